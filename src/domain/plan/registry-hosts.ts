import { isHostName } from '../text/host-name.ts';

/** The registries of each kind of lockfile. A lockfile may name others by the addresses in it. */
const REGISTRIES: Readonly<Record<string, readonly string[]>> = {
  'package-lock.json': ['registry.npmjs.org'],
  'npm-shrinkwrap.json': ['registry.npmjs.org'],
  'pnpm-lock.yaml': ['registry.npmjs.org'],
  // The last one has Yarn itself, as Corepack loads it.
  'yarn.lock': ['registry.yarnpkg.com', 'registry.npmjs.org', 'repo.yarnpkg.com'],
  'bun.lock': ['registry.npmjs.org'],
  'requirements.txt': ['pypi.org', 'files.pythonhosted.org'],
  'poetry.lock': ['pypi.org', 'files.pythonhosted.org'],
  'uv.lock': ['pypi.org', 'files.pythonhosted.org'],
  'Pipfile.lock': ['pypi.org', 'files.pythonhosted.org'],
  'go.sum': ['proxy.golang.org', 'sum.golang.org'],
  'Cargo.lock': ['index.crates.io', 'static.crates.io'],
  'Gemfile.lock': ['rubygems.org', 'index.rubygems.org'],
  'composer.lock': ['repo.packagist.org', 'api.github.com', 'codeload.github.com'],
};
/** Fields of lockfiles that hold the address of a package; other addresses, such as those of home pages, are in others. */
const ADDRESS = /(?:"resolved": "|resolved "|tarball: |url = "|"url": ")https:\/\/([^/"'\s:]+)\//g;
const MAX_HOSTS = 50;

/** True for the path of a lockfile whose registries are known. */
export function isLockfile(path: string): boolean {
  return Object.hasOwn(REGISTRIES, toKind(path));
}

/** Returns the name of a lockfile as the table has it; requirements of pip may have further words in theirs, or a folder. */
function toKind(path: string): string {
  if (/(?:^|\/)requirements\/[\w.-]+\.txt$/.test(path)) return 'requirements.txt';
  return path.slice(path.lastIndexOf('/') + 1).replace(/^(?:[a-z]+[-_])?requirements[\w.-]*\.txt$/, 'requirements.txt');
}

/** Lists the hosts that packages of lockfiles come from. `texts` has the content of each, by its path. */
export function listRegistryHosts(texts: ReadonlyMap<string, string>): string[] {
  const hosts = new Set<string>();
  for (const [path, text] of texts) {
    for (const host of REGISTRIES[toKind(path)] ?? []) hosts.add(host);
    for (const [, host = ''] of text.matchAll(ADDRESS)) if (isHostName(host)) hosts.add(host.toLowerCase());
  }
  return [...hosts].slice(0, MAX_HOSTS).sort();
}
