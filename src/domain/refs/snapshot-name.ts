const MAX_LENGTH = 100;

/** Says why a snapshot cannot have this name; undefined when it can. Whatever passes, git takes as part of a ref. */
export function findSnapshotNameProblem(name: string): string | undefined {
  if (name === '') return 'name is required';
  const invalid = `invalid snapshot name ${JSON.stringify(name.slice(0, MAX_LENGTH))}:`;
  if (!/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/.test(name)) return `${invalid} must match ^[A-Za-z0-9_][A-Za-z0-9_.-]*$`;
  if (name.length > MAX_LENGTH) return `${invalid} must have at most ${MAX_LENGTH} characters`;
  if (name.includes('..') || name.endsWith('.') || name.endsWith('.lock'))
    return `${invalid} must not contain "..", nor end with "." or ".lock": git refuses it`;
  return undefined;
}
