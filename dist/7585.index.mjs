export const id = 7585;
export const ids = [7585];
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

/***/ 73091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ lintInRepository)
/* harmony export */ });
/* harmony import */ var _paths_path_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40898);
/* harmony import */ var _text_list_some_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13258);
/* harmony import */ var _yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39617);
/* harmony import */ var _named_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20861);
/* harmony import */ var _repository_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45671);
/* harmony import */ var _runner_calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82375);
/* harmony import */ var _suggest_criterion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56989);
/* harmony import */ var _test_runner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67072);








/** Checks a plan against the files of its base: what cannot pass, and what a wrong change could pass. */
function lintInRepository(plan, files) {
    const [runner] = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .findTestRunners */ .$$)(files);
    const uses = findUses(plan, files);
    return {
        impossible: findImpossible(plan, files),
        warnings: [
            ...warnOfFilesOnly(plan, runner),
            ...warnOfNewTestsOnly(plan, uses, runner),
            ...warnOfEarlyExit(uses, files, runner),
        ],
    };
}
/** Finds what needs a file that is not at the base, or is to be gone, where no attempt up to then may change it. */
function findImpossible(plan, { paths }) {
    const isProtected = plan.checkpoints.map(({ protect = [] }) => (0,_paths_path_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .toProtection */ .dp)({ globs: [...(plan.protect ?? []), ...protect], planPath: undefined }));
    return plan.checkpoints.flatMap(({ success_criteria: criteria }, checkpoint) => {
        const isLocked = (path) => isProtected.slice(0, checkpoint + 1).every((test) => test(path));
        return criteria.flatMap((given, criterion) => {
            const reason = findObstacle(given, { paths, isLocked, hasSetup: plan.setup !== undefined });
            return reason === undefined ? [] : [{ checkpoint, criterion, message: `this checkpoint cannot pass: ${reason}` }];
        });
    });
}
function findObstacle(criterion, { paths, isLocked, hasSetup }) {
    const isFolder = (path) => [...paths].some((other) => other.startsWith(`${path}/`));
    const isMissing = (path) => !paths.has(path) && !isFolder(path);
    if (criterion.kind === 'file_absent')
        return !isMissing(criterion.path) && isLocked(criterion.path)
            ? `${(0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(criterion.path)} is at the base, and "protect" keeps attempts from deleting it`
            : undefined;
    if (criterion.kind === 'file_exists' || criterion.kind === 'file_contains')
        return isMissing(criterion.path) && isLocked(criterion.path) ? describeLocked(criterion.path) : undefined;
    // The setup may make the file, and `expect_exit` may ask for its absence.
    if (!('command' in criterion) || hasSetup || ('expect_exit' in criterion && criterion.expect_exit !== 0))
        return undefined;
    const missing = (0,_named_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .findNeededPaths */ .d)(criterion.command).find((path) => isMissing(path) && isLocked(path));
    return missing === undefined ? undefined : describeLocked(missing);
}
function describeLocked(path) {
    return `${(0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(path)} is not at the base, and "protect" keeps attempts from creating it; commit it first, or change "protect"`;
}
const FILE_KINDS = new Set([
    'file_exists',
    'file_absent',
    'file_contains',
    'changes_within',
    'semantic',
]);
function warnOfFilesOnly(plan, runner) {
    const all = [...plan.checkpoints.flatMap(({ success_criteria: criteria }) => criteria), ...(plan.guards ?? [])];
    if (!all.every(({ kind }) => FILE_KINDS.has(kind)))
        return [];
    const message = 'no criterion runs anything: all of them look at files, so that code which does not work can land';
    return [withPaste({ checkpointId: undefined, message }, runner, 'guards')];
}
function findUses(plan, files) {
    const scripts = (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readPackageManifest */ .i7)(files)?.scripts ?? new Map();
    return plan.checkpoints.flatMap((checkpoint) => checkpoint.success_criteria.flatMap((criterion, index) => {
        if (criterion.kind !== 'command')
            return [];
        const [call] = (0,_runner_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunnerCalls */ .P)(criterion.command, scripts);
        return call === undefined ? [] : [{ checkpoint, criterion, number: index + 1, call }];
    }));
}
/** Warns of checkpoints that run some tests where the repository has more: nothing sees what else they break. */
function warnOfNewTestsOnly(plan, uses, runner) {
    if (runner === undefined || plan.guards?.some(({ kind }) => kind === 'command' || !FILE_KINDS.has(kind)))
        return [];
    const narrow = uses.filter(({ call, checkpoint }) => !call.isWhole && !runsAll(checkpoint, uses));
    const [first] = narrow;
    if (first === undefined)
        return [];
    const names = [...new Set(narrow.map(({ checkpoint }) => checkpoint.id))];
    const message = `criterion ${first.number} runs only some tests, and the repository has others: what breaks those can land${listOthers(names)}`;
    return [withPaste({ checkpointId: first.checkpoint.id, message }, runner, 'guards')];
}
function runsAll(checkpoint, uses) {
    // A check on GitHub, or a criterion that reads a report, may run all of them.
    const hasOthers = checkpoint.success_criteria.some(({ kind }) => kind !== 'command' && !FILE_KINDS.has(kind));
    return hasOthers || uses.some((use) => use.checkpoint === checkpoint && use.call.isWhole);
}
/** Warns of commands that pass when the code under test ends the process, once for each runner. */
function warnOfEarlyExit(uses, files, suite) {
    const blind = uses.filter(({ call, criterion }) => !_test_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .runnerTraits */ .a3[call.runner].seesEarlyExit && criterion.expect_exit === 0);
    const runners = [...new Set(blind.map(({ call }) => call.runner))];
    return runners.flatMap((name) => {
        const own = blind.filter(({ call }) => call.runner === name);
        const [first] = own;
        if (first === undefined)
            return [];
        const { call, criterion, number, checkpoint } = first;
        const better = call.isDirect
            ? (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .addReporter */ .vv)(name, criterion.command, files)
            : suite?.name === name
                ? suite
                : undefined;
        const names = [...new Set(own.map((use) => use.checkpoint.id))];
        const program = name === 'node' ? 'node --test' : name;
        const message = `criterion ${number} judges ${(0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(program)} by its exit code, which is 0 too when the code ends the process early, or when tests were deleted or skipped${listOthers(names)}`;
        return better?.report === undefined
            ? []
            : [withPaste({ checkpointId: checkpoint.id, message }, better, 'success_criteria')];
    });
}
function listOthers([, ...others]) {
    return others.length === 0 ? '' : ` (likewise in ${(0,_text_list_some_js__WEBPACK_IMPORTED_MODULE_7__/* .listSome */ .X)(others.map(_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD))})`;
}
function withPaste(warning, runner, key) {
    const paste = runner === undefined ? undefined : (0,_suggest_criterion_js__WEBPACK_IMPORTED_MODULE_2__/* .renderSuggestion */ .t)(key, runner);
    return paste === undefined ? warning : { ...warning, paste };
}


/***/ }),

/***/ 82375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ findRunnerCalls)
/* harmony export */ });
/* harmony import */ var _plan_command_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3296);
/* harmony import */ var _test_runner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67072);


const MAX_SCRIPT_DEPTH = 3;
const PACKAGE_MANAGERS = /^(?:npm|pnpm|yarn|bun)$/;
/** Words that run the program after them. */
const LAUNCHERS = /^(?:exec|dlx|x|bunx|run|poetry|uv|pipenv|hatch|coverage|c8|nyc|cross-env)$/;
/** Finds the calls of test runners in a shell command, also behind the scripts of a `package.json`; a guess by the words. */
function findRunnerCalls(command, scripts, depth = 0) {
    const commands = (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_1__/* .splitCommands */ .t)(command).filter(([first = '']) => first !== '');
    const isDirect = depth === 0 && commands.length === 1;
    return commands.flatMap((words) => {
        const script = findScript(words, scripts);
        if (script !== undefined && depth < MAX_SCRIPT_DEPTH)
            return findRunnerCalls(script, scripts, depth + 1);
        const found = findRunner(words);
        if (found === undefined)
            return [];
        const [runner, args] = found;
        return [{ runner, isWhole: !chooses(runner, args), isDirect }];
    });
}
/** Returns the text of the script that a package manager is to run, with the arguments for it; undefined for others. */
function findScript(words, scripts) {
    const [program = '', ...rest] = words;
    if (!PACKAGE_MANAGERS.test(program))
        return undefined;
    const verbs = rest.filter((word) => !word.startsWith('-'));
    const name = verbs[0] === 'run' || verbs[0] === 'run-script' ? verbs[1] : verbs[0] === 't' ? 'test' : verbs[0];
    const script = name === undefined ? undefined : scripts.get(name);
    if (name === undefined || script === undefined)
        return undefined;
    const given = rest.slice(rest.indexOf(verbs[0] === 't' ? 't' : name) + 1).filter((word) => word !== '--');
    return [script, ...given].join(' ');
}
function findRunner(all) {
    const words = dropLaunchers(all);
    const [program = '', ...rest] = words;
    const name = program.split('/').at(-1) ?? '';
    if (name === 'node')
        return rest.includes('--test') ? ['node', rest.filter((word) => word !== '--test')] : undefined;
    if (/^python[\d.]*$/.test(name)) {
        const at = rest.indexOf('-m');
        return at === -1 ? undefined : findRunner(rest.slice(at + 1));
    }
    const verb = rest.find((word) => !word.startsWith('-'));
    switch (name) {
        case 'jest':
        case 'vitest':
        case 'mocha':
        case 'ava':
        case 'tap':
        case 'pytest':
            return [name, rest];
        case 'py.test':
            return ['pytest', rest];
        case 'go':
        case 'dotnet':
            return verb === 'test' ? [name, dropWord(rest, 'test')] : undefined;
        case 'cargo':
            if (verb === 'nextest')
                return ['cargo', dropWord(dropWord(rest, 'nextest'), 'run')];
            return verb === 'test' || verb === 't' ? ['cargo', dropWord(rest, verb)] : undefined;
        case 'mvn':
        case 'mvnw':
            return rest.some((word) => /^(?:test|verify|install|package)$/.test(word)) ? ['maven', rest] : undefined;
        case 'gradle':
        case 'gradlew':
            return rest.some((word) => /(?:^|:)(?:test|check|build)$/.test(word)) ? ['gradle', rest] : undefined;
        default:
            return undefined;
    }
}
function dropWord(words, word) {
    const at = words.indexOf(word);
    return at === -1 ? words : [...words.slice(0, at), ...words.slice(at + 1)];
}
/** Drops what runs the program after it: `pnpm exec`, `poetry run`, `npx --yes`. */
function dropLaunchers(words) {
    let start = 0;
    while (start < words.length - 1 && isLauncher(words[start] ?? '', start))
        start += 1;
    return words.slice(start);
}
function isLauncher(word, at) {
    return (LAUNCHERS.test(word) || PACKAGE_MANAGERS.test(word) || (word.startsWith('-') && at < 3) || /^[A-Z_]\w*=/.test(word));
}
/** Returns whether the arguments of a runner choose some of its tests. */
function chooses(runner, args) {
    const { filters } = _test_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .runnerTraits */ .a3[runner];
    return args.some((word, index) => {
        if (filters.test(word) || word.includes('::'))
            return true;
        if (word.startsWith('-') || /^--?(?:c|config)$/.test(args[index - 1] ?? ''))
            return false;
        if (runner === 'go')
            return /^\.\/|^[\w.-]+\//.test(word) && !word.endsWith('...');
        return isTestFile(word);
    });
}
/** Returns whether a word is the path of a test file, or of a folder below the one of the tests. */
function isTestFile(word) {
    if (word.includes('*') || /\.config\.\w+$/.test(word))
        return false;
    return /test|spec/i.test(word) && /\/[^/]|\.\w+$/.test(word.replace(/^\.\//, ''));
}


/***/ }),

/***/ 56989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ renderSuggestion)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33483);

/** Renders lines of a plan to paste: the criterion `tests` of a runner, in a list below a key; undefined for one without a report. */
function renderSuggestion(key, { command, report }) {
    if (report === undefined)
        return undefined;
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__.stringify)({ [key]: [{ kind: 'tests', command, report }] }, { lineWidth: 0 }).trimEnd();
}


/***/ }),

/***/ 67072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ findTestRunners),
/* harmony export */   a3: () => (/* binding */ runnerTraits),
/* harmony export */   vv: () => (/* binding */ addReporter)
/* harmony export */ });
/* harmony import */ var _repository_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45671);

const NONE = /^(?!)/;
// `node --test` and jest were tried with `process.exit(0)` in the code under test; both exit with 0.
const runnerTraits = {
    node: { seesEarlyExit: false, filters: /^--test-(?:name-pattern|only)/ },
    jest: { seesEarlyExit: false, filters: /^(?:-t|--testNamePattern|--testPathPatterns?|--findRelatedTests)(?:=|$)/ },
    vitest: { seesEarlyExit: true, filters: /^(?:-t|--testNamePattern)(?:=|$)/ },
    mocha: { seesEarlyExit: false, filters: /^(?:-g|-f|--grep|--fgrep)(?:=|$)/ },
    ava: { seesEarlyExit: true, filters: /^(?:-m|--match)(?:=|$)/ },
    tap: { seesEarlyExit: true, filters: NONE },
    pytest: { seesEarlyExit: false, filters: /^-k/ },
    go: { seesEarlyExit: true, filters: /^--?run(?:=|$)/ },
    cargo: { seesEarlyExit: false, filters: /^--test(?:=|$)/ },
    maven: { seesEarlyExit: true, filters: /^-D(?:it\.)?test=/ },
    gradle: { seesEarlyExit: true, filters: /^--tests(?:=|$)/ },
    dotnet: { seesEarlyExit: true, filters: /^--filter(?:=|$)/ },
};
const SCRIPT_WORDS = [
    [/\bnode\b[^&|;]*\s--test\b/, 'node'],
    [/\bjest\b/, 'jest'],
    [/\bvitest\b/, 'vitest'],
    [/\bmocha\b/, 'mocha'],
    [/\bava\b/, 'ava'],
    [/\btap\b/, 'tap'],
];
const PACKAGES = ['jest', 'vitest', 'mocha', 'ava', 'tap'];
const NODE_TESTS = /(?:^|\/)(?:test\/.*|[^/]+[.-]test|test-[^/]+)\.[cm]?js$/;
const PYTHON_TESTS = /(?:^|\/)(?:test_[^/]+|[^/]+_test)\.py$/;
/**
 * Finds the test runners of a repository by its manifests and the names of its files, the likeliest first in each
 * language: the runner that the script `test` calls, else one that is installed, else what the language has built in.
 */
function findTestRunners(files) {
    const names = [findNodeRunner(files), ...findOthers(files)];
    return names.flatMap((name) => (name === undefined ? [] : [toRunner(name, files)]));
}
function findNodeRunner(files) {
    const manifest = (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readPackageManifest */ .i7)(files);
    if (manifest === undefined)
        return undefined;
    const script = manifest.scripts.get('test') ?? '';
    const named = SCRIPT_WORDS.find(([words]) => words.test(script))?.[1];
    const installed = PACKAGES.find((name) => manifest.packages.has(name));
    const hasTests = [...files.paths].some((path) => NODE_TESTS.test(path));
    return named ?? installed ?? (hasTests ? 'node' : undefined);
}
function findOthers(files) {
    const { paths, manifests } = files;
    const has = (pattern) => [...paths].some((path) => pattern.test(path));
    const isPytest = has(/(?:^|\/)(?:pytest\.ini|conftest\.py)$/) ||
        (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_0__/* .requiresInPython */ .kL)(files, 'pytest') ||
        /^\[(?:tool\.pytest|tool:pytest|pytest)\b/m.test([...manifests.values()].join('\n')) ||
        has(PYTHON_TESTS);
    const found = [
        [isPytest, 'pytest'],
        [paths.has('go.mod'), 'go'],
        [paths.has('Cargo.toml'), 'cargo'],
        [paths.has('pom.xml'), 'maven'],
        [paths.has('build.gradle') || paths.has('build.gradle.kts'), 'gradle'],
        [has(/^[^/]+\.(?:sln|slnx)$/) || has(/^[^/]*\.?[Tt]ests?[^/]*\/[^/]+\.csproj$/), 'dotnet'],
    ];
    return found.filter(([isThere]) => isThere).map(([, name]) => name);
}
function toRunner(name, files) {
    const command = wholeCommand(name, files);
    const reporter = findReporter(name, files);
    return { name, command: addFlags(name, command, reporter), report: reporter?.report };
}
/** Adds to a command of a runner the flags by which it writes a report, unless it has them. */
function addReporter(name, command, files) {
    const reporter = findReporter(name, files);
    return { name, command: addFlags(name, command, reporter), report: reporter?.report };
}
function addFlags(name, command, reporter) {
    if (reporter === undefined || reporter.flags === '' || command.includes(reporter.flags))
        return command;
    const anchors = { node: /--test\b/, go: /go test\b/ };
    const anchor = anchors[name];
    return anchor === undefined ? `${command} ${reporter.flags}` : command.replace(anchor, `$& ${reporter.flags}`);
}
function wholeCommand(name, { paths }) {
    const commands = {
        node: 'node --test',
        jest: 'npx jest --ci',
        vitest: 'npx vitest run',
        mocha: 'npx mocha',
        ava: 'npx ava',
        tap: 'npx tap',
        pytest: 'python3 -m pytest',
        go: 'go test ./...',
        cargo: paths.has('.config/nextest.toml') ? 'cargo nextest run --profile ci' : 'cargo test',
        maven: 'mvn -B test',
        gradle: paths.has('gradlew') ? './gradlew test' : 'gradle test',
        dotnet: 'dotnet test',
    };
    return commands[name];
}
/** Finds a report that the runner writes with what is installed. */
function findReporter(name, files) {
    const packages = (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readPackageManifest */ .i7)(files)?.packages;
    switch (name) {
        case 'node':
            return {
                flags: '--test-reporter=junit --test-reporter-destination=junit.xml',
                report: 'junit.xml',
            };
        case 'jest':
            return packages?.has('jest-junit') === true
                ? { flags: '--reporters=jest-junit', report: 'junit.xml' }
                : { flags: '--json', report: 'jest-json' };
        case 'vitest':
            return { flags: '--reporter=junit --outputFile=junit.xml', report: 'junit.xml' };
        case 'mocha':
            return packages?.has('mocha-junit-reporter') === true
                ? { flags: '--reporter=mocha-junit-reporter', report: 'test-results.xml' }
                : { flags: '--reporter=json', report: 'mocha-json' };
        case 'ava':
            return { flags: '--tap', report: 'tap' };
        case 'tap':
            return { flags: '--reporter=tap', report: 'tap' };
        case 'pytest':
            return { flags: '--junitxml=junit.xml', report: 'junit.xml' };
        case 'go':
            return { flags: '-json', report: 'go-json' };
        case 'cargo':
            return files.paths.has('.config/nextest.toml') ? { flags: '', report: 'target/nextest/ci/junit.xml' } : undefined;
        case 'maven':
            return { flags: '', report: '**/target/surefire-reports/*.xml' };
        case 'gradle':
            return { flags: '', report: '**/build/test-results/test/*.xml' };
        case 'dotnet':
            return { flags: '--logger "junit;LogFilePath=junit.xml"', report: '**/junit.xml' };
    }
}


/***/ })

};
