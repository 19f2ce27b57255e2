import { createInterface } from 'node:readline';
import { Readable, type Writable } from 'node:stream';
import { ErrorCode, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';
import { isJsonObject } from '../domain/text/json-object.ts';

// Beyond 10 MiB the package stops reading.
const MAX_LINE_CHARS = 2 * 1024 * 1024;

/**
 * Returns the lines of `input` that are messages of the protocol. The package drops all others without a word, so that a
 * client would wait for ever: here each gets an error by the rules of JSON-RPC 2.0, apart from notifications and answers.
 */
export function answerInvalidLines(input: Readable, output: Writable): Readable {
  return Readable.from(readValidLines(input, output), { objectMode: false });
}

async function* readValidLines(input: Readable, output: Writable): AsyncGenerator<string> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const refusal = findRefusal(line);
    if (refusal === undefined) yield `${line}\n`;
    else if (refusal !== 'ignored') output.write(`${JSON.stringify({ jsonrpc: '2.0', ...refusal })}\n`);
  }
}

interface Refusal {
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string };
}

/** Finds the error that answers a line; undefined for a valid message, `ignored` for an invalid one that nobody waits for. */
function findRefusal(line: string): Refusal | 'ignored' | undefined {
  if (line.length > MAX_LINE_CHARS) return toRefusal(null, ErrorCode.InvalidRequest, 'the line is too long');
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return toRefusal(null, ErrorCode.ParseError, 'the line is not JSON');
  }
  if (JSONRPCMessageSchema.safeParse(message).success) return undefined;
  if (!isJsonObject(message)) return toRefusal(null, ErrorCode.InvalidRequest, 'the message is no object');
  const { id, method, params } = message;
  if (!Object.hasOwn(message, 'method') && (Object.hasOwn(message, 'result') || Object.hasOwn(message, 'error')))
    return 'ignored';
  if (typeof id !== 'string' && !Number.isInteger(id)) {
    if (id === undefined && typeof method === 'string') return 'ignored';
    return toRefusal(null, ErrorCode.InvalidRequest, '"id" must be a text or a whole number');
  }
  const known = typeof id === 'string' ? id : Number(id);
  if (typeof method === 'string' && params !== undefined && !isJsonObject(params))
    return toRefusal(known, ErrorCode.InvalidParams, '"params" must be an object');
  return toRefusal(known, ErrorCode.InvalidRequest, 'the message must be {"jsonrpc": "2.0", "id", "method", "params"}');
}

function toRefusal(id: Refusal['id'], code: number, reason: string): Refusal {
  return { id, error: { code, message: `Not a request of the Model Context Protocol: ${reason}.` } };
}
