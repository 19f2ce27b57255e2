import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { VerbReply } from '../../src/domain/attempt/verb.ts';
import { callVerb } from '../../src/verbs/verb-client.ts';
import { serveVerbs, type VerbServer } from '../../src/verbs/verb-socket.ts';
import { cleanUp, createTempDir } from '../helpers/temp-repo.ts';

let socket = '';
let server: VerbServer | undefined;
let handled: unknown[] = [];

beforeEach(async () => {
  socket = join(await createTempDir('verbs'), 's');
  handled = [];
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  await cleanUp();
});

async function serve(reply: VerbReply = { ok: true, text: 'Recorded.' }): Promise<void> {
  server = await serveVerbs(socket, (name, payload) => {
    handled.push([name, payload]);
    return reply;
  });
}

/** Sends bytes as they are and gives the answer's text. */
async function post(body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: socket, method: 'POST' }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (part: string) => {
        text += part;
      });
      incoming.once('end', () => resolve(text));
      incoming.once('error', reject);
    });
    call.once('error', reject);
    call.end(body);
  });
}

describe('verbs over a socket', () => {
  test('reach the handler as they were sent, and the answer comes back', async () => {
    await serve({ ok: true, text: 'déjà', data: { a: [1] } });
    const payload = { summary: 'x\n\u{1f9ab}', list: [1, null] };
    expect(await callVerb(socket, 'groundhog.chronicle', payload)).toEqual({
      ok: true,
      text: 'déjà',
      data: { a: [1] },
    });
    expect(handled).toEqual([['groundhog.chronicle', payload]]);
  });

  test('bring a refusal back as a value', async () => {
    await serve({ ok: false, text: 'no' });
    expect(await callVerb(socket, 'x', {})).toEqual({ ok: false, text: 'no' });
  });

  test('take many callers at once', async () => {
    await serve();
    await Promise.all(Array.from({ length: 20 }, (_, index) => callVerb(socket, 'x', index)));
    expect(handled.map((call) => JSON.stringify(call)).sort()).toHaveLength(20);
  });

  test.each([
    ['no JSON', 'hello'],
    ['no name', '{"payload":{}}'],
    ['a name that is no text', '{"name":1}'],
    ['nothing', ''],
  ])('refuse a request that is %s, and go on', async (_what, body) => {
    await serve();
    expect(JSON.parse(await post(body))).toMatchObject({
      ok: false,
      text: expect.stringContaining('could not be read'),
    });
    expect(handled).toEqual([]);
    expect((await callVerb(socket, 'x', {})).ok).toBe(true);
  });

  test('refuse a request of more than 1 MiB, and go on', async () => {
    await serve();
    const answered = callVerb(socket, 'x', 'y'.repeat(1024 * 1024)).catch((error: unknown) => error);
    expect(await answered).not.toMatchObject({ ok: true });
    expect(handled).toEqual([]);
    expect((await callVerb(socket, 'x', {})).ok).toBe(true);
  });

  test('reject where nobody listens, and after the end of the attempt', async () => {
    await expect(callVerb(socket, 'x', {})).rejects.toThrow('ENOENT');
    await serve();
    await server?.close();
    server = undefined;
    expect(existsSync(socket)).toBe(false);
    await expect(callVerb(socket, 'x', {})).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  });

  test('end with the attempt, even for a caller that has not finished', async () => {
    await serve();
    const call = request({ socketPath: socket, method: 'POST' });
    const ended = new Promise<string>((resolve) => call.once('error', () => resolve('ended')));
    call.write('{');
    await new Promise((resolve) => call.once('socket', (stream) => stream.once('connect', resolve)));
    await server?.close();
    server = undefined;
    expect(await ended).toBe('ended');
  });
});
