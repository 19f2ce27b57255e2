import { describe, expect, test } from '@jest/globals';
import { GitHubError } from '../../../src/domain/errors/errors.ts';
import { toGitHubError } from '../../../src/github/client/request-failure.ts';

const makeFailure = (status: number, message: string) =>
  Object.assign(new Error(`${message} - https://docs.example`), {
    name: 'HttpError',
    status,
    response: {
      status,
      headers: { 'X-GitHub-Request-Id': 'F00:1' },
      data: { message, errors: [{ message: 'field' }] },
    },
  });

describe('toGitHubError', () => {
  test.each([403, 404])('calls %i forbidden and names the permission', (status) => {
    const cause = makeFailure(status, 'Resource not accessible');
    const error = toGitHubError(cause, { operation: 'create a comment', permission: 'issues: write' });
    expect(error).toMatchObject({
      code: 'github_forbidden',
      data: {
        status,
        request_id: 'F00:1',
        operation: 'create a comment',
        permission: 'issues: write',
        message: 'Resource not accessible; field',
      },
    });
    expect(error.cause).toBe(cause);
  });

  test('cuts a long message, and no word in it, which could be a secret', () => {
    const words = Array.from({ length: 166 }, () => 'word!').join(' ');
    const error = toGitHubError(makeFailure(500, `${words} s3cret-of-nine`), { operation: 'ask' });
    expect(error.code).toBe('github_request_failed');
    expect(error.data.message).toBe(words);
  });

  test('has no status when there was no answer', () => {
    const error = toGitHubError(Object.assign(new Error('other side closed'), { status: 500 }), { operation: 'ask' });
    expect(error.data).toMatchObject({ status: undefined, message: 'other side closed' });
  });

  test('takes what is no request failure, and leaves its own kind alone', () => {
    expect(toGitHubError('boom', { operation: 'ask' }).data.message).toBe('boom');
    const own = new GitHubError('github_forbidden');
    expect(toGitHubError(own, { operation: 'ask' })).toBe(own);
  });
});
