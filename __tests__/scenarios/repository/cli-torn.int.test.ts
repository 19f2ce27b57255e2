import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  runOnLaptop,
  TASK_BRANCH,
} from '../laptop.ts';

afterEach(cleanUp);

const WRITES = agentCommand('writes-file.sh', 'greeting.txt', 'hello');

quickTest(
  'a branch that the server refuses while it takes the record gets its commit by the next run that may push it',
  async () => {
    const { dir, commit } = await createPlanRepo(greetPlan());
    await git(dir, 'config', 'receive.hideRefs', 'refs/heads/groundhog');
    const refused = await runOnLaptop(dir, { agent: WRITES });
    expect(refused).toMatchObject({ exitCode: 1, leftovers: [], document: { ending: 'blocked' } });
    expect(refused.document.reason).toMatch(
      /heads\/groundhog\/hello\/task: deny updating a hidden ref\nThese were moved all the same: refs\/groundhog\/hello\/state/,
    );
    const again = await runOnLaptop(dir, { agent: 'false' });
    expect(again.document).toMatchObject({
      ending: 'blocked',
      reason: expect.stringMatching(/deny updating a hidden ref[\s\S]*hello\/state/),
    });
    await git(dir, 'config', '--unset', 'receive.hideRefs');
    expect((await runOnLaptop(dir, { agent: 'false' })).document.ending).toBe('passed');
    expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Write greeting.txt']);
    const kinds = await listEventKinds(dir);
    expect(kinds.filter((kind) => /^attempt_ended|checkpoint_landed/.test(kind))).toHaveLength(2);
  },
);

quickTest(
  'a last commit whose branch was refused is published by a run in a checkout that nobody can bring there',
  async () => {
    const { dir, commit } = await createPlanRepo(greetPlan());
    await git(dir, 'config', 'receive.hideRefs', 'refs/heads/groundhog');
    const flags = ['--workspace', 'in_place'];
    expect((await runOnLaptop(dir, { agent: WRITES, flags })).document.ending).toBe('blocked');
    await git(dir, 'config', '--unset', 'receive.hideRefs');
    expect(await git(dir, 'rev-parse', 'HEAD')).toBe(commit);
    expect(await runOnLaptop(dir, { agent: 'false', flags })).toMatchObject({
      exitCode: 0,
      document: { ending: 'passed' },
    });
    expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Write greeting.txt']);
  },
);

slowTest(
  'a record that the server begins to hide ends the run with that reason, and nothing of a landing is there',
  async () => {
    const notes = await createNotes();
    const { dir, commit } = await createPlanRepo(greetPlan());
    // Between the capture and the landing, once.
    const hide = `git --git-dir '${join(dir, '.git')}' config receive.hideRefs refs/groundhog`;
    const criterion = `test -e greeting.txt || exit 1; test -e ${notes.file('hidden')} || { touch ${notes.file('hidden')} && ${hide}; }`;
    const planText = `${greetPlan()}      - { kind: command, command: "${criterion}" }\n`;
    const refused = await runOnLaptop(dir, { agent: WRITES, planText });
    expect(refused).toMatchObject({ exitCode: 1, leftovers: [], document: { ending: 'blocked' } });
    expect(refused.document.reason).toMatch(/hello\/state: stale info[\s\S]*the server may hide it from pushes/);
    expect(await listRefs(dir)).not.toContain(TASK_BRANCH);
    await git(dir, 'config', '--unset', 'receive.hideRefs');
    expect((await runOnLaptop(dir, { agent: 'false', planText })).document.ending).toBe('passed');
    expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Write greeting.txt']);
    expect((await listEventKinds(dir)).filter((kind) => kind === 'attempt_started')).toHaveLength(1);
  },
);

slowTest(
  'a server that dies in a landing, loses the branch and leaves its lock costs nothing but another run',
  async () => {
    const notes = await createNotes();
    const { dir, commit } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
    const realGit = join(await git('/', '--exec-path'), 'git');
    const lock = join(dir, '.git', `${TASK_BRANCH}.lock`);
    await mkdir(notes.file('bin'));
    await writeFile(
      notes.file('bin/git'),
      `#!/bin/sh
case "$*" in *' push '*:${TASK_BRANCH}*) ;; *) exec '${realGit}' "$@" ;; esac
[ ! -e '${notes.file('died')}' ] || exec '${realGit}' "$@"
'${realGit}' "$@" > /dev/null
'${realGit}' --git-dir='${dir}/.git' update-ref -d ${TASK_BRANCH}
mkdir -p '${join(lock, '..')}' && touch '${lock}' '${notes.file('died')}'
exit 1
`,
    );
    await chmod(notes.file('bin/git'), 0o755);
    const env = { PATH: `${notes.file('bin')}:${process.env.PATH ?? ''}` };
    const failed = await runOnLaptop(dir, { agent: WRITES, env });
    expect(failed).toMatchObject({ exitCode: 5, leftovers: [], document: { ending: 'infra_error' } });
    expect(failed.document.reason).toMatch(/hello\/task\.lock" is there, made \d+ seconds? ago/);
    expect((await listEventKinds(dir)).slice(-2)).toEqual(['checkpoint_landed', 'run_ended']);
    await rm(lock);
    expect((await runOnLaptop(dir, { agent: 'false' })).document.ending).toBe('passed');
    expect(await listSubjects(dir, `${commit}..${TASK_BRANCH}`)).toEqual(['Write greeting.txt']);
    expect((await listEventKinds(dir)).filter((kind) => kind === 'attempt_ended')).toHaveLength(1);
  },
);
