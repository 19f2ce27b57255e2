import type { Clock } from '../../domain/clock.ts';
import { GitHubError, GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId, TaskId } from '../../domain/ids.ts';
import type { ChronicleEvent } from '../../domain/record/chronicle-event.ts';
import type { RunProgress } from '../../domain/record/notifier.ts';

export interface TaskFenceOptions {
  readonly clock: Clock;
  /** For so long after a record, or a look, nobody else can have the task and have told of it. */
  readonly maxAgeMs: number;
  /** Where the record of a task is on the origin now; undefined when it is not there. */
  readonly lookAtRecord: (taskId: TaskId) => Promise<ObjectId | undefined>;
}

/**
 * Keeps a job from telling GitHub of a task that may be another run's by now. The lease fences the refs; what is told
 * besides waits for a look at them, as soon as the last one is not of this moment: this process may have been frozen, or
 * a person may have unlocked the task. Counts from the first record of a run on.
 */
export interface TaskFence {
  /** Fences what is told while `use` works on a task. */
  during<T>(taskId: TaskId, use: () => Promise<T>): Promise<T>;
  /** Why nothing may be told now; undefined when all is well. To be asked right before each write. */
  findRefusal(): Promise<GitHubError | undefined>;
  /** The same as of a notifier. */
  recorded(events: readonly Pick<ChronicleEvent, 'at'>[]): Promise<void>;
  progress(progress: RunProgress): void;
}

/** A look that took longer than this may be of the time before a standstill, and is taken again. */
const MAX_LOOK_MS = 10_000;
const MAX_LOOKS = 3;

interface FencedTask {
  readonly taskId: TaskId;
  /** Where the record was seen or put under our lease. */
  readonly ours: Set<ObjectId>;
  /** When the task was surely ours for the last time; undefined before the first record. */
  seen: Moment | undefined;
}

/** A fence that is open until it is told of a task. */
export function openTaskFence({ clock, maxAgeMs, lookAtRecord }: TaskFenceOptions): TaskFence {
  let fenced: FencedTask | undefined;
  const ageMs = (seen: Moment) => sinceMs(seen, readMoment(clock));
  const look = async (task: FencedTask): Promise<GitHubError | undefined> => {
    for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
      const begun = readMoment(clock);
      const found = await lookAtRecord(task.taskId);
      if (found === undefined || !task.ours.has(found))
        return toRefusal('another run, or a person, has written its record since');
      if (ageMs(begun) > MAX_LOOK_MS) continue;
      task.seen = begun;
      return undefined;
    }
    return toRefusal('the remote took too long to say where its record is');
  };
  return {
    async during(taskId, use) {
      fenced = { taskId, ours: new Set(), seen: undefined };
      try {
        return await use();
      } finally {
        fenced = undefined;
      }
    },
    async findRefusal() {
      if (fenced?.seen === undefined || ageMs(fenced.seen) <= maxAgeMs) return undefined;
      try {
        return await look(fenced);
      } catch (thrown) {
        if (thrown instanceof GroundhogError) return toRefusal('the remote did not say where its record is');
        throw thrown;
      }
    },
    recorded(events) {
      // It was ours when the record was begun; the answer may have come long after.
      const begunMs = Date.parse(events.at(-1)?.at ?? '');
      if (fenced !== undefined && !(begunMs <= (fenced.seen?.wallMs ?? 0))) fenced.seen = toMoment(clock, begunMs);
      return Promise.resolve();
    },
    progress(progress) {
      if (progress.kind === 'record_at') fenced?.ours.add(progress.commit);
    },
  };
}

function toRefusal(reason: string): GitHubError {
  return new GitHubError('task_in_doubt', { reason });
}

/** By both clocks: a machine that sleeps stops the one, and somebody who sets the time moves the other. */
interface Moment {
  readonly monotonicMs: number;
  readonly wallMs: number;
}

function readMoment(clock: Clock): Moment {
  return { monotonicMs: clock.monotonicMs(), wallMs: clock.now().getTime() };
}

/** A moment that is known by the time of day alone. */
function toMoment(clock: Clock, wallMs: number): Moment {
  const now = readMoment(clock);
  const agoMs = Math.max(0, now.wallMs - wallMs);
  return { monotonicMs: now.monotonicMs - agoMs, wallMs: now.wallMs - agoMs };
}

function sinceMs(from: Moment, to: Moment): number {
  return Math.max(to.monotonicMs - from.monotonicMs, to.wallMs - from.wallMs);
}
