import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import { parseTrigger } from '../../../src/github/events/trigger.ts';
import { isJsonObject, type JsonObject, objectsOf, textAt } from '../../helpers/json.ts';

const all = objectsOf(createRequire(import.meta.url)('@octokit/webhooks-examples'));
const settings = { triggerLabel: 'groundhog' };
const read = (event: string, payload: unknown) => parseTrigger(event, payload, settings);

function exampleOf(event: string, action?: string): JsonObject {
  const found = objectsOf(all.find(({ name }) => name === event)?.examples);
  const example = found.find((one) => action === undefined || one.action === action);
  if (example === undefined) throw new Error(`no example of ${event}`);
  return example;
}

/** A payload with some of its members changed, at any depth. */
function changed(payload: JsonObject, changes: JsonObject): JsonObject {
  const merged = Object.entries(changes).map(([key, value]) => {
    const given = payload[key];
    return [key, isJsonObject(value) && isJsonObject(given) ? changed(given, value) : value] as const;
  });
  return { ...payload, ...Object.fromEntries(merged) };
}

describe('every example of a webhook', () => {
  const examples = all.flatMap(({ name, examples: found }) =>
    objectsOf(found).map((payload) => [String(name), textAt(payload, 'action'), payload] as const),
  );

  test('is one of those that were published', () => {
    expect(examples).toHaveLength(329);
    expect(new Set(examples.map(([name]) => name)).size).toBe(58);
  });

  test('is acted on or left alone with a reason', () => {
    for (const [name, action, payload] of examples) {
      const trigger = read(name, payload);
      const kinds = new Map([
        ['workflow_dispatch', 'dispatch'],
        ['merge_group', 'merge_group'],
      ]);
      expect([name, action, trigger.kind]).toEqual([name, action, kinds.get(name) ?? 'ignored']);
      if (trigger.kind === 'ignored') expect(trigger.reason).toMatch(/\S.*\.$/s);
    }
  });

  test('is acted on once it asks for it', () => {
    const label = { label: { name: 'Groundhog' }, issue: { state: 'open' } };
    const labels = examples.filter(([name, action]) => name === 'issues' && action === 'labeled');
    for (const [name, , payload] of labels) expect(read(name, changed(payload, label)).kind).toBe('labelled');
    const comments = examples.filter(([name]) => name === 'issue_comment');
    const asked = comments.map(([name, action, payload]) => [
      action,
      read(name, changed(payload, { comment: { body: '/groundhog run\nplease' } })).kind,
    ]);
    expect(asked.filter(([, kind]) => kind === 'command')).toHaveLength(5);
    expect(asked.every(([action, kind]) => (action === 'created') === (kind === 'command'))).toBe(true);
  });

  test('breaks nothing when it comes as something else', () => {
    const events = ['workflow_dispatch', 'repository_dispatch', 'schedule', 'issues', 'issue_comment'];
    for (const event of events) for (const [, , payload] of examples) expect(() => read(event, payload)).not.toThrow();
  });
});

describe('a trigger', () => {
  const labelled = changed(exampleOf('issues', 'labeled'), {
    label: { name: 'groundhog' },
    issue: { body: 'Plan: a.yml' },
  });
  const comment = changed(exampleOf('issue_comment', 'created'), { comment: { body: '/groundhog status' } });

  test('carries what the event says and nothing more', () => {
    expect(read('issues', labelled)).toEqual({
      kind: 'labelled',
      sender: { login: 'Codertocat', isBot: false },
      issue: { number: 1, title: 'Spelling error in the README file', body: 'Plan: a.yml' },
      label: 'groundhog',
    });
    expect(read('issue_comment', comment)).toMatchObject({
      kind: 'command',
      isPullRequest: false,
      comment: { body: '/groundhog status', updatedAt: '2019-05-15T15:20:21Z' },
      parsing: { kind: 'command', command: { kind: 'status' } },
    });
    const onPull = changed(comment, { issue: { pull_request: { url: 'u' } } });
    expect(read('issue_comment', onPull)).toMatchObject({ kind: 'command', isPullRequest: true });
    expect(read('schedule', { schedule: '7 * * * *' })).toEqual({ kind: 'sweep' });
  });

  test.each<[string, string, unknown, RegExp]>([
    [
      'another label',
      'issues',
      changed(labelled, { label: { name: 'groundhog:running' } }),
      /label is "groundhog:running"/,
    ],
    ['a closed issue', 'issues', changed(labelled, { issue: { state: 'closed' } }), /is closed/],
    ['a label on a pull request', 'issues', changed(labelled, { issue: { pull_request: {} } }), /on a pull request/],
    ['another action', 'issues', changed(labelled, { action: 'unlabeled' }), /"unlabeled"/],
    ['an edited comment', 'issue_comment', changed(comment, { action: 'edited' }), /"edited"/],
    ['a deleted comment', 'issue_comment', changed(comment, { action: 'deleted' }), /"deleted"/],
    [
      'a quoted command',
      'issue_comment',
      changed(comment, { comment: { body: '> /groundhog run' } }),
      /no \/groundhog command/,
    ],
    ['another dispatch', 'repository_dispatch', { action: 'deploy', sender: { login: 'a' } }, /"deploy"/],
    ['a push', 'push', {}, /"push"/],
    ['an event that runs the code of others', 'pull_request_target', {}, /"pull_request_target"/],
    ['no payload', 'issues', undefined, /cannot be read/],
    ['a payload without a sender', 'issues', { ...labelled, sender: undefined }, /sender/],
    ['a number that is none', 'issues', changed(labelled, { issue: { number: '1; rm' } }), /issue\.number/],
  ])('is ignored for %s', (...[, event, payload, reason]) => {
    expect(read(event, payload)).toEqual({ kind: 'ignored', reason: expect.stringMatching(reason) });
  });

  test('of a dispatch has the words that its sender gave', () => {
    const sender = { login: 'wendy', type: 'User' };
    const words = { task: 'a', command: 'retry', agent: 'builtin', model: 'm', more: 'x' };
    const payload = { action: 'groundhog', sender, client_payload: words };
    expect(read('repository_dispatch', payload)).toEqual({
      kind: 'dispatch',
      sender: { login: 'wendy', isBot: false },
      inputs: { task: 'a', command: 'retry', agent: 'builtin', model: 'm' },
    });
    const wrong = { ...payload, client_payload: { plan: 7 } };
    expect(read('repository_dispatch', wrong)).toMatchObject({
      kind: 'ignored',
      reason: expect.stringMatching(/client_payload\.plan/),
    });
  });

  test('takes nothing from a key that is no member', () => {
    const payload: unknown = JSON.parse(
      '{"action":"labeled","__proto__":{"sender":{"login":"octo"},"issue":{"number":1,"state":"open"},"label":{"name":"groundhog"}}}',
    );
    expect(read('issues', payload).kind).toBe('ignored');
  });
});

describe('a review of a pull request', () => {
  const review = exampleOf('pull_request_review', 'submitted');
  const line = exampleOf('pull_request_review_comment', 'created');

  test('is a command where its first line is one, with the pull request that it is of', () => {
    const body = '/groundhog hint Use the parser.\r\nMore.';
    expect(read('pull_request_review', changed(review, { review: { body } }))).toMatchObject({
      kind: 'command',
      isPullRequest: true,
      issue: { number: review.pull_request && objectsOf([review.pull_request])[0]?.number },
      comment: { body, part: 'review' },
      parsing: { kind: 'command', command: { operation: { kind: 'hint', text: 'Use the parser.' } } },
    });
    const fix = { review: { body: '/groundhog fix Use the parser.\r\n\r\n- and test it' } };
    expect(read('pull_request_review', changed(review, fix))).toMatchObject({
      parsing: { command: { operation: { kind: 'fix', text: 'Use the parser.\n\n- and test it' } } },
    });
    expect(read('pull_request_review', changed(review, { review: { body: null } })).kind).toBe('ignored');
    expect(read('pull_request_review', changed(review, { action: 'edited', review: { body } })).kind).toBe('ignored');
  });

  test('on a line names the place', () => {
    const changes = { comment: { body: '/groundhog fix Rename it.', path: 'src/a.ts', line: 3 } };
    expect(read('pull_request_review_comment', changed(line, changes))).toMatchObject({
      kind: 'command',
      comment: { part: 'line', place: 'src/a.ts, line 3' },
      parsing: { kind: 'command', command: { operation: { kind: 'fix', text: 'Rename it.' } } },
    });
    const outdated = changed(line, { comment: { ...changes.comment, line: null } });
    expect(read('pull_request_review_comment', outdated)).toMatchObject({ comment: { place: 'src/a.ts' } });
    expect(read('pull_request_review_comment', line).kind).toBe('ignored');
  });
});

describe('a merge group', () => {
  const example = exampleOf('merge_group', 'checks_requested');
  const group = (changes: JsonObject) => read('merge_group', changed(example, { merge_group: changes }));

  test('is its commit, the one before, its branch and the pull request that it is named after', () => {
    expect(read('merge_group', example)).toEqual({
      kind: 'merge_group',
      head: '2ffea6db159f6b6c47a24e778fb9ef40cf6b1c7d',
      base: '380387fbc80638b734a49e1be1c4dfec1c01b33c',
      baseBranch: 'main',
      pullNumber: 104,
    });
    const head_ref = `refs/heads/gh-readonly-queue/release/pr-1/pr-7-${'a'.repeat(40)}`;
    expect(group({ head_ref, base_ref: 'refs/heads/release/pr-1' })).toMatchObject({
      baseBranch: 'release/pr-1',
      pullNumber: 7,
    });
  });

  test.each([
    ['another action', read('merge_group', { ...example, action: 'destroyed' })],
    ['no pull request in its name', group({ head_ref: 'refs/heads/gh-readonly-queue/main' })],
    ['a head that is no commit', group({ head_sha: '--upload-pack=x' })],
    ['a base that is no branch', group({ base_ref: 'refs/tags/v1' })],
  ])('with %s is left alone', (_, trigger) => {
    expect(trigger).toMatchObject({ kind: 'ignored', reason: expect.stringMatching(/\S.*\.$/s) });
  });
});
