import { LABEL_COLOURS, TASK_LABELS, type TaskLabel } from '../domain/decisions/task-label.ts';
import { hasStatus, isDoubtful } from './client/request-failure.ts';
import { toGitHubError } from './client/to-github-error.ts';
import type { RepositoryAccess } from './events/compare-event-text.ts';

const PERMISSION = 'issues: write';

const MAX_REMOVALS = 3;

/** Who has taken a label off: `unclear` when it is off, and an answer that was lost may have been about that. */
export type TakenLabel = 'by_us' | 'by_others' | 'unclear';

/**
 * Takes a label off. Of several that try one is told that it was it. Where GitHub's answer is lost the label is looked
 * for: one that is still there is removed again.
 */
export async function takeLabel(place: RepositoryAccess, issueNumber: number, name: string): Promise<TakenLabel> {
  const { client, repository } = place;
  try {
    for (let removals = 1; ; removals += 1) {
      try {
        await client.rest.issues.removeLabel({ ...repository, issue_number: issueNumber, name });
        return 'by_us';
      } catch (error) {
        if (hasStatus(error, 404)) return removals === 1 ? 'by_others' : 'unclear';
        if (!isDoubtful(error) || removals === MAX_REMOVALS) throw error;
      }
      const left = await listLabels(place, issueNumber);
      if (!left.some((label) => label.toLowerCase() === name.toLowerCase())) return 'unclear';
    }
  } catch (error) {
    throw toGitHubError(error, { operation: 'take the label off', permission: PERMISSION });
  }
}

/** Gives an issue exactly one of our labels, and makes the label when the repository has none of its name. */
export async function setTaskLabel(place: RepositoryAccess, issueNumber: number, wanted: TaskLabel): Promise<void> {
  const { client, repository } = place;
  try {
    const labels = await listLabels(place, issueNumber);
    const own = labels.filter((name) => TASK_LABELS.some((label) => label === name));
    for (const name of own) if (name !== wanted) await takeLabel(place, issueNumber, name);
    if (own.includes(wanted)) return;
    await ensureLabel(place, wanted);
    await client.rest.issues.addLabels({ ...repository, issue_number: issueNumber, labels: [wanted] });
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

/** The issues, of up to a hundred that were touched last, that carry one of our labels. */
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
    throw toGitHubError(error, { operation: 'look for a label', permission: PERMISSION });
  }
}

/** Made without a look before it: where it is already, the answer says so. */
async function ensureLabel({ client, repository }: RepositoryAccess, name: TaskLabel): Promise<void> {
  try {
    await client.rest.issues.createLabel({ ...repository, name, ...LABEL_COLOURS[name] });
  } catch (error) {
    if (!hasStatus(error, 422)) throw error;
  }
}
