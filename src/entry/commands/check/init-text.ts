import { join, relative } from 'node:path';
import { CONFIG_PATH } from '../../../domain/config/run-config.ts';
import { renderShellCommand } from '../../../domain/text/quote-for-shell.ts';
import { listOtherSuites } from '../../../domain/toolchain/other-suites.ts';
import { findTestRunners } from '../../../domain/toolchain/test-runner.ts';
import { findTestScript } from '../../../domain/toolchain/test-script.ts';
import { toShortLine } from '../../../report/text/safe-text.ts';
import { PROJECT } from '../../compose/version.ts';
import { DEFAULT_TRIGGER_LABEL } from '../../settings/routing-inputs.ts';
import {
  type AgentKey,
  FIRST_PLAN_PATH,
  findAgentKey,
  type InitChoices,
  type InitRepository,
  WORKFLOW_PATH,
} from './init-choices.ts';
import { OF_SCRIPT, WITHOUT_REPORT } from './init-files.ts';

/** The result of a first set-up, with paths from the root of the repository. */
export interface InitResult {
  readonly choices: InitChoices;
  readonly files: InitRepository;
  readonly written: readonly string[];
  readonly kept: readonly string[];
}

/** Renders the result as a document. */
export function renderInitJson({ files, choices, written, kept }: InitResult): string {
  const { variable, secret = null } = findAgentKey(choices.agent, files);
  const document = { schema_version: 1, ...choices, written, kept, key: { variable, secret } };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

const UNCOMMITTED =
  'Nothing is committed here yet, and only committed files are looked at: commit yours, delete the files below, and repeat this.';

const MAX_SUITES = 6;

const TOKEN_OF_JOB =
  'For GitHub the token of the job is the key, where your organisation allows "Copilot CLI billed to the organization".';

/** The folders of a set-up, and the program that made it. */
export interface InitFolders {
  /** The words that start this program there. */
  readonly program: string;
  /** The root of the repository, and the folder in it that was named, both absolute. */
  readonly root: string;
  readonly folder: string;
}

/** Renders what was written, and the next commands to type: all that is named is found from the current folder. */
export function renderInitText(
  { files, choices, written, kept }: InitResult,
  { program, root, folder }: InitFolders,
): string {
  const { variable } = findAgentKey(choices.agent, files);
  const runners = findTestRunners(files);
  const { workflowPath = WORKFLOW_PATH } = files;
  const toShown = (path: string) => relative('.', join(root, path));
  const toRoot = relative('.', root);
  const inside = relative(root, folder);
  const isConfigKept = kept.includes(CONFIG_PATH);
  const isCommitted = [...written, ...kept].every((path) => files.paths.has(path));
  return [
    `Tests found: ${runners.length === 0 ? describeScript(files) : runners.map(({ name }) => name).join(', ')}.`,
    ...(runners.length === 0 && inside !== '' ? [renderPackage(inside)] : renderOtherSuites(files)),
    ...(runners[0] !== undefined && runners[0].report === undefined ? [WITHOUT_REPORT] : []),
    ...(runners.length === 0 && findTestScript(files) !== undefined ? [OF_SCRIPT] : []),
    ...(files.isUncommitted === true ? [UNCOMMITTED] : []),
    ...(inside === ''
      ? []
      : [`The files are in the root of the repository, ${root}, where GitHub and runs find them.`]),
    ...written.map((path) => `Written: ${toShown(path)}`),
    ...kept.map((path) => `Left as it is: ${toShown(path)}`),
    ...(workflowPath === WORKFLOW_PATH
      ? []
      : [`Left as it is: ${toShown(WORKFLOW_PATH)}, which does not use ${PROJECT}`]),
    '',
    'Next:',
    ...(toRoot === '' ? [] : [`  ${renderShellCommand(['cd', toRoot])}`]),
    `  ${program} validate ${FIRST_PLAN_PATH}`,
    ...(isCommitted ? [] : [`  git add ${workflowPath} .groundhog && git commit -m "Set up Groundhog"`]),
    // A key that is typed is in no history of a shell.
    ...(isConfigKept ? [] : [`  read -rs ${variable} && export ${variable}`]),
    `  ${program} doctor`,
    `  ${program} run ${FIRST_PLAN_PATH}`,
    ...renderForGitHub(choices, {
      ...{ isConfigKept, keptWorkflow: kept.includes(workflowPath) ? workflowPath : undefined },
      key: describeKey(findAgentKey(choices.agent, files)),
    }),
    ...renderServer(files),
    '',
  ].join('\n');
}

interface FilesOnGitHub {
  readonly isConfigKept: boolean;
  /** The path of the workflow, where it was there before. */
  readonly keptWorkflow: string | undefined;
  /** The key of a job, as a sentence. */
  readonly key: string;
}

function describeKey({ secret }: AgentKey): string {
  return secret === undefined ? TOKEN_OF_JOB : `For GitHub the key is a secret: gh secret set ${secret}.`;
}

/** Renders what jobs on GitHub need beside the files, and who can read what they record. */
function renderForGitHub({ trigger }: InitChoices, { isConfigKept, keptWorkflow, key }: FilesOnGitHub): string[] {
  const label = `The label that starts work has to exist: gh label create ${DEFAULT_TRIGGER_LABEL}.`;
  return [
    isConfigKept ? `The agent is that of ${CONFIG_PATH}, which was left as it is; the doctor names its key.` : key,
    'On GitHub, under Settings, Actions, General, tick "Allow GitHub Actions to create and approve pull requests".',
    ...(trigger === 'issue' && keptWorkflow === undefined ? [label] : []),
    ...(keptWorkflow === undefined
      ? []
      : [
          `What starts work is as in ${keptWorkflow}, which was left as it is: for another trigger delete it, and repeat this.`,
        ]),
    'Whoever can read the repository can read what the agent did there, failed attempts included: refs/groundhog/.',
  ];
}

function describeScript(files: InitRepository): string {
  return findTestScript(files) === undefined ? 'none; the plan has no guard' : 'the script "test" of package.json';
}

/** Renders the suites that the plan does not run; nothing where there are none. */
function renderOtherSuites(files: InitRepository): string[] {
  const others = listOtherSuites(files);
  if (others.length === 0) return [];
  const commands = others.slice(0, MAX_SUITES).map((command) => `  ${toShortLine(command, 200)}`);
  const more = others.length > MAX_SUITES ? [`  and ${others.length - MAX_SUITES} more`] : [];
  return [
    'No guard of the plan runs these; add one for each that work must not break, and to "setup" what it needs:',
    ...commands,
    ...more,
  ];
}

/** Renders what tests below the root lack, whose files are not looked at. */
function renderPackage(folder: string): string {
  const command = renderShellCommand(['cd', folder]);
  return `Only the root is looked at: for tests in ${folder} give the plan a guard, such as "${command} && npm test", and a setup where they need packages.`;
}

/** Renders what a server of the organisation needs; nothing for a repository on GitHub. */
function renderServer({ isEnterprise, otherServer }: InitRepository): string[] {
  const needs = `a workflow finds ${PROJECT} by GitHub Connect, or as a copy on the server that its "uses" names: docs/bot.md`;
  if (isEnterprise === true) return [`On GitHub Enterprise Server ${needs}.`];
  if (otherServer === undefined) return [];
  if (otherServer === 'github.com')
    return ['The remote is on github.com, and GH_HOST or GITHUB_SERVER_URL names another server: unset what is wrong.'];
  return [
    `The remote is on ${otherServer}. If that is GitHub Enterprise Server, delete the workflow and repeat this with GH_HOST=${otherServer};`,
    `there ${needs}.`,
  ];
}
