import { GroundhogError, toError } from './errors.ts';

/** Returns a thrown value as an error of the catalogue: `disk_full`, or `internal` with the place in the code. */
export function toGroundhogError(thrown: unknown): GroundhogError {
  if (thrown instanceof GroundhogError) return thrown;
  const error = toError(thrown);
  if ('code' in error && error.code === 'ENOSPC') return new GroundhogError('disk_full', {}, { cause: error });
  const where = error.stack?.split('\n').find((line) => line.trim().startsWith('at ')) ?? '';
  return new GroundhogError(
    'internal',
    { message: `${error.name}: ${error.message}\n${where}`.trimEnd() },
    { cause: error },
  );
}
