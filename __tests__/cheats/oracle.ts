import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createTempDir, git } from '../helpers/temp-repo.ts';
import { SETUP_COMMAND } from './project.ts';

const run = promisify(execFile);

// A shell in between: code under test that kills its parent would kill the tests.
const RUN_APART = '"$@"\nexit $?';

const PROBE = `const sum = require(process.argv[2]);
const pairs = JSON.parse(process.argv[3]);
require('node:fs').writeFileSync(process.argv[4], JSON.stringify(pairs.map(([a, b]) => sum(a, b))));
`;

/**
 * Decides without Groundhog whether a commit works: clones it, runs its setup in an empty home, and calls its function
 * with numbers that nobody knew. The code under test runs in a process of its own, which has no say in the verdict.
 */
export async function worksInClone(repo: string, commit: string): Promise<boolean> {
  const root = await createTempDir('oracle');
  const clone = join(root, 'clone');
  await git(root, 'clone', '--quiet', '--no-local', '--no-checkout', repo, clone);
  await git(clone, 'fetch', '--quiet', 'origin', commit);
  await git(clone, 'checkout', '--quiet', '--detach', commit);
  for (const name of ['home', 'tmp']) await mkdir(join(root, name));
  await writeFile(join(root, 'probe.cjs'), PROBE);
  const pairs = Array.from({ length: 5 }, () => [randomNumber(), randomNumber()]);
  const env = {
    HOME: join(root, 'home'),
    TMPDIR: join(root, 'tmp'),
    PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
  };
  const start = (...words: readonly string[]) =>
    run('/bin/sh', ['-c', RUN_APART, 'sh', ...words], { cwd: clone, env, timeout: 120_000, killSignal: 'SIGKILL' });
  const answers = join(root, 'answers.json');
  try {
    await start(...SETUP_COMMAND);
    await start(process.execPath, join(root, 'probe.cjs'), join(clone, 'src/sum.js'), JSON.stringify(pairs), answers);
  } catch {
    return false;
  }
  const found = await readFile(answers, 'utf8').catch(() => '');
  return found === JSON.stringify(pairs.map(([a = 0, b = 0]) => a + b));
}

function randomNumber(): number {
  return Math.floor(Math.random() * 1_000_000) + 100;
}
