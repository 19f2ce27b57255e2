import { expect, test } from '@jest/globals';
import { describeAudit, type LandingAudit } from '../../../src/domain/attempt/landing-audit.ts';

const hunk = { path: 'a', line: 1, added: 1, removed: 1 };
const audit = (given: Partial<LandingAudit>): LandingAudit => ({
  ...{ end: 'done', hunks: 11, tried: 11, unnoticed: [hunk, hunk, hunk] },
  ...given,
});

test.each<[Partial<LandingAudit>, string]>([
  [{}, '3 of 11 hunks are not covered by any criterion'],
  [{ unnoticed: [hunk] }, '1 of 11 hunks is not covered by any criterion'],
  [{ hunks: 1, tried: 1, unnoticed: [] }, 'the hunk that was undone is covered by a criterion'],
  [{ unnoticed: [] }, 'all 11 hunks that were undone are covered by a criterion'],
  [{ hunks: 0, tried: 0, unnoticed: [] }, 'no hunk was undone'],
  [{ hunks: 1, tried: 1, unnoticed: [hunk] }, '1 of 1 hunk is not covered by any criterion'],
  [
    { end: 'out_of_time', tried: 4 },
    '3 of 4 hunks are not covered by any criterion; 7 were not tried, since the time was up',
  ],
  [
    { end: 'out_of_time', tried: 10, unnoticed: [] },
    'all 10 hunks that were undone are covered by a criterion; 1 was not tried, since the time was up',
  ],
  [
    { end: 'interrupted', hunks: 2, tried: 0, unnoticed: [] },
    'no hunk was undone; 2 were not tried, since it was interrupted',
  ],
  [{ end: 'not_holding' }, 'a criterion does not hold on the landed commit itself, so that nothing was undone'],
  [{ end: 'nothing_to_run' }, 'no criterion runs on this machine, so that nothing was undone'],
])('the audit %j is described as %s', (given, text) => {
  expect(describeAudit(audit(given))).toBe(text);
});
