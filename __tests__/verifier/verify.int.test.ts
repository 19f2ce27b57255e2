import { mkdtemp, readdir, readFile, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CriterionRun } from '../../src/domain/attempt/verdict.ts';
import { GitError } from '../../src/domain/errors/errors.ts';
import { type Criterion, criterionSchema } from '../../src/domain/plan/criterion.ts';
import { findPrograms } from '../../src/exec/programs.ts';
import { createRedactor } from '../../src/exec/redaction/redact.ts';
import { createNoSandbox } from '../../src/sandbox/no-sandbox.ts';
import { shareFolder } from '../../src/verifier/command-folder.ts';
import { toFailureReport } from '../../src/verifier/digest.ts';
import { type TreeReader, type VerifyInput, verify } from '../../src/verifier/verify.ts';
import { waitUntilGone } from '../exec/wait-until-gone.ts';
import { memoryTree } from './memory-tree.ts';

const PATH = '/usr/local/bin:/usr/bin:/bin';
const SECRET = 'hunter2hunter2';
let root = '';
let workspacePath = '';
let evidenceDir = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'verify-'));
  workspacePath = await mkdtemp(join(root, 'workspace-'));
  evidenceDir = join(root, 'evidence', '1');
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

const share = (env: Record<string, string> = { PATH, HOME: root }, path = workspacePath) =>
  shareFolder({ path, env, sandbox: createNoSandbox({ workspacePath, mark: `verify-${root.slice(-6)}` }) });

type Draft = { readonly kind: Criterion['kind'] } & Readonly<Record<string, unknown>>;

async function check(drafts: readonly Draft[], more: Partial<VerifyInput> = {}): Promise<readonly CriterionRun[]> {
  return await verify({
    criteria: drafts.map((draft) => criterionSchema.parse(draft)),
    folders: share(),
    shell: (await findPrograms(PATH)).shell,
    tree: memoryTree({}),
    changedPaths: [],
    parallelism: 4,
    evidenceDir,
    redactor: createRedactor([SECRET]),
    ...more,
  });
}

const command = (text: string, more: Readonly<Record<string, unknown>> = {}): Draft => ({
  kind: 'command',
  command: text,
  timeout_seconds: 240,
  ...more,
});

async function checkCommand(text: string, more: Readonly<Record<string, unknown>> = {}): Promise<CriterionRun> {
  const [run] = await check([command(text, more)]);
  if (run === undefined) throw new Error('verify gave no run');
  return run;
}

const evidence = async (name: string) => await readFile(join(evidenceDir, name), 'utf8');

describe('verify', () => {
  test('passes files that are there and leaves a statement unjudged', async () => {
    const runs = await check(
      [
        { kind: 'file_exists', path: 'a.txt' },
        { kind: 'file_contains', path: 'a.txt', pattern: '^hello$' },
        { kind: 'semantic', statement: 'It reads well.' },
      ],
      { tree: memoryTree({ 'a.txt': 'hello\n' }) },
    );
    expect(runs.map((run) => run.outcome)).toEqual(['passed', 'passed', 'unjudged']);
    expect(runs[2]?.detail).toContain('Nobody has judged');
  });

  test('gives all runs in the order of the plan, however they end and however long they take', async () => {
    const runs = await check([
      command('until [ -e last ]; do sleep 0.05; done; exit 1'),
      { kind: 'file_exists', path: 'missing' },
      command('true', { serial: true }),
      { kind: 'semantic', statement: 's' },
      command('touch last'),
    ]);
    expect(runs.map((run) => run.criterion.kind)).toEqual(['command', 'file_exists', 'command', 'semantic', 'command']);
    expect(runs.map((run) => run.outcome)).toEqual(['failed', 'failed', 'passed', 'unjudged', 'passed']);
  });

  test('runs commands side by side', async () => {
    const meet = (mine: string, other: string) => command(`touch ${mine}; until [ -e ${other} ]; do sleep 0.05; done`);
    const runs = await check([meet('a', 'b'), meet('b', 'a')], { parallelism: 2 });
    expect(runs.map((run) => run.outcome)).toEqual(['passed', 'passed']);
  });

  test('runs no more commands at once than it may', async () => {
    const alone = command('mkdir lock && sleep 0.1 && rmdir lock');
    const runs = await check([alone, alone, alone, alone], { parallelism: 1 });
    expect(runs.map((run) => run.outcome)).toEqual(['passed', 'passed', 'passed', 'passed']);
  });

  test('runs serial commands alone, after all others', async () => {
    const alone = command('[ -e others-done ] && mkdir lock && sleep 0.1 && rmdir lock', { serial: true });
    const runs = await check([alone, alone, command('sleep 0.2; touch others-done')]);
    expect(runs.map((run) => run.outcome)).toEqual(['passed', 'passed', 'passed']);
  });

  test('looks for files in the captured tree and not on the disk', async () => {
    await writeFile(join(workspacePath, 'on-disk'), 'x');
    const runs = await check([{ kind: 'file_exists', path: 'on-disk' }]);
    expect(runs[0]?.outcome).toBe('failed');
  });

  test('rejects only when the tree cannot be read, and not before commands under way have ended', async () => {
    const error = new GitError('git_failed');
    const tree: TreeReader = { readEntry: () => Promise.reject(error) };
    const criteria = [{ kind: 'file_exists', path: 'a' } as const, command('sleep 0.3; touch ended')];
    await expect(check(criteria, { tree })).rejects.toBe(error);
    expect(await readdir(workspacePath)).toContain('ended');
  });

  test.each([
    ['ENOSPC', 'disk_full'],
    ['EMFILE', 'open_files_limit'],
  ])('rejects where the machine refuses what a check needs, which no attempt can fix: %s', async (code, expected) => {
    const lend = () => Promise.reject(Object.assign(new Error('no'), { code, path: '/full' }));
    const folders = { lend, stopAll: async () => undefined };
    await expect(check([command('true')], { folders })).rejects.toMatchObject({
      code: expected,
      data: { path: '/full' },
    });
  });

  test('lets a criterion fail that has taken our permissions for a file', async () => {
    const lend = () => Promise.reject(Object.assign(new Error('EACCES: report.xml'), { code: 'EACCES' }));
    const [run] = await check([command('true')], { folders: { lend, stopAll: async () => undefined } });
    expect(run).toMatchObject({ outcome: 'failed', detail: 'It could not be checked: EACCES: report.xml' });
  });

  test('turns any other accident of a check into a failed criterion', async () => {
    const tree: TreeReader = { readEntry: () => Promise.reject(new RangeError('too deep')) };
    const runs = await check([{ kind: 'file_exists', path: 'a' }, command('true')], { tree });
    expect(runs.map((run) => run.outcome)).toEqual(['failed', 'passed']);
    expect(runs[0]?.detail).toContain('too deep');
  });
});

describe('what a command is given', () => {
  test('starts in the workspace, in bash', async () => {
    const run = await checkCommand('pwd -P; [[ -n $BASH_VERSION ]]');
    expect(run).toMatchObject({ outcome: 'passed', exit_code: 0, timed_out: false, evidence: null });
    expect(run.output.trim().endsWith(workspacePath.slice(-12))).toBe(true);
  });

  test('starts in sh where the PATH has no bash', async () => {
    await symlink('/bin/sh', join(root, 'sh'));
    const { shell } = await findPrograms(root);
    const [run] = await check([command('echo "from $0"')], { folders: share({ PATH: root }), shell });
    const file = join(await realpath(root), 'sh');
    expect(run).toMatchObject({ outcome: 'passed', output: `from ${file}\n` });
  });

  test('has no standard input to wait for', async () => {
    expect(await checkCommand('cat && ! read -r line')).toMatchObject({ outcome: 'passed', output: '' });
  });

  test('has the given environment and what bash adds, and nothing else', async () => {
    const run = await checkCommand('env');
    const names = run.output
      .trim()
      .split('\n')
      .map((line) => line.split('=')[0]);
    expect(names.sort()).toEqual(['GROUNDHOG_PROCESS_MARK', 'HOME', 'PATH', 'PWD', 'SHLVL', '_']);
  });
});

describe('how a command ends', () => {
  test('fails with the exit code and what it printed, and the report names both', async () => {
    const runs = await check([command('echo fine; echo boom >&2; exit 1')]);
    expect(runs[0]).toMatchObject({ outcome: 'failed', exit_code: 1 });
    expect(runs[0]?.output.split('\n').sort()).toEqual(['', 'boom', 'fine']);
    expect(toFailureReport(runs, 'Done').what_happened).toMatch(/command criterion[^\0]*Output:[^\0]*boom/);
  });

  test('keeps the lines that look like failures where the output is too long to be kept', async () => {
    const runs = await check([
      command("seq 60000; printf 'FAIL in the mid'; sleep 0; echo 'dle'; seq 60000; exit 1"),
      command("seq 60000; echo 'FAIL in the middle'; seq 60000"),
      command("echo 'FAIL at once'; exit 1"),
    ]);
    expect(runs.map(({ failure_lines }) => failure_lines)).toEqual([
      ['FAIL in the middle', '1', '2'],
      undefined,
      undefined,
    ]);
    expect(toFailureReport(runs.slice(0, 1), 'Done').what_happened).toContain(
      'look like failures:]\nFAIL in the middle\n',
    );
  });

  test('passes with the exit code that is expected, and only with that', async () => {
    expect(await checkCommand('exit 3', { expect_exit: 3 })).toMatchObject({ outcome: 'passed', exit_code: 3 });
    expect(await checkCommand('exit 0', { expect_exit: 3 })).toMatchObject({ outcome: 'failed', exit_code: 0 });
  });

  test('fails when it timed out, even with the exit code that is expected', async () => {
    const run = await checkCommand('trap "exit 3" TERM; echo up; sleep 600 & wait', {
      timeout_seconds: 1,
      expect_exit: 3,
    });
    expect(run).toMatchObject({ outcome: 'failed', timed_out: true, output: 'up\n' });
    expect(run.detail).toBe('It did not end within 1 s and was stopped.');
  });

  test.each([
    ['KILL', 137],
    ['TERM', 143],
  ])('fails when SIG%s ended it, even when %i is expected', async (signal, code) => {
    const run = await checkCommand(`kill -${signal} $$`, { expect_exit: code });
    expect(run).toMatchObject({ outcome: 'failed', exit_code: null, detail: `It was ended by SIG${signal}.` });
  });

  test('fails when it cannot be started', async () => {
    const [run] = await check([command('true')], { folders: share(undefined, join(root, 'gone')) });
    expect(run).toMatchObject({ outcome: 'failed', detail: expect.stringContaining('could not be started') });
  });

  test('fails when the run is cancelled, and no other command begins', async () => {
    const abort = new AbortController();
    const waiting = check([command('touch up; exec sleep 600'), command('touch second')], {
      parallelism: 1,
      signal: abort.signal,
    });
    while (!(await readdir(workspacePath)).includes('up')) await new Promise((resolve) => setTimeout(resolve, 20));
    abort.abort();
    const runs = await waiting;
    expect(runs.map((run) => run.detail)).toEqual(Array(2).fill('It was stopped because the run is being cancelled.'));
    expect(await readdir(workspacePath)).toEqual(['up']);
  });

  test('ends with all that it started in the background', async () => {
    const run = await checkCommand('sleep 600 & echo $!; setsid sleep 600 & echo $!; sleep 0.2; exit 0');
    const pids = run.output.trim().split('\n').map(Number);
    expect(run.outcome).toBe('passed');
    for (const pid of process.platform === 'linux' ? pids : pids.slice(0, 1)) {
      expect(await waitUntilGone(pid)).toBe(true);
    }
  });
});

describe('what a command prints', () => {
  test('is kept at both ends when it is long, and whole as evidence', async () => {
    const run = await checkCommand('echo first; head -c 300000 /dev/zero | tr "\\0" x; echo; echo last');
    expect(run.output).toMatch(/^first\nx+\n\[… \d+ bytes left out …\]\nx+\nlast\n$/);
    expect(run.omitted_bytes).toBe(300_012 - 2 * 65_536);
    expect(run).toMatchObject({ outcome: 'passed', evidence: 'criterion-1.log' });
    expect(await evidence('criterion-1.log')).toBe(`first\n${'x'.repeat(300_000)}\nlast\n`);
  });

  test('is kept up to the limits that are given', async () => {
    const [run] = await check([command('printf 0123456789')], { outputEnds: { headBytes: 2, tailBytes: 3 } });
    expect(run?.output).toMatch(/^01\n\[… 5 bytes left out …\]\n789$/);
    expect(run?.omitted_bytes).toBe(5);
  });

  test('is evidence when the command failed and is not when it passed', async () => {
    const runs = await check([command('echo fine'), command('echo bad; exit 1'), command('exit 1')]);
    expect(runs.map((run) => run.evidence)).toEqual([null, 'criterion-2.log', null]);
    expect(await readdir(evidenceDir)).toEqual(['criterion-2.log']);
    expect(await evidence('criterion-2.log')).toBe('bad\n');
  });

  test('of 40 MB is bounded in the record and on the disk', async () => {
    const run = await checkCommand('head -c 40000000 /dev/zero | tr "\\0" x');
    expect(Buffer.byteLength(run.output)).toBeLessThan(2 * 65_536 + 100);
    expect(run.omitted_bytes).toBe(40_000_000 - 2 * 65_536);
    expect((await stat(join(evidenceDir, 'criterion-1.log'))).size).toBeLessThan(10 * 1024 * 1024 + 100);
  });

  test('is valid UTF-8 whatever it was', async () => {
    expect(await checkCommand("printf 'a\\377\\376b'")).toMatchObject({ output: 'a\ufffd\ufffdb' });
  });

  test('holds no secret, also when it comes in pieces and the other stream speaks in between', async () => {
    const run = await checkCommand('printf hunter2; sleep 0.1; printf noise >&2; sleep 0.1; printf hunter2; exit 1');
    expect(run.output).not.toContain('hunter2');
    expect(run.output).toContain('***');
    expect(await evidence('criterion-1.log')).not.toContain('hunter2');
  });

  test('does not fail the command when its evidence cannot be written', async () => {
    await writeFile(join(root, 'evidence'), 'in the way');
    const run = await checkCommand('head -c 300000 /dev/zero');
    expect(run).toMatchObject({ outcome: 'passed', evidence: null });
    expect(run.detail).toContain('could not be kept');
  });
});
