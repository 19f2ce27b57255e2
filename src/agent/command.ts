import { NO_USAGE } from '../domain/attempt/attempt.ts';
import type { AgentStop } from '../domain/decisions/decide-attempt.ts';
import { toShell } from '../exec/find-shell.ts';
import type { Redactor } from '../exec/redact.ts';
import type { CommandResult } from '../exec/run-command.ts';
import type { Agent } from './agent.ts';
import { type LastOutput, openLastOutput } from './last-output.ts';

/** EX_TEMPFAIL of sysexits.h: what the agent needs is not there now, and may be later. */
const EXIT_UNAVAILABLE = 75;
/** What a shell ends with when it may not run a command, or finds none of the name. */
const EXITS_NOT_RUN = [126, 127];

/** Any program as an agent: a shell command that gets the brief on standard input and in `GROUNDHOG_BRIEF`. */
export function createCommandAgent(command: string, redactor: Redactor): Agent {
  return {
    name: 'command',
    async run({ brief, workspacePath, env, timeoutMs, sandbox, signal, onOutput }) {
      const words = openLastOutput(redactor);
      const result = await sandbox.run({
        ...(await toShell(command, env.PATH ?? '')),
        cwd: workspacePath,
        env,
        stdin: brief,
        timeoutMs,
        // After its terminal verb the agent may change nothing more: it is not asked, it is ended.
        graceMs: 0,
        maxBytes: 0,
        signal,
        onOutput(bytes, from) {
          if (from === 'stderr') words.add(bytes);
          onOutput(bytes);
        },
      });
      return { stop: toStop(result, { timeoutMs, words }), usage: NO_USAGE, toolCalls: [] };
    },
  };
}

function toStop(
  result: CommandResult,
  { timeoutMs, words }: { readonly timeoutMs: number; readonly words: LastOutput },
): AgentStop {
  if (result.failedToStart !== undefined) return { kind: 'not_started', detail: result.failedToStart.message };
  if (result.timedOut) return { kind: 'wall_clock', seconds: Math.round(timeoutMs / 1000) };
  if (result.aborted) return { kind: 'stopped' };
  if (result.exitCode === 0) return { kind: 'ended' };
  return { kind: toKind(result.exitCode), detail: words.describe(result) };
}

function toKind(exitCode: number | null): 'unavailable' | 'command_not_run' | 'crashed' {
  if (exitCode === EXIT_UNAVAILABLE) return 'unavailable';
  return exitCode !== null && EXITS_NOT_RUN.includes(exitCode) ? 'command_not_run' : 'crashed';
}
