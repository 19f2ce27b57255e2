import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { TaskView } from '../../../src/domain/record/notifier.ts';
import { createGitHubNotifier, type GitHubNotifierOptions } from '../../../src/entry/publish/github-notifier.ts';
import { AUTHOR, OWNER, REPO, type ScriptedGitHub, startScriptedGitHub } from '../../github/scripted-github.ts';
import { makeLive } from '../../report/make-live.ts';
import { LINKS } from '../../report/make-view.ts';
import { type RecordedEvent, recordRun, reportOneByOne } from './recorded-run.ts';

const PULLS = `/repos/${OWNER}/${REPO}/pulls`;
const COMMENTS = `/repos/${OWNER}/${REPO}/issues/7/comments`;

let github: ScriptedGitHub;
let warnings: string[];
beforeEach(async () => {
  github = await startScriptedGitHub();
  warnings = [];
});
afterEach(() => github.stop());

const makeNotifier = (changes: Partial<GitHubNotifierOptions> = {}) =>
  createGitHubNotifier({
    client: github.client,
    repository: { owner: OWNER, repo: REPO },
    baseBranch: 'main',
    creation: 'next',
    links: LINKS,
    author: async () => AUTHOR,
    redact: (text) => text,
    onWarning: (text) => warnings.push(text),
    ...changes,
  });

const last = (recorded: readonly RecordedEvent[]): TaskView => recorded.at(-1)?.view ?? fail();

function fail(): never {
  throw new Error('the fixture is wrong');
}

describe('createGitHubNotifier', () => {
  test('keeps one pull request, one status and one comment per checkpoint, within forty requests of REST', async () => {
    const notifier = makeNotifier({ issueNumber: 12 });
    await reportOneByOne(notifier, recordRun(10));
    expect(warnings).toEqual([]);
    expect(github.pulls).toHaveLength(1);
    expect(github.pulls[0]).toMatchObject({
      head: 'groundhog/demo/task',
      base: 'main',
      title: 'Groundhog: demo',
      draft: false,
    });
    expect(github.pulls[0]?.body.match(/^- \[x\]/gm)).toHaveLength(10);
    expect(github.pulls[0]?.body).toContain('Closes #12');
    expect(github.comments).toHaveLength(11);
    expect(github.comments[0]?.body).toContain('10 of 10 landed');
    expect(github.comments[10]?.body).toContain('### ✅ c10 · landed as ');
    const rest = github.requests.filter((request) => !request.endsWith(' /graphql'));
    expect(rest.length).toBeLessThanOrEqual(40);
    expect(github.requests.length).toBeLessThanOrEqual(60);
    expect(notifier.pullRequest()).toMatchObject({ number: 7, url: 'https://github.test/acme/widgets/pull/7' });
  });

  test('reports together what arrives while it is busy, and ends at the same state', async () => {
    const notifier = makeNotifier();
    const recorded = recordRun(10);
    for (const { event, view } of recorded) await notifier.recorded([event], view);
    await notifier.finish(last(recorded));
    expect(github.comments).toHaveLength(11);
    for (const { body } of github.comments.slice(1)) expect(body).toContain(' · landed as ');
    expect(github.requests.length).toBeLessThanOrEqual(30);
  });

  test('edits what a landing changes by one request', async () => {
    await reportOneByOne(makeNotifier(), recordRun(10));
    expect(github.count('POST /graphql')).toBeGreaterThanOrEqual(10);
    expect(github.count('PATCH /repos/acme/widgets/pulls')).toBe(0);
    expect(github.requests.length).toBeLessThanOrEqual(55);
  });

  test('edits one by one, and asks no more, where the edits of several at once are refused', async () => {
    const refused = { status: 403, body: { message: 'Resource not accessible by integration' } };
    const recorded = recordRun(3);
    await reportOneByOne(makeNotifier(), recorded);
    const wanted = [...github.comments.map(({ body }) => body), github.pulls[0]?.body];
    await github.stop();
    github = await startScriptedGitHub();
    github.faults.push({ request: 'POST /graphql', answer: refused });
    await reportOneByOne(makeNotifier(), recorded);
    expect([...github.comments.map(({ body }) => body), github.pulls[0]?.body]).toEqual(wanted);
    // The other one marks the pull request ready.
    expect(github.count('POST /graphql')).toBe(2);
    expect(warnings).toEqual([]);
  });

  test('recreates a comment that somebody deleted between two edits of several at once', async () => {
    const notifier = makeNotifier();
    const recorded = recordRun(2);
    await reportOneByOne(notifier, recorded.slice(0, -3));
    github.comments.splice(0, 1);
    await reportOneByOne(notifier, recorded.slice(-3));
    expect(github.comments).toHaveLength(3);
    expect(github.comments.at(-1)?.body).toContain('2 of 2 landed');
  });

  test('shows an attempt at work by one edit of the status, and a failure of it is no warning', async () => {
    const recorded = recordRun(2);
    const at = recorded.findLastIndex(({ event }) => event.kind === 'attempt_started');
    const view = recorded[at]?.view ?? fail();
    const failures: unknown[] = [];
    const findLive = () => makeLive(view, [{ tool: 'Edit', changed_paths: [] }]);
    const notifier = makeNotifier({ findLive, onLiveFailure: (thrown) => failures.push(thrown) });
    await notifier.showLive(recorded[2]?.view ?? fail());
    expect(github.requests).toEqual([]);
    await reportOneByOne(notifier, recorded.slice(0, at + 1));
    const before = github.requests.length;
    const edit = `PATCH /repos/acme/widgets/issues/comments/${github.comments[0]?.id}`;
    github.faults.push({ request: edit, answer: { status: 403, body: { message: 'secondary rate limit' } } });
    await notifier.showLive(view);
    expect(github.requests.slice(before)).toEqual([edit]);
    expect([failures.length, notifier.lane.takeFailure()]).toEqual([1, true]);
    // The next run looks up the pull request of the one before.
    await makeNotifier({ findLive }).showLive(view);
    expect(github.comments[0]?.body).toContain('As of 03:16 UTC: 12 min, 34 turns, $0.41; last tool: Edit.');
    await notifier.finish(last(recorded));
    expect(notifier.lane.takeFailure()).toBe(false);
    expect(warnings).toEqual([]);
    expect(github.comments[0]?.body).toContain('2 of 2 landed');
    expect(github.comments[0]?.body).not.toContain('As of ');
  });

  test('sends nothing while there is no commit to show', async () => {
    const recorded = recordRun(2).slice(0, 5);
    await reportOneByOne(makeNotifier(), recorded);
    expect(github.requests).toEqual([]);
  });

  test('sends nothing more when nothing changed', async () => {
    const notifier = makeNotifier();
    const recorded = recordRun(1);
    await reportOneByOne(notifier, recorded);
    const before = github.requests.length;
    await notifier.finish(last(recorded));
    expect(github.requests).toHaveLength(before);
  });

  test('finds the pull request and the comments of the run before, and recreates none', async () => {
    const recorded = recordRun(3);
    await reportOneByOne(makeNotifier(), recorded.slice(0, 10));
    await reportOneByOne(makeNotifier(), recorded.slice(8));
    expect(github.pulls).toHaveLength(1);
    expect(github.comments).toHaveLength(4);
    expect(github.count(`POST ${PULLS}`)).toBe(1);
  });

  test('makes up for comments that a dead run did not write', async () => {
    const recorded = recordRun(3);
    await makeNotifier().finish(last(recorded));
    expect(github.comments.map(({ body }) => body.split('\n')[0])).toEqual([
      '<!-- groundhog:1:n0nce:status: -->',
      '<!-- groundhog:1:n0nce:checkpoint:c1 -->',
      '<!-- groundhog:1:n0nce:checkpoint:c2 -->',
      '<!-- groundhog:1:n0nce:checkpoint:c3 -->',
    ]);
  });

  test('touches no comment of another author', async () => {
    github.comments.push({ id: 1, login: 'mallory', body: '<!-- groundhog:1:n0nce:status: -->\nspoofed' });
    const recorded = recordRun(1);
    github.faults.push({
      request: `POST ${PULLS}`,
      acts: true,
      answer: { status: 422, body: { message: 'already exists' } },
    });
    await makeNotifier().finish(last(recorded));
    expect(github.comments[0]?.body).toContain('spoofed');
    expect(github.comments.filter(({ login }) => login === AUTHOR)).toHaveLength(2);
  });

  test('leaves exactly one of each when GitHub loses the answers', async () => {
    github.faults.push({ request: `POST ${PULLS}`, acts: true, answer: { status: 502 } });
    for (let times = 0; times < 5; times += 1) github.faults.push({ request: `POST ${COMMENTS}`, acts: true });
    await reportOneByOne(makeNotifier(), recordRun(4));
    expect(github.pulls).toHaveLength(1);
    expect(github.comments).toHaveLength(5);
  });

  test('warns once with a link when it may not open a pull request, and does not ask again', async () => {
    const message = 'GitHub Actions is not permitted to create or approve pull requests.';
    github.faults.push({ request: `POST ${PULLS}`, answer: { status: 403, body: { message } } });
    await reportOneByOne(makeNotifier(), recordRun(4));
    expect(warnings).toEqual([
      expect.stringMatching(
        /not permitted to create[\s\S]*"Actions", "General"[\s\S]*by hand: .*\/compare\/main\.\.\./,
      ),
    ]);
    expect(github.count(`POST ${PULLS}`)).toBe(1);
  });

  test('warns instead of throwing, and delivers with the next news', async () => {
    const recorded = recordRun(2);
    const notifier = makeNotifier();
    const faults = ['status', 'c1'].map(() => ({ request: `POST ${COMMENTS}`, answer: { status: 403 } }));
    github.faults.push(...faults);
    await reportOneByOne(notifier, recorded);
    expect(warnings).toEqual([expect.stringContaining('issues: write')]);
    expect(github.comments).toHaveLength(3);
  });

  test('survives a GitHub that is gone', async () => {
    const recorded = recordRun(1);
    const notifier = makeNotifier();
    await github.stop();
    await expect(notifier.finish(last(recorded))).resolves.toBeUndefined();
    expect(warnings).toHaveLength(1);
    github = await startScriptedGitHub();
  });

  test('redacts all that it sends and all that it warns about', async () => {
    github.faults.push({
      request: `POST ${COMMENTS}`,
      answer: { status: 403, body: { message: 'c2 is not allowed' } },
    });
    await reportOneByOne(makeNotifier({ redact: (text) => text.replaceAll('c2', '***') }), recordRun(2));
    const sent = [...github.comments.map(({ body }) => body), ...github.pulls.map(({ body }) => body), ...warnings];
    expect(sent.join('\n')).toContain('***');
    expect(sent.join('\n').replace(/^<!--.*$/gm, '')).not.toContain('c2');
  });

  test('sends nothing in a dry run and says so', async () => {
    await reportOneByOne(makeNotifier({ dryRun: true }), recordRun(1));
    expect(github.requests).toEqual([]);
    expect(warnings[0]).toContain('Dry run');
  });

  test('writes four texts that notify somebody for ten clean checkpoints', async () => {
    await reportOneByOne(makeNotifier({ issueNumber: 12 }), recordRun(10, 0));
    const isNotifying = (request: string) => /^POST .*\/(?:comments|pulls)$/.test(request);
    // The comment on the issue is the third, and the fourth is that the pull request is ready.
    expect(github.requests.filter(isNotifying)).toEqual([`POST ${PULLS}`, `POST ${COMMENTS}`]);
    expect(github.comments.map(({ body }) => body.split('\n')[0])).toEqual(['<!-- groundhog:1:n0nce:status: -->']);
  });

  test('leaves what people write around its part of the body, and reads it before it writes', async () => {
    const notifier = makeNotifier();
    const recorded = recordRun(3);
    await reportOneByOne(notifier, recorded.slice(0, 10));
    const [pull = fail()] = github.pulls;
    pull.body = `Mine first.\n\n${pull.body}\nAnd mine last.`;
    await reportOneByOne(notifier, recorded.slice(10));
    expect(pull.body).toMatch(
      /^Mine first\.\n\n<!-- groundhog:1:body:finished -->\n[\s\S]*<!-- groundhog:1:end -->\s+And mine last\.$/,
    );
    expect(pull.body.match(/groundhog:1:body/g)).toHaveLength(1);
  });

  test('makes a pull request ready once, and a draft again when its task is reopened', async () => {
    const recorded = recordRun(2);
    await reportOneByOne(makeNotifier(), recorded);
    const [pull = fail()] = github.pulls;
    expect(pull.draft).toBe(false);
    pull.draft = true;
    const { record, ...view } = last(recorded);
    const shown = { ...view, record: { ...record, isolation: 'none' as const } };
    await makeNotifier().finish(shown);
    expect([pull.draft, pull.body.includes('**none**')]).toEqual([true, true]);
    pull.draft = false;
    const checkpoints = record.checkpoints.map((each, at) =>
      at === 0 ? each : { ...each, outcome: 'pending' as const },
    );
    const steering = [
      { at: '2027-01-01T00:00:00.000Z', by: 'w', kind: 'retry' as const, checkpoint_id: 'c2', text: null },
    ];
    await makeNotifier().finish({ ...view, record: { ...record, checkpoints, steering } });
    expect([pull.draft, pull.body.includes('body:open')]).toEqual([true, true]);
  });

  test.each([
    ['merged', 'never'],
    ['closed', 'first'],
  ] as const)(
    'edits only comments that exist on a pull request that was %s, with creation "%s"',
    async (state, creation) => {
      const recorded = recordRun(3);
      await reportOneByOne(makeNotifier(), recorded.slice(0, 10));
      const [pull = fail()] = github.pulls;
      pull.state = state;
      const [before, count] = [{ ...pull }, github.comments.length];
      const notifier = makeNotifier({ creation });
      await notifier.finish(last(recorded));
      expect(notifier.isFinal()).toBe(true);
      expect(github.pulls).toEqual([before]);
      expect(github.comments).toHaveLength(count);
      expect(github.comments[0]?.body).toContain('Passed · 3 of 3 landed');
    },
  );

  test('opens the next pull request once something has landed after the last one was merged', async () => {
    const recorded = recordRun(3);
    await reportOneByOne(makeNotifier(), recorded.slice(0, 10));
    const [pull = fail()] = github.pulls;
    Object.assign(pull, { state: 'merged', headSha: recorded[9]?.view.record.head });
    await reportOneByOne(makeNotifier(), recorded.slice(10));
    expect(github.pulls).toHaveLength(2);
    expect(pull.body).toContain('body:open');
    expect(github.pulls[1]).toMatchObject({ draft: false, body: expect.stringContaining('body:finished') });
  });

  test('says why a pull request stays a draft', async () => {
    const answer = { status: 200, body: { errors: [{ message: 'not accessible' }] } };
    // The first is for the edits of several texts at once, which are then sent one by one.
    for (let times = 0; times < 2; times += 1) github.faults.push({ request: 'POST /graphql', answer });
    await reportOneByOne(makeNotifier(), recordRun(1));
    expect(warnings).toEqual([expect.stringContaining('stays a draft')]);
  });
});
