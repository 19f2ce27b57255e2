import { afterEach, expect } from '@jest/globals';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { withHub } from '../job.ts';
import { agentCommand, createNotes, greetPlan, listEventKinds, listRefs } from '../laptop.ts';

afterEach(cleanUp);

const WRITES = agentCommand('writes-file.sh', 'greeting.txt', 'hello');
const BRANCHES = /^\/repos\/octo\/hello\/branches$/;

quickTest('a branch that GitHub protects is no task branch, and nothing is written', () =>
  withHub({ protectedBranches: ['live'] }, async ({ bare, commit, run, countWrites, github }) => {
    await git(bare, 'branch', 'live', commit);
    const refs = await listRefs(bare);
    const result = await run({ agent: WRITES, inputs: { 'task-branch': 'live' } });
    expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    expect(result.summary).toMatch(/"live" is protected on GitHub/);
    expect(await listRefs(bare)).toBe(refs);
    expect(countWrites()).toEqual({ api: 0, git: 0 });
    expect(github.requests.filter(({ path }) => BRANCHES.test(path))).toMatchObject([
      { method: 'GET', query: expect.stringContaining('protected=true') },
    ]);
  }),
);

slowTest('a token that may not ask for protected branches gets a warning, and the run goes on', () =>
  withHub({}, async ({ github, run }) => {
    const body = { message: 'Resource not accessible by integration' };
    github.fail({ path: BRANCHES, fault: { kind: 'answer', hasActed: false, status: 403, body } });
    const result = await run({ agent: WRITES });
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect(result.stdout).toMatch(
      /Warning: GitHub did not report which branches are protected: Resource not accessible/,
    );
  }),
);

quickTest('the input "protected-branches" protects what its globs match', () =>
  withHub({}, async ({ run, countWrites }) => {
    const inputs = { 'task-branch': 'release/2', 'protected-branches': 'stable\nrelease/*' };
    const result = await run({ agent: WRITES, inputs });
    expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    expect(result.summary).toMatch(/protected branch by the settings of this run/);
    expect(countWrites()).toEqual({ api: 0, git: 0 });
  }),
);

slowTest('the input "fresh" discards the workspace of a failed attempt', async () => {
  const notes = await createNotes();
  await withHub({ plan: greetPlan(), files: { '.gitignore': 'build/\n' } }, async ({ bare, run }) => {
    const result = await run({ agent: agentCommand('leaves-ignored.sh', notes.dir), inputs: { fresh: 'true' } });
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', attempts: '2' } });
    expect(await listEventKinds(bare)).toEqual(expect.arrayContaining(['rollback_started', 'rollback_completed']));
  });
});
