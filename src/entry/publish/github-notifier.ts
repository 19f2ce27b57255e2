import type { ChronicleEvent } from '../../domain/record/chronicle-event.ts';
import { hasTrait } from '../../domain/record/event-traits.ts';
import type { Notifier, TaskView } from '../../domain/record/notifier.ts';
import { createPublisher, type PublisherOptions } from './pull-request-publisher.ts';
import { createWarnOnFailure } from './warn-on-failure.ts';

/** What the notifier needs of the world. */
export interface GitHubNotifierOptions extends PublisherOptions {
  /** Sends nothing at all. */
  readonly dryRun?: boolean | undefined;
}

/** A notifier that keeps a pull request and its comments current. */
export interface GitHubNotifier extends Notifier {
  /** The pull request, once there is one. */
  pullRequest(): { readonly number: number; readonly url: string } | undefined;
  /** Brings everything to this view and returns when it is delivered, or was warned about. */
  finish(view: TaskView): Promise<void>;
}

/**
 * Tells a run on GitHub. It works beside the run: `recorded` returns at once, and what comes in while a request is under
 * way is told together. Whatever fails becomes one warning and is tried again with the next news.
 */
export function createGitHubNotifier(options: GitHubNotifierOptions): GitHubNotifier {
  const { onWarning, redact } = options;
  const warnOnFailure = createWarnOnFailure((text) => onWarning(redact(text)));
  const publisher = createPublisher(options, warnOnFailure);
  let untold: ReadonlySet<string> | undefined;
  let news: TaskView | undefined;
  let working: Promise<void> | undefined;

  const work = async () => {
    for (let view = news; view !== undefined; view = news) {
      const current = view;
      // What the run before this one told is not known, so all is compared once.
      const ids = untold ?? new Set(current.run.checkpoints.map(({ checkpoint_id }) => checkpoint_id));
      news = undefined;
      untold = new Set();
      const failed = (await warnOnFailure(() => publisher.publish(current, ids))) ?? ids;
      untold = new Set([...failed, ...untold]);
    }
    working = undefined;
  };
  const tell = (view: TaskView): Promise<void> => {
    news = view;
    working ??= work();
    return working;
  };

  return {
    async recorded(events, view) {
      if (untold !== undefined) untold = new Set([...untold, ...events.flatMap((event) => findTouched(event, view))]);
      if (options.dryRun !== true && events.some(isMilestone)) void tell(view);
    },
    progress() {},
    pullRequest: publisher.pullRequest,
    async finish(view) {
      if (options.dryRun === true) options.onWarning('Dry run: no pull request and no comment was written.');
      else await tell(view);
    },
  };
}

/** Returns whether an event is worth an edit. A pass is shown with the landing that follows it. */
export function isMilestone(event: ChronicleEvent): boolean {
  if (event.kind === 'attempt_ended' && event.outcome === 'passed') return false;
  return hasTrait(event, 'milestone');
}

function findTouched(event: ChronicleEvent, view: TaskView): readonly string[] {
  if (event.kind === 'plan_set') return view.run.checkpoints.map(({ checkpoint_id }) => checkpoint_id);
  return 'checkpoint_id' in event ? [event.checkpoint_id] : [];
}
