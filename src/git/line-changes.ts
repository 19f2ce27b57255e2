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
 * Reads the lines in which two commits or trees differ, see git-diff-tree(1). A file that was only moved has none.
 * Throws GitError when the signal ends it or the output is above the limit.
 */
export async function readLineChanges(git: Git, compared: LineChangesOptions): Promise<FileChange[]> {
  const { from, to, signal, maxBytes = MAX_DIFF_BYTES } = compared;
  const format = ['-r', '-z', '--raw', '--patch', '--unified=0', '--inter-hunk-context=0'];
  const matching = ['--diff-algorithm=myers', '--find-renames=100%', '--no-ext-diff', '--no-textconv'];
  const args = ['diff-tree', ...format, ...matching, from, to];
  const { stdout } = await git.bytes(args, { env: withoutAttributes(git), maxBytes, signal });
  const text = Buffer.from(stdout).toString('latin1');
  const { entries, patchAt } = readEntries(text);
  return matchSections(entries, text.slice(patchAt));
}

/** Returns an environment without attributes from index, work tree or HEAD: they may declare any text to be binary. */
export function withoutAttributes({ location }: Pick<Git, 'location'>): Record<string, string> {
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

/** Parses records of ":mode mode id id status NUL path NUL", with a second path for a move, up to an empty one. */
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

function matchSections(entries: readonly Entry[], patch: string): FileChange[] {
  const sections = readSections(patch);
  let at = 0;
  return entries.map((entry) => {
    // git shows a change of type as a deletion and a creation.
    const parts = sections.slice(at, at + (entry.status === 'T' ? 2 : 1));
    at += parts.length;
    const isBinary = parts.some((section) => section.isBinary);
    return {
      oldPath: isFile(entry.oldMode) ? entry.oldPath : undefined,
      newPath: isFile(entry.newMode) ? entry.newPath : undefined,
      hunks: isBinary || entry.status === 'T' || hasNoLines(entry) ? [] : (parts[0]?.hunks ?? []),
      isBinary,
    };
  });
}

function isFile(mode: string): boolean {
  return mode.startsWith('100');
}

/** Returns true for a link or a submodule. */
function hasNoLines({ oldMode, newMode }: Entry): boolean {
  return [oldMode, newMode].some((mode) => mode !== '000000' && !isFile(mode));
}

interface Section {
  readonly hunks: Hunk[];
  isBinary: boolean;
}

/** Parses the files of a patch in order. Lines of content begin with a sign, and so never as git's headers do. */
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

/** Parses "@@ -start,count +start,count @@", where a count of 1 is left out. */
function toHunk(line: string): Hunk {
  const match = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
  const read = (group: number) => Number(match?.[group] ?? 1);
  return { oldStart: read(1), oldCount: read(2), newStart: read(3), newCount: read(4) };
}
