import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { readBody, startLoopbackServer } from '../http/loopback-server.ts';
import { isJsonObject, parseJson, textAt } from '../json.ts';
import { type Protocol, protocols, type StreamEvent } from './model-protocols.ts';
import type { ModelProtocol, ModelRequest, ModelTurn, PlainTurn } from './model-turn.ts';

/** A model that plays a part, reached as the real ones are. */
export interface ModelEndpoint {
  /** Without a path; the protocols have theirs below it. */
  readonly url: string;
  /** What has to be given to a client as its base address. */
  readonly baseUrl: Readonly<Record<ModelProtocol, string>>;
  /** All requests to the model so far, oldest first. */
  readonly requests: readonly ModelRequest[];
  /** Requests that it could not make anything of: method and path. */
  readonly unknown: readonly string[];
  close(): Promise<void>;
}

/** What the model does with a request; the same script serves all protocols. */
export type ModelScript = (request: ModelRequest) => ModelTurn | Promise<ModelTurn>;

/** A script that plays one turn after the other and stays at the last one. */
export function playTurns(...turns: readonly ModelTurn[]): ModelScript {
  return ({ number }) => turns[Math.min(number, turns.length) - 1] ?? { kind: 'turn', text: 'Nothing is left to say.' };
}

/**
 * Starts a model on a free port of 127.0.0.1. It speaks Anthropic Messages, OpenAI Responses, OpenAI chat completions
 * and Gemini, whole or streamed, each at its usual path.
 */
export async function startModelEndpoint(script: ModelScript): Promise<ModelEndpoint> {
  const requests: ModelRequest[] = [];
  const unknown: string[] = [];
  const { url, close } = await startLoopbackServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => {
      outgoing.writeHead(500);
      outgoing.end(String(error));
    });
  });
  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const text = (await readBody(incoming)).toString('utf8');
    const request = toRequest(incoming, text, requests.length + 1);
    if (request !== undefined) {
      requests.push(request);
      await answer(outgoing, request, await script(request));
      return;
    }
    const small = answerSmallTalk(incoming.url ?? '/');
    if (small === undefined) unknown.push(`${incoming.method} ${incoming.url}`);
    sendJson(outgoing, small ?? { error: { message: 'There is nothing here.' } }, small === undefined ? 404 : 200);
  }
  return {
    url,
    baseUrl: {
      anthropic: `${url}/v1`,
      'openai-responses': `${url}/v1`,
      'openai-chat': `${url}/v1`,
      gemini: `${url}/v1beta`,
    },
    requests,
    unknown,
    close,
  };
}

const PATHS: readonly (readonly [RegExp, ModelProtocol])[] = [
  [/\/messages$/, 'anthropic'],
  [/\/responses$/, 'openai-responses'],
  [/\/chat\/completions$/, 'openai-chat'],
  [/\/models\/([^/:]+):(?:streamGenerateContent|generateContent)$/, 'gemini'],
];

function toRequest(incoming: IncomingMessage, text: string, number: number): ModelRequest | undefined {
  const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
  const found = PATHS.find(([pattern]) => pattern.test(pathname));
  const body = parseJson(text);
  if (incoming.method !== 'POST' || found === undefined || !isJsonObject(body)) return undefined;
  const [pattern, protocol] = found;
  const isGemini = protocol === 'gemini';
  return {
    protocol,
    number,
    model: isGemini ? (pattern.exec(pathname)?.[1] ?? '') : textAt(body, 'model'),
    isStreaming: isGemini ? pathname.endsWith(':streamGenerateContent') : body.stream === true,
    tools: protocols[protocol].tools(body),
    answers: protocols[protocol].answers(body),
    headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
    body,
    text,
  };
}

/** The ends of lines of the protocols that have other ones than most. */
const LINE_ENDS: Partial<Record<ModelProtocol, string>> = { gemini: '\r\n' };

/** What clients ask around their conversation. */
function answerSmallTalk(address: string): unknown {
  if (/\/count_tokens/.test(address)) return { input_tokens: 10 };
  if (/:countTokens/.test(address)) return { totalTokens: 10 };
  if (/\/models(\?|$)/.test(address))
    return { object: 'list', data: [{ id: 'scripted-model', object: 'model', created: 1, owned_by: 'test' }] };
  return undefined;
}

async function answer(outgoing: ServerResponse, request: ModelRequest, turn: ModelTurn): Promise<void> {
  const protocol = protocols[request.protocol];
  switch (turn.kind) {
    case 'turn':
      if (request.isStreaming && turn.isSlow === true)
        await dripEvents(outgoing, protocol.events(turn, request), LINE_ENDS[request.protocol]);
      else if (request.isStreaming) sendEvents(outgoing, protocol.events(turn, request), LINE_ENDS[request.protocol]);
      else sendJson(outgoing, protocol.whole(turn, request));
      return;
    case 'status': {
      const { status, message, type = 'api_error', headers = {} } = turn;
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
      sendJson(outgoing, protocol.failure({ status, message, type }), status);
      return;
    }
    case 'hang':
      return;
    case 'reset':
      outgoing.destroy();
      return;
    case 'break':
      await breakOff(outgoing, toBeginning(protocol, request, turn.turn));
      return;
    case 'stream_error': {
      const begun = protocol.events({ kind: 'turn', text: 'I shall' }, request).slice(0, 1);
      sendEvents(outgoing, [
        ...begun,
        protocol.streamFailure({ message: turn.message, type: turn.type ?? 'api_error' }),
      ]);
      return;
    }
  }
}

/** The first event of an answer, or the half of a turn, cut within an event. */
function toBeginning(protocol: Protocol, request: ModelRequest, turn: PlainTurn | undefined): string {
  const ending = LINE_ENDS[request.protocol];
  if (turn === undefined) {
    const [first] = protocol.events({ kind: 'turn', text: 'I shall begin' }, request);
    return first === undefined ? ' ' : toText(first, ending);
  }
  const whole = protocol.events(turn, request).map((event) => toText(event, ending));
  return whole.join('').slice(0, Math.floor(whole.join('').length / 2));
}

/** Sends the beginning of an answer, then ends the connection in the middle of it. */
async function breakOff(outgoing: ServerResponse, beginning: string): Promise<void> {
  outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
  await new Promise<void>((resolve) => {
    outgoing.write(beginning, () => resolve());
  });
  outgoing.destroy();
}

/** Sends the events in pieces that end anywhere, also within a character. */
async function dripEvents(outgoing: ServerResponse, events: readonly StreamEvent[], ending?: string): Promise<void> {
  outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  const bytes = Buffer.from(events.map((event) => toText(event, ending)).join(''));
  for (let at = 0; at < bytes.length; at += 5) {
    outgoing.write(bytes.subarray(at, at + 5));
    await setImmediate();
  }
  outgoing.end();
}

function sendEvents(outgoing: ServerResponse, events: readonly StreamEvent[], ending = '\n'): void {
  outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  for (const event of events) outgoing.write(toText(event, ending));
  outgoing.end();
}

function toText([name, data]: StreamEvent, ending = '\n'): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return `${name === '' ? '' : `event: ${name}${ending}`}data: ${text}${ending}${ending}`;
}

function sendJson(outgoing: ServerResponse, body: unknown, status = 200): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify(body));
}
