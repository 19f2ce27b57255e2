import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

/** The refs below the given prefixes (all when none is given) with the objects that they name. */
export async function listRefs(git: Git, prefixes: readonly string[] = []): Promise<Map<string, ObjectId>> {
  const { stdout } = await git.text(['for-each-ref', '--format=%(objectname) %(refname)', ...prefixes]);
  return toMap(stdout);
}

/** Reads lines of "id ref". */
export function toMap(text: string): Map<string, ObjectId> {
  const refs = new Map<string, ObjectId>();
  for (const line of text.split('\n')) {
    const match = /^([0-9a-f]+)\s+(refs\/.*)$/.exec(line);
    if (match?.[1] !== undefined && match[2] !== undefined) refs.set(match[2], match[1]);
  }
  return refs;
}
