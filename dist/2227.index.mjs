export const id = 2227;
export const ids = [2227];
export const modules = {

/***/ 7463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ findRecord),
/* harmony export */   h: () => (/* binding */ openRepository)
/* harmony export */ });
/* harmony import */ var _domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60085);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72603);
/* harmony import */ var _git_for_each_ref_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36064);
/* harmony import */ var _store_state_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57061);




/** Opens the repository of a folder. Throws ConfigurationError `not_a_repository`. */
async function openRepository(opened, repo) {
    const { gitDir } = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_1__/* .requireGitDir */ .dz)(opened, repo);
    return opened.at({ gitDir });
}
/** Finds the record of a task; undefined for one that has not begun. */
async function findRecord(git, taskId) {
    const ref = (0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_0__/* .toRefName */ .kk)({ kind: 'state', taskId });
    const commit = (await (0,_git_for_each_ref_js__WEBPACK_IMPORTED_MODULE_3__/* .listRefs */ .Dy)(git, [ref])).get(ref);
    return commit === undefined ? undefined : (await (0,_store_state_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .readState */ .un)(git, commit, ref)).state.record;
}


/***/ }),

/***/ 37061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ toNextRecord)
/* harmony export */ });
/* harmony import */ var _domain_plan_plan_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52461);
/* harmony import */ var _domain_record_carry_over_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40207);
/* harmony import */ var _exec_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11325);
/* harmony import */ var _runner_open_opening_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90264);




/** Returns the record of a task as its next run finds it under a plan; the number of attempts is the default where neither says one. */
function toNextRecord(record, plan, attemptBudgetDefault) {
    const set = (0,_runner_open_opening_events_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlanSet */ .$)(plan, (0,_exec_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .f)((0,_domain_plan_plan_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .planIdentity */ .g)(plan)), attemptBudgetDefault);
    return { ...record, checkpoints: (0,_domain_record_carry_over_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .carryOverPlan */ .LT)(record, set), last_day_before_run: record.last_day };
}


/***/ }),

/***/ 7751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uk: () => (/* binding */ prepareLocalRun),
  ef: () => (/* binding */ readBaseConfig),
  gm: () => (/* binding */ runLocally),
  Bf: () => (/* binding */ toLocalParts)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/text/list-some.js
var list_some = __webpack_require__(13258);
// EXTERNAL MODULE: ./domain/text/nearest-name.js
var nearest_name = __webpack_require__(78251);
// EXTERNAL MODULE: ./git/find-git-dir.js
var find_git_dir = __webpack_require__(72603);
// EXTERNAL MODULE: ./store/origin.js
var origin = __webpack_require__(29330);
// EXTERNAL MODULE: ./entry/compose/compose.js + 6 modules
var compose = __webpack_require__(3646);
// EXTERNAL MODULE: ./entry/compose/find-excludes-files.js
var find_excludes_files = __webpack_require__(50559);
// EXTERNAL MODULE: ./entry/compose/load-plan.js
var load_plan = __webpack_require__(56208);
// EXTERNAL MODULE: ./entry/compose/open-lease.js + 1 modules
var open_lease = __webpack_require__(63070);
// EXTERNAL MODULE: ./entry/compose/prepare-run.js
var prepare_run = __webpack_require__(79919);
// EXTERNAL MODULE: ./entry/compose/signals.js + 1 modules
var signals = __webpack_require__(24774);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 7 modules
var with_git = __webpack_require__(24850);
// EXTERNAL MODULE: ./entry/publish/terminal-notifier.js + 4 modules
var terminal_notifier = __webpack_require__(18639);
// EXTERNAL MODULE: ./entry/settings/check-settings.js
var check_settings = __webpack_require__(31907);
// EXTERNAL MODULE: ./entry/settings/load-config.js
var load_config = __webpack_require__(68008);
// EXTERNAL MODULE: ./entry/settings/merge-settings.js
var merge_settings = __webpack_require__(93435);
// EXTERNAL MODULE: ./entry/settings/run-settings.js
var run_settings = __webpack_require__(18320);
// EXTERNAL MODULE: ./entry/settings/settings.js
var settings_settings = __webpack_require__(45320);
// EXTERNAL MODULE: ./domain/record/run-record.js
var run_record = __webpack_require__(93714);
// EXTERNAL MODULE: ./domain/refs/ref-name.js
var ref_name = __webpack_require__(60085);
// EXTERNAL MODULE: ./git/rev-parse.js
var rev_parse = __webpack_require__(12140);
// EXTERNAL MODULE: ./runner/open/require-whole-tree.js + 1 modules
var require_whole_tree = __webpack_require__(78121);
// EXTERNAL MODULE: ./store/read-repository-files.js
var read_repository_files = __webpack_require__(90799);
// EXTERNAL MODULE: ./entry/planning/describe-uncommitted.js
var describe_uncommitted = __webpack_require__(38902);
// EXTERNAL MODULE: ./entry/planning/lint-on-machine.js
var lint_on_machine = __webpack_require__(20992);
// EXTERNAL MODULE: ./entry/planning/locate-impossible.js
var locate_impossible = __webpack_require__(56161);
// EXTERNAL MODULE: ./entry/planning/locate-uncommitted-tests.js + 1 modules
var locate_uncommitted_tests = __webpack_require__(30712);
// EXTERNAL MODULE: ./entry/commands/run/find-record.js
var find_record = __webpack_require__(7463);
// EXTERNAL MODULE: ./entry/commands/run/next-record.js
var next_record = __webpack_require__(37061);
;// CONCATENATED MODULE: ./entry/commands/run/require-possible.js













/**
 * Refuses, before an agent starts, a plan that `groundhog validate` refuses: its attempts would fail one after the other.
 * A task that has begun works from the commit that it has reached, and only what it has still to do under the plan counts. Returns the
 * warnings of that. Throws ConfigurationError `plan_invalid` or `objects_missing`.
 */
async function requirePossible(opened, { planPath, taskId, plan, text, host }, { repo, base, rebase }) {
    const git = await (0,find_record/* openRepository */.h)(opened, repo);
    const found = await (0,find_record/* findRecord */.T)(git, taskId).then((record) => ({ record }), () => undefined);
    // A record that cannot be read is for the run to report.
    if (found === undefined)
        return [];
    const { record } = found;
    const moved = record === undefined || rebase === true;
    const findTip = async (branch) => (await (await (0,origin/* openLocalOrigin */._f)(opened, repo)).resolveBase(branch)).sha;
    const from = moved ? await findTip(base ?? record?.base_ref) : record.head;
    const { impossible, warnings } = await (0,lint_on_machine/* lintOnMachine */.E)(plan, { files: await readFiles(git, from) }, host);
    const unseen = await (0,locate_uncommitted_tests/* locateUncommittedTests */.p)(plan, {
        ...{ git, commit: from },
        findUncommitted: () => (0,describe_uncommitted/* findUncommitted */.p)(opened, repo),
        tip: moved || !(await isOnBranch(git, record)) ? undefined : await findTip(record.base_ref).catch(() => undefined),
    });
    const next = record && (0,next_record/* toNextRecord */.a)(record, plan);
    const isLeft = (id) => !isDone(next, id);
    const left = [...impossible, ...unseen].filter(({ checkpoint }) => isLeft(plan.checkpoints[checkpoint]?.id));
    (0,locate_impossible/* refuseImpossible */.GC)(left, { plan, text, path: planPath, from: moved ? undefined : from });
    return warnings.filter(({ checkpointId }) => isLeft(checkpointId));
}
/** Returns whether a task works on from where it is; one that has landed and whose branch is gone does not, once it is merged. */
async function isOnBranch(git, record) {
    return !(0,run_record/* isAnyLanded */.Zk)(record) || (await (0,rev_parse/* findCommit */.fq)(git, (0,ref_name/* toBranchRef */.fL)(record.task_branch))) !== undefined;
}
async function readFiles(git, commit) {
    try {
        return await (0,read_repository_files/* readRepositoryFiles */.q)(git, commit);
    }
    catch (thrown) {
        // A tree that cannot be read is refused with what is missing in it.
        if (!(thrown instanceof errors/* ConfigurationError */.j1))
            await (0,require_whole_tree/* requireWholeTree */.z)(git, commit);
        throw thrown;
    }
}
function isDone(record, id) {
    const run = record?.checkpoints.find(({ checkpoint_id }) => checkpoint_id === id);
    return run !== undefined && (0,run_record/* isCheckpointDone */.t9)(run);
}

// EXTERNAL MODULE: ./entry/commands/run/warn-of-omitted.js + 2 modules
var warn_of_omitted = __webpack_require__(77621);
;// CONCATENATED MODULE: ./entry/commands/run/run-locally.js






















/** Reads the plan and the settings of a run on this machine. Throws ConfigurationError. */
async function prepareLocalRun(planPath, flags, { host, console }) {
    const loaded = await (0,load_plan/* loadPlan */.Yq)(planPath);
    const { plan } = loaded;
    const parseProtected = () => (0,settings_settings/* parseBranchGlobs */.vS)(flags.protectedBranch ?? [], 'protected-branch');
    const rebase = flags.rebase === undefined ? undefined : flags.rebase ? 'true' : 'stop';
    const settings = { ...flags, rebase };
    // Invalid values are refused before anything is read.
    (0,check_settings/* requireValidSettings */.T)(settings, host.env, [
        () => (0,load_plan/* requireTaskId */.Og)(flags.task, plan, planPath),
        parseProtected,
        () => (0,settings_settings/* chooseIsolation */.I1)(flags.isolation, host.env),
        () => requireCheckpointOf(plan, flags.only),
        () => requireLocalSigner(flags.sign),
    ]);
    const taskId = (0,load_plan/* requireTaskId */.Og)(flags.task, plan, planPath);
    const given = { ...settings, protectedBranches: parseProtected() };
    (0,run_settings/* readRunSettings */.x)(given);
    const { path, config, planWarnings } = await (0,with_git/* withGit */.z)(host, async (git) => {
        const source = await findBaseSource(git, flags);
        const omitted = await (0,load_config/* describeOtherConfig */.mO)(git, source);
        if (omitted !== undefined)
            console.err(`Warning: ${omitted}\n`, 'warning');
        const config = await (0,load_config/* readConfigAt */["in"])(git, source);
        const planWarnings = await requirePossible(git, { ...loaded, planPath, taskId, host }, flags);
        return { path: await findPathInRepository(git, flags.repo, planPath), config, planWarnings };
    });
    for (const text of (0,check_settings/* findIneffective */.K)(given, (0,merge_settings/* mergeSettings */.s)(given, config).given))
        console.err(`Warning: ${text}\n`, 'warning');
    const planSource = { ...loaded, path, isInline: false };
    return { ...(0,prepare_run/* prepareRun */.Z)({ given, config, plan }, { ...host, write: console.err }), taskId, planSource, planWarnings };
}
function requireCheckpointOf({ checkpoints }, only) {
    const ids = checkpoints.map(({ id }) => id);
    if (only === undefined || ids.includes(only))
        return;
    const near = (0,nearest_name/* findNearestName */.$q)(only, ids);
    const reason = near === undefined
        ? `names no checkpoint of the plan, which has: ${(0,list_some/* listSome */.X)(ids)}`
        : `names no checkpoint of the plan; the nearest is "${near}"`;
    throw new errors/* ConfigurationError */.j1('setting_invalid', { name: 'only', value: only, reason });
}
/** The warning of a configuration that is meant for jobs. */
const UNSIGNED = 'The configuration has "sign: api", and GitHub signs in jobs alone: what lands here is not signed. Give --sign key, with the key in GROUNDHOG_SIGNING_KEY, or --sign none.';
/** Throws ConfigurationError for a signer that a run on this machine does not have: GitHub signs with the token of a job. */
function requireLocalSigner(sign) {
    if (sign !== 'api')
        return;
    const reason = 'signs in jobs on GitHub alone; here use "key", with the key in GROUNDHOG_SIGNING_KEY, or "none"';
    throw (0,settings_settings/* toSettingError */.Oh)('sign', sign, reason);
}
/** Runs a plan on this machine and returns the result, which is not printed; `notifier` takes the place of the terminal. */
async function runLocally(planPath, flags, { host, console, ...io }) {
    const prepared = await prepareLocalRun(planPath, flags, { host, console });
    const { limits, signing } = prepared.settings;
    const { errStyle: style, showLive } = console;
    const terminal = (0,terminal_notifier/* createTerminalNotifier */.D)(console.err, { style, showLive, limits });
    const notifier = io.notifier ?? (flags.quiet === true ? (0,terminal_notifier/* createQuietNotifier */.X)(console.err, style) : terminal);
    for (const { checkpointId, message } of prepared.planWarnings.filter(({ isFault }) => isFault === true))
        notifier.progress({ kind: 'warning', text: `${checkpointId ?? 'plan'}: ${message}` });
    if (signing.choice === 'api')
        notifier.progress({ kind: 'warning', text: UNSIGNED });
    await (0,warn_of_omitted/* warnOfOmitted */.E)(prepared, flags, { host, notifier });
    const parts = await toLocalParts(prepared, flags, { host, notifier });
    const result = await (0,signals/* withCancellation */.an)((signal) => (0,compose/* composeRun */.w)(host, { ...parts, signal }), () => ({
        ending: 'paused',
        reason: signals/* LATE_REASON */.Gx,
        view: undefined,
        taskBranch: flags.taskBranch ?? null,
        isOvertaken: false,
        hasWorked: false,
    })).finally(terminal.close);
    return { result, taskId: prepared.taskId };
}
/** Returns what a prepared run works with, except for its signal. */
async function toLocalParts(prepared, flags, { host, notifier }) {
    const { limits, isolation, signing } = prepared.settings;
    const openOrigin = (git) => (0,origin/* openLocalOrigin */._f)(git, flags.repo);
    const request = toRequest(prepared, flags, host);
    return {
        request,
        ...prepared.workers,
        notifier,
        openOrigin,
        limits,
        isolation,
        signing,
        lease: await (0,open_lease/* openLocalLease */.G)(),
    };
}
function toRequest({ planSource, taskId, settings }, flags, host) {
    const { workspace, protectedBranches, forRequest } = settings;
    return {
        taskId,
        planSource,
        base: flags.base,
        taskBranch: flags.taskBranch,
        ...forRequest,
        only: flags.only,
        protection: { globs: protectedBranches, names: [] },
        checkout: workspace === 'in_place' ? { folder: flags.repo, excludes: (0,find_excludes_files/* findExcludesFiles */.y)(host.env) } : undefined,
        keepsLfsPointers: flags.lfs === true,
    };
}
/** Reads the configuration at the base, whatever is checked out. */
async function readBaseConfig(git, flags) {
    return (0,load_config/* readConfigAt */["in"])(git, await findBaseSource(git, flags));
}
async function findBaseSource(git, { repo, base }) {
    const { remote, resolveBase } = await (0,origin/* openLocalOrigin */._f)(git, repo);
    const { sha } = await resolveBase(base);
    return { remote, commit: sha, checkout: repo, folder: (0,external_node_path_.join)(git.location.gitDir, 'base.git') };
}
/** Finds the plan's path below the repository's root; undefined when it lies elsewhere. */
async function findPathInRepository(git, repo, planPath) {
    const root = await (0,find_git_dir/* findWorkTree */.vE)(git, repo);
    if (root === undefined)
        return undefined;
    const path = (0,external_node_path_.relative)(await (0,promises_.realpath)(root), await (0,promises_.realpath)((0,external_node_path_.resolve)(planPath)));
    return path.startsWith('..') || path === '' ? undefined : path;
}


/***/ }),

/***/ 77621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ warnOfOmitted)
});

// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/refs/ref-name.js
var ref_name = __webpack_require__(60085);
// EXTERNAL MODULE: ./domain/refs/scratch-checkout.js
var scratch_checkout = __webpack_require__(76647);
// EXTERNAL MODULE: ./domain/text/list-some.js
var list_some = __webpack_require__(13258);
// EXTERNAL MODULE: ./domain/text/quote-for-shell.js
var quote_for_shell = __webpack_require__(78240);
// EXTERNAL MODULE: ./git/for-each-ref.js
var for_each_ref = __webpack_require__(36064);
// EXTERNAL MODULE: ./git/plain-repository.js
var plain_repository = __webpack_require__(59516);
// EXTERNAL MODULE: ./store/origin.js
var origin = __webpack_require__(29330);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 7 modules
var with_git = __webpack_require__(24850);
// EXTERNAL MODULE: ./entry/planning/describe-uncommitted.js
var describe_uncommitted = __webpack_require__(38902);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./git/ls-tree.js
var ls_tree = __webpack_require__(73383);
// EXTERNAL MODULE: ./entry/settings/hidden-files.js
var hidden_files = __webpack_require__(38723);
// EXTERNAL MODULE: ./entry/settings/named-files.js
var named_files = __webpack_require__(10494);
;// CONCATENATED MODULE: ./entry/commands/run/describe-omitted-script.js





/**
 * Describes the script of a command that is in the reader's folder by its relative path, and not in the checkout of an attempt,
 * from whose root the command starts; undefined where there is none.
 */
async function describeOmittedScript(git, { command, commit }) {
    const script = command === undefined ? undefined : (0,named_files/* findRelativeFile */.iY)(command);
    if (script === undefined || (0,external_node_path_.isAbsolute)(script) || !(0,hidden_files/* isFile */.fo)(script))
        return undefined;
    const path = (0,external_node_path_.normalize)(script);
    if (!path.startsWith('../') && (await (0,ls_tree/* findTreeEntry */.Cn)(git, commit, path)) !== undefined)
        return undefined;
    return `The agent command names ${path}, which an attempt does not have: a command starts at the root of a checkout of its own. Name it by its absolute path, ${(0,quote_for_shell/* renderShellCommand */.c)([(0,external_node_path_.resolve)(script)])}.`;
}

// EXTERNAL MODULE: ./domain/decisions/decide-rebase.js
var decide_rebase = __webpack_require__(54230);
// EXTERNAL MODULE: ./domain/record/run-record.js
var run_record = __webpack_require__(93714);
// EXTERNAL MODULE: ./domain/toolchain/named-paths.js
var named_paths = __webpack_require__(20861);
// EXTERNAL MODULE: ./git/path-bytes.js
var path_bytes = __webpack_require__(31150);
// EXTERNAL MODULE: ./git/rev-parse.js
var rev_parse = __webpack_require__(12140);
// EXTERNAL MODULE: ./entry/commands/run/find-record.js
var find_record = __webpack_require__(7463);
;// CONCATENATED MODULE: ./entry/commands/run/find-later-files.js










/**
 * Finds the files that a plan names and that came to the base after its task had begun: a task keeps the base that it began
 * from. Undefined for a new task, and where there are none.
 */
async function findLaterFiles(opened, { plan, taskId }, { repo, base }) {
    const git = await (0,find_record/* openRepository */.h)(opened, repo);
    const record = await (0,find_record/* findRecord */.T)(git, taskId);
    // The run itself warns of a base that may have what its last one lacked.
    if (record === undefined || (0,decide_rebase/* mayWaitForBase */.vg)(record))
        return undefined;
    // Without its branch a task continues from the base, or cannot continue.
    if ((0,run_record/* isAnyLanded */.Zk)(record) && (await (0,rev_parse/* findCommit */.fq)(git, (0,ref_name/* toBranchRef */.fL)(record.task_branch))) === undefined)
        return undefined;
    const found = await findBase(opened, repo, base ?? record.base_ref);
    if (found === undefined || found.sha === record.base_sha)
        return undefined;
    const named = (0,named_paths/* listPlanPaths */.US)(plan);
    const list = async (tree) => {
        const files = await (0,ls_tree/* listWholeTree */.aW)(git, tree, (path) => named.has((0,path_bytes/* toReadablePath */.ZR)(path)));
        return files.map(({ path }) => (0,path_bytes/* toReadablePath */.ZR)(path));
    };
    const known = new Set(await list(record.head));
    const paths = (await list(found.sha)).filter((path) => !known.has(path));
    return paths.length === 0 ? undefined : { paths, record };
}
/** Finds the record of a task that began from another base than the one that is asked for now, which then has no effect. */
async function findOtherBase(opened, taskId, { repo, base }) {
    if (base === undefined)
        return undefined;
    const record = await (0,find_record/* findRecord */.T)(await (0,find_record/* openRepository */.h)(opened, repo), taskId);
    const found = await findBase(opened, repo, base);
    const isSame = found === undefined || found.ref === record?.base_ref || found.sha === record?.base_sha;
    return isSame ? undefined : record;
}
/** Resolves the base of a task; undefined when it is gone. */
async function findBase(opened, repo, base) {
    try {
        return await (await (0,origin/* openLocalOrigin */._f)(opened, repo)).resolveBase(base);
    }
    catch (error) {
        if (error instanceof errors/* ConfigurationError */.j1)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./entry/commands/run/warn-of-omitted.js













/**
 * Warns of what is in the checkout, or at the base by now, and not where the task works. Throws ConfigurationError for a task
 * that a remote has, and this repository has not. Not of a checkout in place: there the
 * agent of a run that died may still write, and one that is not clean is refused.
 */
async function warnOfOmitted({ planSource: { plan, path: planPath }, taskId, settings }, flags, { host, notifier }) {
    const warn = (text) => notifier.progress({ kind: 'warning', text });
    await (0,with_git/* withGit */.z)(host, async (git) => {
        if (settings.workspace !== 'in_place') {
            const { ofPlan, ofOthers } = (0,describe_uncommitted/* describeUncommitted */.J)(await (0,describe_uncommitted/* findUncommitted */.p)(git, flags.repo), { plan, planPath });
            for (const text of [...ofPlan, ...ofOthers])
                warn(text);
            const branch = (0,plain_repository/* findHeadBranch */.Ur)(flags.repo);
            if (branch !== undefined && (0,scratch_checkout/* findScratchTask */.L)(branch) !== undefined)
                warn((0,scratch_checkout/* describeScratchCheckout */.a)(branch));
        }
        await requireHere(await (0,find_record/* openRepository */.h)(git, flags.repo), taskId);
        const script = await findScript(git, { taskId, settings }, flags).catch(() => undefined);
        if (script !== undefined)
            warn(script);
        // A record that cannot be read is for the run to report.
        const other = await findOtherBase(git, taskId, flags).catch(() => undefined);
        if (other !== undefined) {
            warn(`"base" has no effect: the task began from ${other.base_ref} at ${other.base_sha.slice(0, 7)}, and keeps that base. To work from ${flags.base}, start the plan as another task: --task <another name>.`);
            return;
        }
        if (flags.rebase !== undefined)
            return;
        const later = await findLaterFiles(git, { plan, taskId }, flags).catch(() => undefined);
        if (later === undefined)
            return;
        const began = later.record.base_sha.slice(0, 7);
        warn(`The plan names files that the base has by now and this task, which began at ${began}, has not: ${(0,list_some/* listSome */.X)(later.paths)}. To take in what the base has now, add --rebase.`);
    });
}
/** Describes the script of the agent command that no attempt has; in place it has what the reader has. */
async function findScript(opened, { taskId, settings }, { repo, base }) {
    const { agentCommand: command } = settings.isolation;
    if (command === undefined || settings.workspace === 'in_place')
        return undefined;
    const git = await (0,find_record/* openRepository */.h)(opened, repo);
    const record = await (0,find_record/* findRecord */.T)(git, taskId).catch(() => undefined);
    const commit = record?.head ?? (await (await (0,origin/* openLocalOrigin */._f)(opened, repo)).resolveBase(base)).sha;
    return describeOmittedScript(git, { command, commit });
}
/** Throws ConfigurationError `task_elsewhere` where a remote has the branch of a task whose record is not here. */
async function requireHere(git, taskId) {
    const branch = (0,ref_name/* defaultTaskBranch */.DE)(taskId);
    const record = (0,ref_name/* toRefName */.kk)({ kind: 'state', taskId });
    const refs = [...(await (0,for_each_ref/* listRefs */.Dy)(git, [record, `refs/remotes/*/${branch}`])).keys()];
    const [, remote] = /^refs\/remotes\/([^/]+)\//.exec(refs.find((ref) => ref !== record) ?? '') ?? [];
    if (remote === undefined || refs.includes(record))
        return;
    const records = `'refs/groundhog/${taskId}/*:refs/groundhog/${taskId}/*'`;
    const fetch = `git fetch ${(0,quote_for_shell/* renderShellCommand */.c)([remote])} ${records} ${branch}:${branch}`;
    throw new errors/* ConfigurationError */.j1('task_elsewhere', { task: taskId, branch, remote, fetch });
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

/***/ 38902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ describeUncommitted),
/* harmony export */   p: () => (/* binding */ findUncommitted)
/* harmony export */ });
/* harmony import */ var _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71028);
/* harmony import */ var _domain_paths_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66898);
/* harmony import */ var _domain_text_list_some_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13258);
/* harmony import */ var _domain_toolchain_named_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20861);
/* harmony import */ var _domain_toolchain_test_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66639);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72603);
/* harmony import */ var _git_path_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31150);
/* harmony import */ var _git_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28149);








/** Finds the files of a checkout whose state there is in no commit; none where there is no checkout. */
async function findUncommitted(git, repo) {
    const root = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_2__/* .findWorkTree */ .vE)(git, repo);
    if (root === undefined)
        return { root, changed: [], untracked: [] };
    const { gitDir } = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_2__/* .requireGitDir */ .dz)(git, repo);
    const { changed, untracked } = await (0,_git_status_js__WEBPACK_IMPORTED_MODULE_3__/* .readStatus */ .rk)(git.at({ gitDir, workTree: root }));
    return { root, changed: changed.map(_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .toReadablePath */ .ZR), untracked: untracked.map(_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .toReadablePath */ .ZR) };
}
const UNSEEN = 'not committed as they are in your checkout, so that neither agents nor criteria see them';
/** Describes the uncommitted files that a plan names, tests and what it protects, and other changed files. */
function describeUncommitted({ changed, untracked }, { plan, planPath }) {
    const names = (0,_domain_toolchain_named_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .listPlanPaths */ .US)(plan);
    const isProtected = (0,_domain_paths_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .compileGlobs */ .t)([
        ...(plan.protect ?? []),
        ...plan.checkpoints.flatMap(({ protect = [] }) => protect),
    ]);
    // The plan itself is read from the disk, and of the configuration there is a warning of its own.
    const all = [...changed, ...untracked].filter((path) => path !== planPath && path !== _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF).sort();
    const named = all.filter((path) => names.has(path));
    const rest = all.filter((path) => !names.has(path));
    const isDeciding = (path) => (0,_domain_toolchain_test_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isAmongTests */ .a)(path) || isProtected(path);
    const others = rest.filter((path) => !isDeciding(path) && changed.includes(path));
    const toText = (start, paths) => paths.length === 0 ? [] : [`${start} ${UNSEEN}: ${(0,_domain_text_list_some_js__WEBPACK_IMPORTED_MODULE_7__/* .listSome */ .X)(paths)}`];
    return {
        ofPlan: [
            ...toText('The plan names files that are', named),
            ...toText('Tests and protected files are', rest.filter(isDeciding)),
        ],
        ofOthers: toText('Files are', others),
    };
}


/***/ }),

/***/ 20992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ lintOnMachine)
/* harmony export */ });
/* harmony import */ var _domain_plan_lint_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34408);
/* harmony import */ var _domain_toolchain_lint_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79143);
/* harmony import */ var _domain_toolchain_lint_contradictions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70175);
/* harmony import */ var _domain_toolchain_lint_in_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93218);
/* harmony import */ var _domain_toolchain_lint_open_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14146);
/* harmony import */ var _exec_programs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42959);






// Why: docs/decisions/0167-likely-faults-are-warned-of.md
/** Checks a plan by itself, against the files of its base, and against the programs of this machine. */
async function lintOnMachine(plan, { files, verifyIn }, { programs }) {
    const { impossible, warnings } = files === undefined ? { impossible: [], warnings: [] } : (0,_domain_toolchain_lint_in_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .lintInRepository */ .T)(plan, files);
    const found = new Set();
    for (const name of (0,_domain_toolchain_lint_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .listPrograms */ .eG)(plan))
        if ((await (0,_exec_programs_js__WEBPACK_IMPORTED_MODULE_5__/* .findOnPath */ .aY)(name, programs.path)) !== undefined)
            found.add(name);
    return {
        impossible,
        warnings: [
            ...(0,_domain_plan_lint_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .lintPlan */ .F)(plan, verifyIn),
            ...(0,_domain_toolchain_lint_open_files_js__WEBPACK_IMPORTED_MODULE_4__/* .warnOfOpenFiles */ .X)(plan, files),
            ...(files === undefined ? [] : (0,_domain_toolchain_lint_contradictions_js__WEBPACK_IMPORTED_MODULE_2__/* .warnOfContradictions */ .Cl)(plan, files)),
            ...warnings,
            ...(0,_domain_toolchain_lint_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .warnOfPrograms */ .PB)(plan, found),
        ],
    };
}


/***/ }),

/***/ 30712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ locateUncommittedTests)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/paths/path-policy.js
var path_policy = __webpack_require__(40898);
// EXTERNAL MODULE: ./domain/tests/source-name.js
var source_name = __webpack_require__(38568);
// EXTERNAL MODULE: ./domain/yaml/file-problem.js
var file_problem = __webpack_require__(39617);
;// CONCATENATED MODULE: ./domain/baseline/uncommitted-tests.js



/** Finds the demanded tests that files have elsewhere and not in the commit that a task works from, where no attempt up to the checkpoint may change those. */
function findUncommittedTests(plan, files) {
    const isProtected = plan.checkpoints.map(({ protect = [] }) => (0,path_policy/* toProtection */.dp)({ globs: [...(plan.protect ?? []), ...protect], planPath: undefined }));
    return plan.checkpoints.flatMap(({ success_criteria: criteria }, checkpoint) => {
        const closed = files.filter(({ path }) => isProtected.slice(0, checkpoint + 1).every((test) => test(path)));
        return criteria.flatMap((each, criterion) => {
            const patterns = each.kind === 'tests' ? (each.must_pass ?? []) : [];
            return patterns.flatMap((pattern) => {
                const start = (0,source_name/* toSourceStart */.pF)(pattern);
                const name = start ?? (0,source_name/* toSourceName */.a9)(pattern);
                const isStart = start !== undefined;
                const found = closed.find((file) => name !== undefined && isOnlyOnDisk({ name, isStart }, file));
                if (name === undefined || found === undefined)
                    return [];
                return [{ checkpoint, criterion, name, isStart, message: describeDemanded(pattern, found) }];
            });
        });
    });
}
function describeDemanded(pattern, { path, isAtBase = false }) {
    const [where, fix] = isAtBase ? ['at the base by now', ''] : ['in your checkout', ': commit it'];
    return `"must_pass" demands ${(0,file_problem/* quote */.hD)(pattern)}, which ${(0,file_problem/* quote */.hD)(path)} has ${where} and not in the commit that the task works from, and no attempt may change that file${fix}`;
}
function isOnlyOnDisk({ name, isStart }, { onDisk, committed }) {
    const word = new RegExp(`(?<!\\w)${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${isStart ? '' : '(?!\\w)'}`);
    return word.test(onDisk) && !word.test(committed);
}

// EXTERNAL MODULE: ./domain/toolchain/test-files.js
var test_files = __webpack_require__(66639);
// EXTERNAL MODULE: ./exec/files/read-beginning.js
var read_beginning = __webpack_require__(83604);
// EXTERNAL MODULE: ./git/diff-tree.js
var diff_tree = __webpack_require__(80045);
// EXTERNAL MODULE: ./git/grep.js
var grep = __webpack_require__(615);
// EXTERNAL MODULE: ./git/path-bytes.js
var path_bytes = __webpack_require__(31150);
// EXTERNAL MODULE: ./store/read-file-at.js
var read_file_at = __webpack_require__(11665);
;// CONCATENATED MODULE: ./entry/planning/locate-uncommitted-tests.js








const MAX_FILES = 50;
const MAX_BYTES = 256 * 1024;
/**
 * Finds the demanded tests that only uncommitted files have, or files at the base by now, and that no file of tests in the
 * commit names.
 */
async function locateUncommittedTests(plan, { git, commit, findUncommitted, tip }) {
    const criteria = plan.checkpoints.flatMap(({ success_criteria }) => success_criteria);
    if (!criteria.some((each) => each.kind === 'tests' && each.must_pass !== undefined))
        return [];
    const files = [
        ...(await readUncommitted(git, commit, await findUncommitted())),
        ...(tip === undefined ? [] : await readLater(git, commit, tip)),
    ];
    const found = [];
    for (const each of findUncommittedTests(plan, files)) {
        // Another file may have a test of the same name. Where git cannot tell, the run does.
        const others = await (0,grep/* listFilesWith */.M)(git, { commit, isWord: !each.isStart }, each.name).catch(() => undefined);
        if (others?.some(test_files/* isAmongTests */.a) === false)
            found.push(each);
    }
    return found;
}
async function readUncommitted(git, commit, { root, changed, untracked }) {
    if (root === undefined)
        return [];
    const paths = [...changed, ...untracked].filter(test_files/* isAmongTests */.a).slice(0, MAX_FILES);
    return Promise.all(paths.map(async (path) => {
        const onDisk = await (0,read_beginning/* readBeginning */.i)((0,external_node_path_.join)(root, path), MAX_BYTES).catch(() => undefined);
        return { path, onDisk: toText(onDisk), committed: toText(await (0,read_file_at/* readFileOf */.mH)(git, commit, path)) };
    }));
}
/** Reads the files of tests that a task and the tip of its base have otherwise; none where git lacks one of the two. */
async function readLater(git, commit, tip) {
    const differences = await (0,diff_tree/* diffTrees */.j)(git, commit, tip).catch(() => []);
    const paths = differences.map(({ path }) => (0,path_bytes/* toReadablePath */.ZR)(path)).filter(test_files/* isAmongTests */.a);
    return Promise.all(paths.slice(0, MAX_FILES).map(async (path) => {
        const [onDisk, committed] = [await (0,read_file_at/* readFileOf */.mH)(git, tip, path), await (0,read_file_at/* readFileOf */.mH)(git, commit, path)];
        return { path, onDisk: toText(onDisk), committed: toText(committed), isAtBase: true };
    }));
}
function toText(bytes) {
    return bytes === undefined ? '' : Buffer.from(bytes).toString('utf8');
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
