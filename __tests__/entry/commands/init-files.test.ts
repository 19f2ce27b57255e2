import { describe, expect, test } from '@jest/globals';
import { parseConfig } from '../../../src/domain/config/parse-config.ts';
import { lintPlan } from '../../../src/domain/plan/lint-plan.ts';
import { parsePlan } from '../../../src/domain/plan/parse-plan.ts';
import { lintInRepository } from '../../../src/domain/toolchain/lint-in-repository.ts';
import { lintWorkflow } from '../../../src/domain/workflow/lint-workflow.ts';
import { initAgents, initTriggers, renderInitFiles } from '../../../src/entry/commands/check/init-files.ts';
import { toWorkflowFacts } from '../../../src/entry/commands/check/inspect-hosting.ts';
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
    'settings of pytest alone',
    { 'pyproject.toml': '[tool.pytest.ini_options]\n', 'test_a.py': '' },
    /\.github\/\*\*[\s\S]*command: python3 -m pytest/,
  ],
  [
    'poetry',
    { 'pyproject.toml': '[tool.poetry]\n', 'poetry.lock': '', 'test_a.py': '' },
    /IN_PROJECT=1 poetry install[\s\S]*\.venv\/bin\/python -m pytest/,
  ],
  ['Go', { 'go.mod': 'module a\n', 'a_test.go': '' }, /go test -json/],
  ['nothing', {}, /explain-the-tests/],
  ['a page of ours', { 'CONTRIBUTING.md': '# Hello\n' }, /docs\/testing\.md/],
];

describe.each(repositories)('a repository with %s', (_name, entries, expected) => {
  const manifests = new Map(Object.entries(entries).filter(([path]) => /\.(json|toml|mod)$/.test(path)));
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
    expect(lintPlan(parsed.plan)).toEqual([]);
    const config = rendered.get('.groundhog/config.yml') ?? '';
    expect(parseConfig(config).kind).toBe('ok');
    expect(config.includes('network_setup: pypi.org')).toBe(text.includes('pip install -e'));
    const [criterion] = parsed.plan.checkpoints[0]?.success_criteria ?? [];
    expect(criterion?.kind === 'file_contains' && files.paths.has(criterion.path)).toBe(false);
  });
});

describe.each(initAgents)('the agent %s', (agent) => {
  test.each(initTriggers)('gets a workflow and a configuration that are valid, started by %s', (trigger) => {
    const rendered = renderInitFiles({ paths: new Set(), manifests: new Map() }, { agent, trigger });
    const config = parseConfig(rendered.get('.groundhog/config.yml') ?? '');
    expect(config.kind).toBe('ok');
    const workflow = rendered.get('.github/workflows/groundhog.yml') ?? '';
    expect(
      findWorkflowProblems(workflow.replace('groundhog-actions/groundhog@v', `octo/groundhog@${'0'.repeat(40)} # v`)),
    ).toEqual([]);
    const facts = toWorkflowFacts(config.kind === 'ok' ? config.config : undefined, {});
    expect(lintWorkflow(workflow, facts).mistakes).toEqual([]);
    expect(lintWorkflow(workflow.replace(/^ +[A-Z_]+: \$.*\n/m, ''), facts).mistakes).not.toEqual([]);
    expect(workflow).toMatch(agent === 'builtin' ? /models: read/ : /npm install --global \S+@\d+\.\d+\.\d+\n/);
    expect(workflow).toMatch(
      /id: groundhog\n[\s\S]*link-report: true\n[\s\S]*uses: actions\/upload-artifact@[0-9a-f]{40} /,
    );
  });
});

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

test.each([
  ['pnpm@9.15.4+sha512.ab', 'pnpm-lock.yaml', 'pnpm@9.15.4'],
  [undefined, 'pnpm-lock.yaml', 'pnpm@10'],
  ['pnpm@9; reboot', 'pnpm-lock.yaml', 'pnpm@10'],
  [undefined, 'package-lock.json', undefined],
])('packageManager %s and %s make the workflow install %s before the action', (packageManager, lockfile, expected) => {
  const text = JSON.stringify({ devDependencies: { vitest: '3' }, packageManager });
  const files = { paths: new Set(['package.json', lockfile]), manifests: new Map([['package.json', text]]) };
  const workflow = renderInitFiles(files, { agent: 'builtin', trigger: 'manual' }).get(
    '.github/workflows/groundhog.yml',
  );
  const [, found] = /- run: npm install --global (pnpm@.*)\n[\s\S]*id: groundhog/.exec(workflow ?? '') ?? [];
  expect(found).toBe(expected);
});
