import { GitHubError } from '../../domain/errors/errors.ts';
import { toCheckError } from '../client/check-error.ts';
import type { GitHubClient, RepositoryName } from '../client/client.ts';
import { hasStatus } from '../client/request-failure.ts';
import { dispatchWorkflow } from './dispatch-workflow.ts';

interface Starter {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
  /** File names below `.github/workflows`. */
  readonly workflows: readonly string[];
}

/**
 * Starts each workflow on a branch whose head is the commit, unless one of its runs is on that commit already. A start that
 * got no answer is looked for before it is made a second time. Throws `check_not_started` for what a person has to mend.
 */
export async function startWorkflows(starter: Starter, branch: string, commit: string): Promise<void> {
  for (const workflow of starter.workflows) {
    if (await hasRun(starter, workflow, commit)) continue;
    try {
      await startOne(starter, workflow, branch);
    } catch (thrown) {
      const isDoubtful = thrown instanceof GitHubError && thrown.code === 'github_request_failed';
      if (!isDoubtful) throw thrown;
      if (!(await hasRun(starter, workflow, commit))) await startOne(starter, workflow, branch);
    }
  }
}

async function startOne({ client, repository }: Starter, workflow: string, ref: string): Promise<void> {
  const answer = await dispatchWorkflow({ client, repository, workflow, ref, inputs: {} });
  if (answer.kind === 'dispatched') return;
  const permission = answer.isForbidden ? 'actions: write' : undefined;
  throw new GitHubError('check_not_started', { workflow, branch: ref, message: answer.reason, permission });
}

async function hasRun({ client, repository }: Starter, workflow: string, commit: string): Promise<boolean> {
  try {
    const question = { ...repository, workflow_id: workflow, head_sha: commit, per_page: 1 };
    return (await client.rest.actions.listWorkflowRuns(question)).data.total_count > 0;
  } catch (error) {
    // A workflow that is not there is refused in better words when it is started.
    if (hasStatus(error, 404)) return false;
    throw toCheckError(error, { operation: 'look for runs of a workflow', permission: 'actions: write' });
  }
}
