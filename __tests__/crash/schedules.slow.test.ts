import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import type { FaultRule } from '../helpers/http/http-faults.ts';
import { runCli } from '../helpers/run-built.ts';
import { cleanUp, createTempDir, git } from '../helpers/temp-repo.ts';
import { type CrashWorld, type JobEnd, openCrashWorld, RESULT_REF, STATE_REF, TASK_BRANCH } from './crash-world.ts';
import { type Intrusion, intrude } from './intruder.ts';
import { readRefs } from './invariants/read-refs.ts';
import { checkWorld, runOnceMore } from './kill-schedule.ts';
import { invitePerson, type Person } from './person.ts';
import {
  type fault,
  isLong,
  listFixed,
  type Schedule,
  type Step,
  schedule,
  toParameters,
  type Wanted,
} from './schedule-arbitrary.ts';

// What is killed is found by its environment, in /proc.
const onLinux = process.platform === 'linux' ? describe : describe.skip;

// GROUNDHOG_SCHEDULES=200 npm run test:slow -- __tests__/crash/schedules; a failure names seed and path, for GROUNDHOG_SEED and
// GROUNDHOG_PATH; GROUNDHOG_SHRINK=1 looks for the shortest schedule that fails.
const { GROUNDHOG_SCHEDULES: schedules = '2', GROUNDHOG_SEED: seed = '20260102', GROUNDHOG_PATH: path } = process.env;
const { GROUNDHOG_SHRINK: shrink } = process.env;
const wanted: Wanted = { schedules: Number(schedules), seed: Number(seed), path, isShrinking: shrink !== undefined };

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

/** What was played, and how often; `done` is what also came about. */
const tally = createTally();

function createTally() {
  const counts = new Map<string, number>();
  return {
    add: (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    print: () =>
      [...counts]
        .sort()
        .map(([name, count]) => `${String(count).padStart(5)}  ${name}`)
        .join('\n'),
    missing: (deeds: readonly string[]) => deeds.filter((name) => !counts.has(`done: ${name}`)),
  };
}

function toName(taken: Step): string {
  if ('words' in taken) return taken.words[0] ?? '';
  if ('by' in taken) return `a ${taken.by} by somebody who may not`;
  if ('deed' in taken) return `${taken.deed} between jobs`;
  if ('at' in taken) return 'a job that is frozen past its lease';
  if ('point' in taken) return taken.point.startsWith('cancel') ? 'a job that is cancelled' : 'a job that is killed';
  if ('fault' in taken) return 'a job with a fault on the wire';
  return 'meanwhile' in taken ? `${taken.meanwhile.deed} while a job is at work` : 'a job';
}

interface Play {
  readonly world: CrashWorld;
  readonly isApprovalAsked: boolean;
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
    const [, outcome] = /"outcome": ?"(done|nothing|refused)"/.exec(said.stdout) ?? [];
    expect(said.stdout).toMatch(/"outcome": ?"(done|nothing|refused)"/);
    if (outcome === 'done') tally.add(`done: ${taken.words[0]}`);
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
  if (taken.kind === 'freeze') return freeze(world, taken.at);
  return world.run({
    ...('point' in taken ? { point: taken.point } : {}),
    ...('meanwhile' in taken
      ? { point: `call-${taken.meanwhile.at}`, call: person.toCommand(taken.meanwhile.deed) }
      : {}),
    ...('fault' in taken ? { faults: toFaults(taken.fault) } : {}),
  });
}

/** A job stands still until its lease is over and another has done its work; awake again it publishes nothing. */
async function freeze(world: CrashWorld, at: string): Promise<JobEnd> {
  let [refs, isTakenOver] = [await readRefs(world.repo), false];
  const whileFrozen = async () => {
    await sitOutLease(world.repo);
    const other = await world.run();
    refs = await readRefs(world.repo);
    isTakenOver = other.ending !== 'refused';
  };
  const end = await world.run({ point: `freeze-${at}`, whileFrozen, env: { GROUNDHOG_LEASE_SECONDS: '2' } });
  if (isTakenOver) tally.add('done: freeze');
  if (isTakenOver) expect(await readRefs(world.repo)).toEqual(refs);
  return end;
}

const leaseSchema = z.object({ expires_at: z.iso.datetime() });

async function sitOutLease(repo: string): Promise<void> {
  for (;;) {
    const text = await git(repo, 'cat-file', 'blob', `${STATE_REF}:lease.json`);
    if (Date.parse(leaseSchema.parse(JSON.parse(text)).expires_at) < Date.now()) return;
    await sleep(100);
  }
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
  const { added, hasRewritten, unlocks } = await person.news();
  for (let count = 0; count < unlocks; count += 1) tally.add('done: unlock');
  if (hasRewritten) seenOnBranch.clear();
  play.isRewritten ||= hasRewritten;
  const head = await git(world.repo, 'rev-parse', '--verify', '--quiet', TASK_BRANCH).catch(() => undefined);
  for (const commit of head === undefined ? added : [...added, head]) seenOnBranch.add(commit);
  const isEnded = end !== undefined && /^(passed|blocked|paused)$/.test(end.ending ?? '');
  const { isRewritten, isApprovalAsked } = play;
  const known = { refsBefore, isRewritten, isApprovalAsked, isEnded, intrusions };
  const broken = await checkWorld(world, { ...known, seenOnBranch: [...seenOnBranch] });
  const problems = world.github?.problems ?? [];
  return [...broken.map(({ id, detail }) => `${id}: ${detail}`), ...problems.map((problem) => `GitHub: ${problem}`)];
}

/** However it came: opened again, and with an agent that does its work, the task comes to its end. */
async function bringToEnd(play: Play): Promise<void> {
  const done = new Set(['passed', 'nothing_to_do']);
  await play.person.putBack();
  play.isRewritten = false;
  let end: JobEnd | undefined;
  for (let job = 0; job < 5 && !done.has(end?.ending ?? ''); job += 1) {
    if (end?.ending === 'blocked') await takeStep(play, { kind: 'operation', words: ['retry'] });
    if (RESULT_REF in (await readRefs(play.world.repo)))
      await takeStep(play, { kind: 'operation', words: ['approve'] });
    end = await takeStep(play, { kind: 'job', mode: 'passes' });
    expect(await look(play, end)).toEqual([]);
  }
  expect(`${end?.ending}: ${end?.reason}`).toMatch(/^(passed|nothing_to_do): /);
  expect(await runOnceMore(play.world)).toEqual([]);
}

async function carryOut({ materialize, steps }: Schedule): Promise<void> {
  const notes = await createTempDir('groundhog-schedule');
  await writeFile(join(notes, 'agent'), toAgent(notes));
  const agent = `sh '${notes}/agent'`;
  const world = await openCrashWorld('action', { agent, plan: PLAN, inputs: { materialize } });
  const isApprovalAsked = materialize === 'approval';
  const [refsBefore, person] = [await readRefs(world.repo), await invitePerson(world, notes)];
  const known = { seenOnBranch: new Set<string>(), intrusions: [], isRewritten: false, isApprovalAsked };
  const play: Play = { ...known, world, notes, refsBefore, person };
  tally.add(`schedule: ${materialize}`);
  try {
    for (const taken of steps) {
      tally.add(`step: ${toName(taken)}`);
      expect(await look(play, await takeStep(play, taken))).toEqual([]);
    }
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
      for (const [index, fixed] of listFixed(wanted).entries())
        await carryOut(fixed).catch((cause: unknown) => {
          throw new Error(`fixed schedule ${index + 1}: ${JSON.stringify(fixed)}`, { cause });
        });
      await fc.assert(fc.asyncProperty(schedule, carryOut), toParameters(wanted));
      process.stdout.write(`${tally.print()}\n`);
      // A replay of one schedule plays nothing else.
      if (path === undefined)
        expect(tally.missing(isLong(wanted) ? ['unlock', 'approve', 'freeze'] : ['unlock'])).toEqual([]);
    },
    24 * 60 * 60_000,
  );
});
