import { afterEach, expect, test } from '@jest/globals';
import { runCli } from '../../helpers/run-built.ts';
import { cleanUp, writeFiles } from '../../helpers/temp-repo.ts';
import { agentCommand, createPlanRepo, greetPlan, runOnLaptop } from '../laptop.ts';

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
