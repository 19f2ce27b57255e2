export const id = 3225;
export const ids = [3225,1199];
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

/***/ 60085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ scratchBranchName),
/* harmony export */   DC: () => (/* binding */ toStreamName),
/* harmony export */   DE: () => (/* binding */ defaultTaskBranch),
/* harmony export */   DZ: () => (/* binding */ SNAPSHOT_NAMESPACE),
/* harmony export */   H$: () => (/* binding */ findRefConflict),
/* harmony export */   O7: () => (/* binding */ parseTaskRef),
/* harmony export */   P: () => (/* binding */ taskNamespace),
/* harmony export */   Un: () => (/* binding */ findScratchBranches),
/* harmony export */   aE: () => (/* binding */ findSnapshotNameProblem),
/* harmony export */   fL: () => (/* binding */ toBranchRef),
/* harmony export */   gh: () => (/* binding */ scratchBranchNamespace),
/* harmony export */   kk: () => (/* binding */ toRefName),
/* harmony export */   mA: () => (/* binding */ findBranchNameProblem),
/* harmony export */   pA: () => (/* binding */ isRefName),
/* harmony export */   rV: () => (/* binding */ attemptSnapshotNamespace),
/* harmony export */   w8: () => (/* binding */ toTaskPatterns)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);

const MAX_SNAPSHOT_NAME_LENGTH = 100;
function isRefName(ref) {
    return ref.startsWith('refs/');
}
/** Returns the prefix of all refs of a task, apart from its branches. */
function taskNamespace(taskId) {
    return `refs/groundhog/${taskId}`;
}
/** Returns the patterns by which a remote lists all refs of a task, and those that git would need to be a folder of them. */
function toTaskPatterns(taskId) {
    return ['refs/heads/*', `${taskNamespace(taskId)}/*`, taskNamespace(taskId), 'refs/groundhog'];
}
/** Returns the full name of a ref of a task. */
function toRefName(ref) {
    switch (ref.kind) {
        case 'scratch_branch':
            return toBranchRef(scratchBranchName(ref.taskId, ref.day));
        case 'scratch':
            return `${taskNamespace(ref.taskId)}/day-${ref.day}`;
        case 'state':
        case 'result':
            return `${taskNamespace(ref.taskId)}/${ref.kind}`;
        case 'before_rebase':
            return `${taskNamespace(ref.taskId)}/before-rebase-${ref.number}`;
        case 'steps':
            return `${taskNamespace(ref.taskId)}/steps/${toStreamName(ref.base7, ref.number)}`;
    }
}
/** Returns the name of a stream of steps, `<base7>-<n>`. Throws an Error for an invalid id or number. */
function toStreamName(base, number) {
    const name = `${base.slice(0, 7)}-${number}`;
    if (parseStreamName(name) === undefined)
        throw new Error(`"${name}" names no stream of steps`);
    return name;
}
/** Parses the name of a stream; undefined for any other text. */
function parseStreamName(name) {
    const match = /^([0-9a-f]{7})-([1-9]\d{0,6})$/.exec(name);
    return match?.[1] === undefined ? undefined : { base7: match[1], number: Number(match[2]) };
}
/** The prefix of the named snapshots of a repository. */
const SNAPSHOT_NAMESPACE = 'refs/sandbox/snapshots';
/** Returns the prefix of the agent's snapshots of one attempt, in the control repository only. */
function attemptSnapshotNamespace(day) {
    return `refs/sandbox/day-${day}/snapshots`;
}
/** Returns the prefix of the scratch branches of a task or of all; an in-place run leaves them in its checkout. */
function scratchBranchNamespace(taskId) {
    return toBranchRef(taskId === undefined ? 'groundhog' : `groundhog/${taskId}`);
}
/** Returns the name of the scratch branch of one attempt, `groundhog/<task_id>/day-<n>`. */
function scratchBranchName(taskId, day) {
    return `groundhog/${taskId}/day-${day}`;
}
/** Returns the task branch when the user names none. */
function defaultTaskBranch(taskId) {
    return `groundhog/${taskId}/task`;
}
/** Returns `refs/heads/<name>`. */
function toBranchRef(name) {
    return `refs/heads/${name}`;
}
/** Parses a ref of a task; undefined for any other ref. */
function parseTaskRef(ref) {
    const steps = /^refs\/groundhog\/([^/]+)\/steps\/([^/]+)$/.exec(ref);
    if (steps !== null)
        return toStepsRef(steps[1], parseStreamName(steps[2] ?? ''));
    const match = /^refs\/groundhog\/([^/]+)\/(state|result|day-([1-9]\d{0,6}))$/.exec(ref) ??
        /^refs\/heads\/groundhog\/([^/]+)\/(day-([1-9]\d{0,6}))$/.exec(ref);
    const taskId = match?.[1] ?? '';
    if (match === null || !(0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .isTaskId */ .XJ)(taskId))
        return undefined;
    if (match[2] === 'state' || match[2] === 'result')
        return { kind: match[2], taskId };
    const kind = ref.startsWith('refs/heads/') ? 'scratch_branch' : 'scratch';
    return { kind, taskId, day: Number(match[3]) };
}
function toStepsRef(taskId = '', stream) {
    return (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .isTaskId */ .XJ)(taskId) && stream !== undefined ? { kind: 'steps', taskId, ...stream } : undefined;
}
/** Returns the scratch branches of attempts among refs, by their names without `refs/heads/`. */
function findScratchBranches(refs) {
    const found = new Map();
    for (const [name, commit] of refs) {
        const ref = parseTaskRef(name);
        if (ref?.kind === 'scratch_branch')
            found.set(scratchBranchName(ref.taskId, ref.day), commit);
    }
    return found;
}
/** Returns why a branch cannot have this name by git-check-ref-format(1), or undefined. */
function findBranchNameProblem(name) {
    if (name === '' || name.length > 200)
        return 'must have 1 to 200 characters';
    if (/[\0-\x20\x7f~^:?*[\\]/.test(name))
        return 'must not contain spaces, control characters or any of ~ ^ : ? * [ \\';
    if (/\.\.|@\{|\/\/|^\/|\/$|^-|\.$/.test(name))
        return 'must not contain "..", "@{", "//", or start with "-" or "/", or end with "/" or "."';
    if (name === '@' || /^(?:[A-Z]+_)?HEAD$/i.test(name))
        return 'is a name that git keeps for itself';
    const prefix = /^(?:refs|heads|tags|remotes)(?:\/|$)/i.exec(name)?.[0];
    // git reads "heads/main" as the branch "main", and creates it as another one.
    if (prefix !== undefined)
        return `must be the plain name of a branch: "${prefix}" is the beginning of git's own names for refs`;
    if (name.split('/').some((part) => part.startsWith('.') || part.endsWith('.lock'))) {
        return 'must not have a part that starts with "." or ends with ".lock"';
    }
    return undefined;
}
/** Returns why a snapshot cannot have this name in a ref (git-check-ref-format(1)), or undefined. */
function findSnapshotNameProblem(name) {
    if (name === '')
        return 'name is required';
    const invalid = `invalid snapshot name ${JSON.stringify(name.slice(0, MAX_SNAPSHOT_NAME_LENGTH))}:`;
    if (!/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/.test(name))
        return `${invalid} must match ^[A-Za-z0-9_][A-Za-z0-9_.-]*$`;
    if (name.length > MAX_SNAPSHOT_NAME_LENGTH)
        return `${invalid} must have at most ${MAX_SNAPSHOT_NAME_LENGTH} characters`;
    if (name.includes('..') || name.endsWith('.') || name.endsWith('.lock'))
        return `${invalid} must not contain "..", nor end with "." or ".lock": git refuses it`;
    return undefined;
}
/** Returns two refs that cannot exist together, because git stores one as a folder of the other; undefined for none. */
function findRefConflict(wanted, existing) {
    for (const want of wanted) {
        for (const have of existing) {
            if (have.startsWith(`${want}/`) || want.startsWith(`${have}/`))
                return { wanted: want, existing: have };
        }
    }
    return undefined;
}


/***/ }),

/***/ 75606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   snapshotCommand: () => (/* binding */ snapshotCommand)
/* harmony export */ });
/* harmony import */ var _domain_attempt_verb_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92338);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60085);
/* harmony import */ var _workspace_named_snapshots_snapshot_verbs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8033);
/* harmony import */ var _workspace_named_snapshots_user_snapshots_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59153);
/* harmony import */ var _compose_find_excludes_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50559);
/* harmony import */ var _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38936);
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24850);
/* harmony import */ var _to_exit_code_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23794);
/* harmony import */ var _verb_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(21199);










/** Creates, lists, compares, restores or deletes snapshots: of the user's checkout, or of the attempt it is called in. */
function snapshotCommand({ verb, payload, repo, json }, io) {
    const { host, console } = io;
    const commandName = verb.replace('_', ' ');
    return (0,_to_exit_code_js__WEBPACK_IMPORTED_MODULE_8__/* .toExitCode */ .t)(io, { name: commandName, json }, async () => {
        if (host.env.GROUNDHOG_SOCKET !== undefined && repo === undefined)
            return (0,_verb_js__WEBPACK_IMPORTED_MODULE_9__/* .verbCommand */ .h)({ name: verb, payload, json: undefined, wantsData: json }, io);
        const call = requireCall(verb, payload);
        const wanted = call.name === 'snapshot_create' || call.name === 'snapshot_list' ? undefined : call.payload.name;
        const reply = await (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_7__/* .withGit */ .z)(host, async (git) => {
            const excludes = (0,_compose_find_excludes_files_js__WEBPACK_IMPORTED_MODULE_5__/* .findExcludesFiles */ .y)(host.env);
            const init = verb === 'snapshot_create';
            const options = { folder: repo ?? '.', excludes, init, wanted, now: _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_6__/* .systemClock */ .ml.now };
            return (0,_workspace_named_snapshots_snapshot_verbs_js__WEBPACK_IMPORTED_MODULE_3__/* .runSnapshotCall */ .c)(await (0,_workspace_named_snapshots_user_snapshots_js__WEBPACK_IMPORTED_MODULE_4__/* .openUserSnapshots */ .n)(git, options), call);
        });
        console.out(`${json ? JSON.stringify(reply.data, undefined, 2) : reply.text}\n`);
        return 0;
    });
}
/** Parses a call. Throws ConfigurationError with all that is wrong in it. */
function requireCall(verb, payload) {
    const parsed = (0,_domain_attempt_verb_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSnapshotCall */ .QT)(verb, payload);
    const name = verb === 'snapshot_create' ? (0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .findSnapshotNameProblem */ .aE)(String(payload.name)) : undefined;
    const reasons = ['problem' in parsed ? describeProblem(parsed.problem) : undefined, name];
    if (!('problem' in parsed) && name === undefined)
        return parsed.call;
    const reason = reasons.filter((each) => each !== undefined).join('; ');
    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('snapshot_refused', { reason, help: `groundhog ${verb.replace('_', ' ')} --help` });
}
function describeProblem({ issues, }) {
    return issues
        .map(({ path, message }) => `--${path.map(String).join('-').replaceAll('_', '-')}: ${message}`)
        .join('; ');
}


/***/ }),

/***/ 21199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   callVerbOf: () => (/* binding */ callVerbOf),
/* harmony export */   h: () => (/* binding */ verbCommand)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _job_call_attempt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65330);


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

/***/ 23794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderErrorJson),
/* harmony export */   t: () => (/* binding */ toExitCode)
/* harmony export */ });
/* harmony import */ var _compose_to_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86740);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68275);


/**
 * Runs the work of a command and returns its exit code, or that of what it throws, whose text goes to standard error, and
 * with `json` also as a document to standard output.
 */
async function toExitCode({ host, console }, { name, json, ...place }, run) {
    try {
        return await run();
    }
    catch (thrown) {
        const { code, exitCode, text: told } = (0,_compose_to_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .toFailure */ .w)(thrown, host.redactor.redact, name);
        const text = (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .toReaderWords */ .CM)(told, host.env, place);
        if (json === true)
            console.out(renderErrorJson({ code, message: text, exit_code: exitCode }));
        console.err(`${text}\n`, 'bad');
        return exitCode;
    }
}
/** Renders an error as the document of a command with `--json`. */
function renderErrorJson(error) {
    return `${JSON.stringify({ schema_version: 1, error }, undefined, 2)}\n`;
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


/***/ }),

/***/ 80045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ diffTrees)
/* harmony export */ });
/* harmony import */ var _domain_paths_changed_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74580);
/* harmony import */ var _path_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31150);


/** Lists the paths in which two commits or trees differ, see git-diff-tree(1). */
async function diffTrees(git, from, to) {
    const flags = ['-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--no-ext-diff', '--no-textconv'];
    const { stdout } = await git.bytes(['diff-tree', ...flags, from, to]);
    const parts = (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K5)(stdout);
    const found = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [oldMode = '', mode = '', oldId = '', id = '', letter = ''] = (parts[at] ?? '').slice(1).split(' ');
        const status = _domain_paths_changed_path_js__WEBPACK_IMPORTED_MODULE_0__/* .changedPathSchema */ .f.shape.status.parse(letter[0]);
        const was = status === 'A' ? {} : { was: { mode: oldMode, id: oldId } };
        found.push({ status, path: parts[at + 1] ?? '', mode, id, ...was });
    }
    return found;
}


/***/ }),

/***/ 97183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   By: () => (/* binding */ importForward),
/* harmony export */   Sy: () => (/* binding */ importTree),
/* harmony export */   Tr: () => (/* binding */ importCommit),
/* harmony export */   rd: () => (/* binding */ prepareImport)
/* harmony export */ });
/* harmony import */ var _deferred_stdin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89847);
/* harmony import */ var _path_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31150);


/** Creates a commit from changes to its parent's tree, in time that grows with the changes, see git-fast-import(1). */
async function importCommit(git, commit) {
    return (await runImport(git, toStream(commit), ['--force'])).commit;
}
/**
 * Creates a commit on a ref that may only move forward, or that does not exist. Throws GitError, with nothing moved,
 * when the ref is at a commit that is not among the ancestors.
 */
async function importForward(git, commit) {
    return runImport(git, toStream(commit), []);
}
/** Prepares an import whose ref may move anywhere, or only forward. */
function prepareImport(git, moves) {
    const { send, ...rest } = (0,_deferred_stdin_js__WEBPACK_IMPORTED_MODULE_0__/* .prepareCommand */ .f)(git, toArguments(moves === 'anywhere' ? ['--force'] : []), {
        noopInput: 'done\n',
    });
    return { ...rest, commit: async (commit) => readMarks(await send(toStream(commit))) };
}
/** Writes the tree of a commit with changes applied, and returns its id. No ref is left. */
async function importTree(git, { from, changes }) {
    const signature = { name: 'Groundhog', email: 'groundhog@noreply.invalid', epochSeconds: 0 };
    const stream = toStream({ ref: TEMPORARY_REF, message: '', signature, from, changes });
    const end = Buffer.from(`reset ${TEMPORARY_REF}\nfrom ${'0'.repeat(from.length)}\n\ndone\n`, 'latin1');
    return (await runImport(git, Buffer.concat([stream.subarray(0, -DONE.length), end]), ['--force'])).tree;
}
// The stream needs a ref to work on; it is reset before git writes any ref.
const TEMPORARY_REF = 'refs/groundhog-tree';
const DONE = Buffer.from('done\n', 'latin1');
async function runImport(git, stream, flags) {
    return readMarks(await git.bytes(toArguments(flags), { stdin: stream }));
}
function toArguments(flags) {
    const settings = ['-c', 'fastimport.unpackLimit=1', '-c', 'pack.compression=0'];
    return [...settings, 'fast-import', '--quiet', '--done', ...flags, '--date-format=raw'];
}
function readMarks({ stdout }) {
    const [id = '', root = ''] = Buffer.from(stdout).toString('latin1').split('\n');
    return { commit: id, tree: root.slice('040000 tree '.length).trim() };
}
function toStream(commit) {
    const { name, email, epochSeconds } = commit.signature;
    const message = Buffer.from(commit.message, 'utf8');
    const parts = [
        line(`commit ${commit.ref}`),
        line('mark :1'),
        line(`committer ${name} <${email}> ${epochSeconds} +0000`),
        line(`data ${message.length}`),
        message,
        line(''),
    ];
    if (commit.from !== undefined)
        parts.push(line(`from ${commit.from}`));
    for (const parent of commit.furtherParents ?? [])
        parts.push(line(`merge ${parent}`));
    if (commit.onTree !== undefined)
        parts.push(line(`M 040000 ${commit.onTree} ""`));
    // Deletions first: a file may make room for a folder of its name.
    for (const change of commit.changes)
        if (change.kind === 'delete')
            parts.push(line(`D ${(0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .quotePath */ .WG)(change.path)}`));
    for (const change of commit.changes)
        if (change.kind !== 'delete')
            parts.push(...toModification(change));
    parts.push(line(''), line('get-mark :1'), line('ls :1 ""'), line('done'));
    return Buffer.concat(parts);
}
function toModification(change) {
    if (change.kind === 'blob')
        return [line(`M ${change.mode} ${change.id} ${(0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .quotePath */ .WG)(change.path)}`)];
    return [
        line(`M ${change.mode ?? '100644'} inline ${(0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .quotePath */ .WG)(change.path)}`),
        line(`data ${change.bytes.length}`),
        change.bytes,
        line(''),
    ];
}
function line(text) {
    return Buffer.from(`${text}\n`, 'latin1');
}


/***/ }),

/***/ 36064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ listRefs),
/* harmony export */   Xv: () => (/* binding */ listDatedRefs),
/* harmony export */   av: () => (/* binding */ toMap)
/* harmony export */ });
/** Lists the refs below the prefixes, or all refs, with the objects that they name, see git-for-each-ref(1). */
async function listRefs(git, prefixes = []) {
    const { stdout } = await git.text(['for-each-ref', '--format=%(objectname) %(refname)', ...prefixes]);
    return toMap(stdout);
}
/** Lists the refs below the prefixes with their time and one trailer, without symbolic refs. */
async function listDatedRefs(git, { prefixes, trailer }) {
    const value = `%(trailers:key=${trailer},valueonly,separator=%x2C)`;
    const fields = ['%(refname)', '%(objectname)', '%(creatordate:unix)', '%(symref)', value];
    const { stdout } = await git.text(['for-each-ref', `--format=${fields.join('%00')}`, ...prefixes]);
    return stdout.split('\n').flatMap((line) => {
        const [ref = '', id = '', at = '', symref = '', found = ''] = line.split('\0');
        if (!ref.startsWith('refs/') || symref !== '')
            return [];
        return [{ ref, id, atSeconds: /^\d+$/.test(at) ? Number(at) : undefined, trailer: found.trim() }];
    });
}
/** Parses lines of "id ref". */
function toMap(text) {
    const refs = new Map();
    for (const line of text.split('\n')) {
        const match = /^([0-9a-f]+)\s+(refs\/.*)$/.exec(line);
        if (match?.[1] !== undefined && match[2] !== undefined)
            refs.set(match[2], match[1]);
    }
    return refs;
}


/***/ }),

/***/ 65684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ listFlaggedIndex),
/* harmony export */   VH: () => (/* binding */ listIndex),
/* harmony export */   jk: () => (/* binding */ listIgnoredEntries),
/* harmony export */   rZ: () => (/* binding */ listIgnored)
/* harmony export */ });
/* harmony import */ var _path_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31150);

/** Lists all entries of the index, see git-ls-files(1). */
async function listIndex(git) {
    const { stdout } = await git.bytes(['ls-files', '--stage', '-t', '-z']);
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(stdout).map((record) => {
        const tab = record.indexOf('\t');
        // "<tag> <mode> <id> <stage>"
        return {
            mode: record.slice(2, 8),
            id: record.slice(9, tab - 2),
            path: record.slice(tab + 1),
            isSkipped: record[0] === 'S',
        };
    });
}
/** Lists all entries of the index with their flags. */
async function listFlaggedIndex(git) {
    const { stdout } = await git.bytes(['ls-files', '--stage', '-v', '-z']);
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(stdout).map((record) => {
        const tab = record.indexOf('\t');
        const [flag = '', mode = '', id = '', stage = ''] = record.slice(0, tab).split(' ');
        return { flag, mode, id, stage, path: record.slice(tab + 1) };
    });
}
/** Lists entries of the index that the current ignore rules would keep out of it. */
async function listIgnoredEntries(git) {
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)((await git.bytes(['ls-files', '--cached', '--ignored', '--exclude-standard', '-z'])).stdout);
}
/** Lists ignored paths on disk; a folder that is ignored as a whole is one entry that ends with "/". */
async function listIgnored(git) {
    const { stdout } = await git.bytes(['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z']);
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(stdout);
}


/***/ }),

/***/ 28149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rk: () => (/* binding */ readStatus),
/* harmony export */   xL: () => (/* binding */ readTrackedStatus),
/* harmony export */   y$: () => (/* binding */ readFullStatus)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _git_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62324);
/* harmony import */ var _ls_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65684);
/* harmony import */ var _path_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31150);




/** Compares work tree and index, without a write. Never enters submodules: their configuration is untrusted. */
async function readStatus(git) {
    const { changed, untracked, unreadable } = await readFullStatus(git);
    return { changed, untracked, unreadable };
}
/** Compares the work tree with the index and reads HEAD, see Porcelain Format Version 2 in git-status(1). */
async function readFullStatus(git) {
    return runStatus(git, 'all');
}
/** Compares the tracked files with the index, as `readFullStatus` does. Untracked files are not searched for. */
async function readTrackedStatus(git) {
    return runStatus(git, 'no');
}
async function runStatus(git, untrackedFiles) {
    const flags = ['--porcelain=v2', '--branch', '--no-ahead-behind', '-z', '--no-renames', '--ignore-submodules=all'];
    const show = `status.showUntrackedFiles=${untrackedFiles}`;
    const args = ['-c', show, 'status', `--untracked-files=${untrackedFiles}`, ...flags];
    const { stdout, stderr } = await git.bytes(args);
    const changed = [];
    const untracked = [];
    const indexed = new Map();
    const head = new Map();
    for (const record of (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)(stdout)) {
        if (record.startsWith('? '))
            untracked.push(record.slice(2));
        else if (record.startsWith('1 ') && record[3] !== '.') {
            const [, , , , mode = '', , , id = ''] = record.split(' ', 8);
            const path = fieldAfter(record, 8);
            changed.push(path);
            indexed.set(path, { mode, id });
        }
        else if (record.startsWith('u '))
            changed.push(fieldAfter(record, 10));
        else if (record.startsWith('# '))
            head.set(record.slice(2, record.indexOf(' ', 2)), fieldAfter(record, 2));
    }
    if ((0,_git_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUnreachable */ .pZ)(stderr)) {
        for (const { path, mode, id } of await findBehindLinks(git)) {
            if (!indexed.has(path))
                changed.push(path);
            indexed.set(path, { mode, id });
        }
    }
    const [branch, commit] = [head.get('branch.head'), head.get('branch.oid')];
    return {
        changed,
        untracked,
        unreadable: (0,_git_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .findUnreadable */ .FY)(stderr),
        indexed,
        branch: branch === '(detached)' ? undefined : branch,
        commit: commit === '(initial)' ? undefined : commit,
    };
}
/** Returns the rest of a record after its first `count` fields, which end with spaces. */
function fieldAfter(record, count) {
    let at = 0;
    for (let field = 0; field < count; field += 1)
        at = record.indexOf(' ', at) + 1;
    return record.slice(at);
}
/**
 * Finds the tracked files that are gone because a link replaced a folder above them. git-status(1) lists them as
 * deleted only when it can follow the link; it omits them when the link leads to itself or to where nobody may enter.
 */
async function findBehindLinks(git) {
    const { workTree } = git.location;
    if (workTree === undefined)
        return [];
    const known = new Map();
    const isBehindLink = (path) => {
        const slash = path.lastIndexOf('/');
        if (slash < 0)
            return false;
        const folder = path.slice(0, slash);
        const isBehind = known.get(folder) ?? (isBehindLink(folder) || isLink((0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .toDiskPath */ .el)(workTree, folder)));
        known.set(folder, isBehind);
        return isBehind;
    };
    return (await (0,_ls_files_js__WEBPACK_IMPORTED_MODULE_3__/* .listIndex */ .VH)(git)).filter(({ path, isSkipped }) => !isSkipped && isBehindLink(path));
}
function isLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    }
    catch {
        // The folder above may not be entered, or is a file: this is no link.
        return false;
    }
}


/***/ }),

/***/ 83969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   BD: () => (/* binding */ formatCost),
/* harmony export */   Ej: () => (/* binding */ formatTotal),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   r4: () => (/* binding */ formatInstant),
/* harmony export */   yk: () => (/* binding */ formatPlural)
/* harmony export */ });
/* harmony import */ var _domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66483);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Formats a duration in its two largest units. */
function formatDuration(durationMs) {
    if (durationMs < SECOND)
        return `${Math.max(0, Math.round(durationMs))} ms`;
    if (durationMs < 10 * SECOND)
        return `${(Math.floor(durationMs / 100) / 10).toFixed(1)} s`;
    if (durationMs < MINUTE)
        return `${Math.floor(durationMs / SECOND)} s`;
    if (durationMs < HOUR)
        return `${Math.floor(durationMs / MINUTE)} min ${Math.floor((durationMs % MINUTE) / SECOND)} s`;
    return `${Math.floor(durationMs / HOUR)} h ${Math.floor((durationMs % HOUR) / MINUTE)} min`;
}
/** Formats the time in which a run was at work on an attempt; "–" while it is unknown. */
function formatTime(attempt) {
    const durationMs = (0,_domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .toDurationMs */ .iS)(attempt);
    return durationMs === undefined ? '–' : formatDuration(durationMs);
}
/** Formats the total time of attempts; "–" while none has ended. */
function formatTotal(attempts) {
    const known = attempts.flatMap((attempt) => (0,_domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .toDurationMs */ .iS)(attempt) ?? []);
    return known.length === 0 ? '–' : formatDuration(known.reduce((sum, ms) => sum + ms, 0));
}
/** Formats US dollars; amounts below $0.10 have four decimals, null is "–", and "≈" marks an estimate. */
function formatCost({ cost_usd: costUsd, estimated }) {
    if (costUsd === null)
        return '–';
    return `${estimated === true ? '≈ ' : ''}$${costUsd.toFixed(costUsd > 0 && costUsd < 0.1 ? 4 : 2)}`;
}
/** Formats a count with thousands separators; null is "–". */
function formatCount(count) {
    return count === null ? '–' : String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** Formats a count with its noun: "1 attempt", "2 attempts". */
function formatPlural(count, noun) {
    return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
/** Formats a recorded instant in UTC, to the minute. */
function formatInstant(at) {
    return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}


/***/ }),

/***/ 8033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ runSnapshotCall),
/* harmony export */   v: () => (/* binding */ serveSnapshots)
/* harmony export */ });
/* harmony import */ var _domain_assert_never_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71996);
/* harmony import */ var _domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22533);
/* harmony import */ var _domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32413);
/* harmony import */ var _named_snapshots_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68221);
/* harmony import */ var _restore_named_snapshot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44967);
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
/* harmony import */ var _git_rev_parse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12140);
/* harmony import */ var _in_place_copy_excludes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19739);
/* harmony import */ var _snapshot_context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85876);










/**
 * Opens the snapshots of a user's checkout, linked worktrees included. Our index and configuration for them are in its
 * git directory; its own and its attributes are not used, so that none of its filters, hooks and monitors run.
 */
async function openUserSnapshots(git, options) {
    const { folder, excludes, now, wanted } = options;
    const known = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_5__/* .findGitDir */ .rR)(git, folder);
    if (known === undefined && options.init)
        await initRepository(git, options);
    const found = known ?? (await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_5__/* .requireGitDir */ .dz)(git, folder));
    const root = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_5__/* .findWorkTree */ .vE)(git, folder);
    if (root === undefined)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('no_files_here', { path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder) });
    await requireOrdinary(root, excludes.home);
    if (wanted !== undefined)
        await requireSnapshot(git.at({ gitDir: found.gitDir }), wanted);
    const objectDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(found.commonDir, 'objects');
    await (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_4__/* .requireWritable */ .ik)([found.gitDir, objectDir]);
    const userGit = git.at({ gitDir: found.gitDir, workTree: root });
    const shadowDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(found.gitDir, 'groundhog', 'snapshots.git');
    await initShadow(userGit, shadowDir);
    await (0,_in_place_copy_excludes_js__WEBPACK_IMPORTED_MODULE_8__/* .copyExcludes */ .D)(userGit, { found, target: shadowDir, excludes });
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
async function requireSnapshot(git, name) {
    (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_9__/* .requireSnapshotName */ .B9)(name);
    if ((await (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .findCommit */ .fq)(git, `${_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .SNAPSHOT_NAMESPACE */ .DZ}/${name}`)) === undefined)
        throw (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_9__/* .refuseSnapshot */ .D3)(`snapshot "${name}" not found`);
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
        throw (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_9__/* .refuseSnapshot */ .D3)(`no snapshots are made of "${root}": it is the home folder, or above it`);
}
async function initShadow(userGit, shadowDir) {
    const isMade = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shadowDir, 'info', 'attributes')).then((found) => found.size > 0, () => false);
    if (isMade)
        return;
    const format = (await userGit.text(['rev-parse', '--show-object-format'])).stdout.trim();
    const shadow = userGit.at({ gitDir: shadowDir });
    await (0,_git_init_js__WEBPACK_IMPORTED_MODULE_6__/* .initBare */ .d)(shadow, { objectFormat: format === 'sha256' ? 'sha256' : 'sha1', borrowFrom: [] });
}


/***/ }),

/***/ 73477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41299);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40669);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
