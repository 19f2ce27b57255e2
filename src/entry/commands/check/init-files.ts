import { compileGlobs } from '../../../domain/paths/glob.ts';
import type { RepositoryFiles } from '../../../domain/toolchain/repository-files.ts';
import { renderSuggestion } from '../../../domain/toolchain/suggest-criterion.ts';
import { findTestRunners, type TestRunner } from '../../../domain/toolchain/test-runner.ts';
import { PROJECT, VERSION } from '../../compose/version.ts';
import {
  FIRST_PLAN_PATH,
  FIRST_PROVIDER,
  type InitChoices,
  type InitRepository,
  needsModel,
  WORKFLOW_PATH,
} from './init-choices.ts';
import { findFirstSetup, listSetupRegistries } from './init-setup.ts';
import { renderWorkflow } from './init-workflow.ts';

const CONFIG_PATH = '.groundhog/config.yml';
/** The model that an agent begins with where it chooses none itself. */
const MODEL = 'claude-sonnet-5';

/** Renders the files of a first set-up by their paths: workflow, configuration and plan. */
export function renderInitFiles(files: InitRepository, choices: InitChoices): ReadonlyMap<string, string> {
  return new Map([
    [files.workflowPath ?? WORKFLOW_PATH, renderWorkflow(files, choices)],
    [CONFIG_PATH, renderConfig(choices, listSetupRegistries(files, findFirstSetup(files)))],
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
  const provider = agent === 'builtin' ? `provider: ${FIRST_PROVIDER}\n` : '';
  const model = needsModel(agent) ? `model: ${MODEL}\n` : '';
  return `${renderSchemaLine('config')}
# The settings of all runs in this repository. A run reads them at the commit that it starts from.
agent: ${agent}
${provider}${model}${network}`;
}

/** Renders a plan whose one checkpoint fails before any work, with the tests that the repository has as a guard. */
function renderPlan(files: RepositoryFiles): string {
  const [runner] = findTestRunners(files);
  const setup = findFirstSetup(files);
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
    ...renderProtection(files),
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

/** The files that tests are in, as most repositories name them. */
const TEST_FILES = [
  ...['test/**', 'tests/**', '__tests__/**', 'spec/**', 'src/test/**', '**/__tests__/**'],
  ...['**/*.test.*', '**/*.spec.*', '**/test_*.py', '**/*_test.py', '**/*_test.go'],
];

/** Renders the lines that protect the tests of a repository; none where there are no tests. */
function renderProtection({ paths }: RepositoryFiles): readonly string[] {
  let left = [...paths];
  const globs = TEST_FILES.filter((glob) => {
    const matches = compileGlobs([glob]);
    const rest = left.filter((path) => !matches(path));
    const isThere = rest.length < left.length;
    left = rest;
    return isThere;
  });
  if (globs.length === 0) return [];
  const list = globs.map((glob) => JSON.stringify(glob)).join(', ');
  return ['# An attempt that changes one of these fails, or .github, .groundhog or this plan.', `protect: [${list}]`];
}

function withPython(runner: TestRunner, python: string | undefined): TestRunner {
  return python === undefined ? runner : { ...runner, command: runner.command.replace(/^python3(?= )/, python) };
}
