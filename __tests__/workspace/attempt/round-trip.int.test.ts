import { cp, lstat, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { diffTrees } from '../../../src/git/diff-tree.ts';
import { rewind } from '../../../src/workspace/attempt/rewind.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import {
  capture,
  gitBytes,
  type Opened,
  openWorkspace,
  startAttempt,
  takeInventory,
} from '../../helpers/open-workspace.ts';
import { toSeed } from '../../helpers/property-seed.ts';
import { isCompleteRun, isSlowRun } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

type Edit =
  | { readonly kind: 'write'; readonly path: string; readonly text: string; readonly isProgram: boolean }
  | { readonly kind: 'remove'; readonly path: string }
  | { readonly kind: 'link'; readonly path: string; readonly target: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string };

// Few names, so that edits meet: files become folders, folders links, and what one edit makes the next removes.
const name = fc.constantFrom('a', 'b', 'a b', ':c', '*', 'new\nline', '"q', '-d', 'é', 'A');
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
const text = fc.constantFrom('', 'same size\n', 'SAME size\n', 'a\r\nb\r\n', '\0\u00ff', '$Id$', 'long '.repeat(2000));
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), path, text, isProgram: fc.boolean() }),
  fc.record({ kind: fc.constant('remove' as const), path }),
  fc.record({ kind: fc.constant('link' as const), path, target: fc.constantFrom('a', '../b', '/nowhere', '.') }),
  fc.record({ kind: fc.constant('rename' as const), path, to: path }),
);
const edits = fc.array(edit, { maxLength: 14 });

/** Carries an edit out as far as the folder allows; nothing is followed out of it. */
async function apply(root: string, change: Edit): Promise<void> {
  const target = join(root, change.path);
  try {
    await requirePlainParents(root, change.path);
    if (change.kind !== 'rename') await rm(target, { recursive: true, force: true });
    if (change.kind === 'remove') return;
    if (change.kind === 'rename') {
      await requirePlainParents(root, change.to);
      await actAsAgent(
        root,
        `mkdir -p ./"$(dirname -- '${change.to}')"; mv -fT -- './${change.path}' './${change.to}'`,
      );
      return;
    }
    await mkdir(dirname(target), { recursive: true });
    if (change.kind === 'link') await symlink(change.target, target);
    else await writeFile(target, change.text, { mode: change.isProgram ? 0o755 : 0o644 });
  } catch {
    // A folder in the place of a file, a path below a file: this edit cannot be made here.
  }
}

async function requirePlainParents(root: string, below: string): Promise<void> {
  for (let parent = dirname(below); parent !== '.'; parent = dirname(parent)) {
    const stat = await lstat(join(root, parent)).catch(() => undefined);
    if (stat?.isSymbolicLink()) throw new Error('a link on the way');
  }
}

/** The tree that plain git makes of the folder, in a copy, with an index of its own. */
async function askGit(opened: Opened): Promise<string> {
  const folder = join(await createTempDir('groundhog-oracle'), 'copy');
  await cp(opened.workspace.path, folder, { recursive: true, verbatimSymlinks: true });
  await rm(join(folder, '.git'), { recursive: true, force: true });
  const place = ['--git-dir', opened.controlDir, '--work-tree', folder];
  const env = { GIT_INDEX_FILE: join(dirname(folder), 'index') };
  await gitBytes(folder, [...place, 'add', '--all'], env);
  return (await gitBytes(folder, [...place, 'write-tree'], env)).trim();
}

/** The changes of a capture as git tells them. */
async function diffInOrder({ workspace, head }: Opened, commit: string) {
  const changes = await diffTrees(workspace.control, head, commit);
  return changes.sort((a, b) => (a.path < b.path ? -1 : 1));
}

// Several at once, since each waits for processes most of the time.
test.concurrent.each([
  { seed: 1, where: 'in a new workspace', isWarm: false },
  // Among these is a link to itself in the place of a folder.
  { seed: 1889892696, where: 'in a new workspace', isWarm: false },
  { seed: 3, where: 'in a workspace that remembers its folders', isWarm: true },
  { seed: 4, where: 'in a workspace with a cache of untracked files', isWarm: true, primeFrom: 0 },
])(
  'a capture is the tree that plain git makes, and a rewind gives back every byte ($seed, $where)',
  async ({ seed, isWarm, primeFrom }) => {
    await fc.assert(
      fc.asyncProperty(edits, edits, async (first, second) => {
        const opened = await openWorkspace({
          ...(primeFrom === undefined ? {} : { primeFrom }),
          prepare: async (dir) => {
            for (const change of first) await apply(dir, change);
            await actAsAgent(dir, 'git add -A; git commit -q --allow-empty -m base');
          },
        });
        const before = await takeInventory(opened.workspace.path);
        if (isWarm) await rewind(opened.workspace, await startAttempt(opened, 9));
        const snapshot = await startAttempt(opened);
        for (const change of second) await apply(opened.workspace.path, change);
        const captured = await capture(opened, snapshot);
        expect(captured.tree).toBe(await askGit(opened));
        expect(captured.changes).toEqual(await diffInOrder(opened, captured.commit));
        await rewind(opened.workspace, snapshot, isWarm ? { untouchedSince: captured } : {});
        expect(await takeInventory(opened.workspace.path)).toEqual(before);
      }),
      { numRuns: isCompleteRun ? 10 : isSlowRun ? 4 : 2, endOnFailure: true, ...toSeed(seed) },
    );
  },
);
