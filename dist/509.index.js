export const id = 509;
export const ids = [509];
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

/***/ 50575:
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
// EXTERNAL MODULE: ./exec/programs.js
var programs = __webpack_require__(42959);
// EXTERNAL MODULE: ./exec/run-command.js
var run_command = __webpack_require__(79629);
// EXTERNAL MODULE: ./git/git-failure.js
var git_failure = __webpack_require__(62324);
// EXTERNAL MODULE: ./git/http-trace.js
var http_trace = __webpack_require__(41723);
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
        // Every value that these allow is our own: the path of git, or a constant that switches something off.
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

;// CONCATENATED MODULE: ./git/git.js










const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;
// Each of these can make git start a program, skip a file, or wait for input of the user.
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
    'credential.helper=',
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
/** Opens a repository for git commands. */
function openGit(location, options) {
    const prefix = toArguments(location, options);
    const cwd = location.workTree ?? location.gitDir;
    const start = (call) => toStart(call, location, options);
    return {
        location,
        redact: options.redact,
        now: options.now,
        at: (other) => openGit(other, options),
        async discover(folder, args) {
            const pinned = PINNED.flatMap((setting) => ['-c', setting]);
            const run = { ...start({}), args: [...pinned, ...args], cwd: folder };
            const { exitCode, ...rest } = await traceCommand(options, { args }, () => runText(run, options));
            return { ...rest, exitCode: exitCode ?? 128 };
        },
        async text(args, call = {}) {
            const run = { ...start(call), args: [...prefix, ...args], cwd };
            const once = () => traceCommand(options, { args }, () => runText(run, options));
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
            const result = await traceCommand(options, { args, stdin }, () => (options.run ?? run_command/* runCommand */.d1)(spec));
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
    return { file: git, env: { ...toEnvironment(git, location, options), ...trace, ...call.env }, call };
}
function toArguments(location, { stallSeconds }) {
    const pinned = stallSeconds === undefined ? PINNED : [...PINNED, `http.lowSpeedTime=${stallSeconds}`];
    const folders = [
        `--git-dir=${location.gitDir}`,
        ...(location.workTree === undefined ? [] : [`--work-tree=${location.workTree}`]),
    ];
    return [...pinned.flatMap((setting) => ['-c', setting]), ...folders];
}
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
    throw (0,git_failure/* toGitError */.KN)({ args, exitCode, stderr: result.stderr, ...toTools(options) });
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

;// CONCATENATED MODULE: ./git/version.js

const NEEDED = [2, 38];
/** Returns the version of git. Throws GitError `git_missing`, or `git_too_old` below 2.38. */
async function requireGitVersion(git) {
    const { stdout } = await git.bytes(['--version']);
    const text = Buffer.from(stdout).toString('latin1');
    const [, version = '', major = '0', minor = '0'] = /git version ((\d+)\.(\d+)\S*)/.exec(text) ?? [];
    const isEnough = Number(major) > NEEDED[0] || (Number(major) === NEEDED[0] && Number(minor) >= NEEDED[1]);
    if (!isEnough)
        throw new errors/* GitError */.XS('git_too_old', { version, needed: NEEDED.join('.') });
    return version;
}

// EXTERNAL MODULE: ./entry/settings/settings.js
var settings = __webpack_require__(45320);
// EXTERNAL MODULE: ./entry/compose/run-folders.js
var run_folders = __webpack_require__(61649);
// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
;// CONCATENATED MODULE: ./entry/compose/with-git.js





/** Opens git and temporary folders for `use`; the folders are removed afterwards. `requireTrusted` is that of the git. */
async function withGit(host, use, requireTrusted = () => undefined) {
    const stallSeconds = (0,settings/* readStallSeconds */.AK)(host.env);
    return (0,run_folders/* withRunFolders */.Dy)(host.tempDir, async (folders) => {
        const options = {
            programs: host.programs,
            home: folders.gitHome,
            proxyEnv: findProxyEnv(host.env),
            ...(stallSeconds === undefined ? {} : { stallSeconds }),
            redact: host.redactor.redact,
            now: system_clock/* systemClock */.ml.now,
            debug: host.debug,
            requireTrusted,
        };
        const git = openGit({ gitDir: folders.runDir }, options);
        await requireGitVersion(git);
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

/***/ 23654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gm: () => (/* binding */ readBlob),
/* harmony export */   ik: () => (/* binding */ readSize),
/* harmony export */   my: () => (/* binding */ readSmallBlobs),
/* harmony export */   ud: () => (/* binding */ findTreesOf),
/* harmony export */   yU: () => (/* binding */ prepareBlobs)
/* harmony export */ });
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
/** Parses records of "id type size", a line end, the bytes, and a line end, see BATCH OUTPUT in git-cat-file(1). */
function parseBatch(output) {
    const blobs = new Map();
    for (let at = 0; at < output.length;) {
        const end = output.indexOf(0x0a, at);
        const [id = '', , size] = Buffer.from(output.subarray(at, end)).toString('latin1').split(' ');
        const from = end + 1;
        if (size === undefined) {
            // "id missing", and nothing after it.
            at = from;
            continue;
        }
        at = from + Number(size) + 1;
        blobs.set(id, output.subarray(from, at - 1));
    }
    return blobs;
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
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(code, { command, exit_code, stderr, remote: 'The remote', path: undefined });
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
    return args.find((arg) => !arg.startsWith('-')) ?? '';
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


/***/ })

};
