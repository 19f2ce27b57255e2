import type { RepositoryFiles } from '../../../domain/toolchain/repository-files.ts';
import { findTestGlobs } from '../../../domain/toolchain/test-files.ts';
import { findTestRunners, type RunnerName } from '../../../domain/toolchain/test-runner.ts';
import { findTestScript, renderScriptSuite } from '../../../domain/toolchain/test-script.ts';
import { renderYaml } from '../../../domain/yaml/render-yaml.ts';
import { PROJECT, VERSION } from '../../compose/version.ts';
import {
  FIRST_PLAN_PATH,
  FIRST_PROVIDER,
  findFirstModel,
  type InitChoices,
  type InitRepository,
  WORKFLOW_PATH,
} from './init-choices.ts';
import { type FirstSetup, findFirstSetup } from './init-setup.ts';
import { renderWorkflow } from './init-workflow.ts';

const CONFIG_PATH = '.groundhog/config.yml';
/** Says what a guard lacks whose runner writes no report. */
export const WITHOUT_REPORT =
  'cargo test writes no report, so that the guard sees its exit code alone; cargo-nextest writes one.';
/** Says what a guard lacks that runs a script of which no runner is known. */
export const OF_SCRIPT =
  'The guard sees the exit code of the script "test" alone: where its runner can write a report, use kind "tests".';

/** Renders the files of a first set-up by their paths: workflow, configuration and plan. */
export function renderInitFiles(files: InitRepository, choices: InitChoices): ReadonlyMap<string, string> {
  return new Map([
    [files.workflowPath ?? WORKFLOW_PATH, renderWorkflow(files, choices)],
    [CONFIG_PATH, renderConfig(choices, findFirstSetup(files))],
    [FIRST_PLAN_PATH, renderPlan(files)],
  ]);
}

function renderSchemaLine(kind: 'plan' | 'config'): string {
  return `# yaml-language-server: $schema=https://raw.githubusercontent.com/${PROJECT}/v${VERSION}/schema/${kind}.schema.json`;
}

function renderConfig({ agent }: InitChoices, setup: FirstSetup | undefined): string {
  const { hosts = [], caches = [] } = setup ?? {};
  const parts = [
    renderSchemaLine('config'),
    '# The settings of all runs in this repository. A run reads them at the commit that it starts from.',
    `agent: ${agent}`,
    ...(agent === 'builtin' ? [`provider: ${FIRST_PROVIDER}`] : []),
    `model: ${findFirstModel(agent)}`,
    ...(hosts.length === 0
      ? []
      : [
          '# The hosts that the setup of a plan reaches in a sandbox; with a lockfile most are found by themselves.',
          `network_setup: ${JSON.stringify(hosts.join(' '))}`,
        ]),
    ...(caches.length === 0
      ? []
      : [
          '# Where the setup downloads to: each criterion gets a copy, since it has a home of its own and no network.',
          `caches: [${caches.map((cache) => JSON.stringify(cache)).join(', ')}]`,
        ]),
  ];
  return `${parts.join('\n')}\n`;
}

/** Renders a plan whose one checkpoint fails before any work, with the tests that the repository has as a guard. */
function renderPlan(files: RepositoryFiles): string {
  const setup = findFirstSetup(files);
  const page = ['CONTRIBUTING.md', 'docs/testing.md', 'docs/how-to-test.md'].find((path) => !files.paths.has(path));
  const path = page ?? 'docs/first-task.md';
  const parts = [
    renderSchemaLine('plan'),
    '# One file is one task. Check it with: groundhog validate .groundhog/plans/first.yml',
    'version: 1',
    'task: first',
    ...(setup === undefined
      ? []
      : [
          `# Runs once, before the first attempt.${setup.reason === undefined ? '' : ` ${setup.reason}`}`,
          `setup: ${JSON.stringify(setup.command)}`,
        ]),
    ...renderProtection(files),
    ...renderGuard(files, setup),
    'checkpoints:',
    '  - id: explain-the-tests',
    '    spec: |',
    `      Write ${path} with a heading "Tests". It explains in a few sentences how the tests of this repository are run,`,
    '      and where new ones belong.',
    '    success_criteria:',
    `      - { kind: file_contains, path: ${path}, pattern: "^#+ .*[Tt]est" }`,
    `      - { kind: changes_within, paths: [${path}] }`,
  ];
  return `${parts.join('\n')}\n`;
}

/** Renders the lines that protect the tests of a repository; none where there are no tests. */
function renderProtection({ paths }: RepositoryFiles): readonly string[] {
  const globs = findTestGlobs(paths);
  if (globs.length === 0) return [];
  const list = globs.map((glob) => JSON.stringify(glob)).join(', ');
  return ['# An attempt that changes one of these fails, or .github, .groundhog or this plan.', `protect: [${list}]`];
}

/** The runners that compile before they test, which takes longer than a criterion may take unless it says so. */
const COMPILING: ReadonlySet<RunnerName> = new Set(['cargo', 'maven', 'gradle', 'dotnet']);
const MANY_SECONDS = 1800;

/** Renders the guard that runs all tests: one that compares them where the runner writes a report. */
function renderGuard(files: RepositoryFiles, setup: FirstSetup | undefined): readonly string[] {
  const [runner] = findTestRunners(files);
  if (runner === undefined) return renderScriptGuard(files);
  const { name, report } = runner;
  const command = setup?.adapts === undefined ? runner.command : runner.command.replace(...setup.adapts);
  const guard = {
    ...(report === undefined ? { kind: 'command', command } : { kind: 'tests', command, report }),
    ...(COMPILING.has(name) ? { timeout_seconds: MANY_SECONDS } : {}),
  };
  const reason =
    report === undefined
      ? `# Each checkpoint must keep the tests. ${WITHOUT_REPORT}`
      : '# Each checkpoint must keep the tests: none may be lost, skipped or renamed.';
  return [reason, renderYaml({ guards: [guard] })];
}

/** Renders the guard that runs the script `test` of a package whose runner is not known, such as one of workspaces. */
function renderScriptGuard(files: RepositoryFiles): readonly string[] {
  if (findTestScript(files) === undefined) return [];
  const guard = { kind: 'command', command: renderScriptSuite(files) };
  return [`# Each checkpoint must keep the tests. ${OF_SCRIPT}`, renderYaml({ guards: [guard] })];
}
