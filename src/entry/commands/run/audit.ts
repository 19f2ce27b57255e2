import type { Git } from '../../../git/git.ts';
import { renderAudit, renderAuditJson } from '../../../report/terminal/audit-text.ts';
import { type AuditedLanding, auditTask } from '../../../runner/audit/audit-task.ts';
import { NO_WORKER } from '../../../runner/context/worker.ts';
import { openLocalOrigin } from '../../../store/origin.ts';
import { composeWork } from '../../compose/compose.ts';
import type { HostContext, Io } from '../../compose/host-context.ts';
import { loadPlan, requireTaskId } from '../../compose/load-plan.ts';
import { openLocalLease } from '../../compose/open-lease.ts';
import { withCancellation } from '../../compose/signals.ts';
import { withGit } from '../../compose/with-git.ts';
import { createTerminalNotifier } from '../../publish/terminal-notifier.ts';
import { requireValidSettings } from '../../settings/check-settings.ts';
import { findNamedSecrets } from '../../settings/find-secrets-in-env.ts';
import { mergeSettings } from '../../settings/merge-settings.ts';
import { type GivenSettings, type RunSettings, readRunSettings } from '../../settings/run-settings.ts';
import { chooseIsolation, parseTaskId, parseWholeNumber } from '../../settings/settings.ts';
import { type VerboseFlags, withVerbose } from '../flags.ts';
import { toExitCode } from '../to-exit-code.ts';
import { readBaseConfig } from './run-locally.ts';

/** The flags of `groundhog audit`, as texts. */
export interface AuditFlags
  extends Pick<GivenSettings, 'caches' | 'isolation' | 'networkCriteria' | 'networkSetup' | 'visiblePaths'>,
    VerboseFlags {
  readonly repo: string;
  readonly task?: string;
  readonly minutes?: string;
  readonly json?: boolean;
}

const MINUTES = { name: 'minutes', min: 1, max: 1440 };
const DEFAULT_MINUTES = 10;

/** Audits what has landed of a plan, and prints it. Returns 1 where criteria do not hold on a landed commit, 3 where a signal ended it, else 0. */
export function auditCommand(planPath: string, flags: AuditFlags, io: Io): Promise<number> {
  const { host, console } = withVerbose(io, flags);
  return toExitCode({ host, console }, { name: 'audit', json: flags.json }, async () => {
    const minutes = readMinutes(flags, host);
    const { plan, text } = await loadPlan(planPath);
    const taskId = requireTaskId(flags.task, plan, planPath);
    const settings = await readSettings(flags, host);
    const { limits, isolation, forRequest } = settings;
    const request = {
      ...{ taskId, planSource: { plan, text, path: undefined, isInline: false } },
      ...{ base: undefined, taskBranch: undefined, keepsLfsPointers: true },
      ...{ ...forRequest, verifyIn: 'checkout' as const, protection: { globs: [], names: [] } },
    };
    const parts = {
      ...{ request, workers: [NO_WORKER] as const, judge: undefined, limits },
      isolation: { ...isolation, agentCommand: undefined, agentHosts: [], hasModel: false },
      notifier: createTerminalNotifier(console.err),
      openOrigin: (git: Git) => openLocalOrigin(git, flags.repo),
      lease: await openLocalLease(),
    };
    const audited = await withCancellation<readonly AuditedLanding[] | undefined>(
      (signal) =>
        composeWork(host, { ...parts, signal }, (given, runContext) =>
          auditTask(given, runContext, AbortSignal.timeout(minutes * 60_000)),
        ),
      () => undefined,
    );
    const audits = audited ?? [];
    const isInterrupted = audited === undefined || audits.some(({ end }) => end === 'interrupted');
    console.out(flags.json === true ? renderAuditJson(taskId, audits) : renderAudit(audits));
    if (isInterrupted) console.err('The audit was interrupted.\n');
    if (audits.some(({ end }) => end === 'not_holding')) return 1;
    return isInterrupted ? 3 : 0;
  });
}

/** Checks all flags at once, and returns the time of the audit. Throws ConfigurationError. */
function readMinutes(flags: AuditFlags, { env }: HostContext): number {
  const parse = () => parseWholeNumber(flags.minutes, MINUTES) ?? DEFAULT_MINUTES;
  const parseIsolation = () => chooseIsolation(flags.isolation, env);
  requireValidSettings(flags, env, [parse, () => flags.task !== undefined && parseTaskId(flags.task), parseIsolation]);
  return parse();
}

async function readSettings(flags: AuditFlags, { env, redactor, ...host }: HostContext): Promise<RunSettings> {
  const config = await withGit({ env, redactor, ...host }, (git) => readBaseConfig(git, { repo: flags.repo }));
  const { given } = mergeSettings(flags, config);
  const settings = readRunSettings({ ...given, isolation: chooseIsolation(given.isolation, env) });
  redactor.add(findNamedSecrets(env, settings.masked));
  return settings;
}
