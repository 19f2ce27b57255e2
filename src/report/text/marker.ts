import type { CommandComment } from '../../domain/record/thread-event.ts';
import { encodeForComment } from '../../domain/text/comment-code.ts';

/** The identity of one of our comments, together with its author. */
export interface Marker {
  readonly lineage: string;
  readonly kind: 'status' | 'issue' | 'answer' | 'checkpoint' | 'draft';
  /** For the kind `checkpoint` alone. */
  readonly checkpointId?: string | undefined;
  /** The comment that an `answer` replies to; undefined for an answer to a label. */
  readonly question?: CommandComment | undefined;
}

/** Renders the first line of a comment, an HTML comment; equal markers have equal lines. */
export function renderMarker(marker: Marker): string {
  return `<!-- groundhog:1:${encodeForComment(marker.lineage)}:${marker.kind}:${encodeForComment(toSubject(marker))} -->`;
}

function toSubject({ kind, checkpointId = '', question }: Marker): string {
  if (kind === 'checkpoint') return checkpointId;
  if (kind !== 'answer' || question === undefined) return '';
  const { id, part, editedAt } = question;
  // Each tick of one page has an answer of its own.
  return [part, id, editedAt].filter((word) => word !== undefined).join('.');
}

/** The state that a body was written in: of a task that is finished, or of one that has work left. */
export type BodyState = 'open' | 'finished';

const BODY_START = /<!-- groundhog:1:body:(open|finished) -->/;
const BODY_END = '<!-- groundhog:1:end -->';

/** Renders the lines before and after our part of a pull request's body. */
export function renderBodyMarkers(state: BodyState): { readonly start: string; readonly end: string } {
  return { start: `<!-- groundhog:1:body:${state} -->`, end: BODY_END };
}

/** Returns the state of our part of a body; undefined where the body has none. */
export function readBodyState(body: string): BodyState | undefined {
  const state = BODY_START.exec(body)?.[1];
  return state === 'open' || state === 'finished' ? state : undefined;
}

/** Returns our part of a body with its markers; undefined where the body has none. */
export function findOurPart(body: string): string | undefined {
  const start = body.search(BODY_START);
  const end = start === -1 ? -1 : body.indexOf(BODY_END, start);
  return end === -1 ? undefined : body.slice(start, end + BODY_END.length);
}

/** The first line of the bodies that were written before they had markers: all of such a body is ours. */
const UNMARKED_BODY = /^Each checked item landed as one commit, after Groundhog/;

// Why: docs/decisions/0124-ours-is-between-markers.md
/** Puts our part into a body in place of the one that is there, and leaves the text around it. Without one it is added. */
export function replaceOurPart(body: string, part: string): string {
  const old = findOurPart(body);
  // A function, since a text may hold what a replacement string gives a meaning to.
  if (old !== undefined) return body.replace(old, () => part.trimEnd());
  if (body.trim() === '' || UNMARKED_BODY.test(body)) return part;
  return `${body.trimEnd()}\n\n${part}`;
}
