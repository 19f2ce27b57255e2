import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect } from '@jest/globals';
import type { AttemptRecord } from '../../../src/domain/attempt/attempt.ts';
import { runRecordSchema } from '../../../src/domain/record/run-record.ts';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git } from '../../helpers/temp-repo.ts';
import { createNotes, createPlanRepo, readRecord, runOnLaptop, TASK_BRANCH } from '../laptop.ts';
import { agentThat, planOfCommands } from './plan-of-commands.ts';

afterEach(cleanUp);

const SETUP = 'setup: mkdir -p node_modules/lib && echo right > node_modules/lib/index.js\n';

async function readAttempt(dir: string): Promise<AttemptRecord> {
  const { checkpoints } = runRecordSchema.parse(JSON.parse(await readRecord(dir, 'run.json')));
  const attempt = checkpoints[0]?.attempts[0];
  if (attempt === undefined) throw new Error('no attempt was recorded');
  return attempt;
}

describe('criteria', () => {
  quickTest('see the captured tree and the setup of the base, and nothing else that the agent left', async () => {
    const plan = planOfCommands(
      [
        '! grep -q . config.local',
        'grep -qx right node_modules/lib/index.js',
        'test ! -e node_modules/extra.js && test ! -e empty && test ! -e pipe && test -e greeting.txt',
        'test "$(git status --porcelain)" = "?? greeting.txt"',
      ],
      { head: SETUP },
    );
    const { dir } = await createPlanRepo(plan, { '.gitignore': 'node_modules/\nconfig.local\n' });
    const agent = agentThat(
      'echo skip > config.local; echo wrong > node_modules/lib/index.js; echo > node_modules/extra.js; mkdir empty; mkfifo node_modules/pipe; git config core.hooksPath /tmp',
    );
    const run = await runOnLaptop(dir, { agent });
    expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
    expect(run.stderr).toContain('greet: checking 5 criteria in a clean checkout.');
    expect(await git(dir, 'ls-tree', '--name-only', '-r', TASK_BRANCH)).not.toContain('node_modules');
    expect(await readAttempt(dir)).toMatchObject({ verified_in: 'checkout', notes: [] });
  });

  quickTest('do not see what an earlier one has written, and the record names it', async () => {
    const plan = planOfCommands(
      [
        'echo passes > test/args.test.js; echo wrong > node_modules/lib/index.js; rm README.md; mkfifo pipe; mkdir -p new/empty; touch new/file "$HOME/left" "$TMPDIR/left"; mkdir locked; touch locked/in; chmod 500 locked; git config alias.status log; chmod 000 test',
        'grep -qx right node_modules/lib/index.js && test -s README.md && ! ls pipe new locked && test -z "$(ls -A "$HOME" "$TMPDIR" | grep left)"',
        'git status --short && grep -q passes test/args.test.js',
      ],
      { head: SETUP },
    );
    const { dir } = await createPlanRepo(plan, { '.gitignore': 'node_modules/\n', 'test/args.test.js': 'fails\n' });
    const run = await runOnLaptop(dir, { agent: agentThat('') });
    expect(run.document).toMatchObject({ ending: 'blocked', checkpoints: [{ attempts: [{ outcome: 'failed' }] }] });
    const criteria = run.document.checkpoints[0]?.attempts[0]?.criteria ?? [];
    expect(criteria.map(({ outcome }) => outcome)).toEqual(['passed', 'passed', 'failed', 'passed']);
    expect((await readAttempt(dir)).notes).toContain(
      'Criterion 1 changed README.md, node_modules/lib/index.js, test/args.test.js; that was undone.',
    );
  });

  slowTest('get a HOME and a PATH that the agent has not touched', async () => {
    const notes = await createNotes();
    const home = await createTempDir('groundhog-home');
    const bin = await createTempDir('groundhog-bin');
    await writeFile(join(bin, 'mytool'), '#!/bin/sh\necho mytool\n', { mode: 0o755 });
    const planted = await createTempDir('groundhog-planted');
    const plan = planOfCommands([
      `env | sort > '${notes.file('env')}'; test ! -e "$HOME/.npmrc" && test ! -e "$HOME/.gitconfig" && test -d "$TMPDIR"`,
      'test "$(mytool)" = mytool && printf "b\\na\\n" | sort | head -n1 | grep -qx a',
      '! command -v newtool',
    ]);
    const { dir } = await createPlanRepo(plan);
    const agent = agentThat(
      `echo 'script-shell=/bin/true' > "$HOME/.npmrc"; git config --file "$HOME/.gitconfig" alias.x y; printf '#!/bin/sh\\nexit 0\\n' > '${bin}/sort'; cp '${bin}/sort' '${bin}/newtool'; chmod +x '${bin}/sort' '${bin}/newtool'`,
    );
    const path = `${bin}:relative:${planted}/later:${process.env.PATH ?? ''}`;
    const env = {
      HOME: home,
      PATH: path,
      NODE_OPTIONS: '--no-warnings',
      BASH_ENV: '/x',
      PYTHONPATH: '/x',
      XDG_CONFIG_HOME: home,
    };
    const run = await runOnLaptop(dir, { agent, env });
    expect(run.document).toMatchObject({ ending: 'passed' });
    expect(run.stderr).toMatch(new RegExp(`The agent may write to folders of the PATH[^\\n]*${bin}`));
    const said = (await readAttempt(dir)).notes.find((note) => note.startsWith('Programs on the PATH'));
    expect(said).toContain(`${bin}/newtool`);
    expect(said).toContain(`${bin}/sort`);
    const variables = new Map(
      (await readFile(notes.file('env'), 'utf8')).split('\n').map((line) => [line.slice(0, line.indexOf('=')), line]),
    );
    expect([...variables.keys()]).not.toEqual(expect.arrayContaining(['NODE_OPTIONS']));
    for (const name of ['BASH_ENV', 'PYTHONPATH', 'LD_PRELOAD']) expect(variables.has(name)).toBe(false);
    for (const name of ['HOME', 'TMPDIR', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_RUNTIME_DIR'])
      expect(variables.get(name)).toMatch(/^[A-Z_]+=.*\/groundhog-verify-\w{6}\/\d+\//);
    expect(variables.get('PATH')).not.toContain('relative');
    expect(variables.get('PATH')).not.toContain(planted);
  });

  slowTest('that run at the same time have a checkout each', async () => {
    const notes = await createNotes();
    const waiting = (mine: string, other: string) =>
      `test ! -e mark || exit 1; touch mark '${notes.file(mine)}'; until [ -e '${notes.file(other)}' ]; do sleep 0.05; done; rm '${notes.file(other)}'; test ! -e '${other}'`;
    const plan = planOfCommands([waiting('one', 'two'), waiting('two', 'one')], { head: SETUP }).replaceAll(
      ', serial: true',
      '',
    );
    const { dir } = await createPlanRepo(plan, { '.gitignore': 'node_modules/\n' });
    const run = await runOnLaptop(dir, { agent: agentThat('') });
    expect(run).toMatchObject({ leftovers: [], document: { ending: 'passed' } });
  });

  slowTest('install their packages themselves where the plan says nothing of a setup', async () => {
    const { dir } = await createPlanRepo(planOfCommands(['npm ci --offline && npm test']), {
      '.gitignore': 'node_modules/\n',
      'package.json':
        '{"name":"x","version":"1.0.0","scripts":{"test":"test -s node_modules/.package-lock.json -o -e greeting.txt"}}\n',
      'package-lock.json':
        '{"name":"x","version":"1.0.0","lockfileVersion":3,"requires":true,"packages":{"":{"name":"x","version":"1.0.0"}}}\n',
    });
    const run = await runOnLaptop(dir, { agent: agentThat('mkdir node_modules; echo bad > node_modules/x') });
    expect(run.document).toMatchObject({ ending: 'passed' });
  });

  quickTest('that fail as tests that have run say nothing of packages', async () => {
    const test = "require('node:test')('greets', () => require('node:assert').equal(require('./a.js'), 2))\n";
    const criterion =
      'kind: tests, command: node --test --test-reporter=tap a.test.js, report: tap, must_pass: [greets]';
    const plan = `task: hello\ncheckpoints:\n  - id: greet\n    spec: Greet.\n    attempt_budget: 1\n    success_criteria: [{ ${criterion} }]\n`;
    const { dir } = await createPlanRepo(plan, { '.gitignore': 'node_modules/\n', 'a.js': '', 'a.test.js': test });
    await mkdir(join(dir, 'node_modules'));
    const agent = agentThat('echo "module.exports = 1" > a.js');
    const run = await runOnLaptop(dir, { agent, flags: ['--workspace', 'in_place'] });
    const detail = run.document.checkpoints[0]?.attempts[0]?.criteria[0]?.detail;
    expect(detail).toContain('"greets"');
    expect(detail).not.toContain('node_modules');
  });

  slowTest("that fail for want of the user's packages say so, and find them with verify_in: workspace", async () => {
    const plan = planOfCommands(['test -e node_modules/lib.js']);
    const createCheckout = async (files: Readonly<Record<string, string>>) => {
      const { dir } = await createPlanRepo(plan, { '.gitignore': 'node_modules/\n', ...files });
      await git(dir, 'checkout', '--quiet', '-b', 'groundhog/hello/task');
      await mkdir(join(dir, 'node_modules'));
      await writeFile(join(dir, 'node_modules/lib.js'), '');
      return dir;
    };
    const options = { agent: agentThat('test -e node_modules/lib.js'), flags: ['--workspace', 'in_place'] };
    const failing = await runOnLaptop(await createCheckout({}), options);
    expect(failing.document).toMatchObject({ ending: 'blocked' });
    expect(failing.document.checkpoints[0]?.attempts[0]?.criteria[0]?.detail).toBe(
      'It exited with 1; 0 was expected. The verification checkout has no `node_modules`, which the workspace has: say `setup: …` in the plan (or `verify_in: workspace` in the settings).',
    );
    const dir = await createCheckout({ '.groundhog/config.yml': 'verify_in: workspace\n' });
    const run = await runOnLaptop(dir, options);
    expect(run.document).toMatchObject({ ending: 'passed' });
    expect(run.stderr).toContain("checking 2 criteria in the agent's folder.");
    const attempt = await readAttempt(dir);
    expect(attempt.verified_in).toBe('workspace');
    expect(attempt.notes).toEqual([expect.stringContaining("ran in the agent's folder")]);
    expect((await runCli(['validate', 'plan.yml'], { cwd: dir })).stdout).toContain('verify_in: workspace');
  });
});
