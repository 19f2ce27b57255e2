export const id = 369;
export const ids = [369];
export const modules = {

/***/ 34859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ providerFacts),
/* harmony export */   x: () => (/* binding */ PROVIDER_NAMES)
/* harmony export */ });
/** The providers by their names in the settings. */
const providerFacts = {
    anthropic: {
        keyNames: ['ANTHROPIC_API_KEY'],
        isKeyOptional: false,
        addressNames: ['ANTHROPIC_BASE_URL'],
        address: 'https://api.anthropic.com/v1',
        path: '/v1',
    },
    openai: {
        keyNames: ['OPENAI_API_KEY'],
        isKeyOptional: false,
        addressNames: ['OPENAI_BASE_URL'],
        address: 'https://api.openai.com/v1',
        path: '/v1',
    },
    google: {
        keyNames: ['GEMINI_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY', 'GOOGLE_API_KEY'],
        isKeyOptional: false,
        addressNames: ['GOOGLE_GEMINI_BASE_URL'],
        address: 'https://generativelanguage.googleapis.com/v1beta',
        path: '/v1beta',
    },
    'github-models': {
        keyNames: ['GITHUB_MODELS_TOKEN', 'GITHUB_TOKEN'],
        isKeyOptional: false,
        addressNames: ['GITHUB_MODELS_BASE_URL'],
        address: 'https://models.github.ai/inference',
        path: '',
    },
    'openai-compatible': {
        keyNames: ['OPENAI_COMPATIBLE_API_KEY'],
        isKeyOptional: true,
        addressNames: ['OPENAI_COMPATIBLE_BASE_URL'],
        address: undefined,
        path: '/v1',
    },
};
const PROVIDER_NAMES = Object.keys(providerFacts).filter(isProviderName);
function isProviderName(name) {
    return Object.hasOwn(providerFacts, name);
}


/***/ }),

/***/ 76351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ BUILTIN_TOOL_NAMES)
/* harmony export */ });
/** The tools of the built-in agent besides the verbs: the names that an allow-list may hold. */
const BUILTIN_TOOL_NAMES = ['read_file', 'list_files', 'search', 'write_file', 'edit_file', 'bash'];


/***/ }),

/***/ 84083:
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



const TOOLS = ['Bash', 'Edit', 'Glob', 'Grep', 'Read', 'Write'];
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
    readingTools: ['Glob', 'Grep', 'Read'],
    launch: ({ model, baseUrl, key }, { home, bridgeEnv, maxTurns }) => ({
        args: [
            '-p',
            ...['--output-format', 'stream-json', '--verbose', '--no-session-persistence'],
            ...(model === undefined ? [] : ['--model', model]),
            ...['--max-turns', String(maxTurns)],
            // The project's settings and servers would run its hooks and programs.
            ...['--setting-sources', 'user', '--mcp-config', `${home}/mcp.json`, '--strict-mcp-config'],
            ...['--disable-slash-commands', '--permission-mode', 'acceptEdits'],
            ...['--tools', TOOLS.join(','), '--allowedTools', [`mcp__${BRIDGE.name}`, ...TOOLS].join(',')],
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
                mcpServers: {
                    [BRIDGE.name]: { type: 'stdio', command: BRIDGE.command, args: BRIDGE.args, env: bridgeEnv },
                },
            }),
        },
    }),
    openDecoder() {
        const counted = new Set();
        return (line) => {
            switch (line.type) {
                case 'system':
                    return line.subtype === 'init' ? findMissingBridge(line) : [];
                case 'assistant':
                    return [...toTurn(line, counted), ...(0,json_object/* objectsAt */.yR)(line, 'message', 'content').flatMap(toContent)];
                case 'user':
                    return (0,json_object/* objectsAt */.yR)(line, 'message', 'content')
                        .filter((part) => part.type === 'tool_result')
                        .map(toToolEnd);
                case 'result':
                    return toResult(line);
                default:
                    return [];
            }
        };
    },
};
/** Reports an MCP server that did not start: the CLI continues without it, and says so only in its first line. */
function findMissingBridge(line) {
    const status = (0,json_object/* objectsAt */.yR)(line, 'mcp_servers').find(({ name }) => name === BRIDGE.name)?.status;
    return status === 'connected' || status === 'pending'
        ? []
        : [{ kind: 'no_bridge', detail: `its MCP server is ${String(status ?? 'unknown')}` }];
}
/** Counts each answer of the model once: it comes as several lines with the same usage. */
function toTurn(line, counted) {
    const id = (0,json_object/* textAt */.$6)(line, 'message', 'id');
    if (counted.has(id) || (0,json_object/* textAt */.$6)(line, 'message', 'model') === '<synthetic>')
        return [];
    counted.add(id);
    const count = (name) => (0,json_object/* numberAt */.tk)(line, 'message', 'usage', name);
    const cached = count('cache_read_input_tokens');
    const cacheWritten = count('cache_creation_input_tokens');
    const plain = count('input_tokens');
    const input = plain === undefined ? undefined : plain + (cached ?? 0) + (cacheWritten ?? 0);
    return [{ kind: 'turn', input, cached, cacheWritten, output: count('output_tokens') }];
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
    const usd = (0,json_object/* numberAt */.tk)(line, 'total_cost_usd');
    const cost = usd === undefined ? [] : [{ kind: 'cost', usd }];
    if (line.subtype === 'error_max_turns')
        return [...cost, { kind: 'turn_limit' }];
    // "subtype" is "success" for a failed request, too.
    if (line.is_error !== true)
        return cost;
    const message = (0,json_object/* textAt */.$6)(line, 'result') || (0,json_object/* objectsAt */.yR)(line, 'errors').map(String).join('; ') || String((0,json_object/* valueAt */.fK)(line, 'subtype'));
    return [...cost, { kind: 'failed', status: (0,json_object/* numberAt */.tk)(line, 'api_error_status'), message }];
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
    readingTools: ['web_search'],
    launch: (settings, context) => ({
        args: ['exec', '--json', '--skip-git-repo-check', '-'],
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
    log: {
        folder: '.codex/sessions',
        file: /rollout-.*\.jsonl$/,
        openDecoder: () => (line) => (0,json_object/* textAt */.$6)(line, 'payload', 'type') === 'token_count' && (0,json_object/* valueAt */.fK)(line, 'payload', 'info', 'last_token_usage') != null
            ? [codex_toTurn(line)]
            : [],
    },
};
/** Renders the configuration as TOML, where a JSON string is a string. Codex ignores a project's own unless it is trusted. */
function toConfig({ model, baseUrl, basePath, key }, { bridgeEnv }) {
    const quote = JSON.stringify;
    const env = Object.entries(bridgeEnv).map(([name, value]) => `${name} = ${quote(value)}`);
    return `${model === undefined ? '' : `model = ${quote(model)}\n`}model_provider = "chosen"
approval_policy = "never"
sandbox_mode = "danger-full-access"

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
function codex_toTurn(line) {
    const count = (name) => (0,json_object/* numberAt */.tk)(line, 'payload', 'info', 'last_token_usage', name);
    return {
        kind: 'turn',
        input: count('input_tokens'),
        cached: count('cached_input_tokens'),
        cacheWritten: count('cache_write_input_tokens'),
        output: count('output_tokens'),
    };
}

;// CONCATENATED MODULE: ./agent/cli/gemini.js



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
    readingTools: ['glob', 'grep_search', 'search_file_content', 'list_directory', 'read_file', 'read_many_files'],
    launch: ({ model, baseUrl, key }, { bridgeEnv }) => ({
        args: [
            ...(model === undefined ? [] : ['-m', model]),
            ...['--output-format', 'stream-json', '--approval-mode', 'yolo', '-e', 'none'],
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
                mcpServers: {
                    [BRIDGE.name]: { command: BRIDGE.command, args: BRIDGE.args, env: bridgeEnv, trust: true },
                },
            }),
        },
    }),
    openDecoder: () => (line) => {
        switch (line.type) {
            case 'message':
                return line.role === 'assistant' ? [{ kind: 'said', text: (0,json_object/* textAt */.$6)(line, 'content') }] : [];
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
    log: { folder: '.gemini/tmp', file: /session-.*\.jsonl$/, openDecoder: openLogDecoder },
};
function gemini_toToolEnd(line) {
    const result = line.output ?? line.error;
    const isError = line.status !== 'success';
    return { kind: 'tool_ended', id: (0,json_object/* textAt */.$6)(line, 'tool_id'), isError, result, resultBytes: (0,tool_records/* byteLength */.d)(result) };
}
/** Opens the decoder, which counts each answer once: the log repeats it when its tools have ended. */
function openLogDecoder() {
    const counted = new Set();
    return (line) => {
        const id = (0,json_object/* textAt */.$6)(line, 'id');
        if (line.type !== 'gemini' || line.tokens === undefined || counted.has(id))
            return [];
        counted.add(id);
        const count = (name) => (0,json_object/* numberAt */.tk)(line, 'tokens', name);
        const output = count('output');
        return [
            {
                kind: 'turn',
                input: count('input'),
                cached: count('cached'),
                cacheWritten: undefined,
                output: output === undefined ? undefined : output + (count('thoughts') ?? 0),
            },
        ];
    };
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
/** The adapter of opencode, which uses the API of its provider. */
const opencode = {
    name: 'opencode',
    program: 'opencode',
    packageName: 'opencode-ai',
    minVersion: '1.18.33',
    providers: ['anthropic', 'openai', 'google', 'openai-compatible', 'github-models'],
    isModelNeeded: true,
    isVerb: (tool) => tool.startsWith(`${BRIDGE.name}_`),
    readingTools: ['glob', 'grep', 'list', 'read', 'todoread', 'todowrite'],
    launch: (settings, context) => ({
        // Without a title, opencode would request one from the model.
        args: ['run', '--format', 'json', '--title', 'groundhog'],
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
            case 'step_finish':
                return [opencode_toTurn(line)];
            case 'error':
                return [opencode_toFailure(line)];
            default:
                return [];
        }
    },
    // No setting keeps opencode from running these.
    unsafeFolders: ['.opencode/plugin', '.opencode/plugins', '.opencode/tool', '.opencode/tools'],
};
function opencode_toConfig({ provider, model = '', baseUrl, basePath, key }, { bridgeEnv }) {
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
        permission: { edit: 'allow', bash: 'allow', webfetch: 'deny', external_directory: 'deny', doom_loop: 'deny' },
        mcp: {
            [BRIDGE.name]: {
                type: 'local',
                command: [BRIDGE.command, ...BRIDGE.args],
                enabled: true,
                environment: bridgeEnv,
            },
        },
    });
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
function opencode_toTurn({ part }) {
    const count = (...path) => (0,json_object/* numberAt */.tk)(part, 'tokens', ...path);
    const cached = count('cache', 'read');
    const cacheWritten = count('cache', 'write');
    const plain = count('input');
    const input = plain === undefined ? undefined : plain + (cached ?? 0) + (cacheWritten ?? 0);
    const text = count('output');
    const output = text === undefined ? undefined : text + (count('reasoning') ?? 0);
    return { kind: 'turn', input, cached, cacheWritten, output };
}
function opencode_toFailure({ error }) {
    const message = (0,json_object/* textAt */.$6)(error, 'data', 'message') || (0,json_object/* textAt */.$6)(error, 'message') || (0,json_object/* textAt */.$6)(error, 'name');
    return { kind: 'failed', status: (0,json_object/* numberAt */.tk)(error, 'data', 'statusCode'), message };
}

;// CONCATENATED MODULE: ./agent/cli/cli-adapters.js




const cliAdapters = [claudeCode, codex, opencode, gemini];


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

/***/ 71028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ runConfigSchema),
/* harmony export */   GW: () => (/* binding */ MAX_CONFIG_BYTES),
/* harmony export */   nN: () => (/* binding */ VARIABLE_NAME),
/* harmony export */   tF: () => (/* binding */ CONFIG_PATH)
/* harmony export */ });
/* unused harmony exports agentNames, providerNames */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40669);
/* harmony import */ var _paths_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59923);
/* harmony import */ var _setting_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8550);



/** Names that users give to the agents. */
const agentNames = ['command', 'builtin', 'claude-code', 'codex', 'opencode', 'gemini'];
/** Names that users give to the providers of models. */
const providerNames = ['anthropic', 'openai', 'google', 'github-models', 'openai-compatible'];
/** The path of a repository's configuration, read at the commit that a run starts from. */
const CONFIG_PATH = '.groundhog/config.yml';
const MAX_CONFIG_BYTES = 64 * 1024;
/** The names of environment variables that a shell takes. */
const VARIABLE_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const MAX_TEXT = 4096;
const MAX_ENTRIES = 100;
const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .max(MAX_TEXT)
    .refine((value) => value.trim() !== '', 'must not be blank');
const whole = ({ min, max }) => zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(min).max(max);
const decimal = ({ min, max }) => zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig('must be a number').min(min).max(max);
const branchGlob = text.superRefine((glob, { addIssue }) => {
    const problem = (0,_paths_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .findGlobProblem */ .R)(glob);
    if (problem !== undefined)
        addIssue(problem);
});
const variableName = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(MAX_TEXT).regex(VARIABLE_NAME, 'must be the name of an environment variable');
/** The settings of all runs of a repository. Inputs and flags override them; unknown keys are errors. */
const runConfigSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    agent: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(agentNames).optional(),
    agent_command: text.optional(),
    provider: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(providerNames).optional(),
    model: text.optional(),
    price: text.optional(),
    instruction: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(_setting_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INSTRUCTION_CHARACTERS */ .hB).optional(),
    tools: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).max(MAX_ENTRIES).optional(),
    on_denial: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_setting_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .denialChoices */ .oI).optional(),
    max_iterations: whole(_setting_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .settingRanges */ .lO.maxIterations).optional(),
    wall_clock_timeout_seconds: whole(_setting_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .settingRanges */ .lO.wallClockSeconds).optional(),
    attempt_budget_default: whole(_setting_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .settingRanges */ .lO.attemptBudget).optional(),
    max_cost_usd: decimal(_setting_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .settingRanges */ .lO.maxCostUsd).optional(),
    max_tokens: whole(_setting_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .settingRanges */ .lO.maxTokens).optional(),
    deadline_minutes: decimal(_setting_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .settingRanges */ .lO.deadlineMinutes).optional(),
    materialize: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_setting_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .materializeModes */ .IS).optional(),
    workspace: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_setting_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .workspaceChoices */ .SV).optional(),
    isolation: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_setting_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .isolationChoices */ .Lp).optional(),
    network_setup: text.optional(),
    network_agent: text.optional(),
    network_criteria: text.optional(),
    visible_paths: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).max(MAX_ENTRIES).optional(),
    verify_in: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_setting_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .verifyInChoices */ .tW).optional(),
    caches: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).max(MAX_ENTRIES).optional(),
    protected_branches: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(branchGlob).max(MAX_ENTRIES).optional(),
    mask: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(variableName).max(MAX_ENTRIES).optional(),
    judge_model: text.optional(),
    judge_provider: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(providerNames).optional(),
    judge_price: text.optional(),
});


/***/ }),

/***/ 14858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ needTitles),
/* harmony export */   Kn: () => (/* binding */ probes),
/* harmony export */   Sq: () => (/* binding */ findSelfTestProblems),
/* harmony export */   aZ: () => (/* binding */ attackTitles),
/* harmony export */   eN: () => (/* binding */ needs),
/* harmony export */   kg: () => (/* binding */ attacks)
/* harmony export */ });
/* unused harmony export canaries */
/** The attacks that fail in a sandbox, each with its words after "a program can". */
const attackTitles = {
    environment: 'read the environment of Groundhog',
    memory: 'read the memory of Groundhog',
    home_file: 'read a file of HOME',
    temporary_file: 'read a file of the folder for temporary files',
    shared_file: 'read a file of /tmp',
    control_config: "read the configuration of Groundhog's repository",
    repository_config: 'read the configuration of your repository',
    command_file: 'write to a file by which a step talks to the runner',
    own_program: 'write to the program of Groundhog',
    attempt_socket: 'connect to the socket of another attempt',
    service_socket: 'connect to a socket of Docker, ssh-agent or D-Bus',
    system_folder: 'write to a folder of the system',
    kernel_setting: 'write to a setting of the kernel',
    kernel_memory: 'read the memory or the log of the kernel',
    signal: 'send a signal to Groundhog',
    trace: 'write to the memory of Groundhog',
    namespace: 'see the processes or the files of the machine',
    survivor: 'leave a process behind',
    sudo: 'become root by sudo',
    new_rights: 'get new rights, or has some',
    user_namespace: 'create a user namespace',
    network_namespace: 'use the network devices of the machine',
    loopback: 'connect to the loopback of the machine',
    abstract_socket: 'connect to an abstract socket of the machine',
    metadata_address: 'connect to 169.254.169.254',
    ipv4_route: 'send packets by IPv4',
    ipv6_route: 'send packets by IPv6',
    dns: 'ask a name server',
};
/** The needs that a sandbox meets, each with its words after "a program cannot". */
const needTitles = {
    workspace: 'write to its folder',
    temporary_files: 'write to /tmp',
    git: 'run git in its folder',
    verb_socket: 'connect to the socket of its own attempt',
};
/** All attacks, in the order of the table. */
const attacks = keysOf(attackTitles);
/** All needs, in the order of the table. */
const needs = keysOf(needTitles);
const probes = [...attacks, ...needs];
function keysOf(table) {
    const isKey = (name) => Object.hasOwn(table, name);
    return Object.keys(table).filter(isKey);
}
/** The attacks that find a secret or a file of ours where there is no sandbox, whoever runs them. */
const canaries = [
    ...['environment', 'memory', 'home_file', 'temporary_file', 'shared_file'],
    ...['control_config', 'repository_config', 'command_file', 'own_program', 'attempt_socket'],
];
const MIN_CANARIES = 5;
/** The attacks that succeed by design where a sandbox shares the network of the machine. */
const NETWORK_ATTACKS = [
    ...['network_namespace', 'loopback', 'abstract_socket', 'metadata_address'],
    ...['ipv4_route', 'ipv6_route', 'dns'],
];
/** Lists in sentences why sandboxes must not be relied on; none when they hold. */
function findSelfTestProblems(outside, zones) {
    const found = canaries.filter((canary) => outside[canary]?.outcome === 'reached').length;
    const isBlind = found < MIN_CANARIES;
    return [
        ...(isBlind
            ? [
                `The self-test proves nothing: without a sandbox it reached ${found} of ${canaries.length} things, and must reach ${MIN_CANARIES}.`,
            ]
            : []),
        ...zones.flatMap(findZoneProblems),
    ];
}
function findZoneProblems({ zone, hasNetwork, answers }) {
    const held = attacks.filter((attack) => !(hasNetwork && NETWORK_ATTACKS.includes(attack)));
    const reached = held.filter((attack) => (answers[attack]?.outcome ?? 'reached') === 'reached');
    const missed = needs.filter((need) => (answers[need]?.outcome ?? 'blocked') === 'blocked');
    const inside = `In the sandbox of the ${zone} a program`;
    return [
        ...reached.map((attack) => `${inside} can ${attackTitles[attack]}${describe(answers[attack])}.`),
        ...missed.map((need) => `${inside} cannot ${needTitles[need]}${describe(answers[need])}.`),
    ];
}
function describe(answer) {
    const detail = answer === undefined ? 'no answer' : answer.detail;
    return detail === '' ? '' : ` (${detail})`;
}


/***/ }),

/***/ 73305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ renderError)
});

;// CONCATENATED MODULE: ./domain/errors/agent-error-texts.js
/** The texts of errors about the agent that the settings ask for. */
const agentErrorTexts = {
    agent_command_missing: () => ({
        title: 'The command agent has no command.',
        observed: 'The agent is "command" and no command was given.',
        hint: 'Give --agent-command \'<shell command>\', or the input "agent-command".',
    }),
    model_key_missing: ({ provider, names }) => ({
        title: 'There is no key for the model.',
        observed: `The provider "${provider}" needs one, and ${names} is not set.`,
        hint: 'Set the variable where Groundhog is started. In a job:\n  env:\n    NAME: ${{ secrets.NAME }}',
    }),
    agent_not_found: ({ agent, program, package: name, needed, reason }) => ({
        title: 'The program of the agent does not run on this machine.',
        observed: reason === undefined
            ? `The agent "${agent}" is the program "${program}", which is not on the PATH.`
            : `"${program} --version" did not report a version: ${reason}`,
        hint: `Install it with: npm install --global ${name}@${needed}; or name the program with --agent-command, or the input "agent-command".`,
    }),
    agent_too_old: ({ agent, program, package: name, needed, found }) => ({
        title: 'The program of the agent is too old.',
        observed: `"${program}" is version ${found}; the agent "${agent}" needs ${needed} or newer.`,
        hint: `Update it with: npm install --global ${name}@latest`,
    }),
};

;// CONCATENATED MODULE: ./domain/errors/event-error-texts.js
/** The texts of errors about an event of GitHub that starts no work. */
const eventErrorTexts = {
    task_taken: ({ task, issue, other }) => ({
        title: 'The task belongs to something else.',
        observed: `Issue #${issue} asks for the task "${task}", whose record ${other === undefined ? 'was not made for an issue' : `is of issue #${other}`}.`,
        hint: 'Give the plan of the issue another "task:", or leave it out.',
    }),
    task_unclear: ({ where, known }) => ({
        title: 'It is not clear which task is meant.',
        observed: `The tasks that belong to ${where}: ${known}.`,
        hint: 'Name one in the command: /groundhog <command> task=<id>',
    }),
    issue_plan_missing: ({ issue, label }) => ({
        title: `Issue #${issue} holds no plan; nothing was started.`,
        observed: 'There is neither a fenced block that is marked "groundhog" nor a line "Plan: <path>" in it.',
        hint: `Add one of them, then give the issue the label "${label}" again.`,
    }),
    issue_plan_invalid: ({ issue, problems, label }) => ({
        title: `The plan of issue #${issue} is not valid; nothing was started.`,
        observed: `${problems}`,
        hint: `Fix the lines above in the issue (each is named as line:column), then give it the label "${label}" again.`,
    }),
    plan_not_approved: ({ reason }) => ({
        title: 'The plan of the issue was not run.',
        observed: `${reason}`,
        hint: 'A user with write access approves exactly the plan that the last answer on the issue shows: /groundhog approve <hash>',
    }),
    access_refused: ({ reason }) => ({
        title: 'This event may not start anything; nothing was done.',
        observed: `${reason}`,
        hint: 'A user with write, maintain or admin rights can ask for the same.',
    }),
    event_unsupported: ({ reason }) => ({
        title: 'Nothing to do for this event.',
        observed: `${reason}`,
        hint: 'Work starts by hand (workflow_dispatch), by a schedule, by a repository_dispatch "groundhog", by the label on an issue, or by a comment that starts with /groundhog.',
    }),
};

;// CONCATENATED MODULE: ./domain/errors/git-error-texts.js
/** The texts of errors of git and of what connects to a remote. */
const gitErrorTexts = {
    git_too_old: ({ version, needed }) => ({
        title: 'This git is too old.',
        observed: `git ${version} was found; ${needed} or newer is needed.`,
        hint: 'Install a newer git and run again.',
    }),
    git_missing: ({ path }) => ({
        title: 'git was not found.',
        observed: `No program "git" on the PATH (${path}).`,
        hint: 'Install git and run again.',
    }),
    git_failed: ({ command, exit_code, stderr }) => ({
        title: 'A git command failed.',
        observed: `git ${command} ended with ${exit_code}${stderr === '' ? '' : `: ${stderr}`}`,
        hint: 'Nothing of yours was changed. Run again; if it fails again, report it with this text.',
    }),
    git_answer_too_long: ({ command, bytes }) => ({
        title: 'The output of a git command is too long.',
        observed: `git ${command} wrote more than ${bytes} bytes.`,
        hint: 'Nothing of yours was changed. Changes of this size need smaller checkpoints; run again.',
    }),
    git_lock_held: ({ path, age_seconds }) => ({
        title: 'A lock file of git is in the way.',
        observed: `"${path}" is there${describeAge(age_seconds)}: a git command holds it, or was killed and left it.`,
        hint: 'Let that command end. If no git command runs there, delete the file. Then run again: nothing is lost.',
    }),
    git_not_writable: ({ path, reason }) => ({
        title: 'git may not write in the repository.',
        observed: `"${path}" could not be created${reason === undefined ? '' : `: ${reason}`}.`,
        hint: 'Let your user write to that folder and those above it in the repository, then run again: nothing is lost.',
    }),
    remote_unreachable: ({ remote, stderr }) => ({
        title: 'The remote repository could not be reached.',
        observed: `${remote}: ${stderr}`,
        hint: 'Check the network and the address, then run again: the run resumes where it stopped.',
    }),
    remote_transport: ({ stderr }) => ({
        title: 'Groundhog does not support this kind of remote.',
        observed: `${stderr}`,
        hint: 'Fetch the records with git and read them here: git fetch origin "refs/groundhog/*:refs/groundhog/*"',
    }),
};
/** Renders for how long a file has existed; empty when that is not known, as on another machine. */
function describeAge(seconds) {
    if (typeof seconds !== 'number')
        return '';
    const [size, unit] = [
        [86_400, 'day'],
        [3600, 'hour'],
        [60, 'minute'],
    ].find(([each]) => seconds >= each) ?? [1, 'second'];
    const count = Math.floor(seconds / size);
    return `, made ${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

;// CONCATENATED MODULE: ./domain/errors/github-error-texts.js
/** The texts of errors about requests that GitHub, or another remote, refuses. */
const githubErrorTexts = {
    remote_unauthorised: ({ remote, stderr }) => ({
        title: 'The remote repository refused the token.',
        observed: `${remote}: ${stderr}`,
        hint: 'Give the job the right to write:\n  permissions:\n    contents: write\n    pull-requests: write\n    issues: write\nA job that runs for a fork only ever reads; start it in the repository itself.',
    }),
    remote_rejected: ({ remote, stderr }) => ({
        title: 'The remote repository rejected the push.',
        observed: `${remote}: ${stderr}`,
        hint: 'A rule or hook of the repository refused it; nothing was published. Allow the branch and refs/groundhog/**, or use another task branch.',
    }),
    branch_rule: ({ remote, stderr }) => ({
        title: 'A rule of the repository does not let Groundhog push.',
        observed: `${remote}: ${stderr}`,
        hint: 'Under "Settings", "Rules", leave groundhog/** out of the rule or let the app that pushes bypass it; or take a branch that it leaves alone:\n  with:\n    task-branch: <name>',
    }),
    workflow_change: ({ remote, stderr }) => ({
        title: 'GitHub did not take a change of a workflow file.',
        observed: `${remote}: ${stderr}`,
        hint: 'The token of a job can never push such a change. Give the step that of an app with the permission "Workflows: write":\n  with:\n    github-token: ${{ steps.app-token.outputs.token }}',
    }),
    token_missing: () => ({
        title: 'There is no GitHub token.',
        observed: 'The input "github-token" is empty.',
        hint: 'Leave the input out to use the token of the job, or pass one: github-token: ${{ secrets.MY_TOKEN }}',
    }),
    token_rejected: ({ operation, remote, message, stderr }) => ({
        title: 'The token is not valid, or no longer.',
        observed: `${operation ?? remote}: ${message ?? stderr}`,
        hint: 'The token of a job ends with the job, that of an app after an hour. Start again: the records are kept under refs/groundhog/, and the run resumes from there. To pause before an hour is over:\n  with:\n    deadline-minutes: 50',
    }),
    github_request_failed: ({ operation, status, message, request_id }) => ({
        title: 'A request to GitHub failed.',
        observed: `${operation}: ${status ?? 'no answer'} ${message ?? ''}${request_id === undefined ? '' : ` (request ${request_id})`}`,
        hint: 'Run again: finished work is recorded and is not repeated.',
    }),
    github_forbidden: ({ operation, status, message, permission }) => ({
        title: 'GitHub did not allow this.',
        observed: `${operation}: ${status} ${message ?? ''}`,
        hint: permission === undefined
            ? 'Check the permissions of the job and of the token.'
            : `Give the job the right:\n  permissions:\n    ${permission}`,
    }),
    pull_request_refused: ({ message, compare_url }) => ({
        title: 'GitHub did not allow the pull request to be opened.',
        observed: `${message}`,
        hint: [
            /not permitted to create/i.test(`${message}`)
                ? 'Allow it under "Settings", "Actions", "General": "Allow GitHub Actions to create and approve pull requests".'
                : 'Give the job the right:\n  permissions:\n    pull-requests: write',
            ...(compare_url === undefined ? [] : [`Or open it by hand: ${compare_url}`]),
        ].join('\n'),
    }),
    check_unavailable: ({ checkpoint, name }) => ({
        title: 'The plan asks for a check on GitHub, and this run cannot have one.',
        observed: `Checkpoint "${checkpoint}" asks for the check "${name}". A run on this machine pushes nothing to GitHub, and neither does one with dry-run.`,
        hint: 'Run the plan as a job, with the action and without dry-run; or take the criterion out.',
    }),
    check_missing: ({ names, commit, seconds, others }) => ({
        title: 'A check that the plan asks for did not appear on GitHub.',
        observed: `Commit ${commit} got no check ${names} within ${seconds} s. Found: ${others}.`,
        hint: 'Compare the name with what GitHub shows, and see what starts that check: a push with the token of a job starts no workflow, so name it and give it "on: workflow_dispatch":\n  with:\n    ci-workflows: <file>\nThe work is kept; the next run asks again, without the agent.',
    }),
    check_not_started: ({ workflow, branch, message, permission }) => ({
        title: 'A workflow for the checks that the plan asks for was not started.',
        observed: `"${workflow}" on the branch "${branch}": ${message}`,
        hint: permission === undefined
            ? `Give .github/workflows/${workflow} "on: workflow_dispatch" without inputs that are required, on the default branch and at the base of the task. The work is kept; the next run asks again, without the agent.`
            : `Give the job the right:\n  permissions:\n    ${permission}\nThe work is kept; the next run asks again, without the agent.`,
    }),
    check_branch_refused: ({ branch, message }) => ({
        title: 'The branch on which checks run was not pushed.',
        observed: `"${branch}": ${message}`,
        hint: 'Delete a branch of that name which is not ours; under "Settings", "Rules", leave groundhog/** out of the rule or let the app that pushes bypass it. The work is kept; the next run asks again, without the agent.',
    }),
    task_in_doubt: ({ reason }) => ({
        title: 'Nothing more was written to GitHub for now.',
        observed: `Another run may have the task: ${reason}.`,
        hint: 'Nothing needs to be done: if this run still holds the task, it resumes and reports everything with its next record; otherwise the other run does.',
    }),
};

;// CONCATENATED MODULE: ./domain/errors/storage-error-texts.js
/** The texts of errors about disks, folders, rights and the files of a repository. */
const storageErrorTexts = {
    disk_full: ({ path, stderr }) => ({
        title: 'The disk is full.',
        observed: path === undefined && stderr !== undefined
            ? `git could not write: ${stderr}`
            : `Writing to ${path ?? 'a temporary folder'} failed: no space left.`,
        hint: 'Free some space, or some files where the disk has no more of them (df -i), and run again: the run resumes where it stopped.',
    }),
    path_unusable: ({ path, reason }) => ({
        title: 'Groundhog cannot work at this path.',
        observed: `${path} ${reason}.`,
        hint: 'Rename the folder or move it, and run again.',
    }),
    permission_denied: ({ path, reason, stderr }) => ({
        title: 'A file or folder cannot be read or written.',
        observed: path === undefined ? `git: ${stderr}` : `"${path}": ${reason}.`,
        hint: 'Compare its owner and its rights with the user that runs Groundhog (ls -ld, id), and check that it is not mounted read-only (findmnt -T). Then run again.',
    }),
    open_files_limit: ({ path, reason, stderr }) => ({
        title: 'Too many files are open.',
        observed: path === undefined ? `git: ${stderr}` : `"${path}": ${reason}.`,
        hint: 'Raise the limit and run again: ulimit -n 1024. If it is high, another program holds most of it.',
    }),
    folder_gone: ({ path, reason }) => ({
        title: 'A temporary folder is not there, or no longer.',
        observed: `"${path}" ${reason ?? 'does not exist'}.`,
        hint: 'Find what deletes it: a program that clears temporary files, or the agent. Or set TMPDIR (RUNNER_TEMP in a job) to another folder that exists. Then run again: the run resumes from its last record.',
    }),
    repository_damaged: ({ path, reason, stderr }) => ({
        title: 'The repository is damaged.',
        observed: path === undefined ? `git: ${stderr}` : `"${path}": ${reason}.`,
        hint: 'Nothing was changed. List what is missing with: git fsck --full; then fetch it again, or use a fresh clone.',
    }),
};

;// CONCATENATED MODULE: ./domain/errors/error-catalog.js





const catalog = {
    ...agentErrorTexts,
    ...eventErrorTexts,
    ...gitErrorTexts,
    ...githubErrorTexts,
    ...storageErrorTexts,
    plan_not_found: ({ path, where }) => ({
        title: 'The plan file was not found.',
        observed: `There is no file "${path}"${where === undefined ? '' : ` in ${where}`}.`,
        hint: 'Check the path; it is relative to the repository root in the action, and to the current folder on the command line.',
    }),
    plan_invalid: ({ path, problems }) => ({
        title: `The plan ${path} is not valid; nothing was started.`,
        observed: `${problems}`,
        hint: 'Fix the lines above and check them with: groundhog validate <plan>',
    }),
    config_invalid: ({ path, where, problems }) => ({
        title: `The configuration ${path} is not valid; nothing was started.`,
        observed: `${problems}\nas it is in ${where}`,
        hint: 'Fix the lines above and commit them; all keys are in the action reference under "The configuration file".',
    }),
    not_a_repository: ({ path }) => ({
        title: 'This folder is not a git repository.',
        observed: `git found no repository at "${path}".`,
        hint: 'Name the repository with --repo DIR, or create one with: git init',
    }),
    no_files_here: ({ path }) => ({
        title: 'This repository has no working tree.',
        observed: `"${path}" is a bare repository, or the git directory of one.`,
        hint: 'Name a checkout with --repo DIR, or create one with: git worktree add DIR',
    }),
    no_commits: ({ path }) => ({
        title: 'The repository has no commit yet.',
        observed: `HEAD of "${path}" points to a branch without commits.`,
        hint: 'Commit something first: an attempt starts from a commit.',
    }),
    base_not_found: ({ ref }) => ({
        title: 'The base was not found.',
        observed: `"${ref}" names no commit in the repository.`,
        hint: 'Give a branch, tag or commit that exists: --base REF, or the input "base".',
    }),
    task_id_invalid: ({ id, reason }) => ({
        title: 'The task id cannot be used.',
        observed: `"${id}": ${reason}.`,
        hint: 'Give another one: --task ID, the input "task", or "task:" in the plan.',
    }),
    task_branch_invalid: ({ branch, reason }) => ({
        title: 'The task branch cannot have this name.',
        observed: `"${branch}" ${reason}.`,
        hint: 'Give another one: --task-branch NAME, or the input "task-branch".',
    }),
    task_branch_protected: ({ branch, reason }) => ({
        title: 'Groundhog does not work on this branch.',
        observed: `"${branch}" ${reason}; results land on a branch of their own.`,
        hint: 'Leave --task-branch (the input "task-branch") out, or name a branch that people merge from.',
    }),
    task_branch_checked_out: ({ branch, path }) => ({
        title: 'The task branch is checked out.',
        observed: `"${branch}" is checked out at "${path}"; moving it would make that checkout out of date.`,
        hint: 'Check out another branch there (git switch -), or use another --task-branch.',
    }),
    checkout_dirty: ({ path, paths }) => ({
        title: 'The checkout has changes that are not committed.',
        observed: `In "${path}" these differ from the commit that is checked out: ${paths}.`,
        hint: 'Commit or stash them (git stash), or leave --workspace out: then the run works in a folder of its own. Files that git converts when it checks out (line ends, LFS) count as changed.',
    }),
    checkout_elsewhere: ({ path, at, head, branch }) => ({
        title: 'The checkout is not at the commit where the task resumes.',
        observed: `"${path}" is at ${at}; the task resumes from ${head}.`,
        hint: `Check that commit out first: git switch ${branch}, or git switch --detach ${head}. In a job give it to the checkout step: ref: ${branch}`,
    }),
    checkout_in_use: ({ path, pid, folder }) => ({
        title: 'Another run works in this checkout.',
        observed: `"${path}" is held by ${pid === undefined ? 'a run that cannot be read' : `the process ${pid}`}.`,
        hint: `Wait for it to end, or leave --workspace out. If no run is left on any machine, delete ${folder}`,
    }),
    checkout_index_held: ({ path }) => ({
        title: 'A git command holds the index of this checkout.',
        observed: `"${path}" still existed after a second; git creates it while it changes the index.`,
        hint: 'Let that command end (a commit may wait in an editor) and run again: nothing is lost. If no git command runs there, one was killed: delete the file.',
    }),
    checkout_unsuited: ({ path, reason }) => ({
        title: 'A run cannot work in this checkout.',
        observed: `"${path}" ${reason}.`,
        hint: 'Fix that, or leave --workspace out: then the run works in a folder of its own.',
    }),
    ref_name_taken: ({ wanted, existing }) => ({
        title: 'A ref is in the way.',
        observed: `"${wanted}" cannot exist beside "${existing}": git keeps one as a folder of the other.`,
        hint: `Rename or delete "${existing}", or choose another task id.`,
    }),
    setting_invalid: ({ name, value, reason, help }) => ({
        title: `The setting "${name}" cannot be used.`,
        observed: `${value === '' ? 'It' : `"${value}"`} ${reason}.`,
        hint: `${value === '' ? 'Give it' : 'Change the value'}; what it may be is in ${help === undefined ? 'the action reference.' : `the CLI reference, and in short in: ${help}`}`,
    }),
    task_not_found: ({ task, known }) => ({
        title: 'There is no record of this task.',
        observed: `No ref refs/groundhog/${task}/state was found; tasks here: ${known}.`,
        hint: 'Name another task with --task, or fetch the records: git fetch origin "refs/groundhog/*:refs/groundhog/*"',
    }),
    no_task_recorded: () => ({
        title: 'No task is recorded here.',
        observed: 'There is no ref refs/groundhog/<task>/state: no run has started in this repository, or its records are elsewhere.',
        hint: 'Start one with: groundhog run <plan>\nAfter a job fetch its records: git fetch origin "refs/groundhog/*:refs/groundhog/*"',
    }),
    task_not_named: ({ known }) => ({
        title: 'Several tasks are recorded here.',
        observed: `They are: ${known}.`,
        hint: 'Name one of them: --task ID',
    }),
    verb_outside_attempt: ({ reason }) => ({
        title: 'Verbs work only during an attempt.',
        observed: `${reason}`,
        hint: 'Call "groundhog verb …" from the agent that a run has started.',
    }),
    step_unavailable: ({ step, task, reason }) => ({
        title: `The files of step ${step} of task "${task}" are not here.`,
        observed: `${reason}.`,
        hint: `See which steps are still kept with: groundhog steps --task ${task}`,
    }),
    snapshot_refused: ({ reason, help, refused }) => ({
        title: refused === undefined ? 'The snapshot command was refused.' : `"groundhog ${refused}" was refused.`,
        observed: `${reason}`,
        hint: help === undefined ? 'List the snapshots with: groundhog snapshot list' : `See its options with: ${help}`,
    }),
    partial_clone: ({ path }) => ({
        title: 'The repository is a partial clone.',
        observed: `"${path}" lacks objects that it would fetch when they are needed, which a run cannot wait for.`,
        hint: 'Use a full clone, or complete this one: git fetch --refetch --no-filter origin',
    }),
    objects_missing: ({ commit, objects }) => ({
        title: 'The repository is damaged: objects that the run needs are missing.',
        observed: `The commit to start from, ${commit}, has these objects, and they are not there: ${objects}. Nothing was changed.`,
        hint: 'See what else is missing with: git fsck. A file that is as committed restores its own object with: git hash-object -w FILE. Else fetch the objects again: git fetch --refetch origin',
    }),
    lfs_unsupported: ({ rules }) => ({
        title: 'The repository has files in Git LFS.',
        observed: `Rules for it are in ${rules}. Groundhog runs no filter, so an agent would find pointer files instead of them.`,
        hint: 'To work with the pointer files as they are: --lfs, or the input "lfs" with "true". Files that an attempt writes are then committed as they are.',
    }),
    state_unreadable: ({ ref, name, reason }) => ({
        title: 'The record of this task cannot be read.',
        observed: `${name === undefined ? '' : `${name}, commit `}${ref}: ${reason}`,
        hint: 'Nothing was changed. Use the version of Groundhog that wrote it, or another task id. If it was damaged, an earlier record may be whole: git log <commit>; then git update-ref <ref> <earlier commit>.',
    }),
    refs_moved: ({ refs }) => ({
        title: 'Refs changed since they were listed; nothing was deleted.',
        observed: `No longer as listed: ${refs}`,
        hint: 'A run may be working on the task. List again with: groundhog gc',
    }),
    operation_refused: ({ operation, task, reason }) => ({
        title: `The task was not changed: ${operation} was refused.`,
        observed: `${reason}`,
        hint: `See the status of the task with: groundhog status --task ${task}`,
    }),
    setup_failed: ({ command, detail, output }) => ({
        title: 'The setup command of the plan failed.',
        observed: `${command}: ${detail}\n${output}`,
        hint: 'Run the command in a fresh clone of the base; fix it there or change "setup" in the plan.',
    }),
    workspace_boundary: ({ workspace, other, what }) => ({
        title: 'The workspace is not separate from a folder that the agent must not reach.',
        observed: `The workspace "${workspace}" and ${what} "${other}" are one folder, or one lies in the other.`,
        hint: 'Create temporary folders elsewhere: set TMPDIR to a folder outside of the repository.',
    }),
    workspace_head_moved: ({ step, expected, found }) => ({
        title: 'The workspace is not on the branch that the run switched it to.',
        observed: `Before ${step} it should be on "${expected}"; ${found}.`,
        hint: 'Find what switches branches there: "setup", a criterion, or another program of yours; then run again.',
    }),
    isolation_missing: ({ reason, remedy }) => ({
        title: 'The agent cannot be isolated here, so nothing was started.',
        observed: `${reason}.`,
        hint: `${remedy} To run without isolation, set isolation: none; the agent then has all rights of the job.`,
    }),
    isolation_broken: ({ problems }) => ({
        title: 'The sandboxes do not hold on this machine, so no program was started.',
        observed: `${problems}`,
        hint: 'Run "groundhog doctor --isolation" there for the whole table; docs/isolation.md explains each row. To run without isolation, set isolation: none; the agent then has all rights of the job.',
    }),
    trusted_file_changed: ({ paths }) => ({
        title: 'A file that Groundhog trusts was changed during the run.',
        observed: `These are not as they were before the first program of the run: ${paths}.`,
        hint: 'Nothing of the attempt has landed. If an update of git or of Groundhog did that, run again. Otherwise the agent, the setup or a criterion did: discard the machine, and replace the secrets that it had.',
    }),
    rollback_failed: ({ reason }) => ({
        title: 'The workspace was discarded and could not be recreated.',
        observed: `${reason}`,
        hint: 'The work of the attempt is kept in its scratch commit; fix the problem above and run again.',
    }),
    internal: ({ message }) => ({
        title: 'Groundhog failed unexpectedly.',
        observed: `${message}`,
        hint: 'This is a bug in Groundhog: please report it with this text.',
    }),
};
/**
 * Renders an error in three parts, each on its own lines. `defaults` fills in data that is not known where the error is
 * thrown, such as the command that was used.
 */
function renderError(error, defaults = {}) {
    const { title, observed, hint } = catalog[error.code]({ ...defaults, ...error.data });
    return [title, observed, hint].filter((part) => part.trim() !== '').join('\n');
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
    'not_a_repository',
    'no_files_here',
    'no_commits',
    'base_not_found',
    'task_id_invalid',
    'task_branch_invalid',
    'task_branch_protected',
    'task_branch_checked_out',
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
    'task_not_found',
    'no_task_recorded',
    'task_not_named',
    'verb_outside_attempt',
    'snapshot_refused',
    'step_unavailable',
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
    'task_taken',
    'task_unclear',
    'issue_plan_missing',
    'issue_plan_invalid',
    'plan_not_approved',
    'access_refused',
    'isolation_missing',
    'isolation_broken',
    'setup_failed',
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

/***/ 32413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ toSystemError),
/* harmony export */   z: () => (/* binding */ toGroundhogError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);

// Codes of errno(3). EDQUOT is the full disk of one user.
const SYSTEM_CODES = {
    ENOSPC: ['disk_full', 'no space left'],
    EDQUOT: ['disk_full', 'the quota is used up'],
    EROFS: ['permission_denied', 'the file system is read-only'],
    EACCES: ['permission_denied', 'permission denied'],
    EPERM: ['permission_denied', 'operation not permitted'],
    EMFILE: ['open_files_limit', 'too many files are open in this process'],
    ENFILE: ['open_files_limit', 'too many files are open on this machine'],
};
/** Returns a thrown value as an error of the catalogue: `internal`, with the place in the code, where it has no other. */
function toGroundhogError(thrown) {
    if (thrown instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GroundhogError */ .CX)
        return thrown;
    const error = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toError */ .iT)(thrown);
    const known = toSystemError(error);
    if (known !== undefined)
        return known;
    const where = error.stack?.split('\n').find((line) => line.trim().startsWith('at ')) ?? '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GroundhogError */ .CX('internal', { message: `${error.name}: ${error.message}\n${where}`.trimEnd() }, { cause: error });
}
/** Returns the error for a refusal of the operating system, with its path; undefined for any other error. */
function toSystemError(error) {
    const [code, reason] = ('code' in error && SYSTEM_CODES[String(error.code)]) || [];
    if (code === undefined)
        return undefined;
    const data = { path: findPath(error), reason };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GroundhogError */ .CX(code, data, { cause: error });
}
/** Finds the path that a call of the file system was about: of two, the one that was to be created. */
function findPath(error) {
    for (const name of ['dest', 'path']) {
        const value = Reflect.get(error, name);
        if (typeof value === 'string')
            return value;
    }
    return undefined;
}


/***/ }),

/***/ 70375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ toObjectFormat),
/* harmony export */   Ov: () => (/* binding */ taskIdSchema),
/* harmony export */   kf: () => (/* binding */ objectIdSchema),
/* harmony export */   kt: () => (/* binding */ toTaskId),
/* harmony export */   px: () => (/* binding */ toShortId)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);

/** The id of a task in refs and comments: valid in a ref by git-check-ref-format(1), and as a folder name. */
const taskIdSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[a-z0-9][a-z0-9._-]{0,62}$/, 'use 1 to 63 of a-z, 0-9, ".", "_", "-", starting with a letter or digit')
    .refine((id) => !id.includes('..') && !id.endsWith('.') && !id.endsWith('.lock'), 'git refuses this name in a ref')
    .brand();
/** A full object id, SHA-1 (40 hex digits) or SHA-256 (64). */
const objectIdSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
/** Returns git's name for the object format (extensions.objectFormat) whose ids have this many hex digits. */
function toObjectFormat(idLength) {
    return idLength === 64 ? 'sha256' : 'sha1';
}
/** Returns the first seven digits of an object id, for display. */
function toShortId(id) {
    return id.slice(0, 7);
}
/** Makes a task id from any text, with "-" for forbidden characters; undefined when nothing is left. */
function toTaskId(text) {
    const name = text
        .toLowerCase()
        .replace(/[^a-z0-9._-]+/g, '-')
        .replace(/\.{2,}/g, '.')
        .replace(/^[^a-z0-9]+/, '')
        .slice(0, 63)
        .replace(/(?:\.lock|[.-])+$/, '');
    const parsed = taskIdSchema.safeParse(name);
    return parsed.success ? parsed.data : undefined;
}


/***/ }),

/***/ 59923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ compileGlobs),
  R: () => (/* binding */ findGlobProblem)
});

// EXTERNAL MODULE: ../../node_modules/re2js/build/index.js
var build = __webpack_require__(13980);
;// CONCATENATED MODULE: ./domain/paths/expand-braces.js
const MAX_EXPANSIONS = 64;
const MAX_EXPANDED_CHARS = 8000;
/** Expands `{a,b}` to one glob for each choice. Nested braces and ranges (`{1..9}`) are not supported. */
function expandBraces(glob) {
    const groups = [];
    let rest = glob;
    for (;;) {
        const open = findUnescaped(rest, '{');
        if (open === -1)
            break;
        const close = findUnescaped(rest, '}');
        if (close < open)
            return { kind: 'invalid', reason: 'has a "{" without a "}" after it, or a "}" before it' };
        const inside = rest.slice(open + 1, close);
        if (findUnescaped(inside, '{') !== -1)
            return { kind: 'invalid', reason: 'has braces inside braces' };
        const choices = splitUnescaped(inside);
        if (choices.length < 2)
            return { kind: 'invalid', reason: 'has braces without a comma: write "{a,b}"' };
        groups.push({ before: rest.slice(0, open), choices });
        rest = rest.slice(close + 1);
    }
    if (findUnescaped(rest, '}') !== -1)
        return { kind: 'invalid', reason: 'has a "}" without a "{" before it' };
    const count = groups.reduce((product, { choices }) => product * choices.length, 1);
    if (count > MAX_EXPANSIONS) {
        return { kind: 'invalid', reason: `stands for ${count} globs; braces may make at most ${MAX_EXPANSIONS}` };
    }
    if (count * glob.length > MAX_EXPANDED_CHARS) {
        return { kind: 'invalid', reason: 'is too long once its braces are written out' };
    }
    return { kind: 'expanded', globs: toCombinations(groups).map((start) => `${start}${rest}`) };
}
function toCombinations(groups) {
    return groups.reduce((starts, { before, choices }) => starts.flatMap((start) => choices.map((choice) => `${start}${before}${choice}`)), ['']);
}
function findUnescaped(text, wanted) {
    for (let index = 0; index < text.length; index += 1) {
        if (text[index] === '\\')
            index += 1;
        else if (text[index] === wanted)
            return index;
    }
    return -1;
}
function splitUnescaped(text) {
    const parts = [''];
    for (const [token] of text.matchAll(/\\?[\s\S]/g)) {
        if (token === ',')
            parts.push('');
        else
            parts.push(`${parts.pop()}${token}`);
    }
    return parts;
}

;// CONCATENATED MODULE: ./domain/paths/glob.js


const MAX_GLOB_CHARS = 1000;
const SPECIAL = '*?[]{},!\\';
/** Returns why a glob is invalid, or undefined. A blank one is refused by the schema. */
function findGlobProblem(glob) {
    if (glob.length > MAX_GLOB_CHARS)
        return `must not be longer than ${MAX_GLOB_CHARS} characters`;
    if (glob.trim() === '')
        return undefined;
    if (glob !== glob.trim())
        return 'must not have spaces around it';
    if (glob.includes('\0'))
        return 'must not contain a NUL character';
    if (glob.startsWith('!'))
        return 'must not start with "!": there are no exceptions (write "\\!" for the character)';
    const expanded = expandBraces(glob);
    if (expanded.kind === 'invalid')
        return expanded.reason;
    for (const plain of expanded.globs) {
        const problem = findShapeProblem(plain) ?? findTokenProblem(plain);
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
// Why: docs/decisions/0004-globs-are-translated-to-re2.md
/**
 * Compiles globs to a test for paths; an invalid one matches nothing. The whole path must match, letter case counts,
 * and a leading dot is a character like any other.
 *
 * - `*` any characters within one folder or file name, `?` one of them, `[a-z]` and `[!a-z]` one of a set
 * - `**` as a whole name: any number of folders, also none; at the end all below: `docs/**` is `docs` and what is in
 *   it, but a name that ends in `*` is not taken itself: `*\/**` is no file at the top
 * - `{a,b}` either; a backslash before a special character takes it as it is
 * - without a wildcard, or with "/" at the end, a glob also matches all below it: `docs`, `docs/`
 *
 * Matching is linear in the length of the path, whatever the glob.
 */
function compileGlobs(globs) {
    const regexes = globs
        .filter((glob) => glob.trim() !== '' && findGlobProblem(glob) === undefined)
        .map((glob) => build/* RE2JS */.L3.compile(toChoices(glob).map(toSource).join('|'), build/* RE2JS */.L3.DOTALL));
    return (path) => regexes.some((regex) => regex.testExact(path));
}
function toChoices(glob) {
    const expanded = expandBraces(glob);
    return expanded.kind === 'invalid' ? [] : expanded.globs;
}
function findShapeProblem(glob) {
    if (glob.startsWith('/') || /^[A-Za-z]:/.test(glob))
        return 'must be relative to the repository root';
    const parts = glob.replace(/\/$/, '').split('/');
    if (parts.includes('..'))
        return 'must not contain ".."';
    if (glob !== '' && parts.some((part) => part === '' || part === '.')) {
        return 'must be written plainly, without "./" or "//"';
    }
    return undefined;
}
function findTokenProblem(glob) {
    for (const token of readGlobTokens(glob))
        if (token.kind === 'invalid')
            return token.reason;
    return undefined;
}
function* readGlobTokens(glob) {
    let rest = glob;
    while (rest !== '') {
        const [taken, token] = takeToken(rest);
        yield token;
        rest = rest.slice(taken);
    }
}
function takeToken(rest) {
    const stars = /^\*+/.exec(rest);
    if (stars !== null)
        return [stars[0].length, { kind: 'wildcard', source: '[^/]*' }];
    if (rest.startsWith('?'))
        return [1, { kind: 'wildcard', source: '[^/]' }];
    if (rest.startsWith('['))
        return takeSet(rest);
    const character = String.fromCodePoint(rest.codePointAt(rest.startsWith('\\') ? 1 : 0) ?? 0);
    if (!rest.startsWith('\\'))
        return [character.length, { kind: 'text', source: build/* RE2JS */.L3.quote(character) }];
    if (rest.length > 1 && SPECIAL.includes(character))
        return [2, { kind: 'text', source: build/* RE2JS */.L3.quote(character) }];
    return [
        rest.length,
        { kind: 'invalid', reason: 'must use "/" between folders, and "\\" only before one of *?[]{},!\\' },
    ];
}
function takeSet(rest) {
    const set = /^\[([!^]?)([^\\/[\]]+)\]/u.exec(rest);
    if (set === null) {
        return [rest.length, { kind: 'invalid', reason: 'has a "[" without a plain set of characters and "]" after it' }];
    }
    const [whole, negation, members = ''] = set;
    let source = negation === '' ? '' : '^/';
    for (const [text, from = '', to = from] of members.matchAll(/(.)(?:-(.))?/gsu)) {
        if (from > to)
            return [whole.length, { kind: 'invalid', reason: `has a range that is upside down: "${text}"` }];
        if (from < '/' && to > '/') {
            return [whole.length, { kind: 'invalid', reason: `has a range that includes "/": "${text}"` }];
        }
        source += `${toCodeEscape(from)}-${toCodeEscape(to)}`;
    }
    return [whole.length, { kind: 'wildcard', source: `[${source}]` }];
}
function toCodeEscape(character) {
    return `\\x{${character.codePointAt(0)?.toString(16)}}`;
}
/** Renders a glob without braces as a regular expression for the whole path. */
function toSource(glob) {
    const names = glob.replace(/\/$/, '').split('/');
    const parts = names.filter((name, index) => name !== '**' || names[index - 1] !== '**');
    const isPlain = [...readGlobTokens(glob)].every((token) => token.kind === 'text');
    const isTree = isPlain || glob.endsWith('/');
    const last = parts.length - 1;
    let source = '';
    for (const [index, part] of parts.entries()) {
        const isAnyDepth = part === '**';
        if (isAnyDepth && index === last) {
            const isBelowOnly = index === 0 || parts[index - 1]?.endsWith('*');
            return isBelowOnly ? `${source}.+` : `${source.slice(0, -1)}(?:/.*)?`;
        }
        source += isAnyDepth ? '(?:[^/]+/)*' : `${toPartSource(part)}${index === last ? '' : '/'}`;
    }
    return isTree ? `${source}(?:/.*)?` : source;
}
function toPartSource(part) {
    return [...readGlobTokens(part)].map((token) => (token.kind === 'invalid' ? '' : token.source)).join('');
}


/***/ }),

/***/ 20068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ endingSchema),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   WG: () => (/* binding */ isPassing),
/* harmony export */   p$: () => (/* binding */ pauseCauseSchema),
/* harmony export */   vu: () => (/* binding */ conclusionOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);

/** The endings of a run. */
const endingSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'passed',
    'nothing_to_do',
    'blocked',
    'paused',
    'refused',
    'conflict',
    'infra_error',
]);
const conclusions = {
    passed: 'success',
    nothing_to_do: 'success',
    blocked: 'failure',
    paused: 'neutral',
    refused: 'failure',
    conflict: 'failure',
    infra_error: 'failure',
};
/** Returns the conclusion of a GitHub check run for an ending. */
function conclusionOf(ending) {
    return conclusions[ending];
}
/** Returns the exit code of the process for an ending: 0 unless the conclusion is a failure. */
function exitCodeOf(ending) {
    return conclusionOf(ending) === 'failure' ? 1 : 0;
}
/** The cause of a pause, which decides whether the run may resume by itself. */
const pauseCauseSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'deadline',
    'budget',
    'cancelled',
    /** The agent's provider was unavailable. */
    'provider',
    /** The user must fix the account at the agent's provider. */
    'account',
    'asked',
    'approval',
    /** The job ended before its run did. */
    'job_ended',
    /** Another run has taken the task. */
    'taken',
]);
const passing = {
    deadline: true,
    budget: false,
    cancelled: false,
    provider: true,
    account: false,
    asked: false,
    approval: false,
    job_ended: true,
    taken: true,
};
/** Returns whether a run that paused for this cause can resume without any action of a user. */
function isPassing(cause) {
    return passing[cause];
}


/***/ }),

/***/ 50316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SV: () => (/* binding */ workspaceContextSchema),
/* harmony export */   Wl: () => (/* binding */ runOwnerSchema),
/* harmony export */   jX: () => (/* binding */ workspaceSnapshotSchema)
/* harmony export */ });
/* unused harmony export workspaceKindSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40669);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73477);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);
/* harmony import */ var _setting_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8550);



/** The kind of a workspace: a worktree of ours, the user's checkout, or a folder without git. */
const workspaceKindSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([..._setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceChoices */ .SV, 'none']);
/** The process that owns a run's folders; `started` distinguishes it from a later one with the same pid. */
const runOwnerSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ host: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), pid: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1), started: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
/** The workspace of a run and its start: evidence, recorded before anything can change. */
const workspaceContextSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    run_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    task_id: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIdSchema */ .Ov,
    repo_root: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    worktree_path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    branch_name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    base_ref: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    base_sha: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
    head_sha: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
    created_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(),
    /** The number of the context in the task, from 1, and of its file. */
    number: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1),
    workspace: workspaceKindSchema,
    /** The number of times that this run discarded its workspace before. */
    rollbacks: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
    /** All folders that the run created on its machine. */
    folders: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    owner: runOwnerSchema,
});
/** An observation of a workspace: each changed file counts in exactly one of the three numbers. */
const workspaceSnapshotSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** The branch of the folder's HEAD; null when it is detached. */
    branch: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    /** The commit of the comparison. */
    head: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf.nullable(),
    is_dirty: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** Files whose content in the index differs from the commit. */
    staged_count: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
    /** Files that differ from the index only. */
    unstaged_count: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
    untracked_count: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
});


/***/ }),

/***/ 8550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ materializeModes),
/* harmony export */   Lp: () => (/* binding */ isolationChoices),
/* harmony export */   SV: () => (/* binding */ workspaceChoices),
/* harmony export */   hB: () => (/* binding */ MAX_INSTRUCTION_CHARACTERS),
/* harmony export */   lO: () => (/* binding */ settingRanges),
/* harmony export */   oI: () => (/* binding */ denialChoices),
/* harmony export */   tW: () => (/* binding */ verifyInChoices)
/* harmony export */ });
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
};
/** Whether landed commits go to the task branch at once, or wait for the user's approval. */
const materializeModes = ['direct', 'approval'];
/** The checkout that a run works in: one of ours, or the user's. */
const workspaceChoices = ['worktree', 'in_place'];
/** The effect on an attempt of a call of a tool that the agent may not use. */
const denialChoices = ['terminate', 'continue'];
/** Whether agents and criteria run in a sandbox; with `auto` a job is refused without one, and a laptop is warned. */
const isolationChoices = ['auto', 'sandbox', 'none'];
/** The folder that commands of criteria run in: our checkout of the captured tree, or the agent's folder as it left it. */
const verifyInChoices = ['checkout', 'workspace'];


/***/ }),

/***/ 67856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ succeeds)
/* harmony export */ });
/** Resolves to whether the work succeeded. Never rejects. */
function succeeds(work) {
    return work.then(() => true, () => false);
}


/***/ }),

/***/ 27043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: () => (/* binding */ isHostPattern),
/* harmony export */   Uv: () => (/* binding */ isAddressText),
/* harmony export */   Xj: () => (/* binding */ isAllowedHost),
/* harmony export */   fN: () => (/* binding */ toHostName),
/* harmony export */   uy: () => (/* binding */ isHostName)
/* harmony export */ });
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
/** The last part of an address in any notation that inet_aton(3) takes: decimal, octal or hexadecimal. */
const NUMBER = /^(?:\d+|0x[0-9a-f]*)$/;
const MAX_LENGTH = 253;
/** Returns whether a text is an address, not a name: `10.0.0.1`, `2130706433`, `0x7f.1`, `0177.0.0.1`, `[::1]`, `::1`. */
function isAddressText(text) {
    return text.includes(':') || NUMBER.test(toHostName(text).split('.').at(-1) ?? '');
}
/** Returns whether a text in lower case is the name of a host, and no address. */
function isHostName(text) {
    if (text.length > MAX_LENGTH || isAddressText(text))
        return false;
    return text.split('.').every((label) => LABEL.test(label));
}
/** Returns the form in which names are compared: in lower case, without the dot of the root. */
function toHostName(text) {
    return text.toLowerCase().replace(/\.$/, '');
}
/** Returns whether a text is the exact name of a host with a dot in it, or `*.` and such a name. */
function isHostPattern(text) {
    const name = text.replace(/^\*\./, '');
    return isHostName(name) && name.includes('.');
}
/** Returns whether one of the patterns allows a name in lower case; `*.a.test` allows `b.a.test`, and not `a.test`. */
function isAllowedHost(name, patterns) {
    return patterns.some((pattern) => (pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) : name === pattern));
}


/***/ }),

/***/ 11395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   OW: () => (/* binding */ isJsonObject),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   tk: () => (/* binding */ numberAt),
/* harmony export */   yR: () => (/* binding */ objectsAt)
/* harmony export */ });
/** Returns whether a value is a JSON object. */
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
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

/***/ 13258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ listSome)
/* harmony export */ });
const MAX_LISTED = 10;
/** Renders the first ten items of a list on one line, with the number of the others. */
function listSome(items) {
    const shown = items.slice(0, MAX_LISTED).join(', ');
    return items.length > MAX_LISTED ? `${shown} and ${items.length - MAX_LISTED} more` : shown;
}


/***/ }),

/***/ 78251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findNearestName)
/* harmony export */ });
const MAX_COMPARED_CHARS = 64;
/** Returns the known name that was probably meant, or undefined when none is near. */
function findNearestName(name, known) {
    if (name.length > MAX_COMPARED_CHARS)
        return undefined;
    const wanted = toComparable(name);
    const allowed = Math.max(1, Math.floor(wanted.length / 3));
    let nearest;
    for (const candidate of known) {
        const distance = measureDistance(wanted, toComparable(candidate));
        if (distance <= allowed && (nearest === undefined || distance < nearest.distance))
            nearest = { candidate, distance };
    }
    return nearest?.candidate ?? findByStart(wanted, known);
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
/** Returns the source of a pattern of the beginning of a sequence, at the end of a text that may go on. */
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
const SEQUENCE = new RegExp(toSequenceSource({
    control: '[^\\P{Cc}\\t-\\r\\x85]',
    c1: (code) => `\\x${code.toString(16)}`,
    inString: '[^\\0-\\x1f\\x7f-\\x9f]',
    maxString: 256,
}), 'gu');
const LINE_END = /\r\n?|[\v\f\x85\u2028\u2029]/g;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const CONTROL_BUT_TAB_AND_NEWLINE = /[^\P{Cc}\n\t]/gu;
const DROPPED = /[\p{M}\p{Cf}\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * Returns untrusted text as plain lines, without escape sequences, control characters and invisible ones. Everything
 * that some reader of the text takes for the end of a line is one. Idempotent.
 */
function toPlainText(text) {
    return text
        .replace(LINE_END, '\n')
        .replace(SEQUENCE, '')
        .replace(INVISIBLE, '')
        .replace(CONTROL_BUT_TAB_AND_NEWLINE, '')
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
    if (/\p{sc=Hangul}/u.test(character))
        return character.replace(DROPPED, '');
    return character.normalize('NFKD').replace(DROPPED, '');
}
/** Folds each character of a text. */
function foldText(text) {
    return Array.from(text, foldCharacter).join('');
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

/***/ 40069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ findToolHomes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** The variables by which managers of tool versions find their tools, and where those are below the user's HOME. */
const TOOL_HOMES = {
    RUSTUP_HOME: '.rustup',
    PYENV_ROOT: '.pyenv',
    RBENV_ROOT: '.rbenv',
    VOLTA_HOME: '.volta',
    ASDF_DATA_DIR: '.asdf',
};
/** Finds the folders of tools that programs with a HOME of their own would not find; only those that are there. */
function findToolHomes(env) {
    const home = env.HOME;
    const found = Object.entries(TOOL_HOMES).map(([name, folder]) => {
        const usual = home === undefined ? '' : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, folder);
        return [name, env[name] || usual];
    });
    return Object.fromEntries(found.filter(([, path]) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)));
}


/***/ }),

/***/ 35690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oA: () => (/* binding */ BUNDLE_FOLDER),
  W4: () => (/* binding */ openHostGuard),
  FG: () => (/* binding */ trustBundle)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/text/list-some.js
var list_some = __webpack_require__(13258);
// EXTERNAL MODULE: ./exec/trusted-files.js
var trusted_files = __webpack_require__(9629);
;// CONCATENATED MODULE: ./git/configuration-files.js

/** Lists what git reads of a bare repository as configuration, not as history, see gitrepository-layout(5). */
function listConfigurationFiles(gitDir) {
    const at = (name) => (0,external_node_path_.join)(gitDir, name);
    return {
        files: ['config', 'config.worktree', 'commondir'].map(at),
        // `objects/info` has the alternates, and a commit graph, which would be believed in the place of commits.
        folders: ['hooks', 'info', 'objects/info', 'branches', 'remotes'].map(at),
    };
}

;// CONCATENATED MODULE: ./entry/compose/host-guard.js







/** Adds the file that a link points to. */
function withTarget(file) {
    return (0,external_node_fs_.existsSync)(file) ? [file, (0,external_node_fs_.realpathSync)(file)] : [file];
}
/** The folder of our own program. */
const BUNDLE_FOLDER = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));
/** Trusts our own program as it is now. */
function trustBundle() {
    return (0,trusted_files/* trustFiles */.G)({ files: [], folders: [BUNDLE_FOLDER] });
}
// Why: docs/decisions/0095-trusted-before-the-first-agent.md
/** Opens the guard of a run. What git reads is restored at once, so that the end of the run can be recorded with it. */
function openHostGuard({ bundle, restoreCommands, warn }) {
    const repositories = [];
    let programs = (0,trusted_files/* trustFiles */.G)({ files: [], folders: [] });
    const found = new Set();
    const requireNone = (changed) => {
        const paths = [...changed];
        if (paths.length > 0)
            throw new errors/* GroundhogError */.CX('trusted_file_changed', { paths: (0,list_some/* listSome */.X)(paths) });
    };
    const findForGit = () => [...programs.findChanges(), ...repositories.flatMap((files) => files.restore())];
    return {
        trustPrograms(files) {
            programs = (0,trusted_files/* trustFiles */.G)({ files: files.flatMap(withTarget), folders: [] });
        },
        trustRepository(gitDir) {
            repositories.push((0,trusted_files/* trustFiles */.G)(listConfigurationFiles(gitDir)));
        },
        requireTrusted() {
            const changed = findForGit();
            for (const path of changed)
                found.add(path);
            requireNone(changed);
        },
        inspect() {
            const notes = restoreCommands?.() ?? [];
            for (const note of notes)
                warn(note);
            for (const path of [...findForGit(), ...bundle.findChanges()])
                found.add(path);
            requireNone(found);
            return notes;
        },
    };
}


/***/ }),

/***/ 6822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ openIsolation)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./domain/decisions/decide-isolation.js
const APP_ARMOR_RESTRICTION = /setting up uid map|uid_map|Operation not permitted|Permission denied/i;
/** Decides whether the programs of a run are isolated; without a sandbox a job runs only where that was asked for. */
function decideIsolation(facts) {
    if (facts.choice === 'none')
        return { kind: 'none', warning: undefined };
    if (facts.works)
        return { kind: 'sandbox' };
    const reason = describeObstacle(facts);
    if (facts.choice === 'sandbox' || facts.isJob)
        return { kind: 'refused', reason, remedy: describeRemedy(facts) };
    return { kind: 'none', warning: `No isolation: ${reason}. The agent runs with your rights.` };
}
function describeObstacle({ isLinux, isInstalled, problems }) {
    if (!isLinux)
        return 'sandboxes need Linux';
    if (!isInstalled)
        return 'bubblewrap (bwrap) is not installed, and could not be installed';
    return `bubblewrap cannot make a sandbox here (${problems.join('; ')})`;
}
function describeRemedy({ isLinux, isInstalled, problems }) {
    if (!isLinux)
        return 'Use a runner with Linux.';
    if (!isInstalled)
        return 'Add a step before Groundhog: "run: sudo apt-get install -y bubblewrap".';
    if (problems.some((problem) => APP_ARMOR_RESTRICTION.test(problem)))
        return 'In a container start it with the option --privileged, or run the job outside of one. On a machine of your own let bwrap make user namespaces: docs/isolation.md has the AppArmor profile.';
    return 'See docs/isolation.md for what a sandbox needs.';
}

// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./exec/disk-space.js
var disk_space = __webpack_require__(1212);
// EXTERNAL MODULE: ./exec/kill-marked.js
var kill_marked = __webpack_require__(31323);
// EXTERNAL MODULE: ./exec/process-mark.js
var process_mark = __webpack_require__(7551);
// EXTERNAL MODULE: ./exec/run-command.js
var run_command = __webpack_require__(79629);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./exec/signal-group.js
var signal_group = __webpack_require__(45972);
;// CONCATENATED MODULE: ./exec/start/start-piped.js


const MAX_STDERR_BYTES = 4096;
/** Starts a program in its own process group, never through a shell. */
function startPiped({ file, args, cwd, env }) {
    const child = (0,external_node_child_process_.spawn)(file, args, { cwd, env, detached: true, shell: false, stdio: ['pipe', 'pipe', 'pipe'] });
    const { pid, stdin, stdout, stderr } = child;
    const untrack = pid === undefined ? () => undefined : (0,signal_group/* trackGroup */.Tq)(pid);
    let last = Buffer.alloc(0);
    for (const stream of [stdin, stdout, stderr])
        stream.on('error', () => undefined);
    stderr.on('data', (bytes) => {
        last = Buffer.concat([last, bytes]).subarray(-MAX_STDERR_BYTES);
    });
    let hasEnded = false;
    const ended = new Promise((resolve) => {
        child.once('close', () => resolve(last.toString('utf8').trim()));
        child.once('error', (error) => {
            if (pid === undefined)
                resolve(error.message);
        });
    }).finally(() => {
        hasEnded = true;
        untrack();
    });
    return {
        ...{ stdin, stdout, ended },
        kill() {
            if (pid !== undefined && !hasEnded)
                (0,signal_group/* signalGroup */.i8)(pid, 'SIGKILL');
        },
    };
}

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(40669);
;// CONCATENATED MODULE: ./sandbox/box-frames.js
/** The kinds of frames; those of a box begin at 16. */
const FRAME = { run: 1, input: 2, inputEnd: 3, abort: 4, ready: 16, stdout: 17, stderr: 18, exit: 19 };
/** Content of at most this size is sent in one frame. */
const MAX_CHUNK_BYTES = 65_536;
/** The length, the kind and the id. */
const HEADER_BYTES = 9;
/** Renders a frame: the length of its content, its kind and its id, each with the highest byte first, and the content. */
function toFrame(kind, id, content = '') {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt32BE(bytes.length, 0);
    header.writeUInt8(kind, 4);
    header.writeUInt32BE(id, 5);
    return Buffer.concat([header, bytes]);
}
/** Splits bytes into frames' contents. */
function toChunks(bytes) {
    const chunks = [];
    for (let at = 0; at < bytes.length; at += MAX_CHUNK_BYTES)
        chunks.push(bytes.subarray(at, at + MAX_CHUNK_BYTES));
    return chunks;
}
/** Creates a reader of frames with at most so many bytes of content each. */
function createFrameReader(maxContentBytes) {
    let parts = [];
    let size = 0;
    let needed = HEADER_BYTES;
    return {
        push(bytes) {
            parts.push(bytes);
            size += bytes.length;
            const frames = [];
            if (size < needed)
                return frames;
            let rest = Buffer.concat(parts);
            for (;;) {
                needed = HEADER_BYTES;
                if (rest.length >= HEADER_BYTES)
                    needed += rest.readUInt32BE(0);
                if (needed > HEADER_BYTES + maxContentBytes)
                    return undefined;
                if (rest.length < needed)
                    break;
                const content = rest.subarray(HEADER_BYTES, needed);
                frames.push({ kind: rest.readUInt8(4), id: rest.readUInt32BE(5), content });
                rest = rest.subarray(needed);
            }
            parts = rest.length === 0 ? [] : [rest];
            size = rest.length;
            return frames;
        },
    };
}

;// CONCATENATED MODULE: ./sandbox/box-session.js



/** Time that a box has beyond the limits of a command to report its end. A program in it may have stopped the box. */
const SLACK_MS = 15_000;
const START_MS = 60_000;
const exitSchema = schemas/* strictObject */.rej({
    exitCode: schemas/* int */.Whr().min(0).max(255).nullable(),
    signal: schemas/* string */.YjP()
        .regex(/^SIG[A-Z0-9]{1,10}$/)
        .nullable(),
    timedOut: schemas/* boolean */.zMY(),
    aborted: schemas/* boolean */.zMY(),
    failedToStart: schemas/* string */.YjP().max(4096).optional(),
});
/**
 * Talks to `box.js serve` in a box. All programs of the box can deceive about one another, so that commands that must not
 * trust each other need boxes of their own; but nothing that comes out of it throws here or is kept without a bound, and
 * the first invalid frame ends it. Rejects when the box does not start.
 */
async function openBoxSession(box, options) {
    const pending = new Map();
    const reader = createFrameReader(MAX_CHUNK_BYTES);
    let hasEnded = false;
    let lastId = 0;
    let isReady = () => undefined;
    const ready = new Promise((resolve) => {
        isReady = resolve;
    });
    const fail = () => {
        hasEnded = true;
        box.kill();
        for (const command of pending.values())
            command.end(undefined);
        pending.clear();
    };
    box.stdout.on('data', (bytes) => {
        if (hasEnded)
            return;
        const frames = reader.push(bytes);
        if (frames?.every((frame) => handle(frame, { pending, isReady })) !== true)
            fail();
    });
    void box.ended.then(fail);
    await waitForStart(box, ready);
    return {
        hasEnded: () => hasEnded,
        run(spec) {
            lastId += 1;
            return runInBox(spec, {
                ...options,
                id: lastId,
                hasEnded,
                pending,
                fail,
                write: (frame) => box.stdin.write(frame),
            });
        },
        async close() {
            fail();
            await box.ended;
        },
    };
}
async function waitForStart(box, ready) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(() => resolve('it did not answer'), START_MS);
    });
    const failure = await Promise.race([ready, box.ended, late]).finally(() => clearTimeout(timer));
    if (failure === undefined)
        return;
    box.kill();
    throw new Error(`The box did not start: ${failure}`);
}
/** Handles a frame of the box; false for one that makes no sense. */
function handle({ kind, id, content }, { pending, isReady }) {
    if (kind === FRAME.ready) {
        isReady();
        return true;
    }
    const command = pending.get(id);
    if (command === undefined)
        return false;
    if (kind === FRAME.stdout || kind === FRAME.stderr) {
        command.output(content, kind === FRAME.stdout ? 'stdout' : 'stderr');
        return true;
    }
    const exit = kind === FRAME.exit ? parseExit(content) : undefined;
    if (exit === undefined)
        return false;
    pending.delete(id);
    command.end(exit);
    return true;
}
function parseExit(content) {
    try {
        return exitSchema.safeParse(JSON.parse(content.toString('utf8'))).data;
    }
    catch {
        return undefined;
    }
}
async function runInBox(spec, channel) {
    const { id, clock, hasEnded, pending } = channel;
    const startedMs = clock.monotonicMs();
    const maxBytes = spec.maxBytes ?? run_command/* DEFAULT_MAX_BYTES */.fS;
    const streams = { stdout: (0,run_command/* createKeptStream */.lq)(maxBytes), stderr: (0,run_command/* createKeptStream */.lq)(maxBytes) };
    const limits = openLimits(spec, channel);
    let end = { aborted: true };
    if (spec.signal?.aborted !== true && hasEnded)
        end = { failedToStart: new Error('the box has ended') };
    else if (spec.signal?.aborted !== true) {
        end = await new Promise((resolve) => {
            pending.set(id, {
                output(bytes, from) {
                    // The bytes of a frame are a part of a larger buffer.
                    const copy = Uint8Array.from(bytes);
                    streams[from].add(copy);
                    spec.onOutput?.(copy, from);
                },
                end: (exit) => resolve(toEnd(exit, limits)),
            });
            sendCommand(spec, channel);
            limits.start();
        });
    }
    limits.dispose();
    return {
        ...{ exitCode: null, signal: null, timedOut: false, aborted: false, failedToStart: undefined, ...end },
        ...{ stdout: streams.stdout.bytes(), stderr: streams.stderr.bytes() },
        omittedBytes: streams.stdout.omitted() + streams.stderr.omitted(),
        durationMs: Math.round(clock.monotonicMs() - startedMs),
    };
}
/** Returns the end of a command. A box that says that a limit was reached is believed only where there was one. */
function toEnd(exit, { wasAborted, isOverdue, canTimeOut }) {
    if (exit === undefined)
        return { signal: 'SIGKILL', aborted: wasAborted(), timedOut: !wasAborted() && isOverdue() };
    const { exitCode, signal, failedToStart } = exit;
    if (failedToStart !== undefined)
        return { failedToStart: new Error(failedToStart) };
    return { exitCode, signal, aborted: exit.aborted && wasAborted(), timedOut: exit.timedOut && canTimeOut };
}
function sendCommand(spec, { id, write }) {
    const { file, args, cwd, env, timeoutMs, graceMs, stdin } = spec;
    const command = { file, args, cwd, env, timeoutMs, graceMs, hasInput: stdin !== undefined };
    write(toFrame(FRAME.run, id, JSON.stringify(command)));
    const sendInput = (input) => {
        for (const chunk of toChunks(Buffer.from(input)))
            write(toFrame(FRAME.input, id, chunk));
        write(toFrame(FRAME.inputEnd, id));
    };
    if (stdin instanceof Promise)
        void stdin.then(sendInput);
    else if (stdin !== undefined)
        sendInput(stdin);
}
/** Passes an abort to the box, and ends a box that does not stop a command itself when it should have. */
function openLimits(spec, { id, write, fail, slackMs = SLACK_MS }) {
    const { timeoutMs, graceMs = run_command/* DEFAULT_GRACE_MS */.uh, signal } = spec;
    const timers = [];
    let [isAborted, isLate] = [false, false];
    const failAfter = (delayMs) => {
        const end = () => {
            isLate = true;
            fail();
        };
        timers.push(setTimeout(end, Math.min(delayMs + graceMs + slackMs, run_command/* LONGEST_TIMER_MS */.Mv)));
    };
    const onAbort = () => {
        isAborted = true;
        write(toFrame(FRAME.abort, id));
        failAfter(0);
    };
    return {
        canTimeOut: timeoutMs !== undefined,
        start() {
            signal?.addEventListener('abort', onAbort, { once: true });
            if (timeoutMs !== undefined)
                failAfter(timeoutMs);
        },
        wasAborted: () => isAborted,
        isOverdue: () => isLate,
        dispose() {
            signal?.removeEventListener('abort', onAbort);
            for (const timer of timers)
                clearTimeout(timer);
        },
    };
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./sandbox/bubblewrap/control-group.js




const ROOT = '/sys/fs/cgroup';
/** Part of the machine's memory that all programs of a sandbox may use together. */
const MEMORY_SHARE = 0.8;
const REMOVAL_ROUNDS = 200;
const REMOVAL_PAUSE_MS = 5;
/** The folders in which groups are made, with the files of their limits: one hierarchy in version 2, several in version 1. */
function listHierarchies({ maxProcesses }) {
    const bytes = String(Math.floor((0,external_node_os_.totalmem)() * MEMORY_SHARE));
    const processes = String(maxProcesses);
    return [
        { folder: ROOT, limits: { 'pids.max': processes, 'memory.max': bytes } },
        { folder: (0,external_node_path_.join)(ROOT, 'pids'), limits: { 'pids.max': processes } },
        { folder: (0,external_node_path_.join)(ROOT, 'memory'), limits: { 'memory.limit_in_bytes': bytes } },
    ];
}
/**
 * Makes a group with limits wherever this user may, which is root as a rule: the kernel does not count the processes of
 * root otherwise. Has no folders where nothing can be made, as in most containers.
 */
function makeControlGroup(name, limits) {
    const folders = [];
    for (const { folder: parent, limits: files } of listHierarchies(limits)) {
        const folder = (0,external_node_path_.join)(parent, name);
        if (makeLimited(folder, files))
            folders.push(folder);
    }
    return { folders, remove: () => removeGroups(folders) };
}
function makeLimited(folder, files) {
    try {
        (0,external_node_fs_.mkdirSync)(folder);
    }
    catch {
        return false;
    }
    try {
        for (const [file, value] of Object.entries(files))
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, file), value, { flag: 'r+' });
        return true;
    }
    catch {
        // A folder without the controller, such as that of version 1 in which the hierarchies lie.
        removeGroup(folder);
        return false;
    }
}
/** The kernel refuses while a process is just ending, which it has no signal for. */
async function removeGroups(folders) {
    let left = folders.filter((folder) => !removeGroup(folder));
    for (let round = 0; round < REMOVAL_ROUNDS && left.length > 0; round += 1) {
        await (0,external_node_timers_promises_.setTimeout)(REMOVAL_PAUSE_MS);
        left = left.filter((folder) => !removeGroup(folder));
    }
}
function removeGroup(folder) {
    try {
        (0,external_node_fs_.rmdirSync)(folder);
        return true;
    }
    catch {
        return false;
    }
}
const JOIN = 'while [ "$1" != -- ]; do echo $$ >"$1/cgroup.procs" || exit 125; shift; done; shift; exec "$@"';
/** Returns the start of a program that joins the groups first, so that nothing of it is outside of them. */
function joinGroup({ folders }, { file, args }) {
    if (folders.length === 0)
        return { file, args };
    return { file: '/bin/sh', args: ['-c', JOIN, 'sh', ...folders, '--', file, ...args] };
}

;// CONCATENATED MODULE: ./sandbox/bubblewrap/mount.js


/** Permissions of folders that nobody needs to write, and of those in memory: there is one user in a sandbox. */
const FIXED = '0755';
const FREE = '0777';
/** The most that a folder in memory takes. */
const MEMORY_FOLDER_BYTES = Math.floor((0,external_node_os_.totalmem)() / 4);
/** Renders mounts as arguments of bwrap(1), the outer folders first, so that none covers an inner one. */
function toMountArgs(mounts) {
    const sorted = mounts.toSorted((a, b) => countFolders(a.path) - countFolders(b.path));
    const made = new Map();
    return sorted.flatMap((mount) => {
        const folders = listNewFolders(mount.path, made);
        made.set(mount.path, mount.kind);
        return [...folders.flatMap((path) => ['--perms', findPermissions(path, made), '--dir', path]), ...toArgs(mount)];
    });
}
function countFolders(path) {
    return path.split('/').filter((name) => name !== '').length;
}
/** Lists the folders above a path that are yet to be made: bubblewrap itself makes them for its own user alone. */
function listNewFolders(path, made) {
    const folders = [];
    for (let at = (0,external_node_path_.dirname)(path); at !== '/'; at = (0,external_node_path_.dirname)(at)) {
        const known = made.get(at);
        // What lies in a folder of the machine is there already.
        if (known === 'read' || known === 'write')
            return [];
        if (known !== undefined)
            break;
        folders.unshift(at);
    }
    for (const folder of folders)
        made.set(folder, 'folder');
    return folders;
}
function findPermissions(path, made) {
    for (let at = path; at !== '/'; at = (0,external_node_path_.dirname)(at))
        if (made.get(at) === 'empty')
            return FREE;
    return FIXED;
}
function toArgs(mount) {
    switch (mount.kind) {
        case 'read':
            return ['--ro-bind', mount.source, mount.path];
        case 'write':
            return ['--bind', mount.source, mount.path];
        case 'empty':
            return ['--perms', FREE, '--size', String(MEMORY_FOLDER_BYTES), '--tmpfs', mount.path];
        case 'link':
            return ['--symlink', mount.target, mount.path];
    }
}

;// CONCATENATED MODULE: ./sandbox/bubblewrap/launch-args.js

/** A program that is ended first when memory is short, so that the run is not. */
const ENDED_FIRST = 'echo 500 2>/dev/null >/proc/self/oom_score_adj; exec "$@"';
/** Renders the start of a program in a sandbox. No value becomes part of a shell's text. */
function toBubblewrapStart(bubblewrap, system, program) {
    const args = [
        ...toNamespaceArgs(bubblewrap, program),
        ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
        // sudo(8) replaces it whatever it is asked to preserve.
        ...(bubblewrap.sudo === undefined ? [] : ['--setenv', 'PATH', program.env.PATH ?? '/usr/bin:/bin']),
        // The last one for the working folder, which may be its owner's alone; setpriv(1) gives all of them up.
        ...(bubblewrap.rights === 'root'
            ? ['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP', 'CAP_DAC_READ_SEARCH'].flatMap((name) => ['--cap-add', name])
            : []),
        ...system.kernelArgs,
        ...toMountArgs([...system.mounts, ...program.mounts]),
        // A folder of the root that nothing is mounted on is of memory; it takes no files.
        ...['--remount-ro', '/', '--chdir', program.cwd, '--'],
        ...toUserArgs(bubblewrap, system),
        ...['/bin/sh', '-c', ENDED_FIRST, 'sh'],
        ...toLimitArgs(system),
        ...[program.file, ...program.args],
    ];
    if (bubblewrap.sudo === undefined)
        return { file: bubblewrap.file, args };
    return { file: bubblewrap.sudo, args: [...toSudoArgs(program.env), bubblewrap.file, ...args] };
}
function toNamespaceArgs({ rights, userId, groupId }, { hasNetwork }) {
    const own = ['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'];
    const network = hasNetwork ? [] : ['--unshare-net'];
    if (rights === 'root')
        return [...own, ...network];
    // Without a user namespace named, 0.9 makes none for root; a further one would give a program new rights.
    const user = ['--unshare-user', '--disable-userns', '--uid', String(userId), '--gid', String(groupId)];
    return [...user, ...own, ...network];
}
/** Gives up the rights of root that bubblewrap was started with. */
function toUserArgs({ rights, userId, groupId }, { setpriv }) {
    if (rights !== 'root' || setpriv === undefined)
        return [];
    const ids = [`--reuid=${userId}`, `--regid=${groupId}`, '--clear-groups'];
    return [setpriv, ...ids, '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--'];
}
function toLimitArgs({ prlimit, maxProcesses, maxFileBytes }) {
    if (prlimit === undefined)
        return [];
    return [prlimit, '--core=0', `--nproc=${maxProcesses}`, `--fsize=${maxFileBytes}`, '--'];
}
/** Names the variables to pass on: their values may be secrets, which an argument would show to everybody. */
function toSudoArgs(env) {
    return ['--non-interactive', `--preserve-env=${Object.keys(env).join(',')}`, '--'];
}

// EXTERNAL MODULE: ./exec/folder-access.js
var folder_access = __webpack_require__(66229);
;// CONCATENATED MODULE: ./sandbox/bubblewrap/system-mounts.js



/** Below /opt runners keep secrets, too: only what packages of programs are installed to is shown. */
const SYSTEM_FOLDERS = ['/usr', '/nix/store', '/gnu/store', '/opt/google', '/opt/microsoft', '/opt/pipx'];
const ROOT_LINKS = ['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'];
const EMPTY_FOLDERS = ['/tmp', '/var/tmp', '/run'];
/** Entries of /etc that tools read and that hold no secret; keys of servers lie in the folders that are covered. */
const SHOWN_IN_ETC = /^(?:alternatives|ca-certificates(?:\.conf)?|chromium.*|crypto-policies|debian_version|dotnet|fonts|gradle|java.*|ld\.so\..*|locale\..*|localtime|lsb-release|magic.*|maven|mime\.types|os-release|perl|php.*|pki|protocols|python.*|R|ruby.*|services|shells|ssl|terminfo|timezone|xdg)$/;
const COVERED_IN_ETC = ['/etc/ssl/private', '/etc/pki/tls/private'];
/** Folders of /proc in which the owner may write; the sandbox's user may be the owner of all. */
const READ_ONLY_IN_PROC = ['acpi', 'bus', 'driver', 'fs', 'irq', 'scsi', 'sys', 'tty'];
/** Lists what every sandbox of a run sees. Only what it needs to run tools is there, and nothing of it can be written. */
async function listSystemMounts(machine) {
    const { home, toolFolders, ownFolders, visiblePaths } = machine;
    const system = [...(await toReadMounts(SYSTEM_FOLDERS)), ...(await listRootLinks())];
    const empty = [...EMPTY_FOLDERS, ...(home === undefined || home === '/' ? [] : [home])];
    const tools = (await toReadMounts([...toolFolders.flatMap(toToolFolders), ...ownFolders, ...visiblePaths])).filter(({ path }) => ![...SYSTEM_FOLDERS, ...ROOT_LINKS].some((folder) => isWithin(path, folder)));
    return [
        ...system,
        ...empty.map((path) => ({ kind: 'empty', path })),
        ...(await listEtc()),
        ...(await writeAccounts(machine)),
        ...tools,
    ];
}
/** Returns whether a path is a folder or lies below it. */
function isWithin(path, folder) {
    return path === folder || path.startsWith(`${folder}/`);
}
/** Renders the arguments that give a sandbox a `/proc` and a `/dev` of its own; no file of either can be written. */
async function listKernelArgs() {
    const names = await (0,promises_.readdir)('/proc').catch(() => []);
    const covers = [];
    for (const name of names.filter((entry) => !/^\d/.test(entry)).sort()) {
        const path = (0,external_node_path_.join)('/proc', name);
        const found = await (0,promises_.lstat)(path).catch(() => undefined);
        if (found?.isDirectory() === true && READ_ONLY_IN_PROC.includes(name))
            covers.push('--ro-bind', path, path);
        // Readable for its owner alone, or writable: the owner may be the user of the sandbox.
        if (found?.isFile() === true && ((found.mode & 0o044) === 0 || (found.mode & 0o222) !== 0))
            covers.push('--ro-bind', '/dev/null', path);
    }
    return ['--proc', '/proc', ...covers, '--dev', '/dev'];
}
/** Lists the files by which names are resolved, for programs that share the network of the machine. */
async function listResolverMounts() {
    const paths = ['/etc/hosts', '/etc/resolv.conf'];
    const sources = await Promise.all(paths.map((path) => (0,promises_.realpath)(path).catch(() => undefined)));
    return paths.flatMap((path, index) => {
        const source = sources[index];
        return source === undefined ? [] : [{ kind: 'read', source, path }];
    });
}
/** Returns mounts of paths with whatever they lead to; those that are missing do not count. */
async function toReadMounts(paths) {
    const mounts = new Map();
    for (const path of paths) {
        const source = await (0,promises_.realpath)(path).catch(() => undefined);
        if (source === undefined || source === '/')
            continue;
        // By both names: a program may be called by one, and find its files by the other.
        mounts.set(path, { kind: 'read', source, path });
        mounts.set(source, { kind: 'read', source, path: source });
    }
    return [...mounts.values()];
}
async function listRootLinks() {
    const mounts = [];
    for (const path of ROOT_LINKS) {
        const found = await (0,promises_.lstat)(path).catch(() => undefined);
        if (found?.isSymbolicLink() === true)
            mounts.push({ kind: 'link', target: await (0,promises_.readlink)(path), path });
        else if (found?.isDirectory() === true)
            mounts.push({ kind: 'read', source: path, path });
    }
    return mounts;
}
async function listEtc() {
    const names = (await (0,promises_.readdir)('/etc').catch(() => [])).filter((name) => SHOWN_IN_ETC.test(name));
    const mounts = [];
    for (const name of names) {
        const path = (0,external_node_path_.join)('/etc', name);
        const source = await (0,promises_.realpath)(path).catch(() => undefined);
        if (source !== undefined)
            mounts.push({ kind: 'read', source, path });
    }
    for (const path of COVERED_IN_ETC) {
        const isThere = await (0,promises_.stat)(path).catch(() => undefined);
        if (isThere !== undefined)
            mounts.push({ kind: 'empty', path });
    }
    return mounts;
}
/** Writes the files by which tools find out who they are, and that a host is called localhost. */
async function writeAccounts({ folder, home, userId, groupId }) {
    const texts = {
        passwd: `root:x:0:0:root:/root:/usr/sbin/nologin\ngroundhog:x:${userId}:${groupId}::${home ?? '/tmp'}:/bin/sh\nnobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n`,
        group: `root:x:0:\ngroundhog:x:${groupId}:\nnogroup:x:65534:\n`,
        hosts: '127.0.0.1 localhost\n::1 localhost\n',
        'nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files dns\n',
    };
    await (0,folder_access/* makeFolder */.fc)(folder);
    const mounts = [];
    for (const [name, text] of Object.entries(texts)) {
        const source = (0,external_node_path_.join)(folder, name);
        await (0,promises_.writeFile)(source, text, { mode: 0o644 });
        mounts.push({ kind: 'read', source, path: (0,external_node_path_.join)('/etc', name) });
    }
    return mounts;
}
/** The folders of managers of tool versions, below a HOME: `bin` folders on the PATH need the rest of their version. */
const VERSION_FOLDERS = /\/(?:\.nvm\/versions|\.pyenv|\.rbenv|\.asdf|\.volta|\.local\/share\/(?:mise|fnm)|\.sdkman)(?:\/|$)/;
const RUST_TOOLS = /^(.*)\/\.cargo\/bin$/;
/** Adds to a folder of the PATH what the programs in it need, and no more of the HOME that it may lie in. */
function toToolFolders(folder) {
    const rust = RUST_TOOLS.exec(folder);
    if (rust !== null)
        return [folder, (0,external_node_path_.join)(rust[1] ?? '', '.rustup')];
    const manager = VERSION_FOLDERS.exec(folder);
    if (manager !== null)
        return [folder.slice(0, manager.index + manager[0].length).replace(/\/$/, '')];
    // A prefix such as /opt/hostedtoolcache/node/20/x64, with its libraries beside `bin`.
    const isPrefix = (0,external_node_path_.basename)(folder) === 'bin' && /\/(?:hostedtoolcache|_tool|toolcache|externals)\//i.test(folder);
    return [isPrefix ? (0,external_node_path_.dirname)(folder) : folder];
}

;// CONCATENATED MODULE: ./sandbox/bubblewrap/bubblewrap-sandbox.js











const TEMPORARY_FOLDER = '/tmp';
/** The beginning of what bubblewrap writes when it cannot start a program. */
const OWN_FAILURE = 'bwrap: ';
const BEGINNING_BYTES = 500;
const SHORT_OF_SPACE = 'Groundhog stopped this program: less than 512 MiB or 20,000 files of the disk were left.\n';
// Why: docs/decisions/0096-sandboxes-by-bubblewrap.md
/**
 * Creates a sandbox of bubblewrap: each program has its own processes, file system and network, all of which end with
 * it; tools of one agent share one. A program that is stopped gets no time to end by itself.
 */
function createBubblewrapSandbox(options) {
    let runs = 0;
    let session;
    const nextMark = () => {
        runs += 1;
        return `${options.mark}.${runs}`;
    };
    const runTool = async (spec) => {
        // By a program of its own, or for lack of space.
        if ((await session?.catch(() => undefined))?.hasEnded() === true)
            await closeSession();
        session ??= openSession(spec, { ...options, mark: nextMark() });
        try {
            const { run } = await session;
            return await run({ ...spec, env: toVisibleEnv(spec.env, listWritable(spec, options)) });
        }
        catch (thrown) {
            // The next tool tries again.
            session = undefined;
            return toFailedStart((0,errors/* toError */.iT)(thrown));
        }
    };
    const closeSession = async () => {
        const open = await session?.catch(() => undefined);
        session = undefined;
        await open?.close();
    };
    return {
        isolation: 'sandbox',
        run: (spec) => (spec.isTool === true ? runTool(spec) : runAlone(spec, { ...options, mark: nextMark() })),
        async stopAll() {
            const killed = await (0,kill_marked/* killMarked */.f)({ mark: options.mark });
            await closeSession();
            return killed;
        },
        takeNetworkUse: options.network.takeUse,
        forward: options.network.forward,
        countBytes: options.network.countBytes,
    };
}
async function runAlone(spec, options) {
    const { mark, bubblewrap } = options;
    const beginning = watchBeginning(spec);
    const group = makeControlGroup(`groundhog-${mark}`, options.system);
    const space = (0,disk_space/* watchFreeSpace */.o)(options.folder, () => {
        beginning.onOutput(Buffer.from(SHORT_OF_SPACE), 'stderr');
        void (0,kill_marked/* killMarked */.f)({ mark });
    });
    try {
        const start = await toStart(spec, options, 'run');
        const own = { ...spec, ...start, ...joinGroup(group, start), onOutput: beginning.onOutput };
        const result = await (bubblewrap.sudo === undefined ? (0,run_command/* runCommand */.d1)(own) : runAsRoot(own, mark));
        return toOwnFailure(result, beginning.text());
    }
    catch (thrown) {
        // Such as a socket of its network that could not be made.
        return toFailedStart((0,errors/* toError */.iT)(thrown));
    }
    finally {
        space.stop();
        // The kernel ends the processes just after bubblewrap has; nobody may write any more when this resolves.
        await (0,kill_marked/* killMarked */.f)({ mark });
        await group.remove();
    }
}
/** Starts a sandbox that stays. Rejects when it cannot be made. */
async function openSession(spec, options) {
    const { mark, system, folder } = options;
    const group = makeControlGroup(`groundhog-${mark}`, system);
    const session = await startSession(spec, options, group).catch(async (error) => {
        await (0,kill_marked/* killMarked */.f)({ mark });
        await group.remove();
        throw error;
    });
    const space = (0,disk_space/* watchFreeSpace */.o)(folder, () => void (0,kill_marked/* killMarked */.f)({ mark }));
    return {
        run: session.run,
        hasEnded: session.hasEnded,
        async close() {
            space.stop();
            await (0,kill_marked/* killMarked */.f)({ mark });
            await session.close();
            await group.remove();
        },
    };
}
async function startSession(spec, options, group) {
    const start = await toStart(spec, options, 'serve');
    return openBoxSession(startPiped({ ...start, ...joinGroup(group, start) }), { clock: options.clock });
}
/** Returns the start of a program in a sandbox, or of one that serves many. */
async function toStart(spec, options, mode) {
    const { bubblewrap, system, network, inside, mark } = options;
    const { isOpen, forwards, env: proxyEnv } = await network.enter(spec.zone ?? options.zone);
    const sockets = forwards.map(({ socketPath: path }) => ({ kind: 'read', source: path, path }));
    const resolver = isOpen ? await listResolverMounts() : [];
    const written = listWritable(spec, options);
    const mounts = [...(await listReadable(spec, written)), ...written, ...options.mounts, ...sockets, ...resolver];
    const env = { ...toVisibleEnv(spec.env, mounts), ...proxyEnv, [process_mark/* PROCESS_MARK */.Mm]: mark };
    const flags = forwards.flatMap(({ port, socketPath }) => ['--forward', `${port}=${socketPath}`]);
    const { file, args, cwd } = spec;
    const program = mode === 'serve'
        ? { file: inside.node, args: [inside.file, 'serve', '--alone', ...flags] }
        : flags.length === 0
            ? { file, args }
            : { file: inside.node, args: [inside.file, 'run', ...flags, '--', file, ...args] };
    const start = toBubblewrapStart(bubblewrap, system, { ...program, cwd, mounts, hasNetwork: isOpen, env });
    return { ...start, cwd: '/', env };
}
function listWritable({ writable = [] }, { folder }) {
    return [folder, ...writable].map((path) => ({ kind: 'write', source: path, path }));
}
/** Lists what the program may read alone; what it may write stays so. */
async function listReadable({ readable = [] }, written) {
    const mounts = await toReadMounts(readable);
    return mounts.filter(({ path }) => !written.some((mount) => isWithin(path, mount.path)));
}
/** Has temporary files written where the program can: the machine's folder for them is not there. */
function toVisibleEnv(env, mounts) {
    const { TMPDIR } = env;
    const isVisible = TMPDIR !== undefined && (0,external_node_path_.isAbsolute)(TMPDIR) && mounts.some(({ path }) => isWithin(TMPDIR, path));
    return { ...env, TMPDIR: isVisible ? TMPDIR : TEMPORARY_FOLDER };
}
/** Runs bubblewrap by sudo(8), which we cannot signal: its program, which is ours to kill, is ended instead. */
async function runAsRoot(spec, mark) {
    const { timeoutMs, signal, ...unlimited } = spec;
    if (signal?.aborted === true)
        return (0,run_command/* runCommand */.d1)(spec);
    let stoppedBy;
    const stop = (why) => {
        stoppedBy ??= why;
        void (0,kill_marked/* killMarked */.f)({ mark });
    };
    const onAbort = () => stop('aborted');
    signal?.addEventListener('abort', onAbort, { once: true });
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => stop('timedOut'), timeoutMs);
    try {
        const result = await (0,run_command/* runCommand */.d1)(unlimited);
        return stoppedBy === undefined ? result : { ...result, exitCode: null, signal: 'SIGKILL', [stoppedBy]: true };
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
    }
}
/** Keeps the beginning of the output, whichever stream it comes from. */
function watchBeginning({ onOutput }) {
    let kept = Buffer.alloc(0);
    return {
        text: () => kept.toString('utf8'),
        onOutput(bytes, from) {
            if (kept.length < BEGINNING_BYTES)
                kept = Buffer.concat([kept, bytes.subarray(0, BEGINNING_BYTES - kept.length)]);
            onOutput?.(bytes, from);
        },
    };
}
function toFailedStart(failedToStart) {
    const nothing = { stdout: new Uint8Array(), stderr: new Uint8Array(), omittedBytes: 0, durationMs: 0 };
    return { exitCode: null, signal: null, timedOut: false, aborted: false, failedToStart, ...nothing };
}
/** Distinguishes a sandbox that could not be made from a program that ended. */
function toOwnFailure(result, beginning) {
    if (result.exitCode !== 1 || !beginning.startsWith(OWN_FAILURE))
        return result;
    return { ...result, exitCode: null, failedToStart: new Error(beginning.trim()) };
}

// EXTERNAL MODULE: ./exec/programs.js
var programs = __webpack_require__(42959);
;// CONCATENATED MODULE: ./sandbox/bubblewrap/find-bubblewrap.js




const TRIAL_MS = 20_000;
/** The PATH of the programs that set a sandbox up, whatever the PATH of the job says. */
const SYSTEM_PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
/** The user inside where a user namespace hides that we are root. */
const HIDDEN_ROOT = 1000;
const MAX_PROCESSES = 4096;
const MAX_FILE_BYTES = 8 * 1024 ** 3;
/** Finds a way to make sandboxes here by trying: a user namespace first, then the rights of root. */
async function findBubblewrap(user) {
    const [file, sudo, prlimit, setpriv] = await Promise.all(['bwrap', 'sudo', 'prlimit', 'setpriv'].map((name) => (0,programs/* findOnPath */.aY)(name, SYSTEM_PATH)));
    if (file === undefined)
        return [];
    const version = await readVersion(file);
    const system = {
        ...{ kernelArgs: await listKernelArgs(), mounts: [], prlimit, setpriv },
        ...{ maxProcesses: MAX_PROCESSES, maxFileBytes: MAX_FILE_BYTES },
    };
    const isRoot = user.userId === 0;
    const inside = isRoot ? { userId: HIDDEN_ROOT, groupId: HIDDEN_ROOT } : user;
    const ways = [{ file, version, rights: 'user_namespace', sudo: undefined, ...inside }];
    if (setpriv !== undefined && (isRoot || sudo !== undefined))
        ways.push({ file, version, rights: 'root', sudo: isRoot ? undefined : sudo, ...user });
    const trials = [];
    for (const bubblewrap of ways) {
        const problem = await tryOut(bubblewrap, system);
        const found = problem === '' ? { bubblewrap, system } : undefined;
        trials.push({ rights: bubblewrap.rights, found, problem });
        if (found !== undefined)
            break;
    }
    return trials;
}
async function readVersion(file) {
    const { stdout } = await (0,run_command/* runCommand */.d1)({ file, args: ['--version'], cwd: '/', env: {}, timeoutMs: TRIAL_MS });
    return /\d+(?:\.\d+)+/.exec(Buffer.from(stdout).toString('utf8'))?.[0] ?? 'unknown';
}
/** Starts `true` in a sandbox with nothing but the system in it, and returns what went wrong. */
async function tryOut(bubblewrap, system) {
    const links = ['bin', 'lib', 'lib64'].map((name) => ({
        kind: 'read',
        source: `/${name}`,
        path: `/${name}`,
    }));
    const mounts = [{ kind: 'read', source: '/usr', path: '/usr' }, ...links];
    const env = { PATH: SYSTEM_PATH };
    const program = { file: '/bin/sh', args: ['-c', 'true'], cwd: '/', mounts, hasNetwork: false, env };
    const start = toBubblewrapStart(bubblewrap, system, program);
    const result = await (0,run_command/* runCommand */.d1)({ ...start, cwd: '/', env, timeoutMs: TRIAL_MS });
    if (result.exitCode === 0)
        return '';
    return Buffer.from(result.stderr).toString('utf8').trim() || `it ended with ${result.exitCode ?? result.signal}`;
}

;// CONCATENATED MODULE: ./sandbox/bubblewrap/install-bubblewrap.js


const INSTALL_MS = 180_000;
const install_bubblewrap_SYSTEM_PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
/**
 * Installs bubblewrap by apt-get(8), as root or by a sudo(8) that asks for no password. Returns undefined when it did,
 * else the reason why not.
 */
async function installBubblewrap(userId) {
    const [apt, sudo] = await Promise.all(['apt-get', 'sudo'].map((name) => (0,programs/* findOnPath */.aY)(name, install_bubblewrap_SYSTEM_PATH)));
    if (apt === undefined)
        return 'there is no apt-get';
    if (userId !== 0 && sudo === undefined)
        return 'there is no sudo';
    const asRoot = userId === 0 || sudo === undefined ? [] : [sudo, '--non-interactive', '--'];
    const run = async (args) => {
        const [file = apt, ...rest] = [...asRoot, apt, ...args];
        const env = { PATH: install_bubblewrap_SYSTEM_PATH, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
        return (0,run_command/* runCommand */.d1)({ file, args: rest, cwd: '/', env, timeoutMs: INSTALL_MS });
    };
    const install = ['install', '--yes', '--no-install-recommends', 'bubblewrap'];
    const first = await run(install);
    if (first.exitCode === 0)
        return undefined;
    await run(['update']);
    const second = await run(install);
    if (second.exitCode === 0)
        return undefined;
    return Buffer.from(second.stderr).toString('utf8').trim().split('\n').at(-1) ?? 'apt-get failed';
}

// EXTERNAL MODULE: ./exec/remove-folder.js
var remove_folder = __webpack_require__(75547);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
;// CONCATENATED MODULE: ./sandbox/listen.js

/** Starts a server at an address; `port` is 0 for a unix socket. Rejects when the address cannot be used. */
async function listen(server, address) {
    const open = new Set();
    server.on('connection', (socket) => {
        open.add(socket);
        socket.once('close', () => open.delete(socket));
    });
    server.listen(address);
    await (0,external_node_events_.once)(server, 'listening');
    // Such as too many open files: a connection is lost, and the next one may be accepted.
    server.on('error', () => undefined);
    const bound = server.address();
    return {
        port: typeof bound === 'object' ? (bound?.port ?? 0) : 0,
        close: () => new Promise((resolve) => {
            server.close(() => resolve());
            for (const socket of open)
                socket.destroy();
        }),
    };
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./domain/text/host-name.js
var host_name = __webpack_require__(27043);
// EXTERNAL MODULE: ./sandbox/network/dial.js + 1 modules
var network_dial = __webpack_require__(99396);
;// CONCATENATED MODULE: ./sandbox/network/client-hello.js
const RECORD_HEADER = 5;
const HANDSHAKE_HEADER = 4;
/** The longest part of a handshake that a record may hold, see RFC 8446, 5.1. */
const MAX_RECORD = 16_384;
const MAX_HELLO = 16_384;
const MAX_RECORDS = 16;
/** Bytes after which a hello is complete or invalid, however small its records are. */
const MAX_HELLO_BYTES = 32_768;
const HANDSHAKE = 22;
const CLIENT_HELLO = 1;
const SERVER_NAME = 0;
const HOST_NAME = 0;
class InvalidHello extends Error {
}
/** Reads the first bytes of a TLS client, see RFC 8446, 4.1.2, and RFC 6066, 3. Never throws. */
function readClientHello(bytes) {
    try {
        const hello = readHandshake(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
        if (hello !== undefined)
            return { kind: 'hello', name: readServerName(hello) };
        return { kind: bytes.length < MAX_HELLO_BYTES ? 'incomplete' : 'invalid' };
    }
    catch {
        return { kind: 'invalid' };
    }
}
/** Joins the first handshake message from its records; undefined while bytes of it are missing. */
function readHandshake(bytes) {
    const parts = [];
    for (let at = 0; at < bytes.length;) {
        requireThat(bytes[at] === HANDSHAKE && (bytes[at + 1] ?? 3) === 3);
        if (bytes.length < at + RECORD_HEADER)
            return undefined;
        const length = bytes.readUInt16BE(at + 3);
        requireThat(length > 0 && length <= MAX_RECORD);
        parts.push(bytes.subarray(at + RECORD_HEADER, at + RECORD_HEADER + length));
        requireThat(parts.length <= MAX_RECORDS);
        at += RECORD_HEADER + length;
        const message = findMessage(Buffer.concat(parts));
        if (message !== undefined)
            return message;
    }
    return undefined;
}
function findMessage(bytes) {
    if (bytes.length > 0)
        requireThat(bytes[0] === CLIENT_HELLO);
    if (bytes.length < HANDSHAKE_HEADER)
        return undefined;
    const length = bytes.readUIntBE(1, 3);
    requireThat(length <= MAX_HELLO);
    return bytes.length < HANDSHAKE_HEADER + length
        ? undefined
        : bytes.subarray(HANDSHAKE_HEADER, HANDSHAKE_HEADER + length);
}
function readServerName(hello) {
    const fields = openReader(hello);
    fields.take(2 + 32);
    fields.takeVector(1);
    fields.takeVector(2);
    fields.takeVector(1);
    if (fields.isAtEnd())
        return undefined;
    const extensions = openReader(fields.takeVector(2));
    requireThat(fields.isAtEnd());
    const names = [];
    while (!extensions.isAtEnd()) {
        const type = extensions.takeNumber(2);
        const content = extensions.takeVector(2);
        if (type === SERVER_NAME)
            names.push(readHostName(content));
    }
    requireThat(names.length <= 1);
    return names[0];
}
function readHostName(content) {
    const extension = openReader(content);
    const list = openReader(extension.takeVector(2));
    requireThat(list.takeNumber(1) === HOST_NAME);
    const name = list.takeVector(2).toString('latin1');
    requireThat(extension.isAtEnd() && list.isAtEnd());
    return name;
}
function openReader(bytes) {
    let at = 0;
    const take = (length) => {
        requireThat(at + length <= bytes.length);
        at += length;
        return bytes.subarray(at - length, at);
    };
    const takeNumber = (size) => take(size).readUIntBE(0, size);
    return { take, takeNumber, takeVector: (size) => take(takeNumber(size)), isAtEnd: () => at === bytes.length };
}
function requireThat(holds) {
    if (!holds)
        throw new InvalidHello();
}

;// CONCATENATED MODULE: ./sandbox/network/tunnel.js

/** Creates the tunnel of a client that has asked for a host. */
function createTunnel(client, { helloMs, idleMs }) {
    let upstream;
    const end = () => {
        client.destroy();
        upstream?.destroy();
    };
    const guard = (socket) => {
        socket.setTimeout(idleMs, end);
        socket.once('error', end);
        // What is on its way to the other side still arrives.
        socket.once('close', () => (socket === client ? upstream : client)?.destroySoon());
    };
    guard(client);
    return {
        // Many programs show the first line alone, so that it has the whole text.
        answer(status, text) {
            const head = [`HTTP/1.1 ${status} ${text}`, 'Content-Type: text/plain', 'Connection: close'];
            client.end(`${head.join('\r\n')}\r\n\r\n${text}\n`, () => client.destroySoon());
        },
        join(socket) {
            upstream = socket;
            guard(upstream);
            if (client.destroyed)
                throw new Error('the client has left');
            client.write('HTTP/1.1 200 Connection established\r\n\r\n');
        },
        async readHello(head) {
            const timer = setTimeout(end, helloMs);
            try {
                return await readFirst(client, head);
            }
            finally {
                clearTimeout(timer);
            }
        },
        pass(bytes, count) {
            if (upstream === undefined)
                return;
            count('sent', bytes.length);
            upstream.write(bytes);
            client.on('data', (chunk) => count('sent', chunk.length));
            upstream.on('data', (chunk) => count('received', chunk.length));
            client.pipe(upstream);
            upstream.pipe(client);
        },
        end,
    };
}
async function readFirst(client, head) {
    for (let bytes = head;;) {
        const reading = readClientHello(bytes);
        if (reading.kind === 'hello')
            return { bytes, name: reading.name?.toLowerCase() };
        const more = reading.kind === 'invalid' ? undefined : await readMore(client);
        if (more === undefined)
            return { bytes, name: undefined };
        bytes = Buffer.concat([bytes, more]);
    }
}
/** Resolves to the next bytes of a connection; undefined at its end. */
function readMore(client) {
    return new Promise((resolve) => {
        const settle = (chunk) => {
            client.pause();
            client.removeListener('data', settle).removeListener('end', onEnd).removeListener('close', onEnd);
            resolve(chunk);
        };
        const onEnd = () => settle(undefined);
        if (client.destroyed || client.readableEnded)
            return onEnd();
        client.once('data', settle).once('end', onEnd).once('close', onEnd);
        client.resume();
    });
}

;// CONCATENATED MODULE: ./sandbox/network/connect-proxy.js




const PORT = 443;
const USUAL_LIMITS = { connections: 128, helloMs: 30_000, idleMs: 600_000 };
const MAX_HEADER_BYTES = 8192;
/**
 * Creates an HTTP proxy, not listening yet, by which programs without a network reach the named hosts, and nothing else:
 * only CONNECT, to port 443 of a name whose addresses are of the internet, and only for TLS to that name.
 */
function createConnectProxy({ limits: given, ...options }) {
    const limits = { ...USUAL_LIMITS, ...given };
    const { log } = options;
    const server = (0,external_node_http_.createServer)({
        maxHeaderSize: MAX_HEADER_BYTES,
        headersTimeout: limits.helloMs,
        requestTimeout: limits.helloMs,
    });
    server.maxConnections = limits.connections;
    server.on('request', (request, response) => {
        const url = URL.canParse(request.url ?? '') ? new URL(request.url ?? '') : undefined;
        const host = url?.hostname ?? '';
        log.deny({ host, port: Number(url?.port || 80), reason: 'plain_http' });
        const text = 'Groundhog refused a request without TLS: only https (CONNECT to port 443) is possible';
        response.writeHead(403, { 'content-type': 'text/plain', connection: 'close' }).end(`${text}\n`);
    });
    server.on('connect', ({ url = '', socket }, _stream, head) => {
        const tunnel = createTunnel(socket, limits);
        void serveTunnel(tunnel, { ...options, url, head }).catch(() => tunnel.end());
    });
    server.on('clientError', (_error, socket) => socket.destroy());
    return server;
}
async function serveTunnel(tunnel, { url, head, hosts, dial, log }) {
    const { host, port } = parseTarget(url);
    const deny = (reason) => log.deny({ host, port, reason });
    const refuse = (reason) => {
        deny(reason);
        tunnel.answer(403, describeRefusal(reason, host, port));
    };
    const reason = findReason(host, port, hosts);
    if (reason !== undefined)
        return refuse(reason);
    try {
        tunnel.join(await dial(host, port));
    }
    catch (thrown) {
        if (thrown instanceof network_dial/* PrivateHostError */.Qn)
            return refuse('private_address');
        return tunnel.answer(502, `Groundhog did not reach host ${host}: ${toReason(thrown)}`);
    }
    const { bytes, name } = await tunnel.readHello(head);
    if (name !== host) {
        if (bytes.length > 0)
            deny('server_name');
        return tunnel.end();
    }
    tunnel.pass(bytes, (direction, count) => log.addBytes(host, direction, count));
}
function parseTarget(text) {
    const found = /^(.*):(\d{1,5})$/.exec(text);
    return { host: (0,host_name/* toHostName */.fN)(found?.[1] ?? text), port: Number(found?.[2] ?? 0) };
}
function findReason(host, port, hosts) {
    if ((0,host_name/* isAddressText */.Uv)(host))
        return 'address';
    if (!(0,host_name/* isHostName */.uy)(host))
        return 'malformed';
    if (port !== PORT)
        return 'port';
    return (0,host_name/* isAllowedHost */.Xj)(host, hosts) ? undefined : 'not_allowed';
}
function describeRefusal(reason, host, port) {
    switch (reason) {
        case 'not_allowed':
            return `Groundhog refused host ${host}: ask for it under \`network\``;
        case 'port':
            return `Groundhog refused port ${port} of host ${host}: only 443 is possible`;
        case 'private_address':
            return `Groundhog refused host ${host}: it has no address on the internet`;
        default:
            return 'Groundhog refused the connection: name a host and port 443';
    }
}
/** Returns the code of an error, whose text may name an address. */
function toReason(thrown) {
    if (typeof thrown === 'object' && thrown !== null && 'code' in thrown)
        return String(thrown.code);
    return thrown instanceof Error ? thrown.message : 'no connection';
}

;// CONCATENATED MODULE: ./sandbox/network/network-log.js
const MAX_HOSTS = 100;
const MAX_DENIALS = 50;
const MAX_NAME = 100;
/** Opens an empty log. Hosts after the first 100, and refusals after the first 50 different ones, are not listed. */
function openNetworkLog() {
    const hosts = new Map();
    const denied = new Map();
    return {
        addBytes(host, direction, bytes) {
            const entry = hosts.get(host) ?? { host, sent: 0, received: 0 };
            if (hosts.has(host) || hosts.size < MAX_HOSTS)
                hosts.set(host, { ...entry, [direction]: entry[direction] + bytes });
        },
        deny({ host, port, reason }) {
            const entry = { host: toPlainName(host), port, reason };
            const key = JSON.stringify(entry);
            const count = denied.get(key)?.count ?? 0;
            if (count > 0 || denied.size < MAX_DENIALS)
                denied.set(key, { ...entry, count: count + 1 });
        },
        read: () => ({ hosts: [...hosts.values()], denied: [...denied.values()] }),
    };
}
/** Returns a name as it can be shown: it comes from a program that is not trusted. */
function toPlainName(host) {
    return host.slice(0, MAX_NAME).replaceAll(/[^\w.:*[\]-]/g, '?');
}

;// CONCATENATED MODULE: ./sandbox/bubblewrap/sandbox-network.js






/** The first port inside; a sandbox has all of its ports for itself. */
const FIRST_PORT = 3128;
/** The variables by which tools find a proxy; Node takes them from version 24 on when it is asked to. */
const PROXY_NAMES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY', 'npm_config_https_proxy'];
/** Opens the network of a sandbox. A proxy serves each zone with hosts, from its first program on until the run ends. */
function openSandboxNetwork({ networks, dial, folder }) {
    const log = openRenewedLog();
    let lastPort = FIRST_PORT - 1;
    const open = new Map();
    const proxies = new Map();
    const forwardBySocket = async (server) => {
        await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
        lastPort += 1;
        const port = lastPort;
        const socketPath = (0,external_node_path_.join)(folder, String(port));
        (0,remove_folder/* removeFolder */.v$)(socketPath);
        // Where it is shown, nobody but the programs of the sandbox can reach it.
        const { close } = await listen(server, { path: socketPath, writableAll: true });
        open.set(port, socketPath);
        const end = async () => {
            open.delete(port);
            await close();
        };
        return { port, close: end };
    };
    const serveProxy = async (hosts) => {
        const server = createConnectProxy({ hosts, dial, log });
        server.unref();
        return (await forwardBySocket(server)).port;
    };
    return {
        // An agent with the network of the machine reaches its loopback as well.
        forward: (server) => networks.agent === 'open' ? listen(server, { host: '127.0.0.1', port: 0 }) : forwardBySocket(server),
        async enter(zone) {
            const access = networks[zone];
            const isProxied = access !== 'open' && access.length > 0;
            if (isProxied && !proxies.has(zone))
                proxies.set(zone, serveProxy(access));
            const port = await proxies.get(zone);
            const others = [...proxies].filter(([name]) => name !== zone);
            const hidden = await Promise.all(others.map(([, proxy]) => proxy));
            return {
                isOpen: access === 'open',
                forwards: access === 'open' ? [] : [...open].filter(([at]) => !hidden.includes(at)).map(toForward),
                env: port === undefined ? {} : toProxyEnv(port),
            };
        },
        takeUse: log.take,
        countBytes: log.addBytes,
    };
}
function toForward([port, socketPath]) {
    return { port, socketPath };
}
/** Opens a log that starts empty whenever its content is taken. */
function openRenewedLog() {
    let log = openNetworkLog();
    return {
        addBytes: (host, direction, bytes) => log.addBytes(host, direction, bytes),
        deny: (denial) => log.deny(denial),
        read: () => log.read(),
        take() {
            const use = log.read();
            log = openNetworkLog();
            return use;
        },
    };
}
function toProxyEnv(port) {
    const address = `http://127.0.0.1:${port}`;
    const local = 'localhost,127.0.0.1,::1';
    const names = Object.fromEntries(PROXY_NAMES.map((name) => [name, address]));
    return { ...names, no_proxy: local, NO_PROXY: local, NODE_USE_ENV_PROXY: '1' };
}

// EXTERNAL MODULE: ./sandbox/network/upstream-proxy.js
var upstream_proxy = __webpack_require__(71361);
;// CONCATENATED MODULE: ./sandbox/no-sandbox.js




/**
 * Creates a sandbox that runs programs without isolation. Each run has its own mark in its environment, and all
 * processes with it are killed afterwards; one that has dropped it lives until `stopAll`, which checks working folders.
 */
function createNoSandbox(options) {
    let runs = 0;
    return {
        isolation: 'none',
        async run(spec) {
            runs += 1;
            const mark = `${options.mark}.${runs}`;
            const result = await (0,run_command/* runCommand */.d1)({ ...spec, env: { ...spec.env, [process_mark/* PROCESS_MARK */.Mm]: mark } });
            await (0,kill_marked/* killMarked */.f)({ mark });
            return result;
        },
        stopAll: () => (0,kill_marked/* killMarked */.f)(options),
        takeNetworkUse: () => ({ hosts: [], denied: [] }),
        countBytes: () => undefined,
        forward: (server) => listen(server, { host: '127.0.0.1', port: 0 }),
    };
}

// EXTERNAL MODULE: ./entry/compose/find-tool-homes.js
var find_tool_homes = __webpack_require__(40069);
// EXTERNAL MODULE: ./entry/compose/host-guard.js + 1 modules
var host_guard = __webpack_require__(35690);
;// CONCATENATED MODULE: ./entry/compose/open-isolation.js















/** Finds out whether programs can be isolated here. Throws ConfigurationError where they must be, and cannot. */
async function openIsolation(options) {
    const { env, folders } = options;
    const { choice, networks } = options.settings;
    const user = readUser();
    const trials = choice === 'none' || user === undefined ? undefined : await findOrInstall(user, options);
    const found = trials?.find((trial) => trial.found !== undefined)?.found;
    const decision = decideIsolation({
        choice,
        isJob: options.isJob || isTruthy(env.CI),
        isLinux: process.platform === 'linux',
        isInstalled: trials !== undefined && trials.length > 0,
        works: found !== undefined,
        problems: trials?.map(({ problem }) => problem) ?? [],
    });
    if (decision.kind === 'refused')
        throw new errors/* ConfigurationError */.j1('isolation_missing', { reason: decision.reason, remedy: decision.remedy });
    if (decision.kind === 'none' || found === undefined) {
        if (decision.kind === 'none' && decision.warning !== undefined)
            options.warn(decision.warning);
        return { detail: undefined, bubblewrap: undefined, agentGit: undefined, open: openUnisolated };
    }
    const agentGit = { folder: (0,external_node_path_.join)(folders.runDir, 'visible-objects'), standIn: (0,external_node_path_.join)(folders.runDir, 'stand-in.git') };
    const system = await completeSystem(found, { env, folders, objects: agentGit.folder, settings: options.settings });
    const { bubblewrap } = found;
    return {
        detail: `bubblewrap ${bubblewrap.version}, ${describeNetworks(networks)}`,
        ...{ bubblewrap, agentGit },
        open: (sandbox) => openIsolated({
            ...{ bubblewrap, system, networks, standIn: agentGit.standIn, clock: options.clock },
            socketParent: folders.deskParent,
            dial: (0,network_dial/* createDial */.BX)({ findProxy: (0,upstream_proxy/* readUpstreamProxy */.g)(env) }),
        }, sandbox),
    };
}
/** Describes the network of each zone for people. */
function describeNetworks({ setup, agent, criteria }) {
    const describe = (access) => access === 'open' ? 'open' : access.length === 0 ? 'none' : access.join(' ');
    const ofSetup = setup === undefined ? 'registries of the lockfiles' : describe(setup);
    const ofAgent = agent.length === 0 ? 'its model only' : describe(agent);
    return `network: setup ${ofSetup}, agent ${ofAgent}, criteria ${describe(criteria)}`;
}
function readUser() {
    const [userId, groupId] = [process.getuid?.(), process.getgid?.()];
    return process.platform !== 'linux' || userId === undefined || groupId === undefined
        ? undefined
        : { userId, groupId };
}
function isTruthy(value) {
    return value !== undefined && value !== '' && value !== 'false' && value !== '0';
}
/** Installs what is missing in a job, whose machine is there for that; never on a machine of a person. */
async function findOrInstall(user, { isJob, warn }) {
    const trials = await findBubblewrap(user);
    if (trials.length > 0 || !isJob)
        return trials;
    const problem = await installBubblewrap(user.userId);
    if (problem !== undefined)
        warn(`bubblewrap could not be installed: ${problem}`);
    return findBubblewrap(user);
}
async function completeSystem({ bubblewrap, system }, { env, folders, objects, settings: { visiblePaths, agentFiles } }) {
    const mounts = await listSystemMounts({
        home: env.HOME !== undefined && (0,external_node_path_.isAbsolute)(env.HOME) ? env.HOME : undefined,
        toolFolders: [
            ...(env.PATH ?? '').split(':').filter(external_node_path_.isAbsolute),
            ...listToolCaches(env),
            ...Object.values((0,find_tool_homes/* findToolHomes */.S)(env)),
        ],
        ownFolders: [(0,external_node_path_.dirname)(await (0,promises_.realpath)(process.execPath)), process.execPath, host_guard/* BUNDLE_FOLDER */.oA, folders.binDir],
        visiblePaths: [...visiblePaths, ...agentFiles.filter(isFile)],
        folder: (0,external_node_path_.join)(folders.runDir, 'sandbox'),
        userId: bubblewrap.userId,
        groupId: bubblewrap.groupId,
    });
    return { ...system, mounts: [...mounts, { kind: 'read', source: objects, path: objects }] };
}
function isFile(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
/** Lists the folders in which runners keep versions of tools. */
function listToolCaches({ RUNNER_TOOL_CACHE, AGENT_TOOLSDIRECTORY }) {
    return [RUNNER_TOOL_CACHE, AGENT_TOOLSDIRECTORY].filter((path) => path !== undefined).filter(external_node_path_.isAbsolute);
}
/** Shows another git directory in the place of that of a user's checkout, which may be a file that names it. */
function coverRepository(root, standIn) {
    const path = (0,external_node_path_.join)(root, '.git');
    if ((0,external_node_fs_.statSync)(path).isDirectory())
        return [{ kind: 'write', source: standIn, path }];
    const link = `${standIn}-link`;
    (0,external_node_fs_.writeFileSync)(link, `gitdir: ${standIn}\n`);
    return [
        { kind: 'write', source: standIn, path: standIn },
        { kind: 'read', source: link, path },
    ];
}
function openIsolated({ bubblewrap, system, standIn, networks, dial, clock, socketParent }, { processMark, isInPlace }) {
    return (folder, zone) => {
        const name = zone.kind === 'verification' ? `verification-${zone.number}` : 'agent';
        return createBubblewrapSandbox({
            ...{ bubblewrap, system, folder, clock },
            inside: { node: process.execPath, file: (0,external_node_path_.join)(host_guard/* BUNDLE_FOLDER */.oA, 'box.js') },
            mounts: isInPlace && zone.kind === 'agent' ? coverRepository(folder, standIn) : [],
            network: openSandboxNetwork({
                networks: { ...networks, setup: networks.setup ?? zone.registries },
                ...{ dial, folder: (0,external_node_path_.join)(socketParent, name) },
            }),
            zone: zone.kind === 'verification' ? 'criteria' : 'agent',
            mark: zone.kind === 'verification' ? `${processMark}.${name}` : processMark,
        });
    };
}
function openUnisolated({ processMark, isInPlace }) {
    return (workspacePath, zone) => {
        if (zone.kind === 'verification')
            return createNoSandbox({ mark: `${processMark}.verification-${zone.number}`, workspacePath });
        // In the user's checkout a process without our mark may be the user's own.
        return createNoSandbox({ mark: processMark, ...(isInPlace ? {} : { workspacePath }) });
    };
}


/***/ }),

/***/ 61649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ withRunFolders),
/* harmony export */   UY: () => (/* binding */ removeAllRunFolders),
/* harmony export */   eC: () => (/* binding */ quoteForShell)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73136);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14902);
/* harmony import */ var _exec_folder_access_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66229);
/* harmony import */ var _exec_process_identity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51312);
/* harmony import */ var _exec_remove_folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75547);
/* harmony import */ var _workspace_backend_run_leftovers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12257);










// Kept for the whole process, so that an abrupt end removes them too.
const inUse = new Set();
/**
 * Creates the folders of a run for `use`, and removes them whatever happens. A failure of `use` is `folder_gone` when one
 * of them was deleted meanwhile.
 */
async function withRunFolders(parent, use) {
    const base = await requireParent(parent ?? (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)());
    const created = [];
    const runId = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    const owner = await (0,_exec_process_identity_js__WEBPACK_IMPORTED_MODULE_7__/* .readOurIdentity */ .J)();
    const make = async (name, at = base) => {
        const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(at, `groundhog-${name}-`));
        created.push(folder);
        inUse.add(folder);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, _workspace_backend_run_leftovers_js__WEBPACK_IMPORTED_MODULE_9__/* .RUN_MARKER */ .xO), (0,_workspace_backend_run_leftovers_js__WEBPACK_IMPORTED_MODULE_9__/* .renderRunMarker */ .CI)({ run_id: runId, owner }), { mode: 0o600 });
        return folder;
    };
    try {
        const runDir = await make('control');
        const workDir = await make('work');
        const verifyDir = await make('verify');
        const binDir = await make('bin');
        const deskParent = await make('desk', base.length > 60 ? '/tmp' : base);
        const gitHome = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(runDir, 'home');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(gitHome);
        const command = await writeCommand(binDir);
        const needed = [...created, command];
        const ours = { runDir, workDir, verifyDir, gitHome, binDir, command, deskParent };
        return await use({ runId, all: created, needed, owner, ...ours });
    }
    catch (error) {
        const path = error instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1 ? undefined : await (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_6__/* .findMissingPath */ .X1)(created);
        throw path === undefined ? error : new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GroundhogError */ .CX('folder_gone', { path }, { cause: error });
    }
    finally {
        removeFolders(created);
    }
}
/** Returns the real path of the folder for temporary ones. Throws GroundhogError where none can be used. */
async function requireParent(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch((error) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
            throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GroundhogError */ .CX('folder_gone', { path });
        throw error;
    });
    if (!found.isDirectory())
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GroundhogError */ .CX('folder_gone', { path, reason: 'is no folder' });
    const base = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path);
    if (base.includes('\n'))
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1('path_unusable', { path: JSON.stringify(base), reason: 'has a line end in it' });
    (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_6__/* .requireOpenFiles */ .xd)(base);
    return base;
}
/** Removes the folders of all runs of this process; for an end that cannot wait. */
function removeAllRunFolders() {
    removeFolders([...inUse]);
}
/** Removes folders; one that cannot be removed stays, since the result of the run matters more. */
function removeFolders(folders) {
    for (const folder of folders) {
        inUse.delete(folder);
        (0,_exec_remove_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .removeFolder */ .v$)(folder);
    }
}
/** Writes the `groundhog` command for the agent, this very program, by absolute paths, and returns its path. */
async function writeCommand(binDir) {
    const cli = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_4__.fileURLToPath)(import.meta.url)), 'cli.js');
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(binDir, 'groundhog');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, `#!/bin/sh\nexec ${quoteForShell(process.execPath)} ${quoteForShell(cli)} "$@"\n`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(file, 0o555);
    return file;
}
/** Quotes a text as one word of a POSIX shell. */
function quoteForShell(text) {
    return `'${text.replaceAll("'", `'\\''`)}'`;
}


/***/ }),

/***/ 51552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZQ: () => (/* binding */ toLogText),
/* harmony export */   cG: () => (/* binding */ toResultText),
/* harmony export */   yJ: () => (/* binding */ openSafeLog)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _exec_redaction_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77855);


/**
 * Opens a log in which no text of an agent is a workflow command: `::` commands are stopped until a random token is
 * written ("Stopping and starting workflow commands" in GitHub's docs), and each beginning of a command is broken.
 */
function openSafeLog(out, redact) {
    const token = `groundhog-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    out(`::stop-commands::${token}\n`);
    return {
        write: (text) => out(toLogText(text, redact)),
        end: () => out(`::${token}::\n`),
    };
}
/**
 * Returns a text for a log that a runner may read: redacted, in plain lines, of which none is a command. The runner
 * trims a line before it looks for `::`, and finds the older `##[` anywhere (ActionCommand.cs in actions/runner).
 */
function toLogText(text, redact) {
    return (0,_exec_redaction_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toCleanText */ .M)(text, redact)
        .replaceAll('##[', '# #[')
        .replace(/^([^\S\n]*:)(?=:)/gm, '$1 ');
}
/** Returns a result for standard output, redacted. In JSON, which stays the same value, `##[` is escaped. */
function toResultText(text, redact) {
    const isJson = /^\s*[{[]/.test(text);
    return redact(text).replaceAll('##[', isJson ? '#\\u0023[' : '# #[');
}


/***/ }),

/***/ 24774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gx: () => (/* binding */ LATE_REASON),
  cP: () => (/* binding */ PROCESS_WIDE_MARK),
  q6: () => (/* binding */ isWorkAbandoned),
  an: () => (/* binding */ withCancellation)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./exec/kill-processes.js
var kill_processes = __webpack_require__(91726);
// EXTERNAL MODULE: ./exec/proc.js
var proc = __webpack_require__(26834);
// EXTERNAL MODULE: ./exec/process-mark.js
var process_mark = __webpack_require__(7551);
// EXTERNAL MODULE: ./exec/signal-group.js
var signal_group = __webpack_require__(45972);
;// CONCATENATED MODULE: ./exec/kill-descendants-sync.js




const MAX_ROUNDS = 20;
/**
 * Kills all that this process has started, without waiting for anything: for an end that cannot wait. Finds its
 * descendants and what carries a mark that begins with the given one; where there is no `/proc`, the groups that run.
 */
function killDescendantsSync(mark) {
    (0,signal_group/* killTrackedGroups */.FM)();
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const targets = findTargets(mark);
        if (targets.length === 0)
            return;
        for (const pid of targets)
            (0,kill_processes/* killProcess */.i)(pid);
    }
}
function findTargets(mark) {
    const parents = new Map((0,proc/* listProcessIdsSync */.DU)().map((pid) => [pid, findParent(pid)]));
    return [...parents.keys()].filter((pid) => pid !== process.pid && parents.get(pid) !== undefined && (isBelowUs(pid, parents) || hasMark(pid, mark)));
}
/** The parent of a process; undefined for one that is gone or has ended. */
function findParent(pid) {
    const stat = (0,proc/* findProcessStatSync */.Iw)(pid);
    return stat?.hasEnded === false ? stat.parent : undefined;
}
function isBelowUs(pid, parents) {
    const visited = new Set();
    for (let at = parents.get(pid); at !== undefined && at > 0 && !visited.has(at); at = parents.get(at)) {
        if (at === process.pid)
            return true;
        visited.add(at);
    }
    return false;
}
function hasMark(pid, mark) {
    return (0,proc/* readProcessEnvSync */.iT)(pid).some((entry) => entry.startsWith(`${process_mark/* PROCESS_MARK */.Mm}=${mark}`));
}

// EXTERNAL MODULE: ./entry/compose/run-folders.js
var run_folders = __webpack_require__(61649);
;// CONCATENATED MODULE: ./entry/compose/signals.js



const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
// The runner signals again after 7.5 s and kills 2.5 s later; the ending must be reported before that.
const LATE_MS = 5000;
/** The mark of all programs that this process starts; each sandbox appends an id of its own. */
const PROCESS_WIDE_MARK = (0,external_node_crypto_.randomUUID)();
/** The reason of a run that did not end in time after it was cancelled. */
const LATE_REASON = 'The run was cancelled, and could not record it in time. The next run resumes from the last record.';
let isAbandoned = false;
/** True when abandoned work would keep this process alive, so that `process.exit` must end it. */
function isWorkAbandoned() {
    return isAbandoned;
}
/**
 * Runs `use` with a signal that SIGINT, SIGTERM or SIGHUP aborts; a second one exits at once. Work that has not ended 5 s
 * after the first is abandoned, its programs are killed, and the result is that of `toLateResult`.
 */
async function withCancellation(use, toLateResult) {
    const controller = new AbortController();
    let timer;
    let resolveLate = () => undefined;
    const late = new Promise((resolve) => {
        resolveLate = resolve;
    });
    const onSignal = (name) => {
        if (controller.signal.aborted) {
            abandon();
            process.exit(name === 'SIGINT' ? 130 : 143);
        }
        timer = setTimeout(() => {
            abandon();
            resolveLate(toLateResult());
        }, LATE_MS);
        controller.abort();
    };
    for (const name of SIGNALS)
        process.on(name, onSignal);
    try {
        return await Promise.race([use(controller.signal), late]);
    }
    finally {
        clearTimeout(timer);
        for (const name of SIGNALS)
            process.off(name, onSignal);
    }
}
function abandon() {
    isAbandoned = true;
    killDescendantsSync(PROCESS_WIDE_MARK);
    (0,run_folders/* removeAllRunFolders */.UY)();
}


/***/ }),

/***/ 38936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GP: () => (/* binding */ toJitter),
/* harmony export */   Yu: () => (/* binding */ openSystemClock),
/* harmony export */   ek: () => (/* binding */ toBackoffMs),
/* harmony export */   ml: () => (/* binding */ systemClock),
/* harmony export */   yy: () => (/* binding */ sleep)
/* harmony export */ });
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45320);

/** The clock of this machine. */
const systemClock = {
    now: () => new Date(),
    monotonicMs: () => performance.now(),
};
// Why: docs/decisions/0029-dates-can-be-fixed.md
/**
 * Opens the clock of this machine, whose dates are never later than `SOURCE_DATE_EPOCH` (reproducible-builds.org) where
 * that is set, so that records and commits get the same dates each time. Durations are not affected.
 */
function openSystemClock(env) {
    const latestMs = readLatestMs(env.SOURCE_DATE_EPOCH);
    return { ...systemClock, now: () => new Date(Math.min(Date.now(), latestMs)) };
}
function readLatestMs(seconds) {
    if (seconds === undefined || seconds === '')
        return Number.POSITIVE_INFINITY;
    if (/^\d{1,11}$/.test(seconds))
        return Number(seconds) * 1000;
    throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .toSettingError */ .Oh)('SOURCE_DATE_EPOCH', seconds, 'is not a number of seconds since 1970');
}
/** Waits, or returns at once when the signal is aborted. */
function sleep(ms, signal) {
    return new Promise((resolve) => {
        if (signal?.aborted === true)
            return resolve();
        const end = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', end);
            resolve();
        };
        const timer = setTimeout(end, ms);
        signal?.addEventListener('abort', end);
    });
}
/** Returns a random number from 0 to 1. */
function toJitter() {
    return Math.random();
}
/** Returns one second, doubled with each further interruption, plus up to half of that at random. */
function toBackoffMs(interruptions) {
    return 1000 * 2 ** (interruptions - 1) * (1 + Math.random() / 2);
}


/***/ }),

/***/ 97813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ openIsolationTest),
  F: () => (/* binding */ testIsolation)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/decisions/judge-self-test.js
var judge_self_test = __webpack_require__(14858);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./exec/child-env.js
var child_env = __webpack_require__(25108);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(40669);
// EXTERNAL MODULE: ./exec/proc.js
var proc = __webpack_require__(26834);
// EXTERNAL MODULE: ./exec/run-command.js
var run_command = __webpack_require__(79629);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./sandbox/self-test/own-servers.js

/** Opens servers that close each connection at once. */
function openServers() {
    const servers = [];
    return {
        async listen(options) {
            const server = (0,external_node_net_.createServer)((socket) => socket.on('error', () => undefined).destroy());
            const isOpen = await new Promise((resolve) => {
                server.once('error', () => resolve(false)).listen(options, () => resolve(true));
            });
            if (!isOpen)
                return undefined;
            servers.push(server);
            const address = server.address();
            return typeof address === 'object' && address !== null ? address.port : 0;
        },
        async close() {
            await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
        },
    };
}

// EXTERNAL MODULE: ./domain/succeeds.js
var succeeds = __webpack_require__(67856);
// EXTERNAL MODULE: ./exec/sha256.js
var sha256 = __webpack_require__(11325);
;// CONCATENATED MODULE: ./sandbox/self-test/probe-answer.js
/** Creates the answer of a probe that succeeded. */
function probe_answer_reached(detail) {
    return { outcome: 'reached', detail };
}
/** Creates the answer of a probe that failed. */
function probe_answer_blocked(detail) {
    return { outcome: 'blocked', detail };
}
/** The answer of a probe that had nothing to try. */
const absent = { outcome: 'absent', detail: '' };
/** Tries a probe on one thing after the other until one is reached. */
function probe_answer_firstReached(things, probe) {
    let last = absent;
    for (const thing of things) {
        last = probe(thing);
        if (last.outcome === 'reached')
            return last;
    }
    return last;
}

;// CONCATENATED MODULE: ./sandbox/self-test/file-probes.js





const SYSTEM_FOLDERS = (/* unused pure expression or super */ null && (['/', '/etc', '/usr', '/usr/bin', '/usr/local/bin', '/proc']));
const KERNEL_SETTINGS = [
    ...['/proc/sys/kernel/core_pattern', '/proc/sys/kernel/modprobe', '/proc/sys/vm/swappiness'],
    ...['/proc/sys/vm/drop_caches', '/proc/sysrq-trigger', '/sys/kernel/uevent_helper'],
];
const KERNEL_MEMORY = (/* unused pure expression or super */ null && (['/proc/kcore', '/proc/kmsg', '/proc/kpagecount', '/dev/mem', '/dev/kmsg']));
/** Tries to read and write files outside of a program's folder. Writes nothing: opening decides. */
function tryFiles({ targets }) {
    const { files, writable } = targets;
    return {
        home_file: tryReads(files.home_file, targets),
        temporary_file: tryReads(files.temporary_file, targets),
        shared_file: tryReads(files.shared_file, targets),
        control_config: tryReads(files.control_config, targets),
        repository_config: tryReads(files.repository_config, targets),
        command_file: firstReached(writable.command_file, tryWrite),
        own_program: firstReached(writable.own_program, tryWrite),
        system_folder: firstReached(SYSTEM_FOLDERS, tryFolder),
        kernel_setting: firstReached(KERNEL_SETTINGS, (path) => tryOpen(path, constants.O_WRONLY)),
        kernel_memory: firstReached(KERNEL_MEMORY, (path) => tryOpen(path, constants.O_RDONLY)),
    };
}
/** Tries what a program needs of its folder and of the folder for temporary files. */
function tryOwnFiles({ folder, token }) {
    const name = `.groundhog-self-test-${token}`;
    return { workspace: tryCreate(join(folder, name)), temporary_files: tryCreate(join('/tmp', name)) };
}
/** By its path, and by the roots that processes have. */
function tryReads(files, { salt }) {
    const roots = files.length === 0 ? [] : ['', ...listProcessIdsSync().map((pid) => `/proc/${pid}/root`)];
    return firstReached(files, ({ path, digest }) => {
        const isRead = roots.some((root) => {
            const content = findText(`${root}${path}`);
            return content !== undefined && toDigest(salt, content) === digest;
        });
        return isRead ? reached(path) : blocked(path);
    });
}
/** Digests a text so that it can be recognised and not learned. */
function toDigest(salt, text) {
    return (0,sha256/* sha256Hex */.f)(`${salt}\n${text}`);
}
/** Reads a file as bytes, one character each; undefined when it cannot be read. */
function findText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'latin1');
    }
    catch {
        return undefined;
    }
}
function tryWrite({ path, device, inode }) {
    return tryOpen(path, constants.O_RDWR, ({ dev, ino }) => dev === device && ino === inode);
}
/** A device may be opened in its place, such as that of /dev/null: `isIt` tells, or that it is a file. */
function tryOpen(path, flags, isIt = (found) => found.isFile() || path.startsWith('/dev/')) {
    try {
        const file = openSync(path, flags | constants.O_NONBLOCK);
        try {
            return isIt(fstatSync(file)) ? reached(path) : blocked(path);
        }
        finally {
            closeSync(file);
        }
    }
    catch (error) {
        return blocked(String(error));
    }
}
function tryFolder(path) {
    try {
        accessSync(path, constants.W_OK);
        return reached(path);
    }
    catch (error) {
        return blocked(String(error));
    }
}
function tryCreate(path) {
    try {
        writeFileSync(path, '', { flag: 'wx' });
        rmSync(path);
        return reached('');
    }
    catch (error) {
        return blocked(String(error));
    }
}

;// CONCATENATED MODULE: ./sandbox/self-test/targets.js








/** Names that shells, sudo(8) and every program have; their values tell nothing about control. */
const COMMON_NAMES = /^(?:PATH|HOME|LANG|LC_\w+|TERM|TZ|TMPDIR|CI|PWD|OLDPWD|SHLVL|_|USER|LOGNAME|MAIL|SHELL|SUDO_\w+|GROUNDHOG_PROCESS_MARK)=/;
/** Puts files and servers where no program in a sandbox may reach them. */
async function createTargets(forbidden) {
    const salt = (0,external_node_crypto_.randomBytes)(16).toString('hex');
    const made = [];
    const isForbidden = (path) => !isBelowAny(path, forbidden.visible);
    const place = async (folder) => {
        if (folder === undefined || folder === '/' || isBelowAny(folder, [...forbidden.visible, ...forbidden.worked]))
            return [];
        const path = (0,external_node_path_.join)(folder, `.groundhog-self-test-${salt}`);
        made.push(path);
        return createKnownFile(path, salt);
    };
    const socketFolder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(forbidden.socketParent, 'self-test-'));
    made.push(socketFolder);
    const { served, close } = await serve((0,external_node_path_.join)(socketFolder, 'socket'), `\0groundhog-self-test-${salt}`);
    const remove = async () => {
        for (const path of made)
            (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
        await close();
    };
    const known = (paths) => paths.filter(isForbidden).flatMap((path) => findKnownFile(path, salt));
    const files = {
        home_file: await place(forbidden.home),
        temporary_file: await place(forbidden.temporaryFolder),
        shared_file: forbidden.temporaryFolder === '/tmp' ? [] : await place('/tmp'),
        control_config: known(forbidden.controlConfigs),
        repository_config: known(forbidden.repositoryConfigs),
    };
    const writable = {
        command_file: forbidden.commandFiles.flatMap(findIdentity),
        own_program: forbidden.ownProgram.flatMap(findIdentity),
    };
    const asked = { serviceSockets: forbidden.serviceSockets.filter(isForbidden), nameServers: await listNameServers() };
    const environment = listSecretEntries(forbidden).map((entry) => toDigest(salt, entry));
    return { targets: { salt, control: describeControl(), environment, files, writable, ...served, ...asked }, remove };
}
function isBelowAny(path, folders) {
    return folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}
async function serve(attemptSocket, abstractSocket) {
    const { listen, close } = openServers();
    await listen({ path: attemptSocket });
    await listen({ path: abstractSocket });
    const loopback = [];
    for (const host of ['127.0.0.1', '::1']) {
        const port = await listen({ host, port: 0 });
        if (port !== undefined)
            loopback.push({ host, port });
    }
    return { served: { attemptSocket, abstractSocket, loopback }, close };
}
/** Writes a file that only its owner may read; none where nobody may write. */
async function createKnownFile(path, salt) {
    const content = (0,external_node_crypto_.randomBytes)(16).toString('hex');
    const isWritten = await (0,succeeds/* succeeds */.k)((0,promises_.writeFile)(path, content, { mode: 0o600, flag: 'wx' }));
    return isWritten ? [{ path, digest: toDigest(salt, content) }] : [];
}
function findKnownFile(path, salt) {
    const content = findText(path);
    return content === undefined ? [] : [{ path, digest: toDigest(salt, content) }];
}
function findIdentity(path) {
    const found = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return found === undefined ? [] : [{ path, device: found.dev, inode: found.ino }];
}
function describeControl() {
    const namespaces = Object.fromEntries(['pid', 'mnt', 'ipc', 'uts', 'net'].map((name) => [name, (0,external_node_fs_.readlinkSync)(`/proc/self/ns/${name}`)]));
    return { pid: process.pid, startTicks: (0,proc/* findProcessStatSync */.Iw)(process.pid)?.startTicks ?? -1, namespaces };
}
function listSecretEntries({ given }) {
    const known = new Set(Object.entries(given).map(([name, value]) => `${name}=${value}`));
    return (0,proc/* readProcessEnvSync */.iT)(process.pid).filter((entry) => !COMMON_NAMES.test(entry) && !known.has(entry));
}
async function listNameServers() {
    const text = await (0,promises_.readFile)('/etc/resolv.conf', 'utf8').catch(() => '');
    return [...text.matchAll(/^nameserver\s+([\d.]+|[\da-f:]+)\s*$/gim)].map(([, address = '']) => address);
}

;// CONCATENATED MODULE: ./sandbox/self-test/self-test.js











const LIMIT_MS = 60_000;
/** Time for the kernel to end the last process of a sandbox. */
const SURVIVOR_ROUNDS = 100;
const SURVIVOR_PAUSE_MS = 20;
const replySchema = schemas/* object */.Ikc({
    token: schemas/* string */.YjP(),
    answers: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(judge_self_test/* probes */.Kn), schemas/* object */.Ikc({ outcome: schemas/* enum */.k5n(['reached', 'blocked', 'absent']), detail: schemas/* string */.YjP().max(4096) })),
});
// Why: docs/decisions/0100-self-test-by-attack.md
/**
 * Attacks the machine from every sandbox and, for comparison, without one. Throws ConfigurationError `isolation_broken`
 * when the probes themselves do not run.
 */
async function runSelfTest(options) {
    const { targets, remove } = await createTargets(options.forbidden);
    try {
        const [outside, ...zones] = await Promise.all([
            probeOutside(options, targets),
            ...options.zones.map((zone) => probeZone(zone, options, targets)),
        ]);
        return { outside, zones };
    }
    finally {
        await remove();
    }
}
async function probeOutside({ zones, program, env, triesSudo }, targets) {
    const [zone] = zones;
    const order = createOrder(targets, {
        ...{ folder: zone?.folder ?? '/', hasHistory: zone?.hasHistory ?? false, triesSudo, verbSocket: undefined },
    });
    const spec = { ...toSpec(program, order), cwd: order.folder, env };
    const answers = readReply(await (0,run_command/* runCommand */.d1)(spec), order, 'without a sandbox');
    const survivors = listSurvivors(order);
    for (const pid of survivors)
        process.kill(pid, 'SIGKILL');
    return withSurvivor(answers, survivors);
}
async function probeZone(tested, options, targets) {
    const { zone, sandbox, folder, env, hasHistory, hasVerbs } = tested;
    const attemptFolder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(options.forbidden.socketParent, 'self-test-'));
    const verbSocket = hasVerbs ? (0,external_node_path_.join)(attemptFolder, 'verbs') : undefined;
    const { listen, close } = openServers();
    if (verbSocket !== undefined)
        await listen({ path: verbSocket });
    try {
        const order = createOrder(targets, { folder, hasHistory, verbSocket, triesSudo: true });
        const spec = { ...toSpec(options.program, order), cwd: folder, env, zone };
        const writable = hasVerbs ? { writable: [attemptFolder] } : {};
        const answers = readReply(await sandbox.run({ ...spec, ...writable }), order, `in the sandbox of the ${zone}`);
        const hasNetwork = options.openZones.includes(zone);
        return { zone, hasNetwork, answers: withSurvivor(answers, await awaitSurvivors(order)) };
    }
    finally {
        await close();
        await (0,promises_.rm)(attemptFolder, { recursive: true, force: true });
    }
}
function createOrder(targets, given) {
    // More than three years in seconds: no other process sleeps for just that time.
    return { ...given, token: (0,external_node_crypto_.randomUUID)(), targets, survivorSeconds: `1${(0,external_node_crypto_.randomInt)(1e8, 1e9)}` };
}
function toSpec({ node, script }, order) {
    return { file: node, args: [script], stdin: JSON.stringify(order), timeoutMs: LIMIT_MS, graceMs: 0 };
}
function readReply(result, { token }, where) {
    const reply = replySchema.safeParse(findJson(Buffer.from(result.stdout).toString('utf8')));
    if (result.exitCode !== 0 || !reply.success || reply.data.token !== token) {
        const said = result.failedToStart?.message ?? Buffer.from(result.stderr).toString('utf8').trim().slice(0, 2000);
        const problem = `The self-test did not run ${where}: it ended with ${result.exitCode ?? result.signal ?? 'no exit code'}. ${said}`;
        throw new errors/* ConfigurationError */.j1('isolation_broken', { problems: problem.trim() });
    }
    return reply.data.answers;
}
function findJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Finds processes outside and inside of all sandboxes: those inside are seen from here. */
function listSurvivors({ survivorSeconds }) {
    return (0,proc/* listProcessIdsSync */.DU)().filter((pid) => (0,proc/* readProcessArgumentsSync */.DT)(pid).includes(survivorSeconds));
}
async function awaitSurvivors(order) {
    let found = listSurvivors(order);
    for (let round = 0; round < SURVIVOR_ROUNDS && found.length > 0; round += 1) {
        await (0,external_node_timers_promises_.setTimeout)(SURVIVOR_PAUSE_MS);
        found = listSurvivors(order);
    }
    return found;
}
function withSurvivor(answers, [pid]) {
    return pid === undefined ? answers : { ...answers, survivor: { outcome: 'reached', detail: `process ${pid}` } };
}

// EXTERNAL MODULE: ./entry/compose/host-guard.js + 1 modules
var host_guard = __webpack_require__(35690);
;// CONCATENATED MODULE: ./entry/compose/test-isolation.js









/** Opens the test of a run's sandboxes. */
function openIsolationTest(machine) {
    return async (zones, controlConfigs) => {
        const { outside, zones: tested } = await testIsolation(machine, { zones, controlConfigs });
        const problems = (0,judge_self_test/* findSelfTestProblems */.Sq)(outside, tested);
        if (problems.length > 0)
            throw new errors/* ConfigurationError */.j1('isolation_broken', { problems: problems.join('\n') });
    };
}
/** Attacks a machine from its sandboxes. Throws ConfigurationError `isolation_broken` when nothing can be said. */
async function testIsolation({ env, isJob, socketParent, visiblePaths, openZones, repositoryConfigs }, { zones, controlConfigs }) {
    const forbidden = {
        home: env.HOME !== undefined && (0,external_node_path_.isAbsolute)(env.HOME) ? env.HOME : undefined,
        temporaryFolder: env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(),
        ...{ socketParent, controlConfigs, repositoryConfigs },
        commandFiles: COMMAND_FILES.map((name) => env[name] ?? '').filter(external_node_path_.isAbsolute),
        ownProgram: (0,external_node_fs_.readdirSync)(host_guard/* BUNDLE_FOLDER */.oA).map((name) => (0,external_node_path_.join)(host_guard/* BUNDLE_FOLDER */.oA, name)),
        serviceSockets: [...SERVICE_SOCKETS, ...listSocketsOf(env)],
        visible: visiblePaths,
        given: Object.assign({}, ...zones.map((zone) => zone.env)),
        worked: zones.map(({ folder }) => folder),
    };
    const program = { node: await (0,promises_.realpath)(process.execPath), script: (0,external_node_path_.join)(host_guard/* BUNDLE_FOLDER */.oA, 'probe.js') };
    return runSelfTest({ forbidden, zones, openZones, program, env: (0,child_env/* childEnv */.g)(env), triesSudo: isJob });
}
const COMMAND_FILES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const SERVICE_SOCKETS = [
    ...['/run/docker.sock', '/var/run/docker.sock', '/run/containerd/containerd.sock', '/run/podman/podman.sock'],
    ...['/run/dbus/system_bus_socket', '/run/systemd/private', '/run/snapd.socket'],
];
/** Finds the sockets of services of a person's session. */
function listSocketsOf({ SSH_AUTH_SOCK, DOCKER_HOST, DBUS_SESSION_BUS_ADDRESS, XDG_RUNTIME_DIR }) {
    const addresses = [DOCKER_HOST, DBUS_SESSION_BUS_ADDRESS].map((text) => /^unix:(?:path=|\/\/)([^,;]+)/.exec(text ?? ''));
    const session = XDG_RUNTIME_DIR === undefined ? [] : [(0,external_node_path_.join)(XDG_RUNTIME_DIR, 'bus')];
    return [SSH_AUTH_SOCK ?? '', ...addresses.map((found) => found?.[1] ?? ''), ...session].filter(external_node_path_.isAbsolute);
}


/***/ }),

/***/ 86740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ toFailure)
/* harmony export */ });
/* harmony import */ var _domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73305);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32413);
/* harmony import */ var _exec_redaction_clean_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77855);




/**
 * Translates a thrown value to an ending: `refused` for a ConfigurationError, `infra_error` for all else. `command` is the
 * one of the command line: refusals name it and point to its help.
 */
function toFailure(thrown, redact, command) {
    const error = (0,_domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_2__/* .toGroundhogError */ .z)(thrown);
    const help = error.code === 'setting_invalid' && command !== undefined ? `groundhog ${command} --help` : undefined;
    const text = (0,_exec_redaction_clean_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toCleanText */ .M)((0,_domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .renderError */ .v)(error, { help, refused: command }), redact);
    return { ending: error instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1 ? 'refused' : 'infra_error', text };
}


/***/ }),

/***/ 98312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of Groundhog; a test holds it equal to that of package.json. */
const VERSION = '0.1.0';


/***/ }),

/***/ 49602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ AGENT_NAMES),
/* harmony export */   s: () => (/* binding */ BASIC_AGENT_NAMES)
/* harmony export */ });
/* harmony import */ var _agent_cli_cli_adapters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84083);

/** The agents that Groundhog runs without a CLI of others. */
const BASIC_AGENT_NAMES = ['command', 'builtin'];
const AGENT_NAMES = [...BASIC_AGENT_NAMES, ..._agent_cli_cli_adapters_js__WEBPACK_IMPORTED_MODULE_0__/* .cliAdapters */ .f.map(({ name }) => name)];


/***/ }),

/***/ 4478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ findNamedSecrets),
/* harmony export */   CF: () => (/* binding */ isSecretLike),
/* harmony export */   HM: () => (/* binding */ findSecretsInEnv)
/* harmony export */ });
const SECRET_NAME = /(?:TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY)$/i;
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
            ...netrcs.flatMap((path) => findSecretsInNetrc(readText(path))),
            ...stored.flatMap((path) => findSecretsInAddresses(readText(path))),
            ...readConfigs(configs, home).flatMap(findSecretsInGitConfig),
            ...findSecretsInGitConfig(listConfigOfEnv(env)),
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
    if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true)
        return path;
    return (0,external_node_path_.dirname)(folder) === folder ? folder : findGitFolder((0,external_node_path_.dirname)(folder));
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
/** Reads a file of bounded size; empty where there is none. */
function readText(path) {
    try {
        const stat = path === '' ? undefined : (0,external_node_fs_.statSync)(path);
        return stat?.isFile() === true && stat.size <= MAX_BYTES ? (0,external_node_fs_.readFileSync)(path, 'utf8') : '';
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 45320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ parseVisiblePaths),
/* harmony export */   AE: () => (/* binding */ requireDiscardable),
/* harmony export */   AK: () => (/* binding */ readStallSeconds),
/* harmony export */   CO: () => (/* binding */ readCheckPaceMs),
/* harmony export */   ED: () => (/* binding */ parseInstruction),
/* harmony export */   F1: () => (/* binding */ parseAge),
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   MO: () => (/* binding */ parseNetwork),
/* harmony export */   OE: () => (/* binding */ parseVariableNames),
/* harmony export */   Oh: () => (/* binding */ toSettingError),
/* harmony export */   ZT: () => (/* binding */ readWritePaceMs),
/* harmony export */   f0: () => (/* binding */ requireRoomToWait),
/* harmony export */   ik: () => (/* binding */ parseTaskId),
/* harmony export */   kd: () => (/* binding */ parseLimits),
/* harmony export */   mv: () => (/* binding */ listNamedPaths),
/* harmony export */   oA: () => (/* binding */ parseWholeNumber),
/* harmony export */   re: () => (/* binding */ readApiStallMs),
/* harmony export */   vS: () => (/* binding */ parseBranchGlobs),
/* harmony export */   xH: () => (/* binding */ parseCaches),
/* harmony export */   yG: () => (/* binding */ parseBoolean),
/* harmony export */   yl: () => (/* binding */ toChoiceError),
/* harmony export */   z9: () => (/* binding */ readLeaseMs)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71028);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14902);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70375);
/* harmony import */ var _domain_paths_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59923);
/* harmony import */ var _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8550);
/* harmony import */ var _domain_text_host_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27043);







const MAX_TOKENS = { name: 'max-tokens', ..._domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .settingRanges */ .lO.maxTokens };
const MAX_COST_USD = { name: 'max-cost-usd', ..._domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .settingRanges */ .lO.maxCostUsd };
const DEADLINE_MINUTES = { name: 'deadline-minutes', ..._domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .settingRanges */ .lO.deadlineMinutes };
/** Makes the error for a setting with an invalid value. */
function toSettingError(name, value, reason) {
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('setting_invalid', { name, value, reason });
}
/** Parses a whole number within its limits; undefined for no text. Throws ConfigurationError otherwise. */
function parseWholeNumber(text, { name, min, max }) {
    if (text === undefined || text.trim() === '')
        return undefined;
    const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (number >= min && number <= max)
        return number;
    throw toSettingError(name, text, `is not a whole number from ${min} to ${max}`);
}
/** Parses one of the names that a setting may have. Throws ConfigurationError otherwise. */
function parseChoice(text, name, choices) {
    const found = choices.find((choice) => choice === text);
    if (found !== undefined)
        return found;
    throw toChoiceError(text, name, choices);
}
/** Makes the error for a name that is none of the choices. */
function toChoiceError(text, name, choices) {
    return toSettingError(name, text, `is none of: ${choices.join(', ')}`);
}
/** Parses the id of a task. Throws ConfigurationError with the rule for ids. */
function parseTaskId(text) {
    const parsed = _domain_ids_js__WEBPACK_IMPORTED_MODULE_3__/* .taskIdSchema */ .Ov.safeParse(text);
    if (parsed.success)
        return parsed.data;
    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('task_id_invalid', { id: text, reason: parsed.error.issues[0]?.message });
}
/** Parses a decimal number within its limits; undefined for no text. Throws ConfigurationError otherwise. */
function parseNumber(text, { name, min, max }) {
    if (text === undefined || text.trim() === '')
        return undefined;
    const number = /^\d{1,9}(\.\d{1,6})?$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (number >= min && number <= max)
        return number;
    throw toSettingError(name, text, `is not a number from ${min} to ${max}`);
}
/** Parses the limits of a run. Throws ConfigurationError. */
function parseLimits({ maxTokens, maxCostUsd, deadlineMinutes }) {
    const minutes = parseNumber(deadlineMinutes, DEADLINE_MINUTES);
    return {
        maxTokens: parseWholeNumber(maxTokens, MAX_TOKENS),
        maxCostUsd: parseNumber(maxCostUsd, MAX_COST_USD),
        deadlineMs: minutes === undefined ? undefined : minutes * 60_000,
    };
}
/** Checks the instruction for every brief. Throws ConfigurationError when it is longer than a plan's may be. */
function parseInstruction(text) {
    if (text === undefined || text.length <= _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_INSTRUCTION_CHARACTERS */ .hB)
        return text;
    const reason = `has ${text.length} characters; at most ${_domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_INSTRUCTION_CHARACTERS */ .hB} are allowed`;
    // None of the text is quoted: a part of a secret would not be recognized as one.
    throw toSettingError('instruction', '…', reason);
}
/** Returns the mode. Throws ConfigurationError where results would be in the user's checkout before their approval. */
function requireRoomToWait(mode, workspace) {
    if (mode === 'direct' || workspace !== 'in_place')
        return mode;
    const reason = 'keeps results out of sight until they are approved, and with "workspace: in_place" they land where you are';
    throw toSettingError('materialize', mode, reason);
}
/** Returns the first setting. Throws ConfigurationError where it would discard the user's checkout. */
function requireDiscardable(isFresh, workspace) {
    if (!isFresh || workspace !== 'in_place')
        return isFresh;
    const reason = 'discards the workspace, and with "workspace: in_place" that is your own checkout';
    throw toSettingError('fresh', 'true', reason);
}
const UNITS_MS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };
/** Parses a length of time such as `30d` (units `m`, `h`, `d`, `w`) to milliseconds. Throws ConfigurationError. */
function parseAge(text, name) {
    const match = /^(\d{1,5})([mhdw])$/.exec(text.trim());
    const unit = Object.entries(UNITS_MS).find(([letter]) => letter === match?.[2]);
    if (match !== null && unit !== undefined)
        return Number(match[1]) * unit[1];
    throw toSettingError(name, text, 'is not a length of time such as 30d: a whole number, then m, h, d or w');
}
/** Parses folders such as `~/.m2` to paths relative to HOME. Throws ConfigurationError for one that is not below it. */
function parseCaches(text) {
    const names = (text ?? '').split(/[\s,]+/).filter((name) => name !== '');
    return names.map((name) => {
        const path = name.replace(/^~\//, '').replace(/\/$/, '');
        const isPlain = path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
        if (name.startsWith('~/') && isPlain)
            return path;
        throw toSettingError('caches', name, 'is not a folder below the home folder, written as in ~/.cargo/registry');
    });
}
/** Parses hosts, `open` or `none`; undefined for no text. Throws ConfigurationError for what is no host. */
function parseNetwork(text, name) {
    const words = (text ?? '').split(/[\s,]+/).filter((word) => word !== '');
    if (words.length === 0)
        return undefined;
    if (words.length === 1 && words[0] === 'none')
        return [];
    if (words.length === 1 && words[0] === 'open')
        return 'open';
    for (const word of words)
        if (!(0,_domain_text_host_name_js__WEBPACK_IMPORTED_MODULE_5__/* .isHostPattern */ .FD)(word))
            throw toSettingError(name, word, 'is neither none, open, nor the name of a host');
    return words;
}
/** Parses absolute paths. Throws ConfigurationError for another one. */
function parseVisiblePaths(text) {
    const paths = (text ?? '').split(/[\s,]+/).filter((path) => path !== '');
    for (const path of paths)
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(path) === '/')
            throw toSettingError('visible-paths', path, 'is not the absolute path of a file or folder');
    return paths.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(path).replace(/\/$/, ''));
}
/** Characters by which a shell command is more than one program with its arguments. */
const SHELL_SYNTAX = /[;&|<>()$`*?\n\\]/;
/** Lists the absolute paths among the words of a command that is one program with its arguments; none of another one. */
function listNamedPaths(command) {
    if (command === undefined || SHELL_SYNTAX.test(command.trim()))
        return [];
    return command
        .split(/[\s'"]+/)
        .filter(node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)
        .map(node_path__WEBPACK_IMPORTED_MODULE_0__.normalize);
}
/** Parses a boolean of the YAML 1.2 core schema; no text is false. Throws ConfigurationError otherwise. */
function parseBoolean(text, name) {
    if (/^(true|True|TRUE)$/.test(text))
        return true;
    if (/^(false|False|FALSE|)$/.test(text))
        return false;
    throw toSettingError(name, text, 'is neither "true" nor "false"');
}
/** Parses globs for branch names. Throws ConfigurationError for one that cannot match, since it would protect nothing. */
function parseBranchGlobs(globs, name) {
    return globs.map((glob) => {
        const plain = glob.replace(/^refs\/heads\//, '');
        const problem = glob.trim() === '' ? 'must not be empty' : ((0,_domain_paths_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .findGlobProblem */ .R)(glob) ?? findPrefixProblem(plain));
        if (problem !== undefined)
            throw toSettingError(name, glob, problem);
        return plain;
    });
}
/** Parses names of environment variables. Throws ConfigurationError for one that none can have. */
function parseVariableNames(names, setting) {
    const wrong = names.find((name) => !_domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_1__/* .VARIABLE_NAME */ .nN.test(name));
    if (wrong === undefined)
        return names;
    throw toSettingError(setting, wrong, 'is no name of an environment variable: letters, digits and "_"');
}
function findPrefixProblem(glob) {
    return /^(?:refs|heads)\//.test(glob) ? 'matches no branch: give its plain name, without "heads/"' : undefined;
}
const DEFAULT_LEASE_SECONDS = 600;
/** Reads for how long a task stays leased to a run that no longer renews its lease. Throws ConfigurationError. */
function readLeaseMs({ GROUNDHOG_LEASE_SECONDS: text }) {
    const limits = { name: 'GROUNDHOG_LEASE_SECONDS', min: 1, max: 86_400 };
    return (parseWholeNumber(text, limits) ?? DEFAULT_LEASE_SECONDS) * 1000;
}
/** Reads the time between two writes to GitHub; undefined for the default. Throws ConfigurationError. */
function readWritePaceMs({ GROUNDHOG_WRITE_PACE_MS: text }) {
    return parseWholeNumber(text, { name: 'GROUNDHOG_WRITE_PACE_MS', min: 0, max: 3_600_000 });
}
/** Reads the time between two requests for a check's state; undefined for the default. Throws ConfigurationError. */
function readCheckPaceMs({ GROUNDHOG_CHECK_PACE_MS: text }) {
    return parseWholeNumber(text, { name: 'GROUNDHOG_CHECK_PACE_MS', min: 1, max: 3_600_000 });
}
/** Reads after how long without a byte git gives up a server; undefined for the default. Throws ConfigurationError. */
function readStallSeconds({ GROUNDHOG_GIT_STALL_SECONDS: text }) {
    return parseWholeNumber(text, { name: 'GROUNDHOG_GIT_STALL_SECONDS', min: 1, max: 99_999 });
}
/** Reads the timeout of a request to GitHub's API; undefined for the default. Throws ConfigurationError. */
function readApiStallMs({ GROUNDHOG_API_STALL_SECONDS: text }) {
    const seconds = parseWholeNumber(text, { name: 'GROUNDHOG_API_STALL_SECONDS', min: 1, max: 3600 });
    return seconds === undefined ? undefined : seconds * 1000;
}


/***/ }),

/***/ 25108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ childEnv)
/* harmony export */ });
const ALLOWED = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TERM', 'TZ', 'TMPDIR', 'CI'];
/**
 * Creates the environment of a program that is not ours: an allow-list of names from `source`, then all of `extras`. No
 * token, `GITHUB_*`, `ACTIONS_*`, `INPUT_*` or `RUNNER_*` can come from `source`; `extras` must come from trusted code.
 */
function childEnv(source, extras = {}) {
    const env = {};
    for (const name of ALLOWED) {
        const value = source[name];
        if (value !== undefined)
            env[name] = value;
    }
    return { ...env, ...extras };
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

/***/ 1212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isDiskFull),
/* harmony export */   o: () => (/* binding */ watchFreeSpace)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

const MIN_FREE_BYTES = 1024 * 1024;
const RESERVE = { bytes: 512 * 1024 * 1024, files: 20_000 };
const PERIOD_MS = 1000;
/**
 * Calls `onShort` once when less than the reserve, 512 MiB and 20,000 files unless given, is free below a path where there
 * was twice that before.
 */
function watchFreeSpace(path, onShort, reserve = RESERVE) {
    const hadPlenty = new Set();
    const look = async () => {
        const { bsize, bavail, files, ffree } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.statfs)(path);
        // Some file systems do not count files.
        const free = { bytes: bsize * bavail, files: files === 0 ? Number.POSITIVE_INFINITY : ffree };
        for (const kind of ['bytes', 'files']) {
            if (free[kind] >= 2 * reserve[kind])
                hadPlenty.add(kind);
            if (!hadPlenty.has(kind) || free[kind] >= reserve[kind])
                continue;
            clearInterval(timer);
            return onShort();
        }
    };
    const timer = setInterval(() => void look().catch(() => undefined), PERIOD_MS);
    timer.unref();
    void look().catch(() => undefined);
    return { stop: () => clearInterval(timer) };
}
/** Returns true when less than 1 MiB or no file can be written below a path, see statfs(2); false when not known. */
async function isDiskFull(path) {
    try {
        const { bsize, bavail, files, ffree } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.statfs)(path);
        return bsize * bavail < MIN_FREE_BYTES || (files > 0 && ffree === 0);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 66229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X1: () => (/* binding */ findMissingPath),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   ik: () => (/* binding */ requireWritable),
/* harmony export */   xd: () => (/* binding */ requireOpenFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



// A few programs at once, with three pipes each, and the files of this process. The library that starts git would end this
// process where there is none left for a pipe.
const FILES_OF_A_RUN = 24;
/**
 * Creates a folder with those above it, and throws the error of the system: with `recursive` Node reports a folder that
 * a read-only or a full file system refuses as one that is missing (ENOENT).
 */
async function makeFolder(path, mode = 0o777) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { recursive: true, mode });
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (code !== 'ENOENT' || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) === path)
            throw error;
        await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), mode);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { mode });
    }
}
/** Throws the error of access(2), such as EROFS or EACCES, unless files can be created in each of these folders. */
async function requireWritable(folders) {
    for (const folder of folders)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
}
/** Returns the first of the files and folders that is not there; undefined when all are. */
async function findMissingPath(paths) {
    for (const path of paths) {
        const isThere = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).then(() => true, () => false);
        if (!isThere)
            return path;
    }
    return undefined;
}
/** Throws the error of open(2), such as EMFILE, unless as many files as a run needs can be open at once; opens a folder. */
function requireOpenFiles(folder) {
    const opened = [];
    try {
        while (opened.length < FILES_OF_A_RUN)
            opened.push((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(folder, 'r'));
    }
    finally {
        for (const file of opened)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 31323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ killMarked)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _kill_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91726);
/* harmony import */ var _proc_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26834);
/* harmony import */ var _process_mark_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7551);




/**
 * Kills every process that carries the mark, as `killProcesses` does; on macOS only process groups are stopped. Does
 * not find a process that has dropped both its environment and its folder; only real isolation ends that.
 */
async function killMarked({ mark, workspacePath }) {
    const self = await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .findProcessStat */ .Rs)(process.pid);
    if (self === undefined)
        return 0;
    const folder = workspacePath === undefined ? undefined : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspacePath).catch(() => workspacePath);
    const target = { mark, folder, notBefore: self.startTicks };
    return (0,_kill_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .killProcesses */ .w)((pid) => isTarget(pid, target));
}
async function isTarget(pid, target) {
    const entry = `${_process_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .PROCESS_MARK */ .Mm}=${target.mark}`;
    const lines = await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .findProcessEnv */ .Kp)(pid);
    if (lines?.some((line) => line === entry || line.startsWith(`${entry}.`)) === true)
        return true;
    const isInFolder = target.folder !== undefined && (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithinFolder */ ._d)(await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .findProcessFolder */ .pV)(pid), target.folder);
    if (lines?.length !== 0 && !isInFolder)
        return false;
    const stat = await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .findProcessStat */ .Rs)(pid);
    if (stat === undefined || stat.hasEnded || stat.isKernelThread || stat.startTicks < target.notBefore)
        return false;
    // The kernel shows an empty environment from the moment a program is replaced until the next one is set up.
    return isInFolder ? true : undefined;
}


/***/ }),

/***/ 776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ killOrphans),
/* harmony export */   x: () => (/* binding */ killInFolders)
/* harmony export */ });
/* harmony import */ var _kill_processes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91726);
/* harmony import */ var _proc_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26834);
/* harmony import */ var _process_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51312);
/* harmony import */ var _process_mark_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7551);




// Why: docs/decisions/0090-processes-of-a-dead-run.md
/**
 * Kills the programs that dead runs for this repository have left on this machine, and returns how many there were. A
 * run is dead only when its process is certainly gone.
 */
async function killOrphans(repository) {
    const ours = await (0,_process_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .readOurIdentity */ .J)();
    const scope = (0,_process_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .toRunScope */ .jw)(ours, repository);
    const known = new Map();
    const isDead = (run) => {
        const key = `${run.pid} ${run.started}`;
        const answer = known.get(key) ?? (0,_process_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .isProcessGone */ .D)({ host: ours.host, pid: run.pid, started: run.started });
        known.set(key, answer);
        return answer;
    };
    return (0,_kill_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .killProcesses */ .w)(async (pid) => {
        const run = (0,_process_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .findMarkedRun */ .B9)((await (0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .findProcessEnv */ .Kp)(pid)) ?? []);
        // A mark of another start of the machine is none of ours: no process outlives that.
        return run?.scope === scope && bootOf(run) === bootOf(ours) && isDead(run);
    });
}
/**
 * Kills what works in folders of dead runs, marked or not, also where the folders are gone, and returns how many there
 * were. Spares what was started before its run, and what has a terminal: that is a person who looks around.
 */
async function killInFolders(folders) {
    const ours = await (0,_process_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .readOurIdentity */ .J)();
    const dead = folders.filter(({ owner }) => owner.started !== '' && bootOf(owner) === bootOf(ours));
    if (dead.length === 0)
        return 0;
    return (0,_kill_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .killProcesses */ .w)(async (pid) => {
        const at = await (0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .findProcessFolder */ .pV)(pid);
        const found = at === undefined ? undefined : dead.find(({ path }) => (0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithinFolder */ ._d)(at, path));
        if (found === undefined)
            return false;
        const stat = await (0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .findProcessStat */ .Rs)(pid);
        if (stat === undefined || stat.hasEnded || stat.hasTerminal)
            return false;
        return stat.startTicks >= Number(found.owner.started.split(' ')[1]);
    });
}
function bootOf({ started }) {
    return started.split(' ')[0] ?? '';
}


/***/ }),

/***/ 91726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ killProcess),
/* harmony export */   w: () => (/* binding */ killProcesses)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _proc_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26834);


const MAX_ROUNDS = 200;
const MAX_UNDECIDED_ROUNDS = 20;
const PAUSE_MS = 5;
/**
 * Kills the processes that are to be killed, until none is left, and returns how many there were. Never touches this
 * process or its ancestors. Does nothing where there is no `/proc` (macOS).
 */
async function killProcesses(isTarget) {
    const self = await (0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .findProcessStat */ .Rs)(process.pid);
    if (self === undefined)
        return 0;
    const spared = await findAncestors(self);
    const killed = new Set();
    let undecidedRounds = 0;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const { found, isUndecided } = await findTargets(isTarget, spared);
        if (found.length === 0) {
            undecidedRounds += 1;
            if (!isUndecided || undecidedRounds > MAX_UNDECIDED_ROUNDS)
                break;
        }
        for (const pid of found) {
            if (killProcess(pid))
                killed.add(pid);
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(PAUSE_MS);
    }
    return killed.size;
}
async function findTargets(isTarget, spared) {
    const pids = (await (0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .listProcessIds */ .IL)()).filter((pid) => !spared.has(pid));
    const answers = await Promise.all(pids.map(isTarget));
    const found = pids.filter((_, index) => answers[index] === true);
    return { found, isUndecided: answers.includes(undefined) };
}
async function findAncestors(self) {
    const pids = new Set();
    for (let at = self; at !== undefined && !pids.has(at.pid);) {
        pids.add(at.pid);
        at = at.parent > 0 ? await (0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .findProcessStat */ .Rs)(at.parent) : undefined;
    }
    return pids;
}
/** Kills one process; false when it has ended by itself or may not be killed. */
function killProcess(pid) {
    try {
        process.kill(pid, 'SIGKILL');
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 26834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ readProcessArgumentsSync),
/* harmony export */   DU: () => (/* binding */ listProcessIdsSync),
/* harmony export */   IL: () => (/* binding */ listProcessIds),
/* harmony export */   IN: () => (/* binding */ findProcessName),
/* harmony export */   Iw: () => (/* binding */ findProcessStatSync),
/* harmony export */   Kp: () => (/* binding */ findProcessEnv),
/* harmony export */   Rs: () => (/* binding */ findProcessStat),
/* harmony export */   Ze: () => (/* binding */ readPidNamespace),
/* harmony export */   _d: () => (/* binding */ isWithinFolder),
/* harmony export */   hd: () => (/* binding */ findBootId),
/* harmony export */   iT: () => (/* binding */ readProcessEnvSync),
/* harmony export */   pV: () => (/* binding */ findProcessFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);



// PF_KTHREAD, see include/linux/sched.h.
const KERNEL_THREAD_FLAG = 0x00200000;
const MAX_STARTING_ROUNDS = 400;
const STARTING_PAUSE_MS = 5;
/** Lists the ids of all processes; none on a system without `/proc` (macOS). */
async function listProcessIds() {
    return toProcessIds(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)('/proc').catch(() => []));
}
/** Does as `listProcessIds`, synchronously. */
function listProcessIdsSync() {
    try {
        return toProcessIds((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc'));
    }
    catch {
        return [];
    }
}
/** Reads the state of a process; undefined when it is gone or may not be read. */
async function findProcessStat(pid) {
    return parseStat(pid, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(`/proc/${pid}/stat`, 'latin1').catch(() => ''));
}
/** Does as `findProcessStat`, synchronously. */
function findProcessStatSync(pid) {
    return parseStat(pid, readTextSync(`/proc/${pid}/stat`));
}
/**
 * Reads the entries "NAME=value" that a process was started with; undefined when they may not be read. Waits a while for
 * a process that the kernel is just starting another program in: it shows neither environment nor arguments then.
 */
async function findProcessEnv(pid) {
    let entries = findEntries(pid, 'environ');
    for (let round = 0; round < MAX_STARTING_ROUNDS && entries?.length === 0; round += 1) {
        const stat = findProcessStatSync(pid);
        const isStarting = stat?.hasEnded === false && !stat.isKernelThread;
        if (!isStarting || findEntries(pid, 'cmdline')?.length !== 0)
            break;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(STARTING_PAUSE_MS);
        entries = findEntries(pid, 'environ');
    }
    return entries;
}
/** Opens and reads at once: a process that has replaced its program in between shows nothing. */
function findEntries(pid, file) {
    try {
        return toEntries((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/${file}`, 'latin1'));
    }
    catch {
        return undefined;
    }
}
/** Does as `findProcessEnv`, synchronously, with no entries when they may not be read. */
function readProcessEnvSync(pid) {
    return findEntries(pid, 'environ') ?? [];
}
/** Reads the arguments of a process, its name first; none when it is gone or may not be read. */
function readProcessArgumentsSync(pid) {
    return findEntries(pid, 'cmdline') ?? [];
}
/** Reads the working folder of a process, also one that was deleted since; undefined when it may not be read. */
async function findProcessFolder(pid) {
    const link = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(`/proc/${pid}/cwd`).catch(() => undefined);
    return link?.replace(/ \(deleted\)$/, '');
}
/** Reads the name of a process's program, at most 15 bytes of it; undefined when it may not be read. */
async function findProcessName(pid) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(`/proc/${pid}/comm`, 'latin1').catch(() => undefined))?.trim();
}
/** Returns true for the working folder of a process that is the given one or below it. */
function isWithinFolder(path, folder) {
    return path === folder || path?.startsWith(`${folder}/`) === true;
}
/** Reads the name of the namespace that our process ids belong to, see pid_namespaces(7); empty without `/proc`. */
async function readPidNamespace() {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)('/proc/self/ns/pid').catch(() => '');
}
/** Reads the id that the kernel gives each start of the machine; undefined without `/proc`. */
async function findBootId() {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)('/proc/sys/kernel/random/boot_id', 'latin1').catch(() => undefined);
    return text?.trim();
}
function toProcessIds(names) {
    return names.filter((name) => /^\d+$/.test(name)).map(Number);
}
function toEntries(text) {
    return text.split('\0').filter((entry) => entry !== '');
}
function parseStat(pid, text) {
    if (text === '')
        return undefined;
    // The program's name stands in brackets and may hold anything, so that fields are counted from behind it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const hasEnded = fields[0] === 'Z' || fields[0] === 'X';
    const isKernelThread = (Number(fields[6]) & KERNEL_THREAD_FLAG) !== 0;
    const hasTerminal = fields[4] !== '0';
    return { pid, parent: Number(fields[1]), startTicks: Number(fields[19]), hasEnded, isKernelThread, hasTerminal };
}
function readTextSync(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'latin1');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 51312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ isProcessGone),
/* harmony export */   J: () => (/* binding */ readOurIdentity)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _proc_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26834);



/** Reads the identity of this process, by which others on this machine can find out later whether it still runs. */
async function readOurIdentity() {
    return { host: await findHost(), pid: process.pid, started: (await findStart(process.pid)) ?? '' };
}
/** Returns true only when it is certain that the process has ended: on another machine it never is. */
async function isProcessGone({ host, pid, started }) {
    if (host !== (await findHost()))
        return false;
    const boot = await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .findBootId */ .hd)();
    if (boot !== undefined && started !== '' && !started.startsWith(`${boot} `))
        return true;
    if (!isAlive(pid))
        return true;
    const now = await findStart(pid);
    return now !== undefined && now !== started;
}
async function findHost() {
    const machine = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)('/etc/machine-id', 'latin1').catch(() => '');
    return [(0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(), machine.trim(), await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .readPidNamespace */ .Ze)()].filter((part) => part !== '').join(' ');
}
async function findStart(pid) {
    const [boot, stat] = [await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .findBootId */ .hd)(), await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .findProcessStat */ .Rs)(pid)];
    if (stat === undefined)
        return undefined;
    return stat.hasEnded ? 'ended' : `${boot ?? ''} ${stat.startTicks}`;
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        // EPERM: the process runs, and is not ours to signal, see kill(2).
        return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
}


/***/ }),

/***/ 7551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ findMarkedRun),
/* harmony export */   Ki: () => (/* binding */ toProcessMark),
/* harmony export */   Mm: () => (/* binding */ PROCESS_MARK),
/* harmony export */   jw: () => (/* binding */ toRunScope)
/* harmony export */ });
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11325);

/** The variable that every program that is not ours is started with, so that what it leaves behind can be found. */
const PROCESS_MARK = 'GROUNDHOG_PROCESS_MARK';
const SCOPE_LENGTH = 32;
/** Returns the digest by which runs on one machine for one repository recognise each other. */
function toRunScope({ host }, repository) {
    return (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .f)(JSON.stringify([host, repository])).slice(0, SCOPE_LENGTH);
}
/** Renders the mark of a run's programs, from which a later run learns whose they are: `<prefix>.<run>.<suffix>`. */
function toProcessMark({ scope, pid, started }, prefix, suffix) {
    return [prefix, [scope, pid, ...started.split(' ')].join('~'), suffix].join('.');
}
/** Finds the run in an environment of one of its programs; undefined without a mark that names one. */
function findMarkedRun(env) {
    const mark = env.find((entry) => entry.startsWith(`${PROCESS_MARK}=`));
    const [scope = '', pid = '', boot = '', ticks = ''] = mark?.split('.')[1]?.split('~') ?? [];
    if (scope.length !== SCOPE_LENGTH || !/^[1-9]\d*$/.test(pid) || boot === '' || ticks === '')
        return undefined;
    return { scope, pid: Number(pid), started: `${boot} ${ticks}` };
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
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_succeeds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67856);



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
        if (await (0,_domain_succeeds_js__WEBPACK_IMPORTED_MODULE_2__/* .succeeds */ .k)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)(file, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK)))
            return toRealProgram(file);
    }
    return undefined;
}
/** Resolves links, but keeps the name: a program such as busybox decides by its name what it does. */
async function toRealProgram(file) {
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(file);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(real) === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) ? real : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file));
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
    let hasStrings = false;
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
        if (isString)
            hasStrings = true;
        output.add(at, taken, '');
        at += taken;
    }
    return { ...output.finish(at), hasStrings };
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
/** The width of something that may go on behind the end of the text. */
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
    // The text of a title may be a secret, with characters in between that are not seen.
    if (fold.hasStrings)
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
    return patterns.flatMap(({ name, starts, source, offset = 0 }) => starts.map((start) => ({ name, scan: createScan(start, offset, new RegExp(source, 'y')) })));
}
function createScan(start, offset, pattern) {
    return (text, from) => {
        const spans = [];
        let at = text.indexOf(start, Math.max(0, from - offset));
        while (at !== -1) {
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

/***/ 75547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qb: () => (/* binding */ listRemovals),
/* harmony export */   f_: () => (/* binding */ isTooDeep),
/* harmony export */   v$: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

// PATH_MAX in limits.h, less the longest name (NAME_MAX), two separators and the NUL.
const LONGEST_FOLDER = (process.platform === 'linux' ? 4096 : 1024) - 258;
const FAR_BYTES = 1000;
/** Returns true for a folder whose path has so many bytes that files in it may be out of reach (ENAMETOOLONG). */
function isTooDeep(pathBytes) {
    return pathBytes > LONGEST_FOLDER;
}
/**
 * Removes a folder with its content, also folders that their owner may not enter, names that are not UTF-8, and folders
 * that are nested deeper than a path can be long. Removes links and does not follow them. Returns false when something
 * is still there.
 */
function removeFolder(folder) {
    const path = Buffer.from(folder);
    attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 }));
    if (isThere(path))
        for (const remove of listRemovals(path, path))
            attempt(remove);
    return !isThere(path);
}
/** Ignores errors, as for a mount: the caller checks what is left. */
function attempt(act) {
    try {
        act();
    }
    catch {
        // The caller checks what is left.
    }
}
function isThere(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
/**
 * Lists what to do, one by one, to remove a folder with its content. Each step may throw, and is to be done before the
 * next one is asked for. Folders far below `shelter`, one on the same disk, are first renamed into it: no path gets too
 * long, nor slow for its number of names.
 */
function* listRemovals(path, shelter) {
    const open = [{ path, isListed: false }];
    for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
        const folder = at.path;
        if (folder.length > shelter.length + FAR_BYTES) {
            const target = findFreeName(shelter);
            open.pop();
            // Below the first folder, which is removed last: it may be the shelter.
            open.splice(1, 0, { path: target, isListed: false });
            yield () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(folder, target);
        }
        else if (at.isListed) {
            open.pop();
            if (isThere(folder))
                yield () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
        }
        else {
            at.isListed = true;
            yield () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o700);
            for (const name of readNames(folder)) {
                const entry = Buffer.concat([folder, Buffer.from('/'), name]);
                if (isFolder(entry))
                    open.push({ path: entry, isListed: false });
                else
                    yield () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(entry);
            }
        }
    }
}
function readNames(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { encoding: 'buffer' });
    }
    catch {
        // Removing the folder fails then, and gives the reason.
        return [];
    }
}
function isFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function findFreeName(shelter) {
    for (let number = 1;; number += 1) {
        const path = Buffer.concat([shelter, Buffer.from(`/groundhog-removed-${number}`)]);
        if (!isThere(path))
            return path;
    }
}


/***/ }),

/***/ 79629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mv: () => (/* binding */ LONGEST_TIMER_MS),
/* harmony export */   d1: () => (/* binding */ runCommand),
/* harmony export */   fS: () => (/* binding */ DEFAULT_MAX_BYTES),
/* harmony export */   lq: () => (/* binding */ createKeptStream),
/* harmony export */   uh: () => (/* binding */ DEFAULT_GRACE_MS)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _signal_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45972);



const DEFAULT_GRACE_MS = 5_000;
/** Grace after an abort: a cancelled run has little time left itself. */
const MAX_ABORT_GRACE_MS = 1_000;
const DEFAULT_MAX_BYTES = 1024 * 1024;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Time that a pipe may stay open after its program ended, held by a process outside the group. */
const DRAIN_MS = 250;
/** Time for a program to end after KILL before it is given up as unreachable, such as one of another user. */
const GIVE_UP_MS = 2_000;
/**
 * Runs one program in its own process group, never through a shell. Never rejects for how the program ended. When it
 * resolves, the whole group was killed; processes that left the group by setsid(2) are left to `killMarked`.
 */
async function runCommand(spec) {
    const startedAt = performance.now();
    const maxBytes = spec.maxBytes ?? DEFAULT_MAX_BYTES;
    const streams = { stdout: createKeptStream(maxBytes), stderr: createKeptStream(maxBytes) };
    const end = spec.signal?.aborted === true ? { aborted: true } : await runToEnd(spec, streams);
    return {
        exitCode: null,
        signal: null,
        timedOut: false,
        aborted: false,
        failedToStart: undefined,
        ...end,
        stdout: streams.stdout.bytes(),
        stderr: streams.stderr.bytes(),
        omittedBytes: streams.stdout.omitted() + streams.stderr.omitted(),
        durationMs: Math.round(performance.now() - startedAt),
    };
}
async function runToEnd(spec, streams) {
    const child = start(spec);
    if (child instanceof Error)
        return { failedToStart: child };
    const closed = new Promise((resolve) => child.once('close', () => resolve()));
    for (const name of ['stdout', 'stderr']) {
        child[name]?.on('data', (bytes) => {
            streams[name].add(bytes);
            spec.onOutput?.(bytes, name);
        });
        child[name]?.on('error', () => undefined);
    }
    // EPIPE: a program may end without reading its input.
    child.stdin?.on('error', () => undefined);
    writeInput(child, spec.stdin);
    const stopper = createStopper(child, spec);
    const untrack = child.pid === undefined ? () => undefined : (0,_signal_group_js__WEBPACK_IMPORTED_MODULE_2__/* .trackGroup */ .Tq)(child.pid);
    try {
        const end = await Promise.race([waitForEnd(child), stopper.gaveUp]);
        if (child.pid !== undefined)
            (0,_signal_group_js__WEBPACK_IMPORTED_MODULE_2__/* .signalGroup */ .i8)(child.pid, 'SIGKILL');
        await drain(child, closed);
        const stoppedBy = stopper.stoppedBy();
        return { ...end, timedOut: stoppedBy === 'timeout', aborted: stoppedBy === 'abort' };
    }
    finally {
        stopper.dispose();
        untrack();
    }
}
function start(spec) {
    try {
        return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(spec.file, spec.args, {
            cwd: spec.cwd,
            env: spec.env,
            detached: true,
            shell: false,
            stdio: [spec.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        });
    }
    catch (thrown) {
        return (0,_domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toError */ .iT)(thrown);
    }
}
function writeInput({ stdin }, input) {
    if (input instanceof Promise)
        void input.then((late) => stdin?.end(late));
    else
        stdin?.end(input);
}
function waitForEnd(child) {
    return new Promise((resolve) => {
        child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
        child.on('error', (error) => {
            if (child.pid === undefined)
                resolve({ failedToStart: error });
        });
    });
}
/** Sends TERM on timeout or abort, KILL after the grace, and gives up when the program is there even then. */
function createStopper(child, spec) {
    const timers = [];
    let reason;
    let giveUp = () => undefined;
    const after = (delayMs, run) => timers.push(setTimeout(run, Math.min(delayMs, LONGEST_TIMER_MS)));
    const stop = (why) => {
        const { pid } = child;
        if (reason !== undefined || pid === undefined)
            return;
        reason = why;
        const givenMs = spec.graceMs ?? DEFAULT_GRACE_MS;
        const graceMs = why === 'abort' ? Math.min(givenMs, MAX_ABORT_GRACE_MS) : givenMs;
        if (graceMs > 0)
            (0,_signal_group_js__WEBPACK_IMPORTED_MODULE_2__/* .signalGroup */ .i8)(pid, 'SIGTERM');
        else
            (0,_signal_group_js__WEBPACK_IMPORTED_MODULE_2__/* .signalGroup */ .i8)(pid, 'SIGKILL');
        after(graceMs, () => {
            (0,_signal_group_js__WEBPACK_IMPORTED_MODULE_2__/* .signalGroup */ .i8)(pid, 'SIGKILL');
            after(GIVE_UP_MS, () => giveUp({}));
        });
    };
    const onAbort = () => stop('abort');
    spec.signal?.addEventListener('abort', onAbort, { once: true });
    if (spec.timeoutMs !== undefined)
        after(spec.timeoutMs, () => stop('timeout'));
    return {
        gaveUp: new Promise((resolve) => {
            giveUp = resolve;
        }),
        stoppedBy: () => reason,
        dispose() {
            spec.signal?.removeEventListener('abort', onAbort);
            for (const timer of timers)
                clearTimeout(timer);
        },
    };
}
/** Reads the pipes to their end, or for 250 ms when a process outside the group holds them open. */
async function drain(child, closed) {
    let timer;
    const lingered = new Promise((resolve) => {
        // Two turns of the loop, so that a busy process has polled the pipes at least once after the timer.
        timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve('lingered'))), DRAIN_MS);
    });
    const winner = await Promise.race([closed, lingered]);
    clearTimeout(timer);
    if (winner !== 'lingered')
        return;
    child.stdout?.destroy();
    child.stderr?.destroy();
    child.stdin?.destroy();
    child.unref();
}
/** Creates a stream of which so many bytes are kept. */
function createKeptStream(maxBytes) {
    const chunks = [];
    let kept = 0;
    let total = 0;
    return {
        add(bytes) {
            total += bytes.length;
            if (kept >= maxBytes)
                return;
            const part = bytes.subarray(0, maxBytes - kept);
            chunks.push(part);
            kept += part.length;
        },
        bytes: () => Buffer.concat(chunks),
        omitted: () => total - kept,
    };
}


/***/ }),

/***/ 11325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ sha256Hex)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Returns the SHA-256 of a text's UTF-8 bytes as 64 hexadecimal digits. */
function sha256Hex(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text, 'utf8').digest('hex');
}


/***/ }),

/***/ 45972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FM: () => (/* binding */ killTrackedGroups),
/* harmony export */   Tq: () => (/* binding */ trackGroup),
/* harmony export */   i8: () => (/* binding */ signalGroup)
/* harmony export */ });
// One set for the whole process, so that it can stop all groups when it has to end at once.
const tracked = new Set();
/** Sends a signal to a process group, see kill(2); false when no process of it could be reached. */
function signalGroup(groupId, signal) {
    try {
        process.kill(-groupId, signal);
        return true;
    }
    catch {
        return false;
    }
}
/** Remembers a group that runs; the returned function forgets it. */
function trackGroup(groupId) {
    tracked.add(groupId);
    return () => tracked.delete(groupId);
}
/** Kills the remembered groups. */
function killTrackedGroups() {
    for (const groupId of tracked)
        signalGroup(groupId, 'SIGKILL');
}


/***/ }),

/***/ 9629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ trustFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


// Why: docs/decisions/0095-trusted-before-the-first-agent.md
/** Reads files that nobody else can have changed yet, and remembers them with their content. */
function trustFiles({ files, folders }) {
    const listPaths = () => [...files, ...folders.flatMap(listEntries)];
    const known = new Map();
    for (const path of listPaths()) {
        const stat = findStat(path);
        if (stat !== undefined)
            known.set(path, { identity: toIdentity(stat), content: readContent(path, stat) });
    }
    // Sorted, so that a folder comes before what is in it.
    const findChanges = () => [...new Set([...known.keys(), ...listPaths()])].filter((path) => !isUnchanged(path, known.get(path))).sort();
    return {
        findChanges,
        restore() {
            const changed = findChanges();
            for (const path of changed)
                restoreEntry(path, known.get(path)?.content);
            return changed;
        },
    };
}
function listEntries(folder) {
    // A link in its place is not followed.
    if (findStat(folder)?.isDirectory() !== true)
        return [folder];
    return [folder, ...(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))];
}
/** Compares by identity, then by content: a file that was only touched has not changed. */
function isUnchanged(path, before) {
    const stat = findStat(path);
    if (before === undefined || stat === undefined)
        return before === undefined && stat === undefined;
    return before.identity === toIdentity(stat) || isSameContent(before.content, readContent(path, stat));
}
/** Identifies the version of a file by its time of change, which no program can set, unlike that of modification. */
function toIdentity({ dev, ino, size, ctimeNs, mode }) {
    return [dev, ino, size, ctimeNs, mode].join(':');
}
function findStat(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
}
function readContent(path, stat) {
    if (stat.isSymbolicLink())
        return { kind: 'link', target: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path) };
    if (stat.isDirectory())
        return { kind: 'folder' };
    if (!stat.isFile())
        return { kind: 'other' };
    return { kind: 'file', bytes: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path), mode: Number(stat.mode) & 0o777 };
}
function isSameContent(before, now) {
    if (before.kind === 'file' && now.kind === 'file')
        return before.mode === now.mode && before.bytes.equals(now.bytes);
    if (before.kind === 'link' && now.kind === 'link')
        return before.target === now.target;
    return before.kind === now.kind;
}
function restoreEntry(path, content) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    if (content === undefined)
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    if (content.kind === 'folder')
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    if (content.kind === 'link')
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(content.target, path);
    if (content.kind !== 'file')
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, content.bytes, { flag: 'wx' });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, content.mode);
}


/***/ }),

/***/ 99396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qn: () => (/* binding */ PrivateHostError),
  EM: () => (/* binding */ connectThrough),
  BX: () => (/* binding */ createDial)
});

// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(71553);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./sandbox/network/public-address.js

/** Every range that is not of the internet, see the IANA registries of special-purpose addresses (RFC 6890). */
const ipv4Ranges = [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
    // The platform of Azure, on hosted runners: metadata and the agent of the machine.
    ['168.63.129.16', 32],
];
/** Ranges inside the only one that is given out, 2000::/3, that do not lead to the internet, or to any IPv4 address. */
const ipv6Ranges = [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
];
const special = new external_node_net_.BlockList();
for (const [net, prefix] of ipv4Ranges)
    special.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of ipv6Ranges)
    special.addSubnet(net, prefix, 'ipv6');
const globalUnicast = new external_node_net_.BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
/** Returns whether an address is one of the internet: not of this machine, its network, its cloud, nor translated to one. */
function isPublicAddress(address) {
    switch ((0,external_node_net_.isIP)(address)) {
        case 4:
            return !special.check(address, 'ipv4');
        case 6:
            return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
        default:
            return false;
    }
}

;// CONCATENATED MODULE: ./sandbox/network/dial.js






const CONNECT_MS = 30_000;
/** A host of which no address is one of the internet. */
class PrivateHostError extends Error {
}
/**
 * Creates what connects to hosts of the internet alone. The addresses that were checked are those connected to: a name
 * that resolves otherwise a moment later gains nothing. A proxy of the job resolves names itself, so that a name that is
 * unknown here is left to it.
 */
function createDial({ findProxy, lookup = lookupAll, connect = connectToAny }) {
    return async (host, port) => {
        const proxy = findProxy(host);
        const found = proxy === undefined ? await lookup(host) : await lookup(host).catch(() => undefined);
        const addresses = found?.filter(isPublicAddress);
        if (addresses?.length === 0)
            throw new PrivateHostError(host);
        if (proxy !== undefined)
            return connectThrough(proxy, `${host}:${port}`);
        return withinTime(connect(addresses ?? [], port));
    };
}
async function lookupAll(host) {
    return (await (0,promises_.lookup)(host, { all: true })).map(({ address }) => address);
}
function connectToAny(addresses, port) {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const lookup = (_host, _options, resolve) => resolve(null, found);
    return (0,external_node_net_.connect)({ host: 'checked', port, lookup, autoSelectFamily: true, allowHalfOpen: true });
}
async function withinTime(socket) {
    socket.setTimeout(CONNECT_MS, () => socket.destroy(new Error('the connection timed out')));
    await (0,external_node_events_.once)(socket, 'connect');
    socket.setTimeout(0);
    socket.removeAllListeners('timeout');
    return socket;
}
/** Connects to a host and port by an HTTP proxy. Rejects when the proxy refuses. */
function connectThrough(proxy, target) {
    const { protocol, hostname, port, username, password } = proxy;
    const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    const headers = {
        host: target,
        ...(username === '' ? {} : { 'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}` }),
    };
    const request = protocol === 'https:' ? external_node_https_.request : external_node_http_.request;
    return new Promise((resolve, reject) => {
        const asking = request({
            ...{ host: hostname.replaceAll(/[[\]]/g, ''), method: 'CONNECT', path: target, headers, agent: false },
            ...{ port: port || (protocol === 'https:' ? 443 : 80), timeout: CONNECT_MS },
        });
        asking.once('timeout', () => asking.destroy(new Error('the proxy did not answer in time')));
        asking.once('error', reject);
        asking.once('response', ({ statusCode }) => {
            asking.destroy();
            reject(new Error(`the proxy of the job answered with ${statusCode}`));
        });
        asking.once('connect', ({ statusCode, socket }, _socket, head) => {
            if (statusCode === 200) {
                if (head.length > 0)
                    socket.unshift(head);
                socket.setTimeout(0);
                return resolve(socket);
            }
            socket.destroy();
            reject(new Error(`the proxy of the job answered with ${statusCode}`));
        });
        asking.end();
    });
}


/***/ }),

/***/ 71361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readUpstreamProxy)
/* harmony export */ });
/* harmony import */ var _domain_text_host_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27043);

/** Reads `HTTPS_PROXY` and `NO_PROXY`, in either case, as curl does; other kinds of proxies are not used. */
function readUpstreamProxy(env) {
    const text = env.https_proxy || env.HTTPS_PROXY || '';
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const proxy = url !== undefined && /^https?:$/.test(url.protocol) ? url : undefined;
    const exceptions = (env.no_proxy || env.NO_PROXY || '').split(/[\s,]+/).filter((name) => name !== '');
    return (host) => (exceptions.some((exception) => isException(host, exception)) ? undefined : proxy);
}
function isException(host, exception) {
    if (exception === '*')
        return true;
    const name = (0,_domain_text_host_name_js__WEBPACK_IMPORTED_MODULE_0__/* .toHostName */ .fN)(exception).replace(/^\*?\./, '');
    return host === name || host.endsWith(`.${name}`);
}


/***/ }),

/***/ 37284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ callVerb),
/* harmony export */   q: () => (/* binding */ serveVerbs)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40669);


const MAX_REQUEST_BYTES = 1024 * 1024;
const MAX_REPLY_BYTES = 32 * 1024 * 1024;
const requestSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), payload: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J() });
const replySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ok: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true), text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), data: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ok: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(false), text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
]);
/** Serves verbs at a socket path. Every answer is a VerbReply; an invalid request is refused. */
async function serveVerbs(socketPath, handle) {
    const server = (0,node_http__WEBPACK_IMPORTED_MODULE_0__.createServer)((incoming, outgoing) => {
        answer(incoming, handle).then((reply) => send(outgoing, reply), (error) => send(outgoing, { ok: false, text: `The request could not be read: ${String(error)}` }));
    });
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(socketPath, resolve);
    });
    return {
        async close() {
            server.closeAllConnections();
            await new Promise((resolve) => server.close(resolve));
        },
    };
}
/** Calls a verb from the agent's side. Rejects when no server listens at the socket. */
async function callVerb(socketPath, name, payload) {
    const body = JSON.stringify({ name, payload });
    const text = await new Promise((resolve, reject) => {
        const call = (0,node_http__WEBPACK_IMPORTED_MODULE_0__.request)({ socketPath, path: '/', method: 'POST', headers: { 'content-type': 'application/json' } }, (incoming) => {
            readBody(incoming, MAX_REPLY_BYTES).then(resolve, reject);
        });
        call.once('error', reject);
        call.end(body);
    });
    return replySchema.parse(JSON.parse(text));
}
async function answer(incoming, handle) {
    const { name, payload } = requestSchema.parse(JSON.parse(await readBody(incoming, MAX_REQUEST_BYTES)));
    return handle(name, payload);
}
async function readBody(incoming, maxBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of incoming) {
        const buffer = Buffer.from(chunk);
        bytes += buffer.length;
        if (bytes > maxBytes)
            throw new Error(`more than ${maxBytes} bytes`);
        chunks.push(buffer);
    }
    return Buffer.concat(chunks).toString('utf8');
}
function send(outgoing, reply) {
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify(reply));
}


/***/ }),

/***/ 12257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ renderRunMarker),
/* harmony export */   DA: () => (/* binding */ removeLeftovers),
/* harmony export */   _o: () => (/* binding */ removeStranded),
/* harmony export */   xO: () => (/* binding */ RUN_MARKER)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40669);
/* harmony import */ var _domain_record_workspace_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50316);
/* harmony import */ var _exec_kill_orphans_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(776);
/* harmony import */ var _exec_process_identity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51312);
/* harmony import */ var _exec_remove_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75547);








/** The name of the file in each folder of a run that names its owner. */
const RUN_MARKER = 'groundhog-run.json';
const FOLDER_NAME = /^groundhog-(?:control|work|verify|bin|desk)-[A-Za-z0-9]{6}$/;
const MAX_MARKER_BYTES = 4096;
const MAX_RUNS = 50;
const markerSchema = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ run_id: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), owner: _domain_record_workspace_context_js__WEBPACK_IMPORTED_MODULE_3__/* .runOwnerSchema */ .Wl });
// Why: docs/decisions/0021-folders-of-a-dead-run.md
/**
 * Removes the folders that dead runs have left on this machine: of those that their contexts name, the ones whose
 * marker names that run, and only when its process is certainly gone. Kills what still works in them, and in those that
 * are gone already. Folders of `runId`, the calling run, stay.
 */
async function removeLeftovers(contexts, runId) {
    const runs = new Map();
    for (const context of contexts)
        if (context.run_id !== runId)
            runs.set(context.run_id, context);
    const dead = [];
    const used = [];
    for (const { run_id, owner, folders } of [...runs.values()].slice(-MAX_RUNS)) {
        if (!(await (0,_exec_process_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .isProcessGone */ .D)(owner)))
            continue;
        const marked = [];
        for (const path of folders) {
            const isMarked = await isFolderOf(path, { run_id, owner });
            if (isMarked)
                marked.push(path);
            if (isMarked || (await isGoneFolder(path)))
                used.push({ path, owner });
        }
        dead.push({ runId: run_id, paths: marked });
    }
    // First: what works there would go on in a folder that is gone.
    await (0,_exec_kill_orphans_js__WEBPACK_IMPORTED_MODULE_4__/* .killInFolders */ .x)(used);
    return dead
        .map(({ runId: id, paths }) => ({ runId: id, paths: paths.filter(_exec_remove_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .removeFolder */ .v$) }))
        .filter(({ paths }) => paths.length > 0);
}
/**
 * Removes the folders of dead runs from the folders in which runs create theirs, by their markers alone: a run may die
 * before its first record. Kills what still works in them. Folders of `runId`, the calling run, stay.
 */
async function removeStranded(parents, runId) {
    const removed = new Map();
    for (const parent of parents) {
        const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(parent).catch(() => []);
        for (const name of names.filter((candidate) => FOLDER_NAME.test(candidate))) {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, name);
            const marker = await findMarker(folder);
            if (marker === undefined || marker.run_id === runId || !(await (0,_exec_process_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .isProcessGone */ .D)(marker.owner)))
                continue;
            await (0,_exec_kill_orphans_js__WEBPACK_IMPORTED_MODULE_4__/* .killInFolders */ .x)([{ path: folder, owner: marker.owner }]);
            if ((0,_exec_remove_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .removeFolder */ .v$)(folder))
                removed.set(marker.run_id, [...(removed.get(marker.run_id) ?? []), folder]);
        }
    }
    return [...removed].map(([id, paths]) => ({ runId: id, paths }));
}
/** True for a folder that carries the marker of this run. */
async function isFolderOf(folder, { run_id, owner }) {
    const marker = await findMarker(folder);
    if (marker === undefined)
        return false;
    const { host, pid, started } = marker.owner;
    const isSameOwner = host === owner.host && pid === owner.pid && started === owner.started;
    return marker.run_id === run_id && isSameOwner;
}
/** True for a name that only our folders have, and at which nothing is: anybody with push rights can write a record. */
async function isGoneFolder(path) {
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) || !FOLDER_NAME.test((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)))
        return false;
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).then(() => false, (error) => error.code === 'ENOENT');
}
/** Finds the marker of a folder with one of our names that is no link and belongs to our user; undefined otherwise. */
async function findMarker(folder) {
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder) || !FOLDER_NAME.test((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder)))
        return undefined;
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(folder);
        if (!found.isDirectory() || found.uid !== process.getuid?.() || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder) !== folder)
            return undefined;
        return markerSchema.safeParse(JSON.parse(await readMarker((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, RUN_MARKER)))).data;
    }
    catch {
        // A folder that cannot be read is not known to be ours.
        return undefined;
    }
}
async function readMarker(path) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_MARKER_BYTES), 0, MAX_MARKER_BYTES, 0);
        return buffer.subarray(0, bytesRead).toString('utf8');
    }
    finally {
        await file.close();
    }
}
function renderRunMarker(marker) {
    return `${JSON.stringify(marker)}\n`;
}


/***/ })

};
