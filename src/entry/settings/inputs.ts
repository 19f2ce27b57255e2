import { getInput } from '@actions/core';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { RemoteFile } from '../../github/remote-file.ts';
import type { JudgeTexts } from './agent-choice.ts';
import { requireValidSettings } from './check-settings.ts';
import { TUNING_NAMES, type TuningTexts } from './model-tuning.ts';
import {
  findInput,
  type ReadInput,
  type RoutingInputs,
  readRoutingInputs,
  readWords,
  routingReaders,
} from './routing-inputs.ts';
import { type GivenSettings, readRunSettings } from './run-settings.ts';
import { parseBoolean, toSettingError } from './settings.ts';

/** The inputs of the action; empty ones are undefined. */
export interface Inputs extends RoutingInputs {
  readonly taskBranch: string | undefined;
  /** The settings that the configuration file may set, too. */
  readonly given: GivenSettings;
  readonly token: string;
  readonly botLogin: string | undefined;
  readonly isDryRun: boolean;
  readonly keepsLfsPointers: boolean;
  readonly hasCheckRun: boolean;
  /** The file with the rules of the organisation; undefined for none. */
  readonly policy: RemoteFile | undefined;
  /** Whether a later step uploads the report, so that comments can link to it. */
  readonly linksReport: boolean;
  /** Whether the commands of our comments have boxes to tick. */
  readonly hasButtons: boolean;
}

/** Reads the token alone, so that it can be masked before anything else is read. */
export function readToken(): string {
  return getInput('github-token');
}

/** Reads the inputs of the step, or those that `read` returns. Throws ConfigurationError for an invalid value. */
export function readInputs(read: ReadInput = getInput): Inputs {
  const token = read('github-token');
  if (token === '') throw new ConfigurationError('token_missing');
  const texts = readSettingInputs(read);
  // Invalid values are refused before anything is fetched, all of them at once.
  const readers = [...routingReaders, readPolicyInput, ...SWITCHES.map((name) => () => readSwitch(read, name))];
  requireValidSettings(
    texts,
    process.env,
    readers.map((reader) => () => reader(read)),
  );
  const routing = readRoutingInputs(read);
  const given = { ...texts, fresh: readSwitch(read, 'fresh'), force: readSwitch(read, 'force') };
  readRunSettings(given);
  return {
    ...routing,
    taskBranch: findInput(read, 'task-branch'),
    given,
    token,
    botLogin: findInput(read, 'bot-login'),
    isDryRun: readSwitch(read, 'dry-run'),
    keepsLfsPointers: readSwitch(read, 'lfs'),
    policy: readPolicyInput(read),
    linksReport: readSwitch(read, 'link-report'),
    hasButtons: readSwitch(read, 'buttons'),
    hasCheckRun: readSwitch(read, 'check-run'),
  };
}

/** The inputs that are on or off. */
const SWITCHES = ['fresh', 'force', 'dry-run', 'lfs', 'link-report', 'buttons', 'check-run'] as const;
const IS_ON_UNLESS_GIVEN: ReadonlySet<string> = new Set(['check-run']);

function readSwitch(read: ReadInput, name: (typeof SWITCHES)[number]): boolean {
  return parseBoolean(read(name) || String(IS_ON_UNLESS_GIVEN.has(name)), name);
}

function readTuningInputs(read: ReadInput): TuningTexts {
  const entries = Object.entries(TUNING_NAMES).map(([key, name]) => [key, findInput(read, name)] as const);
  return Object.fromEntries(entries);
}

function readJudgeInputs(read: ReadInput): JudgeTexts {
  return {
    judgeModel: findInput(read, 'judge-model'),
    judgeProvider: findInput(read, 'judge-provider'),
    judgePrice: findInput(read, 'judge-price'),
    judgeFallbackModel: findInput(read, 'judge-fallback-model'),
    judgeVotes: findInput(read, 'judge-votes'),
    onUnjudged: findInput(read, 'on-unjudged'),
  };
}

/** Reads the inputs that are settings of a run, as texts. */
export function readSettingInputs(read: ReadInput): GivenSettings {
  return {
    agent: findInput(read, 'agent'),
    agents: findInput(read, 'agents'),
    agentCommand: findInput(read, 'agent-command'),
    provider: findInput(read, 'provider'),
    model: findInput(read, 'model'),
    baseUrl: findInput(read, 'base-url'),
    tools: findInput(read, 'tools'),
    onDenial: findInput(read, 'on-denial'),
    price: findInput(read, 'price'),
    ...readTuningInputs(read),
    ...readJudgeInputs(read),
    instruction: findInput(read, 'instruction'),
    attemptBudgetDefault: findInput(read, 'attempt-budget-default'),
    wallClockTimeoutSeconds: findInput(read, 'wall-clock-timeout-seconds'),
    claim: findInput(read, 'claim'),
    session: findInput(read, 'session'),
    rescueSteps: findInput(read, 'rescue-steps'),
    maxIterations: findInput(read, 'max-iterations'),
    maxTokens: findInput(read, 'max-tokens'),
    maxCostUsd: findInput(read, 'max-cost-usd'),
    deadlineMinutes: findInput(read, 'deadline-minutes'),
    auditMinutes: findInput(read, 'audit-minutes'),
    rebase: findInput(read, 'rebase'),
    materialize: findInput(read, 'materialize'),
    sign: findInput(read, 'sign'),
    signAs: findInput(read, 'sign-as'),
    signOff: findInput(read, 'sign-off'),
    workspace: findInput(read, 'workspace'),
    isolation: findInput(read, 'isolation'),
    networkSetup: findInput(read, 'network-setup'),
    networkAgent: findInput(read, 'network-agent'),
    networkCriteria: findInput(read, 'network-criteria'),
    visiblePaths: findInput(read, 'visible-paths'),
    verifyIn: findInput(read, 'verify-in'),
    caches: findInput(read, 'caches'),
    stepMatch: findInput(read, 'step-match'),
    protectedBranches: readWords(read, 'protected-branches'),
    mask: readWords(read, 'mask'),
  };
}

function readPolicyInput(read: ReadInput): RemoteFile | undefined {
  const text = findInput(read, 'policy');
  if (text === undefined) return undefined;
  const [, owner, repo, path, ref] = /^([\w.-]+)\/([\w.-]+)\/([^@]+)@([^@\s]+)$/.exec(text) ?? [];
  if (owner !== undefined && repo !== undefined && path !== undefined && ref !== undefined)
    return { repository: { owner, repo }, path, ref };
  throw toSettingError('policy', text, 'is not written <owner>/<repository>/<path>@<ref>');
}
