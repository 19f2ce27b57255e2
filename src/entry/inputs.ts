import { getInput } from '@actions/core';
import { ConfigurationError } from '../domain/errors.ts';
import { repositoryPathSchema } from '../domain/repository-path.ts';
import { type GivenSettings, readRunSettings } from './run-settings.ts';
import { parseBoolean } from './settings.ts';

/** The inputs of the action. What was left empty is undefined. */
export interface Inputs {
  readonly plan: string;
  readonly task: string | undefined;
  readonly base: string | undefined;
  readonly taskBranch: string | undefined;
  /** The settings that the configuration may say as well. */
  readonly given: GivenSettings;
  readonly token: string;
  readonly botLogin: string | undefined;
  readonly isDryRun: boolean;
  readonly keepsLfsPointers: boolean;
}

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
  if (plan === '')
    throw new ConfigurationError('setting_invalid', { name: 'plan', value: '', reason: 'names no file' });
  const given = readGiven();
  // What cannot be used is refused before anything is fetched.
  readRunSettings(given);
  return {
    plan,
    task: findInput('task'),
    base: findInput('base'),
    taskBranch: findInput('task-branch'),
    given,
    token,
    botLogin: findInput('bot-login'),
    isDryRun: parseBoolean(getInput('dry-run'), 'dry-run'),
    keepsLfsPointers: parseBoolean(getInput('lfs'), 'lfs'),
  };
}

function readGiven(): GivenSettings {
  return {
    agent: findInput('agent'),
    agentCommand: findInput('agent-command'),
    provider: findInput('provider'),
    model: findInput('model'),
    baseUrl: findInput('base-url'),
    tools: findInput('tools'),
    onDenial: findInput('on-denial'),
    price: findInput('price'),
    judgeModel: findInput('judge-model'),
    judgeProvider: findInput('judge-provider'),
    judgePrice: findInput('judge-price'),
    instruction: findInput('instruction'),
    attemptBudgetDefault: findInput('attempt-budget-default'),
    wallClockTimeoutSeconds: findInput('wall-clock-timeout-seconds'),
    maxIterations: findInput('max-iterations'),
    maxTokens: findInput('max-tokens'),
    maxCostUsd: findInput('max-cost-usd'),
    deadlineMinutes: findInput('deadline-minutes'),
    materialize: findInput('materialize'),
    workspace: findInput('workspace'),
    stepMatch: findInput('step-match'),
    protectedBranches: toWords(getInput('protected-branches')),
    fresh: parseBoolean(getInput('fresh'), 'fresh'),
  };
}

function findInput(name: string): string | undefined {
  const text = getInput(name);
  return text === '' ? undefined : text;
}

/** What white space separates: no branch has any in its name. */
function toWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
