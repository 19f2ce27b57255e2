import { exitCodeOf } from '../../../domain/record/ending.ts';
import type { TaskView } from '../../../domain/record/notifier.ts';
import { findLineTone } from '../../../report/terminal/marks.ts';
import { renderRunJson } from '../../../report/terminal/run-json.ts';
import { renderRunResult } from '../../../report/terminal/run-result-text.ts';
import { markMerged } from '../../../store/mark-merged.ts';
import type { HostContext, Io } from '../../compose/host-context.ts';
import { loadPlan, requireTaskId } from '../../compose/load-plan.ts';
import { openRecords } from '../../compose/open-records.ts';
import { toFailure } from '../../compose/to-failure.ts';
import { withGit } from '../../compose/with-git.ts';
import { withVerbose } from '../flags.ts';
import { findReader, toReaderWords } from '../reader.ts';
import { dryRun } from './dry-run.ts';
import { type RunFlags, runLocally } from './run-locally.ts';

/** Runs a plan in a repository on this machine, prints the result, and returns the exit code. */
export async function runPlanCommand(planPath: string, flags: RunFlags, io: Io): Promise<number> {
  const { host, console } = withVerbose(io, flags);
  try {
    if (flags.dryRun === true) return await dryRun(planPath, flags, { host, console });
    const { result, taskId } = await runLocally(planPath, flags, { host, console });
    const { ending, taskBranch, hasWorked } = result;
    const reason = toReaderWords(result.reason, host.env, { repo: flags.repo });
    // After an agent git is not started again: it may have rewritten it. Without the marks the result stands as well.
    const view = hasWorked ? result.view : await findMerge(result.view, flags.repo, host).catch(() => result.view);
    if (flags.json === true)
      console.out(renderRunJson({ taskId, ending, reason, view, taskBranch }, host.redactor.redact));
    const [write, style] = flags.json === true ? [console.err, console.errStyle] : [console.out, console.outStyle];
    const reader = findReader(host.env, process.argv, flags.repo);
    write(`\n${renderRunResult({ ending, reason, view, hasWorked }, style, reader)}`, findLineTone);
    return exitCodeOf(ending);
  } catch (error) {
    const { ending, exitCode, text: told } = toFailure(error, host.redactor.redact, 'run');
    const text = toReaderWords(told, host.env, { repo: flags.repo });
    const refused = {
      taskId: flags.task ?? (await findTaskId(planPath)) ?? null,
      ending,
      reason: text,
      taskBranch: flags.taskBranch ?? null,
      view: undefined,
    };
    if (flags.json === true) console.out(renderRunJson(refused, host.redactor.redact));
    console.err(`${text}\n`);
    return exitCode;
  }
}

/** Marks a task as merged, or with the commits that its base branch has since. */
async function findMerge(view: TaskView | undefined, repo: string, host: HostContext): Promise<TaskView | undefined> {
  if (view === undefined) return undefined;
  const [marked = view] = await withGit(host, async (git) => {
    const { git: repository, refsFolder: commonDir } = await openRecords(git, { repo });
    return markMerged([view], { openGit: () => Promise.resolve(repository), commonDir });
  });
  return marked;
}

/** Finds the task id of a refused run in its plan; undefined when the plan cannot be read either. */
async function findTaskId(planPath: string): Promise<string | undefined> {
  try {
    const { plan } = await loadPlan(planPath);
    return requireTaskId(undefined, plan, planPath);
  } catch {
    return undefined;
  }
}
