import { expect, test } from '@jest/globals';
import { describeWorker, renderNextRun } from '../../../src/entry/commands/run/next-run.ts';

test('the command that runs a drafted plan has the agent and the model that have drafted it, quoted for a shell', () => {
  const given = {
    ...{ repo: '.', base: 'main', agent: 'claude-code', agentCommand: "/opt/a's cli", provider: 'openai-compatible' },
    ...{ model: 'm 1', baseUrl: 'http://127.0.0.1:1/v1', price: '1/0.1/2', isolation: 'none', agents: undefined },
  };
  expect(renderNextRun('npx groundhog', 'my plan.yml', given)).toBe(
    [
      `npx groundhog run 'my plan.yml' --base main --agent claude-code --agent-command '/opt/a'\\''s cli'`,
      `--provider openai-compatible --model 'm 1' --base-url http://127.0.0.1:1/v1 --price 1/0.1/2 --isolation none`,
    ].join(' '),
  );
  const ladder = { repo: 'sub', agents: '[{agent: codex}]' };
  expect(renderNextRun('groundhog', 'a.yml', ladder)).toBe(
    "groundhog run a.yml --repo sub --agents '[{agent: codex}]'",
  );
});

test.each([{ agent: 'command', agentCommand: 'draft' }, { agentCommand: 'draft' }])(
  'a command that has drafted the plan is not the agent that works: %j',
  (given) => {
    expect(renderNextRun('groundhog', 'a.yml', { repo: '.', isolation: 'none', ...given })).toBe(
      'groundhog run a.yml --isolation none',
    );
    expect(describeWorker(given)).toMatch(/--agent or --agent-command/);
    expect(describeWorker({ agent: 'codex', agentCommand: 'my-codex' })).toBe('');
  },
);
