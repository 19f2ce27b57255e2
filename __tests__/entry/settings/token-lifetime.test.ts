import { expect, test } from '@jest/globals';
import { describeLateDeadline } from '../../../src/entry/settings/token-lifetime.ts';

const OF_JOB = 'ghs_x';
const OF_PERSON = 'github_pat_x';

test.each([
  [OF_JOB, 1431, true],
  [OF_JOB, 10_080, true],
  [OF_JOB, 1430, false],
  [OF_JOB, undefined, false],
  [OF_PERSON, 10_080, false],
])('with the token %s a deadline of %s minutes is warned about: %s', (token, minutes, isWarned) => {
  const text = describeLateDeadline(token, { deadlineMs: minutes === undefined ? undefined : minutes * 60_000 });
  if (isWarned)
    expect(text).toMatch(new RegExp(`^The deadline is ${minutes} minutes, .*Give "deadline-minutes" at most 1430;`));
  else expect(text).toBeUndefined();
});
