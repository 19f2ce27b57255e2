export const id = 6558;
export const ids = [6558];
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

/***/ 56558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  showCommand: () => (/* binding */ showCommand)
});

// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/text/nearest-name.js
var nearest_name = __webpack_require__(78251);
// EXTERNAL MODULE: ./exec/user-programs.js
var user_programs = __webpack_require__(77191);
// EXTERNAL MODULE: ./git/cat-file.js
var cat_file = __webpack_require__(23654);
// EXTERNAL MODULE: ./git/diff-text.js
var diff_text = __webpack_require__(67350);
// EXTERNAL MODULE: ./git/ls-tree.js
var ls_tree = __webpack_require__(73383);
// EXTERNAL MODULE: ./git/rev-parse.js
var rev_parse = __webpack_require__(12140);
// EXTERNAL MODULE: ./domain/attempt/attempt.js + 1 modules
var attempt_attempt = __webpack_require__(66483);
// EXTERNAL MODULE: ./domain/attempt/describe-test-rows.js
var describe_test_rows = __webpack_require__(81625);
// EXTERNAL MODULE: ./domain/ids.js
var ids = __webpack_require__(70375);
// EXTERNAL MODULE: ./domain/plan/describe-criterion.js
var describe_criterion = __webpack_require__(50566);
// EXTERNAL MODULE: ./domain/record/rebase.js
var rebase = __webpack_require__(47647);
// EXTERNAL MODULE: ./domain/text/list-some.js
var list_some = __webpack_require__(13258);
// EXTERNAL MODULE: ./domain/text/plain-text.js
var plain_text = __webpack_require__(36689);
// EXTERNAL MODULE: ./report/text/format-duration.js
var format_duration = __webpack_require__(83969);
// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
// EXTERNAL MODULE: ./report/words/outcome-text.js
var outcome_text = __webpack_require__(29373);
// EXTERNAL MODULE: ./report/terminal/marks.js
var terminal_marks = __webpack_require__(4258);
;// CONCATENATED MODULE: ./report/terminal/attempt-text.js











/** The most lines of an output that shows nothing but success. */
const MAX_LINES_OF_PASSED = 5;
/** Renders one attempt in full: its facts, each criterion with its output, and its changes. */
function renderAttemptText(attempt, { checkpointId, spec, diff, transcript }, style) {
    const { day, scratch_commit: scratch, committed_ref: landed, failure_report: report } = attempt;
    const usage = (0,attempt_attempt/* totalUsage */.GG)(attempt);
    const stop = (0,outcome_text/* findStop */.KR)(attempt);
    const agent = (0,outcome_text/* describeEntry */.OY)(attempt);
    const facts = [
        (0,outcome_text/* describeAttempt */.Be)(attempt),
        ...(agent === undefined ? [] : [`${(0,rebase/* isReplay */._d)(attempt) ? '' : 'by '}${(0,safe_text/* toShortLine */.wb)(agent, 100)}`]),
        ...(attempt.ended_at === null ? [] : [(0,format_duration/* formatTime */.fU)(attempt)]),
        ...(usage.turns === null ? [] : [(0,format_duration/* formatPlural */.yk)(usage.turns, 'turn')]),
        ...(usage.cost_usd === null ? [] : [(0,format_duration/* formatCost */.BD)(usage)]),
        ...(landed === null ? [] : [`commit ${(0,ids/* toShortId */.px)(landed)}`]),
        ...(scratch === null ? [] : [scratch === attempt.snapshot_ref ? 'no change' : `scratch ${(0,ids/* toShortId */.px)(scratch)}`]),
    ];
    const parts = [
        `Attempt ${day} of checkpoint ${(0,safe_text/* toShortLine */.wb)(checkpointId, 100)}: ${facts.join(', ')}`,
        ...renderSummary(attempt, spec),
        ...(report === null || report.source === 'agent' ? [] : [`What was tried:\n${quoteLines(report.what_tried)}`]),
        ...(report?.source === 'agent' ? [`The agent's report:\n${quoteLines(report.what_happened)}`] : []),
        ...(report?.source === 'runner' && attempt.verifier_runs.length === 0
            ? [`Why it failed:\n${quoteLines(report.what_happened)}`]
            : []),
        ...(stop === undefined ? [] : [`Why it ended:\n${quoteLines(stop)}`]),
        ...renderNotes(attempt),
        ...attempt.verifier_runs.map((run) => renderCriterion(run, style)),
        ...(transcript === undefined ? [] : [`Transcript:\n${(0,plain_text/* toPlainText */.bo)(transcript).trimEnd()}`]),
        diff === undefined
            ? 'The work of the attempt is not here: its commit was deleted, or was not fetched.'
            : diff === ''
                ? describeEmpty(attempt)
                : (0,plain_text/* toPlainText */.bo)(diff).trimEnd(),
    ];
    return `${parts.join('\n\n').replaceAll('##[', '## [')}\n`;
}
/** Describes an attempt without a diff: its work may never have been captured. */
function describeEmpty({ outcome, scratch_commit: scratch, scratch_branch: branch, changed_paths: changed, }) {
    const names = changed.map(({ status, path }) => `${status} ${(0,safe_text/* toShortLine */.wb)(path, 200)}`);
    if (scratch === null && names.length > 0)
        return `The work of the attempt was not kept. It had changed: ${(0,list_some/* listSome */.X)(names)}.`;
    if (scratch === null && outcome === 'running')
        return 'Its work is not captured yet: the attempt has not ended.';
    if (scratch === null && outcome === 'interrupted')
        return `The record has none of its work: the attempt was interrupted before it ended. Of one in a checkout the next run keeps what is there on ${(0,safe_text/* toShortLine */.wb)(branch, 200)}.`;
    return 'No file was changed.';
}
/** Renders the notes on an attempt, of which the first is the reason of one that was interrupted. */
function renderNotes({ notes, outcome }) {
    const title = outcome === 'interrupted' ? 'Why it was interrupted' : 'Notes';
    return notes.length === 0 ? [] : [`${title}:\n${quoteLines(notes.join('\n'))}`];
}
function renderSummary({ summary, claimed_by: claim, rescued_from_step: step }, spec) {
    if (summary === null)
        return [];
    const isOurs = claim !== 'verb' && summary.trim() === spec?.trim();
    if (isOurs && claim === 'none' && step === undefined)
        return ['The agent was stopped before it gave a summary.'];
    return [isOurs ? 'The agent ended without a summary.' : `The agent's summary:\n${quoteLines(summary)}`];
}
function renderCriterion(run, style) {
    const { criterion, outcome, detail, output } = run;
    const marks = { failed: 'failed', judged_fail: 'failed', passed: 'done', judged_pass: 'done' };
    const mark = outcome === 'unjudged' || outcome === 'not_asked' ? 'waiting' : marks[outcome];
    const head = `${(0,terminal_marks/* renderMark */.oh)(mark, style)} ${(0,safe_text/* toShortLine */.wb)((0,describe_criterion/* describeCriterion */.N)(criterion), 200)}: ${(0,safe_text/* toShortLine */.wb)(detail, 300)}`;
    const shown = [(0,describe_test_rows/* renderBadRows */.h8)(run), mark === 'done' ? keepEnd(output) : output].filter((part) => part.trim() !== '');
    return shown.length === 0 ? head : `${head}\n${shown.map(quoteLines).join('\n')}`;
}
/** Leaves out all but the last lines of the output of what holds. */
function keepEnd(output) {
    const lines = output.trimEnd().split('\n');
    const left = lines.length - MAX_LINES_OF_PASSED;
    return left <= 1 ? output : [`[… ${left} lines]`, ...lines.slice(left)].join('\n');
}
/** Quotes untrusted lines behind a bar: none of them can be taken for a line of ours. */
function quoteLines(text) {
    return (0,plain_text/* toPlainText */.bo)(text).trim().replace(/^/gm, '  | ');
}

// EXTERNAL MODULE: ./report/terminal/terminal-style.js
var terminal_style = __webpack_require__(44058);
// EXTERNAL MODULE: ./report/words/task-facts.js
var task_facts = __webpack_require__(88598);
// EXTERNAL MODULE: ./store/read-tasks.js + 1 modules
var read_tasks = __webpack_require__(84243);
// EXTERNAL MODULE: ./entry/compose/open-records.js
var open_records = __webpack_require__(68013);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 7 modules
var with_git = __webpack_require__(24850);
// EXTERNAL MODULE: ./entry/events/choose-task.js
var choose_task = __webpack_require__(67508);
// EXTERNAL MODULE: ./entry/commands/flags.js
var commands_flags = __webpack_require__(21829);
// EXTERNAL MODULE: ./entry/commands/to-exit-code.js
var to_exit_code = __webpack_require__(23794);
// EXTERNAL MODULE: ./entry/commands/read/find-interruption.js
var find_interruption = __webpack_require__(57230);
;// CONCATENATED MODULE: ./entry/commands/read/show.js


















/** Shows one attempt in full, through the pager in a terminal. Writes nothing. */
function showCommand(name, flags, io) {
    const { host, console } = (0,commands_flags/* withVerbose */.Z8)(io, flags);
    return (0,to_exit_code/* toExitCode */.t)(io, { name: 'show', json: flags.json, repo: flags.repo, remote: flags.remote }, async () => {
        const shown = await (0,with_git/* withGit */.z)(host, (git) => readAttempt(git, name, flags));
        const { attempt, checkpointId, diff, transcript } = shown;
        if (flags.json === true) {
            const document = { schema_version: 1, checkpoint_id: checkpointId, attempt, diff: diff ?? null };
            const more = flags.transcript === true ? { transcript: transcript ?? null } : {};
            console.out(`${JSON.stringify({ ...document, ...more }, undefined, 2)}\n`);
            return 0;
        }
        const text = renderAttemptText(attempt, shown, console.outStyle);
        const pager = flags.pager === false || process.stdout.isTTY !== true ? undefined : findPager(host.env);
        const painted = (0,terminal_style/* paint */.n)(host.redactor.redact(text), terminal_marks/* findLineTone */.IX, console.outStyle);
        const options = { pager: pager ?? '', shell: host.programs.shell, env: { ...host.env } };
        if (pager === undefined || !(await (0,user_programs/* pageText */.x)(painted, options)))
            console.out(text, terminal_marks/* findLineTone */.IX);
        return 0;
    });
}
/** Finds the user's pager as git does, but for its configuration; undefined for none. */
function findPager({ GIT_PAGER, PAGER }) {
    const pager = GIT_PAGER ?? PAGER ?? 'less';
    return pager === '' || pager === 'cat' ? undefined : pager;
}
async function readAttempt(opened, name, flags) {
    const { git } = await (0,open_records/* openRecords */.t)(opened, flags);
    const known = await (0,read_tasks/* listTasks */.m)(git);
    const taskId = (0,choose_task/* chooseTask */.N0)(flags.task, known, flags.remote);
    const stored = await (0,read_tasks/* findTask */.V)(git, taskId);
    if (stored === undefined)
        throw (0,choose_task/* toTaskNotFound */.mx)(taskId, known, flags.remote);
    const task = await (0,find_interruption/* withInterruption */.A)(stored);
    const named = name === undefined ? requireLast(task.state.record) : requireAttempt(task.state.record, name);
    // The attempts of a run that is gone are interrupted, as the status has them.
    const attempts = (0,task_facts/* listCheckpoints */.Ep)(task.view).flatMap((checkpoint) => checkpoint.attempts);
    const found = { ...named, attempt: attempts.find(({ day }) => day === named.attempt.day) ?? named.attempt };
    const path = `evidence/${found.attempt.day}/transcript.jsonl`;
    const entry = flags.transcript === true ? await (0,ls_tree/* findTreeEntry */.Cn)(git, task.commit, path) : undefined;
    const transcript = entry === undefined ? undefined : Buffer.from(await (0,cat_file/* readBlob */.gm)(git, entry.id)).toString('utf8');
    const { checkpoints } = task.view.plan;
    const spec = checkpoints.find(({ id }) => id === found.checkpointId)?.spec;
    return { ...found, spec, diff: await renderWork(git, found.attempt), transcript };
}
/** Finds an attempt by its number, or the last one of a checkpoint. Throws ConfigurationError for another name. */
function requireAttempt({ task_id: task, checkpoints }, name) {
    const number = /^(?:day-|attempt[ -])?(\d{1,9})$/.exec(name)?.[1];
    const named = checkpoints.find(({ checkpoint_id: id }) => id === name);
    const all = listAttempts(checkpoints);
    const found = named === undefined
        ? all.find(({ attempt: { day } }) => String(day) === number)
        : all.findLast(({ checkpointId }) => checkpointId === name);
    if (found !== undefined)
        return found;
    if (named !== undefined)
        throw toNothingToShow(task, name, 'the checkpoint has had no attempt yet');
    const near = (0,nearest_name/* findNearestName */.$q)(name, checkpoints.map(({ checkpoint_id: id }) => id));
    const ids = checkpoints.map(({ checkpoint_id: id }) => id).join(', ');
    throw toNothingToShow(task, name, near === undefined ? `the checkpoints are ${ids}` : `it has "${near}"`);
}
/** Finds the last attempt of a task. Throws ConfigurationError where there is none. */
function requireLast({ task_id: task, checkpoints }) {
    const last = listAttempts(checkpoints)
        .toSorted((one, other) => one.attempt.day - other.attempt.day)
        .at(-1);
    if (last === undefined)
        throw new errors/* ConfigurationError */.j1('attempt_not_found', { task });
    return last;
}
function listAttempts(checkpoints) {
    return checkpoints.flatMap(({ checkpoint_id: checkpointId, attempts }) => attempts.map((attempt) => ({ checkpointId, attempt })));
}
function toNothingToShow(task, name, reason) {
    return new errors/* ConfigurationError */.j1('attempt_not_found', { task, name, reason });
}
/** Renders the work of an attempt as a diff; undefined where its commits are not in this repository. */
async function renderWork(git, attempt) {
    const { snapshot_ref: from, scratch_commit, committed_ref } = attempt;
    const to = committed_ref ?? scratch_commit;
    if (to === null)
        return '';
    if ((await (0,rev_parse/* findCommit */.fq)(git, to)) === undefined || (await (0,rev_parse/* findCommit */.fq)(git, from)) === undefined)
        return undefined;
    return (0,diff_text/* renderTreeDiff */.k)(git, { from, to });
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
 * ConfigurationError where several match, or not the named one.
 */
async function findReferencedTask({ named, thread, headBranch }, context) {
    const { host, remote } = context;
    return (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_2__/* .withGit */ .z)(host, async (git) => {
        const known = named !== undefined || thread === undefined
            ? [...(await (0,_store_remote_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .listRemoteTasks */ .lx)(git, remote)).keys()]
            : await (0,_store_remote_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .findTasksOf */ .T3)(git, remote, toTaskThread(thread, headBranch));
        if (named !== undefined && known.includes((0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTaskId */ .ik)(named)))
            return (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTaskId */ .ik)(named);
        if (named === undefined && known.length < 2)
            return known[0];
        throw toTaskUnclear(thread, known, named);
    });
}
function toTaskThread({ isPullRequest, issue }, headBranch) {
    if (isPullRequest)
        return { kind: 'pull_request', branch: headBranch ?? '' };
    return { kind: 'issue', number: issue.number };
}
/** Makes the error for a command that does not identify its task. */
function toTaskUnclear(thread, known, task) {
    const where = thread === undefined ? 'this repository' : `#${thread.issue.number}`;
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('task_unclear', { where, known: known.join(', ') || 'none', task });
}
/** Returns the named task, else the only one among those that the remote, or this repository, has. Throws ConfigurationError when neither is clear. */
function chooseTask(named, known, remote) {
    const [only] = known;
    if (named !== undefined)
        return requireTask(named, known, remote);
    if (only !== undefined && known.length === 1)
        return only;
    if (only === undefined)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('no_task_recorded', { remote });
    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('task_not_named', { known: known.join(', ') });
}
/** Returns a recorded task by its id. Throws ConfigurationError for an invalid id, and for a task that is not recorded. */
function requireTask(named, known, remote) {
    const taskId = (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTaskId */ .ik)(named);
    if (known.includes(taskId))
        return taskId;
    throw toTaskNotFound(named, known, remote);
}
/** Makes the error for a task that is not recorded; it names those that are. */
function toTaskNotFound(task, known, remote) {
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('task_not_found', { task, known: known.join(', ') || 'none', remote });
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
