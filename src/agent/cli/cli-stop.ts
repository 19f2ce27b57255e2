import type { AgentStop } from '../../domain/decisions/decide-attempt.ts';
import type { CommandResult } from '../../exec/run-command.ts';
import { classifyFailure, toStallStop } from '../classify-provider-failure.ts';
import type { LastOutput } from '../last-output.ts';
import type { CliLog } from './cli-log.ts';

export interface CliEnd {
  readonly result: CommandResult;
  readonly trouble: ReturnType<CliLog['trouble']>;
  readonly timeoutMs: number;
  readonly maxTurns: number;
  readonly lastOutput: LastOutput;
  /** Masks secrets. Text is redacted before it is cut, since half of a secret is not found. */
  readonly redact: (text: string) => string;
}

const MAX_MESSAGE_CHARACTERS = 600;
const NO_CONNECTION =
  /ECONN|ENOTFOUND|EAI_AGAIN|connection error|unable to connect|fetch failed|timed? ?out|network error/i;

/** Returns the stop of a CLI. Its exit code decides last: for some it means nothing, for others it is a request's status. */
export function toCliStop(end: CliEnd): AgentStop {
  const { result, trouble, timeoutMs, maxTurns } = end;
  if (result.failedToStart !== undefined) return { kind: 'not_started', detail: result.failedToStart.message };
  if (trouble?.kind === 'no_bridge')
    return { kind: 'not_started', detail: `The CLI did not reach the verbs: ${trouble.detail}` };
  if (trouble?.kind === 'stalled') return toStallStop(trouble.what);
  if (result.timedOut) return { kind: 'wall_clock', seconds: Math.round(timeoutMs / 1000) };
  if (result.aborted) return { kind: 'stopped' };
  if (trouble?.kind === 'turn_limit') return { kind: 'turn_limit', turns: maxTurns };
  if (trouble?.kind === 'failed') return toFailure(trouble, end);
  if (result.exitCode === 0) return { kind: 'ended' };
  return { kind: 'crashed', detail: end.lastOutput.describe(result) };
}

function toFailure(
  trouble: Extract<CliEnd['trouble'], { kind: 'failed' }>,
  { result, lastOutput, redact }: CliEnd,
): AgentStop {
  const message = redact(trouble.message).slice(0, MAX_MESSAGE_CHARACTERS);
  const status = trouble.status ?? toStatus(result.exitCode);
  if (status !== undefined || NO_CONNECTION.test(message))
    return classifyFailure({ status, message, retryAfterMs: undefined });
  return { kind: 'crashed', detail: [lastOutput.describe(result), message].join('\n').trim() };
}

/** Restores the status of a failed request: one CLI exits with it, and an exit code is cut to eight bits. */
function toStatus(exitCode: number | null): number | undefined {
  return exitCode !== null && exitCode >= 144 ? exitCode + 256 : undefined;
}
