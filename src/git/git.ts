import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { GitError, GroundhogError, toError } from '../domain/errors/errors.ts';
import { toSystemError } from '../domain/errors/to-groundhog-error.ts';
import type { DebugLog } from '../exec/debug-log.ts';
import type { Programs } from '../exec/programs.ts';
import { type CommandInput, type CommandRunner, type CommandSpec, runCommand } from '../exec/run-command.ts';
import { toArguments, WITHOUT_LOCATION } from './git-arguments.ts';
import { toEnvironment } from './git-environment.ts';
import { toGitError, toTooLongError } from './git-failure.ts';
import { findForeignAnswer, TRACE_HEADERS, withoutTrace } from './http-trace.ts';
import { releasePipesDuring } from './release-pipes.ts';
import { type EndedGit, runSimpleGit, type SimpleGitRun } from './run-simple-git.ts';
import { traceCommand } from './trace-command.ts';
import { toUserEnvironment } from './user-environment.ts';

/** The repository of a command: always given in full, so that git does not search for it. */
export interface GitLocation {
  readonly gitDir: string;
  readonly workTree?: string;
  /** A private index; that of the git directory when absent. */
  readonly indexFile?: string;
  /** The folder of objects; that of the git directory when absent. */
  readonly objectDir?: string;
}

export interface GitCall {
  /** Exit codes that are a result and not a failure; 0 when absent. */
  readonly okExitCodes?: readonly number[];
  /** A promise lets git start before its input is known; it must not be rejected. */
  readonly stdin?: CommandInput | Promise<CommandInput>;
  readonly env?: Readonly<Record<string, string>>;
  /** Largest output; above it the command fails with `git_answer_too_long`. 256 MiB when absent. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
  /** Traces the requests of a command for text to an http(s) remote; an answer that is not git's is a failure. */
  readonly isTraced?: boolean;
  /** Uses the configuration and the credentials of the user, where the options have their environment; for text alone. */
  readonly isAsUser?: boolean;
}

export interface GitResult<T> {
  readonly exitCode: number;
  readonly stdout: T;
  /** For `git-failure` and warnings only. */
  readonly stderr: string;
  /** The headers of requests and responses, of a command that was traced. */
  readonly trace?: string;
}

/** The runner of git commands: pinned configuration, scrubbed environment, declared exit codes. Throws GitError. */
export interface Git {
  readonly location: GitLocation;
  /** Runs a command whose output is text. */
  text(args: readonly string[], call?: GitCall): Promise<GitResult<string>>;
  /** Runs a command that reads standard input or whose output is bytes. */
  bytes(args: readonly string[], call?: GitCall): Promise<GitResult<Uint8Array>>;
  /** Runs a command that searches for the repository of a folder. */
  discover(folder: string, args: readonly string[]): Promise<GitResult<string>>;
  /** Masks secrets in the output of git or of a remote. */
  readonly redact: (text: string) => string;
  /** The wall clock, for the age of files; undefined where it is not given. */
  readonly now: (() => Date) | undefined;
  /** Opens another location with the same options. */
  at(location: GitLocation): Git;
}

export interface GitOptions {
  /** Git itself, and the PATH that it was found on. */
  readonly programs: Pick<Programs, 'git' | 'path'>;
  /** An empty folder as HOME, so that git finds no configuration of a user. */
  readonly home: string;
  /** The machine's proxy settings, for remotes. */
  readonly proxyEnv?: Readonly<Record<string, string>>;
  /** The environment of the user, for calls as the user. */
  readonly userEnv?: Readonly<Record<string, string | undefined>>;
  /** Seconds without a byte after which a server is given up; 120 when absent. */
  readonly stallSeconds?: number;
  /** Masks secrets in the text of a failure and in debug lines. */
  readonly redact: (text: string) => string;
  readonly run?: CommandRunner;
  readonly now?: () => Date;
  /** Receives one line for each command: its arguments without secrets, its exit code and duration. */
  readonly debug?: DebugLog | undefined;
  /** Called before each command; throws when git must not be run. */
  readonly requireTrusted?: () => void;
}

const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Opens a repository for git commands. */
export function openGit(location: GitLocation, options: GitOptions): Git {
  const known = { ...location, ...options };
  const [prefix, userPrefix] = [toArguments(known), toArguments({ ...known, isAsUser: true })];
  const cwd = location.workTree ?? location.gitDir;
  const start = (call: GitCall) => toStart(call, location, options);
  const watch = <T>(run: () => Promise<T>) => releasePipesDuring(location.workTree, run);
  return {
    location,
    redact: options.redact,
    now: options.now,
    at: (other) => openGit(other, options),
    async discover(folder, args) {
      const run = { ...start({}), args: [...WITHOUT_LOCATION, ...args], cwd: folder };
      const { exitCode, ...rest } = await traceCommand(options, { args }, () => runText(run, options));
      return { ...rest, exitCode: exitCode ?? 128 };
    },
    async text(args, call = {}) {
      const run = { ...start(call), args: [...(call.isAsUser === true ? userPrefix : prefix), ...args], cwd };
      const once = () => watch(() => traceCommand(options, { args }, () => runText(run, options)));
      const first = await once();
      // Ctrl-C in a terminal ends git as well, and only once: the run still needs the answer to stop in good order.
      const result = first.exitCode === null && call.signal?.aborted !== true ? await once() : first;
      return accept(call.isTraced === true ? requireGitAnswers(result, options) : result, { args, call, options });
    },
    async bytes(args, call = {}) {
      const { maxBytes = MAX_OUTPUT_BYTES, stdin = '', signal } = call;
      const { file, env } = start(call);
      const spec: CommandSpec = {
        file,
        args: [...prefix, ...args],
        cwd,
        env,
        stdin,
        maxBytes,
        ...(signal === undefined ? {} : { signal }),
      };
      const result = await watch(() => traceCommand(options, { args, stdin }, () => (options.run ?? runCommand)(spec)));
      const stderr = Buffer.from(result.stderr).toString('utf8');
      if (result.failedToStart !== undefined) throw await toStartError(result.failedToStart, { cwd, args, options });
      const { exitCode } = result;
      if (result.omittedBytes > 0) throw toTooLongError(args, maxBytes);
      return accept({ exitCode, stdout: result.stdout, stderr }, { args, call, options });
    },
  };
}

/** Throws GitError when git must not be started. */
function toStart(call: GitCall, location: GitLocation, options: GitOptions) {
  const { git, path } = options.programs;
  if (git === undefined) throw new GitError('git_missing', { path });
  options.requireTrusted?.();
  const trace = call.isTraced === true ? TRACE_HEADERS : {};
  const env = toEnvironment(git, location, options);
  const { userEnv } = options;
  const own = call.isAsUser === true && userEnv !== undefined ? toUserEnvironment(env, userEnv) : env;
  return { file: git, env: { ...own, ...trace, ...call.env }, call };
}

async function runText(run: SimpleGitRun, options: GitOptions): Promise<EndedGit<string>> {
  try {
    return await runSimpleGit(run);
  } catch (error) {
    throw await toStartError(toError(error), { cwd: run.cwd, args: run.args, options });
  }
}

/** Throws GitError when something else than a git server has answered; git may have ended as if all were well. */
function requireGitAnswers(result: EndedGit<string>, { redact }: GitOptions): EndedGit<string> & { trace: string } {
  const foreign = findForeignAnswer(result.stderr);
  if (foreign !== undefined)
    throw new GitError('remote_unreachable', { remote: 'The remote', stderr: redact(foreign) });
  return { ...result, stderr: withoutTrace(result.stderr), trace: result.stderr };
}

function accept<T>(
  { exitCode, ...result }: EndedGit<T>,
  context: { args: readonly string[]; call: GitCall; options: GitOptions },
): GitResult<T> {
  const { args, call, options } = context;
  if (exitCode !== null && (call.okExitCodes ?? [0]).includes(exitCode)) return { ...result, exitCode };
  const { isAsUser } = call;
  throw toGitError({ args, exitCode, stderr: result.stderr, isAsUser, ...toTools(options) });
}

function toTools({ redact, now }: GitOptions): Pick<Git, 'redact' | 'now'> {
  return { redact, now };
}

interface FailedStart {
  readonly cwd: string;
  readonly args: readonly string[];
  readonly options: GitOptions;
}

/** Finds out why git did not start: spawn(2) reports a missing program and a folder that cannot be entered alike. */
async function toStartError(failure: Error, { cwd, args, options }: FailedStart): Promise<GroundhogError> {
  const refused = toSystemError(failure);
  if (refused?.code === 'open_files_limit') return refused;
  const found = await access(cwd, constants.X_OK).then(
    () => undefined,
    (error: unknown) => toError(error),
  );
  if (found === undefined && /ENOENT/.test(failure.message))
    return new GitError('git_missing', { path: options.programs.git });
  if (found === undefined) return toGitError({ args, exitCode: -1, stderr: failure.message, ...toTools(options) });
  return toSystemError(found) ?? new GroundhogError('folder_gone', { path: cwd }, { cause: found });
}
