import { afterEach, expect, test } from '@jest/globals';
import { type CheckoutSlot, useSlot } from '../../../src/runner/verification/checkout-slot.ts';
import { createNoSandbox } from '../../../src/sandbox/no-sandbox.ts';
import { createCommandHome } from '../../../src/workspace/verification/fresh-home.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';
import { listAll, openCheckout } from '../../workspace/verification/checkout-fixture.ts';

afterEach(cleanUp);

test('a command that could not be run to its end leaves the checkout as clean as any other', async () => {
  const { checkout, root, sh } = await openCheckout();
  const home = createCommandHome(await createTempDir('groundhog-home'));
  const slot: CheckoutSlot = { number: 1, checkout, home, sandbox: createNoSandbox({ mark: 'test-of-a-slot' }) };
  const before = await listAll(root);
  const spoil = () => sh('echo planted > a.txt; rm dir/b.txt; echo left > left');
  const { found } = await useSlot(slot, spoil);
  expect([found.tracked, found.added]).toEqual([['a.txt', 'dir/b.txt'], ['left']]);
  expect(await listAll(root)).toBe(before);
  const failed = useSlot(slot, async () => {
    await spoil();
    throw new Error('its output could not be written');
  });
  await expect(failed).rejects.toThrow('its output could not be written');
  expect(await listAll(root)).toBe(before);
});

test('a checkout that cannot be cleared up does not hide why the command failed', async () => {
  const { checkout } = await openCheckout();
  const home = createCommandHome(await createTempDir('groundhog-home'));
  const stopAll = () => Promise.reject(new Error('cannot be stopped'));
  const sandbox = { ...createNoSandbox({ mark: 'test-of-a-slot' }), stopAll };
  const slot: CheckoutSlot = { number: 1, checkout, home, sandbox };
  await expect(useSlot(slot, () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
  await expect(useSlot(slot, async () => 0)).rejects.toThrow('cannot be stopped');
});
