import { describe, expect, test } from '@jest/globals';
import { requireTaskBranch, type TaskBranchUse } from '../../../src/domain/decisions/require-task-branch.ts';
import { GroundhogError } from '../../../src/domain/errors/errors.ts';
import { objectIdSchema, taskIdSchema } from '../../../src/domain/ids.ts';

const facts: TaskBranchUse = {
  taskId: taskIdSchema.parse('a-task'),
  taskBranch: 'groundhog/a-task',
  recorded: undefined,
  refs: ['refs/heads/main', 'refs/heads/groundhog/b-task'],
  checkedOutAt: undefined,
  protection: { globs: ['release/*'], names: ['stable'] },
  bases: ['refs/heads/base'],
  defaultBranch: 'trunk',
};

function problemOf(change: Partial<TaskBranchUse>): string {
  try {
    requireTaskBranch({ ...facts, ...change });
  } catch (error) {
    return error instanceof GroundhogError ? `${error.code}: ${JSON.stringify(error.data)}` : String(error);
  }
  return 'none';
}

describe('requireTaskBranch', () => {
  test('returns the rule for later checks of a branch that may be used', () => {
    const findProtection = requireTaskBranch({ ...facts, recorded: facts.taskBranch });
    expect([findProtection(facts.taskBranch), findProtection('trunk')]).toEqual([undefined, 'is the default branch']);
  });

  test.each<[string, Partial<TaskBranchUse>, RegExp]>([
    ['an invalid name', { taskBranch: 'a..b' }, /^task_branch_invalid: .*a\.\.b/],
    ['a name of scratch branches', { taskBranch: 'groundhog/a-task/day-1' }, /^task_branch_invalid: .*reserved/],
    ['the branch of another record', { recorded: 'groundhog/other' }, /^task_branch_invalid: .*groundhog\/other/],
    ['the base', { taskBranch: 'base' }, /^task_branch_protected: (?!.*"own").*base of the task/],
    [
      'its own branch, where that is the base',
      { taskBranch: 'groundhog/a-task/task', bases: ['groundhog/a-task/task'], refs: [] },
      /^task_branch_protected: .*"own":"base"/,
    ],
    [
      'its own branch, where the settings protect that',
      { taskBranch: 'groundhog/a-task/task', protection: { globs: ['groundhog/**'], names: [] } },
      /^task_branch_protected: .*"own":"protected"/,
    ],
    ['a protected branch of the host', { taskBranch: 'stable' }, /^task_branch_protected: .*protected on GitHub/],
    ['a protected branch of the settings', { taskBranch: 'release/1' }, /^task_branch_protected: .*settings/],
    [
      'a name below an existing branch',
      { refs: ['refs/heads/groundhog'] },
      /^ref_name_taken: .*refs\/heads\/groundhog/,
    ],
    ['a name of the record that is taken', { refs: ['refs/groundhog'] }, /^ref_name_taken: .*refs\/groundhog/],
    ['a branch that is checked out', { checkedOutAt: '/elsewhere' }, /^task_branch_checked_out: .*\/elsewhere/],
    [
      'a branch that no record knows',
      { unrecorded: objectIdSchema.parse('c'.repeat(40)) },
      /^task_branch_unrecorded: .*a-task.*c{12}"/,
    ],
  ])('refuses %s', (_, change, problem) => {
    expect(problemOf(change)).toMatch(problem);
  });
});
