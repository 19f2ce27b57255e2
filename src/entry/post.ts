import { getState, info } from '@actions/core';
import { FINISHED_STATE } from './action.ts';

/** Runs after the job's step, also when it was cancelled. Doing it twice changes nothing. */
export async function runPost(): Promise<void> {
  const isFinished = getState(FINISHED_STATE) === 'true';
  info(
    isFinished
      ? 'Nothing is left to do.'
      : 'The run was ended before it finished. What it had recorded is on the remote; start the workflow again with the same task to go on.',
  );
  await Promise.resolve();
}
