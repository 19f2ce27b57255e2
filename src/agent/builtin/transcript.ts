const MAX_CHARACTERS = 4 * 1024 * 1024;
const MAX_TEXT_CHARACTERS = 16 * 1024;

/** One line of a transcript. */
export type TranscriptLine =
  | { readonly kind: 'brief'; readonly model: string; readonly provider: string; readonly text: string }
  | { readonly kind: 'nudge'; readonly text: string }
  /** An answer broke off or did not come, and the same turn was requested again. */
  | { readonly kind: 'retried'; readonly turn: number; readonly why: string }
  /** Earlier messages were replaced by a summary of the model, or by the list of what was read alone. */
  | { readonly kind: 'compacted'; readonly turn: number; readonly text: string }
  | { readonly kind: 'said'; readonly turn: number; readonly text: string }
  | { readonly kind: 'call'; readonly turn: number; readonly tool: string; readonly input: unknown }
  | {
      readonly kind: 'answer';
      readonly turn: number;
      readonly tool: string;
      readonly is_error: boolean;
      readonly text: string;
    }
  | { readonly kind: 'turn_ended'; readonly turn: number; readonly reason: string; readonly usage: unknown }
  | { readonly kind: 'ended'; readonly stop: unknown }
  /** A line of a CLI's own output. */
  | { readonly kind: 'told'; readonly line: unknown };

/** Collects the messages and calls of an attempt in bounded memory: long texts are cut, and lines beyond the limit counted. */
export interface Transcript {
  add(line: TranscriptLine): void;
  render(): string;
}

export function openTranscript(redact: (text: string) => string): Transcript {
  const lines: string[] = [];
  let size = 0;
  let leftOut = 0;
  return {
    add(line) {
      const text = JSON.stringify(line, (_, value: unknown) =>
        typeof value === 'string' ? cut(redact(value)) : value,
      );
      if (size + text.length > MAX_CHARACTERS) leftOut += 1;
      else {
        lines.push(text);
        size += text.length + 1;
      }
    },
    render: () =>
      [...lines, ...(leftOut > 0 ? [JSON.stringify({ kind: 'left_out', lines: leftOut })] : []), ''].join('\n'),
  };
}

function cut(text: string): string {
  if (text.length <= MAX_TEXT_CHARACTERS) return text;
  const half = MAX_TEXT_CHARACTERS / 2;
  return `${text.slice(0, half)}\n[… ${text.length - MAX_TEXT_CHARACTERS} characters left out …]\n${text.slice(-half)}`;
}
