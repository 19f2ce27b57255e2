import { expect, test } from '@jest/globals';
import { readRunSettings } from '../../../src/entry/settings/run-settings.ts';

test('an instruction may be as long as that of a plan', () => {
  const instruction = 'x'.repeat(32_768);
  expect(readRunSettings({ instruction }).forRequest.instruction).toBe(instruction);
  expect(readRunSettings({}).forRequest.instruction).toBeUndefined();
});

test('a longer instruction is refused with its length, and none of it is shown', () => {
  expect(() => readRunSettings({ instruction: 'x'.repeat(32_769) })).toThrow(
    expect.objectContaining({
      code: 'setting_invalid',
      data: { name: 'instruction', value: '…', reason: 'has 32769 characters; at most 32768 are allowed' },
    }),
  );
});

test('a rebase is started, finished or stopped, and not where it would move a branch that is in use or waits', () => {
  const choice = (rebase?: string) => readRunSettings({ rebase }).forRequest.rebase;
  expect([choice(), choice('false'), choice('true'), choice('stop')]).toEqual(['finish', 'finish', 'start', 'stop']);
  for (const other of [{ workspace: 'in_place' }, { materialize: 'approval' }])
    expect(() => readRunSettings({ rebase: 'true', ...other })).toThrow(
      expect.objectContaining({ code: 'setting_invalid', data: expect.objectContaining({ name: 'rebase' }) }),
    );
});
