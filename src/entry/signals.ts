import { removeAllRunFolders } from './run-folders.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A signal that is aborted when the process is asked to end; the second request ends it at once. */
export async function withCancellation<T>(use: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const onSignal = (name: NodeJS.Signals) => {
    if (controller.signal.aborted) {
      removeAllRunFolders();
      process.exit(name === 'SIGINT' ? 130 : 143);
    }
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  try {
    return await use(controller.signal);
  } finally {
    for (const name of SIGNALS) process.off(name, onSignal);
  }
}
