import { describe, expect, test } from '@jest/globals';
import { claudeCode } from '../../../src/agent/cli/claude-code.ts';
import type { CliAdapter, CliDecoder, CliSettings } from '../../../src/agent/cli/cli-adapter.ts';
import { codex } from '../../../src/agent/cli/codex.ts';
import { copilot } from '../../../src/agent/cli/copilot.ts';
import { gemini } from '../../../src/agent/cli/gemini.ts';
import { opencode } from '../../../src/agent/cli/opencode.ts';
import type { JsonObject } from '../../helpers/json.ts';

function decodeAll(decode: CliDecoder | undefined, lines: readonly JsonObject[]) {
  return lines.flatMap((line) => decode?.(line) ?? []);
}

describe('what Claude Code prints', () => {
  const usage = { input_tokens: 10, cache_read_input_tokens: 600, cache_creation_input_tokens: 20, output_tokens: 5 };
  const said = (id: string, ...content: readonly JsonObject[]) => ({
    type: 'assistant',
    message: { id, model: 'm', content, usage },
  });

  test('is what it says and its tools, however many lines an answer has', () => {
    const lines = [
      said('a', { type: 'text', text: 'Let me see.' }),
      said('a', { type: 'tool_use', id: 't1', name: 'Write', input: { file_path: 'a' } }),
      {
        type: 'user',
        message: { content: [{ type: 'tool_result', tool_use_id: 't1', content: 'done', is_error: true }] },
      },
    ];
    expect(decodeAll(claudeCode.openDecoder(), lines)).toEqual([
      { kind: 'said', text: 'Let me see.' },
      { kind: 'tool_started', id: 't1', tool: 'Write', input: { file_path: 'a' } },
      { kind: 'tool_ended', id: 't1', isError: true, result: 'done', resultBytes: 4 },
    ]);
  });

  test.each([
    [{ subtype: 'success', is_error: false, total_cost_usd: 0.5 }, []],
    [{ subtype: 'error_max_turns', is_error: true }, [{ kind: 'turn_limit' }]],
    [
      // So it looks when a request has failed.
      { subtype: 'success', is_error: true, api_error_status: 429, result: 'API Error: Request rejected (429)' },
      [{ kind: 'failed', status: 429, message: 'API Error: Request rejected (429)' }],
    ],
  ])('ends with %j', (line, events) => {
    expect(decodeAll(claudeCode.openDecoder(), [{ type: 'result', ...line }])).toEqual(events);
  });

  test.each([
    ['connected', 0],
    ['pending', 0],
    ['failed', 1],
    [undefined, 1],
  ])('with its bridge %s tells of so many troubles: %s', (status, troubles) => {
    const mcp_servers = status === undefined ? [] : [{ name: 'groundhog', status }];
    const events = decodeAll(claudeCode.openDecoder(), [{ type: 'system', subtype: 'init', mcp_servers }]);
    expect(events.filter(({ kind }) => kind === 'no_bridge')).toHaveLength(troubles);
  });
});

// The lines are those of Copilot CLI 1.0.102, without the fields that are not read.
describe('what Copilot CLI prints', () => {
  const ofTool = { toolCallId: 'c1', model: 'm', turnId: '0' };

  test('is what it says and its tools', () => {
    const args = { path: '/w/a.txt', file_text: 'more' };
    const lines = [
      { type: 'assistant.message_delta', data: { deltaContent: 'I write' } },
      { type: 'assistant.message', data: { content: 'I write it.', toolRequests: [] } },
      { type: 'assistant.message', data: { content: '', toolRequests: [] } },
      { type: 'tool.execution_start', data: { ...ofTool, toolName: 'create', arguments: args } },
      { type: 'tool.execution_complete', data: { ...ofTool, success: true, result: { content: 'Created' } } },
      { type: 'tool.execution_complete', data: { ...ofTool, success: false, error: { message: 'no' } } },
    ];
    expect(decodeAll(copilot.openDecoder(), lines)).toEqual([
      { kind: 'said', text: 'I write it.' },
      { kind: 'tool_started', id: 'c1', tool: 'create', input: args },
      { kind: 'tool_ended', id: 'c1', isError: false, result: { content: 'Created' }, resultBytes: 21 },
      { kind: 'tool_ended', id: 'c1', isError: true, result: { message: 'no' }, resultBytes: 16 },
    ]);
  });

  test('has the words of a provider that refused, once it gives up', () => {
    const failed = { type: 'model.call_failure', data: { statusCode: 401, errorMessage: '{"message":"nobody"}' } };
    const gaveUp = { type: 'session.error', data: { statusCode: 401, message: 'Authentication failed' } };
    expect(decodeAll(copilot.openDecoder(), [failed])).toEqual([]);
    expect(decodeAll(copilot.openDecoder(), [failed, gaveUp])).toEqual([
      { kind: 'failed', status: 401, message: '{"message":"nobody"}' },
    ]);
    expect(decodeAll(copilot.openDecoder(), [gaveUp])).toMatchObject([{ message: 'Authentication failed' }]);
  });

  test.each([
    [{ name: 'groundhog', status: 'connected' }, []],
    [{ name: 'groundhog', status: 'failed', error: 'no such file' }, ['its MCP server is failed: no such file']],
    [{ name: 'other', status: 'connected' }, ['its MCP server is unknown']],
  ])('with the server %j has the troubles %j', (server, details) => {
    const events = decodeAll(copilot.openDecoder(), [
      { type: 'session.mcp_servers_loaded', data: { servers: [server] } },
    ]);
    expect(events).toEqual(details.map((detail) => ({ kind: 'no_bridge', detail })));
  });
});

describe('the start of Copilot CLI', () => {
  const key = { name: 'COPILOT_PROVIDER_API_KEY', value: 'token', isLogin: false };
  const context = {
    ...{ home: '/attempt/cli-x1/home', temp: '/attempt/cli-x1/tmp', bridgeEnv: {}, maxTurns: 5 },
    ...{ isQuestion: false, isIsolated: true, isKept: false, resumed: undefined },
  };
  const launch = (provider: CliSettings['provider'], model: string) =>
    copilot.launch({ provider, model, baseUrl: 'http://127.0.0.1:1', basePath: '/v1', key }, context).env;

  test.each([
    ['github-copilot', 'claude-sonnet-5', 'openai', 'completions', 'http://127.0.0.1:1/v1'],
    ['github-copilot', 'gpt-5.4', 'openai', 'responses', 'http://127.0.0.1:1/v1'],
    ['anthropic', 'claude-sonnet-5', 'anthropic', 'completions', 'http://127.0.0.1:1'],
    ['openai', 'gpt-5.4', 'openai', 'responses', 'http://127.0.0.1:1/v1'],
    ['openai-compatible', 'local', 'openai', 'completions', 'http://127.0.0.1:1/v1'],
  ] as const)('with %s and %s speaks the protocol of the model', (provider, model, ...[type, api, address]) => {
    expect(launch(provider, model)).toMatchObject({
      ...{ COPILOT_OFFLINE: 'true', COPILOT_MODEL: model, COPILOT_PROVIDER_TYPE: type },
      ...{ COPILOT_PROVIDER_WIRE_API: api, COPILOT_PROVIDER_BASE_URL: address, COPILOT_PROVIDER_API_KEY: 'token' },
    });
  });

  test('names itself to GitHub Copilot alone', () => {
    expect(launch('github-copilot', 'm').COPILOT_PROVIDER_HEADERS).toBe(
      'Copilot-Integration-Id: copilot-developer-cli\nX-Interaction-Id: groundhog-cli-x1',
    );
    expect(launch('openai', 'm')).not.toHaveProperty('COPILOT_PROVIDER_HEADERS');
  });
});

describe('what Codex prints', () => {
  test('is its tools, the verbs by their server, and what it says', () => {
    const verb = { id: 'i1', type: 'mcp_tool_call', server: 'groundhog', tool: 'side_effect' };
    const command = { id: 'i2', type: 'command_execution', command: 'x' };
    const lines = [
      { type: 'item.started', item: { ...verb, status: 'in_progress' } },
      { type: 'item.completed', item: { ...command, aggregated_output: 'no', exit_code: 1, status: 'failed' } },
      { type: 'item.completed', item: { id: 'i3', type: 'agent_message', text: 'All done.' } },
      { type: 'item.completed', item: { id: 'i4', type: 'error', message: 'Model metadata not found' } },
    ];
    expect(decodeAll(codex.openDecoder(), lines)).toEqual([
      { kind: 'tool_started', id: 'i1', tool: 'groundhog.side_effect' },
      {
        kind: 'tool_ended',
        id: 'i2',
        tool: 'command_execution',
        isError: true,
        result: ['x', undefined, undefined, undefined, 'no'],
        resultBytes: 2,
      },
      { kind: 'said', text: 'All done.' },
    ]);
  });

  test.each([
    ['unexpected status 401 Unauthorized: no', 401],
    ['exceeded retry limit, last status: 429 Too Many Requests', 429],
    ['We’re currently experiencing high demand, which may cause temporary errors.', 503],
    ['something else', undefined],
  ])('says "%s" for the status %s', (message, status) => {
    const events = decodeAll(codex.openDecoder(), [{ type: 'turn.failed', error: { message } }]);
    expect(events).toEqual([{ kind: 'failed', status, message }]);
  });
});

describe('what opencode prints', () => {
  test('is a tool when it has ended', () => {
    const state = {
      status: 'completed',
      input: { filePath: 'a' },
      output: 'Wrote it.',
      time: { start: 1000, end: 1250 },
    };
    const tokens = { input: 10, output: 5, reasoning: 3, cache: { read: 600, write: 20 } };
    const lines = [
      { type: 'tool_use', part: { tool: 'write', callID: 'c1', state } },
      { type: 'step_finish', part: { tokens, cost: 0 } },
      { type: 'error', error: { name: 'APIError', data: { message: 'no', statusCode: 401 } } },
    ];
    expect(decodeAll(opencode.openDecoder(), lines)).toEqual([
      { kind: 'said', text: '[write]' },
      {
        kind: 'tool_ended',
        id: 'c1',
        tool: 'write',
        isError: false,
        result: [{ filePath: 'a' }, 'Wrote it.'],
        resultBytes: 9,
        durationMs: 250,
      },
      { kind: 'failed', status: 401, message: 'no' },
    ]);
  });
});

describe('what Gemini prints', () => {
  test('is what it says, its tools and how it failed, and not the brief', () => {
    const lines = [
      { type: 'message', role: 'user', content: 'the brief' },
      { type: 'message', role: 'assistant', content: 'All done.', delta: true },
      { type: 'tool_use', tool_name: 'write_file', tool_id: 'w1', parameters: { file_path: 'a' } },
      { type: 'tool_result', tool_id: 'w1', status: 'error', output: 'no' },
      { type: 'result', status: 'error', error: { message: 'API Error' } },
    ];
    expect(decodeAll(gemini.openDecoder(), lines)).toEqual([
      { kind: 'said', text: 'All done.', isPart: true },
      { kind: 'tool_started', id: 'w1', tool: 'write_file', input: { file_path: 'a' } },
      { kind: 'tool_ended', id: 'w1', isError: true, result: 'no', resultBytes: 2 },
      { kind: 'failed', status: undefined, message: 'API Error' },
    ]);
  });
});

const adapters: readonly CliAdapter[] = [claudeCode, codex, opencode, gemini];

describe.each(adapters.map((adapter) => [adapter.name, adapter] as const))('how %s is started', (_name, adapter) => {
  const place = {
    home: '/h',
    temp: '/t',
    bridgeEnv: { PATH: '/p', GROUNDHOG_SOCKET: '/s "q"' },
    maxTurns: 7,
    isQuestion: false,
    isIsolated: false,
    isKept: false,
    resumed: undefined,
  };
  const settings = {
    provider: adapter.providers[0],
    model: 'a "model"',
    baseUrl: 'http://127.0.0.1:1',
    basePath: '/v1',
    key: { name: 'SOME_KEY', value: 'canary-4711', isLogin: false },
  };
  const { args, env, files } = adapter.launch(settings, place);

  test('has the key in its environment alone', () => {
    expect(env.SOME_KEY).toBe('canary-4711');
    expect(JSON.stringify([args, files])).not.toContain('4711');
  });

  test('has the address that was given, and not one that a project could choose', () => {
    expect(JSON.stringify([env, files])).toContain('http://127.0.0.1:1');
  });

  test('has the bridge with the socket of its attempt', () => {
    const text = Object.values(files).join('\n');
    expect(text).toMatch(/"mcp"/);
    expect(text).toContain(JSON.stringify('/s "q"'));
  });

  test('has no bridge and no permission to write for a question', () => {
    const { args: asked, files: written } = adapter.launch(settings, { ...place, isQuestion: true });
    const text = [...asked, ...Object.values(written)].join('\n');
    expect(text).not.toMatch(/socket|"mcp"\]|acceptEdits|yolo|danger-full-access|"(?:edit|bash)":"allow"|Bash|Write/i);
    expect(text).toMatch(/dontAsk|sandbox_mode = "read-only"|"\*":"deny"|"core":/);
  });

  test('has its files below its home', () => {
    for (const name of Object.keys(files)) expect(name).not.toMatch(/^\/|\.\./);
  });
});
