import { type Attribution, renderShare } from '../attempt/attribution.ts';
import type { TaskId } from '../ids.ts';
import { toOneLine, toPlainText } from '../text/plain-text.ts';

const MAX_SUBJECT_LENGTH = 72;

export interface LandedCommit {
  readonly taskId: TaskId;
  readonly checkpointId: string;
  readonly day: number;
  readonly planHash: string;
  readonly summary: string;
  /** Null when the lines could not be counted. */
  readonly attribution?: Attribution | null;
}

/** Renders the message of a landed checkpoint: the summary with a subject of at most 72 characters, then trailers. */
export function renderLandedMessage(landed: LandedCommit): string {
  const { subject, body } = toSubjectAndBody(landed.summary);
  const share = landed.attribution ? renderShare(landed.attribution) : undefined;
  const trailers = [
    `Groundhog-Task: ${landed.taskId}`,
    `Groundhog-Checkpoint: ${toOneLine(landed.checkpointId)}`,
    `Groundhog-Attempt: ${landed.day}`,
    `Groundhog-Plan: ${landed.planHash}`,
    ...(share === undefined ? [] : [`Groundhog-Attribution: ${share}`]),
  ].join('\n');
  return `${[subject, body, trailers].filter((part) => part !== '').join('\n\n')}\n`;
}

/** Renders the message of a capture on a scratch branch. */
export function renderCaptureMessage(capture: { taskId: TaskId; checkpointId: string; day: number }): string {
  const subject = `groundhog: capture ${capture.taskId} day-${capture.day}`;
  return `${subject}\n\nGroundhog-Task: ${capture.taskId}\nGroundhog-Checkpoint: ${toOneLine(capture.checkpointId)}\nGroundhog-Attempt: ${capture.day}\n`;
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

/** Splits a summary at its first line; a long line is cut at a word, and repeated whole in the body. */
function toSubjectAndBody(summary: string): { subject: string; body: string } {
  // A line of the agent's must not be parsed as one of our trailers.
  const text = toPlainText(summary)
    .replace(/^(\s*)(groundhog-[a-z]+:)/gim, '$1\u2014 $2')
    .trim();
  const [first = '', ...rest] = text.split('\n');
  const others = rest.join('\n').trim();
  const line = first.trim();
  if ([...line].length <= MAX_SUBJECT_LENGTH) return { subject: line, body: others };
  const head = [...line].slice(0, MAX_SUBJECT_LENGTH - 1).join('');
  const cut = head.lastIndexOf(' ') > 40 ? head.slice(0, head.lastIndexOf(' ')) : head;
  return { subject: `${cut}\u2026`, body: [line, others].filter((part) => part !== '').join('\n\n') };
}
