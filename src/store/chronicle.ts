import { type ChronicleEvent, chronicleEventSchema } from '../domain/record/chronicle-event.ts';

/** Events in one file: what is full is never written again, so that a long task costs no more than a short one. */
const EVENTS_PER_FILE = 100;

// What was read is written as it was: parsing puts fields in another order, and drops what a later version has added.
const linesRead = new WeakMap<ChronicleEvent, string>();

/** The chronicle as JSON lines. The text for n events is a prefix of the text for n + 1, also where they were read. */
export function renderChronicle(events: readonly ChronicleEvent[]): string {
  return events.map((event) => `${linesRead.get(event) ?? JSON.stringify(event)}\n`).join('');
}

/** The file that holds the events from a number on: `chronicle.jsonl`, then `chronicle/0001.jsonl` and so on. */
export function chronicleFile(index: number): string {
  return index === 0 ? 'chronicle.jsonl' : `chronicle/${String(index).padStart(4, '0')}.jsonl`;
}

/** The files of a chronicle that hold an event after the first `known` ones. */
export function renderChronicleFiles(
  events: readonly ChronicleEvent[],
  known: number,
): { readonly path: string; readonly text: string }[] {
  const files: { readonly path: string; readonly text: string }[] = [];
  for (let index = Math.floor(known / EVENTS_PER_FILE); index * EVENTS_PER_FILE < events.length; index += 1) {
    const part = events.slice(index * EVENTS_PER_FILE, (index + 1) * EVENTS_PER_FILE);
    files.push({ path: chronicleFile(index), text: renderChronicle(part) });
  }
  return files;
}

/** Reads a chronicle back. Throws, with the line, on anything that this version does not know or that has a gap. */
export function parseChronicle(text: string): ChronicleEvent[] {
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Error('the chronicle does not end with a line end');
  return lines.map((line, index) => {
    const event = parseLine(line, index + 1);
    if (event.seq !== index + 1) throw new Error(`line ${index + 1} of the chronicle has number ${event.seq}`);
    return event;
  });
}

function parseLine(line: string, number: number): ChronicleEvent {
  try {
    const event = chronicleEventSchema.parse(JSON.parse(line));
    linesRead.set(event, line);
    return event;
  } catch (error) {
    throw new Error(`line ${number} of the chronicle cannot be read`, { cause: error });
  }
}
