import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const TASK_KEYS = ['repository', 'base', 'setup', 'judge', 'criteria'];
const SET_KEYS = ['success_criteria', 'guards', 'command'];

/**
 * Reads the recorded tasks of a folder, by name: `<task>/task.json` and `<task>/<k>.patch`. A number without a patch is an
 * attempt that produced nothing. Gives `{ tasks, problems }`, with the tasks only where there is no problem.
 */
export async function readTasks(folder) {
  const names = await readdir(folder).catch(() => []);
  const read = await Promise.all(names.sort().map((name) => readTask(resolve(folder, name), name)));
  const tasks = read.filter((task) => task !== undefined);
  const problems = tasks.flatMap((task) => task.problems);
  if (tasks.length === 0) problems.push(`${folder}: no folder in it has a task.json`);
  return { tasks: problems.length === 0 ? tasks : [], problems };
}

async function readTask(folder, name) {
  const path = join(folder, 'task.json');
  const text = await readFile(path, 'utf8').catch((error) => {
    if (['ENOENT', 'ENOTDIR'].includes(error.code)) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const { task, problems } = parseTask(text);
  const patches = await readPatches(folder);
  if (patches.length === 0) problems.push('there is no 1.patch beside it');
  // More than a checkpoint may use.
  if (patches.length > 20) problems.push('at most 20 attempts can be replayed');
  return {
    name,
    folder,
    patches,
    problems: problems.map((problem) => `${path}: ${problem}`),
    ...(problems.length === 0 ? resolveTask(task, folder) : {}),
  };
}

/** Parses `task.json` and lists what is wrong with it; `criteria` has one form afterwards. */
function parseTask(text) {
  let task;
  try {
    task = JSON.parse(text);
  } catch (error) {
    return { problems: [`not JSON: ${error.message}`] };
  }
  if (!isRecord(task)) return { problems: ['not an object'] };
  const problems = findUnknown(task, TASK_KEYS).map((key) => `the key ${key} is not known`);
  for (const key of ['repository', 'judge']) if (!isText(task[key])) problems.push(`${key} must be a text`);
  for (const key of ['base', 'setup'])
    if (task[key] !== undefined && !isText(task[key])) problems.push(`${key} must be a text`);
  const sets = isRecord(task.criteria) ? Object.entries(task.criteria) : [];
  if (sets.length === 0) problems.push('criteria must be an object with at least one set of criteria');
  const criteria = sets.map(([name, value]) => [name, Array.isArray(value) ? { success_criteria: value } : value]);
  for (const [name, set] of criteria) problems.push(...findSetProblems(name, set));
  return { problems, task: { ...task, criteria: Object.fromEntries(criteria) } };
}

function findSetProblems(name, set) {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name)) return [`criteria.${name}: a name is made of a-z, 0-9 and -`];
  if (!isRecord(set) || !Array.isArray(set.success_criteria) || set.success_criteria.length === 0)
    return [`criteria.${name} must be a list of criteria, or an object with success_criteria`];
  const problems = findUnknown(set, SET_KEYS).map((key) => `criteria.${name}: the key ${key} is not known`);
  if (set.command !== undefined && !isText(set.command)) problems.push(`criteria.${name}.command must be a text`);
  return problems;
}

/** Fills in the folder of the task for `{task}`, finds the repository and computes what decides the result of a set. */
function resolveTask(task, folder) {
  const filled = fillIn(task, folder);
  const { repository, base = 'HEAD', setup, judge } = filled;
  const isAddress = /^[a-z+]+:\/\//.test(repository);
  const criteria = Object.entries(filled.criteria).map(([name, set]) => ({
    name,
    set,
    // A loop without Groundhog has a command only; criteria that are one are their own.
    command: set.command ?? toCommand(set),
    text: JSON.stringify([task, name, task.criteria[name]], (key, value) => (key === 'criteria' ? undefined : value)),
  }));
  return { repository: isAddress ? repository : resolve(folder, repository), base, setup, judge, criteria };
}

/** The shell command that stands for criteria of the kind `command`; none when there is another kind, or a guard. */
function toCommand({ success_criteria: criteria, guards = [] }) {
  const isPlain = ({ kind, expect_exit: exit = 0 }) => kind === 'command' && exit === 0;
  if (guards.length > 0 || !criteria.every(isPlain)) return undefined;
  return criteria.map(({ command }) => `( ${command}\n)`).join(' && ');
}

function fillIn(value, folder) {
  if (typeof value === 'string') return value.replaceAll('{task}', quoteForShell(folder));
  if (Array.isArray(value)) return value.map((item) => fillIn(item, folder));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, folder)]));
}

/** One word of a shell command. */
export function quoteForShell(text) {
  return /^[\w/.:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

async function readPatches(folder) {
  const numbers = (await readdir(folder))
    .map((name) => /^([1-9]\d*)\.patch$/.exec(name)?.[1])
    .filter((number) => number !== undefined)
    .map(Number)
    .sort((one, other) => one - other);
  return Promise.all(
    numbers.map(async (number) => {
      const path = join(folder, `${number}.patch`);
      return { number, path, digest: digestOf(await readFile(path)) };
    }),
  );
}

export function digestOf(content) {
  return createHash('sha256').update(content).digest('hex');
}

function findUnknown(record, keys) {
  return Object.keys(record).filter((key) => !keys.includes(key));
}

function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value) {
  return typeof value === 'string' && value.trim() !== '';
}
