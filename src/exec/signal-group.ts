/** Sends a signal to a whole process group; false when nobody in it could be reached. */
export function signalGroup(groupId: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(-groupId, signal);
    return true;
  } catch {
    return false;
  }
}
