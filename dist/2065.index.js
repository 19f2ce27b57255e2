export const id = 2065;
export const ids = [2065];
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


/***/ }),

/***/ 70199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ findHostedRepository)
/* harmony export */ });
/** The GitHub of this environment, as the runner (`GITHUB_SERVER_URL`) or the CLI of GitHub (`GH_HOST`) names it. */
function findServerUrl({ GITHUB_SERVER_URL, GH_HOST }) {
    if (GITHUB_SERVER_URL)
        return GITHUB_SERVER_URL.replace(/\/$/, '');
    return GH_HOST ? `https://${GH_HOST}` : 'https://github.com';
}
// Why: docs/decisions/0148-token-of-the-doctor.md
/**
 * Finds the repository that the address of a remote names; undefined where it lies on another server than that of the
 * environment: the token is for that one alone, whatever a repository names as its remote.
 */
function findHostedRepository(address, env) {
    const serverUrl = findServerUrl(env);
    const url = address.replace(/^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)/, 'ssh://$1/');
    if (!URL.canParse(url) || !URL.canParse(serverUrl))
        return undefined;
    const { host, pathname } = new URL(url);
    const server = new URL(serverUrl).host;
    const [, owner, repo] = /^\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(pathname) ?? [];
    if (host !== server || owner === undefined || repo === undefined)
        return undefined;
    const isCloud = server === 'github.com' || server.endsWith('.ghe.com');
    const derived = isCloud ? `https://api.${server}` : `${serverUrl}/api/v3`;
    return { owner, repo, serverUrl, apiUrl: env.GITHUB_API_URL || derived, isEnterprise: !isCloud };
}


/***/ }),

/***/ 50593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:readline/promises"
var external_node_readline_promises_ = __webpack_require__(26848);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/toolchain/test-runner.js
var test_runner = __webpack_require__(67072);
// EXTERNAL MODULE: ./git/config.js
var config = __webpack_require__(9793);
// EXTERNAL MODULE: ./git/find-git-dir.js
var find_git_dir = __webpack_require__(72603);
// EXTERNAL MODULE: ./git/rev-parse.js
var rev_parse = __webpack_require__(12140);
// EXTERNAL MODULE: ./store/read-repository-files.js
var read_repository_files = __webpack_require__(90799);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 6 modules
var with_git = __webpack_require__(18859);
// EXTERNAL MODULE: ./entry/settings/check-settings.js
var check_settings = __webpack_require__(31907);
// EXTERNAL MODULE: ./entry/settings/settings.js
var settings = __webpack_require__(45320);
// EXTERNAL MODULE: ./entry/commands/reader.js
var reader = __webpack_require__(68275);
// EXTERNAL MODULE: ./entry/commands/to-exit-code.js
var to_exit_code = __webpack_require__(23794);
// EXTERNAL MODULE: ./entry/commands/check/hosted-repository.js
var hosted_repository = __webpack_require__(70199);
// EXTERNAL MODULE: ./agent/builtin/provider-facts.js
var provider_facts = __webpack_require__(34859);
// EXTERNAL MODULE: ./agent/cli/cli-adapters.js + 5 modules
var cli_adapters = __webpack_require__(84083);
// EXTERNAL MODULE: ./domain/plan/registry-hosts.js
var registry_hosts = __webpack_require__(24064);
// EXTERNAL MODULE: ./domain/text/json-object.js
var json_object = __webpack_require__(11395);
// EXTERNAL MODULE: ./domain/toolchain/repository-files.js
var repository_files = __webpack_require__(45671);
// EXTERNAL MODULE: ./domain/toolchain/suggest-criterion.js
var suggest_criterion = __webpack_require__(56989);
// EXTERNAL MODULE: ./domain/toolchain/suggest-setup.js
var suggest_setup = __webpack_require__(27711);
// EXTERNAL MODULE: ./entry/compose/version.js
var version = __webpack_require__(98312);
;// CONCATENATED MODULE: ./entry/commands/check/init-files.js









const initTriggers = ['manual', 'issue'];
/** The agents that a workflow can be written for. */
const initAgents = ['builtin', ...cli_adapters/* cliAdapters */.f.map(({ name }) => name)];
const QUEUE = '  queue: max # without it a waiting job is cancelled when another one arrives\n';
const WORKFLOW_PATH = '.github/workflows/groundhog.yml';
const FIRST_PLAN_PATH = '.groundhog/plans/first.yml';
const CONFIG_PATH = '.groundhog/config.yml';
/** The model of the built-in agent: one that GitHub Models offers without a key of its own. */
const MODEL = 'openai/gpt-4.1';
/** Finds the key that an agent needs. */
function findAgentKey(agent) {
    const [provider] = cli_adapters/* cliAdapters */.f.find(({ name }) => name === agent)?.providers ?? [];
    if (provider === undefined)
        return { variable: 'GITHUB_MODELS_TOKEN', secret: undefined };
    const [variable = 'API_KEY'] = provider_facts/* providerFacts */.VJ[provider].keyNames;
    return { variable, secret: variable };
}
/** Renders the files of a first set-up by their paths: workflow, configuration and plan. */
function renderInitFiles(files, choices) {
    const workflow = renderWorkflow(files, choices);
    return new Map([
        [WORKFLOW_PATH, files.isEnterprise === true ? removeForEnterprise(workflow) : workflow],
        [CONFIG_PATH, renderConfig(choices, findRegistries(files, findSetup(files, (0,test_runner/* findTestRunners */.$$)(files)[0]?.name)))],
        [FIRST_PLAN_PATH, renderPlan(files)],
    ]);
}
function renderSchemaLine(kind) {
    return `# yaml-language-server: $schema=https://raw.githubusercontent.com/${version/* PROJECT */.y}/v${version/* VERSION */.x}/schema/${kind}.schema.json`;
}
function renderConfig({ agent }, registries) {
    const network = registries === undefined
        ? ''
        : `# The hosts that the setup of a plan reaches in a sandbox; with a lockfile they are found by themselves.\nnetwork_setup: ${registries}\n`;
    const model = agent === 'builtin' ? `provider: github-models\nmodel: ${MODEL}\n` : '';
    return `${renderSchemaLine('config')}
# The settings of all runs in this repository. A run reads them at the commit that it starts from.
agent: ${agent}
${model}${network}`;
}
/** Renders a plan whose one checkpoint fails before any work, with the tests that the repository has as a guard. */
function renderPlan(files) {
    const [runner] = (0,test_runner/* findTestRunners */.$$)(files);
    const setup = findSetup(files, runner?.name);
    const guard = runner === undefined ? undefined : (0,suggest_criterion/* renderSuggestion */.t)('guards', withPython(runner, setup?.python));
    const page = ['CONTRIBUTING.md', 'docs/testing.md', 'docs/how-to-test.md'].find((path) => !files.paths.has(path));
    const path = page ?? 'docs/first-task.md';
    const parts = [
        renderSchemaLine('plan'),
        '# One file is one task. Check it with: groundhog validate .groundhog/plans/first.yml',
        'version: 1',
        'task: first',
        ...(setup === undefined
            ? []
            : ['# Runs once, before the first attempt.', `setup: ${JSON.stringify(setup.command)}`]),
        '# An attempt that changes one of these fails.',
        'protect: [".github/**", ".groundhog/**"]',
        ...(guard === undefined
            ? []
            : ['# Each checkpoint must keep the tests: none may be lost, skipped or renamed.', guard]),
        'checkpoints:',
        '  - id: explain-the-tests',
        '    spec: |',
        `      Write ${path} with a heading "Tests". It explains in a few sentences how the tests of this repository are run,`,
        '      and where new ones belong.',
        '    success_criteria:',
        `      - { kind: file_contains, path: ${path}, pattern: '^#+ .*[Tt]est' }`,
        `      - { kind: changes_within, paths: [${path}] }`,
    ];
    return `${parts.join('\n')}\n`;
}
function withPython(runner, python) {
    return python === undefined ? runner : { ...runner, command: runner.command.replace(/^python3(?= )/, python) };
}
const VENV_PYTHON = '.venv/bin/python';
function findSetup(files, runner) {
    const { node } = (0,suggest_setup/* suggestSetup */.e)(files);
    if (runner === 'pytest')
        return findPythonSetup(files);
    return runner === undefined ||
        node === undefined ||
        ['go', 'cargo', 'maven', 'gradle', 'dotnet', 'node'].includes(runner)
        ? undefined
        : { command: node };
}
/** Finds how the packages of Python are installed in the folder itself: what a tool keeps in HOME is not there for criteria. */
function findPythonSetup(files) {
    const { python: command } = (0,suggest_setup/* suggestSetup */.e)(files);
    if (command === undefined)
        return undefined;
    if (command.startsWith('uv '))
        return { command, python: VENV_PYTHON };
    if (command.startsWith('poetry '))
        return { command: `POETRY_VIRTUALENVS_IN_PROJECT=1 ${command}`, python: VENV_PYTHON };
    if (command.startsWith('pipenv '))
        return { command: `PIPENV_VENV_IN_PROJECT=1 ${command}`, python: VENV_PYTHON };
    // A table of settings alone is no package that pip could install.
    const isOfTools = command.endsWith('-e .') && !/^\[(?:project|build-system)\]/m.test(files.manifests.get('pyproject.toml') ?? '');
    if (isOfTools)
        return undefined;
    return { command: (0,repository_files/* requiresInPython */.kL)(files, 'pytest') ? command : `${command} pytest`, python: VENV_PYTHON };
}
/** Lists the registries of a setup that no lockfile names. */
function findRegistries({ paths }, setup) {
    if (setup === undefined || [...paths].some(registry_hosts/* isLockfile */.e))
        return undefined;
    return setup.python === undefined ? 'registry.npmjs.org' : 'pypi.org files.pythonhosted.org';
}
const MANUAL = `on:
  workflow_dispatch:
    inputs:
      plan:
        description: Path of the plan file
        required: true
        type: string
        default: ${FIRST_PLAN_PATH}
permissions: {}
# One run of a plan after the other: a task belongs to one run at a time.
concurrency:
  group: groundhog-\${{ inputs.plan }}
  cancel-in-progress: false
${QUEUE}jobs:
  groundhog:
`;
const ISSUE = `on:
  issues:
    types: [labeled]
  issue_comment:
    types: [created]
  workflow_dispatch:
    inputs:
      plan:
        description: Path of the plan file
        type: string
        default: ${FIRST_PLAN_PATH}
permissions: {}
# One job at a time for each issue or plan; later ones wait.
concurrency:
  group: groundhog-\${{ github.event.issue.number || inputs.plan || github.event_name }}-\${{ github.event_name == 'issue_comment' && github.run_id || 'work' }}
  cancel-in-progress: false
${QUEUE}jobs:
  groundhog:
    # Saves a job for events that cannot be meant; the action itself checks who may start work.
    if: >-
      (github.event_name != 'issue_comment' || startsWith(github.event.comment.body, '/groundhog'))
      && (github.event_name != 'issues' || github.event.label.name == 'groundhog')
`;
const LINK = '          link-report: true\n';
const UPLOAD = `      # Everything that is recorded, to be opened in the browser; comments link to the artifacts of the run.
      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        if: \${{ !cancelled() && steps.groundhog.outputs.report-path != '' }}
        with:
          path: \${{ steps.groundhog.outputs.report-path }}
          archive: false # the file itself, under its own name
          overwrite: true # that of an earlier attempt of this run
`;
/** Removes what GitHub Enterprise Server does not know: the queue, and the upload of artifacts since version 4. */
function removeForEnterprise(workflow) {
    return [QUEUE, LINK, UPLOAD].reduce((text, part) => text.replace(part, ''), workflow);
}
/** Renders the step that installs pnpm, which runners lack: the version that `packageManager` names, else one that reads old lockfiles too. */
function renderPnpm(files) {
    if (findSetup(files, (0,test_runner/* findTestRunners */.$$)(files)[0]?.name)?.command.startsWith('pnpm ') !== true)
        return '';
    const named = (0,json_object/* textAt */.$6)((0,json_object/* tryParseJson */.Bl)(files.manifests.get('package.json') ?? ''), 'packageManager');
    const [, version = '10'] = /^pnpm@(\d+\.\d+\.\d+(?:-[\w.]+)?)(?:\+|$)/.exec(named) ?? [];
    return `      - run: npm install --global pnpm@${version}\n`;
}
function renderWorkflow(files, { agent, trigger }) {
    const key = findAgentKey(agent);
    const adapter = cli_adapters/* cliAdapters */.f.find(({ name }) => name === agent);
    const models = key.secret === undefined ? '      models: read # the model, by the token of the job\n' : '';
    const value = key.secret === undefined ? 'github.token' : `secrets.${key.secret}`;
    const install = adapter === undefined ? '' : `      - run: npm install --global ${adapter.packageName}@${adapter.minVersion}\n`;
    return `# Works on plans with Groundhog. The agent and its model are in .groundhog/config.yml.
# The repository must let workflows open pull requests: Settings, Actions, General, "Allow GitHub Actions to create and
# approve pull requests".
name: Groundhog
${trigger === 'manual' ? MANUAL : ISSUE}    runs-on: ubuntu-latest
    timeout-minutes: 60
    permissions:
      contents: write # to push the task branch and the records of the task
      pull-requests: write # to open the pull request and keep it current
      issues: write # to comment on it
      checks: write # to show the criteria that failed beside the code
${models}    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false # the agent works beside this checkout
          fetch-depth: 0
${renderPnpm(files)}${install}      - uses: ${version/* PROJECT */.y}@v${version/* VERSION */.x}
        id: groundhog
        with:
          plan: \${{ inputs.plan }}
          deadline-minutes: 50 # ten less than timeout-minutes, so that the run pauses instead of being cut off
${LINK}        env:
          ${key.variable}: \${{ ${value} }}
${UPLOAD}`;
}

;// CONCATENATED MODULE: ./entry/commands/check/init.js
















/** Writes the files of a first set-up that are not there yet, and prints the next commands. Overwrites nothing. */
function initCommand(flags, io) {
    const { host, console } = io;
    return (0,to_exit_code/* toExitCode */.t)(io, { name: 'init', json: flags.json }, async () => {
        readChoices(flags);
        const { root, files } = await (0,with_git/* withGit */.z)(host, (git) => readRepository(git, flags.repo, host.env));
        const choices = readChoices(isAsking(flags) ? await askChoices(flags) : flags);
        const rendered = renderInitFiles(files, choices);
        const written = [];
        for (const [path, text] of rendered)
            if (await writeNew((0,external_node_path_.join)(root, path), text))
                written.push(path);
        const kept = [...rendered.keys()].filter((path) => !written.includes(path));
        if (flags.json === true)
            console.out(renderJson({ choices, written, kept }));
        else
            console.out(renderText({ files, choices, written, kept }, (0,reader/* findReader */.Z)(host.env, process.argv).program));
        return 0;
    });
}
function readChoices({ agent, trigger }) {
    const parseAgent = () => (0,settings/* parseChoice */.HU)(agent?.trim() || 'builtin', 'agent', initAgents);
    const parseTrigger = () => (0,settings/* parseChoice */.HU)(trigger?.trim() || 'manual', 'trigger', initTriggers);
    (0,check_settings/* requireAll */.rs)([parseAgent, parseTrigger]);
    return { agent: parseAgent(), trigger: parseTrigger() };
}
function isAsking({ yes, json, agent, trigger }) {
    const isOpen = agent === undefined || trigger === undefined;
    return isOpen && yes !== true && json !== true && process.stdin.isTTY === true && process.stdout.isTTY === true;
}
/** Asks for the choices that no flag gives; an empty answer is the default. */
async function askChoices(flags) {
    const terminal = (0,external_node_readline_promises_.createInterface)({ input: process.stdin, output: process.stdout });
    try {
        const agent = flags.agent ?? (await terminal.question(`Agent: ${initAgents.join(', ')} [builtin] `));
        const trigger = flags.trigger ?? (await terminal.question(`Started by: ${initTriggers.join(', ')} [manual] `));
        return { ...flags, agent, trigger };
    }
    finally {
        terminal.close();
    }
}
/** Reads the files of the commit that is checked out; none in a repository without a commit. */
async function readRepository(opened, repo, env) {
    const { gitDir } = await (0,find_git_dir/* requireGitDir */.dz)(opened, repo);
    const root = await (0,find_git_dir/* findWorkTree */.vE)(opened, repo);
    if (root === undefined)
        throw new errors/* ConfigurationError */.j1('no_files_here', { path: repo });
    const git = opened.at({ gitDir });
    const head = await (0,rev_parse/* findCommit */.fq)(git, 'HEAD');
    const files = head === undefined ? { paths: new Set(), manifests: new Map() } : await (0,read_repository_files/* readRepositoryFiles */.q)(git, head);
    const address = await (0,config/* findRemoteUrl */.J)(git, 'origin');
    const isEnterprise = address !== undefined && (0,hosted_repository/* findHostedRepository */.p)(address, env)?.isEnterprise === true;
    return { root, files: { ...files, isEnterprise } };
}
/** Writes a file unless there is one; returns whether it did. */
async function writeNew(path, text) {
    if ((await (0,promises_.stat)(path).catch(() => undefined)) !== undefined)
        return false;
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    await (0,promises_.writeFile)(path, text, { flag: 'wx' });
    return true;
}
function renderJson({ choices, written, kept }) {
    const { variable, secret } = findAgentKey(choices.agent);
    const document = { schema_version: 1, ...choices, written, kept, key: { variable, secret: secret ?? null } };
    return `${JSON.stringify(document, undefined, 2)}\n`;
}
function renderText({ files, choices, written, kept }, program) {
    const { variable, secret } = findAgentKey(choices.agent);
    const runners = (0,test_runner/* findTestRunners */.$$)(files).map(({ name }) => name);
    const key = secret === undefined
        ? `On GitHub the token of the job is the key; here, set one: export ${variable}=$(gh auth token)`
        : `The key of the model: gh secret set ${secret}; here: export ${variable}=…`;
    return [
        `Tests found: ${runners.length === 0 ? 'none; the plan has no guard' : runners.join(', ')}.`,
        ...written.map((path) => `Written: ${path}`),
        ...kept.map((path) => `Left as it is: ${path}`),
        '',
        'Next:',
        `  ${program} validate ${FIRST_PLAN_PATH}`,
        `  git add ${WORKFLOW_PATH} .groundhog && git commit -m "Set up Groundhog"`,
        `  ${program} doctor`,
        `  ${program} run ${FIRST_PLAN_PATH}`,
        key,
        '',
    ].join('\n');
}


/***/ }),

/***/ 68275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ findReader)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _domain_text_quote_for_shell_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78240);


/** A longer command is not repeated. */
const MAX_COMMAND_CHARS = 240;
/** Returns the words by which the reader has started this program. */
function findReader(env, [, script = 'groundhog', ...words]) {
    const isInstalled = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(script) === 'groundhog';
    const program = !isInstalled ? (0,_domain_text_quote_for_shell_js__WEBPACK_IMPORTED_MODULE_1__/* .renderShellCommand */ .c)(['node', script]) : isNpx(env) ? 'npx groundhog' : 'groundhog';
    const command = `${program} ${(0,_domain_text_quote_for_shell_js__WEBPACK_IMPORTED_MODULE_1__/* .renderShellCommand */ .c)(dropOnly(words))}`;
    const isShort = command.length <= MAX_COMMAND_CHARS && !command.includes('\n');
    return { program, again: isShort ? command : undefined, remote: undefined };
}
function isNpx({ npm_command: command }) {
    return command === 'exec';
}
/** Drops `--only` and its value: a run for one checkpoint is resumed as a whole. */
function dropOnly(words) {
    return words.filter((word, index) => !/^--only(?:=|$)/.test(word) && words[index - 1] !== '--only');
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

/***/ 86740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ toFailure)
/* harmony export */ });
/* harmony import */ var _domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20838);
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

/***/ 9793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ findRemoteUrl),
/* harmony export */   t: () => (/* binding */ isPartialClone)
/* harmony export */ });
/** Reads the address of a configured remote; undefined when there is no remote of this name. */
async function findRemoteUrl(git, name) {
    const { exitCode, stdout } = await git.text(['config', '--get', `remote.${name}.url`], { okExitCodes: [0, 1] });
    return exitCode === 0 ? stdout.trim() : undefined;
}
/** Returns true when a remote keeps some objects of the repository until they are needed, see partial-clone(7). */
async function isPartialClone(git) {
    const args = ['config', '--get-regexp', '^(extensions\\.partialclone|remote\\..*\\.promisor)$'];
    return (await git.text(args, { okExitCodes: [0, 1] })).exitCode === 0;
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
