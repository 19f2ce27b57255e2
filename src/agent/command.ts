import { NO_USAGE } from '../domain/attempt.ts';
import type { AgentStop } from '../domain/judge-attempt.ts';
import { toShell } from '../exec/find-shell.ts';
import type { CommandResult } from '../exec/run-command.ts';
import type { Agent } from './agent.ts';

/** EX_TEMPFAIL of sysexits.h: what the agent needs is not there now, and may be later. */
const EXIT_UNAVAILABLE = 75;

/** Any program as an agent: a shell command that gets the brief on standard input and in `GROUNDHOG_BRIEF`. */
export function createCommandAgent(command: string, redact: (text: string) => string): Agent {
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
      return { stop: toStop(result, { timeoutMs, redact }), usage: NO_USAGE, toolCalls: [] };
    },
  };
}

interface StopFacts {
  readonly timeoutMs: number;
  /** Masks secrets. It comes before a text is cut, since half of one is not found. */
  readonly redact: (text: string) => string;
}

function toStop(result: CommandResult, { timeoutMs, redact }: StopFacts): AgentStop {
  if (result.failedToStart !== undefined) return { kind: 'not_started', detail: result.failedToStart.message };
  if (result.timedOut) return { kind: 'wall_clock', seconds: Math.round(timeoutMs / 1000) };
  if (result.aborted) return { kind: 'stopped' };
  if (result.exitCode === 0) return { kind: 'ended' };
  const how = result.exitCode === null ? `signal ${result.signal}` : `exit code ${result.exitCode}`;
  const said = redact(Buffer.from(result.stderr).toString('utf8')).trim().slice(-2000);
  const detail = said === '' ? how : `${how}; its last words:\n${said}`;
  return { kind: result.exitCode === EXIT_UNAVAILABLE ? 'unavailable' : 'crashed', detail };
}
