import type { Hub } from '../job.ts';
import { type Delivery, toDelivery } from './bot-event.ts';

/** A comment that Wendy writes, unless somebody else does. */
export interface Said {
  readonly issue: number;
  readonly body: string;
  readonly author?: string;
}

/** The delivery of a comment that somebody writes now, on an issue or a pull request. */
export async function say({ github }: Hub, { issue, body, author = 'wendy' }: Said): Promise<Delivery> {
  const comment = await github.createComment(issue, { author, body });
  return toDelivery(github, { event: 'issue_comment', action: 'created', issue, comment, sender: author });
}

/** The delivery of the trigger label that somebody puts on an issue now. */
export async function label({ github }: Hub, issue: number, author = 'wendy'): Promise<Delivery> {
  await github.addLabel(issue, { author, name: 'groundhog' });
  return toDelivery(github, { event: 'issues', action: 'labeled', issue, label: 'groundhog', sender: author });
}

/** A new issue that asks for the plan of the repository, and the delivery of its label. */
export async function askForPlan(
  hub: Hub,
  author = 'wendy',
): Promise<{ readonly issue: number; readonly delivery: Delivery }> {
  const issue = await hub.github.createIssue({ title: 'Greet', body: 'Plan: plan.yml', author: 'wendy' });
  return { issue, delivery: await label(hub, issue, author) };
}

/** A tick in the page of a thread that the bot keeps: its status, or its comment on an issue. */
export interface Tick {
  readonly thread: number;
  /** The beginning of the command that the box stands for. */
  readonly command: string;
  readonly author?: string;
  /** Other text of the page that the same edit changes. */
  readonly edit?: (body: string) => string;
}

/** The delivery of a box that somebody ticks now. Without such a box the edit ticks none. */
export async function tick(
  { github }: Hub,
  { thread, command, author = 'wendy', edit = (body) => body }: Tick,
): Promise<Delivery> {
  const page = (await github.comments(thread)).find(({ body }) =>
    /^<!-- groundhog:1:\S+:(?:status|issue): -->/.test(body),
  );
  if (page === undefined) throw new Error('the bot keeps no page here');
  const box = `- [ ] <!-- groundhog:1:do:${encodeURIComponent(command)}`;
  const body = edit(page.body.replace(box, box.replace('[ ]', '[x]')));
  await github.editComment(page.id, { author, body });
  const { id: comment, body: from } = page;
  return toDelivery(github, { event: 'issue_comment', action: 'edited', issue: thread, comment, from, sender: author });
}
