import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from '@jest/globals';
import { runCli } from '../../helpers/run-built.ts';
import { cleanUp, git, writeFiles } from '../../helpers/temp-repo.ts';
import { agentCommand, createPlanRepo, greetPlan, runOnLaptop, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

test('a landed checkpoint that changes in the plan starts again: a dry run and the run say why', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const agent = agentCommand('writes-file.sh', 'greeting.txt', 'hello');
  expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
  const planText = greetPlan().replace('^hello$', '^hello, world$');
  const why = 'It has changed in the plan since it passed, so it starts again.';
  await writeFiles(dir, { 'plan.yml': planText });
  const shown = await runCli(['run', 'plan.yml', '--agent-command', agent, '--dry-run'], { cwd: dir });
  expect(shown.stdout).toContain(`1/1 greet: waiting, at most 3 attempts. ${why}\n`);
  const run = await runOnLaptop(dir, { agent });
  expect(run.stderr).toContain(`1/1 greet: ${why}\n`);
});

test('what has landed is held against tighter limits of its checkpoint, until it is taken back', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const agent = 'echo hello > greeting.txt; echo cheat > conftest.py';
  expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
  const landed = (await git(dir, 'rev-parse', TASK_BRANCH)).trim();
  const within = '      - { kind: changes_within, paths: [greeting.txt] }\n';
  await writeFiles(dir, { 'plan.yml': `${greetPlan({ more: '    protect: [tests/**]\n' })}${within}` });
  const refused = await runOnLaptop(dir, { agent });
  expect(refused).toMatchObject({ exitCode: 4, document: { ending: 'refused' } });
  expect(refused.document.reason).toMatch(/"greet" .*changed "conftest\.py", which its "protect" or "changes_within"/s);
  const [, line = ''] = /with what came later in those paths: (.*)/.exec(refused.document.reason) ?? [];
  // What its reader has staged is none of what is taken back.
  await git(dir, 'add', 'plan.yml');
  await promisify(execFile)('sh', ['-c', line], { cwd: dir });
  expect(await git(dir, 'diff', '--name-only', `${TASK_BRANCH}~1`, TASK_BRANCH)).toBe('conftest.py');
  expect(await git(dir, 'diff', '--name-only', '--cached')).toBe('plan.yml');
  const fixed = await runOnLaptop(dir, { agent: 'false' });
  expect(fixed.document.ending).toBe('passed');
  expect(await git(dir, 'diff', '--name-only', `${landed}~1`, TASK_BRANCH)).toBe('greeting.txt');
});

test('a path that the plan protects later is named where it has landed, and can be taken back', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const agent = 'echo hello > greeting.txt; echo cheat > conftest.py';
  expect((await runOnLaptop(dir, { agent })).stderr).not.toContain('what has landed (');
  await writeFiles(dir, { 'plan.yml': greetPlan({ head: 'protect: [conftest.py]\n' }) });
  const warned = await runOnLaptop(dir, { agent });
  expect(warned.document.ending).toBe('passed');
  expect(warned.stderr).toMatch(/Checkpoint "greet": what has landed \([0-9a-f]{12}\) changed "conftest\.py", which /);
  const [, line = ''] = /check the work without it: (git switch .* git switch -)/.exec(warned.stderr) ?? [];
  await git(dir, 'commit', '-qam', 'Protect');
  await promisify(execFile)('sh', ['-c', line], { cwd: dir });
  const again = await runOnLaptop(dir, { agent: 'false' });
  expect(again.document.ending).toBe('passed');
  expect(again.stderr).not.toContain('what has landed (');
  expect(await git(dir, 'ls-tree', '--name-only', TASK_BRANCH)).not.toContain('conftest.py');
  expect(await git(dir, 'ls-tree', '--name-only', TASK_BRANCH)).toContain('greeting.txt');
});

const TWO_ON_ONE_FILE = (changes: { readonly head?: string; readonly one?: string } = {}) => `task: hello
${changes.head ?? ''}checkpoints:
  - id: one
    spec: Write one in both files.
${changes.one ?? ''}    success_criteria: [{ kind: file_contains, path: b.txt, pattern: one }]
  - id: two
    spec: Write two in a.txt.
    success_criteria: [{ kind: file_contains, path: a.txt, pattern: two }]
`;

/** Writes both files for the first checkpoint, and one of them again for the second. */
const EDITS_TWICE = 'if [ -e b.txt ]; then echo two >> a.txt; else echo one | tee a.txt > b.txt; fi';

test('a path that a later checkpoint has changed, too, is held against the limits of the first', async () => {
  const { dir } = await createPlanRepo(TWO_ON_ONE_FILE(), { 'docs/guide.md': 'guide\n' });
  expect((await runOnLaptop(dir, { agent: EDITS_TWICE })).document.ending).toBe('passed');
  await writeFiles(dir, { 'plan.yml': TWO_ON_ONE_FILE({ head: 'protect: [a.txt]\n' }) });
  const warned = await runOnLaptop(dir, { agent: EDITS_TWICE });
  expect(warned.document.ending).toBe('passed');
  expect(warned.stderr).toMatch(
    /Checkpoints "one", "two": what has landed \([0-9a-f]{12}, [0-9a-f]{12}\) changed "a\.txt", /,
  );
  await writeFiles(dir, { 'plan.yml': TWO_ON_ONE_FILE({ one: '    protect: [a.txt]\n' }) });
  const refused = await runOnLaptop(dir, { agent: EDITS_TWICE });
  expect(refused).toMatchObject({ exitCode: 4, document: { ending: 'refused' } });
  expect(refused.document.reason).toMatch(/"one" .*\([0-9a-f]{12}\) changed "a\.txt", which its "protect"/s);
  const [, line = ''] = /with what came later in those paths: (.*)/.exec(refused.document.reason) ?? [];
  await git(dir, 'commit', '-qam', 'Protect');
  await promisify(execFile)('sh', ['-c', line], { cwd: join(dir, 'docs') });
  expect(await git(dir, 'ls-tree', '--name-only', TASK_BRANCH)).not.toContain('a.txt');
  // The second checkpoint lost its line with it, which is said, and is an agent's work again where a person asks for that.
  const lost = await runOnLaptop(dir, { agent: 'false' });
  expect(lost.document).toMatchObject({ ending: 'blocked', checkpoints: [{ outcome: 'success' }, { id: 'two' }] });
  expect((await runCli(['retry', 'two'], { cwd: dir })).exitCode).toBe(0);
  const again = await runOnLaptop(dir, { agent: 'test -e b.txt && echo two > a.txt' });
  expect(again.document.ending).toBe('passed');
});

test('commits that wait or were rebased are taken back from the branch that has them', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const agent = 'echo hello > greeting.txt; echo cheat > conftest.py';
  const flags = ['--materialize', 'approval'];
  const { document } = await runOnLaptop(dir, { agent, flags });
  await writeFiles(dir, { 'plan.yml': greetPlan({ more: '    protect: [conftest.py]\n' }) });
  await git(dir, 'commit', '-qam', 'Protect');
  const waiting = await runOnLaptop(dir, { agent, flags });
  expect(waiting.document.reason).toContain(
    '\nFirst approve the commits that wait, which makes the task branch. Take ',
  );
  expect((await runCli(['approve', document.result ?? ''], { cwd: dir })).exitCode).toBe(0);
  const rebased = await runOnLaptop(dir, { agent, flags: ['--rebase'] });
  const head = (await git(dir, 'rev-parse', TASK_BRANCH)).trim();
  expect(head).not.toBe(document.result);
  expect(rebased.document).toMatchObject({
    ending: 'refused',
    reason: expect.stringContaining(`(${head.slice(0, 12)})`),
  });
  expect(rebased.document.reason).toContain(`\nTake it back on the task branch, `);
});

test('what people have merged is held against no limit that the plan gets later', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const agent = 'echo hello > greeting.txt; echo mine > other.txt';
  expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
  await git(dir, 'merge', '-q', 'groundhog/hello/task');
  await git(dir, 'branch', '-d', 'groundhog/hello/task');
  const grown = `${greetPlan({ more: '    protect: [other.txt]\n' })}  - id: bye
    spec: Write bye.txt.
    success_criteria: [{ kind: file_exists, path: bye.txt }]
`;
  await writeFiles(dir, { 'plan.yml': `protect: [other.txt]\n${grown}` });
  const run = await runOnLaptop(dir, { agent: 'touch bye.txt' });
  expect(run.document.ending).toBe('passed');
  expect(run.stderr).not.toContain('what has landed (');
});

test('limits that what has landed keeps do not refuse it, nor what a person has changed since', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const agent = 'echo hello > greeting.txt; echo mine > other.txt';
  expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
  const within = (paths: string) => `${greetPlan()}      - { kind: changes_within, paths: [${paths}] }\n`;
  await writeFiles(dir, { 'plan.yml': within('"*.txt"') });
  expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
  await git(dir, 'switch', '-q', 'groundhog/hello/task');
  await writeFiles(dir, { 'other.txt': 'of a person\n' });
  await git(dir, 'commit', '-qm', 'Reword', '--', 'other.txt');
  await git(dir, 'switch', '-q', '-');
  await writeFiles(dir, { 'plan.yml': within('greeting.txt') });
  expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
});

test('a guard that is newer than all landings is said to be unchecked, and an audit checks it', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const agent = agentCommand('writes-file.sh', 'greeting.txt', 'hello');
  expect((await runOnLaptop(dir, { agent })).document.ending).toBe('passed');
  const kept = '  - { kind: file_exists, path: README.md }\n';
  await writeFiles(dir, {
    'plan.yml': greetPlan({ head: `guards:\n${kept}  - { kind: command, command: "false" }\n` }),
  });
  const { stderr, document } = await runOnLaptop(dir, { agent });
  expect(document.ending).toBe('passed');
  expect(stderr).toContain('Warning: Guard 1 of the plan (`README.md`) is newer than all that has landed');
  expect(stderr).toContain('Warning: Guard 2 of the plan (`false`) is newer than all that has landed');
  const again = await runOnLaptop(dir, { agent });
  expect(again.document.ending).toBe('nothing_to_do');
  expect(again.stderr).toContain('Warning: Guard 2 of the plan (`false`) is newer than all that has landed');
  expect((await runCli(['audit', 'plan.yml'], { cwd: dir })).stdout).toContain('a criterion does not hold');
  const grown = `${greetPlan({ head: `guards:\n${kept}` })}  - id: bye
    spec: Write bye.txt.
    success_criteria: [{ kind: file_exists, path: bye.txt }]
`;
  await writeFiles(dir, { 'plan.yml': grown });
  expect((await runOnLaptop(dir, { agent: 'touch bye.txt' })).stderr).not.toContain('is newer than');
  expect((await runOnLaptop(dir, { agent: 'false' })).stderr).not.toContain('is newer than');
});

test('a guard that is added to a task with attempts is run before the next one', async () => {
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  const agent = agentCommand('writes-file.sh', 'greeting.txt', 'bye');
  expect((await runOnLaptop(dir, { agent })).document).toMatchObject({ ending: 'blocked' });
  const head = 'guards:\n  - { kind: tests, command: "true", report: junit.xml }\n';
  await writeFiles(dir, { 'plan.yml': greetPlan({ head, more: '    attempt_budget: 1\n' }) });
  const refused = await runOnLaptop(dir, { agent });
  expect(refused.stderr).toMatch(/guard 1 ran `true`/);
  const { stdout } = await runCli(['status', '--json'], { cwd: dir });
  expect(JSON.parse(stdout).tasks[0].checkpoints[0].attempts).toBe(1);
});
