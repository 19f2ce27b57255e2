import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { askChoices } from '../../../../src/entry/commands/check/ask-choices.ts';

/** Asks with keys that are pressed at each question. */
async function answer(keys: readonly string[], flags = {}, hasWorkflow = false) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = '';
  const left = [...keys];
  output.on('data', (bytes: Buffer) => {
    shown += bytes.toString('utf8');
    if (/\] \S*$/.test(bytes.toString('utf8'))) input.write(left.shift() ?? '\u0003');
  });
  const choices = await askChoices({ repo: '.', ...flags }, { input, output, hasWorkflow });
  return { choices, shown };
}

test('the choices are asked for, with a default, and once more where an answer is none of them', async () => {
  expect((await answer(['\r', '\r'])).choices).toEqual({ repo: '.', agent: '', trigger: '' });
  const { choices, shown } = await answer(['copilt\r', 'copilot\r', 'issue\r']);
  expect(choices).toEqual({ repo: '.', agent: 'copilot', trigger: 'issue' });
  expect(shown.match(/That is none of them\. Agent: /g)).toHaveLength(1);
  expect((await answer(['\r'], { agent: 'codex' })).choices).toEqual({ repo: '.', agent: 'codex', trigger: '' });
});

test('what starts work is not asked where the workflow is there already', async () => {
  const { choices, shown } = await answer(['\r'], {}, true);
  expect(choices).toEqual({ repo: '.', agent: '' });
  expect(shown).not.toContain('Started by');
});

test.each([
  ['Ctrl-C at the first', ['\u0003']],
  ['Ctrl-D at the first', ['\u0004']],
  ['Ctrl-C at the second', ['\r', '\u0003']],
  ['Ctrl-D at the second', ['\r', '\u0004']],
])('one who leaves by %s question has chosen nothing', async (_keys, keys) => {
  expect((await answer(keys)).choices).toBeUndefined();
});
