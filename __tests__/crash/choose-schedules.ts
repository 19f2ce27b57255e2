import { type Boundary, boundaries } from './boundaries.ts';
import type { GoldenRun } from './invariants/golden-run.ts';
import type { KillSchedule } from './kill-schedule.ts';

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Few writes, and each of them another moment of what waits for approval: a death at every point. */
const EACH_POINT: ReadonlySet<Boundary> = new Set(['B25', 'B26']);

/**
 * Endless schedules, the same for the same seed: one death each at a point of every sort at every boundary, and now and
 * then, later always, two to five deaths at points of any.
 */
export function* chooseSchedules(golden: readonly GoldenRun[], seed: number): Generator<KillSchedule> {
  const random = createRandom(seed);
  const pool = golden.flatMap(({ kind, points }) => points.map(({ point, boundary }) => ({ kind, point, boundary })));
  const sorts = new Set<string>();
  for (const { kind, point, boundary } of shuffle(pool, random)) {
    const sort = `${kind} ${boundary} ${EACH_POINT.has(boundary) ? point : point.replace(/-\d+$/, '')}`;
    if (sorts.has(sort)) continue;
    sorts.add(sort);
    yield { kind, points: [point] };
    // Between them, so that a short run has seen both.
    if (sorts.size % 4 === 0) yield chooseSeveral(golden, random);
  }
  for (;;) yield chooseSeveral(golden, random);
}

function chooseSeveral(golden: readonly GoldenRun[], random: () => number): KillSchedule {
  const { kind, points } = pick(golden, random);
  const deaths = 2 + Math.floor(random() * 4);
  return { kind, points: Array.from({ length: deaths }, () => pick(points, random).point) };
}

function pick<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const shuffled = [...items];
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [a, b] = [shuffled[at], shuffled[other]];
    if (a !== undefined && b !== undefined) [shuffled[at], shuffled[other]] = [b, a];
  }
  return shuffled;
}

/** How many jobs died before, after and at what a boundary does. */
export type BoundaryCount = Readonly<Record<'before' | 'after' | 'during', number>>;

/** Counts kills by boundary. */
export function countByBoundary(
  golden: readonly GoldenRun[],
  kills: readonly { readonly kind: string; readonly point: string }[],
): ReadonlyMap<Boundary, BoundaryCount> {
  const counts = new Map<Boundary, Record<keyof BoundaryCount, number>>();
  for (const { kind, point } of kills) {
    const known = golden.find((each) => each.kind === kind)?.points.find((each) => each.point === point);
    if (known === undefined) continue;
    const count = counts.get(known.boundary) ?? { before: 0, after: 0, during: 0 };
    count[known.side] += 1;
    counts.set(known.boundary, count);
  }
  return counts;
}

const SIDES = ['before', 'after', 'during'] as const;

/** Says of each boundary, and of each side of it at which an undisturbed run has points, that no job died there. */
export function listSpared(
  golden: readonly GoldenRun[],
  counts: ReadonlyMap<Boundary, BoundaryCount>,
): readonly string[] {
  const points = golden.flatMap((run) => run.points);
  return boundaries.flatMap(([id, name]) => {
    const sides = SIDES.filter((side) => points.some((point) => point.boundary === id && point.side === side));
    if (sides.length === 0) return [`no job can die at ${id} ${name}`];
    return sides.filter((side) => !counts.get(id)?.[side]).map((side) => `no job died ${side} ${id} ${name}`);
  });
}
