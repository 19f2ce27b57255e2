import { join } from 'node:path';
import { TASK_BRANCH } from '../crash-world.ts';
import type { Scenario } from '../scenario.ts';
import { type BrokenInvariant, findBroken } from './invariants.ts';
import { readRefs } from './read-refs.ts';

/** What the checker finds in a repository on this machine, whose task is `hello` and whose only other branch is `main`. */
export async function checkRepository(
  dir: string,
  known: Partial<Scenario> & Pick<Scenario, 'isEnded'>,
): Promise<readonly BrokenInvariant[]> {
  const { 'refs/heads/main': main = '' } = await readRefs(dir);
  return findBroken({
    repo: join(dir, '.git'),
    taskId: 'hello',
    taskBranch: TASK_BRANCH,
    refsBefore: { 'refs/heads/main': main },
    seenOnBranch: [],
    isRewritten: false,
    canaries: [],
    comments: [],
    pulls: [],
    sprung: [],
    alive: [],
    intrusions: [],
    isApprovalAsked: false,
    isToldOnGitHub: false,
    ...known,
  });
}
