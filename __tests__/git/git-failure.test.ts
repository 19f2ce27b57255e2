import { expect, test } from '@jest/globals';
import { toGitError } from '../../src/git/git-failure.ts';

const toCode = (stderr: string) =>
  toGitError({ args: ['push'], exitCode: 1, stderr, redact: (text) => text, now: undefined }).code;

test('a command of options alone is named by the last of them', () => {
  const failed = { exitCode: 1, stderr: '', redact: (text: string) => text, now: undefined };
  expect(toGitError({ args: ['--exec-path'], ...failed }).data.command).toBe('--exec-path');
});

test.each([
  ['fatal: unexpected line in /r/.git/packed-refs: garbage line', 'repository_damaged'],
  ['fatal: unterminated line in /r/.git/packed-refs: eeceff refs/h', 'repository_damaged'],
  ['error: packfile /r/.git/objects/pack/pack-1.pack does not match index', 'repository_damaged'],
  ['error: index file /r/.git/objects/pack/pack-1.idx is too small', 'repository_damaged'],
  ['fatal: packed object 11 (stored in /r/.git/objects/pack/pack-1.pack) is corrupt', 'repository_damaged'],
  ['error: object file /r/.git/objects/e2/94 is empty', 'repository_damaged'],
  ['fatal: loose object e294 (stored in /r/.git/objects/e2/94) is corrupt', 'repository_damaged'],
  ['fatal: missing object e294 for refs/heads/main', 'repository_damaged'],
  ['fatal: bad config line 1 in file .git/config', 'repository_damaged'],
  ['fatal: No such ref: HEAD', 'repository_damaged'],
  ["fatal: could not create '/r/.git/index.lock': Read-only file system", 'permission_denied'],
  ["error: open('x'): Permission denied\nfatal: adding files failed", 'permission_denied'],
  ['git@host: Permission denied (publickey).', 'remote_unauthorised'],
  ['remote: hook: /etc/shadow: Permission denied\nerror: failed to push', 'git_failed'],
  ['fatal: cannot open pack: Too many open files', 'open_files_limit'],
  ['fatal: write error: Disk quota exceeded', 'disk_full'],
  ["fatal: ambiguous argument 'x'", 'git_failed'],
])('%j is %s', (stderr, code) => {
  expect(toCode(stderr)).toBe(code);
});
