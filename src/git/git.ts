import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { type SimpleGitOptions, simpleGit } from 'simple-git';
import { GitError, GroundhogError, toError } from '../domain/errors/errors.ts';
import { toSystemError } from '../domain/errors/to-groundhog-error.ts';
import type { DebugLog } from '../exec/debug-log.ts';
import { toFixedPath } from '../exec/find-shell.ts';
import { type CommandInput, type CommandRunner, type CommandSpec, runCommand } from '../exec/run-command.ts';
import { toGitError, toTooLongError } from './git-failure.ts';
import { traceCommand } from './trace-command.ts';

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
}

export interface GitResult<T> {
  readonly exitCode: number;
  readonly stdout: T;
  /** For `git-failure` and warnings only. */
  readonly stderr: string;
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
  /** Opens another location with the same options. */
  at(location: GitLocation): Git;
}

export interface GitOptions {
  /** The PATH for programs; its relative folders are ignored. */
  readonly path: string;
  /** An empty folder as HOME, so that git finds no configuration of a user. */
  readonly home: string;
  /** The machine's proxy settings, for remotes. */
  readonly proxyEnv?: Readonly<Record<string, string>>;
  /** Seconds without a byte after which a server is given up; 120 when absent. */
  readonly stallSeconds?: number;
  /** Masks secrets in the text of a failure and in debug lines. */
  readonly redact: (text: string) => string;
  readonly run?: CommandRunner;
  /** Receives one line for each command: its arguments without secrets, its exit code and duration. */
  readonly debug?: DebugLog | undefined;
}

const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

// Each of these can make git start a program, skip a file, or wait for input of the user.
const PINNED = [
  'safe.directory=*',
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.attributesFile=/dev/null',
  'core.excludesFile=/dev/null',
  'core.quotePath=false',
  'core.autocrlf=false',
  'core.safecrlf=false',
  'core.fileMode=true',
  'core.symlinks=true',
  'core.ignoreCase=false',
  'core.precomposeUnicode=false',
  'core.trustctime=true',
  'core.checkStat=default',
  'core.splitIndex=false',
  'core.logAllRefUpdates=false',
  'credential.helper=',
  'commit.gpgSign=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'protocol.ext.allow=never',
  'submodule.recurse=false',
  'fetch.recurseSubmodules=false',
  // A server that sends nothing for this long is given up; without it git waits for ever.
  'http.lowSpeedLimit=1',
  'http.lowSpeedTime=120',
  'advice.detachedHead=false',
];

/** Opens a repository for git commands. */
export function openGit(location: GitLocation, options: GitOptions): Git {
  const prefix = toArguments(location, options);
  const cwd = location.workTree ?? location.gitDir;
  const environment = (call: GitCall) => ({ ...toEnvironment(location, options), ...call.env });
  return {
    location,
    redact: options.redact,
    at: (other) => openGit(other, options),
    discover(folder, args) {
      const pinned = PINNED.flatMap((setting) => ['-c', setting]);
      const run = { args: [...pinned, ...args], env: environment({}), cwd: folder, call: {} };
      return traceCommand(options, { args }, () => runSimpleGit(run, options));
    },
    async text(args, call = {}) {
      const run = { args: [...prefix, ...args], env: environment(call), cwd, call };
      const result = await traceCommand(options, { args }, () => runSimpleGit(run, options));
      return accept(result, { args, call, options });
    },
    async bytes(args, call = {}) {
      const { maxBytes = MAX_OUTPUT_BYTES, stdin = '', signal } = call;
      const spec: CommandSpec = {
        file: 'git',
        args: [...prefix, ...args],
        cwd,
        env: environment(call),
        stdin,
        maxBytes,
        ...(signal === undefined ? {} : { signal }),
      };
      const result = await traceCommand(options, { args, stdin }, () => (options.run ?? runCommand)(spec));
      const stderr = Buffer.from(result.stderr).toString('utf8');
      if (result.failedToStart !== undefined) throw await toStartError(result.failedToStart, { cwd, args, options });
      const exitCode = result.exitCode ?? 128;
      if (result.omittedBytes > 0) throw toTooLongError(args, maxBytes);
      return accept({ exitCode, stdout: result.stdout, stderr }, { args, call, options });
    },
  };
}

function toArguments(location: GitLocation, { stallSeconds }: GitOptions): string[] {
  const pinned = stallSeconds === undefined ? PINNED : [...PINNED, `http.lowSpeedTime=${stallSeconds}`];
  const folders = [
    `--git-dir=${location.gitDir}`,
    ...(location.workTree === undefined ? [] : [`--work-tree=${location.workTree}`]),
  ];
  return [...pinned.flatMap((setting) => ['-c', setting]), ...folders];
}

function toEnvironment(location: GitLocation, options: GitOptions): Record<string, string> {
  return {
    ...options.proxyEnv,
    PATH: toFixedPath(options.path),
    HOME: options.home,
    LC_ALL: 'C',
    TZ: 'UTC',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_ALLOW_PROTOCOL: 'file:http:https',
    ...(location.indexFile === undefined ? {} : { GIT_INDEX_FILE: location.indexFile }),
    ...(location.objectDir === undefined ? {} : { GIT_OBJECT_DIRECTORY: location.objectDir }),
  };
}

interface SimpleGitRun {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  readonly call: GitCall;
}

/** Runs a command by simple-git. It resolves some failures as empty text: only its `errors` hook gets all exit codes. */
async function runSimpleGit({ args, env, cwd, call }: SimpleGitRun, options: GitOptions): Promise<GitResult<string>> {
  let exitCode = 0;
  let stderr = '';
  const settings: Partial<SimpleGitOptions> & { baseDir: string } = {
    baseDir: cwd,
    trimmed: false,
    allowEnvironment: Object.keys(env),
    // Every value that these allow is a constant of this file and switches something off.
    unsafe: {
      allowUnsafeHooksPath: true,
      allowUnsafeFsMonitor: true,
      allowUnsafeCredentialHelper: true,
      allowUnsafeProtocolOverride: true,
      allowUnsafeConfigPaths: true,
      allowUnsafeConfigEnvCount: true,
      allowUnsafePack: true,
      allowUnsafeTemplateDir: true,
    },
    errors: (_error: unknown, result: { exitCode: number; stdErr: readonly Buffer[] }) => {
      exitCode = result.exitCode;
      stderr = Buffer.concat([...result.stdErr]).toString('utf8');
      return undefined;
    },
    ...(call.signal === undefined ? {} : { abort: call.signal }),
  };
  try {
    const stdout = await simpleGit(settings)
      .env({ ...env })
      .raw([...args]);
    // A negative code is that of spawn(2), and the text a stack.
    if (exitCode < 0) throw new Error(stderr.split('\n')[0]);
    return { exitCode, stdout, stderr };
  } catch (error) {
    throw await toStartError(toError(error), { cwd, args, options });
  }
}

function accept<T>(
  result: GitResult<T>,
  context: { args: readonly string[]; call: GitCall; options: GitOptions },
): GitResult<T> {
  const { args, call, options } = context;
  if ((call.okExitCodes ?? [0]).includes(result.exitCode)) return result;
  throw toGitError({ args, exitCode: result.exitCode, stderr: result.stderr, redact: options.redact });
}

interface FailedStart {
  readonly cwd: string;
  readonly args: readonly string[];
  readonly options: GitOptions;
}

/** Finds out why git did not start: spawn(2) reports a missing program and a folder that cannot be entered alike. */
async function toStartError(failure: Error, { cwd, args, options }: FailedStart): Promise<GroundhogError> {
  const { path, redact } = options;
  const refused = toSystemError(failure);
  if (refused?.code === 'open_files_limit') return refused;
  const found = await access(cwd, constants.X_OK).then(
    () => undefined,
    (error: unknown) => toError(error),
  );
  if (found === undefined && /ENOENT/.test(failure.message)) return new GitError('git_missing', { path });
  if (found === undefined) return toGitError({ args, exitCode: -1, stderr: failure.message, redact });
  return toSystemError(found) ?? new GroundhogError('folder_gone', { path: cwd }, { cause: found });
}
