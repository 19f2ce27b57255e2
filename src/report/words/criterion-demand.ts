import { assertNever } from '../../domain/assert-never.ts';
import type { Criterion } from '../../domain/plan/criterion.ts';
import { describeCriterion } from '../../domain/plan/describe-criterion.ts';
import { renderCodeSpan, renderProse } from '../text/safe-text.ts';

const MAX_CHARS = 160;

/** Renders the demand of a criterion in a few words, such as "`README.md` has `^## Use`". */
export function renderDemand(criterion: Criterion): string {
  const condition = () => renderCodeSpan(describeCriterion(criterion), MAX_CHARS);
  switch (criterion.kind) {
    case 'command':
    case 'tests':
      return condition();
    case 'file_exists':
      return `${condition()} exists`;
    case 'file_absent':
      return `${condition()} is gone`;
    case 'file_contains':
      return `${renderCodeSpan(criterion.path, MAX_CHARS)} has ${renderCodeSpan(criterion.pattern, MAX_CHARS)}`;
    case 'changes_within':
      return `changes only in ${condition()}`;
    case 'github_check':
      return `the check ${condition()}`;
    case 'semantic':
      return `“${renderProse(criterion.statement, MAX_CHARS)}”`;
    default:
      return assertNever(criterion);
  }
}
