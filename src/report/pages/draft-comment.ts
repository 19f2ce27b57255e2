import type { Checkpoint, Plan } from '../../domain/plan/plan.ts';
import { type DraftRemark, findFaults, renderRemark } from '../../domain/planning/draft-remark.ts';
import { renderFence } from '../../domain/text/fence.ts';
import { renderFolded } from '../parts/failure-section.ts';
import { renderBulletList } from '../text/fit-rows.ts';
import { formatPlural } from '../text/format-duration.ts';
import { renderMarker } from '../text/marker.ts';
import { type Links, renderCodeSpan, renderLink, renderProse, toSentence, toUnmarkedText } from '../text/safe-text.ts';
import { renderDemand } from '../words/criterion-demand.ts';
import { type DraftFindings, describeChecks, describeDraftCosts } from '../words/draft-words.ts';
import { renderCommands } from '../words/next-step.ts';

// With a plan of at most 40,000 characters these stay below GitHub's limit of 65,536.
const MAX_REMARKS_CHARS = 4000;
const MAX_OUTLINE_CHARS = 8000;
/** A plan with more lines is folded: its outline is above it. */
const MAX_OPEN_LINES = 40;

const APPROVE = { text: 'approve', effect: 'start exactly this plan; it takes write access' };
const REDRAFT = { text: 'plan <what to change>', effect: 'draft it again' };

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
 * Renders the one comment of an issue with the draft of its plan: whether it is sound, the next step, an outline, and the
 * plan itself, the only block of YAML. It stays true once the plan has been approved.
 */
export function renderDraftComment({ issueNumber, planText, hash, findings }: ShownDraft, links: Links): string {
  const { remarks, planSource } = findings;
  const faults = findFaults(remarks);
  const others = remarks.filter(({ isFault, kind }) => !isFault && kind !== 'not_checked');
  const unchecked = remarks.filter(({ kind }) => kind === 'not_checked');
  const run = links.runUrl === undefined ? '' : ` · ${renderLink('job log', links.runUrl)}`;
  const sections = [
    renderHeading(planSource?.plan, faults.length),
    `${describeChecks(findings)} Nothing of it starts before it is approved.`,
    // No flag is given to a bot.
    ...unchecked.map(
      ({ message }) => `⚠️ ${toSentence(renderProse(message.replace(' with --yes', ' once it is approved'), 400))}.`,
    ),
    `**Your move** – comment one line:\n\n${renderCommands(faults.length > 0 ? [REDRAFT, APPROVE] : [APPROVE, REDRAFT])}`,
    faults.length === 0 ? undefined : `**What is wrong with it:**\n\n${renderRemarks(faults)}`,
    ...(planSource === undefined ? [] : renderOutline(planSource.plan)),
    others.length === 0 ? undefined : renderFolded(formatPlural(others.length, 'remark'), renderRemarks(others)),
    renderPlan(planText, hash),
    `<sub>${describeDraftCosts(findings)}${run}</sub>`,
  ];
  return `${renderDraftMarker(issueNumber)}\n${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}

function renderHeading(plan: Plan | undefined, faults: number): string {
  const title = `${faults === 0 ? '📝' : '⚠️'} Draft of a plan for this issue`;
  const counts = [
    ...(plan === undefined ? [] : [formatPlural(plan.checkpoints.length, 'checkpoint')]),
    ...(faults === 0 ? [] : [formatPlural(faults, 'fault')]),
  ];
  return `### ${[title, ...counts].join(' · ')}`;
}

function renderRemarks(remarks: readonly DraftRemark[]): string {
  const items = remarks.map((remark) => renderProse(renderRemark(remark), 400));
  return renderBulletList(items, MAX_REMARKS_CHARS);
}

/** Renders a plan as prose that fits a narrow page: its checkpoints, and what holds for all of them. */
function renderOutline(plan: Plan): string[] {
  const { setup, guards = [], protect = [] } = plan;
  const all = [
    ...(setup === undefined ? [] : [`runs ${renderCodeSpan(setup, 300)} before the first attempt`]),
    ...(guards.length === 0 ? [] : [`keeps ${guards.map(renderDemand).join(', ')} green throughout`]),
    ...(protect.length === 0 ? [] : [`leaves ${protect.map((glob) => renderCodeSpan(glob, 100)).join(', ')} alone`]),
  ];
  return [
    `**What it does:**\n\n${renderBulletList(plan.checkpoints.map(renderCheckpoint), MAX_OUTLINE_CHARS)}`,
    ...(all.length === 0 ? [] : [`It ${all.join(', ')}.`]),
  ];
}

function renderCheckpoint(checkpoint: Checkpoint): string {
  const { id, spec, success_criteria: criteria } = checkpoint;
  const proofs = criteria.map(renderDemand).join(', ');
  return `**${renderProse(id, 60)}** – ${renderProse(spec, 300).replace(/\.$/, '')} · proved by ${proofs}`;
}

/** Renders the text that is approved, with the command that names it by its hash. */
function renderPlan(planText: string, hash: string): string {
  const text = toShownPlan(planText);
  const lines = text.split('\n').length;
  const exact = `An approval with its hash is of exactly this text, whatever is drafted since:\n\n${renderFence('', `/groundhog approve ${hash}`)}`;
  return renderFolded(
    `The plan that runs, ${formatPlural(lines, 'line')}`,
    `${renderFence('yaml', text)}\n\n${exact}`,
    lines <= MAX_OPEN_LINES,
  );
}

/** Returns the text of a plan as the comment shows it; what is approved is this text. */
export function toShownPlan(planText: string): string {
  return toUnmarkedText(planText).replace(/\n$/, '');
}
