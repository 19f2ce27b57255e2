import { chmod, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CommandResult } from '../../../src/exec/run-command.ts';
import { rowsOfRun } from '../../helpers/slow-run.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { listWays, openMachine, readShell, runShell, type TestMachine } from './sandbox-ways.ts';

const ways = await listWays();
let machine: TestMachine;

afterEach(cleanUp);

/** Lists the processes of this machine that have a word among their arguments. */
async function findProcesses(word: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id) =>
      (await readFile(`/proc/${id}/cmdline`, 'latin1').catch(() => '')).includes(word) ? [id] : [],
    ),
  );
  return found.flat();
}

/** They were killed when their sandbox ended, and are gone once the kernel has got to each of them. */
async function waitForNone(word: string): Promise<void> {
  while ((await findProcesses(word)).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
}

async function waitForFile(path: string): Promise<void> {
  for (;;) {
    if ((await readFile(path, 'utf8').catch(() => '')) !== '') return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

for (const way of rowsOfRun(ways, (_, index) => index === 0)) {
  const { title, missing } = way;
  const group = missing === undefined ? describe : describe.skip;
  group(`a sandbox of ${title}${missing === undefined ? '' : ` (skipped: ${missing.slice(0, 120)})`}`, () => {
    beforeEach(async () => {
      machine = await openMachine(way);
    });

    test('passes the environment, the input, the output in order and the exit code', async () => {
      const env = { PATH: process.env.PATH ?? '', A: "b 'c' $d" };
      const seen: string[] = [];
      const result = await machine.sandbox.run({
        file: 'sh',
        args: ['-c', 'cat; printenv A; echo no >&2; exit 7'],
        cwd: machine.folder,
        env,
        stdin: 'in\n',
        onOutput: (bytes, from) => seen.push(`${from}:${Buffer.from(bytes).toString()}`),
      });
      expect(result).toMatchObject({ exitCode: 7, stderr: Buffer.from('no\n'), failedToStart: undefined });
      expect(Buffer.from(result.stdout).toString()).toBe("in\nb 'c' $d\n");
      expect(seen.join('').endsWith('stderr:no\n')).toBe(true);
    });

    test('lets programs and tools open their streams by name', async () => {
      const command = 'cat /dev/stdin; echo out > /dev/stdout; echo err > /dev/stderr';
      expect(await runShell(machine, command, { stdin: 'in\n' })).toMatchObject({
        ...{ exitCode: 0, stdout: Buffer.from('in\nout\n'), stderr: Buffer.from('err\n') },
      });
      expect(await runShell(machine, command, { isTool: true })).toMatchObject({
        ...{ exitCode: 0, stdout: Buffer.from('out\n'), stderr: Buffer.from('err\n') },
      });
      await machine.sandbox.stopAll();
      expect((await readdir(machine.base)).sort()).toEqual(['home', 'system', 'work']);
    });

    test('gives a program no other variable than its own', async () => {
      const names = (await readShell(machine, 'env | cut -d= -f1 | sort')).split('\n');
      const known = ['GROUNDHOG_PROCESS_MARK', 'HOME', 'PATH', 'TMPDIR', 'PWD', 'OLDPWD', 'SHLVL', '_'];
      const bySudo = ['LOGNAME', 'MAIL', 'SHELL', 'TERM', 'USER', 'SUDO_COMMAND', 'SUDO_GID', 'SUDO_UID', 'SUDO_USER'];
      const allowed = way.bubblewrap?.sudo === undefined ? known : [...known, ...bySudo];
      expect(names.filter((name) => !allowed.includes(name))).toEqual([]);
    });

    test('keeps a program that only reads from writing to the folder, and not from what it may write beside it', async () => {
      const beside = join(machine.base, 'attempt');
      await mkdir(beside);
      await writeFile(join(machine.folder, 'mine'), 'text');
      const result = await machine.sandbox.run({
        ...{ file: 'sh', args: ['-c', `cat mine; echo x > mine; echo x > new; echo x > ${beside}/new`] },
        ...{ cwd: machine.folder, env: { PATH: process.env.PATH ?? '' }, writable: [beside], isReadOnly: true },
      });
      expect(Buffer.from(result.stdout).toString()).toBe('text');
      expect(Buffer.from(result.stderr).toString()).toContain('Read-only file system');
      expect([await readdir(machine.folder), await readdir(beside)]).toEqual([['mine'], ['new']]);
      expect(await readFile(join(machine.folder, 'mine'), 'utf8')).toBe('text');
    });

    test('shows the folder, an empty HOME and empty folders for temporary files, and nothing beside them', async () => {
      await writeFile(join(machine.home, 'secret'), '');
      await writeFile(join(machine.base, 'beside'), '');
      await writeFile(join(machine.folder, 'mine'), '');
      const text = await readShell(
        machine,
        `ls -A ${machine.home} /run /var/tmp; ls -A ${machine.base}; ls -A .; touch $HOME/a /tmp/b /var/tmp/c new && echo written`,
      );
      expect(text.split('\n').filter((line) => line !== '' && !line.endsWith(':'))).toEqual([
        ...['home', 'work', 'mine', 'written'],
      ]);
      expect(await readdir(machine.folder)).toEqual(expect.arrayContaining(['mine', 'new']));
      expect(await readdir(machine.home)).toEqual(['secret']);
    });

    test('lets a program write to the folders of one run, and no other', async () => {
      const spec = { writable: [machine.home] };
      expect(await runShell(machine, 'touch "$HOME/now"', spec)).toMatchObject({ exitCode: 0 });
      await runShell(machine, 'touch "$HOME/later"');
      expect(await readdir(machine.home)).toEqual(['now']);
    });

    test('shows a program what it may read, without covering what it may write', async () => {
      const [shown, link] = [join(machine.base, 'shown'), join(machine.base, 'link')];
      const inner = join(machine.folder, 'inner');
      await mkdir(shown);
      await mkdir(inner);
      await writeFile(join(shown, 'file'), 'shown\n');
      await symlink(shown, link);
      const command = `cat ${link}/file ${shown}/file; touch ${shown}/new || touch ${inner}/new && echo written`;
      const readable = [link, inner, join(machine.base, 'missing')];
      const { stdout } = await runShell(machine, command, { readable });
      expect(Buffer.from(stdout).toString()).toBe('shown\nshown\nwritten\n');
      expect([await readdir(shown), await readdir(inner)]).toEqual([['file'], ['new']]);
    });

    test('works in a folder that only its owner may enter', async () => {
      await chmod(machine.folder, 0o700);
      expect(await readShell(machine, 'touch mine; ls')).toBe('mine');
    });

    test('has files belong to the user of this process, inside and outside', async () => {
      await readShell(machine, 'touch inside');
      const own = await readShell(machine, '[ "$(stat -c %u inside)" = "$(id -u)" ] && echo own');
      expect(own).toBe('own');
      await writeFile(join(machine.folder, 'inside'), 'still ours');
    });

    test('has no right of root, gets none, and cannot write to the kernel', async () => {
      const status = await readShell(machine, 'grep -E "^(Cap|NoNewPrivs)" /proc/self/status');
      expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
      expect(
        [...status.matchAll(/^Cap(?:Inh|Prm|Eff|Amb):\s+(\w+)$/gm)].map(([, held]) => Number(`0x${held}`)),
      ).toEqual([0, 0, 0, 0]);
      const settings = '/proc/sys/vm/swappiness /proc/sys/kernel/core_pattern /proc/sysrq-trigger';
      // A shell of its own for each: it ends when a file cannot be opened.
      const text = await readShell(
        machine,
        `for f in ${settings} ./own; do [ -c $f ] || (: >>$f) && echo open $f; done; true`,
      );
      expect(text.match(/^open .*$/gm)).toEqual(['open ./own']);
    });

    test('cannot write to the system', async () => {
      const text = await readShell(
        machine,
        'for f in / /usr /usr/bin /etc /proc /dev/..; do touch $f/x && echo made; done',
      );
      expect(text).not.toMatch(/^made$/m);
    });

    if (way.bubblewrap?.means !== 'root') {
      test('cannot create a user namespace', async () => {
        expect(await runShell(machine, 'unshare --user true')).not.toMatchObject({ exitCode: 0 });
      });
    }

    test('sees its own processes alone', async () => {
      const ids = (await readShell(machine, 'ls /proc | grep -c "^[0-9]"')).trim();
      expect(Number(ids)).toBeLessThan(8);
    });

    test('has a loopback of its own and no other network', async () => {
      expect(await readShell(machine, 'tail -n +3 /proc/net/dev | cut -d: -f1')).toBe('lo');
    });

    test('is limited in processes and file size', async () => {
      expect(await readShell(machine, 'bash -c "ulimit -c; ulimit -u"')).toBe('0\n4096');
      expect(await readShell(machine, 'grep "Max file size" /proc/self/limits')).toMatch(/\s8589934592\s/);
    });

    test('leaves no process, however it hides', async () => {
      const hide = 'trap "" HUP INT TERM; echo $$ >started; exec sleep 987654';
      const result = await runShell(
        machine,
        `(setsid env -i PATH="$PATH" sh -c '${hide}' </dev/null >/dev/null 2>&1 &); while [ ! -s started ]; do sleep 0.01; done; echo done`,
      );
      expect(Buffer.from(result.stdout).toString()).toBe('done\n');
      await waitForNone('987654');
    });

    test('ends at its time limit with all that it started', async () => {
      const result = await runShell(machine, 'sleep 987655 & sleep 987655', { timeoutMs: 500, graceMs: 200 });
      // On a slow machine it ends what prepares the sandbox, which then has an exit code.
      expect(result.timedOut).toBe(true);
      expect(result.exitCode).not.toBe(0);
      await waitForNone('987655');
    });

    test('has time to end by itself when it runs out of time', async () => {
      const command = 'trap "echo bye; exit 5" TERM; echo yes >started; while :; do sleep 0.1; done';
      const result = await runOutOfTime(machine, command);
      expect(result).toMatchObject({ timedOut: true, exitCode: 5, stdout: Buffer.from('bye\n') });
    });

    test('ends at TERM where it has no use for it', async () => {
      const result = await runOutOfTime(machine, 'echo yes >started; sleep 987658');
      expect(result).toMatchObject({ timedOut: true, exitCode: null, signal: 'SIGTERM' });
    });

    test('ends when it is aborted, even where it ignores signals', async () => {
      const abort = new AbortController();
      const running = runShell(machine, 'trap "" TERM INT; echo yes >started; sleep 987656; sleep 987656', {
        signal: abort.signal,
      });
      await waitForFile(join(machine.folder, 'started'));
      abort.abort();
      expect(await running).toMatchObject({ aborted: true });
      await waitForNone('987656');
    });

    test('is untouched by the end of another', async () => {
      const waits = runShell(machine, 'echo yes >started; while [ ! -e go ]; do sleep 0.01; done; echo "not killed"');
      await waitForFile(join(machine.folder, 'started'));
      await runShell(machine, 'true');
      await runShell(machine, 'touch go');
      expect(Buffer.from((await waits).stdout).toString()).toBe('not killed\n');
    });

    test('stops all of its programs at once', async () => {
      const runs = [1, 2].map((n) => runShell(machine, `echo yes >started-${n}; sleep 987657`));
      await Promise.all([1, 2].map((n) => waitForFile(join(machine.folder, `started-${n}`))));
      expect(await machine.sandbox.stopAll()).toBeGreaterThan(0);
      await Promise.all(runs);
      await waitForNone('987657');
    });

    test('is reported as failed to start where it cannot be made', async () => {
      const source = join(machine.base, 'missing');
      const broken = await openMachine(way, { mounts: [{ kind: 'read', source, path: '/gone' }] });
      const { failedToStart, exitCode } = await runShell(broken, 'true');
      expect([failedToStart?.message, exitCode]).toEqual([expect.stringContaining(source), null]);
      const none = await openMachine(way, { bubblewrap: (before) => ({ ...before, file: '/usr/bin/no-bwrap' }) });
      expect(await runShell(none, 'true')).not.toMatchObject({ exitCode: 0 });
    });
  });
}

/**
 * Runs a command that writes the file `started` and has no end, until its time is over. On a slow machine the time may be
 * over before it starts: then it gets four times as much.
 */
async function runOutOfTime(on: TestMachine, command: string, timeoutMs = 3000): Promise<CommandResult> {
  const result = await runShell(on, command, { timeoutMs, graceMs: 60_000 });
  const hasStarted = (await readdir(on.folder)).includes('started');
  return hasStarted || timeoutMs > 100_000 ? result : runOutOfTime(on, command, 4 * timeoutMs);
}
