import type { Usage } from '../domain/attempt.ts';
import { addJudgeUse } from '../domain/attempt-usage.ts';
import { describeCause } from '../domain/run-budget.ts';
import { renderTreeDiff } from '../git/diff-text.ts';
import type { JudgeStatement } from '../verifier/verify.ts';
import type { Capture } from '../workspace/capture.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import type { AttemptContext } from './attempt-context.ts';

export interface JudgedWork {
  readonly snapshot: Snapshot;
  readonly capture: Capture;
  /** What the agent has used. */
  readonly usage: Usage;
}

/**
 * How the statements of an attempt are judged: on its whole diff, within what the run may still use. Undefined where
 * nobody was named who could judge.
 */
export function toStatementJudge(context: AttemptContext, work: JudgedWork): JudgeStatement | undefined {
  const { judge, meter, notifier, signal } = context.surroundings;
  if (judge === undefined) return undefined;
  const { control, journal } = context.task;
  let diff: Promise<string> | undefined;
  let used = work.usage;
  return async (statement) => {
    const cause = meter.cause();
    if (cause !== undefined)
      return { kind: 'not_judged', reason: describeCause(cause), use: undefined, transcript: undefined };
    diff ??= renderTreeDiff(control, work.snapshot.snapshotRef, work.capture.commit);
    const criteria = context.checkpoint.success_criteria;
    const answer = await judge({ statement, criteria, diff: await diff, signal });
    if (answer.use !== undefined) used = addJudgeUse(used, answer.use);
    meter.watch(journal.state().run, used);
    if (answer.kind === 'not_judged')
      notifier.progress({ kind: 'warning', text: `A statement was not judged: ${answer.reason}` });
    return answer;
  };
}
