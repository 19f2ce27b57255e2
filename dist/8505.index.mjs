export const id = 8505;
export const ids = [8505];
export const modules = {

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
        else if (/^[*+?]$/.test(token)) {
            // A part of what it repeats: a later repetition counts both, where flags stand between.
            last += 1;
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
