export const id = 168;
export const ids = [168];
export const modules = {

/***/ 2739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vm: () => (/* binding */ takeTurn),
/* harmony export */   dP: () => (/* binding */ toBriefMessage),
/* harmony export */   jb: () => (/* binding */ toAnswerMessage)
/* harmony export */ });
/* harmony import */ var ai__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6155);
/* harmony import */ var ai__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4515);

/**
 * Asks the model once. No tool is run here: what it wants done is handed back. Rejects with what the provider said when
 * it failed, and with the signal's reason when that was aborted.
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
        // It is in the stream as well; without this it would be written to the console.
        onError: () => undefined,
    });
    try {
        for await (const part of result.fullStream) {
            silence.heard();
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
    const [text, toolCalls, usage, messages] = await Promise.all([
        result.text,
        result.toolCalls,
        result.usage,
        result.responseMessages,
    ]);
    const { cacheReadTokens, cacheWriteTokens } = usage.inputTokenDetails;
    return {
        text,
        calls: toolCalls.map(({ toolCallId, toolName, input }) => ({ id: toolCallId, name: toolName, input })),
        reason: await result.finishReason,
        rawReason: await result.rawFinishReason,
        usage: {
            input: usage.inputTokens,
            cached: cacheReadTokens,
            cacheWritten: cacheWriteTokens,
            output: usage.outputTokens,
        },
        // Answers to calls that cannot be carried out are given by us, in the same words for all.
        messages: messages.filter(({ role }) => role === 'assistant'),
    };
}
/** A signal that is aborted when nothing was heard for so long, the wait for the first word included. */
function openSilenceLimit(ms) {
    const silent = new AbortController();
    const start = () => setTimeout(() => silent.abort(), ms);
    let timer = start();
    return {
        signal: silent.signal,
        heard() {
            clearTimeout(timer);
            timer = start();
        },
        close: () => clearTimeout(timer),
    };
}
/** The message that answers calls, in their order. */
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
/** The brief as the first message, with a mark where the part ends that stays the same from attempt to attempt. */
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
/** The tools without what they do: inputs are checked where they are carried out, so that all mistakes are recorded. */
function toToolSet(tools) {
    return Object.fromEntries(tools.map(({ name, description, parameters }) => [
        name,
        (0,ai__WEBPACK_IMPORTED_MODULE_1__/* .tool */ .z6)({ description, inputSchema: (0,ai__WEBPACK_IMPORTED_MODULE_1__/* .jsonSchema */ .Og)(parameters) }),
    ]));
}


/***/ }),

/***/ 3201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ openTurns)
});

// EXTERNAL MODULE: ../../node_modules/ai/dist/index.js + 3 modules
var dist = __webpack_require__(6155);
// EXTERNAL MODULE: ./agent/builtin/model-turn.js
var model_turn = __webpack_require__(2739);
// EXTERNAL MODULE: ../../node_modules/@ai-sdk/anthropic/dist/index.js + 1 modules
var anthropic_dist = __webpack_require__(7872);
// EXTERNAL MODULE: ../../node_modules/@ai-sdk/google/dist/index.js
var google_dist = __webpack_require__(7229);
// EXTERNAL MODULE: ../../node_modules/@ai-sdk/openai/dist/index.js + 1 modules
var openai_dist = __webpack_require__(2832);
// EXTERNAL MODULE: ../../node_modules/@ai-sdk/openai-compatible/dist/index.js
var openai_compatible_dist = __webpack_require__(3683);
// EXTERNAL MODULE: ./domain/assert-never.js
var assert_never = __webpack_require__(1996);
;// CONCATENATED MODULE: ./agent/builtin/open-model.js





/** Opens a model. Nothing is looked up in the environment: key and address are those of the settings. */
function openModel({ provider, model, apiKey, baseUrl }) {
    const reach = { baseURL: baseUrl, apiKey: apiKey ?? '' };
    switch (provider) {
        case 'anthropic':
            return (0,anthropic_dist/* createAnthropic */.nM)(reach)(model);
        case 'openai':
            return (0,openai_dist/* createOpenAI */.ry)(reach).responses(model);
        case 'google':
            return (0,google_dist/* createGoogle */._j)(reach)(model);
        case 'github-models':
        case 'openai-compatible':
            return (0,openai_compatible_dist/* createOpenAICompatible */.jr)({
                name: provider,
                baseURL: baseUrl,
                includeUsage: true,
                ...(apiKey === undefined ? {} : { apiKey }),
            })(model);
        default:
            return (0,assert_never/* assertNever */.x)(provider);
    }
}

;// CONCATENATED MODULE: ./agent/builtin/open-turns.js



const SILENCE_MS = 10 * 60_000;
const RETRIES = 2;
/** Opens a model for turns, the same way for everybody who asks one. A turn rejects as `takeTurn` says. */
function openTurns(reach, habits) {
    const { mustCall, ...always } = habits;
    const opened = openModel(reach.settings);
    const model = mustCall ? toCallingModel(opened) : opened;
    const { silenceMs = SILENCE_MS, maxRetries = RETRIES } = reach;
    return (question) => (0,model_turn/* takeTurn */.Vm)({ model, silenceMs, maxRetries, ...always, ...question });
}
/** Where the library itself is told to insist, it throws an answer without a call away, and its usage. */
function toCallingModel(model) {
    const transformParams = ({ params }) => Promise.resolve({ ...params, toolChoice: { type: 'required' } });
    return (0,dist/* wrapLanguageModel */.aew)({ model, middleware: { transformParams } });
}


/***/ }),

/***/ 6618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ toProviderStop)
/* harmony export */ });
/* harmony import */ var ai__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6155);
/* harmony import */ var ai__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1347);
/* harmony import */ var _classify_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2113);


const MAX_WORDS = 600;
/** What a failed call to a model means for the attempt: whose fault it is, and whether waiting helps. */
function toProviderStop(thrown, { now, redact }) {
    const failure = readFailure(thrown, now);
    return (0,_classify_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyFailure */ .X)({ ...failure, words: shorten(redact(failure.words)) });
}
function readFailure(thrown, now) {
    const error = ai__WEBPACK_IMPORTED_MODULE_1__/* .RetryError */ .J_o.isInstance(thrown) ? thrown.lastError : thrown;
    if (!ai__WEBPACK_IMPORTED_MODULE_2__/* .APICallError */ .hL.isInstance(error))
        return { status: undefined, words: toWords(error), retryAfterMs: undefined };
    const { statusCode, message, responseBody = '', responseHeaders = {} } = error;
    // The code of a failure is often only in the body.
    const extra = statusCode === undefined || responseBody.includes(message) ? responseBody : '';
    const words = extra === '' ? message : `${message} ${extra}`;
    const isWhole = statusCode !== undefined && statusCode >= 400;
    return { status: isWhole ? statusCode : undefined, words, retryAfterMs: readRetryAfter(responseHeaders, now) };
}
function toWords(error) {
    if (error instanceof Error) {
        const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
        return `${error.message}${cause}`;
    }
    return typeof error === 'string' ? error : (JSON.stringify(error) ?? String(error));
}
function shorten(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    return line.length > MAX_WORDS ? `${line.slice(0, MAX_WORDS)} […]` : line;
}
function readRetryAfter(headers, now) {
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

/***/ 3168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askJudge: () => (/* binding */ askJudge)
});

// EXTERNAL MODULE: ./agent/builtin/model-turn.js
var model_turn = __webpack_require__(2739);
// EXTERNAL MODULE: ./agent/builtin/open-turns.js + 1 modules
var open_turns = __webpack_require__(3201);
// EXTERNAL MODULE: ./agent/builtin/provider-failure.js
var provider_failure = __webpack_require__(6618);
// EXTERNAL MODULE: ./agent/judge/judge-question.js + 1 modules
var judge_question = __webpack_require__(8345);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(669);
// EXTERNAL MODULE: ./domain/plain-text.js
var plain_text = __webpack_require__(5025);
// EXTERNAL MODULE: ./agent/builtin/tool.js
var tool = __webpack_require__(5646);
;// CONCATENATED MODULE: ./agent/judge/verdict-tool.js



const MAX_REASON_CHARACTERS = 1000;
const verdictSchema = schemas/* strictObject */.rej({
    holds: schemas/* boolean */.zMY().describe('Whether the diff shows that the statement holds.'),
    reason: schemas/* string */.YjP()
        .refine((text) => toOneLine(text) !== '', 'must not be blank')
        .describe('What decided, in at most three sentences, with file and lines.'),
});
/** The only tool that a judge has. */
const verdictTool = {
    name: 'verdict',
    description: 'Give the verdict on the statement. Call it exactly once.',
    parameters: (0,tool/* toParameters */.e2)(verdictSchema),
};
/** The verdict that an answer holds; undefined when it is not exactly one, or not whole. Prose is no verdict. */
function readVerdict({ calls }) {
    const [only] = calls;
    if (only === undefined || calls.length !== 1 || only.name !== verdictTool.name)
        return undefined;
    const parsed = verdictSchema.safeParse(only.input);
    return parsed.success ? { holds: parsed.data.holds, reason: toOneLine(parsed.data.reason) } : undefined;
}
function toOneLine(text) {
    const line = (0,plain_text/* toPlainText */.b)(text).replace(/\s+/g, ' ').trim();
    return line.length > MAX_REASON_CHARACTERS ? `${line.slice(0, MAX_REASON_CHARACTERS)} […]` : line;
}

;// CONCATENATED MODULE: ./agent/judge/ask-judge.js





const SILENCE_MS = 2 * 60_000;
/** An answer that is no verdict is asked for once more. */
const MAX_ASKED = 2;
/** Asks a model for its verdict. What keeps it from one is an outcome as well: this never rejects. */
async function askJudge(prompt, asking) {
    const { options, signal, onAnswer } = asking;
    const takeTurn = (0,open_turns/* openTurns */.L)({ silenceMs: SILENCE_MS, ...options }, { instructions: judge_question/* JUDGE_INSTRUCTIONS */.A, tools: [verdictTool], cacheKey: 'groundhog-judge', mustCall: true });
    const messages = [(0,model_turn/* toBriefMessage */.dP)(prompt)];
    try {
        for (let asked = 1; asked <= MAX_ASKED; asked += 1) {
            const turn = await takeTurn({ messages, signal, onText: () => undefined });
            onAnswer(turn);
            if (turn.reason === 'content-filter')
                return { kind: 'not_judged', reason: 'the judge refused to answer.' };
            const verdict = readVerdict(turn);
            if (verdict !== undefined)
                return { kind: 'judged', ...verdict };
        }
    }
    catch (error) {
        if (signal.aborted)
            return { kind: 'not_judged', reason: 'the run was stopped meanwhile.' };
        const stop = (0,provider_failure/* toProviderStop */.n)(error, { now: options.clock.now(), redact: options.redactor.redact });
        return { kind: 'not_judged', reason: `the judge could not be asked: ${describeStop(stop)}` };
    }
    return { kind: 'not_judged', reason: `the judge was asked ${MAX_ASKED} times and gave no verdict.` };
}
function describeStop(stop) {
    if (stop.kind === 'cut_short')
        return stop.sentence;
    return 'detail' in stop ? stop.detail : stop.kind;
}


/***/ })

};
