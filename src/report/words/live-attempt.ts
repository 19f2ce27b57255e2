import type { Usage } from '../../domain/attempt/attempt.ts';
import type { StepRecord } from '../../domain/attempt/step.ts';
import type { EventOf } from '../../domain/record/chronicle-event.ts';
import type { RunProgress } from '../../domain/record/notifier.ts';

/** More than a page shows. */
const KEPT_STEPS = 20;

/** An attempt at work, as far as its progress is known before it ends. */
export interface LiveAttempt {
  readonly started: Pick<EventOf<'attempt_started'>, 'checkpoint_id' | 'day' | 'attempt' | 'attempt_budget'>;
  /** The usage so far; undefined while none is reported. */
  readonly usage: Usage | undefined;
  /** The tool that the agent has used last; untrusted. */
  readonly tool: string | undefined;
  /** Another work than that of the agent, such as "checking". */
  readonly phase: string | undefined;
  /** The latest steps that changed files, newest last; untrusted. */
  readonly steps: readonly StepRecord[];
  readonly stepCount: number;
  readonly changedPaths: ReadonlySet<string>;
  /** Whether a step had more paths than it lists. */
  readonly hasMorePaths: boolean;
}

/** An attempt at work at one moment, to be shown. */
export interface LiveMoment {
  readonly attempt: LiveAttempt;
  /** The time of this moment. */
  readonly at: string;
  /** The time since the attempt started. */
  readonly elapsedMs: number;
}

/** Returns an attempt that has just started. */
export function toLiveAttempt(started: LiveAttempt['started']): LiveAttempt {
  return {
    ...{ started, usage: undefined, tool: undefined, phase: undefined },
    ...{ steps: [], stepCount: 0, changedPaths: new Set<string>(), hasMorePaths: false },
  };
}

/** Returns the attempt after further progress; what does not concern it leaves it as it is. */
export function applyProgress(attempt: LiveAttempt, progress: RunProgress): LiveAttempt {
  switch (progress.kind) {
    case 'agent_usage':
      return { ...attempt, usage: progress.usage };
    case 'agent_tool':
      return { ...attempt, tool: progress.tool, phase: undefined };
    case 'agent_output':
      return attempt.phase === undefined ? attempt : { ...attempt, phase: undefined };
    case 'agent_step':
      return addStep(attempt, progress.step);
    default: {
      const phase = findPhase(progress);
      return phase === undefined ? attempt : { ...attempt, phase };
    }
  }
}

/** Returns the work that a run begins with a progress, such as "checking"; undefined for none. */
export function findPhase({ kind }: RunProgress): string | undefined {
  switch (kind) {
    case 'setup_started':
      return 'setup';
    case 'verifying':
      return 'checking';
    case 'awaiting_checks':
      return 'waiting for GitHub';
    default:
      return undefined;
  }
}

function addStep(attempt: LiveAttempt, step: StepRecord): LiveAttempt {
  const paths = step.changed_paths.map(({ path }) => path);
  return {
    ...attempt,
    steps: [...attempt.steps, step].slice(-KEPT_STEPS),
    stepCount: attempt.stepCount + 1,
    changedPaths: new Set([...attempt.changedPaths, ...paths]),
    hasMorePaths: attempt.hasMorePaths || step.changed_paths_total > paths.length,
  };
}
