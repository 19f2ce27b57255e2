import { expectPayload, fillExample, findExample } from '../../helpers/http/webhook-payload.ts';
import { isJsonObject, type JsonObject, objectsOf, textAt } from '../../helpers/json.ts';
import type { LoopbackGitHub } from '../../helpers/loopback/loopback-github.ts';
import type { Dispatch } from '../../helpers/loopback/loopback-world.ts';

/** What happens on GitHub and starts a workflow. */
export type BotEvent =
  | {
      readonly event: 'issues';
      readonly action: 'labeled' | 'unlabeled' | 'opened' | 'edited' | 'closed';
      readonly issue: number;
      readonly label?: string;
      readonly sender: string;
    }
  | {
      readonly event: 'issue_comment';
      readonly action: 'created' | 'edited' | 'deleted';
      /** An issue or a pull request. */
      readonly issue: number;
      readonly comment: number;
      /** The text before an edit. */
      readonly from?: string;
      readonly sender: string;
    }
  | {
      readonly event: 'pull_request_review';
      readonly action: 'submitted';
      readonly pull: number;
      readonly review: number;
      readonly sender: string;
    }
  | {
      readonly event: 'pull_request_review_comment';
      readonly action: 'created';
      readonly pull: number;
      readonly comment: number;
      readonly sender: string;
    }
  | { readonly event: 'schedule'; readonly cron: string }
  | {
      readonly event: 'repository_dispatch';
      readonly action: string;
      readonly payload: JsonObject;
      readonly sender: string;
    }
  | { readonly event: 'workflow_dispatch'; readonly inputs: JsonObject; readonly sender: string };

/** An event as a runner hands it to a job; the same one may be delivered more than once. */
export interface Delivery {
  readonly name: BotEvent['event'];
  readonly actor: string;
  readonly payload: JsonObject;
}

/** The delivery of an event, in GitHub's shape and with the issue, comment, label and people as they are now. */
export async function toDelivery(github: LoopbackGitHub, event: BotEvent): Promise<Delivery> {
  const repository = await github.read({ path: '' });
  const parts = await toParts(github, event);
  if (event.event === 'schedule') {
    return { name: event.event, actor: textAt(repository, 'owner', 'login'), payload: { repository, ...parts } };
  }
  const sender = await github.read({ user: event.sender });
  const actual = { repository: fillExample(exampleAt('issues', 'repository'), repository), ...parts };
  const action = 'issue' in event || 'pull' in event ? event.action : undefined;
  const example = findExample(event.event, action);
  const without = event.event === 'repository_dispatch' ? ['organization'] : ['organization', 'installation'];
  const kept = Object.entries(fillExample(example, { sender })).filter(([key]) => !without.includes(key));
  const payload = { ...Object.fromEntries(kept), ...actual };
  expectPayload(`${event.event}$${action ?? 'event'}`, payload);
  return { name: event.event, actor: event.sender, payload };
}

async function toParts(github: LoopbackGitHub, event: BotEvent): Promise<JsonObject> {
  const workflow = '.github/workflows/groundhog.yml';
  switch (event.event) {
    case 'schedule':
      return { schedule: event.cron, workflow };
    case 'workflow_dispatch':
      return { inputs: event.inputs, ref: 'refs/heads/main', workflow };
    case 'repository_dispatch':
      return { action: event.action, branch: 'main', client_payload: event.payload };
    case 'issue_comment': {
      const comment = await github.read({ path: `/issues/comments/${event.comment}` });
      const issue = await readIssue(github, event.issue);
      const written = fillExample(exampleAt('issue_comment', 'comment'), comment);
      const { reactions } = issue;
      const changes = event.from === undefined ? {} : { changes: { body: { from: event.from } } };
      return {
        ...{ action: event.action, issue, ...changes },
        comment: { reactions, performed_via_github_app: null, ...written },
      };
    }
    case 'pull_request_review': {
      const review = await github.read({ path: `/pulls/${event.pull}/reviews/${event.review}` });
      const pull_request = await readPull(github, event);
      return {
        action: event.action,
        pull_request,
        review: { ...review, state: textAt(review, 'state').toLowerCase() },
      };
    }
    case 'pull_request_review_comment': {
      const comment = await github.read({ path: `/pulls/comments/${event.comment}` });
      return { action: event.action, pull_request: await readPull(github, event), comment };
    }
    case 'issues': {
      const issue = await readIssue(github, event.issue);
      const label = objectsOf(issue.labels).find(({ name }) => name === event.label);
      return { action: event.action, issue, ...(label === undefined ? {} : { label }) };
    }
  }
}

// What every payload is made from: some examples lack what the schema wants.
function exampleAt(event: 'issues' | 'issue_comment', key: 'issue' | 'comment' | 'repository'): JsonObject {
  const example = findExample(event, event === 'issues' ? 'labeled' : 'created')[key];
  return isJsonObject(example) ? example : {};
}

type PullEvent = Extract<BotEvent, { readonly pull: number }>;

async function readPull(github: LoopbackGitHub, { event, action, pull }: PullEvent): Promise<JsonObject> {
  const example = findExample(event, action, 'last').pull_request;
  return fillExample(isJsonObject(example) ? example : {}, await github.read({ path: `/pulls/${pull}` }));
}

async function readIssue(github: LoopbackGitHub, number: number): Promise<JsonObject> {
  const issue = await github.read({ path: `/issues/${number}` });
  const { pull_request, draft } = issue;
  const filled = fillExample(exampleAt('issues', 'issue'), { milestone: null, assignee: null, ...issue });
  return { ...filled, ...(pull_request === undefined ? {} : { pull_request, draft: draft ?? false }) };
}

/** The delivery of what a job has dispatched itself. */
export function toDispatched(github: LoopbackGitHub, { kind, name, login, body }: Dispatch): Promise<Delivery> {
  const member = (key: string): JsonObject => {
    const value = isJsonObject(body) ? body[key] : undefined;
    return isJsonObject(value) ? value : {};
  };
  return kind === 'workflow'
    ? toDelivery(github, { event: 'workflow_dispatch', inputs: member('inputs'), sender: login })
    : toDelivery(github, {
        event: 'repository_dispatch',
        action: name,
        payload: member('client_payload'),
        sender: login,
      });
}
