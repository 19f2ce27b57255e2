import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { withHub } from '../job.ts';
import { toDelivery, toDispatched } from './bot-event.ts';
import { botJob, startBotJob } from './bot-job.ts';

afterEach(cleanUp);

const roles = { wendy: 'write', tilly: 'triage' } as const;

describe('a delivery', () => {
  test('carries the issue, the label and the people as they are', () =>
    withHub({ roles }, async ({ github }) => {
      const issue = await github.createIssue({ title: 'Greet', body: 'Plan: plan.yml', author: 'wendy' });
      await github.addLabel(issue, { author: 'tilly', name: 'groundhog' });
      const event = { event: 'issues', action: 'labeled', issue, label: 'groundhog', sender: 'tilly' } as const;
      const { name, actor, payload } = await toDelivery(github, event);
      expect([name, actor]).toEqual(['issues', 'tilly']);
      expect(payload).toMatchObject({
        action: 'labeled',
        issue: { number: issue, body: 'Plan: plan.yml', user: { login: 'wendy' }, labels: [{ name: 'groundhog' }] },
        label: { name: 'groundhog' },
        repository: { full_name: 'octo/hello', default_branch: 'main', fork: false },
        sender: { login: 'tilly', type: 'User' },
      });
      expect(github.requests).toEqual([]);
    }));

  test('of a comment tells on what it is, and what was written', () =>
    withHub({ roles }, async ({ github }) => {
      const issue = await github.createIssue({ title: 'Greet', author: 'wendy' });
      const comment = await github.createComment(issue, { author: 'wendy', body: '/groundhog status' });
      const event = { event: 'issue_comment', action: 'created', issue, comment, sender: 'wendy' } as const;
      const { payload } = await toDelivery(github, event);
      expect(payload).toMatchObject({
        comment: { id: comment, body: '/groundhog status', user: { login: 'wendy' } },
        issue: { number: issue, comments: 1 },
      });
      expect(payload.issue).not.toHaveProperty('pull_request');
    }));

  test('of a timer and of dispatches has no more than they have', () =>
    withHub({ roles, workflows: ['bot.yml'] }, async ({ github }) => {
      expect((await toDelivery(github, { event: 'schedule', cron: '7 * * * *' })).payload).toMatchObject({
        schedule: '7 * * * *',
      });
      const dispatch = { kind: 'workflow', name: 'bot.yml', login: 'github-actions[bot]' } as const;
      const delivery = await toDispatched(github, { ...dispatch, body: { ref: 'main', inputs: { task: 'greet' } } });
      expect(delivery).toMatchObject({ name: 'workflow_dispatch', actor: 'github-actions[bot]' });
      expect(delivery.payload).toMatchObject({ inputs: { task: 'greet' }, sender: { type: 'Bot' } });
      const event = { event: 'repository_dispatch', action: 'groundhog', payload: { task: 'a' } } as const;
      const { payload } = await toDelivery(github, { ...event, sender: 'wendy' });
      expect(payload).toMatchObject({ action: 'groundhog', client_payload: { task: 'a' } });
    }));
});

test('a job runs for a delivery, with the inputs that were dispatched', () =>
  withHub({ roles }, async (hub) => {
    const event = { event: 'workflow_dispatch', inputs: { plan: 'nowhere.yml' }, sender: 'wendy' } as const;
    const delivery = await toDelivery(hub.github, event);
    const result = await botJob(hub, delivery);
    expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    expect(result.summary).toMatch(/nowhere\.yml/);
    const again = await startBotJob(hub, delivery, { inputs: { plan: 'elsewhere.yml' } });
    expect((await again.finished).summary).toMatch(/elsewhere\.yml/);
  }));
