import { setTimeout as sleep } from 'node:timers/promises';
import { git } from '../helpers/temp-repo.ts';
import {
  CANARIES,
  type CrashWorld,
  type JobEnd,
  openCrashWorld,
  type Point,
  TASK_BRANCH,
  type WorldKind,
} from './crash-world.ts';
import { compareOutcomes, type Outcome, readOutcome } from './golden-run.ts';
import { type BrokenInvariant, findBroken, type Scenario } from './invariants.ts';

/** Jobs that die one after the other, each in a new place; the last one is left alone. */
export interface KillSchedule {
  readonly kind: WorldKind;
  readonly points: readonly Point[];
}

export interface ScheduleResult {
  readonly schedule: KillSchedule;
  /** The points that were reached, and so killed a job. */
  readonly killed: readonly Point[];
  /** What is wrong; empty when all is well. */
  readonly problems: readonly string[];
}

const endings = new Set(['passed', 'nothing_to_do']);
const maxFinishingJobs = 3;

/** Lets every job of a schedule die, the next one go on in an empty folder, and checks what has come of it. */
export async function carryOutSchedule(schedule: KillSchedule, golden: Outcome): Promise<ScheduleResult> {
  const world = await openCrashWorld(schedule.kind);
  const killed: Point[] = [];
  const problems: string[] = [];
  const seenOnBranch = new Set<string>();
  try {
    const refsBefore = await readRefs(world.repo);
    const look = async (isEnded: boolean, during: string) => {
      const head = await git(world.repo, 'rev-parse', '--verify', '--quiet', TASK_BRANCH).catch(() => undefined);
      if (head !== undefined) seenOnBranch.add(head);
      const broken = await checkWorld(world, { refsBefore, seenOnBranch: [...seenOnBranch], isEnded });
      problems.push(...broken.map(({ id, detail }) => `${id} ${during}: ${detail}`));
    };
    let last: JobEnd | undefined;
    for (const point of schedule.points) {
      last = await world.run({ point });
      if (last.isKilled) killed.push(point);
      await settle(world.repo);
      await look(!last.isKilled, `after ${point}`);
    }
    problems.push(...(await finish(world, last)));
    await look(true, 'at the end');
    problems.push(...compareOutcomes(await readOutcome(world), golden), ...(await runOnceMore(world)));
  } catch (error) {
    problems.push(`the harness failed: ${error instanceof Error ? error.stack : String(error)}`);
  } finally {
    await world.close();
  }
  return { schedule, killed, problems };
}

/** Starts jobs that nothing disturbs until one has done all there is to do. */
export async function finish(world: CrashWorld, last: JobEnd | undefined): Promise<readonly string[]> {
  let end = last;
  for (let job = 0; job < maxFinishingJobs && (end === undefined || !isOver(end)); job += 1) end = await world.run();
  const problems = world.github?.problems.map((problem) => `GitHub: ${problem}`) ?? [];
  return end !== undefined && isOver(end)
    ? problems
    : [...problems, `I15: the last job ended ${end?.ending}: ${end?.reason}`];
}

function isOver({ ending }: JobEnd): boolean {
  return ending !== undefined && endings.has(ending);
}

/** A push that the server had received whole is carried out although nobody waits for it. */
async function settle(repo: string): Promise<void> {
  for (let before = ''; ; ) {
    const now = JSON.stringify(await readRefs(repo));
    if (now === before) return;
    before = now;
    await sleep(20);
  }
}

/** I16: a run on what has ended writes nothing. */
export async function runOnceMore(world: CrashWorld): Promise<readonly string[]> {
  const [refs, writes] = [await readRefs(world.repo), world.countWrites()];
  const again = await world.run();
  const problems: string[] = [];
  if (again.ending !== 'nothing_to_do') problems.push(`I16: once more ended ${again.ending}: ${again.reason}`);
  if (JSON.stringify(await readRefs(world.repo)) !== JSON.stringify(refs)) problems.push('I16: once more moved refs');
  if (world.countWrites() !== writes) problems.push(`I16: once more wrote ${world.countWrites() - writes} times`);
  return problems;
}

export async function readRefs(repo: string): Promise<Record<string, string>> {
  const text = await git(repo, 'for-each-ref', '--format=%(refname) %(objectname)');
  return Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split(' ')),
  );
}

type Known = Pick<Scenario, 'refsBefore' | 'seenOnBranch' | 'isEnded'>;

/** What the checker finds in a world. */
export async function checkWorld(world: CrashWorld, known: Known): Promise<readonly BrokenInvariant[]> {
  const { comments, pulls } = await world.facts();
  return findBroken({
    ...known,
    repo: world.repo,
    taskId: 'hello',
    taskBranch: TASK_BRANCH,
    canaries: CANARIES,
    comments: [...comments],
    pulls: [...pulls],
    isToldOnGitHub: world.github !== undefined,
  });
}
