import { compileGlobs } from '../paths/glob.ts';
import type { Plan } from './plan.ts';

/** The lockfiles and manifests that decide what a setup installs, by their names in any folder. */
const SETUP_INPUT_NAMES: readonly string[] = [
  ...['package.json', 'package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'],
  ...['bun.lock', 'bun.lockb', '.npmrc', '.yarnrc.yml', 'deno.json', 'deno.lock'],
  ...[
    '*requirements*.txt',
    'requirements/*.txt',
    'constraints*.txt',
    'pyproject.toml',
    'poetry.lock',
    'uv.lock',
    'pdm.lock',
    'Pipfile',
  ],
  ...['Pipfile.lock', 'setup.py', 'setup.cfg', 'environment.yml', 'environment.yaml'],
  ...['go.mod', 'go.sum', 'Cargo.toml', 'Cargo.lock', 'Gemfile', 'Gemfile.lock', '*.gemspec'],
  ...['composer.json', 'composer.lock', 'build.gradle*', 'settings.gradle*', 'gradle.lockfile', 'libs.versions.toml'],
  ...[
    'pom.xml',
    'build.sbt',
    'mix.exs',
    'mix.lock',
    'pubspec.yaml',
    'pubspec.lock',
    'Package.resolved',
    'Podfile.lock',
  ],
  ...['packages.lock.json', '*.csproj', 'Directory.Packages.props', '.tool-versions', 'flake.lock'],
];

/** Creates a test for the paths that the setup reads: where one of them changes, the setup is run again. */
export function toSetupInputs({ setup_inputs }: Pick<Plan, 'setup_inputs'>): (path: string) => boolean {
  return compileGlobs(setup_inputs ?? SETUP_INPUT_NAMES.map((name) => `**/${name}`));
}
