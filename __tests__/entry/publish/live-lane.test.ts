import { expect, test } from '@jest/globals';
import { createLiveLane } from '../../../src/entry/publish/live-lane.ts';

test('a publication waits for the live edit under way, and no other is made meanwhile', async () => {
  const lane = createLiveLane(() => undefined);
  const order: string[] = [];
  let end = () => {};
  const waits = new Promise<void>((resolve) => {
    end = resolve;
  });
  const edit = lane.edit(async () => {
    await waits;
    order.push('live');
  });
  expect(lane.isBusy()).toBe(true);
  const published = lane.publish(async () => {
    order.push('published');
    expect(lane.isBusy()).toBe(true);
  });
  end();
  await Promise.all([edit, published]);
  expect(order).toEqual(['live', 'published']);
  expect(lane.isBusy()).toBe(false);
});

test('what fails is in the way of one live edit, unless something was published since', async () => {
  const failures: unknown[] = [];
  const lane = createLiveLane((thrown) => failures.push(thrown));
  const error = new Error('no');
  await lane.edit(() => Promise.reject(error));
  expect(failures).toEqual([error]);
  expect(lane.takeFailure()).toBe(true);
  expect(lane.takeFailure()).toBe(false);
  await lane.publish(async () => lane.noteFailure());
  expect(lane.takeFailure()).toBe(true);
  await lane.edit(() => Promise.reject(error));
  await lane.publish(() => Promise.resolve());
  expect(lane.takeFailure()).toBe(false);
});
