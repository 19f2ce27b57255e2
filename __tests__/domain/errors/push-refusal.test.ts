import { expect, test } from '@jest/globals';
import { describePushRefusal, toPushRefusal } from '../../../src/domain/errors/push-refusal.ts';

test.each([
  ['branch_rule', 'refs/heads/a: push declined due to repository rule violations\nerror: GH013: Repository rule'],
  ['branch_rule', 'refs/heads/a: protected branch hook declined\nerror: GH006: Protected branch update failed'],
  ['workflow_change', 'refusing to allow a GitHub App to create or update workflow `.github/workflows/a.yml` without'],
  ['workflow_change', 'refusing to allow an OAuth App to create or update workflow `a` without `workflow` scope'],
  ['remote_rejected', 'refs/heads/a: pre-receive hook declined\nerror: GH001: Large files detected.'],
  ['remote_rejected', 'refs/heads/a: pre-receive hook declined'],
])('the code is %s where a remote says %j', (code, said) => {
  expect(toPushRefusal(said)).toMatchObject({ code, data: { stderr: said } });
  expect(describePushRefusal(said)).toContain(said.split('\n')[0]);
});

test('a task branch that is checked out meanwhile is no rule, and git has no word on settings there', () => {
  const said =
    "refs/heads/a: branch is currently checked out\nerror: refusing to update checked out branch\nset 'receive.denyCurrentBranch'";
  expect(toPushRefusal(said).code).toBe('task_branch_checked_out');
  expect(describePushRefusal(said)).toMatch(/git switch --detach/);
  expect(describePushRefusal(said)).not.toContain('denyCurrentBranch');
});
