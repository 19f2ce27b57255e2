import { toOneLine } from '../../../domain/text/plain-text.ts';

const MAX_LISTED = 200;
const MAX_CHARACTERS = 120;

/** A list of what the calls of a conversation have read, changed and run. */
export interface ReadList {
  add(call: { readonly name: string; readonly input: unknown }): void;
  /** Renders the newest entries, oldest first; empty without any. */
  render(): string;
}

/** Opens the list. A call that is made again moves to its end. */
export function openReadList(): ReadList {
  const entries = new Set<string>();
  return {
    add(call) {
      const entry = describeCall(call);
      if (entry === undefined) return;
      entries.delete(entry);
      entries.add(entry);
    },
    render() {
      const all = [...entries];
      const left = all.length - MAX_LISTED;
      const more = left > 0 ? [`- ${left} earlier ones`] : [];
      return [...more, ...all.slice(-MAX_LISTED).map((entry) => `- ${entry}`)].join('\n');
    },
  };
}

/** The fields of an input that say what a call was about, in the order in which they are shown. */
const FIELDS = ['path', 'first_line', 'pattern', 'glob', 'command'] as const;

function describeCall({ name, input }: { readonly name: string; readonly input: unknown }): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(input));
  const texts = FIELDS.map((field) => given.get(field)).filter((value) => ['string', 'number'].includes(typeof value));
  return texts.length === 0 ? undefined : toOneLine(`${name} ${texts.join(' ')}`).slice(0, MAX_CHARACTERS);
}
