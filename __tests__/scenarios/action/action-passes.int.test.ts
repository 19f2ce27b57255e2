import { afterEach, expect, test } from '@jest/globals';
import { useCommittedDist } from '../../helpers/built-program.ts';
import { startLoopbackGitHub } from '../../helpers/loopback/loopback-github.ts';
import { runAction } from '../../helpers/run-built.ts';
import { cleanUp, createBareRemote, createRepo, git } from '../../helpers/temp-repo.ts';

const PLAN = `task: hello
checkpoints:
  - id: greet
    spec: Write greeting.txt with "hello".
    success_criteria:
      - { kind: file_contains, path: greeting.txt, pattern: '^hello$' }
  - id: bye
    spec: Write bye.txt with "bye".
    success_criteria:
      - { kind: command, command: grep -q bye bye.txt }
`;

const AGENT = `case "$GROUNDHOG_CHECKPOINT/$GROUNDHOG_ATTEMPT" in
  greet/1) echo hello > greeting.txt; groundhog verb checkpoint-success --summary 'Write the greeting' ;;
  bye/1) echo oops > bye.txt; groundhog verb checkpoint-success --summary 'Write bye' ;;
  bye/2) echo bye > bye.txt; groundhog verb checkpoint-success --summary 'Write bye, mended' ;;
esac`;

afterEach(cleanUp);
useCommittedDist();

test('a dispatched workflow lands each checkpoint and shows the result on a pull request', async () => {
  const repo = await createRepo({ files: { 'README.md': '# Hello\n', 'plan.yml': PLAN } });
  const bare = await createBareRemote(repo.dir);
  const tokens = { 'job-token': { kind: 'github_actions' } } as const;
  const github = await startLoopbackGitHub({ owner: 'octo', repo: 'hello', bareRepoDir: bare, tokens });
  try {
    const { apiUrl, serverUrl, graphqlUrl } = github;
    const result = await runAction({
      inputs: { plan: 'plan.yml', 'agent-command': AGENT },
      event: 'workflow_dispatch',
      eventPayload: { repository: { default_branch: 'main' }, sender: { login: 'octo', type: 'User' } },
      github: {
        actor: 'octo',
        repository: 'octo/hello',
        apiUrl,
        serverUrl,
        graphqlUrl,
        sha: repo.commit,
        token: 'job-token',
      },
      workspaceDir: repo.dir,
      env: { GROUNDHOG_WRITE_PACE_MS: '0' },
    });
    expect(github.problems).toEqual([]);
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ ending: 'passed', 'checkpoints-landed': '2', attempts: '3' });
    const subjects = await git(bare, 'log', '--format=%s', 'refs/heads/groundhog/hello/task');
    expect(subjects.trim().split('\n')).toEqual(['Write bye, mended', 'Write the greeting', 'Initial commit']);
    expect(await github.pulls()).toHaveLength(1);
    expect(await github.comments(1)).toHaveLength(2);
  } finally {
    await github.close();
  }
});
