import { join } from 'node:path';
import {
  type ChangedTestFile,
  findUncommittedTests,
  type UncommittedTest,
} from '../../domain/baseline/uncommitted-tests.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { isAmongTests } from '../../domain/toolchain/test-files.ts';
import { readBeginning } from '../../exec/files/read-beginning.ts';
import { diffTrees } from '../../git/diff-tree.ts';
import type { Git } from '../../git/git.ts';
import { listFilesWith } from '../../git/grep.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { readFileOf } from '../../store/read-file-at.ts';
import type { UncommittedFiles } from './describe-uncommitted.ts';

const MAX_FILES = 50;
const MAX_BYTES = 256 * 1024;

interface WorkingCopy {
  /** The repository with the commit that the task works from. */
  readonly git: Git;
  readonly commit: ObjectId;
  readonly findUncommitted: () => Promise<UncommittedFiles>;
  /** The tip of the base, for a task that began before it. */
  readonly tip?: ObjectId | undefined;
}

/**
 * Finds the demanded tests that only uncommitted files have, or files at the base by now, and that no file of tests in the
 * commit names.
 */
export async function locateUncommittedTests(
  plan: Plan,
  { git, commit, findUncommitted, tip }: WorkingCopy,
): Promise<readonly UncommittedTest[]> {
  const criteria = plan.checkpoints.flatMap(({ success_criteria }) => success_criteria);
  if (!criteria.some((each) => each.kind === 'tests' && each.must_pass !== undefined)) return [];
  const files = [
    ...(await readUncommitted(git, commit, await findUncommitted())),
    ...(tip === undefined ? [] : await readLater(git, commit, tip)),
  ];
  const found: UncommittedTest[] = [];
  for (const each of findUncommittedTests(plan, files)) {
    // Another file may have a test of the same name. Where git cannot tell, the run does.
    const others = await listFilesWith(git, { commit, isWord: !each.isStart }, each.name).catch(() => undefined);
    if (others?.some(isAmongTests) === false) found.push(each);
  }
  return found;
}

async function readUncommitted(git: Git, commit: ObjectId, { root, changed, untracked }: UncommittedFiles) {
  if (root === undefined) return [];
  const paths = [...changed, ...untracked].filter(isAmongTests).slice(0, MAX_FILES);
  return Promise.all(
    paths.map(async (path): Promise<ChangedTestFile> => {
      const onDisk = await readBeginning(join(root, path), MAX_BYTES).catch(() => undefined);
      return { path, onDisk: toText(onDisk), committed: toText(await readFileOf(git, commit, path)) };
    }),
  );
}

/** Reads the files of tests that a task and the tip of its base have otherwise; none where git lacks one of the two. */
async function readLater(git: Git, commit: ObjectId, tip: ObjectId) {
  const differences = await diffTrees(git, commit, tip).catch(() => []);
  const paths = differences.map(({ path }) => toReadablePath(path)).filter(isAmongTests);
  return Promise.all(
    paths.slice(0, MAX_FILES).map(async (path): Promise<ChangedTestFile> => {
      const [onDisk, committed] = [await readFileOf(git, tip, path), await readFileOf(git, commit, path)];
      return { path, onDisk: toText(onDisk), committed: toText(committed), isAtBase: true };
    }),
  );
}

function toText(bytes: Uint8Array | undefined): string {
  return bytes === undefined ? '' : Buffer.from(bytes).toString('utf8');
}
