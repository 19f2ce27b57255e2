import { isJsonObject, textAt, valueAt } from '../text/json-object.ts';
import type { YamlPath } from '../yaml/yaml-document.ts';
import { type ActionJob, isDryRun, isFanOut, isForMergeQueue, listVariables } from './read-workflow.ts';
import type { MistakeAt, WorkflowFacts } from './workflow-mistake.ts';

const LEVELS = ['none', 'read', 'write'] as const;
type Level = (typeof LEVELS)[number];

interface Need {
  readonly scope: string;
  readonly level: Level;
  readonly why: string;
  /** Whether a run fails without it. */
  readonly isSerious: boolean;
}

/** Finds the permissions that the job of an action lacks, or has beyond all need. One with a token of its own needs none. */
export function findPermissionMistakes(
  job: ActionJob,
  { defaultPermissions, isEnterprise }: Pick<WorkflowFacts, 'defaultPermissions' | 'isEnterprise'>,
): MistakeAt[] {
  if (!isEnterprise || !usesJobsCopilot(job)) return findUnfit(job, defaultPermissions);
  const found = findUnfit(job, defaultPermissions).filter(({ message }) => !message.includes(USE_COPILOT.scope));
  return [toUnknownToken(job), ...found];
}

function findUnfit(job: ActionJob, defaultPermissions: WorkflowFacts['defaultPermissions']): MistakeAt[] {
  const { given, path } = findGiven(job);
  const needs = hasOwnToken(job) ? OWN_TOKEN_NEEDS : listNeeds(job);
  if (given === 'write-all')
    return [{ path, message: 'the job may write everything', fix: renderPermissions(needs), isSerious: false }];
  if (hasOwnToken(job)) return [];
  if (given === undefined) return findUnstated(job, defaultPermissions);
  return needs
    .filter(({ scope, level }) => LEVELS.indexOf(levelOf(given, scope)) < LEVELS.indexOf(level))
    .map(({ scope, level, why, isSerious }) => ({
      ...{ path, isSerious },
      message: `the job lacks the permission ${scope}: ${level}, ${why}`,
      fix: `Add "${scope}: ${level}" to its permissions.`,
    }));
}

/** The permissions of a job with a token of its own: those of the checkout. */
const OWN_TOKEN_NEEDS: readonly Need[] = [
  { scope: 'contents', level: 'read', why: 'to check out the repository', isSerious: true },
];

/** Returns whether a job gives the action another token than its own. */
function hasOwnToken({ use }: ActionJob): boolean {
  const token = textAt(use.step, 'with', 'github-token');
  return token !== '' && !/^\$\{\{ *(?:github\.token|secrets\.GITHUB_TOKEN) *\}\}$/i.test(token);
}

/** Finds the permissions that count for a job: its own, or those of the workflow. */
function findGiven({ workflow, job, path }: ActionJob): { readonly given: unknown; readonly path: YamlPath } {
  return job.permissions === undefined
    ? { given: workflow.root.permissions, path: ['permissions'] }
    : { given: job.permissions, path: [...path, 'permissions'] };
}

function findUnstated(job: ActionJob, defaultPermissions: WorkflowFacts['defaultPermissions']): MistakeAt[] {
  const needs = listNeeds(job).filter(({ isSerious }) => isSerious);
  if (defaultPermissions === 'write' || needs.length === 0) return [];
  const isKnown = defaultPermissions === 'read';
  const message = isKnown
    ? 'the workflow states no permissions, and in this repository a job may then only read'
    : 'the workflow states no permissions: those of the repository count, which in new ones are to read';
  return [{ path: job.path, message, fix: renderPermissions(needs), isSerious: isKnown }];
}

function renderPermissions(needs: readonly Need[]): string {
  return `permissions: { ${needs.map(({ scope, level }) => `${scope}: ${level}`).join(', ')} }`;
}

function levelOf(given: unknown, scope: string): Level {
  if (given === 'read-all') return 'read';
  const level = isJsonObject(given) ? given[scope] : undefined;
  return LEVELS.find((known) => known === level) ?? 'none';
}

const START_JOBS: Need = { scope: 'actions', level: 'write', why: 'to start other jobs', isSerious: true };
const WRITE_CHECKS: Need = {
  ...{ scope: 'checks', level: 'write', isSerious: false },
  why: 'to show failed criteria beside the code',
};
const WRITE_GROUP_CHECK: Need = { ...WRITE_CHECKS, why: 'to write the check "Groundhog" on the group' };
const USE_COPILOT: Need = {
  ...{ scope: 'copilot-requests', level: 'write', isSerious: true },
  why: 'to use GitHub Copilot with the token of the job',
};

/** The permissions of a job for a merge queue, which writes to no branch. */
const GROUP_NEEDS: readonly Need[] = [
  { scope: 'contents', level: 'read', why: 'to read the group and the records', isSerious: true },
  { scope: 'pull-requests', level: 'read', why: 'to find the task of a group', isSerious: true },
];

function listNeeds(job: ActionJob): Need[] {
  const { step } = job.use;
  const isSet = (name: string) => String(valueAt(step, 'with', name) ?? '') === 'true';
  if (isDryRun(job) || isFanOut(job))
    return [{ scope: 'contents', level: 'read', why: 'to read the plan', isSerious: true }];
  const hasCheck = String(valueAt(step, 'with', 'check-run') ?? 'true') !== 'false';
  const checks = hasCheck ? [WRITE_CHECKS] : [];
  if (isForMergeQueue(job.workflow)) return [...GROUP_NEEDS, ...(hasCheck ? [WRITE_GROUP_CHECK] : [])];
  const startsJobs = isSet('continue') || textAt(step, 'with', 'ci-workflows') !== '';
  return [
    { scope: 'contents', level: 'write', why: 'to push the task branch and the records', isSerious: true },
    { scope: 'pull-requests', level: 'write', why: 'to open the pull request', isSerious: true },
    { scope: 'issues', level: 'write', why: 'to comment, and to set labels', isSerious: true },
    ...(startsJobs ? [START_JOBS] : []),
    ...checks,
    ...(usesJobsCopilot(job) ? [USE_COPILOT] : []),
  ];
}

/** Describes a token that GitHub Copilot, which is on github.com, cannot know. */
function toUnknownToken({ use }: ActionJob): MistakeAt {
  const message = 'GitHub Copilot is on github.com, which does not know the token of a job of another server';
  const fix =
    'COPILOT_GITHUB_TOKEN: ${{ secrets.COPILOT_GITHUB_TOKEN }}, a token of github.com; no permission copilot-requests.';
  return { path: use.path, message, fix, isSerious: true };
}

function usesJobsCopilot(job: ActionJob): boolean {
  const token = listVariables(job).get('COPILOT_GITHUB_TOKEN')?.text ?? '';
  return /\b(?:github\.token|secrets\.GITHUB_TOKEN)\b/.test(token);
}
