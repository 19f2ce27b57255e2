import type { RunConfig } from '../../domain/config/run-config.ts';
import { renderError } from '../../domain/errors/error-catalog.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { lintPlan } from '../../domain/plan/lint-plan.ts';
import { attemptBudgetOf, type Plan } from '../../domain/plan/plan.ts';
import { formatPlural } from '../../report/text/format-duration.ts';
import { toShortLine } from '../../report/text/safe-text.ts';
import type { Console } from '../compose/console.ts';
import { loadPlan } from '../compose/load-plan.ts';
import { findConfigBeside } from '../settings/load-config.ts';

/** Checks a plan and returns the exit code: 1 with every problem by file, line and column, or 0 with a summary. */
export async function validateCommand(path: string, console: Console): Promise<number> {
  try {
    const { plan } = await loadPlan(path);
    console.out(renderSummary(path, plan, await findConfigBeside(path)));
    return 0;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    // The lines alone: editors jump to them.
    console.err(`${error.data.problems ?? renderError(error)}\n`);
    return 1;
  }
}

function renderSummary(path: string, plan: Plan, config: RunConfig | undefined): string {
  const lines = [`${path} is valid: ${formatPlural(plan.checkpoints.length, 'checkpoint')}.`];
  for (const [index, checkpoint] of plan.checkpoints.entries()) {
    const kinds = checkpoint.success_criteria.map(({ kind }) => kind).join(', ');
    const budget = attemptBudgetOf(checkpoint, plan, undefined);
    lines.push(`${String(index + 1).padStart(3)}. ${checkpoint.id} (attempts: ${budget}; criteria: ${kinds})`);
    lines.push(`     ${toShortLine(checkpoint.spec, 100)}`);
  }
  const warnings = lintPlan(plan, config?.verify_in);
  if (warnings.length > 0) lines.push('', 'Warnings:');
  for (const { checkpointId, message } of warnings) lines.push(`  ${checkpointId ?? 'plan'}: ${message}`);
  return `${lines.join('\n')}\n`;
}
