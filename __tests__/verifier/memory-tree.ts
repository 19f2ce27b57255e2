import type { TreeEntry, TreeReader } from '../../src/verifier/tree-criterion.ts';

export type MemoryFile = string | Uint8Array | { readonly link: string } | { readonly submodule: true };

/** A tree in memory with the rules of a git tree: no empty folders, and nothing below a link or a submodule. */
export function memoryTree(files: Readonly<Record<string, MemoryFile>>): TreeReader {
  return {
    async readEntry(path) {
      // As git ls-tree ends for such a path.
      if (/^\/|(?:^|\/)\.\.(?:\/|$)/.test(path)) throw new Error(`${path} is outside of the repository`);
      return toEntry(files, path);
    },
  };
}

function toEntry(files: Readonly<Record<string, MemoryFile>>, path: string): TreeEntry {
  const file = files[path];
  if (file === undefined) {
    const isFolder = Object.keys(files).some((name) => name.startsWith(`${path}/`));
    return isFolder ? { kind: 'directory' } : { kind: 'missing' };
  }
  if (typeof file === 'string') return toEntry({ [path]: Buffer.from(file) }, path);
  if (file instanceof Uint8Array) return { kind: 'file', size: file.length, read: () => Promise.resolve(file) };
  return 'link' in file ? { kind: 'symlink', target: file.link } : { kind: 'submodule' };
}
