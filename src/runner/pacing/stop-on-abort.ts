import type { Notifier } from '../../domain/record/notifier.ts';
import type { RunContext } from '../context/run-context.ts';

/** The same runContext, with a signal that also stops the work once an abort of the task is in its record. */
export function stopOnAbort(runContext: RunContext): RunContext {
  const { notifier, signal } = runContext;
  const aborted = new AbortController();
  const watching: Notifier = {
    progress: notifier.progress,
    recorded(events, view) {
      if (view.run.aborted !== null) aborted.abort();
      return notifier.recorded(events, view);
    },
  };
  return { ...runContext, notifier: watching, signal: AbortSignal.any([signal, aborted.signal]) };
}
