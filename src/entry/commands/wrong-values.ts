import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { HostContext } from '../compose/host-context.ts';
import { toFailure } from '../compose/to-failure.ts';
import { requireValidSettings } from '../settings/check-settings.ts';
import { chooseIsolation } from '../settings/settings.ts';
import { toReaderWords } from './reader.ts';

/** A command that was given an unknown flag, and the flags of it that are known. */
export interface MisusedCommand {
  readonly name: string;
  readonly flags: Readonly<Record<string, unknown>>;
}

/** The commands whose flags are settings of runs. */
const COMMANDS_OF_RUNS: ReadonlySet<string> = new Set(['run', 'plan', 'audit']);

/**
 * Describes the values of known flags that cannot be used, so that they are corrected together with an unknown one. Empty
 * where there are none, and for commands whose flags are no settings.
 */
export function describeWrongValues({ name, flags }: MisusedCommand, host: HostContext): string {
  if (!COMMANDS_OF_RUNS.has(name)) return '';
  // A switch has no value that could be wrong.
  const given = Object.fromEntries(Object.entries(flags).filter(([, value]) => typeof value !== 'boolean'));
  const { isolation } = flags;
  const parseIsolation = () => chooseIsolation(typeof isolation === 'string' ? isolation : undefined, host.env);
  try {
    requireValidSettings(given, host.env, [parseIsolation]);
    return '';
  } catch (thrown) {
    if (!(thrown instanceof ConfigurationError)) throw thrown;
    return `${toReaderWords(toFailure(thrown, host.redactor.redact, name).text, host.env)}\n`;
  }
}
