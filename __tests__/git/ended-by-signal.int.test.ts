import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { findPrograms } from '../../src/exec/programs.ts';
import { type Git, openGit } from '../../src/git/git.ts';
import { wasEndedBySignal } from '../../src/git/git-failure.ts';
import { cleanUp, createTempDir, gitEnv } from '../helpers/temp-repo.ts';

afterEach(cleanUp);

/** Opens git with a program in front of it that ends by a signal, the first times that it is started. */
async function openDyingGit(signal: string, times: number): Promise<{ git: Git; countStarts: () => Promise<number> }> {
  const home = await createTempDir('groundhog-home');
  const bin = join(home, 'bin');
  const log = join(home, 'log');
  await mkdir(bin);
  const script = `#!/bin/sh\necho >> "${log}"\n[ $(wc -l < "${log}") -gt ${times} ] || kill -${signal} $$\necho done\n`;
  await writeFile(join(bin, 'git'), script, { mode: 0o755 });
  const git = openGit(
    { gitDir: home },
    { programs: await findPrograms(`${bin}:${gitEnv.PATH}`), home, redact: (text) => text },
  );
  return { git, countStarts: async () => (await readFile(log, 'utf8')).length };
}

describe.each(['INT', 'TERM'])('a git command that SIG%s has ended', (signal) => {
  test('is run once more, since the signal meant the run', async () => {
    const { git, countStarts } = await openDyingGit(signal, 1);
    expect(await git.text(['version'])).toMatchObject({ exitCode: 0, stdout: 'done\n' });
    expect(await countStarts()).toBe(2);
  });

  test('twice fails with an error that names the signal as the cause', async () => {
    const { git, countStarts } = await openDyingGit(signal, 9);
    const error = await git.text(['version']).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'git_failed', data: { exit_code: 'a signal' } });
    expect(wasEndedBySignal(error)).toBe(true);
    expect(await countStarts()).toBe(2);
  });

  test('that reads its input fails in the same way', async () => {
    const { git } = await openDyingGit(signal, 9);
    const error = await git.bytes(['version']).catch((thrown: unknown) => thrown);
    expect(wasEndedBySignal(error)).toBe(true);
  });
});
