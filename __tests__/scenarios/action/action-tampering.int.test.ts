import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect } from '@jest/globals';
import { hashBundle } from '../../../src/entry/job/hash-bundle.ts';
import { programDir } from '../../helpers/built-program.ts';
import { cancelAsRunner } from '../../helpers/runner-cancel.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';
import { withHub } from '../job.ts';
import { agentCommand, createNotes, greetPlan, listEventKinds, listRefs, readRecord } from '../laptop.ts';

afterEach(cleanUp);

/** A copy of the action that an agent may change. */
async function copyAction(): Promise<{ readonly rootDir: string; readonly dist: string }> {
  const rootDir = await createTempDir('groundhog-action');
  await cp(programDir(), rootDir, {
    recursive: true,
    dereference: true,
    filter: (path) => !/node_modules|\.git$/.test(path),
  });
  return { rootDir, dist: join(rootDir, 'dist') };
}

slowTest('what setup, agent and criteria write to the files of the runner is removed and named', async () => {
  const writes = (name: string) => agentCommand('writes-commands.sh', name).replaceAll("'", '');
  const head = `setup: ${writes('SETUP')}\n`;
  const plan = `${greetPlan({ head })}      - { kind: command, command: ${writes('CHECK')} }\n`;
  await withHub({ plan }, async ({ run, bare }) => {
    const result = await run({ agent: `${writes('AGENT')}; ${agentCommand('does-all-steps.sh')}` });
    expect(result).toMatchObject({ exitCode: 0, exportedEnv: {}, addedPaths: '' });
    expect(result.outputs.ending).toBe('passed');
    expect(Object.keys(result.state).sort()).toEqual(['bundle', 'finished', 'run']);
    for (const text of [
      JSON.stringify([result.outputs, result.state]),
      result.summary.replaceAll(/was changed.*/g, ''),
    ])
      expect(text).not.toContain('=evil');
    for (const name of ['SETUP', 'AGENT', 'CHECK'])
      for (const file of ['github_env', 'github_path', 'github_output', 'github_state', 'github_step_summary'])
        expect(result.stdout).toContain(`"${name}_${file}=evil"`);
    expect(await readRecord(bare, 'chronicle.jsonl')).toContain('GITHUB_ENV of the runner was changed');
  });
});

quickTest(
  'an agent that rewrites the program ends the run, lands nothing, and the post step runs the program that was',
  () =>
    withHub({}, async ({ run, bare }) => {
      const { rootDir, dist } = await copyAction();
      const [notes, before] = [await createNotes(), hashBundle(dist)];
      const agent = agentCommand('rewrites-program.sh', dist, notes.file('canary'));
      const result = await run({ agent, rootDir });
      expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'refused', 'checkpoints-landed': '0' } });
      expect(result.stdout).toContain(join(dist, 'groundhog.mjs'));
      expect(result.stdout).toMatch(/^::warning::The program of the post step was changed, and was restored/m);
      expect(await listRefs(bare)).not.toContain('refs/heads/groundhog/hello/task');
      expect((await listEventKinds(bare)).slice(-2)).toEqual(['attempt_ended', 'run_ended']);
      expect(hashBundle(dist)).toBe(before);
      const post = await run({ phase: 'post', state: result.state, rootDir });
      expect(post).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Nothing is left to do.') });
      expect(existsSync(notes.file('canary'))).toBe(false);
    }),
);

slowTest('the post step does not load a program that was changed after the main step had started', () =>
  withHub({}, async ({ run }) => {
    const { rootDir, dist } = await copyAction();
    const [notes, result] = [await createNotes(), await run({ rootDir })];
    const hostile = `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(notes.file('canary'))}, '');\n`;
    await writeFile(join(dist, 'groundhog.mjs'), `${hostile}export const runPost = () => {};\n`);
    const post = await run({ phase: 'post', state: result.state, rootDir });
    expect(post).toMatchObject({ exitCode: 1, stdout: expect.stringMatching(/^::error::The program of the action/) });
    expect(existsSync(notes.file('canary'))).toBe(false);
    // Where the hash is that of the program, it is run: the guard alone has kept it from that.
    await run({ phase: 'post', state: { ...result.state, bundle: hashBundle(dist) }, rootDir });
    expect(existsSync(notes.file('canary'))).toBe(true);
  }),
);

slowTest('a state that names the run of another job, or no run, closes nothing, and no planted git is run', () =>
  withHub({}, async ({ start, run, bare }) => {
    const notes = await createNotes();
    const working = await start({ agent: agentCommand('hangs.sh', notes.dir), runId: 1001 });
    await working.waitForOutput(/the agent waits/);
    const record: unknown = JSON.parse(await readRecord(bare, 'lease.json'));
    const state = { run: JSON.stringify({ task_id: 'hello', run_id: runIdOf(record) }) };
    const refs = await listRefs(bare);
    // As an agent may have it by GITHUB_PATH, and the event as it may have written that.
    const bin = await createTempDir('groundhog-bin');
    await writeFile(join(bin, 'git'), `#!/bin/sh\n: > ${notes.file('canary')}\n`, { mode: 0o755 });
    const env = { PATH: `${bin}:${process.env.PATH}` };
    const post = await run({ phase: 'post', state, runId: 2000, env, eventPayload: 'none' });
    expect(post.stdout).toMatch(/nothing was left open/);
    expect(existsSync(notes.file('canary'))).toBe(false);
    for (const text of ['{', '{"task_id":"../x","run_id":7}']) {
      const other = await run({ phase: 'post', state: { run: text }, runId: 2000 });
      expect(other).toMatchObject({
        exitCode: 0,
        stdout: expect.stringContaining('before its run started'),
        stderr: '',
      });
    }
    expect(await listRefs(bare)).toBe(refs);
    await cancelAsRunner(working.child);
    expect(await working.finished).toMatchObject({ outputs: { ending: 'paused' } });
  }),
);

slowTest('an event that is written anew while the agent works changes nothing', () =>
  withHub({}, async ({ run }) => {
    const agent = `for f in ../../_github_workflow/event.json; do echo '{' > "$f" && echo 'event was written'; done; ${agentCommand('does-all-steps.sh')}`;
    const result = await run({ agent });
    expect(result.stdout).toContain('event was written');
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
  }),
);

function runIdOf(lease: unknown): string {
  const [, id = ''] = /"run_id":"([^"]+)"/.exec(JSON.stringify(lease)) ?? [];
  return id;
}
