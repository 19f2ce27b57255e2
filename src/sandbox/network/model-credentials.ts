import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Headers in which the protocols of the providers take a key. */
const KEY_HEADERS = ['authorization', 'x-api-key', 'x-goog-api-key', 'api-key'] as const;
const KEY_PARAMETER = 'key';

/** Headers of one connection, see RFC 9110, 7.6.1, and headers that say more of us or the client than the provider needs. */
const CONNECTION_HEADERS = [
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
].concat([
  'host',
  'proxy-connection',
  'proxy-authorization',
  'proxy-authenticate',
  'cookie',
  'set-cookie',
  'forwarded',
  'via',
]);

/** A request of a client, or what is sent in its place. */
export interface ModelRequest<Headers> {
  /** Path and query. */
  readonly target: string;
  readonly headers: Headers;
}

/**
 * Returns a request with the key where the client has the token; undefined when the token is not there. Any other key in
 * the request is left out.
 */
export function replaceToken(
  { target, headers }: ModelRequest<IncomingHttpHeaders>,
  { token, key }: { readonly token: string; readonly key: string },
): ModelRequest<OutgoingHttpHeaders> | undefined {
  const [path = '', query] = target.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query ?? '');
  const inQuery = parameters.get(KEY_PARAMETER);
  const bearer = /^Bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1];
  const given = (name: (typeof KEY_HEADERS)[number]) => (name === 'authorization' ? bearer : headers[name]);
  const found = KEY_HEADERS.filter((name) => isSame(given(name), token));
  const isQueryRight = isSame(inQuery ?? undefined, token);
  if (found.length === 0 && !isQueryRight) return undefined;
  const kept = keepEndToEnd(headers);
  for (const name of KEY_HEADERS) delete kept[name];
  for (const name of found) kept[name] = name === 'authorization' ? `Bearer ${key}` : key;
  if (inQuery === null) return { target, headers: kept };
  parameters.delete(KEY_PARAMETER);
  if (isQueryRight) parameters.set(KEY_PARAMETER, key);
  const rest = parameters.toString();
  return { target: rest === '' ? path : `${path}?${rest}`, headers: kept };
}

/** Returns the headers that are for the other end, without cookies. */
export function keepEndToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').toLowerCase().split(/[\s,]+/);
  const isDropped = (name: string) =>
    CONNECTION_HEADERS.includes(name) || named.includes(name) || name.startsWith('x-forwarded-');
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name)));
}

function isSame(given: string | string[] | undefined, token: string): boolean {
  if (typeof given !== 'string') return false;
  const [left, right] = [given, token].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
