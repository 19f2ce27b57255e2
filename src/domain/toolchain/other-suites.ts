import { hasPath, hasWorkspaces, type RepositoryFiles } from './repository-files.ts';
import { findTestRunners, type RunnerName, suggestSuite } from './test-runner.ts';
import { findTestScript, isOfNode, renderScriptSuite } from './test-script.ts';

/** The manifests that make a folder a module of its own, and the runner that needs no others to be known. */
const MANIFESTS: ReadonlyMap<string, RunnerName | undefined> = new Map([
  ['package.json', undefined],
  ['go.mod', 'go'],
  ['Cargo.toml', 'cargo'],
  ['pyproject.toml', 'pytest'],
]);
/** Folders whose modules are no part of the repository's own tests. */
const OF_OTHERS =
  /(?:^|\/)(?:node_modules|vendor|third_party|testdata|__fixtures__|fixtures?|examples?|templates?|tests?|e2e)\//;
/** At most three folders deep, with names that no shell takes for anything else. */
const MODULE = /^((?:[\w.@+-]+\/){1,3})([^/]+)$/;

/** Lists the commands of the suites that a guard with the likeliest one leaves out: of other runners at the root, and of modules below it. */
export function listOtherSuites(files: RepositoryFiles): readonly string[] {
  const [first, ...others] = findTestRunners(files);
  const isScript = first !== undefined && !isOfNode(first.name) && findTestScript(files) !== undefined;
  const script = isScript && !others.some(({ name }) => isOfNode(name)) ? [renderScriptSuite(files)] : [];
  return [...script, ...others.map(({ command }) => command), ...listModules(files)];
}

function listModules(files: RepositoryFiles): readonly string[] {
  return [...files.paths].sort().flatMap((path) => {
    const [, folder = '', manifest = ''] = OF_OTHERS.test(path) ? [] : (MODULE.exec(path) ?? []);
    if (!MANIFESTS.has(manifest) || isOfRoot(manifest, files)) return [];
    const name = MANIFESTS.get(manifest);
    if (!hasTests(files, { folder, manifest })) return [];
    const module = folder.slice(0, -1);
    return [name === undefined ? `cd ${module} && npm test` : suggestSuite(name, module, files).command];
  });
}

/** Returns whether what is started at the root runs the tests of modules below it, too. */
function isOfRoot(manifest: string, files: RepositoryFiles): boolean {
  if (manifest === 'package.json') return hasWorkspaces(files) || hasPath(files, 'lerna.json');
  if (manifest === 'pyproject.toml') return findTestRunners(files).some(({ name }) => name === 'pytest');
  return manifest === 'Cargo.toml' && files.paths.has('Cargo.toml');
}

const TESTS: ReadonlyMap<string, RegExp> = new Map([
  ['package.json', /(?:^|\/)(?:__tests__\/|tests?\/|[^/]+[.-](?:test|spec)\.)[^/]*/],
  ['go.mod', /_test\.go$/],
  ['Cargo.toml', /\.rs$/],
  ['pyproject.toml', /(?:^|\/)(?:test_[^/]+|[^/]+_test)\.py$/],
]);

function hasTests({ paths }: RepositoryFiles, { folder, manifest }: { folder: string; manifest: string }): boolean {
  const pattern = TESTS.get(manifest);
  return [...paths].some((path) => path.startsWith(folder) && pattern?.test(path.slice(folder.length)) === true);
}
