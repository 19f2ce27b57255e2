import { chmodSync, lstatSync, readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';

/**
 * Removes a folder with all that is in it, also what its owner may not enter and names that are no text; a link is
 * removed and not followed. False when something of it is still there.
 */
export function removeFolder(folder: string): boolean {
  const path = Buffer.from(folder);
  attempt(() => openFolders(path));
  attempt(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  if (isThere(path)) attempt(() => removeByBytes(path));
  return !isThere(path);
}

/** A path that is too deep for the system, a mount, or what somebody else writes to: the caller is told that it stays. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // Seen by what is left.
  }
}

function isThere(path: Buffer): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Agents make folders that even their owner may not enter. */
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
