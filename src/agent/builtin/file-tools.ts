import { constants } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { resolvePath } from './resolve-path.ts';
import { accept, makeTool, refuse, type Tool, type ToolAnswer } from './tool.ts';

const MAX_READ_BYTES = 10 * 1024 * 1024;
const MAX_SHOWN_CHARACTERS = 48 * 1024;
const DEFAULT_LINES = 1500;
const MAX_LINE_CHARACTERS = 2000;

const path = z.string().min(1).describe('Path of the file, relative to the workspace.');

/** The tool that reads a text file. */
export const readFileTool: Tool = makeTool({
  name: 'read_file',
  description:
    'Read a text file. Lines come with their numbers, which are not part of the file. Long files come in parts: ask for further lines with first_line.',
  schema: z.strictObject({
    path,
    first_line: z.int().min(1).optional().describe('The first line to read, from 1.'),
    lines: z.int().min(1).max(5000).optional().describe(`How many lines to read; ${DEFAULT_LINES} when left out.`),
  }),
  mayWrite: false,
  async run({ path, first_line = 1, lines = DEFAULT_LINES }, { task, redactor }) {
    const file = await readText(task.workspacePath, path);
    if (file.kind === 'problem') return refuse(file.problem);
    return accept(showLines(redactor.redact(file.text), { first: first_line, count: lines }));
  },
});

/** The tool that writes a whole file. */
export const writeFileTool: Tool = makeTool({
  name: 'write_file',
  description:
    'Write a whole file; its folders are created, and its previous content is replaced. Use edit_file to change a part of a file.',
  schema: z.strictObject({ path, content: z.string().describe('The whole new content.') }),
  mayWrite: true,
  run: ({ path, content }, { task }) => writeText(task.workspacePath, { path, content }),
});

/** The tool that replaces a piece of a file. */
export const editFileTool: Tool = makeTool({
  name: 'edit_file',
  description:
    'Replace a piece of a text file. old_text must be exactly what is in the file, white space included and without line numbers, and must occur once; give more of the lines around it when it does not, or set replace_all.',
  schema: z.strictObject({
    path,
    old_text: z.string().min(1).describe('What is there now.'),
    new_text: z.string().describe('What comes in its place.'),
    replace_all: z.boolean().optional().describe('Replace every occurrence.'),
  }),
  mayWrite: true,
  async run({ path, old_text, new_text, replace_all = false }, { task }) {
    const file = await readText(task.workspacePath, path);
    if (file.kind === 'problem') return refuse(file.problem);
    if (old_text === new_text) return refuse('old_text and new_text are the same: nothing would change.');
    const parts = file.text.split(old_text);
    const count = parts.length - 1;
    if (count === 0) return refuse(describeMissing(path, file.text, old_text));
    if (count > 1 && !replace_all)
      return refuse(`old_text occurs ${count} times in ${path}: give more of the lines around it, or set replace_all.`);
    const written = await writeText(task.workspacePath, { path, content: parts.join(new_text) });
    return written.isError ? written : accept(`Replaced ${count} occurrence${count === 1 ? '' : 's'} in ${path}.`);
  },
});

function describeMissing(path: string, text: string, wanted: string): string {
  const squeeze = (some: string) => some.replace(/\s+/g, ' ').trim();
  const hint = squeeze(text).includes(squeeze(wanted))
    ? 'It is there with other white space: compare tabs, spaces and line ends.'
    : 'Read the file again: it may have changed, and line numbers are not part of it.';
  return `old_text was not found in ${path}. ${hint}`;
}

type TextFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'problem'; readonly problem: string };

async function readText(root: string, path: string): Promise<TextFile> {
  const resolved = await resolvePath(root, path);
  if (resolved.kind === 'outside') return { kind: 'problem', problem: resolved.problem };
  try {
    // O_NONBLOCK: a pipe must not block. O_NOFOLLOW: a link may have been created since the path was resolved.
    const handle = await open(resolved.file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) return problem(`${path} is no file.`);
      if (stats.size > MAX_READ_BYTES)
        return problem(`${path} has ${stats.size} bytes: search it, or read it by bash.`);
      const bytes = await handle.readFile();
      if (bytes.includes(0)) return problem(`${path} is no text: it has ${bytes.length} bytes.`);
      return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    return problem(describeFailure(path, error));
  }
}

function problem(text: string): TextFile {
  return { kind: 'problem', problem: text };
}

async function writeText(
  root: string,
  { path, content }: { readonly path: string; readonly content: string },
): Promise<ToolAnswer> {
  const resolved = await resolvePath(root, path);
  if (resolved.kind === 'outside') return refuse(resolved.problem);
  try {
    await mkdir(dirname(resolved.file), { recursive: true });
    const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW, O_NONBLOCK } = constants;
    const handle = await open(resolved.file, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK, 0o666);
    try {
      if (!(await handle.stat()).isFile()) return refuse(`${path} is no file.`);
      await handle.writeFile(content);
    } finally {
      await handle.close();
    }
    return accept(`Wrote ${Buffer.byteLength(content)} bytes to ${path}.`);
  } catch (error) {
    return refuse(describeFailure(path, error));
  }
}

function describeFailure(path: string, error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return `There is no file ${path}.`;
  if (code === 'EISDIR') return `${path} is a folder: list it with list_files.`;
  if (code === 'ENOTDIR') return `A folder on the way to ${path} is a file.`;
  if (code === 'ELOOP') return `${path} is a link that these tools do not follow.`;
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return `${path} is not UTF-8 text: read it by bash.`;
  return `${path}: ${error instanceof Error ? error.message : String(error)}`;
}

function showLines(text: string, { first, count }: { readonly first: number; readonly count: number }): string {
  if (text === '') return '(The file is empty.)';
  const all = (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
  if (first > all.length) return `(The file has ${all.length} lines.)`;
  const shown: string[] = [];
  let size = 0;
  for (const line of all.slice(first - 1, first - 1 + count)) {
    const cut = line.length > MAX_LINE_CHARACTERS ? `${line.slice(0, MAX_LINE_CHARACTERS)} […]` : line;
    size += cut.length + 8;
    if (size > MAX_SHOWN_CHARACTERS && shown.length > 0) break;
    shown.push(`${String(first + shown.length).padStart(5)}\t${cut}`);
  }
  const next = first + shown.length;
  const rest = all.length - next + 1;
  return `${shown.join('\n')}${rest > 0 ? `\n(${rest} more lines: read on with first_line ${next}.)` : ''}`;
}
