import { findFailed } from '../../../domain/attempt/verdict.ts';
import { toShortId } from '../../../domain/ids.ts';
import type { ChronicleEvent, EventOf } from '../../../domain/record/chronicle-event.ts';
import type { Notifier, TaskView } from '../../../domain/record/notifier.ts';
import { type MarkName, renderMark, renderNoMark } from '../../../report/terminal/marks.ts';
import type { TerminalStyle } from '../../../report/terminal/terminal-style.ts';
import { wrapToStyle } from '../../../report/terminal/wrap-to-style.ts';
import { toShortLine } from '../../../report/text/safe-text.ts';
import { findFailureCause } from '../../../report/words/criterion-failure.ts';
import { listCheckpoints } from '../../../report/words/task-facts.ts';

const INDENT = 4;

/** Creates a notifier that explains each step of the demo in a sentence. */
export function createDemoNotifier(write: (text: string) => void, style: TerminalStyle): Notifier {
  let heading = '';
  const print = (line: string) => write(`${wrapToStyle(line, INDENT, style)}\n`);
  const writeHeading = (id: string, view: TaskView) => {
    const checkpoints = listCheckpoints(view);
    const { position = 1, definition } = checkpoints.find((checkpoint) => checkpoint.id === id) ?? {};
    const next = `${position}/${checkpoints.length} ${id}: ${definition?.spec ?? ''}`;
    if (next !== heading) print(next);
    heading = next;
  };
  return {
    recorded(events, view) {
      for (const event of events) {
        const sentence = describeEvent(event);
        if (sentence === undefined) continue;
        if ('checkpoint_id' in event) writeHeading(event.checkpoint_id, view);
        const { mark, text } = sentence;
        print(`  ${mark === undefined ? renderNoMark(style) : renderMark(mark, style)} ${text}`);
      }
      return Promise.resolve();
    },
    progress: () => undefined,
  };
}

interface Sentence {
  readonly text: string;
  readonly mark?: MarkName;
}

function describeEvent(event: ChronicleEvent): Sentence | undefined {
  switch (event.kind) {
    case 'attempt_started':
      return event.attempt === 1 ? undefined : { text: 'The next attempt got the report.' };
    case 'attempt_captured':
      return { text: `The agent said that it was done: "${toShortLine(event.summary, 60)}".` };
    case 'attempt_ended':
      return describeEnd(event);
    case 'workspace_rewound':
      return {
        mark: 'undone',
        text: `Its work was undone, and is kept as evidence: refs/groundhog/demo/day-${event.day}`,
      };
    case 'checkpoint_landed': {
      const commit = event.committed_ref === null ? '' : `${toShortId(event.committed_ref)} `;
      return { mark: 'done', text: `It landed as one commit: ${commit}${toShortLine(event.summary, 60)}` };
    }
    case 'checkpoint_satisfied':
      return { mark: 'done', text: 'Its criteria held already: no agent was started.' };
    default:
      return undefined;
  }
}

function describeEnd({ outcome, verifier_runs: runs }: EventOf<'attempt_ended'>): Sentence {
  if (outcome === 'passed') return { text: 'Groundhog ran the test itself: it passed.' };
  const [failed] = findFailed(runs);
  const why = failed === undefined ? outcome : findFailureCause(failed);
  return { mark: 'failed', text: `Groundhog ran the test itself, and it failed: ${toShortLine(why, 100)}` };
}
