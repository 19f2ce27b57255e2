import type { CommandResult, CommandSpec } from './run-command.ts';

/**
 * The port through which everything runs that is not ours to trust: agents, their tools, setup commands, criteria.
 *
 * An implementation promises:
 * - `run` behaves as `runCommand` does: never rejects for how the program ended, same bounds, same result;
 * - several `run`s may be under way at once, and the end of one never touches another;
 * - when a `run` resolves, what it left behind has been stopped as far as it can be told from the other runs;
 * - `stopAll` ends everything that any run has left and resolves with the number of processes it had to kill; it may be
 *   called again, and after it nothing of the sandbox is alive that the implementation is able to find.
 *
 * `none` does not keep a program from the rest of the machine; `sandbox` does.
 */
export interface Sandbox {
  readonly isolation: 'none' | 'sandbox';
  run(spec: CommandSpec): Promise<CommandResult>;
  stopAll(): Promise<number>;
}
