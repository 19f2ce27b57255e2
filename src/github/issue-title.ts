import type { RepositoryAccess } from './events/compare-event-text.ts';

/** Fetches the title of an issue; empty where it cannot be read. */
export async function fetchIssueTitle({ client, repository }: RepositoryAccess, number: number): Promise<string> {
  try {
    const { data } = await client.rest.issues.get({ ...repository, issue_number: number });
    return data.title;
  } catch {
    return '';
  }
}
