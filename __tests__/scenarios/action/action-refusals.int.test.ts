import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect } from '@jest/globals';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { JOB_TOKEN, withHub } from '../job.ts';
import { agentCommand, greetPlan, listRefs, readRecord, TASK_BRANCH } from '../laptop.ts';

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
    expect(await github.pulls()).toEqual([]);
  }),
);

slowTest('a ref where our folder of refs must be is named, and nothing is written', () =>
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

quickTest('where no pull request may be opened the work lands, and the permission to add is told', () => {
  const tokens = { [JOB_TOKEN]: { kind: 'github_actions', permissions: { contents: 'write' } } } as const;
  return withHub({ tokens }, async ({ bare, run, github }) => {
    const result = await run({ agent: WRITES });
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', 'pull-request': '' } });
    expect(result.stdout).toMatch(/not accessible by integration[\s\S]*pull-requests: write[\s\S]*Or open it by hand/);
    expect(await git(bare, 'cat-file', 'blob', `${TASK_BRANCH}:greeting.txt`)).toBe('hello');
    expect(await github.pulls()).toEqual([]);
  });
});
