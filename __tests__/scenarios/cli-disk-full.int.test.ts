import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import { checkRepository } from '../crash/check-repository.ts';
import { cleanUp, createTempDir } from '../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, type LaptopRun, runOnLaptop } from './laptop.ts';

const run = promisify(execFile);
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
// Only root may mount a small disk.
const onSmallDisk = isRoot ? describe : describe.skip;
const mounted: string[] = [];

afterEach(async () => {
  for (const disk of mounted.splice(0)) await run('umount', ['-l', disk]);
  await cleanUp();
});

async function mount(options: string): Promise<string> {
  const disk = await createTempDir('groundhog-disk');
  await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]);
  mounted.push(disk);
  return disk;
}

const works = 'echo hello > greeting.txt; groundhog verb checkpoint-success --summary Done';
// Few files or few bytes: the more there are, the later it is that a write fails.
const steps = Number(process.env.GROUNDHOG_DISK_STEPS ?? '3');
const sweep = (most: number) => Array.from({ length: steps }, (_, index) => Math.ceil((most * (index + 1)) / steps));

/** How many bytes or files are left when a run needs no more; found by looking at one. */
const ENOUGH = { files: 80, kilobytes: 220, originFiles: 110 };

/** A run with too little disk says so and loses nothing: the next one passes, and the repository is sound. */
async function expectIntact(dir: string, full: LaptopRun): Promise<void> {
  const attempts = full.document.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
  expect(attempts.map(({ outcome }) => outcome)).not.toContain('failed');
  // Not every program says of what it could not write that the disk is full.
  if (full.document.ending !== 'passed') expect(full.document.ending).toBe('infra_error');
  const broken = await checkRepository(dir, { isEnded: false });
  // A full disk may let git move the record and not the branch, atomic or not: then the next run puts the commit there.
  expect(broken.filter(({ id }) => id !== 'I1')).toEqual([]);
}

onSmallDisk('a run that runs out of disk', () => {
  test('in its agent has not failed, and says why it stopped', async () => {
    const disk = await mount('size=24m');
    const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
    const agent = 'head -c 100000000 /dev/zero > filler.bin';
    const full = await runOnLaptop(dir, { agent, env: { TMPDIR: disk } });
    expect(full).toMatchObject({ exitCode: 1, document: { ending: 'infra_error' } });
    expect(full.document.reason).toMatch(/disk is full/i);
    await expectIntact(dir, full);
    expect((await runOnLaptop(dir, { agent: works })).document).toMatchObject({ ending: 'passed' });
  });

  test.each([
    ...sweep(ENOUGH.files).map((count) => `nr_inodes=${count}`),
    ...sweep(ENOUGH.kilobytes).map((count) => `size=${count}k`),
  ])('at its own writes leaves its record intact, and the next one passes: %s', async (options) => {
    const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
    await expectIntact(dir, await runOnLaptop(dir, { agent: works, env: { TMPDIR: await mount(options) } }));
    const next = await runOnLaptop(dir, { agent: works });
    expect(next.document.ending).toMatch(/^(passed|nothing_to_do)$/);
    expect(await checkRepository(dir, { isEnded: true })).toEqual([]);
  });

  test.each(sweep(ENOUGH.originFiles).slice(0, -1))(
    'on the disk of its repository loses nothing: room for %d files',
    async (count) => {
      const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
      const { stdout } = await run('sh', ['-c', 'find "$1" | wc -l', 'sh', dir]);
      const disk = await mount(`nr_inodes=${Number(stdout) + count}`);
      const onDisk = join(disk, 'repo');
      await cp(dir, onDisk, { recursive: true });
      await expectIntact(onDisk, await runOnLaptop(onDisk, { agent: works }));
      await run('mount', ['-o', 'remount,nr_inodes=100000', disk]);
      const next = await runOnLaptop(onDisk, { agent: works });
      expect(next.document.ending).toMatch(/^(passed|nothing_to_do)$/);
      expect(await checkRepository(onDisk, { isEnded: true })).toEqual([]);
    },
  );
});
