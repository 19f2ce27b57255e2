import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { COMMAND_FORMS } from '../../../src/domain/operations/command-forms.ts';
import {
  type CommandParsing,
  parseCommand,
  parseCommentCommand,
  prefixLocation,
} from '../../../src/domain/operations/comment-command.ts';

const operate = (operation: unknown, task?: string) => ({
  kind: 'command',
  command: { kind: 'operate', operation },
  task,
});

test.each([
  ['Rename it.', 'src/a.ts, line 3: Rename it.'],
  ['`a` is unclear', 'src/a.ts, line 3: `a` is unclear'],
  ['```suggestion\nb\n```', 'src/a.ts, line 3:\n\n```suggestion\nb\n```'],
  ['- one\n- two', 'src/a.ts, line 3:\n\n- one\n- two'],
])('the place of a text is before it, and a block of Markdown stays one: %j', (text, expected) => {
  expect(prefixLocation(text, 'src/a.ts, line 3')).toBe(expected);
});

describe('a command line', () => {
  test.each([
    ['/groundhog run', 'run'],
    ['/groundhog   retry step-1  \r\nthank you', '  retry step-1'],
    ['/groundhog', ''],
  ])('is the first line: %j', (body, line) => {
    expect(parseCommentCommand(body)).toEqual(parseCommand(line));
  });

  test.each([
    ['after up to three spaces', '   /groundhog retry "a b"'],
    ['in capital letters', '/Groundhog RETRY "a b"'],
    ['with spaces of other widths', '/groundhog\u00a0retry\u202f"a b"'],
    ['with curved quotes', '/groundhog retry \u201ca b\u201d'],
    ['with low quotes', '/groundhog retry \u201ea b\u201c'],
  ])('is understood %s', (_, body) => {
    expect(parseCommentCommand(body)).toEqual(parseCommand('retry "a b"'));
  });

  test.each([
    ['retry hint: Use a tokenizer.', { checkpoint: undefined, hint: 'Use a tokenizer.' }],
    ['retry "a b" hint: see “x y”', { checkpoint: 'a b', hint: 'see “x y”' }],
    ['retry a', { checkpoint: 'a' }],
  ])('takes a hint with a retry: %s', (line, expected) => {
    expect(parseCommand(line)).toMatchObject({ command: { operation: { kind: 'retry', ...expected } } });
  });

  test.each(['retry a b hint: x', 'retry a hint:'])('is refused where a retry has too much or nothing: %s', (line) => {
    expect(parseCommand(line)).toMatchObject({ kind: 'wrong' });
  });

  test.each([
    ['quoted', '> /groundhog run'],
    ['fenced', '```\n/groundhog run\n```'],
    ['fenced by tildes', '~~~\n/groundhog run\n~~~'],
    ['indented', '    /groundhog run'],
    ['on a later line', 'Please:\n/groundhog run'],
    ['after an empty line', '\n/groundhog run'],
    ['in an HTML comment', '<!--\n/groundhog run\n-->'],
    ['in the middle', 'try /groundhog run'],
    ['part of a longer word', '/groundhogs run'],
    ['code', '`/groundhog run`'],
    ['missing', ''],
  ])('is none when it is %s', (_, body) => {
    expect(parseCommentCommand(body)).toBeUndefined();
  });

  test.each([
    ['/groundhog fix Say it.\r\n\r\n- louder\r\n> as here\r\n', 'Say it.\n\n- louder\n> as here'],
    [
      '/groundhog fix\n\n```suggestion\n  <b>\n/groundhog run\n```\nBye',
      '```suggestion\n  <b>\n/groundhog run\n```\nBye',
    ],
    ['/groundhog FIX a\n\n> /groundhog run\n\n`/groundhog run`', 'a\n\n> /groundhog run\n\n`/groundhog run`'],
    ['/groundhog fix a\n\nOn Mon, 23 Nov 2026 at 9:00, Pat <p@x.org> wrote:\n\n> old\n>\n', 'a'],
    ['/groundhog fix a\r\nb\r\n\r\nOn Mon, Pat\r\n***@***.***> wrote:\r\n> old\r\n> text', 'a\nb'],
    ['/groundhog fix a\nOn Monday Pat wrote:\n> old\nSo do it.', 'a\nOn Monday Pat wrote:\n> old\nSo do it.'],
    ['/groundhog fix a\n> quoted', 'a\n> quoted'],
    ['/groundhog fix a\u00a0b\nc\u00a0d', 'a b\nc\u00a0d'],
  ])('of a fix goes on to the end of the comment: %j', (body, text) => {
    expect(parseCommentCommand(body)).toMatchObject({ command: { operation: { kind: 'fix', text } } });
  });

  test.each([
    ['a comment', 'fix a\n\nb <!-- c -->', /A part of line 3 is HTML/],
    ['a tag', 'fix a\n<details>\nb', /A part of line 2 is HTML/],
    ['a zero-width space', 'fix a\nb\u200Bc', /Column 2 of line 2: .*U\+200B/],
    ['a second command', 'fix a\n\n /groundhog\u00a0approve b', /Line 3 is another command/],
  ])('is wrong where the text of a fix has %s on a later line', (_, words, reason) => {
    expect(parseCommentCommand(`/groundhog ${words}`)).toEqual({
      kind: 'wrong',
      reason: expect.stringMatching(reason),
    });
    // Other commands leave later lines alone.
    expect(parseCommentCommand(`/groundhog ${words.replace('fix', 'hint')}`)).toMatchObject({ kind: 'command' });
  });

  test.each([
    ['a comment', '/groundhog hint a <!-- b -->', /HTML, which GitHub does not show/],
    ['a comment that ends on a later line', '/groundhog hint a <!-- b\nc -->', /HTML, which GitHub does not show/],
    ['a tag', '/groundhog hint return Array<string>', /HTML, which GitHub does not show/],
    ['a change of direction', '/groundhog approve \u202Eabc', /Column 20 of the line: .*U\+202E/],
    ['a zero-width space', '/groundhog hint a\u200Bb', /U\+200B/],
    ['text that takes too long to read', `/groundhog hint a\n${'b\n'.repeat(5000)}`, /at most 4000 lines/],
  ])('is wrong when it has a part that is not shown: %s', (_, body, reason) => {
    expect(parseCommentCommand(body)).toEqual({ kind: 'wrong', reason: expect.stringMatching(reason) });
  });

  test.each([
    ['/groundhog hint return `Array<string>`', 'return `Array<string>`'],
    ['/groundhog hint a < b and **c** in src/**/*.ts\n<!-- bye -->', 'a < b and **c** in src/**/*.ts'],
    ['/groundhog hint mind this ⚠️\n---\nWendy', 'mind this ⚠️'],
  ])('is read as it is written: %s', (body, text) => {
    expect(parseCommentCommand(body)).toMatchObject({ command: { operation: { kind: 'hint', text } } });
  });

  test.each([
    ['status', { kind: 'command', command: { kind: 'status' } }],
    ['help', { kind: 'command', command: { kind: 'help' } }],
    ['run task=issue-7', { kind: 'command', command: { kind: 'run' }, task: 'issue-7' }],
    ['retry', operate({ kind: 'retry' })],
    ['retry task=a step-1', operate({ kind: 'retry', checkpoint: 'step-1' }, 'a')],
    ['retry "step one"', operate({ kind: 'retry', checkpoint: 'step one' })],
    [
      'skip step-1  not wanted  any more',
      operate({ kind: 'skip', checkpoint: 'step-1', reason: 'not wanted  any more' }),
    ],
    ['skip "step one" not wanted', operate({ kind: 'skip', checkpoint: 'step one', reason: 'not wanted' })],
    ['rebase', operate({ kind: 'rebase', isStop: false })],
    ['rebase stop', operate({ kind: 'rebase', isStop: true })],
    ['pause', operate({ kind: 'pause' })],
    ['abort a mistake', operate({ kind: 'abort', reason: 'a mistake' })],
    ['approve', operate({ kind: 'approve' })],
    ['approve 0a1b2c3', operate({ kind: 'approve', target: '0a1b2c3' })],
    ['approve "a b" 2', operate({ kind: 'approve', target: 'a b', statement: '2' })],
    ['retry task=a   step-1', operate({ kind: 'retry', checkpoint: 'step-1' }, 'a')],
    [`hint ${'x'.repeat(4995)}`, operate({ kind: 'hint', text: 'x'.repeat(4995) })],
    ['hint use task=x for it', operate({ kind: 'hint', text: 'use task=x for it' })],
    ['unlock 3', operate({ kind: 'unlock', generation: '3' })],
  ])('is read: %s', (line, parsing) => {
    expect(parseCommand(line)).toEqual(expect.objectContaining(parsing));
  });

  test.each([
    ['', /names no command/],
    ['rty', /no command "rty"/],
    ['frobnicate', /^There is no command "frobnicate"\.$/],
    ['hint a\nb', /names no command/],
    ['approve a b c', /\[checkpoint, statement, commit or hash\] \[statement\]/],
    ['retry "a b"c', /\[checkpoint\]/],
    ['unlock a1', /<generation>/],
    ['retyr', /Did you mean "retry"/],
    ['run now', /written \/groundhog run, and "now" follows it/],
    ['status please', /follows it/],
    ['rebase onto x', /written \/groundhog rebase \[stop\]/],
    ['retry a b', /\[checkpoint\]/],
    ['skip a', /<checkpoint> <reason>/],
    ['skip', /nothing follows it/],
    ['hint', /<text>/],
    ['unlock', /<generation>/],
    ['unlock 0', /<generation>/],
    ['unlock 3 now', /<generation>/],
    ['run task=', /no task id/],
    ['run task=../x', /no task id/],
    ['__proto__', /no command/],
    [`hint ${'x'.repeat(6000)}`, /at most 5000/],
  ])('is refused with what is wrong: %s', (line, reason) => {
    expect(parseCommand(line)).toEqual({ kind: 'wrong', reason: expect.stringMatching(reason) });
  });

  test('never breaks, and never gives a command that has no form', () => {
    const kinds = new Set<string>(COMMAND_FORMS.map(({ name }) => name));
    const nameOf = (parsing: CommandParsing & { kind: 'command' }) =>
      parsing.command.kind === 'operate' ? parsing.command.operation.kind : parsing.command.kind;
    const start = fc.constantFrom(...kinds, 'x', '');
    fc.assert(
      fc.property(start, fc.string(), (name, rest) => {
        const parsing = parseCommand(`${name} ${rest}`);
        return parsing.kind === 'wrong' || kinds.has(nameOf(parsing));
      }),
    );
  });
});
