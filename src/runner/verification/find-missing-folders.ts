import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that git and runners of tests make, and nothing needs. */
const NOT_CONTENT = new Set(['.git', '__pycache__', '.nyc_output', 'coverage', 'htmlcov']);

/** Finds the folders at the top of the agent's folder that a checkout lacks, such as the packages of a user's project. */
export function findMissingFolders(agentFolder: string, checkout: string): string[] {
  const there = new Set(listFolders(checkout));
  const missing = listFolders(agentFolder).filter((name) => !there.has(name) && !NOT_CONTENT.has(name));
  return missing.filter((name) => hasContent(join(agentFolder, name)));
}

/** Returns whether a folder holds anything, and is no cache by https://bford.info/cachedir/, but for those of Python's packages. */
function hasContent(path: string): boolean {
  const isCache = existsSync(join(path, 'CACHEDIR.TAG')) && !existsSync(join(path, 'pyvenv.cfg'));
  return !isCache && listEntries(path).length > 0;
}

function listFolders(path: string): string[] {
  return listEntries(path)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function listEntries(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    // The agent may have removed its folder.
    return [];
  }
}
