import { hasUsefulTime } from '../../domain/decisions/run-budget.ts';
import type { TaskMatrix } from '../../domain/decisions/task-matrix.ts';
import type { ConfigurationError } from '../../domain/errors/errors.ts';
import type { ObjectId, TaskId } from '../../domain/ids.ts';
import type { Ending } from '../../domain/record/ending.ts';
import { toRefName } from '../../domain/refs/ref-name.ts';
import type { Redactor } from '../../exec/redact.ts';
import { listRemoteRefs } from '../../git/ls-remote.ts';
import { type Remote, toAuthorization } from '../../git/remote.ts';
import { createGitHubClient, type GitHubClient } from '../../github/client/client.ts';
import { fetchOurLogin } from '../../github/client/our-login.ts';
import type { RunSummary } from '../../report/terminal/run-json.ts';
import { type HostContext, withGit } from '../compose/compose.ts';
import { systemClock } from '../compose/system-clock.ts';
import { VERSION } from '../compose/version.ts';
import { readApiStallMs, readLeaseMs, readWritePaceMs } from '../settings/environment-settings.ts';
import type { Inputs } from '../settings/inputs.ts';
import { readRunSettings } from '../settings/run-settings.ts';
import type { Job } from './job.ts';
import { openTaskFence, type TaskFence } from './task-fence.ts';

/** What a job is carried out with. */
export interface JobEnvironment {
  readonly job: Job;
  readonly redactor: Redactor;
  readonly signal: AbortSignal;
  readonly env: HostContext['env'];
  /** Writes to the job's log; nothing in the text is a command to the runner. */
  readonly write: (text: string) => void;
  /** Told before anything of a run is recorded. */
  readonly onRun: (run: { readonly taskId: TaskId; readonly runId: string }) => void;
}

/** How a job ended, as its outputs, its summary and its conclusion tell it. */
export interface JobResult {
  readonly summary: RunSummary;
  readonly pullRequestUrl: string | undefined;
  /** What is to be said besides, a paragraph each. */
  readonly notes?: readonly string[];
  /** False when GitHub took too long to be told all of it. */
  readonly isTold?: boolean;
  /** True when another run has the task. */
  readonly isOvertaken?: boolean;
}

/** What came of an event: an ending, or nothing that anybody has to look at. */
export type JobOutcome =
  | { readonly kind: 'told'; readonly result: JobResult }
  | { readonly kind: 'left_alone'; readonly reason: string }
  /** Somebody without the right to ask has asked where everybody can: it is said, and is no failure. */
  | { readonly kind: 'turned_away'; readonly refusal: ConfigurationError }
  /** Many tasks were looked at: `page` is what the summary says of them. */
  | {
      readonly kind: 'surveyed';
      readonly ending: Ending;
      readonly reason: string;
      readonly page: string;
      readonly matrix: TaskMatrix;
    };

/** What a job has at hand for the whole of its time. */
export interface JobContext extends JobEnvironment {
  readonly inputs: Inputs;
  readonly host: HostContext;
  readonly remote: Remote;
  readonly client: GitHubClient;
  /** Keeps the client from telling what another run may be telling by now. */
  readonly fence: TaskFence;
  /** Says something to whoever reads the log, without a secret in it. */
  readonly warn: (text: string) => void;
  /** Says when the run is to end by the settings in force, in milliseconds of this process; GitHub is waited for no longer. */
  readonly setDeadline: (ms: number | undefined) => void;
  /** Whether a run that starts now has time for an attempt before that. */
  readonly hasUsefulTime: () => boolean;
  /** The login that our own writes carry, asked for once. */
  readonly ownLogin: () => Promise<string>;
}

/** A person who unlocks a task, and a job that takes it over and tells of it, take longer. */
const MAX_SIGHT_MS = 3000;

/** Opens what a job works with. */
export function openJobContext(inputs: Inputs, jobWorld: JobEnvironment): JobContext {
  const { job, redactor, env, write } = jobWorld;
  const warn = (text: string) => write(`Warning: ${redactor.redact(text)}\n`);
  let { deadlineMs = Number.POSITIVE_INFINITY } = readRunSettings(inputs.given).limits;
  const paceMs = readWritePaceMs(env);
  const host = { env, redactor, tempDir: job.tempDir };
  const remote = { url: job.repositoryUrl, authorization: toAuthorization(inputs.token) };
  const fence = openTaskFence({
    clock: systemClock,
    maxAgeMs: Math.min(MAX_SIGHT_MS, readLeaseMs(env) / 2),
    lookAtRecord: (taskId) => findRecord(host, remote, taskId),
  });
  const client = createGitHubClient({
    token: inputs.token,
    apiUrl: job.apiUrl,
    userAgent: `groundhog/${VERSION}`,
    onWarning: warn,
    findRefusal: fence.findRefusal,
    // Both count from the start of this process.
    findTimeLeftMs: () => deadlineMs - systemClock.monotonicMs(),
    requestTimeoutMs: readApiStallMs(env),
    ...(paceMs === undefined ? {} : { pace: { writeMs: paceMs, notifyMs: paceMs } }),
  });
  let login: Promise<string> | undefined;
  return {
    ...jobWorld,
    inputs,
    host,
    remote,
    client,
    fence,
    warn,
    setDeadline: (ms) => {
      deadlineMs = ms ?? Number.POSITIVE_INFINITY;
    },
    hasUsefulTime: () => hasUsefulTime({ deadlineMs }, systemClock.monotonicMs()),
    ownLogin: () => {
      login ??= fetchOurLogin(client, inputs.botLogin);
      return login;
    },
  };
}

async function findRecord(host: HostContext, remote: Remote, taskId: TaskId): Promise<ObjectId | undefined> {
  const ref = toRefName({ kind: 'state', taskId });
  return withGit(host, async (git) => (await listRemoteRefs(git, remote, [ref])).get(ref));
}

/** A job that ended without a run. */
export function toResult(ending: RunSummary['ending'], reason: string, taskId: TaskId | null = null): JobResult {
  return { summary: { taskId, ending, reason, taskBranch: null, view: undefined }, pullRequestUrl: undefined };
}
