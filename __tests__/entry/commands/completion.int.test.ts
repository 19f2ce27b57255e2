import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from '@jest/globals';
import type { Command } from 'commander';
import { renderCompletion } from '../../../src/entry/commands/check/completion.ts';
import { buildProgram } from '../../../src/entry/commands/declare/build-program.ts';
import { describeProgram } from '../../../src/entry/commands/declare/describe-program.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

const style = { hasColor: false, hasUnicode: true };
const shell = { file: '/bin/sh', args: [] };
const programs = { path: '', git: undefined, shell, search: { kind: 'grep', file: '/usr/bin/grep' } } as const;
const host = { env: {}, programs, redactor: createRedactor([]), tempDir: undefined };
const console = { out: () => undefined, err: () => undefined, outStyle: style, errStyle: style };
const program = buildProgram({ host, console }, () => undefined);
const commands = describeProgram(program);

test('bash completes commands, their commands, and their flags', async () => {
  const file = join(await createTempDir('groundhog-completion'), 'groundhog');
  await writeFile(file, renderCompletion('bash', commands));
  const complete = async (...words: readonly string[]) => {
    const script = 'source "$0"; COMP_WORDS=(groundhog "$@"); COMP_CWORD=$#; _groundhog; echo "${COMPREPLY[*]}"';
    const { stdout } = await promisify(execFile)('bash', ['-c', script, file, ...words]);
    return stdout.trim();
  };
  expect(await complete('chr')).toBe('chronicle');
  expect(await complete('snapshot', 're')).toBe('restore');
  expect(await complete('run', 'plan.yml', '--agent-c')).toBe('--agent-command');
  expect(await complete('steps', 'show', '--js')).toBe('--json');
});

test('zsh and fish have every command', () => {
  const names = program.commands.map((command) => command.name());
  const fish = renderCompletion('fish', commands);
  for (const name of names) expect(fish).toContain(`-a ${name}\n`);
  expect(renderCompletion('zsh', commands)).toMatch(/^#compdef groundhog\n/);
});

test('help has groups, and each command of a user has an example', () => {
  const help = program.helpInformation();
  expect(help.match(/^[A-Z][a-z ,]+:$/gm)).toEqual([
    ...['Options:', 'Work:', 'Watch:', 'Steer:', 'Set up:', 'For agents, and for your files:'],
  ]);
  for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  const without = listAll(program).filter((command) => !/\nExample:\n {2}\S/.test(readHelp(command)));
  expect(without.map((command) => command.name())).toEqual(['groundhog']);
});

function listAll(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(listAll)];
}

/** Reads the whole help of a command: `helpInformation` leaves out what was added to it. */
function readHelp(command: Command): string {
  const written: string[] = [];
  command.configureOutput({ writeOut: (text) => written.push(text) });
  command.outputHelp();
  return written.join('');
}
