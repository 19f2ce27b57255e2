import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toSeed } from '../../helpers/property-seed.ts';
import { isSlowRun } from '../../helpers/slow-run.ts';
import { DEEDS, type Deed } from './branch-model.ts';
import { expectTruth, followToEnd } from './follow-to-end.ts';
import { createRemote } from './job-model.ts';
import { createPages, HAND_DEEDS, type HandDeed, type PagesModel, type TickChoice } from './page-model.ts';
import { COMMANDS, PLANS, plan, run } from './sequence-steps.ts';
import { type RunChoice, toPlan } from './task-model.ts';

/** The commands that only read. */
const READING = ['status', 'help', 'plan', 'plan shorter'];

type Step =
  | { readonly kind: 'say'; readonly line: string; readonly run: RunChoice }
  | { readonly kind: 'read'; readonly line: string }
  | { readonly kind: 'tick'; readonly tick: TickChoice; readonly run: RunChoice }
  | { readonly kind: 'label'; readonly plan: number; readonly run: RunChoice; readonly isRemoved: boolean }
  | { readonly kind: 'hand'; readonly deed: HandDeed }
  | { readonly kind: 'deed'; readonly deed: Deed };

const tick = fc.record({ comment: fc.nat(3), age: fc.constantFrom(0, 0, 1, 2, 3, 5), box: fc.nat(5) });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('say'), line: fc.constantFrom(...COMMANDS), run }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('read'), line: fc.constantFrom(...READING) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('tick'), tick, run }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('label'), plan, run, isRemoved: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('hand'), deed: fc.constantFrom('close', ...HAND_DEEDS) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('deed'), deed: fc.constantFrom(...DEEDS) }) },
);

/** Takes a step, and returns what it was. */
async function take(pages: PagesModel, step: Step): Promise<string> {
  if (step.kind === 'say') await pages.say(step.line, step.run);
  if (step.kind === 'read') await pages.read(step.line);
  if (step.kind === 'label') await pages.label(PLANS[step.plan] ?? toPlan({}), step.run, step.isRemoved);
  if (step.kind === 'hand') pages.act(step.deed);
  if (step.kind === 'deed') pages.task.act(step.deed);
  if (step.kind === 'tick') return `tick ${await pages.tick(step.tick, step.run)}`;
  return step.kind;
}

const RUNS = isSlowRun ? 2000 : 60;

test('whatever people close, label and tick, the pages are true, readers change nothing, and what is offered first leads to the end', async () => {
  const met = new Map<string, number>();
  const note = (what: string) => met.set(what, (met.get(what) ?? 0) + 1);
  await fc.assert(
    fc.asyncProperty(plan, run, fc.array(step, { maxLength: 12 }), async (index, first, steps) => {
      const pages = createPages(createRemote(PLANS[index] ?? toPlan({})));
      await pages.label(PLANS[index] ?? toPlan({}), first, false);
      for (const each of steps) {
        note(await take(pages, each));
        expectTruth(pages.task);
      }
      followToEnd(pages.task);
      await pages.publish('next');
      for (const { merged_at } of pages.github.pulls.slice(0, -1))
        note(`followed ${merged_at === null ? 'closed' : 'merged'}`);
      expect([...pages.github.labels]).toContain('groundhog:passed');
      await pages.read('status');
    }),
    { numRuns: RUNS, ...toSeed(2311) },
  );
  // Each kind of step was taken several times, so that the property is not empty.
  for (const what of ['say', 'read', 'label', 'hand', 'tick taken', 'tick stale', 'followed closed', 'followed merged'])
    expect({ what, isMet: (met.get(what) ?? 0) > 1 }).toEqual({ what, isMet: true });
});

test.each([false, true])(
  'new work after a pull request was closed is shown by one that is open, reopened first: %s',
  async (isReopened) => {
    const pages = createPages(createRemote(toPlan({ a: '1' })));
    const passes: RunChoice = { lucks: ['passed'] };
    await pages.label(toPlan({ a: '1' }), passes, false);
    pages.act('close');
    await pages.read('status');
    await pages.say('hint look again', passes);
    expect(pages.github.pulls.map(({ state }) => state)).toEqual(['closed']);
    if (isReopened) pages.act('reopen');
    await pages.say('fix say it louder', passes);
    expect(pages.github.pulls.map(({ state }) => state)).toEqual(isReopened ? ['open'] : ['closed', 'open']);
    expect(followToEnd(pages.task)).toBe(0);
  },
);

test('the pages keep the pull request that was merged with a commit of a person, when nothing new can be shown', async () => {
  const pages = createPages(createRemote(toPlan({ a: '1' })));
  await pages.label(toPlan({ a: '1' }), { lucks: ['passed'] }, false);
  pages.task.act('push');
  pages.task.act('merge');
  await pages.publish('next');
  expect(pages.github.comments.find(({ thread }) => thread === 7)?.body).toContain('/pull/100');
});
