import { CONFIG_PATH } from '../../domain/config/run-config.ts';
import { compileGlobs } from '../../domain/paths/glob.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { listPlanPaths } from '../../domain/toolchain/named-paths.ts';
import { isAmongTests } from '../../domain/toolchain/test-files.ts';
import { findWorkTree, requireGitDir } from '../../git/find-git-dir.ts';
import type { Git } from '../../git/git.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { readStatus } from '../../git/status.ts';

/** The files of a checkout whose state there is in no commit. */
export interface UncommittedFiles {
  /** The root of the checkout; undefined where there is none. */
  readonly root: string | undefined;
  readonly changed: readonly string[];
  readonly untracked: readonly string[];
}

/** Finds the files of a checkout whose state there is in no commit; none where there is no checkout. */
export async function findUncommitted(git: Git, repo: string): Promise<UncommittedFiles> {
  const root = await findWorkTree(git, repo);
  if (root === undefined) return { root, changed: [], untracked: [] };
  const { gitDir } = await requireGitDir(git, repo);
  const { changed, untracked } = await readStatus(git.at({ gitDir, workTree: root }));
  return { root, changed: changed.map(toReadablePath), untracked: untracked.map(toReadablePath) };
}

const UNSEEN = 'not committed as they are in your checkout, so that neither agents nor criteria see them';

/** Warnings of uncommitted files: of those that decide about a plan, and of others. */
export interface UncommittedWarnings {
  readonly ofPlan: readonly string[];
  readonly ofOthers: readonly string[];
}

/** Describes the uncommitted files that a plan names, tests and what it protects, and other changed files. */
export function describeUncommitted(
  { changed, untracked }: Omit<UncommittedFiles, 'root'>,
  { plan, planPath }: { readonly plan: Plan; readonly planPath: string | undefined },
): UncommittedWarnings {
  const names = listPlanPaths(plan);
  const isProtected = compileGlobs([
    ...(plan.protect ?? []),
    ...plan.checkpoints.flatMap(({ protect = [] }) => protect),
  ]);
  // The plan itself is read from the disk, and of the configuration there is a warning of its own.
  const all = [...changed, ...untracked].filter((path) => path !== planPath && path !== CONFIG_PATH).sort();
  const named = all.filter((path) => names.has(path));
  const rest = all.filter((path) => !names.has(path));
  const isDeciding = (path: string) => isAmongTests(path) || isProtected(path);
  const others = rest.filter((path) => !isDeciding(path) && changed.includes(path));
  const toText = (start: string, paths: readonly string[]) =>
    paths.length === 0 ? [] : [`${start} ${UNSEEN}: ${listSome(paths)}`];
  return {
    ofPlan: [
      ...toText('The plan names files that are', named),
      ...toText('Tests and protected files are', rest.filter(isDeciding)),
    ],
    ofOthers: toText('Files are', others),
  };
}
