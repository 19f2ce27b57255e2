export const id = 7061;
export const ids = [7061];
export const modules = {

/***/ 13752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ toBranchRecord),
/* harmony export */   Fb: () => (/* binding */ applyRebase),
/* harmony export */   ep: () => (/* binding */ carryOverRebase),
/* harmony export */   nS: () => (/* binding */ landOnLine)
/* harmony export */ });
/* harmony import */ var _carry_over_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40207);
/* harmony import */ var _rebase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47647);
/* harmony import */ var _run_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93714);



/** Returns the record after an event of a rebase. Throws an Error for one that cannot follow. */
function applyRebase(record, event) {
    if (event.kind === 'rebase_started')
        return startRebase(record, event);
    const { rebase } = record;
    if (rebase === null)
        throw new Error(`"${event.kind}": no rebase has begun`);
    switch (event.kind) {
        case 'commits_carried': {
            const carried = new Set(event.commits);
            const left = rebase.left.filter(({ commit }) => !carried.has(commit));
            // Lines of people are counted from the last landing, also where that is one that stands for no checkpoint any more.
            const isLanding = hasLanded(record, carried) || carried.has(rebase.last_landed ?? '');
            const last_landed = isLanding ? event.to : record.last_landed;
            // What has landed on the new line is run on these commits once the branch has moved.
            const carried_from = rebase.carried_from ?? (hasLandedOnLine(record, rebase) ? rebase.head : undefined);
            return {
                ...record,
                last_landed,
                rebase: { ...rebase, ...(carried_from && { carried_from }), head: event.to, left },
            };
        }
        case 'rebase_completed': {
            const { at, onto, from, to, kept_ref } = event;
            const verified = listVerified(record, rebase);
            const { left_base } = rebase;
            const rebases = [...record.rebases, { at, onto, from, to, kept_ref, ...(left_base && { left_base }), verified }];
            const checkpoints = record.checkpoints.map((found) => toNewBase(found, rebase));
            // What was merged lands no second time: all that came since is checked with it.
            const merged_since = hasMerged(checkpoints, rebase) ? (record.unchecked_since ?? from) : undefined;
            const unchecked_since = merged_since ?? rebase.carried_from ?? null;
            return { ...record, checkpoints, rebase: null, rebases, head: to, base_sha: onto, unchecked_since };
        }
        case 'rebase_stopped':
            return { ...stopRebase(record, rebase), ...toImpossible(rebase, event) };
    }
}
/** Returns the record as the task branch has it: as of before a rebase that is under way, with the attempts that it took. */
function toBranchRecord(record) {
    return record.rebase === null ? record : stopRebase(record, record.rebase);
}
/** Opens what had landed: each checkpoint lands once more, on the new base. */
function startRebase(record, event) {
    const { from, onto, left_base, commits } = event;
    const landed = commits.flatMap(({ checkpoint_id, commit }) => checkpoint_id === null ? [] : [{ checkpoint_id, commit, budget_from: findBudgetStart(record, checkpoint_id) }]);
    const opened = new Set(landed.map(({ checkpoint_id }) => checkpoint_id));
    const heldAt = record.checkpoints.find(({ held_at }) => held_at !== null)?.held_at;
    return {
        ...record,
        // What commits of people have broken is due again, also where the rebase is stopped.
        unchecked_since: record.unchecked_since ?? heldAt ?? null,
        checkpoints: record.checkpoints.map((found) => (opened.has(found.checkpoint_id) ? open(found) : found)),
        rebase: {
            ...{ from, onto, head: onto, ...(left_base && { left_base }), left: commits, landed },
            since_day: record.last_day,
            last_landed: record.last_landed,
        },
    };
}
function findBudgetStart({ checkpoints }, id) {
    return checkpoints.find(({ checkpoint_id }) => checkpoint_id === id)?.budget_from ?? 0;
}
function open(found) {
    return {
        ...found,
        outcome: 'pending',
        reason: null,
        held_at: null,
        ended_at: null,
        budget_from: found.attempts.length,
    };
}
function hasLandedOnLine({ checkpoints }, { landed }) {
    const ids = new Set(landed.map(({ checkpoint_id }) => checkpoint_id));
    return checkpoints.some(({ checkpoint_id, outcome }) => ids.has(checkpoint_id) && outcome === 'success');
}
function hasLanded({ checkpoints }, commits) {
    const attempts = checkpoints.flatMap((each) => each.attempts);
    return attempts.some(({ committed_ref: commit }) => commit !== null && commits.has(commit));
}
/** Returns whether a checkpoint stays passed after a rebase that has not landed it again, since the base has it. */
function hasMerged(checkpoints, { landed }) {
    const ids = new Set(landed.map(({ checkpoint_id }) => checkpoint_id));
    return checkpoints.some((found) => found.outcome === 'success' && !ids.has(found.checkpoint_id));
}
/** Returns the record after a landing on the new line, where no branch is yet. */
function landOnLine(record, rebase, event) {
    const { checkpoint_id: id, committed_ref: commit } = event;
    const left = rebase.left.filter(({ checkpoint_id }) => checkpoint_id !== id);
    const next = { ...rebase, left, head: commit ?? rebase.head };
    return { ...record, rebase: next, last_landed: commit ?? record.last_landed };
}
// Why: docs/decisions/0191-a-changed-checkpoint-in-a-rebase.md
/**
 * Returns the rebase that is under way, for the checkpoints of another plan. Of one that the plan defines anew, or has no
 * more, the old commit is no landing: it comes to the new line as it is, unless its checkpoint was tried there already.
 */
function carryOverRebase(record, planned) {
    const { rebase } = record;
    if (rebase === null)
        return null;
    const isChanged = ({ checkpoint_id: id, definition_hash: hash }) => planned.every((each) => each.checkpoint_id !== id || each.definition_hash !== hash);
    const changed = record.checkpoints.filter(isChanged);
    const isTried = (each) => (0,_rebase_js__WEBPACK_IMPORTED_MODULE_1__/* .isTriedOnLine */ .mQ)(each, rebase);
    const untried = new Set(changed.filter((each) => !isTried(each)).map(({ checkpoint_id }) => checkpoint_id));
    const tried = new Set(changed.filter(isTried).map(({ checkpoint_id }) => checkpoint_id));
    return {
        ...rebase,
        left: rebase.left.map((each) => each.checkpoint_id !== null && untried.has(each.checkpoint_id) ? { ...each, checkpoint_id: null } : each),
        landed: rebase.landed
            .filter(({ checkpoint_id }) => !untried.has(checkpoint_id))
            .map((each) => (tried.has(each.checkpoint_id) ? { ...each, is_reopened: true } : each)),
    };
}
/** Returns a checkpoint as it is on a new base: what has no commit to be verified there held at the old one alone. */
function toNewBase(found, { landed }) {
    if (found.held_at !== null)
        return (0,_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .releaseHeld */ .zn)(found);
    if (!(0,_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isCheckpointDone */ .t9)(found))
        return { ...found, baseline: null };
    const isVerified = landed.some(({ checkpoint_id }) => checkpoint_id === found.checkpoint_id);
    return isVerified || !isHeldWithoutCommit(found) ? found : { ...open(found), baseline: null };
}
/** Returns whether a checkpoint has passed without a commit of its own: it held before any work, or its work changed nothing. */
function isHeldWithoutCommit({ outcome, reason, attempts }) {
    const passed = attempts.findLast((attempt) => attempt.outcome === 'passed');
    return outcome === 'success' && (reason === _run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .HELD_ALREADY */ .fZ || (passed?.committed_ref ?? null) === null);
}
function listVerified({ checkpoints }, { landed }) {
    const ids = new Set(landed.map(({ checkpoint_id }) => checkpoint_id));
    const verified = checkpoints.filter(({ checkpoint_id, outcome }) => ids.has(checkpoint_id) && outcome === 'success');
    return verified.map(({ checkpoint_id }) => checkpoint_id);
}
function toImpossible({ from, onto, left_base }, { reason, conflict_of }) {
    return conflict_of === undefined
        ? {}
        : { impossible_rebase: { from, onto, reason, ...(left_base && { left_base }) } };
}
/** Returns the record as of before the rebase, with the attempts that it took: none of them has landed. */
function stopRebase(record, rebase) {
    const before = new Map(rebase.landed.map((each) => [each.checkpoint_id, each]));
    const checkpoints = record.checkpoints.map((found) => {
        const known = before.get(found.checkpoint_id);
        if (known === undefined)
            return found;
        const { commit, budget_from, is_reopened: isReopened } = known;
        const attempts = found.attempts.map((each) => each.day > rebase.since_day ? { ...each, committed_ref: null, attribution: null } : each);
        if (isReopened === true)
            return { ...found, attempts, outcome: 'pending', reason: _carry_over_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGED */ .Rj, ended_at: null };
        const ended_at = attempts.findLast(({ committed_ref }) => committed_ref === commit)?.ended_at ?? null;
        return { ...found, attempts, outcome: 'success', reason: null, ended_at, budget_from };
    });
    return { ...record, checkpoints, rebase: null, last_landed: rebase.last_landed };
}


/***/ }),

/***/ 40207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LT: () => (/* binding */ carryOverPlan),
/* harmony export */   Rj: () => (/* binding */ CHANGED),
/* harmony export */   jt: () => (/* binding */ requireSamePlan),
/* harmony export */   tc: () => (/* binding */ listReopened),
/* harmony export */   wf: () => (/* binding */ describeRemoved),
/* harmony export */   z0: () => (/* binding */ hasPlanPath)
/* harmony export */ });
/* harmony import */ var _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _text_list_some_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13258);
/* harmony import */ var _run_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93714);



/** The reason of a checkpoint that is open although it had passed. */
const CHANGED = 'It has changed in the plan since it passed, so it starts again.';
/**
 * Carries the record of each checkpoint over to a plan, by id and definition. An unchanged landed checkpoint stays
 * landed; a changed definition starts again; any change of the plan reopens what was given up, and has the criteria of what is
 * open run before the next attempt, since guards and the setup may be others.
 */
function carryOverPlan(record, event) {
    const isChanged = record.plan_hash !== event.plan_hash;
    return event.checkpoints.map((definition) => {
        const known = record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === definition.checkpoint_id);
        if (known?.definition_hash !== definition.definition_hash)
            return restart(known, definition);
        const isGivenUp = known.outcome === 'abandoned' || known.outcome === 'blocked';
        const baseline = isChanged && !(0,_run_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isCheckpointDone */ .t9)(known) ? null : known.baseline;
        if (isGivenUp && definition.attempt_budget > known.attempt_budget)
            return { ...reopen(known, definition), baseline };
        // The budget is used up: without a fresh one, reopening would change nothing.
        if (isGivenUp && isChanged)
            return { ...reopen(known, definition), baseline, budget_from: known.attempts.length };
        return { ...known, ...definition, baseline };
    });
}
/** Returns whether the plan of a task is a file of its repository, whose path `plan_id` is. */
function hasPlanPath({ plan_id: id, task_id: task }) {
    return id !== `${task}:plan`;
}
// Why: docs/decisions/0194-a-task-has-one-plan-and-is-in-one-repository.md
/**
 * Throws `task_of_other_plan` for a plan in another file than that of the task, of which it has no checkpoint, once attempts
 * were made: a copied plan would go on with the work of the other one, and end its record.
 */
function requireSamePlan({ plan, path }, record) {
    if (record === undefined || path === undefined || path === record.plan_id || !hasPlanPath(record))
        return;
    const { checkpoints, task_id: task, plan_id: known } = record;
    const ids = new Set(plan.checkpoints.map(({ id }) => id));
    const isWorked = checkpoints.some(({ attempts }) => attempts.length > 0);
    if (!isWorked || checkpoints.some(({ checkpoint_id: id }) => ids.has(id)))
        return;
    const names = (0,_text_list_some_js__WEBPACK_IMPORTED_MODULE_2__/* .listSome */ .X)(checkpoints.map(({ checkpoint_id: id }) => `"${id}"`));
    throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('task_of_other_plan', { task, path, known, checkpoints: names });
}
/** Describes the checkpoints that have landed and that a plan has no more; undefined where there are none. */
function describeRemoved(plan, record) {
    const ids = new Set(plan.checkpoints.map(({ id }) => id));
    const removed = record.checkpoints.filter(({ checkpoint_id: id, attempts }) => !ids.has(id) && attempts.some(({ committed_ref }) => committed_ref !== null));
    if (removed.length === 0)
        return undefined;
    const names = (0,_text_list_some_js__WEBPACK_IMPORTED_MODULE_2__/* .listSome */ .X)(removed.map(({ checkpoint_id: id }) => `"${id}"`));
    return `The plan no longer has ${names}, which landed: the commits stay on the task branch, and their criteria are not checked again.`;
}
/** Lists the checkpoints of a record that a plan opens again, has opened already, or has no more. */
function listReopened(record, event) {
    const done = new Set(carryOverPlan(record, event)
        .filter(_run_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isCheckpointDone */ .t9)
        .map(({ checkpoint_id }) => checkpoint_id));
    return new Set(record.checkpoints.map(({ checkpoint_id }) => checkpoint_id).filter((id) => !done.has(id)));
}
function reopen(known, definition) {
    return { ...known, ...definition, outcome: 'pending', reason: null, held_at: null, ended_at: null };
}
function restart(known, definition) {
    const attempts = known?.attempts ?? [];
    return {
        ...definition,
        outcome: 'pending',
        reason: known?.outcome === 'success' ? CHANGED : null,
        held_at: null,
        baseline: null,
        baseline_day: 0,
        attempts,
        budget_from: attempts.length,
        started_at: null,
        ended_at: null,
    };
}


/***/ }),

/***/ 87221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eo: () => (/* binding */ eventBodySchema),
  j_: () => (/* binding */ readEvent)
});

// UNUSED EXPORTS: chronicleEventSchema

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(40669);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(73477);
// EXTERNAL MODULE: ./domain/agent-ladder.js
var agent_ladder = __webpack_require__(36253);
// EXTERNAL MODULE: ./domain/attempt/attempt.js + 1 modules
var attempt = __webpack_require__(66483);
// EXTERNAL MODULE: ./domain/attempt/attribution.js
var attribution = __webpack_require__(63434);
// EXTERNAL MODULE: ./domain/attempt/failure-report.js
var failure_report = __webpack_require__(81140);
// EXTERNAL MODULE: ./domain/attempt/landing-audit.js
var landing_audit = __webpack_require__(97546);
// EXTERNAL MODULE: ./domain/attempt/side-effect.js
var side_effect = __webpack_require__(85144);
// EXTERNAL MODULE: ./domain/attempt/step.js
var step = __webpack_require__(68033);
// EXTERNAL MODULE: ./domain/attempt/verdict.js + 1 modules
var verdict = __webpack_require__(24543);
// EXTERNAL MODULE: ./domain/ids.js
var ids = __webpack_require__(70375);
// EXTERNAL MODULE: ./domain/record/budget-reading.js
var budget_reading = __webpack_require__(18259);
// EXTERNAL MODULE: ./domain/record/ending.js
var ending = __webpack_require__(20068);
;// CONCATENATED MODULE: ./domain/record/person-events.js



/** The events of what people ask of a task from outside of its runs. */
const personEventSchemas = [
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('checkpoint_reopened'), checkpoint_id: schemas/* string */.YjP(), by: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('checkpoint_skipped'), checkpoint_id: schemas/* string */.YjP(), by: schemas/* string */.YjP(), reason: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('hint_given'), by: schemas/* string */.YjP(), text: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('pause_requested'), by: schemas/* string */.YjP(), reason: schemas/* string */.YjP().nullable() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('task_aborted'), by: schemas/* string */.YjP(), reason: schemas/* string */.YjP().nullable() }),
    /** A command in a comment was executed, and is not executed again. */
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('comment_handled'),
        comment_id: schemas/* int */.Whr().min(1),
        /** Missing for a comment of a conversation. */
        part: schemas/* enum */.k5n(['review', 'line', 'box']).optional(),
        /** For a tick in a comment alone: GitHub's time of the edit. */
        edited_at: schemas/* string */.YjP().optional(),
        command: schemas/* string */.YjP(),
        by: schemas/* string */.YjP(),
    }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('checkpoint_approved'),
        checkpoint_id: schemas/* string */.YjP(),
        /** The number of one statement among those of the checkpoint; missing for all that nobody has judged. */
        statement: schemas/* int */.Whr().min(1).optional(),
        by: schemas/* string */.YjP(),
    }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('result_materialized'),
        by: schemas/* string */.YjP(),
        /** The head of the task branch before; null when it did not exist yet. */
        from: ids/* objectIdSchema */.kf.nullable(),
        to: ids/* objectIdSchema */.kf,
    }),
];
const brokenCheckpoint = schemas/* object */.Ikc({
    checkpoint_id: schemas/* string */.YjP(),
    reason: schemas/* string */.YjP(),
    verifier_runs: schemas/* array */.YOg(verdict/* criterionRunSchema */.aZ),
});
/** The events of commits that people have added to the task branch. */
const peopleCommitSchemas = [
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('branch_advanced'),
        from: ids/* objectIdSchema */.kf,
        to: ids/* objectIdSchema */.kf,
        /** True when the commits are on top of what has landed, whose criteria are run on them; missing otherwise. */
        is_unchecked: schemas/* literal */.euz(true).optional(),
        /** True where `to` is the tip of the base, which the task has from now on: its work was merged there. Missing otherwise. */
        is_base: schemas/* literal */.euz(true).optional(),
    }),
    /** Nothing had landed, and the task works from another commit of its base now. */
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('base_moved'), from: ids/* objectIdSchema */.kf, to: ids/* objectIdSchema */.kf }),
    /** The criteria of what has landed were run on the commits after `from`, the last head that they held at. */
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('commits_checked'),
        from: ids/* objectIdSchema */.kf,
        to: ids/* objectIdSchema */.kf,
        /** True where landings lie between the commits, after a rebase; missing otherwise. */
        is_mixed: schemas/* literal */.euz(true).optional(),
        broken: schemas/* array */.YOg(brokenCheckpoint),
    }),
];

// EXTERNAL MODULE: ./domain/record/rebase.js
var rebase = __webpack_require__(47647);
// EXTERNAL MODULE: ./domain/record/workspace-context.js
var workspace_context = __webpack_require__(50316);
;// CONCATENATED MODULE: ./domain/record/chronicle-event.js















const checkpointDefinition = schemas/* object */.Ikc({
    checkpoint_id: schemas/* string */.YjP(),
    definition_hash: schemas/* string */.YjP(),
    attempt_budget: schemas/* int */.Whr().min(1),
});
const attemptEnd = attempt/* attemptRecordSchema */.sJ.omit({
    started_at: true,
    ended_at: true,
    captured_at: true,
    waited_ms: true,
    snapshot_ref: true,
    scratch_branch: true,
    committed_ref: true,
    attribution: true,
    agent: true,
    rescue: true,
    audit: true,
    signed_commit: true,
});
/** A workspace that is discarded after an attempt, and recreated. */
const rollback = schemas/* object */.Ikc({
    run_id: schemas/* string */.YjP(),
    /** The number of the attempt in the workspace. */
    day: schemas/* int */.Whr().min(1),
    /** The commit of the attempt's captured work. */
    from: ids/* objectIdSchema */.kf,
    /** The head of the task branch. */
    to: ids/* objectIdSchema */.kf,
    /** The ref that keeps `from` reachable on the origin; null when it had to be withheld. */
    pinned_ref: schemas/* string */.YjP().nullable(),
});
const attemptCapture = attempt/* attemptRecordSchema */.sJ
    .pick({
    day: true,
    tool_calls: true,
    side_effects: true,
    usage: true,
    changed_paths: true,
    changed_paths_total: true,
    notes: true,
})
    .extend({
    scratch_commit: ids/* objectIdSchema */.kf,
    tree: ids/* objectIdSchema */.kf,
    summary: schemas/* string */.YjP(),
    /** Missing in records of versions that took the verb alone. */
    claimed_by: attempt/* claimSourceSchema */.pi.optional(),
    /** The report on the end of an attempt that claimed nothing; missing for a claim. */
    failure_report: failure_report/* failureReportSchema */._.nullable().optional(),
    timeline: step/* stepTimelineSchema */.nW,
});
/** The facts of an event, without its number and time. */
const eventBodySchema = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('task_created'),
        schema_version: schemas/* literal */.euz(1),
        lineage: schemas/* string */.YjP(),
        task_id: ids/* taskIdSchema */.Ov,
        plan_id: schemas/* string */.YjP(),
        base_ref: schemas/* string */.YjP(),
        base_sha: ids/* objectIdSchema */.kf,
        task_branch: schemas/* string */.YjP(),
        head: ids/* objectIdSchema */.kf,
        /** The task starts from what was on its branch, and not from its base; missing where it starts from its base. */
        is_from_branch: schemas/* literal */.euz(true).optional(),
    }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('run_started'),
        run_id: schemas/* string */.YjP(),
        /** The page of the job that it runs in; missing outside of one. */
        run_url: schemas/* string */.YjP().optional(),
        /** The path of its plan from the root of the repository, where that is another one than before. */
        plan_path: schemas/* string */.YjP().optional(),
        groundhog_version: schemas/* string */.YjP(),
        isolation: schemas/* enum */.k5n(['none', 'sandbox']),
        /** The means of the isolation, and the network that each zone has; absent without isolation. */
        isolation_detail: schemas/* string */.YjP().optional(),
        /** The number of the run's lease. */
        lease_generation: schemas/* int */.Whr().min(1),
        /** The run whose lease it took over, and why that was allowed. */
        took_over: schemas/* object */.Ikc({ run_id: schemas/* string */.YjP(), reason: schemas/* string */.YjP() }).optional(),
    }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('plan_set'), plan_hash: schemas/* string */.YjP(), checkpoints: schemas/* array */.YOg(checkpointDefinition) }),
    /** The issue that asked for the task. */
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('issue_linked'), issue_number: schemas/* int */.Whr().min(1) }),
    /** A user approved the plan of an issue, whose authors may not write; `hash` covers the plan, its issue and its task. */
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('plan_approved'), hash: schemas/* string */.YjP(), by: schemas/* string */.YjP() }),
    /** The plan of an issue was committed as a file, on the task branch or on the result that waits for approval. */
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('plan_committed'),
        path: schemas/* string */.YjP(),
        /** The head before the commit; null when the task branch did not exist yet. */
        from: ids/* objectIdSchema */.kf.nullable(),
        to: ids/* objectIdSchema */.kf,
        /** `result` when the commit waits for approval; missing when it is on the task branch. */
        landed_on: schemas/* literal */.euz('result').optional(),
    }),
    ...peopleCommitSchemas,
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('workspace_prepared'), context: workspace_context/* workspaceContextSchema */.SV }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('rollback_started'),
        ...rollback.shape,
        worktree_path: schemas/* string */.YjP(),
        /** Null when the folder could not be read. */
        found: workspace_context/* workspaceSnapshotSchema */.jX.nullable(),
    }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('rollback_completed'),
        ...rollback.shape,
        context: workspace_context/* workspaceContextSchema */.SV,
        notes: schemas/* array */.YOg(schemas/* string */.YjP()),
    }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('rollback_failed'), ...rollback.shape, reason: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('leftovers_removed'), run_id: schemas/* string */.YjP(), paths: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('baseline_checked'),
        checkpoint_id: schemas/* string */.YjP(),
        verifier_runs: schemas/* array */.YOg(verdict/* criterionRunSchema */.aZ),
    }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('checkpoint_satisfied'),
        checkpoint_id: schemas/* string */.YjP(),
    }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('attempt_started'),
        checkpoint_id: schemas/* string */.YjP(),
        day: schemas/* int */.Whr().min(1),
        attempt: schemas/* int */.Whr().min(1),
        attempt_budget: schemas/* int */.Whr().min(1),
        snapshot_ref: ids/* objectIdSchema */.kf,
        scratch_branch: schemas/* string */.YjP(),
        /** Missing in records of versions that had one agent for a run. */
        agent: agent_ladder/* agentIdentitySchema */.$8.optional(),
    }),
    /** Steps of a running attempt, published so that they survive the death of the run. */
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('steps_recorded'),
        checkpoint_id: schemas/* string */.YjP(),
        day: schemas/* int */.Whr().min(1),
        base: ids/* objectIdSchema */.kf,
        /** The steps that are in no earlier event. */
        steps: schemas/* array */.YOg(step/* stepRecordSchema */.dW),
        /** The missed moments of the whole attempt so far. */
        missed: schemas/* int */.Whr().min(0),
    }),
    /** The work of an attempt that claims success, published before it is checked. */
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('attempt_captured'), checkpoint_id: schemas/* string */.YjP(), ...attemptCapture.shape }),
    /** A recorded step of an attempt that failed is verified now; the attempt fails by this report if none holds. */
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('rescue_started'),
        checkpoint_id: schemas/* string */.YjP(),
        day: schemas/* int */.Whr().min(1),
        ...attempt/* rescueSchema */.bo.shape,
        failure_report: failure_report/* failureReportSchema */._,
        /** The criteria on what the attempt left; empty where they were not checked. */
        verifier_runs: schemas/* array */.YOg(verdict/* criterionRunSchema */.aZ),
    }),
    /** GitHub has made the commit of an attempt that passed, and no branch has it yet: it lands as it is. */
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('commit_signed'),
        checkpoint_id: schemas/* string */.YjP(),
        day: schemas/* int */.Whr().min(1),
        commit: ids/* objectIdSchema */.kf,
    }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('attempt_ended'),
        checkpoint_id: schemas/* string */.YjP(),
        /** The run of the attempt is gone, so that nobody knows when the attempt ended; missing where that is the time of the event. */
        is_end_unknown: schemas/* literal */.euz(true).optional(),
        ...attemptEnd.shape,
    }),
    /** The workspace is back at the snapshot of an ended attempt; recorded together with the next event. */
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('workspace_rewound'),
        checkpoint_id: schemas/* string */.YjP(),
        day: schemas/* int */.Whr().min(1),
        notes: schemas/* array */.YOg(schemas/* string */.YjP()),
    }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('checkpoint_landed'),
        checkpoint_id: schemas/* string */.YjP(),
        day: schemas/* int */.Whr().min(1),
        summary: schemas/* string */.YjP(),
        side_effects: schemas/* array */.YOg(side_effect/* sideEffectSchema */.a),
        /** Null when the verified tree equals the tree it started from. */
        committed_ref: ids/* objectIdSchema */.kf.nullable(),
        /** Null when nothing landed, and when it could not be counted. */
        attribution: attribution/* attributionSchema */.H7.nullable(),
        /** `result` when it waits for approval, `rebase` until a rebase is complete; missing when it is on the task branch. */
        landed_on: schemas/* enum */.k5n(['result', 'rebase']).optional(),
    }),
    ...rebase/* rebaseEventSchemas */.r3,
    /** Each hunk of what landed was undone in turn; recorded together with the next event. */
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('landing_audited'),
        checkpoint_id: schemas/* string */.YjP(),
        day: schemas/* int */.Whr().min(1),
        ...landing_audit/* landingAuditSchema */.M.shape,
    }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('checkpoint_abandoned'), checkpoint_id: schemas/* string */.YjP(), reason: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('checkpoint_blocked'), checkpoint_id: schemas/* string */.YjP(), reason: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('budget_warning'), ...budget_reading/* budgetReadingSchema */.fW.shape }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('lease_released'), generation: schemas/* int */.Whr().min(1), by: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('run_ended'),
        ending: ending/* endingSchema */.$9,
        reason: schemas/* string */.YjP(),
        /** The cause of the ending `paused`; missing with every other ending. */
        pause_cause: ending/* pauseCauseSchema */.p$.optional(),
    }),
    ...personEventSchemas,
]);
/** One line of the chronicle. `seq` counts from 1 without gaps. */
const chronicleEventSchema = schemas/* intersection */.E$q(schemas/* object */.Ikc({ seq: schemas/* int */.Whr().min(1), at: iso/* datetime */.w$() }), eventBodySchema);
/** Reads an event from a value of JSON, without fields of a later version. Throws for any other value. */
function readEvent(value) {
    return chronicleEventSchema.parse(value);
}


/***/ }),

/***/ 33977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ hasTrait)
/* harmony export */ });
/* unused harmony export eventTraits */
/** The traits of each event kind. Those that depend on an outcome as well are narrowed where they are used. */
const eventTraits = {
    task_created: [],
    run_started: ['outside_work', 'status'],
    plan_set: ['outside_work', 'progress'],
    issue_linked: ['outside_work', 'thread'],
    plan_approved: ['outside_work', 'thread'],
    plan_committed: ['thread'],
    comment_handled: ['outside_work', 'thread'],
    branch_advanced: [],
    base_moved: ['outside_work', 'progress'],
    commits_checked: ['milestone', 'progress'],
    workspace_prepared: [],
    rollback_started: [],
    rollback_completed: [],
    rollback_failed: [],
    leftovers_removed: ['outside_work'],
    baseline_checked: ['checkpoint'],
    checkpoint_satisfied: ['checkpoint', 'milestone', 'progress'],
    attempt_started: [],
    steps_recorded: ['checkpoint'],
    attempt_captured: ['checkpoint'],
    rescue_started: ['checkpoint'],
    commit_signed: ['checkpoint'],
    attempt_ended: ['checkpoint', 'milestone', 'progress'],
    workspace_rewound: ['checkpoint'],
    checkpoint_landed: ['checkpoint', 'milestone', 'progress'],
    landing_audited: ['checkpoint', 'milestone', 'outside_work'],
    checkpoint_abandoned: ['checkpoint', 'milestone', 'progress'],
    checkpoint_blocked: ['checkpoint', 'milestone', 'progress'],
    budget_warning: [],
    lease_released: ['outside_work'],
    run_ended: ['milestone', 'outside_work', 'status'],
    checkpoint_reopened: ['milestone', 'outside_work', 'progress', 'steering'],
    checkpoint_skipped: ['milestone', 'outside_work', 'progress', 'steering'],
    hint_given: ['milestone', 'outside_work', 'progress', 'steering'],
    pause_requested: ['milestone', 'outside_work', 'status', 'steering'],
    task_aborted: ['milestone', 'outside_work', 'status', 'steering'],
    checkpoint_approved: ['milestone', 'outside_work', 'progress', 'steering'],
    result_materialized: ['milestone', 'progress', 'steering'],
    rebase_started: ['milestone', 'progress', 'rebase'],
    commits_carried: ['progress', 'rebase'],
    rebase_completed: ['milestone', 'progress', 'rebase'],
    rebase_stopped: ['milestone', 'outside_work', 'progress', 'rebase'],
};
/** Returns whether the kind of an event has the trait. */
function hasTrait(event, trait) {
    const traits = eventTraits[event.kind];
    return traits.includes(trait);
}


/***/ }),

/***/ 52694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ applyEvent),
  v: () => (/* binding */ foldEvents)
});

// EXTERNAL MODULE: ./domain/assert-never.js
var assert_never = __webpack_require__(71996);
// EXTERNAL MODULE: ./domain/attempt/step.js
var step = __webpack_require__(68033);
// EXTERNAL MODULE: ./domain/record/run-record.js
var run_record = __webpack_require__(93714);
;// CONCATENATED MODULE: ./domain/record/apply-attempt.js

/** Returns the record of an attempt that starts. */
function startAttempt(event, at) {
    return {
        day: event.day,
        started_at: at,
        ended_at: null,
        outcome: 'running',
        ...(event.agent === undefined ? {} : { agent: event.agent }),
        snapshot_ref: event.snapshot_ref,
        scratch_branch: event.scratch_branch,
        scratch_commit: null,
        tree: null,
        summary: null,
        failure_report: null,
        workspace_reverted: false,
        verifier_runs: [],
        tool_calls: [],
        side_effects: [],
        usage: { turns: null, input_tokens: null, output_tokens: null, cost_usd: null },
        changed_paths: [],
        changed_paths_total: 0,
        notes: [],
        committed_ref: null,
        attribution: null,
        timeline: null,
        interruption: null,
    };
}
function captureAttempt(attempt, event, at) {
    return { ...attempt, ...toFacts(event), failure_report: event.failure_report ?? null, captured_at: at };
}
/** Returns the checkpoints for a new run, of which captured attempts have waited since the last time at which a run is known of. */
function resumeCaptured({ checkpoints, run_started_at: started, ended_at: ended }, at) {
    const resume = (attempt) => {
        if (!(0,run_record/* isCaptured */.TW)(attempt) || attempt.captured_at === undefined)
            return attempt;
        const last = Math.max(...[attempt.captured_at, started, ended ?? started].map((time) => Date.parse(time)));
        return { ...attempt, waited_ms: (attempt.waited_ms ?? 0) + Math.max(0, Date.parse(at) - last) };
    };
    return checkpoints.map((checkpoint) => checkpoint.attempts.some(run_record/* isCaptured */.TW) ? { ...checkpoint, attempts: checkpoint.attempts.map(resume) } : checkpoint);
}
/** Returns an attempt of which a recorded step is verified now. */
function startRescue(attempt, event) {
    const { step, commit, tree, retry_pointless, failure_report, verifier_runs } = event;
    return { ...attempt, failure_report, verifier_runs, rescue: { step, commit, tree, retry_pointless } };
}
function endAttempt(attempt, event, at) {
    const { rescue: _over, ...found } = attempt;
    const { is_end_unknown: isUnknown, ...facts } = toFacts(event);
    return { ...found, ...facts, ended_at: isUnknown === true ? null : at };
}
/** Returns an attempt whose work was removed from the workspace. */
function rewindAttempt(attempt, { notes }) {
    return { ...attempt, workspace_reverted: true, notes: [...attempt.notes, ...notes] };
}
/** Returns the fields of an event that belong to the record of its attempt. */
function toFacts(event) {
    const { kind: _kind, checkpoint_id: _checkpoint, ...rest } = event;
    const { seq: _seq, at: _at, ...facts } = rest;
    return facts;
}

// EXTERNAL MODULE: ./domain/record/apply-rebase.js
var apply_rebase = __webpack_require__(13752);
// EXTERNAL MODULE: ./domain/record/carry-over-plan.js
var carry_over_plan = __webpack_require__(40207);
// EXTERNAL MODULE: ./domain/record/event-traits.js
var event_traits = __webpack_require__(33977);
// EXTERNAL MODULE: ./domain/record/memory.js
var memory = __webpack_require__(44636);
// EXTERNAL MODULE: ./domain/record/steering.js
var steering = __webpack_require__(88176);
// EXTERNAL MODULE: ./domain/record/thread-event.js
var thread_event = __webpack_require__(59386);
;// CONCATENATED MODULE: ./domain/record/fold-events.js










/** Folds the events, oldest first, into the state of the task; undefined for an empty chronicle. */
function foldEvents(events) {
    return events.reduce((state, event) => applyEvent(state, event), undefined);
}
/** Returns the state after one more event. Throws an Error for an event that cannot follow. */
function applyEvent(state, event) {
    if (event.kind === 'task_created') {
        if (state !== undefined)
            throw new Error(`event ${event.seq}: a task is created once`);
        return createTask(event);
    }
    if (state === undefined)
        throw new Error(`event ${event.seq}: the task was not created yet`);
    const record = applyToRun(state.record, event);
    return { record: record, memory: (0,memory/* applyToMemory */.z3)(state.memory, event, record) };
}
function createTask(event) {
    const { task_id, plan_id } = event;
    return {
        memory: { schema_version: 1, task_id, plan_id, completed: [] },
        record: {
            schema_version: 1,
            lineage: event.lineage,
            task_id,
            plan_id,
            plan_hash: '',
            base_ref: event.base_ref,
            base_sha: event.base_sha,
            task_branch: event.task_branch,
            head: event.head,
            unchecked_since: null,
            last_landed: null,
            result: null,
            rebase: null,
            rebases: [],
            impossible_rebase: null,
            ...{ pause: null, aborted: null, steering: [] },
            issue_number: null,
            handled_comments: [],
            handled_reviews: [],
            handled_line_comments: [],
            handled_boxes: [],
            isolation: 'none',
            isolation_detail: null,
            last_day: 0,
            last_day_before_run: 0,
            last_landed_before_run: null,
            last_context: 0,
            checkpoints: [],
            budget_warnings: [],
            run_url: null,
            ending: null,
            ending_reason: null,
            pause_cause: null,
            started_at: event.at,
            run_started_at: event.at,
            ended_at: null,
        },
    };
}
function applyToRun(record, event) {
    if ((0,event_traits/* hasTrait */.j)(event, 'thread'))
        return (0,thread_event/* applyThreadEvent */.Ph)(record, event);
    if ((0,event_traits/* hasTrait */.j)(event, 'steering'))
        return (0,steering/* applySteering */.cX)(record, event);
    if ((0,event_traits/* hasTrait */.j)(event, 'rebase'))
        return (0,apply_rebase/* applyRebase */.Fb)(record, event);
    switch (event.kind) {
        case 'task_created':
        case 'rollback_started':
        case 'rollback_failed':
        case 'leftovers_removed':
        case 'lease_released':
            return record;
        case 'workspace_prepared':
            return countContext(record, event.context);
        case 'rollback_completed':
            return toReverted(countContext(record, event.context), event.day);
        case 'run_started':
            return startRun(record, event);
        case 'plan_set':
            return toPlan(record, event);
        case 'branch_advanced':
            return (0,steering/* advanceBranch */.xq)(record, event);
        case 'base_moved':
            return (0,steering/* moveBase */.ty)(record, event);
        case 'commits_checked':
            return (0,steering/* applyCommitsCheck */.lE)(record, event);
        case 'attempt_started':
            return (0,run_record/* updateCheckpoint */.G5)({ ...record, last_day: event.day }, event.checkpoint_id, (found) => addAttempt(found, event));
        case 'checkpoint_landed':
            return toLanded(applyCheckpointEvent(record, event), event);
        case 'budget_warning': {
            const { limit, used, max } = event;
            return { ...record, budget_warnings: [...record.budget_warnings, { limit, used, max }] };
        }
        case 'run_ended':
            return toEnded(record, event);
        default:
            return applyCheckpointEvent(record, event);
    }
}
function toPlan(record, event) {
    const checkpoints = (0,carry_over_plan/* carryOverPlan */.LT)(record, event);
    return { ...record, plan_hash: event.plan_hash, checkpoints, rebase: (0,apply_rebase/* carryOverRebase */.ep)(record, checkpoints) };
}
function applyCheckpointEvent(record, event) {
    return (0,run_record/* updateCheckpoint */.G5)(record, event.checkpoint_id, (checkpoint) => applyToCheckpoint(checkpoint, event));
}
function applyToCheckpoint(checkpoint, event) {
    switch (event.kind) {
        case 'baseline_checked':
            return {
                ...{ ...checkpoint, baseline: event.verifier_runs, started_at: checkpoint.started_at ?? event.at },
                baseline_day: checkpoint.attempts.at(-1)?.day ?? 0,
            };
        case 'checkpoint_satisfied':
            return { ...checkpoint, outcome: 'success', reason: run_record/* HELD_ALREADY */.fZ, ended_at: event.at };
        case 'steps_recorded':
            return onAttempt(checkpoint, event.day, (found) => ({
                ...found,
                timeline: (0,step/* extendTimeline */.w8)(found.timeline, event),
            }));
        case 'attempt_captured':
            return onAttempt(checkpoint, event.day, (attempt) => captureAttempt(attempt, event, event.at));
        case 'rescue_started':
            return onAttempt(checkpoint, event.day, (attempt) => startRescue(attempt, event));
        case 'commit_signed':
            return onAttempt(checkpoint, event.day, (found) => ({ ...found, signed_commit: event.commit }));
        case 'attempt_ended':
            return onAttempt(checkpoint, event.day, (attempt) => endAttempt(attempt, event, event.at));
        case 'workspace_rewound':
            return onAttempt(checkpoint, event.day, (found) => rewindAttempt(found, event));
        case 'checkpoint_landed': {
            const { committed_ref, attribution } = event;
            const landed = onAttempt(checkpoint, event.day, (found) => ({ ...found, committed_ref, attribution }));
            return { ...landed, outcome: 'success', reason: null, ended_at: event.at };
        }
        case 'landing_audited': {
            const { end, hunks, tried, unnoticed } = event;
            return onAttempt(checkpoint, event.day, (found) => ({ ...found, audit: { end, hunks, tried, unnoticed } }));
        }
        case 'checkpoint_abandoned':
            return { ...checkpoint, outcome: 'abandoned', reason: event.reason, ended_at: event.at };
        case 'checkpoint_blocked':
            return { ...checkpoint, outcome: 'blocked', reason: event.reason, ended_at: event.at };
        default:
            return (0,assert_never/* assertNever */.x)(event);
    }
}
function toLanded(record, event) {
    const { committed_ref: landed, landed_on } = event;
    if (record.rebase !== null)
        return (0,apply_rebase/* landOnLine */.nS)(record, record.rebase, event);
    if (landed === null)
        return record;
    const head = landed_on === 'result' ? { result: landed } : { head: landed };
    return { ...record, ...head, last_landed: landed };
}
function countContext(record, { number }) {
    return { ...record, last_context: Math.max(record.last_context, number) };
}
function toReverted(record, day) {
    const revert = (checkpoint) => onAttempt(checkpoint, day, (attempt) => ({ ...attempt, workspace_reverted: true }));
    return { ...record, checkpoints: record.checkpoints.map(revert) };
}
function startRun(record, { isolation, isolation_detail, run_url, plan_path, at }) {
    const open = {
        ending: null,
        ending_reason: null,
        pause_cause: null,
        ended_at: null,
        pause: null,
        budget_warnings: [],
    };
    return {
        ...record,
        plan_id: plan_path ?? record.plan_id,
        checkpoints: resumeCaptured(record, at),
        isolation,
        run_started_at: at,
        run_url: run_url ?? null,
        isolation_detail: isolation_detail ?? null,
        ...{ last_day_before_run: record.last_day, last_landed_before_run: record.last_landed },
        ...open,
    };
}
function toEnded(record, event) {
    const { ending, reason: ending_reason, pause_cause = null, at: ended_at } = event;
    return { ...record, ending, ending_reason, pause_cause, ended_at };
}
function addAttempt(checkpoint, event) {
    if (checkpoint.attempts.some(({ day }) => day === event.day))
        throw new Error(`event ${event.seq}: attempt ${event.day} was started before`);
    return {
        ...checkpoint,
        started_at: checkpoint.started_at ?? event.at,
        attempts: [...checkpoint.attempts, startAttempt(event, event.at)],
    };
}
function onAttempt(checkpoint, day, change) {
    const attempts = checkpoint.attempts.map((attempt) => (attempt.day === day ? change(attempt) : attempt));
    return { ...checkpoint, attempts };
}


/***/ }),

/***/ 45789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gn: () => (/* binding */ leaseSchema),
/* harmony export */   XS: () => (/* binding */ decideClaim),
/* harmony export */   iv: () => (/* binding */ toLease),
/* harmony export */   sG: () => (/* binding */ describeHolder)
/* harmony export */ });
/* unused harmony export leaseHolderSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73477);

/** The run that holds a task, with the facts to identify it and to find out whether it is still running. */
const leaseHolderSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Random, one per run. */
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The location of the run; with `unknown` only the expiry shows that it is gone. */
    place: zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('process'),
            /** The boot id of the machine and its process namespace, in which a pid is unique. */
            host: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            pid: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
            /** The start time of the process in the host's unit, because pids are reused. */
            started: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        }),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('job'),
            /** The id of the workflow run (`github.run_id`); `attempt` is `github.run_attempt`. */
            run: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            attempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
            url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        }),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('unknown') }),
    ]),
});
/** The right to write to a task, stored beside its records. Times are of the origin's clock. */
const leaseSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    /** The number of the holder, from 1; a holder with a lower number can publish nothing. */
    generation: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    /** Null when no run works on the task. */
    holder: leaseHolderSchema.nullable(),
    expires_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
});
// Why: docs/decisions/0035-lease-beside-the-record.md
/** Decides whether a run may take a task, by the origin's time and the status of its holder. */
function decideClaim(lease, { now, isHolderGone }) {
    if (lease === undefined)
        return { kind: 'free', generation: 1 };
    const generation = lease.generation + 1;
    const { holder } = lease;
    if (holder === null)
        return { kind: 'free', generation };
    if (isHolderGone)
        return { kind: 'takeover', generation, from: holder, reason: 'its holder is no longer running' };
    if (now.getTime() >= Date.parse(lease.expires_at))
        return { kind: 'takeover', generation, from: holder, reason: `it was not renewed before ${lease.expires_at}` };
    return { kind: 'held', lease, holder };
}
/** Returns a lease that starts now and expires after `ttlMs`, or at once without a holder. */
function toLease(held, { now, ttlMs }) {
    return {
        schema_version: 1,
        generation: held.generation,
        holder: held.holder,
        expires_at: new Date(now.getTime() + (held.holder === null ? 0 : ttlMs)).toISOString(),
    };
}
/** Renders the location of a holder. */
function describeHolder({ place, run_id }) {
    switch (place.kind) {
        case 'process':
            return `process ${place.pid} on the machine "${place.host.split(' ')[0]}" (run ${run_id})`;
        case 'job':
            return `${place.url} (attempt ${place.attempt})`;
        default:
            return `run ${run_id}`;
    }
}


/***/ }),

/***/ 44636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cl: () => (/* binding */ onLine),
/* harmony export */   z3: () => (/* binding */ applyToMemory)
/* harmony export */ });
/* unused harmony export memorySchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40669);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73477);
/* harmony import */ var _attempt_side_effect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85144);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70375);
/* harmony import */ var _run_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93714);




/** A completed checkpoint, as shown in later prompts. `committed_ref` is null when nothing had to change. */
const completedCheckpointSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    checkpoint_id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    summary: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    side_effects: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_attempt_side_effect_js__WEBPACK_IMPORTED_MODULE_0__/* .sideEffectSchema */ .a),
    committed_ref: _ids_js__WEBPACK_IMPORTED_MODULE_1__/* .objectIdSchema */ .kf.nullable(),
    completed_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
});
/** The memory for prompts: successes only. */
const memorySchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    task_id: _ids_js__WEBPACK_IMPORTED_MODULE_1__/* .taskIdSchema */ .Ov,
    plan_id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    completed: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(completedCheckpointSchema),
});
/** Returns the memory after one more event. */
function applyToMemory(memory, event, record) {
    const completed = toCompletedCheckpoint(event);
    if (event.kind === 'plan_set') {
        // Checkpoints that the new plan omits or opens again are not done.
        const done = record.checkpoints.filter(({ outcome }) => outcome === 'success');
        // What a rebase has opened is still on the task branch.
        const kept = [...done, ...(record.rebase?.landed ?? [])];
        const ids = new Set(kept.map(({ checkpoint_id }) => checkpoint_id));
        return { ...memory, completed: memory.completed.filter(({ checkpoint_id }) => ids.has(checkpoint_id)) };
    }
    if (event.kind === 'run_started')
        return { ...memory, plan_id: record.plan_id };
    if (event.kind === 'rebase_stopped')
        return stopInMemory(memory, record);
    if (completed === undefined)
        return memory;
    const others = memory.completed.filter((done) => done.checkpoint_id !== completed.checkpoint_id);
    return { ...memory, completed: [...others, completed] };
}
/** Returns the checkpoint that an event completes, or undefined. */
function toCompletedCheckpoint(event) {
    if (event.kind === 'checkpoint_satisfied') {
        return {
            checkpoint_id: event.checkpoint_id,
            summary: 'Already satisfied before any work.',
            side_effects: [],
            committed_ref: null,
            completed_at: event.at,
        };
    }
    if (event.kind !== 'checkpoint_landed')
        return undefined;
    const { checkpoint_id, summary, side_effects, committed_ref } = event;
    return { checkpoint_id, summary, side_effects, committed_ref, completed_at: event.at };
}
/** Returns the memory after a rebase was stopped: what was done is as it is on the task branch. */
function stopInMemory(memory, { checkpoints }) {
    const completed = memory.completed.map((done) => {
        const known = checkpoints.find(({ checkpoint_id }) => checkpoint_id === done.checkpoint_id);
        const attempt = known?.attempts.findLast(({ committed_ref }) => committed_ref !== null);
        if (attempt === undefined)
            return done;
        const { summary, side_effects, committed_ref, ended_at } = attempt;
        const completed_at = ended_at ?? done.completed_at;
        return { ...done, summary: summary ?? done.summary, side_effects, committed_ref, completed_at };
    });
    return { ...memory, completed: completed.sort((a, b) => Date.parse(a.completed_at) - Date.parse(b.completed_at)) };
}
/** Returns the memory for an agent at work on a rebase: without checkpoints that are not on the new line yet. */
function onLine(memory, { rebase, checkpoints }) {
    if (rebase === null)
        return memory;
    const open = new Set(checkpoints.filter((each) => !(0,_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isCheckpointDone */ .t9)(each)).map(({ checkpoint_id }) => checkpoint_id));
    return { ...memory, completed: memory.completed.filter(({ checkpoint_id }) => !open.has(checkpoint_id)) };
}


/***/ }),

/***/ 88176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cX: () => (/* binding */ applySteering),
/* harmony export */   lE: () => (/* binding */ applyCommitsCheck),
/* harmony export */   r4: () => (/* binding */ isWithdrawn),
/* harmony export */   ty: () => (/* binding */ moveBase),
/* harmony export */   wo: () => (/* binding */ isAttemptOpen),
/* harmony export */   xq: () => (/* binding */ advanceBranch)
/* harmony export */ });
/* harmony import */ var _assert_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71996);
/* harmony import */ var _run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93714);
/* harmony import */ var _statements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97841);



const MAX_STEERING = 50;
/** Returns the record after an action of a user, with the latest actions listed. */
function applySteering(record, event) {
    const steering = [...record.steering, toSteering(event, record)].slice(-MAX_STEERING);
    return { ...change(record, event), steering };
}
function change(record, event) {
    switch (event.kind) {
        case 'checkpoint_reopened':
            return { ...(0,_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .updateCheckpoint */ .G5)(record, event.checkpoint_id, reopen), aborted: null };
        case 'checkpoint_skipped': {
            const { reason, at } = event;
            return (0,_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .updateCheckpoint */ .G5)(record, event.checkpoint_id, (found) => ({
                ...found,
                outcome: 'skipped',
                reason,
                held_at: null,
                ended_at: at,
            }));
        }
        case 'hint_given':
            return record;
        case 'pause_requested':
            return { ...record, pause: toRequest(event) };
        case 'task_aborted':
            return { ...record, aborted: toRequest(event) };
        case 'checkpoint_approved':
            return (0,_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .updateCheckpoint */ .G5)(record, event.checkpoint_id, (found) => (0,_statements_js__WEBPACK_IMPORTED_MODULE_1__/* .approveStatements */ .k5)(found, event));
        case 'result_materialized':
            return { ...record, head: event.to, result: null };
        default:
            return (0,_assert_never_js__WEBPACK_IMPORTED_MODULE_2__/* .assertNever */ .x)(event);
    }
}
/** Opens a checkpoint again: earlier attempts stay in the record and do not count. */
function reopen(found) {
    return {
        ...found,
        outcome: 'pending',
        reason: null,
        held_at: null,
        ended_at: null,
        budget_from: found.attempts.length,
    };
}
function toRequest({ at, by, reason }) {
    return { at, by, reason };
}
function toSteering(event, record) {
    const { at, by } = event;
    const line = (kind, checkpoint_id, text) => ({
        at,
        by,
        kind,
        checkpoint_id,
        text,
    });
    switch (event.kind) {
        case 'checkpoint_reopened':
            return line('retry', event.checkpoint_id, null);
        case 'checkpoint_skipped':
            return line('skip', event.checkpoint_id, event.reason);
        case 'hint_given':
            return line('hint', null, event.text);
        case 'pause_requested':
            return line('pause', null, event.reason);
        case 'task_aborted':
            return line('abort', null, event.reason);
        case 'checkpoint_approved':
            return line('approve', event.checkpoint_id, findStatementText(event, record));
        case 'result_materialized':
            return line('materialize', null, event.to);
        default:
            return (0,_assert_never_js__WEBPACK_IMPORTED_MODULE_2__/* .assertNever */ .x)(event);
    }
}
// Why: docs/decisions/0171-a-command-that-arrived-before-a-landing-wins.md
/**
 * Returns whether a command of a user that is on record forbids what a run is about to record: after an abort nothing starts
 * or lands, after a request for a pause nothing starts, and an attempt that was closed does not land.
 */
function isWithdrawn(record, bodies) {
    const isAborted = record.aborted !== null && !record.checkpoints.every(_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isCheckpointDone */ .t9);
    return bodies.some((body) => {
        switch (body.kind) {
            case 'attempt_started':
                return isAborted || record.pause !== null;
            case 'checkpoint_satisfied':
                return isAborted || !isOpen(record, body.checkpoint_id);
            case 'checkpoint_landed':
                return isAborted || !isAttemptOpen(record, body);
            default:
                return false;
        }
    });
}
function isOpen({ checkpoints }, id) {
    return checkpoints.some(({ checkpoint_id, outcome }) => checkpoint_id === id && outcome === 'pending');
}
/** Returns whether an attempt of a task has not ended yet. */
function isAttemptOpen({ checkpoints }, { day }) {
    return checkpoints.some(({ attempts }) => attempts.some((each) => each.day === day && each.outcome === 'running'));
}
/** Returns the one statement that an approval is of; null for all of the checkpoint. */
function findStatementText({ checkpoint_id: id, statement }, { checkpoints }) {
    const checkpoint = checkpoints.find(({ checkpoint_id }) => checkpoint_id === id);
    const all = checkpoint === undefined || statement === undefined ? [] : (0,_statements_js__WEBPACK_IMPORTED_MODULE_1__/* .listStatements */ .l9)(checkpoint);
    return all.find(({ number }) => number === statement)?.text ?? null;
}
/**
 * Returns the record with commits of people on the task branch. They may have done the work of an open checkpoint, and
 * broken or repaired that of a landed one: the criteria of both are due.
 */
function advanceBranch(record, event) {
    const { from, to, is_unchecked: isUnchecked = false, is_base: isBase = false } = event;
    const advanced = { ...record, head: to, ...(isBase && { base_sha: to }) };
    if (!isUnchecked)
        return { ...advanced, checkpoints: record.checkpoints.map(forgetBaseline) };
    const heldAt = record.checkpoints.find(({ held_at }) => held_at !== null)?.held_at;
    const checkpoints = record.checkpoints.map((found) => found.held_at === null ? forgetBaseline(found) : (0,_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .releaseHeld */ .zn)(found));
    const isDue = checkpoints.some(({ outcome }) => outcome === 'success');
    return { ...advanced, checkpoints, unchecked_since: isDue ? (record.unchecked_since ?? heldAt ?? from) : null };
}
/** Returns the record of a task, of which nothing has landed, on another base: what held at the old one is due again. */
function moveBase(record, { to }) {
    const checkpoints = record.checkpoints.map((found) => found.outcome === 'success'
        ? { ...found, outcome: 'pending', baseline: null, ended_at: null }
        : forgetBaseline(found));
    return { ...record, base_sha: to, head: to, checkpoints };
}
function forgetBaseline(checkpoint) {
    return (0,_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isCheckpointDone */ .t9)(checkpoint) ? checkpoint : { ...checkpoint, baseline: null };
}
/** Returns the record after the criteria of what has landed were run with commits of people: those that fail block their checkpoint. */
function applyCommitsCheck(record, { from, broken, is_mixed: isMixed, at }) {
    return broken.reduce((found, { checkpoint_id, reason, verifier_runs: baseline }) => (0,_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .updateCheckpoint */ .G5)(found, checkpoint_id, (checkpoint) => ({
        ...{ ...checkpoint, outcome: 'blocked', reason, baseline, ended_at: at },
        ...{ held_at: from, is_held_mixed: isMixed },
    })), { ...record, unchecked_since: null });
}


/***/ }),

/***/ 59386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ toCommentHandled),
/* harmony export */   Ph: () => (/* binding */ applyThreadEvent),
/* harmony export */   dG: () => (/* binding */ requireSameIssue),
/* harmony export */   ds: () => (/* binding */ isHandled)
/* harmony export */ });
/* harmony import */ var _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);

const MAX_HANDLED_COMMENTS = 200;
const LISTS = { conversation: 'handled_comments', review: 'handled_reviews', line: 'handled_line_comments' };
/** Throws `task_taken` when an issue asks for the task of another one: its text could then change what others asked for. */
function requireSameIssue({ taskId, issueNumber, planSource }, record) {
    if (issueNumber === undefined || record === undefined || record.issue_number === issueNumber)
        return;
    if (record.issue_number === null && !planSource.isInline)
        return;
    const other = record.issue_number ?? undefined;
    throw new _errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('task_taken', { task: taskId, issue: issueNumber, other });
}
/** Returns whether the command of a comment was executed. */
function isHandled(record, comment) {
    const { id, part } = comment;
    if (part === 'box')
        return record.handled_boxes.includes(toTickName(id, comment.editedAt));
    return record[LISTS[part ?? 'conversation']].includes(id);
}
/** Returns the event of a command that is executed. */
function toCommentHandled({ id, part, editedAt }, { command, by }) {
    const edited = editedAt === undefined ? {} : { edited_at: editedAt };
    return { kind: 'comment_handled', comment_id: id, ...(part === undefined ? {} : { part }), ...edited, command, by };
}
function toTickName(id, editedAt) {
    return `${id} ${editedAt ?? ''}`;
}
/** Returns the record after one such event. */
function applyThreadEvent(record, event) {
    switch (event.kind) {
        case 'issue_linked':
            return { ...record, issue_number: event.issue_number };
        case 'plan_approved':
            return record;
        case 'plan_committed':
            return event.landed_on === 'result' ? { ...record, result: event.to } : { ...record, head: event.to };
        case 'comment_handled': {
            if (event.part === 'box') {
                const name = toTickName(event.comment_id, event.edited_at);
                return { ...record, handled_boxes: [...record.handled_boxes, name].slice(-MAX_HANDLED_COMMENTS) };
            }
            const list = LISTS[event.part ?? 'conversation'];
            return { ...record, [list]: [...record[list], event.comment_id].slice(-MAX_HANDLED_COMMENTS) };
        }
    }
}


/***/ }),

/***/ 97183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   By: () => (/* binding */ importForward),
/* harmony export */   Sy: () => (/* binding */ importTree),
/* harmony export */   Tr: () => (/* binding */ importCommit),
/* harmony export */   rd: () => (/* binding */ prepareImport)
/* harmony export */ });
/* harmony import */ var _deferred_stdin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89847);
/* harmony import */ var _path_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31150);


/** Creates a commit from changes to its parent's tree, in time that grows with the changes, see git-fast-import(1). */
async function importCommit(git, commit) {
    return (await runImport(git, toStream(commit), ['--force'])).commit;
}
/**
 * Creates a commit on a ref that may only move forward, or that does not exist. Throws GitError, with nothing moved,
 * when the ref is at a commit that is not among the ancestors.
 */
async function importForward(git, commit) {
    return runImport(git, toStream(commit), []);
}
/** Prepares an import whose ref may move anywhere, or only forward. */
function prepareImport(git, moves) {
    const { send, ...rest } = (0,_deferred_stdin_js__WEBPACK_IMPORTED_MODULE_0__/* .prepareCommand */ .f)(git, toArguments(moves === 'anywhere' ? ['--force'] : []), {
        noopInput: 'done\n',
    });
    return { ...rest, commit: async (commit) => readMarks(await send(toStream(commit))) };
}
/** Writes the tree of a commit with changes applied, and returns its id. No ref is left. */
async function importTree(git, { from, changes }) {
    const signature = { name: 'Groundhog', email: 'groundhog@noreply.invalid', epochSeconds: 0 };
    const stream = toStream({ ref: TEMPORARY_REF, message: '', signature, from, changes });
    const end = Buffer.from(`reset ${TEMPORARY_REF}\nfrom ${'0'.repeat(from.length)}\n\ndone\n`, 'latin1');
    return (await runImport(git, Buffer.concat([stream.subarray(0, -DONE.length), end]), ['--force'])).tree;
}
// The stream needs a ref to work on; it is reset before git writes any ref.
const TEMPORARY_REF = 'refs/groundhog-tree';
const DONE = Buffer.from('done\n', 'latin1');
async function runImport(git, stream, flags) {
    return readMarks(await git.bytes(toArguments(flags), { stdin: stream }));
}
function toArguments(flags) {
    const settings = ['-c', 'fastimport.unpackLimit=1', '-c', 'pack.compression=0'];
    return [...settings, 'fast-import', '--quiet', '--done', ...flags, '--date-format=raw'];
}
function readMarks({ stdout }) {
    const [id = '', root = ''] = Buffer.from(stdout).toString('latin1').split('\n');
    return { commit: id, tree: root.slice('040000 tree '.length).trim() };
}
function toStream(commit) {
    const { name, email, epochSeconds } = commit.signature;
    const message = Buffer.from(commit.message, 'utf8');
    const parts = [
        line(`commit ${commit.ref}`),
        line('mark :1'),
        line(`committer ${name} <${email}> ${epochSeconds} +0000`),
        line(`data ${message.length}`),
        message,
        line(''),
    ];
    if (commit.from !== undefined)
        parts.push(line(`from ${commit.from}`));
    for (const parent of commit.furtherParents ?? [])
        parts.push(line(`merge ${parent}`));
    if (commit.onTree !== undefined)
        parts.push(line(`M 040000 ${commit.onTree} ""`));
    // Deletions first: a file may make room for a folder of its name.
    for (const change of commit.changes)
        if (change.kind === 'delete')
            parts.push(line(`D ${(0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .quotePath */ .WG)(change.path)}`));
    for (const change of commit.changes)
        if (change.kind !== 'delete')
            parts.push(...toModification(change));
    parts.push(line(''), line('get-mark :1'), line('ls :1 ""'), line('done'));
    return Buffer.concat(parts);
}
function toModification(change) {
    if (change.kind === 'blob')
        return [line(`M ${change.mode} ${change.id} ${(0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .quotePath */ .WG)(change.path)}`)];
    return [
        line(`M ${change.mode ?? '100644'} inline ${(0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .quotePath */ .WG)(change.path)}`),
        line(`data ${change.bytes.length}`),
        change.bytes,
        line(''),
    ];
}
function line(text) {
    return Buffer.from(`${text}\n`, 'latin1');
}


/***/ }),

/***/ 57061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  un: () => (/* binding */ readState),
  VH: () => (/* binding */ requirePlan),
  Jq: () => (/* binding */ writeState)
});

// EXTERNAL MODULE: ./domain/errors/error-catalog.js + 9 modules
var error_catalog = __webpack_require__(22533);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/plan/parse-plan.js + 1 modules
var parse_plan = __webpack_require__(15478);
// EXTERNAL MODULE: ./domain/record/chronicle-event.js + 1 modules
var chronicle_event = __webpack_require__(87221);
// EXTERNAL MODULE: ./domain/record/lease.js
var lease = __webpack_require__(45789);
// EXTERNAL MODULE: ./domain/refs/ref-name.js
var ref_name = __webpack_require__(60085);
// EXTERNAL MODULE: ./git/cat-file.js
var cat_file = __webpack_require__(23654);
// EXTERNAL MODULE: ./git/fast-import.js
var fast_import = __webpack_require__(97183);
// EXTERNAL MODULE: ./git/ls-tree.js
var ls_tree = __webpack_require__(73383);
// EXTERNAL MODULE: ./git/path-bytes.js
var path_bytes = __webpack_require__(31150);
;// CONCATENATED MODULE: ./store/chronicle.js
/** Events in one file. A full file is never written again, so that the cost of a record does not grow with the task. */
const EVENTS_PER_FILE = 100;
/** Renders events as JSON lines. The text for n events is a prefix of the text for n + 1, parsed ones included. */
function renderChronicle({ events, linesRead }) {
    return events.map((event, index) => `${linesRead[index] ?? JSON.stringify(event)}\n`).join('');
}
/** Returns the path of a part of the chronicle: `chronicle.jsonl` for 0, `chronicle/0001.jsonl` for 1 and so on. */
function chronicleFile(index) {
    return index === 0 ? 'chronicle.jsonl' : `chronicle/${String(index).padStart(4, '0')}.jsonl`;
}
/** Renders the files of a chronicle that hold an event after the first `known` ones. */
function renderChronicleFiles({ events, linesRead }, known) {
    const files = [];
    for (let index = Math.floor(known / EVENTS_PER_FILE); index * EVENTS_PER_FILE < events.length; index += 1) {
        const [first, end] = [index * EVENTS_PER_FILE, (index + 1) * EVENTS_PER_FILE];
        const part = { events: events.slice(first, end), linesRead: linesRead.slice(first, end) };
        files.push({ path: chronicleFile(index), text: renderChronicle(part) });
    }
    return files;
}
/** Parses a chronicle. Throws, with the line, on an event that this version does not know or a gap in the numbers. */
function parseChronicle(text, toEvent) {
    const lines = text.split('\n');
    if (lines.pop() !== '')
        throw new Error('the chronicle does not end with a line end');
    const events = lines.map((line, index) => {
        const event = parseLine(line, index + 1, toEvent);
        if (event.seq !== index + 1)
            throw new Error(`line ${index + 1} of the chronicle has number ${event.seq}`);
        return event;
    });
    return { events, linesRead: lines };
}
function parseLine(line, number, toEvent) {
    try {
        return toEvent(JSON.parse(line));
    }
    catch (error) {
        const file = chronicleFile(Math.floor((number - 1) / EVENTS_PER_FILE));
        const why = error instanceof SyntaxError ? 'is not whole: it is no JSON' : 'is no event that this version knows';
        throw new Error(`${file}: line ${number} of the chronicle ${why}`, { cause: error });
    }
}

// EXTERNAL MODULE: ./domain/record/fold-events.js + 1 modules
var fold_events = __webpack_require__(52694);
;// CONCATENATED MODULE: ./store/parse-state.js



/** The files of a state commit beside its chronicle. */
const PLAN_FILE = 'plan.yml';
const LEASE_FILE = 'lease.json';
/** Parses the text of a whole chronicle. Throws an Error that names what this version cannot read. */
function parseState(chronicle, toEvent) {
    const parsed = parseChronicle(chronicle, toEvent);
    const state = (0,fold_events/* foldEvents */.v)(parsed.events);
    if (state === undefined)
        throw new Error('the chronicle is empty');
    return { ...parsed, state };
}
/** Decodes a file of a record. Throws an Error that names it when it is not UTF-8. */
function toText(bytes, path) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw new Error(`${path}: ${(0,errors/* toError */.iT)(cause).message}`, { cause });
    }
}

;// CONCATENATED MODULE: ./store/state-commit.js












const MAX_EVENTS_WITH_DIGESTS = 250;
const MAX_CHRONICLE_FILE_BYTES = 256 * 1024 * 1024;
// Why: docs/decisions/0011-what-keeps-scratch-commits.md
/** Appends one commit to the chain of states; files of earlier states are kept. */
async function writeState(git, state) {
    const text = new Map([
        [PLAN_FILE, state.planText],
        ...renderChronicleFiles(state, state.known).map(({ path, text }) => [path, text]),
        ...(isDigestDue(state) ? toDigests(state.state) : []),
        ...(state.lease === undefined ? [] : [[LEASE_FILE, toJson(state.lease)]]),
    ]);
    const files = [...text].map(([path, content]) => ({ path, bytes: Buffer.from(content, 'utf8') }));
    const changes = [...files, ...state.files].map(({ path, bytes }) => ({
        kind: 'content',
        path: (0,path_bytes/* toPathBytes */.si)(path),
        bytes,
    }));
    const last = state.events.at(-1);
    return (0,fast_import/* importCommit */.Tr)(git, {
        ref: (0,ref_name/* toRefName */.kk)({ kind: 'state', taskId: state.taskId }),
        message: `groundhog: state of ${state.taskId} after event ${last?.seq ?? 0} (${last?.kind ?? 'none'})\n`,
        signature: state.signature,
        ...(state.parent === undefined ? {} : { from: state.parent }),
        furtherParents: state.keeps,
        changes,
    });
}
/** Returns true when derived files are due: in a long task only at the end of a run, since they grow with the task. */
function isDigestDue({ events, isLast }) {
    return isLast || events.length <= MAX_EVENTS_WITH_DIGESTS;
}
function toDigests({ memory, record }) {
    return [
        ['memory.json', toJson(memory)],
        ['run.json', toJson(record)],
    ];
}
/**
 * Reads a state commit. Throws GroundhogError `state_unreadable`, with the ref that names it where that is given, on
 * anything that this version does not know.
 */
async function readState(git, commit, name) {
    try {
        return {
            commit,
            ...parseState(await readChronicle(git, commit), chronicle_event/* readEvent */.j_),
            planText: await readText(git, commit, PLAN_FILE),
            lease: parseLease(await findText(git, commit, LEASE_FILE)),
        };
    }
    catch (error) {
        throw toStateError({ commit, name }, error);
    }
}
/** Joins the texts of all files of the chronicle; a missing file shows as a gap in the numbers of the events. */
async function readChronicle(git, commit) {
    const first = await readText(git, commit, chronicleFile(0));
    const further = (await (0,ls_tree/* listTree */.nT)(git, commit, 'chronicle')).sort((a, b) => (a.path < b.path ? -1 : 1));
    const ids = further.map(({ id }) => id);
    const blobs = await (0,cat_file/* readSmallBlobs */.my)(git, ids, MAX_CHRONICLE_FILE_BYTES);
    const texts = further.map(({ id, path }) => {
        const bytes = blobs.get(id);
        if (bytes === undefined)
            throw new Error(`${(0,path_bytes/* toReadablePath */.ZR)(path)} is no file that a chronicle can have`);
        return toText(bytes, (0,path_bytes/* toReadablePath */.ZR)(path));
    });
    return [first, ...texts].join('');
}
function parseLease(text) {
    if (text === undefined)
        return undefined;
    try {
        return lease/* leaseSchema */.Gn.parse(JSON.parse(text));
    }
    catch (cause) {
        throw new Error(`${LEASE_FILE} is not whole, or no lease that this version knows`, { cause });
    }
}
function toStateError({ commit, name }, cause) {
    const reason = cause instanceof errors/* GroundhogError */.CX ? describeError(cause) : (0,errors/* toError */.iT)(cause).message;
    return new errors/* GroundhogError */.CX('state_unreadable', { ref: commit, name, reason }, { cause });
}
/** Renders what was observed, without what to do about it. */
function describeError(error) {
    return (0,error_catalog/* renderError */.v)(error).split('\n').slice(0, 2).join(' ');
}
async function readText(git, commit, path) {
    const text = await findText(git, commit, path);
    if (text === undefined)
        throw new Error(`${path} is missing`);
    return text;
}
async function findText(git, commit, path) {
    const entry = await (0,ls_tree/* findTreeEntry */.Cn)(git, commit, path);
    if (entry === undefined)
        return undefined;
    return toText(await (0,cat_file/* readBlob */.gm)(git, entry.id), path);
}
function toJson(value) {
    return `${JSON.stringify(value, undefined, 2)}\n`;
}
/** Parses the plan of a record. Throws GroundhogError `state_unreadable` when this version cannot read it. */
function requirePlan({ commit, planText }) {
    const parsed = (0,parse_plan/* parsePlan */.v)(planText, { fileName: PLAN_FILE });
    if (parsed.kind === 'ok')
        return parsed.plan;
    throw new errors/* GroundhogError */.CX('state_unreadable', { ref: commit, reason: 'its plan cannot be read' });
}


/***/ })

};
