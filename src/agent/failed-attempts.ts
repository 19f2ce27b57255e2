import type { AttemptRecord } from '../domain/attempt/attempt.ts';
import { isRefusalNote } from '../domain/attempt/describe-network.ts';
import { findTellingLine } from '../domain/attempt/telling-output.ts';
import { findFailed } from '../domain/attempt/verdict.ts';
import { labelCriterion } from '../domain/plan/describe-criterion.ts';
import { renderFence } from '../domain/text/fence.ts';
import { toOneLine, toPlainText } from '../domain/text/plain-text.ts';
import { renderDataBlock } from '../domain/text/safe-block.ts';

/** The failed attempts that are described whole; what is left of the others is a line each. */
export const WHOLE_ATTEMPTS = 3;

const MAX_REPORT_CHARACTERS = 12 * 1024;
const MAX_STAT_CHARACTERS = 1024;
const MAX_DIFF_CHARACTERS = 4 * 1024;
const MAX_CLAIM_CHARACTERS = 200;
const MAX_HELD = 10;

/** The change of an attempt as git renders it, without secrets. */
export interface AttemptChange {
  /** The changed files with their numbers of lines, see the option `--stat` of git-diff(1). */
  readonly stat: string;
  readonly diff: string;
}

/** The changes of attempts, by their numbers in the task; missing where the work is not kept. */
export type AttemptChanges = ReadonlyMap<number, AttemptChange>;

/** Renders the failed attempts at a checkpoint, oldest first; those before the last three as a line each. */
export function renderFailedAttempts(failed: readonly AttemptRecord[], changes: AttemptChanges): string {
  const older = failed.slice(0, -WHOLE_ATTEMPTS);
  return [
    'The folder was restored after each of these. First say in one sentence why the last one failed, then do something different.',
    ...(older.length === 0 ? [] : [renderDataBlock(older.map(distill).join('\n'))]),
    ...failed.slice(-WHOLE_ATTEMPTS).map((attempt) => renderAttempt(attempt, changes.get(attempt.day))),
  ].join('\n\n');
}

/** Returns what is left of an old attempt: the claim, the failed criteria and the telling line. */
function distill({ day, failure_report: report, verifier_runs }: AttemptRecord): string {
  const claim = toOneLine(report?.what_tried.split('\n')[0] ?? 'no report').slice(0, MAX_CLAIM_CHARACTERS);
  const failed = findFailed(verifier_runs).map((run) => `${labelCriterion(run.criterion)}: ${findTellingLine(run)}`);
  const happened = toOneLine(report?.what_happened ?? '').slice(0, MAX_CLAIM_CHARACTERS);
  return `- Attempt ${day}. ${claim} – ${failed.length === 0 ? happened : failed.slice(0, MAX_HELD).join('; ')}`;
}

function renderAttempt(attempt: AttemptRecord, change: AttemptChange | undefined): string {
  const { failure_report: report } = attempt;
  const refusals = attempt.notes.filter((note) => isRefusalNote(note) && report?.what_happened.includes(note) !== true);
  const lines = [`### Attempt ${attempt.day}`, ...refusals.map(toOneLine)];
  if (report !== null) {
    const text = `Tried: ${report.what_tried}\n\nHappened: ${report.what_happened}\n\nNext: ${report.next_attempt_plan}`;
    lines.push(
      `Report by ${report.source === 'agent' ? 'the agent' : 'Groundhog'}:`,
      renderDataBlock(text, MAX_REPORT_CHARACTERS),
    );
  }
  return [...lines, ...renderHeld(attempt), ...renderChange(attempt, change)].join('\n');
}

function renderHeld({ verifier_runs }: AttemptRecord): readonly string[] {
  const held = verifier_runs.filter(({ outcome }) => outcome === 'passed' || outcome === 'judged_pass');
  if (held.length === 0) return [];
  const labels = held.slice(0, MAX_HELD).map((run) => labelCriterion(run.criterion));
  const more = held.length > labels.length ? `; and ${held.length - labels.length} more` : '';
  return [`What held: ${labels.join('; ')}${more}.`];
}

function renderChange(attempt: AttemptRecord, change: AttemptChange | undefined): readonly string[] {
  const { scratch_commit: end, snapshot_ref: start } = attempt;
  if (attempt.changed_paths_total === 0 && end === start) return ['It changed no file.'];
  if (end === null || end === start) return [];
  const command = `\`git diff ${start} ${end}\``;
  if (change === undefined) return [`Its changes: ${command}`];
  const diff = toPlainText(change.diff).trimEnd();
  const isWhole = diff.length <= MAX_DIFF_CHARACTERS;
  const shown = isWhole ? diff : diff.slice(0, diff.lastIndexOf('\n', MAX_DIFF_CHARACTERS));
  return [
    'What it changed:',
    renderDataBlock(change.stat, MAX_STAT_CHARACTERS),
    renderFence('diff', shown),
    ...(isWhole ? [] : [`The rest: ${command}`]),
  ];
}
