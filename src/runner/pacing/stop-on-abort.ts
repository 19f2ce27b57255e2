import type { Notifier } from '../../domain/record/notifier.ts';
import { addStopSignal, type RunContext } from '../context/run-context.ts';

/** Returns the context with a signal that also stops the run once its record says that the task was aborted. */
export function stopOnAbort(runContext: RunContext): RunContext {
  const { ports } = runContext;
  const { notifier } = ports;
  const aborted = new AbortController();
  const watching: Notifier = {
    progress: notifier.progress,
    recorded(events, view) {
      if (view.run.aborted !== null) aborted.abort();
      return notifier.recorded(events, view);
    },
  };
  return addStopSignal({ ...runContext, ports: { ...ports, notifier: watching } }, aborted.signal);
}
