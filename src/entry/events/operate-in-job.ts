import { silentNotifier } from '../../domain/record/notifier.ts';
import { type OperationRequest, type OperationResult, operate } from '../../runner/operate.ts';
import { withGit } from '../compose/compose.ts';
import { sleep, systemClock } from '../compose/system-clock.ts';
import type { JobContext } from '../job/job-context.ts';
import { toJobLease } from '../job/job-lease.ts';
import { openRemote } from './run-task.ts';

/** Does to a task of the job's repository what a person asks for. */
export async function operateInJob(request: OperationRequest, context: JobContext): Promise<OperationResult> {
  const { host, job, client, redactor, warn } = context;
  return withGit(host, async (git, { runDir }) =>
    operate(request, {
      git,
      origin: await openRemote(git, context),
      notifier: silentNotifier,
      clock: systemClock,
      sleep,
      redactor,
      lease: toJobLease(job, client, warn),
      runDir,
    }),
  );
}
