import { describe, expect, test } from '@jest/globals';
import { toBranchProtection } from '../../../src/domain/paths/branch-protection.ts';

const find = toBranchProtection({
  protection: { globs: ['release/*', 'Stable'], names: ['live', 'odd{name}'] },
  bases: ['refs/heads/develop', undefined],
  defaultBranch: 'trunk',
});

describe('the protection of branches', () => {
  test.each([
    ['develop', 'is the base of the task'],
    ['trunk', 'is the default branch'],
    ['main', 'has a name of default branches'],
    ['master', 'has a name of default branches'],
    ['live', 'is protected on GitHub'],
    ['odd{name}', 'is protected on GitHub'],
    ['release/1', 'is a protected branch by the settings of this run'],
    ['stable', 'is a protected branch by the settings of this run'],
    ['MAIN', 'has a name of default branches'],
    ['refs/heads/main', 'has a name of default branches'],
  ])('%s %s', (branch, reason) => expect(find(branch)).toBe(reason));

  test.each(['groundhog/demo/task', 'release', 'release/1/x', 'maintenance', 'topic/main', 'oddname'])(
    '%s is free to work on',
    (branch) => expect(find(branch)).toBeUndefined(),
  );
});
