import { renderRemark } from '../../domain/planning/draft-remark.ts';
import { renderFence } from '../../domain/text/fence.ts';
import { renderMarker } from '../text/marker.ts';
import { type Links, renderCodeSpan, renderTextBlock, toUnmarkedText } from '../text/safe-text.ts';
import { wrapLines } from '../text/wrap-lines.ts';
import { type DraftFindings, describeChecks, describeDraftCosts } from '../words/draft-words.ts';

const MAX_REMARK_BYTES = 8000;

/** A draft of a plan for an issue, with the hash by which exactly this text is approved. */
export interface ShownDraft {
  readonly issueNumber: number;
  readonly planText: string;
  readonly hash: string;
  readonly findings: DraftFindings;
}

/** Renders the marker of the one comment of an issue that holds its draft. */
export function renderDraftMarker(issueNumber: number): string {
  return renderMarker({ lineage: `thread-${issueNumber}`, kind: 'draft' });
}

/**
 * Renders the one comment of an issue with the draft of its plan, the only block of YAML in it. Texts of the model and of
 * programs are in blocks that they cannot close.
 */
export function renderDraftComment({ issueNumber, planText, hash, findings }: ShownDraft, links: Links): string {
  const { remarks, plan } = findings;
  const list = (isFault: boolean) =>
    remarks.filter((remark) => remark.isFault === isFault).map((remark) => `- ${renderRemark(remark)}`);
  const setup = plan?.parsed.setup;
  const run = links.runUrl === undefined ? '' : ` · [the run that drafted it](${links.runUrl})`;
  const sections = [
    '### Groundhog: a plan for this issue',
    `It is a draft, and nothing of it has been done. ${describeChecks(findings)}`,
    renderFence('yaml', toShownPlan(planText)),
    ...renderRemarks('**This stays wrong with it:**', list(true)),
    ...renderRemarks('Other remarks:', list(false)),
    ...(setup === undefined ? [] : [`Before the first attempt it runs ${renderCodeSpan(setup, 300)}.`]),
    'A user with write access starts exactly this plan with the comment:',
    renderFence('', `/groundhog approve ${hash}`),
    '`/groundhog plan <what to change>` drafts it again. A plan in the issue itself takes the place of this one.',
    `<sub>${describeDraftCosts(findings)}${run}</sub>`,
  ];
  return `${renderDraftMarker(issueNumber)}\n${sections.join('\n\n')}\n`;
}

/** Returns the text of a plan as the comment shows it; what is approved is this text. */
export function toShownPlan(planText: string): string {
  return toUnmarkedText(planText).replace(/\n$/, '');
}

function renderRemarks(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, renderTextBlock(wrapLines(lines.join('\n')), MAX_REMARK_BYTES)];
}
