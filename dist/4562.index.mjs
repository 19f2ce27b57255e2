export const id = 4562;
export const ids = [4562];
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

/***/ 49794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeWrongValues: () => (/* binding */ describeWrongValues)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _compose_to_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86740);
/* harmony import */ var _settings_check_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31907);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45320);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68275);





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
        return `${(0,_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .toReaderWords */ .CM)((0,_compose_to_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .toFailure */ .w)(thrown, host.redactor.redact, name).text, host.env)}\n`;
    }
}


/***/ })

};
