import { type Attribution, renderShare } from '../attempt/attribution.ts';
import type { CommitAuthor } from '../attempt/committer.ts';
import type { TaskId } from '../ids.ts';
import { breakReferences } from '../text/break-references.ts';
import { foldText, toOneLine, toPlainText } from '../text/plain-text.ts';

const MAX_SUBJECT_LENGTH = 72;

export interface LandedCommit {
  readonly taskId: TaskId;
  readonly checkpointId: string;
  readonly day: number;
  readonly planHash: string;
  readonly summary: string;
  /** The agent of a ladder that made the attempt, and what it cost in US dollars; undefined without a ladder. */
  readonly madeBy?: { readonly agent: string; readonly costUsd: number | null } | undefined;
  /** Null when the lines could not be counted. */
  readonly attribution?: Attribution | null;
  /** The author who signs it off; undefined for no such line. */
  readonly signedOffBy?: CommitAuthor | undefined;
}

/** Renders the message of a landed checkpoint: the summary with a subject of at most 72 characters, then trailers. */
export function renderLandedMessage(landed: LandedCommit): string {
  const { subject, body } = toSubjectAndBody(landed.summary);
  // Without a subject git would take our trailers for one.
  const title =
    subject === '' ? `Checkpoint ${toTrailerValue(landed.checkpointId)}`.slice(0, MAX_SUBJECT_LENGTH) : subject;
  const share = landed.attribution ? renderShare(landed.attribution) : undefined;
  const trailers = [
    `Groundhog-Task: ${landed.taskId}`,
    `Groundhog-Checkpoint: ${toTrailerValue(landed.checkpointId)}`,
    `Groundhog-Attempt: ${landed.day}`,
    `Groundhog-Plan: ${landed.planHash}`,
    ...renderMaker(landed.madeBy),
    ...(share === undefined ? [] : [`Groundhog-Attribution: ${share}`]),
    ...renderSignOff(landed.signedOffBy),
  ].join('\n');
  return `${[title, body, trailers].filter((part) => part !== '').join('\n\n')}\n`;
}

function renderSignOff(author: CommitAuthor | undefined): string[] {
  return author === undefined ? [] : [`Signed-off-by: ${toOneLine(author.name)} <${toOneLine(author.email)}>`];
}

function renderMaker(madeBy: LandedCommit['madeBy']): string[] {
  if (madeBy === undefined) return [];
  const { agent, costUsd } = madeBy;
  const cost = costUsd === null ? [] : [`Groundhog-Cost: ${costUsd.toFixed(4)} USD`];
  return [`Groundhog-Agent: ${toTrailerValue(agent)}`, ...cost];
}

/** Renders the message of the commit that adds the plan of an issue; its trailer shows that no person wrote its lines. */
export function renderPlanMessage(taskId: TaskId): string {
  return `Add the plan of ${taskId}\n\nGroundhog-Task: ${taskId}\n`;
}

/** Renders the message of a capture on a scratch branch. */
export function renderCaptureMessage(capture: { taskId: TaskId; checkpointId: string; day: number }): string {
  const subject = `groundhog: capture ${capture.taskId} day-${capture.day}`;
  return `${subject}\n\nGroundhog-Task: ${capture.taskId}\nGroundhog-Checkpoint: ${toTrailerValue(capture.checkpointId)}\nGroundhog-Attempt: ${capture.day}\n`;
}

/** Returns whether a message is that of a capture of this attempt. */
export function isCaptureMessage(message: string, { taskId, day }: { taskId: TaskId; day: number }): boolean {
  const trailers = parseTrailers(message);
  return trailers.get('Groundhog-Task') === taskId && trailers.get('Groundhog-Attempt') === String(day);
}

/** Parses our trailers in a message; of repeated ones the last counts. */
export function parseTrailers(message: string): ReadonlyMap<string, string> {
  const last =
    message
      .trimEnd()
      .split(/\n\s*\n/)
      .at(-1) ?? '';
  const found = new Map<string, string>();
  for (const line of last.split('\n')) {
    const match = /^(Groundhog-[A-Za-z]+): (.*)$/.exec(line);
    if (match?.[1] !== undefined && match[2] !== undefined) found.set(match[1], match[2]);
  }
  return found;
}

/** Returns whether a message is that of a commit which Groundhog made, or which somebody has made again from one. */
export function isOwnMessage(message: string): boolean {
  return parseTrailers(message).has('Groundhog-Task');
}

/** Finds which of some checkpoints a commit with this message has landed; undefined where it is none of them. */
export function findLandedCheckpoint(message: string, checkpoints: readonly string[]): string | undefined {
  const trailers = parseTrailers(message);
  const name = trailers.has('Groundhog-Task') ? trailers.get('Groundhog-Checkpoint') : undefined;
  return checkpoints.find((id) => toTrailerValue(id) === name);
}

/** The id of a checkpoint is the plan's text, and not ours either. */
function toTrailerValue(text: string): string {
  return breakReferences(toOneLine(text));
}

/** Splits a summary at its first line; a long line is cut at a word, and repeated whole in the body. */
function toSubjectAndBody(summary: string): { subject: string; body: string } {
  const text = breakReferences(toPlainText(summary)).trim();
  const [first = '', ...rest] = text.split('\n');
  const others = rest
    .map((line) => breakTrailer(line, BODY_TRAILER))
    .join('\n')
    .trim();
  const line = breakTrailer(first.trim(), SUBJECT_TRAILER);
  if ([...line].length <= MAX_SUBJECT_LENGTH) return { subject: line, body: others };
  const head = [...line].slice(0, MAX_SUBJECT_LENGTH - 1).join('');
  const cut = head.lastIndexOf(' ') > 40 ? head.slice(0, head.lastIndexOf(' ')) : head;
  const whole = breakTrailer(line, BODY_TRAILER);
  const gap = rest[0]?.trim() === '' ? '\n\n' : '\n';
  return { subject: `${cut}\u2026`, body: [whole, others].filter((part) => part !== '').join(gap) };
}

/** A trailer, the line of a cherry-pick that git counts among them, or a line at which git ends a message. */
const BODY_TRAILER = /^\s*(?:[a-z0-9][a-z0-9-]*\s*:|\(cherry picked from|---|.*-\s*>8\s*-)/i;
/** A trailer in a subject, where a type such as "fix:" is usual. */
const SUBJECT_TRAILER = /^\s*(?:[a-z0-9]+-[a-z0-9-]*\s*:|cc\s*:|\(cherry picked from|---|.*-\s*>8\s*-)/i;
const PREFIX = '\u2014 ';

/** Puts a line of an agent's behind a prefix where git, GitHub or a person may take it for a trailer. */
function breakTrailer(line: string, pattern: RegExp): string {
  return pattern.test(foldText(line).replace(/\p{Pd}/gu, '-')) ? PREFIX + line.trimStart().replace(/>8/g, '> 8') : line;
}
