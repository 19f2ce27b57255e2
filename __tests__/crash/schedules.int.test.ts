import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FaultRule } from '../helpers/http-faults.ts';
import { runCli } from '../helpers/run-built.ts';
import { cleanUp, createTempDir, git } from '../helpers/temp-repo.ts';
import { type CrashWorld, type JobEnd, openCrashWorld, TASK_BRANCH } from './crash-world.ts';
import { INTRUSIONS, type Intrusion, intrude } from './intruder.ts';
import { checkWorld, runOnceMore } from './kill-schedule.ts';
import { DEEDS, invitePerson, type Person } from './person.ts';
import { readRefs } from './read-refs.ts';

const onLinux = process.platform === 'linux' ? describe : describe.skip;

// GROUNDHOG_SCHEDULES=200 npm test -- __tests__/crash/schedules; a failure names seed and path, for GROUNDHOG_SEED and
// GROUNDHOG_PATH; GROUNDHOG_SHRINK=1 looks for the shortest schedule that fails.
const { GROUNDHOG_SCHEDULES: wanted = '2', GROUNDHOG_SEED: seed = '20260102', GROUNDHOG_PATH: path } = process.env;
const { GROUNDHOG_SHRINK: shrink } = process.env;

const PLAN = `task: hello
setup: crash-point setup
checkpoints:
  - id: greet
    spec: Write greeting.txt.
    attempt_budget: 2
    success_criteria: [{ kind: command, command: 'crash-point criterion; grep -q hello greeting.txt' }]
  - id: bye
    spec: Write bye.txt.
    attempt_budget: 2
    success_criteria: [{ kind: command, command: 'crash-point criterion; test -s bye.txt' }]
`;

/** An agent that does as it is told in a file: what was asked, something else, or nothing at all. */
const toAgent = (
  notes: string,
) => `crash-point agent-start "$GROUNDHOG_CHECKPOINT/$GROUNDHOG_ATTEMPT day $GROUNDHOG_DAY"
case "$(cat '${notes}/mode')/$GROUNDHOG_CHECKPOINT" in
  passes/greet) echo hello > greeting.txt ;;
  passes/bye) echo bye > bye.txt ;;
  fails/*) echo litter > litter.txt ;;
  ends/*) echo half > half.txt; exit 0 ;;
esac
leave-traps
crash-point agent-mid
groundhog verb checkpoint-success --summary "Do $GROUNDHOG_CHECKPOINT"
`;

const mode = fc.constantFrom('passes', 'passes', 'fails', 'ends');
const nth = (most: number) => fc.integer({ min: 1, max: most });
const point = fc.oneof(
  fc.tuple(fc.constantFrom('git-before', 'git-after'), nth(100)),
  fc.tuple(fc.constantFrom('http-git-before', 'http-git-after'), nth(34)),
  fc.tuple(fc.constantFrom('http-api-before', 'http-api-after'), nth(12)),
  fc.tuple(fc.constantFrom('setup', 'agent-start', 'agent-mid', 'criterion'), nth(3)),
  fc.tuple(fc.constantFrom('cancel-setup', 'cancel-agent-start', 'cancel-agent-mid', 'cancel-criterion'), nth(2)),
);
const fault = fc.record({
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
);

const deed = fc.constantFrom(...DEEDS);
/** What a person does to the branch while a job is at work. */
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
  fc.record({ kind: fc.constant('branch'), deed }),
  fc.record({ kind: fc.constant('operation'), words }),
  fc.record({ kind: fc.constant('intrusion'), by: fc.constantFrom(...INTRUSIONS) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** First of all, and the same each time: people who do not wait until a job is over, and one who may not ask. */
const EXAMPLES: [Step[]][] = [
  [
    [
      { kind: 'job', mode: 'passes', meanwhile: { deed: 'push', at: 'agent-mid-2' } },
      { kind: 'intrusion', by: 'comment' },
      { kind: 'job', mode: 'passes', meanwhile: { deed: 'force', at: 'criterion-1' } },
    ],
  ],
];

interface Play {
  readonly world: CrashWorld;
  readonly notes: string;
  readonly refsBefore: Readonly<Record<string, string>>;
  readonly seenOnBranch: Set<string>;
  readonly person: Person;
  readonly intrusions: Intrusion[];
  /** A person has taken commits of the task off the branch, and not put them back. */
  isRewritten: boolean;
}

async function takeStep(play: Play, taken: Step): Promise<JobEnd | undefined> {
  const { world, notes, person } = play;
  if ('words' in taken) {
    const said = await runCli([...taken.words, '--json'], { cwd: world.repo, env: { GITHUB_ACTOR: 'alice' } });
    expect(said.stdout).toMatch(/"outcome": ?"(done|nothing|refused)"/);
    return undefined;
  }
  if ('by' in taken) {
    play.intrusions.push(await intrude(world, taken.by));
    return undefined;
  }
  if (!('mode' in taken)) {
    await person.act(taken.deed);
    return undefined;
  }
  await writeFile(join(notes, 'mode'), taken.mode);
  return world.run({
    ...('point' in taken ? { point: taken.point } : {}),
    ...('meanwhile' in taken
      ? { point: `call-${taken.meanwhile.at}`, call: person.toCommand(taken.meanwhile.deed) }
      : {}),
    ...('fault' in taken ? { faults: toFaults(taken.fault) } : {}),
  });
}

function toFaults({ side, skip, status, hasActed }: FaultOf<typeof fault>) {
  const struck = status === 0 ? { kind: 'drop' as const, hasActed } : { kind: 'answer' as const, hasActed, status };
  const rules: readonly FaultRule[] = [{ path: /./, skip, fault: struck }];
  return { git: side === 'git' ? rules : [], api: side === 'api' ? rules : [] };
}
type FaultOf<A> = A extends fc.Arbitrary<infer T> ? T : never;

/** What is wrong after a step; `end` is how its job ended, when it was one. */
async function look(play: Play, end: JobEnd | undefined): Promise<readonly string[]> {
  const { world, refsBefore, seenOnBranch, person, intrusions } = play;
  const { added, hasRewritten } = await person.news();
  if (hasRewritten) seenOnBranch.clear();
  play.isRewritten ||= hasRewritten;
  const head = await git(world.repo, 'rev-parse', '--verify', '--quiet', TASK_BRANCH).catch(() => undefined);
  for (const commit of head === undefined ? added : [...added, head]) seenOnBranch.add(commit);
  const isEnded = end !== undefined && /^(passed|blocked|paused)$/.test(end.ending ?? '');
  const { isRewritten } = play;
  const seen = [...seenOnBranch];
  const broken = await checkWorld(world, { refsBefore, seenOnBranch: seen, isRewritten, isEnded, intrusions });
  const problems = world.github?.problems ?? [];
  return [...broken.map(({ id, detail }) => `${id}: ${detail}`), ...problems.map((problem) => `GitHub: ${problem}`)];
}

/** However it came: opened again, and with an agent that does its work, the task comes to its end. */
async function bringToEnd(play: Play): Promise<void> {
  const done = new Set(['passed', 'nothing_to_do']);
  await play.person.putBack();
  play.isRewritten = false;
  let end: JobEnd | undefined;
  for (let job = 0; job < 4 && !done.has(end?.ending ?? ''); job += 1) {
    if (end?.ending === 'blocked') await takeStep(play, { kind: 'operation', words: ['retry'] });
    end = await takeStep(play, { kind: 'job', mode: 'passes' });
    expect(await look(play, end)).toEqual([]);
  }
  expect(`${end?.ending}: ${end?.reason}`).toMatch(/^(passed|nothing_to_do): /);
  expect(await runOnceMore(play.world)).toEqual([]);
}

async function carryOut(steps: readonly Step[]): Promise<void> {
  const notes = await createTempDir('groundhog-schedule');
  await writeFile(join(notes, 'agent'), toAgent(notes));
  const world = await openCrashWorld('action', { agent: `sh '${notes}/agent'`, plan: PLAN });
  const [refsBefore, person] = [await readRefs(world.repo), await invitePerson(world, notes)];
  const play: Play = { world, notes, refsBefore, seenOnBranch: new Set(), person, intrusions: [], isRewritten: false };
  try {
    for (const taken of steps) expect(await look(play, await takeStep(play, taken))).toEqual([]);
    await bringToEnd(play);
  } finally {
    await world.close();
    await cleanUp();
  }
}

onLinux('whatever happens to a task, and in whatever order', () => {
  afterEach(cleanUp);

  test(
    'nothing is lost or done twice, and it can be brought to its end',
    async () => {
      const runs = Number(wanted);
      const parameters = {
        numRuns: runs,
        seed: Number(seed),
        ...(path === undefined ? {} : { path }),
        examples: EXAMPLES,
        // Looking for the shortest failing schedule takes as long as it takes, so it is asked for.
        endOnFailure: shrink === undefined,
      };
      await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), carryOut), parameters);
    },
    24 * 60 * 60_000,
  );
});
