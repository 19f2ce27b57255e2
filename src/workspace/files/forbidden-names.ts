import { type PathBytes, toReadablePath } from '../../git/path-bytes.ts';

const HASHED_MODULES = 'gi7eba';
// NTFS shortens a name to its first letters and, once those are taken, to as much of a hash as a number leaves room for.
const SHORT_MODULES = [
  'gitmod~[1-4]',
  ...Array.from({ length: 7 }, (_, kept) => `${HASHED_MODULES.slice(0, kept)}~[1-9]\\d{${6 - kept}}`),
];

// NTFS drops dots and spaces at the end, has streams behind a colon, and separates names at a backslash too.
const GIT_ON_NTFS = /(?:^|[\\/])(?:\.git|git~1)[. ]*(?:[\\/:]|$)/i;
const MODULES_ON_NTFS = new RegExp(`(?:^|[\\\\/])(?:\\.gitmodules|${SHORT_MODULES.join('|')})[. ]*(?::|$)`, 'i');

// HFS+ ignores these code points; git takes bytes that are not UTF-8 for the end of a name.
const PASSED_OVER_ON_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const GIT_ON_HFS = /(?:^|\/)\.git(?:[/\ufffd-\uffff]|$)/i;
const MODULES_ON_HFS = /(?:^|\/)\.gitmodules(?:[/\ufffd-\uffff]|$)/i;

/** True for a path that some file system takes for `.git`: git refuses it in a tree (hasDotgit, git-fsck(1)). */
export function isForbidden(path: PathBytes): boolean {
  return !path.endsWith('/') && (GIT_ON_NTFS.test(path) || GIT_ON_HFS.test(toNameOnHfs(path)));
}

/** True for a path that some file system takes for `.gitmodules`: no link may be there (git-fsck(1)). */
export function isForbiddenLink(path: PathBytes): boolean {
  return MODULES_ON_NTFS.test(path) || MODULES_ON_HFS.test(toNameOnHfs(path));
}

function toNameOnHfs(path: PathBytes): string {
  return toReadablePath(path).replace(PASSED_OVER_ON_HFS, '');
}
