import { ConfigurationError } from '../../../domain/errors/errors.ts';
import type { TaskId } from '../../../domain/ids.ts';
import type { PlanSource } from '../../../domain/plan/plan.ts';
import type { Notifier } from '../../../domain/record/notifier.ts';
import { defaultTaskBranch, toRefName } from '../../../domain/refs/ref-name.ts';
import { describeScratchCheckout, findScratchTask } from '../../../domain/refs/scratch-checkout.ts';
import { listSome } from '../../../domain/text/list-some.ts';
import { renderShellCommand } from '../../../domain/text/quote-for-shell.ts';
import { listRefs } from '../../../git/for-each-ref.ts';
import type { Git } from '../../../git/git.ts';
import { findHeadBranch } from '../../../git/plain-repository.ts';
import { openLocalOrigin } from '../../../store/origin.ts';
import type { HostContext } from '../../compose/host-context.ts';
import type { PreparedRun } from '../../compose/prepare-run.ts';
import { withGit } from '../../compose/with-git.ts';
import { describeUncommitted, findUncommitted } from '../../planning/describe-uncommitted.ts';
import { describeOmittedScript } from './describe-omitted-script.ts';
import { findLaterFiles, findOtherBase } from './find-later-files.ts';
import { findRecord, openRepository } from './find-record.ts';

/** A task that is about to run. */
interface RunnableTask extends Pick<PreparedRun, 'settings'> {
  readonly planSource: PlanSource;
  readonly taskId: TaskId;
}

/** The flags that say what a task works from. */
interface SourceFlags {
  readonly repo: string;
  readonly base?: string;
  readonly rebase?: boolean;
}

/**
 * Warns of what is in the checkout, or at the base by now, and not where the task works. Throws ConfigurationError for a task
 * that a remote has, and this repository has not. Not of a checkout in place: there the
 * agent of a run that died may still write, and one that is not clean is refused.
 */
export async function warnOfOmitted(
  { planSource: { plan, path: planPath }, taskId, settings }: RunnableTask,
  flags: SourceFlags,
  { host, notifier }: { readonly host: HostContext; readonly notifier: Notifier },
): Promise<void> {
  const warn = (text: string) => notifier.progress({ kind: 'warning', text });
  await withGit(host, async (git) => {
    if (settings.workspace !== 'in_place') {
      const { ofPlan, ofOthers } = describeUncommitted(await findUncommitted(git, flags.repo), { plan, planPath });
      for (const text of [...ofPlan, ...ofOthers]) warn(text);
      const branch = findHeadBranch(flags.repo);
      if (branch !== undefined && findScratchTask(branch) !== undefined) warn(describeScratchCheckout(branch));
    }
    await requireHere(await openRepository(git, flags.repo), taskId);
    const script = await findScript(git, { taskId, settings }, flags).catch(() => undefined);
    if (script !== undefined) warn(script);
    // A record that cannot be read is for the run to report.
    const other = await findOtherBase(git, taskId, flags).catch(() => undefined);
    if (other !== undefined) {
      warn(
        `"base" has no effect: the task began from ${other.base_ref} at ${other.base_sha.slice(0, 7)}, and keeps that base. To work from ${flags.base}, start the plan as another task: --task <another name>.`,
      );
      return;
    }
    if (flags.rebase !== undefined) return;
    const later = await findLaterFiles(git, { plan, taskId }, flags).catch(() => undefined);
    if (later === undefined) return;
    const began = later.record.base_sha.slice(0, 7);
    warn(
      `The plan names files that the base has by now and this task, which began at ${began}, has not: ${listSome(later.paths)}. To take in what the base has now, add --rebase.`,
    );
  });
}

/** Describes the script of the agent command that no attempt has; in place it has what the reader has. */
async function findScript(
  opened: Git,
  { taskId, settings }: Pick<RunnableTask, 'taskId' | 'settings'>,
  { repo, base }: SourceFlags,
): Promise<string | undefined> {
  const { agentCommand: command } = settings.isolation;
  if (command === undefined || settings.workspace === 'in_place') return undefined;
  const git = await openRepository(opened, repo);
  const record = await findRecord(git, taskId).catch(() => undefined);
  const commit = record?.head ?? (await (await openLocalOrigin(opened, repo)).resolveBase(base)).sha;
  return describeOmittedScript(git, { command, commit });
}

/** Throws ConfigurationError `task_elsewhere` where a remote has the branch of a task whose record is not here. */
async function requireHere(git: Git, taskId: TaskId): Promise<void> {
  const branch = defaultTaskBranch(taskId);
  const record = toRefName({ kind: 'state', taskId });
  const refs = [...(await listRefs(git, [record, `refs/remotes/*/${branch}`])).keys()];
  const [, remote] = /^refs\/remotes\/([^/]+)\//.exec(refs.find((ref) => ref !== record) ?? '') ?? [];
  if (remote === undefined || refs.includes(record)) return;
  const records = `'refs/groundhog/${taskId}/*:refs/groundhog/${taskId}/*'`;
  const fetch = `git fetch ${renderShellCommand([remote])} ${records} ${branch}:${branch}`;
  throw new ConfigurationError('task_elsewhere', { task: taskId, branch, remote, fetch });
}
