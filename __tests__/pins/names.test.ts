import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { verbPayloads } from '../../src/domain/attempt/verb.ts';
import { errorCodes } from '../../src/domain/errors/errors.ts';
import { taskIdSchema } from '../../src/domain/ids.ts';
import { conclusionOf, endingSchema, exitCodeOf } from '../../src/domain/record/ending.ts';
import { defaultTaskBranch, parseTaskRef, taskNamespace, toRefName } from '../../src/domain/refs/ref-name.ts';
import { PROJECT, VERSION } from '../../src/entry/compose/version.ts';
import { renderMarker } from '../../src/report/text/marker.ts';

test('the version and the repository are those of the package', () => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { version, repository } = z.object({ version: z.string(), repository: z.string() }).parse(JSON.parse(text));
  expect([version, repository]).toEqual([VERSION, `github:${PROJECT}`]);
});

test('the verbs have these names and payloads', () => {
  const keys = Object.entries(verbPayloads).map(([name, payload]) => [name, Object.keys(payload.shape)]);
  expect(Object.fromEntries(keys)).toEqual({
    'groundhog.checkpoint_success': ['summary', 'side_effects'],
    'groundhog.checkpoint_failure': ['what_tried', 'what_happened', 'next_attempt_plan', 'retry_pointless'],
    'groundhog.side_effect': ['kind', 'target', 'reversible'],
    'groundhog.usage': ['turns', 'input_tokens', 'output_tokens', 'cached_input_tokens', 'cost_usd'],
    'groundhog.retry_after': ['seconds'],
    'groundhog.chronicle': ['plan'],
    'groundhog.step': ['tool', 'phase'],
    snapshot_create: ['name', 'description', 'replace', 'ttl_seconds'],
    snapshot_list: [],
    snapshot_restore: ['name', 'preview'],
    snapshot_diff: ['name'],
    snapshot_delete: ['name'],
  });
});

test('the errors have these codes', () => {
  expect([...errorCodes].sort()).toEqual([
    'access_refused',
    'agent_command_missing',
    'agent_not_found',
    'agent_not_offered',
    'agent_too_old',
    'attempt_not_found',
    'base_not_found',
    'branch_rule',
    'check_branch_refused',
    'check_missing',
    'check_not_started',
    'check_unavailable',
    'checkout_dirty',
    'checkout_elsewhere',
    'checkout_in_use',
    'checkout_index_held',
    'checkout_unsuited',
    'config_invalid',
    'criterion_unrunnable',
    'disk_full',
    'draft_failed',
    'event_unsupported',
    'folder_gone',
    'git_answer_too_long',
    'git_failed',
    'git_lock_held',
    'git_missing',
    'git_not_writable',
    'git_too_old',
    'github_forbidden',
    'github_request_failed',
    'guard_fails_at_base',
    'guard_without_report',
    'internal',
    'isolation_broken',
    'isolation_missing',
    'issue_plan_invalid',
    'issue_plan_missing',
    'landed_outside',
    'lfs_unsupported',
    'model_key_missing',
    'no_commits',
    'no_files_here',
    'no_task_recorded',
    'not_a_repository',
    'nothing_landed',
    'objects_missing',
    'open_files_limit',
    'operation_refused',
    'partial_clone',
    'path_unusable',
    'permission_denied',
    'plan_invalid',
    'plan_not_approved',
    'plan_not_found',
    'plan_not_signed',
    'plan_without_issue',
    'planner_missing',
    'policy_refused',
    'policy_unreadable',
    'pull_request_refused',
    'ref_name_taken',
    'refs_moved',
    'remote_rejected',
    'remote_transport',
    'remote_unauthorised',
    'remote_unreachable',
    'repository_damaged',
    'rollback_failed',
    'setting_invalid',
    'setup_failed',
    'signing_key_unusable',
    'snapshot_refused',
    'state_unreadable',
    'step_unavailable',
    'task_branch_checked_out',
    'task_branch_invalid',
    'task_branch_protected',
    'task_branch_unrecorded',
    'task_elsewhere',
    'task_id_invalid',
    'task_in_doubt',
    'task_not_found',
    'task_not_named',
    'task_of_other_plan',
    'task_taken',
    'task_unclear',
    'tests_pass_at_base',
    'token_missing',
    'token_rejected',
    'trusted_file_changed',
    'verb_outside_attempt',
    'workflow_change',
    'workspace_boundary',
    'workspace_head_moved',
  ]);
});

test('the refs of a task have these names, and are read back', () => {
  const taskId = taskIdSchema.parse('hello');
  expect(taskNamespace(taskId)).toBe('refs/groundhog/hello');
  expect(defaultTaskBranch(taskId)).toBe('groundhog/hello/task');
  const refs = [
    [{ kind: 'state', taskId }, 'refs/groundhog/hello/state'],
    [{ kind: 'result', taskId }, 'refs/groundhog/hello/result'],
    [{ kind: 'scratch', taskId, day: 3 }, 'refs/groundhog/hello/day-3'],
    [{ kind: 'steps', taskId, base7: '0123abc', number: 12 }, 'refs/groundhog/hello/steps/0123abc-12'],
    [{ kind: 'scratch_branch', taskId, day: 3 }, 'refs/heads/groundhog/hello/day-3'],
  ] as const;
  for (const [ref, name] of refs) {
    expect(toRefName(ref)).toBe(name);
    expect(parseTaskRef(name)).toEqual(ref);
  }
});

test('our comments are known by these first lines', () => {
  expect(renderMarker({ lineage: '0f1e', kind: 'status' })).toBe('<!-- groundhog:1:0f1e:status: -->');
  expect(renderMarker({ lineage: '0f1e', kind: 'checkpoint', checkpointId: 'parse args' })).toBe(
    '<!-- groundhog:1:0f1e:checkpoint:parse%20args -->',
  );
  expect(renderMarker({ lineage: 'thread-7', kind: 'answer' })).toBe('<!-- groundhog:1:thread%2D7:answer: -->');
  expect(renderMarker({ lineage: '0f1e', kind: 'answer', question: { id: 42 } })).toBe(
    '<!-- groundhog:1:0f1e:answer:42 -->',
  );
  expect(renderMarker({ lineage: '0f1e', kind: 'answer', question: { id: 42, part: 'line' } })).toBe(
    '<!-- groundhog:1:0f1e:answer:line.42 -->',
  );
});

test('the endings have these conclusions and exit codes', () => {
  expect(
    Object.fromEntries(endingSchema.options.map((ending) => [ending, [conclusionOf(ending), exitCodeOf(ending)]])),
  ).toEqual({
    passed: ['success', 0],
    nothing_to_do: ['success', 0],
    blocked: ['failure', 1],
    paused: ['neutral', 3],
    refused: ['failure', 4],
    conflict: ['failure', 4],
    infra_error: ['failure', 5],
  });
});
