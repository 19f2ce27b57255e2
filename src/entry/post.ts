import { getState, info, warning } from '@actions/core';
import { z } from 'zod';
import { taskIdSchema } from '../domain/ids.ts';
import { findPrograms } from '../exec/programs.ts';
import { createRedactor } from '../exec/redaction/redact.ts';
import { toAuthorization } from '../git/remote.ts';
import { type ClosedRun, closeRun } from '../runner/close-run.ts';
import { openRemoteOrigin } from '../store/origin.ts';
import { FINISHED_STATE, RUN_STATE, UNREPORTED_STATE } from './action.ts';
import { openSafeLog } from './compose/safe-log.ts';
import { sleep, systemClock } from './compose/system-clock.ts';
import { toFailure } from './compose/to-failure.ts';
import { withGit } from './compose/with-git.ts';
import { refreshTaskDisplay } from './events/refresh-task-display.ts';
import { readJob } from './job/job.ts';
import { type JobEnvironment, openJobContext, toHost } from './job/job-context.ts';
import { findManualStart } from './job/read-workflows.ts';
import { findNamedSecrets, findSecretsInEnv } from './settings/find-secrets-in-env.ts';
import { findSecretsOnMachine } from './settings/find-secrets-on-machine.ts';
import { readInputs, readToken } from './settings/inputs.ts';

const runStateSchema = z.object({ task_id: taskIdSchema, run_id: z.string() });
type RunState = z.infer<typeof runStateSchema>;

/** Folders that are searched before those that an agent may have added to the PATH by GITHUB_PATH. */
const TRUSTED_PATH = '/usr/bin:/bin';

const TEXTS: Readonly<Record<ClosedRun, string>> = {
  closed: 'The run was ended before it finished; its attempt is recorded as interrupted.',
  not_open: 'The run was ended before it finished; nothing was left open in its record.',
  not_recorded: 'The run was ended before it recorded anything.',
  moved: 'The run was ended before it finished; another run has resumed the task.',
};

// Why: docs/decisions/0013-post-closes-its-own-run.md
/**
 * Runs the post step of the action, also when the job was cancelled. A second call changes nothing. An agent of a main
 * step that was killed may have written the saved state: it names a run, which counts only where the record has it as
 * one of this job.
 */
export async function runPost(): Promise<void> {
  const run = readRunState();
  if (getState(FINISHED_STATE) !== 'true') await endRun(run);
  else if (run !== undefined && getState(UNREPORTED_STATE) === 'true') await reportRun(run, { hasReport: true });
  else info('Nothing is left to do.');
  // Sockets that a server keeps open must not keep the job.
  process.exit(process.exitCode);
}

async function endRun(run: RunState | undefined): Promise<void> {
  if (run === undefined) return info('The step was ended before its run started. Start the workflow again.');
  const closed = await warnOnFailure('The record of the run was not closed; the next run does it.', (environment) =>
    closeRecord(run, environment),
  );
  if (closed === undefined) return;
  info(`${TEXTS[closed]} Start the workflow again with the same task to resume it.`);
  if (closed === 'closed' || closed === 'not_open') await reportRun(run, { hasReport: false });
}

function closeRecord(run: RunState, environment: PostEnvironment): Promise<ClosedRun> {
  const { job } = environment;
  const remote = { url: job.repositoryUrl, authorization: toAuthorization(readToken()) };
  return withGit(toHost(environment), (git, { runDir }) =>
    closeRun({
      git,
      origin: openRemoteOrigin(git, remote, { borrowFrom: [] }),
      runDir,
      clock: systemClock,
      sleep,
      taskId: run.task_id,
      runId: run.run_id,
      job: job.run,
    }),
  );
}

/**
 * Brings the recorded state to the pull request and the issue, which the ended step could not. `hasReport` says whether the
 * step has written the report of the task, which a later step uploads.
 */
async function reportRun({ task_id: taskId }: RunState, { hasReport }: { readonly hasReport: boolean }): Promise<void> {
  await warnOnFailure('The comments were not updated; the next run does it.', async (environment) => {
    const read = readInputs();
    const inputs = { ...read, linksReport: read.linksReport && hasReport };
    environment.redactor.add(findNamedSecrets(environment.env, inputs.given.mask ?? []));
    const { signal } = new AbortController();
    const start = await findManualStart(environment.job, environment.env);
    const context = openJobContext(inputs, {
      ...environment,
      ...{ signal, start },
      onRun: () => undefined,
      caution: async () => undefined,
    });
    await refreshTaskDisplay(taskId, context, { hasCheck: inputs.hasCheckRun, creation: 'first' });
  });
}

type PostEnvironment = Omit<JobEnvironment, 'signal' | 'onRun' | 'caution'>;

/** Runs a step whose log holds no workflow command. A failure is a warning, since the next run makes up for it. */
async function warnOnFailure<T>(
  problem: string,
  step: (environment: PostEnvironment) => Promise<T>,
): Promise<T | undefined> {
  const token = readToken();
  const redactor = createRedactor([
    ...findSecretsInEnv(process.env),
    ...findSecretsOnMachine(process.env, [process.env.GITHUB_WORKSPACE ?? '.']),
    ...[token, toAuthorization(token)],
  ]);
  try {
    // The payload was a file that the agent could write.
    const job = readJob({ ...process.env, GITHUB_EVENT_PATH: undefined });
    const programs = await findPrograms(`${TRUSTED_PATH}:${process.env.PATH ?? ''}`);
    const log = openSafeLog((text) => process.stdout.write(text), redactor.redact);
    try {
      return await step({ job, redactor, env: process.env, programs, write: log.write });
    } finally {
      log.end();
    }
  } catch (thrown) {
    warning(`${problem}\n${toFailure(thrown, redactor.redact).text}`);
    return undefined;
  }
}

function readRunState(): RunState | undefined {
  try {
    return runStateSchema.safeParse(JSON.parse(getState(RUN_STATE))).data;
  } catch {
    return undefined;
  }
}
