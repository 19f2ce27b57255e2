import { addJudgeUse, type Usage } from '../../domain/attempt/attempt.ts';
import type { JudgeAnswer } from '../../domain/attempt/judge.ts';
import { describeCause } from '../../domain/decisions/run-budget.ts';
import { GitError } from '../../domain/errors/errors.ts';
import { renderTreeDiff } from '../../git/diff-text.ts';
import { openUnchangedFiles } from '../../store/unchanged-files.ts';
import type { JudgeStatement } from '../../verifier/verify.ts';
import type { Capture } from '../../workspace/attempt/capture.ts';
import type { Snapshot } from '../../workspace/attempt/snapshot.ts';
import type { AttemptContext, RunBounds, RunPorts } from '../context/run-context.ts';

export interface WorkToJudge {
  readonly snapshot: Pick<Snapshot, 'snapshotRef'>;
  readonly capture: Pick<Capture, 'commit'>;
  /** The usage of the agent. */
  readonly usage: Usage;
}

/** The parts of an attempt that judging its statements needs. */
export interface JudgeContext {
  readonly task: {
    readonly control: AttemptContext['task']['control'];
    readonly journal: Pick<AttemptContext['task']['journal'], 'state'>;
  };
  readonly checkpoint: Pick<AttemptContext['checkpoint'], 'success_criteria'>;
  readonly request: Pick<AttemptContext['request'], 'onUnjudged'>;
  readonly runContext: {
    readonly ports: Pick<RunPorts, 'judge' | 'notifier'>;
    readonly limits: Pick<RunBounds, 'meter' | 'signal'>;
  };
}

// Why: docs/decisions/0055-a-judge-fails-and-never-blocks.md
/**
 * Creates the function that has the statements of an attempt judged: on its whole diff, within the run's limits.
 * Undefined where the run has no judge.
 */
export function toStatementJudge(context: JudgeContext, work: WorkToJudge): JudgeStatement | undefined {
  const { judge, notifier } = context.runContext.ports;
  const { meter, signal } = context.runContext.limits;
  if (judge === undefined) return undefined;
  const { journal } = context.task;
  let diff: Promise<Diff> | undefined;
  const files = openUnchangedFiles(context.task.control, { from: work.snapshot.snapshotRef, to: work.capture.commit });
  let used = work.usage;
  const ask = async (statement: string): Promise<JudgeAnswer> => {
    const cause = meter.cause();
    if (cause !== undefined) return leave(describeCause(cause));
    diff ??= findDiff(context, work);
    const found = await diff;
    if (found.kind === 'none') return leave(found.reason);
    const criteria = context.checkpoint.success_criteria;
    const answer = await judge({ statement, criteria, diff: found.diff, files, signal });
    if (answer.use !== undefined) used = addJudgeUse(used, answer.use);
    meter.watch(journal.state().record, used);
    return answer;
  };
  return async (statement) => {
    const answer = await ask(statement);
    if (answer.kind === 'judged') return answer;
    notifier.progress({ kind: 'warning', text: `A statement was not judged: ${answer.reason}` });
    // What stopped the run says nothing about the work.
    if (context.request.onUnjudged !== 'fail' || signal.aborted || meter.cause() !== undefined) return answer;
    return {
      ...answer,
      kind: 'judged',
      holds: false,
      reason: `nothing, which fails (on-unjudged: fail): ${answer.reason}`,
    };
  };
}

type Diff = { readonly kind: 'diff'; readonly diff: string } | { readonly kind: 'none'; readonly reason: string };

/** Renders the diff of the attempt, or gives the reason why the judge cannot get it. */
async function findDiff({ task, runContext }: JudgeContext, { snapshot, capture }: WorkToJudge): Promise<Diff> {
  const { signal } = runContext.limits;
  try {
    const diff = await renderTreeDiff(task.control, { from: snapshot.snapshotRef, to: capture.commit, signal });
    return { kind: 'diff', diff };
  } catch (thrown) {
    if (!(thrown instanceof GitError)) throw thrown;
    if (signal.aborted) return { kind: 'none', reason: 'the run was stopped meanwhile.' };
    if (thrown.code !== 'git_answer_too_long') throw thrown;
    return { kind: 'none', reason: `the diff of the attempt is longer than ${thrown.data.bytes} bytes.` };
  }
}

function leave(reason: string): JudgeAnswer {
  return { kind: 'not_judged', reason, use: undefined, transcript: undefined };
}
