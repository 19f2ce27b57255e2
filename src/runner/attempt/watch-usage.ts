import type { AgentReport } from '../../agent/agent.ts';
import type { Usage } from '../../domain/attempt/attempt.ts';
import { describeNearLimit, isNearLimit } from '../../domain/decisions/attempt-limits.ts';
import type { AgentStop } from '../../domain/decisions/decide-attempt.ts';
import { WARNING_SHARE } from '../../domain/decisions/run-budget.ts';
import { joinUsage } from '../../verbs/usage-tally.ts';
import type { VerbHandler } from '../../verbs/verb-handler.ts';
import type { AttemptContext } from '../context/run-context.ts';

/** Compares the usage that an agent reports while it works with the limits of the run and of the attempt. */
export function watchUsage(context: AttemptContext, stopAgent: () => void) {
  const { task, worker, runContext } = context;
  const { meter } = runContext.limits;
  const reportTurns = createTurnsReporter(context, worker.maxTurns);
  const reportEstimate = createEstimateReporter(context);
  let isOverTurns = false;
  return {
    onUsage(usage: Usage): void {
      meter.watch(task.journal.state().record, usage);
      runContext.ports.notifier.progress({ kind: 'agent_usage', usage });
      reportEstimate(usage);
      reportTurns(usage.turns ?? 0);
      if ((usage.turns ?? 0) <= worker.maxTurns) return;
      isOverTurns = true;
      stopAgent();
    },
    /** Adds the usage and the wait that were reported through verbs to the agent's report. */
    complete(report: AgentReport, verbs: VerbHandler): AgentReport {
      const reported = verbs.reported();
      const usage = joinUsage(report.usage, reported.usage);
      meter.watch(task.journal.state().record, usage);
      const stop: AgentStop = isOverTurns
        ? { kind: 'turn_limit', turns: worker.maxTurns }
        : addRetryAfter(report.stop, reported.retryAfterMs);
      return { ...report, usage, stop };
    },
  };
}

function addRetryAfter(stop: AgentStop, retryAfterMs: number | undefined): AgentStop {
  return stop.kind === 'unavailable' && retryAfterMs !== undefined ? { retryAfterMs, ...stop } : stop;
}

type ReportContext = Pick<AttemptContext, 'checkpoint' | 'runContext'>;

/** Creates a function that warns once when the turns of an attempt are about to be used up. */
function createTurnsReporter({ checkpoint, runContext }: ReportContext, max: number): (turns: number) => void {
  let isReported = false;
  return (used) => {
    if (isReported || !isNearLimit({ used, max })) return;
    isReported = true;
    const text = describeNearLimit(checkpoint.id, { limit: 'max_iterations', used, max });
    runContext.ports.notifier.progress({ kind: 'warning', text });
  };
}

const ESTIMATED =
  "The model's server does not say how many tokens its answers take: tokens and cost are estimates, a token for 4 bytes.";

/** Creates a function that warns once when usage is estimated: such a budget ends a run, and not at the exact amount. */
function createEstimateReporter({ runContext }: ReportContext): (usage: Usage) => void {
  let isReported = false;
  return ({ estimated }) => {
    if (isReported || estimated !== true) return;
    isReported = true;
    runContext.ports.notifier.progress({ kind: 'warning', text: ESTIMATED });
  };
}

/** Warns, while `work` runs, when the time of the attempt is about to be used up. */
export async function withTimeReported<T>(
  { checkpoint, runContext }: ReportContext,
  timeoutMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const usedMs = timeoutMs * WARNING_SHARE;
  const warn = () => {
    const reading = { limit: 'wall_clock_timeout_seconds', used: usedMs / 1000, max: timeoutMs / 1000 } as const;
    runContext.ports.notifier.progress({ kind: 'warning', text: describeNearLimit(checkpoint.id, reading) });
  };
  const timer = setTimeout(warn, usedMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
