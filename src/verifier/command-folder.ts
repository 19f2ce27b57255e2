import type { CommandResult } from '../exec/run-command.ts';
import type { Sandbox, SandboxedSpec } from '../exec/sandbox.ts';

/** A folder to run one command in. */
export interface CommandFolder {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
  readonly run: (spec: SandboxedSpec) => Promise<CommandResult>;
}

/** The outcome of a command, or the reason why there was no folder that it could be run in. */
export type FolderUse<T> =
  | { readonly kind: 'used'; readonly value: T }
  | { readonly kind: 'unusable'; readonly reason: string; readonly output: string };

/**
 * The port of the folders that commands run in. An implementation promises:
 * - each folder holds the captured tree when its command starts, and no process of an earlier one is alive in it;
 * - several folders may be lent at once; a caller that asks for one too many waits;
 * - `criterion` is the number of the criterion in the plan, from 1.
 */
export interface CommandFolders {
  lend<T>(criterion: number, use: (folder: CommandFolder) => Promise<T>): Promise<FolderUse<T>>;
  /** Stops what the commands have left. */
  stopAll(): Promise<unknown>;
}

/** Lets all commands share one folder: each sees what those before it have left. */
export function shareFolder({
  path,
  env,
  sandbox,
}: Pick<CommandFolder, 'path' | 'env'> & { readonly sandbox: Sandbox }): CommandFolders {
  return {
    lend: async (_criterion, use) => ({ kind: 'used', value: await use({ path, env, run: sandbox.run }) }),
    stopAll: () => sandbox.stopAll(),
  };
}
