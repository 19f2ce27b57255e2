import type { Marker } from '../../src/report/text/marker.ts';

const PATTERN = /^<!-- groundhog:1:([^\s:]+):(status|issue|answer|checkpoint):([^\s:]*) -->\s*$/;

/** Parses the marker on the first line of a comment; undefined when there is none, or an invalid one. */
export function parseMarker(body: string): Marker | undefined {
  const match = PATTERN.exec(body.split('\n', 1)[0] ?? '');
  const [, lineage, kind, id] = match ?? [];
  if (lineage === undefined || id === undefined) return undefined;
  try {
    if (kind === 'checkpoint')
      return { lineage: decodeURIComponent(lineage), kind, checkpointId: decodeURIComponent(id) };
    const [, part, number] = /^(?:(review|line)\.)?([1-9]\d{0,15})$/.exec(id) ?? [];
    if (kind === 'answer' && number !== undefined) {
      const question =
        part === 'review' || part === 'line' ? ({ id: Number(number), part } as const) : { id: Number(number) };
      return { lineage: decodeURIComponent(lineage), kind, question };
    }
    if ((kind === 'status' || kind === 'issue' || kind === 'answer') && id === '')
      return { lineage: decodeURIComponent(lineage), kind };
    return undefined;
  } catch {
    return undefined;
  }
}
