import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { GitHubError } from '../../../src/domain/errors/errors.ts';
import { createCommentKeeper } from '../../../src/github/comments/comment-keeper.ts';
import { AUTHOR, OWNER, REPO, type ScriptedGitHub, startScriptedGitHub } from '../scripted-github.ts';

const MARKER = '<!-- groundhog:1:n0nce:status: -->';
const LIST = `/repos/${OWNER}/${REPO}/issues/7/comments`;
const EDIT = `/repos/${OWNER}/${REPO}/issues/comments`;

let github: ScriptedGitHub;
beforeEach(async () => {
  github = await startScriptedGitHub();
});
afterEach(() => github.stop());

const keep = (isEmpty = false) =>
  createCommentKeeper({
    client: github.client,
    repository: { owner: OWNER, repo: REPO },
    issueNumber: 7,
    author: AUTHOR,
    isEmpty,
  });
const makeUpsert = (isEmpty = false) => keep(isEmpty).upsert;

describe('createCommentKeeper', () => {
  test('creates once, edits what differs, and asks nothing when nothing differs', async () => {
    const upsert = makeUpsert();
    expect((await upsert(`${MARKER}\none`)).kind).toBe('created');
    expect((await upsert(`${MARKER}\none\n`)).kind).toBe('unchanged');
    expect((await upsert(`${MARKER}\ntwo`)).kind).toBe('edited');
    expect(github.comments).toEqual([{ id: 1001, login: AUTHOR, body: `${MARKER}\ntwo` }]);
    expect(github.requests).toEqual([`GET ${LIST}?per_page=100`, `POST ${LIST}`, `PATCH ${EDIT}/1001`]);
  });

  test('tries an edit once, of a comment that it knows, and writes it anew after one that was not confirmed', async () => {
    const keeper = keep();
    await keeper.tryEdit(`${MARKER}\nlive`);
    expect(github.requests).toEqual([]);
    await keeper.upsert(`${MARKER}\none`);
    await keeper.tryEdit(`${MARKER}\nlive`);
    expect(github.comments[0]?.body).toBe(`${MARKER}\nlive`);
    const before = github.requests.length;
    github.faults.push({ request: `PATCH ${EDIT}/1001`, acts: true, answer: { status: 502 } });
    await expect(keeper.tryEdit(`${MARKER}\nlater`)).rejects.toThrow();
    expect(github.requests).toHaveLength(before + 1);
    expect((await keeper.upsert(`${MARKER}\nlive`)).kind).toBe('edited');
    expect(github.comments[0]?.body).toBe(`${MARKER}\nlive`);
  });

  test('reads nothing when the thread is new', async () => {
    await makeUpsert(true)(`${MARKER}\none`);
    expect(github.requests).toEqual([`POST ${LIST}`]);
  });

  test.each([
    ['answers 502 after acting', { status: 502, body: { message: 'Bad Gateway' } }],
    ['drops the connection after acting', undefined],
  ])('leaves exactly one comment when GitHub %s', async (_, answer) => {
    github.faults.push({ request: `POST ${LIST}`, acts: true, ...(answer === undefined ? {} : { answer }) });
    const result = await makeUpsert()(`${MARKER}\none`);
    expect(result).toEqual({ kind: 'created', commentId: 1001 });
    expect(github.comments).toHaveLength(1);
    expect(github.count('POST')).toBe(1);
  });

  test.each([
    ['answers 502 without acting', { status: 502 }],
    ['drops the connection without acting', undefined],
  ])('leaves exactly one comment when GitHub %s', async (_, answer) => {
    github.faults.push({ request: `POST ${LIST}`, ...(answer === undefined ? {} : { answer }) });
    await makeUpsert()(`${MARKER}\none`);
    expect(github.comments).toHaveLength(1);
    expect(github.count('POST')).toBe(2);
  });

  test('gives up after a second doubtful answer and looks before it tries again', async () => {
    github.faults.push({ request: `POST ${LIST}`, answer: { status: 502 } }, { request: `POST ${LIST}`, acts: true });
    const upsert = makeUpsert();
    await expect(upsert(`${MARKER}\none`)).rejects.toThrow(GitHubError);
    expect((await upsert(`${MARKER}\ntwo`)).kind).toBe('edited');
    expect(github.comments.map(({ body }) => body)).toEqual([`${MARKER}\ntwo`]);
  });

  test('ignores its marker in comments of others, in quotes and below the first line', async () => {
    github.comments.push(
      { id: 1, login: 'mallory', body: `${MARKER}\nspoofed` },
      { id: 2, login: AUTHOR, body: `> ${MARKER}` },
      { id: 3, login: AUTHOR, body: `hello\n${MARKER}` },
    );
    await makeUpsert()(`${MARKER}\nours`);
    expect(github.comments.map(({ body }) => body)).toEqual([
      `${MARKER}\nspoofed`,
      `> ${MARKER}`,
      `hello\n${MARKER}`,
      `${MARKER}\nours`,
    ]);
  });

  test('finds its comment on the third page', async () => {
    for (let id = 1; id <= 250; id += 1) github.comments.push({ id, login: 'someone', body: `comment ${id}` });
    github.comments.push({ id: 251, login: 'GitHub-Actions[bot]', body: `${MARKER}\r\nold` });
    expect(await makeUpsert()(`${MARKER}\nnew`)).toEqual({ kind: 'edited', commentId: 251 });
    expect(github.count(`GET ${LIST}`)).toBe(3);
    expect(github.count('POST')).toBe(0);
  });

  test('keeps the oldest of several current', async () => {
    github.comments.push(
      { id: 9, login: AUTHOR, body: `${MARKER}\nb` },
      { id: 4, login: AUTHOR, body: `${MARKER}\na` },
    );
    expect(await makeUpsert()(`${MARKER}\nnew`)).toEqual({ kind: 'edited', commentId: 4 });
  });

  test.each(['new', 'a'])(
    'says in the younger ones that they are out of date, and where to read on, once: %s',
    async (text) => {
      github.comments.push(
        { id: 9, login: AUTHOR, body: `${MARKER}\nb` },
        { id: 4, login: AUTHOR, body: `${MARKER}\na` },
        { id: 12, login: AUTHOR, body: `${MARKER}\na` },
        { id: 13, login: 'mallory', body: `${MARKER}\na` },
        { id: 14, login: AUTHOR, body: `${MARKER.replace('n0nce', 'other')}\na` },
      );
      const keeper = keep();
      const gone = `Out of date. [This comment](https://github.test/${OWNER}/${REPO}/issues/7#issuecomment-4) is kept current.\n`;
      for (let times = 0; times < 2; times += 1) {
        await keeper.upsert(`${MARKER}\n${text}`);
        expect(github.comments.map(({ id, body }) => [id, body.replace(`${MARKER}\n`, '')])).toEqual([
          [9, gone],
          [4, text],
          [12, gone],
          [13, 'a'],
          [14, `${MARKER.replace('n0nce', 'other')}\na`],
        ]);
      }
      expect(github.count('PATCH')).toBe(text === 'a' ? 2 : 3);
    },
  );

  test('offers no edit for what has younger ones, so that these are seen to', async () => {
    github.comments.push(
      { id: 4, login: AUTHOR, body: `${MARKER}\na` },
      { id: 9, login: AUTHOR, body: `${MARKER}\nb` },
    );
    const keeper = keep();
    await keeper.upsert('<!-- groundhog:1:n0nce:issue: -->\n', 'leave_out');
    expect(keeper.findEdit(`${MARKER}\nnew`)).toBeUndefined();
    await keeper.upsert(`${MARKER}\nnew`);
    expect(keeper.findEdit(`${MARKER}\nnewer`)).toMatchObject({ body: `${MARKER}\nnewer` });
  });

  test('makes a deleted comment anew, once', async () => {
    const upsert = makeUpsert();
    await upsert(`${MARKER}\none`);
    github.comments.length = 0;
    expect((await upsert(`${MARKER}\ntwo`)).kind).toBe('created');
    expect((await upsert(`${MARKER}\nthree`)).kind).toBe('edited');
    expect(github.comments).toHaveLength(1);
  });

  test('repeats an edit that was not answered', async () => {
    const upsert = makeUpsert();
    await upsert(`${MARKER}\none`);
    github.faults.push({ request: `PATCH ${EDIT}/1001`, answer: { status: 502 } });
    expect((await upsert(`${MARKER}\ntwo`)).kind).toBe('edited');
    expect(github.sleeps).toEqual([2000]);
  });

  test('says which permission is missing', async () => {
    github.faults.push({
      request: `POST ${LIST}`,
      answer: { status: 403, body: { message: 'Resource not accessible' } },
    });
    const failure = makeUpsert()(`${MARKER}\none`);
    await expect(failure).rejects.toMatchObject({
      code: 'github_forbidden',
      data: { status: 403, operation: 'create a comment', message: 'Resource not accessible' },
    });
    await expect(failure).rejects.toHaveProperty('data.permission', expect.stringContaining('issues: write'));
  });
});
