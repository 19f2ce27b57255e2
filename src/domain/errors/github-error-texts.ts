import type { ErrorData } from './errors.ts';

/** The texts of errors about requests that GitHub, or another remote, refuses. */
export const githubErrorTexts = {
  remote_unauthorised: ({ remote, stderr }: ErrorData) => ({
    title: 'The remote repository refused the token.',
    observed: `${remote}: ${stderr}`,
    hint: 'Give the job the right to write:\n  permissions:\n    contents: write\n    pull-requests: write\n    issues: write\nA job that runs for a fork only ever reads; start it in the repository itself.',
  }),
  remote_rejected: ({ remote, stderr }: ErrorData) => ({
    title: 'The remote repository rejected the push.',
    observed: `${remote}: ${stderr}`,
    hint: 'A rule or hook of the repository refused it; nothing was published. Allow the branch and refs/groundhog/**, or use another task branch.',
  }),
  branch_rule: ({ remote, stderr }: ErrorData) => ({
    title: 'A rule of the repository does not let Groundhog push.',
    observed: `${remote}: ${stderr}`,
    hint: 'Under "Settings", "Rules", leave groundhog/** out of the rule or let the app that pushes bypass it; or take a branch that it leaves alone:\n  with:\n    task-branch: <name>',
  }),
  workflow_change: ({ remote, stderr }: ErrorData) => ({
    title: 'GitHub did not take a change of a workflow file.',
    observed: `${remote}: ${stderr}`,
    hint: 'The token of a job can never push such a change. Give the step that of an app with the permission "Workflows: write":\n  with:\n    github-token: ${{ steps.app-token.outputs.token }}',
  }),
  token_missing: () => ({
    title: 'There is no GitHub token.',
    observed: 'The input "github-token" is empty.',
    hint: 'Leave the input out to use the token of the job, or pass one: github-token: ${{ secrets.MY_TOKEN }}',
  }),
  token_rejected: ({ operation, remote, message, stderr, credentials }: ErrorData) =>
    credentials === 'user'
      ? {
          title: 'The remote asks for a login, and git has none for it.',
          observed: `${operation ?? remote}: ${stderr}`,
          hint: 'Where "git fetch" works, this works: log in with git, such as by "gh auth login" and "gh auth setup-git".',
        }
      : {
          title: 'The token is not valid, or no longer.',
          observed: `${operation ?? remote}: ${message ?? stderr}`,
          hint: 'The token of a job ends with the job, that of an app after an hour. Start again: the records are kept under refs/groundhog/, and the run resumes from there. To pause before an hour is over:\n  with:\n    deadline-minutes: 50',
        },
  github_request_failed: ({ operation, status, message, request_id }: ErrorData) => ({
    title: 'A request to GitHub failed.',
    observed: `${operation}: ${status ?? 'no answer'} ${message ?? ''}${request_id === undefined ? '' : ` (request ${request_id})`}`,
    hint: 'Run again: finished work is recorded and is not repeated.',
  }),
  github_forbidden: ({ operation, status, message, permission }: ErrorData) => ({
    title: 'GitHub did not allow this.',
    observed: `${operation}: ${status} ${message ?? ''}`,
    hint:
      permission === undefined
        ? 'Check the permissions of the job and of the token.'
        : `Give the job the right:\n  permissions:\n    ${permission}`,
  }),
  pull_request_refused: ({ message, compare_url }: ErrorData) => ({
    title: 'GitHub did not allow the pull request to be opened.',
    observed: `${message}`,
    hint: [
      findPullRequestFix(`${message}`),
      ...(compare_url === undefined ? [] : [`Or open it by hand: ${compare_url}`]),
    ].join('\n'),
  }),
  check_unavailable: ({ checkpoint, name }: ErrorData) => ({
    title: 'The plan asks for a check on GitHub, and this run cannot have one.',
    observed: `Checkpoint "${checkpoint}" asks for the check "${name}". A run on this machine pushes nothing to GitHub, and neither does one with dry-run.`,
    hint: 'Run the plan as a job, with the action and without dry-run; or take the criterion out.',
  }),
  check_missing: ({ names, commit, seconds, others }: ErrorData) => ({
    title: 'A check that the plan asks for did not appear on GitHub.',
    observed: `Commit ${commit} got no check ${names} within ${seconds} s. Found: ${others}.`,
    hint: 'Compare the name with what GitHub shows, and see what starts that check: a push with the token of a job starts no workflow, so name it and give it "on: workflow_dispatch":\n  with:\n    ci-workflows: <file>\nThe work is kept; the next run asks again, without the agent.',
  }),
  check_not_started: ({ workflow, branch, message, permission }: ErrorData) => ({
    title: 'A workflow for the checks that the plan asks for was not started.',
    observed: `"${workflow}" on the branch "${branch}": ${message}`,
    hint:
      permission === undefined
        ? `Give .github/workflows/${workflow} "on: workflow_dispatch" without inputs that are required, on the default branch and at the base of the task. The work is kept; the next run asks again, without the agent.`
        : `Give the job the right:\n  permissions:\n    ${permission}\nThe work is kept; the next run asks again, without the agent.`,
  }),
  check_branch_refused: ({ branch, message }: ErrorData) => ({
    title: 'The branch on which checks run was not pushed.',
    observed: `"${branch}": ${message}`,
    hint: 'Delete a branch of that name which is not ours; under "Settings", "Rules", leave groundhog/** out of the rule or let the app that pushes bypass it. The work is kept; the next run asks again, without the agent.',
  }),
  task_in_doubt: ({ reason }: ErrorData) => ({
    title: 'Nothing more was written to GitHub for now.',
    observed: `Another run may have the task: ${reason}.`,
    hint: 'Nothing needs to be done: if this run still holds the task, it resumes and reports everything with its next record; otherwise the other run does.',
  }),
} as const;

function findPullRequestFix(message: string): string {
  if (/^The base "/.test(message)) return 'A branch was renamed or deleted; the commits are on the task branch.';
  return /not permitted to create/i.test(message)
    ? 'Allow it under "Settings", "Actions", "General": "Allow GitHub Actions to create and approve pull requests". Where the box is grey, an owner of the organisation allows it in its settings; the token of an app needs no box.'
    : 'Give the job the right:\n  permissions:\n    pull-requests: write';
}
