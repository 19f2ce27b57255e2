import { describe, expect, test } from '@jest/globals';
import { isRunNext } from '../../../src/domain/operations/decide-next-run.ts';
import { decide } from '../../../src/domain/operations/decide-operation.ts';
import type { Liveness, Operation } from '../../../src/domain/operations/operation.ts';
import type { GroundhogRun, Steering } from '../../../src/domain/record/run-record.ts';
import { makeAttempt, makeView } from '../../report/make-view.ts';

type Sketch = Parameters<typeof makeView>[0][number];
const ask = (
  operation: Operation,
  sketches: readonly Sketch[],
  { liveness = 'none', ...changes }: Partial<GroundhogRun> & { readonly liveness?: Liveness } = {},
) => decide(operation, { record: makeView(sketches, changes).record, liveness, lease: undefined, by: 'alice' });

const AT = '2026-01-02T03:00:00.000Z';
const request = { at: AT, by: 'octo', reason: null };
const nothing = (message: string) => ({ kind: 'nothing', message });
const refused = (reason: string) => ({ kind: 'refuse', reason });
const done: Sketch = { checkpoint_id: 'done', outcome: 'success' };
const open: Sketch = { checkpoint_id: 'open' };
const given: Sketch = { checkpoint_id: 'given', outcome: 'abandoned', reason: 'used up' };

describe('a request to run', () => {
  const run: Operation = { kind: 'run' };

  test('is refused where the run would end as it started', () => {
    const because = refused('Checkpoint "given" is given up: used up');
    expect(ask(run, [given], { ending: 'blocked' })).toEqual(because);
    expect(
      ask(run, [given], { aborted: { at: '2030-01-01T00:00:00.000Z', by: 'octo', reason: null } }),
    ).not.toMatchObject({
      kind: 'record',
    });
  });

  test('has nothing to do once the task has passed', () => {
    expect(ask(run, [done], { ending: 'passed' })).toEqual(nothing('The task has passed.'));
  });

  test.each<[string, Sketch, Partial<GroundhogRun>]>([
    ['work is left', open, {}],
    ['work is open again after a pass', open, { ending: 'passed' }],
    ['the run would say for the first time that the task is blocked', given, { ending: 'conflict' }],
    ['the work is done and the last run has not ended so', done, { ending: 'infra_error' }],
  ])('resumes the task, and records nothing, where %s', (_title, sketch, changes) => {
    expect(ask(run, [sketch], changes)).toEqual({ kind: 'record', bodies: [], message: 'The task resumes.' });
  });
});

describe('a request to retry', () => {
  const retry = (checkpoint?: string): Operation => ({ kind: 'retry', checkpoint });
  const resumesThere = 'The next run resumes there.';
  const reopened = (ids: readonly string[], { before = '', follows = resumesThere } = {}) => ({
    kind: 'record',
    bodies: ids.map((checkpoint_id) => ({ kind: 'checkpoint_reopened', checkpoint_id, by: 'alice' })),
    message: `${before}Open again with a fresh budget: ${ids.map((id) => `"${id}"`).join(', ')}. ${follows}`,
  });
  const ofAborted = (ids: readonly string[], follows = resumesThere) =>
    reopened(ids, { before: 'The task is no longer aborted. ', follows });
  const resumesAtOpen = 'The next run resumes at "open", which comes before.';

  test('opens all that was given up, and nothing else', () => {
    const blocked: Sketch = { checkpoint_id: 'blocked', outcome: 'blocked' };
    expect(ask(retry(), [done, given, blocked, open])).toEqual(reopened(['given', 'blocked']));
    expect(ask(retry(), [open, given], { aborted: request })).toEqual(ofAborted(['given'], resumesAtOpen));
  });

  test('opens the first open checkpoint of an aborted task, or the one that is named', () => {
    const second: Sketch = { checkpoint_id: 'second' };
    expect(ask(retry(), [done, open, second], { aborted: request })).toEqual(ofAborted(['open']));
    expect(ask(retry('second'), [done, open, second], { aborted: request })).toEqual(
      ofAborted(['second'], resumesAtOpen),
    );
  });

  const resumes = nothing('Checkpoint "open" is open already: the next run resumes it.');
  test.each([
    ['open', { budget_from: 0 }, resumes],
    [
      'open again',
      { budget_from: 1 },
      nothing('Checkpoint "open" is open again already, with a fresh budget: the next run resumes it.'),
    ],
    [
      'open again with an attempt since',
      { budget_from: 1, attempts: [makeAttempt(), makeAttempt({ day: 2 })] },
      resumes,
    ],
  ])('changes nothing where the checkpoint is %s, and a run follows', (_title, changes, decision) => {
    const sketches = [done, { ...open, attempts: [makeAttempt()], ...changes }];
    const { record } = makeView(sketches, { ending: 'paused' });
    for (const operation of [retry(), retry('open')]) {
      expect(ask(operation, sketches)).toEqual(decision);
      expect(isRunNext({ operation, record, isChange: false })).toBe(true);
    }
  });

  test('is refused for an open checkpoint that an earlier one keeps from being resumed', () => {
    expect(ask(retry('open'), [given, open])).toEqual(
      refused('Checkpoint "open" is open, and an earlier one blocks it. Checkpoint "given" is given up: used up'),
    );
  });

  test('records the hint for an open checkpoint', () => {
    const bodies = [{ kind: 'hint_given', by: 'alice', text: 'look' }];
    expect(ask({ kind: 'retry', checkpoint: 'open', hint: ' look' }, [done, open])).toMatchObject({ bodies });
  });
});

describe('a request to skip', () => {
  const skip = (checkpoint: string): Operation => ({ kind: 'skip', checkpoint, reason: ' not wanted ' });

  test.each([
    ['was too hard', 'Checkpoint "out" is skipped already: was too hard'],
    [null, 'Checkpoint "out" is skipped already: no reason recorded'],
  ])('has nothing to do for what is skipped: %s', (reason, message) => {
    expect(ask(skip('out'), [{ checkpoint_id: 'out', outcome: 'skipped', reason }])).toEqual(nothing(message));
  });

  test('closes captured work of the checkpoint first, and no other', () => {
    const ID = 'e'.repeat(40);
    const timeline = { base: ID, landed_stream: null, steps: [], missed: 0 };
    const running = { outcome: 'running', scratch_commit: ID, tree: ID, summary: 'Done.', timeline } as const;
    const sketches: readonly Sketch[] = [
      { checkpoint_id: 'a', attempts: [makeAttempt({ day: 1, ...running })] },
      { checkpoint_id: 'b', attempts: [makeAttempt({ day: 2, ...running })] },
    ];
    expect(ask(skip('b'), sketches)).toMatchObject({
      bodies: [
        { kind: 'attempt_ended', day: 2, outcome: 'interrupted', notes: ['The checkpoint was skipped by alice.'] },
        { kind: 'checkpoint_skipped', checkpoint_id: 'b', by: 'alice', reason: 'not wanted' },
      ],
      message: 'Checkpoint "b" is skipped. The next run resumes after it.',
    });
  });
});

describe('a hint', () => {
  const said = (kind: Steering['kind'], text: string): Partial<GroundhogRun> => ({
    steering: [{ at: AT, by: 'octo', kind, checkpoint_id: null, text }],
  });
  const hint = (text: string): Operation => ({ kind: 'hint', text });

  test('is recorded without the white space around it, unless the last one said so', () => {
    const recorded = { bodies: [{ kind: 'hint_given', by: 'alice', text: 'look' }] };
    expect(ask(hint(' look\n'), [open])).toMatchObject(recorded);
    expect(ask(hint(' look\n'), [open], said('skip', 'look'))).toMatchObject(recorded);
    expect(ask(hint(' look\n'), [open], said('hint', 'look'))).toEqual(nothing('This hint was given already.'));
  });

  test('has at most 4000 characters', () => {
    expect(ask(hint('x'.repeat(4000)), [open]).kind).toBe('record');
    expect(ask(hint('x'.repeat(4001)), [open])).toEqual(
      refused('The hint has 4001 characters; at most 4000 are allowed.'),
    );
  });
});

describe('a request to pause or to abort', () => {
  const kinds = ['pause', 'abort'] as const;
  const bodyOf = { pause: 'pause_requested', abort: 'task_aborted' } as const;
  const alive = { liveness: 'alive' } as const;

  test.each(kinds)('has a reason, or none: %s', (kind) => {
    const ask1 = (reason: string | undefined) => ask({ kind, reason }, [open], alive);
    expect(ask1(' later ')).toMatchObject({ bodies: [{ kind: bodyOf[kind], by: 'alice', reason: 'later' }] });
    expect(ask1(undefined)).toMatchObject({ bodies: [{ kind: bodyOf[kind], by: 'alice', reason: null }] });
    expect(ask1(' ')).toEqual(refused('A reason is needed, and this one is empty.'));
  });

  test('has nothing to do a second time', () => {
    expect(ask({ kind: 'pause', reason: undefined }, [open], { ...alive, pause: request })).toEqual(
      nothing('A pause was asked for already, by octo.'),
    );
    expect(ask({ kind: 'abort', reason: undefined }, [open], { ...alive, aborted: request })).toEqual(
      nothing('The task was aborted already, by octo.'),
    );
  });
});

test('a task that nobody holds cannot be unlocked, whatever the number', () => {
  expect(ask({ kind: 'unlock', generation: '12' }, [open])).toEqual(nothing('Nobody holds this task.'));
});
