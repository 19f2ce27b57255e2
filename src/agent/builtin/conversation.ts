import type { ModelMessage } from 'ai';
import type { Usage } from '../../domain/attempt/attempt.ts';
import { findStall, STALL_LIMITS, type TurnActivity } from '../../domain/attempt/stall.ts';
import type { AgentStop } from '../../domain/decisions/decide-attempt.ts';
import { sha256Hex } from '../../exec/sha256.ts';
import type { AgentReport, AgentTask } from '../agent.ts';
import { splitBrief } from '../brief.ts';
import { toRefusedContent, toStallStop } from '../classify-provider-failure.ts';
import type { FindPrice } from '../usage/price-table.ts';
import { openUsageCount } from '../usage/usage-count.ts';
import { addNote } from './context/add-note.ts';
import { openReadList, type ReadList } from './context/read-list.ts';
import { type Guidance, openGuidance } from './guidance.ts';
import type { ModelAccess } from './model-access.ts';
import { type ModelTurn, toAnswerMessage, toBriefMessage } from './model-turn.ts';
import { openRequests, type Requests } from './requests.ts';
import { type CallsDone, runCalls } from './run-calls.ts';
import { toProviderStop } from './to-provider-stop.ts';
import type { ToolRunner } from './tool-runner.ts';
import type { Transcript } from './transcript.ts';
import {
  CUT_CALL,
  CUT_NOTE,
  describeTurnsLeft,
  LAST_TURN_OF_QUESTION,
  NUDGE,
  QUESTION_CLOSING,
  QUESTION_INSTRUCTIONS,
} from './turn-notes.ts';

const MAX_NUDGES = 2;

const INSTRUCTIONS = `You are a coding agent at work on one checkpoint of a plan. Nobody answers questions: decide, act, and check what you did.
Look before you change: read the files that matter, several in one answer, make the smallest change that does what is asked, then run what the criteria will run.
Always end with checkpoint_success or checkpoint_failure; a message without a tool call ends nothing well.`;

export interface ConversationOptions extends ModelAccess {
  readonly task: AgentTask;
  readonly toolRunner: ToolRunner;
  readonly isTerminating: boolean;
  readonly transcript: Transcript;
  readonly redact: (text: string) => string;
  readonly findPrice: FindPrice;
  readonly cacheKey: string;
}

export type ConversationEnd = Required<Pick<AgentReport, 'stop' | 'usage' | 'lastMessage'>>;

// Why: docs/decisions/0040-loop-in-our-process.md
/** Runs the conversation until the model ends it, is stopped, or fails. Never rejects. */
export async function converse(options: ConversationOptions): Promise<ConversationEnd> {
  const { task, clock, redact } = options;
  const count = openUsageCount(options.findPrice);
  let turn = 0;
  // Requests that were sent again, and those for summaries, are part of a turn.
  const usage = (): Usage => ({ ...count.usage(), turns: Math.min(turn, count.usage().turns ?? 0) });
  const calls = openReadList();
  const guidance = openGuidance(task, redact);
  const { instructions, parts } = toOpening(task);
  const { stable, rest } = parts;
  const brief = toBriefMessage({ stable: [stable, await guidance.ofRoot()].filter(Boolean).join('\n\n'), rest });
  const requests = openRequests(options, { instructions, brief, count, usage, calls });
  const dialogue = openDialogue(options, { brief, guidance, requests, calls, usage });
  const end = (stop: AgentStop): ConversationEnd => ({ stop, usage: usage(), lastMessage: dialogue.lastMessage() });
  while (!task.signal.aborted) {
    if (turn === task.maxTurns) return end({ kind: 'turn_limit', turns: task.maxTurns });
    turn += 1;
    try {
      const stop = await dialogue.takeTurn(turn);
      if (stop !== undefined) return end(stop);
    } catch (failure) {
      if (task.signal.aborted) break;
      return end(toProviderStop(failure, { now: clock.now(), redact }));
    }
  }
  return end({ kind: 'stopped' });
}

function toOpening({ brief, isQuestion }: AgentTask) {
  return isQuestion === true
    ? { instructions: QUESTION_INSTRUCTIONS, parts: { stable: brief, rest: QUESTION_CLOSING } }
    : { instructions: INSTRUCTIONS, parts: splitBrief(brief) };
}

function describeTurns({ isQuestion, maxTurns }: AgentTask, turn: number): string | undefined {
  if (isQuestion !== true) return describeTurnsLeft(turn, maxTurns);
  return turn > 1 && turn === maxTurns ? LAST_TURN_OF_QUESTION : undefined;
}

interface DialogueParts {
  readonly brief: ModelMessage;
  readonly guidance: Guidance;
  readonly requests: Requests;
  readonly calls: ReadList;
  readonly usage: () => Usage;
}

/** The messages of a conversation, to which each turn adds. */
interface Dialogue {
  /** Takes one turn. Returns how the attempt ends with it, if it does; rejects with the provider's failure. */
  takeTurn(turn: number): Promise<AgentStop | undefined>;
  readonly lastMessage: () => string;
}

function openDialogue(
  options: ConversationOptions,
  { brief, guidance, requests, calls, usage }: DialogueParts,
): Dialogue {
  const { task, transcript, redact } = options;
  const activities: TurnActivity[] = [];
  let messages: readonly ModelMessage[] = [brief];
  let nudges = 0;
  let lastMessage = '';
  const say = (text: string): undefined => {
    transcript.add({ kind: 'nudge', text });
    messages = addNote(messages, text);
  };
  const add = (done: Pick<CallsDone, 'message' | 'activity'>): AgentStop | undefined => {
    if (done.message.content.length > 0) messages = [...messages, done.message];
    activities.push(done.activity);
    const stall = findStall(activities, STALL_LIMITS);
    return stall === undefined ? undefined : toStallStop(stall);
  };
  const addNudge = (): AgentStop | undefined => {
    nudges += 1;
    return nudges > MAX_NUDGES || task.isQuestion === true ? { kind: 'ended' } : say(NUDGE);
  };
  const addCut = (answer: ModelTurn): AgentStop | undefined => {
    const stop = add(refuseCalls(answer));
    say(CUT_NOTE);
    return stop;
  };
  return {
    lastMessage: () => lastMessage,
    async takeTurn(turn) {
      const note = describeTurns(task, turn);
      if (note !== undefined) say(note);
      const { answer, messages: sent } = await requests.send(messages, turn);
      recordTurn({ transcript, task }, answer, { turn, usage: usage() });
      lastMessage = answer.text.trim() || lastMessage;
      if (answer.reason === 'content-filter')
        return toRefusedContent(redact(answer.text) || (answer.rawReason ?? 'no reason was given'));
      messages = [...sent, ...answer.messages];
      if (answer.reason === 'length') return addCut(answer);
      if (answer.calls.length === 0) return addNudge();
      for (const call of answer.calls) calls.add(call);
      const done = await runCalls(options, { calls: answer.calls, turn, isLast: turn > 1 && turn === task.maxTurns });
      const stop = done.stop ?? add(done);
      const advice = stop === undefined ? await guidance.ofCalls(answer.calls) : undefined;
      if (advice !== undefined) say(advice);
      return stop;
    },
  };
}

/** Answers the calls of an answer that was cut without running them: the last one may lack its end. */
function refuseCalls({ calls, text }: ModelTurn): Pick<CallsDone, 'message' | 'activity'> {
  const answers = calls.map((call) => ({ call, text: CUT_CALL, isError: true }));
  // The same answer again and again is no progress.
  const hashes = [sha256Hex(JSON.stringify([text, calls.map(({ name, input }) => [name, input])]))];
  return { message: toAnswerMessage(answers), activity: { calls: hashes, hasChanged: false } };
}

function recordTurn(
  { transcript, task }: Pick<ConversationOptions, 'transcript' | 'task'>,
  { text, reason }: ModelTurn,
  { turn, usage }: { readonly turn: number; readonly usage: Usage },
): void {
  if (text !== '') {
    task.onOutput(Buffer.from('\n'));
    transcript.add({ kind: 'said', turn, text });
  }
  transcript.add({ kind: 'turn_ended', turn, reason, usage });
  task.onUsage(usage);
}
