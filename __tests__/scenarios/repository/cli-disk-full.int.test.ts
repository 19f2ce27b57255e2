import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { canMount, type Disk, type DiskTrial, tryFullDisk, withDisk } from '../../crash/full-disk.ts';
import { checkRepository } from '../../crash/invariants/check-repository.ts';
import { quickTest, rowsOfRun } from '../../helpers/slow-run.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, runOnLaptop } from '../laptop.ts';

const onSmallDisk = canMount ? describe : describe.skip;
// The titles of a file that is skipped as a whole are not printed.
if (!canMount) process.stdout.write('skipped: full disks, since only root on Linux may mount a small one\n');

afterEach(cleanUp);

onSmallDisk('a run whose agent fills the disk', () => {
  quickTest('has not failed, says why it stopped, and the next one passes', () =>
    withDisk('size=24m', async (disk) => {
      const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
      const agent = 'head -c 100000000 /dev/zero > filler.bin';
      const full = await runOnLaptop(dir, { agent, env: { TMPDIR: disk } });
      expect(full).toMatchObject({ exitCode: 5, document: { ending: 'infra_error' } });
      expect(full.document.reason).toMatch(/disk is full/i);
      const attempts = full.document.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
      expect(attempts.map(({ outcome }) => outcome)).not.toContain('failed');
      // The disk that is full is also the one that the record of the end would be made on.
      expect(await checkRepository(dir, { isEnded: false })).toEqual([]);
      const works = 'echo hello > greeting.txt; groundhog verb checkpoint-success --summary Done';
      expect((await runOnLaptop(dir, { agent: works })).document).toMatchObject({ ending: 'passed' });
    }),
  );
});

/** A few rooms of each disk; `npm run test:disk` tries all that there are. */
const CHOSEN: readonly (readonly [Disk, number])[] = [
  ['own files', 27],
  ['own files', 81],
  ['own pages', 18],
  ['own pages', 54],
  ['repository files', 0],
  ['repository files', 60],
  ['repository pages', 5],
  ['repository pages', 30],
  ['checkout files', 12],
  ['checkout pages', 20],
];
const ROOMS = rowsOfRun(CHOSEN, (_, index) => index === 1);

onSmallDisk('a run whose disk is full at its own writes leaves its record intact, and the next one passes', () => {
  const trials = new Map<string, Promise<DiskTrial>>();

  beforeAll(async () => {
    // Several at a time: where the repository cannot be written, most of a run is waiting for better times.
    const queue = [...ROOMS].reverse();
    const work = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const trial = tryFullDisk(...next);
        trials.set(next.join(), trial);
        await trial.catch(() => undefined);
      }
    };
    await Promise.all([work(), work(), work()]);
  }, 900_000);
  afterAll(cleanUp);

  test.each(ROOMS)('%s: room for %d', async (disk, room) => {
    expect((await trials.get(`${disk},${room}`))?.problems).toEqual([]);
  });
});
