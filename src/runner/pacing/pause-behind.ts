import { describeCause } from '../../domain/decisions/run-budget.ts';
import { wasEndedBySignal } from '../../git/git-failure.ts';
import type { RunContext } from '../context/run-context.ts';
import { pauseRun, type RunEnd } from '../record/run-end.ts';

/** Time in which a signal that has ended git reaches this process as well: what sends it to both does so one by one. */
const LATER_MS = 1000;

/** Finds the pause behind a git command that the signal to stop has ended as well; undefined for any other failure. */
export async function findPauseBehind(thrown: unknown, { ports, limits }: RunContext): Promise<RunEnd | undefined> {
  if (!wasEndedBySignal(thrown)) return undefined;
  await ports.sleep(LATER_MS, limits.signal);
  const cause = limits.signal.aborted ? limits.meter.cause() : undefined;
  return cause === undefined ? undefined : pauseRun(cause.kind, describeCause(cause));
}
