import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** A page of documentation by its path in the project, with "/" between folders. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

/** A fenced block of a page; `line` is that of its first line, for messages. */
export interface CodeBlock {
  readonly language: string;
  readonly text: string;
  readonly place: string;
}

/** Reads one page. */
export function readPage(path: string): Page {
  return { path, text: readFileSync(join(projectFolder, path), 'utf8') };
}

/** All pages that people read: those at the root, those of the tests, and docs with all below it. */
export function readPages(): readonly Page[] {
  const docs = readdirSync(join(projectFolder, 'docs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => relative(projectFolder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const root = readdirSync(projectFolder).filter((name) => name.endsWith('.md'));
  return [...root, '__tests__/README.md', ...docs].sort().map(readPage);
}

/** The fenced blocks of a page, without the indentation of their fence. */
export function findCodeBlocks({ path, text }: Page): readonly CodeBlock[] {
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map((match) => ({
    language: match[1] ?? '',
    text: match[2] ?? '',
    place: `${path}:${text.slice(0, match.index).split('\n').length}`,
  }));
}

/** The headings of a page outside of its blocks, without the signs before them. */
export function findHeadings({ text }: Page): readonly string[] {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
  return [...prose.matchAll(/^#{1,6} (.+)$/gm)].map((match) => (match[1] ?? '').trim());
}

/** The names by which links find the headings of a page on GitHub. */
export function listAnchors(page: Page): readonly string[] {
  return findHeadings(page).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The text under a heading, up to the next one that is as high or higher. Throws when there is no such heading. */
export function sectionOf({ path, text }: Page, heading: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
  if (start === -1) throw new Error(`${path} has no heading "${heading}"`);
  const level = /^#+/.exec(lines[start] ?? '')?.[0].length ?? 1;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^#+ /.test(line) && (/^#+/.exec(line)?.[0].length ?? 0) <= level);
  return (end === -1 ? rest : rest.slice(0, end)).join('\n');
}

/** The names that a text does not have as code, that is, between backticks. */
export function findUnnamed(text: string, names: readonly string[]): readonly string[] {
  const words = new Set([...text.matchAll(/`([^`\n]+)`/g)].flatMap((match) => (match[1] ?? '').split(/[\s|,]+/)));
  return names.filter((name) => !words.has(name));
}
