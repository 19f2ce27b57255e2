import { LABEL_COLOURS, TASK_LABELS, type TaskLabel } from '../domain/task-label.ts';
import { hasStatus } from './request-failure.ts';
import type { RepositoryAccess } from './seen-text.ts';
import { toGitHubError } from './to-github-error.ts';

const PERMISSION = 'issues: write';

/** Takes a label off. False when it was not there: somebody else has taken it. */
export async function takeLabel(place: RepositoryAccess, issueNumber: number, name: string): Promise<boolean> {
  const { client, repository } = place;
  try {
    await client.rest.issues.removeLabel({ ...repository, issue_number: issueNumber, name });
    return true;
  } catch (error) {
    if (hasStatus(error, 404)) return false;
    throw toGitHubError(error, { operation: 'take the label off', permission: PERMISSION });
  }
}

/** Gives an issue exactly one of our labels, and makes the label when the repository has none of its name. */
export async function setTaskLabel(place: RepositoryAccess, issueNumber: number, wanted: TaskLabel): Promise<void> {
  const { client, repository } = place;
  try {
    const { data } = await client.rest.issues.listLabelsOnIssue({
      ...repository,
      issue_number: issueNumber,
      per_page: 100,
    });
    const own = data.map(({ name }) => name).filter((name) => TASK_LABELS.some((label) => label === name));
    for (const name of own) if (name !== wanted) await takeLabel(place, issueNumber, name);
    if (own.includes(wanted)) return;
    await ensureLabel(place, wanted);
    await client.rest.issues.addLabels({ ...repository, issue_number: issueNumber, labels: [wanted] });
  } catch (error) {
    throw toGitHubError(error, { operation: 'set the label', permission: PERMISSION });
  }
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
