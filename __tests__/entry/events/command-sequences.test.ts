import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toSeed } from '../../helpers/property-seed.ts';
import { isSlowRun } from '../../helpers/slow-run.ts';
import { expectTruth, followToEnd } from './follow-to-end.ts';
import { createTaskModel, type Deed, type Luck, type RunChoice, type TaskModel } from './task-model.ts';

const PLANS = [{ a: '1' }, { a: '1', b: '1' }, { a: '2', b: '1' }, { a: '1', b: '1', c: '1' }, { c: '1', a: '1' }];
const COMMANDS = [
  ...[
    'run',
    'retry',
    'retry a',
    'retry b hint: look again',
    'skip a not wanted',
    'skip b not wanted',
    'pause',
    'abort',
  ],
  ...['hint try it', 'approve', 'approve a', 'unlock 3'],
];

type Step =
  | { readonly kind: 'command'; readonly line: string; readonly run: RunChoice }
  | { readonly kind: 'label' | 'sweep'; readonly run: RunChoice }
  | { readonly kind: 'deed'; readonly deed: Deed }
  | { readonly kind: 'plan'; readonly plan: number };

const lucks = fc.array(fc.constantFrom<Luck>('passed', 'failed', 'interrupted'), { minLength: 1, maxLength: 4 });
const meanwhile = fc.record({
  at: fc.nat(4),
  command: fc.constantFrom('pause', 'abort', 'hint now', 'run', 'skip a no'),
});
const run = fc.record({
  lucks,
  meanwhile: fc.option(meanwhile, { nil: undefined, freq: 3 }),
  waits: fc.boolean(),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('command' as const), line: fc.constantFrom(...COMMANDS), run }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('label' as const, 'sweep' as const), run }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('deed' as const),
      deed: fc.constantFrom<Deed>('merge', 'close', 'delete', 'restore'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('plan' as const), plan: fc.nat(PLANS.length - 1) }) },
);

function take(model: TaskModel, done: Step): void {
  if (done.kind === 'command') {
    const taken = model.command(done.line);
    if (taken.kind === 'done' && taken.isResumed) model.run(done.run);
  }
  if (done.kind === 'label' || done.kind === 'sweep') model.run(done.run);
  if (done.kind === 'deed') model.act(done.deed);
  if (done.kind === 'plan') model.setPlan(PLANS[done.plan] ?? {});
}

const RUNS = isSlowRun ? 5000 : 200;

test('after any commands, runs, merges and deletions the page is true, and what it offers first leads to the end', () => {
  const needed: number[] = [];
  fc.assert(
    fc.property(fc.nat(PLANS.length - 1), run, fc.array(step, { maxLength: 12 }), (plan, first, steps) => {
      const model = createTaskModel(PLANS[plan] ?? {});
      model.run(first);
      expectTruth(model);
      for (const each of steps) {
        take(model, each);
        expectTruth(model);
      }
      needed.push(followToEnd(model));
      expectTruth(model);
    }),
    { numRuns: RUNS, ...toSeed(1907) },
  );
  // Several sequences of each length were looked at, so that the property is not empty.
  for (const count of [0, 1, 2]) expect(needed.filter((each) => each === count).length).toBeGreaterThan(2);
});
