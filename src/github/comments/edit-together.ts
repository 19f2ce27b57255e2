import type { GitHubClient } from '../client/client.ts';

/** A text of ours that is on GitHub already and is to say something else. */
export interface TextEdit {
  readonly kind: 'comment' | 'pull_request';
  /** The global id, which REST gives as `node_id`. */
  readonly nodeId: string;
  readonly body: string;
}

/**
 * Edits several texts by one request, which only GraphQL can. True when all of them say what they are to say. False is no
 * verdict on any of them: what was not known to be edited can be edited again, one by one. Never throws.
 */
export async function editTogether(client: GitHubClient, edits: readonly TextEdit[]): Promise<boolean> {
  try {
    await client.graphql(renderEditDocument(edits), toVariables(edits));
    return true;
  } catch {
    return false;
  }
}

/** The request for these edits, whose ids and texts are variables. */
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
