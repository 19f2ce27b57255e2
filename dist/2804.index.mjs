export const id = 2804;
export const ids = [2804];
export const modules = {

/***/ 18259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nt: () => (/* binding */ toSettingName),
/* harmony export */   Xm: () => (/* binding */ renderReading),
/* harmony export */   YB: () => (/* binding */ describeReading),
/* harmony export */   fW: () => (/* binding */ budgetReadingSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);

/** The use of a limit of a run, in the unit of its setting. */
const budgetReadingSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    limit: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['max_tokens', 'max_cost_usd', 'deadline_minutes']),
    used: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0),
    max: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0),
});
/** Renders a reading as the reason in a record has it, such as "850 of 1000 tokens" and "4.1 of 5 US dollars". */
function describeReading({ limit, used, max }) {
    if (limit === 'max_cost_usd')
        return `${toShort(used)} of ${toShort(max)} US dollars`;
    return `${toShort(used)} of ${toShort(max)} ${limit === 'max_tokens' ? 'tokens' : 'minutes'}`;
}
/** Renders a reading as pages show it: as `describeReading`, but money as "$4.10 of $5.00". */
function renderReading(reading) {
    const { limit, used, max } = reading;
    return limit === 'max_cost_usd' ? `${toDollars(used)} of ${toDollars(max)}` : describeReading(reading);
}
function toDollars(value) {
    return `$${value.toFixed(value > 0 && value < 0.1 ? 4 : 2)}`;
}
/** Returns the name of the input and flag that set a limit. */
function toSettingName({ limit }) {
    return limit.replaceAll('_', '-');
}
/** Rounds away the noise of sums of decimals. */
function toShort(value) {
    return String(Number(value.toFixed(value < 1 ? 4 : 2)));
}


/***/ }),

/***/ 47647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HG: () => (/* binding */ REBASE_AGENT),
/* harmony export */   LZ: () => (/* binding */ completedRebaseSchema),
/* harmony export */   OA: () => (/* binding */ findReplayed),
/* harmony export */   _d: () => (/* binding */ isReplay),
/* harmony export */   hf: () => (/* binding */ impossibleRebaseSchema),
/* harmony export */   mQ: () => (/* binding */ isTriedOnLine),
/* harmony export */   mX: () => (/* binding */ rebaseSchema),
/* harmony export */   r3: () => (/* binding */ rebaseEventSchemas)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40669);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73477);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);


/** A commit of the task branch: the landing of a checkpoint of the plan, or any other, such as one of a person. */
const branchCommitSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ commit: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf, checkpoint_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable() });
/** A rebase that has begun: the task branch does not move before it is complete. */
const rebaseSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The head of the task branch, where it stays until then. */
    from: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
    /** The tip of the base that the commits are put on. */
    onto: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
    /** The last commit of the new line, which is in no branch yet. */
    head: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
    /** The commit that the task began from, where the base no longer has it: what it brought is not put there. Missing otherwise. */
    left_base: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf.optional(),
    /** The commits of the task branch that are not on the new line yet, oldest first. */
    left: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(branchCommitSchema),
    /** The checkpoints that had landed, each with its commit on the task branch, and its `budget_from` before the rebase. */
    landed: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        checkpoint_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        commit: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
        budget_from: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
        /** The plan has defined it anew since the rebase began; missing otherwise. */
        is_reopened: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true).optional(),
    })),
    /** The commit of the new line before the first one that was carried there on top of a landing; missing for none. */
    carried_from: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf.optional(),
    /** The last attempt before the rebase. */
    since_day: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    /** `last_landed` of the record before the rebase. */
    last_landed: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf.nullable(),
});
/** A rebase that is complete. */
const completedRebaseSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    onto: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
    from: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
    to: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
    /** The ref that keeps `from`. */
    kept_ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    left_base: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf.optional(),
    /** The checkpoints whose criteria held again on the new base. */
    verified: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
});
/** A rebase that commits of people do not allow: not tried again while branch and base stay where they are. */
const impossibleRebaseSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...{ from: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf, onto: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf, reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() },
    /** The commit that the task began from, where the base was rewritten and has it no more. */
    left_base: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf.optional(),
});
/** The events of a rebase. */
const rebaseEventSchemas = [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('rebase_started'),
        from: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
        onto: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
        left_base: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf.optional(),
        commits: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(branchCommitSchema),
    }),
    /** Commits of the task branch that are no landings of the plan are on the new line, the last one as `to`. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('commits_carried'), commits: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf).min(1), to: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf }),
    /** The task branch has moved; `kept_ref` keeps the commit where it was. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('rebase_completed'),
        from: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
        onto: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
        to: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
        kept_ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    }),
    /** The task branch stays as it is, and so does what had landed on it. */
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('rebase_stopped'),
        reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        /** The commit of a person that conflicts, so that the same rebase is not tried again; missing for other reasons. */
        conflict_of: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf.optional(),
    }),
];
/** The maker of an attempt that puts a landed commit on another base. No agent has this name. */
const REBASE_AGENT = { name: 'rebase', provider: null, model: null, entry: null };
/** Returns whether an attempt was no work of an agent, but a landed commit that was put on another base. */
function isReplay({ agent }) {
    return agent?.name === REBASE_AGENT.name;
}
/** Returns whether the commit of a checkpoint was put on the new line of a rebase, and its criteria have run there. */
function isTriedOnLine({ attempts }, { since_day }) {
    return attempts.some((each) => each.day > since_day && each.outcome !== 'interrupted' && isReplay(each));
}
/** Finds the commit on the task branch by which a checkpoint had landed before the rebase. */
function findReplayed(rebase, checkpointId) {
    return rebase?.landed.find(({ checkpoint_id }) => checkpoint_id === checkpointId)?.commit;
}


/***/ }),

/***/ 93714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G5: () => (/* binding */ updateCheckpoint),
/* harmony export */   OF: () => (/* binding */ findUnreverted),
/* harmony export */   TW: () => (/* binding */ isCaptured),
/* harmony export */   Zk: () => (/* binding */ isAnyLanded),
/* harmony export */   _A: () => (/* binding */ runRecordSchema),
/* harmony export */   fZ: () => (/* binding */ HELD_ALREADY),
/* harmony export */   nl: () => (/* binding */ hasLandedInThisRun),
/* harmony export */   pC: () => (/* binding */ findCapturedAttempt),
/* harmony export */   sM: () => (/* binding */ nameOutcome),
/* harmony export */   t9: () => (/* binding */ isCheckpointDone),
/* harmony export */   zn: () => (/* binding */ releaseHeld)
/* harmony export */ });
/* unused harmony exports checkpointRunSchema, personRequestSchema, steeringSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40669);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73477);
/* harmony import */ var _attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66483);
/* harmony import */ var _attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24543);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70375);
/* harmony import */ var _budget_reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18259);
/* harmony import */ var _ending_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20068);
/* harmony import */ var _rebase_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47647);







const checkpointOutcomeSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['pending', 'success', 'skipped', 'abandoned', 'blocked']);
/** The record of one checkpoint of the plan. */
const checkpointRunSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    checkpoint_id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    /** Hash of the checkpoint's definition; a change of it reopens the checkpoint. */
    definition_hash: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    outcome: checkpointOutcomeSchema,
    /** The reason for the outcome in one sentence; null when it needs none. */
    reason: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(),
    attempt_budget: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().min(1),
    /** The criteria on the clean tree before the first attempt, or on the new base of a rebase; null until they have run. */
    baseline: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .criterionRunSchema */ .aZ).nullable(),
    /** The last attempt before they ran; 0 for none. */
    baseline_day: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().min(0).default(0),
    attempts: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .attemptRecordSchema */ .sJ),
    /** The last head that its criteria held at, where commits of people have blocked it; null otherwise. */
    held_at: _ids_js__WEBPACK_IMPORTED_MODULE_2__/* .objectIdSchema */ .kf.nullable().default(null),
    /** Whether landings lie between those commits, so that no range has them alone; missing otherwise. */
    is_held_mixed: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(true).optional(),
    /** The index of the first attempt of the present budget; earlier ones do not count. */
    budget_from: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().min(0),
    started_at: zod__WEBPACK_IMPORTED_MODULE_7__/* .datetime */ .w$().nullable(),
    ended_at: zod__WEBPACK_IMPORTED_MODULE_7__/* .datetime */ .w$().nullable(),
});
/** The reason of a checkpoint whose criteria held before any work. */
const HELD_ALREADY = 'already satisfied';
/** Returns the word for an outcome in texts for people. */
function nameOutcome(outcome) {
    return outcome === 'abandoned' ? 'given up' : outcome;
}
/** Returns whether an attempt of a task has landed, in this branch of the task or an earlier one. */
function isAnyLanded({ checkpoints }) {
    return checkpoints.some(({ attempts }) => attempts.some(({ committed_ref }) => committed_ref !== null));
}
/** Returns whether a checkpoint needs no more work. */
function isCheckpointDone({ outcome }) {
    return outcome === 'success' || outcome === 'skipped';
}
/** Returns a checkpoint that commits of people had broken as one that has landed: it is checked again with other commits. */
function releaseHeld(checkpoint) {
    return { ...checkpoint, outcome: 'success', reason: null, held_at: null };
}
/** A request of a user to a task. */
const personRequestSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_7__/* .datetime */ .w$(), by: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable() });
/** An action of a user on a task from outside of its runs. */
const steeringSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    at: zod__WEBPACK_IMPORTED_MODULE_7__/* .datetime */ .w$(),
    by: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['retry', 'skip', 'hint', 'pause', 'abort', 'approve', 'materialize']),
    checkpoint_id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(),
    /** The hint, the reason, the commit or the one statement; null when there is none. */
    text: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(),
});
/** The audit record of a task; never put into a prompt as a whole. */
const runRecordSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(1),
    /** A random id of the task, which our comments carry. */
    lineage: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    task_id: _ids_js__WEBPACK_IMPORTED_MODULE_2__/* .taskIdSchema */ .Ov,
    plan_id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    plan_hash: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    base_ref: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    base_sha: _ids_js__WEBPACK_IMPORTED_MODULE_2__/* .objectIdSchema */ .kf,
    task_branch: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    /** The last known head of the task branch; equal to `base_sha` while nothing has landed. */
    head: _ids_js__WEBPACK_IMPORTED_MODULE_2__/* .objectIdSchema */ .kf,
    /** The last head that the criteria of what has landed held at, while commits of people on top are not checked; else null. */
    unchecked_since: _ids_js__WEBPACK_IMPORTED_MODULE_2__/* .objectIdSchema */ .kf.nullable().default(null),
    /** The last landed commit; null before the first. People's lines are counted from there. */
    last_landed: _ids_js__WEBPACK_IMPORTED_MODULE_2__/* .objectIdSchema */ .kf.nullable().default(null),
    /** The last commit that waits for approval; null when everything landed is on the task branch. */
    result: _ids_js__WEBPACK_IMPORTED_MODULE_2__/* .objectIdSchema */ .kf.nullable().default(null),
    /** Set from the start of a rebase until the task branch has moved. */
    rebase: _rebase_js__WEBPACK_IMPORTED_MODULE_5__/* .rebaseSchema */ .mX.nullable().default(null),
    /** The rebases that are complete, oldest first. */
    rebases: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_rebase_js__WEBPACK_IMPORTED_MODULE_5__/* .completedRebaseSchema */ .LZ).default([]),
    /** The last rebase that commits of people did not allow; null for none. */
    impossible_rebase: _rebase_js__WEBPACK_IMPORTED_MODULE_5__/* .impossibleRebaseSchema */ .hf.nullable().default(null),
    /** Set until the next run starts. */
    pause: personRequestSchema.nullable().default(null),
    /** Set until a checkpoint is opened again. */
    aborted: personRequestSchema.nullable().default(null),
    /** The latest actions of users; the chronicle has all. */
    steering: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(steeringSchema).default([]),
    /** The issue that asked for the task; null when none did. */
    issue_number: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().min(1).nullable().default(null),
    /** The latest comments, reviews, comments on lines and ticks whose commands were executed. */
    handled_comments: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().min(1)).default([]),
    handled_reviews: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().min(1)).default([]),
    handled_line_comments: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().min(1)).default([]),
    handled_boxes: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()).default([]),
    isolation: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['none', 'sandbox']),
    /** The means of the isolation, and the network that each zone has; null without isolation. */
    isolation_detail: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable().default(null),
    /** The number of the last attempt of the task; 0 before the first. */
    last_day: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().min(0),
    /** `last_day` when the present run started: later attempts are of this run. */
    last_day_before_run: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().min(0),
    /** `last_landed` when the present run started: another value is of this run. */
    last_landed_before_run: _ids_js__WEBPACK_IMPORTED_MODULE_2__/* .objectIdSchema */ .kf.nullable().default(null),
    /** The highest number of a workspace context; 0 before the first. */
    last_context: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().min(0).default(0),
    checkpoints: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(checkpointRunSchema),
    /** The budget warnings of the present run, one for each limit. */
    budget_warnings: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_budget_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .budgetReadingSchema */ .fW).default([]),
    /** The page of the job that the last run ran in; null outside of one. */
    run_url: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable().default(null),
    /** Null while a run is running. */
    ending: _ending_js__WEBPACK_IMPORTED_MODULE_4__/* .endingSchema */ .$9.nullable(),
    ending_reason: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(),
    /** The cause of the last run's pause; null with every other ending. */
    pause_cause: _ending_js__WEBPACK_IMPORTED_MODULE_4__/* .pauseCauseSchema */ .p$.nullable().default(null),
    started_at: zod__WEBPACK_IMPORTED_MODULE_7__/* .datetime */ .w$(),
    /** The start of the last run. */
    run_started_at: zod__WEBPACK_IMPORTED_MODULE_7__/* .datetime */ .w$(),
    /** The end of the last run; null while it is running. */
    ended_at: zod__WEBPACK_IMPORTED_MODULE_7__/* .datetime */ .w$().nullable(),
});
/** Returns whether the present run has brought a commit to the task branch. */
function hasLandedInThisRun({ last_landed, last_landed_before_run: before, ...waiting }) {
    return waiting.result === null && waiting.rebase === null && last_landed !== before;
}
/** Returns whether an attempt can be verified without its agent. */
function isCaptured(attempt) {
    const { outcome, scratch_commit, tree, summary, timeline } = attempt;
    const isNull = [scratch_commit, tree, summary, timeline].includes(null);
    return outcome === 'running' && !isNull;
}
/** Returns the attempt of a task that waits to be verified; there is at most one. */
function findCapturedAttempt(record) {
    return record.checkpoints.flatMap(({ attempts }) => attempts).find(isCaptured);
}
/** Returns the last attempt when its workspace was neither rewound nor recreated, or undefined. */
function findUnreverted(record) {
    const attempts = record.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
    const attempt = attempts.find(({ day }) => day === record.last_day);
    if (attempt === undefined || attempt.workspace_reverted)
        return undefined;
    if (attempt.outcome !== 'failed' && attempt.outcome !== 'interrupted')
        return undefined;
    return { attempt, isOfRun: attempt.day > record.last_day_before_run };
}
/** Returns the record with one checkpoint changed. Throws an Error when the plan of the task does not have it. */
function updateCheckpoint(record, id, change) {
    if (!record.checkpoints.some((checkpoint) => checkpoint.checkpoint_id === id)) {
        throw new Error(`the plan of this task has no checkpoint "${id}"`);
    }
    return {
        ...record,
        checkpoints: record.checkpoints.map((checkpoint) => checkpoint.checkpoint_id === id ? change(checkpoint) : checkpoint),
    };
}


/***/ }),

/***/ 97841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XE: () => (/* binding */ findLatestRuns),
/* harmony export */   k5: () => (/* binding */ approveStatements),
/* harmony export */   l9: () => (/* binding */ listStatements),
/* harmony export */   nu: () => (/* binding */ listUnjudged)
/* harmony export */ });
/** Returns the criteria of the latest verified attempt of a checkpoint, else those before any work. */
function findLatestRuns({ attempts, baseline }) {
    return attempts.findLast(({ verifier_runs }) => verifier_runs.length > 0)?.verifier_runs ?? baseline ?? [];
}
/** Lists the statements of a checkpoint. */
function listStatements(checkpoint) {
    return findLatestRuns(checkpoint)
        .flatMap(({ criterion, outcome }) => (criterion.kind === 'semantic' ? [{ criterion, outcome }] : []))
        .map(({ criterion, outcome }, index) => ({
        number: index + 1,
        name: criterion.name,
        text: criterion.statement,
        outcome,
    }));
}
/** Lists the statements of a checkpoint that nobody has judged. */
function listUnjudged(checkpoint) {
    return listStatements(checkpoint).filter(({ outcome }) => outcome === 'unjudged');
}
/** Judges as a person the statements of a checkpoint that nobody has judged: all of them, or only the one with the number. */
function approveStatements(found, { by, statement }) {
    const latest = findLatestRuns(found);
    let number = 0;
    const judged = latest.map((run) => {
        if (run.criterion.kind === 'semantic')
            number += 1;
        const isMeant = run.outcome === 'unjudged' && (statement === undefined || statement === number);
        return isMeant ? { ...run, outcome: 'judged_pass', detail: `Judged by ${by}.` } : run;
    });
    if (found.baseline === latest)
        return { ...found, baseline: judged };
    return {
        ...found,
        attempts: found.attempts.map((attempt) => attempt.verifier_runs === latest ? { ...attempt, verifier_runs: judged } : attempt),
    };
}


/***/ }),

/***/ 60085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ scratchBranchName),
/* harmony export */   DC: () => (/* binding */ toStreamName),
/* harmony export */   DE: () => (/* binding */ defaultTaskBranch),
/* harmony export */   DZ: () => (/* binding */ SNAPSHOT_NAMESPACE),
/* harmony export */   H$: () => (/* binding */ findRefConflict),
/* harmony export */   O7: () => (/* binding */ parseTaskRef),
/* harmony export */   P: () => (/* binding */ taskNamespace),
/* harmony export */   Un: () => (/* binding */ findScratchBranches),
/* harmony export */   aE: () => (/* binding */ findSnapshotNameProblem),
/* harmony export */   fL: () => (/* binding */ toBranchRef),
/* harmony export */   gh: () => (/* binding */ scratchBranchNamespace),
/* harmony export */   kk: () => (/* binding */ toRefName),
/* harmony export */   mA: () => (/* binding */ findBranchNameProblem),
/* harmony export */   pA: () => (/* binding */ isRefName),
/* harmony export */   rV: () => (/* binding */ attemptSnapshotNamespace),
/* harmony export */   w8: () => (/* binding */ toTaskPatterns)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);

const MAX_SNAPSHOT_NAME_LENGTH = 100;
function isRefName(ref) {
    return ref.startsWith('refs/');
}
/** Returns the prefix of all refs of a task, apart from its branches. */
function taskNamespace(taskId) {
    return `refs/groundhog/${taskId}`;
}
/** Returns the patterns by which a remote lists all refs of a task, and those that git would need to be a folder of them. */
function toTaskPatterns(taskId) {
    return ['refs/heads/*', `${taskNamespace(taskId)}/*`, taskNamespace(taskId), 'refs/groundhog'];
}
/** Returns the full name of a ref of a task. */
function toRefName(ref) {
    switch (ref.kind) {
        case 'scratch_branch':
            return toBranchRef(scratchBranchName(ref.taskId, ref.day));
        case 'scratch':
            return `${taskNamespace(ref.taskId)}/day-${ref.day}`;
        case 'state':
        case 'result':
            return `${taskNamespace(ref.taskId)}/${ref.kind}`;
        case 'before_rebase':
            return `${taskNamespace(ref.taskId)}/before-rebase-${ref.number}`;
        case 'steps':
            return `${taskNamespace(ref.taskId)}/steps/${toStreamName(ref.base7, ref.number)}`;
    }
}
/** Returns the name of a stream of steps, `<base7>-<n>`. Throws an Error for an invalid id or number. */
function toStreamName(base, number) {
    const name = `${base.slice(0, 7)}-${number}`;
    if (parseStreamName(name) === undefined)
        throw new Error(`"${name}" names no stream of steps`);
    return name;
}
/** Parses the name of a stream; undefined for any other text. */
function parseStreamName(name) {
    const match = /^([0-9a-f]{7})-([1-9]\d{0,6})$/.exec(name);
    return match?.[1] === undefined ? undefined : { base7: match[1], number: Number(match[2]) };
}
/** The prefix of the named snapshots of a repository. */
const SNAPSHOT_NAMESPACE = 'refs/sandbox/snapshots';
/** Returns the prefix of the agent's snapshots of one attempt, in the control repository only. */
function attemptSnapshotNamespace(day) {
    return `refs/sandbox/day-${day}/snapshots`;
}
/** Returns the prefix of the scratch branches of a task or of all; an in-place run leaves them in its checkout. */
function scratchBranchNamespace(taskId) {
    return toBranchRef(taskId === undefined ? 'groundhog' : `groundhog/${taskId}`);
}
/** Returns the name of the scratch branch of one attempt, `groundhog/<task_id>/day-<n>`. */
function scratchBranchName(taskId, day) {
    return `groundhog/${taskId}/day-${day}`;
}
/** Returns the task branch when the user names none. */
function defaultTaskBranch(taskId) {
    return `groundhog/${taskId}/task`;
}
/** Returns `refs/heads/<name>`. */
function toBranchRef(name) {
    return `refs/heads/${name}`;
}
/** Parses a ref of a task; undefined for any other ref. */
function parseTaskRef(ref) {
    const steps = /^refs\/groundhog\/([^/]+)\/steps\/([^/]+)$/.exec(ref);
    if (steps !== null)
        return toStepsRef(steps[1], parseStreamName(steps[2] ?? ''));
    const match = /^refs\/groundhog\/([^/]+)\/(state|result|day-([1-9]\d{0,6}))$/.exec(ref) ??
        /^refs\/heads\/groundhog\/([^/]+)\/(day-([1-9]\d{0,6}))$/.exec(ref);
    const taskId = match?.[1] ?? '';
    if (match === null || !(0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .isTaskId */ .XJ)(taskId))
        return undefined;
    if (match[2] === 'state' || match[2] === 'result')
        return { kind: match[2], taskId };
    const kind = ref.startsWith('refs/heads/') ? 'scratch_branch' : 'scratch';
    return { kind, taskId, day: Number(match[3]) };
}
function toStepsRef(taskId = '', stream) {
    return (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .isTaskId */ .XJ)(taskId) && stream !== undefined ? { kind: 'steps', taskId, ...stream } : undefined;
}
/** Returns the scratch branches of attempts among refs, by their names without `refs/heads/`. */
function findScratchBranches(refs) {
    const found = new Map();
    for (const [name, commit] of refs) {
        const ref = parseTaskRef(name);
        if (ref?.kind === 'scratch_branch')
            found.set(scratchBranchName(ref.taskId, ref.day), commit);
    }
    return found;
}
/** Returns why a branch cannot have this name by git-check-ref-format(1), or undefined. */
function findBranchNameProblem(name) {
    if (name === '' || name.length > 200)
        return 'must have 1 to 200 characters';
    if (/[\0-\x20\x7f~^:?*[\\]/.test(name))
        return 'must not contain spaces, control characters or any of ~ ^ : ? * [ \\';
    if (/\.\.|@\{|\/\/|^\/|\/$|^-|\.$/.test(name))
        return 'must not contain "..", "@{", "//", or start with "-" or "/", or end with "/" or "."';
    if (name === '@' || /^(?:[A-Z]+_)?HEAD$/i.test(name))
        return 'is a name that git keeps for itself';
    const prefix = /^(?:refs|heads|tags|remotes)(?:\/|$)/i.exec(name)?.[0];
    // git reads "heads/main" as the branch "main", and creates it as another one.
    if (prefix !== undefined)
        return `must be the plain name of a branch: "${prefix}" is the beginning of git's own names for refs`;
    if (name.split('/').some((part) => part.startsWith('.') || part.endsWith('.lock'))) {
        return 'must not have a part that starts with "." or ends with ".lock"';
    }
    return undefined;
}
/** Returns why a snapshot cannot have this name in a ref (git-check-ref-format(1)), or undefined. */
function findSnapshotNameProblem(name) {
    if (name === '')
        return 'name is required';
    const invalid = `invalid snapshot name ${JSON.stringify(name.slice(0, MAX_SNAPSHOT_NAME_LENGTH))}:`;
    if (!/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/.test(name))
        return `${invalid} must match ^[A-Za-z0-9_][A-Za-z0-9_.-]*$`;
    if (name.length > MAX_SNAPSHOT_NAME_LENGTH)
        return `${invalid} must have at most ${MAX_SNAPSHOT_NAME_LENGTH} characters`;
    if (name.includes('..') || name.endsWith('.') || name.endsWith('.lock'))
        return `${invalid} must not contain "..", nor end with "." or ".lock": git refuses it`;
    return undefined;
}
/** Returns two refs that cannot exist together, because git stores one as a folder of the other; undefined for none. */
function findRefConflict(wanted, existing) {
    for (const want of wanted) {
        for (const have of existing) {
            if (have.startsWith(`${want}/`) || want.startsWith(`${have}/`))
                return { wanted: want, existing: have };
        }
    }
    return undefined;
}


/***/ }),

/***/ 36064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ listRefs),
/* harmony export */   Xv: () => (/* binding */ listDatedRefs),
/* harmony export */   av: () => (/* binding */ toMap)
/* harmony export */ });
/** Lists the refs below the prefixes, or all refs, with the objects that they name, see git-for-each-ref(1). */
async function listRefs(git, prefixes = []) {
    const { stdout } = await git.text(['for-each-ref', '--format=%(objectname) %(refname)', ...prefixes]);
    return toMap(stdout);
}
/** Lists the refs below the prefixes with their time and one trailer, without symbolic refs. */
async function listDatedRefs(git, { prefixes, trailer }) {
    const value = `%(trailers:key=${trailer},valueonly,separator=%x2C)`;
    const fields = ['%(refname)', '%(objectname)', '%(creatordate:unix)', '%(symref)', value];
    const { stdout } = await git.text(['for-each-ref', `--format=${fields.join('%00')}`, ...prefixes]);
    return stdout.split('\n').flatMap((line) => {
        const [ref = '', id = '', at = '', symref = '', found = ''] = line.split('\0');
        if (!ref.startsWith('refs/') || symref !== '')
            return [];
        return [{ ref, id, atSeconds: /^\d+$/.test(at) ? Number(at) : undefined, trailer: found.trim() }];
    });
}
/** Parses lines of "id ref". */
function toMap(text) {
    const refs = new Map();
    for (const line of text.split('\n')) {
        const match = /^([0-9a-f]+)\s+(refs\/.*)$/.exec(line);
        if (match?.[1] !== undefined && match[2] !== undefined)
            refs.set(match[2], match[1]);
    }
    return refs;
}


/***/ }),

/***/ 50737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findRemoteHead),
/* harmony export */   R: () => (/* binding */ listRemoteRefs)
/* harmony export */ });
/* harmony import */ var _for_each_ref_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36064);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41985);


/** Lists the remote's refs, see git-ls-remote(1): patterns match whole path parts from the end. */
async function listRemoteRefs(git, remote, patterns) {
    const args = ['ls-remote', '--quiet', ...(0,_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .toUploadPack */ .Gi)(remote), '--end-of-options', remote.url, ...patterns];
    return (0,_for_each_ref_js__WEBPACK_IMPORTED_MODULE_1__/* .toMap */ .av)((await git.text(args, (0,_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .toRemoteCall */ .g6)(remote))).stdout);
}
/** Finds the branch that the remote's HEAD names; undefined when it is detached or empty. */
async function findRemoteHead(git, remote) {
    const args = ['ls-remote', '--symref', ...(0,_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .toUploadPack */ .Gi)(remote), '--end-of-options', remote.url, 'HEAD'];
    const { stdout } = await git.text(args, (0,_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .toRemoteCall */ .g6)(remote));
    return /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(stdout)?.[1];
}


/***/ })

};
