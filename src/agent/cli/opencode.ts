import { type JsonObject, numberAt, textAt, valueAt } from '../../domain/text/json-object.ts';
import { BRIDGE, type CliAdapter, type CliContext, type CliEvent, type CliSettings } from './cli-adapter.ts';
import { byteLength } from './tool-records.ts';

/** The packages of the providers, which are part of opencode. */
const packages: Readonly<Partial<Record<CliSettings['provider'], string>>> = {
  anthropic: '@ai-sdk/anthropic',
  openai: '@ai-sdk/openai',
  google: '@ai-sdk/google',
  'github-models': '@ai-sdk/openai-compatible',
  'openai-compatible': '@ai-sdk/openai-compatible',
};

const READING_TOOLS = ['glob', 'grep', 'list', 'read'];
const PERMISSIONS = { edit: 'allow', bash: 'allow', webfetch: 'deny', external_directory: 'deny', doom_loop: 'deny' };
const READING_PERMISSIONS = { '*': 'deny', ...Object.fromEntries(READING_TOOLS.map((tool) => [tool, 'allow'])) };

/** The adapter of opencode, which uses the API of its provider. */
export const opencode: CliAdapter = {
  name: 'opencode',
  program: 'opencode',
  packageName: 'opencode-ai',
  minVersion: '1.18.33',
  providers: ['anthropic', 'openai', 'google', 'openai-compatible', 'github-models'],
  isModelNeeded: true,
  isVerb: (tool) => tool.startsWith(`${BRIDGE.name}_`),
  toToolName: (verb) => `${BRIDGE.name}_${verb}`,
  readingTools: [...READING_TOOLS, 'todoread', 'todowrite'],
  reading: 'tools',
  sessions: {
    findId: (line) => textAt(line, 'sessionID'),
    isFile: (path) => path.startsWith('.local/share/opencode/'),
  },
  reportDelayMs: 500,
  launch: (settings, context) => ({
    // Without a title, opencode would request one from the model.
    args: [
      ...['run', '--format', 'json', '--title', 'groundhog'],
      ...(context.resumed === undefined ? [] : ['--session', context.resumed]),
    ],
    env: {
      OPENCODE_CONFIG: `${context.home}/opencode.json`,
      OPENCODE_DISABLE_PROJECT_CONFIG: '1',
      OPENCODE_DISABLE_MODELS_FETCH: '1',
      OPENCODE_DISABLE_AUTOUPDATE: '1',
      OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
      OPENCODE_DISABLE_CLAUDE_CODE: '1',
      [settings.key.name]: settings.key.value,
    },
    files: { 'opencode.json': toConfig(settings, context) },
  }),
  openDecoder: () => (line) => {
    switch (line.type) {
      case 'text':
        return [{ kind: 'said', text: textAt(line, 'part', 'text') }];
      case 'tool_use':
        return [{ kind: 'said', text: `[${textAt(line, 'part', 'tool')}]` }, toToolEnd(line)];
      case 'error':
        return [toFailure(line)];
      default:
        return [];
    }
  },
  // No setting keeps opencode from running these.
  unsafeFolders: ['.opencode/plugin', '.opencode/plugins', '.opencode/tool', '.opencode/tools'],
};

function toConfig(
  { provider, model = '', baseUrl, basePath, key }: CliSettings,
  { bridgeEnv, isQuestion }: CliContext,
): string {
  const chosen = `chosen/${model}`;
  return JSON.stringify({
    autoupdate: false,
    share: 'disabled',
    snapshot: false,
    model: chosen,
    small_model: chosen,
    enabled_providers: ['chosen'],
    provider: {
      chosen: {
        npm: packages[provider],
        name: 'chosen',
        options: { baseURL: `${baseUrl}${basePath}`, apiKey: `{env:${key.name}}` },
        models: { [model]: { name: model, tool_call: true, limit: { context: 200_000, output: 32_000 } } },
      },
    },
    permission: isQuestion ? READING_PERMISSIONS : PERMISSIONS,
    mcp: isQuestion ? {} : { [BRIDGE.name]: toBridge(bridgeEnv) },
  });
}

function toBridge(environment: CliContext['bridgeEnv']) {
  return { type: 'local', command: [BRIDGE.command, ...BRIDGE.args], enabled: true, environment };
}

function toToolEnd({ part }: JsonObject): CliEvent {
  const output = valueAt(part, 'state', 'output') ?? valueAt(part, 'state', 'error');
  const started = numberAt(part, 'state', 'time', 'start');
  const ended = numberAt(part, 'state', 'time', 'end');
  return {
    kind: 'tool_ended',
    id: textAt(part, 'callID'),
    tool: textAt(part, 'tool'),
    isError: textAt(part, 'state', 'status') === 'error',
    result: [valueAt(part, 'state', 'input'), output],
    resultBytes: byteLength(output),
    durationMs: started === undefined || ended === undefined ? 0 : Math.max(0, ended - started),
  };
}

function toFailure({ error }: JsonObject): CliEvent {
  const message = textAt(error, 'data', 'message') || textAt(error, 'message') || textAt(error, 'name');
  return { kind: 'failed', status: numberAt(error, 'data', 'statusCode'), message };
}
