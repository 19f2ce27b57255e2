export const id = 4264;
export const ids = [4264];
export const modules = {

/***/ 4264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mcpCommand: () => (/* binding */ mcpCommand)
/* harmony export */ });
/* harmony import */ var _compose_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98312);
/* harmony import */ var _job_call_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67783);


/** Serves the verbs of the attempt that this process belongs to as MCP tools on standard input and output. */
async function mcpCommand({ host, console }) {
    const socket = host.env.GROUNDHOG_SOCKET;
    if (socket === undefined)
        console.err(`${_job_call_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_ATTEMPT */ .G.text}\n`);
    // Loaded only here, so that every other command starts faster.
    const { serveMcp } = await Promise.all(/* import() */[__webpack_require__.e(3477), __webpack_require__.e(5750), __webpack_require__.e(5631)]).then(__webpack_require__.bind(__webpack_require__, 85631));
    await serveMcp({
        version: _compose_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x,
        call: async (verb, payload) => (socket === undefined ? _job_call_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_ATTEMPT */ .G : (0,_job_call_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .callAttempt */ .O)(socket, verb, payload)),
        input: process.stdin,
        output: process.stdout,
    });
    return 0;
}


/***/ }),

/***/ 67783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ NO_ATTEMPT),
/* harmony export */   O: () => (/* binding */ callAttempt)
/* harmony export */ });
/* harmony import */ var _domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20838);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _verbs_verb_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58814);



/** The reply to a verb where this process belongs to no attempt. */
const NO_ATTEMPT = toRefusal('No attempt is active: GROUNDHOG_SOCKET is not set.');
/** Calls a verb of the attempt behind the socket. Returns a refusal when no attempt answers. */
async function callAttempt(socket, verb, payload) {
    try {
        return await (0,_verbs_verb_client_js__WEBPACK_IMPORTED_MODULE_2__/* .callVerb */ .c)(socket, verb, payload);
    }
    catch (error) {
        return toRefusal(`No attempt answers at ${socket}: ${(0,_domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toError */ .iT)(error).message}`);
    }
}
function toRefusal(reason) {
    return { ok: false, text: (0,_domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .renderError */ .v)(new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('verb_outside_attempt', { reason })) };
}


/***/ }),

/***/ 58814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ callVerb),
/* harmony export */   x: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);


const MAX_REPLY_BYTES = 32 * 1024 * 1024;
/**
 * Calls a verb from the agent's side. Rejects when no server listens at the socket, and for an answer that is none. Agents
 * call verbs often: nothing is loaded for it but HTTP.
 */
async function callVerb(socketPath, name, payload) {
    const body = JSON.stringify({ name, payload });
    const text = await new Promise((resolve, reject) => {
        const call = (0,node_http__WEBPACK_IMPORTED_MODULE_0__.request)({
            // Without an agent, which would first look for an address of the internet in the name of the host.
            createConnection: () => (0,node_net__WEBPACK_IMPORTED_MODULE_1__.connect)(socketPath),
            path: '/',
            method: 'POST',
            headers: { 'content-type': 'application/json' },
        }, (incoming) => {
            readBody(incoming, MAX_REPLY_BYTES).then(resolve, reject);
        });
        call.once('error', reject);
        call.end(body);
    });
    return parseReply(JSON.parse(text));
}
function parseReply(value) {
    if (typeof value !== 'object' || value === null || !('ok' in value) || !('text' in value))
        throw new Error('the answer is no reply to a verb');
    const { ok, text } = value;
    if (typeof ok !== 'boolean' || typeof text !== 'string')
        throw new Error('the answer is no reply to a verb');
    return ok ? { ok, text, ...('data' in value ? { data: value.data } : {}) } : { ok, text };
}
/** Reads the body of a message as text. Rejects above `maxBytes`. */
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


/***/ })

};
