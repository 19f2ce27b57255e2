import type { ModelMessage } from 'ai';
import type { TurnActivity } from '../../domain/attempt/stall.ts';
import type { AgentStop } from '../../domain/decisions/decide-attempt.ts';
import { sha256Hex } from '../../exec/sha256.ts';
import type { AgentTask } from '../agent.ts';
import { type AnsweredCall, type RequestedCall, toAnswerMessage } from './model-turn.ts';
import type { ToolRunner } from './tool-runner.ts';
import type { Transcript } from './transcript.ts';
import { LAST_CALL } from './turn-notes.ts';

const MAX_AT_ONCE = 8;

export interface CallContext {
  readonly task: Pick<AgentTask, 'signal' | 'onOutput'>;
  readonly toolRunner: ToolRunner;
  readonly transcript: Transcript;
  /** Whether a call of a denied tool ends the attempt. */
  readonly isTerminating: boolean;
}

/** The calls of one answer, and the turn that they are part of. */
export interface CalledTurn {
  readonly calls: readonly RequestedCall[];
  readonly turn: number;
  /** Whether only verbs are run. */
  readonly isLast: boolean;
}

/** The result of the calls of one turn. */
export interface CallsDone {
  /** Present when a call ends the attempt. */
  readonly stop: AgentStop | undefined;
  readonly message: ModelMessage;
  readonly activity: TurnActivity;
}

/**
 * Runs the calls of one turn in their order; neighbours that only read are run at the same time. Calls after the end of
 * the attempt are not run.
 */
export async function runCalls(context: CallContext, { calls, turn, isLast }: CalledTurn): Promise<CallsDone> {
  const { task, toolRunner, isTerminating } = context;
  const done: Awaited<ReturnType<typeof runCall>>[] = [];
  let stop: AgentStop | undefined;
  for (const batch of toBatches(calls, toolRunner.isReading)) {
    if (task.signal.aborted || stop !== undefined) break;
    const answered = await Promise.all(batch.map((call) => runCall(context, { call, turn, isLast })));
    done.push(...answered);
    const denied = answered.find(({ isDenied }) => isDenied);
    if (denied !== undefined && isTerminating) stop = toDenialStop(denied.call.name);
  }
  return {
    stop,
    message: toAnswerMessage(done),
    activity: {
      calls: done.map(({ call, text }) => sha256Hex(JSON.stringify([call.name, call.input, text]))),
      hasChanged: done.some(({ hasChanged }) => hasChanged),
    },
  };
}

async function runCall(
  { task, toolRunner, transcript }: CallContext,
  { call, turn, isLast }: Omit<CalledTurn, 'calls'> & { readonly call: RequestedCall },
): Promise<AnsweredCall & { readonly hasChanged: boolean; readonly isDenied: boolean }> {
  const { name, input } = call;
  transcript.add({ kind: 'call', turn, tool: name, input });
  task.onOutput(Buffer.from(`[${name}]\n`));
  const isRun = !isLast || toolRunner.isVerb(name);
  const answer = isRun
    ? await toolRunner.call(call)
    : { text: LAST_CALL, isError: true, hasChanged: false, isDenied: false };
  transcript.add({ kind: 'answer', turn, tool: name, is_error: answer.isError, text: answer.text });
  return { call, ...answer };
}

/** Puts neighbours that only read together, and each other call alone. */
export function toBatches<Call extends { readonly name: string }>(
  calls: readonly Call[],
  isReading: (name: string) => boolean,
): readonly (readonly Call[])[] {
  const batches: Call[][] = [];
  let open: Call[] | undefined;
  for (const call of calls) {
    const reads = isReading(call.name);
    if (reads && open !== undefined && open.length < MAX_AT_ONCE) open.push(call);
    else {
      const batch = [call];
      batches.push(batch);
      open = reads ? batch : undefined;
    }
  }
  return batches;
}

function toDenialStop(name: string): AgentStop {
  return {
    kind: 'cut_short',
    sentence: `The agent called the tool "${name}", which it may not use, and was stopped.`,
    advice: 'Use only the tools that are offered.',
  };
}
