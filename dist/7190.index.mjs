export const id = 7190;
export const ids = [7190];
export const modules = {

/***/ 54343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TF: () => (/* binding */ STDIN),
  vH: () => (/* binding */ checkFile),
  Co: () => (/* binding */ isConfigPath)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/config/parse-config.js + 1 modules
var parse_config = __webpack_require__(30769);
// EXTERNAL MODULE: ./domain/config/run-config.js
var run_config = __webpack_require__(71028);
// EXTERNAL MODULE: ./domain/errors/error-catalog.js + 9 modules
var error_catalog = __webpack_require__(22533);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/errors/to-groundhog-error.js
var to_groundhog_error = __webpack_require__(32413);
// EXTERNAL MODULE: ./domain/plan/plan.js
var plan = __webpack_require__(6526);
// EXTERNAL MODULE: ./git/find-git-dir.js
var find_git_dir = __webpack_require__(72603);
// EXTERNAL MODULE: ./git/rev-parse.js
var rev_parse = __webpack_require__(12140);
// EXTERNAL MODULE: ./store/read-repository-files.js
var read_repository_files = __webpack_require__(90799);
// EXTERNAL MODULE: ./entry/compose/load-plan.js
var load_plan = __webpack_require__(56208);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 7 modules
var with_git = __webpack_require__(24850);
// EXTERNAL MODULE: ./entry/planning/describe-uncommitted.js
var describe_uncommitted = __webpack_require__(38902);
// EXTERNAL MODULE: ./entry/planning/lint-on-machine.js
var lint_on_machine = __webpack_require__(20992);
// EXTERNAL MODULE: ./entry/planning/locate-impossible.js
var locate_impossible = __webpack_require__(56161);
// EXTERNAL MODULE: ./entry/planning/locate-uncommitted-tests.js + 1 modules
var locate_uncommitted_tests = __webpack_require__(30712);
// EXTERNAL MODULE: ./domain/baseline/unwritten-tests.js
var unwritten_tests = __webpack_require__(61019);
// EXTERNAL MODULE: ./runner/verification/read-test-source.js
var read_test_source = __webpack_require__(41580);
;// CONCATENATED MODULE: ./entry/planning/locate-unwritten-tests.js


/** Warns of demanded tests that no test file of a commit names, where no attempt may write one: mostly a misspelt name. */
async function warnOfUnwrittenTests(plan, { git, commit, paths }) {
    const demands = (0,unwritten_tests/* listClosedDemands */.p)(plan, paths);
    const source = demands.length === 0 ? undefined : await (0,read_test_source/* readTestSource */.e)(git, commit, paths);
    if (source === undefined)
        return [];
    return demands.flatMap(({ checkpoint, criterion, patterns }) => {
        const text = (0,unwritten_tests/* describeUnwritten */.W)(patterns, source, 'of the commit');
        const checkpointId = plan.checkpoints[checkpoint]?.id;
        return text === undefined ? [] : [{ checkpointId, message: `criterion ${criterion + 1}: ${text}` }];
    });
}

// EXTERNAL MODULE: ./entry/settings/load-config.js
var load_config = __webpack_require__(68008);
;// CONCATENATED MODULE: ./entry/commands/check/check-file.js


















/** The name by which standard input is asked for. */
const STDIN = '-';
/** Returns whether a path names the configuration of a repository. */
function isConfigPath(path) {
    return (0,external_node_path_.resolve)(path).endsWith(`/${run_config/* CONFIG_PATH */.tF}`);
}
/**
 * Checks a plan, or a configuration, which is known by its path. A plan in a repository is also checked against the commit
 * that is checked out. Never rejects for what is in the file, or that there is none.
 */
async function checkFile(path, host) {
    const kind = isConfigPath(path) ? 'configuration' : 'plan';
    const file = { path: path === STDIN ? '<stdin>' : path, kind, plan: undefined, warnings: [] };
    const fault = kind === 'configuration' ? (0,load_config/* findConfigFault */.Yv)(path) : undefined;
    if (fault !== undefined)
        return { ...file, problems: [{ line: 1, column: 1, message: fault }] };
    try {
        const bytes = path === STDIN ? await readInput() : await (0,load_plan/* readPlanBytes */.NI)(path);
        if (kind === 'plan')
            return await checkPlan(file, { bytes, folder: path === STDIN ? '.' : (0,external_node_path_.dirname)(path) }, host);
        const parsed = (0,parse_config/* parseConfig */.o)(Buffer.from(bytes.subarray(0, run_config/* MAX_CONFIG_BYTES */.GW + 1)).toString('utf8'));
        return { ...file, problems: parsed.kind === 'ok' ? [] : parsed.problems };
    }
    catch (thrown) {
        const error = (0,to_groundhog_error/* toGroundhogError */.z)(thrown);
        if (error.code === 'internal')
            throw thrown;
        return { ...file, problems: [{ line: 1, column: 1, message: (0,error_catalog/* renderError */.v)(error).replace(/\s*\n\s*/g, ' ') }] };
    }
}
async function checkPlan(file, { bytes, folder }, host) {
    const parsed = (0,load_plan/* checkPlanBytes */.hx)(file.path, bytes);
    if (parsed.kind === 'invalid')
        return { ...file, plan: undefined, warnings: [], problems: parsed.problems };
    const { plan } = parsed;
    const config = await (0,load_config/* findValidConfigBeside */.uG)(folder);
    const { files, uncommitted, unseen = [], unwritten = [], } = (await readRepository(plan, folder, host)) ?? (await readRepository(plan, '.', host)) ?? {};
    const { impossible, warnings } = await (0,lint_on_machine/* lintOnMachine */.E)(plan, { files, verifyIn: config?.verify_in }, host);
    const problems = (0,locate_impossible/* locateImpossible */.aP)([...impossible, ...unseen], { plan, text: Buffer.from(bytes).toString('utf8') });
    const texts = uncommitted === undefined ? [] : (0,describe_uncommitted/* describeUncommitted */.J)(uncommitted, { plan, planPath: undefined }).ofPlan;
    const omitted = texts.map((message) => ({ checkpointId: undefined, message }));
    return { ...file, plan, problems, warnings: [...warnings, ...unwritten, ...omitted] };
}
/** Reads what is committed in the repository of a folder, and what is not; undefined where there is none, no commit, or no git. */
async function readRepository(plan, folder, host) {
    try {
        return await (0,with_git/* withGit */.z)(host, async (opened) => {
            const found = await (0,find_git_dir/* findGitDir */.rR)(opened, folder);
            if (found === undefined)
                return undefined;
            const git = opened.at({ gitDir: found.gitDir });
            const head = await (0,rev_parse/* findCommit */.fq)(git, 'HEAD');
            if (head === undefined)
                return undefined;
            const uncommitted = await (0,describe_uncommitted/* findUncommitted */.p)(opened, folder);
            const unseen = await (0,locate_uncommitted_tests/* locateUncommittedTests */.p)(plan, {
                ...{ git, commit: head },
                findUncommitted: async () => uncommitted,
            });
            const files = await (0,read_repository_files/* readRepositoryFiles */.q)(git, head);
            const unwritten = unseen.length > 0 ? [] : await warnOfUnwrittenTests(plan, { git, commit: head, ...files });
            return { files, uncommitted, unseen, unwritten };
        });
    }
    catch (thrown) {
        // A plan can be checked without git, which says what is wrong with it in a run.
        if (thrown instanceof errors/* GroundhogError */.CX)
            return undefined;
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
        if (size > plan/* MAX_PLAN_BYTES */.di)
            break;
    }
    return Buffer.concat(chunks).subarray(0, plan/* MAX_PLAN_BYTES */.di + 1);
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
/* harmony import */ var _check_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54343);





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
        // A folder in the place of a configuration is what is wrong with that.
        if ((0,_check_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isConfigPath */ .Co)(path))
            return [path];
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

/***/ 71691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ warnOfSharedTasks)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32413);
/* harmony import */ var _domain_text_list_some_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13258);
/* harmony import */ var _domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39617);
/* harmony import */ var _compose_load_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56208);
/* harmony import */ var _check_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54343);
/* harmony import */ var _list_plans_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31624);







/** The files of a folder that are read beside plans; more are no folder of plans. */
const MAX_BESIDE = 200;
/** Adds a warning to each plan whose task is also that of another one: among the files, or beside it in its folder. */
async function warnOfSharedTasks(files) {
    const plans = files.filter(({ kind, path }) => kind === 'plan' && path !== _check_file_js__WEBPACK_IMPORTED_MODULE_3__/* .STDIN */ .TF).map(({ path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path));
    const beside = await Promise.all([...new Set(plans.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)))].map(_list_plans_js__WEBPACK_IMPORTED_MODULE_4__/* .listPlans */ .TC));
    const tasks = new Map();
    for (const path of new Set([...plans, ...beside.flat().slice(0, MAX_BESIDE)])) {
        const task = await findTask(path);
        if (task !== undefined)
            tasks.set(path, task);
    }
    return files.map((file) => {
        const task = tasks.get((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file.path));
        const others = [...tasks].filter(([path, other]) => other === task && path !== (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file.path));
        if (task === undefined || others.length === 0)
            return file;
        const names = (0,_domain_text_list_some_js__WEBPACK_IMPORTED_MODULE_5__/* .listSome */ .X)(others.map(([path]) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)('.', path)));
        const message = `its task ${(0,_domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(task)} is also that of ${names}, and a task has one plan: give this one another name in "task"`;
        return { ...file, warnings: [...file.warnings, { checkpointId: undefined, message }] };
    });
}
/** Finds the task that a plan names, or its file; undefined for a plan that is invalid or cannot be read. */
async function findTask(path) {
    try {
        const { plan } = await (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .loadPlan */ .Yq)(path);
        return (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .requireTaskId */ .Og)(undefined, plan, path);
    }
    catch (thrown) {
        if ((0,_domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_1__/* .toGroundhogError */ .z)(thrown).code === 'internal')
            throw thrown;
        return undefined;
    }
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

/***/ 38902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ describeUncommitted),
/* harmony export */   p: () => (/* binding */ findUncommitted)
/* harmony export */ });
/* harmony import */ var _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71028);
/* harmony import */ var _domain_paths_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66898);
/* harmony import */ var _domain_text_list_some_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13258);
/* harmony import */ var _domain_toolchain_named_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20861);
/* harmony import */ var _domain_toolchain_test_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66639);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72603);
/* harmony import */ var _git_path_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31150);
/* harmony import */ var _git_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28149);








/** Finds the files of a checkout whose state there is in no commit; none where there is no checkout. */
async function findUncommitted(git, repo) {
    const root = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_2__/* .findWorkTree */ .vE)(git, repo);
    if (root === undefined)
        return { root, changed: [], untracked: [] };
    const { gitDir } = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_2__/* .requireGitDir */ .dz)(git, repo);
    const { changed, untracked } = await (0,_git_status_js__WEBPACK_IMPORTED_MODULE_3__/* .readStatus */ .rk)(git.at({ gitDir, workTree: root }));
    return { root, changed: changed.map(_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .toReadablePath */ .ZR), untracked: untracked.map(_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .toReadablePath */ .ZR) };
}
const UNSEEN = 'not committed as they are in your checkout, so that neither agents nor criteria see them';
/** Describes the uncommitted files that a plan names, tests and what it protects, and other changed files. */
function describeUncommitted({ changed, untracked }, { plan, planPath }) {
    const names = (0,_domain_toolchain_named_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .listPlanPaths */ .US)(plan);
    const isProtected = (0,_domain_paths_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .compileGlobs */ .t)([
        ...(plan.protect ?? []),
        ...plan.checkpoints.flatMap(({ protect = [] }) => protect),
    ]);
    // The plan itself is read from the disk, and of the configuration there is a warning of its own.
    const all = [...changed, ...untracked].filter((path) => path !== planPath && path !== _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF).sort();
    const named = all.filter((path) => names.has(path));
    const rest = all.filter((path) => !names.has(path));
    const isDeciding = (path) => (0,_domain_toolchain_test_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isAmongTests */ .a)(path) || isProtected(path);
    const others = rest.filter((path) => !isDeciding(path) && changed.includes(path));
    const toText = (start, paths) => paths.length === 0 ? [] : [`${start} ${UNSEEN}: ${(0,_domain_text_list_some_js__WEBPACK_IMPORTED_MODULE_7__/* .listSome */ .X)(paths)}`];
    return {
        ofPlan: [
            ...toText('The plan names files that are', named),
            ...toText('Tests and protected files are', rest.filter(isDeciding)),
        ],
        ofOthers: toText('Files are', others),
    };
}


/***/ }),

/***/ 20992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ lintOnMachine)
/* harmony export */ });
/* harmony import */ var _domain_plan_lint_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34408);
/* harmony import */ var _domain_toolchain_lint_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79143);
/* harmony import */ var _domain_toolchain_lint_contradictions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70175);
/* harmony import */ var _domain_toolchain_lint_in_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93218);
/* harmony import */ var _domain_toolchain_lint_open_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14146);
/* harmony import */ var _exec_programs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42959);






// Why: docs/decisions/0167-likely-faults-are-warned-of.md
/** Checks a plan by itself, against the files of its base, and against the programs of this machine. */
async function lintOnMachine(plan, { files, verifyIn }, { programs }) {
    const { impossible, warnings } = files === undefined ? { impossible: [], warnings: [] } : (0,_domain_toolchain_lint_in_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .lintInRepository */ .T)(plan, files);
    const found = new Set();
    for (const name of (0,_domain_toolchain_lint_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .listPrograms */ .eG)(plan))
        if ((await (0,_exec_programs_js__WEBPACK_IMPORTED_MODULE_5__/* .findOnPath */ .aY)(name, programs.path)) !== undefined)
            found.add(name);
    return {
        impossible,
        warnings: [
            ...(0,_domain_plan_lint_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .lintPlan */ .F)(plan, verifyIn),
            ...(0,_domain_toolchain_lint_open_files_js__WEBPACK_IMPORTED_MODULE_4__/* .warnOfOpenFiles */ .X)(plan, files),
            ...(files === undefined ? [] : (0,_domain_toolchain_lint_contradictions_js__WEBPACK_IMPORTED_MODULE_2__/* .warnOfContradictions */ .Cl)(plan, files)),
            ...warnings,
            ...(0,_domain_toolchain_lint_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .warnOfPrograms */ .PB)(plan, found),
        ],
    };
}


/***/ }),

/***/ 30712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ locateUncommittedTests)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/paths/path-policy.js
var path_policy = __webpack_require__(40898);
// EXTERNAL MODULE: ./domain/tests/source-name.js
var source_name = __webpack_require__(38568);
// EXTERNAL MODULE: ./domain/yaml/file-problem.js
var file_problem = __webpack_require__(39617);
;// CONCATENATED MODULE: ./domain/baseline/uncommitted-tests.js



/** Finds the demanded tests that files have elsewhere and not in the commit that a task works from, where no attempt up to the checkpoint may change those. */
function findUncommittedTests(plan, files) {
    const isProtected = plan.checkpoints.map(({ protect = [] }) => (0,path_policy/* toProtection */.dp)({ globs: [...(plan.protect ?? []), ...protect], planPath: undefined }));
    return plan.checkpoints.flatMap(({ success_criteria: criteria }, checkpoint) => {
        const closed = files.filter(({ path }) => isProtected.slice(0, checkpoint + 1).every((test) => test(path)));
        return criteria.flatMap((each, criterion) => {
            const patterns = each.kind === 'tests' ? (each.must_pass ?? []) : [];
            return patterns.flatMap((pattern) => {
                const start = (0,source_name/* toSourceStart */.pF)(pattern);
                const name = start ?? (0,source_name/* toSourceName */.a9)(pattern);
                const isStart = start !== undefined;
                const found = closed.find((file) => name !== undefined && isOnlyOnDisk({ name, isStart }, file));
                if (name === undefined || found === undefined)
                    return [];
                return [{ checkpoint, criterion, name, isStart, message: describeDemanded(pattern, found) }];
            });
        });
    });
}
function describeDemanded(pattern, { path, isAtBase = false }) {
    const [where, fix] = isAtBase ? ['at the base by now', ''] : ['in your checkout', ': commit it'];
    return `"must_pass" demands ${(0,file_problem/* quote */.hD)(pattern)}, which ${(0,file_problem/* quote */.hD)(path)} has ${where} and not in the commit that the task works from, and no attempt may change that file${fix}`;
}
function isOnlyOnDisk({ name, isStart }, { onDisk, committed }) {
    const word = new RegExp(`(?<!\\w)${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${isStart ? '' : '(?!\\w)'}`);
    return word.test(onDisk) && !word.test(committed);
}

// EXTERNAL MODULE: ./domain/toolchain/test-files.js
var test_files = __webpack_require__(66639);
// EXTERNAL MODULE: ./exec/files/read-beginning.js
var read_beginning = __webpack_require__(83604);
// EXTERNAL MODULE: ./git/diff-tree.js
var diff_tree = __webpack_require__(80045);
// EXTERNAL MODULE: ./git/grep.js
var grep = __webpack_require__(615);
// EXTERNAL MODULE: ./git/path-bytes.js
var path_bytes = __webpack_require__(31150);
// EXTERNAL MODULE: ./store/read-file-at.js
var read_file_at = __webpack_require__(11665);
;// CONCATENATED MODULE: ./entry/planning/locate-uncommitted-tests.js








const MAX_FILES = 50;
const MAX_BYTES = 256 * 1024;
/**
 * Finds the demanded tests that only uncommitted files have, or files at the base by now, and that no file of tests in the
 * commit names.
 */
async function locateUncommittedTests(plan, { git, commit, findUncommitted, tip }) {
    const criteria = plan.checkpoints.flatMap(({ success_criteria }) => success_criteria);
    if (!criteria.some((each) => each.kind === 'tests' && each.must_pass !== undefined))
        return [];
    const files = [
        ...(await readUncommitted(git, commit, await findUncommitted())),
        ...(tip === undefined ? [] : await readLater(git, commit, tip)),
    ];
    const found = [];
    for (const each of findUncommittedTests(plan, files)) {
        // Another file may have a test of the same name. Where git cannot tell, the run does.
        const others = await (0,grep/* listFilesWith */.M)(git, { commit, isWord: !each.isStart }, each.name).catch(() => undefined);
        if (others?.some(test_files/* isAmongTests */.a) === false)
            found.push(each);
    }
    return found;
}
async function readUncommitted(git, commit, { root, changed, untracked }) {
    if (root === undefined)
        return [];
    const paths = [...changed, ...untracked].filter(test_files/* isAmongTests */.a).slice(0, MAX_FILES);
    return Promise.all(paths.map(async (path) => {
        const onDisk = await (0,read_beginning/* readBeginning */.i)((0,external_node_path_.join)(root, path), MAX_BYTES).catch(() => undefined);
        return { path, onDisk: toText(onDisk), committed: toText(await (0,read_file_at/* readFileOf */.mH)(git, commit, path)) };
    }));
}
/** Reads the files of tests that a task and the tip of its base have otherwise; none where git lacks one of the two. */
async function readLater(git, commit, tip) {
    const differences = await (0,diff_tree/* diffTrees */.j)(git, commit, tip).catch(() => []);
    const paths = differences.map(({ path }) => (0,path_bytes/* toReadablePath */.ZR)(path)).filter(test_files/* isAmongTests */.a);
    return Promise.all(paths.slice(0, MAX_FILES).map(async (path) => {
        const [onDisk, committed] = [await (0,read_file_at/* readFileOf */.mH)(git, tip, path), await (0,read_file_at/* readFileOf */.mH)(git, commit, path)];
        return { path, onDisk: toText(onDisk), committed: toText(committed), isAtBase: true };
    }));
}
function toText(bytes) {
    return bytes === undefined ? '' : Buffer.from(bytes).toString('utf8');
}


/***/ }),

/***/ 83969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   BD: () => (/* binding */ formatCost),
/* harmony export */   Ej: () => (/* binding */ formatTotal),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   r4: () => (/* binding */ formatInstant),
/* harmony export */   yk: () => (/* binding */ formatPlural)
/* harmony export */ });
/* harmony import */ var _domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66483);

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
/** Formats the time in which a run was at work on an attempt; "–" while it is unknown. */
function formatTime(attempt) {
    const durationMs = (0,_domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .toDurationMs */ .iS)(attempt);
    return durationMs === undefined ? '–' : formatDuration(durationMs);
}
/** Formats the total time of attempts; "–" while none has ended. */
function formatTotal(attempts) {
    const known = attempts.flatMap((attempt) => (0,_domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .toDurationMs */ .iS)(attempt) ?? []);
    return known.length === 0 ? '–' : formatDuration(known.reduce((sum, ms) => sum + ms, 0));
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
