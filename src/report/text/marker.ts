/** Tells a comment of ours from all others, together with its author. */
export interface Marker {
  readonly lineage: string;
  readonly kind: 'status' | 'issue' | 'answer' | 'checkpoint';
  /** Only with the kind `checkpoint`. */
  readonly checkpointId?: string | undefined;
  /** With the kind `answer`, the comment that is answered; undefined for an answer to a label. */
  readonly questionId?: number | undefined;
}

const PATTERN = /^<!-- groundhog:1:([^\s:]+):(status|issue|answer|checkpoint):([^\s:]*) -->\s*$/;

/** The first line of a comment: invisible to readers, and the same for the same marker. */
export function renderMarker(marker: Marker): string {
  return `<!-- groundhog:1:${encode(marker.lineage)}:${marker.kind}:${encode(toSubject(marker))} -->`;
}

function toSubject({ kind, checkpointId = '', questionId }: Marker): string {
  if (kind === 'checkpoint') return checkpointId;
  return kind === 'answer' && questionId !== undefined ? String(questionId) : '';
}

/** The marker on the first line of a comment; undefined where there is none or a broken one. */
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
