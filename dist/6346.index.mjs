export const id = 6346;
export const ids = [6346];
export const modules = {

/***/ 36253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ agentIdentitySchema),
/* harmony export */   P7: () => (/* binding */ describeAgent),
/* harmony export */   QI: () => (/* binding */ agentNames),
/* harmony export */   e4: () => (/* binding */ providerNames),
/* harmony export */   i7: () => (/* binding */ LADDER_KEYS),
/* harmony export */   mt: () => (/* binding */ ladderSchema)
/* harmony export */ });
/* unused harmony export ladderEntrySchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40669);
/* harmony import */ var _setting_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8550);


/** Names that users give to the agents. */
const agentNames = ['command', 'builtin', 'claude-code', 'codex', 'copilot', 'opencode', 'gemini'];
/** Names that users give to the providers of models. */
const providerNames = [
    'anthropic',
    'openai',
    'google',
    'github-copilot',
    'github-models',
    'openai-compatible',
    'azure',
    'bedrock',
    'vertex',
    'openrouter',
    'mistral',
    'xai',
    'ollama',
];
const MAX_MODEL_CHARACTERS = 200;
const MAX_ENTRIES = 20;
const { maxIterations, wallClockSeconds } = _setting_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .settingRanges */ .lO;
/** One entry of a ladder of agents; what it leaves out is as the settings say. */
const ladderEntrySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    agent: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(agentNames).optional(),
    provider: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(providerNames).optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .max(MAX_MODEL_CHARACTERS)
        .refine((value) => value.trim() !== '', 'must not be blank')
        .optional(),
    max_iterations: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(maxIterations.min).max(maxIterations.max).optional(),
    wall_clock_timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(wallClockSeconds.min).max(wallClockSeconds.max).optional(),
});
/** The agents of the attempts at a checkpoint, first to last; the last makes all further attempts. */
const ladderSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(ladderEntrySchema).min(1).max(MAX_ENTRIES);
/** The descriptions of the keys of an entry. */
const LADDER_KEYS = {
    agent: 'Who makes the attempt.',
    provider: 'Whose model is used.',
    model: 'The model, as its provider calls it.',
    max_iterations: 'Turns of one attempt.',
    wall_clock_timeout_seconds: 'Time of one attempt.',
};
/** The agent of an attempt, for the record. */
const agentIdentitySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Null where the agent is a command, or chooses it itself. */
    provider: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    /** The number of its entry in the ladder, from 1; null without a ladder. */
    entry: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).nullable(),
});
/** Describes an agent in a few words. */
function describeAgent({ name, provider, model }) {
    return [name, provider, model].filter((part) => part !== null).join(' ');
}


/***/ }),

/***/ 71028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ runConfigSchema),
/* harmony export */   GW: () => (/* binding */ MAX_CONFIG_BYTES),
/* harmony export */   nN: () => (/* binding */ VARIABLE_NAME),
/* harmony export */   tF: () => (/* binding */ CONFIG_PATH)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40669);
/* harmony import */ var _agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36253);
/* harmony import */ var _paths_glob_syntax_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12532);
/* harmony import */ var _setting_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8550);




/** The path of a repository's configuration, read at the commit that a run starts from. */
const CONFIG_PATH = '.groundhog/config.yml';
const MAX_CONFIG_BYTES = 64 * 1024;
/** The names of environment variables that a shell takes. */
const VARIABLE_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const MAX_TEXT = 4096;
const MAX_ENTRIES = 100;
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .max(MAX_TEXT)
    .refine((value) => value.trim() !== '', 'must not be blank');
const whole = ({ min, max }) => zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(min).max(max);
const decimal = ({ min, max }) => zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig('must be a number').min(min).max(max);
const branchGlob = text.superRefine((glob, { addIssue }) => {
    const problem = (0,_paths_glob_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .findGlobProblem */ .R)(glob);
    if (problem !== undefined)
        addIssue(problem);
});
const variableName = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(MAX_TEXT).regex(VARIABLE_NAME, 'must be the name of an environment variable');
/** The settings of all runs of a repository. Inputs and flags override them; unknown keys are errors. */
const runConfigSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    agent: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__/* .agentNames */ .QI).optional(),
    agents: _agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__/* .ladderSchema */ .mt.optional(),
    agent_command: text.optional(),
    provider: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__/* .providerNames */ .e4).optional(),
    model: text.optional(),
    price: text.optional(),
    instruction: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_INSTRUCTION_CHARACTERS */ .hB).optional(),
    tools: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).max(MAX_ENTRIES).optional(),
    on_denial: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .denialChoices */ .oI).optional(),
    effort: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .effortChoices */ .Pv).optional(),
    temperature: decimal(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRanges */ .lO.temperature).optional(),
    max_output_tokens: whole(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRanges */ .lO.maxOutputTokens).optional(),
    context_window: whole(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRanges */ .lO.contextWindow).optional(),
    headers: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), text).optional(),
    provider_options: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9()).optional(),
    claim: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .claimRules */ .GJ).optional(),
    session: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .sessionChoices */ .pG).optional(),
    rescue_steps: whole(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRanges */ .lO.rescueSteps).optional(),
    max_iterations: whole(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRanges */ .lO.maxIterations).optional(),
    wall_clock_timeout_seconds: whole(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRanges */ .lO.wallClockSeconds).optional(),
    attempt_budget_default: whole(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRanges */ .lO.attemptBudget).optional(),
    max_cost_usd: decimal(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRanges */ .lO.maxCostUsd).optional(),
    max_tokens: whole(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRanges */ .lO.maxTokens).optional(),
    deadline_minutes: decimal(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRanges */ .lO.deadlineMinutes).optional(),
    audit_minutes: whole(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRanges */ .lO.auditMinutes).optional(),
    rebase: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    materialize: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .materializeModes */ .IS).optional(),
    sign: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .signChoices */ .yU).optional(),
    sign_as: text.optional(),
    sign_off: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    workspace: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceChoices */ .SV).optional(),
    isolation: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .isolationChoices */ .Lp).optional(),
    network_setup: text.optional(),
    network_agent: text.optional(),
    network_criteria: text.optional(),
    visible_paths: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).max(MAX_ENTRIES).optional(),
    verify_in: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .verifyInChoices */ .tW).optional(),
    caches: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).max(MAX_ENTRIES).optional(),
    protected_branches: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(branchGlob).max(MAX_ENTRIES).optional(),
    mask: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(variableName).max(MAX_ENTRIES).optional(),
    judge_model: text.optional(),
    judge_provider: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__/* .providerNames */ .e4).optional(),
    judge_price: text.optional(),
    judge_fallback_model: text.optional(),
    judge_votes: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1), zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(3)], 'must be 1 or 3').optional(),
    on_unjudged: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .unjudgedChoices */ .Ng).optional(),
});


/***/ }),

/***/ 32413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ toSystemError),
/* harmony export */   z: () => (/* binding */ toGroundhogError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);

// Codes of errno(3). EDQUOT is the full disk of one user.
const SYSTEM_CODES = {
    ENOSPC: ['disk_full', 'no space left'],
    EDQUOT: ['disk_full', 'the quota is used up'],
    EROFS: ['permission_denied', 'the file system is read-only'],
    EACCES: ['permission_denied', 'permission denied'],
    EPERM: ['permission_denied', 'operation not permitted'],
    EMFILE: ['open_files_limit', 'too many files are open in this process'],
    ENFILE: ['open_files_limit', 'too many files are open on this machine'],
};
/** Returns a thrown value as an error of the catalogue: `internal`, with the place in the code, where it has no other. */
function toGroundhogError(thrown) {
    if (thrown instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GroundhogError */ .CX)
        return thrown;
    const error = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toError */ .iT)(thrown);
    const known = toSystemError(error);
    if (known !== undefined)
        return known;
    const where = error.stack?.split('\n').find((line) => line.trim().startsWith('at ')) ?? '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GroundhogError */ .CX('internal', { message: `${error.name}: ${error.message}\n${where}`.trimEnd() }, { cause: error });
}
/** Returns the error for a refusal of the operating system, with its path; undefined for any other error. */
function toSystemError(error) {
    const [code, reason] = ('code' in error && SYSTEM_CODES[String(error.code)]) || [];
    if (code === undefined)
        return undefined;
    const data = { path: findPath(error), reason };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GroundhogError */ .CX(code, data, { cause: error });
}
/** Finds the path that a call of the file system was about: of two, the one that was to be created. */
function findPath(error) {
    for (const name of ['dest', 'path']) {
        const value = Reflect.get(error, name);
        if (typeof value === 'string')
            return value;
    }
    return undefined;
}


/***/ }),

/***/ 70375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ toObjectFormat),
/* harmony export */   Ov: () => (/* binding */ taskIdSchema),
/* harmony export */   XJ: () => (/* binding */ isTaskId),
/* harmony export */   kf: () => (/* binding */ objectIdSchema),
/* harmony export */   kt: () => (/* binding */ toTaskId),
/* harmony export */   px: () => (/* binding */ toShortId)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);

const TASK_ID = /^[a-z0-9][a-z0-9._-]{0,62}$/;
/** The id of a task in refs and comments: valid in a ref by git-check-ref-format(1), and as a folder name. */
const taskIdSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(TASK_ID, 'use 1 to 63 of a-z, 0-9, ".", "_", "-", starting with a letter or digit')
    .refine(isAcceptedByGit, 'git refuses this name in a ref')
    .brand();
/** Returns what `taskIdSchema` does, for readers of refs, which load no schema. */
function isTaskId(text) {
    return TASK_ID.test(text) && isAcceptedByGit(text);
}
function isAcceptedByGit(id) {
    return !id.includes('..') && !id.endsWith('.') && !id.endsWith('.lock');
}
/** A full object id, SHA-1 (40 hex digits) or SHA-256 (64). */
const objectIdSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
/** Returns git's name for the object format (extensions.objectFormat) whose ids have this many hex digits. */
function toObjectFormat(idLength) {
    return idLength === 64 ? 'sha256' : 'sha1';
}
/** Returns the first seven digits of an object id, for display. */
function toShortId(id) {
    return id.slice(0, 7);
}
/** Makes a task id from any text, with "-" for forbidden characters; undefined when nothing is left. */
function toTaskId(text) {
    const name = text
        .toLowerCase()
        .replace(/[^a-z0-9._-]+/g, '-')
        .replace(/\.{2,}/g, '.')
        .replace(/^[^a-z0-9]+/, '')
        .slice(0, 63)
        .replace(/(?:\.lock|[.-])+$/, '');
    return isTaskId(name) ? name : undefined;
}


/***/ }),

/***/ 75737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ expandBraces)
/* harmony export */ });
const MAX_EXPANSIONS = 64;
const MAX_EXPANDED_CHARS = 8000;
/** Expands `{a,b}` to one glob for each choice. Nested braces and ranges (`{1..9}`) are not supported. */
function expandBraces(glob) {
    const groups = [];
    let rest = glob;
    for (;;) {
        const open = findUnescaped(rest, '{');
        if (open === -1)
            break;
        const close = findUnescaped(rest, '}');
        if (close < open)
            return { kind: 'invalid', reason: 'has a "{" without a "}" after it, or a "}" before it' };
        const inside = rest.slice(open + 1, close);
        if (findUnescaped(inside, '{') !== -1)
            return { kind: 'invalid', reason: 'has braces inside braces' };
        const choices = splitUnescaped(inside);
        if (choices.length < 2)
            return { kind: 'invalid', reason: 'has braces without a comma: write "{a,b}"' };
        groups.push({ before: rest.slice(0, open), choices });
        rest = rest.slice(close + 1);
    }
    if (findUnescaped(rest, '}') !== -1)
        return { kind: 'invalid', reason: 'has a "}" without a "{" before it' };
    const count = groups.reduce((product, { choices }) => product * choices.length, 1);
    if (count > MAX_EXPANSIONS) {
        return { kind: 'invalid', reason: `stands for ${count} globs; braces may make at most ${MAX_EXPANSIONS}` };
    }
    if (count * glob.length > MAX_EXPANDED_CHARS) {
        return { kind: 'invalid', reason: 'is too long once its braces are written out' };
    }
    return { kind: 'expanded', globs: toCombinations(groups).map((start) => `${start}${rest}`) };
}
function toCombinations(groups) {
    return groups.reduce((starts, { before, choices }) => starts.flatMap((start) => choices.map((choice) => `${start}${before}${choice}`)), ['']);
}
function findUnescaped(text, wanted) {
    for (let index = 0; index < text.length; index += 1) {
        if (text[index] === '\\')
            index += 1;
        else if (text[index] === wanted)
            return index;
    }
    return -1;
}
function splitUnescaped(text) {
    const parts = [''];
    for (const [token] of text.matchAll(/\\?[\s\S]/g)) {
        if (token === ',')
            parts.push('');
        else
            parts.push(`${parts.pop()}${token}`);
    }
    return parts;
}


/***/ }),

/***/ 12532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ findGlobProblem),
/* harmony export */   z: () => (/* binding */ readGlobTokens)
/* harmony export */ });
/* harmony import */ var _expand_braces_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75737);

const MAX_GLOB_CHARS = 1000;
const SPECIAL = '*?[]{},!\\';
/** Returns why a glob is invalid, or undefined. A blank one is refused by the schema. */
function findGlobProblem(glob) {
    if (glob.length > MAX_GLOB_CHARS)
        return `must not be longer than ${MAX_GLOB_CHARS} characters`;
    if (glob.trim() === '')
        return undefined;
    if (glob !== glob.trim())
        return 'must not have spaces around it';
    if (glob.includes('\0'))
        return 'must not contain a NUL character';
    if (glob.startsWith('!'))
        return 'must not start with "!": there are no exceptions (write "\\!" for the character)';
    const expanded = (0,_expand_braces_js__WEBPACK_IMPORTED_MODULE_0__/* .expandBraces */ .P)(glob);
    if (expanded.kind === 'invalid')
        return expanded.reason;
    for (const plain of expanded.globs) {
        const problem = findShapeProblem(plain) ?? findTokenProblem(plain);
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
function findShapeProblem(glob) {
    if (glob.startsWith('/') || /^[A-Za-z]:/.test(glob))
        return 'must be relative to the repository root';
    const parts = glob.replace(/\/$/, '').split('/');
    if (parts.includes('..'))
        return 'must not contain ".."';
    if (glob !== '' && parts.some((part) => part === '' || part === '.')) {
        return 'must be written plainly, without "./" or "//"';
    }
    return undefined;
}
function findTokenProblem(glob) {
    for (const token of readGlobTokens(glob))
        if (token.kind === 'invalid')
            return token.reason;
    return undefined;
}
/** Reads the parts of a glob without braces, up to the first that is invalid. */
function* readGlobTokens(glob) {
    let rest = glob;
    while (rest !== '') {
        const [taken, token] = takeToken(rest);
        yield token;
        rest = rest.slice(taken);
    }
}
function takeToken(rest) {
    const stars = /^\*+/.exec(rest);
    if (stars !== null)
        return [stars[0].length, { kind: 'wildcard', source: '[^/]*' }];
    if (rest.startsWith('?'))
        return [1, { kind: 'wildcard', source: '[^/]' }];
    if (rest.startsWith('['))
        return takeSet(rest);
    const character = String.fromCodePoint(rest.codePointAt(rest.startsWith('\\') ? 1 : 0) ?? 0);
    if (!rest.startsWith('\\'))
        return [character.length, { kind: 'text', character }];
    if (rest.length > 1 && SPECIAL.includes(character))
        return [2, { kind: 'text', character }];
    return [
        rest.length,
        { kind: 'invalid', reason: 'must use "/" between folders, and "\\" only before one of *?[]{},!\\' },
    ];
}
function takeSet(rest) {
    const set = /^\[([!^]?)([^\\/[\]]+)\]/u.exec(rest);
    if (set === null) {
        return [rest.length, { kind: 'invalid', reason: 'has a "[" without a plain set of characters and "]" after it' }];
    }
    const [whole, negation, members = ''] = set;
    let source = negation === '' ? '' : '^/';
    for (const [text, from = '', to = from] of members.matchAll(/(.)(?:-(.))?/gsu)) {
        if (from > to)
            return [whole.length, { kind: 'invalid', reason: `has a range that is upside down: "${text}"` }];
        if (from < '/' && to > '/') {
            return [whole.length, { kind: 'invalid', reason: `has a range that includes "/": "${text}"` }];
        }
        source += `${toCodeEscape(from)}-${toCodeEscape(to)}`;
    }
    return [whole.length, { kind: 'wildcard', source: `[${source}]` }];
}
function toCodeEscape(character) {
    return `\\x{${character.codePointAt(0)?.toString(16)}}`;
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

/***/ 20068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ endingSchema),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   WG: () => (/* binding */ isPassing),
/* harmony export */   p$: () => (/* binding */ pauseCauseSchema),
/* harmony export */   vu: () => (/* binding */ conclusionOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);

/** The endings of a run. */
const endingSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'passed',
    'nothing_to_do',
    'blocked',
    'paused',
    'refused',
    'conflict',
    'infra_error',
]);
const conclusions = {
    passed: 'success',
    nothing_to_do: 'success',
    blocked: 'failure',
    paused: 'neutral',
    refused: 'failure',
    conflict: 'failure',
    infra_error: 'failure',
};
/** Returns the conclusion of a GitHub check run for an ending. */
function conclusionOf(ending) {
    return conclusions[ending];
}
const exitCodes = {
    passed: 0,
    nothing_to_do: 0,
    blocked: 1,
    paused: 3,
    refused: 4,
    conflict: 4,
    infra_error: 5,
};
// Why: docs/decisions/0125-exit-codes-of-the-command-line.md
/** Returns the exit code of the command line for an ending; 2 is for wrong usage, see `isUsageError`. */
function exitCodeOf(ending) {
    return exitCodes[ending];
}
/** The cause of a pause, which decides whether the run may resume by itself. */
const pauseCauseSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'deadline',
    'budget',
    'cancelled',
    /** The agent's provider was unavailable. */
    'provider',
    /** The user must fix the account at the agent's provider. */
    'account',
    /** The judge has given no verdict on a statement. */
    'unjudged',
    'asked',
    'approval',
    /** The job ended before its run did. */
    'job_ended',
    /** Another run has taken the task. */
    'taken',
]);
const passing = {
    deadline: true,
    budget: false,
    cancelled: false,
    provider: true,
    account: false,
    unjudged: false,
    asked: false,
    approval: false,
    job_ended: true,
    taken: true,
};
/** Returns whether a run that paused for this cause can resume without any action of a user. */
function isPassing(cause) {
    return passing[cause];
}


/***/ }),

/***/ 31101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ breakReferences)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36689);

const SKIP_MARK = /\[(\s*(?:(?:skip|no)[\s_-]*[a-z]+|[a-z]+[\s_-]*skip(?:ped)?)\s*)\]/gi;
const NO_CI = /\*\*\*(?=\s*no[\s_-]*ci\b)/gi;
/**
 * Breaks what GitHub and others act on even in plain text, such as a commit message: `@user`, `#1` (and with it a word
 * that closes an issue), links, and marks that keep checks from running (`[skip ci]`, `***NO_CI***`). A line that hides
 * one in other forms of its letters is written in plain ones. Idempotent.
 */
function breakReferences(text) {
    return text.replace(/[^\n]+/g, breakLine);
}
function breakLine(line) {
    const broken = breakPlain(line);
    const folded = breakPlain((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(broken));
    return folded === (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(broken) ? broken : folded;
}
function breakPlain(line) {
    return line
        .replace(/@(?=\S)/g, '@ ')
        .replace(/#(?=\p{Nd})/gu, '# ')
        .replace(/\b(gh-)(?=\p{Nd})/giu, '$1 ')
        .replace(/:\/\//g, ': //')
        .replace(SKIP_MARK, '($1)')
        .replace(NO_CI, '** *');
}


/***/ }),

/***/ 27043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: () => (/* binding */ isHostPattern),
/* harmony export */   Uv: () => (/* binding */ isAddressText),
/* harmony export */   Xj: () => (/* binding */ isAllowedHost),
/* harmony export */   fN: () => (/* binding */ toHostName),
/* harmony export */   uy: () => (/* binding */ isHostName)
/* harmony export */ });
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
/** The last part of an address in any notation that inet_aton(3) takes: decimal, octal or hexadecimal. */
const NUMBER = /^(?:\d+|0x[0-9a-f]*)$/;
const MAX_LENGTH = 253;
/** Returns whether a text is an address, not a name: `10.0.0.1`, `2130706433`, `0x7f.1`, `0177.0.0.1`, `[::1]`, `::1`. */
function isAddressText(text) {
    return text.includes(':') || NUMBER.test(toHostName(text).split('.').at(-1) ?? '');
}
/** Returns whether a text in lower case is the name of a host, and no address. */
function isHostName(text) {
    if (text.length > MAX_LENGTH || isAddressText(text))
        return false;
    return text.split('.').every((label) => LABEL.test(label));
}
/** Returns the form in which names are compared: in lower case, without the dot of the root. */
function toHostName(text) {
    return text.toLowerCase().replace(/\.$/, '');
}
/** Returns whether a text is the exact name of a host with a dot in it, or `*.` and such a name. */
function isHostPattern(text) {
    const name = text.replace(/^\*\./, '');
    return isHostName(name) && name.includes('.');
}
/** Returns whether one of the patterns allows a name in lower case; `*.a.test` allows `b.a.test`, and not `a.test`. */
function isAllowedHost(name, patterns) {
    return patterns.some((pattern) => (pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) : name === pattern));
}


/***/ }),

/***/ 86740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ toFailure)
/* harmony export */ });
/* harmony import */ var _domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22533);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32413);
/* harmony import */ var _domain_errors_usage_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92044);
/* harmony import */ var _domain_record_ending_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20068);
/* harmony import */ var _exec_redaction_clean_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77855);






/**
 * Translates a thrown value to an ending: `refused` for a ConfigurationError, `infra_error` for all else. `command` is the
 * one of the command line: refusals name it and point to its help.
 */
function toFailure(thrown, redact, command) {
    const error = (0,_domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_2__/* .toGroundhogError */ .z)(thrown);
    const help = error.code === 'setting_invalid' && command !== undefined ? `groundhog ${command} --help` : undefined;
    const text = (0,_exec_redaction_clean_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toCleanText */ .M)((0,_domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .renderError */ .v)(error, { help, refused: command }), redact);
    const ending = error instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1 ? 'refused' : 'infra_error';
    return { code: error.code, ending, exitCode: (0,_domain_errors_usage_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isUsageError */ .m)(error) ? _domain_errors_usage_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_USAGE */ .R : (0,_domain_record_ending_js__WEBPACK_IMPORTED_MODULE_4__/* .exitCodeOf */ .FO)(ending), text };
}


/***/ }),

/***/ 45320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ parseNumber),
/* harmony export */   A6: () => (/* binding */ parseVisiblePaths),
/* harmony export */   AE: () => (/* binding */ requireDiscardable),
/* harmony export */   ED: () => (/* binding */ parseInstruction),
/* harmony export */   F1: () => (/* binding */ parseAge),
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   I1: () => (/* binding */ chooseIsolation),
/* harmony export */   MO: () => (/* binding */ parseNetwork),
/* harmony export */   OE: () => (/* binding */ parseVariableNames),
/* harmony export */   Oh: () => (/* binding */ toSettingError),
/* harmony export */   f0: () => (/* binding */ requireRoomToWait),
/* harmony export */   iC: () => (/* binding */ parseRebase),
/* harmony export */   ik: () => (/* binding */ parseTaskId),
/* harmony export */   kd: () => (/* binding */ parseLimits),
/* harmony export */   ku: () => (/* binding */ requireRescuable),
/* harmony export */   oA: () => (/* binding */ parseWholeNumber),
/* harmony export */   rH: () => (/* binding */ requireRebasable),
/* harmony export */   vS: () => (/* binding */ parseBranchGlobs),
/* harmony export */   xH: () => (/* binding */ parseCaches),
/* harmony export */   yG: () => (/* binding */ parseBoolean),
/* harmony export */   yl: () => (/* binding */ toChoiceError),
/* harmony export */   z9: () => (/* binding */ readLeaseMs)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71028);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14902);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70375);
/* harmony import */ var _domain_paths_glob_syntax_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12532);
/* harmony import */ var _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8550);
/* harmony import */ var _domain_text_host_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27043);
/* harmony import */ var _domain_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78251);








const MAX_TOKENS = { name: 'max-tokens', ..._domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .settingRanges */ .lO.maxTokens };
const MAX_COST_USD = { name: 'max-cost-usd', ..._domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .settingRanges */ .lO.maxCostUsd };
const DEADLINE_MINUTES = { name: 'deadline-minutes', ..._domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .settingRanges */ .lO.deadlineMinutes };
/** Makes the error for a setting with an invalid value. */
function toSettingError(name, value, reason) {
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('setting_invalid', { name, value, reason });
}
/** Parses a whole number within its limits; undefined for no text. Throws ConfigurationError otherwise. */
function parseWholeNumber(text, { name, min, max }) {
    if (text === undefined || text.trim() === '')
        return undefined;
    const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (number >= min && number <= max)
        return number;
    throw toSettingError(name, text, `is not a whole number from ${min} to ${max}`);
}
/** Parses one of the names that a setting may have. Throws ConfigurationError otherwise. */
function parseChoice(text, name, choices) {
    const found = choices.find((choice) => choice === text);
    if (found !== undefined)
        return found;
    throw toChoiceError(text, name, choices);
}
/** Makes the error for a name that is none of the choices. */
function toChoiceError(text, name, choices) {
    const nearest = (0,_domain_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_5__/* .findNearestName */ .$q)(text, choices);
    const meant = nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
    return toSettingError(name, text, `is none of: ${choices.join(', ')}${meant}`);
}
/** Parses the id of a task. Throws ConfigurationError with the rule for ids. */
function parseTaskId(text) {
    const parsed = _domain_ids_js__WEBPACK_IMPORTED_MODULE_3__/* .taskIdSchema */ .Ov.safeParse(text);
    if (parsed.success)
        return parsed.data;
    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('task_id_invalid', { id: text, reason: parsed.error.issues[0]?.message });
}
/** Parses a decimal number within its limits; undefined for no text. Throws ConfigurationError otherwise. */
function parseNumber(text, { name, min, max }) {
    if (text === undefined || text.trim() === '')
        return undefined;
    const number = /^\d{1,9}(\.\d{1,6})?$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (number >= min && number <= max)
        return number;
    throw toSettingError(name, text, `is not a number from ${min} to ${max}`);
}
/** Parses the limits of a run. Throws ConfigurationError. */
function parseLimits({ maxTokens, maxCostUsd, deadlineMinutes }) {
    const minutes = parseNumber(deadlineMinutes, DEADLINE_MINUTES);
    return {
        maxTokens: parseWholeNumber(maxTokens, MAX_TOKENS),
        maxCostUsd: parseNumber(maxCostUsd, MAX_COST_USD),
        deadlineMs: minutes === undefined ? undefined : minutes * 60_000,
    };
}
/** Checks the instruction for every brief. Throws ConfigurationError when it is longer than a plan's may be. */
function parseInstruction(text) {
    if (text === undefined || text.length <= _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_INSTRUCTION_CHARACTERS */ .hB)
        return text;
    const reason = `has ${text.length} characters; at most ${_domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_INSTRUCTION_CHARACTERS */ .hB} are allowed`;
    // None of the text is quoted: a part of a secret would not be recognized as one.
    throw toSettingError('instruction', '…', reason);
}
/** Returns the mode. Throws ConfigurationError where results would be in the user's checkout before their approval. */
function requireRoomToWait(mode, workspace) {
    if (mode === 'direct' || workspace !== 'in_place')
        return mode;
    const reason = 'keeps results out of sight until they are approved, and with "workspace: in_place" they land where you are';
    throw toSettingError('materialize', mode, reason);
}
const IN_PLACE = 'moves the task branch, and a run with "workspace: in_place" may have that checked out: give that run "worktree" in its place (--workspace worktree)';
/** Returns the choice. Throws ConfigurationError where a rebase would move what is not on the task branch alone. */
function requireRebasable(choice, { materialize, workspace }) {
    if (choice !== 'start')
        return choice;
    if (workspace === 'in_place')
        throw toSettingError('rebase', 'true', IN_PLACE);
    if (materialize === 'approval')
        throw toSettingError('rebase', 'true', 'moves the task branch, which waits with "materialize: approval"');
    return choice;
}
/** Parses whether a rebase is made: `true`, `false`, or `stop` for one that has begun. Throws ConfigurationError otherwise. */
function parseRebase(text) {
    if (text === 'stop')
        return 'stop';
    if (/^(true|True|TRUE|false|False|FALSE|)$/.test(text))
        return parseBoolean(text, 'rebase') ? 'start' : 'finish';
    throw toSettingError('rebase', text, 'is none of: true, false, stop');
}
/** Returns the first setting. Throws ConfigurationError where it would discard the user's checkout. */
function requireDiscardable(isFresh, workspace) {
    if (!isFresh || workspace !== 'in_place')
        return isFresh;
    const reason = 'discards the workspace, and with "workspace: in_place" that is your own checkout';
    throw toSettingError('fresh', 'true', reason);
}
/** Returns the first setting. Throws ConfigurationError where only claimed work may land. */
function requireRescuable(steps, claimRule) {
    if (steps === 0 || claimRule !== 'verb')
        return steps;
    const reason = 'has work verified that no agent has claimed, and with "claim: verb" only what a verb claims may land';
    throw toSettingError('rescue-steps', String(steps), reason);
}
const UNITS_MS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };
/** Parses a length of time such as `30d` (units `m`, `h`, `d`, `w`) to milliseconds. Throws ConfigurationError. */
function parseAge(text, name) {
    const match = /^(\d{1,5})([mhdw])$/.exec(text.trim());
    const unit = Object.entries(UNITS_MS).find(([letter]) => letter === match?.[2]);
    if (match !== null && unit !== undefined)
        return Number(match[1]) * unit[1];
    throw toSettingError(name, text, 'is not a length of time such as 30d: a whole number, then m, h, d or w');
}
/** Parses folders such as `~/.m2` to paths relative to HOME. Throws ConfigurationError for one that is not below it. */
function parseCaches(text) {
    const names = (text ?? '').split(/[\s,]+/).filter((name) => name !== '');
    return names.map((name) => {
        const path = name.replace(/^~\//, '').replace(/\/$/, '');
        const isPlain = path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
        if (name.startsWith('~/') && isPlain)
            return path;
        throw toSettingError('caches', name, 'is not a folder below the home folder, written as in ~/.cargo/registry');
    });
}
/** Parses hosts, `open` or `none`; undefined for no text. Throws ConfigurationError for what is no host. */
function parseNetwork(text, name) {
    const words = (text ?? '').split(/[\s,]+/).filter((word) => word !== '');
    if (words.length === 0)
        return undefined;
    if (words.length === 1 && words[0] === 'none')
        return [];
    if (words.length === 1 && words[0] === 'open')
        return 'open';
    for (const word of words) {
        if (word === 'none' || word === 'open')
            throw toSettingError(name, words.join(' '), `has "${word}", which stands alone`);
        if (!(0,_domain_text_host_name_js__WEBPACK_IMPORTED_MODULE_6__/* .isHostPattern */ .FD)(word))
            throw toSettingError(name, word, 'is neither none, open, nor the name of a host');
    }
    return words;
}
/** Parses absolute paths. Throws ConfigurationError for another one. */
function parseVisiblePaths(text) {
    const paths = (text ?? '').split(/[\s,]+/).filter((path) => path !== '');
    for (const path of paths)
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(path) === '/')
            throw toSettingError('visible-paths', path, 'is not the absolute path of a file or folder');
    return paths.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(path).replace(/\/$/, ''));
}
/** Parses a boolean of the YAML 1.2 core schema; no text is false. Throws ConfigurationError otherwise. */
function parseBoolean(text, name) {
    if (/^(true|True|TRUE)$/.test(text))
        return true;
    if (/^(false|False|FALSE|)$/.test(text))
        return false;
    throw toSettingError(name, text, 'is neither "true" nor "false"');
}
/** Parses globs for branch names. Throws ConfigurationError for one that cannot match, since it would protect nothing. */
function parseBranchGlobs(globs, name) {
    return globs.map((glob) => {
        const plain = glob.replace(/^refs\/heads\//, '');
        const problem = glob.trim() === '' ? 'must not be empty' : ((0,_domain_paths_glob_syntax_js__WEBPACK_IMPORTED_MODULE_7__/* .findGlobProblem */ .R)(glob) ?? findPrefixProblem(plain));
        if (problem !== undefined)
            throw toSettingError(name, glob, problem);
        return plain;
    });
}
/** Parses names of environment variables. Throws ConfigurationError for one that none can have. */
function parseVariableNames(names, setting) {
    const wrong = names.find((name) => !_domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_1__/* .VARIABLE_NAME */ .nN.test(name));
    if (wrong === undefined)
        return names;
    throw toSettingError(setting, wrong, 'is no name of an environment variable: letters, digits and "_"');
}
function findPrefixProblem(glob) {
    return /^(?:refs|heads)\//.test(glob) ? 'matches no branch: give its plain name, without "heads/"' : undefined;
}
/** Returns the isolation that is given, else that of the environment. Throws ConfigurationError for a wrong variable. */
function chooseIsolation(given, { GROUNDHOG_ISOLATION: text }) {
    if (given || !text)
        return given;
    return parseChoice(text, 'GROUNDHOG_ISOLATION', _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .isolationChoices */ .Lp);
}
const DEFAULT_LEASE_SECONDS = 600;
/** Reads for how long a task stays leased to a run that no longer renews its lease. Throws ConfigurationError. */
function readLeaseMs({ GROUNDHOG_LEASE_SECONDS: text }) {
    const limits = { name: 'GROUNDHOG_LEASE_SECONDS', min: 1, max: 86_400 };
    return (parseWholeNumber(text, limits) ?? DEFAULT_LEASE_SECONDS) * 1000;
}


/***/ })

};
