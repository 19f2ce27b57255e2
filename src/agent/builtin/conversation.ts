import type { ModelMessage } from 'ai';
import { findStall, STALL_LIMITS, type TurnActivity } from '../../domain/attempt/stall.ts';
import type { Clock } from '../../domain/clock.ts';
import type { AgentStop } from '../../domain/decisions/decide-attempt.ts';
import { sha256Hex } from '../../exec/sha256.ts';
import type { AgentReport, AgentTask } from '../agent.ts';
import { splitBrief } from '../brief.ts';
import { toRefusedContent, toStallStop } from '../classify-provider-failure.ts';
import { openAnswerReader } from '../usage/answer-reader.ts';
import type { FindPrice } from '../usage/price-table.ts';
import { openUsageCount, type UsageCount } from '../usage/usage-count.ts';
import { type ModelAccess, openModelTurns, type TurnRequest } from './model-access.ts';
import { type ModelTurn, type RequestedCall, toAnswerMessage, toBriefMessage } from './model-turn.ts';
import { toProviderStop } from './to-provider-stop.ts';
import type { ToolRunner } from './tool-runner.ts';
import type { Transcript } from './transcript.ts';

const MAX_NUDGES = 2;

const INSTRUCTIONS = `You are a coding agent at work on one checkpoint of a plan. Nobody answers questions: decide, act, and check what you did.
The verbs that the brief names as shell commands are tools of yours: checkpoint_success, checkpoint_failure, side_effect, chronicle and the snapshot tools. Call them as tools.
Look before you change: read the files that matter, make the smallest change that does what is asked, then run what the criteria will run.
Always end with checkpoint_success or checkpoint_failure; a message without a tool call ends nothing well.`;

const QUESTION_INSTRUCTIONS = `You answer a question about the repository in your current folder. You can read its files with your tools, and change nothing.
Look before you answer: read the files that matter. A message without a tool call is your answer, and ends the conversation.`;

const NUDGE =
  'You have called no tool. Continue the work, or end the attempt with checkpoint_success or checkpoint_failure.';

export interface ConversationOptions extends ModelAccess {
  readonly task: AgentTask;
  readonly toolRunner: ToolRunner;
  readonly isTerminating: boolean;
  readonly transcript: Transcript;
  readonly clock: Clock;
  readonly redact: (text: string) => string;
  readonly findPrice: FindPrice;
  readonly cacheKey: string;
}

export type ConversationEnd = Required<Pick<AgentReport, 'stop' | 'usage' | 'lastMessage'>>;

// Why: docs/decisions/0040-loop-in-our-process.md
/** Runs the conversation until the model ends it, is stopped, or fails. Never rejects. */
export async function converse(options: ConversationOptions): Promise<ConversationEnd> {
  const { task, toolRunner, transcript, clock, redact, cacheKey } = options;
  const settings = {
    instructions: task.isQuestion === true ? QUESTION_INSTRUCTIONS : INSTRUCTIONS,
    tools: toolRunner.offered,
    cacheKey,
    mustCall: false,
  };
  const count = openUsageCount(options.findPrice);
  const takeTurn = openModelTurns(options, settings, () => openAnswerReader(count.add));
  const onText: TurnRequest['onText'] = (text) => task.onOutput(Buffer.from(text));
  const messages: ModelMessage[] = [toBriefMessage(splitBrief(task.brief))];
  const activities: TurnActivity[] = [];
  let nudges = 0;
  let lastMessage = '';
  const end = (stop: AgentStop): ConversationEnd => ({ stop, usage: count.usage(), lastMessage });
  for (let turn = 1; !task.signal.aborted; turn += 1) {
    if (turn > task.maxTurns) return end({ kind: 'turn_limit', turns: task.maxTurns });
    let answer: ModelTurn;
    try {
      answer = await takeTurn({ messages, signal: task.signal, onText });
    } catch (error) {
      if (task.signal.aborted) break;
      return end(toProviderStop(error, { now: clock.now(), redact }));
    }
    recordTurn({ transcript, count, task }, answer, turn);
    lastMessage = answer.text.trim() || lastMessage;
    if (answer.reason === 'content-filter')
      return end(toRefusedContent(redact(answer.text) || (answer.rawReason ?? 'no reason was given')));
    messages.push(...answer.messages);
    if (answer.calls.length === 0) {
      nudges += 1;
      if (nudges > MAX_NUDGES || task.isQuestion === true) return end({ kind: 'ended' });
      transcript.add({ kind: 'nudge', text: NUDGE });
      messages.push({ role: 'user', content: NUDGE });
      continue;
    }
    const done = await runCalls(options, answer.calls, turn);
    if (done.stop !== undefined) return end(done.stop);
    messages.push(done.message);
    activities.push(done.activity);
    const stall = findStall(activities, STALL_LIMITS);
    if (stall !== undefined) return end(toStallStop(stall));
  }
  return end({ kind: 'stopped' });
}

function recordTurn(
  {
    transcript,
    count,
    task,
  }: { readonly transcript: Transcript; readonly count: UsageCount; readonly task: AgentTask },
  { text, reason }: ModelTurn,
  turn: number,
): void {
  const usage = count.usage();
  if (text !== '') {
    task.onOutput(Buffer.from('\n'));
    transcript.add({ kind: 'said', turn, text });
  }
  transcript.add({ kind: 'turn_ended', turn, reason, usage });
  task.onUsage(usage);
}

/** Runs the calls of one turn, one after the other; calls after the end of the attempt are not run. */
async function runCalls(
  { task, toolRunner, transcript, isTerminating }: ConversationOptions,
  calls: readonly RequestedCall[],
  turn: number,
): Promise<{ readonly stop: AgentStop | undefined; readonly message: ModelMessage; readonly activity: TurnActivity }> {
  const answers: { call: RequestedCall; text: string; isError: boolean }[] = [];
  const hashes: string[] = [];
  let stop: AgentStop | undefined;
  let hasChanged = false;
  for (const call of calls) {
    if (task.signal.aborted || stop !== undefined) break;
    const { name, input } = call;
    transcript.add({ kind: 'call', turn, tool: name, input });
    task.onOutput(Buffer.from(`[${name}]\n`));
    const { text, isError, hasChanged: isOther, isDenied } = await toolRunner.call(call);
    transcript.add({ kind: 'answer', turn, tool: name, is_error: isError, text });
    answers.push({ call, text, isError });
    hashes.push(sha256Hex(JSON.stringify([name, input, text])));
    hasChanged ||= isOther;
    if (isDenied && isTerminating) stop = toDenialStop(name);
  }
  return { stop, message: toAnswerMessage(answers), activity: { calls: hashes, hasChanged } };
}

function toDenialStop(name: string): AgentStop {
  return {
    kind: 'cut_short',
    sentence: `The agent called the tool "${name}", which it may not use, and was stopped.`,
    advice: 'Use only the tools that are offered.',
  };
}
