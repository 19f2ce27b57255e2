import { z } from 'zod';
import { findImageType, readImage } from './read-image.ts';
import { showLines } from './show-lines.ts';
import { readText, writeText } from './text-file.ts';
import { accept, makeTool, refuse, type Tool } from './tool.ts';

const DEFAULT_LINES = 1500;

const path = z.string().min(1).describe('Path of the file, relative to the workspace.');

/** The tool that reads a text file. */
export const readFileTool: Tool = makeTool({
  name: 'read_file',
  description:
    'Read a text file, or look at an image (PNG, JPEG, GIF, WebP). Lines come with their numbers, which are not part of the file. Long files come in parts: ask for further lines with first_line.',
  schema: z.strictObject({
    path,
    first_line: z.int().min(1).optional().describe('The first line to read, from 1.'),
    lines: z.int().min(1).max(5000).optional().describe(`How many lines to read; ${DEFAULT_LINES} when left out.`),
  }),
  mayWrite: false,
  async run({ path, first_line = 1, lines = DEFAULT_LINES }, { task, redactor, takesImages }) {
    if (findImageType(path) !== undefined) return readImage({ root: task.workspacePath, path, takesImages });
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
