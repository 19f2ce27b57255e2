import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';

const SWAP = `const { renameSync: move } = require('node:fs');
console.log('swapping');
const steps = [['d', 'spare'], ['link', 'd'], ['d', 'link'], ['spare', 'd']];
for (;;) for (const [from, to] of steps) try { move(from, to); } catch {}`;
const SWAP_MS = 1500;

/**
 * Has a program replace the folder `d` by a link to another folder and back as fast as it can as a
 * living agent may do, and calls `use` again and again; what it throws does not matter.
 */
export async function whileSwapping(root: string, outside: string, use: () => Promise<unknown>): Promise<void> {
  await symlink(outside, join(root, 'link'));
  const child = spawn(process.execPath, ['-e', SWAP], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  const closed = once(child, 'close');
  await once(child.stdout, 'data');
  for (const end = Date.now() + SWAP_MS; Date.now() < end; ) await use().catch(() => undefined);
  child.kill('SIGKILL');
  await closed;
}
