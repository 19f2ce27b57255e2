import { isJsonObject, type JsonObject, objectsAt, valueAt } from '../text/json-object.ts';
import { findNearestName } from '../text/nearest-name.ts';
import type { YamlPath } from '../yaml/yaml-document.ts';
import type { Workflow } from './read-workflow.ts';
import type { MistakeAt } from './workflow-mistake.ts';

// The keys of GitHub's schema of workflows, workflow-v1.0.json in actions/languageservices.
const OF_WORKFLOW = [
  ...['on', 'name', 'description', 'run-name', 'defaults', 'env', 'permissions', 'concurrency', 'jobs'],
];
const OF_JOB = [
  ...['needs', 'if', 'strategy', 'name', 'runs-on', 'timeout-minutes', 'cancel-timeout-minutes', 'continue-on-error'],
  ...['container', 'services', 'env', 'environment', 'permissions', 'concurrency', 'outputs', 'defaults', 'steps'],
  ...['snapshot', 'uses', 'with', 'secrets'],
];
const OF_STEP = [
  ...['name', 'id', 'if', 'continue-on-error', 'timeout-minutes', 'uses', 'with', 'env', 'run', 'working-directory'],
  ...['shell', 'background'],
];
const SCOPES = [
  ...['actions', 'artifact-metadata', 'attestations', 'checks', 'code-quality', 'contents', 'copilot-requests'],
  ...['deployments', 'discussions', 'drives', 'id-token', 'issues', 'models', 'packages', 'pages', 'pull-requests'],
  ...['repository-projects', 'security-events', 'statuses', 'vulnerability-alerts'],
];
const LEVELS = ['read', 'write', 'none'];
/** Inputs of actions/checkout, which are keys of a step where they are out of their column. */
const OF_CHECKOUT = [
  ...['fetch-depth', 'fetch-tags', 'persist-credentials', 'ref', 'repository', 'token', 'path', 'submodules', 'lfs'],
];

/**
 * Finds keys of a workflow, its jobs, their steps and their permissions that GitHub refuses, and that resemble one that it
 * knows or belong below another. Its own parser finds the others.
 */
export function findUnknownKeys({ root }: Workflow, inputNames: readonly string[]): MistakeAt[] {
  const jobs = valueAt(root, 'jobs');
  return [
    ...findOthers(root, { path: [], owner: 'a workflow', known: OF_WORKFLOW }),
    ...findWrongPermissions(root.permissions, ['permissions']),
    ...Object.entries(isJsonObject(jobs) ? jobs : {}).flatMap(([name, job]) => {
      const path = ['jobs', name];
      return [
        ...findOthers(job, { path, owner: 'a job', known: OF_JOB }),
        ...findWrongPermissions(valueAt(job, 'permissions'), [...path, 'permissions']),
        ...objectsAt(job, 'steps').flatMap((step, index) => {
          const at = [...path, 'steps', index];
          const ofWith = [...OF_CHECKOUT, ...inputNames];
          return [
            ...findOthers(step, { path: at, owner: 'a step', known: OF_STEP, ofWith }),
            ...findTwoSteps(step, at),
          ];
        }),
      ];
    }),
  ];
}

/** Finds a step that has become a part of the one before, by a lost dash. */
function findTwoSteps(step: JsonObject, path: YamlPath): MistakeAt[] {
  if (step.run === undefined || step.uses === undefined) return [];
  const message = 'a step has both "uses" and "run": GitHub refuses the workflow';
  return [{ path: [...path, 'run'], message, fix: 'Make two steps of it, each with its dash.', isSerious: true }];
}

interface KnownKeys {
  readonly path: YamlPath;
  /** The thing that has the keys, for messages. */
  readonly owner: string;
  readonly known: readonly string[];
  /** Keys that belong below "with". */
  readonly ofWith?: readonly string[];
}

function findOthers(value: unknown, { path, owner, known, ofWith = [] }: KnownKeys): MistakeAt[] {
  const keys = isJsonObject(value) ? Object.keys(value) : [];
  return keys
    .filter((key) => !known.includes(key))
    .flatMap((key): MistakeAt[] => {
      const at = { path: [...path, key], message: `${owner} has no key "${key}": GitHub refuses the workflow` };
      if (ofWith.includes(key)) return [{ ...at, fix: 'Indent it, so that it is below "with:".', isSerious: true }];
      const nearest = findNearestName(key, known);
      return nearest === undefined ? [] : [{ ...at, fix: `Did you mean "${nearest}:"?`, isSerious: true }];
    });
}

function findWrongPermissions(given: unknown, path: YamlPath): MistakeAt[] {
  if (typeof given === 'string') return findWrongWord(given, { path, known: ['read-all', 'write-all'] });
  return [
    ...findOthers(given, { path, owner: 'permissions', known: SCOPES }),
    ...Object.entries(isJsonObject(given) ? given : {}).flatMap(([scope, level]) =>
      findWrongWord(String(level), { path: [...path, scope], known: LEVELS }),
    ),
  ];
}

function findWrongWord(
  word: string,
  { path, known }: { readonly path: YamlPath; readonly known: readonly string[] },
): MistakeAt[] {
  if (known.includes(word)) return [];
  const nearest = findNearestName(word, known);
  const fix = nearest === undefined ? `It is one of ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
  return [{ path, message: `a permission cannot be "${word}": GitHub refuses the workflow`, fix, isSerious: true }];
}
