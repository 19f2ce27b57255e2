export const id = 889;
export const ids = [889];
export const modules = {

/***/ 2889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serveMcp: () => (/* binding */ serveMcp)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
/* harmony import */ var _modelcontextprotocol_sdk_server_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4135);
/* harmony import */ var _modelcontextprotocol_sdk_server_stdio_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8476);
/* harmony import */ var _modelcontextprotocol_sdk_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7530);
/* harmony import */ var _domain_attempt_verb_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3281);





const INSTRUCTIONS = `These tools are how you speak to Groundhog, which gave you one checkpoint of a plan. Work with your own tools, then end with exactly one of checkpoint_success and checkpoint_failure: ending without either is a failed attempt. Payloads that are refused may be fixed and sent again.`;
// Why: docs/decisions/0044-mcp-passes-payloads-on.md
/**
 * Serves the verbs as tools of the Model Context Protocol on a pair of streams, until the input ends and every call is
 * answered. Payloads are validated by the verb handler, so that refusals are the same for MCP, shell and built-in agent.
 */
async function serveMcp({ version, call, input, output }) {
    const server = new _modelcontextprotocol_sdk_server_index_js__WEBPACK_IMPORTED_MODULE_1__/* .Server */ .g({ name: 'groundhog', title: 'Groundhog', version }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
    const pending = new Set();
    server.setRequestHandler(_modelcontextprotocol_sdk_types_js__WEBPACK_IMPORTED_MODULE_3__/* .ListToolsRequestSchema */ .gW, () => ({ tools: _domain_attempt_verb_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .verbTools */ .J.map(toTool) }));
    server.setRequestHandler(_modelcontextprotocol_sdk_types_js__WEBPACK_IMPORTED_MODULE_3__/* .CallToolRequestSchema */ .FT, async ({ params }) => {
        const reply = call((0,_domain_attempt_verb_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .findVerbTool */ .N)(params.name)?.verb ?? params.name, params.arguments ?? {});
        pending.add(reply);
        return toResult(await reply.finally(() => pending.delete(reply)));
    });
    const ended = Promise.race([(0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(input, 'end'), (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(input, 'close')]);
    await server.connect(new _modelcontextprotocol_sdk_server_stdio_js__WEBPACK_IMPORTED_MODULE_2__/* .StdioServerTransport */ .S(input, output));
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
