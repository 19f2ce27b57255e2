import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type ChronicleEvent, type EventBody, readEvent } from '../../src/domain/record/chronicle-event.ts';
import { type Chronicle, parseChronicle, renderChronicle, renderChronicleFiles } from '../../src/store/chronicle.ts';
import { anyCharacter } from '../helpers/any-character.ts';
import { attemptEnded, attemptStarted, CREATED, landed, planSet, toEvents } from '../helpers/make-events.ts';

const text = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.constantFrom('a\nb', '\u2028', '\u00e9', 'e\u0301', '"}\n{'),
);
const body: fc.Arbitrary<EventBody> = fc.oneof(
  fc.constant(CREATED),
  text.map((reason): EventBody => ({ kind: 'checkpoint_abandoned', checkpoint_id: 'a', reason })),
  fc.tuple(fc.constantFrom('a', 'b'), fc.integer({ min: 1, max: 99 })).map(([id, day]) => attemptStarted(id, day)),
  fc.tuple(text, fc.integer({ min: 1, max: 99 })).map(([id, day]) => attemptEnded(id, day)),
  fc.constant(landed('a', 1, null)),
  fc.constant(planSet({ a: ['h', 1] })),
);
const events = fc.array(body, { maxLength: 8 }).map((bodies) => toEvents(...bodies));
const EVENTS = toEvents(CREATED, planSet({ a: ['h', 3] }), attemptStarted('a', 1));
const TEXT = renderChronicle(toNew(EVENTS));

/** Returns events of which none was read. */
function toNew(all: readonly ChronicleEvent[]): Chronicle {
  return { events: all, linesRead: [] };
}

describe('the chronicle', () => {
  test('of n events is an exact prefix, byte for byte, of that of more', () => {
    fc.assert(
      fc.property(events, (all) => {
        const whole = Buffer.from(renderChronicle(toNew(all)));
        for (let count = 0; count <= all.length; count += 1) {
          const part = Buffer.from(renderChronicle(toNew(all.slice(0, count))));
          expect(whole.subarray(0, part.length).equals(part)).toBe(true);
        }
      }),
    );
  });

  test('is read back as it was written, and written again the same', () => {
    fc.assert(
      fc.property(events, (all) => {
        const written = renderChronicle(toNew(all));
        const read = parseChronicle(written, readEvent);
        expect(read.events).toEqual(all);
        expect(renderChronicle(read)).toBe(written);
      }),
    );
  });

  test('of a later version keeps the fields that this one does not know', () => {
    const written = TEXT.replace('"lineage"', '"later_field":[1],"lineage"');
    expect(renderChronicle(parseChronicle(written, readEvent))).toBe(written);
  });

  test('keeps these fields also when its events are copied, and gives new ones lines after them', () => {
    const written = TEXT.replace('"lineage"', '"later_field":[1],"lineage"');
    const { events: read, linesRead } = parseChronicle(written, readEvent);
    const added = toEvents(CREATED, planSet({ a: ['h', 3] }), attemptStarted('a', 1), attemptEnded('a', 1)).slice(3);
    const grown = renderChronicle({ events: [...read.map((event) => ({ ...event })), ...added], linesRead });
    expect(grown).toBe(`${written}${JSON.stringify(added[0])}\n`);
  });

  test('has in its further files the lines that were read of them', () => {
    const all = toEvents(
      CREATED,
      planSet({ a: ['h', 300] }),
      ...Array.from({ length: 203 }, () => attemptStarted('a', 1)),
    );
    const written = renderChronicle(toNew(all)).replaceAll('"checkpoint_id"', '"later_field":1,"checkpoint_id"');
    const { events: read, linesRead } = parseChronicle(written, readEvent);
    const next = { ...attemptStarted('a', 1), seq: 206, at: all[0]?.at ?? '' } as ChronicleEvent;
    const files = renderChronicleFiles({ events: [...read, next], linesRead }, 150);
    const lines = [...written.trimEnd().split('\n'), JSON.stringify(next)].map((line) => `${line}\n`);
    expect(files).toEqual([
      { path: 'chronicle/0001.jsonl', text: lines.slice(100, 200).join('') },
      { path: 'chronicle/0002.jsonl', text: lines.slice(200).join('') },
    ]);
  });

  test('has one line for each event, whatever is in it', () => {
    fc.assert(
      fc.property(events, (all) => {
        expect(renderChronicle(toNew(all)).split('\n')).toHaveLength(all.length + 1);
      }),
    );
  });

  test('of no event is empty', () => {
    expect(parseChronicle('', readEvent)).toEqual({ events: [], linesRead: [] });
  });
});

describe('a chronicle is refused', () => {
  const lines = TEXT.trimEnd().split('\n');

  test.each([
    ['without its last line end', TEXT.trimEnd(), 'does not end with a line end'],
    ['with a gap', `${lines[0]}\n${lines[2]}\n`, 'line 2 of the chronicle has number 3'],
    ['with an event twice', `${lines[0]}\n${lines[0]}\n`, 'line 2 of the chronicle has number 1'],
    ['that does not start at 1', `${lines[1]}\n`, 'line 1 of the chronicle has number 2'],
    [
      'with an unknown kind',
      TEXT.replace('plan_set', 'plan_sung'),
      'chronicle.jsonl: line 2 of the chronicle is no event',
    ],
    ['with a value of another type', TEXT.replace('"day":1', '"day":"1"'), 'line 3 of the chronicle is no event'],
    ['with JSON that is cut', `${TEXT.slice(0, -20)}\n`, 'chronicle.jsonl: line 3 of the chronicle is not whole'],
    ['with an empty line', `${TEXT}\n`, 'line 4 of the chronicle is not whole'],
    ['of a later version', TEXT.replace('"schema_version":1', '"schema_version":2'), 'line 1 of the chronicle'],
  ])('%s', (_how, damaged, message) => {
    expect(() => parseChronicle(damaged, readEvent)).toThrow(message);
  });
});
