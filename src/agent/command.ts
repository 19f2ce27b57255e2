import { NO_USAGE } from '../domain/attempt.ts';
import type { AgentStop } from '../domain/judge-attempt.ts';
import { toShell } from '../exec/find-shell.ts';
import type { CommandResult } from '../exec/run-command.ts';
import type { Agent } from './agent.ts';

/** EX_TEMPFAIL of sysexits.h: what the agent needs is not there now, and may be later. */
const EXIT_UNAVAILABLE = 75;

/** Any program as an agent: a shell command that gets the brief on standard input and in `GROUNDHOG_BRIEF`. */
export function createCommandAgent(command: string): Agent {
  return {
    name: 'command',
    async run({ brief, workspacePath, env, timeoutMs, sandbox, signal, onOutput }) {
      const result = await sandbox.run({
        ...(await toShell(command, env.PATH ?? '')),
        cwd: workspacePath,
        env,
        stdin: brief,
        timeoutMs,
        // After its terminal verb the agent may change nothing more: it is not asked, it is ended.
        graceMs: 0,
        maxBytes: 64 * 1024,
        signal,
        onOutput,
      });
      return { stop: toStop(result, timeoutMs), usage: NO_USAGE, toolCalls: [] };
    },
  };
}

function toStop(result: CommandResult, timeoutMs: number): AgentStop {
  if (result.failedToStart !== undefined) return { kind: 'not_started', detail: result.failedToStart.message };
  if (result.timedOut) return { kind: 'wall_clock', seconds: Math.round(timeoutMs / 1000) };
  if (result.aborted) return { kind: 'stopped' };
  if (result.exitCode === 0) return { kind: 'ended' };
  const how = result.exitCode === null ? `signal ${result.signal}` : `exit code ${result.exitCode}`;
  const said = Buffer.from(result.stderr.subarray(-2000)).toString('utf8').trim();
  const detail = said === '' ? how : `${how}; its last words:\n${said}`;
  return { kind: result.exitCode === EXIT_UNAVAILABLE ? 'unavailable' : 'crashed', detail };
}
