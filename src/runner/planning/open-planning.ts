import type { AgentTask } from '../../agent/agent.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { defaultTaskBranch, toBranchRef } from '../../domain/refs/ref-name.ts';
import type { RepositoryFiles } from '../../domain/toolchain/repository-files.ts';
import type { Sandbox } from '../../exec/sandbox.ts';
import { readTreeOf } from '../../git/rev-parse.ts';
import { createControlRepository, fetchCommits } from '../../store/control-repository.ts';
import { readRepositoryFiles } from '../../store/read-repository-files.ts';
import { retryRemote } from '../../store/retry-remote.ts';
import { openAgentObjects } from '../../workspace/agent-objects.ts';
import { createKnownReports, type KnownReports } from '../context/known-reports.ts';
import type { RunContext, RunRequest } from '../context/run-context.ts';
import { createTrustedReader } from '../context/trusted-reader.ts';
import type { Verification, VerificationTarget } from '../context/verification.ts';
import type { CheckFolders, VerificationContext } from '../context/verification-context.ts';
import { admitAgent } from '../open/admit-agent.ts';
import { findRegistries } from '../open/find-registries.ts';
import { openFoldersAt } from '../open/open-folders-at.ts';
import { openVerification } from '../verification/open-verification.ts';

/** A repository at a base, ready for a planner to read and for drafts to be checked. Nothing is written to the origin. */
export interface Planning {
  readonly base: ObjectId;
  readonly files: RepositoryFiles;
  readonly folders: CheckFolders;
  /** Starts the processes of the agent that drafts. */
  readonly sandbox: Sandbox;
  readonly target: VerificationTarget;
  /** The results at the base, which all drafts share. */
  readonly reports: KnownReports;
  /** Reads a file of the base. */
  readonly readTrusted: AgentTask['readTrusted'];
  /** Returns the verification for the setup of a plan; the same one for the same setup. */
  readonly verifyFor: (plan: Plan) => Promise<Verification>;
}

/** Opens the base of a request in folders of the run's own, for the first of its agents. Throws as `resolveBase` does. */
export async function openPlanning(request: RunRequest, runContext: RunContext): Promise<Planning> {
  const { git, origin, sleep, workers } = runContext.ports;
  const { agent } = workers[0];
  const { runDir, agentGit } = runContext.folders;
  const { sha: base } = await retryRemote(sleep, () => origin.resolveBase(request.base));
  const control = await createControlRepository(git, origin, { runDir, idLength: base.length });
  await retryRemote(sleep, () => fetchCommits(control, origin, [base]));
  const objects = agentGit === undefined ? undefined : await openAgentObjects(control, agentGit);
  const registries = agentGit === undefined ? [] : await findRegistries(control, base);
  const taskBranch = defaultTaskBranch(request.taskId);
  const context: VerificationContext = { task: { control, taskBranch, objects, registries }, request, runContext };
  const folders = await openFoldersAt(context, base);
  const head = toBranchRef(taskBranch);
  return {
    base,
    files: await readRepositoryFiles(control, base),
    folders,
    sandbox: admitAgent(
      agent,
      { path: folders.workspace.path, sandbox: folders.sandbox, registries },
      runContext.ports,
    ),
    target: { base, tree: await readTreeOf(control, base), head, refs: new Map([[head, base]]) },
    reports: createKnownReports(),
    readTrusted: createTrustedReader(control, base),
    verifyFor: createVerifications(context, folders),
  };
}

function createVerifications(context: VerificationContext, { workspace }: CheckFolders): Planning['verifyFor'] {
  const opened = new Map<string, Promise<Verification>>();
  return (plan) => {
    const key = JSON.stringify([plan.setup, plan.setup_inputs]);
    const planSource = { ...context.request.planSource, plan };
    const verification =
      opened.get(key) ?? openVerification({ ...context, request: { ...context.request, planSource } }, workspace.path);
    opened.set(key, verification);
    return verification;
  };
}
