export const id = 24;
export const ids = [24,589];
export const modules = {

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
    'groundhog.chronicle': zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({}),
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

/***/ 16024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   snapshotCommand: () => (/* binding */ snapshotCommand)
/* harmony export */ });
/* harmony import */ var _domain_attempt_verb_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92338);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _workspace_named_snapshots_snapshot_verbs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8033);
/* harmony import */ var _workspace_named_snapshots_user_snapshots_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59153);
/* harmony import */ var _compose_find_excludes_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50559);
/* harmony import */ var _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38936);
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50575);
/* harmony import */ var _to_exit_code_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23794);
/* harmony import */ var _verb_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16589);









/** Creates, lists, compares, restores or deletes snapshots: of the user's checkout, or of the attempt it is called in. */
function snapshotCommand({ verb, payload, repo, json }, io) {
    const { host, console } = io;
    const commandName = verb.replace('_', ' ');
    return (0,_to_exit_code_js__WEBPACK_IMPORTED_MODULE_7__/* .toExitCode */ .t)(io, commandName, async () => {
        if (host.env.GROUNDHOG_SOCKET !== undefined && repo === undefined)
            return (0,_verb_js__WEBPACK_IMPORTED_MODULE_8__.verbCommand)({ name: verb, payload, json: undefined, wantsData: json }, io);
        const parsed = (0,_domain_attempt_verb_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSnapshotCall */ .QT)(verb, payload);
        if ('problem' in parsed) {
            const help = `groundhog ${commandName} --help`;
            throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('snapshot_refused', { reason: describeProblem(parsed.problem), help });
        }
        const reply = await (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_6__/* .withGit */ .z)(host, async (git) => {
            const excludes = (0,_compose_find_excludes_files_js__WEBPACK_IMPORTED_MODULE_4__/* .findExcludesFiles */ .y)(host.env);
            const options = { folder: repo ?? '.', excludes, init: verb === 'snapshot_create', now: _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .systemClock */ .ml.now };
            return (0,_workspace_named_snapshots_snapshot_verbs_js__WEBPACK_IMPORTED_MODULE_2__/* .runSnapshotCall */ .c)(await (0,_workspace_named_snapshots_user_snapshots_js__WEBPACK_IMPORTED_MODULE_3__/* .openUserSnapshots */ .n)(git, options), parsed.call);
        });
        console.out(`${json ? JSON.stringify(reply.data, undefined, 2) : reply.text}\n`);
        return 0;
    });
}
function describeProblem({ issues, }) {
    return issues
        .map(({ path, message }) => `--${path.map(String).join('-').replaceAll('_', '-')}: ${message}`)
        .join('; ');
}


/***/ }),

/***/ 23794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ toExitCode)
/* harmony export */ });
/* harmony import */ var _domain_record_ending_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20068);
/* harmony import */ var _compose_to_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86740);


/**
 * Runs the work of a command and returns its exit code, or that of the ending for what it throws, whose text goes to
 * standard error. `command` is the command's name for that text.
 */
async function toExitCode({ host, console }, command, run) {
    try {
        return await run();
    }
    catch (thrown) {
        const { ending, text } = (0,_compose_to_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .toFailure */ .w)(thrown, host.redactor.redact, command);
        console.err(`${text}\n`);
        return (0,_domain_record_ending_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOf */ .FO)(ending);
    }
}


/***/ }),

/***/ 16589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   verbCommand: () => (/* binding */ verbCommand)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _job_call_attempt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67783);


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
/* harmony import */ var _domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95182);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _verbs_verb_socket_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37284);



/** The reply to a verb where this process belongs to no attempt. */
const NO_ATTEMPT = toRefusal('No attempt is active: GROUNDHOG_SOCKET is not set.');
/** Calls a verb of the attempt behind the socket. Returns a refusal when no attempt answers. */
async function callAttempt(socket, verb, payload) {
    try {
        return await (0,_verbs_verb_socket_js__WEBPACK_IMPORTED_MODULE_2__/* .callVerb */ .c)(socket, verb, payload);
    }
    catch (error) {
        return toRefusal(`No attempt answers at ${socket}: ${(0,_domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toError */ .iT)(error).message}`);
    }
}
function toRefusal(reason) {
    return { ok: false, text: (0,_domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .renderError */ .v)(new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('verb_outside_attempt', { reason })) };
}


/***/ }),

/***/ 37284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ callVerb),
/* harmony export */   q: () => (/* binding */ serveVerbs)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40669);


const MAX_REQUEST_BYTES = 1024 * 1024;
const MAX_REPLY_BYTES = 32 * 1024 * 1024;
const requestSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), payload: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J() });
const replySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ok: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true), text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), data: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ok: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(false), text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
]);
/** Serves verbs at a socket path. Every answer is a VerbReply; an invalid request is refused. */
async function serveVerbs(socketPath, handle) {
    const server = (0,node_http__WEBPACK_IMPORTED_MODULE_0__.createServer)((incoming, outgoing) => {
        answer(incoming, handle).then((reply) => send(outgoing, reply), (error) => send(outgoing, { ok: false, text: `The request could not be read: ${String(error)}` }));
    });
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(socketPath, resolve);
    });
    return {
        async close() {
            server.closeAllConnections();
            await new Promise((resolve) => server.close(resolve));
        },
    };
}
/** Calls a verb from the agent's side. Rejects when no server listens at the socket. */
async function callVerb(socketPath, name, payload) {
    const body = JSON.stringify({ name, payload });
    const text = await new Promise((resolve, reject) => {
        const call = (0,node_http__WEBPACK_IMPORTED_MODULE_0__.request)({ socketPath, path: '/', method: 'POST', headers: { 'content-type': 'application/json' } }, (incoming) => {
            readBody(incoming, MAX_REPLY_BYTES).then(resolve, reject);
        });
        call.once('error', reject);
        call.end(body);
    });
    return replySchema.parse(JSON.parse(text));
}
async function answer(incoming, handle) {
    const { name, payload } = requestSchema.parse(JSON.parse(await readBody(incoming, MAX_REQUEST_BYTES)));
    return handle(name, payload);
}
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
function send(outgoing, reply) {
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify(reply));
}


/***/ }),

/***/ 8033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ runSnapshotCall),
/* harmony export */   v: () => (/* binding */ serveSnapshots)
/* harmony export */ });
/* harmony import */ var _domain_assert_never_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71996);
/* harmony import */ var _domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95182);
/* harmony import */ var _domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32413);
/* harmony import */ var _named_snapshots_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68221);
/* harmony import */ var _restore_named_snapshot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8954);
/* harmony import */ var _snapshot_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58816);






/** Runs one snapshot call. Throws when it is refused. */
async function runSnapshotCall(context, call) {
    switch (call.name) {
        case 'snapshot_create': {
            const { name, description, replace, ttl_seconds } = call.payload;
            const created = await (0,_named_snapshots_js__WEBPACK_IMPORTED_MODULE_2__/* .createNamedSnapshot */ .cM)(context, {
                name,
                replace,
                ...(description === undefined ? {} : { description }),
                ...(ttl_seconds === undefined ? {} : { ttlSeconds: ttl_seconds }),
            });
            return (0,_snapshot_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCreated */ .nc)(created, context);
        }
        case 'snapshot_list':
            return (0,_snapshot_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSnapshotList */ .Fg)(await (0,_named_snapshots_js__WEBPACK_IMPORTED_MODULE_2__/* .listNamedSnapshots */ .Zp)(context));
        case 'snapshot_restore': {
            const restored = await (0,_restore_named_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .restoreNamedSnapshot */ .e)(context, call.payload);
            return { text: (0,_snapshot_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderRestored */ .fO)(restored, call.payload), data: (0,_snapshot_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toRestoredData */ .Q)(restored) };
        }
        case 'snapshot_diff':
            return (0,_snapshot_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderDiff */ ["in"])(await (0,_named_snapshots_js__WEBPACK_IMPORTED_MODULE_2__/* .diffNamedSnapshot */ .fO)(context, call.payload.name));
        case 'snapshot_delete': {
            const { name, id } = await (0,_named_snapshots_js__WEBPACK_IMPORTED_MODULE_2__/* .deleteNamedSnapshot */ .n0)(context, call.payload.name);
            return { text: `snapshot ${name} deleted: ${id}`, data: { name, commit: id } };
        }
        default:
            return (0,_domain_assert_never_js__WEBPACK_IMPORTED_MODULE_5__/* .assertNever */ .x)(call);
    }
}
/** Serves the snapshot verbs; the first one opens the context. A refusal is an answer. */
function serveSnapshots(open) {
    let context;
    return async (call) => {
        try {
            context ??= open();
            return { ok: true, ...(await runSnapshotCall(await context, call)) };
        }
        catch (thrown) {
            const error = (0,_domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_1__/* .toGroundhogError */ .z)(thrown);
            return { ok: false, text: String(error.data.reason ?? (0,_domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .renderError */ .v)(error)) };
        }
    };
}


/***/ }),

/***/ 59153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ openUserSnapshots)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14902);
/* harmony import */ var _domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60085);
/* harmony import */ var _exec_folder_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66229);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72603);
/* harmony import */ var _git_init_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41581);
/* harmony import */ var _in_place_copy_excludes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19739);
/* harmony import */ var _snapshot_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85876);









/**
 * Opens the snapshots of a user's checkout, linked worktrees included. Our index and configuration for them are in its
 * git directory; its own and its attributes are not used, so that none of its filters, hooks and monitors run.
 */
async function openUserSnapshots(git, options) {
    const { folder, excludes, now } = options;
    const known = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_5__/* .findGitDir */ .rR)(git, folder);
    if (known === undefined && options.init)
        await initRepository(git, options);
    const found = known ?? (await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_5__/* .requireGitDir */ .dz)(git, folder));
    const root = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_5__/* .findWorkTree */ .vE)(git, folder);
    if (root === undefined)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('no_files_here', { path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder) });
    await requireOrdinary(root, excludes.home);
    const objectDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(found.commonDir, 'objects');
    await (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_4__/* .requireWritable */ .ik)([found.gitDir, objectDir]);
    const userGit = git.at({ gitDir: found.gitDir, workTree: root });
    const shadowDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(found.gitDir, 'groundhog', 'snapshots.git');
    await initShadow(userGit, shadowDir);
    await (0,_in_place_copy_excludes_js__WEBPACK_IMPORTED_MODULE_7__/* .copyExcludes */ .D)(userGit, { found, target: shadowDir, excludes });
    const shadow = { gitDir: shadowDir, workTree: root, indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shadowDir, 'index'), objectDir };
    return {
        root,
        refs: git.at({ gitDir: found.gitDir }),
        git: git.at(shadow),
        tracked: userGit,
        namespace: _domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .SNAPSHOT_NAMESPACE */ .DZ,
        now,
        ...(known === undefined ? { madeRepository: root } : {}),
    };
}
async function initRepository(git, { folder, excludes }) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(root).catch(() => undefined))?.isDirectory() !== true)
        return;
    await requireOrdinary(root, excludes.home);
    await git.discover(root, ['init', '--quiet', '--template=', '--initial-branch=main']);
}
/** Throws for the home folder and those above it: a snapshot of them would hold far more than was meant. */
async function requireOrdinary(root, home) {
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root);
    const realHome = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(home).catch(() => home);
    const isAbove = real === node_path__WEBPACK_IMPORTED_MODULE_1__.sep || realHome === real || realHome.startsWith(`${real}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
    if (isAbove)
        throw (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseSnapshot */ .D3)(`no snapshots are made of "${root}": it is the home folder, or above it`);
}
async function initShadow(userGit, shadowDir) {
    const isMade = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shadowDir, 'info', 'attributes')).then((found) => found.size > 0, () => false);
    if (isMade)
        return;
    const format = (await userGit.text(['rev-parse', '--show-object-format'])).stdout.trim();
    const shadow = userGit.at({ gitDir: shadowDir });
    await (0,_git_init_js__WEBPACK_IMPORTED_MODULE_6__/* .initBare */ .d)(shadow, { objectFormat: format === 'sha256' ? 'sha256' : 'sha1', borrowFrom: [] });
}


/***/ })

};
