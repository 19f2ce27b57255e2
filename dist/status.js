import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   iT: () => (/* binding */ toError)
/* harmony export */ });
/* unused harmony exports errorCodes, GroundhogError, ConfigurationError, GitError, GitHubError */
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


/***/ }),

/***/ 959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   aY: () => (/* binding */ findOnPath),
/* harmony export */   ri: () => (/* binding */ toGitPath)
/* harmony export */ });
/* unused harmony exports findPrograms, toShell */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(24);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(760);


const SYSTEM_PATH = '/usr/bin:/bin';
/** Finds the programs on a PATH; its relative folders are not searched, since an agent may write to the working folder. */
async function findPrograms(path) {
    // An empty PATH is the working folder itself.
    const fixed = listFolders(path).join(':') || SYSTEM_PATH;
    const find = (name) => findOnPath(name, fixed);
    const [git, bash, sh, rg, grep] = await Promise.all(['git', 'bash', 'sh', 'rg', 'grep'].map(find));
    return {
        path: fixed,
        git,
        // With a socket as its input bash takes itself for a remote shell and reads the user's ~/.bashrc, see bash(1).
        shell: bash === undefined ? { file: sh ?? '/bin/sh', args: [] } : { file: bash, args: ['--norc'] },
        search: rg === undefined ? { kind: 'grep', file: grep ?? '/usr/bin/grep' } : { kind: 'rg', file: rg },
    };
}
/** Returns the start of a command of a plan or a setting. */
function toShell(command, { file, args }) {
    return { file, args: [...args, '-c', command] };
}
/** Finds the real path of the program of this name on a PATH; undefined when no absolute folder of it has one. */
async function findOnPath(program, path) {
    for (const folder of listFolders(path)) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, program);
        if (isExecutable(file))
            return toRealProgram(file);
    }
    return undefined;
}
/** Resolves links, but keeps the name: a program such as busybox decides by its name what it does. */
function toRealProgram(file) {
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(real) === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) ? real : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file));
}
/** Asks at once: each way through the pool of threads takes longer than the answer. */
function isExecutable(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}
/** Returns the PATH of a git, which finds its own programs in a folder of its own: nobody else's are on it. */
function toGitPath(git) {
    return [...new Set([(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(git), ...SYSTEM_PATH.split(':')])].join(':');
}
function listFolders(path) {
    return path.split(':').filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute);
}


/***/ }),

/***/ 932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  openGitIn: () => (/* binding */ openGitIn)
});

;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __nccwpck_require__(902);
;// CONCATENATED MODULE: ./exec/signal-group.js
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
    const untrack = child.pid === undefined ? () => undefined : trackGroup(child.pid);
    try {
        const end = await Promise.race([waitForEnd(child), stopper.gaveUp]);
        if (child.pid !== undefined)
            signalGroup(child.pid, 'SIGKILL');
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
        return (0,external_node_child_process_namespaceObject.spawn)(spec.file, spec.args, {
            cwd: spec.cwd,
            env: spec.env,
            detached: true,
            shell: false,
            stdio: [spec.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        });
    }
    catch (thrown) {
        return (0,errors/* toError */.iT)(thrown);
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
            signalGroup(pid, 'SIGTERM');
        else
            signalGroup(pid, 'SIGKILL');
        after(graceMs, () => {
            signalGroup(pid, 'SIGKILL');
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

;// CONCATENATED MODULE: ./git/git-arguments.js
/** The settings of every command. Each can make git start a program, skip a file, or wait for input of the user. */
const PINNED = [
    'safe.directory=*',
    'core.hooksPath=/dev/null',
    'core.fsmonitor=false',
    'core.attributesFile=/dev/null',
    'core.excludesFile=/dev/null',
    'core.quotePath=false',
    'core.autocrlf=false',
    'core.safecrlf=false',
    'core.fileMode=true',
    'core.symlinks=true',
    'core.ignoreCase=false',
    'core.precomposeUnicode=false',
    'core.trustctime=true',
    'core.checkStat=default',
    'core.splitIndex=false',
    'core.logAllRefUpdates=false',
    'commit.gpgSign=false',
    'gc.auto=0',
    'maintenance.auto=false',
    'protocol.ext.allow=never',
    'submodule.recurse=false',
    'fetch.recurseSubmodules=false',
    // A server that sends nothing for this long is given up; without it git waits for ever.
    'http.lowSpeedLimit=1',
    'http.lowSpeedTime=120',
    'advice.detachedHead=false',
];
/** The setting by which no program is asked for credentials. */
const CREDENTIAL_RESET = 'credential.helper=';
/** The arguments of a command that finds its repository by itself. */
const WITHOUT_LOCATION = [...PINNED, CREDENTIAL_RESET].flatMap((setting) => ['-c', setting]);
/** Returns the arguments before each command: pinned settings, and the folders of the repository. */
function toArguments({ gitDir, workTree, stallSeconds, isAsUser }) {
    const pinned = [
        ...PINNED,
        ...(isAsUser === true ? [] : [CREDENTIAL_RESET]),
        ...(stallSeconds === undefined ? [] : [`http.lowSpeedTime=${stallSeconds}`]),
    ];
    const folders = [`--git-dir=${gitDir}`, ...(workTree === undefined ? [] : [`--work-tree=${workTree}`])];
    return [...pinned.flatMap((setting) => ['-c', setting]), ...folders];
}

// EXTERNAL MODULE: ./exec/programs.js
var programs = __nccwpck_require__(959);
;// CONCATENATED MODULE: ./git/git-environment.js

/** Returns the whole environment of git, by its path: nothing of the user's is in it. */
function toEnvironment(git, location, options) {
    return {
        ...options.proxyEnv,
        PATH: (0,programs/* toGitPath */.ri)(git),
        HOME: options.home,
        LC_ALL: 'C',
        TZ: 'UTC',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_SYSTEM: '/dev/null',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_ALLOW_PROTOCOL: 'file:http:https',
        ...(location.indexFile === undefined ? {} : { GIT_INDEX_FILE: location.indexFile }),
        ...(location.objectDir === undefined ? {} : { GIT_OBJECT_DIRECTORY: location.objectDir }),
    };
}

;// CONCATENATED MODULE: ./git/git-in-folder.js



/** No folder can be made below it, so that git finds no configuration of a user there. */
const NO_HOME = '/dev/null';
/**
 * Opens the repository that a folder is in, without a process to find it: each command finds it by itself. For readers
 * that ask again by `openGit` when a command fails, whose errors say why.
 */
function openGitIn(folder, file) {
    const bytes = async (args, { stdin, maxBytes } = {}) => {
        const result = await runCommand({
            file,
            args: [...WITHOUT_LOCATION, ...args],
            cwd: folder,
            env: toEnvironment(file, {}, { home: NO_HOME }),
            ...(stdin === undefined ? {} : { stdin }),
            ...(maxBytes === undefined ? {} : { maxBytes }),
        });
        const { exitCode, stdout, omittedBytes } = result;
        const stderr = Buffer.from(result.stderr).toString('utf8');
        if (exitCode !== 0 || omittedBytes > 0)
            throw new Error(`git ${args[0]} ended with ${exitCode}: ${stderr}`);
        return { exitCode, stdout, stderr };
    };
    const text = async (args, call) => {
        const result = await bytes(args, call);
        return { ...result, stdout: Buffer.from(result.stdout).toString('utf8') };
    };
    return { text, bytes };
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
var __webpack_exports__ = {};

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ runStatus)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
// EXTERNAL MODULE: ./exec/programs.js
var programs = __nccwpck_require__(959);
;// CONCATENATED MODULE: ./exec/redaction/find-occurrences.js
const KEY_LENGTH = 4;
const KEYS = 1 << 16;
/** Creates a search for many strings at once, which reads the text once however many they are. */
function createOccurrenceFinder(needles) {
    const byKey = new Map();
    const isKey = new Uint8Array(KEYS);
    for (const needle of needles) {
        const key = toKey([...needle.slice(0, KEY_LENGTH)].reduce((window, char) => roll(window, char.charCodeAt(0)), 0));
        byKey.set(key, [...(byKey.get(key) ?? []), needle]);
        isKey[key] = 1;
    }
    if (needles.length === 0)
        return () => [];
    return (text, from) => {
        const spans = [];
        let window = 0;
        for (let at = from; at < text.length; at += 1) {
            window = roll(window, text.charCodeAt(at));
            if (isKey[toKey(window)] !== 1)
                continue;
            const start = at - KEY_LENGTH + 1;
            for (const needle of byKey.get(toKey(window)) ?? []) {
                if (start >= from && text.startsWith(needle, start))
                    spans.push({ start, end: start + needle.length });
            }
        }
        return spans;
    };
}
/** Appends a byte to the last four; the oldest falls out at the top. */
function roll(window, byte) {
    return (window << 8) | byte;
}
function toKey(window) {
    return (window ^ (window >>> 13)) & (KEYS - 1);
}

;// CONCATENATED MODULE: ./domain/text/plain-text.js
const ESCAPE = '\\x1b';
const PARAMETERS = '[0-?]{0,64}[ -/]{0,8}';
/** Returns the source of a pattern of one escape sequence (ECMA-48), bounded, so that a search for it is linear. */
function toSequenceSource({ control, c1, inString, maxString }) {
    return [
        `(?:${control}\\[|${c1(0x9b)})${PARAMETERS}[@-~]`,
        `${toStringStart(c1)}${inString}{0,${maxString}}?(?:\\x07|${ESCAPE}\\\\|${c1(0x9c)})`,
        // Character sets and the cursor, and no more: another letter behind an escape may be the first of a word.
        `${ESCAPE}(?:[()*+][0-9A-B]|[78=>cDEHM])`,
    ].join('|');
}
/** Returns the source of a pattern of the beginning of a sequence, at the end of a text that may go on. */
function toOpenSequenceSource({ control, c1, inString, maxString }) {
    return [
        `(?:${control}(?:\\[${PARAMETERS})?|${c1(0x9b)}${PARAMETERS})$`,
        `${toStringStart(c1)}${inString}{0,${maxString}}${ESCAPE}?$`,
        `${ESCAPE}[()*+]?$`,
    ].join('|');
}
/** The beginning of a device control string, a title, and other strings for the terminal. */
function toStringStart(c1) {
    return `(?:${ESCAPE}[\\]PX^_]|${[0x90, 0x98, 0x9d, 0x9e, 0x9f].map(c1).join('|')})`;
}
const SEQUENCE = new RegExp(toSequenceSource({
    control: '[^\\P{Cc}\\t-\\r\\x85]',
    c1: (code) => `\\x${code.toString(16)}`,
    inString: '[^\\0-\\x1f\\x7f-\\x9f]',
    maxString: 256,
}), 'gu');
const LINE_END = /\r\n?|[\v\f\x85\u2028\u2029]/g;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const CONTROL_BUT_TAB_AND_NEWLINE = /[^\P{Cc}\n\t]/gu;
const DROPPED = /[\p{M}\p{Cf}\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * Returns untrusted text as plain lines, without escape sequences, control characters and invisible ones. Everything
 * that some reader of the text takes for the end of a line is one. Idempotent.
 */
function plain_text_toPlainText(text) {
    return text
        .replace(LINE_END, '\n')
        .replace(SEQUENCE, '')
        .replace(INVISIBLE, '')
        .replace(CONTROL_BUT_TAB_AND_NEWLINE, '')
        .replace(/\p{Cs}/gu, '\ufffd');
}
/** Returns a text as one plain line: white space is collapsed to single spaces and trimmed. */
function plain_text_toOneLine(text) {
    return plain_text_toPlainText(text).replace(/\s+/g, ' ').trim();
}
/**
 * Folds one character to what a search compares: nothing for one that is not seen or only changes its neighbour, and
 * plain letters for their accented, wide and other forms (Unicode's NFKD).
 */
function foldCharacter(character) {
    if (character === '\n' || character === '\t')
        return character;
    // A syllable would fall into letters, which nobody writes one by one.
    if (/\p{sc=Hangul}/u.test(character))
        return character.replace(DROPPED, '');
    return character.normalize('NFKD').replace(DROPPED, '');
}
/** Folds each character of a text. */
function plain_text_foldText(text) {
    return Array.from(text, foldCharacter).join('');
}

;// CONCATENATED MODULE: ./exec/redaction/secret-encodings.js

const SHORTEST_SECRET = 6;
const SHORTEST_LINE = 16;
/**
 * Returns the forms in which secrets may occur in a text, as strings with one character per byte (latin1): raw, JSON,
 * URL, hex, base64 and base64url at any offset. Secrets of less than 6 bytes have none: they would occur in any text.
 */
function toSecretForms(secrets) {
    const forms = new Set();
    for (const secret of secrets.flatMap(withParts)) {
        if (Buffer.byteLength(secret) < SHORTEST_SECRET)
            continue;
        for (const form of encodings(secret))
            forms.add(Buffer.from(form, 'utf8').toString('latin1'));
    }
    return [...forms];
}
/** Adds each line of a secret, since logs indent lines, the secret without its last newline, and all of that folded. */
function withParts(secret) {
    const parts = splitSecret(secret);
    return [...parts, ...parts.map(plain_text_foldText)];
}
function splitSecret(secret) {
    const lines = secret.split(/\r?\n/).map((line) => line.trim());
    return [secret, secret.trim(), ...lines.filter((line) => line.length >= SHORTEST_LINE)];
}
function encodings(secret) {
    const bytes = Buffer.from(secret, 'utf8');
    const text = bytes.toString('utf8');
    const url = encodeURIComponent(text);
    const base64 = [0, 1, 2].map((offset) => toBase64At(bytes, offset));
    return [
        text,
        JSON.stringify(text).slice(1, -1),
        url,
        url.replaceAll('%20', '+'),
        url.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
        bytes.toString('hex'),
        bytes.toString('hex').toUpperCase(),
        ...base64,
        ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
    ];
}
/** Returns the base64 characters that depend on these bytes only, after `offset` other bytes (0 to 2). */
function toBase64At(bytes, offset) {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    return encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
}

;// CONCATENATED MODULE: ./exec/redaction/secret-patterns.js
/** Longest match of a pattern that stays within one line, with its lookahead. */
const LONGEST_LINE_MATCH = 1_400;
/** Longest lookbehind of a pattern, in characters. */
const LONGEST_LOOKBEHIND = 3;
const NO_WORD_BEFORE = '(?<![A-Za-z0-9])';
const PEM_BODY = '(?:[A-Za-z0-9+/=\\s\\\\:,]|-(?!----)){0,32768}';
const PEM_LABEL = '[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----';
/** The beginning of a private key, up to its end marker, by which a key is found whose end has not arrived. */
const OPEN_PRIVATE_KEY = `-----BEGIN ${PEM_LABEL}${PEM_BODY}`;
/** Longer than any end marker of a private key. */
const LONGEST_KEY_END = 80;
function token(name, starts, rest) {
    return { name, kind: 'token', starts, source: `${NO_WORD_BEFORE}(?:${starts.join('|')})${rest}` };
}
const secretPatterns = [
    {
        name: 'private key',
        kind: 'token',
        starts: ['-----BEGIN '],
        source: `${OPEN_PRIVATE_KEY}(?:-----END ${PEM_LABEL})?`,
    },
    token('GitHub token', ['ghp_', 'gho_', 'ghu_', 'ghr_'], '[A-Za-z0-9]{36,255}'),
    token('GitHub installation token', ['ghs_'], '[A-Za-z0-9._-]{36,1100}'),
    token('GitHub fine-grained token', ['github_pat_'], '[A-Za-z0-9_]{22,255}'),
    token('Anthropic key', ['sk-ant-'], '[A-Za-z0-9_-]{20,255}'),
    token('OpenAI key', ['sk-'], '(?:[A-Za-z0-9]{20,255}|(?:proj|svcacct|admin|None|or-v1)-[A-Za-z0-9_-]{20,255})'),
    token('AWS access key', ['AKIA', 'ASIA'], '[0-9A-Z]{16}(?![0-9A-Za-z])'),
    token('Google API key', ['AIza'], '[A-Za-z0-9_-]{35}'),
    token('Slack token', ['xox'], '[baeoprs]-[A-Za-z0-9-]{10,255}'),
    token('npm token', ['npm_'], '[A-Za-z0-9]{36,255}'),
    token('GitLab token', ['glpat-'], '[A-Za-z0-9_-]{20,255}'),
    {
        name: 'login in a URL',
        kind: 'login',
        starts: ['://'],
        offset: 3,
        source: '[^\\s/:@\'"]{0,128}:[^\\s/@\'"]{1,1200}(?=@)',
    },
    {
        name: 'authorization header',
        kind: 'login',
        starts: ['Authorization', 'authorization', 'AUTHORIZATION'],
        source: '[A-Za-z]{13}[\\\\"\']{0,3}: ?[\\\\"\']{0,3}(?:[Bb]asic|[Bb]earer|BASIC|BEARER|token) [A-Za-z0-9+/=._~-]{8,1200}',
    },
];

;// CONCATENATED MODULE: ./exec/redaction/views/byte-fold.js

/** More in a row say nothing that fewer do not, and a secret that they break has to be kept as long as it is open. */
const MAX_RUN = 32;
const BYTES = {
    control: '(?:[\\0-\\x08\\x0e-\\x1f\\x7f]|\\xc2[\\x80-\\x84\\x86-\\x9f])',
    c1: (code) => `\\xc2\\x${code.toString(16)}`,
    inString: '(?:[^\\0-\\x1f\\x7f\\xc2]|\\xc2[\\xa0-\\xff])',
    maxString: 1024,
};
const byte_fold_SEQUENCE = new RegExp(toSequenceSource(BYTES), 'y');
const OPEN_SEQUENCE = new RegExp(toOpenSequenceSource(BYTES), 'y');
/** Longer than any sequence. */
const MAX_SEQUENCE = 2200;
const SPECIAL = /[\0-\x08\x0b-\x1f\x7f-\xff]/;
/** Returns whether folding a text may change it. */
function isFoldable(text) {
    return SPECIAL.test(text);
}
/** Folds a text of bytes by the rules of `foldCharacter`, without its escape sequences. Bytes that are no text remain. */
function foldBytes(text, { isLast, keepsSequences }) {
    const output = openOutput(text);
    let hasSequences = false;
    let at = 0;
    while (at < text.length) {
        const byte = text.charCodeAt(at);
        if (byte >= 0x20 && byte < 0x7f) {
            at += 1;
            continue;
        }
        const width = byte < 0x80 ? 1 : measureCharacter(text, at, byte);
        if (width === OPEN && !isLast)
            break;
        if (width === NONE || width === OPEN) {
            at += 1;
            continue;
        }
        const code = width === 1 ? byte : decode(text, at, width);
        if (code > 0x9f || code === 0x09 || code === 0x0a || code === 0x0d || keepsSequences) {
            if (foldCode(code) !== undefined)
                output.add(at, width, foldCode(code) ?? '');
            at += width;
            continue;
        }
        const sequence = measureSequence(text, at, isLast);
        if (sequence === OPEN)
            break;
        const isString = sequence > 0 && !isParameterized(text, at, width);
        // What is in excess is dropped, and a string has letters that may be a part of a secret.
        const taken = sequence === NONE || (isString && output.isRunFull(at)) ? width : sequence;
        if (sequence > 0)
            hasSequences = true;
        output.add(at, taken, '');
        at += taken;
    }
    return { ...output.finish(at), hasSequences };
}
/** Collects the fold of a text, of which everything stays that is not added. */
function openOutput(text) {
    const parts = [];
    const excess = [];
    const pieces = [];
    let length = 0;
    let run = 0;
    let done = 0;
    let last;
    return {
        isRunFull: (at) => done === at && run >= MAX_RUN,
        add(start, width, folded) {
            const end = start + width;
            const isNext = done === start;
            if (!isNext) {
                pieces.push(text.slice(done, start));
                length += start - done;
            }
            run = folded !== '' ? 0 : isNext ? run + 1 : 1;
            done = end;
            if (run > MAX_RUN)
                excess.push({ start, end });
            if (run > 1 && last !== undefined) {
                last.end = end;
                return;
            }
            last = { start, end, foldedStart: length, foldedEnd: length + folded.length };
            parts.push(last);
            if (folded !== '')
                pieces.push(folded);
            length += folded.length;
        },
        finish(openFrom) {
            pieces.push(text.slice(done, openFrom));
            return { text: pieces.join(''), parts, openFrom, excess };
        },
    };
}
/** The width of something that may go on behind the end of the text. */
const OPEN = -1;
/** The width of something that is not there. */
const NONE = 0;
/** Returns the width of an escape sequence, `OPEN` or `NONE`. */
function measureSequence(text, at, isLast) {
    if (!isLast && text.length - at <= MAX_SEQUENCE) {
        OPEN_SEQUENCE.lastIndex = at;
        if (OPEN_SEQUENCE.test(text))
            return OPEN;
    }
    byte_fold_SEQUENCE.lastIndex = at;
    return byte_fold_SEQUENCE.test(text) ? byte_fold_SEQUENCE.lastIndex - at : NONE;
}
/** Returns whether a sequence holds nothing but parameters, and a letter for its kind. */
function isParameterized(text, at, width) {
    return text.charCodeAt(at + width) === 0x5b || text.startsWith('\xc2\x9b', at);
}
/** Returns the width of a character of UTF-8 that begins with this byte, `OPEN` or `NONE`. */
function measureCharacter(text, at, lead) {
    if (lead < 0xc2 || lead > 0xf4)
        return NONE;
    const width = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    for (let index = at + 1; index < at + width; index += 1) {
        if (index >= text.length)
            return OPEN;
        if ((text.charCodeAt(index) & 0xc0) !== 0x80)
            return NONE;
    }
    return width;
}
function decode(text, at, width) {
    let code = text.charCodeAt(at) & (0x7f >> width);
    for (let index = at + 1; index < at + width; index += 1)
        code = (code << 6) | (text.charCodeAt(index) & 0x3f);
    return code;
}
const LAST_CODE_POINT = 0x10ffff;
/** For each code point whether folding leaves it as it is; 0 when that is not known yet. */
const isSame = new Uint8Array(LAST_CODE_POINT + 1);
const folds = new Map();
const MAX_FOLDS = 4096;
/** Folds a character to bytes of UTF-8; undefined when it stays as it is. */
function foldCode(code) {
    if (isSame[code] === 1 || code > LAST_CODE_POINT)
        return undefined;
    const known = folds.get(code);
    if (known !== undefined)
        return known;
    const character = String.fromCodePoint(code);
    const folded = foldCharacter(character);
    if (folded === character) {
        isSame[code] = 1;
        return undefined;
    }
    const bytes = Buffer.from(folded, 'utf8').toString('latin1');
    if (folds.size < MAX_FOLDS)
        folds.set(code, bytes);
    return bytes;
}

;// CONCATENATED MODULE: ./exec/redaction/views/search-views.js

/** Makes the views of a text. A text that folding cannot change has one. */
function search_views_createSearchViews(text, isLast) {
    const plain = toPlainView(text);
    const unfolded = { views: [plain], openFrom: text.length, excess: [], align: (at) => at };
    if (!isFoldable(text))
        return unfolded;
    const fold = foldBytes(text, { isLast, keepsSequences: false });
    if (fold.parts.length === 0)
        return { ...unfolded, openFrom: fold.openFrom };
    const views = [plain, toFoldedView(fold)];
    // The text of a title may be a secret, and the last letter of a sequence the first of one, with characters in between
    // that are not seen.
    if (fold.hasSequences)
        views.push(toFoldedView(foldBytes(text, { isLast, keepsSequences: true })));
    const align = (at) => {
        const part = findPart(fold.parts, (each) => each.start < at);
        return part !== undefined && at < part.end ? part.start : at;
    };
    return { views, openFrom: fold.openFrom, excess: fold.excess, align };
}
/** Removes from a text what stands in a row of too many characters that are folded to nothing. */
function dropExcess(text, { excess }) {
    let at = 0;
    const kept = [];
    for (const { start, end } of excess) {
        kept.push(text.slice(at, start));
        at = end;
    }
    return kept.join('') + text.slice(at);
}
function toPlainView(text) {
    const same = (at) => at;
    return { text, toStart: same, toEnd: same, toView: same };
}
function toFoldedView({ text, parts }) {
    return {
        text,
        toStart(at) {
            const part = findPart(parts, ({ foldedStart }) => foldedStart <= at);
            if (part === undefined)
                return at;
            return at < part.foldedEnd ? part.start : part.end + at - part.foldedEnd;
        },
        toEnd(at) {
            const last = at - 1;
            const part = findPart(parts, ({ foldedStart }) => foldedStart <= last);
            if (part === undefined)
                return at;
            return last < part.foldedEnd ? part.end : part.end + at - part.foldedEnd;
        },
        toView(at) {
            const part = findPart(parts, ({ start }) => start < at);
            if (part === undefined)
                return at;
            return part.foldedEnd + Math.max(0, at - part.end);
        },
    };
}
/** Finds the last of the parts, in order, for which a condition holds that holds for none after it. */
function findPart(parts, holds) {
    let [low, high] = [0, parts.length];
    while (low < high) {
        const middle = (low + high) >>> 1;
        const part = parts[middle];
        if (part !== undefined && holds(part))
            low = middle + 1;
        else
            high = middle;
    }
    return parts[low - 1];
}

;// CONCATENATED MODULE: ./exec/redaction/redact.js





const REPLACEMENT = '***';
/** The part of a long text that is searched at once. */
const SLICE = 1024 * 1024;
/** A text that is held back and longer than this is searched again when it has grown, since every search is as long as it. */
const MUCH = 16 * 1024;
const GROWTH = 2;
const scanners = createTokenScanners(secretPatterns);
const tokenScanners = createTokenScanners(secretPatterns.filter((pattern) => pattern.kind === 'token'));
/**
 * Creates a redactor of the given secrets in their usual encodings and of well-known tokens, in linear time. They are
 * found also where characters break them that nobody sees, escape sequences, or marks and forms of letters.
 */
function createRedactor(secrets) {
    const known = new Set(secrets);
    let search = toSearch([...known]);
    return {
        redact(text) {
            const stream = createRedactingStream(search);
            const bytes = Buffer.from(text, 'utf8');
            const parts = [];
            for (let at = 0; at < bytes.length; at += SLICE)
                parts.push(stream.push(bytes.subarray(at, at + SLICE)));
            return Buffer.concat([...parts, stream.end()]).toString('utf8');
        },
        redactStream: () => createRedactingStream(search),
        holdsSecret: (bytes) => search_views_createSearchViews(toByteText(bytes), true).views.some(({ text }) => search.findForms(text, 0).length > 0),
        add(further) {
            for (const secret of further)
                known.add(secret);
            search = toSearch([...known]);
        },
    };
}
function toSearch(secrets) {
    const forms = toSecretForms(secrets);
    const longest = (list) => Math.max(0, ...list.map((form) => form.length));
    return {
        findForms: createOccurrenceFinder(forms),
        longestInLine: Math.max(LONGEST_LINE_MATCH, longest(forms)),
        longestOverLines: longest(forms.filter((form) => form.includes('\n'))),
    };
}
/** Creates a stream that holds one character per byte, so that bytes that are not valid UTF-8 pass unchanged. */
function createRedactingStream(search) {
    let text = '';
    // All are indexes into `text`: first undecided, first not yet replaced, first not yet searched by each scanner of a view.
    let next = 0;
    let covered = 0;
    let scanFrom = [];
    let enough = 0;
    const release = (isLast) => {
        let opened = search_views_createSearchViews(text, isLast);
        if (opened.excess.length > 0) {
            text = dropExcess(text, opened);
            opened = search_views_createSearchViews(text, isLast);
        }
        const hold = isLast ? text.length : Math.max(next, findHoldOfViews(opened, search));
        const found = searchViews(opened.views, { search, next, scanFrom, hold });
        const spans = found.flatMap(({ all }) => all).sort((a, b) => a.start - b.start);
        let output = '';
        let at = Math.max(next, covered);
        for (const span of spans) {
            if (span.start >= covered)
                output += text.slice(at, span.start) + REPLACEMENT;
            covered = Math.max(covered, span.end);
            at = Math.max(at, covered);
        }
        if (at < hold)
            output += text.slice(at, hold);
        const cut = Math.min(...opened.views.map((view) => findContext(view, opened, hold)));
        scanFrom = found.map(({ from }) => from.map((end) => Math.max(hold, end) - cut));
        covered = Math.max(hold, covered) - cut;
        next = hold - cut;
        text = text.slice(cut);
        enough = text.length < MUCH ? 0 : text.length * GROWTH;
        return Buffer.from(output, 'latin1');
    };
    return {
        push(chunk) {
            text += shortenFlood(toByteText(chunk));
            return text.length < enough ? new Uint8Array() : release(false);
        },
        end: () => release(true),
    };
}
/** A run of one control character that is in excess, whatever stands around it. */
const FLOOD = new RegExp(`([\\0-\\x08\\x0b\\x0c\\x0e-\\x1a\\x1c-\\x1f\\x7f])\\1{${MAX_RUN},}`, 'g');
/** Shortens what `dropExcess` would drop anyway: it examines each character, and a flood has many. */
function shortenFlood(text) {
    return text.replace(FLOOD, (run) => run.slice(0, MAX_RUN + 1));
}
/** Finds the beginning of what a search must still see of the part before `hold`. */
function findContext(view, { align }, hold) {
    return align(view.toStart(Math.max(0, view.toView(hold) - LONGEST_LOOKBEHIND)));
}
/** Finds what starts before `hold` in each view, as parts of the original. */
function searchViews(views, position) {
    const [first, ...others] = [0, 1, 2].map((index) => searchView(views[index], index, position));
    if (first === undefined)
        return [];
    // A view that is not there has the text of the first, so that nothing else was found in it.
    const merge = (from) => from.map((end, each) => Math.max(end, first.from[each] ?? 0));
    return [
        first,
        ...others.map((found, index) => (index + 1 < views.length ? found : { ...found, from: merge(found.from) })),
    ];
}
function searchView(view, index, position) {
    const { search, next, scanFrom, hold } = position;
    const from = scanFrom[index] ?? scanners.map(() => 0);
    if (view === undefined)
        return { all: [], from };
    const toOriginal = ({ start, end }) => ({ start: view.toStart(start), end: view.toEnd(end) });
    const isDecided = (span) => span.start < hold;
    const found = scanners.map(({ scan }, each) => scan(view.text, view.toView(from[each] ?? 0))
        .map(toOriginal)
        .filter(isDecided));
    const given = search.findForms(view.text, view.toView(next)).map(toOriginal).filter(isDecided);
    return { all: [...found.flat(), ...given], from: found.map((list, each) => list.at(-1)?.end ?? from[each] ?? 0) };
}
/** Finds the beginning of the undecided part, in whatever view it is longest. */
function findHoldOfViews({ views, openFrom, align }, search) {
    const holds = views.map((view) => view.toStart(findHold(view.text, search)));
    return align(Math.min(openFrom, ...holds));
}
/** Finds the beginning of the undecided part, which more input may complete to a secret. */
function findHold(text, search) {
    const openLine = Math.max(text.lastIndexOf('\n') + 1, text.length - search.longestInLine);
    const openForm = search.longestOverLines === 0 ? text.length : text.length - search.longestOverLines;
    let hold = Math.min(openLine, openForm);
    for (const match of text.matchAll(new RegExp(OPEN_PRIVATE_KEY, 'g'))) {
        if (match.index + match[0].length > text.length - LONGEST_KEY_END)
            hold = Math.min(hold, match.index);
    }
    return Math.max(0, hold);
}
/** Finds the names of the vendors' token shapes that occur in `bytes`, each once. */
function findSecrets(bytes) {
    const { views } = createSearchViews(toByteText(bytes), true);
    const found = tokenScanners.filter(({ scan }) => views.some(({ text }) => scan(text, 0).length > 0));
    return [...new Set(found.map(({ name }) => name))];
}
function toByteText(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
/** Creates one scanner for each beginning of each pattern. */
function createTokenScanners(patterns) {
    return patterns.flatMap(({ name, starts, source, offset = 0 }) => starts.map((start) => ({ name, scan: createScan(start, offset, new RegExp(source, 'y')) })));
}
function createScan(start, offset, pattern) {
    return (text, from) => {
        const spans = [];
        let at = text.indexOf(start, Math.max(0, from - offset));
        while (at !== -1) {
            pattern.lastIndex = at + offset;
            const length = pattern.exec(text)?.[0].length ?? 0;
            if (length > 0)
                spans.push({ start: at + offset, end: at + offset + length });
            at = text.indexOf(start, at + Math.max(1, length));
        }
        return spans;
    };
}

;// CONCATENATED MODULE: ./domain/assert-never.js
/** Ends a switch over a closed union: the compiler refuses a member that was forgotten. */
function assert_never_assertNever(value) {
    throw new TypeError(`Unexpected member of a closed union: ${JSON.stringify(value)}`);
}

;// CONCATENATED MODULE: ./node_modules/zod/index.js
// Stands for zod in a program that checks what it reads by shapes: a schema that is made there is never used, and to
// make all of them takes longer than the work. It is copied to where the packer looks for zod.
const refuse = () => {
  throw new Error('no schema is here');
};
const used = new Set([
  'parse',
  'safeParse',
  'shape',
  'options',
  'enum',
  'def',
  'then',
  Symbol.iterator,
  Symbol.toPrimitive,
]);

/** A schema, or what makes one. It throws wherever it would have to be a real one. */
const schema = new Proxy(() => undefined, {
  apply: () => schema,
  get: (_target, name) => (used.has(name) ? refuse() : schema),
  has: refuse,
  ownKeys: refuse,
});

/** The makers of schemas, `z.enum` among them. */
const z = new Proxy({}, { get: () => schema });

;// CONCATENATED MODULE: ./domain/setting-limits.js
/** The longest instruction for the agent, in the plan or in a setting. */
const MAX_INSTRUCTION_CHARACTERS = 32_768;
/** The ranges of numeric settings, for inputs, flags and the configuration alike. */
const settingRanges = {
    attemptBudget: { min: 1, max: 20 },
    wallClockSeconds: { min: 1, max: 21_600 },
    maxIterations: { min: 1, max: 1000 },
    maxTokens: { min: 1, max: 999_999_999 },
    maxCostUsd: { min: 0.01, max: 100_000 },
    deadlineMinutes: { min: 0.01, max: 10_080 },
    rescueSteps: { min: 0, max: 50 },
    auditMinutes: { min: 0, max: 1440 },
    temperature: { min: 0, max: 2 },
    maxOutputTokens: { min: 1, max: 10_000_000 },
    contextWindow: { min: 1000, max: 100_000_000 },
};
/** Whether landed commits go to the task branch at once, or wait for the user's approval. */
const materializeModes = (/* unused pure expression or super */ null && (['direct', 'approval']));
/** The choice of a run where the base has moved: finish a rebase that has begun, or start one as well, or stop it. */
const rebaseChoices = (/* unused pure expression or super */ null && (['finish', 'start', 'stop']));
/** The checkout that a run works in: one of ours, or the user's. */
const workspaceChoices = (/* unused pure expression or super */ null && (['worktree', 'in_place']));
/** The effect on an attempt of a call of a tool that the agent may not use. */
const denialChoices = (/* unused pure expression or super */ null && (['terminate', 'continue']));
/** The amounts of thinking that a model may be asked for. */
const effortChoices = (/* unused pure expression or super */ null && (['none', 'minimal', 'low', 'medium', 'high', 'xhigh']));
/** The acts of an agent that claim success: its own clean end after a change as well as the verb, or the verb alone. */
const claimRules = (/* unused pure expression or super */ null && (['end', 'verb']));
/** Whether agents and criteria run in a sandbox; with `auto` a job is refused without one, and a laptop is warned. */
const isolationChoices = (/* unused pure expression or super */ null && (['auto', 'sandbox', 'none']));
/** The ways to treat a statement without a verdict: the run waits, the attempt fails, or it lands all the same. */
const unjudgedChoices = (/* unused pure expression or super */ null && (['pause', 'fail', 'land']));
/** The numbers of conversations that may decide a statement, as texts. */
const judgeVoteChoices = (/* unused pure expression or super */ null && (['1', '3']));
/** The signer of landed commits: a key where there is one, else GitHub where its token can; GitHub; a key; or nobody. */
const signChoices = (/* unused pure expression or super */ null && (['auto', 'api', 'key', 'none']));
/** The conversation of a retry: a new one, or for the first retry that of the attempt before, where the CLI can resume it. */
const sessionChoices = (/* unused pure expression or super */ null && (['fresh', 'resume-once']));
/** The folder that commands of criteria run in: our checkout of the captured tree, or the agent's folder as it left it. */
const verifyInChoices = ['checkout', 'workspace'];

;// CONCATENATED MODULE: ./domain/agent-ladder.js


/** Names that users give to the agents. */
const agentNames = ['command', 'builtin', 'claude-code', 'codex', 'opencode', 'gemini'];
/** Names that users give to the providers of models. */
const providerNames = [
    'anthropic',
    'openai',
    'google',
    'github-models',
    'openai-compatible',
    'azure',
    'bedrock',
    'vertex',
    'openrouter',
    'mistral',
    'xai',
    'ollama',
];
const MAX_MODEL_CHARACTERS = 200;
const MAX_ENTRIES = 20;
const { maxIterations, wallClockSeconds } = settingRanges;
/** One entry of a ladder of agents; what it leaves out is as the settings say. */
const ladderEntrySchema = z.strictObject({
    agent: z.enum(agentNames).optional(),
    provider: z.enum(providerNames).optional(),
    model: z
        .string()
        .max(MAX_MODEL_CHARACTERS)
        .refine((value) => value.trim() !== '', 'must not be blank')
        .optional(),
    max_iterations: z.int().min(maxIterations.min).max(maxIterations.max).optional(),
    wall_clock_timeout_seconds: z.int().min(wallClockSeconds.min).max(wallClockSeconds.max).optional(),
});
/** The agents of the attempts at a checkpoint, first to last; the last makes all further attempts. */
const ladderSchema = z.array(ladderEntrySchema).min(1).max(MAX_ENTRIES);
/** The descriptions of the keys of an entry. */
const LADDER_KEYS = {
    agent: 'Who makes the attempt.',
    provider: 'Whose model is used.',
    model: 'The model, as its provider calls it.',
    max_iterations: 'Turns of one attempt.',
    wall_clock_timeout_seconds: 'Time of one attempt.',
};
/** The agent of an attempt, for the record. */
const agentIdentitySchema = z.object({
    name: z.string(),
    /** Null where the agent is a command, or chooses it itself. */
    provider: z.string().nullable(),
    model: z.string().nullable(),
    /** The number of its entry in the ladder, from 1; null without a ladder. */
    entry: z.int().min(1).nullable(),
});
/** Describes an agent in a few words. */
function agent_ladder_describeAgent({ name, provider, model }) {
    return [name, provider, model].filter((part) => part !== null).join(' ');
}

;// CONCATENATED MODULE: ./domain/ids.js

const TASK_ID = /^[a-z0-9][a-z0-9._-]{0,62}$/;
/** The id of a task in refs and comments: valid in a ref by git-check-ref-format(1), and as a folder name. */
const taskIdSchema = z
    .string()
    .regex(TASK_ID, 'use 1 to 63 of a-z, 0-9, ".", "_", "-", starting with a letter or digit')
    .refine(isAcceptedByGit, 'git refuses this name in a ref')
    .brand();
/** Returns what `taskIdSchema` does, for readers of refs, which load no schema. */
function isTaskId(text) {
    return TASK_ID.test(text) && isAcceptedByGit(text);
}
function isAcceptedByGit(id) {
    return !id.includes('..') && !id.endsWith('.') && !id.endsWith('.lock');
}
/** A full object id, SHA-1 (40 hex digits) or SHA-256 (64). */
const objectIdSchema = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
/** Returns git's name for the object format (extensions.objectFormat) whose ids have this many hex digits. */
function toObjectFormat(idLength) {
    return idLength === 64 ? 'sha256' : 'sha1';
}
/** Returns the first seven digits of an object id, for display. */
function ids_toShortId(id) {
    return id.slice(0, 7);
}
/** Makes a task id from any text, with "-" for forbidden characters; undefined when nothing is left. */
function toTaskId(text) {
    const name = text
        .toLowerCase()
        .replace(/[^a-z0-9._-]+/g, '-')
        .replace(/\.{2,}/g, '.')
        .replace(/^[^a-z0-9]+/, '')
        .slice(0, 63)
        .replace(/(?:\.lock|[.-])+$/, '');
    return isTaskId(name) ? name : undefined;
}

;// CONCATENATED MODULE: ./domain/paths/changed-path.js

/** One changed path, with its status as in git-diff(1) `--name-status`. */
const changedPathSchema = z.object({ status: z.enum(['A', 'M', 'D', 'T']), path: z.string() });

;// CONCATENATED MODULE: ./domain/attempt/attribution.js


/** Authorship of the lines of a landed checkpoint. Only lines of text that are in the landed commit count as added. */
const attributionSchema = z.object({
    /** The commit from which lines are counted: the landed commit before this one, else the base. */
    since: objectIdSchema,
    agent_added: z.int().min(0),
    agent_removed: z.int().min(0),
    /** Lines added by people's commits since then that are still present. */
    people_added: z.int().min(0),
    people_commits: z.int().min(0),
    /** Binary files that the agent changed: they have no lines to count. */
    binary_files: z.int().min(0),
});
// Why: docs/decisions/0014-attribution-of-lines.md
/** Follows people's lines through every step, and counts those that remain beside the agent's. */
function attribute({ since, steps, agent }) {
    const before = steps.reduce(followStep, new Map());
    const after = followStep(before, { by: 'elsewhere', files: agent });
    const hunks = agent.flatMap((file) => file.hunks);
    return {
        since,
        agent_added: sum(hunks.map(({ newCount }) => newCount)),
        agent_removed: sum(hunks.map(({ oldCount }) => oldCount)),
        people_added: sum([...after.values()].flat().map(({ from, to }) => to - from + 1)),
        people_commits: steps.filter(({ by }) => by === 'people').length,
        binary_files: agent.filter(({ isBinary }) => isBinary).length,
    };
}
/** Renders the agent's share, such as `73% agent (146/200 lines)`; undefined when no line was added. */
function attribution_renderShare({ agent_added, people_added }) {
    const total = agent_added + people_added;
    if (total === 0)
        return undefined;
    return `${toPercent(agent_added, total)}% agent (${agent_added}/${total} lines)`;
}
/** Rounds to a percentage that is 0 or 100 only for none or all. */
function toPercent(part, total) {
    if (part === 0 || part === total)
        return part === 0 ? 0 : 100;
    return Math.min(99, Math.max(1, Math.round((100 * part) / total)));
}
function followStep(owned, { by, files }) {
    const next = new Map(owned);
    for (const { oldPath } of files)
        if (oldPath !== undefined)
            next.delete(oldPath);
    for (const { oldPath, newPath, hunks, isBinary } of files) {
        if (newPath === undefined || isBinary)
            continue;
        const kept = moveLines((oldPath === undefined ? undefined : owned.get(oldPath)) ?? [], hunks);
        const added = by === 'people' ? hunks.map(toNewLines) : [];
        next.set(newPath, [...kept, ...added].sort((a, b) => a.from - b.from));
    }
    return next;
}
function toNewLines({ newStart, newCount }) {
    return { from: newStart, to: newStart + newCount - 1 };
}
/** Returns the ranges after the hunks, without the lines that the hunks removed. Both lists are in ascending order. */
function moveLines(lines, hunks) {
    const moved = [];
    const kept = toKeptLines(hunks);
    let at = 0;
    for (const range of lines) {
        for (let part = kept[at]; part !== undefined; part = kept[at]) {
            const from = Math.max(range.from, part.from);
            const to = Math.min(range.to, part.to);
            if (from <= to)
                moved.push({ from: from + part.shift, to: to + part.shift });
            if (range.to < part.to)
                break;
            at += 1;
        }
    }
    return moved;
}
/** Returns the ranges of the old side that remain, each with its shift in lines. */
function toKeptLines(hunks) {
    const kept = [];
    let from = 1;
    let shift = 0;
    for (const { oldStart, oldCount, newCount } of hunks) {
        kept.push({ from, to: oldCount === 0 ? oldStart : oldStart - 1, shift });
        from = oldCount === 0 ? oldStart + 1 : oldStart + oldCount;
        shift += newCount - oldCount;
    }
    return [...kept, { from, to: Number.POSITIVE_INFINITY, shift }];
}
function sum(counts) {
    return counts.reduce((total, count) => total + count, 0);
}

;// CONCATENATED MODULE: ./domain/attempt/failure-report.js

/** Report on a failed attempt; shown to every later attempt at the same checkpoint. */
const failureReportSchema = z.object({
    /** The author: the agent by its verb, the verifier by criteria, or the runner by observation. */
    source: z.enum(['agent', 'verifier', 'runner']),
    what_tried: z.string(),
    what_happened: z.string(),
    next_attempt_plan: z.string(),
});

;// CONCATENATED MODULE: ./domain/attempt/interruption-cause.js

/** The cause of an interrupted attempt, which does not count as the agent's failure. */
const interruptionSchema = z.object({
    cause: z.enum([
        'cancelled',
        'deadline',
        'budget',
        'unjudged',
        'provider',
        'provider_settings',
        'provider_credit',
        'disk_full',
        'command_not_run',
        'surroundings',
    ]),
    /** The pause that the provider asked for, as by a Retry-After header; null when it asked for none. */
    retry_after_seconds: z.number().min(0).nullable(),
    /** The entry of the ladder that makes the attempt instead; missing where the attempt is made as before. */
    next_entry: z.int().min(1).optional(),
});

;// CONCATENATED MODULE: ./domain/attempt/landing-audit.js

/** The place of a hunk in a landed commit. */
const hunkPlaceSchema = z.object({
    path: z.string(),
    /** The first changed line in the landed file; null for the file as a whole. */
    line: z.int().min(1).nullable(),
    added: z.int().min(0),
    removed: z.int().min(0),
});
/**
 * The end of an audit. `done`: each hunk was undone and the criteria ran without it. `out_of_time`: those that were tried.
 * `not_holding`: criteria failed on the landed commit itself, so that nothing was undone. `nothing_to_run`: no criterion
 * of the checkpoint runs on this machine.
 */
const auditEndSchema = z.enum(['done', 'out_of_time', 'not_holding', 'nothing_to_run']);
/** The result of undoing each hunk of a landed commit in turn. */
const landingAuditSchema = z.object({
    end: auditEndSchema,
    /** Hunks of the commit, and those that were undone. */
    hunks: z.int().min(0),
    tried: z.int().min(0),
    /** Hunks without which all criteria held. */
    unnoticed: z.array(hunkPlaceSchema),
});
/** Describes an audit in one sentence without its end: `3 of 11 hunks are not covered by any criterion`. */
function describeAudit({ end, hunks, tried, unnoticed }) {
    if (end === 'not_holding')
        return 'a criterion does not hold on the landed commit itself, so that nothing was undone';
    if (end === 'nothing_to_run')
        return 'no criterion runs on this machine, so that nothing was undone';
    const found = unnoticed.length;
    const verb = found === 1 ? 'is' : 'are';
    const rest = end === 'out_of_time' ? `; ${hunks - tried} were not tried, since the time was up` : '';
    return `${found} of ${tried} hunks ${verb} not covered by any criterion${rest}`;
}

;// CONCATENATED MODULE: ./domain/attempt/side-effect.js

/** A change by the agent that a rewind does not undo. */
const sideEffectSchema = z.strictObject({
    kind: z
        .enum(['file_write', 'file_delete', 'git_commit', 'db_mutation', 'other'])
        .describe('What sort of change it was.'),
    target: z
        .string()
        .max(1000)
        .refine((text) => text.trim() !== '', 'must not be blank')
        .describe('What was changed, so that somebody else finds it: a path, an address, a table.'),
    reversible: z.boolean().describe('Whether it can be undone.'),
});
/** Returns the side effects in order, each (kind, target, reversible) once. */
function mergeSideEffects(...lists) {
    const toKey = ({ kind, target, reversible }) => JSON.stringify([kind, target, reversible]);
    return [...new Map(lists.flat().map((effect) => [toKey(effect), effect])).values()];
}

;// CONCATENATED MODULE: ./domain/text/break-references.js

const SKIP_MARK = /\[(\s*(?:(?:skip|no)[\s_-]*[a-z]+|[a-z]+[\s_-]*skip(?:ped)?)\s*)\]/gi;
const NO_CI = /\*\*\*(?=\s*no[\s_-]*ci\b)/gi;
/**
 * Breaks what GitHub and others act on even in plain text, such as a commit message: `@user`, `#1` (and with it a word
 * that closes an issue), links, and marks that keep checks from running (`[skip ci]`, `***NO_CI***`). A line that hides
 * one in other forms of its letters is written in plain ones. Idempotent.
 */
function break_references_breakReferences(text) {
    return text.replace(/[^\n]+/g, breakLine);
}
function breakLine(line) {
    const broken = breakPlain(line);
    const folded = breakPlain(foldText(broken));
    return folded === foldText(broken) ? broken : folded;
}
function breakPlain(line) {
    return line
        .replace(/@(?=\S)/g, '@ ')
        .replace(/#(?=\p{Nd})/gu, '# ')
        .replace(/\b(gh-)(?=\p{Nd})/giu, '$1 ')
        .replace(/:\/\//g, ': //')
        .replace(SKIP_MARK, '($1)')
        .replace(NO_CI, '** *');
}

;// CONCATENATED MODULE: ./domain/attempt/step.js





/** The comparison of lines when the agent's are searched for: exact, or ignoring white space around them. */
const stepMatchSchema = z.enum(['exact', 'whitespace']);
/** The reason for a step's stream; the last two are steps without one. */
const stepReasonSchema = z.enum([
    'first',
    'clean',
    'no_overlap',
    'work_still_there',
    'work_gone',
    'undecidable',
    'returned',
    'undone',
    'withheld',
]);
/** One step of an attempt that changed files. */
const stepRecordSchema = z.object({
    /** Counts the steps of the whole task. */
    number: z.int().min(1),
    at: z.iso.datetime(),
    /** The tool that the agent named; null when the change was found without a report. */
    tool: z.string().nullable(),
    /** The source of the moment: a verb, `agent` through its port, or `end`. */
    seen_at: z.string(),
    /** The `<n>` of its stream; null when everything was undone, or the step is withheld. */
    stream: z.int().min(1).nullable(),
    reason: stepReasonSchema,
    /** The commit of the state after the step; null when the state seems to hold a secret. */
    commit: objectIdSchema.nullable(),
    /** The changes since the state before the step. At most 50 are listed; `changed_paths_total` counts all. */
    changed_paths: z.array(changedPathSchema),
    changed_paths_total: z.int().min(0),
});
/** The steps of one attempt. */
const stepTimelineSchema = z.object({
    /** The commit that the attempt started from; the names of its streams begin with it. */
    base: objectIdSchema,
    /** The stream whose work landed; null when none did. */
    landed_stream: z.int().min(1).nullable(),
    steps: z.array(stepRecordSchema),
    /** Moments at which the files could not be read, or that came after the last kept step. */
    missed: z.int().min(0),
});
/** Returns the timeline with further steps at its end; a new one when there was none. */
function extendTimeline(timeline, { base, steps, missed }) {
    return { base, landed_stream: null, steps: [...(timeline?.steps ?? []), ...steps], missed };
}
/** Returns the timeline for a landed attempt: its last step is the captured state, unless an earlier one has landed. */
function condenseTimeline(timeline, landedStep) {
    const landed = landedStep === undefined ? undefined : timeline.steps.find(({ number }) => number === landedStep);
    return { ...timeline, landed_stream: (landed ?? timeline.steps.at(-1))?.stream ?? null };
}
/** Renders the message of a step's commit. */
function renderStepMessage({ number, day, base, tool }) {
    const name = breakReferences(toOneLine(tool ?? ''));
    const subject = `groundhog: step ${number}${name === '' ? '' : ` (${name.slice(0, 60)})`}`;
    return `${subject}\n\nGroundhog-Step: ${number}\nGroundhog-Attempt: ${day}\nGroundhog-Base: ${base}\n`;
}

;// CONCATENATED MODULE: ./domain/paths/repository-path.js

/** Returns why a path of a plan is not a plain path below the repository root, or undefined. */
function findPathProblem(path) {
    if (path.trim() === '')
        return 'must not be blank';
    if (path.startsWith('/') || /^[A-Za-z]:/.test(path))
        return 'must be relative to the repository root';
    if (path.includes('\\'))
        return 'must use "/" between folders';
    if (path.includes('\0'))
        return 'must not contain a NUL character';
    for (const part of path.split('/')) {
        if (part === '..')
            return 'must not contain ".."';
        if (part === '' || part === '.')
            return 'must be written plainly, without "./", "//" or a "/" at the end';
        if (part.toLowerCase() === '.git')
            return 'must not point into ".git"';
    }
    return undefined;
}
/** A path of a plan: relative, plain, inside the repository, never in `.git`. */
const repositoryPathSchema = z.string().superRefine((path, context) => {
    const problem = findPathProblem(path);
    if (problem !== undefined)
        context.addIssue({ code: 'custom', message: problem });
});

;// CONCATENATED MODULE: ./domain/paths/expand-braces.js
const MAX_EXPANSIONS = 64;
const MAX_EXPANDED_CHARS = 8000;
/** Expands `{a,b}` to one glob for each choice. Nested braces and ranges (`{1..9}`) are not supported. */
function expandBraces(glob) {
    const groups = [];
    let rest = glob;
    for (;;) {
        const open = findUnescaped(rest, '{');
        if (open === -1)
            break;
        const close = findUnescaped(rest, '}');
        if (close < open)
            return { kind: 'invalid', reason: 'has a "{" without a "}" after it, or a "}" before it' };
        const inside = rest.slice(open + 1, close);
        if (findUnescaped(inside, '{') !== -1)
            return { kind: 'invalid', reason: 'has braces inside braces' };
        const choices = splitUnescaped(inside);
        if (choices.length < 2)
            return { kind: 'invalid', reason: 'has braces without a comma: write "{a,b}"' };
        groups.push({ before: rest.slice(0, open), choices });
        rest = rest.slice(close + 1);
    }
    if (findUnescaped(rest, '}') !== -1)
        return { kind: 'invalid', reason: 'has a "}" without a "{" before it' };
    const count = groups.reduce((product, { choices }) => product * choices.length, 1);
    if (count > MAX_EXPANSIONS) {
        return { kind: 'invalid', reason: `stands for ${count} globs; braces may make at most ${MAX_EXPANSIONS}` };
    }
    if (count * glob.length > MAX_EXPANDED_CHARS) {
        return { kind: 'invalid', reason: 'is too long once its braces are written out' };
    }
    return { kind: 'expanded', globs: toCombinations(groups).map((start) => `${start}${rest}`) };
}
function toCombinations(groups) {
    return groups.reduce((starts, { before, choices }) => starts.flatMap((start) => choices.map((choice) => `${start}${before}${choice}`)), ['']);
}
function findUnescaped(text, wanted) {
    for (let index = 0; index < text.length; index += 1) {
        if (text[index] === '\\')
            index += 1;
        else if (text[index] === wanted)
            return index;
    }
    return -1;
}
function splitUnescaped(text) {
    const parts = [''];
    for (const [token] of text.matchAll(/\\?[\s\S]/g)) {
        if (token === ',')
            parts.push('');
        else
            parts.push(`${parts.pop()}${token}`);
    }
    return parts;
}

;// CONCATENATED MODULE: ./domain/paths/glob-syntax.js

const MAX_GLOB_CHARS = 1000;
const glob_syntax_SPECIAL = '*?[]{},!\\';
/** Returns why a glob is invalid, or undefined. A blank one is refused by the schema. */
function findGlobProblem(glob) {
    if (glob.length > MAX_GLOB_CHARS)
        return `must not be longer than ${MAX_GLOB_CHARS} characters`;
    if (glob.trim() === '')
        return undefined;
    if (glob !== glob.trim())
        return 'must not have spaces around it';
    if (glob.includes('\0'))
        return 'must not contain a NUL character';
    if (glob.startsWith('!'))
        return 'must not start with "!": there are no exceptions (write "\\!" for the character)';
    const expanded = expandBraces(glob);
    if (expanded.kind === 'invalid')
        return expanded.reason;
    for (const plain of expanded.globs) {
        const problem = findShapeProblem(plain) ?? findTokenProblem(plain);
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
function findShapeProblem(glob) {
    if (glob.startsWith('/') || /^[A-Za-z]:/.test(glob))
        return 'must be relative to the repository root';
    const parts = glob.replace(/\/$/, '').split('/');
    if (parts.includes('..'))
        return 'must not contain ".."';
    if (glob !== '' && parts.some((part) => part === '' || part === '.')) {
        return 'must be written plainly, without "./" or "//"';
    }
    return undefined;
}
function findTokenProblem(glob) {
    for (const token of readGlobTokens(glob))
        if (token.kind === 'invalid')
            return token.reason;
    return undefined;
}
/** Reads the parts of a glob without braces, up to the first that is invalid. */
function* readGlobTokens(glob) {
    let rest = glob;
    while (rest !== '') {
        const [taken, token] = takeToken(rest);
        yield token;
        rest = rest.slice(taken);
    }
}
function takeToken(rest) {
    const stars = /^\*+/.exec(rest);
    if (stars !== null)
        return [stars[0].length, { kind: 'wildcard', source: '[^/]*' }];
    if (rest.startsWith('?'))
        return [1, { kind: 'wildcard', source: '[^/]' }];
    if (rest.startsWith('['))
        return takeSet(rest);
    const character = String.fromCodePoint(rest.codePointAt(rest.startsWith('\\') ? 1 : 0) ?? 0);
    if (!rest.startsWith('\\'))
        return [character.length, { kind: 'text', character }];
    if (rest.length > 1 && glob_syntax_SPECIAL.includes(character))
        return [2, { kind: 'text', character }];
    return [
        rest.length,
        { kind: 'invalid', reason: 'must use "/" between folders, and "\\" only before one of *?[]{},!\\' },
    ];
}
function takeSet(rest) {
    const set = /^\[([!^]?)([^\\/[\]]+)\]/u.exec(rest);
    if (set === null) {
        return [rest.length, { kind: 'invalid', reason: 'has a "[" without a plain set of characters and "]" after it' }];
    }
    const [whole, negation, members = ''] = set;
    let source = negation === '' ? '' : '^/';
    for (const [text, from = '', to = from] of members.matchAll(/(.)(?:-(.))?/gsu)) {
        if (from > to)
            return [whole.length, { kind: 'invalid', reason: `has a range that is upside down: "${text}"` }];
        if (from < '/' && to > '/') {
            return [whole.length, { kind: 'invalid', reason: `has a range that includes "/": "${text}"` }];
        }
        source += `${toCodeEscape(from)}-${toCodeEscape(to)}`;
    }
    return [whole.length, { kind: 'wildcard', source: `[${source}]` }];
}
function toCodeEscape(character) {
    return `\\x{${character.codePointAt(0)?.toString(16)}}`;
}

;// CONCATENATED MODULE: ./domain/plan/tests-criterion.js


/** The reports that a runner prints to its standard output. */
const printedReports = ['junit', 'tap', 'go-json', 'jest-json', 'mocha-json'];
const FILE_ENDINGS = /\.(?:xml|json|jsonl|tap)$/;
const MAX_NAMES = 100;
const notBlank = z.string().refine((text) => text.trim() !== '', 'must not be blank');
/** Patterns of test names, in which `*` is any text. */
const testNamesSchema = z.array(notBlank.max(500)).min(1).max(MAX_NAMES);
const reportSchema = notBlank.max(1000).superRefine((report, context) => {
    if (isPrintedReport(report))
        return;
    const problem = FILE_ENDINGS.test(report)
        ? findGlobProblem(report)
        : `must be one of ${printedReports.join(', ')}, or the path of a file that ends in .xml, .json, .jsonl or .tap`;
    if (problem !== undefined)
        context.addIssue({ code: 'custom', message: problem });
});
/** The criterion `tests`: a runner's report decides, test by test, in comparison with the base. */
const testsCriterionSchema = z
    .strictObject({
    kind: z.literal('tests'),
    command: notBlank,
    report: reportSchema,
    must_pass: testNamesSchema.optional(),
    must_fail_at_base: z.boolean().optional(),
    regressions: z
        .union([z.enum(['none', 'ignore']), z.int().min(0).max(10_000)], 'must be none, ignore or a number up to 10000')
        .default('none'),
    min_tests: z.int().min(1).max(1_000_000).optional(),
    may_remove: testNamesSchema.optional(),
    flaky_retries: z.int().min(0).max(5).default(0),
    timeout_seconds: z.int().min(1).max(21_600).default(300),
    serial: z.boolean().optional(),
})
    .refine(({ must_pass, must_fail_at_base }) => must_fail_at_base !== true || must_pass !== undefined, {
    path: ['must_fail_at_base'],
    message: 'needs "must_pass", which names the tests',
});
/** Returns whether a criterion's report is printed, rather than written to files. */
function isPrintedReport(report) {
    return printedReports.some((printed) => printed === report);
}
/** Returns whether a criterion asks for more than that nothing is lost, so that it can tell done from not done. */
function tests_criterion_asksForTests({ must_pass, min_tests }) {
    return must_pass !== undefined || min_tests !== undefined;
}

;// CONCATENATED MODULE: ./domain/plan/criterion.js



const criterion_notBlank = z.string().refine((text) => text.trim() !== '', 'must not be blank');
const serial = z.boolean().optional();
const checkName = criterion_notBlank
    .max(100)
    .refine((name) => name === name.trim(), 'must not have spaces around it')
    .refine((name) => !/\p{Cc}/u.test(name), 'must not contain control characters')
    .refine((name) => name !== 'Groundhog' && !/^groundhog: /i.test(name), 'is the name of a check that Groundhog writes itself');
// It begins with a letter, since a number alone is the position of a statement.
const statementName = z.string().regex(/^[A-Za-z][A-Za-z0-9._-]{0,39}$/);
/** The kinds of criteria. All but `semantic` can be checked by a machine. */
const criterionSchema = z.discriminatedUnion('kind', [
    z.strictObject({
        kind: z.literal('command'),
        command: criterion_notBlank,
        expect_exit: z.int().min(0).max(255).default(0),
        timeout_seconds: z.int().min(1).max(21_600).default(300),
        serial,
    }),
    testsCriterionSchema,
    z.strictObject({ kind: z.literal('file_exists'), path: repositoryPathSchema }),
    z.strictObject({ kind: z.literal('file_absent'), path: repositoryPathSchema }),
    z.strictObject({ kind: z.literal('file_contains'), path: repositoryPathSchema, pattern: criterion_notBlank }),
    z.strictObject({ kind: z.literal('changes_within'), paths: z.array(criterion_notBlank).min(1).max(100) }),
    z.strictObject({
        kind: z.literal('github_check'),
        name: checkName,
        timeout_seconds: z.int().min(1).max(21_600).default(1800),
    }),
    z.strictObject({ kind: z.literal('semantic'), name: statementName.optional(), statement: criterion_notBlank }),
]);
/** Returns whether a criterion can be decided without a model or a person. */
function isMachineCheckable(criterion) {
    return criterion.kind !== 'semantic';
}
/** Returns whether a criterion is decided by a program that is run. */
function runsCommand(criterion) {
    return criterion.kind === 'command' || criterion.kind === 'tests';
}

;// CONCATENATED MODULE: ./domain/attempt/judge.js

/** The model that judged a statement, and its usage. A number that is not reported is null. */
const judgeUseSchema = z.object({
    model: z.string(),
    input_tokens: z.int().min(0).nullable(),
    output_tokens: z.int().min(0).nullable(),
    cost_usd: z.number().min(0).nullable(),
    /** Whether some of the numbers are estimates of ours; missing when none is. */
    estimated: z.boolean().optional(),
});

;// CONCATENATED MODULE: ./domain/attempt/tests-run.js

/** `missing`: the report does not have the test; `unknown`: there is no report. */
const comparedOutcomeSchema = z.enum(['passed', 'failed', 'skipped', 'missing', 'unknown']);
/** The rows of tests that a record keeps. */
const MAX_TEST_ROWS = 30;
const countsSchema = z.object({ passed: z.int().min(0), failed: z.int().min(0), skipped: z.int().min(0) });
/**
 * The meaning of a row. `lost`: it passed at the base and does not now. `failed`: it is new, and fails. `required`: the plan
 * demands it, and it is not as demanded. `allowed`: it is lost, and the plan allows that. `flaky`: it failed first, and
 * passed when it was run again. `fixed`: the plan demands it, and it passes.
 */
const testNoteSchema = z.enum(['lost', 'failed', 'required', 'allowed', 'flaky', 'fixed']);
/** One test, at the base and now. */
const testRowSchema = z.object({
    name: z.string(),
    base: comparedOutcomeSchema,
    now: comparedOutcomeSchema,
    note: testNoteSchema,
    /** The failure; empty where there is none. */
    message: z.string(),
    /** The file of the failure; null where the report does not name one of the tree. */
    path: z.string().nullable(),
    /** Counts from 1; null without a path. */
    line: z.int().min(1).nullable(),
});
/** The tests of one criterion, bounded: counts of all, and the rows that matter most. */
const testsRunSchema = z.object({
    /** Null without a report at the base. */
    base: countsSchema.nullable(),
    /** Null without a report. */
    now: countsSchema.nullable(),
    rows: z.array(testRowSchema),
    /** The rows that were left out. */
    left_out: z.int().min(0),
});

;// CONCATENATED MODULE: ./domain/attempt/verdict.js





/**
 * `unjudged`: a semantic criterion without a judgement, neither passed nor failed, and always shown. `not_asked`: a
 * check on GitHub that was skipped because another criterion failed; such an attempt never passes.
 */
const criterionOutcomeSchema = z.enum([
    'passed',
    'failed',
    'unjudged',
    'judged_pass',
    'judged_fail',
    'not_asked',
]);
/** The result of one criterion, with the bounded output of its command. */
const criterionRunSchema = z.object({
    criterion: criterionSchema,
    outcome: criterionOutcomeSchema,
    /** One sentence: the observation. */
    detail: z.string(),
    exit_code: z.int().nullable(),
    duration_ms: z.int().min(0),
    timed_out: z.boolean(),
    /** Head and tail of standard output and error together, valid UTF-8. */
    output: z.string(),
    omitted_bytes: z.int().min(0),
    /** Lines of the whole output that look like failures, each with the two after it; missing where `output` is whole. */
    failure_lines: z.array(z.string()).optional(),
    /** Path of the whole output inside the state ref; null when it is not kept. */
    evidence: z.string().nullable(),
    /** Missing when no model was asked. */
    judge: judgeUseSchema.optional(),
    /** The comparison of tests, of the criterion `tests` only. */
    tests: testsRunSchema.optional(),
    /** True for a guard of the plan; missing for a criterion of the checkpoint. */
    guard: z.literal(true).optional(),
});
/** Returns the criteria that keep a checkpoint from landing. */
function verdict_findFailed(runs) {
    return runs.filter((run) => run.outcome === 'failed' || run.outcome === 'judged_fail');
}
/**
 * Returns whether the clean tree already satisfies a checkpoint. What holds for a tree without changes anyway is not
 * enough: some other criterion of the checkpoint must have passed.
 */
function isSatisfied(runs) {
    const relevant = runs.filter(({ criterion }) => criterion.kind !== 'changes_within');
    const isAnyFailed = relevant.some(({ outcome }) => outcome === 'failed' || outcome === 'judged_fail');
    return !isAnyFailed && relevant.some((run) => run.outcome === 'passed' && !holdsFromStart(run));
}
/** Returns the criteria that passed before any work: their later pass says nothing about the work. */
function verdict_findVacuous(runs) {
    if (isSatisfied(runs))
        return [];
    return runs.filter((run) => run.outcome === 'passed' && !holdsFromStart(run));
}
/** Returns whether a criterion asks only that the work breaks nothing, so that it holds before any. */
function holdsFromStart({ criterion, guard }) {
    if (guard === true || criterion.kind === 'changes_within')
        return true;
    return criterion.kind === 'tests' && !asksForTests(criterion);
}

;// CONCATENATED MODULE: ./domain/attempt/attempt.js












/** Summary of one tool call of the agent. */
const toolCallRecordSchema = z.object({
    seq: z.int().min(1),
    tool_name: z.string(),
    started_at: z.iso.datetime(),
    duration_ms: z.int().min(0),
    result_bytes: z.int().min(0),
    is_error: z.boolean(),
});
/** Usage of an attempt. A number that the agent does not report is null, never zero. */
const usageSchema = z.object({
    turns: z.int().min(0).nullable(),
    input_tokens: z.int().min(0).nullable(),
    output_tokens: z.int().min(0).nullable(),
    /** The input tokens that the provider read from its cache; missing when not reported. */
    cached_input_tokens: z.int().min(0).nullable().optional(),
    cost_usd: z.number().min(0).nullable(),
    /** Whether some of the numbers are estimates of ours, since the provider did not count; missing when none is. */
    estimated: z.boolean().optional(),
});
const NO_USAGE = { turns: null, input_tokens: null, output_tokens: null, cost_usd: null };
/** `running` has not ended; `interrupted` was not the agent's failure and does not consume budget. */
const attemptOutcomeSchema = z.enum(['running', 'passed', 'failed', 'interrupted']);
/**
 * The source of the claim that had an attempt verified: the success verb, the agent's own clean end, or none, for work
 * that was verified as the attempt had left it.
 */
const claimSourceSchema = z.enum(['verb', 'end', 'none']);
/** A recorded step of a failed attempt that is verified in place of what the attempt left. */
const rescueSchema = z.object({
    /** The number of the step in the task. */
    step: z.int().min(1),
    commit: objectIdSchema,
    tree: objectIdSchema,
    /** Whether the agent said that another attempt is pointless. */
    retry_pointless: z.boolean(),
});
/** The audit record of one attempt. `day` is its number in the whole task, from 1. */
const attemptRecordSchema = z.object({
    day: z.int().min(1),
    started_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
    outcome: attemptOutcomeSchema,
    /** Missing in records of versions that had one agent for a run. */
    agent: agentIdentitySchema.optional(),
    snapshot_ref: objectIdSchema,
    scratch_branch: z.string(),
    scratch_commit: objectIdSchema.nullable(),
    tree: objectIdSchema.nullable(),
    summary: z.string().nullable(),
    failure_report: failureReportSchema.nullable(),
    workspace_reverted: z.boolean(),
    verifier_runs: z.array(criterionRunSchema),
    /** Missing where nothing was verified, and in records of versions that took the verb alone. */
    claimed_by: claimSourceSchema.optional(),
    /** The step that is verified now; missing when there is none, and once the attempt has ended. */
    rescue: rescueSchema.optional(),
    /** The number of the step that passed in place of what the attempt left; missing when there is none. */
    rescued_from_step: z.int().min(1).optional(),
    /** The folder that commands of criteria ran in; missing where none ran. */
    verified_in: z.enum(verifyInChoices).optional(),
    tool_calls: z.array(toolCallRecordSchema),
    side_effects: z.array(sideEffectSchema),
    usage: usageSchema,
    /** At most 200 are listed; `changed_paths_total` counts all. */
    changed_paths: z.array(changedPathSchema),
    changed_paths_total: z.int().min(0),
    /** Notes that are not failures, such as files that were restored or left out. */
    notes: z.array(z.string()),
    committed_ref: objectIdSchema.nullable(),
    /** The commit that GitHub has made and signed for the landing; missing when there is none. */
    signed_commit: objectIdSchema.optional(),
    /** Null when nothing landed, and when it could not be counted. */
    attribution: attributionSchema.nullable(),
    /** Missing when what landed was not audited. */
    audit: landingAuditSchema.optional(),
    /** Null until a step is published or the attempt is captured. */
    timeline: stepTimelineSchema.nullable(),
    /** The cause of an interruption; null for every other outcome. */
    interruption: interruptionSchema.nullable(),
});
/** Returns the usage of an attempt's agent and judge together. A number that neither reports is null. */
function attempt_totalUsage({ usage, verifier_runs }) {
    return listUses(verifier_runs).reduce(addJudgeUse, usage);
}
/** Returns the usage plus that of one more answer of a judge, which does not count as a turn of the agent. */
function addJudgeUse(usage, { input_tokens, output_tokens, cost_usd, estimated }) {
    return {
        ...usage,
        input_tokens: add(usage.input_tokens, input_tokens),
        output_tokens: add(usage.output_tokens, output_tokens),
        cost_usd: add(usage.cost_usd, cost_usd),
        ...(estimated === true ? { estimated } : {}),
    };
}
/** Adds two usages. A number that neither reports is null. */
function addUsage(a, b) {
    return {
        turns: add(a.turns, b.turns),
        input_tokens: add(a.input_tokens, b.input_tokens),
        output_tokens: add(a.output_tokens, b.output_tokens),
        cached_input_tokens: add(a.cached_input_tokens ?? null, b.cached_input_tokens ?? null),
        cost_usd: add(a.cost_usd, b.cost_usd),
        ...(a.estimated === true || b.estimated === true ? { estimated: true } : {}),
    };
}
function listUses(runs) {
    return runs.flatMap(({ judge }) => (judge === undefined ? [] : [judge]));
}
function add(a, b) {
    return a === null && b === null ? null : (a ?? 0) + (b ?? 0);
}

;// CONCATENATED MODULE: ./domain/record/budget-reading.js

/** The use of a limit of a run, in the unit of its setting. */
const budgetReadingSchema = z.object({
    limit: z.enum(['max_tokens', 'max_cost_usd', 'deadline_minutes']),
    used: z.number().min(0),
    max: z.number().min(0),
});
/** Renders a reading, such as "850 of 1000 tokens". */
function describeReading({ limit, used, max }) {
    if (limit === 'max_cost_usd')
        return `${toShort(used)} of ${toShort(max)} US dollars`;
    return `${toShort(used)} of ${toShort(max)} ${limit === 'max_tokens' ? 'tokens' : 'minutes'}`;
}
/** Returns the name of the input and flag that set a limit. */
function toSettingName({ limit }) {
    return limit.replaceAll('_', '-');
}
/** Rounds away the noise of sums of decimals. */
function toShort(value) {
    return String(Number(value.toFixed(value < 1 ? 4 : 2)));
}

;// CONCATENATED MODULE: ./domain/record/ending.js

/** The endings of a run. */
const endingSchema = z.enum([
    'passed',
    'nothing_to_do',
    'blocked',
    'paused',
    'refused',
    'conflict',
    'infra_error',
]);
const conclusions = {
    passed: 'success',
    nothing_to_do: 'success',
    blocked: 'failure',
    paused: 'neutral',
    refused: 'failure',
    conflict: 'failure',
    infra_error: 'failure',
};
/** Returns the conclusion of a GitHub check run for an ending. */
function conclusionOf(ending) {
    return conclusions[ending];
}
const exitCodes = {
    passed: 0,
    nothing_to_do: 0,
    blocked: 1,
    paused: 3,
    refused: 4,
    conflict: 4,
    infra_error: 5,
};
// Why: docs/decisions/0125-exit-codes-of-the-command-line.md
/** Returns the exit code of the command line for an ending; 2 is for wrong usage, see `isUsageError`. */
function exitCodeOf(ending) {
    return exitCodes[ending];
}
/** The cause of a pause, which decides whether the run may resume by itself. */
const pauseCauseSchema = z.enum([
    'deadline',
    'budget',
    'cancelled',
    /** The agent's provider was unavailable. */
    'provider',
    /** The user must fix the account at the agent's provider. */
    'account',
    /** The judge has given no verdict on a statement. */
    'unjudged',
    'asked',
    'approval',
    /** The job ended before its run did. */
    'job_ended',
    /** Another run has taken the task. */
    'taken',
]);
const passing = {
    deadline: true,
    budget: false,
    cancelled: false,
    provider: true,
    account: false,
    unjudged: false,
    asked: false,
    approval: false,
    job_ended: true,
    taken: true,
};
/** Returns whether a run that paused for this cause can resume without any action of a user. */
function isPassing(cause) {
    return passing[cause];
}

;// CONCATENATED MODULE: ./domain/record/rebase.js


/** A commit of the task branch: the landing of a checkpoint of the plan, or any other, such as one of a person. */
const branchCommitSchema = z.object({ commit: objectIdSchema, checkpoint_id: z.string().nullable() });
/** A rebase that has begun: the task branch does not move before it is complete. */
const rebaseSchema = z.object({
    /** The head of the task branch, where it stays until then. */
    from: objectIdSchema,
    /** The tip of the base that the commits are put on. */
    onto: objectIdSchema,
    /** The last commit of the new line, which is in no branch yet. */
    head: objectIdSchema,
    /** The commits of the task branch that are not on the new line yet, oldest first. */
    left: z.array(branchCommitSchema),
    /** The checkpoints that had landed, each with its commit on the task branch, and its `budget_from` before the rebase. */
    landed: z.array(z.object({ checkpoint_id: z.string(), commit: objectIdSchema, budget_from: z.int().min(0) })),
    /** The last attempt before the rebase. */
    since_day: z.int().min(0),
    /** `last_landed` of the record before the rebase. */
    last_landed: objectIdSchema.nullable(),
});
/** A rebase that is complete. */
const completedRebaseSchema = z.object({
    at: z.iso.datetime(),
    onto: objectIdSchema,
    from: objectIdSchema,
    to: objectIdSchema,
    /** The ref that keeps `from`. */
    kept_ref: z.string(),
    /** The checkpoints whose criteria held again on the new base. */
    verified: z.array(z.string()),
});
/** A rebase that commits of people do not allow: not tried again while branch and base stay where they are. */
const impossibleRebaseSchema = z.object({ from: objectIdSchema, onto: objectIdSchema, reason: z.string() });
/** The events of a rebase. */
const rebaseEventSchemas = [
    z.object({
        kind: z.literal('rebase_started'),
        from: objectIdSchema,
        onto: objectIdSchema,
        commits: z.array(branchCommitSchema),
    }),
    /** Commits of the task branch that are no landings of the plan are on the new line, the last one as `to`. */
    z.object({ kind: z.literal('commits_carried'), commits: z.array(objectIdSchema).min(1), to: objectIdSchema }),
    /** The task branch has moved; `kept_ref` keeps the commit where it was. */
    z.object({
        kind: z.literal('rebase_completed'),
        from: objectIdSchema,
        onto: objectIdSchema,
        to: objectIdSchema,
        kept_ref: z.string(),
    }),
    /** The task branch stays as it is, and so does what had landed on it. */
    z.object({
        kind: z.literal('rebase_stopped'),
        reason: z.string(),
        /** The commit of a person that conflicts, so that the same rebase is not tried again; missing for other reasons. */
        conflict_of: objectIdSchema.optional(),
    }),
];
/** The maker of an attempt that puts a landed commit on another base. No agent has this name. */
const REBASE_AGENT = { name: 'rebase', provider: null, model: null, entry: null };
/** Returns whether an attempt was no work of an agent, but a landed commit that was put on another base. */
function rebase_isReplay({ agent }) {
    return agent?.name === REBASE_AGENT.name;
}
/** Finds the commit on the task branch by which a checkpoint had landed before the rebase. */
function findReplayed(rebase, checkpointId) {
    return rebase?.landed.find(({ checkpoint_id }) => checkpoint_id === checkpointId)?.commit;
}

;// CONCATENATED MODULE: ./domain/record/run-record.js







const checkpointOutcomeSchema = z.enum(['pending', 'success', 'skipped', 'abandoned', 'blocked']);
/** The record of one checkpoint of the plan. */
const checkpointRunSchema = z.object({
    checkpoint_id: z.string(),
    /** Hash of the checkpoint's definition; a change of it reopens the checkpoint. */
    definition_hash: z.string(),
    outcome: checkpointOutcomeSchema,
    /** The reason for the outcome in one sentence; null when it needs none. */
    reason: z.string().nullable(),
    attempt_budget: z.int().min(1),
    /** The criteria on the clean tree before the first attempt; null until they have run. */
    baseline: z.array(criterionRunSchema).nullable(),
    attempts: z.array(attemptRecordSchema),
    /** The index of the first attempt of the present budget; earlier ones do not count. */
    budget_from: z.int().min(0),
    started_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
});
/** Returns the word for an outcome in texts for people. */
function nameOutcome(outcome) {
    return outcome === 'abandoned' ? 'given up' : outcome;
}
/** Returns whether a checkpoint needs no more work. */
function run_record_isCheckpointDone({ outcome }) {
    return outcome === 'success' || outcome === 'skipped';
}
/** A request of a user to a task. */
const personRequestSchema = z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string().nullable() });
/** An action of a user on a task from outside of its runs. */
const steeringSchema = z.object({
    at: z.iso.datetime(),
    by: z.string(),
    kind: z.enum(['retry', 'skip', 'hint', 'pause', 'abort', 'approve', 'materialize']),
    checkpoint_id: z.string().nullable(),
    /** The hint, the reason, the commit or the one statement; null when there is none. */
    text: z.string().nullable(),
});
/** The audit record of a task; never put into a prompt as a whole. */
const runRecordSchema = z.object({
    schema_version: z.literal(1),
    /** A random id of the task, which our comments carry. */
    lineage: z.string(),
    task_id: taskIdSchema,
    plan_id: z.string(),
    plan_hash: z.string(),
    base_ref: z.string(),
    base_sha: objectIdSchema,
    task_branch: z.string(),
    /** The last known head of the task branch; equal to `base_sha` while nothing has landed. */
    head: objectIdSchema,
    /** The last landed commit; null before the first. People's lines are counted from there. */
    last_landed: objectIdSchema.nullable().default(null),
    /** The last commit that waits for approval; null when everything landed is on the task branch. */
    result: objectIdSchema.nullable().default(null),
    /** Set from the start of a rebase until the task branch has moved. */
    rebase: rebaseSchema.nullable().default(null),
    /** The rebases that are complete, oldest first. */
    rebases: z.array(completedRebaseSchema).default([]),
    /** The last rebase that commits of people did not allow; null for none. */
    impossible_rebase: impossibleRebaseSchema.nullable().default(null),
    /** Set until the next run starts. */
    pause: personRequestSchema.nullable().default(null),
    /** Set until a checkpoint is opened again. */
    aborted: personRequestSchema.nullable().default(null),
    /** The latest actions of users; the chronicle has all. */
    steering: z.array(steeringSchema).default([]),
    /** The issue that asked for the task; null when none did. */
    issue_number: z.int().min(1).nullable().default(null),
    /** The latest comments, reviews and comments on lines whose commands were executed. */
    handled_comments: z.array(z.int().min(1)).default([]),
    handled_reviews: z.array(z.int().min(1)).default([]),
    handled_line_comments: z.array(z.int().min(1)).default([]),
    isolation: z.enum(['none', 'sandbox']),
    /** The means of the isolation, and the network that each zone has; null without isolation. */
    isolation_detail: z.string().nullable().default(null),
    /** The number of the last attempt of the task; 0 before the first. */
    last_day: z.int().min(0),
    /** `last_day` when the present run started: later attempts are of this run. */
    last_day_before_run: z.int().min(0),
    /** `last_landed` when the present run started: another value is of this run. */
    last_landed_before_run: objectIdSchema.nullable().default(null),
    /** The highest number of a workspace context; 0 before the first. */
    last_context: z.int().min(0).default(0),
    checkpoints: z.array(checkpointRunSchema),
    /** The budget warnings of the present run, one for each limit. */
    budget_warnings: z.array(budgetReadingSchema).default([]),
    /** The page of the job that the last run ran in; null outside of one. */
    run_url: z.string().nullable().default(null),
    /** Null while a run is running. */
    ending: endingSchema.nullable(),
    ending_reason: z.string().nullable(),
    /** The cause of the last run's pause; null with every other ending. */
    pause_cause: pauseCauseSchema.nullable().default(null),
    started_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
});
/** Returns whether the present run has brought a commit to the task branch. */
function hasLandedInThisRun({ last_landed, last_landed_before_run: before, ...waiting }) {
    return waiting.result === null && waiting.rebase === null && last_landed !== before;
}
/** Returns whether an attempt can be verified without its agent. */
function isCaptured(attempt) {
    const { outcome, scratch_commit, tree, summary, timeline } = attempt;
    const isNull = [scratch_commit, tree, summary, timeline].includes(null);
    return outcome === 'running' && !isNull;
}
/** Returns the attempt of a task that waits to be verified; there is at most one. */
function run_record_findCapturedAttempt(record) {
    return record.checkpoints.flatMap(({ attempts }) => attempts).find(isCaptured);
}
/** Returns the last attempt when its workspace was neither rewound nor recreated, or undefined. */
function findUnreverted(record) {
    const attempts = record.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
    const attempt = attempts.find(({ day }) => day === record.last_day);
    if (attempt === undefined || attempt.workspace_reverted)
        return undefined;
    if (attempt.outcome !== 'failed' && attempt.outcome !== 'interrupted')
        return undefined;
    return { attempt, isOfRun: attempt.day > record.last_day_before_run };
}
/** Returns the record with one checkpoint changed. Throws an Error when the plan of the task does not have it. */
function updateCheckpoint(record, id, change) {
    if (!record.checkpoints.some((checkpoint) => checkpoint.checkpoint_id === id)) {
        throw new Error(`the plan of this task has no checkpoint "${id}"`);
    }
    return {
        ...record,
        checkpoints: record.checkpoints.map((checkpoint) => checkpoint.checkpoint_id === id ? change(checkpoint) : checkpoint),
    };
}

;// CONCATENATED MODULE: ./report/text/format-duration.js
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
/** Formats the time between two recorded instants; "–" while one is unknown. */
function format_duration_formatSpan(startedAt, endedAt) {
    const durationMs = spanMs(startedAt, endedAt);
    return durationMs === undefined ? '–' : formatDuration(durationMs);
}
/** Formats the total time of attempts; "–" while none has ended. */
function formatTotal(spans) {
    const known = spans.flatMap(({ started_at, ended_at }) => spanMs(started_at, ended_at) ?? []);
    return known.length === 0 ? '–' : formatDuration(known.reduce((sum, ms) => sum + ms, 0));
}
/** Returns the milliseconds between two recorded instants, never negative. */
function spanMs(startedAt, endedAt) {
    if (startedAt === null || endedAt === null)
        return undefined;
    return Math.max(0, Date.parse(endedAt) - Date.parse(startedAt));
}
/** Formats US dollars; amounts below $0.10 have four decimals, null is "–", and "≈" marks an estimate. */
function format_duration_formatCost({ cost_usd: costUsd, estimated }) {
    if (costUsd === null)
        return '–';
    return `${estimated === true ? '≈ ' : ''}$${costUsd.toFixed(costUsd > 0 && costUsd < 0.1 ? 4 : 2)}`;
}
/** Formats a count with thousands separators; null is "–". */
function format_duration_formatCount(count) {
    return count === null ? '–' : String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** Formats a count with its noun: "1 attempt", "2 attempts". */
function format_duration_formatPlural(count, noun) {
    return `${format_duration_formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
/** Formats a recorded instant in UTC, to the minute. */
function format_duration_formatInstant(at) {
    return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

;// CONCATENATED MODULE: ./report/words/task-facts.js






/** Lists the checkpoints in the plan's order, then those that only the record has. Without the plan none has its definition. */
function task_facts_listCheckpoints(view) {
    const runs = new Map(view.record.checkpoints.map((run) => [run.checkpoint_id, run]));
    const definitions = new Map((view.plan?.checkpoints ?? []).map((checkpoint) => [checkpoint.id, checkpoint]));
    const ids = new Set([...definitions.keys(), ...runs.keys()]);
    return [...ids].map((id, index) => ({
        id,
        position: index + 1,
        definition: definitions.get(id),
        run: runs.get(id),
        attempts: runs.get(id)?.attempts ?? [],
    }));
}
/** Returns whether the checkpoint needs no more work. */
function isDone({ run }) {
    return run !== undefined && run_record_isCheckpointDone(run);
}
/** Describes how many checkpoints are done, and how many were skipped instead. */
function countDone(checkpoints) {
    const skipped = checkpoints.filter(({ run }) => run?.outcome === 'skipped').length;
    const done = checkpoints.filter(isDone).length - skipped;
    return `${done} of ${format_duration_formatPlural(checkpoints.length, 'checkpoint')} done${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}
/** Returns whether the reason adds information to the outcome. */
function task_facts_needsReason({ run }) {
    return run !== undefined && run.outcome !== 'success';
}
/** Lists the attempts under the present definition and budget. */
function task_facts_listCountedAttempts({ run, attempts, }) {
    return attempts.slice(run?.budget_from ?? 0);
}
/** Counts the attempts started under the present budget, without interrupted ones, which use none of it. */
function countStarted(checkpoint) {
    const counted = task_facts_listCountedAttempts(checkpoint).filter((attempt) => !isReplay(attempt));
    return counted.filter(({ outcome }) => outcome !== 'interrupted').length;
}
/** Returns whether the criteria held before any work, so that no attempt was needed. */
function isSatisfiedFromStart(checkpoint) {
    const hasPassed = task_facts_listCountedAttempts(checkpoint).some((attempt) => attempt.outcome === 'passed');
    return checkpoint.run?.outcome === 'success' && !hasPassed;
}
/** Finds the commit that the checkpoint landed as; null when it has none. */
function findLandedCommit(checkpoint) {
    return findLandedAttempt(checkpoint)?.committed_ref ?? null;
}
/** Finds the attempt that landed a commit; undefined when none did. */
function findLandedAttempt(checkpoint) {
    return task_facts_listCountedAttempts(checkpoint).findLast((attempt) => attempt.committed_ref !== null);
}
/** Finds the latest results of the criteria: those of the last verified attempt, else the baseline. */
function findLatestCriteria({ run }) {
    return run === undefined ? [] : findLatestRuns(run);
}
/** Lists all attempts of the task in order. */
function listAttempts(checkpoints) {
    return checkpoints.flatMap((checkpoint) => checkpoint.attempts).sort((a, b) => a.day - b.day);
}
/** Describes how many attempts there were, without landed commits that were put on another base: "3 attempts". */
function describeAttemptCount(attempts) {
    return format_duration_formatPlural(attempts.filter((attempt) => !rebase_isReplay(attempt)).length, 'attempt');
}
/** Describes the time of the attempts that do not count under the present budget. */
function describeEarlier({ attempts, budget_from }) {
    return attempts.slice(budget_from).some(isReplay) ? 'before the rebase' : 'before a retry';
}
/** Sums up the usage of attempts. A number that no attempt reports stays null. */
function sumUsage(attempts) {
    return attempts.map(attempt_totalUsage).reduce(addUsage, NO_USAGE);
}
/** Lists the statements of a checkpoint that nobody has judged. */
function listOpenStatements({ id, run }) {
    const open = run === undefined ? [] : listUnjudged(run);
    const isOnly = open.length === 1;
    return open.map((one) => ({ text: one.text, target: isOnly ? quoteName(id) : toStatementTarget(id, one) }));
}
/** Counts the statements of a checkpoint that nobody has judged. */
function task_facts_countUnjudged({ run }) {
    return run === undefined ? 0 : listUnjudged(run).length;
}
/** Describes how many checkpoints have landed, and how many are done without a commit: "2 of 3 landed, 1 skipped". */
function describeCounts(checkpoints) {
    const landed = checkpoints.filter((each) => each.run?.outcome === 'success' && findLandedCommit(each) !== null).length;
    const satisfied = checkpoints.filter(isSatisfiedFromStart).length;
    const skipped = checkpoints.filter(({ run }) => run?.outcome === 'skipped').length;
    const unchanged = checkpoints.filter(isDone).length - landed - satisfied - skipped;
    const others = [
        ...(satisfied > 0 ? [`${satisfied} already satisfied`] : []),
        ...(unchanged > 0 ? [`${unchanged} passed without changes`] : []),
        ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ];
    return [`${landed} of ${checkpoints.length} landed`, ...others].join(', ');
}

;// CONCATENATED MODULE: ./report/terminal/marks.js



const marks = {
    done: { mark: '✓', ascii: '[x]', tone: 'good' },
    failed: { mark: '✗', ascii: '[!]', tone: 'bad' },
    undone: { mark: '↺', ascii: '[<]', tone: 'warning' },
    waiting: { mark: '○', ascii: '[ ]' },
    running: { mark: '▸', ascii: '[*]', tone: 'strong' },
    skipped: { mark: '»', ascii: '[>]', tone: 'warning' },
    abandoned: { mark: '⊘', ascii: '[-]', tone: 'bad' },
    blocked: { mark: '■', ascii: '[#]', tone: 'bad' },
};
/** Returns the mark of a state, one column wide, or three of ASCII. */
function renderMark(name, { hasUnicode }) {
    const { mark, ascii } = marks[name];
    return hasUnicode ? mark : ascii;
}
/** Returns as many spaces as a mark is wide. */
function renderNoMark({ hasUnicode }) {
    return hasUnicode ? ' ' : '   ';
}
/** Returns the tone of a line with a mark. */
function toneOf(name) {
    return marks[name].tone;
}
/** Returns the state of a checkpoint for its mark. */
function findMark(checkpoint) {
    const outcome = checkpoint.run?.outcome ?? 'pending';
    switch (outcome) {
        case 'success':
            return 'done';
        case 'skipped':
        case 'abandoned':
        case 'blocked':
            return outcome;
        case 'pending':
            return findPendingMark(checkpoint);
        default:
            return assert_never_assertNever(outcome);
    }
}
function findPendingMark(checkpoint) {
    const last = task_facts_listCountedAttempts(checkpoint).at(-1);
    if (last === undefined || isCaptured(last))
        return 'waiting';
    return last.outcome === 'running' || last.outcome === 'passed' ? 'running' : 'undone';
}
const tones = new Map(Object.values(marks).flatMap(({ mark, ascii, tone }) => [[mark, tone], [ascii, tone]]));
/** Finds the tone of a line that begins with a mark, behind two spaces at most. */
function findLineTone(line) {
    return tones.get(/^ {0,2}(\S+) /.exec(line)?.[1] ?? '');
}

;// CONCATENATED MODULE: ./domain/record/conforms.js
const DEFINITIONS = '#/$defs/';
const NO_LIMIT = Number.POSITIVE_INFINITY;
/**
 * Returns whether a value of JSON has a shape, which may refer to the definitions of a whole one. The rules that a schema
 * has beyond JSON Schema are not checked: a text that breaks them is text none the less.
 */
function conforms(value, shape, whole = shape) {
    const isLike = (other) => conforms(value, other, whole);
    return ((shape.$ref === undefined || isLike(findDefinition(shape.$ref, whole))) &&
        (shape.type === undefined || [shape.type].flat().some((type) => hasType(value, type))) &&
        (!('const' in shape) || value === shape.const) &&
        (shape.enum === undefined || shape.enum.includes(value)) &&
        (shape.anyOf === undefined || shape.anyOf.some(isLike)) &&
        (shape.oneOf === undefined || shape.oneOf.some(isLike)) &&
        (typeof value !== 'number' || isInRange(value, shape)) &&
        (typeof value !== 'string' || isLikeText(value, shape)) &&
        (!Array.isArray(value) || isLikeList(value, shape, whole)) &&
        (!isMapping(value) || isLikeMapping(value, shape, whole)));
}
function findDefinition(reference, { $defs = {} }) {
    const name = reference.slice(DEFINITIONS.length);
    const found = reference.startsWith(DEFINITIONS) && Object.hasOwn($defs, name) ? $defs[name] : undefined;
    if (found === undefined)
        throw new Error(`"${reference}" is not defined`);
    return found;
}
function hasType(value, type) {
    if (type === 'integer')
        return Number.isInteger(value);
    if (type === 'null')
        return value === null;
    if (type === 'array')
        return Array.isArray(value);
    return type === 'object' ? isMapping(value) : typeof value === type;
}
function isInRange(value, { minimum = -NO_LIMIT, maximum = NO_LIMIT }) {
    return value >= minimum && value <= maximum;
}
function isLikeText(value, { pattern, maxLength = NO_LIMIT }) {
    return value.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(value));
}
function isLikeList(value, { items, minItems = 0, maxItems = NO_LIMIT }, whole) {
    const isRight = items === undefined || value.every((item) => conforms(item, items, whole));
    return isRight && value.length >= minItems && value.length <= maxItems;
}
function isLikeMapping(value, { properties = {}, required = [], additionalProperties }, whole) {
    const isRight = ([name, part]) => {
        const shape = Object.hasOwn(properties, name) ? properties[name] : undefined;
        return shape === undefined ? additionalProperties !== false : conforms(part, shape, whole);
    };
    return Object.entries(value).every(isRight) && required.every((name) => Object.hasOwn(value, name));
}
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./domain/record/record-shape.js
const recordShape = JSON.parse("{\"event\":{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"anyOf\":[{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"task_created\"},\"schema_version\":{\"type\":\"number\",\"const\":1},\"lineage\":{\"type\":\"string\"},\"task_id\":{\"$ref\":\"#/$defs/__schema0\"},\"plan_id\":{\"type\":\"string\"},\"base_ref\":{\"type\":\"string\"},\"base_sha\":{\"$ref\":\"#/$defs/__schema1\"},\"task_branch\":{\"type\":\"string\"},\"head\":{\"$ref\":\"#/$defs/__schema1\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"schema_version\",\"lineage\",\"task_id\",\"plan_id\",\"base_ref\",\"base_sha\",\"task_branch\",\"head\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"run_started\"},\"run_id\":{\"type\":\"string\"},\"run_url\":{\"type\":\"string\"},\"groundhog_version\":{\"type\":\"string\"},\"isolation\":{\"type\":\"string\",\"enum\":[\"none\",\"sandbox\"]},\"isolation_detail\":{\"type\":\"string\"},\"lease_generation\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"took_over\":{\"type\":\"object\",\"properties\":{\"run_id\":{\"type\":\"string\"},\"reason\":{\"type\":\"string\"}},\"required\":[\"run_id\",\"reason\"],\"additionalProperties\":false},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"run_id\",\"groundhog_version\",\"isolation\",\"lease_generation\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"plan_set\"},\"plan_hash\":{\"type\":\"string\"},\"checkpoints\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{\"checkpoint_id\":{\"type\":\"string\"},\"definition_hash\":{\"type\":\"string\"},\"attempt_budget\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991}},\"required\":[\"checkpoint_id\",\"definition_hash\",\"attempt_budget\"],\"additionalProperties\":false}},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"plan_hash\",\"checkpoints\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"issue_linked\"},\"issue_number\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"issue_number\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"plan_approved\"},\"hash\":{\"type\":\"string\"},\"by\":{\"type\":\"string\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"hash\",\"by\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"plan_committed\"},\"path\":{\"type\":\"string\"},\"from\":{\"anyOf\":[{\"$ref\":\"#/$defs/__schema1\"},{\"type\":\"null\"}]},\"to\":{\"$ref\":\"#/$defs/__schema1\"},\"landed_on\":{\"type\":\"string\",\"const\":\"result\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"path\",\"from\",\"to\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"comment_handled\"},\"comment_id\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"part\":{\"type\":\"string\",\"enum\":[\"review\",\"line\"]},\"command\":{\"type\":\"string\"},\"by\":{\"type\":\"string\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"comment_id\",\"command\",\"by\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"branch_advanced\"},\"from\":{\"$ref\":\"#/$defs/__schema1\"},\"to\":{\"$ref\":\"#/$defs/__schema1\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"from\",\"to\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"workspace_prepared\"},\"context\":{\"$ref\":\"#/$defs/__schema4\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"context\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"rollback_started\"},\"run_id\":{\"$ref\":\"#/$defs/__schema5\"},\"day\":{\"$ref\":\"#/$defs/__schema6\"},\"from\":{\"$ref\":\"#/$defs/__schema1\"},\"to\":{\"$ref\":\"#/$defs/__schema1\"},\"pinned_ref\":{\"$ref\":\"#/$defs/__schema7\"},\"worktree_path\":{\"type\":\"string\"},\"found\":{\"anyOf\":[{\"type\":\"object\",\"properties\":{\"branch\":{\"type\":[\"string\",\"null\"]},\"head\":{\"anyOf\":[{\"$ref\":\"#/$defs/__schema1\"},{\"type\":\"null\"}]},\"is_dirty\":{\"type\":\"boolean\"},\"staged_count\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},\"unstaged_count\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},\"untracked_count\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991}},\"required\":[\"branch\",\"head\",\"is_dirty\",\"staged_count\",\"unstaged_count\",\"untracked_count\"],\"additionalProperties\":false},{\"type\":\"null\"}]},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"run_id\",\"day\",\"from\",\"to\",\"pinned_ref\",\"worktree_path\",\"found\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"rollback_completed\"},\"run_id\":{\"$ref\":\"#/$defs/__schema5\"},\"day\":{\"$ref\":\"#/$defs/__schema6\"},\"from\":{\"$ref\":\"#/$defs/__schema1\"},\"to\":{\"$ref\":\"#/$defs/__schema1\"},\"pinned_ref\":{\"$ref\":\"#/$defs/__schema7\"},\"context\":{\"$ref\":\"#/$defs/__schema4\"},\"notes\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"run_id\",\"day\",\"from\",\"to\",\"pinned_ref\",\"context\",\"notes\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"rollback_failed\"},\"run_id\":{\"$ref\":\"#/$defs/__schema5\"},\"day\":{\"$ref\":\"#/$defs/__schema6\"},\"from\":{\"$ref\":\"#/$defs/__schema1\"},\"to\":{\"$ref\":\"#/$defs/__schema1\"},\"pinned_ref\":{\"$ref\":\"#/$defs/__schema7\"},\"reason\":{\"type\":\"string\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"run_id\",\"day\",\"from\",\"to\",\"pinned_ref\",\"reason\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"leftovers_removed\"},\"run_id\":{\"type\":\"string\"},\"paths\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"run_id\",\"paths\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"baseline_checked\"},\"checkpoint_id\":{\"type\":\"string\"},\"verifier_runs\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/__schema8\"}},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"checkpoint_id\",\"verifier_runs\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"checkpoint_satisfied\"},\"checkpoint_id\":{\"type\":\"string\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"checkpoint_id\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"attempt_started\"},\"checkpoint_id\":{\"type\":\"string\"},\"day\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"attempt\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"attempt_budget\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"snapshot_ref\":{\"$ref\":\"#/$defs/__schema1\"},\"scratch_branch\":{\"type\":\"string\"},\"agent\":{\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\"},\"provider\":{\"type\":[\"string\",\"null\"]},\"model\":{\"type\":[\"string\",\"null\"]},\"entry\":{\"anyOf\":[{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},{\"type\":\"null\"}]}},\"required\":[\"name\",\"provider\",\"model\",\"entry\"],\"additionalProperties\":false},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"checkpoint_id\",\"day\",\"attempt\",\"attempt_budget\",\"snapshot_ref\",\"scratch_branch\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"steps_recorded\"},\"checkpoint_id\":{\"type\":\"string\"},\"day\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"base\":{\"$ref\":\"#/$defs/__schema1\"},\"steps\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/__schema26\"}},\"missed\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"checkpoint_id\",\"day\",\"base\",\"steps\",\"missed\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"attempt_captured\"},\"checkpoint_id\":{\"type\":\"string\"},\"day\":{\"$ref\":\"#/$defs/__schema28\"},\"tool_calls\":{\"$ref\":\"#/$defs/__schema29\"},\"side_effects\":{\"$ref\":\"#/$defs/__schema30\"},\"usage\":{\"$ref\":\"#/$defs/__schema32\"},\"changed_paths\":{\"$ref\":\"#/$defs/__schema33\"},\"changed_paths_total\":{\"$ref\":\"#/$defs/__schema34\"},\"notes\":{\"$ref\":\"#/$defs/__schema35\"},\"scratch_commit\":{\"$ref\":\"#/$defs/__schema1\"},\"tree\":{\"$ref\":\"#/$defs/__schema1\"},\"summary\":{\"type\":\"string\"},\"claimed_by\":{\"$ref\":\"#/$defs/__schema36\"},\"failure_report\":{\"anyOf\":[{\"$ref\":\"#/$defs/__schema37\"},{\"type\":\"null\"}]},\"timeline\":{\"$ref\":\"#/$defs/__schema38\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"checkpoint_id\",\"day\",\"tool_calls\",\"side_effects\",\"usage\",\"changed_paths\",\"changed_paths_total\",\"notes\",\"scratch_commit\",\"tree\",\"summary\",\"timeline\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"rescue_started\"},\"checkpoint_id\":{\"type\":\"string\"},\"day\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"step\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"commit\":{\"$ref\":\"#/$defs/__schema1\"},\"tree\":{\"$ref\":\"#/$defs/__schema1\"},\"retry_pointless\":{\"type\":\"boolean\"},\"failure_report\":{\"$ref\":\"#/$defs/__schema37\"},\"verifier_runs\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/__schema8\"}},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"checkpoint_id\",\"day\",\"step\",\"commit\",\"tree\",\"retry_pointless\",\"failure_report\",\"verifier_runs\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"commit_signed\"},\"checkpoint_id\":{\"type\":\"string\"},\"day\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"commit\":{\"$ref\":\"#/$defs/__schema1\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"checkpoint_id\",\"day\",\"commit\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"attempt_ended\"},\"checkpoint_id\":{\"type\":\"string\"},\"day\":{\"$ref\":\"#/$defs/__schema28\"},\"outcome\":{\"type\":\"string\",\"enum\":[\"running\",\"passed\",\"failed\",\"interrupted\"]},\"scratch_commit\":{\"anyOf\":[{\"$ref\":\"#/$defs/__schema1\"},{\"type\":\"null\"}]},\"tree\":{\"anyOf\":[{\"$ref\":\"#/$defs/__schema1\"},{\"type\":\"null\"}]},\"summary\":{\"type\":[\"string\",\"null\"]},\"failure_report\":{\"anyOf\":[{\"$ref\":\"#/$defs/__schema37\"},{\"type\":\"null\"}]},\"workspace_reverted\":{\"type\":\"boolean\"},\"verifier_runs\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/__schema8\"}},\"claimed_by\":{\"$ref\":\"#/$defs/__schema36\"},\"rescued_from_step\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"verified_in\":{\"type\":\"string\",\"enum\":[\"checkout\",\"workspace\"]},\"tool_calls\":{\"$ref\":\"#/$defs/__schema29\"},\"side_effects\":{\"$ref\":\"#/$defs/__schema30\"},\"usage\":{\"$ref\":\"#/$defs/__schema32\"},\"changed_paths\":{\"$ref\":\"#/$defs/__schema33\"},\"changed_paths_total\":{\"$ref\":\"#/$defs/__schema34\"},\"notes\":{\"$ref\":\"#/$defs/__schema35\"},\"timeline\":{\"anyOf\":[{\"$ref\":\"#/$defs/__schema38\"},{\"type\":\"null\"}]},\"interruption\":{\"anyOf\":[{\"type\":\"object\",\"properties\":{\"cause\":{\"type\":\"string\",\"enum\":[\"cancelled\",\"deadline\",\"budget\",\"unjudged\",\"provider\",\"provider_settings\",\"provider_credit\",\"disk_full\",\"command_not_run\",\"surroundings\"]},\"retry_after_seconds\":{\"anyOf\":[{\"type\":\"number\",\"minimum\":0},{\"type\":\"null\"}]},\"next_entry\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991}},\"required\":[\"cause\",\"retry_after_seconds\"],\"additionalProperties\":false},{\"type\":\"null\"}]},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"checkpoint_id\",\"day\",\"outcome\",\"scratch_commit\",\"tree\",\"summary\",\"failure_report\",\"workspace_reverted\",\"verifier_runs\",\"tool_calls\",\"side_effects\",\"usage\",\"changed_paths\",\"changed_paths_total\",\"notes\",\"timeline\",\"interruption\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"workspace_rewound\"},\"checkpoint_id\":{\"type\":\"string\"},\"day\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"notes\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"checkpoint_id\",\"day\",\"notes\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"checkpoint_landed\"},\"checkpoint_id\":{\"type\":\"string\"},\"day\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"summary\":{\"type\":\"string\"},\"side_effects\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/__schema31\"}},\"committed_ref\":{\"anyOf\":[{\"$ref\":\"#/$defs/__schema1\"},{\"type\":\"null\"}]},\"attribution\":{\"anyOf\":[{\"type\":\"object\",\"properties\":{\"since\":{\"$ref\":\"#/$defs/__schema1\"},\"agent_added\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},\"agent_removed\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},\"people_added\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},\"people_commits\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},\"binary_files\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991}},\"required\":[\"since\",\"agent_added\",\"agent_removed\",\"people_added\",\"people_commits\",\"binary_files\"],\"additionalProperties\":false},{\"type\":\"null\"}]},\"landed_on\":{\"type\":\"string\",\"enum\":[\"result\",\"rebase\"]},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"checkpoint_id\",\"day\",\"summary\",\"side_effects\",\"committed_ref\",\"attribution\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"rebase_started\"},\"from\":{\"$ref\":\"#/$defs/__schema1\"},\"onto\":{\"$ref\":\"#/$defs/__schema1\"},\"commits\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{\"commit\":{\"$ref\":\"#/$defs/__schema1\"},\"checkpoint_id\":{\"type\":[\"string\",\"null\"]}},\"required\":[\"commit\",\"checkpoint_id\"],\"additionalProperties\":false}},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"from\",\"onto\",\"commits\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"commits_carried\"},\"commits\":{\"minItems\":1,\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/__schema1\"}},\"to\":{\"$ref\":\"#/$defs/__schema1\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"commits\",\"to\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"rebase_completed\"},\"from\":{\"$ref\":\"#/$defs/__schema1\"},\"onto\":{\"$ref\":\"#/$defs/__schema1\"},\"to\":{\"$ref\":\"#/$defs/__schema1\"},\"kept_ref\":{\"type\":\"string\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"from\",\"onto\",\"to\",\"kept_ref\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"rebase_stopped\"},\"reason\":{\"type\":\"string\"},\"conflict_of\":{\"$ref\":\"#/$defs/__schema1\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"reason\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"landing_audited\"},\"checkpoint_id\":{\"type\":\"string\"},\"day\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"end\":{\"type\":\"string\",\"enum\":[\"done\",\"out_of_time\",\"not_holding\",\"nothing_to_run\"]},\"hunks\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},\"tried\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},\"unnoticed\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{\"path\":{\"type\":\"string\"},\"line\":{\"anyOf\":[{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},{\"type\":\"null\"}]},\"added\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},\"removed\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991}},\"required\":[\"path\",\"line\",\"added\",\"removed\"],\"additionalProperties\":false}},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"checkpoint_id\",\"day\",\"end\",\"hunks\",\"tried\",\"unnoticed\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"checkpoint_abandoned\"},\"checkpoint_id\":{\"type\":\"string\"},\"reason\":{\"type\":\"string\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"checkpoint_id\",\"reason\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"checkpoint_blocked\"},\"checkpoint_id\":{\"type\":\"string\"},\"reason\":{\"type\":\"string\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"checkpoint_id\",\"reason\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"budget_warning\"},\"limit\":{\"type\":\"string\",\"enum\":[\"max_tokens\",\"max_cost_usd\",\"deadline_minutes\"]},\"used\":{\"type\":\"number\",\"minimum\":0},\"max\":{\"type\":\"number\",\"minimum\":0},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"limit\",\"used\",\"max\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"lease_released\"},\"generation\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"by\":{\"type\":\"string\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"generation\",\"by\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"run_ended\"},\"ending\":{\"type\":\"string\",\"enum\":[\"passed\",\"nothing_to_do\",\"blocked\",\"paused\",\"refused\",\"conflict\",\"infra_error\"]},\"reason\":{\"type\":\"string\"},\"pause_cause\":{\"type\":\"string\",\"enum\":[\"deadline\",\"budget\",\"cancelled\",\"provider\",\"account\",\"unjudged\",\"asked\",\"approval\",\"job_ended\",\"taken\"]},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"ending\",\"reason\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"checkpoint_reopened\"},\"checkpoint_id\":{\"type\":\"string\"},\"by\":{\"type\":\"string\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"checkpoint_id\",\"by\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"checkpoint_skipped\"},\"checkpoint_id\":{\"type\":\"string\"},\"by\":{\"type\":\"string\"},\"reason\":{\"type\":\"string\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"checkpoint_id\",\"by\",\"reason\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"hint_given\"},\"by\":{\"type\":\"string\"},\"text\":{\"type\":\"string\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"by\",\"text\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"pause_requested\"},\"by\":{\"type\":\"string\"},\"reason\":{\"type\":[\"string\",\"null\"]},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"by\",\"reason\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"task_aborted\"},\"by\":{\"type\":\"string\"},\"reason\":{\"type\":[\"string\",\"null\"]},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"by\",\"reason\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"checkpoint_approved\"},\"checkpoint_id\":{\"type\":\"string\"},\"statement\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"by\":{\"type\":\"string\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"checkpoint_id\",\"by\",\"seq\",\"at\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"result_materialized\"},\"by\":{\"type\":\"string\"},\"from\":{\"anyOf\":[{\"$ref\":\"#/$defs/__schema1\"},{\"type\":\"null\"}]},\"to\":{\"$ref\":\"#/$defs/__schema1\"},\"seq\":{\"$ref\":\"#/$defs/__schema2\"},\"at\":{\"$ref\":\"#/$defs/__schema3\"}},\"required\":[\"kind\",\"by\",\"from\",\"to\",\"seq\",\"at\"],\"additionalProperties\":false}],\"$defs\":{\"__schema0\":{\"type\":\"string\",\"pattern\":\"^[a-z0-9][a-z0-9._-]{0,62}$\"},\"__schema1\":{\"type\":\"string\",\"pattern\":\"^(?:[0-9a-f]{40}|[0-9a-f]{64})$\"},\"__schema2\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"__schema3\":{\"type\":\"string\",\"format\":\"date-time\",\"pattern\":\"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$\"},\"__schema4\":{\"type\":\"object\",\"properties\":{\"schema_version\":{\"type\":\"number\",\"const\":1},\"run_id\":{\"type\":\"string\"},\"task_id\":{\"$ref\":\"#/$defs/__schema0\"},\"repo_root\":{\"type\":\"string\"},\"worktree_path\":{\"type\":\"string\"},\"branch_name\":{\"type\":\"string\"},\"base_ref\":{\"type\":\"string\"},\"base_sha\":{\"$ref\":\"#/$defs/__schema1\"},\"head_sha\":{\"$ref\":\"#/$defs/__schema1\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\",\"pattern\":\"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$\"},\"number\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"workspace\":{\"type\":\"string\",\"enum\":[\"worktree\",\"in_place\",\"none\"]},\"rollbacks\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},\"folders\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"owner\":{\"type\":\"object\",\"properties\":{\"host\":{\"type\":\"string\"},\"pid\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"started\":{\"type\":\"string\"}},\"required\":[\"host\",\"pid\",\"started\"],\"additionalProperties\":false}},\"required\":[\"schema_version\",\"run_id\",\"task_id\",\"repo_root\",\"worktree_path\",\"branch_name\",\"base_ref\",\"base_sha\",\"head_sha\",\"created_at\",\"number\",\"workspace\",\"rollbacks\",\"folders\",\"owner\"],\"additionalProperties\":false},\"__schema5\":{\"type\":\"string\"},\"__schema6\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"__schema7\":{\"type\":[\"string\",\"null\"]},\"__schema8\":{\"type\":\"object\",\"properties\":{\"criterion\":{\"oneOf\":[{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"command\"},\"command\":{\"$ref\":\"#/$defs/__schema9\"},\"expect_exit\":{\"default\":0,\"type\":\"integer\",\"minimum\":0,\"maximum\":255},\"timeout_seconds\":{\"default\":300,\"type\":\"integer\",\"minimum\":1,\"maximum\":21600},\"serial\":{\"type\":\"boolean\"}},\"required\":[\"kind\",\"command\",\"expect_exit\",\"timeout_seconds\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"$ref\":\"#/$defs/__schema10\"},\"command\":{\"$ref\":\"#/$defs/__schema11\"},\"report\":{\"$ref\":\"#/$defs/__schema12\"},\"must_pass\":{\"$ref\":\"#/$defs/__schema13\"},\"must_fail_at_base\":{\"$ref\":\"#/$defs/__schema16\"},\"regressions\":{\"$ref\":\"#/$defs/__schema17\"},\"min_tests\":{\"$ref\":\"#/$defs/__schema18\"},\"may_remove\":{\"$ref\":\"#/$defs/__schema19\"},\"flaky_retries\":{\"$ref\":\"#/$defs/__schema20\"},\"timeout_seconds\":{\"$ref\":\"#/$defs/__schema21\"},\"serial\":{\"$ref\":\"#/$defs/__schema22\"}},\"required\":[\"kind\",\"command\",\"report\",\"regressions\",\"flaky_retries\",\"timeout_seconds\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"file_exists\"},\"path\":{\"$ref\":\"#/$defs/__schema23\"}},\"required\":[\"kind\",\"path\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"file_absent\"},\"path\":{\"$ref\":\"#/$defs/__schema23\"}},\"required\":[\"kind\",\"path\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"file_contains\"},\"path\":{\"$ref\":\"#/$defs/__schema23\"},\"pattern\":{\"$ref\":\"#/$defs/__schema9\"}},\"required\":[\"kind\",\"path\",\"pattern\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"changes_within\"},\"paths\":{\"minItems\":1,\"maxItems\":100,\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/__schema9\"}}},\"required\":[\"kind\",\"paths\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"github_check\"},\"name\":{\"type\":\"string\",\"maxLength\":100,\"$ref\":\"#/$defs/__schema9\"},\"timeout_seconds\":{\"default\":1800,\"type\":\"integer\",\"minimum\":1,\"maximum\":21600}},\"required\":[\"kind\",\"name\",\"timeout_seconds\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"semantic\"},\"name\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z][A-Za-z0-9._-]{0,39}$\"},\"statement\":{\"$ref\":\"#/$defs/__schema9\"}},\"required\":[\"kind\",\"statement\"],\"additionalProperties\":false}]},\"outcome\":{\"type\":\"string\",\"enum\":[\"passed\",\"failed\",\"unjudged\",\"judged_pass\",\"judged_fail\",\"not_asked\"]},\"detail\":{\"type\":\"string\"},\"exit_code\":{\"anyOf\":[{\"type\":\"integer\",\"minimum\":-9007199254740991,\"maximum\":9007199254740991},{\"type\":\"null\"}]},\"duration_ms\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},\"timed_out\":{\"type\":\"boolean\"},\"output\":{\"type\":\"string\"},\"omitted_bytes\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},\"failure_lines\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"evidence\":{\"type\":[\"string\",\"null\"]},\"judge\":{\"type\":\"object\",\"properties\":{\"model\":{\"type\":\"string\"},\"input_tokens\":{\"anyOf\":[{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},{\"type\":\"null\"}]},\"output_tokens\":{\"anyOf\":[{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},{\"type\":\"null\"}]},\"cost_usd\":{\"anyOf\":[{\"type\":\"number\",\"minimum\":0},{\"type\":\"null\"}]},\"estimated\":{\"type\":\"boolean\"}},\"required\":[\"model\",\"input_tokens\",\"output_tokens\",\"cost_usd\"],\"additionalProperties\":false},\"tests\":{\"type\":\"object\",\"properties\":{\"base\":{\"anyOf\":[{\"$ref\":\"#/$defs/__schema24\"},{\"type\":\"null\"}]},\"now\":{\"anyOf\":[{\"$ref\":\"#/$defs/__schema24\"},{\"type\":\"null\"}]},\"rows\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\"},\"base\":{\"$ref\":\"#/$defs/__schema25\"},\"now\":{\"$ref\":\"#/$defs/__schema25\"},\"note\":{\"type\":\"string\",\"enum\":[\"lost\",\"failed\",\"required\",\"allowed\",\"flaky\",\"fixed\"]},\"message\":{\"type\":\"string\"},\"path\":{\"type\":[\"string\",\"null\"]},\"line\":{\"anyOf\":[{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},{\"type\":\"null\"}]}},\"required\":[\"name\",\"base\",\"now\",\"note\",\"message\",\"path\",\"line\"],\"additionalProperties\":false}},\"left_out\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991}},\"required\":[\"base\",\"now\",\"rows\",\"left_out\"],\"additionalProperties\":false},\"guard\":{\"type\":\"boolean\",\"const\":true}},\"required\":[\"criterion\",\"outcome\",\"detail\",\"exit_code\",\"duration_ms\",\"timed_out\",\"output\",\"omitted_bytes\",\"evidence\"],\"additionalProperties\":false},\"__schema9\":{\"type\":\"string\"},\"__schema10\":{\"type\":\"string\",\"const\":\"tests\"},\"__schema11\":{\"type\":\"string\"},\"__schema12\":{\"type\":\"string\",\"maxLength\":1000,\"$ref\":\"#/$defs/__schema11\"},\"__schema13\":{\"$ref\":\"#/$defs/__schema14\"},\"__schema14\":{\"minItems\":1,\"maxItems\":100,\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/__schema15\"}},\"__schema15\":{\"maxLength\":500,\"$ref\":\"#/$defs/__schema11\"},\"__schema16\":{\"type\":\"boolean\"},\"__schema17\":{\"default\":\"none\",\"anyOf\":[{\"type\":\"string\",\"enum\":[\"none\",\"ignore\"]},{\"type\":\"integer\",\"minimum\":0,\"maximum\":10000}]},\"__schema18\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":1000000},\"__schema19\":{\"$ref\":\"#/$defs/__schema14\"},\"__schema20\":{\"default\":0,\"type\":\"integer\",\"minimum\":0,\"maximum\":5},\"__schema21\":{\"default\":300,\"type\":\"integer\",\"minimum\":1,\"maximum\":21600},\"__schema22\":{\"type\":\"boolean\"},\"__schema23\":{\"type\":\"string\"},\"__schema24\":{\"type\":\"object\",\"properties\":{\"passed\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},\"failed\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},\"skipped\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991}},\"required\":[\"passed\",\"failed\",\"skipped\"],\"additionalProperties\":false},\"__schema25\":{\"type\":\"string\",\"enum\":[\"passed\",\"failed\",\"skipped\",\"missing\",\"unknown\"]},\"__schema26\":{\"type\":\"object\",\"properties\":{\"number\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"at\":{\"type\":\"string\",\"format\":\"date-time\",\"pattern\":\"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$\"},\"tool\":{\"type\":[\"string\",\"null\"]},\"seen_at\":{\"type\":\"string\"},\"stream\":{\"anyOf\":[{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},{\"type\":\"null\"}]},\"reason\":{\"type\":\"string\",\"enum\":[\"first\",\"clean\",\"no_overlap\",\"work_still_there\",\"work_gone\",\"undecidable\",\"returned\",\"undone\",\"withheld\"]},\"commit\":{\"anyOf\":[{\"$ref\":\"#/$defs/__schema1\"},{\"type\":\"null\"}]},\"changed_paths\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/__schema27\"}},\"changed_paths_total\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991}},\"required\":[\"number\",\"at\",\"tool\",\"seen_at\",\"stream\",\"reason\",\"commit\",\"changed_paths\",\"changed_paths_total\"],\"additionalProperties\":false},\"__schema27\":{\"type\":\"object\",\"properties\":{\"status\":{\"type\":\"string\",\"enum\":[\"A\",\"M\",\"D\",\"T\"]},\"path\":{\"type\":\"string\"}},\"required\":[\"status\",\"path\"],\"additionalProperties\":false},\"__schema28\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"__schema29\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{\"seq\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"tool_name\":{\"type\":\"string\"},\"started_at\":{\"type\":\"string\",\"format\":\"date-time\",\"pattern\":\"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$\"},\"duration_ms\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},\"result_bytes\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},\"is_error\":{\"type\":\"boolean\"}},\"required\":[\"seq\",\"tool_name\",\"started_at\",\"duration_ms\",\"result_bytes\",\"is_error\"],\"additionalProperties\":false}},\"__schema30\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/__schema31\"}},\"__schema31\":{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"enum\":[\"file_write\",\"file_delete\",\"git_commit\",\"db_mutation\",\"other\"],\"description\":\"What sort of change it was.\"},\"target\":{\"type\":\"string\",\"maxLength\":1000,\"description\":\"What was changed, so that somebody else finds it: a path, an address, a table.\"},\"reversible\":{\"type\":\"boolean\",\"description\":\"Whether it can be undone.\"}},\"required\":[\"kind\",\"target\",\"reversible\"],\"additionalProperties\":false},\"__schema32\":{\"type\":\"object\",\"properties\":{\"turns\":{\"anyOf\":[{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},{\"type\":\"null\"}]},\"input_tokens\":{\"anyOf\":[{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},{\"type\":\"null\"}]},\"output_tokens\":{\"anyOf\":[{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},{\"type\":\"null\"}]},\"cached_input_tokens\":{\"anyOf\":[{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},{\"type\":\"null\"}]},\"cost_usd\":{\"anyOf\":[{\"type\":\"number\",\"minimum\":0},{\"type\":\"null\"}]},\"estimated\":{\"type\":\"boolean\"}},\"required\":[\"turns\",\"input_tokens\",\"output_tokens\",\"cost_usd\"],\"additionalProperties\":false},\"__schema33\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/__schema27\"}},\"__schema34\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991},\"__schema35\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"__schema36\":{\"type\":\"string\",\"enum\":[\"verb\",\"end\",\"none\"]},\"__schema37\":{\"type\":\"object\",\"properties\":{\"source\":{\"type\":\"string\",\"enum\":[\"agent\",\"verifier\",\"runner\"]},\"what_tried\":{\"type\":\"string\"},\"what_happened\":{\"type\":\"string\"},\"next_attempt_plan\":{\"type\":\"string\"}},\"required\":[\"source\",\"what_tried\",\"what_happened\",\"next_attempt_plan\"],\"additionalProperties\":false},\"__schema38\":{\"type\":\"object\",\"properties\":{\"base\":{\"$ref\":\"#/$defs/__schema1\"},\"landed_stream\":{\"anyOf\":[{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},{\"type\":\"null\"}]},\"steps\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/__schema26\"}},\"missed\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991}},\"required\":[\"base\",\"landed_stream\",\"steps\",\"missed\"],\"additionalProperties\":false}}},\"lease\":{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\",\"properties\":{\"schema_version\":{\"type\":\"number\",\"const\":1},\"generation\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"holder\":{\"anyOf\":[{\"type\":\"object\",\"properties\":{\"run_id\":{\"type\":\"string\"},\"place\":{\"oneOf\":[{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"process\"},\"host\":{\"type\":\"string\"},\"pid\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"started\":{\"type\":\"string\"}},\"required\":[\"kind\",\"host\",\"pid\",\"started\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"job\"},\"run\":{\"type\":\"string\"},\"attempt\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"url\":{\"type\":\"string\"}},\"required\":[\"kind\",\"run\",\"attempt\",\"url\"],\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\",\"const\":\"unknown\"}},\"required\":[\"kind\"],\"additionalProperties\":false}]}},\"required\":[\"run_id\",\"place\"],\"additionalProperties\":false},{\"type\":\"null\"}]},\"expires_at\":{\"type\":\"string\",\"format\":\"date-time\",\"pattern\":\"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$\"}},\"required\":[\"schema_version\",\"generation\",\"holder\",\"expires_at\"],\"additionalProperties\":false}}");

;// CONCATENATED MODULE: ./git/deferred-stdin.js
/** Prepares a command that does nothing before its input has ended. */
function deferred_stdin_prepareCommand(git, args, { noopInput = '', ...call } = {}) {
    let send = () => undefined;
    const stdin = new Promise((resolve) => {
        send = resolve;
    });
    let result;
    const start = () => {
        result ??= git.bytes(args, { ...call, stdin });
        // `send` returns the failure to its caller.
        result.catch(() => undefined);
        return result;
    };
    return {
        start,
        send(input) {
            send(input);
            return start();
        },
        async cancel() {
            send(noopInput);
            await result?.catch(() => undefined);
        },
    };
}

;// CONCATENATED MODULE: ./git/cat-file.js

/** Reads the bytes of a blob, see git-cat-file(1). */
async function readBlob(git, id) {
    return (await git.bytes(['cat-file', 'blob', id])).stdout;
}
/** Reads the size of an object in bytes. */
async function readSize(git, id) {
    return Number((await git.text(['cat-file', '-s', id])).stdout.trim());
}
/** Reads the bytes of many blobs with two processes; leaves out those above the limit. */
async function readSmallBlobs(git, ids, maxBytesEach) {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0)
        return new Map();
    const sizes = await runBatch(git, '--batch-check', wanted);
    const small = Buffer.from(sizes)
        .toString('latin1')
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' '))
        .filter(([, type, size]) => type === 'blob' && Number(size) <= maxBytesEach)
        .map(([id = '']) => id);
    return small.length === 0 ? new Map() : parseBatch(await runBatch(git, '--batch', small));
}
/** Finds the trees of commits with one process; leaves out commits that are not there. */
async function findTreesOf(git, commits) {
    const wanted = [...new Set(commits)];
    if (wanted.length === 0)
        return new Map();
    const answers = await runBatch(git, '--batch-check', wanted.map((commit) => `${commit}^{tree}`));
    const lines = Buffer.from(answers).toString('latin1').split('\n');
    const found = wanted.map((commit, index) => [commit, /^(\S+) tree /.exec(lines[index] ?? '')?.[1]]);
    return new Map(found.flatMap(([commit, tree]) => (tree === undefined ? [] : [[commit, tree]])));
}
/** Prepares to read blobs of at most `maxBytes` together. */
function prepareBlobs(git, maxBytes) {
    const { send, ...rest } = prepareCommand(git, ['cat-file', '--batch'], { maxBytes });
    return {
        ...rest,
        async read(ids) {
            const wanted = [...new Set(ids)];
            const result = await send(wanted.map((id) => `${id}\n`).join('')).catch(() => undefined);
            const blobs = parseBatch(result?.stdout ?? new Uint8Array());
            return wanted.every((id) => blobs.has(id)) ? blobs : undefined;
        },
    };
}
async function runBatch(git, flag, names) {
    return (await git.bytes(['cat-file', flag], { stdin: `${names.join('\n')}\n` })).stdout;
}
/** Prepares to read objects of at most `maxBytes` together. */
function prepareObjects(git, maxBytes) {
    const { send, ...rest } = deferred_stdin_prepareCommand(git, ['cat-file', '--batch'], { maxBytes });
    return {
        ...rest,
        async read(names) {
            const { stdout } = await send(names.map((name) => `${name}\n`).join(''));
            return [...readBatch(stdout)];
        },
    };
}
function parseBatch(output) {
    return new Map([...readBatch(output)].flatMap((found) => (found === undefined ? [] : [[found.id, found.bytes]])));
}
/** Reads records of "id type size", a line end, the bytes, and a line end, see BATCH OUTPUT in git-cat-file(1). */
function* readBatch(output) {
    for (let at = 0; at < output.length;) {
        const end = output.indexOf(0x0a, at);
        const head = /^([0-9a-f]+) (\w+) (\d+)$/.exec(Buffer.from(output.subarray(at, end)).toString('latin1'));
        at = end + 1;
        if (head === null) {
            // "name missing", and nothing after it.
            yield undefined;
            continue;
        }
        const [, id = '', type = '', size] = head;
        const bytes = output.subarray(at, at + Number(size));
        at += Number(size) + 1;
        yield { id, type, bytes };
    }
}

;// CONCATENATED MODULE: ./git/for-each-ref.js
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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
;// CONCATENATED MODULE: ./git/plain-file.js

/**
 * Reads a file of a git directory; undefined where there is none. Throws for a link, for what is no file, and for a file
 * above the limit, in bytes.
 */
function readPlainFile(path, maxBytes) {
    // Most files that are asked for are not there, and an error takes longer than the answer.
    if ((0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) === undefined)
        return undefined;
    // The opening of a pipe would wait for its writer.
    const file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    try {
        const stat = (0,external_node_fs_.fstatSync)(file);
        if (!stat.isFile() || stat.size > maxBytes)
            throw new Error(`${path} is no file of a usual size`);
        return (0,external_node_fs_.readFileSync)(file);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./git/loose-objects.js
// Buys 0.4 bare Nodes of a start of `groundhog status`, which takes 2.8 of them without it (docs/performance.md).




const MAX_REF_BYTES = 1024;
const MAX_PACKED_REFS_BYTES = 1024 * 1024;
const MAX_OBJECT_BYTES = 16 * 1024 * 1024;
const ID_BYTES = 20;
/**
 * Lists the refs `<below>/<any>/<name>` with the objects that they name, without a process, see gitrepository-layout(5).
 * Throws an Error for refs that are in any way unusual, such as symbolic ones: git knows those.
 */
function listPlainRefs(commonDir, { below, name }) {
    const refs = new Map();
    for (const entry of listFolder((0,external_node_path_.join)(commonDir, below))) {
        const ref = `${below}/${entry.name}/${name}`;
        const text = entry.isFile() ? undefined : readText((0,external_node_path_.join)(commonDir, ref), MAX_REF_BYTES);
        const id = /^([0-9a-f]{40})\n$/.exec(text ?? '')?.[1];
        if (text !== undefined && id === undefined)
            throw new Error(`${ref} is no plain ref`);
        if (id !== undefined)
            refs.set(ref, id);
    }
    // Read last: git packs a ref before it removes the file of the ref, and the file counts.
    for (const [ref, id] of listPackedRefs(commonDir)) {
        const isWanted = ref.startsWith(`${below}/`) && ref.endsWith(`/${name}`);
        if (isWanted && !refs.has(ref))
            refs.set(ref, id);
    }
    return refs;
}
function listFolder(path) {
    const entries = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readdirSync)(path, { withFileTypes: true }) : [];
    if (entries.some((entry) => !entry.isFile() && !entry.isDirectory()))
        throw new Error(`${path} has links`);
    return entries;
}
function listPackedRefs(commonDir) {
    const lines = (readText((0,external_node_path_.join)(commonDir, 'packed-refs'), MAX_PACKED_REFS_BYTES) ?? '').split('\n');
    if (lines.pop() !== '')
        throw new Error('the packed refs do not end with a line end');
    return lines.flatMap((line) => {
        const [, id, ref] = /^([0-9a-f]{40}) (refs\/.+)$/.exec(line) ?? [];
        if (id !== undefined && ref !== undefined)
            return [[ref, id]];
        if (!/^(?:#.*|\^[0-9a-f]{40})$/.test(line))
            throw new Error('the packed refs have a line that is no ref');
        return [];
    });
}
/**
 * Reads files in the root of a commit whose objects are all loose, without a process, in the order of the names;
 * undefined for one that is not there. Throws an Error for an object that is packed, damaged or above 16 MiB, and for what is no
 * file: git knows those.
 */
function readLooseFiles(commonDir, commit, names) {
    const text = readLoose(commonDir, commit, 'commit').bytes.toString('latin1');
    const tree = /^tree ([0-9a-f]{40})\n/.exec(text)?.[1] ?? '';
    const entries = parseTree(readLoose(commonDir, tree, 'tree').bytes);
    return names.map((name) => {
        const entry = entries.get(name);
        if (entry === undefined)
            return undefined;
        if (entry.mode !== '100644')
            throw new Error(`${name} is no plain file`);
        return readLoose(commonDir, entry.id, 'blob');
    });
}
/** Reads an object, with the checks that git makes of a loose one: its checksum, its type and its size. */
function readLoose(commonDir, id, type) {
    const packed = readPlainFile((0,external_node_path_.join)(commonDir, 'objects', id.slice(0, 2), id.slice(2)), MAX_OBJECT_BYTES);
    if (packed === undefined)
        throw new Error(`${id} is not loose`);
    const whole = (0,external_node_zlib_namespaceObject.inflateSync)(packed, { maxOutputLength: MAX_OBJECT_BYTES });
    const bytes = whole.subarray(whole.indexOf(0) + 1);
    const head = whole.toString('latin1', 0, whole.length - bytes.length);
    if (head !== `${type} ${bytes.length}\0`)
        throw new Error(`${id} is no ${type} of its size`);
    return { id, type, bytes };
}
/** Parses a tree, whose entries are "mode name", a zero byte, and the id as bytes. Throws an Error for any other bytes. */
function parseTree(bytes) {
    const entries = new Map();
    for (let at = 0; at < bytes.length;) {
        const start = bytes.indexOf(0, at) + 1;
        const [, mode, name] = /^([1-7][0-7]{4,5}) ([^/]+)\0$/.exec(bytes.toString('latin1', at, start)) ?? [];
        const end = start + ID_BYTES;
        if (mode === undefined || name === undefined || end > bytes.length)
            throw new Error('a tree is damaged');
        if (!entries.has(name))
            entries.set(name, { mode, id: bytes.toString('hex', start, end) });
        at = end;
    }
    return entries;
}
function readText(path, maxBytes) {
    return readPlainFile(path, maxBytes)?.toString('latin1');
}

;// CONCATENATED MODULE: ./git/plain-repository.js



const MAX_BYTES = 1024 * 1024;
/**
 * Finds the folder of refs and objects of the repository that a folder is in, without a process, as git does. Throws an
 * Error for a repository that is in any way unusual, such as a bare one or one with an extension: git knows that one.
 */
function findPlainRepository(folder) {
    const { dev } = (0,external_node_fs_.statSync)(folder);
    for (let at = (0,external_node_fs_.realpathSync)(folder);; at = (0,external_node_path_.dirname)(at)) {
        const stat = (0,external_node_fs_.statSync)(at);
        const gitDir = stat.isDirectory() && stat.dev === dev ? findGitDirIn(at) : undefined;
        if (gitDir !== undefined)
            return requireCommonDir(gitDir);
        // A folder with this file may be a bare repository, or the git directory itself.
        if (!stat.isDirectory() || at === (0,external_node_path_.dirname)(at) || (0,external_node_fs_.existsSync)((0,external_node_path_.join)(at, 'HEAD')))
            throw new Error('no plain repository');
    }
}
function findGitDirIn(folder) {
    const path = (0,external_node_path_.join)(folder, '.git');
    const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (stat === undefined)
        return undefined;
    if (stat.isDirectory())
        return path;
    const linked = /^gitdir: ([^\r\n]+)\n$/.exec(plain_repository_readText(path))?.[1];
    if (linked === undefined)
        throw new Error(`${path} names no git directory`);
    return (0,external_node_path_.resolve)(folder, linked);
}
function requireCommonDir(gitDir) {
    if (!/^(?:ref: refs\/[^\n]+|[0-9a-f]{40})\n$/.test(plain_repository_readText((0,external_node_path_.join)(gitDir, 'HEAD'))))
        throw new Error('no plain HEAD');
    const commonDir = (0,external_node_path_.resolve)(gitDir, plain_repository_readText((0,external_node_path_.join)(gitDir, 'commondir')).replace(/\n$/, ''));
    const isWhole = ['refs', 'objects'].every((name) => (0,external_node_fs_.statSync)((0,external_node_path_.join)(commonDir, name)).isDirectory());
    if (!isWhole || !hasOldestFormat(plain_repository_readText((0,external_node_path_.join)(commonDir, 'config'))))
        throw new Error('no plain repository');
    return commonDir;
}
/** Returns whether a repository of this configuration has files of refs, and objects with ids of SHA-1. */
function hasOldestFormat(config) {
    const rest = config.replace(/^\s*repositoryformatversion = 0$/m, '');
    return rest !== config && !/extensions|repositoryformatversion/i.test(rest);
}
/** Reads a file as text; empty where there is none. */
function plain_repository_readText(path) {
    return readPlainFile(path, MAX_BYTES)?.toString('utf8') ?? '';
}

;// CONCATENATED MODULE: ./store/chronicle.js
/** Events in one file. A full file is never written again, so that the cost of a record does not grow with the task. */
const EVENTS_PER_FILE = 100;
// A line that was read is written unchanged: parsing reorders fields, and drops those of a later version.
const linesRead = new WeakMap();
/** Renders events as JSON lines. The text for n events is a prefix of the text for n + 1, parsed ones included. */
function renderChronicle(events) {
    return events.map((event) => `${linesRead.get(event) ?? JSON.stringify(event)}\n`).join('');
}
/** Returns the path of a part of the chronicle: `chronicle.jsonl` for 0, `chronicle/0001.jsonl` for 1 and so on. */
function chronicleFile(index) {
    return index === 0 ? 'chronicle.jsonl' : `chronicle/${String(index).padStart(4, '0')}.jsonl`;
}
/** Renders the files of a chronicle that hold an event after the first `known` ones. */
function renderChronicleFiles(events, known) {
    const files = [];
    for (let index = Math.floor(known / EVENTS_PER_FILE); index * EVENTS_PER_FILE < events.length; index += 1) {
        const part = events.slice(index * EVENTS_PER_FILE, (index + 1) * EVENTS_PER_FILE);
        files.push({ path: chronicleFile(index), text: renderChronicle(part) });
    }
    return files;
}
/** Parses a chronicle. Throws, with the line, on an event that this version does not know or a gap in the numbers. */
function parseChronicle(text, toEvent) {
    const lines = text.split('\n');
    if (lines.pop() !== '')
        throw new Error('the chronicle does not end with a line end');
    return lines.map((line, index) => {
        const event = parseLine(line, index + 1, toEvent);
        if (event.seq !== index + 1)
            throw new Error(`line ${index + 1} of the chronicle has number ${event.seq}`);
        return event;
    });
}
function parseLine(line, number, toEvent) {
    try {
        const event = toEvent(JSON.parse(line));
        linesRead.set(event, line);
        return event;
    }
    catch (error) {
        const file = chronicleFile(Math.floor((number - 1) / EVENTS_PER_FILE));
        const why = error instanceof SyntaxError ? 'is not whole: it is no JSON' : 'is no event that this version knows';
        throw new Error(`${file}: line ${number} of the chronicle ${why}`, { cause: error });
    }
}

// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __nccwpck_require__(902);
;// CONCATENATED MODULE: ./domain/record/apply-attempt.js
/** Returns the record of an attempt that starts. */
function startAttempt(event, at) {
    return {
        day: event.day,
        started_at: at,
        ended_at: null,
        outcome: 'running',
        ...(event.agent === undefined ? {} : { agent: event.agent }),
        snapshot_ref: event.snapshot_ref,
        scratch_branch: event.scratch_branch,
        scratch_commit: null,
        tree: null,
        summary: null,
        failure_report: null,
        workspace_reverted: false,
        verifier_runs: [],
        tool_calls: [],
        side_effects: [],
        usage: { turns: null, input_tokens: null, output_tokens: null, cost_usd: null },
        changed_paths: [],
        changed_paths_total: 0,
        notes: [],
        committed_ref: null,
        attribution: null,
        timeline: null,
        interruption: null,
    };
}
function captureAttempt(attempt, event) {
    return { ...attempt, ...toFacts(event), failure_report: event.failure_report ?? null };
}
/** Returns an attempt of which a recorded step is verified now. */
function startRescue(attempt, event) {
    const { step, commit, tree, retry_pointless, failure_report, verifier_runs } = event;
    return { ...attempt, failure_report, verifier_runs, rescue: { step, commit, tree, retry_pointless } };
}
function endAttempt(attempt, event, at) {
    const { rescue: _over, ...found } = attempt;
    return { ...found, ...toFacts(event), ended_at: at };
}
/** Returns an attempt whose work was removed from the workspace. */
function rewindAttempt(attempt, { notes }) {
    return { ...attempt, workspace_reverted: true, notes: [...attempt.notes, ...notes] };
}
/** Returns the fields of an event that belong to the record of its attempt. */
function toFacts(event) {
    const { kind: _kind, checkpoint_id: _checkpoint, ...rest } = event;
    const { seq: _seq, at: _at, ...facts } = rest;
    return facts;
}

;// CONCATENATED MODULE: ./domain/record/apply-rebase.js
/** Returns the record after an event of a rebase. Throws an Error for one that cannot follow. */
function applyRebase(record, event) {
    if (event.kind === 'rebase_started')
        return startRebase(record, event);
    const { rebase } = record;
    if (rebase === null)
        throw new Error(`"${event.kind}": no rebase has begun`);
    switch (event.kind) {
        case 'commits_carried': {
            const carried = new Set(event.commits);
            const left = rebase.left.filter(({ commit }) => !carried.has(commit));
            return { ...record, rebase: { ...rebase, head: event.to, left } };
        }
        case 'rebase_completed': {
            const { at, onto, from, to, kept_ref } = event;
            const verified = listVerified(record, rebase);
            const rebases = [...record.rebases, { at, onto, from, to, kept_ref, verified }];
            return { ...record, rebase: null, rebases, head: to, base_sha: onto };
        }
        case 'rebase_stopped':
            return { ...stopRebase(record, rebase), ...toImpossible(rebase, event) };
    }
}
/** Opens what had landed: each checkpoint lands once more, on the new base. */
function startRebase(record, { from, onto, commits }) {
    const landed = commits.flatMap(({ checkpoint_id, commit }) => checkpoint_id === null ? [] : [{ checkpoint_id, commit, budget_from: findBudgetStart(record, checkpoint_id) }]);
    const opened = new Set(landed.map(({ checkpoint_id }) => checkpoint_id));
    return {
        ...record,
        checkpoints: record.checkpoints.map((found) => (opened.has(found.checkpoint_id) ? apply_rebase_open(found) : found)),
        rebase: {
            ...{ from, onto, head: onto, left: commits, landed },
            since_day: record.last_day,
            last_landed: record.last_landed,
        },
    };
}
function findBudgetStart({ checkpoints }, id) {
    return checkpoints.find(({ checkpoint_id }) => checkpoint_id === id)?.budget_from ?? 0;
}
function apply_rebase_open(found) {
    return { ...found, outcome: 'pending', reason: null, ended_at: null, budget_from: found.attempts.length };
}
/** Returns the record after a landing on the new line, where no branch is yet. */
function landOnLine(record, rebase, event) {
    const { checkpoint_id: id, committed_ref: commit } = event;
    const left = rebase.left.filter(({ checkpoint_id }) => checkpoint_id !== id);
    const next = { ...rebase, left, head: commit ?? rebase.head };
    return { ...record, rebase: next, last_landed: commit ?? record.last_landed };
}
function listVerified({ checkpoints }, { landed }) {
    const ids = new Set(landed.map(({ checkpoint_id }) => checkpoint_id));
    const verified = checkpoints.filter(({ checkpoint_id, outcome }) => ids.has(checkpoint_id) && outcome === 'success');
    return verified.map(({ checkpoint_id }) => checkpoint_id);
}
function toImpossible({ from, onto }, { reason, conflict_of }) {
    return conflict_of === undefined ? {} : { impossible_rebase: { from, onto, reason } };
}
/** Returns the record as of before the rebase, with the attempts that it took: none of them has landed. */
function stopRebase(record, rebase) {
    const before = new Map(rebase.landed.map((each) => [each.checkpoint_id, each]));
    const checkpoints = record.checkpoints.map((found) => {
        const known = before.get(found.checkpoint_id);
        if (known === undefined)
            return found;
        const { commit, budget_from } = known;
        const attempts = found.attempts.map((each) => each.day > rebase.since_day ? { ...each, committed_ref: null, attribution: null } : each);
        const ended_at = attempts.findLast(({ committed_ref }) => committed_ref === commit)?.ended_at ?? null;
        return { ...found, attempts, outcome: 'success', reason: null, ended_at, budget_from };
    });
    return { ...record, checkpoints, rebase: null, last_landed: rebase.last_landed };
}

;// CONCATENATED MODULE: ./domain/record/carry-over-plan.js
/**
 * Carries the record of each checkpoint over to a plan, by id and definition. An unchanged landed checkpoint stays
 * landed; a changed definition starts again; any change of the plan reopens what was given up.
 */
function carryOverPlan(record, event) {
    const isChanged = record.plan_hash !== event.plan_hash;
    return event.checkpoints.map((definition) => {
        const known = record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === definition.checkpoint_id);
        if (known?.definition_hash !== definition.definition_hash)
            return restart(known?.attempts ?? [], definition);
        const isGivenUp = known.outcome === 'abandoned' || known.outcome === 'blocked';
        if (isGivenUp && definition.attempt_budget > known.attempt_budget)
            return reopen(known, definition);
        // The budget is used up: without a fresh one, reopening would change nothing.
        if (isGivenUp && isChanged)
            return { ...reopen(known, definition), budget_from: known.attempts.length };
        return { ...known, ...definition };
    });
}
function reopen(known, definition) {
    return { ...known, ...definition, outcome: 'pending', reason: null, ended_at: null };
}
function restart(attempts, definition) {
    return {
        ...definition,
        outcome: 'pending',
        reason: null,
        baseline: null,
        attempts,
        budget_from: attempts.length,
        started_at: null,
        ended_at: null,
    };
}

;// CONCATENATED MODULE: ./domain/record/event-traits.js
/** The traits of each event kind. Those that depend on an outcome as well are narrowed where they are used. */
const eventTraits = {
    task_created: [],
    run_started: ['outside_work', 'status'],
    plan_set: ['outside_work', 'progress'],
    issue_linked: ['outside_work', 'thread'],
    plan_approved: ['outside_work', 'thread'],
    plan_committed: ['thread'],
    comment_handled: ['outside_work', 'thread'],
    branch_advanced: [],
    workspace_prepared: [],
    rollback_started: [],
    rollback_completed: [],
    rollback_failed: [],
    leftovers_removed: ['outside_work'],
    baseline_checked: ['checkpoint'],
    checkpoint_satisfied: ['checkpoint', 'milestone', 'progress'],
    attempt_started: [],
    steps_recorded: ['checkpoint'],
    attempt_captured: ['checkpoint'],
    rescue_started: ['checkpoint'],
    commit_signed: ['checkpoint'],
    attempt_ended: ['checkpoint', 'milestone', 'progress'],
    workspace_rewound: ['checkpoint'],
    checkpoint_landed: ['checkpoint', 'milestone', 'progress'],
    landing_audited: ['checkpoint', 'milestone', 'outside_work'],
    checkpoint_abandoned: ['checkpoint', 'milestone', 'progress'],
    checkpoint_blocked: ['checkpoint', 'milestone', 'progress'],
    budget_warning: [],
    lease_released: ['outside_work'],
    run_ended: ['milestone', 'outside_work', 'status'],
    checkpoint_reopened: ['milestone', 'outside_work', 'progress', 'steering'],
    checkpoint_skipped: ['milestone', 'outside_work', 'progress', 'steering'],
    hint_given: ['milestone', 'outside_work', 'progress', 'steering'],
    pause_requested: ['milestone', 'outside_work', 'status', 'steering'],
    task_aborted: ['milestone', 'outside_work', 'status', 'steering'],
    checkpoint_approved: ['milestone', 'outside_work', 'progress', 'steering'],
    result_materialized: ['milestone', 'progress', 'steering'],
    rebase_started: ['milestone', 'progress', 'rebase'],
    commits_carried: ['progress', 'rebase'],
    rebase_completed: ['milestone', 'progress', 'rebase'],
    rebase_stopped: ['milestone', 'outside_work', 'progress', 'rebase'],
};
/** Returns whether the kind of an event has the trait. */
function hasTrait(event, trait) {
    const traits = eventTraits[event.kind];
    return traits.includes(trait);
}

;// CONCATENATED MODULE: ./domain/record/memory.js




/** A completed checkpoint, as shown in later prompts. `committed_ref` is null when nothing had to change. */
const completedCheckpointSchema = z.object({
    checkpoint_id: z.string(),
    summary: z.string(),
    side_effects: z.array(sideEffectSchema),
    committed_ref: objectIdSchema.nullable(),
    completed_at: z.iso.datetime(),
});
/** The memory for prompts: successes only. */
const memorySchema = z.object({
    schema_version: z.literal(1),
    task_id: taskIdSchema,
    plan_id: z.string(),
    completed: z.array(completedCheckpointSchema),
});
/** Returns the memory after one more event. */
function applyToMemory(memory, event, record) {
    const completed = toCompletedCheckpoint(event);
    if (event.kind === 'plan_set') {
        // Checkpoints that the new plan omits or opens again are not done.
        const done = record.checkpoints.filter(({ outcome }) => outcome === 'success');
        // What a rebase has opened is still on the task branch.
        const kept = [...done, ...(record.rebase?.landed ?? [])];
        const ids = new Set(kept.map(({ checkpoint_id }) => checkpoint_id));
        return { ...memory, completed: memory.completed.filter(({ checkpoint_id }) => ids.has(checkpoint_id)) };
    }
    if (event.kind === 'rebase_stopped')
        return stopInMemory(memory, record);
    if (completed === undefined)
        return memory;
    const others = memory.completed.filter((done) => done.checkpoint_id !== completed.checkpoint_id);
    return { ...memory, completed: [...others, completed] };
}
/** Returns the checkpoint that an event completes, or undefined. */
function toCompletedCheckpoint(event) {
    if (event.kind === 'checkpoint_satisfied') {
        return {
            checkpoint_id: event.checkpoint_id,
            summary: 'Already satisfied before any work.',
            side_effects: [],
            committed_ref: null,
            completed_at: event.at,
        };
    }
    if (event.kind !== 'checkpoint_landed')
        return undefined;
    const { checkpoint_id, summary, side_effects, committed_ref } = event;
    return { checkpoint_id, summary, side_effects, committed_ref, completed_at: event.at };
}
/** Returns the memory after a rebase was stopped: what was done is as it is on the task branch. */
function stopInMemory(memory, { checkpoints }) {
    const completed = memory.completed.map((done) => {
        const known = checkpoints.find(({ checkpoint_id }) => checkpoint_id === done.checkpoint_id);
        const attempt = known?.attempts.findLast(({ committed_ref }) => committed_ref !== null);
        if (attempt === undefined)
            return done;
        const { summary, side_effects, committed_ref, ended_at } = attempt;
        const completed_at = ended_at ?? done.completed_at;
        return { ...done, summary: summary ?? done.summary, side_effects, committed_ref, completed_at };
    });
    return { ...memory, completed: completed.sort((a, b) => Date.parse(a.completed_at) - Date.parse(b.completed_at)) };
}
/** Returns the memory for an agent at work on a rebase: without checkpoints that are not on the new line yet. */
function onLine(memory, { rebase, checkpoints }) {
    if (rebase === null)
        return memory;
    const open = new Set(checkpoints.filter((each) => !isCheckpointDone(each)).map(({ checkpoint_id }) => checkpoint_id));
    return { ...memory, completed: memory.completed.filter(({ checkpoint_id }) => !open.has(checkpoint_id)) };
}

;// CONCATENATED MODULE: ./domain/record/statements.js
/** Returns the criteria of the latest verified attempt of a checkpoint, else those before any work. */
function statements_findLatestRuns({ attempts, baseline }) {
    return attempts.findLast(({ verifier_runs }) => verifier_runs.length > 0)?.verifier_runs ?? baseline ?? [];
}
/** Lists the statements of a checkpoint. */
function listStatements(checkpoint) {
    return statements_findLatestRuns(checkpoint)
        .flatMap(({ criterion, outcome }) => (criterion.kind === 'semantic' ? [{ criterion, outcome }] : []))
        .map(({ criterion, outcome }, index) => ({
        number: index + 1,
        name: criterion.name,
        text: criterion.statement,
        outcome,
    }));
}
/** Lists the statements of a checkpoint that nobody has judged. */
function statements_listUnjudged(checkpoint) {
    return listStatements(checkpoint).filter(({ outcome }) => outcome === 'unjudged');
}
/** Judges as a person the statements of a checkpoint that nobody has judged: all of them, or only the one with the number. */
function approveStatements(found, { by, statement }) {
    const latest = statements_findLatestRuns(found);
    let number = 0;
    const judged = latest.map((run) => {
        if (run.criterion.kind === 'semantic')
            number += 1;
        const isMeant = run.outcome === 'unjudged' && (statement === undefined || statement === number);
        return isMeant ? { ...run, outcome: 'judged_pass', detail: `Judged by ${by}.` } : run;
    });
    if (found.baseline === latest)
        return { ...found, baseline: judged };
    return {
        ...found,
        attempts: found.attempts.map((attempt) => attempt.verifier_runs === latest ? { ...attempt, verifier_runs: judged } : attempt),
    };
}

;// CONCATENATED MODULE: ./domain/record/steering.js



const MAX_STEERING = 50;
/** Returns the record after an action of a user, with the latest actions listed. */
function applySteering(record, event) {
    const steering = [...record.steering, toSteering(event, record)].slice(-MAX_STEERING);
    return { ...change(record, event), steering };
}
function change(record, event) {
    switch (event.kind) {
        case 'checkpoint_reopened':
            return { ...updateCheckpoint(record, event.checkpoint_id, steering_reopen), aborted: null };
        case 'checkpoint_skipped': {
            const { reason, at } = event;
            return updateCheckpoint(record, event.checkpoint_id, (found) => ({
                ...found,
                outcome: 'skipped',
                reason,
                ended_at: at,
            }));
        }
        case 'hint_given':
            return record;
        case 'pause_requested':
            return { ...record, pause: toRequest(event) };
        case 'task_aborted':
            return { ...record, aborted: toRequest(event) };
        case 'checkpoint_approved':
            return updateCheckpoint(record, event.checkpoint_id, (found) => approveStatements(found, event));
        case 'result_materialized':
            return { ...record, head: event.to, result: null };
        default:
            return assert_never_assertNever(event);
    }
}
/** Opens a checkpoint again: earlier attempts stay in the record and do not count. */
function steering_reopen(found) {
    return { ...found, outcome: 'pending', reason: null, ended_at: null, budget_from: found.attempts.length };
}
function toRequest({ at, by, reason }) {
    return { at, by, reason };
}
function toSteering(event, record) {
    const { at, by } = event;
    const line = (kind, checkpoint_id, text) => ({
        at,
        by,
        kind,
        checkpoint_id,
        text,
    });
    switch (event.kind) {
        case 'checkpoint_reopened':
            return line('retry', event.checkpoint_id, null);
        case 'checkpoint_skipped':
            return line('skip', event.checkpoint_id, event.reason);
        case 'hint_given':
            return line('hint', null, event.text);
        case 'pause_requested':
            return line('pause', null, event.reason);
        case 'task_aborted':
            return line('abort', null, event.reason);
        case 'checkpoint_approved':
            return line('approve', event.checkpoint_id, findStatementText(event, record));
        case 'result_materialized':
            return line('materialize', null, event.to);
        default:
            return assert_never_assertNever(event);
    }
}
/** Returns the one statement that an approval is of; null for all of the checkpoint. */
function findStatementText({ checkpoint_id: id, statement }, { checkpoints }) {
    const checkpoint = checkpoints.find(({ checkpoint_id }) => checkpoint_id === id);
    const all = checkpoint === undefined || statement === undefined ? [] : listStatements(checkpoint);
    return all.find(({ number }) => number === statement)?.text ?? null;
}

;// CONCATENATED MODULE: ./domain/record/thread-event.js
const MAX_HANDLED_COMMENTS = 200;
const LISTS = { conversation: 'handled_comments', review: 'handled_reviews', line: 'handled_line_comments' };
/** Returns whether the command of a comment was executed. */
function isHandled(record, { id, part }) {
    return record[LISTS[part ?? 'conversation']].includes(id);
}
/** Returns the event of a command that is executed. */
function toCommentHandled({ id, part }, { command, by }) {
    return { kind: 'comment_handled', comment_id: id, ...(part === undefined ? {} : { part }), command, by };
}
/** Returns the record after one such event. */
function applyThreadEvent(record, event) {
    switch (event.kind) {
        case 'issue_linked':
            return { ...record, issue_number: event.issue_number };
        case 'plan_approved':
            return record;
        case 'plan_committed':
            return event.landed_on === 'result' ? { ...record, result: event.to } : { ...record, head: event.to };
        case 'comment_handled': {
            const list = LISTS[event.part ?? 'conversation'];
            return { ...record, [list]: [...record[list], event.comment_id].slice(-MAX_HANDLED_COMMENTS) };
        }
    }
}

;// CONCATENATED MODULE: ./domain/record/fold-events.js










/** Folds the events, oldest first, into the state of the task; undefined for an empty chronicle. */
function foldEvents(events) {
    return events.reduce((state, event) => applyEvent(state, event), undefined);
}
/** Returns the state after one more event. Throws an Error for an event that cannot follow. */
function applyEvent(state, event) {
    if (event.kind === 'task_created') {
        if (state !== undefined)
            throw new Error(`event ${event.seq}: a task is created once`);
        return createTask(event);
    }
    if (state === undefined)
        throw new Error(`event ${event.seq}: the task was not created yet`);
    const record = applyToRun(state.record, event);
    return { record: record, memory: applyToMemory(state.memory, event, record) };
}
function createTask(event) {
    const { task_id, plan_id } = event;
    return {
        memory: { schema_version: 1, task_id, plan_id, completed: [] },
        record: {
            schema_version: 1,
            lineage: event.lineage,
            task_id,
            plan_id,
            plan_hash: '',
            base_ref: event.base_ref,
            base_sha: event.base_sha,
            task_branch: event.task_branch,
            head: event.head,
            last_landed: null,
            result: null,
            rebase: null,
            rebases: [],
            impossible_rebase: null,
            pause: null,
            aborted: null,
            steering: [],
            issue_number: null,
            handled_comments: [],
            handled_reviews: [],
            handled_line_comments: [],
            isolation: 'none',
            isolation_detail: null,
            last_day: 0,
            last_day_before_run: 0,
            last_landed_before_run: null,
            last_context: 0,
            checkpoints: [],
            budget_warnings: [],
            run_url: null,
            ending: null,
            ending_reason: null,
            pause_cause: null,
            started_at: event.at,
            ended_at: null,
        },
    };
}
function applyToRun(record, event) {
    if (hasTrait(event, 'thread'))
        return applyThreadEvent(record, event);
    if (hasTrait(event, 'steering'))
        return applySteering(record, event);
    if (hasTrait(event, 'rebase'))
        return applyRebase(record, event);
    switch (event.kind) {
        case 'task_created':
        case 'rollback_started':
        case 'rollback_failed':
        case 'leftovers_removed':
        case 'lease_released':
            return record;
        case 'workspace_prepared':
            return countContext(record, event.context);
        case 'rollback_completed':
            return toReverted(countContext(record, event.context), event.day);
        case 'run_started':
            return startRun(record, event);
        case 'plan_set':
            return { ...record, plan_hash: event.plan_hash, checkpoints: carryOverPlan(record, event) };
        case 'branch_advanced':
            return { ...record, head: event.to };
        case 'attempt_started':
            return updateCheckpoint({ ...record, last_day: event.day }, event.checkpoint_id, (found) => addAttempt(found, event));
        case 'checkpoint_landed':
            return toLanded(applyCheckpointEvent(record, event), event);
        case 'budget_warning': {
            const { limit, used, max } = event;
            return { ...record, budget_warnings: [...record.budget_warnings, { limit, used, max }] };
        }
        case 'run_ended':
            return toEnded(record, event);
        default:
            return applyCheckpointEvent(record, event);
    }
}
function applyCheckpointEvent(record, event) {
    return updateCheckpoint(record, event.checkpoint_id, (checkpoint) => applyToCheckpoint(checkpoint, event));
}
function applyToCheckpoint(checkpoint, event) {
    switch (event.kind) {
        case 'baseline_checked':
            return { ...checkpoint, baseline: event.verifier_runs, started_at: checkpoint.started_at ?? event.at };
        case 'checkpoint_satisfied':
            return { ...checkpoint, outcome: 'success', reason: 'already satisfied', ended_at: event.at };
        case 'steps_recorded':
            return onAttempt(checkpoint, event.day, (found) => ({
                ...found,
                timeline: extendTimeline(found.timeline, event),
            }));
        case 'attempt_captured':
            return onAttempt(checkpoint, event.day, (attempt) => captureAttempt(attempt, event));
        case 'rescue_started':
            return onAttempt(checkpoint, event.day, (attempt) => startRescue(attempt, event));
        case 'commit_signed':
            return onAttempt(checkpoint, event.day, (found) => ({ ...found, signed_commit: event.commit }));
        case 'attempt_ended':
            return onAttempt(checkpoint, event.day, (attempt) => endAttempt(attempt, event, event.at));
        case 'workspace_rewound':
            return onAttempt(checkpoint, event.day, (found) => rewindAttempt(found, event));
        case 'checkpoint_landed': {
            const { committed_ref, attribution } = event;
            const landed = onAttempt(checkpoint, event.day, (found) => ({ ...found, committed_ref, attribution }));
            return { ...landed, outcome: 'success', reason: null, ended_at: event.at };
        }
        case 'landing_audited': {
            const { end, hunks, tried, unnoticed } = event;
            return onAttempt(checkpoint, event.day, (found) => ({ ...found, audit: { end, hunks, tried, unnoticed } }));
        }
        case 'checkpoint_abandoned':
            return { ...checkpoint, outcome: 'abandoned', reason: event.reason, ended_at: event.at };
        case 'checkpoint_blocked':
            return { ...checkpoint, outcome: 'blocked', reason: event.reason, ended_at: event.at };
        default:
            return assert_never_assertNever(event);
    }
}
function toLanded(record, event) {
    const { committed_ref: landed, landed_on } = event;
    if (record.rebase !== null)
        return landOnLine(record, record.rebase, event);
    if (landed === null)
        return record;
    const head = landed_on === 'result' ? { result: landed } : { head: landed };
    return { ...record, ...head, last_landed: landed };
}
function countContext(record, { number }) {
    return { ...record, last_context: Math.max(record.last_context, number) };
}
function toReverted(record, day) {
    const revert = (checkpoint) => onAttempt(checkpoint, day, (attempt) => ({ ...attempt, workspace_reverted: true }));
    return { ...record, checkpoints: record.checkpoints.map(revert) };
}
function startRun(record, { isolation, isolation_detail, run_url }) {
    const { last_day, last_landed } = record;
    const open = {
        ending: null,
        ending_reason: null,
        pause_cause: null,
        ended_at: null,
        pause: null,
        budget_warnings: [],
    };
    const before = { last_day_before_run: last_day, last_landed_before_run: last_landed };
    return {
        ...record,
        isolation,
        run_url: run_url ?? null,
        isolation_detail: isolation_detail ?? null,
        ...before,
        ...open,
    };
}
function toEnded(record, event) {
    const { ending, reason: ending_reason, pause_cause = null, at: ended_at } = event;
    return { ...record, ending, ending_reason, pause_cause, ended_at };
}
function addAttempt(checkpoint, event) {
    if (checkpoint.attempts.some(({ day }) => day === event.day))
        throw new Error(`event ${event.seq}: attempt ${event.day} was started before`);
    return {
        ...checkpoint,
        started_at: checkpoint.started_at ?? event.at,
        attempts: [...checkpoint.attempts, startAttempt(event, event.at)],
    };
}
function onAttempt(checkpoint, day, change) {
    const attempts = checkpoint.attempts.map((attempt) => (attempt.day === day ? change(attempt) : attempt));
    return { ...checkpoint, attempts };
}

;// CONCATENATED MODULE: ./store/parse-state.js



/** The files of a state commit beside its chronicle. */
const PLAN_FILE = 'plan.yml';
const LEASE_FILE = 'lease.json';
/** Parses the text of a whole chronicle. Throws an Error that names what this version cannot read. */
function parseState(chronicle, toEvent) {
    const events = parseChronicle(chronicle, toEvent);
    const state = foldEvents(events);
    if (state === undefined)
        throw new Error('the chronicle is empty');
    return { events, state };
}
/** Decodes a file of a record. Throws an Error that names it when it is not UTF-8. */
function toText(bytes, path) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw new Error(`${path}: ${(0,errors/* toError */.iT)(cause).message}`, { cause });
    }
}

;// CONCATENATED MODULE: ./domain/refs/ref-name.js

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
    if (match === null || !isTaskId(taskId))
        return undefined;
    if (match[2] === 'state' || match[2] === 'result')
        return { kind: match[2], taskId };
    const kind = ref.startsWith('refs/heads/') ? 'scratch_branch' : 'scratch';
    return { kind, taskId, day: Number(match[3]) };
}
function toStepsRef(taskId = '', stream) {
    return isTaskId(taskId) && stream !== undefined ? { kind: 'steps', taskId, ...stream } : undefined;
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

;// CONCATENATED MODULE: ./store/state-refs.js

/** The refs that the records of all tasks are below. */
const RECORD_REFS = 'refs/groundhog/';
/** The refs among them that name the state of a task, `refs/groundhog/<task_id>/state`. */
const STATE_REFS = { below: 'refs/groundhog', name: 'state' };
/** Finds the state commits among refs, by the ids of their tasks, in the order of these. */
function findStates(refs) {
    const states = [...refs].flatMap(([name, commit]) => {
        const ref = parseTaskRef(name);
        return ref?.kind === 'state' ? [[ref.taskId, commit]] : [];
    });
    return new Map(states.sort(([a], [b]) => (a < b ? -1 : 1)));
}

;// CONCATENATED MODULE: ./store/read-records.js









const read_records_MAX_BYTES = 256 * 1024 * 1024;
const FILES = [chronicleFile(0), 'chronicle', PLAN_FILE, LEASE_FILE];
// Why: docs/decisions/0145-records-are-read-at-once.md
/**
 * Reads the records of tasks in the repository of a folder, all at once: without a process where they are loose, else by
 * two git processes, which start together, for any number of tasks. `choose` gets the ids of all tasks and returns those
 * to read. Rejects for a record that is in any way unusual, such as one of more than 100 events: `readState` reads that,
 * or says what is wrong.
 */
async function readRecords({ folder, openGit }, choose) {
    const files = readLooseRecords(folder, choose) ?? (await readRecordsByGit(await openGit(), choose));
    return files.map(toRecord);
}
/** Returns undefined for a repository or an object that only git can read. Each ref is read once, and all else by its id. */
function readLooseRecords(folder, choose) {
    try {
        const commonDir = findPlainRepository(folder);
        const states = findStates(listPlainRefs(commonDir, STATE_REFS));
        if (states.size === 0)
            return undefined;
        return listCommits(states, choose).map((commit) => readLooseFiles(commonDir, commit, FILES));
    }
    catch {
        return undefined;
    }
}
async function readRecordsByGit(git, choose) {
    const objects = prepareObjects(git, read_records_MAX_BYTES);
    objects.start();
    try {
        const commits = listCommits(findStates(await listRefs(git, [RECORD_REFS])), choose);
        const found = await objects.read(commits.flatMap((commit) => FILES.map((file) => `${commit}:${file}`)));
        return commits.map((_commit, index) => found.slice(index * FILES.length, (index + 1) * FILES.length));
    }
    finally {
        await objects.cancel();
    }
}
function listCommits(states, choose) {
    return choose([...states.keys()]).flatMap((taskId) => states.get(taskId) ?? []);
}
function toRecord([chronicle, further, plan, lease]) {
    if (chronicle === undefined || plan === undefined || lease === undefined)
        throw new Error('a file is missing');
    const { events, state } = parseState(toText(chronicle.bytes, chronicleFile(0)), toEvent);
    if (further !== undefined || events.length >= EVENTS_PER_FILE)
        throw new Error('the chronicle has further files');
    toText(plan.bytes, PLAN_FILE);
    const isLease = conforms(JSON.parse(toText(lease.bytes, LEASE_FILE)), recordShape.lease);
    if (!isLease)
        throw new Error('no lease that this version knows');
    return { record: state.record };
}
function toEvent(value) {
    if (!isEvent(value))
        throw new Error('no event that this version writes');
    return value;
}
function isEvent(value) {
    return conforms(value, recordShape.event);
}

;// CONCATENATED MODULE: ./domain/plan/describe-criterion.js


/** Renders the demand of a criterion without its kind: untrusted text of the plan. */
function describe_criterion_describeCriterion(criterion) {
    switch (criterion.kind) {
        case 'command':
            return criterion.expect_exit === 0
                ? criterion.command
                : `${criterion.command} (expects exit ${criterion.expect_exit})`;
        case 'tests':
            return describeTests(criterion);
        case 'file_exists':
        case 'file_absent':
            return criterion.path;
        case 'file_contains':
            return `${criterion.path}: ${criterion.pattern}`;
        case 'changes_within':
            return criterion.paths.join(', ');
        case 'github_check':
            return criterion.name;
        case 'semantic':
            return criterion.statement;
        default:
            return assertNever(criterion);
    }
}
const MAX_LABEL_CHARACTERS = 160;
/** Renders a criterion on one line of bounded length: its kind and its condition. */
function labelCriterion(criterion) {
    const characters = [...toOneLine(describe_criterion_describeCriterion(criterion))];
    const isShort = characters.length <= MAX_LABEL_CHARACTERS;
    const line = isShort ? characters.join('') : `${characters.slice(0, MAX_LABEL_CHARACTERS - 1).join('')}…`;
    return `${criterion.kind} criterion: ${line}`;
}
function describeTests({ command, report, must_pass, regressions }) {
    const demands = [
        `report ${report}`,
        ...(must_pass === undefined ? [] : [`must pass: ${must_pass.join(', ')}`]),
        ...(regressions === 'none' ? [] : [`regressions: ${regressions}`]),
    ];
    return `${command} (${demands.join('; ')})`;
}

;// CONCATENATED MODULE: ./report/text/safe-text.js




const MARKER_START = /<!(-+\s*groundhog)/gi;
/** Returns plain text in which nothing looks like a marker of ours. Idempotent. */
function toUnmarkedText(text) {
    return breakMarkers(plain_text_toPlainText(text));
}
function breakMarkers(text) {
    return text.replace(MARKER_START, '<! $1');
}
/** Returns the first `maxChars` of a text as one line without markers, with "…" where something is missing. */
function safe_text_toShortLine(text, maxChars) {
    // Bounded first, since a text may have megabytes.
    const bound = maxChars * 8;
    const line = breakMarkers(plain_text_toOneLine(text.slice(0, bound)));
    if (line.length <= maxChars && text.length <= bound)
        return line;
    return `${dropHalfCharacter(line.slice(0, maxChars - 1)).trimEnd()}…`;
}
/** Returns the first `maxChars` of a cause as one line, as `toShortLine`, with a dash where a line without a full stop ends. */
function toShortCause(text, maxChars) {
    const lines = text.slice(0, maxChars * 8).replace(/([^\s.:;,!?…])[ \t]*(?:\r?\n[ \t]*)+(?=\S)/g, '$1 – ');
    return safe_text_toShortLine(lines, maxChars);
}
/** Renders untrusted text as one code span, whose delimiter is longer than any backticks in it. */
function safe_text_renderCodeSpan(text, maxChars = 200) {
    const line = safe_text_toShortLine(text, maxChars);
    if (line === '')
        return '–';
    const ticks = '`'.repeat(longestTicks(line) + 1);
    const padding = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return `${ticks}${padding}${line}${padding}${ticks}`;
}
/**
 * Renders untrusted text as prose in one line: each character that markdown acts on is escaped, and references to users,
 * issues and addresses are broken. Empty for an empty text.
 */
function safe_text_renderProse(text, maxChars = 200) {
    return safe_text_toShortLine(breakReferences(safe_text_toShortLine(text, maxChars)), maxChars * 2)
        .replace(/\/(?=\/\S)/g, '/ ')
        .replace(/[\\`*~_[\]<>&|$]/g, '\\$&')
        .replace(/(www)\./gi, '$1\\.')
        .replace(/^[-+#=]/, '\\$&')
        .replace(/^(\d+)([.)])/, '$1\\$2');
}
/** Returns a text with a capital at its start. */
function toSentence(text) {
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
/** Renders untrusted text as a code span for a table cell: pipes in it are escaped. */
function renderCodeCell(text, maxChars = 200) {
    // A table reads an escaped backslash before the pipe, so the two are separated.
    return safe_text_renderCodeSpan(text, maxChars)
        .replace(/\\(?=\|)/g, '\\ ')
        .replace(/\|/g, '\\|');
}
/** Renders untrusted text as a code block that nothing in it can close, cut to `maxBytes`. */
function safe_text_renderTextBlock(text, maxBytes) {
    const body = cutText(toUnmarkedText(cutText(text, maxBytes * 4)), maxBytes).replace(/^\n+|\s+$/g, '');
    return renderFence('text', body);
}
/** Renders untrusted text as prose for a table cell or the text of a link. */
function renderCellProse(text, maxChars = 200) {
    return safe_text_renderProse(text, maxChars) || '–';
}
/** Renders untrusted text as prose, line by line, cut to `maxBytes`; a line loses what indents it. */
function safe_text_renderProseLines(text, maxBytes) {
    const lines = cutText(toUnmarkedText(cutText(text, maxBytes * 4)), maxBytes)
        .trim()
        .split('\n');
    return joinLines(lines.map((line) => safe_text_renderProse(line, maxBytes)));
}
/**
 * Renders an untrusted message as prose, cut to `maxBytes`: its lines that are indented, to be copied, as blocks, and a
 * command of ours at the end of a line as code.
 */
function renderMessage(text, maxBytes) {
    const lines = cutText(toUnmarkedText(cutText(text, maxBytes * 4)), maxBytes)
        .trim()
        .split('\n');
    const parts = [];
    for (const line of lines) {
        const isBlock = /^ {2,}\S/.test(line);
        const last = parts.at(-1);
        if (last?.isBlock === isBlock)
            last.lines.push(line);
        else
            parts.push({ isBlock, lines: [line] });
    }
    return parts
        .map((part) => (part.isBlock ? renderCopied(part.lines) : renderSpoken(part.lines, maxBytes)))
        .filter((part) => part !== '')
        .join('\n\n');
}
function renderCopied(lines) {
    const indent = Math.min(...lines.map((line) => line.search(/\S/)));
    return renderFence('text', lines.map((line) => line.slice(indent)).join('\n'));
}
function renderSpoken(lines, maxBytes) {
    const shown = lines.map((line) => {
        const [, said = line, command = '', end = ''] = /^(.*: )(\/?groundhog [^`]*?)(\.?)$/.exec(line) ?? [];
        return `${safe_text_renderProse(said, maxBytes)}${command === '' ? '' : ` ${safe_text_renderCodeSpan(command)}${end}`}`;
    });
    return joinLines(shown);
}
/** Joins lines of prose; two spaces keep the line break. */
function joinLines(lines) {
    return lines.filter((line) => line !== '').join('  \n');
}
/** Cuts a text to `maxBytes` of UTF-8: its middle is replaced by a line with the number of missing bytes. */
function cutText(text, maxBytes) {
    const total = utf8Length(text);
    if (total <= maxBytes)
        return text;
    const room = maxBytes - 60;
    if (room <= 0)
        return takeBytes(text, maxBytes, 'start');
    const head = takeBytes(text, Math.floor(room / 3), 'start');
    const tail = takeBytes(text, room - utf8Length(head), 'end');
    const missing = total - utf8Length(head) - utf8Length(tail);
    return `${head}\n[… ${missing} bytes left out …]\n${tail}`;
}
/** Returns the size of a text in bytes of UTF-8. */
function utf8Length(text) {
    return new TextEncoder().encode(text).length;
}
function takeBytes(text, maxBytes, side) {
    let piece = side === 'start' ? text.slice(0, maxBytes) : text.slice(Math.max(0, text.length - maxBytes));
    for (let excess = utf8Length(piece) - maxBytes; excess > 0; excess = utf8Length(piece) - maxBytes) {
        // A UTF-16 unit has at most three bytes of UTF-8, so this never takes too much.
        const units = Math.ceil(excess / 3);
        piece = side === 'start' ? piece.slice(0, -units) : piece.slice(units);
    }
    return dropHalfCharacter(piece);
}
function dropHalfCharacter(text) {
    return text.replace(/^[\udc00-\udfff]/, '').replace(/[\ud800-\udbff]$/, '');
}
/** Renders a link; the text is markdown of ours. */
function renderLink(text, url) {
    return `[${text}](${url})`;
}
/** Renders the short id of a commit, as a link where the repository is known. */
function safe_text_renderCommitLink(links, sha) {
    const text = `\`${toShortId(sha)}\``;
    return links.repositoryUrl === undefined ? text : renderLink(text, `${links.repositoryUrl}/commit/${sha}`);
}
/** Renders the changes between two commits, as a link to the comparison where the repository is known. */
function renderCompareLink(links, from, to) {
    if (links.repositoryUrl === undefined)
        return `\`${toShortId(from)}..${toShortId(to)}\``;
    return renderLink('diff', `${links.repositoryUrl}/compare/${from}...${to}`);
}

;// CONCATENATED MODULE: ./report/parts/failure-section.js



const MAX_TEXT_BYTES = 1500;
const MAX_OUTPUT_BYTES = 3000;
const MAX_OUTPUTS = 3;
/** Renders a section that folds, folded unless `isOpen`, under a trusted title. */
function renderFolded(title, body, isOpen = false) {
    return `<details${isOpen ? ' open' : ''}>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}
/** Renders the latest failure of a checkpoint: the report, then the output of the failed criteria. */
function renderFailureSection(attempts, { prefix = '', isOpen = false } = {}) {
    const attempt = attempts.findLast(({ failure_report }) => failure_report !== null);
    if (attempt === undefined || attempt.failure_report === null)
        return undefined;
    const report = attempt.failure_report;
    const parts = [
        renderText('Tried', report.what_tried),
        renderText('Happened', report.what_happened),
        renderText('Next', report.next_attempt_plan),
        ...renderOutputs(attempt),
    ];
    const title = `${prefix}Failure report of attempt ${attempt.day}, by ${failure_section_describeSource(report.source)}`;
    return renderFolded(title, parts.filter((part) => part !== undefined).join('\n\n'), isOpen);
}
const sources = { agent: 'the agent', verifier: 'the verifier', runner: 'Groundhog' };
/** Returns a phrase for the source of a report. */
function failure_section_describeSource(source) {
    return sources[source];
}
function renderText(title, text) {
    const lines = renderProseLines(text, MAX_TEXT_BYTES);
    return lines === '' ? undefined : `**${title}:** ${lines}`;
}
function renderOutputs(attempt) {
    const reported = attempt.failure_report?.what_happened ?? '';
    const failed = findFailed(attempt.verifier_runs).filter(({ output }) => !reported.includes(output.trim()));
    const outputs = failed
        .slice(0, MAX_OUTPUTS)
        .map((run) => `**Output** of criterion ${attempt.verifier_runs.indexOf(run) + 1}:\n\n${renderTextBlock(run.output, MAX_OUTPUT_BYTES)}`);
    const rest = failed.length - outputs.length;
    return rest > 0 ? [...outputs, `${formatPlural(rest, 'more output')} left out here.`] : outputs;
}

;// CONCATENATED MODULE: ./report/words/attribution-text.js


/** Describes who wrote the lines that a checkpoint landed, in one line without a full stop. */
function attribution_text_describeAttribution(attribution) {
    const { agent_added, agent_removed, people_added, people_commits, binary_files } = attribution;
    const share = renderShare(attribution);
    const parts = [
        share ?? 'none added',
        `agent +${formatCount(agent_added)} -${formatCount(agent_removed)}`,
        ...(people_commits === 0
            ? []
            : [`people +${formatCount(people_added)} in ${formatPlural(people_commits, 'commit')}`]),
        ...(binary_files === 0 ? [] : [`${formatPlural(binary_files, 'binary file')} without lines`]),
    ];
    return parts.join('; ');
}

;// CONCATENATED MODULE: ./domain/attempt/telling-output.js



const HEAD_CHARACTERS = 1024;
const TAIL_CHARACTERS = (/* unused pure expression or super */ null && (3 * 1024));
const MAX_LINES = 40;
const MAX_LINE_CHARACTERS = 300;
/** The lines after one that looks like a failure, which often hold its message. */
const LINES_AFTER = 2;
const CERTAIN = /\b(?:FAIL(?:ED|URES?)?|ERRORS?|FATAL|PANIC)\b|^\s*not ok\b|[✗✘✕✖×❌]|\w(?:Error|Exception)\b|\bpanicked\b|\berror(?: \w+|\[\w+\])?:|\bfatal:|^Traceback\b/;
const LIKELY = /\b(?:fail(?:s|ed|ure|ures|ing)?|errors?|exceptions?|fatal|panic|assert(?:ion)?|expected|not ok|segmentation fault|undefined reference|cannot|could not|unable to|no such file|permission denied|timed? ?out)\b/i;
const PASSED = /^\s*(?:[✓✔√]|ok\b|pass(?:ed)?\b|-+ pass\b|\[\s*ok)|\bPASS(?:ED)?\b|\.\.\. ok$|\b(?:0|no) (?:fail|error)|\b(?:fail\w*|errors?)\s*[:= ]\s*0\b/i;
const HINT = new RegExp(`${CERTAIN.source}|${LIKELY.source}`, 'i');
const SOME_FAILED = /\b[1-9]\d* (?:(?:test|spec|suite|example|check|case|file|problem)\w* )?(?:fail|error)|\b(?:fail\w*|errors?)\s*[:=]\s*[1-9]|^# fail [1-9]/i;
// Why: docs/decisions/0119-telling-output-by-rule.md
/** Returns how surely a line of output is about a failure: 2 for certain, 1 for likely, 0 for not at all. */
function rateLine(line) {
    if (PASSED.test(line) && !SOME_FAILED.test(line))
        return 0;
    if (CERTAIN.test(line))
        return 2;
    return LIKELY.test(line) || SOME_FAILED.test(line) ? 1 : 0;
}
/** Opens a collection of such lines. */
function openFailureLines() {
    const kept = { 1: [], 2: [] };
    let at = 0;
    let after = { rate: 1, left: 0 };
    return {
        add(text) {
            at += 1;
            if (kept[2].length >= MAX_LINES || (after.left === 0 && !HINT.test(text.slice(0, 2 * MAX_LINE_CHARACTERS))))
                return;
            const line = toPlainText(text.slice(0, 2 * MAX_LINE_CHARACTERS))
                .trimEnd()
                .slice(0, MAX_LINE_CHARACTERS);
            const rate = rateLine(line);
            // What follows a certain failure is its message, also where it looks like another one.
            if (rate !== 0 && (rate >= after.rate || after.left === 0))
                after = { rate, left: LINES_AFTER + 1 };
            if (after.left === 0)
                return;
            after = { ...after, left: after.left - 1 };
            const list = kept[after.rate];
            if (line.trim() !== '' && list.length < MAX_LINES)
                list.push({ at, line });
        },
        list: () => [...kept[2], ...kept[1].slice(0, MAX_LINES - kept[2].length)].sort((a, b) => a.at - b.at).map(({ line }) => line),
    };
}
/**
 * Renders the output of a failed criterion in at most `maxCharacters`: its first 1 KiB, the lines that look like failures
 * and its last 3 KiB, less where there is less room. A short output is rendered whole.
 */
function renderTelling(run, maxCharacters) {
    const output = toPlainText(run.output).trimEnd();
    if (output.length <= Math.min(maxCharacters, HEAD_CHARACTERS + TAIL_CHARACTERS))
        return output;
    const share = Math.min(1, maxCharacters / (HEAD_CHARACTERS + 2 * TAIL_CHARACTERS));
    const head = output.slice(0, Math.floor(HEAD_CHARACTERS * share));
    const tail = output.slice(output.length - Math.floor(TAIL_CHARACTERS * share));
    const lines = listFailureLines(run).filter((line) => !head.includes(line) && !tail.includes(line));
    const shown = keepLines(lines, Math.floor(TAIL_CHARACTERS * share) - 100);
    const middle = shown === '' ? '[…]' : `[… lines between that look like failures:]\n${shown}\n[…]`;
    return `${head}\n${middle}\n${tail}`;
}
/** Returns the line that says most about why a criterion failed; its detail when nothing was printed. */
function telling_output_findTellingLine(run) {
    const row = findBadRows(run)[0];
    if (row !== undefined)
        return `${row.name}: ${row.message.trim().split('\n')[0] ?? ''}`.slice(0, MAX_LINE_CHARACTERS);
    const lines = listFailureLines(run);
    const rated = findMessageLine(lines) ?? lines.find((line) => rateLine(line) === 2) ?? lines.find((line) => rateLine(line) === 1);
    const last = toPlainText(run.output).trimEnd().split('\n').at(-1)?.trim();
    return (rated?.trim() ?? (last || run.detail)).slice(0, MAX_LINE_CHARACTERS);
}
function listFailureLines({ output, failure_lines }) {
    if (failure_lines !== undefined)
        return failure_lines;
    const lines = openFailureLines();
    for (const line of output.split('\n'))
        lines.add(line);
    return lines.list();
}
function keepLines(lines, maxCharacters) {
    let room = maxCharacters;
    const kept = lines.filter((line) => {
        room -= line.length + 1;
        return room >= 0;
    });
    return kept.join('\n');
}

;// CONCATENATED MODULE: ./report/words/criterion-failure.js


/** Describes why a criterion failed, in one line of untrusted text: by the output of its command where that says it. */
function criterion_failure_describeCriterionFailure(run) {
    return `${describeCriterion(run.criterion)}: ${findFailureCause(run)}`;
}
/** Finds why a criterion failed. A command that ran to its end says more than its exit code; another one, its end. */
function findFailureCause(run) {
    const hasEnded = run.criterion.kind === 'command' && run.detail.startsWith('It exited with ');
    return hasEnded ? findTellingLine(run) : run.detail;
}

;// CONCATENATED MODULE: ./report/words/outcome-text.js







/** Describes the state of a checkpoint in a few words. */
function describeCheckpoint(checkpoint) {
    const outcome = checkpoint.run?.outcome ?? 'pending';
    switch (outcome) {
        case 'success':
            if (isSatisfiedFromStart(checkpoint))
                return 'already satisfied';
            return describeLanded(checkpoint);
        case 'pending':
            return describePending(checkpoint);
        case 'abandoned':
            return 'given up';
        case 'skipped':
        case 'blocked':
            return outcome;
        default:
            return assert_never_assertNever(outcome);
    }
}
function describeLanded(checkpoint) {
    const landed = findLandedAttempt(checkpoint);
    if (landed === undefined)
        return 'passed without changes';
    return ['landed', describeUnclaimed(landed)].filter((part) => part !== undefined).join(', ');
}
const pendingAfter = {
    running: 'in progress',
    passed: 'passed, not landed yet',
    failed: 'failed, to be tried again',
    interrupted: 'interrupted, to be tried again',
};
function describePending(checkpoint) {
    const last = task_facts_listCountedAttempts(checkpoint).at(-1);
    if (last === undefined)
        return 'waiting';
    return isCaptured(last) ? 'captured, to be verified' : pendingAfter[last.outcome];
}
/** Describes the outcome of an attempt in a word, and the claim of one that passed without one. */
function outcome_text_describeAttempt(attempt) {
    const { outcome } = attempt;
    if (outcome === 'running')
        return 'in progress';
    const unclaimed = outcome === 'passed' ? describeUnclaimed(attempt) : undefined;
    return unclaimed === undefined ? outcome : `${outcome}, ${unclaimed}`;
}
/** Describes that no agent has claimed the work of an attempt; undefined where one has. */
function describeUnclaimed({ claimed_by, rescued_from_step: step, }) {
    if (step !== undefined)
        return `rescued from step ${step}`;
    return claimed_by === 'none' ? 'not claimed' : undefined;
}
/** Describes the agent of an attempt by its entry of the ladder; undefined without a ladder. */
function outcome_text_describeEntry({ agent }) {
    if (isReplay({ agent }))
        return 'the landed commit on the new base';
    if (agent === undefined || agent.entry === null)
        return undefined;
    return `${describeAgent(agent)} (entry ${agent.entry})`;
}
/** Finds the reason for an attempt's outcome, which is untrusted text; empty when there is none. */
function outcome_text_findAttemptReason(attempt) {
    if (attempt.outcome === 'passed')
        return attempt.summary ?? '';
    const failed = findFailed(attempt.verifier_runs);
    const [first] = failed;
    if (first !== undefined) {
        const more = failed.length > 1 ? ` (and ${failed.length - 1} more)` : '';
        return `${describeCriterionFailure(first)}${more}`;
    }
    return attempt.failure_report?.what_happened ?? attempt.notes.at(-1) ?? '';
}
const criterionOutcomes = {
    passed: '✅ passed',
    failed: '❌ failed',
    unjudged: '👀 not judged',
    judged_pass: '✅ judged: passed',
    judged_fail: '❌ judged: failed',
    not_asked: '⚪ not asked',
};
/** Describes the outcome of a criterion, after its icon. */
function describeCriterionOutcome(outcome) {
    return criterionOutcomes[outcome];
}
const endings = {
    passed: {
        icon: '✅',
        meaning: 'Passed: no checkpoint is left.',
    },
    nothing_to_do: {
        icon: '✅',
        meaning: 'Nothing to do: the task had passed before, or all of its criteria hold already.',
    },
    blocked: {
        icon: '❌',
        meaning: 'Blocked: a checkpoint could not be finished.',
    },
    paused: {
        icon: '⏸️',
        meaning: 'Paused: nothing that landed is lost.',
    },
    refused: {
        icon: '⛔',
        meaning: 'Refused: the run was not started, or another run has its task.',
    },
    conflict: {
        icon: '⚠️',
        meaning: 'Conflict: somebody else moved the task branch. Their work was not touched.',
    },
    infra_error: {
        icon: '❌',
        meaning: 'Stopped by a failure of the environment (GitHub, git, disk, network, model provider or the command of the agent).',
    },
};
/** Describes an ending. */
function describeEnding(ending) {
    return endings[ending].meaning;
}
/** Returns the icon of a checkpoint's state, to be shown beside its description. */
function markCheckpoint(checkpoint) {
    const outcome = checkpoint.run?.outcome ?? 'pending';
    switch (outcome) {
        case 'success':
            return '✅';
        case 'skipped':
            return '⏩';
        case 'abandoned':
        case 'blocked':
            return '❌';
        case 'pending':
            return markPending(checkpoint);
        default:
            return assertNever(outcome);
    }
}
function markPending(checkpoint) {
    const last = listCountedAttempts(checkpoint).at(-1);
    if (last === undefined)
        return '⚪';
    return last.outcome === 'running' || last.outcome === 'passed' ? '⏳' : '🔁';
}
const attemptIcons = {
    passed: '✅',
    failed: '❌',
    running: '⏳',
    interrupted: '⚡',
};
/** Returns the icon of an attempt's outcome. */
function markAttempt(outcome) {
    return attemptIcons[outcome];
}
/** Returns the icon of an ending. */
function markEnding(ending) {
    return endings[ending].icon;
}

;// CONCATENATED MODULE: ./report/words/rebase-text.js




/** Renders an event of a rebase as a line of the progress output. */
function renderRebaseLine(event) {
    switch (event.kind) {
        case 'rebase_started':
            return `Rebase: ${formatPlural(event.commits.length, 'commit')} of the task branch onto ${toShortId(event.onto)}; the branch stays at ${toShortId(event.from)} until all is verified there.`;
        case 'commits_carried':
            return `Rebase: ${formatPlural(event.commits.length, 'commit')} of others carried over, as ${toShortId(event.to)}.`;
        case 'rebase_completed':
            return `Rebased: the task branch moved from ${toShortId(event.from)} to ${toShortId(event.to)}. Before: ${event.kept_ref}`;
        case 'rebase_stopped':
            return `The rebase was stopped; the task branch stays as it is. ${toShortLine(event.reason, 300)}`;
        default:
            return assertNever(event);
    }
}
/** Describes the rebase of a task in a sentence of plain text: the one that is going on, else the last one; undefined without one. */
function describeRebase({ rebase, rebases, base_ref, checkpoints }) {
    const base = safe_text_toShortLine(base_ref, 100);
    if (rebase !== null) {
        const ids = new Set(rebase.landed.map(({ checkpoint_id }) => checkpoint_id));
        const done = checkpoints.filter(({ checkpoint_id, outcome }) => ids.has(checkpoint_id) && outcome === 'success');
        const counts = `${done.length} of ${format_duration_formatPlural(ids.size, 'landed checkpoint')}`;
        return `Being rebased onto ${base} at ${ids_toShortId(rebase.onto)}: ${counts} verified again there. The task branch stays at ${ids_toShortId(rebase.from)} until all are.`;
    }
    const last = rebases.at(-1);
    if (last === undefined)
        return undefined;
    const { verified, onto, from, kept_ref } = last;
    const what = verified.length === 0
        ? 'no checkpoint was left to verify'
        : `verified again there: ${safe_text_toShortLine(verified.join(', '), 300)}`;
    return `Rebased onto ${base} at ${ids_toShortId(onto)}; ${what}. Before: ${ids_toShortId(from)}, kept as ${kept_ref}`;
}

;// CONCATENATED MODULE: ./report/words/next-step.js




/** The command that resumes a task. */
const RUN = { text: 'run', effect: 'resume where it stopped' };
const next_step_HINT = { text: 'hint <text>', effect: 'tell the next attempts something' };
const ABORT = { text: 'abort', effect: 'give the task up; nothing is deleted' };
/** The command that reopens a task. */
const RETRY_ALL = { text: 'retry', effect: 'reopen it' };
/** The commands for a running task. */
const RUNNING_COMMANDS = [
    { text: 'pause', effect: 'end before the next step, to resume later' },
    next_step_HINT,
    ABORT,
];
/** Finds the next step for a status, for a reader on GitHub. */
function findNextStep(status, checkpoints) {
    const { kind } = status;
    switch (kind) {
        case 'passed':
        case 'approved':
            return { advice: 'review the commits, and merge the pull request', commands: [] };
        case 'nothing_to_do':
            return { advice: 'nothing. To ask for more, change the plan', commands: [] };
        case 'blocked':
            return findStepWhenBlocked(checkpoints);
        case 'aborted':
            return { advice: 'if you want it after all, reopen it', commands: [RETRY_ALL] };
        case 'paused':
            return { advice: `${renderResumers(status)}start it again when you like`, commands: [RUN, next_step_HINT, ABORT] };
        case 'open_again':
            return { advice: `${renderResumers(status)}start it again`, commands: [RUN] };
        case 'awaits_approval':
            return { advice: 'look at the commits, then approve them', commands: [] };
        case 'refused':
            return { advice: 'fix what is named above, then start it again', commands: [RUN] };
        case 'conflict':
            return {
                advice: 'look at the task branch. Where our commits are gone from it, restore them; then, or with commits on top of ours, start it again',
                commands: [RUN],
            };
        case 'infra_error':
            return { advice: `${renderResumers(status)}start it again once that is fixed`, commands: [RUN] };
        default:
            return assertNever(kind);
    }
}
/** Renders commands as a list with their effects. */
function renderCommands(commands) {
    return commands.map(({ text, effect }) => `- ${renderCommand(text)} – ${effect}`).join('\n');
}
/** Renders a command as a code span. */
function renderCommand(text) {
    return renderCodeSpan(`/groundhog ${text}`, 300);
}
/** Finds the first abandoned or blocked checkpoint; undefined when there is none. */
function findStuckCheckpoint(checkpoints) {
    return checkpoints.find((each) => !isDone(each) && (each.run?.outcome === 'abandoned' || each.run?.outcome === 'blocked'));
}
/** Renders what resumes the task by itself; whether the workflow has it is not in the record, so both cases are named. */
function renderResumers({ resumedBy }) {
    if (resumedBy.length === 0)
        return '';
    const names = resumedBy.map((name) => (name === 'continue' ? '`continue: true`' : 'a scheduled sweep'));
    return `nothing, where ${names.join(' or ')} resumes it; otherwise `;
}
function findStepWhenBlocked(checkpoints) {
    const stuck = findStuckCheckpoint(checkpoints);
    if (stuck === undefined)
        return { advice: 'fix what is named above, then start it again', commands: [RUN] };
    const name = quoteName(stuck.id);
    return {
        advice: undefined,
        commands: [
            { text: `retry ${name}`, effect: 'try again with a fresh budget; add `hint: …` to say how' },
            { text: `skip ${name} <reason>`, effect: 'continue without it' },
        ],
    };
}
const APPROVED_ID_CHARS = 12;
/** Lists the command that approves the commits which wait for that; none when none wait. */
function listCommitApproval({ result }) {
    if (result === null)
        return [];
    return [{ text: `approve ${result.slice(0, APPROVED_ID_CHARS)}`, effect: 'bring them to the task branch' }];
}
const MAX_APPROVALS = 10;
/** Lists the commands that approve the statements of landed checkpoints which no machine judged. */
function listApprovals(checkpoints) {
    return checkpoints
        .filter((checkpoint) => checkpoint.run?.outcome === 'success' && countUnjudged(checkpoint) > 0)
        .slice(0, MAX_APPROVALS)
        .map((checkpoint) => {
        const count = countUnjudged(checkpoint);
        const them = count === 1 ? 'its statement, which no machine judged' : `its ${count} statements, which no machine judged`;
        return { text: `approve ${quoteName(checkpoint.id)}`, effect: `if you agree with ${them}` };
    });
}

;// CONCATENATED MODULE: ./report/words/steering-text.js





const MAX_SHOWN = 10;
/** Renders a user's action as a line of the progress output. */
function renderSteeringLine(event) {
    const by = toShortLine(event.by, 60);
    switch (event.kind) {
        case 'checkpoint_reopened':
            return `${event.checkpoint_id}: opened again by ${by}, with a fresh budget.`;
        case 'checkpoint_skipped':
            return `${event.checkpoint_id}: skipped by ${by}: ${toShortLine(event.reason, 200)}`;
        case 'hint_given':
            return `Hint by ${by}: ${toShortLine(event.text, 200)}`;
        case 'pause_requested':
            return `A pause was requested by ${by}${event.reason === null ? '.' : `: ${toShortLine(event.reason, 200)}`}`;
        case 'task_aborted':
            return `The task was aborted by ${by}${event.reason === null ? '.' : `: ${toShortLine(event.reason, 200)}`}`;
        case 'checkpoint_approved':
            return event.statement === undefined
                ? `${event.checkpoint_id}: its statements were approved by ${by}.`
                : `${event.checkpoint_id}: its statement ${event.statement} was approved by ${by}.`;
        case 'result_materialized':
            return `Approved by ${by}: the task branch is at ${toShortId(event.to)}.`;
        default:
            return assertNever(event);
    }
}
/** Lists the latest actions of users, one line each for a terminal. */
function listSteering({ record: { steering } }) {
    return latest(steering).map(({ at, by, kind, checkpoint_id, text }) => {
        const action = [
            describeKind(kind, text),
            ...(checkpoint_id === null ? [] : [`"${safe_text_toShortLine(checkpoint_id, 100)}"`]),
        ].join(' ');
        return `${format_duration_formatInstant(at)}  ${safe_text_toShortLine(by, 60)}: ${action}${text === null ? '' : `: ${safe_text_toShortLine(text, 200)}`}`;
    });
}
/** Lists the latest actions of users, one line of markdown each. */
function listSteeringItems({ record: { steering } }) {
    return latest(steering).map((each) => `${formatInstant(each.at)} ${renderDecision(each)}`);
}
/** Renders the latest action of a user as a sentence; undefined without one. */
function renderLatestDecision({ record: { steering } }) {
    const last = steering.at(-1);
    return last === undefined ? undefined : `${renderDecision(last)}.`;
}
function renderDecision({ by, kind, checkpoint_id, text }) {
    const name = checkpoint_id === null ? '' : ` ${renderProse(checkpoint_id, 60)}`;
    const more = text === null ? '' : `: ${renderProse(text)}`;
    return `${renderProse(by, 60)} ${describeKind(kind, text)}${name}${more}`;
}
function latest(steering) {
    return steering.slice(-MAX_SHOWN);
}
const kinds = {
    retry: 'reopened',
    skip: 'skipped',
    hint: 'gave a hint',
    pause: 'asked for a pause',
    abort: 'aborted the task',
    approve: 'approved the statements of',
    materialize: 'approved the commits up to',
};
/** Describes an action; an approval with a text is of that one statement. */
function describeKind(kind, text) {
    return kind === 'approve' && text !== null ? 'approved a statement of' : kinds[kind];
}
/** Finds the command that approves the waiting commits; undefined when none wait. */
function findApprovalCommand({ record }) {
    const [approval] = listCommitApproval(record);
    return approval === undefined ? undefined : `groundhog ${approval.text} --task ${record.task_id}`;
}
/** Renders the commits that wait for approval; undefined when none wait. */
function renderApproval({ record: { result } }, links) {
    if (result === null)
        return undefined;
    return `The commits up to ${renderCommitLink(links, result)} wait for approval: they are not on the task branch yet.`;
}

;// CONCATENATED MODULE: ./domain/decisions/decide-continuation.js

/**
 * Decides whether another job continues a run: only after a deadline, and only when an attempt ended or was captured.
 * Otherwise a run whose attempt takes longer than its time would start jobs for ever.
 */
function decideContinuation(record) {
    if (record.pause_cause !== 'deadline')
        return { kind: 'no', why: undefined };
    const isDone = (attempt) => attempt.outcome === 'passed' || attempt.outcome === 'failed' || isCaptured(attempt);
    const hasProgress = record.checkpoints.some(({ attempts }) => attempts.some((attempt) => attempt.day > record.last_day_before_run && isDone(attempt)));
    if (hasProgress)
        return { kind: 'continue' };
    return {
        kind: 'no',
        why: 'No attempt ended within the time of this run, so another run would get no further. Give a run more minutes, or an attempt fewer seconds.',
    };
}

;// CONCATENATED MODULE: ./domain/decisions/choose-ladder-entry.js
const CAUSES = (/* unused pure expression or super */ null && (['provider', 'provider_settings', 'provider_credit']));
/** True for an attempt that another entry of the ladder makes instead. */
function isSkip({ outcome, interruption }) {
    return outcome === 'interrupted' && interruption?.next_entry !== undefined;
}
/** Lists the attempts at the end that were skipped one after the other, oldest first. */
function listSkipped(attempts) {
    return attempts.slice(attempts.findLastIndex((each) => !isSkip(each)) + 1);
}
/**
 * Chooses the entry of the ladder for an attempt, from 1: the one of its number, and the last for all further attempts;
 * where that was skipped for this attempt, the one that was chosen instead.
 */
function chooseLadderEntry(attempts, attempt, size) {
    const instead = attempts.at(-1)?.interruption?.next_entry;
    return Math.min(instead ?? attempt, size);
}
/**
 * Chooses the entry that makes an interrupted attempt instead: the next one that was not tried for it, upwards and then
 * downwards. Undefined when the provider is not the cause, or when all entries were tried.
 */
function chooseNextEntry(attempts, { cause, entry, attempt, size }) {
    if (!CAUSES.includes(cause))
        return undefined;
    const tried = new Set([entry, ...listSkipped(attempts).map(({ agent }) => agent?.entry ?? 0)]);
    const first = Math.min(attempt, size);
    const upwards = Array.from({ length: size - first + 1 }, (_, index) => first + index);
    const downwards = Array.from({ length: first - 1 }, (_, index) => first - 1 - index);
    return [...upwards, ...downwards].find((each) => !tried.has(each));
}

;// CONCATENATED MODULE: ./domain/decisions/decide-rebase.js


/** The commits of a branch that a rebase can take; more than these are a mistake about the base. */
const MAX_REBASED_COMMITS = 500;
// Why: docs/decisions/0137-a-rebase-lands-each-commit-again.md
/** Decides whether the landed commits of a task are put on the tip of its base. */
function decideRebase({ record, head, onto, hasBase, isMerged, commits }) {
    const base = `"${record.base_ref}"`;
    if (hasBase)
        return none(`The base ${base} has not moved past the task branch.`, true);
    if (isMerged)
        return none('The task branch is merged.', true);
    if (record.result !== null)
        return none('Commits of the task wait for approval.', false);
    // Work that started elsewhere is closed by this run.
    if (findCapturedAttempt(record)?.snapshot_ref === head)
        return none('The work of an attempt waits to be checked.', false);
    const known = record.impossible_rebase;
    if (known?.from === head && known.onto === onto)
        return none(known.reason, false);
    const merge = commits.find(({ parents }) => parents !== 1);
    if (merge !== undefined)
        return none(`The task branch has a merge (${merge.id}): merge ${base} into it, as that did.`, false);
    if (commits.length > MAX_REBASED_COMMITS)
        return none(`The task branch is more than ${MAX_REBASED_COMMITS} commits ahead of ${base}.`, false);
    const found = commits.map(({ id }) => ({ commit: id, checkpoint_id: findLanded(record, id) }));
    if (head === onto || found.every(({ checkpoint_id }) => checkpoint_id === null))
        return none('No checkpoint has landed on the task branch.', true);
    return { kind: 'start', commits: found };
}
function none(reason, isExpected) {
    return { kind: 'none', reason, isExpected };
}
/** Finds the checkpoint that has landed with a commit, and not with a later one. */
function findLanded({ checkpoints }, commit) {
    const found = checkpoints.find(({ outcome, attempts }) => {
        const last = attempts.findLast(({ committed_ref }) => committed_ref !== null);
        return outcome === 'success' && last?.committed_ref === commit;
    });
    return found?.checkpoint_id ?? null;
}
/** Chooses the next step of the rebase of a task, in the order of its commits; undefined where none has begun. */
function chooseRebaseStep({ rebase, checkpoints }) {
    if (rebase === null)
        return undefined;
    const open = new Map(checkpoints.filter((each) => !run_record_isCheckpointDone(each)).map((each) => [each.checkpoint_id, each]));
    // A checkpoint that was skipped meanwhile stays away.
    const left = rebase.left.filter(({ checkpoint_id: id }) => id === null || open.has(id));
    const [first] = left;
    if (first === undefined)
        return { kind: 'complete' };
    const checkpoint = first.checkpoint_id === null ? undefined : open.get(first.checkpoint_id);
    if (checkpoint === undefined) {
        const end = left.findIndex(({ checkpoint_id }) => checkpoint_id !== null);
        return { kind: 'carry', commits: left.slice(0, end === -1 ? undefined : end).map(({ commit }) => commit) };
    }
    const tried = checkpoint.attempts.filter(({ day, outcome }) => day > rebase.since_day && outcome !== 'interrupted');
    return { kind: 'land', checkpoint, commit: first.commit, isTried: tried.some(rebase_isReplay) };
}

;// CONCATENATED MODULE: ./domain/decisions/next-action.js




/** Interruptions of one checkpoint in a run before the run ends. */
const MAX_INTERRUPTIONS = 3;
/** Chooses the next action by the record of each checkpoint in plan order, never by a count of finished ones. */
function chooseNextAction(record) {
    const pending = record.checkpoints.find((each) => !run_record_isCheckpointDone(each));
    const step = chooseRebaseStep(record);
    if (pending !== undefined && record.aborted !== null) {
        const reason = `The task was aborted by ${describeRequest(record.aborted)}`;
        return { kind: 'blocked', reason: `${reason} It stays aborted until: groundhog retry` };
    }
    if (step?.kind === 'complete')
        return { kind: 'complete_rebase' };
    if (step?.kind === 'carry')
        return step;
    const checkpoint = step?.checkpoint ?? pending;
    return checkpoint === undefined ? chooseEnd(record) : chooseForCheckpoint(checkpoint, record, step);
}
function chooseForCheckpoint(checkpoint, record, step) {
    const { checkpoint_id: checkpointId } = checkpoint;
    if (checkpoint.outcome === 'abandoned' || checkpoint.outcome === 'blocked')
        return { kind: 'blocked', reason: `${describeGivenUp(checkpoint)}${step === undefined ? '' : `. ${OF_REBASE}`}` };
    const captured = checkpoint.attempts.find(isCaptured);
    if (captured !== undefined)
        return { kind: 'verify', checkpointId, day: captured.day };
    if (step?.isTried === false)
        return { kind: 'replay', checkpointId, commit: step.commit, day: record.last_day + 1 };
    const interruptions = listInterruptions(checkpoint, record);
    const used = countUsed(checkpoint);
    if (used >= checkpoint.attempt_budget) {
        return {
            kind: 'abandon',
            checkpointId,
            reason: `attempt budget used up (${used} of ${checkpoint.attempt_budget})`,
        };
    }
    const last = checkpoint.attempts.at(-1);
    // The same attempt is made by another entry of the ladder.
    const isInstead = last !== undefined && isSkip(last);
    const mayBeAvailable = wasOneUnavailable(checkpoint.attempts);
    const halt = isInstead ? undefined : findHalt(checkpointId, interruptions, mayBeAvailable);
    if (halt !== undefined)
        return halt;
    if (checkpoint.baseline === null && used === 0 && step === undefined)
        return { kind: 'baseline', checkpointId };
    return { kind: 'attempt', checkpointId, attempt: used + 1, day: record.last_day + 1 };
}
const OF_REBASE = 'The task is being rebased, and its branch is where it was. After a retry or a skip the rebase continues; "/groundhog rebase stop" or "groundhog run --no-rebase" gives it up.';
function describeGivenUp({ checkpoint_id: id, outcome, reason }) {
    return `Checkpoint "${id}" is ${nameOutcome(outcome)}: ${reason ?? 'no reason recorded'}`;
}
/**
 * Returns the attempts at a checkpoint that were interrupted in the present run, oldest first; without those that another
 * entry of the ladder made instead.
 */
function listInterruptions(checkpoint, record) {
    const { last_day_before_run: before } = record;
    return checkpoint.attempts.filter((each) => each.outcome === 'interrupted' && each.day > before && !isSkip(each));
}
/** True when one of the entries of the ladder that were tried for the last attempt may be available later. */
function wasOneUnavailable(attempts) {
    return listSkipped(attempts.slice(0, -1)).some(({ interruption }) => interruption?.cause === 'provider');
}
/** Returns the action that ends a run after too many interruptions, or at once for a cause that would repeat. */
function findHalt(checkpointId, interruptions, mayBeAvailable) {
    const last = interruptions.at(-1);
    const cause = last?.interruption?.cause;
    const note = last?.notes[0];
    const kind = 'interrupted_too_often';
    if (cause === 'disk_full')
        return { kind, ending: 'infra_error', reason: `The disk is full: it ended an attempt at "${checkpointId}".` };
    if (cause === 'command_not_run')
        return { kind, ending: 'infra_error', reason: describeNotRun(checkpointId, note) };
    if ((cause === 'provider_settings' || cause === 'provider_credit') && !mayBeAvailable)
        return { kind, ...describeRefusal(checkpointId, note, cause) };
    if (interruptions.length < MAX_INTERRUPTIONS)
        return undefined;
    const times = `Checkpoint "${checkpointId}" was interrupted ${interruptions.length} times`;
    return cause === 'provider' || mayBeAvailable
        ? {
            kind,
            ending: 'paused',
            pauseCause: 'provider',
            reason: `Provider: ${times}, at last because the agent's provider was unavailable.`,
        }
        : {
            kind,
            ending: 'infra_error',
            reason: `${times} by failures outside the agent.${note === undefined ? '' : ` The last: ${note}`}`,
        };
}
function describeNotRun(checkpointId, note) {
    const observed = note ?? "The agent's command could not be run.";
    const where = 'A relative path in the command starts in the folder of the attempt, a checkout of the task branch.';
    return `${observed}\nIt should have worked on checkpoint "${checkpointId}". ${where} Fix the command, then run again.`;
}
function describeRefusal(checkpointId, note, cause) {
    const text = `${note ?? "The agent's provider refused it."} (checkpoint "${checkpointId}")`;
    return cause === 'provider_credit'
        ? { ending: 'paused', pauseCause: 'account', reason: `Provider: ${text} Fix the account, then run again.` }
        : { ending: 'infra_error', reason: `${text} Fix the key, the model's name or the address, then run again.` };
}
function chooseEnd({ checkpoints, result }) {
    if (result !== null)
        return { kind: 'await_approval', result };
    const skipped = checkpoints.filter(({ outcome }) => outcome === 'skipped').length;
    const isWorkDone = skipped > 0 || checkpoints.some(({ attempts }) => attempts.length > 0);
    return { kind: 'done', isWorkDone, skipped };
}
/** Renders the user and the reason of a request, as the end of a sentence. */
function describeRequest({ by, reason }) {
    return reason === null ? `${by}.` : `${by}: ${reason.replace(/[.\s]+$/, '')}.`;
}
function currentAttempts(checkpoint) {
    return checkpoint.attempts.slice(checkpoint.budget_from);
}
/** Counts the attempts that consumed budget: failures and passes, never interruptions or landed commits on a new base. */
function countUsed(checkpoint) {
    const counted = currentAttempts(checkpoint).filter((attempt) => !rebase_isReplay(attempt));
    return counted.filter(({ outcome }) => outcome === 'failed' || outcome === 'passed').length;
}

;// CONCATENATED MODULE: ./report/words/task-status.js




/** Describes the status of a task; undefined while it is running. */
function describeTaskStatus(view) {
    const { record } = view;
    const { ending } = record;
    if (ending === null)
        return undefined;
    const action = chooseNextAction(record);
    if (record.aborted !== null && action.kind === 'blocked') {
        return {
            kind: 'aborted',
            meaning: 'Aborted: the task was given up. Nothing that landed is lost.',
            reason: `by ${describeRequest(record.aborted)}`,
            resumedBy: [],
        };
    }
    if (action.kind === 'await_approval') {
        return {
            kind: 'awaits_approval',
            meaning: 'Paused: all checkpoints are done, and their commits wait for approval.',
            reason: null,
            resumedBy: [],
        };
    }
    const isDecidedSince = (record.steering.at(-1)?.at ?? '') >= (record.ended_at ?? '');
    if (isDecidedSince && isOpenAgain(ending, action.kind)) {
        return {
            kind: 'open_again',
            meaning: 'Open again: there is work to do.',
            reason: null,
            resumedBy: ['sweep'],
        };
    }
    if (isDecidedSince && ending === 'paused' && action.kind === 'done')
        return describeDone(record);
    return {
        kind: ending,
        meaning: describeEnding(ending),
        reason: findReason(ending, record),
        resumedBy: findResumers(record),
    };
}
/** Describes a paused task without work: its commits were approved, or its last checkpoints were skipped. */
function describeDone({ steering }) {
    const isApproved = steering.some(({ kind }) => kind === 'materialize');
    const meaning = isApproved
        ? 'Approved: all commits are on the task branch.'
        : 'Open again: no work is left, and the next run ends the task.';
    return { kind: isApproved ? 'approved' : 'open_again', meaning, reason: null, resumedBy: [] };
}
/** Returns whether a task that had ended has work again, or a checkpoint less that blocks it. */
function isOpenAgain(ending, next) {
    if (next === 'blocked' || next === 'abandon')
        return false;
    return ending === 'blocked' || (conclusionOf(ending) === 'success' && next !== 'done');
}
/** Finds the features that resume a task. A sweep resumes only after transient causes, not after a user's pause. */
function findResumers(record) {
    const { ending, pause_cause: cause } = record;
    const isSwept = ending === 'infra_error' || (ending === 'paused' && cause !== null && isPassing(cause));
    const isContinued = decideContinuation(record).kind === 'continue';
    return [...(isContinued ? ['continue'] : []), ...(isSwept ? ['sweep'] : [])];
}
/** Returns the ending that a status is shown as. */
function endingOf(kind) {
    if (kind === 'approved')
        return 'passed';
    if (kind === 'open_again' || kind === 'awaits_approval')
        return 'paused';
    return kind === 'aborted' ? 'blocked' : kind;
}
/** Returns whether a task is between two runs and has no work left, so that its pull request can be merged. */
function isTaskFinished(view) {
    const kind = describeTaskStatus(view)?.kind;
    return kind === 'passed' || kind === 'approved' || kind === 'nothing_to_do';
}
/** Finds the reason to show; a run that passed all checkpoints needs none. */
function findReason(ending, { ending_reason: reason, checkpoints }) {
    const isWhole = !checkpoints.some(({ outcome }) => outcome === 'skipped');
    return ending === 'passed' && isWhole ? null : reason;
}
const titles = {
    passed: 'Passed',
    nothing_to_do: 'Nothing to do',
    blocked: 'Blocked',
    paused: 'Paused',
    refused: 'Refused',
    conflict: 'Conflict',
    infra_error: 'Stopped by its environment',
    aborted: 'Aborted',
    awaits_approval: 'Waits for approval',
    open_again: 'Open again',
    approved: 'Approved',
};
/** Returns the few words that stand for a status in a heading. */
function titleOf(kind) {
    return titles[kind];
}

;// CONCATENATED MODULE: ./domain/text/quote-for-shell.js
/** Quotes a text as one word of a POSIX shell. */
function quoteForShell(text) {
    return `'${text.replaceAll("'", `'\\''`)}'`;
}
/** Renders words as a command of a POSIX shell that can be copied: only those that need quotes get them. */
function renderShellCommand(words) {
    return words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : quoteForShell(word))).join(' ');
}

;// CONCATENATED MODULE: ./report/words/terminal-steps.js






/** Finds the next step for a status, with commands that name the task and the checkpoint. */
function findTerminalSteps({ kind }, view, reader) {
    const facts = { ...reader, view };
    const again = reader.again === undefined ? [] : [reader.again];
    switch (kind) {
        case 'passed':
        case 'approved':
            return { advice: 'Review the commits and merge them.', commands: listReview(view, reader) };
        case 'nothing_to_do':
            return { advice: 'No step is needed. To ask for more, change the plan.', commands: [] };
        case 'blocked':
            return findStepsWhenBlocked(facts, again);
        case 'aborted':
            return { advice: 'Reopen it if you want it after all.', commands: [renderOwn(facts, ['retry'])] };
        case 'awaits_approval': {
            const approval = findApprovalCommand(view);
            return { advice: 'Look at the commits, then approve them.', commands: approval === undefined ? [] : [approval] };
        }
        case 'paused':
            return { advice: 'Start the run again; it resumes where it stopped.', commands: again };
        case 'open_again':
            return { advice: 'Start the run again; it resumes there.', commands: again };
        case 'refused':
            return { advice: 'Fix what is named as the reason, then start the run again.', commands: again };
        case 'conflict':
            return {
                advice: 'Look at the task branch. Commits on top of ours are fine: start the run again. If ours are gone from it, restore them or use another task id.',
                commands: again,
            };
        case 'infra_error':
            return { advice: 'Start the run again once it is fixed; it resumes where it stopped.', commands: again };
        default:
            return assert_never_assertNever(kind);
    }
}
function listReview({ record }, { remote }) {
    const branch = safe_text_toShortLine(record.task_branch, 200);
    if (remote !== undefined)
        return [];
    return [
        renderShellCommand(['git', 'log', '--reverse', '-p', `${record.base_sha.slice(0, 12)}..${branch}`]),
        renderShellCommand(['git', 'merge', branch]),
    ];
}
function findStepsWhenBlocked(facts, again) {
    const stuck = findStuckCheckpoint(task_facts_listCheckpoints(facts.view));
    if (stuck === undefined)
        return { advice: 'Fix what is named as the reason, then start again.', commands: again };
    return {
        advice: `Read why it failed, and give it a fresh budget; a checkpoint that the plan changes gets one, too. To tell the next attempts something: ${renderOwn(facts, ['hint', '…'])}. To leave it out: ${renderOwn(facts, ['skip', stuck.id, '<reason>'])}.`,
        commands: [renderOwn(facts, ['show', stuck.id]), renderOwn(facts, ['retry', stuck.id]), ...again],
    };
}
function renderOwn({ program, view, remote }, words) {
    const where = remote === undefined ? [] : ['--remote', remote];
    return `${program} ${renderShellCommand([...words, '--task', view.record.task_id, ...where])}`;
}

;// CONCATENATED MODULE: ./report/terminal/chronicle-text.js
















const chronicle_text_MAX_TEXT_BYTES = 4000;
const UNICODE = { hasColor: false, hasUnicode: true };
const ANY_READER = { program: 'groundhog' };
/** Renders the history of a task for a terminal: one block for each checkpoint, untrusted lines behind "|". */
function renderChronicleText(view, options = {}) {
    const checkpoints = listCheckpoints(view);
    const shown = selectAttempts(checkpoints, options.filter ?? {}, ({ id }) => id);
    const blocks = shown.map((checkpoint) => renderBlock(checkpoint, checkpoints.length, options));
    return toLogText([renderHead(view, checkpoints), ...blocks, renderEnd(view, options)]);
}
/** Renders the status of a task for a terminal: one line for each checkpoint. */
function renderStatusText(view, options = {}) {
    const checkpoints = task_facts_listCheckpoints(view);
    const lines = checkpoints.map((checkpoint) => {
        const commit = findLandedCommit(checkpoint);
        const made = checkpoint.attempts.length === 0 ? '' : `, ${describeAttemptCount(checkpoint.attempts)}`;
        const usage = sumUsage(checkpoint.attempts);
        const price = usage.cost_usd === null ? '' : `, ${format_duration_formatCost(usage)}`;
        return `${renderTitle(checkpoint, checkpoints.length, options)}${made}${price}${commit === null ? '' : `, commit ${ids_toShortId(commit)}`}`;
    });
    return toLogText([renderHead(view, checkpoints), lines.join('\n'), renderEnd(view, options)]);
}
function renderHead(view, checkpoints) {
    const attempts = listAttempts(checkpoints);
    const usage = sumUsage(attempts);
    return [
        `Task ${view.record.task_id}: ${countDone(checkpoints)}, ${describeAttemptCount(attempts)}${usage.cost_usd === null ? '' : `, ${format_duration_formatCost(usage)}`}`,
        `Branch ${safe_text_toShortLine(view.record.task_branch, 200)} at ${ids_toShortId(view.record.head)}, base ${ids_toShortId(view.record.base_sha)}`,
        ...[describeRebase(view.record)].filter((line) => line !== undefined),
        ...(view.record.result === null ? [] : [`Waits for approval: ${view.record.result}`]),
        view.record.isolation === 'none'
            ? 'Isolation: none'
            : `Isolated: ${safe_text_toShortLine(view.record.isolation_detail ?? 'yes', 300)}`,
    ].join('\n');
}
function renderEnd(view, { reader = ANY_READER }) {
    const status = describeTaskStatus(view);
    const actions = listSteering(view);
    const done = actions.length === 0 ? '' : `Done by people:\n${actions.map((line) => `  ${line}`).join('\n')}\n\n`;
    if (status === undefined)
        return `${done}The run has not ended.${describeRequested(view)}`;
    const { meaning, reason } = status;
    const { advice, commands } = findTerminalSteps(status, view, reader);
    const next = [`Next: ${advice}`, ...commands.map((command) => `  ${command}`)];
    return `${done}${[meaning, ...(reason === null ? [] : quote(reason)), ...next].join('\n')}`;
}
/** Describes the request to a running task. An abort takes precedence over a pause. */
function describeRequested({ record: { aborted, pause } }) {
    if (aborted !== null)
        return ` The task was aborted by ${safe_text_toShortLine(aborted.by, 60)}: the run at work is stopped.`;
    return pause === null ? '' : ' A pause was requested.';
}
function renderTitle(checkpoint, total, { style = UNICODE }) {
    const mark = renderMark(findMark(checkpoint), style);
    return `${mark} ${checkpoint.position}/${total} ${safe_text_toShortLine(checkpoint.id, 100)}: ${describeCheckpoint(checkpoint)}`;
}
function renderBlock(checkpoint, total, options) {
    const { run, attempts } = checkpoint;
    const held = findVacuous(run?.baseline ?? []);
    return [
        renderTitle(checkpoint, total, options),
        ...(run?.reason && needsReason(checkpoint) ? quote(run.reason) : []),
        ...held.map(({ criterion }) => `    held before any work: ${toShortLine(describeCriterion(criterion), 120)}`),
        ...attempts.flatMap(renderAttempt),
    ].join('\n');
}
function renderAttempt(attempt) {
    const { day, failure_report: report } = attempt;
    const usage = totalUsage(attempt);
    const facts = [describeAttempt(attempt), formatSpan(attempt.started_at, attempt.ended_at)];
    const agent = describeEntry(attempt);
    if (agent !== undefined)
        facts.push(`by ${toShortLine(agent, 100)}`);
    if (usage.turns !== null)
        facts.push(formatPlural(usage.turns, 'turn'));
    if (usage.cost_usd !== null)
        facts.push(formatCost(usage));
    if (attempt.committed_ref !== null)
        facts.push(`commit ${toShortId(attempt.committed_ref)}`);
    else if (attempt.scratch_commit === attempt.snapshot_ref)
        facts.push('no change');
    else if (attempt.scratch_commit !== null)
        facts.push(`scratch ${toShortId(attempt.scratch_commit)}`);
    const reason = report?.what_happened ?? findAttemptReason(attempt);
    return [
        `    attempt ${day}: ${facts.join(', ')}`,
        ...quote(reason),
        ...(attempt.attribution === null ? [] : [`      lines: ${describeAttribution(attempt.attribution)}`]),
        ...(report === null ? [] : [`      reported by ${describeSource(report.source)}`]),
        ...attempt.verifier_runs
            .filter(({ outcome }) => outcome === 'unjudged')
            .map((run) => `      not judged: ${toShortLine(describeCriterion(run.criterion), 200)}`),
        ...attempt.side_effects.map(({ kind, target, reversible }) => `      side effect: ${kind} ${toShortLine(target, 200)}${reversible ? '' : ' (not reversible)'}`),
        // A note of an interrupted attempt is the reason above.
        ...attempt.notes.filter((note) => note !== reason).map((note) => `      note: ${toShortLine(note, 200)}`),
    ];
}
// A job log takes "##[" anywhere in a line for a command.
function toLogText(blocks) {
    return `${blocks.join('\n\n').replaceAll('##[', '## [')}\n`;
}
// Behind the bar no line can start with a command of a job log.
function quote(text) {
    const plain = cutText(toUnmarkedText(cutText(text, chronicle_text_MAX_TEXT_BYTES * 4)), chronicle_text_MAX_TEXT_BYTES).trim();
    return plain === '' ? [] : plain.split('\n').map((line) => `      | ${line}`);
}

;// CONCATENATED MODULE: ./report/terminal/status-json.js




/** Renders the status of tasks as one JSON document, schema version 1; absent values are null. */
function renderStatusJson(views, reader) {
    const tasks = views.map((view) => ({ ...toTask(view), ...toDetails(view, reader) }));
    return `${JSON.stringify({ schema_version: 1, tasks }, undefined, 2)}\n`;
}
/** Renders a list of tasks as one JSON document, schema version 1; absent values are null. */
function renderTaskListJson(views) {
    return `${JSON.stringify({ schema_version: 1, tasks: views.map(toTask) }, undefined, 2)}\n`;
}
/** The status of a task that is running. */
const RUNNING = 'running';
function toTask(view) {
    const { record } = view;
    const checkpoints = task_facts_listCheckpoints(view);
    const attempts = listAttempts(checkpoints);
    const skipped = checkpoints.filter(({ run }) => run?.outcome === 'skipped').length;
    return {
        task_id: record.task_id,
        status: describeTaskStatus(view)?.kind ?? RUNNING,
        done: checkpoints.filter(isDone).length - skipped,
        skipped,
        checkpoint_count: checkpoints.length,
        attempts: attempts.length,
        cost_usd: sumUsage(attempts).cost_usd,
        started_at: record.started_at,
        ended_at: record.ended_at,
    };
}
function toDetails(view, reader) {
    const { record } = view;
    const status = describeTaskStatus(view);
    return {
        ending: record.ending,
        reason: record.ending_reason,
        task_branch: record.task_branch,
        base_sha: record.base_sha,
        head: record.head,
        result: record.result,
        checkpoints: task_facts_listCheckpoints(view).map(toCheckpoint),
        next: status === undefined ? null : findTerminalSteps(status, view, reader),
    };
}
function toCheckpoint(checkpoint) {
    const { id, run, attempts } = checkpoint;
    return {
        id,
        outcome: run?.outcome ?? 'pending',
        state: findMark(checkpoint),
        reason: run?.reason ?? null,
        attempts: attempts.length,
        cost_usd: sumUsage(attempts).cost_usd,
        committed_ref: findLandedCommit(checkpoint),
    };
}

;// CONCATENATED MODULE: ./report/terminal/task-list.js





/** Renders one line for each task: its state, what is done, attempts, cost, and when its last run began. */
function renderTaskList(views, style) {
    if (views.length === 0)
        return 'No tasks are recorded here.\n';
    const width = Math.max(...views.map(({ record }) => record.task_id.length));
    return views.map((view) => `${renderTask(view, width, style)}\n`).join('');
}
const markNames = {
    success: 'done',
    failure: 'failed',
    neutral: 'waiting',
};
function renderTask(view, width, style) {
    const { record } = view;
    const kind = describeTaskStatus(view)?.kind;
    const mark = kind === undefined ? 'running' : markNames[conclusionOf(endingOf(kind))];
    const checkpoints = task_facts_listCheckpoints(view);
    const attempts = listAttempts(checkpoints);
    const usage = sumUsage(attempts);
    const facts = [
        (kind ?? 'running').replaceAll('_', ' '),
        countDone(checkpoints),
        format_duration_formatPlural(attempts.length, 'attempt'),
        ...(usage.cost_usd === null ? [] : [format_duration_formatCost(usage)]),
        format_duration_formatInstant(record.started_at),
    ];
    return `${renderMark(mark, style)} ${record.task_id.padEnd(width)}  ${facts.join(', ')}`;
}

;// CONCATENATED MODULE: ./entry/commands/read/render-records.js



/** Renders the state of each task in a few lines, or as JSON. */
function renderRecords(views, { json, options }) {
    if (json === true)
        return renderStatusJson(views, options.reader);
    const texts = views.map((view) => renderStatusText(view, options));
    return texts.length === 0 ? 'No tasks are recorded here.\n' : texts.join('\n');
}
/** Renders one line for each task, or JSON. */
function renderRecordList(views, { json, options }) {
    return json === true ? renderTaskListJson(views) : renderTaskList(views, options.style);
}

;// CONCATENATED MODULE: ./entry/commands/reader.js


/** A longer command is not repeated. */
const MAX_COMMAND_CHARS = 240;
/** Returns the words by which the reader has started this program. */
function findReader(env, [, script = 'groundhog', ...words]) {
    const isInstalled = (0,external_node_path_.basename)(script) === 'groundhog';
    const program = !isInstalled ? renderShellCommand(['node', script]) : isNpx(env) ? 'npx groundhog' : 'groundhog';
    const command = `${program} ${renderShellCommand(dropOnly(words))}`;
    const isShort = command.length <= MAX_COMMAND_CHARS && !command.includes('\n');
    return { program, again: isShort ? command : undefined, remote: undefined };
}
function isNpx({ npm_command: command }) {
    return command === 'exec';
}
/** Drops `--only` and its value: a run for one checkpoint is resumed as a whole. */
function dropOnly(words) {
    return words.filter((word, index) => !/^--only(?:=|$)/.test(word) && words[index - 1] !== '--only');
}

;// CONCATENATED MODULE: ./exec/redaction/clean-text.js

/**
 * Returns a text as it may leave us: redacted, as plain lines, and redacted once more, since without its invisible
 * characters a text may hold what it did not hold before. Every text for people goes through here last.
 */
function toCleanText(text, redact) {
    return redact(plain_text_toPlainText(redact(text)));
}
/** Returns a text as it may leave us, on one line. Joined lines are redacted again: a secret may have a space. */
function toCleanLine(text, redact) {
    return redact(toCleanText(text, redact).replace(/\s+/g, ' ').trim());
}

;// CONCATENATED MODULE: ./exec/redaction/log-text.js

/**
 * Returns a text for a log that a runner may read: redacted, in plain lines, of which none is a command. The runner
 * trims a line before it looks for `::`, and finds the older `##[` anywhere (ActionCommand.cs in actions/runner).
 */
function log_text_toLogText(text, redact) {
    return toCleanText(text, redact)
        .replaceAll('##[', '# #[')
        .replace(/^([^\S\n]*:)(?=:)/gm, '$1 ');
}
/** Returns a result for standard output, redacted. In JSON, which stays the same value, `##[` is escaped. */
function toResultText(text, redact) {
    const isJson = /^\s*[{[]/.test(text);
    return redact(text).replaceAll('##[', isJson ? '#\\u0023[' : '# #[');
}

;// CONCATENATED MODULE: ./report/terminal/terminal-style.js

/**
 * Chooses the style of a stream. `NO_COLOR` (no-color.org) turns colours off, `FORCE_COLOR` (force-color.org) on, also
 * where nobody sees them; the first counts where both are set. Marks are ASCII where the locale is not UTF-8.
 */
function chooseStyle(env, isTerminal) {
    return { hasColor: hasColor(env, isTerminal), hasUnicode: hasUnicode(env) };
}
function hasColor({ NO_COLOR, FORCE_COLOR, TERM }, isTerminal) {
    if (isSet(NO_COLOR))
        return false;
    if (isSet(FORCE_COLOR))
        return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
    return isTerminal && TERM !== 'dumb';
}
/** Returns whether the locale is UTF-8 (locale(7)); the log of a job always is. */
function hasUnicode({ LC_ALL, LC_CTYPE, LANG, TERM, CI }) {
    // The font of the console of Linux has no such characters.
    if (TERM === 'linux')
        return false;
    const locale = [LC_ALL, LC_CTYPE, LANG].find(isSet);
    return locale === undefined ? isSet(CI) : /utf-?8/i.test(locale);
}
function isSet(value) {
    return value !== undefined && value !== '';
}
const formats = { good: 'green', bad: 'red', warning: 'magenta', strong: 'bold' };
/** The first word of a text, behind a time. */
const FIRST_WORD = /^( *(?:\d\d:\d\d:\d\d +)?)(\S+)/;
// Why: docs/decisions/0149-colour-is-for-marks.md
/** Colours the first word of lines, which is their mark; returns a text as it is without a tone or without colours. */
function paint(text, tone, { hasColor }) {
    if (tone === undefined || !hasColor)
        return text;
    if (typeof tone !== 'function')
        return paintFirstWord(text, tone);
    return text.replace(/[^\n]+/g, (line) => {
        const found = tone(line);
        return found === undefined ? line : paintFirstWord(line, found);
    });
}
function paintFirstWord(text, tone) {
    return text.replace(FIRST_WORD, (_, before, word) => {
        return `${before}${(0,external_node_util_namespaceObject.styleText)(formats[tone], word, { validateStream: false })}`;
    });
}

;// CONCATENATED MODULE: ./report/text/fit-columns.js
/** Cuts a line to the columns of a terminal; characters of East Asia and emoji count as two. */
function fitColumns(line, columns) {
    const characters = [...line];
    let used = 0;
    for (const [index, character] of characters.entries()) {
        used += isWide(character) ? 2 : 1;
        if (used > columns)
            return `${characters.slice(0, Math.max(0, index - 1)).join('')}…`;
    }
    return line;
}
/** Breaks a line into parts that fit the columns of a terminal, within words too; at least one part. */
function breakColumns(line, columns) {
    const parts = [];
    let part = '';
    let used = 0;
    for (const character of line) {
        const width = isWide(character) ? 2 : 1;
        if (used + width > columns && part !== '') {
            parts.push(part);
            part = '';
            used = 0;
        }
        part += character;
        used += width;
    }
    return [...parts, part];
}
/** Returns whether a character may be two columns wide: those from U+1100 that are no punctuation, arrows or shapes. */
function isWide(character) {
    return character >= '\u1100' && !/[\u2000-\u23ff\u2500-\u27bf]/.test(character);
}

;// CONCATENATED MODULE: ./entry/compose/console.js



const DEFAULT_COLUMNS = 80;
/** Moves to the first column and erases the line (ECMA-48: CR, EL). */
const ERASE = '\r\x1b[2K';
/** Opens the streams of this process, which take no secret. A reader that has closed its end causes no error. */
function openConsole(redact, env) {
    const { stdout, stderr } = process;
    // Also of what is printed around this console, such as the help.
    for (const stream of [stdout, stderr])
        if (stream.listenerCount('error') === 0)
            stream.on('error', () => undefined);
    const outStyle = chooseStreamStyle(stdout, env);
    const errStyle = chooseStreamStyle(stderr, env);
    const isLive = stderr.isTTY && env.TERM !== 'dumb' && (env.CI ?? '') === '';
    let live = '';
    const print = (stream, text) => {
        const isAround = live !== '' && stream.isTTY;
        if (isAround)
            stderr.write(ERASE);
        stream.write(text);
        if (isAround)
            stderr.write(live);
    };
    return {
        out: (text, tone) => print(stdout, paint(toResultText(text, redact), tone, outStyle)),
        err: (text, tone) => print(stderr, paint(log_text_toLogText(text, redact), tone, errStyle)),
        ...{ outStyle, errStyle },
        showLive: isLive
            ? (line) => {
                const before = live;
                const columns = stderr.columns ?? DEFAULT_COLUMNS;
                live = line === undefined ? '' : paint(fitColumns(log_text_toLogText(line, redact), columns - 1), 'strong', errStyle);
                if (before !== '' || live !== '')
                    stderr.write(`${before === '' ? '' : ERASE}${live}`);
            }
            : undefined,
    };
}
/** Chooses the style of a stream, whose width follows that of the window. */
function chooseStreamStyle(stream, env) {
    const style = chooseStyle(env, stream.isTTY);
    return {
        ...style,
        get columns() {
            return stream.isTTY ? stream.columns : undefined;
        },
    };
}

;// CONCATENATED MODULE: ./entry/settings/find-secrets-in-env.js
const SECRET_NAME = /(?:TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|SIGNING_?KEY|BEARER_TOKEN_BEDROCK)$/i;
const MIN_SECRET_LENGTH = 12;
const SURE_SECRET_LENGTH = 24;
/**
 * Finds the values whose variables are named like secrets: they are masked in all output, and may not be written to a
 * file. A short word such as "development" is no secret, whatever its variable is called.
 */
function findSecretsInEnv(env) {
    return Object.entries(env)
        .filter(([name]) => SECRET_NAME.test(name))
        .map(([, value]) => value ?? '')
        .filter(isSecretLike);
}
/** Returns the values of the variables that a setting names as secrets; none for one that is not set. */
function findNamedSecrets(env, names) {
    return names.map((name) => env[name] ?? '').filter((value) => value !== '');
}
/** Returns whether a value that may be a secret is no word of a text. */
function isSecretLike(value) {
    if (value.length >= SURE_SECRET_LENGTH)
        return true;
    return value.length >= MIN_SECRET_LENGTH && /\d/.test(value) && /\D/.test(value);
}

;// CONCATENATED MODULE: ./entry/settings/credential-texts.js

const SHORTEST = 8;
const SURELY_NO_WORD = 16;
/** The passwords of addresses whose user name is a token. */
const NO_PASSWORD = /^(?:x-oauth-basic|x-access-token)?$/;
/** Finds the passwords of a netrc file, see netrc(5). */
function findSecretsInNetrc(text) {
    const words = [...text.matchAll(/"((?:[^"\\]|\\.)*)"|\S+/g)].map(([word, quoted]) => quoted?.replace(/\\(.)/g, '$1') ?? word);
    return words.filter((_, index) => words[index - 1] === 'password').filter(isCredential);
}
/** Finds the request headers and the logins in addresses of a git configuration, whatever their sections. */
function findSecretsInGitConfig(text) {
    const headers = [...text.matchAll(/\bextraheader\s*=\s*"?([^"\n]+)/gi)];
    return [...headers.flatMap(([, header = '']) => findSecretsInHeader(header)), ...findSecretsInAddresses(text)];
}
/** Finds the passwords, and the tokens in their place, of all addresses in a text (RFC 3986, "User Information"). */
function findSecretsInAddresses(text) {
    const logins = [...text.matchAll(/\b([a-z][a-z0-9+.-]*):\/\/([^\s/@:"'<>]*)(?::([^\s/@"'<>]*))?@/gi)];
    return logins.flatMap(([, scheme = '', user = '', password = '']) => {
        if (!NO_PASSWORD.test(password))
            return withDecoded(password).filter(isCredential);
        return /^https?$/i.test(scheme) ? withDecoded(user).filter(isSecretLike) : [];
    });
}
/** Finds the configuration files that a git configuration includes, whatever the condition. */
function findIncludedConfigs(text) {
    const sections = text.split(/^(?=\s*\[)/m).filter((section) => /^\s*\[\s*include(?:if)?\b/i.test(section));
    return sections.flatMap((section) => [...section.matchAll(/\bpath\s*=\s*"?([^"\n]+?)"?\s*$/gim)].map(([, path = '']) => path));
}
function findSecretsInHeader(header) {
    const value = /^[^:]*:\s*(.*?)\s*$/.exec(header)?.[1] ?? '';
    const [, scheme = '', credentials = value] = /^(basic|bearer|token)\s+(\S+)$/i.exec(value) ?? [];
    const isBasic = scheme.toLowerCase() === 'basic';
    const password = isBasic
        ? Buffer.from(credentials, 'base64')
            .toString('utf8')
            .replace(/^[^:]*:/, '')
        : '';
    return [credentials, password].filter(isCredential);
}
function withDecoded(text) {
    try {
        return [...new Set([text, decodeURIComponent(text)])];
    }
    catch {
        return [text];
    }
}
/** A short word is none: it would be replaced in every text. */
function isCredential(value) {
    return value.length >= SURELY_NO_WORD || (value.length >= SHORTEST && /[^a-z]/i.test(value));
}

;// CONCATENATED MODULE: ./entry/settings/find-secrets-on-machine.js



const find_secrets_on_machine_MAX_BYTES = 1024 * 1024;
const MAX_CONFIGS = 50;
// Why: docs/decisions/0094-redacted-last.md
/**
 * Finds the secrets of git and its connections on this machine: passwords of netrc, request headers and logins in
 * addresses in git's configuration (of the user, of the system, and of the repositories of these folders), its stored
 * credentials, and logins of proxies. They are read as text: no program is started, and no condition of git counts.
 */
function findSecretsOnMachine(env, folders) {
    const home = env.HOME ?? '';
    const settings = env.XDG_CONFIG_HOME || (0,external_node_path_.join)(home, '.config');
    const netrcs = [env.NETRC ?? '', (0,external_node_path_.join)(home, '.netrc'), (0,external_node_path_.join)(home, '_netrc')];
    const stored = [(0,external_node_path_.join)(home, '.git-credentials'), (0,external_node_path_.join)(settings, 'git', 'credentials')];
    const configs = [
        ...[env.GIT_CONFIG_GLOBAL ?? '', (0,external_node_path_.join)(home, '.gitconfig'), (0,external_node_path_.join)(settings, 'git', 'config'), '/etc/gitconfig'],
        ...folders.flatMap((folder) => listRepositoryConfigs((0,external_node_path_.resolve)(folder))),
    ];
    return [
        ...new Set([
            ...netrcs.flatMap((path) => findSecretsInNetrc(find_secrets_on_machine_readText(path))),
            ...stored.flatMap((path) => findSecretsInAddresses(find_secrets_on_machine_readText(path))),
            ...readConfigs(configs, home).flatMap(findSecretsInGitConfig),
            ...findSecretsInGitConfig(listConfigOfEnv(env)),
            ...findSecretsInAddresses(listProxies(env)),
        ]),
    ];
}
/** Reads git's configuration files, with those that they include. */
function readConfigs(paths, home) {
    const wanted = [...paths];
    const texts = new Map();
    for (let path = wanted.shift(); path !== undefined && texts.size < MAX_CONFIGS; path = wanted.shift()) {
        if (texts.has(path))
            continue;
        const text = find_secrets_on_machine_readText(path);
        texts.set(path, text);
        const folder = (0,external_node_path_.dirname)(path);
        wanted.push(...findIncludedConfigs(text).map((each) => (0,external_node_path_.resolve)(folder, each.replace(/^~(?=\/)/, home))));
    }
    return [...texts.values()];
}
/** Lists where the configuration of the repository of a folder may be, see gitrepository-layout(5). */
function listRepositoryConfigs(folder) {
    const gitDir = findGitFolder(folder);
    const common = (0,external_node_path_.resolve)(gitDir, find_secrets_on_machine_readText((0,external_node_path_.join)(gitDir, 'commondir')).trim());
    return [(0,external_node_path_.join)(common, 'config'), (0,external_node_path_.join)(gitDir, 'config.worktree')];
}
function findGitFolder(folder) {
    const path = (0,external_node_path_.join)(folder, '.git');
    const linked = /^gitdir: (.+?)\s*$/m.exec(find_secrets_on_machine_readText(path))?.[1];
    if (linked !== undefined)
        return (0,external_node_path_.resolve)(folder, linked);
    if (isFolder(path))
        return path;
    return (0,external_node_path_.dirname)(folder) === folder ? folder : findGitFolder((0,external_node_path_.dirname)(folder));
}
/** Returns whether a path is that of a folder; false also for one behind a file, or that may not be read. */
function isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch {
        return false;
    }
}
/** Renders the configuration that the environment gives to git, see GIT_CONFIG_COUNT in git-config(1). */
function listConfigOfEnv(env) {
    const pairs = Object.entries(env).map(([name, value = '']) => name.startsWith('GIT_CONFIG_KEY_') ? `${value} = ${env[name.replace('_KEY_', '_VALUE_')] ?? ''}` : '');
    const parameters = (env.GIT_CONFIG_PARAMETERS ?? '').replaceAll("'='", '=').replaceAll("'", '\n');
    return [...pairs, parameters].join('\n');
}
function listProxies(env) {
    return Object.entries(env)
        .map(([name, value = '']) => (/_proxy$/i.test(name) ? value : ''))
        .join('\n');
}
/** Reads a file of bounded size; empty where there is none. */
function find_secrets_on_machine_readText(path) {
    try {
        const stat = path === '' ? undefined : (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        return stat?.isFile() === true && stat.size <= find_secrets_on_machine_MAX_BYTES ? (0,external_node_fs_.readFileSync)(path, 'utf8') : '';
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./entry/cli-status.js











const OPTIONS = {
    repo: { type: 'string', default: '.' },
    task: { type: 'string' },
    json: { type: 'boolean' },
};
const RENDERERS = { status: renderRecords, list: renderRecordList };
// Why: docs/decisions/0144-quick-commands-stand-alone.md
/**
 * Runs `groundhog status` or `groundhog list` on the records of a repository on this machine. Returns false, with
 * nothing printed, for all that is not as usual: the whole program does it then, or says what is wrong.
 */
async function runStatus([name = '', ...args]) {
    if (name !== 'status' && name !== 'list')
        return false;
    const { env, argv } = process;
    try {
        const { values } = (0,external_node_util_namespaceObject.parseArgs)({ args: [...args], options: OPTIONS });
        const { json, repo } = values;
        const { redact } = createRedactor([...findSecretsInEnv(env), ...findSecretsOnMachine(env, [repo])]);
        const console = openConsole(redact, env);
        const options = { style: console.outStyle, reader: { program: findReader(env, argv).program, remote: undefined } };
        const views = await readRecords(await findRepository(repo), (known) => chooseTasks(known, values.task));
        console.out(RENDERERS[name](views, { json, options }), json === true ? undefined : findLineTone);
        return true;
    }
    catch {
        return false;
    }
}
async function findRepository(repo) {
    const folder = (0,external_node_path_.resolve)(repo);
    const git = await (0,programs/* findOnPath */.aY)('git', process.env.PATH ?? '');
    if (git === undefined || folder.includes('\n') || process.env.GROUNDHOG_GIT_STALL_SECONDS !== undefined)
        throw new Error('not as usual');
    return { folder, openGit: () => openGit(folder, git) };
}
/** Opens the repository by git. What starts processes is in the same file, and is loaded only here. */
async function openGit(folder, git) {
    const { openGitIn } = await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 932));
    return openGitIn(folder, git);
}
function chooseTasks(known, named) {
    if (named === undefined)
        return known;
    const found = known.filter((taskId) => taskId === named);
    if (found.length === 0)
        throw new Error('no such task');
    return found;
}

var __webpack_exports__runStatus = __webpack_exports__.e;
export { __webpack_exports__runStatus as runStatus };
