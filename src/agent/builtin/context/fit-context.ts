import type { ModelMessage } from 'ai';
import { measureMessages } from './message-size.ts';
import { pruneResults } from './prune-results.ts';

/** The share of the window above which a request is made smaller. */
const FULL_SHARE = 0.7;
/** The share that a smaller request may have: the work continues for a while before the next one. */
const ROOMY_SHARE = 0.5;
/** The numbers of newest turns whose results stay whole: the first that makes the request small enough. */
const KEPT_TURNS = [2, 1];
const USUAL_BYTES_PER_TOKEN = 3.5;
const MIN_BYTES_PER_TOKEN = 1.5;
const MAX_BYTES_PER_TOKEN = 6;
/** The share above which not even a summary can be requested. */
const UNSENDABLE_SHARE = 0.9;

/** The size of the next request, and the ways to make it fit. */
export interface ContextFit {
  /** Learns from an answer how many tokens a request has taken. */
  learn(messages: readonly ModelMessage[], inputTokens: number): void;
  /** Learns that a request was longer than the model can take, whatever its window was said to be. */
  refuse(messages: readonly ModelMessage[]): void;
  /**
   * Returns the messages, with older results shortened where they are too long together; `isFull` says that this is not
   * enough, and `isSendable` that a request with them is still short enough for the model.
   */
  fit(messages: readonly ModelMessage[]): Fitted;
}

export interface Fitted {
  readonly messages: readonly ModelMessage[];
  readonly isFull: boolean;
  readonly isSendable: boolean;
}

/** Opens the sizes of a conversation; `window` is in tokens, `fixedBytes` those of instructions and tools. */
export function openContextFit(window: number, fixedBytes: number): ContextFit {
  let limit = window;
  let bytesPerToken = USUAL_BYTES_PER_TOKEN;
  const toTokens = (messages: readonly ModelMessage[]) => (measureMessages(messages) + fixedBytes) / bytesPerToken;
  return {
    learn(messages, inputTokens) {
      if (inputTokens <= 0) return;
      const found = (measureMessages(messages) + fixedBytes) / inputTokens;
      bytesPerToken = Math.min(MAX_BYTES_PER_TOKEN, Math.max(MIN_BYTES_PER_TOKEN, found));
    },
    refuse(messages) {
      limit = Math.min(limit, toTokens(messages));
    },
    fit(messages) {
      const whole = { messages, isFull: false, isSendable: true };
      if (toTokens(messages) <= limit * FULL_SHARE) return whole;
      for (const kept of KEPT_TURNS) {
        const pruned = pruneResults(messages, kept);
        if (toTokens(pruned) <= limit * ROOMY_SHARE) return { ...whole, messages: pruned };
      }
      const smallest = pruneResults(messages, 0);
      return { messages: smallest, isFull: true, isSendable: toTokens(smallest) <= limit * UNSENDABLE_SHARE };
    },
  };
}
