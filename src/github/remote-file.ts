import type { GitHubClient, RepositoryName } from './client/client.ts';
import { toGitHubError } from './client/request-failure.ts';

/** A file of a repository at a branch, tag or commit. */
export interface RemoteFile {
  readonly repository: RepositoryName;
  readonly path: string;
  readonly ref: string;
}

/**
 * Fetches the bytes of a file (REST API, "Get repository content"); undefined for a folder, a link, and a file that is too
 * large for that request (1 MB). Throws GitHubError, also where the file is not there: GitHub does not tell that apart from a
 * repository that the token may not read.
 */
export async function fetchFile(
  client: GitHubClient,
  { repository, path, ref }: RemoteFile,
): Promise<Uint8Array | undefined> {
  try {
    const { data } = await client.rest.repos.getContent({ ...repository, path, ref });
    const isFile = !Array.isArray(data) && data.type === 'file' && 'encoding' in data && data.encoding === 'base64';
    return isFile ? Buffer.from(data.content, 'base64') : undefined;
  } catch (error) {
    throw toGitHubError(error, { operation: 'read a file', permission: 'contents: read' });
  }
}
