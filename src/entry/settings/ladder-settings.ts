import { type AgentIdentity, describeAgent, type LadderEntry, ladderSchema } from '../../domain/agent-ladder.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { describeSchemaError } from '../../domain/plan/describe-schema-error.ts';
import { quote, toProblems } from '../../domain/yaml/file-problem.ts';
import { readYamlDocument } from '../../domain/yaml/yaml-document.ts';
import { type AgentChoice, isProgram } from './agent-choice.ts';
import { findAgentProvider } from './cli-agent-settings.ts';
import type { TuningTexts } from './model-tuning.ts';
import type { GivenSettings, RunSettings } from './run-settings.ts';
import { toSettingError } from './settings.ts';

type AttemptLimits = RunSettings['attemptLimits'];

/** An entry of the ladder with all that the settings add to it. */
export interface LadderStep extends AttemptLimits {
  readonly choice: AgentChoice;
  readonly identity: AgentIdentity;
}

export type Ladder = readonly [LadderStep, ...LadderStep[]];

// Why: docs/decisions/0106-a-plan-chooses-among-trusted-agents.md
/**
 * Chooses the agents of the attempts: those of the plan, each of which the settings must offer, else those of the
 * settings. Throws ConfigurationError.
 */
export function chooseLadder(
  given: GivenSettings,
  limits: AttemptLimits,
  planned: readonly LadderEntry[] | undefined,
): Ladder {
  const listed = parseAgents(given.agents);
  const offered = listed === undefined ? [toOnlyStep(given, limits)] : toSteps(given, limits, listed);
  requireUse(given, offered);
  const chosen = planned?.map((entry, index) => findOffered(entry, index, offered)) ?? offered;
  const isLadder = planned !== undefined || listed !== undefined;
  const [first, ...others] = chosen.map((step, index) => ({
    ...step,
    identity: { ...step.identity, entry: isLadder ? index + 1 : null },
  }));
  if (first === undefined) throw new Error('a ladder has at least one entry');
  return [first, ...others];
}

/** Parses the list of agents, which is YAML; undefined for no text. Throws ConfigurationError. */
export function parseAgents(text: string | undefined): readonly LadderEntry[] | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const reading = readYamlDocument(text);
  if (reading.kind !== 'read') {
    const [fault] = reading.kind === 'refused' ? [reading.fault] : reading.faults;
    throw toSettingError('agents', '', `cannot be read: ${fault?.message}`);
  }
  const { document } = reading;
  const parsed = ladderSchema.safeParse(document.value);
  if (parsed.success) return parsed.data;
  const words = { nameSubject: nameEntry, knownKeysAt: () => Object.keys(ladderSchema.element.shape) };
  const faults = parsed.error.issues.flatMap((issue) => describeSchemaError(issue, document, words));
  const problems = toProblems(text, faults).map(({ message }) => message);
  throw toSettingError('agents', '', `is no list of agents: ${problems.join('; ')}`);
}

function nameEntry(_root: unknown, path: readonly (string | number)[]): string {
  if (path.length === 0) return 'the list';
  return path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : quote(step))).join(' ');
}

function toOnlyStep(given: GivenSettings, limits: AttemptLimits): LadderStep {
  return { ...limits, choice: given, identity: identify(given) };
}

function toSteps(given: GivenSettings, limits: AttemptLimits, listed: readonly LadderEntry[]): LadderStep[] {
  const base = given.agent || 'command';
  const hasBuiltin = listed.some(({ agent }) => (agent ?? base) === 'builtin');
  return listed.map((entry) => {
    const choice = toChoice(given, entry, { base, hasBuiltin });
    return { choice, identity: identify(choice), ...narrow(limits, entry) };
  });
}

/** Completes an entry by the settings: a provider and a model only for the agent, a price only for the model, that they name. */
function toChoice(
  given: GivenSettings,
  entry: LadderEntry,
  { base, hasBuiltin }: { readonly base: string; readonly hasBuiltin: boolean },
): AgentChoice {
  const agent = entry.agent ?? base;
  const isBase = agent === base;
  const provider = entry.provider ?? (isBase ? given.provider : undefined);
  const isSameProvider = findAgentProvider({ agent, provider }) === findAgentProvider(given);
  const model = entry.model ?? (isBase && isSameProvider ? given.model : undefined);
  const isSameModel = model !== undefined && model === given.model?.trim();
  // Tools limit the built-in agent wherever it is; for any other one they are an error.
  const hasTools = agent === 'builtin' || !hasBuiltin;
  return {
    ...{ agent, provider, model },
    agentCommand: isBase || (agent === 'command' && !isProgram(base)) ? given.agentCommand : undefined,
    baseUrl: isSameProvider ? given.baseUrl : undefined,
    price: isSameModel ? given.price : undefined,
    tools: hasTools ? given.tools : undefined,
    onDenial: hasTools ? given.onDenial : undefined,
    ...pickTuning(given, { agent, hasBuiltin, isSameProvider, isSameModel }),
  };
}

/** Picks the settings of requests that were meant for this provider and model; for no agent with a CLI where there is another. */
function pickTuning(given: GivenSettings, { agent, hasBuiltin, isSameProvider, isSameModel }: EntryMatch): TuningTexts {
  if (agent !== 'builtin' && hasBuiltin) return {};
  const { effort, temperature, maxOutputTokens, contextWindow, headers, providerOptions } = given;
  return {
    ...(isSameModel ? { effort, temperature, maxOutputTokens, contextWindow } : {}),
    ...(isSameProvider ? { headers, providerOptions } : {}),
  };
}

interface EntryMatch {
  readonly agent: string;
  readonly hasBuiltin: boolean;
  readonly isSameProvider: boolean;
  readonly isSameModel: boolean;
}

function identify(choice: AgentChoice): AgentIdentity {
  const { agent: name = 'command', model } = choice;
  if (name === 'command') return { name, provider: null, model: null, entry: null };
  return { name, provider: findAgentProvider(choice) ?? null, model: model?.trim() || null, entry: null };
}

/** Throws ConfigurationError for an address that would go unused: it was meant for some model. */
function requireUse({ baseUrl }: GivenSettings, offered: readonly LadderStep[]): void {
  if (!baseUrl?.trim() || offered.some(({ choice }) => choice.baseUrl !== undefined)) return;
  throw toSettingError(
    'base-url',
    baseUrl,
    'is of no entry of "agents": it belongs to the provider that "provider" names',
  );
}

/** Finds the agent that the settings offer for an entry of the plan. Throws ConfigurationError `agent_not_offered`. */
function findOffered(entry: LadderEntry, index: number, offered: readonly LadderStep[]): LadderStep {
  const found = offered.find(
    ({ identity: { name, provider, model } }) =>
      (entry.agent ?? name) === name && (entry.provider ?? provider) === provider && (entry.model ?? model) === model,
  );
  if (found !== undefined) return { ...found, ...narrow(found, entry, Math.min) };
  throw new ConfigurationError('agent_not_offered', {
    entry: index + 1,
    wanted: [entry.agent, entry.provider, entry.model].filter((part) => part !== undefined).join(' '),
    offered: offered.map(({ identity }) => describeAgent(identity)).join('; '),
  });
}

/** Applies the limits of an entry: in place of the others, or as `join` says. */
function narrow(
  { maxTurns, wallClockTimeoutMs, session }: AttemptLimits,
  { max_iterations: turns, wall_clock_timeout_seconds: seconds }: LadderEntry,
  join: (own: number, other: number) => number = (own) => own,
): AttemptLimits {
  return {
    session,
    maxTurns: turns === undefined ? maxTurns : join(turns, maxTurns),
    wallClockTimeoutMs: seconds === undefined ? wallClockTimeoutMs : join(seconds * 1000, wallClockTimeoutMs),
  };
}
