import { createHash } from 'node:crypto';
import { z } from 'zod';
import { git } from '../../helpers/temp-repo.ts';
import {
  type PlacedPoint,
  placeApiRequests,
  placeGitRequests,
  placeHousekeeping,
  placeMoments,
} from '../boundaries.ts';
import {
  CHECKPOINTS,
  type CrashWorld,
  openCrashWorld,
  STATE_REF,
  TASK_BRANCH,
  type WorldKind,
} from '../crash-world.ts';
import { findFirstDifference, toComparable } from './as-told.ts';
import { readChronicleLines } from './read-chronicle.ts';

/** What a run comes to, without what must differ between worlds: random names, and the numbers of attempts. */
export interface Outcome {
  /** One for each commit: a digest of its tree, its message without the attempt's number, its dates, and its parent's. */
  readonly commits: readonly string[];
  /** The commits' own ids with the numbers of their attempts: the same numbers must give the same ids. */
  readonly ids: readonly string[];
  readonly days: readonly string[];
  /** What pull requests are and say, and what comments say, in full, without what a death may change. */
  readonly pulls: readonly string[];
  readonly comments: readonly string[];
  /** How the checks of ours at the head of the task concluded. */
  readonly checks: readonly string[];
  readonly outcomes: readonly string[];
}

/** An undisturbed run, and every point at which it can be killed. */
export interface GoldenRun {
  readonly kind: WorldKind;
  readonly outcome: Outcome;
  readonly points: readonly PlacedPoint[];
}

/** Lets a run go through undisturbed. */
export async function makeGoldenRun(kind: WorldKind): Promise<GoldenRun> {
  const world = await openCrashWorld(kind);
  try {
    const end = await world.run();
    if (end.ending !== 'passed')
      throw new Error(`The undisturbed run ended ${end.ending}\n${end.stdout}\n${end.stderr}`);
    const agents = end.moments.filter(({ label }) => label === 'agent-mid').length;
    const { laid } = await world.facts();
    if (laid === 0 || laid !== agents) throw new Error(`${agents} agents have left traps ${laid} times`);
    const placed = placeMoments(end.moments);
    const { gitRequests = [], requests = [] } = world.github ?? {};
    const onTheWire = [...placeGitRequests(gitRequests, placed, end.moments), ...placeApiRequests(requests)];
    const outcome = await readOutcome(world);
    const house = placeHousekeeping((await world.keepHouse()).moments);
    return { kind, points: [...placed, ...onTheWire, ...house], outcome };
  } finally {
    await world.close();
  }
}

/** Reads what the runs of a world came to. */
export async function readOutcome(world: CrashWorld): Promise<Outcome> {
  const { comments, pulls } = await world.facts();
  const text = await git(
    world.repo,
    'log',
    '--reverse',
    '--format=%H%x00%T%x00%an %ae %ad%x00%cn %ce %cd%x00%B%x1e',
    `${world.base}..${TASK_BRANCH}`,
  ).catch(() => '');
  const commits: string[] = [];
  const ids: string[] = [];
  const days: string[] = [];
  for (const entry of text.split('\u001e').map((each) => each.replace(/^\n/, ''))) {
    const [id, tree, author, committer, message = ''] = entry.split('\0');
    if (id === undefined || tree === undefined) continue;
    const same = [commits.at(-1), tree, author, committer, message.replace(/^(Groundhog-Attempt): \d+$/m, '$1')];
    commits.push(createHash('sha256').update(JSON.stringify(same)).digest('hex'));
    ids.push(id);
    days.push(/^Groundhog-Attempt: (\d+)$/m.exec(message)?.[1] ?? '');
  }
  return {
    commits,
    ids,
    days,
    pulls: pulls.map(({ head, base, isDraft, state, title, body }) => {
      const facts = `${head} -> ${base}, ${state}${isDraft ? ', draft' : ''}`;
      return [facts, title, toComparable(body, [world.base, ...ids])].join('\n');
    }),
    comments: comments.map(({ body }) => toComparable(body, [world.base, ...ids])).sort(),
    checks: await readChecks(world, ids.at(-1)),
    outcomes: await readCheckpoints(world.repo),
  };
}

async function readChecks({ github }: CrashWorld, head: string | undefined): Promise<readonly string[]> {
  const checks = head === undefined ? [] : ((await github?.checkRuns(head)) ?? []);
  return checks.map((check) => checkSchema.parse(check).conclusion);
}

const checkSchema = z.object({ conclusion: z.string() });

async function readCheckpoints(repo: string): Promise<readonly string[]> {
  const lines = await readChronicleLines(repo, STATE_REF);
  const events = lines.map((line): Record<string, unknown> => JSON.parse(line));
  return CHECKPOINTS.map((id) => {
    const own = events.filter(({ checkpoint_id: other }) => other === id);
    const ends = own.filter(({ kind }) => kind === 'attempt_ended').map(({ outcome }) => outcome);
    const isLanded = own.some(({ kind }) => kind === 'checkpoint_landed');
    return `${id}: ${ends.filter((outcome) => outcome !== 'interrupted').join(' ')}${isLanded ? ', landed' : ''}`;
  });
}

/** Says in what an outcome differs from the undisturbed one. */
export function compareOutcomes(found: Outcome, golden: Outcome): readonly string[] {
  const differences: string[] = [];
  for (const key of ['commits', 'checks', 'outcomes'] as const) {
    const [is, should] = [found[key].join('; '), golden[key].join('; ')];
    if (is !== should) differences.push(`oracle: ${key} are "${is}" and undisturbed "${should}"`);
  }
  for (const key of ['pulls', 'comments'] as const) {
    const [is, should] = findFirstDifference(found[key].join('\n'), golden[key].join('\n')) ?? [];
    if (is !== undefined) differences.push(`oracle: ${key} say "${is}" and undisturbed "${should}"`);
  }
  for (const [index, id] of golden.ids.entries()) {
    if (found.days[index] !== golden.days[index]) break;
    if (found.ids[index] !== id) differences.push(`oracle: commit ${index + 1} is ${found.ids[index]} and not ${id}`);
  }
  return differences;
}
