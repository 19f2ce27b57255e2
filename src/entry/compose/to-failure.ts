import { renderError } from '../../domain/errors/error-catalog.ts';
import { ConfigurationError, type ErrorCode } from '../../domain/errors/errors.ts';
import { toGroundhogError } from '../../domain/errors/to-groundhog-error.ts';
import { EXIT_USAGE, isUsageError } from '../../domain/errors/usage-errors.ts';
import { type Ending, exitCodeOf } from '../../domain/record/ending.ts';
import { toCleanText } from '../../exec/redaction/clean-text.ts';

export interface Failure {
  readonly code: ErrorCode;
  readonly ending: Ending;
  /** The exit code of the command line: 2 for wrong usage, plans and settings, else that of the ending. */
  readonly exitCode: number;
  /** The error as the catalogue renders it, redacted. */
  readonly text: string;
}

/**
 * Translates a thrown value to an ending: `refused` for a ConfigurationError, `infra_error` for all else. `command` is the
 * one of the command line: refusals name it and point to its help.
 */
export function toFailure(thrown: unknown, redact: (text: string) => string, command?: string): Failure {
  const error = toGroundhogError(thrown);
  const help = error.code === 'setting_invalid' && command !== undefined ? `groundhog ${command} --help` : undefined;
  const text = toCleanText(renderError(error, { help, refused: command }), redact);
  const ending = error instanceof ConfigurationError ? 'refused' : 'infra_error';
  return { code: error.code, ending, exitCode: isUsageError(error) ? EXIT_USAGE : exitCodeOf(ending), text };
}
