const Z = 1.959963984540054;

/** Wilson's interval of 95 % for a share, as `{ low, high }` from 0 to 1; of nothing, everything is possible. */
export function toInterval(count, of) {
  if (of === 0) return { low: 0, high: 1 };
  const share = count / of;
  const square = Z * Z;
  const middle = share + square / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  const scale = 1 + square / of;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

/**
 * Orders in which the numbers 1 to n can be tried: all of them up to four numbers, else 24 different ones that a seed
 * decides. The recorded order is the first.
 */
export function listOrders(count, seed = 1) {
  const recorded = Array.from({ length: count }, (_, at) => at + 1);
  if (count <= 4) return permute(recorded);
  const random = createRandom(seed);
  const orders = new Map([[recorded.join(), recorded]]);
  while (orders.size < 24) {
    const order = shuffle(recorded, random);
    orders.set(order.join(), order);
  }
  return [...orders.values()];
}

function permute(items) {
  if (items.length < 2) return [items];
  return items.flatMap((first) => permute(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}

function shuffle(items, random) {
  const result = [...items];
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [result[at], result[other]] = [result[other], result[at]];
  }
  return result;
}

// mulberry32: small, and the same on every machine.
function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a ladder in the given order does with one task: the first attempt whose criteria hold lands. */
export function climb(attempts, order) {
  const byNumber = new Map(attempts.map((attempt) => [attempt.number, attempt]));
  let tried = 0;
  for (const number of order) {
    const attempt = byNumber.get(number);
    if (attempt === undefined) continue;
    tried += 1;
    if (attempt.holds) return { landed: attempt.isRight ? 'right' : 'wrong', attempts: tried };
  }
  return { landed: 'never', attempts: tried };
}

/** Sums what an arm did with tasks: `right`, `wrong`, `never`, `attempts`, and `ms` where the arm was timed. */
export function tally(outcomes) {
  const count = (landed) => outcomes.filter((outcome) => outcome.landed === landed).length;
  const sum = (key) => outcomes.reduce((total, outcome) => total + (outcome[key] ?? 0), 0);
  return {
    tasks: outcomes.length,
    right: count('right'),
    wrong: count('wrong'),
    never: count('never'),
    attempts: sum('attempts'),
    ms: sum('ms'),
  };
}
