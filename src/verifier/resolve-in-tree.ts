import type { TreeEntry, TreeReader } from './tree-reader.ts';

const MAX_LINKS = 40;

export type Resolution =
  | { readonly kind: 'found'; readonly entry: Exclude<TreeEntry, { kind: 'missing' }> }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly reason: string };

export interface ResolveOptions {
  /** Whether a link at the end of the path is followed; links above it always are. */
  readonly lastLink: 'follow' | 'keep';
}

/** Resolves a path through at most 40 symbolic links, only inside the tree. */
export async function resolveInTree(tree: TreeReader, path: string, options: ResolveOptions): Promise<Resolution> {
  const unresolved = path.split('/');
  let resolved: string[] = [];
  let entry: Exclude<TreeEntry, { kind: 'missing' }> = { kind: 'directory' };
  let links = 0;
  for (let part = unresolved.shift(); part !== undefined; part = unresolved.shift()) {
    if (part === '' || part === '.') continue;
    if (entry.kind !== 'directory') return { kind: 'missing' };
    if (part === '..') {
      if (resolved.length === 0) return { kind: 'refused', reason: 'it follows a symbolic link out of the tree' };
      resolved = resolved.slice(0, -1);
      continue;
    }
    const current = [...resolved, part];
    const next = await tree.readEntry(current.join('/'));
    if (next.kind === 'missing') return { kind: 'missing' };
    if (next.kind !== 'symlink' || (unresolved.length === 0 && options.lastLink === 'keep')) {
      resolved = current;
      entry = next;
      continue;
    }
    links += 1;
    if (links > MAX_LINKS) return { kind: 'refused', reason: `it leads through more than ${MAX_LINKS} symbolic links` };
    if (next.target.startsWith('/')) return { kind: 'refused', reason: 'it follows a symbolic link out of the tree' };
    unresolved.unshift(...next.target.split('/'));
  }
  return { kind: 'found', entry };
}
