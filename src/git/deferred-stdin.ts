import type { CommandInput } from '../exec/run-command.ts';
import type { GitCall, GitResult } from './git.ts';
import type { GitReader } from './git-in-folder.ts';

/**
 * A command that may be started before its input is known, while the caller waits for something else: to start a
 * process takes longer than to send its input.
 */
export interface DeferredCommand {
  /** Starts the command, which does nothing before its input. */
  start(): void;
  /** Sends the input, once, and returns the result. */
  send(input: CommandInput): Promise<GitResult<Uint8Array>>;
  /** Ends a command that was started and got no input, without an effect. Never throws. */
  cancel(): Promise<void>;
}

export interface DeferredOptions extends Omit<GitCall, 'stdin'> {
  /** The input with which the command has no effect; empty when absent. */
  readonly noopInput?: string;
}

/** Prepares a command that does nothing before its input has ended. */
export function prepareCommand(
  git: Pick<GitReader, 'bytes'>,
  args: readonly string[],
  { noopInput = '', ...call }: DeferredOptions = {},
): DeferredCommand {
  let send: (input: CommandInput) => void = () => undefined;
  const stdin = new Promise<CommandInput>((resolve) => {
    send = resolve;
  });
  let result: Promise<GitResult<Uint8Array>> | undefined;
  const start = () => {
    result ??= git.bytes(args, { ...call, stdin });
    // `send` returns the failure to its caller.
    result.catch(() => undefined);
    return result;
  };
  return {
    start,
    send(input) {
      send(input);
      return start();
    },
    async cancel() {
      send(noopInput);
      await result?.catch(() => undefined);
    },
  };
}
