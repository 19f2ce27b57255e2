export const id = 5291;
export const ids = [5291];
export const modules = {

/***/ 39967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ lintPlan)
});

// EXTERNAL MODULE: ./domain/paths/glob.js
var glob = __webpack_require__(66898);
// EXTERNAL MODULE: ./domain/paths/path-policy.js
var path_policy = __webpack_require__(40898);
// EXTERNAL MODULE: ./domain/yaml/file-problem.js
var file_problem = __webpack_require__(39617);
// EXTERNAL MODULE: ./domain/plan/command-words.js
var command_words = __webpack_require__(3296);
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
/**
 * Finds the files in the repository that determine what a shell command runs. A guess for warnings, by the words
 * alone: it knows common programs only.
 */
function findCommandScripts(command) {
    const found = new Map();
    for (const words of (0,command_words/* splitCommands */.t)(command)) {
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
    const path = (0,command_words/* toRepositoryPath */.B)(program);
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
    const path = (0,command_words/* toRepositoryPath */.B)(script);
    return path === undefined ? undefined : { program: `${name} ${script}`, paths: [path] };
}

// EXTERNAL MODULE: ./domain/plan/criterion.js
var plan_criterion = __webpack_require__(38158);
// EXTERNAL MODULE: ./domain/plan/plan.js
var plan_plan = __webpack_require__(6526);
// EXTERNAL MODULE: ./domain/plan/tests-criterion.js
var tests_criterion = __webpack_require__(23846);
;// CONCATENATED MODULE: ./domain/plan/lint-plan.js







/**
 * Finds weaknesses of a plan in its order: checks that the agent can rewrite, checks that an empty file or no work
 * satisfies, and statements without a judge. They never make a plan invalid. `verifyIn` is what the settings say.
 */
function lintPlan(plan, verifyIn) {
    // For what is shared the plan itself has to protect: a later checkpoint may come without.
    const tests = plan.checkpoints.map((checkpoint) => toOpenTest({ ...checkpoint, protect: [] }, plan));
    const isOpen = (path) => tests.some((test) => test(path));
    const setup = plan.setup === undefined ? [] : lintCommand('setup', plan.setup, isOpen);
    const unused = plan.setup === undefined && plan.setup_inputs !== undefined ? [UNUSED_INPUTS] : [];
    const hasCommands = plan.checkpoints.some((checkpoint) => (0,plan_plan/* listCriteria */.Gu)(checkpoint, plan).some(plan_criterion/* runsCommand */._w));
    const shared = verifyIn === 'workspace' && hasCommands ? [SHARED_FOLDER] : [];
    const guards = (plan.guards ?? []).flatMap((guard, index) => lintCriterion(`guard ${index + 1}`, guard, isOpen));
    return [
        ...[...shared, ...setup, ...unused, ...guards].map((message) => ({ checkpointId: undefined, message })),
        ...plan.checkpoints.flatMap((checkpoint) => lintCheckpoint(checkpoint, plan).map((message) => ({ checkpointId: checkpoint.id, message }))),
    ];
}
const UNUSED_INPUTS = '"setup_inputs" has no effect without "setup"';
const SHARED_FOLDER = 'commands of criteria run in the folder that the agent leaves ("verify_in: workspace"): ignored files, caches and packages that it has changed decide what they find';
const ONLY_REGRESSIONS = 'the criteria only ask that no test is lost, which holds before any work is done: name in "must_pass" the tests of this checkpoint';
/**
 * Creates the test for the paths that a checkpoint leaves open: neither protected, nor outside of its `changes_within`,
 * nor what it is there to write.
 */
function toOpenTest(checkpoint, plan) {
    const globs = [...(plan.protect ?? []), ...(checkpoint.protect ?? []), ...listWritten(checkpoint)];
    const isProtected = (0,path_policy/* toProtection */.dp)({ globs, planPath: undefined });
    const isInside = (0,plan_plan/* listCriteria */.Gu)(checkpoint, plan).flatMap((criterion) => criterion.kind === 'changes_within' ? [(0,glob/* compileGlobs */.t)(criterion.paths)] : []);
    return (path) => !isProtected(path) && isInside.every((test) => test(path));
}
function lintCheckpoint(checkpoint, plan) {
    const isOpen = toOpenTest(checkpoint, plan);
    const messages = checkpoint.success_criteria.flatMap((criterion, index) => lintCriterion(`criterion ${index + 1}`, criterion, isOpen));
    const weakness = findWeakness(checkpoint.success_criteria);
    return weakness === undefined ? messages : [...messages, weakness];
}
/** Lists the files that a checkpoint is there to write: those that its `changes_within` names one by one. */
function listWritten({ success_criteria }) {
    const limits = success_criteria.filter((criterion) => criterion.kind === 'changes_within');
    return limits.flatMap(({ paths }) => paths).filter((path) => !/[*?[\]{}!]/.test(path));
}
function lintCriterion(name, criterion, isOpen) {
    if ((0,plan_criterion/* runsCommand */._w)(criterion))
        return lintCommand(name, criterion.command, isOpen);
    if (criterion.kind !== 'semantic')
        return [];
    return [`${name} (semantic) is not checked by a machine: it stays unjudged unless a judge or a person decides it`];
}
/** Files that a setup makes, which verification makes itself. */
const OF_SETUP = /^(?:\.?venv|node_modules)\//;
/** Renders a warning for each program whose files the agent can change. */
function lintCommand(name, command, isOpen) {
    return findCommandScripts(command).flatMap(({ program, paths }) => {
        const open = paths.filter((path) => isOpen(path) && !OF_SETUP.test(path));
        if (open.length === 0)
            return [];
        const files = `${open.map(file_problem/* quote */.hD).join(' and ')} ${open.length === 1 ? 'says' : 'say'}`;
        const them = open.length === 1 ? 'it' : 'them';
        return [`${name}: ${(0,file_problem/* quote */.hD)(program)} runs what ${files}, and the agent can change that; add ${them} to "protect"`];
    });
}
function findWeakness(criteria) {
    const kinds = new Set(criteria.map(({ kind }) => kind));
    const tests = criteria.filter((criterion) => criterion.kind === 'tests');
    if (tests.some(tests_criterion/* asksForTests */.h9))
        return undefined;
    if (kinds.has('command') || kinds.has('file_contains') || kinds.has('github_check'))
        return undefined;
    if (tests.length > 0 && !kinds.has('file_exists') && !kinds.has('file_absent'))
        return ONLY_REGRESSIONS;
    if (kinds.has('file_exists'))
        return 'the criteria only ask whether files exist: an empty file satisfies them';
    if (!kinds.has('file_absent'))
        return 'the only criterion is "changes_within": it holds before any work is done';
    return undefined;
}


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


/***/ }),

/***/ 97436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ STDIN),
/* harmony export */   v: () => (/* binding */ checkFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _domain_config_parse_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30769);
/* harmony import */ var _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71028);
/* harmony import */ var _domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16742);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14902);
/* harmony import */ var _domain_plan_lint_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39967);
/* harmony import */ var _domain_plan_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6526);
/* harmony import */ var _domain_toolchain_lint_in_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73091);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72603);
/* harmony import */ var _git_rev_parse_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12140);
/* harmony import */ var _store_read_repository_files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(90799);
/* harmony import */ var _compose_load_plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56208);
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24850);
/* harmony import */ var _planning_locate_impossible_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(56161);
/* harmony import */ var _settings_load_config_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(68008);















/** The name by which standard input is asked for. */
const STDIN = '-';
/**
 * Checks a plan, or a configuration, which is known by its path. A plan in a repository is also checked against the commit
 * that is checked out. Never rejects for what is in the file, or that there is none.
 */
async function checkFile(path, host) {
    const kind = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path).endsWith(`/${_domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_PATH */ .tF}`) ? 'configuration' : 'plan';
    const file = { path: path === STDIN ? '<stdin>' : path, kind, plan: undefined, warnings: [] };
    try {
        const bytes = path === STDIN ? await readInput() : await (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .readPlanBytes */ .NI)(path);
        if (kind === 'plan')
            return await checkPlan(file, { bytes, folder: path === STDIN ? '.' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) }, host);
        const parsed = (0,_domain_config_parse_config_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o)(Buffer.from(bytes.subarray(0, _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_CONFIG_BYTES */ .GW + 1)).toString('utf8'));
        return { ...file, problems: parsed.kind === 'ok' ? [] : parsed.problems };
    }
    catch (thrown) {
        if (!(thrown instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GroundhogError */ .CX))
            throw thrown;
        return { ...file, problems: [{ line: 1, column: 1, message: (0,_domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_3__/* .renderError */ .v)(thrown).replace(/\s*\n\s*/g, ' ') }] };
    }
}
async function checkPlan(file, { bytes, folder }, host) {
    const parsed = (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .checkPlanBytes */ .hx)(file.path, bytes);
    if (parsed.kind === 'invalid')
        return { ...file, plan: undefined, warnings: [], problems: parsed.problems };
    const { plan } = parsed;
    const config = await (0,_settings_load_config_js__WEBPACK_IMPORTED_MODULE_13__/* .findConfigBeside */ .oA)(folder);
    const { impossible, warnings } = await findInRepository(plan, folder, host);
    const problems = (0,_planning_locate_impossible_js__WEBPACK_IMPORTED_MODULE_12__/* .locateImpossible */ .a)(impossible, { plan, text: Buffer.from(bytes).toString('utf8') });
    return { ...file, plan, problems, warnings: [...(0,_domain_plan_lint_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .lintPlan */ .F)(plan, config?.verify_in), ...warnings] };
}
/** Checks a plan in the repository of a folder; nothing is found where there is none, no commit, or no git. */
async function findInRepository(plan, folder, host) {
    const nothing = { impossible: [], warnings: [] };
    try {
        return await (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_11__/* .withGit */ .z)(host, async (opened) => {
            const found = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_8__/* .findGitDir */ .rR)(opened, folder);
            if (found === undefined)
                return nothing;
            const git = opened.at({ gitDir: found.gitDir });
            const head = await (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .findCommit */ .fq)(git, 'HEAD');
            return head === undefined ? nothing : (0,_domain_toolchain_lint_in_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .lintInRepository */ .T)(plan, await (0,_store_read_repository_files_js__WEBPACK_IMPORTED_MODULE_14__/* .readRepositoryFiles */ .q)(git, head));
        });
    }
    catch (thrown) {
        // A plan can be checked without git, which says what is wrong with it in a run.
        if (thrown instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GroundhogError */ .CX)
            return nothing;
        throw thrown;
    }
}
/** Reads standard input, at most one byte more than a plan may have. */
async function readInput() {
    const chunks = [];
    let size = 0;
    for await (const chunk of process.stdin) {
        chunks.push(Buffer.from(chunk));
        size += chunk.length;
        if (size > _domain_plan_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_PLAN_BYTES */ .di)
            break;
    }
    return Buffer.concat(chunks).subarray(0, _domain_plan_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_PLAN_BYTES */ .di + 1);
}


/***/ }),

/***/ 31624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cw: () => (/* binding */ PLANS_FOLDER),
/* harmony export */   TC: () => (/* binding */ listPlans),
/* harmony export */   _T: () => (/* binding */ expandFolders)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14902);
/* harmony import */ var _settings_checkout_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3574);




/** The folder of the plans of a repository. */
const PLANS_FOLDER = '.groundhog/plans';
/** Lists the YAML files of a folder, in the order of their names; none where there is no folder. */
async function listPlans(folder) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(() => []);
    return names
        .filter((name) => /\.ya?ml$/.test(name))
        .sort()
        .map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
}
/**
 * Replaces each folder by the plans in it; no path means the plans of the checkout. Throws ConfigurationError for a folder
 * without any.
 */
async function expandFolders(paths) {
    const given = paths.length > 0 ? paths : [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)('.', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_settings_checkout_root_js__WEBPACK_IMPORTED_MODULE_3__/* .findCheckoutRoot */ .w)('.') ?? '.', PLANS_FOLDER)) || '.'];
    const expanded = await Promise.all(given.map(async (path) => {
        const isFolder = paths.length === 0 || (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => undefined))?.isDirectory() === true;
        return isFolder ? requirePlans(path) : [path];
    }));
    return expanded.flat();
}
async function requirePlans(folder) {
    const found = await listPlans(folder);
    if (found.length === 0)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('plan_not_found', { path: folder, kind: 'no_plans' });
    return found;
}


/***/ }),

/***/ 23932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validateCommand: () => (/* binding */ validateCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/errors/usage-errors.js
var usage_errors = __webpack_require__(92044);
// EXTERNAL MODULE: ./domain/plan/plan.js
var plan_plan = __webpack_require__(6526);
// EXTERNAL MODULE: ./domain/yaml/file-problem.js
var file_problem = __webpack_require__(39617);
// EXTERNAL MODULE: ./report/text/format-duration.js
var format_duration = __webpack_require__(83969);
// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
;// CONCATENATED MODULE: ./report/terminal/checked-files.js




/** Renders a checked file: its problems, which editors jump to, or a summary, and warnings with the lines to paste. */
function renderChecked({ path, kind, plan, problems, warnings }) {
    const lines = problems.length > 0 ? [(0,file_problem/* renderProblems */.x8)(path, problems)] : [renderSummary(path, kind, plan)];
    if (warnings.length > 0)
        lines.push('', 'Warnings:');
    for (const { checkpointId, message, paste } of warnings) {
        lines.push(`  ${checkpointId ?? 'plan'}: ${message}`);
        if (paste !== undefined)
            lines.push('    better:', paste.replace(/^/gm, '      '));
    }
    return `${lines.join('\n')}\n`;
}
function renderSummary(path, kind, plan) {
    if (plan === undefined)
        return `${path} is a valid ${kind}.`;
    const lines = [`${path} is valid: ${(0,format_duration/* formatPlural */.yk)(plan.checkpoints.length, 'checkpoint')}.`];
    for (const [index, checkpoint] of plan.checkpoints.entries()) {
        const kinds = checkpoint.success_criteria.map((criterion) => criterion.kind).join(', ');
        const budget = (0,plan_plan/* attemptBudgetOf */.E4)(checkpoint, plan, undefined);
        lines.push(`${String(index + 1).padStart(3)}. ${checkpoint.id} (attempts: ${budget}; criteria: ${kinds})`);
        lines.push(`     ${(0,safe_text/* toShortLine */.wb)(checkpoint.spec, 100)}`);
    }
    return lines.join('\n');
}
/** Renders checked files as one JSON document. */
function renderCheckedJson(files) {
    const listed = files.map(({ path, kind, plan, problems, warnings }) => ({
        path,
        kind,
        valid: problems.length === 0,
        checkpoints: plan?.checkpoints.map(({ id }) => id) ?? [],
        problems: problems.map(({ line, column, message, excerpt }) => ({ line, column, message, excerpt })),
        warnings: warnings.map(({ checkpointId, message, paste }) => ({
            checkpoint: checkpointId ?? null,
            message,
            paste,
        })),
    }));
    return `${JSON.stringify({ schema_version: 1, files: listed }, undefined, 2)}\n`;
}

// EXTERNAL MODULE: ./entry/settings/load-config.js
var load_config = __webpack_require__(68008);
// EXTERNAL MODULE: ./entry/commands/to-exit-code.js
var to_exit_code = __webpack_require__(23794);
// EXTERNAL MODULE: ./entry/commands/check/check-file.js
var check_file = __webpack_require__(97436);
// EXTERNAL MODULE: ./entry/commands/check/list-plans.js
var list_plans = __webpack_require__(31624);
;// CONCATENATED MODULE: ./entry/commands/check/validate.js







/**
 * Checks plans and configurations and returns the exit code: 2 with every problem by file, line and column, or 0 with a
 * summary of each plan. "-" is standard input, a folder means the plans in it, and no path those of the checkout. The
 * configuration beside a plan is checked, too, and shown when it is wrong.
 */
function validateCommand(paths, flags, io) {
    return (0,to_exit_code/* toExitCode */.t)(io, { name: 'validate', json: flags.json }, () => validateFiles(paths, flags, io));
}
async function validateFiles(paths, flags, { host, console }) {
    const named = [...new Set(await (0,list_plans/* expandFolders */._T)(paths))];
    const checked = [];
    for (const path of named)
        checked.push(await (0,check_file/* checkFile */.v)(path, host));
    for (const path of findConfigs(named)) {
        const config = await (0,check_file/* checkFile */.v)(path, host);
        if (config.problems.length > 0)
            checked.push(config);
    }
    const isWrong = ({ problems }) => problems.length > 0;
    if (flags.json === true)
        console.out(renderCheckedJson(checked));
    else {
        const valid = checked.filter((file) => !isWrong(file));
        if (valid.length > 0)
            console.out(valid.map(renderChecked).join('\n'));
        for (const file of checked.filter(isWrong))
            console.err(renderChecked(file));
    }
    return checked.some(isWrong) ? usage_errors/* EXIT_USAGE */.R : 0;
}
/** Finds the configurations beside files, apart from those that are named. */
function findConfigs(paths) {
    const named = new Set(paths.map((path) => (0,external_node_path_.resolve)(path)));
    const found = paths.map((path) => (0,load_config/* findConfigFile */["if"])(path === check_file/* STDIN */.T ? '.' : (0,external_node_path_.dirname)(path)));
    const others = found.filter((path) => path !== undefined).filter((path) => !named.has(path));
    return [...new Set(others)].map((path) => (0,external_node_path_.relative)('.', path));
}


/***/ }),

/***/ 23794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ toExitCode)
/* harmony export */ });
/* harmony import */ var _compose_to_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86740);

/**
 * Runs the work of a command and returns its exit code, or that of what it throws, whose text goes to standard error, and
 * with `json` also as a document to standard output.
 */
async function toExitCode({ host, console }, { name, json }, run) {
    try {
        return await run();
    }
    catch (thrown) {
        const { code, exitCode, text } = (0,_compose_to_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .toFailure */ .w)(thrown, host.redactor.redact, name);
        const error = { code, message: text, exit_code: exitCode };
        if (json === true)
            console.out(`${JSON.stringify({ schema_version: 1, error }, undefined, 2)}\n`);
        console.err(`${text}\n`, 'bad');
        return exitCode;
    }
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
/** Formats US dollars; amounts below $0.10 have four decimals, null is "–", and "≈" marks an estimate. */
function formatCost({ cost_usd: costUsd, estimated }) {
    if (costUsd === null)
        return '–';
    return `${estimated === true ? '≈ ' : ''}$${costUsd.toFixed(costUsd > 0 && costUsd < 0.1 ? 4 : 2)}`;
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


/***/ })

};
