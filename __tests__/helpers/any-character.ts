import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };

/**
 * Any character of Unicode, as text of one code point: the same values as those of fast-check's unit "binary", which each
 * file would pay for with a table of all 1.1 million.
 */
export const anyCharacter = fc.nat({ max: 0x10ffff - SURROGATES.count }).map(
  (index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count),
  (value) => {
    const point = typeof value === 'string' ? value.codePointAt(0) : undefined;
    if (point === undefined || value !== String.fromCodePoint(point)) throw new Error('not one character');
    return point < SURROGATES.first ? point : point - SURROGATES.count;
  },
);
