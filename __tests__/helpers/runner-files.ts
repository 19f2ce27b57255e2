import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The environment variables that name a file through which an action talks to its runner. */
export const fileCommands = [
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_ENV',
  'GITHUB_PATH',
] as const;
export type FileCommand = (typeof fileCommands)[number];
export type FileCommandPaths = Readonly<Record<FileCommand, string>>;

/** Makes the empty files, as the runner does before each step. */
export async function createFileCommands(dir: string): Promise<FileCommandPaths> {
  const path = (name: FileCommand): string => join(dir, name.toLowerCase());
  await Promise.all(fileCommands.map((name) => writeFile(path(name), '')));
  return {
    GITHUB_OUTPUT: path('GITHUB_OUTPUT'),
    GITHUB_STATE: path('GITHUB_STATE'),
    GITHUB_STEP_SUMMARY: path('GITHUB_STEP_SUMMARY'),
    GITHUB_ENV: path('GITHUB_ENV'),
    GITHUB_PATH: path('GITHUB_PATH'),
  };
}

/** Reads a file of `name=value` lines and `name<<delimiter` blocks; a later value of a name wins. */
export async function readKeyValueFile(path: string): Promise<Readonly<Record<string, string>>> {
  return parseKeyValues(await readFile(path, 'utf8'));
}

/** Parses what the runner parses; a block without its end, or a line of neither form, is an error as it is there. */
export function parseKeyValues(text: string): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? '';
    const block = /^([^=]+?)<<(.+)$/.exec(line);
    if (block !== null) {
      const end = lines.indexOf(block[2] ?? '', i + 1);
      if (end < 0) throw new Error(`No end for ${line}`);
      values[block[1] ?? ''] = lines.slice(i + 1, end).join('\n');
      i = end;
    } else if (line !== '') {
      const equals = line.indexOf('=');
      if (equals < 1) throw new Error(`Invalid line: ${line}`);
      values[line.slice(0, equals)] = line.slice(equals + 1);
    }
  }
  return values;
}
