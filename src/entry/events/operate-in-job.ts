import { silentNotifier } from '../../domain/record/notifier.ts';
import { type OperationRequest, type OperationResult, operate } from '../../runner/operate.ts';
import { withGit } from '../compose/compose.ts';
import { sleep, systemClock } from '../compose/system-clock.ts';
import type { JobContext } from '../job/job-context.ts';
import { openJobLease } from '../job/job-lease.ts';
import { openJobRemote } from './with-base-commit.ts';

/** Performs an operation on a task of the job's repository. */
export async function operateInJob(request: OperationRequest, context: JobContext): Promise<OperationResult> {
  return withGit(context.host, async (git, { runDir }) =>
    operate(request, {
      git,
      origin: await openJobRemote(git, context),
      notifier: silentNotifier,
      clock: systemClock,
      sleep,
      redactor: context.redactor,
      lease: openJobLease(context),
      runDir,
    }),
  );
}
