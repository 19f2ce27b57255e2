// One set for the whole process, so that it can stop all groups when it has to end at once.
const tracked = new Set<number>();

/** Sends a signal to a process group, see kill(2); false when no process of it could be reached. */
export function signalGroup(groupId: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(-groupId, signal);
    return true;
  } catch {
    return false;
  }
}

/** Remembers a group that runs; the returned function forgets it. */
export function trackGroup(groupId: number): () => void {
  tracked.add(groupId);
  return () => tracked.delete(groupId);
}

/** Kills the remembered groups. */
export function killTrackedGroups(): void {
  for (const groupId of tracked) signalGroup(groupId, 'SIGKILL');
}
