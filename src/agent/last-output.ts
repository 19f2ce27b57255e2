import { createOutputEnds } from '../exec/output-ends.ts';
import type { Redactor } from '../exec/redact.ts';
import type { CommandResult } from '../exec/run-command.ts';

const MAX_BYTES = 2000;

/** What the program of an agent wrote last to its standard error, for those who ask why it ended. */
export interface LastOutput {
  add(bytes: Uint8Array): void;
  /** How the program ended, with its last words where there are some. To be asked once. */
  describe(end: Pick<CommandResult, 'exitCode' | 'signal'>): string;
}

/** Opens the collection. Secrets are masked before anything is cut, since half of one is not found. */
export function openLastOutput(redactor: Redactor): LastOutput {
  const stream = redactor.redactStream();
  const ends = createOutputEnds({ headBytes: 0, tailBytes: MAX_BYTES });
  return {
    add: (bytes) => ends.add(stream.push(bytes)),
    describe({ exitCode, signal }) {
      ends.add(stream.end());
      const how = exitCode === null ? `signal ${signal}` : `exit code ${exitCode}`;
      const said = ends.render().text.trim();
      return said === '' ? how : `${how}; its last words:\n${said}`;
    },
  };
}
