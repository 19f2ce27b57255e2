import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { objectIdSchema } from '../../src/domain/ids.ts';
import type { GroundhogRun } from '../../src/domain/record/run-record.ts';
import { findOnPath } from '../../src/exec/programs.ts';
import { openGitIn } from '../../src/git/git-in-folder.ts';
import { findPlainRepository } from '../../src/git/plain-repository.ts';
import { markMerged } from '../../src/store/mark-merged.ts';
import { cleanUp, createRepo, git, writeFiles } from '../helpers/temp-repo.ts';
import { makeLandedAttempt, makeView } from '../report/make-view.ts';

let dir = '';
let base = '';
let head = '';

beforeEach(async () => {
  ({ dir, commit: base } = await createRepo({ files: { 'a.txt': 'a\n' } }));
  head = await git(dir, 'commit-tree', '-p', base, '-m', 'Work', 'HEAD^{tree}');
  await git(dir, 'branch', 'groundhog/demo/task', head);
});

afterEach(cleanUp);

/** Marks a task that has passed at the head, in this repository. */
async function mark(changes: Partial<GroundhogRun> = {}) {
  const view = makeView([{ checkpoint_id: 'a', outcome: 'success', attempts: [makeLandedAttempt(1)] }], {
    ...{ base_ref: 'main', base_sha: objectIdSchema.parse(base), head: objectIdSchema.parse(head) },
    ...{ task_branch: 'groundhog/demo/task', run_url: null, ending: 'passed', ...changes },
  });
  const openGit = async () => openGitIn(dir, (await findOnPath('git', process.env.PATH ?? '')) ?? '');
  const [{ isMerged, laterCommits, isBaseRewritten, movedTo, isHeadInBase, isRewound } = {}] = await markMerged(
    [view],
    {
      openGit,
      commonDir: findPlainRepository(dir),
    },
  );
  return { isMerged, laterCommits, isBaseRewritten, movedTo, isHeadInBase, isRewound };
}

test('a branch that is gone is no loss where the base has what an open task works from', async () => {
  await git(dir, 'branch', '-D', 'groundhog/demo/task');
  const open = makeView([{ checkpoint_id: 'b', outcome: 'pending' }]).record.checkpoints;
  const grown = { ending: 'blocked' as const, checkpoints: open };
  expect(await mark(grown)).toMatchObject({ movedTo: null });
  await git(dir, 'update-ref', 'refs/heads/main', head);
  expect(await mark(grown)).toEqual({ isHeadInBase: true });
  // One that has passed is merged.
  expect(await mark()).toEqual({ isMerged: true, movedTo: null });
});

test('a task has its branch where it has passed, elsewhere, or nowhere', async () => {
  expect(await mark()).toEqual({});
  await git(dir, 'branch', '--force', 'groundhog/demo/task', base);
  expect(await mark()).toEqual({ movedTo: base, isRewound: true });
  const above = await git(dir, 'commit-tree', '-p', head, '-m', 'By a person', 'HEAD^{tree}');
  await git(dir, 'branch', '--force', 'groundhog/demo/task', above);
  expect(await mark()).toEqual({ movedTo: above });
  await git(dir, 'branch', '-D', 'groundhog/demo/task');
  expect(await mark()).toEqual({ movedTo: null });
  // The branch of a job is on GitHub.
  expect(await mark({ run_url: 'https://github.test/acme/widgets/actions/runs/1' })).toEqual({});
});

test('a task is merged by a fast-forward, or below a commit of others', async () => {
  await git(dir, 'update-ref', 'refs/heads/main', head);
  expect(await mark()).toEqual({ isMerged: true });
  await git(dir, 'update-ref', 'refs/heads/main', await git(dir, 'commit-tree', '-p', head, '-m', 'x', 'HEAD^{tree}'));
  expect(await mark()).toEqual({ isMerged: true });
});

test('commits that the base branch has since are counted, and not where it lacks what the task began from', async () => {
  const commit = async (parent: string) => git(dir, 'commit-tree', '-p', parent, '-m', 'x', 'HEAD^{tree}');
  const second = await commit(await commit(base));
  await git(dir, 'update-ref', 'refs/heads/main', second);
  expect(await mark()).toEqual({ laterCommits: 2 });
  // As git keeps refs of a repository that was packed.
  await git(dir, 'pack-refs', '--all');
  expect(await mark()).toMatchObject({ laterCommits: 2 });
  head = await commit(second);
  await git(dir, 'update-ref', 'refs/heads/groundhog/demo/task', head);
  expect(await mark()).toEqual({});
});

test('a base that its branch has no more was rewritten, and one that the branch never had was not', async () => {
  const commit = async (parent: string) => git(dir, 'commit-tree', '-p', parent, '-m', 'x', 'HEAD^{tree}');
  const [root, second] = [base, await commit(base)];
  head = await commit(second);
  await git(dir, 'update-ref', 'refs/heads/groundhog/demo/task', head);
  base = second;
  expect(await mark()).toEqual({});
  await git(dir, 'update-ref', 'refs/heads/main', second);
  expect(await mark()).toEqual({});
  await git(dir, 'update-ref', 'refs/heads/main', root);
  expect(await mark()).toEqual({ isBaseRewritten: true });
  await git(dir, 'commit', '--quiet', '--allow-empty', '-m', 'Other work');
  expect(await mark()).toEqual({ laterCommits: 1, isBaseRewritten: true });
});

test('commits since are counted of a task with work left, which is never merged, and by the tip of a remote', async () => {
  const open = { checkpoints: makeView([{ checkpoint_id: 'a' }]).record.checkpoints, ending: 'blocked' } as const;
  const later = await git(dir, 'commit-tree', '-p', head, '-m', 'x', 'HEAD^{tree}');
  await git(dir, 'update-ref', 'refs/heads/main', later);
  expect(await mark(open)).toEqual({ laterCommits: 1 });
  expect(await mark({ ...open, ending: null })).toEqual({});
  const view = makeView([{ checkpoint_id: 'a', outcome: 'success', attempts: [makeLandedAttempt(1)] }], {
    ...{ base_ref: 'trunk', base_sha: objectIdSchema.parse(base), head: objectIdSchema.parse(head), ending: 'passed' },
  });
  const openGit = async () => openGitIn(dir, (await findOnPath('git', process.env.PATH ?? '')) ?? '');
  const findTip = async (branch: string) => (branch === 'refs/heads/trunk' ? objectIdSchema.parse(later) : undefined);
  expect(await markMerged([view], { openGit, findTip })).toMatchObject([{ isMerged: true }]);
  expect(await markMerged([view], { openGit, findTip: async () => undefined })).toEqual([{ ...view, movedTo: null }]);
});

test('a task is merged by a squash, until the base branch changes one of its files', async () => {
  const commitWith = async (parent: string, text: string) => {
    await writeFiles(dir, { 'b.txt': text });
    await git(dir, 'add', '--all');
    return git(dir, 'commit-tree', '-p', parent, '-m', 'x', await git(dir, 'write-tree'));
  };
  head = await commitWith(base, 'work\n');
  await git(dir, 'update-ref', 'refs/heads/groundhog/demo/task', head);
  const squashed = await git(dir, 'commit-tree', '-p', base, '-m', 'Squashed', `${head}^{tree}`);
  await git(dir, 'update-ref', 'refs/heads/main', squashed);
  expect(await mark()).toEqual({ isMerged: true });
  await git(dir, 'update-ref', 'refs/heads/main', await commitWith(squashed, 'changed since\n'));
  expect(await mark()).toEqual({ laterCommits: 2 });
});
