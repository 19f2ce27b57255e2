import { realpathSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { renderShellCommand } from '../../domain/text/quote-for-shell.ts';
import { findHeadBranch } from '../../git/plain-repository.ts';
import { addTaskFlags, replaceOwnCommands } from '../../report/words/own-commands.ts';
import type { ReaderCommand } from '../../report/words/reader-command.ts';
import { findCheckoutRoot } from '../settings/checkout-root.ts';
import type { Env } from '../settings/settings.ts';

/** A longer command is not repeated. */
const MAX_COMMAND_CHARS = 240;

/** Returns the words by which the reader has started this program, for the repository of a folder. */
export function findReader(
  env: Env,
  [, script = 'groundhog', ...words]: readonly string[],
  repo = '.',
): Required<ReaderCommand> {
  const isInstalled = basename(script) === 'groundhog';
  const program = !isInstalled ? renderShellCommand(['node', script]) : isNpx(env) ? 'npx groundhog' : 'groundhog';
  const command = `${program} ${renderShellCommand(words)}`;
  const isShort = command.length <= MAX_COMMAND_CHARS && !command.includes('\n');
  return {
    program,
    again: isShort ? words : undefined,
    remote: undefined,
    headBranch: findHeadBranch(repo),
    ...findWay(repo),
  };
}

/** Has the commands of a text begin with the program of the reader, and name the repository and the remote of the reader. */
export function toReaderWords(
  text: string,
  env: Env,
  { repo, remote }: { readonly repo?: string | undefined; readonly remote?: string | undefined } = {},
): string {
  // An attempt finds the program by its name.
  if (env.GROUNDHOG_SOCKET !== undefined) return text;
  const reader = findReader(env, process.argv, repo);
  const flags = [
    ...(reader.repo === undefined ? [] : ['--repo', reader.repo]),
    ...(remote === undefined ? [] : ['--remote', remote]),
  ];
  const suffix = flags.length === 0 ? '' : renderShellCommand(flags);
  return replaceOwnCommands(text, (words) => `${reader.program} ${addTaskFlags(words, suffix)}`);
}

/** Finds the way from the current folder to a repository: to the root of its checkout, and whether it has to be named. */
function findWay(repo: string): Required<Pick<ReaderCommand, 'toRoot' | 'repo'>> {
  const root = toRoot(repo);
  return { toRoot: relative('.', root), repo: root === toRoot('.') ? undefined : repo };
}

function toRoot(folder: string): string {
  return findCheckoutRoot(folder) ?? resolve(folder);
}

/** Returns the words that start this program from any folder: npx finds it only where it is installed. */
export function findProgramAnywhere(env: Env, argv: readonly string[]): string {
  const [node = 'node', script = 'groundhog'] = argv;
  return findReader(env, isNpx(env) ? [node, realpathSync(script)] : argv).program;
}

function isNpx({ npm_command: command }: Env): boolean {
  return command === 'exec';
}
