import { describe, expect, test } from '@jest/globals';
import { parseSnapshotMessage, renderSnapshotMessage } from '../../../src/domain/refs/snapshot-message.ts';

const render = (description: string | undefined, expiresAtSeconds?: number) =>
  renderSnapshotMessage('before', {
    number: 7,
    expiresAtSeconds,
    ...(description === undefined ? {} : { description }),
  });

describe('the message of a snapshot', () => {
  test.each([
    ['its description', 'Before the parser.\n', 'Before the parser.'],
    ['its name without a description', undefined, 'snapshot: before'],
    ['its name where the description is blank', ' \u200b\n', 'snapshot: before'],
  ])('begins with %s', (_title, description, text) => {
    expect(render(description)).toBe(`${text}\n\nGroundhog-Number: 7\n`);
  });

  test('says when it expires', () => {
    expect(render('x', 1_800_000_000)).toBe('x\n\nGroundhog-Number: 7\nGroundhog-Expires: 1800000000\n');
  });

  test('is read as it was written, with its first line', () => {
    const expected = { subject: 'a', number: 7, expiresAtSeconds: 60 };
    expect(parseSnapshotMessage(render('a\n\nGroundhog-Number: 9', 60))).toEqual(expected);
    expect(parseSnapshotMessage(render('a'))).toEqual({ ...expected, expiresAtSeconds: undefined });
  });

  test.each(['', 'x', '1.5', '-1', '1'.repeat(13), '1x', 'x1'])(
    'of another tool, with the number %j, has none',
    (text) => {
      const message = `subject\nmore\n\nGroundhog-Number: ${text}\nGroundhog-Expires: ${text}`;
      expect(parseSnapshotMessage(message)).toEqual({ subject: 'subject', number: 0, expiresAtSeconds: undefined });
    },
  );

  test('may have numbers of 12 digits', () => {
    expect(parseSnapshotMessage(`x\n\nGroundhog-Number: ${'1'.repeat(12)}`).number).toBe(111_111_111_111);
  });
});
