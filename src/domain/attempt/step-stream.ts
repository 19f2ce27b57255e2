import type { StepMatch, StepReason } from './step.ts';

/** Files that differ from the base, each with what it is: equal text means the same mode and content. */
export type FileStates = ReadonlyMap<string, string>;

/** What was found of one stream's work in the files, before the agent wrote. */
export interface StreamEvidence {
  readonly number: number;
  /** Paths that the stream and the present files both changed. */
  readonly shared: number;
  /** Those of them that are exactly as the stream has left them. */
  readonly same: number;
  /** Lines of the agent's that are still in the others. */
  readonly lines: number;
  /** Some content could not be read: what was not found may be there. */
  readonly isPartial: boolean;
}

export interface StreamInputs {
  /** The highest number that is taken under this prefix, by a stream of this base or of another one; 0 for none. */
  readonly highest: number;
  /** The files before the agent wrote. */
  readonly sample: 'clean' | 'modified' | 'unreadable';
  /** All streams of this base. */
  readonly streams: readonly StreamEvidence[];
}

export interface StreamDecision {
  readonly number: number;
  readonly isNew: boolean;
  readonly reason: Extract<
    StepReason,
    'first' | 'clean' | 'no_overlap' | 'work_still_there' | 'work_gone' | 'undecidable'
  >;
}

/**
 * Decides where a step goes on: on the stream whose work is still there (one line of it is enough, and the one with the
 * most is taken), else on a new one. What cannot be decided gets a new stream too, so that nothing is written over.
 */
export function decideStream({ highest, sample, streams }: StreamInputs): StreamDecision {
  const anew = (reason: StreamDecision['reason']) => ({ number: highest + 1, isNew: true, reason });
  if (sample === 'unreadable') return anew(streams.length === 0 ? 'first' : 'undecidable');
  if (streams.length === 0) return anew('first');
  if (sample === 'clean') return anew('clean');
  const [best] = streams.filter(({ same, lines }) => same + lines > 0).sort(compareEvidence);
  if (best !== undefined) return { number: best.number, isNew: false, reason: 'work_still_there' };
  if (streams.some(({ isPartial }) => isPartial)) return anew('undecidable');
  return anew(streams.some(({ shared }) => shared > 0) ? 'work_gone' : 'no_overlap');
}

function compareEvidence(a: StreamEvidence, b: StreamEvidence): number {
  return b.same - a.same || b.lines - a.lines || b.number - a.number;
}

/** The paths that two sets of changes have in common. */
export function findShared(a: FileStates, b: FileStates): string[] {
  return [...a.keys()].filter((path) => b.has(path));
}

/** True when two sets of changes make the same tree of one base. */
export function isSameWork(a: FileStates, b: FileStates): boolean {
  return a.size === b.size && [...a].every(([path, state]) => b.get(path) === state);
}

/** The content of a file in three versions; one that is not there is empty. */
export interface Versions {
  readonly base: string;
  readonly stream: string;
  readonly now: string;
}

/** Counts the lines that the stream has added to the base and that are still there. Blank lines say nothing. */
export function countKeptLines({ base, stream, now }: Versions, match: StepMatch): number {
  const before = toLines(base, match);
  const present = toLines(now, match);
  return [...toLines(stream, match)].filter((line) => !before.has(line) && present.has(line)).length;
}

function toLines(text: string, match: StepMatch): Set<string> {
  const lines = text.split(/\r?\n/).map((line) => (match === 'exact' ? line : line.trim()));
  return new Set(lines.filter((line) => line.trim() !== ''));
}
