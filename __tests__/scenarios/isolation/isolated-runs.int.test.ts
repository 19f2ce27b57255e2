import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import { findSandboxObstacle } from '../../helpers/bubblewrap.ts';
import { programDir } from '../../helpers/built-program.ts';
import { quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, commitAll, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, listRefs, listSubjects, planOfTwo, runOnLaptop, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

const obstacle = await findSandboxObstacle();
const inSandbox = obstacle === undefined ? quickTest : test.skip;
const slowlyInSandbox = obstacle === undefined ? slowTest : test.skip;
const ISOLATED = { GROUNDHOG_ISOLATION: 'sandbox' };
const IN_PLACE = ['--workspace', 'in_place'];
const GREETS = 'echo hello > greeting.txt; groundhog verb checkpoint-success --summary Greet';

/** Has the agent write down what it finds, as files that land with its work. */
function noting(commands: Readonly<Record<string, string>>): string {
  const notes = Object.entries(commands).map(([name, command]) => `(${command}) > note-${name}.txt 2>&1 || true`);
  return [...notes, GREETS].join('\n');
}

function readNote(dir: string, name: string): Promise<string> {
  return git(dir, 'show', `${TASK_BRANCH}:note-${name}.txt`);
}

describe(`a run with a sandbox${obstacle === undefined ? '' : ` (not run here: ${obstacle})`}`, () => {
  inSandbox('shows an agent its folder, its verbs and the tools, and nothing else of the machine', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const home = await createTempDir('groundhog-home');
    await writeFiles(home, {
      '.netrc': 'machine example.com password canary-in-home\n',
      'bin/tool': '#!/bin/sh\necho tool-works\n',
    });
    await git(dir, 'config', 'http.extraheader', 'canary-in-config');
    const run = await runOnLaptop(dir, {
      agent: noting({
        home: 'ls -A ~; cat ~/.netrc',
        repository: `cat ${dir}/.git/config; ls ${dir}`,
        environments: 'cat /proc/*/environ | tr "\\0" "\\n" | grep -c canary',
        processes: 'ls -d /proc/[0-9]* | wc -l',
        network: 'cat /proc/net/dev | tail -n +3 | cut -d: -f1',
        rights: 'grep -E "^(CapEff|CapBnd|NoNewPrivs)" /proc/self/status; id -u',
        writable:
          'for f in /usr/x /etc/x /x; do touch $f && echo wrote $f; done; echo 60 > /proc/sys/vm/swappiness && echo wrote',
        brief: 'head -c 20 "$GROUNDHOG_BRIEF"; groundhog verb chronicle >/dev/null && echo verbs work',
        temporary: 'ls -A /tmp | head -3; touch "$TMPDIR/a" && echo writable',
        git: 'git log --format=%s | head -3; git status --porcelain | grep -v note-',
      }),
      env: { ...ISOLATED, HOME: home, CANARY: 'canary-of-the-run' },
    });
    expect(`${run.document.ending}\n${run.stderr}`).toMatch(/^passed\n/);
    expect(run.leftovers).toEqual([]);
    expect(run.stderr).toContain('Isolated: bubblewrap, network: none.');
    expect(await readNote(dir, 'home')).not.toContain('canary');
    expect(await readNote(dir, 'repository')).not.toContain('canary');
    expect(await readNote(dir, 'environments')).toBe('0');
    expect(Number(await readNote(dir, 'processes'))).toBeLessThan(12);
    expect((await readNote(dir, 'network')).trim()).toBe('lo');
    expect(await readNote(dir, 'rights')).toMatch(/CapEff:\t0+\nCapBnd:\t0+\nNoNewPrivs:\t1\n[1-9]\d*$/);
    expect(await readNote(dir, 'writable')).not.toContain('wrote');
    expect(await readNote(dir, 'brief')).toMatch(/verbs work$/);
    expect(await readNote(dir, 'temporary')).toMatch(/writable$/);
    expect(await readNote(dir, 'git')).toMatch(/\S/);
  });

  inSandbox('runs criteria apart from the agent, and lands as without one', async () => {
    const { dir } = await createPlanRepo(planOfTwo({ budget: 1 }));
    const agent = `case $GROUNDHOG_CHECKPOINT in greet) echo hello > greeting.txt;; *) echo bye > bye.txt;; esac
    (setsid env -i sleep 1000 &)
    groundhog verb checkpoint-success --summary "Do $GROUNDHOG_CHECKPOINT"`;
    const run = await runOnLaptop(dir, { agent, env: ISOLATED });
    expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
    expect(await listSubjects(dir, TASK_BRANCH)).toHaveLength(3);
  });

  (obstacle === undefined ? test : test.skip).each(
    rowsOfRun(
      [
        ['a repository', []],
        ['a linked worktree', ['worktree', 'add', '--quiet', '-b', 'side']],
      ] as const,
      (_, index) => index === 0,
    ),
  )('gives an agent in place a repository of its own in %s', async (_, worktree) => {
    const { dir: main } = await createPlanRepo(greetPlan());
    await git(main, 'checkout', '--quiet', '-b', 'private');
    await writeFiles(main, { 'private.txt': 'canary\n' });
    const hidden = await commitAll(main, 'Private');
    await git(main, 'checkout', '--quiet', '-');
    const dir = worktree.length === 0 ? main : join(await createTempDir('groundhog-side'), 'side');
    if (worktree.length > 0) await git(main, ...worktree, dir);
    const before = await listRefs(main);
    const run = await runOnLaptop(dir, {
      agent: noting({
        head: 'git symbolic-ref HEAD',
        private: `git cat-file -p ${hidden}`,
        branches: 'git branch --list private; git stash list',
        harm: 'git branch mine; git commit -qm own --allow-empty; git config core.fsmonitor /bin/false; git symbolic-ref HEAD refs/heads/gone',
      }),
      flags: IN_PLACE,
      env: ISOLATED,
    });
    expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
    expect(await readNote(main, 'head')).toBe('refs/heads/groundhog/hello/day-1');
    expect(await readNote(main, 'private')).not.toContain('Private');
    expect(await readNote(main, 'branches')).toBe('');
    const known = before.split('\n');
    const added = (await listRefs(main)).split('\n').filter((ref) => !known.includes(ref));
    expect(added.filter((ref) => !ref.includes('groundhog'))).toEqual([]);
    expect(await git(dir, 'symbolic-ref', 'HEAD')).toBe(TASK_BRANCH);
    expect(await git(dir, 'status', '--porcelain')).toBe('');
  });

  slowlyInSandbox('shows the work of earlier attempts of the task, and what is under visible-paths', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const shown = await createTempDir('groundhog-shown');
    await writeFile(join(shown, 'hint.txt'), 'a hint\n');
    const agent = `if [ "$GROUNDHOG_ATTEMPT" = 1 ]; then echo first > first.txt; groundhog verb checkpoint-failure --tried a --happened b --next c; exit; fi
    git show refs/groundhog/hello/day-1:first.txt > note-first.txt
    cat ${shown}/hint.txt > note-hint.txt; touch ${shown}/mine 2>/dev/null
    ${GREETS}`;
    const run = await runOnLaptop(dir, { agent, flags: ['--visible-paths', shown], env: ISOLATED });
    expect(run).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
    expect(await readNote(dir, 'first')).toBe('first');
    expect(await readNote(dir, 'hint')).toBe('a hint');
    expect(await readdir(shown)).toEqual(['hint.txt']);
  });

  inSandbox('names a host that it refused in the record and in the next brief', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const connect = `exec 3<>/dev/tcp/127.0.0.1/\${https_proxy##*:}; printf 'CONNECT evil.example:443 HTTP/1.1\\r\\nhost: evil.example\\r\\n\\r\\n' >&3; head -1 <&3`;
    const agent = `if [ "$GROUNDHOG_ATTEMPT" = 1 ]; then ${connect}; groundhog verb checkpoint-failure --tried a --happened b --next c; exit; fi
    grep -o "Refused in the sandbox: host evil.example:443.*" "$GROUNDHOG_BRIEF" > note-refused.txt
    ${GREETS}`;
    const run = await runOnLaptop(dir, { agent, flags: ['--network-agent', 'good.example'], env: ISOLATED });
    expect(`${run.document.ending}\n${run.stderr}`).toMatch(/^passed\n/);
    expect(run.stderr).toContain('Isolated: bubblewrap, network: agent good.example.');
    expect(run.stderr).toContain('403 Groundhog refused host evil.example');
    expect(await readNote(dir, 'refused')).toContain('network-agent');
    expect(await git(dir, 'show', 'refs/groundhog/hello/state:chronicle.jsonl')).toContain(
      'Refused in the sandbox: host evil.example:443',
    );
  });

  slowlyInSandbox(
    'that cannot be made is refused in a job, before anything is written, and warned of on a laptop',
    async () => {
      const { dir } = await createPlanRepo(greetPlan());
      const before = await listRefs(dir);
      const refused = await runInContainer(dir, { CI: 'true' });
      expect(refused).toMatchObject({ exitCode: expect.any(Number) });
      expect(refused.exitCode).not.toBe(0);
      expect(refused.output).toContain('cannot be isolated here');
      expect(refused.output).toContain('isolation: none');
      expect(await listRefs(dir)).toEqual(before);
      const warned = await runInContainer(dir, {});
      expect(warned.output).toContain('No isolation: bubblewrap cannot make a sandbox here');
      expect(warned.exitCode).toBe(0);
    },
  );
});

/** Runs the command line where no sandbox can be made, as in a container without privileges. */
async function runInContainer(dir: string, env: Readonly<Record<string, string>>) {
  const temp = await createTempDir('groundhog-container');
  const container = ['--unshare-user', '--disable-userns', '--uid', '1234', '--dev-bind', '/', '/', '--'];
  const program = [
    process.execPath,
    join(programDir(), 'dist', 'cli.js'),
    'run',
    'plan.yml',
    '--agent-command',
    GREETS,
  ];
  const child = spawn('bwrap', [...container, ...program], {
    cwd: dir,
    env: { PATH: process.env.PATH, HOME: temp, TMPDIR: temp, ...env },
  });
  const [output, errors, [exitCode]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { exitCode, output: output + errors };
}
