import type { RunLimits } from '../../domain/decisions/run-budget.ts';
import type { WorkspaceChoice } from '../../domain/setting-choices.ts';
import type { RunRequest } from '../../runner/context/run-context.ts';
import type { AgentChoice, JudgeTexts } from './agent-choice.ts';
import {
  type LimitTexts,
  parseAttemptBudget,
  parseBranchGlobs,
  parseCaches,
  parseInstruction,
  parseLimits,
  parseMaterialize,
  parseMaxTurns,
  parseStepMatch,
  parseVerifyIn,
  parseWallClockMs,
  parseWorkspace,
  requireDiscardable,
  requireRoomToWait,
} from './settings.ts';

/** The settings of a run as texts, from inputs, flags or the configuration; absent ones are undefined. */
export interface GivenSettings extends AgentChoice, JudgeTexts, LimitTexts {
  readonly attemptBudgetDefault?: string | undefined;
  readonly wallClockTimeoutSeconds?: string | undefined;
  readonly maxIterations?: string | undefined;
  readonly instruction?: string | undefined;
  readonly materialize?: string | undefined;
  readonly workspace?: string | undefined;
  readonly verifyIn?: string | undefined;
  readonly caches?: string | undefined;
  readonly stepMatch?: string | undefined;
  readonly protectedBranches?: readonly string[] | undefined;
  readonly fresh?: boolean | undefined;
}

/** The settings of a run with all defaults, except those of the agent and the judge. */
export interface RunSettings {
  /** The settings that become part of the run's request. */
  readonly forRequest: Pick<
    RunRequest,
    | 'attemptBudgetDefault'
    | 'caches'
    | 'instruction'
    | 'isFresh'
    | 'materialize'
    | 'maxTurns'
    | 'stepMatch'
    | 'verifyIn'
    | 'wallClockTimeoutMs'
  >;
  readonly limits: RunLimits;
  readonly workspace: WorkspaceChoice;
  readonly protectedBranches: readonly string[];
}

/** Parses the settings. Throws ConfigurationError for an invalid value. */
export function readRunSettings(given: GivenSettings): RunSettings {
  const workspace = parseWorkspace(given.workspace);
  return {
    forRequest: {
      attemptBudgetDefault: parseAttemptBudget(given.attemptBudgetDefault),
      caches: parseCaches(given.caches),
      instruction: parseInstruction(given.instruction),
      isFresh: requireDiscardable(given.fresh === true, workspace),
      materialize: requireRoomToWait(parseMaterialize(given.materialize), workspace),
      maxTurns: parseMaxTurns(given.maxIterations),
      stepMatch: parseStepMatch(given.stepMatch),
      verifyIn: parseVerifyIn(given.verifyIn),
      wallClockTimeoutMs: parseWallClockMs(given.wallClockTimeoutSeconds),
    },
    limits: parseLimits(given),
    workspace,
    protectedBranches: parseBranchGlobs(given.protectedBranches ?? [], 'protected-branches'),
  };
}
