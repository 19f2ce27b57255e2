export const id = 7813;
export const ids = [7813];
export const modules = {

/***/ 24064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ isLockfile),
/* harmony export */   l: () => (/* binding */ listRegistryHosts)
/* harmony export */ });
/* harmony import */ var _text_host_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27043);

/** The registries of each kind of lockfile. A lockfile may name others by the addresses in it. */
const REGISTRIES = {
    'package-lock.json': ['registry.npmjs.org'],
    'npm-shrinkwrap.json': ['registry.npmjs.org'],
    'pnpm-lock.yaml': ['registry.npmjs.org'],
    'yarn.lock': ['registry.yarnpkg.com', 'registry.npmjs.org'],
    'bun.lock': ['registry.npmjs.org'],
    'requirements.txt': ['pypi.org', 'files.pythonhosted.org'],
    'poetry.lock': ['pypi.org', 'files.pythonhosted.org'],
    'uv.lock': ['pypi.org', 'files.pythonhosted.org'],
    'Pipfile.lock': ['pypi.org', 'files.pythonhosted.org'],
    'go.sum': ['proxy.golang.org', 'sum.golang.org'],
    'Cargo.lock': ['index.crates.io', 'static.crates.io'],
    'Gemfile.lock': ['rubygems.org', 'index.rubygems.org'],
    'composer.lock': ['repo.packagist.org', 'api.github.com', 'codeload.github.com'],
};
/** Fields of lockfiles that hold the address of a package; other addresses, such as those of home pages, are in others. */
const ADDRESS = /(?:"resolved": "|resolved "|tarball: |url = "|"url": ")https:\/\/([^/"'\s:]+)\//g;
const MAX_HOSTS = 50;
/** True for the path of a lockfile whose registries are known. */
function isLockfile(path) {
    return Object.hasOwn(REGISTRIES, toKind(path));
}
/** Returns the name of a lockfile as the table has it; requirements of pip may have further words in theirs. */
function toKind(path) {
    return path.slice(path.lastIndexOf('/') + 1).replace(/^requirements[\w.-]*\.txt$/, 'requirements.txt');
}
/** Lists the hosts that packages of lockfiles come from. `texts` has the content of each, by its path. */
function listRegistryHosts(texts) {
    const hosts = new Set();
    for (const [path, text] of texts) {
        for (const host of REGISTRIES[toKind(path)] ?? [])
            hosts.add(host);
        for (const [, host = ''] of text.matchAll(ADDRESS))
            if ((0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_0__/* .isHostName */ .uy)(host))
                hosts.add(host.toLowerCase());
    }
    return [...hosts].slice(0, MAX_HOSTS).sort();
}


/***/ }),

/***/ 45671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yh: () => (/* binding */ isManifest),
/* harmony export */   a6: () => (/* binding */ hasPath),
/* harmony export */   i7: () => (/* binding */ readPackageManifest),
/* harmony export */   kL: () => (/* binding */ requiresInPython)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11395);

/** Returns whether the repository has a file or a folder at a path. */
function hasPath({ paths }, path) {
    return paths.has(path) || [...paths].some((other) => other.startsWith(`${path}/`));
}
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

/***/ 27711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ suggestSetup)
/* harmony export */ });
/** Finds the command by which a repository installs its packages; undefined where nothing says how. */
function suggestSetup({ paths }) {
    const first = (choices) => choices.find(([path]) => paths.has(path))?.[1];
    return {
        node: first([
            ['package-lock.json', 'npm ci'],
            ['npm-shrinkwrap.json', 'npm ci'],
            ['pnpm-lock.yaml', 'pnpm install --frozen-lockfile'],
            ['.yarnrc.yml', 'yarn install --immutable'],
            ['yarn.lock', 'yarn install --frozen-lockfile'],
            ['bun.lock', 'bun install --frozen-lockfile'],
            ['package.json', 'npm install --no-package-lock'],
        ]),
        python: first([
            ['uv.lock', 'uv sync --frozen'],
            ['poetry.lock', 'poetry install'],
            ['Pipfile.lock', 'pipenv sync --dev'],
            ['requirements.txt', 'python3 -m venv .venv && .venv/bin/pip install -r requirements.txt'],
            ['pyproject.toml', 'python3 -m venv .venv && .venv/bin/pip install -e .'],
        ]),
    };
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
    const node = paths.has('pnpm-lock.yaml') ? 'pnpm exec' : 'npx';
    const commands = {
        node: 'node --test',
        jest: `${node} jest --ci`,
        vitest: `${node} vitest run`,
        mocha: `${node} mocha`,
        ava: `${node} ava`,
        tap: `${node} tap`,
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

/***/ 17813:
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
// EXTERNAL MODULE: ./store/read-file-at.js
var read_file_at = __webpack_require__(11665);
// EXTERNAL MODULE: ./store/read-repository-files.js
var read_repository_files = __webpack_require__(90799);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 7 modules
var with_git = __webpack_require__(24850);
// EXTERNAL MODULE: ./entry/settings/require-all.js
var require_all = __webpack_require__(11884);
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
;// CONCATENATED MODULE: ./entry/commands/check/init-choices.js


const FIRST_PLAN_PATH = '.groundhog/plans/first.yml';
const initTriggers = ['manual', 'issue'];
/** The agents that a workflow can be written for. */
const initAgents = ['builtin', ...cli_adapters/* cliAdapters */.f.map(({ name }) => name)];
// Why: docs/decisions/0169-the-first-model-needs-a-key.md
/** The provider of the model that the built-in agent begins with. */
const FIRST_PROVIDER = 'anthropic';
/** Finds the variable with the key of an agent's model, which is also the name of the secret of the repository. */
function findAgentKey(agent) {
    const [provider = FIRST_PROVIDER] = cli_adapters/* cliAdapters */.f.find(({ name }) => name === agent)?.providers ?? [];
    const [variable = 'API_KEY'] = provider_facts/* providerFacts */.VJ[provider].keyNames;
    return variable;
}

// EXTERNAL MODULE: ./domain/toolchain/suggest-criterion.js
var suggest_criterion = __webpack_require__(56989);
// EXTERNAL MODULE: ./entry/compose/version.js
var version = __webpack_require__(98312);
// EXTERNAL MODULE: ./domain/plan/registry-hosts.js
var registry_hosts = __webpack_require__(24064);
// EXTERNAL MODULE: ./domain/text/json-object.js
var json_object = __webpack_require__(11395);
// EXTERNAL MODULE: ./domain/toolchain/repository-files.js
var repository_files = __webpack_require__(45671);
// EXTERNAL MODULE: ./domain/toolchain/suggest-setup.js
var suggest_setup = __webpack_require__(27711);
;// CONCATENATED MODULE: ./entry/commands/check/init-setup.js





const VENV_PYTHON = '.venv/bin/python';
/** Finds the setup of a first plan: what the likeliest test runner needs; undefined where it needs nothing. */
function findFirstSetup(files) {
    const runner = (0,test_runner/* findTestRunners */.$$)(files)[0]?.name;
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
    // Neither extras and groups of a project nor other files of requirements are installed by it.
    const requirements = command.endsWith('-e .') ? '' : (files.manifests.get('requirements.txt') ?? '');
    const hasPytest = (0,repository_files/* requiresInPython */.kL)({ ...files, manifests: new Map([['requirements.txt', requirements]]) }, 'pytest');
    return { command: hasPytest ? command : `${command} pytest`, python: VENV_PYTHON };
}
/** Lists the registries of a setup that no lockfile names. */
function listSetupRegistries({ paths }, setup) {
    if (setup === undefined || [...paths].some(registry_hosts/* isLockfile */.e))
        return undefined;
    return setup.python === undefined ? 'registry.npmjs.org' : 'pypi.org files.pythonhosted.org';
}
/** The lockfiles whose first lines name a version of the tool that wrote them. */
const LOCKFILES_WITH_VERSION = ['pnpm-lock.yaml', 'poetry.lock'];
/** Installs of tools that GitHub's runners lack; pipx and npm are there. */
const INSTALLS = [
    ['pnpm', 'npm install --global pnpm@', findPnpmVersion],
    ['bun', 'npm install --global bun@', (files) => findManagerVersion(files, 'bun') ?? '1'],
    ['uv', 'pipx install uv==', findUvVersion],
    ['poetry', 'pipx install poetry==', findPoetryVersion],
    ['pipenv', 'pipx install pipenv==', () => '2025.0.4'],
];
/** Returns the command that installs the tool of the first setup where a runner lacks it; undefined for no such tool. */
function findToolInstall(files) {
    const [, tool] = /^(?:\w+=1 )?(\w+) /.exec(findFirstSetup(files)?.command ?? '') ?? [];
    const found = INSTALLS.find(([name]) => name === tool);
    return found && `${found[1]}${found[2](files)}`;
}
/** Finds the whole version of a package manager that `packageManager` names. */
function findManagerVersion({ manifests }, name) {
    const named = (0,json_object/* textAt */.$6)((0,json_object/* tryParseJson */.Bl)(manifests.get('package.json') ?? ''), 'packageManager');
    const [, manager, version] = /^([a-z]+)@(\d+\.\d+\.\d+(?:-[\w.]+)?)(?:\+|$)/.exec(named) ?? [];
    return manager === name ? version : undefined;
}
/** The last major version of pnpm that installs from a lockfile as it is, by the version of the lockfile. */
const PNPM_OF_LOCKFILE = [
    [/^9\./, '10'],
    [/^6\./, '8'],
    [/^5\.4/, '7'],
    [/^5\./, '6'],
];
function findPnpmVersion(files) {
    const head = files.lockHeads?.get('pnpm-lock.yaml') ?? '';
    const [, lockfile = '9.0'] = /^lockfileVersion: '?(\d+\.\d+)/m.exec(head) ?? [];
    const byLockfile = PNPM_OF_LOCKFILE.find(([pattern]) => pattern.test(lockfile))?.[1] ?? '10';
    return findManagerVersion(files, 'pnpm') ?? byLockfile;
}
function findUvVersion({ manifests }) {
    const [, required] = /^required-version *= *["']==(\d+\.\d+\.\d+)["']/m.exec(manifests.get('pyproject.toml') ?? '') ?? [];
    return required ?? '0.11.7';
}
function findPoetryVersion({ lockHeads }) {
    const [, version] = /^# .*@generated by Poetry (\d+\.\d+\.\d+) /m.exec(lockHeads?.get('poetry.lock') ?? '') ?? [];
    return version ?? '2.3.2';
}

;// CONCATENATED MODULE: ./entry/commands/check/init-workflow.js




const QUEUE = '  queue: max # without it a waiting job is cancelled when another one arrives\n';
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
    types: [created, edited] # edited: the boxes that "buttons" shows
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
      (github.event_name != 'issue_comment' || github.event.action == 'edited' || startsWith(github.event.comment.body, '/groundhog') || startsWith(github.event.comment.body, ' '))
      && (github.event.action != 'edited' || contains(github.event.comment.body, '[x] <!-- groundhog:1:do:'))
      && (github.event_name != 'issues' || github.event.label.name == 'groundhog')
`;
const BUTTONS = '          buttons: true # boxes to tick beside the commands of the status\n';
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
/** Renders the workflow that runs plans with an agent, and installs what they need beyond what a runner has. */
function renderWorkflow(files, choices) {
    const tool = findToolInstall(files);
    const workflow = renderWhole(tool === undefined ? '' : `      - run: ${tool}\n`, choices);
    return files.isEnterprise === true ? removeForEnterprise(workflow) : workflow;
}
function renderWhole(tool, { agent, trigger }) {
    const key = findAgentKey(agent);
    const adapter = cli_adapters/* cliAdapters */.f.find(({ name }) => name === agent);
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
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false # the agent works beside this checkout
          fetch-depth: 0
${tool}${install}      - uses: ${version/* PROJECT */.y}@v${version/* VERSION */.x}
        id: groundhog
        with:
          plan: \${{ inputs.plan }}
          deadline-minutes: 50 # ten less than timeout-minutes, so that the run pauses instead of being cut off
${LINK}${trigger === 'issue' ? BUTTONS : ''}        env:
          ${key}: \${{ secrets.${key} }}
${UPLOAD}`;
}

;// CONCATENATED MODULE: ./entry/commands/check/init-files.js






const WORKFLOW_PATH = '.github/workflows/groundhog.yml';
const CONFIG_PATH = '.groundhog/config.yml';
/** The model that the built-in agent begins with. */
const MODEL = 'claude-sonnet-5';
/** Renders the files of a first set-up by their paths: workflow, configuration and plan. */
function renderInitFiles(files, choices) {
    return new Map([
        [WORKFLOW_PATH, renderWorkflow(files, choices)],
        [CONFIG_PATH, renderConfig(choices, listSetupRegistries(files, findFirstSetup(files)))],
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
    const model = agent === 'builtin' ? `provider: ${FIRST_PROVIDER}\nmodel: ${MODEL}\n` : '';
    return `${renderSchemaLine('config')}
# The settings of all runs in this repository. A run reads them at the commit that it starts from.
agent: ${agent}
${model}${network}`;
}
/** Renders a plan whose one checkpoint fails before any work, with the tests that the repository has as a guard. */
function renderPlan(files) {
    const [runner] = (0,test_runner/* findTestRunners */.$$)(files);
    const setup = findFirstSetup(files);
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
    (0,require_all/* requireAll */.r)([parseAgent, parseTrigger]);
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
    const lockHeads = head === undefined ? new Map() : await readLockHeads(git, head);
    const isUncommitted = head === undefined && (await (0,promises_.readdir)(root)).some((name) => name !== '.git');
    return { root, files: { ...files, isEnterprise, isUncommitted, lockHeads } };
}
/** The lines that name a version are the first of their file. */
const MAX_HEAD_BYTES = 200;
async function readLockHeads(git, commit) {
    const heads = new Map();
    for (const path of LOCKFILES_WITH_VERSION) {
        const bytes = await (0,read_file_at/* readFileOf */.mH)(git, commit, path);
        if (bytes !== undefined)
            heads.set(path, Buffer.from(bytes.subarray(0, MAX_HEAD_BYTES)).toString('utf8'));
    }
    return heads;
}
/** Writes a file unless there is one; returns whether it did. */
async function writeNew(path, text) {
    if ((await (0,promises_.stat)(path).catch(() => undefined)) !== undefined)
        return false;
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    await (0,promises_.writeFile)(path, text, { flag: 'wx' });
    return true;
}
const UNCOMMITTED = 'Nothing is committed here yet, and only committed files are looked at: commit yours, delete the files below, and repeat this.';
function renderJson({ choices, written, kept }) {
    const key = findAgentKey(choices.agent);
    const document = { schema_version: 1, ...choices, written, kept, key: { variable: key, secret: key } };
    return `${JSON.stringify(document, undefined, 2)}\n`;
}
function renderText({ files, choices, written, kept }, program) {
    const key = findAgentKey(choices.agent);
    const runners = (0,test_runner/* findTestRunners */.$$)(files).map(({ name }) => name);
    return [
        `Tests found: ${runners.length === 0 ? 'none; the plan has no guard' : runners.join(', ')}.`,
        ...(files.isUncommitted === true ? [UNCOMMITTED] : []),
        ...written.map((path) => `Written: ${path}`),
        ...kept.map((path) => `Left as it is: ${path}`),
        '',
        'Next:',
        `  ${program} validate ${FIRST_PLAN_PATH}`,
        `  git add ${WORKFLOW_PATH} .groundhog && git commit -m "Set up Groundhog"`,
        // A key that is typed is in no history of a shell.
        `  read -rs ${key} && export ${key}`,
        `  ${program} doctor`,
        `  ${program} run ${FIRST_PLAN_PATH}`,
        `On GitHub the key is a secret: gh secret set ${key}.`,
        'There, under Settings, Actions, General, tick "Allow GitHub Actions to create and approve pull requests".',
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

/***/ 11884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ requireAll)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45320);


/** Parses several settings. Throws one ConfigurationError with every value that cannot be used. */
function requireAll(parses) {
    const found = parses.flatMap(findError);
    const [only] = found;
    if (only === undefined)
        return;
    const errors = found.map(toSetting);
    const [first = only, ...others] = new Map(errors.map((error) => [`${error.data.name} ${error.data.value}`, error])).values();
    // The error of a task id says more, where it is the only one.
    if (others.length === 0)
        throw only;
    const more = others.map(({ data: { name, value, reason } }) => `The setting "${name}": ${value === '' ? 'it' : `"${value}"`} ${reason}.`);
    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('setting_invalid', { ...first.data, more: more.join('\n') });
}
function findError(parse) {
    try {
        parse();
        return [];
    }
    catch (thrown) {
        const isOfValue = thrown instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1 && (thrown.code === 'setting_invalid' || thrown.code === 'task_id_invalid');
        if (isOfValue)
            return [thrown];
        throw thrown;
    }
}
function toSetting(error) {
    const { id, reason } = error.data;
    return error.code === 'task_id_invalid' ? (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .toSettingError */ .Oh)('task', String(id), `is no task id: ${reason}`) : error;
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

/***/ 44800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ fetchCommits),
/* harmony export */   Cg: () => (/* binding */ openCommit),
/* harmony export */   K1: () => (/* binding */ createControlRepository),
/* harmony export */   aH: () => (/* binding */ openControlRepository)
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
    const control = openControlRepository(git, runDir);
    await (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .fc)(runDir, 0o700);
    const objectFormat = (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toObjectFormat */ .AF)(idLength);
    await (0,_git_init_js__WEBPACK_IMPORTED_MODULE_5__/* .initBare */ .d)(control, { objectFormat, borrowFrom: origin.borrowFrom, isTemporary: true });
    if (origin.shallowFile !== undefined)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(origin.shallowFile, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(control.location.gitDir, 'shallow'));
    return control;
}
/** Opens the control repository of a run, which has one once its task is open. */
function openControlRepository(git, runDir) {
    return git.at({ gitDir: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runDir, 'control.git') });
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
/* harmony export */   R4: () => (/* binding */ listFilesAt),
/* harmony export */   _T: () => (/* binding */ readFileAt),
/* harmony export */   mH: () => (/* binding */ readFileOf)
/* harmony export */ });
/* harmony import */ var _git_cat_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23654);
/* harmony import */ var _git_ls_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73383);
/* harmony import */ var _git_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31150);
/* harmony import */ var _control_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44800);




const MAX_FILE_BYTES = 8 * 1024 * 1024;
/** Reads a file of a commit, whatever is on disk; undefined when it has no such file, or one above 8 MiB. */
async function readFileAt(git, { path, ...source }) {
    return readFileOf(await (0,_control_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openCommit */ .Cg)(git, source), source.commit, path);
}
/** Reads a file of a commit as `readFileAt` does, from a repository that has it. */
async function readFileOf(repository, commit, path) {
    const entry = await (0,_git_ls_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .findTreeEntry */ .Cn)(repository, commit, path);
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
