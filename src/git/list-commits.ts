import { type ObjectId, objectIdSchema } from '../domain/ids.ts';
import type { Git } from './git.ts';

export interface NamedCommit {
  readonly ref: string;
  readonly id: ObjectId;
  readonly tree: ObjectId;
  readonly epochSeconds: number;
  readonly message: string;
}

const FIELDS = ['refname', 'objectname', 'tree', 'committerdate:unix', 'contents'];

/** Lists the commits that the refs below a prefix name, with their messages, see git-for-each-ref(1). */
export async function listCommits(git: Git, prefix: string): Promise<NamedCommit[]> {
  const format = FIELDS.map((field) => `%(${field})`).join('%00');
  const result = await git.bytes(['for-each-ref', `--format=${format}%00`, `${prefix}/`]);
  const stdout = Buffer.from(result.stdout).toString('utf8');
  const parts = stdout.split('\0');
  const found: NamedCommit[] = [];
  for (let at = 0; at + FIELDS.length <= parts.length; at += FIELDS.length) {
    const [ref = '', id = '', tree = '', seconds = '', message = ''] = parts.slice(at, at + FIELDS.length);
    if (!objectIdSchema.safeParse(tree).success) continue;
    found.push({ ref: ref.trimStart(), id, tree, epochSeconds: Number(seconds), message });
  }
  return found;
}
