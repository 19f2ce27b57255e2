/** The identity of one of our comments, together with its author. */
export interface Marker {
  readonly lineage: string;
  readonly kind: 'status' | 'issue' | 'answer' | 'checkpoint' | 'draft';
  /** For the kind `checkpoint` alone. */
  readonly checkpointId?: string | undefined;
  /** The id of the comment that an `answer` replies to; undefined for an answer to a label. */
  readonly questionId?: number | undefined;
}

/** Renders the first line of a comment, an HTML comment; equal markers have equal lines. */
export function renderMarker(marker: Marker): string {
  return `<!-- groundhog:1:${encode(marker.lineage)}:${marker.kind}:${encode(toSubject(marker))} -->`;
}

function toSubject({ kind, checkpointId = '', questionId }: Marker): string {
  if (kind === 'checkpoint') return checkpointId;
  return kind === 'answer' && questionId !== undefined ? String(questionId) : '';
}

// A hyphen or "!" could end the HTML comment early.
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).replace(/[-!]/g, (character) =>
    character === '-' ? '%2D' : '%21',
  );
}
