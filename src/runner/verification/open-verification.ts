import { resolveProgramPath } from '../../exec/program-path.ts';
import type { TaskContext } from '../context/loop-context.ts';
import type { Verification } from '../context/verification.ts';
import { verifyInCheckout } from './verify-in-checkout.ts';
import { verifyInWorkspace } from './verify-in-workspace.ts';

/** Opens the verification of a run, before its first agent starts. Nothing is created yet. */
export async function openVerification(context: TaskContext, agentFolder: string): Promise<Verification> {
  const { request, runContext } = context;
  if (request.verifyIn === 'workspace') return verifyInWorkspace(context);
  const { childEnv } = runContext.limits;
  const { folders } = await resolveProgramPath(childEnv.PATH ?? '', [agentFolder]);
  return verifyInCheckout(context, { ...childEnv, PATH: folders.join(':') || '/usr/bin:/bin' });
}
