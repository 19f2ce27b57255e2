import { ConfigurationError } from '../../../domain/errors/errors.ts';
import { readInputs } from '../../settings/inputs.ts';
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

/** Returns the value without which no input is read. */
function toNeeded(name: string): string {
  return name === 'github-token' ? 'token' : '';
}
