import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createOutputEnds } from '../../../src/exec/streams/output-ends.ts';

function render(chunks: readonly Uint8Array[], limits: { headBytes: number; tailBytes: number }) {
  const ends = createOutputEnds(limits);
  for (const chunk of chunks) ends.add(chunk);
  return ends.render();
}

describe('createOutputEnds', () => {
  test('keeps a short stream whole', () => {
    expect(render([Buffer.from('hello '), Buffer.from('world')], { headBytes: 6, tailBytes: 5 })).toEqual({
      text: 'hello world',
      omittedBytes: 0,
    });
  });

  test('keeps both ends of a long stream and says how many bytes are missing', () => {
    const alphabet = Buffer.from('abcdefghijklmnopqrstuvwxyz');
    expect(render([alphabet], { headBytes: 4, tailBytes: 3 })).toEqual({
      text: 'abcd\n[… 19 bytes left out …]\nxyz',
      omittedBytes: 19,
    });
  });

  test('cuts between characters and counts the bytes it drops for that', () => {
    const { text, omittedBytes } = render([Buffer.from('ä€😀'.repeat(10))], { headBytes: 8, tailBytes: 6 });
    expect(text).toBe('ä€\n[… 81 bytes left out …]\n😀');
    expect(omittedBytes).toBe(81);
  });

  test('turns what is not UTF-8 into replacement characters', () => {
    expect(render([Buffer.from([0x61, 0xff, 0xfe, 0x62])], { headBytes: 9, tailBytes: 9 }).text).toBe('a\ufffd\ufffdb');
  });

  test('does not keep a buffer that its caller uses again', () => {
    const ends = createOutputEnds({ headBytes: 2, tailBytes: 2 });
    const buffer = Buffer.from('abcdef');
    ends.add(buffer);
    buffer.fill('x');
    expect(ends.render().text).toBe('ab\n[… 2 bytes left out …]\nef');
  });

  test('gives the same for any cutting into chunks, in bounded size, with every byte accounted for', () => {
    const limits = fc.record({ headBytes: fc.nat(20), tailBytes: fc.nat(20) });
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 30 })), limits, (chunks, given) => {
        const whole = Buffer.concat(chunks);
        const result = render(chunks, given);
        expect(result).toEqual(render([whole], given));
        expect(Buffer.from(result.text, 'utf8').toString('utf8')).toBe(result.text);
        if (whole.length <= given.headBytes + given.tailBytes) expect(result.omittedBytes).toBe(0);
        else expect(whole.length - result.omittedBytes).toBeLessThanOrEqual(given.headBytes + given.tailBytes);
      }),
    );
  });
});
