export const id = 166;
export const ids = [166];
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

/***/ 40898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _I: () => (/* binding */ matchesAny),
/* harmony export */   dp: () => (/* binding */ toProtection),
/* harmony export */   iW: () => (/* binding */ findProtectedChange)
/* harmony export */ });
/* unused harmony export isAlwaysProtected */
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59923);

const PROTECTED_FOLDERS = ['.github', '.groundhog'];
const PROTECTED_FILES = ['.gitmodules', 'codeowners', 'docs/codeowners', '.github/codeowners'];
/**
 * Returns the changed paths that no attempt may change, in the given order: those of `isAlwaysProtected`, the plan
 * file, and those that the globs match.
 */
function findProtectedChange(changedPaths, policy) {
    const isProtected = toProtection(policy);
    return changedPaths.filter(isProtected);
}
/** Creates a test for one path by the rule of `findProtectedChange`. */
function toProtection({ globs, planPath }) {
    const matches = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlobs */ .t)(globs);
    const plan = planPath === undefined ? undefined : fold(planPath.replace(/^(?:\.\/+)+/, ''));
    return (path) => isAlwaysProtected(path) || fold(path) === plan || matches(path);
}
/**
 * Returns whether a path configures GitHub, git or Groundhog: `.github`, `.groundhog`, `.gitmodules` and `CODEOWNERS`
 * in the folders that GitHub reads it from. Letter case and invisible characters are ignored, as on some file systems.
 */
function isAlwaysProtected(path) {
    const folded = fold(path);
    if (PROTECTED_FILES.includes(folded))
        return true;
    return PROTECTED_FOLDERS.some((folder) => folded === folder || folded.startsWith(`${folder}/`));
}
/** Returns whether one of the globs matches the path; see `compileGlobs` for their syntax. */
function matchesAny(path, globs) {
    const known = compiled.get(globs);
    if (known !== undefined)
        return known(path);
    const matches = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlobs */ .t)(globs);
    compiled.set(globs, matches);
    return matches(path);
}
/** Compiled globs by their list: callers test many paths with the same list. */
const compiled = new WeakMap();
function fold(path) {
    return path
        .normalize('NFKC')
        .replace(/\p{Cf}/gu, '')
        .toLowerCase();
}


/***/ }),

/***/ 84618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ repositoryPathSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);

/** Returns why a path of a plan is not a plain path below the repository root, or undefined. */
function findPathProblem(path) {
    if (path.trim() === '')
        return 'must not be blank';
    if (path.startsWith('/') || /^[A-Za-z]:/.test(path))
        return 'must be relative to the repository root';
    if (path.includes('\\'))
        return 'must use "/" between folders';
    if (path.includes('\0'))
        return 'must not contain a NUL character';
    for (const part of path.split('/')) {
        if (part === '..')
            return 'must not contain ".."';
        if (part === '' || part === '.')
            return 'must be written plainly, without "./", "//" or a "/" at the end';
        if (part.toLowerCase() === '.git')
            return 'must not point into ".git"';
    }
    return undefined;
}
/** A path of a plan: relative, plain, inside the repository, never in `.git`. */
const repositoryPathSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().superRefine((path, context) => {
    const problem = findPathProblem(path);
    if (problem !== undefined)
        context.addIssue({ code: 'custom', message: problem });
});


/***/ }),

/***/ 38158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ criterionSchema),
/* harmony export */   m: () => (/* binding */ isMachineCheckable)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40669);
/* harmony import */ var _paths_repository_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84618);


const notBlank = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().refine((text) => text.trim() !== '', 'must not be blank');
const serial = zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional();
const checkName = notBlank
    .max(100)
    .refine((name) => name === name.trim(), 'must not have spaces around it')
    .refine((name) => !/\p{Cc}/u.test(name), 'must not contain control characters')
    .refine((name) => !/^groundhog: /i.test(name), 'is the name of a check that Groundhog writes itself');
/** The kinds of criteria. All but `semantic` can be checked by a machine. */
const criterionSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('command'),
        command: notBlank,
        expect_exit: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).max(255).default(0),
        timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).max(21_600).default(300),
        serial,
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('file_exists'), path: _paths_repository_path_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryPathSchema */ .T }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('file_absent'), path: _paths_repository_path_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryPathSchema */ .T }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('file_contains'), path: _paths_repository_path_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryPathSchema */ .T, pattern: notBlank }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('changes_within'), paths: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(notBlank).min(1).max(100) }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('github_check'),
        name: checkName,
        timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).max(21_600).default(1800),
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('semantic'), statement: notBlank }),
]);
/** Returns whether a criterion can be decided without a model or a person. */
function isMachineCheckable(criterion) {
    return criterion.kind !== 'semantic';
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
/* harmony import */ var _yaml_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9361);
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
        const at = document.positions.get((0,_yaml_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__/* .toPathKey */ .y)([...path, key]))?.key ?? findYamlPosition(document, path);
        // Keys come in the order of the text, so that no others are shown.
        const hint = index < _yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SHOWN_PROBLEMS */ .M7 ? hintKey(key, known) : '';
        return { at, message: `${owner}: unknown key ${(0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(key)}${hint}` };
    });
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
            return `must be ${issue.values.map(String).join(' or ')}, not ${describeValue(value)}`;
        case 'invalid_union':
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
    const nearest = typeof value === 'string' ? (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearestName */ .$)(value, options) : undefined;
    const hint = nearest === undefined ? '' : `; did you mean ${(0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(nearest)}?`;
    return `must be one of ${options.join(', ')}, not ${describeValue(value)}${hint}`;
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
// EXTERNAL MODULE: ./domain/yaml/yaml-document.js + 1 modules
var yaml_document = __webpack_require__(9361);
// EXTERNAL MODULE: ./domain/plan/describe-schema-error.js
var describe_schema_error = __webpack_require__(41077);
// EXTERNAL MODULE: ./domain/plan/plan.js
var plan = __webpack_require__(6526);
// EXTERNAL MODULE: ./domain/paths/glob.js + 1 modules
var glob = __webpack_require__(59923);
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
        return (0,glob/* findGlobProblem */.R)(value);
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
    if (path[0] !== 'checkpoints')
        return false;
    return ((path.length === 4 && path[2] === 'protect') || (path.length === 6 && isCriterionField(path.slice(0, 5), 'paths')));
}
function isCriterionField(path, field) {
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
/** Returns a function that finds the line, from 1, of a criterion by its checkpoint and its number, both from 0. */
function locateCriteria(planText) {
    const reading = (0,yaml_document/* readYamlDocument */.H)(planText);
    if (reading.kind !== 'read')
        return () => 1;
    const { positions } = reading.document;
    return (checkpoint, criterion) => {
        const position = positions.get((0,yaml_document/* toPathKey */.y)(['checkpoints', checkpoint, 'success_criteria', criterion]));
        return position === undefined ? 1 : (0,file_problem/* lineOf */.cA)(planText, position.value);
    };
}
function checkDocument(text, fileName, document) {
    const isMapping = typeof document.value === 'object' && document.value !== null && !Array.isArray(document.value);
    if (!isMapping)
        return toInvalid(text, [...document.faults, { at: 0, message: describeRoot(document.value, fileName) }]);
    const parsed = plan/* planSchema */.Fu.safeParse(document.value);
    const issues = parsed.success ? [] : parsed.error.issues;
    const faults = [
        ...document.faults,
        ...issues.flatMap((issue) => (0,describe_schema_error/* describeSchemaError */.L)(issue, document, { nameSubject: plan_subject/* nameSubject */.wu, knownKeysAt: plan_subject/* knownKeysAt */.hy })),
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
/** Returns a single fault for prose, which breaks YAML at many positions; undefined for other text. */
function toProseFaults(text, fileName) {
    if (/(?:^|[{,\s])["']?checkpoints["']?\s*:/.test(text))
        return undefined;
    return [{ at: 0, message: describeRoot(text, fileName) }];
}
function describeRoot(value, fileName) {
    const found = value === null ? 'empty' : Array.isArray(value) ? 'a list' : 'plain text';
    return `${fileName} is ${found}, not a plan: a plan is YAML or JSON with the key "checkpoints" at the top`;
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
        return { kind: 'unsupported', reason: explain(pattern, message.replace(/^error parsing regexp: /, '')) };
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
/* harmony import */ var _yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39617);
/* harmony import */ var _criterion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38158);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6526);



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
    const fieldName = field.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : (0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(step))).join(' ');
    const parts = [names.join(', '), fieldName].filter((part) => part !== '');
    return parts.length === 0 ? 'the plan' : parts.join(': ');
}
/** Returns the keys that the mapping at a path may have; none for a mapping of unknown kind. */
function knownKeysAt(root, path) {
    if (path.length === 0)
        return Object.keys(_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .planSchema */ .Fu.shape);
    if (path.length === 2)
        return Object.keys(_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .checkpointSchema */ .ot.shape);
    const kind = findPlanValue(root, [...path, 'kind']);
    const option = _criterion_js__WEBPACK_IMPORTED_MODULE_0__/* .criterionSchema */ .$.options.find(({ shape }) => shape.kind.value === kind);
    return option === undefined ? [] : Object.keys(option.shape);
}
function splitSubject(path) {
    const isCheckpoint = path[0] === 'checkpoints' && typeof path[1] === 'number';
    const isCriterion = isCheckpoint && path[2] === 'success_criteria' && typeof path[3] === 'number';
    const length = isCriterion ? 4 : isCheckpoint ? 2 : 0;
    return [path.slice(0, length), path.slice(length)];
}
function nameCheckpoint(root, owner) {
    const index = owner[1];
    if (typeof index !== 'number')
        return '';
    const id = findPlanValue(root, ['checkpoints', index, 'id']);
    return `checkpoint ${typeof id === 'string' && id.trim() !== '' ? (0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(id) : index + 1}`;
}
function nameCriterion(root, owner) {
    const index = owner[3];
    if (typeof index !== 'number')
        return '';
    const kind = findPlanValue(root, [...owner, 'kind']);
    return `criterion ${index + 1}${typeof kind === 'string' ? ` (${(0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(kind).slice(1, -1)})` : ''}`;
}


/***/ }),

/***/ 6526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ attemptBudgetOf),
/* harmony export */   Fu: () => (/* binding */ planSchema),
/* harmony export */   T5: () => (/* binding */ countCriteria),
/* harmony export */   di: () => (/* binding */ MAX_PLAN_BYTES),
/* harmony export */   ot: () => (/* binding */ checkpointSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40669);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);
/* harmony import */ var _setting_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8550);
/* harmony import */ var _criterion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38158);




const MAX_PLAN_BYTES = 256 * 1024;
const DEFAULT_ATTEMPT_BUDGET = 3;
const notBlank = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().refine((text) => text.trim() !== '', 'must not be blank');
const attemptBudget = zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRanges */ .lO.attemptBudget.min).max(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRanges */ .lO.attemptBudget.max);
const globs = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(notBlank).max(100);
/** One unit of the plan: its criteria, and the number of attempts. */
const checkpointSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .max(100)
        .refine((id) => id === id.trim() && id !== '', 'must not be blank or have spaces around it')
        .refine((id) => !/[\p{Cc}\p{Cf}]/u.test(id), 'must not contain control or invisible characters'),
    spec: notBlank.max(32_768),
    attempt_budget: attemptBudget.optional(),
    protect: globs.optional(),
    success_criteria: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_criterion_js__WEBPACK_IMPORTED_MODULE_2__/* .criterionSchema */ .$)
        .min(1)
        .max(100)
        .refine((criteria) => criteria.length === 0 || criteria.some(_criterion_js__WEBPACK_IMPORTED_MODULE_2__/* .isMachineCheckable */ .m), 'needs at least one criterion that a machine can check (not only "semantic")'),
});
/** The plan file, version 1. Unknown keys are an error at every level. */
const planSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1).optional(),
    task: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIdSchema */ .Ov.optional(),
    instruction: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_INSTRUCTION_CHARACTERS */ .hB).optional(),
    setup: notBlank.optional(),
    setup_inputs: globs.optional(),
    protect: globs.optional(),
    attempt_budget_default: attemptBudget.optional(),
    checkpoints: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(checkpointSchema).min(1).max(1000),
});
/** Returns the attempts that a checkpoint may use: its own number, else the plan's, else the run's, else 3. */
function attemptBudgetOf(checkpoint, plan, runDefault) {
    return checkpoint.attempt_budget ?? plan.attempt_budget_default ?? runDefault ?? DEFAULT_ATTEMPT_BUDGET;
}
/** Renders "1 criterion" or "2 criteria". */
function countCriteria(count) {
    return `${count} ${count === 1 ? 'criterion' : 'criteria'}`;
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

/***/ 39617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ MAX_SHOWN_PROBLEMS),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   ek: () => (/* binding */ toProblems),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   x8: () => (/* binding */ renderProblems)
/* harmony export */ });
/** The number of problems that are shown; others are only counted. */
const MAX_SHOWN_PROBLEMS = 100;
/** Returns the line, from 1, of an offset. */
function lineOf(text, at) {
    let line = 1;
    for (let next = text.indexOf('\n'); next !== -1 && next < at; next = text.indexOf('\n', next + 1))
        line += 1;
    return line;
}
/** Returns the first hundred faults in the order of the text, with line and column, and the number of the others. */
function toProblems(text, faults) {
    const sorted = faults.toSorted((a, b) => a.at - b.at);
    const shown = sorted.slice(0, MAX_SHOWN_PROBLEMS);
    const rest = sorted[MAX_SHOWN_PROBLEMS];
    if (rest !== undefined) {
        shown.push({ at: rest.at, message: `${sorted.length - MAX_SHOWN_PROBLEMS} more problems are not shown` });
    }
    return shown.map(({ at, message }) => ({
        line: lineOf(text, at),
        column: at === 0 ? 1 : at - text.lastIndexOf('\n', at - 1),
        message,
    }));
}
/** Renders problems as lines that editors and GitHub can link: `file:line:column: message`. */
function renderProblems(fileName, problems) {
    return problems.map(({ line, column, message }) => `${fileName}:${line}:${column}: ${message}`).join('\n');
}
/** Renders text of a file in quotation marks, cut to 60 characters, with invisible characters escaped. */
function quote(text) {
    const points = [...text];
    const cut = points.length > 60 ? `${points.slice(0, 60).join('')}…` : text;
    return `"${cut.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, toEscape)}"`;
}
function toEscape(character) {
    return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}


/***/ }),

/***/ 9361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ readYamlDocument),
  y: () => (/* binding */ toPathKey)
});

// EXTERNAL MODULE: ../../node_modules/yaml/dist/index.js
var dist = __webpack_require__(33483);
// EXTERNAL MODULE: ./domain/yaml/file-problem.js
var file_problem = __webpack_require__(39617);
;// CONCATENATED MODULE: ./domain/yaml/yaml-limits.js

/** The maximum depth of lists and mappings; a plan needs six. */
const MAX_DEPTH = 32;
const MAX_ALIASES = 100;
const MAX_TOKENS = 100_000;
/**
 * Returns why a text is too costly for the YAML parser, or undefined. The parser recurses and builds a tree before it
 * refuses; this reads tokens only, in one pass, up to the first excess.
 */
function findLimitFault(text) {
    const control = findControlCharacter(text);
    if (control !== -1)
        return { at: control, message: 'control characters are not allowed here' };
    const counts = { tokens: 0, anchors: 0, aliases: 0, flow: 0 };
    /** Columns at which block collections are open, ascending. */
    const columns = [];
    let isItemNext = true;
    for (const token of readTokens(text)) {
        const wanted = isItemNext && counts.flow === 0 && !token.isSpacing;
        if (wanted)
            openColumn(columns, token.column);
        if (!token.isSpacing)
            counts.tokens += 1;
        const message = findExcess(token.kind, counts) ?? findDepthExcess(columns.length + counts.flow);
        if (message !== undefined)
            return { at: token.at, message };
        if (token.hasNewline || isIndicator(token.kind))
            isItemNext = true;
        else if (!token.isSpacing)
            isItemNext = false;
    }
    return undefined;
}
function* readTokens(text) {
    let at = 0;
    let lineStart = 0;
    let isTextNext = false;
    for (const source of new dist/* Lexer */.JG().lex(text)) {
        const kind = isTextNext ? 'scalar-text' : dist/* CST */.DB.tokenType(source);
        isTextNext = kind === 'scalar';
        const newline = isMark(kind) ? -1 : source.lastIndexOf('\n');
        yield { kind, at, column: at - lineStart, isSpacing: isSpacing(source, kind), hasNewline: newline !== -1 };
        if (newline !== -1)
            lineStart = at + newline + 1;
        if (!isMark(kind))
            at += source.length;
    }
}
/** Returns whether a token is a mark of the lexer, which has no text. */
function isMark(kind) {
    return kind === 'doc-mode' || kind === 'flow-error-end' || kind === 'scalar';
}
/** Returns whether a token opens no collection; the body of a block scalar does not, and starts with white space. */
function isSpacing(source, kind) {
    return source === '' || kind === 'comment' || isMark(kind) || /^\s/.test(source);
}
function isIndicator(kind) {
    return kind === 'seq-item-ind' || kind === 'explicit-key-ind' || kind === 'map-value-ind';
}
function openColumn(columns, column) {
    while ((columns.at(-1) ?? -1) >= column)
        columns.pop();
    columns.push(column);
}
/** Finds C0 controls, which YAML forbids, except tab, line feed and carriage return: the lexer uses some as marks. */
function findControlCharacter(text) {
    for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        if (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d)
            return index;
    }
    return -1;
}
function findDepthExcess(depth) {
    return depth > MAX_DEPTH ? `a file may be nested at most ${MAX_DEPTH} levels deep` : undefined;
}
function findExcess(kind, counts) {
    if (kind === 'anchor')
        counts.anchors += 1;
    if (kind === 'alias')
        counts.aliases += 1;
    if (kind === 'flow-map-start' || kind === 'flow-seq-start')
        counts.flow += 1;
    if (kind === 'flow-map-end' || kind === 'flow-seq-end')
        counts.flow -= 1;
    if (counts.flow < 0)
        return 'not valid YAML: this bracket closes nothing';
    if (kind === 'flow-error-end')
        return 'not valid YAML: a bracket before this is not closed';
    if (kind === 'directive-line')
        return 'YAML directives ("%…") are not supported here';
    if (counts.tokens > MAX_TOKENS)
        return 'the file has too many parts to be read';
    if (counts.anchors > MAX_ALIASES)
        return `a file may hold at most ${MAX_ALIASES} anchors ("&")`;
    if (counts.aliases > MAX_ALIASES)
        return `a file may hold at most ${MAX_ALIASES} aliases ("*")`;
    return undefined;
}

;// CONCATENATED MODULE: ./domain/yaml/yaml-document.js



const MAX_NODES = 50_000;
const CORE_TAG = /^tag:yaml\.org,2002:(?:str|int|float|bool|null|seq|map)$/;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** Returns a path as the key of a map: equal paths have equal keys. */
function toPathKey(path) {
    return JSON.stringify(path);
}
/** Parses YAML 1.2 (core schema) or JSON in bounded time. */
function readYamlDocument(text) {
    const limit = findLimitFault(text);
    if (limit !== undefined)
        return { kind: 'refused', fault: limit };
    // uniqueKeys compares each key with all others; duplicates are found below with a set.
    const options = {
        version: '1.2',
        schema: 'core',
        uniqueKeys: false,
        prettyErrors: false,
        logLevel: 'error',
    };
    const parsed = (0,dist/* parseDocument */.Tp)(text, options);
    if (parsed.errors.length > 0) {
        const faults = parsed.errors.map(({ pos, code, message }) => ({
            at: pos[0],
            message: code === 'MULTIPLE_DOCS' ? 'a file is one YAML document; a second starts here' : `not valid YAML: ${message}`,
        }));
        return { kind: 'not_yaml', faults };
    }
    const walk = { text, places: new Map(), faults: [], anchors: new Map(), active: new Set(), nodes: 0 };
    const value = readNode(walk, parsed.contents, { path: [], key: undefined, at: 0 });
    return { kind: 'read', document: { value, positions: walk.places, faults: walk.faults } };
}
function readNode(walk, node, position) {
    const at = node?.range?.[0] ?? position.at;
    walk.places.set(toPathKey(position.path), { key: position.key, value: at });
    if (node === null)
        return null;
    walk.nodes += 1;
    if (walk.nodes > MAX_NODES)
        return refuseOnce(walk, { at, message: 'the file has too many parts to be read' });
    if ((0,dist/* isAlias */.Vj)(node))
        return readAlias(walk, node.source, { ...position, at });
    if (node.anchor !== undefined)
        walk.anchors.set(node.anchor, node);
    if (node.tag !== undefined && !CORE_TAG.test(node.tag)) {
        walk.faults.push({ at, message: `the tag ${(0,file_problem/* quote */.hD)(node.tag)} is not supported here` });
    }
    if ((0,dist/* isScalar */.jn)(node))
        return node.value;
    if (position.path.length >= MAX_DEPTH) {
        return refuseOnce(walk, { at, message: `a file may be nested at most ${MAX_DEPTH} levels deep` });
    }
    walk.active.add(node);
    const value = (0,dist/* isMap */.jh)(node) ? readMap(walk, node, position) : (0,dist/* isSeq */.oP)(node) ? readSeq(walk, node, position) : null;
    walk.active.delete(node);
    return value;
}
function readAlias(walk, name, position) {
    const target = walk.anchors.get(name);
    if (target === undefined) {
        walk.faults.push({ at: position.at, message: `the alias ${(0,file_problem/* quote */.hD)(`*${name}`)} has no anchor before it` });
        return null;
    }
    if (walk.active.has(target)) {
        walk.faults.push({ at: position.at, message: `the alias ${(0,file_problem/* quote */.hD)(`*${name}`)} contains itself` });
        return null;
    }
    return readNode(walk, target, position);
}
function readSeq(walk, seq, position) {
    const at = seq.range?.[0] ?? position.at;
    return seq.items.map((item, index) => readNode(walk, toNode(item), { path: [...position.path, index], key: undefined, at }));
}
function readMap(walk, map, position) {
    const value = {};
    const seen = new Map();
    for (const pair of map.items) {
        const at = toNode(pair.key)?.range?.[0] ?? map.range?.[0] ?? position.at;
        const name = readKey(walk, pair, at);
        if (name === undefined)
            continue;
        const first = seen.get(name);
        if (first !== undefined) {
            const message = `the key ${(0,file_problem/* quote */.hD)(name)} is written twice; the first is on line ${(0,file_problem/* lineOf */.cA)(walk.text, first)}`;
            walk.faults.push({ at, message });
            continue;
        }
        seen.set(name, at);
        value[name] = readNode(walk, toNode(pair.value), { path: [...position.path, name], key: at, at });
    }
    return value;
}
function readKey(walk, pair, at) {
    const key = pair.key;
    if (!(0,dist/* isScalar */.jn)(key) || typeof key.value !== 'string') {
        walk.faults.push({ at, message: 'a key must be plain text' });
        return undefined;
    }
    if (key.value === '<<')
        walk.faults.push({ at, message: 'merge keys ("<<") are not supported here' });
    else if (FORBIDDEN_KEYS.has(key.value)) {
        walk.faults.push({ at, message: `the key ${(0,file_problem/* quote */.hD)(key.value)} is not allowed here` });
    }
    else
        return key.value;
    return undefined;
}
/** Narrows an item of a collection, which is a node or nothing after parsing. */
function toNode(item) {
    return (0,dist/* isMap */.jh)(item) || (0,dist/* isSeq */.oP)(item) || (0,dist/* isScalar */.jn)(item) || (0,dist/* isAlias */.Vj)(item) ? item : null;
}
function refuseOnce(walk, fault) {
    if (!walk.faults.some(({ message }) => message === fault.message))
        walk.faults.push(fault);
    return null;
}


/***/ }),

/***/ 23654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gm: () => (/* binding */ readBlob),
/* harmony export */   ik: () => (/* binding */ readSize),
/* harmony export */   my: () => (/* binding */ readSmallBlobs),
/* harmony export */   yU: () => (/* binding */ prepareBlobs)
/* harmony export */ });
/* harmony import */ var _deferred_stdin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89847);

/** Reads the bytes of a blob, see git-cat-file(1). */
async function readBlob(git, id) {
    return (await git.bytes(['cat-file', 'blob', id])).stdout;
}
/** Reads the size of an object in bytes. */
async function readSize(git, id) {
    return Number((await git.text(['cat-file', '-s', id])).stdout.trim());
}
/** Reads the bytes of many blobs with two processes; leaves out those above the limit. */
async function readSmallBlobs(git, ids, maxBytesEach) {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0)
        return new Map();
    const sizes = await runBatch(git, '--batch-check', wanted);
    const small = Buffer.from(sizes)
        .toString('latin1')
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' '))
        .filter(([, type, size]) => type === 'blob' && Number(size) <= maxBytesEach)
        .map(([id = '']) => id);
    return small.length === 0 ? new Map() : parseBatch(await runBatch(git, '--batch', small));
}
/** Prepares to read blobs of at most `maxBytes` together. */
function prepareBlobs(git, maxBytes) {
    const { send, ...rest } = (0,_deferred_stdin_js__WEBPACK_IMPORTED_MODULE_0__/* .prepareCommand */ .f)(git, ['cat-file', '--batch'], { maxBytes });
    return {
        ...rest,
        async read(ids) {
            const wanted = [...new Set(ids)];
            const result = await send(wanted.map((id) => `${id}\n`).join('')).catch(() => undefined);
            const blobs = parseBatch(result?.stdout ?? new Uint8Array());
            return wanted.every((id) => blobs.has(id)) ? blobs : undefined;
        },
    };
}
async function runBatch(git, flag, ids) {
    return (await git.bytes(['cat-file', flag], { stdin: `${ids.join('\n')}\n` })).stdout;
}
/** Parses records of "id type size", a line end, the bytes, and a line end, see BATCH OUTPUT in git-cat-file(1). */
function parseBatch(output) {
    const blobs = new Map();
    for (let at = 0; at < output.length;) {
        const end = output.indexOf(0x0a, at);
        const [id = '', , size] = Buffer.from(output.subarray(at, end)).toString('latin1').split(' ');
        const from = end + 1;
        if (size === undefined) {
            // "id missing", and nothing after it.
            at = from;
            continue;
        }
        at = from + Number(size) + 1;
        blobs.set(id, output.subarray(from, at - 1));
    }
    return blobs;
}


/***/ }),

/***/ 89847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ prepareCommand)
/* harmony export */ });
/** Prepares a command that does nothing before its input has ended. */
function prepareCommand(git, args, { noopInput = '', ...call } = {}) {
    let send = () => undefined;
    const stdin = new Promise((resolve) => {
        send = resolve;
    });
    let result;
    const start = () => {
        result ??= git.bytes(args, { ...call, stdin });
        // `send` returns the failure to its caller.
        result.catch(() => undefined);
        return result;
    };
    return {
        start,
        send(input) {
            send(input);
            return start();
        },
        async cancel() {
            send(noopInput);
            await result?.catch(() => undefined);
        },
    };
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

/***/ 72603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dz: () => (/* binding */ requireGitDir),
/* harmony export */   rR: () => (/* binding */ findGitDir),
/* harmony export */   vE: () => (/* binding */ findWorkTree)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14902);
/* harmony import */ var _git_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62324);




/**
 * Finds the repository of a folder as `findGitDir` does. Throws ConfigurationError `not_a_repository` without one, and
 * the error of a git directory that is there and cannot be used.
 */
async function requireGitDir(git, folder) {
    const found = await findGitDir(git, folder);
    if (found === undefined)
        throw await toAbsenceError(git, folder);
    return found;
}
/** Finds out why git finds no repository: a `.git` that is damaged or may not be read is none for it. */
async function toAbsenceError(git, folder) {
    const absent = new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('not_a_repository', { path: folder });
    for (let at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git');
        const kind = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).catch(() => undefined);
        if (kind === undefined && at !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
            continue;
        if (kind === undefined)
            return absent;
        const refused = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)(path, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK | (kind.isDirectory() ? node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK : 0)).catch((error) => error);
        if (refused instanceof Error)
            return refused;
        const { exitCode, stderr } = await git.discover(at, ['rev-parse', '--git-dir']);
        const { data } = (0,_git_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .toGitError */ .KN)({ args: ['rev-parse'], exitCode, stderr, redact: git.redact, now: git.now });
        return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GroundhogError */ .CX('repository_damaged', { path, reason: `git cannot open it (${data.stderr})` });
    }
}
/**
 * Finds the repository of a folder, also a bare one or a linked worktree; undefined when it is in none. Throws
 * ConfigurationError `path_unusable` when its path has a line end.
 */
async function findGitDir(git, folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => undefined);
    if (!found?.isDirectory())
        return undefined;
    // The only command that may search for a repository: the user named this folder.
    const args = ['rev-parse', '--path-format=absolute', '--git-dir', '--git-common-dir'];
    const { exitCode, stdout } = await git.discover(path, args);
    const [gitDir, commonDir, ...rest] = stdout.split('\n');
    if (exitCode !== 0 || gitDir === undefined || commonDir === undefined || commonDir === '')
        return undefined;
    // So have git's list of borrowed objects, and others of its outputs: a path is a line.
    if (rest.length !== 1)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('path_unusable', { path: JSON.stringify(path), reason: 'has a line end in it' });
    return { gitDir, commonDir };
}
/** Finds the root of the checkout that a folder belongs to; undefined in a bare repository or outside of any. */
async function findWorkTree(git, folder) {
    if ((await findGitDir(git, folder)) === undefined)
        return undefined;
    const { exitCode, stdout } = await git.discover((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), ['rev-parse', '--show-toplevel']);
    const root = stdout.replace(/\n$/, '');
    return exitCode === 0 && root !== '' ? root : undefined;
}


/***/ }),

/***/ 62324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ findUnreadable),
/* harmony export */   KN: () => (/* binding */ toGitError),
/* harmony export */   KY: () => (/* binding */ hasIgnoredPath),
/* harmony export */   MI: () => (/* binding */ toTooLongError),
/* harmony export */   gq: () => (/* binding */ isFileInTheWay),
/* harmony export */   j_: () => (/* binding */ wasEndedBySignal),
/* harmony export */   pZ: () => (/* binding */ hasUnreachable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14902);



// Messages of git in English (LC_ALL=C is pinned); the first that matches wins.
const KINDS = [
    [/transport '[^']*' not allowed/i, 'remote_transport'],
    [/No space left on device|Out of diskspace|Disk quota exceeded/i, 'disk_full'],
    [/Too many open files/i, 'open_files_limit'],
    // Lines of the remote are about files of another machine.
    [/^(?!remote:).*: (Read-only file system|Operation not permitted|Permission denied)\.?$/m, 'permission_denied'],
    [
        /(unexpected|unterminated) line in .*packed-refs|pack(file)? \S+ (does not match index|cannot be (accessed|mapped)|is truncated|is far too short)|(index|object) file \S+ is (too small|empty|corrupt)|(packed|loose) object .* is corrupt|bad (config|object header|object refs)|missing object [0-9a-f]+ for refs|(inflate: data stream|garbage at end of loose|unable to unpack) |No such ref: HEAD|ignoring broken ref/i,
        'repository_damaged',
    ],
    [
        /Authentication failed|could not read (Username|Password)|returned error: 401|HTTP Basic: Access denied/i,
        'token_rejected',
    ],
    [/returned error: 403|Permission denied \(publickey/i, 'remote_unauthorised'],
    [
        /Could not resolve host|Failed to connect|Connection (refused|reset|timed out)|Could not connect|unable to access|early EOF|remote end hung up|does not appear to be a git repository|[Rr]epository not found|returned error: (404|5\d\d)|RPC failed/i,
        'remote_unreachable',
    ],
    // An answer that breaks off or is not git's, such as the page of a proxy.
    [
        /protocol error: |bad line length character|invalid server response|expected (flush after|'packfile')|(body|length header) (are still expected|were received)|\/info\/refs not valid|Could not read from remote repository/i,
        'remote_unreachable',
    ],
    [/pre-receive hook declined|protected branch|GH0\d\d|refusing to allow/i, 'remote_rejected'],
];
const BY_SIGNAL = 'a signal';
const LOCK = /Unable to create '([^'\n]+\.lock)': (File exists|Permission denied|Read-only file system|Operation not permitted)/;
const FOLDER = /unable to create directory for (\S+)/;
/** Translates a failed command into the error that its text means. Only this file reads git's error text. */
function toGitError(failed) {
    const stderr = toShortText(failed.redact(failed.stderr));
    const command = findCommand(failed.args);
    const found = KINDS.find(([pattern]) => pattern.test(failed.stderr))?.[1];
    const unwritable = found === 'disk_full' ? undefined : findUnwritable(failed);
    if (unwritable !== undefined)
        return unwritable;
    const code = found ?? 'git_failed';
    const exit_code = failed.exitCode ?? BY_SIGNAL;
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(code, { command, exit_code, stderr, remote: 'The remote', path: undefined });
}
/** Finds the file that git could not create: a lock that is there already, or a folder that must not be written. */
function findUnwritable({ stderr, redact, now }) {
    const [, lock, reason] = LOCK.exec(stderr) ?? [];
    const path = lock ?? FOLDER.exec(stderr)?.[1];
    if (path === undefined)
        return undefined;
    const shown = redact((0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(path));
    if (reason !== 'File exists')
        return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS('git_not_writable', { path: shown, reason });
    const madeAt = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.mtimeMs;
    const age = madeAt === undefined || now === undefined ? undefined : Math.max(0, now().getTime() - madeAt);
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS('git_lock_held', { path: shown, age_seconds: age && Math.round(age / 1000) });
}
/** Returns whether a signal ended the command, or the program that a shell or git started for it. */
function wasEndedBySignal(thrown) {
    if (!(thrown instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS))
        return false;
    const { exit_code, stderr } = thrown.data;
    return [BY_SIGNAL, 130, 143].includes(exit_code ?? 0) || /died of signal (2|15)\b/.test(String(stderr));
}
/** Creates the error of a command with more output than allowed. */
function toTooLongError(args, maxBytes) {
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS('git_answer_too_long', { command: findCommand(args), bytes: maxBytes });
}
function findCommand(args) {
    return args.find((arg) => !arg.startsWith('-')) ?? '';
}
/** Finds the folders that git could not read during a status, from its warnings. */
function findUnreadable(stderr) {
    // Git cuts off a message after 4 KiB: then the rest of the path and the reason are not there.
    const lines = stderr.matchAll(/^warning: could not open directory '(.*?)(?:': [^':]*)?$/gm);
    return [...lines].map((match) => match[1] ?? '');
}
/** Returns true when git skipped a tracked file whose folder it could not reach: it warns and omits the file. */
function hasUnreachable(stderr) {
    return /: (Too many levels of symbolic links|File name too long|Permission denied)$/m.test(stderr);
}
/** Returns true when git refused to write over an untracked file. */
function isFileInTheWay(stderr) {
    return /would (be (overwritten|removed) by merge|lose untracked files in it)/.test(stderr);
}
/** Returns true when git skipped a path of a new index since it refuses the name. */
function hasIgnoredPath(stderr) {
    return /^Ignoring path /m.test(stderr);
}
function toShortText(text) {
    const lines = text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('hint:'));
    return lines.slice(0, 12).join('\n').slice(0, 2000);
}


/***/ }),

/***/ 41581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ initBare)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _exec_folder_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66229);



/** Creates an empty bare repository at the location: no template, no hook, no attribute in force, see git-init(1). */
async function initBare(git, repository) {
    const { gitDir } = git.location;
    await (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .fc)(gitDir, 0o700);
    const flags = ['--quiet', '--bare', '--template=', `--object-format=${repository.objectFormat}`];
    await git.text(['init', ...flags, '--initial-branch=groundhog-none', gitDir]);
    if (repository.isTemporary === true)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'config'), '[core]\n\tfsync = none\n');
    await (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'info'));
    // A file on disk and its blob must be equal, byte for byte.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'info', 'attributes'), '* -text -eol -ident -filter -working-tree-encoding\n');
    const alternates = repository.borrowFrom.map((path) => `${path}\n`).join('');
    if (alternates !== '')
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'objects', 'info', 'alternates'), alternates);
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

/***/ 31150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K5: () => (/* binding */ splitNul),
/* harmony export */   WG: () => (/* binding */ quotePath),
/* harmony export */   ZR: () => (/* binding */ toReadablePath),
/* harmony export */   el: () => (/* binding */ toDiskPath),
/* harmony export */   rL: () => (/* binding */ toShortPath),
/* harmony export */   si: () => (/* binding */ toPathBytes)
/* harmony export */ });
function fromGitBytes(bytes) {
    return Buffer.from(bytes).toString('latin1');
}
/** Returns the path for a call of `node:fs`, below a root. */
function toDiskPath(root, path) {
    const start = Buffer.byteLength(root, 'utf8') + 1;
    const at = Buffer.allocUnsafe(start + path.length);
    at.write(`${root}/`, 'utf8');
    at.write(path, start, 'latin1');
    return at;
}
/** Returns the path as text: UTF-8, with a replacement character for bytes that are not. */
function toReadablePath(path) {
    return Buffer.from(path, 'latin1').toString('utf8');
}
const SHORT_BYTES = 100;
/** Returns the beginning of a path as bytes, at most 100 of them: for one that may be thousands long. */
function toShortPath(path) {
    return path.length > SHORT_BYTES ? `${path.slice(0, SHORT_BYTES)}${toPathBytes('…')}` : path;
}
/** Returns a path that is given as text as bytes. */
function toPathBytes(path) {
    return Buffer.from(path, 'utf8').toString('latin1');
}
/** Quotes a path for a line-based command as C does, since a name may hold a line end or start with a quote. */
function quotePath(path) {
    if (!/["\\\0-\x1f\x7f]/.test(path))
        return path;
    const escaped = path
        .replace(/["\\]/g, '\\$&')
        .replace(/[\0-\x1f\x7f]/g, (c) => `\\${c.charCodeAt(0).toString(8).padStart(3, '0')}`);
    return `"${escaped}"`;
}
/** Splits the output of a `-z` command at its NUL bytes. */
function splitNul(bytes) {
    const parts = fromGitBytes(bytes).split('\0');
    if (parts.at(-1) === '')
        parts.pop();
    return parts;
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
    return { env: toRemoteEnvironment(remote), isTraced: isHttp(remote) };
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

/***/ 12140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q1: () => (/* binding */ readTreeOf),
/* harmony export */   fq: () => (/* binding */ findCommit),
/* harmony export */   v3: () => (/* binding */ findLostCommit)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _symbolic_ref_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5707);



/** Finds the commit that a name stands for, through annotated tags, see gitrevisions(7); undefined without one. */
async function findCommit(git, name) {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    const { exitCode, stdout } = await git.text(args, { okExitCodes: [0, 1, 128] });
    return exitCode === 0 ? stdout.trim() : undefined;
}
/**
 * Finds out why a name stands for no commit although it should: its object is not there or not whole, or the branch
 * that HEAD names is gone while its log is left. Undefined when the name, or the branch, never stood for one.
 */
async function findLostCommit(git, name) {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options'];
    const named = await git.text([...args, name], { okExitCodes: [0, 1, 128] });
    const id = named.stdout.trim();
    // An id stands for itself, whether there is such an object or not.
    if (id === name)
        return undefined;
    if (named.exitCode === 0) {
        const { exitCode, stdout: type } = await git.text(['cat-file', '-t', id], { okExitCodes: [0, 1, 128] });
        // A commit that was not found as one is not whole.
        if (exitCode === 0 && type.trim() !== 'commit')
            return undefined;
        return `"${name}" stands for ${id}, which cannot be read`;
    }
    const head = name === 'HEAD' ? await (0,_symbolic_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .findHead */ .m)(git) : undefined;
    if (head === undefined)
        return undefined;
    const { stdout: log } = await git.text([...args.slice(0, 1), '--git-path', `logs/${head}`]);
    const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(git.location.gitDir, log.trim())).catch(() => ({ size: 0 }));
    return size === 0 ? undefined : `HEAD names ${head}, which is gone, although it has had commits`;
}
/** Reads the tree of a commit. */
async function readTreeOf(git, commit) {
    return (await git.text(['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`])).stdout.trim();
}


/***/ }),

/***/ 5707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ setHead),
/* harmony export */   m: () => (/* binding */ findHead)
/* harmony export */ });
/** Points HEAD to a branch, see git-symbolic-ref(1). Index and files are not touched. */
async function setHead(git, branch) {
    // Once or twice in each attempt: the plain way costs a millisecond less than simple-git.
    await git.bytes(['symbolic-ref', 'HEAD', branch]);
}
/** Finds the ref that HEAD names; undefined when HEAD is detached. */
async function findHead(git) {
    const { exitCode, stdout } = await git.text(['symbolic-ref', '--quiet', 'HEAD'], { okExitCodes: [0, 1] });
    return exitCode === 0 ? stdout.trim() : undefined;
}


/***/ }),

/***/ 83969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   BD: () => (/* binding */ formatCost),
/* harmony export */   Ej: () => (/* binding */ formatTotal),
/* harmony export */   QA: () => (/* binding */ formatSpan),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   r4: () => (/* binding */ formatInstant),
/* harmony export */   yk: () => (/* binding */ formatPlural)
/* harmony export */ });
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
/** Formats the time between two recorded instants; "–" while one is unknown. */
function formatSpan(startedAt, endedAt) {
    const durationMs = spanMs(startedAt, endedAt);
    return durationMs === undefined ? '–' : formatDuration(durationMs);
}
/** Formats the total time of attempts; "–" while none has ended. */
function formatTotal(spans) {
    const known = spans.flatMap(({ started_at, ended_at }) => spanMs(started_at, ended_at) ?? []);
    return known.length === 0 ? '–' : formatDuration(known.reduce((sum, ms) => sum + ms, 0));
}
/** Returns the milliseconds between two recorded instants, never negative. */
function spanMs(startedAt, endedAt) {
    if (startedAt === null || endedAt === null)
        return undefined;
    return Math.max(0, Date.parse(endedAt) - Date.parse(startedAt));
}
/** Formats US dollars; amounts below $0.10 have four decimals, and null is "–". */
function formatCost(costUsd) {
    if (costUsd === null)
        return '–';
    return `$${costUsd.toFixed(costUsd > 0 && costUsd < 0.1 ? 4 : 2)}`;
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

/***/ 44800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ fetchCommits),
/* harmony export */   Cg: () => (/* binding */ openCommit),
/* harmony export */   K1: () => (/* binding */ createControlRepository)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70375);
/* harmony import */ var _exec_folder_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66229);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3903);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72603);
/* harmony import */ var _git_init_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41581);
/* harmony import */ var _git_rev_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12140);








// Why: docs/decisions/0001-own-control-repository.md
/** Creates the repository that only we write: bare, outside every workspace, removed with the run. */
async function createControlRepository(git, origin, { runDir, idLength }) {
    const control = git.at({ gitDir: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runDir, 'control.git') });
    await (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .fc)(runDir, 0o700);
    const objectFormat = (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toObjectFormat */ .AF)(idLength);
    await (0,_git_init_js__WEBPACK_IMPORTED_MODULE_5__/* .initBare */ .d)(control, { objectFormat, borrowFrom: origin.borrowFrom, isTemporary: true });
    if (origin.shallowFile !== undefined)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(origin.shallowFile, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(control.location.gitDir, 'shallow'));
    return control;
}
/** Fetches the commits that the control repository lacks, by their ids: a name may have moved since it was resolved. */
async function fetchCommits(control, origin, ids) {
    const missing = [];
    for (const id of new Set(ids))
        if (id !== undefined && (await (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .findCommit */ .fq)(control, id)) === undefined)
            missing.push(id);
    const refspecs = missing.map(_git_fetch_js__WEBPACK_IMPORTED_MODULE_7__/* .toFetchSpec */ .n);
    await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_7__/* .fetchRefs */ .B)(control, origin.remote, { refspecs });
}
/** Opens a repository that has the commit with all its files: the checkout's, else one that it is fetched into. */
async function openCommit(git, { remote, commit, checkout, folder }) {
    for (const holder of [checkout, folder]) {
        const found = holder === undefined ? undefined : await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_4__/* .findGitDir */ .rR)(git, holder);
        const local = found === undefined ? undefined : git.at({ gitDir: found.gitDir });
        if (local !== undefined && (await (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .findCommit */ .fq)(local, commit)) !== undefined)
            return local;
    }
    const copy = git.at({ gitDir: folder });
    await (0,_git_init_js__WEBPACK_IMPORTED_MODULE_5__/* .initBare */ .d)(copy, { objectFormat: (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toObjectFormat */ .AF)(commit.length), borrowFrom: [] });
    await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_7__/* .fetchRefs */ .B)(copy, remote, { refspecs: [(0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_7__/* .toFetchSpec */ .n)(commit)], depth: 1 });
    return copy;
}


/***/ })

};
