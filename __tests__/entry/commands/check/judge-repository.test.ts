import { describe, expect, test } from '@jest/globals';
import { findHostedRepository, isForEnterprise } from '../../../../src/entry/commands/check/hosted-repository.ts';
import { judgeRepository } from '../../../../src/entry/commands/check/judge-repository.ts';
import type { RepositoryFacts } from '../../../../src/github/repository-facts.ts';

const FACTS: RepositoryFacts = {
  ...{ defaultBranch: 'main', isArchived: false, hasIssues: true, mayPush: true },
  actions: { isEnabled: true, allowed: 'all', patterns: [] },
  jobs: { defaultPermissions: 'read', mayOpenPullRequests: true },
  ...{ rules: [], labels: ['bug', 'Groundhog'], secretNames: ['KEY'] },
};
const REPOSITORY = {
  ...{ name: 'acme/widgets', pageUrl: 'https://github.com/acme/widgets', action: 'groundhog-actions/groundhog' },
  ...{ branch: 'groundhog/doctor/task', labels: ['groundhog'], secrets: [{ name: 'KEY', at: 'a.yml:3' }] },
};

function judge(facts: Partial<RepositoryFacts>) {
  return judgeRepository({ ...FACTS, ...facts }, REPOSITORY).filter(({ state }) => state !== 'fine');
}

describe('a repository on GitHub', () => {
  test('that is set up has nothing to fix', () => {
    const found = judgeRepository(FACTS, REPOSITORY);
    expect(found.map(({ name, state }) => [name, state])).toEqual(
      ['GitHub', 'Actions', 'pull requests', 'branch rules', 'labels', 'secrets'].map((name) => [name, 'fine']),
    );
    expect(found.every(({ fix }) => fix === undefined)).toBe(true);
  });

  const mistakes: [string, Partial<RepositoryFacts>, string][] = [
    ['GitHub', { isArchived: true }, 'https://github.com/acme/widgets/settings'],
    ['Actions', { actions: { isEnabled: false, allowed: 'all', patterns: [] } }, '-F enabled=true'],
    ['Actions', { actions: { isEnabled: true, allowed: 'local_only', patterns: [] } }, 'groundhog-actions/groundhog@*'],
    ['Actions', { actions: { isEnabled: true, allowed: 'selected', patterns: ['others/*'] } }, '/settings/actions'],
    [
      'pull requests',
      { jobs: { defaultPermissions: 'read', mayOpenPullRequests: false } },
      '-F can_approve_pull_request_reviews=true',
    ],
    ['branch rules', { rules: [{ type: 'creation', rulesetId: 42 }] }, '/settings/rules/42'],
    ['labels', { labels: ['bug'] }, 'gh label create "groundhog" --repo acme/widgets'],
    ['secrets', { secretNames: [] }, 'gh secret set KEY --repo acme/widgets'],
  ];

  test.each(mistakes)('whose %s are wrong has a fix: %j', (name, facts, fix) => {
    expect(judge(facts)).toEqual([
      { name, state: 'missing', detail: expect.stringMatching(/./), fix: expect.stringContaining(fix) },
    ]);
  });

  test.each([
    ['groundhog-actions/*'],
    ['groundhog-actions/groundhog@*'],
    ['Groundhog-Actions/groundhog@v1'],
    ['*/groundhog@*'],
  ])('that selects %s allows the action', (pattern) => {
    expect(judge({ actions: { isEnabled: true, allowed: 'selected', patterns: [pattern] } })).toEqual([]);
  });

  test('says what a token may not read, and what only some runs need', () => {
    const unread = judge({
      actions: undefined,
      jobs: undefined,
      rules: undefined,
      labels: undefined,
      secretNames: undefined,
    });
    expect(unread.map(({ name, state }) => [name, state])).toEqual(
      ['Actions', 'pull requests', 'branch rules', 'labels', 'secrets'].map((name) => [name, 'optional']),
    );
    expect(unread.every(({ detail }) => detail.startsWith('not checked: '))).toBe(true);
    expect(judge({ mayPush: false })).toMatchObject([{ name: 'GitHub', state: 'optional' }]);
    expect(judge({ hasIssues: false })).toMatchObject([{ fix: 'gh repo edit acme/widgets --enable-issues' }]);
    expect(
      judge({
        rules: [
          { type: 'deletion', rulesetId: 1 },
          { type: 'non_fast_forward', rulesetId: 1 },
        ],
      }),
    ).toMatchObject([{ state: 'optional', detail: expect.stringContaining('"deletion"') }]);
  });
});

describe('the repository of a remote', () => {
  test.each([
    'https://github.com/acme/widgets',
    'https://github.com/acme/widgets.git',
    'https://user:secret@github.com/acme/widgets/',
    'git@github.com:acme/widgets.git',
    'ssh://git@github.com/acme/widgets.git',
  ])('is found in %s', (address) => {
    expect(findHostedRepository(address, {})).toEqual({
      ...{ owner: 'acme', repo: 'widgets', isEnterprise: false },
      ...{ serverUrl: 'https://github.com', apiUrl: 'https://api.github.com' },
    });
  });

  // The token is for the server of the environment: no address that a repository names gets it.
  test.each([
    'https://github.com.evil.example/acme/widgets',
    'https://evil.example/acme/widgets',
    'git@evil.example:acme/widgets.git',
    'https://github.com@evil.example/acme/widgets',
    '/srv/git/widgets.git',
    '../widgets',
    'https://github.com/acme',
  ])('is none in %s', (address) => {
    expect(findHostedRepository(address, { GH_TOKEN: 'secret' })).toBeUndefined();
  });

  test('is on the server of the environment whatever the port of ssh', () => {
    const env = { GH_HOST: 'git.acme.test' };
    expect(findHostedRepository('ssh://git@git.acme.test:2222/acme/widgets.git', env)).toMatchObject({ owner: 'acme' });
    expect(findHostedRepository('https://git.acme.test:8443/acme/widgets.git', env)).toBeUndefined();
  });

  test.each([
    [undefined, true],
    ['ssh://git@git.acme.test:2222/acme/widgets.git', true],
    ['https://git.acme.test:8443/acme/widgets.git', true],
    ['git@alias:acme/widgets.git', true],
    ['https://github.com/acme/widgets.git', false],
  ])(
    'with a server of its own in the environment and the remote %s is for Enterprise Server: %s',
    (address, expected) => {
      expect(isForEnterprise(address, { GH_HOST: 'git.acme.test' })).toBe(expected);
      expect(isForEnterprise(address, {})).toBe(false);
    },
  );

  test('is asked on the server that the environment names', () => {
    const address = 'git@git.acme.test:acme/widgets.git';
    expect(findHostedRepository(address, { GH_HOST: 'git.acme.test' })).toMatchObject({
      ...{ apiUrl: 'https://git.acme.test/api/v3', isEnterprise: true },
    });
    expect(findHostedRepository('https://acme.ghe.com/acme/widgets', { GH_HOST: 'acme.ghe.com' })).toMatchObject({
      ...{ apiUrl: 'https://api.acme.ghe.com', isEnterprise: false },
    });
  });
});
