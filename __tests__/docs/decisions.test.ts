import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectFolder, readPage } from './pages.ts';

const FOLDER = 'docs/decisions';

const decisions = readdirSync(join(projectFolder, FOLDER)).filter((name) => name !== 'README.md');

/** Lists the decisions that the files below a folder cite, each by its path after "Why:" in a line comment. */
function findCited(folder: string): string[] {
  return readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs)$/.test(entry.name))
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const cited = [...readFileSync(path, 'utf8').matchAll(/^ *\/\/ Why: docs\/decisions\/(\S+)$/gm)];
      return cited.map(([, name = '']) => ({ name, by: relative(projectFolder, path).split(sep).join('/') }));
    })
    .map(({ name, by }) => (decisions.includes(name) ? name : `${name}, which is no decision, by ${by}`));
}

describe('the decisions', () => {
  test('are listed with their titles, each once, and no other is', () => {
    const listed = [...readPage(`${FOLDER}/README.md`).text.matchAll(/^- \[(.+)\]\(([^)]+)\)$/gm)];
    const titles = decisions.map((name) => {
      const [heading = ''] = readPage(`${FOLDER}/${name}`).text.split('\n');
      return `${name} ${heading.replace(/^# /, `${name.slice(0, 4)}: `)}`;
    });
    expect(listed.map(([, title, name]) => `${name} ${title}`).sort()).toEqual(titles.sort());
  });

  test.each(decisions)(
    '%s has a title, and what was decided, because of what, instead of what and at what cost',
    (name) => {
      const lines = readPage(`${FOLDER}/${name}`).text.trimEnd().split('\n');
      expect(lines.map((line) => /^(?:# |- (?:Decided|Because|Instead of|Costs): |$)/.exec(line)?.[0])).toEqual([
        '# ',
        '',
        '- Decided: ',
        '- Because: ',
        '- Instead of: ',
        '- Costs: ',
      ]);
    },
  );

  test('are cited from the code that they explain, and nothing else is', () => {
    const cited = ['src', '__tests__', 'scripts'].flatMap(findCited);
    expect([...new Set(cited)].sort()).toEqual([...decisions].sort());
  });
});
