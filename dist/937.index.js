export const id = 937;
export const ids = [937];
export const modules = {

/***/ 34948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RH: () => (/* binding */ listSkipped),
/* harmony export */   Up: () => (/* binding */ chooseLadderEntry),
/* harmony export */   rI: () => (/* binding */ chooseNextEntry),
/* harmony export */   yL: () => (/* binding */ isSkip)
/* harmony export */ });
const CAUSES = ['provider', 'provider_settings', 'provider_credit'];
/** True for an attempt that another entry of the ladder makes instead. */
function isSkip({ outcome, interruption }) {
    return outcome === 'interrupted' && interruption?.next_entry !== undefined;
}
/** Lists the attempts at the end that were skipped one after the other, oldest first. */
function listSkipped(attempts) {
    return attempts.slice(attempts.findLastIndex((each) => !isSkip(each)) + 1);
}
/**
 * Chooses the entry of the ladder for an attempt, from 1: the one of its number, and the last for all further attempts;
 * where that was skipped for this attempt, the one that was chosen instead.
 */
function chooseLadderEntry(attempts, attempt, size) {
    const instead = attempts.at(-1)?.interruption?.next_entry;
    return Math.min(instead ?? attempt, size);
}
/**
 * Chooses the entry that makes an interrupted attempt instead: the next one that was not tried for it, upwards and then
 * downwards. Undefined when the provider is not the cause, or when all entries were tried.
 */
function chooseNextEntry(attempts, { cause, entry, attempt, size }) {
    if (!CAUSES.includes(cause))
        return undefined;
    const tried = new Set([entry, ...listSkipped(attempts).map(({ agent }) => agent?.entry ?? 0)]);
    const first = Math.min(attempt, size);
    const upwards = Array.from({ length: size - first + 1 }, (_, index) => first + index);
    const downwards = Array.from({ length: first - 1 }, (_, index) => first - 1 - index);
    return [...upwards, ...downwards].find((each) => !tried.has(each));
}


/***/ }),

/***/ 97319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ng: () => (/* binding */ describeRequest),
/* harmony export */   Zb: () => (/* binding */ chooseNextAction),
/* harmony export */   pt: () => (/* binding */ listInterruptions)
/* harmony export */ });
/* harmony import */ var _record_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93714);
/* harmony import */ var _choose_ladder_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34948);


/** Interruptions of one checkpoint in a run before the run ends. */
const MAX_INTERRUPTIONS = 3;
/** Chooses the next action by the record of each checkpoint in plan order, never by a count of finished ones. */
function chooseNextAction(record) {
    const checkpoint = record.checkpoints.find((each) => !(0,_record_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isCheckpointDone */ .t9)(each));
    if (checkpoint === undefined)
        return chooseEnd(record);
    const { checkpoint_id: checkpointId } = checkpoint;
    if (record.aborted !== null) {
        const reason = `The task was aborted by ${describeRequest(record.aborted)}`;
        return { kind: 'blocked', reason: `${reason} It stays aborted until: groundhog retry` };
    }
    if (checkpoint.outcome === 'abandoned' || checkpoint.outcome === 'blocked') {
        return {
            kind: 'blocked',
            reason: `Checkpoint "${checkpointId}" is ${checkpoint.outcome}: ${checkpoint.reason ?? 'no reason recorded'}`,
        };
    }
    const captured = checkpoint.attempts.find(_record_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isCaptured */ .TW);
    if (captured !== undefined)
        return { kind: 'verify', checkpointId, day: captured.day };
    const interruptions = listInterruptions(checkpoint, record);
    const used = countUsed(checkpoint);
    if (used >= checkpoint.attempt_budget) {
        return {
            kind: 'abandon',
            checkpointId,
            reason: `attempt budget used up (${used} of ${checkpoint.attempt_budget})`,
        };
    }
    const last = checkpoint.attempts.at(-1);
    // The same attempt is made by another entry of the ladder.
    const isInstead = last !== undefined && (0,_choose_ladder_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isSkip */ .yL)(last);
    const mayBeAvailable = wasOneUnavailable(checkpoint.attempts);
    const halt = isInstead ? undefined : findHalt(checkpointId, interruptions, mayBeAvailable);
    if (halt !== undefined)
        return halt;
    if (checkpoint.baseline === null && used === 0)
        return { kind: 'baseline', checkpointId };
    return { kind: 'attempt', checkpointId, attempt: used + 1, day: record.last_day + 1 };
}
/**
 * Returns the attempts at a checkpoint that were interrupted in the present run, oldest first; without those that another
 * entry of the ladder made instead.
 */
function listInterruptions(checkpoint, record) {
    const { last_day_before_run: before } = record;
    return checkpoint.attempts.filter((each) => each.outcome === 'interrupted' && each.day > before && !(0,_choose_ladder_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isSkip */ .yL)(each));
}
/** True when one of the entries of the ladder that were tried for the last attempt may be available later. */
function wasOneUnavailable(attempts) {
    return (0,_choose_ladder_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .listSkipped */ .RH)(attempts.slice(0, -1)).some(({ interruption }) => interruption?.cause === 'provider');
}
/** Returns the action that ends a run after too many interruptions, or at once for a cause that would repeat. */
function findHalt(checkpointId, interruptions, mayBeAvailable) {
    const last = interruptions.at(-1);
    const cause = last?.interruption?.cause;
    const note = last?.notes[0];
    const kind = 'interrupted_too_often';
    if (cause === 'disk_full')
        return { kind, ending: 'infra_error', reason: `The disk is full: it ended an attempt at "${checkpointId}".` };
    if (cause === 'command_not_run')
        return { kind, ending: 'infra_error', reason: describeNotRun(checkpointId, note) };
    if ((cause === 'provider_settings' || cause === 'provider_credit') && !mayBeAvailable)
        return { kind, ...describeRefusal(checkpointId, note, cause) };
    if (interruptions.length < MAX_INTERRUPTIONS)
        return undefined;
    const times = `Checkpoint "${checkpointId}" was interrupted ${interruptions.length} times`;
    return cause === 'provider' || mayBeAvailable
        ? {
            kind,
            ending: 'paused',
            pauseCause: 'provider',
            reason: `Provider: ${times}, at last because the agent's provider was unavailable.`,
        }
        : {
            kind,
            ending: 'infra_error',
            reason: `${times} by failures outside the agent.${note === undefined ? '' : ` The last: ${note}`}`,
        };
}
function describeNotRun(checkpointId, note) {
    const observed = note ?? "The agent's command could not be run.";
    const where = 'A relative path in the command starts in the folder of the attempt, a checkout of the task branch.';
    return `${observed}\nIt should have worked on checkpoint "${checkpointId}". ${where} Fix the command, then run again.`;
}
function describeRefusal(checkpointId, note, cause) {
    const text = `${note ?? "The agent's provider refused it."} (checkpoint "${checkpointId}")`;
    return cause === 'provider_credit'
        ? { ending: 'paused', pauseCause: 'account', reason: `Provider: ${text} Fix the account, then run again.` }
        : { ending: 'infra_error', reason: `${text} Fix the key, the model's name or the address, then run again.` };
}
function chooseEnd({ checkpoints, result }) {
    if (result !== null)
        return { kind: 'await_approval', result };
    const skipped = checkpoints.filter(({ outcome }) => outcome === 'skipped').length;
    const isWorkDone = skipped > 0 || checkpoints.some(({ attempts }) => attempts.length > 0);
    return { kind: 'done', isWorkDone, skipped };
}
/** Renders the user and the reason of a request, as the end of a sentence. */
function describeRequest({ by, reason }) {
    return reason === null ? `${by}.` : `${by}: ${reason.replace(/[.\s]+$/, '')}.`;
}
function currentAttempts(checkpoint) {
    return checkpoint.attempts.slice(checkpoint.budget_from);
}
/** Counts the attempts that consumed budget: failures and passes, never interruptions. */
function countUsed(checkpoint) {
    return currentAttempts(checkpoint).filter(({ outcome }) => outcome === 'failed' || outcome === 'passed').length;
}


/***/ }),

/***/ 34479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   chronicleCommand: () => (/* binding */ chronicleCommand),
/* harmony export */   statusCommand: () => (/* binding */ statusCommand)
/* harmony export */ });
/* harmony import */ var _report_terminal_chronicle_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41249);
/* harmony import */ var _store_read_tasks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19827);
/* harmony import */ var _compose_open_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68013);
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50575);
/* harmony import */ var _events_choose_task_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67508);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21829);
/* harmony import */ var _to_exit_code_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23794);







/** Shows the chronicle of a task, or of all tasks. Writes nothing. */
function chronicleCommand(flags, io) {
    return withTasks(flags, io, async (git, taskIds) => {
        const found = await Promise.all(taskIds.map((taskId) => (0,_store_read_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .findTask */ .V)(git, taskId)));
        const tasks = found.filter((task) => task !== undefined);
        if (flags.json !== true)
            return tasks.map(({ view }) => (0,_report_terminal_chronicle_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderChronicleText */ .r)(view)).join('\n');
        const document = tasks.map(({ view, events }) => ({ run: view.record, memory: view.memory, chronicle: events }));
        return `${JSON.stringify({ schema_version: 1, tasks: document }, undefined, 2)}\n`;
    });
}
/** Shows the state of each task in a few lines. Writes nothing. */
function statusCommand(flags, io) {
    return withTasks(flags, io, async (git, taskIds) => {
        const found = await Promise.all(taskIds.map((taskId) => (0,_store_read_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .findTask */ .V)(git, taskId)));
        const texts = found.filter((task) => task !== undefined).map(({ view }) => (0,_report_terminal_chronicle_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderStatusText */ ._)(view));
        return texts.length === 0 ? 'No tasks are recorded here.\n' : texts.join('\n');
    });
}
function withTasks(flags, io, render) {
    const { host, console } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .withVerbose */ .Z8)(io, flags);
    return (0,_to_exit_code_js__WEBPACK_IMPORTED_MODULE_6__/* .toExitCode */ .t)(io, undefined, async () => {
        const text = await (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_3__/* .withGit */ .z)(host, async (git) => {
            const { git: repository } = await (0,_compose_open_records_js__WEBPACK_IMPORTED_MODULE_2__/* .openRecords */ .t)(git, flags);
            const known = await (0,_store_read_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .listTasks */ .m)(repository);
            return render(repository, flags.task === undefined ? known : [(0,_events_choose_task_js__WEBPACK_IMPORTED_MODULE_4__/* .requireTask */ .Hd)(flags.task, known)]);
        });
        console.out(text);
        return 0;
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
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50575);
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

/***/ 9793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ findRemoteUrl),
/* harmony export */   t: () => (/* binding */ isPartialClone)
/* harmony export */ });
/** Reads the address of a configured remote; undefined when there is no remote of this name. */
async function findRemoteUrl(git, name) {
    const { exitCode, stdout } = await git.text(['config', '--get', `remote.${name}.url`], { okExitCodes: [0, 1] });
    return exitCode === 0 ? stdout.trim() : undefined;
}
/** Returns true when a remote keeps some objects of the repository until they are needed, see partial-clone(7). */
async function isPartialClone(git) {
    const args = ['config', '--get-regexp', '^(extensions\\.partialclone|remote\\..*\\.promisor)$'];
    return (await git.text(args, { okExitCodes: [0, 1] })).exitCode === 0;
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

/***/ 83969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   BD: () => (/* binding */ formatCost),
/* harmony export */   Ej: () => (/* binding */ formatTotal),
/* harmony export */   QA: () => (/* binding */ formatSpan),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   r4: () => (/* binding */ formatInstant),
/* harmony export */   yk: () => (/* binding */ formatPlural)
/* harmony export */ });
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Formats a duration in its two largest units. */
function formatDuration(durationMs) {
    if (durationMs < SECOND)
        return `${Math.max(0, Math.round(durationMs))} ms`;
    if (durationMs < 10 * SECOND)
        return `${(Math.floor(durationMs / 100) / 10).toFixed(1)} s`;
    if (durationMs < MINUTE)
        return `${Math.floor(durationMs / SECOND)} s`;
    if (durationMs < HOUR)
        return `${Math.floor(durationMs / MINUTE)} min ${Math.floor((durationMs % MINUTE) / SECOND)} s`;
    return `${Math.floor(durationMs / HOUR)} h ${Math.floor((durationMs % HOUR) / MINUTE)} min`;
}
/** Formats the time between two recorded instants; "–" while one is unknown. */
function formatSpan(startedAt, endedAt) {
    const durationMs = spanMs(startedAt, endedAt);
    return durationMs === undefined ? '–' : formatDuration(durationMs);
}
/** Formats the total time of attempts; "–" while none has ended. */
function formatTotal(spans) {
    const known = spans.flatMap(({ started_at, ended_at }) => spanMs(started_at, ended_at) ?? []);
    return known.length === 0 ? '–' : formatDuration(known.reduce((sum, ms) => sum + ms, 0));
}
/** Returns the milliseconds between two recorded instants, never negative. */
function spanMs(startedAt, endedAt) {
    if (startedAt === null || endedAt === null)
        return undefined;
    return Math.max(0, Date.parse(endedAt) - Date.parse(startedAt));
}
/** Formats US dollars; amounts below $0.10 have four decimals, null is "–", and "≈" marks an estimate. */
function formatCost({ cost_usd: costUsd, estimated }) {
    if (costUsd === null)
        return '–';
    return `${estimated === true ? '≈ ' : ''}$${costUsd.toFixed(costUsd > 0 && costUsd < 0.1 ? 4 : 2)}`;
}
/** Formats a count with thousands separators; null is "–". */
function formatCount(count) {
    return count === null ? '–' : String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** Formats a count with its noun: "1 attempt", "2 attempts". */
function formatPlural(count, noun) {
    return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
/** Formats a recorded instant in UTC, to the minute. */
function formatInstant(at) {
    return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
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
