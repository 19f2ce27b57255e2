import { type JsonObject, textAt, valueAt } from '../text/json-object.ts';
import type { FileProblem } from '../yaml/file-problem.ts';
import type { YamlPath } from '../yaml/yaml-document.ts';
import {
  findJudgeMistakes,
  findKeyMistakes,
  findMissingChoice,
  findPriceMistakes,
  findRefusals,
} from './agent-mistakes.ts';
import { findConcurrencyMistakes } from './concurrency-mistakes.ts';
import { findConditionMistakes } from './condition-mistakes.ts';
import { findEventMistakes, findIdleEvents, findIdleTypes, lacksType } from './event-mistakes.ts';
import { findExpressionMistakes, findLostOutputs, findUnreadInputs } from './expression-mistakes.ts';
import { takesCommand } from './find-command-support.ts';
import { findInputMistakes } from './input-mistakes.ts';
import { findUnknownKeys } from './key-mistakes.ts';
import { findMachineMistakes } from './machine-mistakes.ts';
import { findPermissionMistakes } from './permission-mistakes.ts';
import {
  type ActionJob,
  keepsRecord,
  listActionJobs,
  listEvents,
  listVariables,
  readWorkflow,
} from './read-workflow.ts';
import { findSafetyMistakes } from './safety-mistakes.ts';
import type { MistakeAt, WorkflowFacts, WorkflowMistake } from './workflow-mistake.ts';

/** A secret that a workflow passes to the action. */
export interface NamedSecret {
  readonly name: string;
  readonly line: number;
}

/** The judgement of one workflow. */
export interface WorkflowFindings {
  /** Whether a job of it uses the action; mistakes are looked for in these only. */
  readonly isUser: boolean;
  readonly mistakes: readonly WorkflowMistake[];
  /** The names of the events that start it; empty unless a job of it keeps the record of a task. */
  readonly events: readonly string[];
  /** Whether users who start it by hand can give it a command. */
  readonly takesCommand: boolean;
  readonly secrets: readonly NamedSecret[];
  /** The labels of issues that start its jobs. */
  readonly labels: readonly string[];
}

/** Finds the mistakes of a workflow that uses the action. A text that is no YAML is judged where it names the action. */
export function lintWorkflow(text: string, facts: WorkflowFacts): WorkflowFindings {
  const reading = readWorkflow(text);
  if (reading.kind === 'invalid') return toInvalid(text, facts, reading.problems);
  const { workflow } = reading;
  const jobs = listActionJobs(workflow, facts.action);
  const found = jobs.flatMap((job) => [
    ...findLostOutputs(job, facts.outputNames),
    ...findNameMistakes(job, facts),
    ...findTriggerMistakes(job),
    ...findConditionMistakes(job, facts),
    ...findPermissionMistakes(job, facts),
    ...findConcurrencyMistakes(job, facts),
    ...findCheckoutMistakes(job),
    ...findMachineMistakes(job, facts),
    ...findChoiceMistakes(job, facts),
    ...findSafetyMistakes(job, facts),
  ]);
  const isUser = jobs.length > 0;
  const ofFile = isUser
    ? [
        ...findEventMistakes(workflow),
        ...findUnknownKeys(workflow, facts.inputNames),
        ...findExpressionMistakes(workflow),
        ...findUnreadInputs(workflow, facts.inputNames),
      ]
    : [];
  const repeated = isUser ? workflow.repeated.map(toRepeated) : [];
  const mistakes = [...found, ...ofFile]
    .map(({ path, ...mistake }): WorkflowMistake => ({ ...mistake, line: workflow.findLine(path) }))
    .concat(repeated);
  // Ours say what to write instead.
  const isOurs = (line: number) => mistakes.some((other) => other.isSerious && other.line === line);
  const refused = isUser ? (facts.refusedLines ?? []).filter(({ line }) => !isOurs(line)) : [];
  const events = [...listEvents(workflow).keys()];
  const labels = jobs.map(({ use }) => textAt(use.step, 'with', 'trigger-label') || facts.triggerLabel);
  return {
    isUser,
    mistakes: [...mistakes, ...refused].sort((left, right) => left.line - right.line),
    events: jobs.some(keepsRecord) ? events : [],
    takesCommand: isUser && takesCommand(workflow),
    labels: events.includes('issues') ? labels.filter((label) => !label.includes('${{')) : [],
    secrets: jobs.flatMap((job) => listSecrets(job).map(({ name, path }) => ({ name, line: workflow.findLine(path) }))),
  };
}

function toInvalid(text: string, { action }: WorkflowFacts, problems: readonly FileProblem[]): WorkflowFindings {
  const isUser = text.toLowerCase().includes(action.toLowerCase());
  const fix = 'Correct the YAML; GitHub starts nothing of this file until then.';
  const mistakes = problems.map(({ line, message }) => ({ line, message, fix, isSerious: true }));
  return { isUser, mistakes: isUser ? mistakes : [], events: [], takesCommand: false, labels: [], secrets: [] };
}

function toRepeated({ line, message }: FileProblem): WorkflowMistake {
  return { line, message: `${message}; GitHub refuses the workflow`, fix: 'Remove one of them.', isSerious: true };
}

/** Finds what is wrong with the inputs of a step, each by itself and then together, and with its keys. */
function findChoiceMistakes(job: ActionJob, facts: WorkflowFacts): MistakeAt[] {
  const [inputs, choice] = [findInputMistakes(job, facts), findMissingChoice(job, facts)];
  // The price of a misspelt agent's model is not what is wrong.
  const price = inputs.some(({ isSerious }) => isSerious) ? [] : findPriceMistakes(job, facts);
  const found = [...choice, ...inputs, ...price];
  const refusals = found.some(({ isSerious }) => isSerious) ? [] : findRefusals(job, facts);
  if (refusals.length > 0) return [...found, ...refusals];
  return [...found, ...findKeyMistakes(job, facts), ...findJudgeMistakes(job, facts)];
}

function findNameMistakes(job: ActionJob, facts: WorkflowFacts): MistakeAt[] {
  return [...findForeignCopy(job, facts), ...findTagMistakes(job, facts)];
}

/** Finds that the action is of another owner than that of the project and that of the repository: by a slip, or a copy. */
function findForeignCopy({ use }: ActionJob, facts: WorkflowFacts): MistakeAt[] {
  const { action, project, owner, tag, isEnterprise } = facts;
  const [copier = ''] = action.toLowerCase().split('/');
  // Another server has the action from where its administrators have put it.
  if (isEnterprise || action.toLowerCase() === project || copier === owner?.toLowerCase()) return [];
  const message = `"${action}" is not "${project}": its owner gets the token and the keys of this job`;
  const fix = `uses: ${project}@${tag}, unless you trust this copy.`;
  return [{ path: [...use.path, 'uses'], message, fix, isSerious: false }];
}

function findTagMistakes({ use }: ActionJob, { action, tag }: WorkflowFacts): MistakeAt[] {
  const path = [...use.path, 'uses'];
  const [, ref = ''] = textAt(use.step, 'uses').split('@');
  const fix = `uses: ${action}@${tag}`;
  if (ref === '') return [{ path, message: `${action} has no tag, which GitHub refuses`, fix, isSerious: true }];
  // GitHub's runner: "the provided ref … is the shortened version of a commit SHA, which is not supported".
  if (/^(?=.*\d)[0-9a-f]{7,39}$/.test(ref))
    return [{ path, message: `"@${ref}" is a part of a commit's name, which GitHub refuses`, fix, isSerious: true }];
  if (/^\d{1,6}(?:\.\d+)*$/.test(ref))
    return [{ path, message: `"@${ref}" is no tag of the action: those begin with "v"`, fix, isSerious: true }];
  if (!/^(?:main|master|head)$/i.test(ref)) return [];
  return [{ path, message: `"@${ref}" is a branch: the action changes without notice`, fix, isSerious: false }];
}

function findTriggerMistakes(job: ActionJob): MistakeAt[] {
  const { workflow, steps } = job;
  const events = listEvents(workflow);
  // A misspelt event is said to be one, and may be what the boxes need.
  const startsForBoxes = events.has('issue_comment') || events.has('workflow_call');
  const isClear = startsForBoxes || findEventMistakes(workflow).length > 0;
  return [
    ...findIdleEvents(job),
    ...findIdleTypes(job),
    ...(lacksType(events, 'issue_comment', 'edited') ? findDeadBoxes(job, ['on', 'issue_comment', 'types']) : []),
    ...(isClear ? [] : findDeadBoxes(job, ['on'])),
    ...(events.has('pull_request_target') ? steps.flatMap(findUntrustedCheckout) : []),
  ];
}

/** Finds boxes in comments that the workflow does not start for. */
function findDeadBoxes({ workflow, use }: ActionJob, path: YamlPath): MistakeAt[] {
  if (String(valueAt(use.step, 'with', 'buttons')) !== 'true') return [];
  const message = 'boxes are shown in comments, and this workflow does not start when one is ticked';
  const event = 'issue_comment: { types: [created, edited] }';
  // Without a condition each comment of the repository would start a job.
  const fix = listEvents(workflow).has('issue_comment') ? event : `${event}, and the "if" of examples/full-bot.yml`;
  return [{ path, message, fix, isSerious: false }];
}

const HEAD_OF_OTHERS = /github\.(?:event\.pull_request\.head|head_ref)/;

function findUntrustedCheckout({ step, path }: { readonly step: JsonObject; readonly path: YamlPath }): MistakeAt[] {
  const isOfOthers = ['ref', 'repository'].some((name) => HEAD_OF_OTHERS.test(textAt(step, 'with', name)));
  if (!isCheckout(step) || !isOfOthers) return [];
  const message =
    'pull_request_target has the secrets of this repository, and this step checks out the code of anybody who opens a pull request';
  return [{ path, message, fix: 'Remove "ref" and "repository", or use the event pull_request.', isSerious: true }];
}

function isCheckout(step: JsonObject): boolean {
  return textAt(step, 'uses').toLowerCase().startsWith('actions/checkout@');
}

function findCheckoutMistakes({ steps }: ActionJob): MistakeAt[] {
  return steps
    .filter(({ step }) => isCheckout(step) && String(valueAt(step, 'with', 'persist-credentials')) !== 'false')
    .map(({ path }) => ({
      path,
      message: 'the checkout leaves the token of the job in a file, where an agent without isolation can read it',
      fix: 'with: { persist-credentials: false }',
      isSerious: true,
    }));
}

function listSecrets(job: ActionJob): { readonly name: string; readonly path: YamlPath }[] {
  const inputs = valueAt(job.use.step, 'with') ?? {};
  const texts = [
    ...[...listVariables(job).values()],
    ...Object.entries(inputs).map(([name, value]) => ({ text: String(value), path: [...job.use.path, 'with', name] })),
  ];
  return texts.flatMap(({ text, path }) =>
    [...text.matchAll(/\bsecrets\.([A-Za-z_]\w*)/g)].flatMap(([, name = '']) =>
      name.toUpperCase() === 'GITHUB_TOKEN' ? [] : [{ name: name.toUpperCase(), path }],
    ),
  );
}
