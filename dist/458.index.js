export const id = 458;
export const ids = [458];
export const modules = {

/***/ 28458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operateCommand: () => (/* binding */ operateCommand)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20068);
/* harmony import */ var _domain_record_notifier_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38425);
/* harmony import */ var _report_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18964);
/* harmony import */ var _runner_operate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58142);
/* harmony import */ var _store_origin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29330);
/* harmony import */ var _store_read_tasks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19827);
/* harmony import */ var _compose_open_lease_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63070);
/* harmony import */ var _compose_open_records_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68013);
/* harmony import */ var _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(38936);
/* harmony import */ var _compose_to_failure_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(86740);
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50575);
/* harmony import */ var _events_choose_task_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(67508);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(21829);















/** Performs an operation of the user's on a task and returns the exit code: 0 also when there was nothing to change. */
async function operateCommand(operation, flags, io) {
    const { host, console } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_14__/* .withVerbose */ .Z8)(io, flags);
    const warnings = [];
    try {
        // No security boundary: it keeps a well-meaning agent from steering its own task.
        if (host.env.GROUNDHOG_SOCKET !== undefined)
            throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('operation_refused', {
                operation: operation.kind,
                task: flags.task ?? host.env.GROUNDHOG_TASK,
                reason: 'An attempt cannot steer its own task; that is for people.',
            });
        const { taskId, result } = await (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_12__/* .withGit */ .z)(host, async (git, { runDir }) => {
            const { taskId, origin } = await findTarget(git, flags);
            const onWarning = (text) => void warnings.push(text);
            const lease = await (0,_compose_open_lease_js__WEBPACK_IMPORTED_MODULE_8__/* .openRemoteLease */ .l)({ git, remote: origin.remote, onWarning });
            const { redactor } = host;
            const context = { git, origin, notifier: _domain_record_notifier_js__WEBPACK_IMPORTED_MODULE_3__/* .silentNotifier */ .a, clock: _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_10__/* .systemClock */ .ml, sleep: _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_10__/* .sleep */ .yy, redactor, lease, runDir };
            return { taskId, result: await (0,_runner_operate_js__WEBPACK_IMPORTED_MODULE_5__/* .operate */ .N)({ taskId, operation, by: findUserName(host.env) }, context) };
        });
        printResult({ taskId, operation, result }, flags, console);
        for (const text of warnings)
            console.err(`${text}\n`);
        return 0;
    }
    catch (error) {
        const failure = (0,_compose_to_failure_js__WEBPACK_IMPORTED_MODULE_11__/* .toFailure */ .w)(error, host.redactor.redact, operation.kind);
        const { ending } = failure;
        const text = [failure.text, ...warnings].join('\n');
        if (flags.json === true) {
            const refused = {
                taskId: flags.task ?? null,
                operation: operation.kind,
                outcome: 'refused',
                message: text,
            };
            console.out(renderOperationJson(refused));
        }
        console.err(`${text}\n`);
        return (0,_domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCodeOf */ .FO)(ending);
    }
}
function printResult({ taskId, operation, result }, { json }, console) {
    const { message } = result;
    const outcome = result.kind === 'done' ? 'done' : 'nothing';
    if (json === true)
        console.out(renderOperationJson({ taskId, operation: operation.kind, outcome, message }));
    else
        console.out(`Task ${taskId}: ${message}\n`);
}
async function findTarget(git, flags) {
    const records = await (0,_compose_open_records_js__WEBPACK_IMPORTED_MODULE_9__/* .openRecords */ .t)(git, flags);
    const taskId = (0,_events_choose_task_js__WEBPACK_IMPORTED_MODULE_13__/* .chooseTask */ .N0)(flags.task, await (0,_store_read_tasks_js__WEBPACK_IMPORTED_MODULE_7__/* .listTasks */ .m)(records.git));
    const { source } = records;
    if (source === undefined)
        return { taskId, origin: await (0,_store_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .openLocalOrigin */ ._f)(git, flags.repo) };
    return { taskId, origin: (0,_store_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .openRemoteOrigin */ .lm)(git, source, { borrowFrom: [] }) };
}
/** Returns the user's name as the machine has it, or `somebody`. */
function findUserName(env) {
    const name = (0,_report_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toShortLine */ .wb)(env.GITHUB_ACTOR ?? readSystemUser(), 100);
    return name === '' ? 'somebody' : name;
}
function readSystemUser() {
    try {
        return (0,node_os__WEBPACK_IMPORTED_MODULE_0__.userInfo)().username;
    }
    catch {
        return '';
    }
}
/** Renders the outcome of an operation as one JSON document, schema version 1. */
function renderOperationJson({ taskId, operation, outcome, message }) {
    return `${JSON.stringify({ schema_version: 1, task_id: taskId, operation, outcome, message }, undefined, 2)}\n`;
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
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);
/* harmony import */ var _git_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9793);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3903);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72603);
/* harmony import */ var _git_init_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41581);
/* harmony import */ var _git_ls_remote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50737);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41985);
/* harmony import */ var _git_rev_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12140);








/** Opens the local records, or those of a remote, fetched into a temporary repository below the git directory. */
async function openRecords(git, { repo, remote }, namespaces = ['refs/groundhog']) {
    const found = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_1__/* .requireGitDir */ .dz)(git, repo);
    const local = git.at({ gitDir: found.gitDir });
    if (remote === undefined)
        return { git: local, source: undefined };
    const copy = git.at({ gitDir: `${git.location.gitDir}/records.git` });
    const source = (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .toRemote */ .CN)((await (0,_git_config_js__WEBPACK_IMPORTED_MODULE_5__/* .findRemoteUrl */ .J)(local, remote)) ?? remote);
    const patterns = namespaces.map((namespace) => `${namespace}/*`);
    const [id] = (await (0,_git_ls_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .listRemoteRefs */ .R)(git, source, patterns)).values();
    const isSameFormat = (await (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .findCommit */ .fq)(local, 'HEAD'))?.length === id?.length;
    await (0,_git_init_js__WEBPACK_IMPORTED_MODULE_2__/* .initBare */ .d)(copy, {
        objectFormat: (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toObjectFormat */ .AF)(id?.length),
        borrowFrom: isSameFormat ? [`${found.commonDir}/objects`] : [],
    });
    await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_7__/* .fetchRefs */ .B)(copy, source, { refspecs: patterns.map((pattern) => `+${pattern}:${pattern}`) });
    return { git: copy, source };
}


/***/ }),

/***/ 19827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ findTask),
/* harmony export */   m: () => (/* binding */ listTasks)
/* harmony export */ });
/* harmony import */ var _domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60085);
/* harmony import */ var _git_for_each_ref_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36064);
/* harmony import */ var _state_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95559);



/** Lists the tasks that a repository has a record of, by name, from its refs only. */
async function listTasks(git) {
    const refs = [...(await (0,_git_for_each_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .listRefs */ .Dy)(git, ['refs/groundhog/'])).keys()].map(_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTaskRef */ .O7);
    return refs
        .filter((ref) => ref?.kind === 'state')
        .map((ref) => ref.taskId)
        .sort();
}
/** Reads the record of one task; undefined when the repository has none. */
async function findTask(git, taskId) {
    const ref = (0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_0__/* .toRefName */ .kk)({ kind: 'state', taskId });
    const commit = (await (0,_git_for_each_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .listRefs */ .Dy)(git, [ref])).get(ref);
    if (commit === undefined)
        return undefined;
    const stored = await (0,_state_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .un)(git, commit, ref);
    return { ...stored, view: { plan: (0,_state_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .requirePlan */ .VH)(stored), record: stored.state.record, memory: stored.state.memory } };
}


/***/ })

};
