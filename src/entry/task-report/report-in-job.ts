import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toError } from '../../domain/errors/errors.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import type { RunContext } from '../../runner/context/run-context.ts';
import { fetchCommits, openControlRepository } from '../../store/control-repository.ts';
import { systemClock } from '../compose/system-clock.ts';
import type { JobContext } from '../job/job-context.ts';
import { renderReport } from './make-report.ts';
import { writeReport } from './write-report.ts';

/**
 * Writes the report of a task whose run has ended into the temporary folder of the job, while the repository of the run is
 * there, and returns its path. A report that cannot be made is a warning; none is made in a job that is cancelled, which
 * has little time.
 */
export async function writeJobReport(
  view: TaskView,
  { ports, folders }: RunContext,
  { job, inputs, links, redactor, warn, signal }: JobContext,
): Promise<string | undefined> {
  if (signal.aborted) return undefined;
  const { task_id: taskId, checkpoints } = view.record;
  try {
    const control = openControlRepository(ports.git, folders.runDir);
    const commits = checkpoints.flatMap(({ attempts }) =>
      attempts.flatMap(({ scratch_commit }) => scratch_commit ?? []),
    );
    // Those of earlier runs are fetched; without them the report says that they are not there.
    await fetchCommits(control, ports.origin, commits).catch(() => undefined);
    const { isDryRun } = inputs;
    // The commits of a dry run are in no repository.
    const shown = isDryRun ? { ...links, repositoryUrl: undefined } : links;
    const options = {
      links: shown,
      isDryRun,
      madeAt: systemClock.now().toISOString(),
      redact: redactor.redact,
      signal,
    };
    const page = await renderReport(control, view, options);
    return await writeReport(join(job.tempDir ?? tmpdir(), `groundhog-report-${taskId}.html`), page);
  } catch (thrown) {
    warn(`The report of the task was not written: ${toError(thrown).message}`);
    return undefined;
  }
}
