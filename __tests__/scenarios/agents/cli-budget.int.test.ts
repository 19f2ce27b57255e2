import { afterEach, expect } from '@jest/globals';
import { completeTest, quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createPlanRepo,
  greetPlan,
  listEventKinds,
  listRefs,
  listSubjects,
  planOfTwo,
  runOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';

afterEach(cleanUp);

quickTest('a budget that is used up blocks the task, and a rerun stays blocked without a write', async () => {
  const { dir, commit } = await createPlanRepo(planOfTwo({ budget: 2 }));
  const agent = agentCommand('does-step-one-only.sh');
  const first = await runOnLaptop(dir, { agent });
  expect(first).toMatchObject({ exitCode: 1, leftovers: [], document: { ending: 'blocked' } });
  expect(first.document.checkpoints).toMatchObject([
    { id: 'greet', outcome: 'success' },
    { id: 'bye', outcome: 'abandoned', attempts: [{ outcome: 'failed' }, { outcome: 'failed' }] },
  ]);
  expect(first.document.reason).toMatch(/budget/);
  const near = 'bye is at 2 of 2 attempts (attempt_budget); at the limit it is given up.';
  expect(first.stderr).toContain(`bye: attempt 3 starts (2 of 2 at this checkpoint).\n           Warning: ${near}\n`);
  expect(first.stderr.match(/attempt_budget/g)).toHaveLength(1);
  expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Do greet']);
  const refs = await listRefs(dir);
  const second = await runOnLaptop(dir, { agent });
  expect(second).toMatchObject({ exitCode: 1, document: { ending: 'blocked' } });
  expect(second.document.checkpoints).toEqual(first.document.checkpoints);
  expect(await listRefs(dir)).toBe(refs);
});

slowTest('a raised budget lets a blocked task go on, and what has landed stays', async () => {
  const { dir, commit } = await createPlanRepo(planOfTwo({ budget: 1 }));
  await runOnLaptop(dir, { agent: agentCommand('does-step-one-only.sh') });
  const landed = await git(dir, 'rev-parse', TASK_BRANCH);
  const run = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh'), planText: planOfTwo({ budget: 2 }) });
  expect(run).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
  expect(run.document.checkpoints[1]?.attempts.map(({ day, outcome }) => [day, outcome])).toEqual([
    [2, 'failed'],
    [3, 'passed'],
  ]);
  expect(await git(dir, 'rev-parse', `${TASK_BRANCH}^`)).toBe(landed);
  expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
});

completeTest('a budget of one gives exactly one attempt', async () => {
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  const run = await runOnLaptop(dir, { agent: agentCommand('errs-always.sh') });
  expect(run).toMatchObject({ exitCode: 1, document: { ending: 'blocked' } });
  expect(run.document.checkpoints[0]?.attempts).toHaveLength(1);
  expect((await listEventKinds(dir)).filter((kind) => kind === 'attempt_started')).toHaveLength(1);
  expect(await git(dir, 'for-each-ref', TASK_BRANCH)).toBe('');
});

slowTest('the setting for the budget is a fallback: the plan and then the checkpoint come first', async () => {
  const agent = agentCommand('errs-always.sh');
  const flags = ['--attempt-budget-default', '2'];
  const count = async (plan: string) => {
    const { dir } = await createPlanRepo(plan);
    return (await runOnLaptop(dir, { agent, flags })).document.checkpoints[0]?.attempts.length;
  };
  expect(await count(greetPlan())).toBe(2);
  expect(await count(greetPlan({ head: 'attempt_budget_default: 1\n' }))).toBe(1);
  const both = { head: 'attempt_budget_default: 2\n', more: '    attempt_budget: 1\n' };
  expect(await count(greetPlan(both))).toBe(1);
});

slowTest('a mistyped command ends the run and uses no budget; one that has changed a file before uses it', async () => {
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  const first = await runOnLaptop(dir, { agent: './scripts/agnet.sh --fast' });
  expect(first).toMatchObject({ leftovers: [], document: { ending: 'infra_error' } });
  expect(first.document.checkpoints).toMatchObject([{ outcome: 'pending', attempts: [{ outcome: 'interrupted' }] }]);
  expect(first.document.reason).toMatch(/could not be run: exit code 127;[\s\S]*agnet\.sh[\s\S]*relative path .* Fix/);
  const second = await runOnLaptop(dir, { agent: 'echo tried >notes.txt; no-such-tool' });
  expect(second.document).toMatchObject({
    ending: 'blocked',
    checkpoints: [{ attempts: [{ outcome: 'interrupted' }, { outcome: 'failed' }] }],
  });
});
