import { execFileSync } from 'node:child_process';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseFiles, createStopwatch, git, makeRepository, work } from './ground.mjs';
import { openBench, openFloor } from './ours.mjs';
import { describeMachine, printColumns, printDetails, toCells } from './table.mjs';

const CHANGES = 10;
const PACKAGES = 1000;
const FILES_PER_PACKAGE = 30;
const FILE_BYTES = 10_000;
const SETUP = 'node make-packages.mjs';

const PLAN = [
  { column: '1,000 files', files: 1000 },
  { column: '50,000 files', files: 50_000 },
  { column: '1,000 files and 300 MB of packages', files: 1000, setup: SETUP },
];

/** Measures verification in a checkout for several repositories, or for the one of a number. Returns a column for each. */
export async function measureVerifications({ scratch, rounds, column: chosen, ...world }) {
  const columns = [];
  for (const [index, { column, files, setup }] of PLAN.entries()) {
    const number = String(index + 1);
    if (chosen !== undefined && number !== chosen) continue;
    const place = join(scratch, `verification-${number}`);
    await mkdir(place);
    const repository = await makeRepository({ scratch: place, files });
    if (setup !== undefined) await addPackages(repository);
    columns.push({ column, ...(await measureVerification({ ...world, scratch: place, repository, rounds, setup })) });
  }
  return columns;
}

/** Adds a setup that makes a folder of packages, as `npm ci` would, from what the repository holds. */
async function addPackages(repository) {
  const script = `import { mkdirSync, writeFileSync } from 'node:fs';
for (let at = 0; at < ${PACKAGES}; at += 1) {
  const folder = \`node_modules/package-\${at}/lib\`;
  mkdirSync(folder, { recursive: true });
  for (let file = 0; file < ${FILES_PER_PACKAGE}; file += 1)
    writeFileSync(\`\${folder}/file-\${file}.js\`, \`// \${at} \${file}\\n\`.padEnd(${FILE_BYTES}, '.'));
}
`;
  await writeFile(join(repository, '.gitignore'), 'node_modules/\n');
  await writeFile(join(repository, 'package-lock.json'), '{}\n');
  await writeFile(join(repository, 'make-packages.mjs'), script);
  await git(repository, ['add', '--all']);
  await git(repository, ['commit', '--quiet', '-m', 'packages']);
}

/**
 * Attempts that edit files and are then verified by commands that do nothing: the time beside the commands is that of
 * bringing the checkout to the captured tree, of a new HOME and repository, and of the comparisons.
 */
async function measureVerification({ spawns, rounds, setup, ...world }) {
  const bench = await openBench({ ...world, hasCache: true });
  const watch = createStopwatch(spawns);
  const workspace = await bench.prepare();
  const { verification, setupsSoFar, verifyDir } = await openVerification(bench, { ...world, setup });
  const agent = { workspace, sandbox: undefined };
  const head = 'refs/heads/bench';
  const { findCommit } = await world.load('git/rev-parse.js');
  const base = () => findCommit(bench.control, head);
  if (setup !== undefined) await watch.time('setup, once a run', async () => verification.setUp(agent, await base()));
  const timeFloor = await openFloor(bench, watch, { workspace, folders: setup === undefined ? [] : ['node_modules'] });
  const { edited } = await chooseFiles(world.repository, CHANGES);
  const verify = async ({ commit, capture: { tree, changes, blobs }, commands }) => {
    const folders = verification.open(agent, {
      base: commit,
      tree,
      changes,
      blobs,
      head,
      refs: new Map([[head, commit]]),
    });
    for (let at = 1; at <= commands; at += 1) await folders.lend(at, async () => undefined);
    if (folders.notes().length > 0) throw new Error(folders.notes().join('\n'));
  };
  let day = 0;
  const attempt = async ({ name, commands, ending, also = [] }) => {
    day += 1;
    const snapshot = await bench.create(workspace, day);
    await work(workspace.path, edited, `day-${day}`);
    for (const path of also) await appendFile(join(workspace.path, path), '\n');
    const capture = await bench.capture(workspace, snapshot);
    const commit = await base();
    await watch.time(name, () => verify({ commit, capture, commands }));
    if (ending === 'land') {
      await bench.land(workspace, snapshot, { capture, isUntouched: true });
      verification.landed(capture.tree, await base());
      await watch.time('the next index, while the next agent works', () => verification.settled());
    } else await bench.rewind(workspace, snapshot, { untouchedSince: capture });
  };
  await attempt({ name: 'the first verification of a run', commands: 1, ending: 'rewind' });
  for (let round = 0; round <= rounds; round += 1) {
    if (round === 1) for (const name of [...watch.steps.keys()]) if (!name.includes('a run')) watch.steps.delete(name);
    await timeFloor();
    await attempt({ name: 'one command', commands: 1, ending: 'rewind' });
    await attempt({ name: 'three commands', commands: 3, ending: 'land' });
    await attempt({ name: 'one command, after a landing', commands: 1, ending: 'rewind' });
  }
  const setups = { sources: setupsSoFar(), inputs: undefined };
  const disk = { agent: readMegabytes(workspace.path), checkouts: readMegabytes(verifyDir) };
  if (setup !== undefined) {
    await attempt({
      name: 'setup again',
      commands: 1,
      ending: 'rewind',
      also: ['package-lock.json'],
    });
    setups.inputs = setupsSoFar();
    if (setups.sources !== 1 || setups.inputs !== 2) throw new Error(`setups: ${setups.sources}, ${setups.inputs}`);
  }
  return { steps: watch.steps, setups, disk };
}

function readMegabytes(folder) {
  return Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]) / 1024;
}

async function openVerification(bench, { scratch, load, setup }) {
  const { verifyInCheckout } = await load('runner/verification/verify-in-checkout.js');
  const { resolveProgramPath } = await load('exec/program-path.js');
  const { runCommand } = await load('exec/run-command.js');
  const { createRedactor } = await load('exec/redaction/redact.js');
  const verifyDir = join(scratch, 'verification');
  await mkdir(verifyDir);
  let count = 0;
  const report = ({ kind, text }) => {
    if (kind === 'setup_started') count += 1;
    if (kind === 'warning') throw new Error(text);
  };
  // Of a sandbox nothing is measured: the commands do nothing and leave nothing.
  const takeNetworkUse = () => ({ hosts: [], denied: [] });
  const sandbox = { isolation: 'none', run: runCommand, stopAll: async () => 0, takeNetworkUse };
  const plan = { setup, checkpoints: [] };
  const context = {
    task: { control: bench.control, taskBranch: 'bench' },
    request: { planSource: { plan }, verifyIn: 'checkout', caches: [] },
    runContext: {
      folders: { runDir: bench.runDir, verifyDir },
      limits: { childEnv: { PATH: process.env.PATH }, parallelism: 2, signal: new AbortController().signal },
      ports: {
        programs: bench.programs,
        notifier: { progress: report },
        guard: { inspect: () => [], trustRepository: () => undefined },
        redactor: createRedactor([]),
        // As by default: nobody but its own commands reaches a verification checkout.
        isolation: 'bench',
        openSandbox: () => sandbox,
      },
    },
  };
  // As for a user who may not write to the folders of the PATH: root's are searched for changes before each command.
  const folders = await resolveProgramPath(bench.programs.path, []);
  const programs = folders.map(({ path }) => ({ path, programs: undefined }));
  return {
    verification: verifyInCheckout(context, { programs, caches: undefined }),
    setupsSoFar: () => count,
    verifyDir,
  };
}

/** Prints ratios to the floor, how often the setup ran, and the disk space. */
export function printVerifications(columns, isVerbose) {
  console.log(`${describeMachine()}; ${CHANGES} files edited and 5 new, medians\n`);
  const cells = new Map(
    columns.map(({ column, steps, disk, setups }) => [
      column,
      new Map([
        ...toCells(steps),
        ['disk: agent, checkouts (MB)', `${disk.agent.toFixed(0)}, ${disk.checkouts.toFixed(0)}`],
        ...(setups.inputs === undefined
          ? []
          : [['setups until only sources changed, until its inputs did', `${setups.sources}, ${setups.inputs}`]]),
      ]),
    ]),
  );
  printColumns({ title: 'what', columns: columns.map(({ column }) => column), cells });
  if (isVerbose)
    for (const { column, steps } of columns) {
      console.log(column);
      printDetails(steps);
    }
}
