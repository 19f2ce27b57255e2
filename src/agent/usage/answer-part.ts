import { isJsonObject, type JsonObject, numberAt, objectsAt, textAt, valueAt } from '../../domain/text/json-object.ts';

/** The facts in one event of a streamed answer, or in a whole answer. */
export interface AnswerPart {
  /** The model that answers, in the provider's words. */
  readonly model: string | undefined;
  /** The counts of the answer so far, by the names that the provider gives them. */
  readonly counts: Readonly<Record<string, number>>;
  /** Whether the counts are those of the whole answer. */
  readonly isFinal: boolean;
  /** The bytes of text, thoughts and calls that the model has written. */
  readonly textBytes: number;
}

/** The events that end the answer to a request. */
const LAST_EVENTS = ['message_stop', 'response.completed', 'response.incomplete', 'response.failed'];

/** Returns whether an event is the last one of its answer. */
export function isLastEvent(event: JsonObject): boolean {
  return LAST_EVENTS.includes(textAt(event, 'type'));
}

/**
 * Reads an event or an answer of Anthropic Messages, OpenAI Responses, OpenAI chat completions or Gemini. The protocols
 * are distinguished by their fields, so that the path of a request says nothing.
 */
export function readAnswerPart(event: JsonObject): AnswerPart {
  // The first event of Messages and all large events of Responses have the answer in a field.
  const holder = [event.message, event.response].find(isJsonObject) ?? event;
  const usage = [holder.usage, holder.usageMetadata].find(isJsonObject);
  const counts = usage === undefined ? {} : { ...toNumbers(usage), ...toDetails(usage) };
  return {
    model: textAt(holder, 'model') || textAt(holder, 'modelVersion') || undefined,
    counts,
    isFinal: usage !== undefined && isFinal(event),
    textBytes: countText(event),
  };
}

/** The first event of Messages counts an output of a token or so, and Gemini counts from the start in each event. */
function isFinal(event: JsonObject): boolean {
  if (event.type === 'message_start') return false;
  if (event.usageMetadata === undefined) return true;
  return objectsAt(event, 'candidates').some(({ finishReason }) => typeof finishReason === 'string');
}

function toNumbers(usage: JsonObject): Record<string, number> {
  return Object.fromEntries(
    Object.keys(usage).flatMap((name) => {
      const count = numberAt(usage, name);
      return count === undefined || count < 0 ? [] : [[name, count] as const];
    }),
  );
}

/** The names of counts that are inside of others, with the field that holds them. */
const DETAILS = ['input_tokens_details', 'prompt_tokens_details', 'cache_creation'];

function toDetails(usage: JsonObject): Record<string, number> {
  const found = DETAILS.map((name) => usage[name]).filter(isJsonObject);
  return Object.assign({}, ...found.map(toNumbers));
}

function countText(event: JsonObject): number {
  const { delta } = event;
  // An event of Messages has an object here, one of Responses a text.
  if (typeof delta === 'string') return Buffer.byteLength(delta);
  const candidates = objectsAt(event, 'candidates').flatMap((candidate) => objectsAt(candidate, 'content', 'parts'));
  const choices = objectsAt(event, 'choices').map(({ delta: part, message }) => part ?? message);
  const written = [delta, ...objectsAt(event, 'content'), ...objectsAt(event, 'output'), ...candidates, ...choices];
  return written.reduce<number>((sum, part) => sum + countTexts(part), 0);
}

/** The fields that hold what a model has written; everything else is the provider's. */
const TEXT_FIELDS = [
  'text',
  'thinking',
  'partial_json',
  'content',
  'reasoning_content',
  'reasoning',
  'arguments',
  'name',
];
const HOLDER_FIELDS = ['content', 'tool_calls', 'function', 'functionCall'];
const JSON_FIELDS = ['input', 'args'];

function countTexts(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + countTexts(part), 0);
  if (!isJsonObject(value)) return 0;
  const texts = TEXT_FIELDS.map((name) => textAt(value, name));
  const json = JSON_FIELDS.map((name) => valueAt(value, name)).filter((given) => given !== undefined);
  const inner = HOLDER_FIELDS.map((name) => valueAt(value, name));
  return (
    Buffer.byteLength(texts.join('')) +
    json.reduce<number>((sum, given) => sum + Buffer.byteLength(JSON.stringify(given)), 0) +
    inner.reduce<number>((sum, given) => sum + countTexts(given), 0)
  );
}
