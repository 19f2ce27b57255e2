import { type JsonObject, textAt } from '../../domain/text/json-object.ts';
import { BRIDGE, type CliAdapter, type CliEvent } from './cli-adapter.ts';
import { byteLength } from './tool-records.ts';

const READING_TOOLS = ['glob', 'grep_search', 'search_file_content', 'list_directory', 'read_file', 'read_many_files'];

/** The adapter of Gemini CLI, which uses the Gemini API. */
export const gemini: CliAdapter = {
  name: 'gemini',
  program: 'gemini',
  packageName: '@google/gemini-cli',
  minVersion: '0.61.0',
  providers: ['google'],
  keyName: 'GEMINI_API_KEY',
  isModelNeeded: false,
  isVerb: (tool) => tool.startsWith(`mcp_${BRIDGE.name}_`),
  toToolName: (verb) => `mcp_${BRIDGE.name}_${verb}`,
  toolAdvice:
    'Your tools for files may refuse build files (package.json, lockfiles, Makefile, pyproject.toml, go.mod, Dockerfile …): change those with the shell.',
  readingTools: READING_TOOLS,
  reading: 'tools',
  sessions: {
    findId: (line) => (line.type === 'init' ? textAt(line, 'session_id') : undefined),
    isFile: (path) => path.startsWith('.gemini/tmp/') && path.includes('/chats/'),
  },
  launch: ({ model, baseUrl, key }, { bridgeEnv, isQuestion, resumed }) => ({
    args: [
      ...(resumed === undefined ? [] : ['--resume', resumed]),
      ...(model === undefined ? [] : ['-m', model]),
      ...['--output-format', 'stream-json', '--approval-mode', isQuestion ? 'default' : 'yolo', '-e', 'none'],
      // Trust by this flag comes after the project's settings were skipped; GEMINI_CLI_TRUST_WORKSPACE would let a project
      // start its servers, hooks and discovery commands.
      ...['--skip-trust', '--allowed-mcp-server-names', BRIDGE.name],
    ],
    env: { GOOGLE_GEMINI_BASE_URL: baseUrl, [key.name]: key.value },
    files: {
      '.gemini/settings.json': JSON.stringify({
        general: { maxAttempts: 3, enableAutoUpdate: false, enableAutoUpdateNotification: false },
        privacy: { usageStatisticsEnabled: false },
        telemetry: { enabled: false },
        security: { auth: { selectedType: 'gemini-api-key' } },
        ...(isQuestion
          ? { tools: { core: READING_TOOLS } }
          : {
              mcpServers: {
                [BRIDGE.name]: { command: BRIDGE.command, args: BRIDGE.args, env: bridgeEnv, trust: true },
              },
            }),
      }),
    },
  }),
  openDecoder: () => (line) => {
    switch (line.type) {
      case 'message':
        return line.role === 'assistant' ? [toMessage(line)] : [];
      case 'tool_use':
        return [
          {
            kind: 'tool_started',
            id: textAt(line, 'tool_id'),
            tool: textAt(line, 'tool_name'),
            input: line.parameters,
          },
        ];
      case 'tool_result':
        return [toToolEnd(line)];
      case 'result':
        return line.status === 'error'
          ? [{ kind: 'failed', status: undefined, message: textAt(line, 'error', 'message') }]
          : [];
      default:
        return [];
    }
  },
};

function toMessage(line: JsonObject): CliEvent {
  const said = { kind: 'said', text: textAt(line, 'content') } as const;
  return line.delta === true ? { ...said, isPart: true } : said;
}

function toToolEnd(line: JsonObject): CliEvent {
  const result = line.output ?? line.error;
  const isError = line.status !== 'success';
  return { kind: 'tool_ended', id: textAt(line, 'tool_id'), isError, result, resultBytes: byteLength(result) };
}
