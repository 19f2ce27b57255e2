import { describe, expect, test } from '@jest/globals';
import type { CriterionRun } from '../../../src/domain/attempt/verdict.ts';
import { decide } from '../../../src/domain/operations/decide-operation.ts';
import type { Operation } from '../../../src/domain/operations/operation.ts';
import type { GroundhogRun, Steering } from '../../../src/domain/record/run-record.ts';
import { BASE, makeAttempt, makeCriterionRun, makeView } from '../../report/make-view.ts';

const ID = '0123456789abcdef0123456789abcdef01234567';
const HEAD = 'abcdef0123456789abcdef0123456789abcdef01';
const statement = { kind: 'semantic', statement: 'It reads well.' } as const;
type Outcome = 'passed' | 'unjudged' | 'judged_pass';
const runsOf = (...outcomes: readonly Outcome[]) =>
  outcomes.map((outcome) => makeCriterionRun(outcome === 'passed' ? { outcome } : { criterion: statement, outcome }));
const attempts = (...outcomes: readonly Outcome[]) => [
  makeAttempt({ outcome: 'passed', verifier_runs: runsOf(...outcomes) }),
];

type Sketch = Parameters<typeof makeView>[0][number];
const plain: Sketch = { checkpoint_id: 'plain', outcome: 'success', attempts: attempts('passed') };
const open: Sketch = { checkpoint_id: 'open', outcome: 'success', attempts: attempts('passed', 'unjudged') };
const judged: Sketch = { checkpoint_id: 'judged', outcome: 'success', attempts: attempts('judged_pass') };
const given: Sketch = { checkpoint_id: 'given', outcome: 'abandoned', attempts: attempts('unjudged') };

const approve = (target?: string, statement?: string): Operation => ({
  kind: 'approve',
  target,
  ...(statement === undefined ? {} : { statement }),
});
const materialize = (commit?: string): Operation => ({ kind: 'materialize', commit });
const ask = (operation: Operation, sketches: readonly Sketch[], changes: Partial<GroundhogRun> = {}) =>
  decide(operation, { record: makeView(sketches, changes).record, liveness: 'none', lease: undefined, by: 'alice' });
const steered = (kind: Steering['kind'], text: string): Partial<GroundhogRun> => ({
  head: HEAD,
  steering: [{ at: '2026-01-02T03:00:00.000Z', by: 'octo', kind, checkpoint_id: null, text }],
});
const nothing = (message: string) => ({ kind: 'nothing', message });
const refused = (reason: string) => ({ kind: 'refuse', reason });

describe('an approval of statements', () => {
  test('is recorded with their number', () => {
    expect(ask(approve('open'), [plain, open])).toEqual({
      kind: 'record',
      bodies: [{ kind: 'checkpoint_approved', checkpoint_id: 'open', by: 'alice' }],
      message: 'Approved: 1 statement of "open".',
    });
  });

  test('of a checkpoint that is judged says so, where it names none of them', () => {
    expect(ask(approve('judged', '3'), [judged])).toEqual(
      refused('Checkpoint "judged" has no statement "3"; all that it has are judged. Nothing waits for approval.'),
    );
  });

  test.each([
    ['was given before', 'judged', nothing('The statements of checkpoint "judged" are approved already.')],
    ['has nothing to judge', 'plain', refused('Checkpoint "plain" has no statement to judge.')],
    [
      'is of what has not landed',
      'given',
      refused('Checkpoint "given" has not landed: it is given up. Only what has landed can be judged.'),
    ],
    [
      'is of nothing like it',
      'q',
      refused('The plan of this task has no checkpoint "q". It has plain, judged, given. Nothing waits for approval.'),
    ],
  ])('that %s changes nothing', (_title, name, decision) => {
    expect(ask(approve(name), [plain, judged, given])).toEqual(decision);
  });
});

describe('an approval of one statement', () => {
  const semantic = (text: string, name?: string) =>
    makeCriterionRun({ criterion: { kind: 'semantic', name, statement: text }, outcome: 'unjudged' });
  const of = (...runs: CriterionRun[]) => [makeAttempt({ outcome: 'passed', verifier_runs: runs })];
  const docs: Sketch = {
    checkpoint_id: 'the docs',
    outcome: 'success',
    attempts: of(
      makeCriterionRun(),
      semantic('It is short.'),
      semantic('It is kind.', 'tone'),
      ...runsOf('judged_pass'),
    ),
  };
  const sketches = [plain, docs, open];
  const approved = (checkpoint_id: string, number: number, text: string) => ({
    kind: 'record',
    bodies: [{ kind: 'checkpoint_approved', checkpoint_id, statement: number, by: 'alice' }],
    message: `Approved of "${checkpoint_id}": ${text}`,
  });

  test.each([
    ['by its number', approve('the docs', '1'), 1, 'It is short.'],
    ['by its number although it has a name', approve('the docs', '2'), 2, 'It is kind.'],
    ['by its name', approve('the docs', 'tone'), 2, 'It is kind.'],
    ['by a name that a keyboard began with a capital', approve('the docs', 'Tone'), 2, 'It is kind.'],
    ['by its name alone', approve('tone'), 2, 'It is kind.'],
  ])('is recorded %s', (...[, operation, number, text]) => {
    expect(ask(operation, sketches)).toEqual(approved('the docs', number, text));
  });

  const waits =
    'These wait for approval: "the docs" 1 (statement 1 of "the docs"), "the docs" tone, open 1 (statement 1 of open).';
  test.each([
    ['a number that is not there', approve('the docs', '4'), `Checkpoint "the docs" has no statement "4". ${waits}`],
    [
      'a number that no person reads',
      approve('the docs', '01'),
      `Checkpoint "the docs" has no statement "01". ${waits}`,
    ],
    [
      'a name that is not there',
      approve('the docs', 'tome'),
      `Checkpoint "the docs" has no statement "tome". ${waits}`,
    ],
    [
      'another checkpoint',
      approve('opem'),
      `The plan of this task has no checkpoint "opem". Did you mean "open"? ${waits}`,
    ],
    [
      'a commit as its checkpoint',
      approve(ID, '1'),
      `The plan of this task has no checkpoint "${ID}". It has plain, the docs, open. ${waits}`,
    ],
  ])('is refused in one line that lists what waits: %s', (_title, operation, reason) => {
    expect(ask(operation, sketches)).toEqual(refused(reason));
  });

  test('names the commit that waits as well, and no more than ten', () => {
    const many = Array.from({ length: 12 }, (_, index) => semantic(`${index}`));
    expect(
      ask(approve('q'), [{ checkpoint_id: 'many', outcome: 'success', attempts: of(...many) }], { result: ID }),
    ).toEqual(
      refused(
        `The plan of this task has no checkpoint "q". It has many. These wait for approval: ${ID.slice(0, 12)}, ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `many ${n} (statement ${n} of many)`).join(', ')} and 3 more.`,
      ),
    );
  });

  test('is refused by a name that several checkpoints have, and is taken with its checkpoint', () => {
    const second: Sketch = { ...docs, checkpoint_id: 'second' };
    expect(ask(approve('tone'), [docs, second])).toMatchObject({
      kind: 'refuse',
      reason: expect.stringMatching(/^"tone" is a statement of several checkpoints\. .*second tone\.$/),
    });
    expect(ask(approve('second', 'tone'), [docs, second])).toEqual(approved('second', 2, 'It is kind.'));
  });

  test('changes nothing where it is judged already, and is refused before its checkpoint has landed', () => {
    expect(ask(approve('the docs', '3'), sketches)).toEqual(
      nothing('This statement of "the docs" is judged already: It reads well.'),
    );
    expect(ask(approve('given', '1'), [given])).toMatchObject({ reason: expect.stringContaining('has not landed') });
  });
});

describe('an approval of nothing in particular', () => {
  const NONE = 'There is nothing to approve: no commit waits, and no statement is left to judge.';

  test('names the landed checkpoints with statements that nobody has judged', () => {
    const second: Sketch = { ...open, checkpoint_id: 'second' };
    expect(ask(approve(), [plain, given, open, judged, second], steered('materialize', HEAD))).toEqual(
      refused(
        'No commit waits. These wait for approval: open 1 (statement 1 of open), second 1 (statement 1 of second). Name one of them, or a checkpoint: groundhog approve open --task demo',
      ),
    );
  });

  test.each([
    [
      'the head was approved',
      steered('materialize', HEAD),
      nothing(`${HEAD} was approved already, and nothing has come after it.`),
    ],
    ['another commit was approved', steered('materialize', ID), refused(NONE)],
    ['the head was only named in a hint', steered('hint', HEAD), refused(NONE)],
    ['nothing was approved', { head: HEAD }, refused(NONE)],
  ])('changes nothing where %s', (_title, changes, decision) => {
    expect(ask(approve(), [plain, judged, given], changes)).toEqual(decision);
  });
});

describe('an approval of commits', () => {
  const moved = (from: string | null) => ({
    kind: 'record',
    bodies: [{ kind: 'result_materialized', by: 'alice', from, to: ID }],
    materializes: ID,
    message: `"groundhog/demo/task" is at ${ID} now.`,
  });

  test.each([undefined, ID, ID.slice(0, 7), ID.slice(0, 12).toUpperCase()])(
    'takes a beginning of their id: %s',
    (commit) => {
      for (const operation of [approve(commit), materialize(commit)])
        expect(ask(operation, [plain, given], { result: ID })).toEqual(moved(null));
    },
  );

  test('moves the branch from where it was, when something had landed there', () => {
    expect(ask(materialize(), [plain], { result: ID, head: HEAD })).toEqual(moved(HEAD));
  });

  test.each([
    ['0123456x', '"0123456x" is no commit id: give 7 to 64 of 0-9 and a-f.'],
    ['x0123456', '"x0123456" is no commit id: give 7 to 64 of 0-9 and a-f.'],
    ['012345', '"012345" is no commit id: give 7 to 64 of 0-9 and a-f.'],
    ['0'.repeat(65), `"${'0'.repeat(65)}" is no commit id: give 7 to 64 of 0-9 and a-f.`],
    ['1234567', `The commit that waits is ${ID}, and not 1234567. Review it again first.`],
    ['abcdef0', `The commit that waits is ${ID}, and not abcdef0. Review it again first.`],
  ])('refuses what does not name the commit that waits: %s', (commit, reason) => {
    expect(ask(materialize(commit), [plain], { result: ID, head: HEAD })).toEqual(refused(reason));
  });

  const NO_COMMIT = refused('There is nothing to materialize: no commit waits for approval.');
  test.each([
    [
      'the head by its id',
      'abcdef0',
      { head: HEAD },
      nothing(`${HEAD} has landed on "groundhog/demo/task" already: no commit waits for approval.`),
    ],
    [
      'the head in capital letters',
      'ABCDEF0',
      { head: HEAD },
      nothing(`${HEAD} has landed on "groundhog/demo/task" already: no commit waits for approval.`),
    ],
    ['the end of its id', 'abcdef01', { head: ID }, NO_COMMIT],
    ['another commit', '1234567', { head: HEAD }, NO_COMMIT],
    ['another commit than the approved one', '1234567', steered('materialize', HEAD), NO_COMMIT],
    ['the base, where nothing has landed', BASE, { head: BASE }, NO_COMMIT],
  ])('changes nothing when no commit waits: %s', (...[, commit, changes, decision]) => {
    expect(ask(materialize(commit), [plain], changes)).toEqual(decision);
    expect(ask(approve(commit), [plain], changes)).toEqual(decision);
  });
});
