import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Command } from 'commander';
import { renderCompletion } from '../../../src/entry/commands/check/completion.ts';
import { buildProgram } from '../../../src/entry/commands/declare/build-program.ts';
import { describeProgram } from '../../../src/entry/commands/declare/describe-program.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';
import { cleanUp, createRepo, createTempDir, git } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

const style = { hasColor: false, hasUnicode: true };
const shell = { file: '/bin/sh', args: [] };
const programs = { path: '', git: undefined, shell, search: { kind: 'grep', file: '/usr/bin/grep' } } as const;
const host = { env: {}, programs, redactor: createRedactor([]), tempDir: undefined };
const console = { out: () => undefined, err: () => undefined, outStyle: style, errStyle: style };
const program = buildProgram({ host, console }, () => undefined);
const commands = describeProgram(program);

/** The words before a Tab, and the whole line after it; the folder has a plan, and a repository with the task "parser". */
const TABS: readonly (readonly [before: string, after: string])[] = [
  ['chr', 'chronicle'],
  ['snapshot re', 'snapshot restore'],
  ['completion z', 'completion zsh'],
  ['run plan.yml --agent-c', 'run plan.yml --agent-command'],
  ['steps show --js', 'steps show --json'],
  ['run .groundhog/plans/fi', 'run .groundhog/plans/first.yml'],
  ['validate .groundhog/plans/', 'validate .groundhog/plans/first.yml'],
  ['run --agent built', 'run --agent builtin'],
  ['run --isolation sa', 'run --isolation sandbox'],
  ['status --task par', 'status --task parser'],
  ['report --out .groundhog/pl', 'report --out .groundhog/plans'],
];

/** A ref of somebody who may push, which makes a file where a shell takes it for a command. */
const HOSTILE_REF = 'refs/groundhog/$(touch${IFS}taken)/state';

async function createFolder(): Promise<string> {
  const { dir } = await createRepo({ files: { '.groundhog/plans/first.yml': '' } });
  await git(dir, 'update-ref', 'refs/groundhog/parser/state', 'HEAD');
  await git(dir, 'update-ref', HOSTILE_REF, 'HEAD');
  return dir;
}

test('bash completes commands, flags, their values, tasks and plans', async () => {
  const cwd = await createFolder();
  const file = join(await createTempDir('groundhog-completion'), 'groundhog');
  await writeFile(file, renderCompletion('bash', commands));
  // Files are completed by readline, which asks for them where the function has no answer.
  const script = `source "$0"; COMP_WORDS=(groundhog "$@"); COMP_CWORD=$#; _groundhog
    [ \${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}")); echo "\${COMPREPLY[*]}"`;
  for (const [before, after] of TABS) {
    const words = before.split(' ');
    const { stdout } = await promisify(execFile)('bash', ['-c', script, file, ...words], { cwd });
    expect([...words.slice(0, -1), stdout.trim()].join(' ')).toBe(after);
  }
  expect(existsSync(join(cwd, 'taken'))).toBe(false);
});

const hasZsh = process.env.PATH?.split(':').some((folder) => existsSync(join(folder, 'zsh'))) === true;

const TYPE_IN_ZSH = fileURLToPath(new URL('../../fixtures/type-in-zsh.zsh', import.meta.url));

(hasZsh ? describe : describe.skip)('zsh, which this machine lacks where this is skipped', () => {
  const WAYS: readonly (readonly [string, string])[] = [
    ['sourced', 'source $FOLDER/_groundhog'],
    ['evaluated', 'eval "$(cat $FOLDER/_groundhog)"'],
    ['a file in fpath', 'fpath=($FOLDER $fpath); compinit -u -D'],
  ];
  test.each(WAYS)('completes with a script that is %s', async (_way, load) => {
    const cwd = await createFolder();
    const folder = await createTempDir('groundhog-completion');
    await writeFile(join(folder, '_groundhog'), renderCompletion('zsh', commands));
    const lines = TABS.map(([before]) => `groundhog ${before}`);
    const env = { ...process.env, FOLDER: folder, LOAD: load };
    const { stdout } = await promisify(execFile)('zsh', ['-f', TYPE_IN_ZSH, ...lines], { cwd, env });
    const typed = stdout.split('\n').map((line) => line.replace(/^groundhog |[/ ]$/g, ''));
    expect(typed.slice(0, TABS.length)).toEqual(TABS.map(([, after]) => after));
    expect(existsSync(join(cwd, 'taken'))).toBe(false);
  });
});

test('fish has every command', () => {
  const fish = renderCompletion('fish', commands);
  for (const command of program.commands) expect(fish).toContain(`-a ${command.name()}\n`);
  expect(fish).toContain("-l isolation -x -a 'auto sandbox none'\n");
});

test('help has groups, and each command of a user has an example', () => {
  const help = program.helpInformation();
  expect(help.match(/^[A-Z][a-z ,]+:$/gm)).toEqual([
    ...['Options:', 'Work:', 'Watch:', 'Steer:', 'Set up:', 'For agents, and for your files:'],
  ]);
  for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  const without = listAll(program).filter((command) => !/\nExamples?:\n {2}\S/.test(readHelp(command)));
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
