#!/usr/bin/env node
// Renders what people see on GitHub in its states, as GitHub would, and takes pictures of it:
//   npm run pictures [-- --only <parts>]      those of docs/pictures
//   npm run pictures -- --out <folder> [--only <parts of names, with commas between>] [--width 390] [--theme dark]
// Needs Chromium, a font with emoji, and pngquant: apt-get install chromium fonts-noto-color-emoji pngquant. CHROMIUM names
// another browser. Mermaid is large and used here only, so it is fetched into a temporary folder.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium, startBrowser } from '../__tests__/helpers/browser.ts';
import { renderGitHubPage } from '../__tests__/report/pages/github-page.ts';
import { listSamples } from '../__tests__/report/pages/sample-pages.ts';

const MERMAID = 'mermaid@12.3.0';
const PHONE = 390;
// Sharp enough where screens have two pixels for one.
const SCALE = 1.25;
const STATES = [
  'stopping',
  'approval',
  'retried',
  'conflict',
  'environment',
  'refused',
  'aborted',
  'skipped',
  'satisfied',
];
const ON_PHONE = [
  'pull-skipped-4',
  'status-blocked-4',
  'checkpoint-blocked-4',
  'draft-first',
  'answer-refused',
  'issue-running-4',
];
/** The pictures of the documentation: samples one below the other, or those of a telephone beside each other. */
const DOCS = {
  'status-running': { names: ['status-running-4'] },
  'status-paused': { names: ['status-paused-4'] },
  'status-blocked': { names: ['status-blocked-4'] },
  'status-1-and-60': { names: ['status-blocked-1', 'status-running-60'] },
  'status-states': { names: STATES.map((state) => `status-${state}-4`), columns: 3 },
  'checkpoint-blocked': { names: ['checkpoint-blocked-4'] },
  'checkpoint-long': { names: ['checkpoint-long'] },
  'checkpoint-tests': { names: ['checkpoint-tests'], isOpen: true },
  pull: { names: ['pull-blocked-4'] },
  issue: { names: ['issue-running-4', 'issue-passed-4'] },
  summary: { names: ['summary-blocked-4'] },
  check: { names: ['check-blocked-4'] },
  answers: { names: ['answer-refused', 'answer-refused-command', 'answer-typing-error', 'answer-status'] },
  'draft-ready': { names: ['draft-ready'] },
  'draft-remarks': { names: ['draft-remarks'] },
  rebase: { names: ['status-rebasing-4', 'checkpoint-rebased-4', 'status-rebased-4'] },
  phone: { names: ON_PHONE, columns: 3 },
};
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string', default: '' },
    width: { type: 'string', default: '1012' },
    theme: { type: 'string', default: 'light' },
  },
});
const out = values.out ?? 'docs/pictures';
const work = mkdtempSync(join(tmpdir(), 'groundhog-pages-'));
const samples = await listSamples();
const browser = await startBrowser((await findChromium()) ?? 'chromium');

mkdirSync(out, { recursive: true });
try {
  const pictures = values.out === undefined ? listDocs() : listAsked();
  const isCharted = pictures.some(({ shown }) => shown.some(({ markdown }) => markdown.includes('```mermaid')));
  const scripts = isCharted ? fetchMermaid() : undefined;
  for (const picture of pictures) console.log(await takePicture(picture, scripts));
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}

function listDocs() {
  const asked = Object.entries(DOCS).filter(([name]) => values.only.split(',').some((part) => name.includes(part)));
  return asked.flatMap(([name, { names, columns, isOpen }]) => {
    const shown = names.map((each) => samples.find((sample) => sample.name === each));
    const width = columns === undefined ? 1012 : columns * PHONE;
    return ['light', 'dark'].map((theme) => ({ name: `${name}-${theme}`, shown, width, theme, columns, isOpen }));
  });
}

function listAsked() {
  const parts = values.only.split(',');
  return samples
    .filter(({ name }) => parts.some((part) => name.includes(part)))
    .map((sample) => ({ name: sample.name, shown: [sample], width: Number(values.width), theme: values.theme }));
}

function fetchMermaid() {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', work, MERMAID], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const file = join(work, `${MERMAID.replace('@', '-')}.tgz`);
  execFileSync('tar', ['xzf', file, '-C', work, 'package/dist/mermaid.min.js'], { stdio: 'ignore' });
  return join(work, 'package/dist/mermaid.min.js');
}

async function takePicture({ name, shown, width, theme, columns, isOpen = false }, mermaid) {
  const file = join(work, `${name}.html`);
  const isCharted = shown.some(({ markdown }) => markdown.includes('```mermaid'));
  const scripts = isCharted ? drawCharts(mermaid, theme) : '';
  writeFileSync(file, renderGitHubPage(shown, { theme, columns, scripts }));
  const page = await browser.newPage({ viewport: { width, height: 100 }, deviceScaleFactor: SCALE });
  await page.goto(pathToFileURL(file).href);
  if (isCharted) await page.waitForSelector('body[data-drawn]', { state: 'attached' });
  if (isOpen) await page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true");
  const picture = join(out, `${name}.png`);
  await page.screenshot({ path: picture, fullPage: true });
  await page.close();
  execFileSync('pngquant', ['--force', '--skip-if-larger', '--strip', '--speed', '1', '--ext', '.png', '32', picture], {
    stdio: 'ignore',
  });
  return picture;
}

function drawCharts(mermaid, theme) {
  const settings = { startOnLoad: false, securityLevel: 'strict', theme: theme === 'dark' ? 'dark' : 'default' };
  return `<script src="${pathToFileURL(mermaid).href}"></script>
    <script>mermaid.initialize(${JSON.stringify(settings)}); mermaid.run().then(() => { document.body.dataset.drawn = 'yes'; });</script>`;
}
