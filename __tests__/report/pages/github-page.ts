import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import MarkdownIt from 'markdown-it';
import { escapeHtml } from '../../../src/report/html/markup.ts';
import type { SamplePage } from './sample-page.ts';

export type Theme = 'light' | 'dark';

const require = createRequire(import.meta.url);
const STYLES: Readonly<Record<Theme, string>> = {
  light: require.resolve('github-markdown-css/github-markdown-light.css'),
  dark: require.resolve('github-markdown-css/github-markdown-dark.css'),
};
const COLORS = {
  light: { page: '#fff', border: '#d1d9e0', head: '#f6f8fa', text: '#59636e', title: '#1f2328' },
  dark: { page: '#0d1117', border: '#3d444d', head: '#151b23', text: '#9198a1', title: '#f0f6fc' },
} as const;

/** Comments and bodies break lines where their text does; summaries and checks do so only where markdown says so. */
const parsers = {
  comment: new MarkdownIt({ html: true, linkify: true, breaks: true }),
  page: new MarkdownIt({ html: true, linkify: true }),
};

/** How samples are laid out. */
export interface PageLayout {
  readonly theme: Theme;
  /** Samples are beside each other in so many columns, else one below the other. */
  readonly columns?: number;
  /** HTML of ours after the samples. */
  readonly scripts?: string;
}

/** Renders samples as GitHub shows them: an HTML page without anything from the network. */
export function renderGitHubPage(
  samples: readonly SamplePage[],
  { theme, columns = 1, scripts = '' }: PageLayout,
): string {
  const boxes = samples.map(renderBox).join('\n');
  const style = `${renderStyle(theme)} body { grid-template-columns: repeat(${columns}, minmax(0, 1fr)); }`;
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${style}</style><body>${boxes}${scripts}`;
}

function renderStyle(theme: Theme): string {
  const colors = COLORS[theme];
  return `${readFileSync(STYLES[theme], 'utf8')}
    html { font-family: "Liberation Sans", "Noto Color Emoji", sans-serif; }
    body { margin: 0; padding: 16px; background: ${colors.page}; display: grid; gap: 16px; align-items: start; }
    h1 { font-size: 26px; font-weight: 400; line-height: 1.25; margin: 0 0 16px; color: ${colors.title}; overflow-wrap: anywhere; }
    h1 span { color: ${colors.text}; font-weight: 300; }
    .markdown-body { font-family: inherit; font-size: 14px; padding: 16px; }
    .box { border: 1px solid ${colors.border}; border-radius: 6px; }
    .head { background: ${colors.head}; border-bottom: 1px solid ${colors.border}; border-radius: 6px 6px 0 0; padding: 8px 16px; font-size: 14px; color: ${colors.text}; }
    .markdown-body table { display: block; width: max-content; max-width: 100%; overflow: auto; }
    .mermaid { background: none !important; }`;
}

function renderBox({ name, head, title, isPage = false, markdown }: SamplePage): string {
  const heading = title === undefined ? '' : `<h1>${escapeHtml(title)} <span>#7</span></h1>`;
  const html = addAfterParsing((isPage ? parsers.page : parsers.comment).render(markdown));
  return `<div class="sample">${heading}<div class="box" data-name="${name}"><div class="head">${head}</div><div class="markdown-body">${html}</div></div></div>`;
}

/** Adds what GitHub makes of the parsed text: alerts, check boxes and mermaid. */
function addAfterParsing(html: string): string {
  return html
    .replace(
      /<blockquote>\n<p>\[!(\w+)\](?:<br>)?\n?([\s\S]*?)<\/blockquote>/g,
      (_, kind: string, rest: string) =>
        `<div class="markdown-alert markdown-alert-${kind.toLowerCase()}"><p class="markdown-alert-title">${kind.slice(0, 1)}${kind.slice(1).toLowerCase()}</p><p>${rest}</div>`,
    )
    .replace(
      /<li>\[([ x])\] /g,
      (_, mark: string) =>
        `<li class="task-list-item"><input class="task-list-item-checkbox" type="checkbox" disabled${mark === 'x' ? ' checked' : ''}> `,
    )
    .replace(/<pre><code class="language-mermaid">([\s\S]*?)<\/code><\/pre>/g, '<pre class="mermaid">$1</pre>');
}
