import { afterEach, describe, expect, test } from '@jest/globals';
import { splitBrief } from '../../../src/agent/brief.ts';
import { playTurns } from '../../helpers/agents/model-endpoint.ts';
import { call } from '../../helpers/agents/model-turn.ts';
import { at, objectsOf } from '../../helpers/json.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { runAgent } from './run-agent.ts';

afterEach(cleanUp);

const threeTurns = playTurns(
  call('list_files'),
  call('list_files', { path: '.' }),
  call('checkpoint_success', { summary: 'Done' }),
);

test('a brief falls in two where the part ends that stays the same, and loses nothing', () => {
  const brief = '## Rules\n\nx\n\n## Current checkpoint\n\nid: a\n';
  const { stable, rest } = splitBrief(brief);
  expect([stable, stable + rest]).toEqual(['## Rules\n\nx\n', brief]);
});

/** What a request to each provider carries of the conversation, and what it says to the provider's cache. */
const shapes = [
  ['anthropic', 'messages', ['system', 'tools']],
  ['openai-responses', 'input', ['tools', 'prompt_cache_key', 'store']],
  ['openai-chat', 'messages', ['tools']],
  ['gemini', 'contents', ['systemInstruction', 'tools']],
] as const;

describe.each(shapes)('a request by %s', (protocol, conversation, fixed) => {
  test('begins with the one before, so that the cache of its provider holds what came first', async () => {
    const { endpoint } = await runAgent({ script: threeTurns, protocol });
    const bodies = endpoint.requests.map(({ body }) => body);
    expect(bodies).toHaveLength(3);
    for (const [index, body] of bodies.entries()) {
      const before = bodies[index - 1] ?? body;
      for (const name of fixed) {
        expect(body[name]).toBeDefined();
        expect(body[name]).toEqual(before[name]);
      }
      const said = objectsOf(before[conversation]);
      expect(said.length).toBeGreaterThan(0);
      expect(objectsOf(body[conversation]).slice(0, said.length)).toEqual(said);
    }
  });

  test('is counted with what came from the cache', async () => {
    const { report } = await runAgent({ script: threeTurns, protocol });
    expect(report.usage).toMatchObject({ turns: 3, input_tokens: 3000, cached_input_tokens: 1800, output_tokens: 150 });
  });
});

test('what stays the same is marked for the one cache that wants to be told', async () => {
  const { endpoint } = await runAgent({ script: threeTurns });
  for (const { body } of endpoint.requests) {
    expect(body.cache_control).toEqual({ type: 'ephemeral' });
    const [first] = objectsOf(body.messages);
    expect(at(objectsOf(first?.content)[0], 'cache_control')).toEqual({ type: 'ephemeral' });
  }
});
