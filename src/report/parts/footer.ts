import type { TaskView } from '../../domain/record/notifier.ts';
import { renderCodeSpan } from '../text/safe-text.ts';

/** Renders how the agent was isolated, or a warning that it was not. */
export function renderIsolation({ record: { isolation, isolation_detail } }: TaskView): string {
  if (isolation === 'sandbox')
    return `Isolated: ${isolation_detail === null ? 'yes' : renderCodeSpan(isolation_detail)}`;
  return 'Isolation: **none**. The agent and the criteria ran with the rights of the job itself.';
}
