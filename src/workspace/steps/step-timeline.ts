import { renderStepMessage, type StepRecord, type StepTimeline } from '../../domain/attempt/step.ts';
import { isSameWork } from '../../domain/attempt/step-stream.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { RefName } from '../../domain/refs/ref-name.ts';
import type { Capture } from '../attempt/capture.ts';
import { commitStep, commitStepTo, importStep, loadStreams, type StepTarget, streamOf } from './commit-step.ts';
import {
  cacheBaseStates,
  createState,
  findStepFiles,
  holdsSecret,
  listChangedPaths,
  recordMiss,
  type StepContext,
  type StepFiles,
  type StepOutcome,
  type TimelineOptions,
} from './step-state.ts';
import { toFileStates, toStreamRef } from './step-streams.ts';

const MAX_STEPS = 300;
const MAX_LISTED_PATHS = 50;

/** A moment at which the files may have changed. */
export interface StepMoment {
  /** The tool that has just ended; null when it is unknown what has changed the files. */
  readonly tool: string | null;
  /** True when a reported tool has just ended; otherwise the files changed at an unknown time. */
  readonly isReported: boolean;
  readonly seenAt: string;
}

export interface StepRecorder {
  /** Records the files as a step when they have changed since the last moment. Never rejects. */
  record(moment: StepMoment): Promise<StepOutcome>;
  /** Records the capture as the last step, without another status. */
  finish(capture: Capture, last: { readonly seenAt: string; readonly hasSecret: boolean }): Promise<void>;
  readonly timeline: () => StepTimeline;
  /** The streams that this attempt has made or moved. */
  readonly moved: () => ReadonlyMap<RefName, ObjectId>;
  /** Lists the refs of all streams of the attempt's base. */
  listStreamRefs(): Promise<ReadonlySet<RefName>>;
}

/** Opens the timeline of an attempt whose workspace is as its snapshot says. Costs nothing until something changes. */
export function openStepTimeline(options: TimelineOptions): StepRecorder {
  const state = createState(options.closed);
  const context: StepContext = { ...options, state };
  let queue: Promise<unknown> = Promise.resolve();
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  };
  return {
    record: (moment) => enqueue(() => recordMoment(context, moment)),
    finish(capture, last) {
      // Moments that still wait are too late: the capture has all changes.
      state.isClosed = true;
      return enqueue(() => recordCapture(context, capture, last));
    },
    timeline: () => ({
      base: options.snapshot.snapshotRef,
      landed_stream: null,
      steps: [...state.steps],
      missed: state.missed,
    }),
    moved: () => state.moved,
    async listStreamRefs() {
      const { streams } = await loadStreams(context);
      return new Set([...streams.keys()].map((number) => toStreamRef(streamOf(context), number)));
    },
  };
}

async function recordMoment(context: StepContext, moment: StepMoment): Promise<StepOutcome> {
  const { state, workspace, snapshot } = context;
  if (state.isClosed) return { kind: 'missed', reason: 'the attempt has ended' };
  if (state.steps.length >= MAX_STEPS) return recordMiss(state, `an attempt has at most ${MAX_STEPS} steps`);
  const found = await findStepFiles(workspace, snapshot);
  if ('problem' in found) return recordMiss(state, found.problem);
  return tryWriteStep(context, found, {
    ...moment,
    write: (target, message, at) => importStep(context, found, { ...target, message, at }),
    isWithheld: holdsSecret(context, found),
    texts: toTexts(found),
  });
}

async function recordCapture(
  context: StepContext,
  capture: Capture,
  { seenAt, hasSecret }: { readonly seenAt: string; readonly hasSecret: boolean },
): Promise<void> {
  const { state } = context;
  // Nothing was read: there is no last state.
  if (capture.status === undefined) {
    state.missed += 1;
    return;
  }
  const { status, changes, tree } = capture;
  await tryWriteStep(
    context,
    { files: toFileStates(changes), indexed: status.indexed },
    {
      tool: null,
      isReported: false,
      seenAt,
      texts: new Map(),
      isWithheld: hasSecret,
      write: (target, message, at) => commitStep(context, tree, { ...target, message, at }),
    },
  );
}

interface StepToWrite extends StepMoment {
  readonly texts: ReadonlyMap<ObjectId, Uint8Array>;
  readonly isWithheld: boolean;
  readonly write: (target: StepTarget, message: string, at: Date) => Promise<ObjectId>;
}

function toTexts({ changes, contents }: StepFiles): ReadonlyMap<ObjectId, Uint8Array> {
  const ids = new Map(changes.map(({ path, id }) => [path, id]));
  const texts = new Map<ObjectId, Uint8Array>();
  for (const change of contents) if (change.kind === 'content') texts.set(ids.get(change.path) ?? '', change.bytes);
  return texts;
}

/** Writes a step. One that cannot be written counts as missed and never ends an attempt. */
async function tryWriteStep(
  context: StepContext,
  files: Pick<StepFiles, 'files' | 'indexed'>,
  step: StepToWrite,
): Promise<StepOutcome> {
  try {
    return await writeStep(context, files, step);
  } catch {
    return recordMiss(context.state, 'the step could not be written');
  }
}

async function writeStep(
  context: StepContext,
  { files, indexed }: Pick<StepFiles, 'files' | 'indexed'>,
  wanted: StepToWrite,
): Promise<StepOutcome> {
  const { state, snapshot, now, firstNumber } = context;
  cacheBaseStates(state, files, indexed);
  if (isSameWork(files, state.known)) {
    state.isSampled = true;
    return { kind: 'unchanged' };
  }
  const at = now();
  const number = firstNumber + state.steps.length;
  const { day, snapshotRef } = snapshot;
  const message = renderStepMessage({ number, day, base: snapshotRef, tool: wanted.tool });
  const placed = wanted.isWithheld
    ? { stream: null, reason: 'withheld' as const, commit: null }
    : await commitStepTo(context, { ...wanted, files }, (target) => wanted.write(target, message, at));
  const changes = listChangedPaths(state, state.known, files);
  const step: StepRecord = {
    number,
    at: at.toISOString(),
    tool: wanted.tool,
    seen_at: wanted.seenAt,
    ...placed,
    changed_paths: changes.slice(0, MAX_LISTED_PATHS),
    changed_paths_total: changes.length,
  };
  state.steps.push(step);
  state.known = files;
  state.isSampled = true;
  return { kind: 'recorded', step };
}
