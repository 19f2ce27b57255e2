import { describeNearLimit, isNearLimit } from '../../domain/decisions/attempt-limits.ts';
import { WARNING_SHARE } from '../../domain/decisions/run-budget.ts';
import type { AttemptContext } from '../context/loop-context.ts';

type Telling = Pick<AttemptContext, 'checkpoint' | 'runContext'>;

/** Tells once that the turns of an attempt are about to be used up. */
export function createTurnsReporter({ checkpoint, runContext }: Telling, max: number): (turns: number) => void {
  let isTold = false;
  return (used) => {
    if (isTold || !isNearLimit({ used, max })) return;
    isTold = true;
    const text = describeNearLimit(checkpoint.id, { limit: 'max_iterations', used, max });
    runContext.ports.notifier.progress({ kind: 'warning', text });
  };
}

/** Tells, while an agent works, that its time is about to be used up. */
export async function withTimeReported<T>(
  { checkpoint, runContext }: Telling,
  timeoutMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const usedMs = timeoutMs * WARNING_SHARE;
  const tell = () => {
    const reading = { limit: 'wall_clock_timeout_seconds', used: usedMs / 1000, max: timeoutMs / 1000 } as const;
    runContext.ports.notifier.progress({ kind: 'warning', text: describeNearLimit(checkpoint.id, reading) });
  };
  const timer = setTimeout(tell, usedMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
