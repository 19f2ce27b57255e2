import { ConfigurationError } from '../../domain/errors/errors.ts';
import { toSettingError } from './settings.ts';

/** Parses several settings. Throws one ConfigurationError with every value that cannot be used. */
export function requireAll(parses: readonly (() => unknown)[]): void {
  const found = parses.flatMap(findError);
  const [only] = found;
  if (only === undefined) return;
  const errors = found.map(toSetting);
  const [first = only, ...others] = new Map(
    errors.map((error) => [`${error.data.name} ${error.data.value}`, error]),
  ).values();
  // The error of a task id says more, where it is the only one.
  if (others.length === 0) throw only;
  const more = others.map(
    ({ data: { name, value, reason } }) => `The setting "${name}": ${value === '' ? 'it' : `"${value}"`} ${reason}.`,
  );
  throw new ConfigurationError('setting_invalid', { ...first.data, more: more.join('\n') });
}

function findError(parse: () => unknown): readonly ConfigurationError[] {
  try {
    parse();
    return [];
  } catch (thrown) {
    const isOfValue =
      thrown instanceof ConfigurationError && (thrown.code === 'setting_invalid' || thrown.code === 'task_id_invalid');
    if (isOfValue) return [thrown];
    throw thrown;
  }
}

function toSetting(error: ConfigurationError): ConfigurationError {
  const { id, reason } = error.data;
  return error.code === 'task_id_invalid' ? toSettingError('task', String(id), `is no task id: ${reason}`) : error;
}
