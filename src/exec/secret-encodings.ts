const SHORTEST_SECRET = 6;
const SHORTEST_LINE = 16;

/**
 * The forms in which a secret may turn up in a text, as strings with one character per byte (latin1): raw, JSON, URL,
 * hex, base64 and base64url wherever it starts. Secrets shorter than 6 bytes have none: they would blot out any text.
 */
export function toSecretForms(secrets: readonly string[]): readonly string[] {
  const forms = new Set<string>();
  for (const secret of secrets.flatMap(withParts)) {
    if (Buffer.byteLength(secret) < SHORTEST_SECRET) continue;
    for (const form of encodings(secret)) forms.add(Buffer.from(form, 'utf8').toString('latin1'));
  }
  return [...forms];
}

/** Logs indent and stamp lines, so that the lines of a secret are secrets too; so is one without its last newline. */
function withParts(secret: string): string[] {
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

/** The base64 characters that depend on nothing but these bytes when `offset` bytes (0 to 2) stand before them. */
function toBase64At(bytes: Buffer, offset: number): string {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
  return encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
}
