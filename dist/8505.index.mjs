export const id = 8505;
export const ids = [8505];
export const modules = {

/***/ 71996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ assertNever)
/* harmony export */ });
/** Ends a switch over a closed union: the compiler refuses a member that was forgotten. */
function assertNever(value) {
    throw new TypeError(`Unexpected member of a closed union: ${JSON.stringify(value)}`);
}


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

/***/ 15478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ locateCriteria),
  v: () => (/* binding */ parsePlan)
});

// EXTERNAL MODULE: ./domain/assert-never.js
var assert_never = __webpack_require__(71996);
// EXTERNAL MODULE: ./domain/yaml/file-problem.js
var file_problem = __webpack_require__(39617);
// EXTERNAL MODULE: ./domain/yaml/yaml-document.js + 3 modules
var yaml_document = __webpack_require__(60720);
// EXTERNAL MODULE: ./domain/plan/describe-schema-error.js
var describe_schema_error = __webpack_require__(41077);
// EXTERNAL MODULE: ./domain/plan/plan.js
var plan = __webpack_require__(6526);
// EXTERNAL MODULE: ./domain/paths/glob-syntax.js
var glob_syntax = __webpack_require__(12532);
// EXTERNAL MODULE: ./domain/plan/pattern-size.js
var pattern_size = __webpack_require__(66269);
// EXTERNAL MODULE: ./domain/plan/plan-pattern.js
var plan_pattern = __webpack_require__(28837);
// EXTERNAL MODULE: ./domain/plan/plan-subject.js
var plan_subject = __webpack_require__(10039);
;// CONCATENATED MODULE: ./domain/plan/plan-rules.js






/** Compiling takes up to ten microseconds for each part. */
const MAX_PATTERN_PARTS = 50_000;
const TOO_MANY_PARTS = 'the patterns up to here are too large together; nothing after this was checked for its meaning';
/**
 * Finds faults that a schema cannot express: repeated ids, patterns that do not compile, invalid globs, and characters
 * that no process or file accepts. Works on the values of the text, so that it reports beside other faults.
 */
function findRuleFaults(text, document) {
    const faults = [];
    const ids = new Map();
    let patternParts = 0;
    for (const key of document.positions.keys()) {
        const path = readPath(key);
        const value = (0,plan_subject/* findPlanValue */.CD)(document.value, path);
        if (typeof value !== 'string')
            continue;
        if (isCriterionField(path, 'pattern'))
            patternParts += (0,pattern_size/* estimatePatternParts */.D)(value);
        if (patternParts > MAX_PATTERN_PARTS)
            return [...faults, { at: (0,describe_schema_error/* findYamlPosition */.a)(document, path), message: TOO_MANY_PARTS }];
        const at = (0,describe_schema_error/* findYamlPosition */.a)(document, path);
        const claim = findTextClaim(path, value) ?? (isId(path) ? findRepeatClaim(text, ids, { id: value, at }) : undefined);
        if (claim !== undefined)
            faults.push({ at, message: `${(0,plan_subject/* nameSubject */.wu)(document.value, path)} ${claim}` });
    }
    return faults;
}
function findTextClaim(path, value) {
    if (value.includes('\0'))
        return 'must not contain a NUL character';
    if (/\p{Cs}/u.test(value))
        return 'must not contain half of a surrogate pair';
    if (isGlob(path))
        return (0,glob_syntax/* findGlobProblem */.R)(value);
    if (!isCriterionField(path, 'pattern'))
        return undefined;
    const compiled = (0,plan_pattern/* compilePattern */.E)(value);
    return compiled.kind === 'compiled' ? undefined : compiled.reason;
}
function findRepeatClaim(text, ids, { id, at }) {
    const folded = id.normalize('NFC').trim().toLowerCase();
    const first = ids.get(folded);
    if (first === undefined)
        ids.set(folded, at);
    else
        return `is used before, on line ${(0,file_problem/* lineOf */.cA)(text, first)}; ids must differ in more than letter case`;
    return undefined;
}
function readPath(key) {
    const path = JSON.parse(key);
    return Array.isArray(path) ? path.filter((step) => typeof step === 'string' || typeof step === 'number') : [];
}
function isId(path) {
    return path.length === 3 && path[0] === 'checkpoints' && path[2] === 'id';
}
function isGlob(path) {
    if (path[0] === 'protect' || path[0] === 'setup_inputs')
        return path.length === 2;
    const isEntry = typeof path.at(-1) === 'number';
    if (isEntry && isCriterionField(path.slice(0, -1), 'paths'))
        return true;
    return path.length === 4 && path[0] === 'checkpoints' && path[2] === 'protect';
}
function isCriterionField(path, field) {
    if (path.length === 3)
        return path[0] === 'guards' && path[2] === field;
    return path.length === 5 && path[0] === 'checkpoints' && path[2] === 'success_criteria' && path[4] === field;
}

;// CONCATENATED MODULE: ./domain/plan/parse-plan.js







/**
 * Parses a plan: YAML 1.2 with the core schema, or JSON. Returns the plan when it is valid, else all problems in the
 * order of the text; syntax errors are reported alone, because problems that follow from them mislead.
 */
function parsePlan(text, options) {
    const whole = findWholeFault(text, options.fileName);
    if (whole !== undefined)
        return toInvalid(text, [whole]);
    const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
    const reading = (0,yaml_document/* readYamlDocument */.H)(body);
    switch (reading.kind) {
        case 'refused':
            return toInvalid(body, [reading.fault]);
        case 'not_yaml':
            return toInvalid(body, toProseFaults(body, options.fileName) ?? reading.faults);
        case 'read':
            return checkDocument(body, options.fileName, reading.document);
        default:
            return (0,assert_never/* assertNever */.x)(reading);
    }
}
/**
 * Returns a function that finds the line, from 1, of a criterion by its checkpoint and its number, both from 0. Numbers
 * after those of the checkpoint are those of the guards.
 */
function locateCriteria(planText) {
    const reading = (0,yaml_document/* readYamlDocument */.H)(planText);
    if (reading.kind !== 'read')
        return () => 1;
    const { positions } = reading.document;
    return (checkpoint, criterion) => {
        const find = (number) => positions.get((0,yaml_document/* toPathKey */.y)(['checkpoints', checkpoint, 'success_criteria', number]));
        let own = 0;
        while (own <= criterion && find(own) !== undefined)
            own += 1;
        const position = find(criterion) ?? positions.get((0,yaml_document/* toPathKey */.y)(['guards', criterion - own]));
        return position === undefined ? 1 : (0,file_problem/* lineOf */.cA)(planText, position.value);
    };
}
function checkDocument(text, fileName, document) {
    const isMapping = typeof document.value === 'object' && document.value !== null && !Array.isArray(document.value);
    if (!isMapping)
        return toInvalid(text, [...document.faults, { at: 0, message: describeRoot(document.value, fileName) }]);
    const parsed = plan/* planSchema */.Fu.safeParse(document.value);
    const issues = parsed.success ? [] : parsed.error.issues;
    const slips = document.faults.filter(({ showsLine }) => showsLine === true);
    const lines = new Set(slips.map(({ at }) => (0,file_problem/* lineOf */.cA)(text, at)));
    const faults = [
        ...document.faults,
        ...issues
            .flatMap((issue) => (0,describe_schema_error/* describeSchemaError */.L)(issue, document, { nameSubject: plan_subject/* nameSubject */.wu, knownKeysAt: plan_subject/* knownKeysAt */.hy }))
            // A slip leaves other values, and what is said of those misleads.
            .filter(({ at }) => lines.size === 0 || !lines.has((0,file_problem/* lineOf */.cA)(text, at))),
        ...findRuleFaults(text, document),
    ];
    if (parsed.success && faults.length === 0)
        return { kind: 'ok', plan: parsed.data };
    return toInvalid(text, faults);
}
function toInvalid(text, faults) {
    return { kind: 'invalid', problems: (0,file_problem/* toProblems */.ek)(text, faults) };
}
function findWholeFault(text, fileName) {
    // A UTF-16 unit takes at least one byte, so that a text that is too long is never encoded.
    const isTooLarge = text.length > plan/* MAX_PLAN_BYTES */.di || new TextEncoder().encode(text).length > plan/* MAX_PLAN_BYTES */.di;
    if (isTooLarge)
        return { at: 0, message: `${fileName} is larger than ${plan/* MAX_PLAN_BYTES */.di / 1024} KiB` };
    if (text.trim() === '')
        return { at: 0, message: `${fileName} is blank: a plan needs "checkpoints"` };
    return undefined;
}
/** Returns a single fault for prose or a page of another kind, which breaks YAML at many positions; undefined for other text. */
function toProseFaults(text, fileName) {
    if (/(?:^|[{,\s])["']?checkpoints["']?\s*:/.test(text))
        return undefined;
    return [{ at: 0, message: `${fileName} has no key "checkpoints" and is not a plan: ${PLAN_FORM}` }];
}
const PLAN_FORM = 'a plan is YAML or JSON with the key "checkpoints" at the top';
function describeRoot(value, fileName) {
    const found = value === null ? 'empty' : Array.isArray(value) ? 'a list' : 'plain text';
    return `${fileName} is ${found}, not a plan: ${PLAN_FORM}`;
}


/***/ }),

/***/ 66269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ estimatePatternParts)
/* harmony export */ });
/**
 * Estimates the number of parts of a pattern with its counted repetitions expanded. Reads the text only, because
 * compiling a pattern may take half a second and 100 MB.
 */
function estimatePatternParts(pattern) {
    const open = [];
    let sum = 0;
    let last = 0;
    for (const [token, min, max] of unquote(pattern).matchAll(TOKEN)) {
        if (token === '\\E' || (token.startsWith('(?') && token.endsWith(')')))
            continue;
        if (token.startsWith('(')) {
            open.push(sum + last);
            sum = 0;
            last = 0;
        }
        else if (token === ')') {
            last += sum + GROUP_PARTS;
            sum = open.pop() ?? 0;
        }
        else if (min !== undefined) {
            last *= Math.max(1, Number(max === undefined || max === '' ? min : max));
        }
        else {
            sum += last;
            last = 1;
        }
    }
    return open.reduce((total, outer) => total + outer, sum + last);
}
/** Replaces quoted text, between `\Q` and `\E`, by plain characters. */
function unquote(pattern) {
    return pattern.replace(/\\Q([\s\S]*?)(?:\\E|$)|\\[\s\S]/g, (taken, quoted) => quoted === undefined ? taken : 'a'.repeat(quoted.length));
}
/** The parts of a group beside its contents. */
const GROUP_PARTS = 2;
/** An escape, a set, flags, the start of a group, a repetition, or one character. */
const TOKEN = /\\(?:[pPx]\{[^}]*\}|.)|\[\^?\]?(?:\\.|\[:\w+:\]|[^\]])*\]|\(\?[imsU-]*\)|\((?:\?(?:P?<\w+>|[imsU-]*:))?|\{(\d+)(?:,(\d*))?\}|./gsu;


/***/ }),

/***/ 28837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compilePattern)
/* harmony export */ });
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13980);
/* harmony import */ var _pattern_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66269);


const MAX_PATTERN_CHARS = 1000;
/** The largest compiled pattern: matching takes time in proportion to it. Plain text has one part per character. */
const MAX_PROGRAM_PARTS = 3000;
/** Compiles a pattern of `file_contains`: RE2 syntax, `^` and `$` at every line, in time linear to the text. */
function compilePattern(pattern) {
    if (pattern.length > MAX_PATTERN_CHARS) {
        return { kind: 'unsupported', reason: `must not be longer than ${MAX_PATTERN_CHARS} characters` };
    }
    const estimate = (0,_pattern_size_js__WEBPACK_IMPORTED_MODULE_0__/* .estimatePatternParts */ .D)(pattern);
    if (estimate > MAX_PROGRAM_PARTS)
        return refuseSize(`about ${estimate}`);
    try {
        const regex = re2js__WEBPACK_IMPORTED_MODULE_1__/* .RE2JS */ .L3.compile(pattern, re2js__WEBPACK_IMPORTED_MODULE_1__/* .RE2JS */ .L3.MULTILINE);
        if (regex.programSize() > MAX_PROGRAM_PARTS)
            return refuseSize(`${regex.programSize()}`);
        return { kind: 'compiled', isFoundIn: (text) => regex.test(text) };
    }
    catch (thrown) {
        const message = thrown instanceof Error ? thrown.message : String(thrown);
        // The library puts its own flag for "^" and "$" before the pattern.
        const shown = message.replace(/^error parsing regexp: /, '').replace('`(?m)', '`');
        return { kind: 'unsupported', reason: explain(pattern, shown) };
    }
}
function refuseSize(parts) {
    const reason = `repeats too much: written out it has ${parts} parts, and ${MAX_PROGRAM_PARTS} are allowed`;
    return { kind: 'unsupported', reason };
}
const UNSUPPORTED = [
    [/`\(\?[=!]/, 'look-ahead'],
    [/`\(\?<[=!]/, 'look-behind'],
    [/`\\(?:[1-9]|k)/, 'a back-reference'],
    [/`\(\?>/, 'an atomic group'],
    [/`\(\?\(/, 'a condition'],
    [/`[*+?}]\+`/, 'a possessive quantifier'],
];
function explain(pattern, message) {
    const found = UNSUPPORTED.find(([sign]) => sign.test(message));
    if (found !== undefined)
        return `uses ${found[1]}, which RE2 syntax does not have: ${message}`;
    return pattern.startsWith('/') && /\/[a-z]*$/.test(pattern)
        ? `is not RE2 syntax (write it without the slashes around it): ${message}`
        : `is not RE2 syntax: ${message}`;
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

/***/ 18676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ longestTicks),
/* harmony export */   Q: () => (/* binding */ renderFence)
/* harmony export */ });
/** Renders a body as a fenced code block that nothing in it can close (CommonMark, "Fenced code blocks"). */
function renderFence(language, body) {
    const ticks = '`'.repeat(Math.max(3, longestTicks(body) + 1));
    return `${ticks}${language}\n${body}\n${ticks}`;
}
/** Returns the length of the longest run of backticks in a text. */
function longestTicks(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}


/***/ }),

/***/ 3903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ fetchRefs),
/* harmony export */   n: () => (/* binding */ toFetchSpec)
/* harmony export */ });
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41985);

/** Fetches only the refspecs: no tags, no submodules, no FETCH_HEAD, see git-fetch(1). */
async function fetchRefs(git, remote, { refspecs, depth }) {
    if (refspecs.length === 0)
        return;
    const flags = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--update-shallow'];
    if (depth !== undefined)
        flags.push(`--depth=${depth}`);
    const args = ['fetch', ...flags, ...(0,_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .toUploadPack */ .Gi)(remote), '--end-of-options', remote.url, ...refspecs];
    await git.text(args, (0,_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .toRemoteCall */ .g6)(remote));
}
/** Returns the refspec that fetches a commit by its id, to a ref that keeps it. */
function toFetchSpec(id) {
    return `+${id}:refs/groundhog-origin/${id}`;
}


/***/ }),

/***/ 73383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ findTreeEntry),
/* harmony export */   I3: () => (/* binding */ listTreeFiles),
/* harmony export */   aW: () => (/* binding */ listWholeTree),
/* harmony export */   nT: () => (/* binding */ listTree)
/* harmony export */ });
/* harmony import */ var _path_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31150);

/** Finds the entry of a tree at a path, see git-ls-tree(1); undefined when there is none. */
async function findTreeEntry(git, tree, path) {
    const { stdout } = await git.bytes(['ls-tree', '-z', '--full-tree', tree, '--', path]);
    const wanted = (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .toPathBytes */ .si)(path);
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(stdout)
        .map(parseEntry)
        .find((entry) => entry.path === wanted);
}
/** Lists all files, links and submodules of a tree, at every depth. */
async function listTreeFiles(git, tree) {
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)((await git.bytes(['ls-tree', '-r', '-z', '--full-tree', tree])).stdout).map(parseEntry);
}
/** Lists the files, links and submodules of a tree whose paths are wanted, at every depth. */
async function listWholeTree(git, tree, isWanted) {
    const { stdout } = await git.bytes(['ls-tree', '-r', '-z', '--full-tree', tree]);
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(stdout)
        .filter((record) => isWanted(record.slice(record.indexOf('\t') + 1)))
        .map(parseEntry);
}
/** Lists the entries of a folder of a tree, with their whole paths; none when it has no such folder. */
async function listTree(git, tree, folder) {
    const { stdout } = await git.bytes(['ls-tree', '-z', '--full-tree', tree, '--', `${folder}/`]);
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(stdout).map(parseEntry);
}
function parseEntry(record) {
    const tab = record.indexOf('\t');
    const [mode = '', type = '', id = ''] = record.slice(0, tab).split(' ');
    return { mode, type, id, path: record.slice(tab + 1) };
}


/***/ }),

/***/ 41985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ toRemote),
/* harmony export */   Gi: () => (/* binding */ toUploadPack),
/* harmony export */   Ke: () => (/* binding */ toReceivePack),
/* harmony export */   Zc: () => (/* binding */ isHttp),
/* harmony export */   g6: () => (/* binding */ toRemoteCall),
/* harmony export */   ts: () => (/* binding */ toAuthorization)
/* harmony export */ });
/* unused harmony export toRemoteEnvironment */
/** Translates a configured address to a remote: a login in an http(s) address becomes a header. */
function toRemote(address) {
    if (!isHttp({ url: address }) || !URL.canParse(address))
        return { url: address };
    const url = new URL(address);
    if (url.username === '' && url.password === '')
        return { url: address };
    const login = [url.username, url.password].map(decodeURIComponent).join(':');
    url.username = '';
    url.password = '';
    return { url: url.href, authorization: `AUTHORIZATION: basic ${Buffer.from(login, 'utf8').toString('base64')}` };
}
/** Returns the header with which GitHub accepts a token in git's requests. */
function toAuthorization(token) {
    return `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`, 'utf8').toString('base64')}`;
}
/** Returns how a command that connects to the remote is called. */
function toRemoteCall(remote) {
    return { env: toRemoteEnvironment(remote), isTraced: isHttp(remote), isAsUser: remote.isAsUser === true };
}
/** Returns whether a remote is reached over http(s). */
function isHttp({ url }) {
    return /^https?:/i.test(url);
}
/** Returns the environment of a command that connects to the remote. */
function toRemoteEnvironment(remote) {
    if (remote.authorization === undefined)
        return {};
    const origin = new URL(remote.url).origin;
    return {
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: `http.${origin}/.extraheader`,
        GIT_CONFIG_VALUE_0: remote.authorization,
    };
}
// The caller named the repository: it is read and written whoever owns it, and no program that it names is run.
const SERVE = 'git -c safe.directory=* -c core.hooksPath=/dev/null -c core.alternateRefsCommand=true';
/** Returns the option with which git starts upload-pack in a folder: a constant, since git passes it to a shell. */
function toUploadPack(remote) {
    return isFolder(remote) ? [`--upload-pack=${SERVE} upload-pack`] : [];
}
/** Returns the option with which git starts receive-pack in a folder for a push. */
function toReceivePack(remote) {
    if (!isFolder(remote))
        return [];
    const current = remote.isUserCheckout === true ? ' -c receive.denyCurrentBranch=ignore' : '';
    return [`--receive-pack=${SERVE} -c receive.denyDeletes=false -c receive.autogc=false${current} receive-pack`];
}
function isFolder({ url }) {
    return url.startsWith('/');
}


/***/ }),

/***/ 18964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BK: () => (/* binding */ renderLink),
/* harmony export */   C4: () => (/* binding */ renderCellProse),
/* harmony export */   E9: () => (/* binding */ renderProse),
/* harmony export */   F3: () => (/* binding */ renderTextBlock),
/* harmony export */   IF: () => (/* binding */ renderCommitLink),
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   IR: () => (/* binding */ shortenIds),
/* harmony export */   JH: () => (/* binding */ renderCommitProse),
/* harmony export */   Qj: () => (/* binding */ renderCodeCell),
/* harmony export */   Re: () => (/* binding */ toSentence),
/* harmony export */   _O: () => (/* binding */ renderCompareLink),
/* harmony export */   e4: () => (/* binding */ renderMessage),
/* harmony export */   mq: () => (/* binding */ toUnmarkedText),
/* harmony export */   ni: () => (/* binding */ renderProseLines),
/* harmony export */   o9: () => (/* binding */ renderCodeSpan),
/* harmony export */   tk: () => (/* binding */ toShortCause),
/* harmony export */   wI: () => (/* binding */ utf8Length),
/* harmony export */   wb: () => (/* binding */ toShortLine)
/* harmony export */ });
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);
/* harmony import */ var _domain_text_break_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31101);
/* harmony import */ var _domain_text_fence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18676);
/* harmony import */ var _domain_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36689);




const MARKER_START = /<!(-+\s*groundhog)/gi;
/** Returns plain text in which nothing looks like a marker of ours. Idempotent. */
function toUnmarkedText(text) {
    return breakMarkers((0,_domain_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlainText */ .bo)(text));
}
function breakMarkers(text) {
    return text.replace(MARKER_START, '<! $1');
}
/** Returns the first `maxChars` of a text as one line without markers, with "…" where something is missing. */
function toShortLine(text, maxChars) {
    // Bounded first, since a text may have megabytes.
    const bound = maxChars * 8;
    const line = breakMarkers((0,_domain_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(text.slice(0, bound)));
    if (line.length <= maxChars && text.length <= bound)
        return line;
    return `${dropHalfCharacter(line.slice(0, maxChars - 1)).trimEnd()}…`;
}
/** Returns the first `maxChars` of a cause as one line, as `toShortLine`, with a dash where a line without a full stop ends. */
function toShortCause(text, maxChars) {
    const lines = text.slice(0, maxChars * 8).replace(/([^\s.:;,!?…])[ \t]*(?:\r?\n[ \t]*)+(?=\S)/g, '$1 – ');
    return toShortLine(lines, maxChars);
}
/** Renders untrusted text as one code span, whose delimiter is longer than any backticks in it. */
function renderCodeSpan(text, maxChars = 200) {
    const line = toShortLine(text, maxChars);
    if (line === '')
        return '–';
    const ticks = '`'.repeat((0,_domain_text_fence_js__WEBPACK_IMPORTED_MODULE_3__/* .longestTicks */ .D)(line) + 1);
    const padding = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return `${ticks}${padding}${line}${padding}${ticks}`;
}
/**
 * Renders untrusted text as prose in one line: each character that markdown acts on is escaped, and references to users,
 * issues and addresses are broken. Empty for an empty text.
 */
function renderProse(text, maxChars = 200) {
    return toShortLine((0,_domain_text_break_references_js__WEBPACK_IMPORTED_MODULE_1__/* .breakReferences */ .m)(toShortLine(text, maxChars)), maxChars * 2)
        .replace(/\/(?=\/\S)/g, '/ ')
        .replace(/[\\`*~_[\]<>&|$]/g, '\\$&')
        .replace(/(www)\./gi, '$1\\.')
        .replace(/^[-+#=]/, '\\$&')
        .replace(/^(\d+)([.)])/, '$1\\$2');
}
/** Returns a text with a capital at its start. */
function toSentence(text) {
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
/** Renders untrusted text as a code span for a table cell: pipes in it are escaped. */
function renderCodeCell(text, maxChars = 200) {
    // A table reads an escaped backslash before the pipe, so the two are separated.
    return renderCodeSpan(text, maxChars)
        .replace(/\\(?=\|)/g, '\\ ')
        .replace(/\|/g, '\\|');
}
/** Renders untrusted text as a code block that nothing in it can close, cut to `maxBytes`. */
function renderTextBlock(text, maxBytes) {
    const body = cutText(toUnmarkedText(cutText(text, maxBytes * 4)), maxBytes).replace(/^\n+|\s+$/g, '');
    return (0,_domain_text_fence_js__WEBPACK_IMPORTED_MODULE_3__/* .renderFence */ .Q)('text', body);
}
/** Renders untrusted text as prose for a table cell or the text of a link. */
function renderCellProse(text, maxChars = 200) {
    return renderProse(text, maxChars) || '–';
}
/** Renders untrusted text as prose, line by line, cut to `maxBytes`; a line loses what indents it. */
function renderProseLines(text, maxBytes) {
    const lines = cutText(toUnmarkedText(cutText(text, maxBytes * 4)), maxBytes)
        .trim()
        .split('\n');
    return joinLines(lines.map((line) => renderProse(line, maxBytes)));
}
/**
 * Renders an untrusted message as prose, cut to `maxBytes`: its lines that are indented, to be copied, as blocks, and a
 * command of ours at the end of a line as code.
 */
function renderMessage(text, maxBytes) {
    const lines = cutText(toUnmarkedText(cutText(text, maxBytes * 4)), maxBytes)
        .trim()
        .split('\n');
    const parts = [];
    for (const line of lines) {
        const isBlock = /^ {2,}\S/.test(line);
        const last = parts.at(-1);
        if (last?.isBlock === isBlock)
            last.lines.push(line);
        else
            parts.push({ isBlock, lines: [line] });
    }
    return parts
        .map((part) => (part.isBlock ? renderCopied(part.lines) : renderSpoken(part.lines, maxBytes)))
        .filter((part) => part !== '')
        .join('\n\n');
}
function renderCopied(lines) {
    const indent = Math.min(...lines.map((line) => line.search(/\S/)));
    return (0,_domain_text_fence_js__WEBPACK_IMPORTED_MODULE_3__/* .renderFence */ .Q)('text', lines.map((line) => line.slice(indent)).join('\n'));
}
function renderSpoken(lines, maxBytes) {
    const shown = lines.map((line) => {
        const [, said = line, command = '', end = ''] = /^(.*: )(\/?groundhog [^`]*?)(\.?)$/.exec(line) ?? [];
        return `${renderAddresses(said, maxBytes)}${command === '' ? '' : ` ${renderCodeSpan(command)}${end}`}`;
    });
    return joinLines(shown);
}
/** Renders untrusted text as prose in which each address of the web is a code span: whole, and no link. */
function renderAddresses(text, maxBytes) {
    return text
        .split(/(\bhttps?:\/\/[\w.~:/?#[\]@!$&()*+,;=%-]*[\w/])/)
        .map((part, index) => (index % 2 === 1 ? renderCodeSpan(part, maxBytes) : renderProseBetween(part, maxBytes)))
        .join('')
        .trim();
}
/** Renders a part of a line as prose, with the space at its ends. */
function renderProseBetween(part, maxBytes) {
    const [, start = '', said = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(part) ?? [];
    return said === '' ? start && ' ' : `${start && ' '}${renderProse(said, maxBytes)}${end && ' '}`;
}
/** Joins lines of prose; two spaces keep the line break. */
function joinLines(lines) {
    return lines.filter((line) => line !== '').join('  \n');
}
/** Cuts a text to `maxBytes` of UTF-8: its middle is replaced by a line with the number of missing bytes. */
function cutText(text, maxBytes) {
    const total = utf8Length(text);
    if (total <= maxBytes)
        return text;
    const room = maxBytes - 60;
    if (room <= 0)
        return takeBytes(text, maxBytes, 'start');
    const head = takeBytes(text, Math.floor(room / 3), 'start');
    const tail = takeBytes(text, room - utf8Length(head), 'end');
    const missing = total - utf8Length(head) - utf8Length(tail);
    return `${head}\n[… ${missing} bytes left out …]\n${tail}`;
}
/** Returns the size of a text in bytes of UTF-8. */
function utf8Length(text) {
    return new TextEncoder().encode(text).length;
}
function takeBytes(text, maxBytes, side) {
    let piece = side === 'start' ? text.slice(0, maxBytes) : text.slice(Math.max(0, text.length - maxBytes));
    for (let excess = utf8Length(piece) - maxBytes; excess > 0; excess = utf8Length(piece) - maxBytes) {
        // A UTF-16 unit has at most three bytes of UTF-8, so this never takes too much.
        const units = Math.ceil(excess / 3);
        piece = side === 'start' ? piece.slice(0, -units) : piece.slice(units);
    }
    return dropHalfCharacter(piece);
}
function dropHalfCharacter(text) {
    return text.replace(/^[\udc00-\udfff]/, '').replace(/[\ud800-\udbff]$/, '');
}
/** Renders a link; the text is markdown of ours. */
function renderLink(text, url) {
    return `[${text}](${url})`;
}
/** Renders the short id of a commit, as a link where the repository is known. */
function renderCommitLink(links, sha) {
    const text = `\`${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(sha)}\``;
    return links.repositoryUrl === undefined ? text : renderLink(text, `${links.repositoryUrl}/commit/${sha}`);
}
const FULL_ID = /\b[0-9a-f]{40}\b/g;
/** Returns a text with the full ids in it shortened. */
function shortenIds(text) {
    return text.replace(FULL_ID, (id) => (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(id));
}
/** Renders untrusted text as prose in which each full id is taken for that of a commit, as `renderCommitLink` renders it. */
function renderCommitProse(links, text, maxChars) {
    return renderProse(text, maxChars).replace(FULL_ID, (id) => renderCommitLink(links, id));
}
/** Renders the changes between two commits, as a link to the comparison where the repository is known. */
function renderCompareLink(links, from, to) {
    if (links.repositoryUrl === undefined)
        return `\`${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(from)}..${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(to)}\``;
    return renderLink('diff', `${links.repositoryUrl}/compare/${from}...${to}`);
}


/***/ })

};
