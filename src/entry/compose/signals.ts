import { randomUUID } from 'node:crypto';
import { killDescendantsSync } from '../../exec/kill-descendants-sync.ts';
import { removeAllRunFolders } from './run-folders.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
// The runner asks again after 7.5 s and kills 2.5 s later; before that the ending is to be told.
const LATE_MS = 5000;

/** The mark of all programs that this process starts; those of one sandbox add something to it. */
export const PROCESS_WIDE_MARK = randomUUID();

/** Why a run ended that did not come to its end in time after it was cancelled. */
export const LATE_REASON =
  'The run was cancelled, and could not record it in time. The next run goes on from what is recorded.';

let isAbandoned = false;

/** True when work was left behind that would keep this process alive: then it must be ended by `process.exit`. */
export function isWorkAbandoned(): boolean {
  return isAbandoned;
}

/**
 * A signal that is aborted when the process is asked to end; the second request ends it at once. What has not come to
 * its end soon after the first is left behind, with nothing of it running, and its result is that of `toLateResult`.
 */
export async function withCancellation<T>(use: (signal: AbortSignal) => Promise<T>, toLateResult: () => T): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let giveUp: (result: T) => void = () => undefined;
  const late = new Promise<T>((resolve) => {
    giveUp = resolve;
  });
  const onSignal = (name: NodeJS.Signals) => {
    if (controller.signal.aborted) {
      abandon();
      process.exit(name === 'SIGINT' ? 130 : 143);
    }
    timer = setTimeout(() => {
      abandon();
      giveUp(toLateResult());
    }, LATE_MS);
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  try {
    return await Promise.race([use(controller.signal), late]);
  } finally {
    clearTimeout(timer);
    for (const name of SIGNALS) process.off(name, onSignal);
  }
}

function abandon(): void {
  isAbandoned = true;
  killDescendantsSync(PROCESS_WIDE_MARK);
  removeAllRunFolders();
}
