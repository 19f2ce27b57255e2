import { z } from 'zod';
import type { Actor } from '../../domain/decisions/gate.ts';
import type { PlanAuthors } from '../../domain/decisions/plan-authors.ts';
import { ConfigurationError, type GitHubError } from '../../domain/errors/errors.ts';
import { toGitHubError } from '../client/request-failure.ts';
import type { RepositoryAccess } from './compare-event-text.ts';

/** The present text of an issue with its authors, read at one moment. */
export interface AuthoredText extends PlanAuthors {
  readonly body: string;
}

/** The GraphQL document of `fetchIssueAuthors`; REST does not have the last editor. */
export const AUTHORS_DOCUMENT = `query($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) {
    issue(number: $number) { body author { __typename login } editor { __typename login } lastEditedAt }
  }
}`;

const actorSchema = z
  .object({ __typename: z.string(), login: z.string().min(1) })
  .transform(({ __typename: type, login }): Actor => {
    const isBot = type === 'Bot';
    // GraphQL leaves out the ending that the login of a bot has everywhere else.
    return { login: isBot && !login.endsWith('[bot]') ? `${login}[bot]` : login, isBot };
  })
  .nullable();
const answerSchema = z.object({
  repository: z.object({
    issue: z.object({
      body: z.string(),
      author: actorSchema,
      editor: actorSchema,
      lastEditedAt: z.string().nullable(),
    }),
  }),
});

/** Fetches the text of an issue with its author and last editor. Throws ConfigurationError when GitHub does not report them. */
export async function fetchIssueAuthors(
  { client, repository }: RepositoryAccess,
  issueNumber: number,
): Promise<AuthoredText> {
  const answer: unknown = await client
    .graphql(AUTHORS_DOCUMENT, { ...repository, number: issueNumber })
    .catch((error: unknown) => toRefusal(toGitHubError(error, { operation: 'read the authors' })));
  if (answer instanceof ConfigurationError) throw answer;
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw toRefusal();
  const { body, author, editor, lastEditedAt } = parsed.data.repository.issue;
  const isEdited = lastEditedAt !== null || editor !== null;
  return { body, author: author ?? undefined, editor: editor ?? undefined, isEdited };
}

function toRefusal(error?: GitHubError): ConfigurationError {
  const why =
    error === undefined ? 'its answer has no issue' : `${error.data.status ?? 'no answer'} ${error.data.message ?? ''}`;
  return new ConfigurationError('access_refused', {
    reason: `GitHub did not report who wrote the text of the issue (${why.trim()}). Its plan runs only when that is known.`,
  });
}
