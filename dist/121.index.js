export const id = 121;
export const ids = [121];
export const modules = {

/***/ 8121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validateCommand: () => (/* binding */ validateCommand)
});

// EXTERNAL MODULE: ./domain/errors/error-catalog.js + 5 modules
var error_catalog = __webpack_require__(73305);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/paths/path-policy.js
var path_policy = __webpack_require__(40898);
// EXTERNAL MODULE: ./domain/yaml/file-problem.js
var file_problem = __webpack_require__(39617);
;// CONCATENATED MODULE: ./domain/plan/command-scripts.js
const PACKAGE_SCRIPTS = /^(?:npm|pnpm|yarn|bun)$/;
const INTERPRETERS = /^(?:sh|bash|dash|zsh|node|deno|python3?|ruby|perl|php|tsx|ts-node)$/;
const KNOWN_FILES = new Map([
    ['make', ['Makefile']],
    ['gmake', ['Makefile']],
    ['just', ['justfile']],
    ['rake', ['Rakefile']],
    ['tox', ['tox.ini']],
    ['nox', ['noxfile.py']],
    ['pytest', ['conftest.py', 'pyproject.toml']],
    ['composer', ['composer.json']],
    ['mvn', ['pom.xml']],
    ['gradle', ['build.gradle']],
]);
/** Words before a program that run it unchanged. */
const PREFIXES = /^(?:env|exec|time|nice|command|sudo|timeout|npx|!|then|else|do|if|while|\(|\{)$/;
/**
 * Finds the files in the repository that determine what a shell command runs. A guess for warnings, by the words
 * alone: it knows common programs only.
 */
function findCommandScripts(command) {
    const found = new Map();
    for (const words of splitCommands(command)) {
        const script = findScript(words);
        if (script !== undefined)
            found.set(script.program, script);
    }
    return [...found.values()];
}
function findScript(words) {
    const [program = '', ...rest] = words;
    const name = program.split('/').at(-1) ?? '';
    if (PACKAGE_SCRIPTS.test(program))
        return findPackageScript(program, rest);
    if (name === 'python' || name === 'python3') {
        const module = rest[0] === '-m' ? rest[1] : undefined;
        if (module !== undefined)
            return findScript([module, ...rest.slice(2)]);
    }
    if (INTERPRETERS.test(name))
        return findInterpreted(name, rest);
    const files = KNOWN_FILES.get(program);
    if (files !== undefined)
        return { program, paths: files };
    const path = toRepositoryPath(program);
    return path !== undefined && program.includes('/') ? { program, paths: [path] } : undefined;
}
function findPackageScript(program, rest) {
    const verb = rest.find((word) => !word.startsWith('-'));
    if (verb === undefined)
        return program === 'yarn' ? { program, paths: ['package.json'] } : undefined;
    if (/^(?:exec|dlx|x|view|config|audit|outdated|ls|list|version)$/.test(verb))
        return undefined;
    const isRun = verb === 'run' || verb === 'run-script';
    const name = isRun ? rest[rest.indexOf(verb) + 1] : undefined;
    return { program: [program, verb, name].filter((word) => word !== undefined).join(' '), paths: ['package.json'] };
}
function findInterpreted(name, rest) {
    const script = rest.find((word) => !word.startsWith('-'));
    if (script === undefined || rest.some((word) => /^-(?:[a-z]*c|e|p|-eval|-print)$/.test(word)))
        return undefined;
    const path = toRepositoryPath(script);
    return path === undefined ? undefined : { program: `${name} ${script}`, paths: [path] };
}
function toRepositoryPath(word) {
    const path = word.replace(/^(?:\.\/+)+/, '');
    if (path === '' || path.startsWith('/') || path.startsWith('~') || /[$`*?<>(){}=]/.test(path))
        return undefined;
    return path.split('/').includes('..') || path.startsWith('node_modules/') ? undefined : path;
}
function splitCommands(command) {
    return command
        .split(/&&|\|\||[;|&\n]/)
        .map((part) => part.trim().split(/\s+/).map(stripQuotes))
        .map(dropPrefixes);
}
function stripQuotes(word) {
    return word.replace(/^(["'])(.*)\1$/, '$2');
}
function dropPrefixes(words) {
    let start = 0;
    while (start < words.length && isPrefix(words[start] ?? '', words[start - 1]))
        start += 1;
    return words.slice(start);
}
function isPrefix(word, before) {
    return PREFIXES.test(word) || /^[A-Za-z_]\w*=/.test(word) || (before === 'timeout' && /^\d/.test(word));
}

;// CONCATENATED MODULE: ./domain/plan/lint-plan.js



/**
 * Finds weaknesses of a plan in its order: checks that the agent can rewrite, checks that an empty file or no work
 * satisfies, and statements without a judge. They never make a plan invalid. `verifyIn` is what the settings say.
 */
function lintPlan(plan, verifyIn) {
    const setup = plan.setup === undefined ? [] : lintCommand('setup', plan.setup, plan.protect ?? []);
    const unused = plan.setup === undefined && plan.setup_inputs !== undefined ? [UNUSED_INPUTS] : [];
    const hasCommands = plan.checkpoints.some(({ success_criteria: all }) => all.some(({ kind }) => kind === 'command'));
    const shared = verifyIn === 'workspace' && hasCommands ? [SHARED_FOLDER] : [];
    return [
        ...[...shared, ...setup, ...unused].map((message) => ({ checkpointId: undefined, message })),
        ...plan.checkpoints.flatMap((checkpoint) => lintCheckpoint(checkpoint, plan).map((message) => ({ checkpointId: checkpoint.id, message }))),
    ];
}
const UNUSED_INPUTS = '"setup_inputs" has no effect without "setup"';
const SHARED_FOLDER = 'commands of criteria run in the folder that the agent leaves ("verify_in: workspace"): ignored files, caches and packages that it has changed decide what they find';
function lintCheckpoint(checkpoint, plan) {
    const globs = [...(plan.protect ?? []), ...(checkpoint.protect ?? [])];
    const messages = checkpoint.success_criteria.flatMap((criterion, index) => lintCriterion(`criterion ${index + 1}`, criterion, globs));
    const weakness = findWeakness(checkpoint.success_criteria);
    return weakness === undefined ? messages : [...messages, weakness];
}
function lintCriterion(name, criterion, globs) {
    if (criterion.kind === 'command')
        return lintCommand(name, criterion.command, globs);
    if (criterion.kind !== 'semantic')
        return [];
    return [`${name} (semantic) is not checked by a machine: it stays unjudged unless a judge or a person decides it`];
}
/** Renders a warning for each program whose files the agent can change. */
function lintCommand(name, command, globs) {
    const isProtected = (0,path_policy/* toProtection */.dp)({ globs, planPath: undefined });
    return findCommandScripts(command).flatMap(({ program, paths }) => {
        const open = paths.filter((path) => !isProtected(path));
        if (open.length === 0)
            return [];
        const files = open.map(file_problem/* quote */.hD).join(' and ');
        return [`${name}: ${(0,file_problem/* quote */.hD)(program)} runs what ${files} says, and the agent can change that; add it to "protect"`];
    });
}
function findWeakness(criteria) {
    const kinds = new Set(criteria.map(({ kind }) => kind));
    if (kinds.has('command') || kinds.has('file_contains') || kinds.has('github_check'))
        return undefined;
    if (kinds.has('file_exists'))
        return 'the criteria only ask whether files exist: an empty file satisfies them';
    if (!kinds.has('file_absent'))
        return 'the only criterion is "changes_within": it holds before any work is done';
    return undefined;
}

// EXTERNAL MODULE: ./domain/plan/plan.js
var plan_plan = __webpack_require__(6526);
// EXTERNAL MODULE: ./report/text/format-duration.js
var format_duration = __webpack_require__(83969);
// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
// EXTERNAL MODULE: ./entry/compose/load-plan.js
var load_plan = __webpack_require__(56208);
// EXTERNAL MODULE: ./entry/settings/load-config.js + 1 modules
var load_config = __webpack_require__(37022);
;// CONCATENATED MODULE: ./entry/commands/validate.js








/** Checks a plan and returns the exit code: 1 with every problem by file, line and column, or 0 with a summary. */
async function validateCommand(path, console) {
    try {
        const { plan } = await (0,load_plan/* loadPlan */.Yq)(path);
        console.out(renderSummary(path, plan, await (0,load_config/* findConfigBeside */.o)(path)));
        return 0;
    }
    catch (error) {
        if (!(error instanceof errors/* ConfigurationError */.j1))
            throw error;
        // The lines alone: editors jump to them.
        console.err(`${error.data.problems ?? (0,error_catalog/* renderError */.v)(error)}\n`);
        return 1;
    }
}
function renderSummary(path, plan, config) {
    const lines = [`${path} is valid: ${(0,format_duration/* formatPlural */.yk)(plan.checkpoints.length, 'checkpoint')}.`];
    for (const [index, checkpoint] of plan.checkpoints.entries()) {
        const kinds = checkpoint.success_criteria.map(({ kind }) => kind).join(', ');
        const budget = (0,plan_plan/* attemptBudgetOf */.E4)(checkpoint, plan, undefined);
        lines.push(`${String(index + 1).padStart(3)}. ${checkpoint.id} (attempts: ${budget}; criteria: ${kinds})`);
        lines.push(`     ${(0,safe_text/* toShortLine */.wb)(checkpoint.spec, 100)}`);
    }
    const warnings = lintPlan(plan, config?.verify_in);
    if (warnings.length > 0)
        lines.push('', 'Warnings:');
    for (const { checkpointId, message } of warnings)
        lines.push(`  ${checkpointId ?? 'plan'}: ${message}`);
    return `${lines.join('\n')}\n`;
}


/***/ }),

/***/ 56208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Og: () => (/* binding */ requireTaskId),
/* harmony export */   SZ: () => (/* binding */ parsePlanBytes),
/* harmony export */   Yq: () => (/* binding */ loadPlan)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14902);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70375);
/* harmony import */ var _domain_plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15478);
/* harmony import */ var _domain_plan_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6526);
/* harmony import */ var _domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39617);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45320);








/** Reads a plan from disk. Throws ConfigurationError, with every problem and its position, when it is not valid. */
async function loadPlan(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => undefined);
    if (!found?.isFile())
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('plan_not_found', { path });
    return parsePlanBytes(path, await readBounded(path));
}
/** Parses the bytes of a plan file; `path` is for messages. Throws ConfigurationError as `loadPlan` does. */
function parsePlanBytes(path, bytes) {
    // Replacement characters would change a plan's meaning without its author's knowledge.
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('plan_invalid', { path, problems: `${path}:1:1: the file is not valid UTF-8` });
    const text = Buffer.from(bytes).toString('utf8');
    const parsed = (0,_domain_plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePlan */ .v)(text, { fileName: path });
    if (parsed.kind === 'invalid') {
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('plan_invalid', { path, problems: (0,_domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .renderProblems */ .x8)(path, parsed.problems) });
    }
    return { plan: parsed.plan, text };
}
/** Returns the given task id, else that of the plan, else one made of the plan's file name. Throws ConfigurationError. */
function requireTaskId(given, plan, planPath) {
    if (given !== undefined)
        return (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .parseTaskId */ .ik)(given);
    const fileName = planPath
        .split('/')
        .at(-1)
        ?.replace(/\.(ya?ml|json)$/i, '') ?? '';
    const id = plan.task ?? (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_3__/* .toTaskId */ .kt)(fileName);
    if (id === undefined)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('task_id_invalid', { id: fileName, reason: 'no id can be made of this file name' });
    return id;
}
/** Reads at most one byte more than a plan may have: enough for the parser to refuse its length. */
async function readBounded(path) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path);
    try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(_domain_plan_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PLAN_BYTES */ .di + 1), 0, _domain_plan_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PLAN_BYTES */ .di + 1, 0);
        return buffer.subarray(0, bytesRead);
    }
    finally {
        await file.close();
    }
}


/***/ }),

/***/ 37022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ findConfigBeside),
  i: () => (/* binding */ readConfigAt)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/assert-never.js
var assert_never = __webpack_require__(71996);
// EXTERNAL MODULE: ./domain/plan/describe-schema-error.js
var describe_schema_error = __webpack_require__(41077);
// EXTERNAL MODULE: ./domain/yaml/file-problem.js
var file_problem = __webpack_require__(39617);
// EXTERNAL MODULE: ./domain/yaml/yaml-document.js + 1 modules
var yaml_document = __webpack_require__(9361);
// EXTERNAL MODULE: ./domain/config/run-config.js
var run_config = __webpack_require__(71028);
;// CONCATENATED MODULE: ./domain/config/parse-config.js





const SUBJECT_TEXT = {
    nameSubject: (_root, path) => path.length === 0
        ? 'the configuration'
        : path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : (0,file_problem/* quote */.hD)(step))).join(' '),
    knownKeysAt: (_root, path) => (path.length === 0 ? Object.keys(run_config/* runConfigSchema */.$m.shape) : []),
};
/** Parses a configuration in YAML 1.2 or JSON. An empty file is valid; all problems are reported. */
function parseConfig(text) {
    const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
    // A UTF-16 unit takes at least one byte, so that a text that is too long is never encoded.
    const isTooLarge = text.length > run_config/* MAX_CONFIG_BYTES */.GW || new TextEncoder().encode(text).length > run_config/* MAX_CONFIG_BYTES */.GW;
    if (isTooLarge)
        return toInvalid(body, [{ at: 0, message: `${run_config/* CONFIG_PATH */.tF} is larger than ${run_config/* MAX_CONFIG_BYTES */.GW / 1024} KiB` }]);
    const reading = (0,yaml_document/* readYamlDocument */.H)(body);
    switch (reading.kind) {
        case 'refused':
            return toInvalid(body, [reading.fault]);
        case 'not_yaml':
            return toInvalid(body, reading.faults);
        case 'read':
            return checkDocument(body, reading.document);
        default:
            return (0,assert_never/* assertNever */.x)(reading);
    }
}
function checkDocument(text, document) {
    // A file of comments alone is empty.
    const parsed = run_config/* runConfigSchema */.$m.safeParse(document.value ?? {});
    const issues = parsed.success ? [] : parsed.error.issues;
    const faults = [...document.faults, ...issues.flatMap((issue) => (0,describe_schema_error/* describeSchemaError */.L)(issue, document, SUBJECT_TEXT))];
    return parsed.success && faults.length === 0 ? { kind: 'ok', config: parsed.data } : toInvalid(text, faults);
}
function toInvalid(text, faults) {
    return { kind: 'invalid', problems: (0,file_problem/* toProblems */.ek)(text, faults) };
}

// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./store/read-file-at.js
var read_file_at = __webpack_require__(11665);
;// CONCATENATED MODULE: ./entry/settings/load-config.js









// Why: docs/decisions/0056-configuration-from-the-base.md
/**
 * Reads the configuration file from a commit, whatever is checked out; undefined when the commit has none. Throws
 * ConfigurationError, with every problem and its position, when it is not valid.
 */
async function readConfigAt(git, source) {
    const bytes = await (0,read_file_at/* readFileAt */._)(git, { ...source, path: run_config/* CONFIG_PATH */.tF });
    if (bytes === undefined)
        return undefined;
    const file = { path: run_config/* CONFIG_PATH */.tF, where: source.commit };
    // Replacement characters would change its meaning without its author's knowledge.
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw new errors/* ConfigurationError */.j1('config_invalid', {
            ...file,
            problems: `${run_config/* CONFIG_PATH */.tF}:1:1: the file is not valid UTF-8`,
        });
    const parsed = parseConfig(Buffer.from(bytes).toString('utf8'));
    if (parsed.kind === 'ok')
        return parsed.config;
    throw new errors/* ConfigurationError */.j1('config_invalid', { ...file, problems: (0,file_problem/* renderProblems */.x8)(run_config/* CONFIG_PATH */.tF, parsed.problems) });
}
/**
 * Finds the configuration in the checkout that a file is in, for advice alone: a run reads it at its base. Undefined
 * where there is none, or no valid one.
 */
async function findConfigBeside(path) {
    let folder = (0,external_node_path_.dirname)((0,external_node_path_.resolve)(path));
    while (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git'))) {
        if (folder === (0,external_node_path_.dirname)(folder))
            return undefined;
        folder = (0,external_node_path_.dirname)(folder);
    }
    try {
        const parsed = parseConfig(await (0,promises_.readFile)((0,external_node_path_.join)(folder, run_config/* CONFIG_PATH */.tF), 'utf8'));
        return parsed.kind === 'ok' ? parsed.config : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 18964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F3: () => (/* binding */ renderTextBlock),
/* harmony export */   IF: () => (/* binding */ renderCommitLink),
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   Qj: () => (/* binding */ renderCodeCell),
/* harmony export */   _O: () => (/* binding */ renderCompareLink),
/* harmony export */   lO: () => (/* binding */ renderSourceLinks),
/* harmony export */   mq: () => (/* binding */ toUnmarkedText),
/* harmony export */   o9: () => (/* binding */ renderCodeSpan),
/* harmony export */   wI: () => (/* binding */ utf8Length),
/* harmony export */   wb: () => (/* binding */ toShortLine)
/* harmony export */ });
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);
/* harmony import */ var _domain_text_fence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18676);
/* harmony import */ var _domain_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36689);



const MARKER_START = /<!(-+\s*groundhog)/gi;
/** Returns plain text in which nothing looks like a marker of ours. Idempotent. */
function toUnmarkedText(text) {
    return breakMarkers((0,_domain_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(text));
}
function breakMarkers(text) {
    return text.replace(MARKER_START, '<! $1');
}
/** Returns the first `maxChars` of a text as one line without markers, with "…" where something is missing. */
function toShortLine(text, maxChars) {
    // Bounded first, since a text may have megabytes.
    const bound = maxChars * 8;
    const line = breakMarkers((0,_domain_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text.slice(0, bound)));
    if (line.length <= maxChars && text.length <= bound)
        return line;
    return `${dropHalfCharacter(line.slice(0, maxChars - 1)).trimEnd()}…`;
}
/** Renders untrusted text as one code span, whose delimiter is longer than any backticks in it. */
function renderCodeSpan(text, maxChars = 200) {
    const line = toShortLine(text, maxChars);
    if (line === '')
        return '–';
    const ticks = '`'.repeat((0,_domain_text_fence_js__WEBPACK_IMPORTED_MODULE_2__/* .longestTicks */ .D)(line) + 1);
    const padding = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return `${ticks}${padding}${line}${padding}${ticks}`;
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
    return (0,_domain_text_fence_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFence */ .Q)('text', body);
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
function renderLink(text, url) {
    return `[${text}](${url})`;
}
/** Renders the short id of a commit, as a link where the repository is known. */
function renderCommitLink(links, sha) {
    const text = `\`${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(sha)}\``;
    return links.repositoryUrl === undefined ? text : renderLink(text, `${links.repositoryUrl}/commit/${sha}`);
}
/** Renders the changes between two commits, as a link to the comparison where the repository is known. */
function renderCompareLink(links, from, to) {
    if (links.repositoryUrl === undefined)
        return `\`${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(from)}..${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(to)}\``;
    return renderLink(`\`${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(to)}\``, `${links.repositoryUrl}/compare/${from}...${to}`);
}
/** Renders links to the pull request and the workflow run; undefined when neither is known. */
function renderSourceLinks(links) {
    const parts = [];
    if (links.pullRequestUrl !== undefined)
        parts.push(renderLink('Pull request', links.pullRequestUrl));
    if (links.runUrl !== undefined)
        parts.push(renderLink('Workflow run', links.runUrl));
    return parts.length === 0 ? undefined : parts.join(' · ');
}


/***/ }),

/***/ 11665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ listFilesAt),
/* harmony export */   _: () => (/* binding */ readFileAt)
/* harmony export */ });
/* harmony import */ var _git_cat_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23654);
/* harmony import */ var _git_ls_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73383);
/* harmony import */ var _git_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31150);
/* harmony import */ var _control_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44800);




const MAX_FILE_BYTES = 8 * 1024 * 1024;
/** Reads a file of a commit, whatever is on disk; undefined when it has no such file, or one above 8 MiB. */
async function readFileAt(git, { path, ...source }) {
    const repository = await (0,_control_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openCommit */ .Cg)(git, source);
    const entry = await (0,_git_ls_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .findTreeEntry */ .Cn)(repository, source.commit, path);
    const isFile = entry?.type === 'blob' && entry.mode !== '120000';
    if (!isFile || (await (0,_git_cat_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readSize */ .ik)(repository, entry.id)) > MAX_FILE_BYTES)
        return undefined;
    return (0,_git_cat_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlob */ .gm)(repository, entry.id);
}
/** Lists the paths of all plain files of a commit, whatever is on disk. */
async function listFilesAt(git, source) {
    const files = await (0,_git_ls_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listTreeFiles */ .I3)(await (0,_control_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openCommit */ .Cg)(git, source), source.commit);
    return files.filter(({ type, mode }) => type === 'blob' && mode !== '120000').map(({ path }) => (0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .toReadablePath */ .ZR)(path));
}


/***/ })

};
