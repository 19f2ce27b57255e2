import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { ChildRun } from '../../helpers/child-run.ts';
import { rowsOfRun } from '../../helpers/slow-run.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, type LaptopRun, startOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

const MAX_MEGABYTES = 200;
const MEGABYTES = 2 * MAX_MEGABYTES;
const flood = `head -c ${MEGABYTES}000000 /dev/zero`;
const works = 'echo hello > greeting.txt; groundhog verb checkpoint-success --summary Done';

/** The most memory that a process has held at once, in MB, as the kernel counts it. */
async function watchMemory({ child, finished }: ChildRun<LaptopRun>): Promise<{ run: LaptopRun; peak: number }> {
  let peak = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      peak = Math.max(peak, Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024);
      await sleep(20);
    }
  })();
  const run = await finished;
  isOver = true;
  await watching;
  return { run, peak };
}

// The peak of a process is read from /proc.
const onProc = existsSync('/proc/self/status') ? describe : describe.skip;

onProc('the process that controls a run stays small', () => {
  const criterion = `      - { kind: command, command: "test ! -e greeting.txt || ${flood}" }\n`;
  const floods = [
    ['a criterion', { plan: greetPlan() + criterion, agent: works }],
    ['an agent', { plan: greetPlan(), agent: `${flood} >&2; ${works}` }],
  ] as const;
  test.each(rowsOfRun(floods, (_, index) => index === 0))(
    `while %s prints ${MEGABYTES} MB`,
    async (_, { plan, agent }) => {
      const { dir } = await createPlanRepo(plan);
      const { run, peak } = await watchMemory(await startOnLaptop(dir, { agent, timeoutMs: 500_000 }));
      expect(run.document.ending).toBe('passed');
      expect(peak).toBeGreaterThan(20);
      expect(peak).toBeLessThan(MAX_MEGABYTES);
      if (process.env.GROUNDHOG_SHOW_PEAKS) process.stderr.write(`peak ${peak}\n`);
      // What was printed is not kept either.
      expect(run.stdout.length + run.stderr.length).toBeLessThan(10_000_000);
    },
    600_000,
  );
});
