export const id = 6235;
export const ids = [6235];
export const modules = {

/***/ 16923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ requireTaskBranch)
/* harmony export */ });
/* harmony import */ var _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _paths_branch_protection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51422);
/* harmony import */ var _refs_ref_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60085);



/**
 * Decides whether results of a task may land on a branch: its name is valid, it is the task's, not protected, free beside
 * the refs that exist (`a` and `a/b` exclude each other), checked out nowhere, and known to a record, chosen or new. Returns
 * the rule that every later check of a HEAD uses, or throws the ConfigurationError of the first rule that is broken.
 */
function requireTaskBranch(facts) {
    const findProtection = (0,_paths_branch_protection_js__WEBPACK_IMPORTED_MODULE_1__/* .toBranchProtection */ .pb)(facts);
    const problem = findTaskBranchProblem(facts, findProtection);
    if (problem !== undefined)
        throw problem;
    return findProtection;
}
function findTaskBranchProblem({ taskId, taskBranch, recorded, refs, checkedOutAt, unrecorded }, findProtection) {
    const invalid = findNameProblem(taskBranch, recorded);
    if (invalid !== undefined)
        return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('task_branch_invalid', { branch: taskBranch, reason: invalid });
    const reason = findProtection(taskBranch);
    if (reason !== undefined) {
        const why = reason === _paths_branch_protection_js__WEBPACK_IMPORTED_MODULE_1__/* .IS_BASE */ .F$ ? 'base' : 'protected';
        const own = taskBranch === (0,_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultTaskBranch */ .DE)(taskId) ? why : undefined;
        return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('task_branch_protected', { branch: taskBranch, reason, own });
    }
    const steps = (0,_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .toRefName */ .kk)({ kind: 'steps', taskId, base7: '0000000', number: 1 });
    const wanted = [(0,_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .toBranchRef */ .fL)(taskBranch), (0,_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .toRefName */ .kk)({ kind: 'state', taskId }), steps];
    const conflict = (0,_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .findRefConflict */ .H$)(wanted, [...refs]);
    if (conflict !== undefined)
        return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('ref_name_taken', conflict);
    if (checkedOutAt !== undefined)
        return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('task_branch_checked_out', { branch: taskBranch, path: checkedOutAt });
    if (unrecorded === undefined)
        return undefined;
    return new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('task_branch_unrecorded', { branch: taskBranch, commit: unrecorded.slice(0, 12) });
}
function findNameProblem(taskBranch, recorded) {
    const problem = (0,_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .findBranchNameProblem */ .mA)(taskBranch);
    if (problem !== undefined)
        return problem;
    if ((0,_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTaskRef */ .O7)((0,_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_2__/* .toBranchRef */ .fL)(taskBranch)) !== undefined)
        return 'is reserved for the scratch branches of attempts';
    if (recorded === undefined || recorded === taskBranch)
        return undefined;
    return `is not the branch of this task, which is "${recorded}"`;
}


/***/ }),

/***/ 72468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ toPushRefusal),
/* harmony export */   m: () => (/* binding */ describePushRefusal)
/* harmony export */ });
/* harmony import */ var _error_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22533);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);


// Messages of GitHub's servers (GH006: protected branches, GH013: rulesets); the first match wins.
const RULES = [
    [/refusing to allow .* (?:create or update|update) workflow/i, 'workflow_change'],
    [/branch is currently checked out/, 'task_branch_checked_out'],
    [/GH006|GH013|protected branch|repository rule/i, 'branch_rule'],
];
// Why: docs/decisions/0058-refusals-in-the-remotes-words.md
/** Returns the error for a remote's refusal of a push, by its reason. */
function toPushRefusal(reason, remote = 'The remote') {
    const code = RULES.find(([pattern]) => pattern.test(reason))?.[1] ?? 'remote_rejected';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS(code, { remote, stderr: reason });
}
/** Renders the error for a remote's refusal of a push. */
function describePushRefusal(reason) {
    return (0,_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .renderError */ .v)(toPushRefusal(reason));
}


/***/ }),

/***/ 51422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ IS_BASE),
/* harmony export */   W4: () => (/* binding */ NO_PROTECTION),
/* harmony export */   pb: () => (/* binding */ toBranchProtection)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66898);

const NO_PROTECTION = { globs: [], names: [] };
const ALWAYS_PROTECTED = ['main', 'master'];
/** Why a run must not work on the branch that the work starts from. */
const IS_BASE = 'is the base of the task';
// Why: docs/decisions/0022-protected-names-ignore-case.md
/** Creates the test for branches. Letter case is ignored, because refs ignore it on some file systems. */
function toBranchProtection({ protection, bases, defaultBranch }) {
    const isGlobbed = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlobs */ .t)(protection.globs);
    const isFolded = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlobs */ .t)(protection.globs.map((glob) => glob.toLowerCase()));
    const names = new Set(protection.names.map(fold));
    const kept = new Set(bases.flatMap((base) => (base === undefined ? [] : [fold(base)])));
    const merged = defaultBranch === undefined ? undefined : fold(defaultBranch);
    return (branch) => {
        const name = fold(branch);
        if (kept.has(name))
            return IS_BASE;
        if (name === merged)
            return 'is the default branch';
        if (ALWAYS_PROTECTED.includes(name))
            return 'has a name of default branches';
        if (names.has(name))
            return 'is protected on GitHub';
        if (isGlobbed(branch) || isFolded(name))
            return 'is a protected branch by the settings of this run';
        return undefined;
    };
}
function fold(name) {
    return name.replace(/^(?:refs\/)?heads\//, '').toLowerCase();
}


/***/ }),

/***/ 52461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ checkpointIdentity),
/* harmony export */   g: () => (/* binding */ planIdentity)
/* harmony export */ });
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66894);

/** Renders the contents of a plan, for hashing: without its layout, key order and comments. */
function planIdentity(plan) {
    const checkpoints = plan.checkpoints.map((checkpoint) => ({ ...checkpoint, ...defineCheckpoint(checkpoint) }));
    return (0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)({ ...plan, version: plan.version ?? 1, protect: plan.protect ?? [], checkpoints });
}
// Why: docs/decisions/0008-budget-is-not-identity.md
/**
 * Renders the definition of a checkpoint, for hashing: its spec, protected paths and criteria. The id is compared
 * separately, and a raised attempt budget must not re-open a landed checkpoint.
 */
function checkpointIdentity(checkpoint) {
    return (0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(defineCheckpoint(checkpoint));
}
function defineCheckpoint({ spec, protect, success_criteria }) {
    return { spec, protect: protect ?? [], success_criteria: success_criteria.map(dropLabels) };
}
/** Drops `serial: false`, which is the default, and the name of a statement, which says nothing about the work. */
function dropLabels(criterion) {
    if (criterion.kind === 'semantic')
        return { kind: criterion.kind, statement: criterion.statement };
    if (criterion.kind !== 'command' || criterion.serial !== false)
        return criterion;
    const { serial: _serial, ...rest } = criterion;
    return rest;
}


/***/ }),

/***/ 74443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ closeOpenAttempts)
/* harmony export */ });
/* harmony import */ var _run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93714);

/** Returns the events that close running attempts as interrupted: their records are kept, and no budget is used. */
function closeOpenAttempts(record, options) {
    const { note, exceptCaptured, isEndKnown } = options;
    return record.checkpoints.flatMap(({ checkpoint_id, attempts }) => attempts
        .filter((attempt) => attempt.outcome === 'running' && !(exceptCaptured && (0,_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isCaptured */ .TW)(attempt)))
        .map((attempt) => {
        const { started_at: _s, ended_at: _e, captured_at: _at, waited_ms: _ms, snapshot_ref: _r, scratch_branch: _b, committed_ref: _c, attribution: _a, agent: _who, rescue: _step, ...rest } = attempt;
        const notes = [...attempt.notes, note];
        return {
            ...rest,
            kind: 'attempt_ended',
            checkpoint_id,
            outcome: 'interrupted',
            workspace_reverted: true,
            notes,
            ...(isEndKnown ? {} : { is_end_unknown: true }),
        };
    }));
}


/***/ }),

/***/ 32705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isAncestor),
/* harmony export */   f: () => (/* binding */ findMergeBase)
/* harmony export */ });
/** Finds the best common ancestor of two commits; undefined where there is none, or more than one, see git-merge-base(1). */
async function findMergeBase(git, one, other) {
    const { stdout } = await git.text(['merge-base', '--all', one, other], { okExitCodes: [0, 1] });
    const [found, ...more] = stdout.trim().split('\n');
    return found === '' || more.length > 0 ? undefined : found;
}
/** Returns true when `ancestor` is reachable from `descendant`, or both are the same, see git-merge-base(1). */
async function isAncestor(git, ancestor, descendant) {
    const { exitCode } = await git.text(['merge-base', '--is-ancestor', ancestor, descendant], { okExitCodes: [0, 1] });
    return exitCode === 0;
}


/***/ }),

/***/ 14315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ pushRefs)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _git_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62324);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41985);



const UNABLE = new Set(['disk_full', 'git_lock_held', 'git_not_writable']);
const MAX_LINES = 12;
const MAX_CHARS = 2000;
/** Moves all refs on the remote or none, each only from its `from`, see `--force-with-lease` in git-push(1). */
async function pushRefs(git, remote, moves) {
    const leases = moves.map(({ ref, from }) => `--force-with-lease=${ref}:${from ?? ''}`);
    const refspecs = moves.map(({ ref, to }) => `${to ?? ''}:${ref}`);
    const restrictions = ['--no-verify', '--no-signed', '--no-follow-tags', '--recurse-submodules=no'];
    const flags = ['--atomic', '--porcelain', ...restrictions, ...(0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .toReceivePack */ .Ke)(remote), ...leases];
    const args = ['push', ...flags, '--end-of-options', remote.url, ...refspecs];
    try {
        const result = await git.text(args, { ...(0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .toRemoteCall */ .g6)(remote), okExitCodes: [0, 1] });
        return result.exitCode === 0 ? { kind: 'pushed' } : explainRefusal(result, git, remote);
    }
    catch (error) {
        if (error instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS)
            return { kind: 'unclear', error };
        throw error;
    }
}
/** Parses the lines "!<TAB>from:to<TAB>[rejected] (why)" of a failed push, see OUTPUT in git-push(1). */
function explainRefusal(result, { redact, now }, { url }) {
    // Before any cut: half of a secret is not found.
    const [stdout, stderr] = [redact(result.stdout), redact(result.stderr)];
    // The other side looks for the objects of each of its refs before it takes new ones.
    const [, broken] = /^(?:remote: )?(?:fatal|error): bad object (refs\/\S+)$/m.exec(stderr) ?? [];
    if (broken !== undefined)
        return { kind: 'unclear', error: new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('repository_damaged', { path: redact(url), ref: broken }) };
    const refused = [...stdout.matchAll(/^!\t[^\t]*:([^\t]+)\t\[(.*)\] \((.*)\)$/gm)].map(([, ref = '', what = '', why = '']) => ({ ref, what, why }));
    const rejected = refused.filter(isByRule);
    const error = (0,_git_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .toGitError */ .KN)({ args: ['push'], exitCode: 1, stderr: result.stderr, redact, now });
    // The remote could not write, and may be able to later: this is no rule.
    // Why: docs/decisions/0038-remote-that-cannot-write.md
    const isUnable = rejected.some(({ why }) => /unable to migrate objects/.test(why)) || couldNotWrite(stderr);
    if (UNABLE.has(error.code) || isUnable)
        return { kind: 'unclear', error };
    if (rejected.length > 0)
        return { kind: 'rejected', reason: describeRejection(rejected, stderr), refs: rejected.map(({ ref }) => ref) };
    if (refused.length > 0)
        return { kind: 'stale', reason: toReason(findDirectRefusals(refused)) };
    return { kind: 'unclear', error };
}
/** Returns whether a rule of the remote refused a ref. Only git here refuses a move for where the ref is; git there, by a rule. */
function isByRule({ what, why }) {
    if (why === 'non-fast-forward')
        return what === 'remote rejected';
    return !/stale info|atomic|fetch first|already exists|cannot lock ref|failed to update ref|incorrect old value/.test(why);
}
/** Returns true when the remote could not write the objects or the new value of a ref. */
function couldNotWrite(stderr) {
    return (/^error: remote unpack failed: (unable to create temporary object directory|.* fork failed)$/m.test(stderr) ||
        /cannot (update|lock) ref '[^']*': (couldn't (write|set) '|unable to append to ')/.test(stderr));
}
/** Returns the refs that were refused themselves, when git names them; an atomic push refuses the others with them. */
function findDirectRefusals(refused) {
    const direct = refused.filter(({ why }) => !/atomic/.test(why));
    return direct.length > 0 ? direct : refused;
}
function toReason(refused) {
    return refused.map(({ ref, why }) => `${ref}: ${why}`).join('\n');
}
/** Renders the refs with git's reasons, then the remote's messages, which alone name the rule. */
function describeRejection(rejected, stderr) {
    const messages = [...stderr.matchAll(/^remote: ?(.*)$/gm)]
        .map(([, line = '']) => line.trim())
        .filter((line) => line !== '');
    return [toReason(rejected), ...messages].join('\n').split('\n').slice(0, MAX_LINES).join('\n').slice(0, MAX_CHARS);
}


/***/ }),

/***/ 32749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ findLostBase),
/* harmony export */   K: () => (/* binding */ findLeftBase)
/* harmony export */ });
/* harmony import */ var _git_merge_base_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32705);

// Why: docs/decisions/0197-a-rebase-from-a-base-that-was-rewritten.md
/**
 * Finds the commit that a task began from, where its base does not have it. Undefined where it does, and where the task began
 * from a branch that was there.
 */
async function findLostBase(control, { record, events, tip }, origin) {
    const { base_ref: branch, base_sha: base } = record;
    const at = events.findLastIndex((event) => BASES.has(event.kind) || (event.kind === 'branch_advanced' && event.is_base));
    const named = events[at];
    if (named === undefined || (named.kind === 'task_created' && named.is_from_branch === true))
        return undefined;
    if (await (0,_git_merge_base_js__WEBPACK_IMPORTED_MODULE_0__/* .isAncestor */ .Q)(control, base, tip))
        return undefined;
    return { base, wasThere: origin.wasAt === undefined ? isOfJob(events, at) : await origin.wasAt(branch, base) };
}
/**
 * Finds the commit that a task began from, where its base was rewritten since and has it no more: what comes before it was of
 * the base, and not of the task. Undefined where the base has it, or may never have had it: in a clone that is behind, on a
 * remote that a laptop had not pushed it to, and where the task began from a branch that was there.
 */
async function findLeftBase(control, task, origin) {
    const lost = await findLostBase(control, task, origin);
    return lost?.wasThere === true ? lost.base : undefined;
}
/** The events that name the base of a task. */
const BASES = new Set(['task_created', 'base_moved', 'rebase_completed']);
/** Returns whether an event is of a run in a job, which takes its base from the remote; the first run starts after its task. */
function isOfJob(events, at) {
    const isStart = (event) => event.kind === 'run_started';
    const run = events[at]?.kind === 'task_created' ? events.slice(at).find(isStart) : events.slice(0, at).findLast(isStart);
    return run?.kind === 'run_started' && run.run_url !== undefined;
}


/***/ }),

/***/ 17133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ findMovedBase),
/* harmony export */   El: () => (/* binding */ findBaseTip),
/* harmony export */   UI: () => (/* binding */ findBaseMove),
/* harmony export */   Wx: () => (/* binding */ findLaterCommits)
/* harmony export */ });
/* harmony import */ var _domain_decisions_decide_rebase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54230);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93714);
/* harmony import */ var _git_merge_base_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32705);
/* harmony import */ var _git_rev_list_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47447);
/* harmony import */ var _store_control_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44800);
/* harmony import */ var _store_retry_remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21707);
/* harmony import */ var _find_left_base_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32749);








/** Describes that the base of a task has commits that its last run, or the rebase that has begun, may lack; undefined where it has none. */
async function findMovedBase(task, access) {
    const { control, record, events, head, isPlanChanged = false } = task;
    const { rebase } = record;
    if (rebase === null && !isPlanChanged && !(0,_domain_decisions_decide_rebase_js__WEBPACK_IMPORTED_MODULE_0__/* .mayWaitForBase */ .vg)(record))
        return undefined;
    const tip = await findBaseTip(record.base_ref, access);
    if (rebase !== null)
        return tip === undefined || tip === rebase.onto ? undefined : (0,_domain_decisions_decide_rebase_js__WEBPACK_IMPORTED_MODULE_0__/* .describeLaterBase */ .tN)(record, rebase);
    if (tip === undefined || tip === record.base_sha)
        return undefined;
    await (0,_store_retry_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .retryRemote */ .l)(access.sleep, () => (0,_store_control_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchCommits */ .Bj)(control, access.origin, [tip, head]));
    if ((await (0,_find_left_base_js__WEBPACK_IMPORTED_MODULE_5__/* .findLeftBase */ .K)(control, { record, events, tip }, access.origin)) !== undefined)
        return (0,_domain_decisions_decide_rebase_js__WEBPACK_IMPORTED_MODULE_0__/* .describeRewrittenBase */ .zt)(record);
    return (await (0,_git_merge_base_js__WEBPACK_IMPORTED_MODULE_6__/* .isAncestor */ .Q)(control, tip, head)) ? undefined : (0,_domain_decisions_decide_rebase_js__WEBPACK_IMPORTED_MODULE_0__/* .describeMovedBase */ .g_)(record);
}
// Why: docs/decisions/0188-a-rebase-without-a-landing-moves-the-base.md
/**
 * Finds the move of a task to the tip of its base: only where nothing has landed, no branch was made, and no work waits to be
 * checked or approved.
 */
async function findBaseMove({ control, record, head }, branchHead, access) {
    const { base_ref: base, base_sha: from, aborted, result } = record;
    const isBare = branchHead === undefined && head === from && result === null && aborted === null;
    if (!isBare || (0,_domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isAnyLanded */ .Zk)(record) || (0,_domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .findCapturedAttempt */ .pC)(record) !== undefined)
        return undefined;
    const to = await findBaseTip(base, access);
    if (to === undefined || to === from)
        return undefined;
    await (0,_store_retry_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .retryRemote */ .l)(access.sleep, () => (0,_store_control_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchCommits */ .Bj)(control, access.origin, [to]));
    return { kind: 'base_moved', from, to };
}
/** Finds the tip of the base; undefined where the base is gone. */
async function findBaseTip(base, { origin, sleep }) {
    try {
        return (await (0,_store_retry_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .retryRemote */ .l)(sleep, () => origin.resolveBase(base))).sha;
    }
    catch (error) {
        if (error instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1)
            return undefined;
        throw error;
    }
}
/** Finds for a reader on this machine how many commits the base has that a task lacks, and whether it was rewritten; nothing where it is gone. */
async function findLaterCommits({ control, record, head }, access) {
    const tip = await findBaseTip(record.base_ref, access);
    if (tip === undefined || tip === record.base_sha || tip === head)
        return {};
    await (0,_store_retry_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .retryRemote */ .l)(access.sleep, () => (0,_store_control_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchCommits */ .Bj)(control, access.origin, [tip, head]));
    const count = await (0,_git_rev_list_js__WEBPACK_IMPORTED_MODULE_7__/* .countLater */ .cm)(control, head, tip);
    const { base_ref: branch, base_sha: base } = record;
    const isLeft = !(await (0,_git_merge_base_js__WEBPACK_IMPORTED_MODULE_6__/* .isAncestor */ .Q)(control, base, tip)) && (await access.origin.wasAt?.(branch, base)) === true;
    return { ...(count > 0 && { laterCommits: count }), ...(isLeft && { isBaseRewritten: true }) };
}


/***/ }),

/***/ 90264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ toPlanSet),
/* harmony export */   r: () => (/* binding */ toOpeningEvents)
/* harmony export */ });
/* harmony import */ var _domain_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6526);
/* harmony import */ var _domain_plan_plan_identity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52461);
/* harmony import */ var _domain_record_close_open_attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74443);
/* harmony import */ var _domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93714);
/* harmony import */ var _domain_record_thread_event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59386);
/* harmony import */ var _exec_sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11325);






/** Returns the events before the first step: a new task, attempts that a dead run left open, the comment, a changed plan. */
function toOpeningEvents(request, runContext, facts) {
    const { stored, planHash } = facts;
    const { issueNumber = null, asked, planApproval, planSource, attemptBudgetDefault } = request;
    const { plan } = planSource;
    const record = stored?.state.record;
    const bodies = record === undefined ? [toCreated(request, runContext, facts)] : toClosed(record, isCaptureGood(facts));
    const set = toPlanSet(plan, planHash, attemptBudgetDefault);
    if (asked !== undefined && (record === undefined || !(0,_domain_record_thread_event_js__WEBPACK_IMPORTED_MODULE_3__/* .isHandled */ .ds)(record, asked.comment))) {
        const command = planApproval === undefined ? 'run' : 'approve';
        bodies.push((0,_domain_record_thread_event_js__WEBPACK_IMPORTED_MODULE_3__/* .toCommentHandled */ .Jq)(asked.comment, { command, by: asked.by }));
    }
    if (planApproval !== undefined)
        bodies.push({ kind: 'plan_approved', ...planApproval });
    if (issueNumber !== null && issueNumber !== record?.issue_number)
        bodies.push({ kind: 'issue_linked', issue_number: issueNumber });
    const isSameBudget = set.checkpoints.every(({ checkpoint_id: id, attempt_budget }) => record?.checkpoints.some((other) => other.checkpoint_id === id && other.attempt_budget === attempt_budget));
    if (record?.plan_hash !== planHash || !isSameBudget)
        bodies.push(set);
    return bodies;
}
/** Returns the event of a plan that is new to the record; `attemptBudgetDefault` counts where the plan gives no number. */
function toPlanSet(plan, planHash, attemptBudgetDefault) {
    const checkpoints = plan.checkpoints.map((checkpoint) => ({
        checkpoint_id: checkpoint.id,
        definition_hash: (0,_exec_sha256_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256Hex */ .f)((0,_domain_plan_plan_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .checkpointIdentity */ .X)(checkpoint)),
        attempt_budget: (0,_domain_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .attemptBudgetOf */ .E4)(checkpoint, plan, attemptBudgetDefault),
    }));
    return { kind: 'plan_set', plan_hash: planHash, checkpoints };
}
function toClosed(record, isGood) {
    const note = (0,_domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .findCapturedAttempt */ .pC)(record) === undefined
        ? 'The run that made this attempt ended before the attempt did.'
        : 'This work was captured and has not landed. It is not verified again, since the task branch or the plan has changed.';
    return (0,_domain_record_close_open_attempts_js__WEBPACK_IMPORTED_MODULE_1__/* .closeOpenAttempts */ .V)(record, { note, exceptCaptured: isGood, isEndKnown: false });
}
/** True when the captured work may be verified again: the plan is the same, and the task branch is still at its start. */
function isCaptureGood({ stored, planHash, head }) {
    const record = stored?.state.record;
    const captured = record === undefined ? undefined : (0,_domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .findCapturedAttempt */ .pC)(record);
    return captured?.snapshot_ref === head && record?.plan_hash === planHash;
}
function toCreated(request, { identity }, { base, taskBranch, head }) {
    return {
        kind: 'task_created',
        schema_version: 1,
        lineage: identity.lineage,
        task_id: request.taskId,
        plan_id: request.planSource.path ?? `${request.taskId}:plan`,
        base_ref: base?.ref ?? head,
        base_sha: head,
        task_branch: taskBranch,
        head,
        ...(base === undefined || base.sha === head ? {} : { is_from_branch: true }),
    };
}


/***/ }),

/***/ 51832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ toLeaseRecord),
/* harmony export */   K: () => (/* binding */ toFreeLease)
/* harmony export */ });
/* harmony import */ var _domain_record_lease_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45789);

/** Creates the lease of a writer that releases it with its only record. It has no holder, and is never merged with. */
function toFreeLease(generation, now) {
    return { generation, holder: { run_id: '', place: { kind: 'unknown' } }, ttlMs: 0, now };
}
/** Creates the lease to write with a record: its whole length from now on, or released with the last record. */
async function toLeaseRecord(lease, { isLast }) {
    const { generation, ttlMs } = lease;
    const now = await lease.now();
    return (0,_domain_record_lease_js__WEBPACK_IMPORTED_MODULE_0__/* .toLease */ .iv)({ generation, holder: isLast ? null : lease.holder }, { now, ttlMs });
}


/***/ }),

/***/ 19113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ publish)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _git_ls_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50737);
/* harmony import */ var _git_push_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14315);
/* harmony import */ var _retry_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21707);




// Another try gets the same answer.
const REFUSALS = new Set(['remote_unauthorised', 'token_rejected', 'repository_damaged']);
/**
 * Moves all refs or none. After any unclear answer it lists the remote's refs, and only these count: a push may succeed
 * and still report a failure. Throws GitError when the remote stays out of reach.
 */
async function publish(options, moves) {
    const { git, remote, sleep, probe } = options;
    let left = moves;
    for (let attempt = 0;; attempt += 1) {
        const outcome = await (0,_git_push_js__WEBPACK_IMPORTED_MODULE_1__/* .pushRefs */ .N)(git, remote, left);
        if (outcome.kind === 'pushed')
            return { kind: 'published' };
        if (outcome.kind === 'rejected')
            return findTornPush(options, moves, outcome);
        const pause = _retry_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .PAUSES_MS */ .T[attempt];
        if (outcome.kind === 'unclear' && REFUSALS.has(outcome.error.code))
            throw outcome.error;
        if (outcome.kind === 'unclear' && pause !== undefined)
            await sleep(pause);
        const found = await readRemoteRefs({ git, remote, isLastTry: pause === undefined }, moves);
        if (found === undefined)
            continue;
        // A server that died in the middle has moved some refs: these are not moved again.
        left = moves.filter(({ ref, to }) => found.get(ref) !== to);
        // All or none: when our push was done, refs that are elsewhere were moved by others after it.
        if (await isPublished(probe, moves, found))
            left = left.filter(({ ref, from }) => found.get(ref) === from);
        if (left.length === 0)
            return { kind: 'published' };
        const moved = left
            .filter(({ ref, from }) => found.get(ref) !== from)
            .map(({ ref, from }) => ({ ref, expected: from, found: found.get(ref) }));
        if (moved.length > 0)
            return { kind: 'moved', refs: moved };
        if (outcome.kind === 'unclear' && pause === undefined)
            throw outcome.error;
        // A server that hides a ref from pushes refuses it in these words.
        if (outcome.kind === 'stale' && pause === undefined) {
            const reason = `${outcome.reason}, although it is there: the server may hide it from pushes`;
            return findTornPush(options, moves, { kind: 'rejected', reason, refs: left.map(({ ref }) => ref) });
        }
    }
}
async function isPublished(probe, moves, found) {
    const move = moves.find(({ ref }) => ref === probe?.ref);
    const at = move && found.get(move.ref);
    if (probe === undefined || at === undefined || at === move?.from)
        return false;
    return at === move?.to || probe.isBuiltOn(at);
}
/** Finds the refs that were moved in spite of a refusal: of a ref that a server hides, git still pushes the others. */
async function findTornPush({ git, remote, probe }, moves, { reason, refs: refused }) {
    const others = moves.filter(({ ref, from, to }) => from !== to && !refused.includes(ref));
    if (others.length === 0)
        return { kind: 'rejected', reason };
    const found = await readRemoteRefs({ git, remote, isLastTry: true }, others);
    const isProven = found !== undefined && (await isPublished(probe, others, found));
    const isThere = ({ ref, to }) => found?.get(ref) === to || (isProven && ref === probe?.ref);
    const refs = others.filter(isThere).map(({ ref }) => ref);
    return refs.length === 0 ? { kind: 'rejected', reason } : { kind: 'torn', reason, refs };
}
/** Reads the remote's refs; undefined when it was out of reach and there is another try. */
async function readRemoteRefs({ git, remote, isLastTry }, moves) {
    const refs = moves.map(({ ref }) => ref);
    try {
        return await (0,_git_ls_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .listRemoteRefs */ .R)(git, remote, refs);
    }
    catch (error) {
        if (isLastTry || !(error instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS) || error.code !== 'remote_unreachable')
            throw error;
        return undefined;
    }
}


/***/ }),

/***/ 21707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ PAUSES_MS),
/* harmony export */   l: () => (/* binding */ retryRemote)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);

/** Pauses before each retry of a remote that gave no clear answer, in milliseconds. */
const PAUSES_MS = [250, 1000, 4000];
/** Sends a request to a remote, and again after each of the pauses while it is out of reach. */
async function retryRemote(sleep, send) {
    for (const pause of PAUSES_MS) {
        try {
            return await send();
        }
        catch (error) {
            if (!(error instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS) || error.code !== 'remote_unreachable')
                throw error;
        }
        await sleep(pause);
    }
    return send();
}


/***/ }),

/***/ 94215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ openTaskJournal)
});

// EXTERNAL MODULE: ./domain/record/fold-events.js + 1 modules
var fold_events = __webpack_require__(52694);
// EXTERNAL MODULE: ./domain/record/steering.js
var steering = __webpack_require__(88176);
// EXTERNAL MODULE: ./domain/refs/ref-name.js
var ref_name = __webpack_require__(60085);
// EXTERNAL MODULE: ./git/fetch.js
var fetch = __webpack_require__(3903);
// EXTERNAL MODULE: ./git/merge-base.js
var merge_base = __webpack_require__(32705);
// EXTERNAL MODULE: ./store/held-lease.js
var held_lease = __webpack_require__(51832);
// EXTERNAL MODULE: ./domain/text/canonical-json.js
var canonical_json = __webpack_require__(66894);
// EXTERNAL MODULE: ./git/ls-remote.js
var ls_remote = __webpack_require__(50737);
// EXTERNAL MODULE: ./store/state-commit.js + 2 modules
var state_commit = __webpack_require__(57061);
;// CONCATENATED MODULE: ./store/newer-state.js





/** Fetches the record of a task; returns `same` when it is at the known commit, undefined when there is none. */
async function findNewerState({ git, remote, taskId, known, }) {
    const ref = (0,ref_name/* toRefName */.kk)({ kind: 'state', taskId });
    const found = (await (0,ls_remote/* listRemoteRefs */.R)(git, remote, [ref])).get(ref);
    if (found === known)
        return 'same';
    if (found === undefined)
        return undefined;
    await (0,fetch/* fetchRefs */.B)(git, remote, { refspecs: [(0,fetch/* toFetchSpec */.n)(found)] });
    return (0,state_commit/* readState */.un)(git, found, ref);
}
/** Returns true when a newer state only adds events to ours: the lease is in force, our events and the plan are unchanged. */
function isContinuation(newer, known, lease) {
    const { events } = newer;
    if (!isHeldBy(newer, lease) || events.length < known.length)
        return false;
    if (events.slice(known.length).some(({ kind }) => kind === 'plan_set'))
        return false;
    const [theirs, ours] = [events[known.length - 1], known.at(-1)];
    // A parsed event and a new one have their keys in different orders.
    return theirs !== undefined && ours !== undefined && (0,canonical_json/* canonicalJson */.d)(theirs) === (0,canonical_json/* canonicalJson */.d)(ours);
}
/** Returns true when this lease is in force in a record. */
function isHeldBy({ lease }, { generation, holder }) {
    return lease?.generation === generation && lease.holder?.run_id === holder.run_id;
}

// EXTERNAL MODULE: ./store/publish.js
var publish = __webpack_require__(19113);
;// CONCATENATED MODULE: ./store/record-push.js

/** Lists the commits that must stay reachable with a record. */
function toKeeps({ scratch, branchTo, resultTo, keeps = [] }) {
    const named = [scratch?.commit, branchTo, resultTo ?? undefined, ...keeps];
    return [...new Set(named.filter((id) => id !== undefined))];
}
/** Lists the refs that a record moves in one atomic push with the state ref. */
function toMoves({ taskId, taskBranch }, known, push) {
    const moves = [];
    const { branchTo, resultTo, scratch, keepAs } = push;
    if (branchTo !== undefined)
        moves.push({ ref: (0,ref_name/* toBranchRef */.fL)(taskBranch), from: known.branchHead, to: branchTo });
    if (resultTo !== undefined && (resultTo ?? undefined) !== known.resultHead)
        moves.push({ ref: (0,ref_name/* toRefName */.kk)({ kind: 'result', taskId }), from: known.resultHead, to: resultTo ?? undefined });
    if (scratch !== undefined)
        moves.push(toScratchMove((0,ref_name/* toRefName */.kk)({ kind: 'scratch', taskId, day: scratch.day }), scratch));
    if (keepAs !== undefined)
        moves.push({ ref: keepAs.ref, from: undefined, to: keepAs.commit });
    return [...moves, ...(push.further ?? [])];
}
function toScratchMove(ref, { commit, isOver = false }) {
    return isOver ? { ref, from: commit, to: undefined } : { ref, from: undefined, to: commit };
}

// EXTERNAL MODULE: ./store/retry-remote.js
var retry_remote = __webpack_require__(21707);
;// CONCATENATED MODULE: ./store/serial-queue.js
/** Creates a queue that runs work one piece after the other, in the order of its calls; a failed piece does not stop the next. */
function createSerialQueue() {
    let last = Promise.resolve();
    return (work) => {
        const next = last.then(work, work);
        last = next.catch(() => undefined);
        return next;
    };
}

// EXTERNAL MODULE: ./store/signature.js
var signature = __webpack_require__(28120);
;// CONCATENATED MODULE: ./store/task-journal.js













const MAX_MERGES = 20;
const WITHDRAWN = 'A user has aborted, paused or skipped this meanwhile.';
/** Opens the journal of a task on the origin's record. The first record of a new task must create it. */
function openTaskJournal(options) {
    const { stored, branchHead, resultHead } = options;
    const { state, commit } = stored ?? { state: undefined, commit: undefined };
    const known = {
        events: stored?.events ?? [],
        linesRead: stored?.linesRead ?? [],
        state,
        commit,
        branchHead,
        resultHead,
        waiting: [],
        unconfirmed: [],
    };
    const enqueue = createSerialQueue();
    const appendAndPublish = async (bodies, push) => {
        for (let merges = 0;; merges += 1) {
            // Each push moves the state ref from where this record was read: a command that comes later is too late.
            if (known.state !== undefined && (0,steering/* isWithdrawn */.r4)(known.state.record, bodies))
                return { kind: 'withdrawn', reason: WITHDRAWN };
            const publication = await publishRecord(options, known, { bodies, push });
            const canMerge = publication.kind === 'moved' && merges < MAX_MERGES;
            if (!canMerge || (await mergeRemote(options, known)) !== 'merged')
                return publication;
        }
    };
    return {
        state: () => {
            const state = foldAdded(known.state, toEvents(known, known.waiting, options.clock.now()));
            if (state === undefined)
                throw new Error('the task was not created yet');
            return state;
        },
        findState: () => known.state,
        branchHead: () => known.branchHead,
        record: (bodies, push = {}) => enqueue(() => appendAndPublish(bodies, push)),
        addToNext(bodies) {
            known.waiting = [...known.waiting, ...bodies];
        },
        refresh: () => enqueue(async () => ((await mergeRemote(options, known)) === 'lost' ? 'lost' : 'ours')),
        confirmPublished: () => enqueue(async () => {
            if (known.unconfirmed.length > 0)
                await (0,retry_remote/* retryRemote */.l)(options.sleep, () => mergeRemote(options, known));
        }),
        renew: () => enqueue(() => appendAndPublish([], {})),
    };
}
function toEvents({ events }, bodies, at) {
    const first = events.length + 1;
    return bodies.map((body, index) => ({ ...body, seq: first + index, at: at.toISOString() }));
}
function foldAdded(state, added) {
    return added.reduce(fold_events/* applyEvent */.Z, state);
}
/** Merges what others have added under our lease; returns `lost` when the lease is no longer ours. */
async function mergeRemote(options, known) {
    const newer = await findNewerState({ ...options, known: known.commit });
    if (newer === 'same')
        return 'same';
    const { lease } = options;
    if (lease === undefined || newer === undefined || !isContinuation(newer, known.events, lease))
        return 'lost';
    const added = newer.events.slice(known.events.length);
    const { events, linesRead, state, commit } = newer;
    Object.assign(known, { events, linesRead, state, commit });
    for (const pending of known.unconfirmed)
        if (await (0,merge_base/* isAncestor */.Q)(options.git, pending.commit, newer.commit))
            confirmPublished(known, pending);
    options.notifier.progress({ kind: 'record_at', commit: newer.commit });
    await notify(options, known, added);
    return 'merged';
}
async function publishRecord(options, known, { bodies, push }) {
    const { git, clock, taskId, planSource, lease, notifier } = options;
    const at = clock.now();
    const { waiting } = known;
    const added = toEvents(known, [...waiting, ...bodies], at);
    const state = foldAdded(known.state, added);
    if (state === undefined)
        throw new Error('the first record of a task must create it');
    const { branchTo = known.branchHead, resultTo = known.resultHead, files = [], isLast = false } = push;
    const events = [...known.events, ...added];
    const commit = await (0,state_commit/* writeState */.Jq)(git, {
        taskId,
        planText: planSource.text,
        events,
        linesRead: known.linesRead,
        known: known.events.length,
        state,
        isLast,
        files,
        lease: lease === undefined ? undefined : await (0,held_lease/* toLeaseRecord */.H)(lease, { isLast }),
        parent: known.commit,
        keeps: toKeeps(push),
        signature: (0,signature/* toSignature */.u)(at),
    });
    // Before the push: whoever reads the origin meanwhile must know it as ours.
    notifier.progress({ kind: 'record_at', commit });
    const heads = { branchHead: branchTo, resultHead: resultTo ?? undefined };
    const pending = { commit, heads, waitingCount: waiting.length, isLast };
    const publication = await tryPublish(options, known, { pending, moves: toMoves(options, known, push) });
    if (publication.kind === 'torn' && publication.refs.includes((0,ref_name/* toRefName */.kk)({ kind: 'state', taskId }))) {
        const { branchHead, resultHead } = known;
        Object.assign(known, { events, state, commit });
        confirmPublished(known, { ...pending, heads: { branchHead, resultHead } });
    }
    if (publication.kind !== 'published')
        return publication;
    Object.assign(known, { events, state, commit });
    confirmPublished(known, pending);
    await notify(options, known, added);
    return publication;
}
/** Publishes a record. Counts as published also when others have built on it before its answer came. */
async function tryPublish(options, known, { pending, moves }) {
    const { git, remote, taskId, lease } = options;
    const ref = (0,ref_name/* toRefName */.kk)({ kind: 'state', taskId });
    const all = [{ ref, from: known.commit, to: pending.commit }, ...moves];
    const isBuiltOn = async (found) => {
        await (0,retry_remote/* retryRemote */.l)(options.sleep, () => (0,fetch/* fetchRefs */.B)(git, remote, { refspecs: [(0,fetch/* toFetchSpec */.n)(found)] }));
        if (!(await (0,merge_base/* isAncestor */.Q)(git, pending.commit, found)))
            return false;
        // A run that took the task over resumes from our record: its refs and notifications are no longer ours.
        return lease === undefined || pending.isLast || isHeldBy(await (0,state_commit/* readState */.un)(git, found), lease);
    };
    try {
        return await (0,publish/* publish */.m)({ ...options, probe: { ref, isBuiltOn } }, all);
    }
    catch (error) {
        known.unconfirmed = [...known.unconfirmed, pending];
        throw error;
    }
}
/** Applies to the known task that a record was published. */
function confirmPublished(known, { heads, waitingCount }) {
    Object.assign(known, { ...heads, waiting: known.waiting.slice(waitingCount), unconfirmed: [] });
}
async function notify({ notifier, planSource }, { state }, added) {
    if (state !== undefined && added.length > 0)
        await notifier.recorded(added, { plan: planSource.plan, record: state.record, memory: state.memory });
}


/***/ })

};
