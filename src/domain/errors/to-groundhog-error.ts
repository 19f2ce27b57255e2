import { GroundhogError, toError } from './errors.ts';

/** Whatever was thrown as an error of the catalogue: what nobody foresaw is a fault of ours, and says where it happened. */
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
