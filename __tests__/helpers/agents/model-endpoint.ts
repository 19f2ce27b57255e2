import type { IncomingMessage, ServerResponse } from 'node:http';
import { isJsonObject, parseJson, textAt } from '../json.ts';
import { readBody, startLoopbackServer } from '../loopback/loopback-server.ts';
import { type Protocol, protocols, type StreamEvent } from './model-protocols.ts';
import type { ModelProtocol, ModelRequest, ModelTurn } from './model-turn.ts';

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
      if (request.isStreaming) sendEvents(outgoing, protocol.events(turn, request), LINE_ENDS[request.protocol]);
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
    case 'break':
      await breakOff(outgoing, protocol, request);
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

/** Sends the beginning of an answer, then ends the connection in the middle of it. */
async function breakOff(outgoing: ServerResponse, protocol: Protocol, request: ModelRequest): Promise<void> {
  const [first] = protocol.events({ kind: 'turn', text: 'I shall begin' }, request);
  outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
  await new Promise<void>((resolve) => {
    outgoing.write(first === undefined ? ' ' : toText(first), () => resolve());
  });
  outgoing.destroy();
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
