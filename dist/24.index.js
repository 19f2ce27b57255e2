export const id = 24;
export const ids = [24];
export const modules = {

/***/ 16024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   snapshotCommand: () => (/* binding */ snapshotCommand)
/* harmony export */ });
/* harmony import */ var _domain_attempt_verb_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92338);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _workspace_named_snapshots_snapshot_verbs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8033);
/* harmony import */ var _workspace_named_snapshots_user_snapshots_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59153);
/* harmony import */ var _compose_compose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96734);
/* harmony import */ var _compose_find_excludes_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50559);
/* harmony import */ var _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38936);
/* harmony import */ var _to_exit_code_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23794);
/* harmony import */ var _verb_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16589);









/** Creates, lists, compares, restores or deletes snapshots: of the user's checkout, or of the attempt it is called in. */
function snapshotCommand({ verb, payload, repo, json }, io) {
    const { host, console } = io;
    const commandName = verb.replace('_', ' ');
    return (0,_to_exit_code_js__WEBPACK_IMPORTED_MODULE_7__/* .toExitCode */ .t)(io, commandName, async () => {
        if (host.env.GROUNDHOG_SOCKET !== undefined && repo === undefined)
            return (0,_verb_js__WEBPACK_IMPORTED_MODULE_8__/* .verbCommand */ .h)({ name: verb, payload, json: undefined, wantsData: json }, io);
        const parsed = (0,_domain_attempt_verb_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSnapshotCall */ .QT)(verb, payload);
        if ('problem' in parsed) {
            const help = `groundhog ${commandName} --help`;
            throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('snapshot_refused', { reason: describeProblem(parsed.problem), help });
        }
        const reply = await (0,_compose_compose_js__WEBPACK_IMPORTED_MODULE_4__/* .withGit */ .z)(host, async (git) => {
            const excludes = (0,_compose_find_excludes_files_js__WEBPACK_IMPORTED_MODULE_5__/* .findExcludesFiles */ .y)(host.env);
            const options = { folder: repo ?? '.', excludes, init: verb === 'snapshot_create', now: _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_6__/* .systemClock */ .ml.now };
            return (0,_workspace_named_snapshots_snapshot_verbs_js__WEBPACK_IMPORTED_MODULE_2__/* .runSnapshotCall */ .c)(await (0,_workspace_named_snapshots_user_snapshots_js__WEBPACK_IMPORTED_MODULE_3__/* .openUserSnapshots */ .n)(git, options), parsed.call);
        });
        console.out(`${json ? JSON.stringify(reply.data, undefined, 2) : reply.text}\n`);
        return 0;
    });
}
function describeProblem({ issues, }) {
    return issues
        .map(({ path, message }) => `--${path.map(String).join('-').replaceAll('_', '-')}: ${message}`)
        .join('; ');
}


/***/ }),

/***/ 50559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ findExcludesFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** Lists the files in which git looks for the user's ignore rules: gitignore(5), and git-config(1) under FILES. */
function findExcludesFiles(env) {
    const home = env.HOME ?? '/nonexistent';
    const xdgHome = env.XDG_CONFIG_HOME;
    const xdg = xdgHome !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(xdgHome) ? xdgHome : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, '.config');
    const userConfig = env.GIT_CONFIG_GLOBAL;
    return {
        home,
        fallback: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(xdg, 'git', 'ignore'),
        configFiles: [
            ...(env.GIT_CONFIG_NOSYSTEM === undefined ? [env.GIT_CONFIG_SYSTEM ?? '/etc/gitconfig'] : []),
            ...(userConfig === undefined ? [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(xdg, 'git', 'config'), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, '.gitconfig')] : [userConfig]),
        ],
    };
}


/***/ }),

/***/ 59153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ openUserSnapshots)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14902);
/* harmony import */ var _domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60085);
/* harmony import */ var _exec_folder_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66229);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72603);
/* harmony import */ var _git_init_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41581);
/* harmony import */ var _in_place_copy_excludes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19739);
/* harmony import */ var _snapshot_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85876);









/**
 * Opens the snapshots of a user's checkout, linked worktrees included. Our index and configuration for them are in its
 * git directory; its own and its attributes are not used, so that none of its filters, hooks and monitors run.
 */
async function openUserSnapshots(git, options) {
    const { folder, excludes, now } = options;
    const known = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_5__/* .findGitDir */ .rR)(git, folder);
    if (known === undefined && options.init)
        await initRepository(git, options);
    const found = known ?? (await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_5__/* .requireGitDir */ .dz)(git, folder));
    const root = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_5__/* .findWorkTree */ .vE)(git, folder);
    if (root === undefined)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('no_files_here', { path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder) });
    await requireOrdinary(root, excludes.home);
    const objectDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(found.commonDir, 'objects');
    await (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_4__/* .requireWritable */ .ik)([found.gitDir, objectDir]);
    const userGit = git.at({ gitDir: found.gitDir, workTree: root });
    const shadowDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(found.gitDir, 'groundhog', 'snapshots.git');
    await initShadow(userGit, shadowDir);
    await (0,_in_place_copy_excludes_js__WEBPACK_IMPORTED_MODULE_7__/* .copyExcludes */ .D)(userGit, { found, target: shadowDir, excludes });
    const shadow = { gitDir: shadowDir, workTree: root, indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shadowDir, 'index'), objectDir };
    return {
        root,
        refs: git.at({ gitDir: found.gitDir }),
        git: git.at(shadow),
        tracked: userGit,
        namespace: _domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .SNAPSHOT_NAMESPACE */ .DZ,
        now,
        ...(known === undefined ? { madeRepository: root } : {}),
    };
}
async function initRepository(git, { folder, excludes }) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(root).catch(() => undefined))?.isDirectory() !== true)
        return;
    await requireOrdinary(root, excludes.home);
    await git.discover(root, ['init', '--quiet', '--template=', '--initial-branch=main']);
}
/** Throws for the home folder and those above it: a snapshot of them would hold far more than was meant. */
async function requireOrdinary(root, home) {
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root);
    const realHome = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(home).catch(() => home);
    const isAbove = real === node_path__WEBPACK_IMPORTED_MODULE_1__.sep || realHome === real || realHome.startsWith(`${real}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
    if (isAbove)
        throw (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseSnapshot */ .D3)(`no snapshots are made of "${root}": it is the home folder, or above it`);
}
async function initShadow(userGit, shadowDir) {
    const isMade = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shadowDir, 'info', 'attributes')).then((found) => found.size > 0, () => false);
    if (isMade)
        return;
    const format = (await userGit.text(['rev-parse', '--show-object-format'])).stdout.trim();
    const shadow = userGit.at({ gitDir: shadowDir });
    await (0,_git_init_js__WEBPACK_IMPORTED_MODULE_6__/* .initBare */ .d)(shadow, { objectFormat: format === 'sha256' ? 'sha256' : 'sha1', borrowFrom: [] });
}


/***/ })

};
