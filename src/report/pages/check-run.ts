import { describeTestOutcome, findBadRows } from '../../domain/attempt/describe-test-rows.ts';
import { type CriterionRun, findFailed } from '../../domain/attempt/verdict.ts';
import { describeCriterion } from '../../domain/plan/describe-criterion.ts';
import { conclusionOf } from '../../domain/record/ending.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { renderFailureSection } from '../parts/failure-section.ts';
import { renderSituation } from '../parts/headline.ts';
import { renderCheckpoints, renderNumbers } from '../parts/status-table.ts';
import { titleState } from '../parts/task-title.ts';
import { cutText, type Links, toShortLine, toUnmarkedText } from '../text/safe-text.ts';
import { type CheckpointFacts, findLatestCriteria, isDone, listCheckpoints } from '../words/task-facts.ts';
import { describeTaskStatus, endingOf } from '../words/task-status.ts';

/** GitHub's limit for one request; further requests could add an annotation twice. */
const MAX_ANNOTATIONS = 50;
const MAX_TABLE_CHARS = 35_000;
const MAX_MESSAGE_BYTES = 2000;

/** The name of the check run, which a rule of the repository can require. */
export const CHECK_NAME = 'Groundhog';

/** One failed criterion, at a line of a file. */
export interface Annotation {
  readonly path: string;
  readonly line: number;
  readonly title: string;
  /** Plain text: GitHub renders no markdown here. */
  readonly message: string;
}

/** The check run of a run that ended, on the last commit of the task branch. */
export interface CheckRunReport {
  readonly name: string;
  /** The identity of the check run: one for each task, commit and time of ending. */
  readonly externalId: string;
  readonly headSha: string;
  /** Never neutral, which a rule that requires the check takes for a success. */
  readonly conclusion: 'success' | 'failure' | 'action_required';
  readonly completedAt: string;
  readonly title: string;
  readonly summary: string;
  readonly annotations: readonly Annotation[];
}

/** Finds the line of a criterion in the plan file; both indexes count from 0, the line from 1. */
export type FindPlanLine = (checkpoint: number, criterion: number) => number;

/** The links and the plan file that a check run refers to. */
export interface CheckRunOptions {
  readonly links: Links;
  /** The plan in the repository; without it, criteria that name no file have no annotation. */
  readonly plan: { readonly path: string; readonly findLine: FindPlanLine } | undefined;
}

/** Renders the check run of a run; undefined while it is running, and without a commit on the task branch. */
export function renderCheckRun(view: TaskView, { links, plan }: CheckRunOptions): CheckRunReport | undefined {
  const { record } = view;
  const status = describeTaskStatus(view);
  if (status === undefined || record.ended_at === null || record.head === record.base_sha) return undefined;
  const checkpoints = listCheckpoints(view);
  const annotations = listAnnotations(checkpoints, plan);
  const conclusion = conclusionOf(endingOf(status.kind));
  const unlisted = annotations.length - MAX_ANNOTATIONS;
  const sections = [
    // GitHub shows the title above it.
    renderSituation(view, { checkpoints, links, location: 'on the pull request' }),
    renderCheckpoints(checkpoints, links, MAX_TABLE_CHARS),
    unlisted > 0 ? `${unlisted} more failures have no annotation.` : undefined,
    ...checkpoints
      .filter((each) => !isDone(each))
      .map(({ attempts }) => renderFailureSection(attempts, { isOpen: status.kind === 'blocked' }))
      .slice(0, 1),
    renderNumbers(view, checkpoints, links),
  ];
  return {
    name: CHECK_NAME,
    externalId: `groundhog:1:${record.lineage}:${record.head}:${record.ended_at}`,
    headSha: record.head,
    conclusion: conclusion === 'neutral' ? 'action_required' : conclusion,
    completedAt: record.ended_at,
    title: titleState(view, checkpoints, toShortLine),
    summary: sections.filter((section) => section !== undefined).join('\n\n'),
    annotations: annotations.slice(0, MAX_ANNOTATIONS),
  };
}

function listAnnotations(checkpoints: readonly CheckpointFacts[], plan: CheckRunOptions['plan']): Annotation[] {
  return checkpoints
    .filter((checkpoint) => !isDone(checkpoint))
    .flatMap((checkpoint) => {
      const runs = findLatestCriteria(checkpoint);
      if (checkpoint.attempts.length === 0) return [];
      return findFailed(runs).flatMap((run) => {
        const tests = annotateTests(checkpoint, run);
        if (tests.length > 0) return tests;
        const position = findPlanPosition(checkpoint.position - 1, runs.indexOf(run), plan) ?? findPosition(run);
        return position === undefined ? [] : [{ ...position, ...describeFailure(checkpoint, run) }];
      });
    });
}

/** Returns an annotation for each test that keeps a criterion from holding, at the line that its report names. */
function annotateTests(checkpoint: CheckpointFacts, run: CriterionRun): Annotation[] {
  return findBadRows(run).flatMap(({ name, path, line, message, base, now }) => {
    if (path === null) return [];
    const outcomes = `base: ${describeTestOutcome(base)}, now: ${describeTestOutcome(now)}`;
    const text = cutText(toUnmarkedText(message), MAX_MESSAGE_BYTES).trim();
    return {
      path,
      line: line ?? 1,
      title: `Checkpoint ${toShortLine(checkpoint.id, 60)}: ${toShortLine(name, 120)}`,
      message: text === '' ? outcomes : `${outcomes}\n\n${text}`,
    };
  });
}

type AnnotationPosition = Pick<Annotation, 'path' | 'line'>;

function findPosition({ criterion }: CriterionRun): AnnotationPosition | undefined {
  return 'path' in criterion ? { path: criterion.path, line: 1 } : undefined;
}

function findPlanPosition(
  checkpoint: number,
  criterion: number,
  plan: CheckRunOptions['plan'],
): AnnotationPosition | undefined {
  return plan === undefined ? undefined : { path: plan.path, line: plan.findLine(checkpoint, criterion) };
}

function describeFailure(checkpoint: CheckpointFacts, run: CriterionRun): Pick<Annotation, 'title' | 'message'> {
  const criterion = `${run.criterion.kind}: ${toShortLine(describeCriterion(run.criterion), 300)}`;
  const output = cutText(toUnmarkedText(cutText(run.output, MAX_MESSAGE_BYTES * 4)), MAX_MESSAGE_BYTES).trim();
  return {
    title: `Checkpoint ${toShortLine(checkpoint.id, 60)}: ${toShortLine(run.detail, 120)}`,
    message: output === '' ? criterion : `${criterion}\n\n${output}`,
  };
}
