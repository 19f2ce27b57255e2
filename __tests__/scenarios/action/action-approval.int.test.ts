import { afterEach, expect } from '@jest/globals';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git } from '../../helpers/temp-repo.ts';
import { toMarkers, withHub } from '../job.ts';
import { agentCommand, listSubjects, planOfTwo, TASK_BRANCH } from '../laptop.ts';
import { steer } from '../steer.ts';

afterEach(cleanUp);

const inputs = { materialize: 'approval' };

slowTest('a job shows nothing of what waits but how to approve it, and the job after the approval shows it all', () =>
  withHub({ plan: planOfTwo({ budget: 1 }) }, async ({ github, bare, commit, run, countWrites }) => {
    const waiting = await run({ agent: agentCommand('does-all-steps.sh'), inputs });
    expect(waiting).toMatchObject({ exitCode: 0, outputs: { ending: 'paused', conclusion: 'neutral' } });
    expect(await github.pulls()).toEqual([]);
    expect(await git(bare, 'for-each-ref', 'refs/heads/groundhog')).toBe('');
    const result = await git(bare, 'rev-parse', 'refs/groundhog/hello/result');
    const [, command = ''] = /In a clone: `groundhog ([^`]+)`/.exec(waiting.summary) ?? [];
    expect(command).toBe(`approve ${result.slice(0, 12)} --task hello --remote origin`);
    const writes = countWrites();
    expect(await run({ agent: 'false', inputs, runId: 1002 })).toMatchObject({ outputs: { ending: 'paused' } });
    expect(countWrites()).toEqual(writes);
    const clone = await createTempDir('groundhog-clone');
    await git(clone, 'clone', '--quiet', bare, '.');
    expect(await runCli(command.split(' '), { cwd: clone })).toMatchObject({ exitCode: 0, stderr: '' });
    expect(await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
    const told = await run({ agent: 'false', inputs, runId: 1003 });
    expect(told).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect(await github.pulls()).toMatchObject([{ isDraft: false }]);
    expect(toMarkers(await github.comments(1))).toEqual(['status:']);
  }),
);

slowTest('where a part was approved, the pull request says what waits and what people did', () =>
  withHub({ plan: planOfTwo({ budget: 1 }) }, async ({ github, bare, run }) => {
    const blocked = await run({ agent: agentCommand('does-step-one-only.sh'), inputs });
    expect(blocked).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked' } });
    const clone = await createTempDir('groundhog-clone');
    await git(clone, 'clone', '--quiet', bare, '.');
    // Fetched records are a copy, and a change of theirs stays there.
    await git(clone, 'fetch', '--quiet', 'origin', 'refs/groundhog/*:refs/groundhog/*');
    const local = await runCli(['retry', 'bye'], { cwd: clone });
    expect(local).toMatchObject({ exitCode: 0, stderr: expect.stringMatching(/changed here alone.*--remote origin/) });
    await steer(bare, 'approve');
    await steer(bare, 'retry', 'bye');
    const waiting = await run({ agent: agentCommand('does-all-steps.sh'), inputs, runId: 1002 });
    expect(waiting).toMatchObject({ exitCode: 0, outputs: { ending: 'paused' } });
    const command = `groundhog approve ${(await git(bare, 'rev-parse', 'refs/groundhog/hello/result')).slice(0, 12)}`;
    expect(await github.pulls()).toMatchObject([{ isDraft: true, body: expect.stringContaining(command) }]);
    const [status] = await github.comments(1);
    expect(status?.body).toContain(command);
    expect(status?.body).toMatch(/decisions? by people[\s\S]*alice reopened bye/);
  }),
);

quickTest('a way to materialize that does not exist refuses the job before anything is written', () =>
  withHub({}, async ({ run, countWrites }) => {
    const refused = await run({ inputs: { materialize: 'later' } });
    expect(refused).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    expect(countWrites()).toEqual({ api: 0, git: 0 });
  }),
);
