import { renderShellCommand } from '../text/quote-for-shell.ts';
import type { ErrorData } from './errors.ts';

/** The texts of errors about disks, folders, rights and the files of a repository. */
export const storageErrorTexts = {
  disk_full: ({ path, stderr }: ErrorData) => ({
    title: 'The disk is full.',
    observed:
      path === undefined && stderr !== undefined
        ? `git could not write: ${stderr}`
        : `Writing to ${path ?? 'a temporary folder'} failed: no space left.`,
    hint: 'Free some space, or some files where the disk has no more of them (df -i), and run again; a run resumes where it stopped.',
  }),
  path_unusable: ({ path, reason }: ErrorData) => ({
    title: 'Groundhog cannot work at this path.',
    observed: `${path} ${reason}.`,
    hint: 'Rename the folder or move it, and run again.',
  }),
  permission_denied: ({ path, reason, stderr }: ErrorData) => ({
    title: 'A file or folder cannot be read or written.',
    observed: path === undefined ? `git: ${stderr}` : `"${path}": ${reason}.`,
    hint: 'Compare its owner and its rights with the user that runs Groundhog (ls -ld, id), and check that it is not mounted read-only (findmnt -T). Then run again.',
  }),
  open_files_limit: ({ path, reason, stderr }: ErrorData) => ({
    title: 'Too many files are open.',
    observed: path === undefined ? `git: ${stderr}` : `"${path}": ${reason}.`,
    hint: 'Raise the limit and run again: ulimit -n 1024. If it is high, another program holds most of it.',
  }),
  folder_gone: ({ path, reason }: ErrorData) => ({
    title: 'A folder that the run needs is not there, or no longer.',
    observed: `"${path}" ${reason ?? 'does not exist, or was replaced by a link'}.`,
    hint: 'Find what deletes it: a program that clears temporary files, or the agent. Or set TMPDIR (RUNNER_TEMP in a job) to another folder that exists, for a temporary one. Then run again: the run resumes from its last record.',
  }),
  repository_damaged: ({ path, ref, reason, stderr }: ErrorData) =>
    ref === undefined
      ? {
          title: 'The repository is damaged.',
          observed: path === undefined ? `git: ${stderr}` : `"${path}": ${reason}.`,
          hint: 'The damage was left as it is. List what is missing with: git fsck --full; then fetch it again, or use a fresh clone.',
        }
      : {
          title: 'The repository has a broken ref.',
          observed: `"${path}": ${ref} names a commit that is not there, so git takes no new commits.`,
          hint: `Remove it there with: git update-ref -d ${renderShellCommand([String(ref)])}; where git cannot read it either, delete the file "${ref}" of that folder. Then run again.`,
        },
} as const;
