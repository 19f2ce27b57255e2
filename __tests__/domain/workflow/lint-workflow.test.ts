import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { lintWorkflow } from '../../../src/domain/workflow/lint-workflow.ts';
import { OUTPUT_NAMES } from '../../../src/domain/workflow/output-names.ts';
import type { WorkflowFacts } from '../../../src/domain/workflow/workflow-mistake.ts';
import { readPage } from '../../docs/pages.ts';

const FACTS: WorkflowFacts = {
  ...{ action: 'groundhog-actions/groundhog', tag: 'v1.2.3', triggerLabel: 'groundhog' },
  ...{ project: 'groundhog-actions/groundhog', owner: 'acme' },
  ...{ isEnterprise: false, defaultPermissions: undefined },
  lacksAgent: ({ agent, agentCommand }) => agent === undefined && agentCommand === undefined,
  lacksModel: ({ agent, model }) => agent === 'builtin' && model === undefined,
  findKeys: ({ agent }) =>
    agent === 'claude-code' ? [{ variable: 'ANTHROPIC_API_KEY', expression: 'secrets.ANTHROPIC_API_KEY' }] : [],
  findJudgeKeys: ({ judgeProvider }) =>
    judgeProvider === 'openai' ? [{ variable: 'OPENAI_API_KEY', expression: 'secrets.OPENAI_API_KEY' }] : [],
  inputNames: [
    'plan',
    'task',
    'agent',
    'deadline-minutes',
    'max-cost-usd',
    'continue',
    'ci-workflows',
    'isolation',
  ].concat(
    ...['github-token', 'dry-run', 'mode', 'buttons', 'provider', 'base-url', 'command', 'model', 'link-report'],
    ...['bot-login', 'fresh', 'policy', 'agent-command', 'trigger-label', 'sign', 'judge-model', 'judge-provider'],
  ),
  findInputProblem: (name, value) => (name === 'dry-run' && value === 'maybe' ? 'is neither' : undefined),
  hasFile: (path) => !path.includes('missing'),
  listEventsOf: (path) => (path.includes('push-only') ? ['push'] : ['push', 'workflow_dispatch']),
  findPackage: (agent) =>
    agent === 'claude-code' ? { name: agent, packageName: '@acme/claude', version: '1.2.3' } : undefined,
  isolation: undefined,
  // Most rows take the deadline of the step out to have another input there.
  hasDeadline: true,
  findPriceProblem: ({ model, hasLimit }) => (hasLimit && model === 'unpriced' ? 'it has no price' : undefined),
  findRefusal: (inputs) =>
    inputs.get('provider') === 'openai' ? { name: 'provider', reason: '"openai" is none of: anthropic' } : undefined,
  outputNames: OUTPUT_NAMES,
  findRetirement: (provider) => (provider === 'github-models' ? 'It is gone since 2026.' : undefined),
};

const GOOD = `name: Groundhog
on:
  issues:
    types: [labeled]
  issue_comment:
    types: [created]
concurrency:
  group: groundhog-\${{ github.event.comment && github.run_id || github.event.issue.number }}
  cancel-in-progress: false
  queue: max
jobs:
  work:
    runs-on: ubuntu-latest
    timeout-minutes: 60
    permissions:
      contents: write
      pull-requests: write
      issues: write
      checks: write
    steps:
      - uses: actions/checkout@v6
        with:
          persist-credentials: false
      - run: npm install --global @acme/claude@1.2.3
      - uses: groundhog-actions/groundhog@v1.2.3
        with:
          agent: claude-code
          deadline-minutes: 50
        env:
          ANTHROPIC_API_KEY: \${{ secrets.ANTHROPIC_API_KEY }}
`;

function lint(text: string, facts: Partial<WorkflowFacts> = {}) {
  return lintWorkflow(text, { ...FACTS, ...facts });
}

/** The lines on which a changed workflow has mistakes, with a part of what is wrong. */
function mistakesAfter(from: string | RegExp, to: string, facts: Partial<WorkflowFacts> = {}) {
  const text = GOOD.replace(from, to);
  expect(text).not.toBe(GOOD);
  return lint(text, facts).mistakes;
}

describe('a workflow', () => {
  test.each([
    ['{ image: node:22, options: --privileged }', 'ubuntu-latest', false],
    ['{ image: node:22, options: --cpus 1 }', 'ubuntu-latest', true],
    ['${{ inputs.image }}', 'ubuntu-latest', false],
    ['node:22', 'my-cluster', false],
  ])('in the container %s on %s may have sandboxes, or has none', (container, machine, hasNone) => {
    const text = GOOD.replace('ubuntu-latest', `${machine}\n    container: ${container}`);
    expect(lint(text).mistakes.some(({ message }) => message.includes('without privileges'))).toBe(hasNone);
    expect(lint(text, { isolation: 'none' }).mistakes.some(({ message }) => message.includes('privileges'))).toBe(
      false,
    );
  });

  test('is refused by line; a serious mistake of ours that says what to write takes the place of a refusal', () => {
    const toRefusal = (line: number) => ({ line, message: 'refused', fix: 'Correct it.', isSerious: true });
    const text = GOOD.replace('timeout-minutes: 60', 'timeout-minute: 60');
    const ours = lint(text).mistakes;
    const [line = 0] = ours.filter(({ isSerious }) => isSerious).map((mistake) => mistake.line);
    expect(lint(text, { refusedLines: [toRefusal(line)] }).mistakes).toEqual(ours);
    expect(lint(text, { refusedLines: [toRefusal(1)] }).mistakes).toEqual([toRefusal(1), ...ours]);
    expect(lint('on: push\n', { refusedLines: [toRefusal(1)] }).mistakes).toEqual([]);
  });

  test('without concurrency has none of its mistakes once the fix is in it as it is printed', () => {
    const without = GOOD.replace(/concurrency:\n(?: {2}.*\n)+/, '');
    const [{ fix } = { fix: '' }, ...others] = lint(without).mistakes;
    expect(others).toEqual([]);
    expect(lint(without.replace('jobs:', `${fix}\njobs:`)).mistakes).toEqual([]);
  });

  test('without a mistake has none, and its label, secrets and events are known', () => {
    expect(lint(GOOD)).toEqual({
      ...{ isUser: true, mistakes: [], events: ['issues', 'issue_comment'], labels: ['groundhog'] },
      takesCommand: false,
      secrets: [{ name: 'ANTHROPIC_API_KEY', line: 30 }],
    });
  });

  test.each(['merge_queue', 'merge_groups'])(
    'of a merge queue is told that %s is no event, and asked for no more',
    (event) => {
      const text = readFileSync('examples/merge-queue.yml', 'utf8').replace('merge_group:', `${event}:`);
      expect(lint(text, { hasDeadline: false }).mistakes).toMatchObject([
        { message: expect.stringContaining(`no event "${event}"`), fix: 'merge_group:', isSerious: true },
      ]);
    },
  );

  test('whose agent is a command without one is told that, and not that it has no agent', () => {
    const lacksAgent: WorkflowFacts['lacksAgent'] = ({ agentCommand }) => agentCommand === undefined;
    const text = GOOD.replace('agent: claude-code', 'agent: command');
    expect(lint(text, { lacksAgent }).mistakes).toMatchObject([
      { line: 25, message: expect.stringContaining('the agent "command" has no command'), isSerious: true },
    ]);
  });

  test('is told of checks that no job can start on what has landed', () => {
    const find = (name: string) => mistakesAfter('deadline-minutes: 50', `ci-workflows: ${name}`).slice(1);
    expect(find('push-only.yml')).toMatchObject([
      { line: 28, message: expect.stringContaining('its events lack workflow_dispatch'), isSerious: false },
    ]);
    expect(find('ci.yml')).toEqual([]);
  });

  test('with an event that resembles none is remarked on', () => {
    expect(mistakesAfter('  issues:', '  frobnicate:\n  issues:')).toMatchObject([
      { line: 3, message: 'this version knows no event "frobnicate"', isSerious: false },
    ]);
  });

  test('has a deadline in its step or in the configuration, unless it starts no agent', () => {
    const none = GOOD.replace(/ *deadline-minutes.*\n/, '');
    expect(lint(none, { hasDeadline: false }).mistakes).toMatchObject([
      {
        line: 25,
        message: expect.stringContaining('cuts it off after 60'),
        fix: 'deadline-minutes: 50',
        isSerious: false,
      },
    ]);
    expect(lint(none, { hasDeadline: true }).mistakes).toEqual([]);
    expect(lint(GOOD, { hasDeadline: false }).mistakes).toEqual([]);
    const late = GOOD.replace('deadline-minutes: 50', 'deadline-minutes: 390');
    const longer = late.replace(/timeout-minutes: \d+/, 'timeout-minutes: 400');
    // GitHub ends a job on its own machines after six hours, whatever the job says.
    expect(lint(longer).mistakes).toMatchObject([
      {
        message: 'GitHub ends the job after 360 minutes, before the run can pause at its deadline',
        ...{ fix: 'deadline-minutes: 350', isSerious: true },
      },
    ]);
    expect(lint(longer.replace('ubuntu-latest', '[self-hosted, linux]')).mistakes).toEqual([]);
    const own = GOOD.replace('deadline-minutes: 50', 'dry-run: true');
    expect(lint(own, { hasDeadline: false }).mistakes.filter(({ message }) => message.includes('deadline'))).toEqual(
      [],
    );
  });

  test('with a group that no other run has keeps no two jobs from one task, and none of them waits', () => {
    const [mistake, ...others] = mistakesAfter(
      /concurrency:\n(?: {2}.*\n)+/,
      'concurrency: groundhog-${{ github.run_id }}\n',
    );
    expect(mistake).toMatchObject({ message: expect.stringContaining('nothing keeps two jobs'), isSerious: false });
    expect(others).toEqual([]);
  });

  test.each(['curl -fsSL https://acme.test/install.sh | bash', 'wget -qO- https://acme.test/x|sh', './install'])(
    'may install its agent by a script: %s',
    (line) => expect(mistakesAfter('npm install --global @acme/claude@1.2.3', line)).toEqual([]),
  );

  test('with a misspelt agent is told of that, and not of the price of its model', () => {
    const facts: Partial<WorkflowFacts> = {
      findInputProblem: (name) => (name === 'agent' ? 'is no agent' : undefined),
      findPriceProblem: () => 'it has no price',
    };
    expect(lint(GOOD, facts).mistakes).toMatchObject([{ message: expect.stringContaining('is no agent') }]);
  });

  test('that shows boxes has to start for edits of comments', () => {
    const boxes = 'agent: claude-code\n          buttons: true';
    const [mistake, ...others] = mistakesAfter('agent: claude-code', boxes);
    expect(mistake).toMatchObject({ line: 6, message: expect.stringMatching(/^boxes are shown/), isSerious: false });
    expect(others).toEqual([]);
    const edited = GOOD.replace('agent: claude-code', boxes);
    expect(lint(edited.replace('[created]', '[created, edited]')).mistakes).toEqual([]);
    expect(lint(edited.replace('    types: [created]\n', '')).mistakes).toEqual([]);
    expect(lint(edited.replace(/ {2}issue_comment:\n.*\n/, '')).mistakes).toMatchObject([
      { line: 2, isSerious: false },
    ]);
    expect(lint(edited.replace('issue_comment:', 'issue_coment:')).mistakes).toMatchObject([
      { message: expect.stringContaining('no event "issue_coment"') },
    ]);
  });

  test.each([
    ['[edited]', '', 'comments with a command start nothing', 'types: [created, edited]'],
    ['[deleted]', 'buttons: true', 'none of the types of issue_comment', 'types: [created, edited]'],
    ['[created]', 'buttons: true', 'boxes are shown', 'issue_comment: { types: [created, edited] }'],
  ])('of comments waits for all that its step uses: %s, %s', (...[types, input, message, fix]) => {
    const text = GOOD.replace('[created]', types).replace('deadline-minutes: 50', input || '$&');
    const { mistakes } = lint(text);
    expect(mistakes[0]).toMatchObject({ line: 6, message: expect.stringContaining(message), fix });
    expect(lint(text.replace(/types: \[\w+\]\n(?=concurrency)/, 'types: [created, edited]\n')).mistakes).toEqual([]);
  });

  const serious: [string, string | RegExp, string, number, string][] = [
    [
      'has a time without its dash',
      '  issues:\n',
      "  schedule:\n    cron: '5 5 * * *'\n  issues:\n",
      3,
      'a list of times',
    ],
    ['has a list as an input', 'deadline-minutes: 50', 'agents: [claude-code]', 28, 'is no text'],
    ['has two steps in one', '      - run: npm', '        run: npm', 24, 'both "uses" and "run"'],
    ['has its key in a variable', 'secrets.ANTHROPIC_API_KEY', 'vars.ANTHROPIC_API_KEY', 30, 'not a secret'],
    ['lacks a tag', 'groundhog@v1.2.3', 'groundhog', 25, 'has no tag'],
    ['may not push', 'contents: write', 'contents: read', 15, 'contents: write'],
    ['may not open a pull request', /.*pull-requests: write\n/, '', 15, 'pull-requests: write'],
    ['may not comment', /.*issues: write\n/, '', 15, 'issues: write'],
    ['may not do anything', /permissions:\n(?: {6}.*\n)*/, 'permissions: {}\n', 15, 'contents: write'],
    ['may only read', /permissions:\n(?: {6}.*\n)*/, 'permissions: read-all\n', 15, 'contents: write'],
    [
      'may not start other jobs',
      'agent: claude-code',
      'agent: claude-code\n          continue: true',
      15,
      'actions: write',
    ],
    [
      'may not use GitHub Copilot',
      /ANTHROPIC_API_KEY: .*/,
      'COPILOT_GITHUB_TOKEN: ${{ github.token }}',
      15,
      'copilot-requests: write',
    ],
    ['leaves the token', 'persist-credentials: false', 'fetch-depth: 0', 21, 'leaves the token'],
    ['leaves the token by default', /persist-credentials: false/, 'persist-credentials: true', 21, 'leaves the token'],
    ['cuts off', 'cancel-in-progress: false', 'cancel-in-progress: true', 9, 'cuts off'],
    ['is not started by the label', '[labeled]', '[opened]', 4, '"labeled"'],
    ['is not started by a comment', '[created]', '[deleted]', 6, '"created"'],
    [
      'waits for no dispatch of ours',
      '  issues:',
      '  repository_dispatch: { types: [go] }\n  issues:',
      3,
      '"groundhog"',
    ],
    ['waits for no review', '  issues:', '  pull_request_review: { types: [dismissed] }\n  issues:', 3, '"submitted"'],
    [
      'gives an agent a provider that it cannot use',
      'deadline-minutes: 50',
      'provider: openai',
      28,
      'refused: "provider" "openai" is none of: anthropic',
    ],
    ['signs without a key', 'deadline-minutes: 50', 'sign: key', 28, 'no variable GROUNDHOG_SIGNING_KEY'],
    ['has double quotes in an expression', 'github.run_id ||', '"run" ||', 8, 'in double quotes'],
    ['asks for a secret in a condition', '- run:', "- if: secrets.A != ''\n        run:", 24, 'knows no "secrets"'],
    [
      'has a secret of a name that none can have',
      'secrets.ANTHROPIC_API_KEY',
      'secrets.GITHUB_KEY',
      30,
      'no secret be called',
    ],
    [
      'reads a step that is not there',
      '- run: npm',
      '- run: echo ${{ steps.ground-hog.outputs.ending }}; npm',
      24,
      'no step with the id "ground-hog"',
    ],
    [
      'reads an output that is not there',
      '- uses: groundhog-actions',
      '- if: steps.a.outputs.report_path\n        id: a\n        uses: groundhog-actions',
      25,
      'no output "report_path"',
    ],
    ['runs on Windows', 'ubuntu-latest', 'windows-latest', 13, 'Windows'],
    ['ends before its deadline', 'deadline-minutes: 50', 'deadline-minutes: 60', 28, 'after 60 minutes'],
    ['misspells an input', 'deadline-minutes:', 'dead-line-minute:', 28, 'no input "dead-line-minute"'],
    ['gives an input a wrong value', 'deadline-minutes: 50', 'dry-run: maybe', 28, '"maybe" is neither'],
    ['names a provider that is gone', 'agent: claude-code', 'provider: github-models', 27, 'gone since 2026'],
    ['misspells an event', 'issue_comment:', 'issue_comments:', 5, 'no event "issue_comments"'],
    [
      'has a time of six fields',
      '  issues:',
      "  schedule: [{ cron: '0 0 * * * *' }]\n  issues:",
      3,
      'six fields'.replace('six', '6'),
    ],
    ['has a time that never is', '  issues:', "  schedule: [{ cron: '61 * * * *' }]\n  issues:", 3, 'from 0 to 59'],
    ['writes a key twice', 'jobs:', 'concurrency: x\njobs:', 11, '"concurrency" is written twice'],
    ['continues without a task', 'deadline-minutes: 50', 'continue: true', 28, 'an input "task"'],
    ['has a key in plain text', /\$\{\{ secrets.*/, `sk-${'a1'.repeat(9)}`, 30, 'a secret in plain text'],
    [
      'runs what strangers write',
      'npm install',
      'echo "${{ github.event.comment.body }}"; npm install',
      24,
      'becomes part of a command',
    ],
    ['names no agent', /agent: claude-code\n {10}/, '', 25, 'no agent is chosen'],
    [
      'lets strangers write the command of the agent',
      'deadline-minutes: 50',
      'agent-command: ./a.sh "${{ github.event.issue.title }}"',
      28,
      'becomes part of a command',
    ],
    ['names a part of a commit', 'groundhog@v1.2.3', 'groundhog@3c4ce93', 25, 'a part of a commit'],
    ['runs in a container', 'ubuntu-latest', 'ubuntu-latest\n    container: node:22', 14, 'without privileges'],
    [
      'runs in the container of one processor',
      'ubuntu-latest',
      'ubuntu-slim',
      13,
      'ubuntu-slim is a container without',
    ],
    ['runs longer than that has', 'ubuntu-latest', 'ubuntu-slim', 28, 'ends the job after 15 minutes'],
    ['runs on a machine that is no more', 'ubuntu-latest', 'ubuntu-20.04', 13, 'no machine "ubuntu-20.04" any more'],
    [
      'has both forms of a filter',
      'on:\n',
      'on:\n  push:\n    branches: [main]\n    branches-ignore: [a]\n',
      5,
      'push has both "branches" and "branches-ignore"',
    ],
    ['runs on macOS', 'ubuntu-latest', 'macos-latest', 13, 'macOS has no sandboxes'],
    ['misspells a key of its own', 'concurrency:', 'concurency:', 7, 'a workflow has no key "concurency"'],
    ['misspells a key of a job', 'runs-on:', 'run-on:', 13, 'a job has no key "run-on"'],
    ['misspells a key of a step', '- run:', '- runs:', 24, 'a step has no key "runs"'],
    [
      'has an input out of its column',
      '  persist-credentials: false',
      '$&\n        fetch-depth: 0',
      24,
      'a step has no key "fetch-depth"',
    ],
    ['misspells a permission', 'pull-requests:', 'pull-request:', 17, 'permissions has no key "pull-request"'],
    ['misspells one of the workflow', 'on:', 'permissions: { isues: write }\non:', 2, 'permissions has no key "isues"'],
    ['misspells what a permission allows', 'contents: write', 'contents: wirte', 16, 'cannot be "wirte"'],
    ['misspells a context', 'secrets.', 'secret.', 30, 'knows no "secret"'],
    [
      'misspells a context of a condition',
      '- run:',
      "- if: gihub.actor != 'a.b'\n        run:",
      24,
      'knows no "gihub"',
    ],
    ['does not end an expression', 'API_KEY }}', 'API_KEY', 30, 'never ends'],
    [
      'misspells an input in an expression',
      /on:\n([\s\S]*)agent: claude-code/,
      'on:\n  workflow_dispatch: { inputs: { plan: {} } }\n$1agent: claude-code\n          plan: ${{ inputs.plans }}',
      29,
      'no input "plans"',
    ],
    [
      'loses an input of a start by hand',
      'on:',
      'run-name: ${{ inputs.plan }}\non:\n  workflow_dispatch:\n    inputs:\n      plan: {}',
      6,
      'no step gets the input "plan"',
    ],
    [
      'has a limit on the cost of a model without a price',
      'deadline-minutes: 50',
      'model: unpriced\n          max-cost-usd: 5',
      28,
      'it has no price',
    ],
    [
      'waits for a label that its condition keeps out',
      'runs-on:',
      "if: github.event_name != 'issues' || github.event.label.name == 'agent'\n    runs-on:",
      13,
      'waits for "groundhog": no issue starts work',
    ],
    ['has a slip of YAML', '    timeout-minutes', '     timeout-minutes', 14, 'the keys beside it begin in column'],
  ];

  test.each(serious)('that %s is found wrong on its line', (...[, from, to, line, message]) => {
    const found = mistakesAfter(from, to);
    expect(found).toContainEqual({
      ...{ line: expect.any(Number), isSerious: true, fix: expect.stringMatching(/./) },
      message: expect.stringContaining(message),
    });
    expect(found.find((one) => one.isSerious && one.message.includes(message))?.line).toBe(line);
  });

  const harmless: [string, string | RegExp, string, number, string][] = [
    ['follows a branch', 'groundhog@v1.2.3', 'groundhog@main', 25, '"@main" is a branch'],
    ['shows no checks', /.*checks: write\n/, '', 15, 'checks: write'],
    ['does not say its permissions', / {4}permissions:\n(?: {6}.*\n)*/, '', 12, 'states no permissions'],
    ['lets jobs collide', /concurrency:\n(?: {2}.*\n)*/, '', 8, '"refused"'],
    ['lets jobs that wait be cancelled', /.*queue: max\n/, '', 7, 'is cancelled'],
    ['names its group alone', /concurrency:\n(?: {2}.*\n)*/, 'concurrency: run_id\n', 7, 'is cancelled'],
    ['names a plan that is not there', 'deadline-minutes: 50', 'plan: missing.yml', 28, 'missing.yml is not in'],
    [
      'starts a workflow that is not there',
      'deadline-minutes: 50',
      'dry-run: true\n          ci-workflows: missing.yml',
      29,
      'no workflow missing.yml',
    ],
    ['installs no agent', /.*npm install.*\n/, '', 24, 'no step installs @acme/claude'],
    ['may do everything', /permissions:\n(?: {6}.*\n)*/, 'permissions: write-all\n', 15, 'may write everything'],
    ['runs a tag of others', '- run:', '- uses: acme/setup@v1\n      - run:', 24, 'by others'],
    ['lets comments wait for the run', /group: .*/, 'group: groundhog', 7, '"pause" and "abort" stop nothing'],
    [
      'gives the judge no key',
      'deadline-minutes: 50',
      'judge-model: gpt-5.4\n          judge-provider: openai',
      25,
      'the judge gets no key: the step has none of the variables OPENAI_API_KEY',
    ],
    ['gives the key another name', 'ANTHROPIC_API_KEY:', 'ANTHROPIC_KEY:', 25, 'ANTHROPIC_API_KEY'],
  ];

  test.each(harmless)('that %s is remarked on', (...[, from, to, line, message]) => {
    expect(mistakesAfter(from, to)).toEqual([
      { line, message: expect.stringContaining(message), fix: expect.stringMatching(/./), isSerious: false },
    ]);
  });

  test.each([
    ['${{ secrets.ADMIN_PAT }}', 'permissions: { contents: read }'],
    ['${{ github.token }}', expect.stringContaining('pull-requests: write')],
  ])('that may write everything is found also with the token %s', (token, fix) => {
    const given = GOOD.replace(/permissions:\n(?: {6}.*\n)*/, 'permissions: write-all\n');
    const { mistakes } = lint(
      given.replace('agent: claude-code', `agent: claude-code\n          github-token: ${token}`),
    );
    expect(mistakes).toMatchObject([{ message: 'the job may write everything', fix }]);
  });

  test.each([
    ['github.event.issue.title', 1],
    ["github['event']['comment'].body", 1],
    ["github.event.issue['title']", 1],
    ['GITHUB.EVENT.ISSUE.TITLE', 1],
    ['toJSON(github.event)', 1],
    ['toJSON( github )', 1],
    ['github.event.commits[0].message', 1],
    ['github.event.pages.*.page_name', 1],
    ["format('}}{0}', github.head_ref)", 1],
    ['github.event.pull_request.head.repo.default_branch', 1],
    ['github.event_name', 0],
    ['github.event.label.name', 0],
    ['github.event.repository.default_branch', 0],
    ['github.event.issue.number', 0],
    ['inputs.plan', 0],
  ])('puts a text of strangers into a script: %s is one (%d)', (expression, count) => {
    const text = GOOD.replace('- run: npm', `- run: echo \${{ 1 }} "\${{ ${expression} }}" && npm`);
    const found = lint(text).mistakes.filter(({ message }) => message.includes('becomes part of a command'));
    expect(found).toHaveLength(count);
  });

  test('that may write everything is given what it needs, with the token that it uses', () => {
    const wide = GOOD.replace(/permissions:\n(?: {6}.*\n)*/, 'permissions: write-all\n');
    const [mistake] = lint(wide.replace(/ANTHROPIC_API_KEY: .*/, 'COPILOT_GITHUB_TOKEN: ${{ github.token }}')).mistakes;
    expect(mistake?.fix).toBe(
      'permissions: { contents: write, pull-requests: write, issues: write, checks: write, copilot-requests: write }',
    );
  });

  test('checks out the code of strangers only where they have no rights', () => {
    const text = GOOD.replace(
      'persist-credentials: false',
      `ref: \${{ github.event.pull_request.head.sha }}\n$&`.replace('\n', '\n          '),
    );
    expect(lint(text).mistakes).toEqual([]);
    expect(lint(text.replace('  issues:\n    types: [labeled]', '  pull_request_target:')).mistakes).toMatchObject([
      { line: 20, message: expect.stringContaining('anybody who opens a pull request'), isSerious: true },
    ]);
  });

  test('is judged by its server, and by what its repository gives jobs', () => {
    const stated = / {4}permissions:\n(?: {6}.*\n)*/;
    expect(lint(GOOD, { isEnterprise: true }).mistakes).toMatchObject([{ line: 10, isSerious: true }]);
    expect(lint(GOOD.replace(/.*queue: max\n/, ''), { isEnterprise: true }).mistakes).toEqual([]);
    expect(mistakesAfter(stated, '', { defaultPermissions: 'write' })).toEqual([]);
    expect(mistakesAfter(stated, '', { defaultPermissions: 'read' })).toMatchObject([{ isSerious: true }]);
    expect(
      mistakesAfter('agent:', 'github-token: x\n          agent:').concat(
        lint(GOOD.replace(stated, '').replace('agent:', 'github-token: x\n          agent:')).mistakes,
      ),
    ).toEqual([]);
  });

  test('may name files, values and events that are only known in the job, and tools that others install', () => {
    const changes: readonly [string, string][] = [
      ['deadline-minutes: 50', 'dry-run: ${{ inputs.dry }}'],
      ['deadline-minutes: 50', 'plan: ${{ inputs.missing }}'],
      ['- run: npm install --global @acme/claude@1.2.3', '- uses: ./setup'],
      ['  issues:', "  schedule: [{ cron: '*/15 0-6,12 1 JAN-MAR MON' }]\n  issues:"],
      [
        'agent: claude-code',
        'agent: claude-code\n          provider: github-models\n          base-url: http://localhost',
      ],
      [
        'runs-on: ubuntu-latest',
        'runs-on: macos-latest\n    env: { A: "${{ fromJSON(vars.A)[0].b || needs.x-y.outputs.z.w }}" }',
      ],
      ['- run:', "- if: always() && !contains(github.event.inputs.a, 'secret.b }}')\n        run:"],
      ['- uses: actions/checkout@v6', `- uses: acme/setup@${'a'.repeat(40)}\n      - uses: actions/checkout@v6`],
    ];
    for (const [from, to] of changes) expect(mistakesAfter(from, to, { isolation: 'none' })).toEqual([]);
  });

  test('that runs without isolation is found wrong, unless the configuration or its input says otherwise', () => {
    const off = {
      isSerious: true,
      isWithoutIsolation: true,
      message: expect.stringContaining('all rights of the job'),
    };
    const input = ['deadline-minutes: 50', 'isolation: none'] as const;
    expect(mistakesAfter(...input)).toMatchObject([{ line: 28, ...off }]);
    expect(mistakesAfter(...input, { isolation: 'auto' })).toMatchObject([off]);
    const variable = ['jobs:', 'env: { GROUNDHOG_ISOLATION: none }\njobs:'] as const;
    expect(mistakesAfter(...variable)).toMatchObject([{ line: 11, ...off }]);
    expect(mistakesAfter(...variable, { isolation: 'auto' })).toEqual([]);
    expect(mistakesAfter('runs-on: ubuntu-latest', 'runs-on: ubuntu-latest\n    env: { A: none }')).toEqual([]);
  });

  test('has a plan of its start by hand that is there, and continues by a task that it passes on', () => {
    const start = (inputs: string) => GOOD.replace('on:\n', `on:\n  workflow_dispatch: { inputs: { ${inputs} } }\n`);
    const plan = 'agent: claude-code\n          plan: ${{ inputs.plan }}';
    const named = start('plan: { default: missing.yml }').replace('agent: claude-code', plan);
    expect(lint(named).mistakes).toMatchObject([{ line: 3, isSerious: false }]);
    const passed = start('task: {}').replace(/(contents: write\n)/, '$1      actions: write\n');
    const task = 'continue: true\n          task: ${{ inputs.task }}';
    expect(lint(passed.replace('deadline-minutes: 50', task)).mistakes).toEqual([]);
  });

  test('has no default for the plan of a start that may get a task alone', () => {
    const inputs = 'plan: { default: plan.yml }, task: {}';
    const start = GOOD.replace('on:\n', `on:\n  workflow_dispatch: { inputs: { ${inputs} } }\n`)
      .replace(
        'agent: claude-code',
        'agent: claude-code\n          plan: ${{ inputs.plan }}\n          task: ${{ inputs.task }}',
      )
      .replace(/(contents: write\n)/, '$1      actions: write\n');
    expect(lint(start).mistakes).toMatchObject([{ line: 3, isSerious: false, fix: 'Remove the default of "plan".' }]);
    const continues = start.replace('deadline-minutes: 50', 'continue: true');
    expect(lint(continues).mistakes).toMatchObject([{ line: 3, isSerious: true }]);
    expect(lint(continues.replace('plan: { default: plan.yml }', 'plan: {}')).mistakes).toEqual([]);
  });

  test.each([
    ["if: github.event.label.name == 'GroundHog'", ''],
    ["if: github.event.label.name == 'a' || github.event.label.name == 'it''s'", "trigger-label: it's"],
    ["if: contains(github.event.issue.labels.*.name, 'x') || github.event.label.name == 'a'", ''],
    ['if: "!(github.event.label.name == \'wontfix\')"', ''],
    ["if: github.event.label.name == 'a'", 'trigger-label: ${{ vars.LABEL }}'],
  ])('may have a condition that lets its label through, or may do so: %s', (condition, input) => {
    const text = GOOD.replace('runs-on:', `${condition}\n    runs-on:`);
    expect(lint(text.replace('deadline-minutes: 50', input || '$&')).mistakes).toEqual([]);
  });

  test('whose condition keeps the label out is right for other events, and wrong also on its step', () => {
    const condition = "if: github.event.label.name == 'agent'";
    const ofJob = GOOD.replace('runs-on:', `${condition}\n    runs-on:`);
    const other = {
      message: 'the condition wants the label "agent", and the step waits for "groundhog": no issue starts work',
      fix: "github.event.label.name == 'groundhog', or with: { trigger-label: agent }",
    };
    expect(lint(ofJob).mistakes).toEqual([{ line: 13, isSerious: true, ...other }]);
    expect(lint(ofJob.replace(/ {2}issues:\n.*\n/, '')).mistakes).toEqual([]);
    const ofStep = GOOD.replace('        with:\n          agent', `        ${condition}\n$&`);
    expect(lint(ofStep).mistakes).toEqual([{ line: 26, isSerious: true, ...other }]);
  });

  test('needs no more than its step does', () => {
    const less = GOOD.replace(/contents: write\n(?: {6}.*\n)*/, 'contents: read\n');
    expect(lint(less).mistakes).toHaveLength(4);
    expect(lint(less.replace('agent: claude-code', 'dry-run: true')).mistakes).toEqual([]);
    expect(
      lint(less.replace('agent: claude-code', 'mode: fan-out').replace(/concurrency:\n(?: {2}.*\n)*/, '')).mistakes,
    ).toEqual([]);
  });

  test.each([
    ['push', 1],
    ['pull_request_target', 1],
    ['workflow_call', 0],
    ['schedule', 0],
  ])('is started for nothing by %s: %d', (event, count) => {
    const text = GOOD.replace(/on:\n(?: {2}.*\n)+/, `on:\n  ${event}:\n`);
    const idle = (given: string) => lint(given).mistakes.filter(({ message }) => message.includes('acts on none'));
    expect(idle(text)).toHaveLength(count);
    expect(idle(text.replace('agent: claude-code', 'dry-run: true'))).toEqual([]);
  });

  test('that uses the action of another owner is named, unless that is of the same repository or server', () => {
    const find = (changes: Partial<WorkflowFacts>, name = 'evil/groundhog') =>
      mistakesAfter('groundhog-actions/groundhog', name, { action: name, ...changes }).map(({ message }) => message);
    expect(find({})).toEqual([
      '"evil/groundhog" is not "groundhog-actions/groundhog": its owner gets the token and the keys of this job',
    ]);
    expect(find({ owner: undefined })).toHaveLength(1);
    expect(find({}, 'acme/groundhog')).toEqual([]);
    expect(find({}, 'Groundhog-Actions/groundhog')).toEqual([]);
    expect(find({ isEnterprise: true }).filter((message) => message.includes('evil'))).toEqual([]);
  });

  test('that chooses an agent which needs a model, and names none, is refused', () => {
    const find = (agent: string) => mistakesAfter('agent: claude-code', agent).map(({ message }) => message);
    expect(find('agent: builtin')).toContain(
      'the agent needs a model: neither the step nor .groundhog/config.yml names one',
    );
    expect(find('agent: builtin\n          model: x')).toEqual([]);
  });

  test('that names a tag without its "v" is told so', () => {
    const [found] = mistakesAfter('groundhog@v1.2.3', 'groundhog@1.2.3');
    expect(mistakesAfter('groundhog@v1.2.3', `groundhog@${'0'.repeat(40)}`)).toEqual([]);
    expect(found).toMatchObject({ isSerious: true, fix: 'uses: groundhog-actions/groundhog@v1.2.3' });
  });

  test('has a group of its own for each kind of command, as the fix has it and full-bot.yml', () => {
    const bot = readFileSync('examples/full-bot.yml', 'utf8');
    const [group = ''] = /group: .*/.exec(bot) ?? [];
    const find = (text: string) => lint(text).mistakes.filter(({ message }) => message.includes('stop nothing'));
    expect(find(bot)).toEqual([]);
    const cases: readonly [string, string][] = [
      [group.replace('github.event.review || ', ''), 'a review waits'],
      [group.replace('github.event.comment || ', ''), 'a comment waits'],
      ['group: groundhog', 'a comment waits'],
    ];
    for (const [other, message] of cases) {
      const found = find(bot.replace(group, other));
      expect(found).toMatchObject([{ message: expect.stringContaining(message) }]);
      expect(found[0]?.fix.replaceAll('"', '')).toBe(group);
      expect(lint(bot.replace(group, found[0]?.fix ?? '')).mistakes).toEqual(lint(bot).mistakes);
    }
    expect(find(bot.replace(group, 'group: ${{ github.run_id }}'))).toEqual([]);
    expect(find(bot.replace(group, "group: ${{ github.event_name == 'x' && github.run_id || 1 }}"))).toEqual([]);
  });

  test('that runs plans dry needs no concurrency, and takes no commands', () => {
    const dry = GOOD.replace(/concurrency:\n(?: {2}.*\n)*/, '').replace(
      'agent: claude-code',
      'agent: claude-code\n          dry-run: true',
    );
    const { mistakes, events } = lint(dry);
    expect(mistakes.filter(({ message }) => message.includes('two jobs'))).toEqual([]);
    expect(events).toEqual([]);
    expect(lint(GOOD).events).toEqual(['issues', 'issue_comment']);
  });

  test.each([
    '',
    '[]',
    'jobs: 3',
    'jobs: { a: 1, b: { steps: 7 } }',
    'on: push',
    GOOD.replace('groundhog-actions/', 'others/'),
  ])('of others is not judged: %j', (text) => {
    expect(lint(text)).toMatchObject({ isUser: false, mistakes: [], secrets: [] });
  });
});

test.each(['env:\n  PLAN: ${{ inputs.plan }}\n', 'env:\n  ALL: ${{ toJSON(inputs) }}\n'])(
  'an input that the environment of all jobs has is not lost: %j',
  (env) => {
    const start = `${env}on:\n  workflow_dispatch:\n    inputs:\n      plan: {}`;
    expect(mistakesAfter('on:', start).filter(({ message }) => message.includes('no step gets'))).toEqual([]);
  },
);

describe('the workflows of the documentation', () => {
  const examples = readdirSync('examples').filter((name) => name.endsWith('.yml'));
  const pages = ['README.md', 'docs/getting-started.md'].flatMap((page) =>
    [...readPage(page).text.matchAll(/```yaml\n((?:on|name): [\s\S]*?)```/g)].map(
      ([, text = '']) => [page, text] as const,
    ),
  );
  const texts = [...examples.map((name) => [name, readFileSync(`examples/${name}`, 'utf8')] as const), ...pages];

  test.each(texts)('%s has no mistake that matters', (_, text) => {
    expect(lint(text).mistakes.filter(({ isSerious }) => isSerious)).toEqual([]);
  });

  // A key in a job that starts no agent would be one more secret beside the code of others.
  test.each(['fan-out.yml', 'merge-queue.yml'])('%s needs no key and no agent where none is started', (name) => {
    const text = readFileSync(`examples/${name}`, 'utf8').replaceAll('groundhog@v0.1.0', 'groundhog@v1.2.3');
    const key = { variable: 'COPILOT_GITHUB_TOKEN', expression: 'github.token' };
    const program = { name: 'copilot', packageName: '@github/copilot', version: '1.2.3' };
    const facts: Partial<WorkflowFacts> = {
      findKeys: ({ agent }) => (agent === undefined ? [key] : []),
      findPackage: (agent) => (agent === undefined ? program : undefined),
      lacksAgent: () => false,
    };
    const find = (given: string) => lint(given, facts).mistakes.filter(({ message }) => /key|installs/.test(message));
    expect(find(text)).toEqual([]);
    const bare = GOOD.replace(/.*npm install.*\n/, '');
    // A dry run starts the agent, too.
    for (const input of ['fresh: true', 'dry-run: true'])
      expect(find(bare.replace('agent: claude-code', input))).toHaveLength(2);
  });

  test('are looked at', () => {
    expect(texts.filter(([, text]) => lint(text).isUser).length).toBeGreaterThan(6);
  });
});
