export const id = 219;
export const ids = [219];
export const modules = {

/***/ 219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   converse: () => (/* binding */ converse)
/* harmony export */ });
/* harmony import */ var _domain_stall_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8199);
/* harmony import */ var _exec_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1325);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7906);
/* harmony import */ var _classify_failure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2113);
/* harmony import */ var _stall_stop_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1661);
/* harmony import */ var _model_turn_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2739);
/* harmony import */ var _open_turns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3201);
/* harmony import */ var _provider_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6618);
/* harmony import */ var _usage_count_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9163);









const MAX_NUDGES = 2;
const INSTRUCTIONS = `You are a coding agent at work on one checkpoint of a plan. Nobody answers questions: decide, act, and check what you did.
The verbs that the brief names as shell commands are tools of yours: checkpoint_success, checkpoint_failure, side_effect, chronicle and the snapshot tools. Call them as tools.
Look before you change: read the files that matter, make the smallest change that does what is asked, then run what the criteria will run.
Always end with checkpoint_success or checkpoint_failure; a message without a tool call ends nothing well.`;
const NUDGE = 'You have called no tool. Go on with the work, or end the attempt with checkpoint_success or checkpoint_failure.';
/** Lets the model work until it ends, is ended, or cannot go on. Never rejects. */
async function converse(options) {
    const { task, belt, transcript, clock, redact, cacheKey } = options;
    const habits = { instructions: INSTRUCTIONS, tools: belt.offered, cacheKey, mustCall: false };
    const takeTurn = (0,_open_turns_js__WEBPACK_IMPORTED_MODULE_4__/* .openTurns */ .L)(options, habits);
    const onText = (text) => task.onOutput(Buffer.from(text));
    const count = (0,_usage_count_js__WEBPACK_IMPORTED_MODULE_3__/* .openUsageCount */ .v)(options.price);
    const messages = [(0,_model_turn_js__WEBPACK_IMPORTED_MODULE_5__/* .toBriefMessage */ .dP)((0,_brief_js__WEBPACK_IMPORTED_MODULE_2__/* .splitBrief */ .R)(task.brief))];
    const looks = [];
    let nudges = 0;
    const end = (stop) => ({ stop, usage: count.usage() });
    for (let turn = 1; !task.signal.aborted; turn += 1) {
        if (turn > task.maxTurns)
            return end({ kind: 'turn_limit', turns: task.maxTurns });
        let answer;
        try {
            answer = await takeTurn({ messages, signal: task.signal, onText });
        }
        catch (error) {
            if (task.signal.aborted)
                break;
            return end((0,_provider_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .toProviderStop */ .n)(error, { now: clock.now(), redact }));
        }
        note({ transcript, count, task }, answer, turn);
        if (answer.reason === 'content-filter')
            return end((0,_classify_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .toRefusedContent */ .v)(redact(answer.text) || (answer.rawReason ?? 'no reason was given')));
        messages.push(...answer.messages);
        if (answer.calls.length === 0) {
            nudges += 1;
            if (nudges > MAX_NUDGES)
                return end({ kind: 'ended' });
            transcript.add({ kind: 'nudge', text: NUDGE });
            messages.push({ role: 'user', content: NUDGE });
            continue;
        }
        const done = await carryOut(options, answer.calls, turn);
        if (done.stop !== undefined)
            return end(done.stop);
        messages.push(done.message);
        looks.push(done.look);
        const stall = (0,_domain_stall_js__WEBPACK_IMPORTED_MODULE_0__/* .findStall */ .Mn)(looks, _domain_stall_js__WEBPACK_IMPORTED_MODULE_0__/* .STALL_LIMITS */ .q7);
        if (stall !== undefined)
            return end((0,_stall_stop_js__WEBPACK_IMPORTED_MODULE_8__/* .toStallStop */ .G)(stall));
    }
    return end({ kind: 'stopped' });
}
function note({ transcript, count, task, }, { text, reason, usage }, turn) {
    count.add(usage);
    if (text !== '') {
        task.onOutput(Buffer.from('\n'));
        transcript.add({ kind: 'said', turn, text });
    }
    transcript.add({ kind: 'turn_ended', turn, reason, usage });
    task.onUsage(count.usage());
}
/** Carries out the calls of one turn, one after the other; what is wanted after the end of the attempt is left undone. */
async function carryOut({ task, belt, transcript, isTerminating }, calls, turn) {
    const answers = [];
    const looks = [];
    let stop;
    let hasChanged = false;
    for (const call of calls) {
        if (task.signal.aborted || stop !== undefined)
            break;
        const { name, input } = call;
        transcript.add({ kind: 'call', turn, tool: name, input });
        task.onOutput(Buffer.from(`[${name}]\n`));
        const { text, isError, hasChanged: isOther, isDenied } = await belt.call(call);
        transcript.add({ kind: 'answer', turn, tool: name, is_error: isError, text });
        answers.push({ call, text, isError });
        looks.push((0,_exec_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .f)(JSON.stringify([name, input, text])));
        hasChanged ||= isOther;
        if (isDenied && isTerminating)
            stop = toDenialStop(name);
    }
    return { stop, message: (0,_model_turn_js__WEBPACK_IMPORTED_MODULE_5__/* .toAnswerMessage */ .jb)(answers), look: { calls: looks, hasChanged } };
}
function toDenialStop(name) {
    return {
        kind: 'cut_short',
        sentence: `The agent called the tool "${name}", which it may not use, and was stopped.`,
        advice: 'Use only the tools that are offered.',
    };
}


/***/ }),

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


/***/ })

};
