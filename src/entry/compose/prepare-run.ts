import type { Agent } from '../../agent/agent.ts';
import type { Judge } from '../../domain/attempt/judge.ts';
import type { RunConfig } from '../../domain/config/run-config.ts';
import type { Redactor } from '../../exec/redaction/redact.ts';
import { findNamedSecrets } from '../settings/find-secrets-in-env.ts';
import { mergeSettings, renderConfigLine } from '../settings/merge-settings.ts';
import {
  type GivenSettings,
  type IsolationSettings,
  type RunSettings,
  readRunSettings,
} from '../settings/run-settings.ts';
import type { Env } from '../settings/settings.ts';
import { createAgent, createJudge } from './create-agent.ts';

/** The settings of a run with its agent and judge. */
export interface PreparedRun {
  readonly settings: RunSettings;
  readonly workers: { readonly agent: Agent; readonly judge: Judge | undefined };
}

export interface PreparationContext {
  readonly env: Env;
  readonly redactor: Redactor;
  /** Writes to the log of the run. */
  readonly write: (text: string) => void;
}

/**
 * Merges the given settings with the configuration, and writes which of them it has set. From here on the values of
 * masked variables are secrets. Throws ConfigurationError.
 */
export function prepareRun(
  given: GivenSettings,
  config: RunConfig | undefined,
  { env, redactor, write }: PreparationContext,
): PreparedRun {
  const merged = mergeSettings(given, config);
  const settings = readRunSettings({ ...merged.given, isolation: merged.given.isolation || env.GROUNDHOG_ISOLATION });
  redactor.add(findNamedSecrets(env, settings.masked));
  const host = { env, redactor, hasCostLimit: settings.limits.maxCostUsd !== undefined };
  const workers = { agent: createAgent(merged.given, host), judge: createJudge(merged.given, host) };
  const line = renderConfigLine(merged);
  if (line !== undefined) write(redactor.redact(`${line}\n`));
  return { settings: { ...settings, isolation: allowHosts(settings.isolation, workers.agent) }, workers };
}

/** Adds the hosts that an agent cannot do without to those of its zone. */
function allowHosts(isolation: IsolationSettings, { hosts = [] }: Agent): IsolationSettings {
  const { networks } = isolation;
  if (networks.agent === 'open') return isolation;
  return { ...isolation, networks: { ...networks, agent: [...new Set([...networks.agent, ...hosts])] } };
}
