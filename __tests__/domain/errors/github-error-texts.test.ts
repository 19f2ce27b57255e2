import { expect, test } from '@jest/globals';
import { renderError } from '../../../src/domain/errors/error-catalog.ts';
import { ConfigurationError, GitError, GitHubError, type GroundhogError } from '../../../src/domain/errors/errors.ts';
import { toPushRefusal } from '../../../src/domain/errors/push-refusal.ts';

const pullRequest = (message: string) =>
  new GitHubError('pull_request_refused', { message, compare_url: 'https://github.test/compare' });

const refusals: readonly (readonly [string, GroundhogError, RegExp])[] = [
  [
    'the setting that lets jobs open pull requests',
    pullRequest('GitHub Actions is not permitted to create or approve pull requests.'),
    /"Settings", "Actions", "General"[\s\S]*Or open it by hand: https:\/\/github\.test\/compare/,
  ],
  [
    'the right to open pull requests',
    pullRequest('Resource not accessible by integration'),
    /permissions:\n +pull-requests: write/,
  ],
  ['a protected branch', toPushRefusal('error: GH006: Protected branch update failed'), /with:\n +task-branch: <name>/],
  ['a ruleset', toPushRefusal('error: GH013: Repository rule violations found'), /with:\n +task-branch: <name>/],
  [
    'a workflow file',
    toPushRefusal('refusing to allow a GitHub App to create or update workflow `a.yml`'),
    /with:\n +github-token: \$\{\{ steps\./,
  ],
  [
    'a token that is over',
    new GitError('token_rejected', { remote: 'The remote', stderr: 'Authentication failed' }),
    /kept under refs\/groundhog\/[\s\S]*with:\n +deadline-minutes: 50/,
  ],
  [
    'a token that only reads, and a fork',
    new GitError('remote_unauthorised', { remote: 'The remote', stderr: 'returned error: 403' }),
    /permissions:\n +contents: write\n +pull-requests: write\n +issues: write\nA job that runs for a fork/,
  ],
  [
    'a person without the right',
    new ConfigurationError('access_refused', { reason: '"tilly" has the role "triage" here.' }),
    /"tilly" has the role "triage" here\./,
  ],
];

test.each(refusals)('a refusal because of %s says what GitHub said and the lines to add', (_, error, expected) => {
  const text = renderError(error);
  expect(text).toMatch(expected);
  expect(text).toContain(String(error.data.stderr ?? error.data.message ?? error.data.reason));
});
