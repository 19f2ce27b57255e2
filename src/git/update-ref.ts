import type { ObjectId } from '../domain/ids.ts';
import type { RefName } from '../domain/refs/ref-name.ts';
import type { Git } from './git.ts';

export type RefChange =
  | { readonly kind: 'create'; readonly ref: RefName; readonly to: ObjectId }
  | { readonly kind: 'update'; readonly ref: RefName; readonly from: ObjectId; readonly to: ObjectId }
  | { readonly kind: 'delete'; readonly ref: RefName; readonly from: ObjectId }
  | { readonly kind: 'verify'; readonly ref: RefName; readonly is: ObjectId };

/** Applies all changes or none, each only if its ref still has the value that it names, see git-update-ref(1). */
export async function updateRefs(git: Git, changes: readonly RefChange[]): Promise<void> {
  const lines = changes.map(toLine);
  await git.bytes(['update-ref', '--no-deref', '--stdin'], { stdin: ['start', ...lines, 'commit', ''].join('\n') });
}

function toLine(change: RefChange): string {
  switch (change.kind) {
    case 'create':
      return `create ${change.ref} ${change.to}`;
    case 'update':
      return `update ${change.ref} ${change.to} ${change.from}`;
    case 'delete':
      return `delete ${change.ref} ${change.from}`;
    case 'verify':
      return `verify ${change.ref} ${change.is}`;
  }
}
