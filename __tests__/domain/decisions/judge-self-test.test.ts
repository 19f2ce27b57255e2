import { describe, expect, test } from '@jest/globals';
import { findSelfTestProblems } from '../../../src/domain/decisions/judge-self-test.ts';
import {
  attacks,
  canaries,
  needs,
  type Probe,
  type ProbeAnswer,
  type ProbeAnswers,
  probes,
} from '../../../src/domain/sandbox-attacks.ts';

const answer = (outcome: ProbeAnswer['outcome'], detail = ''): ProbeAnswer => ({ outcome, detail });
const all = (outcomeOf: (probe: Probe) => ProbeAnswer): ProbeAnswers =>
  Object.fromEntries(probes.map((probe) => [probe, outcomeOf(probe)]));
const isNeed = (probe: Probe) => needs.some((need) => need === probe);

const open = all(() => answer('reached'));
const closed = all((probe) => answer(isNeed(probe) ? 'reached' : 'blocked'));
const zone = (answers: ProbeAnswers, hasNetwork = false) => ({ zone: 'agent', hasNetwork, answers });

describe('findSelfTestProblems', () => {
  test('finds none where attacks succeed without a sandbox alone', () => {
    expect(findSelfTestProblems(open, [zone(closed)])).toEqual([]);
  });

  test.each(attacks)('names an attack that succeeds inside: %s', (attack) => {
    const found = findSelfTestProblems(open, [zone({ ...closed, [attack]: answer('reached', '/the/path') })]);
    expect(found).toEqual([expect.stringMatching(/^In the sandbox of the agent a program can .+ \(\/the\/path\)\.$/)]);
  });

  test.each(needs)('names a need that is not met: %s', (need) => {
    const found = findSelfTestProblems(open, [zone({ ...closed, [need]: answer('blocked') })]);
    expect(found).toEqual([expect.stringMatching(/^In the sandbox of the agent a program cannot [^()]+\.$/)]);
  });

  test.each(probes)('counts a probe without an answer as failed: %s', (probe) => {
    const { [probe]: _, ...answers } = closed;
    expect(findSelfTestProblems(open, [zone(answers)])).toEqual([expect.stringContaining('(no answer)')]);
  });

  test('takes nothing for a problem that could not be tried', () => {
    expect(findSelfTestProblems(open, [zone(all(() => answer('absent')))])).toEqual([]);
  });

  test('tries each sandbox', () => {
    const other = { ...zone({ ...closed, dns: answer('reached') }), zone: 'setup' };
    expect(findSelfTestProblems(open, [zone(closed), other])).toEqual([
      'In the sandbox of the setup a program can ask a name server.',
    ]);
  });

  test('allows the network of the machine where it is shared, and nothing else', () => {
    expect(findSelfTestProblems(open, [zone({ ...closed, dns: answer('reached') }, true)])).toEqual([]);
    expect(findSelfTestProblems(open, [zone({ ...closed, signal: answer('reached') }, true)])).toHaveLength(1);
  });

  test.each([0, 4, 5])('proves nothing when the probes find fewer than five canaries outside: %s', (found) => {
    const outside = all((probe) =>
      answer(canaries.slice(0, found).some((one) => one === probe) ? 'reached' : 'blocked'),
    );
    const problems = findSelfTestProblems(outside, [zone(closed)]);
    expect(problems).toEqual(found === 5 ? [] : [expect.stringContaining(`it reached ${found} of 10 things`)]);
  });
});
