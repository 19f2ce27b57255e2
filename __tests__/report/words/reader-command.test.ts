import { expect, test } from '@jest/globals';
import { addRebaseFlag } from '../../../src/report/words/reader-command.ts';

test.each([
  ['run p.yml', 'run p.yml --rebase'],
  ['run p.yml --rebase --task a', 'run p.yml --rebase --task a'],
  ['run p.yml --no-rebase', 'run p.yml --rebase'],
  // A run in place refuses to rebase.
  ['run p.yml --workspace in_place --only a', 'run p.yml --only a --rebase'],
  ['run --workspace=in_place p.yml', 'run p.yml --rebase'],
  ['run p.yml --workspace worktree', 'run p.yml --workspace worktree --rebase'],
  ['run p.yml --agent in_place', 'run p.yml --agent in_place --rebase'],
  // So does one whose work is to wait for approval, which is not to land instead.
  ['run p.yml --materialize approval', 'run p.yml --materialize approval'],
  ['run p.yml --materialize=approval', 'run p.yml --materialize=approval'],
  ['run p.yml --materialize direct', 'run p.yml --materialize direct --rebase'],
])('%s is rebased by %s', (words, expected) => {
  expect(addRebaseFlag(words.split(' ')).join(' ')).toBe(expected);
});
