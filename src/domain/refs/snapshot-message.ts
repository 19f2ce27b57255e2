import { toPlainText } from '../text/plain-text.ts';
import { parseTrailers } from './commit-message.ts';

export interface SnapshotMessage {
  /** First line of the message. */
  readonly subject: string;
  /** The number of the snapshot in its namespace, which orders those of one second. */
  readonly number: number;
  readonly expiresAtSeconds: number | undefined;
}

/** Renders the message of a snapshot's commit: the description or a default, then our trailers. */
export function renderSnapshotMessage(
  name: string,
  { description, number, expiresAtSeconds }: Omit<SnapshotMessage, 'subject'> & { readonly description?: string },
): string {
  const text = toPlainText(description ?? '').trim();
  const expiry = expiresAtSeconds === undefined ? '' : `Groundhog-Expires: ${expiresAtSeconds}\n`;
  return `${text === '' ? `snapshot: ${name}` : text}\n\nGroundhog-Number: ${number}\n${expiry}`;
}

/** Parses the message of a snapshot, also of one that another tool has made. */
export function parseSnapshotMessage(message: string): SnapshotMessage {
  const trailers = parseTrailers(message);
  const expires = toWholeNumber(trailers.get('Groundhog-Expires'));
  const [subject = ''] = message.split('\n');
  return { subject, number: toWholeNumber(trailers.get('Groundhog-Number')) ?? 0, expiresAtSeconds: expires };
}

function toWholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}
