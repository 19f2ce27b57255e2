import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

/** The refs below the given prefixes (all when none is given) with the objects that they name. */
export async function listRefs(git: Git, prefixes: readonly string[] = []): Promise<Map<string, ObjectId>> {
  const { stdout } = await git.text(['for-each-ref', '--format=%(objectname) %(refname)', ...prefixes]);
  return toMap(stdout);
}

/** A ref with what its object says of itself. */
export interface DatedRef {
  readonly ref: string;
  readonly id: ObjectId;
  /** When its commit or tag was made; undefined for another object. */
  readonly atSeconds: number | undefined;
  /** The value of the trailer that was asked for; empty when there is none. */
  readonly trailer: string;
}

/** The refs below the given prefixes with their time and one trailer. Refs that stand for other refs are left out. */
export async function listDatedRefs(
  git: Git,
  { prefixes, trailer }: { readonly prefixes: readonly string[]; readonly trailer: string },
): Promise<DatedRef[]> {
  const fields = [
    '%(refname)',
    '%(objectname)',
    '%(creatordate:unix)',
    '%(symref)',
    `%(trailers:key=${trailer},valueonly,separator=%x2C)`,
  ];
  const { stdout } = await git.text(['for-each-ref', `--format=${fields.join('%00')}`, ...prefixes]);
  return stdout.split('\n').flatMap((line) => {
    const [ref = '', id = '', at = '', symref = '', value = ''] = line.split('\0');
    if (!ref.startsWith('refs/') || symref !== '') return [];
    return [{ ref, id, atSeconds: /^\d+$/.test(at) ? Number(at) : undefined, trailer: value.trim() }];
  });
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
