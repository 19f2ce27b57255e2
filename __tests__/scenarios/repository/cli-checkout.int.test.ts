import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { cleanUp, git, writeFiles } from '../../helpers/temp-repo.ts';
import { agentCommand, createNotes, createPlanRepo, greetPlan, runOnLaptop, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

const ours = ['.git/objects', '.git/refs/groundhog', '.git/refs/heads/groundhog', '.git/logs/refs/heads/groundhog'];

/** Every file outside of the object store and of our refs, with its kind, mode and content. */
async function takePicture(dir: string, below = ''): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const name of (await readdir(join(dir, below))).sort()) {
    const path = join(below, name);
    if (ours.includes(path)) continue;
    const stat = await lstat(join(dir, path));
    if (stat.isDirectory()) lines.push(`${path}/`, ...(await takePicture(dir, path)));
    else {
      const digest = createHash('sha256').update(await readFile(join(dir, path)));
      lines.push(`${path} ${stat.mode} ${stat.mtimeMs} ${digest.digest('hex')}`);
    }
  }
  return lines;
}

test("a run leaves the user's checkout, index, HEAD, stash, configuration and other files byte for byte", async () => {
  const notes = await createNotes();
  const { dir } = await createPlanRepo(greetPlan({ head: 'setup: echo setup > made-by-setup.txt\n' }), {
    'staged.txt': '1\n',
    'edited.txt': '1\n',
    'removed.txt': '1\n',
    '.gitignore': 'ignored.txt\n',
  });
  await writeFiles(dir, { 'edited.txt': 'stashed\n' });
  await git(dir, 'stash', '--quiet');
  await git(dir, 'checkout', '--quiet', '-b', 'mine');
  await writeFiles(dir, { 'staged.txt': '2\n', 'edited.txt': '2\n', 'untracked.txt': '1\n', 'ignored.txt': '1\n' });
  await git(dir, 'add', 'staged.txt');
  await git(dir, 'rm', '--quiet', 'removed.txt');
  const before = await takePicture(dir);
  const failing = await runOnLaptop(dir, { agent: agentCommand('gives-up.sh'), flags: ['--task', 'other'] });
  expect(failing.document.ending).toBe('blocked');
  expect(await takePicture(dir)).toEqual(before);
  const passing = await runOnLaptop(dir, { agent: agentCommand('errs-first.sh', notes.dir) });
  expect(passing.document.ending).toBe('passed');
  expect(await takePicture(dir)).toEqual(before);
  expect(await git(dir, 'ls-tree', '-r', '--name-only', TASK_BRANCH)).toMatch(/greeting\.txt[\s\S]*removed\.txt/);
  expect(await git(dir, 'cat-file', 'blob', `${TASK_BRANCH}:staged.txt`)).toBe('1');
});
