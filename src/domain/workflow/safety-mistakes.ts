import { isJsonObject, textAt, valueAt } from '../text/json-object.ts';
import { type ActionJob, listVariables, type WorkflowStep } from './read-workflow.ts';
import type { MistakeAt } from './workflow-mistake.ts';

/** Finds what gives secrets or rights of a job away. */
export function findSafetyMistakes(job: ActionJob, action: string): MistakeAt[] {
  return [
    ...findPlainSecrets(job),
    ...job.steps.flatMap(findInjection),
    ...findWideRights(job),
    ...job.steps.flatMap((step) => findUnpinned(step, action)),
  ];
}

/** The beginnings of keys and tokens of providers, of GitHub and of GitLab. */
const SECRET = /^(?:sk-|gh[opsu]_|github_pat_|AIza|xai-|gsk_|glpat-)[\w-]{8,}/;
const SECRET_NAME = /(?:(?:api|access|private|signing)[_-]?key|token|secret|password)$/i;
const SECRET_LIKE = /^(?=.*\d)[\w+/=.-]{16,}$/;

function findPlainSecrets(job: ActionJob): MistakeAt[] {
  const inputs = valueAt(job.use.step, 'with');
  const given = Object.entries(isJsonObject(inputs) ? inputs : {}).map(
    ([name, value]) => [name, { text: String(value), path: [...job.use.path, 'with', name] }] as const,
  );
  return [...listVariables(job), ...given]
    .filter(([name, { text }]) => SECRET.test(text) || (SECRET_NAME.test(name) && SECRET_LIKE.test(text)))
    .map(([name, { path }]) => {
      const secret = name.toUpperCase().replaceAll('-', '_');
      return {
        ...{ path, isSerious: true },
        message: `"${name}" is a secret in plain text, which everybody reads who can read the repository: revoke it`,
        fix: `gh secret set ${secret}, and here: ${name}: \${{ secrets.${secret} }}`,
      };
    });
}

/** Texts of an event that anybody can write (GitHub's docs, "Script injections"). */
const UNTRUSTED =
  /\$\{\{[^}]*\bgithub\.(?:head_ref\b|event\.(?:comment|review|issue|pull_request|discussion|head_commit)\.(?:body|title|message|head\.(?:ref|label)))[^}]*\}\}/;

function findInjection({ step, path }: WorkflowStep): MistakeAt[] {
  const [found] = UNTRUSTED.exec(textAt(step, 'run')) ?? [];
  if (found === undefined) return [];
  return [
    {
      ...{ path: [...path, 'run'], isSerious: true },
      message: `${found} becomes part of the script, so that whoever writes it runs commands in this job`,
      fix: `env: { TEXT: "${found}" } and in the script: "$TEXT"`,
    },
  ];
}

function findWideRights({ workflow, job, path, use }: ActionJob): MistakeAt[] {
  const isOwn = job.permissions !== undefined;
  const given = isOwn ? job.permissions : workflow.root.permissions;
  return [
    ...(given === 'write-all'
      ? [
          {
            path: [...(isOwn ? path : []), 'permissions'],
            message: 'the job may write everything',
            fix: 'permissions: { contents: write, pull-requests: write, issues: write, checks: write }',
            isSerious: false,
          },
        ]
      : []),
    ...(textAt(use.step, 'with', 'isolation') === 'none'
      ? [
          {
            path: [...use.path, 'with', 'isolation'],
            message: 'the agent has all rights of the job, and can read its token and its keys',
            fix: 'Remove "isolation", where the machine can have a sandbox: groundhog doctor --isolation',
            isSerious: false,
          },
        ]
      : []),
  ];
}

/** Finds a step with an action of others whose tag can be moved to other code. */
function findUnpinned({ step, path }: WorkflowStep, action: string): MistakeAt[] {
  const uses = textAt(step, 'uses');
  const [name = '', ref = ''] = uses.split('@');
  const isTrusted = /^(?:actions|github)\//i.test(name) || name.toLowerCase() === action.toLowerCase();
  if (isTrusted || !/^[\w-]+\/[\w.-]+/.test(name) || /^[0-9a-f]{40}$/.test(ref)) return [];
  const message = `${uses} is by others, and its ${ref === '' ? 'code' : 'tag'} can change without notice`;
  return [{ path: [...path, 'uses'], message, fix: `uses: ${name}@<its commit, 40 digits>`, isSerious: false }];
}
