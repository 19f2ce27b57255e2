import { getInput } from '@actions/core';
import { ConfigurationError } from '../domain/errors.ts';
import { repositoryPathSchema } from '../domain/repository-path.ts';
import type { RunLimits } from '../domain/run-budget.ts';
import type { StepMatch } from '../domain/step.ts';
import type { AgentChoice } from './create-agent.ts';
import {
  ATTEMPT_BUDGET,
  DEFAULT_WALL_CLOCK_SECONDS,
  type MaterializeMode,
  parseBoolean,
  parseBranchGlobs,
  parseLimits,
  parseMaterialize,
  parseMaxTurns,
  parseStepMatch,
  parseWholeNumber,
  parseWorkspace,
  requireDiscardable,
  requireRoomToWait,
  WALL_CLOCK_SECONDS,
  type WorkspaceKind,
} from './settings.ts';

/** The inputs of the action. What was left empty is undefined. */
export interface Inputs {
  /** Empty for events that name their plan, or need none. */
  readonly plan: string;
  /** A command as in comments, for a workflow that is started by hand. */
  readonly command: string | undefined;
  readonly triggerLabel: string;
  readonly allowedBots: readonly string[];
  readonly task: string | undefined;
  readonly base: string | undefined;
  readonly taskBranch: string | undefined;
  readonly agent: AgentChoice;
  readonly attemptBudgetDefault: number | undefined;
  readonly wallClockTimeoutMs: number;
  readonly stepMatch: StepMatch;
  readonly maxTurns: number;
  readonly limits: RunLimits;
  readonly materialize: MaterializeMode;
  readonly token: string;
  readonly botLogin: string | undefined;
  readonly isDryRun: boolean;
  readonly isFresh: boolean;
  readonly protectedBranches: readonly string[];
  readonly workspace: WorkspaceKind;
  readonly keepsLfsPointers: boolean;
  readonly hasCheckRun: boolean;
}

const DEFAULT_TRIGGER_LABEL = 'groundhog';

/** The token alone, so that it can be masked before anything else is read. */
export function readToken(): string {
  return getInput('github-token');
}

/** Reads the inputs. Throws ConfigurationError for a value that cannot be used. */
export function readInputs(): Inputs {
  const token = readToken();
  if (token === '') throw new ConfigurationError('token_missing');
  const plan = getInput('plan').replace(/^(\.\/)+/, '');
  if (plan !== '' && !repositoryPathSchema.safeParse(plan).success)
    throw new ConfigurationError('plan_not_found', { path: plan, where: 'the repository' });
  const seconds = parseWholeNumber(getInput('wall-clock-timeout-seconds'), WALL_CLOCK_SECONDS);
  const workspace = parseWorkspace(getInput('workspace'));
  return {
    plan,
    command: findInput('command'),
    triggerLabel: findInput('trigger-label') ?? DEFAULT_TRIGGER_LABEL,
    allowedBots: toWords(getInput('allowed-bots')).map(requireExactLogin),
    task: findInput('task'),
    base: findInput('base'),
    taskBranch: findInput('task-branch'),
    agent: readAgentChoice(),
    attemptBudgetDefault: parseWholeNumber(getInput('attempt-budget-default'), ATTEMPT_BUDGET),
    wallClockTimeoutMs: (seconds ?? DEFAULT_WALL_CLOCK_SECONDS) * 1000,
    stepMatch: parseStepMatch(findInput('step-match')),
    maxTurns: parseMaxTurns(findInput('max-iterations')),
    limits: parseLimits({
      maxTokens: findInput('max-tokens'),
      maxCostUsd: findInput('max-cost-usd'),
      deadlineMinutes: findInput('deadline-minutes'),
    }),
    materialize: requireRoomToWait(parseMaterialize(findInput('materialize')), workspace),
    token,
    botLogin: findInput('bot-login'),
    isDryRun: parseBoolean(getInput('dry-run'), 'dry-run'),
    isFresh: requireDiscardable(parseBoolean(getInput('fresh'), 'fresh'), workspace),
    protectedBranches: parseBranchGlobs(toWords(getInput('protected-branches')), 'protected-branches'),
    workspace,
    keepsLfsPointers: parseBoolean(getInput('lfs'), 'lfs'),
    hasCheckRun: parseBoolean(getInput('check-run') || 'true', 'check-run'),
  };
}

function readAgentChoice(): AgentChoice {
  return {
    agent: getInput('agent') || 'command',
    agentCommand: findInput('agent-command'),
    provider: findInput('provider'),
    model: findInput('model'),
    baseUrl: findInput('base-url'),
    tools: findInput('tools'),
    onDenial: findInput('on-denial'),
    price: findInput('price'),
  };
}

function findInput(name: string): string | undefined {
  const text = getInput(name);
  return text === '' ? undefined : text;
}

function requireExactLogin(login: string): string {
  if (!/[*?]/.test(login)) return login;
  const reason = 'is no login: each bot is named in full, such as renovate[bot]';
  throw new ConfigurationError('setting_invalid', { name: 'allowed-bots', value: login, reason });
}

/** What white space separates: no branch and no login has any in its name. */
function toWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
