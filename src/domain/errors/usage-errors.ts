import type { ErrorCode, GroundhogError } from './errors.ts';

/** The exit code of the command line for wrong usage, also of files that are checked. */
export const EXIT_USAGE = 2;

const usageErrors: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'plan_not_found',
  'plan_invalid',
  'config_invalid',
  'not_a_repository',
  'no_files_here',
  'no_commits',
  'base_not_found',
  'task_id_invalid',
  'task_branch_invalid',
  'task_branch_protected',
  'agent_command_missing',
  'agent_not_found',
  'agent_too_old',
  'agent_not_offered',
  'model_key_missing',
  'setting_invalid',
  'task_not_found',
  'no_task_recorded',
  'task_not_named',
  'snapshot_refused',
  'step_unavailable',
  'attempt_not_found',
  'verb_outside_attempt',
  'check_unavailable',
]);

/** Returns whether an error is one of a command line, a plan or settings, and not of what they were used on. */
export function isUsageError({ code }: GroundhogError): boolean {
  return usageErrors.has(code);
}
