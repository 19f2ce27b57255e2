export const id = 4140;
export const ids = [4140];
export const modules = {

/***/ 30769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ parseConfig),
  _: () => (/* binding */ parsePolicyFile)
});

// EXTERNAL MODULE: ./domain/agent-ladder.js
var agent_ladder = __webpack_require__(36253);
// EXTERNAL MODULE: ./domain/assert-never.js
var assert_never = __webpack_require__(71996);
// EXTERNAL MODULE: ./domain/plan/describe-schema-error.js
var describe_schema_error = __webpack_require__(41077);
// EXTERNAL MODULE: ./domain/yaml/file-problem.js
var file_problem = __webpack_require__(39617);
// EXTERNAL MODULE: ./domain/yaml/yaml-document.js + 3 modules
var yaml_document = __webpack_require__(60720);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(40669);
// EXTERNAL MODULE: ./domain/plan/criterion.js
var criterion = __webpack_require__(38158);
// EXTERNAL MODULE: ./domain/setting-limits.js
var setting_limits = __webpack_require__(8550);
// EXTERNAL MODULE: ./domain/text/host-name.js
var host_name = __webpack_require__(27043);
;// CONCATENATED MODULE: ./domain/config/policy.js





const MAX_POLICY_BYTES = 64 * 1024;
const MAX_ENTRIES = 100;
const policy_text = schemas/* string */.YjP()
    .max(1000)
    .refine((value) => value.trim() !== '', 'must not be blank');
const { maxCostUsd, maxTokens } = setting_limits/* settingRanges */.lO;
/** The rules of an organisation for all runs of its repositories. Unknown keys are errors: a misspelt rule protects nothing. */
const policySchema = schemas/* strictObject */.rej({
    agents: schemas/* array */.YOg(schemas/* enum */.k5n(agent_ladder/* agentNames */.QI)).min(1).optional(),
    /** Names of models, or beginnings of names and "*". */
    models: schemas/* array */.YOg(policy_text).min(1).max(MAX_ENTRIES).optional(),
    /** Names of hosts, or "*." and a name; an empty list allows none. */
    hosts: schemas/* array */.YOg(policy_text.refine(host_name/* isHostPattern */.FD, 'must be the name of a host in lower case, or "*." and such a name'))
        .max(MAX_ENTRIES)
        .optional(),
    max_cost_usd: schemas/* number */.aig('must be a number').min(maxCostUsd.min).max(maxCostUsd.max).optional(),
    max_tokens: schemas/* int */.Whr().min(maxTokens.min).max(maxTokens.max).optional(),
    guards: schemas/* array */.YOg(criterion/* criterionSchema */.$A).max(MAX_ENTRIES).optional(),
    protect: schemas/* array */.YOg(policy_text).max(MAX_ENTRIES).optional(),
})
    .refine((policy) => Object.keys(policy).length > 0, 'needs a rule: without one it restricts nothing');

// EXTERNAL MODULE: ./domain/config/run-config.js
var run_config = __webpack_require__(71028);
;// CONCATENATED MODULE: ./domain/config/parse-config.js







/** Parses a configuration in YAML 1.2 or JSON. An empty file is valid; all problems are reported. */
function parseConfig(text) {
    const words = {
        nameSubject: nameSubject('the configuration'),
        knownKeysAt: (_root, path) => {
            if (path.length === 0)
                return Object.keys(run_config/* runConfigSchema */.$m.shape);
            return path[0] === 'agents' ? Object.keys(agent_ladder/* LADDER_KEYS */.i7) : [];
        },
    };
    const parsed = parseFile(text, { path: run_config/* CONFIG_PATH */.tF, maxBytes: run_config/* MAX_CONFIG_BYTES */.GW, schema: run_config/* runConfigSchema */.$m, words });
    return parsed.kind === 'ok' ? { kind: 'ok', config: parsed.value } : parsed;
}
/** Parses a policy in YAML 1.2 or JSON; all problems are reported. A file without a rule is none. */
function parsePolicyFile(text, path) {
    const words = {
        nameSubject: nameSubject('the policy'),
        knownKeysAt: (_root, at) => at.length === 0 ? Object.keys(policySchema.shape) : [],
    };
    const parsed = parseFile(text, { path, maxBytes: MAX_POLICY_BYTES, schema: policySchema, words });
    return parsed.kind === 'ok' ? { kind: 'ok', policy: parsed.value } : parsed;
}
function nameSubject(root) {
    return (_root, path) => path.length === 0
        ? root
        : path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : (0,file_problem/* quote */.hD)(step))).join(' ');
}
function parseFile(text, format) {
    const { path, maxBytes } = format;
    const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
    // A UTF-16 unit takes at least one byte, so that a text that is too long is never encoded.
    const isTooLarge = text.length > maxBytes || new TextEncoder().encode(text).length > maxBytes;
    if (isTooLarge)
        return toInvalid(body, [{ at: 0, message: `${path} is larger than ${maxBytes / 1024} KiB` }]);
    const reading = (0,yaml_document/* readYamlDocument */.H)(body);
    switch (reading.kind) {
        case 'refused':
            return toInvalid(body, [reading.fault]);
        case 'not_yaml':
            return toInvalid(body, reading.faults);
        case 'read':
            return checkDocument(body, reading.document, format);
        default:
            return (0,assert_never/* assertNever */.x)(reading);
    }
}
function checkDocument(text, document, { schema, words }) {
    // A file of comments alone is empty.
    const parsed = schema.safeParse(document.value ?? {});
    const issues = parsed.success ? [] : parsed.error.issues;
    const faults = [...document.faults, ...issues.flatMap((issue) => (0,describe_schema_error/* describeSchemaError */.L)(issue, document, words))];
    return parsed.success && faults.length === 0 ? { kind: 'ok', value: parsed.data } : toInvalid(text, faults);
}
function toInvalid(text, faults) {
    return { kind: 'invalid', problems: (0,file_problem/* toProblems */.ek)(text, faults) };
}


/***/ }),

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

/***/ 45671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ isShellScript),
/* harmony export */   Fg: () => (/* binding */ hasWorkspaces),
/* harmony export */   Hr: () => (/* binding */ listPythonTexts),
/* harmony export */   Yh: () => (/* binding */ isManifest),
/* harmony export */   a6: () => (/* binding */ hasPath),
/* harmony export */   i7: () => (/* binding */ readPackageManifest),
/* harmony export */   iu: () => (/* binding */ isModuleInPython),
/* harmony export */   kL: () => (/* binding */ requiresInPython),
/* harmony export */   sW: () => (/* binding */ hasPlugAndPlay),
/* harmony export */   tn: () => (/* binding */ isProjectInPython)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11395);

/** Returns whether the repository has a file or a folder at a path. */
function hasPath({ paths }, path) {
    return paths.has(path) || [...paths].some((other) => other.startsWith(`${path}/`));
}
const OF_PYTHON = /^(?:pyproject\.toml|pytest\.ini|setup\.(?:cfg|py)|tox\.ini|Pipfile|(?:[a-z]+[-_])?requirements[\w.-]*\.txt|requirements\/[\w.-]+\.txt)$/;
const OF_OTHERS = new Set(['package.json', '.yarnrc.yml', '.config/nextest.toml']);
/** At most two folders deep. */
const OF_MAKE = /^(?:[^/]+\/){0,2}(?:(?:GNUm|m|M)akefile|[^/]+\.mk)$/;
/** At most two folders deep, and those without an ending at the root and in the folders that are named for scripts. */
const OF_SHELL = /^(?:[^/]+\/){0,2}[^/]+\.(?:ba|da|k|z)?sh$|^(?:(?:bin|\.?ci|hack|scripts?|tools?)\/)?[a-z][\w-]*$/;
/** Returns whether a path is a manifest whose text decisions about tools read. */
function isManifest(path) {
    return OF_OTHERS.has(path) || OF_PYTHON.test(path) || OF_MAKE.test(path) || isShellScript(path);
}
/** Returns whether a path is one of the manifests that may be a shell script, by its name. */
function isShellScript(path) {
    return OF_SHELL.test(path) && !OF_MAKE.test(path);
}
/** Returns whether packages of Node.js are installed by Yarn 2 or newer without a folder `node_modules`. */
function hasPlugAndPlay({ paths, manifests }) {
    const isBerry = paths.has('.yarnrc.yml') && paths.has('yarn.lock');
    return isBerry && !/^nodeLinker: *["']?(?:node-modules|pnpm)\b/m.test(manifests.get('.yarnrc.yml') ?? '');
}
/** Returns whether packages in folders of a repository of Node.js are installed together, from its root. */
function hasWorkspaces({ paths, manifests }) {
    const workspaces = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .tryParseJson */ .Bl)(manifests.get('package.json') ?? ''), 'workspaces');
    return paths.has('pnpm-workspace.yaml') || Array.isArray(workspaces) || (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(workspaces);
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
    return listPythonTexts({ manifests }).some((text) => listPythonNames(text).includes(wanted));
}
/** Lists the texts of the manifests of Python at the root. */
function listPythonTexts({ manifests }) {
    return [...manifests].flatMap(([path, text]) => (OF_PYTHON.test(path) ? [text] : []));
}
/** Returns whether a module or package of Python is in the repository, where its tests import it from. */
function isModuleInPython(files, name) {
    return ['', 'src/'].some((folder) => hasPath(files, `${folder}${name}`) || files.paths.has(`${folder}${name}.py`));
}
/** Returns whether a name is that of the project, by its manifests of Python. */
function isProjectInPython({ manifests }, name) {
    const read = (path) => manifests.get(path) ?? '';
    const tables = ['pyproject.toml', 'setup.cfg'].map(read);
    const names = [
        ...tables.flatMap((text) => [...text.matchAll(/^[ \t]*name[ \t]*=[ \t]*["']?([\w.-]+)/gm)]),
        ...read('setup.py').matchAll(/\bname\s*=\s*["']([\w.-]+)/g),
    ];
    return names.some(([, found = '']) => toPythonName(found) === toPythonName(name));
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

/***/ 33117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ suggestSetup)
});

// EXTERNAL MODULE: ./domain/toolchain/repository-files.js
var repository_files = __webpack_require__(45671);
;// CONCATENATED MODULE: ./domain/toolchain/python-requirements.js

/** The names that such parts have, the likeliest first. */
const NAMES = ['test', 'tests', 'testing', 'dev', 'develop', 'development'];
const KEY = /^[ \t]*["']?([A-Za-z][\w.-]*)["']?[ \t]*=[ \t]*\[((?:#[^\n]*|"[^"\n]*"|'[^'\n]*'|[^\]"'#])*)\]/gm;
/** As in `setup.cfg`: further lines of a value are indented. */
const INDENTED = /^([A-Za-z][\w.-]*)[ \t]*[=:][ \t]*(.*(?:\n[ \t]+.*)*)/gm;
/** As in the dictionary of `extras_require` in a `setup.py`. */
const IN_CODE = /["']([A-Za-z][\w.-]*)["']\s*:\s*[[(]([^\])]*)[\])]/g;
/** Finds what the tests of a project of Python need: a part with pytest first, else the one with the likeliest name. */
function findTestRequirements(files) {
    const found = findPart(files);
    return found === undefined ? undefined : { kind: found.kind, name: found.name };
}
/** Finds what pip has to install for the tests of a repository. */
function findPipSources(files) {
    const main = ['requirements.txt'].filter((path) => files.paths.has(path));
    const ofTests = findTestFile(files);
    const part = findPart(files);
    const isProject = isInstallable(files) && (main.length === 0 || (part !== undefined && ofTests === undefined));
    const requirements = [...main, ...(ofTests === undefined ? [] : [ofTests])];
    const texts = [...requirements.map((path) => files.manifests.get(path) ?? ''), isProject ? (part?.list ?? '') : ''];
    return { isProject, tests: isProject ? part : undefined, requirements, hasPytest: texts.some(hasPytest) };
}
/** Finds the file of requirements that is named for tests or for work on the project, one with pytest first. */
function findTestFile({ paths, manifests }) {
    const known = NAMES.flatMap((name) => {
        const pattern = new RegExp(`^(?:requirements[-_./]${name}(?:[-_]requirements)?|${name}[-_]requirements)\\.txt$`);
        return [...paths].filter((path) => pattern.test(path));
    });
    return known.find((path) => hasPytest(manifests.get(path) ?? '')) ?? known[0];
}
/** Returns whether pip can install the root: a `pyproject.toml` with settings alone is no package. */
function isInstallable({ paths, manifests }) {
    const isPackage = /^\[(?:project|build-system)\]/m.test(manifests.get('pyproject.toml') ?? '');
    return isPackage || paths.has('setup.py');
}
function findPart({ manifests }) {
    const read = (path) => manifests.get(path) ?? '';
    const pyproject = read('pyproject.toml');
    const code = read('setup.py');
    const parts = [
        ...listParts('extra', findTable(pyproject, 'project.optional-dependencies').matchAll(KEY)),
        ...listParts('group', findTable(pyproject, 'dependency-groups').matchAll(KEY)),
        ...listParts('extra', findTable(read('setup.cfg'), 'options.extras_require').matchAll(INDENTED)),
        ...(code.includes('extras_require') ? listParts('extra', code.matchAll(IN_CODE)) : []),
    ];
    const known = NAMES.flatMap((name) => parts.filter((part) => part.name === name));
    return known.find(({ list }) => hasPytest(list)) ?? known[0];
}
function listParts(kind, found) {
    return [...found].map(([, name = '', list = '']) => ({ kind, name, list }));
}
/** Returns the lines of a table, without those of the tables after it; empty where it is not there. */
function findTable(text, name) {
    const [, body = ''] = text.split(new RegExp(`^\\[${name.replaceAll('.', '\\.')}\\][^\\n]*$`, 'm'));
    return body.split(/^\[[^\n]*\][^\n]*$/m)[0] ?? '';
}
function hasPytest(list) {
    return (0,repository_files/* requiresInPython */.kL)({ paths: new Set(), manifests: new Map([['requirements.txt', list]]) }, 'pytest');
}

// EXTERNAL MODULE: ./domain/toolchain/test-runner.js
var test_runner = __webpack_require__(67072);
;// CONCATENATED MODULE: ./domain/toolchain/suggest-setup.js


/** Finds the command by which a repository installs its packages; undefined where there are none. */
function suggestSetup(files) {
    const tests = findTestRequirements(files);
    const first = (choices) => choices.find(([path]) => files.paths.has(path))?.[1];
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
        ]) ?? findPipSetup(files),
    };
}
/** Renders the flag of what uv leaves out by itself: all but the group `dev`. */
function renderUvFlag(tests) {
    return tests === undefined || (tests.kind === 'group' && tests.name === 'dev')
        ? ''
        : ` --${tests.kind} ${tests.name}`;
}
/** Finds what a virtual environment needs: what the repository names, and pytest where that runs its tests. */
function findPipSetup(files) {
    const { isProject, tests, requirements, hasPytest } = findPipSources(files);
    const isTested = (0,test_runner/* findTestRunners */.$$)(files).some(({ name }) => name === 'pytest');
    const named = [...(isProject ? [renderProject(tests)] : []), ...requirements.map((path) => `-r ${path}`)];
    const packages = [...named, ...(isTested && !hasPytest ? ['pytest'] : [])];
    if (packages.length === 0)
        return undefined;
    // Where nothing is named the tests use what the machine has.
    const venv = named.length === 0 ? 'python3 -m venv --system-site-packages .venv' : 'python3 -m venv .venv';
    // Older versions of pip have no option for groups, and a new environment may have one of them.
    const upgrade = tests?.kind === 'group' ? [".venv/bin/pip install --upgrade 'pip>=25.1'"] : [];
    return [venv, ...upgrade, `.venv/bin/pip install ${packages.join(' ')}`].join(' && ');
}
function renderProject(tests) {
    if (tests === undefined)
        return '-e .';
    return tests.kind === 'extra' ? `-e '.[${tests.name}]'` : `-e . --group ${tests.name}`;
}


/***/ }),

/***/ 66639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ isAmongTests),
/* harmony export */   p: () => (/* binding */ findTestGlobs)
/* harmony export */ });
/* harmony import */ var _paths_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66898);

/** The files that tests are in, and what they compare with, as most repositories name them. */
const TEST_GLOBS = [
    ...['test/**', 'tests/**', '__tests__/**', 'spec/**', 'src/test/**', '**/__tests__/**', '**/{test,tests}/**'],
    ...['**/testdata/**', '**/__fixtures__/**', '**/__mocks__/**', '**/__snapshots__/**'],
    ...['**/*.test.*', '**/*.spec.*', '**/test_*.py', '**/*_test.py', '**/*_test.go', '**/*_spec.rb'],
];
/** Returns whether a path is that of a test, or of a file beside tests, by the names that most repositories use. */
const isAmongTests = (0,_paths_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlobs */ .t)(TEST_GLOBS);
/** Finds few globs that match the tests among paths; one that matches a path of `others` is left out. */
function findTestGlobs(paths, others = []) {
    let left = [...paths];
    return TEST_GLOBS.filter((glob) => {
        const matches = (0,_paths_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlobs */ .t)([glob]);
        if (others.some(matches))
            return false;
        const rest = left.filter((path) => !matches(path));
        const isThere = rest.length < left.length;
        left = rest;
        return isThere;
    });
}


/***/ }),

/***/ 67072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ findTestRunners),
/* harmony export */   F6: () => (/* binding */ hasTestPaths),
/* harmony export */   Qz: () => (/* binding */ nameRunner),
/* harmony export */   Xs: () => (/* binding */ suggestSuite),
/* harmony export */   _z: () => (/* binding */ inFolder),
/* harmony export */   a3: () => (/* binding */ runnerTraits),
/* harmony export */   lE: () => (/* binding */ ON_COLLECTION_ERRORS),
/* harmony export */   tQ: () => (/* binding */ renderSuggestion),
/* harmony export */   vv: () => (/* binding */ addReporter)
/* harmony export */ });
/* harmony import */ var _yaml_render_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88609);
/* harmony import */ var _repository_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45671);
/* harmony import */ var _test_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66639);
/* harmony import */ var _test_script_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65157);




/** Names a test runner for display. */
function nameRunner(name) {
    return name === 'node' ? 'node --test' : name;
}
/** The flag by which pytest runs the tests that it can load where it cannot load others. */
const ON_COLLECTION_ERRORS = '--continue-on-collection-errors';
const NONE = /^(?!)/;
// `node --test` and jest were tried with `process.exit(0)` in the code under test, go with `os.Exit(0)` in `init`; all exit with 0.
const runnerTraits = {
    node: { seesEarlyExit: false, filters: /^--test-(?:name-pattern|only)/ },
    jest: { seesEarlyExit: false, filters: /^(?:-t|--testNamePattern|--testPathPatterns?|--findRelatedTests)(?:=|$)/ },
    vitest: { seesEarlyExit: true, filters: /^(?:-t|--testNamePattern)(?:=|$)/ },
    mocha: { seesEarlyExit: false, filters: /^(?:-g|-f|--grep|--fgrep)(?:=|$)/ },
    ava: { seesEarlyExit: true, filters: /^(?:-m|--match)(?:=|$)/ },
    tap: { seesEarlyExit: true, filters: NONE },
    pytest: { seesEarlyExit: false, filters: /^-k/ },
    go: { seesEarlyExit: false, filters: /^--?run(?:=|$)/ },
    cargo: { seesEarlyExit: false, filters: /^--test(?:=|$)/ },
    maven: { seesEarlyExit: true, filters: /^-D(?:it\.)?test=/ },
    gradle: { seesEarlyExit: true, filters: /^--tests(?:=|$)/ },
    dotnet: { seesEarlyExit: true, filters: /^--filter(?:=|$)/ },
};
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
    const manifest = (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readPackageManifest */ .i7)(files);
    if (manifest === undefined)
        return undefined;
    const installed = PACKAGES.find((name) => manifest.packages.has(name) && findsTests(name, files));
    // A script of another kind runs tests that are of another kind.
    const hasTests = (0,_test_script_js__WEBPACK_IMPORTED_MODULE_3__/* .findTestScript */ .di)(files) === undefined && [...files.paths].some((path) => NODE_TESTS.test(path));
    return (0,_test_script_js__WEBPACK_IMPORTED_MODULE_3__/* .findScriptRunner */ .vG)(files) ?? installed ?? (hasTests ? 'node' : undefined);
}
/** Returns whether a runner without arguments may find tests: mocha alone looks into one folder only. */
function findsTests(name, { paths }) {
    return name !== 'mocha' || [...paths].some((path) => /^(?:test\/[^/]+\.[cm]?js$|\.mocharc\.)/.test(path));
}
function findOthers(files) {
    const { paths } = files;
    const has = (pattern) => [...paths].some((path) => pattern.test(path));
    const isPytest = has(/(?:^|\/)(?:pytest\.ini|conftest\.py)$/) ||
        (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_1__/* .requiresInPython */ .kL)(files, 'pytest') ||
        /^\[(?:tool\.pytest|tool:pytest|pytest)\b/m.test((0,_repository_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listPythonTexts */ .Hr)(files).join('\n')) ||
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
/** Suggests the whole suite of a runner in a folder; an empty one is the root. */
function suggestSuite(name, folder, files) {
    const { command, report } = toRunner(name, files);
    return folder === ''
        ? { name, command, report }
        : inFolder({ name, command: `cd ${folder} && ${command}`, report }, folder);
}
/** Gives the report of a runner that works in a folder its path from the root; the name of a printed format has none. */
function inFolder(runner, folder) {
    const { report } = runner;
    const isPath = folder !== '' && report?.includes('.') === true && !report.startsWith('**/');
    return isPath ? { ...runner, report: `${folder}/${report}` } : runner;
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
function addFlags(name, given, reporter) {
    const command = given.trim();
    if (reporter === undefined || reporter.flags === '' || command.includes(reporter.flags))
        return command;
    // The go command takes `-C` as its first flag alone.
    const anchors = { node: /--test(?![\w-])/, go: /go test\b(?: -C[ =]\S+)?/ };
    const anchor = anchors[name];
    return anchor === undefined ? `${command} ${reporter.flags}` : command.replace(anchor, `$& ${reporter.flags}`);
}
function wholeCommand(name, files) {
    const { paths } = files;
    const isPlugAndPlay = (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPlugAndPlay */ .sW)(files);
    const node = isPlugAndPlay ? 'yarn run' : paths.has('pnpm-lock.yaml') ? 'pnpm exec' : 'npx';
    const nextest = findNextest(files);
    const commands = {
        node: (0,_test_script_js__WEBPACK_IMPORTED_MODULE_3__/* .findNodeCommand */ .tR)(files) ?? `${isPlugAndPlay ? 'yarn ' : ''}node --test`,
        jest: (0,_test_script_js__WEBPACK_IMPORTED_MODULE_3__/* .findRunnerCommand */ .Jg)('jest', files)?.concat(' --ci') ?? `${node} jest --ci`,
        vitest: (0,_test_script_js__WEBPACK_IMPORTED_MODULE_3__/* .findRunnerCommand */ .Jg)('vitest', files) ?? `${node} vitest run`,
        mocha: (0,_test_script_js__WEBPACK_IMPORTED_MODULE_3__/* .findRunnerCommand */ .Jg)('mocha', files) ?? `${node} mocha`,
        ava: (0,_test_script_js__WEBPACK_IMPORTED_MODULE_3__/* .findRunnerCommand */ .Jg)('ava', files) ?? `${node} ava`,
        tap: (0,_test_script_js__WEBPACK_IMPORTED_MODULE_3__/* .findRunnerCommand */ .Jg)('tap', files) ?? `${node} tap`,
        pytest: ['python3 -m pytest', ...listPythonFolders(files)].join(' '),
        go: 'go test ./...',
        cargo: nextest === undefined ? 'cargo test' : `cargo nextest run --profile ${nextest.profile}`,
        maven: `${paths.has('mvnw') ? './mvnw' : 'mvn'} -B test`,
        gradle: paths.has('gradlew') ? './gradlew test' : 'gradle test',
        dotnet: 'dotnet test',
    };
    return commands[name];
}
/** Lists the one folder of all tests of Python, so that pytest loads nothing beside it; none where its configuration names folders. */
function listPythonFolders(files) {
    const tests = [...files.paths].filter((path) => path.endsWith('.py') && (0,_test_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isAmongTests */ .a)(path));
    const folders = new Set(tests.map((path) => path.split('/', 1).join('')));
    const isOwn = folders.size === 1 && (folders.has('tests') || folders.has('test'));
    return isOwn && !hasTestPaths(files) ? [...folders] : [];
}
/** Returns whether the configuration of pytest says where tests are. */
function hasTestPaths({ manifests }) {
    const names = ['pytest.ini', 'pyproject.toml', 'tox.ini', 'setup.cfg'];
    return names.some((name) => /^\s*testpaths\s*=/m.test(manifests.get(name) ?? ''));
}
/** Finds the profile of cargo-nextest that writes JUnit XML, and its file; undefined where none does. */
function findNextest({ manifests }) {
    const table = /^\[profile\.([\w-]+)\.junit\]\s*\n(?:(?!\[).*\n)*?path *= *"([\w./-]+\.xml)"/m;
    const [, profile, path] = table.exec(manifests.get('.config/nextest.toml') ?? '') ?? [];
    return profile === undefined ? undefined : { profile, report: `target/nextest/${profile}/${path}` };
}
/** Finds a report that the runner writes with what is installed. */
function findReporter(name, files) {
    const packages = (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readPackageManifest */ .i7)(files)?.packages;
    switch (name) {
        case 'node':
            // Its JUnit form has "test failed" alone of a file that cannot be loaded.
            return { flags: '--test-reporter=tap', report: 'tap' };
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
            // Else it runs no test at all where one file cannot be loaded, such as a test for code that is not there yet.
            return { flags: `${ON_COLLECTION_ERRORS} --junitxml=junit.xml`, report: 'junit.xml' };
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
/** Renders lines of a plan to paste: the criterion `tests` of a runner, in a list below a key; undefined for one without a report. */
function renderSuggestion(key, { command, report }, demand = {}) {
    if (report === undefined)
        return undefined;
    return (0,_yaml_render_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .renderYaml */ .W)({ [key]: [{ kind: 'tests', command, report, ...demand }] });
}


/***/ }),

/***/ 65157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ isOfNode),
/* harmony export */   Jg: () => (/* binding */ findRunnerCommand),
/* harmony export */   di: () => (/* binding */ findTestScript),
/* harmony export */   gE: () => (/* binding */ renderScriptSuite),
/* harmony export */   tR: () => (/* binding */ findNodeCommand),
/* harmony export */   vG: () => (/* binding */ findScriptRunner)
/* harmony export */ });
/* harmony import */ var _repository_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45671);

const SCRIPT_WORDS = [
    [/\b(?:node|tsx)\b[^&|;]*\s--test(?![\w-])/, 'node'],
    [/\bjest\b/, 'jest'],
    [/\bvitest\b/, 'vitest'],
    [/\bmocha\b/, 'mocha'],
    [/\bava\b/, 'ava'],
    [/\btap\b/, 'tap'],
];
/** Returns whether a runner is one of Node.js. */
function isOfNode(name) {
    return SCRIPT_WORDS.some(([, other]) => other === name);
}
/** Finds the script `test` of a package; undefined where it has none, or the one that `npm init` writes. */
function findTestScript(files) {
    const script = (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readPackageManifest */ .i7)(files)?.scripts.get('test')?.trim() ?? '';
    return script === '' || /\bno test specified\b/.test(script) ? undefined : script;
}
/** Finds the test runner that the script `test` calls; undefined for none that is known. */
function findScriptRunner(files) {
    const script = findTestScript(files) ?? '';
    return SCRIPT_WORDS.find(([words]) => words.test(script))?.[1];
}
/** Renders the command that runs the script `test`, and prints nothing else; arguments for the script can follow it. */
function renderScriptCall(files, hasArguments) {
    if (files.paths.has('pnpm-lock.yaml'))
        return 'pnpm --silent test';
    if ((0,_repository_files_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPlugAndPlay */ .sW)(files))
        return 'yarn test';
    return `npm --silent test${hasArguments ? ' --' : ''}`;
}
/** Renders the command that runs the script `test` as a suite of an unknown runner, of which some watch for changes unless told. */
function renderScriptSuite(files) {
    return `CI=true ${renderScriptCall(files, false)}`;
}
/**
 * Finds the command of the script `test` that runs the tests of Node.js, with what it loads and where they are; undefined where
 * there is none. A script of several commands is run by the package manager, which finds their programs.
 */
function findNodeCommand(files) {
    const script = findTestScript(files) ?? '';
    const isOfNode = SCRIPT_WORDS.some(([words, name]) => name === 'node' && words.test(script));
    if (!isOfNode || (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPlugAndPlay */ .sW)(files))
        return undefined;
    const plain = script.replace(/ --test-reporter(?:-destination)?[= ]\S+/g, '');
    if (/^node [^;&|<>`$]*$/.test(plain))
        return plain;
    return `NODE_OPTIONS=--test-reporter=tap ${renderScriptCall(files, false)}`;
}
/**
 * Finds the command that runs the script `test` with further flags for an installed runner: where the script gives it flags,
 * files or variables, or builds first, and calls it last, so that flags reach it. Undefined for others.
 */
function findRunnerCommand(name, files) {
    const script = findTestScript(files) ?? '';
    const parts = script.split('&&');
    const last = parts.at(-1)?.trim() ?? '';
    const call = new RegExp(`^(?:cross-env )?(?:[A-Z_]+=\\S+ )*(?:npx |c8 |nyc )?${name}(?: run)?(?= |$)`).exec(last)?.[0];
    if (call === undefined || /[;|<>`]|\$\(|\s--watch/.test(script))
        return undefined;
    const isBare = parts.length === 1 && last.replace(/^npx /, '').replace(/ run$/, '') === name;
    return isBare ? undefined : renderScriptCall(files, true);
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

/***/ 68008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YE: () => (/* binding */ compareConfig),
/* harmony export */   Yv: () => (/* binding */ findConfigFault),
/* harmony export */   "if": () => (/* binding */ findConfigFile),
/* harmony export */   "in": () => (/* binding */ readConfigAt),
/* harmony export */   mO: () => (/* binding */ describeOtherConfig),
/* harmony export */   oA: () => (/* binding */ findConfigBeside),
/* harmony export */   uG: () => (/* binding */ findValidConfigBeside)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _domain_config_parse_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30769);
/* harmony import */ var _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71028);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14902);
/* harmony import */ var _domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39617);
/* harmony import */ var _exec_files_read_beginning_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83604);
/* harmony import */ var _store_read_file_at_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11665);
/* harmony import */ var _checkout_root_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3574);










// Why: docs/decisions/0056-configuration-from-the-base.md
/**
 * Reads the configuration file from a commit, whatever is checked out; undefined when the commit has none. Throws
 * ConfigurationError, with every problem and its position, when it is not valid.
 */
async function readConfigAt(git, source) {
    const entry = await (0,_store_read_file_at_js__WEBPACK_IMPORTED_MODULE_7__/* .readEntryAt */ .ad)(git, { ...source, path: _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF });
    if (entry === undefined)
        return undefined;
    const file = { path: _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF, where: source.commit };
    const toError = (problem) => new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1('config_invalid', { ...file, problems: `${_domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF}:1:1: ${problem}` });
    if (entry.kind !== 'file')
        throw toError(describeOther(entry.kind));
    const { bytes } = entry;
    // Replacement characters would change its meaning without its author's knowledge.
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw toError('the file is not valid UTF-8');
    const parsed = (0,_domain_config_parse_config_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConfig */ .o)(Buffer.from(bytes).toString('utf8'));
    if (parsed.kind === 'ok')
        return parsed.config;
    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1('config_invalid', { ...file, problems: (0,_domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .renderProblems */ .x8)(_domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF, parsed.problems) });
}
function describeOther(kind) {
    return `this is a ${kind.replace('_', ' ')}: a run reads its configuration from a plain file alone`;
}
/** Describes what a checkout has in place of a plain configuration file, which no run reads; undefined for a file. */
function findConfigFault(path) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
    if (found?.isSymbolicLink() === true)
        return describeOther('link');
    return found?.isDirectory() === true ? describeOther('folder') : undefined;
}
/** Describes that the checkout has another configuration file than a commit, which counts; undefined where it has not. */
async function describeOtherConfig(git, source) {
    const { checkout } = source;
    const isThere = checkout !== undefined && findConfigFile(checkout) !== undefined;
    const committed = isThere ? await (0,_store_read_file_at_js__WEBPACK_IMPORTED_MODULE_7__/* .readEntryAt */ .ad)(git, { ...source, path: _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF }) : undefined;
    const found = isThere ? await compareConfig(checkout, committed) : undefined;
    if (found === undefined)
        return undefined;
    const base = `the base, ${source.commit.slice(0, 7)}${found === 'not_committed' ? ', which has none' : ''}`;
    return `${_domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF} is read at ${base}: what your checkout has there counts once it is committed`;
}
/** Compares the configuration file of a checkout with what a commit has there; undefined where the same counts, or there is none. */
async function compareConfig(checkout, committed) {
    const file = findConfigFile(checkout);
    const own = file === undefined ? undefined : await (0,_exec_files_read_beginning_js__WEBPACK_IMPORTED_MODULE_6__/* .readBeginning */ .i)(file, _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_CONFIG_BYTES */ .GW + 1).catch(() => undefined);
    if (own === undefined)
        return undefined;
    if (committed === undefined)
        return 'not_committed';
    const toText = (bytes) => Buffer.from(bytes).toString('utf8').replaceAll('\r\n', '\n');
    // What is no file is an error of its own.
    return committed.kind !== 'file' || toText(own) === toText(committed.bytes) ? undefined : 'changed';
}
/** Finds the configuration file of the checkout that a folder is in, as an absolute path; undefined without one. */
function findConfigFile(folder) {
    const root = (0,_checkout_root_js__WEBPACK_IMPORTED_MODULE_8__/* .findCheckoutRoot */ .w)(folder);
    const path = root === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF);
    return path !== undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined ? path : undefined;
}
/**
 * Finds the configuration in the checkout that a folder is in, for advice alone: a run reads it at its base. Undefined
 * where there is none; `invalid` where it cannot be read, or is no valid one.
 */
async function findConfigBeside(folder) {
    const path = findConfigFile(folder);
    if (path === undefined)
        return undefined;
    try {
        const bytes = (await (0,_exec_files_read_beginning_js__WEBPACK_IMPORTED_MODULE_6__/* .readBeginning */ .i)(path, _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_CONFIG_BYTES */ .GW + 1)) ?? new Uint8Array();
        const parsed = (0,_domain_config_parse_config_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConfig */ .o)(Buffer.from(bytes).toString('utf8'));
        return parsed.kind === 'ok' ? parsed.config : 'invalid';
    }
    catch {
        return 'invalid';
    }
}
/** Finds the same, where an invalid one is as good as none. */
async function findValidConfigBeside(folder) {
    const found = await findConfigBeside(folder);
    return found === 'invalid' ? undefined : found;
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
/* harmony export */   mH: () => (/* binding */ readFileOf),
/* harmony export */   og: () => (/* binding */ readEntryOf)
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
/** Reads what a commit has at a path as `readEntryAt` does, from a repository that has it. */
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
/* harmony import */ var _git_cat_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23654);
/* harmony import */ var _git_ls_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73383);
/* harmony import */ var _git_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31150);




const MAX_MANIFEST_BYTES = 1024 * 1024;
/** A repository with more of them, or more scripts, is read in part. */
const MAX_MANIFESTS = 50;
/** Lists the files of a commit or tree and reads its manifests, whatever is on disk; links and submodules are no files. */
async function readRepositoryFiles(git, tree) {
    const entries = await (0,_git_ls_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listTreeFiles */ .I3)(git, tree);
    const files = entries.filter(({ type, mode }) => type === 'blob' && mode !== '120000');
    const submodules = entries.filter(({ type }) => type === 'commit').map(({ path }) => (0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .toReadablePath */ .ZR)(path));
    const manifestFiles = files.filter((file) => (0,_domain_toolchain_repository_files_js__WEBPACK_IMPORTED_MODULE_0__/* .isManifest */ .Yh)((0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .toReadablePath */ .ZR)(file.path))).sort(byDepth);
    const isScript = ({ path }) => (0,_domain_toolchain_repository_files_js__WEBPACK_IMPORTED_MODULE_0__/* .isShellScript */ .EI)((0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .toReadablePath */ .ZR)(path));
    // Many scripts are not to push out what names the tools.
    const read = [
        ...manifestFiles.filter((file) => !isScript(file)).slice(0, MAX_MANIFESTS),
        ...manifestFiles.filter(isScript).slice(0, MAX_MANIFESTS),
    ];
    const blobs = await (0,_git_cat_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readSmallBlobs */ .my)(git, read.map(({ id }) => id), MAX_MANIFEST_BYTES);
    const manifests = new Map(read.flatMap(({ path, id }) => {
        const bytes = blobs.get(id);
        return bytes === undefined ? [] : [[(0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .toReadablePath */ .ZR)(path), Buffer.from(bytes).toString('utf8')]];
    }));
    return { paths: new Set(files.map(({ path }) => (0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .toReadablePath */ .ZR)(path))), manifests, submodules };
}
function byDepth(a, b) {
    return a.path.split('/').length - b.path.split('/').length;
}


/***/ })

};
