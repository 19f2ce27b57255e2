import type { StepMatch, StepReason } from './step.ts';

/** The files that differ from the base, each with its state: equal texts mean the same mode and content. */
export type FileStates = ReadonlyMap<string, string>;

/** The work of one stream that was found in the files before the agent wrote. */
export interface StreamEvidence {
  readonly number: number;
  /** The number of paths that the stream and the present files both changed. */
  readonly shared: number;
  /** The number of these paths that are exactly as the stream left them. */
  readonly same: number;
  /** The number of the agent's lines that remain in the others. */
  readonly lines: number;
  /** Whether some content could not be read, so that more may remain. */
  readonly isPartial: boolean;
}

export interface StreamInputs {
  /** The highest stream number in use under this prefix, also by streams of other bases; 0 for none. */
  readonly highest: number;
  /** The state of the files before the agent wrote. */
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
 * Chooses the stream of a step: the one of which most work remains (one line is enough), else a new one. An undecidable
 * case gets a new stream too, so that nothing is overwritten.
 */
export function decideStream({ highest, sample, streams }: StreamInputs): StreamDecision {
  const create = (reason: StreamDecision['reason']) => ({ number: highest + 1, isNew: true, reason });
  if (sample === 'unreadable') return create(streams.length === 0 ? 'first' : 'undecidable');
  if (streams.length === 0) return create('first');
  if (sample === 'clean') return create('clean');
  const [best] = streams.filter(({ same, lines }) => same + lines > 0).sort(compareEvidence);
  if (best !== undefined) return { number: best.number, isNew: false, reason: 'work_still_there' };
  if (streams.some(({ isPartial }) => isPartial)) return create('undecidable');
  return create(streams.some(({ shared }) => shared > 0) ? 'work_gone' : 'no_overlap');
}

function compareEvidence(a: StreamEvidence, b: StreamEvidence): number {
  return b.same - a.same || b.lines - a.lines || b.number - a.number;
}

/** Returns the paths that two sets of changes have in common. */
export function findShared(a: FileStates, b: FileStates): string[] {
  return [...a.keys()].filter((path) => b.has(path));
}

/** Returns whether two sets of changes make the same tree of one base. */
export function isSameWork(a: FileStates, b: FileStates): boolean {
  return a.size === b.size && [...a].every(([path, state]) => b.get(path) === state);
}

/** The content of a file in three versions; an absent one is empty. */
export interface Versions {
  readonly base: string;
  readonly stream: string;
  readonly now: string;
}

/** Counts the lines that the stream added to the base and that remain. Blank lines do not count. */
export function countKeptLines({ base, stream, now }: Versions, match: StepMatch): number {
  const before = toLines(base, match);
  const present = toLines(now, match);
  return [...toLines(stream, match)].filter((line) => !before.has(line) && present.has(line)).length;
}

function toLines(text: string, match: StepMatch): Set<string> {
  const lines = text.split(/\r?\n/).map((line) => (match === 'exact' ? line : line.trim()));
  return new Set(lines.filter((line) => line.trim() !== ''));
}
