import type { Ending } from '../domain/ending.ts';
import { renderError } from '../domain/error-catalog.ts';
import { ConfigurationError, GroundhogError, toError } from '../domain/errors.ts';

export interface Failure {
  readonly ending: Ending;
  /** The text for people: what, what was observed, what to do. */
  readonly text: string;
}

/** What a thrown value means for the run: bad input refuses it, everything else stopped it from outside. */
export function toFailure(thrown: unknown, redact: (text: string) => string): Failure {
  const error = toError(thrown);
  const known = error instanceof GroundhogError ? error : toInternalError(error);
  return { ending: known instanceof ConfigurationError ? 'refused' : 'infra_error', text: redact(renderError(known)) };
}

function toInternalError(error: Error): GroundhogError {
  if ('code' in error && error.code === 'ENOSPC') return new GroundhogError('disk_full', {}, { cause: error });
  return new GroundhogError('internal', { message: error.stack ?? error.message }, { cause: error });
}
