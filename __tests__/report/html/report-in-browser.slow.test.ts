import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { renderReportPage } from '../../../src/report/html/report-page.ts';
import { findChromium, startBrowser } from '../../helpers/browser.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';
import { naughtyStrings } from '../naughty-strings.ts';
import { makeHostileView } from '../pages/hostile-view.ts';
import { makeSample } from '../sample-states.ts';
import { makeTestsSample } from '../sample-tests.ts';
import { makeDiff, makeReport } from './sample-report.ts';

const chromium = await findChromium();
const inChromium = chromium === undefined ? describe.skip : describe;
const HOST = 'http://hostile.example';
/** Each marks the page when it runs, or sends a request when it is loaded. */
const PAYLOADS = [
  "<script>document.title='ran'</script>",
  `<img src="${HOST}/img" onerror="document.title='ran'">`,
  `<svg onload="document.title='ran'"><image href="${HOST}/svg"/></svg>`,
  `<iframe srcdoc="<script>parent.document.title='ran'</script>" src="${HOST}/frame"></iframe>`,
  `<link rel="stylesheet" href="${HOST}/css"><style>@import '${HOST}/import';body{background:url(${HOST}/url)}</style>`,
  `<meta http-equiv="refresh" content="0;url=${HOST}/refresh"><base href="${HOST}/">`,
  `<form action="${HOST}/form"><button autofocus onfocus="document.title='ran'">x</button></form>`,
  `<details open ontoggle="document.title='ran'"><summary>x</summary></details>`,
  `<video src="${HOST}/video" onerror="document.title='ran'"></video><object data="${HOST}/object"></object>`,
  `"' style='background:url(${HOST}/style)' onmouseover='document.title="ran"' x='`,
];

let browser: Browser;
let proxy: Server;
const requests: string[] = [];

beforeAll(async () => {
  if (chromium === undefined) return;
  proxy = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  browser = await startBrowser(chromium, `http://127.0.0.1:${port}`);
}, 120_000);
afterAll(async () => {
  if (chromium === undefined) return;
  await browser.close();
  proxy.close();
  await cleanUp();
});

async function openPage(text: string, options: BrowserContextOptions = {}): Promise<Page> {
  const file = join(await createTempDir('groundhog-report'), 'report.html');
  await writeFile(file, text);
  const page = await browser.newPage(options);
  await page.goto(pathToFileURL(file).href);
  return page;
}

/** Opens a page, shows everything in it, and returns whether something ran and what was asked for. */
async function provoke(text: string): Promise<{ readonly hasRun: boolean; readonly asked: readonly string[] }> {
  requests.length = 0;
  const page = await openPage(text);
  let hasRun = false;
  page.on('dialog', (dialog) => {
    hasRun = true;
    void dialog.dismiss();
  });
  for (const element of await page.locator('summary, a, code').elementHandles())
    await element.dispatchEvent('mouseover');
  await page.keyboard.press('e');
  await page.waitForLoadState('networkidle');
  hasRun ||= (await page.title()) === 'ran';
  await page.close();
  return { hasRun, asked: requests.filter((url) => url.includes('hostile.example')) };
}

inChromium(`the report in Chromium${chromium === undefined ? ' (not run here: there is none)' : ''}`, () => {
  test('runs nothing and asks for nothing, whatever the texts of others are', async () => {
    const texts = [...PAYLOADS, ...naughtyStrings];
    const diff = `${makeDiff(2)}${PAYLOADS.map((text) => `+${text}\n`).join('')}`;
    expect(await provoke(renderReportPage(makeReport(makeHostileView(texts), diff)))).toEqual({
      hasRun: false,
      asked: [],
    });
  }, 120_000);

  test('runs nothing of what was not escaped, by its policy alone; without the policy it would', async () => {
    const page = renderReportPage(makeReport(makeSample('passed', 1)));
    const broken = page.replace('<main', `${PAYLOADS.filter((text) => !text.includes('refresh')).join('\n')}<main`);
    expect(await provoke(broken)).toEqual({ hasRun: false, asked: [] });
    const unguarded = broken.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    const { hasRun, asked } = await provoke(unguarded);
    expect([hasRun, asked.length > 3]).toEqual([true, true]);
  }, 120_000);

  test('is searched, filtered and used by keys', async () => {
    const page = await openPage(renderReportPage(makeReport(makeSample('blocked', 4))));
    const shown = () => page.locator('.checkpoint:not([hidden])').count();
    await page.keyboard.press('/');
    await page.keyboard.type('describe parseArgs');
    expect(await waitFor(page, '1 of 4 checkpoints')).toBe(true);
    expect(await shown()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await waitFor(page, '4 of 4 checkpoints')).toBe(true);
    await page.selectOption('#filter', 'landed');
    expect(await waitFor(page, '2 of 4 checkpoints')).toBe(true);
    await page.selectOption('#filter', '');
    await page.locator('h1').click();
    await page.keyboard.press('c');
    expect(await page.locator('.checkpoint[open]').count()).toBe(0);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    expect(await page.evaluate('document.activeElement.parentElement.id')).toBe('checkpoint-2');
    await page.keyboard.press('Enter');
    expect(await page.locator('.checkpoint[open]').count()).toBe(1);
    await page.locator('svg a[href="#attempt-4"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('#attempt-4[open]').waitFor({ state: 'visible' });
    await page.close();
  }, 120_000);

  test.each([360, 390, 1012])(
    'is not wider than a window of %d, with all of it open',
    async (width) => {
      for (const view of [makeTestsSample(), makeSample('blocked', 4), makeHostileView(naughtyStrings)]) {
        const page = await openPage(renderReportPage(makeReport(view)), { viewport: { width, height: 800 } });
        await page.keyboard.press('e');
        await page.evaluate("for (const element of document.querySelectorAll('details')) element.open = true");
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
        await page.close();
      }
    },
    120_000,
  );

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)(
    'breaks no rule of WCAG AA that a machine can check: %s, %d wide',
    async (colorScheme, width) => {
      for (const view of [makeSample('blocked', 4), makeTestsSample()]) {
        const page = await openPage(renderReportPage(makeReport(view)), {
          ...{ colorScheme, viewport: { width, height: 800 } },
        });
        await page.evaluate("for (const element of document.querySelectorAll('details')) element.open = true");
        expect(await findBroken(page)).toEqual([]);
        await page.close();
      }
    },
    240_000,
  );

  test('would be found to break one', async () => {
    const text = renderReportPage(makeReport(makeSample('blocked', 4)));
    const faint = text.replace('</style>', '.label{color:#bbb}</style>');
    const page = await openPage(faint.replace(/ lang="en"/, ''), { bypassCSP: true, colorScheme: 'light' });
    expect((await findBroken(page)).sort()).toEqual(['color-contrast', 'html-has-lang']);
    await page.close();
  }, 120_000);

  test('has all of its content without scripts, and on paper', async () => {
    const text = renderReportPage(makeReport(makeSample('blocked', 4)));
    const page = await openPage(text, { javaScriptEnabled: false });
    expect(await page.locator('.tools').isVisible()).toBe(false);
    await page.locator('#checkpoint-1 > summary').click();
    expect(await page.locator('#attempt-1').isVisible()).toBe(true);
    await page.close();
    const printed = await openPage(text);
    const output = printed.locator('#attempt-2 pre', { hasText: 'not ok 7' });
    expect(await output.isVisible()).toBe(false);
    await printed.emulateMedia({ media: 'print' });
    await output.waitFor({ state: 'visible' });
    await printed.close();
  }, 120_000);
});

/** Returns the rules of WCAG 2.2, levels A and AA, that axe finds broken, without its hints on good practice. */
async function findBroken(page: Page): Promise<string[]> {
  // The policy of the page allows no script of others; this one is not the page's.
  await page.evaluate(axe.source);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const found = await page.evaluate<{ violations: { id: string }[] }>(
    `axe.run(document, { runOnly: { type: 'tag', values: ${JSON.stringify(tags)} } })`,
  );
  return found.violations.map(({ id }) => id);
}

/** Waits for the line under the search. */
async function waitFor(page: Page, text: string): Promise<boolean> {
  await page.locator('#found', { hasText: text }).waitFor();
  return true;
}
