#!/usr/bin/env node
// Renders what people see on GitHub in its states, as GitHub would, and takes pictures of it:
//   npm run pictures -- [--out <folder>] [--only <parts of names, with commas between>] [--width 390] [--theme dark]
// Those in docs/pictures: --only=status-running-4,status-paused-4,status-blocked-4,status-1-and-60,checkpoint-blocked-4,checkpoint-long,summary-blocked-4,issue-passed-4,pull-blocked-4,check-conflict-4,answer-refused
// Needs Chromium and a font with emoji: apt-get install chromium fonts-noto-color-emoji. CHROMIUM names another binary.
// Mermaid is large and used here only, so it is fetched into a temporary folder.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import MarkdownIt from 'markdown-it';
import { listSamples } from '../__tests__/report/pages/sample-pages.ts';

// Pictures that show several things, one below the other.
const COMPOSED = { 'status-1-and-60': ['status-blocked-1', 'status-running-60'] };
const MERMAID = 'mermaid@12.3.0';
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string' },
    width: { type: 'string', default: '862' },
    theme: { type: 'string', default: 'light' },
  },
});
const COLORS = {
  light: { page: '#fff', border: '#d1d9e0', head: '#f6f8fa', text: '#59636e' },
  dark: { page: '#0d1117', border: '#3d444d', head: '#151b23', text: '#9198a1' },
};
const colors = COLORS[values.theme];
const width = Number(values.width);
const parts = (values.only ?? '').split(',');
const out = values.out ?? mkdtempSync(join(tmpdir(), 'groundhog-pictures-'));
const work = mkdtempSync(join(tmpdir(), 'groundhog-pages-'));
const chromium = process.env.CHROMIUM ?? 'chromium';
const require = createRequire(import.meta.url);
const styles = {
  light: require.resolve('github-markdown-css/github-markdown-light.css'),
  dark: require.resolve('github-markdown-css/github-markdown-dark.css'),
};
const css = readFileSync(styles[values.theme], 'utf8');

mkdirSync(out, { recursive: true });
try {
  const pictures = listPictures().filter(({ name }) => parts.some((part) => name.includes(part)));
  const isCharted = pictures.some(({ samples }) => samples.some(({ markdown }) => markdown.includes('```mermaid')));
  const mermaid = isCharted ? fetchMermaid() : undefined;
  for (const { name, samples } of pictures) {
    const page = join(work, `${name}.html`);
    writeFileSync(page, toPage(samples, mermaid));
    const file = join(out, `${name}.png`);
    takePicture(page, file);
    console.log(file);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

function listPictures() {
  const samples = listSamples();
  const composed = Object.entries(COMPOSED).map(([name, parts]) => ({
    name,
    samples: parts.map((part) => samples.find((sample) => sample.name === part)),
  }));
  return [...samples.map((sample) => ({ name: sample.name, samples: [sample] })), ...composed];
}

function fetchMermaid() {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', work, MERMAID], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const file = join(work, `${MERMAID.replace('@', '-')}.tgz`);
  execFileSync('tar', ['xzf', file, '-C', work, 'package/dist/mermaid.min.js'], { stdio: 'ignore' });
  return join(work, 'package/dist/mermaid.min.js');
}

function toPage(samples, mermaid) {
  const body = samples.map(toBox).join('\n');
  const scripts =
    mermaid !== undefined && body.includes('class="mermaid"')
      ? `<script src="file://${mermaid}"></script><script>mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', theme: '${values.theme === 'dark' ? 'dark' : 'default'}' });
         mermaid.run().then(() => { document.body.dataset.height = document.body.scrollHeight; });</script>`
      : '<script>document.body.dataset.height = document.body.scrollHeight;</script>';
  return `<!doctype html><meta charset="utf-8"><style>${css}
    html { font-family: "Liberation Sans", "Noto Color Emoji", sans-serif; }
    body { margin: 0; padding: 16px; width: ${width - 32}px; background: ${colors.page}; }
    .markdown-body { font-family: inherit; font-size: 14px; padding: 16px; }
    .box { border: 1px solid ${colors.border}; border-radius: 6px; }
    .box + .box { margin-top: 16px; }
    .head { background: ${colors.head}; border-bottom: 1px solid ${colors.border}; border-radius: 6px 6px 0 0; padding: 8px 16px; font-size: 14px; color: ${colors.text}; }
    .markdown-body table { display: ${width < 600 ? 'block' : 'table'}; width: max-content; max-width: 100%; overflow: auto; }
    .mermaid { background: none !important; }
  </style><body>${body}${scripts}`;
}

function toBox({ head, markdown }) {
  return `<div class="box"><div class="head">${head}</div><div class="markdown-body">${toGitHubHtml(markdown)}</div></div>`;
}

/** GitHub's flavour, with what it adds after parsing: its alerts, check boxes and mermaid. */
function toGitHubHtml(markdown) {
  const html = new MarkdownIt({ html: true, linkify: true }).render(markdown);
  return html
    .replace(
      /<blockquote>\n<p>\[!(\w+)\]\n?([\s\S]*?)<\/blockquote>/g,
      (_, kind, rest) =>
        `<div class="markdown-alert markdown-alert-${kind.toLowerCase()}"><p class="markdown-alert-title">${kind[0]}${kind.slice(1).toLowerCase()}</p><p>${rest}</div>`,
    )
    .replace(
      /<li>\[([ x])\] /g,
      (_, mark) => `<li class="task-list-item"><input type="checkbox" disabled${mark === 'x' ? ' checked' : ''}> `,
    )
    .replace(/<pre><code class="language-mermaid">([\s\S]*?)<\/code><\/pre>/g, '<pre class="mermaid">$1</pre>');
}

function takePicture(page, file) {
  const base = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--virtual-time-budget=8000'];
  const quiet = { encoding: 'utf8', maxBuffer: 64 << 20, stdio: ['ignore', 'pipe', 'ignore'] };
  const dom = execFileSync(chromium, [...base, `--window-size=${width},600`, '--dump-dom', `file://${page}`], quiet);
  const height = Math.min(Number(/data-height="(\d+)"/.exec(dom)?.[1] ?? 2000) + 2, 6000);
  execFileSync(
    chromium,
    [...base, `--window-size=${width},${height}`, `--screenshot=${file}`, `file://${page}`],
    quiet,
  );
}
