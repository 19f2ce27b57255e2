import { assertNever } from '../../domain/assert-never.ts';
import { isCaptured } from '../../domain/record/run-record.ts';
import { type CheckpointFacts, listCountedAttempts } from '../words/task-facts.ts';
import type { TerminalStyle, TextTone } from './terminal-style.ts';

/** The state that a mark stands for. */
export type MarkName = 'done' | 'failed' | 'undone' | 'waiting' | 'running' | 'skipped' | 'abandoned' | 'blocked';

const marks: Readonly<Record<MarkName, { readonly mark: string; readonly ascii: string; readonly tone?: TextTone }>> = {
  done: { mark: '✓', ascii: '[x]', tone: 'good' },
  failed: { mark: '✗', ascii: '[!]', tone: 'bad' },
  undone: { mark: '↺', ascii: '[<]', tone: 'warning' },
  waiting: { mark: '○', ascii: '[ ]' },
  running: { mark: '▸', ascii: '[*]', tone: 'strong' },
  skipped: { mark: '»', ascii: '[>]', tone: 'warning' },
  abandoned: { mark: '⊘', ascii: '[-]', tone: 'bad' },
  blocked: { mark: '■', ascii: '[#]', tone: 'bad' },
};

/** Returns the mark of a state, one column wide, or three of ASCII. */
export function renderMark(name: MarkName, { hasUnicode }: Pick<TerminalStyle, 'hasUnicode'>): string {
  const { mark, ascii } = marks[name];
  return hasUnicode ? mark : ascii;
}

/** Returns as many spaces as a mark is wide. */
export function renderNoMark({ hasUnicode }: TerminalStyle): string {
  return hasUnicode ? ' ' : '   ';
}

/** Returns the tone of a line with a mark. */
export function toneOf(name: MarkName): TextTone | undefined {
  return marks[name].tone;
}

/** Returns the state of a checkpoint for its mark. */
export function findMark(checkpoint: CheckpointFacts): MarkName {
  const outcome = checkpoint.run?.outcome ?? 'pending';
  switch (outcome) {
    case 'success':
      return 'done';
    case 'skipped':
    case 'abandoned':
    case 'blocked':
      return outcome;
    case 'pending':
      return findPendingMark(checkpoint);
    default:
      return assertNever(outcome);
  }
}

function findPendingMark(checkpoint: CheckpointFacts): MarkName {
  const last = listCountedAttempts(checkpoint).at(-1);
  if (last === undefined || isCaptured(last)) return 'waiting';
  return last.outcome === 'running' || last.outcome === 'passed' ? 'running' : 'undone';
}

const tones = new Map(Object.values(marks).flatMap(({ mark, ascii, tone }) => [[mark, tone] as const, [ascii, tone]]));

/** Finds the tone of a line that begins with a mark, behind two spaces at most. */
export function findLineTone(line: string): TextTone | undefined {
  return tones.get(/^ {0,2}(\S+) /.exec(line)?.[1] ?? '');
}
