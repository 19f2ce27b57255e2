import { GitError } from '../domain/errors/errors.ts';

/** How long a remote that gives no clear answer is left alone before it is asked again, in milliseconds. */
export const PAUSES_MS: readonly number[] = [250, 1000, 4000];

/** Asks a remote, and again after each of the pauses while it is out of reach. */
export async function retryRemote<T>(sleep: (ms: number) => Promise<void>, ask: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof GitError) || error.code !== 'remote_unreachable') throw error;
    }
    await sleep(pause);
  }
  return ask();
}
