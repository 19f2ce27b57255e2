/** The beginning of a TLS connection: the server's name, or why there is none to be had. */
export type HelloReading =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'invalid' }
  /** `name` is undefined where the client names no server. */
  | { readonly kind: 'hello'; readonly name: string | undefined };

const RECORD_HEADER = 5;
const HANDSHAKE_HEADER = 4;
/** The longest part of a handshake that a record may hold, see RFC 8446, 5.1. */
const MAX_RECORD = 16_384;
const MAX_HELLO = 16_384;
const MAX_RECORDS = 16;
/** Bytes after which a hello is complete or invalid, however small its records are. */
export const MAX_HELLO_BYTES = 32_768;

const HANDSHAKE = 22;
const CLIENT_HELLO = 1;
const SERVER_NAME = 0;
const HOST_NAME = 0;

class InvalidHello extends Error {}

/** Reads the first bytes of a TLS client, see RFC 8446, 4.1.2, and RFC 6066, 3. Never throws. */
export function readClientHello(bytes: Uint8Array): HelloReading {
  try {
    const hello = readHandshake(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (hello !== undefined) return { kind: 'hello', name: readServerName(hello) };
    return { kind: bytes.length < MAX_HELLO_BYTES ? 'incomplete' : 'invalid' };
  } catch {
    return { kind: 'invalid' };
  }
}

/** Joins the first handshake message from its records; undefined while bytes of it are missing. */
function readHandshake(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    requireThat(bytes[at] === HANDSHAKE && (bytes[at + 1] ?? 3) === 3);
    if (bytes.length < at + RECORD_HEADER) return undefined;
    const length = bytes.readUInt16BE(at + 3);
    requireThat(length > 0 && length <= MAX_RECORD);
    parts.push(bytes.subarray(at + RECORD_HEADER, at + RECORD_HEADER + length));
    requireThat(parts.length <= MAX_RECORDS);
    at += RECORD_HEADER + length;
    const message = findMessage(Buffer.concat(parts));
    if (message !== undefined) return message;
  }
  return undefined;
}

function findMessage(bytes: Buffer): Buffer | undefined {
  if (bytes.length > 0) requireThat(bytes[0] === CLIENT_HELLO);
  if (bytes.length < HANDSHAKE_HEADER) return undefined;
  const length = bytes.readUIntBE(1, 3);
  requireThat(length <= MAX_HELLO);
  return bytes.length < HANDSHAKE_HEADER + length
    ? undefined
    : bytes.subarray(HANDSHAKE_HEADER, HANDSHAKE_HEADER + length);
}

function readServerName(hello: Buffer): string | undefined {
  const fields = openReader(hello);
  fields.take(2 + 32);
  fields.takeVector(1);
  fields.takeVector(2);
  fields.takeVector(1);
  if (fields.isAtEnd()) return undefined;
  const extensions = openReader(fields.takeVector(2));
  requireThat(fields.isAtEnd());
  const names: string[] = [];
  while (!extensions.isAtEnd()) {
    const type = extensions.takeNumber(2);
    const content = extensions.takeVector(2);
    if (type === SERVER_NAME) names.push(readHostName(content));
  }
  requireThat(names.length <= 1);
  return names[0];
}

function readHostName(content: Buffer): string {
  const extension = openReader(content);
  const list = openReader(extension.takeVector(2));
  requireThat(list.takeNumber(1) === HOST_NAME);
  const name = list.takeVector(2).toString('latin1');
  requireThat(extension.isAtEnd() && list.isAtEnd());
  return name;
}

function openReader(bytes: Buffer) {
  let at = 0;
  const take = (length: number): Buffer => {
    requireThat(at + length <= bytes.length);
    at += length;
    return bytes.subarray(at - length, at);
  };
  const takeNumber = (size: number) => take(size).readUIntBE(0, size);
  return { take, takeNumber, takeVector: (size: number) => take(takeNumber(size)), isAtEnd: () => at === bytes.length };
}

function requireThat(holds: boolean): void {
  if (!holds) throw new InvalidHello();
}
