import { quoteForShell } from '../text/quote-for-shell.ts';
import { agentErrorTexts } from './agent-error-texts.ts';
import { branchErrorTexts } from './branch-error-texts.ts';
import type { ErrorCode, ErrorData, GroundhogError } from './errors.ts';
import { eventErrorTexts } from './event-error-texts.ts';
import { FETCH_RECORDS, gitErrorTexts } from './git-error-texts.ts';
import { githubErrorTexts } from './github-error-texts.ts';
import { describeMissingPlan } from './missing-plan-texts.ts';
import { signingErrorTexts } from './signing-error-texts.ts';
import { storageErrorTexts } from './storage-error-texts.ts';
import { verificationErrorTexts } from './verification-error-texts.ts';

/** The text of an error: a title of one line, the observation, and what the user can do. */
export interface ErrorText {
  readonly title: string;
  readonly observed: string;
  readonly hint: string;
}

type RenderText = (data: ErrorData) => ErrorText;

/** The ways to read the records of GitHub. */
const READ_REMOTE = `add --remote origin, or where a command has no such flag, first ${FETCH_RECORDS}`;

const catalog: Readonly<Record<ErrorCode, RenderText>> = {
  ...agentErrorTexts,
  ...branchErrorTexts,
  ...eventErrorTexts,
  ...gitErrorTexts,
  ...githubErrorTexts,
  ...signingErrorTexts,
  ...storageErrorTexts,
  ...verificationErrorTexts,
  plan_not_found: (data) => ({ title: 'The plan file was not found.', ...describeMissingPlan(data) }),
  plan_invalid: ({ path, problems }) => ({
    title: `The plan ${path} is not valid; nothing was started.`,
    observed: `${problems}`,
    hint: `Fix the lines above and check them with: groundhog validate ${quoteForShell(`${path}`)}`,
  }),
  config_invalid: ({ path, where, problems }) => ({
    title: `The configuration ${path} is not valid; nothing was started.`,
    observed: `${problems}\nas it is in ${where}`,
    hint: 'Fix the lines above and commit them; all keys are in the action reference under "The configuration file".',
  }),
  policy_unreadable: ({ policy, reason }) => ({
    title: 'The policy of the organisation cannot be read; nothing was started.',
    observed: `${policy}: ${reason}`,
    hint: 'Check the input "policy", the file at that ref, and that the token may read its repository.',
  }),
  policy_refused: ({ policy, reasons }) => ({
    title: 'The policy of the organisation does not allow this run; nothing was started.',
    observed: `${policy}:\n${reasons}`,
    hint: 'Change the settings of the run, or ask those who own the policy.',
  }),
  not_a_repository: ({ path }) => ({
    title: 'This folder is not a git repository.',
    observed: `git found no repository at "${path}".`,
    hint: 'Name the repository with --repo DIR, or create one with: git init',
  }),
  no_files_here: ({ path }) => ({
    title: 'This repository has no working tree.',
    observed: `"${path}" is a bare repository, or the git directory of one.`,
    hint: 'Name a checkout with --repo DIR, or create one with: git worktree add DIR',
  }),
  no_commits: ({ path }) => ({
    title: 'The repository has no commit yet.',
    observed: `HEAD of "${path}" points to a branch without commits.`,
    hint: 'Commit something first: an attempt starts from a commit.',
  }),
  base_not_found: ({ ref }) => ({
    title: 'The base was not found.',
    observed: `"${ref}" names no commit in the repository.`,
    hint: 'Give a branch, tag or commit that exists: --base REF, or the input "base".',
  }),
  task_id_invalid: ({ id, reason }) => ({
    title: 'The task id cannot be used.',
    observed: `"${id}": ${reason}.`,
    hint: 'Give another one: --task ID, the input "task", or "task:" in the plan.',
  }),
  setting_invalid: ({ name, value, reason, help, more, act }) => ({
    title: `The setting "${name}" cannot be used.`,
    observed: `${value === '' ? 'It' : `"${value}"`} ${reason}.${more === undefined ? '' : `\n${more}`}`,
    hint: `${act ?? (value === '' ? 'Give it' : 'Change the value')}; what it may be is in ${help === undefined ? 'the action reference.' : `the CLI reference, and in short in: ${help}`}`,
  }),
  agent_not_offered: ({ entry, wanted, offered }) => ({
    title: 'The plan chooses an agent that the settings do not offer.',
    observed: `Entry ${entry} of "agents" in the plan is ${wanted}; the settings offer: ${offered}.`,
    hint: 'A plan chooses among the agents of the settings, since each of them may use a key. Add this one to "agents" in .groundhog/config.yml of the base, or to the input or flag of that name.',
  }),
  task_not_found: ({ task, known, remote }) => ({
    title: 'There is no record of this task.',
    observed: `No ref refs/groundhog/${task}/state was found${known === undefined ? '' : `; tasks ${remote === undefined ? 'here' : 'there'}: ${known}`}.`,
    hint: `${known === undefined ? 'Run its plan first' : 'Name another task with --task'}, or ${remote === undefined ? `read those of GitHub: ${READ_REMOTE}` : 'leave out --remote for those of this repository'}`,
  }),
  no_task_recorded: ({ remote }) => ({
    title: remote === undefined ? 'No task is recorded here.' : 'No task is recorded on the remote.',
    observed: `There is no ref refs/groundhog/<task>/state${remote === undefined ? ': no run has started in this repository, or its records are elsewhere.' : ` there: no run has pushed its record.`}`,
    hint:
      remote === undefined
        ? `Start one with: groundhog run <plan>\nFor the tasks of jobs on GitHub ${READ_REMOTE}`
        : 'Name another remote, or leave out --remote for the tasks of this repository.',
  }),
  task_elsewhere: ({ task, branch, remote, fetch }) => ({
    title: 'The task is on a remote, and not here.',
    observed: `"${remote}" has the branch "${branch}", and the record of the task "${task}" is not in this repository: a run would begin the task anew, beside that one.`,
    hint: `To resume that one, fetch it first; to begin another one, give that another name: --task NAME. Where the branch is gone from the remote: git fetch --prune\n${fetch}`,
  }),
  task_of_other_plan: ({ task, path, known, checkpoints }) => ({
    title: 'The task has another plan.',
    observed: `The task "${task}" is that of ${known}, with ${checkpoints}; none of these is in ${path}.`,
    hint: 'Give this plan a task of its own: another name in "task", or --task NAME. A plan that is to take the place of the other one keeps the name of its file, or one of its checkpoints. A job resumes the task with its own plan where the input "plan" is empty and has no default.',
  }),
  task_not_named: ({ known }) => ({
    title: 'Several tasks are recorded here.',
    observed: `They are: ${known}.`,
    hint: 'Name one of them: --task ID',
  }),
  verb_outside_attempt: ({ reason }) => ({
    title: 'Verbs work only during an attempt.',
    observed: `${reason}`,
    hint: 'Call "groundhog verb …" from the agent that a run has started.',
  }),
  attempt_not_found: ({ task, name, reason }) => ({
    title: 'There is no such attempt.',
    observed:
      name === undefined
        ? `Task "${task}" has had no attempt yet.`
        : `Task "${task}" has no checkpoint or attempt "${name}": ${reason}.`,
    hint: `List the attempts with: groundhog chronicle --task ${task}`,
  }),
  step_unavailable: ({ step, task, reason }) => ({
    title: `The files of step ${step} of task "${task}" are not here.`,
    observed: `${reason}.`,
    hint: `See which steps are still kept with: groundhog steps --task ${task}`,
  }),
  snapshot_refused: ({ reason, help, refused }) => ({
    title: refused === undefined ? 'The snapshot command was refused.' : `The command "${refused}" was refused.`,
    observed: `${reason}`,
    hint: help === undefined ? 'List the snapshots with: groundhog snapshot list' : `See its options with: ${help}`,
  }),
  partial_clone: ({ path }) => ({
    title: 'The repository is a partial clone.',
    observed: `"${path}" lacks objects that it would fetch when they are needed, which a run cannot wait for.`,
    hint: 'Use a full clone, or complete this one, here for the remote "origin": git fetch --refetch --no-filter origin && git config --unset remote.origin.promisor && git config --unset remote.origin.partialclonefilter',
  }),
  objects_missing: ({ commit, objects }) => ({
    title: 'The repository is damaged: objects that the run needs are missing.',
    observed: `The commit to start from, ${commit}, has these objects, and they are not there: ${objects}. Nothing was changed.`,
    hint: 'See what else is missing with: git fsck. A file that is as committed restores its own object with: git hash-object -w FILE. Else fetch the objects again: git fetch --refetch origin',
  }),
  lfs_unsupported: ({ rules }) => ({
    title: 'The repository has files in Git LFS.',
    observed: `Rules for it are in ${rules}. Groundhog runs no filter, so an agent would find pointer files instead of them.`,
    hint: 'To work with the pointer files as they are: --lfs, or the input "lfs" with "true". Files that an attempt writes are then committed as they are.',
  }),
  state_unreadable: ({ ref, name, reason }) => ({
    title: 'The record of this task cannot be read.',
    observed: `${name === undefined ? '' : `${name}, commit `}${ref}: ${reason}`,
    hint: 'Nothing was changed. Use the version of Groundhog that wrote it, or another task id. If it was damaged, an earlier record may be whole: git log <commit>; then git update-ref <ref> <earlier commit>.',
  }),
  refs_moved: ({ refs }) => ({
    title: 'Refs changed since they were listed; nothing was deleted.',
    observed: `No longer as listed: ${refs}`,
    hint: 'A run may be working on the task. List again with: groundhog gc',
  }),
  operation_refused: ({ operation, task, reason }) => ({
    title: `The task was not changed: ${operation} was refused.`,
    observed: `${reason}`,
    hint: `See the status of the task with: groundhog status --task ${task}`,
  }),
  workspace_boundary: ({ workspace, other, what }) => ({
    title: 'The workspace is not separate from a folder that the agent must not reach.',
    observed: `The workspace "${workspace}" and ${what} "${other}" are one folder, or one lies in the other.`,
    hint: 'Create temporary folders elsewhere: set TMPDIR to a folder outside of the repository.',
  }),
  workspace_head_moved: ({ step, expected, found }) => ({
    title: 'The workspace is not on the branch that the run switched it to.',
    observed: `Before ${step} it should be on "${expected}"; ${found}.`,
    hint: 'Find what switches branches there: "setup", a criterion, or another program of yours; then run again.',
  }),
  isolation_missing: ({ reason, remedy }) => ({
    title: 'The agent cannot be isolated here, so nothing was started.',
    observed: `${reason}.`,
    hint: `${remedy}\nTo run without isolation, set isolation: none; the agent then has all rights of the job.`,
  }),
  isolation_broken: ({ problems }) => ({
    title: 'The sandboxes do not hold on this machine, so no program was started.',
    observed: `${problems}`,
    hint: 'Run "groundhog doctor --isolation" there for the whole table; docs/isolation.md explains each row. A folder of "visible-paths" may show too much, such as the one for temporary files: name less. To run without isolation, set isolation: none; the agent then has all rights of the job.',
  }),
  trusted_file_changed: ({ paths }) => ({
    title: 'A file that Groundhog trusts was changed during the run.',
    observed: `These are not as they were before the first program of the run: ${paths}.`,
    hint: 'Nothing of the attempt has landed. If an update of git or of Groundhog did that, run again. Otherwise the agent, the setup or a criterion did: discard the machine, and replace the secrets that it had.',
  }),
  rollback_failed: ({ reason }) => ({
    title: 'The workspace was discarded and could not be recreated.',
    observed: `${reason}`,
    hint: 'The work of the attempt is kept in its scratch commit; fix the problem above and run again.',
  }),
  internal: ({ message }) => ({
    title: 'Groundhog failed unexpectedly.',
    observed: `${message}`,
    hint: 'This is a bug in Groundhog: please report it with this text.',
  }),
};

/**
 * Renders an error in three parts, each on its own lines. `defaults` fills in data that is not known where the error is
 * thrown, such as the command that was used.
 */
export function renderError(error: GroundhogError, defaults: ErrorData = {}): string {
  const { title, observed, hint } = catalog[error.code]({ ...defaults, ...error.data });
  return [title, observed, hint].filter((part) => part.trim() !== '').join('\n');
}
