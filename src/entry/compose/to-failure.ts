import { renderError } from '../../domain/errors/error-catalog.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { toGroundhogError } from '../../domain/errors/to-groundhog-error.ts';
import type { Ending } from '../../domain/record/ending.ts';

export interface Failure {
  readonly ending: Ending;
  /** The text for people: what, what was observed, what to do. */
  readonly text: string;
}

/**
 * What a thrown value means for the run: bad input refuses it, everything else stopped it from outside. `command` is the
 * one that was used on a command line: refusals name it, and its help says what its settings may be.
 */
export function toFailure(thrown: unknown, redact: (text: string) => string, command?: string): Failure {
  const error = toGroundhogError(thrown);
  const help = error.code === 'setting_invalid' && command !== undefined ? `groundhog ${command} --help` : undefined;
  const text = redact(renderError(error, { help, refused: command }));
  return { ending: error instanceof ConfigurationError ? 'refused' : 'infra_error', text };
}
