import { silentNotifier } from '../domain/notifier.ts';
import { type OperationRequest, type OperationResult, operate } from '../runner/operate.ts';
import { withGit } from './compose.ts';
import { toJobLease } from './job-lease.ts';
import type { JobDesk } from './job-world.ts';
import { openRemote } from './run-task.ts';
import { sleep, systemClock } from './system-clock.ts';

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
