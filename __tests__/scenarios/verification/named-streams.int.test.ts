import { afterEach, expect, test } from '@jest/globals';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { createPlanRepo, runOnLaptop } from '../laptop.ts';
import { agentThat, planOfCommands } from './plan-of-commands.ts';

afterEach(cleanUp);

test('an agent reads its task from /dev/stdin, and criteria have a reporter write to /dev/stdout, as in a shell', async () => {
  const reporter = 'node --test --test-reporter=tap --test-reporter-destination=/dev/stdout a.test.mjs';
  const { dir } = await createPlanRepo(
    planOfCommands([reporter, 'set -e; test -s brief; echo note > /dev/stderr'], {
      head: 'setup: echo ready > /dev/stdout\n',
    }),
    { 'a.test.mjs': "import { test } from 'node:test';\ntest('holds', () => {});\n" },
  );
  const read = `node -e "fs.writeFileSync('brief', fs.readFileSync('/dev/stdin'))"; grep -q greeting brief || exit 1`;
  const run = await runOnLaptop(dir, { agent: agentThat(read) });
  expect(run.document).toMatchObject({ ending: 'passed' });
});
