import { execFile } from 'node:child_process';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { TreeDifference } from '../../../src/git/diff-tree.ts';
import { hasDifferences } from '../../../src/workspace/verification/file-differences.ts';
import { findCollisions } from '../../../src/workspace/verification/kept-files.ts';
import {
  createVerificationCheckout,
  isIndexOurs,
  keepOutputs,
  moveCheckout,
  settleCheckout,
  useOutputs,
  type VerificationCheckout,
} from '../../../src/workspace/verification/verification-checkout.ts';
import { openDoor } from '../../helpers/open-workspace.ts';
import { cleanUp, createRepo, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

const run = promisify(execFile);

interface Fixture {
  readonly checkout: VerificationCheckout;
  readonly root: string;
  readonly dir: string;
  readonly trees: readonly [base: string, changed: string, other: string];
  /** Runs a shell command in the checkout, as a criterion. */
  readonly sh: (command: string) => Promise<unknown>;
}

const BASE = {
  'a.txt': 'a\n',
  'dir/b.txt': 'b\n',
  'dir/run.sh': 'exit 0\n',
  'z/deep/c.txt': 'c\n',
  '.gitignore': 'out/\n',
};

async function open(): Promise<Fixture> {
  const { dir } = await createRepo({ files: BASE });
  const commit = async (files: Readonly<Record<string, string>>) => {
    await writeFiles(dir, files);
    await git(dir, 'add', '--all');
    await git(dir, 'commit', '--quiet', '-m', 'next');
    return git(dir, 'rev-parse', 'HEAD^{tree}');
  };
  const base = await git(dir, 'rev-parse', 'HEAD^{tree}');
  await rm(join(dir, 'dir/b.txt'));
  const changed = await commit({ 'a.txt': 'changed\n', 'new/d.txt': 'd\n' });
  const other = await commit({ 'a.txt': 'other\n', 'dir/b.txt': 'back\n' });
  const parent = await createTempDir('groundhog-verify');
  const door = await openDoor(join(dir, '.git'));
  const [folder, indexFile] = [join(parent, '1/workspace'), join(parent, 'index')];
  const checkout = await createVerificationCheckout({ control: door, folder, indexFile, tree: base });
  const sh = (command: string) => run('sh', ['-c', command], { cwd: folder });
  return { checkout, root: folder, dir, trees: [base, changed, other], sh };
}

/** Everything in a folder: kind, mode and content of each path. */
async function listAll(root: string): Promise<string> {
  const { stdout } = await run('find', ['.', '-path', './.git', '-prune', '-o', '-printf', '%y %m %p %l\n'], {
    cwd: root,
  });
  const lines = stdout
    .split('\n')
    .filter((line) => line !== '' && !line.endsWith(' . '))
    .sort();
  const texts = lines.map(async (line) => {
    const path = line.split(' ')[2] ?? '';
    return line.startsWith('f') ? `${line} ${await readFile(join(root, path), 'latin1')}` : line;
  });
  return (await Promise.all(texts)).join('\n');
}

async function moveTo({ checkout }: Fixture, base: string, tree: string): Promise<void> {
  await moveCheckout(checkout, { base, tree });
  const kept = checkout.held?.kept;
  useOutputs(checkout, kept);
  await settleCheckout(checkout);
}

const DAMAGE = [
  'echo bad > a.txt',
  'printf "x\\n" > a.txt; touch -d @1 a.txt',
  'rm -rf dir; echo file > dir',
  'rm a.txt; mkdir a.txt; echo x > a.txt/x',
  'rm -rf z; ln -s /tmp z',
  'chmod +x a.txt; chmod 000 z/deep',
  'mkfifo dir/pipe pipe; mkdir -p empty/inner',
  'mkdir -p sub/.git; echo x > sub/.git/config; mkdir ro; touch ro/f; chmod 500 ro',
  'echo bad > out/lib.js; touch out/new.js',
  'rm -rf out; ln -s /tmp out',
  'rm -rf out new; mkdir out; mkfifo out/lib.js',
  'chmod 555 out out/deep; rm out/link; ln -s other out/link',
  'echo x > "$(printf "bad\\377name")"',
  'rm -rf ./* ./.gitignore',
  'echo "*" > .gitignore; echo hidden > hidden.txt',
  'mv out away; mkdir out; cp -r away/. out; rm -rf away',
  'cp -p a.txt copy; echo bad > a.txt; touch -r copy a.txt; rm copy',
];

describe('a verification checkout', () => {
  test('is brought back to its tree and its outputs after whatever a command does, and says what differed', async () => {
    const fixture = await open();
    const { checkout, root, trees, sh } = fixture;
    await sh(
      'mkdir -p out/deep out/hollow; echo lib > out/lib.js; echo d > out/deep/d; ln -s lib.js out/link; chmod 750 out/deep; mkfifo out/pipe; echo loose > loose.txt',
    );
    await keepOutputs(checkout, join(root, '../../setup-1'));
    await settleCheckout(checkout);
    const [base, changed, other] = trees;
    const expected = new Map<string, string>();
    for (const tree of [changed, other, base]) {
      await moveTo(fixture, base, tree);
      expected.set(tree, await listAll(root));
    }
    expect(expected.get(base)).toContain('./out/lib.js  lib');
    expect(expected.get(base)).not.toContain('pipe');
    for (const [index, damage] of DAMAGE.entries()) {
      const tree = [base, changed, other][index % 3] ?? base;
      await moveTo(fixture, base, tree);
      await sh(damage);
      const found = await settleCheckout(checkout);
      expect([damage, await listAll(root)]).toEqual([damage, expected.get(tree)]);
      expect([damage, hasDifferences(found)]).toEqual([damage, true]);
    }
    await sh('cd ..; rm -rf workspace');
    await settleCheckout(checkout);
    await moveTo(fixture, base, base);
    expect(await listAll(root)).toBe(expected.get(base));
  });

  test('finds what was changed in it since its last use, also where two trees agree', async () => {
    const fixture = await open();
    const [base, changed, other] = fixture.trees;
    await moveTo(fixture, base, changed);
    await fixture.sh('echo planted > new/d.txt; echo planted > z/deep/c.txt');
    await moveCheckout(fixture.checkout, { base, tree: other });
    useOutputs(fixture.checkout, undefined);
    const { tracked, changed: touched } = await settleCheckout(fixture.checkout);
    expect([tracked, touched]).toEqual([['z/deep/c.txt'], ['new/d.txt']]);
    expect(await readFile(join(fixture.root, 'new/d.txt'), 'utf8')).toBe('d\n');
  });

  test('finds the files of a tree that stand in the place of outputs, above or below them', async () => {
    const { checkout, root, sh } = await open();
    await sh('mkdir out; echo lib > out/lib.js; echo loose > loose; mkdir build; echo x > build/x');
    const kept = await keepOutputs(checkout, join(root, '../../setup-1'));
    const write = (path: string): TreeDifference => ({ status: 'A', path, mode: '100644', id: 'a'.repeat(40) });
    const paths = ['loose', 'loose/in.txt', 'build', 'build/x', 'build/new', 'outside', 'out/lib.js'];
    expect(findCollisions(kept, paths.map(write))).toEqual(['loose', 'loose/in.txt', 'build', 'build/x', 'out/lib.js']);
    expect(findCollisions(kept, [{ ...write('loose'), status: 'D' }])).toEqual([]);
  });

  test('follows the base, and knows when another program has written its index', async () => {
    const fixture = await open();
    const [base, changed, other] = fixture.trees;
    await moveTo(fixture, base, changed);
    await moveTo(fixture, changed, changed);
    await moveTo(fixture, changed, other);
    expect(await readFile(join(fixture.root, 'a.txt'), 'utf8')).toBe('other\n');
    expect(isIndexOurs(fixture.checkout)).toBe(true);
    const index = join(fixture.root, '../../index');
    const bytes = await readFile(index);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    await writeFile(index, bytes);
    expect(isIndexOurs(fixture.checkout)).toBe(false);
  });

  test('refuses a copy of an output that somebody has changed', async () => {
    const fixture = await open();
    const { checkout, root, sh } = fixture;
    await sh('mkdir out; echo lib > out/lib.js');
    const { pristine } = await keepOutputs(checkout, join(root, '../../setup-1'));
    await settleCheckout(checkout);
    await chmod(join(pristine, 'out'), 0o700);
    await writeFile(join(pristine, 'out/lib.js'), 'bad\n');
    await sh('rm out/lib.js');
    await expect(settleCheckout(checkout)).rejects.toMatchObject({
      data: { message: expect.stringContaining('was changed by another program') },
    });
  });
});
