const MAX_LINES = 4000;
const MAX_DECLARATIONS = 500;
const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){50}/;

/** Returns why a Markdown text is too costly to parse, which takes quadratic time in these counts; undefined otherwise. */
export function findMarkdownExcess(
  lines: readonly string[],
): { readonly line: number; readonly message: string } | undefined {
  let declarations = 0;
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (line > MAX_LINES) return { line, message: `a text may have at most ${MAX_LINES} lines` };
    if (TOO_DEEP.test(text)) return { line, message: 'lists and quotations may be nested at most 50 levels deep' };
    declarations += text.match(/<[!?]/g)?.length ?? 0;
    if (declarations > MAX_DECLARATIONS)
      return { line, message: `a text may have at most ${MAX_DECLARATIONS} HTML comments` };
  }
  return undefined;
}
