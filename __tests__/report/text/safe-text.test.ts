import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { breakReferences } from '../../../src/domain/text/break-references.ts';
import {
  cutText,
  renderCodeCell,
  renderCodeSpan,
  renderMessage,
  renderTextBlock,
  toShortCause,
  toShortLine,
  toUnmarkedText,
  utf8Length,
} from '../../../src/report/text/safe-text.ts';
import { anyCharacter } from '../../helpers/any-character.ts';
import { naughtyStrings } from '../naughty-strings.ts';
import { findActiveText, splitCells } from '../pages/active-markdown.ts';

const nasty = fc.oneof(
  fc.constantFrom(...naughtyStrings),
  fc.string({ unit: fc.constantFrom('`', '|', '\\', '\n', ' ', 'a', '~', '<', '!', '-', '@', '\u200b', '😀') }),
  fc.string({ unit: anyCharacter }),
);

describe('toUnmarkedText', () => {
  test('changes nothing the second time', () => {
    fc.assert(fc.property(nasty, (text) => toUnmarkedText(toUnmarkedText(text)) === toUnmarkedText(text)));
  });

  test('keeps newlines, tabs and visible text', () => {
    expect(toUnmarkedText('a\tb\r\nc é 漢 😀')).toBe('a\tb\nc é 漢 😀');
  });

  test('removes colours, controls, joiners, direction marks and half characters', () => {
    expect(toUnmarkedText('\u001b[1;31mred\u001b[0m\u0000\u202e\u200d\ufe0f\u{e0041}\ud800')).toBe('red\ufffd');
  });

  test('breaks a marker even when it is hidden by invisible characters', () => {
    for (const text of ['<!-- groundhog:1:', '<!-\u200b- groundhog:1:', '<!--GROUNDHOG']) {
      expect(toUnmarkedText(text)).not.toMatch(/<!--\s*groundhog/i);
    }
  });
});

describe('toOneLine', () => {
  test('never exceeds its bound, has no line break and is stable', () => {
    fc.assert(
      fc.property(nasty, fc.integer({ min: 1, max: 40 }), (text, max) => {
        const line = toShortLine(text, max);
        expect(line.length).toBeLessThanOrEqual(max);
        expect(line).not.toMatch(/[\n\r\u2028]/);
        expect(toShortLine(line, max)).toBe(line);
      }),
    );
  });

  test('says that something is missing', () => {
    expect(toShortLine('abcdef', 4)).toBe('abc…');
    expect(toShortLine(`x${' '.repeat(1000)}y`, 10)).toBe('x…');
  });

  test.each([
    [
      'its last output:\nI could not\nThe files are those of before.',
      'its last output: I could not – The files are those of before.',
    ],
    ['a.\nb', 'a. b'],
    ['a\r\n\n  b\n', 'a – b'],
  ])('of a cause in several lines shows where one ends: %j', (text, line) => {
    expect(toShortCause(text, 200)).toBe(line);
  });
});

describe('cutText', () => {
  test('stays within its bytes, keeps both ends and is stable', () => {
    const text = `start${'漢'.repeat(5000)}end`;
    const cut = cutText(text, 1000);
    expect(utf8Length(cut)).toBeLessThanOrEqual(1000);
    expect(cut.startsWith('start漢')).toBe(true);
    expect(cut.endsWith('漢end')).toBe(true);
    expect(cut).toMatch(/\[… \d+ bytes left out …\]/);
    expect(cutText(cut, 1000)).toBe(cut);
  });

  test('never exceeds its bytes and never halves a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 0, max: 300 }), (text, max) => {
        const cut = cutText(text, max);
        expect(utf8Length(cut)).toBeLessThanOrEqual(Math.max(max, 0));
        expect(cut).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});

describe('renderMessage', () => {
  test('shows an address whole, as code and not as a link', () => {
    const text = "fatal: failed for 'https://github.test/a/b/': see https://x.test/y?z=1. Try: groundhog run";
    expect(renderMessage(text, 500)).toBe(
      "fatal: failed for '`https://github.test/a/b/`': see `https://x.test/y?z=1`. Try: `groundhog run`",
    );
    expect(renderMessage('https://x.test/y', 500)).toBe('`https://x.test/y`');
  });

  test('leaves nothing active beside an address', () => {
    expect(renderMessage('`https://x.test/`b`', 500)).toBe('\\``https://x.test/`\\`b\\`');
    expect(renderMessage('ftp://x.test https://<b> @all', 500)).not.toMatch(/:\/\/\S|@all|[^\\]</);
  });
});

describe('code spans and fences', () => {
  test('leave nothing of the text active in a paragraph', () => {
    fc.assert(
      fc.property(nasty, (text) => findActiveText(`Says: ${renderCodeSpan(text)}`).replace('–', '') === 'Says: '),
    );
  });

  test('leave nothing of the text active in a table and keep the number of cells', () => {
    fc.assert(
      fc.property(nasty, nasty, (a, b) => {
        const row = `| ${renderCodeCell(a)} | ${renderCodeCell(b)} | end |`;
        expect(splitCells(row)).toHaveLength(3);
        expect(findActiveText(row).replace(/–/g, '')).toBe(' \u241e  \u241e end');
      }),
    );
  });

  test('leave nothing of the text active in a block, and close it', () => {
    fc.assert(fc.property(nasty, (text) => findActiveText(`${renderTextBlock(text, 400)}\n\nafter`) === 'after'));
  });

  test('show a text unchanged when it is harmless', () => {
    expect(renderCodeSpan('npm test')).toBe('`npm test`');
    expect(renderCodeCell('a | b')).toBe('`a \\| b`');
    expect(renderTextBlock('one\ntwo\n', 100)).toBe('```text\none\ntwo\n```');
  });
});

describe('breakReferences', () => {
  test('leaves nothing that a commit message would act on', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const broken = breakReferences(text);
        expect(broken).not.toMatch(/@\S|#\d|\bgh-\d|:\/\//i);
        expect(breakReferences(broken)).toBe(broken);
      }),
    );
  });
});
