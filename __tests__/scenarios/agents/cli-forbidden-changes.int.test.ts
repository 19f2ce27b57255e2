import { afterEach, expect, test } from '@jest/globals';
import { quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { agentCommand, createPlanRepo, greetPlan, readRecord, runOnLaptop, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

const plan = greetPlan({ head: 'protect: ["test/**"]\n', more: '    attempt_budget: 1\n' });

async function findFault(agent: string, files: Readonly<Record<string, string>> = {}) {
  const { dir } = await createPlanRepo(plan, { 'greeting.txt': '', 'test/a.js': '', ...files });
  const run = await runOnLaptop(dir, { agent });
  expect(run).toMatchObject({ exitCode: 1, leftovers: [], document: { ending: 'blocked' } });
  expect(await git(dir, 'for-each-ref', TASK_BRANCH)).toBe('');
  const [attempt] = run.document.checkpoints[0]?.attempts ?? [];
  expect(attempt).toMatchObject({ outcome: 'failed', failure_report: { source: 'runner' }, criteria: [] });
  return attempt?.failure_report?.what_happened;
}

test.each(
  rowsOfRun(
    [
      ['plan.yml', 'test/a.js'],
      ...[
        'test/a.js',
        'test/new.js',
        '.github/workflows/ci.yml',
        '.groundhog/config.yml',
        'CODEOWNERS',
        'plan.yml',
      ].map((path) => [path]),
    ],
    (paths) => paths.length > 1,
  ).map((paths) => ({ paths })),
)('an attempt that changes the protected $paths has failed, and is told so', async ({ paths }) => {
  const changes = paths.map((path) => `mkdir -p "$(dirname '${path}')"; echo weaker >> '${path}'`);
  const agent = [...changes, agentCommand('writes-file.sh', 'greeting.txt', 'hello')].join('; ');
  expect(await findFault(agent)).toBe(`The attempt changed protected paths: ${paths.join(', ')}.`);
});

quickTest('an attempt that moves HEAD has failed, and is told so', async () => {
  expect(await findFault(agentCommand('moves-head.sh'))).toMatch(/moved HEAD .* refs\/heads\/elsewhere/);
});

slowTest('an attempt that makes a nested repository has failed, and is told so', async () => {
  expect(await findFault(agentCommand('nests-repository.sh'))).toMatch(/nested repository: inner/);
});

slowTest('an attempt that makes a huge tree of new files has failed, and is told so', async () => {
  const agent = `mkdir out; (cd out; seq 5001 | xargs touch); ${agentCommand('writes-file.sh', 'greeting.txt', 'hello')}`;
  expect(await findFault(agent)).toMatch(/changed 5002 files with \d+ bytes, which is more than is allowed/);
});

slowTest('commits that an agent makes on its own branch do not count, the files do', async () => {
  const { dir, commit } = await createPlanRepo(greetPlan());
  const run = await runOnLaptop(dir, { agent: agentCommand('commits-by-itself.sh') });
  expect(run.document.ending).toBe('passed');
  expect(await git(dir, 'log', '--format=%an %s', `${commit}..${TASK_BRANCH}`)).toBe('Groundhog Write the greeting');
  expect(await readRecord(dir, 'chronicle.jsonl')).not.toMatch(/My own commit/);
});
