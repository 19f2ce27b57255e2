import { GitError } from '../domain/errors/errors.ts';

/** Pauses before each retry of a remote that gave no clear answer, in milliseconds. */
export const PAUSES_MS: readonly number[] = [250, 1000, 4000];

/** Sends a request to a remote, and again after each of the pauses while it is out of reach. */
export async function retryRemote<T>(sleep: (ms: number) => Promise<void>, send: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof GitError) || error.code !== 'remote_unreachable') throw error;
    }
    await sleep(pause);
  }
  return send();
}
