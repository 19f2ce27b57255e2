import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { runCli } from '../helpers/run-built.ts';
import { cleanUp, git } from '../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  listEventKinds,
  listSubjects,
  runOnLaptop,
  TASK_BRANCH,
} from './laptop.ts';

afterEach(cleanUp);

const CLI = resolve('dist/cli.js');
const WRITES = agentCommand('writes-file.sh', 'greeting.txt', 'hello');

/** A folder for PATH with a git whose push of this number is carried out and not answered, and a word is said then. */
async function losePush(dir: string, number: number, words: string): Promise<string> {
  const notes = await createNotes();
  const bin = notes.file('bin');
  const realGit = join(await git('/', '--exec-path'), 'git');
  const pushes = notes.file('pushes');
  await mkdir(bin);
  await writeFile(
    join(bin, 'git'),
    `#!/bin/sh
case "$*" in *' push '*) ;; *) exec '${realGit}' "$@" ;; esac
echo >> '${pushes}'
[ "$(wc -l < '${pushes}')" = ${number} ] || exec '${realGit}' "$@"
'${realGit}' "$@" > /dev/null
cd '${dir}' && PATH='${process.env.PATH ?? ''}' '${process.execPath}' '${CLI}' ${words} > /dev/null 2>&1
exit 1
`,
  );
  await chmod(join(bin, 'git'), 0o755);
  return `${bin}:${process.env.PATH ?? ''}`;
}

test.each([
  { push: 1, what: 'the first record' },
  { push: 2, what: 'the start of an attempt' },
  { push: 3, what: 'a capture' },
  { push: 4, what: 'a landing' },
  { push: 5, what: 'the end of the run' },
])('$what whose answer is lost while a person says something is recorded once', async ({ push }) => {
  const { dir, commit } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  const env = { PATH: await losePush(dir, push, 'hint Quick.') };
  const run = await runOnLaptop(dir, { agent: WRITES, env });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  const kinds = await listEventKinds(dir);
  expect(kinds.filter((kind) => kind === 'hint_given')).toHaveLength(1);
  expect(kinds.filter((kind) => kind !== 'hint_given')).toEqual(
    [...new Set(kinds)].filter((kind) => kind !== 'hint_given'),
  );
  expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Write greeting.txt']);
  expect((await runOnLaptop(dir, { agent: 'false' })).document.ending).toBe('nothing_to_do');
});

test('an attempt that fails while the answer to its end is lost and a person says something costs one attempt', async () => {
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 2\n' }));
  const env = { PATH: await losePush(dir, 4, 'hint Quick.') };
  const run = await runOnLaptop(dir, { agent: agentCommand('writes-file.sh', 'other.txt', 'hello'), env });
  expect(run.document).toMatchObject({ ending: 'blocked', checkpoints: [{ attempts: [{ day: 1 }, { day: 2 }] }] });
  const kinds = await listEventKinds(dir);
  for (const kind of ['attempt_started', 'attempt_captured', 'attempt_ended'])
    expect(kinds.filter((other) => other === kind)).toHaveLength(2);
});

test('a word that is said while the answer to it is lost is said once', async () => {
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  expect((await runOnLaptop(dir, { agent: 'true' })).document.ending).toBe('blocked');
  const env = { PATH: await losePush(dir, 1, 'hint Second.') };
  expect(await runCli(['hint', 'First.'], { cwd: dir, env })).toMatchObject({ exitCode: 0 });
  expect((await listEventKinds(dir)).filter((kind) => kind === 'hint_given')).toHaveLength(2);
});
