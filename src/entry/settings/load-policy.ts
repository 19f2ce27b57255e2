import { isUtf8 } from 'node:buffer';
import { parsePolicyFile } from '../../domain/config/parse-config.ts';
import type { RunPolicy } from '../../domain/config/policy.ts';
import { ConfigurationError, GitHubError } from '../../domain/errors/errors.ts';
import { renderProblems } from '../../domain/yaml/file-problem.ts';
import type { GitHubClient } from '../../github/client/client.ts';
import { fetchFile, type RemoteFile } from '../../github/remote-file.ts';

/** The rules of an organisation, and their address for people. */
export interface LoadedPolicy {
  readonly rules: RunPolicy;
  readonly address: string;
}

/** Fetches the policy. Throws ConfigurationError `policy_unreadable` when it cannot be had, so that nothing runs without it. */
export async function loadPolicy(client: GitHubClient, file: RemoteFile): Promise<LoadedPolicy> {
  const { repository, path, ref } = file;
  const address = `${repository.owner}/${repository.repo}/${path}@${ref}`;
  const refuse = (reason: string) => new ConfigurationError('policy_unreadable', { policy: address, reason });
  const bytes = await fetchFile(client, file).catch((error: unknown) => {
    throw error instanceof GitHubError ? refuse(String(error.data.message)) : error;
  });
  if (bytes === undefined) throw refuse('it is no file, or too large');
  if (!isUtf8(bytes)) throw refuse('it is not valid UTF-8');
  const parsed = parsePolicyFile(Buffer.from(bytes).toString('utf8'), path);
  if (parsed.kind === 'ok') return { rules: parsed.policy, address };
  throw refuse(`it is not valid\n${renderProblems(path, parsed.problems)}`);
}
