export const id = 7287;
export const ids = [7287];
export const modules = {

/***/ 91685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ decideContinuation)
/* harmony export */ });
/* harmony import */ var _record_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93714);
/* harmony import */ var _next_action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97319);


/**
 * Decides whether another job continues a run: only after a deadline, only where it could work without a person, and only
 * when an attempt ended or was captured. Otherwise a run whose attempt takes longer than its time would start jobs for ever.
 */
function decideContinuation(record) {
    if (record.pause_cause !== 'deadline')
        return { kind: 'no', why: undefined };
    const next = (0,_next_action_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseNextAction */ .Zb)(record);
    if (next.kind === 'done' || next.kind === 'await_approval')
        return { kind: 'no', why: undefined };
    if (next.kind === 'blocked')
        return { kind: 'no', why: next.reason };
    if (next.kind === 'abandon')
        return { kind: 'no', why: `Checkpoint "${next.checkpointId}" needs a retry or a skip: ${next.reason}.` };
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
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24850);
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
        renderText('Tried', report.what_tried, report.source),
        renderText('Happened', report.what_happened, report.source),
        renderText('Next', report.next_attempt_plan, report.source),
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
function renderText(title, text, source) {
    const lines = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProseLines */ .ni)(source === 'runner' ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenIds */ .IR)(text) : text, MAX_TEXT_BYTES);
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
        ...(binary_files === 0 ? [] : [`${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlural */ .yk)(binary_files, 'binary file')} without lines`]),
    ];
    return parts.join('; ');
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
/* harmony import */ var _domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93714);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18964);
/* harmony import */ var _outcome_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29373);






/** Describes the status of a task; undefined while it is running. */
function describeTaskStatus(view) {
    const { record } = view;
    const { ending } = record;
    if (ending === null && view.isInterrupted !== true)
        return undefined;
    const isOpen = !record.checkpoints.every(_domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isCheckpointDone */ .t9);
    const status = ending === null ? INTERRUPTED : findStatus(record, ending);
    const isMerged = view.isMerged === true && isFinished(status.kind);
    return { ...(isMerged ? toMerged(record) : status), stuck: (0,_domain_decisions_next_action_js__WEBPACK_IMPORTED_MODULE_1__/* .listStuck */ .F1)(record), isOpen };
}
function toMerged({ base_ref: base }) {
    return { kind: 'merged', meaning: `Merged: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toShortLine */ .wb)(base, 100)} has all commits.`, reason: null, resumedBy: [] };
}
function isFinished(kind) {
    return kind === 'passed' || kind === 'approved' || kind === 'nothing_to_do';
}
const INTERRUPTED = {
    kind: 'interrupted',
    meaning: 'Interrupted: the run is gone, and did not end by itself. Nothing that landed is lost.',
    reason: null,
    resumedBy: ['sweep'],
};
function findStatus(record, ending) {
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
    if (isOpenAgain(ending, action.kind, isDecidedSince)) {
        return {
            kind: 'open_again',
            meaning: 'Open again: there is work to do.',
            reason: null,
            resumedBy: ['sweep'],
        };
    }
    if (ending === 'paused' && action.kind === 'done')
        return describeDone(record, isDecidedSince);
    return {
        kind: ending,
        meaning: describeMeaning(ending, action),
        reason: findReason(ending, record),
        resumedBy: findResumers(record),
    };
}
/** Describes the ending of a run. One that is blocked with work left could not publish what it had done. */
function describeMeaning(ending, action) {
    const isPushRefused = ending === 'blocked' && action.kind !== 'blocked' && action.kind !== 'abandon';
    return isPushRefused ? 'Blocked: the repository refused what was to be pushed.' : (0,_outcome_text_js__WEBPACK_IMPORTED_MODULE_5__/* .describeEnding */ .be)(ending);
}
/** Describes a paused task without work: its commits were approved, its last checkpoints were skipped, or its run died then. */
function describeDone(record, isDecidedSince) {
    const isApproved = isDecidedSince && record.steering.some(({ kind }) => kind === 'materialize');
    const meaning = isApproved
        ? 'Approved: all commits are on the task branch.'
        : 'Open again: no work is left, and the next run ends the task.';
    const kind = isApproved ? 'approved' : 'open_again';
    if (isDecidedSince)
        return { kind, meaning, reason: null, resumedBy: [] };
    return { kind, meaning, reason: record.ending_reason, resumedBy: findResumers(record) };
}
/** Returns whether a task that had ended has work again, such as a fix, or a checkpoint less that blocks it. */
function isOpenAgain(ending, next, isDecidedSince) {
    if ((0,_domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .conclusionOf */ .vu)(ending) === 'success')
        return next !== 'done';
    return isDecidedSince && ending === 'blocked' && next !== 'blocked' && next !== 'abandon';
}
/** Finds the features that resume a task. A sweep resumes only after transient causes, not after a user's pause. */
function findResumers(record) {
    const { ending, pause_cause: cause } = record;
    if ((0,_domain_decisions_next_action_js__WEBPACK_IMPORTED_MODULE_1__/* .listStuck */ .F1)(record).length > 0)
        return [];
    const isSwept = ending === 'infra_error' || (ending === 'paused' && cause !== null && (0,_domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .isPassing */ .WG)(cause));
    const isContinued = (0,_domain_decisions_decide_continuation_js__WEBPACK_IMPORTED_MODULE_0__/* .decideContinuation */ .w)(record).kind === 'continue';
    return [...(isContinued ? ['continue'] : []), ...(isSwept ? ['sweep'] : [])];
}
/** Returns the ending that a status is shown as. */
function endingOf(kind) {
    if (kind === 'approved' || kind === 'merged')
        return 'passed';
    if (kind === 'open_again' || kind === 'awaits_approval' || kind === 'interrupted')
        return 'paused';
    return kind === 'aborted' ? 'blocked' : kind;
}
/** Returns whether a task is between two runs and has no work left, so that its pull request can be merged. */
function isTaskFinished(view) {
    const kind = describeTaskStatus(view)?.kind;
    return kind !== undefined && isFinished(kind);
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
    merged: 'Merged',
    interrupted: 'Interrupted',
};
/** Returns the few words that stand for a status in a heading. */
function titleOf(kind) {
    return titles[kind];
}


/***/ }),

/***/ 97080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ findTerminalSteps)
});

// EXTERNAL MODULE: ./domain/assert-never.js
var assert_never = __webpack_require__(71996);
// EXTERNAL MODULE: ./domain/record/run-record.js
var run_record = __webpack_require__(93714);
// EXTERNAL MODULE: ./domain/text/quote-for-shell.js
var quote_for_shell = __webpack_require__(78240);
// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
// EXTERNAL MODULE: ./domain/attempt/explain-sandbox.js
var explain_sandbox = __webpack_require__(48638);
;// CONCATENATED MODULE: ./report/words/sandbox-remedy.js

/**
 * Finds the flag that allows what the sandbox kept from the last attempt of the last run; undefined where it ended
 * otherwise. A report of the agent itself counts for nothing: it may ask for any flag.
 */
function findRemedy({ record }) {
    if (record.last_day <= record.last_day_before_run)
        return undefined;
    const last = record.checkpoints.flatMap(({ attempts }) => attempts).find(({ day }) => day === record.last_day);
    if (last === undefined || last.outcome === 'passed')
        return undefined;
    const { failure_report: report, notes } = last;
    // The first note on an interrupted attempt is its reason.
    const reason = report === null ? notes[0] : report.source === 'runner' ? report.what_happened : undefined;
    return reason === undefined ? undefined : (0,explain_sandbox/* findSandboxRemedy */.H)(reason);
}
/** Describes a remedy as a sentence and a space; nothing where there is none. */
function describeRemedy(remedy) {
    if (remedy === undefined)
        return '';
    return `If the agent may have it, allow what the sandbox kept from it: ${remedy.flag} ${remedy.value}. `;
}
/** Adds the flag of a remedy to the words of a command, to the paths or hosts that it names already. */
function addRemedy(words, remedy) {
    if (remedy === undefined)
        return words;
    const { flag, value } = remedy;
    const at = words.findLastIndex((word) => word === flag || word.startsWith(`${flag}=`));
    if (at === -1)
        return [...words, flag, value];
    const isJoined = words[at] !== flag;
    const given = isJoined ? (words[at]?.slice(flag.length + 1) ?? '') : (words[at + 1] ?? '');
    const both = value === 'open' || given === 'none' ? value : `${given},${value}`;
    return [...words.slice(0, at), flag, both, ...words.slice(at + (isJoined ? 1 : 2))];
}

// EXTERNAL MODULE: ./report/words/steering-text.js
var steering_text = __webpack_require__(48112);
// EXTERNAL MODULE: ./report/words/task-facts.js
var task_facts = __webpack_require__(88598);
;// CONCATENATED MODULE: ./report/words/terminal-steps.js







/** Finds the next step for a status, with commands that name the task and the checkpoint. */
function findTerminalSteps({ kind, stuck }, view, reader) {
    const facts = { ...reader, view };
    const first = BEFORE_REOPENING[kind];
    const remedy = describeRemedy(findRemedy(view));
    const broken = view.record.checkpoints.find(({ held_at }) => held_at !== null);
    if (kind === 'blocked' && broken?.held_at != null)
        return findRepair(facts, broken.held_at);
    return first === undefined || stuck.length === 0
        ? findUsualSteps(kind, facts, remedy)
        : findReopening(`${first}${remedy}`, stuck, facts);
}
function findUsualSteps(kind, facts, remedy) {
    const { view } = facts;
    const again = listAgain(facts);
    const flags = describeFlags(facts, again);
    switch (kind) {
        case 'passed':
        case 'approved':
            if (view.record.head === view.record.base_sha)
                return addApprovals({ advice: 'Nothing has landed that could be merged.', commands: [] }, facts);
            if (view.movedTo !== undefined)
                return findMovedSteps(facts, view.movedTo);
            return addApprovals({ advice: 'Review the commits and merge them.', commands: listReview(facts) }, facts);
        case 'merged':
            return {
                advice: 'No step is needed. For more work, start the plan as another task (--task), or write another plan.',
                commands: [],
            };
        case 'nothing_to_do':
            return { advice: 'No step is needed. To ask for more, change the plan.', commands: [] };
        case 'blocked':
            return { advice: `Fix what is named as the reason, then start again${flags}.`, commands: again };
        case 'aborted':
            return { advice: 'Reopen it if you want it after all.', commands: [renderOwn(facts, ['retry'])] };
        case 'awaits_approval':
            return { advice: 'Look at the commits, then approve them.', commands: listWaiting(facts) };
        case 'paused':
        case 'interrupted':
            return { advice: `Start the run again${flags}; it resumes where it stopped.`, commands: again };
        case 'open_again':
            return { advice: `Start the run again${flags}; it resumes there.`, commands: again };
        case 'refused':
            return { advice: `Fix what is named as the reason, then start the run again${flags}.`, commands: again };
        case 'conflict':
            return {
                advice: `Look at the task branch. Commits on top of ours are fine: start the run again${flags}. If ours are gone from it, restore them or use another task id.`,
                commands: again,
            };
        case 'infra_error':
            return {
                advice: `${remedy}Once that is fixed, start the run again${flags}; it resumes where it stopped.`,
                commands: again,
            };
        default:
            return (0,assert_never/* assertNever */.x)(kind);
    }
}
/** Finds the next step where the task branch is not where the task has passed: a merge of it would not merge what was checked. */
function findMovedSteps(facts, movedTo) {
    const { task_branch: branch, head } = facts.view.record;
    if (movedTo === null)
        return {
            advice: 'The task branch is gone. Where its commits were merged, no step is needed; the next line brings it back.',
            commands: [(0,quote_for_shell/* renderShellCommand */.c)(['git', 'branch', (0,safe_text/* toShortLine */.wb)(branch, 200), head.slice(0, 12)])],
        };
    const again = listAgain(facts);
    return {
        advice: `The task branch is not where the task has passed. Before you merge it, start the run again${describeFlags(facts, again)}: it checks what is there.`,
        commands: again,
    };
}
/**
 * Lists the command that resumes the task, with the flag that allows what the sandbox kept from the agent: the reader's own
 * one, else one that names the recorded plan and agent, without the other flags of the earlier run, which no record has. A
 * task of a job or of a remote is resumed there.
 */
function listAgain({ program, again, remote, view }) {
    const given = again === undefined ? undefined : dropDone(again, view.record);
    const words = given ?? (remote === undefined ? listRecordedRun(view.record) : undefined);
    return words === undefined ? [] : [`${program} ${(0,quote_for_shell/* renderShellCommand */.c)(addRemedy(words, findRemedy(view)))}`];
}
/** Drops `--only` with a checkpoint that is done: the task is then resumed as a whole. */
function dropDone(words, { checkpoints }) {
    const at = words.findIndex((word) => /^--only(?:=|$)/.test(word));
    const [, value] = /^--only=(.*)$/.exec(words[at] ?? '') ?? [];
    const asked = value ?? words[at + 1];
    const isDone = checkpoints.some((run) => run.checkpoint_id === asked && (0,run_record/* isCheckpointDone */.t9)(run));
    if (at === -1 || !isDone)
        return words;
    return [...words.slice(0, at), ...words.slice(at + (value === undefined ? 2 : 1))];
}
function listRecordedRun(record) {
    const isPath = record.plan_id !== `${record.task_id}:plan` && record.plan_id === (0,safe_text/* toShortLine */.wb)(record.plan_id, 400);
    if (!isPath || record.run_url !== null)
        return undefined;
    return ['run', record.plan_id, '--task', record.task_id, ...listAgentFlags(record)];
}
/** Lists the flags of the last agent, where it was none of a ladder and no command, whose text no record has. */
function listAgentFlags({ checkpoints, last_day }) {
    const last = checkpoints.flatMap(({ attempts }) => attempts).find(({ day }) => day === last_day)?.agent;
    if (last === undefined || last.entry !== null || last.name === 'command')
        return [];
    const { name, provider, model } = last;
    const flags = { '--agent': name, '--provider': provider, '--model': model };
    return Object.entries(flags).flatMap(([flag, value]) => (value === null ? [] : [flag, (0,safe_text/* toShortLine */.wb)(value, 200)]));
}
/** Says that the command to resume needs the flags of the earlier run, where it is made from the record. */
function describeFlags({ again }, commands) {
    return again === undefined && commands.length > 0 ? ', with the flags that it had' : '';
}
function listReview({ view: { record }, remote, isInPlace }) {
    const branch = (0,safe_text/* toShortLine */.wb)(record.task_branch, 200);
    if (remote !== undefined)
        return [];
    return [
        (0,quote_for_shell/* renderShellCommand */.c)(['git', 'log', '--reverse', '-p', `${record.base_sha.slice(0, 12)}..${branch}`]),
        ...(isInPlace === true ? [(0,quote_for_shell/* renderShellCommand */.c)(['git', 'switch', (0,safe_text/* toShortLine */.wb)(record.base_ref, 200)])] : []),
        (0,quote_for_shell/* renderShellCommand */.c)(['git', 'merge', branch]),
    ];
}
/** Lists the commands that show the commits that wait, where they are on this machine, and that approve them. */
function listWaiting({ view, remote }) {
    const { head, result, run_url: job } = view.record;
    const range = `${head.slice(0, 12)}..${result?.slice(0, 12)}`;
    const isHere = remote === undefined && job === null && result !== null;
    const commands = isHere ? [(0,quote_for_shell/* renderShellCommand */.c)(['git', 'log', '--reverse', '-p', range])] : [];
    return [...commands, (0,steering_text/* findApprovalCommand */.Cr)(view)].filter((command) => command !== undefined);
}
const MAX_APPROVALS = 3;
/** Adds that statements of what has landed were judged by nobody, and the commands that approve them. */
function addApprovals({ advice, commands }, facts) {
    const open = facts.view.record.checkpoints.filter((run) => run.outcome === 'success' && (0,task_facts/* countUnjudged */.yv)({ run }) > 0);
    if (open.length === 0)
        return { advice, commands };
    const count = open.reduce((sum, run) => sum + (0,task_facts/* countUnjudged */.yv)({ run }), 0);
    const them = count === 1 ? 'One statement was' : `${count} statements were`;
    const approvals = open.slice(0, MAX_APPROVALS).map(({ checkpoint_id: id }) => renderOwn(facts, ['approve', id]));
    return {
        advice: `${advice} ${them} judged by nobody: approve where you agree.`,
        commands: [...commands, ...approvals],
    };
}
/** Advice that comes first where a task needs a retry or a skip; a status that no run follows on has no entry. */
const BEFORE_REOPENING = {
    blocked: '',
    paused: '',
    interrupted: '',
    open_again: '',
    refused: 'Fix what is named as the reason. ',
    conflict: 'Check the task branch; where our commits are gone from it, restore them. ',
    infra_error: 'Fix what is named as the reason. ',
};
/** Finds the next step where commits of people have broken what had passed after a commit. */
function findRepair(facts, heldAt) {
    const { record } = facts.view;
    const isHere = facts.remote === undefined && record.run_url === null;
    const revert = ['git', 'revert', '--no-edit', `${heldAt.slice(0, 12)}..${record.head.slice(0, 12)}`];
    const commands = [['git', 'switch', (0,safe_text/* toShortLine */.wb)(record.task_branch, 200)], revert].map(quote_for_shell/* renderShellCommand */.c);
    return {
        advice: `Repair it with a commit on the task branch, or undo the commits there${isHere ? ', as the next lines do' : ' with "git revert"'}. Then start the run again: it checks, and no agent is paid. "retry" has an agent do it instead.`,
        commands: [...(isHere ? commands : []), ...listAgain(facts)],
    };
}
function findReopening(before, [first = '', ...others], facts) {
    const retry = others.length === 0 ? ['retry', first] : ['retry'];
    const again = listAgain(facts);
    const flags = describeFlags(facts, again);
    const last = flags === '' ? '' : ` Then start the run again${flags}.`;
    return {
        advice: `${before}Read why it failed; for a fresh budget, retry it or change it in the plan. "hint <text>" advises the agent, "skip <checkpoint> <reason>" leaves it out.${last}`,
        commands: [renderOwn(facts, ['show', first]), renderOwn(facts, retry), ...again],
    };
}
function renderOwn({ program, view, remote }, words) {
    const where = remote === undefined ? [] : ['--remote', remote];
    return `${program} ${(0,quote_for_shell/* renderShellCommand */.c)([...words, '--task', view.record.task_id, ...where])}`;
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
/* harmony import */ var _state_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57061);











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
