import { isJsonObject, textAt, valueAt } from '../text/json-object.ts';
import { findNearestName } from '../text/nearest-name.ts';
import { type ActionJob, isDryRun, listEvents, type Workflow } from './read-workflow.ts';
import type { MistakeAt } from './workflow-mistake.ts';

/** The events of GitHub's docs, "Events that trigger workflows". */
const EVENTS = [
  ...['branch_protection_rule', 'check_run', 'check_suite', 'create', 'delete', 'deployment', 'deployment_status'],
  ...['discussion', 'discussion_comment', 'fork', 'gollum', 'image_version', 'issue_comment', 'issues', 'label'],
  ...['merge_group', 'milestone', 'page_build', 'project', 'project_card', 'project_column', 'public', 'pull_request'],
  ...['pull_request_review', 'pull_request_review_comment', 'pull_request_target', 'push', 'registry_package'],
  ...['release', 'repository_dispatch', 'schedule', 'status', 'watch', 'workflow_call', 'workflow_dispatch'],
  ...['workflow_run'],
];

/** The events that the action acts on, and the call by another workflow, which has one of them. */
const ACTED_ON = [
  ...['issues', 'issue_comment', 'pull_request_review', 'pull_request_review_comment', 'merge_group', 'schedule'],
  ...['workflow_dispatch', 'repository_dispatch', 'workflow_call'],
];

/** Finds a job for which the events of its workflow start nothing. A dry run may have others. */
export function findIdleEvents(job: ActionJob): MistakeAt[] {
  const events = [...listEvents(job.workflow).keys()];
  const isIdle = events.length > 0 && events.every((event) => EVENTS.includes(event) && !ACTED_ON.includes(event));
  if (!isIdle || isDryRun(job)) return [];
  const message = `the action acts on none of the events that start this workflow: ${events.join(', ')}`;
  return [{ path: ['on'], message, fix: 'on: { issues: { types: [labeled] } }', isSerious: true }];
}

/** The types of events that start work, where not all of an event do. */
const STARTING_TYPES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  issues: ['labeled'],
  issue_comment: ['created', 'edited'],
  pull_request_review: ['submitted'],
  pull_request_review_comment: ['created'],
  repository_dispatch: ['groundhog'],
};

/** Events by the names that GitHub uses for them elsewhere. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['merge_queue', 'merge_group'],
  ['pull_request_comment', 'issue_comment'],
  ['comment', 'issue_comment'],
  ['manual', 'workflow_dispatch'],
  ['cron', 'schedule'],
]);

/** Finds events of which the workflow waits for none of the types that start work, and comments whose commands start nothing. */
export function findIdleTypes(job: ActionJob): MistakeAt[] {
  if (isDryRun(job)) return [];
  const events = listEvents(job.workflow);
  const idle = Object.entries(STARTING_TYPES).filter(([event, types]) =>
    types.every((type) => lacksType(events, event, type)),
  );
  const isForBoxes = lacksType(events, 'issue_comment', 'created') && !lacksType(events, 'issue_comment', 'edited');
  return [
    ...idle.map(([event, [first]]) => ({
      path: ['on', event, 'types'],
      message: `none of the types of ${event} starts work: that is done by "${first}"`,
      fix: `types: [${hasBoxes(job, event) ? 'created, edited' : first}]`,
      isSerious: true,
    })),
    ...(isForBoxes
      ? [
          {
            path: ['on', 'issue_comment', 'types'],
            message: 'comments with a command start nothing: the types of issue_comment lack "created"',
            fix: 'types: [created, edited]',
            isSerious: false,
          },
        ]
      : []),
  ];
}

/** The filters of events that GitHub takes alone, or in their form to ignore. */
const FILTERS = ['branches', 'tags', 'paths'];

/** Finds events with a filter in both of its forms, which GitHub refuses. */
function findBothFilters(workflow: Workflow): MistakeAt[] {
  return [...listEvents(workflow)].flatMap(([event, given]) =>
    FILTERS.filter((name) => isJsonObject(given) && name in given && `${name}-ignore` in given).map((name) => ({
      path: ['on', event, `${name}-ignore`],
      message: `${event} has both "${name}" and "${name}-ignore": GitHub refuses the workflow`,
      fix: `Keep one of them; in "${name}" a pattern that begins with "!" leaves out.`,
      isSerious: true,
    })),
  );
}

function hasBoxes({ use }: ActionJob, event: string): boolean {
  return event === 'issue_comment' && String(valueAt(use.step, 'with', 'buttons')) === 'true';
}

/** Returns whether a workflow waits for an event, and not for one of its types. */
export function lacksType(events: ReturnType<typeof listEvents>, event: string, type: string): boolean {
  const types = events.get(event)?.types;
  return types !== undefined && ![types].flat().includes(type);
}

/** Finds the events of a workflow that are misspelt, and times of a schedule that it cannot read. */
export function findEventMistakes(workflow: Workflow): MistakeAt[] {
  const unknown = [...listEvents(workflow).keys()].filter((event) => !EVENTS.includes(event));
  const misspelt = unknown.map((event): MistakeAt => {
    const nearest = OTHER_NAMES.get(event) ?? findNearestName(event, EVENTS);
    const path = ['on', event];
    // An event that resembles none may be newer than this list.
    if (nearest === undefined)
      return { path, message: `this version knows no event "${event}"`, fix: 'Check its name.', isSerious: false };
    const message = `GitHub knows no event "${event}", and refuses the workflow`;
    return { path, message, fix: `${nearest}:`, isSerious: true };
  });
  return [...misspelt, ...findBothFilters(workflow), ...findTimeMistakes(workflow)];
}

function findTimeMistakes({ root }: Workflow): MistakeAt[] {
  const times = valueAt(root, 'on', 'schedule');
  if (isJsonObject(times)) {
    const message = 'GitHub takes a list of times, and refuses the workflow';
    return [{ path: ['on', 'schedule'], message, fix: "- cron: '17 * * * *'", isSerious: true }];
  }
  return (Array.isArray(times) ? times : []).flatMap((time: unknown, index) => {
    const cron = textAt(time, 'cron');
    const problem = findCronProblem(cron);
    if (problem === undefined) return [];
    const message = `the time "${cron}" is none that GitHub reads: ${problem}`;
    const fix = "cron: '17 * * * *'";
    return [{ path: ['on', 'schedule', index, 'cron'], message, fix, isSerious: true }];
  });
}

interface CronField {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Words that stand for the numbers from `min` on. */
  readonly words?: readonly string[];
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
const FIELDS: readonly CronField[] = [
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'day', min: 1, max: 31 },
  { name: 'month', min: 1, max: 12, words: MONTHS },
  { name: 'weekday', min: 0, max: 6, words: DAYS },
];

/** Finds why a time of five fields cannot be read (POSIX crontab, with steps); undefined where it can. */
function findCronProblem(cron: string): string | undefined {
  const fields = cron.trim().split(/\s+/).filter(Boolean);
  if (fields.length !== FIELDS.length) return `it has ${fields.length} fields, and not five`;
  const wrong = FIELDS.find((field, index) => !(fields[index] ?? '').split(',').every((part) => isPart(part, field)));
  return wrong && `its ${wrong.name} is not from ${wrong.min} to ${wrong.max}`;
}

function isPart(part: string, field: CronField): boolean {
  const [, range = '', step = '1'] = /^(\*|\w+(?:-\w+)?)(?:\/(\d+))?$/.exec(part) ?? [];
  if (range === '' || Number(step) < 1) return false;
  return range === '*' || range.split('-').every((word) => isValue(word, field));
}

function isValue(word: string, { min, max, words = [] }: CronField): boolean {
  return words.includes(word.toUpperCase()) || (/^\d+$/.test(word) && Number(word) >= min && Number(word) <= max);
}
