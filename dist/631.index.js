export const id = 631;
export const ids = [631];
export const modules = {

/***/ 5631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveMcp: () => (/* binding */ serveMcp)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: ../../node_modules/@modelcontextprotocol/sdk/dist/esm/server/index.js + 31 modules
var esm_server = __webpack_require__(4135);
// EXTERNAL MODULE: ../../node_modules/@modelcontextprotocol/sdk/dist/esm/server/stdio.js + 1 modules
var stdio = __webpack_require__(8476);
// EXTERNAL MODULE: ../../node_modules/@modelcontextprotocol/sdk/dist/esm/types.js
var types = __webpack_require__(7530);
// EXTERNAL MODULE: ./domain/attempt/verb-tool.js
var verb_tool = __webpack_require__(3281);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(481);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./domain/text/json-object.js
var json_object = __webpack_require__(1395);
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
