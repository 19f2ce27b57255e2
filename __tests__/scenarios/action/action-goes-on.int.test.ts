import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, expect } from '@jest/globals';
import { isRunning } from '../../exec/wait-until-gone.ts';
import { completeTest, quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { toMarkers, withHub } from '../job.ts';
import { agentCommand, createNotes, listRefs, listSubjects, planOfTwo, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

slowTest('a job that is killed goes on in another job with an empty folder: nothing lands or is said twice', () =>
  withHub({ plan: planOfTwo({ budget: 1 }) }, async ({ github, bare, commit, start, run, countWrites }) => {
    const notes = await createNotes();
    const agent = agentCommand('hangs-first.sh', notes.dir);
    const started = await start({ agent });
    await started.waitForOutput(/the agent waits/);
    started.child.kill('SIGKILL');
    process.kill(-Number(await readFile(notes.file('pid'), 'utf8')), 'SIGKILL');
    const killed = await started.finished;
    const post = await run({ phase: 'post', state: killed.state });
    expect(post).toMatchObject({ exitCode: 0, outputs: {} });
    expect(post.stdout).toMatch(/recorded as interrupted.*Start the workflow again/);
    const [refs, writes] = [await listRefs(bare), countWrites()];
    expect(await run({ phase: 'post', state: killed.state })).toMatchObject({ exitCode: 0 });
    expect([await listRefs(bare), countWrites()]).toEqual([refs, writes]);
    await writeFile(notes.file('go'), '');
    const next = await run({ agent, runId: 1002 });
    expect(next).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', attempts: '3' } });
    expect(await run({ phase: 'post', state: next.state })).toMatchObject({ exitCode: 0 });
    expect(await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
    expect(await github.pulls()).toMatchObject([{ isDraft: false }]);
    expect(toMarkers(await github.comments(1))).toEqual(['status:']);
  }),
);

slowTest('a job that is cancelled pauses: its agent is gone, its record is pushed, and the next job goes on', () =>
  withHub({ plan: planOfTwo({ budget: 1 }) }, async ({ bare, commit, start, run }) => {
    const notes = await createNotes();
    const agent = agentCommand('hangs-first.sh', notes.dir);
    const started = await start({ agent });
    await started.waitForOutput(/the agent waits/);
    started.child.kill('SIGINT');
    const paused = await started.finished;
    expect(paused).toMatchObject({ exitCode: 0, outputs: { ending: 'paused', conclusion: 'neutral' } });
    expect(paused.state).toMatchObject({ finished: 'true' });
    expect(await isRunning(Number(await readFile(notes.file('pid'), 'utf8')))).toBe(false);
    await writeFile(notes.file('go'), '');
    expect(await run({ agent, runId: 1002 })).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect(await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
  }),
);

slowTest('comments that GitHub makes and then denies are made once', () =>
  withHub({ plan: planOfTwo({ budget: 1 }) }, async ({ github, run }) => {
    const fault = { kind: 'answer', hasActed: true, status: 502 } as const;
    github.fail({ method: 'POST', path: /\/issues\/1\/comments$/, times: 2, fault });
    expect(await run({ agent: agentCommand('does-all-steps.sh') })).toMatchObject({ outputs: { ending: 'passed' } });
    expect(toMarkers(await github.comments(1))).toEqual(['status:']);
  }),
);

completeTest('a pull request that GitHub makes and then denies is made once', () =>
  withHub({}, async ({ github, run }) => {
    github.fail({ method: 'POST', path: /\/pulls$/, fault: { kind: 'answer', hasActed: true, status: 502 } });
    const result = await run({ agent: agentCommand('does-all-steps.sh') });
    expect(result).toMatchObject({ outputs: { ending: 'passed' } });
    expect(result.outputs['pull-request']).toMatch(/\/pull\/1$/);
    expect(await github.pulls()).toMatchObject([{ isDraft: false }]);
  }),
);

quickTest('an API that is down starts nothing, since it does not say who may', () =>
  withHub({}, async ({ run, countWrites }) => {
    const result = await run({ agent: 'true', env: { GITHUB_API_URL: 'http://127.0.0.1:9' } });
    expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    expect(result.summary).toContain('GitHub did not say what');
    expect(countWrites()).toEqual({ api: 0, git: 0 });
  }),
);

completeTest('an API that goes down later does not stop the work, and the next job tells what this one could not', () =>
  withHub({}, async ({ github, bare, commit, run }) => {
    const agent = agentCommand('does-all-steps.sh');
    const fault = { kind: 'answer', hasActed: false, status: 503 } as const;
    github.fail({ path: /^(?!.*\/collaborators\/)/, times: 1000, fault });
    const first = await run({ agent });
    github.heal();
    expect(first).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', 'pull-request': '' } });
    expect(first.stdout).toMatch(/Warning: /);
    expect(await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).toEqual(['Do greet']);
    expect(await github.pulls()).toEqual([]);
    const second = await run({ agent, runId: 1002 });
    expect(second).toMatchObject({ exitCode: 0, outputs: { ending: 'nothing_to_do' } });
    expect(second.outputs['pull-request']).toMatch(/\/pull\/1$/);
    expect(await github.pulls()).toMatchObject([{ isDraft: false }]);
    expect(toMarkers(await github.comments(1))).toEqual(['status:']);
  }),
);

slowTest('a push that lands and loses its answer lands once', () =>
  withHub({ plan: planOfTwo({ budget: 1 }) }, async ({ github, bare, commit, run }) => {
    github.failGit({ method: 'POST', path: /git-receive-pack$/, times: 3, fault: { kind: 'drop', hasActed: true } });
    const result = await run({ agent: agentCommand('does-all-steps.sh') });
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', attempts: '2' } });
    expect(await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
  }),
);
