import { getInput } from '@actions/core';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { RemoteFile } from '../../github/remote-file.ts';
import type { JudgeTexts } from './agent-choice.ts';
import { requireValidSettings } from './check-settings.ts';
import { TUNING_NAMES, type TuningTexts } from './model-tuning.ts';
import { findInput, type RoutingInputs, readRoutingInputs, readWords, routingReaders } from './routing-inputs.ts';
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

/** Reads the inputs. Throws ConfigurationError for an invalid value. */
export function readInputs(): Inputs {
  const token = readToken();
  if (token === '') throw new ConfigurationError('token_missing');
  const texts = readTexts();
  // Invalid values are refused before anything is fetched, all of them at once.
  const switches = SWITCHES.map((name) => () => readSwitch(name));
  requireValidSettings(texts, process.env, [...routingReaders, readPolicyInput, ...switches]);
  const routing = readRoutingInputs();
  const given = { ...texts, fresh: readSwitch('fresh'), force: readSwitch('force') };
  readRunSettings(given);
  return {
    ...routing,
    taskBranch: findInput('task-branch'),
    given,
    token,
    botLogin: findInput('bot-login'),
    isDryRun: readSwitch('dry-run'),
    keepsLfsPointers: readSwitch('lfs'),
    policy: readPolicyInput(),
    linksReport: readSwitch('link-report'),
    hasButtons: readSwitch('buttons'),
    hasCheckRun: readSwitch('check-run'),
  };
}

/** The inputs that are on or off. */
const SWITCHES = ['fresh', 'force', 'dry-run', 'lfs', 'link-report', 'buttons', 'check-run'] as const;
const IS_ON_UNLESS_GIVEN: ReadonlySet<string> = new Set(['check-run']);

function readSwitch(name: (typeof SWITCHES)[number]): boolean {
  return parseBoolean(getInput(name) || String(IS_ON_UNLESS_GIVEN.has(name)), name);
}

function readTuningInputs(): TuningTexts {
  const entries = Object.entries(TUNING_NAMES).map(([key, name]) => [key, findInput(name)] as const);
  return Object.fromEntries(entries);
}

function readJudgeInputs(): JudgeTexts {
  return {
    judgeModel: findInput('judge-model'),
    judgeProvider: findInput('judge-provider'),
    judgePrice: findInput('judge-price'),
    judgeFallbackModel: findInput('judge-fallback-model'),
    judgeVotes: findInput('judge-votes'),
    onUnjudged: findInput('on-unjudged'),
  };
}

function readTexts(): GivenSettings {
  return {
    agent: findInput('agent'),
    agents: findInput('agents'),
    agentCommand: findInput('agent-command'),
    provider: findInput('provider'),
    model: findInput('model'),
    baseUrl: findInput('base-url'),
    tools: findInput('tools'),
    onDenial: findInput('on-denial'),
    price: findInput('price'),
    ...readTuningInputs(),
    ...readJudgeInputs(),
    instruction: findInput('instruction'),
    attemptBudgetDefault: findInput('attempt-budget-default'),
    wallClockTimeoutSeconds: findInput('wall-clock-timeout-seconds'),
    claim: findInput('claim'),
    session: findInput('session'),
    rescueSteps: findInput('rescue-steps'),
    maxIterations: findInput('max-iterations'),
    maxTokens: findInput('max-tokens'),
    maxCostUsd: findInput('max-cost-usd'),
    deadlineMinutes: findInput('deadline-minutes'),
    auditMinutes: findInput('audit-minutes'),
    rebase: findInput('rebase'),
    materialize: findInput('materialize'),
    sign: findInput('sign'),
    signAs: findInput('sign-as'),
    signOff: findInput('sign-off'),
    workspace: findInput('workspace'),
    isolation: findInput('isolation'),
    networkSetup: findInput('network-setup'),
    networkAgent: findInput('network-agent'),
    networkCriteria: findInput('network-criteria'),
    visiblePaths: findInput('visible-paths'),
    verifyIn: findInput('verify-in'),
    caches: findInput('caches'),
    stepMatch: findInput('step-match'),
    protectedBranches: readWords('protected-branches'),
    mask: readWords('mask'),
  };
}

function readPolicyInput(): RemoteFile | undefined {
  const text = findInput('policy');
  if (text === undefined) return undefined;
  const [, owner, repo, path, ref] = /^([\w.-]+)\/([\w.-]+)\/([^@]+)@([^@\s]+)$/.exec(text) ?? [];
  if (owner !== undefined && repo !== undefined && path !== undefined && ref !== undefined)
    return { repository: { owner, repo }, path, ref };
  throw toSettingError('policy', text, 'is not written <owner>/<repository>/<path>@<ref>');
}
