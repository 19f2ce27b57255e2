import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toPlainText } from '../../../src/domain/text/plain-text.ts';
import { renderDataBlock } from '../../../src/domain/text/safe-block.ts';
import { anyCharacter } from '../../helpers/any-character.ts';

const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom('```', '````\n', '`', '\n', '~~~', '\u200b', '\u{e0041}', '\u202e'),
    ),
  )
  .map((parts) => parts.join(''));

describe('text that is not ours', () => {
  test('loses what nobody sees and keeps what is read', () => {
    expect(toPlainText('a\u200bb\u202ec\u{e0041}d\u0007e\ufeff\tf\r\ng\rh')).toBe('abcde\tf\ng\nh');
    expect(toPlainText('déjà 日本 🦫')).toBe('déjà 日本 🦫');
  });

  test('stands in a fence that it cannot close', () => {
    fc.assert(
      fc.property(text, (inside) => {
        const lines = renderDataBlock(inside).split('\n');
        const fence = /^(`+)text$/.exec(lines[0] ?? '')?.[1] ?? '';
        expect(fence.length).toBeGreaterThanOrEqual(3);
        const closing = lines.findIndex(
          (line, index) => index > 0 && new RegExp(`^ {0,3}\`{${fence.length},}\\s*$`).test(line),
        );
        const after = lines.slice(closing + 1);
        expect(lines[closing]).toBe(fence);
        expect(after.length).toBeLessThanOrEqual(1);
        expect(after.every((line) => /^\(\d+ invisible characters were removed from this text\.\)$/.test(line))).toBe(
          true,
        );
      }),
      { numRuns: 500 },
    );
  });

  test('says how many characters were removed', () => {
    expect(renderDataBlock('a\u200b\u200bb')).toBe(
      '```text\nab\n```\n(2 invisible characters were removed from this text.)',
    );
    expect(renderDataBlock('a\r\nb')).toBe('```text\na\nb\n```');
    expect(renderDataBlock('  a\rb \n')).toBe('```text\n  a\nb\n```');
  });

  test('is bounded: its ends are kept, and what is left out is said', () => {
    const block = renderDataBlock(`start${'x'.repeat(100_000)}end`);
    expect(block.length).toBeLessThan(9_000);
    expect(renderDataBlock('abcd', 4)).toBe('```text\nabcd\n```');
    expect(renderDataBlock('abcdef', 4)).toBe('```text\nab\n[… 2 characters left out …]\nef\n```');
    expect(block).toMatch(/^```text\nstart/);
    expect(block).toMatch(/end\n```$/);
    expect(block).toContain(`[… ${100_008 - 8192} characters left out …]`);
  });
});
