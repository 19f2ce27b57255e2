import { LABEL_COLOURS, TASK_LABELS, type TaskLabel } from '../domain/decisions/task-label.ts';
import { hasStatus, isOutcomeUnknown, toGitHubError } from './client/request-failure.ts';
import type { RepositoryAccess } from './events/compare-event-text.ts';

const PERMISSION = 'issues: write';
const MAX_REMOVALS = 3;

/** The author of a removal; `unclear` when the label is gone and the answer that would tell was lost. */
export type LabelRemoval = 'by_us' | 'by_others' | 'unclear';

// Why: docs/decisions/0060-label-is-the-claim.md
/**
 * Removes a label. Of several jobs that try, one gets `by_us`. When an answer of GitHub is lost, the labels are read, and
 * one that is still there is removed again.
 */
export async function removeLabel(target: RepositoryAccess, issueNumber: number, name: string): Promise<LabelRemoval> {
  const { client, repository } = target;
  try {
    for (let removals = 1; ; removals += 1) {
      try {
        await client.rest.issues.removeLabel({ ...repository, issue_number: issueNumber, name });
        return 'by_us';
      } catch (error) {
        if (hasStatus(error, 404)) return removals === 1 ? 'by_others' : 'unclear';
        if (!isOutcomeUnknown(error) || removals === MAX_REMOVALS) throw error;
      }
      const left = await listLabels(target, issueNumber);
      if (!left.some((label) => label.toLowerCase() === name.toLowerCase())) return 'unclear';
    }
  } catch (error) {
    throw toGitHubError(error, { operation: 'remove the label', permission: PERMISSION });
  }
}

/** Sets exactly one of our labels on an issue, and creates the label when the repository lacks it. */
export async function setTaskLabel(target: RepositoryAccess, issueNumber: number, wanted: TaskLabel): Promise<void> {
  const { client, repository } = target;
  try {
    await ensureLabel(target, wanted);
    const added = await client.rest.issues.addLabels({ ...repository, issue_number: issueNumber, labels: [wanted] });
    // The answer lists all labels of the issue, so that they need not be read.
    const ours = added.data.map(({ name }) => name).filter((name) => TASK_LABELS.some((label) => label === name));
    for (const name of ours) if (name !== wanted) await removeLabel(target, issueNumber, name);
  } catch (error) {
    throw toGitHubError(error, { operation: 'set the label', permission: PERMISSION });
  }
}

async function listLabels({ client, repository }: RepositoryAccess, issueNumber: number): Promise<string[]> {
  const { data } = await client.rest.issues.listLabelsOnIssue({
    ...repository,
    issue_number: issueNumber,
    per_page: 100,
  });
  return data.map(({ name }) => name);
}

/** Lists the issues with one of our labels, the last updated first, at most 100. */
export async function listIssuesWith({ client, repository }: RepositoryAccess, label: TaskLabel): Promise<number[]> {
  try {
    const { data } = await client.rest.issues.listForRepo({
      ...repository,
      labels: label,
      state: 'all',
      sort: 'updated',
      per_page: 100,
    });
    return data.map(({ number }) => number);
  } catch (error) {
    throw toGitHubError(error, { operation: 'list the issues with a label', permission: PERMISSION });
  }
}

/** Creates a label without reading it first: GitHub answers 422 when it exists. */
async function ensureLabel({ client, repository }: RepositoryAccess, name: TaskLabel): Promise<void> {
  try {
    await client.rest.issues.createLabel({ ...repository, name, ...LABEL_COLOURS[name] });
  } catch (error) {
    if (!hasStatus(error, 422)) throw error;
  }
}
