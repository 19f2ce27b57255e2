import { describe, expect, test } from '@jest/globals';
import { parseConfig } from '../../../src/domain/config/parse-config.ts';
import { lintPlan } from '../../../src/domain/plan/lint-plan.ts';
import { parsePlan } from '../../../src/domain/plan/parse-plan.ts';
import { lintInRepository } from '../../../src/domain/toolchain/lint-in-repository.ts';
import { warnOfOpenFiles } from '../../../src/domain/toolchain/lint-open-files.ts';
import { lintWorkflow } from '../../../src/domain/workflow/lint-workflow.ts';
import { findAgentKey, initAgents, initTriggers } from '../../../src/entry/commands/check/init-choices.ts';
import { renderInitFiles } from '../../../src/entry/commands/check/init-files.ts';
import { toWorkflowFacts } from '../../../src/entry/commands/check/workflow-facts.ts';
import { prepareRun } from '../../../src/entry/compose/prepare-run.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';
import { findWorkflowMistakes } from '../../helpers/workflow-mistakes.ts';
import { findWorkflowProblems } from '../../helpers/workflow-problems.ts';

const repositories: readonly (readonly [string, Readonly<Record<string, string>>, RegExp])[] = [
  [
    'npm with jest',
    { 'package.json': '{"scripts":{"test":"jest"}}', 'package-lock.json': '{}' },
    /setup: "npm ci"[\s\S]*jest --ci --json/,
  ],
  [
    'pnpm with vitest',
    { 'package.json': '{"devDependencies":{"vitest":"3"}}', 'pnpm-lock.yaml': '' },
    /setup: "pnpm install --frozen-lockfile"[\s\S]*vitest run/,
  ],
  [
    'Python',
    { 'pyproject.toml': '[tool.pytest.ini_options]\n', 'uv.lock': '' },
    /setup: "uv sync --frozen"[\s\S]*pytest/,
  ],
  [
    'a package of Python without a lockfile',
    { 'pyproject.toml': '[project]\nname = "a"\n', 'test_a.py': '' },
    /setup: "python3 -m venv .venv && .venv\/bin\/pip install -e . pytest"[\s\S]*\.venv\/bin\/python -m pytest/,
  ],
  [
    'pytest among the extras of a package',
    {
      'pyproject.toml': '[project]\nname = "a"\n[project.optional-dependencies]\ntest = ["pytest"]\n',
      'test_a.py': '',
    },
    /setup: "python3 -m venv \.venv && \.venv\/bin\/pip install -e '\.\[test\]'"/,
  ],
  [
    'an extra for tests without pytest',
    {
      'pyproject.toml': '[project]\nname = "a"\n[project.optional-dependencies]\ntest = ["hypothesis"]\n',
      'test_a.py': '',
    },
    /pip install -e '\.\[test\]' pytest"/,
  ],
  [
    'pytest in a group of dependencies',
    {
      'pyproject.toml': '[dependency-groups]\nlint = ["ruff"]\ndev = [\n  "pytest>=8",\n]\n[project]\nname = "a"\n',
      'test_a.py': '',
    },
    /pip install --upgrade 'pip>=25\.1' && \.venv\/bin\/pip install -e \. --group dev"/,
  ],
  [
    'pytest among the requirements that are installed',
    { 'requirements.txt': 'pytest==8.3.0\n', 'test_a.py': '' },
    /pip install -r requirements.txt"/,
  ],
  [
    'pytest among other requirements',
    { 'requirements.txt': 'flask\n', 'requirements-dev.txt': '-r requirements.txt\npytest\n', 'test_a.py': '' },
    /pip install -r requirements\.txt -r requirements-dev\.txt"/,
  ],
  [
    'pytest among the requirements of tests, in a folder of them',
    { 'requirements/base.txt': 'flask\n', 'requirements/dev.txt': 'ruff\n', 'requirements/test.txt': 'pytest\n' },
    /pip install -r requirements\/test\.txt"/,
  ],
  [
    'a project and requirements for development',
    { 'pyproject.toml': '[project]\nname = "a"\n', 'dev-requirements.txt': 'ruff\n', 'test_a.py': '' },
    /pip install -e \. -r dev-requirements\.txt pytest"/,
  ],
  [
    'an extra of a package beside requirements',
    {
      'pyproject.toml': '[project]\nname = "a"\n[project.optional-dependencies]\ntest = ["pytest"]\n',
      'requirements.txt': 'flask\n',
    },
    /pip install -e '\.\[test\]' -r requirements\.txt"/,
  ],
  [
    'a setup.py with an extra',
    { 'setup.py': 'setup(name="a", extras_require={"docs": ["sphinx"], "dev": ["pytest>=8"]})\n' },
    /pip install -e '\.\[dev\]'"/,
  ],
  [
    'a setup.py whose extra is in setup.cfg',
    { 'setup.py': 'setup()\n', 'setup.cfg': '[options.extras_require]\ntesting =\n    hypothesis\n    pytest>=8\n' },
    /pip install -e '\.\[testing\]'"/,
  ],
  [
    'a setup.py that names no pytest',
    { 'setup.py': 'setup(name="a")\n', 'test_a.py': '' },
    /pip install -e \. pytest"/,
  ],
  [
    'Python without a lockfile beside packages of Node.js with one',
    { 'pyproject.toml': '[project]\nname = "a"\n', 'test_a.py': '', 'package-lock.json': '', 'package.json': '{}' },
    /pip install -e \. pytest"/,
  ],
  [
    'settings of pytest alone',
    { 'pyproject.toml': '[tool.pytest.ini_options]\n', 'test_a.py': '' },
    /setup: "python3 -m venv --system-site-packages \.venv && \.venv\/bin\/pip install pytest"/,
  ],
  [
    'pytest in the environments of tox alone',
    { 'tox.ini': '[testenv]\ndeps = pytest\ncommands = pytest\n', 'tests/test_a.py': '' },
    /site-packages \.venv && \.venv\/bin\/pip install pytest"\n[\s\S]*command: \.venv\/bin\/python -m pytest tests /,
  ],
  [
    'poetry',
    { 'pyproject.toml': '[tool.poetry]\n', 'poetry.lock': '', 'test_a.py': '' },
    /IN_PROJECT=1 poetry install[\s\S]*\.venv\/bin\/python -m pytest/,
  ],
  ['Go', { 'go.mod': 'module a\n', 'a_test.go': '' }, /go test -json/],
  [
    'tests in a folder',
    { 'test/a.test.js': '', 'lib/a.test.js': '' },
    /protect: \["test\/\*\*", "\*\*\/\*\.test\.\*"\]/,
  ],
  ['nothing', {}, /task: first\ncheckpoints:\n {2}- id: explain-the-tests/],
  ['a page of ours', { 'CONTRIBUTING.md': '# Hello\n' }, /docs\/testing\.md/],
];

describe.each(repositories)('a repository with %s', (_name, entries, expected) => {
  const manifests = new Map(Object.entries(entries).filter(([path]) => /\.(json|toml|mod|txt|py|cfg|ini)$/.test(path)));
  const files = { paths: new Set(Object.keys(entries)), manifests };
  const rendered = renderInitFiles(files, { agent: 'builtin', trigger: 'manual' });

  test('gets a plan that is valid, possible, and not done before any work', () => {
    const text = rendered.get('.groundhog/plans/first.yml') ?? '';
    expect(text).toMatch(/^# yaml-language-server: \$schema=/);
    expect(text).toMatch(expected);
    const parsed = parsePlan(text, { fileName: 'first.yml' });
    if (parsed.kind !== 'ok') throw new Error(JSON.stringify(parsed));
    const found = lintInRepository(parsed.plan, files);
    expect(found.impossible).toEqual([]);
    expect(found.warnings.filter(({ message }) => !message.startsWith('no criterion runs anything'))).toEqual([]);
    expect([...lintPlan(parsed.plan), ...warnOfOpenFiles(parsed.plan, files)]).toEqual([]);
    const config = rendered.get('.groundhog/config.yml') ?? '';
    expect(parseConfig(config).kind).toBe('ok');
    expect(config.includes('network_setup: "pypi.org')).toBe(
      text.includes('pip install') && ![...files.paths].some((path) => path.includes('requirements')),
    );
    const [criterion] = parsed.plan.checkpoints[0]?.success_criteria ?? [];
    expect(criterion?.kind === 'file_contains' && files.paths.has(criterion.path)).toBe(false);
  });
});

describe.each(initAgents)('the agent %s', (agent) => {
  test.each(initTriggers)('gets a workflow and a configuration that are valid, started by %s', async (trigger) => {
    const rendered = renderInitFiles({ paths: new Set(), manifests: new Map() }, { agent, trigger });
    const config = parseConfig(rendered.get('.groundhog/config.yml') ?? '');
    expect(config.kind).toBe('ok');
    const workflow = rendered.get('.github/workflows/groundhog.yml') ?? '';
    expect(
      findWorkflowProblems(workflow.replace('groundhog-actions/groundhog@v', `octo/groundhog@${'0'.repeat(40)} # v`)),
    ).toEqual([]);
    const known = toWorkflowFacts(config.kind === 'ok' ? config.config : undefined, {});
    const facts = { ...known, hasFile: (path: string) => rendered.has(path) };
    expect(lintWorkflow(workflow, facts).mistakes).toEqual([]);
    expect(lintWorkflow(workflow.replace(/^ +[A-Z_]+: \$.*\n/m, ''), facts).mistakes).not.toEqual([]);
    expect(await findWorkflowMistakes(workflow)).toEqual([]);
    expect(workflow).not.toContain('models:');
    if (agent !== 'builtin') expect(workflow).toMatch(/npm install --global \S+@\d+\.\d+\.\d+\n/);
    expect(workflow).toMatch(
      /id: groundhog\n[\s\S]*max-cost-usd: 5 #.*\n[\s\S]*link-report: true\n[\s\S]*uses: actions\/upload-artifact@[0-9a-f]{40} /,
    );
  });
});

test.each(initAgents)(
  'the settings of the agent %s are taken with the limit on the cost that its workflow has',
  (agent) => {
    const rendered = renderInitFiles({ paths: new Set(), manifests: new Map() }, { agent, trigger: 'manual' });
    const config = parseConfig(rendered.get('.groundhog/config.yml') ?? '');
    const [, maxCostUsd] = /max-cost-usd: (\d+)/.exec(rendered.get('.github/workflows/groundhog.yml') ?? '') ?? [];
    if (config.kind !== 'ok' || maxCostUsd === undefined) throw new Error('no configuration or no limit');
    const host = {
      ...{
        env: { [findAgentKey(agent, {}).variable]: 'k'.repeat(40) },
        redactor: createRedactor([]),
        write: () => undefined,
      },
    };
    const prepared = prepareRun({ given: { maxCostUsd }, config: config.config, plan: {} }, host);
    expect(prepared.workers.workers[0]).toMatchObject({ identity: { name: agent, model: expect.any(String) } });
    const { model: _model, ...without } = config.config;
    expect(() => prepareRun({ given: { maxCostUsd }, config: without, plan: {} }, host)).toThrow('setting_invalid');
  },
);

test.each(initTriggers)(
  'the workflow of a repository on GitHub Enterprise Server has no queue, started by %s',
  (trigger) => {
    const files = { paths: new Set<string>(), manifests: new Map<string, string>() };
    const facts = toWorkflowFacts(undefined, {});
    const lint = (isEnterprise: boolean) => {
      const text = renderInitFiles({ ...files, isEnterprise }, { agent: 'builtin', trigger }).get(
        '.github/workflows/groundhog.yml',
      );
      return { text, found: lintWorkflow(text ?? '', { ...facts, isEnterprise: true }) };
    };
    expect(lint(true).text).not.toMatch(/queue|upload-artifact|link-report/);
    expect(JSON.stringify(lint(true).found)).not.toContain('queue');
    expect(JSON.stringify(lint(false).found)).toContain('queue');
  },
);

test('the agent of Copilot has the token of the job as its key on GitHub alone, and a secret on another server', () => {
  const files = { paths: new Set<string>(), manifests: new Map<string, string>() };
  const render = (isEnterprise: boolean) => {
    const path = '.github/workflows/groundhog.yml';
    return renderInitFiles({ ...files, isEnterprise }, { agent: 'copilot', trigger: 'manual' }).get(path) ?? '';
  };
  const judge = (text: string) =>
    lintWorkflow(text, { ...toWorkflowFacts(undefined, {}), isEnterprise: true }).mistakes.filter(({ message }) =>
      message.includes('token of a job of another server'),
    );
  expect(render(false)).toMatch(/copilot-requests: write[\s\S]*COPILOT_GITHUB_TOKEN: \$\{\{ github\.token \}\}/);
  expect(judge(render(false))).toHaveLength(1);
  expect(render(true)).toContain('COPILOT_GITHUB_TOKEN: ${{ secrets.COPILOT_GITHUB_TOKEN }}');
  expect(render(true)).not.toContain('copilot-requests');
  expect(judge(render(true))).toEqual([]);
});

interface ToolRow {
  readonly paths: readonly string[];
  readonly packageManager?: string;
  readonly pyproject?: string;
  readonly texts?: Readonly<Record<string, string>>;
  /** The command that installs the tool; undefined for none. */
  readonly installs: string | undefined;
  /** The start of the setup that uses it. */
  readonly setup: string;
}

const pnpm = { paths: ['package.json', 'pnpm-lock.yaml'], setup: 'pnpm install --frozen-lockfile' };
const uv = { paths: ['uv.lock', 'test_a.py'], setup: 'uv sync --frozen' };
const poetry = { paths: ['poetry.lock', 'test_a.py'], setup: 'POETRY_VIRTUALENVS_IN_PROJECT=1 poetry install' };
const toLock = (version: string) => ({ 'pnpm-lock.yaml': `lockfileVersion: ${version}\n\nsettings:\n` });
const toPoetry = (version: string) => ({
  'poetry.lock': `# This file is automatically @generated by Poetry ${version} and should not be changed by hand.\n`,
});

const tools: readonly ToolRow[] = [
  { ...pnpm, packageManager: 'pnpm@9.15.4+sha512.ab', installs: 'npm install --global pnpm@9.15.4' },
  { ...pnpm, packageManager: 'pnpm@9.15.4', texts: toLock("'6.0'"), installs: 'npm install --global pnpm@9.15.4' },
  { ...pnpm, texts: toLock("'9.0'"), installs: 'npm install --global pnpm@10' },
  { ...pnpm, texts: toLock("'6.1'"), installs: 'npm install --global pnpm@8' },
  { ...pnpm, texts: toLock('5.4'), installs: 'npm install --global pnpm@7' },
  { ...pnpm, texts: toLock('5.3'), installs: 'npm install --global pnpm@6' },
  { ...pnpm, texts: toLock("'9; reboot'"), installs: 'npm install --global pnpm@10' },
  { ...pnpm, packageManager: 'pnpm@9; reboot', installs: 'npm install --global pnpm@10' },
  { ...pnpm, packageManager: 'yarn@4.1.0', installs: 'npm install --global pnpm@10' },
  {
    ...{ paths: ['package.json', 'bun.lock'], setup: 'bun install --frozen-lockfile' },
    ...{ packageManager: 'bun@1.2.3', installs: 'npm install --global bun@1.2.3' },
  },
  { paths: ['package.json', 'package-lock.json'], setup: 'npm ci', installs: undefined },
  { ...uv, installs: 'pipx install uv==0.11.7' },
  { ...uv, pyproject: '[tool.uv]\nrequired-version = "==0.8.3"\n', installs: 'pipx install uv==0.8.3' },
  { ...uv, pyproject: '[tool.uv]\nrequired-version = ">=0.8"\n', installs: 'pipx install uv==0.11.7' },
  { ...poetry, installs: 'pipx install poetry==2.3.2' },
  { ...poetry, texts: toPoetry('1.8.5'), installs: 'pipx install poetry==1.8.5' },
  { ...poetry, texts: toPoetry('1; reboot'), installs: 'pipx install poetry==2.3.2' },
  {
    ...{ paths: ['Pipfile', 'Pipfile.lock', 'test_a.py'], setup: 'PIPENV_VENV_IN_PROJECT=1 pipenv sync --dev' },
    installs: 'pipx install pipenv==2025.0.4',
  },
  { paths: ['requirements.txt', 'test_a.py'], setup: 'python3 -m venv .venv', installs: undefined },
];

test.each(tools)(
  'the setup "$setup" has its tool: the workflow runs $installs before the action (%#)',
  async ({ paths, packageManager, pyproject, texts = {}, installs, setup }) => {
    const manifests = new Map(
      paths.includes('package.json')
        ? [['package.json', JSON.stringify({ devDependencies: { vitest: '3' }, packageManager })]]
        : [['pyproject.toml', pyproject ?? '']],
    );
    const files = { paths: new Set(paths), manifests, texts: new Map(Object.entries(texts)) };
    const rendered = renderInitFiles(files, { agent: 'builtin', trigger: 'manual' });
    expect(rendered.get('.groundhog/plans/first.yml')).toContain(`setup: ${JSON.stringify(setup).slice(0, -1)}`);
    const workflow = rendered.get('.github/workflows/groundhog.yml') ?? '';
    const [before = ''] = workflow.split('id: groundhog\n');
    expect([...before.matchAll(/^ {6}- run: (.*)$/gm)].map(([, command]) => command)).toEqual(
      installs === undefined ? [] : [installs],
    );
    expect(await findWorkflowMistakes(workflow)).toEqual([]);
  },
);
