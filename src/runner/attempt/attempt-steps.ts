import type { StepTimeline } from '../../domain/attempt/step.ts';
import { isTerminalVerb, isVerbName, type StepReport, type VerbReply } from '../../domain/attempt/verb.ts';
import { renderStepReply, verbReplies } from '../../domain/attempt/verb-replies.ts';
import { findSecrets } from '../../exec/redaction/redact.ts';
import { listRefs } from '../../git/for-each-ref.ts';
import { updateRefs } from '../../git/update-ref.ts';
import { fetchCommits } from '../../store/control-repository.ts';
import { toSignature } from '../../store/signature.ts';
import type { VerbHandler } from '../../verbs/verb-handler.ts';
import type { Snapshot } from '../../workspace/attempt/snapshot.ts';
import type { StepOutcome } from '../../workspace/steps/step-state.ts';
import { openStepTimeline, type StepRecorder } from '../../workspace/steps/step-timeline.ts';
import type { AttemptContext } from '../context/run-context.ts';
import type { Saved } from '../context/step-saver.ts';
import { recordEvents } from '../record/record-events.ts';

/** Opens the timeline of an attempt, whose steps are reported, or shows the one that an earlier run has closed. */
export function openAttemptSteps(context: AttemptContext, snapshot: Snapshot, closed?: StepTimeline): StepRecorder {
  const { prepared, task, request, runContext } = context;
  const { redactor, clock, notifier } = runContext.ports;
  const attempts = task.journal.state().record.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
  const numbers = attempts.flatMap(({ timeline }) => timeline?.steps.map(({ number }) => number) ?? []);
  const recorder = openStepTimeline({
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
  return {
    ...recorder,
    async record(moment) {
      const outcome = await recorder.record(moment);
      if (outcome.kind === 'recorded') notifier.progress({ kind: 'agent_step', step: outcome.step });
      return outcome;
    },
  };
}

/** Fetches the streams of earlier attempts that the control repository lacks. */
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
    runContext.ports.origin,
    missing.map(({ id }) => id),
  );
  await updateRefs(
    control,
    missing.map(({ ref, id }) => ({ kind: 'create', ref, to: id })),
  );
}

/**
 * Creates the function that publishes the steps of an attempt under way: each call those that no call before it has
 * published, and the lease with them. Once the origin has refused their refs, the record goes without them.
 */
export function createStepSave(context: AttemptContext, steps: StepRecorder): () => Promise<Saved> {
  const { task, checkpoint, day } = context;
  let saved = 0;
  let isRefused = false;
  return async () => {
    const { base, steps: all, missed } = steps.timeline();
    if (all.length <= saved) return 'nothing';
    const wanted = new Map(steps.moved());
    const facts = { checkpoint_id: checkpoint.id, day, base, steps: all.slice(saved), missed };
    const further = isRefused ? [] : task.steps.toMoves(wanted);
    const { kind } = await recordEvents(context, [{ kind: 'steps_recorded', ...facts }], { further });
    if (kind !== 'recorded') return 'nothing';
    saved = all.length;
    isRefused ||= task.steps.toMoves(wanted).length > 0;
    return 'saved';
  };
}

/** Answers the verb by which an agent reports the calls of its own tools. */
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
      return { ok: true, text: verbReplies.unchanged, data: { step: null } };
    case 'recorded': {
      const { number, changed_paths_total } = outcome.step;
      return { ok: true, text: renderStepReply(number, changed_paths_total), data: { step: number } };
    }
  }
}

/**
 * Records a step at each verb of an attempt: before it, changes that were not reported, and after it those of a restore.
 * A terminal verb does not wait for that: files that the agent writes meanwhile must not count.
 */
export function watchVerbs(verbs: VerbHandler, steps: StepRecorder): VerbHandler['handle'] {
  return async (name, payload) => {
    const isPlain = !isTerminalVerb(name) && name !== 'groundhog.step' && verbs.terminal() === undefined;
    const seenAt = isPlain && isVerbName(name) ? name : undefined;
    if (seenAt !== undefined) await steps.record({ tool: null, isReported: false, seenAt });
    const reply = await verbs.handle(name, payload);
    if (seenAt === 'snapshot_restore') await steps.record({ tool: seenAt, isReported: true, seenAt });
    return reply;
  };
}
