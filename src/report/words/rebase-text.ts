import { assertNever } from '../../domain/assert-never.ts';
import { toShortId } from '../../domain/ids.ts';
import type { RebaseEvent } from '../../domain/record/apply-rebase.ts';
import { isReplay } from '../../domain/record/rebase.ts';
import type { CheckpointRun, GroundhogRun } from '../../domain/record/run-record.ts';
import { formatPlural } from '../text/format-duration.ts';
import { type Links, renderCodeSpan, renderCommitLink, renderProse, toShortLine } from '../text/safe-text.ts';

/** Renders an event of a rebase as a line of the progress output. */
export function renderRebaseLine(event: RebaseEvent): string {
  switch (event.kind) {
    case 'rebase_started':
      if (event.commits.length === 0)
        return `Rebase: what has landed is in the base already; the task branch moves from ${toShortId(event.from)} to ${toShortId(event.onto)}.`;
      return `Rebase: ${formatPlural(event.commits.length, 'commit')} of the task branch onto ${toShortId(event.onto)}; the branch stays at ${toShortId(event.from)} until all is verified there.${describeLeftBase(event, PLAIN)}`;
    case 'commits_carried':
      return `Rebase: ${formatPlural(event.commits.length, 'other commit')} carried over, as ${toShortId(event.to)}.`;
    case 'rebase_completed':
      return `Rebased: the task branch moved from ${toShortId(event.from)} to ${toShortId(event.to)}. Before: ${event.kept_ref}`;
    case 'rebase_stopped':
      return `The rebase was stopped; the task branch stays as it is. ${toShortLine(event.reason, 300)}`;
    default:
      return assertNever(event);
  }
}

/** The ways to write the parts of a sentence, of which names are untrusted. */
interface Writer {
  readonly name: (name: string, maxChars: number) => string;
  readonly commit: (commit: string) => string;
  readonly ref: (ref: string) => string;
}

const PLAIN: Writer = { name: toShortLine, commit: toShortId, ref: (ref) => ref };

/** Renders the rebase of a task as `describeRebase` describes it, in markdown with links to its commits. */
export function renderRebase(record: GroundhogRun, links: Links): string | undefined {
  return describeRebase(record, {
    name: renderProse,
    commit: (commit) => renderCommitLink(links, commit),
    ref: renderCodeSpan,
  });
}

/** Describes the rebase of a task in plain text: the one that is going on, else the last one; undefined without one. */
export function describeRebase(record: GroundhogRun, write: Writer = PLAIN): string | undefined {
  const { rebase, rebases, base_ref, checkpoints } = record;
  const base = write.name(base_ref, 100);
  if (rebase !== null) {
    const ids = new Set(rebase.landed.map(({ checkpoint_id }) => checkpoint_id));
    const done = checkpoints.filter(({ checkpoint_id, outcome }) => ids.has(checkpoint_id) && outcome === 'success');
    const counts = `${done.length} of ${formatPlural(ids.size, 'landed checkpoint')}`;
    const until = done.length === ids.size ? 'until it is moved there' : 'until all are';
    return `Being rebased onto ${base} at ${write.commit(rebase.onto)}: ${counts} verified again there. The task branch stays at ${write.commit(rebase.from)} ${until}.${describeLeftBase(rebase, write)}`;
  }
  const last = rebases.at(-1);
  if (last === undefined) return undefined;
  const { at, verified, onto, from, kept_ref } = last;
  const what =
    verified.length === 0
      ? 'no checkpoint was left to verify'
      : `verified again there: ${countVerified(verified.length, checkpoints.length)}`;
  const span = { after: rebases.at(-2)?.at ?? '', until: at };
  const again = checkpoints.filter((each) => verified.includes(each.checkpoint_id) && isMadeAgain(each, span));
  const made =
    again.length === 0
      ? ''
      : `; made again by an agent: ${write.name(again.map((each) => each.checkpoint_id).join(', '), 300)}`;
  return `Rebased onto ${base} at ${write.commit(onto)}; ${what}${made}. Before: ${write.commit(from)}, kept as ${write.ref(kept_ref)}.${describeLeftBase(last, write)}`;
}

// Why: docs/decisions/0197-a-rebase-from-a-base-that-was-rewritten.md
/** Describes, after a space, that the task began from a commit that the base no longer has; '' where the base has it. */
function describeLeftBase({ left_base: left }: { readonly left_base?: string | undefined }, write: Writer): string {
  return left === undefined
    ? ''
    : ` The base was rewritten and no longer has ${write.commit(left)}, which the task began from: what it dropped is left out.`;
}

function countVerified(count: number, total: number): string {
  return `${count > 1 && count === total ? 'all ' : ''}${formatPlural(count, 'checkpoint')}`;
}

/** The times of the rebase before, and of the one that is described; '' where none was before. */
interface RebaseSpan {
  readonly after: string;
  readonly until: string;
}

/**
 * Returns whether an agent had made the change of a checkpoint again when a rebase was complete, since its commit did not hold on
 * the new base: in the same run, or after a retry. A checkpoint that the new base satisfies has no attempt after that.
 */
function isMadeAgain({ attempts }: CheckpointRun, { after, until }: RebaseSpan): boolean {
  const ended = attempts.filter(({ ended_at }) => ended_at !== null && ended_at > after && ended_at <= until);
  const replayed = ended.findLastIndex(isReplay);
  return replayed !== -1 && ended.slice(replayed + 1).some(({ committed_ref }) => committed_ref !== null);
}
