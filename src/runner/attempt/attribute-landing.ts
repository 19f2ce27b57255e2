import { type Attribution, type AuthoredStep, attribute } from '../../domain/attempt/attribution.ts';
import { GitError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { isOwnMessage } from '../../domain/refs/commit-message.ts';
import { listFirstParents, type StepCommit } from '../../git/first-parents.ts';
import type { Git } from '../../git/git.ts';
import { type LineChangesOptions, readLineChanges } from '../../git/line-changes.ts';

// Each costs a process; a branch that took in more since the last landing is not followed commit by commit.
const MAX_FOLLOWED_COMMITS = 200;
const MAX_COUNT_MS = 60_000;

export interface LandingRange {
  /** The commit after which the count begins: our last landing, else the base. */
  readonly since: ObjectId;
  /** The commit that the attempt started from. */
  readonly from: ObjectId;
  /** The tree that lands. */
  readonly tree: ObjectId;
}

/** Counts the lines that each author wrote of a landing. Null when git fails: a number never keeps work from landing. */
export async function attributeLanding(control: Git, { since, from, tree }: LandingRange): Promise<Attribution | null> {
  const signal = AbortSignal.timeout(MAX_COUNT_MS);
  try {
    const steps = since === from ? [] : await readSteps(control, { from: since, to: from, signal });
    return attribute({ since, steps, agent: await readLineChanges(control, { from, to: tree, signal }) });
  } catch (error) {
    if (error instanceof GitError) return null;
    throw error;
  }
}

/** Reads the changes on the branch between two commits, along first parents. */
async function readSteps(control: Git, { from, to, signal }: LineChangesOptions): Promise<AuthoredStep[]> {
  const commits = await listFirstParents(control, { from, to, max: MAX_FOLLOWED_COMMITS + 1 });
  const isFollowed = commits[0]?.parents[0] === from && commits.length <= MAX_FOLLOWED_COMMITS;
  if (!isFollowed) return [{ by: 'elsewhere', files: await readLineChanges(control, { from, to, signal }) }];
  const steps: AuthoredStep[] = [];
  for (const commit of commits) {
    const files = await readLineChanges(control, { from: commit.parents[0] ?? from, to: commit.id, signal });
    steps.push({ by: isOfUsers(commit) ? 'people' : 'elsewhere', files });
  }
  return steps;
}

function isOfUsers({ parents, message }: StepCommit): boolean {
  return parents.length === 1 && !isOwnMessage(message);
}
