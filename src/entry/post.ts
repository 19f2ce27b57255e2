import { getState, info, warning } from '@actions/core';
import { z } from 'zod';
import { taskIdSchema } from '../domain/ids.ts';
import { createRedactor, type Redactor } from '../exec/redact.ts';
import { toAuthorization } from '../git/remote.ts';
import { type ClosedRun, closeRun } from '../runner/close-run.ts';
import { openRemoteOrigin } from '../store/origin.ts';
import { FINISHED_STATE, RUN_STATE, UNTOLD_STATE } from './action.ts';
import { withGit } from './compose/compose.ts';
import { openSafeLog } from './compose/safe-log.ts';
import { sleep, systemClock } from './compose/system-clock.ts';
import { toFailure } from './compose/to-failure.ts';
import { refreshTaskDisplay } from './events/refresh-task-display.ts';
import { readJob } from './job/job.ts';
import { openJobContext } from './job/job-context.ts';
import { findSecretsInEnv } from './settings/find-secrets-in-env.ts';
import { readInputs, readToken } from './settings/inputs.ts';

const runStateSchema = z.object({ task_id: taskIdSchema, run_id: z.string() });
type RunState = z.infer<typeof runStateSchema>;

const TEXTS: Readonly<Record<ClosedRun, string>> = {
  closed: 'The run was ended before it finished; its attempt is recorded as interrupted.',
  not_open: 'The run was ended before it finished; nothing was left open in its record.',
  not_recorded: 'The run was ended before it recorded anything.',
  moved: 'The run was ended before it finished; another run goes on with the task.',
};

/** Runs after the job's step, also when it was cancelled. Doing it twice changes nothing. */
export async function runPost(): Promise<void> {
  const run = readRunState();
  if (getState(FINISHED_STATE) !== 'true') await endRun(run);
  else if (run !== undefined && getState(UNTOLD_STATE) === 'true') await tellRun(run);
  else info('Nothing is left to do.');
  // Sockets that a server keeps open must not keep the job.
  process.exit(process.exitCode);
}

async function endRun(run: RunState | undefined): Promise<void> {
  if (run === undefined) return info('The step was ended before its run started. Start the workflow again.');
  const isOurs = await warnOnFailure(
    'The record of the run was not closed; the next run does it.',
    async (redactor) => {
      const closed = await close(run, redactor);
      info(`${TEXTS[closed]} Start the workflow again with the same task to go on.`);
      return closed === 'closed' || closed === 'not_open';
    },
  );
  if (isOurs === true) await tellRun(run);
}

async function close(run: RunState, redactor: Redactor): Promise<ClosedRun> {
  const job = readJob(process.env);
  const host = { env: process.env, redactor, tempDir: job.tempDir };
  const remote = { url: job.repositoryUrl, authorization: toAuthorization(readToken()) };
  return withGit(host, (git, { runDir }) =>
    closeRun({
      git,
      origin: openRemoteOrigin(git, remote, { borrowFrom: [] }),
      runDir,
      clock: systemClock,
      sleep,
      taskId: run.task_id,
      runId: run.run_id,
    }),
  );
}

/** What the record says by now, on the pull request and on the issue: the step that was ended could not. */
async function tellRun({ task_id: taskId }: RunState): Promise<void> {
  await warnOnFailure('The comments were not brought up to date; the next run does it.', async (redactor) => {
    const inputs = readInputs();
    const log = openSafeLog((text) => process.stdout.write(text));
    const { signal } = new AbortController();
    const host = { job: readJob(process.env), redactor, signal, env: process.env, write: log.write };
    const context = openJobContext(inputs, { ...host, onRun: () => undefined });
    try {
      await refreshTaskDisplay(taskId, context, { hasCheck: inputs.hasCheckRun });
    } finally {
      log.end();
    }
  });
}

/** What fails here is done by the next run: no reason for a red step. */
async function warnOnFailure<T>(what: string, step: (redactor: Redactor) => Promise<T>): Promise<T | undefined> {
  const token = readToken();
  const redactor = createRedactor([...findSecretsInEnv(process.env), token, toAuthorization(token)]);
  try {
    return await step(redactor);
  } catch (thrown) {
    warning(`${what}\n${toFailure(thrown, redactor.redact).text}`);
    return undefined;
  }
}

function readRunState(): RunState | undefined {
  const text = getState(RUN_STATE);
  return text === '' ? undefined : runStateSchema.parse(JSON.parse(text));
}
