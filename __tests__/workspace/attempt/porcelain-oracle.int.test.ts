import { lstat, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rewind } from '../../../src/workspace/attempt/rewind.ts';
import {
  capture,
  gitBytes,
  landCapture,
  type Opened,
  openOwnWorkspace,
  openWorkspace,
  startAttempt,
  TASK,
  TASK_BRANCH,
  takeInventory,
  toDisk,
} from '../../helpers/open-workspace.ts';
import * as porcelain from '../../helpers/porcelain-snapshot.ts';
import { toSeed } from '../../helpers/property-seed.ts';
import { isCompleteRun, isSlowRun } from '../../helpers/slow-run.ts';
import { cleanUp, createRepo, git, writeFiles } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

type Edit =
  | { readonly kind: 'write'; readonly path: string; readonly text: string; readonly isProgram: boolean }
  | { readonly kind: 'remove'; readonly path: string }
  | { readonly kind: 'link'; readonly path: string; readonly target: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string };

// Few names, so that edits meet: files become folders, folders links, and what one edit makes the next removes.
const name = fc.constantFrom(
  'a',
  'A',
  'b',
  'new\nline',
  '"q"',
  "it's",
  '-d',
  ':c',
  ':!a',
  '*',
  '[x]',
  '\u00ff\u00fe',
  'x -> y',
);
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
const text = fc.constantFrom('', 'same size\n', 'SAME size\n', 'a\r\nb\r\n', '\0\u00ff', 'long '.repeat(500));
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), path, text, isProgram: fc.boolean() }),
  fc.record({ kind: fc.constant('remove' as const), path }),
  fc.record({ kind: fc.constant('link' as const), path, target: fc.constantFrom('a', '../b', '/nowhere', '.') }),
  fc.record({ kind: fc.constant('rename' as const), path, to: path }),
);
const edits = fc.array(edit, { maxLength: 14 });

/** Carries an edit out as far as the folder allows; nothing is followed out of it. */
async function apply(root: string, change: Edit): Promise<void> {
  const target = toDisk(root, change.path);
  try {
    await makeParents(root, change.path);
    if (change.kind === 'rename') {
      await makeParents(root, change.to);
      return await rename(target, toDisk(root, change.to));
    }
    await rm(target, { recursive: true, force: true });
    if (change.kind === 'link') await symlink(change.target, target);
    if (change.kind === 'write') await writeFile(target, change.text, { mode: change.isProgram ? 0o755 : 0o644 });
  } catch {
    // A folder in the place of a file, a path below a file: this edit cannot be made here.
  }
}

async function makeParents(root: string, below: string): Promise<void> {
  for (let slash = below.indexOf('/'); slash > 0; slash = below.indexOf('/', slash + 1)) {
    const parent = toDisk(root, below.slice(0, slash));
    const stat = await lstat(parent).catch(() => undefined);
    if (stat === undefined) await mkdir(parent);
    else if (!stat.isDirectory()) throw new Error('no folder on the way');
  }
}

const KEEP = { 'keep me.txt': 'not of the attempt\n', 'kept/in/a folder': 'either\n' };

/** What the contract speaks of, in the words of plain git: where HEAD is, what the branches hold, files and status. */
async function describe(
  dir: string,
  { files, env = {} }: { readonly files: string; readonly env?: Record<string, string> },
) {
  const branches: Record<string, string> = {};
  const refs = await gitBytes(dir, ['for-each-ref', '--format=%(refname)', 'refs/heads/groundhog'], env);
  for (const ref of refs.split('\n').filter((line) => line !== '')) {
    const parents = (await gitBytes(dir, ['log', '-1', '--format=%P', ref], env)).trim();
    branches[ref] = `${await gitBytes(dir, ['ls-tree', '-r', '-z', ref], env)} on ${parents}`;
  }
  const inventory = Object.entries(await takeInventory(files)).filter(([, kind]) => kind !== 'folder');
  return {
    head: (await gitBytes(dir, ['symbolic-ref', 'HEAD'], env)).trim(),
    branches,
    inventory,
    status: await gitBytes(dir, ['status', '--porcelain=v1', '-z', '--untracked-files=all'], env),
  };
}

async function endOurs(opened: Opened, { work, ending }: { readonly work: readonly Edit[]; readonly ending: Ending }) {
  const snapshot = await startAttempt(opened);
  for (const change of work) await apply(opened.workspace.path, change);
  const captured = await capture(opened, snapshot);
  expect(captured.problems).toEqual([]);
  if (ending === 'failure') await rewind(opened.workspace, snapshot);
  else await landCapture(opened, snapshot, { capture: captured });
}

type Ending = 'failure' | 'success';

const SEEDS = [
  { seed: 1, ending: 'failure' as const },
  { seed: 2, ending: 'success' as const },
  { seed: 3, ending: 'failure' as const },
  { seed: 4, ending: 'success' as const },
];

// Several at once, since each waits for processes most of the time.
test.concurrent.each(SEEDS.slice(0, isSlowRun ? 4 : 2))(
  'refs, trees, files and status are those of plain porcelain after a $ending, in both workspaces ($seed)',
  async ({ seed, ending }) => {
    await fc.assert(
      fc.asyncProperty(edits, edits, async (first, work) => {
        const prepare = async (dir: string) => {
          for (const change of first) await apply(dir, change);
          await git(dir, 'add', '--all');
          await git(dir, 'commit', '--quiet', '--allow-empty', '-m', 'base');
          // A folder that an edit has left empty is in no commit: all three begin without it.
          await git(dir, 'clean', '-fdxq');
        };
        const { dir } = await createRepo();
        await prepare(dir);
        await git(dir, 'checkout', '--quiet', '-b', TASK_BRANCH);
        await writeFiles(dir, KEEP);
        const snapshot = await porcelain.create(dir, TASK, 1);
        for (const change of work) await apply(dir, change);
        if (ending === 'failure') await porcelain.rewind(snapshot);
        else await porcelain.commitSuccess(snapshot, 'Do the work');
        const wanted = await describe(dir, { files: dir });

        const own = await openOwnWorkspace({ prepare, before: (folder) => writeFiles(folder, KEEP) });
        await endOurs(own, { work, ending });
        expect(await describe(own.origin, { files: own.origin })).toEqual(wanted);

        const managed = await openWorkspace({ prepare });
        const { path, git: door } = managed.workspace;
        await writeFiles(path, KEEP);
        await endOurs(managed, { work, ending });
        const env = { GIT_DIR: managed.controlDir, GIT_WORK_TREE: path, GIT_INDEX_FILE: door.location.indexFile ?? '' };
        expect(await describe(path, { files: path, env })).toEqual(wanted);
      }),
      { numRuns: isCompleteRun ? 6 : isSlowRun ? 2 : 1, endOnFailure: true, ...toSeed(seed) },
    );
  },
);
