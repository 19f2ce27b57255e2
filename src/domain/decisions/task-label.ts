import { assertNever } from '../assert-never.ts';
import type { Ending } from '../record/ending.ts';

/** The labels for the status of a task on its issue; exactly one at a time. */
export const TASK_LABELS = ['groundhog:running', 'groundhog:paused', 'groundhog:blocked', 'groundhog:passed'] as const;
export type TaskLabel = (typeof TASK_LABELS)[number];

/** The colour and description of each label, for creating it. */
export const LABEL_COLOURS: Readonly<Record<TaskLabel, { readonly color: string; readonly description: string }>> = {
  'groundhog:running': { color: '1d76db', description: 'Groundhog is working' },
  'groundhog:paused': { color: 'fbca04', description: 'Groundhog has stopped with work left, and can resume' },
  'groundhog:blocked': { color: 'd93f0b', description: 'Groundhog waits for a user' },
  'groundhog:passed': { color: '0e8a16', description: 'Every checkpoint is done' },
};

/** Returns the label for a task whose run has this ending; null means that it is running. */
export function toTaskLabel(ending: Ending | null): TaskLabel {
  switch (ending) {
    case null:
      return 'groundhog:running';
    case 'passed':
    case 'nothing_to_do':
      return 'groundhog:passed';
    case 'paused':
    case 'infra_error':
      return 'groundhog:paused';
    case 'blocked':
    case 'refused':
    case 'conflict':
      return 'groundhog:blocked';
    default:
      return assertNever(ending);
  }
}
