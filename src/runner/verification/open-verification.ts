import { join } from 'node:path';
import { runsCommand } from '../../domain/plan/criterion.ts';
import { listCriteria } from '../../domain/plan/plan.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { type ProgramFolder, resolveProgramPath } from '../../exec/program-path.ts';
import { keepCaches } from '../../workspace/verification/fresh-home.ts';
import type { Verification } from '../context/verification.ts';
import type { VerificationContext } from '../context/verification-context.ts';
import { verifyInCheckout } from './verify-in-checkout.ts';
import { verifyInWorkspace } from './verify-in-workspace.ts';

/** Opens the verification of a run, before its first agent starts: PATH and caches are those of this moment. */
export async function openVerification(context: VerificationContext, agentFolder: string): Promise<Verification> {
  const { request, runContext } = context;
  if (request.verifyIn === 'workspace') return verifyInWorkspace(context);
  const { PATH = '', HOME } = runContext.limits.childEnv;
  const { verifyDir } = runContext.folders;
  const programs = await resolveProgramPath(PATH, [agentFolder]);
  if (runContext.ports.isolation === undefined) warnOfWritable(programs, context);
  const caches = HOME === undefined ? undefined : await keepCaches(HOME, request.caches, join(verifyDir, 'caches'));
  return verifyInCheckout(context, { programs, caches });
}

/** Warns of folders of the PATH that the agent may write to, as it may without isolation wherever we may. */
function warnOfWritable(folders: readonly ProgramFolder[], { request, runContext }: VerificationContext): void {
  const writable = folders.filter(({ programs }) => programs !== undefined).map(({ path }) => path);
  const { plan } = request.planSource;
  const hasCommands = plan.checkpoints.some((checkpoint) => listCriteria(checkpoint, plan).some(runsCommand));
  if (writable.length === 0 || !hasCommands) return;
  const text = `The agent may write to folders of the PATH, and criteria do not run what it changes there: ${listSome(writable)}`;
  runContext.ports.notifier.progress({ kind: 'warning', text });
}
