/** The instructions of a conversation that answers a question by reading alone. */
export const QUESTION_INSTRUCTIONS = `You answer a question about the repository in your current folder. You can read its files with your tools, and change nothing.
Look before you answer: read the files that matter, several in one answer. A message without a tool call is your answer, and ends the conversation.`;

/** The end of the first message of such a conversation. */
export const QUESTION_CLOSING = 'Read what you need, then answer.';

/** The message before its last turn. */
export const LAST_TURN_OF_QUESTION = 'This is your last turn: answer now, without a tool call.';

/** The message after an answer without a call. */
export const NUDGE =
  'You have called no tool. Continue the work, or end the attempt with checkpoint_success or checkpoint_failure.';

/** The message after an answer that has reached the output limit of its model. */
export const CUT_NOTE =
  'Your last answer was cut because it reached the output limit, so nothing of it was run. Write less in one answer: think in fewer words, make one call at a time, and write a long file in parts (write_file for the first part, then edits that add the next).';

/** The answer to a call in such an answer. */
export const CUT_CALL = 'Not run: the answer that holds this call was cut at the output limit.';

/** The answer to a call of another tool in the last turn. */
export const LAST_CALL =
  'Not run: in the last turn only checkpoint_success, checkpoint_failure and the other verbs are run.';

const WARNING_SHARE = 0.8;

/** Returns the message before a turn about the turns that are left: at four fifths, and before the last one. */
export function describeTurnsLeft(turn: number, maxTurns: number): string | undefined {
  if (maxTurns === 1) return undefined;
  if (turn === maxTurns)
    return 'This is your last turn. Other tools than the verbs are no longer run: call checkpoint_success or checkpoint_failure now.';
  if (turn - 1 !== Math.floor(maxTurns * WARNING_SHARE) || turn === 1) return undefined;
  const left = maxTurns - turn + 1;
  return `You have used ${turn - 1} of ${maxTurns} turns; ${left} are left, the last of them for checkpoint_success or checkpoint_failure alone. Finish the work that counts, then run the criteria.`;
}
