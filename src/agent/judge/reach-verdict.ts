import type { JudgeOutcome } from './ask-judge.ts';

/** The number of separate conversations that decide a statement; the majority counts. */
export type JudgeVotes = 1 | 3;

// Why: docs/decisions/0113-without-a-verdict-nothing-lands.md
/**
 * Asks a model, and where it gives no verdict another one, or itself where `other` is missing. A refusal that neither
 * answer explains otherwise is one that the diff causes: then the statement does not hold.
 */
export async function askTwice(
  ask: () => Promise<JudgeOutcome>,
  other: (() => Promise<JudgeOutcome>) | undefined,
): Promise<JudgeOutcome> {
  const first = await ask();
  if (first.kind === 'judged' || first.why === 'stopped') return first;
  // The same model is asked again after a refusal alone: everything else was tried again already.
  if (other === undefined && first.why !== 'refused') return first;
  const second = await (other ?? ask)();
  if (second.kind === 'judged' || second.why === 'stopped') return second;
  const reason = `${first.reason} Asked again: ${second.reason}`;
  const whys = [first.why, second.why];
  if (!whys.includes('refused') || whys.includes('failed')) return { ...second, reason };
  return { kind: 'judged', holds: false, reason: `No model has answered about this diff. ${reason}` };
}

/** Asks until a majority of the votes agrees. Without one there is no verdict. */
export async function countVotes(votes: JudgeVotes, ask: () => Promise<JudgeOutcome>): Promise<JudgeOutcome> {
  const outcomes: JudgeOutcome[] = [];
  for (let vote = 1; vote <= votes; vote += 1) {
    const outcome = await ask();
    outcomes.push(outcome);
    if (outcome.kind === 'not_judged' && outcome.why === 'stopped') return outcome;
    const agreed = outcomes.filter((one) => isSame(one, outcome));
    if (agreed.length > votes / 2) return outcome;
  }
  const reasons = outcomes.map(({ reason }) => reason).join(' / ');
  return { kind: 'not_judged', why: 'silent', reason: `no majority of ${votes} votes was reached: ${reasons}` };
}

function isSame(one: JudgeOutcome, other: JudgeOutcome): boolean {
  return one.kind === 'judged' ? other.kind === 'judged' && one.holds === other.holds : other.kind === one.kind;
}
