import { afterEach, expect } from '@jest/globals';
import { isJsonObject } from '../../helpers/json.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { type Hub, JOB_TOKEN, withHub } from '../job.ts';
import { botJob } from './bot-job.ts';
import { askForPlan, say } from './bot-people.ts';

afterEach(cleanUp);

const roles = { wendy: 'write', tilly: 'triage' } as const;
const tokens = { [JOB_TOKEN]: { kind: 'github_actions' }, 'app-token': { kind: 'app', slug: 'sly' } } as const;

/** An issue by Wendy on which somebody asks for work in a comment. */
async function ask(hub: Hub, sender: string) {
  const issue = await hub.github.createIssue({ title: 'Greet', body: 'Plan: plan.yml', author: 'wendy' });
  return say(hub, { issue, body: '/groundhog run', author: sender });
}

quickTest('who may not start work is told so in the log, and nothing is written', () =>
  withHub({ roles, tokens }, async (hub) => {
    const byTriage = await botJob(hub, (await askForPlan(hub, 'tilly')).delivery);
    expect(byTriage).toMatchObject({
      exitCode: 0,
      outputs: {},
      stdout: expect.stringMatching(/^::notice::This event/m),
    });
    expect(byTriage.summary).toContain('"tilly" has the role "triage" here.');
    const byBot = await botJob(hub, await ask(hub, 'sly[bot]'));
    expect(byBot).toMatchObject({
      exitCode: 0,
      outputs: {},
      summary: expect.stringContaining('"sly\\[bot\\]" is a bot'),
    });
    expect(byBot.stdout).toMatch(/^::notice::This event may not start anything/m);
    const byUs = await botJob(hub, await ask(hub, 'github-actions[bot]'));
    expect(byUs).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('the account that Groundhog itself uses'),
    });
    const fine = await ask(hub, 'wendy');
    const again = await botJob(hub, fine, { triggeringActor: 'tilly', runAttempt: 2 });
    expect(again).toMatchObject({ exitCode: 0, outputs: {}, summary: expect.stringContaining('"tilly"') });
    hub.github.fail({ path: /\/collaborators\//, fault: { kind: 'answer', status: 418, hasActed: false } });
    const unsaid = await botJob(hub, fine);
    expect(unsaid).toMatchObject({ exitCode: 1, summary: expect.stringContaining('did not say what "wendy" may do') });
    expect(hub.countWrites()).toEqual({ api: 0, git: 0 });
  }),
);

slowTest('a command on a pull request from a fork is refused, and nothing is written', () =>
  withHub({ roles }, async (hub) => {
    const { github } = hub;
    const asked = await ask(hub, 'wendy');
    const { issue } = asked.payload;
    const pull_request = { url: `${github.apiUrl}/repos/octo/hello/pulls/1` };
    const payload = { ...asked.payload, issue: { ...(isJsonObject(issue) ? issue : {}), pull_request } };
    const body = { number: 1, head: { ref: 'main', repo: { full_name: 'mallory/hello' } } };
    github.fail({ method: 'GET', path: /\/pulls\/1$/, fault: { kind: 'answer', status: 200, hasActed: false, body } });
    const refused = await botJob(hub, { ...asked, payload });
    expect(refused).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    expect(refused.summary).toContain('The pull request comes from another repository');
    expect(hub.countWrites()).toEqual({ api: 0, git: 0 });
  }),
);

slowTest('a text that was changed after its event is not used', () =>
  withHub({ roles }, async (hub) => {
    const { delivery } = await askForPlan(hub);
    await hub.github.editIssue(1, { author: 'wendy', body: 'Plan: other.yml' });
    const result = await botJob(hub, delivery);
    expect(result).toMatchObject({ exitCode: 1, summary: expect.stringContaining('was changed after this event') });
    expect(hub.countWrites()).toEqual({ api: 0, git: 0 });
  }),
);
