import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readEvent } from '../../../src/domain/record/chronicle-event.ts';
import { conforms, type Shape } from '../../../src/domain/record/conforms.ts';
import { leaseSchema } from '../../../src/domain/record/lease.ts';
import { recordShape } from '../../../src/domain/record/record-shape.ts';
import {
  attemptEnded,
  attemptStarted,
  BASE,
  CREATED,
  landed,
  planSet,
  RUN_STARTED,
  toEvents,
} from '../../helpers/make-events.ts';

const step = {
  number: 1,
  at: '2026-01-02T03:04:05.000Z',
  tool: null,
  seen_at: 'end',
  stream: 1,
  reason: 'first',
  commit: BASE,
};
const rich = {
  ...attemptEnded('a', 1, 'passed'),
  verifier_runs: [
    {
      criterion: { kind: 'command', command: 'npm test', expect_exit: 0, timeout_seconds: 300 },
      outcome: 'passed',
      detail: 'It exited with 0.',
      exit_code: 0,
      duration_ms: 5,
      timed_out: false,
      output: '',
      omitted_bytes: 0,
      evidence: null,
    },
  ],
  changed_paths: [{ status: 'A', path: 'a.txt' }],
  timeline: {
    base: BASE,
    landed_stream: 1,
    steps: [{ ...step, changed_paths: [], changed_paths_total: 0 }],
    missed: 0,
  },
};
const written: readonly unknown[] = JSON.parse(
  JSON.stringify([
    ...toEvents(
      CREATED,
      RUN_STARTED,
      planSet({ a: ['h', 3] }),
      attemptStarted('a', 1),
      attemptEnded('a', 1),
      landed('a', 2),
    ),
    readEvent({ ...rich, seq: 7, at: '2026-01-02T03:04:05.000Z' }),
  ]),
);
const lease = { schema_version: 1, generation: 1, holder: null, expires_at: '2026-01-02T03:04:05.000Z' };

type Edit = { readonly at: number; readonly kind: 'remove' | 'add' | 'replace'; readonly value: unknown };
// A blank text breaks rules that no shape has.
const others = [null, 0, -1, 1.5, 2 ** 60, true, 'x', BASE, [], ['x'], {}, { x: 1 }];
const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(200),
  kind: fc.constantFrom('remove', 'add', 'replace'),
  value: fc.constantFrom(...others),
});

/** Edits one of the mappings or lists in a value of JSON. */
function apply(value: unknown, { at, kind, value: other }: Edit): unknown {
  const copy = structuredClone(value);
  const holders = listHolders(copy);
  const holder = holders[at % holders.length] ?? {};
  const names = Object.keys(holder);
  const name = names[at % Math.max(1, names.length)] ?? 'x';
  if (kind === 'remove' && Array.isArray(holder)) holder.splice(0, 1);
  else if (kind === 'remove') Reflect.deleteProperty(holder, name);
  else if (Array.isArray(holder)) holder[kind === 'add' ? holder.length : 0] = other;
  else Reflect.set(holder, kind === 'add' ? 'new_field' : name, other);
  return copy;
}

function listHolders(value: unknown): object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(listHolders)] : [];
}

describe('the shape of a record', () => {
  test.each(written.map((event) => [JSON.stringify(event).slice(0, 60), event]))('is that of %s…', (_name, event) => {
    expect(conforms(event, recordShape.event)).toBe(true);
  });

  test('is that of a lease', () => {
    expect(conforms(lease, recordShape.lease)).toBe(true);
    expect(conforms({ ...lease, holder: 'x' }, recordShape.lease)).toBe(false);
  });

  test('is of nothing that the schemas refuse, or would change', () => {
    fc.assert(
      fc.property(fc.constantFrom(...written), fc.array(edit, { minLength: 1, maxLength: 3 }), (event, edits) => {
        const edited = edits.reduce(apply, event);
        if (conforms(edited, recordShape.event)) expect(readEvent(edited)).toEqual(edited);
      }),
      { numRuns: 2000 },
    );
  });

  test('is of no lease that the schema refuses', () => {
    fc.assert(
      fc.property(edit, (one) => {
        const edited = apply(lease, one);
        if (conforms(edited, recordShape.lease)) expect(leaseSchema.parse(edited)).toEqual(edited);
      }),
    );
  });

  test('has only keywords that are checked, or say nothing of the value', () => {
    const checked = ['$ref', 'type', 'const', 'enum', 'anyOf', 'oneOf', 'minimum', 'maximum', 'pattern', 'maxLength']
      .concat(['items', 'minItems', 'maxItems', 'properties', 'required', 'additionalProperties', '$defs'])
      .concat(['$schema', 'format', 'default', 'description']);
    const found = Object.values(recordShape).flatMap(listKeywords);
    expect(found.filter((keyword) => !checked.includes(keyword))).toEqual([]);
  });

  test('of one kind is compared with values of this kind, and of none', () => {
    const kinds = { anyOf: ['a', 'b'].map((kind) => ({ properties: { kind: { const: kind }, x: { const: kind } } })) };
    const values = [
      { kind: 'a', x: 'a' },
      { kind: 'b', x: 'a' },
      { kind: 'c', x: 'a' },
      { x: 'b' },
      { x: 'c' },
      'text',
    ];
    expect(values.map((value) => conforms(value, kinds))).toEqual([true, false, false, true, false, true]);
  });

  test('refers to nothing that is not there', () => {
    expect(() => conforms('x', { $ref: '#/$defs/none' })).toThrow('is not defined');
  });
});

function listKeywords(shape: Shape): string[] {
  const { items, anyOf = [], oneOf = [], properties = {}, $defs = {} } = shape;
  const parts = [...anyOf, ...oneOf, ...Object.values(properties), ...Object.values($defs), ...(items ? [items] : [])];
  // Each text with a format has a pattern beside it.
  const format = 'format' in shape && shape.pattern === undefined ? ['format alone'] : [];
  return [...Object.keys(shape), ...format, ...parts.flatMap(listKeywords)];
}
