import { getState, info, warning } from '@actions/core';
import { z } from 'zod';
import { taskIdSchema } from '../domain/ids.ts';
import { createRedactor } from '../exec/redact.ts';
import { toAuthorization } from '../git/remote.ts';
import { type ClosedRun, closeRun } from '../runner/close-run.ts';
import { openRemoteOrigin } from '../store/origin.ts';
import { FINISHED_STATE, RUN_STATE } from './action.ts';
import { withGit } from './compose.ts';
import { toFailure } from './fail.ts';
import { findSecretsInEnv } from './find-secrets-in-env.ts';
import { readToken } from './inputs.ts';
import { readJob } from './job.ts';
import { sleep, systemClock } from './system-clock.ts';

const runStateSchema = z.object({ task_id: taskIdSchema, run_id: z.string() });
type RunState = z.infer<typeof runStateSchema>;

const TEXTS: Readonly<Record<ClosedRun, string>> = {
  closed: 'The run was ended before it finished; its attempt is recorded as interrupted.',
  not_open: 'The run was ended before it finished; nothing was left open in its record.',
  moved: 'The run was ended before it finished; another run goes on with the task.',
};

/** Runs after the job's step, also when it was cancelled. Doing it twice changes nothing. */
export async function runPost(): Promise<void> {
  if (getState(FINISHED_STATE) === 'true') return info('Nothing is left to do.');
  const run = readRunState();
  if (run === undefined) return info('The step was ended before its run started. Start the workflow again.');
  const token = readToken();
  const redactor = createRedactor([...findSecretsInEnv(process.env), token, toAuthorization(token)]);
  try {
    const job = readJob(process.env);
    const world = { env: process.env, redactor, tempDir: job.tempDir };
    const remote = { url: job.repositoryUrl, authorization: toAuthorization(token) };
    const closed = await withGit(world, (git, { runDir }) =>
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
    info(`${TEXTS[closed]} Start the workflow again with the same task to go on.`);
  } catch (thrown) {
    // The next run finds the attempt open and closes it: no reason for a red step.
    warning(`The record of the run was not closed; the next run does it.\n${toFailure(thrown, redactor.redact).text}`);
  }
}

function readRunState(): RunState | undefined {
  const text = getState(RUN_STATE);
  return text === '' ? undefined : runStateSchema.parse(JSON.parse(text));
}
