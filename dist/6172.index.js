export const id = 6172;
export const ids = [6172];
export const modules = {

/***/ 50566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ labelCriterion),
/* harmony export */   N: () => (/* binding */ describeCriterion)
/* harmony export */ });
/* harmony import */ var _assert_never_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71996);
/* harmony import */ var _text_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36689);


/** Renders the demand of a criterion without its kind: untrusted text of the plan. */
function describeCriterion(criterion) {
    switch (criterion.kind) {
        case 'command':
            return criterion.expect_exit === 0
                ? criterion.command
                : `${criterion.command} (expects exit ${criterion.expect_exit})`;
        case 'tests':
            return describeTests(criterion);
        case 'file_exists':
        case 'file_absent':
            return criterion.path;
        case 'file_contains':
            return `${criterion.path}: ${criterion.pattern}`;
        case 'changes_within':
            return criterion.paths.join(', ');
        case 'github_check':
            return criterion.name;
        case 'semantic':
            return criterion.statement;
        default:
            return (0,_assert_never_js__WEBPACK_IMPORTED_MODULE_1__/* .assertNever */ .x)(criterion);
    }
}
const MAX_LABEL_CHARACTERS = 160;
/** Renders a criterion on one line of bounded length: its kind and its condition. */
function labelCriterion(criterion) {
    const characters = [...(0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(describeCriterion(criterion))];
    const isShort = characters.length <= MAX_LABEL_CHARACTERS;
    const line = isShort ? characters.join('') : `${characters.slice(0, MAX_LABEL_CHARACTERS - 1).join('')}…`;
    return `${criterion.kind} criterion: ${line}`;
}
function describeTests({ command, report, must_pass, regressions }) {
    const demands = [
        `report ${report}`,
        ...(must_pass === undefined ? [] : [`must pass: ${must_pass.join(', ')}`]),
        ...(regressions === 'none' ? [] : [`regressions: ${regressions}`]),
    ];
    return `${command} (${demands.join('; ')})`;
}


/***/ }),

/***/ 97436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ STDIN),
/* harmony export */   v: () => (/* binding */ checkFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _domain_config_parse_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30769);
/* harmony import */ var _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71028);
/* harmony import */ var _domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95182);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14902);
/* harmony import */ var _domain_plan_lint_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39967);
/* harmony import */ var _domain_plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15478);
/* harmony import */ var _domain_plan_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6526);
/* harmony import */ var _domain_toolchain_lint_in_repository_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73091);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72603);
/* harmony import */ var _git_rev_parse_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12140);
/* harmony import */ var _store_read_repository_files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(90799);
/* harmony import */ var _compose_load_plan_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56208);
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(55903);
/* harmony import */ var _settings_load_config_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(68008);















/** The name by which standard input is asked for. */
const STDIN = '-';
/**
 * Checks a plan, or a configuration, which is known by its path. A plan in a repository is also checked against the commit
 * that is checked out. Never rejects for what is in the file, or that there is none.
 */
async function checkFile(path, host) {
    const kind = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path).endsWith(`/${_domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_PATH */ .tF}`) ? 'configuration' : 'plan';
    const file = { path: path === STDIN ? '<stdin>' : path, kind, plan: undefined, warnings: [] };
    try {
        const bytes = path === STDIN ? await readInput() : await (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .readPlanBytes */ .NI)(path);
        if (kind === 'plan')
            return await checkPlan(file, { bytes, folder: path === STDIN ? '.' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) }, host);
        const parsed = (0,_domain_config_parse_config_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o)(Buffer.from(bytes.subarray(0, _domain_config_run_config_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_CONFIG_BYTES */ .GW + 1)).toString('utf8'));
        return { ...file, problems: parsed.kind === 'ok' ? [] : parsed.problems };
    }
    catch (thrown) {
        if (!(thrown instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GroundhogError */ .CX))
            throw thrown;
        return { ...file, problems: [{ line: 1, column: 1, message: (0,_domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_3__/* .renderError */ .v)(thrown).replace(/\s*\n\s*/g, ' ') }] };
    }
}
async function checkPlan(file, { bytes, folder }, host) {
    const parsed = (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_11__/* .checkPlanBytes */ .hx)(file.path, bytes);
    if (parsed.kind === 'invalid')
        return { ...file, plan: undefined, warnings: [], problems: parsed.problems };
    const { plan } = parsed;
    const config = await (0,_settings_load_config_js__WEBPACK_IMPORTED_MODULE_13__/* .findConfigBeside */ .oA)(folder);
    const { impossible, warnings } = await findInRepository(plan, folder, host);
    const findLine = (0,_domain_plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .locateCriteria */ .C)(Buffer.from(bytes).toString('utf8'));
    const problems = impossible.map(({ checkpoint, criterion, message }) => ({
        line: findLine(checkpoint, criterion),
        column: 1,
        message: `checkpoint "${plan.checkpoints[checkpoint]?.id}", criterion ${criterion + 1}: ${message}`,
    }));
    return { ...file, plan, problems, warnings: [...(0,_domain_plan_lint_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .lintPlan */ .F)(plan, config?.verify_in), ...warnings] };
}
/** Checks a plan in the repository of a folder; nothing is found where there is none, no commit, or no git. */
async function findInRepository(plan, folder, host) {
    const nothing = { impossible: [], warnings: [] };
    try {
        return await (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_12__/* .withGit */ .z)(host, async (opened) => {
            const found = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_9__/* .findGitDir */ .rR)(opened, folder);
            if (found === undefined)
                return nothing;
            const git = opened.at({ gitDir: found.gitDir });
            const head = await (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_10__/* .findCommit */ .fq)(git, 'HEAD');
            return head === undefined ? nothing : (0,_domain_toolchain_lint_in_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .lintInRepository */ .T)(plan, await (0,_store_read_repository_files_js__WEBPACK_IMPORTED_MODULE_14__/* .readRepositoryFiles */ .q)(git, head));
        });
    }
    catch (thrown) {
        // A plan can be checked without git, which says what is wrong with it in a run.
        if (thrown instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GroundhogError */ .CX)
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
        if (size > _domain_plan_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_PLAN_BYTES */ .di)
            break;
    }
    return Buffer.concat(chunks).subarray(0, _domain_plan_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_PLAN_BYTES */ .di + 1);
}


/***/ }),

/***/ 18635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctorCommand: () => (/* binding */ doctorCommand)
});

// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
// EXTERNAL MODULE: ./report/terminal/marks.js
var marks = __webpack_require__(4258);
;// CONCATENATED MODULE: ./report/terminal/doctor-text.js


const doctor_text_marks = { fine: 'done', missing: 'failed', optional: 'waiting' };
/** Renders findings, one line each, and the fix of each that needs one. */
function renderFindings(findings, style) {
    const width = Math.max(...findings.map(({ name }) => name.length));
    const lines = findings.flatMap(({ name, state, detail, fix }) => [
        `${(0,marks/* renderMark */.oh)(doctor_text_marks[state], style)} ${name.padEnd(width)}  ${(0,safe_text/* toShortLine */.wb)(detail, 300)}`,
        ...(fix === undefined ? [] : [`    ${(0,safe_text/* toShortLine */.wb)(fix, 300)}`]),
    ]);
    return `${lines.join('\n')}\n`;
}

// EXTERNAL MODULE: ./domain/decisions/judge-self-test.js
var judge_self_test = __webpack_require__(14858);
;// CONCATENATED MODULE: ./report/terminal/isolation-report.js

const WORDS = { reached: 'yes', blocked: 'no', absent: '-' };
/** The width of a column. */
const GAP = 10;
const WIDTH = Math.max(...Object.values({ ...judge_self_test/* attackTitles */.aZ, ...judge_self_test/* needTitles */.GB }).map((title) => title.length)) + 2;
/** Renders the isolation of a machine for a terminal. */
function renderIsolationReport({ means, problems, remedy, tested }) {
    const verdict = problems.length === 0
        ? ['A job on this machine runs isolated.']
        : ['A job on this machine is refused:', ...problems.map((problem) => `  ${problem}`)];
    const lines = [
        `Sandboxes: ${means ?? 'none'}`,
        '',
        ...(tested === undefined ? [] : [...renderTable(tested), '']),
        ...verdict,
        ...(remedy === undefined ? [] : [`  ${remedy}`]),
    ];
    return `${lines.join('\n')}\n`;
}
function renderTable({ outside, zones }) {
    const columns = [...zones, { zone: 'outside', answers: outside }];
    const toRow = (title, cells) => `${title.padEnd(WIDTH + 2)}${cells.map((cell, at) => cell.padEnd(columns[at + 1] === undefined ? 0 : GAP)).join('')}`;
    const render = (titles, names) => names.map((name) => toRow(`  ${titles[name] ?? name}`, columns.map(({ answers }) => WORDS[outcomeOf(answers, name)])));
    const head = (text) => toRow(text, columns.map(({ zone }) => zone));
    return [
        ...[head('A program can'), ...render(judge_self_test/* attackTitles */.aZ, judge_self_test/* attacks */.kg)],
        ...['', head('A program must be able to'), ...render(judge_self_test/* needTitles */.GB, judge_self_test/* needs */.eN)],
        ...['', '"-" has nothing to try here, or is not tried without a sandbox.'],
        'The columns are the sandboxes of the agent, its setup and its criteria, and of the tools of the built-in agent.',
    ];
}
function isAttack(probe) {
    return probe in judge_self_test/* attackTitles */.aZ;
}
function outcomeOf(answers, probe) {
    return answers[probe]?.outcome ?? 'absent';
}
/** Renders the isolation of a machine, and other findings on it, as one JSON document, schema version 1. */
function renderIsolationReportJson({ means, problems, remedy, tested }, findings) {
    const probes = tested === undefined
        ? []
        : [...judge_self_test/* attacks */.kg, ...judge_self_test/* needs */.eN].map((probe) => ({
            probe,
            kind: isAttack(probe) ? 'attack' : 'need',
            outside: outcomeOf(tested.outside, probe),
            inside: Object.fromEntries(tested.zones.map(({ zone, answers }) => [zone, outcomeOf(answers, probe)])),
        }));
    const isolation = { works: problems.length === 0, means: means ?? null, problems, remedy: remedy ?? null, probes };
    return `${JSON.stringify({ schema_version: 1, isolation, findings }, undefined, 2)}\n`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./exec/child-env.js
var child_env = __webpack_require__(25108);
// EXTERNAL MODULE: ./exec/folder-access.js
var folder_access = __webpack_require__(66229);
// EXTERNAL MODULE: ./exec/process-mark.js
var process_mark = __webpack_require__(7551);
// EXTERNAL MODULE: ./sandbox/bubblewrap/launch-args.js + 2 modules
var launch_args = __webpack_require__(75175);
// EXTERNAL MODULE: ./entry/compose/open-isolation.js + 18 modules
var open_isolation = __webpack_require__(45979);
// EXTERNAL MODULE: ./entry/compose/run-folders.js
var run_folders = __webpack_require__(61649);
// EXTERNAL MODULE: ./entry/compose/signals.js + 1 modules
var signals = __webpack_require__(24774);
// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
// EXTERNAL MODULE: ./entry/compose/test-isolation.js + 5 modules
var test_isolation = __webpack_require__(97813);
;// CONCATENATED MODULE: ./entry/compose/inspect-isolation.js














const meansTexts = {
    user_namespace: 'with a user namespace',
    given_namespace: 'with a user namespace that sudo made',
    root: 'with the rights of root, by sudo',
    unshare: 'with the rights of root, without bubblewrap',
};
/** Finds out how programs are isolated on this machine, as a job would; installs nothing, and needs no repository. */
function inspectIsolation(host) {
    return (0,run_folders/* withRunFolders */.D)(host.tempDir, async (folders) => {
        try {
            const isolation = await (0,open_isolation/* openIsolation */.z)({
                settings: {
                    choice: 'sandbox',
                    // A host for the setup, so that its proxy is tried, too: a name that nobody has (RFC 6761).
                    networks: { setup: ['allowed.invalid'], agent: [], criteria: [] },
                    visiblePaths: [],
                    agentFiles: [],
                    agentHosts: [],
                },
                ...{ env: host.env, isJob: false, folders, clock: (0,system_clock/* openSystemClock */.Yu)(host.env), warn: () => undefined },
            });
            return await inspectSandboxes(isolation, host, folders);
        }
        catch (error) {
            return toReport(error);
        }
    });
}
function toReport(error) {
    if (!(error instanceof errors/* ConfigurationError */.j1))
        throw error;
    const { reason, remedy, problems } = error.data;
    const nothing = { means: undefined, tested: undefined };
    if (error.code === 'isolation_broken')
        return { ...nothing, problems: [`${problems}`], remedy: undefined };
    if (error.code !== 'isolation_missing')
        throw error;
    return { ...nothing, problems: [`${reason}.`], remedy: `${remedy}` };
}
async function inspectSandboxes(isolation, host, folders) {
    const { env } = host;
    const { runDir, workDir, verifyDir, binDir, deskParent: socketParent, owner } = folders;
    // In a run it holds the objects that programs may see.
    if (isolation.agentGit !== undefined)
        await (0,folder_access/* makeFolder */.fc)(isolation.agentGit.folder);
    const config = (0,external_node_path_.join)(runDir, 'config');
    await (0,promises_.writeFile)(config, (0,external_node_crypto_.randomUUID)());
    const mark = (0,process_mark/* toProcessMark */.Ki)({ ...owner, scope: (0,process_mark/* toRunScope */.jw)(owner, runDir) }, signals/* PROCESS_WIDE_MARK */.cP, (0,external_node_crypto_.randomUUID)());
    const openSandbox = isolation.open({ processMark: mark, isInPlace: false });
    const own = (0,child_env/* childEnv */.g)(env);
    const inWork = { sandbox: openSandbox(workDir, { kind: 'agent', hosts: [], registries: [] }), folder: workDir };
    const verification = openSandbox(verifyDir, { kind: 'verification', number: 0, registries: [] });
    const inVerify = { sandbox: verification, folder: verifyDir, env: own, hasHistory: false, hasVerbs: false };
    const agentEnv = { ...own, PATH: `${binDir}:${own.PATH ?? ''}` };
    const zones = [
        { zone: 'agent', ...inWork, env: agentEnv, hasHistory: false, hasVerbs: true },
        { zone: 'setup', ...inVerify },
        { zone: 'criteria', ...inVerify },
    ];
    const machine = { env, isJob: false, socketParent, visiblePaths: [], openZones: [], repositoryConfigs: [] };
    const tested = await (0,test_isolation/* testIsolation */.F)(machine, { zones, controlConfigs: [config] });
    const problems = (0,judge_self_test/* findSelfTestProblems */.Sq)(tested.outside, tested.zones);
    return { means: describeMeans(isolation), problems, remedy: undefined, tested };
}
function describeMeans({ bubblewrap }) {
    if (bubblewrap === undefined)
        return undefined;
    const { file, version, means } = bubblewrap;
    return `${(0,launch_args/* nameLauncher */.E)(bubblewrap)} ${version}, ${file}, ${meansTexts[means]}`;
}

// EXTERNAL MODULE: ./entry/commands/to-exit-code.js
var to_exit_code = __webpack_require__(23794);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./agent/builtin/provider-facts.js
var provider_facts = __webpack_require__(34859);
// EXTERNAL MODULE: ./agent/cli/check-cli.js
var check_cli = __webpack_require__(7164);
// EXTERNAL MODULE: ./agent/cli/cli-adapters.js + 5 modules
var cli_adapters = __webpack_require__(84083);
// EXTERNAL MODULE: ./domain/config/run-config.js
var run_config = __webpack_require__(71028);
// EXTERNAL MODULE: ./exec/programs.js
var programs = __webpack_require__(42959);
// EXTERNAL MODULE: ./git/find-git-dir.js
var find_git_dir = __webpack_require__(72603);
// EXTERNAL MODULE: ./git/version.js
var version = __webpack_require__(89219);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 3 modules
var with_git = __webpack_require__(55903);
// EXTERNAL MODULE: ./entry/commands/check/check-file.js
var check_file = __webpack_require__(97436);
;// CONCATENATED MODULE: ./entry/commands/check/inspect-machine.js













const NEEDED_NODE = [20, 19];
/** Examines programs, keys, and the plans and the configuration of a repository. Changes nothing. */
async function inspectMachine(host, repo) {
    return [
        inspectNode(),
        await inspectGit(host),
        ...(await Promise.all(cli_adapters/* cliAdapters */.f.map((adapter) => inspectCli(adapter, host)))),
        inspectKeys(host),
        ...(await inspectRepository(host, repo)),
    ];
}
function inspectNode() {
    const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
    const isEnough = major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1]);
    const detail = process.versions.node;
    return isEnough
        ? { name: 'Node.js', state: 'fine', detail }
        : { name: 'Node.js', state: 'missing', detail, fix: `Install version ${NEEDED_NODE.join('.')} or newer.` };
}
async function inspectGit(host) {
    try {
        return { name: 'git', state: 'fine', detail: await (0,with_git/* withGit */.z)(host, version/* requireGitVersion */.E) };
    }
    catch (thrown) {
        if (!(thrown instanceof errors/* GroundhogError */.CX))
            throw thrown;
        return { name: 'git', state: 'missing', detail: 'not found, or too old', fix: 'Install git 2.38 or newer.' };
    }
}
/** Examines a coding CLI, of which a run needs one at most. */
async function inspectCli(adapter, { env }) {
    const { name, program, packageName, minVersion } = adapter;
    const fix = `npm install --global ${packageName}@${minVersion}`;
    const file = await (0,programs/* findOnPath */.aY)(program, env.PATH ?? '');
    if (file === undefined)
        return { name, state: 'optional', detail: `"${program}" is not on the PATH`, fix };
    try {
        await (0,check_cli/* requireCli */.u)({ adapter, program, env: { PATH: env.PATH ?? '', HOME: (0,external_node_os_.homedir)() } });
        return { name, state: 'fine', detail: file };
    }
    catch (thrown) {
        if (!(thrown instanceof errors/* GroundhogError */.CX))
            throw thrown;
        return { name, state: 'optional', detail: `${file} does not run, or is older than ${minVersion}`, fix };
    }
}
function inspectKeys({ env }) {
    const set = provider_facts/* PROVIDER_NAMES */.xd.flatMap((provider) => {
        const facts = provider_facts/* providerFacts */.VJ[provider];
        return facts.keyNames.filter((name) => env[name]?.trim());
    });
    return set.length > 0
        ? { name: 'keys', state: 'fine', detail: [...new Set(set)].join(', ') }
        : {
            ...{ name: 'keys', state: 'optional', detail: 'no variable with the key of a model is set' },
            fix: 'Set one, such as ANTHROPIC_API_KEY; an agent command needs none.',
        };
}
async function inspectRepository(host, repo) {
    const root = await (0,with_git/* withGit */.z)(host, (git) => (0,find_git_dir/* findWorkTree */.vE)(git, repo)).catch(() => undefined);
    if (root === undefined)
        return [
            { name: 'repository', state: 'missing', detail: `none at "${repo}"`, fix: 'cd to one, or give --repo DIR.' },
        ];
    const plans = await listPlans((0,external_node_path_.join)(root, '.groundhog', 'plans'));
    const files = [
        ...(await listPlans((0,external_node_path_.dirname)((0,external_node_path_.join)(root, run_config/* CONFIG_PATH */.tF)))).filter((path) => path.endsWith(run_config/* CONFIG_PATH */.tF)),
        ...plans,
    ];
    const checked = await Promise.all(files.map((path) => (0,check_file/* checkFile */.v)(path, host)));
    const wrong = checked.filter(({ problems }) => problems.length > 0);
    const none = { name: 'plans', state: 'optional', detail: 'none in .groundhog/plans', fix: 'groundhog init' };
    return [
        { name: 'repository', state: 'fine', detail: root },
        ...(plans.length === 0 ? [none] : []),
        ...(files.length > 0 && wrong.length === 0
            ? [{ name: 'files', state: 'fine', detail: `${files.length} in .groundhog, all valid` }]
            : []),
        ...wrong.map(({ path, problems }) => ({
            ...{ name: 'files', state: 'missing', detail: `${path}: ${problems[0]?.message ?? ''}` },
            fix: `groundhog validate ${path}`,
        })),
    ];
}
async function listPlans(folder) {
    const names = await (0,promises_.readdir)(folder).catch(() => []);
    return names
        .filter((name) => /\.ya?ml$/.test(name))
        .sort()
        .map((name) => (0,external_node_path_.join)(folder, name));
}

;// CONCATENATED MODULE: ./entry/commands/check/doctor.js






/** Prints what was found, and returns 0 when a run would work here, isolated as in a job; else 1. */
function doctorCommand(flags, { host, console }) {
    return (0,to_exit_code/* toExitCode */.t)({ host, console }, { name: 'doctor', json: flags.json }, async () => {
        const findings = flags.isolation === true ? [] : await inspectMachine(host, flags.repo);
        const report = await inspectIsolation(host);
        if (flags.json === true)
            console.out(renderIsolationReportJson(report, findings));
        else {
            if (findings.length > 0)
                console.out(`${renderFindings(findings, console.outStyle)}\n`, marks/* findLineTone */.IX);
            console.out(renderIsolationReport(report));
        }
        const isMissing = findings.some(({ state }) => state === 'missing');
        return report.problems.length === 0 && !isMissing ? 0 : 1;
    });
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

/***/ 88598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ countStarted),
/* harmony export */   $L: () => (/* binding */ isDone),
/* harmony export */   Ep: () => (/* binding */ listCheckpoints),
/* harmony export */   H5: () => (/* binding */ listUnjudgedStatements),
/* harmony export */   NH: () => (/* binding */ findLandedAttempt),
/* harmony export */   NN: () => (/* binding */ listAttempts),
/* harmony export */   Oq: () => (/* binding */ findLatestCriteria),
/* harmony export */   Rl: () => (/* binding */ findLandedCommit),
/* harmony export */   br: () => (/* binding */ isSatisfiedFromStart),
/* harmony export */   iB: () => (/* binding */ needsReason),
/* harmony export */   iJ: () => (/* binding */ sumUsage),
/* harmony export */   qQ: () => (/* binding */ countDone),
/* harmony export */   r8: () => (/* binding */ listCountedAttempts),
/* harmony export */   wv: () => (/* binding */ describeCounts),
/* harmony export */   yv: () => (/* binding */ countUnjudged)
/* harmony export */ });
/* harmony import */ var _domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66483);
/* harmony import */ var _domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50566);
/* harmony import */ var _domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93714);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83969);




/** Lists the checkpoints in the plan's order, then those that only the record has. */
function listCheckpoints(view) {
    const runs = new Map(view.record.checkpoints.map((run) => [run.checkpoint_id, run]));
    const definitions = new Map(view.plan.checkpoints.map((checkpoint) => [checkpoint.id, checkpoint]));
    const ids = new Set([...definitions.keys(), ...runs.keys()]);
    return [...ids].map((id, index) => ({
        id,
        position: index + 1,
        definition: definitions.get(id),
        run: runs.get(id),
        attempts: runs.get(id)?.attempts ?? [],
    }));
}
/** Returns whether the checkpoint needs no more work. */
function isDone({ run }) {
    return run !== undefined && (0,_domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isCheckpointDone */ .t9)(run);
}
/** Describes how many checkpoints are done, and how many were skipped instead. */
function countDone(checkpoints) {
    const skipped = checkpoints.filter(({ run }) => run?.outcome === 'skipped').length;
    const done = checkpoints.filter(isDone).length - skipped;
    return `${done} of ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPlural */ .yk)(checkpoints.length, 'checkpoint')} done${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}
/** Returns whether the reason adds information to the outcome. */
function needsReason({ run }) {
    return run !== undefined && run.outcome !== 'success';
}
/** Lists the attempts under the present definition and budget. */
function listCountedAttempts({ run, attempts, }) {
    return attempts.slice(run?.budget_from ?? 0);
}
/** Counts the attempts started under the present budget, without interrupted ones, which use none of it. */
function countStarted(checkpoint) {
    return listCountedAttempts(checkpoint).filter(({ outcome }) => outcome !== 'interrupted').length;
}
/** Returns whether the criteria held before any work, so that no attempt was needed. */
function isSatisfiedFromStart(checkpoint) {
    const hasPassed = listCountedAttempts(checkpoint).some((attempt) => attempt.outcome === 'passed');
    return checkpoint.run?.outcome === 'success' && !hasPassed;
}
/** Finds the commit that the checkpoint landed as; null when it has none. */
function findLandedCommit(checkpoint) {
    return findLandedAttempt(checkpoint)?.committed_ref ?? null;
}
/** Finds the attempt that landed a commit; undefined when none did. */
function findLandedAttempt(checkpoint) {
    return listCountedAttempts(checkpoint).findLast((attempt) => attempt.committed_ref !== null);
}
/** Finds the latest results of the criteria: those of the last verified attempt, else the baseline. */
function findLatestCriteria({ run, attempts }) {
    const verified = attempts.findLast((attempt) => attempt.verifier_runs.length > 0);
    return verified?.verifier_runs ?? run?.baseline ?? [];
}
/** Lists all attempts of the task in order. */
function listAttempts(checkpoints) {
    return checkpoints.flatMap((checkpoint) => checkpoint.attempts).sort((a, b) => a.day - b.day);
}
/** Sums up the usage of attempts. A number that no attempt reports stays null. */
function sumUsage(attempts) {
    return attempts.map(_domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .totalUsage */ .GG).reduce(_domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .vk, _domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ);
}
/** Lists the statements of a checkpoint that nobody has judged. */
function listUnjudgedStatements(checkpoint) {
    return findLatestCriteria(checkpoint)
        .filter(({ outcome }) => outcome === 'unjudged')
        .map(({ criterion }) => (0,_domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_1__/* .describeCriterion */ .N)(criterion));
}
/** Counts the statements of a checkpoint that nobody has judged. */
function countUnjudged(checkpoint) {
    return listUnjudgedStatements(checkpoint).length;
}
/** Describes how many checkpoints have landed, and how many are done without a commit: "2 of 3 landed, 1 skipped". */
function describeCounts(checkpoints) {
    const landed = checkpoints.filter((each) => each.run?.outcome === 'success' && findLandedCommit(each) !== null).length;
    const satisfied = checkpoints.filter(isSatisfiedFromStart).length;
    const skipped = checkpoints.filter(({ run }) => run?.outcome === 'skipped').length;
    const unchanged = checkpoints.filter(isDone).length - landed - satisfied - skipped;
    const others = [
        ...(satisfied > 0 ? [`${satisfied} already satisfied`] : []),
        ...(unchanged > 0 ? [`${unchanged} passed without changes`] : []),
        ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ];
    return [`${landed} of ${checkpoints.length} landed`, ...others].join(', ');
}


/***/ })

};
