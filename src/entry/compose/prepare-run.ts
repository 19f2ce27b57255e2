import type { Agent } from '../../agent/agent.ts';
import type { Judge } from '../../domain/attempt/judge.ts';
import type { RunConfig } from '../../domain/config/run-config.ts';
import type { Redactor } from '../../exec/redact.ts';
import { mergeSettings, renderConfigLine } from '../settings/merge-settings.ts';
import { type GivenSettings, type RunSettings, readRunSettings } from '../settings/run-settings.ts';
import { createAgent } from './create-agent.ts';
import { createJudge } from './create-judge.ts';

/** What a run is carried out with, whichever door it came through. */
export interface PreparedRun {
  readonly settings: RunSettings;
  /** Who does the work, and who judges it. */
  readonly workers: { readonly agent: Agent; readonly judge: Judge | undefined };
}

export interface PreparationContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly redactor: Redactor;
  /** Takes what people who watch are told. */
  readonly write: (text: string) => void;
}

/** Brings together what was given and what the configuration says, and tells what that has set. Throws ConfigurationError. */
export function prepareRun(
  own: GivenSettings,
  config: RunConfig | undefined,
  { env, redactor, write }: PreparationContext,
): PreparedRun {
  const merged = mergeSettings(own, config);
  const settings = readRunSettings(merged.given);
  const host = { env, redactor, hasCostLimit: settings.limits.maxCostUsd !== undefined };
  const workers = { agent: createAgent(merged.given, host), judge: createJudge(merged.given, host) };
  const line = renderConfigLine(merged);
  if (line !== undefined) write(redactor.redact(`${line}\n`));
  return { settings, workers };
}
