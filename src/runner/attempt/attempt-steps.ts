import type { StepTimeline } from '../../domain/attempt/step.ts';
import { isTerminalVerb, isVerbName, type StepReport, type VerbReply } from '../../domain/attempt/verb.ts';
import { findSecrets } from '../../exec/redact.ts';
import { listRefs } from '../../git/for-each-ref.ts';
import { updateRefs } from '../../git/update-ref.ts';
import { formatPlural } from '../../report/text/format-duration.ts';
import { fetchCommits } from '../../store/control-repository.ts';
import { toSignature } from '../../store/signature.ts';
import type { VerbHandler } from '../../verbs/verb-handler.ts';
import type { Snapshot } from '../../workspace/attempt/snapshot.ts';
import type { StepOutcome } from '../../workspace/steps/step-state.ts';
import { openStepTimeline, type StepRecorder } from '../../workspace/steps/step-timeline.ts';
import type { AttemptContext } from '../context/attempt-context.ts';

/** Opens the timeline of an attempt, or shows the one that a run before this one has closed. */
export function openAttemptSteps(context: AttemptContext, snapshot: Snapshot, closed?: StepTimeline): StepRecorder {
  const { prepared, task, request, runContext } = context;
  const { redactor, clock } = runContext;
  const attempts = task.journal.state().run.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
  const numbers = attempts.flatMap(({ timeline }) => timeline?.steps.map(({ number }) => number) ?? []);
  return openStepTimeline({
    workspace: prepared.workspace,
    snapshot,
    closed,
    firstNumber: numbers.reduce((highest, number) => Math.max(highest, number), 0) + 1,
    match: request.stepMatch,
    now: clock.now,
    sign: toSignature,
    hasSecret: (bytes) => findSecrets(bytes).length > 0 || redactor.holdsSecret(bytes),
    publishedNumbers: task.steps.listOf(snapshot.snapshotRef).map(({ number }) => number),
    fetchStreams: () => fetchStreams(context, snapshot),
  });
}

/** Brings the streams of earlier attempts here that this run has not made itself. */
async function fetchStreams({ task, runContext }: AttemptContext, { snapshotRef }: Snapshot): Promise<void> {
  const published = task.steps.listOf(snapshotRef);
  if (published.length === 0) return;
  const { control } = task;
  const here = await listRefs(
    control,
    published.map(({ ref }) => ref),
  );
  const missing = published.filter(({ ref }) => !here.has(ref));
  if (missing.length === 0) return;
  await fetchCommits(
    control,
    runContext.origin,
    missing.map(({ id }) => id),
  );
  await updateRefs(
    control,
    missing.map(({ ref, id }) => ({ kind: 'create', ref, to: id })),
  );
}

/** Answers the verb by which an agent tells of its own tools. */
export async function reportStep(steps: StepRecorder, { tool, phase }: StepReport): Promise<VerbReply> {
  const isReported = phase === 'end';
  const moment = { tool: isReported ? (tool ?? null) : null, isReported, seenAt: 'groundhog.step' };
  return toReply(await steps.record(moment));
}

function toReply(outcome: StepOutcome): VerbReply {
  switch (outcome.kind) {
    case 'missed':
      return { ok: false, text: `No step was recorded: ${outcome.reason}` };
    case 'unchanged':
      return { ok: true, text: 'No file has changed.', data: { step: null } };
    case 'recorded': {
      const { number, changed_paths_total } = outcome.step;
      const text = `Step ${number} recorded: ${formatPlural(changed_paths_total, 'file')} changed.`;
      return { ok: true, text, data: { step: number } };
    }
  }
}

/**
 * Keeps a step at each verb of an attempt: before it, what nobody told of, and after it, what a restore has done. A
 * terminal verb does not wait for that: what the agent would write meanwhile must not count.
 */
export function watchVerbs(desk: VerbHandler, steps: StepRecorder): VerbHandler['handle'] {
  return async (name, payload) => {
    const isPlain = !isTerminalVerb(name) && name !== 'groundhog.step' && desk.terminal() === undefined;
    const seenAt = isPlain && isVerbName(name) ? name : undefined;
    if (seenAt !== undefined) await steps.record({ tool: null, isReported: false, seenAt });
    const reply = await desk.handle(name, payload);
    if (seenAt === 'snapshot_restore') await steps.record({ tool: seenAt, isReported: true, seenAt });
    return reply;
  };
}
