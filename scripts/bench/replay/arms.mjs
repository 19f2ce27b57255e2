import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { overlayAttempt, readTree, toTree, treeOf, withCheckout } from './repository.mjs';
import { quoteForShell } from './tasks.mjs';

const agentScript = fileURLToPath(new URL('agent.mjs', import.meta.url));
const LONGEST_MS = 3_600_000;

/**
 * Plays recorded attempts of one task: `{ task, clone, scratch, program, isolation }`, where `program` is a built `cli.js`.
 * Results are outcomes: `{ landed: 'right' | 'wrong' | 'never', attempts, ms }`, the time without that of the judge.
 */
export async function createPlayer(context) {
  const { task, clone } = context;
  const trees = new Map();
  for (const { number, path } of task.patches) trees.set(number, await toTree(clone, path));
  const judged = new Map();
  const isRight = async (tree) => {
    if (!judged.has(tree)) judged.set(tree, await judge(context, tree));
    return judged.get(tree);
  };
  return { ...context, trees, isRight };
}

async function judge(context, tree) {
  const path = join(context.scratch, 'judged');
  return withCheckout(context.clone, { path, tree }, async (folder) => {
    await setUp(context, folder);
    const { exitCode } = await runCommand(context, folder, context.task.judge);
    if (exitCode === 126 || exitCode === 127) throw new Error(`the judge could not be run: exit code ${exitCode}`);
    return exitCode === 0;
  });
}

/** What each attempt is worth by itself: `{ number, applies, isRight }`. */
export async function judgeAttempts({ task, trees, isRight }) {
  const attempts = [];
  for (const { number } of task.patches) {
    const tree = trees.get(number);
    attempts.push({ number, applies: tree !== undefined, isRight: tree !== undefined && (await isRight(tree)) });
  }
  return attempts;
}

/** Believes the first attempt that applies: it lands unseen. */
export async function believeFirst({ task, trees, isRight }) {
  const at = task.patches.findIndex(({ number }) => trees.get(number) !== undefined);
  if (at === -1) return { landed: 'never', attempts: task.patches.length, ms: 0 };
  const tree = trees.get(task.patches[at].number);
  return { landed: (await isRight(tree)) ? 'right' : 'wrong', attempts: at + 1, ms: 0 };
}

/**
 * Tries the attempts one after the other in one folder that nothing cleans, as a loop around an agent does. An attempt gives
 * the files that it changed the state that it left them in. What lands is the folder's content when the command passes.
 */
export async function useDirtyTree(player, { command }) {
  const { task, clone, scratch, trees, isRight } = player;
  const path = join(scratch, 'dirty');
  const tree = await treeOf(clone, clone.base);
  let attempts = 0;
  let ms = 0;
  const landed = await withCheckout(clone, { path, tree }, async (folder) => {
    await setUp(player, folder);
    for (const { number } of task.patches) {
      attempts += 1;
      const startedAt = performance.now();
      if (trees.get(number) !== undefined) await overlayAttempt(clone, folder, trees.get(number));
      const { exitCode } = await runCommand(player, folder, command);
      ms += performance.now() - startedAt;
      if (exitCode === 0) return readTree(folder);
    }
    return undefined;
  });
  if (landed === undefined) return { landed: 'never', attempts, ms: Math.round(ms) };
  return { landed: (await isRight(landed)) ? 'right' : 'wrong', attempts, ms: Math.round(ms) };
}

// Why: docs/decisions/0111-replay-of-recorded-attempts.md
// Fails in every attempt, and says nothing about the others: all criteria of an attempt are checked.
const NEVER = { kind: 'file_exists', path: 'groundhog-replay/never' };

/**
 * Runs Groundhog with an agent that applies the recorded patches in their order: the outcome of that run, and for each
 * attempt whether its criteria hold. What comes after a landing is verified by a second run, in which nothing lands.
 */
export async function useGroundhog(player, { name, set }) {
  const { patches } = player.task;
  const { ms, attempts, landed } = await runGroundhog(player, { set, patches, taskId: name });
  const verdicts = attempts.map(({ outcome }, at) => ({ number: patches[at].number, holds: outcome === 'passed' }));
  const worth = landed === undefined ? 'never' : (await player.isRight(landed)) ? 'right' : 'wrong';
  const rest = patches.slice(attempts.length);
  if (rest.length > 0) {
    const never = { ...set, success_criteria: [...set.success_criteria, NEVER] };
    const second = await runGroundhog(player, { set: never, patches: rest, taskId: `${name}-rest` });
    verdicts.push(...rest.map(({ number }, at) => ({ number, holds: failsNever(second.attempts[at]) })));
  }
  return { outcome: { landed: worth, attempts: attempts.length, ms }, verdicts };
}

function failsNever({ criteria }) {
  return criteria.length > 0 && criteria.filter(({ outcome }) => outcome === 'failed').length === 1;
}

async function runGroundhog(player, { set, patches, taskId }) {
  const { task, clone, scratch, program, isolation } = player;
  const { success_criteria, guards } = set;
  const checkpoint = {
    id: 'recorded',
    spec: 'Replay a recorded attempt.',
    attempt_budget: patches.length,
    success_criteria,
  };
  const plan = { version: 1, task: taskId, setup: task.setup, guards, checkpoints: [checkpoint] };
  const planPath = join(scratch, `${taskId}.json`);
  await writeFile(planPath, JSON.stringify(plan));
  const agent = [process.execPath, agentScript, ...patches.map(({ path }) => path)].map(quoteForShell).join(' ');
  const flags = ['--json', '--repo', clone.folder, '--isolation', isolation, '--agent-command', agent];
  const startedAt = performance.now();
  const ended = await withHome(scratch, (env) =>
    run(process.execPath, [program, 'run', planPath, ...flags], { cwd: scratch, env }),
  );
  const ms = Math.round(performance.now() - startedAt);
  const { checkpoints, reason } = readDocument(ended);
  const [{ attempts, committed_ref: landed }] = checkpoints;
  const isPlayed = attempts.length > 0 && attempts.every(({ outcome }) => ['passed', 'failed'].includes(outcome));
  if (!isPlayed) throw new Error(`Groundhog played no attempt to its end: ${reason}`);
  return { ms, attempts, landed: landed === null ? undefined : await treeOf(clone, landed) };
}

function readDocument({ stdout, stderr, exitCode }) {
  try {
    const document = JSON.parse(stdout);
    if (document.checkpoints.length > 0) return document;
    throw new Error(document.reason);
  } catch (error) {
    throw new Error(`Groundhog ended with ${exitCode}: ${stderr.trim().slice(-2000)}`, { cause: error });
  }
}

async function setUp(context, folder) {
  if (context.task.setup === undefined) return;
  const { exitCode, stderr } = await runCommand(context, folder, context.task.setup);
  if (exitCode !== 0) throw new Error(`setup ended with ${exitCode}: ${stderr.trim().slice(-2000)}`);
}

/** Runs a shell command as a criterion is run: with a home of its own, and little else from outside. */
async function runCommand({ scratch }, cwd, command) {
  return withHome(scratch, (env) => run('bash', ['-c', command], { cwd, env }));
}

async function withHome(scratch, use) {
  const home = await mkdtemp(join(scratch, 'home-'));
  await mkdir(join(home, 'tmp'));
  try {
    return await use({ PATH: process.env.PATH, HOME: home, TMPDIR: join(home, 'tmp'), LANG: 'C.UTF-8', CI: 'true' });
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Runs a program to its end, in a process group of its own that is killed with it; output beyond 1 MiB is dropped. */
async function run(file, args, { cwd, env }) {
  const child = spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) {
    child[name].setEncoding('utf8');
    child[name].on('data', (text) => {
      if (output[name].length < 1 << 20) output[name] += text;
    });
  }
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    killGroup(child.pid);
  }, LONGEST_MS);
  try {
    const [exitCode] = await once(child, 'close');
    if (isLate) throw new Error(`${file} ran for more than an hour`);
    return { ...output, exitCode };
  } finally {
    clearTimeout(timer);
    killGroup(child.pid);
  }
}

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
