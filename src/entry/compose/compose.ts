import { randomBytes, randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { CommitChecks } from '../../domain/attempt/commit-checks.ts';
import type { Committer } from '../../domain/attempt/committer.ts';
import type { Judge } from '../../domain/attempt/judge.ts';
import type { Clock } from '../../domain/clock.ts';
import type { RunLimits } from '../../domain/decisions/run-budget.ts';
import type { HolderLocation } from '../../domain/record/lease.ts';
import type { Notifier } from '../../domain/record/notifier.ts';
import { childEnv } from '../../exec/child-env.ts';
import { toProcessMark, toRunScope } from '../../exec/process-mark.ts';
import type { Programs } from '../../exec/programs.ts';
import { listOwnPrograms } from '../../git/exec-path.ts';
import { findWorkTree } from '../../git/find-git-dir.ts';
import type { Git } from '../../git/git.ts';
import { openSigningKey, type SigningKey } from '../../git/signing-key.ts';
import type { LeaseTerms, RunContext, RunPorts, RunRequest } from '../../runner/context/run-context.ts';
import { openRunMeter, type RunMeter } from '../../runner/context/run-meter.ts';
import { runPlan } from '../../runner/run-plan.ts';
import type { RunResult } from '../../runner/run-result.ts';
import { removeLeftGroups } from '../../sandbox/bubblewrap/control-group.ts';
import type { Origin } from '../../store/origin.ts';
import { findSigningKey, type SigningSettings } from '../settings/find-signing-key.ts';
import type { IsolationSettings } from '../settings/run-settings.ts';
import { readLeaseMs } from '../settings/settings.ts';
import { findToolHomes } from './find-tool-homes.ts';
import type { HostContext } from './host-context.ts';
import { type OpenHostGuard, openHostGuard, trustBundle } from './host-guard.ts';
import { type Isolation, openIsolation } from './open-isolation.ts';
import type { RunFolders } from './run-folders.ts';
import { PROCESS_WIDE_MARK } from './signals.ts';
import { openSystemClock, sleep, toBackoffMs, toJitter } from './system-clock.ts';
import { openIsolationTest } from './test-isolation.ts';
import { VERSION } from './version.ts';
import { withGit } from './with-git.ts';

export interface RunParts {
  readonly request: RunRequest;
  readonly workers: RunPorts['workers'];
  readonly judge: Judge | undefined;
  /** The checks on GitHub; absent where what the run makes is not pushed there. */
  readonly checks?: CommitChecks | undefined;
  /** The account that lands commits; absent where what the run makes is not pushed to GitHub. */
  readonly committer?: Committer | undefined;
  /** The settings of signatures; absent for a run that lands nothing. */
  readonly signing?: SigningSettings | undefined;
  readonly isMerged?: RunPorts['isMerged'];
  /** Called before anything of the run is recorded. */
  readonly onStart?: (runId: string) => void;
  readonly notifier: Notifier;
  readonly openOrigin: (git: Git) => Promise<Origin>;
  readonly limits: RunLimits;
  readonly isolation: IsolationSettings;
  /** The run's own end of the lease, which other runs of the task see. */
  readonly lease: Omit<LeaseTerms, 'holder' | 'ttlMs'> & { readonly place: HolderLocation };
  /** Aborted when the run is cancelled. */
  readonly signal: AbortSignal;
}

/** Opens git, the origin and everything else that a run works with, and runs the plan. */
export function composeRun(host: HostContext, parts: RunParts): Promise<RunResult> {
  return composeWork(host, parts, runPlan);
}

/** Opens everything that a run works with, as `composeRun` does, for other work on a task. */
export async function composeWork<T>(
  host: HostContext,
  parts: RunParts,
  work: (request: RunRequest, runContext: RunContext) => Promise<T>,
): Promise<T> {
  const guard = openGuard(host, parts);
  const run = async (git: Git, folders: RunFolders) => {
    const signingKey = await openKey(host, parts, { git, folders });
    const found = [...(await listOwnPrograms(git)), ...(signingKey?.programs ?? [])];
    guard.trustPrograms([...listStarted(host.programs), ...found, folders.command]);
    const isolation = await openIsolation({
      ...{
        settings: parts.isolation,
        env: host.env,
        isJob: host.step !== undefined,
        folders,
        caches: parts.request.caches,
        checkout: await findCheckoutRoot(git, parts),
        clock: openSystemClock(host.env),
      },
      warn: (text) => parts.notifier.progress({ kind: 'warning', text: host.redactor.redact(text) }),
    });
    await start(parts, folders.runId);
    const { limits, notifier, signal: cancelled } = parts;
    const clock = openSystemClock(host.env);
    const meter = openRunMeter({ limits, notifier, cancelled, clock });
    try {
      return await work(
        parts.request,
        await toRunContext({ host, parts, git, folders, clock, meter, guard, isolation, signingKey }),
      );
    } finally {
      meter.close();
    }
  };
  return withGit(host, run, guard.requireTrusted);
}

function findCheckoutRoot(git: Git, { request: { checkout } }: RunParts): Promise<string | undefined> {
  return checkout === undefined ? Promise.resolve(undefined) : findWorkTree(git, checkout.folder);
}

function openGuard({ step, redactor }: HostContext, { notifier }: RunParts): OpenHostGuard {
  return openHostGuard({
    bundle: step?.bundle ?? trustBundle(),
    restoreCommands: step?.restoreCommands,
    warn: (text) => notifier.progress({ kind: 'warning', text: redactor.redact(text) }),
  });
}

/** Opens the key that signs what lands, before the first agent, which could replace a program. */
async function openKey(
  { env, programs, redactor }: HostContext,
  { signing }: RunParts,
  { git, folders }: Pick<OpenedRun, 'git' | 'folders'>,
): Promise<SigningKey | undefined> {
  const given = signing === undefined ? undefined : findSigningKey(signing, env);
  if (given === undefined) return undefined;
  return openSigningKey(git, given, { path: programs.path, parent: folders.socketParent, redact: redactor.redact });
}

function listStarted({ git, shell }: Programs): readonly string[] {
  return git === undefined ? [shell.file] : [git, shell.file];
}

interface OpenedRun {
  readonly host: HostContext;
  readonly parts: RunParts;
  readonly git: Git;
  readonly folders: RunFolders;
  readonly clock: Clock;
  readonly meter: RunMeter;
  readonly guard: OpenHostGuard;
  readonly isolation: Isolation;
  readonly signingKey: SigningKey | undefined;
}

// Why: docs/decisions/0168-tools-leave-nothing-beside-sources.md
/** A variable by which Python writes no `__pycache__` beside the sources, which would count as a change of them. */
const TIDY = { PYTHONDONTWRITEBYTECODE: '1' } as const;

async function toRunContext({
  host,
  parts,
  git,
  folders,
  clock,
  meter,
  guard,
  isolation,
  signingKey,
}: OpenedRun): Promise<RunContext> {
  const { programs, redactor, debug } = host;
  const { runId, runDir, workDir, verifyDir, socketParent, all, needed, owner } = folders;
  const { workers, judge, checks, committer, isMerged, notifier, lease } = parts;
  const env = childEnv(host.env, findToolHomes(host.env));
  const origin = await parts.openOrigin(git);
  const run = { ...owner, scope: toRunScope(owner, origin.repository) };
  const processMark = toProcessMark(run, PROCESS_WIDE_MARK, randomUUID());
  const isInPlace = parts.request.checkout !== undefined;
  await removeLeftGroups(run.scope);
  return {
    ports: {
      ...{ git, origin, notifier, redactor, workers, judge, checks, committer, isMerged, clock, debug },
      ...{ programs, guard, signingKey },
      ...{ sleep, toBackoffMs, toJitter },
      isolation: isolation.detail,
      testIsolation: isolation.detail === undefined ? undefined : openTest(host, parts, { origin, socketParent }),
      openSandbox: isolation.open({ processMark, isInPlace }),
    },
    folders: {
      ...{ runDir, workDir, verifyDir, socketParent, all, needed },
      ...{ agentGit: isolation.agentGit, agentCaches: isolation.agentCaches },
    },
    identity: {
      ...{ runId, processMark, owner, lineage: randomBytes(12).toString('hex'), version: VERSION },
      lease: { ...lease, holder: { run_id: runId, place: lease.place }, ttlMs: readLeaseMs(host.env) },
    },
    limits: {
      childEnv: env,
      agentEnv: { ...env, ...TIDY, PATH: `${folders.binDir}:${env.PATH ?? '/usr/bin:/bin'}` },
      parallelism: availableParallelism(),
      meter,
      signal: meter.signal,
    },
  };
}

function openTest(
  { env, step }: HostContext,
  { isolation: { visiblePaths, networks } }: RunParts,
  { origin: { refsFolder }, socketParent }: { readonly origin: Origin; readonly socketParent: string },
): RunPorts['testIsolation'] {
  const repositories = [
    refsFolder,
    env.GITHUB_WORKSPACE === undefined ? undefined : join(env.GITHUB_WORKSPACE, '.git'),
  ];
  const repositoryConfigs = repositories.filter((path) => path !== undefined).map((path) => join(path, 'config'));
  const openZones = (['setup', 'agent', 'criteria'] as const).filter((zone) => networks[zone] === 'open');
  const isJob = step !== undefined;
  return openIsolationTest({ env, isJob, socketParent, visiblePaths, openZones, repositoryConfigs });
}

/** Checks first that all agents can work here, so that nothing is reported or recorded of a run that cannot. */
async function start({ workers, onStart }: RunParts, runId: string): Promise<void> {
  for (const { agent } of workers) await agent.check?.();
  onStart?.(runId);
}
