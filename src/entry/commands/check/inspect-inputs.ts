import { ConfigurationError } from '../../../domain/errors/errors.ts';
import type { AgentChoice } from '../../settings/agent-choice.ts';
import { readInputs } from '../../settings/inputs.ts';
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
  const read: ReadInput = (wanted) => (wanted === name ? value.trim() : toNeeded(wanted));
  try {
    readInputs(read);
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof ConfigurationError) || thrown.code !== 'setting_invalid') throw thrown;
    return String(thrown.data.reason);
  }
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

/** Returns the value without which no input is read. */
function toNeeded(name: string): string {
  return name === 'github-token' ? 'token' : '';
}
