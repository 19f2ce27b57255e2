export const id = 973;
export const ids = [973];
export const modules = {

/***/ 93941:
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
;// CONCATENATED MODULE: ./agent/builtin/model-access.js








const SILENCE_MS = 10 * 60_000;
const RETRIES = 2;
/** Opens a model for turns, each request of which is followed. A turn rejects as `takeTurn` does. */
function openModelTurns(access, settings, openExchange) {
    const { mustCall, ...shared } = settings;
    const opened = openModel(access.settings, openExchange);
    const model = mustCall ? requireToolCall(opened) : opened;
    const { silenceMs = SILENCE_MS, maxRetries = RETRIES } = access;
    return (request) => (0,model_turn/* takeTurn */.Vm)({ model, silenceMs, maxRetries, ...shared, ...request });
}
/** Sets `toolChoice` below the library, which would otherwise discard an answer without a call, and its usage. */
function requireToolCall(model) {
    const transformParams = ({ params }) => Promise.resolve({ ...params, toolChoice: { type: 'required' } });
    return (0,ai_dist/* wrapLanguageModel */.aew)({ model, middleware: { transformParams } });
}
/** Opens a model. Key and address come from the settings alone, never from the environment. */
function openModel({ provider, model, apiKey, baseUrl }, openExchange) {
    const access = { baseURL: baseUrl, apiKey: apiKey ?? '', fetch: watchFetch(openExchange) };
    switch (provider) {
        case 'anthropic':
            return (0,dist/* createAnthropic */.nM)(access)(model);
        case 'openai':
            return (0,openai_dist/* createOpenAI */.ry)(access).responses(model);
        case 'google':
            return (0,google_dist/* createGoogle */._j)(access)(model);
        case 'github-models':
        case 'openai-compatible':
            return (0,openai_compatible_dist/* createOpenAICompatible */.jr)({
                name: provider,
                baseURL: baseUrl,
                fetch: access.fetch,
                includeUsage: true,
                ...(apiKey === undefined ? {} : { apiKey }),
            })(model);
        default:
            return (0,assert_never/* assertNever */.x)(provider);
    }
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
        maxRetries: options.maxRetries,
        abortSignal: AbortSignal.any([signal, silence.signal]),
        providerOptions: {
            anthropic: { cacheControl: { type: 'ephemeral' } },
            openai: { promptCacheKey: options.cacheKey, store: false },
        },
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
        content: answers.map(({ call, text, isError }) => ({
            type: 'tool-result',
            toolCallId: call.id,
            toolName: call.name,
            output: { type: isError ? 'error-text' : 'text', value: text },
        })),
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
/* harmony export */   n: () => (/* binding */ toProviderStop)
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

/***/ 95973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askJudge: () => (/* binding */ askJudge)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40669);
/* harmony import */ var _domain_text_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36689);
/* harmony import */ var _builtin_model_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93941);
/* harmony import */ var _builtin_model_turn_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12739);
/* harmony import */ var _builtin_to_provider_stop_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31548);
/* harmony import */ var _builtin_tool_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15646);
/* harmony import */ var _classify_provider_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93009);
/* harmony import */ var _judge_question_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48345);








const SILENCE_MS = 2 * 60_000;
/** The number of requests: after an answer without a verdict there is a second one. */
const MAX_ASKED = 2;
/** Asks a model for its verdict. Never rejects: a failure is the outcome `not_judged`. */
async function askJudge(prompt, request) {
    const { options, signal, onAnswer, openExchange } = request;
    const takeTurn = (0,_builtin_model_access_js__WEBPACK_IMPORTED_MODULE_2__/* .openModelTurns */ .C)({ silenceMs: SILENCE_MS, ...options }, { instructions: _judge_question_js__WEBPACK_IMPORTED_MODULE_1__/* .JUDGE_INSTRUCTIONS */ .A, tools: [verdictTool], cacheKey: 'groundhog-judge', mustCall: true }, openExchange);
    const messages = [(0,_builtin_model_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .toBriefMessage */ .dP)(prompt)];
    try {
        for (let asked = 1; asked <= MAX_ASKED; asked += 1) {
            const turn = await takeTurn({ messages, signal, onText: () => undefined });
            onAnswer(turn);
            if (turn.reason === 'content-filter')
                return { kind: 'not_judged', why: 'refused', reason: 'the judge refused to answer.' };
            const verdict = parseVerdict(turn);
            if (verdict !== undefined)
                return { kind: 'judged', ...verdict };
        }
    }
    catch (error) {
        if (signal.aborted)
            return { kind: 'not_judged', why: 'stopped', reason: 'the run was stopped meanwhile.' };
        const stop = (0,_builtin_to_provider_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .toProviderStop */ .n)(error, { now: options.clock.now(), redact: options.redactor.redact });
        const why = (0,_classify_provider_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .isRefusedContent */ .Sq)(describeStop(stop)) ? 'refused' : 'failed';
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
const verdictSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    holds: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().describe('Whether the diff shows that the statement holds.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
        .refine((text) => (0,_domain_text_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(text) !== '', 'must not be blank')
        .describe('What decided, in at most three sentences, with file and lines.'),
});
/** The only tool of a judge. */
const verdictTool = {
    name: 'verdict',
    description: 'Give the verdict on the statement. Call it exactly once.',
    parameters: (0,_builtin_tool_js__WEBPACK_IMPORTED_MODULE_7__/* .toParameters */ .e2)(verdictSchema),
};
/** Parses the verdict of an answer; undefined unless it has exactly one valid call of the tool. */
function parseVerdict({ calls }) {
    const [only] = calls;
    if (only === undefined || calls.length !== 1 || only.name !== verdictTool.name)
        return undefined;
    const parsed = verdictSchema.safeParse(only.input);
    return parsed.success ? { holds: parsed.data.holds, reason: shorten((0,_domain_text_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(parsed.data.reason)) } : undefined;
}
function shorten(line) {
    return line.length > MAX_REASON_CHARACTERS ? `${line.slice(0, MAX_REASON_CHARACTERS)} […]` : line;
}


/***/ })

};
