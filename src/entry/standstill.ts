import type { ChronicleEvent } from '../domain/chronicle-event.ts';
import type { Clock } from '../domain/clock.ts';
import { GitHubError } from '../domain/errors.ts';
import { systemClock } from './system-clock.ts';

export interface StandstillOptions {
  readonly clock: Clock;
  /** Between two beats of a process that is at work there is less than this. */
  readonly maxGapMs: number;
}

/**
 * Notices that this process stood still, as one whose machine was frozen: another run may have its task by then. Counts
 * from the first record of a run on. A record that was begun after the standstill, and published, shows that the task is
 * still ours.
 */
export interface StandstillWatch {
  /** To be called all the time while the process is at work. */
  beat(): void;
  /** Why nothing may be told now; undefined when all is well. */
  findRefusal(): GitHubError | undefined;
  /** The same as of a notifier. */
  recorded(events: readonly Pick<ChronicleEvent, 'at'>[]): Promise<void>;
  progress(): void;
}

const MAX_GAP_MS = 30_000;
const BEATS_PER_GAP = 5;

/** A watch that beats for as long as this process lives, and keeps nothing alive. */
export function openStandstillWatch(leaseMs: number): StandstillWatch {
  const maxGapMs = Math.min(MAX_GAP_MS, leaseMs / 2);
  const watch = watchStandstill({ clock: systemClock, maxGapMs });
  setInterval(watch.beat, maxGapMs / BEATS_PER_GAP).unref();
  return watch;
}

/** A watch that is told when to beat. */
export function watchStandstill({ clock, maxGapMs }: StandstillOptions): StandstillWatch {
  let last: Beat | undefined;
  let stood: { readonly forMs: number; readonly untilMs: number } | undefined;
  const beat = () => {
    if (last === undefined) return;
    const now = readBeat(clock);
    const forMs = sinceMs(last, now);
    if (forMs > maxGapMs) stood = { forMs, untilMs: now.wallMs };
    last = now;
  };
  return {
    beat,
    findRefusal() {
      beat();
      return stood && new GitHubError('stood_still', { seconds: Math.round(stood.forMs / 1000) });
    },
    recorded(events) {
      beat();
      last ??= readBeat(clock);
      const begunMs = Date.parse(events.at(-1)?.at ?? '');
      // What was pushed before the standstill, and is heard of after it, shows nothing.
      if (stood !== undefined && begunMs >= stood.untilMs) stood = undefined;
      return Promise.resolve();
    },
    progress() {},
  };
}

interface Beat {
  readonly monotonicMs: number;
  readonly wallMs: number;
}

function readBeat(clock: Clock): Beat {
  return { monotonicMs: clock.monotonicMs(), wallMs: clock.now().getTime() };
}

/** A machine that sleeps stops the one of its clocks, and somebody who sets the time moves the other. */
function sinceMs(from: Beat, to: Beat): number {
  return Math.max(to.monotonicMs - from.monotonicMs, to.wallMs - from.wallMs);
}
