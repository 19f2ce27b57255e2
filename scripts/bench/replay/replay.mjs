import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { believeFirst, createPlayer, judgeAttempts, useDirtyTree, useGroundhog } from './arms.mjs';
import { toReport } from './print.mjs';
import { cloneRepository } from './repository.mjs';
import { digestOfSet, readResults, writeResults } from './results.mjs';
import { readTasks } from './tasks.mjs';

/**
 * Replays the recorded attempts in a folder and prints the report. A task whose results are in the file is not played again
 * unless its data changed. Gives the exit code: 1 when something could not be played.
 */
export async function replay({ folder, results: path = join(folder, 'results.jsonl'), program, isolation, seed }) {
  const { tasks, problems } = await readTasks(folder);
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    return 1;
  }
  const known = await readResults(path);
  for (const task of tasks) {
    const missing = task.criteria.filter((set) => !isPlayed(known.get(task.name), task, set));
    if (missing.length === 0) continue;
    console.error(`${task.name}: ${missing.map(({ name }) => name).join(', ')}`);
    known.set(task.name, await playTask({ task, missing, program, isolation }, known.get(task.name)));
    await writeResults(path, known);
  }
  const results = tasks.map(({ name }) => known.get(name));
  console.log(toReport(results, { seed }));
  return results.some(({ sets }) => Object.values(sets).some(({ problem }) => problem !== undefined)) ? 1 : 0;
}

/** What has a problem is tried again: a machine without a tool today may have it tomorrow. */
function isPlayed(result, task, set) {
  const played = result?.sets[set.name];
  return played?.digest === digestOfSet(task, set) && played.problem === undefined;
}

async function playTask({ task, missing, program, isolation }, before) {
  const scratch = await mkdtemp(join(tmpdir(), 'groundhog-replay-'));
  const names = task.criteria.map(({ name }) => name);
  const sets = Object.fromEntries(Object.entries(before?.sets ?? {}).filter(([name]) => names.includes(name)));
  const fail = ({ message }) => {
    for (const set of missing) sets[set.name] = { digest: digestOfSet(task, set), problem: message };
    return { task: task.name, attempts: before?.attempts ?? [], first: before?.first, sets };
  };
  try {
    const clone = await cloneRepository(task, join(scratch, 'repository'));
    const player = await createPlayer({ task, clone, scratch, program, isolation });
    const attempts = await judgeAttempts(player);
    const first = await believeFirst(player);
    for (const set of missing) sets[set.name] = await playSet(player, set);
    return { task: task.name, attempts, first, sets };
  } catch (error) {
    return fail(error);
  } finally {
    await rm(scratch, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function playSet(player, set) {
  const digest = digestOfSet(player.task, set);
  try {
    const { outcome: groundhog, verdicts } = await useGroundhog(player, set);
    const dirty = set.command === undefined ? undefined : await useDirtyTree(player, set);
    return { digest, verdicts, groundhog, dirty };
  } catch (error) {
    return { digest, problem: error.message };
  }
}
