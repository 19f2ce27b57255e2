import { z } from 'zod';
import { assertNever } from '../domain/assert-never.ts';
import type { ToolCallRecord } from '../domain/attempt.ts';
import type { Clock } from '../domain/clock.ts';
import { redactDeep } from '../domain/redact-deep.ts';
import { mergeSideEffects, type SideEffect } from '../domain/side-effect.ts';
import { isVerbName, type TerminalVerb, type VerbName, type VerbReply, verbPayloads } from '../domain/verb.ts';

// All of them go into the record of the attempt.
const MAX_SIDE_EFFECTS = 200;
const MAX_CALLS = 1000;

/** Takes the verbs of one attempt. Once closed it takes no more, and what it took stays as it was. */
export interface VerbDesk {
  handle(name: string, payload: unknown): VerbReply;
  readonly terminal: () => TerminalVerb | undefined;
  readonly sideEffects: () => readonly SideEffect[];
  readonly toolCalls: () => readonly ToolCallRecord[];
  close(): void;
}

export interface VerbDeskOptions {
  readonly clock: Clock;
  /** What the verb `chronicle` answers. */
  readonly chronicle: { readonly text: string; readonly data: unknown };
  /** Masks secrets before anything is kept. */
  readonly redact: (text: string) => string;
  /** Called once, when the verb that ends the attempt was taken. */
  readonly onTerminal: () => void;
}

/** Opens the desk of one attempt. */
export function openVerbDesk(options: VerbDeskOptions): VerbDesk {
  let isOpen = true;
  let terminal: TerminalVerb | undefined;
  let effects: readonly SideEffect[] = [];
  const calls: ToolCallRecord[] = [];

  const take = (name: VerbName, payload: unknown): VerbReply => {
    if (!isOpen) return refuse('No attempt is active: this one has ended.');
    if (name === 'groundhog.chronicle') return { ok: true, ...options.chronicle };
    if (terminal !== undefined) return refuse('This attempt already has its terminal verb, and the first one stands.');
    const parsed = verbPayloads[name].safeParse(payload);
    if (name === 'groundhog.side_effect' && effects.length >= MAX_SIDE_EFFECTS)
      return refuse(`Not recorded: an attempt may tell ${MAX_SIDE_EFFECTS} side effects.`);
    if (!parsed.success)
      return refuse(`${name} was not recorded.\n${z.prettifyError(parsed.error)}\nMend the payload and call it again.`);
    terminal = toTerminal(name, payload);
    if (terminal === undefined)
      effects = mergeSideEffects(effects, [verbPayloads['groundhog.side_effect'].parse(payload)]);
    else options.onTerminal();
    return {
      ok: true,
      text: terminal === undefined ? 'Recorded.' : 'Recorded. The attempt ends now; later edits do not count.',
    };
  };

  return {
    handle(name, payload) {
      if (calls.length >= MAX_CALLS) return refuse(`An attempt may call ${MAX_CALLS} verbs.`);
      const shown = options.redact(name).slice(0, 100);
      const { reply, record } = timeCall(options.clock, () =>
        isVerbName(name) ? take(name, redactDeep(payload, options.redact)) : refuse(`There is no verb "${shown}".`),
      );
      calls.push({ ...record, seq: calls.length + 1, tool_name: shown });
      return reply;
    },
    terminal: () => terminal,
    sideEffects: () =>
      terminal?.kind === 'success' ? mergeSideEffects(effects, terminal.claim.side_effects) : effects,
    toolCalls: () => calls,
    close() {
      isOpen = false;
    },
  };
}

function timeCall(clock: Clock, call: () => VerbReply) {
  const startedMs = clock.monotonicMs();
  const started_at = clock.now().toISOString();
  const reply = call();
  const duration_ms = Math.round(clock.monotonicMs() - startedMs);
  const result_bytes = new TextEncoder().encode(reply.text).length;
  return { reply, record: { started_at, duration_ms, result_bytes, is_error: !reply.ok } };
}

function toTerminal(name: Exclude<VerbName, 'groundhog.chronicle'>, payload: unknown): TerminalVerb | undefined {
  switch (name) {
    case 'groundhog.checkpoint_success':
      return { kind: 'success', claim: verbPayloads[name].parse(payload) };
    case 'groundhog.checkpoint_failure':
      return { kind: 'failure', claim: verbPayloads[name].parse(payload) };
    case 'groundhog.side_effect':
      return undefined;
    default:
      return assertNever(name);
  }
}

function refuse(text: string): VerbReply {
  return { ok: false, text };
}
