import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createStopwatch, git, newFiles, work } from './ground.mjs';

const STATUS = ['--no-optional-locks', 'status', '--porcelain=v2', '-z', '-uall'];

/** The same work kept and undone in other ways, each as literal git commands, each ending in the same tree. */
export async function measurePeers({ scratch, repository, spawns, rounds, edited }) {
  const found = [];
  for (const peer of [porcelain, freshIndex, stash, shadow]) {
    const folder = join(scratch, `peer-${peer.name}`);
    await git(scratch, ['clone', '--quiet', '--no-local', '--', repository, folder]);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await git(folder, ['update-index', '--force-write-index']);
    const base = (await git(folder, ['rev-parse', 'HEAD'])).trim();
    const watch = createStopwatch(spawns);
    const state = { folder, scratch, base, main: (await git(folder, ['symbolic-ref', '--short', 'HEAD'])).trim() };
    await peer.prepare?.(state);
    for (let round = 0; round <= rounds; round += 1) {
      if (round === 1) watch.steps.clear();
      await watch.time('floor', () => git(folder, STATUS));
      for (const ending of peer.endings) {
        const label = `${ending}-${round}`;
        await watch.time(peer.start, () => peer.create(state, label));
        await work(folder, edited, label);
        const expected = await treeOfDisk(state);
        const ended = await watch.time(`${peer.keep} + ${ending}`, () => peer[ending](state, label));
        // A stash is two trees: putting them together is for this comparison, and not part of its price.
        const kept = ended.kept ?? (await toWholeTree(folder));
        const left = ended.left === 'kept' ? kept : ended.left;
        await requireTree(state, { kept, expected, label: `${peer.name} ${label}` });
        await requireTree(state, {
          kept: left ?? state.base,
          expected: await treeOfDisk(state),
          label: `${label} left`,
        });
        await git(folder, ['checkout', '-q', '-f', state.main]);
        await git(folder, ['reset', '-q', '--hard', base]);
        await rm(join(folder, '.git', 'MERGE_MSG'), { force: true });
        await git(folder, ['status', '--porcelain']);
      }
    }
    found.push({ name: peer.name, steps: watch.steps });
    await rm(folder, { recursive: true, force: true });
  }
  return found;
}

async function treeOfDisk({ folder, scratch }) {
  const env = { GIT_INDEX_FILE: join(scratch, 'oracle.index') };
  await cp(join(folder, '.git', 'index'), env.GIT_INDEX_FILE, { preserveTimestamps: true });
  await git(folder, ['add', '--all'], { env });
  return (await git(folder, ['write-tree'], { env })).trim();
}

async function requireTree({ folder }, { kept, expected, label }) {
  const tree = (await git(folder, ['rev-parse', `${kept}^{tree}`])).trim();
  if (tree !== expected) throw new Error(`${label}: the tree is ${tree} and not ${expected}`);
}

const commit = (folder, message) => git(folder, ['commit', '-q', '-m', message]);

async function capturePorcelain({ folder, main }, label) {
  await git(folder, ['rev-parse', '--abbrev-ref', 'HEAD']);
  await git(folder, ['add', '--all', '--', '.']);
  await git(folder, ['rm', '--cached', '-q', '--ignore-unmatch', '--', 'kept-untracked']);
  await git(folder, ['diff', '--cached', '--quiet'], { okExitCodes: [0, 1] });
  await commit(folder, label);
  await git(folder, ['rev-parse', main]);
}

const porcelain = {
  name: 'porcelain',
  start: 'create',
  keep: 'capture',
  endings: ['rewind', 'land'],
  async create({ folder }, label) {
    await git(folder, ['rev-parse', '--abbrev-ref', 'HEAD']);
    await git(folder, ['diff', '--quiet']);
    await git(folder, ['diff', '--cached', '--quiet']);
    await git(folder, ['show-ref', '--verify', '--quiet', `refs/heads/${label}`], { okExitCodes: [0, 1] });
    await git(folder, ['rev-parse', 'HEAD']);
    await git(folder, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']);
    await git(folder, ['checkout', '-q', '-b', label]);
  },
  async rewind(state, label) {
    const { folder, main, base } = state;
    await capturePorcelain(state, label);
    await git(folder, ['checkout', '-q', main]);
    await git(folder, ['reset', '-q', '--hard', base]);
    return { kept: label };
  },
  async land(state, label) {
    const { folder, main, base } = state;
    await capturePorcelain(state, label);
    await git(folder, ['checkout', '-q', main]);
    await git(folder, ['reset', '-q', '--hard', base]);
    await git(folder, ['diff', '--quiet', base, label, '--'], { okExitCodes: [0, 1] });
    await git(folder, ['merge', '-q', '--squash', label]);
    await commit(folder, 'summary');
    await git(folder, ['branch', '-q', '-D', label]);
    return { kept: 'HEAD', left: 'HEAD' };
  },
};

const freshIndex = {
  name: 'fresh temporary index',
  start: 'snapshot',
  keep: 'snapshot',
  endings: ['restore'],
  create: async (state, label) => snapshotFresh(state, `${label}-before`),
  async restore(state, label) {
    const { folder, scratch } = state;
    await snapshotFresh(state, label);
    const env = { GIT_INDEX_FILE: join(scratch, 'fresh.index') };
    await rm(env.GIT_INDEX_FILE, { force: true });
    await git(folder, ['read-tree', `refs/bench/${label}-before`], { env });
    await git(folder, ['checkout-index', '-a', '-f'], { env });
    for (const path of newFiles(label)) await rm(join(folder, path));
    return { kept: `refs/bench/${label}` };
  },
};

async function snapshotFresh({ folder, scratch }, name) {
  const env = { GIT_INDEX_FILE: join(scratch, 'fresh.index') };
  await rm(env.GIT_INDEX_FILE, { force: true });
  await git(folder, ['add', '--all'], { env });
  const tree = (await git(folder, ['write-tree'], { env })).trim();
  const id = (await git(folder, ['commit-tree', tree, '-m', name])).trim();
  await git(folder, ['update-ref', `refs/bench/${name}`, id]);
}

const stash = {
  name: 'stash',
  start: 'nothing to do',
  keep: 'stash -u',
  endings: ['drop', 'apply'],
  create: async () => undefined,
  async drop({ folder }) {
    await git(folder, ['stash', 'push', '-q', '-u']);
    return {};
  },
  async apply({ folder }) {
    await git(folder, ['stash', 'push', '-q', '-u']);
    await git(folder, ['stash', 'apply', '-q']);
    return { left: 'kept' };
  },
};

/** A stash keeps tracked and untracked files in two trees. */
async function toWholeTree(folder) {
  const env = { GIT_INDEX_FILE: join(folder, '.git', 'whole.index') };
  await rm(env.GIT_INDEX_FILE, { force: true });
  await git(folder, ['read-tree', 'stash@{0}'], { env });
  const lines = await git(folder, ['ls-tree', '-r', 'stash@{0}^3']);
  for (const line of lines.trimEnd().split('\n')) {
    const [, mode, id, path] = /^(\d+) blob (\w+)\t(.*)$/.exec(line) ?? [];
    await git(folder, ['update-index', '--add', '--cacheinfo', `${mode},${id},${path}`], { env });
  }
  return (await git(folder, ['write-tree'], { env })).trim();
}

const shadow = {
  name: 'shadow repository',
  start: 'checkpoint',
  keep: 'checkpoint',
  endings: ['restore'],
  async prepare(state) {
    state.gitDir = join(state.scratch, 'shadow.git');
    await git(state.scratch, ['init', '-q', '--bare', state.gitDir]);
  },
  create: async (state, label) => checkpointShadow(state, `${label}-before`),
  async restore(state, label) {
    const before = (await shadowGit(state, ['rev-parse', 'HEAD'])).trim();
    await checkpointShadow(state, label);
    const kept = (await shadowGit(state, ['rev-parse', 'HEAD^{tree}'])).trim();
    await shadowGit(state, ['clean', '-q', '-f', '-d', '-e', '.git']);
    await shadowGit(state, ['reset', '-q', '--hard', before]);
    return { kept };
  },
};

function shadowGit({ folder, gitDir }, args) {
  return git(folder, [`--git-dir=${gitDir}`, `--work-tree=${folder}`, ...args]);
}

async function checkpointShadow(state, label) {
  await shadowGit(state, ['add', '--all', '--', '.']);
  await shadowGit(state, ['commit', '-q', '--allow-empty', '-m', label]);
}
