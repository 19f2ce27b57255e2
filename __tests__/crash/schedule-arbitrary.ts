import fc from 'fast-check';
import { INTRUSIONS } from './intruder.ts';
import { DEEDS } from './person.ts';

const mode = fc.constantFrom('passes', 'passes', 'fails', 'ends');
const nth = (most: number) => fc.integer({ min: 1, max: most });
const point = fc.oneof(
  fc.tuple(fc.constantFrom('git-before', 'git-after'), nth(100)),
  fc.tuple(fc.constantFrom('push-before', 'push-after', 'http-push-before', 'http-push-after'), nth(14)),
  fc.tuple(fc.constantFrom('http-git-before', 'http-git-after'), nth(34)),
  fc.tuple(fc.constantFrom('http-get-before', 'http-post-before', 'http-post-after'), nth(12)),
  fc.tuple(fc.constantFrom('setup', 'agent-start', 'agent-mid', 'criterion'), nth(3)),
  fc.tuple(fc.constantFrom('cancel-setup', 'cancel-agent-start', 'cancel-agent-mid', 'cancel-criterion'), nth(2)),
);
/** What the server does to one request of a job. */
export const fault = fc.record({
  side: fc.constantFrom('git', 'api'),
  skip: fc.integer({ min: 0, max: 20 }),
  status: fc.constantFrom(0, 401, 429, 500, 502),
  hasActed: fc.boolean(),
});
const words = fc.constantFrom(
  ['retry'],
  ['retry', 'bye'],
  ['skip', 'bye', 'not needed'],
  ['hint', 'think twice'],
  ['pause'],
  ['abort'],
  ['approve'],
);

const deed = fc.constantFrom(...DEEDS);
/** What a person does to the branch, or to the lease, while a job is at work. */
const meanwhile = fc.record({
  deed,
  at: fc
    .tuple(fc.constantFrom('setup', 'agent-start', 'agent-mid', 'criterion'), nth(3))
    .map(([label, n]) => `${label}-${n}`),
});

/** What happens to a task: a job with an agent that passes or fails, disturbed or not, and what people do between. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('job'), mode }),
  fc.record({ kind: fc.constant('job'), mode, point: point.map(([at, n]) => `${at}-${n}`) }),
  fc.record({ kind: fc.constant('job'), mode, point: point.map(([at, n]) => `${at}-${n}`) }),
  fc.record({ kind: fc.constant('job'), mode, fault }),
  fc.record({ kind: fc.constant('job'), mode, meanwhile }),
  fc.record({
    kind: fc.constant('freeze'),
    mode,
    at: fc.constantFrom('setup-1', 'agent-mid-1', 'agent-mid-2', 'criterion-1'),
  }),
  fc.record({ kind: fc.constant('branch'), deed }),
  fc.record({ kind: fc.constant('operation'), words }),
  fc.record({ kind: fc.constant('intrusion'), by: fc.constantFrom(...INTRUSIONS) }),
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What happens to one task, one step after the other. */
export interface Schedule {
  /** Whether what lands waits for a person. */
  readonly materialize: 'direct' | 'approval';
  readonly steps: Step[];
}

// Why: docs/decisions/0037-random-schedules.md
/** Schedules by chance. */
export const schedule: fc.Arbitrary<Schedule> = fc.record({
  materialize: fc.constantFrom('direct', 'direct', 'approval'),
  // With a least length the last steps of a schedule that fails could not be left out.
  steps: fc.array(step, { maxLength: 4 }).filter(({ length }) => length > 0),
});

const passing = { kind: 'job', mode: 'passes' } as const;

/** First of all, and the same each time: people who do not wait until a job is over, and one who may not ask. */
export const ALWAYS: Schedule = {
  materialize: 'direct',
  steps: [
    { ...passing, meanwhile: { deed: 'unlock', at: 'agent-mid-1' } },
    { ...passing, meanwhile: { deed: 'push', at: 'agent-mid-2' } },
    { kind: 'intrusion', by: 'comment' },
    { ...passing, meanwhile: { deed: 'force', at: 'criterion-1' } },
  ],
};
/** The same each time where there is time for more: work that waits, is approved, and is merged by hand; a frozen job. */
export const AT_LENGTH: readonly Schedule[] = [
  {
    materialize: 'approval',
    steps: [
      { ...passing, meanwhile: { deed: 'unlock', at: 'criterion-1' } },
      { ...passing, point: 'cancel-agent-mid-2' },
      { kind: 'operation', words: ['approve'] },
      passing,
      { kind: 'branch', deed: 'push' },
    ],
  },
  { materialize: 'direct', steps: [{ kind: 'freeze', mode: 'passes', at: 'agent-mid-1' }, passing] },
];

/** What is asked for in the environment. */
export interface Wanted {
  readonly schedules: number;
  readonly seed: number;
  /** Of one schedule by chance, to be played again. */
  readonly path?: string | undefined;
  /** Whether the shortest schedule that fails is looked for; that takes as long as it takes. */
  readonly isShrinking: boolean;
}

/** Whether there is time for what takes longer. */
export function isLong({ schedules }: Pick<Wanted, 'schedules'>): boolean {
  return schedules > AT_LENGTH.length + 1;
}

/** The schedules that are no matter of chance; none where one by chance is played again. */
export function listFixed(wanted: Wanted): readonly Schedule[] {
  if (wanted.path !== undefined) return [];
  return isLong(wanted) ? [ALWAYS, ...AT_LENGTH] : [ALWAYS];
}

/** Those by chance. Fixed ones are not among them: the numbers in a path would be others where there are more of them. */
export function toParameters(wanted: Wanted): fc.Parameters<[Schedule]> {
  const { schedules, seed, path, isShrinking } = wanted;
  const numRuns = path === undefined ? Math.max(1, schedules - listFixed(wanted).length) : 1;
  return { numRuns, seed, ...(path === undefined ? {} : { path }), endOnFailure: !isShrinking };
}
