import { type ErrorCode, GitError } from '../domain/errors/errors.ts';

interface FailedGit {
  readonly args: readonly string[];
  readonly exitCode: number;
  readonly stderr: string;
  readonly redact: (text: string) => string;
}

// Messages of git in English (LC_ALL=C is pinned); the first that matches wins.
const KINDS: readonly (readonly [RegExp, ErrorCode])[] = [
  [/transport '[^']*' not allowed/i, 'remote_transport'],
  [/No space left on device|Out of diskspace/i, 'disk_full'],
  [
    /Authentication failed|could not read (Username|Password)|returned error: 401|HTTP Basic: Access denied/i,
    'token_rejected',
  ],
  [/returned error: 403|Permission denied \(publickey/i, 'remote_unauthorised'],
  [
    /Could not resolve host|Failed to connect|Connection (refused|reset|timed out)|Could not connect|unable to access|early EOF|remote end hung up|does not appear to be a git repository|[Rr]epository not found|returned error: (404|5\d\d)|RPC failed/i,
    'remote_unreachable',
  ],
  [/pre-receive hook declined|protected branch|GH0\d\d|refusing to allow/i, 'remote_rejected'],
];

/** Translates a failed command into the error that its text means. Only this file reads git's error text. */
export function toGitError(failed: FailedGit): GitError {
  const stderr = toShortText(failed.redact(failed.stderr));
  const code = KINDS.find(([pattern]) => pattern.test(failed.stderr))?.[1] ?? 'git_failed';
  const command = findCommand(failed.args);
  return new GitError(code, { command, exit_code: failed.exitCode, stderr, remote: 'The remote', path: undefined });
}

/** Creates the error of a command with more output than allowed. */
export function toTooLongError(args: readonly string[], maxBytes: number): GitError {
  return new GitError('git_answer_too_long', { command: findCommand(args), bytes: maxBytes });
}

function findCommand(args: readonly string[]): string {
  return args.find((arg) => !arg.startsWith('-')) ?? '';
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
