import { type JsonObject, numberAt, objectsAt, textAt, valueAt } from '../../domain/text/json-object.ts';
import { BRIDGE, type CliAdapter, type CliEvent } from './cli-adapter.ts';
import { byteLength } from './tool-records.ts';

const READING_TOOLS = ['Glob', 'Grep', 'Read'];
const TOOLS = [...READING_TOOLS, 'Bash', 'Edit', 'Write'];
const TO_WORK = [
  ...['--permission-mode', 'acceptEdits', '--tools', TOOLS.join(',')],
  ...['--allowedTools', [`mcp__${BRIDGE.name}`, ...TOOLS].join(',')],
];
/** The options of reading: no list of allowed tools, so that a file outside of its folder needs a permission, and nobody is asked. */
const TO_READ = ['--permission-mode', 'dontAsk', '--tools', READING_TOOLS.join(',')];

/** The adapter of Claude Code, which uses the Anthropic Messages API. */
export const claudeCode: CliAdapter = {
  name: 'claude-code',
  program: 'claude',
  packageName: '@anthropic-ai/claude-code',
  minVersion: '2.1.329',
  providers: ['anthropic'],
  loginNames: ['CLAUDE_CODE_OAUTH_TOKEN', 'ANTHROPIC_AUTH_TOKEN'],
  isModelNeeded: false,
  isVerb: (tool) => tool.startsWith(`mcp__${BRIDGE.name}__`),
  toToolName: (verb) => `mcp__${BRIDGE.name}__${verb}`,
  readingTools: READING_TOOLS,
  reading: 'tools',
  sessions: {
    findId: (line) => (line.type === 'system' ? textAt(line, 'session_id') : undefined),
    isFile: (path, id) => path.startsWith('.claude/projects/') && path.endsWith(`/${id}.jsonl`),
    // It writes what is new ten times a second, and the rest at TERM: a KILL alone loses the last answers.
    writeMs: 1000,
  },
  launch: ({ model, baseUrl, key }, { home, bridgeEnv, maxTurns, isQuestion, isKept, resumed }) => ({
    args: [
      '-p',
      ...['--output-format', 'stream-json', '--verbose', ...(isKept ? [] : ['--no-session-persistence'])],
      ...(resumed === undefined ? [] : ['--resume', resumed]),
      ...(model === undefined ? [] : ['--model', model]),
      ...['--max-turns', String(maxTurns)],
      // The project's settings and servers would run its hooks and programs.
      ...['--setting-sources', 'user', '--mcp-config', `${home}/mcp.json`, '--strict-mcp-config'],
      ...['--disable-slash-commands', ...(isQuestion ? TO_READ : TO_WORK)],
    ],
    env: {
      ANTHROPIC_BASE_URL: baseUrl,
      [key.name]: key.value,
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      CLAUDE_CODE_MAX_RETRIES: '2',
      DISABLE_AUTOUPDATER: '1',
      // Otherwise the verbs are hidden behind a search for tools.
      ENABLE_TOOL_SEARCH: 'false',
    },
    files: {
      'mcp.json': JSON.stringify({
        mcpServers: isQuestion
          ? {}
          : { [BRIDGE.name]: { type: 'stdio', command: BRIDGE.command, args: BRIDGE.args, env: bridgeEnv } },
      }),
    },
  }),
  openDecoder: () => (line) => {
    switch (line.type) {
      case 'system':
        return line.subtype === 'init' ? findMissingBridge(line) : [];
      case 'assistant':
        return objectsAt(line, 'message', 'content').flatMap(toContent);
      case 'user':
        return objectsAt(line, 'message', 'content')
          .filter((part) => part.type === 'tool_result')
          .map(toToolEnd);
      case 'result':
        return toResult(line);
      default:
        return [];
    }
  },
};

/** Reports an MCP server that did not start: the CLI continues without it, and says so only in its first line. */
function findMissingBridge(line: JsonObject): readonly CliEvent[] {
  const status = objectsAt(line, 'mcp_servers').find(({ name }) => name === BRIDGE.name)?.status;
  return status === 'connected' || status === 'pending'
    ? []
    : [{ kind: 'no_bridge', detail: `its MCP server is ${String(status ?? 'unknown')}` }];
}

function toContent(part: JsonObject): readonly CliEvent[] {
  if (part.type === 'text') return [{ kind: 'said', text: textAt(part, 'text') }];
  if (part.type === 'tool_use')
    return [{ kind: 'tool_started', id: textAt(part, 'id'), tool: textAt(part, 'name'), input: part.input }];
  return [];
}

function toToolEnd(part: JsonObject): CliEvent {
  const { content: result } = part;
  const isError = part.is_error === true;
  return { kind: 'tool_ended', id: textAt(part, 'tool_use_id'), isError, result, resultBytes: byteLength(result) };
}

function toResult(line: JsonObject): readonly CliEvent[] {
  if (line.subtype === 'error_max_turns') return [{ kind: 'turn_limit' }];
  // "subtype" is "success" for a failed request, too.
  if (line.is_error !== true) return [];
  const message =
    textAt(line, 'result') || objectsAt(line, 'errors').map(String).join('; ') || String(valueAt(line, 'subtype'));
  return [{ kind: 'failed', status: numberAt(line, 'api_error_status'), message }];
}
