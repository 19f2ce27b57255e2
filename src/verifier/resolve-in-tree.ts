import type { TreeEntry, TreeReader } from './tree-reader.ts';

const MAX_LINKS = 40;

export type Resolution =
  | { readonly kind: 'found'; readonly entry: Exclude<TreeEntry, { kind: 'missing' }> }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly reason: string };

export interface ResolveOptions {
  /** Whether a link at the end of the path is itself the answer; links on the way are always followed. */
  readonly lastLink: 'follow' | 'keep';
}

/** Finds what a path leads to, following links inside the tree only, and at most 40 of them. */
export async function resolveInTree(tree: TreeReader, path: string, options: ResolveOptions): Promise<Resolution> {
  const ahead = path.split('/');
  let behind: string[] = [];
  let entry: Exclude<TreeEntry, { kind: 'missing' }> = { kind: 'directory' };
  let links = 0;
  for (let part = ahead.shift(); part !== undefined; part = ahead.shift()) {
    if (part === '' || part === '.') continue;
    if (entry.kind !== 'directory') return { kind: 'missing' };
    if (part === '..') {
      if (behind.length === 0) return { kind: 'refused', reason: 'it follows a symbolic link out of the tree' };
      behind = behind.slice(0, -1);
      continue;
    }
    const here = [...behind, part];
    const next = await tree.readEntry(here.join('/'));
    if (next.kind === 'missing') return { kind: 'missing' };
    if (next.kind !== 'symlink' || (ahead.length === 0 && options.lastLink === 'keep')) {
      behind = here;
      entry = next;
      continue;
    }
    links += 1;
    if (links > MAX_LINKS) return { kind: 'refused', reason: `it leads through more than ${MAX_LINKS} symbolic links` };
    if (next.target.startsWith('/')) return { kind: 'refused', reason: 'it follows a symbolic link out of the tree' };
    ahead.unshift(...next.target.split('/'));
  }
  return { kind: 'found', entry };
}
