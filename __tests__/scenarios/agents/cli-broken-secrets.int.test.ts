import { writeFile } from 'node:fs/promises';
import { afterEach, expect, test } from '@jest/globals';
import { breakSecret, holdsBroken, tricks } from '../../helpers/broken-secrets.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  readAllObjects,
  runOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';

afterEach(cleanUp);

const NAMED = 'swordfish-of-the-caller-4711';
const HEADER = 'header-of-a-checkout-0815';

/** Writes the characters of JSON's escapes, so that a record is searched as its readers see it. */
function decodeJson(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

test('a broken secret gets out by no door of a run, also one that only a setting or a file of git names', async () => {
  const broken = tricks.flatMap(([, insert]) => breakSecret(NAMED, insert).slice(0, 1));
  const notes = await createNotes();
  await writeFile(notes.file('lines'), JSON.stringify([NAMED, HEADER, ...broken]));
  const plan = greetPlan({ more: '    attempt_budget: 2\n' });
  const { dir } = await createPlanRepo(plan, { '.groundhog/config.yml': 'mask: [DEPLOY_KEY]\n' });
  const basic = Buffer.from(`x-access-token:${HEADER}`).toString('base64');
  await git(dir, 'config', 'http.https://github.com/.extraheader', `AUTHORIZATION: basic ${basic}`);
  const agent = agentCommand('leaks-broken.mjs', notes.file('lines'));
  const run = await runOnLaptop(dir, { agent, env: { DEPLOY_KEY: NAMED } });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  const messages = await git(dir, 'log', '--format=%B', TASK_BRANCH);
  const objects = await readAllObjects(dir);
  for (const text of [run.stdout, run.stderr, messages, objects]) {
    expect(text).toContain('***');
    for (const secret of [NAMED, HEADER]) expect(holdsBroken(decodeJson(text), secret)).toBe(false);
  }
  expect(run.stderr).toMatch(/\| said: \*\*\*/);
});
