import { toError } from '../domain/errors/errors.ts';
import { foldEvents, type TaskState } from '../domain/record/fold-events.ts';
import { type Chronicle, parseChronicle, type ToEvent } from './chronicle.ts';

/** The files of a state commit beside its chronicle. */
export const PLAN_FILE = 'plan.yml';
export const LEASE_FILE = 'lease.json';

/** The events of a task, and what follows from them. */
export interface ParsedState extends Chronicle {
  readonly state: TaskState;
}

/** Parses the text of a whole chronicle. Throws an Error that names what this version cannot read. */
export function parseState(chronicle: string, toEvent: ToEvent): ParsedState {
  const parsed = parseChronicle(chronicle, toEvent);
  const state = foldEvents(parsed.events);
  if (state === undefined) throw new Error('the chronicle is empty');
  return { ...parsed, state };
}

/** Decodes a file of a record. Throws an Error that names it when it is not UTF-8. */
export function toText(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Error(`${path}: ${toError(cause).message}`, { cause });
  }
}
