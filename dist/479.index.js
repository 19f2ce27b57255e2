export const id = 479;
export const ids = [479];
export const modules = {

/***/ 34479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   chronicleCommand: () => (/* binding */ chronicleCommand),
/* harmony export */   statusCommand: () => (/* binding */ statusCommand)
/* harmony export */ });
/* harmony import */ var _report_terminal_chronicle_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41249);
/* harmony import */ var _store_read_tasks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19827);
/* harmony import */ var _compose_compose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96734);
/* harmony import */ var _compose_open_records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68013);
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
        const text = await (0,_compose_compose_js__WEBPACK_IMPORTED_MODULE_2__/* .withGit */ .z)(host, async (git) => {
            const { git: repository } = await (0,_compose_open_records_js__WEBPACK_IMPORTED_MODULE_3__/* .openRecords */ .t)(git, flags);
            const known = await (0,_store_read_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .listTasks */ .m)(repository);
            return render(repository, flags.task === undefined ? known : [(0,_events_choose_task_js__WEBPACK_IMPORTED_MODULE_4__/* .requireTask */ .Hd)(flags.task, known)]);
        });
        console.out(text);
        return 0;
    });
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
/* harmony import */ var _compose_compose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96734);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45320);




// Why: docs/decisions/0059-pull-request-of-a-task.md
/**
 * Finds the named task, else the one of the thread, else the only one that there is; undefined when there is none. Throws
 * ConfigurationError where several match.
 */
async function findReferencedTask({ named, thread, headBranch }, context) {
    const { host, remote } = context;
    return (0,_compose_compose_js__WEBPACK_IMPORTED_MODULE_2__/* .withGit */ .z)(host, async (git) => {
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

/***/ 41249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ renderStatusText),
/* harmony export */   r: () => (/* binding */ renderChronicleText)
/* harmony export */ });
/* harmony import */ var _domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18495);
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
        return `${renderTitle(checkpoint)}${made}${commit === null ? '' : `, commit ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortId */ .px)(commit)}`}`;
    });
    return toLogText([renderHead(view, checkpoints), lines.join('\n'), renderEnd(view)]);
}
function renderHead(view, checkpoints) {
    const attempts = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .listAttempts */ .NN)(checkpoints);
    const cost = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .sumUsage */ .iJ)(attempts).cost_usd;
    const done = checkpoints.filter(_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .isDone */ .$L).length;
    return [
        `Task ${view.record.task_id}: ${done} of ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlural */ .yk)(checkpoints.length, 'checkpoint')} done, ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlural */ .yk)(attempts.length, 'attempt')}${cost === null ? '' : `, ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCost */ .BD)(cost)}`}`,
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
    const facts = [(0,_words_outcome_text_js__WEBPACK_IMPORTED_MODULE_7__/* .describeAttempt */ .Be)(attempt.outcome), (0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatSpan */ .QA)(attempt.started_at, attempt.ended_at)];
    if (usage.turns !== null)
        facts.push((0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlural */ .yk)(usage.turns, 'turn'));
    if (usage.cost_usd !== null)
        facts.push((0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCost */ .BD)(usage.cost_usd));
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
