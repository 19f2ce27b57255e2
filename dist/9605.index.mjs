export const id = 9605;
export const ids = [9605];
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
/** Returns the name of a lockfile as the table has it; requirements of pip may have further words in theirs, or a folder. */
function toKind(path) {
    if (/(?:^|\/)requirements\/[\w.-]+\.txt$/.test(path))
        return 'requirements.txt';
    return path.slice(path.lastIndexOf('/') + 1).replace(/^(?:[a-z]+[-_])?requirements[\w.-]*\.txt$/, 'requirements.txt');
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

/***/ 67856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ succeeds)
/* harmony export */ });
/** Resolves to whether the work succeeded. Never rejects. */
function succeeds(work) {
    return work.then(() => true, () => false);
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
/* harmony export */   Ud: () => (/* binding */ keepsRecord),
/* harmony export */   be: () => (/* binding */ isForMergeQueue),
/* harmony export */   ce: () => (/* binding */ listVariables),
/* harmony export */   hx: () => (/* binding */ listActionJobs),
/* harmony export */   jy: () => (/* binding */ mayStartAgent),
/* harmony export */   vG: () => (/* binding */ isDryRun),
/* harmony export */   wA: () => (/* binding */ isFanOut)
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
/** Returns whether a workflow is started by a merge queue alone; a slip in the name of its event makes it no other workflow. */
function isForMergeQueue(workflow) {
    const events = [...listEvents(workflow).keys()];
    return events.length > 0 && events.every((event) => /^merge[_-]?(?:group|queue)s?$/i.test(event));
}
/** Returns whether a job runs its plan and writes nothing. */
function isDryRun({ use }) {
    return String((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(use.step, 'with', 'dry-run')) === 'true';
}
/** Returns whether a job lists tasks for other jobs. */
function isFanOut({ use }) {
    return (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(use.step, 'with', 'mode') === 'fan-out';
}
/** Returns whether a job may write the record of a task, to which people answer with commands. */
function keepsRecord(job) {
    return !isFanOut(job) && !isDryRun(job) && !isForMergeQueue(job.workflow);
}
/** Returns whether a job may start an agent, as a dry run does too. */
function mayStartAgent(job) {
    return !isFanOut(job) && !isForMergeQueue(job.workflow);
}


/***/ }),

/***/ 70199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ isForEnterprise),
/* harmony export */   Fm: () => (/* binding */ findServer),
/* harmony export */   pG: () => (/* binding */ findHostedRepository)
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
    const { pathname, protocol } = url;
    const { host: server, hostname } = new URL(serverUrl);
    const [, owner, repo] = /^\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(pathname) ?? [];
    // The port of ssh is another one than that of the web.
    const isThere = protocol === 'ssh:' ? url.hostname === hostname : url.host === server;
    if (!isThere || owner === undefined || repo === undefined)
        return undefined;
    const isCloud = isOfCloud(server);
    const derived = isCloud ? `https://api.${server}` : `${serverUrl}/api/v3`;
    return { owner, repo, serverUrl, apiUrl: env.GITHUB_API_URL || derived, isEnterprise: !isCloud };
}
function isOfCloud(server) {
    return server === 'github.com' || server.endsWith('.ghe.com');
}
/**
 * Returns whether a workflow is for GitHub Enterprise Server: the environment names one, and the remote is on no other server of
 * GitHub. An unknown host of a remote may be an alias of ssh.
 */
function isForEnterprise(address, env) {
    const serverUrl = findServerUrl(env);
    const other = address === undefined ? undefined : findServer(address);
    return URL.canParse(serverUrl) && !isOfCloud(new URL(serverUrl).host) && (other === undefined || !isOfCloud(other));
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

/***/ 8797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/config/run-config.js
var run_config = __webpack_require__(71028);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
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
// EXTERNAL MODULE: ./entry/settings/load-config.js
var load_config = __webpack_require__(68008);
// EXTERNAL MODULE: ./entry/settings/require-all.js
var require_all = __webpack_require__(11884);
// EXTERNAL MODULE: ./entry/settings/settings.js
var settings = __webpack_require__(45320);
// EXTERNAL MODULE: ./entry/commands/reader.js
var reader = __webpack_require__(68275);
// EXTERNAL MODULE: ./entry/commands/to-exit-code.js
var to_exit_code = __webpack_require__(23794);
// EXTERNAL MODULE: ./entry/commands/write-new-files.js
var write_new_files = __webpack_require__(4212);
// EXTERNAL MODULE: external "node:readline/promises"
var external_node_readline_promises_ = __webpack_require__(26848);
// EXTERNAL MODULE: ./domain/text/json-object.js
var json_object = __webpack_require__(11395);
// EXTERNAL MODULE: ./entry/commands/check/init-choices.js
var init_choices = __webpack_require__(91866);
;// CONCATENATED MODULE: ./entry/commands/check/ask-choices.js



/** The exit code for a user who leaves at a question: that of Ctrl-C in a shell. */
const LEFT = 130;
/** Returns whether there are choices to ask for, and a terminal to ask in. */
function isAsking({ yes, json, agent, trigger }, hasWorkflow) {
    const isOpen = agent === undefined || (trigger === undefined && !hasWorkflow);
    return isOpen && yes !== true && json !== true && process.stdin.isTTY === true && process.stdout.isTTY === true;
}
/**
 * Asks for the choices that no flag gives, each until the answer is one of them; an empty answer is the default. Returns
 * undefined for a user who leaves by Ctrl-C or Ctrl-D.
 */
async function askChoices(flags, { input, output, hasWorkflow }) {
    const terminal = (0,external_node_readline_promises_.createInterface)({ input, output, terminal: true });
    const ask = async (title, known, usual) => {
        for (let hint = '';; hint = 'That is none of them. ') {
            const answer = await terminal.question(`${hint}${title}: ${known.join(', ')} [${usual}] `);
            if (answer.trim() === '' || known.includes(answer.trim()))
                return answer.trim();
        }
    };
    try {
        const agent = flags.agent ?? (await ask('Agent', init_choices/* initAgents */.ZS, 'builtin'));
        const trigger = flags.trigger ?? (hasWorkflow ? undefined : await ask('Started by', init_choices/* initTriggers */.Q2, 'manual'));
        return { ...flags, agent, ...(trigger === undefined ? {} : { trigger }) };
    }
    catch (thrown) {
        if ((0,json_object/* isJsonObject */.OW)(thrown) && thrown.name === 'AbortError')
            return undefined;
        throw thrown;
    }
    finally {
        terminal.close();
    }
}

// EXTERNAL MODULE: ./entry/commands/check/hosted-repository.js
var hosted_repository = __webpack_require__(70199);
// EXTERNAL MODULE: ./domain/toolchain/test-files.js
var test_files = __webpack_require__(66639);
// EXTERNAL MODULE: ./domain/toolchain/test-runner.js
var test_runner = __webpack_require__(67072);
// EXTERNAL MODULE: ./domain/toolchain/test-script.js
var test_script = __webpack_require__(65157);
// EXTERNAL MODULE: ./domain/yaml/render-yaml.js
var render_yaml = __webpack_require__(88609);
// EXTERNAL MODULE: ./domain/plan/registry-hosts.js
var registry_hosts = __webpack_require__(24064);
// EXTERNAL MODULE: ./domain/toolchain/repository-files.js
var repository_files = __webpack_require__(45671);
// EXTERNAL MODULE: ./domain/toolchain/suggest-setup.js + 1 modules
var suggest_setup = __webpack_require__(33117);
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






/** Finds the setup of a first plan: what the likeliest test runner or workspaces need; undefined where nothing is needed. */
function findFirstSetup(files) {
    const runner = (0,test_runner/* findTestRunners */.$$)(files)[0]?.name;
    switch (runner) {
        case undefined:
            return (0,repository_files/* hasWorkspaces */.Fg)(files) || (0,test_script/* findTestScript */.di)(files) !== undefined ? findNodeSetup('node', files) : undefined;
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
    // The packages of workspaces need the links to each other, whatever the root depends on.
    const isBare = runner === 'node' && (0,repository_files/* readPackageManifest */.i7)(files)?.packages.size === 0 && !(0,repository_files/* hasWorkspaces */.Fg)(files);
    if (node === undefined || isBare)
        return undefined;
    // What Plug'n'Play names by its path must not lie in a HOME that another command has not.
    const command = (0,repository_files/* hasPlugAndPlay */.sW)(files) ? `YARN_ENABLE_GLOBAL_CACHE=false ${node}` : node;
    const caches = needsCorepack(files) ? ['~/.cache/node/corepack'] : [];
    return { command, caches, hosts: listUnknown(files, ['registry.npmjs.org']) };
}
const VENV_PYTHON = [/^python3(?= )/, '.venv/bin/python'];
const PYPI = ['pypi.org', 'files.pythonhosted.org'];
/** Finds how the packages of Python are installed in the folder itself: what a tool keeps in HOME is not there for criteria. */
function findPythonSetup(files) {
    const { python: command } = (0,suggest_setup/* suggestSetup */.e)(files);
    if (command === undefined)
        return undefined;
    const others = { adapts: VENV_PYTHON, caches: [], hosts: listUnknown(files, PYPI) };
    if (command.startsWith('uv '))
        return { command, ...others };
    if (command.startsWith('poetry '))
        return { command: `POETRY_VIRTUALENVS_IN_PROJECT=1 ${command}`, ...others };
    if (command.startsWith('pipenv '))
        return { command: `PIPENV_VENV_IN_PROJECT=1 ${command}`, ...others };
    return { command, ...others };
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
/** Lists the hosts that no lockfile of the repository names. */
function listUnknown({ paths }, hosts) {
    const known = (0,registry_hosts/* listRegistryHosts */.l)(new Map([...paths].filter(registry_hosts/* isLockfile */.e).map((path) => [path, ''])));
    return hosts.filter((host) => !known.includes(host));
}

// EXTERNAL MODULE: ./agent/cli/cli-adapters.js + 6 modules
var cli_adapters = __webpack_require__(9032);
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
        default: ${init_choices/* FIRST_PLAN_PATH */.FA}
${COMMAND}permissions: {}
# One run of a plan after the other: a task belongs to one run at a time. A command waits for none, since it may be to pause it.
concurrency:
  group: groundhog-\${{ inputs.command && github.run_id || inputs.plan }}
  cancel-in-progress: false
${QUEUE}jobs:
  groundhog:
`;
const ISSUE = `# More of the bot, such as commands in reviews and a schedule that resumes what has died: examples/full-bot.yml of the action.
on:
  issues:
    types: [labeled]
  issue_comment:
    types: [created, edited] # edited: the boxes that "buttons" shows
  workflow_dispatch:
    inputs:
      plan:
        description: Path of the plan file
        type: string
        default: ${init_choices/* FIRST_PLAN_PATH */.FA}
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
    const workflow = renderWhole([renderLanguageSteps(files), ...installs].join(''), choices, (0,init_choices/* findAgentKey */.Gl)(choices.agent, files));
    return files.isEnterprise === true ? removeForEnterprise(workflow) : workflow;
}
function renderWhole(tools, { agent, trigger }, { variable, expression, secret }) {
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
${tools}${install}      # Or the full commit id of this release, which nobody can move.
      - uses: ${version/* PROJECT */.y}@v${version/* VERSION */.x}
        id: groundhog
        with:
          plan: \${{ inputs.plan }}
          command: \${{ inputs.command }}
          deadline-minutes: 50 # ten less than timeout-minutes, so that the run pauses instead of being cut off
          max-cost-usd: 5 # of one run, which then pauses; the next run resumes the task
${LINK}${trigger === 'issue' ? BUTTONS : ''}        env:
          ${variable}: \${{ ${expression} }}
${UPLOAD}`;
}

;// CONCATENATED MODULE: ./entry/commands/check/init-files.js








const CONFIG_PATH = '.groundhog/config.yml';
/** Says what a guard lacks whose runner writes no report. */
const WITHOUT_REPORT = 'cargo test writes no report, so that the guard sees its exit code alone; cargo-nextest writes one.';
/** Says what a guard lacks that runs a script of which no runner is known. */
const OF_SCRIPT = 'The guard sees the exit code of the script "test" alone: where its runner can write a report, use kind "tests".';
/** Renders the files of a first set-up by their paths: workflow, configuration and plan. */
function renderInitFiles(files, choices) {
    return new Map([
        [files.workflowPath ?? init_choices/* WORKFLOW_PATH */.A8, renderWorkflow(files, choices)],
        [CONFIG_PATH, renderConfig(choices, findFirstSetup(files))],
        [init_choices/* FIRST_PLAN_PATH */.FA, renderPlan(files)],
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
        ...(agent === 'builtin' ? [`provider: ${init_choices/* FIRST_PROVIDER */.tl}`] : []),
        `model: ${(0,init_choices/* findFirstModel */.x4)(agent)}`,
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
        `      - { kind: file_contains, path: ${path}, pattern: "^#+ .*[Tt]est" }`,
        `      - { kind: changes_within, paths: [${path}] }`,
    ];
    return `${parts.join('\n')}\n`;
}
/** Renders the lines that protect the tests of a repository; none where there are no tests. */
function renderProtection({ paths }) {
    const globs = (0,test_files/* findTestGlobs */.p)(paths);
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
        return renderScriptGuard(files);
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
/** Renders the guard that runs the script `test` of a package whose runner is not known, such as one of workspaces. */
function renderScriptGuard(files) {
    if ((0,test_script/* findTestScript */.di)(files) === undefined)
        return [];
    const guard = { kind: 'command', command: (0,test_script/* renderScriptSuite */.gE)(files) };
    return [`# Each checkpoint must keep the tests. ${OF_SCRIPT}`, (0,render_yaml/* renderYaml */.W)({ guards: [guard] })];
}

// EXTERNAL MODULE: ./domain/text/quote-for-shell.js
var quote_for_shell = __webpack_require__(78240);
;// CONCATENATED MODULE: ./domain/toolchain/other-suites.js



/** The manifests that make a folder a module of its own, and the runner that needs no others to be known. */
const MANIFESTS = new Map([
    ['package.json', undefined],
    ['go.mod', 'go'],
    ['Cargo.toml', 'cargo'],
    ['pyproject.toml', 'pytest'],
]);
/** Folders whose modules are no part of the repository's own tests. */
const OF_OTHERS = /(?:^|\/)(?:node_modules|vendor|third_party|testdata|__fixtures__|fixtures?|examples?|templates?|tests?|e2e)\//;
/** At most three folders deep, with names that no shell takes for anything else. */
const MODULE = /^((?:[\w.@+-]+\/){1,3})([^/]+)$/;
/** Lists the commands of the suites that a guard with the likeliest one leaves out: of other runners at the root, and of modules below it. */
function listOtherSuites(files) {
    const [first, ...others] = (0,test_runner/* findTestRunners */.$$)(files);
    const isScript = first !== undefined && !(0,test_script/* isOfNode */.E9)(first.name) && (0,test_script/* findTestScript */.di)(files) !== undefined;
    const script = isScript && !others.some(({ name }) => (0,test_script/* isOfNode */.E9)(name)) ? [(0,test_script/* renderScriptSuite */.gE)(files)] : [];
    return [...script, ...others.map(({ command }) => command), ...listModules(files)];
}
function listModules(files) {
    return [...files.paths].sort().flatMap((path) => {
        const [, folder = '', manifest = ''] = OF_OTHERS.test(path) ? [] : (MODULE.exec(path) ?? []);
        if (!MANIFESTS.has(manifest) || isOfRoot(manifest, files))
            return [];
        const name = MANIFESTS.get(manifest);
        if (!hasTests(files, { folder, manifest }))
            return [];
        const module = folder.slice(0, -1);
        return [name === undefined ? `cd ${module} && npm test` : (0,test_runner/* suggestSuite */.Xs)(name, module, files).command];
    });
}
/** Returns whether what is started at the root runs the tests of modules below it, too. */
function isOfRoot(manifest, files) {
    if (manifest === 'package.json')
        return (0,repository_files/* hasWorkspaces */.Fg)(files) || (0,repository_files/* hasPath */.a6)(files, 'lerna.json');
    if (manifest === 'pyproject.toml')
        return (0,test_runner/* findTestRunners */.$$)(files).some(({ name }) => name === 'pytest');
    return manifest === 'Cargo.toml' && files.paths.has('Cargo.toml');
}
const TESTS = new Map([
    ['package.json', /(?:^|\/)(?:__tests__\/|tests?\/|[^/]+[.-](?:test|spec)\.)[^/]*/],
    ['go.mod', /_test\.go$/],
    ['Cargo.toml', /\.rs$/],
    ['pyproject.toml', /(?:^|\/)(?:test_[^/]+|[^/]+_test)\.py$/],
]);
function hasTests({ paths }, { folder, manifest }) {
    const pattern = TESTS.get(manifest);
    return [...paths].some((path) => path.startsWith(folder) && pattern?.test(path.slice(folder.length)) === true);
}

// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
// EXTERNAL MODULE: ./entry/settings/routing-inputs.js
var routing_inputs = __webpack_require__(30893);
;// CONCATENATED MODULE: ./entry/commands/check/init-text.js











/** Renders the result as a document. */
function renderInitJson({ files, choices, written, kept }) {
    const { variable, secret = null } = (0,init_choices/* findAgentKey */.Gl)(choices.agent, files);
    const document = { schema_version: 1, ...choices, written, kept, key: { variable, secret } };
    return `${JSON.stringify(document, undefined, 2)}\n`;
}
const UNCOMMITTED = 'Nothing is committed here yet, and only committed files are looked at: commit yours, delete the files below, and repeat this.';
const MAX_SUITES = 6;
const TOKEN_OF_JOB = 'For GitHub the token of the job is the key, where your organisation allows "Copilot CLI billed to the organization".';
/** Renders what was written, and the next commands to type: all that is named is found from the current folder. */
function renderInitText({ files, choices, written, kept }, { program, root, folder }) {
    const { variable } = (0,init_choices/* findAgentKey */.Gl)(choices.agent, files);
    const runners = (0,test_runner/* findTestRunners */.$$)(files);
    const { workflowPath = init_choices/* WORKFLOW_PATH */.A8 } = files;
    const toShown = (path) => (0,external_node_path_.relative)('.', (0,external_node_path_.join)(root, path));
    const toRoot = (0,external_node_path_.relative)('.', root);
    const inside = (0,external_node_path_.relative)(root, folder);
    const isConfigKept = kept.includes(run_config/* CONFIG_PATH */.tF);
    const isCommitted = [...written, ...kept].every((path) => files.paths.has(path));
    return [
        `Tests found: ${runners.length === 0 ? describeScript(files) : runners.map(({ name }) => name).join(', ')}.`,
        ...(runners.length === 0 && inside !== '' ? [renderPackage(inside)] : renderOtherSuites(files)),
        ...(runners[0] !== undefined && runners[0].report === undefined ? [WITHOUT_REPORT] : []),
        ...(runners.length === 0 && (0,test_script/* findTestScript */.di)(files) !== undefined ? [OF_SCRIPT] : []),
        ...(files.isUncommitted === true ? [UNCOMMITTED] : []),
        ...(inside === ''
            ? []
            : [`The files are in the root of the repository, ${root}, where GitHub and runs find them.`]),
        ...written.map((path) => `Written: ${toShown(path)}`),
        ...kept.map((path) => `Left as it is: ${toShown(path)}`),
        ...(workflowPath === init_choices/* WORKFLOW_PATH */.A8
            ? []
            : [`Left as it is: ${toShown(init_choices/* WORKFLOW_PATH */.A8)}, which does not use ${version/* PROJECT */.y}`]),
        '',
        'Next:',
        ...(toRoot === '' ? [] : [`  ${(0,quote_for_shell/* renderShellCommand */.c)(['cd', toRoot])}`]),
        `  ${program} validate ${init_choices/* FIRST_PLAN_PATH */.FA}`,
        ...(isCommitted ? [] : [`  git add ${workflowPath} .groundhog && git commit -m "Set up Groundhog"`]),
        // A key that is typed is in no history of a shell.
        ...(isConfigKept ? [] : [`  read -rs ${variable} && export ${variable}`]),
        `  ${program} doctor`,
        `  ${program} run ${init_choices/* FIRST_PLAN_PATH */.FA}`,
        ...renderForGitHub(choices, {
            ...{ isConfigKept, keptWorkflow: kept.includes(workflowPath) ? workflowPath : undefined },
            key: describeKey((0,init_choices/* findAgentKey */.Gl)(choices.agent, files)),
        }),
        ...renderServer(files),
        '',
    ].join('\n');
}
function describeKey({ secret }) {
    return secret === undefined ? TOKEN_OF_JOB : `For GitHub the key is a secret: gh secret set ${secret}.`;
}
/** Renders what jobs on GitHub need beside the files, and who can read what they record. */
function renderForGitHub({ trigger }, { isConfigKept, keptWorkflow, key }) {
    const label = `The label that starts work has to exist: gh label create ${routing_inputs/* DEFAULT_TRIGGER_LABEL */.yA}.`;
    return [
        isConfigKept ? `The agent is that of ${run_config/* CONFIG_PATH */.tF}, which was left as it is; the doctor names its key.` : key,
        'On GitHub, under Settings, Actions, General, tick "Allow GitHub Actions to create and approve pull requests".',
        ...(trigger === 'issue' && keptWorkflow === undefined ? [label] : []),
        ...(keptWorkflow === undefined
            ? []
            : [
                `What starts work is as in ${keptWorkflow}, which was left as it is: for another trigger delete it, and repeat this.`,
            ]),
        'Whoever can read the repository can read what the agent did there, failed attempts included: refs/groundhog/.',
    ];
}
function describeScript(files) {
    return (0,test_script/* findTestScript */.di)(files) === undefined ? 'none; the plan has no guard' : 'the script "test" of package.json';
}
/** Renders the suites that the plan does not run; nothing where there are none. */
function renderOtherSuites(files) {
    const others = listOtherSuites(files);
    if (others.length === 0)
        return [];
    const commands = others.slice(0, MAX_SUITES).map((command) => `  ${(0,safe_text/* toShortLine */.wb)(command, 200)}`);
    const more = others.length > MAX_SUITES ? [`  and ${others.length - MAX_SUITES} more`] : [];
    return [
        'No guard of the plan runs these; add one for each that work must not break, and to "setup" what it needs:',
        ...commands,
        ...more,
    ];
}
/** Renders what tests below the root lack, whose files are not looked at. */
function renderPackage(folder) {
    const command = (0,quote_for_shell/* renderShellCommand */.c)(['cd', folder]);
    return `Only the root is looked at: for tests in ${folder} give the plan a guard, such as "${command} && npm test", and a setup where they need packages.`;
}
/** Renders what a server of the organisation needs; nothing for a repository on GitHub. */
function renderServer({ isEnterprise, otherServer }) {
    const needs = `a workflow finds ${version/* PROJECT */.y} by GitHub Connect, or as a copy on the server that its "uses" names: docs/bot.md`;
    if (isEnterprise === true)
        return [`On GitHub Enterprise Server ${needs}.`];
    if (otherServer === undefined)
        return [];
    if (otherServer === 'github.com')
        return ['The remote is on github.com, and GH_HOST or GITHUB_SERVER_URL names another server: unset what is wrong.'];
    return [
        `The remote is on ${otherServer}. If that is GitHub Enterprise Server, delete the workflow and repeat this with GH_HOST=${otherServer};`,
        `there ${needs}.`,
    ];
}

;// CONCATENATED MODULE: ./entry/commands/check/init.js

























/** Writes the files of a first set-up that are not there yet, and prints the next commands. Overwrites nothing. */
function initCommand(flags, io) {
    const { host, console } = io;
    return (0,to_exit_code/* toExitCode */.t)(io, { name: 'init', json: flags.json }, async () => {
        readChoices(flags);
        const { root, files } = await (0,with_git/* withGit */.z)(host, (git) => readRepository(git, flags.repo, host.env));
        const kept = await findKeptAgent(root, flags, console.err);
        const given = kept === undefined || flags.agent !== undefined ? flags : { ...flags, agent: kept };
        const hasWorkflow = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, files.workflowPath ?? init_choices/* WORKFLOW_PATH */.A8));
        const terminal = { input: process.stdin, output: process.stdout, hasWorkflow };
        const answers = isAsking(given, hasWorkflow) ? await askChoices(given, terminal) : given;
        if (answers === undefined) {
            console.err('\nNothing was written.\n');
            return LEFT;
        }
        const choices = readChoices(answers);
        const rendered = renderInitFiles(files, choices);
        await requireRealFolders(root, [...rendered.keys()]);
        const made = await (0,write_new_files/* writeNewFiles */.z)(new Map([...rendered].map(([path, text]) => [(0,external_node_path_.join)(root, path), text])));
        const written = [...rendered.keys()].filter((path) => made.includes((0,external_node_path_.join)(root, path)));
        const left = [...rendered.keys()].filter((path) => !written.includes(path));
        if (flags.json === true)
            console.out(renderInitJson({ choices, files, written, kept: left }));
        else {
            const { program } = (0,reader/* findReader */.Zc)(host.env, process.argv);
            console.out(renderInitText({ choices, written, kept: left, files }, { program, root, folder: await (0,promises_.realpath)(flags.repo) }));
        }
        return 0;
    });
}
/**
 * Finds the agent of a configuration that is there, which the workflow has to fit; undefined where it has none that a workflow
 * can be written for. Warns where a flag asks for another one.
 */
async function findKeptAgent(root, { agent: asked }, write) {
    const kept = (await (0,load_config/* findValidConfigBeside */.uG)(root))?.agent;
    const known = init_choices/* initAgents */.ZS.find((name) => name === kept);
    if (known !== undefined && asked !== undefined && asked.trim() !== known)
        write(`Warning: ${run_config/* CONFIG_PATH */.tF} has "agent: ${known}", and is left as it is: name the same agent there and in the workflow.\n`);
    return known;
}
/** Throws ConfigurationError `path_unusable` for a folder that is a link: it may lead elsewhere, and git commits nothing behind it. */
async function requireRealFolders(root, paths) {
    for (const path of paths)
        for (let folder = (0,external_node_path_.dirname)(path); folder !== '.'; folder = (0,external_node_path_.dirname)(folder)) {
            const found = await (0,promises_.lstat)((0,external_node_path_.join)(root, folder)).catch(() => undefined);
            if (found?.isSymbolicLink() === true)
                throw new errors/* ConfigurationError */.j1('path_unusable', { path: (0,external_node_path_.join)(root, folder), reason: 'is a link' });
        }
}
function readChoices({ agent, trigger }) {
    const parseAgent = () => (0,settings/* parseChoice */.HU)(agent?.trim() || 'builtin', 'agent', init_choices/* initAgents */.ZS);
    const parseTrigger = () => (0,settings/* parseChoice */.HU)(trigger?.trim() || 'manual', 'trigger', init_choices/* initTriggers */.Q2);
    (0,require_all/* requireAll */.r)([parseAgent, parseTrigger]);
    return { agent: parseAgent(), trigger: parseTrigger() };
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
    const hosted = address === undefined ? undefined : (0,hosted_repository/* findHostedRepository */.pG)(address, env);
    const isEnterprise = (0,hosted_repository/* isForEnterprise */.DK)(address, env);
    const isKnown = address === undefined || hosted !== undefined || isEnterprise;
    const otherServer = isKnown ? undefined : (0,hosted_repository/* findServer */.Fm)(address);
    const workflowPath = await chooseWorkflowPath(root);
    const texts = head === undefined ? new Map() : await readTexts(git, head, [...files.paths].filter(namesVersions));
    const isUncommitted = head === undefined && (await (0,promises_.readdir)(root)).some((name) => name !== '.git');
    return { root, files: { ...files, isEnterprise, otherServer, workflowPath, isUncommitted, texts } };
}
/** The path of the workflow where the usual one is that of another program. */
const SECOND_WORKFLOW_PATH = '.github/workflows/groundhog-plans.yml';
/** Chooses another path for the workflow where a file of the usual name does not use the action. */
async function chooseWorkflowPath(root) {
    const usual = (await (0,read_workflows/* readWorkflows */.L9)(root)).find(({ name }) => init_choices/* WORKFLOW_PATH */.A8.endsWith(`/${name}`));
    const isOfOthers = usual !== undefined && !usual.text.toLowerCase().includes(version/* PROJECT */.y);
    return isOfOthers ? SECOND_WORKFLOW_PATH : init_choices/* WORKFLOW_PATH */.A8;
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


/***/ }),

/***/ 23794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderErrorJson),
/* harmony export */   t: () => (/* binding */ toExitCode)
/* harmony export */ });
/* harmony import */ var _compose_to_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86740);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68275);


/**
 * Runs the work of a command and returns its exit code, or that of what it throws, whose text goes to standard error, and
 * with `json` also as a document to standard output.
 */
async function toExitCode({ host, console }, { name, json, ...place }, run) {
    try {
        return await run();
    }
    catch (thrown) {
        const { code, exitCode, text: told } = (0,_compose_to_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .toFailure */ .w)(thrown, host.redactor.redact, name);
        const text = (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .toReaderWords */ .CM)(told, host.env, place);
        if (json === true)
            console.out(renderErrorJson({ code, message: text, exit_code: exitCode }));
        console.err(`${text}\n`, 'bad');
        return exitCode;
    }
}
/** Renders an error as the document of a command with `--json`. */
function renderErrorJson(error) {
    return `${JSON.stringify({ schema_version: 1, error }, undefined, 2)}\n`;
}


/***/ }),

/***/ 4212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ writeNewFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_succeeds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67856);
/* harmony import */ var _exec_files_errno_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72632);
/* harmony import */ var _exec_folder_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66229);
/* harmony import */ var _task_report_write_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25448);






/**
 * Writes those of files that are not there yet, with the folders that they need, and returns their paths: all or none.
 * Throws GroundhogError `permission_denied` or `disk_full`.
 */
async function writeNewFiles(files) {
    const created = [];
    const folders = [];
    for (const [path, text] of files) {
        folders.unshift(...(await listMissingFolders(path)));
        try {
            await (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
            const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'wx');
            created.push(path);
            await file.writeFile(text).finally(() => file.close());
        }
        catch (error) {
            if ((0,_exec_files_errno_js__WEBPACK_IMPORTED_MODULE_4__/* .isErrno */ .r)(error, 'EEXIST') && (await (0,_domain_succeeds_js__WEBPACK_IMPORTED_MODULE_5__/* .succeeds */ .k)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path))))
                continue;
            // A full disk leaves an empty file. What others have made stays.
            for (const file of created)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file, { force: true }).catch(() => undefined);
            for (const folder of folders)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rmdir)(folder).catch(() => undefined);
            throw (0,_task_report_write_report_js__WEBPACK_IMPORTED_MODULE_3__/* .toUnwritable */ .f)(path, error);
        }
    }
    return created;
}
/** Lists the folders that a file needs and that are not there, the innermost first. */
async function listMissingFolders(path) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    if (folder === path || (await (0,_domain_succeeds_js__WEBPACK_IMPORTED_MODULE_5__/* .succeeds */ .k)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(folder))))
        return [];
    return [folder, ...(await listMissingFolders(folder))];
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

/***/ 30893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cu: () => (/* binding */ findInput),
/* harmony export */   mq: () => (/* binding */ readRoutingInputs),
/* harmony export */   ux: () => (/* binding */ readWords),
/* harmony export */   v_: () => (/* binding */ routingReaders),
/* harmony export */   yA: () => (/* binding */ DEFAULT_TRIGGER_LABEL)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _domain_paths_repository_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84618);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45320);



/** `run` works on one task, `sweep` on all that can be resumed, `fan-out` lists tasks for other jobs. */
const JOB_MODES = ['run', 'sweep', 'fan-out'];
/** The treatment of an issue without a plan: refused, a plan is drafted for approval, or drafted and run. */
const PLAN_FROM_ISSUE = ['off', 'draft', 'run'];
/** The label of issues that starts work unless the input names another. */
const DEFAULT_TRIGGER_LABEL = 'groundhog';
/** Reads the inputs that choose what a job does. Throws ConfigurationError for an invalid value. */
function readRoutingInputs(read) {
    const mode = readMode(read);
    return {
        mode,
        plan: readPlanInput(read, mode),
        task: findInput(read, 'task'),
        base: findInput(read, 'base'),
        command: findInput(read, 'command'),
        triggerLabel: findInput(read, 'trigger-label') ?? DEFAULT_TRIGGER_LABEL,
        // Why: docs/decisions/0151-the-workflow-decides-on-plans-from-issues.md
        planFromIssue: readPlanFromIssue(read),
        allowedBots: readAllowedBots(read),
        isContinued: readIsContinued(read),
        ciWorkflows: readCiWorkflows(read),
    };
}
const readMode = (read) => (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)(read('mode') || 'run', 'mode', JOB_MODES);
const readPlanFromIssue = (read) => (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)(read('plan-from-issue') || 'draft', 'plan-from-issue', PLAN_FROM_ISSUE);
const readAllowedBots = (read) => readWords(read, 'allowed-bots').map(requireExactLogin);
const readIsContinued = (read) => (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBoolean */ .yG)(read('continue'), 'continue');
const readCiWorkflows = (read) => readWords(read, 'ci-workflows').map(requireWorkflowFile);
/** The readers of the inputs here that have values of their own. */
const routingReaders = [
    readMode,
    readPlanFromIssue,
    readAllowedBots,
    readIsContinued,
    readCiWorkflows,
];
/** Reads one path; for `sweep` and `fan-out` globs, which are checked where they are matched. */
function readPlanInput(read, mode) {
    const plan = read('plan').replace(/^(\.\/)+/, '');
    if (mode !== 'run' || plan === '' || _domain_paths_repository_path_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPathSchema */ .T.safeParse(plan).success)
        return plan;
    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('plan_not_found', { path: plan, where: 'the repository' });
}
function requireWorkflowFile(name) {
    const file = name.replace(/^\.github\/workflows\//, '');
    if (/^[\w.-]+\.ya?ml$/.test(file))
        return file;
    throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .toSettingError */ .Oh)('ci-workflows', name, 'is no file of .github/workflows, such as test.yml');
}
function requireExactLogin(login) {
    if (/^[\w.-]+(?:\[bot\])?$/.test(login))
        return login;
    const rule = 'is no login: each bot is named in full, such as renovate[bot], with spaces between them';
    throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .toSettingError */ .Oh)('allowed-bots', login, rule);
}
/** Reads an input; undefined when it is empty. */
function findInput(read, name) {
    return read(name) || undefined;
}
/** Reads an input as words separated by white space, which no name of a branch, login or workflow file contains. */
function readWords(read, name) {
    return read(name).split(/\s+/).filter(Boolean);
}


/***/ }),

/***/ 25448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ toUnwritable),
/* harmony export */   u: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14902);
/* harmony import */ var _domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32413);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45320);






/** Writes a report and returns its absolute path: the file is there as a whole or not at all. Throws ConfigurationError. */
async function writeReport(path, page) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    await requireFileName(path, file);
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(file)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, page, { flag: 'wx' });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, file);
        return file;
    }
    catch (thrown) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true }).catch(() => undefined);
        throw toUnwritable(file, thrown);
    }
}
/** Makes the error for a file that cannot be written: `disk_full` or the like where the cause says so, else `permission_denied`. */
function toUnwritable(path, cause) {
    const error = (0,_domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .toError */ .iT)(cause);
    const { code = 'permission_denied', data = { reason: error.message } } = (0,_domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_4__/* .toSystemError */ .R)(error) ?? {};
    // The cause may name a file that was to be renamed, or a folder.
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GroundhogError */ .CX(code, { ...data, path }, { cause });
}
async function requireFileName(path, file) {
    if (path === '-')
        throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .toSettingError */ .Oh)('out', path, 'is no name of a file, and a report is written to one');
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file).catch(() => undefined);
    if (found?.isDirectory() === true || path.endsWith('/'))
        throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .toSettingError */ .Oh)('out', path, 'is a folder, and the report is a file');
    // A rename would replace a device; a link that has landed in the repository must not choose a file of the user.
    if (found?.isFile() === false)
        throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .toSettingError */ .Oh)('out', path, 'is no file, but a link, a device or a pipe');
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file)).catch(() => undefined);
    if (folder?.isDirectory() !== true)
        throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .toSettingError */ .Oh)('out', path, 'is in a folder that does not exist');
}


/***/ }),

/***/ 72632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ isErrno)
/* harmony export */ });
/** True for an error of the system with one of these codes, such as ENOENT. */
function isErrno(error, ...codes) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    return typeof code === 'string' && codes.includes(code);
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
