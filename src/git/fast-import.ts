import type { ObjectId } from '../domain/ids.ts';
import type { RefName } from '../domain/refs/ref-name.ts';
import { type DeferredCommand, prepareCommand } from './deferred-stdin.ts';
import type { Git, GitResult } from './git.ts';
import { type PathBytes, quotePath } from './path-bytes.ts';

type FileMode = '100644' | '100755' | '120000';

export type TreeChange =
  | { readonly kind: 'blob'; readonly mode: FileMode; readonly path: PathBytes; readonly id: ObjectId }
  | {
      readonly kind: 'content';
      /** An ordinary file when absent. */
      readonly mode?: FileMode;
      readonly path: PathBytes;
      readonly bytes: Uint8Array;
    }
  | { readonly kind: 'delete'; readonly path: PathBytes };

export interface Signature {
  readonly name: string;
  readonly email: string;
  /** Seconds since 1970, so that the same record always gives the same commit. */
  readonly epochSeconds: number;
}

export interface CommitToImport {
  readonly ref: RefName;
  readonly message: string;
  readonly signature: Signature;
  /** First parent, whose tree the changes apply to; an empty tree and no parents when absent. */
  readonly from?: ObjectId;
  readonly furtherParents?: readonly ObjectId[];
  /** The tree that the changes apply to; that of the first parent when absent. */
  readonly onTree?: ObjectId;
  readonly changes: readonly TreeChange[];
}

/** A commit that was created, and its tree. */
export interface CreatedCommit {
  readonly commit: ObjectId;
  readonly tree: ObjectId;
}

/** Creates a commit from changes to its parent's tree, in time that grows with the changes, see git-fast-import(1). */
export async function importCommit(git: Git, commit: CommitToImport): Promise<ObjectId> {
  return (await runImport(git, toStream(commit), ['--force'])).commit;
}

/**
 * Creates a commit on a ref that may only move forward, or that does not exist. Throws GitError, with nothing moved,
 * when the ref is at a commit that is not among the ancestors.
 */
export async function importForward(git: Git, commit: CommitToImport): Promise<CreatedCommit> {
  return runImport(git, toStream(commit), []);
}

/** An import that may be started early. It writes nothing before `commit`. */
export interface DeferredImport extends Pick<DeferredCommand, 'start' | 'cancel'> {
  /** Does as `importCommit` or as `importForward`, as it was prepared. */
  commit(commit: CommitToImport): Promise<CreatedCommit>;
}

/** Prepares an import whose ref may move anywhere, or only forward. */
export function prepareImport(git: Git, moves: 'anywhere' | 'forward'): DeferredImport {
  const { send, ...rest } = prepareCommand(git, toArguments(moves === 'anywhere' ? ['--force'] : []), {
    noopInput: 'done\n',
  });
  return { ...rest, commit: async (commit) => readMarks(await send(toStream(commit))) };
}

/** Writes the tree of a commit with changes applied, and returns its id. No ref is left. */
export async function importTree(
  git: Git,
  { from, changes }: { readonly from: ObjectId; readonly changes: readonly TreeChange[] },
): Promise<ObjectId> {
  const signature = { name: 'Groundhog', email: 'groundhog@noreply.invalid', epochSeconds: 0 };
  const stream = toStream({ ref: TEMPORARY_REF, message: '', signature, from, changes });
  const end = Buffer.from(`reset ${TEMPORARY_REF}\nfrom ${'0'.repeat(from.length)}\n\ndone\n`, 'latin1');
  return (await runImport(git, Buffer.concat([stream.subarray(0, -DONE.length), end]), ['--force'])).tree;
}

// The stream needs a ref to work on; it is reset before git writes any ref.
const TEMPORARY_REF = 'refs/groundhog-tree';
const DONE = Buffer.from('done\n', 'latin1');

async function runImport(git: Git, stream: Uint8Array, flags: readonly string[]): Promise<CreatedCommit> {
  return readMarks(await git.bytes(toArguments(flags), { stdin: stream }));
}

function toArguments(flags: readonly string[]): string[] {
  const settings = ['-c', 'fastimport.unpackLimit=1', '-c', 'pack.compression=0'];
  return [...settings, 'fast-import', '--quiet', '--done', ...flags, '--date-format=raw'];
}

function readMarks({ stdout }: GitResult<Uint8Array>): CreatedCommit {
  const [id = '', root = ''] = Buffer.from(stdout).toString('latin1').split('\n');
  return { commit: id, tree: root.slice('040000 tree '.length).trim() };
}

function toStream(commit: CommitToImport): Uint8Array {
  const { name, email, epochSeconds } = commit.signature;
  const message = Buffer.from(commit.message, 'utf8');
  const parts: Uint8Array[] = [
    line(`commit ${commit.ref}`),
    line('mark :1'),
    line(`committer ${name} <${email}> ${epochSeconds} +0000`),
    line(`data ${message.length}`),
    message,
    line(''),
  ];
  if (commit.from !== undefined) parts.push(line(`from ${commit.from}`));
  for (const parent of commit.furtherParents ?? []) parts.push(line(`merge ${parent}`));
  if (commit.onTree !== undefined) parts.push(line(`M 040000 ${commit.onTree} ""`));
  // Deletions first: a file may make room for a folder of its name.
  for (const change of commit.changes) if (change.kind === 'delete') parts.push(line(`D ${quotePath(change.path)}`));
  for (const change of commit.changes) if (change.kind !== 'delete') parts.push(...toModification(change));
  parts.push(line(''), line('get-mark :1'), line('ls :1 ""'), line('done'));
  return Buffer.concat(parts);
}

function toModification(change: Exclude<TreeChange, { kind: 'delete' }>): Uint8Array[] {
  if (change.kind === 'blob') return [line(`M ${change.mode} ${change.id} ${quotePath(change.path)}`)];
  return [
    line(`M ${change.mode ?? '100644'} inline ${quotePath(change.path)}`),
    line(`data ${change.bytes.length}`),
    change.bytes,
    line(''),
  ];
}

function line(text: string): Uint8Array {
  return Buffer.from(`${text}\n`, 'latin1');
}
