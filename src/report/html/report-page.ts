import { sha256Hex } from '../../exec/sha256.ts';
import { listCheckpoints } from '../words/task-facts.ts';
import { renderAttemptsTimeline } from './attempts-timeline.ts';
import { CHECKPOINT_STATES, findCheckpointState, renderCheckpointSection } from './checkpoint-section.ts';
import { html, type Markup, trustMarkup } from './markup.ts';
import { pageScript } from './page-script.ts';
import { pageStyle } from './page-style.ts';
import { renderLineage, renderReportHead } from './report-head.ts';
import type { TaskReport } from './task-report.ts';

/** Up to so many checkpoints are open at the start. */
const MAX_OPEN = 3;

// Why: docs/decisions/0129-report-in-one-file.md
/**
 * Renders the whole record of a task as one HTML file. It loads nothing and runs nothing but its own script, by a policy
 * (Content Security Policy, in its head) that names the hashes of both. All text of others is escaped.
 */
export function renderReportPage(report: TaskReport): string {
  const { view, madeAt } = report;
  const checkpoints = listCheckpoints(view);
  const isShort = checkpoints.length <= MAX_OPEN;
  const sections = checkpoints.map((checkpoint) => {
    const state = findCheckpointState(checkpoint);
    const isOpen = isShort || state === 'stuck' || (state === 'open' && checkpoint.attempts.length > 0);
    return renderCheckpointSection(checkpoint, report, isOpen);
  });
  const page = html`<!doctype html>
<html lang="en">
${renderDocumentHead(view.record.task_id)}
<body>
<a class="skip" href="#checkpoints">To the checkpoints</a>
${renderReportHead(report, checkpoints)}${renderAttemptsTimeline(checkpoints, madeAt)}<main id="checkpoints"><h2>Checkpoints</h2>${renderTools()}
${sections}${renderLineage(report, checkpoints)}</main>
<script>${trustMarkup(pageScript)}</script>
</body>
</html>
`;
  return page.text;
}

function renderDocumentHead(taskId: string): Markup {
  const policy = [
    "default-src 'none'",
    `style-src '${toHashSource(pageStyle)}'`,
    `script-src '${toHashSource(pageScript)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
  // A reader that serves the file would be asked for an icon otherwise.
  return html`<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>Groundhog: ${taskId}</title>
<style>${trustMarkup(pageStyle)}</style>
</head>`;
}

function toHashSource(text: string): string {
  return `sha256-${Buffer.from(sha256Hex(text), 'hex').toString('base64')}`;
}

/** Renders the search and the filter, which the script shows. */
function renderTools(): Markup {
  const options = Object.entries(CHECKPOINT_STATES).map(
    ([state, words]) => html`<option value="${state}">${words}</option>`,
  );
  return html`<div class="tools" role="search" hidden><label>Search (/)<input id="search" type="search" autocomplete="off"></label><label>State<select id="filter"><option value="">All</option>${options}</select></label><button type="button" id="expand">Expand all (e)</button><button type="button" id="collapse">Collapse all (c)</button><output id="found" aria-live="polite"></output></div>`;
}
