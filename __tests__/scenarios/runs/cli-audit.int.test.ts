import { watch, writeFile } from 'node:fs/promises';
import { afterEach, expect, test } from '@jest/globals';
import { runCli, startCli } from '../../helpers/run-built.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { createNotes, createPlanRepo, listEventKinds, listRefs, runOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

const PLAN = `task: hello
setup: mkdir made && echo 1 > made/by-setup
checkpoints:
  - id: add
    spec: Write sum.mjs.
    success_criteria:
      - { kind: command, command: "test -f made/by-setup && node check.mjs" }
      - { kind: semantic, statement: It reads well. }
  - id: done
    spec: Nothing to do.
    success_criteria:
      - { kind: file_exists, path: README.md }
`;
const LINES = Array.from({ length: 20 }, (_, at) => `// ${at}\n`).join('');
const FILES = {
  'check.mjs': "import { sum } from './sum.mjs';\nif (sum(1, 2) !== 3) throw new Error('no sum');\n",
  'sum.mjs': `${LINES}export const sum = () => 0;\n${LINES}export const other = 0;\n${LINES}`,
};
/** Changes a line that the check needs and one that it does not, and adds a file that nothing reads. */
const AGENT = [
  `sed -i 's/() => 0/(a, b) => a + b/; s/other = 0/other = 1/' sum.mjs`,
  'echo note > notes.txt',
  'groundhog verb checkpoint-success --summary done',
].join(' && ');

test('an audit lists the hunks of a landing that no criterion notices, and writes nothing', async () => {
  const { dir } = await createPlanRepo(PLAN, FILES);
  const early = await runCli(['audit', 'plan.yml'], { cwd: dir });
  expect([early.exitCode, early.stderr]).toEqual([
    2,
    expect.stringMatching(/no record of this task[\s\S]*was found\.\nRun its plan first/),
  ]);
  const run = await runOnLaptop(dir, { agent: AGENT, flags: ['--audit-minutes', '5'] });
  expect(run.stderr).toMatch(/add: 2 of 3 hunks are not covered by any criterion\n[\s\S]*Ending: passed/);
  const kinds = await listEventKinds(dir);
  expect(kinds.slice(kinds.indexOf('checkpoint_landed'))).toEqual([
    'checkpoint_landed',
    'landing_audited',
    'baseline_checked',
    'checkpoint_satisfied',
    'run_ended',
  ]);
  const refs = await listRefs(dir);
  const audit = await runCli(['audit', 'plan.yml'], { cwd: dir });
  expect(audit.exitCode).toBe(0);
  expect(audit.stdout).toMatch(
    /^add \([0-9a-f]{7}\): 2 of 3 hunks are not covered by any criterion\n {2}notes\.txt \(\+1 -0\)\n {2}sum\.mjs:42 \(\+1 -1\)\n$/,
  );
  const json = await runCli(['audit', 'plan.yml', '--json', '--minutes', '5'], { cwd: dir });
  expect(JSON.parse(json.stdout)).toMatchObject({
    task_id: 'hello',
    checkpoints: [
      {
        checkpoint_id: 'add',
        ...{ end: 'done', hunks: 3, tried: 3 },
        unnoticed: [
          { path: 'notes.txt', line: null, added: 1, removed: 0 },
          { path: 'sum.mjs', line: 42, added: 1, removed: 1 },
        ],
      },
    ],
  });
  expect(await listRefs(dir)).toBe(refs);
});

test('an audit that a signal ends says so, and what it had found by then', async () => {
  const { dir, file } = await createNotes();
  const waits = `if [ -e '${file('slow')}' ]; then touch '${file('waits')}'; sleep 600; fi`;
  const { dir: repo } = await createPlanRepo(PLAN.replace('&& node', `&& ${waits} && node`), FILES);
  expect((await runOnLaptop(repo, { agent: AGENT })).document.ending).toBe('passed');
  await writeFile(file('slow'), '');
  const watcher = watch(dir);
  const started = await startCli(['audit', 'plan.yml', '--json'], { cwd: repo });
  for await (const { filename } of watcher) if (filename === 'waits') break;
  started.child.kill('SIGINT');
  const audit = await started.finished;
  expect([audit.exitCode, audit.stderr]).toEqual([3, expect.stringContaining('The audit was interrupted.')]);
  expect(JSON.parse(audit.stdout).checkpoints).toMatchObject([{ end: 'interrupted', hunks: 3, tried: 0 }]);
});
