import { writeFile } from 'node:fs/promises';
import { afterEach, expect, test } from '@jest/globals';
import { rowsOfRun } from '../../helpers/slow-run.ts';
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

// Put together here, so that no scanner takes this file for a leak.
const vendorToken = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`;
const ownSecret = 'swordfish-of-the-caller-4711';

const SECRETS = [
  ["is a value of the caller's environment", ownSecret, { DEPLOY_PASSWORD: ownSecret }],
  ['looks like a token', vendorToken, {}],
] as const;

test.each(rowsOfRun(SECRETS, (_, index) => index === 0))(
  'a secret that %s fails the attempt and gets nowhere',
  async (_what, secret, env) => {
    const notes = await createNotes();
    await writeFile(notes.file('secret'), secret);
    const { dir } = await createPlanRepo(greetPlan());
    const run = await runOnLaptop(dir, { agent: agentCommand('leaks.mjs', notes.file('secret')), env });
    expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
    const [first, second] = run.document.checkpoints[0]?.attempts ?? [];
    expect(first).toMatchObject({ outcome: 'failed', scratch_commit: null, failure_report: { source: 'runner' } });
    expect(first?.failure_report?.what_happened).toMatch(/looks like a secret: config\.txt/);
    expect(second).toMatchObject({ outcome: 'passed' });
    expect(await git(dir, 'for-each-ref', 'refs/groundhog/hello/day-1')).toBe('');
    expect(await git(dir, 'log', '-1', '--format=%s', TASK_BRANCH)).toMatch(/^Write the greeting without /);
    const objects = await readAllObjects(dir);
    expect(objects).toContain('Write the greeting without');
    for (const text of [run.stdout, run.stderr, objects]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(Buffer.from(secret).toString('base64').slice(0, 20));
    }
    expect(run.stderr).toMatch(/\| said: /);
  },
);
