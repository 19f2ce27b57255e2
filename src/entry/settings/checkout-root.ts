import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Finds the root of the checkout that a folder is in, as an absolute path; undefined outside of one. */
export function findCheckoutRoot(folder: string): string | undefined {
  let root = resolve(folder);
  while (!existsSync(join(root, '.git'))) {
    if (root === dirname(root)) return undefined;
    root = dirname(root);
  }
  return root;
}
