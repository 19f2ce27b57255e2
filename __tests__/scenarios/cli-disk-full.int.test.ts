import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, expect, test } from '@jest/globals';
import { cleanUp, createTempDir } from '../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, runOnLaptop } from './laptop.ts';

const run = promisify(execFile);
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
let mounted: string | undefined;

afterEach(async () => {
  if (mounted !== undefined) await run('umount', ['-l', mounted]);
  mounted = undefined;
  await cleanUp();
});

// Only root may mount a small disk.
(isRoot ? test : test.skip)(
  'an agent that runs out of disk has not failed, and the run says why it stopped',
  async () => {
    const disk = await createTempDir('groundhog-disk');
    await run('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]);
    mounted = disk;
    const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
    const agent = 'head -c 100000000 /dev/zero > filler.bin';
    const full = await runOnLaptop(dir, { agent, env: { TMPDIR: disk } });
    expect(full).toMatchObject({ exitCode: 1, document: { ending: 'infra_error' } });
    expect(full.document.reason).toMatch(/disk is full/i);
    expect(full.document.checkpoints.flatMap(({ attempts }) => attempts.map(({ outcome }) => outcome))).not.toContain(
      'failed',
    );
    const next = await runOnLaptop(dir, {
      agent: 'echo hello > greeting.txt; groundhog verb checkpoint-success --summary Done',
    });
    expect(next.document).toMatchObject({ ending: 'passed' });
  },
);
