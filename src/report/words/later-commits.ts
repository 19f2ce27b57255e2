import { toShortId } from '../../domain/ids.ts';
import type { RecordView } from '../../domain/record/notifier.ts';
import { formatPlural } from '../text/format-duration.ts';
import { toShortLine } from '../text/safe-text.ts';

/** Says of a task that has passed that its base branch has moved on; empty where it has not, or that is not known. */
export function describeLaterOfDone(view: RecordView): string {
  if (view.isBaseRewritten === true)
    return ` ${describeRewritten(view)} A merge would bring back what that dropped, or conflict: run it with --rebase first.`;
  const commits = describeCommits(view);
  if (commits === undefined) return '';
  return ` ${commits} that the work was not verified with: a run with --rebase verifies it there first.`;
}

/** Says of a task with work left that its base branch has moved on; empty where it has not, and during a rebase. */
export function describeLaterOfOpen(view: RecordView): string {
  if (view.record.rebase === null && view.isBaseRewritten === true)
    return ` ${describeRewritten(view)} A run with --rebase takes the work to where it is now.`;
  const commits = view.record.rebase === null ? describeCommits(view) : undefined;
  return commits === undefined ? '' : ` ${commits} that the task does not have: a run with --rebase takes them in.`;
}

function describeRewritten({ record }: RecordView): string {
  const { base_ref: base, base_sha: sha } = record;
  return `${toShortLine(base, 100)} was rewritten and no longer has ${toShortId(sha)}, which the work began from.`;
}

function describeCommits({ laterCommits: count, record }: RecordView): string | undefined {
  return count === undefined ? undefined : `${toShortLine(record.base_ref, 100)} has ${formatPlural(count, 'commit')}`;
}
