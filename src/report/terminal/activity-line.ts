import type { Usage } from '../../domain/attempt/attempt.ts';
import type { RunLimits, Spent } from '../../domain/decisions/run-budget.ts';
import { formatCost, formatCount, formatDuration } from '../text/format-duration.ts';
import { toShortLine } from '../text/safe-text.ts';

/** The work of a run at one moment. */
export interface Activity {
  readonly position: number;
  readonly total: number;
  readonly checkpointId: string;
  /** The number of the attempt in its task. */
  readonly day: number;
  /** Its number at the checkpoint. */
  readonly attempt: number;
  readonly attemptBudget: number;
  /** The usage of the attempt so far; undefined while none is reported. */
  readonly usage: Usage | undefined;
  /** The tool that the agent has used last; untrusted. */
  readonly tool: string | undefined;
  /** Another work than that of the agent, such as "checking". */
  readonly phase: string | undefined;
  readonly elapsedMs: number;
  readonly limits: RunLimits | undefined;
  readonly spent: Spent;
}

/** The forms of the line, the widest first: the characters of names, and whether the rest is short as well. */
const FORMS = [
  { idChars: 40, toolChars: 30, isShort: false },
  { idChars: 20, toolChars: 16, isShort: false },
  { idChars: 20, toolChars: 16, isShort: true },
  { idChars: 10, toolChars: 9, isShort: true },
] as const;
type Form = (typeof FORMS)[number];

interface LineStyle {
  readonly columns?: number | undefined;
  readonly hasUnicode?: boolean | undefined;
}

/**
 * Renders the work of a run as one line: attempt, turn, last tool, time, and what is left of the budgets. Where a width is
 * given, the line is shortened until it fits.
 */
export function renderActivity(
  activity: Activity,
  { columns = Number.POSITIVE_INFINITY, hasUnicode = true }: LineStyle = {},
): string {
  const lines = FORMS.map((form) => renderLine(activity, form).join(hasUnicode ? ' · ' : ' - '));
  return lines.find((line) => line.length <= columns) ?? lines.at(-1) ?? '';
}

/** Renders what a run does between attempts, and for how long, as one line. */
export function renderPhase(phase: string, elapsedMs: number, hasUnicode = true): string {
  return [phase, formatDuration(Math.floor(elapsedMs / 1000) * 1000)].join(hasUnicode ? ' · ' : ' - ');
}

/** Returns the parts of the line. */
function renderLine(activity: Activity, form: Form): readonly string[] {
  const { idChars, toolChars, isShort } = form;
  const { position, total, checkpointId, day, attempt, attemptBudget, usage, tool, phase, elapsedMs } = activity;
  const turns = usage?.turns ?? null;
  return [
    `${position}/${total} ${toShortLine(checkpointId, idChars)}`,
    `attempt ${day}${isShort ? '' : ` (${attempt} of ${attemptBudget})`}`,
    ...(turns === null ? [] : [`turn ${formatCount(turns)}`]),
    ...(phase === undefined ? (tool === undefined ? [] : [toShortLine(tool, toolChars)]) : [phase]),
    formatSeconds(elapsedMs, form),
    ...listBudget(activity, form),
  ];
}

/** Lists what is left of the budgets, and the cost so far where it has no limit. */
function listBudget({ limits, spent, usage }: Activity, form: Form): string[] {
  const { maxCostUsd, maxTokens, deadlineMs } = limits ?? {};
  const left = (max: number, used: number) => Math.max(0, max - used);
  const cost = usage === undefined || usage.cost_usd === null ? [] : [formatCost(usage)];
  const found = [
    ...(maxCostUsd === undefined ? [] : [formatCost({ cost_usd: left(maxCostUsd, spent.costUsd), estimated: false })]),
    ...(maxTokens === undefined || (form.isShort && maxCostUsd !== undefined)
      ? []
      : [`${formatCount(left(maxTokens, spent.tokens))} tokens`]),
    ...(deadlineMs === undefined ? [] : [formatSeconds(left(deadlineMs, spent.elapsedMs), form)]),
  ];
  return [
    ...(maxCostUsd === undefined ? cost : []),
    ...(found.length === 0 ? [] : [`${form.isShort ? 'left' : 'left:'} ${found.join(', ')}`]),
  ];
}

/** Formats a time in seconds, and in its largest unit alone where it is short. */
function formatSeconds(durationMs: number, { isShort }: Form): string {
  const seconds = Math.floor(durationMs / 1000);
  if (seconds < 60) return `${seconds} s`;
  const [amount, unit, ...rest] = formatDuration(seconds * 1000).split(' ');
  return [amount, unit, ...(isShort ? [] : rest)].join(' ');
}
