import type { ChronicleEvent } from '../domain/record/chronicle-event.ts';

/** Events in one file. A full file is never written again, so that the cost of a record does not grow with the task. */
export const EVENTS_PER_FILE = 100;

/** The events of a task, with the lines of those that were read. */
export interface Chronicle {
  readonly events: readonly ChronicleEvent[];
  /**
   * The lines of the first events, as they were read and are written again: parsing reorders fields, and drops those of a
   * later version. The events after them have no line yet.
   */
  readonly linesRead: readonly string[];
}

/** Renders events as JSON lines. The text for n events is a prefix of the text for n + 1, parsed ones included. */
export function renderChronicle({ events, linesRead }: Chronicle): string {
  return events.map((event, index) => `${linesRead[index] ?? JSON.stringify(event)}\n`).join('');
}

/** Returns the path of a part of the chronicle: `chronicle.jsonl` for 0, `chronicle/0001.jsonl` for 1 and so on. */
export function chronicleFile(index: number): string {
  return index === 0 ? 'chronicle.jsonl' : `chronicle/${String(index).padStart(4, '0')}.jsonl`;
}

/** Renders the files of a chronicle that hold an event after the first `known` ones. */
export function renderChronicleFiles(
  { events, linesRead }: Chronicle,
  known: number,
): { readonly path: string; readonly text: string }[] {
  const files: { readonly path: string; readonly text: string }[] = [];
  for (let index = Math.floor(known / EVENTS_PER_FILE); index * EVENTS_PER_FILE < events.length; index += 1) {
    const [first, end] = [index * EVENTS_PER_FILE, (index + 1) * EVENTS_PER_FILE];
    const part = { events: events.slice(first, end), linesRead: linesRead.slice(first, end) };
    files.push({ path: chronicleFile(index), text: renderChronicle(part) });
  }
  return files;
}

/** Checks a value of JSON, and returns the event that it is. Throws for any other. */
export type ToEvent = (value: unknown) => ChronicleEvent;

/** Parses a chronicle. Throws, with the line, on an event that this version does not know or a gap in the numbers. */
export function parseChronicle(text: string, toEvent: ToEvent): Chronicle {
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Error('the chronicle does not end with a line end');
  const events = lines.map((line, index) => {
    const event = parseLine(line, index + 1, toEvent);
    if (event.seq !== index + 1) throw new Error(`line ${index + 1} of the chronicle has number ${event.seq}`);
    return event;
  });
  return { events, linesRead: lines };
}

function parseLine(line: string, number: number, toEvent: ToEvent): ChronicleEvent {
  try {
    return toEvent(JSON.parse(line));
  } catch (error) {
    const file = chronicleFile(Math.floor((number - 1) / EVENTS_PER_FILE));
    const why = error instanceof SyntaxError ? 'is not whole: it is no JSON' : 'is no event that this version knows';
    throw new Error(`${file}: line ${number} of the chronicle ${why}`, { cause: error });
  }
}
