import { isJsonObject, type JsonObject, textAt, valueAt } from '../text/json-object.ts';
import { type FileProblem, lineOf, toProblems } from '../yaml/file-problem.ts';
import { readYamlDocument, toPathKey, type YamlPath } from '../yaml/yaml-document.ts';

/** A workflow of GitHub Actions, as far as it was read. */
export interface Workflow {
  readonly root: JsonObject;
  /** Returns the line, from 1, of a value, or of the nearest one around it. */
  readonly findLine: (path: YamlPath) => number;
  /** The keys that are written twice. */
  readonly repeated: readonly FileProblem[];
}

/** A step of a job. */
export interface WorkflowStep {
  readonly path: YamlPath;
  readonly step: JsonObject;
}

/** A job with a step that uses the action. */
export interface ActionJob {
  readonly workflow: Workflow;
  readonly path: YamlPath;
  readonly job: JsonObject;
  readonly steps: readonly WorkflowStep[];
  /** The step that uses the action. */
  readonly use: WorkflowStep;
}

/** The parsed workflow, or the problems for which there is none. */
export type WorkflowReading =
  | { readonly kind: 'read'; readonly workflow: Workflow }
  | { readonly kind: 'invalid'; readonly problems: readonly FileProblem[] };

/** Parses the text of a workflow. */
export function readWorkflow(text: string): WorkflowReading {
  const reading = readYamlDocument(text);
  if (reading.kind !== 'read') {
    const faults = reading.kind === 'refused' ? [reading.fault] : reading.faults;
    return { kind: 'invalid', problems: toProblems(text, faults) };
  }
  const { value, positions, faults } = reading.document;
  const findLine = (path: YamlPath): number => {
    const position = positions.get(toPathKey(path));
    if (position !== undefined) return lineOf(text, position.key ?? position.value);
    return path.length === 0 ? 1 : findLine(path.slice(0, -1));
  };
  const repeated = toProblems(
    text,
    faults.filter(({ message }) => message.includes('is written twice')),
  );
  return { kind: 'read', workflow: { root: isJsonObject(value) ? value : {}, findLine, repeated } };
}

/** Lists the jobs of a workflow with a step that uses an action, such as `owner/name`; letter case does not count. */
export function listActionJobs(workflow: Workflow, action: string): ActionJob[] {
  const jobs = valueAt(workflow.root, 'jobs');
  return Object.entries(isJsonObject(jobs) ? jobs : {}).flatMap(([name, job]) => {
    if (!isJsonObject(job)) return [];
    const path = ['jobs', name];
    const steps = (Array.isArray(job.steps) ? job.steps : []).map((step: unknown, index) => ({
      path: [...path, 'steps', index],
      step: isJsonObject(step) ? step : {},
    }));
    const use = steps.find(({ step }) => isUseOf(textAt(step, 'uses'), action));
    return use === undefined ? [] : [{ workflow, path, job, steps, use }];
  });
}

/** Returns whether `uses` of a step names an action, with or without a ref. */
function isUseOf(uses: string, action: string): boolean {
  const [name = ''] = uses.split('@');
  return name.toLowerCase() === action.toLowerCase();
}

/** Returns the events that start a workflow, with their settings; undefined settings where it names none. */
export function listEvents({ root }: Workflow): ReadonlyMap<string, JsonObject | undefined> {
  const on = valueAt(root, 'on');
  if (typeof on === 'string') return new Map([[on, undefined]]);
  if (Array.isArray(on)) return new Map(on.map((name) => [String(name), undefined]));
  const entries = Object.entries(isJsonObject(on) ? on : {});
  return new Map(entries.map(([name, settings]) => [name, isJsonObject(settings) ? settings : undefined]));
}

/** Returns the variables that a step gets from its workflow, its job and itself, with the path of each. */
export function listVariables({ workflow, path, job, use }: ActionJob): ReadonlyMap<string, VariableText> {
  const levels = [
    { env: workflow.root.env, at: ['env'] },
    { env: job.env, at: [...path, 'env'] },
    { env: use.step.env, at: [...use.path, 'env'] },
  ];
  const entries = levels.flatMap(({ env, at }) =>
    Object.entries(isJsonObject(env) ? env : {}).map(
      ([name, value]) => [name, { text: String(value), path: [...at, name] }] as const,
    ),
  );
  return new Map(entries);
}

/** The text of a variable or an input as the workflow has it, expressions included. */
export interface VariableText {
  readonly text: string;
  readonly path: YamlPath;
}

/** Returns whether a workflow is started by a merge queue alone; a slip in the name of its event makes it no other workflow. */
export function isForMergeQueue(workflow: Workflow): boolean {
  const events = [...listEvents(workflow).keys()];
  return events.length > 0 && events.every((event) => /^merge[_-]?(?:group|queue)s?$/i.test(event));
}

/** Returns whether a job runs its plan and writes nothing. */
export function isDryRun({ use }: ActionJob): boolean {
  return String(valueAt(use.step, 'with', 'dry-run')) === 'true';
}

/** Returns whether a job lists tasks for other jobs. */
export function isFanOut({ use }: ActionJob): boolean {
  return textAt(use.step, 'with', 'mode') === 'fan-out';
}

/** Returns whether a job may write the record of a task, to which people answer with commands. */
export function keepsRecord(job: ActionJob): boolean {
  return !isFanOut(job) && !isDryRun(job) && !isForMergeQueue(job.workflow);
}

/** Returns whether a job may start an agent, as a dry run does too. */
export function mayStartAgent(job: ActionJob): boolean {
  return !isFanOut(job) && !isForMergeQueue(job.workflow);
}
