const MAX_COMPARED_CHARS = 64;

/** Returns the known name that was probably meant; of two that are as near, the one in the same letters; undefined for none. */
export function findNearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > MAX_COMPARED_CHARS) return undefined;
  const wanted = toComparable(name);
  const allowed = Math.max(1, Math.floor(wanted.length / 3));
  let nearest: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of known) {
    const other = toComparable(candidate);
    // So many insertions alone are too many: most names need no more than this.
    if (Math.abs(other.length - wanted.length) > allowed) continue;
    const distance = measureDistance(wanted, other);
    if (distance > allowed) continue;
    const isNearer =
      nearest === undefined ||
      distance < nearest.distance ||
      (distance === nearest.distance && measureDistance(name, candidate) < measureDistance(name, nearest.candidate));
    if (isNearer) nearest = { candidate, distance };
  }
  return nearest?.candidate ?? findByStart(wanted, known);
}

/** Returns the known name that was probably meant: the shortest one that begins with it and has another word after it, else the nearest. */
export function findMeantName(name: string, known: readonly string[]): string | undefined {
  const isWord = name.trim() !== '';
  const longer = known.filter((each) => isWord && each.startsWith(name) && /^[_\sA-Z-]/.test(each.slice(name.length)));
  return longer.toSorted((a, b) => a.length - b.length)[0] ?? findNearestName(name, known);
}

/** Returns the known name whose beginning was probably meant, or undefined when none is near. */
export function findNearestStart(start: string, known: readonly string[]): string | undefined {
  const names = new Map<string, string>();
  for (const name of known) if (!names.has(name.slice(0, start.length))) names.set(name.slice(0, start.length), name);
  const near = findNearestName(start, [...names.keys()]);
  return near === undefined ? undefined : names.get(near);
}

function findByStart(wanted: string, known: readonly string[]): string | undefined {
  if (wanted.length < 4) return undefined;
  return known.find((candidate) => {
    const other = toComparable(candidate);
    return other.startsWith(wanted) || other.endsWith(wanted);
  });
}

function toComparable(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}

/** Measures the optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours. */
function measureDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (isSwap) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, right.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
