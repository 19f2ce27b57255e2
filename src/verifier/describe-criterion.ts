import { assertNever } from '../domain/assert-never.ts';
import type { Criterion } from '../domain/criterion.ts';

const MAX_LENGTH = 160;

/** One line of plain text that tells a person what a criterion asks for. */
export function describeCriterion(criterion: Criterion): string {
  switch (criterion.kind) {
    case 'command':
      return `command: ${toLine(criterion.command)} (exit ${criterion.expect_exit})`;
    case 'file_exists':
      return `file_exists: ${toLine(criterion.path)}`;
    case 'file_absent':
      return `file_absent: ${toLine(criterion.path)}`;
    case 'file_contains':
      return `file_contains: ${toLine(criterion.path)} matches ${toLine(criterion.pattern)}`;
    case 'changes_within':
      return `changes_within: ${toLine(criterion.paths.join(', '))}`;
    case 'semantic':
      return `semantic: ${toLine(criterion.statement)}`;
    default:
      return assertNever(criterion);
  }
}

function toLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length <= MAX_LENGTH ? line : `${characters.slice(0, MAX_LENGTH - 1).join('')}…`;
}
