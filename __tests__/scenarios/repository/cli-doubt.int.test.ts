import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { cliPath } from '../../helpers/built-program.ts';
import { runCli } from '../../helpers/run-built.ts';
import { rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import {
  agentCommand,
  createNotes,
  createPlanRepo,
  greetPlan,
  listEventKinds,
  listSubjects,
  planOfTwo,
  runOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';

afterEach(cleanUp);

const CLI = cliPath();
const WRITES = agentCommand('writes-file.sh', 'greeting.txt', 'hello');

/**
 * A PATH with a git whose push of this number is carried out and not answered. Then a word is said, or else the next
 * question what the remote has fails.
 */
async function losePush(dir: string, number: number, words?: string): Promise<{ PATH: string; asked: string }> {
  const notes = await createNotes();
  const bin = notes.file('bin');
  const realGit = join(await git('/', '--exec-path'), 'git');
  const pushes = notes.file('pushes');
  const [lost, asked] = [notes.file('lost'), notes.file('asked')];
  const say = `cd '${dir}' && PATH='${process.env.PATH ?? ''}' '${process.execPath}' '${CLI}' ${words} > /dev/null 2>&1`;
  const then = words === undefined ? `touch '${lost}'` : say;
  await mkdir(bin);
  await writeFile(
    join(bin, 'git'),
    `#!/bin/sh
case "$*" in
*' ls-remote '*) [ ! -e '${lost}' ] || [ -e '${asked}' ] || { echo > '${asked}'; exit 1; } ;;
esac
case "$*" in *' push '*) ;; *) exec '${realGit}' "$@" ;; esac
echo >> '${pushes}'
[ "$(wc -l < '${pushes}')" = ${number} ] || exec '${realGit}' "$@"
'${realGit}' "$@" > /dev/null
${then}
exit 1
`,
  );
  await chmod(join(bin, 'git'), 0o755);
  return { PATH: `${bin}:${process.env.PATH ?? ''}`, asked };
}

test.each(
  rowsOfRun(
    [
      { push: 1, what: 'the first record' },
      { push: 4, what: 'the start of an attempt' },
      { push: 5, what: 'a capture' },
    ],
    (_, index) => index === 0,
  ),
)('$what whose answer is lost while a person says something is recorded once', async ({ push }) => {
  const { dir, commit } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  const { PATH } = await losePush(dir, push, 'hint Quick.');
  const run = await runOnLaptop(dir, { agent: WRITES, env: { PATH } });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  const kinds = await listEventKinds(dir);
  expect(kinds.filter((kind) => kind === 'hint_given')).toHaveLength(1);
  expect(kinds.filter((kind) => kind !== 'hint_given')).toEqual(
    [...new Set(kinds)].filter((kind) => kind !== 'hint_given'),
  );
  expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Write greeting.txt']);
  expect((await runOnLaptop(dir, { agent: 'false' })).document.ending).toBe('nothing_to_do');
});

slowTest('a landing whose answer is lost while a person says something is recorded once', async () => {
  const { dir, commit } = await createPlanRepo(planOfTwo({ budget: 1 }));
  const { PATH } = await losePush(dir, 6, 'hint Quick.');
  const run = await runOnLaptop(dir, { agent: agentCommand('does-all-steps.sh'), env: { PATH } });
  expect(run).toMatchObject({ exitCode: 0, leftovers: [], document: { ending: 'passed' } });
  const kinds = (await listEventKinds(dir)).filter((kind) =>
    /^(attempt_ended|checkpoint_landed|hint_given)$/.test(kind),
  );
  expect(kinds).toEqual([
    ...['attempt_ended', 'checkpoint_landed', 'hint_given'],
    ...['attempt_ended', 'checkpoint_landed'],
  ]);
  expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
});

slowTest(
  'the end of a run whose answer is lost while a person asks for more is the end, and the next run goes on',
  async () => {
    const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
    const { PATH } = await losePush(dir, 7, 'retry');
    expect((await runOnLaptop(dir, { agent: 'true', env: { PATH } })).document.ending).toBe('blocked');
    expect((await listEventKinds(dir)).slice(-2)).toEqual(['run_ended', 'checkpoint_reopened']);
    expect((await runOnLaptop(dir, { agent: WRITES })).document.ending).toBe('passed');
  },
);

slowTest('an end whose answer is lost, and that the remote cannot be asked for, stays what it was', async () => {
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  const { PATH, asked } = await losePush(dir, 5);
  const run = await runOnLaptop(dir, { agent: 'true', env: { PATH } });
  expect(await readFile(asked, 'utf8')).toBe('\n');
  expect(run.document).toMatchObject({ ending: 'infra_error', checkpoints: [{ attempts: [{ outcome: 'failed' }] }] });
  expect((await listEventKinds(dir)).slice(-3)).toEqual(['attempt_started', 'attempt_ended', 'run_ended']);
});

slowTest(
  'an attempt that fails while the answer to its end is lost and a person says something costs one attempt',
  async () => {
    const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 2\n' }));
    const { PATH } = await losePush(dir, 6, 'hint Quick.');
    const run = await runOnLaptop(dir, { agent: agentCommand('writes-file.sh', 'other.txt', 'hello'), env: { PATH } });
    expect(run.document).toMatchObject({ ending: 'blocked', checkpoints: [{ attempts: [{ day: 1 }, { day: 2 }] }] });
    const kinds = await listEventKinds(dir);
    for (const kind of ['attempt_started', 'attempt_captured', 'attempt_ended'])
      expect(kinds.filter((other) => other === kind)).toHaveLength(2);
  },
);

slowTest('a word that is said while the answer to it is lost is said once', async () => {
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  expect((await runOnLaptop(dir, { agent: 'true' })).document.ending).toBe('blocked');
  const { PATH } = await losePush(dir, 1, 'hint Second.');
  expect(await runCli(['hint', 'First.'], { cwd: dir, env: { PATH } })).toMatchObject({ exitCode: 0 });
  expect((await listEventKinds(dir)).filter((kind) => kind === 'hint_given')).toHaveLength(2);
});
