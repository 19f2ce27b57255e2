import type { RefVerdict } from '../../domain/decisions/retention.ts';
import { formatInstant, formatPlural } from '../text/format-duration.ts';
import { toShortLine } from '../text/safe-text.ts';

export interface Housekeeping {
  readonly verdicts: readonly RefVerdict[];
  readonly olderThan: string;
  /** Whether the refs were deleted. */
  readonly isApplied: boolean;
}

/** Renders the refs that housekeeping deletes and keeps, for a terminal. */
export function renderHousekeeping({ verdicts, olderThan, isApplied }: Housekeeping): string {
  const deleted = verdicts.filter(({ action }) => action === 'delete');
  const kept = verdicts.filter(({ action }) => action === 'keep');
  const lines = deleted.map(({ ref, id, at, reason }) => {
    const when = at === undefined ? 'no time' : formatInstant(at.toISOString());
    return `  ${toShortLine(ref, 300)} ${id.slice(0, 7)} (${when}; ${reason})`;
  });
  const head =
    deleted.length === 0
      ? describeNothing(olderThan)
      : `${formatPlural(deleted.length, 'ref')} ${isApplied ? 'deleted' : 'would be deleted'}:`;
  const tail =
    deleted.length > 0 && !isApplied ? ['Nothing was deleted. To delete them: the same command with --apply'] : [];
  return `${[head, ...lines, ...renderKept(kept), ...tail].join('\n')}\n`;
}

/** Describes that no ref is past a retention, which of no length at all every ref is. */
function describeNothing(olderThan: string): string {
  return /^0+\D$/.test(olderThan) ? 'There is nothing to delete.' : `Nothing is older than ${olderThan}.`;
}

function renderKept(kept: readonly RefVerdict[]): string[] {
  const counts = new Map<string, number>();
  for (const { reason, taskId } of kept) {
    const why = taskId === undefined ? reason : `${taskId}: ${reason}`;
    counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  if (kept.length === 0) return [];
  const head = kept.length === 1 ? '1 ref stays:' : `${formatPlural(kept.length, 'ref')} stay:`;
  return [head, ...[...counts].map(([why, count]) => `  ${count} (${why})`)];
}

/** Renders the result as one JSON document, schema version 1. */
export function renderHousekeepingJson({ verdicts, olderThan, isApplied }: Housekeeping): string {
  const refs = verdicts.map(({ ref, id, kind, taskId, at, action, reason }) => ({
    ref,
    id,
    kind,
    task_id: taskId ?? null,
    at: at?.toISOString() ?? null,
    action,
    reason,
  }));
  const document = { schema_version: 1, applied: isApplied, older_than: olderThan, refs };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
