import { afterEach, expect, test } from '@jest/globals';
import { makeFakeCli } from '../../helpers/agents/fake-cli.ts';
import { startModelEndpoint } from '../../helpers/agents/model-endpoint.ts';
import { call } from '../../helpers/agents/model-turn.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { CANARY_KEY } from '../builtin-agent.ts';
import { withHub } from '../job.ts';
import { greetPlan, readAllObjects, readRecord } from '../laptop.ts';

afterEach(cleanUp);

test('a job lands the work of a CLI agent that the configuration names, judged by a model, and the key gets nowhere', async () => {
  const judge = await startModelEndpoint(() => call('verdict', { holds: true, reason: 'It says hello.' }));
  const cli = await makeFakeCli({
    version: '2.1.329 (Claude Code)',
    files: { 'greeting.txt': 'hello\n' },
    verb: ['verb', 'checkpoint-success', '--summary', 'Greet'],
    hangs: true,
  });
  const config = `agent: claude-code\nagent_command: ${cli.program}\njudge_model: judge-model\n`;
  const plan = `${greetPlan()}      - { kind: semantic, statement: It is polite. }\n`;
  try {
    await withHub({ plan, files: { '.groundhog/config.yml': config } }, async (hub) => {
      const result = await hub.run({
        inputs: { 'agent-command': '' },
        env: { ANTHROPIC_API_KEY: CANARY_KEY, ANTHROPIC_BASE_URL: judge.url },
      });
      expect(result.outputs).toMatchObject({ ending: 'passed', attempts: '1' });
      expect(result.stdout).toContain('Set by .groundhog/config.yml: agent: claude-code; agent_command: /');
      expect(await git(hub.bare, 'show', 'refs/heads/groundhog/hello/task:greeting.txt')).toBe('hello');
      const { args, env, brief } = await cli.seen();
      expect(args).toEqual(expect.arrayContaining(['-p', '--strict-mcp-config', '--setting-sources', 'user']));
      expect(brief).toContain('Write greeting.txt with "hello".');
      expect(Object.keys(env).filter((name) => /^(INPUT_|GITHUB_|ACTIONS_|RUNNER_)/.test(name))).toEqual([]);
      const [attempt] = JSON.parse(await readRecord(hub.bare, 'run.json')).checkpoints[0].attempts;
      expect(attempt.verifier_runs[1]).toMatchObject({ outcome: 'judged_pass', judge: { model: 'judge-model' } });
      const comments = JSON.stringify(await hub.github.comments(1));
      expect(comments).not.toContain('Not judged');
      const texts = [result.stdout, result.stderr, result.summary, comments, await readAllObjects(hub.bare)];
      for (const text of texts) expect(text).not.toContain(CANARY_KEY);
    });
  } finally {
    await judge.close();
  }
});
