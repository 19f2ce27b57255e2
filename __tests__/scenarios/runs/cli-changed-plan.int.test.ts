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
  expect(shown.stdout).toContain(`1/1 greet: waiting, attempts: 3. ${why}\n`);
  const run = await runOnLaptop(dir, { agent });
  expect(run.stderr).toContain(`1/1 greet: ${why}\n`);
});
