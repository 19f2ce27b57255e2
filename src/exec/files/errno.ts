/** True for an error of the system with one of these codes, such as ENOENT. */
export function isErrno(error: unknown, ...codes: readonly string[]): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && codes.includes(code);
}
