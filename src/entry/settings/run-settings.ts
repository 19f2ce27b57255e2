import { stepMatchSchema } from '../../domain/attempt/step.ts';
import type { RunLimits } from '../../domain/decisions/run-budget.ts';
import {
  claimRules,
  type IsolationChoice,
  isolationChoices,
  materializeModes,
  sessionChoices,
  settingRanges,
  signChoices,
  unjudgedChoices,
  verifyInChoices,
  type WorkspaceChoice,
  workspaceChoices,
} from '../../domain/setting-limits.ts';
import type { RunRequest } from '../../runner/context/run-context.ts';
import type { Worker } from '../../runner/context/worker.ts';
import type { NetworkAccess, ZoneNetworks } from '../../sandbox/bubblewrap/sandbox-network.ts';
import type { AgentChoice, JudgeTexts } from './agent-choice.ts';
import { parseAuthor, type SigningSettings } from './find-signing-key.ts';
import {
  type LimitTexts,
  parseBoolean,
  parseBranchGlobs,
  parseCaches,
  parseChoice,
  parseInstruction,
  parseLimits,
  parseNetwork,
  parseRebase,
  parseVariableNames,
  parseVisiblePaths,
  parseWholeNumber,
  requireDiscardable,
  requireRebasable,
  requireRescuable,
  requireRoomToWait,
} from './settings.ts';

const ATTEMPT_BUDGET = { name: 'attempt-budget-default', ...settingRanges.attemptBudget };
const WALL_CLOCK_SECONDS = { name: 'wall-clock-timeout-seconds', ...settingRanges.wallClockSeconds };
const DEFAULT_WALL_CLOCK_SECONDS = 1800;
const RESCUE_STEPS = { name: 'rescue-steps', ...settingRanges.rescueSteps };
const AUDIT_MINUTES = { name: 'audit-minutes', ...settingRanges.auditMinutes };
const MAX_ITERATIONS = { name: 'max-iterations', ...settingRanges.maxIterations };
const DEFAULT_MAX_ITERATIONS = 100;

/** The settings of a run as texts, from inputs, flags or the configuration; absent ones are undefined. */
export interface GivenSettings extends AgentChoice, JudgeTexts, LimitTexts {
  readonly attemptBudgetDefault?: string | undefined;
  readonly wallClockTimeoutSeconds?: string | undefined;
  readonly claim?: string | undefined;
  readonly session?: string | undefined;
  readonly rescueSteps?: string | undefined;
  readonly maxIterations?: string | undefined;
  readonly instruction?: string | undefined;
  readonly auditMinutes?: string | undefined;
  readonly rebase?: string | undefined;
  readonly materialize?: string | undefined;
  readonly sign?: string | undefined;
  readonly signAs?: string | undefined;
  readonly signOff?: string | undefined;
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
  readonly force?: boolean | undefined;
}

/** The sandboxes of a run, as they are asked for. */
export interface IsolationSettings {
  readonly choice: IsolationChoice;
  /** The hosts of each zone; undefined for `setup` where those of its lockfiles count. */
  readonly networks: Omit<ZoneNetworks, 'setup'> & { readonly setup: NetworkAccess | undefined };
  /** Absolute paths that programs may read. */
  readonly visiblePaths: readonly string[];
  /** The agent's command, which may read the files that it names plainly; undefined where no agent is a command. */
  readonly agentCommand: string | undefined;
  /** The hosts that agents reach themselves, each its own, for people. */
  readonly agentHosts: readonly string[];
  /** Whether an agent has a model of ours or of its program, which it reaches. */
  readonly hasModel: boolean;
}

/** The settings of a run with all defaults, except those of the agent and the judge. */
export interface RunSettings {
  /** The settings that become part of the run's request. */
  readonly forRequest: Pick<
    RunRequest,
    | 'attemptBudgetDefault'
    | 'auditMinutes'
    | 'caches'
    | 'claimRule'
    | 'instruction'
    | 'isForced'
    | 'isFresh'
    | 'materialize'
    | 'onUnjudged'
    | 'rebase'
    | 'rescueSteps'
    | 'signsOff'
    | 'stepMatch'
    | 'verifyIn'
  >;
  /** The limits of an attempt, where its entry of the ladder gives none, and its conversation. */
  readonly attemptLimits: Pick<Worker, 'maxTurns' | 'session' | 'wallClockTimeoutMs'>;
  readonly limits: RunLimits;
  readonly signing: SigningSettings;
  readonly workspace: WorkspaceChoice;
  readonly isolation: Omit<IsolationSettings, 'agentCommand' | 'agentHosts' | 'hasModel'>;
  readonly protectedBranches: readonly string[];
  /** The names of variables whose values are secrets. */
  readonly masked: readonly string[];
}

/** Parses the settings. Throws ConfigurationError for an invalid value. */
export function readRunSettings(given: GivenSettings): RunSettings {
  const workspace = parseChoice(given.workspace || 'worktree', 'workspace', workspaceChoices);
  const materialize = requireRoomToWait(
    parseChoice(given.materialize || 'direct', 'materialize', materializeModes),
    workspace,
  );
  const claimRule = parseChoice(given.claim || 'end', 'claim', claimRules);
  return {
    forRequest: {
      attemptBudgetDefault: parseWholeNumber(given.attemptBudgetDefault, ATTEMPT_BUDGET),
      auditMinutes: parseWholeNumber(given.auditMinutes, AUDIT_MINUTES) ?? 0,
      caches: parseCaches(given.caches),
      claimRule,
      rescueSteps: requireRescuable(parseWholeNumber(given.rescueSteps, RESCUE_STEPS) ?? 0, claimRule),
      instruction: parseInstruction(given.instruction),
      isForced: given.force === true,
      isFresh: requireDiscardable(given.fresh === true, workspace),
      materialize,
      rebase: requireRebasable(parseRebase(given.rebase ?? ''), { materialize, workspace }),
      onUnjudged: parseChoice(given.onUnjudged || 'pause', 'on-unjudged', unjudgedChoices),
      signsOff: parseBoolean(given.signOff ?? '', 'sign-off'),
      stepMatch: parseChoice(given.stepMatch || 'exact', 'step-match', stepMatchSchema.options),
      verifyIn: parseChoice(given.verifyIn || 'checkout', 'verify-in', verifyInChoices),
    },
    attemptLimits: {
      session: parseChoice(given.session || 'fresh', 'session', sessionChoices),
      maxTurns: parseWholeNumber(given.maxIterations, MAX_ITERATIONS) ?? DEFAULT_MAX_ITERATIONS,
      wallClockTimeoutMs:
        (parseWholeNumber(given.wallClockTimeoutSeconds, WALL_CLOCK_SECONDS) ?? DEFAULT_WALL_CLOCK_SECONDS) * 1000,
    },
    limits: parseLimits(given),
    signing: {
      choice: parseChoice(given.sign || 'auto', 'sign', signChoices),
      as: parseAuthor(given.signAs, 'sign-as'),
    },
    workspace,
    isolation: readIsolation(given),
    protectedBranches: parseBranchGlobs(given.protectedBranches ?? [], 'protected-branches'),
    masked: parseVariableNames(given.mask ?? [], 'mask'),
  };
}

function readIsolation(given: GivenSettings): RunSettings['isolation'] {
  return {
    choice: parseChoice(given.isolation || 'auto', 'isolation', isolationChoices),
    networks: {
      setup: parseNetwork(given.networkSetup, 'network-setup'),
      agent: parseNetwork(given.networkAgent, 'network-agent') ?? [],
      criteria: parseNetwork(given.networkCriteria, 'network-criteria') ?? [],
    },
    visiblePaths: parseVisiblePaths(given.visiblePaths),
  };
}
