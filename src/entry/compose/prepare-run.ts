import type { Judge } from '../../domain/attempt/judge.ts';
import type { RunConfig } from '../../domain/config/run-config.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import type { Redactor } from '../../exec/redaction/redact.ts';
import type { RunPorts } from '../../runner/context/run-context.ts';
import type { Worker } from '../../runner/context/worker.ts';
import { capSettings, requireAllowed } from '../settings/apply-policy-to-settings.ts';
import { findNamedSecrets } from '../settings/find-secrets-in-env.ts';
import { describeMissingPaths } from '../settings/hidden-files.ts';
import { chooseLadder, type LadderStep } from '../settings/ladder-settings.ts';
import type { LoadedPolicy } from '../settings/load-policy.ts';
import { mergeSettings, renderConfigLine } from '../settings/merge-settings.ts';
import { describeUnknownWindow } from '../settings/model-tuning.ts';
import {
  type GivenSettings,
  type IsolationSettings,
  type RunSettings,
  readRunSettings,
} from '../settings/run-settings.ts';
import { chooseIsolation, type Env } from '../settings/settings.ts';
import { type AgentContext, createAgent, createJudge } from './create-agent.ts';

/** The settings of a run with its agent and judge. */
export interface PreparedRun {
  readonly settings: Omit<RunSettings, 'isolation'> & { readonly isolation: IsolationSettings };
  readonly workers: { readonly workers: RunPorts['workers']; readonly judge: Judge | undefined };
}

/** The settings that a run was given, those of the repository, and the plan, which may choose among its agents. */
export interface RunChoice {
  readonly given: GivenSettings;
  readonly config: RunConfig | undefined;
  readonly plan: Pick<Plan, 'agents'>;
  /** The rules of the organisation; absent on a laptop, and where there are none. */
  readonly policy?: LoadedPolicy | undefined;
}

export interface PreparationContext {
  readonly env: Env;
  readonly redactor: Redactor;
  /** Writes to the log of the run. */
  readonly write: (text: string) => void;
}

/** Settings that are merged and capped, and those of them as texts. */
interface MergedChoice {
  readonly settings: RunSettings;
  readonly given: GivenSettings;
}

/**
 * Merges the given settings with the configuration, and writes which of them it has set. From here on the values of
 * masked variables are secrets. Throws ConfigurationError.
 */
export function mergeChoice(
  { given: asked, config, policy }: Omit<RunChoice, 'plan'>,
  { env, redactor, write }: PreparationContext,
): MergedChoice {
  const merged = mergeSettings(asked, config);
  const chosen = { ...merged.given, isolation: chooseIsolation(merged.given.isolation, env) };
  const given = capSettings(chosen, readRunSettings(chosen), policy);
  const settings = readRunSettings(given);
  redactor.add(findNamedSecrets(env, settings.masked));
  const line = renderConfigLine(merged);
  if (line !== undefined) write(redactor.redact(`${line}\n`));
  return { settings, given };
}

/** Prepares a run with its agents: settings as `mergeChoice` merges them. Throws ConfigurationError. */
export function prepareRun(choice: RunChoice, context: PreparationContext): PreparedRun {
  const { plan, policy } = choice;
  const { env, redactor, write } = context;
  const { settings, given } = mergeChoice(choice, context);
  const host = { env, redactor, hasCostLimit: settings.limits.maxCostUsd !== undefined };
  const steps = chooseLadder(given, settings.attemptLimits, plan.agents);
  const [first, ...others] = steps;
  const judge = createJudge({ ...given, ...(first.identity.entry === null ? {} : first.choice) }, host);
  const workers: RunPorts['workers'] = [toWorker(first, host), ...others.map((step) => toWorker(step, host))];
  const warnings = new Set(steps.map(({ choice }) => describeUnknownWindow(choice)));
  warnings.add(describeMissingPaths(settings.isolation.visiblePaths));
  for (const warning of warnings) if (warning !== undefined) write(`${warning}\n`);
  const isolation = admitAgents(settings.isolation, workers, given);
  requireAllowed(policy, { given, isolation, workers });
  return { settings: { ...settings, isolation }, workers: { workers, judge } };
}

function toWorker({ choice, ...step }: LadderStep, host: AgentContext): Worker {
  return { ...step, agent: createAgent(choice, host) };
}

/**
 * Adds the command, for the files that it names (a CLI agent finds those of its program itself) and, for people, the hosts of
 * agents: each agent reaches its own alone.
 */
function admitAgents(
  isolation: RunSettings['isolation'],
  workers: RunPorts['workers'],
  { agentCommand }: GivenSettings,
): IsolationSettings {
  const hasCommand = workers.some(({ agent }) => agent.name === 'command');
  return {
    ...isolation,
    agentCommand: hasCommand ? agentCommand : undefined,
    agentHosts: [...new Set(workers.flatMap(({ agent }) => agent.hosts ?? []))],
    hasModel: workers.some(({ agent }) => agent.name !== 'command'),
  };
}
