import { afterAll, describe, expect, test } from '@jest/globals';
import { findNamedSecrets } from '../../../src/entry/settings/find-secrets-in-env.ts';
import { findSecretsOnMachine } from '../../../src/entry/settings/find-secrets-on-machine.ts';
import { mergeSettings } from '../../../src/entry/settings/merge-settings.ts';
import { readRunSettings } from '../../../src/entry/settings/run-settings.ts';
import { cleanUp, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

const basic = (login: string) => `AUTHORIZATION: basic ${Buffer.from(login).toString('base64')}`;

async function createHome(files: Readonly<Record<string, string>>): Promise<string> {
  const home = await createTempDir('groundhog-home');
  await writeFiles(home, files);
  return home;
}

describe('the secrets of a machine', () => {
  test('are the passwords of netrc, quoted ones too', async () => {
    const text =
      'machine a.example login me password hunter2-a1\n\nmachine b.example\n  login x\n  password "with \\"quote\\" 1"\ndefault password development\n';
    const home = await createHome({ '.netrc': text });
    expect(findSecretsOnMachine({ HOME: home }, [])).toEqual(['hunter2-a1', 'with "quote" 1']);
  });

  test("are the request headers and the logins of git's configuration, of the user and of the repository", async () => {
    const home = await createHome({
      '.gitconfig': '[url "https://me:user-conf-1@github.com/"]\n\tinsteadOf = gh:\n[include]\n\tpath = more.conf\n',
      'more.conf': '[http "https://a.example/"]\n\tproxy = http://p:proxy-pass-1@proxy:3128\n',
      '.config/git/config': '[http]\n\textraHeader = "PRIVATE-TOKEN: gitlab-like-1"\n',
      '.git-credentials': 'https://me:stored%2Fpass-1@b.example\n',
    });
    const repository = await createTempDir('groundhog-configured');
    await git(repository, 'init', '-q');
    await git(repository, 'config', 'http.https://github.com/.extraheader', basic('x-access-token:checkout-token-1'));
    await git(
      repository,
      'config',
      'remote.origin.url',
      'https://a-token-of-24-characters:x-oauth-basic@github.com/o/r',
    );
    await git(repository, 'config', 'remote.origin.pushurl', 'ssh://git@github.com/o/r');
    await writeFiles(repository, { 'sub/x': '' });
    const found = findSecretsOnMachine({ HOME: home }, [`${repository}/sub`]);
    expect(found).toEqual(
      expect.arrayContaining([
        'user-conf-1',
        'proxy-pass-1',
        'gitlab-like-1',
        'stored/pass-1',
        'checkout-token-1',
        basic('x-access-token:checkout-token-1').split(' ').at(-1),
        'a-token-of-24-characters',
      ]),
    );
    expect(found).not.toContain('git');
    expect(found).not.toContain('x-oauth-basic');
  });

  test('are those that a worktree shares with its repository', async () => {
    const repository = await createTempDir('groundhog-shared');
    await git(repository, 'init', '-q');
    await git(repository, 'commit', '-q', '--allow-empty', '-m', 'x');
    await git(repository, 'config', 'http.extraheader', 'AUTHORIZATION: bearer of-a-worktree-1');
    const worktree = `${await createTempDir('groundhog-worktree')}/w`;
    await git(repository, 'worktree', 'add', '-q', worktree);
    expect(findSecretsOnMachine({}, [worktree])).toEqual(['of-a-worktree-1']);
  });

  test('are those of the environment of git, and the logins of proxies', () => {
    const env = {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'http.extraheader',
      GIT_CONFIG_VALUE_0: 'Authorization: Bearer given-by-env-1',
      GIT_CONFIG_PARAMETERS: "'http.extraheader'='Authorization: token by-parameter-1'",
      HTTPS_PROXY: 'http://me:of-a-proxy-1@proxy:8080',
      DATABASE_URL: 'postgres://me:not-asked-for-1@localhost/db',
    };
    expect(findSecretsOnMachine(env, [])).toEqual(['given-by-env-1', 'by-parameter-1', 'of-a-proxy-1']);
  });

  test('are none where there is nothing, and files that include each other end', async () => {
    const home = await createHome({ '.gitconfig': '[include]\npath = ~/.gitconfig\n[include]\npath = missing\n' });
    expect(findSecretsOnMachine({ HOME: home }, ['/nonexistent'])).toEqual([]);
    expect(findSecretsOnMachine({}, [])).toEqual([]);
  });
});

describe('a masked variable', () => {
  test('is named by inputs and the configuration together', () => {
    const { given } = mergeSettings({ mask: ['A_KEY'] }, { mask: ['DEPLOY_KEY'] });
    expect(readRunSettings(given).masked).toEqual(['A_KEY', 'DEPLOY_KEY']);
    expect(findNamedSecrets({ DEPLOY_KEY: 'swordfish', OTHER: 'x' }, readRunSettings(given).masked)).toEqual([
      'swordfish',
    ]);
  });

  test.each(['', 'A-KEY', '1KEY', '$KEY', 'A=b'])('has a name that a variable can have, not %j', (name) => {
    expect(() => readRunSettings({ mask: [name] })).toThrow(expect.objectContaining({ code: 'setting_invalid' }));
  });
});

test.each(['heads/live', 'refs/live', 'refs/heads/refs/x', 'refs/heads/heads/x'])(
  'a glob for branches that would protect nothing is refused: %s',
  (glob) => {
    expect(() => readRunSettings({ protectedBranches: [glob] })).toThrow(
      expect.objectContaining({ code: 'setting_invalid' }),
    );
  },
);
