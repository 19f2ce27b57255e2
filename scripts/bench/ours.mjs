import { copyFile, mkdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseFiles, createStopwatch, gitEnv, newFiles, work } from './ground.mjs';

// More than an attempt may change, so that the growth can be seen.
const limits = { maxFiles: 1_000_000, maxBytes: 4_000_000_000 };
const signature = { name: 'bench', email: 'bench@invalid', epochSeconds: 1_700_000_000 };

/** A workspace as a run makes it, with all that an attempt calls. */
export async function openBench({ scratch, repository, load, hasCache }) {
  const { findPrograms } = await load('exec/programs.js');
  const { openGit } = await load('git/git.js');
  const { openLocalOrigin } = await load('store/origin.js');
  const { createControlRepository } = await load('store/control-repository.js');
  const { prepareWorktree } = await load('workspace/backend/worktree-backend.js');
  const runDir = join(scratch, 'control');
  const workDir = join(scratch, 'work');
  for (const folder of [runDir, workDir, join(runDir, 'home')]) await mkdir(folder, { recursive: true });
  const programs = await findPrograms(process.env.PATH);
  const door = openGit(
    { gitDir: runDir },
    { programs, home: join(runDir, 'home'), proxyEnv: {}, redact: (text) => text },
  );
  const origin = await openLocalOrigin(door, repository);
  const base = await origin.resolveBase(undefined);
  const control = await createControlRepository(door, origin, { runDir, idLength: base.sha.length });
  const prepare = () =>
    prepareWorktree({
      control,
      runDir,
      workDir,
      taskBranch: 'bench',
      head: base.sha,
      ...(hasCache ? {} : { primeFrom: Number.MAX_SAFE_INTEGER }),
    });
  const { createSnapshot } = await load('workspace/attempt/snapshot.js');
  const { captureScratch } = await load('workspace/attempt/capture.js');
  const { rewind } = await load('workspace/attempt/rewind.js');
  const { buildLandedCommit, land } = await load('workspace/attempt/land.js');
  const { readStatus } = await load('git/status.js');
  const { openAttemptSnapshots } = await load('workspace/named-snapshots/snapshot-context.js');
  const { createNamedSnapshot } = await load('workspace/named-snapshots/named-snapshots.js');
  const { restoreNamedSnapshot } = await load('workspace/named-snapshots/restore-named-snapshot.js');
  const { openStepTimeline } = await load('workspace/steps/step-timeline.js');
  return {
    prepare,
    runDir,
    control,
    programs,
    openSteps: (workspace, snapshot) =>
      openStepTimeline({
        workspace,
        snapshot,
        firstNumber: 1,
        match: 'exact',
        now: () => new Date(0),
        sign: () => signature,
        hasSecret: () => false,
        publishedNumbers: [],
        fetchStreams: async () => undefined,
      }),
    create: (workspace, day) => createSnapshot(workspace, { taskId: 'bench', day }),
    capture: (workspace, snapshot) => captureScratch(workspace, snapshot, { checkpointId: 'bench', signature, limits }),
    rewind,
    readStatus,
    /** The tree of what is on disk, by an index that was there before nothing of this. */
    async readDisk({ root, refs }) {
      const oracle = refs.at({ gitDir: refs.location.gitDir, workTree: root, indexFile: join(runDir, 'oracle.index') });
      await oracle.bytes(['add', '--all']);
      return (await oracle.text(['write-tree'])).stdout.trim();
    },
    openSnapshots: (workspace, snapshot) =>
      openAttemptSnapshots(workspace, { day: snapshot.day, now: () => new Date() }),
    createNamed: createNamedSnapshot,
    restoreNamed: restoreNamedSnapshot,
    async land(workspace, snapshot, { capture, isUntouched }) {
      const redact = (text) => text;
      const landing = { checkpointId: 'bench', planHash: '0', summary: `Bench ${snapshot.day}`, signature, redact };
      const commit = await buildLandedCommit(workspace, snapshot, { capture, landing });
      // As the runner has it: what criteria have left is cleared by the next attempt, before anything else.
      await land(workspace, snapshot, { commit, capture, isUntouched, clearing: 'by the next attempt' });
    },
  };
}

/**
 * Prepares the floor of a workspace that was just made, and returns what measures it once. Ignored folders are in the
 * floor where they are named: what ours compares of them, git has to compare too.
 */
export async function openFloor(bench, watch, { workspace, folders = [] }) {
  // Also: folders are believed once they have been left alone for two seconds.
  // The floor is that of an ordinary index: no cache of untracked files, and no entry of its own second.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  const indexFile = join(bench.runDir, 'floor.index');
  await copyFile(workspace.git.location.indexFile, indexFile);
  await utimes(indexFile, 1_000_000_000, 1_000_000_000);
  const floor = workspace.git.at({ ...workspace.git.location, indexFile });
  await floor.bytes(['update-index', '--index-version', '2', '--no-untracked-cache', '--really-refresh']);
  await floor.bytes(['update-index', '--force-write-index']);
  const add = (paths) =>
    floor.bytes(['update-index', '--add', '--remove', '--info-only', '-z', '--stdin'], { stdin: paths });
  if (folders.length > 0) {
    const { stdout } = await floor.bytes([
      'ls-files',
      '--others',
      '--ignored',
      '--exclude-standard',
      '-z',
      '--',
      ...folders,
    ]);
    await add(stdout);
    // No entry of the index's own second: git would read its file each time.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await floor.bytes(['update-index', '--force-write-index']);
  }
  return async () => {
    // Landed files differ from the floor's index; it is brought along so that it stays what a user would wait for.
    const { changed, untracked } = await bench.readStatus(floor);
    if (changed.length + untracked.length > 0)
      await add(Buffer.from(`${[...changed, ...untracked].join('\0')}\0`, 'latin1'));
    await floor.bytes(['update-index', '-q', '--refresh']);
    await watch.time('floor', () => bench.readStatus(floor));
  };
}

/**
 * Attempts that fail and attempts that pass, each with and without criteria that run something in between: after those
 * the workspace has to be looked at once more.
 */
export async function measureOurs({ spawns, rounds, changes, ...world }) {
  const bench = await openBench(world);
  const watch = createStopwatch(spawns);
  const workspace = await watch.time('prepare, once a run', bench.prepare);
  const { edited, total } = await chooseFiles(world.repository, changes);
  const timeFloor = await openFloor(bench, watch, { workspace });
  let day = 0;
  for (let round = 0; round <= rounds; round += 1) {
    if (round === 1) for (const name of [...watch.steps.keys()].slice(1)) watch.steps.delete(name);
    await timeFloor();
    for (const ending of ['rewind', 'rewind after criteria', 'land', 'land after criteria']) {
      day += 1;
      const snapshot = await watch.time('create', () => bench.create(workspace, day));
      await work(workspace.path, edited, `day-${day}`);
      await watch.time(`capture + ${ending}`, async () => {
        const capture = await bench.capture(workspace, snapshot);
        if (capture.changes.length !== changes + newFiles('').length)
          throw new Error(`${capture.changes.length} changes were captured`);
        const isUntouched = !ending.endsWith('criteria');
        if (ending.startsWith('land')) return bench.land(workspace, snapshot, { capture, isUntouched });
        return bench.rewind(workspace, snapshot, isUntouched ? { untouchedSince: capture } : {});
      });
      const after = await bench.readStatus(workspace.git);
      if (after.changed.length + after.untracked.length > 0) throw new Error(`not clean after ${ending}`);
    }
    day += 2;
    await measureSnapshots(bench, watch, { workspace, day: day - 1, edited });
    await measureSteps(bench, watch, { workspace, day, edited });
  }
  return { steps: watch.steps, total, edited, environment: gitEnv };
}

/** What an agent's own snapshots cost within one attempt; the work of the second is undone by the restore. */
async function measureSnapshots(bench, watch, { workspace, day, edited }) {
  const snapshot = await bench.create(workspace, day);
  const names = (label) => ({ name: `${label}-${day}` });
  await work(workspace.path, edited, `first-${day}`);
  const place = await watch.time('agent snapshot: first of an attempt', async () => {
    const opened = await bench.openSnapshots(workspace, snapshot);
    await bench.createNamed(opened, names('first'));
    return opened;
  });
  const first = await bench.readDisk(place);
  const again = await watch.time('agent snapshot: nothing changed', () => bench.createNamed(place, names('first')));
  if (again.kind !== 'unchanged') throw new Error('a snapshot of the same state was written');
  await work(workspace.path, edited, `second-${day}`);
  const second = await watch.time('agent snapshot: further', () => bench.createNamed(place, names('second')));
  if (second.snapshot.tree !== (await bench.readDisk(place))) throw new Error('the snapshot is not what is on disk');
  await watch.time('agent snapshot: restore', () => bench.restoreNamed(place, names('first')));
  if (first !== (await bench.readDisk(place))) throw new Error('the restore did not bring the first snapshot back');
  const capture = await bench.capture(workspace, snapshot);
  await bench.rewind(workspace, snapshot, { untouchedSince: capture });
}

/** What the timeline costs after each tool of the agent: once with new work, and once with none since. */
async function measureSteps(bench, watch, { workspace, day, edited }) {
  const snapshot = await bench.create(workspace, day);
  const steps = bench.openSteps(workspace, snapshot);
  const moment = { tool: 'bench', isTold: true, seenAt: '' };
  const record = async (name, kind) => {
    const outcome = await watch.time(name, () => steps.record(moment));
    // What is too large for a step is said to be missed; what that costs is the look.
    if (outcome.kind !== kind && outcome.kind !== 'missed') throw new Error(`a step was ${outcome.kind}`);
  };
  await record('step record: no change in the attempt', 'unchanged');
  await work(workspace.path, edited, `step-${day}`);
  await record('step record: work', 'recorded');
  await record('step record: nothing changed since', 'unchanged');
  const capture = await bench.capture(workspace, snapshot);
  await bench.rewind(workspace, snapshot, { untouchedSince: capture });
}
