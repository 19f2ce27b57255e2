import type { FoundStep } from '../../../domain/attempt/step.ts';
import { ConfigurationError } from '../../../domain/errors/errors.ts';
import type { TaskId } from '../../../domain/ids.ts';
import type { GroundhogRun } from '../../../domain/record/run-record.ts';
import { renderTreeDiff } from '../../../git/diff-text.ts';
import { requireGitDir } from '../../../git/find-git-dir.ts';
import type { Git } from '../../../git/git.ts';
import { readTreeOf } from '../../../git/rev-parse.ts';
import { explainLoss, renderStep, renderSteps, renderStepsJson } from '../../../report/terminal/steps-text.ts';
import { readSteps } from '../../../store/read-steps.ts';
import { findTask, listTasks } from '../../../store/read-tasks.ts';
import { restoreState } from '../../../workspace/named-snapshots/restore-named-snapshot.ts';
import type { SnapshotContext } from '../../../workspace/named-snapshots/snapshot-context.ts';
import {
  renderDiff,
  renderRestored,
  type SnapshotReply,
  toRestoredData,
} from '../../../workspace/named-snapshots/snapshot-text.ts';
import { openUserSnapshots } from '../../../workspace/named-snapshots/user-snapshots.ts';
import { writeWorktreeTree } from '../../../workspace/named-snapshots/write-worktree-tree.ts';
import { findExcludesFiles } from '../../compose/find-excludes-files.ts';
import type { HostContext, Io } from '../../compose/host-context.ts';
import { systemClock } from '../../compose/system-clock.ts';
import { withGit } from '../../compose/with-git.ts';
import { chooseTask, toTaskNotFound } from '../../events/choose-task.ts';
import { requireAll } from '../../settings/require-all.ts';
import { parseTaskId, parseWholeNumber } from '../../settings/settings.ts';
import { type VerboseFlags, withVerbose } from '../flags.ts';
import { toExitCode } from '../to-exit-code.ts';

/** A request for the steps of a task, or for one of them. */
export type StepsRequest = { readonly kind: 'list' } | StepRequest;

type StepRequest =
  | { readonly kind: 'show'; readonly step: string }
  | { readonly kind: 'diff'; readonly step: string; readonly other: string | undefined }
  | { readonly kind: 'restore'; readonly step: string; readonly dryRun: boolean };

export interface StepsFlags extends VerboseFlags {
  readonly repo: string;
  readonly task?: string;
  readonly json?: boolean;
}

/** Shows the steps of a task's attempts, compares them, or restores the user's files to one. */
export function stepsCommand(request: StepsRequest, flags: StepsFlags, io: Io): Promise<number> {
  const { host, console } = withVerbose(io, flags);
  return toExitCode(io, { name: `steps ${request.kind}`, json: flags.json, repo: flags.repo }, async () => {
    requireAll([
      ...listNumbers(request).map((text) => () => parseStep(text)),
      () => flags.task !== undefined && parseTaskId(flags.task),
    ]);
    const answer = await withGit(host, (opened) =>
      answerRequest(request, flags, { opened, host, hasColumns: console.outStyle.columns !== undefined }),
    );
    console.out(flags.json === true ? answer.json : answer.text);
    return 0;
  });
}

interface Answer {
  readonly text: string;
  readonly json: string;
}

interface StepsContext {
  /** Git outside of the user's repository. */
  readonly opened: Git;
  readonly host: HostContext;
  /** Whether people read it: a terminal is not a pipe. */
  readonly hasColumns: boolean;
}

async function answerRequest(request: StepsRequest, flags: StepsFlags, context: StepsContext): Promise<Answer> {
  const found = await requireGitDir(context.opened, flags.repo);
  const git = context.opened.at({ gitDir: found.gitDir });
  const { taskId, record, steps } = await readTaskSteps(git, flags.task);
  if (request.kind === 'list')
    return { text: renderSteps(record, steps, context), json: renderStepsJson(taskId, steps) };
  return answerStepRequest(request, flags, { ...context, git, taskId, steps });
}

interface TaskSteps extends StepsContext {
  readonly git: Git;
  readonly taskId: TaskId;
  readonly steps: readonly FoundStep[];
}

async function answerStepRequest(
  request: StepRequest,
  flags: StepsFlags,
  { git, taskId, steps, ...context }: TaskSteps,
): Promise<Answer> {
  const step = requireStep(taskId, steps, request.step);
  switch (request.kind) {
    case 'show': {
      const diff = await renderStepDiff(git, step);
      return { text: `${renderStep(step)}${diff}`, json: renderStepsJson(taskId, [step]) };
    }
    case 'diff': {
      const { other } = request;
      const tree = await readTree(git, taskId, step);
      if (other === undefined) return toAnswer(await compareWithFiles(await openSnapshotContext(flags, context), tree));
      const to = await readTree(git, taskId, requireStep(taskId, steps, other));
      return toAnswer(renderDiff({ text: await renderTreeDiff(git, { from: tree, to }), leftOut: [] }));
    }
    case 'restore': {
      const tree = await readTree(git, taskId, step);
      const preview = request.dryRun;
      const name = `step ${step.number} of ${taskId}`;
      const restored = await restoreState(await openSnapshotContext(flags, context), { name, tree }, { preview });
      const text = renderRestored(restored, { preview, what: '' });
      return toAnswer({ text, data: toRestoredData(restored) });
    }
  }
}

function toAnswer({ text, data }: SnapshotReply): Answer {
  return { text: `${text}\n`, json: `${JSON.stringify(data, undefined, 2)}\n` };
}

async function readTaskSteps(
  git: Git,
  task: string | undefined,
): Promise<{ taskId: TaskId; record: GroundhogRun; steps: readonly FoundStep[] }> {
  const known = await listTasks(git);
  const taskId = chooseTask(task, known);
  const found = await findTask(git, taskId);
  if (found === undefined) throw toTaskNotFound(taskId, known);
  const { record } = found.state;
  return { taskId, record, steps: await readSteps(git, taskId, record) };
}

function listNumbers(request: StepsRequest): readonly string[] {
  if (request.kind === 'list') return [];
  const other = request.kind === 'diff' ? request.other : undefined;
  return other === undefined ? [request.step] : [request.step, other];
}

function parseStep(text: string): number | undefined {
  return parseWholeNumber(text, { name: 'step', min: 1, max: 999_999_999 });
}

function requireStep(taskId: TaskId, steps: readonly FoundStep[], text: string): FoundStep {
  const number = parseStep(text);
  const found = steps.find((step) => step.number === number);
  if (found === undefined) throw toUnavailable(taskId, text, 'no attempt has recorded it');
  return found;
}

async function readTree(git: Git, taskId: TaskId, step: FoundStep): Promise<string> {
  const { commit, state } = step;
  if (commit !== null && state === 'kept') return readTreeOf(git, commit);
  throw toUnavailable(taskId, step.number, explainLoss(step));
}

/** Renders the changes of a step on its stream; empty for a state that was there before it. */
async function renderStepDiff(git: Git, { commit, state, reason }: FoundStep): Promise<string> {
  if (commit === null || state !== 'kept' || reason === 'undone' || reason === 'returned') return '';
  return `\n${await renderTreeDiff(git, { from: `${commit}^`, to: commit })}`;
}

async function compareWithFiles(context: SnapshotContext, tree: string): Promise<SnapshotReply> {
  const current = await writeWorktreeTree(context);
  // A snapshot of files holds no submodules: a missing one was not removed.
  const compared = { from: tree, to: current.tree, isOfFilesOnly: true };
  const text = current.tree === tree ? '' : await renderTreeDiff(context.git, compared);
  return renderDiff({ text, leftOut: current.leftOut });
}

function openSnapshotContext({ repo }: StepsFlags, { opened, host }: StepsContext): Promise<SnapshotContext> {
  const excludes = findExcludesFiles(host.env);
  return openUserSnapshots(opened, { folder: repo, excludes, init: false, now: systemClock.now });
}

function toUnavailable(task: TaskId, step: string | number, reason: string): ConfigurationError {
  return new ConfigurationError('step_unavailable', { task, step, reason });
}
