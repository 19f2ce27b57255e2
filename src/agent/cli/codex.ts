import { type JsonObject, textAt, valueAt } from '../../domain/text/json-object.ts';
import { BRIDGE, type CliAdapter, type CliContext, type CliEvent, type CliSettings } from './cli-adapter.ts';
import { byteLength } from './tool-records.ts';

// Why: docs/decisions/0046-no-sandbox-of-a-cli.md
/** The adapter of Codex, which uses the OpenAI Responses API. */
export const codex: CliAdapter = {
  name: 'codex',
  program: 'codex',
  packageName: '@openai/codex',
  minVersion: '0.169.0',
  providers: ['openai', 'openai-compatible'],
  isModelNeeded: false,
  isVerb: (tool) => tool.startsWith(`${BRIDGE.name}.`),
  toToolName: (verb) => `mcp__${BRIDGE.name}.${verb}`,
  readingTools: ['web_search'],
  reading: 'commands',
  sessions: {
    findId: (line) => (line.type === 'thread.started' ? textAt(line, 'thread_id') : undefined),
    isFile: (path, id) => path.startsWith('.codex/sessions/') && path.endsWith(`-${id}.jsonl`),
  },
  launch: (settings, context) => ({
    args: [
      ...['exec', ...(context.resumed === undefined ? [] : ['resume']), '--json', '--skip-git-repo-check'],
      ...(context.resumed === undefined ? [] : [context.resumed]),
      '-',
    ],
    env: {
      CODEX_HOME: `${context.home}/.codex`,
      // Codex creates no helper programs when its home looks like a temporary folder.
      TMPDIR: context.temp,
      [settings.key.name]: settings.key.value,
    },
    files: { '.codex/config.toml': toConfig(settings, context) },
  }),
  openDecoder: () => (line) => {
    switch (line.type) {
      case 'item.started':
        return toItemStart(line);
      case 'item.completed':
        return toItemEnd(line);
      case 'turn.failed':
        return [toFailure(textAt(line, 'error', 'message'))];
      default:
        return [];
    }
  },
};

const quote = JSON.stringify;

/** Renders the configuration as TOML, where a JSON string is a string. Codex ignores a project's own unless it is trusted. */
function toConfig({ model, baseUrl, basePath, key }: CliSettings, context: CliContext): string {
  // It reads by commands. Inside a sandbox of ours, which keeps the files, its own cannot be made.
  const isReadOnly = context.isQuestion && !context.isIsolated;
  return `${model === undefined ? '' : `model = ${quote(model)}\n`}model_provider = "chosen"
approval_policy = "never"
sandbox_mode = "${isReadOnly ? 'read-only' : 'danger-full-access'}"

[features]
hooks = false
plugins = false

[analytics]
enabled = false

[shell_environment_policy]
exclude = ["*KEY*", "*TOKEN*", "*SECRET*"]

[model_providers.chosen]
name = "chosen"
base_url = ${quote(`${baseUrl}${basePath}`)}
env_key = ${quote(key.name)}
wire_api = "responses"
request_max_retries = 2
stream_max_retries = 2
${context.isQuestion ? '' : renderBridge(context)}`;
}

function renderBridge({ bridgeEnv }: CliContext): string {
  const env = Object.entries(bridgeEnv).map(([name, value]) => `${name} = ${quote(value)}`);
  return `
[mcp_servers.${BRIDGE.name}]
command = ${quote(BRIDGE.command)}
args = ${quote(BRIDGE.args)}
env = { ${env.join(', ')} }
required = true
default_tools_approval_mode = "approve"
`;
}

const TOOL_TYPES = ['command_execution', 'file_change', 'mcp_tool_call', 'web_search'];

function toToolName(item: unknown): string {
  const type = textAt(item, 'type');
  return type === 'mcp_tool_call' ? `${textAt(item, 'server')}.${textAt(item, 'tool')}` : type;
}

function toItemStart({ item }: JsonObject): readonly CliEvent[] {
  if (!TOOL_TYPES.includes(textAt(item, 'type'))) return [];
  return [{ kind: 'tool_started', id: textAt(item, 'id'), tool: toToolName(item) }];
}

function toItemEnd({ item }: JsonObject): readonly CliEvent[] {
  if (textAt(item, 'type') === 'agent_message') return [{ kind: 'said', text: textAt(item, 'text') }];
  if (!TOOL_TYPES.includes(textAt(item, 'type'))) return [];
  const result = valueAt(item, 'aggregated_output') ?? valueAt(item, 'result') ?? valueAt(item, 'error');
  return [
    {
      kind: 'tool_ended',
      id: textAt(item, 'id'),
      tool: toToolName(item),
      isError: textAt(item, 'status') === 'failed',
      result: ['command', 'arguments', 'changes', 'query'].map((name) => valueAt(item, name)).concat([result]),
      resultBytes: byteLength(result),
    },
  ];
}

/** Reads the status from the message; for an overloaded provider, which gives none, it is 503. */
function toFailure(message: string): CliEvent {
  const status = /status:? (\d{3})\b/.exec(message)?.[1];
  if (status !== undefined) return { kind: 'failed', status: Number(status), message };
  return { kind: 'failed', status: /high demand|stream disconnected/i.test(message) ? 503 : undefined, message };
}
