import { killMarked, terminateInside } from '../../exec/kill-marked.ts';
import {
  type CommandResult,
  type CommandSpec,
  DEFAULT_GRACE_MS,
  LONGEST_TIMER_MS,
  MAX_ABORT_GRACE_MS,
  runCommand,
} from '../../exec/run-command.ts';

/** The exit codes of a program that makes a sandbox, after a signal has ended the program inside. */
const SIGNALS: Readonly<Record<number, NodeJS.Signals>> = { 137: 'SIGKILL', 143: 'SIGTERM' };

/**
 * Does as `runCommand` with the start of a sandbox whose programs have a mark. TERM reaches the programs inside: the one
 * that makes the sandbox would end at once, and all others with it.
 */
export async function runUntilStopped(spec: CommandSpec, mark: string): Promise<CommandResult> {
  const { timeoutMs, signal, graceMs = DEFAULT_GRACE_MS, ...unlimited } = spec;
  if (signal?.aborted === true) return runCommand(spec);
  const timers: NodeJS.Timeout[] = [];
  const after = (delayMs: number, run: () => void) => timers.push(setTimeout(run, Math.min(delayMs, LONGEST_TIMER_MS)));
  let hasEnded = false;
  let killing: Promise<unknown> | undefined;
  let stoppedBy: 'timedOut' | 'aborted' | undefined;
  const stop = (why: 'timedOut' | 'aborted', ownGraceMs: number) => {
    if (stoppedBy !== undefined) return;
    stoppedBy = why;
    void terminate(ownGraceMs);
  };
  const terminate = async (ownGraceMs: number) => {
    const kill = () => {
      killing = killMarked({ mark });
    };
    // The sandbox may be just being made, with nothing in it that could tidy up.
    if (ownGraceMs === 0 || (await terminateInside(mark)) === 0) kill();
    else if (!hasEnded) after(ownGraceMs, kill);
  };
  const onAbort = () => stop('aborted', Math.min(graceMs, MAX_ABORT_GRACE_MS));
  signal?.addEventListener('abort', onAbort, { once: true });
  if (timeoutMs !== undefined) after(timeoutMs, () => stop('timedOut', graceMs));
  try {
    const result = await runCommand(unlimited);
    await killing;
    if (stoppedBy === undefined) return result;
    const endedBy = SIGNALS[result.exitCode ?? 0];
    const end = endedBy === undefined ? {} : { exitCode: null, signal: endedBy };
    return { ...result, ...end, [stoppedBy]: true };
  } finally {
    hasEnded = true;
    for (const timer of timers) clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
