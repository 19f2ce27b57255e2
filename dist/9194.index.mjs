export const id = 9194;
export const ids = [9194];
export const modules = {

/***/ 31440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stepsCommand: () => (/* binding */ stepsCommand)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _git_diff_text_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(67350);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72603);
/* harmony import */ var _git_rev_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12140);
/* harmony import */ var _report_terminal_steps_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61523);
/* harmony import */ var _store_read_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25234);
/* harmony import */ var _store_read_tasks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84243);
/* harmony import */ var _workspace_named_snapshots_restore_named_snapshot_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44967);
/* harmony import */ var _workspace_named_snapshots_snapshot_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58816);
/* harmony import */ var _workspace_named_snapshots_user_snapshots_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59153);
/* harmony import */ var _workspace_named_snapshots_write_worktree_tree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(59396);
/* harmony import */ var _compose_find_excludes_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(50559);
/* harmony import */ var _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(38936);
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(24850);
/* harmony import */ var _events_choose_task_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(67508);
/* harmony import */ var _settings_require_all_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(11884);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(45320);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(21829);
/* harmony import */ var _to_exit_code_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(23794);



















/** Shows the steps of a task's attempts, compares them, or restores the user's files to one. */
function stepsCommand(request, flags, io) {
    const { host, console } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_16__/* .withVerbose */ .Z8)(io, flags);
    return (0,_to_exit_code_js__WEBPACK_IMPORTED_MODULE_17__/* .toExitCode */ .t)(io, { name: `steps ${request.kind}`, json: flags.json, repo: flags.repo }, async () => {
        (0,_settings_require_all_js__WEBPACK_IMPORTED_MODULE_14__/* .requireAll */ .r)([
            ...listNumbers(request).map((text) => () => parseStep(text)),
            () => flags.task !== undefined && (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .parseTaskId */ .ik)(flags.task),
        ]);
        const answer = await (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_12__/* .withGit */ .z)(host, (opened) => answerRequest(request, flags, { opened, host, hasColumns: console.outStyle.columns !== undefined }));
        console.out(flags.json === true ? answer.json : answer.text);
        return 0;
    });
}
async function answerRequest(request, flags, context) {
    const found = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_1__/* .requireGitDir */ .dz)(context.opened, flags.repo);
    const git = context.opened.at({ gitDir: found.gitDir });
    const { taskId, record, steps } = await readTaskSteps(git, flags.task);
    if (request.kind === 'list')
        return { text: (0,_report_terminal_steps_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderSteps */ .Il)(record, steps, context), json: (0,_report_terminal_steps_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderStepsJson */ .c0)(taskId, steps) };
    return answerStepRequest(request, flags, { ...context, git, taskId, steps });
}
async function answerStepRequest(request, flags, { git, taskId, steps, ...context }) {
    const step = requireStep(taskId, steps, request.step);
    switch (request.kind) {
        case 'show': {
            const diff = await renderStepDiff(git, step);
            return { text: `${(0,_report_terminal_steps_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderStep */ .zc)(step)}${diff}`, json: (0,_report_terminal_steps_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderStepsJson */ .c0)(taskId, [step]) };
        }
        case 'diff': {
            const { other } = request;
            const tree = await readTree(git, taskId, step);
            if (other === undefined)
                return toAnswer(await compareWithFiles(await openSnapshotContext(flags, context), tree));
            const to = await readTree(git, taskId, requireStep(taskId, steps, other));
            return toAnswer((0,_workspace_named_snapshots_snapshot_text_js__WEBPACK_IMPORTED_MODULE_7__/* .renderDiff */ ["in"])({ text: await (0,_git_diff_text_js__WEBPACK_IMPORTED_MODULE_18__/* .renderTreeDiff */ .k)(git, { from: tree, to }), leftOut: [] }));
        }
        case 'restore': {
            const tree = await readTree(git, taskId, step);
            const preview = request.dryRun;
            const name = `step ${step.number} of ${taskId}`;
            const restored = await (0,_workspace_named_snapshots_restore_named_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .restoreState */ .a)(await openSnapshotContext(flags, context), { name, tree }, { preview });
            const text = (0,_workspace_named_snapshots_snapshot_text_js__WEBPACK_IMPORTED_MODULE_7__/* .renderRestored */ .fO)(restored, { preview, what: '' });
            return toAnswer({ text, data: (0,_workspace_named_snapshots_snapshot_text_js__WEBPACK_IMPORTED_MODULE_7__/* .toRestoredData */ .Q)(restored) });
        }
    }
}
function toAnswer({ text, data }) {
    return { text: `${text}\n`, json: `${JSON.stringify(data, undefined, 2)}\n` };
}
async function readTaskSteps(git, task) {
    const known = await (0,_store_read_tasks_js__WEBPACK_IMPORTED_MODULE_5__/* .listTasks */ .m)(git);
    const taskId = (0,_events_choose_task_js__WEBPACK_IMPORTED_MODULE_13__/* .chooseTask */ .N0)(task, known);
    const found = await (0,_store_read_tasks_js__WEBPACK_IMPORTED_MODULE_5__/* .findTask */ .V)(git, taskId);
    if (found === undefined)
        throw (0,_events_choose_task_js__WEBPACK_IMPORTED_MODULE_13__/* .toTaskNotFound */ .mx)(taskId, known);
    const { record } = found.state;
    return { taskId, record, steps: await (0,_store_read_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .readSteps */ .I)(git, taskId, record) };
}
function listNumbers(request) {
    if (request.kind === 'list')
        return [];
    const other = request.kind === 'diff' ? request.other : undefined;
    return other === undefined ? [request.step] : [request.step, other];
}
function parseStep(text) {
    return (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_15__/* .parseWholeNumber */ .oA)(text, { name: 'step', min: 1, max: 999_999_999 });
}
function requireStep(taskId, steps, text) {
    const number = parseStep(text);
    const found = steps.find((step) => step.number === number);
    if (found === undefined)
        throw toUnavailable(taskId, text, 'no attempt has recorded it');
    return found;
}
async function readTree(git, taskId, step) {
    const { commit, state } = step;
    if (commit !== null && state === 'kept')
        return (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .readTreeOf */ .Q1)(git, commit);
    throw toUnavailable(taskId, step.number, (0,_report_terminal_steps_text_js__WEBPACK_IMPORTED_MODULE_3__/* .explainLoss */ .TU)(step));
}
/** Renders the changes of a step on its stream; empty for a state that was there before it. */
async function renderStepDiff(git, { commit, state, reason }) {
    if (commit === null || state !== 'kept' || reason === 'undone' || reason === 'returned')
        return '';
    return `\n${await (0,_git_diff_text_js__WEBPACK_IMPORTED_MODULE_18__/* .renderTreeDiff */ .k)(git, { from: `${commit}^`, to: commit })}`;
}
async function compareWithFiles(context, tree) {
    const current = await (0,_workspace_named_snapshots_write_worktree_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .writeWorktreeTree */ .Z)(context);
    // A snapshot of files holds no submodules: a missing one was not removed.
    const compared = { from: tree, to: current.tree, isOfFilesOnly: true };
    const text = current.tree === tree ? '' : await (0,_git_diff_text_js__WEBPACK_IMPORTED_MODULE_18__/* .renderTreeDiff */ .k)(context.git, compared);
    return (0,_workspace_named_snapshots_snapshot_text_js__WEBPACK_IMPORTED_MODULE_7__/* .renderDiff */ ["in"])({ text, leftOut: current.leftOut });
}
function openSnapshotContext({ repo }, { opened, host }) {
    const excludes = (0,_compose_find_excludes_files_js__WEBPACK_IMPORTED_MODULE_10__/* .findExcludesFiles */ .y)(host.env);
    return (0,_workspace_named_snapshots_user_snapshots_js__WEBPACK_IMPORTED_MODULE_8__/* .openUserSnapshots */ .n)(opened, { folder: repo, excludes, init: false, now: _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_11__/* .systemClock */ .ml.now });
}
function toUnavailable(task, step, reason) {
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('step_unavailable', { task, step, reason });
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

/***/ 11884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ requireAll)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45320);


/** Parses several settings. Throws one ConfigurationError with every value that cannot be used. */
function requireAll(parses) {
    const found = parses.flatMap(findError);
    const [only] = found;
    if (only === undefined)
        return;
    const errors = found.map(toSetting);
    const [first = only, ...others] = new Map(errors.map((error) => [`${error.data.name} ${error.data.value}`, error])).values();
    // The error of a task id says more, where it is the only one.
    if (others.length === 0)
        throw only;
    const more = others.map(({ data: { name, value, reason } }) => `The setting "${name}": ${value === '' ? 'it' : `"${value}"`} ${reason}.`);
    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('setting_invalid', { ...first.data, more: more.join('\n') });
}
function findError(parse) {
    try {
        parse();
        return [];
    }
    catch (thrown) {
        const isOfValue = thrown instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1 && (thrown.code === 'setting_invalid' || thrown.code === 'task_id_invalid');
        if (isOfValue)
            return [thrown];
        throw thrown;
    }
}
function toSetting(error) {
    const { id, reason } = error.data;
    return error.code === 'task_id_invalid' ? (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .toSettingError */ .Oh)('task', String(id), `is no task id: ${reason}`) : error;
}


/***/ }),

/***/ 80045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ diffTrees)
/* harmony export */ });
/* harmony import */ var _domain_paths_changed_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74580);
/* harmony import */ var _path_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31150);


/** Lists the paths in which two commits or trees differ, see git-diff-tree(1). */
async function diffTrees(git, from, to) {
    const flags = ['-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--no-ext-diff', '--no-textconv'];
    const { stdout } = await git.bytes(['diff-tree', ...flags, from, to]);
    const parts = (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K5)(stdout);
    const found = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [oldMode = '', mode = '', oldId = '', id = '', letter = ''] = (parts[at] ?? '').slice(1).split(' ');
        const status = _domain_paths_changed_path_js__WEBPACK_IMPORTED_MODULE_0__/* .changedPathSchema */ .f.shape.status.parse(letter[0]);
        const was = status === 'A' ? {} : { was: { mode: oldMode, id: oldId } };
        found.push({ status, path: parts[at + 1] ?? '', mode, id, ...was });
    }
    return found;
}


/***/ }),

/***/ 94105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ listFirstParents),
/* harmony export */   W: () => (/* binding */ listParents)
/* harmony export */ });
/** Lists the commits of a branch after `from`, oldest first, without those that a merge brought in, see git-log(1). */
async function listFirstParents(git, { from, to, max }) {
    const args = ['log', '-z', '--first-parent', `--max-count=${max}`, '--format=%H%n%P%n%B', `${from}..${to}`];
    const { stdout } = await git.text(args);
    const records = stdout.split('\0').filter((record) => record !== '');
    return records.reverse().map((record) => {
        const [id = '', parents = '', ...message] = record.split('\n');
        return { id, parents: parents.split(' ').filter((parent) => parent !== ''), message: message.join('\n') };
    });
}
/** Lists the parents of a commit, the first parent first; none where a shallow history ends, see git-rev-list(1). */
async function listParents(git, commit) {
    const { stdout } = await git.text(['rev-list', '--parents', '--max-count=1', '--end-of-options', commit]);
    return stdout.trim().split(' ').slice(1);
}


/***/ }),

/***/ 65684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ listFlaggedIndex),
/* harmony export */   VH: () => (/* binding */ listIndex),
/* harmony export */   jk: () => (/* binding */ listIgnoredEntries),
/* harmony export */   rZ: () => (/* binding */ listIgnored)
/* harmony export */ });
/* harmony import */ var _path_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31150);

/** Lists all entries of the index, see git-ls-files(1). */
async function listIndex(git) {
    const { stdout } = await git.bytes(['ls-files', '--stage', '-t', '-z']);
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(stdout).map((record) => {
        const tab = record.indexOf('\t');
        // "<tag> <mode> <id> <stage>"
        return {
            mode: record.slice(2, 8),
            id: record.slice(9, tab - 2),
            path: record.slice(tab + 1),
            isSkipped: record[0] === 'S',
        };
    });
}
/** Lists all entries of the index with their flags. */
async function listFlaggedIndex(git) {
    const { stdout } = await git.bytes(['ls-files', '--stage', '-v', '-z']);
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(stdout).map((record) => {
        const tab = record.indexOf('\t');
        const [flag = '', mode = '', id = '', stage = ''] = record.slice(0, tab).split(' ');
        return { flag, mode, id, stage, path: record.slice(tab + 1) };
    });
}
/** Lists entries of the index that the current ignore rules would keep out of it. */
async function listIgnoredEntries(git) {
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)((await git.bytes(['ls-files', '--cached', '--ignored', '--exclude-standard', '-z'])).stdout);
}
/** Lists ignored paths on disk; a folder that is ignored as a whole is one entry that ends with "/". */
async function listIgnored(git) {
    const { stdout } = await git.bytes(['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z']);
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(stdout);
}


/***/ }),

/***/ 28149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rk: () => (/* binding */ readStatus),
/* harmony export */   xL: () => (/* binding */ readTrackedStatus),
/* harmony export */   y$: () => (/* binding */ readFullStatus)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _git_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62324);
/* harmony import */ var _ls_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65684);
/* harmony import */ var _path_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31150);




/** Compares work tree and index, without a write. Never enters submodules: their configuration is untrusted. */
async function readStatus(git) {
    const { changed, untracked, unreadable } = await readFullStatus(git);
    return { changed, untracked, unreadable };
}
/** Compares the work tree with the index and reads HEAD, see Porcelain Format Version 2 in git-status(1). */
async function readFullStatus(git) {
    return runStatus(git, 'all');
}
/** Compares the tracked files with the index, as `readFullStatus` does. Untracked files are not searched for. */
async function readTrackedStatus(git) {
    return runStatus(git, 'no');
}
async function runStatus(git, untrackedFiles) {
    const flags = ['--porcelain=v2', '--branch', '--no-ahead-behind', '-z', '--no-renames', '--ignore-submodules=all'];
    const show = `status.showUntrackedFiles=${untrackedFiles}`;
    const args = ['-c', show, 'status', `--untracked-files=${untrackedFiles}`, ...flags];
    const { stdout, stderr } = await git.bytes(args);
    const changed = [];
    const untracked = [];
    const indexed = new Map();
    const head = new Map();
    for (const record of (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)(stdout)) {
        if (record.startsWith('? '))
            untracked.push(record.slice(2));
        else if (record.startsWith('1 ') && record[3] !== '.') {
            const [, , , , mode = '', , , id = ''] = record.split(' ', 8);
            const path = fieldAfter(record, 8);
            changed.push(path);
            indexed.set(path, { mode, id });
        }
        else if (record.startsWith('u '))
            changed.push(fieldAfter(record, 10));
        else if (record.startsWith('# '))
            head.set(record.slice(2, record.indexOf(' ', 2)), fieldAfter(record, 2));
    }
    if ((0,_git_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUnreachable */ .pZ)(stderr)) {
        for (const { path, mode, id } of await findBehindLinks(git)) {
            if (!indexed.has(path))
                changed.push(path);
            indexed.set(path, { mode, id });
        }
    }
    const [branch, commit] = [head.get('branch.head'), head.get('branch.oid')];
    return {
        changed,
        untracked,
        unreadable: (0,_git_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .findUnreadable */ .FY)(stderr),
        indexed,
        branch: branch === '(detached)' ? undefined : branch,
        commit: commit === '(initial)' ? undefined : commit,
    };
}
/** Returns the rest of a record after its first `count` fields, which end with spaces. */
function fieldAfter(record, count) {
    let at = 0;
    for (let field = 0; field < count; field += 1)
        at = record.indexOf(' ', at) + 1;
    return record.slice(at);
}
/**
 * Finds the tracked files that are gone because a link replaced a folder above them. git-status(1) lists them as
 * deleted only when it can follow the link; it omits them when the link leads to itself or to where nobody may enter.
 */
async function findBehindLinks(git) {
    const { workTree } = git.location;
    if (workTree === undefined)
        return [];
    const known = new Map();
    const isBehindLink = (path) => {
        const slash = path.lastIndexOf('/');
        if (slash < 0)
            return false;
        const folder = path.slice(0, slash);
        const isBehind = known.get(folder) ?? (isBehindLink(folder) || isLink((0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .toDiskPath */ .el)(workTree, folder)));
        known.set(folder, isBehind);
        return isBehind;
    };
    return (await (0,_ls_files_js__WEBPACK_IMPORTED_MODULE_3__/* .listIndex */ .VH)(git)).filter(({ path, isSkipped }) => !isSkipped && isBehindLink(path));
}
function isLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    }
    catch {
        // The folder above may not be entered, or is a file: this is no link.
        return false;
    }
}


/***/ }),

/***/ 61523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Il: () => (/* binding */ renderSteps),
/* harmony export */   TU: () => (/* binding */ explainLoss),
/* harmony export */   c0: () => (/* binding */ renderStepsJson),
/* harmony export */   zc: () => (/* binding */ renderStep)
/* harmony export */ });
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18964);


const STREAM_REASONS = {
    first: 'the first work on this base',
    clean: 'the work before was discarded',
    no_overlap: 'in other files than the work before',
    work_still_there: 'continues its work',
    work_gone: 'nothing was left of the work before',
    undecidable: 'the files could not be read',
    returned: 'back to the end of it',
    undone: 'everything was undone',
    withheld: 'it held what looks like a secret',
};
const MAX_ROW_PATHS = 3;
const MAX_PATH_CHARACTERS = 200;
const HEADER = ['step', 'time', 'attempt', 'stream', 'state', 'tool', 'files'];
/**
 * Renders one line for each step, oldest first, and a line for each running attempt, which may have more of them. A
 * table for people has a header and columns; otherwise there are tabs between the values.
 */
function renderSteps({ task_id: taskId, checkpoints }, steps, { hasColumns }) {
    const cells = steps.map(toCells);
    const table = hasColumns ? renderTable([HEADER, ...cells]) : cells.map((row) => row.join('\t'));
    const rows = steps.length === 0 ? [`No steps of task ${taskId} are recorded.`] : table;
    const open = checkpoints.flatMap(({ attempts }) => attempts).filter(({ outcome }) => outcome === 'running');
    const waits = open.map(({ day }) => `Attempt ${day} is not over: its last steps are shown when it is.`);
    return `${[...rows, ...waits].join('\n')}\n`;
}
function renderTable(rows) {
    const widths = HEADER.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd());
}
function toCells(step) {
    const { number, at, day, streamName, tool, changed_paths: changed, changed_paths_total: total } = step;
    const paths = changed.slice(0, MAX_ROW_PATHS).map(({ status, path }) => `${status} ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toShortLine */ .wb)(path, 80)}`);
    const more = total > paths.length ? [`and ${total - paths.length} more`] : [];
    return [
        String(number),
        (0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInstant */ .r4)(at),
        `attempt ${day}`,
        streamName ?? '-',
        step.isLanded ? 'landed' : step.state,
        tool === null ? '-' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toShortLine */ .wb)(tool, 60),
        [...paths, ...more].join(', '),
    ];
}
/** Renders the record of one step. */
function renderStep(step) {
    const { number, at, day, checkpointId, tool, seen_at, streamName, reason } = step;
    const rest = step.changed_paths_total - step.changed_paths.length;
    const lines = [
        `Step ${number} of attempt ${day}, checkpoint ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toShortLine */ .wb)(checkpointId, 100)}, ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInstant */ .r4)(at)}`,
        `Tool: ${tool === null ? 'not reported' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toShortLine */ .wb)(tool, 200)} (seen at ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toShortLine */ .wb)(seen_at, 100)})`,
        `Stream: ${streamName ?? 'none'} (${STREAM_REASONS[reason]})${step.isLanded ? ', landed' : ''}`,
        `Content: ${describeContent(step)}`,
        `${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlural */ .yk)(step.changed_paths_total, 'file')} changed:`,
        ...step.changed_paths.map(({ status, path }) => `  ${status} ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toShortLine */ .wb)(path, MAX_PATH_CHARACTERS)}`),
        ...(rest > 0 ? [`  and ${rest} more`] : []),
    ];
    return `${lines.join('\n')}\n`;
}
function describeContent(step) {
    return step.state === 'kept' ? `kept as ${step.commit}` : `not here: ${explainLoss(step)}`;
}
/** Explains why the files of a step cannot be shown or restored. */
function explainLoss({ state, isBaseLanded }) {
    if (state === 'withheld')
        return 'it held what looks like a secret and was never kept';
    const why = isBaseLanded
        ? 'its checkpoint has landed, and the steps up to there were deleted with that'
        : 'the ref that kept it was deleted, or was not fetched';
    return `${why}; only the record of it is left`;
}
/** Renders the steps as one JSON document, schema version 1. */
function renderStepsJson(taskId, steps) {
    const rows = steps.map(({ checkpointId, streamName, isLanded, isBaseLanded: _base, stream: _stream, ...step }) => ({
        ...step,
        checkpoint_id: checkpointId,
        stream: streamName,
        is_landed: isLanded,
    }));
    return `${JSON.stringify({ schema_version: 1, task_id: taskId, steps: rows }, undefined, 2)}\n`;
}


/***/ }),

/***/ 83969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   BD: () => (/* binding */ formatCost),
/* harmony export */   Ej: () => (/* binding */ formatTotal),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   r4: () => (/* binding */ formatInstant),
/* harmony export */   yk: () => (/* binding */ formatPlural)
/* harmony export */ });
/* harmony import */ var _domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66483);

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
/** Formats the time in which a run was at work on an attempt; "–" while it is unknown. */
function formatTime(attempt) {
    const durationMs = (0,_domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .toDurationMs */ .iS)(attempt);
    return durationMs === undefined ? '–' : formatDuration(durationMs);
}
/** Formats the total time of attempts; "–" while none has ended. */
function formatTotal(attempts) {
    const known = attempts.flatMap((attempt) => (0,_domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .toDurationMs */ .iS)(attempt) ?? []);
    return known.length === 0 ? '–' : formatDuration(known.reduce((sum, ms) => sum + ms, 0));
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

/***/ 25234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readSteps)
/* harmony export */ });
/* harmony import */ var _domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60085);
/* harmony import */ var _git_first_parents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94105);
/* harmony import */ var _git_for_each_ref_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36064);
/* harmony import */ var _git_rev_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12140);




/** Steps of one stream that are read; an attempt keeps fewer. */
const MAX_FOLLOWED = 5000;
/** Reads all steps that the record of a task knows, oldest first. */
async function readSteps(git, taskId, record) {
    const refs = await (0,_git_for_each_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .listRefs */ .Dy)(git, [`${(0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_0__/* .taskNamespace */ .P)(taskId)}/steps/`]);
    const found = [];
    const kept = new Map();
    const passed = record.checkpoints.flatMap(({ attempts }) => attempts).filter(({ outcome }) => outcome === 'passed');
    const landedBases = new Set(passed.map(({ snapshot_ref }) => snapshot_ref));
    for (const { checkpoint_id, attempts } of record.checkpoints) {
        for (const { day, timeline } of attempts) {
            if (timeline === null || timeline.steps.length === 0)
                continue;
            const { base, landed_stream } = timeline;
            const reachable = kept.get(base) ?? (await listKept(git, base, refs));
            kept.set(base, reachable);
            for (const step of timeline.steps)
                found.push({
                    ...step,
                    day,
                    checkpointId: checkpoint_id,
                    streamName: step.stream === null ? null : (0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_0__/* .toStreamName */ .DC)(base, step.stream),
                    isLanded: step.stream !== null && step.stream === landed_stream,
                    isBaseLanded: landedBases.has(base),
                    state: step.commit === null ? 'withheld' : reachable.has(step.commit) ? 'kept' : 'condensed',
                });
        }
    }
    return found.sort((a, b) => a.number - b.number);
}
/** Lists the base and the commits of its steps that a ref still keeps. */
async function listKept(git, base, refs) {
    const kept = new Set();
    if ((await (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .findCommit */ .fq)(git, base)) === undefined)
        return kept;
    kept.add(base);
    for (const [ref, tip] of refs) {
        if (!ref.includes(`/steps/${base.slice(0, 7)}-`))
            continue;
        for (const { id } of await (0,_git_first_parents_js__WEBPACK_IMPORTED_MODULE_3__/* .listFirstParents */ .A)(git, { from: base, to: tip, max: MAX_FOLLOWED }))
            kept.add(id);
    }
    return kept;
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


/***/ }),

/***/ 59153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ openUserSnapshots)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14902);
/* harmony import */ var _domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60085);
/* harmony import */ var _exec_folder_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66229);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72603);
/* harmony import */ var _git_init_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41581);
/* harmony import */ var _git_rev_parse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12140);
/* harmony import */ var _in_place_copy_excludes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19739);
/* harmony import */ var _snapshot_context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85876);










/**
 * Opens the snapshots of a user's checkout, linked worktrees included. Our index and configuration for them are in its
 * git directory; its own and its attributes are not used, so that none of its filters, hooks and monitors run.
 */
async function openUserSnapshots(git, options) {
    const { folder, excludes, now, wanted } = options;
    const known = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_5__/* .findGitDir */ .rR)(git, folder);
    if (known === undefined && options.init)
        await initRepository(git, options);
    const found = known ?? (await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_5__/* .requireGitDir */ .dz)(git, folder));
    const root = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_5__/* .findWorkTree */ .vE)(git, folder);
    if (root === undefined)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('no_files_here', { path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder) });
    await requireOrdinary(root, excludes.home);
    if (wanted !== undefined)
        await requireSnapshot(git.at({ gitDir: found.gitDir }), wanted);
    const objectDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(found.commonDir, 'objects');
    await (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_4__/* .requireWritable */ .ik)([found.gitDir, objectDir]);
    const userGit = git.at({ gitDir: found.gitDir, workTree: root });
    const shadowDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(found.gitDir, 'groundhog', 'snapshots.git');
    await initShadow(userGit, shadowDir);
    await (0,_in_place_copy_excludes_js__WEBPACK_IMPORTED_MODULE_8__/* .copyExcludes */ .D)(userGit, { found, target: shadowDir, excludes });
    const shadow = { gitDir: shadowDir, workTree: root, indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shadowDir, 'index'), objectDir };
    return {
        root,
        refs: git.at({ gitDir: found.gitDir }),
        git: git.at(shadow),
        tracked: userGit,
        namespace: _domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .SNAPSHOT_NAMESPACE */ .DZ,
        now,
        ...(known === undefined ? { madeRepository: root } : {}),
    };
}
async function requireSnapshot(git, name) {
    (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_9__/* .requireSnapshotName */ .B9)(name);
    if ((await (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .findCommit */ .fq)(git, `${_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .SNAPSHOT_NAMESPACE */ .DZ}/${name}`)) === undefined)
        throw (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_9__/* .refuseSnapshot */ .D3)(`snapshot "${name}" not found`);
}
async function initRepository(git, { folder, excludes }) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(root).catch(() => undefined))?.isDirectory() !== true)
        return;
    await requireOrdinary(root, excludes.home);
    await git.discover(root, ['init', '--quiet', '--template=', '--initial-branch=main']);
}
/** Throws for the home folder and those above it: a snapshot of them would hold far more than was meant. */
async function requireOrdinary(root, home) {
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root);
    const realHome = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(home).catch(() => home);
    const isAbove = real === node_path__WEBPACK_IMPORTED_MODULE_1__.sep || realHome === real || realHome.startsWith(`${real}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
    if (isAbove)
        throw (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_9__/* .refuseSnapshot */ .D3)(`no snapshots are made of "${root}": it is the home folder, or above it`);
}
async function initShadow(userGit, shadowDir) {
    const isMade = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shadowDir, 'info', 'attributes')).then((found) => found.size > 0, () => false);
    if (isMade)
        return;
    const format = (await userGit.text(['rev-parse', '--show-object-format'])).stdout.trim();
    const shadow = userGit.at({ gitDir: shadowDir });
    await (0,_git_init_js__WEBPACK_IMPORTED_MODULE_6__/* .initBare */ .d)(shadow, { objectFormat: format === 'sha256' ? 'sha256' : 'sha1', borrowFrom: [] });
}


/***/ })

};
