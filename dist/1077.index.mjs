export const id = 1077;
export const ids = [1077];
export const modules = {

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
    const nearest = (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearestName */ .$q)(key, known);
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
    const nearest = typeof value === 'string' ? (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearestName */ .$q)(value, options) : undefined;
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
    return shown.map(({ at, message, showsLine }) => {
        const column = at === 0 ? 1 : at - text.lastIndexOf('\n', at - 1);
        const place = { line: lineOf(text, at), column, message };
        return showsLine === true ? { ...place, excerpt: renderExcerpt(text, at, column) } : place;
    });
}
const MAX_EXCERPT = 100;
/** Renders the part of a line around a column, and below it a caret. */
function renderExcerpt(text, at, column) {
    const start = at - column + 1;
    const end = text.indexOf('\n', at);
    const from = column > MAX_EXCERPT ? column - MAX_EXCERPT / 2 : 0;
    const line = text.slice(start, end === -1 ? undefined : end).slice(from, from + MAX_EXCERPT);
    // One column for each character, so that the caret is below its own.
    const plain = line.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (found) => ' '.repeat(found.length));
    return `${plain}\n${' '.repeat(column - 1 - from)}^`;
}
/** Renders problems as lines that editors and GitHub can link: `file:line:column: message`, and excerpts below them. */
function renderProblems(fileName, problems) {
    return problems
        .map(({ line, column, message, excerpt }) => {
        const below = excerpt === undefined ? '' : `\n${excerpt.replace(/^/gm, '    ')}`;
        return `${fileName}:${line}:${column}: ${message}${below}`;
    })
        .join('\n');
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

/***/ 60720:
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
    for (const source of new dist.Lexer().lex(text)) {
        const kind = isTextNext ? 'scalar-text' : dist.CST.tokenType(source);
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

;// CONCATENATED MODULE: ./domain/yaml/indent-slip.js
const KEY = /^(?:[\w-]+|"[^"]*"|'[^']*')\s*:(?=\s|$)/;
const BLOCK_TEXT = /^[|>][-+\d]*$/;
/** Beginnings of lines that are not understood here. */
const UNCLEAR = /^(?:\?(?:\s|$)|%|\.\.\.)/;
/**
 * Finds the first line of a text that is not valid YAML whose indentation fits no list and no mapping above it, whose dash
 * has no space, or whose quotation mark is never closed; undefined where there is none, or where it is not certain.
 */
function findIndentSlip(text) {
    const scan = { levels: [], skips: undefined, block: undefined, quoteAt: undefined, isText: false };
    for (const line of listLines(text)) {
        if (scan.skips?.(line) === true)
            continue;
        scan.skips = undefined;
        scan.quoteAt = undefined;
        const text = scan.block === undefined ? 'over' : readBlockText(scan.block, line);
        if (text === 'inside')
            continue;
        scan.block = undefined;
        if (text !== 'over')
            return text;
        if (line.content === '' || /^---(?:\s|$)/.test(line.content))
            continue;
        if (UNCLEAR.test(line.content) || line.content.startsWith('\t'))
            return undefined;
        const found = readLine(scan, line);
        if (found === 'unclear')
            return undefined;
        if (found !== undefined)
            return found;
    }
    const { quoteAt: at } = scan;
    return at === undefined ? undefined : { at, message: 'the quotation mark that opens here is not closed' };
}
function* listLines(text) {
    let [number, at] = [0, 0];
    for (const line of text.split('\n')) {
        number += 1;
        const column = /^ */.exec(line)?.[0].length ?? 0;
        const content = line
            .slice(column)
            .replace(/(?:^|\s)#.*$/, '')
            .trimEnd();
        yield { number, at: at + column, column, content };
        at += line.length + 1;
    }
}
/** Reads a line of block text; returns its slip, or that it is after the text. */
function readBlockText(block, { at, column, content }) {
    const { key } = block;
    if (content === '')
        return 'inside';
    if (column <= key.column)
        return 'over';
    block.column ??= column;
    if (column >= block.column)
        return 'inside';
    return {
        at,
        message: `this line begins in column ${column + 1}: the text of the key on line ${key.line} begins in column ${block.column + 1}, and the keys beside it in column ${key.column + 1}`,
    };
}
/** Reads a line into the scan; returns its slip, or that it is not understood. */
function readLine(scan, line) {
    const { content } = line;
    if (/^-[A-Za-z_][\w-]*:(?:\s|$)/.test(content))
        return { at: line.at, message: 'an item of a list needs a space after its dash: write "- ", then the key' };
    const isItem = /^-(?:\s|$)/.test(content);
    if (!isItem && !KEY.test(content))
        return readText(scan, line);
    const kind = isItem ? 'list' : 'mapping';
    const slip = openLevel(scan, kind, line);
    if (slip !== undefined)
        return slip;
    let [column, rest] = [line.column, content];
    while (/^-(?:\s|$)/.test(rest)) {
        const spaces = /^-\s*/.exec(rest)?.[0].length ?? 1;
        rest = rest.slice(spaces);
        column += spaces;
        const isNested = /^-(?:\s|$)/.test(rest);
        const list = scan.levels.at(-1);
        if (list !== undefined)
            list.hasKeys = KEY.test(rest);
        if (isNested || KEY.test(rest))
            indent_slip_open(scan, isNested ? 'list' : 'mapping', { ...line, column });
    }
    return readValue(scan, line, rest);
}
/** Finds the level of an item or a key, and opens one where the key before it has no value yet. */
function openLevel(scan, kind, line) {
    const before = scan.levels;
    const left = before.filter(({ column }) => column <= line.column);
    const top = left.at(-1);
    const above = left.at(-2);
    if (top?.column === line.column && top.kind !== kind && kind === 'mapping' && above?.column === line.column)
        left.pop();
    const level = left.at(-1);
    const isSibling = level?.column === line.column && level.kind === kind;
    // A list may begin in the column of its key.
    const isChild = level?.isOpen === true && (level.column < line.column || (level.column === line.column && kind === 'list'));
    if (!isSibling && !isChild && before.length > 0)
        return describeSlip(before, kind, line);
    scan.levels = left;
    if (isSibling)
        Object.assign(level, { line: line.number, isOpen: false });
    else
        indent_slip_open(scan, kind, line);
    return undefined;
}
function indent_slip_open(scan, kind, { column, number: line }) {
    const parent = scan.levels.at(-1);
    if (parent !== undefined)
        parent.isOpen = false;
    scan.levels.push({ kind, column, line, hasKeys: false, isOpen: false });
}
/** Describes a line that fits no level, by the nearest one of its kind and form; the innermost of two that are as near. */
function describeSlip(levels, kind, { at, column, content }) {
    const distance = (level) => Math.abs(level.column - column);
    const own = levels.filter((level) => level.kind === kind);
    const hasKeys = KEY.test(content.replace(/^(?:-\s+)*/, ''));
    const alike = own.filter((level) => kind === 'mapping' || level.hasKeys === hasKeys);
    const nearest = (alike.length === 0 ? own : alike).toReversed().toSorted((a, b) => distance(a) - distance(b))[0];
    if (nearest === undefined || nearest.column === column)
        return undefined;
    const others = kind === 'list' ? 'the items of its list' : 'the keys beside it';
    return {
        at,
        message: `this line begins in column ${column + 1}, and ${others} begin in column ${nearest.column + 1}, as on line ${nearest.line}`,
    };
}
/** Reads what comes after a key, or after the dash of an item, and how far it goes. */
function readValue(scan, line, rest) {
    const key = KEY.exec(rest)?.[0];
    const value = rest.slice(key?.length ?? 0).trim();
    const level = scan.levels.at(-1);
    if (level === undefined)
        return undefined;
    level.isOpen = value === '' || /^[&!]\S*$/.test(value);
    scan.isText = value !== '' && !/^[[{"']/.test(value);
    if (BLOCK_TEXT.test(value))
        scan.block = { key: level, column: undefined };
    else if (/^["']/.test(value)) {
        scan.skips = skipUntilClosed(value, value[0] ?? '"');
        scan.quoteAt = scan.skips === undefined ? undefined : line.at + line.content.length - value.length;
    }
    else if (/^[[{]/.test(value))
        scan.skips = skipBrackets(value);
    return undefined;
}
/** Reads a line that is neither an item nor a key: text that continues a value, or that is indented too little for that. */
function readText(scan, { at, column, content }) {
    const level = scan.levels.findLast(({ kind }) => kind === 'mapping');
    if (level === undefined || level !== scan.levels.at(-1))
        return 'unclear';
    if ((!scan.isText && !level.isOpen) || /^[\w-]+:\S/.test(content))
        return 'unclear';
    if (column > level.column) {
        Object.assign(scan, { isText: true });
        level.isOpen = false;
        return undefined;
    }
    return {
        at,
        message: `the text of the key on line ${level.line} continues here: indent it further than the key, from column ${level.column + 3} on`,
    };
}
function skipUntilClosed(value, mark) {
    const isClosed = (text) => text.replace(mark === '"' ? /\\./g : /''/g, '').includes(mark);
    if (isClosed(value.slice(1)))
        return undefined;
    let isDone = false;
    return ({ content }) => {
        const skips = !isDone;
        isDone ||= isClosed(content);
        return skips;
    };
}
function skipBrackets(value) {
    let depth = countBrackets(value);
    if (depth <= 0)
        return undefined;
    return ({ content }) => {
        const skips = depth > 0;
        if (skips)
            depth += countBrackets(content);
        return skips;
    };
}
function countBrackets(text) {
    const plain = text.replace(/"(?:\\.|[^"\\])*"|'[^']*'/g, '');
    return plain.replace(/[^[{]/g, '').length - plain.replace(/[^\]}]/g, '').length;
}

;// CONCATENATED MODULE: ./domain/yaml/yaml-slips.js

/**
 * Describes errors of the parser in the words of people who write plans, each with the line that it is on. Errors on a
 * line that has one already follow from that one mostly, and are left out.
 */
function describeSyntaxErrors(text, found) {
    // The parser calls a tab below the text of "|" a wrong indentation.
    const errors = found.map((error) => error.code === 'BAD_INDENT' && text[error.at] === '\t' ? { ...error, code: 'TAB_AS_INDENT' } : error);
    const whole = findWholeFault(text, errors);
    if (whole !== undefined)
        return [whole];
    const countLines = createLineCount(text);
    // A hostile file has a hundred thousand errors on one line, and to describe one takes the length of its line.
    const few = keepFirst(errors, { perLine: MAX_DESCRIBED, countLines });
    const faults = few.map((error) => ({ ...describe(text, error), showsLine: true }));
    // The parser places some errors at the end of the line before.
    const first = Math.min(...faults.map(({ at }) => countLines(text[at] === '\n' ? at + 1 : at)));
    const slip = findIndentSlip(text);
    // What else is said follows from a line that is out of place.
    if (slip !== undefined && countLines(slip.at) <= first)
        return [{ ...slip, showsLine: true }];
    const tab = errors.find(({ code }) => code === 'TAB_AS_INDENT');
    const known = tab === undefined ? faults : faults.filter(({ at }) => countLines(at) <= countLines(tab.at));
    return keepFirst(known, { perLine: 1, countLines });
}
/** Describes what is wrong with a file as a whole, from which all its errors follow. */
function findWholeFault(text, errors) {
    const conflict = /^<{7} /m.exec(text);
    if (conflict !== null && /^>{7} /m.test(text))
        return {
            at: conflict.index,
            message: 'a merge left a conflict here: choose a side, and remove the lines of "<<<<<<<", "=======" and ">>>>>>>"',
            showsLine: true,
        };
    const end = text.trimEnd().length;
    if (/^\s*[[{]/.test(text) && errors[0] !== undefined && errors[0].at >= end)
        return { at: end, message: 'the text ends, and a quotation mark or a bracket is not closed' };
    return undefined;
}
const MAX_DESCRIBED = 4;
function keepFirst(found, { perLine, countLines }) {
    const counts = new Map();
    return found.filter(({ at }) => {
        const line = countLines(at);
        const count = (counts.get(line) ?? 0) + 1;
        counts.set(line, count);
        return count <= perLine;
    });
}
/** Returns a function that counts the line ends before an offset, in logarithmic time. */
function createLineCount(text) {
    const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
    return (at) => {
        let low = 0;
        let high = ends.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((ends[middle] ?? 0) < at)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    };
}
function describe(text, error) {
    const { at, code } = error;
    switch (code) {
        case 'MULTIPLE_DOCS':
            return {
                at,
                message: 'a file is one YAML document; a second starts here: remove this "---", or give it a file of its own',
            };
        case 'BAD_DQ_ESCAPE':
            return {
                at,
                message: `"${text.slice(at, at + 2)}" is no escape of double quotes: write the value in single quotes, which keep backslashes`,
            };
        case 'TAB_AS_INDENT':
            return { at, message: 'a tab: YAML is indented with spaces only' };
        case 'BAD_SCALAR_START':
            return describeStart(text, at);
        case 'BLOCK_AS_IMPLICIT_KEY':
        case 'MULTILINE_IMPLICIT_KEY':
            return describeSecondKey(text, at) ?? toOther(error);
        case 'BLOCK_IN_FLOW':
            return { at: findColon(text, at) ?? at, message: `a colon inside braces begins another value: ${IN_BRACES}` };
        case 'UNEXPECTED_TOKEN':
            return describeToken(text, at) ?? toOther(error);
        default:
            return toOther(error);
    }
}
const KEY_NEEDS_SPACE = 'a key needs a space after its colon';
const QUOTED = 'put the whole value in quotation marks';
const IN_BRACES = `${QUOTED}, or write each key on a line of its own, without braces`;
function toOther({ at, message }) {
    return { at, message: `${NOT_YAML}${message}` };
}
const NOT_YAML = 'not valid YAML: ';
/** Returns whether a fault is one of the syntax of YAML. */
function isSyntaxFault({ message }) {
    return message.startsWith(NOT_YAML);
}
function describeStart(text, at) {
    if (text.startsWith('```', at))
        return { at, message: 'a fence of Markdown: the file holds the plan alone, without the lines of ```' };
    return { at, message: `a value cannot begin with "${text[at] ?? ''}": ${QUOTED}` };
}
/** Describes a mapping where none can be: a colon in a value, a key without its space, or an indentation. */
function describeSecondKey(text, at) {
    const line = restOfLine(text, at);
    if (/^[\w-]+:\S/.test(line))
        return { at: at + line.indexOf(':'), message: KEY_NEEDS_SPACE };
    if (/^\? /.test(line))
        return { at, message: `a value cannot begin with "?": ${QUOTED}` };
    const colon = findColon(text, at);
    if (colon === undefined)
        return undefined;
    const before = text.slice(at, colon);
    if (/^[\w-]+, *[\w-]+$/.test(before))
        return { at: colon, message: 'several keys on one line: write each key on a line of its own' };
    if (/\n\s*[\w-]+$/.test(before)) {
        const key = before.search(/\S+$/);
        return {
            at: at + key,
            message: 'this line is indented further than the keys above it: keys of one mapping begin in one column',
        };
    }
    return {
        at: colon,
        message: `a colon and a space inside a value: ${QUOTED}, or write "|" after the key and the text on the next lines`,
    };
}
/** Describes text where YAML expects none. */
function describeToken(text, at) {
    const start = text.lastIndexOf('\n', at - 1) + 1;
    const before = text.slice(start, at);
    const value = /(?:^|[\s{,])[\w-]+:\s+(.*)$/.exec(before)?.[1] ?? '';
    const isInBraces = /^\s*(?:- *)?\{/.test(before) || /^\[ *\{/.test(value);
    if (isInBraces && countOpen(before, text.slice(at, at + 1)) > 0)
        return { at, message: `a value inside braces may hold no { } [ ] and no comma: ${IN_BRACES}` };
    if (/^["']/.test(value))
        return { at, message: 'text after the closing quotation mark: put all of it in one pair of the other kind' };
    if (/^[[{]/.test(value))
        return { at: at - value.length, message: `a value cannot begin with "${value[0]}": ${QUOTED}` };
    if (/^[|>][-+\d]* +$/.test(value))
        return {
            at: at - value.length,
            message: `text after "${value.trim()}" begins on the next line; if it is part of the value, ${QUOTED}`,
        };
    if (value === '' && /^- /.test(text.slice(at)))
        return {
            at,
            message: 'a list begins on the line below its key; a value that begins with "-" is in quotation marks',
        };
    return undefined;
}
/** Counts the braces that are open after a text and the character that follows it. */
function countOpen(before, next) {
    const opened = before.split('{').length - before.split('}').length;
    return next === '}' ? opened : Math.max(opened, 1);
}
/** Finds the offset of the first colon after `at` that is followed by white space, within this value. */
function findColon(text, at) {
    const found = /:(?=\s|$)/.exec(text.slice(at, at + 4096));
    return found === null ? undefined : at + found.index;
}
function restOfLine(text, at) {
    const end = text.indexOf('\n', at);
    return text.slice(at, end === -1 ? undefined : end);
}

;// CONCATENATED MODULE: ./domain/yaml/yaml-document.js




const MAX_NODES = 50_000;
const CR_ONLY = 'the lines end with a carriage return alone (CR): save the file with line feeds (LF)';
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
        return { kind: 'refused', fault: { ...limit, showsLine: isSyntaxFault(limit) } };
    const lineEnd = text.includes('\n') ? -1 : text.trimEnd().indexOf('\r');
    if (lineEnd !== -1)
        return { kind: 'refused', fault: { at: lineEnd, message: CR_ONLY } };
    // uniqueKeys compares each key with all others; duplicates are found below with a set.
    const options = {
        version: '1.2',
        schema: 'core',
        uniqueKeys: false,
        prettyErrors: false,
        logLevel: 'error',
    };
    const parsed = (0,dist.parseDocument)(text, options);
    if (parsed.errors.length > 0) {
        const errors = parsed.errors.map(({ pos, code, message }) => ({ at: pos[0], code, message }));
        return { kind: 'not_yaml', faults: describeSyntaxErrors(text, errors) };
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
    if ((0,dist.isAlias)(node))
        return readAlias(walk, node.source, { ...position, at });
    if (node.anchor !== undefined)
        walk.anchors.set(node.anchor, node);
    if (node.tag !== undefined && !CORE_TAG.test(node.tag)) {
        const hint = node.tag === '!' ? hintQuotes('!') : '';
        walk.faults.push({
            at,
            message: `the tag ${(0,file_problem/* quote */.hD)(node.tag)} is not supported here${hint}`,
            showsLine: hint !== '',
        });
    }
    if ((0,dist.isScalar)(node))
        return node.value;
    if (position.path.length >= MAX_DEPTH) {
        return refuseOnce(walk, { at, message: `a file may be nested at most ${MAX_DEPTH} levels deep` });
    }
    walk.active.add(node);
    const value = (0,dist.isMap)(node) ? readMap(walk, node, position) : (0,dist.isSeq)(node) ? readSeq(walk, node, position) : null;
    walk.active.delete(node);
    return value;
}
function readAlias(walk, name, position) {
    const target = walk.anchors.get(name);
    if (target === undefined) {
        // An anchor of people is a word; a glob is none.
        const hint = /[^\w-]/.test(name) ? hintQuotes('*') : '';
        const message = `the alias ${(0,file_problem/* quote */.hD)(`*${name}`)} has no anchor before it${hint}`;
        walk.faults.push({ at: position.at, message, showsLine: hint !== '' });
        return null;
    }
    if (walk.active.has(target)) {
        walk.faults.push({ at: position.at, message: `the alias ${(0,file_problem/* quote */.hD)(`*${name}`)} contains itself` });
        return null;
    }
    return readNode(walk, target, position);
}
function hintQuotes(start) {
    return `: put a value that begins with "${start}" in quotation marks`;
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
            const isItem = typeof position.path.at(-1) === 'number' && seen.keys().next().value === name;
            const hint = isItem ? '; another item of the list begins with "- "' : '';
            walk.faults.push({ at, message: `${message}${hint}` });
            continue;
        }
        seen.set(name, at);
        // Only inside braces can a key be without the colon and the value.
        if (pair.value === null && /^[\w-]+:\S/.test(name))
            walk.faults.push({ at: at + name.indexOf(':'), message: KEY_NEEDS_SPACE, showsLine: true });
        value[name] = readNode(walk, toNode(pair.value), { path: [...position.path, name], key: at, at });
    }
    return value;
}
function readKey(walk, pair, at) {
    const key = pair.key;
    if (!(0,dist.isScalar)(key) || typeof key.value !== 'string') {
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
    return (0,dist.isMap)(item) || (0,dist.isSeq)(item) || (0,dist.isScalar)(item) || (0,dist.isAlias)(item) ? item : null;
}
function refuseOnce(walk, fault) {
    if (!walk.faults.some(({ message }) => message === fault.message))
        walk.faults.push(fault);
    return null;
}


/***/ })

};
