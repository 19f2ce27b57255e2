import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { startGitHttpServer } from '../../helpers/http/git-http-server.ts';
import { runCli } from '../../helpers/run-built.ts';
import { cleanUp, createBareRemote, createTempDir, git } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, listRefs, runOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

const TOKEN = 'canary-of-a-private-repository';

/** A bare repository with the record of a task that is blocked, and a clone without it. */
async function createRecorded(): Promise<{ readonly remote: string; readonly clone: string }> {
  const { dir } = await createPlanRepo(greetPlan());
  await runOnLaptop(dir, { agent: 'exit 1' });
  const remote = await createBareRemote(dir);
  await git(dir, 'push', '--quiet', remote, 'refs/groundhog/*:refs/groundhog/*');
  const clone = await createTempDir('groundhog-clone');
  await git(clone, 'clone', '--quiet', remote, '.');
  return { remote, clone };
}

test('a private repository is read and steered with the credentials that the git of the user has', async () => {
  const { remote, clone } = await createRecorded();
  const rights = { read: true, write: true, login: 'ada' };
  const server = await startGitHttpServer({ repositories: { 'octo/private': remote }, tokens: { [TOKEN]: rights } });
  try {
    await git(clone, 'remote', 'set-url', 'origin', `${server.url}/octo/private.git`);
    const before = await listRefs(clone);
    const stranger = await runCli(['status', '--remote', 'origin'], { cwd: clone });
    expect(stranger).toMatchObject({ exitCode: 5, stdout: '' });
    expect(stranger.stderr).toContain('git has none for it');

    const HOME = await createTempDir('groundhog-home');
    await writeFile(join(HOME, '.gitconfig'), '[credential]\n\thelper = store\n');
    await writeFile(join(HOME, '.git-credentials'), `${server.url.replace('//', `//ada:${TOKEN}@`)}\n`);
    const env = { HOME };
    const status = await runCli(['status', '--remote', 'origin'], { cwd: clone, env });
    expect(status).toMatchObject({ exitCode: 0, stderr: '' });
    expect(status.stdout).toContain('Task hello: 0 of 1 checkpoint done, 3 attempts');
    const steered = await runCli(['retry', 'greet', '--remote', 'origin', '--verbose'], { cwd: clone, env });
    expect(steered).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Open again with a fresh budget') });
    const shown = [stranger, status, steered].flatMap(({ stdout, stderr }) => [stdout, stderr]).join('\n');
    expect(shown).not.toContain(TOKEN);
    expect(await listRefs(clone)).toBe(before);
  } finally {
    await server.close();
  }
});

test('a remote by ssh is read with the ssh of the user', async () => {
  const { remote, clone } = await createRecorded();
  const ssh = join(await createTempDir('groundhog-ssh'), 'ssh');
  // Plays ssh: what it would start on the other machine is started here.
  await writeFile(ssh, '#!/bin/sh\nfor last; do :; done\nexec sh -c "$last"\n');
  await chmod(ssh, 0o755);
  const env = { GIT_SSH: ssh, GIT_SSH_VARIANT: 'simple' };
  const status = await runCli(['status', '--remote', `git@github.example:${remote}`], { cwd: clone, env });
  expect(status).toMatchObject({ exitCode: 0, stderr: '' });
  expect(status.stdout).toContain('Task hello: 0 of 1 checkpoint done');
});
