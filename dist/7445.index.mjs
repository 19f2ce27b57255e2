export const id = 7445;
export const ids = [7445];
export const modules = {

/***/ 37445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  auditCommand: () => (/* binding */ auditCommand)
});

// EXTERNAL MODULE: ./domain/attempt/landing-audit.js
var landing_audit = __webpack_require__(97546);
// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
;// CONCATENATED MODULE: ./report/terminal/audit-text.js


/** Renders audits: a line for each checkpoint, and below it the hunks that no criterion noticed. */
function renderAudit(audits) {
    return audits.map((audit) => `${[renderHead(audit), ...audit.unnoticed.map(renderHunk)].join('\n')}\n`).join('');
}
function renderHead(audit) {
    return `${(0,safe_text/* toShortLine */.wb)(audit.checkpointId, 100)} (${audit.commit.slice(0, 7)}): ${(0,landing_audit/* describeAudit */.N)(audit)}`;
}
function renderHunk({ path, line, added, removed }) {
    const where = line === null ? '' : `:${line}`;
    return `  ${(0,safe_text/* toShortLine */.wb)(path, 200)}${where} (+${added} -${removed})`;
}
/** Renders audits as one JSON document. */
function renderAuditJson(taskId, audits) {
    const checkpoints = audits.map(({ checkpointId, commit, end, hunks, tried, unnoticed }) => ({
        checkpoint_id: checkpointId,
        commit,
        ...{ end, hunks, tried, unnoticed },
    }));
    return `${JSON.stringify({ schema_version: 1, task_id: taskId, checkpoints }, undefined, 2)}\n`;
}

// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./store/control-repository.js
var control_repository = __webpack_require__(44800);
// EXTERNAL MODULE: ./store/retry-remote.js
var retry_remote = __webpack_require__(21707);
// EXTERNAL MODULE: ./workspace/agent-objects.js + 1 modules
var agent_objects = __webpack_require__(96269);
// EXTERNAL MODULE: ./runner/attempt/audit-landing.js + 4 modules
var audit_landing = __webpack_require__(15681);
// EXTERNAL MODULE: ./runner/open/find-registries.js
var find_registries = __webpack_require__(94841);
// EXTERNAL MODULE: ./runner/open/load-task.js
var load_task = __webpack_require__(962);
// EXTERNAL MODULE: ./runner/open/open-folders-at.js
var open_folders_at = __webpack_require__(30986);
;// CONCATENATED MODULE: ./runner/audit/audit-task.js








/**
 * Audits what has landed of a task, by the criteria of the given plan, in the order of the plan, until all is done or the
 * time is up. Writes nothing to the origin and starts no agent. Throws ConfigurationError where there is nothing to audit.
 */
async function auditTask(request, runContext, timeUp) {
    const loaded = await (0,load_task/* loadTask */._o)(request, runContext);
    const { control, stored, taskBranch } = loaded;
    const { origin, sleep } = runContext.ports;
    if (stored === undefined)
        throw new errors/* ConfigurationError */.j1('task_not_found', { task: request.taskId });
    const landings = listLandings(request.planSource.plan, stored.state.record, taskBranch);
    const last = landings.at(-1);
    if (last === undefined)
        throw new errors/* ConfigurationError */.j1('nothing_landed', { task: request.taskId });
    const commits = landings.flatMap(({ commit, from }) => [commit, from]);
    await (0,retry_remote/* retryRemote */.l)(sleep, () => (0,control_repository/* fetchCommits */.Bj)(control, origin, commits));
    const { agentGit } = runContext.folders;
    const objects = agentGit === undefined ? undefined : await (0,agent_objects/* openAgentObjects */.C)(control, agentGit);
    const registries = agentGit === undefined ? [] : await (0,find_registries/* findRegistries */.Z)(control, last.commit);
    const folders = await (0,open_folders_at/* openFoldersAt */.n)({ task: { control, taskBranch, objects, registries }, request, runContext }, last.commit);
    const audited = [];
    for (const landing of landings) {
        const audit = await (0,audit_landing/* auditLanding */.f)(landing, { folders, runContext, timeUp });
        audited.push({ checkpointId: landing.checkpoint.id, commit: landing.commit, ...audit });
    }
    return audited;
}
/** Lists the checkpoints of a plan that have landed with a commit. */
function listLandings(plan, record, taskBranch) {
    return plan.checkpoints.flatMap((checkpoint) => {
        const known = record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === checkpoint.id);
        const attempt = known?.attempts.findLast(({ committed_ref }) => committed_ref !== null);
        if (attempt?.committed_ref == null)
            return [];
        return [{ checkpoint, plan, commit: attempt.committed_ref, from: attempt.snapshot_ref, taskBranch }];
    });
}

// EXTERNAL MODULE: ./runner/context/worker.js
var worker = __webpack_require__(46445);
// EXTERNAL MODULE: ./store/origin.js
var origin = __webpack_require__(29330);
// EXTERNAL MODULE: ./entry/compose/compose.js + 6 modules
var compose = __webpack_require__(3646);
// EXTERNAL MODULE: ./entry/compose/load-plan.js
var load_plan = __webpack_require__(56208);
// EXTERNAL MODULE: ./entry/compose/open-lease.js + 1 modules
var open_lease = __webpack_require__(63070);
// EXTERNAL MODULE: ./entry/compose/signals.js + 1 modules
var signals = __webpack_require__(24774);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 7 modules
var with_git = __webpack_require__(24850);
// EXTERNAL MODULE: ./entry/publish/terminal-notifier.js + 4 modules
var terminal_notifier = __webpack_require__(18639);
// EXTERNAL MODULE: ./entry/settings/check-settings.js
var check_settings = __webpack_require__(31907);
// EXTERNAL MODULE: ./entry/settings/find-secrets-in-env.js
var find_secrets_in_env = __webpack_require__(4478);
// EXTERNAL MODULE: ./entry/settings/merge-settings.js
var merge_settings = __webpack_require__(93435);
// EXTERNAL MODULE: ./entry/settings/run-settings.js
var run_settings = __webpack_require__(18320);
// EXTERNAL MODULE: ./entry/settings/settings.js
var settings_settings = __webpack_require__(45320);
// EXTERNAL MODULE: ./entry/commands/flags.js
var commands_flags = __webpack_require__(21829);
// EXTERNAL MODULE: ./entry/commands/to-exit-code.js
var to_exit_code = __webpack_require__(23794);
// EXTERNAL MODULE: ./entry/commands/run/run-locally.js + 1 modules
var run_locally = __webpack_require__(7751);
;// CONCATENATED MODULE: ./entry/commands/run/audit.js


















const MINUTES = { name: 'minutes', min: 1, max: 1440 };
const DEFAULT_MINUTES = 10;
/** Audits what has landed of a plan, and prints it. Returns 1 where criteria do not hold on a landed commit, 3 where a signal ended it, else 0. */
function auditCommand(planPath, flags, io) {
    const { host, console } = (0,commands_flags/* withVerbose */.Z8)(io, flags);
    return (0,to_exit_code/* toExitCode */.t)({ host, console }, { name: 'audit', json: flags.json }, async () => {
        const minutes = readMinutes(flags, host);
        const { plan, text } = await (0,load_plan/* loadPlan */.Yq)(planPath);
        const taskId = (0,load_plan/* requireTaskId */.Og)(flags.task, plan, planPath);
        const settings = await readSettings(flags, host);
        const { limits, isolation, forRequest } = settings;
        const request = {
            ...{ taskId, planSource: { plan, text, path: undefined, isInline: false } },
            ...{ base: undefined, taskBranch: undefined, keepsLfsPointers: true },
            ...{ ...forRequest, verifyIn: 'checkout', protection: { globs: [], names: [] } },
        };
        const parts = {
            ...{ request, workers: [worker/* NO_WORKER */.v], judge: undefined, limits },
            isolation: { ...isolation, agentCommand: undefined, agentHosts: [], hasModel: false },
            notifier: (0,terminal_notifier/* createTerminalNotifier */.D)(console.err),
            openOrigin: (git) => (0,origin/* openLocalOrigin */._f)(git, flags.repo),
            lease: await (0,open_lease/* openLocalLease */.G)(),
        };
        const audited = await (0,signals/* withCancellation */.an)((signal) => (0,compose/* composeWork */.A)(host, { ...parts, signal }, (given, runContext) => auditTask(given, runContext, AbortSignal.timeout(minutes * 60_000))), () => undefined);
        const audits = audited ?? [];
        const isInterrupted = audited === undefined || audits.some(({ end }) => end === 'interrupted');
        console.out(flags.json === true ? renderAuditJson(taskId, audits) : renderAudit(audits));
        if (isInterrupted)
            console.err('The audit was interrupted.\n');
        if (audits.some(({ end }) => end === 'not_holding'))
            return 1;
        return isInterrupted ? 3 : 0;
    });
}
/** Checks all flags at once, and returns the time of the audit. Throws ConfigurationError. */
function readMinutes(flags, { env }) {
    const parse = () => (0,settings_settings/* parseWholeNumber */.oA)(flags.minutes, MINUTES) ?? DEFAULT_MINUTES;
    const parseIsolation = () => (0,settings_settings/* chooseIsolation */.I1)(flags.isolation, env);
    (0,check_settings/* requireValidSettings */.T)(flags, env, [parse, () => flags.task !== undefined && (0,settings_settings/* parseTaskId */.ik)(flags.task), parseIsolation]);
    return parse();
}
async function readSettings(flags, { env, redactor, ...host }) {
    const config = await (0,with_git/* withGit */.z)({ env, redactor, ...host }, (git) => (0,run_locally/* readBaseConfig */.ef)(git, { repo: flags.repo }));
    const { given } = (0,merge_settings/* mergeSettings */.s)(flags, config);
    const settings = (0,run_settings/* readRunSettings */.x)({ ...given, isolation: (0,settings_settings/* chooseIsolation */.I1)(given.isolation, env) });
    redactor.add((0,find_secrets_in_env/* findNamedSecrets */.Ax)(env, settings.masked));
    return settings;
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

/***/ 46445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ NO_WORKER)
/* harmony export */ });
/** Takes the place of the agent where none is ever started. */
const NO_WORKER = {
    agent: { name: 'none', run: () => Promise.reject(new Error('this work starts no agent')) },
    identity: { name: 'none', provider: null, model: null, entry: null },
    ...{ maxTurns: 1, wallClockTimeoutMs: 1, session: 'fresh' },
};


/***/ })

};
