import { foldText } from '../../domain/text/plain-text.ts';

const SHORTEST_SECRET = 6;
const SHORTEST_LINE = 16;

/**
 * Returns the forms in which secrets may occur in a text, as strings with one character per byte (latin1): raw, JSON,
 * URL, hex, base64 and base64url at any offset. Secrets of less than 6 bytes have none: they would occur in any text.
 */
export function toSecretForms(secrets: readonly string[]): readonly string[] {
  const forms = new Set<string>();
  for (const secret of secrets.flatMap(withParts)) {
    if (Buffer.byteLength(secret) < SHORTEST_SECRET) continue;
    for (const form of encodings(secret)) forms.add(Buffer.from(form, 'utf8').toString('latin1'));
  }
  return [...forms];
}

/** Adds each line of a secret, since logs indent lines, the secret without its last newline, and all of that folded. */
function withParts(secret: string): string[] {
  const parts = splitSecret(secret);
  return [...parts, ...parts.map(foldText)];
}

function splitSecret(secret: string): string[] {
  const lines = secret.split(/\r?\n/).map((line) => line.trim());
  return [secret, secret.trim(), ...lines.filter((line) => line.length >= SHORTEST_LINE)];
}

function encodings(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const text = bytes.toString('utf8');
  const url = encodeURIComponent(text);
  const base64 = [0, 1, 2].map((offset) => toBase64At(bytes, offset));
  return [
    text,
    JSON.stringify(text).slice(1, -1),
    url,
    url.replaceAll('%20', '+'),
    url.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    ...base64,
    ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
  ];
}

/** Returns the base64 characters that depend on these bytes only, after `offset` other bytes (0 to 2). */
function toBase64At(bytes: Buffer, offset: number): string {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
  return encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
}
