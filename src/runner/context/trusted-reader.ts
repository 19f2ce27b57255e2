import type { AgentTask } from '../../agent/agent.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { Git } from '../../git/git.ts';
import { findCommit } from '../../git/rev-parse.ts';
import { readFileOf } from '../../store/read-file-at.ts';

/** Creates the function that reads files of a base, from the repository that no agent can write. */
export function createTrustedReader(control: Git, base: ObjectId): AgentTask['readTrusted'] {
  const read = async (path: string): Promise<string | undefined> => {
    if ((await findCommit(control, base)) === undefined) return undefined;
    const bytes = await readFileOf(control, base, path);
    return bytes === undefined ? undefined : Buffer.from(bytes).toString('utf8');
  };
  // It is advice: without it the agent works all the same.
  return (path) => read(path).catch(() => undefined);
}
