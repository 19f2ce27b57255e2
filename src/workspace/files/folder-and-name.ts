import type { FolderBelow } from '../../exec/files/held-folder.ts';
import type { PathBytes } from '../../git/path-bytes.ts';

/** The folder of a file, and its name with a slash before it. */
export interface FolderAndName extends FolderBelow {
  readonly name: Buffer;
}

/** Splits a path below a root. */
export function toFolderAndName(root: string, path: PathBytes): FolderAndName {
  const parts = path.split('/').map((part) => Buffer.from(part, 'latin1'));
  const name = Buffer.concat([Buffer.from('/'), parts.at(-1) ?? Buffer.alloc(0)]);
  return { root, names: parts.slice(0, -1), name };
}
