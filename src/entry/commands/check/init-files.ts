import { providerFacts } from '../../../agent/builtin/provider-facts.ts';
import { cliAdapters } from '../../../agent/cli/cli-adapters.ts';
import { isLockfile } from '../../../domain/plan/registry-hosts.ts';
import { textAt, tryParseJson } from '../../../domain/text/json-object.ts';
import { type RepositoryFiles, requiresInPython } from '../../../domain/toolchain/repository-files.ts';
import { renderSuggestion } from '../../../domain/toolchain/suggest-criterion.ts';
import { suggestSetup } from '../../../domain/toolchain/suggest-setup.ts';
import { findTestRunners, type RunnerName, type TestRunner } from '../../../domain/toolchain/test-runner.ts';
import { PROJECT, VERSION } from '../../compose/version.ts';

export const initTriggers = ['manual', 'issue'] as const;
export type InitTrigger = (typeof initTriggers)[number];

/** The agents that a workflow can be written for. */
export const initAgents: readonly string[] = ['builtin', ...cliAdapters.map(({ name }) => name)];

/** The choices that a first set-up follows. */
export interface InitChoices {
  readonly agent: string;
  readonly trigger: InitTrigger;
}

const QUEUE = '  queue: max # without it a waiting job is cancelled when another one arrives\n';

/** The variable with the key of an agent's model, and the secret of the repository that it comes from. */
export interface AgentKey {
  readonly variable: string;
  /** Undefined for the token that each job has. */
  readonly secret: string | undefined;
}

export const WORKFLOW_PATH = '.github/workflows/groundhog.yml';
export const FIRST_PLAN_PATH = '.groundhog/plans/first.yml';
const CONFIG_PATH = '.groundhog/config.yml';
/** The model of the built-in agent: one that GitHub Models offers without a key of its own. */
const MODEL = 'openai/gpt-4.1';

/** Finds the key that an agent needs. */
export function findAgentKey(agent: string): AgentKey {
  const [provider] = cliAdapters.find(({ name }) => name === agent)?.providers ?? [];
  if (provider === undefined) return { variable: 'GITHUB_MODELS_TOKEN', secret: undefined };
  const [variable = 'API_KEY'] = providerFacts[provider].keyNames;
  return { variable, secret: variable };
}

/** The repository that gets a first set-up. */
export interface InitRepository extends RepositoryFiles {
  /** Whether it is on GitHub Enterprise Server, whose `concurrency` has no queue. */
  readonly isEnterprise?: boolean;
}

/** Renders the files of a first set-up by their paths: workflow, configuration and plan. */
export function renderInitFiles(files: InitRepository, choices: InitChoices): ReadonlyMap<string, string> {
  const workflow = renderWorkflow(files, choices);
  return new Map([
    [WORKFLOW_PATH, files.isEnterprise === true ? removeForEnterprise(workflow) : workflow],
    [CONFIG_PATH, renderConfig(choices, findRegistries(files, findSetup(files, findTestRunners(files)[0]?.name)))],
    [FIRST_PLAN_PATH, renderPlan(files)],
  ]);
}

function renderSchemaLine(kind: 'plan' | 'config'): string {
  return `# yaml-language-server: $schema=https://raw.githubusercontent.com/${PROJECT}/v${VERSION}/schema/${kind}.schema.json`;
}

function renderConfig({ agent }: InitChoices, registries: string | undefined): string {
  const network =
    registries === undefined
      ? ''
      : `# The hosts that the setup of a plan reaches in a sandbox; with a lockfile they are found by themselves.\nnetwork_setup: ${registries}\n`;
  const model = agent === 'builtin' ? `provider: github-models\nmodel: ${MODEL}\n` : '';
  return `${renderSchemaLine('config')}
# The settings of all runs in this repository. A run reads them at the commit that it starts from.
agent: ${agent}
${model}${network}`;
}

/** Renders a plan whose one checkpoint fails before any work, with the tests that the repository has as a guard. */
function renderPlan(files: RepositoryFiles): string {
  const [runner] = findTestRunners(files);
  const setup = findSetup(files, runner?.name);
  const guard = runner === undefined ? undefined : renderSuggestion('guards', withPython(runner, setup?.python));
  const page = ['CONTRIBUTING.md', 'docs/testing.md', 'docs/how-to-test.md'].find((path) => !files.paths.has(path));
  const path = page ?? 'docs/first-task.md';
  const parts = [
    renderSchemaLine('plan'),
    '# One file is one task. Check it with: groundhog validate .groundhog/plans/first.yml',
    'version: 1',
    'task: first',
    ...(setup === undefined
      ? []
      : ['# Runs once, before the first attempt.', `setup: ${JSON.stringify(setup.command)}`]),
    '# An attempt that changes one of these fails.',
    'protect: [".github/**", ".groundhog/**"]',
    ...(guard === undefined
      ? []
      : ['# Each checkpoint must keep the tests: none may be lost, skipped or renamed.', guard]),
    'checkpoints:',
    '  - id: explain-the-tests',
    '    spec: |',
    `      Write ${path} with a heading "Tests". It explains in a few sentences how the tests of this repository are run,`,
    '      and where new ones belong.',
    '    success_criteria:',
    `      - { kind: file_contains, path: ${path}, pattern: '^#+ .*[Tt]est' }`,
    `      - { kind: changes_within, paths: [${path}] }`,
  ];
  return `${parts.join('\n')}\n`;
}

function withPython(runner: TestRunner, python: string | undefined): TestRunner {
  return python === undefined ? runner : { ...runner, command: runner.command.replace(/^python3(?= )/, python) };
}

/** The command of a setup, and the Python that has what it installs. */
interface FirstSetup {
  readonly command: string;
  readonly python?: string;
}

const VENV_PYTHON = '.venv/bin/python';

function findSetup(files: RepositoryFiles, runner: RunnerName | undefined): FirstSetup | undefined {
  const { node } = suggestSetup(files);
  if (runner === 'pytest') return findPythonSetup(files);
  return runner === undefined ||
    node === undefined ||
    ['go', 'cargo', 'maven', 'gradle', 'dotnet', 'node'].includes(runner)
    ? undefined
    : { command: node };
}

/** Finds how the packages of Python are installed in the folder itself: what a tool keeps in HOME is not there for criteria. */
function findPythonSetup(files: RepositoryFiles): FirstSetup | undefined {
  const { python: command } = suggestSetup(files);
  if (command === undefined) return undefined;
  if (command.startsWith('uv ')) return { command, python: VENV_PYTHON };
  if (command.startsWith('poetry '))
    return { command: `POETRY_VIRTUALENVS_IN_PROJECT=1 ${command}`, python: VENV_PYTHON };
  if (command.startsWith('pipenv ')) return { command: `PIPENV_VENV_IN_PROJECT=1 ${command}`, python: VENV_PYTHON };
  // A table of settings alone is no package that pip could install.
  const isOfTools =
    command.endsWith('-e .') && !/^\[(?:project|build-system)\]/m.test(files.manifests.get('pyproject.toml') ?? '');
  if (isOfTools) return undefined;
  return { command: requiresInPython(files, 'pytest') ? command : `${command} pytest`, python: VENV_PYTHON };
}

/** Lists the registries of a setup that no lockfile names. */
function findRegistries({ paths }: RepositoryFiles, setup: FirstSetup | undefined): string | undefined {
  if (setup === undefined || [...paths].some(isLockfile)) return undefined;
  return setup.python === undefined ? 'registry.npmjs.org' : 'pypi.org files.pythonhosted.org';
}

const MANUAL = `on:
  workflow_dispatch:
    inputs:
      plan:
        description: Path of the plan file
        required: true
        type: string
        default: ${FIRST_PLAN_PATH}
permissions: {}
# One run of a plan after the other: a task belongs to one run at a time.
concurrency:
  group: groundhog-\${{ inputs.plan }}
  cancel-in-progress: false
${QUEUE}jobs:
  groundhog:
`;

const ISSUE = `on:
  issues:
    types: [labeled]
  issue_comment:
    types: [created, edited] # edited: the boxes that "buttons" shows
  workflow_dispatch:
    inputs:
      plan:
        description: Path of the plan file
        type: string
        default: ${FIRST_PLAN_PATH}
permissions: {}
# One job at a time for each issue or plan; later ones wait.
concurrency:
  group: groundhog-\${{ github.event.issue.number || inputs.plan || github.event_name }}-\${{ github.event_name == 'issue_comment' && github.run_id || 'work' }}
  cancel-in-progress: false
${QUEUE}jobs:
  groundhog:
    # Saves a job for events that cannot be meant; the action itself checks who may start work.
    if: >-
      (github.event_name != 'issue_comment' || github.event.action == 'edited' || startsWith(github.event.comment.body, '/groundhog'))
      && (github.event.action != 'edited' || contains(github.event.comment.body, '[x] <!-- groundhog:1:do:'))
      && (github.event_name != 'issues' || github.event.label.name == 'groundhog')
`;

const BUTTONS = '          buttons: true # boxes to tick beside the commands of the status\n';
const LINK = '          link-report: true\n';
const UPLOAD = `      # Everything that is recorded, to be opened in the browser; comments link to the artifacts of the run.
      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        if: \${{ !cancelled() && steps.groundhog.outputs.report-path != '' }}
        with:
          path: \${{ steps.groundhog.outputs.report-path }}
          archive: false # the file itself, under its own name
          overwrite: true # that of an earlier attempt of this run
`;

/** Removes what GitHub Enterprise Server does not know: the queue, and the upload of artifacts since version 4. */
function removeForEnterprise(workflow: string): string {
  return [QUEUE, LINK, UPLOAD].reduce((text, part) => text.replace(part, ''), workflow);
}

/** Renders the step that installs pnpm, which runners lack: the version that `packageManager` names, else one that reads old lockfiles too. */
function renderPnpm(files: RepositoryFiles): string {
  if (findSetup(files, findTestRunners(files)[0]?.name)?.command.startsWith('pnpm ') !== true) return '';
  const named = textAt(tryParseJson(files.manifests.get('package.json') ?? ''), 'packageManager');
  const [, version = '10'] = /^pnpm@(\d+\.\d+\.\d+(?:-[\w.]+)?)(?:\+|$)/.exec(named) ?? [];
  return `      - run: npm install --global pnpm@${version}\n`;
}

function renderWorkflow(files: RepositoryFiles, { agent, trigger }: InitChoices): string {
  const key = findAgentKey(agent);
  const adapter = cliAdapters.find(({ name }) => name === agent);
  const models = key.secret === undefined ? '      models: read # the model, by the token of the job\n' : '';
  const value = key.secret === undefined ? 'github.token' : `secrets.${key.secret}`;
  const install =
    adapter === undefined ? '' : `      - run: npm install --global ${adapter.packageName}@${adapter.minVersion}\n`;
  return `# Works on plans with Groundhog. The agent and its model are in .groundhog/config.yml.
# The repository must let workflows open pull requests: Settings, Actions, General, "Allow GitHub Actions to create and
# approve pull requests".
name: Groundhog
${trigger === 'manual' ? MANUAL : ISSUE}    runs-on: ubuntu-latest
    timeout-minutes: 60
    permissions:
      contents: write # to push the task branch and the records of the task
      pull-requests: write # to open the pull request and keep it current
      issues: write # to comment on it
      checks: write # to show the criteria that failed beside the code
${models}    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false # the agent works beside this checkout
          fetch-depth: 0
${renderPnpm(files)}${install}      - uses: ${PROJECT}@v${VERSION}
        id: groundhog
        with:
          plan: \${{ inputs.plan }}
          deadline-minutes: 50 # ten less than timeout-minutes, so that the run pauses instead of being cut off
${LINK}${trigger === 'issue' ? BUTTONS : ''}        env:
          ${key.variable}: \${{ ${value} }}
${UPLOAD}`;
}
