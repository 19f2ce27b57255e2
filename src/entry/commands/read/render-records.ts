import type { RecordView } from '../../../domain/record/notifier.ts';
import { renderStatusText, type TextOptions } from '../../../report/terminal/chronicle-text.ts';
import { renderStatusJson, renderTaskListJson } from '../../../report/terminal/status-json.ts';
import { renderNoTasks, renderTaskList } from '../../../report/terminal/task-list.ts';

/** The wanted form of records, and the terminal and reader that they are for. */
export interface RecordsForm {
  readonly json: boolean | undefined;
  readonly options: Required<TextOptions>;
  /** The remote whose records these are; undefined for those of this repository. */
  readonly remote: string | undefined;
}

/** Renders the state of each task in a few lines, or as JSON. */
export function renderRecords(views: readonly RecordView[], { json, options, remote }: RecordsForm): string {
  if (json === true) return renderStatusJson(views, options.reader);
  const texts = views.map((view) => renderStatusText(view, options));
  return texts.length === 0 ? renderNoTasks(remote) : texts.join('\n');
}

/** Renders one line for each task, or JSON. */
export function renderRecordList(views: readonly RecordView[], { json, options, remote }: RecordsForm): string {
  if (json === true) return renderTaskListJson(views);
  return views.length === 0 ? renderNoTasks(remote) : renderTaskList(views, options.style);
}
