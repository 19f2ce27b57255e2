import { dirname, resolve } from 'node:path';
import type { UncommittedTest } from '../../../domain/baseline/uncommitted-tests.ts';
import { parseConfig } from '../../../domain/config/parse-config.ts';
import { CONFIG_PATH, MAX_CONFIG_BYTES } from '../../../domain/config/run-config.ts';
import { renderError } from '../../../domain/errors/error-catalog.ts';
import { GroundhogError } from '../../../domain/errors/errors.ts';
import { toGroundhogError } from '../../../domain/errors/to-groundhog-error.ts';
import type { PlanWarning } from '../../../domain/plan/lint-plan.ts';
import { MAX_PLAN_BYTES, type Plan } from '../../../domain/plan/plan.ts';
import type { RepositoryFiles } from '../../../domain/toolchain/repository-files.ts';
import { findGitDir } from '../../../git/find-git-dir.ts';
import { findCommit } from '../../../git/rev-parse.ts';
import type { CheckedFile } from '../../../report/terminal/checked-files.ts';
import { readRepositoryFiles } from '../../../store/read-repository-files.ts';
import type { HostContext } from '../../compose/host-context.ts';
import { checkPlanBytes, readPlanBytes } from '../../compose/load-plan.ts';
import { withGit } from '../../compose/with-git.ts';
import { describeUncommitted, findUncommitted, type UncommittedFiles } from '../../planning/describe-uncommitted.ts';
import { lintOnMachine } from '../../planning/lint-on-machine.ts';
import { locateImpossible } from '../../planning/locate-impossible.ts';
import { locateUncommittedTests } from '../../planning/locate-uncommitted-tests.ts';
import { warnOfUnwrittenTests } from '../../planning/locate-unwritten-tests.ts';
import { findConfigFault, findValidConfigBeside } from '../../settings/load-config.ts';

/** The name by which standard input is asked for. */
export const STDIN = '-';

/** Returns whether a path names the configuration of a repository. */
export function isConfigPath(path: string): boolean {
  return resolve(path).endsWith(`/${CONFIG_PATH}`);
}

/**
 * Checks a plan, or a configuration, which is known by its path. A plan in a repository is also checked against the commit
 * that is checked out. Never rejects for what is in the file, or that there is none.
 */
export async function checkFile(path: string, host: HostContext): Promise<CheckedFile> {
  const kind = isConfigPath(path) ? 'configuration' : 'plan';
  const file = { path: path === STDIN ? '<stdin>' : path, kind, plan: undefined, warnings: [] } as const;
  const fault = kind === 'configuration' ? findConfigFault(path) : undefined;
  if (fault !== undefined) return { ...file, problems: [{ line: 1, column: 1, message: fault }] };
  try {
    const bytes = path === STDIN ? await readInput() : await readPlanBytes(path);
    if (kind === 'plan') return await checkPlan(file, { bytes, folder: path === STDIN ? '.' : dirname(path) }, host);
    const parsed = parseConfig(Buffer.from(bytes.subarray(0, MAX_CONFIG_BYTES + 1)).toString('utf8'));
    return { ...file, problems: parsed.kind === 'ok' ? [] : parsed.problems };
  } catch (thrown) {
    const error = toGroundhogError(thrown);
    if (error.code === 'internal') throw thrown;
    return { ...file, problems: [{ line: 1, column: 1, message: renderError(error).replace(/\s*\n\s*/g, ' ') }] };
  }
}

/** The text of a plan and the folder that its repository is searched from. */
interface PlanFile {
  readonly bytes: Uint8Array;
  readonly folder: string;
}

async function checkPlan(
  file: Pick<CheckedFile, 'path' | 'kind'>,
  { bytes, folder }: PlanFile,
  host: HostContext,
): Promise<CheckedFile> {
  const parsed = checkPlanBytes(file.path, bytes);
  if (parsed.kind === 'invalid') return { ...file, plan: undefined, warnings: [], problems: parsed.problems };
  const { plan } = parsed;
  const config = await findValidConfigBeside(folder);
  const {
    files,
    uncommitted,
    unseen = [],
    unwritten = [],
  } = (await readRepository(plan, folder, host)) ?? (await readRepository(plan, '.', host)) ?? {};
  const { impossible, warnings } = await lintOnMachine(plan, { files, verifyIn: config?.verify_in }, host);
  const problems = locateImpossible([...impossible, ...unseen], { plan, text: Buffer.from(bytes).toString('utf8') });
  const texts = uncommitted === undefined ? [] : describeUncommitted(uncommitted, { plan, planPath: undefined }).ofPlan;
  const omitted = texts.map((message) => ({ checkpointId: undefined, message }));
  return { ...file, plan, problems, warnings: [...warnings, ...unwritten, ...omitted] };
}

interface CheckedRepository {
  /** The files of the commit that is checked out. */
  readonly files: RepositoryFiles;
  readonly uncommitted: UncommittedFiles;
  readonly unseen: readonly UncommittedTest[];
  /** Of demanded tests that no test file has; none where `unseen` says more. */
  readonly unwritten: readonly PlanWarning[];
}

/** Reads what is committed in the repository of a folder, and what is not; undefined where there is none, no commit, or no git. */
async function readRepository(plan: Plan, folder: string, host: HostContext): Promise<CheckedRepository | undefined> {
  try {
    return await withGit(host, async (opened) => {
      const found = await findGitDir(opened, folder);
      if (found === undefined) return undefined;
      const git = opened.at({ gitDir: found.gitDir });
      const head = await findCommit(git, 'HEAD');
      if (head === undefined) return undefined;
      const uncommitted = await findUncommitted(opened, folder);
      const unseen = await locateUncommittedTests(plan, {
        ...{ git, commit: head },
        findUncommitted: async () => uncommitted,
      });
      const files = await readRepositoryFiles(git, head);
      const unwritten = unseen.length > 0 ? [] : await warnOfUnwrittenTests(plan, { git, commit: head, ...files });
      return { files, uncommitted, unseen, unwritten };
    });
  } catch (thrown) {
    // A plan can be checked without git, which says what is wrong with it in a run.
    if (thrown instanceof GroundhogError) return undefined;
    throw thrown;
  }
}

/** Reads standard input, at most one byte more than a plan may have. */
async function readInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    chunks.push(Buffer.from(chunk));
    size += chunk.length;
    if (size > MAX_PLAN_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_PLAN_BYTES + 1);
}
