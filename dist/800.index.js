export const id = 800;
export const ids = [800];
export const modules = {

/***/ 10386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ parseConfig)
/* harmony export */ });
/* harmony import */ var _agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36253);
/* harmony import */ var _assert_never_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71996);
/* harmony import */ var _plan_describe_schema_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41077);
/* harmony import */ var _yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39617);
/* harmony import */ var _yaml_yaml_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26001);
/* harmony import */ var _run_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71028);






const SUBJECT_TEXT = {
    nameSubject: (_root, path) => path.length === 0
        ? 'the configuration'
        : path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : (0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(step))).join(' '),
    knownKeysAt: (_root, path) => {
        if (path.length === 0)
            return Object.keys(_run_config_js__WEBPACK_IMPORTED_MODULE_3__/* .runConfigSchema */ .$m.shape);
        return path[0] === 'agents' ? Object.keys(_agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__/* .LADDER_KEYS */ .i7) : [];
    },
};
/** Parses a configuration in YAML 1.2 or JSON. An empty file is valid; all problems are reported. */
function parseConfig(text) {
    const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
    // A UTF-16 unit takes at least one byte, so that a text that is too long is never encoded.
    const isTooLarge = text.length > _run_config_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_CONFIG_BYTES */ .GW || new TextEncoder().encode(text).length > _run_config_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_CONFIG_BYTES */ .GW;
    if (isTooLarge)
        return toInvalid(body, [{ at: 0, message: `${_run_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF} is larger than ${_run_config_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_CONFIG_BYTES */ .GW / 1024} KiB` }]);
    const reading = (0,_yaml_yaml_document_js__WEBPACK_IMPORTED_MODULE_2__/* .readYamlDocument */ .H)(body);
    switch (reading.kind) {
        case 'refused':
            return toInvalid(body, [reading.fault]);
        case 'not_yaml':
            return toInvalid(body, reading.faults);
        case 'read':
            return checkDocument(body, reading.document);
        default:
            return (0,_assert_never_js__WEBPACK_IMPORTED_MODULE_5__/* .assertNever */ .x)(reading);
    }
}
function checkDocument(text, document) {
    // A file of comments alone is empty.
    const parsed = _run_config_js__WEBPACK_IMPORTED_MODULE_3__/* .runConfigSchema */ .$m.safeParse(document.value ?? {});
    const issues = parsed.success ? [] : parsed.error.issues;
    const faults = [...document.faults, ...issues.flatMap((issue) => (0,_plan_describe_schema_error_js__WEBPACK_IMPORTED_MODULE_1__/* .describeSchemaError */ .L)(issue, document, SUBJECT_TEXT))];
    return parsed.success && faults.length === 0 ? { kind: 'ok', config: parsed.data } : toInvalid(text, faults);
}
function toInvalid(text, faults) {
    return { kind: 'invalid', problems: (0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .toProblems */ .ek)(text, faults) };
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

/***/ 3296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ toRepositoryPath),
/* harmony export */   t: () => (/* binding */ splitCommands)
/* harmony export */ });
/** Words before a program that run it unchanged. */
const PREFIXES = /^(?:env|exec|time|nice|command|sudo|timeout|npx|!|then|else|do|if|while|\(|\{)$/;
/** Returns the path below the repository that a word of a command is, without `./`; undefined for others. */
function toRepositoryPath(word) {
    const path = word.replace(/^(?:\.\/+)+/, '');
    if (path === '' || path.startsWith('/') || path.startsWith('~') || /[$`*?<>(){}=]/.test(path))
        return undefined;
    return path.split('/').includes('..') || path.startsWith('node_modules/') ? undefined : path;
}
/**
 * Splits a shell command into the words of its simple commands, without quotation marks and what runs them unchanged. A
 * guess by the words alone: substitutions and quoted separators are not understood.
 */
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

/***/ 20861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ listPlanPaths),
/* harmony export */   d: () => (/* binding */ findNeededPaths)
/* harmony export */ });
/* harmony import */ var _plan_command_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3296);

/** Programs that read the files of their arguments and write none of them. */
const READERS = /^(?:sh|bash|dash|zsh|node|deno|python[\d.]*|ruby|perl|php|tsx|ts-node|jest|vitest|mocha|ava|tap|pytest|py\.test|npm|pnpm|yarn|bun)$/;
/** Commands that change no file and no folder. */
const NEUTRAL = /^(?:set|true|:|echo|export)$/;
/**
 * Finds the files that a shell command needs to be there before it starts: scripts and test files that programs of known
 * kinds are to run. Only what is certain: nothing behind a program that may make files, and no word that a shell expands.
 */
function findNeededPaths(command) {
    // Substitutions and quoted operators are not understood by the words alone; behind others a failure may not count.
    if (/[`$()<>\\;|\n]|(?:^|[^&])&(?:[^&]|$)|["'][^"']*&&/.test(command))
        return [];
    if (/(?:^|\s)(?:!|if|while|until|case)\s/.test(command))
        return [];
    const found = new Set();
    for (const [program = '', ...rest] of (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCommands */ .t)(command)) {
        if (program === '' || NEUTRAL.test(program))
            continue;
        const own = program.includes('/') ? (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_0__/* .toRepositoryPath */ .B)(program) : undefined;
        const name = program.split('/').at(-1) ?? '';
        if (own === undefined && !READERS.test(name))
            break;
        if (own !== undefined)
            found.add(own);
        for (const path of findOperands(name, rest))
            found.add(path);
        // What the program is may make the files of the commands after it.
        if (own !== undefined || /^(?:npm|pnpm|yarn|bun)$/.test(name))
            break;
    }
    return [...found];
}
/** Finds the operands of a program that are paths of files: an interpreter's script, the test files of a runner. */
function findOperands(name, rest) {
    if (rest.some((word) => /^-(?:[a-z]*c|e|p|m|-eval|-print)$/.test(word)))
        return [];
    const isRunner = /^(?:jest|vitest|mocha|ava|tap|pytest|py\.test)$/.test(name) || rest.includes('--test');
    const words = /^(?:npm|pnpm|yarn|bun)$/.test(name) ? rest.slice(rest.indexOf('--') + 1 || rest.length) : rest;
    const operands = words.filter((word, at) => !word.startsWith('-') && !isFlagValue(words[at - 1]));
    const files = operands.flatMap((word) => (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_0__/* .toRepositoryPath */ .B)(word.split('::')[0] ?? '') ?? []).filter(isFileName);
    return isRunner || words !== rest
        ? files
        : files.slice(0, operands[0] === undefined || !isFileName(operands[0]) ? 0 : 1);
}
function isFlagValue(before) {
    return before?.startsWith('-') === true && before !== '--' && before !== '--test' && !before.includes('=');
}
function isFileName(word) {
    return /[^./][^/]*\.\w+$/.test(word);
}
/** Finds every word of a plan's commands and specs, and every path of its criteria, that could be the path of a file. */
function listPlanPaths(plan) {
    const criteria = plan.checkpoints.flatMap(({ success_criteria: all }) => all);
    const texts = [plan.setup ?? '', ...plan.checkpoints.map(({ spec }) => spec)];
    const paths = criteria.flatMap((criterion) => ('path' in criterion ? [criterion.path] : []));
    for (const criterion of criteria)
        if ('command' in criterion)
            texts.push(criterion.command);
    const words = texts.flatMap((text) => text.split(/[\s"'`()<>{}[\],;|&=]+/));
    const plain = words.map((word) => word.replace(/^(?:\.\/)+|[.:!?]+$/g, ''));
    return new Set([...paths, ...plain].filter((word) => /[./]/.test(word) || paths.includes(word)));
}


/***/ }),

/***/ 45671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yh: () => (/* binding */ isManifest),
/* harmony export */   i7: () => (/* binding */ readPackageManifest),
/* harmony export */   kL: () => (/* binding */ requiresInPython)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11395);

const MANIFESTS = /^(?:package\.json|pyproject\.toml|pytest\.ini|setup\.cfg|tox\.ini|Pipfile|requirements[\w.-]*\.txt)$/;
/** Returns whether a path is a manifest whose text decisions about tools read: one at the root. */
function isManifest(path) {
    return MANIFESTS.test(path);
}
const DEPENDENCY_KEYS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
/** Reads the `package.json` at the root; undefined where there is none, or no valid one. */
function readPackageManifest({ manifests }) {
    const text = manifests.get('package.json');
    const manifest = text === undefined ? undefined : (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .tryParseJson */ .Bl)(text);
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(manifest))
        return undefined;
    const scripts = Object.keys(toObject(manifest.scripts)).map((name) => [name, (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(manifest, 'scripts', name)]);
    const packages = DEPENDENCY_KEYS.flatMap((key) => Object.keys(toObject((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(manifest, key))));
    return { scripts: new Map(scripts), packages: new Set(packages) };
}
function toObject(value) {
    return (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) ? value : {};
}
/** Returns whether the manifests of Python at the root name a package among what they require. */
function requiresInPython({ manifests }, name) {
    const wanted = toPythonName(name);
    return [...manifests].some(([path, text]) => path !== 'package.json' && listPythonNames(text).includes(wanted));
}
/** Lists what looks like a requirement (PEP 508), alone on a line or in quotation marks, or like a key of a table. */
function listPythonNames(text) {
    const found = text.matchAll(/^[ \t]*["']?([A-Za-z][\w.-]*)(?:\[[^\]\n]*\])?[ \t]*(?=$|[<>=!~;,@"'#])/gm);
    const quoted = text.matchAll(/["']([A-Za-z][\w.-]*)(?:\[[^\]\n]*\])?(?:[ \t]*[<>=!~;@][^"'\n]*)?["']/g);
    return [...found, ...quoted].map(([, name = '']) => toPythonName(name));
}
/** Normalizes the name of a Python package (PEP 503). */
function toPythonName(name) {
    return name.toLowerCase().replace(/[-_.]+/g, '-');
}


/***/ }),

/***/ 75800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validateCommand: () => (/* binding */ validateCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
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
// EXTERNAL MODULE: ./domain/config/parse-config.js
var parse_config = __webpack_require__(10386);
// EXTERNAL MODULE: ./domain/config/run-config.js
var run_config = __webpack_require__(71028);
// EXTERNAL MODULE: ./domain/errors/error-catalog.js + 6 modules
var error_catalog = __webpack_require__(95182);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/paths/path-policy.js
var path_policy = __webpack_require__(40898);
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
// EXTERNAL MODULE: ./domain/plan/tests-criterion.js
var tests_criterion = __webpack_require__(23846);
;// CONCATENATED MODULE: ./domain/plan/lint-plan.js






/**
 * Finds weaknesses of a plan in its order: checks that the agent can rewrite, checks that an empty file or no work
 * satisfies, and statements without a judge. They never make a plan invalid. `verifyIn` is what the settings say.
 */
function lintPlan(plan, verifyIn) {
    const setup = plan.setup === undefined ? [] : lintCommand('setup', plan.setup, plan.protect ?? []);
    const unused = plan.setup === undefined && plan.setup_inputs !== undefined ? [UNUSED_INPUTS] : [];
    const hasCommands = plan.checkpoints.some((checkpoint) => (0,plan_plan/* listCriteria */.Gu)(checkpoint, plan).some(plan_criterion/* runsCommand */._w));
    const shared = verifyIn === 'workspace' && hasCommands ? [SHARED_FOLDER] : [];
    const guards = (plan.guards ?? []).flatMap((guard, index) => lintCriterion(`guard ${index + 1}`, guard, plan.protect ?? []));
    return [
        ...[...shared, ...setup, ...unused, ...guards].map((message) => ({ checkpointId: undefined, message })),
        ...plan.checkpoints.flatMap((checkpoint) => lintCheckpoint(checkpoint, plan).map((message) => ({ checkpointId: checkpoint.id, message }))),
    ];
}
const UNUSED_INPUTS = '"setup_inputs" has no effect without "setup"';
const SHARED_FOLDER = 'commands of criteria run in the folder that the agent leaves ("verify_in: workspace"): ignored files, caches and packages that it has changed decide what they find';
const ONLY_REGRESSIONS = 'the criteria only ask that no test is lost, which holds before any work is done: name in "must_pass" the tests of this checkpoint';
function lintCheckpoint(checkpoint, plan) {
    const globs = [...(plan.protect ?? []), ...(checkpoint.protect ?? [])];
    const messages = checkpoint.success_criteria.flatMap((criterion, index) => lintCriterion(`criterion ${index + 1}`, criterion, globs));
    const weakness = findWeakness(checkpoint.success_criteria);
    return weakness === undefined ? messages : [...messages, weakness];
}
function lintCriterion(name, criterion, globs) {
    if ((0,plan_criterion/* runsCommand */._w)(criterion))
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

// EXTERNAL MODULE: ./domain/plan/parse-plan.js + 1 modules
var parse_plan = __webpack_require__(15478);
// EXTERNAL MODULE: ./domain/text/list-some.js
var list_some = __webpack_require__(13258);
// EXTERNAL MODULE: ./domain/toolchain/named-paths.js
var named_paths = __webpack_require__(20861);
// EXTERNAL MODULE: ./domain/toolchain/repository-files.js
var repository_files = __webpack_require__(45671);
;// CONCATENATED MODULE: ./domain/toolchain/test-runner.js

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
    const manifest = (0,repository_files/* readPackageManifest */.i7)(files);
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
        (0,repository_files/* requiresInPython */.kL)(files, 'pytest') ||
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
    const packages = (0,repository_files/* readPackageManifest */.i7)(files)?.packages;
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

;// CONCATENATED MODULE: ./domain/toolchain/runner-calls.js


const MAX_SCRIPT_DEPTH = 3;
const PACKAGE_MANAGERS = /^(?:npm|pnpm|yarn|bun)$/;
/** Words that run the program after them. */
const LAUNCHERS = /^(?:exec|dlx|x|bunx|run|poetry|uv|pipenv|hatch|coverage|c8|nyc|cross-env)$/;
/** Finds the calls of test runners in a shell command, also behind the scripts of a `package.json`; a guess by the words. */
function findRunnerCalls(command, scripts, depth = 0) {
    const commands = (0,command_words/* splitCommands */.t)(command).filter(([first = '']) => first !== '');
    const isDirect = depth === 0 && commands.length === 1;
    return commands.flatMap((words) => {
        const script = runner_calls_findScript(words, scripts);
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
function runner_calls_findScript(words, scripts) {
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
    const { filters } = runnerTraits[runner];
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

// EXTERNAL MODULE: ../../node_modules/yaml/dist/index.js
var dist = __webpack_require__(33483);
;// CONCATENATED MODULE: ./domain/toolchain/suggest-criterion.js

/** Renders lines of a plan to paste: the criterion `tests` of a runner, in a list below a key; undefined for one without a report. */
function renderSuggestion(key, { command, report }) {
    if (report === undefined)
        return undefined;
    return (0,dist.stringify)({ [key]: [{ kind: 'tests', command, report }] }, { lineWidth: 0 }).trimEnd();
}

;// CONCATENATED MODULE: ./domain/toolchain/lint-in-repository.js








/** Checks a plan against the files of its base: what cannot pass, and what a wrong change could pass. */
function lintInRepository(plan, files) {
    const [runner] = findTestRunners(files);
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
    const isProtected = plan.checkpoints.map(({ protect = [] }) => (0,path_policy/* toProtection */.dp)({ globs: [...(plan.protect ?? []), ...protect], planPath: undefined }));
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
            ? `${(0,file_problem/* quote */.hD)(criterion.path)} is at the base, and "protect" keeps attempts from deleting it`
            : undefined;
    if (criterion.kind === 'file_exists' || criterion.kind === 'file_contains')
        return isMissing(criterion.path) && isLocked(criterion.path) ? describeLocked(criterion.path) : undefined;
    // The setup may make the file, and `expect_exit` may ask for its absence.
    if (!('command' in criterion) || hasSetup || ('expect_exit' in criterion && criterion.expect_exit !== 0))
        return undefined;
    const missing = (0,named_paths/* findNeededPaths */.d)(criterion.command).find((path) => isMissing(path) && isLocked(path));
    return missing === undefined ? undefined : describeLocked(missing);
}
function describeLocked(path) {
    return `${(0,file_problem/* quote */.hD)(path)} is not at the base, and "protect" keeps attempts from creating it; commit it first, or change "protect"`;
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
    const scripts = (0,repository_files/* readPackageManifest */.i7)(files)?.scripts ?? new Map();
    return plan.checkpoints.flatMap((checkpoint) => checkpoint.success_criteria.flatMap((criterion, index) => {
        if (criterion.kind !== 'command')
            return [];
        const [call] = findRunnerCalls(criterion.command, scripts);
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
    const blind = uses.filter(({ call, criterion }) => !runnerTraits[call.runner].seesEarlyExit && criterion.expect_exit === 0);
    const runners = [...new Set(blind.map(({ call }) => call.runner))];
    return runners.flatMap((name) => {
        const own = blind.filter(({ call }) => call.runner === name);
        const [first] = own;
        if (first === undefined)
            return [];
        const { call, criterion, number, checkpoint } = first;
        const better = call.isDirect
            ? addReporter(name, criterion.command, files)
            : suite?.name === name
                ? suite
                : undefined;
        const names = [...new Set(own.map((use) => use.checkpoint.id))];
        const program = name === 'node' ? 'node --test' : name;
        const message = `criterion ${number} judges ${(0,file_problem/* quote */.hD)(program)} by its exit code, which is 0 too when the code ends the process early, or when tests were deleted or skipped${listOthers(names)}`;
        return better?.report === undefined
            ? []
            : [withPaste({ checkpointId: checkpoint.id, message }, better, 'success_criteria')];
    });
}
function listOthers([, ...others]) {
    return others.length === 0 ? '' : ` (likewise in ${(0,list_some/* listSome */.X)(others.map(file_problem/* quote */.hD))})`;
}
function withPaste(warning, runner, key) {
    const paste = runner === undefined ? undefined : renderSuggestion(key, runner);
    return paste === undefined ? warning : { ...warning, paste };
}

// EXTERNAL MODULE: ./git/find-git-dir.js
var find_git_dir = __webpack_require__(72603);
// EXTERNAL MODULE: ./git/rev-parse.js
var rev_parse = __webpack_require__(12140);
// EXTERNAL MODULE: ./store/read-repository-files.js
var read_repository_files = __webpack_require__(90799);
// EXTERNAL MODULE: ./entry/compose/load-plan.js
var load_plan = __webpack_require__(56208);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 4 modules
var with_git = __webpack_require__(50575);
;// CONCATENATED MODULE: ./entry/commands/check-file.js















/** The name by which standard input is asked for. */
const STDIN = '-';
/**
 * Checks a plan, or a configuration, which is known by its path. A plan in a repository is also checked against the commit
 * that is checked out. Never rejects for what is in the file, or that there is none.
 */
async function checkFile(path, host) {
    const kind = (0,external_node_path_.resolve)(path).endsWith(`/${run_config/* CONFIG_PATH */.tF}`) ? 'configuration' : 'plan';
    const file = { path: path === STDIN ? '<stdin>' : path, kind, plan: undefined, warnings: [] };
    try {
        const bytes = path === STDIN ? await readInput() : await (0,load_plan/* readPlanBytes */.NI)(path);
        if (kind === 'plan')
            return await checkPlan(file, { bytes, folder: path === STDIN ? '.' : (0,external_node_path_.dirname)(path) }, host);
        const parsed = (0,parse_config/* parseConfig */.o)(Buffer.from(bytes.subarray(0, run_config/* MAX_CONFIG_BYTES */.GW + 1)).toString('utf8'));
        return { ...file, problems: parsed.kind === 'ok' ? [] : parsed.problems };
    }
    catch (thrown) {
        if (!(thrown instanceof errors/* GroundhogError */.CX))
            throw thrown;
        return { ...file, problems: [{ line: 1, column: 1, message: (0,error_catalog/* renderError */.v)(thrown).replace(/\s*\n\s*/g, ' ') }] };
    }
}
async function checkPlan(file, { bytes, folder }, host) {
    const parsed = (0,load_plan/* checkPlanBytes */.hx)(file.path, bytes);
    if (parsed.kind === 'invalid')
        return { ...file, plan: undefined, warnings: [], problems: parsed.problems };
    const { plan } = parsed;
    const config = await (0,load_config/* findConfigBeside */.oA)(folder);
    const { impossible, warnings } = await findInRepository(plan, folder, host);
    const findLine = (0,parse_plan/* locateCriteria */.C)(Buffer.from(bytes).toString('utf8'));
    const problems = impossible.map(({ checkpoint, criterion, message }) => ({
        line: findLine(checkpoint, criterion),
        column: 1,
        message: `checkpoint "${plan.checkpoints[checkpoint]?.id}", criterion ${criterion + 1}: ${message}`,
    }));
    return { ...file, plan, problems, warnings: [...lintPlan(plan, config?.verify_in), ...warnings] };
}
/** Checks a plan in the repository of a folder; nothing is found where there is none, no commit, or no git. */
async function findInRepository(plan, folder, host) {
    const nothing = { impossible: [], warnings: [] };
    try {
        return await (0,with_git/* withGit */.z)(host, async (opened) => {
            const found = await (0,find_git_dir/* findGitDir */.rR)(opened, folder);
            if (found === undefined)
                return nothing;
            const git = opened.at({ gitDir: found.gitDir });
            const head = await (0,rev_parse/* findCommit */.fq)(git, 'HEAD');
            return head === undefined ? nothing : lintInRepository(plan, await (0,read_repository_files/* readRepositoryFiles */.q)(git, head));
        });
    }
    catch (thrown) {
        // A plan can be checked without git, which says what is wrong with it in a run.
        if (thrown instanceof errors/* GroundhogError */.CX)
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
        if (size > plan_plan/* MAX_PLAN_BYTES */.di)
            break;
    }
    return Buffer.concat(chunks).subarray(0, plan_plan/* MAX_PLAN_BYTES */.di + 1);
}

;// CONCATENATED MODULE: ./entry/commands/validate.js




/**
 * Checks plans and configurations and returns the exit code: 1 with every problem by file, line and column, or 0 with a
 * summary of each plan. "-" is standard input. The configuration beside a plan is checked, too, and shown when it is wrong.
 */
async function validateCommand(paths, flags, { host, console }) {
    const named = [...new Set(paths)];
    const checked = [];
    for (const path of named)
        checked.push(await checkFile(path, host));
    for (const path of findConfigs(named)) {
        const config = await checkFile(path, host);
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
    return checked.some(isWrong) ? 1 : 0;
}
/** Finds the configurations beside files, apart from those that are named. */
function findConfigs(paths) {
    const named = new Set(paths.map((path) => (0,external_node_path_.resolve)(path)));
    const found = paths.map((path) => (0,load_config/* findConfigFile */["if"])(path === STDIN ? '.' : (0,external_node_path_.dirname)(path)));
    const others = found.filter((path) => path !== undefined).filter((path) => !named.has(path));
    return [...new Set(others)].map((path) => (0,external_node_path_.relative)('.', path));
}


/***/ }),

/***/ 56208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NI: () => (/* binding */ readPlanBytes),
/* harmony export */   Og: () => (/* binding */ requireTaskId),
/* harmony export */   SZ: () => (/* binding */ parsePlanBytes),
/* harmony export */   Yq: () => (/* binding */ loadPlan),
/* harmony export */   hx: () => (/* binding */ checkPlanBytes)
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
    return parsePlanBytes(path, await readPlanBytes(path));
}
/** Reads the bytes of a plan file, at most one more than a plan may have. Throws ConfigurationError without a file. */
async function readPlanBytes(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => undefined);
    if (!found?.isFile())
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('plan_not_found', { path });
    return readBounded(path);
}
/** Parses the bytes of a plan file; `path` is for messages. Throws ConfigurationError as `loadPlan` does. */
function parsePlanBytes(path, bytes) {
    const parsed = checkPlanBytes(path, bytes);
    if (parsed.kind === 'invalid') {
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('plan_invalid', { path, problems: (0,_domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .renderProblems */ .x8)(path, parsed.problems) });
    }
    return { plan: parsed.plan, text: Buffer.from(bytes).toString('utf8') };
}
/** Parses the bytes of a plan file, and returns the plan or all problems; `path` is for messages. */
function checkPlanBytes(path, bytes) {
    // Replacement characters would change a plan's meaning without its author's knowledge.
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return { kind: 'invalid', problems: [{ line: 1, column: 1, message: 'the file is not valid UTF-8' }] };
    return (0,_domain_plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePlan */ .v)(Buffer.from(bytes).toString('utf8'), { fileName: path });
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

/***/ 68008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "if": () => (/* binding */ findConfigFile),
/* harmony export */   "in": () => (/* binding */ readConfigAt),
/* harmony export */   oA: () => (/* binding */ findConfigBeside)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _domain_config_parse_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10386);
/* harmony import */ var _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71028);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14902);
/* harmony import */ var _domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39617);
/* harmony import */ var _store_read_file_at_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11665);









// Why: docs/decisions/0056-configuration-from-the-base.md
/**
 * Reads the configuration file from a commit, whatever is checked out; undefined when the commit has none. Throws
 * ConfigurationError, with every problem and its position, when it is not valid.
 */
async function readConfigAt(git, source) {
    const bytes = await (0,_store_read_file_at_js__WEBPACK_IMPORTED_MODULE_7__/* .readFileAt */ ._)(git, { ...source, path: _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_PATH */ .tF });
    if (bytes === undefined)
        return undefined;
    const file = { path: _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_PATH */ .tF, where: source.commit };
    // Replacement characters would change its meaning without its author's knowledge.
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .ConfigurationError */ .j1('config_invalid', {
            ...file,
            problems: `${_domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_PATH */ .tF}:1:1: the file is not valid UTF-8`,
        });
    const parsed = (0,_domain_config_parse_config_js__WEBPACK_IMPORTED_MODULE_4__/* .parseConfig */ .o)(Buffer.from(bytes).toString('utf8'));
    if (parsed.kind === 'ok')
        return parsed.config;
    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .ConfigurationError */ .j1('config_invalid', { ...file, problems: (0,_domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .renderProblems */ .x8)(_domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_PATH */ .tF, parsed.problems) });
}
/** Finds the configuration file of the checkout that a folder is in, as an absolute path; undefined without one. */
function findConfigFile(folder) {
    let root = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder);
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, '.git'))) {
        if (root === (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(root))
            return undefined;
        root = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(root);
    }
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_PATH */ .tF);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) ? path : undefined;
}
/**
 * Finds the configuration in the checkout that a folder is in, for advice alone: a run reads it at its base. Undefined
 * where there is none, or no valid one.
 */
async function findConfigBeside(folder) {
    const path = findConfigFile(folder);
    if (path === undefined)
        return undefined;
    try {
        const parsed = (0,_domain_config_parse_config_js__WEBPACK_IMPORTED_MODULE_4__/* .parseConfig */ .o)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(path, 'utf8'));
        return parsed.kind === 'ok' ? parsed.config : undefined;
    }
    catch {
        return undefined;
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


/***/ }),

/***/ 90799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readRepositoryFiles)
/* harmony export */ });
/* harmony import */ var _domain_toolchain_repository_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45671);
/* harmony import */ var _git_cat_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23654);
/* harmony import */ var _git_ls_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73383);
/* harmony import */ var _git_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31150);




const MAX_MANIFEST_BYTES = 1024 * 1024;
/** Lists the files of a commit or tree and reads its manifests, whatever is on disk; links and submodules are no files. */
async function readRepositoryFiles(git, tree) {
    const files = (await (0,_git_ls_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .listTreeFiles */ .I3)(git, tree)).filter(({ type, mode }) => type === 'blob' && mode !== '120000');
    const manifests = new Map();
    for (const { path, id } of files.filter(isReadManifest)) {
        if ((await (0,_git_cat_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readSize */ .ik)(git, id)) > MAX_MANIFEST_BYTES)
            continue;
        manifests.set((0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .toReadablePath */ .ZR)(path), Buffer.from(await (0,_git_cat_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readBlob */ .gm)(git, id)).toString('utf8'));
    }
    return { paths: new Set(files.map(({ path }) => (0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .toReadablePath */ .ZR)(path))), manifests };
}
function isReadManifest({ path }) {
    return (0,_domain_toolchain_repository_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isManifest */ .Yh)((0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .toReadablePath */ .ZR)(path));
}


/***/ })

};
