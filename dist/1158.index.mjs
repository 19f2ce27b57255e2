export const id = 1158;
export const ids = [1158];
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

/***/ 50316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SV: () => (/* binding */ workspaceContextSchema),
/* harmony export */   Wl: () => (/* binding */ runOwnerSchema),
/* harmony export */   jX: () => (/* binding */ workspaceSnapshotSchema)
/* harmony export */ });
/* unused harmony export workspaceKindSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40669);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73477);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);
/* harmony import */ var _setting_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8550);



/** The kind of a workspace: a worktree of ours, the user's checkout, or a folder without git. */
const workspaceKindSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([..._setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceChoices */ .SV, 'none']);
/** The process that owns a run's folders; `started` distinguishes it from a later one with the same pid. */
const runOwnerSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ host: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), pid: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1), started: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
/** The workspace of a run and its start: evidence, recorded before anything can change. */
const workspaceContextSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    run_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    task_id: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIdSchema */ .Ov,
    repo_root: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    worktree_path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    branch_name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    base_ref: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    base_sha: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
    head_sha: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
    created_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(),
    /** The number of the context in the task, from 1, and of its file. */
    number: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1),
    workspace: workspaceKindSchema,
    /** The number of times that this run discarded its workspace before. */
    rollbacks: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
    /** All folders that the run created on its machine. */
    folders: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    owner: runOwnerSchema,
});
/** An observation of a workspace: each changed file counts in exactly one of the three numbers. */
const workspaceSnapshotSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** The branch of the folder's HEAD; null when it is detached. */
    branch: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    /** The commit of the comparison. */
    head: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf.nullable(),
    is_dirty: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** Files whose content in the index differs from the commit. */
    staged_count: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
    /** Files that differ from the index only. */
    unstaged_count: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
    untracked_count: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
});


/***/ }),

/***/ 61649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ withRunFolders),
/* harmony export */   U: () => (/* binding */ removeAllRunFolders)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73136);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14902);
/* harmony import */ var _domain_text_quote_for_shell_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(78240);
/* harmony import */ var _exec_folder_access_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66229);
/* harmony import */ var _exec_process_identity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51312);
/* harmony import */ var _exec_remove_folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75547);
/* harmony import */ var _workspace_backend_run_leftovers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12257);











// Kept for the whole process, so that an abrupt end removes them too.
const inUse = new Set();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
function use(folder) {
    if (inUse.size === 0)
        for (const name of SIGNALS)
            process.on(name, endBySignal);
    inUse.add(folder);
}
/** Removes the folders and ends as the signal does, unless somebody else ends the process in order. */
function endBySignal(name) {
    if (process.listenerCount(name) > 1)
        return;
    removeAllRunFolders();
    process.kill(process.pid, name);
}
/**
 * Creates the folders of a run for `work`, and removes them whatever happens. A failure of `work` is `folder_gone` when one
 * of them was deleted meanwhile.
 */
async function withRunFolders(parent, work) {
    const base = await requireParent(parent ?? (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)());
    const created = [];
    const runId = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    const owner = await (0,_exec_process_identity_js__WEBPACK_IMPORTED_MODULE_7__/* .readOurIdentity */ .J)();
    const make = async (name, at = base) => {
        const folder = await (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_6__/* .makeTemporaryFolder */ .wE)(at, name);
        created.push(folder);
        use(folder);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, _workspace_backend_run_leftovers_js__WEBPACK_IMPORTED_MODULE_9__/* .RUN_MARKER */ .xO), (0,_workspace_backend_run_leftovers_js__WEBPACK_IMPORTED_MODULE_9__/* .renderRunMarker */ .CI)({ run_id: runId, owner }), { mode: 0o600 });
        return folder;
    };
    try {
        const runDir = await make('control');
        const workDir = await make('work');
        const verifyDir = await make('verify');
        const binDir = await make('bin');
        const socketParent = await make('socket', base.length > 58 ? '/tmp' : base);
        const gitHome = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(runDir, 'home');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(gitHome);
        const command = await writeCommand(binDir);
        const needed = [...created, command];
        const ours = { runDir, workDir, verifyDir, gitHome, binDir, command, socketParent };
        return await work({ runId, all: created, needed, owner, ...ours });
    }
    catch (error) {
        const path = error instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1 ? undefined : await (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_6__/* .findMissingPath */ .X1)(created);
        throw path === undefined ? error : new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GroundhogError */ .CX('folder_gone', { path }, { cause: error });
    }
    finally {
        removeFolders(created);
    }
}
/** Returns the real path of the folder for temporary ones. Throws GroundhogError where none can be used. */
async function requireParent(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch((error) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
            throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GroundhogError */ .CX('folder_gone', { path });
        throw error;
    });
    if (!found.isDirectory())
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GroundhogError */ .CX('folder_gone', { path, reason: 'is no folder' });
    const base = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path);
    if (base.includes('\n'))
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1('path_unusable', { path: JSON.stringify(base), reason: 'has a line end in it' });
    (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_6__/* .requireOpenFiles */ .xd)(base);
    return base;
}
/** Removes the folders of all runs of this process; for an end that cannot wait. */
function removeAllRunFolders() {
    removeFolders([...inUse]);
}
/** Removes folders; one that cannot be removed stays, since the result of the run matters more. */
function removeFolders(folders) {
    for (const folder of folders) {
        inUse.delete(folder);
        (0,_exec_remove_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .removeFolder */ .v$)(folder);
    }
    if (inUse.size === 0)
        for (const name of SIGNALS)
            process.off(name, endBySignal);
}
/** Writes the `groundhog` command for the agent, this very program, by absolute paths, and returns its path. */
async function writeCommand(binDir) {
    const cli = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_4__.fileURLToPath)(import.meta.url)), 'cli.js');
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(binDir, 'groundhog');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, `#!/bin/sh\nexec ${(0,_domain_text_quote_for_shell_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteForShell */ .e)(process.execPath)} ${(0,_domain_text_quote_for_shell_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteForShell */ .e)(cli)} "$@"\n`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(file, 0o555);
    return file;
}


/***/ }),

/***/ 38936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GP: () => (/* binding */ toJitter),
/* harmony export */   Yu: () => (/* binding */ openSystemClock),
/* harmony export */   ek: () => (/* binding */ toBackoffMs),
/* harmony export */   ml: () => (/* binding */ systemClock),
/* harmony export */   yy: () => (/* binding */ sleep)
/* harmony export */ });
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45320);

/** The clock of this machine. */
const systemClock = {
    now: () => new Date(),
    monotonicMs: () => performance.now(),
};
// Why: docs/decisions/0029-dates-can-be-fixed.md
/**
 * Opens the clock of this machine, whose dates are never later than `SOURCE_DATE_EPOCH` (reproducible-builds.org) where
 * that is set, so that records and commits get the same dates each time. Durations are not affected.
 */
function openSystemClock(env) {
    const latestMs = readLatestMs(env.SOURCE_DATE_EPOCH);
    return { ...systemClock, now: () => new Date(Math.min(Date.now(), latestMs)) };
}
function readLatestMs(seconds) {
    if (seconds === undefined || seconds === '')
        return Number.POSITIVE_INFINITY;
    if (/^\d{1,11}$/.test(seconds))
        return Number(seconds) * 1000;
    throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .toSettingError */ .Oh)('SOURCE_DATE_EPOCH', seconds, 'is not a number of seconds since 1970');
}
/** Waits, or returns at once when the signal is aborted. */
function sleep(ms, signal) {
    return new Promise((resolve) => {
        if (signal?.aborted === true)
            return resolve();
        const end = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', end);
            resolve();
        };
        const timer = setTimeout(end, ms);
        signal?.addEventListener('abort', end);
    });
}
/** Returns a random number from 0 to 1. */
function toJitter() {
    return Math.random();
}
/** Returns one second, doubled with each further interruption, plus up to half of that at random. */
function toBackoffMs(interruptions) {
    return 1000 * 2 ** (interruptions - 1) * (1 + Math.random() / 2);
}


/***/ }),

/***/ 24850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ withGit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/errors/to-groundhog-error.js
var to_groundhog_error = __webpack_require__(32413);
// EXTERNAL MODULE: ./exec/run-command.js + 1 modules
var run_command = __webpack_require__(87778);
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
var programs = __webpack_require__(42959);
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

// EXTERNAL MODULE: ./git/git-failure.js
var git_failure = __webpack_require__(62324);
// EXTERNAL MODULE: ./git/http-trace.js
var http_trace = __webpack_require__(41723);
// EXTERNAL MODULE: ./exec/files/held-folder.js
var held_folder = __webpack_require__(35530);
;// CONCATENATED MODULE: ./git/release-pipes.js



/** The files with rules that git opens in a work tree, see gitignore(5) and gitattributes(5). */
const RULES = new Set(['.gitignore', '.gitattributes']);
const PERIOD_MS = 2000;
const { O_RDWR, O_NONBLOCK, O_NOFOLLOW } = external_node_fs_.constants;
const SLASH = Buffer.from('/');
// Why: docs/decisions/0166-pipes-in-the-place-of-rules.md
/**
 * Runs a git command over a work tree. Git would wait for good at a pipe that a program has put in the place of a file with
 * rules: where it takes longer than two seconds, such pipes are looked for and removed, and git reads nothing from them.
 */
async function releasePipesDuring(workTree, run) {
    if (workTree === undefined)
        return run();
    let [isBusy, isOver] = [false, false];
    const release = async () => {
        if (isBusy)
            return;
        isBusy = true;
        await removePipes({ root: workTree, names: [] }, () => !isOver);
        isBusy = false;
    };
    const timer = setInterval(() => void release(), PERIOD_MS);
    timer.unref();
    try {
        return await run();
    }
    finally {
        clearInterval(timer);
        isOver = true;
    }
}
/** Removes the pipes in a folder and below it, for as long as they are in the way. */
async function removePipes(folder, isInTheWay) {
    const { root, names } = folder;
    const path = Buffer.concat([Buffer.from(root), ...names.flatMap((name) => [SLASH, name])]);
    const entries = await (0,promises_.readdir)(path, { withFileTypes: true, encoding: 'buffer' }).catch(() => []);
    for (const entry of entries) {
        if (!isInTheWay())
            return;
        const name = entry.name.toString();
        if (entry.isFIFO() && RULES.has(name))
            removePipe(folder, entry.name);
        else if (entry.isDirectory() && name !== '.git')
            await removePipes({ root, names: [...names, entry.name] }, isInTheWay);
    }
}
function removePipe(folder, name) {
    try {
        (0,held_folder/* useFolder */.a4)(folder, (at) => {
            const path = Buffer.concat([at, SLASH, name]);
            // Opened as a writer, so that git does not wait any more to open it, and reads its end once this is closed.
            const file = (0,external_node_fs_.openSync)(path, O_RDWR | O_NONBLOCK | O_NOFOLLOW);
            try {
                if ((0,external_node_fs_.fstatSync)(file).isFIFO())
                    (0,external_node_fs_.unlinkSync)(path);
            }
            finally {
                (0,external_node_fs_.closeSync)(file);
            }
        });
    }
    catch {
        // Replaced meanwhile; the next round looks again.
    }
}

// EXTERNAL MODULE: ../../node_modules/simple-git/dist/index.mjs + 2 modules
var dist = __webpack_require__(20136);
;// CONCATENATED MODULE: ./git/run-simple-git.js

/** Runs a command by simple-git. It resolves some failures as empty text: only its `errors` hook gets all exit codes. Rejects when git does not start. */
async function runSimpleGit({ file, args, env, cwd, call }) {
    let exitCode = 0;
    let stderr = '';
    const settings = {
        baseDir: cwd,
        binary: file,
        trimmed: false,
        allowEnvironment: Object.keys(env),
        // Every value that these allow is our own, the path of git or a constant that switches something off, or of the user's
        // environment, for a remote that is reached as the user.
        unsafe: {
            allowUnsafeCustomBinary: true,
            allowUnsafeHooksPath: true,
            allowUnsafeFsMonitor: true,
            allowUnsafeCredentialHelper: true,
            allowUnsafeProtocolOverride: true,
            allowUnsafeConfigPaths: true,
            allowUnsafeConfigEnvCount: true,
            allowUnsafePack: true,
            allowUnsafeTemplateDir: true,
            allowUnsafeSshCommand: true,
            allowUnsafeAskPass: true,
        },
        errors: (_error, result) => {
            exitCode = result.exitCode;
            stderr = Buffer.concat([...result.stdErr]).toString('utf8');
            return undefined;
        },
        ...(call.signal === undefined ? {} : { abort: call.signal }),
    };
    const stdout = await (0,dist/* simpleGit */.Lp)(settings)
        .env({ ...env })
        .raw([...args]);
    // A negative code is that of spawn(2), and the text a stack.
    if (exitCode !== null && exitCode < 0)
        throw new Error(stderr.split('\n')[0]);
    return { exitCode, stdout, stderr };
}

// EXTERNAL MODULE: ./exec/debug-log.js
var debug_log = __webpack_require__(26676);
;// CONCATENATED MODULE: ./git/trace-command.js

/**
 * Runs a git command and, with `debug`, reports it when it has ended: `git fetch --no-tags (exit 0, 34 ms)`, or
 * `failed` without an exit code. A command that was started early is timed from its input on.
 */
async function traceCommand({ debug, redact }, { args, stdin }, run) {
    if (debug === undefined)
        return run();
    let startedAt = 0;
    const start = () => {
        startedAt = performance.now();
    };
    start();
    if (stdin instanceof Promise)
        void stdin.then(start, () => undefined);
    let end = 'failed';
    try {
        const result = await run();
        // simple-git makes up other numbers for a command that was stopped or never ran.
        const { exitCode } = result;
        if (exitCode !== null && exitCode >= 0 && exitCode <= 255)
            end = `exit ${exitCode}`;
        return result;
    }
    finally {
        const quoted = args.map((arg) => (/[\s"]/.test(arg) ? JSON.stringify(arg) : arg));
        const durationMs = Math.round(performance.now() - startedAt);
        debug(`${(0,debug_log/* toDebugText */.O)(['git', ...quoted].join(' '), redact)} (${end}, ${durationMs} ms)`);
    }
}

;// CONCATENATED MODULE: ./git/user-environment.js
/** The variables by which git, ssh and the programs that keep credentials find the settings of the user. */
const OF_USER = /^(?:HOME|USER|LOGNAME|PATH|XDG_\w+|DBUS_SESSION_BUS_ADDRESS|DISPLAY|WAYLAND_DISPLAY|SSH_\w+|GH_\w+|GITHUB_TOKEN|GIT_SSH|GIT_SSH_\w+|GIT_SSL_\w+|GIT_ASKPASS|GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+))$/;
/** The variables of a command of ours that keep it from the configuration of the user. */
const KEEPS_FROM_USER = new Set(['HOME', 'GIT_CONFIG_NOSYSTEM', 'GIT_CONFIG_SYSTEM', 'GIT_CONFIG_GLOBAL']);
/** Returns an environment with which git reaches a remote as it does for the user: also by ssh, and never with a prompt of its own. */
// Why: docs/decisions/0146-remotes-of-a-reader.md
function toUserEnvironment(pinned, user) {
    const kept = Object.entries(pinned).filter(([name]) => !KEEPS_FROM_USER.has(name));
    const given = Object.entries(user).flatMap(([name, value]) => value !== undefined && OF_USER.test(name) ? [[name, value]] : []);
    return { ...Object.fromEntries([...kept, ...given]), GIT_ALLOW_PROTOCOL: 'file:http:https:ssh' };
}

;// CONCATENATED MODULE: ./git/git.js













const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;
/** Opens a repository for git commands. */
function openGit(location, options) {
    const known = { ...location, ...options };
    const [prefix, userPrefix] = [toArguments(known), toArguments({ ...known, isAsUser: true })];
    const cwd = location.workTree ?? location.gitDir;
    const start = (call) => toStart(call, location, options);
    const watch = (run) => releasePipesDuring(location.workTree, run);
    return {
        location,
        redact: options.redact,
        now: options.now,
        at: (other) => openGit(other, options),
        async discover(folder, args) {
            const run = { ...start({}), args: [...WITHOUT_LOCATION, ...args], cwd: folder };
            const { exitCode, ...rest } = await traceCommand(options, { args }, () => runText(run, options));
            return { ...rest, exitCode: exitCode ?? 128 };
        },
        async text(args, call = {}) {
            const run = { ...start(call), args: [...(call.isAsUser === true ? userPrefix : prefix), ...args], cwd };
            const once = () => watch(() => traceCommand(options, { args }, () => runText(run, options)));
            const first = await once();
            // Ctrl-C in a terminal ends git as well, and only once: the run still needs the answer to stop in good order.
            const result = first.exitCode === null && call.signal?.aborted !== true ? await once() : first;
            return accept(call.isTraced === true ? requireGitAnswers(result, options) : result, { args, call, options });
        },
        async bytes(args, call = {}) {
            const { maxBytes = MAX_OUTPUT_BYTES, stdin = '', signal } = call;
            const { file, env } = start(call);
            const spec = {
                file,
                args: [...prefix, ...args],
                cwd,
                env,
                stdin,
                maxBytes,
                ...(signal === undefined ? {} : { signal }),
            };
            const result = await watch(() => traceCommand(options, { args, stdin }, () => (options.run ?? run_command/* runCommand */.d1)(spec)));
            const stderr = Buffer.from(result.stderr).toString('utf8');
            if (result.failedToStart !== undefined)
                throw await toStartError(result.failedToStart, { cwd, args, options });
            const { exitCode } = result;
            if (result.omittedBytes > 0)
                throw (0,git_failure/* toTooLongError */.MI)(args, maxBytes);
            return accept({ exitCode, stdout: result.stdout, stderr }, { args, call, options });
        },
    };
}
/** Throws GitError when git must not be started. */
function toStart(call, location, options) {
    const { git, path } = options.programs;
    if (git === undefined)
        throw new errors/* GitError */.XS('git_missing', { path });
    options.requireTrusted?.();
    const trace = call.isTraced === true ? http_trace/* TRACE_HEADERS */.Tc : {};
    const env = toEnvironment(git, location, options);
    const { userEnv } = options;
    const own = call.isAsUser === true && userEnv !== undefined ? toUserEnvironment(env, userEnv) : env;
    return { file: git, env: { ...own, ...trace, ...call.env }, call };
}
async function runText(run, options) {
    try {
        return await runSimpleGit(run);
    }
    catch (error) {
        throw await toStartError((0,errors/* toError */.iT)(error), { cwd: run.cwd, args: run.args, options });
    }
}
/** Throws GitError when something else than a git server has answered; git may have ended as if all were well. */
function requireGitAnswers(result, { redact }) {
    const foreign = (0,http_trace/* findForeignAnswer */.aw)(result.stderr);
    if (foreign !== undefined)
        throw new errors/* GitError */.XS('remote_unreachable', { remote: 'The remote', stderr: redact(foreign) });
    return { ...result, stderr: (0,http_trace/* withoutTrace */.gd)(result.stderr), trace: result.stderr };
}
function accept({ exitCode, ...result }, context) {
    const { args, call, options } = context;
    if (exitCode !== null && (call.okExitCodes ?? [0]).includes(exitCode))
        return { ...result, exitCode };
    const { isAsUser } = call;
    throw (0,git_failure/* toGitError */.KN)({ args, exitCode, stderr: result.stderr, isAsUser, ...toTools(options) });
}
function toTools({ redact, now }) {
    return { redact, now };
}
/** Finds out why git did not start: spawn(2) reports a missing program and a folder that cannot be entered alike. */
async function toStartError(failure, { cwd, args, options }) {
    const refused = (0,to_groundhog_error/* toSystemError */.R)(failure);
    if (refused?.code === 'open_files_limit')
        return refused;
    const found = await (0,promises_.access)(cwd, external_node_fs_.constants.X_OK).then(() => undefined, (error) => (0,errors/* toError */.iT)(error));
    if (found === undefined && /ENOENT/.test(failure.message))
        return new errors/* GitError */.XS('git_missing', { path: options.programs.git });
    if (found === undefined)
        return (0,git_failure/* toGitError */.KN)({ args, exitCode: -1, stderr: failure.message, ...toTools(options) });
    return (0,to_groundhog_error/* toSystemError */.R)(found) ?? new errors/* GroundhogError */.CX('folder_gone', { path: cwd }, { cause: found });
}

// EXTERNAL MODULE: ./git/version.js
var version = __webpack_require__(89219);
// EXTERNAL MODULE: ./entry/settings/paces.js
var paces = __webpack_require__(19609);
// EXTERNAL MODULE: ./entry/compose/run-folders.js
var run_folders = __webpack_require__(61649);
// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
;// CONCATENATED MODULE: ./entry/compose/with-git.js





/** Opens git and temporary folders for `use`; the folders are removed afterwards. `requireTrusted` is that of the git. */
async function withGit(host, use, requireTrusted = () => undefined) {
    const stallSeconds = (0,paces/* readStallSeconds */.AK)(host.env);
    return (0,run_folders/* withRunFolders */.D)(host.tempDir, async (folders) => {
        const options = {
            programs: host.programs,
            home: folders.gitHome,
            proxyEnv: findProxyEnv(host.env),
            userEnv: host.env,
            ...(stallSeconds === undefined ? {} : { stallSeconds }),
            redact: host.redactor.redact,
            now: system_clock/* systemClock */.ml.now,
            debug: host.debug,
            requireTrusted,
        };
        const git = openGit({ gitDir: folders.runDir }, options);
        await (0,version/* requireGitVersion */.E)(git);
        return use(git, folders);
    });
}
const PROXY_NAMES = [
    'http_proxy',
    'https_proxy',
    'no_proxy',
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'NO_PROXY',
    'ALL_PROXY',
    'all_proxy',
];
function findProxyEnv(env) {
    return Object.fromEntries(PROXY_NAMES.map((name) => [name, env[name] ?? '']).filter(([, value]) => value !== ''));
}


/***/ }),

/***/ 19609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ readStallSeconds),
/* harmony export */   CO: () => (/* binding */ readCheckPaceMs),
/* harmony export */   Fc: () => (/* binding */ readModelPaceMs),
/* harmony export */   SS: () => (/* binding */ readLivePaceMs),
/* harmony export */   ZT: () => (/* binding */ readWritePaceMs),
/* harmony export */   re: () => (/* binding */ readApiStallMs)
/* harmony export */ });
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45320);

/** Reads the time between two writes to GitHub; undefined for the default. Throws ConfigurationError. */
function readWritePaceMs({ GROUNDHOG_WRITE_PACE_MS: text }) {
    return (0,_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .parseWholeNumber */ .oA)(text, { name: 'GROUNDHOG_WRITE_PACE_MS', min: 0, max: 3_600_000 });
}
/** Reads the pause before a model is asked again; undefined for the default. Throws ConfigurationError. */
function readModelPaceMs({ GROUNDHOG_MODEL_PACE_MS: text }) {
    return (0,_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .parseWholeNumber */ .oA)(text, { name: 'GROUNDHOG_MODEL_PACE_MS', min: 0, max: 60_000 });
}
/** Reads the time between two requests for a check's state; undefined for the default. Throws ConfigurationError. */
function readCheckPaceMs({ GROUNDHOG_CHECK_PACE_MS: text }) {
    return (0,_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .parseWholeNumber */ .oA)(text, { name: 'GROUNDHOG_CHECK_PACE_MS', min: 1, max: 3_600_000 });
}
/** Reads the time from the start of an attempt to the first edit that shows its progress. Throws ConfigurationError. */
function readLivePaceMs({ GROUNDHOG_LIVE_PACE_MS: text }) {
    return (0,_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .parseWholeNumber */ .oA)(text, { name: 'GROUNDHOG_LIVE_PACE_MS', min: 1, max: 3_600_000 });
}
/** Reads after how long without a byte git gives up a server; undefined for the default. Throws ConfigurationError. */
function readStallSeconds({ GROUNDHOG_GIT_STALL_SECONDS: text }) {
    return (0,_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .parseWholeNumber */ .oA)(text, { name: 'GROUNDHOG_GIT_STALL_SECONDS', min: 1, max: 99_999 });
}
/** Reads the timeout of a request to GitHub's API; undefined for the default. Throws ConfigurationError. */
function readApiStallMs({ GROUNDHOG_API_STALL_SECONDS: text }) {
    const seconds = (0,_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .parseWholeNumber */ .oA)(text, { name: 'GROUNDHOG_API_STALL_SECONDS', min: 1, max: 3600 });
    return seconds === undefined ? undefined : seconds * 1000;
}


/***/ }),

/***/ 35530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a4: () => (/* binding */ useFolder),
/* harmony export */   bJ: () => (/* binding */ findOpenPath),
/* harmony export */   wb: () => (/* binding */ isOpenAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

// A file that is open has a path here, see proc_pid_fd(5). Elsewhere there are no sandboxes that a link could lead out of.
const OPEN_FILES = '/proc/self/fd';
const HAS_OPEN_FILES = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(OPEN_FILES);
/** Opens a folder only to go on from it, also one that may not be listed, see open(2). Node.js has no name for it. */
const O_PATH = 0o10000000;
// Why: docs/decisions/0165-files-beside-a-living-agent.md
/**
 * Calls `use` with a path of a folder that stays the path of this folder whatever a program puts in its place, or in that
 * of one above it. Throws where one of the folders is a link or no folder. `use` must be done when it returns.
 */
function useFolder({ root, names, isMade = false }, use) {
    let at = Buffer.from(root);
    let held = holdFolder(at);
    try {
        for (const name of names) {
            const next = Buffer.concat([held.path, SLASH, name]);
            if (isMade)
                makeUnlessThere(next);
            at = Buffer.concat([at, SLASH, name]);
            const inner = holdFolder(next);
            held.close();
            held = inner;
        }
        return use(held.path);
    }
    catch (error) {
        throw nameFolder(error, held.path.toString(), at.toString());
    }
    finally {
        held.close();
    }
}
const SLASH = Buffer.from('/');
function makeUnlessThere(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) === undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
}
function holdFolder(path) {
    if (!HAS_OPEN_FILES) {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isDirectory())
            throw Object.assign(new Error(`no folder: ${path}`), { code: 'ENOTDIR' });
        return { path, close: () => undefined };
    }
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_PATH | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    return { path: Buffer.from(`${OPEN_FILES}/${file}`), close: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file) };
}
/** Has an error name the folder as everybody knows it. */
function nameFolder(error, held, folder) {
    if (typeof error === 'object' && error !== null && 'message' in error)
        error.message = String(error.message).replaceAll(`${held}/`, `${folder}/`);
    return error;
}
/**
 * True unless an open file lies elsewhere than at the path by which it was opened, below a root: a program may have put a
 * link in the place of a folder on the way to it.
 */
function isOpenAt(file, root, path) {
    if (!HAS_OPEN_FILES)
        return true;
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`${OPEN_FILES}/${file}`, { encoding: 'buffer' });
    if (found.equals(path))
        return true;
    const below = path.subarray(Buffer.byteLength(root));
    return found.equals(Buffer.concat([(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(Buffer.from(root), { encoding: 'buffer' }), below]));
}
/** Returns a path of an open file for a program that we start, which leads to no other one; undefined where there is none. */
function findOpenPath(file) {
    return HAS_OPEN_FILES ? `/proc/${process.pid}/fd/${file}` : undefined;
}


/***/ }),

/***/ 66229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X1: () => (/* binding */ findMissingPath),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   ik: () => (/* binding */ requireWritable),
/* harmony export */   m2: () => (/* binding */ requireRealParent),
/* harmony export */   wE: () => (/* binding */ makeTemporaryFolder),
/* harmony export */   xd: () => (/* binding */ requireOpenFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14902);




// A few programs at once, with three pipes each, and the files of this process. The library that starts git would end this
// process where there is none left for a pipe.
const FILES_OF_A_RUN = 24;
/**
 * Creates a folder with those above it, and throws the error of the system: with `recursive` Node reports a folder that
 * a read-only or a full file system refuses as one that is missing (ENOENT).
 */
async function makeFolder(path, mode = 0o777) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { recursive: true, mode });
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (code !== 'ENOENT' || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) === path)
            throw error;
        await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), mode);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { mode });
    }
}
/**
 * Creates a folder with a name of its own in the one for temporary files, and returns its path. Throws GroundhogError
 * `folder_gone` where that is missing, is a file, or takes no folder, as `/proc`.
 */
function makeTemporaryFolder(parent, name) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, `groundhog-${name}-`)).catch((error) => {
        const { code } = error;
        if (code !== 'ENOENT' && code !== 'ENOTDIR')
            throw error;
        const reason = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(parent) ? `takes no new folder (${code})` : undefined;
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GroundhogError */ .CX('folder_gone', { path: parent, reason }, { cause: error });
    });
}
/** Throws the error of access(2), such as EROFS or EACCES, unless files can be created in each of these folders. */
async function requireWritable(folders) {
    for (const folder of folders)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
}
/**
 * Returns the first of the files and folders that is not there; undefined when all are. A link in the place of one leads
 * to files of others.
 */
async function findMissingPath(paths) {
    for (const path of paths) {
        const isThere = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).then((found) => !found.isSymbolicLink(), () => false);
        if (!isThere)
            return path;
    }
    return undefined;
}
/** Throws `folder_gone` where the folder above a path, once a real one, is a link or lies behind one now. */
function requireRealParent(path) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(parent) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(parent) !== parent)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GroundhogError */ .CX('folder_gone', { path: parent, reason: 'was replaced by a link' });
}
/** Throws the error of open(2), such as EMFILE, unless as many files as a run needs can be open at once; opens a folder. */
function requireOpenFiles(folder) {
    const opened = [];
    try {
        while (opened.length < FILES_OF_A_RUN)
            opened.push((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(folder, 'r'));
    }
    finally {
        for (const file of opened)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ killOrphans),
/* harmony export */   x: () => (/* binding */ killInFolders)
/* harmony export */ });
/* harmony import */ var _kill_processes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91726);
/* harmony import */ var _proc_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26834);
/* harmony import */ var _process_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51312);
/* harmony import */ var _process_mark_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7551);




// Why: docs/decisions/0090-processes-of-a-dead-run.md
/**
 * Kills the programs that dead runs for this repository have left on this machine, and returns how many there were. A
 * run is dead only when its process is certainly gone.
 */
async function killOrphans(repository) {
    const ours = await (0,_process_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .readOurIdentity */ .J)();
    const scope = (0,_process_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .toRunScope */ .jw)(ours, repository);
    const known = new Map();
    const isDead = (run) => {
        const key = `${run.pid} ${run.started}`;
        const answer = known.get(key) ?? (0,_process_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .isProcessGone */ .D)({ host: ours.host, pid: run.pid, started: run.started });
        known.set(key, answer);
        return answer;
    };
    return (0,_kill_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .killProcesses */ .w)(async (pid) => {
        const run = (0,_process_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .findMarkedRun */ .B9)((await (0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .findProcessEnv */ .Kp)(pid)) ?? []);
        // A mark of another start of the machine is none of ours: no process outlives that.
        return run?.scope === scope && bootOf(run) === bootOf(ours) && isDead(run);
    });
}
/**
 * Kills what works in folders of dead runs, marked or not, also where the folders are gone, and returns how many there
 * were. Spares what was started before its run, and what has a terminal: that is a person who looks around.
 */
async function killInFolders(folders) {
    const ours = await (0,_process_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .readOurIdentity */ .J)();
    const dead = folders.filter(({ owner }) => owner.started !== '' && bootOf(owner) === bootOf(ours));
    if (dead.length === 0)
        return 0;
    return (0,_kill_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .killProcesses */ .w)(async (pid) => {
        const at = await (0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .findProcessFolder */ .pV)(pid);
        const found = at === undefined ? undefined : dead.find(({ path }) => (0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithinFolder */ ._d)(at, path));
        if (found === undefined)
            return false;
        const stat = await (0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .findProcessStat */ .Rs)(pid);
        if (stat === undefined || stat.hasEnded || stat.hasTerminal)
            return false;
        return stat.startTicks >= Number(found.owner.started.split(' ')[1]);
    });
}
function bootOf({ started }) {
    return started.split(' ')[0] ?? '';
}


/***/ }),

/***/ 91726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ signalProcess),
/* harmony export */   w: () => (/* binding */ killProcesses)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _proc_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26834);


const MAX_ROUNDS = 200;
const MAX_UNDECIDED_ROUNDS = 20;
const PAUSE_MS = 5;
/**
 * Kills the processes that are to be killed, until none is left and all of them have ended, and returns how many there were.
 * Never touches this process or its ancestors. Does nothing where there is no `/proc` (macOS).
 */
async function killProcesses(isTarget) {
    const self = await (0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .findProcessStat */ .Rs)(process.pid);
    if (self === undefined)
        return 0;
    const spared = await findAncestors(self);
    const killed = new Map();
    let undecidedRounds = 0;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const { found, isUndecided } = await findTargets(isTarget, spared);
        // The first process of a sandbox ends when all others there have, and shows no longer what it is meanwhile.
        if (found.length === 0 && !(await isAnyAlive(killed))) {
            undecidedRounds += 1;
            if (!isUndecided || undecidedRounds > MAX_UNDECIDED_ROUNDS)
                break;
        }
        for (const pid of found) {
            const stat = await (0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .findProcessStat */ .Rs)(pid);
            if (stat !== undefined && signalProcess(pid, 'SIGKILL'))
                killed.set(pid, stat);
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(PAUSE_MS);
    }
    return killed.size;
}
/** Returns whether a process is there that is one of these, and has not ended. */
async function isAnyAlive(killed) {
    for (const [pid, { startTicks }] of killed) {
        const stat = await (0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .findProcessStat */ .Rs)(pid);
        if (stat !== undefined && !stat.hasEnded && stat.startTicks === startTicks)
            return true;
    }
    return false;
}
async function findTargets(isTarget, spared) {
    const pids = (await (0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .listProcessIds */ .IL)()).filter((pid) => !spared.has(pid));
    const answers = await Promise.all(pids.map(isTarget));
    const found = pids.filter((_, index) => answers[index] === true);
    return { found, isUndecided: answers.includes(undefined) };
}
async function findAncestors(self) {
    const pids = new Set();
    for (let at = self; at !== undefined && !pids.has(at.pid);) {
        pids.add(at.pid);
        at = at.parent > 0 ? await (0,_proc_js__WEBPACK_IMPORTED_MODULE_1__/* .findProcessStat */ .Rs)(at.parent) : undefined;
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


/***/ }),

/***/ 26834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ readProcessArgumentsSync),
/* harmony export */   DU: () => (/* binding */ listProcessIdsSync),
/* harmony export */   IL: () => (/* binding */ listProcessIds),
/* harmony export */   IN: () => (/* binding */ findProcessName),
/* harmony export */   Iw: () => (/* binding */ findProcessStatSync),
/* harmony export */   Kp: () => (/* binding */ findProcessEnv),
/* harmony export */   Rs: () => (/* binding */ findProcessStat),
/* harmony export */   Ze: () => (/* binding */ readPidNamespace),
/* harmony export */   _d: () => (/* binding */ isWithinFolder),
/* harmony export */   cm: () => (/* binding */ isFirstProcess),
/* harmony export */   hd: () => (/* binding */ findBootId),
/* harmony export */   iT: () => (/* binding */ readProcessEnvSync),
/* harmony export */   pV: () => (/* binding */ findProcessFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);



// PF_KTHREAD and PF_EXITING, see include/linux/sched.h.
const KERNEL_THREAD_FLAG = 0x00200000;
const ENDING_FLAG = 0x00000004;
const MAX_STARTING_ROUNDS = 400;
const STARTING_PAUSE_MS = 5;
/** Lists the ids of all processes; none on a system without `/proc` (macOS). */
async function listProcessIds() {
    return toProcessIds(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)('/proc').catch(() => []));
}
/** Does as `listProcessIds`, synchronously. */
function listProcessIdsSync() {
    try {
        return toProcessIds((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc'));
    }
    catch {
        return [];
    }
}
/** Reads the state of a process; undefined when it is gone or may not be read. */
async function findProcessStat(pid) {
    return parseStat(pid, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(`/proc/${pid}/stat`, 'latin1').catch(() => ''));
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
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(STARTING_PAUSE_MS);
        entries = findEntries(pid, 'environ');
    }
    return entries;
}
/** Opens and reads at once: a process that has replaced its program in between shows nothing. */
function findEntries(pid, file) {
    try {
        return toEntries((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/${file}`, 'latin1'));
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
    const link = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(`/proc/${pid}/cwd`).catch(() => undefined);
    return link?.replace(/ \(deleted\)$/, '');
}
/** Reads the name of a process's program, at most 15 bytes of it; undefined when it may not be read. */
async function findProcessName(pid) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(`/proc/${pid}/comm`, 'latin1').catch(() => undefined))?.trim();
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
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(`/proc/${pid}/ns/pid`).catch(() => '');
}
/** Returns true for the first process of its namespace of process ids, with which all others of it end. */
async function isFirstProcess(pid) {
    const status = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(`/proc/${pid}/status`, 'latin1').catch(() => '');
    return /^NSpid:.*\s1$/m.test(status);
}
/** Reads the id that the kernel gives each start of the machine; undefined without `/proc`. */
async function findBootId() {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)('/proc/sys/kernel/random/boot_id', 'latin1').catch(() => undefined);
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
    const isEnding = (Number(fields[6]) & ENDING_FLAG) !== 0;
    const hasTerminal = fields[4] !== '0';
    const [parent, startTicks] = [Number(fields[1]), Number(fields[19])];
    return { pid, parent, startTicks, hasEnded, isEnding, isKernelThread, hasTerminal };
}
function readTextSync(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'latin1');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 51312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ isProcessGone),
/* harmony export */   J: () => (/* binding */ readOurIdentity)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _proc_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26834);



/** Reads the identity of this process, by which others on this machine can find out later whether it still runs. */
async function readOurIdentity() {
    return { host: await findHost(), pid: process.pid, started: (await findStart(process.pid)) ?? '' };
}
/** Returns true only when it is certain that the process has ended: on another machine it never is. */
async function isProcessGone({ host, pid, started }) {
    if (host !== (await findHost()))
        return false;
    const boot = await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .findBootId */ .hd)();
    if (boot !== undefined && started !== '' && !started.startsWith(`${boot} `))
        return true;
    if (!isAlive(pid))
        return true;
    const now = await findStart(pid);
    return now !== undefined && now !== started;
}
async function findHost() {
    const machine = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)('/etc/machine-id', 'latin1').catch(() => '');
    return [(0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(), machine.trim(), await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .readPidNamespace */ .Ze)()].filter((part) => part !== '').join(' ');
}
async function findStart(pid) {
    const [boot, stat] = [await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .findBootId */ .hd)(), await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .findProcessStat */ .Rs)(pid)];
    if (stat === undefined)
        return undefined;
    return stat.hasEnded ? 'ended' : `${boot ?? ''} ${stat.startTicks}`;
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        // EPERM: the process runs, and is not ours to signal, see kill(2).
        return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
}


/***/ }),

/***/ 7551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ findMarkedRun),
/* harmony export */   Ki: () => (/* binding */ toProcessMark),
/* harmony export */   Mm: () => (/* binding */ PROCESS_MARK),
/* harmony export */   jw: () => (/* binding */ toRunScope)
/* harmony export */ });
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11325);

/** The variable that every program that is not ours is started with, so that what it leaves behind can be found. */
const PROCESS_MARK = 'GROUNDHOG_PROCESS_MARK';
const SCOPE_LENGTH = 32;
/** Returns the digest by which runs on one machine for one repository recognise each other. */
function toRunScope({ host }, repository) {
    return (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .f)(JSON.stringify([host, repository])).slice(0, SCOPE_LENGTH);
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

/***/ 75547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qb: () => (/* binding */ listRemovals),
/* harmony export */   f_: () => (/* binding */ isTooDeep),
/* harmony export */   v$: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

// PATH_MAX in limits.h, less the longest name (NAME_MAX), two separators and the NUL.
const LONGEST_FOLDER = (process.platform === 'linux' ? 4096 : 1024) - 258;
const FAR_BYTES = 1000;
/** Returns true for a folder whose path has so many bytes that files in it may be out of reach (ENAMETOOLONG). */
function isTooDeep(pathBytes) {
    return pathBytes > LONGEST_FOLDER;
}
/**
 * Removes a folder with its content, also folders that their owner may not enter, names that are not UTF-8, and folders
 * that are nested deeper than a path can be long. Removes links and does not follow them. Returns false when something
 * is still there.
 */
function removeFolder(folder) {
    const path = Buffer.from(folder);
    attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 }));
    if (isThere(path))
        for (const remove of listRemovals(path, path))
            attempt(remove);
    return !isThere(path);
}
/** Ignores errors, as for a mount: the caller checks what is left. */
function attempt(act) {
    try {
        act();
    }
    catch {
        // The caller checks what is left.
    }
}
function isThere(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
/**
 * Lists what to do, one by one, to remove a folder with its content. Each step may throw, and is to be done before the
 * next one is asked for. Folders far below `shelter`, one on the same disk, are first renamed into it: no path gets too
 * long, nor slow for its number of names.
 */
function* listRemovals(path, shelter) {
    const open = [{ path, isListed: false }];
    for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
        const folder = at.path;
        if (folder.length > shelter.length + FAR_BYTES) {
            const target = findFreeName(shelter);
            open.pop();
            // Below the first folder, which is removed last: it may be the shelter.
            open.splice(1, 0, { path: target, isListed: false });
            yield () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(folder, target);
        }
        else if (at.isListed) {
            open.pop();
            if (isThere(folder))
                yield () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
        }
        else {
            at.isListed = true;
            yield () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o700);
            for (const name of readNames(folder)) {
                const entry = Buffer.concat([folder, Buffer.from('/'), name]);
                if (isFolder(entry))
                    open.push({ path: entry, isListed: false });
                else
                    yield () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(entry);
            }
        }
    }
}
function readNames(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { encoding: 'buffer' });
    }
    catch {
        // Removing the folder fails then, and gives the reason.
        return [];
    }
}
function isFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function findFreeName(shelter) {
    for (let number = 1;; number += 1) {
        const path = Buffer.concat([shelter, Buffer.from(`/groundhog-removed-${number}`)]);
        if (!isThere(path))
            return path;
    }
}


/***/ }),

/***/ 87778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uh: () => (/* binding */ DEFAULT_GRACE_MS),
  fS: () => (/* binding */ DEFAULT_MAX_BYTES),
  Mv: () => (/* binding */ LONGEST_TIMER_MS),
  AV: () => (/* binding */ MAX_ABORT_GRACE_MS),
  lq: () => (/* binding */ createKeptStream),
  d1: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors_errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./exec/signal-group.js
var signal_group = __webpack_require__(45972);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./exec/streams/named-streams.js





/** Folders of the system, in which nobody but root may put a program. */
const SYSTEM_PATH = '/usr/bin:/bin';
const OWNER_ONLY = 0o600;
const READ = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK;
// Why: docs/decisions/0186-streams-that-can-be-opened-by-name.md
/**
 * Opens streams by names in a folder of ours, and removes the names. The input is a file that nobody can find. Resolves to
 * undefined where there are no named pipes, or the folder cannot be written.
 */
async function openNamedStreams(folder, input) {
    const name = (0,external_node_path_.join)(folder, (0,external_node_crypto_.randomUUID)());
    const [output, errors] = [`${name}-out`, `${name}-err`];
    const opened = [];
    const open = (path, flags) => {
        const fd = (0,external_node_fs_.openSync)(path, flags, OWNER_ONLY);
        opened.push(fd);
        return fd;
    };
    try {
        if (!(await makePipes([output, errors])))
            return undefined;
        // Without waiting for a writer, which can only then be opened.
        const [fromOutput, fromErrors] = [open(output, READ), open(errors, READ)];
        const given = input === undefined ? [] : [openInput(`${name}-in`, input, open)];
        const [toOutput, toErrors] = [open(output, external_node_fs_.constants.O_WRONLY), open(errors, external_node_fs_.constants.O_WRONLY)];
        return {
            stdio: [given[0] ?? 'ignore', toOutput, toErrors],
            stdout: new external_node_net_.Socket({ fd: fromOutput, readable: true, writable: false }),
            stderr: new external_node_net_.Socket({ fd: fromErrors, readable: true, writable: false }),
            release: () => closeAll([...given, toOutput, toErrors]),
        };
    }
    catch {
        closeAll(opened);
        return undefined;
    }
    finally {
        // Others in a sandbox may have removed them.
        for (const path of [output, errors])
            (0,external_node_fs_.rmSync)(path, { force: true });
    }
}
/** Writes an input to a file without a name, and opens it for reading. */
function openInput(path, input, open) {
    try {
        (0,external_node_fs_.writeFileSync)(path, input, { mode: OWNER_ONLY, flag: 'wx' });
        return open(path, external_node_fs_.constants.O_RDONLY);
    }
    finally {
        (0,external_node_fs_.rmSync)(path, { force: true });
    }
}
function closeAll(descriptors) {
    for (const fd of descriptors)
        (0,external_node_fs_.closeSync)(fd);
}
/** Makes named pipes by mkfifo(1); Node.js itself makes pairs of sockets. Returns false where that fails. */
function makePipes(paths) {
    const args = ['-m', OWNER_ONLY.toString(8), ...paths];
    const child = (0,external_node_child_process_.spawn)('mkfifo', args, { env: { PATH: SYSTEM_PATH }, shell: false, stdio: 'ignore' });
    return new Promise((resolve) => {
        child.once('error', () => resolve(false));
        child.once('exit', (exitCode) => resolve(exitCode === 0));
    });
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
    const program = await start(spec);
    if (program instanceof Error)
        return { failedToStart: program };
    const { child } = program;
    const closed = whenClosed(program);
    for (const name of ['stdout', 'stderr']) {
        program[name]?.on('data', (bytes) => {
            streams[name].add(bytes);
            spec.onOutput?.(bytes, name);
        });
        program[name]?.on('error', () => undefined);
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
        await drain(program, closed);
        const stoppedBy = stopper.stoppedBy();
        return { ...end, timedOut: stoppedBy === 'timeout', aborted: stoppedBy === 'abort' };
    }
    finally {
        stopper.dispose();
        untrack();
    }
}
async function start(spec) {
    const { pipeFolder, stdin } = spec;
    const input = stdin instanceof Promise ? undefined : stdin;
    const named = pipeFolder === undefined ? undefined : await openNamedStreams(pipeFolder, input);
    const [given, output, errors] = named?.stdio ?? ['ignore', 'pipe', 'pipe'];
    const isWritten = stdin !== undefined && given === 'ignore';
    try {
        const child = (0,external_node_child_process_.spawn)(spec.file, spec.args, {
            cwd: spec.cwd,
            env: spec.env,
            detached: true,
            shell: false,
            stdio: [isWritten ? 'pipe' : given, output, errors],
        });
        return { child, stdout: named?.stdout ?? child.stdout, stderr: named?.stderr ?? child.stderr };
    }
    catch (thrown) {
        return (0,errors_errors/* toError */.iT)(thrown);
    }
    finally {
        named?.release();
    }
}
/** Resolves when the program has ended and its streams are read to their end. */
async function whenClosed({ child, stdout, stderr }) {
    const streams = [child, stdout, stderr].filter((stream) => stream !== null);
    await Promise.all(streams.map((stream) => new Promise((resolve) => stream.once('close', resolve))));
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
    // While its streams were opened.
    if (spec.signal?.aborted === true)
        onAbort();
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
async function drain({ child, stdout, stderr }, closed) {
    let timer;
    const lingered = new Promise((resolve) => {
        // Two turns of the loop, so that a busy process has polled the pipes at least once after the timer.
        timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve('lingered'))), DRAIN_MS);
    });
    const winner = await Promise.race([closed, lingered]);
    clearTimeout(timer);
    if (winner !== 'lingered')
        return;
    stdout?.destroy();
    stderr?.destroy();
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


/***/ }),

/***/ 11325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ sha256Hex)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Returns the SHA-256 of a text's UTF-8 bytes as 64 hexadecimal digits. */
function sha256Hex(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text, 'utf8').digest('hex');
}


/***/ }),

/***/ 45972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 23654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gm: () => (/* binding */ readBlob),
/* harmony export */   ik: () => (/* binding */ readSize),
/* harmony export */   my: () => (/* binding */ readSmallBlobs),
/* harmony export */   ud: () => (/* binding */ findTreesOf),
/* harmony export */   yU: () => (/* binding */ prepareBlobs)
/* harmony export */ });
/* unused harmony export prepareObjects */
/* harmony import */ var _deferred_stdin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89847);

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
    const { send, ...rest } = (0,_deferred_stdin_js__WEBPACK_IMPORTED_MODULE_0__/* .prepareCommand */ .f)(git, ['cat-file', '--batch'], { maxBytes });
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
    const { send, ...rest } = prepareCommand(git, ['cat-file', '--batch'], { maxBytes });
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


/***/ }),

/***/ 89847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ prepareCommand)
/* harmony export */ });
/** Prepares a command that does nothing before its input has ended. */
function prepareCommand(git, args, { noopInput = '', ...call } = {}) {
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


/***/ }),

/***/ 72603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dz: () => (/* binding */ requireGitDir),
/* harmony export */   rR: () => (/* binding */ findGitDir),
/* harmony export */   vE: () => (/* binding */ findWorkTree)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14902);
/* harmony import */ var _git_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62324);




/**
 * Finds the repository of a folder as `findGitDir` does. Throws ConfigurationError `not_a_repository` without one, and
 * the error of a git directory that is there and cannot be used.
 */
async function requireGitDir(git, folder) {
    const found = await findGitDir(git, folder);
    if (found === undefined)
        throw await toAbsenceError(git, folder);
    return found;
}
/** Finds out why git finds no repository: a `.git` that is damaged or may not be read is none for it. */
async function toAbsenceError(git, folder) {
    const absent = new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('not_a_repository', { path: folder });
    const start = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder)).catch(() => undefined);
    if (start?.isDirectory() !== true)
        return absent;
    for (let at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git');
        const kind = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).catch(() => undefined);
        if (kind === undefined && at !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
            continue;
        if (kind === undefined)
            return absent;
        const refused = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)(path, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK | (kind.isDirectory() ? node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK : 0)).catch((error) => error);
        if (refused instanceof Error)
            return refused;
        const { exitCode, stderr } = await git.discover(at, ['rev-parse', '--git-dir']);
        const { data } = (0,_git_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .toGitError */ .KN)({ args: ['rev-parse'], exitCode, stderr, redact: git.redact, now: git.now });
        return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GroundhogError */ .CX('repository_damaged', { path, reason: `git cannot open it (${data.stderr})` });
    }
}
/**
 * Finds the repository of a folder, also a bare one or a linked worktree; undefined when it is in none. Throws
 * ConfigurationError `path_unusable` when its path has a line end.
 */
async function findGitDir(git, folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => undefined);
    if (!found?.isDirectory())
        return undefined;
    // The only command that may search for a repository: the user named this folder.
    const args = ['rev-parse', '--path-format=absolute', '--git-dir', '--git-common-dir'];
    const { exitCode, stdout } = await git.discover(path, args);
    const [gitDir, commonDir, ...rest] = stdout.split('\n');
    if (exitCode !== 0 || gitDir === undefined || commonDir === undefined || commonDir === '')
        return undefined;
    // So have git's list of borrowed objects, and others of its outputs: a path is a line.
    if (rest.length !== 1)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('path_unusable', { path: JSON.stringify(path), reason: 'has a line end in it' });
    return { gitDir, commonDir };
}
/** Finds the root of the checkout that a folder belongs to; undefined in a bare repository or outside of any. */
async function findWorkTree(git, folder) {
    if ((await findGitDir(git, folder)) === undefined)
        return undefined;
    const { exitCode, stdout } = await git.discover((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), ['rev-parse', '--show-toplevel']);
    const root = stdout.replace(/\n$/, '');
    return exitCode === 0 && root !== '' ? root : undefined;
}


/***/ }),

/***/ 62324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ findUnreadable),
/* harmony export */   KN: () => (/* binding */ toGitError),
/* harmony export */   KY: () => (/* binding */ hasIgnoredPath),
/* harmony export */   MI: () => (/* binding */ toTooLongError),
/* harmony export */   gq: () => (/* binding */ isFileInTheWay),
/* harmony export */   j_: () => (/* binding */ wasEndedBySignal),
/* harmony export */   pZ: () => (/* binding */ hasUnreachable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14902);



// Messages of git in English (LC_ALL=C is pinned); the first that matches wins.
const KINDS = [
    [/transport '[^']*' not allowed/i, 'remote_transport'],
    [/No space left on device|Out of diskspace|Disk quota exceeded/i, 'disk_full'],
    [/Too many open files/i, 'open_files_limit'],
    // Lines of the remote are about files of another machine.
    [/^(?!remote:).*: (Read-only file system|Operation not permitted|Permission denied)\.?$/m, 'permission_denied'],
    [
        /(unexpected|unterminated) line in .*packed-refs|pack(file)? \S+ (does not match index|cannot be (accessed|mapped)|is truncated|is far too short)|(index|object) file \S+ is (too small|empty|corrupt)|(packed|loose) object .* is corrupt|bad (config|object header|object refs)|missing object [0-9a-f]+ for refs|(inflate: data stream|garbage at end of loose|unable to unpack) |No such ref: HEAD|ignoring broken ref/i,
        'repository_damaged',
    ],
    [
        /Authentication failed|could not read (Username|Password)|returned error: 401|HTTP Basic: Access denied/i,
        'token_rejected',
    ],
    [/returned error: 403|Permission denied \(publickey/i, 'remote_unauthorised'],
    [
        /Could not resolve host|Failed to connect|Connection (refused|reset|timed out)|Could not connect|unable to access|early EOF|remote end hung up|does not appear to be a git repository|[Rr]epository not found|returned error: (404|5\d\d)|RPC failed/i,
        'remote_unreachable',
    ],
    // An answer that breaks off or is not git's, such as the page of a proxy.
    [
        /protocol error: |bad line length character|invalid server response|expected (flush after|'packfile')|(body|length header) (are still expected|were received)|\/info\/refs not valid|Could not read from remote repository/i,
        'remote_unreachable',
    ],
    [/pre-receive hook declined|protected branch|GH0\d\d|refusing to allow/i, 'remote_rejected'],
];
const BY_SIGNAL = 'a signal';
const LOCK = /Unable to create '([^'\n]+\.lock)': (File exists|Permission denied|Read-only file system|Operation not permitted)/;
const FOLDER = /unable to create directory for (\S+)/;
/** Translates a failed command into the error that its text means. Only this file reads git's error text. */
function toGitError(failed) {
    const stderr = toShortText(failed.redact(failed.stderr));
    const command = findCommand(failed.args);
    const found = KINDS.find(([pattern]) => pattern.test(failed.stderr))?.[1];
    const unwritable = found === 'disk_full' ? undefined : findUnwritable(failed);
    if (unwritable !== undefined)
        return unwritable;
    const code = found ?? 'git_failed';
    const exit_code = failed.exitCode ?? BY_SIGNAL;
    const credentials = failed.isAsUser === true ? 'user' : undefined;
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(code, { command, exit_code, stderr, remote: 'The remote', path: undefined, credentials });
}
/** Finds the file that git could not create: a lock that is there already, or a folder that must not be written. */
function findUnwritable({ stderr, redact, now }) {
    const [, lock, reason] = LOCK.exec(stderr) ?? [];
    const path = lock ?? FOLDER.exec(stderr)?.[1];
    if (path === undefined)
        return undefined;
    const shown = redact((0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(path));
    if (reason !== 'File exists')
        return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS('git_not_writable', { path: shown, reason });
    const madeAt = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.mtimeMs;
    const age = madeAt === undefined || now === undefined ? undefined : Math.max(0, now().getTime() - madeAt);
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS('git_lock_held', { path: shown, age_seconds: age && Math.round(age / 1000) });
}
/** Returns whether a signal ended the command, or the program that a shell or git started for it. */
function wasEndedBySignal(thrown) {
    if (!(thrown instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS))
        return false;
    const { exit_code, stderr } = thrown.data;
    return [BY_SIGNAL, 130, 143].includes(exit_code ?? 0) || /died of signal (2|15)\b/.test(String(stderr));
}
/** Creates the error of a command with more output than allowed. */
function toTooLongError(args, maxBytes) {
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS('git_answer_too_long', { command: findCommand(args), bytes: maxBytes });
}
function findCommand(args) {
    return args.find((arg) => !arg.startsWith('-')) ?? args.at(-1) ?? '';
}
/** Finds the folders that git could not read during a status, from its warnings. */
function findUnreadable(stderr) {
    // Git cuts off a message after 4 KiB: then the rest of the path and the reason are not there.
    const lines = stderr.matchAll(/^warning: could not open directory '(.*?)(?:': [^':]*)?$/gm);
    return [...lines].map((match) => match[1] ?? '');
}
/** Returns true when git skipped a tracked file whose folder it could not reach: it warns and omits the file. */
function hasUnreachable(stderr) {
    return /: (Too many levels of symbolic links|File name too long|Permission denied)$/m.test(stderr);
}
/** Returns true when git refused to write over an untracked file. */
function isFileInTheWay(stderr) {
    return /would (be (overwritten|removed) by merge|lose untracked files in it)/.test(stderr);
}
/** Returns true when git skipped a path of a new index since it refuses the name. */
function hasIgnoredPath(stderr) {
    return /^Ignoring path /m.test(stderr);
}
function toShortText(text) {
    const lines = text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('hint:'));
    return lines.slice(0, 12).join('\n').slice(0, 2000);
}


/***/ }),

/***/ 41723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OJ: () => (/* binding */ findDate),
/* harmony export */   Tc: () => (/* binding */ TRACE_HEADERS),
/* harmony export */   aw: () => (/* binding */ findForeignAnswer),
/* harmony export */   gd: () => (/* binding */ withoutTrace)
/* harmony export */ });
// Traces the headers of requests and responses, without bodies and with credentials and cookies redacted, see git(1).
const TRACE_HEADERS = { GIT_TRACE_CURL: '1', GIT_TRACE_CURL_NO_DATA: '1', GIT_TRACE_REDACT: '1' };
const TRACE_LINE = /^\d\d:\d\d:\d\d\.\d+ [^\n]*?(?:=>|<=|==) [^\n]*\n?/gm;
const HEADER = /(=>|<=) (?:Send|Recv) header: ([^\r\n]*)/g;
/** Returns what a command wrote to standard error, without the trace of its requests. */
function withoutTrace(stderr) {
    return stderr.replace(TRACE_LINE, '');
}
/** Parses the responses in a trace, in their order. */
function parseAnswers(stderr) {
    const answers = [];
    let request = '';
    for (const [, direction, header = ''] of stderr.matchAll(HEADER)) {
        const sent = direction === '=>' ? /^([A-Z]+ \S+) HTTP\//.exec(header)?.[1] : undefined;
        if (sent !== undefined)
            request = sent;
        if (direction === '=>')
            continue;
        const status = /^HTTP\/\S+ (\d+)/.exec(header)?.[1];
        if (status !== undefined)
            answers.push({ request, status: Number(status), type: '', date: undefined });
        const [, name = '', value = ''] = /^([^:]+): *(.*?) *$/.exec(header) ?? [];
        const last = answers.at(-1);
        if (last === undefined)
            continue;
        if (name.toLowerCase() === 'content-type')
            last.type = value;
        if (name.toLowerCase() === 'date')
            last.date = value;
    }
    return answers;
}
/** Finds the Date header of the last response in a trace. */
function findDate(stderr) {
    return parseAnswers(stderr).at(-1)?.date;
}
/**
 * Describes the first response that succeeded and is not that of a git server, see gitprotocol-http(5); undefined when
 * there is none. Git itself takes it for a server of plain files, and then for one that has no refs.
 */
function findForeignAnswer(stderr) {
    const foreign = parseAnswers(stderr).find(({ request, status, type }) => {
        const wanted = findTypeOf(request);
        return status === 200 && wanted !== undefined && type !== wanted;
    });
    if (foreign === undefined)
        return undefined;
    const type = foreign.type === '' ? 'without a content type' : `of the type "${foreign.type}"`;
    return `the answer to ${foreign.request} is ${type}, not that of a git server: a proxy or a sign-in page may have sent it`;
}
/** Returns the content type that a git server gives its answer; undefined for a request of another kind. */
function findTypeOf(request) {
    const advertised = /^GET \S*\/info\/refs\?service=(git-[a-z-]+)$/.exec(request)?.[1];
    if (advertised !== undefined)
        return `application/x-${advertised}-advertisement`;
    const called = /^POST \S*\/(git-(?:upload|receive)-pack)$/.exec(request)?.[1];
    return called === undefined ? undefined : `application/x-${called}-result`;
}


/***/ }),

/***/ 41581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ initBare)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _exec_folder_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66229);



/** Creates an empty bare repository at the location: no template, no hook, no attribute in force, see git-init(1). */
async function initBare(git, repository) {
    const { gitDir } = git.location;
    await (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .fc)(gitDir, 0o700);
    const flags = ['--quiet', '--bare', '--template=', `--object-format=${repository.objectFormat}`];
    await git.text(['init', ...flags, '--initial-branch=groundhog-none', gitDir]);
    if (repository.isTemporary === true)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'config'), '[core]\n\tfsync = none\n');
    await (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'info'));
    // A file on disk and its blob must be equal, byte for byte.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'info', 'attributes'), '* -text -eol -ident -filter -working-tree-encoding\n');
    const alternates = repository.borrowFrom.map((path) => `${path}\n`).join('');
    if (alternates !== '')
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'objects', 'info', 'alternates'), alternates);
}


/***/ }),

/***/ 31150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K5: () => (/* binding */ splitNul),
/* harmony export */   WG: () => (/* binding */ quotePath),
/* harmony export */   ZR: () => (/* binding */ toReadablePath),
/* harmony export */   el: () => (/* binding */ toDiskPath),
/* harmony export */   rL: () => (/* binding */ toShortPath),
/* harmony export */   si: () => (/* binding */ toPathBytes)
/* harmony export */ });
function fromGitBytes(bytes) {
    return Buffer.from(bytes).toString('latin1');
}
/** Returns the path for a call of `node:fs`, below a root. */
function toDiskPath(root, path) {
    const start = Buffer.byteLength(root, 'utf8') + 1;
    const at = Buffer.allocUnsafe(start + path.length);
    at.write(`${root}/`, 'utf8');
    at.write(path, start, 'latin1');
    return at;
}
/** Returns the path as text: UTF-8, with a replacement character for bytes that are not. */
function toReadablePath(path) {
    return Buffer.from(path, 'latin1').toString('utf8');
}
const SHORT_BYTES = 100;
/** Returns the beginning of a path as bytes, at most 100 of them: for one that may be thousands long. */
function toShortPath(path) {
    return path.length > SHORT_BYTES ? `${path.slice(0, SHORT_BYTES)}${toPathBytes('…')}` : path;
}
/** Returns a path that is given as text as bytes. */
function toPathBytes(path) {
    return Buffer.from(path, 'utf8').toString('latin1');
}
/** Quotes a path for a line-based command as C does, since a name may hold a line end or start with a quote. */
function quotePath(path) {
    if (!/["\\\0-\x1f\x7f]/.test(path))
        return path;
    const escaped = path
        .replace(/["\\]/g, '\\$&')
        .replace(/[\0-\x1f\x7f]/g, (c) => `\\${c.charCodeAt(0).toString(8).padStart(3, '0')}`);
    return `"${escaped}"`;
}
/** Splits the output of a `-z` command at its NUL bytes. */
function splitNul(bytes) {
    const parts = fromGitBytes(bytes).split('\0');
    if (parts.at(-1) === '')
        parts.pop();
    return parts;
}


/***/ }),

/***/ 12140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q1: () => (/* binding */ readTreeOf),
/* harmony export */   fq: () => (/* binding */ findCommit),
/* harmony export */   v3: () => (/* binding */ findLostCommit)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _symbolic_ref_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5707);



/** Finds the commit that a name stands for, through annotated tags, see gitrevisions(7); undefined without one. */
async function findCommit(git, name) {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    const { exitCode, stdout } = await git.text(args, { okExitCodes: [0, 1, 128] });
    return exitCode === 0 ? stdout.trim() : undefined;
}
/**
 * Finds out why a name stands for no commit although it should: its object is not there or not whole, or the branch
 * that HEAD names is gone while its log is left. Undefined when the name, or the branch, never stood for one.
 */
async function findLostCommit(git, name) {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options'];
    const named = await git.text([...args, name], { okExitCodes: [0, 1, 128] });
    const id = named.stdout.trim();
    // An id stands for itself, whether there is such an object or not.
    if (id === name)
        return undefined;
    if (named.exitCode === 0) {
        const { exitCode, stdout: type } = await git.text(['cat-file', '-t', id], { okExitCodes: [0, 1, 128] });
        // A commit that was not found as one is not whole.
        if (exitCode === 0 && type.trim() !== 'commit')
            return undefined;
        return `"${name}" stands for ${id}, which cannot be read`;
    }
    const head = name === 'HEAD' ? await (0,_symbolic_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .findHead */ .m)(git) : undefined;
    if (head === undefined)
        return undefined;
    const { stdout: log } = await git.text([...args.slice(0, 1), '--git-path', `logs/${head}`]);
    const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(git.location.gitDir, log.trim())).catch(() => ({ size: 0 }));
    return size === 0 ? undefined : `HEAD names ${head}, which is gone, although it has had commits`;
}
/** Reads the tree of a commit. */
async function readTreeOf(git, commit) {
    return (await git.text(['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`])).stdout.trim();
}


/***/ }),

/***/ 5707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ setHead),
/* harmony export */   m: () => (/* binding */ findHead)
/* harmony export */ });
/** Points HEAD to a branch, see git-symbolic-ref(1). Index and files are not touched. */
async function setHead(git, branch) {
    // Once or twice in each attempt: the plain way costs a millisecond less than simple-git.
    await git.bytes(['symbolic-ref', 'HEAD', branch]);
}
/** Finds the ref that HEAD names; undefined when HEAD is detached. */
async function findHead(git) {
    const { exitCode, stdout } = await git.text(['symbolic-ref', '--quiet', 'HEAD'], { okExitCodes: [0, 1] });
    return exitCode === 0 ? stdout.trim() : undefined;
}


/***/ }),

/***/ 89219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ requireGitVersion)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);

const NEEDED = [2, 38];
/** Returns the version of git. Throws GitError `git_missing`, or `git_too_old` below 2.38. */
async function requireGitVersion(git) {
    const { stdout } = await git.bytes(['--version']);
    const text = Buffer.from(stdout).toString('latin1');
    const [, version = '', major = '0', minor = '0'] = /git version ((\d+)\.(\d+)\S*)/.exec(text) ?? [];
    const isEnough = Number(major) > NEEDED[0] || (Number(major) === NEEDED[0] && Number(minor) >= NEEDED[1]);
    if (!isEnough)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('git_too_old', { version, needed: NEEDED.join('.') });
    return version;
}


/***/ }),

/***/ 12257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ renderRunMarker),
/* harmony export */   DA: () => (/* binding */ removeLeftovers),
/* harmony export */   _o: () => (/* binding */ removeStranded),
/* harmony export */   xO: () => (/* binding */ RUN_MARKER)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40669);
/* harmony import */ var _domain_record_workspace_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50316);
/* harmony import */ var _exec_kill_orphans_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(776);
/* harmony import */ var _exec_process_identity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51312);
/* harmony import */ var _exec_remove_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75547);








/** The name of the file in each folder of a run that names its owner. */
const RUN_MARKER = 'groundhog-run.json';
const FOLDER_NAME = /^groundhog-(?:control|work|verify|bin|socket)-[A-Za-z0-9]{6}$/;
const MAX_MARKER_BYTES = 4096;
const MAX_RUNS = 50;
const markerSchema = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ run_id: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), owner: _domain_record_workspace_context_js__WEBPACK_IMPORTED_MODULE_3__/* .runOwnerSchema */ .Wl });
// Why: docs/decisions/0021-folders-of-a-dead-run.md
/**
 * Removes the folders that dead runs have left on this machine: of those that their contexts name, the ones whose
 * marker names that run, and only when its process is certainly gone. Kills what still works in them, and in those that
 * are gone already. Folders of `runId`, the calling run, stay.
 */
async function removeLeftovers(contexts, runId) {
    const runs = new Map();
    for (const context of contexts)
        if (context.run_id !== runId)
            runs.set(context.run_id, context);
    const dead = [];
    const used = [];
    for (const { run_id, owner, folders } of [...runs.values()].slice(-MAX_RUNS)) {
        if (!(await (0,_exec_process_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .isProcessGone */ .D)(owner)))
            continue;
        const marked = [];
        for (const path of folders) {
            const isMarked = await isFolderOf(path, { run_id, owner });
            if (isMarked)
                marked.push(path);
            if (isMarked || (await isGoneFolder(path)))
                used.push({ path, owner });
        }
        dead.push({ runId: run_id, paths: marked });
    }
    // First: what works there would continue in a folder that is gone.
    await (0,_exec_kill_orphans_js__WEBPACK_IMPORTED_MODULE_4__/* .killInFolders */ .x)(used);
    return dead
        .map(({ runId: id, paths }) => ({ runId: id, paths: paths.filter(_exec_remove_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .removeFolder */ .v$) }))
        .filter(({ paths }) => paths.length > 0);
}
/**
 * Removes the folders of dead runs from the folders in which runs create theirs, by their markers alone: a run may die
 * before its first record. Kills what still works in them. Folders of `runId`, the calling run, stay.
 */
async function removeStranded(parents, runId) {
    const removed = new Map();
    for (const parent of parents) {
        const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(parent).catch(() => []);
        for (const name of names.filter((candidate) => FOLDER_NAME.test(candidate))) {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, name);
            const marker = await findMarker(folder);
            if (marker === undefined || marker.run_id === runId || !(await (0,_exec_process_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .isProcessGone */ .D)(marker.owner)))
                continue;
            await (0,_exec_kill_orphans_js__WEBPACK_IMPORTED_MODULE_4__/* .killInFolders */ .x)([{ path: folder, owner: marker.owner }]);
            if ((0,_exec_remove_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .removeFolder */ .v$)(folder))
                removed.set(marker.run_id, [...(removed.get(marker.run_id) ?? []), folder]);
        }
    }
    return [...removed].map(([id, paths]) => ({ runId: id, paths }));
}
/** True for a folder that carries the marker of this run. */
async function isFolderOf(folder, { run_id, owner }) {
    const marker = await findMarker(folder);
    if (marker === undefined)
        return false;
    const { host, pid, started } = marker.owner;
    const isSameOwner = host === owner.host && pid === owner.pid && started === owner.started;
    return marker.run_id === run_id && isSameOwner;
}
/** True for a name that only our folders have, and at which nothing is: anybody with push rights can write a record. */
async function isGoneFolder(path) {
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) || !FOLDER_NAME.test((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)))
        return false;
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).then(() => false, (error) => error.code === 'ENOENT');
}
/** Finds the marker of a folder with one of our names that is no link and belongs to our user; undefined otherwise. */
async function findMarker(folder) {
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder) || !FOLDER_NAME.test((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder)))
        return undefined;
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(folder);
        if (!found.isDirectory() || found.uid !== process.getuid?.() || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder) !== folder)
            return undefined;
        return markerSchema.safeParse(JSON.parse(await readMarker((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, RUN_MARKER)))).data;
    }
    catch {
        // A folder that cannot be read is not known to be ours.
        return undefined;
    }
}
async function readMarker(path) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_MARKER_BYTES), 0, MAX_MARKER_BYTES, 0);
        return buffer.subarray(0, bytesRead).toString('utf8');
    }
    finally {
        await file.close();
    }
}
function renderRunMarker(marker) {
    return `${JSON.stringify(marker)}\n`;
}


/***/ })

};
