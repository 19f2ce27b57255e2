import { toFailure } from '../compose/to-failure.ts';
import { type JobContext, type JobResult, toResult } from '../job/job-context.ts';
import type { CommandReply } from './command-reply.ts';

/** Answers with what has stopped the work. Returns the result of a refusal; throws again what is not the asker's fault. */
export async function answerFailure(
  thrown: unknown,
  { redactor }: Pick<JobContext, 'redactor'>,
  reply: CommandReply,
): Promise<JobResult> {
  const { ending, text } = toFailure(thrown, redactor.redact);
  await reply.answer({ kind: 'plain', text });
  await reply.react('confused');
  if (ending !== 'refused') throw thrown;
  return toResult(ending, text);
}
