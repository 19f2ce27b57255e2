import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  findIncludedConfigs,
  findSecretsInAddresses,
  findSecretsInGitConfig,
  findSecretsInNetrc,
} from './credential-texts.ts';
import type { Env } from './settings.ts';

const MAX_BYTES = 1024 * 1024;
const MAX_CONFIGS = 50;

// Why: docs/decisions/0094-redacted-last.md
/**
 * Finds the secrets of git and its connections on this machine: passwords of netrc, request headers and logins in
 * addresses in git's configuration (of the user, of the system, and of the repositories of these folders), its stored
 * credentials, and logins of proxies. They are read as text: no program is started, and no condition of git counts.
 */
export function findSecretsOnMachine(env: Env, folders: readonly string[]): string[] {
  const home = env.HOME ?? '';
  const settings = env.XDG_CONFIG_HOME || join(home, '.config');
  const netrcs = [env.NETRC ?? '', join(home, '.netrc'), join(home, '_netrc')];
  const stored = [join(home, '.git-credentials'), join(settings, 'git', 'credentials')];
  const configs = [
    ...[env.GIT_CONFIG_GLOBAL ?? '', join(home, '.gitconfig'), join(settings, 'git', 'config'), '/etc/gitconfig'],
    ...folders.flatMap((folder) => listRepositoryConfigs(resolve(folder))),
  ];
  return [
    ...new Set([
      ...readTexts(netrcs).flatMap(findSecretsInNetrc),
      ...readTexts(stored).flatMap(findSecretsInAddresses),
      ...[...readConfigs(configs, home), listConfigOfEnv(env)].flatMap(findSecretsInGitConfig),
      ...findSecretsInAddresses(listProxies(env)),
    ]),
  ];
}

/** Reads git's configuration files, with those that they include. */
function readConfigs(paths: readonly string[], home: string): string[] {
  const wanted = [...paths];
  const texts = new Map<string, string>();
  for (let path = wanted.shift(); path !== undefined && texts.size < MAX_CONFIGS; path = wanted.shift()) {
    if (texts.has(path)) continue;
    const text = readText(path);
    texts.set(path, text);
    if (text === '') continue;
    const folder = dirname(path);
    wanted.push(...findIncludedConfigs(text).map((each) => resolve(folder, each.replace(/^~(?=\/)/, home))));
  }
  return [...texts.values()];
}

/** Lists where the configuration of the repository of a folder may be, see gitrepository-layout(5). */
function listRepositoryConfigs(folder: string): string[] {
  const gitDir = findGitFolder(folder);
  const common = resolve(gitDir, readText(join(gitDir, 'commondir')).trim());
  return [join(common, 'config'), join(gitDir, 'config.worktree')];
}

function findGitFolder(folder: string): string {
  const path = join(folder, '.git');
  const linked = /^gitdir: (.+?)\s*$/m.exec(readText(path))?.[1];
  if (linked !== undefined) return resolve(folder, linked);
  if (isFolder(path)) return path;
  return dirname(folder) === folder ? folder : findGitFolder(dirname(folder));
}

/** Returns whether a path is that of a folder; false also for one behind a file, or that may not be read. */
function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    return false;
  }
}

/** Renders the configuration that the environment gives to git, see GIT_CONFIG_COUNT in git-config(1). */
function listConfigOfEnv(env: Env): string {
  const pairs = Object.entries(env).map(([name, value = '']) =>
    name.startsWith('GIT_CONFIG_KEY_') ? `${value} = ${env[name.replace('_KEY_', '_VALUE_')] ?? ''}` : '',
  );
  const parameters = (env.GIT_CONFIG_PARAMETERS ?? '').replaceAll("'='", '=').replaceAll("'", '\n');
  return [...pairs, parameters].join('\n');
}

function listProxies(env: Env): string {
  return Object.entries(env)
    .map(([name, value = '']) => (/_proxy$/i.test(name) ? value : ''))
    .join('\n');
}

/** Reads the files that are there and not empty. */
function readTexts(paths: readonly string[]): string[] {
  return paths.map(readText).filter((text) => text !== '');
}

/** Reads a file of bounded size; empty where there is none. */
function readText(path: string): string {
  try {
    const stat = path === '' ? undefined : statSync(path, { throwIfNoEntry: false });
    return stat?.isFile() === true && stat.size <= MAX_BYTES ? readFileSync(path, 'utf8') : '';
  } catch {
    return '';
  }
}
