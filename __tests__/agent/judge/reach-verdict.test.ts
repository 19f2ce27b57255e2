import { describe, expect, test } from '@jest/globals';
import type { JudgeOutcome } from '../../../src/agent/judge/ask-judge.ts';
import { askTwice, countVotes, type JudgeVotes } from '../../../src/agent/judge/reach-verdict.ts';

type Short = 'holds' | 'fails' | Extract<JudgeOutcome, { kind: 'not_judged' }>['why'];

function toOutcome(short: Short): JudgeOutcome {
  if (short === 'holds' || short === 'fails') return { kind: 'judged', holds: short === 'holds', reason: short };
  return { kind: 'not_judged', why: short, reason: short };
}

const toShort = (outcome: JudgeOutcome): Short =>
  outcome.kind === 'not_judged' ? outcome.why : outcome.holds ? 'holds' : 'fails';

/** Answers in this order, and counts how often it was asked. */
function play(...answers: readonly Short[]) {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return toOutcome(answers[asked - 1] ?? 'failed');
  };
  return { ask, asked: () => asked };
}

describe('what is asked after an answer without a verdict', () => {
  test.each<[string, readonly Short[], Short, number]>([
    ['nothing after a verdict', ['holds'], 'holds', 1],
    ['the same model after a refusal', ['refused', 'holds'], 'holds', 2],
    ['two refusals are the fault of the diff', ['refused', 'refused'], 'fails', 2],
    ['a refusal and silence are, too', ['refused', 'silent'], 'fails', 2],
    ['an outage is not', ['refused', 'failed'], 'failed', 2],
    ['a run that is stopped is not', ['refused', 'stopped'], 'stopped', 2],
    ['silence was tried again already', ['silent'], 'silent', 1],
    ['and so was an outage', ['failed'], 'failed', 1],
  ])('%s', async (...[, answers, verdict, count]) => {
    const { ask, asked } = play(...answers);
    expect(toShort(await askTwice(ask, undefined))).toBe(verdict);
    expect(asked()).toBe(count);
  });

  test.each<[Short, Short, Short]>([
    ['refused', 'refused', 'fails'],
    ['silent', 'refused', 'fails'],
    ['silent', 'silent', 'silent'],
    ['failed', 'holds', 'holds'],
    ['failed', 'refused', 'refused'],
    ['silent', 'failed', 'failed'],
  ])('a second model, where there is one: %s, then %s, is %s', async (first, second, verdict) => {
    const [one, other] = [play(first, 'holds'), play(second)];
    expect(toShort(await askTwice(one.ask, other.ask))).toBe(verdict);
    expect([one.asked(), other.asked()]).toEqual([1, 1]);
  });
});

describe('votes', () => {
  test.each<[JudgeVotes, readonly Short[], Short, number]>([
    [1, ['holds'], 'holds', 1],
    [1, ['failed'], 'failed', 1],
    [3, ['holds', 'holds'], 'holds', 2],
    [3, ['holds', 'fails', 'fails'], 'fails', 3],
    [3, ['failed', 'fails', 'fails'], 'fails', 3],
    [3, ['holds', 'fails', 'failed'], 'silent', 3],
    [3, ['silent', 'failed'], 'failed', 2],
    [3, ['stopped'], 'stopped', 1],
  ])('%s: %j are %s after %s', async (...[votes, answers, verdict, count]) => {
    const { ask, asked } = play(...answers);
    expect(toShort(await countVotes(votes, ask))).toBe(verdict);
    expect(asked()).toBe(count);
  });
});
