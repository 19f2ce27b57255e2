// Kills runs at numbered points, lets new ones go on in empty folders, and holds what comes of it against an undisturbed
// run and against the invariants.
//   npm run test:crash                                       at least 500 kills
//   npm run test:crash -- --kills 20 --seed 7 --world action
//   npm run test:crash -- --world action --point http-git-after-10 --point git-before-31     one schedule, once more
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { cleanUp } from '../helpers/temp-repo.ts';
import { ABSENT, boundaries } from './boundaries.ts';
import { chooseSchedules, countByBoundary, listSpared } from './choose-schedules.ts';
import { type WorldKind, worldKinds } from './crash-world.ts';
import { type GoldenRun, makeGoldenRun } from './invariants/golden-run.ts';
import { carryOutSchedule, type KillSchedule, type ScheduleResult } from './kill-schedule.ts';

const FULL_KILLS = 500;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: String(FULL_KILLS) },
    seed: { type: 'string', default: '1' },
    world: { type: 'string', multiple: true },
    point: { type: 'string', multiple: true },
    jobs: { type: 'string', default: String(availableParallelism()) },
    list: { type: 'boolean', default: false },
  },
});
const kinds: readonly WorldKind[] = values.world?.map(toKind) ?? worldKinds;
const wanted = Number(values.kills);
const seed = Number(values.seed);
const results: ScheduleResult[] = [];

try {
  const golden = await Promise.all(kinds.map(makeGoldenRun));
  if (values.list) list(golden);
  else await killAll(golden);
} finally {
  await cleanUp();
}

function toKind(name: string): WorldKind {
  const kind = worldKinds.find((each) => each === name);
  if (kind === undefined) throw new Error(`--world is one of ${worldKinds.join(', ')}, not ${name}`);
  return kind;
}

function list(golden: readonly GoldenRun[]): void {
  for (const { kind, points } of golden)
    for (const { point, boundary } of points) console.log(`${kind} ${boundary} ${point}`);
}

async function killAll(golden: readonly GoldenRun[]): Promise<void> {
  const schedules = toSchedules(golden);
  let begun = 0;
  const countKills = () => results.reduce((total, { killed }) => total + killed.length, 0);
  const work = async () => {
    while (countKills() < wanted) {
      const next = schedules.next();
      if (next.done === true) return;
      begun += 1;
      const run = golden.find(({ kind }) => kind === next.value.kind);
      if (run === undefined) throw new Error('no undisturbed run');
      const result = await carryOutSchedule(next.value, run.outcome);
      results.push(result);
      if (result.problems.length > 0) tellProblems(result);
      else if (results.length % 10 === 0) console.log(`${countKills()} kills in ${results.length} schedules`);
    }
  };
  console.log(
    `seed ${seed}; ${golden.map(({ kind, points }) => `${points.length} points in the world ${kind}`).join(', ')}`,
  );
  await Promise.all(Array.from({ length: Number(values.jobs) }, work));
  const spared = printTable(golden);
  const bad = results.filter(({ problems }) => problems.length > 0);
  console.log(
    `${countKills()} kills in ${begun} schedules: ${results.length - bad.length} as if undisturbed, ${bad.length} not`,
  );
  const sum = (of: (result: ScheduleResult) => number) => results.reduce((total, result) => total + of(result), 0);
  console.log(
    `${sum(({ laid }) => laid)} agents left traps and strays; ${sum(({ intrusions }) => intrusions)} times somebody asked who may not`,
  );
  for (const result of bad) tellProblems(result);
  for (const line of spared) console.log(line);
  process.exitCode = bad.length + spared.length === 0 ? 0 : 1;
}

function* toSchedules(golden: readonly GoldenRun[]): Generator<KillSchedule> {
  const { point } = values;
  if (point === undefined) yield* chooseSchedules(golden, seed);
  else for (const { kind } of golden) yield { kind, points: point };
}

function tellProblems({ schedule, problems }: ScheduleResult): void {
  const points = schedule.points.map((point) => `--point ${point}`).join(' ');
  console.log(`\nnpm run test:crash -- --world ${schedule.kind} ${points}`);
  for (const problem of problems) console.log(`  ${problem}`);
}

/** Gives what is wrong with the counts: a full run leaves out no side of a boundary that has any point. */
function printTable(golden: readonly GoldenRun[]): readonly string[] {
  const kills = results.flatMap(({ schedule, killed }) => killed.map((point) => ({ kind: schedule.kind, point })));
  const counts = countByBoundary(golden, kills);
  console.log(`\n${'boundary'.padEnd(50)}  before   after  during`);
  for (const [id, name] of boundaries) {
    const { before, after, during } = counts.get(id) ?? { before: 0, after: 0, during: 0 };
    const numbers = [before, after, during].map((count) => String(count).padStart(8)).join('');
    console.log(`${`${id} ${name}`.padEnd(50)}${numbers}`);
  }
  for (const line of ABSENT) console.log(line);
  const isFull = wanted >= FULL_KILLS && values.point === undefined && values.world === undefined;
  return isFull ? listSpared(golden, counts) : [];
}
