import type { CommandInput } from '../exec/run-command.ts';
import type { Git, GitCall, GitResult } from './git.ts';

/**
 * A command that may be started before it is known what it is to read, while there is something else to wait for: to
 * start one takes longer than to tell it.
 */
export interface DeferredCommand {
  /** Starts it; it does nothing yet. */
  start(): void;
  /** Tells it, once, and gives its answer. */
  send(input: CommandInput): Promise<GitResult<Uint8Array>>;
  /** Has it end without an effect where it was started and not told anything. Never throws. */
  cancel(): Promise<void>;
}

export interface DeferredOptions extends Omit<GitCall, 'stdin'> {
  /** The input by which the command has no effect; none at all when absent. */
  readonly noopInput?: string;
}

/** Prepares a command that does nothing before its input has ended. */
export function prepareCommand(
  git: Git,
  args: readonly string[],
  { noopInput = '', ...call }: DeferredOptions = {},
): DeferredCommand {
  let send: (input: CommandInput) => void = () => undefined;
  const stdin = new Promise<CommandInput>((resolve) => {
    send = resolve;
  });
  let answer: Promise<GitResult<Uint8Array>> | undefined;
  const start = () => {
    answer ??= git.bytes(args, { ...call, stdin });
    // A failure is told to who asks for the answer.
    answer.catch(() => undefined);
    return answer;
  };
  return {
    start,
    send(input) {
      send(input);
      return start();
    },
    async cancel() {
      send(noopInput);
      await answer?.catch(() => undefined);
    },
  };
}
