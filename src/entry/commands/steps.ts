import type { FoundStep } from '../../domain/attempt/step.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { TaskId } from '../../domain/ids.ts';
import { exitCodeOf } from '../../domain/record/ending.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';
import { renderTreeDiff } from '../../git/diff-text.ts';
import { findGitDir } from '../../git/find-git-dir.ts';
import type { Git } from '../../git/git.ts';
import { readTreeOf } from '../../git/rev-parse.ts';
import { explainLoss, renderStep, renderSteps, renderStepsJson } from '../../report/terminal/steps-text.ts';
import { readSteps } from '../../store/read-steps.ts';
import { findTask, listTasks } from '../../store/read-tasks.ts';
import { restoreState } from '../../workspace/named-snapshots/restore-named-snapshot.ts';
import type { SnapshotContext } from '../../workspace/named-snapshots/snapshot-context.ts';
import {
  renderDiff,
  renderRestored,
  type SnapshotReply,
  toRestoredData,
} from '../../workspace/named-snapshots/snapshot-text.ts';
import { openUserSnapshots } from '../../workspace/named-snapshots/user-snapshots.ts';
import { writeWorktreeTree } from '../../workspace/named-snapshots/write-worktree-tree.ts';
import { type HostContext, withGit } from '../compose/compose.ts';
import type { Console } from '../compose/console.ts';
import { findExcludesFiles } from '../compose/find-excludes-files.ts';
import { systemClock } from '../compose/system-clock.ts';
import { toFailure } from '../compose/to-failure.ts';
import { chooseTask } from '../events/choose-task.ts';
import { parseWholeNumber } from '../settings/settings.ts';

/** What is asked about the steps of a task. */
export type StepsQuestion = { readonly kind: 'list' } | StepQuestion;

type StepQuestion =
  | { readonly kind: 'show'; readonly step: string }
  | { readonly kind: 'diff'; readonly step: string; readonly other: string | undefined }
  | { readonly kind: 'restore'; readonly step: string; readonly dryRun: boolean };

export interface StepsFlags {
  readonly repo: string;
  readonly task?: string;
  readonly json?: boolean;
}

interface StepsIo {
  readonly host: HostContext;
  readonly console: Console;
}

/** Shows the steps of a task's attempts, compares them, or puts the files of one into the checkout. */
export async function stepsCommand(question: StepsQuestion, flags: StepsFlags, io: StepsIo): Promise<number> {
  const { host, console } = io;
  try {
    const said = await withGit(host, (door) => answer(question, flags, { door, host }));
    console.out(flags.json === true ? said.json : said.text);
    return 0;
  } catch (error) {
    const { ending, text } = toFailure(error, host.redactor.redact, `steps ${question.kind}`);
    console.err(`${text}\n`);
    return exitCodeOf(ending);
  }
}

interface Answer {
  readonly text: string;
  readonly json: string;
}

interface Doors {
  readonly door: Git;
  readonly host: HostContext;
}

async function answer(question: StepsQuestion, flags: StepsFlags, doors: Doors): Promise<Answer> {
  const found = await findGitDir(doors.door, flags.repo);
  if (found === undefined) throw new ConfigurationError('not_a_repository', { path: flags.repo });
  const git = doors.door.at({ gitDir: found.gitDir });
  const { taskId, run, steps } = await readTask(git, flags.task);
  if (question.kind === 'list') return { text: renderSteps(run, steps), json: renderStepsJson(taskId, steps) };
  return answerAboutOne(question, flags, { ...doors, git, taskId, steps });
}

interface Found extends Doors {
  readonly git: Git;
  readonly taskId: TaskId;
  readonly steps: readonly FoundStep[];
}

async function answerAboutOne(
  question: StepQuestion,
  flags: StepsFlags,
  { git, taskId, steps, ...doors }: Found,
): Promise<Answer> {
  const step = requireStep(taskId, steps, question.step);
  switch (question.kind) {
    case 'show': {
      const diff = await findOwnDiff(git, step);
      return { text: `${renderStep(step)}${diff}`, json: renderStepsJson(taskId, [step]) };
    }
    case 'diff': {
      const { other } = question;
      const tree = await readTree(git, taskId, step);
      if (other === undefined) return toAnswer(await compareWithFiles(await openSnapshotContext(flags, doors), tree));
      const to = await readTree(git, taskId, requireStep(taskId, steps, other));
      return toAnswer(renderDiff({ text: await renderTreeDiff(git, { from: tree, to }), leftOut: [] }));
    }
    case 'restore': {
      const tree = await readTree(git, taskId, step);
      const preview = question.dryRun;
      const name = `step ${step.number} of ${taskId}`;
      const restored = await restoreState(await openSnapshotContext(flags, doors), { name, tree }, { preview });
      const text = renderRestored(restored, { preview, what: '' });
      return toAnswer({ text, data: toRestoredData(restored) });
    }
  }
}

function toAnswer({ text, data }: SnapshotReply): Answer {
  return { text: `${text}\n`, json: `${JSON.stringify(data, undefined, 2)}\n` };
}

async function readTask(
  git: Git,
  task: string | undefined,
): Promise<{ taskId: TaskId; run: GroundhogRun; steps: readonly FoundStep[] }> {
  const known = await listTasks(git);
  const taskId = chooseTask(task, known);
  const found = await findTask(git, taskId);
  if (found === undefined) throw new ConfigurationError('task_not_found', { task: taskId, known: known.join(', ') });
  const { run } = found.state;
  return { taskId, run, steps: await readSteps(git, taskId, run) };
}

function requireStep(taskId: TaskId, steps: readonly FoundStep[], text: string): FoundStep {
  const number = parseWholeNumber(text, { name: 'step', min: 1, max: 999_999_999 });
  const found = steps.find((step) => step.number === number);
  if (found === undefined) throw unavailable(taskId, text, 'no attempt has recorded it');
  return found;
}

async function readTree(git: Git, taskId: TaskId, step: FoundStep): Promise<string> {
  const { commit, state } = step;
  if (commit !== null && state === 'kept') return readTreeOf(git, commit);
  throw unavailable(taskId, step.number, explainLoss(step));
}

/** What the step has changed on its stream; nothing for a state that was there before it. */
async function findOwnDiff(git: Git, { commit, state, reason }: FoundStep): Promise<string> {
  if (commit === null || state !== 'kept' || reason === 'undone' || reason === 'returned') return '';
  return `\n${await renderTreeDiff(git, { from: `${commit}^`, to: commit })}`;
}

async function compareWithFiles(place: SnapshotContext, tree: string): Promise<SnapshotReply> {
  const now = await writeWorktreeTree(place);
  // A snapshot of files has no submodule in it: that is none that was removed.
  const compared = { from: tree, to: now.tree, isOfFilesOnly: true };
  const text = now.tree === tree ? '' : await renderTreeDiff(place.git, compared);
  return renderDiff({ text, leftOut: now.leftOut });
}

function openSnapshotContext({ repo }: StepsFlags, { door, host }: Doors): Promise<SnapshotContext> {
  const excludes = findExcludesFiles(host.env);
  return openUserSnapshots(door, { folder: repo, excludes, init: false, now: systemClock.now });
}

function unavailable(task: TaskId, step: string | number, reason: string): ConfigurationError {
  return new ConfigurationError('step_unavailable', { task, step, reason });
}
