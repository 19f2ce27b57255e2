import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  countKeptLines,
  decideStream,
  type FileStates,
  findShared,
  isSameWork,
  type StreamEvidence,
} from '../../../src/domain/attempt/step-stream.ts';

const evidence = (number: number, facts: Partial<StreamEvidence> = {}): StreamEvidence => ({
  number,
  shared: 0,
  same: 0,
  lines: 0,
  isPartial: false,
  ...facts,
});

describe('the stream of the next step', () => {
  test.each([
    ['NoExistingSuffix: nothing is there yet', 0, 'clean', [], 1, 'first'],
    ['NoExistingSuffix: nothing is there yet, and nothing can be read', 0, 'unreadable', [], 1, 'first'],
    ['NoExistingSuffix: only another base has a stream under this prefix', 3, 'modified', [], 4, 'first'],
    ['CleanWorktree: the work was dismissed', 2, 'clean', [evidence(1), evidence(2)], 3, 'clean'],
    ['ModifiedNoOverlap: other files are worked on', 1, 'modified', [evidence(1)], 2, 'no_overlap'],
    [
      'ModifiedWithOverlapPreserved: one line of the agent is enough',
      1,
      'modified',
      [evidence(1, { shared: 5, lines: 1 })],
      1,
      'work_still_there',
    ],
    [
      'ModifiedWithOverlapPreserved: a file without lines is as it was left',
      1,
      'modified',
      [evidence(1, { shared: 1, same: 1 })],
      1,
      'work_still_there',
    ],
    ['ModifiedWithOverlapDismissed: no line is left', 1, 'modified', [evidence(1, { shared: 2 })], 2, 'work_gone'],
    [
      'StashAnswerQuestionsUnstash: an older stream is back, and not the highest',
      3,
      'modified',
      [evidence(1, { shared: 2, same: 2 }), evidence(2, { shared: 1 }), evidence(3)],
      1,
      'work_still_there',
    ],
    [
      'of two streams the one with more files as they were left is taken',
      2,
      'modified',
      [evidence(1, { shared: 3, same: 3 }), evidence(2, { shared: 3, same: 1, lines: 40 })],
      1,
      'work_still_there',
    ],
    [
      'of two that are alike the later one is taken',
      2,
      'modified',
      [evidence(1, { shared: 1, lines: 2 }), evidence(2, { shared: 1, lines: 2 })],
      2,
      'work_still_there',
    ],
    ['the files could not be read', 1, 'unreadable', [evidence(1, { shared: 1, same: 1 })], 2, 'undecidable'],
    ['a stream could not be read', 1, 'modified', [evidence(1, { shared: 1, isPartial: true })], 2, 'undecidable'],
    [
      'one stream could not be read, another could, and no work is there',
      2,
      'modified',
      [evidence(1, { isPartial: true }), evidence(2)],
      3,
      'undecidable',
    ],
    [
      'the work of one stream is gone, and another has no file in common',
      2,
      'modified',
      [evidence(1, { shared: 1 }), evidence(2)],
      3,
      'work_gone',
    ],
    [
      'a stream could not be read, and the work of another one is there',
      2,
      'modified',
      [evidence(1, { isPartial: true }), evidence(2, { shared: 1, lines: 1 })],
      2,
      'work_still_there',
    ],
  ] as const)('%s', (...[, highest, sample, streams, number, reason]) => {
    expect(decideStream({ highest, sample, streams })).toEqual({ number, isNew: number > highest, reason });
  });

  const streamsOf = fc
    .array(
      fc.record({
        shared: fc.nat(3),
        same: fc.nat(3),
        lines: fc.nat(3),
        isPartial: fc.boolean(),
      }),
      { maxLength: 5 },
    )
    .map((found) => found.map((facts, index) => evidence(index + 1, facts)));
  const inputs = fc.record({
    sample: fc.constantFrom('clean', 'modified', 'unreadable') as fc.Arbitrary<'clean' | 'modified' | 'unreadable'>,
    streams: streamsOf,
    more: fc.nat(3),
  });

  test('is a known one with work in the files, or has a number that nothing has', () => {
    fc.assert(
      fc.property(inputs, ({ sample, streams, more }) => {
        const highest = streams.length + more;
        const { number, isNew, reason } = decideStream({ highest, sample, streams });
        if (isNew) {
          expect(number).toBe(highest + 1);
          return;
        }
        const chosen = streams.find((stream) => stream.number === number);
        expect([sample, reason]).toEqual(['modified', 'work_still_there']);
        expect((chosen?.same ?? 0) + (chosen?.lines ?? 0)).toBeGreaterThan(0);
      }),
    );
  });

  test('does not depend on the order in which the streams are looked at', () => {
    fc.assert(
      fc.property(inputs, ({ sample, streams, more }) => {
        const highest = streams.length + more;
        expect(decideStream({ highest, sample, streams: [...streams].reverse() })).toEqual(
          decideStream({ highest, sample, streams }),
        );
      }),
    );
  });
});

describe('the lines of an agent', () => {
  const base = 'a\nb\nc\n';
  test.each([
    ['ExactMatch: all are there', 'a\nnew\nb\nc\n', 'a\nnew\nb\nc\n', 1, 1],
    ['LineDismissed: none is there', 'a\nnew\nb\nc\n', base, 0, 0],
    ['PartialPreserved: one of two is there', 'a\none\ntwo\nb\nc\n', 'a\ntwo\nb\nc\n', 1, 1],
    ['a line that was indented anew is only found without its white space', 'x();\n', '  x();\t\n', 0, 1],
    ['a line that was edited is not found', 'x(1);\n', 'x(2);\n', 0, 0],
    ['a line of the base says nothing', 'b\n', 'b\n', 0, 0],
    ['a blank line says nothing', 'a\n\n   \nb\nc\n', 'a\n\n   \nz\n', 0, 0],
    ['another line end is no other line', 'new\r\n', 'new\n', 1, 1],
    ['the last line needs no end', 'new', 'new\n', 1, 1],
    ['a file that the agent has made, and that is gone', 'new\n', '', 0, 0],
  ] as const)('%s', (...[, stream, now, exact, whitespace]) => {
    const before = stream.startsWith('a') || stream === 'b\n' ? base : '';
    expect(countKeptLines({ base: before, stream, now }, 'exact')).toBe(exact);
    expect(countKeptLines({ base: before, stream, now }, 'whitespace')).toBe(whitespace);
  });

  const text = fc
    .array(fc.constantFrom('a', ' a', 'b', '\tb ', '', '}', 'c'), { maxLength: 8 })
    .map((lines) => lines.join('\n'));

  test('are all there while nobody has touched the file, and none where the file is as in the base', () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom('exact' as const, 'whitespace' as const), (before, stream, match) => {
        expect(countKeptLines({ base: before, stream, now: before }, match)).toBe(0);
        const added = countKeptLines({ base: before, stream, now: stream }, match);
        expect(countKeptLines({ base: before, stream, now: `${stream}\nmore\n` }, match)).toBe(added);
      }),
    );
  });
});

describe('changes of one base', () => {
  const files = (...entries: readonly (readonly [string, string])[]): FileStates => new Map(entries);

  test('share the paths that both have', () => {
    expect(findShared(files(['a', '1'], ['b', '1']), files(['b', '2'], ['c', '1']))).toEqual(['b']);
  });

  test('are the same work when every path has the same state, whatever the order', () => {
    expect(isSameWork(files(['a', '1'], ['b', '2']), files(['b', '2'], ['a', '1']))).toBe(true);
    expect(isSameWork(files(['a', '1']), files(['a', '2']))).toBe(false);
    expect(isSameWork(files(['a', '1'], ['b', '1']), files(['a', '1'], ['b', '2']))).toBe(false);
    expect(isSameWork(files(['a', '1']), files(['a', '1'], ['b', '1']))).toBe(false);
    expect(isSameWork(files(['a', '1']), files())).toBe(false);
    expect(isSameWork(files(['a', '1']), files(['b', '1']))).toBe(false);
  });
});
