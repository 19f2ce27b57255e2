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
import { verbReplies } from '../domain/attempt/verb-replies.ts';
import type { Clock } from '../domain/clock.ts';
import { redactDeep } from '../domain/text/redact-deep.ts';
import { type ReportedUsage, tallyUsage } from './usage-tally.ts';

// All of them are stored in the record of the attempt.
const MAX_SIDE_EFFECTS = 200;
const MAX_CALLS_OF_A_VERB = 1000;
// An agent reports two moments for each tool; they are in no list of calls.
const MAX_REPORTED_STEPS = 5000;

const RECORDED: VerbReply = { ok: true, text: verbReplies.recorded };
const TOO_MANY: VerbReply = {
  ok: false,
  text: `Not recorded: an attempt may report ${MAX_SIDE_EFFECTS} side effects.`,
};
const CLOSED: VerbReply = { ok: true, text: verbReplies.ends };

/** Handles the verbs of one attempt. Once closed it refuses all calls, and its records no longer change. */
export interface VerbHandler {
  handle(name: string, payload: unknown): Promise<VerbReply>;
  readonly terminal: () => TerminalVerb | undefined;
  readonly sideEffects: () => readonly SideEffect[];
  readonly toolCalls: () => readonly ToolCallRecord[];
  /** The usage that the agent reported, and how long its provider asks it to wait. */
  readonly reported: () => { readonly usage: Usage; readonly retryAfterMs: number | undefined };
  /** Resolves when no call is running any more. */
  close(): Promise<void>;
}

export interface VerbHandlerOptions {
  readonly clock: Clock;
  /** Returns the answer of the verb `chronicle`, with the whole plan where that was asked for. */
  readonly chronicle: (isWithPlan: boolean) => { readonly text: string; readonly data: unknown };
  /** Runs a snapshot verb; calls do not overlap. */
  readonly snapshots: (call: SnapshotCall) => Promise<VerbReply>;
  /** Records a moment of the agent's own tools. */
  readonly step: (report: StepReport) => Promise<VerbReply>;
  /** Masks secrets before anything is recorded. */
  readonly redact: (text: string) => string;
  /** Called each time the agent has reported its usage. */
  readonly onUsage: (usage: Usage) => void;
  /** Called once, when the verb that ends the attempt was recorded. */
  readonly onTerminal: () => void;
}

/** Opens the verb handler of one attempt. */
export function openVerbHandler(options: VerbHandlerOptions): VerbHandler {
  let isOpen = true;
  let terminal: TerminalVerb | undefined;
  let effects: readonly SideEffect[] = [];
  const reports = openProviderReports(options.onUsage);
  const log = openCallLog(options.clock);
  const queue = createSnapshotQueue(options, () => isOpen && terminal === undefined);
  const reportStep = createStepReporter(options);
  const record = (name: VerbName, payload: unknown): VerbReply | Promise<VerbReply> => {
    if (!isOpen) return refuse('No attempt is active: this one has ended.');
    if (name === 'groundhog.chronicle') return readChronicle(options, payload);
    if (terminal !== undefined) return refuse('This attempt is closed already, and the first verb stands.');
    if (name === 'groundhog.step') return reportStep(payload);
    if (isSnapshotVerb(name)) return queue.run(name, payload);
    const parsed = verbPayloads[name].safeParse(payload);
    if (name === 'groundhog.side_effect' && effects.length >= MAX_SIDE_EFFECTS) return TOO_MANY;
    if (!parsed.success) return refusePayload(name, parsed.error);
    if (name === 'groundhog.usage') return reports.addUsage(verbPayloads[name].parse(payload));
    if (name === 'groundhog.retry_after') return reports.setRetryAfter(verbPayloads[name].parse(payload).seconds);
    if (!isTerminalVerb(name)) {
      effects = mergeSideEffects(effects, [verbPayloads[name].parse(payload)]);
      return RECORDED;
    }
    terminal = toTerminal(name, payload);
    options.onTerminal();
    return CLOSED;
  };

  return {
    async handle(name, payload) {
      if (name === 'groundhog.step') return record(name, redactDeep(payload, options.redact));
      const shown = options.redact(name).slice(0, 100);
      const call = () =>
        isVerbName(name) ? record(name, redactDeep(payload, options.redact)) : refuse(`There is no verb "${shown}".`);
      return log.run(shown, call);
    },
    terminal: () => terminal,
    sideEffects: () =>
      terminal?.kind === 'success' ? mergeSideEffects(effects, terminal.claim.side_effects) : effects,
    toolCalls: log.calls,
    reported: reports.current,
    async close() {
      isOpen = false;
      await queue.settled();
    },
  };
}

function readChronicle({ chronicle }: VerbHandlerOptions, payload: unknown): VerbReply {
  const parsed = verbPayloads['groundhog.chronicle'].safeParse(payload ?? {});
  return parsed.success
    ? { ok: true, ...chronicle(parsed.data.plan) }
    : refusePayload('groundhog.chronicle', parsed.error);
}

/** Opens the agent's reports about its provider, which never end the attempt. */
function openProviderReports(onUsage: VerbHandlerOptions['onUsage']) {
  let usage = NO_USAGE;
  let retryAfterMs: number | undefined;
  return {
    current: () => ({ usage, retryAfterMs }),
    addUsage(more: ReportedUsage): VerbReply {
      usage = tallyUsage(usage, more);
      onUsage(usage);
      return RECORDED;
    },
    setRetryAfter(seconds: number): VerbReply {
      retryAfterMs = seconds * 1000;
      return { ok: true, text: verbReplies.retryAfter };
    },
  };
}

/** Creates a queue of snapshot calls: two at once would write to the same files. */
function createSnapshotQueue({ snapshots }: VerbHandlerOptions, isActive: () => boolean) {
  let pending: Promise<unknown> = Promise.resolve();
  return {
    run(name: SnapshotVerbName, payload: unknown): Promise<VerbReply> {
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
  let count = 0;
  return (payload) => {
    const parsed = verbPayloads['groundhog.step'].safeParse(payload);
    if (!parsed.success) return refusePayload('groundhog.step', parsed.error);
    count += 1;
    return count > MAX_REPORTED_STEPS
      ? refuse(`An attempt may report ${MAX_REPORTED_STEPS} moments of tools.`)
      : step(parsed.data);
  };
}

/**
 * Opens the list of calls, in the order in which they ended. Each verb has its own limit, and all names that are none have
 * one together. A verb that ends the attempt is never refused for its number, or an agent that has sent many calls could not
 * end it; beyond the limit the list has it only when it was accepted.
 */
function openCallLog(clock: Clock) {
  const calls: ToolCallRecord[] = [];
  const started = new Map<string, number>();
  return {
    calls: () => calls,
    async run(tool_name: string, call: () => VerbReply | Promise<VerbReply>): Promise<VerbReply> {
      const kind = isVerbName(tool_name) ? tool_name : '';
      const number = (started.get(kind) ?? 0) + 1;
      started.set(kind, number);
      const isBeyond = number > MAX_CALLS_OF_A_VERB;
      if (isBeyond && !isTerminalVerb(kind))
        return refuse(`An attempt may call each verb ${MAX_CALLS_OF_A_VERB} times, and this was one more.`);
      const { reply, record } = await timeCall(clock, call);
      if (!isBeyond || reply.ok) calls.push({ ...record, seq: calls.length + 1, tool_name });
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
  return refuse(`${name} was not recorded.\n${z.prettifyError(problem)}\nFix the payload and call it again.`);
}

function refuse(text: string): VerbReply {
  return { ok: false, text };
}
