import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import { canMount, withDisk } from '../../crash/full-disk.ts';
import { cliPath } from '../../helpers/built-program.ts';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, rowsOfRun } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, type LaptopOptions, listRefs, runOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

const run = promisify(execFile);
const AGENT = 'echo hello > greeting.txt; groundhog verb checkpoint-success --summary Done';
const IN_PLACE = ['--workspace', 'in_place'];
const NOBODY = 65534;

if (!canMount) process.stdout.write('skipped: read-only mounts and other users, which need root on Linux\n');

interface Fault {
  readonly title: string;
  /** Causes the fault in a healthy repository. */
  readonly cause: (dir: string) => Promise<LaptopOptions | undefined>;
  readonly undo?: (dir: string) => Promise<unknown>;
  readonly ending: 'refused' | 'infra_error';
  /** What the reason names: the problem, and the path. */
  readonly names: (dir: string) => readonly string[];
  readonly needsRoot?: boolean;
}

const pack = async (dir: string, end: string) => {
  await git(dir, 'repack', '-adq');
  await git(dir, 'prune-packed', '-q');
  const folder = join(dir, '.git/objects/pack');
  const name = (await readdir(folder)).find((each) => each.endsWith(end)) ?? '';
  await chmod(join(folder, name), 0o600);
  return join(folder, name);
};
const mountReadOnly = async (dir: string) => {
  await run('mount', ['--bind', dir, dir]);
  await run('mount', ['-o', 'remount,ro,bind', dir]);
};

/** Lets the work tree be read-only, and its git directory not. */
const mountCheckoutReadOnly = async (dir: string) => {
  await rename(join(dir, '.git'), `${dir}.git`);
  await mkdir(join(dir, '.git'));
  await mountReadOnly(dir);
  await run('mount', ['--bind', `${dir}.git`, join(dir, '.git')]);
};
const unmountCheckout = async (dir: string) => {
  await run('umount', [join(dir, '.git')]);
  await run('umount', [dir]);
  await rm(join(dir, '.git'), { recursive: true });
  await rename(`${dir}.git`, join(dir, '.git'));
};

const FAULTS: readonly Fault[] = [
  {
    title: 'a repository of another user',
    cause: async (dir) => {
      await chmod(dir, 0o755);
      return { userId: NOBODY };
    },
    ending: 'infra_error',
    names: (dir) => ['cannot be read or written', `"${join(dir, '.git')}": permission denied`],
    needsRoot: true,
  },
  {
    title: 'a repository of another user, in place',
    cause: async (dir) => {
      await chmod(dir, 0o755);
      return { userId: NOBODY, flags: IN_PLACE };
    },
    ending: 'infra_error',
    names: (dir) => ['cannot be read or written', `"${join(dir, '.git')}": permission denied`],
    needsRoot: true,
  },
  {
    title: 'a git directory that only its owner may read',
    cause: async (dir) => {
      await chmod(dir, 0o755);
      await chmod(join(dir, '.git'), 0o700);
      return { userId: NOBODY };
    },
    ending: 'infra_error',
    names: (dir) => ['cannot be read or written', `"${join(dir, '.git')}": permission denied`],
    needsRoot: true,
  },
  {
    title: 'a read-only file system',
    cause: async (dir) => {
      await mountReadOnly(dir);
      return undefined;
    },
    undo: (dir) => run('umount', [dir]),
    ending: 'infra_error',
    names: (dir) => [`"${join(dir, '.git')}": the file system is read-only`],
    needsRoot: true,
  },
  {
    title: 'a read-only checkout, in place',
    cause: async (dir) => {
      await mountCheckoutReadOnly(dir);
      return { flags: IN_PLACE };
    },
    undo: unmountCheckout,
    ending: 'refused',
    names: (dir) => ['cannot work in this checkout', `"${dir}" cannot be written: the file system is read-only`],
    needsRoot: true,
  },
  {
    title: 'a packed-refs with a line that is none',
    cause: async (dir) => {
      await git(dir, 'pack-refs', '--all');
      await writeFile(join(dir, '.git/packed-refs'), 'garbage line\n');
      return undefined;
    },
    ending: 'infra_error',
    names: (dir) => ['The repository is damaged', join(dir, '.git/packed-refs')],
  },
  {
    title: 'a packed-refs that is gone',
    cause: async (dir) => {
      await git(dir, 'pack-refs', '--all');
      await rm(join(dir, '.git/packed-refs'));
      return undefined;
    },
    ending: 'infra_error',
    names: (dir) => ['The repository is damaged', `"${join(dir, '.git')}": HEAD names refs/heads/main, which is gone`],
  },
  {
    title: 'a pack with other bytes in it',
    cause: async (dir) => {
      const file = await pack(dir, '.pack');
      const bytes = await readFile(file);
      await writeFile(file, Buffer.concat([bytes.subarray(0, 20), Buffer.alloc(30), bytes.subarray(50)]));
      return undefined;
    },
    ending: 'infra_error',
    names: (dir) => ['The repository is damaged', `"${join(dir, '.git')}": "HEAD" stands for`],
  },
  {
    title: 'a pack that is cut',
    cause: async (dir) => {
      await truncate(await pack(dir, '.pack'), 30);
      return undefined;
    },
    ending: 'infra_error',
    names: (dir) => ['The repository is damaged', `"${join(dir, '.git')}": "HEAD" stands for`],
  },
  {
    title: 'a configuration that is cut',
    cause: async (dir) => {
      await writeFile(join(dir, '.git/config'), '[core');
      return undefined;
    },
    ending: 'infra_error',
    names: (dir) => ['The repository is damaged', `"${join(dir, '.git')}": git cannot open it`, 'bad config line'],
  },
  {
    title: 'a ref where our folder of refs must be',
    cause: async (dir) => {
      await git(dir, 'update-ref', 'refs/groundhog', 'HEAD');
      return undefined;
    },
    ending: 'refused',
    names: () => ['A ref is in the way', '"refs/groundhog"'],
  },
  {
    title: 'a ref where the folder of the task must be',
    cause: async (dir) => {
      await git(dir, 'update-ref', 'refs/groundhog/hello', 'HEAD');
      return undefined;
    },
    ending: 'refused',
    names: () => ['A ref is in the way', '"refs/groundhog/hello"'],
  },
  {
    title: 'a temporary folder that is not there',
    cause: async (dir) => ({ env: { TMPDIR: join(dir, 'none') } }),
    ending: 'infra_error',
    names: (dir) => ['A folder that the run needs is not there', `"${join(dir, 'none')}" does not exist`],
  },
  {
    title: 'a temporary folder that is a file',
    cause: async (dir) => ({ env: { TMPDIR: join(dir, 'plan.yml') } }),
    ending: 'infra_error',
    names: (dir) => ['A folder that the run needs is not there', `"${join(dir, 'plan.yml')}" is no folder`],
  },
];

const QUICK: readonly string[] = [
  'a repository of another user, in place',
  'a read-only checkout, in place',
  'a packed-refs that is gone',
  'a pack with other bytes in it',
  'a ref where our folder of refs must be',
  'a temporary folder that is not there',
];

describe('a run that cannot work where it is', () => {
  const possible = FAULTS.filter(({ needsRoot }) => canMount || needsRoot !== true);
  const rows = rowsOfRun(
    possible.map((fault) => [fault.title, fault] as const),
    ([title]) => QUICK.includes(title),
  );

  test.each(rows)('%s: the reason names it and its path, and nothing is written', async (_title, fault) => {
    const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
    const before = await listRefs(dir);
    const options = await fault.cause(dir);
    try {
      const { document, stderr, exitCode } = await runOnLaptop(dir, { agent: AGENT, ...options });
      expect({ exitCode, ending: document.ending, checkpoints: document.checkpoints }).toEqual({
        exitCode: fault.ending === 'refused' ? 4 : 5,
        ending: fault.ending,
        checkpoints: [],
      });
      for (const name of fault.names(dir)) expect(document.reason).toContain(name);
      expect(`${document.reason}\n${stderr}`).not.toMatch(/^ +at |failed unexpectedly/m);
    } finally {
      await fault.undo?.(dir);
    }
    expect(await readdir(join(dir, '.git'))).not.toContain('groundhog');
    if (fault.undo !== undefined || fault.needsRoot === true) expect(await listRefs(dir)).toBe(before);
  });

  quickTest('a path with a line end: every command says so, and none writes', async () => {
    const parent = await createTempDir('groundhog-odd');
    const dir = join(parent, 'a\nb');
    const { dir: made } = await createPlanRepo(greetPlan());
    await rename(made, dir);
    const before = await listRefs(dir);
    const named = JSON.stringify(dir);
    const { exitCode, document } = await runOnLaptop(dir, { agent: AGENT });
    expect({ exitCode, ending: document.ending }).toEqual({ exitCode: 4, ending: 'refused' });
    expect(document.reason).toContain(`${named} has a line end in it`);
    for (const args of [['status'], ['gc'], ['snapshot', 'create', 'a']]) {
      const read = await runCli(args, { cwd: dir });
      expect(read).toMatchObject({ exitCode: 4, stdout: '', stderr: expect.stringContaining(named) });
    }
    expect(await listRefs(dir)).toBe(before);
  });

  quickTest('too few files that may be open: says so before anything is written', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const before = await listRefs(dir);
    const args = ['-c', 'ulimit -n 24; exec "$@"', 'sh', process.execPath, cliPath(), 'run', 'plan.yml'];
    const env = { PATH: process.env.PATH, HOME: dir, TMPDIR: await createTempDir('groundhog-tmp') };
    const failed = await run('sh', [...args, '--agent-command', AGENT], { cwd: dir, env }).catch((error) => error);
    expect(failed).toMatchObject({ code: 5, stderr: expect.stringMatching(/^Too many files are open\./) });
    expect(failed.stderr).toMatch(/ulimit -n 1024/);
    expect(failed.stderr).not.toMatch(/^ +at /m);
    expect(await listRefs(dir)).toBe(before);
  });

  (canMount ? quickTest : test.skip)(
    'a temporary folder with too few files: names the one that it could not write',
    () =>
      withDisk('size=10m,nr_inodes=20', async (disk) => {
        const { dir } = await createPlanRepo(greetPlan());
        const { document } = await runOnLaptop(dir, { agent: AGENT, env: { TMPDIR: disk } });
        expect(document).toMatchObject({ ending: 'infra_error', reason: expect.stringMatching(/^The disk is full\./) });
        expect(document.reason).toContain(disk);
        expect(document.reason).toContain('df -i');
      }),
  );
});

describe('a record that is damaged', () => {
  quickTest(
    'is named with its ref, its file and its line, by the run and by the readers; nothing is written',
    async () => {
      const { dir } = await createPlanRepo(greetPlan());
      await runOnLaptop(dir, { agent: AGENT });
      const index = { GIT_INDEX_FILE: join(dir, '.git/other.index') };
      const shell = `git read-tree refs/groundhog/hello/state
      blob=$(git cat-file blob refs/groundhog/hello/state:chronicle.jsonl | sed '3s/.\\{20\\}$//' | git hash-object -w --stdin)
      git update-index --cacheinfo "100644,$blob,chronicle.jsonl"
      git update-ref refs/groundhog/hello/state "$(git commit-tree "$(git write-tree)" -m torn)"`;
      await run('sh', ['-ec', shell], { cwd: dir, env: { ...process.env, ...index } });
      const before = await listRefs(dir);
      const expected =
        /^The record of this task cannot be read\.\nrefs\/groundhog\/hello\/state, commit [0-9a-f]{40}: chronicle\.jsonl: line 3 /;
      const { exitCode, document } = await runOnLaptop(dir, { agent: AGENT });
      expect({ exitCode, ending: document.ending }).toEqual({ exitCode: 5, ending: 'infra_error' });
      expect(document.reason).toMatch(expected);
      for (const args of [['status'], ['chronicle'], ['hint', 'try this']])
        expect(await runCli(args, { cwd: dir })).toMatchObject({
          exitCode: 5,
          stderr: expect.stringMatching(expected),
        });
      expect(await listRefs(dir)).toBe(before);
    },
  );
});
