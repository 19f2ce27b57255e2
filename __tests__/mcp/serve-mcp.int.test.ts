import { afterEach, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { verbPayloads } from '../../src/domain/attempt/verb.ts';
import { connectMcp, serveVerbHandler } from '../helpers/agents/verb-doors.ts';
import { runCli } from '../helpers/run-built.ts';
import { cleanUp, createTempDir } from '../helpers/temp-repo.ts';

afterEach(cleanUp);

test('every verb that is for models is a tool, with a name for all providers and a schema whose every field is explained', async () => {
  const client = await connectMcp(undefined);
  const { tools } = await client.listTools();
  await client.close();
  const names = Object.keys(verbPayloads).map((name) => name.replace('groundhog.', ''));
  expect(tools.map(({ name }) => name).sort()).toEqual(
    names.filter((name) => !['step', 'usage', 'retry_after'].includes(name)).sort(),
  );
  for (const { name, description, inputSchema } of tools) {
    expect(name).toMatch(/^[a-z_]{1,40}$/);
    expect(description?.length).toBeGreaterThan(40);
    expect(() => new Ajv2020().compile(inputSchema)).not.toThrow();
    for (const field of Object.values(inputSchema.properties ?? {})) expect(field).toHaveProperty('description');
  }
});

test('the two tools that end an attempt say so, and those that only look are marked', async () => {
  const client = await connectMcp(undefined);
  const { tools } = await client.listTools();
  await client.close();
  const ending = tools.filter(({ description }) => description?.includes('ENDS THE ATTEMPT')).map(({ name }) => name);
  expect(ending).toEqual(['checkpoint_success', 'checkpoint_failure']);
  const looking = tools.filter(({ annotations }) => annotations?.readOnlyHint === true).map(({ name }) => name);
  expect(looking).toEqual(['chronicle', 'snapshot_list', 'snapshot_diff']);
});

test.each([
  ['snapshot_create', { name: 'a' }],
  ['snapshot_list', {}],
  ['snapshot_restore', { name: 'a', preview: true }],
  ['snapshot_diff', { name: 'a' }],
  ['snapshot_delete', { name: 'a' }],
])('the tool %s reaches the handler', async (name, payload) => {
  const served = await serveVerbHandler();
  const client = await connectMcp(served.socket);
  expect(await client.callTool({ name, arguments: payload })).toEqual({
    content: [{ type: 'text', text: `did ${name}` }],
    isError: false,
  });
  await client.close();
  await served.close();
});

test('a tool that there is none of is an error result, and the server goes on', async () => {
  const served = await serveVerbHandler();
  const client = await connectMcp(served.socket);
  expect(await client.callTool({ name: 'rm_rf', arguments: {} })).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('no verb "rm_rf"') }],
  });
  expect(await client.callTool({ name: 'chronicle', arguments: {} })).toMatchObject({ isError: false });
  await client.close();
  await served.close();
});

test('lines on standard input are answered, all of them, before the server ends with its input', async () => {
  const served = await serveVerbHandler();
  const lines = [
    {
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'hand', version: '1' } },
    },
    { method: 'notifications/initialized' },
    { id: 2, method: 'tools/call', params: { name: 'chronicle' } },
    { id: 3, method: 'tools/call', params: { name: 'snapshot_list', arguments: {} } },
  ];
  const input = lines.map((line) => `${JSON.stringify({ jsonrpc: '2.0', ...line })}\n`).join('');
  const cwd = await createTempDir('groundhog-nowhere');
  const run = await runCli(['mcp'], { cwd, input, env: { GROUNDHOG_SOCKET: served.socket } });
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
  const answers = run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map(({ id }) => id).sort()).toEqual([1, 2, 3]);
  expect(answers.find(({ id }) => id === 3).result.content[0].text).toBe('did snapshot_list');
  await served.close();
});

/** Sends lines to the server, and returns what it answers, by id and code. */
async function exchange(lines: readonly string[]): Promise<readonly (readonly [unknown, unknown])[]> {
  const cwd = await createTempDir('groundhog-nowhere');
  const run = await runCli(['mcp'], { cwd, input: lines.join('\n') });
  expect(run.exitCode).toBe(0);
  const answers = run.stdout.trim().split('\n');
  return answers.map((line) => JSON.parse(line)).map(({ id, error }) => [id, error?.code]);
}

test('a line that is no request gets an error, so that no client waits for ever', async () => {
  const request = (id: unknown, more: object) => JSON.stringify({ jsonrpc: '2.0', id, ...more });
  const list = { method: 'tools/list' };
  const invalid: readonly (readonly [string, unknown, number])[] = [
    ...['text', 7, [1], null, true].map((params, at) => {
      return [request(at + 1, { method: 'tools/call', params }), at + 1, -32602] as const;
    }),
    ...[null, 1.5, { a: 1 }, [1], true].map((id) => [request(id, list), null, -32600] as const),
    [JSON.stringify({ id: 20, ...list }), 20, -32600],
    [request('21', {}), '21', -32600],
    [request(22, { method: 5 }), 22, -32600],
    [`[${request(23, list)}]`, null, -32600],
    ['"text"', null, -32600],
    ['not json', null, -32700],
    [request(24, { method: 'x'.repeat(3_000_000) }), null, -32600],
  ];
  const unasked = [
    '{"jsonrpc":"2.0","method":"notifications/x","params":"s"}',
    '{"jsonrpc":"2.0","id":9,"result":5}',
    '',
  ];
  const ping = request(99, { method: 'ping' });
  const answers = await exchange([...invalid.map(([line]) => line), ...unasked, ping]);
  expect(answers).toHaveLength(invalid.length + 1);
  expect(answers.slice(0, -1)).toEqual(invalid.map(([, id, code]) => [id, code]));
  expect(answers.at(-1)).toEqual([99, undefined]);
});

test('without an attempt the server says so on standard error, and still shows its tools', async () => {
  const cwd = await createTempDir('groundhog-nowhere');
  const run = await runCli(['mcp'], { cwd, input: '' });
  expect(run).toMatchObject({ exitCode: 0, stdout: '' });
  expect(run.stderr).toMatch(/No attempt is active: GROUNDHOG_SOCKET is not set/);
});
