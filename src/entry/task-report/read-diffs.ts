import type { AttemptRecord } from '../../domain/attempt/attempt.ts';
import type { FoundStep } from '../../domain/attempt/step.ts';
import { toCleanText } from '../../exec/redaction/clean-text.ts';
import { renderTreeDiff } from '../../git/diff-text.ts';
import type { Git } from '../../git/git.ts';
import { findCommit } from '../../git/rev-parse.ts';
import type { ReportDiff } from '../../report/html/task-report.ts';
import { explainLoss } from '../../report/terminal/steps-text.ts';

// A page is to open at once: more of a diff is in git.
const MAX_DIFF_CHARS = 100_000;
const MAX_ALL_CHARS = 6_000_000;
const MAX_DIFFS = 2000;
/** Some texts of a few megabytes keep git busy for minutes. */
const DIFF_TIMEOUT_MS = 20_000;
const AT_ONCE = 4;

/** Two commits to compare, and the key of the result. */
interface DiffRequest {
  readonly key: number;
  readonly from: string;
  readonly to: string;
}

/** Reads diffs, bounded in number, size and time, with the secrets of this machine redacted. */
export interface DiffReader {
  readAttempts(attempts: readonly AttemptRecord[]): Promise<ReadonlyMap<number, ReportDiff>>;
  readSteps(steps: readonly FoundStep[]): Promise<ReadonlyMap<number, ReportDiff>>;
}

export interface DiffReaderOptions {
  readonly redact: (text: string) => string;
  /** Once aborted, no further diff is read. */
  readonly signal?: AbortSignal | undefined;
}

/** Opens a reader of the diffs of one report. */
export function openDiffReader(git: Git, { redact, signal }: DiffReaderOptions): DiffReader {
  const left = { chars: MAX_ALL_CHARS, diffs: MAX_DIFFS };
  const read = async ({ from, to }: DiffRequest): Promise<ReportDiff> => {
    if (signal?.aborted === true) return { kind: 'none', reason: 'left out, since the job was cancelled.' };
    if (left.chars <= 0 || left.diffs <= 0)
      return { kind: 'none', reason: 'left out of this report, which has enough.' };
    left.diffs -= 1;
    const text = await readText(git, { from, to });
    if (text === undefined) return { kind: 'none', reason: 'not in this repository, or too large to be shown.' };
    const shown = toCleanText(text, redact).slice(0, MAX_DIFF_CHARS);
    left.chars -= shown.length;
    return { kind: 'diff', text: shown, omitted: Math.max(0, text.length - MAX_DIFF_CHARS) };
  };
  const readAll = async (requests: readonly DiffRequest[]): Promise<[number, ReportDiff][]> => {
    const found: [number, ReportDiff][] = [];
    for (let at = 0; at < requests.length; at += AT_ONCE) {
      const some = requests.slice(at, at + AT_ONCE);
      found.push(
        ...(await Promise.all(some.map(async (each): Promise<[number, ReportDiff]> => [each.key, await read(each)]))),
      );
    }
    return found;
  };
  return {
    readAttempts: async (attempts) => new Map(await readAll(attempts.flatMap(toAttemptRequest))),
    async readSteps(steps) {
      const lost = steps.flatMap((step): [number, ReportDiff][] =>
        step.state === 'kept' ? [] : [[step.number, { kind: 'none', reason: explainLoss(step) }]],
      );
      return new Map([...lost, ...(await readAll(steps.flatMap(toStepRequest)))]);
    },
  };
}

function toAttemptRequest({ day, snapshot_ref, scratch_commit }: AttemptRecord): DiffRequest[] {
  if (scratch_commit === null || scratch_commit === snapshot_ref) return [];
  return [{ key: day, from: snapshot_ref, to: scratch_commit }];
}

/** Returns the request for what a step changed; none for a state that was there before it. */
function toStepRequest({ number, commit, state, reason }: FoundStep): DiffRequest[] {
  if (commit === null || state !== 'kept' || reason === 'undone' || reason === 'returned') return [];
  return [{ key: number, from: `${commit}^`, to: commit }];
}

async function readText(git: Git, { from, to }: Omit<DiffRequest, 'key'>): Promise<string | undefined> {
  const known = await Promise.all([findCommit(git, from), findCommit(git, to)]);
  const [start, end] = known;
  if (start === undefined || end === undefined) return undefined;
  try {
    return await renderTreeDiff(git, { from: start, to: end, signal: AbortSignal.timeout(DIFF_TIMEOUT_MS) });
  } catch {
    return undefined;
  }
}
