import { chmodSync, lstatSync, readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';

/**
 * Removes a folder with its content, also folders that their owner may not enter and names that are not UTF-8. Removes
 * links and does not follow them. Returns false when something is still there.
 */
export function removeFolder(folder: string): boolean {
  const path = Buffer.from(folder);
  attempt(() => openFolders(path));
  attempt(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  if (isThere(path)) attempt(() => removeByBytes(path));
  return !isThere(path);
}

/** Ignores errors, as for a path that is too long, or for a mount: the caller checks what is left. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // The caller checks what is left.
  }
}

function isThere(path: Buffer): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Makes all folders accessible: agents create some that even their owner may not enter. */
function openFolders(path: Buffer): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return;
  chmodSync(path, 0o700);
  for (const entry of readdirSync(path, { encoding: 'buffer', withFileTypes: true })) {
    if (entry.isDirectory()) openFolders(below(path, entry.name));
  }
}

function removeByBytes(path: Buffer): void {
  if (lstatSync(path).isDirectory()) {
    for (const name of readdirSync(path, { encoding: 'buffer' })) attempt(() => removeByBytes(below(path, name)));
    rmdirSync(path);
  } else unlinkSync(path);
}

function below(path: Buffer, name: Buffer): Buffer {
  return Buffer.concat([path, Buffer.from('/'), name]);
}
