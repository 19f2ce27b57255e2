export const id = 5631;
export const ids = [5631];
export const modules = {

/***/ 71996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ assertNever)
/* harmony export */ });
/** Ends a switch over a closed union: the compiler refuses a member that was forgotten. */
function assertNever(value) {
    throw new TypeError(`Unexpected member of a closed union: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 85144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ mergeSideEffects),
/* harmony export */   a: () => (/* binding */ sideEffectSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);

/** A change by the agent that a rewind does not undo. */
const sideEffectSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['file_write', 'file_delete', 'git_commit', 'db_mutation', 'other'])
        .describe('What sort of change it was.'),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .max(1000)
        .refine((text) => text.trim() !== '', 'must not be blank')
        .describe('What was changed, so that somebody else finds it: a path, an address, a table.'),
    reversible: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('Whether it can be undone.'),
});
/** Returns the side effects in order, each (kind, target, reversible) once. */
function mergeSideEffects(...lists) {
    const toKey = ({ kind, target, reversible }) => JSON.stringify([kind, target, reversible]);
    return [...new Map(lists.flat().map((effect) => [toKey(effect), effect])).values()];
}


/***/ }),

/***/ 43281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ verbTools),
/* harmony export */   N: () => (/* binding */ findVerbTool)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40669);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69947);
/* harmony import */ var _verb_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92338);


const inputSchemaSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('object'),
    properties: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({})).optional(),
    required: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
});
/** The verbs that a model may call, in display order. `groundhog.step` is for programs and is not among them. */
const verbTools = [
    define('groundhog.checkpoint_success', 'Say that the current checkpoint is done. It ENDS THE ATTEMPT AT ONCE: you are stopped and nothing after it counts, so make it your very last call, when every file is written. An independent verifier then runs the criteria; if one fails, the folder is restored, and the next attempt is shown your summary, your changes and what failed. Run the criteria yourself first where you can.'),
    define('groundhog.checkpoint_failure', 'Say that you cannot get the current checkpoint done. It ENDS THE ATTEMPT AT ONCE and restores the folder. The next attempt starts from the restored folder and is shown these three texts and your changes as a diff: say what would spare it your mistakes. An honest failure is worth more than a success that the criteria refute.'),
    define('groundhog.side_effect', 'Report something you changed OUTSIDE of the working folder, such as a database, a remote service or a file elsewhere: a rewind does not undo it, and later attempts must know. Call it once for each, right after it happened. Files in the working folder and commits on your branch need no report. Does not end the attempt.'),
    define('groundhog.chronicle', 'Read what is done so far and how earlier attempts at this checkpoint failed, as JSON: completed checkpoints with their summaries and commits, then each failed attempt with its report, side effects and criteria; with "plan" also the whole plan. Changes nothing and may be called at any time.', 'read-only'),
    define('snapshot_create', 'Record the state of all files in the working folder under a name, before you try something risky. Cheap; touches no branch, index or commit. Lives until the end of this attempt.'),
    define('snapshot_list', 'List the snapshots of this attempt, newest first: name, id, time, description. Changes nothing.', 'read-only'),
    define('snapshot_diff', 'Show what has changed in the working folder since a snapshot, as a unified diff: "-" is the snapshot, "+" is now. Changes nothing.', 'read-only'),
    define('snapshot_restore', 'Restore the files of the working folder to a snapshot: changed ones are restored, newer ones are removed. The state before is kept in a snapshot of its own, which the answer names. With "preview" it only lists what would change.'),
    define('snapshot_delete', 'Delete the name of a snapshot. The files of the working folder are not touched.'),
];
/** Returns the tool of that name, or undefined. */
function findVerbTool(name) {
    return verbTools.find((tool) => tool.name === name);
}
function define(verb, description, access = 'writes') {
    // Models do not need the dialect, and some providers refuse unknown keys.
    const { $schema: _dialect, ...schema } = zod__WEBPACK_IMPORTED_MODULE_2__/* .toJSONSchema */ .bl(_verb_js__WEBPACK_IMPORTED_MODULE_0__/* .verbPayloads */ .zk[verb], { io: 'input' });
    return {
        name: verb.replace(/^groundhog\./, ''),
        verb,
        description,
        inputSchema: toToolSchema(inputSchemaSchema.parse(schema)),
        isReadOnly: access === 'read-only',
        isTerminal: (0,_verb_js__WEBPACK_IMPORTED_MODULE_0__/* .isTerminalVerb */ .C0)(verb),
    };
}
function toToolSchema({ properties, required, ...rest }) {
    return { ...rest, properties: properties ?? {}, ...(required === undefined ? {} : { required }) };
}


/***/ }),

/***/ 92338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ isVerbName),
/* harmony export */   C0: () => (/* binding */ isTerminalVerb),
/* harmony export */   DA: () => (/* binding */ MAX_SUMMARY_CHARACTERS),
/* harmony export */   QT: () => (/* binding */ parseSnapshotCall),
/* harmony export */   sz: () => (/* binding */ isSnapshotVerb),
/* harmony export */   zk: () => (/* binding */ verbPayloads)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40669);
/* harmony import */ var _assert_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71996);
/* harmony import */ var _side_effect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85144);



const text = (max) => zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .max(max)
    .refine((value) => value.trim() !== '', 'must not be blank');
/** The longest summary of an attempt. */
const MAX_SUMMARY_CHARACTERS = 4000;
// A week.
const MAX_RETRY_AFTER_SECONDS = 604_800;
// A year.
const MAX_TTL_SECONDS = 31_536_000;
const TTL_RANGE = `must be a whole number from 1 to ${MAX_TTL_SECONDS}`;
const snapshotName = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('The name: letters, digits, "_", "." and "-"; no "." or "-" in front.');
/** The schema of the payload of each verb. */
const verbPayloads = {
    'groundhog.checkpoint_success': zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        summary: text(MAX_SUMMARY_CHARACTERS).describe('What was done, at most 4000 characters. It becomes the commit message: a first line of at most 72 characters in the imperative, then why.'),
        side_effects: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_side_effect_js__WEBPACK_IMPORTED_MODULE_0__/* .sideEffectSchema */ .a)
            .max(100)
            .default([])
            .describe('What you changed outside of the working folder and have not reported yet. Leave it out if none.'),
    }),
    'groundhog.checkpoint_failure': zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        what_tried: text(8000).describe('What you tried, step by step.'),
        what_happened: text(8000).describe('What came of it: the exact error, the criterion that does not hold, and why.'),
        next_attempt_plan: text(8000).describe('What the next attempt should do differently, concretely.'),
        retry_pointless: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
            .default(false)
            .describe('True only if no attempt can succeed, because the checkpoint itself is wrong: it is then blocked.'),
    }),
    'groundhog.side_effect': _side_effect_js__WEBPACK_IMPORTED_MODULE_0__/* .sideEffectSchema */ .a,
    'groundhog.usage': zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        turns: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).optional(),
        input_tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).optional(),
        output_tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).optional(),
        cached_input_tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).optional(),
        cost_usd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).optional(),
    })
        .refine((usage) => Object.values(usage).some((value) => value !== undefined), 'must have at least one number'),
    'groundhog.retry_after': zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ seconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(MAX_RETRY_AFTER_SECONDS) }),
    'groundhog.chronicle': zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        plan: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false).describe('Show the whole plan as well.'),
    }),
    'groundhog.step': zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        tool: text(200).optional(),
        phase: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['start', 'end']).default('end'),
    }),
    snapshot_create: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        name: snapshotName,
        description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(4000).optional().describe('What the list shows, such as "before the refactoring".'),
        replace: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false).describe('Replace a snapshot that has this name.'),
        ttl_seconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(TTL_RANGE)
            .min(1, TTL_RANGE)
            .max(MAX_TTL_SECONDS, TTL_RANGE)
            .optional()
            .describe('Let it expire after so many seconds.'),
    }),
    snapshot_list: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({}),
    snapshot_restore: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        name: snapshotName,
        preview: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false).describe('Only list what would change.'),
    }),
    snapshot_diff: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ name: snapshotName }),
    snapshot_delete: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ name: snapshotName }),
};
const TERMINAL_VERBS = ['groundhog.checkpoint_success', 'groundhog.checkpoint_failure'];
/** Returns whether a verb of this name ends the attempt. */
function isTerminalVerb(name) {
    return TERMINAL_VERBS.some((terminal) => terminal === name);
}
function isVerbName(name) {
    return Object.hasOwn(verbPayloads, name);
}
function isSnapshotVerb(name) {
    return name.startsWith('snapshot_');
}
/** Parses the payload of a snapshot verb. */
function parseSnapshotCall(name, payload) {
    switch (name) {
        case 'snapshot_create':
            return toCall(verbPayloads[name].safeParse(payload), (parsed) => ({ name, payload: parsed }));
        case 'snapshot_list':
            return toCall(verbPayloads[name].safeParse(payload), (parsed) => ({ name, payload: parsed }));
        case 'snapshot_restore':
            return toCall(verbPayloads[name].safeParse(payload), (parsed) => ({ name, payload: parsed }));
        case 'snapshot_diff':
        case 'snapshot_delete':
            return toCall(verbPayloads[name].safeParse(payload), (parsed) => ({ name, payload: parsed }));
        default:
            return (0,_assert_never_js__WEBPACK_IMPORTED_MODULE_2__/* .assertNever */ .x)(name);
    }
}
function toCall(parsed, build) {
    return parsed.success ? { call: build(parsed.data) } : { problem: parsed.error };
}


/***/ }),

/***/ 85631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveMcp: () => (/* binding */ serveMcp)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ../../node_modules/@modelcontextprotocol/sdk/dist/esm/server/index.js + 31 modules
var esm_server = __webpack_require__(24135);
// EXTERNAL MODULE: ../../node_modules/@modelcontextprotocol/sdk/dist/esm/server/stdio.js + 1 modules
var stdio = __webpack_require__(68476);
// EXTERNAL MODULE: ../../node_modules/@modelcontextprotocol/sdk/dist/esm/types.js
var types = __webpack_require__(47530);
// EXTERNAL MODULE: ./domain/attempt/verb-tool.js
var verb_tool = __webpack_require__(43281);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./domain/text/json-object.js
var json_object = __webpack_require__(11395);
;// CONCATENATED MODULE: ./mcp/checked-input.js




// Beyond 10 MiB the package stops reading.
const MAX_LINE_CHARS = 2 * 1024 * 1024;
/**
 * Returns the lines of `input` that are messages of the protocol. The package drops all others without a word, so that a
 * client would wait for ever: here each gets an error by the rules of JSON-RPC 2.0, apart from notifications and answers.
 */
function answerInvalidLines(input, output) {
    return external_node_stream_.Readable.from(readValidLines(input, output), { objectMode: false });
}
async function* readValidLines(input, output) {
    for await (const line of (0,external_node_readline_.createInterface)({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
        if (line.trim() === '')
            continue;
        const refusal = findRefusal(line);
        if (refusal === undefined)
            yield `${line}\n`;
        else if (refusal !== 'ignored')
            output.write(`${JSON.stringify({ jsonrpc: '2.0', ...refusal })}\n`);
    }
}
/** Finds the error that answers a line; undefined for a valid message, `ignored` for an invalid one that nobody waits for. */
function findRefusal(line) {
    if (line.length > MAX_LINE_CHARS)
        return toRefusal(null, types/* ErrorCode */.O4.InvalidRequest, 'the line is too long');
    let message;
    try {
        message = JSON.parse(line);
    }
    catch {
        return toRefusal(null, types/* ErrorCode */.O4.ParseError, 'the line is not JSON');
    }
    if (types/* JSONRPCMessageSchema */.OR.safeParse(message).success)
        return undefined;
    if (!(0,json_object/* isJsonObject */.OW)(message))
        return toRefusal(null, types/* ErrorCode */.O4.InvalidRequest, 'the message is no object');
    const { id, method, params } = message;
    if (!Object.hasOwn(message, 'method') && (Object.hasOwn(message, 'result') || Object.hasOwn(message, 'error')))
        return 'ignored';
    if (typeof id !== 'string' && !Number.isInteger(id)) {
        if (id === undefined && typeof method === 'string')
            return 'ignored';
        return toRefusal(null, types/* ErrorCode */.O4.InvalidRequest, '"id" must be a text or a whole number');
    }
    const known = typeof id === 'string' ? id : Number(id);
    if (typeof method === 'string' && params !== undefined && !(0,json_object/* isJsonObject */.OW)(params))
        return toRefusal(known, types/* ErrorCode */.O4.InvalidParams, '"params" must be an object');
    return toRefusal(known, types/* ErrorCode */.O4.InvalidRequest, 'the message must be {"jsonrpc": "2.0", "id", "method", "params"}');
}
function toRefusal(id, code, reason) {
    return { id, error: { code, message: `Not a request of the Model Context Protocol: ${reason}.` } };
}

;// CONCATENATED MODULE: ./mcp/serve-mcp.js






const INSTRUCTIONS = `These tools are how you speak to Groundhog, which gave you one checkpoint of a plan. Work with your own tools, then end with exactly one of checkpoint_success and checkpoint_failure: ending without either is a failed attempt. Payloads that are refused may be fixed and sent again.`;
// Why: docs/decisions/0044-mcp-passes-payloads-on.md
/**
 * Serves the verbs as tools of the Model Context Protocol on a pair of streams, until the input ends and every call is
 * answered. Payloads are validated by the verb handler, so that refusals are the same for MCP, shell and built-in agent.
 */
async function serveMcp({ version, call, input, output }) {
    const server = new esm_server/* Server */.g({ name: 'groundhog', title: 'Groundhog', version }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
    const pending = new Set();
    server.setRequestHandler(types/* ListToolsRequestSchema */.gW, () => ({ tools: verb_tool/* verbTools */.J.map(toTool) }));
    server.setRequestHandler(types/* CallToolRequestSchema */.FT, async ({ params }) => {
        const reply = call((0,verb_tool/* findVerbTool */.N)(params.name)?.verb ?? params.name, params.arguments ?? {});
        pending.add(reply);
        return toResult(await reply.finally(() => pending.delete(reply)));
    });
    const lines = answerInvalidLines(input, output);
    const ended = Promise.race([(0,external_node_events_.once)(lines, 'end'), (0,external_node_events_.once)(lines, 'close')]);
    await server.connect(new stdio/* StdioServerTransport */.S(lines, output));
    await ended;
    await Promise.allSettled(pending);
    // The SDK writes the answers in the turn after the calls have ended.
    await new Promise((resolve) => setImmediate(resolve));
    await server.close();
}
function toTool({ name, description, inputSchema, isReadOnly, isTerminal }) {
    const annotations = { readOnlyHint: isReadOnly, destructiveHint: isTerminal, openWorldHint: false };
    return { name, description, inputSchema: { ...inputSchema }, annotations };
}
function toResult({ ok, text }) {
    return { content: [{ type: 'text', text }], isError: !ok };
}


/***/ })

};
