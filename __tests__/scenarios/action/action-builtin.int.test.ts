import { afterEach, expect, test } from '@jest/globals';
import { startModelEndpoint } from '../../helpers/agents/model-endpoint.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { CANARY_KEY, twoAttempts } from '../builtin-agent.ts';
import { withHub } from '../job.ts';
import { readAllObjects } from '../laptop.ts';

afterEach(cleanUp);

test('a job lands the work of the built-in agent, and its key gets nowhere', async () => {
  const model = await startModelEndpoint(twoAttempts);
  try {
    await withHub({}, async (hub) => {
      const result = await hub.run({
        inputs: { agent: 'builtin', provider: 'google', model: 'scripted-model', 'base-url': model.url },
        env: { GEMINI_API_KEY: CANARY_KEY },
      });
      expect(result.outputs).toMatchObject({ ending: 'passed', attempts: '2' });
      expect(await git(hub.bare, 'show', 'refs/heads/groundhog/hello/task:greeting.txt')).toBe('hello');
      expect(model.requests[0]?.headers['x-goog-api-key']).toBe(CANARY_KEY);
      const sent = hub.github.requests.map((request) => JSON.stringify(request)).join('\n');
      const texts = [result.stdout, result.stderr, result.summary, sent, await readAllObjects(hub.bare)];
      for (const text of [...texts, JSON.stringify(result.outputs)]) expect(text).not.toContain(CANARY_KEY);
      expect(JSON.stringify(await hub.github.comments(1))).not.toContain(CANARY_KEY);
    });
  } finally {
    await model.close();
  }
});
