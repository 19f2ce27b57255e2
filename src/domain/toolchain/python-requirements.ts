import { requiresInPython } from './repository-files.ts';

/** A part of a `pyproject.toml` that lists what tests need, and that an install of the project leaves out. */
export interface TestRequirements {
  /** An extra of the package, or a group that is no part of it (PEP 735). */
  readonly kind: 'extra' | 'group';
  readonly name: string;
}

const TABLES: readonly (readonly [TestRequirements['kind'], string])[] = [
  ['extra', 'project.optional-dependencies'],
  ['group', 'dependency-groups'],
];
/** The names that such parts have, the likeliest first. */
const NAMES = ['test', 'tests', 'testing', 'dev', 'develop', 'development'];
const KEY = /^[ \t]*["']?([A-Za-z][\w.-]*)["']?[ \t]*=[ \t]*\[((?:#[^\n]*|"[^"\n]*"|'[^'\n]*'|[^\]"'#])*)\]/gm;

/** Finds what the tests of a project of Python need: a part with pytest first, else the one with the likeliest name. */
export function findTestRequirements(pyproject: string): TestRequirements | undefined {
  const found = findPart(pyproject);
  return found === undefined ? undefined : { kind: found.kind, name: found.name };
}

/** Returns the requirements of that part as they are written; empty where there is none. */
export function listTestRequirements(pyproject: string): string {
  return findPart(pyproject)?.list ?? '';
}

function findPart(pyproject: string): (TestRequirements & { readonly list: string }) | undefined {
  const parts = TABLES.flatMap(([kind, table]) =>
    [...findTable(pyproject, table).matchAll(KEY)].map(([, name = '', list = '']) => ({ kind, name, list })),
  );
  const known = NAMES.flatMap((name) => parts.filter((part) => part.name === name));
  return known.find(({ list }) => hasPytest(list)) ?? known[0];
}

/** Returns the lines of a table of TOML, without those of the tables after it; empty where it is not there. */
function findTable(text: string, name: string): string {
  const [, body = ''] = text.split(new RegExp(`^\\[${name.replaceAll('.', '\\.')}\\][^\\n]*$`, 'm'));
  return body.split(/^\[[^\n]*\][^\n]*$/m)[0] ?? '';
}

function hasPytest(list: string): boolean {
  return requiresInPython({ paths: new Set(), manifests: new Map([['requirements.txt', list]]) }, 'pytest');
}
