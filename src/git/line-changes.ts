import type { FileChange, Hunk } from '../domain/attempt/attribution.ts';
import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

const MAX_DIFF_BYTES = 64 * 1024 * 1024;

export interface LineChangesOptions {
  readonly from: ObjectId;
  readonly to: ObjectId;
  /** An agent chooses what is compared, and some texts of a few megabytes keep git busy for minutes. */
  readonly signal: AbortSignal;
  readonly maxBytes?: number;
}

/**
 * Which lines differ from one commit or tree to another. A file that was only moved has no lines that differ. Throws
 * GitError when the signal ends it, or there is too much.
 */
export async function readLineChanges(git: Git, compared: LineChangesOptions): Promise<FileChange[]> {
  const { from, to, signal, maxBytes = MAX_DIFF_BYTES } = compared;
  const { stdout } = await git.bytes(
    [
      'diff-tree',
      '-r',
      '-z',
      '--raw',
      '--patch',
      '--unified=0',
      '--inter-hunk-context=0',
      '--diff-algorithm=myers',
      '--find-renames=100%',
      '--no-ext-diff',
      '--no-textconv',
      from,
      to,
    ],
    { env: toEnvironment(git), maxBytes, signal },
  );
  const text = Buffer.from(stdout).toString('latin1');
  const { entries, patchAt } = readEntries(text);
  return pairUp(entries, text.slice(patchAt));
}

/** Attributes may declare any text to be binary: none are read from an index, a worktree or HEAD. */
function toEnvironment({ location }: Git): Record<string, string> {
  return {
    GIT_INDEX_FILE: `${location.gitDir}/no-index`,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'attr.tree',
    GIT_CONFIG_VALUE_0: 'none',
  };
}

interface Entry {
  readonly oldMode: string;
  readonly newMode: string;
  readonly status: string;
  readonly oldPath: string;
  readonly newPath: string;
}

/** The records ":mode mode id id status NUL path NUL", a second path for a move; an empty one ends them. */
function readEntries(text: string): { readonly entries: readonly Entry[]; readonly patchAt: number } {
  const entries: Entry[] = [];
  let at = 0;
  const next = () => {
    const end = text.indexOf('\0', at);
    const part = text.slice(at, end === -1 ? text.length : end);
    at = end === -1 ? text.length : end + 1;
    return part;
  };
  while (text[at] === ':') {
    const [oldMode = '', newMode = '', , , status = ''] = next().slice(1).split(' ');
    const oldPath = next();
    entries.push({ oldMode, newMode, status, oldPath, newPath: status.startsWith('R') ? next() : oldPath });
  }
  if (text[at] === '\0') at += 1;
  return { entries, patchAt: at };
}

function pairUp(entries: readonly Entry[], patch: string): FileChange[] {
  const sections = readSections(patch);
  let at = 0;
  return entries.map((entry) => {
    // What changed its type is shown as a deletion and a creation.
    const own = sections.slice(at, at + (entry.status === 'T' ? 2 : 1));
    at += own.length;
    const isBinary = own.some((section) => section.isBinary);
    return {
      oldPath: isFile(entry.oldMode) ? entry.oldPath : undefined,
      newPath: isFile(entry.newMode) ? entry.newPath : undefined,
      hunks: isBinary || entry.status === 'T' || isOdd(entry) ? [] : (own[0]?.hunks ?? []),
      isBinary,
    };
  });
}

function isFile(mode: string): boolean {
  return mode.startsWith('100');
}

/** A link or a submodule has no lines. */
function isOdd({ oldMode, newMode }: Entry): boolean {
  return [oldMode, newMode].some((mode) => mode !== '000000' && !isFile(mode));
}

interface Section {
  readonly hunks: Hunk[];
  isBinary: boolean;
}

/** The files of a patch in order. Lines of content have a sign before them, so that none begins as git's own do. */
function readSections(patch: string): readonly Section[] {
  const sections: Section[] = [];
  for (let at = 0; at < patch.length; ) {
    const end = patch.indexOf('\n', at);
    const line = patch.slice(at, end === -1 ? patch.length : end);
    at += line.length + 1;
    const last = sections.at(-1);
    if (line.startsWith('diff --git ')) sections.push({ hunks: [], isBinary: false });
    else if (last !== undefined && line.startsWith('Binary files ')) last.isBinary = true;
    else if (last !== undefined && line.startsWith('@@ ')) last.hunks.push(toHunk(line));
  }
  return sections;
}

/** Reads "@@ -start,count +start,count @@", where a count of 1 is left out. */
function toHunk(line: string): Hunk {
  const match = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
  const read = (group: number) => Number(match?.[group] ?? 1);
  return { oldStart: read(1), oldCount: read(2), newStart: read(3), newCount: read(4) };
}
