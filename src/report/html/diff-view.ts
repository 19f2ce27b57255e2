import parseDiff from 'parse-diff';
import { formatCount, formatPlural } from '../text/format-duration.ts';
import { escapeHtml, html, type Markup, type MarkupPart, trustMarkup } from './markup.ts';
import type { ReportDiff } from './task-report.ts';

// Why: docs/decisions/0128-diffs-of-the-report.md
/** Renders a diff, folded, with a heading for each file; a sentence where there is none. */
export function renderDiffView(diff: ReportDiff | undefined, title: string): MarkupPart {
  if (diff === undefined) return undefined;
  if (diff.kind === 'none') return html`<p class="muted">${title}: ${diff.reason}</p>`;
  const files = readFiles(diff.text);
  const rest =
    diff.omitted === 0
      ? undefined
      : html`<p class="muted">${formatCount(diff.omitted)} more characters are left out here.</p>`;
  const body = files === undefined ? html`<pre tabindex="0">${diff.text}</pre>` : files.map(renderFile);
  const count = files === undefined || files.length === 0 ? '' : `, ${formatPlural(files.length, 'file')}`;
  return html`<details class="fold"><summary>${title}${count}</summary>${body}${rest}</details>`;
}

/** Returns the files of a diff; undefined where the text cannot be parsed, as when an agent's git has written it. */
function readFiles(text: string): readonly parseDiff.File[] | undefined {
  try {
    return parseDiff(text);
  } catch {
    return undefined;
  }
}

function renderFile(file: parseDiff.File): Markup {
  const { chunks, additions, deletions } = file;
  const name = nameOf(file);
  const counts = `+${formatCount(additions)} −${formatCount(deletions)}`;
  const lines = chunks.map(({ content, changes }) => {
    return `<b>${escapeHtml(content)}\n</b>${changes.map(renderLine).join('')}`;
  });
  const body =
    chunks.length === 0
      ? html`<p class="muted">No lines to show: a binary file, a mode or a name.</p>`
      : toPre(lines, name);
  return html`<div class="file"><p class="name"><code>${name}</code> <span class="muted">${counts}</span></p>${body}</div>`;
}

function toPre(lines: readonly string[], name: string): Markup {
  return html`<pre class="diff" tabindex="0" role="group" aria-label="Changes of ${name}">${trustMarkup(lines.join(''))}</pre>`;
}

function nameOf({ from, to }: parseDiff.File): string {
  if (to === undefined || to === '/dev/null') return `${from ?? 'unknown'} (removed)`;
  if (from === '/dev/null') return `${to} (new)`;
  return from === undefined || from === to ? to : `${from} → ${to}`;
}

function renderLine(change: parseDiff.Change): string {
  const text = `${escapeHtml(change.content)}\n`;
  switch (change.type) {
    case 'add':
      return `<ins data-n="${change.ln}">${text}</ins>`;
    case 'del':
      return `<del data-n="${change.ln}">${text}</del>`;
    default:
      return `<span data-n="${change.ln2}">${text}</span>`;
  }
}
