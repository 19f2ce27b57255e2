import type { RecordView } from '../../domain/record/notifier.ts';
import { formatPlural } from '../text/format-duration.ts';
import { toShortLine } from '../text/safe-text.ts';

/** Says of a task that has passed that its base branch has moved on; empty where it has not, or that is not known. */
export function describeLaterOfDone(view: RecordView): string {
  const commits = describeCommits(view);
  if (commits === undefined) return '';
  return ` ${commits} that the work was not verified with: a run with --rebase verifies it there first.`;
}

/** Says of a task with work left that its base branch has moved on; empty where it has not, and during a rebase. */
export function describeLaterOfOpen(view: RecordView): string {
  const commits = view.record.rebase === null ? describeCommits(view) : undefined;
  return commits === undefined ? '' : ` ${commits} that the task does not have: a run with --rebase takes them in.`;
}

function describeCommits({ laterCommits: count, record }: RecordView): string | undefined {
  return count === undefined ? undefined : `${toShortLine(record.base_ref, 100)} has ${formatPlural(count, 'commit')}`;
}
