import { createParser } from 'eventsource-parser';
import { isJsonObject, tryParseJson } from '../../domain/text/json-object.ts';
import type { Exchange } from '../../exec/exchange.ts';
import { isLastEvent, readAnswerPart } from './answer-part.ts';
import { type AnswerFacts, type AnswerUsage, toAnswerUsage } from './answer-usage.ts';

const MAX_WHOLE_CHARACTERS = 16 * 1024 * 1024;
const LAST_CHAT_DATA = '[DONE]';

/**
 * Opens the reading of one answer, streamed or whole. `onUsage` is called once with its usage, with its last event or at
 * the end, and not where no model has answered.
 */
export function openAnswerReader(onUsage: (usage: AnswerUsage) => void): Exchange {
  let facts: AnswerFacts = { model: undefined, counts: {}, isFinal: false, requestBytes: 0, textBytes: 0 };
  let isSettled = false;
  const settle = () => {
    const usage = isSettled ? undefined : toAnswerUsage(facts);
    isSettled = true;
    if (usage !== undefined) onUsage(usage);
  };
  const read = (text: string) => {
    if (text === LAST_CHAT_DATA) return settle();
    const event = parse(text);
    if (event === undefined) return;
    facts = addPart(facts, readAnswerPart(event));
    if (isLastEvent(event)) settle();
  };
  const body = openBody(read);
  return {
    sent(bytes) {
      facts = { ...facts, requestBytes: facts.requestBytes + bytes };
    },
    received: body.add,
    end() {
      body.end();
      settle();
    },
  };
}

function addPart(facts: AnswerFacts, part: ReturnType<typeof readAnswerPart>): AnswerFacts {
  return {
    ...facts,
    model: facts.model ?? part.model,
    counts: { ...facts.counts, ...part.counts },
    isFinal: facts.isFinal || part.isFinal,
    textBytes: facts.textBytes + part.textBytes,
  };
}

function parse(text: string) {
  const value = tryParseJson(text);
  return isJsonObject(value) ? value : undefined;
}

/** Splits a body into the data of its events; a body that is JSON is one. */
function openBody(read: (text: string) => void) {
  const decoder = new TextDecoder();
  const parser = createParser({ onEvent: ({ data }) => read(data) });
  let whole = '';
  let isWhole: boolean | undefined;
  let hasEnded = false;
  return {
    add(bytes: Uint8Array): void {
      const text = decoder.decode(bytes, { stream: true });
      if (isWhole === undefined && text.trim() !== '') isWhole = text.trimStart().startsWith('{');
      if (isWhole !== true) parser.feed(text);
      else if (whole.length + text.length <= MAX_WHOLE_CHARACTERS) whole += text;
    },
    end(): void {
      if (hasEnded) return;
      hasEnded = true;
      // The last event of a stream may lack its empty line.
      if (isWhole === true) read(whole);
      else parser.feed('\n\n');
    },
  };
}
