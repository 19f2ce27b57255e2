import { afterEach, expect, test } from '@jest/globals';
import { splitBrief } from '../../../src/agent/brief.ts';
import { at, objectsOf } from '../../helpers/json.ts';
import { playTurns } from '../../helpers/model-endpoint.ts';
import { call } from '../../helpers/model-turn.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { runAgent } from './run-agent.ts';

afterEach(cleanUp);

test('a brief falls in two where the part ends that stays the same, and loses nothing', () => {
  const brief = '## Rules\n\nx\n\n## Current checkpoint\n\nid: a\n';
  const { stable, rest } = splitBrief(brief);
  expect([stable, stable + rest]).toEqual(['## Rules\n\nx\n', brief]);
});

test('each request begins with the one before, and what stays the same is marked for the cache', async () => {
  const script = playTurns(
    call('list_files'),
    call('list_files', { path: '.' }),
    call('checkpoint_success', { summary: 'Done' }),
  );
  const { endpoint } = await runAgent({ script });
  const bodies = endpoint.requests.map(({ body }) => body);
  expect(bodies).toHaveLength(3);
  for (const [index, body] of bodies.entries()) {
    expect(body.cache_control).toEqual({ type: 'ephemeral' });
    const [first] = objectsOf(body.messages);
    expect(at(objectsOf(first?.content)[0], 'cache_control')).toEqual({ type: 'ephemeral' });
    const before = bodies[index - 1];
    if (before === undefined) continue;
    expect([body.system, body.tools]).toEqual([before.system, before.tools]);
    const messages = objectsOf(before.messages);
    expect(objectsOf(body.messages).slice(0, messages.length)).toEqual(messages);
  }
});
