import { parseArgs } from 'node:util';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type GivenFlags, readPlainFlags } from '../../src/entry/plain-flags.ts';

const FLAGS = { repo: 'string', 'dry-run': 'boolean', json: 'boolean' } as const;
const options = Object.fromEntries(Object.entries(FLAGS).map(([name, type]) => [name, { type }]));
const words = ['--repo', '--repo=', '--repo=a=b', '--repo=-x', '--json', '--json=true', '--dry-run', '--no-json'];
const others = ['a', '', '-', '--', '-j', '--toString', '--constructor=x', '--unknown', 'a\n--json'];

function toValues({ texts, switches }: GivenFlags) {
  return { ...texts, ...Object.fromEntries([...switches].map((name) => [name, true])) };
}

/** What Node's own reader makes of the words; undefined for what it refuses. */
function readByNode(args: string[]) {
  try {
    return { ...parseArgs({ args, options }).values };
  } catch {
    return undefined;
  }
}

test.each([
  [[], {}],
  [['--repo', 'a', '--json'], { repo: 'a', json: true }],
  [['--repo=a b', '--dry-run', '--repo', '-'], { repo: '-', 'dry-run': true }],
  [['--repo='], { repo: '' }],
])('reads %j', (args, values) => {
  const read = readPlainFlags(args, FLAGS);
  expect(read && toValues(read)).toEqual(values);
});

test.each([[['--repo']], [['--repo', '--json']], [['--json=x']], [['a']], [['--toString']], [['-j']], [['--', 'a']]])(
  'leaves %j to the whole program',
  (args) => {
    expect(readPlainFlags(args, FLAGS)).toBeUndefined();
  },
);

test("agrees with Node's own reader wherever it reads", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words, ...others), { maxLength: 5 }), (args) => {
      const read = readPlainFlags(args, FLAGS);
      if (read !== undefined) expect(toValues(read)).toEqual(readByNode(args));
    }),
  );
});
