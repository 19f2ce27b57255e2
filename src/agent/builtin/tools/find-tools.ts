import { type Dirent, readdirSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { compileGlobs } from '../../../domain/paths/glob.ts';
import { findGlobProblem } from '../../../domain/paths/glob-syntax.ts';
import { useFolder } from '../../../exec/files/held-folder.ts';
import type { CommandResult } from '../../../exec/run-command.ts';
import { resolvePath } from './resolve-path.ts';
import { accept, makeTool, refuse, type Tool, type ToolContext } from './tool.ts';

const MAX_LISTED = 500;
const MAX_WALKED = 50_000;
const MAX_SEARCH_BYTES = 32 * 1024;
const SEARCH_MS = 60_000;
const MAX_LINE_CHARACTERS = 300;
/** Folders that are not searched unless they are named. */
const SKIPPED = new Set(['.git', 'node_modules']);

const folder = z.string().min(1).optional().describe('Folder, relative to the workspace; all of it when left out.');
const glob = z
  .string()
  .min(1)
  .optional()
  .describe('Only files whose path in the workspace matches, such as src/**/*.ts.');

/** The tool that lists files by folder and glob. */
export const listFilesTool: Tool = makeTool({
  name: 'list_files',
  description: `List files below a folder, all levels, at most ${MAX_LISTED}. The folders .git and node_modules are left out unless they are named.`,
  schema: z.strictObject({ path: folder, glob }),
  mayWrite: false,
  async run({ path = '.', glob }, { task }) {
    const resolved = await resolvePath(task.workspacePath, path);
    if (resolved.kind === 'outside') return refuse(resolved.problem);
    const problem = glob === undefined ? undefined : findGlobProblem(glob);
    if (problem !== undefined) return refuse(`The glob ${problem}.`);
    const matches = glob === undefined ? () => true : compileGlobs([glob]);
    const found = await walk(task.workspacePath, resolved.shown === '.' ? '' : `${resolved.shown}/`);
    if (found === undefined) return refuse(`${path} is no folder.`);
    const files = found.files.filter((file) => matches(file)).sort();
    if (files.length === 0) return accept('(No file.)');
    const more = files.length > MAX_LISTED ? [`(${files.length - MAX_LISTED} more: name a folder or a glob.)`] : [];
    const cut = found.isCut ? ['(Not everything was searched: name a folder.)'] : [];
    return accept([...files.slice(0, MAX_LISTED), ...more, ...cut].join('\n'));
  },
});

/** Lists files below a folder of a root; undefined when it is none. Links are listed and not followed. */
async function walk(
  root: string,
  start: string,
): Promise<{ readonly files: readonly string[]; readonly isCut: boolean } | undefined> {
  const files: string[] = [];
  const queue = [start];
  for (let prefix = queue.shift(); prefix !== undefined; prefix = queue.shift()) {
    const entries = await readFolder(root, prefix);
    if (entries === undefined && prefix === start) return undefined;
    for (const entry of entries ?? []) {
      if (!entry.isDirectory()) files.push(`${prefix}${entry.name}`);
      else if (!SKIPPED.has(entry.name)) queue.push(`${prefix}${entry.name}/`);
    }
    if (files.length > MAX_WALKED) return { files, isCut: true };
  }
  return { files, isCut: false };
}

async function readFolder(root: string, prefix: string): Promise<readonly Dirent[] | undefined> {
  const names = prefix.split('/').filter((name) => name !== '');
  // A turn for others: a folder may have thousands of names.
  await nextTurn();
  try {
    const folder = { root, names: names.map((name) => Buffer.from(name)) };
    return useFolder(folder, (at) => readdirSync(at.toString(), { withFileTypes: true }));
  } catch {
    return undefined;
  }
}

/** The tool that searches the content of files. */
export const searchTool: Tool = makeTool({
  name: 'search',
  description:
    'Search the content of files for a regular expression, line by line. Answers with path:line:text. Binary files are left out, and where ripgrep is installed ignored files too.',
  schema: z.strictObject({
    pattern: z.string().min(1).describe('The regular expression.'),
    path: folder,
    file_name: z.string().min(1).optional().describe('Only files with such a name, such as *.ts.'),
    ignore_case: z.boolean().optional(),
  }),
  mayWrite: false,
  async run(input, context) {
    const found = await resolvePath(context.task.workspacePath, input.path ?? '.');
    if (found.kind === 'outside') return refuse(found.problem);
    const result = await search({ ...input, path: found.shown }, context);
    if (result.failedToStart !== undefined) return refuse('There is neither rg nor grep here: search by bash.');
    const errors = Buffer.from(result.stderr).toString('utf8').trim();
    if (result.timedOut) return refuse('The search took too long: name a folder.');
    if (result.exitCode === 1) return accept('(No line matches.)');
    if (result.exitCode !== 0 && result.stdout.length === 0)
      return refuse(errors === '' ? 'The search failed.' : errors);
    return accept(toMatches(result, context));
  },
});

interface Search {
  readonly pattern: string;
  readonly path: string;
  readonly file_name?: string | undefined;
  readonly ignore_case?: boolean | undefined;
}

/** Runs the search in the sandbox: a pattern may be costly. */
async function search(
  { pattern, path, file_name, ignore_case }: Search,
  { task }: ToolContext,
): Promise<CommandResult> {
  const { kind, file } = task.programs.search;
  const named = file_name === undefined ? [] : kind === 'grep' ? [`--include=${file_name}`] : ['--glob', file_name];
  const lax = ignore_case === true ? ['-i'] : [];
  const options =
    kind === 'grep'
      ? ['-rnIHE', ...[...SKIPPED].map((name) => `--exclude-dir=${name}`)]
      : [
          '--line-number',
          '--no-heading',
          '--with-filename',
          '--color=never',
          '--no-config',
          '--hidden',
          '--glob',
          '!.git',
        ];
  return task.sandbox.run({
    file,
    args: [...options, ...named, ...lax, '-e', pattern, '--', path],
    cwd: task.workspacePath,
    writable: [task.attemptFolder],
    isTool: true,
    env: task.env,
    timeoutMs: SEARCH_MS,
    graceMs: 0,
    maxBytes: MAX_SEARCH_BYTES,
    signal: task.signal,
  });
}

function toMatches({ stdout, omittedBytes }: CommandResult, { redactor }: ToolContext): string {
  const all = Buffer.from(stdout).toString('utf8');
  // An incomplete last line may end in half of a secret.
  const whole = omittedBytes > 0 ? all.slice(0, all.lastIndexOf('\n') + 1) : all;
  const lines = redactor.redact(whole).trimEnd().split('\n');
  const shown = lines.map((line) =>
    line.length > MAX_LINE_CHARACTERS ? `${line.slice(0, MAX_LINE_CHARACTERS)} […]` : line,
  );
  return `${shown.join('\n')}${omittedBytes > 0 ? '\n(There are more: search for less, or name a folder.)' : ''}`;
}
