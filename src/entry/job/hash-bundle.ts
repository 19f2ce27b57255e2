import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes all files of a folder with their names, as `dist/post.js` does before it loads any of them. */
export function hashBundle(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const name of files.map((file) => file.name).sort()) {
    const content = readFileSync(join(folder, name));
    hash.update(`${name}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
