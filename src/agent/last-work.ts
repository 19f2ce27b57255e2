import type { Redactor } from '../exec/redaction/redact.ts';
import { redactEnds } from '../exec/streams/redact-ends.ts';

const MAX_TEXT_CHARACTERS = 1500;
const MAX_INPUT_CHARACTERS = 300;
const MAX_ANSWER_CHARACTERS = 1000;

/** The last text and the last call of an agent, for the report on an attempt that was cut short. */
export interface LastWork {
  /** Takes a text of the model; a blank one is ignored. */
  said(text: string): void;
  called(tool: string, input: unknown, answer: unknown): void;
  /** Renders both in at most 3,000 characters, without secrets; empty when there was neither. */
  render(): string;
}

/** Opens the record of the last work. Text is redacted before it is cut, since half of a secret is not found. */
export function openLastWork(redactor: Redactor): LastWork {
  let lastText = '';
  let lastCall: { readonly tool: string; readonly input: unknown; readonly answer: unknown } | undefined;
  const toText = (value: unknown, maxCharacters: number) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return redactEnds(redactor, text.trim(), maxCharacters).text;
  };
  const renderCall = (): readonly string[] => {
    if (lastCall === undefined) return [];
    const { tool, input, answer } = lastCall;
    const asked = toText(input, MAX_INPUT_CHARACTERS).slice(0, MAX_INPUT_CHARACTERS);
    const answered = toText(answer, MAX_ANSWER_CHARACTERS).slice(-MAX_ANSWER_CHARACTERS);
    return [`Its last call: ${[tool.slice(0, 100), asked].join(' ').trim()}`, ...(answered === '' ? [] : [answered])];
  };
  return {
    said(text) {
      if (text.trim() !== '') lastText = text;
    },
    called(tool, input, answer) {
      lastCall = { tool, input, answer };
    },
    render() {
      const text = toText(lastText, MAX_TEXT_CHARACTERS).slice(-MAX_TEXT_CHARACTERS);
      return [...(text === '' ? [] : [`Its last text: ${text}`]), ...renderCall()].join('\n');
    },
  };
}
