// The test of the plan in the README. Copy it to test/args.test.mjs: it fails until src/args.js is written.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseArgs } from '../src/args.js';

test('parseArgs keeps what is no flag, in its order', () => {
  assert.deepEqual(parseArgs(['a', '--loud', 'b']).rest, ['a', 'b']);
});

test('parseArgs returns a flag without a value as true', () => {
  assert.deepEqual(parseArgs(['--loud']), { flags: { loud: true }, rest: [] });
});

test('parseArgs returns the value of a flag after "="', () => {
  assert.deepEqual(parseArgs(['--name=Phil']).flags, { name: 'Phil' });
});

test('parseArgs takes all after "--" as it is', () => {
  assert.deepEqual(parseArgs(['--', '--loud']), { flags: {}, rest: ['--loud'] });
});
