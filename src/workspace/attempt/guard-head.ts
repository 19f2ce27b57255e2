import { GroundhogError } from '../../domain/errors/errors.ts';
import type { FindBranchProtection } from '../../domain/paths/branch-protection.ts';
import { parseTaskRef, toBranchRef } from '../../domain/refs/ref-name.ts';
import { isLooseHead } from '../../git/loose-refs.ts';
import { findHead } from '../../git/symbolic-ref.ts';
import { findAgentHead } from '../agent-git/agent-repository.ts';
import type { Workspace } from '../workspace.ts';

export interface HeadGuard {
  /** The branch that the workspace was put on. */
  readonly branch: string;
  /** The next step, as in "before …". */
  readonly step: string;
  readonly findProtection: FindBranchProtection;
}

/**
 * Throws GroundhogError `workspace_head_moved` unless both HEADs, ours and the one in the folder, name the branch,
 * which must not be protected. Both are read from disk.
 */
export async function requireHead(workspace: Workspace, { branch, step, findProtection }: HeadGuard): Promise<void> {
  const expected = toBranchRef(branch);
  const { control } = workspace;
  const ours = (await isLooseHead(control, expected)) ? expected : await findHead(control);
  const right = { expected, findProtection };
  // Between attempts a user's checkout is wherever they have left it.
  const isUsers = workspace.userCheckout !== undefined && parseTaskRef(expected)?.kind !== 'scratch_branch';
  const problem =
    describeHead('our own HEAD', ours, right) ??
    (isUsers ? undefined : describeHead('HEAD in the folder', await findAgentHead(workspace), right));
  if (problem !== undefined) throw new GroundhogError('workspace_head_moved', { step, expected, found: problem });
}

function describeHead(
  whose: string,
  head: string | undefined,
  { expected, findProtection }: { readonly expected: string; readonly findProtection: FindBranchProtection },
): string | undefined {
  const why = head === undefined ? undefined : findProtection(head);
  if (head === expected && why === undefined) return undefined;
  return `${whose} is on ${head === undefined ? 'no branch' : `"${head}"`}${why === undefined ? '' : `, which ${why}`}`;
}
