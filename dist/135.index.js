export const id = 135;
export const ids = [135];
export const modules = {

/***/ 20861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ listPlanPaths),
/* harmony export */   d: () => (/* binding */ findNeededPaths)
/* harmony export */ });
/* harmony import */ var _plan_command_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3296);

/** Programs that read the files of their arguments and write none of them. */
const READERS = /^(?:sh|bash|dash|zsh|node|deno|python[\d.]*|ruby|perl|php|tsx|ts-node|jest|vitest|mocha|ava|tap|pytest|py\.test|npm|pnpm|yarn|bun)$/;
/** Commands that change no file and no folder. */
const NEUTRAL = /^(?:set|true|:|echo|export)$/;
/**
 * Finds the files that a shell command needs to be there before it starts: scripts and test files that programs of known
 * kinds are to run. Only what is certain: nothing behind a program that may make files, and no word that a shell expands.
 */
function findNeededPaths(command) {
    // Substitutions and quoted operators are not understood by the words alone; behind others a failure may not count.
    if (/[`$()<>\\;|\n]|(?:^|[^&])&(?:[^&]|$)|["'][^"']*&&/.test(command))
        return [];
    if (/(?:^|\s)(?:!|if|while|until|case)\s/.test(command))
        return [];
    const found = new Set();
    for (const [program = '', ...rest] of (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCommands */ .t)(command)) {
        if (program === '' || NEUTRAL.test(program))
            continue;
        const own = program.includes('/') ? (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_0__/* .toRepositoryPath */ .B)(program) : undefined;
        const name = program.split('/').at(-1) ?? '';
        if (own === undefined && !READERS.test(name))
            break;
        if (own !== undefined)
            found.add(own);
        for (const path of findOperands(name, rest))
            found.add(path);
        // What the program is may make the files of the commands after it.
        if (own !== undefined || /^(?:npm|pnpm|yarn|bun)$/.test(name))
            break;
    }
    return [...found];
}
/** Finds the operands of a program that are paths of files: an interpreter's script, the test files of a runner. */
function findOperands(name, rest) {
    if (rest.some((word) => /^-(?:[a-z]*c|e|p|m|-eval|-print)$/.test(word)))
        return [];
    const isRunner = /^(?:jest|vitest|mocha|ava|tap|pytest|py\.test)$/.test(name) || rest.includes('--test');
    const words = /^(?:npm|pnpm|yarn|bun)$/.test(name) ? rest.slice(rest.indexOf('--') + 1 || rest.length) : rest;
    const operands = words.filter((word, at) => !word.startsWith('-') && !isFlagValue(words[at - 1]));
    const files = operands.flatMap((word) => (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_0__/* .toRepositoryPath */ .B)(word.split('::')[0] ?? '') ?? []).filter(isFileName);
    return isRunner || words !== rest
        ? files
        : files.slice(0, operands[0] === undefined || !isFileName(operands[0]) ? 0 : 1);
}
function isFlagValue(before) {
    return before?.startsWith('-') === true && before !== '--' && before !== '--test' && !before.includes('=');
}
function isFileName(word) {
    return /[^./][^/]*\.\w+$/.test(word);
}
/** Finds every word of a plan's commands and specs, and every path of its criteria, that could be the path of a file. */
function listPlanPaths(plan) {
    const criteria = plan.checkpoints.flatMap(({ success_criteria: all }) => all);
    const texts = [plan.setup ?? '', ...plan.checkpoints.map(({ spec }) => spec)];
    const paths = criteria.flatMap((criterion) => ('path' in criterion ? [criterion.path] : []));
    for (const criterion of criteria)
        if ('command' in criterion)
            texts.push(criterion.command);
    const words = texts.flatMap((text) => text.split(/[\s"'`()<>{}[\],;|&=]+/));
    const plain = words.map((word) => word.replace(/^(?:\.\/)+|[.:!?]+$/g, ''));
    return new Set([...paths, ...plain].filter((word) => /[./]/.test(word) || paths.includes(word)));
}


/***/ }),

/***/ 36715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ readBaseConfig),
/* harmony export */   g: () => (/* binding */ runLocally),
/* harmony export */   runPlanCommand: () => (/* binding */ runPlanCommand)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20068);
/* harmony import */ var _domain_text_list_some_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(13258);
/* harmony import */ var _domain_toolchain_named_paths_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(20861);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72603);
/* harmony import */ var _git_path_bytes_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(31150);
/* harmony import */ var _git_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28149);
/* harmony import */ var _report_terminal_chronicle_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41249);
/* harmony import */ var _report_terminal_run_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21120);
/* harmony import */ var _store_origin_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29330);
/* harmony import */ var _compose_compose_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50144);
/* harmony import */ var _compose_find_excludes_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50559);
/* harmony import */ var _compose_load_plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56208);
/* harmony import */ var _compose_open_lease_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(63070);
/* harmony import */ var _compose_prepare_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(28725);
/* harmony import */ var _compose_signals_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(24774);
/* harmony import */ var _compose_to_failure_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(86740);
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(50575);
/* harmony import */ var _publish_terminal_notifier_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(30340);
/* harmony import */ var _settings_load_config_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(68008);
/* harmony import */ var _settings_run_settings_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(18320);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(45320);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(21829);
























/** Runs a plan in a repository on this machine, prints the result, and returns the exit code. */
async function runPlanCommand(planPath, flags, io) {
    const { host, console } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_20__/* .withVerbose */ .Z8)(io, flags);
    try {
        const { result, taskId } = await runLocally(planPath, flags, { host, console });
        const { ending, reason, view, taskBranch } = result;
        if (flags.json === true)
            console.out((0,_report_terminal_run_json_js__WEBPACK_IMPORTED_MODULE_6__/* .renderRunJson */ .y)({ taskId, ending, reason, view, taskBranch }, host.redactor.redact));
        else if (view !== undefined)
            console.out(`\n${(0,_report_terminal_chronicle_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderChronicleText */ .r)(view)}`);
        console.err(`\nEnding: ${ending}. ${reason}\n`);
        return (0,_domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCodeOf */ .FO)(ending);
    }
    catch (error) {
        const { ending, text } = (0,_compose_to_failure_js__WEBPACK_IMPORTED_MODULE_14__/* .toFailure */ .w)(error, host.redactor.redact, 'run');
        const refused = {
            taskId: flags.task ?? (await findTaskId(planPath)) ?? null,
            ending,
            reason: text,
            taskBranch: flags.taskBranch ?? null,
            view: undefined,
        };
        if (flags.json === true)
            console.out((0,_report_terminal_run_json_js__WEBPACK_IMPORTED_MODULE_6__/* .renderRunJson */ .y)(refused, host.redactor.redact));
        console.err(`${text}\n`);
        return (0,_domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCodeOf */ .FO)(ending);
    }
}
/** Runs a plan as `runPlanCommand` does, and returns the result instead of printing it. */
async function runLocally(planPath, flags, { host, console }) {
    const { plan, text } = await (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .loadPlan */ .Yq)(planPath);
    const taskId = (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .requireTaskId */ .Og)(flags.task, plan, planPath);
    const given = { ...flags, protectedBranches: (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_19__/* .parseBranchGlobs */ .vS)(flags.protectedBranch ?? [], 'protected-branch') };
    // Invalid values are refused before anything is read.
    (0,_settings_run_settings_js__WEBPACK_IMPORTED_MODULE_18__/* .readRunSettings */ .x)(given);
    const { inRepository, config } = await (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_15__/* .withGit */ .z)(host, async (git) => ({
        inRepository: await findPathInRepository(git, flags.repo, planPath),
        config: await readBaseConfig(git, flags),
    }));
    const { settings, workers } = (0,_compose_prepare_run_js__WEBPACK_IMPORTED_MODULE_12__/* .prepareRun */ .Z)({ given, config, plan }, { ...host, write: console.err });
    const { limits, isolation, workspace, protectedBranches, forRequest } = settings;
    const request = {
        taskId,
        planSource: { plan, text, path: inRepository, isInline: false },
        base: flags.base,
        taskBranch: flags.taskBranch,
        ...forRequest,
        protection: { globs: protectedBranches, names: [] },
        checkout: workspace === 'in_place' ? { folder: flags.repo, excludes: (0,_compose_find_excludes_files_js__WEBPACK_IMPORTED_MODULE_9__/* .findExcludesFiles */ .y)(host.env) } : undefined,
        keepsLfsPointers: flags.lfs === true,
    };
    const notifier = (0,_publish_terminal_notifier_js__WEBPACK_IMPORTED_MODULE_16__/* .createTerminalNotifier */ .D)(console.err);
    // In place the agent of a run that died may still write to the checkout, and one that is not clean is refused.
    const uncommitted = workspace === 'in_place' ? [] : await (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_15__/* .withGit */ .z)(host, (git) => findUncommitted(git, flags.repo, plan));
    if (uncommitted.length > 0)
        notifier.progress({
            kind: 'warning',
            text: `The plan names files that are not committed as they are in your checkout, so that neither agents nor criteria see them: ${(0,_domain_text_list_some_js__WEBPACK_IMPORTED_MODULE_21__/* .listSome */ .X)(uncommitted)}`,
        });
    const openOrigin = (git) => (0,_store_origin_js__WEBPACK_IMPORTED_MODULE_7__/* .openLocalOrigin */ ._f)(git, flags.repo);
    const lease = await (0,_compose_open_lease_js__WEBPACK_IMPORTED_MODULE_11__/* .openLocalLease */ .G)();
    const parts = { request, ...workers, notifier, openOrigin, limits, isolation, lease };
    const result = await (0,_compose_signals_js__WEBPACK_IMPORTED_MODULE_13__/* .withCancellation */ .an)((signal) => (0,_compose_compose_js__WEBPACK_IMPORTED_MODULE_8__/* .composeRun */ .w)(host, { ...parts, signal }), () => ({
        ending: 'paused',
        reason: _compose_signals_js__WEBPACK_IMPORTED_MODULE_13__/* .LATE_REASON */ .Gx,
        view: undefined,
        taskBranch: flags.taskBranch ?? null,
        isOvertaken: false,
    }));
    return { result, taskId };
}
/** Finds the task id of a refused run in its plan; undefined when the plan cannot be read either. */
async function findTaskId(planPath) {
    try {
        const { plan } = await (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .loadPlan */ .Yq)(planPath);
        return (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .requireTaskId */ .Og)(undefined, plan, planPath);
    }
    catch {
        return undefined;
    }
}
/** Reads the configuration at the base, whatever is checked out. */
async function readBaseConfig(git, { repo, base }) {
    const { remote, resolveBase } = await (0,_store_origin_js__WEBPACK_IMPORTED_MODULE_7__/* .openLocalOrigin */ ._f)(git, repo);
    const { sha } = await resolveBase(base);
    return (0,_settings_load_config_js__WEBPACK_IMPORTED_MODULE_17__/* .readConfigAt */ ["in"])(git, { remote, commit: sha, checkout: repo, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.location.gitDir, 'base.git') });
}
/** Finds the files of the checkout that the plan names and whose state there is in no commit; sorted. */
async function findUncommitted(git, repo, plan) {
    const root = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .vE)(git, repo);
    if (root === undefined)
        return [];
    const { gitDir } = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_3__/* .requireGitDir */ .dz)(git, repo);
    const { changed, untracked } = await (0,_git_status_js__WEBPACK_IMPORTED_MODULE_4__/* .readStatus */ .rk)(git.at({ gitDir, workTree: root }));
    const named = (0,_domain_toolchain_named_paths_js__WEBPACK_IMPORTED_MODULE_22__/* .listPlanPaths */ .U)(plan);
    return [...changed, ...untracked]
        .map(_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_23__/* .toReadablePath */ .ZR)
        .filter((path) => named.has(path))
        .sort();
}
/** Finds the plan's path below the repository's root; undefined when it lies elsewhere. */
async function findPathInRepository(git, repo, planPath) {
    const root = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .vE)(git, repo);
    if (root === undefined)
        return undefined;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(planPath)));
    return path.startsWith('..') || path === '' ? undefined : path;
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

/***/ 41249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ renderStatusText),
/* harmony export */   r: () => (/* binding */ renderChronicleText)
/* harmony export */ });
/* harmony import */ var _domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66483);
/* harmony import */ var _domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24543);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70375);
/* harmony import */ var _domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50566);
/* harmony import */ var _parts_failure_section_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42506);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18964);
/* harmony import */ var _words_attribution_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83514);
/* harmony import */ var _words_outcome_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29373);
/* harmony import */ var _words_steering_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48112);
/* harmony import */ var _words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88598);
/* harmony import */ var _words_task_status_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(45343);












const MAX_TEXT_BYTES = 4000;
/** Renders the history of a task for a terminal: one block for each checkpoint, untrusted lines behind "|". */
function renderChronicleText(view) {
    const checkpoints = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .listCheckpoints */ .Ep)(view);
    return toLogText([renderHead(view, checkpoints), ...checkpoints.map(renderBlock), renderEnd(view)]);
}
/** Renders the status of a task for a terminal: one line for each checkpoint. */
function renderStatusText(view) {
    const checkpoints = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .listCheckpoints */ .Ep)(view);
    const lines = checkpoints.map((checkpoint) => {
        const commit = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .findLandedCommit */ .Rl)(checkpoint);
        const made = checkpoint.attempts.length === 0 ? '' : `, ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlural */ .yk)(checkpoint.attempts.length, 'attempt')}`;
        const usage = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .sumUsage */ .iJ)(checkpoint.attempts);
        const price = usage.cost_usd === null ? '' : `, ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCost */ .BD)(usage)}`;
        return `${renderTitle(checkpoint)}${made}${price}${commit === null ? '' : `, commit ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortId */ .px)(commit)}`}`;
    });
    return toLogText([renderHead(view, checkpoints), lines.join('\n'), renderEnd(view)]);
}
function renderHead(view, checkpoints) {
    const attempts = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .listAttempts */ .NN)(checkpoints);
    const usage = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .sumUsage */ .iJ)(attempts);
    const done = checkpoints.filter(_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .isDone */ .$L).length;
    return [
        `Task ${view.record.task_id}: ${done} of ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlural */ .yk)(checkpoints.length, 'checkpoint')} done, ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlural */ .yk)(attempts.length, 'attempt')}${usage.cost_usd === null ? '' : `, ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCost */ .BD)(usage)}`}`,
        `Branch ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toShortLine */ .wb)(view.record.task_branch, 200)} at ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortId */ .px)(view.record.head)}, base ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortId */ .px)(view.record.base_sha)}`,
        ...(view.record.result === null ? [] : [`Waits for approval: ${view.record.result}`]),
        view.record.isolation === 'none'
            ? 'Isolation: none'
            : `Isolated: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toShortLine */ .wb)(view.record.isolation_detail ?? 'yes', 300)}`,
    ].join('\n');
}
function renderEnd(view) {
    const status = (0,_words_task_status_js__WEBPACK_IMPORTED_MODULE_10__/* .describeTaskStatus */ .J)(view);
    const actions = (0,_words_steering_text_js__WEBPACK_IMPORTED_MODULE_8__/* .listSteering */ .Aq)(view);
    const done = actions.length === 0 ? '' : `Done by people:\n${actions.map((line) => `  ${line}`).join('\n')}\n\n`;
    if (status === undefined)
        return `${done}The run has not ended.${describeRequested(view)}`;
    const { meaning, reason, nextStep } = status;
    return `${done}${[meaning, ...(reason === null ? [] : quote(reason)), `Next: ${nextStep}`].join('\n')}`;
}
/** Describes the request to a running task. An abort takes precedence over a pause. */
function describeRequested({ record: { aborted, pause } }) {
    if (aborted !== null)
        return ` The task was aborted by ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toShortLine */ .wb)(aborted.by, 60)}: the run at work is stopped.`;
    return pause === null ? '' : ' A pause was requested.';
}
function renderTitle(checkpoint) {
    return `${(0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .isDone */ .$L)(checkpoint) ? '[x]' : '[ ]'} ${checkpoint.position}. ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toShortLine */ .wb)(checkpoint.id, 100)}: ${(0,_words_outcome_text_js__WEBPACK_IMPORTED_MODULE_7__/* .describeCheckpoint */ .QK)(checkpoint)}`;
}
function renderBlock(checkpoint) {
    const { run, attempts } = checkpoint;
    const held = (0,_domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .findVacuous */ .IL)(run?.baseline ?? []);
    return [
        renderTitle(checkpoint),
        ...(run?.reason && (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .needsReason */ .iB)(checkpoint) ? quote(run.reason) : []),
        ...held.map(({ criterion }) => `    held before any work: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toShortLine */ .wb)((0,_domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_11__/* .describeCriterion */ .N)(criterion), 120)}`),
        ...attempts.flatMap(renderAttempt),
    ].join('\n');
}
function renderAttempt(attempt) {
    const { day, failure_report: report } = attempt;
    const usage = (0,_domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .totalUsage */ .GG)(attempt);
    const facts = [(0,_words_outcome_text_js__WEBPACK_IMPORTED_MODULE_7__/* .describeAttempt */ .Be)(attempt), (0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatSpan */ .QA)(attempt.started_at, attempt.ended_at)];
    const agent = (0,_words_outcome_text_js__WEBPACK_IMPORTED_MODULE_7__/* .describeEntry */ .OY)(attempt);
    if (agent !== undefined)
        facts.push(`by ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toShortLine */ .wb)(agent, 100)}`);
    if (usage.turns !== null)
        facts.push((0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlural */ .yk)(usage.turns, 'turn'));
    if (usage.cost_usd !== null)
        facts.push((0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCost */ .BD)(usage));
    if (attempt.committed_ref !== null)
        facts.push(`commit ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortId */ .px)(attempt.committed_ref)}`);
    else if (attempt.scratch_commit === attempt.snapshot_ref)
        facts.push('no change');
    else if (attempt.scratch_commit !== null)
        facts.push(`scratch ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortId */ .px)(attempt.scratch_commit)}`);
    const reason = report?.what_happened ?? (0,_words_outcome_text_js__WEBPACK_IMPORTED_MODULE_7__/* .findAttemptReason */ .RD)(attempt);
    return [
        `    attempt ${day}: ${facts.join(', ')}`,
        ...quote(reason),
        ...(attempt.attribution === null ? [] : [`      lines: ${(0,_words_attribution_text_js__WEBPACK_IMPORTED_MODULE_6__/* .describeAttribution */ .f)(attempt.attribution)}`]),
        ...(report === null ? [] : [`      reported by ${(0,_parts_failure_section_js__WEBPACK_IMPORTED_MODULE_3__/* .describeSource */ .B6)(report.source)}`]),
        ...attempt.verifier_runs
            .filter(({ outcome }) => outcome === 'unjudged')
            .map((run) => `      not judged: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toShortLine */ .wb)((0,_domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_11__/* .describeCriterion */ .N)(run.criterion), 200)}`),
        ...attempt.side_effects.map(({ kind, target, reversible }) => `      side effect: ${kind} ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toShortLine */ .wb)(target, 200)}${reversible ? '' : ' (not reversible)'}`),
        // A note of an interrupted attempt is the reason above.
        ...attempt.notes.filter((note) => note !== reason).map((note) => `      note: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toShortLine */ .wb)(note, 200)}`),
    ];
}
// A job log takes "##[" anywhere in a line for a command.
function toLogText(blocks) {
    return `${blocks.join('\n\n').replaceAll('##[', '## [')}\n`;
}
// Behind the bar no line can start with a command of a job log.
function quote(text) {
    const plain = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutText */ .IN)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toUnmarkedText */ .mq)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutText */ .IN)(text, MAX_TEXT_BYTES * 4)), MAX_TEXT_BYTES).trim();
    return plain === '' ? [] : plain.split('\n').map((line) => `      | ${line}`);
}


/***/ }),

/***/ 37817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createParser)
/* harmony export */ });
/* unused harmony export ParseError */
class ParseError extends Error {
  constructor(message, options) {
    super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
  }
}
const LF = 10, CR = 13, SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end);
        onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
      }
      return;
    }
    const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line, "", line);
      return;
    }
    const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
    processField(field, value, line);
  }
  function processField(field, value, line) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data
    }), id = void 0, data = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

//# sourceMappingURL=index.js.map


/***/ })

};
