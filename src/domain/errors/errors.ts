/** The codes of failures that stop a run or a command; each has its text in the error catalogue. */
export const errorCodes = [
  'plan_not_found',
  'plan_invalid',
  'config_invalid',
  'policy_unreadable',
  'policy_refused',
  'not_a_repository',
  'no_files_here',
  'no_commits',
  'base_not_found',
  'task_id_invalid',
  'task_branch_invalid',
  'task_branch_protected',
  'task_branch_checked_out',
  'task_branch_unrecorded',
  'checkout_dirty',
  'checkout_elsewhere',
  'checkout_in_use',
  'checkout_index_held',
  'checkout_unsuited',
  'ref_name_taken',
  'agent_command_missing',
  'agent_not_found',
  'agent_too_old',
  'model_key_missing',
  'setting_invalid',
  'signing_key_unusable',
  'plan_not_signed',
  'agent_not_offered',
  'task_not_found',
  'no_task_recorded',
  'task_not_named',
  'verb_outside_attempt',
  'snapshot_refused',
  'step_unavailable',
  'attempt_not_found',
  'git_too_old',
  'git_missing',
  'git_failed',
  'git_answer_too_long',
  'git_lock_held',
  'git_not_writable',
  'remote_unreachable',
  'remote_unauthorised',
  'remote_rejected',
  'branch_rule',
  'workflow_change',
  'remote_transport',
  'partial_clone',
  'objects_missing',
  'lfs_unsupported',
  'state_unreadable',
  'refs_moved',
  'operation_refused',
  'task_elsewhere',
  'task_of_other_plan',
  'task_taken',
  'task_unclear',
  'issue_plan_missing',
  'issue_plan_invalid',
  'plan_not_approved',
  'plan_without_issue',
  'planner_missing',
  'draft_failed',
  'access_refused',
  'isolation_missing',
  'isolation_broken',
  'setup_failed',
  'criterion_unrunnable',
  'guard_without_report',
  'guard_fails_at_base',
  'tests_pass_at_base',
  'landed_outside',
  'nothing_landed',
  'workspace_boundary',
  'workspace_head_moved',
  'trusted_file_changed',
  'rollback_failed',
  'token_missing',
  'token_rejected',
  'event_unsupported',
  'github_request_failed',
  'github_forbidden',
  'pull_request_refused',
  'check_unavailable',
  'check_missing',
  'check_not_started',
  'check_branch_refused',
  'task_in_doubt',
  'disk_full',
  'path_unusable',
  'permission_denied',
  'open_files_limit',
  'folder_gone',
  'repository_damaged',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export type ErrorData = Readonly<Record<string, string | number | undefined>>;

/** A failure that stops a run or a command. `code` picks the text in the catalogue, and `data` fills it in. */
export class GroundhogError extends Error {
  readonly code: ErrorCode;
  readonly data: ErrorData;

  constructor(code: ErrorCode, data: ErrorData = {}, options?: { readonly cause?: unknown }) {
    super(code, options);
    this.name = 'GroundhogError';
    this.code = code;
    this.data = data;
  }
}

/** A failure that the user can fix in a plan, a setting or a command line. */
export class ConfigurationError extends GroundhogError {
  override readonly name = 'ConfigurationError';
}

/** A git command that ended with an exit code that its caller did not expect. */
export class GitError extends GroundhogError {
  override readonly name = 'GitError';
}

/** A request that GitHub refused or did not answer. `data` holds status and request id. */
export class GitHubError extends GroundhogError {
  override readonly name = 'GitHubError';
}

/** Returns a thrown value as an Error. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
