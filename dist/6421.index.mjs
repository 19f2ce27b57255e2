export const id = 6421;
export const ids = [6421];
export const modules = {

/***/ 66898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ compileGlobs)
/* harmony export */ });
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13980);
/* harmony import */ var _expand_braces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75737);
/* harmony import */ var _glob_syntax_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12532);



// Why: docs/decisions/0004-globs-are-translated-to-re2.md
/**
 * Compiles globs to a test for paths; an invalid one matches nothing. The whole path must match, letter case counts,
 * and a leading dot is a character like any other.
 *
 * - `*` any characters within one folder or file name, `?` one of them, `[a-z]` and `[!a-z]` one of a set
 * - `**` as a whole name: any number of folders, also none; at the end all below: `docs/**` is `docs` and what is in
 *   it, but a name that ends in `*` is not taken itself: `*\/**` is no file at the top
 * - `{a,b}` either; a backslash before a special character takes it as it is
 * - without a wildcard, or with "/" at the end, a glob also matches all below it: `docs`, `docs/`
 *
 * Matching is linear in the length of the path, whatever the glob.
 */
function compileGlobs(globs) {
    const regexes = globs
        .filter((glob) => glob.trim() !== '' && (0,_glob_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .findGlobProblem */ .R)(glob) === undefined)
        .map((glob) => re2js__WEBPACK_IMPORTED_MODULE_1__/* .RE2JS */ .L3.compile(toChoices(glob).map(toSource).join('|'), re2js__WEBPACK_IMPORTED_MODULE_1__/* .RE2JS */ .L3.DOTALL));
    return (path) => regexes.some((regex) => regex.testExact(path));
}
function toChoices(glob) {
    const expanded = (0,_expand_braces_js__WEBPACK_IMPORTED_MODULE_2__/* .expandBraces */ .P)(glob);
    return expanded.kind === 'invalid' ? [] : expanded.globs;
}
/** Renders a glob without braces as a regular expression for the whole path. */
function toSource(glob) {
    const names = glob.replace(/\/$/, '').split('/');
    const parts = names.filter((name, index) => name !== '**' || names[index - 1] !== '**');
    const isPlain = [...(0,_glob_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .readGlobTokens */ .z)(glob)].every((token) => token.kind === 'text');
    const isTree = isPlain || glob.endsWith('/');
    const last = parts.length - 1;
    let source = '';
    for (const [index, part] of parts.entries()) {
        const isAnyDepth = part === '**';
        if (isAnyDepth && index === last) {
            const isBelowOnly = index === 0 || parts[index - 1]?.endsWith('*');
            return isBelowOnly ? `${source}.+` : `${source.slice(0, -1)}(?:/.*)?`;
        }
        source += isAnyDepth ? '(?:[^/]+/)*' : `${toPartSource(part)}${index === last ? '' : '/'}`;
    }
    return isTree ? `${source}(?:/.*)?` : source;
}
function toPartSource(part) {
    return [...(0,_glob_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .readGlobTokens */ .z)(part)].map(toTokenSource).join('');
}
function toTokenSource(token) {
    if (token.kind === 'text')
        return re2js__WEBPACK_IMPORTED_MODULE_1__/* .RE2JS */ .L3.quote(token.character);
    return token.kind === 'wildcard' ? token.source : '';
}


/***/ }),

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
    // The last one has Yarn itself, as Corepack loads it.
    'yarn.lock': ['registry.yarnpkg.com', 'registry.npmjs.org', 'repo.yarnpkg.com'],
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

/***/ 14812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findTestRequirements),
/* harmony export */   j: () => (/* binding */ listTestRequirements)
/* harmony export */ });
/* harmony import */ var _repository_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45671);

const TABLES = [
    ['extra', 'project.optional-dependencies'],
    ['group', 'dependency-groups'],
];
/** The names that such parts have, the likeliest first. */
const NAMES = ['test', 'tests', 'testing', 'dev', 'develop', 'development'];
const KEY = /^[ \t]*["']?([A-Za-z][\w.-]*)["']?[ \t]*=[ \t]*\[((?:#[^\n]*|"[^"\n]*"|'[^'\n]*'|[^\]"'#])*)\]/gm;
/** Finds what the tests of a project of Python need: a part with pytest first, else the one with the likeliest name. */
function findTestRequirements(pyproject) {
    const found = findPart(pyproject);
    return found === undefined ? undefined : { kind: found.kind, name: found.name };
}
/** Returns the requirements of that part as they are written; empty where there is none. */
function listTestRequirements(pyproject) {
    return findPart(pyproject)?.list ?? '';
}
function findPart(pyproject) {
    const parts = TABLES.flatMap(([kind, table]) => [...findTable(pyproject, table).matchAll(KEY)].map(([, name = '', list = '']) => ({ kind, name, list })));
    const known = NAMES.flatMap((name) => parts.filter((part) => part.name === name));
    return known.find(({ list }) => hasPytest(list)) ?? known[0];
}
/** Returns the lines of a table of TOML, without those of the tables after it; empty where it is not there. */
function findTable(text, name) {
    const [, body = ''] = text.split(new RegExp(`^\\[${name.replaceAll('.', '\\.')}\\][^\\n]*$`, 'm'));
    return body.split(/^\[[^\n]*\][^\n]*$/m)[0] ?? '';
}
function hasPytest(list) {
    return (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_0__/* .requiresInPython */ .kL)({ paths: new Set(), manifests: new Map([['requirements.txt', list]]) }, 'pytest');
}


/***/ }),

/***/ 45671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yh: () => (/* binding */ isManifest),
/* harmony export */   a6: () => (/* binding */ hasPath),
/* harmony export */   i7: () => (/* binding */ readPackageManifest),
/* harmony export */   kL: () => (/* binding */ requiresInPython),
/* harmony export */   sW: () => (/* binding */ hasPlugAndPlay)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11395);

/** Returns whether the repository has a file or a folder at a path. */
function hasPath({ paths }, path) {
    return paths.has(path) || [...paths].some((other) => other.startsWith(`${path}/`));
}
const OF_PYTHON = /^(?:pyproject\.toml|pytest\.ini|setup\.cfg|tox\.ini|Pipfile|requirements[\w.-]*\.txt)$/;
const OF_OTHERS = new Set(['package.json', '.yarnrc.yml', '.config/nextest.toml']);
/** Returns whether a path is a manifest whose text decisions about tools read. */
function isManifest(path) {
    return OF_OTHERS.has(path) || OF_PYTHON.test(path);
}
/** Returns whether packages of Node.js are installed by Yarn 2 or newer without a folder `node_modules`. */
function hasPlugAndPlay({ paths, manifests }) {
    const isBerry = paths.has('.yarnrc.yml') && paths.has('yarn.lock');
    return isBerry && !/^nodeLinker: *["']?(?:node-modules|pnpm)\b/m.test(manifests.get('.yarnrc.yml') ?? '');
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
    return [...manifests].some(([path, text]) => OF_PYTHON.test(path) && listPythonNames(text).includes(wanted));
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

/***/ 27711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ suggestSetup)
/* harmony export */ });
/* harmony import */ var _python_requirements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14812);

/** Finds the command by which a repository installs its packages; undefined where nothing says how. */
function suggestSetup({ paths, manifests }) {
    const tests = (0,_python_requirements_js__WEBPACK_IMPORTED_MODULE_0__/* .findTestRequirements */ .W)(manifests.get('pyproject.toml') ?? '');
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
            ['uv.lock', `uv sync --frozen${renderUvFlag(tests)}`],
            ['poetry.lock', `poetry install${tests?.kind === 'extra' ? ` --extras ${tests.name}` : ''}`],
            ['Pipfile.lock', 'pipenv sync --dev'],
            ['requirements.txt', 'python3 -m venv .venv && .venv/bin/pip install -r requirements.txt'],
            ['pyproject.toml', `python3 -m venv .venv && ${renderPipInstall(tests)}`],
        ]),
    };
}
/** Renders the flag of what uv leaves out by itself: all but the group `dev`. */
function renderUvFlag(tests) {
    return tests === undefined || (tests.kind === 'group' && tests.name === 'dev')
        ? ''
        : ` --${tests.kind} ${tests.name}`;
}
function renderPipInstall(tests) {
    if (tests?.kind === 'extra')
        return `.venv/bin/pip install -e '.[${tests.name}]'`;
    // Older versions of pip have no option for groups, and a new environment may have one of them.
    if (tests?.kind === 'group')
        return `.venv/bin/pip install --upgrade 'pip>=25.1' && .venv/bin/pip install -e . --group ${tests.name}`;
    return '.venv/bin/pip install -e .';
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
function wholeCommand(name, files) {
    const { paths } = files;
    const isPlugAndPlay = (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPlugAndPlay */ .sW)(files);
    const node = isPlugAndPlay ? 'yarn run' : paths.has('pnpm-lock.yaml') ? 'pnpm exec' : 'npx';
    const nextest = findNextest(files);
    const commands = {
        node: `${isPlugAndPlay ? 'yarn ' : ''}node --test`,
        jest: `${node} jest --ci`,
        vitest: `${node} vitest run`,
        mocha: `${node} mocha`,
        ava: `${node} ava`,
        tap: `${node} tap`,
        pytest: 'python3 -m pytest',
        go: 'go test ./...',
        cargo: nextest === undefined ? 'cargo test' : `cargo nextest run --profile ${nextest.profile}`,
        maven: `${paths.has('mvnw') ? './mvnw' : 'mvn'} -B test`,
        gradle: paths.has('gradlew') ? './gradlew test' : 'gradle test',
        dotnet: 'dotnet test',
    };
    return commands[name];
}
/** Finds the profile of cargo-nextest that writes JUnit XML, and its file; undefined where none does. */
function findNextest({ manifests }) {
    const table = /^\[profile\.([\w-]+)\.junit\]\s*\n(?:(?!\[).*\n)*?path *= *"([\w./-]+\.xml)"/m;
    const [, profile, path] = table.exec(manifests.get('.config/nextest.toml') ?? '') ?? [];
    return profile === undefined ? undefined : { profile, report: `target/nextest/${profile}/${path}` };
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
        case 'cargo': {
            const nextest = findNextest(files);
            return nextest && { flags: '', report: nextest.report };
        }
        case 'maven':
            return { flags: '', report: '**/target/surefire-reports/*.xml' };
        case 'gradle':
            return { flags: '', report: '**/build/test-results/test/*.xml' };
        case 'dotnet':
            return { flags: '--logger "junit;LogFilePath=junit.xml"', report: '**/junit.xml' };
    }
}


/***/ }),

/***/ 91954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ takesCommand),
/* harmony export */   C: () => (/* binding */ findCommandSupport)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11395);
/* harmony import */ var _read_workflow_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53933);


/**
 * Finds how a repository takes commands: by comments where a workflow that uses the action, or that calls another one, starts
 * for them, else by a start of a workflow with an input `command`, or of `own`. Undefined where no file is such a workflow.
 */
function findCommandSupport(files, { action, own }) {
    const users = files.flatMap(({ name, text }) => {
        const reading = name === own || mayUse(text, action) ? (0,_read_workflow_js__WEBPACK_IMPORTED_MODULE_0__/* .readWorkflow */ .S6)(text) : undefined;
        return reading?.kind === 'read' ? [{ name, workflow: reading.workflow }] : [];
    });
    if (users.some(({ workflow }) => (0,_read_workflow_js__WEBPACK_IMPORTED_MODULE_0__/* .listEvents */ .Ir)(workflow).has('issue_comment')))
        return { kind: 'comments' };
    const isOwn = ({ name }) => name === own;
    const ordered = [...users.filter(isOwn), ...users.filter((user) => !isOwn(user))];
    const taking = ordered.find(({ workflow }) => takesCommand(workflow));
    const file = taking?.name ?? ordered.find(isOwn)?.name;
    return file === undefined ? undefined : { kind: 'start', file, takesCommand: taking !== undefined };
}
/** Returns whether the text of a workflow names the action, or a workflow that it calls. */
function mayUse(text, action) {
    return text.toLowerCase().includes(action.toLowerCase()) || /\buses:.*\.github\/workflows\//.test(text);
}
/** Returns whether users who start a workflow by hand can give it a command. */
function takesCommand(workflow) {
    const inputs = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)((0,_read_workflow_js__WEBPACK_IMPORTED_MODULE_0__/* .listEvents */ .Ir)(workflow).get('workflow_dispatch'), 'inputs');
    return (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(inputs) && Object.hasOwn(inputs, 'command');
}


/***/ }),

/***/ 53933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ir: () => (/* binding */ listEvents),
/* harmony export */   S6: () => (/* binding */ readWorkflow),
/* harmony export */   ce: () => (/* binding */ listVariables),
/* harmony export */   hx: () => (/* binding */ listActionJobs)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11395);
/* harmony import */ var _yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39617);
/* harmony import */ var _yaml_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60720);



/** Parses the text of a workflow. */
function readWorkflow(text) {
    const reading = (0,_yaml_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__/* .readYamlDocument */ .H)(text);
    if (reading.kind !== 'read') {
        const faults = reading.kind === 'refused' ? [reading.fault] : reading.faults;
        return { kind: 'invalid', problems: (0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .toProblems */ .ek)(text, faults) };
    }
    const { value, positions, faults } = reading.document;
    const findLine = (path) => {
        const position = positions.get((0,_yaml_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__/* .toPathKey */ .y)(path));
        if (position !== undefined)
            return (0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .lineOf */ .cA)(text, position.key ?? position.value);
        return path.length === 0 ? 1 : findLine(path.slice(0, -1));
    };
    const repeated = (0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .toProblems */ .ek)(text, faults.filter(({ message }) => message.includes('is written twice')));
    return { kind: 'read', workflow: { root: (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value) ? value : {}, findLine, repeated } };
}
/** Lists the jobs of a workflow with a step that uses an action, such as `owner/name`; letter case does not count. */
function listActionJobs(workflow, action) {
    const jobs = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(workflow.root, 'jobs');
    return Object.entries((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(jobs) ? jobs : {}).flatMap(([name, job]) => {
        if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(job))
            return [];
        const path = ['jobs', name];
        const steps = (Array.isArray(job.steps) ? job.steps : []).map((step, index) => ({
            path: [...path, 'steps', index],
            step: (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(step) ? step : {},
        }));
        const use = steps.find(({ step }) => isUseOf((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(step, 'uses'), action));
        return use === undefined ? [] : [{ workflow, path, job, steps, use }];
    });
}
/** Returns whether `uses` of a step names an action, with or without a ref. */
function isUseOf(uses, action) {
    const [name = ''] = uses.split('@');
    return name.toLowerCase() === action.toLowerCase();
}
/** Returns the events that start a workflow, with their settings; undefined settings where it names none. */
function listEvents({ root }) {
    const on = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(root, 'on');
    if (typeof on === 'string')
        return new Map([[on, undefined]]);
    if (Array.isArray(on))
        return new Map(on.map((name) => [String(name), undefined]));
    const entries = Object.entries((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(on) ? on : {});
    return new Map(entries.map(([name, settings]) => [name, (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(settings) ? settings : undefined]));
}
/** Returns the variables that a step gets from its workflow, its job and itself, with the path of each. */
function listVariables({ workflow, path, job, use }) {
    const levels = [
        { env: workflow.root.env, at: ['env'] },
        { env: job.env, at: [...path, 'env'] },
        { env: use.step.env, at: [...use.path, 'env'] },
    ];
    const entries = levels.flatMap(({ env, at }) => Object.entries((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(env) ? env : {}).map(([name, value]) => [name, { text: String(value), path: [...at, name] }]));
    return new Map(entries);
}


/***/ }),

/***/ 88609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ renderYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33483);

/** Renders a value as YAML without a line break at its end; long texts stay on one line. */
function renderYaml(value) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__.stringify)(value, { lineWidth: 0 }).trimEnd();
}


/***/ }),

/***/ 70199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ findServer),
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
    const url = parseAddress(address);
    if (url === undefined || !URL.canParse(serverUrl))
        return undefined;
    const { host, pathname } = url;
    const server = new URL(serverUrl).host;
    const [, owner, repo] = /^\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(pathname) ?? [];
    if (host !== server || owner === undefined || repo === undefined)
        return undefined;
    const isCloud = server === 'github.com' || server.endsWith('.ghe.com');
    const derived = isCloud ? `https://api.${server}` : `${serverUrl}/api/v3`;
    return { owner, repo, serverUrl, apiUrl: env.GITHUB_API_URL || derived, isEnterprise: !isCloud };
}
/** Finds the server that the address of a remote names; undefined for a folder of this machine. */
function findServer(address) {
    return parseAddress(address)?.hostname || undefined;
}
/** Parses the address of a remote, also in the form of scp, see git-clone(1). */
function parseAddress(address) {
    const url = address.replace(/^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)/, 'ssh://$1/');
    return URL.canParse(url) ? new URL(url) : undefined;
}


/***/ }),

/***/ 86421:
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
// EXTERNAL MODULE: ./entry/compose/version.js
var version = __webpack_require__(98312);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 7 modules
var with_git = __webpack_require__(24850);
// EXTERNAL MODULE: ./entry/job/read-workflows.js
var read_workflows = __webpack_require__(86356);
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
// EXTERNAL MODULE: ./agent/cli/cli-adapters.js + 6 modules
var cli_adapters = __webpack_require__(9032);
;// CONCATENATED MODULE: ./entry/commands/check/init-choices.js


const FIRST_PLAN_PATH = '.groundhog/plans/first.yml';
const WORKFLOW_PATH = '.github/workflows/groundhog.yml';
const initTriggers = ['manual', 'issue'];
/** The agents that a workflow can be written for. */
const initAgents = ['builtin', ...cli_adapters/* cliAdapters */.f.map(({ name }) => name)];
// Why: docs/decisions/0169-the-first-model-needs-a-key.md
/** The provider of the model that the built-in agent begins with. */
const FIRST_PROVIDER = 'anthropic';
/** Finds the key of the provider that an agent begins with. */
function findAgentKey(agent) {
    const [provider = FIRST_PROVIDER] = cli_adapters/* cliAdapters */.f.find(({ name }) => name === agent)?.providers ?? [];
    const [variable = 'API_KEY'] = provider_facts/* providerFacts */.VJ[provider].keyNames;
    return provider === 'github-copilot'
        ? { variable, expression: 'github.token', secret: undefined }
        : { variable, expression: `secrets.${variable}`, secret: variable };
}
/** Returns whether an agent runs only with a model that it is given. */
function needsModel(agent) {
    return cli_adapters/* cliAdapters */.f.find(({ name }) => name === agent)?.isModelNeeded ?? true;
}

// EXTERNAL MODULE: ./domain/paths/glob.js
var paths_glob = __webpack_require__(66898);
// EXTERNAL MODULE: ./domain/yaml/render-yaml.js
var render_yaml = __webpack_require__(88609);
// EXTERNAL MODULE: ./domain/plan/registry-hosts.js
var registry_hosts = __webpack_require__(24064);
// EXTERNAL MODULE: ./domain/toolchain/python-requirements.js
var python_requirements = __webpack_require__(14812);
// EXTERNAL MODULE: ./domain/toolchain/repository-files.js
var repository_files = __webpack_require__(45671);
// EXTERNAL MODULE: ./domain/toolchain/suggest-setup.js
var suggest_setup = __webpack_require__(27711);
// EXTERNAL MODULE: ./domain/text/json-object.js
var json_object = __webpack_require__(11395);
;// CONCATENATED MODULE: ./entry/commands/check/init-tools.js


/** Installs of tools that GitHub's runners lack; pipx and npm are there. */
const INSTALLS = [
    ['pnpm', 'npm install --global pnpm@', findPnpmVersion],
    ['bun', 'npm install --global bun@', (files) => findManagerVersion(files, 'bun') ?? '1'],
    ['uv', 'pipx install uv==', findUvVersion],
    ['poetry', 'pipx install poetry==', findPoetryVersion],
    ['pipenv', 'pipx install pipenv==', () => '2025.0.4'],
];
/**
 * Lists the commands that install what the setup and the tests call and a runner lacks: each tool, and the versions of
 * Rust that the repository names, which nothing can install in a sandbox.
 */
function listToolInstalls(files, setup) {
    const [, tool] = /^(?:\w+=\w+ )?(\w+) /.exec(setup ?? '') ?? [];
    const found = INSTALLS.find(([name]) => name === tool);
    const [runner] = (0,test_runner/* findTestRunners */.$$)(files);
    const isPinnedRust = files.paths.has('rust-toolchain.toml') || files.paths.has('rust-toolchain');
    return [
        ...(found === undefined ? [] : [`${found[1]}${found[2](files)}`]),
        ...(tool === 'yarn' && needsCorepack(files) ? ['corepack enable'] : []),
        ...(runner?.name === 'cargo' && isPinnedRust ? ['rustup toolchain install'] : []),
        ...(runner?.command.startsWith('cargo nextest') ? [NEXTEST] : []),
    ];
}
/** As its documentation installs it in CI. */
const NEXTEST = 'curl -LsSf https://get.nexte.st/0.9/linux | tar zxf - -C ~/.cargo/bin';
/** Returns whether the repository asks for a version of Yarn that only Corepack finds: runners have Yarn 1. */
function needsCorepack(files) {
    const version = findManagerVersion(files, 'yarn');
    return version !== undefined && !version.startsWith('1.');
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
    const head = files.texts?.get('pnpm-lock.yaml') ?? '';
    const [, lockfile = '9.0'] = /^lockfileVersion: '?(\d+\.\d+)/m.exec(head) ?? [];
    const byLockfile = PNPM_OF_LOCKFILE.find(([pattern]) => pattern.test(lockfile))?.[1] ?? '10';
    return findManagerVersion(files, 'pnpm') ?? byLockfile;
}
function findUvVersion({ manifests }) {
    const [, required] = /^required-version *= *["']==(\d+\.\d+\.\d+)["']/m.exec(manifests.get('pyproject.toml') ?? '') ?? [];
    return required ?? '0.11.7';
}
function findPoetryVersion({ texts }) {
    const [, version] = /^# .*@generated by Poetry (\d+\.\d+\.\d+) /m.exec(texts?.get('poetry.lock') ?? '') ?? [];
    return version ?? '2.3.2';
}

;// CONCATENATED MODULE: ./entry/commands/check/init-setup.js






/** Finds the setup of a first plan: what the likeliest test runner needs; undefined where it needs nothing. */
function findFirstSetup(files) {
    const runner = (0,test_runner/* findTestRunners */.$$)(files)[0]?.name;
    switch (runner) {
        case undefined:
            return undefined;
        case 'pytest':
            return findPythonSetup(files);
        case 'go':
            return findGoSetup(files);
        case 'cargo':
            return findCargoSetup(files);
        case 'maven':
        case 'gradle':
        case 'dotnet':
            return findPlatformSetup(runner, files);
        default:
            return findNodeSetup(runner, files);
    }
}
function findNodeSetup(runner, files) {
    const { node } = (0,suggest_setup/* suggestSetup */.e)(files);
    const isBare = runner === 'node' && (0,repository_files/* readPackageManifest */.i7)(files)?.packages.size === 0;
    if (node === undefined || isBare)
        return undefined;
    // What Plug'n'Play names by its path must not lie in a HOME that another command has not.
    const command = (0,repository_files/* hasPlugAndPlay */.sW)(files) ? `YARN_ENABLE_GLOBAL_CACHE=false ${node}` : node;
    const caches = needsCorepack(files) ? ['~/.cache/node/corepack'] : [];
    return { command, caches, hosts: hasLockfile(files) ? [] : ['registry.npmjs.org'] };
}
const VENV_PYTHON = [/^python3(?= )/, '.venv/bin/python'];
const PYPI = ['pypi.org', 'files.pythonhosted.org'];
/** Finds how the packages of Python are installed in the folder itself: what a tool keeps in HOME is not there for criteria. */
function findPythonSetup(files) {
    const { python: command } = (0,suggest_setup/* suggestSetup */.e)(files);
    if (command === undefined)
        return undefined;
    const others = { adapts: VENV_PYTHON, caches: [], hosts: hasLockfile(files) ? [] : PYPI };
    if (command.startsWith('uv '))
        return { command, ...others };
    if (command.startsWith('poetry '))
        return { command: `POETRY_VIRTUALENVS_IN_PROJECT=1 ${command}`, ...others };
    if (command.startsWith('pipenv '))
        return { command: `PIPENV_VENV_IN_PROJECT=1 ${command}`, ...others };
    const pyproject = files.manifests.get('pyproject.toml') ?? '';
    const isOfProject = / -e /.test(command);
    // A table of settings alone is no package that pip could install.
    if (isOfProject && !/^\[(?:project|build-system)\]/m.test(pyproject))
        return undefined;
    // Other files of requirements are not installed by it, and of a project only the part for tests is.
    const installed = isOfProject ? (0,python_requirements/* listTestRequirements */.j)(pyproject) : (files.manifests.get('requirements.txt') ?? '');
    const hasPytest = (0,repository_files/* requiresInPython */.kL)({ ...files, manifests: new Map([['requirements.txt', installed]]) }, 'pytest');
    return { command: hasPytest ? command : `${command} pytest`, ...others };
}
/** Modules without a `go.sum` require no other, and those in `vendor` are there. */
function findGoSetup({ paths }) {
    if (!paths.has('go.sum') || paths.has('vendor/modules.txt'))
        return undefined;
    return { command: 'go mod download', caches: ['~/go/pkg/mod'], hosts: [] };
}
function findCargoSetup(files) {
    const isLocked = files.paths.has('Cargo.lock');
    return {
        command: isLocked ? 'cargo fetch --locked' : 'cargo fetch',
        adapts: [/^cargo test|^cargo nextest run/, '$& --offline'],
        caches: ['~/.cargo/registry', '~/.cargo/git'],
        hosts: isLocked ? [] : ['index.crates.io', 'static.crates.io'],
    };
}
const CENTRAL = 'repo.maven.apache.org';
/** Returns the setup of a build tool whose lockfiles name no hosts, if it has any. */
function findPlatformSetup(runner, { paths }) {
    if (runner === 'dotnet')
        return { command: 'dotnet restore', caches: ['~/.nuget/packages'], hosts: ['api.nuget.org'] };
    if (runner === 'maven')
        return {
            command: `${paths.has('mvnw') ? './mvnw' : 'mvn'} -B test -Dmaven.test.failure.ignore=true`,
            reason: 'Maven downloads what runs the tests only when it runs them.',
            adapts: [/ -B(?= )/, ' -B -o'],
            caches: ['~/.m2/repository', ...(paths.has('mvnw') ? ['~/.m2/wrapper'] : [])],
            hosts: [CENTRAL],
        };
    const hasWrapper = paths.has('gradlew');
    const gradle = hasWrapper ? './gradlew' : 'gradle';
    return {
        command: `${gradle} test --continue || ${gradle} testClasses`,
        reason: 'Gradle downloads what runs the tests only when it runs them; tests that fail here do not matter.',
        adapts: [/ test$/, ' test --offline'],
        caches: ['~/.gradle/caches', ...(hasWrapper ? ['~/.gradle/wrapper'] : [])],
        // Distributions of Gradle are files of its releases on GitHub.
        hosts: ['*.gradle.org', CENTRAL, ...(hasWrapper ? ['github.com', '*.githubusercontent.com'] : [])],
    };
}
function hasLockfile({ paths }) {
    return [...paths].some(registry_hosts/* isLockfile */.e);
}

// EXTERNAL MODULE: ./domain/workflow/read-workflow.js
var read_workflow = __webpack_require__(53933);
;// CONCATENATED MODULE: ./entry/commands/check/init-languages.js




const OURS = {
    node: 'actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0',
    python: 'actions/setup-python@e797f83bcb11b83ae66e0230d6156d7c80228e7c # v6.0.0',
    go: 'actions/setup-go@44694675825211faa026b3c33043df3e48a5fa00 # v6.0.0',
    java: 'actions/setup-java@dded0888837ed1f317902acf8a20df0ad188d165 # v5.0.0',
};
/** Renders the steps that install the versions of languages that the repository asks for, as its own workflows do where they do. */
function renderLanguageSteps(files) {
    const steps = listLanguages(files).map((name) => findOwnStep(name, files) ?? findVersion(name, files));
    return steps.flatMap((step) => (step === undefined ? [] : [renderStep(step)])).join('');
}
function renderStep({ uses, inputs }) {
    const lines = (0,render_yaml/* renderYaml */.W)(inputs).split('\n');
    return [`      - uses: ${uses}`, '        with:', ...lines.map((line) => `          ${line}`), ''].join('\n');
}
function listLanguages(files) {
    const names = new Set((0,test_runner/* findTestRunners */.$$)(files).map(({ name }) => name));
    const found = [
        [files.paths.has('package.json'), 'node'],
        [names.has('pytest'), 'python'],
        [names.has('go'), 'go'],
        [names.has('maven') || names.has('gradle'), 'java'],
    ];
    return found.filter(([isThere]) => isThere).map(([, name]) => name);
}
const NAMING_VERSIONS = /^(?:\.github\/workflows\/[^/]+\.ya?ml|pom\.xml|build\.gradle(?:\.kts)?|pnpm-lock\.yaml|poetry\.lock)$/;
/** Returns whether a path is that of a file which names versions of tools beyond the manifests. */
function namesVersions(path) {
    return NAMING_VERSIONS.test(path);
}
/** Finds the step by which a workflow of the repository installs a language, with its highest version where it tries several. */
function findOwnStep(name, { texts }) {
    for (const [path, text] of texts ?? []) {
        const reading = path.startsWith('.github/') ? (0,read_workflow/* readWorkflow */.S6)(text) : undefined;
        if (reading?.kind !== 'read')
            continue;
        const jobs = (0,json_object/* valueAt */.fK)(reading.workflow.root, 'jobs');
        for (const job of Object.values((0,json_object/* isJsonObject */.OW)(jobs) ? jobs : {})) {
            for (const step of (0,json_object/* objectsAt */.yR)(job, 'steps')) {
                const uses = (0,json_object/* textAt */.$6)(step, 'uses');
                if (!new RegExp(`^actions/setup-${name}@[\\w./-]+$`).test(uses))
                    continue;
                const inputs = readInputs(name, step, (0,json_object/* valueAt */.fK)(job, 'strategy', 'matrix'));
                if (inputs !== undefined)
                    return { uses: `${uses}${findComment(uses, text)}`, inputs };
            }
        }
    }
    return undefined;
}
/** Finds the comment that names the version of a commit. */
function findComment(uses, text) {
    const line = text.split('\n').find((each) => each.includes(uses)) ?? '';
    return /\s#\s*v?[\d.]+\s*$/.exec(line.slice(line.indexOf(uses) + uses.length))?.[0].trimEnd() ?? '';
}
/** Reads the inputs that choose a version; undefined where they are not known before the workflow runs. */
function readInputs(name, step, matrix) {
    const found = [`${name}-version`, `${name}-version-file`, 'distribution'].flatMap((key) => {
        const value = resolve((0,json_object/* valueAt */.fK)(step, 'with', key), matrix);
        return value === undefined ? [] : [[key, value]];
    });
    const isChosen = found.some(([key, value]) => key !== 'distribution' && !`${value}`.includes('${{'));
    return isChosen ? Object.fromEntries(found.filter(([, value]) => !`${value}`.includes('${{'))) : undefined;
}
function resolve(value, matrix) {
    if (typeof value === 'number')
        return value;
    if (typeof value !== 'string')
        return undefined;
    const [, key] = /^\$\{\{ *matrix\.([\w-]+) *\}\}$/.exec(value) ?? [];
    if (key === undefined)
        return value;
    const listed = (0,json_object/* valueAt */.fK)(matrix, key);
    const versions = (Array.isArray(listed) ? listed : []).filter((each) => /^\d[\d.]*(?:\.x)?$/.test(`${each}`));
    return versions.sort((a, b) => `${a}`.localeCompare(`${b}`, 'en', { numeric: true })).at(-1) ?? value;
}
/** Finds the version of a language by the files that name it. */
function findVersion(name, files) {
    const uses = OURS[name];
    const toStep = (file) => file === undefined ? undefined : { uses, inputs: { [`${name}-version-file`]: file } };
    const first = (...names) => names.find((path) => files.paths.has(path));
    switch (name) {
        case 'node':
            return toStep(first('.nvmrc', '.node-version') ?? (hasEngine(files) ? 'package.json' : undefined));
        case 'python':
            return toStep(first('.python-version'));
        case 'go':
            return toStep('go.mod');
        case 'java': {
            const version = findJava(files);
            return version === undefined ? undefined : { uses, inputs: { distribution: 'temurin', 'java-version': version } };
        }
    }
}
function hasEngine({ manifests }) {
    return (0,json_object/* textAt */.$6)((0,json_object/* tryParseJson */.Bl)(manifests.get('package.json') ?? ''), 'engines', 'node') !== '';
}
const JAVA_IN_POM = /<(?:maven\.compiler\.(?:release|source)|java\.version)>\s*(\d{1,2})\s*</;
const JAVA_IN_GRADLE = /JavaLanguageVersion\.of\((\d{1,2})\)|JavaVersion\.VERSION_(\d{1,2})\b/;
function findJava({ texts }) {
    const gradle = [texts?.get('build.gradle'), texts?.get('build.gradle.kts')].join('\n');
    const [, version, other] = JAVA_IN_POM.exec(texts?.get('pom.xml') ?? '') ?? JAVA_IN_GRADLE.exec(gradle) ?? [];
    return version ?? other;
}

;// CONCATENATED MODULE: ./entry/commands/check/init-workflow.js






const QUEUE = '  queue: max # without it a waiting job is cancelled when another one arrives\n';
const COMMAND = `      command:
        description: A command for a task that waits, such as "retry parser"; it needs no plan
        type: string
`;
const MANUAL = `on:
  workflow_dispatch:
    inputs:
      plan:
        description: Path of the plan file
        type: string
        default: ${FIRST_PLAN_PATH}
${COMMAND}permissions: {}
# One run of a plan after the other: a task belongs to one run at a time. A command waits for none, since it may be to pause it.
concurrency:
  group: groundhog-\${{ inputs.command && github.run_id || inputs.plan }}
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
${COMMAND}permissions: {}
# One run at a time for each issue or plan; later ones wait. A comment or a command waits for none, since it may be to pause a run.
concurrency:
  group: groundhog-\${{ github.event.issue.number || inputs.plan || github.event_name }}-\${{ (github.event.comment || inputs.command) && github.run_id || 'work' }}
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
    const installs = listToolInstalls(files, findFirstSetup(files)?.command).map((each) => `      - run: ${each}\n`);
    const workflow = renderWhole([renderLanguageSteps(files), ...installs].join(''), choices);
    return files.isEnterprise === true ? removeForEnterprise(workflow) : workflow;
}
function renderWhole(tools, { agent, trigger }) {
    const { variable, expression, secret } = findAgentKey(agent);
    const requests = secret === undefined
        ? '      copilot-requests: write # to use the models of GitHub Copilot, without a stored key\n'
        : '';
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
${requests}    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false # the agent works beside this checkout
          fetch-depth: 0
${tools}${install}      - uses: ${version/* PROJECT */.y}@v${version/* VERSION */.x}
        id: groundhog
        with:
          plan: \${{ inputs.plan }}
          command: \${{ inputs.command }}
          deadline-minutes: 50 # ten less than timeout-minutes, so that the run pauses instead of being cut off
${LINK}${trigger === 'issue' ? BUTTONS : ''}        env:
          ${variable}: \${{ ${expression} }}
${UPLOAD}`;
}

;// CONCATENATED MODULE: ./entry/commands/check/init-files.js







const CONFIG_PATH = '.groundhog/config.yml';
/** Says what a guard lacks whose runner writes no report. */
const WITHOUT_REPORT = 'cargo test writes no report, so that the guard sees its exit code alone; cargo-nextest writes one.';
/** The model that an agent begins with where it chooses none itself. */
const MODEL = 'claude-sonnet-5';
/** Renders the files of a first set-up by their paths: workflow, configuration and plan. */
function renderInitFiles(files, choices) {
    return new Map([
        [files.workflowPath ?? WORKFLOW_PATH, renderWorkflow(files, choices)],
        [CONFIG_PATH, renderConfig(choices, findFirstSetup(files))],
        [FIRST_PLAN_PATH, renderPlan(files)],
    ]);
}
function renderSchemaLine(kind) {
    return `# yaml-language-server: $schema=https://raw.githubusercontent.com/${version/* PROJECT */.y}/v${version/* VERSION */.x}/schema/${kind}.schema.json`;
}
function renderConfig({ agent }, setup) {
    const { hosts = [], caches = [] } = setup ?? {};
    const parts = [
        renderSchemaLine('config'),
        '# The settings of all runs in this repository. A run reads them at the commit that it starts from.',
        `agent: ${agent}`,
        ...(agent === 'builtin' ? [`provider: ${FIRST_PROVIDER}`] : []),
        ...(needsModel(agent) ? [`model: ${MODEL}`] : []),
        ...(hosts.length === 0
            ? []
            : [
                '# The hosts that the setup of a plan reaches in a sandbox; with a lockfile most are found by themselves.',
                `network_setup: ${JSON.stringify(hosts.join(' '))}`,
            ]),
        ...(caches.length === 0
            ? []
            : [
                '# Where the setup downloads to: each criterion gets a copy, since it has a home of its own and no network.',
                `caches: [${caches.map((cache) => JSON.stringify(cache)).join(', ')}]`,
            ]),
    ];
    return `${parts.join('\n')}\n`;
}
/** Renders a plan whose one checkpoint fails before any work, with the tests that the repository has as a guard. */
function renderPlan(files) {
    const setup = findFirstSetup(files);
    const page = ['CONTRIBUTING.md', 'docs/testing.md', 'docs/how-to-test.md'].find((path) => !files.paths.has(path));
    const path = page ?? 'docs/first-task.md';
    const parts = [
        renderSchemaLine('plan'),
        '# One file is one task. Check it with: groundhog validate .groundhog/plans/first.yml',
        'version: 1',
        'task: first',
        ...(setup === undefined
            ? []
            : [
                `# Runs once, before the first attempt.${setup.reason === undefined ? '' : ` ${setup.reason}`}`,
                `setup: ${JSON.stringify(setup.command)}`,
            ]),
        ...renderProtection(files),
        ...renderGuard(files, setup),
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
/** The files that tests are in, as most repositories name them. */
const TEST_FILES = [
    ...['test/**', 'tests/**', '__tests__/**', 'spec/**', 'src/test/**', '**/__tests__/**'],
    ...['**/*.test.*', '**/*.spec.*', '**/test_*.py', '**/*_test.py', '**/*_test.go'],
];
/** Renders the lines that protect the tests of a repository; none where there are no tests. */
function renderProtection({ paths }) {
    let left = [...paths];
    const globs = TEST_FILES.filter((glob) => {
        const matches = (0,paths_glob/* compileGlobs */.t)([glob]);
        const rest = left.filter((path) => !matches(path));
        const isThere = rest.length < left.length;
        left = rest;
        return isThere;
    });
    if (globs.length === 0)
        return [];
    const list = globs.map((glob) => JSON.stringify(glob)).join(', ');
    return ['# An attempt that changes one of these fails, or .github, .groundhog or this plan.', `protect: [${list}]`];
}
/** The runners that compile before they test, which takes longer than a criterion may take unless it says so. */
const COMPILING = new Set(['cargo', 'maven', 'gradle', 'dotnet']);
const MANY_SECONDS = 1800;
/** Renders the guard that runs all tests: one that compares them where the runner writes a report. */
function renderGuard(files, setup) {
    const [runner] = (0,test_runner/* findTestRunners */.$$)(files);
    if (runner === undefined)
        return [];
    const { name, report } = runner;
    const command = setup?.adapts === undefined ? runner.command : runner.command.replace(...setup.adapts);
    const guard = {
        ...(report === undefined ? { kind: 'command', command } : { kind: 'tests', command, report }),
        ...(COMPILING.has(name) ? { timeout_seconds: MANY_SECONDS } : {}),
    };
    const reason = report === undefined
        ? `# Each checkpoint must keep the tests. ${WITHOUT_REPORT}`
        : '# Each checkpoint must keep the tests: none may be lost, skipped or renamed.';
    return [reason, (0,render_yaml/* renderYaml */.W)({ guards: [guard] })];
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
    const hosted = address === undefined ? undefined : (0,hosted_repository/* findHostedRepository */.p)(address, env);
    const isEnterprise = hosted?.isEnterprise === true;
    const otherServer = address === undefined || hosted !== undefined ? undefined : (0,hosted_repository/* findServer */.F)(address);
    const workflowPath = await chooseWorkflowPath(root);
    const texts = head === undefined ? new Map() : await readTexts(git, head, [...files.paths].filter(namesVersions));
    const isUncommitted = head === undefined && (await (0,promises_.readdir)(root)).some((name) => name !== '.git');
    return { root, files: { ...files, isEnterprise, otherServer, workflowPath, isUncommitted, texts } };
}
/** The path of the workflow where the usual one is that of another program. */
const SECOND_WORKFLOW_PATH = '.github/workflows/groundhog-plans.yml';
/** Chooses another path for the workflow where a file of the usual name does not use the action. */
async function chooseWorkflowPath(root) {
    const usual = (await (0,read_workflows/* readWorkflows */.L9)(root)).find(({ name }) => WORKFLOW_PATH.endsWith(`/${name}`));
    const isOfOthers = usual !== undefined && !usual.text.toLowerCase().includes(version/* PROJECT */.y);
    return isOfOthers ? SECOND_WORKFLOW_PATH : WORKFLOW_PATH;
}
async function readTexts(git, commit, paths) {
    const texts = new Map();
    for (const path of paths) {
        const bytes = await (0,read_file_at/* readFileOf */.mH)(git, commit, path);
        if (bytes !== undefined)
            texts.set(path, Buffer.from(bytes).toString('utf8'));
    }
    return texts;
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
const TOKEN_OF_JOB = 'On GitHub the token of the job is the key, where your organisation allows "Copilot CLI billed to the organization".';
function renderJson({ choices, written, kept }) {
    const { variable, secret = null } = findAgentKey(choices.agent);
    const document = { schema_version: 1, ...choices, written, kept, key: { variable, secret } };
    return `${JSON.stringify(document, undefined, 2)}\n`;
}
function renderText({ files, choices, written, kept }, program) {
    const { variable, secret } = findAgentKey(choices.agent);
    const runners = (0,test_runner/* findTestRunners */.$$)(files);
    const { workflowPath = WORKFLOW_PATH } = files;
    return [
        `Tests found: ${runners.length === 0 ? 'none; the plan has no guard' : runners.map(({ name }) => name).join(', ')}.`,
        ...(runners[0] !== undefined && runners[0].report === undefined ? [WITHOUT_REPORT] : []),
        ...(files.isUncommitted === true ? [UNCOMMITTED] : []),
        ...written.map((path) => `Written: ${path}`),
        ...kept.map((path) => `Left as it is: ${path}`),
        ...(workflowPath === WORKFLOW_PATH ? [] : [`Left as it is: ${WORKFLOW_PATH}, which does not use ${version/* PROJECT */.y}`]),
        '',
        'Next:',
        `  ${program} validate ${FIRST_PLAN_PATH}`,
        `  git add ${workflowPath} .groundhog && git commit -m "Set up Groundhog"`,
        // A key that is typed is in no history of a shell.
        `  read -rs ${variable} && export ${variable}`,
        `  ${program} doctor`,
        `  ${program} run ${FIRST_PLAN_PATH}`,
        secret === undefined ? TOKEN_OF_JOB : `On GitHub the key is a secret: gh secret set ${secret}.`,
        'There, under Settings, Actions, General, tick "Allow GitHub Actions to create and approve pull requests".',
        ...renderServer(files),
        '',
    ].join('\n');
}
/** Renders what a server of the organisation needs; nothing for a repository on GitHub. */
function renderServer({ isEnterprise, otherServer }) {
    const needs = `a workflow finds ${version/* PROJECT */.y} by GitHub Connect, or as a copy on the server that its "uses" names: docs/bot.md`;
    if (isEnterprise === true)
        return [`On GitHub Enterprise Server ${needs}.`];
    if (otherServer === undefined)
        return [];
    return [
        `The remote is on ${otherServer}. If that is GitHub Enterprise Server, delete the workflow and repeat this with GH_HOST=${otherServer};`,
        `there ${needs}.`,
    ];
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
    const again = dropOnly(words);
    const command = `${program} ${(0,_domain_text_quote_for_shell_js__WEBPACK_IMPORTED_MODULE_1__/* .renderShellCommand */ .c)(again)}`;
    const isShort = command.length <= MAX_COMMAND_CHARS && !command.includes('\n');
    return { program, again: isShort ? again : undefined, remote: undefined };
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

/***/ 86356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L9: () => (/* binding */ readWorkflows),
/* harmony export */   o8: () => (/* binding */ WORKFLOWS_FOLDER),
/* harmony export */   yK: () => (/* binding */ findManualStart)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_workflow_find_command_support_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91954);
/* harmony import */ var _exec_files_read_beginning_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83604);
/* harmony import */ var _compose_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98312);





/** The folder of the workflows of a repository. */
const WORKFLOWS_FOLDER = '.github/workflows';
/** Far more than a workflow has. */
const MAX_WORKFLOW_BYTES = 512 * 1024;
/** Reads the workflows of a checkout, in the order of their names; none where it has no folder of them. */
async function readWorkflows(root) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, WORKFLOWS_FOLDER);
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(() => []);
    const files = names.filter((name) => /\.ya?ml$/.test(name)).sort();
    return Promise.all(files.map(async (name) => {
        const bytes = await (0,_exec_files_read_beginning_js__WEBPACK_IMPORTED_MODULE_3__/* .readBeginning */ .i)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), MAX_WORKFLOW_BYTES).catch(() => undefined);
        return { name, text: Buffer.from(bytes ?? []).toString('utf8') };
    }));
}
/**
 * Finds the workflow that users start to give commands, by the checkout of an earlier step. Undefined where a workflow starts
 * for comments, and where the checkout does not have the workflow of the job.
 */
async function findManualStart({ event, workspace, workflow, repositoryUrl }, { GITHUB_ACTION_REPOSITORY: action }) {
    if (workspace === undefined || /_comment$|_review$/.test(event))
        return undefined;
    const facts = { action: action || _compose_version_js__WEBPACK_IMPORTED_MODULE_4__/* .PROJECT */ .y, own: workflow?.file };
    const support = (0,_domain_workflow_find_command_support_js__WEBPACK_IMPORTED_MODULE_2__/* .findCommandSupport */ .C)(await readWorkflows(workspace), facts);
    if (support?.kind !== 'start')
        return undefined;
    return { url: `${repositoryUrl}/actions/workflows/${support.file}`, takesCommand: support.takesCommand };
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

/***/ 83604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readBeginning)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/**
 * Reads the beginning of a plain file, at most so many bytes, links followed; undefined where there is none. A device or a
 * pipe, which may have no end, is not opened.
 */
async function readBeginning(path, maxBytes) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => undefined);
    if (found?.isFile() !== true)
        return undefined;
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
    try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(found.size, maxBytes)));
        return buffer.subarray(0, bytesRead);
    }
    finally {
        await file.close();
    }
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
/* harmony export */   ad: () => (/* binding */ readEntryAt),
/* harmony export */   mH: () => (/* binding */ readFileOf)
/* harmony export */ });
/* harmony import */ var _git_cat_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23654);
/* harmony import */ var _git_ls_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73383);
/* harmony import */ var _git_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31150);
/* harmony import */ var _control_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44800);




const MAX_FILE_BYTES = 8 * 1024 * 1024;
/** Reads what a commit has at a path, whatever is on disk; undefined for nothing. A file above 8 MiB is not read. */
async function readEntryAt(git, { path, ...source }) {
    return readEntryOf(await (0,_control_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openCommit */ .Cg)(git, source), source.commit, path);
}
/** Reads a file of a commit, whatever is on disk; undefined when it has no such file, or one above 8 MiB. */
async function readFileAt(git, { path, ...source }) {
    return readFileOf(await (0,_control_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openCommit */ .Cg)(git, source), source.commit, path);
}
/** Reads a file of a commit as `readFileAt` does, from a repository that has it. */
async function readFileOf(repository, commit, path) {
    const entry = await readEntryOf(repository, commit, path);
    return entry?.kind === 'file' ? entry.bytes : undefined;
}
async function readEntryOf(repository, commit, path) {
    const entry = await (0,_git_ls_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .findTreeEntry */ .Cn)(repository, commit, path);
    if (entry === undefined)
        return undefined;
    if (entry.type !== 'blob')
        return { kind: entry.type === 'tree' ? 'folder' : 'submodule' };
    if (entry.mode === '120000')
        return { kind: 'link' };
    if ((await (0,_git_cat_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readSize */ .ik)(repository, entry.id)) > MAX_FILE_BYTES)
        return { kind: 'large_file' };
    return { kind: 'file', bytes: await (0,_git_cat_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlob */ .gm)(repository, entry.id) };
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
/* harmony import */ var _domain_toolchain_repository_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45671);
/* harmony import */ var _git_cat_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23654);
/* harmony import */ var _git_ls_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73383);
/* harmony import */ var _git_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31150);




const MAX_MANIFEST_BYTES = 1024 * 1024;
/** Lists the files of a commit or tree and reads its manifests, whatever is on disk; links and submodules are no files. */
async function readRepositoryFiles(git, tree) {
    const files = (await (0,_git_ls_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listTreeFiles */ .I3)(git, tree)).filter(({ type, mode }) => type === 'blob' && mode !== '120000');
    const manifests = new Map();
    for (const { path, id } of files.filter(isReadManifest)) {
        if ((await (0,_git_cat_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readSize */ .ik)(git, id)) > MAX_MANIFEST_BYTES)
            continue;
        manifests.set((0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .toReadablePath */ .ZR)(path), Buffer.from(await (0,_git_cat_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlob */ .gm)(git, id)).toString('utf8'));
    }
    return { paths: new Set(files.map(({ path }) => (0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .toReadablePath */ .ZR)(path))), manifests };
}
function isReadManifest({ path }) {
    return (0,_domain_toolchain_repository_files_js__WEBPACK_IMPORTED_MODULE_0__/* .isManifest */ .Yh)((0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .toReadablePath */ .ZR)(path));
}


/***/ })

};
