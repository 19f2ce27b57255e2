import childProcess, { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
export const gitEnv = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'bench',
  GIT_AUTHOR_EMAIL: 'bench@invalid',
  GIT_COMMITTER_NAME: 'bench',
  GIT_COMMITTER_EMAIL: 'bench@invalid',
};

const commands = [];

/** Runs git in a folder and gives its output. */
export async function git(folder, args, { env = {}, okExitCodes = [0] } = {}) {
  commands.push({ name: findCommand(args), ms: 0 });
  const options = { cwd: folder, env: { ...gitEnv, ...env }, maxBuffer: 1 << 28 };
  return run('git', ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false', ...args], options).then(
    ({ stdout }) => stdout,
    (error) => {
      if (okExitCodes.includes(error.code)) return error.stdout;
      throw error;
    },
  );
}

/** Counts each git that is started from now on, by whatever wrapper, and says what it was asked. */
export function countSpawns() {
  const original = childProcess.spawn;
  childProcess.spawn = (file, args, ...rest) => {
    const child = original(file, args, ...rest);
    if (basename(file) === 'git') {
      const startedAt = performance.now();
      const command = { name: findCommand(args), ms: 0 };
      commands.push(command);
      child.once('exit', () => {
        command.ms = performance.now() - startedAt;
      });
    }
    return child;
  };
  syncBuiltinESMExports();
  return commands;
}

function findCommand(args) {
  for (let at = 0; at < args.length; at += 1) {
    if (args[at] === '-c') at += 1;
    else if (!args[at].startsWith('-')) return args[at];
  }
  return '';
}

/** Compiles src into a folder that is removed again, and loads modules from it. */
export async function compileSource() {
  // Where the packages are found, and where a folder that was left behind is in nobody's way.
  const cache = join(projectFolder, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const compiled = await mkdtemp(join(cache, 'groundhog-bench-'));
  const tsc = join(projectFolder, 'node_modules', 'typescript', 'bin', 'tsc');
  const compiler = spawn(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--outDir', compiled], {
    cwd: projectFolder,
    stdio: 'inherit',
  });
  const [exitCode] = await once(compiler, 'close');
  const remove = () => rm(compiled, { recursive: true, force: true });
  if (exitCode !== 0) {
    await remove();
    throw new Error('src does not compile, so there is nothing to measure');
  }
  return { load: (path) => import(pathToFileURL(join(compiled, path)).href), remove };
}

// How a generated repository is laid out, and the names in it.
const SHAPES = {
  // Why: docs/decisions/0086-benchmark-layout.md
  // About as tc39/test262, the flattest of ten public repositories that were counted: 2 to 27 files in a folder, paths
  // of 27 to 94 characters.
  usual: {
    perFolder: 25,
    toPath: (at, place) => [
      `packages/package-${Math.floor(place / 20)}/source/section-${place % 20}`,
      `component-number-${at}.txt`,
    ],
  },
  // Flatter and with shorter names than any of them: there git's own work is least.
  flat: { perFolder: 50, toPath: (at, place) => [`d${Math.floor(place / 20)}/e${place % 20}`, `f${at % 50}.txt`] },
};

/** Clones a repository, or makes one of the given size. */
export async function makeRepository({ scratch, repo, files, shape = 'usual' }) {
  const folder = join(scratch, 'repository');
  if (repo !== undefined) {
    await git(scratch, ['clone', '--quiet', '--no-local', '--', repo, folder]);
    return folder;
  }
  if (!Object.hasOwn(SHAPES, shape)) throw new Error(`--shape is one of: ${Object.keys(SHAPES).join(', ')}`);
  await mkdir(folder);
  await git(folder, ['init', '--quiet', '--initial-branch=main']);
  const { perFolder, toPath } = SHAPES[shape];
  for (let at = 0; at < files; at += 1) {
    const [parent, name] = toPath(at, Math.floor(at / perFolder));
    if (at % perFolder === 0) await mkdir(join(folder, parent), { recursive: true });
    await writeFile(join(folder, parent, name), `file ${at}\n`.repeat(20));
  }
  await git(folder, ['add', '--all']);
  await git(folder, ['commit', '--quiet', '-m', 'base']);
  return folder;
}

/** Text files of a checkout, spread evenly. */
export async function chooseFiles(folder, count) {
  const all = (await git(folder, ['ls-files', '-z'])).split('\0').filter((path) => /\.(txt|js|ts|md|c|py)$/.test(path));
  if (all.length < count) throw new Error(`${count} changes need as many text files; there are ${all.length}`);
  return {
    edited: Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]),
    total: all.length,
  };
}

/** The work of an attempt: a line more in each file, and five new files. */
export async function work(folder, edited, label) {
  for (const path of edited) await appendFile(join(folder, path), `${label}\n`);
  for (const path of newFiles(label)) await writeFile(join(folder, path), `${label}\n`);
}

/** The new files of an attempt. */
export function newFiles(label) {
  return Array.from({ length: 5 }, (_, at) => `bench-new-${label}-${at}.txt`);
}

/** Times steps by name, with the number of git processes that each started. */
export function createStopwatch(spawns) {
  const steps = new Map();
  return {
    steps,
    async time(name, step) {
      const before = spawns?.length ?? 0;
      const cpu = process.cpuUsage();
      const allBefore = readProcessorMs();
      const startedAt = performance.now();
      const result = await step();
      const ms = performance.now() - startedAt;
      const { user, system } = process.cpuUsage(cpu);
      const commands = spawns?.slice(before) ?? [];
      const processorMs = readProcessorMs() - allBefore;
      steps.set(name, [...(steps.get(name) ?? []), { ms, nodeMs: (user + system) / 1000, processorMs, commands }]);
      return result;
    },
  };
}

const MS_PER_TICK = 10;

/** The processor time of this process and of those that it has waited for, proc_pid_stat(5); NaN without /proc. */
function readProcessorMs() {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * MS_PER_TICK;
}
