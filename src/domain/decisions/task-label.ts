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

const labels: Readonly<Record<Ending, TaskLabel>> = {
  passed: 'groundhog:passed',
  nothing_to_do: 'groundhog:passed',
  blocked: 'groundhog:blocked',
  paused: 'groundhog:paused',
  refused: 'groundhog:blocked',
  conflict: 'groundhog:blocked',
  infra_error: 'groundhog:paused',
};

/** Returns the label for a task whose run has this ending; null means that it is running. */
export function toTaskLabel(ending: Ending | null): TaskLabel {
  return ending === null ? 'groundhog:running' : labels[ending];
}
