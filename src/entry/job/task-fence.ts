import type { Clock } from '../../domain/clock.ts';
import { GitHubError, GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId, TaskId } from '../../domain/ids.ts';
import type { ChronicleEvent } from '../../domain/record/chronicle-event.ts';
import type { RunProgress } from '../../domain/record/notifier.ts';

export interface TaskFenceOptions {
  readonly clock: Clock;
  /** For this long after a record or a check, no other run can have taken the task and written about it. */
  readonly maxAgeMs: number;
  /** Fetches the commit of a task's record on the origin; undefined when there is none. */
  readonly fetchRecord: (taskId: TaskId) => Promise<ObjectId | undefined>;
}

/**
 * Keeps a job from writing to GitHub about a task that another run may have by now. The lease fences the refs; any other
 * write waits for a check of them as soon as the last confirmation is too old: this process may have been frozen, or a
 * user may have unlocked the task. Starts with the first record of a run.
 */
export interface TaskFence {
  /** Fences all writes while `use` works on a task. */
  during<T>(taskId: TaskId, use: () => Promise<T>): Promise<T>;
  /** Returns why nothing may be written now, or undefined. To be called right before each write. */
  findRefusal(): Promise<GitHubError | undefined>;
  /** Receives records as a notifier does. */
  recorded(events: readonly Pick<ChronicleEvent, 'at'>[]): Promise<void>;
  progress(progress: RunProgress): void;
}

/** A check that took longer may be older than a freeze of this process, and is repeated. */
const MAX_CHECK_MS = 10_000;
const MAX_CHECKS = 3;

interface FencedTask {
  readonly taskId: TaskId;
  /** The commits that the record may have under our lease. */
  readonly ours: Set<ObjectId>;
  /** The last moment at which the task was surely ours; undefined before the first record. */
  confirmedAt: Moment | undefined;
}

/** Opens a fence, which lets every write pass until `during` is called. */
export function openTaskFence({ clock, maxAgeMs, fetchRecord }: TaskFenceOptions): TaskFence {
  let fenced: FencedTask | undefined;
  const ageMs = (moment: Moment) => sinceMs(moment, readMoment(clock));
  const checkRecord = async (task: FencedTask): Promise<GitHubError | undefined> => {
    for (let checks = 0; checks < MAX_CHECKS; checks += 1) {
      const startedAt = readMoment(clock);
      const found = await fetchRecord(task.taskId);
      if (found === undefined || !task.ours.has(found))
        return toRefusal('another run, or a person, has written its record since');
      if (ageMs(startedAt) > MAX_CHECK_MS) continue;
      task.confirmedAt = startedAt;
      return undefined;
    }
    return toRefusal('the remote took too long to report its record');
  };
  return {
    async during(taskId, use) {
      fenced = { taskId, ours: new Set(), confirmedAt: undefined };
      try {
        return await use();
      } finally {
        fenced = undefined;
      }
    },
    async findRefusal() {
      if (fenced?.confirmedAt === undefined || ageMs(fenced.confirmedAt) <= maxAgeMs) return undefined;
      try {
        return await checkRecord(fenced);
      } catch (thrown) {
        if (thrown instanceof GroundhogError) return toRefusal('the remote did not report its record');
        throw thrown;
      }
    },
    recorded(events) {
      // It was ours when the record was started; the answer may have come long after.
      const startedMs = Date.parse(events.at(-1)?.at ?? '');
      if (fenced !== undefined && !(startedMs <= (fenced.confirmedAt?.wallMs ?? 0)))
        fenced.confirmedAt = toMoment(clock, startedMs);
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

/** A moment by both clocks: sleep of the machine stops the first, and setting the time moves the second. */
interface Moment {
  readonly monotonicMs: number;
  readonly wallMs: number;
}

function readMoment(clock: Clock): Moment {
  return { monotonicMs: clock.monotonicMs(), wallMs: clock.now().getTime() };
}

/** Makes a moment from the time of day alone. */
function toMoment(clock: Clock, wallMs: number): Moment {
  const now = readMoment(clock);
  const agoMs = Math.max(0, now.wallMs - wallMs);
  return { monotonicMs: now.monotonicMs - agoMs, wallMs: now.wallMs - agoMs };
}

function sinceMs(from: Moment, to: Moment): number {
  return Math.max(to.monotonicMs - from.monotonicMs, to.wallMs - from.wallMs);
}
