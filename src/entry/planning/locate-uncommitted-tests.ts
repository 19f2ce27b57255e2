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
import type { Git } from '../../git/git.ts';
import { listFilesWith } from '../../git/grep.ts';
import { readFileOf } from '../../store/read-file-at.ts';
import type { UncommittedFiles } from './describe-uncommitted.ts';

const MAX_FILES = 50;
const MAX_BYTES = 256 * 1024;

interface WorkingCopy {
  /** The repository with the commit that the task works from. */
  readonly git: Git;
  readonly commit: ObjectId;
  readonly findUncommitted: () => Promise<UncommittedFiles>;
}

/** Finds the demanded tests that only uncommitted files have, and that no file of tests in the commit names. */
export async function locateUncommittedTests(
  plan: Plan,
  { git, commit, findUncommitted }: WorkingCopy,
): Promise<readonly UncommittedTest[]> {
  const criteria = plan.checkpoints.flatMap(({ success_criteria }) => success_criteria);
  if (!criteria.some((each) => each.kind === 'tests' && each.must_pass !== undefined)) return [];
  const { root, changed, untracked } = await findUncommitted();
  if (root === undefined) return [];
  const paths = [...changed, ...untracked].filter(isAmongTests).slice(0, MAX_FILES);
  const files = await Promise.all(
    paths.map(async (path): Promise<ChangedTestFile> => {
      const onDisk = await readBeginning(join(root, path), MAX_BYTES).catch(() => undefined);
      return { path, onDisk: toText(onDisk), committed: toText(await readFileOf(git, commit, path)) };
    }),
  );
  const found: UncommittedTest[] = [];
  for (const each of findUncommittedTests(plan, files)) {
    // Another file may have a test of the same name. Where git cannot tell, the run does.
    const others = await listFilesWith(git, { commit, isWord: !each.isStart }, each.name).catch(() => undefined);
    if (others?.some(isAmongTests) === false) found.push(each);
  }
  return found;
}

function toText(bytes: Uint8Array | undefined): string {
  return bytes === undefined ? '' : Buffer.from(bytes).toString('utf8');
}
