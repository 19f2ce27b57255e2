import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest } from '../../helpers/slow-run.ts';
import { cleanUp, createRepo, createTempDir, writeFiles } from '../../helpers/temp-repo.ts';
import { createPlanRepo, lendTo, runOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

const criteria = (...lines: readonly string[]) =>
  `checkpoints:\n  - id: a\n    spec: Do it.\n    success_criteria:\n${lines.map((line) => `      - ${line}\n`).join('')}`;

test('a plan is checked against the commit of its repository, beside others and the configuration', async () => {
  const impossible = `protect: [test]\n${criteria('kind: command\n        command: node --test test/new.test.js')}`;
  const { dir } = await createRepo({
    files: {
      'package.json': '{ "scripts": { "test": "node --test" } }',
      'test/old.test.js': '',
      'plans/impossible.yml': impossible,
      'plans/weak.yml': criteria('{ kind: file_exists, path: a }'),
      'plans/slip.yml': 'checkpoints:\n  - id: a\n    spec: Fix this: now\n',
      '.groundhog/config.yml': 'agnet: command\n',
    },
  });
  // In the checkout and not in the commit: a run would not find it either.
  await writeFiles(dir, { 'test/new.test.js': '' });
  const files = ['plans/impossible.yml', 'plans/weak.yml', 'plans/slip.yml', '-'];
  const options = { cwd: dir, input: criteria('{ kind: command, command: npm test }') };
  const read = await runCli(['validate', ...files], options);
  expect(read.exitCode).toBe(2);
  expect(read.stdout).toMatch(/^plans\/weak\.yml is valid: 1 checkpoint\./);
  expect(read.stdout).toMatch(/plan: no criterion runs anything[^\n]*\n {4}better:\n {6}guards:\n {8}- kind: tests\n/);
  expect(read.stdout).toMatch(/<stdin> is valid[\s\S]*a: criterion 1 judges "node --test" by its exit code/);
  expect(read.stderr).toMatch(
    /plans\/impossible\.yml:6:1: checkpoint "a", criterion 1: this checkpoint cannot pass: "test\/new\.test\.js" is not at the base/,
  );
  expect(read.stderr).toMatch(/slip\.yml:3:19: a colon and a space [^\n]*\n {8}spec: Fix this: now\n {22}\^\n/);
  expect(read.stderr).toMatch(/\.groundhog\/config\.yml:1:1: .*unknown key "agnet"; did you mean "agent"\?/);
  const json = await runCli(['validate', '--json', ...files, '.groundhog/config.yml'], options);
  expect([json.exitCode, json.stderr]).toEqual([2, '']);
  const omitted = {
    message: expect.stringMatching(/^Tests and protected files are not committed .*: test\/new\.test\.js$/),
  };
  expect(JSON.parse(json.stdout)).toMatchObject({
    schema_version: 1,
    files: [
      { path: 'plans/impossible.yml', kind: 'plan', valid: false, problems: [{ line: 6, column: 1 }] },
      {
        valid: true,
        checkpoints: ['a'],
        warnings: [{}, { checkpoint: null, paste: expect.stringMatching(/^guards:/) }, omitted],
      },
      { valid: false, problems: [{ line: 3, column: 19, excerpt: expect.stringContaining('^') }] },
      { path: '<stdin>', valid: true, problems: [], warnings: [{}, { checkpoint: 'a' }, omitted] },
      { path: '.groundhog/config.yml', kind: 'configuration', valid: false },
    ],
  });
});

quickTest('the lines to paste in place of a command ask for as much as it did', async () => {
  const head = 'task: hello\nprotect: [test/**]\n';
  const plan = `${head}${criteria('{ kind: command, command: node --test }')}    attempt_budget: 1\n`;
  const { dir } = await createPlanRepo(plan, {
    'lib.js': 'exports.f = () => 1;\n',
    'test/lib.test.js': `require('node:test').test('f', () => require('node:assert').equal(require('../lib.js').f(), 2));\n`,
  });
  const read = await runCli(['validate', '--json', 'plan.yml'], { cwd: dir });
  const [paste = ''] = [...read.stdout.matchAll(/"paste": "(success_criteria.*?)"(?:,|\n)/g)].map(
    ([, text = '']) => JSON.parse(`"${text}"`) as string,
  );
  const pasted = `${head}checkpoints:\n  - id: a\n    spec: Do it.\n    attempt_budget: 1\n${paste.replace(/^/gm, '    ')}\n`;
  const run = async (planText: string, agent: string) =>
    runOnLaptop(dir, {
      agent: `${agent}; groundhog verb checkpoint-success --summary x`,
      planText,
      flags: ['--isolation', 'none'],
    });
  expect((await run(pasted, 'echo > garbage.js')).document.ending).toBe('blocked');
  const weak = pasted.replace(/ +must_pass:\n.*\n/, '');
  const landed = await run(weak.replace('task: hello', 'task: weak'), 'echo > garbage.js');
  expect(landed.stderr).toMatch(/Warning: a: the criteria only ask that no test is lost/);
  expect(
    (await run(pasted.replace('Do it.', 'Do it now.'), `echo 'exports.f = () => 2;' > lib.js`)).document.ending,
  ).toBe('passed');
});

test('what costs attempts for nothing is warned of by validate, by a dry run, and as a run starts', async () => {
  const lines = ['npm run nosuch', 'nosuch --check', 'node --test test/new.test.js', 'npm test || true'];
  const plan = criteria(...lines.map((command) => `{ kind: command, command: ${command} }`));
  const { dir } = await createRepo({ files: { 'package.json': '{}', '.groundhog/plans/a.yml': plan } });
  const warnings = [
    'a: criterion 4 cannot fail: it ends with "true", which succeeds whatever comes before; leave that out',
    'a: criterion 1 needs a script "nosuch", which package.json at the base does not have',
    'a: criterion 3 needs "test/new.test.js", which the base does not have: commit it first, or let "spec" ask for it',
    'a: criterion 2 calls "nosuch", which is not on the PATH of this machine',
  ];
  const listed = async (...args: readonly string[]) => {
    const { stdout, stderr } = await runCli(args, { cwd: dir });
    return `${stdout}\n${stderr}`.split('\n').map((line) => line.trim().replace(/^Warning: /, ''));
  };
  const run = ['run', '.groundhog/plans/a.yml', '--agent-command', 'true', '--isolation', 'none'];
  for (const args of [['validate'], [...run, '--dry-run'], run])
    expect(await listed(...args)).toEqual(expect.arrayContaining(warnings));
});

test('outside of a repository a plan is checked by itself', async () => {
  const cwd = await createTempDir('groundhog-plans');
  await writeFiles(cwd, { 'plan.yml': `protect: [test]\n${criteria('{ kind: command, command: node test/new.js }')}` });
  const read = await runCli(['validate', 'plan.yml'], { cwd });
  expect([read.exitCode, read.stderr]).toEqual([0, '']);
  expect(read.stdout).not.toMatch(/the base|on the PATH/);
});

test('a folder means the plans in it, and no path those of the checkout, wherever in it', async () => {
  const plan = criteria('{ kind: command, command: npm test }');
  const { dir } = await createRepo({
    files: {
      '.groundhog/plans/b.yml': plan,
      '.groundhog/plans/a.yaml': plan,
      'src/other.yml': 'x: 1',
      'plans/c.yml': plan,
    },
  });
  const listChecked = async (cwd: string, ...paths: readonly string[]) => {
    const { exitCode, stdout } = await runCli(['validate', '--json', ...paths], { cwd });
    return [exitCode, ...JSON.parse(stdout).files.map(({ path }: { readonly path: string }) => path)];
  };
  const inSource = join(dir, 'src');
  expect(await listChecked(join(dir, '.groundhog', 'plans'))).toEqual([0, 'a.yaml', 'b.yml']);
  expect(await listChecked(inSource)).toEqual([0, '../.groundhog/plans/a.yaml', '../.groundhog/plans/b.yml']);
  expect(await listChecked(dir, 'plans', '.groundhog/plans/b.yml')).toEqual([
    0,
    'plans/c.yml',
    '.groundhog/plans/b.yml',
  ]);
  const fromRoot = await runCli(['run', 'plans/c.yml', '--agent-command', 'true'], { cwd: inSource });
  expect([fromRoot.exitCode, fromRoot.stderr]).toEqual([2, expect.stringContaining('its path is: ../plans/c.yml')]);
  const nameless = await runCli(['run', '', '--agent-command', 'true'], { cwd: inSource });
  expect([nameless.exitCode, nameless.stderr]).toEqual([2, expect.not.stringContaining('its path is')]);
});

test('a plan that may not be read hides no problem of another', async () => {
  const dir = await createTempDir('groundhog-plans');
  await writeFiles(dir, { 'a.yml': '', 'b.yml': 'checkpoints: []\n' });
  await chmod(join(dir, 'a.yml'), 0);
  // Root may read everything.
  const user = process.getuid?.() === 0 ? await lendTo(65534, dir) : {};
  const { exitCode, stderr } = await runCli(['validate', 'a.yml', 'b.yml'], { cwd: dir, ...user });
  expect([exitCode, stderr]).toEqual([2, expect.stringMatching(/a\.yml:1:1: .*"a\.yml": permission denied/)]);
  expect(stderr).toContain('b.yml:1:14: ');
});

test('a file name reaches the terminal without its control characters', async () => {
  const plan = criteria('{ kind: command, command: "true" }');
  const { dir } = await createRepo({
    files: { 'plans/a.yml': `task: t\n${plan}`, 'plans/b\u001b[31m.yml': `task: t\n${plan}` },
  });
  const { exitCode, stdout } = await runCli(['validate', 'plans'], { cwd: dir });
  expect([exitCode, stdout.includes('\u001b')]).toEqual([0, false]);
  expect(stdout).toMatch(/its task "t" is also that of plans\/b\.yml/);
});
