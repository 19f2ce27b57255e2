import { createHash } from 'node:crypto';
import { type JsonObject, objectsOf } from '../json.ts';
import type { ModelRequest } from './model-turn.ts';

const BYTES_PER_TOKEN = 4;
const MIN_TOKENS = 1024;

export interface CountedInput {
  readonly input: number;
  readonly cached: number;
}

/** Counts the input of a request as its provider does, and what of it a cache gives. */
export type PromptCache = (request: Pick<ModelRequest, 'body'>) => CountedInput;

/**
 * Opens the cache of Anthropic Messages, as its reference describes it: a request writes its prefix up to each block with
 * `cache_control`, and up to its last block where the request itself has one; it reads the longest prefix that was
 * written and ends at one of these blocks or at one of the 20 before it. Less than 1024 tokens are not cached.
 */
export function openAnthropicCache(): PromptCache {
  const written = new Set<string>();
  return ({ body }) => {
    const blocks = [...objectsOf(body.tools), ...objectsOf(body.system), ...objectsOf(body.messages).flatMap(toBlocks)];
    const prefixes: { hash: string; tokens: number; isMarked: boolean }[] = [];
    let hash = '';
    let bytes = 0;
    for (const block of blocks) {
      const { cache_control: mark, ...rest } = block;
      const text = JSON.stringify(rest);
      bytes += Buffer.byteLength(text);
      hash = createHash('sha256').update(hash).update(text).digest('hex');
      prefixes.push({ hash, tokens: Math.ceil(bytes / BYTES_PER_TOKEN), isMarked: mark !== undefined });
    }
    const marked = prefixes.flatMap(({ isMarked }, index) => (isMarked ? [index] : []));
    const breakpoints = body.cache_control === undefined ? marked : [...marked, prefixes.length - 1];
    const readable = breakpoints.flatMap((at) => prefixes.slice(Math.max(0, at - 20), at + 1));
    const found = readable.filter((prefix) => written.has(prefix.hash)).map(({ tokens }) => tokens);
    for (const at of breakpoints) {
      const prefix = prefixes[at];
      if (prefix !== undefined && prefix.tokens >= MIN_TOKENS) written.add(prefix.hash);
    }
    return { input: prefixes.at(-1)?.tokens ?? 0, cached: Math.max(0, ...found) };
  };
}

function toBlocks(message: JsonObject): readonly JsonObject[] {
  const { role, content } = message;
  return typeof content === 'string'
    ? [{ role, type: 'text', text: content }]
    : objectsOf(content).map((block) => ({ role, ...block }));
}

/**
 * Opens the cache of OpenAI, as its reference describes it: the longest prefix that a request shares with an earlier one
 * is read, from 1024 tokens on and in steps of 128; everything is written, without a mark.
 */
export function openOpenaiCache(): PromptCache {
  const earlier: Buffer[] = [];
  return ({ body }) => {
    const { tools, instructions, input } = body;
    const text = Buffer.from(JSON.stringify([tools, instructions, input]));
    const shared = Math.max(0, ...earlier.map((other) => countShared(other, text)));
    earlier.push(text);
    // A prefix that ends in the middle of a conversation is found in the newest requests.
    if (earlier.length > 4) earlier.splice(1, 1);
    const steps = Math.floor(shared / BYTES_PER_TOKEN / 128) * 128;
    return { input: Math.ceil(text.length / BYTES_PER_TOKEN), cached: steps < MIN_TOKENS ? 0 : steps };
  };
}

function countShared(one: Buffer, other: Buffer): number {
  const most = Math.min(one.length, other.length);
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (one.subarray(0, middle).equals(other.subarray(0, middle))) low = middle;
    else high = middle - 1;
  }
  return low;
}
