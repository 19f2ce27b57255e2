import { expect, test } from '@jest/globals';
import { ConfigurationError, GitHubError } from '../../../src/domain/errors/errors.ts';
import { answerFailure } from '../../../src/entry/events/answer-failure.ts';
import type { CommandReply } from '../../../src/entry/events/command-reply.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';

const context = { redactor: createRedactor(['wh1te-rabbit-9f']) };

/** Opens a reply that records its answers. */
function openReply(): { readonly answers: string[]; readonly reply: CommandReply } {
  const answers: string[] = [];
  const reply: CommandReply = {
    async react(content) {
      answers.push(content);
    },
    async answer(text) {
      answers.push(text.kind === 'plain' ? text.text : text.kind);
    },
    setTask() {},
    updateExisting: () => Promise.resolve(),
  };
  return { answers, reply };
}

test('what cannot be done is answered without a secret, and is a refusal', async () => {
  const { answers, reply } = openReply();
  const refusal = new ConfigurationError('task_unclear', { where: '#7', known: 'wh1te-rabbit-9f' });
  const { summary } = await answerFailure(refusal, context, reply);
  expect(summary.ending).toBe('refused');
  expect(answers).toEqual([summary.reason, 'confused']);
  expect(answers[0]).toMatch(/It is not clear which task is meant/);
  expect(answers[0]).not.toContain('wh1te-rabbit');
});

test('what failed around us is answered, too, and stays a failure', async () => {
  const { answers, reply } = openReply();
  const failure = new GitHubError('github_request_failed', { operation: 'read the plan', status: 503 });
  await expect(answerFailure(failure, context, reply)).rejects.toBe(failure);
  expect(answers).toEqual([expect.stringContaining('read the plan'), 'confused']);
});
