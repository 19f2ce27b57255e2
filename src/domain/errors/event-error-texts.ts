import type { ErrorData } from './errors.ts';

/** The texts of errors about an event of GitHub that starts no work. */
export const eventErrorTexts = {
  task_taken: ({ task, issue, other }: ErrorData) => ({
    title: 'The task belongs to something else.',
    observed: `Issue #${issue} asks for the task "${task}", whose record ${other === undefined ? 'was not made for an issue' : `is of issue #${other}`}.`,
    hint: 'Give the plan of the issue another "task:", or leave it out.',
  }),
  task_unclear: ({ where, known, task }: ErrorData) => ({
    title: 'It is not clear which task is meant.',
    observed: `${task === undefined ? '' : `There is no record of a task "${task}". `}The tasks that belong to ${where}: ${known}.`,
    hint: 'Name one in the command: /groundhog <command> task=<id>',
  }),
  issue_plan_missing: ({ issue, label }: ErrorData) => ({
    title: `Issue #${issue} holds no plan; nothing was started.`,
    observed: 'There is neither a fenced block that is marked "groundhog" nor a line "Plan: <path>" in it.',
    hint: `Add one of them, then give the issue the label "${label}" again.`,
  }),
  issue_plan_invalid: ({ issue, problems, label }: ErrorData) => ({
    title: `The plan of issue #${issue} is not valid; nothing was started.`,
    observed: `${problems}`,
    hint: `Fix the lines above in the issue (each is named as line:column), then give it the label "${label}" again.`,
  }),
  plan_not_approved: ({ reason }: ErrorData) => ({
    title: 'The plan of the issue was not run.',
    observed: `${reason}`,
    hint: 'A user with write access approves exactly the plan that the last answer on the issue shows: /groundhog approve <hash>',
  }),
  planner_missing: ({ reason }: ErrorData) => ({
    title: 'No agent may draft a plan here; nothing was asked of a model.',
    observed: `${reason}`,
    hint: 'Choose an agent that reads by tools of its own, such as "builtin" with a provider and a model, or have programs isolated: isolation: auto.',
  }),
  plan_without_issue: ({ where }: ErrorData) => ({
    title: 'A plan is drafted for an issue; nothing was asked of a model.',
    observed: `The command was given ${where}.`,
    hint: 'Comment on the issue that the plan is for: /groundhog plan',
  }),
  draft_failed: ({ reason }: ErrorData) => ({
    title: 'No plan was drafted.',
    observed: `${reason}`,
    hint: 'Ask again, with a shorter wish or another model; a plan can always be written by hand.',
  }),
  access_refused: ({ reason }: ErrorData) => ({
    title: 'This event may not start anything; nothing was done.',
    observed: `${reason}`,
    hint: 'A user with write, maintain or admin rights can ask for the same.',
  }),
  event_unsupported: ({ reason }: ErrorData) => ({
    title: 'Nothing to do for this event.',
    observed: `${reason}`,
    hint: 'Work starts by hand (workflow_dispatch), by a schedule, by a repository_dispatch "groundhog", by the label on an issue, or by a comment that starts with /groundhog.',
  }),
};
