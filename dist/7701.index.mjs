export const id = 7701;
export const ids = [7701];
export const modules = {

/***/ 37701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPlanCommand: () => (/* binding */ runPlanCommand)
});

// EXTERNAL MODULE: ./domain/record/ending.js
var record_ending = __webpack_require__(20068);
// EXTERNAL MODULE: ./report/terminal/marks.js
var marks = __webpack_require__(4258);
// EXTERNAL MODULE: ./report/terminal/run-json.js
var run_json = __webpack_require__(21120);
// EXTERNAL MODULE: ./domain/attempt/verdict.js + 1 modules
var verdict = __webpack_require__(24543);
// EXTERNAL MODULE: ./domain/ids.js
var ids = __webpack_require__(70375);
// EXTERNAL MODULE: ./domain/record/run-record.js
var run_record = __webpack_require__(93714);
// EXTERNAL MODULE: ./report/text/format-duration.js
var format_duration = __webpack_require__(83969);
// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
// EXTERNAL MODULE: ./report/words/criterion-failure.js
var criterion_failure = __webpack_require__(15753);
// EXTERNAL MODULE: ./report/words/outcome-text.js
var outcome_text = __webpack_require__(29373);
// EXTERNAL MODULE: ./report/words/reader-command.js
var reader_command = __webpack_require__(99666);
// EXTERNAL MODULE: ./report/words/rebase-text.js
var rebase_text = __webpack_require__(54193);
// EXTERNAL MODULE: ./report/words/task-facts.js
var task_facts = __webpack_require__(88598);
// EXTERNAL MODULE: ./report/words/task-status.js
var task_status = __webpack_require__(45343);
// EXTERNAL MODULE: ./report/words/terminal-steps.js + 3 modules
var terminal_steps = __webpack_require__(5985);
// EXTERNAL MODULE: ./report/terminal/wrap-to-style.js
var wrap_to_style = __webpack_require__(92362);
;// CONCATENATED MODULE: ./report/terminal/run-result-text.js















/** The most lines of a result. */
const MAX_LINES = 15;
const MAX_REASON_LINES = 5;
const endingMarks = {
    success: 'done',
    failure: 'failed',
    neutral: 'waiting',
};
/**
 * Renders the end of a run in at most 15 lines: its ending, what it has landed, why the rest failed, its cost, and the next
 * step. Attempts of earlier runs are only counted.
 */
function renderRunResult({ ending, reason, view, hasWorked }, style, reader) {
    const mark = endingMarks[(0,record_ending/* conclusionOf */.vu)(ending)];
    const [first = '', ...others] = reason.trimEnd().split('\n');
    const statusCommand = view && (0,reader_command/* renderTaskCommand */.x4)(reader, view.record.task_id, ['status']);
    const whole = [
        `${(0,marks/* renderMark */.oh)(mark, style)} Ending: ${ending}. ${(0,safe_text/* toShortLine */.wb)(first, 400)}`,
        ...shortenReason(others, statusCommand).map((line) => `  ${(0,safe_text/* toShortLine */.wb)(line, 400)}`),
    ].flatMap((line) => wrapTo(line, style));
    if (view === undefined)
        return toText(whole);
    const isNew = ({ day }) => hasWorked && day > view.record.last_day_before_run;
    const steps = listNextLines(view, { ending, reader }, style);
    // What has landed counts as done only once it is verified on the new base.
    const rebase = view.record.rebase === null ? undefined : (0,rebase_text/* describeRebase */.Ez)(view.record);
    const totals = [renderTotals(view, isNew), rebase ?? []].flat().flatMap((line) => wrapTo(`  ${line}`, style));
    const left = MAX_LINES - totals.length - countLines(steps, style);
    // One line is left for the checkpoints, or for how many there are.
    const head = whole.slice(0, Math.max(1, Math.min(1 + MAX_REASON_LINES, left - 1)));
    const room = left - head.length;
    return toText([...head, ...totals, ...listRows(view, { isNew, style, room, reason, statusCommand }), ...steps]);
}
/** Leaves out the middle of a long reason, which ends with the advice; a command shows the whole where it is recorded. */
function shortenReason(lines, whole) {
    const filled = lines.filter((line) => line.trim() !== '');
    if (filled.length <= MAX_REASON_LINES)
        return filled;
    const kept = MAX_REASON_LINES - (whole === undefined ? 1 : 2);
    const left = whole === undefined ? [] : [`and ${filled.length - kept - 1} more lines: ${whole}`];
    return [...filled.slice(0, kept), ...left, ...filled.slice(-1)];
}
function wrapTo(line, style) {
    return (0,wrap_to_style/* wrapToStyle */.h)(line, undefined, style).split('\n');
}
/** Counts the lines of a terminal: a command is not wrapped by us, so that it can be copied, but by the terminal. */
function countLines(lines, { columns = Number.POSITIVE_INFINITY }) {
    return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / columns)), 0);
}
// A job log takes "##[" anywhere in a line for a command.
function toText(lines) {
    return `${lines.join('\n').replaceAll('##[', '## [')}\n`;
}
function renderTotals(view, isNew) {
    const checkpoints = (0,task_facts/* listCheckpoints */.Ep)(view);
    const attempts = (0,task_facts/* listAttempts */.NN)(checkpoints).filter(isNew);
    const usage = (0,task_facts/* sumUsage */.iJ)(attempts);
    const total = (0,format_duration/* formatTotal */.Ej)(attempts);
    const facts = [
        `${(0,task_facts/* describeAttemptCount */.gJ)(attempts)}${total === '–' ? '' : ` in ${total}`}`,
        ...(usage.cost_usd === null ? [] : [(0,format_duration/* formatCost */.BD)(usage)]),
    ];
    return `${(0,task_facts/* countDone */.qQ)(checkpoints)}; this run: ${facts.join(', ')}`;
}
/** Lists the checkpoints that this run has worked on; those that are not done come first where there is little room. */
function listRows(view, { isNew, style, room, reason, statusCommand }) {
    const checkpoints = (0,task_facts/* listCheckpoints */.Ep)(view);
    const stuck = checkpoints.filter(({ run }) => run?.outcome === 'abandoned' || run?.outcome === 'blocked');
    const worked = checkpoints.filter(({ attempts }) => attempts.some(isNew));
    const isSkippedOrHeld = (each) => each.run?.outcome === 'skipped' || (0,task_facts/* isSatisfiedFromStart */.br)(each);
    const ordered = new Set([...stuck, ...worked.filter((each) => !(0,task_facts/* isDone */.$L)(each)), ...worked.toReversed()]);
    for (const each of checkpoints.filter(isSkippedOrHeld))
        ordered.add(each);
    const rows = new Map([...ordered].map((each) => {
        const name = `${each.position}/${checkpoints.length} ${(0,safe_text/* toShortLine */.wb)(each.id, 60)}`;
        const mark = (0,marks/* renderMark */.oh)((0,marks/* findMark */.DQ)(each), style);
        return [each, wrapTo(`  ${mark} ${name}: ${renderOutcome(each, reason)}`, style)];
    }));
    const fits = [...rows.values()].flat().length <= room;
    const shown = fits ? ordered : chooseFitting(rows, room - 1);
    const lines = checkpoints.filter((each) => shown.has(each)).flatMap((each) => rows.get(each) ?? []);
    if (fits)
        return lines;
    return [...lines, `  and ${ordered.size - shown.size} more: ${statusCommand}`];
}
/** Chooses the first rows that fit into some lines. */
function chooseFitting(rows, room) {
    const chosen = new Set();
    let left = room;
    for (const [each, { length }] of rows) {
        if (length > left)
            break;
        left -= length;
        chosen.add(each);
    }
    return chosen;
}
function renderOutcome(checkpoint, reason) {
    const landed = (0,task_facts/* findLandedAttempt */.NH)(checkpoint);
    const { length: count } = checkpoint.attempts;
    const made = count === 0 ? '' : ` (${(0,task_facts/* describeAttemptCount */.gJ)(checkpoint.attempts)})`;
    if ((0,task_facts/* isDone */.$L)(checkpoint) && landed?.committed_ref != null)
        return `${(0,ids/* toShortId */.px)(landed.committed_ref)} ${(0,safe_text/* toShortLine */.wb)(landed.summary ?? '', 100)}${made}`;
    const cause = (0,task_facts/* isDone */.$L)(checkpoint) ? undefined : findCause(checkpoint);
    const isTold = cause === undefined || toWords(reason).includes(toWords(cause));
    return `${(0,outcome_text/* describeCheckpoint */.QK)(checkpoint)}${made}${isTold ? '' : `: ${(0,safe_text/* toShortCause */.tk)(cause, 200)}`}`;
}
function toWords(text) {
    return text.replace(/\s+/g, ' ').trim();
}
/** Finds why the last attempt of a checkpoint failed, where no later one has passed or waits to be verified; untrusted text. */
function findCause({ run, attempts }) {
    // Commits of people have broken what had passed, whatever its attempts were like.
    if (run != null && run.held_at !== null)
        return run.reason ?? undefined;
    const ended = attempts.findLast((attempt) => (0,run_record/* isCaptured */.TW)(attempt) || attempt.outcome !== 'running');
    const last = ended?.outcome === 'failed' || ended?.outcome === 'interrupted' ? ended : undefined;
    const [failed] = (0,verdict/* findFailed */.bq)(last?.verifier_runs ?? []);
    if (last !== undefined && failed !== undefined)
        return (0,outcome_text/* addStop */.kh)(last, (0,criterion_failure/* describeCriterionFailure */.n)(failed));
    return last?.failure_report?.what_happened ?? last?.notes.at(-1) ?? run?.reason ?? undefined;
}
function listNextLines(view, { ending, reader }, style) {
    const status = (0,task_status/* describeTaskStatus */.JZ)(view);
    if (status === undefined)
        return [];
    // A conflict that keeps a run from its start is in no record.
    const kind = ending === 'conflict' ? ending : status.kind;
    const { advice, commands } = (0,terminal_steps/* findTerminalSteps */.D)({ ...status, kind }, view, reader);
    return [...wrapTo(`Next: ${advice}`, style), ...commands.map((command) => `  ${command}`)];
}

// EXTERNAL MODULE: ./store/mark-merged.js + 2 modules
var mark_merged = __webpack_require__(27583);
// EXTERNAL MODULE: ./entry/compose/load-plan.js
var load_plan = __webpack_require__(56208);
// EXTERNAL MODULE: ./entry/compose/open-records.js
var open_records = __webpack_require__(68013);
// EXTERNAL MODULE: ./entry/compose/to-failure.js
var to_failure = __webpack_require__(86740);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 7 modules
var with_git = __webpack_require__(24850);
// EXTERNAL MODULE: ./entry/commands/flags.js
var commands_flags = __webpack_require__(21829);
// EXTERNAL MODULE: ./entry/commands/reader.js
var commands_reader = __webpack_require__(68275);
// EXTERNAL MODULE: ./domain/decisions/next-action.js
var next_action = __webpack_require__(97319);
// EXTERNAL MODULE: ./domain/plan/plan.js
var plan = __webpack_require__(6526);
// EXTERNAL MODULE: ./report/terminal/checked-files.js
var checked_files = __webpack_require__(78883);
// EXTERNAL MODULE: ./runner/open/load-task.js
var load_task = __webpack_require__(962);
// EXTERNAL MODULE: ./runner/open/open-task.js + 9 modules
var open_task = __webpack_require__(47644);
// EXTERNAL MODULE: ./entry/compose/compose.js + 6 modules
var compose = __webpack_require__(3646);
// EXTERNAL MODULE: ./entry/publish/terminal-notifier.js + 4 modules
var terminal_notifier = __webpack_require__(18639);
// EXTERNAL MODULE: ./entry/commands/run/next-record.js
var next_record = __webpack_require__(37061);
// EXTERNAL MODULE: ./entry/commands/run/run-locally.js + 1 modules
var run_locally = __webpack_require__(7751);
// EXTERNAL MODULE: ./entry/commands/run/warn-of-omitted.js + 2 modules
var warn_of_omitted = __webpack_require__(77621);
;// CONCATENATED MODULE: ./entry/commands/run/dry-run.js

















/** Checks all that a run checks before it starts, prints what it would do, and starts and writes nothing. Returns 0. */
async function dryRun(planPath, flags, { host, console }) {
    const prepared = await (0,run_locally/* prepareLocalRun */.uk)(planPath, flags, { host, console });
    const notifier = (0,terminal_notifier/* createQuietNotifier */.X)(console.err, console.errStyle);
    const { signal } = new AbortController();
    const parts = { ...(await (0,run_locally/* toLocalParts */.Bf)(prepared, flags, { host, notifier })), signal };
    await (0,warn_of_omitted/* warnOfOmitted */.E)(prepared, flags, { host, notifier });
    const { stored, taskBranch, opening, diverged } = await (0,compose/* composeWork */.A)(host, parts, findTask);
    const { taskId, settings, workers } = prepared;
    const { plan } = prepared.planSource;
    const budget = settings.forRequest.attemptBudgetDefault;
    const record = stored && (0,next_record/* toNextRecord */.a)(stored.state.record, plan, budget);
    const checkpoints = record === undefined ? listNewCheckpoints(prepared) : (0,task_facts/* listCheckpoints */.Ep)({ plan, record });
    const blocked = record && findBlock(record, flags);
    const rebase = opening.find((event) => event.kind === 'rebase_started');
    const moved = opening.find((event) => event.kind === 'base_moved');
    if (flags.json === true) {
        const rows = checkpoints.map(({ id, run }) => ({ id, outcome: run?.outcome ?? 'pending' }));
        const agents = workers.workers.map(({ agent }) => agent.name);
        const facts = { task_id: taskId, agents, blocked: blocked ?? null, rebase: rebase ?? null, checkpoints: rows };
        console.out(`${JSON.stringify({ schema_version: 1, dry_run: true, ...facts }, undefined, 2)}\n`);
        return 0;
    }
    const { outStyle: style } = console;
    const agents = workers.workers.map(({ agent, identity }) => [agent.name, identity.model].filter(Boolean).join(' '));
    const lines = [
        `Dry run: nothing is started, and nothing is written.`,
        `Task ${taskId}: results go to ${taskBranch}.`,
        `Agent: ${agents.join(', then ')}. Isolation: ${settings.isolation.choice}.`,
        ...(blocked === undefined ? [] : [`The run would end at once, blocked: ${(0,safe_text/* toShortLine */.wb)(blocked, 400)}`]),
        ...(diverged === undefined ? [] : [`The run would end at once, in conflict: ${(0,safe_text/* toShortLine */.wb)(diverged, 400)}`]),
        ...(rebase === undefined ? [] : [`${(0,rebase_text/* renderRebaseLine */.HI)(rebase)} Agents work on what does not hold there.`]),
        ...(moved === undefined
            ? []
            : [`The task would work from ${(0,ids/* toShortId */.px)(moved.to)}, in place of ${(0,ids/* toShortId */.px)(moved.from)}.`]),
        ...checkpoints.map((checkpoint) => `  ${renderRow(checkpoint, checkpoints.length, { flags, prepared, style })}`),
        ...(0,checked_files/* renderWarnings */.c7)(prepared.planWarnings),
    ];
    console.out(`${lines.join('\n')}\n`, marks/* findLineTone */.IX);
    return 0;
}
function renderRow(checkpoint, count, { flags, prepared, style }) {
    const { id, position, definition, run } = checkpoint;
    const { settings, planSource } = prepared;
    const most = definition && (0,plan/* attemptBudgetOf */.E4)(definition, planSource.plan, settings.forRequest.attemptBudgetDefault);
    const budget = most === undefined ? '' : `, at most ${(0,format_duration/* formatPlural */.yk)(most, 'attempt')}`;
    const skips = flags.only === undefined || flags.only === id ? '' : ', not asked for';
    const why = (0,task_facts/* needsReason */.iB)(checkpoint) && run?.reason ? `. ${(0,safe_text/* toShortLine */.wb)(run.reason, 200)}` : '';
    return `${(0,marks/* renderMark */.oh)((0,marks/* findMark */.DQ)(checkpoint), style)} ${position}/${count} ${(0,safe_text/* toShortLine */.wb)(id, 60)}: ${(0,outcome_text/* describeCheckpoint */.QK)(checkpoint)}${budget}${skips}${why}`;
}
/** Makes the checks of a run, and finds what it would begin with. */
async function findTask(request, runContext) {
    const task = await (0,load_task/* checkTask */.yJ)(request, runContext);
    const { stored, taskBranch } = task;
    if (stored === undefined)
        return { stored, taskBranch, opening: [], diverged: undefined };
    const { opening, diverged } = await (0,open_task/* previewStart */.J)(task, request, runContext);
    return { stored, taskBranch, opening, diverged };
}
function listNewCheckpoints({ planSource: { plan } }) {
    return plan.checkpoints.map((definition, index) => ({
        ...{ id: definition.id, position: index + 1, definition, run: undefined, attempts: [] },
    }));
}
/** Finds why a run would end before its first attempt: the task was aborted, or a checkpoint given up. */
function findBlock(record, { rebase }) {
    // A commit of a person may have repaired what another one broke, and a rebase opens what has landed.
    const mayBeOpened = rebase !== undefined || record.checkpoints.some(({ held_at }) => held_at !== null);
    if (record.aborted === null && mayBeOpened)
        return undefined;
    const next = (0,next_action/* chooseNextAction */.Zb)(record);
    return next.kind === 'blocked' ? next.reason : undefined;
}

;// CONCATENATED MODULE: ./entry/commands/run/run.js













/** Runs a plan in a repository on this machine, prints the result, and returns the exit code. */
async function runPlanCommand(planPath, flags, io) {
    const { host, console } = (0,commands_flags/* withVerbose */.Z8)(io, flags);
    try {
        if (flags.dryRun === true)
            return await dryRun(planPath, flags, { host, console });
        const { result, taskId } = await (0,run_locally/* runLocally */.gm)(planPath, flags, { host, console });
        const { ending, taskBranch, hasWorked } = result;
        const reason = (0,commands_reader/* toReaderWords */.CM)(result.reason, host.env, { repo: flags.repo });
        // After an agent git is not started again: it may have rewritten it. Without the marks the result stands as well.
        const view = hasWorked ? result.view : await findMerge(result.view, flags.repo, host).catch(() => result.view);
        if (flags.json === true)
            console.out((0,run_json/* renderRunJson */.y)({ taskId, ending, reason, view, taskBranch }, host.redactor.redact));
        const [write, style] = flags.json === true ? [console.err, console.errStyle] : [console.out, console.outStyle];
        const reader = (0,commands_reader/* findReader */.Zc)(host.env, process.argv, flags.repo);
        write(`\n${renderRunResult({ ending, reason, view, hasWorked }, style, reader)}`, marks/* findLineTone */.IX);
        return (0,record_ending/* exitCodeOf */.FO)(ending);
    }
    catch (error) {
        const { ending, exitCode, text: told } = (0,to_failure/* toFailure */.w)(error, host.redactor.redact, 'run');
        const text = (0,commands_reader/* toReaderWords */.CM)(told, host.env, { repo: flags.repo });
        const refused = {
            taskId: flags.task ?? (await findTaskId(planPath)) ?? null,
            ending,
            reason: text,
            taskBranch: flags.taskBranch ?? null,
            view: undefined,
        };
        if (flags.json === true)
            console.out((0,run_json/* renderRunJson */.y)(refused, host.redactor.redact));
        console.err(`${text}\n`);
        return exitCode;
    }
}
/** Marks a task as merged, or with the commits that its base branch has since. */
async function findMerge(view, repo, host) {
    if (view === undefined)
        return undefined;
    const [marked = view] = await (0,with_git/* withGit */.z)(host, async (git) => {
        const { git: repository, refsFolder: commonDir } = await (0,open_records/* openRecords */.t)(git, { repo });
        return (0,mark_merged/* markMerged */.a)([view], { openGit: () => Promise.resolve(repository), commonDir });
    });
    return marked;
}
/** Finds the task id of a refused run in its plan; undefined when the plan cannot be read either. */
async function findTaskId(planPath) {
    try {
        const { plan } = await (0,load_plan/* loadPlan */.Yq)(planPath);
        return (0,load_plan/* requireTaskId */.Og)(undefined, plan, planPath);
    }
    catch {
        return undefined;
    }
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

/***/ 78883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SD: () => (/* binding */ renderChecked),
/* harmony export */   c7: () => (/* binding */ renderWarnings),
/* harmony export */   cz: () => (/* binding */ renderCheckedJson)
/* harmony export */ });
/* harmony import */ var _domain_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6526);
/* harmony import */ var _domain_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36689);
/* harmony import */ var _domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39617);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18964);





/** Renders a checked file: its problems, which editors jump to, or a summary, and warnings with the lines to paste. */
function renderChecked({ path, kind, plan, problems, warnings }) {
    const lines = problems.length > 0 ? [(0,_domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .renderProblems */ .x8)(path, problems)] : [renderSummary(path, kind, plan)];
    // Paths may hold control characters.
    return `${(0,_domain_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)([...lines, ...renderWarnings(warnings)].join('\n'))}\n`;
}
/** Renders the warnings of a plan as lines, with those to paste; none without warnings. */
function renderWarnings(warnings) {
    if (warnings.length === 0)
        return [];
    const lines = warnings.flatMap(({ checkpointId, message, paste }) => [
        `  ${checkpointId ?? 'plan'}: ${message}`,
        ...(paste === undefined ? [] : ['    better:', paste.replace(/^/gm, '      ')]),
    ]);
    return ['', 'Warnings:', ...lines];
}
function renderSummary(path, kind, plan) {
    if (plan === undefined)
        return `${path} is a valid ${kind}.`;
    const lines = [`${path} is valid: ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlural */ .yk)(plan.checkpoints.length, 'checkpoint')}.`];
    for (const [index, checkpoint] of plan.checkpoints.entries()) {
        const kinds = checkpoint.success_criteria.map((criterion) => criterion.kind).join(', ');
        const budget = (0,_domain_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .attemptBudgetOf */ .E4)(checkpoint, plan, undefined);
        lines.push(`${String(index + 1).padStart(3)}. ${checkpoint.id} (at most ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlural */ .yk)(budget, 'attempt')}; criteria: ${kinds})`);
        lines.push(`     ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toShortLine */ .wb)(checkpoint.spec, 100)}`);
    }
    return lines.join('\n');
}
/** Renders checked files as one JSON document. */
function renderCheckedJson(files) {
    const listed = files.map(({ path, kind, plan, problems, warnings }) => ({
        path,
        kind,
        valid: problems.length === 0,
        checkpoints: plan?.checkpoints.map(({ id }) => id) ?? [],
        problems: problems.map(({ line, column, message, excerpt }) => ({ line, column, message, excerpt })),
        warnings: warnings.map(({ checkpointId, message, paste }) => ({
            checkpoint: checkpointId ?? null,
            message,
            paste,
        })),
    }));
    return `${JSON.stringify({ schema_version: 1, files: listed }, undefined, 2)}\n`;
}


/***/ }),

/***/ 21120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ renderRunJson)
/* harmony export */ });
/* harmony import */ var _domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66483);
/* harmony import */ var _domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50566);
/* harmony import */ var _domain_text_redact_deep_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4583);
/* harmony import */ var _words_task_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88598);




/**
 * Renders the ending as one JSON document, schema version 1: names as in the records, absent values are null. Each text in
 * it is redacted: in JSON a secret may be written in escapes.
 */
function renderRunJson({ taskId, ending, reason, taskBranch, view }, redact) {
    const record = view?.record;
    const document = {
        schema_version: 1,
        task_id: taskId,
        ending,
        reason,
        task_branch: taskBranch,
        head: record?.head ?? null,
        result: record?.result ?? null,
        checkpoints: (record?.checkpoints ?? []).map((checkpoint) => ({
            id: checkpoint.checkpoint_id,
            outcome: checkpoint.outcome,
            committed_ref: (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .findLandedAttempt */ .NH)({ run: checkpoint, attempts: checkpoint.attempts })?.committed_ref ?? null,
            attempts: checkpoint.attempts.map(toAttempt),
        })),
    };
    return `${JSON.stringify((0,_domain_text_redact_deep_js__WEBPACK_IMPORTED_MODULE_3__/* .redactDeep */ .K)(document, redact), undefined, 2)}\n`;
}
function toAttempt(attempt) {
    const { day, outcome, scratch_commit, failure_report, verifier_runs } = attempt;
    const criteria = verifier_runs.map((run) => ({
        kind: run.criterion.kind,
        criterion: (0,_domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_1__/* .describeCriterion */ .N)(run.criterion),
        outcome: run.outcome,
        detail: run.detail,
        exit_code: run.exit_code,
        duration_ms: run.duration_ms,
    }));
    return { day, outcome, scratch_commit, failure_report, usage: toUsage((0,_domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .totalUsage */ .GG)(attempt)), criteria };
}
/** Renders the usage of an attempt's agent and judge together. */
function toUsage({ turns, input_tokens, cached_input_tokens = null, output_tokens, cost_usd, estimated = false, }) {
    return { turns, input_tokens, cached_input_tokens, output_tokens, cost_usd, estimated };
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


/***/ })

};
