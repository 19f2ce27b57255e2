import type { Standing } from '../../domain/decisions/gate.ts';
import { hasUsefulTime } from '../../domain/decisions/run-budget.ts';
import type { TaskMatrix } from '../../domain/decisions/task-matrix.ts';
import type { ConfigurationError } from '../../domain/errors/errors.ts';
import type { ObjectId, TaskId } from '../../domain/ids.ts';
import type { Ending } from '../../domain/record/ending.ts';
import { toRefName } from '../../domain/refs/ref-name.ts';
import { toCleanText } from '../../exec/redaction/clean-text.ts';
import type { Redactor } from '../../exec/redaction/redact.ts';
import { listRemoteRefs } from '../../git/ls-remote.ts';
import { type Remote, toAuthorization } from '../../git/remote.ts';
import { createGitHubClient, type GitHubClient, type RepositoryName } from '../../github/client/client.ts';
import { fetchOurLogin } from '../../github/client/our-login.ts';
import { openRequestQuota, type RequestQuota } from '../../github/client/request-quota.ts';
import type { RunSummary } from '../../report/terminal/run-json.ts';
import type { Links, ManualStart } from '../../report/text/safe-text.ts';
import { openDebugPort } from '../compose/debug-port.ts';
import type { HostContext } from '../compose/host-context.ts';
import { systemClock } from '../compose/system-clock.ts';
import { VERSION } from '../compose/version.ts';
import { withGit } from '../compose/with-git.ts';
import type { Inputs } from '../settings/inputs.ts';
import { readApiStallMs, readWritePaceMs } from '../settings/paces.ts';
import { readRunSettings } from '../settings/run-settings.ts';
import { type Env, readLeaseMs } from '../settings/settings.ts';
import type { Job } from './job.ts';
import { openTaskFence, type TaskFence } from './task-fence.ts';

/** The part of a job's context that exists before its inputs are read. */
export interface JobEnvironment {
  readonly job: Job;
  readonly redactor: Redactor;
  readonly signal: AbortSignal;
  readonly env: Env;
  readonly programs: HostContext['programs'];
  /** Absent in the post step, which runs no agent. */
  readonly step?: HostContext['step'];
  /** Writes to the job's log; the runner finds no workflow command in the text. */
  readonly write: (text: string) => void;
  /** Called before anything of a run is recorded. */
  readonly onRun: (run: { readonly taskId: TaskId; readonly runId: string }) => void;
  /** The workflow that users start to give commands; undefined where comments are read, or may be. */
  readonly start?: ManualStart | undefined;
  /** Reports at the start what a run may not live to report at its end, in the log and in the summary. */
  readonly caution: (text: string) => Promise<void>;
}

/** The result of a job, as its outputs, summary and conclusion report it. */
export interface JobResult {
  readonly summary: RunSummary;
  readonly pullRequestUrl: string | undefined;
  /** The file of the task's report; undefined where none was written. */
  readonly reportPath?: string | undefined;
  /** The page where readers find the report; undefined where no later step uploads it. */
  readonly reportUrl?: string | undefined;
  /** A paragraph of markdown that the summary begins with: what its reader has to know before all else. */
  readonly caveat?: string | undefined;
  /** True when nothing was pushed. */
  readonly isDryRun?: boolean;
  /** Further paragraphs of the summary, each a notice as well. */
  readonly notes?: readonly string[];
  /** False when GitHub took too long to receive all of it. */
  readonly isReported?: boolean;
  /** True when the reason answers what was asked for, and is not in the record of the task. */
  readonly isAnswer?: boolean;
  /** True when another run has the task. */
  readonly isOvertaken?: boolean;
  /** True when nothing was run, since the recorded plan is another one by now. */
  readonly isPlanOutdated?: boolean | undefined;
  /** Why no rebase was made although one was asked for. */
  readonly notRebased?: string | undefined;
}

/** The outcome of an event. */
export type JobOutcome =
  | { readonly kind: 'ended'; readonly result: JobResult }
  /** The event asks for nothing that this job does. */
  | { readonly kind: 'ignored'; readonly reason: string }
  /** Somebody without access has written a command: no failure of the job. */
  | { readonly kind: 'access_refused'; readonly refusal: ConfigurationError }
  /** All tasks were examined; `page` is for the summary. */
  | {
      readonly kind: 'surveyed';
      readonly ending: Ending;
      readonly reason: string;
      readonly page: string;
      readonly matrix: TaskMatrix;
    };

/** The ports and settings that a job has from start to end. */
export interface JobContext extends JobEnvironment {
  readonly inputs: Inputs;
  readonly host: HostContext;
  readonly remote: Remote;
  readonly client: GitHubClient;
  /** The requests that GitHub still allows. */
  readonly quota: Pick<RequestQuota, 'isLow'>;
  /** The repository of the job, for requests to GitHub. */
  readonly target: { readonly client: GitHubClient; readonly repository: RepositoryName };
  readonly links: Links;
  /** Keeps the client from writing about a task that another run may have by now. */
  readonly fence: TaskFence;
  /** Writes a redacted warning to the log. */
  readonly warn: (text: string) => void;
  /** Sets when the run ends by its settings, in milliseconds of this process; no limit of GitHub is waited for beyond that. */
  readonly setDeadline: (ms: number | undefined) => void;
  /** Whether a run that starts now has time for an attempt before that. */
  readonly hasUsefulTime: () => boolean;
  /** The rights of who has started the job, as GitHub has reported them before anything was done. */
  readonly standings?: ReadonlyMap<string, Standing> | undefined;
  /** Returns the login that our writes to GitHub carry; fetched once. */
  readonly ourLogin: () => Promise<string>;
}

/** Shorter than it takes a user to unlock a task and another job to take it over and write about it. */
const MAX_CONFIRMED_AGE_MS = 3000;

/** Opens the context of a job. */
export function openJobContext(inputs: Inputs, environment: JobEnvironment): JobContext {
  const { job, redactor, env, write } = environment;
  const warn = (text: string) => write(`Warning: ${toCleanText(text, redactor.redact).replaceAll('\n', '\n  ')}\n`);
  let { deadlineMs = Number.POSITIVE_INFINITY } = readRunSettings(inputs.given).limits;
  const host = toHost(environment);
  const remote = { url: job.repositoryUrl, authorization: toAuthorization(inputs.token) };
  const fence = openTaskFence({
    clock: systemClock,
    maxAgeMs: Math.min(MAX_CONFIRMED_AGE_MS, readLeaseMs(env) / 2),
    fetchRecord: (taskId) => fetchRecord(host, remote, taskId),
  });
  const quota = openRequestQuota();
  const client = createGitHubClient({
    ...toClientOptions(inputs, environment),
    debug: host.debug,
    onAnswer: quota.note,
    onWarning: warn,
    findRefusal: fence.findRefusal,
    // Both count from the start of this process.
    findTimeLeftMs: () => deadlineMs - systemClock.monotonicMs(),
  });
  let login: Promise<string> | undefined;
  return {
    ...environment,
    inputs,
    host,
    remote,
    client,
    quota,
    target: { client, repository: job.repository },
    links: toJobLinks(environment, inputs),
    fence,
    warn,
    setDeadline: (ms) => {
      deadlineMs = ms ?? Number.POSITIVE_INFINITY;
    },
    hasUsefulTime: () => hasUsefulTime({ deadlineMs }, systemClock.monotonicMs()),
    ourLogin: () => {
      login ??= fetchOurLogin(client, inputs.botLogin);
      return login;
    },
  };
}

/**
 * Returns the pages that reports of a job link to: the artifacts of its run only where a later step uploads the report,
 * which it does not once the job is cancelled.
 */
export function toJobLinks(
  {
    job,
    signal,
    start,
  }: Pick<JobEnvironment, 'signal' | 'start'> & { readonly job: Pick<Job, 'repositoryUrl' | 'runUrl'> },
  { linksReport }: Pick<Inputs, 'linksReport'>,
): Links {
  const { repositoryUrl, runUrl } = job;
  return {
    ...{ repositoryUrl, runUrl, start },
    get reportUrl() {
      return linksReport && !signal.aborted ? `${runUrl}#artifacts` : undefined;
    },
  };
}

/** Makes the host of a job. Debug lines go to its log where the runner's debug logging is on, by `RUNNER_DEBUG`. */
export function toHost(environment: Omit<JobEnvironment, 'signal' | 'onRun' | 'caution'>): HostContext {
  const { job, redactor, env, programs, step, write } = environment;
  const debug = env.RUNNER_DEBUG === '1' ? openDebugPort(redactor, write) : undefined;
  return { env, programs, redactor, tempDir: job.tempDir, debug, step };
}

function toClientOptions({ token }: Inputs, { job, env }: JobEnvironment) {
  const paceMs = readWritePaceMs(env);
  return {
    token,
    apiUrl: job.apiUrl,
    userAgent: `groundhog/${VERSION}`,
    requestTimeoutMs: readApiStallMs(env),
    ...(paceMs === undefined ? {} : { pace: { writeMs: paceMs, notifyMs: paceMs } }),
  };
}

async function fetchRecord(host: HostContext, remote: Remote, taskId: TaskId): Promise<ObjectId | undefined> {
  const ref = toRefName({ kind: 'state', taskId });
  return withGit(host, async (git) => (await listRemoteRefs(git, remote, [ref])).get(ref));
}

/** Makes the result of a job that ended without a run; where nothing had to be run, the reason is the answer. */
export function toResult(ending: RunSummary['ending'], reason: string, taskId: TaskId | null = null): JobResult {
  const summary = { taskId, ending, reason, taskBranch: null, view: undefined };
  return { summary, pullRequestUrl: undefined, isAnswer: ending === 'nothing_to_do' };
}
