import { stepMatchSchema } from '../../domain/attempt/step.ts';
import type { RunLimits } from '../../domain/decisions/run-budget.ts';
import {
  type IsolationChoice,
  isolationChoices,
  materializeModes,
  settingRanges,
  unjudgedChoices,
  verifyInChoices,
  type WorkspaceChoice,
  workspaceChoices,
} from '../../domain/setting-limits.ts';
import type { RunRequest } from '../../runner/context/run-context.ts';
import type { NetworkAccess, ZoneNetworks } from '../../sandbox/bubblewrap/sandbox-network.ts';
import type { AgentChoice, JudgeTexts } from './agent-choice.ts';
import {
  type LimitTexts,
  listNamedPaths,
  parseBranchGlobs,
  parseCaches,
  parseChoice,
  parseInstruction,
  parseLimits,
  parseNetwork,
  parseVariableNames,
  parseVisiblePaths,
  parseWholeNumber,
  requireDiscardable,
  requireRoomToWait,
} from './settings.ts';

const ATTEMPT_BUDGET = { name: 'attempt-budget-default', ...settingRanges.attemptBudget };
const WALL_CLOCK_SECONDS = { name: 'wall-clock-timeout-seconds', ...settingRanges.wallClockSeconds };
const DEFAULT_WALL_CLOCK_SECONDS = 1800;
const MAX_ITERATIONS = { name: 'max-iterations', ...settingRanges.maxIterations };
const DEFAULT_MAX_ITERATIONS = 25;

/** The settings of a run as texts, from inputs, flags or the configuration; absent ones are undefined. */
export interface GivenSettings extends AgentChoice, JudgeTexts, LimitTexts {
  readonly attemptBudgetDefault?: string | undefined;
  readonly wallClockTimeoutSeconds?: string | undefined;
  readonly maxIterations?: string | undefined;
  readonly instruction?: string | undefined;
  readonly materialize?: string | undefined;
  readonly workspace?: string | undefined;
  readonly isolation?: string | undefined;
  readonly networkSetup?: string | undefined;
  readonly networkAgent?: string | undefined;
  readonly networkCriteria?: string | undefined;
  readonly visiblePaths?: string | undefined;
  readonly verifyIn?: string | undefined;
  readonly caches?: string | undefined;
  readonly stepMatch?: string | undefined;
  readonly protectedBranches?: readonly string[] | undefined;
  readonly mask?: readonly string[] | undefined;
  readonly fresh?: boolean | undefined;
}

/** The sandboxes of a run, as they are asked for. */
export interface IsolationSettings {
  readonly choice: IsolationChoice;
  /** The hosts of each zone; undefined for `setup` where those of its lockfiles count. */
  readonly networks: Omit<ZoneNetworks, 'setup'> & { readonly setup: NetworkAccess | undefined };
  /** Absolute paths that programs may read. */
  readonly visiblePaths: readonly string[];
  /** Absolute paths in the agent's command: it may read those of them that are files. */
  readonly agentFiles: readonly string[];
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
    | 'onUnjudged'
    | 'stepMatch'
    | 'verifyIn'
    | 'wallClockTimeoutMs'
  >;
  readonly limits: RunLimits;
  readonly workspace: WorkspaceChoice;
  readonly isolation: IsolationSettings;
  readonly protectedBranches: readonly string[];
  /** The names of variables whose values are secrets. */
  readonly masked: readonly string[];
}

/** Parses the settings. Throws ConfigurationError for an invalid value. */
export function readRunSettings(given: GivenSettings): RunSettings {
  const workspace = parseChoice(given.workspace || 'worktree', 'workspace', workspaceChoices);
  return {
    forRequest: {
      attemptBudgetDefault: parseWholeNumber(given.attemptBudgetDefault, ATTEMPT_BUDGET),
      caches: parseCaches(given.caches),
      instruction: parseInstruction(given.instruction),
      isFresh: requireDiscardable(given.fresh === true, workspace),
      materialize: requireRoomToWait(
        parseChoice(given.materialize || 'direct', 'materialize', materializeModes),
        workspace,
      ),
      maxTurns: parseWholeNumber(given.maxIterations, MAX_ITERATIONS) ?? DEFAULT_MAX_ITERATIONS,
      onUnjudged: parseChoice(given.onUnjudged || 'pause', 'on-unjudged', unjudgedChoices),
      stepMatch: parseChoice(given.stepMatch || 'exact', 'step-match', stepMatchSchema.options),
      verifyIn: parseChoice(given.verifyIn || 'checkout', 'verify-in', verifyInChoices),
      wallClockTimeoutMs:
        (parseWholeNumber(given.wallClockTimeoutSeconds, WALL_CLOCK_SECONDS) ?? DEFAULT_WALL_CLOCK_SECONDS) * 1000,
    },
    limits: parseLimits(given),
    workspace,
    isolation: {
      choice: parseChoice(given.isolation || 'auto', 'isolation', isolationChoices),
      networks: {
        setup: parseNetwork(given.networkSetup, 'network-setup'),
        agent: parseNetwork(given.networkAgent, 'network-agent') ?? [],
        criteria: parseNetwork(given.networkCriteria, 'network-criteria') ?? [],
      },
      visiblePaths: parseVisiblePaths(given.visiblePaths),
      // A CLI agent finds the files of its program itself.
      agentFiles: (given.agent ?? 'command') === 'command' ? listNamedPaths(given.agentCommand) : [],
    },
    protectedBranches: parseBranchGlobs(given.protectedBranches ?? [], 'protected-branches'),
    masked: parseVariableNames(given.mask ?? [], 'mask'),
  };
}
