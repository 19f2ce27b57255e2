import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from '@jest/globals';
import { inspectHosting } from '../../../../src/entry/commands/check/inspect-hosting.ts';
import { listInputNames } from '../../../../src/entry/commands/check/inspect-inputs.ts';
import { findPrograms } from '../../../../src/exec/programs.ts';
import { createRedactor } from '../../../../src/exec/redaction/redact.ts';
import { readActionMetadata } from '../../../helpers/action-metadata.ts';
import {
  type LoopbackGitHub,
  type LoopbackGitHubOptions,
  startLoopbackGitHub,
} from '../../../helpers/loopback/loopback-github.ts';
import { cleanUp, createBareRemote, createRepo, createTempDir, git, writeFiles } from '../../../helpers/temp-repo.ts';

const TOKENS: LoopbackGitHubOptions['tokens'] = {
  admin: { kind: 'user', login: 'octocat', role: 'admin' },
  reader: { kind: 'user', login: 'rita', role: 'read' },
  job: { kind: 'github_actions' },
  stranger: { kind: 'user', login: 'mallory', role: 'none' },
};

const WORKFLOW = `on: { issues: { types: [labeled] } }
concurrency: { group: a, cancel-in-progress: false }
jobs:
  work:
    runs-on: ubuntu-latest
    permissions: write-all
    steps:
      - uses: groundhog-actions/groundhog@v0.1.0
        with: { agent: claude-code }
        env: { ANTHROPIC_API_KEY: "\${{ secrets.CLAUDE_KEY }}" }
`;

let github: LoopbackGitHub | undefined;
afterEach(async () => {
  await github?.close();
  github = undefined;
  await cleanUp();
});

/** Starts a GitHub with one repository, and clones it. */
async function start(options: Partial<LoopbackGitHubOptions> = {}) {
  const { dir } = await createRepo();
  await writeFiles(dir, { '.github/workflows/groundhog.yml': WORKFLOW, '.github/workflows/other.yml': 'on: push\n' });
  const bareRepoDir = await createBareRemote(dir);
  const server = await startLoopbackGitHub({
    owner: 'octocat',
    repo: 'hello',
    bareRepoDir,
    tokens: TOKENS,
    ...options,
  });
  github = server;
  await git(dir, 'remote', 'add', 'origin', `${server.serverUrl}/octocat/hello.git`);
  const inspect = async (token: string, env: Readonly<Record<string, string>> = {}) => {
    const host = {
      env: { GITHUB_SERVER_URL: server.serverUrl, GITHUB_API_URL: server.apiUrl, GH_TOKEN: token, ...env },
      ...{ programs: await findPrograms(process.env.PATH ?? ''), redactor: createRedactor([]) },
      tempDir: await createTempDir('groundhog-doctor'),
    };
    const findings = await inspectHosting(host, dir);
    return findings
      .filter(({ state }) => state !== 'fine')
      .map(({ name, state, detail }) => `${state} ${name}: ${detail}`);
  };
  return { server, inspect };
}

const FOLDER = '.github/workflows';
const EXAMPLES = readdirSync('examples').filter((name) => name.endsWith('.yml'));

/** Examines a folder with these files that is no repository. */
async function examine(files: Readonly<Record<string, string>>) {
  const dir = await createTempDir('groundhog-doctor');
  await writeFiles(dir, files);
  const programs = await findPrograms(process.env.PATH ?? '');
  const findings = await inspectHosting({ env: {}, programs, redactor: createRedactor([]), tempDir: dir }, dir);
  return findings.filter(({ name }) => name === 'workflows');
}

describe('the doctor, of workflows', () => {
  test('finds that a step and the configuration together limit the cost of a model without a price', async () => {
    const step = WORKFLOW.replace('agent: claude-code', 'model: claude-sonet-5');
    const config = (text: string) => ({ '.git/HEAD': '', '.groundhog/config.yml': `agent: builtin\n${text}` });
    const find = async (text: string) =>
      JSON.stringify(await examine({ [`${FOLDER}/groundhog.yml`]: step, ...config(text) }));
    expect(await find('max_cost_usd: 5\n')).toMatch(/:9: the run is refused: .*claude-sonet-5.* has no price/);
    // The price of a configuration is that of its own model.
    expect(await find('max_cost_usd: 5\nprice: 1/1/1\n')).toContain('has no price');
    expect(await find('max_cost_usd: 5\nmodel: claude-sonet-5\nprice: 1/1/1\n')).not.toContain('has no price');
    expect(await find('')).not.toContain('has no price');
  });

  test('names what the parser of GitHub refuses, beside what is wrong with the action', async () => {
    const refused = WORKFLOW.replace('{ types: [labeled] }', '{ types: [labelled] }').replace(
      'group: a',
      'group: a, queue: 5',
    );
    const found = await examine({ '.git/HEAD': '', [`${FOLDER}/groundhog.yml`]: refused });
    const ofGitHub = found.filter(({ detail }) => detail.includes('GitHub refuses the workflow'));
    expect(ofGitHub.map(({ state, detail }) => [state, detail.slice(detail.indexOf(':'))])).toContainEqual([
      'missing',
      ":2: GitHub refuses the workflow: Unexpected value '5'",
    ]);
  });

  test('says nothing of the agent of a configuration that is not valid', async () => {
    const step = WORKFLOW.replace('        with: { agent: claude-code }\n', '');
    const find = async (config: Readonly<Record<string, string>>) =>
      JSON.stringify(await examine({ '.git/HEAD': '', [`${FOLDER}/groundhog.yml`]: step, ...config }));
    expect(await find({})).toContain('no agent is chosen');
    expect(await find({ '.groundhog/config.yml': 'agent: builtin\nmax_cost_us: 5\n' })).not.toContain('no agent');
  });

  test.each([
    ['agent: codex', 'OPENAI_API_KEY'],
    ['agent: codex', 'ANTHROPIC_API_KEY'],
    ['agent-command: ./agent.sh', ''],
    ['agent: builtin, model: claude-sonnet-5', 'ANTHROPIC_API_KEY'],
  ])(
    'asks for the key of the agent that a step names (%s, with %s), whatever the configuration chooses',
    async (agent, key) => {
      const step = WORKFLOW.replace('agent: claude-code', agent).replace('ANTHROPIC_API_KEY', key || 'NONE');
      const config = 'agent: builtin\nprovider: anthropic\nmodel: claude-sonnet-5\n';
      const found = await examine({
        '.git/HEAD': '',
        [`${FOLDER}/groundhog.yml`]: step,
        '.groundhog/config.yml': config,
      });
      const lacks = found.flatMap(({ detail }) => /gets no key: (.*)/.exec(detail)?.[1] ?? []);
      const isWrong = agent.includes('codex') && key !== 'OPENAI_API_KEY';
      expect(lacks).toEqual(isWrong ? [expect.stringContaining('OPENAI_API_KEY')] : []);
    },
  );

  test.each([
    ['agent: claude-code, provider: openai, model: gpt-5', '', 'the run is refused: "provider" "openai" is none of'],
    ['model: gpt-5', 'agent: claude-code\nprovider: openai\n', 'the run is refused: "provider" "openai" is none of'],
    ['agent: claude-code, effort: high', '', 'refused: "effort" is for the agent "builtin" only'],
    ['agent: builtin, model: gpt-5, provider: openai', '', ''],
    ['agent: "${{ vars.AGENT }}", provider: openai', '', ''],
    ['agents: "claude-code, codex"', '', ''],
  ])(
    'finds settings that a run refuses together (%s; %s), once, and asks no key for them',
    async (step, config, what) => {
      const found = await examine({
        '.git/HEAD': '',
        [`${FOLDER}/groundhog.yml`]: WORKFLOW.replace('agent: claude-code', step),
        ...(config === '' ? {} : { '.groundhog/config.yml': config }),
      });
      const refused = found.filter(({ detail }) => detail.includes('is refused'));
      expect(refused).toHaveLength(what === '' ? 0 : 1);
      expect(JSON.stringify(refused).replaceAll('\\', '')).toContain(what);
      if (what !== '') expect(JSON.stringify(found)).not.toContain('gets no key');
    },
  );

  test.each([
    ['task-branch: main', 'refuses "task-branch": "main" is protected'],
    ['task-branch: "a b"', 'refuses "task-branch": "a b" must not contain'],
    ['task: ISSUE 1', 'refuses "task": "ISSUE 1" is no id of a task'],
    ['allowed-bots: "renovate[bot], dependabot[bot]"', 'refuses "allowed-bots"'],
    ['task-branch: work/parser, task: issue-1, allowed-bots: "renovate[bot] dependabot[bot]"', ''],
  ])('finds values that a run refuses later: %s', async (input, what) => {
    const text = WORKFLOW.replace('agent: claude-code', `agent: claude-code, ${input}`);
    const found = (await examine({ [`${FOLDER}/groundhog.yml`]: text })).map(({ detail }) => detail).join('\n');
    if (what === '') expect(found).not.toContain('refuses');
    else expect(found).toContain(what);
  });

  test.each([
    ['judge-model: gpt-5.4, judge-provider: openai', '', ['OPENAI_API_KEY']],
    ['deadline-minutes: 5', 'judge_model: gpt-5.4\njudge_provider: openai\n', ['OPENAI_API_KEY']],
    ['judge-model: claude-opus-5', '', []],
    ['judge-provider: openai', '', []],
  ])('asks for the key of the judge (%s; %s), whichever agent works', async (input, config, keys) => {
    const found = await examine({
      '.git/HEAD': '',
      [`${FOLDER}/groundhog.yml`]: WORKFLOW.replace('agent: claude-code', `agent: claude-code, ${input}`),
      ...(config === '' ? {} : { '.groundhog/config.yml': config }),
    });
    expect(found.flatMap(({ detail }) => /the judge gets no key: .* (\w+)$/.exec(detail)?.[1] ?? [])).toEqual(keys);
  });

  test('names the token of the job as the key of GitHub Copilot, and a secret as that of others', async () => {
    const fix = async (agent: string) => {
      const step = WORKFLOW.replace('agent: claude-code', `agent: ${agent}`).replace('ANTHROPIC_API_KEY', 'NONE');
      const found = await examine({ '.git/HEAD': '', [`${FOLDER}/groundhog.yml`]: step });
      return found.flatMap((each) => (each.detail.includes('gets no key') ? [each.fix] : []));
    };
    expect(await fix('copilot')).toEqual(['env: { COPILOT_GITHUB_TOKEN: "${{ github.token }}" }']);
    expect(await fix('codex')).toEqual(['env: { OPENAI_API_KEY: "${{ secrets.OPENAI_API_KEY }}" }']);
  });

  test('examines workflows that use a copy of the action by another name', async () => {
    const copy = WORKFLOW.replace('groundhog-actions/groundhog@v0.1.0', 'platform/groundhog@v0.1.0');
    const found = await examine({ [`${FOLDER}/groundhog.yml`]: copy.replace('write-all', 'read-all') });
    expect(found.map(({ detail }) => detail).join()).toMatch(/groundhog\.yml:\d+: .*contents: write/);
    expect(found.map(({ detail }) => detail).join()).not.toContain('none in');
    // Beside a workflow of the project as well.
    const beside = await examine({ [`${FOLDER}/groundhog.yml`]: WORKFLOW, [`${FOLDER}/slip.yml`]: copy });
    expect(beside.map(({ detail }) => detail).join()).toMatch(/slip\.yml:\d+: "platform\/groundhog" is not "/);
  });

  test.each(EXAMPLES)('finds nothing wrong with %s, and says what it has examined', async (name) => {
    const read = (file: string) => readFileSync(`examples/${file}`, 'utf8');
    const isBeside = /^(?:fan-out|merge-queue)/.test(name);
    const files = {
      [`${FOLDER}/groundhog.yml`]: read(name),
      [`${FOLDER}/ci.yml`]: 'on: [push, workflow_dispatch]\n',
      ...(isBeside ? { [`${FOLDER}/started.yml`]: read('dispatch-only.yml') } : {}),
    };
    expect(await examine(files)).toEqual([
      {
        ...{ name: 'workflows', state: 'fine' },
        detail: expect.stringMatching(/groundhog\.yml.*(?: \(events, keys, permissions, .*\)| which is not examined)$/),
      },
    ]);
  });

  test('finds that no workflow takes commands, and mistakes of inputs by what the action takes', async () => {
    const step = 'uses: groundhog-actions/groundhog@v0.1.0, with: { max-cost-us: 5, isolation: some, headers: "{}" }';
    const text = `on: workflow_dispatch\njobs: { work: { steps: [{ ${step} }] } }\n`;
    const details = (await examine({ [`${FOLDER}/groundhog.yml`]: text })).map(({ detail, fix }) => `${detail} ${fix}`);
    expect(details).toContainEqual(expect.stringMatching(/no input "max-cost-us".* max-cost-usd: 5$/));
    expect(details).toContainEqual(expect.stringMatching(/refuses "isolation": "some" is none of: auto, /));
    expect(details).toContainEqual(expect.stringMatching(/^no workflow takes commands.* command: \{\} /));
    expect(details.join('\n')).not.toContain('headers');
  });

  test('knows the inputs that action.yml declares', async () => {
    const { defaults } = await readActionMetadata('action.yml');
    expect([...listInputNames()].sort()).toEqual(Object.keys(defaults).sort());
  });
});

describe('the doctor, on GitHub', () => {
  test('finds what keeps jobs from working, and each request and answer is as GitHub describes it', async () => {
    const { server, inspect } = await start({
      allowPullRequests: false,
      repositorySettings: {
        ...{ actions: { enabled: true, allowed: 'selected' }, patterns: ['others/*'] },
        ...{ defaultPermissions: 'read', rules: ['creation'], secrets: ['ANTHROPIC_API_KEY'] },
      },
    });
    expect(await inspect('admin')).toEqual([
      expect.stringMatching(/groundhog\.yml:6: the job may write everything/),
      expect.stringMatching(/groundhog\.yml:8: the run has no deadline: .* after 360 minutes/),
      expect.stringMatching(/groundhog\.yml:8: no step installs/),
      expect.stringMatching(/^optional workflows: no workflow takes commands/),
      'missing Actions: the repository does not allow groundhog-actions/groundhog',
      'missing pull requests: GitHub Actions may not open them in this repository',
      expect.stringMatching(/^missing branch rules: the rule "creation" counts for groundhog\//),
      'missing labels: "groundhog", which starts work, does not exist',
      'missing secrets: .github/workflows/groundhog.yml:10: the repository has no secret CLAUDE_KEY',
    ]);
    expect(server.problems).toEqual([]);
    expect(server.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('says what the token of a job or of a reader may not read, and asks nothing without a token', async () => {
    const { server, inspect } = await start();
    for (const token of ['job', 'reader'])
      expect((await inspect(token)).filter((line) => line.includes(': not checked: '))).toEqual([
        expect.stringMatching(/^optional Actions:/),
        expect.stringMatching(/^optional pull requests:/),
        expect.stringMatching(/^optional secrets:/),
      ]);
    const before = server.requests.length;
    expect(await inspect('')).toContainEqual(
      expect.stringMatching(/^optional GitHub: not checked: .* lack of a token/),
    );
    // The address of the remote decides nothing about where a token goes.
    const elsewhere = { GITHUB_SERVER_URL: 'https://github.example', GITHUB_API_URL: server.apiUrl };
    expect(await inspect('admin', elsewhere)).toContainEqual(
      expect.stringMatching(/^optional GitHub: not checked: .*"origin"/),
    );
    expect(server.requests.length).toBe(before);
    expect(server.problems).toEqual([]);
  });

  test('reports a token that is not valid, or that cannot see the repository', async () => {
    const { inspect } = await start({ isPrivate: true });
    for (const token of ['expired', 'stranger'])
      expect(await inspect(token)).toContainEqual(expect.stringMatching(/^missing GitHub: .*(?:401|404)/));
  });
});
