import type { Notifier } from '../../domain/record/notifier.ts';

/** One notifier that tells several, in order. */
export function combineNotifiers(notifiers: readonly Notifier[]): Notifier {
  return {
    async recorded(events, view) {
      for (const notifier of notifiers) await notifier.recorded(events, view);
    },
    progress(progress) {
      for (const notifier of notifiers) notifier.progress(progress);
    },
  };
}
