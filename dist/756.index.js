export const id = 756;
export const ids = [756];
export const modules = {

/***/ 9756:
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
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(669);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(9947);
// EXTERNAL MODULE: ./domain/verb.js
var domain_verb = __webpack_require__(4300);
;// CONCATENATED MODULE: ./domain/verb-tool.js


const inputSchemaSchema = schemas/* looseObject */._H3({
    type: schemas/* literal */.euz('object'),
    properties: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* looseObject */._H3({})).optional(),
    required: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});
/** The verbs that a model may call, in the order in which they are shown. `step` is for programs and is not among them. */
const verbTools = [
    verb_tool_define('groundhog.checkpoint_success', 'Say that the current checkpoint is done. It ENDS THE ATTEMPT AT ONCE: you are stopped and nothing after it counts, so make it your very last call, when every file is written. Somebody else then runs the criteria; if one fails, everything you did is rewound and told to the next attempt. Run the criteria yourself first where you can.'),
    verb_tool_define('groundhog.checkpoint_failure', 'Say that you cannot get the current checkpoint done. It ENDS THE ATTEMPT AT ONCE and puts the folder back as it was. The next attempt sees nothing of your work but these three texts: say what would spare it your mistakes. An honest failure is worth more than a success that the criteria refute.'),
    verb_tool_define('groundhog.side_effect', 'Tell of something you changed OUTSIDE of the working folder, such as a database, a remote service or a file elsewhere: a rewind does not undo it, and later attempts must know. Call it once for each, right after it happened. Files in the working folder and commits on your branch need no telling. Does not end the attempt.'),
    verb_tool_define('groundhog.chronicle', 'Read what is done so far and how earlier attempts at this checkpoint failed, as JSON: completed checkpoints with their summaries and commits, then each failed attempt with its report, side effects and criteria. Changes nothing and may be called at any time.', 'read-only'),
    verb_tool_define('snapshot_create', 'Record the state of all files in the working folder under a name, before you try something risky. Cheap; touches no branch, index or commit. Lives until the end of this attempt.'),
    verb_tool_define('snapshot_list', 'List the snapshots of this attempt, newest first: name, id, time, description. Changes nothing.', 'read-only'),
    verb_tool_define('snapshot_diff', 'Show what has changed in the working folder since a snapshot, as a unified diff: "-" is the snapshot, "+" is now. Changes nothing.', 'read-only'),
    verb_tool_define('snapshot_restore', 'Bring the files of the working folder back to a snapshot: changed ones are put back, newer ones are removed. What was there before is kept in a snapshot of its own, which the answer names. With "preview" it only says what would change.'),
    verb_tool_define('snapshot_delete', 'Take the name of a snapshot away. The files of the working folder are not touched.'),
];
/** The tool of that name; undefined when there is none. */
function findVerbTool(name) {
    return verbTools.find((tool) => tool.name === name);
}
function verb_tool_define(verb, description, access = 'writes') {
    // The dialect is of no use to a model, and some providers refuse a key that they do not know.
    const { $schema: _dialect, ...schema } = json_schema_processors/* toJSONSchema */.bl(domain_verb/* verbPayloads */.zk[verb], { io: 'input' });
    return {
        name: verb.replace(/^groundhog\./, ''),
        verb,
        description,
        inputSchema: toToolSchema(inputSchemaSchema.parse(schema)),
        isReadOnly: access === 'read-only',
        isTerminal: verb === 'groundhog.checkpoint_success' || verb === 'groundhog.checkpoint_failure',
    };
}
function toToolSchema({ properties, required, ...rest }) {
    return { ...rest, properties: properties ?? {}, ...(required === undefined ? {} : { required }) };
}

;// CONCATENATED MODULE: ./mcp/serve-mcp.js





const INSTRUCTIONS = `These tools are how you speak to Groundhog, which gave you one checkpoint of a plan. Work with your own tools, then end with exactly one of checkpoint_success and checkpoint_failure: ending without either is a failed attempt. Payloads that are refused may be mended and sent again.`;
/**
 * Serves the verbs as tools of the Model Context Protocol on a pair of streams, until the input ends and every call that
 * came in is answered. What a payload must be is left to the desk, so that refusals read the same through every door.
 */
async function serveMcp({ version, call, input, output }) {
    const server = new esm_server/* Server */.g({ name: 'groundhog', title: 'Groundhog', version }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
    const underWay = new Set();
    server.setRequestHandler(types/* ListToolsRequestSchema */.gW, () => ({ tools: verbTools.map(toTool) }));
    server.setRequestHandler(types/* CallToolRequestSchema */.FT, async ({ params }) => {
        const reply = call(findVerbTool(params.name)?.verb ?? params.name, params.arguments ?? {});
        underWay.add(reply);
        return toResult(await reply.finally(() => underWay.delete(reply)));
    });
    const ended = Promise.race([(0,external_node_events_.once)(input, 'end'), (0,external_node_events_.once)(input, 'close')]);
    await server.connect(new stdio/* StdioServerTransport */.S(input, output));
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
