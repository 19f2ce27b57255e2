export const id = 1199;
export const ids = [1199];
export const modules = {

/***/ 21199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   callVerbOf: () => (/* binding */ callVerbOf),
/* harmony export */   h: () => (/* binding */ verbCommand)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _job_call_attempt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67783);


/** Calls a verb by the values of its flags, as `verbCommand` does. */
function callVerbOf({ name, toPayload }, values, io) {
    const verb = `groundhog.${name.replaceAll('-', '_')}`;
    return verbCommand({ name: verb, payload: toPayload({ ...values }), json: values.json }, io);
}
/** Calls a verb of the attempt that this process belongs to. Returns exit code 0 when it was recorded, 1 otherwise. */
async function verbCommand(call, { host, console }) {
    const socket = host.env.GROUNDHOG_SOCKET;
    if (socket === undefined)
        return printReply(_job_call_attempt_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_ATTEMPT */ .G, call, console);
    let payload = call.payload;
    if (call.json !== undefined) {
        if (Object.values(call.payload).some((value) => value !== undefined && value !== false)) {
            console.err('Give the payload either by flags or by --json, not by both.\n');
            return 1;
        }
        try {
            payload = JSON.parse(call.json === '-' ? await readStandardInput() : call.json);
        }
        catch (error) {
            console.err(`The payload is not JSON: ${(0,_domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toError */ .iT)(error).message}\n`);
            return 1;
        }
    }
    return printReply(await (0,_job_call_attempt_js__WEBPACK_IMPORTED_MODULE_1__/* .callAttempt */ .O)(socket, call.name, payload), call, console);
}
function printReply(reply, { wantsData }, console) {
    const text = reply.ok && wantsData === true ? JSON.stringify(reply.data, undefined, 2) : reply.text;
    (reply.ok ? console.out : console.err)(`${text}\n`);
    return reply.ok ? 0 : 1;
}
async function readStandardInput() {
    const chunks = [];
    for await (const chunk of process.stdin)
        chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks).toString('utf8');
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
