import { expect, test } from '@jest/globals';
import { ConfigurationError, GitHubError } from '../../../src/domain/errors/errors.ts';
import { answerFailure } from '../../../src/entry/events/answer-failure.ts';
import type { Voice } from '../../../src/entry/events/command-reply.ts';
import { createRedactor } from '../../../src/exec/redact.ts';

const desk = { redactor: createRedactor(['wh1te-rabbit-9f']) };

/** A voice that keeps what it says. */
function listen(): { readonly said: string[]; readonly voice: Voice } {
  const said: string[] = [];
  const voice: Voice = {
    async react(content) {
      said.push(content);
    },
    async answer(text) {
      said.push(text.kind === 'plain' ? text.text : text.kind);
    },
    about() {},
    correct: () => Promise.resolve(),
  };
  return { said, voice };
}

test('what cannot be done is answered without a secret, and is a refusal', async () => {
  const { said, voice } = listen();
  const refusal = new ConfigurationError('task_unclear', { where: '#7', known: 'wh1te-rabbit-9f' });
  const { summary } = await answerFailure(refusal, desk, voice);
  expect(summary.ending).toBe('refused');
  expect(said).toEqual([summary.reason, 'confused']);
  expect(said[0]).toMatch(/It is not clear which task is meant/);
  expect(said[0]).not.toContain('wh1te-rabbit');
});

test('what failed around us is answered, too, and stays a failure', async () => {
  const { said, voice } = listen();
  const failure = new GitHubError('github_request_failed', { operation: 'read the plan', status: 503 });
  await expect(answerFailure(failure, desk, voice)).rejects.toBe(failure);
  expect(said).toEqual([expect.stringContaining('read the plan'), 'confused']);
});
