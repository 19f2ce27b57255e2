import { killMarked } from '../exec/kill-marked.ts';
import { PROCESS_MARK } from '../exec/process-mark.ts';
import { runCommand } from '../exec/run-command.ts';
import type { Sandbox } from '../exec/sandbox.ts';
import { listen } from './listen.ts';

export interface NoSandboxOptions {
  /** Real path of the folder whose processes `stopAll` stops, marked or not; absent when others work there, too. */
  readonly workspacePath?: string;
  /** As in `CommandSpec`; absent where programs need not open their streams by name. */
  readonly pipeFolder?: string;
  /** Unguessable and new for each sandbox, so that no other process is stopped. */
  readonly mark: string;
}

/**
 * Creates a sandbox that runs programs without isolation. Each run has its own mark in its environment, and all
 * processes with it are killed afterwards; one that has dropped it lives until `stopAll`, which checks working folders.
 */
export function createNoSandbox(options: NoSandboxOptions): Sandbox {
  const named = options.pipeFolder === undefined ? {} : { pipeFolder: options.pipeFolder };
  let runs = 0;
  return {
    isolation: 'none',
    async run(spec) {
      runs += 1;
      const mark = `${options.mark}.${runs}`;
      const result = await runCommand({ ...named, ...spec, env: { ...spec.env, [PROCESS_MARK]: mark } });
      await killMarked({ mark });
      return result;
    },
    stopAll: () => killMarked(options),
    takeNetworkUse: () => ({ hosts: [], denied: [] }),
    readNetworkUse: () => ({ hosts: [], denied: [] }),
    countBytes: () => undefined,
    forward: (server) => listen(server, { host: '127.0.0.1', port: 0 }),
  };
}
