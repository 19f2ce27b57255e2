import { z } from 'zod';
import type { JudgedFiles } from '../../domain/attempt/judge.ts';
import { compileGlobs } from '../../domain/paths/glob.ts';
import { findGlobProblem } from '../../domain/paths/glob-syntax.ts';
import { renderDataBlock } from '../../domain/text/safe-block.ts';
import type { Redactor } from '../../exec/redaction/redact.ts';
import type { AnsweredCall, RequestedCall } from '../builtin/model-turn.ts';
import { showLines } from '../builtin/tools/show-lines.ts';
import { toParameters } from '../builtin/tools/tool.ts';

const MAX_TURNS = 8;
const MAX_CALLS = 20;
const MAX_CHARACTERS = 96 * 1024;
const MAX_SHOWN = 16 * 1024;
const MAX_LISTED = 300;
const DEFAULT_LINES = 400;

const listSchema = z.strictObject({
  glob: z.string().min(1).optional().describe('Only paths that match, such as src/**/*.ts.'),
});
const readSchema = z.strictObject({
  path: z.string().min(1).describe('The path, as list_files shows it.'),
  first_line: z.int().min(1).optional().describe('The first line, from 1.'),
  lines: z.int().min(1).max(2000).optional().describe(`The number of lines; ${DEFAULT_LINES} when left out.`),
});

/** The tools by which a judge reads what the attempt has not changed. */
export const READING_TOOLS = [
  {
    name: 'list_files',
    description: 'List the files that the attempt has not changed.',
    parameters: toParameters(listSchema),
  },
  {
    name: 'read_file',
    description: 'Read a text file that the attempt has not changed, with line numbers.',
    parameters: toParameters(readSchema),
  },
] as const;

/** The reading of one statement's judge, within its limits. */
export interface JudgeReading {
  /** Answers calls that only read; undefined where one of them does not, or after the last turn for reading. */
  readonly answer: (calls: readonly RequestedCall[]) => Promise<readonly AnsweredCall[] | undefined>;
}

/** Opens the reading: at most 8 turns, 20 calls and 96 KB, 16 KB at a time. */
export function openJudgeReading(files: JudgedFiles, redactor: Redactor): JudgeReading {
  let turns = 0;
  let calls = 0;
  let room = MAX_CHARACTERS;
  const answerOne = async (call: RequestedCall): Promise<AnsweredCall> => {
    calls += 1;
    if (calls > MAX_CALLS || room <= 0)
      return { call, text: 'No more can be read. Give the verdict by what you have seen.', isError: true };
    const found = call.name === 'read_file' ? await readOne(files, call.input, room) : await listAll(files, call.input);
    // Redacted before and after invisible characters are removed: half of a secret is not found.
    const text = redactor.redact(renderDataBlock(redactor.redact(found.text), MAX_SHOWN));
    room -= text.length;
    return { call, text, isError: found.isError };
  };
  return {
    async answer(wanted) {
      const isReading =
        wanted.length > 0 && wanted.every(({ name }) => READING_TOOLS.some((tool) => tool.name === name));
      if (!isReading || turns >= MAX_TURNS) return undefined;
      turns += 1;
      const answers: AnsweredCall[] = [];
      for (const call of wanted) answers.push(await answerOne(call));
      return answers;
    },
  };
}

type Found = Omit<AnsweredCall, 'call'>;

async function listAll(files: JudgedFiles, input: unknown): Promise<Found> {
  const parsed = listSchema.safeParse(input);
  if (!parsed.success) return refuse(z.prettifyError(parsed.error));
  const { glob } = parsed.data;
  const problem = glob === undefined ? undefined : findGlobProblem(glob);
  if (problem !== undefined) return refuse(`The glob ${problem}.`);
  const matches = glob === undefined ? () => true : compileGlobs([glob]);
  const paths = (await files.list()).filter((path) => matches(path));
  const left = paths.length - MAX_LISTED;
  const more = left > 0 ? [`(${left} more: give a glob.)`] : [];
  return accept(paths.length === 0 ? '(No file.)' : [...paths.slice(0, MAX_LISTED), ...more].join('\n'));
}

async function readOne(files: JudgedFiles, input: unknown, room: number): Promise<Found> {
  const parsed = readSchema.safeParse(input);
  if (!parsed.success) return refuse(z.prettifyError(parsed.error));
  const { path, first_line: first = 1, lines: count = DEFAULT_LINES } = parsed.data;
  const file = await files.read(path);
  if (file.kind === 'changed')
    return refuse('The attempt has changed this file: its diff is all that can be seen of it.');
  if (file.kind === 'missing') return refuse('There is no such file.');
  if (file.kind !== 'bytes' || file.bytes.includes(0)) return refuse('The file is too large, or no text.');
  const text = Buffer.from(file.bytes).toString('utf8');
  return accept(showLines(text, { first, count, maxCharacters: Math.min(MAX_SHOWN - 512, room) }));
}

function accept(text: string): Found {
  return { text, isError: false };
}

function refuse(text: string): Found {
  return { text, isError: true };
}
