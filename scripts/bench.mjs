// Measures what Groundhog itself costs in one attempt, as ratios to the floor: one full `git status` of the same tree in
// the same run. Usage: npm run bench -- [--files 20000] [--rounds 7] [--repo DIR]
// The repository is generated, or cloned from DIR, which is never written. Prints medians; asserts nothing about time.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';

const run = promisify(execFile);
const projectFolder = fileURLToPath(new URL('..', import.meta.url));
const { values: options } = parseArgs({
  options: {
    files: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '7' },
    repo: { type: 'string' },
  },
});
const gitEnv = { PATH: process.env.PATH, HOME: '/nonexistent', LC_ALL: 'C', GIT_CONFIG_NOSYSTEM: '1' };
const git = (folder, ...args) => run('git', ['-C', folder, ...args], { env: gitEnv, maxBuffer: 1 << 28 });

const scratch = await mkdtemp(join(tmpdir(), 'groundhog-bench-'));
const compiled = await mkdtemp(join(projectFolder, 'lib-bench-'));
try {
  const load = await compile();
  const repository = await makeRepository();
  const rows = await measure(load, repository);
  printTable(rows);
} finally {
  await rm(scratch, { recursive: true, force: true });
  await rm(compiled, { recursive: true, force: true });
}

async function compile() {
  const tsc = join(projectFolder, 'node_modules', 'typescript', 'bin', 'tsc');
  const compiler = spawn(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--outDir', compiled], {
    cwd: projectFolder,
    stdio: 'inherit',
  });
  const [exitCode] = await once(compiler, 'close');
  if (exitCode !== 0) throw new Error('src does not compile, so there is nothing to measure');
  return (path) => import(pathToFileURL(join(compiled, path)).href);
}

async function makeRepository() {
  const folder = join(scratch, 'repository');
  if (options.repo !== undefined) {
    await run('git', ['clone', '--quiet', '--no-local', '--', options.repo, folder], { env: gitEnv });
    return folder;
  }
  await mkdir(folder);
  await git(folder, 'init', '--quiet', '--initial-branch=main');
  const count = Number(options.files);
  for (let at = 0; at < count; at += 1) {
    const parent = join(folder, `d${Math.floor(at / 1000)}`, `e${Math.floor(at / 50) % 20}`);
    if (at % 50 === 0) await mkdir(parent, { recursive: true });
    await writeFile(join(parent, `f${at % 50}.txt`), `file ${at}\n`.repeat(20));
  }
  await git(folder, 'add', '--all');
  await git(folder, '-c', 'user.name=bench', '-c', 'user.email=bench@invalid', 'commit', '--quiet', '-m', 'base');
  return folder;
}

async function measure(load, repository) {
  const { openGit } = await load('git/git.js');
  const { openLocalOrigin } = await load('store/origin.js');
  const { createControlRepository } = await load('store/control-repository.js');
  const { prepareWorktree } = await load('workspace/managed-worktree.js');
  const { createSnapshot } = await load('workspace/snapshot.js');
  const { captureScratch } = await load('workspace/capture.js');
  const { rewind } = await load('workspace/rewind.js');
  const { buildLandedCommit, land } = await load('workspace/land.js');
  const { readStatus } = await load('git/status.js');

  const runDir = join(scratch, 'control');
  const workDir = join(scratch, 'work');
  for (const folder of [runDir, workDir, join(runDir, 'home')]) await mkdir(folder, { recursive: true });
  const door = openGit(
    { gitDir: runDir },
    { path: process.env.PATH, home: join(runDir, 'home'), proxyEnv: {}, redact: (text) => text },
  );
  const origin = await openLocalOrigin(door, repository);
  const base = await origin.resolveBase(undefined);
  const control = await createControlRepository(door, origin, { runDir, idLength: base.sha.length });
  const times = new Map();
  const time = async (name, step) => {
    const startedAt = performance.now();
    const result = await step();
    times.set(name, [...(times.get(name) ?? []), performance.now() - startedAt]);
    return result;
  };
  const workspace = await time('prepare (once a run)', () =>
    prepareWorktree({ control, runDir, workDir, taskBranch: 'bench', head: base.sha }),
  );
  const tracked = (await git(repository, 'ls-files', '-z')).stdout
    .split('\0')
    .filter((path) => /\.(txt|js|ts|md|c|py)$/.test(path));
  const edited = Array.from({ length: 10 }, (_, at) => tracked[Math.floor((at * tracked.length) / 10)]);
  const signature = { name: 'bench', email: 'bench@invalid', epochSeconds: 1_700_000_000 };
  // Files of the index's own second are read anew in each look until that second is over.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await workspace.git.bytes(['update-index', '--refresh', '--force-write-index']);
  let day = 0;
  for (let round = 0; round <= Number(options.rounds); round += 1) {
    if (round === 1) for (const name of [...times.keys()].slice(1)) times.delete(name);
    await time('floor: git status', () => readStatus(workspace.git));
    for (const ending of ['rewind', 'land']) {
      day += 1;
      const snapshot = await time('create', () => createSnapshot(workspace, { taskId: 'bench', day }));
      for (const path of edited) await appendFile(join(workspace.path, path), `${ending} ${day}\n`);
      for (let at = 0; at < 5; at += 1) await writeFile(join(workspace.path, `new-${day}-${at}.txt`), `${day}\n`);
      await time(`capture + ${ending}`, async () => {
        const capture = await captureScratch(workspace, snapshot, { checkpointId: 'bench', signature });
        if (capture.changes.length !== 15)
          throw new Error(`15 changes were made, ${capture.changes.length} were captured`);
        if (ending === 'rewind') return rewind(workspace, snapshot, { untouchedSince: capture });
        const landing = { checkpointId: 'bench', planHash: '0', summary: `Bench ${day}`, signature };
        const commit = await buildLandedCommit(workspace, snapshot, { capture, landing });
        return land(workspace, snapshot, { commit, capture });
      });
      const after = await readStatus(workspace.git);
      if (after.changed.length + after.untracked.length > 0)
        throw new Error(`the workspace is not clean after ${ending}`);
    }
  }
  return { times, count: tracked.length };
}

function printTable({ times, count }) {
  const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
  const floor = median(times.get('floor: git status'));
  console.log(`${count} text files, 10 edited and 5 new in each attempt, medians of ${options.rounds} rounds`);
  console.log('| step | ms | ratio to the floor |');
  console.log('| --- | ---: | ---: |');
  for (const [name, list] of times) {
    console.log(`| ${name} | ${median(list).toFixed(1)} | ${(median(list) / floor).toFixed(2)} |`);
  }
}
