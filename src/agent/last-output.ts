import { createOutputEnds } from '../exec/output-ends.ts';
import type { Redactor } from '../exec/redaction/redact.ts';
import type { CommandResult } from '../exec/run-command.ts';

const MAX_BYTES = 2000;

/** The end of an agent's standard error, which explains why it ended. */
export interface LastOutput {
  add(bytes: Uint8Array): void;
  /** Describes how the program ended, with its last output if any. To be called once. */
  describe(end: Pick<CommandResult, 'exitCode' | 'signal'>): string;
}

/** Opens the collection. Text is redacted before it is cut, since half of a secret is not found. */
export function openLastOutput(redactor: Redactor): LastOutput {
  const stream = redactor.redactStream();
  const ends = createOutputEnds({ headBytes: 0, tailBytes: MAX_BYTES });
  return {
    add: (bytes) => ends.add(stream.push(bytes)),
    describe({ exitCode, signal }) {
      ends.add(stream.end());
      const how = exitCode === null ? `signal ${signal}` : `exit code ${exitCode}`;
      const text = ends.render().text.trim();
      return text === '' ? how : `${how}; its last output:\n${text}`;
    },
  };
}
