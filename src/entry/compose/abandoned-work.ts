let isAbandoned = false;

/** Notes that this process still has work that nobody waits for. */
export function noteAbandonedWork(): void {
  isAbandoned = true;
}

/** True when abandoned work would keep this process alive, so that `process.exit` must end it. */
export function isWorkAbandoned(): boolean {
  return isAbandoned;
}
