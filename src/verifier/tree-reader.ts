/** The entry at a path of a captured tree. A link is not followed. */
export type TreeEntry =
  | { readonly kind: 'missing' }
  | { readonly kind: 'directory' }
  | { readonly kind: 'submodule' }
  | { readonly kind: 'symlink'; readonly target: string }
  | { readonly kind: 'file'; readonly size: number; read(): Promise<Uint8Array> };

/**
 * The port to the captured git tree: criteria check what would land, not what is on disk. Paths are plain and relative
 * to the root. It rejects only when the tree itself cannot be read.
 */
export interface TreeReader {
  readEntry(path: string): Promise<TreeEntry>;
}
