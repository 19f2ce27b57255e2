import type { AgentReport } from '../../agent/agent.ts';
import { MAX_SUMMARY_CHARACTERS } from '../../domain/attempt/verb.ts';
import type { AttemptFacts } from '../../domain/decisions/decide-attempt.ts';
import type { Checkpoint } from '../../domain/plan/plan.ts';
import { toCleanText } from '../../exec/redaction/clean-text.ts';
import type { Redactor } from '../../exec/redaction/redact.ts';

/** Returns the texts on work whose agent called no verb: its last message and work without secrets, and the work asked for. */
export function toSummaries(
  { lastMessage = '', lastWork = '' }: Pick<AgentReport, 'lastMessage' | 'lastWork'>,
  { spec }: Pick<Checkpoint, 'spec'>,
  { redact }: Pick<Redactor, 'redact'>,
): AttemptFacts['summaries'] {
  const said = shorten(toCleanText(lastMessage, redact));
  const found = shorten(toCleanText(lastWork, redact));
  return { said: said || undefined, asked: shorten(spec), found: found || undefined };
}

function shorten(text: string): string {
  const characters = [...text.trim()];
  if (characters.length <= MAX_SUMMARY_CHARACTERS) return text.trim();
  return `${characters.slice(0, MAX_SUMMARY_CHARACTERS - 1).join('')}…`;
}
