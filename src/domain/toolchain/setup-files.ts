import { toRepositoryPath } from '../plan/command-words.ts';

/** Programs that install what a lockfile or a manifest names, with the verbs that do. */
const INSTALLERS: ReadonlyMap<string, { readonly verbs: RegExp; readonly globs: readonly string[] }> = new Map([
  ['uv', { verbs: /^sync$/, globs: ['pyproject.toml', 'uv.lock', 'uv.toml'] }],
  ['poetry', { verbs: /^(?:install|sync)$/, globs: ['pyproject.toml', 'poetry.{lock,toml}'] }],
  ['pdm', { verbs: /^(?:install|sync)$/, globs: ['pyproject.toml', 'pdm.{lock,toml}'] }],
  ['pipenv', { verbs: /^(?:install|sync)$/, globs: ['Pipfile{,.lock}'] }],
  ['bundle', { verbs: /^install$/, globs: ['Gemfile{,.lock}'] }],
  ['composer', { verbs: /^install$/, globs: ['composer.{json,lock}'] }],
  ['go', { verbs: /^(?:mod|get|install)$/, globs: ['go.{mod,sum,work}'] }],
]);
const OF_PACKAGE = ['pyproject.toml', 'setup.{py,cfg}'];

/** Finds the files of a repository that decide what a program installs; undefined where it is none that installs. */
export function findInstalled([program = '', ...rest]: readonly string[]): readonly string[] | undefined {
  const name = program.split('/').at(-1) ?? '';
  const verb = rest.find((word) => !word.startsWith('-')) ?? '';
  if (/^pip[\d.]*$/.test(name)) return verb === 'install' ? listRequirements(rest) : undefined;
  if (name === 'uv' && verb === 'pip') return findInstalled(rest.slice(rest.indexOf('pip')));
  const installer = INSTALLERS.get(name);
  return installer?.verbs.test(verb) === true ? installer.globs : undefined;
}

/** Lists the files and folders that arguments of pip name: `-r a.txt`, `--find-links=wheels`, `-e .[test]`. */
function listRequirements(words: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const [at, word] of words.entries()) {
    const [, flag = '', value] =
      /^(-[rcfe]|--(?:requirement|constraint|find-links|editable))(?:=(.*))?$/.exec(word) ?? [];
    const given = (flag === '' ? word : (value ?? words[at + 1] ?? '')).replace(/\[[^\]]*\]$/, '');
    if (/^\.\/?$/.test(given)) for (const glob of OF_PACKAGE) found.add(glob);
    const path = toRepositoryPath(given)?.replace(/\/+$/, '');
    if (path === undefined || path === '.' || flag === '') continue;
    if (flag === '-f' || flag === '--find-links') found.add(`${path}/**`);
    else if (flag === '-e' || flag === '--editable') for (const glob of OF_PACKAGE) found.add(`${path}/${glob}`);
    else found.add(path);
  }
  return [...found];
}
