import { GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { RefName } from '../../domain/refs/ref-name.ts';
import type { Git } from '../../git/git.ts';
import { pushRefs } from '../../git/push.ts';
import { findCommit } from '../../git/rev-parse.ts';
import { updateRefs } from '../../git/update-ref.ts';

/** Pushes a commit of ours to a branch of the checkout's repository. */
export async function pushToCheckout(
  control: Git,
  { gitDir, user }: { readonly gitDir: string; readonly user: Git },
  { ref, to }: { readonly ref: RefName; readonly to: ObjectId },
): Promise<void> {
  const from = await findCommit(user, ref);
  if (from === to) return;
  const answer = await pushRefs(control, { url: gitDir, isUserCheckout: true }, [{ ref, from, to }]);
  if (answer.kind === 'pushed') return;
  if (answer.kind === 'unclear') throw answer.error;
  const why = answer.kind === 'rejected' ? answer.reason : 'it moved meanwhile';
  throw new GroundhogError('internal', { message: `${ref} of the checkout could not be moved to ${to}: ${why}` });
}

/** Sets a ref of ours, whatever it was; undefined removes it. */
export async function setRef(user: Git, ref: RefName, to: ObjectId | undefined): Promise<void> {
  const from = await findCommit(user, ref);
  if (from === to) return;
  if (to === undefined) await updateRefs(user, from === undefined ? [] : [{ kind: 'delete', ref, from }]);
  else await updateRefs(user, [from === undefined ? { kind: 'create', ref, to } : { kind: 'update', ref, from, to }]);
}
