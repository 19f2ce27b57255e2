import type { AttemptRecord } from '../../domain/attempt/attempt.ts';
import { totalUsage } from '../../domain/attempt/attempt.ts';
import { renderBadRows } from '../../domain/attempt/describe-test-rows.ts';
import type { CriterionRun } from '../../domain/attempt/verdict.ts';
import { toShortId } from '../../domain/ids.ts';
import { describeCriterion } from '../../domain/plan/describe-criterion.ts';
import { isReplay } from '../../domain/record/rebase.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { toPlainText } from '../../domain/text/plain-text.ts';
import { formatCost, formatPlural, formatTime } from '../text/format-duration.ts';
import { toShortLine } from '../text/safe-text.ts';
import { describeAttempt, describeEntry, findStop } from '../words/outcome-text.ts';
import { renderMark } from './marks.ts';
import type { TerminalStyle } from './terminal-style.ts';

/** The most lines of an output that shows nothing but success. */
const MAX_LINES_OF_PASSED = 5;

/** The contents of an attempt that are not in its record. */
export interface AttemptContents {
  readonly checkpointId: string;
  /** The text of the plan for the checkpoint: the summary of an agent that ends without a word. */
  readonly spec?: string | undefined;
  /** A unified diff of its work; undefined where the commits are not here. */
  readonly diff: string | undefined;
  /** The transcript of its agent as it is kept; undefined where it was not asked for or there is none. */
  readonly transcript: string | undefined;
}

/** Renders one attempt in full: its facts, each criterion with its output, and its changes. */
export function renderAttemptText(
  attempt: AttemptRecord,
  { checkpointId, spec, diff, transcript }: AttemptContents,
  style: TerminalStyle,
): string {
  const { day, scratch_commit: scratch, committed_ref: landed, failure_report: report } = attempt;
  const usage = totalUsage(attempt);
  const stop = findStop(attempt);
  const agent = describeEntry(attempt);
  const facts = [
    describeAttempt(attempt),
    ...(agent === undefined ? [] : [`${isReplay(attempt) ? '' : 'by '}${toShortLine(agent, 100)}`]),
    ...(attempt.ended_at === null ? [] : [formatTime(attempt)]),
    ...(usage.turns === null ? [] : [formatPlural(usage.turns, 'turn')]),
    ...(usage.cost_usd === null ? [] : [formatCost(usage)]),
    ...(landed === null ? [] : [`commit ${toShortId(landed)}`]),
    ...(scratch === null ? [] : [scratch === attempt.snapshot_ref ? 'no change' : `scratch ${toShortId(scratch)}`]),
  ];
  const parts = [
    `Attempt ${day} of checkpoint ${toShortLine(checkpointId, 100)}: ${facts.join(', ')}`,
    ...renderSummary(attempt, spec),
    ...(report === null || report.source === 'agent' ? [] : [`What was tried:\n${quoteLines(report.what_tried)}`]),
    ...(report?.source === 'agent' ? [`The agent's report:\n${quoteLines(report.what_happened)}`] : []),
    ...(report?.source === 'runner' && attempt.verifier_runs.length === 0
      ? [`Why it failed:\n${quoteLines(report.what_happened)}`]
      : []),
    ...(stop === undefined ? [] : [`Why it ended:\n${quoteLines(stop)}`]),
    ...renderNotes(attempt),
    ...attempt.verifier_runs.map((run) => renderCriterion(run, style)),
    ...(transcript === undefined ? [] : [`Transcript:\n${toPlainText(transcript).trimEnd()}`]),
    diff === undefined
      ? 'The work of the attempt is not here: its commit was deleted, or was not fetched.'
      : diff === ''
        ? describeEmpty(attempt)
        : toPlainText(diff).trimEnd(),
  ];
  return `${parts.join('\n\n').replaceAll('##[', '## [')}\n`;
}

/** Describes an attempt without a diff: its work may never have been captured. */
function describeEmpty({
  outcome,
  scratch_commit: scratch,
  scratch_branch: branch,
  changed_paths: changed,
}: AttemptRecord): string {
  const names = changed.map(({ status, path }) => `${status} ${toShortLine(path, 200)}`);
  if (scratch === null && names.length > 0)
    return `The work of the attempt was not kept. It had changed: ${listSome(names)}.`;
  if (scratch === null && outcome === 'running') return 'Its work is not captured yet: the attempt has not ended.';
  if (scratch === null && outcome === 'interrupted')
    return `The record has none of its work: the attempt was interrupted before it ended. Of one in a checkout the next run keeps what is there on ${toShortLine(branch, 200)}.`;
  return 'No file was changed.';
}

/** Renders the notes on an attempt, of which the first is the reason of one that was interrupted. */
function renderNotes({ notes, outcome }: AttemptRecord): string[] {
  const title = outcome === 'interrupted' ? 'Why it was interrupted' : 'Notes';
  return notes.length === 0 ? [] : [`${title}:\n${quoteLines(notes.join('\n'))}`];
}

function renderSummary(
  { summary, claimed_by: claim, rescued_from_step: step }: AttemptRecord,
  spec: string | undefined,
): string[] {
  if (summary === null) return [];
  const isOurs = claim !== 'verb' && summary.trim() === spec?.trim();
  if (isOurs && claim === 'none' && step === undefined) return ['The agent was stopped before it gave a summary.'];
  return [isOurs ? 'The agent ended without a summary.' : `The agent's summary:\n${quoteLines(summary)}`];
}

function renderCriterion(run: CriterionRun, style: TerminalStyle): string {
  const { criterion, outcome, detail, output } = run;
  const marks = { failed: 'failed', judged_fail: 'failed', passed: 'done', judged_pass: 'done' } as const;
  const mark = outcome === 'unjudged' || outcome === 'not_asked' ? 'waiting' : marks[outcome];
  const head = `${renderMark(mark, style)} ${toShortLine(describeCriterion(criterion), 200)}: ${toShortLine(detail, 300)}`;
  const shown = [renderBadRows(run), mark === 'done' ? keepEnd(output) : output].filter((part) => part.trim() !== '');
  return shown.length === 0 ? head : `${head}\n${shown.map(quoteLines).join('\n')}`;
}

/** Leaves out all but the last lines of the output of what holds. */
function keepEnd(output: string): string {
  const lines = output.trimEnd().split('\n');
  const left = lines.length - MAX_LINES_OF_PASSED;
  return left <= 1 ? output : [`[… ${left} lines]`, ...lines.slice(left)].join('\n');
}

/** Quotes untrusted lines behind a bar: none of them can be taken for a line of ours. */
function quoteLines(text: string): string {
  return toPlainText(text).trim().replace(/^/gm, '  | ');
}
