import { silentNotifier } from '../../domain/record/notifier.ts';
import { type OperationRequest, type OperationResult, operate } from '../../runner/operate.ts';
import { withGit } from '../compose/compose.ts';
import { sleep, systemClock } from '../compose/system-clock.ts';
import type { JobDesk } from '../job/job-context.ts';
import { toJobLease } from '../job/job-lease.ts';
import { openRemote } from './run-task.ts';

/** Does to a task of the job's repository what a person asks for. */
export async function operateInJob(request: OperationRequest, desk: JobDesk): Promise<OperationResult> {
  const { world, job, client, redactor, warn } = desk;
  return withGit(world, async (git, { runDir }) =>
    operate(request, {
      git,
      origin: await openRemote(git, desk),
      notifier: silentNotifier,
      clock: systemClock,
      sleep,
      redactor,
      lease: toJobLease(job, client, warn),
      runDir,
    }),
  );
}
