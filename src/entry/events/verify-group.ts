import type { TaskId } from '../../domain/ids.ts';
import type { Git } from '../../git/git.ts';
import { ensureCheckRun } from '../../github/checks/check-run.ts';
import { fetchPullHead } from '../../github/events/compare-event-text.ts';
import type { MergeGroup } from '../../github/events/merge-group.ts';
import {
  describeGroup,
  doesGroupHold,
  type GroupRow,
  renderGroupCheck,
  renderGroupPage,
} from '../../report/pages/group-check.ts';
import { verifyCommit } from '../../runner/audit/verify-commit.ts';
import { NO_WORKER } from '../../runner/context/worker.ts';
import { findTasksOf } from '../../store/remote-tasks.ts';
import { composeWork, type RunParts } from '../compose/compose.ts';
import { systemClock } from '../compose/system-clock.ts';
import { withGit } from '../compose/with-git.ts';
import { type JobContext, type JobOutcome, toResult } from '../job/job-context.ts';
import { openJobLease } from '../job/job-lease.ts';
import { createTerminalNotifier } from '../publish/terminal-notifier.ts';
import { createWarnOnFailure } from '../publish/warn-on-failure.ts';
import { loadRecordedOrder } from './load-order.ts';
import { prepareWithoutAgent } from './prepare-without-agent.ts';
import { toRequest } from './run-task.ts';
import { openJobRemote } from './with-base-commit.ts';

/** Verifies a merge group for the task whose pull request it is named after. Writes nothing but a check on its head. */
export async function verifyGroup(group: MergeGroup, context: JobContext): Promise<JobOutcome> {
  const { target, inputs } = context;
  if (inputs.mode !== 'run')
    return { kind: 'ignored', reason: `The input "mode" is ${inputs.mode}; merge groups are for jobs without it.` };
  const pull = await fetchPullHead(target, group.pullNumber);
  if (pull.origin === 'unknown') {
    const reason = `GitHub did not say which branch pull request ${group.pullNumber} of the merge group comes from.`;
    return { kind: 'ended', result: toResult('infra_error', reason) };
  }
  const tasks = pull.origin === 'same_repository' ? await findTasks(pull.branch ?? '', context) : [];
  if (tasks.length === 0) {
    const reason = `Pull request ${group.pullNumber} of the merge group is of no task: nothing was verified.`;
    return { kind: 'ended', result: toResult('nothing_to_do', reason) };
  }
  const rows: GroupRow[] = [];
  for (const taskId of tasks) {
    const verified = await verifyTask(taskId, group, context);
    if (verified === undefined)
      return {
        kind: 'ended',
        result: toResult('infra_error', 'The job was stopped before the merge group was verified.'),
      };
    rows.push(...verified.map((each) => ({ taskId, ...each })));
  }
  await publishCheck(group, rows, context);
  const isFailed = !doesGroupHold(rows);
  const page = renderGroupPage(group.head, rows);
  const reason = describeGroup(group.head, rows);
  return {
    kind: 'surveyed',
    ending: isFailed ? 'blocked' : 'passed',
    reason,
    page,
    matrix: { include: [], leftOut: 0 },
  };
}

function findTasks(branch: string, { host, remote }: JobContext): Promise<readonly TaskId[]> {
  return withGit(host, (git) => findTasksOf(git, remote, { kind: 'pull_request', branch }));
}

/** Verifies the landed checkpoints of a task on the group, by its recorded plan and the settings of the base branch. */
async function verifyTask(taskId: TaskId, group: MergeGroup, context: JobContext) {
  // The group may change the settings: those of the branch that it is for count.
  const given = { ...(await loadRecordedOrder(taskId, context)), base: group.baseBranch };
  const { order, settings } = await prepareWithoutAgent(given, context);
  const parts: RunParts = {
    request: await toRequest(order, { ...settings, workspace: 'worktree' }, context),
    ...{ workers: [NO_WORKER], judge: undefined, limits: settings.limits },
    isolation: { ...settings.isolation, agentCommand: undefined, agentHosts: [], hasModel: false },
    notifier: createTerminalNotifier(context.write),
    openOrigin: (git: Git) => openJobRemote(git, context),
    lease: openJobLease(context),
    signal: context.signal,
  };
  return composeWork(context.host, parts, (request, runContext) => verifyCommit(request, runContext, group));
}

/** Writes the check, which a rule may require of the group. Without it the job itself says the same. */
async function publishCheck(group: MergeGroup, rows: readonly GroupRow[], context: JobContext): Promise<void> {
  const { inputs, client, job, redactor } = context;
  if (!inputs.hasCheckRun || inputs.isDryRun) return;
  const check = renderGroupCheck(group.head, rows, systemClock.now());
  const { redact } = redactor;
  const safe = { ...check, title: redact(check.title), summary: redact(check.summary) };
  await createWarnOnFailure(context.warn)(async () => {
    const author = await context.ourLogin();
    const ensured = await ensureCheckRun({ client, repository: job.repository, author }, safe);
    if (ensured.kind === 'refused') context.warn(`No check run was written: ${ensured.reason}. Grant "checks: write".`);
  });
}
