/** The identity of one of our comments, together with its author. */
export interface Marker {
  readonly lineage: string;
  readonly kind: 'status' | 'issue' | 'answer' | 'checkpoint';
  /** For the kind `checkpoint` alone. */
  readonly checkpointId?: string | undefined;
  /** The id of the comment that an `answer` replies to; undefined for an answer to a label. */
  readonly questionId?: number | undefined;
}

const PATTERN = /^<!-- groundhog:1:([^\s:]+):(status|issue|answer|checkpoint):([^\s:]*) -->\s*$/;

/** Renders the first line of a comment, an HTML comment; equal markers have equal lines. */
export function renderMarker(marker: Marker): string {
  return `<!-- groundhog:1:${encode(marker.lineage)}:${marker.kind}:${encode(toSubject(marker))} -->`;
}

function toSubject({ kind, checkpointId = '', questionId }: Marker): string {
  if (kind === 'checkpoint') return checkpointId;
  return kind === 'answer' && questionId !== undefined ? String(questionId) : '';
}

/** Parses the marker on the first line of a comment; undefined when there is none, or an invalid one. */
export function parseMarker(body: string): Marker | undefined {
  const match = PATTERN.exec(body.split('\n', 1)[0] ?? '');
  const [, lineage, kind, id] = match ?? [];
  if (lineage === undefined || id === undefined) return undefined;
  try {
    if (kind === 'checkpoint')
      return { lineage: decodeURIComponent(lineage), kind, checkpointId: decodeURIComponent(id) };
    if (kind === 'answer' && /^[1-9]\d{0,15}$/.test(id))
      return { lineage: decodeURIComponent(lineage), kind, questionId: Number(id) };
    if ((kind === 'status' || kind === 'issue' || kind === 'answer') && id === '')
      return { lineage: decodeURIComponent(lineage), kind };
    return undefined;
  } catch {
    return undefined;
  }
}

// A hyphen or "!" could end the HTML comment early.
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).replace(/[-!]/g, (character) =>
    character === '-' ? '%2D' : '%21',
  );
}
