import type { Notifier } from '../../domain/record/notifier.ts';
import type { RunSurroundings } from '../context/run-context.ts';

/** The same surroundings, with a signal that also stops the work once an abort of the task is in its record. */
export function stopOnAbort(surroundings: RunSurroundings): RunSurroundings {
  const { notifier, signal } = surroundings;
  const aborted = new AbortController();
  const watching: Notifier = {
    progress: notifier.progress,
    recorded(events, view) {
      if (view.run.aborted !== null) aborted.abort();
      return notifier.recorded(events, view);
    },
  };
  return { ...surroundings, notifier: watching, signal: AbortSignal.any([signal, aborted.signal]) };
}
