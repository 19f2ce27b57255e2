const MAX_EXPANSIONS = 64;
const MAX_EXPANDED_CHARS = 8000;

/** The globs without braces that a glob expands to, or why it is invalid. */
export type BraceExpansion =
  | { readonly kind: 'expanded'; readonly globs: readonly string[] }
  | { readonly kind: 'invalid'; readonly reason: string };

interface Group {
  readonly before: string;
  readonly choices: readonly string[];
}

/** Expands `{a,b}` to one glob for each choice. Nested braces and ranges (`{1..9}`) are not supported. */
export function expandBraces(glob: string): BraceExpansion {
  const groups: Group[] = [];
  let rest = glob;
  for (;;) {
    const open = findUnescaped(rest, '{');
    if (open === -1) break;
    const close = findUnescaped(rest, '}');
    if (close < open) return { kind: 'invalid', reason: 'has a "{" without a "}" after it, or a "}" before it' };
    const inside = rest.slice(open + 1, close);
    if (findUnescaped(inside, '{') !== -1) return { kind: 'invalid', reason: 'has braces inside braces' };
    const choices = splitUnescaped(inside);
    if (choices.length < 2) return { kind: 'invalid', reason: 'has braces without a comma: write "{a,b}"' };
    groups.push({ before: rest.slice(0, open), choices });
    rest = rest.slice(close + 1);
  }
  if (findUnescaped(rest, '}') !== -1) return { kind: 'invalid', reason: 'has a "}" without a "{" before it' };
  const count = groups.reduce((product, { choices }) => product * choices.length, 1);
  if (count > MAX_EXPANSIONS) {
    return { kind: 'invalid', reason: `stands for ${count} globs; braces may make at most ${MAX_EXPANSIONS}` };
  }
  if (count * glob.length > MAX_EXPANDED_CHARS) {
    return { kind: 'invalid', reason: 'is too long once its braces are written out' };
  }
  return { kind: 'expanded', globs: toCombinations(groups).map((start) => `${start}${rest}`) };
}

function toCombinations(groups: readonly Group[]): string[] {
  return groups.reduce<string[]>(
    (starts, { before, choices }) => starts.flatMap((start) => choices.map((choice) => `${start}${before}${choice}`)),
    [''],
  );
}

function findUnescaped(text: string, wanted: string): number {
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === wanted) return index;
  }
  return -1;
}

function splitUnescaped(text: string): string[] {
  const parts = [''];
  for (const [token] of text.matchAll(/\\?[\s\S]/g)) {
    if (token === ',') parts.push('');
    else parts.push(`${parts.pop()}${token}`);
  }
  return parts;
}
