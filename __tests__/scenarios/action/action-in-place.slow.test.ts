import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from '@jest/globals';
import { useCommittedDist } from '../../helpers/built-program.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { withHub } from '../job.ts';
import { createNotes, planOfTwo, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);
useCommittedDist();

const IN_PLACE = { workspace: 'in_place' };

test('a job works in the checkout of an earlier step, and is refused in one that is not at the head of its task', async () => {
  await withHub({ plan: planOfTwo({ budget: 1 }) }, async (hub) => {
    const notes = await createNotes();
    const agent = `pwd > ${notes.file('where')}; git symbolic-ref HEAD >> ${notes.file('heads')}
      [ $GROUNDHOG_CHECKPOINT = bye ] || { echo hello > greeting.txt; groundhog verb checkpoint-success --summary Greet; exit; }
      groundhog verb checkpoint-failure --what-tried a --what-happened b --next c --retry-pointless`;
    const run = await hub.run({ agent, inputs: IN_PLACE });
    expect(run.outputs).toMatchObject({ ending: 'blocked', 'checkpoints-landed': '1' });
    const dir = (await readFile(notes.file('where'), 'utf8')).trim();
    expect(await git(dir, 'remote', 'get-url', 'origin')).toBe(hub.bare);
    expect(await readFile(notes.file('heads'), 'utf8')).toMatch(/^refs\/heads\/groundhog\/hello\/day-1\n.*day-2\n$/);
    expect(await git(dir, 'status', '--porcelain', '--branch')).toBe('## groundhog/hello/task');
    expect(await git(dir, 'rev-parse', 'HEAD')).toBe(await git(hub.bare, 'rev-parse', TASK_BRANCH));
    const writes = hub.countWrites();
    const again = await hub.run({ agent, inputs: { ...IN_PLACE, task: 'other', base: 'groundhog/hello/task' } });
    expect(again.outputs.ending).toBe('refused');
    expect(again.stdout).toMatch(/not at the commit where the task resumes[\s\S]*ref: groundhog\/other\/task/);
    expect(hub.countWrites()).toEqual(writes);
  });
});
