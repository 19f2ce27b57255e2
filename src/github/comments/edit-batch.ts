import type { GitHubClient } from '../client/client.ts';

/** A new body for a comment or pull request of ours. */
export interface TextEdit {
  readonly kind: 'comment' | 'pull_request';
  /** The global id, which REST returns as `node_id`. */
  readonly nodeId: string;
  readonly body: string;
}

/**
 * Edits several texts in one request, which only the GraphQL API can. Returns true when all were edited. After false any of
 * them may have been edited; each can be edited again on its own. Never throws.
 */
export async function sendEditBatch(client: GitHubClient, edits: readonly TextEdit[]): Promise<boolean> {
  try {
    await client.graphql(renderEditDocument(edits), toVariables(edits));
    return true;
  } catch {
    return false;
  }
}

/** Renders the GraphQL document of these edits; ids and texts are variables. */
export function renderEditDocument(edits: readonly TextEdit[]): string {
  const variables = edits.map((_, at) => `$id${at}: ID!, $body${at}: String!`).join(', ');
  const fields = edits.map(({ kind }, at) => `  edit${at}: ${toMutation(kind, at)} { clientMutationId }`);
  return `mutation(${variables}) {\n${fields.join('\n')}\n}`;
}

function toMutation(kind: TextEdit['kind'], at: number): string {
  if (kind === 'comment') return `updateIssueComment(input: { id: $id${at}, body: $body${at} })`;
  return `updatePullRequest(input: { pullRequestId: $id${at}, body: $body${at} })`;
}

function toVariables(edits: readonly TextEdit[]): Record<string, string> {
  return Object.fromEntries(
    edits.flatMap(({ nodeId, body }, at) => [
      [`id${at}`, nodeId],
      [`body${at}`, body],
    ]),
  );
}
