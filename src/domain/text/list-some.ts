const MAX_LISTED = 10;

/** Renders the first ten items of a list on one line, with the number of the others. */
export function listSome(items: readonly string[]): string {
  const shown = items.slice(0, MAX_LISTED).join(', ');
  return items.length > MAX_LISTED ? `${shown} and ${items.length - MAX_LISTED} more` : shown;
}
