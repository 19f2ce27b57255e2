import { type ErrorCode, type ErrorData, GroundhogError, toError } from './errors.ts';

// Codes of errno(3). EDQUOT is the full disk of one user.
const SYSTEM_CODES: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  ENOSPC: ['disk_full', 'no space left'],
  EDQUOT: ['disk_full', 'the quota is used up'],
  EROFS: ['permission_denied', 'the file system is read-only'],
  EACCES: ['permission_denied', 'permission denied'],
  EPERM: ['permission_denied', 'operation not permitted'],
  EMFILE: ['open_files_limit', 'too many files are open in this process'],
  ENFILE: ['open_files_limit', 'too many files are open on this machine'],
};

/** Returns a thrown value as an error of the catalogue: `internal`, with the place in the code, where it has no other. */
export function toGroundhogError(thrown: unknown): GroundhogError {
  if (thrown instanceof GroundhogError) return thrown;
  const error = toError(thrown);
  const known = toSystemError(error);
  if (known !== undefined) return known;
  const where = error.stack?.split('\n').find((line) => line.trim().startsWith('at ')) ?? '';
  return new GroundhogError(
    'internal',
    { message: `${error.name}: ${error.message}\n${where}`.trimEnd() },
    { cause: error },
  );
}

/** Returns the error for a refusal of the operating system, with its path; undefined for any other error. */
export function toSystemError(error: Error): GroundhogError | undefined {
  const [code, reason] = ('code' in error && SYSTEM_CODES[String(error.code)]) || [];
  if (code === undefined) return undefined;
  const data: ErrorData = { path: findPath(error), reason };
  return new GroundhogError(code, data, { cause: error });
}

/** Finds the path that a call of the file system was about: of two, the one that was to be created. */
function findPath(error: Error): string | undefined {
  for (const name of ['dest', 'path'] as const) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string') return value;
  }
  return undefined;
}
