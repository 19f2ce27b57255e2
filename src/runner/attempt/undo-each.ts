import type { LandedHunk } from '../../domain/attempt/landed-hunks.ts';
import type { LandingAudit } from '../../domain/attempt/landing-audit.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { toReadablePath } from '../../git/path-bytes.ts';

interface UndoSteps {
  /** Returns the landed tree without a hunk; undefined when the hunk is not in it. */
  readonly undo: (hunk: LandedHunk) => Promise<ObjectId | undefined>;
  /** Returns whether all criteria hold on a tree; undefined when the time is up. */
  readonly holds: (tree: ObjectId) => Promise<boolean | undefined>;
}

/** Undoes each hunk in turn, and collects those without which all criteria hold, until the time is up. */
export async function undoEach(hunks: readonly LandedHunk[], { undo, holds }: UndoSteps): Promise<LandingAudit> {
  const unnoticed: LandingAudit['unnoticed'] = [];
  for (const [tried, hunk] of hunks.entries()) {
    const without = await undo(hunk);
    if (without === undefined) throw new Error(`git cannot undo a hunk of ${hunk.path}, which the commit has`);
    const isHolding = await holds(without);
    if (isHolding === undefined) return { end: 'out_of_time', hunks: hunks.length, tried, unnoticed };
    const { path, line, added, removed } = hunk;
    if (isHolding) unnoticed.push({ path: toReadablePath(path), line, added, removed });
  }
  return { end: 'done', hunks: hunks.length, tried: hunks.length, unnoticed };
}
