import { readFile } from 'node:fs/promises';
import { renderError } from '../../domain/error-catalog.ts';
import { ConfigurationError } from '../../domain/errors.ts';
import { lintPlan } from '../../domain/lint-plan.ts';
import { parsePlan } from '../../domain/parse-plan.ts';
import { attemptBudgetOf, type Plan } from '../../domain/plan.ts';
import { renderProblems } from '../../domain/plan-problem.ts';
import { toOneLine } from '../../report/safe-text.ts';
import type { Console } from '../console.ts';

/** Checks a plan: all problems with file, line and column and exit 1, or a summary with what to mind. */
export async function validateCommand(path: string, console: Console): Promise<number> {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined) {
    console.err(`${renderError(new ConfigurationError('plan_not_found', { path }))}\n`);
    return 1;
  }
  const parsed = parsePlan(bytes.toString('utf8'), { fileName: path });
  if (parsed.kind === 'invalid') {
    console.err(`${renderProblems(path, parsed.problems)}\n`);
    return 1;
  }
  console.out(renderSummary(path, parsed.plan));
  return 0;
}

function renderSummary(path: string, plan: Plan): string {
  const lines = [`${path} is valid: ${plan.checkpoints.length} checkpoints.`];
  for (const [index, checkpoint] of plan.checkpoints.entries()) {
    const kinds = checkpoint.success_criteria.map(({ kind }) => kind).join(', ');
    const budget = attemptBudgetOf(checkpoint, plan, undefined);
    lines.push(`${String(index + 1).padStart(3)}. ${checkpoint.id} (attempts: ${budget}; criteria: ${kinds})`);
    lines.push(`     ${toOneLine(checkpoint.spec, 100)}`);
  }
  const warnings = lintPlan(plan);
  if (warnings.length > 0) lines.push('', 'Worth a look:');
  for (const { checkpointId, message } of warnings) lines.push(`  ${checkpointId ?? 'plan'}: ${message}`);
  return `${lines.join('\n')}\n`;
}
