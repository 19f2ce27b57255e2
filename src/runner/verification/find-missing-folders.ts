import { readdirSync } from 'node:fs';

const NOT_CONTENT = new Set(['.git']);

/** Finds the folders at the top of the agent's folder that a checkout lacks, such as the packages of a user's project. */
export function findMissingFolders(agentFolder: string, checkout: string): string[] {
  const there = new Set(listFolders(checkout));
  return listFolders(agentFolder).filter((name) => !there.has(name) && !NOT_CONTENT.has(name));
}

function listFolders(path: string): string[] {
  try {
    const folders = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return folders.map(({ name }) => name).sort();
  } catch {
    // The agent may have removed its folder.
    return [];
  }
}
