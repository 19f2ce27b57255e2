import { type ErrorCode, GitError } from '../domain/errors/errors.ts';
import type { ObjectId } from '../domain/ids.ts';
import type { RefName } from '../domain/refs/ref-name.ts';
import type { Git, GitResult } from './git.ts';
import { toGitError } from './git-failure.ts';
import { type Remote, toReceivePack, toRemoteCall } from './remote.ts';

/** A ref to move on the remote; undefined for a ref that does not exist. */
export interface RefMove {
  readonly ref: RefName;
  readonly from: ObjectId | undefined;
  readonly to: ObjectId | undefined;
}

const UNABLE: ReadonlySet<ErrorCode> = new Set(['disk_full', 'git_lock_held', 'git_not_writable']);
const MAX_LINES = 12;
const MAX_CHARS = 2000;

export type PushOutcome =
  | { readonly kind: 'pushed' }
  /** Some ref is not at its `from`. */
  | { readonly kind: 'stale'; readonly reason: string }
  /** A rule of the remote refused these refs. */
  | { readonly kind: 'rejected'; readonly reason: string; readonly refs: readonly string[] }
  /** The remote gave no clear answer: the push may have happened. */
  | { readonly kind: 'unclear'; readonly error: GitError };

/** Moves all refs on the remote or none, each only from its `from`, see `--force-with-lease` in git-push(1). */
export async function pushRefs(git: Git, remote: Remote, moves: readonly RefMove[]): Promise<PushOutcome> {
  const leases = moves.map(({ ref, from }) => `--force-with-lease=${ref}:${from ?? ''}`);
  const refspecs = moves.map(({ ref, to }) => `${to ?? ''}:${ref}`);
  const restrictions = ['--no-verify', '--no-signed', '--no-follow-tags', '--recurse-submodules=no'];
  const flags = ['--atomic', '--porcelain', ...restrictions, ...toReceivePack(remote), ...leases];
  const args = ['push', ...flags, '--end-of-options', remote.url, ...refspecs];
  try {
    const result = await git.text(args, { ...toRemoteCall(remote), okExitCodes: [0, 1] });
    return result.exitCode === 0 ? { kind: 'pushed' } : explainRefusal(result, git, remote);
  } catch (error) {
    if (error instanceof GitError) return { kind: 'unclear', error };
    throw error;
  }
}

/** Parses the lines "!<TAB>from:to<TAB>[rejected] (why)" of a failed push, see OUTPUT in git-push(1). */
function explainRefusal(
  result: GitResult<string>,
  { redact, now }: Pick<Git, 'redact' | 'now'>,
  { url }: Remote,
): PushOutcome {
  // Before any cut: half of a secret is not found.
  const [stdout, stderr] = [redact(result.stdout), redact(result.stderr)];
  // The other side looks for the objects of each of its refs before it takes new ones.
  const [, broken] = /^(?:remote: )?(?:fatal|error): bad object (refs\/\S+)$/m.exec(stderr) ?? [];
  if (broken !== undefined)
    return { kind: 'unclear', error: new GitError('repository_damaged', { path: redact(url), ref: broken }) };
  const refused = [...stdout.matchAll(/^!\t[^\t]*:([^\t]+)\t\[(.*)\] \((.*)\)$/gm)].map(
    ([, ref = '', what = '', why = '']) => ({ ref, what, why }),
  );
  const rejected = refused.filter(isByRule);
  const error = toGitError({ args: ['push'], exitCode: 1, stderr: result.stderr, redact, now });
  // The remote could not write, and may be able to later: this is no rule.
  // Why: docs/decisions/0038-remote-that-cannot-write.md
  const isUnable = rejected.some(({ why }) => /unable to migrate objects/.test(why)) || couldNotWrite(stderr);
  if (UNABLE.has(error.code) || isUnable) return { kind: 'unclear', error };
  if (rejected.length > 0)
    return { kind: 'rejected', reason: describeRejection(rejected, stderr), refs: rejected.map(({ ref }) => ref) };
  if (refused.length > 0) return { kind: 'stale', reason: toReason(findDirectRefusals(refused)) };
  return { kind: 'unclear', error };
}

/** Returns whether a rule of the remote refused a ref. Only git here refuses a move for where the ref is; git there, by a rule. */
function isByRule({ what, why }: { readonly what: string; readonly why: string }): boolean {
  if (why === 'non-fast-forward') return what === 'remote rejected';
  return !/stale info|atomic|fetch first|already exists|cannot lock ref|failed to update ref|incorrect old value/.test(
    why,
  );
}

/** Returns true when the remote could not write the objects or the new value of a ref. */
function couldNotWrite(stderr: string): boolean {
  return (
    /^error: remote unpack failed: (unable to create temporary object directory|.* fork failed)$/m.test(stderr) ||
    /cannot (update|lock) ref '[^']*': (couldn't (write|set) '|unable to append to ')/.test(stderr)
  );
}

interface RefusedRef {
  readonly ref: string;
  readonly why: string;
}

/** Returns the refs that were refused themselves, when git names them; an atomic push refuses the others with them. */
function findDirectRefusals(refused: readonly RefusedRef[]): readonly RefusedRef[] {
  const direct = refused.filter(({ why }) => !/atomic/.test(why));
  return direct.length > 0 ? direct : refused;
}

function toReason(refused: readonly RefusedRef[]): string {
  return refused.map(({ ref, why }) => `${ref}: ${why}`).join('\n');
}

/** Renders the refs with git's reasons, then the remote's messages, which alone name the rule. */
function describeRejection(rejected: readonly RefusedRef[], stderr: string): string {
  const messages = [...stderr.matchAll(/^remote: ?(.*)$/gm)]
    .map(([, line = '']) => line.trim())
    .filter((line) => line !== '');
  return [toReason(rejected), ...messages].join('\n').split('\n').slice(0, MAX_LINES).join('\n').slice(0, MAX_CHARS);
}
