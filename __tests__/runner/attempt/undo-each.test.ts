import { expect, test } from '@jest/globals';
import type { LandedHunk } from '../../../src/domain/attempt/landed-hunks.ts';
import { undoEach } from '../../../src/runner/attempt/undo-each.ts';

const hunks: readonly LandedHunk[] = ['a', 'b', 'Ã©'].map((path) => ({
  path,
  line: 1,
  added: 1,
  removed: 0,
  patch: path,
}));
const undo = ({ patch }: LandedHunk) => Promise.resolve(patch);

test('the hunks without which all criteria hold are collected', async () => {
  const audit = await undoEach(hunks, { undo, holds: (tree) => Promise.resolve(tree !== 'b') });
  expect(audit).toMatchObject({ end: 'done', hunks: 3, tried: 3, unnoticed: [{ path: 'a' }, { path: 'é' }] });
});

test('an audit whose time is up keeps what it has found', async () => {
  const audit = await undoEach(hunks, { undo, holds: (tree) => Promise.resolve(tree === 'a' ? true : undefined) });
  expect(audit).toMatchObject({ end: 'out_of_time', hunks: 3, tried: 1, unnoticed: [{ path: 'a' }] });
});

test('a hunk that is not in the commit is an error, not a finding', async () => {
  const failed = undoEach(hunks, { undo: () => Promise.resolve(undefined), holds: () => Promise.resolve(true) });
  await expect(failed).rejects.toThrow(/cannot undo a hunk of a/);
});
