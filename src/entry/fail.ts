import type { Ending } from '../domain/ending.ts';
import { renderError } from '../domain/error-catalog.ts';
import { ConfigurationError } from '../domain/errors.ts';
import { toGroundhogError } from '../domain/to-groundhog-error.ts';

export interface Failure {
  readonly ending: Ending;
  /** The text for people: what, what was observed, what to do. */
  readonly text: string;
}

/** What a thrown value means for the run: bad input refuses it, everything else stopped it from outside. */
export function toFailure(thrown: unknown, redact: (text: string) => string): Failure {
  const error = toGroundhogError(thrown);
  return { ending: error instanceof ConfigurationError ? 'refused' : 'infra_error', text: redact(renderError(error)) };
}
