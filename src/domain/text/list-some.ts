const MAX_LISTED = 10;

/** The first ten of a list as one line, and how many more there are. */
export function listSome(items: readonly string[]): string {
  const shown = items.slice(0, MAX_LISTED).join(', ');
  return items.length > MAX_LISTED ? `${shown} and ${items.length - MAX_LISTED} more` : shown;
}
