import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 490:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(24);
/* harmony import */ var _exec_signal_group_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(972);
/* harmony import */ var _exec_start_run_inherited_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(831);
/* harmony import */ var _sandbox_inside_forward_port_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(998);
/* harmony import */ var _sandbox_inside_kill_left_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(609);
/* harmony import */ var _sandbox_inside_serve_commands_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(248);






const USAGE = `usage: box.js run [--forward <port>=<unix socket>]… -- <file> [args…]
       box.js serve [--alone] [--forward <port>=<unix socket>]…
`;
const EXIT_USAGE = 64;
// Why: docs/decisions/0009-one-bundle-three-doors.md
/** Runs inside of a box: one program, or the commands of frames, with ports of the loopback that lead out of it. */
async function runBox(argv) {
    const given = parseArguments(argv);
    const [file, ...args] = given?.command ?? [];
    if (given === undefined || (given.mode === 'run') !== (file !== undefined)) {
        process.stderr.write(USAGE);
        return EXIT_USAGE;
    }
    await Promise.all(given.forwards.map(_sandbox_inside_forward_port_js__WEBPACK_IMPORTED_MODULE_3__/* .forwardPort */ .x));
    if (file !== undefined)
        return (0,_exec_start_run_inherited_js__WEBPACK_IMPORTED_MODULE_2__/* .runInherited */ .K)(file, args);
    // Whoever starts it may be wrong about it, and what it sees is killed.
    const isAlone = given.isAlone && (await (0,_sandbox_inside_kill_left_js__WEBPACK_IMPORTED_MODULE_4__/* .seesNoOthers */ .t)());
    await (0,_sandbox_inside_serve_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .serveCommands */ .c)({ input: process.stdin, write: writeAll, isAlone });
    (0,_exec_signal_group_js__WEBPACK_IMPORTED_MODULE_1__/* .killTrackedGroups */ .FM)();
    return 0;
}
function parseArguments([mode = '', ...rest]) {
    if (mode !== 'run' && mode !== 'serve')
        return undefined;
    const forwards = [];
    let isAlone = false;
    for (let at = 0; at < rest.length; at += 1) {
        if (rest[at] === '--')
            return { mode, forwards, isAlone, command: rest.slice(at + 1) };
        const forward = rest[at] === '--forward' ? /^(\d+)=(.+)$/.exec(rest[at + 1] ?? '') : null;
        if (forward !== null) {
            forwards.push({ port: Number(forward[1]), socketPath: forward[2] ?? '' });
            at += 1;
        }
        else if (rest[at] === '--alone')
            isAlone = true;
        else
            return undefined;
    }
    return { mode, forwards, isAlone, command: [] };
}
const PAUSE_MS = 1;
/** Writes to the pipe at once, and waits while it is full, whether or not somebody in the box has made it non-blocking. */
function writeAll(bytes) {
    for (let at = 0; at < bytes.length;) {
        try {
            at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(1, bytes, at);
        }
        catch (error) {
            if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN'))
                throw error;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
        }
    }
}
process.exit(await runBox(process.argv.slice(2)));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Mm: () => (/* binding */ PROCESS_MARK)
});

// UNUSED EXPORTS: findMarkedRun, toProcessMark, toRunScope

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: ./exec/sha256.js

/** Returns the SHA-256 of a text's UTF-8 bytes as 64 hexadecimal digits. */
function sha256_sha256Hex(text) {
    return createHash('sha256').update(text, 'utf8').digest('hex');
}

;// CONCATENATED MODULE: ./exec/process-mark.js

/** The variable that every program that is not ours is started with, so that what it leaves behind can be found. */
const PROCESS_MARK = 'GROUNDHOG_PROCESS_MARK';
const SCOPE_LENGTH = 32;
/** Returns the digest by which runs on one machine for one repository recognise each other. */
function toRunScope({ host }, repository) {
    return sha256Hex(JSON.stringify([host, repository])).slice(0, SCOPE_LENGTH);
}
/** Renders the mark of a run's programs, from which a later run learns whose they are: `<prefix>.<run>.<suffix>`. */
function toProcessMark({ scope, pid, started }, prefix, suffix) {
    return [prefix, [scope, pid, ...started.split(' ')].join('~'), suffix].join('.');
}
/** Finds the run in an environment of one of its programs; undefined without a mark that names one. */
function findMarkedRun(env) {
    const mark = env.find((entry) => entry.startsWith(`${PROCESS_MARK}=`));
    const [scope = '', pid = '', boot = '', ticks = ''] = mark?.split('.')[1]?.split('~') ?? [];
    if (scope.length !== SCOPE_LENGTH || !/^[1-9]\d*$/.test(pid) || boot === '' || ticks === '')
        return undefined;
    return { scope, pid: Number(pid), started: `${boot} ${ticks}` };
}


/***/ }),

/***/ 972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FM: () => (/* binding */ killTrackedGroups),
/* harmony export */   Tq: () => (/* binding */ trackGroup),
/* harmony export */   i8: () => (/* binding */ signalGroup)
/* harmony export */ });
// One set for the whole process, so that it can stop all groups when it has to end at once.
const tracked = new Set();
/** Sends a signal to a process group, see kill(2); false when no process of it could be reached. */
function signalGroup(groupId, signal) {
    try {
        process.kill(-groupId, signal);
        return true;
    }
    catch {
        return false;
    }
}
/** Remembers a group that runs; the returned function forgets it. */
function trackGroup(groupId) {
    tracked.add(groupId);
    return () => tracked.delete(groupId);
}
/** Kills the remembered groups. */
function killTrackedGroups() {
    for (const groupId of tracked)
        signalGroup(groupId, 'SIGKILL');
}


/***/ }),

/***/ 831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  K: () => (/* binding */ runInherited)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(421);
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: ./exec/start/run-inherited.js


const NOT_FOUND = 127;
const NOT_EXECUTABLE = 126;
const PASSED_ON = ['SIGTERM', 'SIGINT', 'SIGHUP'];
/**
 * Runs a program with the streams, folder and environment of this process, and passes TERM, INT and HUP to it. Resolves to
 * the exit code that a shell would give: 128 and the number for a signal, 127 or 126 when it was not started.
 */
function runInherited(file, args) {
    // From before the start: the program may be stopped as soon as it runs.
    for (const signal of PASSED_ON)
        process.on(signal, () => child.kill(signal));
    const child = (0,external_node_child_process_.spawn)(file, args, { stdio: 'inherit', shell: false });
    return new Promise((resolve) => {
        child.once('exit', (exitCode, signal) => resolve(exitCode ?? 128 + (signal === null ? 0 : external_node_os_namespaceObject.constants.signals[signal])));
        child.once('error', (error) => {
            if (child.pid !== undefined)
                return;
            process.stderr.write(`${error.message}\n`);
            resolve('code' in error && error.code === 'ENOENT' ? NOT_FOUND : NOT_EXECUTABLE);
        });
    });
}


/***/ }),

/***/ 998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  x: () => (/* binding */ forwardPort)
});

;// CONCATENATED MODULE: external "node:events"
const external_node_events_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
;// CONCATENATED MODULE: external "node:net"
const external_node_net_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
;// CONCATENATED MODULE: ./sandbox/inside/forward-port.js


/** Passes the connections to a port of the loopback to a unix socket. Rejects when the port is taken. */
async function forwardPort({ port, socketPath }) {
    const server = (0,external_node_net_namespaceObject.createServer)({ allowHalfOpen: true }, (client) => {
        const served = (0,external_node_net_namespaceObject.connect)({ path: socketPath, allowHalfOpen: true });
        client.on('error', () => served.destroy()).once('close', () => served.destroySoon());
        served.on('error', () => client.destroy()).once('close', () => client.destroySoon());
        client.pipe(served).pipe(client);
    });
    server.listen(port, '127.0.0.1');
    await (0,external_node_events_namespaceObject.once)(server, 'listening');
    server.on('error', () => undefined);
}


/***/ }),

/***/ 609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  K: () => (/* binding */ killLeft),
  t: () => (/* binding */ seesNoOthers)
});

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
;// CONCATENATED MODULE: external "node:fs/promises"
const external_node_fs_promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
;// CONCATENATED MODULE: ./exec/proc.js



// PF_KTHREAD, see include/linux/sched.h.
const KERNEL_THREAD_FLAG = 0x00200000;
const MAX_STARTING_ROUNDS = 400;
const STARTING_PAUSE_MS = 5;
/** Lists the ids of all processes; none on a system without `/proc` (macOS). */
async function listProcessIds() {
    return toProcessIds(await (0,external_node_fs_promises_namespaceObject.readdir)('/proc').catch(() => []));
}
/** Does as `listProcessIds`, synchronously. */
function listProcessIdsSync() {
    try {
        return toProcessIds((0,external_node_fs_.readdirSync)('/proc'));
    }
    catch {
        return [];
    }
}
/** Reads the state of a process; undefined when it is gone or may not be read. */
async function findProcessStat(pid) {
    return parseStat(pid, await (0,external_node_fs_promises_namespaceObject.readFile)(`/proc/${pid}/stat`, 'latin1').catch(() => ''));
}
/** Does as `findProcessStat`, synchronously. */
function findProcessStatSync(pid) {
    return parseStat(pid, readTextSync(`/proc/${pid}/stat`));
}
/**
 * Reads the entries "NAME=value" that a process was started with; undefined when they may not be read. Waits a while for
 * a process that the kernel is just starting another program in: it shows neither environment nor arguments then.
 */
async function findProcessEnv(pid) {
    let entries = findEntries(pid, 'environ');
    for (let round = 0; round < MAX_STARTING_ROUNDS && entries?.length === 0; round += 1) {
        const stat = findProcessStatSync(pid);
        const isStarting = stat?.hasEnded === false && !stat.isKernelThread;
        if (!isStarting || findEntries(pid, 'cmdline')?.length !== 0)
            break;
        await (0,promises_namespaceObject.setTimeout)(STARTING_PAUSE_MS);
        entries = findEntries(pid, 'environ');
    }
    return entries;
}
/** Opens and reads at once: a process that has replaced its program in between shows nothing. */
function findEntries(pid, file) {
    try {
        return toEntries((0,external_node_fs_.readFileSync)(`/proc/${pid}/${file}`, 'latin1'));
    }
    catch {
        return undefined;
    }
}
/** Does as `findProcessEnv`, synchronously, with no entries when they may not be read. */
function readProcessEnvSync(pid) {
    return findEntries(pid, 'environ') ?? [];
}
/** Reads the arguments of a process, its name first; none when it is gone or may not be read. */
function readProcessArgumentsSync(pid) {
    return findEntries(pid, 'cmdline') ?? [];
}
/** Reads the working folder of a process, also one that was deleted since; undefined when it may not be read. */
async function findProcessFolder(pid) {
    const link = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return link?.replace(/ \(deleted\)$/, '');
}
/** Reads the name of a process's program, at most 15 bytes of it; undefined when it may not be read. */
async function findProcessName(pid) {
    return (await readFile(`/proc/${pid}/comm`, 'latin1').catch(() => undefined))?.trim();
}
/** Returns true for the working folder of a process that is the given one or below it. */
function isWithinFolder(path, folder) {
    return path === folder || path?.startsWith(`${folder}/`) === true;
}
/**
 * Reads the name of the namespace that the ids of our processes belong to, or those of another process, see
 * pid_namespaces(7); empty when it may not be read, and without `/proc`.
 */
async function readPidNamespace(pid = 'self') {
    return readlink(`/proc/${pid}/ns/pid`).catch(() => '');
}
/** Returns true for the first process of its namespace of process ids, with which all others of it end. */
async function isFirstProcess(pid) {
    const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '');
    return /^NSpid:.*\s1$/m.test(status);
}
/** Reads the id that the kernel gives each start of the machine; undefined without `/proc`. */
async function findBootId() {
    const text = await readFile('/proc/sys/kernel/random/boot_id', 'latin1').catch(() => undefined);
    return text?.trim();
}
function toProcessIds(names) {
    return names.filter((name) => /^\d+$/.test(name)).map(Number);
}
function toEntries(text) {
    return text.split('\0').filter((entry) => entry !== '');
}
function parseStat(pid, text) {
    if (text === '')
        return undefined;
    // The program's name stands in brackets and may hold anything, so that fields are counted from behind it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const hasEnded = fields[0] === 'Z' || fields[0] === 'X';
    const isKernelThread = (Number(fields[6]) & KERNEL_THREAD_FLAG) !== 0;
    const hasTerminal = fields[4] !== '0';
    return { pid, parent: Number(fields[1]), startTicks: Number(fields[19]), hasEnded, isKernelThread, hasTerminal };
}
function readTextSync(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'latin1');
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./exec/kill-processes.js


const MAX_ROUNDS = 200;
const MAX_UNDECIDED_ROUNDS = 20;
const PAUSE_MS = 5;
/**
 * Kills the processes that are to be killed, until none is left, and returns how many there were. Never touches this
 * process or its ancestors. Does nothing where there is no `/proc` (macOS).
 */
async function killProcesses(isTarget) {
    const self = await findProcessStat(process.pid);
    if (self === undefined)
        return 0;
    const spared = await findAncestors(self);
    const killed = new Set();
    let undecidedRounds = 0;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const { found, isUndecided } = await findTargets(isTarget, spared);
        if (found.length === 0) {
            undecidedRounds += 1;
            if (!isUndecided || undecidedRounds > MAX_UNDECIDED_ROUNDS)
                break;
        }
        for (const pid of found) {
            if (signalProcess(pid, 'SIGKILL'))
                killed.add(pid);
        }
        await (0,promises_namespaceObject.setTimeout)(PAUSE_MS);
    }
    return killed.size;
}
async function findTargets(isTarget, spared) {
    const pids = (await listProcessIds()).filter((pid) => !spared.has(pid));
    const answers = await Promise.all(pids.map(isTarget));
    const found = pids.filter((_, index) => answers[index] === true);
    return { found, isUndecided: answers.includes(undefined) };
}
async function findAncestors(self) {
    const pids = new Set();
    for (let at = self; at !== undefined && !pids.has(at.pid);) {
        pids.add(at.pid);
        at = at.parent > 0 ? await findProcessStat(at.parent) : undefined;
    }
    return pids;
}
/** Sends a signal to one process; false when it has ended by itself or may not be signalled. */
function signalProcess(pid, signal) {
    try {
        process.kill(pid, signal);
        return true;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./exec/process-mark.js + 2 modules
var process_mark = __nccwpck_require__(259);
;// CONCATENATED MODULE: ./sandbox/inside/kill-left.js



/**
 * Returns whether this process sees none but itself and those that it was started by. False means that processes of others
 * are in reach, such as those of the machine.
 */
async function seesNoOthers() {
    const known = new Set();
    for (let at = process.pid; at > 0 && !known.has(at); at = (await findProcessStat(at))?.parent ?? 0)
        known.add(at);
    return listProcessIdsSync().every((pid) => known.has(pid));
}
/**
 * Kills what a command has left running: processes with its mark and those below them, whatever they have dropped. One
 * without any mark or parent left is killed when no other command runs any more.
 */
async function killLeft({ mark, isEverythingLeft }) {
    await killProcesses(async (pid) => isEverythingLeft() || isBelow(pid, `${process_mark/* PROCESS_MARK */.Mm}=${mark}`));
}
async function isBelow(pid, entry) {
    for (let at = pid; at > 1 && at !== process.pid;) {
        if ((await findProcessEnv(at))?.includes(entry) === true)
            return true;
        at = (await findProcessStat(at))?.parent ?? 0;
    }
    return false;
}


/***/ }),

/***/ 248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  c: () => (/* binding */ serveCommands)
});

// EXTERNAL MODULE: ./exec/process-mark.js + 2 modules
var process_mark = __nccwpck_require__(259);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(421);
;// CONCATENATED MODULE: ./domain/errors/errors.js
/** The codes of failures that stop a run or a command; each has its text in the error catalogue. */
const errorCodes = (/* unused pure expression or super */ null && ([
    'plan_not_found',
    'plan_invalid',
    'config_invalid',
    'policy_unreadable',
    'policy_refused',
    'not_a_repository',
    'no_files_here',
    'no_commits',
    'base_not_found',
    'task_id_invalid',
    'task_branch_invalid',
    'task_branch_protected',
    'task_branch_checked_out',
    'checkout_dirty',
    'checkout_elsewhere',
    'checkout_in_use',
    'checkout_index_held',
    'checkout_unsuited',
    'ref_name_taken',
    'agent_command_missing',
    'agent_not_found',
    'agent_too_old',
    'model_key_missing',
    'setting_invalid',
    'signing_key_unusable',
    'plan_not_signed',
    'agent_not_offered',
    'task_not_found',
    'no_task_recorded',
    'task_not_named',
    'verb_outside_attempt',
    'snapshot_refused',
    'step_unavailable',
    'attempt_not_found',
    'git_too_old',
    'git_missing',
    'git_failed',
    'git_answer_too_long',
    'git_lock_held',
    'git_not_writable',
    'remote_unreachable',
    'remote_unauthorised',
    'remote_rejected',
    'branch_rule',
    'workflow_change',
    'remote_transport',
    'partial_clone',
    'objects_missing',
    'lfs_unsupported',
    'state_unreadable',
    'refs_moved',
    'operation_refused',
    'task_taken',
    'task_unclear',
    'issue_plan_missing',
    'issue_plan_invalid',
    'plan_not_approved',
    'planner_missing',
    'draft_failed',
    'access_refused',
    'isolation_missing',
    'isolation_broken',
    'setup_failed',
    'criterion_unrunnable',
    'tests_pass_at_base',
    'nothing_landed',
    'workspace_boundary',
    'workspace_head_moved',
    'trusted_file_changed',
    'rollback_failed',
    'token_missing',
    'token_rejected',
    'event_unsupported',
    'github_request_failed',
    'github_forbidden',
    'pull_request_refused',
    'check_unavailable',
    'check_missing',
    'check_not_started',
    'check_branch_refused',
    'task_in_doubt',
    'disk_full',
    'path_unusable',
    'permission_denied',
    'open_files_limit',
    'folder_gone',
    'repository_damaged',
    'internal',
]));
/** A failure that stops a run or a command. `code` picks the text in the catalogue, and `data` fills it in. */
class GroundhogError extends Error {
    code;
    data;
    constructor(code, data = {}, options) {
        super(code, options);
        this.name = 'GroundhogError';
        this.code = code;
        this.data = data;
    }
}
/** A failure that the user can fix in a plan, a setting or a command line. */
class ConfigurationError extends (/* unused pure expression or super */ null && (GroundhogError)) {
    name = 'ConfigurationError';
}
/** A git command that ended with an exit code that its caller did not expect. */
class GitError extends (/* unused pure expression or super */ null && (GroundhogError)) {
    name = 'GitError';
}
/** A request that GitHub refused or did not answer. `data` holds status and request id. */
class GitHubError extends (/* unused pure expression or super */ null && (GroundhogError)) {
    name = 'GitHubError';
}
/** Returns a thrown value as an Error. */
function toError(thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
}

// EXTERNAL MODULE: ./exec/signal-group.js
var signal_group = __nccwpck_require__(972);
;// CONCATENATED MODULE: ./exec/run-command.js



const DEFAULT_GRACE_MS = 5_000;
/** Grace after an abort: a cancelled run has little time left itself. */
const MAX_ABORT_GRACE_MS = 1_000;
const DEFAULT_MAX_BYTES = 1024 * 1024;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Time that a pipe may stay open after its program ended, held by a process outside the group. */
const DRAIN_MS = 250;
/** Time for a program to end after KILL before it is given up as unreachable, such as one of another user. */
const GIVE_UP_MS = 2_000;
/**
 * Runs one program in its own process group, never through a shell. Never rejects for how the program ended. When it
 * resolves, the whole group was killed; processes that left the group by setsid(2) are left to `killMarked`.
 */
async function runCommand(spec) {
    const startedAt = performance.now();
    const maxBytes = spec.maxBytes ?? DEFAULT_MAX_BYTES;
    const streams = { stdout: createKeptStream(maxBytes), stderr: createKeptStream(maxBytes) };
    const end = spec.signal?.aborted === true ? { aborted: true } : await runToEnd(spec, streams);
    return {
        exitCode: null,
        signal: null,
        timedOut: false,
        aborted: false,
        failedToStart: undefined,
        ...end,
        stdout: streams.stdout.bytes(),
        stderr: streams.stderr.bytes(),
        omittedBytes: streams.stdout.omitted() + streams.stderr.omitted(),
        durationMs: Math.round(performance.now() - startedAt),
    };
}
async function runToEnd(spec, streams) {
    const child = start(spec);
    if (child instanceof Error)
        return { failedToStart: child };
    const closed = new Promise((resolve) => child.once('close', () => resolve()));
    for (const name of ['stdout', 'stderr']) {
        child[name]?.on('data', (bytes) => {
            streams[name].add(bytes);
            spec.onOutput?.(bytes, name);
        });
        child[name]?.on('error', () => undefined);
    }
    // EPIPE: a program may end without reading its input.
    child.stdin?.on('error', () => undefined);
    writeInput(child, spec.stdin);
    const stopper = createStopper(child, spec);
    const untrack = child.pid === undefined ? () => undefined : (0,signal_group/* trackGroup */.Tq)(child.pid);
    try {
        const end = await Promise.race([waitForEnd(child), stopper.gaveUp]);
        if (child.pid !== undefined)
            (0,signal_group/* signalGroup */.i8)(child.pid, 'SIGKILL');
        await drain(child, closed);
        const stoppedBy = stopper.stoppedBy();
        return { ...end, timedOut: stoppedBy === 'timeout', aborted: stoppedBy === 'abort' };
    }
    finally {
        stopper.dispose();
        untrack();
    }
}
function start(spec) {
    try {
        return (0,external_node_child_process_.spawn)(spec.file, spec.args, {
            cwd: spec.cwd,
            env: spec.env,
            detached: true,
            shell: false,
            stdio: [spec.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        });
    }
    catch (thrown) {
        return toError(thrown);
    }
}
function writeInput({ stdin }, input) {
    if (input instanceof Promise)
        void input.then((late) => stdin?.end(late));
    else
        stdin?.end(input);
}
function waitForEnd(child) {
    return new Promise((resolve) => {
        child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
        child.on('error', (error) => {
            if (child.pid === undefined)
                resolve({ failedToStart: error });
        });
    });
}
/** Sends TERM on timeout or abort, KILL after the grace, and gives up when the program is there even then. */
function createStopper(child, spec) {
    const timers = [];
    let reason;
    let giveUp = () => undefined;
    const after = (delayMs, run) => timers.push(setTimeout(run, Math.min(delayMs, LONGEST_TIMER_MS)));
    const stop = (why) => {
        const { pid } = child;
        if (reason !== undefined || pid === undefined)
            return;
        reason = why;
        const givenMs = spec.graceMs ?? DEFAULT_GRACE_MS;
        const graceMs = why === 'abort' ? Math.min(givenMs, MAX_ABORT_GRACE_MS) : givenMs;
        if (graceMs > 0)
            (0,signal_group/* signalGroup */.i8)(pid, 'SIGTERM');
        else
            (0,signal_group/* signalGroup */.i8)(pid, 'SIGKILL');
        after(graceMs, () => {
            (0,signal_group/* signalGroup */.i8)(pid, 'SIGKILL');
            after(GIVE_UP_MS, () => giveUp({}));
        });
    };
    const onAbort = () => stop('abort');
    spec.signal?.addEventListener('abort', onAbort, { once: true });
    if (spec.timeoutMs !== undefined)
        after(spec.timeoutMs, () => stop('timeout'));
    return {
        gaveUp: new Promise((resolve) => {
            giveUp = resolve;
        }),
        stoppedBy: () => reason,
        dispose() {
            spec.signal?.removeEventListener('abort', onAbort);
            for (const timer of timers)
                clearTimeout(timer);
        },
    };
}
/** Reads the pipes to their end, or for 250 ms when a process outside the group holds them open. */
async function drain(child, closed) {
    let timer;
    const lingered = new Promise((resolve) => {
        // Two turns of the loop, so that a busy process has polled the pipes at least once after the timer.
        timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve('lingered'))), DRAIN_MS);
    });
    const winner = await Promise.race([closed, lingered]);
    clearTimeout(timer);
    if (winner !== 'lingered')
        return;
    child.stdout?.destroy();
    child.stderr?.destroy();
    child.stdin?.destroy();
    child.unref();
}
/** Creates a stream of which so many bytes are kept. */
function createKeptStream(maxBytes) {
    const chunks = [];
    let kept = 0;
    let total = 0;
    return {
        add(bytes) {
            total += bytes.length;
            if (kept >= maxBytes)
                return;
            const part = bytes.subarray(0, maxBytes - kept);
            chunks.push(part);
            kept += part.length;
        },
        bytes: () => Buffer.concat(chunks),
        omitted: () => total - kept,
    };
}

;// CONCATENATED MODULE: ./sandbox/box-frames.js
/** The kinds of frames; those of a box begin at 16. */
const FRAME = { run: 1, input: 2, inputEnd: 3, abort: 4, ready: 16, stdout: 17, stderr: 18, exit: 19 };
/** Content of at most this size is sent in one frame. */
const MAX_CHUNK_BYTES = 65_536;
/** The length, the kind and the id. */
const HEADER_BYTES = 9;
/** Renders a frame: the length of its content, its kind and its id, each with the highest byte first, and the content. */
function toFrame(kind, id, content = '') {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt32BE(bytes.length, 0);
    header.writeUInt8(kind, 4);
    header.writeUInt32BE(id, 5);
    return Buffer.concat([header, bytes]);
}
/** Splits bytes into frames' contents. */
function toChunks(bytes) {
    const chunks = [];
    for (let at = 0; at < bytes.length; at += MAX_CHUNK_BYTES)
        chunks.push(bytes.subarray(at, at + MAX_CHUNK_BYTES));
    return chunks;
}
/** Creates a reader of frames with at most so many bytes of content each. */
function createFrameReader(maxContentBytes) {
    let parts = [];
    let size = 0;
    let needed = HEADER_BYTES;
    return {
        push(bytes) {
            parts.push(bytes);
            size += bytes.length;
            const frames = [];
            if (size < needed)
                return frames;
            let rest = Buffer.concat(parts);
            for (;;) {
                needed = HEADER_BYTES;
                if (rest.length >= HEADER_BYTES)
                    needed += rest.readUInt32BE(0);
                if (needed > HEADER_BYTES + maxContentBytes)
                    return undefined;
                if (rest.length < needed)
                    break;
                const content = rest.subarray(HEADER_BYTES, needed);
                frames.push({ kind: rest.readUInt8(4), id: rest.readUInt32BE(5), content });
                rest = rest.subarray(needed);
            }
            parts = rest.length === 0 ? [] : [rest];
            size = rest.length;
            return frames;
        },
    };
}

// EXTERNAL MODULE: ./sandbox/inside/kill-left.js + 4 modules
var kill_left = __nccwpck_require__(609);
;// CONCATENATED MODULE: ./sandbox/inside/serve-commands.js




/** Commands and their environments come in one frame, and the system bounds both. */
const MAX_CONTENT_BYTES = 64 * 1024 * 1024;
/** Runs the commands of the frames, several at once, until the input ends. */
async function serveCommands({ input, write, isAlone }) {
    const running = new Map();
    const reader = createFrameReader(MAX_CONTENT_BYTES);
    const start = (id, command) => {
        const mark = `${command.env[process_mark/* PROCESS_MARK */.Mm] ?? 'box'}.${id}`;
        const { entry, result } = run(command, { mark, send: (kind, bytes) => write(toFrame(kind, id, bytes)) });
        running.set(id, entry);
        void result.then(async (end) => {
            running.delete(id);
            await (0,kill_left/* killLeft */.K)({ mark, isEverythingLeft: () => isAlone && running.size === 0 });
            write(toFrame(FRAME.exit, id, renderExit(end)));
        });
    };
    const handle = ({ kind, id, content }) => {
        const command = running.get(id);
        if (kind === FRAME.run)
            start(id, JSON.parse(content.toString('utf8')));
        else if (kind === FRAME.input)
            command?.input.push(content);
        else if (kind === FRAME.inputEnd)
            command?.endInput();
        else if (kind === FRAME.abort)
            command?.abort();
    };
    write(toFrame(FRAME.ready, 0));
    for await (const bytes of input)
        for (const frame of reader.push(bytes) ?? [])
            handle(frame);
}
function run({ hasInput, timeoutMs, graceMs, ...command }, { mark, send }) {
    const controller = new AbortController();
    const input = [];
    let endInput = () => undefined;
    const whole = new Promise((resolve) => {
        endInput = () => resolve(Buffer.concat(input));
    });
    const result = runCommand({
        ...command,
        env: { ...command.env, [process_mark/* PROCESS_MARK */.Mm]: mark },
        ...(hasInput ? { stdin: whole } : {}),
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
        ...(graceMs === undefined ? {} : { graceMs }),
        maxBytes: 0,
        signal: controller.signal,
        onOutput(bytes, from) {
            for (const chunk of toChunks(bytes))
                send(from === 'stdout' ? FRAME.stdout : FRAME.stderr, chunk);
        },
    });
    const entry = { abort: () => controller.abort(), input, endInput };
    return { entry, result };
}
function renderExit({ exitCode, signal, timedOut, aborted, failedToStart }) {
    return JSON.stringify({ exitCode, signal, timedOut, aborted, failedToStart: failedToStart?.message });
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(490);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
