import type { RecordView } from '../../../domain/record/notifier.ts';
import { renderStatusText, type TextOptions } from '../../../report/terminal/chronicle-text.ts';
import { renderStatusJson, renderTaskListJson } from '../../../report/terminal/status-json.ts';
import { NO_TASKS, renderTaskList } from '../../../report/terminal/task-list.ts';

/** The wanted form of records, and the terminal and reader that they are for. */
export interface RecordsForm {
  readonly json: boolean | undefined;
  readonly options: Required<TextOptions>;
}

/** Renders the state of each task in a few lines, or as JSON. */
export function renderRecords(views: readonly RecordView[], { json, options }: RecordsForm): string {
  if (json === true) return renderStatusJson(views, options.reader);
  const texts = views.map((view) => renderStatusText(view, options));
  return texts.length === 0 ? NO_TASKS : texts.join('\n');
}

/** Renders one line for each task, or JSON. */
export function renderRecordList(views: readonly RecordView[], { json, options }: RecordsForm): string {
  return json === true ? renderTaskListJson(views) : renderTaskList(views, options.style);
}
