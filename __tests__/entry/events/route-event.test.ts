import { describe, expect, test } from '@jest/globals';
import { fillSettings, isDryRunEvent, routeEvent } from '../../../src/entry/events/route-event.ts';
import type { RoutingInputs } from '../../../src/entry/settings/routing-inputs.ts';
import type { ActiveTrigger, Trigger } from '../../../src/github/events/trigger.ts';

const NO_INPUTS: RoutingInputs = {
  mode: 'run',
  plan: '',
  task: undefined,
  base: undefined,
  command: undefined,
  planFromIssue: 'draft',
  triggerLabel: 'groundhog',
  allowedBots: [],
  isContinued: false,
  ciWorkflows: [],
};
const NO_WORDS = { plan: undefined, task: undefined, base: undefined, command: undefined };
const sender = { login: 'wendy', isBot: false };
const issue = { number: 7, body: 'Plan: a.yml' };
const comment = { id: 1, body: '/groundhog run', updatedAt: '2026-01-02T03:04:05Z' };

const dispatch = (words: Partial<typeof NO_WORDS | Record<keyof typeof NO_WORDS, string>> = {}): ActiveTrigger => ({
  kind: 'dispatch',
  sender,
  inputs: { ...NO_WORDS, ...words },
});
const labelled: ActiveTrigger = { kind: 'labelled', sender, issue, label: 'groundhog' };
const parsing = { kind: 'command', command: { kind: 'status' }, task: undefined } as const;
const command: ActiveTrigger = { kind: 'command', sender, issue, isPullRequest: false, comment, parsing };
const sweep: ActiveTrigger = { kind: 'sweep' };

const decide = (trigger: ActiveTrigger, inputs: Partial<RoutingInputs> = {}) =>
  routeEvent(trigger, { ...NO_INPUTS, ...inputs });

describe('what a job has to do', () => {
  test('is said by a dispatch, and by the inputs before it', () => {
    expect(decide(dispatch({ plan: 'a.yml', base: 'dev' }))).toMatchObject({
      kind: 'run_plan',
      path: 'a.yml',
      base: 'dev',
    });
    const inputs = { plan: 'b.yml', base: 'main' };
    expect(decide(dispatch({ plan: 'a.yml', base: 'dev' }), inputs)).toMatchObject({ path: 'b.yml', base: 'main' });
    expect(decide(dispatch({ task: 'a' }))).toEqual({ kind: 'resume', task: 'a', isAsked: true });
    expect(decide(dispatch({ task: 'a' }), { task: 'b' })).toEqual({ kind: 'resume', task: 'b', isAsked: true });
    expect(decide(dispatch({ task: 'a', plan: 'a.yml' }))).toMatchObject({ kind: 'run_plan', task: 'a' });
    expect(decide(dispatch())).toMatchObject({ kind: 'run_plan', path: '' });
  });

  test.each(['retry x', 'groundhog retry x', '/groundhog retry x'])(
    'is a command that was dispatched as %j',
    (text) => {
      const retry = { kind: 'operate', operation: { kind: 'retry', checkpoint: 'x' } };
      const expected = {
        kind: 'command',
        parsing: { kind: 'command', command: retry },
        thread: undefined,
        by: 'wendy',
      };
      expect(decide(dispatch({ command: text }))).toMatchObject(expected);
      expect(decide(dispatch({ plan: 'a.yml' }), { command: text })).toMatchObject(expected);
    },
  );

  test('is the plan of a labelled issue, the command of a comment, and on a timer a sweep', () => {
    expect(decide(labelled)).toEqual({ kind: 'start_issue', issue, label: 'groundhog' });
    const thread = { issue, isPullRequest: false, comment, by: 'wendy' };
    expect(decide(command)).toEqual({ kind: 'command', parsing, task: undefined, thread, by: 'wendy' });
    expect(decide(sweep)).toEqual({ kind: 'sweep' });
  });

  test('is what the mode says, and a mode leaves labels and comments to other jobs', () => {
    for (const trigger of [dispatch({ plan: 'a.yml' }), sweep]) {
      expect(decide(trigger, { mode: 'sweep' })).toEqual({ kind: 'sweep' });
      expect(decide(trigger, { mode: 'fan-out', plan: 'p/*.yml' })).toMatchObject({
        kind: 'fan_out',
        plans: 'p/*.yml',
      });
    }
    for (const trigger of [labelled, command])
      for (const mode of ['sweep', 'fan-out'] as const)
        expect(decide(trigger, { mode })).toMatchObject({ kind: 'ignore', reason: expect.stringContaining(mode) });
  });

  test('has the agent and the model of a dispatch where the inputs are empty', () => {
    const given = { agent: undefined, model: undefined, provider: 'anthropic' };
    const trigger: ActiveTrigger = { kind: 'dispatch', sender, inputs: { agent: 'builtin', model: 'm' } };
    expect(fillSettings(given, trigger)).toEqual({ ...given, agent: 'builtin', model: 'm' });
    const own = { ...given, agent: 'codex', model: 'own' };
    expect(fillSettings(own, trigger)).toEqual(own);
    expect(fillSettings(given, { ...trigger, inputs: { agent: '', model: '' } })).toEqual(given);
    for (const other of [labelled, command, sweep]) expect(fillSettings(given, other)).toBe(given);
  });
});

describe('a dry run', () => {
  const NOTHING: Trigger = { kind: 'ignored', reason: 'x' };
  const isTried = (trigger: Trigger, event: string, inputs: Partial<RoutingInputs> = { plan: 'a.yml' }) =>
    isDryRunEvent(trigger, event, { ...NO_INPUTS, ...inputs });

  test('tries its plan on events that ask for nothing, and on a timer', () => {
    for (const event of ['pull_request', 'push', 'issues']) expect(isTried(NOTHING, event)).toBe(true);
    expect(isTried(sweep, 'schedule')).toBe(true);
  });

  test.each(['issue_comment', 'commit_comment', 'discussion_comment', 'pull_request_review_comment'])(
    'leaves what asks for nothing alone where it is an %s',
    (event) => expect(isTried(NOTHING, event)).toBe(false),
  );

  test('leaves an event to the usual way when it asks for something, when there is no plan, and in another mode', () => {
    for (const trigger of [dispatch(), labelled, command]) expect(isTried(trigger, 'any')).toBe(false);
    for (const inputs of [{}, { plan: 'p/*.yml', mode: 'fan-out' }, { plan: 'a.yml', mode: 'sweep' }] as const)
      for (const trigger of [NOTHING, sweep]) expect(isTried(trigger, 'push', inputs)).toBe(false);
  });
});
