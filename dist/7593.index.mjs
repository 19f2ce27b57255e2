export const id = 7593;
export const ids = [7593];
export const modules = {

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
/* harmony export */   Co: () => (/* binding */ isConfigPath),
/* harmony export */   TF: () => (/* binding */ STDIN),
/* harmony export */   vH: () => (/* binding */ checkFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _domain_config_parse_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30769);
/* harmony import */ var _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71028);
/* harmony import */ var _domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22533);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14902);
/* harmony import */ var _domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32413);
/* harmony import */ var _domain_plan_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6526);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72603);
/* harmony import */ var _git_rev_parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12140);
/* harmony import */ var _store_read_repository_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(90799);
/* harmony import */ var _compose_load_plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56208);
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24850);
/* harmony import */ var _planning_describe_uncommitted_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(38902);
/* harmony import */ var _planning_lint_on_machine_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(20992);
/* harmony import */ var _planning_locate_impossible_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(56161);
/* harmony import */ var _planning_locate_uncommitted_tests_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(30712);
/* harmony import */ var _settings_load_config_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(68008);

















/** The name by which standard input is asked for. */
const STDIN = '-';
/** Returns whether a path names the configuration of a repository. */
function isConfigPath(path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path).endsWith(`/${_domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_PATH */ .tF}`);
}
/**
 * Checks a plan, or a configuration, which is known by its path. A plan in a repository is also checked against the commit
 * that is checked out. Never rejects for what is in the file, or that there is none.
 */
async function checkFile(path, host) {
    const kind = isConfigPath(path) ? 'configuration' : 'plan';
    const file = { path: path === STDIN ? '<stdin>' : path, kind, plan: undefined, warnings: [] };
    const fault = kind === 'configuration' ? (0,_settings_load_config_js__WEBPACK_IMPORTED_MODULE_16__/* .findConfigFault */ .Yv)(path) : undefined;
    if (fault !== undefined)
        return { ...file, problems: [{ line: 1, column: 1, message: fault }] };
    try {
        const bytes = path === STDIN ? await readInput() : await (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .readPlanBytes */ .NI)(path);
        if (kind === 'plan')
            return await checkPlan(file, { bytes, folder: path === STDIN ? '.' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) }, host);
        const parsed = (0,_domain_config_parse_config_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o)(Buffer.from(bytes.subarray(0, _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_CONFIG_BYTES */ .GW + 1)).toString('utf8'));
        return { ...file, problems: parsed.kind === 'ok' ? [] : parsed.problems };
    }
    catch (thrown) {
        const error = (0,_domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_5__/* .toGroundhogError */ .z)(thrown);
        if (error.code === 'internal')
            throw thrown;
        return { ...file, problems: [{ line: 1, column: 1, message: (0,_domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_3__/* .renderError */ .v)(error).replace(/\s*\n\s*/g, ' ') }] };
    }
}
async function checkPlan(file, { bytes, folder }, host) {
    const parsed = (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .checkPlanBytes */ .hx)(file.path, bytes);
    if (parsed.kind === 'invalid')
        return { ...file, plan: undefined, warnings: [], problems: parsed.problems };
    const { plan } = parsed;
    const config = await (0,_settings_load_config_js__WEBPACK_IMPORTED_MODULE_16__/* .findValidConfigBeside */ .uG)(folder);
    const { files, uncommitted, unseen = [] } = (await readRepository(plan, folder, host)) ?? {};
    const { impossible, warnings } = await (0,_planning_lint_on_machine_js__WEBPACK_IMPORTED_MODULE_13__/* .lintOnMachine */ .E)(plan, { files, verifyIn: config?.verify_in }, host);
    const problems = (0,_planning_locate_impossible_js__WEBPACK_IMPORTED_MODULE_14__/* .locateImpossible */ .aP)([...impossible, ...unseen], { plan, text: Buffer.from(bytes).toString('utf8') });
    const texts = uncommitted === undefined ? [] : (0,_planning_describe_uncommitted_js__WEBPACK_IMPORTED_MODULE_12__/* .describeUncommitted */ .J)(uncommitted, { plan, planPath: undefined }).ofPlan;
    const omitted = texts.map((message) => ({ checkpointId: undefined, message }));
    return { ...file, plan, problems, warnings: [...warnings, ...omitted] };
}
/** Reads what is committed in the repository of a folder, and what is not; undefined where there is none, no commit, or no git. */
async function readRepository(plan, folder, host) {
    try {
        return await (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_11__/* .withGit */ .z)(host, async (opened) => {
            const found = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_7__/* .findGitDir */ .rR)(opened, folder);
            if (found === undefined)
                return undefined;
            const git = opened.at({ gitDir: found.gitDir });
            const head = await (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .findCommit */ .fq)(git, 'HEAD');
            if (head === undefined)
                return undefined;
            const uncommitted = await (0,_planning_describe_uncommitted_js__WEBPACK_IMPORTED_MODULE_12__/* .findUncommitted */ .p)(opened, folder);
            const unseen = await (0,_planning_locate_uncommitted_tests_js__WEBPACK_IMPORTED_MODULE_15__/* .locateUncommittedTests */ .p)(plan, {
                ...{ git, commit: head },
                findUncommitted: async () => uncommitted,
            });
            return { files: await (0,_store_read_repository_files_js__WEBPACK_IMPORTED_MODULE_9__/* .readRepositoryFiles */ .q)(git, head), uncommitted, unseen };
        });
    }
    catch (thrown) {
        // A plan can be checked without git, which says what is wrong with it in a run.
        if (thrown instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GroundhogError */ .CX)
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
/* harmony import */ var _check_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97436);





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



/** Finds the demanded tests that only uncommitted files have, where no attempt up to the checkpoint may change those. */
function findUncommittedTests(plan, files) {
    const isProtected = plan.checkpoints.map(({ protect = [] }) => (0,path_policy/* toProtection */.dp)({ globs: [...(plan.protect ?? []), ...protect], planPath: undefined }));
    return plan.checkpoints.flatMap(({ success_criteria: criteria }, checkpoint) => {
        const closed = files.filter(({ path }) => isProtected.slice(0, checkpoint + 1).every((test) => test(path)));
        return criteria.flatMap((each, criterion) => {
            const patterns = each.kind === 'tests' ? (each.must_pass ?? []) : [];
            return patterns.flatMap((pattern) => {
                const name = (0,source_name/* toSourceName */.a9)(pattern);
                const found = closed.find((file) => name !== undefined && isOnlyOnDisk(name, file));
                if (name === undefined || found === undefined)
                    return [];
                const message = `"must_pass" demands ${(0,file_problem/* quote */.hD)(pattern)}, which ${(0,file_problem/* quote */.hD)(found.path)} has in your checkout and not in the commit that the task works from, and no attempt may change that file: commit it`;
                return [{ checkpoint, criterion, name, message }];
            });
        });
    });
}
function isOnlyOnDisk(name, { onDisk, committed }) {
    const word = new RegExp(`(?<!\\w)${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`);
    return word.test(onDisk) && !word.test(committed);
}

// EXTERNAL MODULE: ./domain/toolchain/test-files.js
var test_files = __webpack_require__(66639);
// EXTERNAL MODULE: ./exec/files/read-beginning.js
var read_beginning = __webpack_require__(83604);
// EXTERNAL MODULE: ./git/grep.js
var grep = __webpack_require__(615);
// EXTERNAL MODULE: ./store/read-file-at.js
var read_file_at = __webpack_require__(11665);
;// CONCATENATED MODULE: ./entry/planning/locate-uncommitted-tests.js






const MAX_FILES = 50;
const MAX_BYTES = 256 * 1024;
/** Finds the demanded tests that only uncommitted files have, and that no file of tests in the commit names. */
async function locateUncommittedTests(plan, { git, commit, findUncommitted }) {
    const criteria = plan.checkpoints.flatMap(({ success_criteria }) => success_criteria);
    if (!criteria.some((each) => each.kind === 'tests' && each.must_pass !== undefined))
        return [];
    const { root, changed, untracked } = await findUncommitted();
    if (root === undefined)
        return [];
    const paths = [...changed, ...untracked].filter(test_files/* isAmongTests */.a).slice(0, MAX_FILES);
    const files = await Promise.all(paths.map(async (path) => {
        const onDisk = await (0,read_beginning/* readBeginning */.i)((0,external_node_path_.join)(root, path), MAX_BYTES).catch(() => undefined);
        return { path, onDisk: toText(onDisk), committed: toText(await (0,read_file_at/* readFileOf */.mH)(git, commit, path)) };
    }));
    const found = [];
    for (const each of findUncommittedTests(plan, files)) {
        // Another file may have a test of the same name. Where git cannot tell, the run does.
        const others = await (0,grep/* listFilesWith */.M)(git, commit, each.name).catch(() => undefined);
        if (others?.some(test_files/* isAmongTests */.a) === false)
            found.push(each);
    }
    return found;
}
function toText(bytes) {
    return bytes === undefined ? '' : Buffer.from(bytes).toString('utf8');
}


/***/ }),

/***/ 65684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ listFlaggedIndex),
/* harmony export */   VH: () => (/* binding */ listIndex),
/* harmony export */   jk: () => (/* binding */ listIgnoredEntries),
/* harmony export */   rZ: () => (/* binding */ listIgnored)
/* harmony export */ });
/* harmony import */ var _path_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31150);

/** Lists all entries of the index, see git-ls-files(1). */
async function listIndex(git) {
    const { stdout } = await git.bytes(['ls-files', '--stage', '-t', '-z']);
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(stdout).map((record) => {
        const tab = record.indexOf('\t');
        // "<tag> <mode> <id> <stage>"
        return {
            mode: record.slice(2, 8),
            id: record.slice(9, tab - 2),
            path: record.slice(tab + 1),
            isSkipped: record[0] === 'S',
        };
    });
}
/** Lists all entries of the index with their flags. */
async function listFlaggedIndex(git) {
    const { stdout } = await git.bytes(['ls-files', '--stage', '-v', '-z']);
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(stdout).map((record) => {
        const tab = record.indexOf('\t');
        const [flag = '', mode = '', id = '', stage = ''] = record.slice(0, tab).split(' ');
        return { flag, mode, id, stage, path: record.slice(tab + 1) };
    });
}
/** Lists entries of the index that the current ignore rules would keep out of it. */
async function listIgnoredEntries(git) {
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)((await git.bytes(['ls-files', '--cached', '--ignored', '--exclude-standard', '-z'])).stdout);
}
/** Lists ignored paths on disk; a folder that is ignored as a whole is one entry that ends with "/". */
async function listIgnored(git) {
    const { stdout } = await git.bytes(['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z']);
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(stdout);
}


/***/ }),

/***/ 28149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rk: () => (/* binding */ readStatus),
/* harmony export */   xL: () => (/* binding */ readTrackedStatus),
/* harmony export */   y$: () => (/* binding */ readFullStatus)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _git_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62324);
/* harmony import */ var _ls_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65684);
/* harmony import */ var _path_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31150);




/** Compares work tree and index, without a write. Never enters submodules: their configuration is untrusted. */
async function readStatus(git) {
    const { changed, untracked, unreadable } = await readFullStatus(git);
    return { changed, untracked, unreadable };
}
/** Compares the work tree with the index and reads HEAD, see Porcelain Format Version 2 in git-status(1). */
async function readFullStatus(git) {
    return runStatus(git, 'all');
}
/** Compares the tracked files with the index, as `readFullStatus` does. Untracked files are not searched for. */
async function readTrackedStatus(git) {
    return runStatus(git, 'no');
}
async function runStatus(git, untrackedFiles) {
    const flags = ['--porcelain=v2', '--branch', '--no-ahead-behind', '-z', '--no-renames', '--ignore-submodules=all'];
    const show = `status.showUntrackedFiles=${untrackedFiles}`;
    const args = ['-c', show, 'status', `--untracked-files=${untrackedFiles}`, ...flags];
    const { stdout, stderr } = await git.bytes(args);
    const changed = [];
    const untracked = [];
    const indexed = new Map();
    const head = new Map();
    for (const record of (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)(stdout)) {
        if (record.startsWith('? '))
            untracked.push(record.slice(2));
        else if (record.startsWith('1 ') && record[3] !== '.') {
            const [, , , , mode = '', , , id = ''] = record.split(' ', 8);
            const path = fieldAfter(record, 8);
            changed.push(path);
            indexed.set(path, { mode, id });
        }
        else if (record.startsWith('u '))
            changed.push(fieldAfter(record, 10));
        else if (record.startsWith('# '))
            head.set(record.slice(2, record.indexOf(' ', 2)), fieldAfter(record, 2));
    }
    if ((0,_git_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUnreachable */ .pZ)(stderr)) {
        for (const { path, mode, id } of await findBehindLinks(git)) {
            if (!indexed.has(path))
                changed.push(path);
            indexed.set(path, { mode, id });
        }
    }
    const [branch, commit] = [head.get('branch.head'), head.get('branch.oid')];
    return {
        changed,
        untracked,
        unreadable: (0,_git_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .findUnreadable */ .FY)(stderr),
        indexed,
        branch: branch === '(detached)' ? undefined : branch,
        commit: commit === '(initial)' ? undefined : commit,
    };
}
/** Returns the rest of a record after its first `count` fields, which end with spaces. */
function fieldAfter(record, count) {
    let at = 0;
    for (let field = 0; field < count; field += 1)
        at = record.indexOf(' ', at) + 1;
    return record.slice(at);
}
/**
 * Finds the tracked files that are gone because a link replaced a folder above them. git-status(1) lists them as
 * deleted only when it can follow the link; it omits them when the link leads to itself or to where nobody may enter.
 */
async function findBehindLinks(git) {
    const { workTree } = git.location;
    if (workTree === undefined)
        return [];
    const known = new Map();
    const isBehindLink = (path) => {
        const slash = path.lastIndexOf('/');
        if (slash < 0)
            return false;
        const folder = path.slice(0, slash);
        const isBehind = known.get(folder) ?? (isBehindLink(folder) || isLink((0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .toDiskPath */ .el)(workTree, folder)));
        known.set(folder, isBehind);
        return isBehind;
    };
    return (await (0,_ls_files_js__WEBPACK_IMPORTED_MODULE_3__/* .listIndex */ .VH)(git)).filter(({ path, isSkipped }) => !isSkipped && isBehindLink(path));
}
function isLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    }
    catch {
        // The folder above may not be entered, or is a file: this is no link.
        return false;
    }
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
