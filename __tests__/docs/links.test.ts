import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { listAnchors, type Page, projectFolder, readPage, readPages } from './pages.ts';

function findDeadLinks({ path, text }: Page): string[] {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '``');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)|\s(?:src|srcset)="([^"]+)"/g)].map(
    ([, link, picture]) => link ?? picture ?? '',
  );
  return targets.filter((target) => {
    if (/^https?:/.test(target)) return false;
    const [file = '', anchor] = target.split('#');
    const linked = file === '' ? path : join(dirname(path), file);
    if (linked.startsWith('..') || !existsSync(join(projectFolder, linked))) return true;
    return anchor !== undefined && !listAnchors(readPage(linked)).includes(anchor);
  });
}

describe('the pages', () => {
  const pages = readPages();

  test('are seen by these tests', () => {
    const paths = pages.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/plan-reference.md']));
    expect(paths.filter((path) => path.startsWith('docs/decisions/0')).length).toBeGreaterThan(10);
  });

  test.each(pages.map((page) => [page.path, page] as const))('%s links only to what is there', (_path, page) => {
    expect(findDeadLinks(page)).toEqual([]);
  });

  test.each(pages.map((page) => [page.path, page] as const))(
    '%s has one empty line where it has any',
    (_path, page) => {
      expect(/\n\n\n/.test(page.text.replace(/^```[\s\S]*?^```$/gm, '```'))).toBe(false);
    },
  );

  test('show every picture there is, for light and dark pages, in less than 2.5 megabytes', () => {
    const folder = join(projectFolder, 'docs/pictures');
    const files = readdirSync(folder).sort();
    const shown = pages.flatMap(({ text }) =>
      [...text.matchAll(/pictures\/([\w-]+\.(?:png|svg))"/g)].map((match) => match[1]),
    );
    expect([...new Set(shown)].sort()).toEqual(files);
    expect(files.filter((file) => /-light\.(?:png|svg)$/.test(file)).length).toBe(files.length / 2);
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(2_500_000);
  });

  test('are all reached from the README', () => {
    const reached = new Set<string>();
    const visit = (path: string) => {
      if (reached.has(path)) return;
      reached.add(path);
      for (const match of readPage(path).text.matchAll(/\]\(([^)\s#]+\.md)[^)]*\)/g)) {
        if (!/^https?:/.test(match[1] ?? '')) visit(join(dirname(path), match[1] ?? ''));
      }
    };
    visit('README.md');
    expect(pages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
  });
});

describe('the search for dead links', () => {
  test('reports a file and a heading that are not there', () => {
    const text =
      '[a](nowhere.md) [b](docs/agents.md#nothing) [c](#top) [d](docs/agents.md#verbs)\n# Top\n<img src="no.png">';
    expect(findDeadLinks({ path: 'README.md', text })).toEqual([
      'nowhere.md',
      'docs/agents.md#nothing',
      '#top',
      'no.png',
    ]);
  });
});
