import { afterEach, expect } from '@jest/globals';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { agentCommand, createPlanRepo, greetPlan, runOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

const SECRET = 'swordfish-of-the-caller-4711';
const agent = agentCommand('writes-file.sh', 'greeting.txt', 'hello');

function listDebugLines(text: string): string[] {
  return text.split('\n').filter((line) => line.startsWith('debug: '));
}

quickTest(
  'with --verbose a run shows git commands and decisions on standard error, and its result stays pure JSON',
  async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const run = await runOnLaptop(dir, { agent, flags: ['--verbose'], env: { DEPLOY_PASSWORD: SECRET } });
    expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
    expect(() => JSON.parse(run.stdout)).not.toThrow();
    const lines = listDebugLines(run.stderr);
    expect(lines).toContainEqual(expect.stringMatching(/^debug: git .*\(exit 0, \d+ ms\)$/));
    expect(lines).toContainEqual(expect.stringMatching(/^debug: next: attempt 1, number 1 at "greet"/));
    expect(lines).toContainEqual(expect.stringMatching(/^debug: next: end the run as "passed"/));
    expect(run.stderr).not.toContain(SECRET);
  },
);

slowTest('without --verbose a run shows none of them', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { agent });
  expect(run).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
  expect(listDebugLines(run.stderr)).toEqual([]);
});

slowTest('a secret in an argument of git is masked, and standard output is that of the quiet command', async () => {
  const { dir } = await createPlanRepo(greetPlan());
  await runOnLaptop(dir, { agent });
  const options = { cwd: dir, env: { DEPLOY_PASSWORD: SECRET } };
  const quiet = await runCli(['status'], options);
  const verbose = await runCli(['status', '--verbose'], options);
  expect(verbose).toMatchObject({ exitCode: 0, stdout: quiet.stdout });
  expect(listDebugLines(verbose.stderr).length).toBeGreaterThan(0);
  const remote = await runCli(['status', '--verbose', '--remote', `/no/such/${SECRET}`], options);
  expect(listDebugLines(remote.stderr)).toContainEqual(expect.stringContaining('/no/such/***'));
  expect(remote.stderr).not.toContain(SECRET);
});
