import { isJsonObject } from '../text/json-object.ts';
import { type ActionJob, isDryRun, listEvents } from './read-workflow.ts';
import type { MistakeAt, WorkflowFacts } from './workflow-mistake.ts';

/** Finds why runs of one task may collide or be cut off. */
export function findConcurrencyMistakes(
  found: ActionJob,
  { isEnterprise }: Pick<WorkflowFacts, 'isEnterprise'>,
): MistakeAt[] {
  // Each dry run works in a repository of its own.
  if (isDryRun(found)) return [];
  const { workflow, job, path: jobPath, use } = found;
  const path = job.concurrency === undefined ? ['concurrency'] : [...jobPath, 'concurrency'];
  const given = job.concurrency ?? workflow.root.concurrency;
  const isOfManyTasks = isJsonObject(use.step.with) && ['fan-out', 'sweep'].includes(String(use.step.with.mode));
  if (given === undefined || given === null || IS_OF_ITS_OWN.test(groupOf(given)))
    return isOfManyTasks
      ? []
      : [
          {
            path: jobPath,
            message: 'nothing keeps two jobs from working on one task: the second one ends "refused"',
            fix: `concurrency: { group: "${GROUP}", cancel-in-progress: false${isEnterprise ? '' : ', queue: max'} }`,
            isSerious: false,
          },
        ];
  const settings = isJsonObject(given) ? given : {};
  const isCut = ![undefined, false, 'false'].some((value) => value === settings['cancel-in-progress']);
  return [
    ...(isCut
      ? [
          {
            path: [...path, 'cancel-in-progress'],
            message: 'a job that comes later cuts off one that works',
            fix: 'cancel-in-progress: false',
            isSerious: true,
          },
        ]
      : []),
    ...(isOfManyTasks ? [] : findWaitingWords(workflow, groupOf(given))).map((words) => ({
      path,
      message: `${words} waits for the run of its group, so that "pause" and "abort" stop nothing`,
      fix: `group: "${GROUP}"`,
      isSerious: false,
    })),
    // Each run of these finds all that is open, so that one which is cancelled while it waits is not missed.
    ...(isOfManyTasks && !isEnterprise ? [] : findQueueMistakes([...path, 'queue'], settings.queue, isEnterprise)),
  ];
}

/** A group that no other run has. */
const IS_OF_ITS_OWN = /\$\{\{\s*github\.run_(?:id|number)\s*\}\}/;

/** The events with commands of people, and the part of their payload by which a group can tell them from other ones. */
const WORDS = [
  { name: 'a comment', events: ['issue_comment', 'pull_request_review_comment'], part: 'event.comment' },
  { name: 'a review', events: ['pull_request_review'], part: 'event.review' },
];

/** Finds the first kind of command that has no group of its own: one with `run_id`, in general or where its event has its part. */
function findWaitingWords(workflow: ActionJob['workflow'], group: string): string[] {
  const events = listEvents(workflow);
  const hasRunId = group.includes('run_id');
  // What else tells events from each other is not evaluated.
  const isOpen = hasRunId && (!group.includes('&&') || /event_name\s*[!=]=|\(\s*github\.event_name/.test(group));
  const isWaiting = (part: string) => !isOpen && !(hasRunId && group.includes(part));
  return WORDS.filter(({ events: names, part }) => names.some((name) => events.has(name)) && isWaiting(part))
    .map(({ name }) => name)
    .slice(0, 1);
}

function groupOf(given: unknown): string {
  return isJsonObject(given) ? String(given.group ?? '') : String(given);
}

/** A comment, a review or a command waits for no run, since it may be to pause one; runs of other tasks do not wait for each other. */
const GROUP =
  "groundhog-${{ github.event.issue.number || github.event.pull_request.number || inputs.task || inputs.plan || github.event_name }}-${{ (github.event.comment || github.event.review || inputs.command) && github.run_id || 'work' }}";

function findQueueMistakes(path: MistakeAt['path'], queue: unknown, isEnterprise: boolean): MistakeAt[] {
  if (isEnterprise && queue !== undefined) {
    const message = 'GitHub Enterprise Server does not know "queue", and refuses the workflow';
    return [{ path, message, fix: 'Remove "queue".', isSerious: true }];
  }
  if (isEnterprise || queue === 'max') return [];
  const message = 'a job that waits is cancelled when another one comes';
  return [{ path, message, fix: 'queue: max', isSerious: false }];
}
