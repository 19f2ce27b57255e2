import type { PlanWarning } from '../../domain/plan/lint-plan.ts';
import { attemptBudgetOf, type Plan } from '../../domain/plan/plan.ts';
import { toPlainText } from '../../domain/text/plain-text.ts';
import { type FileProblem, renderProblems } from '../../domain/yaml/file-problem.ts';
import { formatPlural } from '../text/format-duration.ts';
import { toShortLine } from '../text/safe-text.ts';

/** A file of settings that was checked; valid without problems. */
export interface CheckedFile {
  /** The path for display. */
  readonly path: string;
  readonly kind: 'plan' | 'configuration';
  /** Undefined for a configuration, and for a file that is no plan. */
  readonly plan: Plan | undefined;
  readonly problems: readonly FileProblem[];
  readonly warnings: readonly PlanWarning[];
}

/** Renders a checked file: its problems, which editors jump to, or a summary, and warnings with the lines to paste. */
export function renderChecked({ path, kind, plan, problems, warnings }: CheckedFile): string {
  const lines = problems.length > 0 ? [renderProblems(path, problems)] : [renderSummary(path, kind, plan)];
  // Paths may hold control characters.
  return `${toPlainText([...lines, ...renderWarnings(warnings)].join('\n'))}\n`;
}

/** Renders the warnings of a plan as lines, with those to paste; none without warnings. */
export function renderWarnings(warnings: readonly PlanWarning[]): readonly string[] {
  if (warnings.length === 0) return [];
  const lines = warnings.flatMap(({ checkpointId, message, paste }) => [
    `  ${checkpointId ?? 'plan'}: ${message}`,
    ...(paste === undefined ? [] : ['    better:', paste.replace(/^/gm, '      ')]),
  ]);
  return ['', 'Warnings:', ...lines];
}

function renderSummary(path: string, kind: CheckedFile['kind'], plan: Plan | undefined): string {
  if (plan === undefined) return `${path} is a valid ${kind}.`;
  const lines = [`${path} is valid: ${formatPlural(plan.checkpoints.length, 'checkpoint')}.`];
  for (const [index, checkpoint] of plan.checkpoints.entries()) {
    const kinds = checkpoint.success_criteria.map((criterion) => criterion.kind).join(', ');
    const budget = attemptBudgetOf(checkpoint, plan, undefined);
    lines.push(
      `${String(index + 1).padStart(3)}. ${checkpoint.id} (at most ${formatPlural(budget, 'attempt')}; criteria: ${kinds})`,
    );
    lines.push(`     ${toShortLine(checkpoint.spec, 100)}`);
  }
  return lines.join('\n');
}

/** Renders checked files as one JSON document. */
export function renderCheckedJson(files: readonly CheckedFile[]): string {
  const listed = files.map(({ path, kind, plan, problems, warnings }) => ({
    path,
    kind,
    valid: problems.length === 0,
    checkpoints: plan?.checkpoints.map(({ id }) => id) ?? [],
    problems: problems.map(({ line, column, message, excerpt }) => ({ line, column, message, excerpt })),
    warnings: warnings.map(({ checkpointId, message, paste }) => ({
      checkpoint: checkpointId ?? null,
      message,
      paste,
    })),
  }));
  return `${JSON.stringify({ schema_version: 1, files: listed }, undefined, 2)}\n`;
}
