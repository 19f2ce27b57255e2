import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { runCli } from '../../helpers/run-built.ts';
import { cleanUp, commitAll, git, writeFiles } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, listRefs, runOnLaptop, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

const CONFIG = '.groundhog/config.yml';
const WORK = 'echo hello > greeting.txt && groundhog verb checkpoint-success --summary "Greet"';

test('a run goes by the configuration at its base, not by the one on the disk, and says so; flags come first', async () => {
  const config = `agent_command: '${WORK}; : $GROUNDHOG_MAX_TURNS'\nmax_iterations: 7\nmaterialize: approval\ninstruction: Be kind.\nsign: api\n`;
  const { dir } = await createPlanRepo(greetPlan(), { [CONFIG]: config });
  await writeFiles(dir, { [CONFIG]: 'agent_command: "false"\nnonsense: 1\n' });
  const run = await runOnLaptop(dir, { flags: ['--materialize', 'direct'] });
  expect(run).toMatchObject({ exitCode: 0, document: { ending: 'passed', result: null } });
  expect(run.stderr).toMatch(
    /Set by \.groundhog\/config\.yml: agent_command: echo hello .*; instruction: Be kind\.; max_/,
  );
  expect(run.stderr).not.toContain('materialize: approval');
  expect(run.stderr).toContain('GitHub signs in jobs alone: what lands here is not signed');
  expect(run.stderr).toMatch(
    /^Warning: \.groundhog\/config\.yml is read at the base, \w{7}: what your checkout has there counts once it is committed\n/,
  );
  expect(await git(dir, 'show', `${TASK_BRANCH}:greeting.txt`)).toBe('hello');
});

test('an attempt is told the instruction and the turns of the configuration, and a command that is given outdoes it', async () => {
  const config = 'agent: builtin\nprovider: anthropic\nmodel: m\nmax_iterations: 7\ninstruction: Be kind.\n';
  const { dir } = await createPlanRepo(greetPlan({ head: 'instruction: Be brief.\n' }), { [CONFIG]: config });
  const agent = `grep -A4 '^## Instruction' "$GROUNDHOG_BRIEF" | tr '\\n' ' '; echo "turns $GROUNDHOG_MAX_TURNS"; ${WORK}`;
  const run = await runOnLaptop(dir, { agent });
  expect(run.document.ending).toBe('passed');
  expect(run.stderr).toMatch(/## Instruction +Be kind\. +Be brief\./);
  expect(run.stderr).toContain('turns 7');
  expect(run.stderr).not.toContain('agent: builtin');
  expect(run.stderr).not.toContain('sign');
});

test('a configuration that is in no commit is named as the one that has no effect, before what is missing without it', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  await writeFiles(dir, { [CONFIG]: `agent_command: '${WORK}'\n` });
  const run = await runOnLaptop(dir, {});
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toMatch(
    /^Warning: \.groundhog\/config\.yml is read at the base, \w{7}, which has none: what your checkout has there counts once it is committed\n[\s\S]*no command was given/,
  );
  await git(dir, 'add', '-A');
  await git(dir, 'commit', '-qm', 'Configure');
  const committed = await runOnLaptop(dir, {});
  expect([committed.exitCode, committed.stderr]).toEqual([0, expect.not.stringContaining('read at the base')]);
});

test('a configuration with mistakes refuses the run, with every place, and nothing is written', async () => {
  const { dir } = await createPlanRepo(greetPlan(), { [CONFIG]: 'modle: m\nmax_tokens: none\n' });
  const refs = await listRefs(dir);
  const run = await runOnLaptop(dir, { agent: WORK });
  expect(run).toMatchObject({ exitCode: 2, leftovers: [], document: { ending: 'refused' } });
  expect(run.document.reason).toMatch(
    /config\.yml:1:1: .*"modle"; did you mean "model"\?\n.*config\.yml:2:13: "max_tokens"/,
  );
  expect(await listRefs(dir)).toBe(refs);
});

test.each([
  ['link', async (dir: string) => symlink('other.yml', join(dir, CONFIG))],
  ['folder', async (dir: string) => writeFiles(dir, { [`${CONFIG}/part.yml`]: '' })],
])('a %s in the place of the configuration is refused by a run, validate and doctor', async (kind, make) => {
  const { dir } = await createPlanRepo(greetPlan(), { '.groundhog/other.yml': 'max_iterations: 7\n' });
  await make(dir);
  await commitAll(dir, 'Configure');
  const text = `${CONFIG}:1:1: this is a ${kind}: a run reads its configuration from a plain file alone`;
  const run = await runOnLaptop(dir, { agent: WORK });
  expect(run).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(`\n${text}\n`) });
  for (const args of [['plan.yml'], [CONFIG]]) {
    const validated = await runCli(['validate', ...args], { cwd: dir });
    expect(validated).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(text) });
  }
  const { stdout } = await runCli(['doctor'], { cwd: dir });
  expect(stdout).toContain(`/${CONFIG}: this is a ${kind}: `);
});

test('doctor does not pass a repository or an environment that switches isolation off', async () => {
  const { dir } = await createPlanRepo(greetPlan(), { [CONFIG]: 'isolation: none\n' });
  const off = await runCli(['doctor'], { cwd: dir });
  expect(off.exitCode).toBe(1);
  expect(off.stdout).toMatch(/^✗ isolation +\.groundhog\/config\.yml switches it off: the agent has all rights/m);
  expect(off.stdout).not.toContain('runs isolated.');
  await writeFiles(dir, { '.groundhog/config.yml': 'isolation: auto\n' });
  const env = { GROUNDHOG_ISOLATION: 'none' };
  expect((await runCli(['doctor'], { cwd: dir, env })).stdout).not.toContain('switches it off');
  await writeFiles(dir, { '.groundhog/config.yml': 'deadline_minutes: 50\n' });
  expect((await runCli(['doctor'], { cwd: dir, env })).stdout).toMatch(
    /^✗ isolation +the variable GROUNDHOG_ISOLATION/m,
  );
});

test('doctor names a YAML file beside the configuration, which no run reads', async () => {
  const { dir } = await createPlanRepo(greetPlan(), { '.groundhog/config.yaml': 'isolation: none\n' });
  expect((await runCli(['doctor'], { cwd: dir })).stdout).toMatch(
    /^○ files +\S+\.groundhog\/config\.yaml is read by no run: settings are in \.groundhog\/config\.yml/m,
  );
});

test('doctor refuses a repository that a run refuses, and says what helps', async () => {
  const { dir } = await createPlanRepo(greetPlan(), { '.gitattributes': '*.bin filter=lfs\n' });
  const seen = async () => (await runCli(['doctor'], { cwd: dir })).stdout;
  expect(await seen()).toMatch(/^○ Git LFS +\.gitattributes: a run is refused/m);
  await git(dir, 'config', 'remote.origin.promisor', 'true');
  expect(await seen()).toMatch(
    /^✗ repository +The repository is a partial clone\.[\s\S]*config --unset remote\.origin\.promisor/m,
  );
  await git(dir, 'config', '--unset', 'remote.origin.promisor');
  await git(dir, 'branch', 'groundhog');
  expect(await seen()).toMatch(/^✗ repository .*refs\/heads\/groundhog/m);
  await git(dir, 'branch', '-m', 'groundhog', 'other');
  expect(await seen()).toMatch(/^✓ repository /m);
});
