import { RE2JS } from 're2js';
import { expandBraces } from './expand-braces.ts';

const MAX_GLOB_CHARS = 1000;
const SPECIAL = '*?[]{},!\\';

/** Returns why a glob is invalid, or undefined. A blank one is refused by the schema. */
export function findGlobProblem(glob: string): string | undefined {
  if (glob.length > MAX_GLOB_CHARS) return `must not be longer than ${MAX_GLOB_CHARS} characters`;
  if (glob.trim() === '') return undefined;
  if (glob !== glob.trim()) return 'must not have spaces around it';
  if (glob.includes('\0')) return 'must not contain a NUL character';
  if (glob.startsWith('!')) return 'must not start with "!": there are no exceptions (write "\\!" for the character)';
  const expanded = expandBraces(glob);
  if (expanded.kind === 'invalid') return expanded.reason;
  for (const plain of expanded.globs) {
    const problem = findShapeProblem(plain) ?? findTokenProblem(plain);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/**
 * Compiles globs to a test for paths; an invalid one matches nothing. The whole path must match, letter case counts,
 * and a leading dot is a character like any other.
 *
 * - `*` any characters within one folder or file name, `?` one of them, `[a-z]` and `[!a-z]` one of a set
 * - `**` as a whole name: any number of folders, also none; at the end all below: `docs/**` is `docs` and what is in
 *   it, but a name that ends in `*` is not taken itself: `*\/**` is no file at the top
 * - `{a,b}` either; a backslash before a special character takes it as it is
 * - without a wildcard, or with "/" at the end, a glob also matches all below it: `docs`, `docs/`
 *
 * Matching is linear in the length of the path, whatever the glob.
 */
export function compileGlobs(globs: readonly string[]): (path: string) => boolean {
  const regexes = globs
    .filter((glob) => glob.trim() !== '' && findGlobProblem(glob) === undefined)
    .map((glob) => RE2JS.compile(toChoices(glob).map(toSource).join('|'), RE2JS.DOTALL));
  return (path) => regexes.some((regex) => regex.testExact(path));
}

function toChoices(glob: string): readonly string[] {
  const expanded = expandBraces(glob);
  return expanded.kind === 'invalid' ? [] : expanded.globs;
}

function findShapeProblem(glob: string): string | undefined {
  if (glob.startsWith('/') || /^[A-Za-z]:/.test(glob)) return 'must be relative to the repository root';
  const parts = glob.replace(/\/$/, '').split('/');
  if (parts.includes('..')) return 'must not contain ".."';
  if (glob !== '' && parts.some((part) => part === '' || part === '.')) {
    return 'must be written plainly, without "./" or "//"';
  }
  return undefined;
}

function findTokenProblem(glob: string): string | undefined {
  for (const token of readGlobTokens(glob)) if (token.kind === 'invalid') return token.reason;
  return undefined;
}

type GlobToken =
  | { readonly kind: 'text'; readonly source: string }
  | { readonly kind: 'wildcard'; readonly source: string }
  | { readonly kind: 'invalid'; readonly reason: string };

function* readGlobTokens(glob: string): Generator<GlobToken> {
  let rest = glob;
  while (rest !== '') {
    const [taken, token] = takeToken(rest);
    yield token;
    rest = rest.slice(taken);
  }
}

function takeToken(rest: string): readonly [number, GlobToken] {
  const stars = /^\*+/.exec(rest);
  if (stars !== null) return [stars[0].length, { kind: 'wildcard', source: '[^/]*' }];
  if (rest.startsWith('?')) return [1, { kind: 'wildcard', source: '[^/]' }];
  if (rest.startsWith('[')) return takeSet(rest);
  const character = String.fromCodePoint(rest.codePointAt(rest.startsWith('\\') ? 1 : 0) ?? 0);
  if (!rest.startsWith('\\')) return [character.length, { kind: 'text', source: RE2JS.quote(character) }];
  if (rest.length > 1 && SPECIAL.includes(character)) return [2, { kind: 'text', source: RE2JS.quote(character) }];
  return [
    rest.length,
    { kind: 'invalid', reason: 'must use "/" between folders, and "\\" only before one of *?[]{},!\\' },
  ];
}

function takeSet(rest: string): readonly [number, GlobToken] {
  const set = /^\[([!^]?)([^\\/[\]]+)\]/u.exec(rest);
  if (set === null) {
    return [rest.length, { kind: 'invalid', reason: 'has a "[" without a plain set of characters and "]" after it' }];
  }
  const [whole, negation, members = ''] = set;
  let source = negation === '' ? '' : '^/';
  for (const [text, from = '', to = from] of members.matchAll(/(.)(?:-(.))?/gsu)) {
    if (from > to) return [whole.length, { kind: 'invalid', reason: `has a range that is upside down: "${text}"` }];
    if (from < '/' && to > '/') {
      return [whole.length, { kind: 'invalid', reason: `has a range that includes "/": "${text}"` }];
    }
    source += `${toCodeEscape(from)}-${toCodeEscape(to)}`;
  }
  return [whole.length, { kind: 'wildcard', source: `[${source}]` }];
}

function toCodeEscape(character: string): string {
  return `\\x{${character.codePointAt(0)?.toString(16)}}`;
}

/** Renders a glob without braces as a regular expression for the whole path. */
function toSource(glob: string): string {
  const names = glob.replace(/\/$/, '').split('/');
  const parts = names.filter((name, index) => name !== '**' || names[index - 1] !== '**');
  const isPlain = [...readGlobTokens(glob)].every((token) => token.kind === 'text');
  const isTree = isPlain || glob.endsWith('/');
  const last = parts.length - 1;
  let source = '';
  for (const [index, part] of parts.entries()) {
    const isAnyDepth = part === '**';
    if (isAnyDepth && index === last) {
      const isBelowOnly = index === 0 || parts[index - 1]?.endsWith('*');
      return isBelowOnly ? `${source}.+` : `${source.slice(0, -1)}(?:/.*)?`;
    }
    source += isAnyDepth ? '(?:[^/]+/)*' : `${toPartSource(part)}${index === last ? '' : '/'}`;
  }
  return isTree ? `${source}(?:/.*)?` : source;
}

function toPartSource(part: string): string {
  return [...readGlobTokens(part)].map((token) => (token.kind === 'invalid' ? '' : token.source)).join('');
}
