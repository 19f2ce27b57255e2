import type { AgentReport } from '../../agent/agent.ts';
import type { Usage } from '../../domain/attempt/attempt.ts';
import type { AgentStop } from '../../domain/decisions/decide-attempt.ts';
import { joinUsage } from '../../verbs/usage-tally.ts';
import type { VerbHandler } from '../../verbs/verb-handler.ts';
import type { AttemptContext } from '../context/loop-context.ts';
import { createTurnsReporter } from './report-limits.ts';

/** Holds what an agent tells while it works against the limits of the run and of the attempt. */
export function watchUsage(context: AttemptContext, stopAgent: () => void) {
  const { task, request, runContext } = context;
  const { meter } = runContext.limits;
  const tellTurns = createTurnsReporter(context, request.maxTurns);
  let isOverTurns = false;
  return {
    onUsage(usage: Usage): void {
      meter.watch(task.journal.state().run, usage);
      tellTurns(usage.turns ?? 0);
      if ((usage.turns ?? 0) <= request.maxTurns) return;
      isOverTurns = true;
      stopAgent();
    },
    /** The agent's report with what only the desk knows. */
    complete(report: AgentReport, desk: VerbHandler): AgentReport {
      const told = desk.reported();
      const usage = joinUsage(report.usage, told.usage);
      meter.watch(task.journal.state().run, usage);
      const stop: AgentStop = isOverTurns
        ? { kind: 'turn_limit', turns: request.maxTurns }
        : addRetryAfter(report.stop, told.retryAfterMs);
      return { ...report, usage, stop };
    },
  };
}

function addRetryAfter(stop: AgentStop, retryAfterMs: number | undefined): AgentStop {
  return stop.kind === 'unavailable' && retryAfterMs !== undefined ? { retryAfterMs, ...stop } : stop;
}
