import type { FoundStep } from '../domain/attempt/step.ts';
import type { ObjectId, TaskId } from '../domain/ids.ts';
import type { GroundhogRun } from '../domain/record/run-record.ts';
import { taskNamespace, toStreamName } from '../domain/refs/ref-name.ts';
import { listFirstParents } from '../git/first-parents.ts';
import { listRefs } from '../git/for-each-ref.ts';
import type { Git } from '../git/git.ts';
import { findCommit } from '../git/rev-parse.ts';

/** Steps of one stream that are read; an attempt keeps fewer. */
const MAX_FOLLOWED = 5000;

/** Reads all steps that the record of a task knows, oldest first. */
export async function readSteps(git: Git, taskId: TaskId, record: GroundhogRun): Promise<FoundStep[]> {
  const refs = await listRefs(git, [`${taskNamespace(taskId)}/steps/`]);
  const found: FoundStep[] = [];
  const kept = new Map<ObjectId, ReadonlySet<ObjectId>>();
  const passed = record.checkpoints.flatMap(({ attempts }) => attempts).filter(({ outcome }) => outcome === 'passed');
  const landedBases = new Set(passed.map(({ snapshot_ref }) => snapshot_ref));
  for (const { checkpoint_id, attempts } of record.checkpoints) {
    for (const { day, timeline } of attempts) {
      if (timeline === null || timeline.steps.length === 0) continue;
      const { base, landed_stream } = timeline;
      const reachable = kept.get(base) ?? (await listKept(git, base, refs));
      kept.set(base, reachable);
      for (const step of timeline.steps)
        found.push({
          ...step,
          day,
          checkpointId: checkpoint_id,
          streamName: step.stream === null ? null : toStreamName(base, step.stream),
          isLanded: step.stream !== null && step.stream === landed_stream,
          isBaseLanded: landedBases.has(base),
          state: step.commit === null ? 'withheld' : reachable.has(step.commit) ? 'kept' : 'condensed',
        });
    }
  }
  return found.sort((a, b) => a.number - b.number);
}

/** Lists the base and the commits of its steps that a ref still keeps. */
async function listKept(git: Git, base: ObjectId, refs: ReadonlyMap<string, ObjectId>): Promise<ReadonlySet<ObjectId>> {
  const kept = new Set<ObjectId>();
  if ((await findCommit(git, base)) === undefined) return kept;
  kept.add(base);
  for (const [ref, tip] of refs) {
    if (!ref.includes(`/steps/${base.slice(0, 7)}-`)) continue;
    for (const { id } of await listFirstParents(git, { from: base, to: tip, max: MAX_FOLLOWED })) kept.add(id);
  }
  return kept;
}
