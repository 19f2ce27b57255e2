import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommitAuthor } from '../domain/attempt/committer.ts';
import { ConfigurationError } from '../domain/errors/errors.ts';
import { findOnPath } from '../exec/programs.ts';
import { removeFolder } from '../exec/remove-folder.ts';
import { runCommand } from '../exec/run-command.ts';
import type { CommitSigning } from './commit-tree.ts';

/** A private key as it is given, and whom its commits are to be by. */
export interface GivenKey {
  /** The key itself: of SSH as ssh-keygen(1) writes it, or of GPG in armor. */
  readonly text: string;
  /** Undefined for the first user id of a GPG key. */
  readonly as: CommitAuthor | undefined;
}

/** The places where a key is loaded, and the programs that load it are found. */
export interface KeyContext {
  /** The PATH of its programs. */
  readonly path: string;
  /** A folder of ours with a short path, since sockets are created in it (unix(7)). */
  readonly parent: string;
  /** Masks secrets in what a program prints. */
  readonly redact: (text: string) => string;
}

/** A key in one of the formats. */
export interface KeyOfFormat {
  /** The author and committer of its commits. */
  readonly author: CommitAuthor;
  /** The programs that load it and sign, by absolute paths. */
  readonly programs: readonly string[];
  /** Loads the key for `use`, and leaves nothing of it. Throws ConfigurationError `signing_key_unusable`. */
  load<T>(use: (signing: CommitSigning) => Promise<T>): Promise<T>;
}

/** Makes the error for a key that cannot be used; `reason` is a sentence without its end. */
export function toKeyError(reason: string): ConfigurationError {
  return new ConfigurationError('signing_key_unusable', { reason });
}

/** Creates a folder that only this user may enter for `use`, and removes it. */
export async function withKeyFolder<T>({ parent }: KeyContext, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent, 'k'));
  try {
    return await use(folder);
  } finally {
    removeFolder(folder);
  }
}

/** Finds the program of this name. Throws ConfigurationError where it is not installed. */
export async function findKeyProgram(name: string, { path }: KeyContext): Promise<string> {
  const file = await findOnPath(name, path);
  if (file === undefined) throw toKeyError(`the program "${name}" that it needs is not on the PATH`);
  return file;
}

/** A start of one of the programs. */
export interface KeyCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
}

const TIMEOUT_MS = 60_000;

/** Runs a program of a key, which can ask nobody anything. */
export async function runKeyCommand(command: KeyCommand, { path }: KeyContext): Promise<EndedKeyCommand> {
  const { file, args, folder, env, stdin = '' } = command;
  const result = await runCommand({
    ...{ file, args, stdin, cwd: folder, timeoutMs: TIMEOUT_MS },
    env: { PATH: path, HOME: folder, LC_ALL: 'C', ...env },
  });
  const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8').trim();
  const said = result.failedToStart?.message ?? toText(result.stderr);
  return { exitCode: result.exitCode, stdout: toText(result.stdout), stderr: said };
}

/** The end of a program of a key; its exit code is null where it was not its own. */
export interface EndedKeyCommand {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}
