export const id = 7195;
export const ids = [7195];
export const modules = {

/***/ 34859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VJ: () => (/* binding */ providerFacts),
/* harmony export */   vS: () => (/* binding */ findEndpoint),
/* harmony export */   xd: () => (/* binding */ PROVIDER_NAMES)
/* harmony export */ });
/** Facts that most providers share. */
const KEYED = { isKeyOptional: false };
// Why: docs/decisions/0116-providers-by-four-protocols.md
/** The providers by their names in the settings. */
const providerFacts = {
    anthropic: {
        ...KEYED,
        protocol: 'messages',
        keyNames: ['ANTHROPIC_API_KEY'],
        addressNames: ['ANTHROPIC_BASE_URL'],
        address: 'https://api.anthropic.com/v1',
        path: '/v1',
    },
    openai: {
        ...KEYED,
        protocol: 'responses',
        keyNames: ['OPENAI_API_KEY'],
        addressNames: ['OPENAI_BASE_URL'],
        address: 'https://api.openai.com/v1',
        path: '/v1',
    },
    google: {
        ...KEYED,
        protocol: 'gemini',
        keyNames: ['GEMINI_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY', 'GOOGLE_API_KEY'],
        addressNames: ['GOOGLE_GEMINI_BASE_URL'],
        address: 'https://generativelanguage.googleapis.com/v1beta',
        path: '/v1beta',
    },
    'github-copilot': {
        ...KEYED,
        protocol: 'chat',
        keyNames: ['COPILOT_GITHUB_TOKEN'],
        addressNames: ['GITHUB_COPILOT_BASE_URL'],
        address: 'https://api.githubcopilot.com',
        path: '',
        isForCli: true,
        jobKey: 'github.token',
    },
    'github-models': {
        ...KEYED,
        protocol: 'chat',
        keyNames: ['GITHUB_MODELS_TOKEN', 'GITHUB_TOKEN'],
        addressNames: ['GITHUB_MODELS_BASE_URL'],
        jobKey: 'github.token',
        address: undefined,
        // https://github.blog/changelog/2026-07-01-github-models-is-being-fully-retired-on-july-30-2026/
        retired: 'GitHub retired GitHub Models on 2026-07-30. Choose another provider, or the address of such a server',
        path: '',
    },
    'openai-compatible': {
        protocol: 'chat',
        keyNames: ['OPENAI_COMPATIBLE_API_KEY'],
        isKeyOptional: true,
        addressNames: ['OPENAI_COMPATIBLE_BASE_URL'],
        address: undefined,
        path: '/v1',
    },
    azure: {
        ...KEYED,
        protocol: 'responses',
        keyNames: ['AZURE_OPENAI_API_KEY', 'AZURE_API_KEY'],
        addressNames: ['AZURE_OPENAI_BASE_URL', 'AZURE_OPENAI_ENDPOINT'],
        address: 'https://{AZURE_RESOURCE_NAME}.openai.azure.com/openai/v1',
        path: '/openai/v1',
    },
    bedrock: {
        ...KEYED,
        protocol: 'chat',
        keyNames: ['AWS_BEARER_TOKEN_BEDROCK'],
        bearerNames: ['AWS_BEARER_TOKEN_BEDROCK'],
        addressNames: ['BEDROCK_BASE_URL'],
        address: 'https://bedrock-runtime.{AWS_REGION}.amazonaws.com/openai/v1',
        path: '/openai/v1',
        claude: {
            protocol: 'messages',
            address: 'https://bedrock-mantle.{AWS_REGION}.api.aws/anthropic/v1',
            path: '/anthropic/v1',
        },
    },
    vertex: {
        ...KEYED,
        protocol: 'gemini',
        keyNames: ['GOOGLE_VERTEX_API_KEY', 'GOOGLE_VERTEX_ACCESS_TOKEN'],
        bearerNames: ['GOOGLE_VERTEX_ACCESS_TOKEN'],
        addressNames: ['GOOGLE_VERTEX_BASE_URL'],
        address: 'https://aiplatform.googleapis.com/v1/publishers/google',
        path: '/v1/publishers/google',
    },
    openrouter: {
        ...KEYED,
        protocol: 'chat',
        keyNames: ['OPENROUTER_API_KEY'],
        addressNames: ['OPENROUTER_BASE_URL'],
        address: 'https://openrouter.ai/api/v1',
        path: '/api/v1',
    },
    mistral: {
        ...KEYED,
        protocol: 'chat',
        keyNames: ['MISTRAL_API_KEY'],
        addressNames: ['MISTRAL_BASE_URL'],
        address: 'https://api.mistral.ai/v1',
        path: '/v1',
    },
    xai: {
        ...KEYED,
        protocol: 'chat',
        keyNames: ['XAI_API_KEY'],
        addressNames: ['XAI_BASE_URL'],
        address: 'https://api.x.ai/v1',
        path: '/v1',
    },
    ollama: {
        protocol: 'chat',
        keyNames: ['OLLAMA_API_KEY'],
        isKeyOptional: true,
        addressNames: ['OLLAMA_BASE_URL'],
        address: 'http://127.0.0.1:11434/v1',
        path: '/v1',
    },
};
const PROVIDER_NAMES = Object.keys(providerFacts).filter(isProviderName);
function isProviderName(name) {
    return Object.hasOwn(providerFacts, name);
}
/** Returns the protocol and the usual address for a model of a provider. */
function findEndpoint(provider, model) {
    const facts = providerFacts[provider];
    return facts.claude !== undefined && /(?:^|\.)anthropic\./.test(model) ? facts.claude : facts;
}


/***/ }),

/***/ 39499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ BUILTIN_TOOL_NAMES)
/* harmony export */ });
/** The tools of the built-in agent besides the verbs: the names that an allow-list may hold. */
const BUILTIN_TOOL_NAMES = [
    'read_file',
    'list_files',
    'search',
    'write_file',
    'edit_file',
    'apply_patch',
    'bash',
    'bash_output',
];


/***/ }),

/***/ 9032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ cliAdapters)
});

// EXTERNAL MODULE: ./domain/text/json-object.js
var json_object = __webpack_require__(11395);
;// CONCATENATED MODULE: ./agent/cli/cli-adapter.js
/** The verbs' MCP server as every CLI starts it, with the `groundhog` command on the agent's PATH. */
const BRIDGE = { name: 'groundhog', command: 'groundhog', args: ['mcp'] };

// EXTERNAL MODULE: ./agent/cli/tool-records.js
var tool_records = __webpack_require__(94642);
;// CONCATENATED MODULE: ./agent/cli/claude-code.js



const READING_TOOLS = ['Glob', 'Grep', 'Read'];
const TOOLS = [...READING_TOOLS, 'Bash', 'Edit', 'Write'];
const TO_WORK = [
    ...['--permission-mode', 'acceptEdits', '--tools', TOOLS.join(',')],
    ...['--allowedTools', [`mcp__${BRIDGE.name}`, ...TOOLS].join(',')],
];
/** The options of reading: no list of allowed tools, so that a file outside of its folder needs a permission, and nobody is asked. */
const TO_READ = ['--permission-mode', 'dontAsk', '--tools', READING_TOOLS.join(',')];
/** The adapter of Claude Code, which uses the Anthropic Messages API. */
const claudeCode = {
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
        findId: (line) => (line.type === 'system' ? (0,json_object/* textAt */.$6)(line, 'session_id') : undefined),
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
                return (0,json_object/* objectsAt */.yR)(line, 'message', 'content').flatMap(toContent);
            case 'user':
                return (0,json_object/* objectsAt */.yR)(line, 'message', 'content')
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
function findMissingBridge(line) {
    const status = (0,json_object/* objectsAt */.yR)(line, 'mcp_servers').find(({ name }) => name === BRIDGE.name)?.status;
    return status === 'connected' || status === 'pending'
        ? []
        : [{ kind: 'no_bridge', detail: `its MCP server is ${String(status ?? 'unknown')}` }];
}
function toContent(part) {
    if (part.type === 'text')
        return [{ kind: 'said', text: (0,json_object/* textAt */.$6)(part, 'text') }];
    if (part.type === 'tool_use')
        return [{ kind: 'tool_started', id: (0,json_object/* textAt */.$6)(part, 'id'), tool: (0,json_object/* textAt */.$6)(part, 'name'), input: part.input }];
    return [];
}
function toToolEnd(part) {
    const { content: result } = part;
    const isError = part.is_error === true;
    return { kind: 'tool_ended', id: (0,json_object/* textAt */.$6)(part, 'tool_use_id'), isError, result, resultBytes: (0,tool_records/* byteLength */.d)(result) };
}
function toResult(line) {
    if (line.subtype === 'error_max_turns')
        return [{ kind: 'turn_limit' }];
    // "subtype" is "success" for a failed request, too.
    if (line.is_error !== true)
        return [];
    const message = (0,json_object/* textAt */.$6)(line, 'result') || (0,json_object/* objectsAt */.yR)(line, 'errors').map(String).join('; ') || String((0,json_object/* valueAt */.fK)(line, 'subtype'));
    return [{ kind: 'failed', status: (0,json_object/* numberAt */.tk)(line, 'api_error_status'), message }];
}

;// CONCATENATED MODULE: ./agent/cli/codex.js



// Why: docs/decisions/0046-no-sandbox-of-a-cli.md
/** The adapter of Codex, which uses the OpenAI Responses API. */
const codex = {
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
        findId: (line) => (line.type === 'thread.started' ? (0,json_object/* textAt */.$6)(line, 'thread_id') : undefined),
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
                return [toFailure((0,json_object/* textAt */.$6)(line, 'error', 'message'))];
            default:
                return [];
        }
    },
};
const quote = JSON.stringify;
/** Renders the configuration as TOML, where a JSON string is a string. Codex ignores a project's own unless it is trusted. */
function toConfig({ model, baseUrl, basePath, key }, context) {
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
function renderBridge({ bridgeEnv }) {
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
function toToolName(item) {
    const type = (0,json_object/* textAt */.$6)(item, 'type');
    return type === 'mcp_tool_call' ? `${(0,json_object/* textAt */.$6)(item, 'server')}.${(0,json_object/* textAt */.$6)(item, 'tool')}` : type;
}
function toItemStart({ item }) {
    if (!TOOL_TYPES.includes((0,json_object/* textAt */.$6)(item, 'type')))
        return [];
    return [{ kind: 'tool_started', id: (0,json_object/* textAt */.$6)(item, 'id'), tool: toToolName(item) }];
}
function toItemEnd({ item }) {
    if ((0,json_object/* textAt */.$6)(item, 'type') === 'agent_message')
        return [{ kind: 'said', text: (0,json_object/* textAt */.$6)(item, 'text') }];
    if (!TOOL_TYPES.includes((0,json_object/* textAt */.$6)(item, 'type')))
        return [];
    const result = (0,json_object/* valueAt */.fK)(item, 'aggregated_output') ?? (0,json_object/* valueAt */.fK)(item, 'result') ?? (0,json_object/* valueAt */.fK)(item, 'error');
    return [
        {
            kind: 'tool_ended',
            id: (0,json_object/* textAt */.$6)(item, 'id'),
            tool: toToolName(item),
            isError: (0,json_object/* textAt */.$6)(item, 'status') === 'failed',
            result: ['command', 'arguments', 'changes', 'query'].map((name) => (0,json_object/* valueAt */.fK)(item, name)).concat([result]),
            resultBytes: (0,tool_records/* byteLength */.d)(result),
        },
    ];
}
/** Reads the status from the message; for an overloaded provider, which gives none, it is 503. */
function toFailure(message) {
    const status = /status:? (\d{3})\b/.exec(message)?.[1];
    if (status !== undefined)
        return { kind: 'failed', status: Number(status), message };
    return { kind: 'failed', status: /high demand|stream disconnected/i.test(message) ? 503 : undefined, message };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./agent/cli/copilot.js




const copilot_READING_TOOLS = ['glob', 'grep', 'view'];
/** Tools that read other sources than the project, or only keep notes for the CLI. */
const UNUSED_TOOLS = ['fetch_copilot_cli_documentation', 'session_store_sql', 'skill', 'sql', 'web_fetch'];
/** The models that answer by the Responses API alone. */
const RESPONSES_MODEL = /^(?:gpt-5|o\d)/;
// Why: docs/decisions/0170-copilot-with-the-token-of-the-job.md
/** The adapter of the GitHub Copilot CLI, which takes each model, also those of GitHub Copilot, as one of a provider that it is given. */
const copilot = {
    name: 'copilot',
    program: 'copilot',
    packageName: '@github/copilot',
    minVersion: '1.0.102',
    providers: ['github-copilot', 'anthropic', 'openai', 'openai-compatible'],
    keyName: 'COPILOT_PROVIDER_API_KEY',
    isModelNeeded: true,
    isVerb: (tool) => tool.startsWith(`${BRIDGE.name}-`),
    toToolName: (verb) => `${BRIDGE.name}-${verb}`,
    readingTools: copilot_READING_TOOLS,
    reading: 'tools',
    // It writes a conversation long after its turns, and not at TERM: what is there at the end is only its beginning.
    sessions: { findId: () => undefined, isFile: () => false },
    launch: (settings, context) => ({
        args: [
            ...['--output-format', 'json', '--no-color', '--no-ask-user', '--no-auto-update', '--disable-client-telemetry'],
            ...['--no-remote', '--no-remote-export', '--disable-builtin-mcps'],
            ...(context.isQuestion
                ? ['--allow-all-tools', `--available-tools=${copilot_READING_TOOLS.join(',')}`]
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
function openCopilotDecoder() {
    // It tries a failed call again, and says at its end that it failed, not with what words.
    let refusal = '';
    return ({ type, data }) => {
        switch (type) {
            case 'session.mcp_servers_loaded':
                return copilot_findMissingBridge(data);
            case 'assistant.message':
                return (0,json_object/* textAt */.$6)(data, 'content') === '' ? [] : [{ kind: 'said', text: (0,json_object/* textAt */.$6)(data, 'content') }];
            case 'tool.execution_start':
                return [toToolStart(data)];
            case 'tool.execution_complete':
                return [copilot_toToolEnd(data)];
            case 'model.call_failure':
                refusal = (0,json_object/* textAt */.$6)(data, 'errorMessage');
                return [];
            case 'session.error':
                return [{ kind: 'failed', status: (0,json_object/* numberAt */.tk)(data, 'statusCode'), message: refusal || (0,json_object/* textAt */.$6)(data, 'message') }];
            default:
                return [];
        }
    };
}
function toEnvironment({ provider, model = '', baseUrl, basePath, key }, context) {
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
function toCopilotHeaders({ home }) {
    return `Copilot-Integration-Id: copilot-developer-cli\nX-Interaction-Id: groundhog-${(0,external_node_path_.basename)((0,external_node_path_.dirname)(home))}`;
}
function toBridge({ bridgeEnv }) {
    return { [BRIDGE.name]: { type: 'local', command: BRIDGE.command, args: BRIDGE.args, env: bridgeEnv, tools: ['*'] } };
}
/** Reports an MCP server that did not start: the CLI continues without it. */
function copilot_findMissingBridge(data) {
    const server = (0,json_object/* objectsAt */.yR)(data, 'servers').find(({ name }) => name === BRIDGE.name);
    if (server?.status === 'connected' || server?.status === 'pending')
        return [];
    const status = `its MCP server is ${String(server?.status ?? 'unknown')}`;
    return [{ kind: 'no_bridge', detail: [status, (0,json_object/* textAt */.$6)(server, 'error')].filter(Boolean).join(': ') }];
}
function toToolStart(data) {
    const [id, tool] = [(0,json_object/* textAt */.$6)(data, 'toolCallId'), (0,json_object/* textAt */.$6)(data, 'toolName')];
    return { kind: 'tool_started', id, tool, input: (0,json_object/* valueAt */.fK)(data, 'arguments') };
}
function copilot_toToolEnd(data) {
    const result = (0,json_object/* valueAt */.fK)(data, 'result') ?? (0,json_object/* valueAt */.fK)(data, 'error');
    const [id, isError] = [(0,json_object/* textAt */.$6)(data, 'toolCallId'), (0,json_object/* valueAt */.fK)(data, 'success') !== true];
    return { kind: 'tool_ended', id, isError, result, resultBytes: (0,tool_records/* byteLength */.d)(result) };
}

;// CONCATENATED MODULE: ./agent/cli/gemini.js



const gemini_READING_TOOLS = ['glob', 'grep_search', 'search_file_content', 'list_directory', 'read_file', 'read_many_files'];
/** The adapter of Gemini CLI, which uses the Gemini API. */
const gemini = {
    name: 'gemini',
    program: 'gemini',
    packageName: '@google/gemini-cli',
    minVersion: '0.61.0',
    providers: ['google'],
    keyName: 'GEMINI_API_KEY',
    isModelNeeded: false,
    isVerb: (tool) => tool.startsWith(`mcp_${BRIDGE.name}_`),
    toToolName: (verb) => `mcp_${BRIDGE.name}_${verb}`,
    toolAdvice: 'Your tools for files may refuse build files (package.json, lockfiles, Makefile, pyproject.toml, go.mod, Dockerfile …): change those with the shell.',
    readingTools: gemini_READING_TOOLS,
    reading: 'tools',
    sessions: {
        findId: (line) => (line.type === 'init' ? (0,json_object/* textAt */.$6)(line, 'session_id') : undefined),
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
                    ? { tools: { core: gemini_READING_TOOLS } }
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
                        id: (0,json_object/* textAt */.$6)(line, 'tool_id'),
                        tool: (0,json_object/* textAt */.$6)(line, 'tool_name'),
                        input: line.parameters,
                    },
                ];
            case 'tool_result':
                return [gemini_toToolEnd(line)];
            case 'result':
                return line.status === 'error'
                    ? [{ kind: 'failed', status: undefined, message: (0,json_object/* textAt */.$6)(line, 'error', 'message') }]
                    : [];
            default:
                return [];
        }
    },
};
function toMessage(line) {
    const said = { kind: 'said', text: (0,json_object/* textAt */.$6)(line, 'content') };
    return line.delta === true ? { ...said, isPart: true } : said;
}
function gemini_toToolEnd(line) {
    const result = line.output ?? line.error;
    const isError = line.status !== 'success';
    return { kind: 'tool_ended', id: (0,json_object/* textAt */.$6)(line, 'tool_id'), isError, result, resultBytes: (0,tool_records/* byteLength */.d)(result) };
}

;// CONCATENATED MODULE: ./agent/cli/opencode.js



/** The packages of the providers, which are part of opencode. */
const opencode_packages = {
    anthropic: '@ai-sdk/anthropic',
    openai: '@ai-sdk/openai',
    google: '@ai-sdk/google',
    'github-models': '@ai-sdk/openai-compatible',
    'openai-compatible': '@ai-sdk/openai-compatible',
};
const opencode_READING_TOOLS = ['glob', 'grep', 'list', 'read'];
const PERMISSIONS = { edit: 'allow', bash: 'allow', webfetch: 'deny', external_directory: 'deny', doom_loop: 'deny' };
const READING_PERMISSIONS = { '*': 'deny', ...Object.fromEntries(opencode_READING_TOOLS.map((tool) => [tool, 'allow'])) };
/** The adapter of opencode, which uses the API of its provider. */
const opencode = {
    name: 'opencode',
    program: 'opencode',
    packageName: 'opencode-ai',
    minVersion: '1.18.33',
    providers: ['anthropic', 'openai', 'google', 'openai-compatible', 'github-models'],
    isModelNeeded: true,
    isVerb: (tool) => tool.startsWith(`${BRIDGE.name}_`),
    toToolName: (verb) => `${BRIDGE.name}_${verb}`,
    readingTools: [...opencode_READING_TOOLS, 'todoread', 'todowrite'],
    reading: 'tools',
    sessions: {
        findId: (line) => (0,json_object/* textAt */.$6)(line, 'sessionID'),
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
        files: { 'opencode.json': opencode_toConfig(settings, context) },
    }),
    openDecoder: () => (line) => {
        switch (line.type) {
            case 'text':
                return [{ kind: 'said', text: (0,json_object/* textAt */.$6)(line, 'part', 'text') }];
            case 'tool_use':
                return [{ kind: 'said', text: `[${(0,json_object/* textAt */.$6)(line, 'part', 'tool')}]` }, opencode_toToolEnd(line)];
            case 'error':
                return [opencode_toFailure(line)];
            default:
                return [];
        }
    },
    // No setting keeps opencode from running these.
    unsafeFolders: ['.opencode/plugin', '.opencode/plugins', '.opencode/tool', '.opencode/tools'],
};
function opencode_toConfig({ provider, model = '', baseUrl, basePath, key }, { bridgeEnv, isQuestion }) {
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
                npm: opencode_packages[provider],
                name: 'chosen',
                options: { baseURL: `${baseUrl}${basePath}`, apiKey: `{env:${key.name}}` },
                models: { [model]: { name: model, tool_call: true, limit: { context: 200_000, output: 32_000 } } },
            },
        },
        permission: isQuestion ? READING_PERMISSIONS : PERMISSIONS,
        mcp: isQuestion ? {} : { [BRIDGE.name]: opencode_toBridge(bridgeEnv) },
    });
}
function opencode_toBridge(environment) {
    return { type: 'local', command: [BRIDGE.command, ...BRIDGE.args], enabled: true, environment };
}
function opencode_toToolEnd({ part }) {
    const output = (0,json_object/* valueAt */.fK)(part, 'state', 'output') ?? (0,json_object/* valueAt */.fK)(part, 'state', 'error');
    const started = (0,json_object/* numberAt */.tk)(part, 'state', 'time', 'start');
    const ended = (0,json_object/* numberAt */.tk)(part, 'state', 'time', 'end');
    return {
        kind: 'tool_ended',
        id: (0,json_object/* textAt */.$6)(part, 'callID'),
        tool: (0,json_object/* textAt */.$6)(part, 'tool'),
        isError: (0,json_object/* textAt */.$6)(part, 'state', 'status') === 'error',
        result: [(0,json_object/* valueAt */.fK)(part, 'state', 'input'), output],
        resultBytes: (0,tool_records/* byteLength */.d)(output),
        durationMs: started === undefined || ended === undefined ? 0 : Math.max(0, ended - started),
    };
}
function opencode_toFailure({ error }) {
    const message = (0,json_object/* textAt */.$6)(error, 'data', 'message') || (0,json_object/* textAt */.$6)(error, 'message') || (0,json_object/* textAt */.$6)(error, 'name');
    return { kind: 'failed', status: (0,json_object/* numberAt */.tk)(error, 'data', 'statusCode'), message };
}

;// CONCATENATED MODULE: ./agent/cli/cli-adapters.js





const cliAdapters = [claudeCode, codex, copilot, opencode, gemini];


/***/ }),

/***/ 94642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ byteLength),
/* harmony export */   p: () => (/* binding */ openToolRecords)
/* harmony export */ });
/** Opens the records. Tools for which `isLeftOut` holds are followed but not recorded. */
function openToolRecords(clock, isLeftOut) {
    const running = new Map();
    const calls = [];
    const open = ({ tool, input }, agoMs) => ({
        tool,
        input,
        startedAt: new Date(clock.now().getTime() - agoMs),
        startedMs: clock.monotonicMs() - agoMs,
    });
    const toRecord = (call, end) => ({
        seq: 1,
        tool_name: call.tool.slice(0, 200),
        started_at: call.startedAt.toISOString(),
        duration_ms: Math.max(0, Math.round(clock.monotonicMs() - call.startedMs)),
        result_bytes: end.resultBytes,
        is_error: end.isError,
    });
    return {
        start: ({ id, tool, input }) => void running.set(id, open({ tool, input }, 0)),
        end(event) {
            const unknown = { tool: event.tool ?? 'unknown', input: undefined };
            const call = running.get(event.id) ?? open(unknown, event.durationMs ?? 0);
            running.delete(event.id);
            if (!isLeftOut(call.tool))
                calls.push(toRecord(call, event));
            return call;
        },
        list() {
            const cutOff = [...running.values()].filter(({ tool }) => !isLeftOut(tool));
            const records = cutOff.map((call) => toRecord(call, { isError: false, resultBytes: 0 }));
            return [...calls, ...records].map((call, index) => ({ ...call, seq: index + 1 }));
        },
    };
}
/** Returns the size of a tool's result as text, in bytes of UTF-8. */
function byteLength(value) {
    if (value === undefined || value === null)
        return 0;
    return Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value));
}


/***/ }),

/***/ 14902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CX: () => (/* binding */ GroundhogError),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   iT: () => (/* binding */ toError),
/* harmony export */   j1: () => (/* binding */ ConfigurationError),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* unused harmony export errorCodes */
/** The codes of failures that stop a run or a command; each has its text in the error catalogue. */
const errorCodes = (/* unused pure expression or super */ null && ([
    'plan_not_found',
    'plan_invalid',
    'config_invalid',
    'policy_unreadable',
    'policy_refused',
    'not_a_repository',
    'no_files_here',
    'no_commits',
    'base_not_found',
    'task_id_invalid',
    'task_branch_invalid',
    'task_branch_protected',
    'task_branch_checked_out',
    'task_branch_unrecorded',
    'checkout_dirty',
    'checkout_elsewhere',
    'checkout_in_use',
    'checkout_index_held',
    'checkout_unsuited',
    'ref_name_taken',
    'agent_command_missing',
    'agent_not_found',
    'agent_too_old',
    'model_key_missing',
    'setting_invalid',
    'signing_key_unusable',
    'plan_not_signed',
    'agent_not_offered',
    'task_not_found',
    'no_task_recorded',
    'task_not_named',
    'verb_outside_attempt',
    'snapshot_refused',
    'step_unavailable',
    'attempt_not_found',
    'git_too_old',
    'git_missing',
    'git_failed',
    'git_answer_too_long',
    'git_lock_held',
    'git_not_writable',
    'remote_unreachable',
    'remote_unauthorised',
    'remote_rejected',
    'branch_rule',
    'workflow_change',
    'remote_transport',
    'partial_clone',
    'objects_missing',
    'lfs_unsupported',
    'state_unreadable',
    'refs_moved',
    'operation_refused',
    'task_elsewhere',
    'task_of_other_plan',
    'task_taken',
    'task_unclear',
    'issue_plan_missing',
    'issue_plan_invalid',
    'plan_not_approved',
    'plan_without_issue',
    'planner_missing',
    'draft_failed',
    'access_refused',
    'isolation_missing',
    'isolation_broken',
    'setup_failed',
    'criterion_unrunnable',
    'guard_without_report',
    'guard_fails_at_base',
    'tests_pass_at_base',
    'landed_outside',
    'nothing_landed',
    'workspace_boundary',
    'workspace_head_moved',
    'trusted_file_changed',
    'rollback_failed',
    'token_missing',
    'token_rejected',
    'event_unsupported',
    'github_request_failed',
    'github_forbidden',
    'pull_request_refused',
    'check_unavailable',
    'check_missing',
    'check_not_started',
    'check_branch_refused',
    'task_in_doubt',
    'disk_full',
    'path_unusable',
    'permission_denied',
    'open_files_limit',
    'folder_gone',
    'repository_damaged',
    'internal',
]));
/** A failure that stops a run or a command. `code` picks the text in the catalogue, and `data` fills it in. */
class GroundhogError extends Error {
    code;
    data;
    constructor(code, data = {}, options) {
        super(code, options);
        this.name = 'GroundhogError';
        this.code = code;
        this.data = data;
    }
}
/** A failure that the user can fix in a plan, a setting or a command line. */
class ConfigurationError extends GroundhogError {
    name = 'ConfigurationError';
}
/** A git command that ended with an exit code that its caller did not expect. */
class GitError extends GroundhogError {
    name = 'GitError';
}
/** A request that GitHub refused or did not answer. `data` holds status and request id. */
class GitHubError extends GroundhogError {
    name = 'GitHubError';
}
/** Returns a thrown value as an Error. */
function toError(thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
}


/***/ }),

/***/ 92044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ EXIT_USAGE),
/* harmony export */   m: () => (/* binding */ isUsageError)
/* harmony export */ });
/** The exit code of the command line for wrong usage, also of files that are checked. */
const EXIT_USAGE = 2;
const usageErrors = new Set([
    'plan_not_found',
    'plan_invalid',
    'config_invalid',
    'not_a_repository',
    'no_files_here',
    'no_commits',
    'base_not_found',
    'task_id_invalid',
    'task_branch_invalid',
    'task_branch_protected',
    'agent_command_missing',
    'agent_not_found',
    'agent_too_old',
    'agent_not_offered',
    'model_key_missing',
    'setting_invalid',
    'task_not_found',
    'no_task_recorded',
    'task_not_named',
    'snapshot_refused',
    'step_unavailable',
    'attempt_not_found',
    'verb_outside_attempt',
    'check_unavailable',
]);
/** Returns whether an error is one of a command line, a plan or settings, and not of what they were used on. */
function isUsageError({ code }) {
    return usageErrors.has(code);
}


/***/ }),

/***/ 8550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GJ: () => (/* binding */ claimRules),
/* harmony export */   IS: () => (/* binding */ materializeModes),
/* harmony export */   Lp: () => (/* binding */ isolationChoices),
/* harmony export */   Ng: () => (/* binding */ unjudgedChoices),
/* harmony export */   Pv: () => (/* binding */ effortChoices),
/* harmony export */   SV: () => (/* binding */ workspaceChoices),
/* harmony export */   Wq: () => (/* binding */ judgeVoteChoices),
/* harmony export */   hB: () => (/* binding */ MAX_INSTRUCTION_CHARACTERS),
/* harmony export */   lO: () => (/* binding */ settingRanges),
/* harmony export */   oI: () => (/* binding */ denialChoices),
/* harmony export */   pG: () => (/* binding */ sessionChoices),
/* harmony export */   tW: () => (/* binding */ verifyInChoices),
/* harmony export */   yU: () => (/* binding */ signChoices)
/* harmony export */ });
/* unused harmony export rebaseChoices */
/** The longest instruction for the agent, in the plan or in a setting. */
const MAX_INSTRUCTION_CHARACTERS = 32_768;
/** The ranges of numeric settings, for inputs, flags and the configuration alike. */
const settingRanges = {
    attemptBudget: { min: 1, max: 20 },
    wallClockSeconds: { min: 1, max: 21_600 },
    maxIterations: { min: 1, max: 1000 },
    maxTokens: { min: 1, max: 999_999_999 },
    maxCostUsd: { min: 0.01, max: 100_000 },
    deadlineMinutes: { min: 0.01, max: 10_080 },
    rescueSteps: { min: 0, max: 50 },
    auditMinutes: { min: 0, max: 1440 },
    temperature: { min: 0, max: 2 },
    maxOutputTokens: { min: 1, max: 10_000_000 },
    contextWindow: { min: 1000, max: 100_000_000 },
};
/** Whether landed commits go to the task branch at once, or wait for the user's approval. */
const materializeModes = ['direct', 'approval'];
/** The choice of a run where the base has moved: finish a rebase that has begun, or start one as well, or stop it. */
const rebaseChoices = (/* unused pure expression or super */ null && (['finish', 'start', 'stop']));
/** The checkout that a run works in: one of ours, or the user's. */
const workspaceChoices = ['worktree', 'in_place'];
/** The effect on an attempt of a call of a tool that the agent may not use. */
const denialChoices = ['terminate', 'continue'];
/** The amounts of thinking that a model may be asked for. */
const effortChoices = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'];
/** The acts of an agent that claim success: its own clean end after a change as well as the verb, or the verb alone. */
const claimRules = ['end', 'verb'];
/** Whether agents and criteria run in a sandbox; with `auto` a job is refused without one, and a laptop is warned. */
const isolationChoices = ['auto', 'sandbox', 'none'];
/** The ways to treat a statement without a verdict: the run waits, the attempt fails, or it lands all the same. */
const unjudgedChoices = ['pause', 'fail', 'land'];
/** The numbers of conversations that may decide a statement, as texts. */
const judgeVoteChoices = ['1', '3'];
/** The signer of landed commits: a key where there is one, else GitHub where its token can; GitHub; a key; or nobody. */
const signChoices = ['auto', 'api', 'key', 'none'];
/** The conversation of a retry: a new one, or for the first retry that of the attempt before, where the CLI can resume it. */
const sessionChoices = ['fresh', 'resume-once'];
/** The folder that commands of criteria run in: our checkout of the captured tree, or the agent's folder as it left it. */
const verifyInChoices = ['checkout', 'workspace'];


/***/ }),

/***/ 11395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Bl: () => (/* binding */ tryParseJson),
/* harmony export */   OW: () => (/* binding */ isJsonObject),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   tk: () => (/* binding */ numberAt),
/* harmony export */   yR: () => (/* binding */ objectsAt)
/* harmony export */ });
/** Returns whether a value is a JSON object. */
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Parses a text of others; undefined where it is not JSON. */
function tryParseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Returns the value at a path of keys, or undefined. */
function valueAt(value, ...path) {
    let current = value;
    for (const key of path)
        current = isJsonObject(current) ? current[key] : undefined;
    return current;
}
/** Returns the string at a path of keys; empty when there is none. */
function textAt(value, ...path) {
    const found = valueAt(value, ...path);
    return typeof found === 'string' ? found : '';
}
/** Returns the finite number at a path of keys, or undefined. */
function numberAt(value, ...path) {
    const found = valueAt(value, ...path);
    return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}
/** Returns the objects of the list at a path of keys; an empty list for other values. */
function objectsAt(value, ...path) {
    const found = valueAt(value, ...path);
    return Array.isArray(found) ? found.filter(isJsonObject) : [];
}


/***/ }),

/***/ 78251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ findNearestName),
/* harmony export */   cL: () => (/* binding */ findNearestStart),
/* harmony export */   ou: () => (/* binding */ findMeantName)
/* harmony export */ });
const MAX_COMPARED_CHARS = 64;
/** Returns the known name that was probably meant; of two that are as near, the one in the same letters; undefined for none. */
function findNearestName(name, known) {
    if (name.length > MAX_COMPARED_CHARS)
        return undefined;
    const wanted = toComparable(name);
    const allowed = Math.max(1, Math.floor(wanted.length / 3));
    let nearest;
    for (const candidate of known) {
        const other = toComparable(candidate);
        // So many insertions alone are too many: most names need no more than this.
        if (Math.abs(other.length - wanted.length) > allowed)
            continue;
        const distance = measureDistance(wanted, other);
        if (distance > allowed)
            continue;
        const isNearer = nearest === undefined ||
            distance < nearest.distance ||
            (distance === nearest.distance && measureDistance(name, candidate) < measureDistance(name, nearest.candidate));
        if (isNearer)
            nearest = { candidate, distance };
    }
    return nearest?.candidate ?? findByStart(wanted, known);
}
/** Returns the known name that was probably meant: the shortest one that begins with it and has another word after it, else the nearest. */
function findMeantName(name, known) {
    const isWord = name.trim() !== '';
    const longer = known.filter((each) => isWord && each.startsWith(name) && /^[_\sA-Z-]/.test(each.slice(name.length)));
    return longer.toSorted((a, b) => a.length - b.length)[0] ?? findNearestName(name, known);
}
/** Returns the known name whose beginning was probably meant, or undefined when none is near. */
function findNearestStart(start, known) {
    const names = new Map();
    for (const name of known)
        if (!names.has(name.slice(0, start.length)))
            names.set(name.slice(0, start.length), name);
    const near = findNearestName(start, [...names.keys()]);
    return near === undefined ? undefined : names.get(near);
}
function findByStart(wanted, known) {
    if (wanted.length < 4)
        return undefined;
    return known.find((candidate) => {
        const other = toComparable(candidate);
        return other.startsWith(wanted) || other.endsWith(wanted);
    });
}
function toComparable(name) {
    return name.toLowerCase().replace(/[\s_-]/g, '');
}
/** Measures the optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours. */
function measureDistance(left, right) {
    let beforeLast = [];
    let last = Array.from({ length: right.length + 1 }, (_, index) => index);
    for (let row = 1; row <= left.length; row += 1) {
        const current = [row];
        for (let column = 1; column <= right.length; column += 1) {
            const isSame = left[row - 1] === right[column - 1];
            let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
            const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
            if (isSwap)
                cost = Math.min(cost, at(beforeLast, column - 2) + 1);
            current.push(cost);
        }
        beforeLast = last;
        last = current;
    }
    return at(last, right.length);
}
function at(row, index) {
    return row[index] ?? Number.POSITIVE_INFINITY;
}


/***/ }),

/***/ 36689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GX: () => (/* binding */ toOneLine),
/* harmony export */   TH: () => (/* binding */ foldText),
/* harmony export */   VC: () => (/* binding */ foldCharacter),
/* harmony export */   bo: () => (/* binding */ toPlainText),
/* harmony export */   kR: () => (/* binding */ toSequenceSource),
/* harmony export */   sp: () => (/* binding */ toOpenSequenceSource)
/* harmony export */ });
const ESCAPE = '\\x1b';
const PARAMETERS = '[0-?]{0,64}[ -/]{0,8}';
/** Returns the source of a pattern of one escape sequence (ECMA-48), bounded, so that a search for it is linear. */
function toSequenceSource({ control, c1, inString, maxString }) {
    return [
        `(?:${control}\\[|${c1(0x9b)})${PARAMETERS}[@-~]`,
        `${toStringStart(c1)}${inString}{0,${maxString}}?(?:\\x07|${ESCAPE}\\\\|${c1(0x9c)})`,
        // Character sets and the cursor, and no more: another letter behind an escape may be the first of a word.
        `${ESCAPE}(?:[()*+][0-9A-B]|[78=>cDEHM])`,
    ].join('|');
}
/** Returns the source of a pattern of the beginning of a sequence, at the end of a text that may continue. */
function toOpenSequenceSource({ control, c1, inString, maxString }) {
    return [
        `(?:${control}(?:\\[${PARAMETERS})?|${c1(0x9b)}${PARAMETERS})$`,
        `${toStringStart(c1)}${inString}{0,${maxString}}${ESCAPE}?$`,
        `${ESCAPE}[()*+]?$`,
    ].join('|');
}
/** The beginning of a device control string, a title, and other strings for the terminal. */
function toStringStart(c1) {
    return `(?:${ESCAPE}[\\]PX^_]|${[0x90, 0x98, 0x9d, 0x9e, 0x9f].map(c1).join('|')})`;
}
const SEQUENCE = toSequenceSource({
    control: '[^\\P{Cc}\\t-\\r\\x85]',
    c1: (code) => `\\x${code.toString(16)}`,
    inString: '[^\\0-\\x1f\\x7f-\\x9f]',
    maxString: 256,
});
const PLAIN_TEXT = /^[\n\t\x20-\x7e]*$/;
/**
 * Returns untrusted text as plain lines, without escape sequences, control characters and invisible ones. Everything
 * that some reader of the text takes for the end of a line is one. Idempotent.
 */
function toPlainText(text) {
    // Most texts are plain, and V8 takes long to make patterns with classes of Unicode: a command that prints none makes none.
    if (PLAIN_TEXT.test(text))
        return text;
    return text
        .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
        .replace(new RegExp(SEQUENCE, 'gu'), '')
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .replace(/\p{Cs}/gu, '\ufffd');
}
/** Returns a text as one plain line: white space is collapsed to single spaces and trimmed. */
function toOneLine(text) {
    return toPlainText(text).replace(/\s+/g, ' ').trim();
}
/**
 * Folds one character to what a search compares: nothing for one that is not seen or only changes its neighbour, and
 * plain letters for their accented, wide and other forms (Unicode's NFKD).
 */
function foldCharacter(character) {
    if (character === '\n' || character === '\t')
        return character;
    // A syllable would fall into letters, which nobody writes one by one.
    const letters = /\p{sc=Hangul}/u.test(character) ? character : character.normalize('NFKD');
    return letters.replace(/[\p{M}\p{Cf}\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, '');
}
/** Folds each character of a text. */
function foldText(text) {
    return Array.from(text, foldCharacter).join('');
}


/***/ }),

/***/ 78240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ renderShellCommand),
/* harmony export */   e: () => (/* binding */ quoteForShell)
/* harmony export */ });
/** Quotes a text as one word of a POSIX shell. */
function quoteForShell(text) {
    return `'${text.replaceAll("'", `'\\''`)}'`;
}
/** Renders words as a command of a POSIX shell that can be copied: only those that need quotes get them. */
function renderShellCommand(words) {
    return words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : quoteForShell(word))).join(' ');
}


/***/ }),

/***/ 22796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ isWorkAbandoned),
/* harmony export */   s: () => (/* binding */ noteAbandonedWork)
/* harmony export */ });
let isAbandoned = false;
/** Notes that this process still has work that nobody waits for. */
function noteAbandonedWork() {
    isAbandoned = true;
}
/** True when abandoned work would keep this process alive, so that `process.exit` must end it. */
function isWorkAbandoned() {
    return isAbandoned;
}


/***/ }),

/***/ 29275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ openDebugPort)
/* harmony export */ });
/* harmony import */ var _exec_debug_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26676);

/** Opens a debug log: each line is redacted, kept to one line without control characters, and marked `debug: `. */
function openDebugPort({ redact }, write) {
    return (line) => write(`debug: ${(0,_exec_debug_log_js__WEBPACK_IMPORTED_MODULE_0__/* .toDebugText */ .O)(line, redact)}\n`);
}


/***/ }),

/***/ 98312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION),
/* harmony export */   y: () => (/* binding */ PROJECT)
/* harmony export */ });
/** The version of Groundhog; a test holds it equal to that of package.json. */
const VERSION = '0.1.0';
/** The repository of the action on GitHub, as workflows name it. */
const PROJECT = 'groundhog-actions/groundhog';


/***/ }),

/***/ 49602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ AGENT_NAMES),
/* harmony export */   Vd: () => (/* binding */ isProgram),
/* harmony export */   sV: () => (/* binding */ BASIC_AGENT_NAMES)
/* harmony export */ });
/* harmony import */ var _agent_cli_cli_adapters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9032);

/** The agents that Groundhog runs without a CLI of others. */
const BASIC_AGENT_NAMES = ['command', 'builtin'];
const AGENT_NAMES = [...BASIC_AGENT_NAMES, ..._agent_cli_cli_adapters_js__WEBPACK_IMPORTED_MODULE_0__/* .cliAdapters */ .f.map(({ name }) => name)];
/** Returns whether an agent is a CLI, so that the setting of the command names its program. */
function isProgram(agent) {
    return _agent_cli_cli_adapters_js__WEBPACK_IMPORTED_MODULE_0__/* .cliAdapters */ .f.some(({ name }) => name === agent);
}


/***/ }),

/***/ 3574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ findCheckoutRoot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Finds the root of the checkout that a folder is in, as an absolute path; undefined outside of one. */
function findCheckoutRoot(folder) {
    let root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.git'))) {
        if (root === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root))
            return undefined;
        root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root);
    }
    return root;
}


/***/ }),

/***/ 4478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ findNamedSecrets),
/* harmony export */   CF: () => (/* binding */ isSecretLike),
/* harmony export */   HM: () => (/* binding */ findSecretsInEnv)
/* harmony export */ });
const SECRET_NAME = /(?:TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|SIGNING_?KEY|BEARER_TOKEN_BEDROCK)$/i;
const MIN_SECRET_LENGTH = 12;
const SURE_SECRET_LENGTH = 24;
/**
 * Finds the values whose variables are named like secrets: they are masked in all output, and may not be written to a
 * file. A short word such as "development" is no secret, whatever its variable is called.
 */
function findSecretsInEnv(env) {
    return Object.entries(env)
        .filter(([name]) => SECRET_NAME.test(name))
        .map(([, value]) => value ?? '')
        .filter(isSecretLike);
}
/** Returns the values of the variables that a setting names as secrets; none for one that is not set. */
function findNamedSecrets(env, names) {
    return names.map((name) => env[name] ?? '').filter((value) => value !== '');
}
/** Returns whether a value that may be a secret is no word of a text. */
function isSecretLike(value) {
    if (value.length >= SURE_SECRET_LENGTH)
        return true;
    return value.length >= MIN_SECRET_LENGTH && /\d/.test(value) && /\D/.test(value);
}


/***/ }),

/***/ 24349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ findSecretsOnMachine)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./entry/settings/find-secrets-in-env.js
var find_secrets_in_env = __webpack_require__(4478);
;// CONCATENATED MODULE: ./entry/settings/credential-texts.js

const SHORTEST = 8;
const SURELY_NO_WORD = 16;
/** The passwords of addresses whose user name is a token. */
const NO_PASSWORD = /^(?:x-oauth-basic|x-access-token)?$/;
/** Finds the passwords of a netrc file, see netrc(5). */
function findSecretsInNetrc(text) {
    const words = [...text.matchAll(/"((?:[^"\\]|\\.)*)"|\S+/g)].map(([word, quoted]) => quoted?.replace(/\\(.)/g, '$1') ?? word);
    return words.filter((_, index) => words[index - 1] === 'password').filter(isCredential);
}
/** Finds the request headers and the logins in addresses of a git configuration, whatever their sections. */
function findSecretsInGitConfig(text) {
    const headers = [...text.matchAll(/\bextraheader\s*=\s*"?([^"\n]+)/gi)];
    return [...headers.flatMap(([, header = '']) => findSecretsInHeader(header)), ...findSecretsInAddresses(text)];
}
/** Finds the passwords, and the tokens in their place, of all addresses in a text (RFC 3986, "User Information"). */
function findSecretsInAddresses(text) {
    const logins = [...text.matchAll(/\b([a-z][a-z0-9+.-]*):\/\/([^\s/@:"'<>]*)(?::([^\s/@"'<>]*))?@/gi)];
    return logins.flatMap(([, scheme = '', user = '', password = '']) => {
        if (!NO_PASSWORD.test(password))
            return withDecoded(password).filter(isCredential);
        return /^https?$/i.test(scheme) ? withDecoded(user).filter(find_secrets_in_env/* isSecretLike */.CF) : [];
    });
}
/** Finds the configuration files that a git configuration includes, whatever the condition. */
function findIncludedConfigs(text) {
    const sections = text.split(/^(?=\s*\[)/m).filter((section) => /^\s*\[\s*include(?:if)?\b/i.test(section));
    return sections.flatMap((section) => [...section.matchAll(/\bpath\s*=\s*"?([^"\n]+?)"?\s*$/gim)].map(([, path = '']) => path));
}
function findSecretsInHeader(header) {
    const value = /^[^:]*:\s*(.*?)\s*$/.exec(header)?.[1] ?? '';
    const [, scheme = '', credentials = value] = /^(basic|bearer|token)\s+(\S+)$/i.exec(value) ?? [];
    const isBasic = scheme.toLowerCase() === 'basic';
    const password = isBasic
        ? Buffer.from(credentials, 'base64')
            .toString('utf8')
            .replace(/^[^:]*:/, '')
        : '';
    return [credentials, password].filter(isCredential);
}
function withDecoded(text) {
    try {
        return [...new Set([text, decodeURIComponent(text)])];
    }
    catch {
        return [text];
    }
}
/** A short word is none: it would be replaced in every text. */
function isCredential(value) {
    return value.length >= SURELY_NO_WORD || (value.length >= SHORTEST && /[^a-z]/i.test(value));
}

;// CONCATENATED MODULE: ./entry/settings/find-secrets-on-machine.js



const MAX_BYTES = 1024 * 1024;
const MAX_CONFIGS = 50;
// Why: docs/decisions/0094-redacted-last.md
/**
 * Finds the secrets of git and its connections on this machine: passwords of netrc, request headers and logins in
 * addresses in git's configuration (of the user, of the system, and of the repositories of these folders), its stored
 * credentials, and logins of proxies. They are read as text: no program is started, and no condition of git counts.
 */
function findSecretsOnMachine(env, folders) {
    const home = env.HOME ?? '';
    const settings = env.XDG_CONFIG_HOME || (0,external_node_path_.join)(home, '.config');
    const netrcs = [env.NETRC ?? '', (0,external_node_path_.join)(home, '.netrc'), (0,external_node_path_.join)(home, '_netrc')];
    const stored = [(0,external_node_path_.join)(home, '.git-credentials'), (0,external_node_path_.join)(settings, 'git', 'credentials')];
    const configs = [
        ...[env.GIT_CONFIG_GLOBAL ?? '', (0,external_node_path_.join)(home, '.gitconfig'), (0,external_node_path_.join)(settings, 'git', 'config'), '/etc/gitconfig'],
        ...folders.flatMap((folder) => listRepositoryConfigs((0,external_node_path_.resolve)(folder))),
    ];
    return [
        ...new Set([
            ...readTexts(netrcs).flatMap(findSecretsInNetrc),
            ...readTexts(stored).flatMap(findSecretsInAddresses),
            ...[...readConfigs(configs, home), listConfigOfEnv(env)].flatMap(findSecretsInGitConfig),
            ...findSecretsInAddresses(listProxies(env)),
        ]),
    ];
}
/** Reads git's configuration files, with those that they include. */
function readConfigs(paths, home) {
    const wanted = [...paths];
    const texts = new Map();
    for (let path = wanted.shift(); path !== undefined && texts.size < MAX_CONFIGS; path = wanted.shift()) {
        if (texts.has(path))
            continue;
        const text = readText(path);
        texts.set(path, text);
        if (text === '')
            continue;
        const folder = (0,external_node_path_.dirname)(path);
        wanted.push(...findIncludedConfigs(text).map((each) => (0,external_node_path_.resolve)(folder, each.replace(/^~(?=\/)/, home))));
    }
    return [...texts.values()];
}
/** Lists where the configuration of the repository of a folder may be, see gitrepository-layout(5). */
function listRepositoryConfigs(folder) {
    const gitDir = findGitFolder(folder);
    const common = (0,external_node_path_.resolve)(gitDir, readText((0,external_node_path_.join)(gitDir, 'commondir')).trim());
    return [(0,external_node_path_.join)(common, 'config'), (0,external_node_path_.join)(gitDir, 'config.worktree')];
}
function findGitFolder(folder) {
    const path = (0,external_node_path_.join)(folder, '.git');
    const linked = /^gitdir: (.+?)\s*$/m.exec(readText(path))?.[1];
    if (linked !== undefined)
        return (0,external_node_path_.resolve)(folder, linked);
    if (isFolder(path))
        return path;
    return (0,external_node_path_.dirname)(folder) === folder ? folder : findGitFolder((0,external_node_path_.dirname)(folder));
}
/** Returns whether a path is that of a folder; false also for one behind a file, or that may not be read. */
function isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch {
        return false;
    }
}
/** Renders the configuration that the environment gives to git, see GIT_CONFIG_COUNT in git-config(1). */
function listConfigOfEnv(env) {
    const pairs = Object.entries(env).map(([name, value = '']) => name.startsWith('GIT_CONFIG_KEY_') ? `${value} = ${env[name.replace('_KEY_', '_VALUE_')] ?? ''}` : '');
    const parameters = (env.GIT_CONFIG_PARAMETERS ?? '').replaceAll("'='", '=').replaceAll("'", '\n');
    return [...pairs, parameters].join('\n');
}
function listProxies(env) {
    return Object.entries(env)
        .map(([name, value = '']) => (/_proxy$/i.test(name) ? value : ''))
        .join('\n');
}
/** Reads the files that are there and not empty. */
function readTexts(paths) {
    return paths.map(readText).filter((text) => text !== '');
}
/** Reads a file of bounded size; empty where there is none. */
function readText(path) {
    try {
        const stat = path === '' ? undefined : (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        return stat?.isFile() === true && stat.size <= MAX_BYTES ? (0,external_node_fs_.readFileSync)(path, 'utf8') : '';
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 26676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ toDebugText)
/* harmony export */ });
/* harmony import */ var _redaction_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77855);

const MAX_CHARACTERS = 1_000;
/** Renders a text for the debug log: on one line, without secrets, and cut after 1,000 characters. */
function toDebugText(text, redact) {
    const line = (0,_redaction_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toCleanLine */ .B)(text, redact);
    return line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)}…` : line;
}


/***/ }),

/***/ 42959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aB: () => (/* binding */ toShell),
/* harmony export */   aY: () => (/* binding */ findOnPath),
/* harmony export */   ri: () => (/* binding */ toGitPath),
/* harmony export */   z0: () => (/* binding */ findPrograms)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const SYSTEM_PATH = '/usr/bin:/bin';
/** Finds the programs on a PATH; its relative folders are not searched, since an agent may write to the working folder. */
async function findPrograms(path) {
    // An empty PATH is the working folder itself.
    const fixed = listFolders(path).join(':') || SYSTEM_PATH;
    const find = (name) => findOnPath(name, fixed);
    const [git, bash, sh, rg, grep] = await Promise.all(['git', 'bash', 'sh', 'rg', 'grep'].map(find));
    return {
        path: fixed,
        git,
        // With a socket as its input bash takes itself for a remote shell and reads the user's ~/.bashrc, see bash(1).
        shell: bash === undefined ? { file: sh ?? '/bin/sh', args: [] } : { file: bash, args: ['--norc'] },
        search: rg === undefined ? { kind: 'grep', file: grep ?? '/usr/bin/grep' } : { kind: 'rg', file: rg },
    };
}
/** Returns the start of a command of a plan or a setting. */
function toShell(command, { file, args }) {
    return { file, args: [...args, '-c', command] };
}
/** Finds the real path of the program of this name on a PATH; undefined when no absolute folder of it has one. */
async function findOnPath(program, path) {
    for (const folder of listFolders(path)) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, program);
        if (isExecutable(file))
            return toRealProgram(file);
    }
    return undefined;
}
/** Resolves links, but keeps the name: a program such as busybox decides by its name what it does. */
function toRealProgram(file) {
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(real) === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) ? real : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file));
}
/** Asks at once: each way through the pool of threads takes longer than the answer. */
function isExecutable(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}
/** Returns the PATH of a git, which finds its own programs in a folder of its own: nobody else's are on it. */
function toGitPath(git) {
    return [...new Set([(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(git), ...SYSTEM_PATH.split(':')])].join(':');
}
function listFolders(path) {
    return path.split(':').filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute);
}


/***/ }),

/***/ 77855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ toCleanLine),
/* harmony export */   M: () => (/* binding */ toCleanText)
/* harmony export */ });
/* harmony import */ var _domain_text_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36689);

/**
 * Returns a text as it may leave us: redacted, as plain lines, and redacted once more, since without its invisible
 * characters a text may hold what it did not hold before. Every text for people goes through here last.
 */
function toCleanText(text, redact) {
    return redact((0,_domain_text_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlainText */ .bo)(redact(text)));
}
/** Returns a text as it may leave us, on one line. Joined lines are redacted again: a secret may have a space. */
function toCleanLine(text, redact) {
    return redact(toCleanText(text, redact).replace(/\s+/g, ' ').trim());
}


/***/ }),

/***/ 56498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ toLogText),
/* harmony export */   c: () => (/* binding */ toResultText)
/* harmony export */ });
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77855);

/**
 * Returns a text for a log that a runner may read: redacted, in plain lines, of which none is a command. The runner
 * trims a line before it looks for `::`, and finds the older `##[` anywhere (ActionCommand.cs in actions/runner).
 */
function toLogText(text, redact) {
    return (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toCleanText */ .M)(text, redact)
        .replaceAll('##[', '# #[')
        .replace(/^([^\S\n]*:)(?=:)/gm, '$1 ');
}
/** Returns a result for standard output, redacted. In JSON, which stays the same value, `##[` is escaped. */
function toResultText(text, redact) {
    const isJson = /^\s*[{[]/.test(text);
    return redact(text).replaceAll('##[', isJson ? '#\\u0023[' : '# #[');
}


/***/ }),

/***/ 93930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createRedactor),
  d: () => (/* binding */ findSecrets)
});

;// CONCATENATED MODULE: ./exec/redaction/find-occurrences.js
const KEY_LENGTH = 4;
const KEYS = 1 << 16;
/** Creates a search for many strings at once, which reads the text once however many they are. */
function createOccurrenceFinder(needles) {
    const byKey = new Map();
    const isKey = new Uint8Array(KEYS);
    for (const needle of needles) {
        const key = toKey([...needle.slice(0, KEY_LENGTH)].reduce((window, char) => roll(window, char.charCodeAt(0)), 0));
        byKey.set(key, [...(byKey.get(key) ?? []), needle]);
        isKey[key] = 1;
    }
    if (needles.length === 0)
        return () => [];
    return (text, from) => {
        const spans = [];
        let window = 0;
        for (let at = from; at < text.length; at += 1) {
            window = roll(window, text.charCodeAt(at));
            if (isKey[toKey(window)] !== 1)
                continue;
            const start = at - KEY_LENGTH + 1;
            for (const needle of byKey.get(toKey(window)) ?? []) {
                if (start >= from && text.startsWith(needle, start))
                    spans.push({ start, end: start + needle.length });
            }
        }
        return spans;
    };
}
/** Appends a byte to the last four; the oldest falls out at the top. */
function roll(window, byte) {
    return (window << 8) | byte;
}
function toKey(window) {
    return (window ^ (window >>> 13)) & (KEYS - 1);
}

// EXTERNAL MODULE: ./domain/text/plain-text.js
var plain_text = __webpack_require__(36689);
;// CONCATENATED MODULE: ./exec/redaction/secret-encodings.js

const SHORTEST_SECRET = 6;
const SHORTEST_LINE = 16;
/**
 * Returns the forms in which secrets may occur in a text, as strings with one character per byte (latin1): raw, JSON,
 * URL, hex, base64 and base64url at any offset. Secrets of less than 6 bytes have none: they would occur in any text.
 */
function toSecretForms(secrets) {
    const forms = new Set();
    for (const secret of secrets.flatMap(withParts)) {
        if (Buffer.byteLength(secret) < SHORTEST_SECRET)
            continue;
        for (const form of encodings(secret))
            forms.add(Buffer.from(form, 'utf8').toString('latin1'));
    }
    return [...forms];
}
/** Adds each line of a secret, since logs indent lines, the secret without its last newline, and all of that folded. */
function withParts(secret) {
    const parts = splitSecret(secret);
    return [...parts, ...parts.map(plain_text/* foldText */.TH)];
}
function splitSecret(secret) {
    const lines = secret.split(/\r?\n/).map((line) => line.trim());
    return [secret, secret.trim(), ...lines.filter((line) => line.length >= SHORTEST_LINE)];
}
function encodings(secret) {
    const bytes = Buffer.from(secret, 'utf8');
    const text = bytes.toString('utf8');
    const url = encodeURIComponent(text);
    const base64 = [0, 1, 2].map((offset) => toBase64At(bytes, offset));
    return [
        text,
        JSON.stringify(text).slice(1, -1),
        url,
        url.replaceAll('%20', '+'),
        url.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
        bytes.toString('hex'),
        bytes.toString('hex').toUpperCase(),
        ...base64,
        ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
    ];
}
/** Returns the base64 characters that depend on these bytes only, after `offset` other bytes (0 to 2). */
function toBase64At(bytes, offset) {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    return encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
}

;// CONCATENATED MODULE: ./exec/redaction/secret-patterns.js
/** Longest match of a pattern that stays within one line, with its lookahead. */
const LONGEST_LINE_MATCH = 1_400;
/** Longest lookbehind of a pattern, in characters. */
const LONGEST_LOOKBEHIND = 3;
const NO_WORD_BEFORE = '(?<![A-Za-z0-9])';
const PEM_BODY = '(?:[A-Za-z0-9+/=\\s\\\\:,]|-(?!----)){0,32768}';
const PEM_LABEL = '[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----';
/** The beginning of a private key, up to its end marker, by which a key is found whose end has not arrived. */
const OPEN_PRIVATE_KEY = `-----BEGIN ${PEM_LABEL}${PEM_BODY}`;
/** Longer than any end marker of a private key. */
const LONGEST_KEY_END = 80;
function token(name, starts, rest) {
    return { name, kind: 'token', starts, source: `${NO_WORD_BEFORE}(?:${starts.join('|')})${rest}` };
}
const secretPatterns = [
    {
        name: 'private key',
        kind: 'token',
        starts: ['-----BEGIN '],
        source: `${OPEN_PRIVATE_KEY}(?:-----END ${PEM_LABEL})?`,
    },
    token('GitHub token', ['ghp_', 'gho_', 'ghu_', 'ghr_'], '[A-Za-z0-9]{36,255}'),
    token('GitHub installation token', ['ghs_'], '[A-Za-z0-9._-]{36,1100}'),
    token('GitHub fine-grained token', ['github_pat_'], '[A-Za-z0-9_]{22,255}'),
    token('Anthropic key', ['sk-ant-'], '[A-Za-z0-9_-]{20,255}'),
    token('OpenAI key', ['sk-'], '(?:[A-Za-z0-9]{20,255}|(?:proj|svcacct|admin|None|or-v1)-[A-Za-z0-9_-]{20,255})'),
    token('AWS access key', ['AKIA', 'ASIA'], '[0-9A-Z]{16}(?![0-9A-Za-z])'),
    token('Google API key', ['AIza'], '[A-Za-z0-9_-]{35}'),
    token('Slack token', ['xox'], '[baeoprs]-[A-Za-z0-9-]{10,255}'),
    token('npm token', ['npm_'], '[A-Za-z0-9]{36,255}'),
    token('GitLab token', ['glpat-'], '[A-Za-z0-9_-]{20,255}'),
    {
        name: 'login in a URL',
        kind: 'login',
        starts: ['://'],
        offset: 3,
        source: '[^\\s/:@\'"]{0,128}:[^\\s/@\'"]{1,1200}(?=@)',
    },
    {
        name: 'authorization header',
        kind: 'login',
        starts: ['Authorization', 'authorization', 'AUTHORIZATION'],
        source: '[A-Za-z]{13}[\\\\"\']{0,3}: ?[\\\\"\']{0,3}(?:[Bb]asic|[Bb]earer|BASIC|BEARER|token) [A-Za-z0-9+/=._~-]{8,1200}',
    },
];

;// CONCATENATED MODULE: ./exec/redaction/views/byte-fold.js

/** More in a row say nothing that fewer do not, and a secret that they break has to be kept as long as it is open. */
const MAX_RUN = 32;
const BYTES = {
    control: '(?:[\\0-\\x08\\x0e-\\x1f\\x7f]|\\xc2[\\x80-\\x84\\x86-\\x9f])',
    c1: (code) => `\\xc2\\x${code.toString(16)}`,
    inString: '(?:[^\\0-\\x1f\\x7f\\xc2]|\\xc2[\\xa0-\\xff])',
    maxString: 1024,
};
const SEQUENCE = new RegExp((0,plain_text/* toSequenceSource */.kR)(BYTES), 'y');
const OPEN_SEQUENCE = new RegExp((0,plain_text/* toOpenSequenceSource */.sp)(BYTES), 'y');
/** Longer than any sequence. */
const MAX_SEQUENCE = 2200;
const SPECIAL = /[\0-\x08\x0b-\x1f\x7f-\xff]/;
/** Returns whether folding a text may change it. */
function isFoldable(text) {
    return SPECIAL.test(text);
}
/** Folds a text of bytes by the rules of `foldCharacter`, without its escape sequences. Bytes that are no text remain. */
function foldBytes(text, { isLast, keepsSequences }) {
    const output = openOutput(text);
    let hasSequences = false;
    let at = 0;
    while (at < text.length) {
        const byte = text.charCodeAt(at);
        if (byte >= 0x20 && byte < 0x7f) {
            at += 1;
            continue;
        }
        const width = byte < 0x80 ? 1 : measureCharacter(text, at, byte);
        if (width === OPEN && !isLast)
            break;
        if (width === NONE || width === OPEN) {
            at += 1;
            continue;
        }
        const code = width === 1 ? byte : decode(text, at, width);
        if (code > 0x9f || code === 0x09 || code === 0x0a || code === 0x0d || keepsSequences) {
            if (foldCode(code) !== undefined)
                output.add(at, width, foldCode(code) ?? '');
            at += width;
            continue;
        }
        const sequence = measureSequence(text, at, isLast);
        if (sequence === OPEN)
            break;
        const isString = sequence > 0 && !isParameterized(text, at, width);
        // What is in excess is dropped, and a string has letters that may be a part of a secret.
        const taken = sequence === NONE || (isString && output.isRunFull(at)) ? width : sequence;
        if (sequence > 0)
            hasSequences = true;
        output.add(at, taken, '');
        at += taken;
    }
    return { ...output.finish(at), hasSequences };
}
/** Collects the fold of a text, of which everything stays that is not added. */
function openOutput(text) {
    const parts = [];
    const excess = [];
    const pieces = [];
    let length = 0;
    let run = 0;
    let done = 0;
    let last;
    return {
        isRunFull: (at) => done === at && run >= MAX_RUN,
        add(start, width, folded) {
            const end = start + width;
            const isNext = done === start;
            if (!isNext) {
                pieces.push(text.slice(done, start));
                length += start - done;
            }
            run = folded !== '' ? 0 : isNext ? run + 1 : 1;
            done = end;
            if (run > MAX_RUN)
                excess.push({ start, end });
            if (run > 1 && last !== undefined) {
                last.end = end;
                return;
            }
            last = { start, end, foldedStart: length, foldedEnd: length + folded.length };
            parts.push(last);
            if (folded !== '')
                pieces.push(folded);
            length += folded.length;
        },
        finish(openFrom) {
            pieces.push(text.slice(done, openFrom));
            return { text: pieces.join(''), parts, openFrom, excess };
        },
    };
}
/** The width of something that may continue behind the end of the text. */
const OPEN = -1;
/** The width of something that is not there. */
const NONE = 0;
/** Returns the width of an escape sequence, `OPEN` or `NONE`. */
function measureSequence(text, at, isLast) {
    if (!isLast && text.length - at <= MAX_SEQUENCE) {
        OPEN_SEQUENCE.lastIndex = at;
        if (OPEN_SEQUENCE.test(text))
            return OPEN;
    }
    SEQUENCE.lastIndex = at;
    return SEQUENCE.test(text) ? SEQUENCE.lastIndex - at : NONE;
}
/** Returns whether a sequence holds nothing but parameters, and a letter for its kind. */
function isParameterized(text, at, width) {
    return text.charCodeAt(at + width) === 0x5b || text.startsWith('\xc2\x9b', at);
}
/** Returns the width of a character of UTF-8 that begins with this byte, `OPEN` or `NONE`. */
function measureCharacter(text, at, lead) {
    if (lead < 0xc2 || lead > 0xf4)
        return NONE;
    const width = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    for (let index = at + 1; index < at + width; index += 1) {
        if (index >= text.length)
            return OPEN;
        if ((text.charCodeAt(index) & 0xc0) !== 0x80)
            return NONE;
    }
    return width;
}
function decode(text, at, width) {
    let code = text.charCodeAt(at) & (0x7f >> width);
    for (let index = at + 1; index < at + width; index += 1)
        code = (code << 6) | (text.charCodeAt(index) & 0x3f);
    return code;
}
const LAST_CODE_POINT = 0x10ffff;
/** For each code point whether folding leaves it as it is; 0 when that is not known yet. */
const isSame = new Uint8Array(LAST_CODE_POINT + 1);
const folds = new Map();
const MAX_FOLDS = 4096;
/** Folds a character to bytes of UTF-8; undefined when it stays as it is. */
function foldCode(code) {
    if (isSame[code] === 1 || code > LAST_CODE_POINT)
        return undefined;
    const known = folds.get(code);
    if (known !== undefined)
        return known;
    const character = String.fromCodePoint(code);
    const folded = (0,plain_text/* foldCharacter */.VC)(character);
    if (folded === character) {
        isSame[code] = 1;
        return undefined;
    }
    const bytes = Buffer.from(folded, 'utf8').toString('latin1');
    if (folds.size < MAX_FOLDS)
        folds.set(code, bytes);
    return bytes;
}

;// CONCATENATED MODULE: ./exec/redaction/views/search-views.js

/** Makes the views of a text. A text that folding cannot change has one. */
function createSearchViews(text, isLast) {
    const plain = toPlainView(text);
    const unfolded = { views: [plain], openFrom: text.length, excess: [], align: (at) => at };
    if (!isFoldable(text))
        return unfolded;
    const fold = foldBytes(text, { isLast, keepsSequences: false });
    if (fold.parts.length === 0)
        return { ...unfolded, openFrom: fold.openFrom };
    const views = [plain, toFoldedView(fold)];
    // The text of a title may be a secret, and the last letter of a sequence the first of one, with characters in between
    // that are not seen.
    if (fold.hasSequences)
        views.push(toFoldedView(foldBytes(text, { isLast, keepsSequences: true })));
    const align = (at) => {
        const part = findPart(fold.parts, (each) => each.start < at);
        return part !== undefined && at < part.end ? part.start : at;
    };
    return { views, openFrom: fold.openFrom, excess: fold.excess, align };
}
/** Removes from a text what stands in a row of too many characters that are folded to nothing. */
function dropExcess(text, { excess }) {
    let at = 0;
    const kept = [];
    for (const { start, end } of excess) {
        kept.push(text.slice(at, start));
        at = end;
    }
    return kept.join('') + text.slice(at);
}
function toPlainView(text) {
    const same = (at) => at;
    return { text, toStart: same, toEnd: same, toView: same };
}
function toFoldedView({ text, parts }) {
    return {
        text,
        toStart(at) {
            const part = findPart(parts, ({ foldedStart }) => foldedStart <= at);
            if (part === undefined)
                return at;
            return at < part.foldedEnd ? part.start : part.end + at - part.foldedEnd;
        },
        toEnd(at) {
            const last = at - 1;
            const part = findPart(parts, ({ foldedStart }) => foldedStart <= last);
            if (part === undefined)
                return at;
            return last < part.foldedEnd ? part.end : part.end + at - part.foldedEnd;
        },
        toView(at) {
            const part = findPart(parts, ({ start }) => start < at);
            if (part === undefined)
                return at;
            return part.foldedEnd + Math.max(0, at - part.end);
        },
    };
}
/** Finds the last of the parts, in order, for which a condition holds that holds for none after it. */
function findPart(parts, holds) {
    let [low, high] = [0, parts.length];
    while (low < high) {
        const middle = (low + high) >>> 1;
        const part = parts[middle];
        if (part !== undefined && holds(part))
            low = middle + 1;
        else
            high = middle;
    }
    return parts[low - 1];
}

;// CONCATENATED MODULE: ./exec/redaction/redact.js





const REPLACEMENT = '***';
/** The part of a long text that is searched at once. */
const SLICE = 1024 * 1024;
/** A text that is held back and longer than this is searched again when it has grown, since every search is as long as it. */
const MUCH = 16 * 1024;
const GROWTH = 2;
const scanners = createTokenScanners(secretPatterns);
const tokenScanners = createTokenScanners(secretPatterns.filter((pattern) => pattern.kind === 'token'));
/**
 * Creates a redactor of the given secrets in their usual encodings and of well-known tokens, in linear time. They are
 * found also where characters break them that nobody sees, escape sequences, or marks and forms of letters.
 */
function createRedactor(secrets) {
    const known = new Set(secrets);
    let search = toSearch([...known]);
    return {
        redact(text) {
            const stream = createRedactingStream(search);
            const bytes = Buffer.from(text, 'utf8');
            const parts = [];
            for (let at = 0; at < bytes.length; at += SLICE)
                parts.push(stream.push(bytes.subarray(at, at + SLICE)));
            return Buffer.concat([...parts, stream.end()]).toString('utf8');
        },
        redactStream: () => createRedactingStream(search),
        holdsSecret: (bytes) => createSearchViews(toByteText(bytes), true).views.some(({ text }) => search.findForms(text, 0).length > 0),
        add(further) {
            for (const secret of further)
                known.add(secret);
            search = toSearch([...known]);
        },
    };
}
function toSearch(secrets) {
    const forms = toSecretForms(secrets);
    const longest = (list) => Math.max(0, ...list.map((form) => form.length));
    return {
        findForms: createOccurrenceFinder(forms),
        longestInLine: Math.max(LONGEST_LINE_MATCH, longest(forms)),
        longestOverLines: longest(forms.filter((form) => form.includes('\n'))),
    };
}
/** Creates a stream that holds one character per byte, so that bytes that are not valid UTF-8 pass unchanged. */
function createRedactingStream(search) {
    let text = '';
    // All are indexes into `text`: first undecided, first not yet replaced, first not yet searched by each scanner of a view.
    let next = 0;
    let covered = 0;
    let scanFrom = [];
    let enough = 0;
    const release = (isLast) => {
        let opened = createSearchViews(text, isLast);
        if (opened.excess.length > 0) {
            text = dropExcess(text, opened);
            opened = createSearchViews(text, isLast);
        }
        const hold = isLast ? text.length : Math.max(next, findHoldOfViews(opened, search));
        const found = searchViews(opened.views, { search, next, scanFrom, hold });
        const spans = found.flatMap(({ all }) => all).sort((a, b) => a.start - b.start);
        let output = '';
        let at = Math.max(next, covered);
        for (const span of spans) {
            if (span.start >= covered)
                output += text.slice(at, span.start) + REPLACEMENT;
            covered = Math.max(covered, span.end);
            at = Math.max(at, covered);
        }
        if (at < hold)
            output += text.slice(at, hold);
        const cut = Math.min(...opened.views.map((view) => findContext(view, opened, hold)));
        scanFrom = found.map(({ from }) => from.map((end) => Math.max(hold, end) - cut));
        covered = Math.max(hold, covered) - cut;
        next = hold - cut;
        text = text.slice(cut);
        enough = text.length < MUCH ? 0 : text.length * GROWTH;
        return Buffer.from(output, 'latin1');
    };
    return {
        push(chunk) {
            text += shortenFlood(toByteText(chunk));
            return text.length < enough ? new Uint8Array() : release(false);
        },
        end: () => release(true),
    };
}
/** A run of one control character that is in excess, whatever stands around it. */
const FLOOD = new RegExp(`([\\0-\\x08\\x0b\\x0c\\x0e-\\x1a\\x1c-\\x1f\\x7f])\\1{${MAX_RUN},}`, 'g');
/** Shortens what `dropExcess` would drop anyway: it examines each character, and a flood has many. */
function shortenFlood(text) {
    return text.replace(FLOOD, (run) => run.slice(0, MAX_RUN + 1));
}
/** Finds the beginning of what a search must still see of the part before `hold`. */
function findContext(view, { align }, hold) {
    return align(view.toStart(Math.max(0, view.toView(hold) - LONGEST_LOOKBEHIND)));
}
/** Finds what starts before `hold` in each view, as parts of the original. */
function searchViews(views, position) {
    const [first, ...others] = [0, 1, 2].map((index) => searchView(views[index], index, position));
    if (first === undefined)
        return [];
    // A view that is not there has the text of the first, so that nothing else was found in it.
    const merge = (from) => from.map((end, each) => Math.max(end, first.from[each] ?? 0));
    return [
        first,
        ...others.map((found, index) => (index + 1 < views.length ? found : { ...found, from: merge(found.from) })),
    ];
}
function searchView(view, index, position) {
    const { search, next, scanFrom, hold } = position;
    const from = scanFrom[index] ?? scanners.map(() => 0);
    if (view === undefined)
        return { all: [], from };
    const toOriginal = ({ start, end }) => ({ start: view.toStart(start), end: view.toEnd(end) });
    const isDecided = (span) => span.start < hold;
    const found = scanners.map(({ scan }, each) => scan(view.text, view.toView(from[each] ?? 0))
        .map(toOriginal)
        .filter(isDecided));
    const given = search.findForms(view.text, view.toView(next)).map(toOriginal).filter(isDecided);
    return { all: [...found.flat(), ...given], from: found.map((list, each) => list.at(-1)?.end ?? from[each] ?? 0) };
}
/** Finds the beginning of the undecided part, in whatever view it is longest. */
function findHoldOfViews({ views, openFrom, align }, search) {
    const holds = views.map((view) => view.toStart(findHold(view.text, search)));
    return align(Math.min(openFrom, ...holds));
}
/** Finds the beginning of the undecided part, which more input may complete to a secret. */
function findHold(text, search) {
    const openLine = Math.max(text.lastIndexOf('\n') + 1, text.length - search.longestInLine);
    const openForm = search.longestOverLines === 0 ? text.length : text.length - search.longestOverLines;
    let hold = Math.min(openLine, openForm);
    for (const match of text.matchAll(new RegExp(OPEN_PRIVATE_KEY, 'g'))) {
        if (match.index + match[0].length > text.length - LONGEST_KEY_END)
            hold = Math.min(hold, match.index);
    }
    return Math.max(0, hold);
}
/** Finds the names of the vendors' token shapes that occur in `bytes`, each once. */
function findSecrets(bytes) {
    const { views } = createSearchViews(toByteText(bytes), true);
    const found = tokenScanners.filter(({ scan }) => views.some(({ text }) => scan(text, 0).length > 0));
    return [...new Set(found.map(({ name }) => name))];
}
function toByteText(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
/** Creates one scanner for each beginning of each pattern. */
function createTokenScanners(patterns) {
    return patterns.flatMap(({ name, starts, source, offset = 0 }) => starts.map((start) => ({ name, scan: createScan(start, offset, source) })));
}
function createScan(start, offset, source) {
    let pattern;
    return (text, from) => {
        const spans = [];
        let at = text.indexOf(start, Math.max(0, from - offset));
        while (at !== -1) {
            // Made for the first beginning that is found, since most are in no text of a process.
            pattern ??= new RegExp(source, 'y');
            pattern.lastIndex = at + offset;
            const length = pattern.exec(text)?.[0].length ?? 0;
            if (length > 0)
                spans.push({ start: at + offset, end: at + offset + length });
            at = text.indexOf(start, at + Math.max(1, length));
        }
        return spans;
    };
}


/***/ }),

/***/ 90238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ fitColumns),
/* harmony export */   b: () => (/* binding */ breakColumns)
/* harmony export */ });
/** Cuts a line to the columns of a terminal; characters of East Asia and emoji count as two. */
function fitColumns(line, columns) {
    const characters = [...line];
    let used = 0;
    for (const [index, character] of characters.entries()) {
        used += isWide(character) ? 2 : 1;
        if (used > columns)
            return `${characters.slice(0, Math.max(0, index - 1)).join('')}…`;
    }
    return line;
}
/** Breaks a line into parts that fit the columns of a terminal, within words too; at least one part. */
function breakColumns(line, columns) {
    const parts = [];
    let part = '';
    let used = 0;
    for (const character of line) {
        const width = isWide(character) ? 2 : 1;
        if (used + width > columns && part !== '') {
            parts.push(part);
            part = '';
            used = 0;
        }
        part += character;
        used += width;
    }
    return [...parts, part];
}
/** Returns whether a character may be two columns wide: those from U+1100 that are no punctuation, arrows or shapes. */
function isWide(character) {
    return character >= '\u1100' && !/[\u2000-\u23ff\u2500-\u27bf]/.test(character);
}


/***/ }),

/***/ 16104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ addTaskFlags),
/* harmony export */   TY: () => (/* binding */ replaceOwnCommands),
/* harmony export */   c0: () => (/* binding */ toCloneWords)
/* harmony export */ });
/** A command of ours as texts have it: at the end of a line, as an indented one or behind a variable, or in quotation marks. */
const AT_END = /(?<=: |^ {2,}|=\$\([a-z ]+\) )groundhog ([a-z-]+(?: .*)?)$/gm;
const QUOTED = /(?<=")groundhog ([a-z-]+(?: [^"\n]*)?)(?=")/g;
/**
 * Renders the commands of a text as its reader can run them. `render` gets the words after the name of the program, such as
 * `status --task a`.
 */
function replaceOwnCommands(text, render) {
    // An attempt finds the program by its name.
    const renderAll = (command, words) => (words === 'verb …' ? command : render(words));
    return text.replace(AT_END, renderAll).replace(QUOTED, renderAll);
}
/** Adds the flags of a reader to the words of a command for a task; other commands know no such flags. */
function addTaskFlags(words, flags) {
    return flags !== '' && / --task \S+$/.test(words) ? `${words} ${flags}` : words;
}
/** Renders the commands of a text for a clone, where the records of jobs are those of its remote. */
function toCloneWords(text) {
    return replaceOwnCommands(text, (words) => `groundhog ${addTaskFlags(words, '--remote origin')}`);
}


/***/ })

};
