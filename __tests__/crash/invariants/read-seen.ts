import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { gitEnv } from '../../helpers/temp-repo.ts';
import type { Scenario } from '../scenario.ts';
import { readBlobs, readChronicles } from './read-chronicle.ts';

const run = promisify(execFile);

/** What the checker reads of a line of the chronicle, whatever else is in it. */
export const eventSchema = z.looseObject({
  kind: z.string(),
  seq: z.int(),
  at: z.string().optional(),
  checkpoint_id: z.string().optional(),
  day: z.int().optional(),
  outcome: z.string().optional(),
  tree: z.string().nullish(),
  scratch_commit: z.string().nullish(),
  committed_ref: z.string().nullish(),
  snapshot_ref: z.string().optional(),
  to: z.string().optional(),
  landed_on: z.string().optional(),
  plan_hash: z.string().optional(),
  base_sha: z.string().optional(),
  head: z.string().optional(),
  plan_id: z.string().optional(),
  schema_version: z.int().optional(),
  lineage: z.string().optional(),
  reason: z.string().nullish(),
  ending: z.string().optional(),
  verifier_runs: z.array(z.looseObject({ outcome: z.string() })).optional(),
  checkpoints: z.array(z.looseObject({ checkpoint_id: z.string(), attempt_budget: z.int() })).optional(),
});
export type Event = z.infer<typeof eventSchema>;

/** A commit as git tells of it. */
export interface Commit {
  readonly id: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
}

interface State {
  readonly commit: Commit;
  readonly lines: readonly string[];
  readonly lease: string | undefined;
}

/** All that can be seen of a task in its repository. */
export interface Seen {
  readonly scenario: Scenario;
  readonly git: (...args: readonly string[]) => Promise<string>;
  readonly refs: ReadonlyMap<string, string>;
  /** The chain of states, oldest first, each with the lines of its chronicle and its lease. */
  readonly states: readonly State[];
  /** The commits that can be reached from another. */
  readonly reach: (from: string) => Promise<ReadonlySet<string>>;
  readonly events: readonly Event[];
  /** Commits of the task branch above the base, oldest first. */
  readonly landed: readonly Commit[];
  /** Commits that wait for approval, oldest first. */
  readonly waiting: readonly Commit[];
}

/** Reads what can be seen of a task; the text says what cannot be read. */
export async function readSeen(scenario: Scenario): Promise<Seen | string> {
  const git = async (...args: readonly string[]) => {
    const options = { cwd: scenario.repo, env: { ...gitEnv }, maxBuffer: 1 << 28 };
    return (await run('git', ['--no-replace-objects', ...args], options)).stdout.replace(/\n$/, '');
  };
  const refs = await readRefs(git);
  const states = await readStates({ git, repo: scenario.repo }, refs.get(`refs/groundhog/${scenario.taskId}/state`));
  if (typeof states === 'string') return states;
  const events = readEvents(states.at(-1)?.lines ?? []);
  if (typeof events === 'string') return events;
  const base = events.find(({ kind }) => kind === 'task_created')?.base_sha;
  const head = refs.get(scenario.taskBranch);
  const landed = head === undefined || base === undefined ? [] : await readCommits(git, `${base}..${head}`);
  const result = refs.get(toResultRef(scenario));
  const waiting =
    result === undefined || base === undefined ? [] : await readCommits(git, result, `^${head ?? base}`, `^${base}`);
  return { scenario, git, refs, states, events, landed, waiting, reach: createReach(git) };
}

/** Where commits wait for approval. */
export function toResultRef({ taskId }: Scenario): string {
  return `refs/groundhog/${taskId}/result`;
}

async function readRefs(git: Seen['git']): Promise<ReadonlyMap<string, string>> {
  const text = await git('for-each-ref', '--format=%(objectname) %(refname)');
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(line.indexOf(' ') + 1), line.slice(0, line.indexOf(' '))]),
  );
}

async function readCommits(git: Seen['git'], range: string, ...flags: readonly string[]): Promise<Commit[]> {
  const text = await git('log', '--reverse', '--topo-order', '--format=%H%x00%T%x00%P%x00%B%x00%x1e', ...flags, range);
  return text
    .split('\u001e')
    .map((entry) => entry.replace(/^\n/, ''))
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [id = '', tree = '', parents = '', message = ''] = entry.split('\0');
      return { id, tree, parents: parents.split(' ').filter((parent) => parent !== ''), message };
    });
}

interface Place {
  readonly git: Seen['git'];
  readonly repo: string;
}

async function readStates({ git, repo }: Place, tip: string | undefined): Promise<Seen['states'] | string> {
  if (tip === undefined) return [];
  const commits = await readCommits(git, tip, '--first-parent');
  const chronicles = await readChronicles(
    repo,
    commits.map(({ id }) => id),
  );
  const leases = await readBlobs(
    repo,
    commits.map(({ id }) => `${id}:lease.json`),
  );
  const states: State[] = [];
  for (const [index, commit] of commits.entries()) {
    const lines = chronicles[index];
    // The first parent of the first state may be a commit of the repository.
    if (lines === undefined && states.length === 0 && commit.id !== tip) continue;
    if (lines === undefined) return `state ${commit.id} has no chronicle`;
    states.push({ commit, lines, lease: leases[index] });
  }
  return states;
}

function createReach(git: Seen['git']): Seen['reach'] {
  const known = new Map<string, Promise<ReadonlySet<string>>>();
  return (from) => {
    const found = known.get(from) ?? git('rev-list', from).then((text) => new Set(text.split('\n')));
    known.set(from, found);
    return found;
  };
}

function readEvents(lines: readonly string[]): Event[] | string {
  const events: Event[] = [];
  for (const [index, line] of lines.entries()) {
    const parsed = eventSchema.safeParse(safeJson(line));
    if (!parsed.success) return `line ${index + 1} of the chronicle cannot be read`;
    const { kind, seq, schema_version: version } = parsed.data;
    if (seq !== index + 1) return `line ${index + 1} of the chronicle has number ${seq}`;
    if (kind === 'task_created' && version !== 1) return `the state has the unknown schema version ${version}`;
    events.push(parsed.data);
  }
  return events;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a commit of Groundhog says of itself. */
export function trailer({ message }: Commit, name: string): string | undefined {
  return [...message.matchAll(new RegExp(`^Groundhog-${name}: (.*)$`, 'gm'))].at(-1)?.[1];
}
