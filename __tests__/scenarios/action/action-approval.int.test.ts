import { afterEach, expect } from '@jest/globals';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
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
    expect(waiting.summary).toContain(`groundhog approve ${result.slice(0, 12)} --task hello`);
    const writes = countWrites();
    expect(await run({ agent: 'false', inputs, runId: 1002 })).toMatchObject({ outputs: { ending: 'paused' } });
    expect(countWrites()).toEqual(writes);
    expect(await steer(bare, 'approve', result.slice(0, 12))).toMatchObject({ exitCode: 0, outcome: 'done' });
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
