import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { at } from '../json.ts';
import { type ApiRequest, loadOpenApiCheck } from './openapi-check.ts';
import { toJsonSchema } from './openapi-schema.ts';

const check = loadOpenApiCheck();

function request(method: string, path: string, body?: unknown): ApiRequest {
  const url = new URL(path, 'http://127.0.0.1');
  return { method, path: url.pathname, query: url.searchParams, body };
}

describe("GitHub's description", () => {
  const description: unknown = JSON.parse(
    readFileSync(new URL('../../fixtures/github-openapi.json', import.meta.url), 'utf8'),
  );
  const webhooks: unknown = createRequire(import.meta.url)('@octokit/webhooks-schemas');

  test.each([
    ['the API', toJsonSchema(at(description, 'components', 'schemas'))],
    ['webhooks', at(webhooks, 'definitions')],
  ])('of %s is made of schemas', (_name, definitions) => {
    const ajv = new Ajv({ strict: false });
    expect([ajv.validateSchema({ definitions }), ajv.errors ?? []]).toEqual([true, []]);
    expect(ajv.validateSchema({ definitions: { a: { type: 'nothing' } } })).toBe(false);
  });
});

describe('a request', () => {
  test('that is right has no problems', () => {
    const body = { title: 'T', head: 'topic', base: 'main', draft: true };
    expect(check.checkRequest(request('POST', '/repos/o/r/pulls', body))).toEqual([]);
    expect(check.checkRequest(request('GET', '/repos/o/r/issues/1/comments?per_page=100&page=2'))).toEqual([]);
    expect(check.checkRequest(request('GET', '/repos/o/r/git/ref/heads/groundhog/task'))).toEqual([]);
    expect(check.checkRequest(request('POST', '/repos/o/r/issues/1/labels', { labels: ['a'] }))).toEqual([]);
  });

  test.each([
    ['an unknown operation', request('GET', '/repos/o/r/nothing')],
    ['an unknown method', request('PUT', '/repos/o/r/pulls')],
    ['a wrong path parameter', request('GET', '/repos/o/r/issues/one')],
    ['an unknown query parameter', request('GET', '/repos/o/r/pulls?perpage=3')],
    ['a query value outside of its list', request('GET', '/repos/o/r/pulls?state=opened')],
    ['a body without what is required', request('POST', '/repos/o/r/issues/1/comments', { bdy: 'x' })],
    ['a missing body', request('POST', '/repos/o/r/issues/1/comments')],
    ['a body of a wrong type', request('POST', '/repos/o/r/issues/1/comments', { body: 5 })],
    ['a key that GitHub does not know', request('PATCH', '/repos/o/r/pulls/1', { draft: false })],
    ['a body where none belongs', request('GET', '/repos/o/r/pulls/1', { body: 'x' })],
    [
      'a conclusion that does not exist',
      request('POST', '/repos/o/r/check-runs', { name: 'n', head_sha: 'a', status: 'completed', conclusion: 'good' }),
    ],
  ])('with %s is a problem', (_title, bad) => {
    expect(check.checkRequest(bad)).not.toEqual([]);
  });
});

describe('an answer', () => {
  const comment = request('POST', '/repos/o/r/issues/1/comments', { body: 'x' });

  test('that lacks a required member is a problem', () => {
    expect(check.checkAnswer(comment, { status: 201, body: { id: 1 } })).not.toEqual([]);
  });

  test('with a success that is not documented is a problem', () => {
    expect(check.checkAnswer(comment, { status: 202, body: { message: 'ok' } })).not.toEqual([]);
  });

  test('that refuses is right when it says why', () => {
    expect(check.checkAnswer(comment, { status: 401, body: { message: 'Bad credentials' } })).toEqual([]);
    expect(check.checkAnswer(comment, { status: 502, body: undefined })).not.toEqual([]);
  });

  test('may be null only where the description says so', () => {
    const body = {
      id: 1,
      node_id: 'a',
      url: 'https://a.invalid',
      html_url: 'https://a.invalid',
      issue_url: 'https://a.invalid',
    };
    const dates = {
      created_at: '2026-01-02T03:04:05Z',
      updated_at: '2026-01-02T03:04:05Z',
      author_association: 'NONE',
    };
    expect(check.checkAnswer(comment, { status: 201, body: { ...body, ...dates, user: null } })).toEqual([]);
    expect(
      check.checkAnswer(comment, { status: 201, body: { ...body, ...dates, user: null, body: null } }),
    ).not.toEqual([]);
  });
});
