import { afterEach, expect, test } from '@jest/globals';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { type Hub, toMarkers, withHub } from '../job.ts';
import { agentCommand } from '../laptop.ts';
import type { Delivery } from './bot-event.ts';
import { botJob } from './bot-job.ts';
import { askForPlan, label } from './bot-people.ts';

afterEach(cleanUp);

const roles = { wendy: 'write' } as const;
const TEN = `task: hello\ncheckpoints:\n${Array.from(
  { length: 10 },
  (_, at) =>
    `  - { id: c${at}, spec: Write c${at}.txt., success_criteria: [{ kind: file_exists, path: c${at}.txt }] }\n`,
).join('')}`;

/** The requests so far, without those of GraphQL, which GitHub counts by themselves. */
function countRest({ github }: Hub): number {
  return github.requests.filter(({ path }) => path !== '/graphql').length;
}

/** What people are notified of: comments, a pull request, and that it is ready. */
function countNotifications({ github }: Hub): number {
  const isNotifying = (method: string, path: string, body: unknown) =>
    (method === 'POST' && /\/(?:comments|pulls)$/.test(path)) ||
    (path === '/graphql' && JSON.stringify(body).includes('markPullRequestReadyForReview'));
  return github.requests.filter(({ method, path, body }) => isNotifying(method, path, body)).length;
}

test('ten checkpoints with one retry each by hand take forty requests of REST', () =>
  withHub({ plan: TEN, roles }, async (hub) => {
    const result = await hub.run({ agent: agentCommand('fails-once-each.sh', 'twice'), timeoutMs: 900_000 });
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', attempts: '20' } });
    expect(toMarkers(await hub.github.comments(1))).toHaveLength(11);
    expect(countRest(hub)).toBeLessThanOrEqual(40);
  }));

/** Labels an issue that names the plan file, or has the plan in its text. */
async function labelPlan(hub: Hub, plan: 'file' | 'inline'): Promise<Delivery> {
  if (plan === 'file') return (await askForPlan(hub)).delivery;
  const body = `\`\`\`groundhog\n${TEN}\`\`\`\n`;
  return label(hub, await hub.github.createIssue({ title: 'Ten', body, author: 'wendy' }));
}

test.each([
  ['file', 'never', '10'],
  ['inline', 'never', '10'],
  ['file', 'twice', '20'],
  ['inline', 'twice', '20'],
] as const)(
  'ten checkpoints by a label, whose plan is %s, take fifty-five requests of REST; attempts fail %s',
  (plan, fails, attempts) =>
    withHub({ plan: TEN, roles }, async (hub) => {
      const agent = agentCommand('fails-once-each.sh', fails);
      const result = await botJob(hub, await labelPlan(hub, plan), { agent, timeoutMs: 900_000 });
      expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', attempts } });
      if (fails === 'never') expect(countNotifications(hub)).toBeLessThanOrEqual(4);
      expect(countRest(hub)).toBeLessThanOrEqual(55);
    }),
);
