import { z } from 'zod';
import { assertNever } from '../domain/assert-never.ts';
import { NO_USAGE, type ToolCallRecord, type Usage } from '../domain/attempt/attempt.ts';
import { mergeSideEffects, type SideEffect } from '../domain/attempt/side-effect.ts';
import {
  isSnapshotVerb,
  isTerminalVerb,
  isVerbName,
  parseSnapshotCall,
  type SnapshotCall,
  type SnapshotVerbName,
  type StepReport,
  type TerminalVerb,
  type TerminalVerbName,
  type VerbName,
  type VerbReply,
  verbPayloads,
} from '../domain/attempt/verb.ts';
import type { Clock } from '../domain/clock.ts';
import { redactDeep } from '../domain/text/redact-deep.ts';
import { type ReportedUsage, tallyUsage } from './usage-tally.ts';

// All of them go into the record of the attempt.
const MAX_SIDE_EFFECTS = 200;
const MAX_CALLS = 1000;
// Two for each tool of an agent that tells of all of them; they are in no list of calls.
const MAX_TOLD_STEPS = 5000;

const TAKEN: VerbReply = { ok: true, text: 'Recorded.' };
const TOO_MANY: VerbReply = {
  ok: false,
  text: `Not recorded: an attempt may tell ${MAX_SIDE_EFFECTS} side effects.`,
};
const CLOSED: VerbReply = { ok: true, text: 'Recorded. The attempt ends now; later edits do not count.' };

/** Takes the verbs of one attempt. Once closed it takes no more, and what it took stays as it was. */
export interface VerbHandler {
  handle(name: string, payload: unknown): Promise<VerbReply>;
  readonly terminal: () => TerminalVerb | undefined;
  readonly sideEffects: () => readonly SideEffect[];
  readonly toolCalls: () => readonly ToolCallRecord[];
  /** What the agent has told of its usage, and how long its provider asked to be left alone. */
  readonly reported: () => { readonly usage: Usage; readonly retryAfterMs: number | undefined };
  /** Resolves when no call is being carried out any more. */
  close(): Promise<void>;
}

export interface VerbHandlerOptions {
  readonly clock: Clock;
  /** What the verb `chronicle` answers. */
  readonly chronicle: { readonly text: string; readonly data: unknown };
  /** Carries out the verbs about named snapshots, one after the other. */
  readonly snapshots: (call: SnapshotCall) => Promise<VerbReply>;
  /** Takes what the agent tells of its own tools. */
  readonly step: (told: StepReport) => Promise<VerbReply>;
  /** Masks secrets before anything is kept. */
  readonly redact: (text: string) => string;
  /** Called each time the agent has told of its usage. */
  readonly onUsage: (usage: Usage) => void;
  /** Called once, when the verb that ends the attempt was taken. */
  readonly onTerminal: () => void;
}

/** Opens the desk of one attempt. */
export function openVerbHandler(options: VerbHandlerOptions): VerbHandler {
  let isOpen = true;
  let terminal: TerminalVerb | undefined;
  let effects: readonly SideEffect[] = [];
  const told = openReported(options.onUsage);
  const log = openCallLog(options.clock);
  const queue = createSnapshotQueue(options, () => isOpen && terminal === undefined);
  const tellStep = createStepReporter(options);
  const take = (name: VerbName, payload: unknown): VerbReply | Promise<VerbReply> => {
    if (!isOpen) return refuse('No attempt is active: this one has ended.');
    if (name === 'groundhog.chronicle') return { ok: true, ...options.chronicle };
    if (terminal !== undefined) return refuse('This attempt already has its terminal verb, and the first one stands.');
    if (name === 'groundhog.step') return tellStep(payload);
    if (isSnapshotVerb(name)) return queue.take(name, payload);
    const parsed = verbPayloads[name].safeParse(payload);
    if (name === 'groundhog.side_effect' && effects.length >= MAX_SIDE_EFFECTS) return TOO_MANY;
    if (!parsed.success) return refusePayload(name, parsed.error);
    if (name === 'groundhog.usage') return told.addUsage(verbPayloads[name].parse(payload));
    if (name === 'groundhog.retry_after') return told.setRetryAfter(verbPayloads[name].parse(payload).seconds);
    if (!isTerminalVerb(name)) {
      effects = mergeSideEffects(effects, [verbPayloads[name].parse(payload)]);
      return TAKEN;
    }
    terminal = toTerminal(name, payload);
    options.onTerminal();
    return CLOSED;
  };

  return {
    async handle(name, payload) {
      if (name === 'groundhog.step') return take(name, redactDeep(payload, options.redact));
      const shown = options.redact(name).slice(0, 100);
      const call = () =>
        isVerbName(name) ? take(name, redactDeep(payload, options.redact)) : refuse(`There is no verb "${shown}".`);
      return log.carryOut(shown, call);
    },
    terminal: () => terminal,
    sideEffects: () =>
      terminal?.kind === 'success' ? mergeSideEffects(effects, terminal.claim.side_effects) : effects,
    toolCalls: log.calls,
    reported: told.facts,
    async close() {
      isOpen = false;
      await queue.settled();
    },
  };
}

/** What the agent tells of its provider: kept, and never an end of the attempt by itself. */
function openReported(onUsage: VerbHandlerOptions['onUsage']) {
  let usage = NO_USAGE;
  let retryAfterMs: number | undefined;
  return {
    facts: () => ({ usage, retryAfterMs }),
    addUsage(more: ReportedUsage): VerbReply {
      usage = tallyUsage(usage, more);
      onUsage(usage);
      return TAKEN;
    },
    setRetryAfter(seconds: number): VerbReply {
      retryAfterMs = seconds * 1000;
      return { ok: true, text: 'Recorded. It counts when the agent ends with exit code 75.' };
    },
  };
}

/** One call after the other: two of them would write to the same files. */
function createSnapshotQueue({ snapshots }: VerbHandlerOptions, isActive: () => boolean) {
  let pending: Promise<unknown> = Promise.resolve();
  return {
    take(name: SnapshotVerbName, payload: unknown): Promise<VerbReply> {
      const parsed = parseSnapshotCall(name, payload);
      if ('problem' in parsed) return Promise.resolve(refusePayload(name, parsed.problem));
      const reply = pending.then(() => (isActive() ? snapshots(parsed.call) : refuse('This attempt has ended.')));
      pending = reply.catch(() => undefined);
      return reply;
    },
    settled: () => pending,
  };
}

function createStepReporter({ step }: VerbHandlerOptions): (payload: unknown) => VerbReply | Promise<VerbReply> {
  let told = 0;
  return (payload) => {
    const parsed = verbPayloads['groundhog.step'].safeParse(payload);
    if (!parsed.success) return refusePayload('groundhog.step', parsed.error);
    told += 1;
    return told > MAX_TOLD_STEPS ? refuse(`An attempt may tell of ${MAX_TOLD_STEPS} moments.`) : step(parsed.data);
  };
}

/** The list of calls, in the order in which they ended; what was refused for their number is not in it. */
function openCallLog(clock: Clock) {
  const calls: ToolCallRecord[] = [];
  let started = 0;
  return {
    calls: () => calls,
    async carryOut(tool_name: string, call: () => VerbReply | Promise<VerbReply>): Promise<VerbReply> {
      if (started >= MAX_CALLS) return refuse(`An attempt may call ${MAX_CALLS} verbs.`);
      started += 1;
      const { reply, record } = await timeCall(clock, call);
      calls.push({ ...record, seq: calls.length + 1, tool_name });
      return reply;
    },
  };
}

async function timeCall(clock: Clock, call: () => VerbReply | Promise<VerbReply>) {
  const startedMs = clock.monotonicMs();
  const started_at = clock.now().toISOString();
  const reply = await call();
  const duration_ms = Math.round(clock.monotonicMs() - startedMs);
  const result_bytes = new TextEncoder().encode(reply.text).length;
  return { reply, record: { started_at, duration_ms, result_bytes, is_error: !reply.ok } };
}

function toTerminal(name: TerminalVerbName, payload: unknown): TerminalVerb {
  switch (name) {
    case 'groundhog.checkpoint_success':
      return { kind: 'success', claim: verbPayloads[name].parse(payload) };
    case 'groundhog.checkpoint_failure':
      return { kind: 'failure', claim: verbPayloads[name].parse(payload) };
    default:
      return assertNever(name);
  }
}

function refusePayload(name: VerbName, problem: z.ZodError): VerbReply {
  return refuse(`${name} was not recorded.\n${z.prettifyError(problem)}\nMend the payload and call it again.`);
}

function refuse(text: string): VerbReply {
  return { ok: false, text };
}
