import type { ErrorData } from './errors.ts';

/** The command that fetches the records of a remote. */
export const FETCH_RECORDS = 'git fetch origin "refs/groundhog/*:refs/groundhog/*"';

/** Settings of a repository may be those of an agent. */
const OWN_SETTINGS = ` Settings of this repository alone, such as core.sshCommand, do not count for --remote; to read the records there, fetch them: ${FETCH_RECORDS}`;

/** The texts of errors of git and of what connects to a remote. */
export const gitErrorTexts = {
  git_too_old: ({ version, needed }: ErrorData) => ({
    title: 'This git is too old.',
    observed: `git ${version} was found; ${needed} or newer is needed.`,
    hint: 'Install a newer git and run again.',
  }),
  git_missing: ({ path }: ErrorData) => ({
    title: 'git was not found.',
    observed: `No program "git" on the PATH (${path}).`,
    hint: 'Install git and run again.',
  }),
  git_failed: ({ command, exit_code, stderr }: ErrorData) => ({
    title: 'A git command failed.',
    observed: `git ${command} ended with ${exit_code}${stderr === '' ? '' : `: ${stderr}`}`,
    hint: 'Nothing of yours was changed. Run again; if it fails again, report it with this text.',
  }),
  git_answer_too_long: ({ command, bytes }: ErrorData) => ({
    title: 'The output of a git command is too long.',
    observed: `git ${command} wrote more than ${bytes} bytes.`,
    hint: 'Nothing of yours was changed. Changes of this size need smaller checkpoints; run again.',
  }),
  git_lock_held: ({ path, age_seconds }: ErrorData) => ({
    title: 'A lock file of git is in the way.',
    observed: `"${path}" is there${describeAge(age_seconds)}: a git command holds it, or was killed and left it.`,
    hint: 'Let that command end. If no git command runs there, delete the file. Then run again: nothing is lost.',
  }),
  git_not_writable: ({ path, reason }: ErrorData) => ({
    title: 'git may not write in the repository.',
    observed: `"${path}" could not be created${reason === undefined ? '' : `: ${reason}`}.`,
    hint: 'Let your user write to that folder and those above it in the repository, then run again: nothing is lost.',
  }),
  remote_unreachable: ({ remote, stderr, credentials }: ErrorData) => ({
    title: 'The remote repository could not be reached.',
    observed: `${remote}: ${stderr}`,
    hint: `Check the network and the address, then try again; a run resumes where it stopped.${credentials === 'user' ? OWN_SETTINGS : ''}`,
  }),
  remote_transport: ({ stderr }: ErrorData) => ({
    title: 'Groundhog does not support this kind of remote.',
    observed: `${stderr}`,
    hint: 'Fetch the records with git and read them here: git fetch origin "refs/groundhog/*:refs/groundhog/*"',
  }),
} as const;

/** Renders for how long a file has existed; empty when that is not known, as on another machine. */
function describeAge(seconds: ErrorData[string]): string {
  if (typeof seconds !== 'number') return '';
  const [size, unit] = (
    [
      [86_400, 'day'],
      [3600, 'hour'],
      [60, 'minute'],
    ] as const
  ).find(([each]) => seconds >= each) ?? [1, 'second'];
  const count = Math.floor(seconds / size);
  return `, made ${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
