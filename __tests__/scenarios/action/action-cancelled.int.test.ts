import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect } from '@jest/globals';
import { cancelAsRunner, findProcessesWith } from '../../helpers/runner-cancel.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { withHub } from '../job.ts';
import { agentCommand, createNotes, greetPlan, listEventKinds, listRefs } from '../laptop.ts';

afterEach(cleanUp);

slowTest('a job that is cancelled while the remote does not answer ends in time, and post records its end once', () =>
  withHub({ plan: greetPlan({ more: '    attempt_budget: 1\n' }) }, async ({ bare, start, run, countWrites }) => {
    const notes = await createNotes();
    const started = await start({ agent: agentCommand('hangs.sh', notes.dir) });
    await started.waitForOutput(/the agent waits/);
    const hook = join(bare, 'hooks', 'pre-receive');
    const go = notes.file('go');
    await writeFile(hook, `#!/bin/sh\nwhile [ ! -e '${go}' ]; do sleep 0.1; done\nexit 1\n`, {
      mode: 0o755,
    });
    await cancelAsRunner(started.child);
    const cancelled = await started.finished;
    expect(cancelled).toMatchObject({
      exitCode: 0,
      signal: null,
      outputs: { ending: 'paused', conclusion: 'neutral' },
    });
    expect(cancelled.stdout).toMatch(/could not record it in time/);
    expect(await findProcessesWith(cancelled.runnerTempDir)).toEqual([]);
    expect(Object.keys(cancelled.state).sort()).toEqual(['bundle', 'run']);
    await writeFile(go, '');
    await rm(hook);
    const post = await run({ phase: 'post', state: cancelled.state });
    expect(post).toMatchObject({ exitCode: 0, outputs: {} });
    expect(post.stdout).toMatch(/recorded as interrupted/);
    expect((await listEventKinds(bare)).slice(-2)).toEqual(['attempt_ended', 'run_ended']);
    const [refs, writes] = [await listRefs(bare), countWrites()];
    const again = await run({ phase: 'post', state: cancelled.state });
    expect(again.stdout).toMatch(/nothing was left open/);
    expect([await listRefs(bare), countWrites()]).toEqual([refs, writes]);
  }),
);

slowTest('post leaves a task alone that another run goes on with', () =>
  withHub({}, async ({ bare, start, run }) => {
    const notes = await createNotes();
    const started = await start({ agent: agentCommand('hangs.sh', notes.dir) });
    await started.waitForOutput(/the agent waits/);
    started.child.kill('SIGKILL');
    const killed = await started.finished;
    for (const pid of (await readFile(notes.file('pids'), 'utf8')).trim().split('\n'))
      process.kill(Number(pid), 'SIGKILL');
    const second = await start({ agent: agentCommand('hangs.sh', notes.dir), runId: 1002 });
    await second.waitForOutput(/the agent waits/);
    const refs = await listRefs(bare);
    const post = await run({ phase: 'post', state: killed.state });
    expect(post.stdout).toMatch(/nothing was left open/);
    expect(await listRefs(bare)).toBe(refs);
    await cancelAsRunner(second.child);
    expect(await second.finished).toMatchObject({ outputs: { ending: 'paused' }, state: { finished: 'true' } });
  }),
);

quickTest('post that cannot reach the remote warns and is green', () =>
  withHub({}, async ({ run }) => {
    const state = { run: JSON.stringify({ task_id: 'hello', run_id: 'x' }) };
    const post = await run({ phase: 'post', state, env: { GITHUB_SERVER_URL: 'http://127.0.0.1:9' } });
    expect(post.exitCode).toBe(0);
    expect(post.stdout).toMatch(/^::warning::The record of the run was not closed/m);
  }),
);
