import { type RepositoryFiles, requiresInPython } from './repository-files.ts';

/** A part of a project of Python that lists what tests need, and that an install of the project leaves out. */
export interface TestRequirements {
  /** An extra of the package, or a group that is no part of it (PEP 735). */
  readonly kind: 'extra' | 'group';
  readonly name: string;
}

/** The sources from which pip installs what a repository needs. */
export interface PipSources {
  /** Whether the root is a project that pip installs, and tests need it. */
  readonly isProject: boolean;
  /** The part of the project that tests need; undefined where there is none. */
  readonly tests: TestRequirements | undefined;
  /** The paths of the files of requirements: the one of the program, and the one of its tests. */
  readonly requirements: readonly string[];
  /** Whether one of them names pytest. */
  readonly hasPytest: boolean;
}

interface Part extends TestRequirements {
  readonly list: string;
}

/** The names that such parts have, the likeliest first. */
const NAMES = ['test', 'tests', 'testing', 'dev', 'develop', 'development'];
const KEY = /^[ \t]*["']?([A-Za-z][\w.-]*)["']?[ \t]*=[ \t]*\[((?:#[^\n]*|"[^"\n]*"|'[^'\n]*'|[^\]"'#])*)\]/gm;
/** As in `setup.cfg`: further lines of a value are indented. */
const INDENTED = /^([A-Za-z][\w.-]*)[ \t]*[=:][ \t]*(.*(?:\n[ \t]+.*)*)/gm;
/** As in the dictionary of `extras_require` in a `setup.py`. */
const IN_CODE = /["']([A-Za-z][\w.-]*)["']\s*:\s*[[(]([^\])]*)[\])]/g;

/** Finds what the tests of a project of Python need: a part with pytest first, else the one with the likeliest name. */
export function findTestRequirements(files: RepositoryFiles): TestRequirements | undefined {
  const found = findPart(files);
  return found === undefined ? undefined : { kind: found.kind, name: found.name };
}

/** Finds what pip has to install for the tests of a repository. */
export function findPipSources(files: RepositoryFiles): PipSources {
  const main = ['requirements.txt'].filter((path) => files.paths.has(path));
  const ofTests = findTestFile(files);
  const part = findPart(files);
  const isProject = isInstallable(files) && (main.length === 0 || (part !== undefined && ofTests === undefined));
  const requirements = [...main, ...(ofTests === undefined ? [] : [ofTests])];
  const texts = [...requirements.map((path) => files.manifests.get(path) ?? ''), isProject ? (part?.list ?? '') : ''];
  return { isProject, tests: isProject ? part : undefined, requirements, hasPytest: texts.some(hasPytest) };
}

/** Finds the file of requirements that is named for tests or for work on the project, one with pytest first. */
function findTestFile({ paths, manifests }: RepositoryFiles): string | undefined {
  const known = NAMES.flatMap((name) => {
    const pattern = new RegExp(`^(?:requirements[-_./]${name}(?:[-_]requirements)?|${name}[-_]requirements)\\.txt$`);
    return [...paths].filter((path) => pattern.test(path));
  });
  return known.find((path) => hasPytest(manifests.get(path) ?? '')) ?? known[0];
}

/** Returns whether pip can install the root: a `pyproject.toml` with settings alone is no package. */
function isInstallable({ paths, manifests }: RepositoryFiles): boolean {
  const isPackage = /^\[(?:project|build-system)\]/m.test(manifests.get('pyproject.toml') ?? '');
  return isPackage || paths.has('setup.py');
}

function findPart({ manifests }: RepositoryFiles): Part | undefined {
  const read = (path: string) => manifests.get(path) ?? '';
  const pyproject = read('pyproject.toml');
  const code = read('setup.py');
  const parts = [
    ...listParts('extra', findTable(pyproject, 'project.optional-dependencies').matchAll(KEY)),
    ...listParts('group', findTable(pyproject, 'dependency-groups').matchAll(KEY)),
    ...listParts('extra', findTable(read('setup.cfg'), 'options.extras_require').matchAll(INDENTED)),
    ...(code.includes('extras_require') ? listParts('extra', code.matchAll(IN_CODE)) : []),
  ];
  const known = NAMES.flatMap((name) => parts.filter((part) => part.name === name));
  return known.find(({ list }) => hasPytest(list)) ?? known[0];
}

function listParts(kind: Part['kind'], found: Iterable<RegExpExecArray>): Part[] {
  return [...found].map(([, name = '', list = '']) => ({ kind, name, list }));
}

/** Returns the lines of a table, without those of the tables after it; empty where it is not there. */
function findTable(text: string, name: string): string {
  const [, body = ''] = text.split(new RegExp(`^\\[${name.replaceAll('.', '\\.')}\\][^\\n]*$`, 'm'));
  return body.split(/^\[[^\n]*\][^\n]*$/m)[0] ?? '';
}

function hasPytest(list: string): boolean {
  return requiresInPython({ paths: new Set(), manifests: new Map([['requirements.txt', list]]) }, 'pytest');
}
