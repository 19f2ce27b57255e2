import { z } from 'zod';
import { objectIdSchema } from '../ids.ts';

/** Authorship of the lines of a landed checkpoint. Only lines of text that are in the landed commit count as added. */
export const attributionSchema = z.object({
  /** The commit from which lines are counted: the landed commit before this one, else the base. */
  since: objectIdSchema,
  agent_added: z.int().min(0),
  agent_removed: z.int().min(0),
  /** Lines added by people's commits since then that are still present. */
  people_added: z.int().min(0),
  people_commits: z.int().min(0),
  /** Binary files that the agent changed: they have no lines to count. */
  binary_files: z.int().min(0),
});
export type Attribution = z.infer<typeof attributionSchema>;

/** One hunk of a diff without context (`git diff -U0`): a count of 0 means "after this line". */
export interface Hunk {
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
}

/** The change of one file in a step. A path is undefined on the side where the file is absent. */
export interface FileChange {
  readonly oldPath: string | undefined;
  readonly newPath: string | undefined;
  readonly hunks: readonly Hunk[];
  readonly isBinary: boolean;
}

/** One step of the task branch. Changes from elsewhere, such as a merge, are not work on this task. */
export interface AuthoredStep {
  readonly by: 'people' | 'elsewhere';
  readonly files: readonly FileChange[];
}

export interface AttributionFacts {
  readonly since: string;
  /** The steps from `since` to the start of the attempt, oldest first. */
  readonly steps: readonly AuthoredStep[];
  /** The changes between the start of the attempt and the landed commit. */
  readonly agent: readonly FileChange[];
}

/** Lines from one to another, both included; none where `to` is before `from`. */
interface LineRange {
  readonly from: number;
  readonly to: number;
}

type OwnedLines = ReadonlyMap<string, readonly LineRange[]>;

// Why: docs/decisions/0014-attribution-of-lines.md
/** Follows people's lines through every step, and counts those that remain beside the agent's. */
export function attribute({ since, steps, agent }: AttributionFacts): Attribution {
  const before = steps.reduce<OwnedLines>(followStep, new Map());
  const after = followStep(before, { by: 'elsewhere', files: agent });
  const hunks = agent.flatMap((file) => file.hunks);
  return {
    since,
    agent_added: sum(hunks.map(({ newCount }) => newCount)),
    agent_removed: sum(hunks.map(({ oldCount }) => oldCount)),
    people_added: sum([...after.values()].flat().map(({ from, to }) => to - from + 1)),
    people_commits: steps.filter(({ by }) => by === 'people').length,
    binary_files: agent.filter(({ isBinary }) => isBinary).length,
  };
}

/** Renders the agent's share, such as `73% agent (146/200 lines)`; undefined when no line was added. */
export function renderShare({ agent_added, people_added }: Attribution): string | undefined {
  const total = agent_added + people_added;
  if (total === 0) return undefined;
  return `${toPercent(agent_added, total)}% agent (${agent_added}/${total} lines)`;
}

/** Rounds to a percentage that is 0 or 100 only for none or all. */
function toPercent(part: number, total: number): number {
  if (part === 0 || part === total) return part === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((100 * part) / total)));
}

function followStep(owned: OwnedLines, { by, files }: AuthoredStep): OwnedLines {
  const next = new Map(owned);
  for (const { oldPath } of files) if (oldPath !== undefined) next.delete(oldPath);
  for (const { oldPath, newPath, hunks, isBinary } of files) {
    if (newPath === undefined || isBinary) continue;
    const kept = moveLines((oldPath === undefined ? undefined : owned.get(oldPath)) ?? [], hunks);
    const added = by === 'people' ? hunks.map(toNewLines) : [];
    next.set(
      newPath,
      [...kept, ...added].sort((a, b) => a.from - b.from),
    );
  }
  return next;
}

function toNewLines({ newStart, newCount }: Hunk): LineRange {
  return { from: newStart, to: newStart + newCount - 1 };
}

/** Returns the ranges after the hunks, without the lines that the hunks removed. Both lists are in ascending order. */
function moveLines(lines: readonly LineRange[], hunks: readonly Hunk[]): LineRange[] {
  const moved: LineRange[] = [];
  const kept = toKeptLines(hunks);
  let at = 0;
  for (const range of lines) {
    for (let part = kept[at]; part !== undefined; part = kept[at]) {
      const from = Math.max(range.from, part.from);
      const to = Math.min(range.to, part.to);
      if (from <= to) moved.push({ from: from + part.shift, to: to + part.shift });
      if (range.to < part.to) break;
      at += 1;
    }
  }
  return moved;
}

/** Returns the ranges of the old side that remain, each with its shift in lines. */
function toKeptLines(hunks: readonly Hunk[]): (LineRange & { readonly shift: number })[] {
  const kept: (LineRange & { readonly shift: number })[] = [];
  let from = 1;
  let shift = 0;
  for (const { oldStart, oldCount, newCount } of hunks) {
    kept.push({ from, to: oldCount === 0 ? oldStart : oldStart - 1, shift });
    from = oldCount === 0 ? oldStart + 1 : oldStart + oldCount;
    shift += newCount - oldCount;
  }
  return [...kept, { from, to: Number.POSITIVE_INFINITY, shift }];
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
