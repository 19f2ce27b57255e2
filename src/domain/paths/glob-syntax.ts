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

/** One part of a glob. */
export type GlobToken =
  | { readonly kind: 'text'; readonly character: string }
  /** The source of a regular expression. */
  | { readonly kind: 'wildcard'; readonly source: string }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Reads the parts of a glob without braces, up to the first that is invalid. */
export function* readGlobTokens(glob: string): Generator<GlobToken> {
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
  if (!rest.startsWith('\\')) return [character.length, { kind: 'text', character }];
  if (rest.length > 1 && SPECIAL.includes(character)) return [2, { kind: 'text', character }];
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
