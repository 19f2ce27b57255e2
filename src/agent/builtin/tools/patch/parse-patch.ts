/** One change of a file: lines that are there, and lines that come in their place. */
export interface PatchHunk {
  /** Lines above it that are looked for first, from the texts after "@@". */
  readonly anchors: readonly string[];
  readonly oldLines: readonly string[];
  readonly newLines: readonly string[];
  /** Whether the old lines are the last ones of the file. */
  readonly isAtEnd: boolean;
}

/** The part of a patch about one file. */
export type FilePatch =
  | { readonly kind: 'add'; readonly path: string; readonly content: string }
  | { readonly kind: 'delete'; readonly path: string }
  | {
      readonly kind: 'update';
      readonly path: string;
      /** The new path; undefined where the file stays where it is. */
      readonly movedTo: string | undefined;
      readonly hunks: readonly PatchHunk[];
    };

export type PatchParsing =
  | { readonly kind: 'ok'; readonly files: readonly FilePatch[] }
  | { readonly kind: 'invalid'; readonly problem: string };

const BEGIN = '*** Begin Patch';
const END = '*** End Patch';
const END_OF_FILE = '*** End of File';
const HEADER = /^\*\*\* (Add|Delete|Update) File: (.+)$/;
const MOVE = /^\*\*\* Move to: (.+)$/;

/** Parses a patch in the format that GPT models write. White space around it, and a missing end, do no harm. */
export function parsePatch(text: string): PatchParsing {
  const lines = text.trim().split(/\r?\n/);
  if (lines[0]?.trim() !== BEGIN) return invalid(`the first line is not "${BEGIN}"`);
  const end = lines.findIndex((line) => line.trim() === END);
  const sections = splitSections(lines.slice(1, end === -1 ? undefined : end));
  if (typeof sections === 'string') return invalid(sections);
  if (sections.length === 0) return invalid('it names no file');
  const files: FilePatch[] = [];
  for (const section of sections) {
    const file = parseSection(section);
    if (typeof file === 'string') return invalid(file);
    files.push(file);
  }
  return { kind: 'ok', files };
}

interface Section {
  readonly verb: string;
  readonly path: string;
  readonly body: string[];
}

function splitSections(lines: readonly string[]): readonly Section[] | string {
  const sections: Section[] = [];
  for (const line of lines) {
    const [, verb, path] = HEADER.exec(line.trimEnd()) ?? [];
    if (verb !== undefined && path !== undefined) sections.push({ verb, path: path.trim(), body: [] });
    else if (sections.length > 0) sections.at(-1)?.body.push(line);
    else if (line.trim() !== '')
      return `"${line}" comes before the first "*** Update File: ", "Add File: " or "Delete File: "`;
  }
  return sections;
}

function parseSection({ verb, path, body }: Section): FilePatch | string {
  if (verb === 'Delete') return { kind: 'delete', path };
  if (verb === 'Add') {
    const wrong = body.find((line) => line !== '' && !line.startsWith('+'));
    if (wrong !== undefined) return `"${wrong}" of the new file ${path} does not begin with "+"`;
    return { kind: 'add', path, content: body.map((line) => `${line.slice(1)}\n`).join('') };
  }
  const [, movedTo] = MOVE.exec(body[0]?.trimEnd() ?? '') ?? [];
  const hunks = parseHunks(path, movedTo === undefined ? body : body.slice(1));
  if (typeof hunks === 'string') return hunks;
  if (hunks.length === 0 && movedTo === undefined) return `${path} has no change`;
  return { kind: 'update', path, movedTo: movedTo?.trim(), hunks };
}

interface OpenHunk {
  readonly anchors: string[];
  readonly oldLines: string[];
  readonly newLines: string[];
  isAtEnd: boolean;
}

function parseHunks(path: string, lines: readonly string[]): readonly PatchHunk[] | string {
  const hunks: OpenHunk[] = [];
  let open: OpenHunk | undefined;
  const start = () => {
    open = { anchors: [], oldLines: [], newLines: [], isAtEnd: false };
    hunks.push(open);
    return open;
  };
  for (const line of lines) {
    if (line.startsWith('@@')) {
      const anchor = line.slice(2).trim();
      const hunk: OpenHunk = open === undefined || hasLines(open) ? start() : open;
      if (anchor !== '') hunk.anchors.push(anchor);
    } else if (line.trimEnd() === END_OF_FILE) {
      (open ?? start()).isAtEnd = true;
    } else {
      const problem = addLine(open ?? start(), line);
      if (problem) return `"${line}" in ${path} begins with none of " ", "-", "+" and "@@"`;
    }
  }
  return hunks.filter(hasLines);
}

function hasLines({ oldLines, newLines }: PatchHunk): boolean {
  return oldLines.length + newLines.length > 0;
}

/** Adds a line to a hunk; returns whether it is none. An empty line is one of the file that lost its space. */
function addLine({ oldLines, newLines }: OpenHunk, line: string): boolean {
  const sign = line[0] ?? ' ';
  const text = line.slice(1);
  if (!' +-'.includes(sign)) return true;
  if (sign !== '+') oldLines.push(text);
  if (sign !== '-') newLines.push(text);
  return false;
}

function invalid(problem: string): PatchParsing {
  return { kind: 'invalid', problem };
}
