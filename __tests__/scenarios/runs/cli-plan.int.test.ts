import { readFile } from 'node:fs/promises';
import { afterEach, expect } from '@jest/globals';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  listEventKinds,
  listRefs,
  listSubjects,
  planOfTwo,
  runOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';

afterEach(cleanUp);

quickTest('a plan that is not valid is refused with every place, and nothing is written', async () => {
  const plan = 'task: hello\ncheckpoints:\n  - id: greet\n    spec: ""\n    mood: good\n    success_criteria: []\n';
  const { dir } = await createPlanRepo(plan);
  const [refs, objects] = [await listRefs(dir), await git(dir, 'count-objects', '-v')];
  const run = await runOnLaptop(dir, { agent: 'true' });
  expect(run).toMatchObject({ exitCode: 2, leftovers: [], document: { ending: 'refused', checkpoints: [] } });
  for (const place of ['plan.yml:4:11', 'plan.yml:5:5', 'plan.yml:6:23']) {
    expect(run.stderr).toContain(`${place}: `);
    expect(run.document.reason).toContain(`${place}: `);
  }
  expect(await listRefs(dir)).toBe(refs);
  expect(await git(dir, 'count-objects', '-v')).toBe(objects);
});

quickTest('a plan whose criteria hold already starts no agent and ends with nothing to do', async () => {
  const notes = await createNotes();
  const { dir } = await createPlanRepo(greetPlan(), { 'greeting.txt': 'hello\n' });
  const run = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh', notes.file('started')) });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'nothing_to_do' } });
  expect(run.document.checkpoints).toEqual([{ id: 'greet', outcome: 'success', committed_ref: null, attempts: [] }]);
  await expect(readFile(notes.file('started'))).rejects.toThrow(/ENOENT/);
  expect(await git(dir, 'for-each-ref', TASK_BRANCH)).toBe('');
});

quickTest('a task that has passed has nothing to do, and its rerun writes nothing', async () => {
  const notes = await createNotes();
  const { dir } = await createPlanRepo(greetPlan());
  const agent = agentCommand('does-all-steps.sh', notes.file('started'));
  await runOnLaptop(dir, { agent });
  const refs = await listRefs(dir);
  const run = await runOnLaptop(dir, { agent });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'nothing_to_do' } });
  expect(run.document.checkpoints).toMatchObject([{ outcome: 'success', attempts: [{ outcome: 'passed' }] }]);
  expect(await listRefs(dir)).toBe(refs);
  expect(await readFile(notes.file('started'), 'utf8')).toBe('greet/1\n');
});

slowTest('a plan that was changed keeps what has landed unchanged and opens the rest again', async () => {
  const notes = await createNotes();
  const { dir, commit } = await createPlanRepo(planOfTwo({ budget: 3 }));
  const agent = agentCommand('does-all-steps.sh', notes.file('started'));
  await runOnLaptop(dir, { agent });
  const held = `${planOfTwo({ budget: 3 })}      - { kind: file_absent, path: x }\n`;
  const same = await runOnLaptop(dir, { agent, planText: held });
  expect(same.document.checkpoints).toMatchObject([
    { id: 'greet', outcome: 'success', attempts: [{ day: 1 }] },
    { id: 'bye', outcome: 'success', attempts: [{ day: 2 }] },
  ]);
  expect((await listEventKinds(dir)).filter((kind) => kind === 'plan_set')).toHaveLength(2);
  expect((await listEventKinds(dir)).slice(-2)).toEqual(['checkpoint_satisfied', 'run_ended']);
  const wanted = `${held}      - { kind: file_contains, path: bye.txt, pattern: '^adieu$' }\n`;
  const writes = agentCommand('writes-file.sh', 'bye.txt', 'adieu');
  const run = await runOnLaptop(dir, { agent: writes, planText: wanted });
  expect(run.document.ending).toBe('passed');
  expect(run.document.checkpoints.map(({ attempts }) => attempts.map(({ day }) => day))).toEqual([[1], [2, 3]]);
  expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Write bye.txt', 'Do bye', 'Do greet']);
  expect(await readFile(notes.file('started'), 'utf8')).toBe('greet/1\nbye/1\n');
});

slowTest('the setup runs once in the fresh workspace, and what it makes is not part of the result', async () => {
  const notes = await createNotes();
  const head = `setup: echo built > product.txt && echo run >> '${notes.file('setup')}' && echo changed >> README.md\n`;
  const { dir } = await createPlanRepo(greetPlan({ head, more: '' }));
  const run = await runOnLaptop(dir, { agent: agentCommand('errs-first.sh', notes.dir) });
  expect(run.document.ending).toBe('passed');
  expect(await readFile(notes.file('setup'), 'utf8')).toBe('run\n');
  expect(await git(dir, 'ls-tree', '-r', '--name-only', TASK_BRANCH)).toBe('README.md\ngreeting.txt\nplan.yml');
  expect(await git(dir, 'cat-file', 'blob', `${TASK_BRANCH}:README.md`)).toBe('# Hello');
  expect(run.stderr).toMatch(/setup changed tracked files; they were restored: README\.md/);
});

slowTest('a setup that fails stops the run with its output, and the next run goes on', async () => {
  const { dir } = await createPlanRepo(greetPlan({ head: 'setup: echo no luck; exit 7\n' }));
  const run = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh') });
  expect(run).toMatchObject({ exitCode: 5, leftovers: [], document: { ending: 'infra_error' } });
  expect(run.document.reason).toMatch(/exit code 7[\s\S]*no luck/);
  const next = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh'), planText: greetPlan() });
  expect(next).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
});

slowTest('what the criteria write is not in the commit', async () => {
  const litter = 'echo litter > litter.txt; echo litter >> greeting.txt; mkdir -p d; echo litter > d/litter.txt';
  const { dir } = await createPlanRepo(`${greetPlan()}      - { kind: command, command: '${litter}' }\n`);
  const run = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh') });
  expect(run.document.ending).toBe('passed');
  expect(await git(dir, 'ls-tree', '-r', '--name-only', TASK_BRANCH)).toBe('README.md\ngreeting.txt\nplan.yml');
  expect(await git(dir, 'cat-file', 'blob', `${TASK_BRANCH}:greeting.txt`)).toBe('hello');
});

slowTest('what the criteria of one checkpoint write is gone when the next one starts', async () => {
  const notes = await createNotes();
  const litter = "      - { kind: command, command: 'echo litter > litter.txt; echo litter >> greeting.txt' }\n";
  const plan = planOfTwo({ budget: 1 }).replace('  - id: bye\n', `${litter}  - id: bye\n`);
  const { dir } = await createPlanRepo(plan);
  const agent = `ls > '${notes.dir}'/$GROUNDHOG_CHECKPOINT; cat greeting.txt >> '${notes.dir}'/$GROUNDHOG_CHECKPOINT; ${agentCommand('does-all-steps.sh')}`;
  const run = await runOnLaptop(dir, { agent });
  expect(run.document.ending).toBe('passed');
  expect(await readFile(notes.file('bye'), 'utf8')).toBe('README.md\ngreeting.txt\nplan.yml\nhello\n');
});

quickTest('a change outside of the allowed paths fails the attempt', async () => {
  const notes = await createNotes();
  const { dir } = await createPlanRepo(`${greetPlan()}      - { kind: changes_within, paths: ["greeting.txt"] }\n`);
  const run = await runOnLaptop(dir, { agent: agentCommand('errs-first.sh', notes.dir) });
  expect(run.document.ending).toBe('passed');
  const [first, second] = run.document.checkpoints[0]?.attempts ?? [];
  expect(first?.criteria[1]).toMatchObject({ kind: 'changes_within', outcome: 'failed' });
  expect(first?.criteria[1]?.detail).toMatch(/litter\.txt/);
  expect(second?.criteria[1]).toMatchObject({ outcome: 'passed' });
});

slowTest('what no machine can judge is not judged, and that is said', async () => {
  const { dir } = await createPlanRepo(`${greetPlan()}      - { kind: semantic, statement: It sounds warm. }\n`);
  const run = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh') });
  expect(run.document.ending).toBe('passed');
  expect(run.document.checkpoints[0]?.attempts[0]?.criteria).toMatchObject([
    { kind: 'file_contains', outcome: 'passed' },
    { kind: 'semantic', outcome: 'unjudged' },
  ]);
  expect(run.stderr).toMatch(/passed, 1 of 2 criteria, 1 not judged/);
});
