import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { taskIdSchema } from '../../../src/domain/ids.ts';
import { defaultTaskBranch, findBranchNameProblem, scratchBranchName } from '../../../src/domain/refs/ref-name.ts';
import { gitEnv } from '../../helpers/temp-repo.ts';

const run = promisify(execFile);

async function doesGitAccept(branch: string): Promise<boolean> {
  const args = ['check-ref-format', '--branch', branch];
  return run('git', args, { env: { ...gitEnv } }).then(
    ({ stdout }) => stdout === `${branch}\n`,
    () => false,
  );
}

const id = fc.string({ unit: fc.constantFrom(...'abz019._-'), minLength: 1, maxLength: 63 });
const branch = fc.string({
  unit: fc.constantFrom('a', '.', '/', '-', '@', '{', '~', ' ', '\\', '*', 'é', '.lock', '\u007f', 'HEAD', ':'),
  maxLength: 6,
});

test('S17: a task id makes refs that git accepts', async () => {
  await fc.assert(
    fc.asyncProperty(id, async (text) => {
      const parsed = taskIdSchema.safeParse(text);
      fc.pre(parsed.success);
      if (!parsed.success) return;
      expect(await doesGitAccept(defaultTaskBranch(parsed.data))).toBe(true);
      expect(findBranchNameProblem(scratchBranchName(parsed.data, 1))).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});

test('a branch name that is taken is one that git accepts', async () => {
  const usual = ['main', 'feature/x', 'a.b', 'a-b', 'é', '@a', 'groundhog/demo/task'];
  const names = [...usual, ...fc.sample(branch, { numRuns: 120, seed: 7 })];
  for (const name of new Set(names)) {
    if (findBranchNameProblem(name) === undefined) expect([name, await doesGitAccept(name)]).toEqual([name, true]);
  }
});
