import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { findPrograms } from '../../../src/exec/programs.ts';
import { type CommandRunner, runCommand } from '../../../src/exec/run-command.ts';
import { openGit } from '../../../src/git/git.ts';
import type { VerificationContext } from '../../../src/runner/context/verification-context.ts';
import { verifyInCheckout } from '../../../src/runner/verification/verify-in-checkout.ts';
import { createNoSandbox } from '../../../src/sandbox/no-sandbox.ts';
import { cleanUp, createRepo, createTempDir, git, gitEnv, gitWithEnv, writeFiles } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

const HEAD = 'refs/heads/task';

/** Makes a repository with three commits, each on top of the one before it. */
async function makeHistory() {
  const { dir } = await createRepo({ files: { 'a.txt': 'a\n', 'b.txt': 'b\n' } });
  const commits = [await git(dir, 'rev-parse', 'HEAD')];
  for (const text of ['landed', 'next']) {
    await writeFiles(dir, { [`${text}.txt`]: `${text}\n`, 'a.txt': `${text}\n` });
    if (text === 'landed') await rm(join(dir, 'b.txt'));
    await git(dir, 'add', '--all');
    await git(dir, 'commit', '--quiet', '-m', text);
    commits.push(await git(dir, 'rev-parse', 'HEAD'));
  }
  // As a control repository has it.
  await writeFiles(dir, { '.git/info/attributes': '' });
  const [base = '', landed = '', next = ''] = commits;
  return { dir, base, landed, next };
}

/** Opens the verification of such a repository, of which `run` starts git where it is fed. */
async function openVerification(run: CommandRunner = runCommand) {
  const history = await makeHistory();
  const { dir } = history;
  const [runDir, verifyDir] = [await createTempDir('groundhog-control'), await createTempDir('groundhog-verify')];
  const programs = await findPrograms(gitEnv.PATH ?? '');
  const control = openGit({ gitDir: join(dir, '.git') }, { programs, home: runDir, redact: (text) => text, run });
  const given = {
    task: { control, objects: undefined, registries: [], taskBranch: 'task' },
    request: { planSource: { plan: {} }, verifyIn: 'checkout', caches: [] },
    runContext: {
      folders: { runDir, verifyDir },
      limits: { childEnv: { PATH: gitEnv.PATH }, parallelism: 1 },
      ports: { isolation: 'test', openSandbox: () => createNoSandbox({ mark: 'test-of-a-verification' }) },
    },
  };
  const folders = [{ path: '/usr/bin', programs: undefined }];
  const verification = verifyInCheckout(given as unknown as VerificationContext, {
    programs: folders,
    caches: undefined,
  });
  const treeOf = (commit: string) => git(dir, 'rev-parse', `${commit}^{tree}`);
  return {
    ...history,
    verification,
    treeOf,
    /** Verifies a commit on top of another one, and returns what `git status` finds there. */
    async verify(base: string, commit: string): Promise<string> {
      const target = { base, tree: await treeOf(commit), head: HEAD, refs: new Map([[HEAD, base]]) } as const;
      const used = await verification.open({} as never, target).lend(1, (folder) => {
        const args = ['status', '--porcelain'];
        return folder.run({ file: 'git', args, cwd: folder.path, env: { ...gitEnv, ...folder.env } });
      });
      return used.kind === 'used' ? Buffer.from(used.value.stdout).toString('utf8') : used.reason;
    },
    /** Returns the tree of the index by a copy, since git notes it in the index that it reads. */
    async readIndex(): Promise<string> {
      const GIT_INDEX_FILE = join(runDir, 'copy.index');
      await copyFile(join(runDir, 'verification-1.index'), GIT_INDEX_FILE);
      return gitWithEnv(dir, { GIT_INDEX_FILE }, ['write-tree']);
    },
  };
}

test('the index of a landed tree is written before it is needed, and commands see the changes of their attempt', async () => {
  const { verification, verify, readIndex, treeOf, base, landed, next } = await openVerification();
  const [baseTree, landedTree] = [await treeOf(base), await treeOf(landed)];
  expect(await verify(base, landed)).toBe(' M a.txt\n D b.txt\n?? landed.txt\n');
  expect(await readIndex()).toBe(baseTree);
  verification.landed(landedTree, landed);
  await verification.settled();
  expect(await readIndex()).toBe(landedTree);
  expect(await verify(landed, next)).toBe(' M a.txt\n?? next.txt\n');
  // Another tree than the one that was verified.
  verification.landed(baseTree, base);
  await verification.settled();
  expect(await readIndex()).toBe(landedTree);
  expect(await verify(base, next)).toBe(' M a.txt\n D b.txt\n?? landed.txt\n?? next.txt\n');
});

test('a checkout is lent, and a run ends, only after the index of a landing was written', async () => {
  const events: string[] = [];
  const { verification, verify, treeOf, base, landed, next } = await openVerification(async (spec) => {
    if (!spec.args.includes('update-index')) return runCommand(spec);
    // Time for whoever does not wait.
    for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
    const result = await runCommand(spec);
    events.push('index written');
    return result;
  });
  await verify(base, landed);
  verification.landed(await treeOf(landed), landed);
  const settled = verification.settled().then(() => events.push('settled'));
  expect(await verify(landed, next)).toBe(' M a.txt\n?? next.txt\n');
  await settled;
  expect(events).toEqual(['index written', 'settled']);
});
