export const id = 5896;
export const ids = [5896];
export const modules = {

/***/ 7164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ requireCli)
/* harmony export */ });
/* unused harmony export isOlder */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14902);
/* harmony import */ var _exec_run_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79629);
/* harmony import */ var _find_program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92281);






const TIMEOUT_MS = 60_000;
// Why: docs/decisions/0047-tested-cli-versions.md
/** Returns the program of a supported version of the CLI. Throws ConfigurationError `agent_not_found` or `agent_too_old`. */
async function requireCli(options) {
    const { adapter, env } = options;
    const { name, packageName, minVersion } = adapter;
    const data = { agent: name, program: options.program, package: packageName, needed: minVersion };
    const program = await (0,_find_program_js__WEBPACK_IMPORTED_MODULE_5__/* .findProgram */ .K)(options);
    if (program === undefined)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1('agent_not_found', data);
    const result = await askVersion(program.file, env);
    const output = Buffer.from(result.stdout).toString('utf8').trim();
    const version = /\d+\.\d+\.\d+/.exec(output)?.[0];
    if (result.exitCode !== 0 || version === undefined) {
        const why = result.failedToStart?.message ?? (Buffer.from(result.stderr).toString('utf8').trim() || output);
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1('agent_not_found', { ...data, reason: why.slice(0, 500) });
    }
    if (isOlder(version, minVersion))
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1('agent_too_old', { ...data, found: version });
    return program;
}
/** Asks for the version in a temporary home: some CLIs write to their home even for this. */
async function askVersion(file, env) {
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'groundhog-version-'));
    const isolated = { ...env, HOME: home, TMPDIR: home, DISABLE_AUTOUPDATER: '1' };
    try {
        return await (0,_exec_run_command_js__WEBPACK_IMPORTED_MODULE_4__/* .runCommand */ .d1)({ file, args: ['--version'], cwd: home, env: isolated, timeoutMs: TIMEOUT_MS });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(home, { recursive: true, force: true }).catch(() => undefined);
    }
}
/** Returns whether the first of two versions of three numbers is older. */
function isOlder(version, than) {
    const [left, right] = [version, than].map((text) => text.split('.').map(Number));
    const index = [0, 1, 2].find((part) => left?.[part] !== right?.[part]);
    return index !== undefined && (left?.[index] ?? 0) < (right?.[index] ?? 0);
}


/***/ }),

/***/ 92281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _exec_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42959);


/** The outermost folder of packages: a package may need those beside it, and its files are there by their real paths. */
const PACKAGES = /^.*?\/node_modules(?=\/)/;
/** Finds the program; undefined when it is not on the PATH. */
async function findProgram({ program, env, }) {
    const isNamedByPath = program.includes('/');
    const path = isNamedByPath ? program : await (0,_exec_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .findOnPath */ .aY)(program, env.PATH ?? '');
    if (path === undefined)
        return undefined;
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(() => path);
    const packages = PACKAGES.exec(real)?.[0];
    if (packages !== undefined)
        return { file: real, readable: [packages] };
    // Other programs are called by the name that they were found by: some decide by it what they do. A sandbox shows the
    // folders of the PATH, with their links.
    return { file: path, readable: [isNamedByPath ? path : real] };
}


/***/ }),

/***/ 14858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ needTitles),
/* harmony export */   Kn: () => (/* binding */ probes),
/* harmony export */   Sq: () => (/* binding */ findSelfTestProblems),
/* harmony export */   aZ: () => (/* binding */ attackTitles),
/* harmony export */   eN: () => (/* binding */ needs),
/* harmony export */   kg: () => (/* binding */ attacks)
/* harmony export */ });
/* unused harmony export canaries */
/** The attacks that fail in a sandbox, each with its words after "a program can". */
const attackTitles = {
    environment: 'read the environment of Groundhog',
    memory: 'read the memory of Groundhog',
    home_file: 'read a file of HOME',
    temporary_file: 'read a file of the folder for temporary files',
    shared_file: 'read a file of /tmp',
    control_config: "read the configuration of Groundhog's repository",
    repository_config: 'read the configuration of your repository',
    command_file: 'write to a file by which a step talks to the runner',
    own_program: 'write to the program of Groundhog',
    attempt_socket: 'connect to the socket of another attempt',
    service_socket: 'connect to a socket of Docker, ssh-agent or D-Bus',
    system_folder: 'write to a folder of the system',
    kernel_setting: 'write to a setting of the kernel',
    kernel_memory: 'read the memory or the log of the kernel',
    signal: 'send a signal to Groundhog',
    trace: 'write to the memory of Groundhog',
    namespace: 'see the processes or the files of the machine',
    survivor: 'leave a process behind',
    sudo: 'become root by sudo',
    new_rights: 'get new rights, or has some',
    user_namespace: 'create a user namespace',
    network_namespace: 'use the network devices of the machine',
    loopback: 'connect to the loopback of the machine',
    abstract_socket: 'connect to an abstract socket of the machine',
    metadata_address: 'connect to 169.254.169.254',
    ipv4_route: 'send packets by IPv4',
    ipv6_route: 'send packets by IPv6',
    dns: 'ask a name server',
};
/** The needs that a sandbox meets, each with its words after "a program cannot". */
const needTitles = {
    workspace: 'write to its folder',
    temporary_files: 'write to /tmp',
    git: 'run git in its folder',
    verb_socket: 'connect to the socket of its own attempt',
    own_server: 'reach its model and the hosts of its zone by way of Groundhog',
};
/** All attacks, in the order of the table. */
const attacks = keysOf(attackTitles);
/** All needs, in the order of the table. */
const needs = keysOf(needTitles);
const probes = [...attacks, ...needs];
function keysOf(table) {
    const isKey = (name) => Object.hasOwn(table, name);
    return Object.keys(table).filter(isKey);
}
/** The attacks that find a secret or a file of ours where there is no sandbox, whoever runs them. */
const canaries = [
    ...['environment', 'memory', 'home_file', 'temporary_file', 'shared_file'],
    ...['control_config', 'repository_config', 'command_file', 'own_program', 'attempt_socket'],
];
const MIN_CANARIES = 5;
/** The attacks that succeed by design where a sandbox shares the network of the machine. */
const NETWORK_ATTACKS = [
    ...['network_namespace', 'loopback', 'abstract_socket', 'metadata_address'],
    ...['ipv4_route', 'ipv6_route', 'dns'],
];
/** Lists in sentences why sandboxes must not be relied on; none when they hold. */
function findSelfTestProblems(outside, zones) {
    const found = canaries.filter((canary) => outside[canary]?.outcome === 'reached').length;
    const isBlind = found < MIN_CANARIES;
    return [
        ...(isBlind
            ? [
                `The self-test proves nothing: without a sandbox it reached ${found} of ${canaries.length} things, and must reach ${MIN_CANARIES}.`,
            ]
            : []),
        ...zones.flatMap(findZoneProblems),
    ];
}
function findZoneProblems({ zone, hasNetwork, answers }) {
    const held = attacks.filter((attack) => !(hasNetwork && NETWORK_ATTACKS.includes(attack)));
    const reached = held.filter((attack) => (answers[attack]?.outcome ?? 'reached') === 'reached');
    const missed = needs.filter((need) => (answers[need]?.outcome ?? 'blocked') === 'blocked');
    const inside = `In the sandbox of the ${zone} a program`;
    return [
        ...reached.map((attack) => `${inside} can ${attackTitles[attack]}${describe(answers[attack])}.`),
        ...missed.map((need) => `${inside} cannot ${needTitles[need]}${describe(answers[need])}.`),
    ];
}
function describe(answer) {
    const detail = answer === undefined ? 'no answer' : answer.detail;
    return detail === '' ? '' : ` (${detail})`;
}


/***/ }),

/***/ 67856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ succeeds)
/* harmony export */ });
/** Resolves to whether the work succeeded. Never rejects. */
function succeeds(work) {
    return work.then(() => true, () => false);
}


/***/ }),

/***/ 40069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ findToolHomes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** The variables by which managers of tool versions find their tools, and where those are below the user's HOME. */
const TOOL_HOMES = {
    RUSTUP_HOME: '.rustup',
    PYENV_ROOT: '.pyenv',
    RBENV_ROOT: '.rbenv',
    VOLTA_HOME: '.volta',
    ASDF_DATA_DIR: '.asdf',
};
/** Finds the folders of tools that programs with a HOME of their own would not find; only those that are there. */
function findToolHomes(env) {
    const home = env.HOME;
    const found = Object.entries(TOOL_HOMES).map(([name, folder]) => {
        const usual = home === undefined ? '' : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, folder);
        return [name, env[name] || usual];
    });
    return Object.fromEntries(found.filter(([, path]) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)));
}


/***/ }),

/***/ 35690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oA: () => (/* binding */ BUNDLE_FOLDER),
  W4: () => (/* binding */ openHostGuard),
  FG: () => (/* binding */ trustBundle)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/text/list-some.js
var list_some = __webpack_require__(13258);
// EXTERNAL MODULE: ./exec/trusted-files.js
var trusted_files = __webpack_require__(9629);
;// CONCATENATED MODULE: ./git/configuration-files.js

/** Lists what git reads of a bare repository as configuration, not as history, see gitrepository-layout(5). */
function listConfigurationFiles(gitDir) {
    const at = (name) => (0,external_node_path_.join)(gitDir, name);
    return {
        files: ['config', 'config.worktree', 'commondir'].map(at),
        // `objects/info` has the alternates, and a commit graph, which would be believed in the place of commits.
        folders: ['hooks', 'info', 'objects/info', 'branches', 'remotes'].map(at),
    };
}

;// CONCATENATED MODULE: ./entry/compose/host-guard.js







/** Adds the file that a link points to. */
function withTarget(file) {
    return (0,external_node_fs_.existsSync)(file) ? [file, (0,external_node_fs_.realpathSync)(file)] : [file];
}
/** The folder of our own program. */
const BUNDLE_FOLDER = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));
/** Trusts our own program as it is now. */
function trustBundle() {
    return (0,trusted_files/* trustFiles */.G)({ files: [], folders: [BUNDLE_FOLDER] });
}
// Why: docs/decisions/0095-trusted-before-the-first-agent.md
/** Opens the guard of a run. What git reads is restored at once, so that the end of the run can be recorded with it. */
function openHostGuard({ bundle, restoreCommands, warn }) {
    const repositories = [];
    let programs = (0,trusted_files/* trustFiles */.G)({ files: [], folders: [] });
    const found = new Set();
    const requireNone = (changed) => {
        const paths = [...changed];
        if (paths.length > 0)
            throw new errors/* GroundhogError */.CX('trusted_file_changed', { paths: (0,list_some/* listSome */.X)(paths) });
    };
    const findForGit = () => [...programs.findChanges(), ...repositories.flatMap((files) => files.restore())];
    return {
        trustPrograms(files) {
            programs = (0,trusted_files/* trustFiles */.G)({ files: files.flatMap(withTarget), folders: [] });
        },
        trustRepository(gitDir) {
            repositories.push((0,trusted_files/* trustFiles */.G)(listConfigurationFiles(gitDir)));
        },
        requireTrusted() {
            const changed = findForGit();
            for (const path of changed)
                found.add(path);
            requireNone(changed);
        },
        inspect() {
            const notes = restoreCommands?.() ?? [];
            for (const note of notes)
                warn(note);
            for (const path of [...findForGit(), ...bundle.findChanges()])
                found.add(path);
            requireNone(found);
            return notes;
        },
    };
}


/***/ }),

/***/ 45979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ openIsolation)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./domain/decisions/decide-isolation.js
const MISSING_RIGHTS = /setting up uid map|uid_map|Operation not permitted|Permission denied|ENOSPC|No space left/i;
/** Lets bubblewrap, and no other program, make user namespaces. */
const APP_ARMOR_PROFILE = `abi <abi/4.0>,
include <tunables/global>
profile bwrap /usr/bin/bwrap flags=(unconfined) {
  userns,
}`;
/** Decides whether the programs of a run are isolated; without a sandbox a job runs only where that was asked for. */
function decideIsolation(facts) {
    if (facts.choice === 'none')
        return { kind: 'none', warning: undefined };
    if (facts.works)
        return { kind: 'sandbox' };
    const reason = describeObstacle(facts);
    if (facts.choice === 'sandbox' || facts.isJob)
        return { kind: 'refused', reason, remedy: describeRemedy(facts) };
    return { kind: 'none', warning: `No isolation: ${reason}. The agent runs with your rights.` };
}
function describeObstacle({ isLinux, isInstalled, problems }) {
    if (!isLinux)
        return 'sandboxes need Linux';
    if (!isInstalled)
        return 'bubblewrap (bwrap) is not installed, and could not be installed';
    return `bubblewrap cannot make a sandbox here (${problems.join('; ')})`;
}
function describeRemedy({ isLinux, isInstalled, problems, restrictsNamespaces }) {
    if (!isLinux)
        return 'Use a runner with Linux.';
    if (!isInstalled)
        return 'Add a step before Groundhog: "run: sudo apt-get install -y bubblewrap".';
    if (restrictsNamespaces)
        return `On a machine of your own let bwrap make user namespaces: write these lines to /etc/apparmor.d/bwrap, and run "sudo apparmor_parser -r /etc/apparmor.d/bwrap". In a container, run the job outside of one.\n\n${APP_ARMOR_PROFILE}\n`;
    if (problems.some((problem) => MISSING_RIGHTS.test(problem)))
        return 'In a container start it with the option --privileged, or run the job outside of one: "container: { image: …, options: --privileged }".';
    return 'See docs/isolation.md for what a sandbox needs.';
}

// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./exec/disk-space.js
var disk_space = __webpack_require__(1212);
// EXTERNAL MODULE: ./exec/kill-marked.js
var kill_marked = __webpack_require__(31323);
// EXTERNAL MODULE: ./exec/process-mark.js
var process_mark = __webpack_require__(7551);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./exec/signal-group.js
var signal_group = __webpack_require__(45972);
;// CONCATENATED MODULE: ./exec/start/start-piped.js


const MAX_STDERR_BYTES = 4096;
/** Starts a program in its own process group, never through a shell. */
function startPiped({ file, args, cwd, env }) {
    const child = (0,external_node_child_process_.spawn)(file, args, { cwd, env, detached: true, shell: false, stdio: ['pipe', 'pipe', 'pipe'] });
    const { pid, stdin, stdout, stderr } = child;
    const untrack = pid === undefined ? () => undefined : (0,signal_group/* trackGroup */.Tq)(pid);
    let last = Buffer.alloc(0);
    for (const stream of [stdin, stdout, stderr])
        stream.on('error', () => undefined);
    stderr.on('data', (bytes) => {
        last = Buffer.concat([last, bytes]).subarray(-MAX_STDERR_BYTES);
    });
    let hasEnded = false;
    const ended = new Promise((resolve) => {
        child.once('close', () => resolve(last.toString('utf8').trim()));
        child.once('error', (error) => {
            if (pid === undefined)
                resolve(error.message);
        });
    }).finally(() => {
        hasEnded = true;
        untrack();
    });
    return {
        ...{ stdin, stdout, ended },
        kill() {
            if (pid !== undefined && !hasEnded)
                (0,signal_group/* signalGroup */.i8)(pid, 'SIGKILL');
        },
    };
}

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(40669);
// EXTERNAL MODULE: ./exec/run-command.js
var run_command = __webpack_require__(79629);
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

;// CONCATENATED MODULE: ./sandbox/box-session.js



/** Time that a box has beyond the limits of a command to report its end. A program in it may have stopped the box. */
const SLACK_MS = 15_000;
const START_MS = 60_000;
const exitSchema = schemas/* strictObject */.rej({
    exitCode: schemas/* int */.Whr().min(0).max(255).nullable(),
    signal: schemas/* string */.YjP()
        .regex(/^SIG[A-Z0-9]{1,10}$/)
        .nullable(),
    timedOut: schemas/* boolean */.zMY(),
    aborted: schemas/* boolean */.zMY(),
    failedToStart: schemas/* string */.YjP().max(4096).optional(),
});
/**
 * Talks to `box.js serve` in a box. All programs of the box can deceive about one another, so that commands that must not
 * trust each other need boxes of their own; but nothing that comes out of it throws here or is kept without a bound, and
 * the first invalid frame ends it. Rejects when the box does not start.
 */
async function openBoxSession(box, options) {
    const pending = new Map();
    const reader = createFrameReader(MAX_CHUNK_BYTES);
    let hasEnded = false;
    let lastId = 0;
    let isReady = () => undefined;
    const ready = new Promise((resolve) => {
        isReady = resolve;
    });
    const fail = () => {
        hasEnded = true;
        box.kill();
        for (const command of pending.values())
            command.end(undefined);
        pending.clear();
    };
    box.stdout.on('data', (bytes) => {
        if (hasEnded)
            return;
        const frames = reader.push(bytes);
        if (frames?.every((frame) => handle(frame, { pending, isReady })) !== true)
            fail();
    });
    void box.ended.then(fail);
    await waitForStart(box, ready);
    return {
        hasEnded: () => hasEnded,
        run(spec) {
            lastId += 1;
            return runInBox(spec, {
                ...options,
                id: lastId,
                hasEnded,
                pending,
                fail,
                write: (frame) => box.stdin.write(frame),
            });
        },
        async close() {
            fail();
            await box.ended;
        },
    };
}
async function waitForStart(box, ready) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(() => resolve('it did not answer'), START_MS);
    });
    const failure = await Promise.race([ready, box.ended, late]).finally(() => clearTimeout(timer));
    if (failure === undefined)
        return;
    box.kill();
    throw new Error(`The box did not start: ${failure}`);
}
/** Handles a frame of the box; false for one that makes no sense. */
function handle({ kind, id, content }, { pending, isReady }) {
    if (kind === FRAME.ready) {
        isReady();
        return true;
    }
    const command = pending.get(id);
    if (command === undefined)
        return false;
    if (kind === FRAME.stdout || kind === FRAME.stderr) {
        command.output(content, kind === FRAME.stdout ? 'stdout' : 'stderr');
        return true;
    }
    const exit = kind === FRAME.exit ? parseExit(content) : undefined;
    if (exit === undefined)
        return false;
    pending.delete(id);
    command.end(exit);
    return true;
}
function parseExit(content) {
    try {
        return exitSchema.safeParse(JSON.parse(content.toString('utf8'))).data;
    }
    catch {
        return undefined;
    }
}
async function runInBox(spec, channel) {
    const { id, clock, hasEnded, pending } = channel;
    const startedMs = clock.monotonicMs();
    const maxBytes = spec.maxBytes ?? run_command/* DEFAULT_MAX_BYTES */.fS;
    const streams = { stdout: (0,run_command/* createKeptStream */.lq)(maxBytes), stderr: (0,run_command/* createKeptStream */.lq)(maxBytes) };
    const limits = openLimits(spec, channel);
    let end = { aborted: true };
    if (spec.signal?.aborted !== true && hasEnded)
        end = { failedToStart: new Error('the box has ended') };
    else if (spec.signal?.aborted !== true) {
        end = await new Promise((resolve) => {
            pending.set(id, {
                output(bytes, from) {
                    // The bytes of a frame are a part of a larger buffer.
                    const copy = Uint8Array.from(bytes);
                    streams[from].add(copy);
                    spec.onOutput?.(copy, from);
                },
                end: (exit) => resolve(toEnd(exit, limits)),
            });
            sendCommand(spec, channel);
            limits.start();
        });
    }
    limits.dispose();
    return {
        ...{ exitCode: null, signal: null, timedOut: false, aborted: false, failedToStart: undefined, ...end },
        ...{ stdout: streams.stdout.bytes(), stderr: streams.stderr.bytes() },
        omittedBytes: streams.stdout.omitted() + streams.stderr.omitted(),
        durationMs: Math.round(clock.monotonicMs() - startedMs),
    };
}
/** Returns the end of a command. A box that says that a limit was reached is believed only where there was one. */
function toEnd(exit, { wasAborted, isOverdue, canTimeOut }) {
    if (exit === undefined)
        return { signal: 'SIGKILL', aborted: wasAborted(), timedOut: !wasAborted() && isOverdue() };
    const { exitCode, signal, failedToStart } = exit;
    if (failedToStart !== undefined)
        return { failedToStart: new Error(failedToStart) };
    return { exitCode, signal, aborted: exit.aborted && wasAborted(), timedOut: exit.timedOut && canTimeOut };
}
function sendCommand(spec, { id, write }) {
    const { file, args, cwd, env, timeoutMs, graceMs, stdin } = spec;
    const command = { file, args, cwd, env, timeoutMs, graceMs, hasInput: stdin !== undefined };
    write(toFrame(FRAME.run, id, JSON.stringify(command)));
    const sendInput = (input) => {
        for (const chunk of toChunks(Buffer.from(input)))
            write(toFrame(FRAME.input, id, chunk));
        write(toFrame(FRAME.inputEnd, id));
    };
    if (stdin instanceof Promise)
        void stdin.then(sendInput);
    else if (stdin !== undefined)
        sendInput(stdin);
}
/** Passes an abort to the box, and ends a box that does not stop a command itself when it should have. */
function openLimits(spec, { id, write, fail, slackMs = SLACK_MS }) {
    const { timeoutMs, graceMs = run_command/* DEFAULT_GRACE_MS */.uh, signal } = spec;
    const timers = [];
    let [isAborted, isLate] = [false, false];
    const failAfter = (delayMs) => {
        const end = () => {
            isLate = true;
            fail();
        };
        timers.push(setTimeout(end, Math.min(delayMs + graceMs + slackMs, run_command/* LONGEST_TIMER_MS */.Mv)));
    };
    const onAbort = () => {
        isAborted = true;
        write(toFrame(FRAME.abort, id));
        failAfter(0);
    };
    return {
        canTimeOut: timeoutMs !== undefined,
        start() {
            signal?.addEventListener('abort', onAbort, { once: true });
            if (timeoutMs !== undefined)
                failAfter(timeoutMs);
        },
        wasAborted: () => isAborted,
        isOverdue: () => isLate,
        dispose() {
            signal?.removeEventListener('abort', onAbort);
            for (const timer of timers)
                clearTimeout(timer);
        },
    };
}

// EXTERNAL MODULE: ./sandbox/bubblewrap/control-group.js
var control_group = __webpack_require__(46304);
// EXTERNAL MODULE: ./sandbox/bubblewrap/launch-args.js + 2 modules
var launch_args = __webpack_require__(75175);
;// CONCATENATED MODULE: ./sandbox/bubblewrap/run-until-stopped.js


/** The exit codes of a program that makes a sandbox, after a signal has ended the program inside. */
const SIGNALS = { 137: 'SIGKILL', 143: 'SIGTERM' };
/**
 * Does as `runCommand` with the start of a sandbox whose programs have a mark. TERM reaches the programs inside: the one
 * that makes the sandbox would end at once, and all others with it.
 */
async function runUntilStopped(spec, mark) {
    const { timeoutMs, signal, graceMs = run_command/* DEFAULT_GRACE_MS */.uh, ...unlimited } = spec;
    if (signal?.aborted === true)
        return (0,run_command/* runCommand */.d1)(spec);
    const timers = [];
    const after = (delayMs, run) => timers.push(setTimeout(run, Math.min(delayMs, run_command/* LONGEST_TIMER_MS */.Mv)));
    let hasEnded = false;
    let stoppedBy;
    const stop = (why, ownGraceMs) => {
        if (stoppedBy !== undefined)
            return;
        stoppedBy = why;
        void terminate(ownGraceMs);
    };
    const terminate = async (ownGraceMs) => {
        const kill = () => void (0,kill_marked/* killMarked */.f)({ mark });
        // The sandbox may be just being made, with nothing in it that could tidy up.
        if (ownGraceMs === 0 || (await (0,kill_marked/* terminateInside */.a)(mark)) === 0)
            kill();
        else if (!hasEnded)
            after(ownGraceMs, kill);
    };
    const onAbort = () => stop('aborted', Math.min(graceMs, run_command/* MAX_ABORT_GRACE_MS */.AV));
    signal?.addEventListener('abort', onAbort, { once: true });
    if (timeoutMs !== undefined)
        after(timeoutMs, () => stop('timedOut', graceMs));
    try {
        const result = await (0,run_command/* runCommand */.d1)(unlimited);
        if (stoppedBy === undefined)
            return result;
        const endedBy = SIGNALS[result.exitCode ?? 0];
        const end = endedBy === undefined ? {} : { exitCode: null, signal: endedBy };
        return { ...result, ...end, [stoppedBy]: true };
    }
    finally {
        hasEnded = true;
        for (const timer of timers)
            clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
    }
}

// EXTERNAL MODULE: ./exec/folder-access.js
var folder_access = __webpack_require__(66229);
;// CONCATENATED MODULE: ./sandbox/bubblewrap/system-mounts.js



/** Below /opt runners keep secrets, too: only what packages of programs are installed to is shown. */
const SYSTEM_FOLDERS = ['/usr', '/nix/store', '/gnu/store', '/opt/google', '/opt/microsoft', '/opt/pipx'];
const ROOT_LINKS = ['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'];
const EMPTY_FOLDERS = ['/tmp', '/var/tmp', '/run'];
/** Entries of /etc that tools read and that hold no secret; keys of servers lie in the folders that are covered. */
const SHOWN_IN_ETC = /^(?:alternatives|ca-certificates(?:\.conf)?|chromium.*|crypto-policies|debian_version|dotnet|fonts|gradle|java.*|ld\.so\..*|locale\..*|localtime|lsb-release|magic.*|maven|mime\.types|os-release|perl|php.*|pki|protocols|python.*|R|ruby.*|services|shells|ssl|terminfo|timezone|xdg)$/;
const COVERED_IN_ETC = ['/etc/ssl/private', '/etc/pki/tls/private'];
/** Folders of /proc in which the owner may write; the sandbox's user may be the owner of all. */
const READ_ONLY_IN_PROC = ['acpi', 'bus', 'driver', 'fs', 'irq', 'scsi', 'sys', 'tty'];
/** Lists what every sandbox of a run sees. Only what it needs to run tools is there, and nothing of it can be written. */
async function listSystemMounts(machine) {
    const { home, toolFolders, ownFolders, visiblePaths } = machine;
    const system = [...(await toReadMounts(SYSTEM_FOLDERS)), ...(await listRootLinks())];
    const empty = [...EMPTY_FOLDERS, ...(home === undefined || home === '/' ? [] : [home])];
    const tools = (await toReadMounts([...toolFolders.flatMap(toToolFolders), ...ownFolders, ...visiblePaths])).filter(({ path }) => ![...SYSTEM_FOLDERS, ...ROOT_LINKS].some((folder) => isWithin(path, folder)));
    return [
        ...system,
        ...empty.map((path) => ({ kind: 'empty', path })),
        ...(await listEtc()),
        ...(await writeAccounts(machine)),
        ...tools,
    ];
}
/** Returns whether a path is a folder or lies below it. */
function isWithin(path, folder) {
    return path === folder || path.startsWith(`${folder}/`);
}
/** Renders the arguments that give a sandbox a `/proc` and a `/dev` of its own; no file of either can be written. */
async function listKernelArgs() {
    const names = await (0,promises_.readdir)('/proc').catch(() => []);
    const covers = [];
    for (const name of names.filter((entry) => !/^\d/.test(entry)).sort()) {
        const path = (0,external_node_path_.join)('/proc', name);
        const found = await (0,promises_.lstat)(path).catch(() => undefined);
        if (found?.isDirectory() === true && READ_ONLY_IN_PROC.includes(name))
            covers.push('--ro-bind', path, path);
        // Readable for its owner alone, or writable: the owner may be the user of the sandbox.
        const isOwners = found?.isFile() === true && ((found.mode & 0o044) === 0 || (found.mode & 0o222) !== 0);
        // Containers cover files with the device of /dev/null.
        if (isOwners || found?.isCharacterDevice() === true)
            covers.push('--ro-bind', '/dev/null', path);
    }
    return ['--proc', '/proc', ...covers, '--dev', '/dev'];
}
/** Lists the files by which names are resolved, for programs that share the network of the machine. */
async function listResolverMounts() {
    const paths = ['/etc/hosts', '/etc/resolv.conf'];
    const sources = await Promise.all(paths.map((path) => (0,promises_.realpath)(path).catch(() => undefined)));
    return paths.flatMap((path, index) => {
        const source = sources[index];
        return source === undefined ? [] : [{ kind: 'read', source, path }];
    });
}
/** Returns mounts of paths with whatever they lead to; those that are missing do not count. */
async function toReadMounts(paths) {
    const mounts = new Map();
    for (const path of paths) {
        const source = await (0,promises_.realpath)(path).catch(() => undefined);
        if (source === undefined || source === '/')
            continue;
        // By both names: a program may be called by one, and find its files by the other.
        mounts.set(path, { kind: 'read', source, path });
        mounts.set(source, { kind: 'read', source, path: source });
    }
    return [...mounts.values()];
}
async function listRootLinks() {
    const mounts = [];
    for (const path of ROOT_LINKS) {
        const found = await (0,promises_.lstat)(path).catch(() => undefined);
        if (found?.isSymbolicLink() === true)
            mounts.push({ kind: 'link', target: await (0,promises_.readlink)(path), path });
        else if (found?.isDirectory() === true)
            mounts.push({ kind: 'read', source: path, path });
    }
    return mounts;
}
async function listEtc() {
    const names = (await (0,promises_.readdir)('/etc').catch(() => [])).filter((name) => SHOWN_IN_ETC.test(name));
    const mounts = [];
    for (const name of names) {
        const path = (0,external_node_path_.join)('/etc', name);
        const source = await (0,promises_.realpath)(path).catch(() => undefined);
        if (source !== undefined)
            mounts.push({ kind: 'read', source, path });
    }
    for (const path of COVERED_IN_ETC) {
        const isThere = await (0,promises_.stat)(path).catch(() => undefined);
        if (isThere !== undefined)
            mounts.push({ kind: 'empty', path });
    }
    return mounts;
}
/** Writes the files by which tools find out who they are, and that a host is called localhost. */
async function writeAccounts({ folder, home, userId, groupId }) {
    const texts = {
        passwd: `root:x:0:0:root:/root:/usr/sbin/nologin\ngroundhog:x:${userId}:${groupId}::${home ?? '/tmp'}:/bin/sh\nnobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n`,
        group: `root:x:0:\ngroundhog:x:${groupId}:\nnogroup:x:65534:\n`,
        hosts: '127.0.0.1 localhost\n::1 localhost\n',
        'nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files dns\n',
    };
    await (0,folder_access/* makeFolder */.fc)(folder);
    const mounts = [];
    for (const [name, text] of Object.entries(texts)) {
        const source = (0,external_node_path_.join)(folder, name);
        await (0,promises_.writeFile)(source, text, { mode: 0o644 });
        mounts.push({ kind: 'read', source, path: (0,external_node_path_.join)('/etc', name) });
    }
    return mounts;
}
/** The folders of managers of tool versions, below a HOME: `bin` folders on the PATH need the rest of their version. */
const VERSION_FOLDERS = /\/(?:\.nvm\/versions|\.pyenv|\.rbenv|\.asdf|\.volta|\.local\/share\/(?:mise|fnm)|\.sdkman)(?:\/|$)/;
const RUST_TOOLS = /^(.*)\/\.cargo\/bin$/;
/** Adds to a folder of the PATH what the programs in it need, and no more of the HOME that it may lie in. */
function toToolFolders(folder) {
    const rust = RUST_TOOLS.exec(folder);
    if (rust !== null)
        return [folder, (0,external_node_path_.join)(rust[1] ?? '', '.rustup')];
    const manager = VERSION_FOLDERS.exec(folder);
    if (manager !== null)
        return [folder.slice(0, manager.index + manager[0].length).replace(/\/$/, '')];
    // A prefix such as /opt/hostedtoolcache/node/20/x64, with its libraries beside `bin`.
    const isPrefix = (0,external_node_path_.basename)(folder) === 'bin' && /\/(?:hostedtoolcache|_tool|toolcache|externals)\//i.test(folder);
    return [isPrefix ? (0,external_node_path_.dirname)(folder) : folder];
}

;// CONCATENATED MODULE: ./sandbox/bubblewrap/bubblewrap-sandbox.js











const TEMPORARY_FOLDER = '/tmp';
/** The beginning of what bubblewrap or our own means write when they cannot start a program. */
const OWN_FAILURE = /^(?:bwrap|sandbox): /;
const BEGINNING_BYTES = 500;
const SHORT_OF_SPACE = 'Groundhog stopped this program: less than 512 MiB or 20,000 files of the disk were left.\n';
// Why: docs/decisions/0096-sandboxes-by-bubblewrap.md
/**
 * Creates a sandbox of bubblewrap: each program has its own processes, file system and network, all of which end with
 * it; tools of one agent share one.
 */
function createBubblewrapSandbox(options) {
    let runs = 0;
    let session;
    const nextMark = () => {
        runs += 1;
        return `${options.mark}.${runs}`;
    };
    const runTool = async (spec) => {
        // By a program of its own, or for lack of space.
        if ((await session?.catch(() => undefined))?.hasEnded() === true)
            await closeSession();
        session ??= openSession(spec, { ...options, mark: nextMark() });
        try {
            const { run } = await session;
            return await run({ ...spec, env: toVisibleEnv(spec.env, listGiven(spec, options)) });
        }
        catch (thrown) {
            // The next tool tries again.
            session = undefined;
            return toFailedStart((0,errors/* toError */.iT)(thrown));
        }
    };
    const closeSession = async () => {
        const open = await session?.catch(() => undefined);
        session = undefined;
        await open?.close();
    };
    return {
        isolation: 'sandbox',
        run: (spec) => (spec.isTool === true ? runTool(spec) : runAlone(spec, { ...options, mark: nextMark() })),
        async stopAll() {
            const killed = await (0,kill_marked/* killMarked */.f)({ mark: options.mark });
            await closeSession();
            return killed;
        },
        takeNetworkUse: options.network.takeUse,
        forward: options.network.forward,
        countBytes: options.network.countBytes,
    };
}
async function runAlone(spec, options) {
    const { mark } = options;
    const beginning = watchBeginning(spec);
    const group = (0,control_group/* makeControlGroup */.xl)(mark, options.system);
    const space = (0,disk_space/* watchFreeSpace */.o)(options.folder, () => {
        beginning.onOutput(Buffer.from(SHORT_OF_SPACE), 'stderr');
        void (0,kill_marked/* killMarked */.f)({ mark });
    });
    try {
        const start = await toStart(spec, options, 'run');
        const own = { ...spec, ...start, ...(0,control_group/* joinGroup */.U7)(group, start), onOutput: beginning.onOutput };
        const result = await runUntilStopped(own, mark);
        return toOwnFailure(result, beginning.text());
    }
    catch (thrown) {
        // Such as a socket of its network that could not be made.
        return toFailedStart((0,errors/* toError */.iT)(thrown));
    }
    finally {
        space.stop();
        // The kernel ends the processes just after bubblewrap has; nobody may write any more when this resolves.
        await (0,kill_marked/* killMarked */.f)({ mark });
        await group.remove();
    }
}
/** Starts a sandbox that stays. Rejects when it cannot be made. */
async function openSession(spec, options) {
    const { mark, system, folder } = options;
    const group = (0,control_group/* makeControlGroup */.xl)(mark, system);
    const session = await startSession(spec, options, group).catch(async (error) => {
        await (0,kill_marked/* killMarked */.f)({ mark });
        await group.remove();
        throw error;
    });
    const space = (0,disk_space/* watchFreeSpace */.o)(folder, () => void (0,kill_marked/* killMarked */.f)({ mark }));
    return {
        run: session.run,
        hasEnded: session.hasEnded,
        async close() {
            space.stop();
            await (0,kill_marked/* killMarked */.f)({ mark });
            await session.close();
            await group.remove();
        },
    };
}
async function startSession(spec, options, group) {
    const start = await toStart(spec, options, 'serve');
    return openBoxSession(startPiped({ ...start, ...(0,control_group/* joinGroup */.U7)(group, start) }), { clock: options.clock });
}
/** Returns the start of a program in a sandbox, or of one that serves many. */
async function toStart(spec, options, mode) {
    const { bubblewrap, system, network, inside, mark } = options;
    const { isOpen, forwards, env: proxyEnv } = await network.enter(spec.zone ?? options.zone);
    const sockets = forwards.map(({ socketPath: path }) => ({ kind: 'read', source: path, path }));
    const resolver = isOpen ? await listResolverMounts() : [];
    const given = listGiven(spec, options);
    const mounts = [...(await listReadable(spec, given)), ...given, ...options.mounts, ...sockets, ...resolver];
    const env = { ...toVisibleEnv(spec.env, mounts), ...proxyEnv, [process_mark/* PROCESS_MARK */.Mm]: mark };
    const flags = forwards.flatMap(({ port, socketPath }) => ['--forward', `${port}=${socketPath}`]);
    const { file, args, cwd } = spec;
    const program = mode === 'serve'
        ? { file: inside.node, args: [inside.file, 'serve', '--alone', ...flags] }
        : flags.length === 0
            ? { file, args }
            : { file: inside.node, args: [inside.file, 'run', ...flags, '--', file, ...args] };
    const start = (0,launch_args/* toSandboxStart */.H)(bubblewrap, system, { ...program, cwd, mounts, hasNetwork: isOpen, env });
    return { ...start, cwd: '/', env };
}
/** Lists the folder of the sandbox, and what the program may write beside it. */
function listGiven({ writable = [], isReadOnly }, { folder }) {
    const kind = isReadOnly === true ? 'read' : 'write';
    return [
        { kind, source: folder, path: folder },
        ...writable.map((path) => ({ kind: 'write', source: path, path })),
    ];
}
/** Lists what the program may read beside that. */
async function listReadable({ readable = [] }, given) {
    const mounts = await toReadMounts(readable);
    return mounts.filter(({ path }) => !given.some((mount) => isWithin(path, mount.path)));
}
/** Has temporary files written where the program can: the machine's folder for them is not there. */
function toVisibleEnv(env, mounts) {
    const { TMPDIR } = env;
    const isVisible = TMPDIR !== undefined && (0,external_node_path_.isAbsolute)(TMPDIR) && mounts.some(({ path }) => isWithin(TMPDIR, path));
    return { ...env, TMPDIR: isVisible ? TMPDIR : TEMPORARY_FOLDER };
}
/** Keeps the beginning of the output, whichever stream it comes from. */
function watchBeginning({ onOutput }) {
    let kept = Buffer.alloc(0);
    return {
        text: () => kept.toString('utf8'),
        onOutput(bytes, from) {
            if (kept.length < BEGINNING_BYTES)
                kept = Buffer.concat([kept, bytes.subarray(0, BEGINNING_BYTES - kept.length)]);
            onOutput?.(bytes, from);
        },
    };
}
function toFailedStart(failedToStart) {
    const nothing = { stdout: new Uint8Array(), stderr: new Uint8Array(), omittedBytes: 0, durationMs: 0 };
    return { exitCode: null, signal: null, timedOut: false, aborted: false, failedToStart, ...nothing };
}
/** Distinguishes a sandbox that could not be made from a program that ended. */
function toOwnFailure(result, beginning) {
    if (result.exitCode !== 1 || !OWN_FAILURE.test(beginning))
        return result;
    // Stopped while it was being made.
    if (result.timedOut || result.aborted)
        return { ...result, exitCode: null };
    return { ...result, exitCode: null, failedToStart: new Error(beginning.trim()) };
}

// EXTERNAL MODULE: ./exec/programs.js
var programs = __webpack_require__(42959);
;// CONCATENATED MODULE: ./sandbox/bubblewrap/system-path.js
/** The PATH of the programs that set a sandbox up, whatever the PATH of the job says. */
const SYSTEM_PATH = '/usr/sbin:/usr/bin:/sbin:/bin';

;// CONCATENATED MODULE: ./sandbox/bubblewrap/user-namespace.js



const LIMIT_MS = 20_000;
/** Containers cover parts of `/proc`, and have its settings read-only. */
const WITH_OWN_PROC = 'mount -t proc proc /proc; exec "$@"';
/** Forbids user namespaces below this one, and waits until somebody else holds it. */
const HOLD = 'echo 0 >/proc/sys/user/max_user_namespaces && echo $$ && read -r end; true';
// Why: docs/decisions/0102-one-user-namespace-made-by-root.md
/**
 * Makes a user namespace by the rights of root that belongs to the user of this process, and in which there can be no
 * other. `path` leads to it for the programs that this process starts, for as long as it runs.
 */
async function makeUserNamespace(options) {
    const [file = '', ...args] = toCommand(options);
    let path;
    let release = () => undefined;
    const stdin = new Promise((resolve) => {
        release = resolve;
    });
    let said = '';
    const { stderr, exitCode, failedToStart } = await (0,run_command/* runCommand */.d1)({
        ...{ file, args, cwd: '/', env: { PATH: SYSTEM_PATH, LC_ALL: 'C' }, stdin, timeoutMs: LIMIT_MS },
        onOutput(bytes, from) {
            if (from === 'stdout')
                said += Buffer.from(bytes).toString('latin1');
            if (path !== undefined || !said.endsWith('\n'))
                return;
            path = hold(said.trim());
            release('\n');
        },
    });
    if (path !== undefined)
        return { path };
    const text = failedToStart?.message ?? Buffer.from(stderr).toString('utf8').trim();
    return { problem: text || `the user namespace was not made: ${exitCode}` };
}
function toCommand({ sudo, unshare, setpriv, outside, inside }) {
    const asRoot = sudo === undefined ? [] : [sudo, '--non-interactive', '--'];
    const ids = [`--reuid=${outside.userId}`, `--regid=${outside.groupId}`, '--clear-groups'];
    // The right that AppArmor asks for on Ubuntu 24.04, where other users may make no user namespace.
    const asUser = [setpriv, ...ids, '--inh-caps=+sys_admin', '--ambient-caps=+sys_admin', '--'];
    const map = [`--map-user=${inside.userId}`, `--map-group=${inside.groupId}`];
    return [
        ...asRoot,
        ...[unshare, '--mount', '--', '/bin/sh', '-c', WITH_OWN_PROC, 'sh'],
        ...(sudo === undefined ? [] : asUser),
        ...[unshare, '--user', ...map, '--keep-caps', '--', '/bin/sh', '-c', HOLD],
    ];
}
/** Opens the user namespace of a process, and returns the path of what was opened; undefined when it may not. */
function hold(pid) {
    try {
        return `/proc/${process.pid}/fd/${(0,external_node_fs_.openSync)(`/proc/${pid}/ns/user`, 'r')}`;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./sandbox/bubblewrap/find-bubblewrap.js






const TRIAL_MS = 20_000;
/** The user inside where a user namespace hides that we are root. */
const HIDDEN_ROOT = { userId: 1000, groupId: 1000 };
const MAX_PROCESSES = 4096;
const MAX_FILE_BYTES = 8 * 1024 ** 3;
const NAMES = ['bwrap', 'sudo', 'prlimit', 'setpriv', 'unshare', 'nsenter'];
/** Finds a way to make sandboxes here by trying, in the order of `SandboxMeans`; by some of them where they are named. */
async function findBubblewrap(user, wanted) {
    const found = await Promise.all(NAMES.map(async (name) => [name, await (0,programs/* findOnPath */.aY)(name, SYSTEM_PATH)]));
    const tools = Object.fromEntries(found);
    const system = {
        ...{ kernelArgs: await listKernelArgs(), mounts: [] },
        ...{ prlimit: tools.prlimit, setpriv: tools.setpriv, nsenter: tools.nsenter },
        ...{ maxProcesses: MAX_PROCESSES, maxFileBytes: MAX_FILE_BYTES },
    };
    const trials = [];
    for (const { means, prepare } of listCandidates(user, tools)) {
        if (wanted?.includes(means) === false)
            continue;
        const bubblewrap = await prepare();
        const problem = typeof bubblewrap === 'string' ? bubblewrap : await tryOut(bubblewrap, system);
        const works = typeof bubblewrap !== 'string' && problem === '';
        trials.push({ means, found: works ? { bubblewrap, system } : undefined, problem });
        if (works)
            break;
    }
    return trials;
}
function listCandidates(user, { bwrap, sudo, setpriv, unshare }) {
    const isRoot = user.userId === 0;
    const inside = isRoot ? HIDDEN_ROOT : user;
    const candidates = [];
    const add = (means, file, more) => {
        const prepare = async () => {
            const chosen = await more();
            if (typeof chosen === 'string')
                return chosen;
            return {
                file,
                version: await readVersion(file),
                means,
                sudo: undefined,
                namespace: undefined,
                ...user,
                ...chosen,
            };
        };
        candidates.push({ means, prepare });
    };
    const makeNamespace = async (tool, asRoot, privileges) => {
        const made = await makeUserNamespace({ sudo: asRoot, unshare: tool, setpriv: privileges, outside: user, inside });
        return 'path' in made ? { ...inside, namespace: made.path } : made.problem;
    };
    if (bwrap !== undefined)
        add('user_namespace', bwrap, async () => inside);
    if (setpriv === undefined)
        return candidates;
    if (bwrap !== undefined && !isRoot && sudo !== undefined) {
        if (unshare !== undefined)
            add('given_namespace', bwrap, () => makeNamespace(unshare, sudo, setpriv));
        add('root', bwrap, async () => ({ sudo }));
    }
    // Where there can be no user namespace, a program cannot make one either, and needs none to be put into.
    if (isRoot && unshare !== undefined)
        add('unshare', unshare, async () => {
            const made = await makeNamespace(unshare, undefined, setpriv);
            return typeof made === 'string' ? {} : made;
        });
    return candidates;
}
async function readVersion(file) {
    const { stdout } = await (0,run_command/* runCommand */.d1)({ file, args: ['--version'], cwd: '/', env: {}, timeoutMs: TRIAL_MS });
    return /\d+(?:\.\d+)+/.exec(Buffer.from(stdout).toString('utf8'))?.[0] ?? 'unknown';
}
/** Starts `true` in a sandbox with nothing but the system in it, and returns what went wrong. */
async function tryOut(bubblewrap, system) {
    const links = ['bin', 'lib', 'lib64'].map((name) => ({
        kind: 'read',
        source: `/${name}`,
        path: `/${name}`,
    }));
    const mounts = [{ kind: 'read', source: '/usr', path: '/usr' }, ...links];
    const env = { PATH: SYSTEM_PATH };
    const program = { file: '/bin/sh', args: ['-c', 'true'], cwd: '/', mounts, hasNetwork: false, env };
    const start = (0,launch_args/* toSandboxStart */.H)(bubblewrap, system, program);
    const result = await (0,run_command/* runCommand */.d1)({ ...start, cwd: '/', env, timeoutMs: TRIAL_MS });
    if (result.exitCode === 0)
        return '';
    return Buffer.from(result.stderr).toString('utf8').trim() || `it ended with ${result.exitCode ?? result.signal}`;
}

;// CONCATENATED MODULE: ./sandbox/bubblewrap/install-bubblewrap.js



const INSTALL_MS = 180_000;
/**
 * Installs bubblewrap by apt-get(8), as root or by a sudo(8) that asks for no password. Returns undefined when it did,
 * else the reason why not.
 */
async function installBubblewrap(userId) {
    const [apt, sudo] = await Promise.all(['apt-get', 'sudo'].map((name) => (0,programs/* findOnPath */.aY)(name, SYSTEM_PATH)));
    if (apt === undefined)
        return 'there is no apt-get';
    if (userId !== 0 && sudo === undefined)
        return 'there is no sudo';
    const asRoot = userId === 0 || sudo === undefined ? [] : [sudo, '--non-interactive', '--'];
    const run = async (args) => {
        const [file = apt, ...rest] = [...asRoot, apt, ...args];
        const env = { PATH: SYSTEM_PATH, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
        return (0,run_command/* runCommand */.d1)({ file, args: rest, cwd: '/', env, timeoutMs: INSTALL_MS });
    };
    const install = ['install', '--yes', '--no-install-recommends', 'bubblewrap'];
    const first = await run(install);
    if (first.exitCode === 0)
        return undefined;
    await run(['update']);
    const second = await run(install);
    if (second.exitCode === 0)
        return undefined;
    return Buffer.from(second.stderr).toString('utf8').trim().split('\n').at(-1) ?? 'apt-get failed';
}

// EXTERNAL MODULE: ./exec/remove-folder.js
var remove_folder = __webpack_require__(75547);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
;// CONCATENATED MODULE: ./sandbox/listen.js

/** Starts a server at an address; `port` is 0 for a unix socket. Rejects when the address cannot be used. */
async function listen(server, address) {
    const open = new Set();
    server.on('connection', (socket) => {
        open.add(socket);
        socket.once('close', () => open.delete(socket));
    });
    server.listen(address);
    await (0,external_node_events_.once)(server, 'listening');
    // Such as too many open files: a connection is lost, and the next one may be accepted.
    server.on('error', () => undefined);
    const bound = server.address();
    return {
        port: typeof bound === 'object' ? (bound?.port ?? 0) : 0,
        close: () => new Promise((resolve) => {
            server.close(() => resolve());
            for (const socket of open)
                socket.destroy();
        }),
    };
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./domain/text/host-name.js
var host_name = __webpack_require__(27043);
// EXTERNAL MODULE: ./sandbox/network/dial.js + 1 modules
var network_dial = __webpack_require__(99396);
;// CONCATENATED MODULE: ./sandbox/network/client-hello.js
const RECORD_HEADER = 5;
const HANDSHAKE_HEADER = 4;
/** The longest part of a handshake that a record may hold, see RFC 8446, 5.1. */
const MAX_RECORD = 16_384;
const MAX_HELLO = 16_384;
const MAX_RECORDS = 16;
/** Bytes after which a hello is complete or invalid, however small its records are. */
const MAX_HELLO_BYTES = 32_768;
const HANDSHAKE = 22;
const CLIENT_HELLO = 1;
const SERVER_NAME = 0;
const HOST_NAME = 0;
class InvalidHello extends Error {
}
/** Reads the first bytes of a TLS client, see RFC 8446, 4.1.2, and RFC 6066, 3. Never throws. */
function readClientHello(bytes) {
    try {
        const hello = readHandshake(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
        if (hello !== undefined)
            return { kind: 'hello', name: readServerName(hello) };
        return { kind: bytes.length < MAX_HELLO_BYTES ? 'incomplete' : 'invalid' };
    }
    catch {
        return { kind: 'invalid' };
    }
}
/** Joins the first handshake message from its records; undefined while bytes of it are missing. */
function readHandshake(bytes) {
    const parts = [];
    for (let at = 0; at < bytes.length;) {
        requireThat(bytes[at] === HANDSHAKE && (bytes[at + 1] ?? 3) === 3);
        if (bytes.length < at + RECORD_HEADER)
            return undefined;
        const length = bytes.readUInt16BE(at + 3);
        requireThat(length > 0 && length <= MAX_RECORD);
        parts.push(bytes.subarray(at + RECORD_HEADER, at + RECORD_HEADER + length));
        requireThat(parts.length <= MAX_RECORDS);
        at += RECORD_HEADER + length;
        const message = findMessage(Buffer.concat(parts));
        if (message !== undefined)
            return message;
    }
    return undefined;
}
function findMessage(bytes) {
    if (bytes.length > 0)
        requireThat(bytes[0] === CLIENT_HELLO);
    if (bytes.length < HANDSHAKE_HEADER)
        return undefined;
    const length = bytes.readUIntBE(1, 3);
    requireThat(length <= MAX_HELLO);
    return bytes.length < HANDSHAKE_HEADER + length
        ? undefined
        : bytes.subarray(HANDSHAKE_HEADER, HANDSHAKE_HEADER + length);
}
function readServerName(hello) {
    const fields = openReader(hello);
    fields.take(2 + 32);
    fields.takeVector(1);
    fields.takeVector(2);
    fields.takeVector(1);
    if (fields.isAtEnd())
        return undefined;
    const extensions = openReader(fields.takeVector(2));
    requireThat(fields.isAtEnd());
    const names = [];
    while (!extensions.isAtEnd()) {
        const type = extensions.takeNumber(2);
        const content = extensions.takeVector(2);
        if (type === SERVER_NAME)
            names.push(readHostName(content));
    }
    requireThat(names.length <= 1);
    return names[0];
}
function readHostName(content) {
    const extension = openReader(content);
    const list = openReader(extension.takeVector(2));
    requireThat(list.takeNumber(1) === HOST_NAME);
    const name = list.takeVector(2).toString('latin1');
    requireThat(extension.isAtEnd() && list.isAtEnd());
    return name;
}
function openReader(bytes) {
    let at = 0;
    const take = (length) => {
        requireThat(at + length <= bytes.length);
        at += length;
        return bytes.subarray(at - length, at);
    };
    const takeNumber = (size) => take(size).readUIntBE(0, size);
    return { take, takeNumber, takeVector: (size) => take(takeNumber(size)), isAtEnd: () => at === bytes.length };
}
function requireThat(holds) {
    if (!holds)
        throw new InvalidHello();
}

;// CONCATENATED MODULE: ./sandbox/network/tunnel.js

/** Creates the tunnel of a client that has asked for a host. */
function createTunnel(client, { helloMs, idleMs }) {
    let upstream;
    const end = () => {
        client.destroy();
        upstream?.destroy();
    };
    const guard = (socket) => {
        socket.setTimeout(idleMs, end);
        socket.once('error', end);
        // What is on its way to the other side still arrives.
        socket.once('close', () => (socket === client ? upstream : client)?.destroySoon());
    };
    guard(client);
    return {
        // Many programs show the first line alone, so that it has the whole text.
        answer(status, text) {
            const head = [`HTTP/1.1 ${status} ${text}`, 'Content-Type: text/plain', 'Connection: close'];
            client.end(`${head.join('\r\n')}\r\n\r\n${text}\n`, () => client.destroySoon());
        },
        join(socket) {
            upstream = socket;
            guard(upstream);
            if (client.destroyed)
                throw new Error('the client has left');
            client.write('HTTP/1.1 200 Connection established\r\n\r\n');
        },
        async readHello(head) {
            const timer = setTimeout(end, helloMs);
            try {
                return await readFirst(client, head);
            }
            finally {
                clearTimeout(timer);
            }
        },
        pass(bytes, count) {
            if (upstream === undefined)
                return;
            count('sent', bytes.length);
            upstream.write(bytes);
            client.on('data', (chunk) => count('sent', chunk.length));
            upstream.on('data', (chunk) => count('received', chunk.length));
            client.pipe(upstream);
            upstream.pipe(client);
        },
        end,
    };
}
async function readFirst(client, head) {
    for (let bytes = head;;) {
        const reading = readClientHello(bytes);
        if (reading.kind === 'hello')
            return { bytes, name: reading.name?.toLowerCase() };
        const more = reading.kind === 'invalid' ? undefined : await readMore(client);
        if (more === undefined)
            return { bytes, name: undefined };
        bytes = Buffer.concat([bytes, more]);
    }
}
/** Resolves to the next bytes of a connection; undefined at its end. */
function readMore(client) {
    return new Promise((resolve) => {
        const settle = (chunk) => {
            client.pause();
            client.removeListener('data', settle).removeListener('end', onEnd).removeListener('close', onEnd);
            resolve(chunk);
        };
        const onEnd = () => settle(undefined);
        if (client.destroyed || client.readableEnded)
            return onEnd();
        client.once('data', settle).once('end', onEnd).once('close', onEnd);
        client.resume();
    });
}

;// CONCATENATED MODULE: ./sandbox/network/connect-proxy.js




const PORT = 443;
const USUAL_LIMITS = { connections: 128, helloMs: 30_000, idleMs: 600_000 };
const MAX_HEADER_BYTES = 8192;
/**
 * Creates an HTTP proxy, not listening yet, by which programs without a network reach the named hosts, and nothing else:
 * only CONNECT, to port 443 of a name whose addresses are of the internet, and only for TLS to that name.
 */
function createConnectProxy({ limits: given, ...options }) {
    const limits = { ...USUAL_LIMITS, ...given };
    const { log } = options;
    const server = (0,external_node_http_.createServer)({
        maxHeaderSize: MAX_HEADER_BYTES,
        headersTimeout: limits.helloMs,
        requestTimeout: limits.helloMs,
    });
    server.maxConnections = limits.connections;
    server.on('request', (request, response) => {
        const url = URL.canParse(request.url ?? '') ? new URL(request.url ?? '') : undefined;
        const host = url?.hostname ?? '';
        log.deny({ host, port: Number(url?.port || 80), reason: 'plain_http' });
        const text = 'Groundhog refused a request without TLS: only https (CONNECT to port 443) is possible';
        response.writeHead(403, { 'content-type': 'text/plain', connection: 'close' }).end(`${text}\n`);
    });
    server.on('connect', ({ url = '', socket }, _stream, head) => {
        const tunnel = createTunnel(socket, limits);
        void serveTunnel(tunnel, { ...options, url, head }).catch(() => tunnel.end());
    });
    server.on('clientError', (_error, socket) => socket.destroy());
    return server;
}
async function serveTunnel(tunnel, { url, head, hosts, dial, log }) {
    const { host, port } = parseTarget(url);
    const deny = (reason) => log.deny({ host, port, reason });
    const refuse = (reason) => {
        deny(reason);
        tunnel.answer(403, describeRefusal(reason, host, port));
    };
    const reason = findReason(host, port, hosts);
    if (reason !== undefined)
        return refuse(reason);
    try {
        tunnel.join(await dial(host, port));
    }
    catch (thrown) {
        if (thrown instanceof network_dial/* PrivateHostError */.Qn)
            return refuse('private_address');
        return tunnel.answer(502, `Groundhog did not reach host ${host}: ${toReason(thrown)}`);
    }
    const { bytes, name } = await tunnel.readHello(head);
    if (name !== host) {
        if (bytes.length > 0)
            deny('server_name');
        return tunnel.end();
    }
    tunnel.pass(bytes, (direction, count) => log.addBytes(host, direction, count));
}
function parseTarget(text) {
    const found = /^(.*):(\d{1,5})$/.exec(text);
    return { host: (0,host_name/* toHostName */.fN)(found?.[1] ?? text), port: Number(found?.[2] ?? 0) };
}
function findReason(host, port, hosts) {
    if ((0,host_name/* isAddressText */.Uv)(host))
        return 'address';
    if (!(0,host_name/* isHostName */.uy)(host))
        return 'malformed';
    if (port !== PORT)
        return 'port';
    return (0,host_name/* isAllowedHost */.Xj)(host, hosts) ? undefined : 'not_allowed';
}
function describeRefusal(reason, host, port) {
    switch (reason) {
        case 'not_allowed':
            return `Groundhog refused host ${host}: ask for it under \`network\``;
        case 'port':
            return `Groundhog refused port ${port} of host ${host}: only 443 is possible`;
        case 'private_address':
            return `Groundhog refused host ${host}: it has no address on the internet`;
        default:
            return 'Groundhog refused the connection: name a host and port 443';
    }
}
/** Returns the code of an error, whose text may name an address. */
function toReason(thrown) {
    if (typeof thrown === 'object' && thrown !== null && 'code' in thrown)
        return String(thrown.code);
    return thrown instanceof Error ? thrown.message : 'no connection';
}

;// CONCATENATED MODULE: ./sandbox/network/network-log.js
const MAX_HOSTS = 100;
const MAX_DENIALS = 50;
const MAX_NAME = 100;
/** Opens an empty log. Hosts after the first 100, and refusals after the first 50 different ones, are not listed. */
function openNetworkLog() {
    const hosts = new Map();
    const denied = new Map();
    return {
        addBytes(host, direction, bytes) {
            const entry = hosts.get(host) ?? { host, sent: 0, received: 0 };
            if (hosts.has(host) || hosts.size < MAX_HOSTS)
                hosts.set(host, { ...entry, [direction]: entry[direction] + bytes });
        },
        deny({ host, port, reason }) {
            const entry = { host: toPlainName(host), port, reason };
            const key = JSON.stringify(entry);
            const count = denied.get(key)?.count ?? 0;
            if (count > 0 || denied.size < MAX_DENIALS)
                denied.set(key, { ...entry, count: count + 1 });
        },
        read: () => ({ hosts: [...hosts.values()], denied: [...denied.values()] }),
    };
}
/** Returns a name as it can be shown: it comes from a program that is not trusted. */
function toPlainName(host) {
    return host.slice(0, MAX_NAME).replaceAll(/[^\w.:*[\]-]/g, '?');
}

;// CONCATENATED MODULE: ./sandbox/bubblewrap/sandbox-network.js






/** The first port inside; a sandbox has all of its ports for itself. */
const FIRST_PORT = 3128;
/** The variables by which tools find a proxy; Node takes them from version 24 on when it is asked to. */
const PROXY_NAMES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY', 'npm_config_https_proxy'];
/** Opens the network of a sandbox. A proxy serves each zone with hosts, from its first program on until the run ends. */
function openSandboxNetwork({ networks, dial, folder }) {
    const log = openRenewedLog();
    let lastPort = FIRST_PORT - 1;
    const open = new Map();
    const proxies = new Map();
    const forwardBySocket = async (server) => {
        await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
        lastPort += 1;
        const port = lastPort;
        const socketPath = (0,external_node_path_.join)(folder, String(port));
        (0,remove_folder/* removeFolder */.v$)(socketPath);
        // Where it is shown, nobody but the programs of the sandbox can reach it.
        const { close } = await listen(server, { path: socketPath, writableAll: true });
        open.set(port, socketPath);
        const end = async () => {
            open.delete(port);
            await close();
        };
        return { port, close: end };
    };
    const serveProxy = async (hosts) => {
        const server = createConnectProxy({ hosts, dial, log });
        server.unref();
        return (await forwardBySocket(server)).port;
    };
    return {
        // An agent with the network of the machine reaches its loopback as well.
        forward: (server) => networks.agent === 'open' ? listen(server, { host: '127.0.0.1', port: 0 }) : forwardBySocket(server),
        async enter(zone) {
            const access = networks[zone];
            const isProxied = access !== 'open' && access.length > 0;
            if (isProxied && !proxies.has(zone))
                proxies.set(zone, serveProxy(access));
            const port = await proxies.get(zone);
            const others = [...proxies].filter(([name]) => name !== zone);
            const hidden = await Promise.all(others.map(([, proxy]) => proxy));
            return {
                isOpen: access === 'open',
                forwards: access === 'open' ? [] : [...open].filter(([at]) => !hidden.includes(at)).map(toForward),
                env: port === undefined ? {} : toProxyEnv(port),
            };
        },
        takeUse: log.take,
        countBytes: log.addBytes,
    };
}
function toForward([port, socketPath]) {
    return { port, socketPath };
}
/** Opens a log that starts empty whenever its content is taken. */
function openRenewedLog() {
    let log = openNetworkLog();
    return {
        addBytes: (host, direction, bytes) => log.addBytes(host, direction, bytes),
        deny: (denial) => log.deny(denial),
        read: () => log.read(),
        take() {
            const use = log.read();
            log = openNetworkLog();
            return use;
        },
    };
}
function toProxyEnv(port) {
    const address = `http://127.0.0.1:${port}`;
    const local = 'localhost,127.0.0.1,::1';
    const names = Object.fromEntries(PROXY_NAMES.map((name) => [name, address]));
    return { ...names, no_proxy: local, NO_PROXY: local, NODE_USE_ENV_PROXY: '1' };
}

// EXTERNAL MODULE: ./sandbox/network/upstream-proxy.js
var upstream_proxy = __webpack_require__(71361);
;// CONCATENATED MODULE: ./sandbox/no-sandbox.js




/**
 * Creates a sandbox that runs programs without isolation. Each run has its own mark in its environment, and all
 * processes with it are killed afterwards; one that has dropped it lives until `stopAll`, which checks working folders.
 */
function createNoSandbox(options) {
    let runs = 0;
    return {
        isolation: 'none',
        async run(spec) {
            runs += 1;
            const mark = `${options.mark}.${runs}`;
            const result = await (0,run_command/* runCommand */.d1)({ ...spec, env: { ...spec.env, [process_mark/* PROCESS_MARK */.Mm]: mark } });
            await (0,kill_marked/* killMarked */.f)({ mark });
            return result;
        },
        stopAll: () => (0,kill_marked/* killMarked */.f)(options),
        takeNetworkUse: () => ({ hosts: [], denied: [] }),
        countBytes: () => undefined,
        forward: (server) => listen(server, { host: '127.0.0.1', port: 0 }),
    };
}

// EXTERNAL MODULE: ./entry/compose/find-tool-homes.js
var find_tool_homes = __webpack_require__(40069);
// EXTERNAL MODULE: ./entry/compose/host-guard.js + 1 modules
var host_guard = __webpack_require__(35690);
;// CONCATENATED MODULE: ./entry/compose/open-isolation.js
















const APP_ARMOR_SETTING = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
/** Finds out whether programs can be isolated here. Throws ConfigurationError where they must be, and cannot. */
async function openIsolation(options) {
    const { env, folders } = options;
    const { choice, networks } = options.settings;
    const user = readUser();
    const trials = choice === 'none' || user === undefined ? undefined : await findOrInstall(user, options);
    const found = trials?.find((trial) => trial.found !== undefined)?.found;
    const decision = decideIsolation({
        choice,
        isJob: options.isJob || isTruthy(env.CI),
        isLinux: process.platform === 'linux',
        isInstalled: trials !== undefined && trials.length > 0,
        works: found !== undefined,
        problems: trials?.map(({ problem }) => problem) ?? [],
        restrictsNamespaces: (await (0,promises_.readFile)(APP_ARMOR_SETTING, 'latin1').catch(() => '')).trim() === '1',
    });
    if (decision.kind === 'refused')
        throw new errors/* ConfigurationError */.j1('isolation_missing', { reason: decision.reason, remedy: decision.remedy });
    if (decision.kind === 'none' || found === undefined) {
        if (decision.kind === 'none' && decision.warning !== undefined)
            options.warn(decision.warning);
        return { detail: undefined, bubblewrap: undefined, agentGit: undefined, open: openUnisolated };
    }
    const agentGit = { folder: (0,external_node_path_.join)(folders.runDir, 'visible-objects'), standIn: (0,external_node_path_.join)(folders.runDir, 'stand-in.git') };
    const system = await completeSystem(found, { env, folders, objects: agentGit.folder, settings: options.settings });
    const { bubblewrap } = found;
    return {
        detail: `${(0,launch_args/* nameLauncher */.E)(bubblewrap)}, ${describeNetworks(options.settings)}`,
        ...{ bubblewrap, agentGit },
        open: (sandbox) => openIsolated({
            ...{ bubblewrap, system, networks, standIn: agentGit.standIn, clock: options.clock },
            socketParent: folders.deskParent,
            dial: (0,network_dial/* createDial */.BX)({ findProxy: (0,upstream_proxy/* readUpstreamProxy */.g)(env) }),
        }, sandbox),
    };
}
/** Describes for people what programs reach, of each zone what is not so by itself. */
function describeNetworks({ networks: { setup, agent, criteria }, agentHosts }) {
    const describe = (zone, access) => access === undefined || access.length === 0 ? [] : [`${zone} ${access === 'open' ? access : access.join(' ')}`];
    const hosts = agent === 'open' ? agent : [...new Set([...agent, ...agentHosts])];
    const more = [...describe('agent', hosts), ...describe('setup', setup), ...describe('criteria', criteria)];
    return `network: ${more.length === 0 ? 'model only' : ['model', ...more].join(', ')}`;
}
function readUser() {
    const [userId, groupId] = [process.getuid?.(), process.getgid?.()];
    return process.platform !== 'linux' || userId === undefined || groupId === undefined
        ? undefined
        : { userId, groupId };
}
function isTruthy(value) {
    return value !== undefined && value !== '' && value !== 'false' && value !== '0';
}
/** Installs bubblewrap where it is missing in a job, whose machine is there for that; never on a machine of a person. */
async function findOrInstall(user, { isJob, warn }) {
    const trials = await findBubblewrap(user);
    if (!isJob || trials.some(({ means }) => means !== 'unshare'))
        return trials;
    const problem = await installBubblewrap(user.userId);
    if (problem !== undefined)
        warn(`bubblewrap could not be installed: ${problem}`);
    return findBubblewrap(user);
}
async function completeSystem({ bubblewrap, system }, { env, folders, objects, settings: { visiblePaths, agentFiles } }) {
    const mounts = await listSystemMounts({
        home: env.HOME !== undefined && (0,external_node_path_.isAbsolute)(env.HOME) ? env.HOME : undefined,
        toolFolders: [
            ...(env.PATH ?? '').split(':').filter(external_node_path_.isAbsolute),
            ...listToolCaches(env),
            ...Object.values((0,find_tool_homes/* findToolHomes */.S)(env)),
        ],
        ownFolders: [(0,external_node_path_.dirname)(await (0,promises_.realpath)(process.execPath)), process.execPath, host_guard/* BUNDLE_FOLDER */.oA, folders.binDir],
        visiblePaths: [...visiblePaths, ...agentFiles.filter(isFile)],
        folder: (0,external_node_path_.join)(folders.runDir, 'sandbox'),
        userId: bubblewrap.userId,
        groupId: bubblewrap.groupId,
    });
    return { ...system, mounts: [...mounts, { kind: 'read', source: objects, path: objects }] };
}
function isFile(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
/** Lists the folders in which runners keep versions of tools. */
function listToolCaches({ RUNNER_TOOL_CACHE, AGENT_TOOLSDIRECTORY }) {
    return [RUNNER_TOOL_CACHE, AGENT_TOOLSDIRECTORY].filter((path) => path !== undefined).filter(external_node_path_.isAbsolute);
}
/** Shows another git directory in the place of that of a user's checkout, which may be a file that names it. */
function coverRepository(root, standIn) {
    const path = (0,external_node_path_.join)(root, '.git');
    if ((0,external_node_fs_.statSync)(path).isDirectory())
        return [{ kind: 'write', source: standIn, path }];
    const link = `${standIn}-link`;
    (0,external_node_fs_.writeFileSync)(link, `gitdir: ${standIn}\n`);
    return [
        { kind: 'write', source: standIn, path: standIn },
        { kind: 'read', source: link, path },
    ];
}
function openIsolated({ bubblewrap, system, standIn, networks, dial, clock, socketParent }, { processMark, isInPlace }) {
    let agents = 0;
    return (folder, zone) => {
        if (zone.kind === 'agent')
            agents += 1;
        // The sockets of a sandbox are its own: those of another agent lead to other hosts.
        const name = zone.kind === 'verification' ? `verification-${zone.number}` : `agent-${agents}`;
        const hosts = zone.kind === 'agent' && networks.agent !== 'open' ? [...networks.agent, ...zone.hosts] : networks.agent;
        return createBubblewrapSandbox({
            ...{ bubblewrap, system, folder, clock },
            inside: { node: process.execPath, file: (0,external_node_path_.join)(host_guard/* BUNDLE_FOLDER */.oA, 'box.js') },
            mounts: isInPlace && zone.kind === 'agent' ? coverRepository(folder, standIn) : [],
            network: openSandboxNetwork({
                networks: { ...networks, agent: hosts, setup: networks.setup ?? zone.registries },
                ...{ dial, folder: (0,external_node_path_.join)(socketParent, name) },
            }),
            zone: zone.kind === 'verification' ? 'criteria' : 'agent',
            mark: zone.kind === 'verification' ? `${processMark}.${name}` : processMark,
        });
    };
}
function openUnisolated({ processMark, isInPlace }) {
    return (workspacePath, zone) => {
        if (zone.kind === 'verification')
            return createNoSandbox({ mark: `${processMark}.verification-${zone.number}`, workspacePath });
        // In the user's checkout a process without our mark may be the user's own.
        return createNoSandbox({ mark: processMark, ...(isInPlace ? {} : { workspacePath }) });
    };
}


/***/ }),

/***/ 24774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gx: () => (/* binding */ LATE_REASON),
  cP: () => (/* binding */ PROCESS_WIDE_MARK),
  an: () => (/* binding */ withCancellation)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./exec/kill-processes.js
var kill_processes = __webpack_require__(91726);
// EXTERNAL MODULE: ./exec/proc.js
var proc = __webpack_require__(26834);
// EXTERNAL MODULE: ./exec/process-mark.js
var process_mark = __webpack_require__(7551);
// EXTERNAL MODULE: ./exec/signal-group.js
var signal_group = __webpack_require__(45972);
;// CONCATENATED MODULE: ./exec/kill-descendants-sync.js




const MAX_ROUNDS = 20;
/**
 * Kills all that this process has started, without waiting for anything: for an end that cannot wait. Finds its
 * descendants and what carries a mark that begins with the given one; where there is no `/proc`, the groups that run.
 */
function killDescendantsSync(mark) {
    (0,signal_group/* killTrackedGroups */.FM)();
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const targets = findTargets(mark);
        if (targets.length === 0)
            return;
        for (const pid of targets)
            (0,kill_processes/* signalProcess */.a)(pid, 'SIGKILL');
    }
}
function findTargets(mark) {
    const parents = new Map((0,proc/* listProcessIdsSync */.DU)().map((pid) => [pid, findParent(pid)]));
    return [...parents.keys()].filter((pid) => pid !== process.pid && parents.get(pid) !== undefined && (isBelowUs(pid, parents) || hasMark(pid, mark)));
}
/** The parent of a process; undefined for one that is gone or has ended. */
function findParent(pid) {
    const stat = (0,proc/* findProcessStatSync */.Iw)(pid);
    return stat?.hasEnded === false ? stat.parent : undefined;
}
function isBelowUs(pid, parents) {
    const visited = new Set();
    for (let at = parents.get(pid); at !== undefined && at > 0 && !visited.has(at); at = parents.get(at)) {
        if (at === process.pid)
            return true;
        visited.add(at);
    }
    return false;
}
function hasMark(pid, mark) {
    return (0,proc/* readProcessEnvSync */.iT)(pid).some((entry) => entry.startsWith(`${process_mark/* PROCESS_MARK */.Mm}=${mark}`));
}

// EXTERNAL MODULE: ./entry/compose/abandoned-work.js
var abandoned_work = __webpack_require__(22796);
// EXTERNAL MODULE: ./entry/compose/run-folders.js
var run_folders = __webpack_require__(61649);
;// CONCATENATED MODULE: ./entry/compose/signals.js




const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
// The runner signals again after 7.5 s and kills 2.5 s later; the ending must be reported before that.
const LATE_MS = 5000;
/** The mark of all programs that this process starts; each sandbox appends an id of its own. */
const PROCESS_WIDE_MARK = (0,external_node_crypto_.randomUUID)();
/** The reason of a run that did not end in time after it was cancelled. */
const LATE_REASON = 'The run was cancelled, and could not record it in time. The next run resumes from the last record.';
/**
 * Runs `use` with a signal that SIGINT, SIGTERM or SIGHUP aborts; a second one exits at once. Work that has not ended 5 s
 * after the first is abandoned, its programs are killed, and the result is that of `toLateResult`.
 */
async function withCancellation(use, toLateResult) {
    const controller = new AbortController();
    let timer;
    let resolveLate = () => undefined;
    const late = new Promise((resolve) => {
        resolveLate = resolve;
    });
    const onSignal = (name) => {
        if (controller.signal.aborted) {
            abandon();
            process.exit(name === 'SIGINT' ? 130 : 143);
        }
        timer = setTimeout(() => {
            abandon();
            resolveLate(toLateResult());
        }, LATE_MS);
        controller.abort();
    };
    for (const name of SIGNALS)
        process.on(name, onSignal);
    try {
        return await Promise.race([use(controller.signal), late]);
    }
    finally {
        clearTimeout(timer);
        for (const name of SIGNALS)
            process.off(name, onSignal);
    }
}
function abandon() {
    (0,abandoned_work/* noteAbandonedWork */.s)();
    killDescendantsSync(PROCESS_WIDE_MARK);
    (0,run_folders/* removeAllRunFolders */.U)();
}


/***/ }),

/***/ 97813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ openIsolationTest),
  F: () => (/* binding */ testIsolation)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/decisions/judge-self-test.js
var judge_self_test = __webpack_require__(14858);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./exec/child-env.js
var child_env = __webpack_require__(25108);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(40669);
// EXTERNAL MODULE: ./domain/text/json-object.js
var json_object = __webpack_require__(11395);
// EXTERNAL MODULE: ./exec/proc.js
var proc = __webpack_require__(26834);
// EXTERNAL MODULE: ./exec/run-command.js
var run_command = __webpack_require__(79629);
;// CONCATENATED MODULE: ./sandbox/self-test/own-servers.js

/** Opens servers that close each connection at once. */
function openServers() {
    const servers = [];
    return {
        async listen(options) {
            const server = (0,external_node_net_.createServer)((socket) => socket.on('error', () => undefined).destroy());
            const isOpen = await new Promise((resolve) => {
                server.once('error', () => resolve(false)).listen(options, () => resolve(true));
            });
            if (!isOpen)
                return undefined;
            servers.push(server);
            const address = server.address();
            return typeof address === 'object' && address !== null ? address.port : 0;
        },
        async close() {
            await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
        },
    };
}

// EXTERNAL MODULE: ./domain/succeeds.js
var succeeds = __webpack_require__(67856);
// EXTERNAL MODULE: ./exec/sha256.js
var sha256 = __webpack_require__(11325);
;// CONCATENATED MODULE: ./sandbox/self-test/probe-answer.js
/** Creates the answer of a probe that succeeded. */
function probe_answer_reached(detail) {
    return { outcome: 'reached', detail };
}
/** Creates the answer of a probe that failed. */
function probe_answer_blocked(detail) {
    return { outcome: 'blocked', detail };
}
/** The answer of a probe that had nothing to try. */
const absent = { outcome: 'absent', detail: '' };
/** Tries a probe on one thing after the other until one is reached. */
function probe_answer_firstReached(things, probe) {
    let last = absent;
    for (const thing of things) {
        last = probe(thing);
        if (last.outcome === 'reached')
            return last;
    }
    return last;
}

;// CONCATENATED MODULE: ./sandbox/self-test/file-probes.js





const SYSTEM_FOLDERS = (/* unused pure expression or super */ null && (['/', '/etc', '/usr', '/usr/bin', '/usr/local/bin', '/proc']));
const KERNEL_SETTINGS = [
    ...['/proc/sys/kernel/core_pattern', '/proc/sys/kernel/modprobe', '/proc/sys/vm/swappiness'],
    ...['/proc/sys/vm/drop_caches', '/proc/sysrq-trigger', '/sys/kernel/uevent_helper'],
];
const KERNEL_MEMORY = (/* unused pure expression or super */ null && (['/proc/kcore', '/proc/kmsg', '/proc/kpagecount', '/dev/mem', '/dev/kmsg']));
/** Tries to read and write files outside of a program's folder. Writes nothing: opening decides. */
function tryFiles({ targets }) {
    const { files, writable } = targets;
    return {
        home_file: tryReads(files.home_file, targets),
        temporary_file: tryReads(files.temporary_file, targets),
        shared_file: tryReads(files.shared_file, targets),
        control_config: tryReads(files.control_config, targets),
        repository_config: tryReads(files.repository_config, targets),
        command_file: firstReached(writable.command_file, tryWrite),
        own_program: firstReached(writable.own_program, tryWrite),
        system_folder: firstReached(SYSTEM_FOLDERS, tryFolder),
        kernel_setting: firstReached(KERNEL_SETTINGS, (path) => tryOpen(path, constants.O_WRONLY)),
        kernel_memory: firstReached(KERNEL_MEMORY, (path) => tryOpen(path, constants.O_RDONLY)),
    };
}
/** Tries what a program needs of its folder and of the folder for temporary files. */
function tryOwnFiles({ folder, token }) {
    const name = `.groundhog-self-test-${token}`;
    return { workspace: tryCreate(join(folder, name)), temporary_files: tryCreate(join('/tmp', name)) };
}
/** By its path, and by the roots that processes have. */
function tryReads(files, { salt }) {
    const roots = files.length === 0 ? [] : ['', ...listProcessIdsSync().map((pid) => `/proc/${pid}/root`)];
    return firstReached(files, ({ path, digest }) => {
        const isRead = roots.some((root) => {
            const content = findText(`${root}${path}`);
            return content !== undefined && toDigest(salt, content) === digest;
        });
        return isRead ? reached(path) : blocked(path);
    });
}
/** Digests a text so that it can be recognised and not learned. */
function toDigest(salt, text) {
    return (0,sha256/* sha256Hex */.f)(`${salt}\n${text}`);
}
/** Reads a file as bytes, one character each; undefined when it cannot be read. */
function findText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'latin1');
    }
    catch {
        return undefined;
    }
}
function tryWrite({ path, device, inode }) {
    return tryOpen(path, constants.O_RDWR, ({ dev, ino }) => dev === device && ino === inode);
}
/** A device may be opened in its place, such as that of /dev/null: `isIt` tells, or that it is a file. */
function tryOpen(path, flags, isIt = (found) => found.isFile() || path.startsWith('/dev/')) {
    try {
        const file = openSync(path, flags | constants.O_NONBLOCK);
        try {
            return isIt(fstatSync(file)) ? reached(path) : blocked(path);
        }
        finally {
            closeSync(file);
        }
    }
    catch (error) {
        return blocked(String(error));
    }
}
function tryFolder(path) {
    try {
        accessSync(path, constants.W_OK);
        return reached(path);
    }
    catch (error) {
        return blocked(String(error));
    }
}
function tryCreate(path) {
    try {
        writeFileSync(path, '', { flag: 'wx' });
        rmSync(path);
        return reached('');
    }
    catch (error) {
        return blocked(String(error));
    }
}

;// CONCATENATED MODULE: ./sandbox/self-test/targets.js








/** Names that shells, sudo(8) and every program have; their values tell nothing about control. */
const COMMON_NAMES = /^(?:PATH|HOME|LANG|LC_\w+|TERM|TZ|TMPDIR|CI|PWD|OLDPWD|SHLVL|_|USER|LOGNAME|MAIL|SHELL|SUDO_\w+|GROUNDHOG_PROCESS_MARK)=/;
/** Puts files and servers where no program in a sandbox may reach them. */
async function createTargets(forbidden) {
    const salt = (0,external_node_crypto_.randomBytes)(16).toString('hex');
    const made = [];
    const isForbidden = (path) => !isBelowAny(path, forbidden.visible);
    const place = async (folder) => {
        if (folder === undefined || folder === '/' || isBelowAny(folder, [...forbidden.visible, ...forbidden.worked]))
            return [];
        const path = (0,external_node_path_.join)(folder, `.groundhog-self-test-${salt}`);
        const created = await createKnownFile(path, salt);
        made.push(...created.map((file) => file.path));
        return created;
    };
    const socketFolder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(forbidden.socketParent, 'self-test-'));
    made.push(socketFolder);
    const { served, close } = await serve((0,external_node_path_.join)(socketFolder, 'socket'), `\0groundhog-self-test-${salt}`);
    const remove = async () => {
        await close();
        for (const path of made)
            (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    };
    const known = (paths) => paths.filter(isForbidden).flatMap((path) => findKnownFile(path, salt));
    const files = {
        home_file: await place(forbidden.home),
        temporary_file: await place(forbidden.temporaryFolder),
        shared_file: forbidden.temporaryFolder === '/tmp' ? [] : await place('/tmp'),
        control_config: known(forbidden.controlConfigs),
        repository_config: known(forbidden.repositoryConfigs),
    };
    const writable = {
        command_file: forbidden.commandFiles.flatMap(findIdentity),
        own_program: forbidden.ownProgram.flatMap(findIdentity),
    };
    const asked = { serviceSockets: forbidden.serviceSockets.filter(isForbidden), nameServers: await listNameServers() };
    const environment = listSecretEntries(forbidden).map((entry) => toDigest(salt, entry));
    return { targets: { salt, control: describeControl(), environment, files, writable, ...served, ...asked }, remove };
}
function isBelowAny(path, folders) {
    return folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}
async function serve(attemptSocket, abstractSocket) {
    const { listen, close } = openServers();
    await listen({ path: attemptSocket });
    await listen({ path: abstractSocket });
    const loopback = [];
    for (const host of ['127.0.0.1', '::1']) {
        const port = await listen({ host, port: 0 });
        if (port !== undefined)
            loopback.push({ host, port });
    }
    return { served: { attemptSocket, abstractSocket, loopback }, close };
}
/** Writes a file that only its owner may read; none where nobody may write. */
async function createKnownFile(path, salt) {
    const content = (0,external_node_crypto_.randomBytes)(16).toString('hex');
    const isWritten = await (0,succeeds/* succeeds */.k)((0,promises_.writeFile)(path, content, { mode: 0o600, flag: 'wx' }));
    return isWritten ? [{ path, digest: toDigest(salt, content) }] : [];
}
function findKnownFile(path, salt) {
    const content = findText(path);
    return content === undefined ? [] : [{ path, digest: toDigest(salt, content) }];
}
function findIdentity(path) {
    const found = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return found === undefined ? [] : [{ path, device: found.dev, inode: found.ino }];
}
function describeControl() {
    const namespaces = Object.fromEntries(['pid', 'mnt', 'ipc', 'uts', 'net'].map((name) => [name, (0,external_node_fs_.readlinkSync)(`/proc/self/ns/${name}`)]));
    return { pid: process.pid, startTicks: (0,proc/* findProcessStatSync */.Iw)(process.pid)?.startTicks ?? -1, namespaces };
}
function listSecretEntries({ given }) {
    const known = new Set(Object.entries(given).map(([name, value]) => `${name}=${value}`));
    return (0,proc/* readProcessEnvSync */.iT)(process.pid).filter((entry) => !COMMON_NAMES.test(entry) && !known.has(entry));
}
async function listNameServers() {
    const text = await (0,promises_.readFile)('/etc/resolv.conf', 'utf8').catch(() => '');
    return [...text.matchAll(/^nameserver\s+([\d.]+|[\da-f:]+)\s*$/gim)].map(([, address = '']) => address);
}

;// CONCATENATED MODULE: ./sandbox/self-test/self-test.js













const LIMIT_MS = 60_000;
/** Time for the kernel to end the last process of a sandbox. */
const SURVIVOR_ROUNDS = 100;
const SURVIVOR_PAUSE_MS = 20;
const replySchema = schemas/* object */.Ikc({
    token: schemas/* string */.YjP(),
    answers: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(judge_self_test/* probes */.Kn), schemas/* object */.Ikc({ outcome: schemas/* enum */.k5n(['reached', 'blocked', 'absent']), detail: schemas/* string */.YjP().max(4096) })),
});
// Why: docs/decisions/0100-self-test-by-attack.md
/**
 * Attacks the machine from every sandbox and, for comparison, without one. Throws ConfigurationError `isolation_broken`
 * when the probes themselves do not run.
 */
async function runSelfTest(options) {
    const { targets, remove } = await createTargets(options.forbidden);
    try {
        const [outside, ...alone] = await Promise.all([
            probeOutside(options, targets),
            ...options.zones.map((zone) => probeZone(zone, options, targets)),
        ]);
        const tools = [];
        // After all others: the end of the sandbox of tools ends whatever else its agent runs.
        for (const zone of options.zones.filter(({ hasVerbs }) => hasVerbs))
            tools.push(await probeTools(zone, options, targets));
        // What the probes asked for is no request of a program.
        for (const { sandbox } of options.zones)
            sandbox.takeNetworkUse();
        return { outside, zones: [...alone, ...tools] };
    }
    finally {
        await remove();
    }
}
/** Probes the one sandbox that all tools of the built-in agent share, and ends it. */
async function probeTools(zone, options, targets) {
    const { sandbox } = zone;
    const tools = { ...sandbox, run: (spec) => sandbox.run({ ...spec, isTool: true }) };
    try {
        return { ...(await probeZone({ ...zone, sandbox: tools }, options, targets)), zone: 'tools' };
    }
    finally {
        await sandbox.stopAll();
    }
}
async function probeOutside({ zones, program, env, triesSudo }, targets) {
    const [zone] = zones;
    const order = createOrder(targets, {
        ...{ folder: zone?.folder ?? '/', hasHistory: zone?.hasHistory ?? false, triesSudo },
        ...{ verbSocket: undefined, ownPort: undefined },
    });
    const spec = { ...toSpec(program, order), cwd: order.folder, env };
    const answers = readReply(await (0,run_command/* runCommand */.d1)(spec), order, 'without a sandbox');
    const survivors = listSurvivors(order);
    for (const pid of survivors)
        process.kill(pid, 'SIGKILL');
    return withSurvivor(answers, survivors);
}
async function probeZone(tested, options, targets) {
    const { zone, sandbox, folder, env, hasHistory, hasVerbs } = tested;
    const attemptFolder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(options.forbidden.socketParent, 'self-test-'));
    const verbSocket = hasVerbs ? (0,external_node_path_.join)(attemptFolder, 'verbs') : undefined;
    const { listen, close } = openServers();
    if (verbSocket !== undefined)
        await listen({ path: verbSocket });
    const token = (0,external_node_crypto_.randomUUID)();
    // As the server of its model.
    const model = hasVerbs ? await sandbox.forward((0,external_node_net_.createServer)((socket) => socket.end(token))) : undefined;
    try {
        const order = createOrder(targets, { folder, hasHistory, verbSocket, triesSudo: true, ownPort: model?.port }, token);
        const spec = { ...toSpec(options.program, order), cwd: folder, env, zone };
        const writable = hasVerbs ? { writable: [attemptFolder] } : {};
        const answers = readReply(await sandbox.run({ ...spec, ...writable }), order, `in the sandbox of the ${zone}`);
        const hasNetwork = options.openZones.includes(zone);
        return { zone, hasNetwork, answers: withSurvivor(answers, await awaitSurvivors(order)) };
    }
    finally {
        await model?.close();
        await close();
        await (0,promises_.rm)(attemptFolder, { recursive: true, force: true });
    }
}
function createOrder(targets, given, token = (0,external_node_crypto_.randomUUID)()) {
    // More than three years in seconds: no other process sleeps for just that time.
    return { ...given, token, targets, survivorSeconds: `1${(0,external_node_crypto_.randomInt)(1e8, 1e9)}` };
}
function toSpec({ node, script }, order) {
    return { file: node, args: [script], stdin: JSON.stringify(order), timeoutMs: LIMIT_MS, graceMs: 0 };
}
function readReply(result, { token }, where) {
    const reply = replySchema.safeParse((0,json_object/* tryParseJson */.Bl)(Buffer.from(result.stdout).toString('utf8')));
    if (result.exitCode !== 0 || !reply.success || reply.data.token !== token) {
        const said = result.failedToStart?.message ?? Buffer.from(result.stderr).toString('utf8').trim().slice(0, 2000);
        const problem = `The self-test did not run ${where}: it ended with ${result.exitCode ?? result.signal ?? 'no exit code'}. ${said}`;
        throw new errors/* ConfigurationError */.j1('isolation_broken', { problems: problem.trim() });
    }
    return reply.data.answers;
}
/** Finds processes outside and inside of all sandboxes: those inside are seen from here. */
function listSurvivors({ survivorSeconds }) {
    return (0,proc/* listProcessIdsSync */.DU)().filter((pid) => (0,proc/* readProcessArgumentsSync */.DT)(pid).includes(survivorSeconds));
}
async function awaitSurvivors(order) {
    let found = listSurvivors(order);
    for (let round = 0; round < SURVIVOR_ROUNDS && found.length > 0; round += 1) {
        await (0,external_node_timers_promises_.setTimeout)(SURVIVOR_PAUSE_MS);
        found = listSurvivors(order);
    }
    return found;
}
function withSurvivor(answers, [pid]) {
    return pid === undefined ? answers : { ...answers, survivor: { outcome: 'reached', detail: `process ${pid}` } };
}

// EXTERNAL MODULE: ./entry/compose/host-guard.js + 1 modules
var host_guard = __webpack_require__(35690);
;// CONCATENATED MODULE: ./entry/compose/test-isolation.js









/** Opens the test of a run's sandboxes. */
function openIsolationTest(machine) {
    return async (zones, controlConfigs) => {
        const { outside, zones: tested } = await testIsolation(machine, { zones, controlConfigs });
        const problems = (0,judge_self_test/* findSelfTestProblems */.Sq)(outside, tested);
        if (problems.length > 0)
            throw new errors/* ConfigurationError */.j1('isolation_broken', { problems: problems.join('\n') });
    };
}
/** Attacks a machine from its sandboxes. Throws ConfigurationError `isolation_broken` when nothing can be said. */
async function testIsolation({ env, isJob, socketParent, visiblePaths, openZones, repositoryConfigs }, { zones, controlConfigs }) {
    const forbidden = {
        home: env.HOME !== undefined && (0,external_node_path_.isAbsolute)(env.HOME) ? env.HOME : undefined,
        temporaryFolder: env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(),
        ...{ socketParent, controlConfigs, repositoryConfigs },
        commandFiles: COMMAND_FILES.map((name) => env[name] ?? '').filter(external_node_path_.isAbsolute),
        ownProgram: (0,external_node_fs_.readdirSync)(host_guard/* BUNDLE_FOLDER */.oA).map((name) => (0,external_node_path_.join)(host_guard/* BUNDLE_FOLDER */.oA, name)),
        serviceSockets: [...SERVICE_SOCKETS, ...listSocketsOf(env)],
        visible: visiblePaths,
        given: Object.assign({}, ...zones.map((zone) => zone.env)),
        worked: zones.map(({ folder }) => folder),
    };
    const program = { node: await (0,promises_.realpath)(process.execPath), script: (0,external_node_path_.join)(host_guard/* BUNDLE_FOLDER */.oA, 'probe.js') };
    return runSelfTest({ forbidden, zones, openZones, program, env: (0,child_env/* childEnv */.g)(env), triesSudo: isJob });
}
const COMMAND_FILES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const SERVICE_SOCKETS = [
    ...['/run/docker.sock', '/var/run/docker.sock', '/run/containerd/containerd.sock', '/run/podman/podman.sock'],
    ...['/run/dbus/system_bus_socket', '/run/systemd/private', '/run/snapd.socket'],
];
/** Finds the sockets of services of a person's session. */
function listSocketsOf({ SSH_AUTH_SOCK, DOCKER_HOST, DBUS_SESSION_BUS_ADDRESS, XDG_RUNTIME_DIR }) {
    const addresses = [DOCKER_HOST, DBUS_SESSION_BUS_ADDRESS].map((text) => /^unix:(?:path=|\/\/)([^,;]+)/.exec(text ?? ''));
    const session = XDG_RUNTIME_DIR === undefined ? [] : [(0,external_node_path_.join)(XDG_RUNTIME_DIR, 'bus')];
    return [SSH_AUTH_SOCK ?? '', ...addresses.map((found) => found?.[1] ?? ''), ...session].filter(external_node_path_.isAbsolute);
}


/***/ }),

/***/ 25108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ childEnv)
/* harmony export */ });
const ALLOWED = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TERM', 'TZ', 'TMPDIR', 'CI'];
/**
 * Creates the environment of a program that is not ours: an allow-list of names from `source`, then all of `extras`. No
 * token, `GITHUB_*`, `ACTIONS_*`, `INPUT_*` or `RUNNER_*` can come from `source`; `extras` must come from trusted code.
 */
function childEnv(source, extras = {}) {
    const env = {};
    for (const name of ALLOWED) {
        const value = source[name];
        if (value !== undefined)
            env[name] = value;
    }
    return { ...env, ...extras };
}


/***/ }),

/***/ 1212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isDiskFull),
/* harmony export */   o: () => (/* binding */ watchFreeSpace)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

const MIN_FREE_BYTES = 1024 * 1024;
const RESERVE = { bytes: 512 * 1024 * 1024, files: 20_000 };
const PERIOD_MS = 1000;
/**
 * Calls `onShort` once when less than the reserve, 512 MiB and 20,000 files unless given, is free below a path where there
 * was twice that before.
 */
function watchFreeSpace(path, onShort, reserve = RESERVE) {
    const hadPlenty = new Set();
    const look = async () => {
        const { bsize, bavail, files, ffree } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.statfs)(path);
        // Some file systems do not count files.
        const free = { bytes: bsize * bavail, files: files === 0 ? Number.POSITIVE_INFINITY : ffree };
        for (const kind of ['bytes', 'files']) {
            if (free[kind] >= 2 * reserve[kind])
                hadPlenty.add(kind);
            if (!hadPlenty.has(kind) || free[kind] >= reserve[kind])
                continue;
            clearInterval(timer);
            return onShort();
        }
    };
    const timer = setInterval(() => void look().catch(() => undefined), PERIOD_MS);
    timer.unref();
    void look().catch(() => undefined);
    return { stop: () => clearInterval(timer) };
}
/** Returns true when less than 1 MiB or no file can be written below a path, see statfs(2); false when not known. */
async function isDiskFull(path) {
    try {
        const { bsize, bavail, files, ffree } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.statfs)(path);
        return bsize * bavail < MIN_FREE_BYTES || (files > 0 && ffree === 0);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 31323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ terminateInside),
/* harmony export */   f: () => (/* binding */ killMarked)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _kill_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91726);
/* harmony import */ var _proc_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26834);
/* harmony import */ var _process_mark_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7551);




/**
 * Kills every process that carries the mark, as `killProcesses` does; on macOS only process groups are stopped. Does
 * not find a process that has dropped both its environment and its folder; only real isolation ends that.
 */
async function killMarked({ mark, workspacePath }) {
    const self = await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .findProcessStat */ .Rs)(process.pid);
    if (self === undefined)
        return 0;
    const folder = workspacePath === undefined ? undefined : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspacePath).catch(() => workspacePath);
    const target = { mark, folder, notBefore: self.startTicks };
    return (0,_kill_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .killProcesses */ .w)((pid) => isTarget(pid, target));
}
/**
 * Sends TERM once to every process with the mark that has process ids of its own, as those in a sandbox have, but not to
 * the first one there, and returns how many there were. No program that makes the sandbox is one of them.
 */
async function terminateInside(mark) {
    const own = await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .readPidNamespace */ .Ze)();
    const terminate = async (pid) => {
        const namespace = await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .readPidNamespace */ .Ze)(pid);
        if (namespace === '' || namespace === own || !hasMark(await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .findProcessEnv */ .Kp)(pid), mark))
            return false;
        return !(await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .isFirstProcess */ .cm)(pid)) && (0,_kill_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .signalProcess */ .a)(pid, 'SIGTERM');
    };
    return (await Promise.all((await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .listProcessIds */ .IL)()).map(terminate))).filter((isSent) => isSent).length;
}
async function isTarget(pid, target) {
    const lines = await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .findProcessEnv */ .Kp)(pid);
    if (hasMark(lines, target.mark))
        return true;
    const isInFolder = target.folder !== undefined && (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithinFolder */ ._d)(await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .findProcessFolder */ .pV)(pid), target.folder);
    if (lines?.length !== 0 && !isInFolder)
        return false;
    const stat = await (0,_proc_js__WEBPACK_IMPORTED_MODULE_2__/* .findProcessStat */ .Rs)(pid);
    if (stat === undefined || stat.hasEnded || stat.isKernelThread || stat.startTicks < target.notBefore)
        return false;
    // The kernel shows an empty environment from the moment a program is replaced until the next one is set up.
    return isInFolder ? true : undefined;
}
function hasMark(env, mark) {
    const entry = `${_process_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .PROCESS_MARK */ .Mm}=${mark}`;
    return env?.some((line) => line === entry || line.startsWith(`${entry}.`)) === true;
}


/***/ }),

/***/ 9629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ trustFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


// Why: docs/decisions/0095-trusted-before-the-first-agent.md
/** Reads files that nobody else can have changed yet, and remembers them with their content. */
function trustFiles({ files, folders }) {
    const listPaths = () => [...files, ...folders.flatMap(listEntries)];
    const known = new Map();
    for (const path of listPaths()) {
        const stat = findStat(path);
        if (stat !== undefined)
            known.set(path, { identity: toIdentity(stat), content: readContent(path, stat) });
    }
    // Sorted, so that a folder comes before what is in it.
    const findChanges = () => [...new Set([...known.keys(), ...listPaths()])].filter((path) => !isUnchanged(path, known.get(path))).sort();
    return {
        findChanges,
        restore() {
            const changed = findChanges();
            for (const path of changed)
                restoreEntry(path, known.get(path)?.content);
            return changed;
        },
    };
}
function listEntries(folder) {
    // A link in its place is not followed.
    if (findStat(folder)?.isDirectory() !== true)
        return [folder];
    return [folder, ...(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))];
}
/** Compares by identity, then by content: a file that was only touched has not changed. */
function isUnchanged(path, before) {
    const stat = findStat(path);
    if (before === undefined || stat === undefined)
        return before === undefined && stat === undefined;
    return before.identity === toIdentity(stat) || isSameContent(before.content, readContent(path, stat));
}
/** Identifies the version of a file by its time of change, which no program can set, unlike that of modification. */
function toIdentity({ dev, ino, size, ctimeNs, mode }) {
    return [dev, ino, size, ctimeNs, mode].join(':');
}
function findStat(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
}
function readContent(path, stat) {
    if (stat.isSymbolicLink())
        return { kind: 'link', target: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path) };
    if (stat.isDirectory())
        return { kind: 'folder' };
    if (!stat.isFile())
        return { kind: 'other' };
    return { kind: 'file', bytes: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path), mode: Number(stat.mode) & 0o777 };
}
function isSameContent(before, now) {
    if (before.kind === 'file' && now.kind === 'file')
        return before.mode === now.mode && before.bytes.equals(now.bytes);
    if (before.kind === 'link' && now.kind === 'link')
        return before.target === now.target;
    return before.kind === now.kind;
}
function restoreEntry(path, content) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    if (content === undefined)
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    if (content.kind === 'folder')
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    if (content.kind === 'link')
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(content.target, path);
    if (content.kind !== 'file')
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, content.bytes, { flag: 'wx' });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, content.mode);
}


/***/ }),

/***/ 4258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ findMark),
/* harmony export */   IX: () => (/* binding */ findLineTone),
/* harmony export */   YV: () => (/* binding */ toneOf),
/* harmony export */   oh: () => (/* binding */ renderMark),
/* harmony export */   xN: () => (/* binding */ renderNoMark)
/* harmony export */ });
/* harmony import */ var _domain_assert_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71996);
/* harmony import */ var _domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93714);
/* harmony import */ var _words_task_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88598);



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
            return (0,_domain_assert_never_js__WEBPACK_IMPORTED_MODULE_2__/* .assertNever */ .x)(outcome);
    }
}
function findPendingMark(checkpoint) {
    const last = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .listCountedAttempts */ .r8)(checkpoint).at(-1);
    if (last === undefined || (0,_domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isCaptured */ .TW)(last))
        return 'waiting';
    return last.outcome === 'running' || last.outcome === 'passed' ? 'running' : 'undone';
}
const tones = new Map(Object.values(marks).flatMap(({ mark, ascii, tone }) => [[mark, tone], [ascii, tone]]));
/** Finds the tone of a line that begins with a mark, behind two spaces at most. */
function findLineTone(line) {
    return tones.get(/^ {0,2}(\S+) /.exec(line)?.[1] ?? '');
}


/***/ }),

/***/ 92362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ wrapToStyle)
/* harmony export */ });
/* harmony import */ var _text_wrap_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53137);

/** Wraps the lines of a text to the width of a terminal, if it is one; further lines are indented by some columns. */
function wrapToStyle(text, indent, { columns }) {
    if (columns === undefined)
        return text;
    return text
        .split('\n')
        .flatMap((line) => (0,_text_wrap_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapLine */ .x)(line, columns, indent))
        .join('\n');
}


/***/ }),

/***/ 53137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ wrapLines),
/* harmony export */   x: () => (/* binding */ wrapLine)
/* harmony export */ });
/** The columns of a code block that GitHub shows on every page without scrolling. */
const MAX_COLUMNS = 88;
const MAX_INDENT = 20;
/** Wraps long lines at spaces for a code block. Nothing is left out. */
function wrapLines(text) {
    return text
        .split('\n')
        .flatMap((line) => wrapLine(line, MAX_COLUMNS))
        .join('\n');
}
/**
 * Wraps a line at a width; the following lines are indented, by two columns more than the first unless given. A word is
 * never broken: it may have to be copied.
 */
function wrapLine(line, columns, columnsBefore) {
    const start = /^ */.exec(line)?.[0].length ?? 0;
    const indent = ' '.repeat(columnsBefore ?? Math.min(start, MAX_INDENT) + 2);
    const lines = [];
    let from = 0;
    const roomAt = () => (from === 0 ? columns : Math.max(1, columns - indent.length));
    const add = (end) => lines.push(`${from === 0 ? '' : indent}${line.slice(from, end)}`);
    while (line.length - from > roomAt()) {
        const first = Math.max(from, start);
        const before = line.lastIndexOf(' ', from + roomAt());
        const at = before > first ? before : line.indexOf(' ', Math.max(first + 1, from + roomAt()));
        if (at < 0)
            break;
        add(at);
        from = at + 1;
    }
    add();
    return lines;
}


/***/ }),

/***/ 46304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U7: () => (/* binding */ joinGroup),
/* harmony export */   kL: () => (/* binding */ removeLeftGroups),
/* harmony export */   xl: () => (/* binding */ makeControlGroup)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
/* harmony import */ var _exec_process_identity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51312);
/* harmony import */ var _exec_process_mark_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7551);







const PREFIX = 'groundhog-';
const ROOT = '/sys/fs/cgroup';
/** Part of the machine's memory that all programs of a sandbox may use together. */
const MEMORY_SHARE = 0.8;
const REMOVAL_ROUNDS = 200;
const REMOVAL_PAUSE_MS = 5;
/** The folders in which groups are made, with the files of their limits: one hierarchy in version 2, several in version 1. */
function listHierarchies({ maxProcesses }) {
    const bytes = String(Math.floor((0,node_os__WEBPACK_IMPORTED_MODULE_2__.totalmem)() * MEMORY_SHARE));
    const processes = String(maxProcesses);
    return [
        { folder: ROOT, limits: { 'pids.max': processes, 'memory.max': bytes } },
        { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(ROOT, 'pids'), limits: { 'pids.max': processes } },
        { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(ROOT, 'memory'), limits: { 'memory.limit_in_bytes': bytes } },
    ];
}
/**
 * Makes a group for the programs with a mark, with limits, wherever this user may, which is root as a rule: the kernel does not count the processes of
 * root otherwise. Has no folders where nothing can be made, as in most containers.
 */
function makeControlGroup(mark, limits) {
    const folders = [];
    for (const { folder: parent, limits: files } of listHierarchies(limits)) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(parent, `${PREFIX}${mark}`);
        if (makeLimited(folder, files))
            folders.push(folder);
    }
    return { folders, remove: () => removeGroups(folders) };
}
function makeLimited(folder, files) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
    }
    catch {
        return false;
    }
    try {
        for (const [file, value] of Object.entries(files))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, file), value, { flag: 'r+' });
        return true;
    }
    catch {
        // A folder without the controller, such as that of version 1 in which the hierarchies lie.
        removeGroup(folder);
        return false;
    }
}
/** The kernel refuses while a process is just ending, which it has no signal for. */
async function removeGroups(folders) {
    let left = folders.filter((folder) => !removeGroup(folder));
    for (let round = 0; round < REMOVAL_ROUNDS && left.length > 0; round += 1) {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(REMOVAL_PAUSE_MS);
        left = left.filter((folder) => !removeGroup(folder));
    }
}
/** Removes the groups that runs which have ended left in a scope of `MarkedRun`; none of them has a process. */
async function removeLeftGroups(scope) {
    const { host } = await (0,_exec_process_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .readOurIdentity */ .J)();
    for (const { folder: parent } of listHierarchies({ maxProcesses: 0 })) {
        const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(parent).catch(() => [])).filter((name) => name.startsWith(PREFIX));
        for (const name of names) {
            const run = (0,_exec_process_mark_js__WEBPACK_IMPORTED_MODULE_6__/* .findMarkedRun */ .B9)([`${_exec_process_mark_js__WEBPACK_IMPORTED_MODULE_6__/* .PROCESS_MARK */ .Mm}=${name.slice(PREFIX.length)}`]);
            if (run?.scope === scope && (await (0,_exec_process_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .isProcessGone */ .D)({ ...run, host })))
                removeGroup((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(parent, name));
        }
    }
}
function removeGroup(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
        return true;
    }
    catch {
        return false;
    }
}
const JOIN = 'while [ "$1" != -- ]; do echo $$ >"$1/cgroup.procs" || exit 125; shift; done; shift; exec "$@"';
/** Returns the start of a program that joins the groups first, so that nothing of it is outside of them. */
function joinGroup({ folders }, { file, args }) {
    if (folders.length === 0)
        return { file, args };
    return { file: '/bin/sh', args: ['-c', JOIN, 'sh', ...folders, '--', file, ...args] };
}


/***/ }),

/***/ 75175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ nameLauncher),
  H: () => (/* binding */ toSandboxStart)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./sandbox/bubblewrap/mount.js


/** Permissions of folders that nobody needs to write, and of those in memory: there is one user in a sandbox. */
const FIXED = '0755';
const FREE = '0777';
/** The most that a folder in memory takes. */
const MEMORY_FOLDER_BYTES = Math.floor((0,external_node_os_.totalmem)() / 4);
/** Renders mounts as arguments of bwrap(1), the outer folders first, so that none covers an inner one. */
function toMountArgs(mounts) {
    const sorted = mounts.toSorted((a, b) => countFolders(a.path) - countFolders(b.path));
    const made = new Map();
    return sorted.flatMap((mount) => {
        const folders = listNewFolders(mount.path, made);
        made.set(mount.path, mount.kind);
        return [...folders.flatMap((path) => ['--perms', findPermissions(path, made), '--dir', path]), ...toArgs(mount)];
    });
}
function countFolders(path) {
    return path.split('/').filter((name) => name !== '').length;
}
/** Lists the folders above a path that are yet to be made: bubblewrap itself makes them for its own user alone. */
function listNewFolders(path, made) {
    const folders = [];
    for (let at = (0,external_node_path_.dirname)(path); at !== '/'; at = (0,external_node_path_.dirname)(at)) {
        const known = made.get(at);
        // What lies in a folder of the machine is there already.
        if (known === 'read' || known === 'write')
            return [];
        if (known !== undefined)
            break;
        folders.unshift(at);
    }
    for (const folder of folders)
        made.set(folder, 'folder');
    return folders;
}
function findPermissions(path, made) {
    for (let at = path; at !== '/'; at = (0,external_node_path_.dirname)(at))
        if (made.get(at) === 'empty')
            return FREE;
    return FIXED;
}
function toArgs(mount) {
    switch (mount.kind) {
        case 'read':
            return ['--ro-bind', mount.source, mount.path];
        case 'write':
            return ['--bind', mount.source, mount.path];
        case 'empty':
            return ['--perms', FREE, '--size', String(MEMORY_FOLDER_BYTES), '--tmpfs', mount.path];
        case 'link':
            return ['--symlink', mount.target, mount.path];
    }
}

;// CONCATENATED MODULE: ./sandbox/bubblewrap/own-mounts.js
/**
 * Puts the file system of a sandbox together as bubblewrap does, from the same arguments, and runs a program in it. The
 * root is built at `/sys`, which every Linux has and no sandbox shows. What is mounted below a folder is not shown
 * with it.
 */
const MOUNT = `path=$PATH
PATH=/usr/sbin:/usr/bin:/sbin:/bin
root=/sys
fail() { printf 'sandbox: %s\\n' "$1" >&2; exit 1; }
run() { said=$("$@" 2>&1) || fail "$said"; }
point() {
  if [ -d "$1" ]; then run mkdir -p "$2"
  elif [ ! -e "$2" ]; then run mkdir -p "\${2%/*}"; run touch "$2"
  fi
}
memory() { run mkdir -p "$root$1"; run mount -t tmpfs -o "nosuid,nodev,$2" tmpfs "$root$1"; }
devices() {
  memory "$1" mode=0755
  for name in null zero full random urandom tty; do
    run touch "$root$1/$name"
    run mount --bind "/dev/$name" "$root$1/$name"
  done
  run mkdir "$root$1/shm" "$root$1/pts"
  run mount -t devpts -o newinstance,ptmxmode=0666,mode=620,nosuid,noexec devpts "$root$1/pts"
  run ln -s pts/ptmx "$root$1/ptmx"
  run ln -s /proc/self/fd "$root$1/fd"
  run ln -s /proc/self/fd/0 "$root$1/stdin"
  run ln -s /proc/self/fd/1 "$root$1/stdout"
  run ln -s /proc/self/fd/2 "$root$1/stderr"
}
umask 022
if [ "$1" = --own-network ]; then
  # Its loopback starts down; 9 is IFF_LOOPBACK and IFF_UP.
  run mount -t sysfs sysfs "$root"
  echo 0x9 >"$root/class/net/lo/flags" || fail 'the loopback stays down'
  shift
fi
memory / mode=0755
while [ "$1" != -- ]; do
  case $1 in
    --perms) perms=$2; shift 2;;
    --size) size=$2; shift 2;;
    --dir) run mkdir -p -m "$perms" "$root$2"; shift 2;;
    --tmpfs) memory "$2" "mode=$perms,size=$size"; shift 2;;
    --symlink) run ln -s "$2" "$root$3"; shift 3;;
    --ro-bind) point "$2" "$root$3"; run mount -o bind,ro,nosuid,nodev "$2" "$root$3"; shift 3;;
    --bind) point "$2" "$root$3"; run mount --bind "$2" "$root$3"; shift 3;;
    --proc) run mkdir "$root$2"; run mount -t proc -o nosuid,nodev,noexec proc "$root$2"; shift 2;;
    --dev) devices "$2"; shift 2;;
    --remount-ro) run mount -o remount,bind,ro,nosuid,nodev "$root$2"; shift 2;;
    --chdir) folder=$2; shift 2;;
    *) fail "unknown option: $1";;
  esac
done
shift
cd "$root" || exit 1
run pivot_root . .
run umount -l .
cd "$folder" || fail "there is no folder $folder"
PATH=$path
exec "$@"`;
// Why: docs/decisions/0101-a-sandbox-without-bubblewrap.md
/**
 * Renders the start of a program in a sandbox without bubblewrap, which root alone can make. `contents` are arguments of
 * bwrap(1) about files, then `--` and the program, which starts as root and as the first of the sandbox's processes.
 */
function toUnshareStart({ unshare, setpriv }, { hasNetwork }, contents) {
    const own = ['--mount', '--pid', '--fork', '--kill-child', '--ipc', '--uts', '--cgroup'];
    const [namespaces, flags] = hasNetwork ? [own, []] : [[...own, '--net'], ['--own-network']];
    return {
        file: setpriv ?? 'setpriv',
        args: [
            ...['--pdeathsig=KILL', '--', unshare, ...namespaces, '--'],
            ...['setsid', '--', '/bin/sh', '-c', MOUNT, 'sh', ...flags, ...contents],
        ],
    };
}

;// CONCATENATED MODULE: ./sandbox/bubblewrap/launch-args.js


/** Names what makes sandboxes. */
function nameLauncher({ means }) {
    return means === 'unshare' ? 'unshare' : 'bubblewrap';
}
/** A program that is ended first when memory is short, so that the run is not. Closes the user namespace. */
const ENDED_FIRST = 'exec 3<&-; echo 500 2>/dev/null >/proc/self/oom_score_adj; exec "$@"';
/** Stays as the first process, which the kernel passes no signal that it does not handle, and which ends all others. */
const ENDED_FIRST_AS_INIT = 'exec 3<&-; echo 500 2>/dev/null >/proc/self/oom_score_adj; "$@"; exit $?';
const WITH_NAMESPACE = 'exec 3<"$0" && exec "$@"';
/** The user namespace that `WITH_NAMESPACE` has opened. */
const NAMESPACE_FD = 3;
/** Renders the start of a program in a sandbox. No value becomes part of a shell's text. */
function toSandboxStart(bubblewrap, system, program) {
    const { file, args } = toStart(bubblewrap, system, program);
    if (bubblewrap.namespace === undefined)
        return { file, args };
    return { file: '/bin/sh', args: ['-c', WITH_NAMESPACE, bubblewrap.namespace, file, ...args] };
}
function toStart(bubblewrap, system, program) {
    const { means, sudo, file } = bubblewrap;
    const contents = [
        ...system.kernelArgs,
        ...toMountArgs([...system.mounts, ...program.mounts]),
        // A folder of the root that nothing is mounted on is of memory; it takes no files.
        ...['--remount-ro', '/', '--chdir', program.cwd, '--'],
        ...toUserArgs(bubblewrap, system),
        ...['/bin/sh', '-c', means === 'unshare' ? ENDED_FIRST_AS_INIT : ENDED_FIRST, 'sh'],
        ...toLimitArgs(system),
        ...[program.file, ...program.args],
    ];
    if (means === 'unshare')
        return toUnshareStart({ unshare: file, setpriv: system.setpriv }, program, contents);
    const args = [
        ...toNamespaceArgs(bubblewrap, program),
        ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
        // sudo(8) replaces it whatever it is asked to preserve.
        ...(sudo === undefined ? [] : ['--setenv', 'PATH', program.env.PATH ?? '/usr/bin:/bin']),
        // The last one for the working folder, which may be its owner's alone; setpriv(1) gives all of them up.
        ...(means === 'root'
            ? ['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP', 'CAP_DAC_READ_SEARCH'].flatMap((name) => ['--cap-add', name])
            : []),
        ...contents,
    ];
    if (sudo === undefined)
        return { file, args };
    return { file: sudo, args: [...toSudoArgs(program.env), file, ...args] };
}
function toNamespaceArgs({ means, userId, groupId }, { hasNetwork }) {
    const own = ['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'];
    const network = hasNetwork ? [] : ['--unshare-net'];
    if (means === 'root')
        return [...own, ...network];
    if (means === 'given_namespace')
        return ['--userns', String(NAMESPACE_FD), ...own, ...network];
    // Without a user namespace named, 0.9 makes none for root; a further one would give a program new rights.
    const user = ['--unshare-user', '--disable-userns', '--uid', String(userId), '--gid', String(groupId)];
    return [...user, ...own, ...network];
}
/** Gives up the rights of root that the sandbox was set up with. */
function toUserArgs({ means, userId, groupId, namespace }, system) {
    const { setpriv, nsenter } = system;
    if ((means !== 'root' && means !== 'unshare') || setpriv === undefined)
        return [];
    const none = ['--clear-groups', '--bounding-set=-all', '--inh-caps=-all'];
    if (means === 'root')
        return [setpriv, `--reuid=${userId}`, `--regid=${groupId}`, ...none, '--no-new-privs', '--'];
    const enter = [nsenter ?? 'nsenter', `--user=/proc/self/fd/${NAMESPACE_FD}`, '--preserve-credentials', '--'];
    return [
        ...[setpriv, '--reuid=0', '--regid=0', ...none, '--'],
        ...(namespace === undefined ? [] : enter),
        // Only now: the kernel forgets the signal when rights change.
        ...[setpriv, '--no-new-privs', '--pdeathsig=KILL', '--'],
    ];
}
function toLimitArgs({ prlimit, maxProcesses, maxFileBytes }) {
    if (prlimit === undefined)
        return [];
    return [prlimit, '--core=0', `--nproc=${maxProcesses}`, `--fsize=${maxFileBytes}`, '--'];
}
/** Names the variables to pass on: their values may be secrets, which an argument would show to everybody. */
function toSudoArgs(env) {
    return ['--non-interactive', `--preserve-env=${Object.keys(env).join(',')}`, '--'];
}


/***/ }),

/***/ 99396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qn: () => (/* binding */ PrivateHostError),
  EM: () => (/* binding */ connectThrough),
  BX: () => (/* binding */ createDial)
});

// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(71553);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./sandbox/network/public-address.js

/** Every range that is not of the internet, see the IANA registries of special-purpose addresses (RFC 6890). */
const ipv4Ranges = [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
    // The platform of Azure, on hosted runners: metadata and the agent of the machine.
    ['168.63.129.16', 32],
];
/** Ranges inside the only one that is given out, 2000::/3, that do not lead to the internet, or to any IPv4 address. */
const ipv6Ranges = [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
];
const special = new external_node_net_.BlockList();
for (const [net, prefix] of ipv4Ranges)
    special.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of ipv6Ranges)
    special.addSubnet(net, prefix, 'ipv6');
const globalUnicast = new external_node_net_.BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
/** Returns whether an address is one of the internet: not of this machine, its network, its cloud, nor translated to one. */
function isPublicAddress(address) {
    switch ((0,external_node_net_.isIP)(address)) {
        case 4:
            return !special.check(address, 'ipv4');
        case 6:
            return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
        default:
            return false;
    }
}

;// CONCATENATED MODULE: ./sandbox/network/dial.js






const CONNECT_MS = 30_000;
/** A host of which no address is one of the internet. */
class PrivateHostError extends Error {
}
/**
 * Creates what connects to hosts of the internet alone. The addresses that were checked are those connected to: a name
 * that resolves otherwise a moment later gains nothing. A proxy of the job resolves names itself, so that a name that is
 * unknown here is left to it.
 */
function createDial({ findProxy, lookup = lookupAll, connect = connectToAny }) {
    return async (host, port) => {
        const proxy = findProxy(host);
        const found = proxy === undefined ? await lookup(host) : await lookup(host).catch(() => undefined);
        const addresses = found?.filter(isPublicAddress);
        if (addresses?.length === 0)
            throw new PrivateHostError(host);
        if (proxy !== undefined)
            return connectThrough(proxy, `${host}:${port}`);
        return withinTime(connect(addresses ?? [], port));
    };
}
async function lookupAll(host) {
    return (await (0,promises_.lookup)(host, { all: true })).map(({ address }) => address);
}
function connectToAny(addresses, port) {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const lookup = (_host, _options, resolve) => resolve(null, found);
    return (0,external_node_net_.connect)({ host: 'checked', port, lookup, autoSelectFamily: true, allowHalfOpen: true });
}
async function withinTime(socket) {
    socket.setTimeout(CONNECT_MS, () => socket.destroy(new Error('the connection timed out')));
    await (0,external_node_events_.once)(socket, 'connect');
    socket.setTimeout(0);
    socket.removeAllListeners('timeout');
    return socket;
}
/** Connects to a host and port by an HTTP proxy. Rejects when the proxy refuses. */
function connectThrough(proxy, target) {
    const { protocol, hostname, port, username, password } = proxy;
    const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    const headers = {
        host: target,
        ...(username === '' ? {} : { 'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}` }),
    };
    const request = protocol === 'https:' ? external_node_https_.request : external_node_http_.request;
    return new Promise((resolve, reject) => {
        const asking = request({
            ...{ host: hostname.replaceAll(/[[\]]/g, ''), method: 'CONNECT', path: target, headers, agent: false },
            ...{ port: port || (protocol === 'https:' ? 443 : 80), timeout: CONNECT_MS },
        });
        asking.once('timeout', () => asking.destroy(new Error('the proxy did not answer in time')));
        asking.once('error', reject);
        asking.once('response', ({ statusCode }) => {
            asking.destroy();
            reject(new Error(`the proxy of the job answered with ${statusCode}`));
        });
        asking.once('connect', ({ statusCode, socket }, _socket, head) => {
            if (statusCode === 200) {
                if (head.length > 0)
                    socket.unshift(head);
                socket.setTimeout(0);
                return resolve(socket);
            }
            socket.destroy();
            reject(new Error(`the proxy of the job answered with ${statusCode}`));
        });
        asking.end();
    });
}


/***/ }),

/***/ 71361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readUpstreamProxy)
/* harmony export */ });
/* harmony import */ var _domain_text_host_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27043);

/** Reads `HTTPS_PROXY` and `NO_PROXY`, in either case, as curl does; other kinds of proxies are not used. */
function readUpstreamProxy(env) {
    const text = env.https_proxy || env.HTTPS_PROXY || '';
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const proxy = url !== undefined && /^https?:$/.test(url.protocol) ? url : undefined;
    const exceptions = (env.no_proxy || env.NO_PROXY || '').split(/[\s,]+/).filter((name) => name !== '');
    return (host) => (exceptions.some((exception) => isException(host, exception)) ? undefined : proxy);
}
function isException(host, exception) {
    if (exception === '*')
        return true;
    const name = (0,_domain_text_host_name_js__WEBPACK_IMPORTED_MODULE_0__/* .toHostName */ .fN)(exception).replace(/^\*?\./, '');
    return host === name || host.endsWith(`.${name}`);
}


/***/ }),

/***/ 28120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ toSignature)
/* harmony export */ });
// A reserved domain (RFC 2606): no account is credited with these commits.
const SIGNATURE_NAME = 'Groundhog';
const SIGNATURE_EMAIL = 'groundhog@noreply.invalid';
// Why: docs/decisions/0010-identity-on-a-reserved-domain.md
/** Returns the author and committer of Groundhog's commits, at a time. */
function toSignature(at) {
    return { name: SIGNATURE_NAME, email: SIGNATURE_EMAIL, epochSeconds: Math.floor(at.getTime() / 1000) };
}


/***/ })

};
