import type { ModelMessage } from 'ai';
import type { Usage } from '../../domain/attempt/attempt.ts';
import type { AgentTask } from '../agent.ts';
import { openAnswerReader } from '../usage/answer-reader.ts';
import type { AnswerUsage } from '../usage/answer-usage.ts';
import type { UsageCount } from '../usage/usage-count.ts';
import { findWindow } from '../usage/window-table.ts';
import { addNote } from './context/add-note.ts';
import { compactMessages, SUMMARY_REQUEST } from './context/compact.ts';
import { type Fitted, openContextFit } from './context/fit-context.ts';
import type { ReadList } from './context/read-list.ts';
import { type ModelAccess, openModelTurns } from './model-access.ts';
import type { ModelTurn } from './model-turn.ts';
import { isTooLongFailure, toProviderStop } from './to-provider-stop.ts';
import type { ToolRunner } from './tool-runner.ts';
import type { Transcript } from './transcript.ts';

/** The brief and a turn: with no more than these there is nothing to summarize. */
const LEAST_MESSAGES = 3;

export interface RequestOptions extends ModelAccess {
  readonly task: Pick<AgentTask, 'signal' | 'onOutput' | 'onUsage'>;
  readonly toolRunner: Pick<ToolRunner, 'offered'>;
  readonly transcript: Transcript;
  readonly redact: (text: string) => string;
  readonly cacheKey: string;
}

export interface RequestParts {
  readonly instructions: string;
  readonly count: UsageCount;
  readonly usage: () => Usage;
  readonly brief: ModelMessage;
  readonly calls: ReadList;
}

/** The requests of one conversation. */
export interface Requests {
  /**
   * Sends a conversation, made smaller where it is too long for the model. Returns the answer, and the conversation as it
   * was sent. Rejects with the provider's failure.
   */
  send(
    messages: readonly ModelMessage[],
    turn: number,
  ): Promise<{ readonly answer: ModelTurn; readonly messages: readonly ModelMessage[] }>;
}

// Why: docs/decisions/0117-room-in-the-window.md
/** Opens the requests of a conversation with a model. */
export function openRequests(options: RequestOptions, parts: RequestParts): Requests {
  const { settings, transcript, clock } = options;
  const { brief, calls } = parts;
  const fixedBytes = Buffer.byteLength(parts.instructions + JSON.stringify(options.toolRunner.offered));
  const context = openContextFit(settings.contextWindow ?? findWindow(settings.model), fixedBytes);
  const ask = openAsk(options, parts, context.learn);
  const compact = async ({ messages, isSendable }: Fitted, turn: number) => {
    const summary = isSendable ? (await ask(addNote(messages, SUMMARY_REQUEST), turn)).text : '';
    transcript.add({ kind: 'compacted', turn, text: summary });
    return compactMessages({ brief, messages, summary, calls: calls.render() });
  };
  return {
    async send(messages, turn) {
      const fitted = context.fit(messages);
      const isLong = messages.length > LEAST_MESSAGES;
      const sent = fitted.isFull && isLong ? await compact(fitted, turn) : fitted.messages;
      try {
        return { answer: await ask(sent, turn), messages: sent };
      } catch (failure) {
        if (!isTooLongFailure(failure, clock.now()) || sent.length <= LEAST_MESSAGES) throw failure;
        context.refuse(sent);
        const shorter = await compact({ messages: sent, isFull: true, isSendable: false }, turn);
        return { answer: await ask(shorter, turn), messages: shorter };
      }
    },
  };
}

function openAsk(
  options: RequestOptions,
  { instructions, count, usage }: RequestParts,
  learn: (messages: readonly ModelMessage[], inputTokens: number) => void,
) {
  const { task, toolRunner, transcript, redact, clock, cacheKey } = options;
  let last: AnswerUsage | undefined;
  const openExchange = () =>
    openAnswerReader((answer) => {
      last = answer;
      count.add(answer);
    });
  const settings = { instructions, tools: toolRunner.offered, cacheKey, mustCall: false };
  const takeTurn = openModelTurns(options, settings, openExchange);
  return async (messages: readonly ModelMessage[], turn: number): Promise<ModelTurn> => {
    last = undefined;
    const answer = await takeTurn({
      messages,
      signal: task.signal,
      onText: (text) => task.onOutput(Buffer.from(text)),
      onRetry(failure) {
        const stop = toProviderStop(failure, { now: clock.now(), redact });
        transcript.add({ kind: 'retried', turn, why: 'detail' in stop ? stop.detail : stop.kind });
        task.onOutput(Buffer.from('\n[the model is asked again]\n'));
        task.onUsage(usage());
      },
    });
    if (last !== undefined) learnFrom(last, messages, learn);
    return answer;
  };
}

function learnFrom(
  { isEstimated, input = 0 }: AnswerUsage,
  messages: readonly ModelMessage[],
  learn: (messages: readonly ModelMessage[], inputTokens: number) => void,
): void {
  if (!isEstimated) learn(messages, input);
}
