import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { type ModelEndpoint, type ModelScript, startModelEndpoint } from '../../helpers/agents/model-endpoint.ts';
import { call } from '../../helpers/agents/model-turn.ts';
import { parseJson } from '../../helpers/json.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { answerWith, createWishRepo, draftOnLaptop, GOOD_PLAN, VACUOUS_PLAN } from './wish-repository.ts';

let endpoint: ModelEndpoint | undefined;

afterEach(async () => {
  await endpoint?.close();
  await cleanUp();
});

async function start(script: ModelScript): Promise<ModelEndpoint> {
  endpoint = await startModelEndpoint(script);
  return endpoint;
}

/** Reads a file first, tries to write one, answers with a vacuous draft, and corrects it once the faults are named. */
const improving: ModelScript = ({ text, answers }) => {
  if (text.includes('## Your last draft')) return { kind: 'turn', text: answerWith(GOOD_PLAN) };
  if (answers.length === 0) return call('read_file', { path: 'src/greet.js' });
  if (answers.length === 1) return call('search', { pattern: 'greet' });
  return { kind: 'turn', text: answerWith(VACUOUS_PLAN) };
};

test('a wish becomes a plan that was checked at the base, after the faults of the first draft were corrected', async () => {
  const model = await start(improving);
  const { dir } = await createWishRepo();
  const run = await draftOnLaptop(dir, { wish: 'Add a shout that greets in capitals', model, flags: ['--json'] });
  expect(run.stderr).toContain('Written to .groundhog/plans/add-a-shout-that-greets-in-capitals.yml');
  expect(run.exitCode).toBe(0);
  const document = parseJson(run.stdout);
  expect(document).toMatchObject({
    path: '.groundhog/plans/add-a-shout-that-greets-in-capitals.yml',
    rounds: 2,
    criteria: { checked: 3, all: 3 },
    usage: { turns: 4 },
    estimate: null,
  });
  const written = await readFile(join(dir, '.groundhog/plans/add-a-shout-that-greets-in-capitals.yml'), 'utf8');
  expect(written).toMatch(
    /^# Drafted by Groundhog with builtin anthropic scripted-model: 2 rounds, 4 turns, \d+ tokens, \$/,
  );
  expect(written.slice(written.indexOf('\n') + 1)).toBe(GOOD_PLAN);
  const second = model.requests.at(-1)?.text ?? '';
  expect(second).toContain('criterion 1: it holds before any work');
  expect(second).toContain('tests that are to fail before the work pass there');
  const offered = model.requests[0]?.tools.map(({ name }) => name).sort();
  expect(offered).toEqual(['list_files', 'read_file', 'search']);
  expect(await git(dir, 'status', '--porcelain')).toBe('?? .groundhog/');
  expect(await git(dir, 'for-each-ref', 'refs/groundhog', 'refs/heads/groundhog')).toBe('');
});
