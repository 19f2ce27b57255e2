import { isLockfile, listRegistryHosts } from '../../../domain/plan/registry-hosts.ts';
import {
  hasPlugAndPlay,
  hasWorkspaces,
  type RepositoryFiles,
  readPackageManifest,
} from '../../../domain/toolchain/repository-files.ts';
import { suggestSetup } from '../../../domain/toolchain/suggest-setup.ts';
import { findTestRunners, type RunnerName } from '../../../domain/toolchain/test-runner.ts';
import { findTestScript } from '../../../domain/toolchain/test-script.ts';
import { needsCorepack } from './init-tools.ts';

/** The setup of a first plan, and what the tests need to use what it installs. */
export interface FirstSetup {
  readonly command: string;
  /** The reason for a command that nobody expects. */
  readonly reason?: string;
  /** Replaces a part of the command of the tests: by the Python that has the packages, or by options that ask for no network. */
  readonly adapts?: readonly [part: RegExp, by: string];
  /** Folders below HOME that it downloads to. */
  readonly caches: readonly string[];
  /** Hosts that it downloads from, beside those that lockfiles name. */
  readonly hosts: readonly string[];
}

/** Finds the setup of a first plan: what the likeliest test runner or workspaces need; undefined where nothing is needed. */
export function findFirstSetup(files: RepositoryFiles): FirstSetup | undefined {
  const runner = findTestRunners(files)[0]?.name;
  switch (runner) {
    case undefined:
      return hasWorkspaces(files) || findTestScript(files) !== undefined ? findNodeSetup('node', files) : undefined;
    case 'pytest':
      return findPythonSetup(files);
    case 'go':
      return findGoSetup(files);
    case 'cargo':
      return findCargoSetup(files);
    case 'maven':
    case 'gradle':
    case 'dotnet':
      return findPlatformSetup(runner, files);
    default:
      return findNodeSetup(runner, files);
  }
}

function findNodeSetup(runner: RunnerName, files: RepositoryFiles): FirstSetup | undefined {
  const { node } = suggestSetup(files);
  // The packages of workspaces need the links to each other, whatever the root depends on.
  const isBare = runner === 'node' && readPackageManifest(files)?.packages.size === 0 && !hasWorkspaces(files);
  if (node === undefined || isBare) return undefined;
  // What Plug'n'Play names by its path must not lie in a HOME that another command has not.
  const command = hasPlugAndPlay(files) ? `YARN_ENABLE_GLOBAL_CACHE=false ${node}` : node;
  const caches = needsCorepack(files) ? ['~/.cache/node/corepack'] : [];
  return { command, caches, hosts: listUnknown(files, ['registry.npmjs.org']) };
}

const VENV_PYTHON = [/^python3(?= )/, '.venv/bin/python'] as const;
const PYPI = ['pypi.org', 'files.pythonhosted.org'];

/** Finds how the packages of Python are installed in the folder itself: what a tool keeps in HOME is not there for criteria. */
function findPythonSetup(files: RepositoryFiles): FirstSetup | undefined {
  const { python: command } = suggestSetup(files);
  if (command === undefined) return undefined;
  const others = { adapts: VENV_PYTHON, caches: [], hosts: listUnknown(files, PYPI) };
  if (command.startsWith('uv ')) return { command, ...others };
  if (command.startsWith('poetry ')) return { command: `POETRY_VIRTUALENVS_IN_PROJECT=1 ${command}`, ...others };
  if (command.startsWith('pipenv ')) return { command: `PIPENV_VENV_IN_PROJECT=1 ${command}`, ...others };
  return { command, ...others };
}

/** Modules without a `go.sum` require no other, and those in `vendor` are there. */
function findGoSetup({ paths }: RepositoryFiles): FirstSetup | undefined {
  if (!paths.has('go.sum') || paths.has('vendor/modules.txt')) return undefined;
  return { command: 'go mod download', caches: ['~/go/pkg/mod'], hosts: [] };
}

function findCargoSetup(files: RepositoryFiles): FirstSetup {
  const isLocked = files.paths.has('Cargo.lock');
  return {
    command: isLocked ? 'cargo fetch --locked' : 'cargo fetch',
    adapts: [/^cargo test|^cargo nextest run/, '$& --offline'],
    caches: ['~/.cargo/registry', '~/.cargo/git'],
    hosts: isLocked ? [] : ['index.crates.io', 'static.crates.io'],
  };
}

const CENTRAL = 'repo.maven.apache.org';

/** Returns the setup of a build tool whose lockfiles name no hosts, if it has any. */
function findPlatformSetup(runner: 'maven' | 'gradle' | 'dotnet', { paths }: RepositoryFiles): FirstSetup {
  if (runner === 'dotnet')
    return { command: 'dotnet restore', caches: ['~/.nuget/packages'], hosts: ['api.nuget.org'] };
  if (runner === 'maven')
    return {
      command: `${paths.has('mvnw') ? './mvnw' : 'mvn'} -B test -Dmaven.test.failure.ignore=true`,
      reason: 'Maven downloads what runs the tests only when it runs them.',
      adapts: [/ -B(?= )/, ' -B -o'],
      caches: ['~/.m2/repository', ...(paths.has('mvnw') ? ['~/.m2/wrapper'] : [])],
      hosts: [CENTRAL],
    };
  const hasWrapper = paths.has('gradlew');
  const gradle = hasWrapper ? './gradlew' : 'gradle';
  return {
    command: `${gradle} test --continue || ${gradle} testClasses`,
    reason: 'Gradle downloads what runs the tests only when it runs them; tests that fail here do not matter.',
    adapts: [/ test$/, ' test --offline'],
    caches: ['~/.gradle/caches', ...(hasWrapper ? ['~/.gradle/wrapper'] : [])],
    // Distributions of Gradle are files of its releases on GitHub.
    hosts: ['*.gradle.org', CENTRAL, ...(hasWrapper ? ['github.com', '*.githubusercontent.com'] : [])],
  };
}

/** Lists the hosts that no lockfile of the repository names. */
function listUnknown({ paths }: RepositoryFiles, hosts: readonly string[]): string[] {
  const known = listRegistryHosts(new Map([...paths].filter(isLockfile).map((path) => [path, ''])));
  return hosts.filter((host) => !known.includes(host));
}
