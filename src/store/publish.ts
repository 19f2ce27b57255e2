import { type ErrorCode, GitError } from '../domain/errors/errors.ts';
import type { ObjectId } from '../domain/ids.ts';
import type { RefName } from '../domain/refs/ref-name.ts';
import type { Git } from '../git/git.ts';
import { listRemoteRefs } from '../git/ls-remote.ts';
import { type PushOutcome, pushRefs, type RefMove } from '../git/push.ts';
import type { Remote } from '../git/remote.ts';
import { PAUSES_MS } from './retry-remote.ts';

export interface MovedRef {
  readonly ref: string;
  readonly expected: ObjectId | undefined;
  readonly found: ObjectId | undefined;
}

export type PublishOutcome =
  | { readonly kind: 'published' }
  /** Another writer moved a ref; nothing of ours was published. */
  | { readonly kind: 'moved'; readonly refs: readonly MovedRef[] }
  /** A rule of the remote refused the push; nothing of ours was published. */
  | { readonly kind: 'rejected'; readonly reason: string }
  /** A rule of the remote refused some refs, and `refs` were moved although the push was atomic. */
  | { readonly kind: 'torn'; readonly reason: string; readonly refs: readonly RefName[] };

// Another try gets the same answer.
const REFUSALS: ReadonlySet<ErrorCode> = new Set(['remote_unauthorised', 'token_rejected', 'repository_damaged']);

export interface PublishOptions {
  readonly git: Git;
  readonly remote: Remote;
  readonly sleep: (ms: number) => Promise<void>;
  readonly probe?: PublishProbe;
}

// Why: docs/decisions/0085-a-record-that-others-built-on-counts.md
/** One of the refs, by which a push is recognised as done although others have built on it since. */
export interface PublishProbe {
  readonly ref: RefName;
  /** Returns true when the commit that the remote has there now includes the one that was to be published. */
  isBuiltOn(found: ObjectId): Promise<boolean>;
}

/**
 * Moves all refs or none. After any unclear answer it lists the remote's refs, and only these count: a push may succeed
 * and still report a failure. Throws GitError when the remote stays out of reach.
 */
export async function publish(options: PublishOptions, moves: readonly RefMove[]): Promise<PublishOutcome> {
  const { git, remote, sleep, probe } = options;
  let left = moves;
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await pushRefs(git, remote, left);
    if (outcome.kind === 'pushed') return { kind: 'published' };
    if (outcome.kind === 'rejected') return findTornPush(options, moves, outcome);
    const pause = PAUSES_MS[attempt];
    if (outcome.kind === 'unclear' && REFUSALS.has(outcome.error.code)) throw outcome.error;
    if (outcome.kind === 'unclear' && pause !== undefined) await sleep(pause);
    const found = await readRemoteRefs({ git, remote, isLastTry: pause === undefined }, moves);
    if (found === undefined) continue;
    // A server that died in the middle has moved some refs: these are not moved again.
    left = moves.filter(({ ref, to }) => found.get(ref) !== to);
    // All or none: when our push was done, refs that are elsewhere were moved by others after it.
    if (await isPublished(probe, moves, found)) left = left.filter(({ ref, from }) => found.get(ref) === from);
    if (left.length === 0) return { kind: 'published' };
    const moved = left
      .filter(({ ref, from }) => found.get(ref) !== from)
      .map(({ ref, from }) => ({ ref, expected: from, found: found.get(ref) }));
    if (moved.length > 0) return { kind: 'moved', refs: moved };
    if (outcome.kind === 'unclear' && pause === undefined) throw outcome.error;
    // A server that hides a ref from pushes refuses it in these words.
    if (outcome.kind === 'stale' && pause === undefined) {
      const reason = `${outcome.reason}, although it is there: the server may hide it from pushes`;
      return findTornPush(options, moves, { kind: 'rejected', reason, refs: left.map(({ ref }) => ref) });
    }
  }
}

async function isPublished(
  probe: PublishProbe | undefined,
  moves: readonly RefMove[],
  found: ReadonlyMap<string, ObjectId>,
): Promise<boolean> {
  const move = moves.find(({ ref }) => ref === probe?.ref);
  const at = move && found.get(move.ref);
  if (probe === undefined || at === undefined || at === move?.from) return false;
  return at === move?.to || probe.isBuiltOn(at);
}

/** Finds the refs that were moved in spite of a refusal: of a ref that a server hides, git still pushes the others. */
async function findTornPush(
  { git, remote, probe }: PublishOptions,
  moves: readonly RefMove[],
  { reason, refs: refused }: PushOutcome & { readonly kind: 'rejected' },
): Promise<PublishOutcome> {
  const others = moves.filter(({ ref, from, to }) => from !== to && !refused.includes(ref));
  if (others.length === 0) return { kind: 'rejected', reason };
  const found = await readRemoteRefs({ git, remote, isLastTry: true }, others);
  const isProven = found !== undefined && (await isPublished(probe, others, found));
  const isThere = ({ ref, to }: RefMove) => found?.get(ref) === to || (isProven && ref === probe?.ref);
  const refs = others.filter(isThere).map(({ ref }) => ref);
  return refs.length === 0 ? { kind: 'rejected', reason } : { kind: 'torn', reason, refs };
}

/** Reads the remote's refs; undefined when it was out of reach and there is another try. */
async function readRemoteRefs(
  { git, remote, isLastTry }: { readonly git: Git; readonly remote: Remote; readonly isLastTry: boolean },
  moves: readonly RefMove[],
): Promise<Map<string, ObjectId> | undefined> {
  const refs = moves.map(({ ref }) => ref);
  try {
    return await listRemoteRefs(git, remote, refs);
  } catch (error) {
    if (isLastTry || !(error instanceof GitError) || error.code !== 'remote_unreachable') throw error;
    return undefined;
  }
}
