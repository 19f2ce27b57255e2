import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeenRequest } from '../helpers/loopback/loopback-github.ts';
import type { Hub } from './job.ts';

/** The path of requests for commits that GitHub makes. */
export const COMMIT_REQUESTS = /^\/repos\/octo\/hello\/git\/commits$/;

/** Lists the requests for commits that GitHub makes. */
export function listCreated({ github }: Hub): readonly SeenRequest[] {
  return github.requests.filter(({ method, path }) => method === 'POST' && COMMIT_REQUESTS.test(path));
}

/** A rule of the server, as GitHub has it: what a branch gets is signed. */
export async function requireSignatures(bare: string): Promise<void> {
  const hook = join(bare, 'hooks', 'update');
  const check = `case "$1" in refs/heads/*)
  for commit in $(git rev-list "$3" --not --branches); do
    git cat-file commit "$commit" | grep -q '^gpgsig ' || { echo 'Commits must have verified signatures.' >&2; exit 1; }
  done ;; esac`;
  await writeFile(hook, `#!/bin/sh\n${check}\n`);
  await chmod(hook, 0o755);
}
