export const id = 4264;
export const ids = [4264];
export const modules = {

/***/ 4264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mcpCommand: () => (/* binding */ mcpCommand)
/* harmony export */ });
/* harmony import */ var _compose_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98312);
/* harmony import */ var _job_call_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65330);


/** Serves the verbs of the attempt that this process belongs to as MCP tools on standard input and output. */
async function mcpCommand({ host, console }) {
    const socket = host.env.GROUNDHOG_SOCKET;
    if (socket === undefined)
        console.err(`${_job_call_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_ATTEMPT */ .G.text}\n`);
    // Loaded only here, so that every other command starts faster.
    const { serveMcp } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(5750), __webpack_require__.e(5631)]).then(__webpack_require__.bind(__webpack_require__, 85631));
    await serveMcp({
        version: _compose_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x,
        call: async (verb, payload) => (socket === undefined ? _job_call_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_ATTEMPT */ .G : (0,_job_call_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .callAttempt */ .O)(socket, verb, payload)),
        input: process.stdin,
        output: process.stdout,
    });
    return 0;
}


/***/ }),

/***/ 65330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ NO_ATTEMPT),
  O: () => (/* binding */ callAttempt)
});

// EXTERNAL MODULE: ./domain/errors/error-catalog.js + 9 modules
var error_catalog = __webpack_require__(22533);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./verbs/verb-client.js

const MAX_REPLY_BYTES = 32 * 1024 * 1024;
/**
 * Calls a verb from the agent's side. Rejects when no server listens at the socket, and for an answer that is none. Agents
 * call verbs often, and to load Node's own client takes a fifth of a bare Node: the request is HTTP 1.0, whose answer ends
 * with the connection.
 */
async function callVerb(socketPath, name, payload) {
    const body = JSON.stringify({ name, payload });
    const fields = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}`;
    const answer = await exchange(socketPath, `POST / HTTP/1.0\r\n${fields}\r\n\r\n${body}`);
    const end = answer.indexOf('\r\n\r\n');
    if (end === -1)
        throw new Error('the connection ended without an answer');
    return parseReply(JSON.parse(answer.slice(end)));
}
/** Sends a text, and returns what comes before the end of the connection. Rejects above `MAX_REPLY_BYTES`. */
function exchange(socketPath, text) {
    return new Promise((resolve, reject) => {
        const chunks = [];
        let bytes = 0;
        const socket = (0,external_node_net_.connect)(socketPath);
        socket.on('data', (chunk) => {
            bytes += chunk.length;
            chunks.push(chunk);
            if (bytes > MAX_REPLY_BYTES)
                socket.destroy(new Error(`more than ${MAX_REPLY_BYTES} bytes`));
        });
        socket.once('error', reject);
        socket.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
        socket.write(text);
    });
}
function parseReply(value) {
    if (typeof value !== 'object' || value === null || !('ok' in value) || !('text' in value))
        throw new Error('the answer is no reply to a verb');
    const { ok, text } = value;
    if (typeof ok !== 'boolean' || typeof text !== 'string')
        throw new Error('the answer is no reply to a verb');
    return ok ? { ok, text, ...('data' in value ? { data: value.data } : {}) } : { ok, text };
}

;// CONCATENATED MODULE: ./entry/job/call-attempt.js



/** The reply to a verb where this process belongs to no attempt. */
const NO_ATTEMPT = toRefusal('No attempt is active: GROUNDHOG_SOCKET is not set.');
/** Calls a verb of the attempt behind the socket. Returns a refusal when no attempt answers. */
async function callAttempt(socket, verb, payload) {
    try {
        return await callVerb(socket, verb, payload);
    }
    catch (error) {
        return toRefusal(`No attempt answers at ${socket}: ${(0,errors/* toError */.iT)(error).message}`);
    }
}
function toRefusal(reason) {
    return { ok: false, text: (0,error_catalog/* renderError */.v)(new errors/* ConfigurationError */.j1('verb_outside_attempt', { reason })) };
}


/***/ })

};
