import type { RunContext } from './run-context.ts';

/** Returns the context with one more signal that stops the run. */
export function addStopSignal(runContext: RunContext, signal: AbortSignal): RunContext {
  const { limits } = runContext;
  return { ...runContext, limits: { ...limits, signal: AbortSignal.any([limits.signal, signal]) } };
}
