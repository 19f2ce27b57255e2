export const id = 785;
export const ids = [785];
export const modules = {

/***/ 20068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ endingSchema),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   WG: () => (/* binding */ isPassing),
/* harmony export */   p$: () => (/* binding */ pauseCauseSchema),
/* harmony export */   vu: () => (/* binding */ conclusionOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);

/** The endings of a run. */
const endingSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
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
/** Returns the exit code of the process for an ending: 0 unless the conclusion is a failure. */
function exitCodeOf(ending) {
    return conclusionOf(ending) === 'failure' ? 1 : 0;
}
/** The cause of a pause, which decides whether the run may resume by itself. */
const pauseCauseSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
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


/***/ }),

/***/ 33785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctorCommand: () => (/* binding */ doctorCommand)
});

// EXTERNAL MODULE: ./domain/decisions/judge-self-test.js
var judge_self_test = __webpack_require__(14858);
;// CONCATENATED MODULE: ./report/terminal/isolation-report.js

const WORDS = { reached: 'yes', blocked: 'no', absent: '-' };
/** The width of a column. */
const GAP = 10;
const WIDTH = Math.max(...Object.values({ ...judge_self_test/* attackTitles */.aZ, ...judge_self_test/* needTitles */.GB }).map((title) => title.length)) + 2;
/** Renders the isolation of a machine for a terminal. */
function renderIsolationReport({ means, problems, remedy, tested }) {
    const verdict = problems.length === 0
        ? ['A job on this machine runs isolated.']
        : ['A job on this machine is refused:', ...problems.map((problem) => `  ${problem}`)];
    const lines = [
        `Sandboxes: ${means ?? 'none'}`,
        '',
        ...(tested === undefined ? [] : [...renderTable(tested), '']),
        ...verdict,
        ...(remedy === undefined ? [] : [`  ${remedy}`]),
    ];
    return `${lines.join('\n')}\n`;
}
function renderTable({ outside, zones }) {
    const columns = [...zones, { zone: 'outside', answers: outside }];
    const toRow = (title, cells) => `${title.padEnd(WIDTH + 2)}${cells.map((cell, at) => cell.padEnd(columns[at + 1] === undefined ? 0 : GAP)).join('')}`;
    const render = (titles, names) => names.map((name) => toRow(`  ${titles[name] ?? name}`, columns.map(({ answers }) => WORDS[outcomeOf(answers, name)])));
    const head = (text) => toRow(text, columns.map(({ zone }) => zone));
    return [
        ...[head('A program can'), ...render(judge_self_test/* attackTitles */.aZ, judge_self_test/* attacks */.kg)],
        ...['', head('A program must be able to'), ...render(judge_self_test/* needTitles */.GB, judge_self_test/* needs */.eN)],
        ...['', '"-" has nothing to try here, or is not tried without a sandbox.'],
        'The columns are the sandboxes of the agent, its setup and its criteria, and of the tools of the built-in agent.',
    ];
}
function isAttack(probe) {
    return probe in judge_self_test/* attackTitles */.aZ;
}
function outcomeOf(answers, probe) {
    return answers[probe]?.outcome ?? 'absent';
}
/** Renders the isolation of a machine as one JSON document, schema version 1. */
function renderIsolationReportJson({ means, problems, remedy, tested }) {
    const probes = tested === undefined
        ? []
        : [...judge_self_test/* attacks */.kg, ...judge_self_test/* needs */.eN].map((probe) => ({
            probe,
            kind: isAttack(probe) ? 'attack' : 'need',
            outside: outcomeOf(tested.outside, probe),
            inside: Object.fromEntries(tested.zones.map(({ zone, answers }) => [zone, outcomeOf(answers, probe)])),
        }));
    const isolation = { works: problems.length === 0, means: means ?? null, problems, remedy: remedy ?? null, probes };
    return `${JSON.stringify({ schema_version: 1, isolation }, undefined, 2)}\n`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./exec/child-env.js
var child_env = __webpack_require__(25108);
// EXTERNAL MODULE: ./exec/folder-access.js
var folder_access = __webpack_require__(66229);
// EXTERNAL MODULE: ./exec/process-mark.js
var process_mark = __webpack_require__(7551);
// EXTERNAL MODULE: ./sandbox/bubblewrap/launch-args.js + 2 modules
var launch_args = __webpack_require__(75175);
// EXTERNAL MODULE: ./entry/compose/open-isolation.js + 18 modules
var open_isolation = __webpack_require__(45979);
// EXTERNAL MODULE: ./entry/compose/run-folders.js
var run_folders = __webpack_require__(61649);
// EXTERNAL MODULE: ./entry/compose/signals.js + 1 modules
var signals = __webpack_require__(24774);
// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
// EXTERNAL MODULE: ./entry/compose/test-isolation.js + 5 modules
var test_isolation = __webpack_require__(97813);
;// CONCATENATED MODULE: ./entry/compose/inspect-isolation.js














const meansTexts = {
    user_namespace: 'with a user namespace',
    given_namespace: 'with a user namespace that sudo made',
    root: 'with the rights of root, by sudo',
    unshare: 'with the rights of root, without bubblewrap',
};
/** Finds out how programs are isolated on this machine, as a job would; installs nothing, and needs no repository. */
function inspectIsolation(host) {
    return (0,run_folders/* withRunFolders */.Dy)(host.tempDir, async (folders) => {
        try {
            const isolation = await (0,open_isolation/* openIsolation */.z)({
                settings: {
                    choice: 'sandbox',
                    // A host for the setup, so that its proxy is tried, too: a name that nobody has (RFC 6761).
                    networks: { setup: ['allowed.invalid'], agent: [], criteria: [] },
                    visiblePaths: [],
                    agentFiles: [],
                    agentHosts: [],
                },
                ...{ env: host.env, isJob: false, folders, clock: (0,system_clock/* openSystemClock */.Yu)(host.env), warn: () => undefined },
            });
            return await inspectSandboxes(isolation, host, folders);
        }
        catch (error) {
            return toReport(error);
        }
    });
}
function toReport(error) {
    if (!(error instanceof errors/* ConfigurationError */.j1))
        throw error;
    const { reason, remedy, problems } = error.data;
    const nothing = { means: undefined, tested: undefined };
    if (error.code === 'isolation_broken')
        return { ...nothing, problems: [`${problems}`], remedy: undefined };
    if (error.code !== 'isolation_missing')
        throw error;
    return { ...nothing, problems: [`${reason}.`], remedy: `${remedy}` };
}
async function inspectSandboxes(isolation, host, folders) {
    const { env } = host;
    const { runDir, workDir, verifyDir, binDir, deskParent: socketParent, owner } = folders;
    // In a run it holds the objects that programs may see.
    if (isolation.agentGit !== undefined)
        await (0,folder_access/* makeFolder */.fc)(isolation.agentGit.folder);
    const config = (0,external_node_path_.join)(runDir, 'config');
    await (0,promises_.writeFile)(config, (0,external_node_crypto_.randomUUID)());
    const mark = (0,process_mark/* toProcessMark */.Ki)({ ...owner, scope: (0,process_mark/* toRunScope */.jw)(owner, runDir) }, signals/* PROCESS_WIDE_MARK */.cP, (0,external_node_crypto_.randomUUID)());
    const openSandbox = isolation.open({ processMark: mark, isInPlace: false });
    const own = (0,child_env/* childEnv */.g)(env);
    const inWork = { sandbox: openSandbox(workDir, { kind: 'agent', hosts: [], registries: [] }), folder: workDir };
    const verification = openSandbox(verifyDir, { kind: 'verification', number: 0, registries: [] });
    const inVerify = { sandbox: verification, folder: verifyDir, env: own, hasHistory: false, hasVerbs: false };
    const agentEnv = { ...own, PATH: `${binDir}:${own.PATH ?? ''}` };
    const zones = [
        { zone: 'agent', ...inWork, env: agentEnv, hasHistory: false, hasVerbs: true },
        { zone: 'setup', ...inVerify },
        { zone: 'criteria', ...inVerify },
    ];
    const machine = { env, isJob: false, socketParent, visiblePaths: [], openZones: [], repositoryConfigs: [] };
    const tested = await (0,test_isolation/* testIsolation */.F)(machine, { zones, controlConfigs: [config] });
    const problems = (0,judge_self_test/* findSelfTestProblems */.Sq)(tested.outside, tested.zones);
    return { means: describeMeans(isolation), problems, remedy: undefined, tested };
}
function describeMeans({ bubblewrap }) {
    if (bubblewrap === undefined)
        return undefined;
    const { file, version, means } = bubblewrap;
    return `${(0,launch_args/* nameLauncher */.E)(bubblewrap)} ${version}, ${file}, ${meansTexts[means]}`;
}

// EXTERNAL MODULE: ./entry/commands/to-exit-code.js
var to_exit_code = __webpack_require__(23794);
;// CONCATENATED MODULE: ./entry/commands/doctor.js



/** Prints what was found, and returns 0 when a job would run isolated. */
function doctorCommand(flags, { host, console }) {
    return (0,to_exit_code/* toExitCode */.t)({ host, console }, 'doctor', async () => {
        const report = await inspectIsolation(host);
        console.out(flags.json === true ? renderIsolationReportJson(report) : renderIsolationReport(report));
        return report.problems.length === 0 ? 0 : 1;
    });
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

/***/ 86740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ toFailure)
/* harmony export */ });
/* harmony import */ var _domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95182);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32413);
/* harmony import */ var _exec_redaction_clean_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77855);




/**
 * Translates a thrown value to an ending: `refused` for a ConfigurationError, `infra_error` for all else. `command` is the
 * one of the command line: refusals name it and point to its help.
 */
function toFailure(thrown, redact, command) {
    const error = (0,_domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_2__/* .toGroundhogError */ .z)(thrown);
    const help = error.code === 'setting_invalid' && command !== undefined ? `groundhog ${command} --help` : undefined;
    const text = (0,_exec_redaction_clean_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toCleanText */ .M)((0,_domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .renderError */ .v)(error, { help, refused: command }), redact);
    return { ending: error instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1 ? 'refused' : 'infra_error', text };
}


/***/ })

};
