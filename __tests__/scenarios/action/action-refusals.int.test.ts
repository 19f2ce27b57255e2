import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import type { HttpFault } from '../../helpers/http/http-faults.ts';
import { completeTest, isSlowRun, quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { JOB_TOKEN, withHub } from '../job.ts';
import { agentCommand, greetPlan, listRefs, listSubjects, readRecord, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

const WRITES = agentCommand('does-all-steps.sh');

/** Lets the remote say no to a push as GitHub does; the condition is of the shell, with `old`, `new` and `ref`. */
async function refuse(bare: string, { when, say }: { readonly when: string; readonly say: string }): Promise<void> {
  const hook = `#!/bin/sh\nwhile read -r old new ref; do if ${when}; then echo "${say}" >&2; exit 1; fi; done\n`;
  await writeFile(join(bare, 'hooks', 'pre-receive'), hook, { mode: 0o755 });
}

quickTest('a ruleset that closes the task branch ends blocked, with its own words and where the work is', () =>
  withHub({}, async ({ bare, run, github }) => {
    const say =
      'error: GH013: Repository rule violations found for $ref.\n- Cannot create ref due to creations being restricted.';
    await refuse(bare, { when: `test "$ref" = ${TASK_BRANCH}`, say });
    const refused = await run({ agent: WRITES });
    expect(refused).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked', 'pull-request': '' } });
    expect(refused.summary).toMatch(/A rule of the repository[\s\S]*creations being restricted[\s\S]*task-branch: /);
    expect(refused.summary).toMatch(/kept at refs\/groundhog\/hello\/day-1/);
    expect(await git(bare, 'cat-file', 'blob', 'refs/groundhog/hello/day-1:greeting.txt')).toBe('hello');
    expect(refused.stdout).toMatch(/next run checks it again and lands it without the agent/);
    expect(await github.pulls()).toEqual([]);
    await rm(join(bare, 'hooks', 'pre-receive'));
    const landed = await run({ agent: 'exit 1' });
    expect(landed).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', attempts: '1' } });
    expect(await git(bare, 'cat-file', 'blob', `${TASK_BRANCH}:greeting.txt`)).toBe('hello');
    expect(await listRefs(bare)).not.toMatch(/day-1/);
  }),
);

quickTest('a new task with a criterion that no attempt can satisfy is refused before any record', () =>
  withHub({ plan: greetPlan({ head: 'protect: [greeting.txt]\n' }) }, async ({ bare, run }) => {
    const before = await listRefs(bare);
    const refused = await run({ agent: WRITES });
    expect(refused.exitCode).toBe(1);
    expect(refused.summary).toMatch(
      /is not valid; nothing was started[\s\S]*:\d+:1: [\s\S]*this checkpoint cannot pass/,
    );
    expect(await listRefs(bare)).toBe(before);
  }),
);

slowTest('work whose landing was refused gives way to a new attempt once a person has pushed to the branch', () =>
  withHub({}, async ({ bare, commit, run }) => {
    await refuse(bare, { when: `test "$ref" = ${TASK_BRANCH}`, say: 'not now' });
    expect(await run({ agent: WRITES })).toMatchObject({ outputs: { ending: 'blocked' } });
    await rm(join(bare, 'hooks', 'pre-receive'));
    const theirs = await git(bare, 'commit-tree', '-p', commit, '-m', 'A commit of a person', `${commit}^{tree}`);
    await git(bare, 'update-ref', TASK_BRANCH, theirs);
    expect(await run({ agent: WRITES })).toMatchObject({ outputs: { ending: 'passed', attempts: '2' } });
    expect(await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).toEqual(['Do greet', 'A commit of a person']);
    expect(await readRecord(bare, 'run.json')).toContain('the task branch or the plan has changed');
  }),
);

completeTest('work that has passed lands without its agent after the connection broke while it was landed', () =>
  withHub({}, async ({ bare, github, run }) => {
    const body = new RegExp(TASK_BRANCH);
    const fault = { kind: 'drop', hasActed: false } as const;
    github.failGit({ method: 'POST', path: /git-receive-pack$/, body, times: 1000, fault });
    expect(await run({ agent: WRITES })).toMatchObject({ exitCode: 1, outputs: { ending: 'infra_error' } });
    expect(await listRefs(bare)).not.toContain(TASK_BRANCH);
    github.heal();
    expect(await run({ agent: 'exit 1' })).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
  }),
);

completeTest('a ref where our folder of refs must be is named, and nothing is written', () =>
  withHub({}, async ({ bare, run }) => {
    await git(bare, 'update-ref', 'refs/groundhog', 'refs/heads/main');
    const before = await listRefs(bare);
    const refused = await run({ agent: WRITES });
    expect(refused).toMatchObject({ exitCode: 1, outputs: { ending: 'refused', 'pull-request': '' } });
    expect(refused.summary).toMatch(/A ref is in the way[\s\S]*refs\/groundhog/);
    expect(await listRefs(bare)).toBe(before);
  }),
);

slowTest('a change of a workflow fails its attempt, and a remote that refuses to keep it does not stop the run', () =>
  withHub({ plan: greetPlan({ more: '    attempt_budget: 2\n' }) }, async ({ bare, run }) => {
    await refuse(bare, {
      when: 'git log --format= --name-only "$new" --not --all | grep -q ^.github/workflows/',
      say: 'refusing to allow a GitHub App to create or update workflow without workflows permission',
    });
    const meddle = 'mkdir -p .github/workflows; echo "on: push" > .github/workflows/ci.yml';
    const agent = `test "$GROUNDHOG_ATTEMPT" != 1 || { ${meddle}; }; ${WRITES}`;
    const result = await run({ agent });
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', attempts: '2' } });
    const record = await readRecord(bare, 'run.json');
    expect(record).toMatch(/refusing to allow a GitHub App to create or update workflow/);
    expect(record).toMatch(/\.github\/workflows\/ci\.yml/);
    expect(await listRefs(bare)).not.toMatch(/day-1/);
    expect(await git(bare, 'ls-tree', '-r', '--name-only', TASK_BRANCH)).not.toMatch(/\.github/);
  }),
);

slowTest('a token that ends in the middle of a run is told, and the next job goes on from what was recorded', () =>
  withHub({}, async ({ github, run, bare }) => {
    const fault = { kind: 'answer', hasActed: false, status: 401, body: { message: 'Bad credentials' } } as const;
    github.failGit({ path: /git-receive-pack/, skip: 4, times: 1000, fault });
    github.fail({ path: /./, skip: 2, times: 1000, fault });
    const ended = await run({ agent: WRITES });
    expect(ended).toMatchObject({ exitCode: 1, outputs: { ending: 'infra_error' } });
    expect(ended.summary).toMatch(/token is not valid, or no longer[\s\S]*deadline-minutes: 50/);
    expect(await listRefs(bare)).toMatch(/refs\/groundhog\/hello\/state/);
    github.heal();
    expect(await run({ agent: WRITES })).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect(await github.pulls()).toHaveLength(1);
  }),
);

slowTest('where no pull request may be opened the work lands, and the permission to add is told', () => {
  const tokens = { [JOB_TOKEN]: { kind: 'github_actions', permissions: { contents: 'write' } } } as const;
  return withHub({ tokens }, async ({ bare, run, github }) => {
    const result = await run({ agent: WRITES });
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', 'pull-request': '' } });
    expect(result.stdout).toMatch(/not accessible by integration[\s\S]*pull-requests: write[\s\S]*Or open it by hand/);
    expect(await git(bare, 'cat-file', 'blob', `${TASK_BRANCH}:greeting.txt`)).toBe('hello');
    expect(await github.pulls()).toEqual([]);
  });
});

const SIGN_IN: HttpFault = {
  kind: 'answer',
  hasActed: false,
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  text: '<html><body>Sign in to go on</body></html>',
};

if (isSlowRun)
  test.each(
    rowsOfRun(
      [1, 3, 5, 7, 9, 11, 13],
      () => false,
      (skip) => skip === 1 || skip === 9,
    ),
  )(
    'a page of a proxy instead of the refs of the remote, after %i good answers, is never taken for a conflict or a rule',
    (skip) =>
      withHub({}, async ({ bare, github, run, commit }) => {
        github.failGit({ method: 'GET', path: /info\/refs$/, skip, fault: SIGN_IN });
        const first = await run({ agent: WRITES });
        expect(['passed', 'infra_error']).toContain(first.outputs.ending);
        github.failGit({ method: 'GET', path: /info\/refs$/, skip, times: 1000, fault: SIGN_IN });
        const second = await run({ agent: WRITES });
        expect(['passed', 'nothing_to_do', 'infra_error']).toContain(second.outputs.ending);
        github.heal();
        const last = await run({ agent: WRITES });
        expect(['passed', 'nothing_to_do']).toContain(last.outputs.ending);
        expect(await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).toEqual(['Do greet']);
      }),
  );
