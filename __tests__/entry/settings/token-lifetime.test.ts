import { expect, test } from '@jest/globals';
import { describeLateDeadline } from '../../../src/entry/settings/token-lifetime.ts';

const OF_JOB = 'ghs_x';
const OF_PERSON = 'github_pat_x';

test.each([
  [OF_JOB, '1431', true],
  [OF_JOB, '10080', true],
  [OF_JOB, '1430', false],
  [OF_JOB, undefined, false],
  [OF_PERSON, '10080', false],
])('with the token %s a deadline of %s minutes is warned about: %s', (token, deadlineMinutes, isWarned) => {
  const text = describeLateDeadline({ token, given: { deadlineMinutes } });
  if (isWarned) expect(text).toMatch(new RegExp(`^"deadline-minutes" is ${deadlineMinutes}, .*Give at most 1430;`));
  else expect(text).toBeUndefined();
});
