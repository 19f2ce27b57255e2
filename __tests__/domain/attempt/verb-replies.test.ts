import { expect, test } from '@jest/globals';
import { isVerbReplyLine, renderStepReply, verbReplies } from '../../../src/domain/attempt/verb-replies.ts';

test.each([
  ...Object.values(verbReplies),
  renderStepReply(3, 1),
  renderStepReply(14, 120),
  `  ${verbReplies.recorded}\t`,
])('the line %j is a reply to a verb', (line) => expect(isVerbReplyLine(line)).toBe(true));

test.each([
  'Recorded.',
  `I see: ${verbReplies.recorded}`,
  `${verbReplies.unchanged} So I go on.`,
  `So ${renderStepReply(3, 2)}`,
  `${renderStepReply(3, 2)} Next.`,
  'Step three recorded: 2 files changed.',
  'Step  recorded:  files changed.',
])('the line %j is the words of the agent', (line) => expect(isVerbReplyLine(line)).toBe(false));

test('the reply to a step counts its files', () => {
  expect([renderStepReply(1, 1), renderStepReply(2, 0)]).toEqual([
    'Step 1 recorded: 1 file changed.',
    'Step 2 recorded: 0 files changed.',
  ]);
});
