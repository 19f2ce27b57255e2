import { describe, expect, test } from '@jest/globals';
import { createWriteQueue, type WriteKind } from '../../../src/github/client/write-queue.ts';

/** A queue in a world where time passes only by sleeping. */
function makeWorld() {
  let now = 0;
  const log: string[] = [];
  const queue = createWriteQueue({
    pace: { writeMs: 1000, notifyMs: 3000 },
    sleep: async (durationMs) => {
      now += durationMs;
    },
    monotonicMs: () => now,
  });
  const write = (kind: WriteKind, name: string) =>
    queue.run(kind, async () => {
      log.push(`${name} at ${now}`);
    });
  return { queue, log, write };
}

describe('createWriteQueue', () => {
  test('keeps writes a second and notifying ones three seconds apart, in order', async () => {
    const { log, write } = makeWorld();
    await Promise.all([
      write('notifying', 'a'),
      write('quiet', 'b'),
      write('notifying', 'c'),
      write('quiet', 'd'),
      write('quiet', 'e'),
    ]);
    expect(log).toEqual(['a at 0', 'b at 1000', 'c at 3000', 'd at 4000', 'e at 5000']);
  });

  test('hands a failure to its caller and goes on with the next', async () => {
    const { queue, log, write } = makeWorld();
    const failing = queue.run('quiet', () => Promise.reject(new Error('no')));
    const next = write('quiet', 'next');
    await expect(failing).rejects.toThrow('no');
    await next;
    expect(log).toEqual(['next at 1000']);
  });

  test('never has two writes under way', async () => {
    const { queue } = makeWorld();
    let current = 0;
    let most = 0;
    const write = async () => {
      current += 1;
      most = Math.max(most, current);
      await Promise.resolve();
      current -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => queue.run('quiet', write)));
    expect(most).toBe(1);
  });
});
