import { afterEach, expect } from '@jest/globals';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest } from '../../helpers/slow-run.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { createPlanRepo, runOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

const PLAN = `task: hello
checkpoints:
  - id: one
    spec: Write one.txt.
    success_criteria: [{ kind: file_exists, path: one.txt }]
  - id: two
    spec: Write two.txt.
    success_criteria: [{ kind: file_exists, path: two.txt }]
`;
/** Fails at its first attempt, and then writes the file of its checkpoint. */
const AGENT = `[ "$GROUNDHOG_DAY" != 1 ] || exit 1
echo > "$GROUNDHOG_CHECKPOINT.txt"; groundhog verb checkpoint-success --summary done`;

quickTest('show prints the last attempt of the task, of a checkpoint, or the one of a number', async () => {
  const { dir } = await createPlanRepo(PLAN);
  const show = async (...words: readonly string[]) => {
    const { exitCode, stdout, stderr } = await runCli(['show', ...words], { cwd: dir });
    return { exitCode, text: stdout + stderr };
  };
  expect(await show('--task', 'hello')).toMatchObject({ exitCode: 2 });
  expect((await runOnLaptop(dir, { agent: AGENT })).document.ending).toBe('passed');
  expect(await show()).toMatchObject({ exitCode: 0, text: expect.stringMatching(/^Attempt 3 of checkpoint two: /) });
  expect((await show('one')).text).toMatch(/^Attempt 2 of checkpoint one: /);
  expect((await show('1')).text).toMatch(/^Attempt 1 of checkpoint one: failed/);
});
