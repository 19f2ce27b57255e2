import type { TaskStats } from '../../domain/record/task-stats.ts';
import { formatCost, formatCount, formatDuration, formatPlural } from '../text/format-duration.ts';
import { toShortLine } from '../text/safe-text.ts';

/** Renders counts over tasks for a terminal. */
export function renderStats(stats: TaskStats): string {
  const { tasks, checkpoints, attempts, landings, interrupted, rewinds, falseClaims, kinds, agents } = stats;
  const perCheckpoint = stats.tried === 0 ? '–' : (attempts / stats.tried).toFixed(1);
  const lines = [
    `${formatPlural(tasks, 'task')}, ${formatPlural(checkpoints, 'checkpoint')}, ${formatPlural(attempts, 'attempt')}`,
    `  attempts per checkpoint   ${perCheckpoint}`,
    `  landed                    ${formatCount(landings)}`,
    `  undone                    ${formatCount(rewinds)}`,
    `  false claims refused      ${formatCount(falseClaims)}`,
    `  interrupted               ${formatCount(interrupted)}`,
    `  time per landing          ${landings === 0 ? '–' : formatDuration(stats.timeMs / landings)}`,
    `  cost per landing          ${formatMoney(landings === 0 || stats.costUsd === null ? null : stats.costUsd / landings)}`,
    ...(kinds.length === 0 ? [] : ['', 'Criteria, passed and failed:']),
    ...kinds.map(({ kind, passed, failed }) => `  ${kind.padEnd(24)}  ${formatCount(passed)}, ${formatCount(failed)}`),
    ...(agents.length === 0 ? [] : ['', 'Agents, attempts and landings:']),
    ...agents.map(
      ({ agent, attempts: made, landed, costUsd }) =>
        `  ${toShortLine(agent, 60).padEnd(24)}  ${formatCount(made)}, ${formatCount(landed)}${costUsd === null ? '' : `, ${formatMoney(costUsd)}`}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function formatMoney(costUsd: number | null): string {
  return formatCost({ cost_usd: costUsd });
}

/** Renders counts over tasks as one JSON document, schema version 1. */
export function renderStatsJson(stats: TaskStats): string {
  const { kinds, agents } = stats;
  const document = {
    schema_version: 1,
    ...Object.fromEntries(listNumbers(stats)),
    criteria: kinds,
    agents: agents.map(({ costUsd, ...agent }) => ({ ...agent, cost_usd: costUsd })),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/** Renders counts over tasks as CSV (RFC 4180): a row for each number, criteria and agents by name. */
export function renderStatsCsv(stats: TaskStats): string {
  const rows = [
    ['subject', 'name', 'count', 'value'],
    ...listNumbers(stats).map(([name, value]) => ['all', '', name, value ?? '']),
    ...stats.kinds.flatMap(({ kind, passed, failed }) => [
      ['criterion', kind, 'passed', passed],
      ['criterion', kind, 'failed', failed],
    ]),
    ...stats.agents.flatMap(({ agent, attempts, landed, costUsd }) => [
      ['agent', agent, 'attempts', attempts],
      ['agent', agent, 'landed', landed],
      ['agent', agent, 'cost_usd', costUsd ?? ''],
    ]),
  ];
  return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

function listNumbers(stats: TaskStats): readonly (readonly [string, number | null])[] {
  return [
    ['tasks', stats.tasks],
    ['checkpoints', stats.checkpoints],
    ['attempts', stats.attempts],
    ['landings', stats.landings],
    ['rewinds', stats.rewinds],
    ['false_claims', stats.falseClaims],
    ['interrupted', stats.interrupted],
    ['time_ms', stats.timeMs],
    ['cost_usd', stats.costUsd],
  ];
}

/** Quotes a cell where it needs quotes. A spreadsheet takes "=" and its like at the beginning for a formula. */
function toCell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+@\t-]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
