export const id = 9579;
export const ids = [9579];
export const modules = {

/***/ 1683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ openModelTurns)
});

// EXTERNAL MODULE: ../../node_modules/@ai-sdk/anthropic/dist/index.js + 1 modules
var dist = __webpack_require__(67872);
// EXTERNAL MODULE: ../../node_modules/@ai-sdk/google/dist/index.js
var google_dist = __webpack_require__(77229);
// EXTERNAL MODULE: ../../node_modules/@ai-sdk/openai/dist/index.js + 1 modules
var openai_dist = __webpack_require__(12832);
// EXTERNAL MODULE: ../../node_modules/@ai-sdk/openai-compatible/dist/index.js
var openai_compatible_dist = __webpack_require__(43683);
// EXTERNAL MODULE: ../../node_modules/ai/dist/index.js + 3 modules
var ai_dist = __webpack_require__(26155);
// EXTERNAL MODULE: ./domain/assert-never.js
var assert_never = __webpack_require__(71996);
;// CONCATENATED MODULE: ./agent/usage/watched-fetch.js
/** Returns `fetch` with an exchange opened for each request; its answers pass unchanged. */
function watchFetch(open) {
    return async (input, init) => {
        const exchange = open();
        const body = init?.body;
        if (typeof body === 'string')
            exchange.sent(Buffer.byteLength(body));
        try {
            const answer = await fetch(input, init);
            if (answer.ok && answer.body !== null)
                return new Response(watchBody(answer.body, exchange), answer);
            exchange.end();
            return answer;
        }
        catch (error) {
            exchange.end();
            throw error;
        }
    };
}
function watchBody(body, exchange) {
    const reader = body.getReader();
    return new ReadableStream({
        async pull(controller) {
            try {
                const { done, value } = await reader.read();
                if (value !== undefined) {
                    exchange.received(value);
                    controller.enqueue(value);
                }
                if (!done)
                    return;
                exchange.end();
                controller.close();
            }
            catch (error) {
                exchange.end();
                controller.error(error);
            }
        },
        async cancel(reason) {
            exchange.end();
            await reader.cancel(reason);
        },
    });
}

// EXTERNAL MODULE: ./agent/builtin/model-turn.js
var model_turn = __webpack_require__(12739);
// EXTERNAL MODULE: ./agent/builtin/provider-facts.js
var provider_facts = __webpack_require__(34859);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./agent/builtin/to-provider-stop.js
var to_provider_stop = __webpack_require__(31548);
;// CONCATENATED MODULE: ./agent/builtin/retry-request.js


const MAX_RETRIES = 5;
const FIRST_WAIT_MS = 2000;
/** A provider that asks for a longer pause gets it from the run, which records it. */
const LONGEST_WAIT_MS = 60_000;
/**
 * Sends a request again after each failure that may pass: an answer that broke off has had no effect, since its calls
 * are run after its end alone. Rejects with the last failure, or with the signal's reason.
 */
async function retryRequest(ask, request) {
    const { signal, clock, onRetry, maxRetries = MAX_RETRIES, firstWaitMs = FIRST_WAIT_MS } = request;
    for (let retries = 0;; retries += 1) {
        try {
            return await ask();
        }
        catch (failure) {
            const least = (0,to_provider_stop/* findRetryWait */.bF)(failure, clock.now());
            if (signal.aborted || least === undefined || least > LONGEST_WAIT_MS || retries >= maxRetries)
                throw failure;
            onRetry?.(failure);
            await (0,promises_.setTimeout)(Math.min(LONGEST_WAIT_MS, Math.max(least, firstWaitMs * 2 ** retries)), undefined, { signal });
        }
    }
}

;// CONCATENATED MODULE: ./agent/builtin/tuning.js

/**
 * The longest answer where no setting gives one and the protocol needs a number: models that can do less get their own
 * limit from the library. Its default for a model that it does not know, 4096, cuts long files.
 */
const USUAL_OUTPUT_TOKENS = 32_000;
/** Returns the parts of every request to a model. Given options come before ours. */
function toTuning(settings, cacheKey) {
    const { provider, model, effort, temperature, maxOutputTokens, providerOptions = {} } = settings;
    const { protocol } = (0,provider_facts/* findEndpoint */.vS)(provider, model);
    const longest = maxOutputTokens ?? (protocol === 'messages' ? USUAL_OUTPUT_TOKENS : undefined);
    const [name, ours] = toOptions(protocol, { provider, cacheKey });
    return {
        ...(longest === undefined ? {} : { maxOutputTokens: longest }),
        ...(temperature === undefined ? {} : { temperature }),
        ...(effort === undefined ? {} : { reasoning: effort }),
        providerOptions: { [name]: { ...ours, ...providerOptions } },
    };
}
function toOptions(protocol, { provider, cacheKey }) {
    switch (protocol) {
        case 'messages':
            return ['anthropic', { cacheControl: { type: 'ephemeral' } }];
        case 'responses':
            return ['openai', { promptCacheKey: cacheKey, store: false }];
        case 'gemini':
            return ['google', {}];
        case 'chat':
            // The library takes the name of a provider, too, but warns of it.
            return [provider.replaceAll(/-(.)/g, (_match, letter) => letter.toUpperCase()), {}];
    }
}

;// CONCATENATED MODULE: ./agent/builtin/model-access.js











const SILENCE_MS = 10 * 60_000;
/** Opens a model for turns, each request of which is followed. A turn rejects as `takeTurn` does, after its retries. */
function openModelTurns(access, settings, openExchange) {
    // Its warnings are for who writes the requests, not for who runs a plan.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    const { mustCall, cacheKey, ...shared } = settings;
    const opened = openModel(access.settings, openExchange);
    const model = mustCall ? requireToolCall(opened) : opened;
    const tuning = toTuning(access.settings, cacheKey);
    const { silenceMs = SILENCE_MS, maxRetries, firstWaitMs, clock } = access;
    return ({ onRetry, ...request }) => retryRequest(() => (0,model_turn/* takeTurn */.Vm)({ model, silenceMs, tuning, ...shared, ...request }), {
        ...{ maxRetries, firstWaitMs, clock, onRetry },
        signal: request.signal,
    });
}
/** Sets `toolChoice` below the library, which would otherwise discard an answer without a call, and its usage. */
function requireToolCall(model) {
    const transformParams = ({ params }) => Promise.resolve({ ...params, toolChoice: { type: 'required' } });
    return (0,ai_dist/* wrapLanguageModel */.aew)({ model, middleware: { transformParams } });
}
/** Opens a model. Key and address come from the settings alone, never from the environment. */
function openModel(settings, openExchange) {
    const { provider, model, apiKey = '', baseUrl: baseURL, isBearer = false } = settings;
    const headers = { ...settings.headers };
    const fetch = watchFetch(openExchange);
    const access = { baseURL, headers, fetch: isBearer ? sendAsBearer(fetch, apiKey) : fetch, apiKey };
    const { protocol } = (0,provider_facts/* findEndpoint */.vS)(provider, model);
    switch (protocol) {
        case 'messages':
            return (0,dist/* createAnthropic */.nM)(access)(model);
        case 'responses':
            return (0,openai_dist/* createOpenAI */.ry)(access).responses(model);
        case 'gemini':
            return (0,google_dist/* createGoogle */._j)(access)(model);
        case 'chat':
            return (0,openai_compatible_dist/* createOpenAICompatible */.jr)({
                name: provider,
                ...{ baseURL, headers, fetch },
                // Mistral counts without being asked, and refuses what it does not know.
                includeUsage: provider !== 'mistral',
                ...(apiKey === '' ? {} : { apiKey }),
            })(model);
        default:
            return (0,assert_never/* assertNever */.x)(protocol);
    }
}
/** The headers that protocols have for keys. */
const KEY_HEADERS = ['x-api-key', 'x-goog-api-key'];
/** Returns `fetch` with the key as a bearer token in place of the header of its protocol. */
function sendAsBearer(fetch, apiKey) {
    return (input, init) => {
        const headers = new Headers(init?.headers);
        for (const name of KEY_HEADERS)
            headers.delete(name);
        headers.set('authorization', `Bearer ${apiKey}`);
        return fetch(input, { ...init, headers });
    };
}


/***/ }),

/***/ 12739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vm: () => (/* binding */ takeTurn),
/* harmony export */   dP: () => (/* binding */ toBriefMessage),
/* harmony export */   jb: () => (/* binding */ toAnswerMessage)
/* harmony export */ });
/* harmony import */ var ai__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26155);
/* harmony import */ var ai__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97425);

/**
 * Sends one request to the model. No tool is run: the calls that it requests are returned. Rejects with the provider's
 * failure, or with the signal's reason when that was aborted.
 */
async function takeTurn(options) {
    const { signal, onText } = options;
    const silence = openSilenceLimit(options.silenceMs);
    const result = (0,ai__WEBPACK_IMPORTED_MODULE_0__/* .streamText */ .gM3)({
        model: options.model,
        instructions: options.instructions,
        messages: [...options.messages],
        tools: toToolSet(options.tools),
        toolOrder: options.tools.map(({ name }) => name),
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, silence.signal]),
        ...options.tuning,
        // The stream holds the error too; without this it would be written to the console.
        onError: () => undefined,
    });
    try {
        for await (const part of result.fullStream) {
            silence.restart();
            if (part.type === 'text-delta')
                onText(part.text);
            if (part.type === 'error')
                throw part.error;
            if (part.type === 'abort')
                throw signal.aborted ? signal.reason : new Error('The model did not answer in time.');
        }
    }
    finally {
        silence.close();
    }
    return readTurn(result);
}
async function readTurn(result) {
    const [text, toolCalls, messages] = await Promise.all([result.text, result.toolCalls, result.responseMessages]);
    return {
        text,
        calls: toolCalls.map(({ toolCallId, toolName, input }) => ({ id: toolCallId, name: toolName, input })),
        reason: await result.finishReason,
        rawReason: await result.rawFinishReason,
        // The tool runner answers calls that cannot be run, with the same text for all providers.
        messages: messages.filter(({ role }) => role === 'assistant'),
    };
}
/** Opens a signal that is aborted after a pause of this length; the wait for the first part counts. */
function openSilenceLimit(ms) {
    const silent = new AbortController();
    const start = () => setTimeout(() => silent.abort(), ms);
    let timer = start();
    return {
        signal: silent.signal,
        restart() {
            clearTimeout(timer);
            timer = start();
        },
        close: () => clearTimeout(timer),
    };
}
/** Returns the message that answers calls, in their order. */
function toAnswerMessage(answers) {
    return {
        role: 'tool',
        content: answers.map((answer) => ({
            type: 'tool-result',
            toolCallId: answer.call.id,
            toolName: answer.call.name,
            output: toOutput(answer),
        })),
    };
}
function toOutput({ text, isError, image }) {
    if (image === undefined)
        return { type: isError ? 'error-text' : 'text', value: text };
    const { mediaType, data } = image;
    return {
        type: 'content',
        value: [
            { type: 'text', text },
            { type: 'file', mediaType, data: { type: 'data', data } },
        ],
    };
}
/** Returns the brief as the first message, with a cache mark at the end of its stable part. */
function toBriefMessage({ stable, rest }) {
    const cacheControl = { type: 'ephemeral' };
    return {
        role: 'user',
        content: [
            { type: 'text', text: stable, providerOptions: { anthropic: { cacheControl } } },
            { type: 'text', text: rest },
        ],
    };
}
/** Translates tools without their implementation: the tool runner checks inputs, so that all mistakes are recorded. */
function toToolSet(tools) {
    return Object.fromEntries(tools.map(({ name, description, parameters }) => [
        name,
        (0,ai__WEBPACK_IMPORTED_MODULE_1__/* .tool */ .z6)({ description, inputSchema: (0,ai__WEBPACK_IMPORTED_MODULE_1__/* .jsonSchema */ .Og)(parameters) }),
    ]));
}


/***/ }),

/***/ 31548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bF: () => (/* binding */ findRetryWait),
/* harmony export */   n0: () => (/* binding */ isTooLongFailure),
/* harmony export */   n5: () => (/* binding */ toProviderStop)
/* harmony export */ });
/* harmony import */ var ai__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26155);
/* harmony import */ var ai__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61347);
/* harmony import */ var _classify_provider_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93009);


const MAX_MESSAGE_CHARACTERS = 600;
/** Classifies a failed request to a model: its cause, and whether waiting helps. */
function toProviderStop(thrown, { now, redact }) {
    const failure = parseFailure(thrown, now);
    return (0,_classify_provider_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyFailure */ .XE)({ ...failure, message: shorten(redact(failure.message)) });
}
/** Returns how long to wait at least before the same request, in ms; undefined where asking again does not help. */
function findRetryWait(thrown, now) {
    const stop = (0,_classify_provider_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyFailure */ .XE)(parseFailure(thrown, now));
    return stop.kind === 'unavailable' ? (stop.retryAfterMs ?? 0) : undefined;
}
/** Returns whether a request failed because the conversation is longer than the model can take. */
function isTooLongFailure(thrown, now) {
    return (0,_classify_provider_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .isTooLong */ .pn)(parseFailure(thrown, now));
}
function parseFailure(thrown, now) {
    const error = ai__WEBPACK_IMPORTED_MODULE_1__/* .RetryError */ .J_o.isInstance(thrown) ? thrown.lastError : thrown;
    if (!ai__WEBPACK_IMPORTED_MODULE_2__/* .APICallError */ .hL.isInstance(error))
        return { status: undefined, message: toMessage(error), retryAfterMs: undefined };
    const { statusCode, message, responseBody = '', responseHeaders = {} } = error;
    // The code of a failure is often only in the body.
    const extra = statusCode === undefined || responseBody.includes(message) ? responseBody : '';
    const whole = extra === '' ? message : `${message} ${extra}`;
    const isAnswered = statusCode !== undefined && statusCode >= 400;
    const retryAfterMs = parseRetryAfter(responseHeaders, now);
    return { status: isAnswered ? statusCode : undefined, message: whole, retryAfterMs };
}
function toMessage(error) {
    if (error instanceof Error) {
        const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
        return `${error.message}${cause}`;
    }
    return typeof error === 'string' ? error : (JSON.stringify(error) ?? String(error));
}
function shorten(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    return line.length > MAX_MESSAGE_CHARACTERS ? `${line.slice(0, MAX_MESSAGE_CHARACTERS)} […]` : line;
}
function parseRetryAfter(headers, now) {
    const ms = Number(headers['retry-after-ms'] ?? Number.NaN);
    if (Number.isFinite(ms) && ms >= 0)
        return ms;
    const text = headers['retry-after'];
    if (text === undefined)
        return undefined;
    const seconds = Number(text);
    if (Number.isFinite(seconds) && seconds >= 0)
        return seconds * 1000;
    const at = Date.parse(text);
    return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}


/***/ }),

/***/ 39579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askJudge: () => (/* binding */ askJudge)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(40669);
// EXTERNAL MODULE: ./domain/text/plain-text.js
var plain_text = __webpack_require__(36689);
// EXTERNAL MODULE: ./agent/builtin/model-access.js + 3 modules
var model_access = __webpack_require__(1683);
// EXTERNAL MODULE: ./agent/builtin/model-turn.js
var model_turn = __webpack_require__(12739);
// EXTERNAL MODULE: ./agent/builtin/to-provider-stop.js
var to_provider_stop = __webpack_require__(31548);
// EXTERNAL MODULE: ./agent/builtin/tools/tool.js
var tool = __webpack_require__(57370);
// EXTERNAL MODULE: ./agent/classify-provider-failure.js
var classify_provider_failure = __webpack_require__(93009);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(77232);
// EXTERNAL MODULE: ./domain/paths/glob.js
var paths_glob = __webpack_require__(66898);
// EXTERNAL MODULE: ./domain/paths/glob-syntax.js
var glob_syntax = __webpack_require__(12532);
// EXTERNAL MODULE: ./domain/text/safe-block.js
var safe_block = __webpack_require__(50500);
// EXTERNAL MODULE: ./agent/builtin/tools/show-lines.js
var show_lines = __webpack_require__(93427);
;// CONCATENATED MODULE: ./agent/judge/judge-reading.js






const MAX_TURNS = 8;
const MAX_CALLS = 20;
const MAX_CHARACTERS = 96 * 1024;
const MAX_SHOWN = 16 * 1024;
const MAX_LISTED = 300;
const DEFAULT_LINES = 400;
const listSchema = schemas/* strictObject */.rej({
    glob: schemas/* string */.YjP().min(1).optional().describe('Only paths that match, such as src/**/*.ts.'),
});
const readSchema = schemas/* strictObject */.rej({
    path: schemas/* string */.YjP().min(1).describe('The path, as list_files shows it.'),
    first_line: schemas/* int */.Whr().min(1).optional().describe('The first line, from 1.'),
    lines: schemas/* int */.Whr().min(1).max(2000).optional().describe(`The number of lines; ${DEFAULT_LINES} when left out.`),
});
/** The tools by which a judge reads what the attempt has not changed. */
const READING_TOOLS = [
    {
        name: 'list_files',
        description: 'List the files that the attempt has not changed.',
        parameters: (0,tool/* toParameters */.e2)(listSchema),
    },
    {
        name: 'read_file',
        description: 'Read a text file that the attempt has not changed, with line numbers.',
        parameters: (0,tool/* toParameters */.e2)(readSchema),
    },
];
/** Opens the reading: at most 8 turns, 20 calls and 96 KB, 16 KB at a time. */
function openJudgeReading(files, redactor) {
    let turns = 0;
    let calls = 0;
    let room = MAX_CHARACTERS;
    const answerOne = async (call) => {
        calls += 1;
        if (calls > MAX_CALLS || room <= 0)
            return { call, text: 'No more can be read. Give the verdict by what you have seen.', isError: true };
        const found = call.name === 'read_file' ? await readOne(files, call.input, room) : await listAll(files, call.input);
        // Redacted before and after invisible characters are removed: half of a secret is not found.
        const text = redactor.redact((0,safe_block/* renderDataBlock */.Cl)(redactor.redact(found.text), MAX_SHOWN));
        room -= text.length;
        return { call, text, isError: found.isError };
    };
    return {
        async answer(wanted) {
            const isReading = wanted.length > 0 && wanted.every(({ name }) => READING_TOOLS.some((tool) => tool.name === name));
            if (!isReading || turns >= MAX_TURNS)
                return undefined;
            turns += 1;
            const answers = [];
            for (const call of wanted)
                answers.push(await answerOne(call));
            return answers;
        },
    };
}
async function listAll(files, input) {
    const parsed = listSchema.safeParse(input);
    if (!parsed.success)
        return refuse(errors/* prettifyError */.S1(parsed.error));
    const { glob } = parsed.data;
    const problem = glob === undefined ? undefined : (0,glob_syntax/* findGlobProblem */.R)(glob);
    if (problem !== undefined)
        return refuse(`The glob ${problem}.`);
    const matches = glob === undefined ? () => true : (0,paths_glob/* compileGlobs */.t)([glob]);
    const paths = (await files.list()).filter((path) => matches(path));
    const left = paths.length - MAX_LISTED;
    const more = left > 0 ? [`(${left} more: give a glob.)`] : [];
    return accept(paths.length === 0 ? '(No file.)' : [...paths.slice(0, MAX_LISTED), ...more].join('\n'));
}
async function readOne(files, input, room) {
    const parsed = readSchema.safeParse(input);
    if (!parsed.success)
        return refuse(errors/* prettifyError */.S1(parsed.error));
    const { path, first_line: first = 1, lines: count = DEFAULT_LINES } = parsed.data;
    const file = await files.read(path);
    if (file.kind === 'changed')
        return refuse('The attempt has changed this file: its diff is all that can be seen of it.');
    if (file.kind === 'missing')
        return refuse('There is no such file.');
    if (file.kind !== 'bytes' || file.bytes.includes(0))
        return refuse('The file is too large, or no text.');
    const text = Buffer.from(file.bytes).toString('utf8');
    return accept((0,show_lines/* showLines */.P)(text, { first, count, maxCharacters: Math.min(MAX_SHOWN - 512, room) }));
}
function accept(text) {
    return { text, isError: false };
}
function refuse(text) {
    return { text, isError: true };
}

;// CONCATENATED MODULE: ./agent/judge/ask-judge.js








const SILENCE_MS = 2 * 60_000;
const RETRIES = 2;
/** The number of requests: after an answer without a verdict there is a second one. */
const MAX_ASKED = 2;
/** Asks a model for its verdict. Never rejects: a failure is the outcome `not_judged`. */
async function askJudge(prompt, request) {
    const { options, instructions, files, signal, onAnswer, openExchange } = request;
    const reading = files === undefined ? undefined : openJudgeReading(files, options.redactor);
    const tools = reading === undefined ? [verdictTool] : [verdictTool, ...READING_TOOLS];
    const takeTurn = (0,model_access/* openModelTurns */.C)({ silenceMs: SILENCE_MS, maxRetries: RETRIES, ...options }, { instructions, tools, cacheKey: 'groundhog-judge', mustCall: true }, openExchange);
    let messages = [(0,model_turn/* toBriefMessage */.dP)(prompt)];
    try {
        for (let asked = 0; asked < MAX_ASKED;) {
            const turn = await takeTurn({ messages, signal, onText: () => undefined });
            onAnswer(turn);
            if (turn.reason === 'content-filter')
                return { kind: 'not_judged', why: 'refused', reason: 'the judge refused to answer.' };
            const verdict = parseVerdict(turn);
            if (verdict !== undefined)
                return { kind: 'judged', ...verdict };
            const answers = await reading?.answer(turn.calls);
            if (answers === undefined)
                asked += 1;
            else
                messages = [...messages, ...turn.messages, (0,model_turn/* toAnswerMessage */.jb)(answers)];
        }
    }
    catch (error) {
        if (signal.aborted)
            return { kind: 'not_judged', why: 'stopped', reason: 'the run was stopped meanwhile.' };
        const stop = (0,to_provider_stop/* toProviderStop */.n5)(error, { now: options.clock.now(), redact: options.redactor.redact });
        const why = (0,classify_provider_failure/* isRefusedContent */.Sq)(describeStop(stop)) ? 'refused' : 'failed';
        return { kind: 'not_judged', why, reason: `the judge could not be asked: ${describeStop(stop)}` };
    }
    return { kind: 'not_judged', why: 'silent', reason: `the judge was asked ${MAX_ASKED} times and gave no verdict.` };
}
function describeStop(stop) {
    if (stop.kind === 'cut_short')
        return stop.sentence;
    return 'detail' in stop ? stop.detail : stop.kind;
}
const MAX_REASON_CHARACTERS = 1000;
const verdictSchema = schemas/* strictObject */.rej({
    holds: schemas/* boolean */.zMY().describe('Whether the diff shows that the statement holds.'),
    reason: schemas/* string */.YjP()
        .refine((text) => (0,plain_text/* toOneLine */.GX)(text) !== '', 'must not be blank')
        .describe('What decided, in at most three sentences, with file and lines.'),
});
/** The tool of a judge that gives its verdict. */
const verdictTool = {
    name: 'verdict',
    description: 'Give the verdict on the statement. Call it exactly once.',
    parameters: (0,tool/* toParameters */.e2)(verdictSchema),
};
/** Parses the verdict of an answer; undefined unless it has exactly one valid call of the tool. */
function parseVerdict({ calls }) {
    const [only] = calls;
    if (only === undefined || calls.length !== 1 || only.name !== verdictTool.name)
        return undefined;
    const parsed = verdictSchema.safeParse(only.input);
    return parsed.success ? { holds: parsed.data.holds, reason: shorten((0,plain_text/* toOneLine */.GX)(parsed.data.reason)) } : undefined;
}
function shorten(line) {
    return line.length > MAX_REASON_CHARACTERS ? `${line.slice(0, MAX_REASON_CHARACTERS)} […]` : line;
}


/***/ })

};
