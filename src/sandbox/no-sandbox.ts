import { killMarked, PROCESS_MARK } from '../exec/kill-marked.ts';
import { runCommand } from '../exec/run-command.ts';
import type { Sandbox } from '../exec/sandbox.ts';

export interface NoSandboxOptions {
  /** What works in this folder when `stopAll` is called is stopped, marked or not; absent where others work, too. */
  readonly workspacePath?: string;
  /** Unguessable and new for each sandbox, so that nothing of anybody else's is stopped. */
  readonly mark: string;
}

/**
 * Runs programs with no wall around them. Each run has a mark of its own in its environment and is followed by the end
 * of all that carries it; what has shed the mark lives until `stopAll`, which also looks at the working folders.
 */
export function createNoSandbox(options: NoSandboxOptions): Sandbox {
  let runs = 0;
  return {
    isolation: 'none',
    async run(spec) {
      runs += 1;
      const mark = `${options.mark}.${runs}`;
      const result = await runCommand({ ...spec, env: { ...spec.env, [PROCESS_MARK]: mark } });
      await killMarked({ mark });
      return result;
    },
    stopAll: () => killMarked(options),
  };
}
