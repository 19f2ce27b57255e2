import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { git, gitEnv } from './ground.mjs';

const run = promisify(execFile);
const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const ATTEMPTS_PER_CHECKPOINT = 3;
const TASK = 'load';
const STATE = `refs/groundhog/${TASK}/state`;
const signature = { name: 'bench', email: 'bench@invalid', epochSeconds: 1_700_000_000 };

/**
 * What an attempt costs at the end of a task with many checkpoints and attempts, beside the same attempt at its start: the
 * time from one attempt's start to the next one's, with nothing but the agent's `true` in between. The last two attempts
 * of a run are compared with the first two of another one, on the same plan.
 */
export async function measureLoad({ scratch, load, rounds, checkpoints }) {
  const places = { first: join(scratch, 'first'), last: join(scratch, 'last') };
  const times = { first: [], last: [] };
  const landed = (checkpoints - 1) * ATTEMPTS_PER_CHECKPOINT;
  for (const place of Object.values(places)) await makeTaskRepository(place, checkpoints);
  const before = (await git(places.last, ['rev-parse', 'HEAD'])).trim();
  const events = toHistory(checkpoints, before);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, place] of Object.entries(places)) {
      await forget(place);
      if (name === 'last') await writeHistory({ place, load, scratch, events, base: before });
      times[name].push(await timeAttempt(place));
    }
  }
  return { times, attempts: landed + ATTEMPTS_PER_CHECKPOINT, events: events.length };
}

function toPlan(checkpoints) {
  const one = (_, at) => `  - id: c${at}
    spec: Write c${at}.txt.
    success_criteria: [{ kind: file_exists, path: c${at}.txt }]
`;
  return `task: ${TASK}\ncheckpoints:\n${Array.from({ length: checkpoints }, one).join('')}`;
}

async function makeTaskRepository(place, checkpoints) {
  await mkdir(place);
  await git(place, ['init', '--quiet', '--initial-branch=main']);
  await writeFile(join(place, 'plan.yml'), toPlan(checkpoints));
  await git(place, ['add', '--all']);
  await git(place, ['commit', '--quiet', '-m', 'base']);
}

async function forget(place) {
  const refs = await git(place, [
    'for-each-ref',
    '--format=delete %(refname)',
    'refs/groundhog/',
    'refs/heads/groundhog/',
  ]);
  await feed(place, ['update-ref', '--stdin'], refs);
}

async function feed(place, args, input) {
  const child = run('git', args, { cwd: place, env: gitEnv, maxBuffer: 1 << 28 });
  child.child.stdin.end(input);
  await child;
}

/** All but the last checkpoint have landed, each after two failures that are still on refs. */
function toHistory(checkpoints, base) {
  const events = [];
  const add = (body) => {
    const at = new Date(1_700_000_000_000 + events.length * 1000).toISOString();
    events.push({ ...body, seq: events.length + 1, at });
  };
  const ids = Array.from({ length: checkpoints }, (_, at) => `c${at}`);
  add({
    ...{ kind: 'task_created', schema_version: 1, lineage: 'bench', task_id: TASK, plan_id: 'plan.yml' },
    ...{ base_ref: 'main', base_sha: base, task_branch: `groundhog/${TASK}/task`, head: base },
  });
  add({
    kind: 'plan_set',
    plan_hash: 'bench',
    checkpoints: ids.map((id) => ({ checkpoint_id: id, definition_hash: 'bench', attempt_budget: 3 })),
  });
  let day = 0;
  for (const id of ids.slice(0, -1)) {
    add({ kind: 'baseline_checked', checkpoint_id: id, verifier_runs: [] });
    for (let attempt = 1; attempt <= ATTEMPTS_PER_CHECKPOINT; attempt += 1) {
      day += 1;
      const isLast = attempt === ATTEMPTS_PER_CHECKPOINT;
      add({
        ...{ kind: 'attempt_started', checkpoint_id: id, day, attempt, attempt_budget: 3, snapshot_ref: base },
        scratch_branch: `groundhog/${TASK}/day-${day}`,
      });
      add({ ...toEnd(day, isLast ? 'passed' : 'failed', base), checkpoint_id: id });
      if (!isLast) continue;
      const summary = 'Did what was asked for, in a sentence of a usual length.';
      add({ kind: 'checkpoint_landed', checkpoint_id: id, day, summary, side_effects: [], committed_ref: null });
    }
  }
  add({ kind: 'run_ended', ending: 'paused', reason: 'bench' });
  return events;
}

function toEnd(day, outcome, base) {
  const text = 'What was tried and what came of it, in a sentence or two of a usual length. '.repeat(3);
  return {
    ...{ kind: 'attempt_ended', day, outcome, scratch_commit: base, tree: base },
    summary: outcome === 'passed' ? 'Done.' : null,
    failure_report:
      outcome === 'passed'
        ? null
        : { source: 'runner', what_tried: text, what_happened: text, next_attempt_plan: text },
    workspace_reverted: outcome !== 'passed',
    ...{ verifier_runs: [], tool_calls: [], side_effects: [], changed_paths: [], changed_paths_total: 0, notes: [] },
    usage: { turns: null, input_tokens: null, output_tokens: null, cost_usd: null },
  };
}

async function writeHistory({ place, load, scratch, events, base }) {
  const { findPrograms } = await load('exec/programs.js');
  const { openGit } = await load('git/git.js');
  const { writeState } = await load('store/state-commit.js');
  const { foldEvents } = await load('domain/record/fold-events.js');
  const { parsePlan } = await load('domain/plan/parse-plan.js');
  const { checkpointIdentity, planIdentity } = await load('domain/plan/plan-identity.js');
  const { sha256Hex } = await load('exec/sha256.js');
  const planText = await git(place, ['show', 'HEAD:plan.yml']);
  const { plan } = parsePlan(planText, { fileName: 'plan.yml' });
  const known = events.map((event) => {
    if (event.kind !== 'plan_set') return event;
    const checkpoints = plan.checkpoints.map((checkpoint) => ({
      checkpoint_id: checkpoint.id,
      definition_hash: sha256Hex(checkpointIdentity(checkpoint)),
      attempt_budget: 3,
    }));
    return { ...event, plan_hash: sha256Hex(planIdentity(plan)), checkpoints };
  });
  const programs = await findPrograms(process.env.PATH);
  const options = { programs, home: scratch, proxyEnv: {}, redact: (text) => text };
  const door = openGit({ gitDir: join(place, '.git') }, options);
  const state = foldEvents(known);
  const facts = {
    taskId: TASK,
    planText,
    events: known,
    linesRead: [],
    known: 0,
    state,
    isLast: true,
    files: [],
    keeps: [],
    signature,
  };
  const commit = await writeState(door, { ...facts, parent: undefined });
  const failed = known.filter(({ kind, outcome }) => kind === 'attempt_ended' && outcome === 'failed');
  const refs = failed.map(({ day }) => `create refs/groundhog/${TASK}/day-${day} ${base}\n`);
  await feed(place, ['update-ref', '--stdin'], `update ${STATE} ${commit}\n${refs.join('')}`);
  await git(place, ['pack-refs', '--all']);
}

/** From the start of the first attempt of a run to the start of its second one, both failing, in milliseconds. */
async function timeAttempt(place) {
  const env = { ...gitEnv, HOME: process.env.HOME };
  await run(process.execPath, [cli, 'run', 'plan.yml', '--agent-command', 'true'], { cwd: place, env }).catch(
    (error) => {
      if (error.code !== 1) throw error;
    },
  );
  const files = (await git(place, ['ls-tree', '-r', '--name-only', STATE])).split('\n');
  const texts = [];
  for (const file of files
    .filter((path) => path.startsWith('chronicle'))
    .sort(byAge)
    .slice(-2))
    texts.push(await git(place, ['show', `${STATE}:${file}`]));
  const lines = texts
    .join('')
    .split('\n')
    .filter((line) => line !== '');
  const starts = lines.map((line) => JSON.parse(line)).filter(({ kind }) => kind === 'attempt_started');
  const [one, two] = starts.slice(-ATTEMPTS_PER_CHECKPOINT);
  return Date.parse(two.at) - Date.parse(one.at);
}

function byAge(a, b) {
  return a.length - b.length || (a < b ? -1 : 1);
}

/** Prints the medians and their ratio. */
export function printLoad({ times, attempts, events }) {
  const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
  const [first, last] = [median(times.first), median(times.last)];
  console.log(`an attempt at the start of a task: ${first} ms`);
  console.log(`an attempt after ${attempts - ATTEMPTS_PER_CHECKPOINT} others (${events} events): ${last} ms`);
  console.log(`ratio ${(last / first).toFixed(2)}`);
}
