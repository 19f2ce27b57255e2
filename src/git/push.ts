import { GitError } from '../domain/errors/errors.ts';
import type { ObjectId } from '../domain/ids.ts';
import type { RefName } from '../domain/refs/ref-name.ts';
import type { Git, GitResult } from './git.ts';
import { toGitError } from './git-failure.ts';
import { type Remote, toReceivePack, toRemoteEnvironment } from './remote.ts';

/** One ref to move on the remote. Undefined stands for a ref that is not there. */
export interface RefMove {
  readonly ref: RefName;
  readonly from: ObjectId | undefined;
  readonly to: ObjectId | undefined;
}

const MAX_LINES = 12;
const MAX_CHARS = 2000;

export type PushOutcome =
  | { readonly kind: 'pushed' }
  /** Some ref is not where the caller thought. */
  | { readonly kind: 'stale'; readonly reason: string }
  /** The remote's rules said no to these refs. */
  | { readonly kind: 'rejected'; readonly reason: string; readonly refs: readonly string[] }
  /** No clear answer: the push may have happened. */
  | { readonly kind: 'unclear'; readonly error: GitError };

/** Moves all refs on the remote or none, each only from where the caller says it is. */
export async function pushRefs(git: Git, remote: Remote, moves: readonly RefMove[]): Promise<PushOutcome> {
  const leases = moves.map(({ ref, from }) => `--force-with-lease=${ref}:${from ?? ''}`);
  const refspecs = moves.map(({ ref, to }) => `${to ?? ''}:${ref}`);
  const flags = [
    '--atomic',
    '--porcelain',
    '--no-verify',
    '--no-signed',
    '--no-follow-tags',
    '--recurse-submodules=no',
  ];
  const args = ['push', ...flags, ...toReceivePack(remote), ...leases, '--end-of-options', remote.url, ...refspecs];
  try {
    const answer = await git.text(args, {
      env: toRemoteEnvironment(remote),
      okExitCodes: [0, 1],
    });
    return answer.exitCode === 0 ? { kind: 'pushed' } : explainRefusal(answer, git.redact);
  } catch (error) {
    if (error instanceof GitError) return { kind: 'unclear', error };
    throw error;
  }
}

/** Reads the lines "!<TAB>from:to<TAB>[rejected] (why)". */
function explainRefusal(answer: GitResult<string>, redact: Git['redact']): PushOutcome {
  // Before anything is cut: half of a secret is not found.
  const [stdout, stderr] = [redact(answer.stdout), redact(answer.stderr)];
  const refused = [...stdout.matchAll(/^!\t[^\t]*:([^\t]+)\t\[(.*)\] \((.*)\)$/gm)].map(
    ([, ref = '', what = '', why = '']) => ({ ref, what, why }),
  );
  const rejected = refused.filter(
    ({ why }) =>
      !/stale info|atomic|fetch first|non-fast-forward|already exists|cannot lock ref|failed to update ref|incorrect old value/.test(
        why,
      ),
  );
  const error = toGitError({ args: ['push'], exitCode: 1, stderr: answer.stderr, redact });
  // No rule: the remote could not write, and may be able to later.
  const isUnable =
    rejected.some(({ why }) => /unable to migrate objects/.test(why)) || isLocked(stderr) || couldNotWrite(stderr);
  if (error.code === 'disk_full' || isUnable) return { kind: 'unclear', error };
  if (rejected.length > 0)
    return { kind: 'rejected', reason: describeRejection(rejected, stderr), refs: rejected.map(({ ref }) => ref) };
  if (refused.length > 0) return { kind: 'stale', reason: toReason(findOwnReasons(refused)) };
  return { kind: 'unclear', error };
}

/** Somebody else is writing the ref, or has died while they did: git says so, and nothing of where the ref is. */
function isLocked(stderr: string): boolean {
  return /cannot lock ref .*Unable to create .*\.lock': File exists/.test(stderr);
}

/** The remote had no place for what was sent, whatever it was, or none for the new value of a ref. */
function couldNotWrite(stderr: string): boolean {
  return (
    /^error: remote unpack failed: (unable to create temporary object directory|.* fork failed)$/m.test(stderr) ||
    /cannot (update|lock) ref '[^']*': (couldn't (write|set) '|unable to append to '|unable to create directory)/.test(
      stderr,
    )
  );
}

interface RefusedRef {
  readonly ref: string;
  readonly why: string;
}

/** Those that were refused for themselves, where git says which; the others went with them. */
function findOwnReasons(refused: readonly RefusedRef[]): readonly RefusedRef[] {
  const own = refused.filter(({ why }) => !/atomic/.test(why));
  return own.length > 0 ? own : refused;
}

function toReason(refused: readonly RefusedRef[]): string {
  return refused.map(({ ref, why }) => `${ref}: ${why}`).join('\n');
}

/** The refs with git's word for it, and then what the remote said itself: only there is the rule named. */
function describeRejection(rejected: readonly RefusedRef[], stderr: string): string {
  const said = [...stderr.matchAll(/^remote: ?(.*)$/gm)]
    .map(([, line = '']) => line.trim())
    .filter((line) => line !== '');
  return [toReason(rejected), ...said].join('\n').split('\n').slice(0, MAX_LINES).join('\n').slice(0, MAX_CHARS);
}
