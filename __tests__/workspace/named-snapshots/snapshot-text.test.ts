import { expect, test } from '@jest/globals';
import { renderCreated, renderSnapshotList } from '../../../src/workspace/named-snapshots/snapshot-text.ts';

test('a description takes one column of the list, and moves no cursor', () => {
  const id = 'a'.repeat(40);
  const snapshot = {
    name: 's1',
    id,
    tree: id,
    epochSeconds: 0,
    number: 1,
    subject: 'a\tb\u001b[2J',
    expiresAtSeconds: undefined,
  };
  expect(renderSnapshotList([snapshot]).text).toBe('s1\taaaaaaaaaaaa\t1970-01-01T00:00:00+00:00\ta b [2J');
});

test('what git refuses is named with what to do about it', () => {
  const id = 'a'.repeat(40);
  const snapshot = { name: 's1', id, tree: id, epochSeconds: 0, number: 1, subject: '', expiresAtSeconds: undefined };
  const leftOut = [{ path: '.gitmodules', why: 'forbidden_name' }] as const;
  expect(renderCreated({ kind: 'created', snapshot, leftOut, expired: [] }).text.split('\n')[1]).toBe(
    'left out: .gitmodules (git refuses this name, or a link under it; rename it to have it kept)',
  );
});
