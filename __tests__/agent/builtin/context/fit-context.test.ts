import { describe, expect, test } from '@jest/globals';
import type { ModelMessage } from 'ai';
import { addNote } from '../../../../src/agent/builtin/context/add-note.ts';
import { compactMessages } from '../../../../src/agent/builtin/context/compact.ts';
import { openContextFit } from '../../../../src/agent/builtin/context/fit-context.ts';
import { measureMessages } from '../../../../src/agent/builtin/context/message-size.ts';
import { pruneResults } from '../../../../src/agent/builtin/context/prune-results.ts';
import { openReadList } from '../../../../src/agent/builtin/context/read-list.ts';

const brief: ModelMessage = { role: 'user', content: 'The brief.' };
const turn = (index: number, characters: number): readonly ModelMessage[] => [
  {
    role: 'assistant',
    content: [
      { type: 'reasoning', text: 'I think.', providerOptions: { anthropic: { signature: `sig-${index}` } } },
      { type: 'tool-call', toolCallId: `c${index}`, toolName: 'read_file', input: { path: `${index}` } },
    ],
  },
  {
    role: 'tool',
    content: [
      {
        ...{ type: 'tool-result', toolCallId: `c${index}`, toolName: 'read_file' },
        output: { type: 'text', value: `begin${index} ${'x'.repeat(characters)} end${index}` },
      },
    ],
  },
];
const talk = (turns: number, characters: number): readonly ModelMessage[] => [
  brief,
  ...Array.from({ length: turns }, (_, index) => turn(index, characters)).flat(),
];
const text = (messages: readonly ModelMessage[]): string => JSON.stringify(messages);

describe('older results', () => {
  test('are shortened to their ends, except the newest, and stay so byte by byte', () => {
    const pruned = pruneResults(talk(4, 10_000), 2);
    expect(text(pruned)).toMatch(/begin0.*of this older result were dropped.*end0/);
    expect(text(pruned.slice(-4))).toBe(text(talk(4, 10_000).slice(-4)));
    expect(text(pruneResults(pruned, 2))).toBe(text(pruned));
    expect(text(pruneResults([...pruned, ...turn(4, 10_000)], 2).slice(0, 5))).toBe(text(pruned.slice(0, 5)));
  });

  test('end with a mark for the cache, as the shortened ones before them do, and no other', () => {
    const marks = (messages: readonly ModelMessage[]) =>
      messages.flatMap((message, index) => (text([message]).includes('cacheControl') ? [index] : []));
    const once = pruneResults(talk(4, 10_000), 2);
    expect(marks(once)).toEqual([4]);
    const twice = pruneResults([...once, ...turn(4, 10_000), ...turn(5, 10_000)], 2);
    expect(marks(twice)).toEqual([4, 8]);
    expect(marks(pruneResults([...twice, ...turn(6, 10_000)], 2))).toEqual([8, 10]);
  });

  test('that are short stay whole, and an image becomes a sentence', () => {
    expect(pruneResults(talk(4, 1000), 0)).toMatchObject(talk(4, 1000));
    const image: ModelMessage = {
      role: 'tool',
      content: [
        {
          ...{ type: 'tool-result', toolCallId: 'i', toolName: 'read_file' },
          output: {
            type: 'content',
            value: [
              { type: 'text', text: 'logo.png' },
              { type: 'file', mediaType: 'image/png', data: { type: 'data', data: 'AAAA'.repeat(10_000) } },
            ],
          },
        },
      ],
    };
    expect(measureMessages([image])).toBeLessThan(8000);
    expect(text(pruneResults([image], 0))).toContain('logo.png [It was shown earlier');
  });
});

describe('a request', () => {
  test('stays as it is up to 70 % of the window, then loses much at once', () => {
    const context = openContextFit(10_000, 0);
    const small = talk(2, 10_000);
    expect(context.fit(small)).toEqual({ messages: small, isFull: false, isSendable: true });
    const fitted = context.fit(talk(4, 8000));
    expect(fitted.isFull).toBe(false);
    expect(measureMessages(fitted.messages)).toBeLessThan(10_000 * 3.5 * 0.7);
  });

  test('is full when shortened results leave more than half of the window in use', () => {
    expect(openContextFit(10_000, 0).fit(talk(12, 2900))).toMatchObject({ isFull: true, isSendable: false });
    expect(openContextFit(10_000, 0).fit(talk(8, 2900))).toMatchObject({ isFull: true, isSendable: true });
  });

  test('is measured by what the provider counted, and by what it refused', () => {
    const context = openContextFit(10_000, 0);
    const messages = talk(2, 10_000);
    context.learn(messages, 9000);
    expect(context.fit(messages).messages).not.toEqual(messages);
    const refused = openContextFit(1_000_000, 0);
    expect(refused.fit(messages).messages).toEqual(messages);
    refused.refuse(messages);
    expect(refused.fit(messages).messages).not.toEqual(messages);
  });
});

test('a summary replaces all but the brief and the newest turn, whose thoughts stay signed', () => {
  const calls = openReadList();
  for (const path of ['a.ts', 'b.ts', 'a.ts']) calls.add({ name: 'read_file', input: { path, first_line: 10 } });
  calls.add({ name: 'bash', input: { command: 'npm test\nnpm run build' } });
  calls.add({ name: 'checkpoint_success', input: { summary: 'x' } });
  const list = '- read_file b.ts 10\n- read_file a.ts 10\n- bash npm test npm run build';
  expect(calls.render()).toBe(list);
  const compacted = compactMessages({ brief, messages: talk(5, 100), summary: ' Done: a. ', calls: calls.render() });
  expect(compacted.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool']);
  expect(text(compacted)).toContain('sig-4');
  expect(text(compacted)).toContain(JSON.stringify(`Your own summary:\n\nDone: a.\n\n`).slice(1, -1));
  expect(text(compacted)).toContain(JSON.stringify(list).slice(1, -1));
  expect(text(compactMessages({ brief, messages: talk(5, 100), summary: '', calls: '' }))).toContain(
    'No summary was written.',
  );
});

test('a note never follows a message of the same side: it becomes part of it', () => {
  expect(addNote([brief], 'Note.')).toEqual([
    {
      role: 'user',
      content: [
        { type: 'text', text: 'The brief.' },
        { type: 'text', text: 'Note.' },
      ],
    },
  ]);
  const [, answer] = addNote(turn(1, 10), 'Note.');
  expect(text(answer === undefined ? [] : [answer])).toContain('end1\\n\\n[Groundhog] Note."');
  expect(addNote([{ role: 'assistant', content: 'Hm.' }], 'Note.').map(({ role }) => role)).toEqual([
    'assistant',
    'user',
  ]);
});
