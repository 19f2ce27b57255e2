import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { type SimpleGitOptions, simpleGit } from 'simple-git';
import { GitError } from '../domain/errors/errors.ts';
import { succeeds } from '../domain/succeeds.ts';
import type { DebugLog } from '../exec/debug-log.ts';
import { type Programs, toGitPath } from '../exec/programs.ts';
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
  /** Git itself, and the PATH that it was found on. */
  readonly programs: Pick<Programs, 'git' | 'path'>;
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
  /** Called before each command; throws when git must not be run. */
  readonly requireTrusted?: () => void;
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
  const start = (call: GitCall) => {
    const { git, path } = options.programs;
    if (git === undefined) throw new GitError('git_missing', { path });
    options.requireTrusted?.();
    return { file: git, env: { ...toEnvironment(git, location, options), ...call.env }, call };
  };
  return {
    location,
    redact: options.redact,
    at: (other) => openGit(other, options),
    async discover(folder, args) {
      const pinned = PINNED.flatMap((setting) => ['-c', setting]);
      const run = { ...start({}), args: [...pinned, ...args], cwd: folder };
      return traceCommand(options, { args }, () => runSimpleGit(run));
    },
    async text(args, call = {}) {
      const run = { ...start(call), args: [...prefix, ...args], cwd };
      const result = await traceCommand(options, { args }, () => runSimpleGit(run));
      return accept(result, { args, call, options });
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
      const result = await traceCommand(options, { args, stdin }, () => (options.run ?? runCommand)(spec));
      const stderr = Buffer.from(result.stderr).toString('utf8');
      if (result.failedToStart !== undefined) throw await toStartError(cwd, args, options);
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

function toEnvironment(git: string, location: GitLocation, options: GitOptions): Record<string, string> {
  return {
    ...options.proxyEnv,
    PATH: toGitPath(git),
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
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  readonly call: GitCall;
}

/** Runs a command by simple-git. It resolves some failures as empty text: only its `errors` hook gets all exit codes. */
async function runSimpleGit({ file, args, env, cwd, call }: SimpleGitRun): Promise<GitResult<string>> {
  let exitCode = 0;
  let stderr = '';
  const settings: Partial<SimpleGitOptions> & { baseDir: string } = {
    baseDir: cwd,
    binary: file,
    trimmed: false,
    allowEnvironment: Object.keys(env),
    // Every value that these allow is our own: the path of git, or a constant of this file that switches something off.
    unsafe: {
      allowUnsafeCustomBinary: true,
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
  const stdout = await simpleGit(settings)
    .env({ ...env })
    .raw([...args]);
  return { exitCode, stdout, stderr };
}

function accept<T>(
  result: GitResult<T>,
  context: { args: readonly string[]; call: GitCall; options: GitOptions },
): GitResult<T> {
  const { args, call, options } = context;
  if ((call.okExitCodes ?? [0]).includes(result.exitCode)) return result;
  throw toGitError({ args, exitCode: result.exitCode, stderr: result.stderr, redact: options.redact });
}

/** Finds out why git did not start: spawn(2) reports a missing program and a folder that cannot be entered alike. */
async function toStartError(cwd: string, args: readonly string[], { programs, redact }: GitOptions): Promise<GitError> {
  if (await succeeds(access(cwd, constants.X_OK))) return new GitError('git_missing', { path: programs.git });
  return toGitError({ args, exitCode: -1, stderr: `the folder ${cwd} cannot be entered`, redact });
}
