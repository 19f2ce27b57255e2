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
/* harmony import */ var _domain_verb_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4031);





const INSTRUCTIONS = `These tools are how you speak to Groundhog, which gave you one checkpoint of a plan. Work with your own tools, then end with exactly one of checkpoint_success and checkpoint_failure: ending without either is a failed attempt. Payloads that are refused may be mended and sent again.`;
/**
 * Serves the verbs as tools of the Model Context Protocol on a pair of streams, until the input ends and every call that
 * came in is answered. What a payload must be is left to the desk, so that refusals read the same through every door.
 */
async function serveMcp({ version, call, input, output }) {
    const server = new _modelcontextprotocol_sdk_server_index_js__WEBPACK_IMPORTED_MODULE_1__/* .Server */ .g({ name: 'groundhog', title: 'Groundhog', version }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
    const underWay = new Set();
    server.setRequestHandler(_modelcontextprotocol_sdk_types_js__WEBPACK_IMPORTED_MODULE_3__/* .ListToolsRequestSchema */ .gW, () => ({ tools: _domain_verb_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .verbTools */ .J.map(toTool) }));
    server.setRequestHandler(_modelcontextprotocol_sdk_types_js__WEBPACK_IMPORTED_MODULE_3__/* .CallToolRequestSchema */ .FT, async ({ params }) => {
        const reply = call((0,_domain_verb_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .findVerbTool */ .N)(params.name)?.verb ?? params.name, params.arguments ?? {});
        underWay.add(reply);
        return toResult(await reply.finally(() => underWay.delete(reply)));
    });
    const ended = Promise.race([(0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(input, 'end'), (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(input, 'close')]);
    await server.connect(new _modelcontextprotocol_sdk_server_stdio_js__WEBPACK_IMPORTED_MODULE_2__/* .StdioServerTransport */ .S(input, output));
    await ended;
    await Promise.allSettled(underWay);
    // The answers are written in the turn after the calls are over.
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
