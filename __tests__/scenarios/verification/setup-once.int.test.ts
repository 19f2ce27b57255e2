import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect } from '@jest/globals';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git } from '../../helpers/temp-repo.ts';
import { createNotes, createPlanRepo, runOnLaptop, startOnLaptop, TASK_BRANCH } from '../laptop.ts';
import { agentThat, planOfCommands } from './plan-of-commands.ts';

afterEach(cleanUp);

const FILES = { '.gitignore': 'node_modules/\n', 'package.json': '{"n":1}\n', 'src/a.js': '1\n' };

/** A setup that installs what package.json says, and notes each time where it did so. */
function installing(log: string): string {
  return `setup: mkdir -p node_modules && cp package.json node_modules/installed && pwd >> '${log}'\n`;
}

const readLines = async (file: string) => (await readFile(file, 'utf8')).trimEnd().split('\n');

describe('the setup', () => {
  quickTest('runs once in a run, and the agent gets a copy of what it made', async () => {
    const notes = await createNotes();
    const plan = planOfCommands(['cmp package.json node_modules/installed', 'test -e greeting.txt'], {
      head: installing(notes.file('setups')),
      budget: 2,
    });
    const { dir } = await createPlanRepo(plan, FILES);
    const agent = `cmp package.json node_modules/installed && echo 2 > src/a.js; [ -e "${notes.file('again')}" ] || { touch "${notes.file('again')}"; groundhog verb checkpoint-success --summary early; exit; }; ${agentThat('')}`;
    const run = await runOnLaptop(dir, { agent, flags: ['--fresh'] });
    expect(run.document).toMatchObject({ ending: 'passed', checkpoints: [{ attempts: [{}, {}] }] });
    expect(await readLines(notes.file('setups'))).toEqual([
      expect.stringMatching(/groundhog-verify-\w+\/1\/workspace$/),
    ]);
  });

  quickTest('that fails ends the run with its cause, before an agent starts', async () => {
    const setup = 'setup: |\n  echo one\n  echo two\n  echo "error: no such package" >&2\n  echo three\n  exit 3\n';
    const { dir } = await createPlanRepo(planOfCommands(['test -e greeting.txt'], { head: setup }));
    const run = await runOnLaptop(dir, { agent: 'true' });
    expect(run).toMatchObject({ exitCode: 5, document: { ending: 'infra_error', checkpoints: [{ attempts: [] }] } });
    expect(run.stderr).toMatch(
      /Ending: infra_error\.[^\n]*\n {2}echo one [^\n]* exit 3: exit code 3: error: no such package\n/,
    );
  });

  quickTest(
    'that makes code beside what it installs is warned of, also where a script of the install builds',
    async () => {
      const head = 'setup: mkdir -p node_modules dist && echo 1 > node_modules/a.js && echo 1 > dist/a.js\n';
      const { dir } = await createPlanRepo(planOfCommands(['test -e greeting.txt'], { head }), {
        '.gitignore': 'node_modules/\ndist/\n',
      });
      const run = await runOnLaptop(dir, { agent: agentThat('') });
      expect(run.document.ending).toBe('passed');
      expect(run.stderr).toMatch(/Warning: The setup made dist\/a\.js, and runs once: .* "setup_inputs"/);
    },
  );

  slowTest(
    'runs again on a captured tree that changes what it reads, and fails that attempt when it fails',
    async () => {
      const notes = await createNotes();
      const head = `setup: grep -q broken package.json && exit 3; mkdir -p node_modules && cp package.json node_modules/installed && pwd >> '${notes.file('setups')}'\n`;
      const plan = planOfCommands(['cmp package.json node_modules/installed', 'test -e greeting.txt'], {
        head,
        budget: 2,
      });
      const { dir } = await createPlanRepo(plan, FILES);
      const agent = agentThat(
        `n=2; [ -e "${notes.file('again')}" ] || n=broken; touch "${notes.file('again')}"; echo "{\\"n\\":\\"$n\\"}" > package.json; cp package.json node_modules/installed`,
      );
      const run = await runOnLaptop(dir, { agent });
      expect(run.document).toMatchObject({ ending: 'passed' });
      const [broken, passed] = run.document.checkpoints[0]?.attempts ?? [];
      expect(broken?.criteria[0]?.detail).toBe(
        'It was not run, since the setup failed on the captured tree: exit code 3.',
      );
      expect(passed?.outcome).toBe('passed');
      expect(await readLines(notes.file('setups'))).toHaveLength(2);
      expect(await git(dir, 'show', `${TASK_BRANCH}:package.json`)).toBe('{"n":"2"}');
    },
  );

  slowTest('fails an attempt that commits something in the place of what it makes', async () => {
    const plan = planOfCommands(['grep -q good modules/answer', 'test -e greeting.txt'], {
      head: 'setup: rm -rf modules && mkdir modules && echo good > modules/answer && echo fixed > modules/other\n',
    });
    const { dir } = await createPlanRepo(plan, { '.gitignore': 'modules/\n' });
    const linked = 'mkdir mine && echo good > mine/answer && rm -r modules && ln -s mine modules';
    const run = await runOnLaptop(dir, { agent: agentThat(linked) });
    expect(run.document.ending).toBe('blocked');
    expect(run.document.checkpoints[0]?.attempts[0]?.criteria[0]?.detail).toBe(
      'It was not run, since the setup failed on the captured tree: the attempt has put modules in the place of what it makes.',
    );
  });

  slowTest('runs for the agent too where what it makes names its folder, as a virtual environment does', async () => {
    const notes = await createNotes();
    const head = `setup: mkdir -p .venv && printf '#!/bin/sh\\ncat "%s/src/a.js"\\n' "$PWD" > .venv/show && chmod +x .venv/show && pwd >> '${notes.file('setups')}'\n`;
    const { dir } = await createPlanRepo(planOfCommands(['test "$(.venv/show)" = 2'], { head }), {
      ...FILES,
      '.gitignore': '.venv/\n',
    });
    const run = await runOnLaptop(dir, { agent: agentThat('echo 2 > src/a.js; test "$(.venv/show)" = 2 || exit 1') });
    expect(run.document).toMatchObject({ ending: 'passed' });
    const folders = await readLines(notes.file('setups'));
    expect(folders).toEqual([
      expect.stringMatching(/groundhog-verify-\w+\/1\/workspace$/),
      expect.stringMatching(/groundhog-work-\w+\/workspace$/),
    ]);
  });

  slowTest('and criteria get copies of the caches that the settings name', async () => {
    const notes = await createNotes();
    const home = await createTempDir('groundhog-home');
    await git(home, 'init', '--quiet');
    await writeFile(join(home, '.cached'), 'not named\n');
    await git(home, 'config', 'x.y', 'cached');
    const head = `setup: grep -q cached "$HOME/.git/config" && echo more > "$HOME/.git/made" && touch "$HOME/other"\n`;
    const plan = planOfCommands(
      [
        `grep -q cached "$HOME/.git/config" && grep -q more "$HOME/.git/made" && test ! -e "$HOME/other" && echo broken > "$HOME/.git/config" && touch "$HOME/.git/new" "$HOME/new"`,
        `grep -q cached "$HOME/.git/config" && test ! -e "$HOME/.git/new" && test ! -e "$HOME/new"; ls -A "$HOME" > '${notes.file('home')}'`,
      ],
      { head },
    );
    const { dir } = await createPlanRepo(plan, { '.groundhog/config.yml': 'caches: ["~/.git"]\n' });
    const run = await runOnLaptop(dir, { agent: agentThat('echo hacked > "$HOME/.git/config"'), env: { HOME: home } });
    expect(run.document).toMatchObject({ ending: 'passed' });
    expect(await readFile(notes.file('home'), 'utf8')).toBe('.git\n');
  });

  slowTest('is repeated by the run that verifies the attempt of a killed one', async () => {
    const notes = await createNotes();
    await writeFile(notes.file('check.sh'), '[ -e greeting.txt ] || exit 1\nkill -9 "$PPID"\nsleep 60\n');
    const plan = planOfCommands([`sh '${notes.file('check.sh')}'`], { head: installing(notes.file('setups')) });
    const { dir } = await createPlanRepo(plan, FILES);
    const agent = agentThat('echo wrong > node_modules/installed');
    const parent = await createTempDir('groundhog-parent');
    const env = { TMPDIR: parent };
    const killed = await (await startOnLaptop(dir, { agent, env })).finished;
    expect(killed.signal).toBe('SIGKILL');
    expect((await readdir(parent)).filter((name) => name.startsWith('groundhog-verify-'))).toHaveLength(1);
    await writeFile(notes.file('check.sh'), 'cmp package.json node_modules/installed && test -e greeting.txt\n');
    const run = await runOnLaptop(dir, { agent: 'exit 1', env });
    expect(await readdir(parent)).toEqual([]);
    expect(run).toMatchObject({ document: { ending: 'passed' } });
    expect(await readLines(notes.file('setups'))).toHaveLength(2);
  });
});
