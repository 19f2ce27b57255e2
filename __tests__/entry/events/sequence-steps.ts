import fc from 'fast-check';
import { LUCKS } from './action-records.ts';
import { DEEDS } from './branch-model.ts';
import { toPlan } from './task-model.ts';

export const PLANS = [
  { a: '1' },
  { a: '1', b: '1' },
  { a: '2', b: '1' },
  { a: '1', b: '1', c: '1' },
  { c: '1', a: '1' },
].map(toPlan);
/** What people write to a task, without `/groundhog`. */
export const COMMANDS = [
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
  ...['hint try it', 'approve', 'approve a', 'approve a 2', 'approve tone', 'unlock 3', 'rebase', 'rebase stop'],
  ...['fix say it louder', 'fix say it shorter', 'skip fix-1 not wanted', 'rebase'],
];

const lucks = fc.array(fc.constantFrom('passed', 'failed', ...LUCKS), { minLength: 1, maxLength: 4 });
/** The index of a plan. */
export const plan = fc.nat(PLANS.length - 1);
const meanwhile = fc.record({
  at: fc.nat(20),
  what: fc.oneof(
    { weight: 4, arbitrary: fc.record({ command: fc.constantFrom('pause', 'abort', 'hint now', 'run', 'skip a no') }) },
    { weight: 2, arbitrary: fc.record({ deed: fc.constantFrom(...DEEDS) }) },
    { weight: 1, arbitrary: fc.constant('death' as const) },
  ),
});
/** The run that a job may start. */
export const run = fc.record({
  lucks,
  meanwhile: fc.option(meanwhile, { nil: undefined, freq: 3 }),
  waits: fc.boolean(),
});
