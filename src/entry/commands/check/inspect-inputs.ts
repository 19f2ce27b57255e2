import { PROVIDER_NAMES, type ProviderFacts, providerFacts } from '../../../agent/builtin/provider-facts.ts';
import type { RunConfig } from '../../../domain/config/run-config.ts';
import { ConfigurationError } from '../../../domain/errors/errors.ts';
import { taskIdSchema } from '../../../domain/ids.ts';
import { findBranchNameProblem } from '../../../domain/refs/ref-name.ts';
import type { SettingRefusal } from '../../../domain/workflow/workflow-mistake.ts';
import { createRedactor } from '../../../exec/redaction/redact.ts';
import { prepareRun } from '../../compose/prepare-run.ts';
import type { AgentChoice } from '../../settings/agent-choice.ts';
import { readInputs, readSettingInputs } from '../../settings/inputs.ts';
import { parsePrice } from '../../settings/model-settings.ts';
import type { ReadInput } from '../../settings/routing-inputs.ts';

/** Lists the names of the inputs of the action: those that it reads. */
export function listInputNames(): readonly string[] {
  const names = new Set<string>();
  readInputs((name) => {
    names.add(name);
    return toNeeded(name);
  });
  return [...names];
}

/** Returns why the action refuses a value of an input, as a clause; undefined where it takes it. */
export function findInputProblem(name: string, value: string): string | undefined {
  // The value of a header may be that of a variable, which only the job has.
  if (name === 'headers') return undefined;
  if (name === 'task' && value !== '') return findTaskProblem(value.trim());
  if (name === 'task-branch' && value !== '') return findBranchProblem(value.trim());
  const read: ReadInput = (wanted) => (wanted === name ? value.trim() : toNeeded(wanted));
  try {
    readInputs(read);
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof ConfigurationError) || thrown.code !== 'setting_invalid') throw thrown;
    return String(thrown.data.reason);
  }
}

function findTaskProblem(id: string): string | undefined {
  const { error } = taskIdSchema.safeParse(id);
  return error && `is no id of a task: ${error.issues[0]?.message ?? ''}`;
}

function findBranchProblem(name: string): string | undefined {
  return /^(?:main|master)$/i.test(name)
    ? 'is protected: results land on a branch of their own'
    : findBranchNameProblem(name);
}

/** Returns why a limit on the cost is refused with an agent, its model and its price, as a clause; undefined where it is not. */
export function findPriceProblem({ agent, model, price }: AgentChoice): string | undefined {
  if (agent === undefined || agent === 'command') return undefined;
  try {
    parsePrice({ price }, { model: model ?? '', isNeeded: true });
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof ConfigurationError)) throw thrown;
    const reason = String(thrown.data.reason);
    return model === undefined ? `"max-cost-usd" ${reason}` : `"max-cost-usd" needs a price, and "${model}" ${reason}`;
  }
}

/**
 * Finds the setting for which a run with the inputs of a step is refused, whatever keys it has: what each value by itself does
 * not show. Undefined where none is, or where a value is known to the job alone.
 */
export function findRefusal(
  inputs: ReadonlyMap<string, string>,
  config: RunConfig | undefined,
): SettingRefusal | undefined {
  const given = readSettingInputs((name) => inputs.get(name)?.trim() ?? '');
  if (Object.values(given).some((text) => text?.includes('${{') === true) || given.headers !== undefined)
    return undefined;
  const context = { env: toKeys(), redactor: createRedactor([]), write: () => undefined };
  try {
    prepareRun({ given, config, plan: {} }, context);
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof ConfigurationError) || thrown.code !== 'setting_invalid') return undefined;
    const { name, value, reason } = thrown.data;
    return { name: String(name), reason: value === '' ? String(reason) : `"${value}" ${reason}` };
  }
}

/** Sets the keys of all providers, so that none of them is what a run lacks. */
function toKeys(): Readonly<Record<string, string>> {
  const names = PROVIDER_NAMES.flatMap((provider) => {
    const { keyNames }: ProviderFacts = providerFacts[provider];
    return keyNames;
  });
  return Object.fromEntries(names.map((name) => [name, 'none']));
}

/** Returns the value without which no input is read. */
function toNeeded(name: string): string {
  return name === 'github-token' ? 'token' : '';
}
