import { isJsonObject, textAt, valueAt } from '../text/json-object.ts';
import { findNearestName } from '../text/nearest-name.ts';
import type { YamlPath } from '../yaml/yaml-document.ts';
import { type ActionJob, listEvents, type Workflow } from './read-workflow.ts';
import type { MistakeAt } from './workflow-mistake.ts';

/** The contexts of GitHub's docs, "Contexts reference". */
const CONTEXTS = [
  ...['github', 'env', 'vars', 'job', 'jobs', 'steps', 'runner', 'secrets', 'strategy', 'matrix', 'needs', 'inputs'],
];

/** Finds expressions that GitHub cannot read, and inputs in them whose names resemble one that the workflow has. */
export function findExpressionMistakes(workflow: Workflow): MistakeAt[] {
  const { on: _events, ...others } = workflow.root;
  const inputs = listInputs(workflow);
  // A caller gives its secrets names of its own.
  const isCalled = listEvents(workflow).has('workflow_call');
  return listTexts(others, []).flatMap(({ path, text }) => [
    ...findOpen(text, path),
    ...listExpressions(text, path).flatMap((expression) => [
      ...findDoubleQuotes(expression, path),
      ...findUnknownContexts(expression, path),
      ...(isCalled ? [] : findReservedSecrets(expression, path)),
      ...findMisspeltInputs(expression, { path, inputs }),
    ]),
  ]);
}

interface TextAt {
  readonly path: YamlPath;
  readonly text: string;
}

function listTexts(value: unknown, path: YamlPath): TextAt[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => listTexts(item, [...path, index]));
  return isJsonObject(value) ? Object.entries(value).flatMap(([key, item]) => listTexts(item, [...path, key])) : [];
}

/** An expression; between its quotation marks, of which two in a row are one, everything is text. */
const EXPRESSION = /\$\{\{((?:'[^']*'|[^'}]|\}(?!\}))*)\}\}/g;

/** The lengths of the paths of the conditions of a job and of a step. */
const CONDITION_DEPTHS = [3, 5];

/** Lists the expressions of a text without their literals. A condition is one without its braces. */
function listExpressions(text: string, path: YamlPath): string[] {
  const found = [...text.matchAll(EXPRESSION)].map(([, expression = '']) => expression);
  return (isCondition(path) && found.length === 0 ? [text] : found).map((expression) =>
    expression.replace(/'[^']*'/g, ' '),
  );
}

function findOpen(text: string, path: YamlPath): MistakeAt[] {
  if (!text.replace(EXPRESSION, '').includes('${{')) return [];
  const message = 'an expression begins with "${{" and never ends: GitHub refuses the workflow';
  return [{ path, message, fix: 'End it with "}}".', isSerious: true }];
}

function findDoubleQuotes(expression: string, path: YamlPath): MistakeAt[] {
  if (!expression.includes('"')) return [];
  const message = 'an expression has a text in double quotes: GitHub refuses the workflow';
  return [{ path, message, fix: "Write it as '…'.", isSerious: true }];
}

/** Returns whether a value is the condition of a job, or of a step. */
function isCondition(path: YamlPath): boolean {
  return path.at(-1) === 'if' && CONDITION_DEPTHS.includes(path.length);
}

function findUnknownContexts(expression: string, path: YamlPath): MistakeAt[] {
  const names = [...expression.matchAll(/(?<![\w.)\]-])([a-z_][\w-]*)[.[]/gi)].map(([, name = '']) => name);
  const unknown = names.filter((name) => !CONTEXTS.includes(name.toLowerCase()));
  // GitHub's docs, "Context availability".
  if (isCondition(path) && names.some((name) => name.toLowerCase() === 'secrets'))
    return [
      {
        ...{ path, isSerious: true },
        message: 'a condition knows no "secrets": GitHub refuses the workflow',
        fix: "Give the secret to a variable of the job, env: { NAME: … }, and ask in the step for env.NAME != ''.",
      },
    ];
  return [...new Set(unknown)].map((name) => {
    const nearest = findNearestName(name, CONTEXTS);
    const fix = nearest === undefined ? `It is one of ${CONTEXTS.join(', ')}.` : `Did you mean "${nearest}"?`;
    return { path, message: `an expression knows no "${name}": GitHub refuses the workflow`, fix, isSerious: true };
  });
}

/** Finds secrets that no repository can have: GitHub's docs, "Secrets reference", keep names that begin so for GitHub. */
function findReservedSecrets(expression: string, path: YamlPath): MistakeAt[] {
  const names = [...expression.matchAll(/\bsecrets\.(GITHUB_\w+)/gi)].map(([, name = '']) => name);
  return [...new Set(names)]
    .filter((name) => name.toUpperCase() !== 'GITHUB_TOKEN')
    .map((name) => ({
      ...{ path, isSerious: true },
      message: `GitHub lets no secret be called "${name}", so that this is empty`,
      fix: 'Give the secret a name that does not begin with GITHUB_.',
    }));
}

/** Finds inputs of a start by hand that are those of the action and that no job reads, nor the environment of all: what a user gives there is lost. */
export function findUnreadInputs(workflow: Workflow, inputNames: readonly string[]): MistakeAt[] {
  const { env, jobs } = workflow.root;
  const given = valueAt(listEvents(workflow).get('workflow_dispatch'), 'inputs');
  const isRead = ({ path }: TextAt) => !path.includes('concurrency') && path.at(-1) !== 'if';
  const texts = [...listTexts(env, ['env']), ...listTexts(jobs, ['jobs'])].filter(isRead);
  const read = texts.flatMap(({ text, path }) => listExpressions(text, path)).join('\n');
  // Of a document of all inputs, a program may take any.
  if (!isJsonObject(given) || /\binputs(?!\.)\b/i.test(read)) return [];
  const unread = inputNames.filter((name) => Object.hasOwn(given, name) && !readsInput(read, name));
  return unread.map((name) => ({
    path: ['on', 'workflow_dispatch', 'inputs', name],
    message: `no step gets the input "${name}": what is given there is lost, and the action does without it`,
    fix: `with: { ${name}: "\${{ inputs.${name} }}" }`,
    isSerious: true,
  }));
}

function readsInput(expressions: string, name: string): boolean {
  return new RegExp(`\\binputs\\.${name}(?![\\w-])`, 'i').test(expressions);
}

/** Finds outputs that a job reads from steps that it does not have, or that the action does not have: they are empty. */
export function findLostOutputs({ path, job, steps, use }: ActionJob, outputNames: readonly string[]): MistakeAt[] {
  const ids = steps.map(({ step }) => textAt(step, 'id')).filter((id) => id !== '' && !id.includes('${{'));
  return listTexts(job, path).flatMap(({ text, path: at }) =>
    listExpressions(text, at).flatMap((expression) =>
      [...expression.matchAll(OUTPUT)].flatMap(([, id = '', name]) => {
        if (!ids.some((one) => isSameName(one, id))) {
          const fix = toCorrection(findNearestName(id, ids), `id: ${id}, at the step that is meant`);
          return [toLost(at, `this job has no step with the id "${id}"`, fix)];
        }
        const isOurs = isSameName(id, textAt(use.step, 'id')) && name !== undefined;
        if (!isOurs || outputNames.some((one) => isSameName(one, name))) return [];
        const fix = toCorrection(findNearestName(name, outputNames), 'docs/action-reference.md lists the outputs.');
        return [toLost(at, `the action has no output "${name}"`, fix)];
      }),
    ),
  );
}

/** A step by its id, and the output that is read of it. */
const OUTPUT = /(?<![\w.-])steps\.([a-z_][\w-]*)(?:\.outputs\.([a-z_][\w-]*))?/gi;

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function toLost(path: YamlPath, what: string, fix: string): MistakeAt {
  return { path, message: `${what}, so that this is empty`, fix, isSerious: true };
}

function toCorrection(nearest: string | undefined, otherwise: string): string {
  return nearest === undefined ? otherwise : `Did you mean "${nearest}"?`;
}

interface InputsAt {
  readonly path: YamlPath;
  readonly inputs: readonly string[];
}

/** One that resembles none may be meant for another event of the workflow, and is empty. */
function findMisspeltInputs(expression: string, { path, inputs }: InputsAt): MistakeAt[] {
  const found = expression.matchAll(/(?<![\w.-])(?:github\.event\.)?inputs\.([a-z_][\w-]*)/gi);
  const names = [...new Set([...found].map(([, name = '']) => name))];
  const unknown = names.filter((name) => !inputs.some((input) => input.toLowerCase() === name.toLowerCase()));
  return unknown.flatMap((name) => {
    const nearest = findNearestName(name, inputs);
    if (nearest === undefined) return [];
    const message = `the workflow has no input "${name}", so that this is empty`;
    return [{ path, message, fix: `Did you mean "inputs.${nearest}"?`, isSerious: true }];
  });
}

function listInputs(workflow: Workflow): readonly string[] {
  return ['workflow_dispatch', 'workflow_call'].flatMap((event) => {
    const inputs = valueAt(listEvents(workflow).get(event), 'inputs');
    return isJsonObject(inputs) ? Object.keys(inputs) : [];
  });
}
