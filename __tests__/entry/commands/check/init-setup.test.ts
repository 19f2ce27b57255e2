import { expect, test } from '@jest/globals';
import { parseConfig } from '../../../../src/domain/config/parse-config.ts';
import { lintPlan } from '../../../../src/domain/plan/lint-plan.ts';
import { parsePlan } from '../../../../src/domain/plan/parse-plan.ts';
import { warnOfOpenFiles } from '../../../../src/domain/toolchain/lint-open-files.ts';
import { renderInitFiles } from '../../../../src/entry/commands/check/init-files.ts';
import { findWorkflowMistakes } from '../../../helpers/workflow-mistakes.ts';

interface SetupRow {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly setup: string | undefined;
  /** The command of the guard; undefined for none. */
  readonly guard: string | undefined;
  readonly caches?: readonly string[];
  readonly hosts?: string;
  /** The commands of the workflow before the action. */
  readonly installs?: readonly string[];
}

const maven = 'mvn -B test -Dmaven.test.failure.ignore=true';
const ofJest = { devDependencies: { jest: '30' } };
const berry = JSON.stringify({ ...ofJest, packageManager: 'yarn@4.9.1' });
const corepack = { caches: ['~/.cache/node/corepack'], installs: ['corepack enable'] };
const central = 'repo.maven.apache.org';

const NODE_TESTS = 'node --test --test-reporter=tap';

const setups: readonly SetupRow[] = [
  { name: 'Go without other modules', files: { 'go.mod': '' }, setup: undefined, guard: 'go test -json ./...' },
  {
    ...{ name: 'Go with vendored modules', files: { 'go.mod': '', 'go.sum': '', 'vendor/modules.txt': '' } },
    ...{ setup: undefined, guard: 'go test -json ./...' },
  },
  {
    ...{ name: 'Go with modules', files: { 'go.mod': '', 'go.sum': '' }, setup: 'go mod download' },
    ...{ guard: 'go test -json ./...', caches: ['~/go/pkg/mod'] },
  },
  {
    ...{ name: 'Rust', files: { 'Cargo.toml': '', 'Cargo.lock': '' }, setup: 'cargo fetch --locked' },
    ...{ guard: 'cargo test --offline', caches: ['~/.cargo/registry', '~/.cargo/git'] },
  },
  {
    ...{
      name: 'Rust without a lockfile',
      files: { 'Cargo.toml': '', 'rust-toolchain.toml': '' },
      setup: 'cargo fetch',
    },
    ...{ guard: 'cargo test --offline', caches: ['~/.cargo/registry', '~/.cargo/git'] },
    ...{ hosts: 'index.crates.io static.crates.io', installs: ['rustup toolchain install'] },
  },
  {
    name: 'Rust with nextest',
    files: { 'Cargo.toml': '', 'Cargo.lock': '', '.config/nextest.toml': '[profile.ci.junit]\npath = "junit.xml"\n' },
    ...{ setup: 'cargo fetch --locked', guard: 'cargo nextest run --offline --profile ci' },
    caches: ['~/.cargo/registry', '~/.cargo/git'],
    installs: ['curl -LsSf https://get.nexte.st/0.9/linux | tar zxf - -C ~/.cargo/bin'],
  },
  {
    ...{ name: 'Maven', files: { 'pom.xml': '' }, setup: maven, guard: 'mvn -B -o test' },
    ...{ caches: ['~/.m2/repository'], hosts: central },
  },
  {
    ...{
      name: 'Maven with its wrapper',
      files: { 'pom.xml': '', mvnw: '' },
      setup: `./${maven.replace('mvn', 'mvnw')}`,
    },
    ...{ guard: './mvnw -B -o test', caches: ['~/.m2/repository', '~/.m2/wrapper'], hosts: central },
  },
  {
    ...{ name: 'Gradle', files: { 'build.gradle': '' }, setup: 'gradle test --continue || gradle testClasses' },
    ...{ guard: 'gradle test --offline', caches: ['~/.gradle/caches'], hosts: `*.gradle.org ${central}` },
  },
  {
    ...{ name: 'Gradle with its wrapper', files: { 'build.gradle.kts': '', gradlew: '' } },
    ...{ setup: './gradlew test --continue || ./gradlew testClasses', guard: './gradlew test --offline' },
    caches: ['~/.gradle/caches', '~/.gradle/wrapper'],
    hosts: `*.gradle.org ${central} github.com *.githubusercontent.com`,
  },
  {
    name: 'Yarn without node_modules',
    files: { 'package.json': berry, 'yarn.lock': '', '.yarnrc.yml': '' },
    setup: 'YARN_ENABLE_GLOBAL_CACHE=false yarn install --immutable',
    guard: 'yarn run jest --ci --json',
    ...corepack,
  },
  {
    name: 'Yarn with node_modules',
    files: { 'package.json': berry, 'yarn.lock': '', '.yarnrc.yml': 'nodeLinker: node-modules\n' },
    ...{ setup: 'yarn install --immutable', guard: 'npx jest --ci --json', ...corepack },
  },
  {
    name: 'a Yarn of the repository',
    files: {
      ...{ 'package.json': JSON.stringify(ofJest), 'yarn.lock': '' },
      '.yarnrc.yml': 'nodeLinker: node-modules\nyarnPath: .yarn/releases/yarn-4.9.1.cjs\n',
    },
    ...{ setup: 'yarn install --immutable', guard: 'npx jest --ci --json' },
  },
  {
    name: 'Yarn 1',
    files: { 'package.json': JSON.stringify({ ...ofJest, packageManager: 'yarn@1.22.22' }), 'yarn.lock': '' },
    ...{ setup: 'yarn install --frozen-lockfile', guard: 'npx jest --ci --json' },
  },
  {
    name: 'the tests of node, and packages',
    files: { 'package.json': '{"scripts":{"test":"node --test"},"dependencies":{"a":"1"}}', 'package-lock.json': '' },
    setup: 'npm ci',
    guard: NODE_TESTS,
  },
  {
    name: 'workspaces of npm, whose root depends on nothing',
    files: { 'package.json': '{"workspaces":["packages/*"]}', 'package-lock.json': '', 'packages/web/a.test.js': '' },
    ...{ setup: 'npm ci', guard: NODE_TESTS },
  },
  {
    name: 'workspaces of pnpm',
    files: { 'package.json': '{}', 'pnpm-workspace.yaml': '', 'pnpm-lock.yaml': '', 'web/a.test.js': '' },
    ...{ setup: 'pnpm install --frozen-lockfile', guard: NODE_TESTS, installs: ['npm install --global pnpm@10'] },
  },
  {
    name: 'workspaces of Yarn, and tests that nothing runs',
    files: { 'package.json': '{"workspaces":{"packages":["packages/*"]}}', 'yarn.lock': '' },
    ...{ setup: 'yarn install --frozen-lockfile', guard: undefined },
  },
  {
    name: 'workspaces of Yarn 4 without node_modules',
    files: {
      ...{ 'package.json': '{"workspaces":["packages/*"],"packageManager":"yarn@4.9.1"}', 'yarn.lock': '' },
      ...{ '.yarnrc.yml': '', 'packages/web/a.test.js': '' },
    },
    setup: 'YARN_ENABLE_GLOBAL_CACHE=false yarn install --immutable',
    guard: `yarn ${NODE_TESTS}`,
    ...corepack,
  },
  {
    name: 'a package that depends on nothing, and no workspaces',
    files: { 'package.json': '{}', 'package-lock.json': '', 'a.test.js': '' },
    ...{ setup: undefined, guard: NODE_TESTS },
  },
];

test.each(setups)(
  'the first plan of a repository with $name installs what its tests need, where they find it',
  async ({ files: entries, setup, guard, caches, hosts, installs = [] }) => {
    const files = { paths: new Set(Object.keys(entries)), manifests: new Map(Object.entries(entries)) };
    const rendered = renderInitFiles(files, { agent: 'builtin', trigger: 'manual' });
    const parsed = parsePlan(rendered.get('.groundhog/plans/first.yml') ?? '', { fileName: 'first.yml' });
    const config = parseConfig(rendered.get('.groundhog/config.yml') ?? '');
    if (parsed.kind !== 'ok' || config.kind !== 'ok') throw new Error(JSON.stringify([parsed, config]));
    expect(parsed.plan.setup).toBe(setup);
    expect(parsed.plan.guards).toEqual(guard === undefined ? undefined : [expect.objectContaining({ command: guard })]);
    expect([...lintPlan(parsed.plan), ...warnOfOpenFiles(parsed.plan, files)]).toEqual([]);
    expect(config.config.caches).toEqual(caches);
    expect(config.config.network_setup).toBe(hosts);
    const workflow = rendered.get('.github/workflows/groundhog.yml') ?? '';
    expect([...workflow.matchAll(/^ {6}- run: (.*)$/gm)].map(([, command]) => command)).toEqual(installs);
    expect(await findWorkflowMistakes(workflow)).toEqual([]);
  },
);
