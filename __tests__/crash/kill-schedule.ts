import { access, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { git } from '../helpers/temp-repo.ts';
import {
  CANARIES,
  type CrashWorld,
  type JobEnd,
  openCrashWorld,
  PERSONS_FILES,
  type Point,
  STATE_REF,
  TASK_BRANCH,
  type WorldKind,
} from './crash-world.ts';
import { chooseIntrusion, type Intrusion, intrude } from './intruder.ts';
import { compareOutcomes, type Outcome, readOutcome } from './invariants/golden-run.ts';
import { type BrokenInvariant, findBroken } from './invariants/invariants.ts';
import { readChronicleLines } from './invariants/read-chronicle.ts';
import { readRefs } from './invariants/read-refs.ts';
import type { Scenario } from './scenario.ts';

/** Jobs that die one after the other, each in a new place; the last one is left alone. */
export interface KillSchedule {
  readonly kind: WorldKind;
  readonly points: readonly Point[];
}

export interface ScheduleResult {
  readonly schedule: KillSchedule;
  /** The points that were reached, and so killed a job. */
  readonly killed: readonly Point[];
  /** How often agents have left traps, and how often somebody has asked who may not. */
  readonly laid: number;
  readonly intrusions: number;
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
  const agents = new Set<string>();
  const intrusions: Intrusion[] = [];
  let laid = 0;
  try {
    const refsBefore = await readRefs(world.repo);
    const look = async (isEnded: boolean, during: string) => {
      const head = await git(world.repo, 'rev-parse', '--verify', '--quiet', TASK_BRANCH).catch(() => undefined);
      if (head !== undefined) seenOnBranch.add(head);
      const broken = await checkWorld(world, { refsBefore, seenOnBranch: [...seenOnBranch], isEnded, intrusions });
      problems.push(...broken.map(({ id, detail }) => `${id} ${during}: ${detail}`));
    };
    let last: JobEnd | undefined;
    const [house, points] = [schedule.points.filter(isOfHouse), schedule.points.filter((each) => !isOfHouse(each))];
    for (const point of points) {
      const captured = await findCaptured(world.repo);
      last = await world.run({ point });
      problems.push(...findRepeated(last, captured, agents));
      if (last.isKilled) killed.push(point);
      await settle(world.repo);
      // Whatever the dead one has left, somebody who may not ask for anything comes first.
      if (world.github !== undefined && intrusions.length === 0) {
        intrusions.push(await intrude(world, chooseIntrusion(point)));
      }
      const end = last.isKilled ? '' : `, which killed nothing: the job ended ${last.ending}: ${last.reason}`;
      await look(!last.isKilled, `after ${point}${end}`);
    }
    const captured = await findCaptured(world.repo);
    const ends: JobEnd[] = [];
    problems.push(...(await finish(world, last, ends)));
    for (const end of ends.slice(0, 1)) problems.push(...findRepeated(end, captured, agents));
    problems.push(...(await findLeftovers(world)), ...(await findChangedCheckout(world)));
    await look(true, 'at the end');
    problems.push(...compareOutcomes(await readOutcome(world), golden));
    for (const point of house) {
      const end = await world.keepHouse(point.replace(/^gc-/, ''));
      if (end.isKilled) killed.push(point);
      await settle(world.repo);
      await look(true, `after ${point}`);
    }
    if (house.length > 0) problems.push(...(await keepHouse(world)));
    problems.push(...(await runOnceMore(world)));
    laid = (await world.facts()).laid;
  } catch (error) {
    problems.push(`the harness failed: ${error instanceof Error ? error.stack : String(error)}`);
  } finally {
    await world.close();
  }
  return { schedule, killed, laid, intrusions: intrusions.length, problems };
}

/** Points of the housekeeping are reached after all others: what is at work it leaves alone. */
function isOfHouse(point: Point): boolean {
  return point.startsWith('gc-');
}

/** Housekeeping that nothing disturbs leaves the record and the branch. */
async function keepHouse(world: CrashWorld): Promise<readonly string[]> {
  const { exitCode, stderr } = await world.keepHouse();
  const left = Object.keys(await readRefs(world.repo)).filter((ref) => ref.startsWith('refs/groundhog/'));
  const problems = left.filter((ref) => ref !== STATE_REF).map((ref) => `I20: ${ref} was not deleted`);
  if (!left.includes(STATE_REF)) problems.push('I5: the record was deleted');
  return exitCode === 0 ? problems : [...problems, `housekeeping exited with ${exitCode}: ${stderr}`];
}

/** Starts jobs that nothing disturbs until one has done all there is to do. */
export async function finish(
  world: CrashWorld,
  last: JobEnd | undefined,
  ends: JobEnd[] = [],
): Promise<readonly string[]> {
  let end = last;
  for (let job = 0; job < maxFinishingJobs && (end === undefined || !isOver(end)); job += 1) {
    end = await world.run();
    ends.push(end);
  }
  const problems = world.github?.problems.map((problem) => `GitHub: ${problem}`) ?? [];
  return end !== undefined && isOver(end)
    ? problems
    : [...problems, `I15: the last job ended ${end?.ending}: ${end?.reason}`];
}

/** The attempt of a task whose work is on the remote and has no verdict yet: its agent has nothing left to do. */
async function findCaptured(repo: string): Promise<string | undefined> {
  const events = await readChronicle(repo);
  const last = events.filter(({ kind }) => /^attempt_/.test(kind)).at(-1);
  const start = events.find(({ kind, day }) => kind === 'attempt_started' && day === last?.day);
  return last?.kind === 'attempt_captured' ? `${start?.checkpoint_id}/${start?.attempt} ` : undefined;
}

/** What a job's agents did that was done already: worked on what was captured, or twice under one number. */
function findRepeated({ moments }: JobEnd, captured: string | undefined, agents: Set<string>): string[] {
  const problems: string[] = [];
  const starts = moments.filter(({ label }) => label === 'agent-start').sort((a, b) => a.n - b.n);
  for (const { detail } of starts) {
    if (agents.has(detail)) problems.push(`I8: the agent was started twice for ${detail}`);
    agents.add(detail);
  }
  const again = captured === undefined ? undefined : starts.find(({ detail }) => detail.startsWith(captured));
  if (again !== undefined) problems.push(`I8: the agent was started for ${again.detail}, whose work was captured`);
  return problems;
}

/** A folder of a run that died, and that its record names, is not there after the next run on the same machine. */
async function findLeftovers({ kind, repo }: CrashWorld): Promise<readonly string[]> {
  if (kind === 'action') return [];
  const folders = (await readChronicle(repo)).flatMap(({ context }) => context?.folders ?? []);
  const left: string[] = [];
  for (const folder of new Set(folders)) if (await exists(folder)) left.push(`I20: ${folder} was left behind`);
  return left;
}

/** A person's checkout is on the task branch after the last run, with nothing in it but the result and their files. */
async function findChangedCheckout({ kind, repo }: CrashWorld): Promise<readonly string[]> {
  if (kind !== 'in_place') return [];
  const dir = dirname(repo);
  const status = await git(dir, 'status', '--porcelain', '--branch', '--untracked-files=all');
  const names = Object.keys(PERSONS_FILES);
  const wanted = [`## ${TASK_BRANCH.replace('refs/heads/', '')}`, ...names.map((name) => `?? ${name}`)].join('\n');
  const problems = status === wanted ? [] : [`checkout: its status is "${status}"`];
  for (const [name, text] of Object.entries(PERSONS_FILES)) {
    const found = await readFile(join(dir, name), 'utf8').catch(() => 'gone');
    if (found !== text) problems.push(`checkout: ${name} of the person is "${found}"`);
  }
  const traces = (await readdir(repo)).filter((name) => /groundhog|\.lock$/.test(name));
  return [...problems, ...traces.map((name) => `checkout: ${name} was left in the git directory`)];
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

const lineSchema = z.looseObject({
  kind: z.string(),
  checkpoint_id: z.string().optional(),
  day: z.int().optional(),
  attempt: z.int().optional(),
  context: z.looseObject({ folders: z.array(z.string()).default([]) }).optional(),
});

/** The events of the task; none when there is no record yet. */
async function readChronicle(repo: string): Promise<z.infer<typeof lineSchema>[]> {
  return (await readChronicleLines(repo, STATE_REF)).map((line) => lineSchema.parse(JSON.parse(line)));
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

type Known = Pick<Scenario, 'refsBefore' | 'seenOnBranch' | 'isEnded'> &
  Partial<Pick<Scenario, 'isRewritten' | 'intrusions' | 'isApprovalAsked' | 'isWorkKept'>>;

/** What the checker finds in a world. */
export async function checkWorld(world: CrashWorld, known: Known): Promise<readonly BrokenInvariant[]> {
  const { comments, pulls, sprung, alive } = await world.facts();
  return findBroken({
    isRewritten: false,
    isApprovalAsked: world.kind === 'approval',
    isWorkKept: world.kind === 'in_place',
    intrusions: [],
    ...known,
    repo: world.repo,
    taskId: 'hello',
    taskBranch: TASK_BRANCH,
    canaries: CANARIES,
    comments: [...comments],
    pulls: [...pulls],
    sprung: [...sprung],
    alive: [...alive],
    isToldOnGitHub: world.github !== undefined,
  });
}
