import type { AgentStop } from '../../domain/decisions/decide-attempt.ts';
import type { CommandResult } from '../../exec/run-command.ts';
import { classifyFailure } from '../classify-failure.ts';
import type { LastOutput } from '../last-output.ts';
import { toStallStop } from '../stall-stop.ts';
import type { CliLog } from './cli-log.ts';

export interface CliEnd {
  readonly result: CommandResult;
  readonly trouble: ReturnType<CliLog['trouble']>;
  readonly timeoutMs: number;
  readonly maxTurns: number;
  readonly words: LastOutput;
  /** Masks secrets. It comes before a text is cut, since half of one is not found. */
  readonly redact: (text: string) => string;
}

const MAX_WORDS = 600;
const NO_CONNECTION =
  /ECONN|ENOTFOUND|EAI_AGAIN|connection error|unable to connect|fetch failed|timed? ?out|network error/i;

/** How a CLI ended. Its exit code is believed last: of some it says nothing, of others it is that of a request. */
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
  return { kind: 'crashed', detail: end.words.describe(result) };
}

function toFailure(
  trouble: Extract<CliEnd['trouble'], { kind: 'failed' }>,
  { result, words: lastWords, redact }: CliEnd,
): AgentStop {
  const words = redact(trouble.words).slice(0, MAX_WORDS);
  const status = trouble.status ?? toStatus(result.exitCode);
  if (status !== undefined || NO_CONNECTION.test(words))
    return classifyFailure({ status, words, retryAfterMs: undefined });
  return { kind: 'crashed', detail: [lastWords.describe(result), words].join('\n').trim() };
}

/** One of them exits with the status of the request that failed, of which 256 is lost on the way. */
function toStatus(exitCode: number | null): number | undefined {
  return exitCode !== null && exitCode >= 144 ? exitCode + 256 : undefined;
}
