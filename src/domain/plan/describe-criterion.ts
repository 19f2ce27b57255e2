import { assertNever } from '../assert-never.ts';
import { toOneLine } from '../text/plain-text.ts';
import type { Criterion } from './criterion.ts';
import type { TestsCriterion } from './tests-criterion.ts';

/** Renders the demand of a criterion without its kind: untrusted text of the plan. */
export function describeCriterion(criterion: Criterion): string {
  switch (criterion.kind) {
    case 'command':
      return criterion.expect_exit === 0
        ? criterion.command.trimEnd()
        : `${criterion.command.trimEnd()} (expects exit ${criterion.expect_exit})`;
    case 'tests':
      return describeTests(criterion);
    case 'file_exists':
    case 'file_absent':
      return criterion.path;
    case 'file_contains':
      return `${criterion.path}: ${criterion.pattern}`;
    case 'changes_within':
      return criterion.paths.join(', ');
    case 'github_check':
      return criterion.name;
    case 'semantic':
      return criterion.statement;
    default:
      return assertNever(criterion);
  }
}

const MAX_LABEL_CHARACTERS = 160;

/** Renders a criterion on one line of bounded length: its kind and its condition. */
export function labelCriterion(criterion: Criterion): string {
  const characters = [...toOneLine(describeCriterion(criterion))];
  const isShort = characters.length <= MAX_LABEL_CHARACTERS;
  const line = isShort ? characters.join('') : `${characters.slice(0, MAX_LABEL_CHARACTERS - 1).join('')}…`;
  return `${criterion.kind} criterion: ${line}`;
}

function describeTests({ command, report, must_pass, regressions }: TestsCriterion): string {
  const demands = [
    `report ${report}`,
    ...(must_pass === undefined ? [] : [`must pass: ${must_pass.join(', ')}`]),
    ...(regressions === 'none' ? [] : [`regressions: ${regressions}`]),
  ];
  return `${command.trimEnd()} (${demands.join('; ')})`;
}
