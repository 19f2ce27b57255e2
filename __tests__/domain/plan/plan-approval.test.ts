import { expect, test } from '@jest/globals';
import { taskIdSchema } from '../../../src/domain/ids.ts';
import { isPlanHash, renderApprovedPlan } from '../../../src/domain/plan/plan-approval.ts';

const plan = { repository: 'octo/hello', issue: 7, task: taskIdSchema.parse('issue-7'), text: 'a: 1\n' };

test('an approval covers the text, the issue, the task and the repository', () => {
  const others = [
    plan,
    { ...plan, text: 'a: 1\n\n' },
    { ...plan, issue: 8 },
    { ...plan, task: taskIdSchema.parse('issue-8') },
    { ...plan, repository: 'octo/other' },
  ];
  expect(new Set(others.map(renderApprovedPlan)).size).toBe(others.length);
  expect(renderApprovedPlan(plan)).toBe('{"issue":7,"repository":"octo/hello","task":"issue-7","text":"a: 1\\n"}');
});

test.each([
  [`sha256:${'a1'.repeat(32)}`, true],
  [`sha256:${'a1'.repeat(31)}`, false],
  ['a1'.repeat(32), false],
  [`x sha256:${'a1'.repeat(32)}`, false],
  ['greet', false],
])('only the whole hash names a plan: %s', (word, isHash) => {
  expect(isPlanHash(word)).toBe(isHash);
});
