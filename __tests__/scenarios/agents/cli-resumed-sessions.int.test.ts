import { chmod, cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect } from '@jest/globals';
import { parseJson } from '../../helpers/json.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, runOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

/** Runs three attempts with a CLI that changes nothing, and returns the conversations that it was to resume. */
async function listResumed(flags: readonly string[]) {
  const folder = await createTempDir('resuming-cli');
  const program = join(folder, 'cli.mjs');
  await cp(fileURLToPath(new URL('../../fixtures/agents/keeps-conversation.mjs', import.meta.url)), program);
  await chmod(program, 0o755);
  const { dir } = await createPlanRepo(greetPlan());
  const env = { ANTHROPIC_API_KEY: 'none', ANTHROPIC_BASE_URL: 'http://127.0.0.1:1' };
  const run = await runOnLaptop(dir, { flags: ['--agent', 'claude-code', '--agent-command', program, ...flags], env });
  expect(run.document.ending).toBe('blocked');
  const starts = (await readFile(join(folder, 'starts.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => parseJson(line));
  return starts.map((start) => Object(start).resumed);
}

quickTest(
  'the first retry of a checkpoint resumes the conversation of its CLI, and no other attempt does',
  async () => {
    expect(await listResumed(['--session', 'resume-once'])).toEqual([null, 'id-1', null]);
  },
);

slowTest('no attempt resumes anything unless that is asked for', async () => {
  expect(await listResumed([])).toEqual([null, null, null]);
});
