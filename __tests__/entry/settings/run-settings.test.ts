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
