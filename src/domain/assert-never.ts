/** Ends a switch over a closed union: the compiler refuses a member that was forgotten. */
export function assertNever(value: never): never {
  throw new TypeError(`Unexpected member of a closed union: ${JSON.stringify(value)}`);
}
