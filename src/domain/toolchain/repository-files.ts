import { isJsonObject, textAt, tryParseJson, valueAt } from '../text/json-object.ts';

/** The files of a repository at a commit, as far as decisions about its tools need them. */
export interface RepositoryFiles {
  /** The paths of all plain files, relative to the root. */
  readonly paths: ReadonlySet<string>;
  /** The texts of the manifests by path; a missing or too large one is left out. */
  readonly manifests: ReadonlyMap<string, string>;
  /** The paths of submodules; none where they are not known. */
  readonly submodules?: readonly string[];
}

/** Returns whether the repository has a file or a folder at a path. */
export function hasPath({ paths }: RepositoryFiles, path: string): boolean {
  return paths.has(path) || [...paths].some((other) => other.startsWith(`${path}/`));
}

const OF_PYTHON =
  /^(?:pyproject\.toml|pytest\.ini|setup\.(?:cfg|py)|tox\.ini|Pipfile|(?:[a-z]+[-_])?requirements[\w.-]*\.txt|requirements\/[\w.-]+\.txt)$/;
const OF_OTHERS: ReadonlySet<string> = new Set(['package.json', '.yarnrc.yml', '.config/nextest.toml']);
/** At most two folders deep. */
const OF_MAKE = /^(?:[^/]+\/){0,2}(?:(?:GNUm|m|M)akefile|[^/]+\.mk)$/;
/** At most two folders deep, and those without an ending at the root and in the folders that are named for scripts. */
const OF_SHELL = /^(?:[^/]+\/){0,2}[^/]+\.(?:ba|da|k|z)?sh$|^(?:(?:bin|\.?ci|hack|scripts?|tools?)\/)?[a-z][\w-]*$/;

/** Returns whether a path is a manifest whose text decisions about tools read. */
export function isManifest(path: string): boolean {
  return OF_OTHERS.has(path) || OF_PYTHON.test(path) || OF_MAKE.test(path) || isShellScript(path);
}

/** Returns whether a path is one of the manifests that may be a shell script, by its name. */
export function isShellScript(path: string): boolean {
  return OF_SHELL.test(path) && !OF_MAKE.test(path);
}

/** The parts of a `package.json` that say what tools a repository has. */
export interface PackageManifest {
  readonly scripts: ReadonlyMap<string, string>;
  /** Names of the packages that it depends on, in any way. */
  readonly packages: ReadonlySet<string>;
}

/** Returns whether packages of Node.js are installed by Yarn 2 or newer without a folder `node_modules`. */
export function hasPlugAndPlay({ paths, manifests }: RepositoryFiles): boolean {
  const isBerry = paths.has('.yarnrc.yml') && paths.has('yarn.lock');
  return isBerry && !/^nodeLinker: *["']?(?:node-modules|pnpm)\b/m.test(manifests.get('.yarnrc.yml') ?? '');
}

/** Returns whether packages in folders of a repository of Node.js are installed together, from its root. */
export function hasWorkspaces({ paths, manifests }: RepositoryFiles): boolean {
  const workspaces = valueAt(tryParseJson(manifests.get('package.json') ?? ''), 'workspaces');
  return paths.has('pnpm-workspace.yaml') || Array.isArray(workspaces) || isJsonObject(workspaces);
}

const DEPENDENCY_KEYS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Reads the `package.json` at the root; undefined where there is none, or no valid one. */
export function readPackageManifest({ manifests }: RepositoryFiles): PackageManifest | undefined {
  const text = manifests.get('package.json');
  const manifest = text === undefined ? undefined : tryParseJson(text);
  if (!isJsonObject(manifest)) return undefined;
  const scripts = Object.keys(toObject(manifest.scripts)).map(
    (name) => [name, textAt(manifest, 'scripts', name)] as const,
  );
  const packages = DEPENDENCY_KEYS.flatMap((key) => Object.keys(toObject(valueAt(manifest, key))));
  return { scripts: new Map(scripts), packages: new Set(packages) };
}

function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return isJsonObject(value) ? value : {};
}

/** Returns whether the manifests of Python at the root name a package among what they require. */
export function requiresInPython({ manifests }: RepositoryFiles, name: string): boolean {
  const wanted = toPythonName(name);
  return listPythonTexts({ manifests }).some((text) => listPythonNames(text).includes(wanted));
}

/** Lists the texts of the manifests of Python at the root. */
export function listPythonTexts({ manifests }: Pick<RepositoryFiles, 'manifests'>): readonly string[] {
  return [...manifests].flatMap(([path, text]) => (OF_PYTHON.test(path) ? [text] : []));
}

/** Returns whether a module or package of Python is in the repository, where its tests import it from. */
export function isModuleInPython(files: RepositoryFiles, name: string): boolean {
  return ['', 'src/'].some((folder) => hasPath(files, `${folder}${name}`) || files.paths.has(`${folder}${name}.py`));
}

/** Returns whether a name is that of the project, by its manifests of Python. */
export function isProjectInPython({ manifests }: RepositoryFiles, name: string): boolean {
  const read = (path: string) => manifests.get(path) ?? '';
  const tables = ['pyproject.toml', 'setup.cfg'].map(read);
  const names = [
    ...tables.flatMap((text) => [...text.matchAll(/^[ \t]*name[ \t]*=[ \t]*["']?([\w.-]+)/gm)]),
    ...read('setup.py').matchAll(/\bname\s*=\s*["']([\w.-]+)/g),
  ];
  return names.some(([, found = '']) => toPythonName(found) === toPythonName(name));
}

/** Lists what looks like a requirement (PEP 508), alone on a line or in quotation marks, or like a key of a table. */
function listPythonNames(text: string): string[] {
  const found = text.matchAll(/^[ \t]*["']?([A-Za-z][\w.-]*)(?:\[[^\]\n]*\])?[ \t]*(?=$|[<>=!~;,@"'#])/gm);
  const quoted = text.matchAll(/["']([A-Za-z][\w.-]*)(?:\[[^\]\n]*\])?(?:[ \t]*[<>=!~;@][^"'\n]*)?["']/g);
  return [...found, ...quoted].map(([, name = '']) => toPythonName(name));
}

/** Normalizes the name of a Python package (PEP 503). */
function toPythonName(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/g, '-');
}
