import { isJsonObject, textAt, valueAt } from '../text/json-object.ts';
import { type ActionJob, listVariables, type VariableText, type WorkflowStep } from './read-workflow.ts';
import type { MistakeAt, WorkflowFacts } from './workflow-mistake.ts';

/** Finds what gives secrets of a job away, or its rights to code that others write. */
export function findSafetyMistakes(job: ActionJob, { action, isolation }: WorkflowFacts): MistakeAt[] {
  return [
    ...findPlainSecrets(job),
    ...job.steps.flatMap(findInjection),
    ...findMissingIsolation(job, isolation),
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
      // GitHub takes no secret whose name begins with "GITHUB_".
      const secret = name
        .toUpperCase()
        .replaceAll('-', '_')
        .replace(/^GITHUB_/, 'GROUNDHOG_');
      return {
        ...{ path, isSerious: true },
        message: `"${name}" is a secret in plain text, which everybody reads who can read the repository: revoke it`,
        fix: `gh secret set ${secret}, and here: ${name}: \${{ secrets.${secret} }}`,
      };
    });
}

/** Texts of an event that anybody can write (GitHub's docs, "Script injections"), in the spelling with dots. */
const UNTRUSTED =
  /\b(?:github\.(?:head_ref\b|event(?![\w.])|event\.(?:[\w*]+\.)*(?:body|title|message|page_name|(?:author|committer)\.(?:name|email)|head\.(?:ref|label|repo\.default_branch))\b)|toJSON\(\s*github\s*\))/i;

/** Finds an expression in a text whose value strangers write: as a whole, or a field by a dot or in brackets. */
function findUntrusted(text: string): string | undefined {
  const expressions = text.match(/\$\{\{(?:'[^']*'|[^}']|\}(?!\}))*\}\}/g) ?? [];
  return expressions.find((expression) =>
    UNTRUSTED.test(expression.replace(/\[\s*(?:'([^']*)'|(\*|\d+))\s*\]/g, '.$1$2')),
  );
}

function findInjection({ step, path }: WorkflowStep): MistakeAt[] {
  const places = [
    { place: ['run'], toFix: (found: string) => `env: { TEXT: "${found}" } and in the script: "$TEXT"` },
    {
      place: ['with', 'agent-command'],
      toFix: () => 'Remove it: the plan says what is to be done, and the agent reads it.',
    },
  ];
  return places.flatMap(({ place, toFix }) => {
    const found = findUntrusted(textAt(step, ...place));
    if (found === undefined) return [];
    const message = `${found} becomes part of a command, so that whoever writes it runs commands in this job`;
    return [{ path: [...path, ...place], message, fix: toFix(found), isSerious: true }];
  });
}

/** Finds the isolation that a step chooses: by its input, or by the variable where neither that nor the configuration does. */
export function findIsolation(job: ActionJob, configured: string | undefined): VariableText | undefined {
  const text = textAt(job.use.step, 'with', 'isolation');
  if (text !== '') return { text, path: [...job.use.path, 'with', 'isolation'] };
  return configured === undefined ? listVariables(job).get('GROUNDHOG_ISOLATION') : undefined;
}

function findMissingIsolation(job: ActionJob, configured: string | undefined): MistakeAt[] {
  const found = findIsolation(job, configured);
  if (found?.text !== 'none') return [];
  return [
    {
      path: found.path,
      message: 'without isolation the agent has all rights of the job, and can read its token and its keys',
      fix: 'Remove it, where the machine can have a sandbox: groundhog doctor --isolation',
      ...{ isSerious: true, isWithoutIsolation: true },
    },
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
