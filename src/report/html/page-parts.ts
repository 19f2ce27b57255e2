import { toShortId } from '../../domain/ids.ts';
import type { Links } from '../text/safe-text.ts';
import { html, type Markup, type MarkupPart } from './markup.ts';

/** The meaning of a badge's colour; the words beside it say the same. */
export type BadgeTone = 'good' | 'bad' | 'busy' | 'plain';

const MARKS: Readonly<Record<BadgeTone, string>> = { good: '✓', bad: '✗', busy: '↺', plain: '○' };

/** Renders a state as a mark, that of its colour unless given, a colour and words. */
export function renderBadge(tone: BadgeTone, words: string, mark: string = MARKS[tone]): Markup {
  return html`<span class="badge ${tone}"><span aria-hidden="true">${mark}</span> ${words}</span>`;
}

/** Renders what may be wider than the page in a box of its own, which the keyboard can scroll. */
export function renderScroller(body: Markup, label: string): Markup {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${label}">${body}</div>`;
}

/** Renders named facts, without those that have no value. */
export function renderFacts(facts: readonly (readonly [name: string, value: MarkupPart])[]): Markup {
  const known = facts.filter(([, value]) => value !== undefined && value !== '' && value !== '–');
  return html`<dl class="facts">${known.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** Renders text of several lines as it is; nothing where it is blank. */
export function renderText(title: string, text: string): MarkupPart {
  if (text.trim() === '') return undefined;
  return html`<p class="label">${title}</p><pre tabindex="0" role="group" aria-label="${title}">${text.trim()}</pre>`;
}

/** Renders a folded part with its title. */
export function renderFold(title: string, body: MarkupPart): Markup {
  return html`<details class="fold"><summary>${title}</summary>${body}</details>`;
}

/** Renders the short id of a commit, as a link where the repository is known. */
export function linkCommit({ repositoryUrl }: Links, commit: string): Markup {
  const id = html`<code>${toShortId(commit)}</code>`;
  if (repositoryUrl === undefined) return id;
  return html`<a href="${repositoryUrl}/commit/${commit}" rel="noreferrer">${id}</a>`;
}
