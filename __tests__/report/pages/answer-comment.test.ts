import { expect, test } from '@jest/globals';
import { renderAnswer } from '../../../src/report/pages/answer-comment.ts';

test('a plan that waits for approval is shown whole, inside a fence that it cannot close', () => {
  const planText = `a: 1\n# ${'x'.repeat(30_000)}\n\`\`\`\n@wendy <b>\n`;
  const answer = {
    kind: 'unapproved_plan',
    taskId: 'issue-7',
    hash: 'sha256:ab',
    reason: 'By @rita.',
    planText,
  } as const;
  const page = renderAnswer({ threadNumber: 7, question: undefined }, answer, {});
  expect(page).toContain(`\`\`\`\`yaml\n${planText}\`\`\`\`\n`);
  expect(page).toContain('```\n/groundhog approve sha256:ab\n```');
  expect(page).toContain('By @ rita.');
});
