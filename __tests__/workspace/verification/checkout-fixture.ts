import { execFile } from 'node:child_process';
import { chmod, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Git } from '../../../src/git/git.ts';
import {
  createVerificationCheckout,
  type VerificationCheckout,
  waitForNextStamp,
} from '../../../src/workspace/verification/verification-checkout.ts';
import { openDoor } from '../../helpers/open-workspace.ts';
import { createRepo, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';

const run = promisify(execFile);

/** A verification checkout of a repository with several trees. */
export interface CheckoutFixture {
  readonly checkout: VerificationCheckout;
  readonly root: string;
  readonly control: Git;
  readonly trees: Readonly<Record<TreeName, string>>;
  /** Runs a shell command in the checkout, as a criterion. */
  readonly sh: (command: string) => Promise<unknown>;
}

export type TreeName = 'base' | 'changed' | 'other' | 'twisted';

const BASE = {
  'a.txt': 'a\n',
  'dir/b.txt': 'b\n',
  'dir/run.sh': 'exit 0\n',
  'z/deep/c.txt': 'c\n',
  '.gitignore': 'out/\n',
};

/** Creates the checkout at the tree `base`. The others differ in contents; `twisted` also in kinds and folders. */
export async function openCheckout(): Promise<CheckoutFixture> {
  const { dir } = await createRepo({ files: BASE });
  const readTree = () => git(dir, 'rev-parse', 'HEAD^{tree}');
  const commit = async (files: Readonly<Record<string, string>>) => {
    await writeFiles(dir, files);
    await git(dir, 'add', '--all');
    await git(dir, 'commit', '--quiet', '-m', 'next');
    return readTree();
  };
  const base = await readTree();
  await rm(join(dir, 'dir/b.txt'));
  const changed = await commit({ 'a.txt': 'changed\n', 'new/d.txt': 'd\n' });
  const other = await commit({ 'a.txt': 'other\n', 'dir/b.txt': 'back\n' });
  for (const path of ['a.txt', 'dir', 'z']) await rm(join(dir, path), { recursive: true });
  await symlink('new', join(dir, 'z'));
  await chmod(join(dir, 'new/d.txt'), 0o755);
  const twisted = await commit({ 'a.txt/in/e.txt': 'e\n', dir: 'file\n', 'hollow/f.txt': 'f\n' });
  const control = await openDoor(join(dir, '.git'));
  const { checkout, root } = await checkOutInto(control, base);
  const sh = async (command: string) => {
    await waitForNextStamp(checkout);
    return run('sh', ['-c', command], { cwd: root });
  };
  return { checkout, root, control, trees: { base, changed, other, twisted }, sh };
}

/** Checks a tree out into a new verification checkout. */
export async function checkOutInto(control: Git, tree: string) {
  const parent = await createTempDir('groundhog-verify');
  const [folder, indexFile] = [join(parent, '1/workspace'), join(parent, 'index')];
  const checkout = await createVerificationCheckout({ control, folder, indexFile, tree });
  return { checkout, root: checkout.workspace.path };
}

/** Lists everything in a folder: kind, mode and content of each path. */
export async function listAll(root: string): Promise<string> {
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

/** Commands that change the checkout, each in another way. */
export const DAMAGE = [
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
