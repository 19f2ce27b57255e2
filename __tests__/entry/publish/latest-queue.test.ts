import { expect, test } from '@jest/globals';
import { createLatestQueue } from '../../../src/entry/publish/latest-queue.ts';

test('views go out one after the other, and of those that arrive meanwhile only the last', async () => {
  const published: number[] = [];
  const releases: (() => void)[] = [];
  const publish = createLatestQueue(async (view: number) => {
    published.push(view);
    await new Promise<void>((resolve) => releases.push(resolve));
  });
  const all = [1, 2, 3].map((view) => publish(view));
  expect(published).toEqual([1]);
  releases.shift()?.();
  await new Promise(setImmediate);
  expect(published).toEqual([1, 3]);
  releases.shift()?.();
  await Promise.all(all);
  const later = publish(4);
  expect(published).toEqual([1, 3, 4]);
  releases.shift()?.();
  await later;
});
