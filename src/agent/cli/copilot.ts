import { basename, dirname } from 'node:path';
import { numberAt, objectsAt, textAt, valueAt } from '../../domain/text/json-object.ts';
import {
  BRIDGE,
  type CliAdapter,
  type CliContext,
  type CliDecoder,
  type CliEvent,
  type CliSettings,
} from './cli-adapter.ts';
import { byteLength } from './tool-records.ts';

const READING_TOOLS = ['glob', 'grep', 'view'];

/** Tools that read other sources than the project, or only keep notes for the CLI. */
const UNUSED_TOOLS = ['fetch_copilot_cli_documentation', 'session_store_sql', 'skill', 'sql', 'web_fetch'];

/** The models that answer by the Responses API alone. */
const RESPONSES_MODEL = /^(?:gpt-5|o\d)/;

// Why: docs/decisions/0170-copilot-with-the-token-of-the-job.md
/** The adapter of the GitHub Copilot CLI, which takes each model, also those of GitHub Copilot, as one of a provider that it is given. */
export const copilot: CliAdapter = {
  name: 'copilot',
  program: 'copilot',
  packageName: '@github/copilot',
  minVersion: '1.0.102',
  providers: ['github-copilot', 'anthropic', 'openai', 'openai-compatible'],
  keyName: 'COPILOT_PROVIDER_API_KEY',
  isModelNeeded: true,
  isVerb: (tool) => tool.startsWith(`${BRIDGE.name}-`),
  toToolName: (verb) => `${BRIDGE.name}-${verb}`,
  readingTools: READING_TOOLS,
  reading: 'tools',
  // It writes a conversation long after its turns, and not at TERM: what is there at the end is only its beginning.
  sessions: { findId: () => undefined, isFile: () => false },
  launch: (settings, context) => ({
    args: [
      ...['--output-format', 'json', '--no-color', '--no-ask-user', '--no-auto-update', '--disable-client-telemetry'],
      ...['--no-remote', '--no-remote-export', '--disable-builtin-mcps'],
      ...(context.isQuestion
        ? ['--allow-all-tools', `--available-tools=${READING_TOOLS.join(',')}`]
        : [
            ...['--allow-all', `--excluded-tools=${UNUSED_TOOLS.join(',')}`],
            ...['--additional-mcp-config', `@${context.home}/mcp.json`],
          ]),
    ],
    env: toEnvironment(settings, context),
    files: context.isQuestion ? {} : { 'mcp.json': JSON.stringify({ mcpServers: toBridge(context) }) },
  }),
  openDecoder: openCopilotDecoder,
};

function openCopilotDecoder(): CliDecoder {
  // It tries a failed call again, and says at its end that it failed, not with what words.
  let refusal = '';
  return ({ type, data }) => {
    switch (type) {
      case 'session.mcp_servers_loaded':
        return findMissingBridge(data);
      case 'assistant.message':
        return textAt(data, 'content') === '' ? [] : [{ kind: 'said', text: textAt(data, 'content') }];
      case 'tool.execution_start':
        return [toToolStart(data)];
      case 'tool.execution_complete':
        return [toToolEnd(data)];
      case 'model.call_failure':
        refusal = textAt(data, 'errorMessage');
        return [];
      case 'session.error':
        return [{ kind: 'failed', status: numberAt(data, 'statusCode'), message: refusal || textAt(data, 'message') }];
      default:
        return [];
    }
  };
}

function toEnvironment({ provider, model = '', baseUrl, basePath, key }: CliSettings, context: CliContext) {
  const isClaude = provider === 'anthropic';
  const isResponses = provider === 'openai' || (provider === 'github-copilot' && RESPONSES_MODEL.test(model));
  return {
    // Asks no address but that of the model.
    COPILOT_OFFLINE: 'true',
    COPILOT_HOME: `${context.home}/.copilot`,
    COPILOT_MODEL: model,
    COPILOT_PROVIDER_TYPE: isClaude ? 'anthropic' : 'openai',
    COPILOT_PROVIDER_WIRE_API: isResponses ? 'responses' : 'completions',
    // It adds the path of Messages itself.
    COPILOT_PROVIDER_BASE_URL: isClaude ? baseUrl : `${baseUrl}${basePath}`,
    [key.name]: key.value,
    ...(provider === 'github-copilot' ? { COPILOT_PROVIDER_HEADERS: toCopilotHeaders(context) } : {}),
  };
}

/** Renders the headers by which GitHub Copilot knows the program, and keeps the prompts of one attempt. */
function toCopilotHeaders({ home }: CliContext): string {
  return `Copilot-Integration-Id: copilot-developer-cli\nX-Interaction-Id: groundhog-${basename(dirname(home))}`;
}

function toBridge({ bridgeEnv }: CliContext) {
  return { [BRIDGE.name]: { type: 'local', command: BRIDGE.command, args: BRIDGE.args, env: bridgeEnv, tools: ['*'] } };
}

/** Reports an MCP server that did not start: the CLI continues without it. */
function findMissingBridge(data: unknown): readonly CliEvent[] {
  const server = objectsAt(data, 'servers').find(({ name }) => name === BRIDGE.name);
  if (server?.status === 'connected' || server?.status === 'pending') return [];
  const status = `its MCP server is ${String(server?.status ?? 'unknown')}`;
  return [{ kind: 'no_bridge', detail: [status, textAt(server, 'error')].filter(Boolean).join(': ') }];
}

function toToolStart(data: unknown): CliEvent {
  const [id, tool] = [textAt(data, 'toolCallId'), textAt(data, 'toolName')];
  return { kind: 'tool_started', id, tool, input: valueAt(data, 'arguments') };
}

function toToolEnd(data: unknown): CliEvent {
  const result = valueAt(data, 'result') ?? valueAt(data, 'error');
  const [id, isError] = [textAt(data, 'toolCallId'), valueAt(data, 'success') !== true];
  return { kind: 'tool_ended', id, isError, result, resultBytes: byteLength(result) };
}
