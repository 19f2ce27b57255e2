import { type ChronicleEvent, chronicleEventSchema } from '../domain/chronicle-event.ts';

// What was read is written as it was: parsing puts fields in another order, and drops what a later version has added.
const linesRead = new WeakMap<ChronicleEvent, string>();

/** The chronicle as JSON lines. The text for n events is a prefix of the text for n + 1, also where they were read. */
export function renderChronicle(events: readonly ChronicleEvent[]): string {
  return events.map((event) => `${linesRead.get(event) ?? JSON.stringify(event)}\n`).join('');
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
