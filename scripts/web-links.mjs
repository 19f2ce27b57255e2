import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Lists the pages of a project: Markdown at its root and below `docs`, and the summary for agents. */
async function listPages(folder) {
  const root = (await readdir(folder)).filter((name) => name.endsWith('.md') || name === 'llms.txt');
  const docs = await readdir(join(folder, 'docs'), { recursive: true }).catch(() => []);
  return [...root, ...docs.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)].sort();
}

/** Collects the links from the pages of a project to the web, outside of code, each with its page. */
export async function collectWebLinks(folder) {
  const links = [];
  for (const page of await listPages(folder)) {
    const text = await readFile(join(folder, page), 'utf8');
    const prose = text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '``');
    const found = prose.matchAll(/\]\((https?:[^)\s]*)\)|<(https?:[^>\s]*)>|\s(?:href|src|srcset)="(https?:[^"\s]*)"/g);
    for (const [, link, bare, attribute] of found) links.push({ page, url: link ?? bare ?? attribute });
  }
  return links;
}
