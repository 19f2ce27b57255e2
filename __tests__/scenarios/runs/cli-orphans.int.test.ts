import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect } from '@jest/globals';
import { isRunning, waitUntilGone } from '../../exec/wait-until-gone.ts';
import { quickTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';
import { createNotes, createPlanRepo, greetPlan, runOnLaptop, startOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

quickTest(
  'a run stops the agent of a dead run of another task, whose folder is gone, and none of one that lives',
  async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const notes = await createNotes();
    const start = async (task: string, env: Record<string, string> = {}) => {
      const waits = `echo $$ > ${notes.file(task)}; echo 'the agent waits'; while [ ! -e ${notes.file('go')} ]; do sleep 0.05; done`;
      const agent = `${waits}; echo hello > greeting.txt; groundhog verb checkpoint-success --summary Greet`;
      const started = await startOnLaptop(dir, { agent, flags: ['--task', task], env });
      await started.waitForOutput(/the agent waits/);
      return { ...started, pid: Number(await readFile(notes.file(task), 'utf8')) };
    };
    const temp = await createTempDir('groundhog-tmp');
    const dead = await start('dead', { TMPDIR: temp });
    const alive = await start('alive');
    dead.child.kill('SIGKILL');
    await dead.finished;
    for (const name of await readdir(temp)) await rm(join(temp, name), { recursive: true, force: true });
    expect(await isRunning(dead.pid)).toBe(true);
    const agent = 'echo hello > greeting.txt; groundhog verb checkpoint-success --summary Greet';
    const run = await runOnLaptop(dir, { agent, flags: ['--task', 'third'] });
    expect(run.document.ending).toBe('passed');
    expect(run.stderr).toMatch(/Processes that a run that died had left on this machine were stopped: \d/);
    expect(await waitUntilGone(dead.pid)).toBe(true);
    expect(await isRunning(alive.pid)).toBe(true);
    await writeFile(notes.file('go'), '');
    expect((await alive.finished).document.ending).toBe('passed');
  },
);
