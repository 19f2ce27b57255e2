import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect } from '@jest/globals';
import { completeTest, quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { type Hub, withHub } from '../job.ts';
import { agentCommand, createNotes, createPlanRepo, listRefs, readRecord, runOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

const BRANCH = 'groundhog/hello/day-1';
const files = { '.github/workflows/ci.yml': 'on:\n  workflow_dispatch:\n' };
const env = { GROUNDHOG_CHECK_PACE_MS: '20' };
const inputs = { 'ci-workflows': 'ci.yml' };

/** One checkpoint that GitHub decides, after a file that has to be there. */
function checkPlan(timeoutSeconds = 60): string {
  return `task: hello
checkpoints:
  - id: greet
    spec: Write greeting.txt.
    attempt_budget: 2
    success_criteria:
      - { kind: github_check, name: "test (windows)", timeout_seconds: ${timeoutSeconds} }
      - { kind: file_exists, path: greeting.txt }
`;
}

/** CI of the repository: a job on the commit, which wants "hello" in greeting.txt. Gives what it was started on. */
function runCi({ github, bare }: Hub): string[] {
  const branches: string[] = [];
  github.onStart(async ({ branch, commit }) => {
    branches.push(branch);
    if (!branch.includes('/day-')) return;
    const isGood = (await git(bare, 'show', `${commit}:greeting.txt`)) === 'hello';
    const at = { start_line: 1, end_line: 1, annotation_level: 'failure', path: 'greeting.txt' };
    await github.createCheck({
      ...{ commit, name: 'test (windows)', by: 'a job', conclusion: isGood ? 'success' : 'failure' },
      annotations: isGood ? [] : [{ ...at, message: 'greeting is not hello' }],
    });
  });
  return branches;
}

/** Notes every ref that is pushed, also those that are gone again. */
async function watchPushes(bare: string): Promise<() => Promise<string>> {
  const log = join(bare, 'pushed.log');
  await writeFile(log, '');
  await writeFile(join(bare, 'hooks', 'post-receive'), `#!/bin/sh\ncat >> '${log}'\n`, { mode: 0o755 });
  return () => readFile(log, 'utf8');
}

quickTest('work whose check is red on GitHub is rewound, the next attempt is told, and green work lands', () =>
  withHub({ plan: checkPlan(), files }, async (hub) => {
    const notes = await createNotes();
    const started = runCi(hub);
    const pushed = await watchPushes(hub.bare);
    const result = await hub.run({ agent: agentCommand('learns-from-checks.sh', notes.dir), inputs, env });
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', attempts: '2' } });
    expect(started).toEqual([BRANCH, 'groundhog/hello/day-2', 'groundhog/hello/task']);
    const brief = await readFile(notes.file('brief-2'), 'utf8');
    expect(brief).toMatch(/github_check criterion: test \(windows\)\nIt ended with "failure": http/);
    expect(brief).toContain('greeting.txt:1: greeting is not hello');
    const { checkpoints } = JSON.parse(await readRecord(hub.bare, 'run.json'));
    expect(checkpoints[0].baseline[0]).toMatchObject({ outcome: 'failed', detail: 'Before any work there is none.' });
    expect(checkpoints[0].attempts[1].verifier_runs[0]).toMatchObject({ outcome: 'passed' });
    expect(await pushed()).toMatch(new RegExp(`refs/heads/${BRANCH}\n`));
    expect(await listRefs(hub.bare)).not.toMatch(/refs\/heads\/groundhog\/hello\/day/);
    expect(result.stdout).toMatch(/greet: waiting for GitHub: test \(windows\)/);
  }),
);

slowTest(
  'a run that dies while it waits is followed by one that asks again, without the agent and without a second start',
  () =>
    withHub({ plan: checkPlan(), files }, async (hub) => {
      const notes = await createNotes();
      const { github, bare } = hub;
      const begun = new Promise<string>((resolve) => {
        github.onStart(async ({ branch, commit }) => {
          if (branch !== BRANCH) return;
          await github.createCheck({ commit, name: 'test (windows)', conclusion: null, by: 'a job' });
          resolve(commit);
        });
      });
      const agent = agentCommand('notes-and-writes.sh', notes.dir);
      const started = await hub.start({ agent, inputs, env });
      const commit = await begun;
      started.child.kill('SIGKILL');
      await started.finished;
      expect(await git(bare, 'rev-parse', `refs/heads/${BRANCH}`)).toBe(commit);
      await github.createCheck({ commit, name: 'test (windows)', conclusion: 'success', by: 'a job' });
      const result = await hub.run({ agent, inputs, env });
      expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', attempts: '1' } });
      expect(github.dispatches.map(({ body }) => body)).toMatchObject([
        { ref: BRANCH },
        { ref: 'groundhog/hello/task' },
      ]);
      expect(await readFile(notes.file('attempts'), 'utf8')).toBe('greet/1\n');
      expect(await listRefs(bare)).not.toMatch(/refs\/heads\/groundhog\/hello\/day/);
    }),
);

completeTest('a check that never comes, and one that a token has written, end the run with the work kept', () =>
  withHub({ plan: checkPlan(1), files }, async (hub) => {
    const notes = await createNotes();
    hub.github.onStart(async ({ commit }) => {
      const by = { app: 'github-actions' };
      await hub.github.createCheck({ commit, name: 'test (windows)', conclusion: 'success', by });
    });
    const agent = agentCommand('notes-and-writes.sh', notes.dir);
    const result = await hub.run({ agent, inputs, env });
    expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'infra_error' } });
    expect(result.summary).toMatch(/A check that the plan asks for did not appear on GitHub/);
    // Long lines are broken there.
    expect(result.summary.replaceAll(/\n>\s+/g, ' ')).toMatch(
      /was written with the token of a job and is no job itself/,
    );
    const { checkpoints } = JSON.parse(await readRecord(hub.bare, 'run.json'));
    expect(checkpoints[0].attempts).toMatchObject([{ outcome: 'running', scratch_commit: expect.any(String) }]);
    expect(await listRefs(hub.bare)).not.toMatch(/refs\/heads\/groundhog/);
    const [{ scratch_commit: commit }] = checkpoints[0].attempts;
    await hub.github.createCheck({ commit, name: 'test (windows)', conclusion: 'success', by: 'a job' });
    const again = await hub.run({ agent, inputs, env });
    expect(again.summary).toMatch(/every checkpoint is done/);
    expect(again).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', attempts: '1' } });
  }),
);

slowTest('an attempt that changes a workflow is never put on a branch, and no workflow is started for it', () =>
  withHub({ plan: checkPlan(), files }, async (hub) => {
    const started = runCi(hub);
    const pushed = await watchPushes(hub.bare);
    const result = await hub.run({ agent: agentCommand('changes-workflow.sh'), inputs, env });
    expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked' } });
    expect(started).toEqual([]);
    expect(await pushed()).toMatch(/refs\/groundhog\/hello\/day-1\n/);
    expect(await pushed()).not.toMatch(/refs\/heads\/groundhog\/hello\/day/);
  }),
);

slowTest('a token that may not read checks ends the run before an agent is started, and the permission is named', () =>
  withHub({ plan: checkPlan(), files }, async (hub) => {
    const body = { message: 'Resource not accessible by integration' };
    hub.github.fail({
      path: /\/commits\/[0-9a-f]+\/check-runs$/,
      fault: { kind: 'answer', hasActed: false, status: 403, body },
    });
    const result = await hub.run({ agent: 'exit 1', inputs, env });
    expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'infra_error', attempts: '0' } });
    expect(result.summary).toMatch(/permissions:\n.*checks: read/);
  }),
);

quickTest(
  'a plan with a check is refused where nothing is pushed to GitHub: on a laptop, and with dry-run',
  async () => {
    const { dir } = await createPlanRepo(checkPlan());
    const refs = await listRefs(dir);
    const local = await runOnLaptop(dir, { agent: 'true' });
    expect(local).toMatchObject({ exitCode: 2, document: { ending: 'refused' } });
    expect(local.document.reason).toMatch(/Checkpoint "greet" asks for the check "test \(windows\)"/);
    expect(await listRefs(dir)).toBe(refs);
    await withHub({ plan: checkPlan(), files }, async (hub) => {
      const dry = await hub.run({ agent: 'true', inputs: { 'dry-run': 'true' } });
      expect(dry).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
      expect(hub.countWrites()).toEqual({ api: 0, git: 0 });
    });
  },
);
