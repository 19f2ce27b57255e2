import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { findPrograms } from '../../src/exec/programs.ts';
import { type CommandSpec, runCommand } from '../../src/exec/run-command.ts';
import { openGit } from '../../src/git/git.ts';
import { readStatus } from '../../src/git/status.ts';
import { actAsAgent } from '../helpers/agents/act-as-agent.ts';
import { createCanary, openDoor } from '../helpers/open-workspace.ts';
import { cleanUp, createRepo, createTempDir, gitEnv, git as rawGit } from '../helpers/temp-repo.ts';

afterEach(cleanUp);

async function open(redact?: (text: string) => string) {
  const { dir, commit } = await createRepo();
  return { dir, commit, git: (await openDoor(dir, redact)).at({ gitDir: join(dir, '.git'), workTree: dir }) };
}

describe('a command that fails', () => {
  test.each(['text', 'bytes'] as const)('throws with command, exit code and reason, by %s', async (way) => {
    const { git } = await open();
    await expect(git[way](['rev-parse', '--verify', 'refs/heads/none'])).rejects.toMatchObject({
      name: 'GitError',
      code: 'git_failed',
      data: { command: 'rev-parse', exit_code: 128, stderr: expect.stringContaining('Needed a single revision') },
    });
  });

  test.each(['text', 'bytes'] as const)('is an answer when its exit code was declared, by %s', async (way) => {
    const { git } = await open();
    const call = { okExitCodes: [0, 1] };
    expect((await git[way](['config', '--get', 'no.such'], call)).exitCode).toBe(1);
    await expect(git[way](['config', '--get', 'no.such'])).rejects.toMatchObject({ data: { exit_code: 1 } });
    await expect(git[way](['cat-file', 'blob', 'none'], call)).rejects.toMatchObject({ code: 'git_failed' });
  });

  test.each(['text', 'bytes'] as const)('has its secrets masked, by %s', async (way) => {
    const { git } = await open((text) => text.replaceAll('hunter2', '***'));
    const failed = git[way](['rev-parse', '--verify', 'refs/heads/hunter2\n']);
    await expect(failed).rejects.toMatchObject({ code: 'git_failed' });
    await expect(git[way](['cat-file', 'blob', 'hunter2'])).rejects.toMatchObject({
      data: { stderr: expect.stringMatching(/^fatal: Not a valid object name \*\*\*$/) },
    });
  });

  test('is refused when its answer is larger than asked for', async () => {
    const { git } = await open();
    await expect(git.bytes(['cat-file', 'commit', 'HEAD'], { maxBytes: 10 })).rejects.toMatchObject({
      code: 'git_answer_too_long',
      data: { command: 'cat-file', bytes: 10 },
    });
  });

  test('says that git is missing where there is none', async () => {
    const home = await createTempDir('groundhog-home');
    const git = openGit({ gitDir: home }, { programs: await findPrograms(home), home, redact: (text) => text });
    await expect(git.bytes(['--version'])).rejects.toMatchObject({ code: 'git_missing' });
  });

  test('is ended by its signal', async () => {
    const { git } = await open();
    const signal = AbortSignal.abort();
    await expect(git.bytes(['hash-object', '--stdin'], { signal })).rejects.toMatchObject({ name: 'GitError' });
    await expect(git.text(['status'], { signal })).rejects.toThrow();
  });
});

describe('the door', () => {
  test('runs no hook, filter or monitor of the repository that it opens', async () => {
    const { dir, git } = await open();
    const canary = await createCanary();
    await actAsAgent(
      dir,
      `git config core.fsmonitor '${canary.command}'; mkdir -p hooks; git config core.hooksPath "$PWD/hooks"
       printf '#!/bin/sh\\n${canary.command}\\n' > hooks/reference-transaction; chmod +x hooks/*`,
    );
    await readStatus(git);
    await git.text(['update-ref', 'refs/heads/x', 'HEAD']);
    expect(await canary.wasRun()).toBe(false);
    await rawGit(dir, 'update-ref', 'refs/heads/y', 'HEAD');
    expect(await canary.wasRun()).toBe(true);
  });

  test('takes nothing from the environment or the home of its caller', async () => {
    const { dir } = await createRepo();
    const home = await createTempDir('groundhog-home');
    await writeFile(join(home, '.gitconfig'), '[alias]\n\tx = !false\n[core]\n\tabbrev = 40\n');
    const seen: CommandSpec[] = [];
    const run = (spec: CommandSpec) => {
      seen.push(spec);
      return runCommand(spec);
    };
    const programs = await findPrograms(gitEnv.PATH ?? '');
    const git = openGit({ gitDir: join(dir, '.git') }, { programs, home, redact: (text) => text, run });
    expect(
      Buffer.from((await git.bytes(['log', '-1', '--format=%h'])).stdout)
        .toString()
        .trim(),
    ).toHaveLength(7);
    expect((await git.text(['log', '-1', '--format=%h'])).stdout.trim()).toHaveLength(7);
    const names = Object.keys(seen[0]?.env ?? {}).filter((name) => !name.startsWith('GIT_'));
    expect(names.sort()).toEqual(['HOME', 'LC_ALL', 'PATH', 'TZ']);
    expect(seen[0]?.args).toContain('core.hooksPath=/dev/null');
  });

  test('is no program of the folder that it works in, wherever the PATH says to look', async () => {
    const { dir, commit } = await createRepo();
    const [home, canary] = [await createTempDir('groundhog-home'), await createCanary()];
    await mkdir(join(dir, 'bin'));
    await writeFile(join(dir, 'bin', 'git'), `#!/bin/sh\n${canary.command}\n`);
    await chmod(join(dir, 'bin', 'git'), 0o755);
    const programs = await findPrograms(`bin::./bin:${gitEnv.PATH}`);
    const git = openGit({ gitDir: join(dir, '.git'), workTree: dir }, { programs, home, redact: (text) => text });
    expect((await git.text(['rev-parse', 'HEAD'])).stdout.trim()).toBe(commit);
    expect(Buffer.from((await git.bytes(['rev-parse', 'HEAD'])).stdout).toString()).toBe(`${commit}\n`);
    expect(await canary.wasRun()).toBe(false);
  });

  test('ignores replaced objects', async () => {
    const { dir, commit, git } = await open();
    await rawGit(dir, 'commit', '--quiet', '--allow-empty', '-m', 'Other');
    await rawGit(dir, 'replace', commit, 'HEAD');
    expect((await git.text(['log', '-1', '--format=%s', commit])).stdout).toBe('Initial commit\n');
  });

  test('tells folders that could not be read', async () => {
    const { dir, git } = await open();
    await mkdir(join(dir, 'locked'));
    await chmod(join(dir, 'locked'), 0o000);
    const { unreadable } = await readStatus(git);
    await chmod(join(dir, 'locked'), 0o700);
    expect(unreadable).toEqual(process.getuid?.() === 0 ? [] : ['locked/']);
  });
});
