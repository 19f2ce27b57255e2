import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toSeed } from '../../helpers/property-seed.ts';
import { isSlowRun } from '../../helpers/slow-run.ts';
import { DEEDS, type Deed } from './branch-model.ts';
import { expectOffersTaken, expectTruth, followToEnd } from './follow-to-end.ts';
import { createRemote } from './job-model.ts';
import { COMMANDS, PLANS, plan, run } from './sequence-steps.ts';
import { createTaskModel, type RunChoice, type TaskModel, toPlan } from './task-model.ts';

type Step =
  | { readonly kind: 'command'; readonly line: string; readonly run: RunChoice }
  | { readonly kind: 'label'; readonly plan: number; readonly run: RunChoice }
  | { readonly kind: 'sweep'; readonly run: RunChoice }
  | { readonly kind: 'deed'; readonly deed: Deed };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('command'), line: fc.constantFrom(...COMMANDS), run }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('label'), plan, run }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep'), run }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('deed'), deed: fc.constantFrom(...DEEDS) }) },
);

function take(model: TaskModel, done: Step): void {
  if (done.kind === 'command') model.comment(done.line, done.run);
  if (done.kind === 'label') model.label(PLANS[done.plan] ?? toPlan({}), done.run);
  if (done.kind === 'sweep') model.sweep(done.run);
  if (done.kind === 'deed') model.act(done.deed);
}

const RUNS = isSlowRun ? 5000 : 200;

test('after any commands, runs, merges and deletions the page is true, and what it offers first leads to the end', () => {
  const needed: number[] = [];
  fc.assert(
    fc.property(plan, run, fc.array(step, { maxLength: 12 }), (index, first, steps) => {
      const plan = PLANS[index] ?? toPlan({});
      const model = createTaskModel(createRemote(plan));
      model.label(plan, first);
      expectTruth(model);
      for (const each of steps) {
        take(model, each);
        expectTruth(model);
        expectOffersTaken(model);
      }
      needed.push(followToEnd(model));
      expectTruth(model);
    }),
    { numRuns: RUNS, ...toSeed(1907) },
  );
  // Several sequences of each length were looked at, so that the property is not empty.
  for (const count of [0, 1]) expect(needed.filter((each) => each === count).length).toBeGreaterThan(RUNS / 10);
});
