import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { type SimpleGitOptions, simpleGit } from 'simple-git';
import { GitError } from '../domain/errors/errors.ts';
import { toFixedPath } from '../exec/find-shell.ts';
import { type CommandInput, type CommandRunner, runCommand } from '../exec/run-command.ts';
import { toGitError, toTooLong } from './git-failure.ts';

/** Where a command works: always told in full, never found by looking around. */
export interface GitLocation {
  readonly gitDir: string;
  readonly workTree?: string;
  /** A private index; without it the git directory's own. */
  readonly indexFile?: string;
  /** Where objects are, when not in the git directory itself. */
  readonly objectDir?: string;
}

export interface GitCall {
  /** Exit codes that are an answer and not a failure; 0 when absent. */
  readonly okExitCodes?: readonly number[];
  /** A promise lets git start before it is known what it is to read; it must not be rejected. */
  readonly stdin?: CommandInput | Promise<CommandInput>;
  readonly env?: Readonly<Record<string, string>>;
  /** Answers above this are a failure of their own, `git_answer_too_long`; 256 MiB when absent. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
}

export interface GitAnswer<T> {
  readonly exitCode: number;
  readonly stdout: T;
  /** For `git-failure` and warnings only. */
  readonly stderr: string;
}

/** The one door to git: pinned configuration, scrubbed environment, declared exit codes. Throws GitError. */
export interface Git {
  readonly location: GitLocation;
  /** Runs a command whose answer is text. */
  text(args: readonly string[], call?: GitCall): Promise<GitAnswer<string>>;
  /** Runs a command that reads standard input or answers in bytes. */
  bytes(args: readonly string[], call?: GitCall): Promise<GitAnswer<Uint8Array>>;
  /** Runs a command that looks for the repository around a folder by itself. */
  discover(folder: string, args: readonly string[]): Promise<GitAnswer<string>>;
  /** Masks secrets in what git or a remote said. */
  readonly redact: (text: string) => string;
  /** The same door at another location. */
  at(place: GitLocation): Git;
}

export interface GitOptions {
  /** Where programs are looked up; of its folders only those count that are named in full. */
  readonly path: string;
  /** An empty folder: git finds no configuration of a user there. */
  readonly home: string;
  /** The machine's proxy settings, for remotes. */
  readonly proxyEnv?: Readonly<Record<string, string>>;
  /** After so many seconds without a byte a server is given up; 120 when absent. */
  readonly stallSeconds?: number;
  /** Masks secrets in the text of a failure. */
  readonly redact: (text: string) => string;
  readonly run?: CommandRunner;
  /** Receives one line for each command. */
  readonly debug?: ((line: string) => void) | undefined;
}

const MAX_ANSWER_BYTES = 256 * 1024 * 1024;

// Each of these can make git start a program, skip a file, or wait for a person.
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
  // A server that says nothing for this long is asked again, or given up; without it git waits for ever.
  'http.lowSpeedLimit=1',
  'http.lowSpeedTime=120',
  'advice.detachedHead=false',
];

/** Opens the door to git at a location. */
export function openGit(location: GitLocation, options: GitOptions): Git {
  const prefix = toArguments(location, options);
  const environment = (call: GitCall) => ({ ...toEnvironment(location, options), ...call.env });
  return {
    location,
    redact: options.redact,
    at: (other) => openGit(other, options),
    discover(folder, args) {
      const pinned = PINNED.flatMap((setting) => ['-c', setting]);
      return runSimpleGit({ args: [...pinned, ...args], env: environment({}), cwd: folder, call: {} });
    },
    async text(args, call = {}) {
      const answer = await runSimpleGit({
        args: [...prefix, ...args],
        env: environment(call),
        cwd: location.workTree ?? location.gitDir,
        call,
      });
      return accept(answer, { args, call, options });
    },
    async bytes(args, call = {}) {
      const maxBytes = call.maxBytes ?? MAX_ANSWER_BYTES;
      const cwd = location.workTree ?? location.gitDir;
      const result = await (options.run ?? runCommand)({
        file: 'git',
        args: [...prefix, ...args],
        cwd,
        env: environment(call),
        stdin: call.stdin ?? '',
        maxBytes,
        ...(call.signal === undefined ? {} : { signal: call.signal }),
      });
      const stderr = Buffer.from(result.stderr).toString('utf8');
      if (result.failedToStart !== undefined) throw await toStartError(cwd, args, options);
      const exitCode = result.exitCode ?? 128;
      if (result.omittedBytes > 0) throw toTooLong(args, maxBytes);
      return accept({ exitCode, stdout: result.stdout, stderr }, { args, call, options });
    },
  };
}

function toArguments(location: GitLocation, { stallSeconds }: GitOptions): string[] {
  const pinned = stallSeconds === undefined ? PINNED : [...PINNED, `http.lowSpeedTime=${stallSeconds}`];
  const places = [
    `--git-dir=${location.gitDir}`,
    ...(location.workTree === undefined ? [] : [`--work-tree=${location.workTree}`]),
  ];
  return [...pinned.flatMap((setting) => ['-c', setting]), ...places];
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

/** simple-git resolves some failures as empty text: its `errors` hook is where every exit code is seen. */
async function runSimpleGit({ args, env, cwd, call }: SimpleGitRun): Promise<GitAnswer<string>> {
  let exitCode = 0;
  let stderr = '';
  const settings: Partial<SimpleGitOptions> & { baseDir: string } = {
    baseDir: cwd,
    trimmed: false,
    allowEnvironment: Object.keys(env),
    // Every value that these let through is a constant of this file and switches something off.
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
  const stdout = await simpleGit(settings)
    .env({ ...env })
    .raw([...args]);
  return { exitCode, stdout, stderr };
}

function accept<T>(
  answer: GitAnswer<T>,
  context: { args: readonly string[]; call: GitCall; options: GitOptions },
): GitAnswer<T> {
  const { args, call, options } = context;
  if ((call.okExitCodes ?? [0]).includes(answer.exitCode)) return answer;
  throw toGitError({ args, exitCode: answer.exitCode, stderr: answer.stderr, redact: options.redact });
}

/** The system says the same of a program that is missing and of a folder that cannot be entered. */
async function toStartError(cwd: string, args: readonly string[], { path, redact }: GitOptions): Promise<GitError> {
  const canEnter = await access(cwd, constants.X_OK).then(
    () => true,
    () => false,
  );
  if (canEnter) return new GitError('git_missing', { path });
  return toGitError({ args, exitCode: -1, stderr: `the folder ${cwd} cannot be entered`, redact });
}
