import MarkdownIt from 'markdown-it';

/** What a page of GitHub's would act on in a text, as a parser of its flavour sees it. */
export interface ActiveParts {
  /** Raw HTML, piece by piece. */
  readonly html: readonly string[];
  /** Where links go, those without brackets too. */
  readonly links: readonly string[];
  /** The addresses of images. */
  readonly images: readonly string[];
  /** All text outside of code. */
  readonly text: string;
  /** Text that is written bold, italic or struck through. */
  readonly marked: readonly string[];
  /** Blocks of code that the page would draw instead of show. */
  readonly drawn: readonly string[];
}

const parser = new MarkdownIt({ html: true, linkify: true });

/** Parses a text as GitHub would and lists all that is not dead. */
export function findActiveParts(markdown: string): ActiveParts {
  const parts = { html: [] as string[], links: [] as string[], images: [] as string[] };
  const texts: string[] = [];
  const marked: string[] = [];
  let depth = 0;
  const drawn: string[] = [];
  const all = parser.parse(markdown, {}).flatMap((token) => [token, ...(token.children ?? [])]);
  for (const token of all) {
    if (token.type === 'html_block' || token.type === 'html_inline')
      parts.html.push(...token.content.split('\n').filter((line) => line.trim() !== ''));
    if (token.type === 'link_open') parts.links.push(String(token.attrGet('href') ?? ''));
    if (token.type === 'image') parts.images.push(String(token.attrGet('src') ?? ''));
    if (/^(?:strong|em|s)_/.test(token.type)) depth += token.nesting;
    if (token.type === 'text') texts.push(token.content);
    if (token.type === 'text' && depth > 0) marked.push(token.content);
    if ((token.type === 'fence' && token.info !== 'text') || token.type === 'code_block') drawn.push(token.content);
  }
  return { ...parts, text: texts.join('\n'), marked, drawn };
}
