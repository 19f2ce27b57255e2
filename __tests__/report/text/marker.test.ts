import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { renderMarker } from '../../../src/report/text/marker.ts';
import { parseMarker } from '../../helpers/parse-marker.ts';

describe('marker', () => {
  test('has a frozen form', () => {
    expect(renderMarker({ lineage: 'n0nce', kind: 'status' })).toBe('<!-- groundhog:1:n0nce:status: -->');
    expect(renderMarker({ lineage: 'n0nce', kind: 'checkpoint', checkpointId: 'a b--c' })).toBe(
      '<!-- groundhog:1:n0nce:checkpoint:a%20b%2D%2Dc -->',
    );
  });

  test('is read back whatever the checkpoint is called, and never ends early', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.string({ minLength: 1 }),
        (checkpointId, lineage) => {
          const line = renderMarker({ lineage, kind: 'checkpoint', checkpointId });
          expect(line.indexOf('--', 4)).toBe(line.length - 3);
          expect(parseMarker(`${line}\r\nbody`)).toEqual({ lineage, kind: 'checkpoint', checkpointId });
        },
      ),
    );
  });

  test('is another one for each question, and read back', () => {
    const parts = [{ id: 41 }, { id: 42 }, { id: 42, part: 'review' }, { id: 42, part: 'line' }] as const;
    const markers = [...parts.map((question) => ({ question })), {}].map(
      (to) => ({ lineage: 'n', kind: 'answer', ...to }) as const,
    );
    const lines = markers.map(renderMarker);
    expect(new Set(lines).size).toBe(5);
    expect(lines.map(parseMarker)).toEqual(markers);
  });

  test('is another one for each tick of one page', () => {
    const ticks = ['2026-01-02T03:04:05Z', '2026-01-02T03:04:06Z'].map((editedAt) =>
      renderMarker({ lineage: 'n', kind: 'answer', question: { id: 42, part: 'box', editedAt } }),
    );
    expect(new Set(ticks).size).toBe(2);
    expect(ticks[0]).toMatch(/^<!-- groundhog:1:n:answer:box[^ ]*42[^ ]*2026[^ ]* -->$/);
  });

  test.each([
    ['', 'nothing'],
    ['text\n<!-- groundhog:1:n0nce:status: -->', 'a marker that is not on the first line'],
    ['> <!-- groundhog:1:n0nce:status: -->', 'a quoted marker'],
    ['<!-- groundhog:2:n0nce:status: -->', 'another version'],
    ['<!-- groundhog:1:n0nce:status:x -->', 'a status with an id'],
    ['<!-- groundhog:1:n0nce:answer:x -->', 'an answer to what is no comment'],
    ['<!-- groundhog:1:n0nce:other: -->', 'another kind'],
    ['<!-- groundhog:1:n0nce:checkpoint:%E0%A4%A -->', 'a broken encoding'],
    ['<!-- groundhog:1:n0nce:status: --> and more', 'text after it'],
  ])('%j is no marker (%s)', (body) => {
    expect(parseMarker(body)).toBeUndefined();
  });
});
