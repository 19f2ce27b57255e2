import { parse } from 'yaml';
import { z } from 'zod';

/** A workflow as far as the house has rules for it. */
export const workflowSchema = z.object({
  permissions: z.unknown().optional(),
  jobs: z.record(
    z.string(),
    z.object({
      needs: z.array(z.string()).optional(),
      permissions: z.unknown().optional(),
      'timeout-minutes': z.number().optional(),
      /** The workflow that the job calls in place of steps. */
      uses: z.string().optional(),
      steps: z
        .array(z.object({ uses: z.string().optional(), with: z.record(z.string(), z.unknown()).optional() }))
        .default([]),
    }),
  ),
});

/** What the house forbids in a workflow: permissions without a reason, jobs without an end, actions that are not pinned. */
export function findWorkflowProblems(text: string): string[] {
  const { permissions, jobs } = workflowSchema.parse(parse(text));
  const problems: string[] = [];
  if (JSON.stringify(permissions) !== '{}') problems.push('top: permissions are not {}');
  for (const [name, job] of Object.entries(jobs)) {
    if (job.permissions === undefined) problems.push(`${name}: says no permissions`);
    if (job['timeout-minutes'] === undefined && job.uses === undefined) problems.push(`${name}: has no time limit`);
    for (const { uses, with: inputs } of job.steps) {
      if (uses?.startsWith('actions/checkout@') && inputs?.['persist-credentials'] !== false) {
        problems.push(`${name}: leaves the checkout's token on disk`);
      }
    }
  }
  for (const [line] of text.matchAll(/^.*\buses: (?!\.\/).*$/gm)) {
    if (!/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)) problems.push(`not pinned: ${line.trim()}`);
  }
  for (const [line] of text.matchAll(/^ {6}[a-z-]+: (?:read|write)\b.*$/gm)) {
    if (!/ # \S/.test(line)) problems.push(`granted without a reason: ${line.trim()}`);
  }
  return problems;
}
