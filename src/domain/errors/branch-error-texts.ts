import type { ErrorData } from './errors.ts';

/** The texts of errors about the branch of a task and the checkout that a run works in. */
export const branchErrorTexts = {
  task_branch_invalid: ({ branch, reason }: ErrorData) => ({
    title: 'The task branch cannot have this name.',
    observed: `"${branch}" ${reason}.`,
    hint: 'Give another one: --task-branch NAME, or the input "task-branch".',
  }),
  task_branch_protected: ({ branch, reason, own }: ErrorData) => ({
    title: 'Groundhog does not work on this branch.',
    observed: `"${branch}" ${reason}; results land on a branch of their own.`,
    hint: renderOtherBranch(own),
  }),
  task_branch_checked_out: ({ branch, path }: ErrorData) => ({
    title: 'The task branch is checked out.',
    ...(path === undefined
      ? {
          observed: 'Somebody has checked it out since the run began; moving it would make that checkout out of date.',
          hint: 'Check out another branch there, or none (git switch --detach), and start again: it resumes where it stopped.',
        }
      : {
          observed: `"${branch}" is checked out at "${path}"; moving it would make that checkout out of date.`,
          hint: 'Check out another branch there, or none (git switch --detach), or use another --task-branch.',
        }),
  }),
  task_branch_unrecorded: ({ branch, commit }: ErrorData) => ({
    title: 'The task branch is there already, and no record says what is on it.',
    observed: `"${branch}" is at ${commit}; a new task starts from its base.`,
    hint: `Delete it where nobody needs it (git branch -D, git push --delete), or start under another name (--task, "task:" in the plan). To start from what is on it, name it: --task-branch ${branch}, or the input "task-branch".`,
  }),
  checkout_dirty: ({ path, paths }: ErrorData) => ({
    title: 'The checkout has changes that are not committed.',
    observed: `In "${path}" these differ from the commit that the work starts from: ${paths}.`,
    hint: 'Commit or stash them (git stash), or leave --workspace out: then the run works in a folder of its own. Files that git converts when it checks out (line ends, LFS) count as changed.',
  }),
  checkout_elsewhere: ({ path, at, head, branch, local }: ErrorData) => ({
    title: 'The checkout is not at the commit where the task resumes.',
    observed: `"${path}" is at ${at}; the task resumes from ${head}.`,
    hint: `Check that commit out first: git switch ${local ?? `--detach ${head}`}. In a job give it to the checkout step: ref: ${branch}`,
  }),
  checkout_in_use: ({ path, pid, folder }: ErrorData) => ({
    title: 'Another run works in this checkout.',
    observed: `"${path}" is held by ${pid === undefined ? 'a run that cannot be read' : `the process ${pid}`}.`,
    hint: `Wait for it to end, or leave --workspace out. If no run is left on any machine, delete ${folder}`,
  }),
  checkout_index_held: ({ path }: ErrorData) => ({
    title: 'A git command holds the index of this checkout.',
    observed: `"${path}" still existed after a second; git creates it while it changes the index.`,
    hint: 'Let that command end (a commit may wait in an editor) and run again: nothing is lost. If no git command runs there, one was killed: delete the file.',
  }),
  checkout_unsuited: ({ path, reason }: ErrorData) => ({
    title: 'A run cannot work in this checkout.',
    observed: `"${path}" ${reason}.`,
    hint: 'Fix that, or leave --workspace out: then the run works in a folder of its own.',
  }),
  ref_name_taken: ({ wanted, existing }: ErrorData) => ({
    title: 'A ref is in the way.',
    observed: `"${wanted}" cannot exist beside "${existing}": git keeps one as a folder of the other.`,
    hint: `Rename or delete "${existing}", or choose another task id.`,
  }),
};

/** Renders what to do about a task branch that is protected; `own` says why the one by default is. */
function renderOtherBranch(own: ErrorData[string]): string {
  if (own === undefined)
    return 'Leave --task-branch (the input "task-branch") out, or name a branch that people merge from.';
  const byDefault = 'It is the branch that this task lands on by default.';
  return own === 'base'
    ? `${byDefault} Check out the branch that the work starts from (git switch main), or give another --task or --task-branch.`
    : `${byDefault} Give another --task-branch (the input "task-branch"), or protect fewer branches (--protected-branch, the input "protected-branches").`;
}
