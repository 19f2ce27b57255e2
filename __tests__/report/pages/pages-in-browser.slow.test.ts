import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { findChromium, startBrowser } from '../../helpers/browser.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';
import { renderGitHubPage } from './github-page.ts';
import type { SamplePage } from './sample-page.ts';
import { listSamples } from './sample-pages.ts';

const chromium = await findChromium();
const inChromium = chromium === undefined ? describe.skip : describe;
/** How much wider a line box may be than its parent, by rounding. */
const SLACK = 1;

/**
 * Lists what is wider than the page that it is on, tables that scroll sideways, and what lies over something else; as a
 * string, since it runs in the page. Blocks of code scroll in themselves, as everywhere on GitHub.
 */
const FIND_FAULTS = `(() => {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const faults = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  for (const box of document.querySelectorAll('.box')) {
    const report = (what, element) =>
      faults.push(box.dataset.name + ': ' + what + ': ' + element.textContent.trim().slice(0, 60));
    const right = box.getBoundingClientRect().right + ${SLACK};
    for (const table of box.querySelectorAll('table')) if (table.scrollWidth > table.clientWidth + ${SLACK}) report('scrolls', table);
    for (const element of box.querySelectorAll('*:not(pre *):not(table *)'))
      if (element.getBoundingClientRect().right > right) report('sticks out', element);
    const blocks = [...box.querySelectorAll('h2, h3, p, li, pre, table, summary, hr')].filter(
      (element) => element.parentElement.closest('li, pre, table, summary') === null,
    );
    const rects = blocks.map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 0);
    rects.forEach((rect, index) => {
      const next = rects[index + 1];
      if (next !== undefined && next.top < rect.bottom - ${SLACK}) report('lies over the next', blocks[index]);
    });
    if (/\\x60\\x60\\x60 *\\[|^\\*\\*Your move|^\\| --- /m.test(box.textContent)) report('shows its own markup', box);
  }
  return faults;
})()`;

let browser: Browser;
beforeAll(async () => {
  if (chromium !== undefined) browser = await startBrowser(chromium);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await cleanUp();
});

async function findFaults(samples: readonly SamplePage[], width: number): Promise<readonly string[]> {
  const file = join(await createTempDir('groundhog-pages'), 'page.html');
  await writeFile(file, renderGitHubPage(samples, { theme: 'light' }));
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(pathToFileURL(file).href);
  const faults: readonly string[] = await page.evaluate(FIND_FAULTS);
  await page.close();
  return faults;
}

inChromium(`the pages on GitHub${chromium === undefined ? ' (not run here: there is no Chromium)' : ''}`, () => {
  test.each([360, 390, 1012])(
    'fit a window of %d, with all of it open',
    async (width) => {
      const samples = await listSamples();
      expect(samples.length).toBeGreaterThan(200);
      // Charts are drawn by GitHub, which fits them to the page.
      const plain = samples.map((sample) => ({
        ...sample,
        markdown: sample.markdown.replace(/^```mermaid\n[\s\S]*?^```$/gm, ''),
      }));
      expect(await findFaults(plain, width)).toEqual([]);
    },
    300_000,
  );

  test('would be seen not to: a wide table, a long word, a block that is not closed', async () => {
    const make = (name: string, markdown: string): SamplePage => ({ name, head: '', markdown });
    const word = 'x'.repeat(80);
    const faults = await findFaults(
      [
        make('table', `| a | b |\n| --- | --- |\n| ${word} | b |`),
        make('unbroken', `<span style="white-space: nowrap">${word}</span>`),
        make('open', '```text\nwith:\n``` [job log](x)\n\n**Your move** – wait'),
        make('over', '<p style="margin-bottom: -40px">a<br>b<br>c</p>\n\nd'),
      ],
      390,
    );
    const found = faults.map((fault) => fault.split(': ').slice(0, 2).join(': '));
    expect(found).toEqual(
      expect.arrayContaining([
        'table: scrolls',
        'unbroken: sticks out',
        'open: shows its own markup',
        'over: lies over the next',
      ]),
    );
  }, 120_000);
});
