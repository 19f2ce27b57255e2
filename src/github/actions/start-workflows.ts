import { GitHubError } from '../../domain/errors/errors.ts';
import type { GitHubClient, RepositoryName } from '../client/client.ts';
import { hasStatus, toCheckError } from '../client/request-failure.ts';
import { dispatchWorkflow } from './dispatch-workflow.ts';

interface WorkflowStart {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
  /** File names below `.github/workflows`. */
  readonly workflows: readonly string[];
}

/**
 * Starts each workflow on a branch whose head is the commit, unless it has a run on that commit already. When a start gets
 * no answer, it is repeated only if no run is found. Throws GitHubError `check_not_started` when GitHub refuses the start.
 */
export async function startWorkflows(start: WorkflowStart, branch: string, commit: string): Promise<void> {
  for (const workflow of start.workflows) {
    if (await hasRun(start, workflow, commit)) continue;
    try {
      await startOne(start, workflow, branch);
    } catch (thrown) {
      const mayHaveStarted = thrown instanceof GitHubError && thrown.code === 'github_request_failed';
      if (!mayHaveStarted) throw thrown;
      if (!(await hasRun(start, workflow, commit))) await startOne(start, workflow, branch);
    }
  }
}

async function startOne({ client, repository }: WorkflowStart, workflow: string, ref: string): Promise<void> {
  const answer = await dispatchWorkflow({ client, repository, workflow, ref, inputs: {} });
  if (answer.kind === 'dispatched') return;
  const permission = answer.isForbidden ? 'actions: write' : undefined;
  throw new GitHubError('check_not_started', { workflow, branch: ref, message: answer.reason, permission });
}

async function hasRun({ client, repository }: WorkflowStart, workflow: string, commit: string): Promise<boolean> {
  try {
    const query = { ...repository, workflow_id: workflow, head_sha: commit, per_page: 1 };
    return (await client.rest.actions.listWorkflowRuns(query)).data.total_count > 0;
  } catch (error) {
    // The start of a missing workflow is refused with a clearer message.
    if (hasStatus(error, 404)) return false;
    throw toCheckError(error, { operation: 'list the runs of a workflow', permission: 'actions: write' });
  }
}
