import { statSync } from 'node:fs';
import { normalize } from 'node:path';
import { type ErrorCode, GitError } from '../domain/errors/errors.ts';

interface FailedGit {
  readonly args: readonly string[];
  /** Null where a signal ended the command. */
  readonly exitCode: number | null;
  readonly stderr: string;
  readonly redact: (text: string) => string;
  /** Needed for the age of a lock file; without it none is given. */
  readonly now: (() => Date) | undefined;
  /** Whether it ran with the credentials of the user. */
  readonly isAsUser?: boolean | undefined;
}

// Messages of git in English (LC_ALL=C is pinned); the first that matches wins.
const KINDS: readonly (readonly [RegExp, ErrorCode])[] = [
  [/transport '[^']*' not allowed/i, 'remote_transport'],
  [/No space left on device|Out of diskspace|Disk quota exceeded/i, 'disk_full'],
  [/Too many open files/i, 'open_files_limit'],
  // Lines of the remote are about files of another machine.
  [/^(?!remote:).*: (Read-only file system|Operation not permitted|Permission denied)\.?$/m, 'permission_denied'],
  [
    /(unexpected|unterminated) line in .*packed-refs|pack(file)? \S+ (does not match index|cannot be (accessed|mapped)|is truncated|is far too short)|(index|object) file \S+ is (too small|empty|corrupt)|(packed|loose) object .* is corrupt|bad (config|object header|object refs)|missing object [0-9a-f]+ for refs|(inflate: data stream|garbage at end of loose|unable to unpack) |No such ref: HEAD|ignoring broken ref/i,
    'repository_damaged',
  ],
  [
    /Authentication failed|could not read (Username|Password)|returned error: 401|HTTP Basic: Access denied/i,
    'token_rejected',
  ],
  [/returned error: 403|Permission denied \(publickey/i, 'remote_unauthorised'],
  [
    /Could not resolve host|Failed to connect|Connection (refused|reset|timed out)|Could not connect|unable to access|early EOF|remote end hung up|does not appear to be a git repository|[Rr]epository not found|returned error: (404|5\d\d)|RPC failed/i,
    'remote_unreachable',
  ],
  // An answer that breaks off or is not git's, such as the page of a proxy.
  [
    /protocol error: |bad line length character|invalid server response|expected (flush after|'packfile')|(body|length header) (are still expected|were received)|\/info\/refs not valid|Could not read from remote repository/i,
    'remote_unreachable',
  ],
  [/pre-receive hook declined|protected branch|GH0\d\d|refusing to allow/i, 'remote_rejected'],
];

const BY_SIGNAL = 'a signal';
const LOCK =
  /Unable to create '([^'\n]+\.lock)': (File exists|Permission denied|Read-only file system|Operation not permitted)/;
const FOLDER = /unable to create directory for (\S+)/;

/** Translates a failed command into the error that its text means. Only this file reads git's error text. */
export function toGitError(failed: FailedGit): GitError {
  const stderr = toShortText(failed.redact(failed.stderr));
  const command = findCommand(failed.args);
  const found = KINDS.find(([pattern]) => pattern.test(failed.stderr))?.[1];
  const unwritable = found === 'disk_full' ? undefined : findUnwritable(failed);
  if (unwritable !== undefined) return unwritable;
  const code = found ?? 'git_failed';
  const exit_code = failed.exitCode ?? BY_SIGNAL;
  const credentials = failed.isAsUser === true ? 'user' : undefined;
  return new GitError(code, { command, exit_code, stderr, remote: 'The remote', path: undefined, credentials });
}

/** Finds the file that git could not create: a lock that is there already, or a folder that must not be written. */
function findUnwritable({ stderr, redact, now }: FailedGit): GitError | undefined {
  const [, lock, reason] = LOCK.exec(stderr) ?? [];
  const path = lock ?? FOLDER.exec(stderr)?.[1];
  if (path === undefined) return undefined;
  const shown = redact(normalize(path));
  if (reason !== 'File exists') return new GitError('git_not_writable', { path: shown, reason });
  const madeAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const age = madeAt === undefined || now === undefined ? undefined : Math.max(0, now().getTime() - madeAt);
  return new GitError('git_lock_held', { path: shown, age_seconds: age && Math.round(age / 1000) });
}

/** Returns whether a signal ended the command, or the program that a shell or git started for it. */
export function wasEndedBySignal(thrown: unknown): boolean {
  if (!(thrown instanceof GitError)) return false;
  const { exit_code, stderr } = thrown.data;
  return [BY_SIGNAL, 130, 143].includes(exit_code ?? 0) || /died of signal (2|15)\b/.test(String(stderr));
}

/** Creates the error of a command with more output than allowed. */
export function toTooLongError(args: readonly string[], maxBytes: number): GitError {
  return new GitError('git_answer_too_long', { command: findCommand(args), bytes: maxBytes });
}

function findCommand(args: readonly string[]): string {
  return args.find((arg) => !arg.startsWith('-')) ?? args.at(-1) ?? '';
}

/** Finds the folders that git could not read during a status, from its warnings. */
export function findUnreadable(stderr: string): string[] {
  // Git cuts off a message after 4 KiB: then the rest of the path and the reason are not there.
  const lines = stderr.matchAll(/^warning: could not open directory '(.*?)(?:': [^':]*)?$/gm);
  return [...lines].map((match) => match[1] ?? '');
}

/** Returns true when git skipped a tracked file whose folder it could not reach: it warns and omits the file. */
export function hasUnreachable(stderr: string): boolean {
  return /: (Too many levels of symbolic links|File name too long|Permission denied)$/m.test(stderr);
}

/** Returns true when git refused to write over an untracked file. */
export function isFileInTheWay(stderr: string): boolean {
  return /would (be (overwritten|removed) by merge|lose untracked files in it)/.test(stderr);
}

/** Returns true when git skipped a path of a new index since it refuses the name. */
export function hasIgnoredPath(stderr: string): boolean {
  return /^Ignoring path /m.test(stderr);
}

function toShortText(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('hint:'));
  return lines.slice(0, 12).join('\n').slice(0, 2000);
}
