import type { Redactor } from '../exec/redaction/redact.ts';
import type { CommandResult } from '../exec/run-command.ts';
import { createOutputEnds } from '../exec/streams/output-ends.ts';

const MAX_BYTES = 2000;

/** The end of what an agent prints, such as its standard error, which explains why it ended. */
export interface LastOutput {
  add(bytes: Uint8Array): void;
  /** Describes how the program ended, with its last output if any. To be called once. */
  describe(end: Pick<CommandResult, 'exitCode' | 'signal'>): string;
  /** Renders the last output alone, in place of `describe`. */
  render(): string;
}

/** Opens the collection. Text is redacted before it is cut, since half of a secret is not found. */
export function openLastOutput(redactor: Redactor): LastOutput {
  const stream = redactor.redactStream();
  const ends = createOutputEnds({ headBytes: 0, tailBytes: MAX_BYTES });
  const render = () => {
    ends.add(stream.end());
    return ends.render().text.trim();
  };
  return {
    add: (bytes) => ends.add(stream.push(bytes)),
    render,
    describe({ exitCode, signal }) {
      const how = exitCode === null ? `signal ${signal}` : `exit code ${exitCode}`;
      const text = render();
      return text === '' ? how : `${how}; its last output:\n${text}`;
    },
  };
}
