export const id = 8244;
export const ids = [8244];
export const modules = {

/***/ 91685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ decideContinuation)
/* harmony export */ });
/* harmony import */ var _record_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93714);

/**
 * Decides whether another job continues a run: only after a deadline, and only when an attempt ended or was captured.
 * Otherwise a run whose attempt takes longer than its time would start jobs for ever.
 */
function decideContinuation(record) {
    if (record.pause_cause !== 'deadline')
        return { kind: 'no', why: undefined };
    const isDone = (attempt) => attempt.outcome === 'passed' || attempt.outcome === 'failed' || (0,_record_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isCaptured */ .TW)(attempt);
    const hasProgress = record.checkpoints.some(({ attempts }) => attempts.some((attempt) => attempt.day > record.last_day_before_run && isDone(attempt)));
    if (hasProgress)
        return { kind: 'continue' };
    return {
        kind: 'no',
        why: 'No attempt ended within the time of this run, so another run would get no further. Give a run more minutes, or an attempt fewer seconds.',
    };
}


/***/ }),

/***/ 67508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ toTaskUnclear),
/* harmony export */   Hd: () => (/* binding */ requireTask),
/* harmony export */   N0: () => (/* binding */ chooseTask),
/* harmony export */   kz: () => (/* binding */ findReferencedTask),
/* harmony export */   mx: () => (/* binding */ toTaskNotFound)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _store_remote_tasks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99149);
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55903);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45320);




// Why: docs/decisions/0059-pull-request-of-a-task.md
/**
 * Finds the named task, else the one of the thread, else the only one that there is; undefined when there is none. Throws
 * ConfigurationError where several match.
 */
async function findReferencedTask({ named, thread, headBranch }, context) {
    const { host, remote } = context;
    return (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_2__/* .withGit */ .z)(host, async (git) => {
        const known = named !== undefined || thread === undefined
            ? [...(await (0,_store_remote_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .listRemoteTasks */ .lx)(git, remote)).keys()]
            : await (0,_store_remote_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .findTasksOf */ .T3)(git, remote, toTaskThread(thread, headBranch));
        if (named !== undefined)
            return requireTask(named, known);
        if (known.length < 2)
            return known[0];
        throw toTaskUnclear(thread, known);
    });
}
function toTaskThread({ isPullRequest, issue }, headBranch) {
    if (isPullRequest)
        return { kind: 'pull_request', branch: headBranch ?? '' };
    return { kind: 'issue', number: issue.number };
}
/** Makes the error for a command that does not identify its task. */
function toTaskUnclear(thread, known) {
    const where = thread === undefined ? 'this repository' : `#${thread.issue.number}`;
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('task_unclear', { where, known: known.join(', ') || 'none' });
}
/** Returns the named task, else the only one that there is. Throws ConfigurationError when neither is clear. */
function chooseTask(named, known) {
    const [only] = known;
    if (named !== undefined)
        return requireTask(named, known);
    if (only !== undefined && known.length === 1)
        return only;
    if (only === undefined)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('no_task_recorded');
    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('task_not_named', { known: known.join(', ') });
}
/** Returns a recorded task by its id. Throws ConfigurationError for an invalid id, and for a task that is not recorded. */
function requireTask(named, known) {
    const taskId = (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTaskId */ .ik)(named);
    if (known.includes(taskId))
        return taskId;
    throw toTaskNotFound(named, known);
}
/** Makes the error for a task that is not recorded; it names those that are. */
function toTaskNotFound(task, known) {
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('task_not_found', { task, known: known.join(', ') || 'none' });
}


/***/ }),

/***/ 42506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ describeSource),
/* harmony export */   CI: () => (/* binding */ renderFailureSection),
/* harmony export */   jq: () => (/* binding */ renderFolded)
/* harmony export */ });
/* harmony import */ var _domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24543);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18964);



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
    const title = `${prefix}Failure report of attempt ${attempt.day}, by ${describeSource(report.source)}`;
    return renderFolded(title, parts.filter((part) => part !== undefined).join('\n\n'), isOpen);
}
const sources = { agent: 'the agent', verifier: 'the verifier', runner: 'Groundhog' };
/** Returns a phrase for the source of a report. */
function describeSource(source) {
    return sources[source];
}
function renderText(title, text) {
    const lines = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProseLines */ .ni)(text, MAX_TEXT_BYTES);
    return lines === '' ? undefined : `**${title}:** ${lines}`;
}
function renderOutputs(attempt) {
    const reported = attempt.failure_report?.what_happened ?? '';
    const failed = (0,_domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .findFailed */ .bq)(attempt.verifier_runs).filter(({ output }) => !reported.includes(output.trim()));
    const outputs = failed
        .slice(0, MAX_OUTPUTS)
        .map((run) => `**Output** of criterion ${attempt.verifier_runs.indexOf(run) + 1}:\n\n${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTextBlock */ .F3)(run.output, MAX_OUTPUT_BYTES)}`);
    const rest = failed.length - outputs.length;
    return rest > 0 ? [...outputs, `${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlural */ .yk)(rest, 'more output')} left out here.`] : outputs;
}


/***/ }),

/***/ 83514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ describeAttribution)
/* harmony export */ });
/* harmony import */ var _domain_attempt_attribution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63434);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83969);


/** Describes who wrote the lines that a checkpoint landed, in one line without a full stop. */
function describeAttribution(attribution) {
    const { agent_added, agent_removed, people_added, people_commits, binary_files } = attribution;
    const share = (0,_domain_attempt_attribution_js__WEBPACK_IMPORTED_MODULE_0__/* .renderShare */ .O8)(attribution);
    const parts = [
        share ?? 'none added',
        `agent +${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(agent_added)} -${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(agent_removed)}`,
        ...(people_commits === 0
            ? []
            : [`people +${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(people_added)} in ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlural */ .yk)(people_commits, 'commit')}`]),
        ...(binary_files === 0 ? [] : [`${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlural */ .yk)(binary_files, 'binary file')} not counted`]),
    ];
    return parts.join('; ');
}


/***/ }),

/***/ 32155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   CB: () => (/* binding */ renderCommand),
/* harmony export */   L$: () => (/* binding */ findNextStep),
/* harmony export */   P8: () => (/* binding */ listApprovals),
/* harmony export */   So: () => (/* binding */ findStuckCheckpoint),
/* harmony export */   vA: () => (/* binding */ renderCommands),
/* harmony export */   zo: () => (/* binding */ RUNNING_COMMANDS)
/* harmony export */ });
/* harmony import */ var _domain_assert_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71996);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18964);
/* harmony import */ var _task_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88598);



const RUN = { text: 'run', effect: 'resume where it stopped' };
const HINT = { text: 'hint <text>', effect: 'tell the next attempts something' };
const ABORT = { text: 'abort', effect: 'give the task up; nothing is deleted' };
const RETRY_ALL = { text: 'retry', effect: 'reopen it' };
/** The commands for a running task. */
const RUNNING_COMMANDS = [
    { text: 'pause', effect: 'end before the next step, to resume later' },
    HINT,
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
            return { advice: `${renderResumers(status)}start it again when you like`, commands: [RUN, HINT, ABORT] };
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
            return (0,_domain_assert_never_js__WEBPACK_IMPORTED_MODULE_2__/* .assertNever */ .x)(kind);
    }
}
/** Renders commands as a list with their effects. */
function renderCommands(commands) {
    return commands.map(({ text, effect }) => `- ${renderCommand(text)} – ${effect}`).join('\n');
}
/** Renders a command as a code span. */
function renderCommand(text) {
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCodeSpan */ .o9)(`/groundhog ${text}`, 300);
}
/** Quotes the name of a checkpoint for a command when it has spaces. */
function quoteName(id) {
    return /\s/.test(id) ? `"${id}"` : id;
}
/** Finds the first abandoned or blocked checkpoint; undefined when there is none. */
function findStuckCheckpoint(checkpoints) {
    return checkpoints.find((each) => !(0,_task_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .isDone */ .$L)(each) && (each.run?.outcome === 'abandoned' || each.run?.outcome === 'blocked'));
}
/** Renders what resumes the task by itself; whether the workflow has it is not in the record, so both cases are named. */
function renderResumers({ resumedBy }) {
    if (resumedBy.length === 0)
        return '';
    const names = resumedBy.map((name) => (name === 'continue' ? '`continue: true`' : 'a scheduled sweep'));
    return `with ${names.join(' or ')} in the workflow it resumes by itself; otherwise `;
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
const MAX_APPROVALS = 10;
/** Lists the commands that approve the statements of landed checkpoints which no machine judged. */
function listApprovals(checkpoints) {
    return checkpoints
        .filter((checkpoint) => checkpoint.run?.outcome === 'success' && (0,_task_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .countUnjudged */ .yv)(checkpoint) > 0)
        .slice(0, MAX_APPROVALS)
        .map((checkpoint) => {
        const count = (0,_task_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .countUnjudged */ .yv)(checkpoint);
        const them = count === 1 ? 'its statement, which no machine judged' : `its ${count} statements, which no machine judged`;
        return { text: `approve ${quoteName(checkpoint.id)}`, effect: `if you agree with ${them}` };
    });
}


/***/ }),

/***/ 45343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   JZ: () => (/* binding */ describeTaskStatus),
/* harmony export */   ux: () => (/* binding */ isTaskFinished),
/* harmony export */   z6: () => (/* binding */ endingOf)
/* harmony export */ });
/* harmony import */ var _domain_decisions_decide_continuation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91685);
/* harmony import */ var _domain_decisions_next_action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97319);
/* harmony import */ var _domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20068);
/* harmony import */ var _outcome_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29373);




/** Describes the status of a task; undefined while it is running. */
function describeTaskStatus(view) {
    const { record } = view;
    const { ending } = record;
    if (ending === null)
        return undefined;
    const action = (0,_domain_decisions_next_action_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseNextAction */ .Zb)(record);
    if (record.aborted !== null && action.kind === 'blocked') {
        return {
            kind: 'aborted',
            meaning: 'Aborted: the task was given up. Nothing that landed is lost.',
            reason: `by ${(0,_domain_decisions_next_action_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRequest */ .Ng)(record.aborted)}`,
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
            meaning: 'Open again: there is work to do since somebody decided how the task continues.',
            reason: null,
            resumedBy: ['sweep'],
        };
    }
    if (isDecidedSince && ending === 'paused' && action.kind === 'done')
        return describeDone(record);
    return {
        kind: ending,
        meaning: (0,_outcome_text_js__WEBPACK_IMPORTED_MODULE_3__/* .describeEnding */ .be)(ending),
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
    return ending === 'blocked' || ((0,_domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .conclusionOf */ .vu)(ending) === 'success' && next !== 'done');
}
/** Finds the features that resume a task. A sweep resumes only after transient causes, not after a user's pause. */
function findResumers(record) {
    const { ending, pause_cause: cause } = record;
    const isSwept = ending === 'infra_error' || (ending === 'paused' && cause !== null && (0,_domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .isPassing */ .WG)(cause));
    const isContinued = (0,_domain_decisions_decide_continuation_js__WEBPACK_IMPORTED_MODULE_0__/* .decideContinuation */ .w)(record).kind === 'continue';
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


/***/ }),

/***/ 86899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ findTerminalSteps)
/* harmony export */ });
/* harmony import */ var _domain_assert_never_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71996);
/* harmony import */ var _domain_text_quote_for_shell_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78240);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18964);
/* harmony import */ var _next_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32155);
/* harmony import */ var _steering_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48112);
/* harmony import */ var _task_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88598);






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
            const approval = (0,_steering_text_js__WEBPACK_IMPORTED_MODULE_2__/* .findApprovalCommand */ .Cr)(view);
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
            return (0,_domain_assert_never_js__WEBPACK_IMPORTED_MODULE_4__/* .assertNever */ .x)(kind);
    }
}
function listReview({ record }, { remote }) {
    const branch = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortLine */ .wb)(record.task_branch, 200);
    if (remote !== undefined)
        return [];
    return [
        (0,_domain_text_quote_for_shell_js__WEBPACK_IMPORTED_MODULE_5__/* .renderShellCommand */ .c)(['git', 'log', '--reverse', '-p', `${record.base_sha.slice(0, 12)}..${branch}`]),
        (0,_domain_text_quote_for_shell_js__WEBPACK_IMPORTED_MODULE_5__/* .renderShellCommand */ .c)(['git', 'merge', branch]),
    ];
}
function findStepsWhenBlocked(facts, again) {
    const stuck = (0,_next_step_js__WEBPACK_IMPORTED_MODULE_1__/* .findStuckCheckpoint */ .So)((0,_task_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .listCheckpoints */ .Ep)(facts.view));
    if (stuck === undefined)
        return { advice: 'Fix what is named as the reason, then start again.', commands: again };
    return {
        advice: 'Read why it failed, and give it a fresh budget, with a hint before it if one helps (groundhog hint). Or leave it out (groundhog skip), or change the plan: a changed checkpoint is opened again.',
        commands: [renderOwn(facts, ['show', stuck.id]), renderOwn(facts, ['retry', stuck.id]), ...again],
    };
}
function renderOwn({ program, view, remote }, words) {
    const where = remote === undefined ? [] : ['--remote', remote];
    return `${program} ${(0,_domain_text_quote_for_shell_js__WEBPACK_IMPORTED_MODULE_5__/* .renderShellCommand */ .c)([...words, '--task', view.record.task_id, ...where])}`;
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


/***/ }),

/***/ 99149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dj: () => (/* binding */ fetchRemoteTasks),
/* harmony export */   Qn: () => (/* binding */ fetchRemoteTask),
/* harmony export */   T3: () => (/* binding */ findTasksOf),
/* harmony export */   lx: () => (/* binding */ listRemoteTasks)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40669);
/* harmony import */ var _domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32413);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70375);
/* harmony import */ var _domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60085);
/* harmony import */ var _git_cat_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23654);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3903);
/* harmony import */ var _git_init_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41581);
/* harmony import */ var _git_ls_remote_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50737);
/* harmony import */ var _git_ls_tree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73383);
/* harmony import */ var _state_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95559);











const linksSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    issue_number: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().nullable().default(null),
    task_branch: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
});
/** Lists the tasks on a remote with the commits of their records. */
async function listRemoteTasks(git, remote) {
    const tasks = new Map();
    for (const [name, commit] of await (0,_git_ls_remote_js__WEBPACK_IMPORTED_MODULE_7__/* .listRemoteRefs */ .R)(git, remote, ['refs/groundhog/*'])) {
        const ref = (0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTaskRef */ .O7)(name);
        if (ref?.kind === 'state')
            tasks.set(ref.taskId, commit);
    }
    return tasks;
}
/** Finds the tasks of a thread. Only their records count, so that no text of a comment can claim a task. */
async function findTasksOf(git, remote, thread) {
    const tasks = await listRemoteTasks(git, remote);
    const copy = await fetchRecords(git, remote, tasks);
    const found = [];
    for (const [taskId, commit] of tasks) {
        const links = await findLinks(copy, commit);
        if (links !== undefined && isOf(links, thread))
            found.push(taskId);
    }
    return found;
}
async function fetchRecords(git, remote, tasks) {
    const [first] = tasks.values();
    const copy = git.at({ gitDir: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(git.location.gitDir, 'records.git') });
    await (0,_git_init_js__WEBPACK_IMPORTED_MODULE_4__/* .initBare */ .d)(copy, { objectFormat: (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toObjectFormat */ .AF)(first?.length), borrowFrom: [] });
    const refspecs = [...new Set(tasks.values())].map(_git_fetch_js__WEBPACK_IMPORTED_MODULE_8__/* .toFetchSpec */ .n);
    await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_8__/* .fetchRefs */ .B)(copy, remote, { refspecs, depth: 1 });
    return copy;
}
async function findLinks(git, commit) {
    const entry = await (0,_git_ls_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .findTreeEntry */ .Cn)(git, commit, 'run.json');
    if (entry?.type !== 'blob')
        return undefined;
    const text = Buffer.from(await (0,_git_cat_file_js__WEBPACK_IMPORTED_MODULE_10__/* .readBlob */ .gm)(git, entry.id)).toString('utf8');
    try {
        return linksSchema.safeParse(JSON.parse(text)).data;
    }
    catch {
        // A record that is not whole must not keep the threads of other tasks from their answers.
        return undefined;
    }
}
function isOf(links, thread) {
    return thread.kind === 'issue' ? links.issue_number === thread.number : links.task_branch === thread.branch;
}
/**
 * Fetches the records of all tasks of a remote at once, without their history. A record that cannot be read becomes an
 * error in its place, so that the others are still returned.
 */
async function fetchRemoteTasks(git, remote) {
    const tasks = await listRemoteTasks(git, remote);
    const copy = await fetchRecords(git, remote, tasks);
    const read = new Map();
    for (const [taskId, commit] of tasks) {
        const ref = (0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .toRefName */ .kk)({ kind: 'state', taskId });
        const stored = await (0,_state_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .readState */ .un)(copy, commit, ref).catch((thrown) => (0,_domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_1__/* .toGroundhogError */ .z)(thrown));
        read.set(taskId, stored);
    }
    return read;
}
/** Fetches the record of a task, by its commit from `listRemoteTasks`. */
async function fetchRemoteTask(git, remote, commit) {
    const copy = git.at({ gitDir: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(git.location.gitDir, 'record.git') });
    await (0,_git_init_js__WEBPACK_IMPORTED_MODULE_4__/* .initBare */ .d)(copy, { objectFormat: (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toObjectFormat */ .AF)(commit.length), borrowFrom: [] });
    await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_8__/* .fetchRefs */ .B)(copy, remote, { refspecs: [(0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_8__/* .toFetchSpec */ .n)(commit)], depth: 1 });
    return (0,_state_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .readState */ .un)(copy, commit);
}


/***/ })

};
