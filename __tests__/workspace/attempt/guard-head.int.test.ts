import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { NO_PROTECTION, toBranchProtection } from '../../../src/domain/paths/branch-protection.ts';
import { type HeadGuard, requireHead } from '../../../src/workspace/attempt/guard-head.ts';
import { openWorkspace, startAttempt, TASK_BRANCH } from '../../helpers/open-workspace.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

const findProtection = toBranchProtection({ protection: NO_PROTECTION, bases: ['main'], defaultBranch: undefined });
const guard: HeadGuard = { branch: TASK_BRANCH, step: 'the agent starts', findProtection };
const refusal = (found: RegExp) => ({
  code: 'workspace_head_moved',
  data: { step: 'the agent starts', found: expect.stringMatching(found) },
});

describe('W1: the branch is read from the HEAD of now, not from what was remembered', () => {
  test('a workspace on its branch passes, on the task branch and on a scratch branch', async () => {
    const opened = await openWorkspace();
    await expect(requireHead(opened.workspace, guard)).resolves.toBeUndefined();
    const { scratchBranch } = await startAttempt(opened);
    await expect(requireHead(opened.workspace, { ...guard, branch: scratchBranch })).resolves.toBeUndefined();
  });

  test.each([
    ['detached', ['checkout', '--quiet', '--detach'], /HEAD in the folder is on no branch/],
    ['on another branch', ['checkout', '--quiet', '-b', 'other'], /is on "refs\/heads\/other"$/],
    ['on a protected one', ['symbolic-ref', 'HEAD', 'refs/heads/main'], /"refs\/heads\/main", which is the base/],
  ])('a folder whose HEAD is %s is refused', async (_name, args, found) => {
    const { workspace } = await openWorkspace();
    await git(workspace.path, ...args);
    await expect(requireHead(workspace, guard)).rejects.toMatchObject(refusal(found));
  });

  test('our own HEAD is looked at as well', async () => {
    const { workspace, controlDir } = await openWorkspace();
    await git(controlDir, 'symbolic-ref', 'HEAD', 'refs/heads/other');
    await expect(requireHead(workspace, guard)).rejects.toMatchObject(refusal(/our own HEAD/));
    await writeFile(join(controlDir, 'HEAD'), `${(await git(controlDir, 'rev-parse', TASK_BRANCH)).trim()}\n`);
    await expect(requireHead(workspace, guard)).rejects.toMatchObject(refusal(/our own HEAD is on no branch/));
  });

  test('a branch that is protected is refused even when it is the expected one', async () => {
    const { workspace } = await openWorkspace();
    const strict = toBranchProtection({
      protection: { globs: ['groundhog/**'], names: [] },
      bases: [],
      defaultBranch: undefined,
    });
    await expect(requireHead(workspace, { ...guard, findProtection: strict })).rejects.toMatchObject(
      refusal(/which is a protected branch by the settings/),
    );
  });
});
