import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { completeTest, quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { withHub } from '../job.ts';
import { agentCommand, greetPlan, listRefs, readRecord, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

slowTest('an agent that ends without a verb has failed in a job whose inputs say that only the verb claims', () =>
  withHub({ plan: greetPlan({ more: '    attempt_budget: 1\n' }) }, async ({ run }) => {
    const result = await run({ agent: 'echo hello > greeting.txt', inputs: { claim: 'verb' } });
    expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked', attempts: '1' } });
    expect(result.summary).toContain('The agent ended without closing the attempt.');
  }),
);

slowTest('a person who moves the task branch during an attempt keeps their commit, and the job ends in conflict', () =>
  withHub({}, async ({ bare, run }) => {
    const result = await run({ agent: agentCommand('commits-for-a-person.sh', bare, TASK_BRANCH) });
    expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'conflict', conclusion: 'failure' } });
    expect(await git(bare, 'log', '-1', '--format=%an', TASK_BRANCH)).not.toBe('Groundhog');
    expect(await listRefs(bare)).toMatch(/refs\/groundhog\/hello\/day-1 /);
  }),
);

quickTest('a plan that is not valid at the base is refused with its places, and nothing is written', () =>
  withHub(
    { plan: 'checkpoints:\n  - id: a\n    spec: b\n    succes_criteria: []\n' },
    async ({ bare, run, countWrites }) => {
      const refs = await listRefs(bare);
      const result = await run();
      expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
      expect(result.summary).toMatch(/plan\.yml:4:5: .*succes\\_criteria/);
      expect(await listRefs(bare)).toBe(refs);
      expect(countWrites()).toEqual({ api: 0, git: 0 });
    },
  ),
);

slowTest(
  'a deadline after the end of the token is warned about once, whoever set it, in the log and in the summary',
  () =>
    withHub(
      { files: { 'greeting.txt': 'hello\n', '.groundhog/config.yml': 'deadline_minutes: 10080\n' } },
      async ({ run }) => {
        for (const inputs of [{ 'deadline-minutes': '9000' }, {}]) {
          const late = await run({ inputs });
          expect(late).toMatchObject({ exitCode: 0, outputs: { ending: 'nothing_to_do' } });
          const minutes = inputs['deadline-minutes'] ?? '10080';
          expect(
            late.stdout.match(new RegExp(`^::warning::The deadline is ${minutes} minutes, .*$`, 'gm')),
          ).toHaveLength(1);
          expect(late.summary.match(new RegExp(`^ {4}The deadline is ${minutes} minutes, `, 'gm'))).toHaveLength(1);
        }
        const inTime = await run({ inputs: { 'deadline-minutes': '1430' } });
        expect(inTime.stdout + inTime.summary).not.toContain('The deadline is');
      },
    ),
);

completeTest('a task whose criteria hold already starts no agent', () =>
  withHub({ files: { 'greeting.txt': 'hello\n' } }, async ({ run }) => {
    const result = await run({ agent: 'touch /nonexistent/started' });
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'nothing_to_do', attempts: '0' } });
  }),
);

test.each(rowsOfRun(['../plan.yml', '/etc/passwd', 'plans/../../x.yml', '.git/config', ''], (_, index) => index === 0))(
  'the plan %j is refused before anything is asked of git',
  (plan) =>
    withHub({}, async ({ run }) => {
      const result = await run({ inputs: { plan } });
      expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
      expect(result.stdout).toMatch(/plan file was not found|is missing/);
    }),
);

completeTest('a plan may be named with ./ before it', () =>
  withHub({ files: { 'greeting.txt': 'hello\n' } }, async ({ run }) => {
    expect(await run({ inputs: { plan: './plan.yml' } })).toMatchObject({ outputs: { ending: 'nothing_to_do' } });
  }),
);

slowTest('a repository with files in Git LFS is refused in a job as well, and worked on with the input "lfs"', () =>
  withHub({ files: { '.gitattributes': '*.bin filter=lfs\n' } }, async ({ run, countWrites }) => {
    const refused = await run({ agent: agentCommand('does-all-steps.sh') });
    expect(refused).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    expect(refused.summary).toMatch(/Git LFS[\s\S]*\.gitattributes/);
    expect(countWrites()).toEqual({ api: 0, git: 0 });
    const passed = await run({ agent: agentCommand('does-all-steps.sh'), inputs: { lfs: 'true' } });
    expect(passed).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect(passed.stdout).toMatch(/pointer files in the workspace/);
  }),
);

slowTest('a server that does not answer is told with what to do', () =>
  withHub({}, async ({ run }) => {
    const result = await run({ env: { GITHUB_SERVER_URL: 'http://127.0.0.1:9' } });
    expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'infra_error' } });
    expect(result.stdout).toMatch(/remote repository could not be reached[\s\S]*then try again/);
  }),
);

/** A rule of the remote, as a hook of the bare repository. */
async function rejectPushes(bare: string, condition: string): Promise<void> {
  const hook = `#!/bin/sh\nwhile read -r old new ref; do if ${condition}; then echo "rule: $ref"; exit 1; fi; done\n`;
  await writeFile(join(bare, 'hooks', 'pre-receive'), hook, { mode: 0o755 });
}

slowTest('a scratch commit that the remote rejects is left out of the record, and the next attempt goes on', () =>
  withHub({}, async ({ bare, run }) => {
    await rejectPushes(bare, 'git cat-file -e "$new:bad.txt" 2>/dev/null');
    const agent = 'if [ "$GROUNDHOG_ATTEMPT" = 1 ]; then echo x > bad.txt; exit 1; fi; echo hello > greeting.txt';
    const result = await run({ agent: `${agent}; groundhog verb checkpoint-success --summary 'Write the greeting'` });
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', attempts: '2' } });
    expect(await listRefs(bare)).not.toMatch(/day-1/);
    expect(await readRecord(bare, 'run.json')).toContain('The remote rejected the scratch commit');
  }),
);

slowTest('a landing that a rule rejects ends blocked, with the work kept in its scratch commit', () =>
  withHub({}, async ({ bare, run }) => {
    await rejectPushes(bare, 'test "$ref" = refs/heads/groundhog/hello/task');
    const agent = "echo hello > greeting.txt; groundhog verb checkpoint-success --summary 'Write the greeting'";
    const result = await run({ agent });
    expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked' } });
    expect(result.stdout).toMatch(/remote repository rejected the push[\s\S]*kept at refs\/groundhog\/hello\/day-1/);
    expect(await git(bare, 'cat-file', 'blob', 'refs/groundhog/hello/day-1:greeting.txt')).toBe('hello');
  }),
);
