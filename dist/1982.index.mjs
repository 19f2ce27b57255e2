export const id = 1982;
export const ids = [1982];
export const modules = {

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

/***/ 74580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ changedPathSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);

/** One changed path, with its status as in git-diff(1) `--name-status`. */
const changedPathSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['A', 'M', 'D', 'T']), path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });


/***/ }),

/***/ 38158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ criterionSchema),
/* harmony export */   _w: () => (/* binding */ runsCommand),
/* harmony export */   mV: () => (/* binding */ isMachineCheckable)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40669);
/* harmony import */ var _paths_repository_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84618);
/* harmony import */ var _tests_criterion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23846);



const notBlank = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().refine((text) => text.trim() !== '', 'must not be blank');
const serial = zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional();
const checkName = notBlank
    .max(100)
    .refine((name) => name === name.trim(), 'must not have spaces around it')
    .refine((name) => !/\p{Cc}/u.test(name), 'must not contain control characters')
    .refine((name) => name !== 'Groundhog' && !/^groundhog: /i.test(name), 'is the name of a check that Groundhog writes itself');
// It begins with a letter, since a number alone is the position of a statement.
const statementName = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[A-Za-z][A-Za-z0-9._-]{0,39}$/);
/** The kinds of criteria. All but `semantic` can be checked by a machine. */
const criterionSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('command'),
        command: notBlank,
        expect_exit: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0).max(255).default(0),
        timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).max(21_600).default(300),
        serial,
    }),
    _tests_criterion_js__WEBPACK_IMPORTED_MODULE_1__/* .testsCriterionSchema */ .aD,
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('file_exists'), path: _paths_repository_path_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryPathSchema */ .T }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('file_absent'), path: _paths_repository_path_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryPathSchema */ .T }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('file_contains'), path: _paths_repository_path_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryPathSchema */ .T, pattern: notBlank }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('changes_within'), paths: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(notBlank).min(1).max(100) }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('github_check'),
        name: checkName,
        timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).max(21_600).default(1800),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('semantic'), name: statementName.optional(), statement: notBlank }),
]);
/** Returns whether a criterion can be decided without a model or a person. */
function isMachineCheckable(criterion) {
    return criterion.kind !== 'semantic';
}
/** Returns whether a criterion is decided by a program that is run. */
function runsCommand(criterion) {
    return criterion.kind === 'command' || criterion.kind === 'tests';
}


/***/ }),

/***/ 41077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ describeSchemaError),
/* harmony export */   a: () => (/* binding */ findYamlPosition)
/* harmony export */ });
/* harmony import */ var _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78251);
/* harmony import */ var _yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39617);
/* harmony import */ var _yaml_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60720);
/* harmony import */ var _plan_subject_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10039);




/** Renders an issue of the schema as faults at its key or value: one for each unknown key, else a single one. */
function describeSchemaError(issue, document, words) {
    const path = issue.path.filter((step) => typeof step !== 'symbol');
    if (issue.code === 'unrecognized_keys')
        return describeUnknownKeys({ keys: issue.keys, path }, document, words);
    const claim = makeClaim(issue, (0,_plan_subject_js__WEBPACK_IMPORTED_MODULE_1__/* .findPlanValue */ .CD)(document.value, path));
    const joint = /^(?:must|needs|is|has) /.test(claim) ? ' ' : ': ';
    return [
        { at: findYamlPosition(document, path), message: `${words.nameSubject(document.value, path)}${joint}${claim}` },
    ];
}
/** Returns the offset of the value at a path: of its key when the value is empty, of its parent when it is missing. */
function findYamlPosition(document, path) {
    const position = document.positions.get((0,_yaml_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__/* .toPathKey */ .y)(path));
    if (position === undefined)
        return path.length === 0 ? 0 : findYamlPosition(document, path.slice(0, -1));
    const isEmpty = (0,_plan_subject_js__WEBPACK_IMPORTED_MODULE_1__/* .findPlanValue */ .CD)(document.value, path) === null;
    return isEmpty && position.key !== undefined ? position.key : position.value;
}
function describeUnknownKeys({ keys, path }, document, words) {
    const owner = words.nameSubject(document.value, path);
    const known = words.knownKeysAt(document.value, path);
    return keys.map((key, index) => {
        const position = document.positions.get((0,_yaml_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__/* .toPathKey */ .y)([...path, key]));
        const at = position?.key ?? findYamlPosition(document, path);
        // Keys come in the order of the text, so that no others are shown.
        const isShown = index < _yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SHOWN_PROBLEMS */ .M7;
        const slip = isShown ? hintSlip(position) : undefined;
        const hint = slip ?? (isShown ? hintKey(key, known) : '');
        return { at, message: `${owner}: unknown key ${(0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(key)}${hint}`, showsLine: slip !== undefined };
    });
}
/** Explains a key that nobody meant to write, inside braces; undefined for others. */
function hintSlip(position) {
    // Only there can a key be without the colon and the value.
    if (position === undefined || position.value !== position.key)
        return undefined;
    return '; inside braces a comma begins a new key: put the whole value in quotation marks, or write each key on a line of its own, without braces';
}
function hintKey(key, known) {
    const nearest = (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearestName */ .$)(key, known);
    return nearest === undefined ? `; known keys are ${known.join(', ')}` : `; did you mean ${(0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(nearest)}?`;
}
function makeClaim(issue, value) {
    if (value === undefined)
        return makeMissingClaim(issue);
    switch (issue.code) {
        case 'invalid_type':
            if (issue.message.startsWith('must '))
                return `${issue.message}, not ${describeValue(value)}`;
            return `must be ${nameType(issue.expected)}, not ${describeValue(value)}${hintQuotes(issue.expected, value)}`;
        case 'invalid_value':
            return makeValueClaim(issue.values.map(String), value);
        case 'invalid_union':
            if (issue.message.startsWith('must '))
                return `${issue.message}, not ${describeValue(value)}`;
            return makeChoiceClaim(issue, value);
        case 'too_small':
            return issue.origin === 'array'
                ? `needs at least ${issue.minimum} ${issue.minimum === 1 ? 'entry' : 'entries'}`
                : `must be at least ${issue.minimum}, not ${describeValue(value)}`;
        case 'too_big':
            return makeTooBigClaim(issue, value);
        default:
            return issue.message;
    }
}
function makeTooBigClaim(issue, value) {
    if (issue.origin === 'array')
        return `has more than ${issue.maximum} entries`;
    if (issue.origin === 'string')
        return `is longer than ${issue.maximum} characters`;
    return `must be at most ${issue.maximum}, not ${describeValue(value)}`;
}
function makeMissingClaim(issue) {
    const options = issue.code === 'invalid_union' ? findOptions(issue) : [];
    return options.length === 0 ? 'is missing' : `is missing; write one of ${options.join(', ')}`;
}
function makeChoiceClaim(issue, value) {
    const options = findOptions(issue);
    return `must be one of ${options.join(', ')}, not ${describeValue(value)}${hintValue(value, options)}`;
}
function makeValueClaim(options, value) {
    return `must be ${options.join(' or ')}, not ${describeValue(value)}${hintValue(value, options)}`;
}
function hintValue(value, options) {
    const nearest = typeof value === 'string' ? (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearestName */ .$)(value, options) : undefined;
    return nearest === undefined ? '' : `; did you mean ${(0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(nearest)}?`;
}
/** Returns the kinds of criteria that the schema lists in its issue. */
function findOptions(issue) {
    const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
    return options.filter((option) => typeof option === 'string');
}
const typeNames = new Map([
    ['string', 'text'],
    ['int', 'a whole number'],
    ['number', 'a whole number'],
    ['boolean', 'true or false'],
    ['array', 'a list'],
    ['object', 'a mapping of keys to values'],
]);
function nameType(expected) {
    return typeNames.get(expected) ?? `a ${expected}`;
}
function describeValue(value) {
    if (value === null)
        return 'empty';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'object')
        return 'a mapping';
    return typeof value === 'string' ? `the text ${(0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(value)}` : String(value);
}
function hintQuotes(expected, value) {
    const isScalar = typeof value === 'number' || typeof value === 'boolean';
    return expected === 'string' && isScalar ? ' (put it in quotation marks)' : '';
}


/***/ }),

/***/ 10039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ findPlanValue),
/* harmony export */   hy: () => (/* binding */ knownKeysAt),
/* harmony export */   wu: () => (/* binding */ nameSubject)
/* harmony export */ });
/* harmony import */ var _agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36253);
/* harmony import */ var _yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39617);
/* harmony import */ var _criterion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38158);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6526);




/** Returns the value at a path of an unchecked plan, or undefined. */
function findPlanValue(root, path) {
    let value = root;
    for (const step of path) {
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
            return undefined;
        value = Reflect.get(value, step);
    }
    return value;
}
/** Renders a path in words: `checkpoint "parser", criterion 2 (command): "expect_exit"`. */
function nameSubject(root, path) {
    const [owner, field] = splitSubject(path);
    const names = [nameCheckpoint(root, owner), nameCriterion(root, owner)].filter((name) => name !== '');
    const fieldName = field.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : (0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(step))).join(' ');
    const parts = [names.join(', '), fieldName].filter((part) => part !== '');
    return parts.length === 0 ? 'the plan' : parts.join(': ');
}
/** Returns the keys that the mapping at a path may have; none for a mapping of unknown kind. */
function knownKeysAt(root, path) {
    if (path.length === 0)
        return Object.keys(_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planSchema */ .Fu.shape);
    if (path[0] === 'agents')
        return Object.keys(_agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__/* .LADDER_KEYS */ .i7);
    if (path.length === 2 && path[0] === 'checkpoints')
        return Object.keys(_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .checkpointSchema */ .ot.shape);
    const kind = findPlanValue(root, [...path, 'kind']);
    const option = _criterion_js__WEBPACK_IMPORTED_MODULE_1__/* .criterionSchema */ .$A.options.find(({ shape }) => shape.kind.value === kind);
    return option === undefined ? [] : Object.keys(option.shape);
}
function splitSubject(path) {
    if (path[0] === 'guards' && typeof path[1] === 'number')
        return [path.slice(0, 2), path.slice(2)];
    const isCheckpoint = path[0] === 'checkpoints' && typeof path[1] === 'number';
    const isCriterion = isCheckpoint && path[2] === 'success_criteria' && typeof path[3] === 'number';
    const length = isCriterion ? 4 : isCheckpoint ? 2 : 0;
    return [path.slice(0, length), path.slice(length)];
}
function nameCheckpoint(root, owner) {
    const index = owner[1];
    if (typeof index !== 'number' || owner[0] !== 'checkpoints')
        return '';
    const id = findPlanValue(root, ['checkpoints', index, 'id']);
    return `checkpoint ${typeof id === 'string' && id.trim() !== '' ? (0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(id) : index + 1}`;
}
function nameCriterion(root, owner) {
    const isGuard = owner[0] === 'guards';
    const index = isGuard ? owner[1] : owner[3];
    if (typeof index !== 'number')
        return '';
    const kind = findPlanValue(root, [...owner, 'kind']);
    return `${isGuard ? 'guard' : 'criterion'} ${index + 1}${typeof kind === 'string' ? ` (${(0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(kind).slice(1, -1)})` : ''}`;
}


/***/ }),

/***/ 6526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ attemptBudgetOf),
/* harmony export */   Fu: () => (/* binding */ planSchema),
/* harmony export */   Gu: () => (/* binding */ listCriteria),
/* harmony export */   No: () => (/* binding */ listLimits),
/* harmony export */   T5: () => (/* binding */ countCriteria),
/* harmony export */   di: () => (/* binding */ MAX_PLAN_BYTES),
/* harmony export */   ot: () => (/* binding */ checkpointSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40669);
/* harmony import */ var _agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36253);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70375);
/* harmony import */ var _setting_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8550);
/* harmony import */ var _criterion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38158);
/* harmony import */ var _tests_criterion_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23846);






const MAX_PLAN_BYTES = 256 * 1024;
const DEFAULT_ATTEMPT_BUDGET = 3;
const notBlank = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().refine((text) => text.trim() !== '', 'must not be blank');
const attemptBudget = zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(_setting_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .settingRanges */ .lO.attemptBudget.min).max(_setting_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .settingRanges */ .lO.attemptBudget.max);
const globs = zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(notBlank).max(100);
/** One unit of the plan: its criteria, and the number of attempts. */
const checkpointSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()
        .max(100)
        .refine((id) => id === id.trim() && id !== '', 'must not be blank or have spaces around it')
        .refine((id) => !/[\p{Cc}\p{Cf}]/u.test(id), 'must not contain control or invisible characters'),
    spec: notBlank.max(32_768),
    attempt_budget: attemptBudget.optional(),
    protect: globs.optional(),
    success_criteria: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_criterion_js__WEBPACK_IMPORTED_MODULE_3__/* .criterionSchema */ .$A)
        .min(1)
        .max(100)
        .refine((criteria) => criteria.length === 0 || criteria.some(_criterion_js__WEBPACK_IMPORTED_MODULE_3__/* .isMachineCheckable */ .mV), 'needs at least one criterion that a machine can check (not only "semantic")'),
});
/** The plan file, version 1. Unknown keys are an error at every level. */
const planSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1).optional(),
    task: _ids_js__WEBPACK_IMPORTED_MODULE_1__/* .taskIdSchema */ .Ov.optional(),
    title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()
        .max(120)
        .refine((title) => title === title.trim() && title !== '', 'must not be blank or have spaces around it')
        .refine((title) => !/[\p{Cc}\p{Cf}]/u.test(title), 'must be one line without control or invisible characters')
        .optional(),
    instruction: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().max(_setting_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_INSTRUCTION_CHARACTERS */ .hB).optional(),
    setup: notBlank.optional(),
    setup_inputs: globs.optional(),
    protect: globs.optional(),
    attempt_budget_default: attemptBudget.optional(),
    agents: _agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__/* .ladderSchema */ .mt.optional(),
    may_remove: _tests_criterion_js__WEBPACK_IMPORTED_MODULE_4__/* .testNamesSchema */ .EJ.optional(),
    guards: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_criterion_js__WEBPACK_IMPORTED_MODULE_3__/* .criterionSchema */ .$A).min(1).max(100).optional(),
    checkpoints: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(checkpointSchema).min(1).max(1000),
});
/** Returns the attempts that a checkpoint may use: its own number, else the plan's, else the run's, else 3. */
function attemptBudgetOf(checkpoint, plan, runDefault) {
    return checkpoint.attempt_budget ?? plan.attempt_budget_default ?? runDefault ?? DEFAULT_ATTEMPT_BUDGET;
}
/** Lists what a checkpoint must hold: its own criteria, then the guards of the plan. */
function listCriteria(checkpoint, plan) {
    return [...checkpoint.success_criteria, ...(plan.guards ?? [])];
}
/** Lists the globs of the paths that criteria allow to change; none where they allow all. */
function listLimits(criteria) {
    return criteria.flatMap((criterion) => (criterion.kind === 'changes_within' ? criterion.paths : []));
}
/** Renders "1 criterion" or "2 criteria". */
function countCriteria(count) {
    return `${count} ${count === 1 ? 'criterion' : 'criteria'}`;
}


/***/ }),

/***/ 23846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EJ: () => (/* binding */ testNamesSchema),
/* harmony export */   aD: () => (/* binding */ testsCriterionSchema),
/* harmony export */   h9: () => (/* binding */ asksForTests),
/* harmony export */   vy: () => (/* binding */ isPrintedReport)
/* harmony export */ });
/* unused harmony export printedReports */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);
/* harmony import */ var _paths_glob_syntax_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12532);


/** The reports that a runner prints to its standard output. */
const printedReports = ['junit', 'tap', 'go-json', 'jest-json', 'mocha-json'];
const FILE_ENDINGS = /\.(?:xml|json|jsonl|tap)$/;
const MAX_NAMES = 100;
const notBlank = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine((text) => text.trim() !== '', 'must not be blank');
/** Patterns of test names, in which `*` is any text. */
const testNamesSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(notBlank.max(500)).min(1).max(MAX_NAMES);
const reportSchema = notBlank.max(1000).superRefine((report, context) => {
    if (isPrintedReport(report))
        return;
    const problem = FILE_ENDINGS.test(report)
        ? (0,_paths_glob_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .findGlobProblem */ .R)(report)
        : `must be one of ${printedReports.join(', ')}, or the path of a file that ends in .xml, .json, .jsonl or .tap`;
    if (problem !== undefined)
        context.addIssue({ code: 'custom', message: problem });
});
/** The criterion `tests`: a runner's report decides, test by test, in comparison with the base. */
const testsCriterionSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tests'),
    command: notBlank,
    report: reportSchema,
    must_pass: testNamesSchema.optional(),
    must_fail_at_base: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    regressions: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['none', 'ignore']), zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).max(10_000)], 'must be none, ignore or a number up to 10000')
        .default('none'),
    min_tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(1_000_000).optional(),
    may_remove: testNamesSchema.optional(),
    flaky_retries: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).max(5).default(0),
    timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(21_600).default(300),
    serial: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
})
    .refine(({ must_pass, must_fail_at_base }) => must_fail_at_base !== true || must_pass !== undefined, {
    path: ['must_fail_at_base'],
    message: 'needs "must_pass", which names the tests',
});
/** Returns whether a criterion's report is printed, rather than written to files. */
function isPrintedReport(report) {
    return printedReports.some((printed) => printed === report);
}
/** Returns whether a criterion asks for more than that nothing is lost, so that it can tell done from not done. */
function asksForTests({ must_pass, min_tests }) {
    return must_pass !== undefined || min_tests !== undefined;
}


/***/ }),

/***/ 49794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeWrongValues: () => (/* binding */ describeWrongValues)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _compose_to_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86740);
/* harmony import */ var _settings_check_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31907);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45320);




/** The commands whose flags are settings of runs. */
const COMMANDS_OF_RUNS = new Set(['run', 'plan', 'audit']);
/**
 * Describes the values of known flags that cannot be used, so that they are corrected together with an unknown one. Empty
 * where there are none, and for commands whose flags are no settings.
 */
function describeWrongValues({ name, flags }, host) {
    if (!COMMANDS_OF_RUNS.has(name))
        return '';
    // A switch has no value that could be wrong.
    const given = Object.fromEntries(Object.entries(flags).filter(([, value]) => typeof value !== 'boolean'));
    const { isolation } = flags;
    const parseIsolation = () => (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .chooseIsolation */ .I1)(typeof isolation === 'string' ? isolation : undefined, host.env);
    try {
        (0,_settings_check_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .requireValidSettings */ .T)(given, host.env, [parseIsolation]);
        return '';
    }
    catch (thrown) {
        if (!(thrown instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1))
            throw thrown;
        return `${(0,_compose_to_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .toFailure */ .w)(thrown, host.redactor.redact, name).text}\n`;
    }
}


/***/ })

};
