export const id = 6084;
export const ids = [6084];
export const modules = {

/***/ 66483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yJ: () => (/* binding */ NO_USAGE),
  az: () => (/* binding */ addJudgeUse),
  vk: () => (/* binding */ addUsage),
  sJ: () => (/* binding */ attemptRecordSchema),
  pi: () => (/* binding */ claimSourceSchema),
  bo: () => (/* binding */ rescueSchema),
  iS: () => (/* binding */ toDurationMs),
  GG: () => (/* binding */ totalUsage)
});

// UNUSED EXPORTS: attemptOutcomeSchema, toolCallRecordSchema, usageSchema

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(40669);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(73477);
// EXTERNAL MODULE: ./domain/agent-ladder.js
var agent_ladder = __webpack_require__(36253);
// EXTERNAL MODULE: ./domain/ids.js
var ids = __webpack_require__(70375);
// EXTERNAL MODULE: ./domain/paths/changed-path.js
var changed_path = __webpack_require__(74580);
// EXTERNAL MODULE: ./domain/setting-limits.js
var setting_limits = __webpack_require__(8550);
// EXTERNAL MODULE: ./domain/attempt/attribution.js
var attribution = __webpack_require__(63434);
// EXTERNAL MODULE: ./domain/attempt/failure-report.js
var failure_report = __webpack_require__(81140);
;// CONCATENATED MODULE: ./domain/attempt/interruption-cause.js

/** The cause of an interrupted attempt, which does not count as the agent's failure. */
const interruptionSchema = schemas/* object */.Ikc({
    cause: schemas/* enum */.k5n([
        'cancelled',
        'deadline',
        'budget',
        'unjudged',
        'provider',
        'provider_settings',
        'provider_credit',
        'disk_full',
        'command_not_run',
        'surroundings',
    ]),
    /** The pause that the provider asked for, as by a Retry-After header; null when it asked for none. */
    retry_after_seconds: schemas/* number */.aig().min(0).nullable(),
    /** The entry of the ladder that makes the attempt instead; missing where the attempt is made as before. */
    next_entry: schemas/* int */.Whr().min(1).optional(),
});

// EXTERNAL MODULE: ./domain/attempt/landing-audit.js
var landing_audit = __webpack_require__(97546);
// EXTERNAL MODULE: ./domain/attempt/side-effect.js
var side_effect = __webpack_require__(85144);
// EXTERNAL MODULE: ./domain/attempt/step.js
var step = __webpack_require__(68033);
// EXTERNAL MODULE: ./domain/attempt/verdict.js + 1 modules
var verdict = __webpack_require__(24543);
;// CONCATENATED MODULE: ./domain/attempt/attempt.js












/** Summary of one tool call of the agent. */
const toolCallRecordSchema = schemas/* object */.Ikc({
    seq: schemas/* int */.Whr().min(1),
    tool_name: schemas/* string */.YjP(),
    started_at: iso/* datetime */.w$(),
    duration_ms: schemas/* int */.Whr().min(0),
    result_bytes: schemas/* int */.Whr().min(0),
    is_error: schemas/* boolean */.zMY(),
});
/** Usage of an attempt. A number that the agent does not report is null, never zero. */
const usageSchema = schemas/* object */.Ikc({
    turns: schemas/* int */.Whr().min(0).nullable(),
    input_tokens: schemas/* int */.Whr().min(0).nullable(),
    output_tokens: schemas/* int */.Whr().min(0).nullable(),
    /** The input tokens that the provider read from its cache; missing when not reported. */
    cached_input_tokens: schemas/* int */.Whr().min(0).nullable().optional(),
    cost_usd: schemas/* number */.aig().min(0).nullable(),
    /** Whether some of the numbers are estimates of ours, since the provider did not count; missing when none is. */
    estimated: schemas/* boolean */.zMY().optional(),
});
const NO_USAGE = { turns: null, input_tokens: null, output_tokens: null, cost_usd: null };
/** `running` has not ended; `interrupted` was not the agent's failure and does not consume budget. */
const attemptOutcomeSchema = schemas/* enum */.k5n(['running', 'passed', 'failed', 'interrupted']);
/**
 * The source of the claim that had an attempt verified: the success verb, the agent's own clean end, or none, for work
 * that was verified as the attempt had left it.
 */
const claimSourceSchema = schemas/* enum */.k5n(['verb', 'end', 'none']);
/** A recorded step of a failed attempt that is verified in place of what the attempt left. */
const rescueSchema = schemas/* object */.Ikc({
    /** The number of the step in the task. */
    step: schemas/* int */.Whr().min(1),
    commit: ids/* objectIdSchema */.kf,
    tree: ids/* objectIdSchema */.kf,
    /** Whether the agent said that another attempt is pointless. */
    retry_pointless: schemas/* boolean */.zMY(),
});
/** The audit record of one attempt. `day` is its number in the whole task, from 1. */
const attemptRecordSchema = schemas/* object */.Ikc({
    day: schemas/* int */.Whr().min(1),
    started_at: iso/* datetime */.w$(),
    /** Null while it is running, and where its run is gone, so that nobody knows. */
    ended_at: iso/* datetime */.w$().nullable(),
    /** Missing before the work is captured, and in records of versions that did not keep it. */
    captured_at: iso/* datetime */.w$().optional(),
    /** The time after the capture in which no run was at work, as far as it is known; missing for none. */
    waited_ms: schemas/* int */.Whr().min(0).optional(),
    outcome: attemptOutcomeSchema,
    /** Missing in records of versions that had one agent for a run. */
    agent: agent_ladder/* agentIdentitySchema */.$8.optional(),
    snapshot_ref: ids/* objectIdSchema */.kf,
    scratch_branch: schemas/* string */.YjP(),
    scratch_commit: ids/* objectIdSchema */.kf.nullable(),
    tree: ids/* objectIdSchema */.kf.nullable(),
    summary: schemas/* string */.YjP().nullable(),
    failure_report: failure_report/* failureReportSchema */._.nullable(),
    workspace_reverted: schemas/* boolean */.zMY(),
    verifier_runs: schemas/* array */.YOg(verdict/* criterionRunSchema */.aZ),
    /** Missing where nothing was verified, and in records of versions that took the verb alone. */
    claimed_by: claimSourceSchema.optional(),
    /** The step that is verified now; missing when there is none, and once the attempt has ended. */
    rescue: rescueSchema.optional(),
    /** The number of the step that passed in place of what the attempt left; missing when there is none. */
    rescued_from_step: schemas/* int */.Whr().min(1).optional(),
    /** The folder that commands of criteria ran in; missing where none ran. */
    verified_in: schemas/* enum */.k5n(setting_limits/* verifyInChoices */.tW).optional(),
    tool_calls: schemas/* array */.YOg(toolCallRecordSchema),
    side_effects: schemas/* array */.YOg(side_effect/* sideEffectSchema */.a),
    usage: usageSchema,
    /** At most 200 are listed; `changed_paths_total` counts all. */
    changed_paths: schemas/* array */.YOg(changed_path/* changedPathSchema */.f),
    changed_paths_total: schemas/* int */.Whr().min(0),
    /** Notes that are not failures, such as files that were restored or left out. */
    notes: schemas/* array */.YOg(schemas/* string */.YjP()),
    committed_ref: ids/* objectIdSchema */.kf.nullable(),
    /** The commit that GitHub has made and signed for the landing; missing when there is none. */
    signed_commit: ids/* objectIdSchema */.kf.optional(),
    /** Null when nothing landed, and when it could not be counted. */
    attribution: attribution/* attributionSchema */.H7.nullable(),
    /** Missing when what landed was not audited. */
    audit: landing_audit/* landingAuditSchema */.M.optional(),
    /** Null until a step is published or the attempt is captured. */
    timeline: step/* stepTimelineSchema */.nW.nullable(),
    /** The cause of an interruption; null for every other outcome. */
    interruption: interruptionSchema.nullable(),
});
/** Returns the milliseconds in which a run was at work on an attempt; undefined where nobody knows when it ended. */
function toDurationMs({ started_at: start, ended_at: end, waited_ms: waited = 0, }) {
    return end === null ? undefined : Math.max(0, Date.parse(end) - Date.parse(start) - waited);
}
/** Returns the usage of an attempt's agent and judge together. A number that neither reports is null. */
function totalUsage({ usage, verifier_runs }) {
    return listUses(verifier_runs).reduce(addJudgeUse, usage);
}
/** Returns the usage plus that of one more answer of a judge, which does not count as a turn of the agent. */
function addJudgeUse(usage, { input_tokens, output_tokens, cost_usd, estimated }) {
    return {
        ...usage,
        input_tokens: add(usage.input_tokens, input_tokens),
        output_tokens: add(usage.output_tokens, output_tokens),
        cost_usd: add(usage.cost_usd, cost_usd),
        ...(estimated === true ? { estimated } : {}),
    };
}
/** Adds two usages. A number that neither reports is null. */
function addUsage(a, b) {
    return {
        turns: add(a.turns, b.turns),
        input_tokens: add(a.input_tokens, b.input_tokens),
        output_tokens: add(a.output_tokens, b.output_tokens),
        cached_input_tokens: add(a.cached_input_tokens ?? null, b.cached_input_tokens ?? null),
        cost_usd: add(a.cost_usd, b.cost_usd),
        ...(a.estimated === true || b.estimated === true ? { estimated: true } : {}),
    };
}
function listUses(runs) {
    return runs.flatMap(({ judge }) => (judge === undefined ? [] : [judge]));
}
function add(a, b) {
    return a === null && b === null ? null : (a ?? 0) + (b ?? 0);
}


/***/ }),

/***/ 63434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ attributionSchema),
/* harmony export */   O8: () => (/* binding */ renderShare),
/* harmony export */   lt: () => (/* binding */ attribute)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40669);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);


/** Authorship of the lines of a landed checkpoint. Only lines of text that are in the landed commit count as added. */
const attributionSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The commit from which lines are counted: the landed commit before this one, else the base. */
    since: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
    agent_added: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    agent_removed: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    /** Lines added by people's commits since then that are still present. */
    people_added: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    people_commits: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    /** Binary files that the agent changed: they have no lines to count. */
    binary_files: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
});
// Why: docs/decisions/0014-attribution-of-lines.md
/** Follows people's lines through every step, and counts those that remain beside the agent's. */
function attribute({ since, steps, agent }) {
    const before = steps.reduce(followStep, new Map());
    const after = followStep(before, { by: 'elsewhere', files: agent });
    const hunks = agent.flatMap((file) => file.hunks);
    return {
        since,
        agent_added: sum(hunks.map(({ newCount }) => newCount)),
        agent_removed: sum(hunks.map(({ oldCount }) => oldCount)),
        people_added: sum([...after.values()].flat().map(({ from, to }) => to - from + 1)),
        people_commits: steps.filter(({ by }) => by === 'people').length,
        binary_files: agent.filter(({ isBinary }) => isBinary).length,
    };
}
/** Renders the agent's share, such as `73% agent (146/200 lines)`; undefined when no line was added. */
function renderShare({ agent_added, people_added }) {
    const total = agent_added + people_added;
    if (total === 0)
        return undefined;
    return `${toPercent(agent_added, total)}% agent (${agent_added}/${total} lines)`;
}
/** Rounds to a percentage that is 0 or 100 only for none or all. */
function toPercent(part, total) {
    if (part === 0 || part === total)
        return part === 0 ? 0 : 100;
    return Math.min(99, Math.max(1, Math.round((100 * part) / total)));
}
function followStep(owned, { by, files }) {
    const next = new Map(owned);
    for (const { oldPath } of files)
        if (oldPath !== undefined)
            next.delete(oldPath);
    for (const { oldPath, newPath, hunks, isBinary } of files) {
        if (newPath === undefined || isBinary)
            continue;
        const kept = moveLines((oldPath === undefined ? undefined : owned.get(oldPath)) ?? [], hunks);
        const added = by === 'people' ? hunks.map(toNewLines) : [];
        next.set(newPath, [...kept, ...added].sort((a, b) => a.from - b.from));
    }
    return next;
}
function toNewLines({ newStart, newCount }) {
    return { from: newStart, to: newStart + newCount - 1 };
}
/** Returns the ranges after the hunks, without the lines that the hunks removed. Both lists are in ascending order. */
function moveLines(lines, hunks) {
    const moved = [];
    const kept = toKeptLines(hunks);
    let at = 0;
    for (const range of lines) {
        for (let part = kept[at]; part !== undefined; part = kept[at]) {
            const from = Math.max(range.from, part.from);
            const to = Math.min(range.to, part.to);
            if (from <= to)
                moved.push({ from: from + part.shift, to: to + part.shift });
            if (range.to < part.to)
                break;
            at += 1;
        }
    }
    return moved;
}
/** Returns the ranges of the old side that remain, each with its shift in lines. */
function toKeptLines(hunks) {
    const kept = [];
    let from = 1;
    let shift = 0;
    for (const { oldStart, oldCount, newCount } of hunks) {
        kept.push({ from, to: oldCount === 0 ? oldStart : oldStart - 1, shift });
        from = oldCount === 0 ? oldStart + 1 : oldStart + oldCount;
        shift += newCount - oldCount;
    }
    return [...kept, { from, to: Number.POSITIVE_INFINITY, shift }];
}
function sum(counts) {
    return counts.reduce((total, count) => total + count, 0);
}


/***/ }),

/***/ 81140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ failureReportSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);

/** Report on a failed attempt; shown to every later attempt at the same checkpoint. */
const failureReportSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** The author: the agent by its verb, the verifier by criteria, or the runner by observation. */
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['agent', 'verifier', 'runner']),
    what_tried: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    what_happened: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    next_attempt_plan: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});


/***/ }),

/***/ 97546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ landingAuditSchema),
/* harmony export */   N: () => (/* binding */ describeAudit)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);

/** The place of a hunk in a landed commit. */
const hunkPositionSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The first changed line in the landed file; null for the file as a whole. */
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).nullable(),
    added: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    removed: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
});
/**
 * The end of an audit. `done`: each hunk was undone and the criteria ran without it. `out_of_time`: those that were tried.
 * `interrupted`: those that were tried before a person or the end of the run stopped it.
 * `not_holding`: criteria failed on the landed commit itself, so that nothing was undone. `nothing_to_run`: no criterion
 * of the checkpoint runs on this machine.
 */
const auditEndSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['done', 'out_of_time', 'interrupted', 'not_holding', 'nothing_to_run']);
/** The result of undoing each hunk of a landed commit in turn. */
const landingAuditSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    end: auditEndSchema,
    /** Hunks of the commit, and those that were undone. */
    hunks: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    tried: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    /** Hunks without which all criteria held. */
    unnoticed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(hunkPositionSchema),
});
/** Describes an audit in one sentence without its end: `3 of 11 hunks are not covered by any criterion`. */
function describeAudit({ end, hunks, tried, unnoticed }) {
    if (end === 'not_holding')
        return 'a criterion does not hold on the landed commit itself, so that nothing was undone';
    if (end === 'nothing_to_run')
        return 'no criterion runs on this machine, so that nothing was undone';
    const found = unnoticed.length;
    const verb = found === 1 ? 'is' : 'are';
    const cause = end === 'interrupted' ? 'it was interrupted' : 'the time was up';
    const rest = end === 'done' ? '' : `; ${hunks - tried} ${hunks - tried === 1 ? 'was' : 'were'} not tried, since ${cause}`;
    if (tried === 0)
        return `no hunk was undone${rest}`;
    if (found === 0)
        return `${tried === 1 ? 'the hunk that was undone is' : `all ${tried} hunks that were undone are`} covered by a criterion${rest}`;
    return `${found} of ${tried} ${tried === 1 ? 'hunk' : 'hunks'} ${verb} not covered by any criterion${rest}`;
}


/***/ }),

/***/ 85144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ mergeSideEffects),
/* harmony export */   a: () => (/* binding */ sideEffectSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);

/** A change by the agent that a rewind does not undo. */
const sideEffectSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['file_write', 'file_delete', 'git_commit', 'db_mutation', 'other'])
        .describe('What sort of change it was.'),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .max(1000)
        .refine((text) => text.trim() !== '', 'must not be blank')
        .describe('What was changed, so that somebody else finds it: a path, an address, a table.'),
    reversible: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('Whether it can be undone.'),
});
/** Returns the side effects in order, each (kind, target, reversible) once. */
function mergeSideEffects(...lists) {
    const toKey = ({ kind, target, reversible }) => JSON.stringify([kind, target, reversible]);
    return [...new Map(lists.flat().map((effect) => [toKey(effect), effect])).values()];
}


/***/ }),

/***/ 68033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F6: () => (/* binding */ condenseTimeline),
/* harmony export */   Kv: () => (/* binding */ renderStepMessage),
/* harmony export */   dW: () => (/* binding */ stepRecordSchema),
/* harmony export */   db: () => (/* binding */ stepMatchSchema),
/* harmony export */   nW: () => (/* binding */ stepTimelineSchema),
/* harmony export */   w8: () => (/* binding */ extendTimeline)
/* harmony export */ });
/* unused harmony export stepReasonSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40669);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73477);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);
/* harmony import */ var _paths_changed_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74580);
/* harmony import */ var _text_break_references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31101);
/* harmony import */ var _text_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36689);





/** The comparison of lines when the agent's are searched for: exact, or ignoring white space around them. */
const stepMatchSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['exact', 'whitespace']);
/** The reason for a step's stream; the last two are steps without one. */
const stepReasonSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n([
    'first',
    'clean',
    'no_overlap',
    'work_still_there',
    'work_gone',
    'undecidable',
    'returned',
    'undone',
    'withheld',
]);
/** One step of an attempt that changed files. */
const stepRecordSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** Counts the steps of the whole task. */
    number: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(1),
    at: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$(),
    /** The tool that the agent named; null when the change was found without a report. */
    tool: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    /** The source of the moment: a verb, `agent` through its port, or `end`. */
    seen_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** The `<n>` of its stream; null when everything was undone, or the step is withheld. */
    stream: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(1).nullable(),
    reason: stepReasonSchema,
    /** The commit of the state after the step; null when the state seems to hold a secret. */
    commit: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf.nullable(),
    /** The changes since the state before the step. At most 50 are listed; `changed_paths_total` counts all. */
    changed_paths: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_paths_changed_path_js__WEBPACK_IMPORTED_MODULE_1__/* .changedPathSchema */ .f),
    changed_paths_total: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0),
});
/** The steps of one attempt. */
const stepTimelineSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** The commit that the attempt started from; the names of its streams begin with it. */
    base: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
    /** The stream whose work landed; null when none did. */
    landed_stream: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(1).nullable(),
    steps: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(stepRecordSchema),
    /** Moments at which the files could not be read, or that came after the last kept step. */
    missed: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0),
});
/** Returns the timeline with further steps at its end; a new one when there was none. */
function extendTimeline(timeline, { base, steps, missed }) {
    return { base, landed_stream: null, steps: [...(timeline?.steps ?? []), ...steps], missed };
}
/** Returns the timeline for a landed attempt: its last step is the captured state, unless an earlier one has landed. */
function condenseTimeline(timeline, landedStep) {
    const landed = landedStep === undefined ? undefined : timeline.steps.find(({ number }) => number === landedStep);
    return { ...timeline, landed_stream: (landed ?? timeline.steps.at(-1))?.stream ?? null };
}
/** Renders the message of a step's commit. */
function renderStepMessage({ number, day, base, tool }) {
    const name = (0,_text_break_references_js__WEBPACK_IMPORTED_MODULE_2__/* .breakReferences */ .m)((0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toOneLine */ .GX)(tool ?? ''));
    const subject = `groundhog: step ${number}${name === '' ? '' : ` (${name.slice(0, 60)})`}`;
    return `${subject}\n\nGroundhog-Step: ${number}\nGroundhog-Attempt: ${day}\nGroundhog-Base: ${base}\n`;
}


/***/ }),

/***/ 24543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aZ: () => (/* binding */ criterionRunSchema),
  bq: () => (/* binding */ findFailed),
  IL: () => (/* binding */ findVacuous),
  n2: () => (/* binding */ isSatisfied)
});

// UNUSED EXPORTS: criterionOutcomeSchema

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(40669);
// EXTERNAL MODULE: ./domain/plan/criterion.js
var criterion = __webpack_require__(38158);
// EXTERNAL MODULE: ./domain/plan/tests-criterion.js
var tests_criterion = __webpack_require__(23846);
// EXTERNAL MODULE: ./domain/tests/tests-run.js
var tests_run = __webpack_require__(22926);
;// CONCATENATED MODULE: ./domain/attempt/judge.js

/** The model that judged a statement, and its usage. A number that is not reported is null. */
const judgeUseSchema = schemas/* object */.Ikc({
    model: schemas/* string */.YjP(),
    input_tokens: schemas/* int */.Whr().min(0).nullable(),
    output_tokens: schemas/* int */.Whr().min(0).nullable(),
    cost_usd: schemas/* number */.aig().min(0).nullable(),
    /** Whether some of the numbers are estimates of ours; missing when none is. */
    estimated: schemas/* boolean */.zMY().optional(),
});

;// CONCATENATED MODULE: ./domain/attempt/verdict.js





/**
 * `unjudged`: a semantic criterion without a judgement, neither passed nor failed, and always shown. `not_asked`: a
 * check on GitHub that was skipped because another criterion failed; such an attempt never passes.
 */
const criterionOutcomeSchema = schemas/* enum */.k5n([
    'passed',
    'failed',
    'unjudged',
    'judged_pass',
    'judged_fail',
    'not_asked',
]);
/** The result of one criterion, with the bounded output of its command. */
const criterionRunSchema = schemas/* object */.Ikc({
    criterion: criterion/* criterionSchema */.$A,
    outcome: criterionOutcomeSchema,
    /** One sentence: the observation. */
    detail: schemas/* string */.YjP(),
    exit_code: schemas/* int */.Whr().nullable(),
    duration_ms: schemas/* int */.Whr().min(0),
    timed_out: schemas/* boolean */.zMY(),
    /** Head and tail of standard output and error together, valid UTF-8. */
    output: schemas/* string */.YjP(),
    omitted_bytes: schemas/* int */.Whr().min(0),
    /** Lines of the whole output that look like failures, each with the two after it; missing where `output` is whole. */
    failure_lines: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    /** Path of the whole output inside the state ref; null when it is not kept. */
    evidence: schemas/* string */.YjP().nullable(),
    /** Missing when no model was asked. */
    judge: judgeUseSchema.optional(),
    /** The comparison of tests, of the criterion `tests` only. */
    tests: tests_run/* testsRunSchema */._0.optional(),
    /** True for a guard of the plan; missing for a criterion of the checkpoint. */
    guard: schemas/* literal */.euz(true).optional(),
});
/** Returns the criteria that keep a checkpoint from landing. */
function findFailed(runs) {
    return runs.filter((run) => run.outcome === 'failed' || run.outcome === 'judged_fail');
}
/**
 * Returns whether the clean tree already satisfies a checkpoint. What holds for a tree without changes anyway is not
 * enough: some other criterion of the checkpoint must have passed.
 */
function isSatisfied(runs) {
    const relevant = runs.filter(({ criterion }) => criterion.kind !== 'changes_within');
    const isAnyFailed = relevant.some(({ outcome }) => outcome === 'failed' || outcome === 'judged_fail');
    return !isAnyFailed && relevant.some((run) => run.outcome === 'passed' && !holdsFromStart(run));
}
/** Returns the criteria that passed before any work: their later pass says nothing about the work. */
function findVacuous(runs) {
    if (isSatisfied(runs))
        return [];
    return runs.filter((run) => run.outcome === 'passed' && !holdsFromStart(run));
}
/** Returns whether a criterion asks only that the work breaks nothing, so that it holds before any. */
function holdsFromStart({ criterion, guard }) {
    if (guard === true || criterion.kind === 'changes_within')
        return true;
    return criterion.kind === 'tests' && !(0,tests_criterion/* asksForTests */.h9)(criterion);
}


/***/ }),

/***/ 74580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ changedPathSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);

/** One changed path, with its status as in git-diff(1) `--name-status`. */
const changedPathSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['A', 'M', 'D', 'T']), path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });


/***/ }),

/***/ 22926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KB: () => (/* binding */ MAX_TEST_ROWS),
/* harmony export */   _0: () => (/* binding */ testsRunSchema)
/* harmony export */ });
/* unused harmony export testRowSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);

/** `missing`: the report does not have the test; `unknown`: there is no report. */
const comparedOutcomeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'skipped', 'missing', 'unknown']);
/** The rows of tests that a record keeps. */
const MAX_TEST_ROWS = 30;
const countsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0), failed: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0), skipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0) });
/**
 * The meaning of a row. `lost`: it passed at the base and does not now. `failed`: it is new, and fails. `required`: the plan
 * demands it, and it is not as demanded. `allowed`: it is lost, and the plan allows that. `flaky`: it failed first, and
 * passed when it was run again. `fixed`: the plan demands it, and it passes.
 */
const testNoteSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['lost', 'failed', 'required', 'allowed', 'flaky', 'fixed']);
/** One test, at the base and now. */
const testRowSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    base: comparedOutcomeSchema,
    now: comparedOutcomeSchema,
    note: testNoteSchema,
    /** The failure; empty where there is none. */
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The file of the failure; null where the report does not name one of the tree. */
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** Counts from 1; null without a path. */
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).nullable(),
});
/** The tests of one criterion, bounded: counts of all, and the rows that matter most. */
const testsRunSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Null without a report at the base. */
    base: countsSchema.nullable(),
    /** Null without a report. */
    now: countsSchema.nullable(),
    rows: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(testRowSchema),
    /** The rows that were left out. */
    left_out: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
});


/***/ }),

/***/ 13258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ listSome)
/* harmony export */ });
const MAX_LISTED = 10;
/** Renders the first ten items of a list on one line, with the number of the others. */
function listSome(items) {
    const shown = items.slice(0, MAX_LISTED).join(', ');
    return items.length > MAX_LISTED ? `${shown} and ${items.length - MAX_LISTED} more` : shown;
}


/***/ })

};
