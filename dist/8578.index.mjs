export const id = 8578;
export const ids = [8578];
export const modules = {

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

/***/ 4583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ redactDeep)
/* harmony export */ });
/** Returns a copy of a value with every string in it redacted. */
function redactDeep(value, redact) {
    if (typeof value === 'string')
        return redact(value);
    if (Array.isArray(value))
        return value.map((item) => redactDeep(item, redact));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redactDeep(item, redact)]));
}


/***/ }),

/***/ 57230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ withInterruption)
/* harmony export */ });
/* harmony import */ var _domain_record_lease_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45789);
/* harmony import */ var _compose_open_lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63070);


/**
 * Marks a task as interrupted where its run is gone and has recorded no ending: its process has ended, or its lease was not
 * renewed, by the clock of this machine. For readers alone: a run that takes the task decides by the clock of its server.
 */
async function withInterruption(task) {
    const { lease, view } = task;
    if (lease === undefined || view.record.ending !== null)
        return task;
    const { now, isGone } = await (0,_compose_open_lease_js__WEBPACK_IMPORTED_MODULE_1__/* .openLocalLease */ .G)();
    const isHolderGone = lease.holder !== null && (await isGone(lease.holder));
    const isInterrupted = (0,_domain_record_lease_js__WEBPACK_IMPORTED_MODULE_0__/* .decideClaim */ .XS)(lease, { now: await now(), isHolderGone }).kind !== 'held';
    return { ...task, view: { ...view, isInterrupted } };
}


/***/ }),

/***/ 15653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportCommand: () => (/* binding */ reportCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _exec_child_env_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(25108);
/* harmony import */ var _exec_folder_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66229);
/* harmony import */ var _exec_programs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42959);
/* harmony import */ var _exec_user_programs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77191);
/* harmony import */ var _store_mark_merged_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27583);
/* harmony import */ var _store_read_tasks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84243);
/* harmony import */ var _compose_open_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68013);
/* harmony import */ var _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38936);
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24850);
/* harmony import */ var _events_choose_task_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67508);
/* harmony import */ var _task_report_make_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25732);
/* harmony import */ var _task_report_write_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(25448);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(21829);
/* harmony import */ var _to_exit_code_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(23794);
/* harmony import */ var _find_interruption_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(57230);
















/** Writes the record of a task as one HTML file, and opens it where that is asked for. */
function reportCommand(flags, io) {
    const { host, console } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_12__/* .withVerbose */ .Z8)(io, flags);
    return (0,_to_exit_code_js__WEBPACK_IMPORTED_MODULE_13__/* .toExitCode */ .t)({ host, console }, { name: 'report', repo: flags.repo, remote: flags.remote }, async () => {
        const { target, page } = await (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_8__/* .withGit */ .z)(host, async (git) => {
            const { git: repository, findTip, commonDir, refsFolder } = await (0,_compose_open_records_js__WEBPACK_IMPORTED_MODULE_6__/* .openRecords */ .t)(git, flags);
            const known = await (0,_store_read_tasks_js__WEBPACK_IMPORTED_MODULE_5__/* .listTasks */ .m)(repository);
            const found = (0,_events_choose_task_js__WEBPACK_IMPORTED_MODULE_9__/* .chooseTask */ .N0)(flags.task, known, flags.remote);
            const options = { links: {}, madeAt: _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .ml.now().toISOString(), redact: host.redactor.redact };
            const task = await (0,_store_read_tasks_js__WEBPACK_IMPORTED_MODULE_5__/* .findTask */ .V)(repository, found);
            if (task === undefined)
                throw (0,_events_choose_task_js__WEBPACK_IMPORTED_MODULE_9__/* .toTaskNotFound */ .mx)(found, known, flags.remote);
            const { view } = await (0,_find_interruption_js__WEBPACK_IMPORTED_MODULE_14__/* .withInterruption */ .A)(task);
            const reader = { openGit: () => Promise.resolve(repository), findTip, commonDir: refsFolder };
            const [shown = view] = await (0,_store_mark_merged_js__WEBPACK_IMPORTED_MODULE_4__/* .markMerged */ .a)([view], reader);
            return {
                target: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(commonDir, 'groundhog', `report-${found}.html`),
                page: await (0,_task_report_make_report_js__WEBPACK_IMPORTED_MODULE_10__/* .renderReport */ .B)(repository, shown, options),
            };
        });
        if (flags.out === undefined)
            await (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_1__/* .makeFolder */ .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(target));
        const file = await (0,_task_report_write_report_js__WEBPACK_IMPORTED_MODULE_11__/* .writeReport */ .u)(flags.out ?? target, page);
        console.out(`${file}\n`);
        if (flags.open === true && !(await openInBrowser(file, host)))
            console.err('No program opens it from here: open the file above in a browser.\n');
        return 0;
    });
}
/** Variables by which a program finds the desktop of the user. */
const DESKTOP = ['BROWSER', 'DBUS_SESSION_BUS_ADDRESS', 'DISPLAY', 'WAYLAND_DISPLAY', 'XAUTHORITY'];
/** Opens a file in the user's browser; false where nothing on this machine does. */
async function openInBrowser(file, { env }) {
    const opener = await (0,_exec_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .findOnPath */ .aY)(process.platform === 'darwin' ? 'open' : 'xdg-open', env.PATH ?? '');
    if (opener === undefined)
        return false;
    const desktop = Object.entries(env).filter(([name]) => DESKTOP.includes(name) || name.startsWith('XDG_'));
    const extras = desktop.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return (0,_exec_user_programs_js__WEBPACK_IMPORTED_MODULE_3__/* .startDetached */ .t)(opener, [file], (0,_exec_child_env_js__WEBPACK_IMPORTED_MODULE_15__/* .childEnv */ .g)(env, Object.fromEntries(extras)));
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

/***/ 63070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ openLocalLease),
  l: () => (/* binding */ openRemoteLease)
});

// EXTERNAL MODULE: ./domain/server-clock.js
var server_clock = __webpack_require__(67797);
// EXTERNAL MODULE: ./exec/process-identity.js
var process_identity = __webpack_require__(51312);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./git/http-trace.js
var http_trace = __webpack_require__(41723);
// EXTERNAL MODULE: ./git/remote.js
var git_remote = __webpack_require__(41985);
;// CONCATENATED MODULE: ./git/server-date.js



// Why: docs/decisions/0054-time-of-a-remote-from-git.md
/** Fetches the Date header of an http(s) remote; undefined for a folder, and when there is no date or no response. */
async function findServerDate(git, remote) {
    if (!(0,git_remote/* isHttp */.Zc)(remote))
        return undefined;
    const args = ['ls-remote', '--quiet', '--end-of-options', remote.url, 'HEAD'];
    try {
        const { trace } = await git.text(args, (0,git_remote/* toRemoteCall */.g6)(remote));
        return (0,http_trace/* findDate */.OJ)(trace ?? '');
    }
    catch (error) {
        if (error instanceof errors/* GitError */.XS)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
;// CONCATENATED MODULE: ./entry/compose/open-lease.js




/** Opens the lease of a task on a remote: by the clock of its server, or by this machine's where there is none. */
async function openRemoteLease({ git, remote, onWarning, }) {
    const { now, isGone } = await openLocalLease();
    // A folder has no server with a clock of its own.
    if (!/^https?:/i.test(remote.url))
        return { now, isGone };
    return {
        isGone,
        now: (0,server_clock/* createServerClock */.m)({
            clock: system_clock/* systemClock */.ml,
            fetchDate: () => findServerDate(git, remote),
            onUnknown: () => onWarning(`The remote did not report its time: whether a run is at work was decided by this machine's clock, ${system_clock/* systemClock */.ml.now().toISOString()}.`),
        }),
    };
}
/** Opens the lease of a run on this machine: by the machine's clock, and a holder is gone when its process is. */
async function openLocalLease() {
    return {
        place: { kind: 'process', ...(await (0,process_identity/* readOurIdentity */.J)()) },
        now: () => Promise.resolve(system_clock/* systemClock */.ml.now()),
        isGone: async ({ place }) => place.kind === 'process' && (await (0,process_identity/* isProcessGone */.D)(place)),
    };
}


/***/ }),

/***/ 68013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ openRecords)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70375);
/* harmony import */ var _git_config_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9793);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3903);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72603);
/* harmony import */ var _git_init_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41581);
/* harmony import */ var _git_ls_remote_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50737);
/* harmony import */ var _git_plain_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59516);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41985);
/* harmony import */ var _git_rev_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12140);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45320);












/** Opens the local records, or those of a remote, fetched as the user would fetch them, into a temporary repository. */
async function openRecords(git, { repo, remote }, namespaces = ['refs/groundhog']) {
    const found = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_3__/* .requireGitDir */ .dz)(git, repo);
    const local = git.at({ gitDir: found.gitDir });
    const { commonDir } = found;
    if (remote === undefined)
        return { git: local, source: undefined, findTip: undefined, commonDir, refsFolder: (0,_git_plain_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .findCommonDir */ .SF)(repo) };
    const copy = git.at({ gitDir: `${git.location.gitDir}/records.git` });
    const source = { ...(0,_git_remote_js__WEBPACK_IMPORTED_MODULE_8__/* .toRemote */ .CN)(await findAddress(local, { repo, remote })), isAsUser: true };
    const patterns = namespaces.map((namespace) => `${namespace}/*`);
    const [id] = (await (0,_git_ls_remote_js__WEBPACK_IMPORTED_MODULE_9__/* .listRemoteRefs */ .R)(git, source, patterns)).values();
    const isSameFormat = (await (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .findCommit */ .fq)(local, 'HEAD'))?.length === id?.length;
    await (0,_git_init_js__WEBPACK_IMPORTED_MODULE_4__/* .initBare */ .d)(copy, {
        objectFormat: (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toObjectFormat */ .AF)(id?.length),
        borrowFrom: isSameFormat ? [`${commonDir}/objects`] : [],
    });
    await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_10__/* .fetchRefs */ .B)(copy, source, { refspecs: patterns.map((pattern) => `+${pattern}:${pattern}`) });
    let heads;
    const findTip = async (branch) => {
        heads ??= (0,_git_ls_remote_js__WEBPACK_IMPORTED_MODULE_9__/* .listRemoteRefs */ .R)(git, source, ['refs/heads/*']);
        return (await heads).get(branch);
    };
    return { git: copy, source, findTip, commonDir, refsFolder: undefined };
}
/** Finds the address of a remote; of a folder in full, since git runs in another one. Throws the error of the setting. */
async function findAddress(git, { repo, remote }) {
    const configured = await (0,_git_config_js__WEBPACK_IMPORTED_MODULE_11__/* .findRemoteUrl */ .J)(git, remote);
    // As git-fetch(1) has it: a relative one is found from the root of the checkout.
    if (configured !== undefined)
        return isRelative(configured)
            ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .vE)(git, repo)) ?? git.location.gitDir, configured)
            : configured;
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(remote))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(remote);
    if (/[/:]/.test(remote))
        return remote;
    throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .toSettingError */ .Oh)('remote', remote, 'is neither the name of a remote of this repository nor an address');
}
/** Returns whether an address is a path that does not begin at the root: no scheme, and no colon before a slash, see git-fetch(1). */
function isRelative(address) {
    return !address.startsWith('/') && !/^[^/]*:/.test(address);
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

/***/ 77191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ startDetached),
/* harmony export */   x: () => (/* binding */ pageText)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var _domain_succeeds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67856);
/* harmony import */ var _programs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42959);




/** Shows a text through the user's pager, a shell command, in this terminal. Returns false when it could not be started. */
async function pageText(text, { pager, shell, env }) {
    const { file, args } = (0,_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .toShell */ .aB)(pager, shell);
    // As git does it: less ends at once where the text fits, keeps colours, and leaves the text on the screen.
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, args, { env: { LESS: 'FRX', ...env }, stdio: ['pipe', 'inherit', 'inherit'] });
    // A pager that is left before the end of the text closes its input.
    child.stdin.on('error', () => undefined);
    child.stdin.end(text);
    const code = await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'close').then(([exitCode]) => exitCode, () => 127);
    return code !== 126 && code !== 127;
}
/**
 * Starts a program that outlives this process, such as a browser, without standard streams. Resolves to whether it could be
 * started; how it ends is not known.
 */
async function startDetached(file, args, env) {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, args, { env, detached: true, stdio: 'ignore' });
    child.unref();
    return (0,_domain_succeeds_js__WEBPACK_IMPORTED_MODULE_3__/* .succeeds */ .k)((0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'spawn'));
}


/***/ }),

/***/ 67350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ renderTreeDiff)
/* harmony export */ });
/**
 * Renders the differences of two trees as a unified diff, see git-diff(1); empty when there are none. Runs no driver or
 * filter. Throws GitError when the signal ends it, and `git_answer_too_long` above 256 MiB.
 */
async function renderTreeDiff(git, { from, to, isOfFilesOnly, withStat, signal }) {
    const submodules = isOfFilesOnly === true ? ['--ignore-submodules=all'] : [];
    const stat = withStat === true ? ['--patch', '--stat=100', '--stat-count=30'] : [];
    const args = ['diff', '--no-color', '--no-ext-diff', '--no-textconv', ...stat, ...submodules, from, to];
    const { stdout } = await git.bytes(args, signal === undefined ? {} : { signal });
    return Buffer.from(stdout).toString('utf8');
}


/***/ }),

/***/ 94105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ listFirstParents),
/* harmony export */   W: () => (/* binding */ listParents)
/* harmony export */ });
/** Lists the commits of a branch after `from`, oldest first, without those that a merge brought in, see git-log(1). */
async function listFirstParents(git, { from, to, max }) {
    const args = ['log', '-z', '--first-parent', `--max-count=${max}`, '--format=%H%n%P%n%B', `${from}..${to}`];
    const { stdout } = await git.text(args);
    const records = stdout.split('\0').filter((record) => record !== '');
    return records.reverse().map((record) => {
        const [id = '', parents = '', ...message] = record.split('\n');
        return { id, parents: parents.split(' ').filter((parent) => parent !== ''), message: message.join('\n') };
    });
}
/** Lists the parents of a commit, the first parent first; none where a shallow history ends, see git-rev-list(1). */
async function listParents(git, commit) {
    const { stdout } = await git.text(['rev-list', '--parents', '--max-count=1', '--end-of-options', commit]);
    return stdout.trim().split(' ').slice(1);
}


/***/ }),

/***/ 27583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ markMerged)
});

// EXTERNAL MODULE: ./domain/record/run-record.js
var run_record = __webpack_require__(93714);
// EXTERNAL MODULE: ./domain/refs/ref-name.js
var ref_name = __webpack_require__(60085);
;// CONCATENATED MODULE: ./git/contains-changes.js
/** The most that is passed as arguments: a system may allow a command no more than 128 KiB. */
const MAX_BYTES = 64 * 1024;
/**
 * Returns whether a branch has what a range has changed, file by file, as a squashed merge leaves it; false where the branch
 * has changed one of the files since, or where there are too many. Writes nothing. Rejects where a commit is not there.
 */
async function containsChanges(git, { from, to }, branch) {
    const { stdout } = await git.text(['diff-tree', '-r', '-z', '--no-renames', '--name-only', from, to]);
    // A name that is no UTF-8 would match nothing.
    if (stdout === '' || Buffer.byteLength(stdout) > MAX_BYTES || stdout.includes('\ufffd'))
        return false;
    const paths = stdout.split('\0').filter((path) => path !== '');
    const [there, here] = await Promise.all([branch, to].map((tree) => listEntries(git, tree, paths)));
    return there === here;
}
/** Lists the entries of a tree at paths from its root; git-diff-tree(1) takes paths from the reader's folder. */
async function listEntries(git, tree, paths) {
    const { stdout } = await git.text(['ls-tree', '-r', '-z', '--full-tree', tree, '--', ...paths]);
    return stdout;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./git/plain-file.js
var plain_file = __webpack_require__(63502);
;// CONCATENATED MODULE: ./git/loose-objects.js
// Buys 0.4 bare Nodes of a start of `groundhog status`, which takes 2.8 of them without it (docs/performance.md).




const MAX_REF_BYTES = 1024;
const MAX_PACKED_REFS_BYTES = 1024 * 1024;
const MAX_OBJECT_BYTES = (/* unused pure expression or super */ null && (16 * 1024 * 1024));
const ID_BYTES = 20;
/**
 * Lists the refs `<below>/<any>/<name>` with the objects that they name, without a process, see gitrepository-layout(5).
 * Throws an Error for refs that are in any way unusual, such as symbolic ones: git knows those.
 */
function listPlainRefs(commonDir, { below, name }) {
    const refs = new Map();
    for (const entry of listFolder(join(commonDir, below))) {
        const ref = `${below}/${entry.name}/${name}`;
        const text = entry.isFile() ? undefined : readText(join(commonDir, ref), MAX_REF_BYTES);
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
/** Opens the refs of a repository, read without a process, see gitrepository-layout(5); the packed ones once for all. */
function openPlainRefs(commonDir) {
    let packed;
    return (ref) => {
        const text = readText((0,external_node_path_.join)(commonDir, ref), MAX_REF_BYTES);
        if (text === undefined) {
            packed ??= new Map(listPackedRefs(commonDir));
            return packed.get(ref);
        }
        const id = /^([0-9a-f]{40})\n$/.exec(text)?.[1];
        if (id === undefined)
            throw new Error(`${ref} is no plain ref`);
        return id;
    };
}
function listFolder(path) {
    const entries = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
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
    const packed = readPlainFile(join(commonDir, 'objects', id.slice(0, 2), id.slice(2)), MAX_OBJECT_BYTES);
    if (packed === undefined)
        throw new Error(`${id} is not loose`);
    const whole = inflateSync(packed, { maxOutputLength: MAX_OBJECT_BYTES });
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
    return (0,plain_file/* readPlainFile */.b)(path, maxBytes)?.toString('latin1');
}

// EXTERNAL MODULE: ./git/rev-list.js
var rev_list = __webpack_require__(47447);
;// CONCATENATED MODULE: ./store/mark-merged.js





/** Git is asked about each of the last tasks alone. */
const MAX_COUNTED = 5;
// Why: docs/decisions/0193-a-squashed-merge-is-a-merge.md
/**
 * Marks the views of tasks without open checkpoints whose base branch has all that has landed, as a merge leaves it there, and
 * for the last tasks a squashed one, until a file of it is changed again. The last others that have ended get how many commits
 * the base branch has since. Git is asked once for each base branch, and once for each of those; where it cannot answer, nothing
 * is marked. In a plain repository, and on a remote, views also get where their task branch has been moved to, and
 * whether it lacks what landed.
 */
async function markMerged(views, reader) {
    const branches = new Map();
    for (const { record } of views.filter(({ record: { ending } }) => ending !== null)) {
        const branch = (0,ref_name/* toBranchRef */.fL)(record.base_ref);
        branches.set(branch, [...(branches.get(branch) ?? []), record]);
    }
    const { commonDir } = reader;
    const findRef = commonDir === undefined ? undefined : openPlainRefs(commonDir);
    const found = await Promise.all([...branches].map(([branch, records]) => findMarks(branch, records, { ...reader, findRef })));
    const marks = new Map(found.flatMap((each) => [...each]));
    return Promise.all(views.map(async (view) => {
        const move = await findMove(view.record, { findRef, findTip: reader.findTip });
        const isMerged = marks.get(view.record)?.isMerged === true;
        // What is open still begins from the base, as after a merge and a longer plan.
        if (move.movedTo === null && !isMerged && (await isHeadInBase(view.record, reader)))
            return { ...view, ...marks.get(view.record), isHeadInBase: true };
        const isRewound = typeof move.movedTo === 'string' && (await lacksLandings(view.record, move.movedTo, reader));
        return { ...view, ...marks.get(view.record), ...move, ...(isRewound ? { isRewound } : {}) };
    }));
}
/** Returns whether a commit lacks what has landed; false where git cannot tell. */
async function lacksLandings({ head }, commit, { openGit }) {
    try {
        return (await (0,rev_list/* listUnmerged */.UE)(await openGit(), [head], commit)).length > 0;
    }
    catch {
        return false;
    }
}
/** Returns whether the base branch has the commit that a task works from; false where git cannot tell. */
async function isHeadInBase(record, reader) {
    const branch = (0,ref_name/* toBranchRef */.fL)(record.base_ref);
    const tip = reader.findTip === undefined ? branch : await reader.findTip(branch).catch(() => undefined);
    if (tip === undefined)
        return false;
    try {
        return (await (0,rev_list/* listUnmerged */.UE)(await reader.openGit(), [record.head], tip)).length === 0;
    }
    catch {
        return false;
    }
}
/** Finds where the task branch is instead, here or on the remote; nothing where git would have to be asked. */
async function findMove(record, { findRef, findTip }) {
    const { head, base_sha: base, result, rebase, run_url, task_branch: branch } = record;
    const isNone = head === base && result === null;
    // The branch of a job is on its remote.
    const find = findTip ?? (run_url === null ? findRef : undefined);
    if (find === undefined || isNone || rebase !== null)
        return {};
    try {
        const found = (await find((0,ref_name/* toBranchRef */.fL)(branch))) ?? null;
        // Before the first landing there may be no branch.
        const isThere = found === head || (head === base && found === null) || (result !== null && found === result);
        return isThere ? {} : { movedTo: found };
    }
    catch {
        return {};
    }
}
function hasLandedAll({ head, base_sha: base, checkpoints }) {
    return head !== base && checkpoints.every(run_record/* isCheckpointDone */.t9);
}
async function findMarks(branch, records, { openGit, findTip, findRef }) {
    const marks = new Map();
    try {
        const tip = await (findTip === undefined ? readTip(findRef, branch) : findTip(branch));
        const landed = records.filter(hasLandedAll);
        for (const record of landed.filter(({ head }) => tip === head))
            marks.set(record, { isMerged: true });
        const asked = records.filter(({ head, base_sha: base }) => tip !== head && tip !== base);
        const name = findTip === undefined ? branch : tip;
        if (asked.length === 0 || name === undefined)
            return marks;
        const git = await openGit();
        const heads = landed.filter((record) => asked.includes(record)).map(({ head }) => head);
        const unmerged = new Set(heads.length === 0 ? [] : await (0,rev_list/* listUnmerged */.UE)(git, heads, name));
        const isMerged = (record) => hasLandedAll(record) && !unmerged.has(record.head);
        for (const record of asked.filter(isMerged))
            marks.set(record, { isMerged: true });
        for (const record of asked.filter((each) => !isMerged(each)).slice(-MAX_COUNTED)) {
            const range = { from: record.base_sha, to: record.head };
            const isSquashed = hasLandedAll(record) && (await containsChanges(git, range, name));
            const laterCommits = isSquashed ? 0 : await (0,rev_list/* countLater */.cm)(git, record.head, name);
            if (isSquashed)
                marks.set(record, { isMerged: true });
            else {
                const isRewritten = findTip === undefined && (await wasRewritten(git, record, name));
                marks.set(record, { ...(laterCommits > 0 && { laterCommits }), ...(isRewritten && { isBaseRewritten: true }) });
            }
        }
        return marks;
    }
    catch {
        return marks;
    }
}
/** Returns whether a branch of the reader has the base of a task no more; one that is merely behind never had it. */
async function wasRewritten(git, { base_sha: base }, branch) {
    return (await (0,rev_list/* listUnmerged */.UE)(git, [base], branch)).length > 0 && (await (0,rev_list/* wasTip */.Bv)(git, branch, base));
}
/** Finds the tip of a branch without git; undefined where git must be asked. */
function readTip(findRef, branch) {
    try {
        return findRef?.(branch);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 84243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ findTask),
  m: () => (/* binding */ listTasks)
});

// EXTERNAL MODULE: ./domain/refs/ref-name.js
var ref_name = __webpack_require__(60085);
// EXTERNAL MODULE: ./git/for-each-ref.js
var for_each_ref = __webpack_require__(36064);
// EXTERNAL MODULE: ./store/state-commit.js + 2 modules
var state_commit = __webpack_require__(57061);
;// CONCATENATED MODULE: ./store/state-refs.js

/** The refs that the records of all tasks are below. */
const RECORD_REFS = 'refs/groundhog/';
/** The refs among them that name the state of a task, `refs/groundhog/<task_id>/state`. */
const STATE_REFS = { below: 'refs/groundhog', name: 'state' };
/** Finds the state commits among refs, by the ids of their tasks, in the order of these. */
function findStates(refs) {
    const states = [...refs].flatMap(([name, commit]) => {
        const ref = (0,ref_name/* parseTaskRef */.O7)(name);
        return ref?.kind === 'state' ? [[ref.taskId, commit]] : [];
    });
    return new Map(states.sort(([a], [b]) => (a < b ? -1 : 1)));
}

;// CONCATENATED MODULE: ./store/read-tasks.js




/** Lists the tasks that a repository has a record of, by name, from its refs only. */
async function listTasks(git) {
    return [...findStates(await (0,for_each_ref/* listRefs */.Dy)(git, [RECORD_REFS])).keys()];
}
/** Reads the record of one task; undefined when the repository has none. */
async function findTask(git, taskId) {
    const ref = (0,ref_name/* toRefName */.kk)({ kind: 'state', taskId });
    const commit = (await (0,for_each_ref/* listRefs */.Dy)(git, [ref])).get(ref);
    if (commit === undefined)
        return undefined;
    const stored = await (0,state_commit/* readState */.un)(git, commit, ref);
    return { ...stored, view: { plan: (0,state_commit/* requirePlan */.VH)(stored), record: stored.state.record, memory: stored.state.memory } };
}


/***/ })

};
