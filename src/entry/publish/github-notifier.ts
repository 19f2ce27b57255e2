import type { ChronicleEvent } from '../../domain/record/chronicle-event.ts';
import { hasTrait } from '../../domain/record/event-traits.ts';
import type { Notifier, TaskView } from '../../domain/record/notifier.ts';
import { createLatestQueue } from './latest-queue.ts';
import { createLiveLane, type LiveLane } from './live-lane.ts';
import type { PublisherOptions, Unopened } from './publisher-options.ts';
import { createPublisher } from './pull-request-publisher.ts';
import { createWarnOnFailure } from './warn-on-failure.ts';

export interface GitHubNotifierOptions extends PublisherOptions {
  /** Sends nothing at all. */
  readonly dryRun?: boolean | undefined;
  /** Publishes when the first attempt starts, too: a page whose box was ticked is no longer as it was written. */
  readonly isShownAtStart?: boolean | undefined;
  /** Called with what a live edit has thrown. */
  readonly onLiveFailure?: ((thrown: unknown) => void) | undefined;
}

/** A notifier that keeps a pull request and its comments current. */
export interface GitHubNotifier extends Notifier {
  /** The pull request, once there is one. */
  pullRequest(): { readonly number: number; readonly url: string } | undefined;
  /** The reason why there is none; undefined where there is one, or nothing to show yet. */
  unopened(): Unopened | undefined;
  /** Whether the pull request was merged or closed, so that progress does not belong there. */
  isFinal(): boolean;
  /**
   * Shows the attempt at work in the status comment. Where the pull request of an earlier job is not known yet, all is
   * published instead, which the next landing or the end would do anyway.
   */
  showLive(view: TaskView): Promise<void>;
  readonly lane: Pick<LiveLane, 'isBusy' | 'takeFailure'>;
  /** Publishes this view and returns when it is delivered, or has failed with a warning. */
  finish(view: TaskView): Promise<void>;
}

/**
 * Creates a notifier that reports a run on GitHub without holding it up: `recorded` returns at once, and events that arrive
 * during a request are reported together. A failure becomes one warning and is tried again with the next event.
 */
export function createGitHubNotifier(options: GitHubNotifierOptions): GitHubNotifier {
  const { onWarning, redact } = options;
  const lane = createLiveLane((thrown) => options.onLiveFailure?.(thrown));
  const warnOnFailure = createWarnOnFailure((text) => onWarning(redact(text)), lane.noteFailure);
  const publisher = createPublisher(options, warnOnFailure);
  /** The checkpoints whose comments are not known to be current; undefined for all. */
  let outdated: ReadonlySet<string> | undefined;
  let isStartDue = options.isShownAtStart === true;
  const publishLatest = createLatestQueue(async (view: TaskView) => {
    // The comments of the run before this one are unknown, so all are compared once.
    const ids = outdated ?? new Set(listCheckpointIds(view));
    outdated = new Set();
    const failed = (await lane.publish(() => warnOnFailure(() => publisher.publish(view, ids)))) ?? ids;
    outdated = new Set([...failed, ...outdated]);
  });

  return {
    async recorded(events, view) {
      if (outdated !== undefined)
        outdated = new Set([...outdated, ...events.flatMap((event) => findAffected(event, view))]);
      const isStarted = isStartDue && events.some(({ kind }) => kind === 'attempt_started');
      if (isStarted) isStartDue = false;
      if (options.dryRun !== true && (isStarted || events.some(isMilestone))) void publishLatest(view);
    },
    progress() {},
    lane,
    showLive: (view) =>
      publisher.pullRequest() === undefined ? publishLatest(view) : lane.edit(() => publisher.showLive(view)),
    pullRequest: publisher.pullRequest,
    unopened: publisher.unopened,
    isFinal: publisher.isFinal,
    async finish(view) {
      if (options.dryRun === true) options.onWarning('Dry run: no pull request and no comment was written.');
      else await publishLatest(view);
    },
  };
}

/** Returns whether an event is worth an edit. A pass is shown with the landing that follows it. */
export function isMilestone(event: ChronicleEvent): boolean {
  if (event.kind === 'attempt_ended' && event.outcome === 'passed') return false;
  return hasTrait(event, 'milestone');
}

function findAffected(event: ChronicleEvent, view: TaskView): readonly string[] {
  if (event.kind === 'plan_set') return listCheckpointIds(view);
  return 'checkpoint_id' in event ? [event.checkpoint_id] : [];
}

function listCheckpointIds({ record }: TaskView): string[] {
  return record.checkpoints.map(({ checkpoint_id }) => checkpoint_id);
}
