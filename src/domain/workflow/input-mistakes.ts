import { isJsonObject, textAt, valueAt } from '../text/json-object.ts';
import { findNearestName } from '../text/nearest-name.ts';
import { type ActionJob, listEvents, mayStartAgent } from './read-workflow.ts';
import type { MistakeAt, WorkflowFacts } from './workflow-mistake.ts';

/** Finds inputs that the action does not have, values that it refuses, and files that they name and that are not there. */
export function findInputMistakes(job: ActionJob, facts: WorkflowFacts): MistakeAt[] {
  const given = valueAt(job.use.step, 'with');
  const entries = Object.entries(isJsonObject(given) ? given : {});
  const inputs = entries
    .filter(([, value]) => !isNoText(value))
    .map(([name, value]) => ({ name, value: value === null || value === undefined ? '' : String(value) }));
  return [
    ...inputs.flatMap((input) => findWrong(job, input, facts)),
    ...entries.filter(([, value]) => isNoText(value)).map(([name]) => toNoText(job, name)),
    ...findPlanMistakes(job, facts),
    ...findIdleWorkflows(job, facts),
    ...findContinueMistakes(job),
    ...findOtherPlans(job),
    ...findMissingAgent(job, facts),
  ];
}

function isNoText(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}

/** Describes an input that is written as YAML, where GitHub takes text alone. */
function toNoText({ use }: ActionJob, name: string): MistakeAt {
  const message = `the input "${name}" is no text, and GitHub refuses the workflow`;
  return {
    path: [...use.path, 'with', name],
    message,
    fix: `${name}: |, with its lines indented below`,
    isSerious: true,
  };
}

interface GivenInput {
  readonly name: string;
  readonly value: string;
}

function findWrong({ use }: ActionJob, { name, value }: GivenInput, facts: WorkflowFacts): MistakeAt[] {
  const path = [...use.path, 'with', name];
  // GitHub compares names of inputs without regard to case.
  const known = facts.inputNames.find((one) => one === name.toLowerCase());
  if (known === undefined) {
    const nearest = findNearestName(name, facts.inputNames);
    const fix =
      nearest === undefined ? 'Remove it: docs/action-reference.md lists the inputs.' : `${nearest}: ${value}`;
    return [{ path, message: `the action has no input "${name}", and ignores it`, fix, isSerious: true }];
  }
  const problem = value.includes('${{') ? undefined : facts.findInputProblem(known, value);
  if (problem === undefined) return [];
  const message = `the action refuses "${name}": ${value === '' ? 'it' : `"${value}"`} ${problem}`;
  return [{ path, message, fix: `Give "${name}" a value that it takes: docs/action-reference.md.`, isSerious: true }];
}

/** Finds a plan that is named, by the step or as the default of the start by hand, and is not in the repository. */
function findPlanMistakes({ workflow, use }: ActionJob, { hasFile }: WorkflowFacts): MistakeAt[] {
  const given = textAt(use.step, 'with', 'plan');
  const start = ['workflow_dispatch', 'inputs', 'plan', 'default'];
  const isOfStart = /^\$\{\{ *(?:inputs|github\.event\.inputs)\.plan *\}\}$/.test(given);
  const path = isOfStart ? ['on', ...start] : [...use.path, 'with', 'plan'];
  const plan = isOfStart ? textAt(workflow.root, 'on', ...start) : given;
  const isOpen = plan === '' || /\$\{\{|[*?[{\s]/.test(plan);
  if (isOpen || hasFile(plan.replace(/^(\.\/)+/, ''))) return [];
  return [
    {
      ...{ path, isSerious: false },
      message: `the plan ${plan} is not in this checkout`,
      fix: 'Name one that is committed, or write and commit it.',
    },
  ];
}

/** Finds workflows that are to be started on what has landed and are not there, or cannot be started by a job. */
function findIdleWorkflows({ use }: ActionJob, { hasFile, listEventsOf }: WorkflowFacts): MistakeAt[] {
  const path = [...use.path, 'with', 'ci-workflows'];
  const names = textAt(use.step, 'with', 'ci-workflows')
    .split(/\s+/)
    .map((name) => name.replace(/^\.github\/workflows\//, ''))
    .filter((name) => !name.includes('${{') && /^[\w.-]+\.ya?ml$/.test(name));
  return names.flatMap((name): MistakeAt[] => {
    const file = `.github/workflows/${name}`;
    if (!hasFile(file)) {
      const fix = 'Name the files of .github/workflows with the checks of a pull request.';
      return [{ path, message: `there is no workflow ${name} to start on what has landed`, fix, isSerious: false }];
    }
    const events = listEventsOf(file);
    if (events === undefined || events.includes('workflow_dispatch')) return [];
    const message = `the workflow ${name} cannot be started on what has landed: its events lack workflow_dispatch`;
    return [{ path, message, fix: `Add "workflow_dispatch:" to "on" of ${name}.`, isSerious: false }];
  });
}

function findContinueMistakes({ workflow, use }: ActionJob): MistakeAt[] {
  if (String(valueAt(use.step, 'with', 'continue')) !== 'true') return [];
  const events = listEvents(workflow);
  const inputs = valueAt(events.get('workflow_dispatch'), 'inputs');
  const isPassed = textAt(use.step, 'with', 'task').includes('inputs.task');
  if (events.has('workflow_call') || (isJsonObject(inputs) && Object.hasOwn(inputs, 'task') && isPassed)) return [];
  return [
    {
      path: [...use.path, 'with', 'continue'],
      message: '"continue" starts the workflow again with an input "task", which it does not pass to the action',
      fix: 'on: { workflow_dispatch: { inputs: { task: {} } } } and with: { task: "${{ inputs.task }}" }',
      isSerious: true,
    },
  ];
}

/** Finds a default for the plan of a start by hand that gets the id of a task as well: GitHub gives it to each such start. */
function findOtherPlans({ workflow, use }: ActionJob): MistakeAt[] {
  const inputs = valueAt(listEvents(workflow).get('workflow_dispatch'), 'inputs');
  const isFilled = textAt(use.step, 'with', 'plan').includes('inputs.plan') && textAt(inputs, 'plan', 'default') !== '';
  if (!isFilled || !textAt(use.step, 'with', 'task').includes('inputs.task')) return [];
  const isSerious = String(valueAt(use.step, 'with', 'continue')) === 'true';
  const who = isSerious ? '"continue" starts the workflow with a task alone, and' : 'a start with "task" alone';
  return [
    {
      ...{ path: ['on', 'workflow_dispatch', 'inputs', 'plan', 'default'], isSerious },
      message: `${who} gets the default of "plan", too: a task of another plan is refused`,
      fix: 'Remove the default of "plan".',
    },
  ];
}

/** Finds an agent that is a program of its own and that no step names, on a machine of GitHub, which does not have it. */
function findMissingAgent(given: ActionJob, { findPackage }: WorkflowFacts): MistakeAt[] {
  const { job, steps, use } = given;
  const agent = textAt(use.step, 'with', 'agent') || undefined;
  const program = agent?.includes('${{') ? undefined : findPackage(agent);
  const isOfGitHub = /^(?:ubuntu|macos)-/.test(textAt(job, 'runs-on')) && valueAt(job, 'container') === undefined;
  const isGiven = ['agent-command', 'agents'].some((name) => valueAt(use.step, 'with', name) !== undefined);
  if (program === undefined || !isOfGitHub || isGiven || !mayStartAgent(given)) return [];
  const { name, packageName, version } = program;
  const isNamed = steps.some(({ step }) => {
    const text = `${textAt(step, 'run')} ${textAt(step, 'uses')}`;
    // A script of the repository, or one of the agent's own that a shell reads, may install it.
    return text.includes(packageName) || text.includes(name) || /(?:^|[\s"'])\.\/|\|\s*(?:ba|z)?sh\b/.test(text);
  });
  if (isNamed) return [];
  const message = `no step installs ${packageName}, which the agent ${name} is, and the machine does not have it`;
  return [{ path: use.path, message, fix: `- run: npm install --global ${packageName}@${version}`, isSerious: false }];
}
