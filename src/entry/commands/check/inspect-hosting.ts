import { GitHubError } from '../../../domain/errors/errors.ts';
import type { WorkflowFile } from '../../../domain/workflow/find-command-support.ts';
import { findRefusedLines } from '../../../domain/workflow/find-refused-lines.ts';
import { lintWorkflow, type WorkflowFindings } from '../../../domain/workflow/lint-workflow.ts';
import { findRemoteUrl } from '../../../git/config.ts';
import { findGitDir } from '../../../git/find-git-dir.ts';
import { createGitHubClient } from '../../../github/client/client.ts';
import { fetchRepositoryFacts, type RepositoryFacts } from '../../../github/repository-facts.ts';
import type { Finding } from '../../../report/terminal/doctor-text.ts';
import type { HostContext } from '../../compose/host-context.ts';
import { PROJECT, VERSION } from '../../compose/version.ts';
import { withGit } from '../../compose/with-git.ts';
import { readWorkflows, WORKFLOWS_FOLDER } from '../../job/read-workflows.ts';
import { findConfigBeside } from '../../settings/load-config.ts';
import { readApiStallMs } from '../../settings/paces.ts';
import { findHostedRepository, type HostedRepository, isForEnterprise } from './hosted-repository.ts';
import { ISOLATION } from './inspect-isolation-choice.ts';
import { judgeRepository } from './judge-repository.ts';
import { toWorkflowFacts } from './workflow-facts.ts';

/** A name that a task branch may have, to look up the rules for it. */
const TASK_BRANCH = 'groundhog/doctor/task';

/** Examines the workflows of a checkout, and with a token the settings of its repository on GitHub. Changes nothing. */
export async function inspectHosting(host: HostContext, root: string): Promise<readonly Finding[]> {
  const address = await findOrigin(host, root);
  const hosted = address === undefined ? undefined : findHostedRepository(address, host.env);
  const fetched = await fetchFacts(host, hosted ?? address);
  const files = await readWorkflows(root);
  const facts = toWorkflowFacts(await findConfigBeside(root), {
    ...{ isEnterprise: isForEnterprise(address, host.env), fetched: fetched.facts, root, owner: hosted?.owner },
  });
  const linted = await Promise.all(
    files.map(async ({ name, text }) => ({
      path: `${WORKFLOWS_FOLDER}/${name}`,
      ...lintWorkflow(text, { ...facts, action: findAction(text), refusedLines: await findRefusedLines(text) }),
    })),
  );
  const workflows = linted.filter(({ isUser }) => isUser);
  return [...judgeWorkflows(workflows, files), ...fetched.findings, ...judgeFetched(workflows, hosted, fetched.facts)];
}

function findOrigin(host: HostContext, root: string): Promise<string | undefined> {
  return withGit(host, async (git) => {
    const found = await findGitDir(git, root);
    return found === undefined ? undefined : findRemoteUrl(git.at({ gitDir: found.gitDir }), 'origin');
  });
}

/** Finds the name by which a workflow uses the action: that of the project, or of a copy, such as `acme/groundhog`. */
function findAction(text: string): string {
  const names = [...text.matchAll(/^[ -]+uses: *["']?([\w.-]+\/groundhog)(?=["'@\s])/gim)].map(([, name = '']) => name);
  return names.some((name) => name.toLowerCase() === PROJECT) ? PROJECT : (names[0] ?? PROJECT);
}

interface FetchedFacts {
  readonly facts: RepositoryFacts | undefined;
  /** The reasons why there are none. */
  readonly findings: readonly Finding[];
}

const UNCHECKED = 'not checked: settings, permissions, rules, labels and secrets of the repository';

/** Fetches the facts of a repository on GitHub; of the address of another remote, or of none, says why there are none. */
async function fetchFacts(host: HostContext, hosted: HostedRepository | string | undefined): Promise<FetchedFacts> {
  const token = host.env.GH_TOKEN?.trim() || host.env.GITHUB_TOKEN?.trim();
  const toMissing = (detail: string, fix: string): FetchedFacts => ({
    facts: undefined,
    findings: [{ name: 'GitHub', state: 'optional', detail, fix }],
  });
  if (hosted === undefined)
    return toMissing(
      `${UNCHECKED}, since there is no remote "origin"`,
      'git remote add origin https://github.com/OWNER/NAME.git',
    );
  if (typeof hosted === 'string')
    return toMissing(
      `${UNCHECKED}, since the remote "origin" names none on the GitHub of this environment`,
      'git remote set-url origin https://github.com/OWNER/NAME.git; for another server set GH_HOST.',
    );
  if (token === undefined || token === '')
    return toMissing(`${UNCHECKED}, for lack of a token`, 'GH_TOKEN=$(gh auth token) groundhog doctor');
  const { owner, repo, apiUrl } = hosted;
  const client = createGitHubClient({
    ...{ token, apiUrl, userAgent: `groundhog/${VERSION}`, onWarning: () => undefined, debug: host.debug },
    requestTimeoutMs: readApiStallMs(host.env),
  });
  try {
    return { facts: await fetchRepositoryFacts({ client, repository: { owner, repo } }, TASK_BRANCH), findings: [] };
  } catch (thrown) {
    if (!(thrown instanceof GitHubError)) throw thrown;
    const { status, message } = thrown.data;
    const text = host.redactor.redact(String(message));
    const detail = status === undefined ? `GitHub was not reached: ${text}` : `GitHub answers ${status} ${text}`;
    const fix =
      status === undefined
        ? `Check that this machine reaches ${apiUrl}`
        : `Check that the token is valid and can see ${owner}/${repo}: gh repo view ${owner}/${repo}`;
    return { facts: undefined, findings: [{ name: 'GitHub', state: 'missing', detail, fix }] };
  }
}

interface LintedWorkflow extends WorkflowFindings {
  readonly path: string;
}

function judgeWorkflows(workflows: readonly LintedWorkflow[], files: readonly WorkflowFile[]): Finding[] {
  const name = 'workflows';
  if (workflows.length === 0) return [judgeOthers(files)];
  const mistakes = workflows.flatMap(({ path, mistakes: found }) =>
    found.map(
      ({ line, message, fix, isSerious, isWithoutIsolation }): Finding => ({
        name: isWithoutIsolation === true ? ISOLATION : name,
        ...{ state: isSerious ? 'missing' : 'optional', detail: `${path}:${line}: ${message}`, fix },
      }),
    ),
  );
  const paths = workflows.map(({ path }) => path).join(', ');
  const fine: Finding = { name, state: 'fine', detail: `${paths} (${EXAMINED})` };
  return [...(mistakes.length === 0 ? [fine] : mistakes), ...judgeCommands(workflows)];
}

const EXAMINED = 'events, keys, permissions, concurrency, steps, inputs, secrets and names in expressions; no scripts';

/** Judges a checkout without a workflow that uses the action; one that it calls may be elsewhere. */
function judgeOthers(files: readonly WorkflowFile[]): Finding {
  const name = 'workflows';
  const caller = files.find(({ text }) => /^ +uses: *["']?\S+\/groundhog\.ya?ml@/m.test(text));
  if (caller !== undefined)
    return {
      name,
      state: 'fine',
      detail: `${WORKFLOWS_FOLDER}/${caller.name} calls one elsewhere, which is not examined`,
    };
  return { name, state: 'optional', detail: `none in ${WORKFLOWS_FOLDER} uses ${PROJECT}`, fix: 'groundhog init' };
}

/** Finds that a task which waits cannot be answered on GitHub. */
function judgeCommands(workflows: readonly LintedWorkflow[]): Finding[] {
  const events = new Set(workflows.flatMap((workflow) => workflow.events));
  const isHeard = ['issue_comment', 'workflow_call'].some((event) => events.has(event));
  if (events.size === 0 || isHeard || workflows.some((workflow) => workflow.takesCommand)) return [];
  return [
    {
      ...{ name: 'workflows', state: 'optional' },
      detail: 'no workflow takes commands, such as "retry": none starts for comments or has an input "command"',
      fix: 'on: { workflow_dispatch: { inputs: { command: {} } } } and with: { command: "${{ inputs.command }}" }',
    },
  ];
}

function judgeFetched(
  workflows: readonly LintedWorkflow[],
  hosted: HostedRepository | undefined,
  facts: RepositoryFacts | undefined,
): Finding[] {
  if (hosted === undefined || facts === undefined) return [];
  const { owner, repo, serverUrl } = hosted;
  const name = `${owner}/${repo}`;
  const secrets = workflows.flatMap(({ path, secrets: found }) =>
    found.map((secret) => ({ name: secret.name, at: `${path}:${secret.line}` })),
  );
  return judgeRepository(facts, {
    ...{ name, pageUrl: `${serverUrl}/${name}`, action: PROJECT, branch: TASK_BRANCH, secrets },
    labels: workflows.flatMap(({ labels }) => labels),
  });
}
