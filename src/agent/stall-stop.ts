import type { AgentStop } from '../domain/decisions/decide-attempt.ts';

/** The stop of an agent that was ended because it got nowhere; `what` is what `findStall` says of it. */
export function toStallStop(what: string): AgentStop {
  return {
    kind: 'cut_short',
    sentence: `The agent got nowhere and was stopped: it ${what}.`,
    advice: 'Try another way: what was tried last does not lead further.',
  };
}
