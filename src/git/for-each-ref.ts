import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

/** Lists the refs below the prefixes, or all refs, with the objects that they name, see git-for-each-ref(1). */
export async function listRefs(
  git: Pick<Git, 'text'>,
  prefixes: readonly string[] = [],
): Promise<Map<string, ObjectId>> {
  const { stdout } = await git.text(['for-each-ref', '--format=%(objectname) %(refname)', ...prefixes]);
  return toMap(stdout);
}

/** A ref with the date and a trailer of its object. */
export interface DatedRef {
  readonly ref: string;
  readonly id: ObjectId;
  /** The time of its commit or tag, in seconds since 1970; undefined for another object. */
  readonly atSeconds: number | undefined;
  /** The value of the requested trailer; empty when there is none. */
  readonly trailer: string;
}

/** Lists the refs below the prefixes with their time and one trailer, without symbolic refs. */
export async function listDatedRefs(
  git: Git,
  { prefixes, trailer }: { readonly prefixes: readonly string[]; readonly trailer: string },
): Promise<DatedRef[]> {
  const value = `%(trailers:key=${trailer},valueonly,separator=%x2C)`;
  const fields = ['%(refname)', '%(objectname)', '%(creatordate:unix)', '%(symref)', value];
  const { stdout } = await git.text(['for-each-ref', `--format=${fields.join('%00')}`, ...prefixes]);
  return stdout.split('\n').flatMap((line) => {
    const [ref = '', id = '', at = '', symref = '', found = ''] = line.split('\0');
    if (!ref.startsWith('refs/') || symref !== '') return [];
    return [{ ref, id, atSeconds: /^\d+$/.test(at) ? Number(at) : undefined, trailer: found.trim() }];
  });
}

/** Parses lines of "id ref". */
export function toMap(text: string): Map<string, ObjectId> {
  const refs = new Map<string, ObjectId>();
  for (const line of text.split('\n')) {
    const match = /^([0-9a-f]+)\s+(refs\/.*)$/.exec(line);
    if (match?.[1] !== undefined && match[2] !== undefined) refs.set(match[2], match[1]);
  }
  return refs;
}
