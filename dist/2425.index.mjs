export const id = 2425;
export const ids = [2425];
export const modules = {

/***/ 12425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planCommand: () => (/* binding */ planCommand)
});

// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/planning/draft-remark.js
var draft_remark = __webpack_require__(58693);
// EXTERNAL MODULE: ./domain/record/notifier.js
var notifier = __webpack_require__(38425);
// EXTERNAL MODULE: ./domain/text/list-some.js
var list_some = __webpack_require__(13258);
// EXTERNAL MODULE: ./report/words/draft-words.js
var draft_words = __webpack_require__(27286);
;// CONCATENATED MODULE: ./report/terminal/draft-text.js


/** Renders a draft and what was found out about it for a terminal. */
function renderDraft(draft) {
    const { planSource, remarks } = draft;
    const faults = remarks.filter(({ isFault }) => isFault).map((remark) => `  ✗ ${(0,draft_remark/* renderRemark */.PJ)(remark)}`);
    const notes = remarks.filter(({ isFault }) => !isFault).map((remark) => `  · ${(0,draft_remark/* renderRemark */.PJ)(remark)}`);
    const setup = planSource?.plan.setup;
    return [
        ...(planSource === undefined ? [] : [planSource.text]),
        (0,draft_words/* describeChecks */.Pt)(draft),
        ...faults,
        ...notes,
        ...(setup === undefined ? [] : [`Before the first attempt it runs: ${setup}`]),
        (0,draft_words/* describeDraftCosts */.Fp)(draft),
    ].join('\n');
}
/** Renders the document of `groundhog plan --json`: one line of JSON. */
function renderDraftJson(draft, path) {
    const { planSource, remarks, counts, rounds, usage, estimate } = draft;
    return JSON.stringify({
        schema_version: 1,
        path,
        plan: planSource?.text ?? null,
        remarks: remarks.map(({ kind, isFault, about, message }) => ({ kind, fault: isFault, about, message })),
        criteria: counts,
        rounds,
        usage,
        estimate: estimate === undefined
            ? null
            : {
                landings: estimate.landings,
                attempts: estimate.attempts,
                cost_usd: estimate.costUsd,
                minutes: estimate.minutes,
            },
    });
}

// EXTERNAL MODULE: ./store/origin.js
var origin = __webpack_require__(29330);
// EXTERNAL MODULE: ./store/read-tasks.js + 1 modules
var read_tasks = __webpack_require__(84243);
// EXTERNAL MODULE: ./entry/compose/open-lease.js + 1 modules
var open_lease = __webpack_require__(63070);
// EXTERNAL MODULE: ./entry/compose/open-records.js
var open_records = __webpack_require__(68013);
// EXTERNAL MODULE: ./entry/compose/prepare-run.js
var prepare_run = __webpack_require__(79919);
// EXTERNAL MODULE: ./entry/compose/signals.js + 1 modules
var signals = __webpack_require__(24774);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 7 modules
var with_git = __webpack_require__(24850);
// EXTERNAL MODULE: ./entry/planning/compose-draft.js + 14 modules
var compose_draft = __webpack_require__(65303);
// EXTERNAL MODULE: ./entry/planning/describe-uncommitted.js
var describe_uncommitted = __webpack_require__(38902);
// EXTERNAL MODULE: ./entry/settings/check-settings.js
var check_settings = __webpack_require__(31907);
// EXTERNAL MODULE: ./entry/settings/run-settings.js
var run_settings = __webpack_require__(18320);
// EXTERNAL MODULE: ./entry/settings/settings.js
var settings = __webpack_require__(45320);
// EXTERNAL MODULE: ./entry/commands/flags.js
var commands_flags = __webpack_require__(21829);
// EXTERNAL MODULE: ./entry/commands/reader.js
var reader = __webpack_require__(68275);
// EXTERNAL MODULE: ./entry/commands/to-exit-code.js
var to_exit_code = __webpack_require__(23794);
// EXTERNAL MODULE: ./domain/text/quote-for-shell.js
var quote_for_shell = __webpack_require__(78240);
;// CONCATENATED MODULE: ./entry/commands/run/next-run.js

/** The flags of a drafting that a run of its plan has, too, by the names of their values. */
const SHARED_FLAGS = [
    ['repo', '--repo'],
    ['base', '--base'],
    ['agent', '--agent'],
    ['agents', '--agents'],
    ['agentCommand', '--agent-command'],
    ['provider', '--provider'],
    ['model', '--model'],
    ['baseUrl', '--base-url'],
    ['price', '--price'],
    ['isolation', '--isolation'],
];
/**
 * Renders the command that runs a drafted plan with the agent and the model that have drafted it, as one to copy. A command
 * that has printed a plan is left out: it need not be one that works.
 */
function renderNextRun(program, path, { repo, ...given }) {
    const drafter = isCommand(given) ? { agent: undefined, agentCommand: undefined } : {};
    const values = { ...(repo === '.' ? {} : { repo }), ...given, ...drafter };
    const flags = SHARED_FLAGS.flatMap(([name, flag]) => {
        const value = values[name];
        return value === undefined ? [] : [flag, value];
    });
    return `${program} ${(0,quote_for_shell/* renderShellCommand */.c)(['run', path, ...flags])}`;
}
/** Describes what that command lacks where a command has drafted the plan; nothing for another agent. */
function describeWorker(given) {
    return isCommand(given) ? ', with the agent that is to do the work (--agent or --agent-command)' : '';
}
function isCommand({ agent, agents, agentCommand }) {
    return agents === undefined && (agent === 'command' || (agent === undefined && agentCommand !== undefined));
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/ids.js
var ids = __webpack_require__(70375);
// EXTERNAL MODULE: ./domain/succeeds.js
var succeeds = __webpack_require__(67856);
// EXTERNAL MODULE: ./domain/text/plain-text.js
var plain_text = __webpack_require__(36689);
// EXTERNAL MODULE: ./git/find-git-dir.js
var find_git_dir = __webpack_require__(72603);
// EXTERNAL MODULE: ./entry/commands/write-new-files.js
var write_new_files = __webpack_require__(4212);
;// CONCATENATED MODULE: ./entry/commands/run/plan-file.js









const NO_FILE = '-';
/** Finds the file that the user named, where it is there already. */
async function findTaken({ out }) {
    return out !== undefined && out !== NO_FILE && (await (0,succeeds/* succeeds */.k)((0,promises_.lstat)(out))) ? out : undefined;
}
/**
 * Writes a plan to the file that the user named, else to a new one of `.groundhog/plans`, and returns its path; undefined
 * where no file is wanted. Throws ConfigurationError for a file that is there, and GroundhogError where it cannot be written.
 */
async function writePlanFile(text, { wish, repo, out }, host) {
    if (out === NO_FILE)
        return undefined;
    if (out !== undefined) {
        if (await isWritten(out, text))
            return out;
        throw toTaken(out);
    }
    const root = (await (0,with_git/* withGit */.z)(host, (git) => (0,find_git_dir/* findWorkTree */.vE)(git, repo))) ?? repo;
    const name = (0,ids/* toTaskId */.kt)((0,plain_text/* toPlainText */.bo)(wish).slice(0, 40)) ?? 'plan';
    for (let number = 1;; number += 1) {
        const path = (0,external_node_path_.join)(root, '.groundhog', 'plans', `${name}${number === 1 ? '' : `-${number}`}.yml`);
        if (await isWritten(path, text))
            return (0,external_node_path_.relative)('.', path);
    }
}
/** Makes the error for a file that is there already. */
function toTaken(out) {
    return (0,settings/* toSettingError */.Oh)('out', out, 'is there already');
}
async function isWritten(path, text) {
    return (await (0,write_new_files/* writeNewFiles */.z)(new Map([[path, text]]))).length > 0;
}

// EXTERNAL MODULE: ./entry/commands/run/run-locally.js + 1 modules
var run_locally = __webpack_require__(7751);
;// CONCATENATED MODULE: ./entry/commands/run/plan.js























const MAX_WISH_BYTES = 32 * 1024;
const MAX_RECORDS = 50;
/**
 * Drafts a plan from a wish, writes it to a new file, and prints it with what was found out about it. Returns 1 where
 * something stays wrong with it, else 0.
 */
function planCommand(wish, flags, io) {
    const { host, console } = (0,commands_flags/* withVerbose */.Z8)(io, flags);
    return (0,to_exit_code/* toExitCode */.t)({ host, console }, { name: 'plan', json: flags.json }, async () => {
        const choice = { wish, repo: flags.repo, out: flags.out };
        const taken = await findTaken(choice);
        const parseIsolation = () => (0,settings/* chooseIsolation */.I1)(flags.isolation, host.env);
        (0,check_settings/* requireValidSettings */.T)(flags, host.env, [() => requireWish(wish), () => requireNew(taken), parseIsolation]);
        const { prepared, given } = await prepare(flags, { host, console });
        await warnOfUncommitted(flags.repo, { host, console });
        const drafted = await (0,signals/* withCancellation */.an)(async (signal) => (0,compose_draft/* composeDraft */.Y)(host, {
            ...{ signal, prepared, base: flags.base },
            wish: {
                ...{ wish, isOwnWish: true, isAgreed: flags.yes === true },
                records: await readRecords(host, flags.repo),
                onRound: (text) => console.err(`${text}\n`),
            },
            notifier: { ...notifier/* silentNotifier */.a, progress: (shown) => writeWarning(shown, console.err) },
            openOrigin: (git) => (0,origin/* openLocalOrigin */._f)(git, flags.repo),
            lease: await (0,open_lease/* openLocalLease */.G)(),
        }), () => undefined);
        if (drafted === undefined)
            throw new errors/* ConfigurationError */.j1('draft_failed', { reason: 'it was stopped' });
        await deliver(drafted, { ...choice, given }, { host, console, isJson: flags.json === true });
        return (0,draft_remark/* findFaults */.HA)(drafted.remarks).length > 0 ? 1 : 0;
    });
}
function requireWish(wish) {
    if (wish.trim() === '' || Buffer.byteLength(wish) > MAX_WISH_BYTES)
        throw (0,settings/* toSettingError */.Oh)('wish', '', `must have 1 to ${MAX_WISH_BYTES / 1024} KiB of text`);
}
/** Throws ConfigurationError where a file is in the way of the plan, before a model is paid for it. */
function requireNew(taken) {
    if (taken !== undefined)
        throw toTaken(taken);
}
/** Writes the plan and prints it. What was drafted is printed where it cannot be written, too: it has cost something. */
async function deliver(drafted, { given, ...choice }, { host, console, isJson }) {
    const print = (path) => console.out(isJson ? renderDraftJson(drafted, path) : `${renderDraft(drafted)}\n`);
    try {
        const text = drafted.planSource?.text;
        const path = text === undefined ? undefined : await writePlanFile(text, choice, host);
        print(path ?? null);
        if (path === undefined)
            return;
        const next = renderNextRun((0,reader/* findReader */.Zc)(host.env, process.argv).program, path, given);
        console.err(`\nWritten to ${path}. Next${describeWorker(given)}:\n  ${next}\n`);
    }
    catch (thrown) {
        print(null);
        throw thrown;
    }
}
/** Warns of what a plan for a commit does not see. */
async function warnOfUncommitted(repo, { host, console }) {
    const { changed, untracked } = await (0,with_git/* withGit */.z)(host, (git) => (0,describe_uncommitted/* findUncommitted */.p)(git, repo));
    const paths = [...changed, ...untracked].sort();
    if (paths.length === 0)
        return;
    console.err(`Warning: The plan is for what is committed, without what is not: ${(0,list_some/* listSome */.X)(paths)}\n`);
}
/** Reads the settings; the agent is `builtin`, in the flags as well, where nothing chooses one and no command is given. */
async function prepare(flags, { host, console }) {
    (0,run_settings/* readRunSettings */.x)(flags);
    const config = await (0,with_git/* withGit */.z)(host, (git) => (0,run_locally/* readBaseConfig */.ef)(git, flags));
    const isChosen = [flags.agent, flags.agents, flags.agentCommand, config?.agent, config?.agents].some((choice) => choice !== undefined);
    const given = isChosen ? flags : { ...flags, agent: 'builtin' };
    return { prepared: await (0,prepare_run/* prepareRun */.Z)({ given, config, plan: {} }, { ...host, write: console.err }), given };
}
function writeWarning(shown, write) {
    if (shown.kind === 'warning')
        write(`Warning: ${shown.text ?? ''}\n`);
}
/** Reads the records of the repository's tasks, as many as are needed for an estimate. */
async function readRecords(host, repo) {
    return (0,with_git/* withGit */.z)(host, async (opened) => {
        const { git } = await (0,open_records/* openRecords */.t)(opened, { repo });
        const records = [];
        for (const taskId of (await (0,read_tasks/* listTasks */.m)(git)).slice(0, MAX_RECORDS)) {
            const found = await (0,read_tasks/* findTask */.V)(git, taskId);
            if (found !== undefined)
                records.push(found.state.record);
        }
        return records;
    });
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

/***/ 4212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ writeNewFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_succeeds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67856);
/* harmony import */ var _exec_files_errno_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72632);
/* harmony import */ var _exec_folder_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66229);
/* harmony import */ var _task_report_write_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25448);






/**
 * Writes those of files that are not there yet, with the folders that they need, and returns their paths: all or none.
 * Throws GroundhogError `permission_denied` or `disk_full`.
 */
async function writeNewFiles(files) {
    const created = [];
    const folders = [];
    for (const [path, text] of files) {
        folders.unshift(...(await listMissingFolders(path)));
        try {
            await (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
            const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'wx');
            created.push(path);
            await file.writeFile(text).finally(() => file.close());
        }
        catch (error) {
            if ((0,_exec_files_errno_js__WEBPACK_IMPORTED_MODULE_4__/* .isErrno */ .r)(error, 'EEXIST') && (await (0,_domain_succeeds_js__WEBPACK_IMPORTED_MODULE_5__/* .succeeds */ .k)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path))))
                continue;
            // A full disk leaves an empty file. What others have made stays.
            for (const file of created)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file, { force: true }).catch(() => undefined);
            for (const folder of folders)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rmdir)(folder).catch(() => undefined);
            throw (0,_task_report_write_report_js__WEBPACK_IMPORTED_MODULE_3__/* .toUnwritable */ .f)(path, error);
        }
    }
    return created;
}
/** Lists the folders that a file needs and that are not there, the innermost first. */
async function listMissingFolders(path) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    if (folder === path || (await (0,_domain_succeeds_js__WEBPACK_IMPORTED_MODULE_5__/* .succeeds */ .k)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(folder))))
        return [];
    return [folder, ...(await listMissingFolders(folder))];
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

/***/ 25448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ toUnwritable),
/* harmony export */   u: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14902);
/* harmony import */ var _domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32413);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45320);






/** Writes a report and returns its absolute path: the file is there as a whole or not at all. Throws ConfigurationError. */
async function writeReport(path, page) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    await requireFileName(path, file);
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(file)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, page, { flag: 'wx' });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, file);
        return file;
    }
    catch (thrown) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true }).catch(() => undefined);
        throw toUnwritable(file, thrown);
    }
}
/** Makes the error for a file that cannot be written: `disk_full` or the like where the cause says so, else `permission_denied`. */
function toUnwritable(path, cause) {
    const error = (0,_domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .toError */ .iT)(cause);
    const { code = 'permission_denied', data = { reason: error.message } } = (0,_domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_4__/* .toSystemError */ .R)(error) ?? {};
    // The cause may name a file that was to be renamed, or a folder.
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GroundhogError */ .CX(code, { ...data, path }, { cause });
}
async function requireFileName(path, file) {
    if (path === '-')
        throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .toSettingError */ .Oh)('out', path, 'is no name of a file, and a report is written to one');
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file).catch(() => undefined);
    if (found?.isDirectory() === true || path.endsWith('/'))
        throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .toSettingError */ .Oh)('out', path, 'is a folder, and the report is a file');
    // A rename would replace a device; a link that has landed in the repository must not choose a file of the user.
    if (found?.isFile() === false)
        throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .toSettingError */ .Oh)('out', path, 'is no file, but a link, a device or a pipe');
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file)).catch(() => undefined);
    if (folder?.isDirectory() !== true)
        throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .toSettingError */ .Oh)('out', path, 'is in a folder that does not exist');
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


/***/ })

};
