import { assertNever } from '../../domain/assert-never.ts';
import { toShortId } from '../../domain/ids.ts';
import type { RebaseEvent } from '../../domain/record/apply-rebase.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';
import { formatPlural } from '../text/format-duration.ts';
import { toShortLine } from '../text/safe-text.ts';

/** Renders an event of a rebase as a line of the progress output. */
export function renderRebaseLine(event: RebaseEvent): string {
  switch (event.kind) {
    case 'rebase_started':
      return `Rebase: ${formatPlural(event.commits.length, 'commit')} of the task branch onto ${toShortId(event.onto)}; the branch stays at ${toShortId(event.from)} until all is verified there.`;
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

/** Describes the rebase of a task in a sentence of plain text: the one that is going on, else the last one; undefined without one. */
export function describeRebase({ rebase, rebases, base_ref, checkpoints }: GroundhogRun): string | undefined {
  const base = toShortLine(base_ref, 100);
  if (rebase !== null) {
    const ids = new Set(rebase.landed.map(({ checkpoint_id }) => checkpoint_id));
    const done = checkpoints.filter(({ checkpoint_id, outcome }) => ids.has(checkpoint_id) && outcome === 'success');
    const counts = `${done.length} of ${formatPlural(ids.size, 'landed checkpoint')}`;
    const until = done.length === ids.size ? 'until it is moved there' : 'until all are';
    return `Being rebased onto ${base} at ${toShortId(rebase.onto)}: ${counts} verified again there. The task branch stays at ${toShortId(rebase.from)} ${until}.`;
  }
  const last = rebases.at(-1);
  if (last === undefined) return undefined;
  const { verified, onto, from, kept_ref } = last;
  const what =
    verified.length === 0
      ? 'no checkpoint was left to verify'
      : `verified again there: ${toShortLine(verified.join(', '), 300)}`;
  return `Rebased onto ${base} at ${toShortId(onto)}; ${what}. Before: ${toShortId(from)}, kept as ${kept_ref}`;
}
