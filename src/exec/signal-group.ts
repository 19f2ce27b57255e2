// Known to the whole process, so that nothing runs on when it has to end at once.
const tracked = new Set<number>();

/** Sends a signal to a whole process group; false when nobody in it could be reached. */
export function signalGroup(groupId: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(-groupId, signal);
    return true;
  } catch {
    return false;
  }
}

/** Remembers a group for as long as it runs; the answer ends that. */
export function trackGroup(groupId: number): () => void {
  tracked.add(groupId);
  return () => tracked.delete(groupId);
}

/** Kills the groups that run. */
export function killTrackedGroups(): void {
  for (const groupId of tracked) signalGroup(groupId, 'SIGKILL');
}
