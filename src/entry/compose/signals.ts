import { randomUUID } from 'node:crypto';
import { killDescendantsSync } from '../../exec/kill-descendants-sync.ts';
import { noteAbandonedWork } from './abandoned-work.ts';
import { removeAllRunFolders } from './run-folders.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
// The runner signals again after 7.5 s and kills 2.5 s later; the ending must be reported before that.
const LATE_MS = 5000;

/** The mark of all programs that this process starts; each sandbox appends an id of its own. */
export const PROCESS_WIDE_MARK = randomUUID();

/** The reason of a run that did not end in time after it was cancelled. */
export const LATE_REASON =
  'The run was cancelled, and could not record it in time. The next run resumes from the last record.';

/**
 * Runs `use` with a signal that SIGINT, SIGTERM or SIGHUP aborts; a second one exits at once. Work that has not ended 5 s
 * after the first is abandoned, its programs are killed, and the result is that of `toLateResult`.
 */
export async function withCancellation<T>(use: (signal: AbortSignal) => Promise<T>, toLateResult: () => T): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let resolveLate: (result: T) => void = () => undefined;
  const late = new Promise<T>((resolve) => {
    resolveLate = resolve;
  });
  const onSignal = (name: NodeJS.Signals) => {
    if (controller.signal.aborted) {
      abandon();
      process.exit(name === 'SIGINT' ? 130 : 143);
    }
    timer = setTimeout(() => {
      abandon();
      resolveLate(toLateResult());
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
  noteAbandonedWork();
  killDescendantsSync(PROCESS_WIDE_MARK);
  removeAllRunFolders();
}
