import { RE2JS } from 're2js';
import { expandBraces } from './expand-braces.ts';
import { findGlobProblem, type GlobToken, readGlobTokens } from './glob-syntax.ts';

// Why: docs/decisions/0004-globs-are-translated-to-re2.md
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
  return [...readGlobTokens(part)].map(toTokenSource).join('');
}

function toTokenSource(token: GlobToken): string {
  if (token.kind === 'text') return RE2JS.quote(token.character);
  return token.kind === 'wildcard' ? token.source : '';
}
