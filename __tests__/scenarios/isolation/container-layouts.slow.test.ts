import { execFile } from 'node:child_process';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import { succeeds } from '../../../src/domain/succeeds.ts';
import { findSandboxObstacle } from '../../helpers/bubblewrap.ts';
import { cliPath } from '../../helpers/built-program.ts';
import { cleanUp, createTempDir, git } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

const run = promisify(execFile);
const obstacle = await findSandboxObstacle();
const isRoot = process.getuid?.() === 0;
const inSandbox = obstacle === undefined ? test : test.skip;
const hasSudo = await succeeds(run('sudo', ['--non-interactive', 'true']));
const bySudo = obstacle === undefined && !isRoot && hasSudo ? describe : describe.skip;
const asRoot = obstacle === undefined && isRoot ? test : test.skip;

/** Processes and mounts of its own, as an engine gives them to a container with CAP_SYS_ADMIN. */
const CONTAINER = ['unshare', '--mount', '--pid', '--fork', '--mount-proc', 'sh', '-c'];
/** Engines cover parts of /proc unless the container is privileged. */
const COVERED = `for f in /proc/kcore /proc/keys /proc/timer_list; do [ ! -e $f ] || mount --bind /dev/null $f; done
mount --bind /proc/sys /proc/sys; mount -o remount,bind,ro /proc/sys`;
const WITHOUT_BUBBLEWRAP = 'mount --bind /dev/null "$(command -v bwrap)"';
const WITHOUT_ADMIN = 'setpriv --bounding-set=-sys_admin --inh-caps=-sys_admin --';

/** Starts the command line in a container of root, in which `prepare` runs before. */
function toContainer(prepare: string, launcher = ''): readonly string[] {
  return [...CONTAINER, `${prepare}\nexec ${launcher} "$@"`, 'sh'];
}

/** A user namespace that allows no other, as for a container whose engine forbids them. */
const UNPRIVILEGED = ['bwrap', '--unshare-user', '--disable-userns', '--uid', '1234', '--dev-bind', '/', '/', '--'];

async function groundhog(container: readonly string[], args: readonly string[], cwd = '/') {
  const temp = await createTempDir('groundhog-container');
  const env = { PATH: process.env.PATH, HOME: temp, TMPDIR: temp, CI: 'true' };
  const [file = '', ...rest] = [...container, process.execPath, cliPath(), ...args];
  return run(file, rest, { cwd, env }).catch((error) => ({
    stdout: String(error.stdout),
    stderr: String(error.stderr),
  }));
}

const inspect = async (container: readonly string[]) => (await groundhog(container, ['doctor', '--isolation'])).stdout;

/** Runs a plan in a container as a job would, whose agent notes what a command prints. */
async function noteIn(container: readonly string[], command: string): Promise<string> {
  const { dir } = await createPlanRepo(greetPlan());
  const agent = `(${command}) > note.txt 2>&1; echo hello > greeting.txt; groundhog verb checkpoint-success --summary Greet`;
  const { stderr } = await groundhog(container, ['run', 'plan.yml', '--agent-command', agent], dir);
  return git(dir, 'show', `${TASK_BRANCH}:note.txt`).catch(() => `nothing landed: ${stderr}`);
}

describe(`a job in a container${obstacle === undefined ? '' : ` (not run here: ${obstacle})`}`, () => {
  asRoot('that is privileged runs in sandboxes of bubblewrap', async () => {
    const report = await inspect(toContainer('true'));
    expect(report).toMatch(/^Sandboxes: bubblewrap \S+, \S+bwrap, with a user namespace/);
    expect(report).toContain('A job on this machine runs isolated.');
  });

  asRoot('without bubblewrap runs in the same sandboxes, made by root', async () => {
    const container = toContainer(WITHOUT_BUBBLEWRAP);
    const report = await inspect(container);
    expect(report).toMatch(/^Sandboxes: unshare \S+, \S+unshare, with the rights of root, without bubblewrap/);
    expect(report).toContain('A job on this machine runs isolated.');
    const note = await noteIn(
      container,
      'id -u; unshare --user true && echo reached; ls -A ~ /sys; ls -d /proc/[0-9]*',
    );
    expect(note).toMatch(/^1000$/m);
    expect(note).not.toMatch(/^reached$/m);
    expect(note.match(/^\/proc\/\d+$/gm)?.length).toBeLessThan(8);
  });

  asRoot('with covers over /proc runs in sandboxes that have them, too', async () => {
    const container = toContainer(COVERED);
    const report = await inspect(container);
    expect(report).toMatch(/^Sandboxes: unshare \S+, \S+unshare, /);
    expect(report).toContain('A job on this machine runs isolated.');
    expect(
      await noteIn(container, 'cat /proc/keys; echo 60 >/proc/sys/vm/swappiness && echo reached; echo done'),
    ).toMatch(/^(?!.*reached)(?!.*keyring).*done$/s);
  });

  asRoot('whose root may mount nothing is refused, with the line to add', async () => {
    const report = await inspect(toContainer(COVERED, WITHOUT_ADMIN));
    expect(report).toMatch(/^Sandboxes: none$/m);
    expect(report).toContain('container: { image: …, options: --privileged }');
    expect(await noteIn(toContainer(COVERED, WITHOUT_ADMIN), 'true')).toMatch(/nothing landed: .*cannot be isolated/s);
  });

  inSandbox('without user namespaces is refused, with the line to add', async () => {
    const report = await inspect(UNPRIVILEGED);
    expect(report).toMatch(/^Sandboxes: none$/m);
    expect(report).toContain('A job on this machine is refused:');
    expect(report).toContain('options: --privileged');
  });
});

/** Bubblewrap as users have it on Ubuntu 24.04, where only programs of root may make user namespaces. */
const RESTRICTED = `#!/bin/sh
case " $* " in *" --unshare-user "*) echo 'bwrap: setting up uid map: Permission denied' >&2; exit 1;; esac
exec FOLDER/bwrap "$@"
`;

bySudo('a job whose user may make no user namespace, and may become root by sudo', () => {
  test('runs in sandboxes in a user namespace that sudo made', async () => {
    const { stdout } = await run('sh', ['-c', 'command -v bwrap']);
    const folder = await createTempDir('groundhog-restricted');
    await copyFile(stdout.trim(), join(folder, 'bwrap'));
    await writeFile(join(folder, 'restricted'), RESTRICTED.replace('FOLDER', folder), { mode: 0o755 });
    const ids = [`--reuid=${process.getuid?.()}`, `--regid=${process.getgid?.()}`, '--clear-groups'];
    const asUser = `mount --bind ${folder}/restricted ${stdout.trim()}; exec setpriv ${ids.join(' ')} -- env "$@"`;
    const container = ['sudo', '--non-interactive', '--', 'unshare', '--mount', 'sh', '-c', asUser, 'sh'];
    const variables = async () => {
      const temp = await createTempDir('groundhog-container');
      return [`PATH=${process.env.PATH}`, `HOME=${temp}`, `TMPDIR=${temp}`, 'CI=true'];
    };
    const report = await inspect([...container, ...(await variables())]);
    expect(report).toMatch(/^Sandboxes: bubblewrap \S+, \S+bwrap, with a user namespace that sudo made/);
    expect(report).toContain('A job on this machine runs isolated.');
    const note = await noteIn([...container, ...(await variables())], 'id -u; unshare --user true && echo reached');
    expect(note).toMatch(new RegExp(`^${process.getuid?.()}$`, 'm'));
    expect(note).not.toMatch(/^reached$/m);
  });
});
