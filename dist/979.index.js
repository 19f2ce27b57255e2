export const id = 979;
export const ids = [979,715];
export const modules = {

/***/ 39979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demoCommand: () => (/* binding */ demoCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/record/ending.js
var ending = __webpack_require__(20068);
// EXTERNAL MODULE: ./git/log.js
var log = __webpack_require__(71357);
// EXTERNAL MODULE: ./git/fast-import.js
var fast_import = __webpack_require__(97183);
// EXTERNAL MODULE: ./git/path-bytes.js
var path_bytes = __webpack_require__(31150);
// EXTERNAL MODULE: ./git/read-tree.js
var read_tree = __webpack_require__(50564);
;// CONCATENATED MODULE: ./git/make-repository.js



/** Creates an ordinary repository whose work tree holds the given files, committed on a branch. */
async function createRepository(git, { branch, files, message, signature }) {
    const { gitDir, workTree } = git.location;
    if (workTree === undefined)
        throw new Error('an ordinary repository needs a work tree');
    const args = ['init', '--quiet', '--template=', `--initial-branch=${branch}`];
    await git.at({ gitDir }).discover(workTree, args);
    const changes = Object.entries(files).map(([path, text]) => ({
        kind: 'content',
        path: (0,path_bytes/* toPathBytes */.si)(path),
        bytes: Buffer.from(text, 'utf8'),
    }));
    const commit = await (0,fast_import/* importCommit */.Tr)(git, { ref: `refs/heads/${branch}`, message, signature, changes });
    await (0,read_tree/* setIndexTree */.RC)(git, commit);
    await git.bytes(['checkout-index', '--all', '--force', '--quiet']);
    return commit;
}

// EXTERNAL MODULE: ./report/terminal/chronicle-text.js
var chronicle_text = __webpack_require__(41249);
// EXTERNAL MODULE: ./store/signature.js
var signature = __webpack_require__(28120);
// EXTERNAL MODULE: ./entry/compose/compose.js + 124 modules
var compose = __webpack_require__(96734);
// EXTERNAL MODULE: ./entry/compose/run-folders.js
var run_folders = __webpack_require__(61649);
// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
;// CONCATENATED MODULE: ./entry/commands/demo-repository.js
/** The demo's plan: each checkpoint shows another outcome of an attempt. */
const DEMO_PLAN = `version: 1
task: demo
instruction: Small steps. No dependencies.
protect: ["test/**"]
checkpoints:
  - id: greet
    spec: Write src/greet.js. It exports greet(name), which returns "Hello, <name>!".
    success_criteria:
      - { kind: command, command: node test/greet.js, timeout_seconds: 60 }
      - { kind: changes_within, paths: ["src/**"] }

  - id: shout
    spec: Write src/shout.js. It exports shout(text), which returns the text in capitals with "!" at its end.
    attempt_budget: 3
    success_criteria:
      - { kind: file_contains, path: src/shout.js, pattern: 'toUpperCase' }
      - { kind: command, command: node test/shout.js, timeout_seconds: 60 }

  - id: readme
    spec: The repository has a README with a title.
    success_criteria:
      - { kind: file_contains, path: README.md, pattern: '^# ' }

  - id: changelog
    spec: Write CHANGELOG.md for the two functions, and tell the team.
    success_criteria:
      - { kind: file_contains, path: CHANGELOG.md, pattern: 'greet' }
      - { kind: semantic, statement: The changelog reads well. }
`;
/** The demo's agent: a shell script instead of a model. */
const DEMO_AGENT = `#!/bin/sh
# Stands in for a coding agent. It gets its brief on standard input and in the file $GROUNDHOG_BRIEF.
case "$GROUNDHOG_CHECKPOINT/$GROUNDHOG_ATTEMPT" in
  greet/1)
    echo "writing src/greet.js"
    mkdir -p src
    echo 'exports.greet = (name) => "Hello, " + name + "!";' > src/greet.js
    groundhog verb checkpoint-success --summary "Add greet(name)"
    ;;
  shout/1)
    echo "writing src/shout.js, and claiming that it works"
    echo 'exports.shout = (text) => text.toUpperCase();' > src/shout.js
    groundhog verb checkpoint-success --summary "Add shout(text), all tests pass"
    ;;
  shout/2)
    echo "the brief says what failed: the sign at the end is missing"
    echo 'exports.shout = (text) => text.toUpperCase() + "!";' > src/shout.js
    groundhog verb checkpoint-success --summary "Add shout(text)"
    ;;
  changelog/1)
    printf '# Changelog\\n\\n- greet(name) and shout(text)\\n' > CHANGELOG.md
    groundhog verb side-effect --kind other --target "told the team (in this demo: nobody)"
    groundhog verb checkpoint-success --summary "Add a changelog"
    ;;
  *)
    groundhog verb checkpoint-failure --what-tried nothing --what-happened "no script for this" --next none --retry-pointless
    ;;
esac
`;
/** The files of the demo's repository before the run. */
const DEMO_FILES = {
    'README.md': '# Demo\n\nA small repository for the Groundhog demo.\n',
    'package.json': '{ "name": "demo", "version": "1.0.0", "private": true }\n',
    'test/greet.js': "const { greet } = require('../src/greet.js');\nif (greet('you') !== 'Hello, you!') throw new Error('greet(\"you\") gave ' + greet('you'));\n",
    'test/shout.js': "const { shout } = require('../src/shout.js');\nif (shout('hi') !== 'HI!') throw new Error('shout(\"hi\") gave ' + shout('hi') + ', wanted HI!');\n",
    '.groundhog/plans/demo.yml': DEMO_PLAN,
};

// EXTERNAL MODULE: ./entry/commands/flags.js
var commands_flags = __webpack_require__(21829);
// EXTERNAL MODULE: ./entry/commands/run.js
var run = __webpack_require__(36715);
// EXTERNAL MODULE: ./entry/commands/to-exit-code.js
var to_exit_code = __webpack_require__(23794);
;// CONCATENATED MODULE: ./entry/commands/demo.js















/** Creates a small repository, runs a plan in it with a scripted agent, and shows the result. */
function demoCommand(flags, io) {
    const { host, console } = (0,commands_flags/* withVerbose */.Z8)(io, flags);
    return (0,to_exit_code/* toExitCode */.t)(io, undefined, async () => {
        const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(host.tempDir ?? (0,external_node_os_.tmpdir)(), 'groundhog-demo-'));
        const repository = (0,external_node_path_.join)(folder, 'repository');
        const agent = (0,external_node_path_.join)(folder, 'agent.sh');
        await (0,promises_.mkdir)(repository);
        await (0,promises_.writeFile)(agent, DEMO_AGENT);
        await (0,promises_.chmod)(agent, 0o755);
        const location = { gitDir: (0,external_node_path_.join)(repository, '.git'), workTree: repository };
        const files = { branch: 'main', files: DEMO_FILES, message: 'Start\n', signature: (0,signature/* toSignature */.u)(system_clock/* systemClock */.ml.now()) };
        await (0,compose/* withGit */.z)(host, (git) => createRepository(git.at(location), files));
        console.out(`A repository was made in ${repository}\nIts plan has four checkpoints; a script stands in for the agent.\n\n`);
        const plan = (0,external_node_path_.join)(repository, '.groundhog', 'plans', 'demo.yml');
        const runFlags = { repo: repository, agent: 'command', agentCommand: `sh ${(0,run_folders/* quoteForShell */.eC)(agent)}` };
        // Its agent is a script of ours, which needs no sandbox where there can be none, not even in a job.
        const laptop = { ...host, env: { ...host.env, CI: undefined } };
        const { result } = await (0,run/* runLocally */.g)(plan, runFlags, {
            host: laptop,
            console: { out: console.out, err: console.out },
        });
        console.out(await renderResult(result, { host, repository, agent }));
        return (0,ending/* exitCodeOf */.FO)(result.ending);
    });
}
function renderResult(result, { host, repository, agent }) {
    return (0,compose/* withGit */.z)(host, async (opened) => {
        const git = opened.at({ gitDir: (0,external_node_path_.join)(repository, '.git') });
        const attempts = result.view?.record.checkpoints.flatMap((checkpoint) => checkpoint.attempts) ?? [];
        const rewound = attempts.find(({ outcome }) => outcome === 'failed');
        const scratch = rewound?.scratch_commit ?? undefined;
        return [
            `\nEnding: ${result.ending}. ${result.reason}\n`,
            title('The chronicle'),
            result.view === undefined ? '' : (0,chronicle_text/* renderChronicleText */.r)(result.view),
            title('The task branch: one commit for each checkpoint that needed one'),
            await (0,log/* renderGraph */.Dy)(git, [`refs/heads/${result.taskBranch}`]),
            title(`The rewound attempt: kept as refs/groundhog/demo/day-${rewound?.day ?? 0}, not on any branch`),
            scratch === undefined ? '' : await (0,log/* renderCommit */.ak)(git, scratch),
            title('Where things are'),
            renderFolders(repository, agent),
        ].join('\n');
    });
}
function renderFolders(repository, agent) {
    const program = `node ${process.argv[1] ?? 'dist/cli.js'}`;
    return `repository   ${repository}
results      branch groundhog/demo/task
record       ref refs/groundhog/demo/state: plan.yml, chronicle.jsonl, run.json, memory.json, evidence
agent        ${agent}

Inspect it:    cd ${repository} && git log --stat groundhog/demo/task
Your own plan: ${program} validate plan.yml
               ${program} run plan.yml --repo . --agent-command '<any program that changes files and calls the verbs>'
`;
}
function title(text) {
    return `\n${text}\n${'-'.repeat(text.length)}`;
}


/***/ }),

/***/ 36715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ runLocally),
/* harmony export */   runPlanCommand: () => (/* binding */ runPlanCommand)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20068);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72603);
/* harmony import */ var _report_terminal_chronicle_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41249);
/* harmony import */ var _report_terminal_run_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21120);
/* harmony import */ var _store_origin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29330);
/* harmony import */ var _compose_compose_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96734);
/* harmony import */ var _compose_find_excludes_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50559);
/* harmony import */ var _compose_load_plan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56208);
/* harmony import */ var _compose_open_lease_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(63070);
/* harmony import */ var _compose_prepare_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(89995);
/* harmony import */ var _compose_signals_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(24774);
/* harmony import */ var _compose_to_failure_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(86740);
/* harmony import */ var _publish_terminal_notifier_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(30340);
/* harmony import */ var _settings_load_config_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(37022);
/* harmony import */ var _settings_run_settings_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(18320);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(45320);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(21829);



















/** Runs a plan in a repository on this machine, prints the result, and returns the exit code. */
async function runPlanCommand(planPath, flags, io) {
    const { host, console } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_18__/* .withVerbose */ .Z8)(io, flags);
    try {
        const { result, taskId } = await runLocally(planPath, flags, { host, console });
        const { ending, reason, view, taskBranch } = result;
        if (flags.json === true)
            console.out((0,_report_terminal_run_json_js__WEBPACK_IMPORTED_MODULE_5__/* .renderRunJson */ .y)({ taskId, ending, reason, view, taskBranch }, host.redactor.redact));
        else if (view !== undefined)
            console.out(`\n${(0,_report_terminal_chronicle_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderChronicleText */ .r)(view)}`);
        console.err(`\nEnding: ${ending}. ${reason}\n`);
        return (0,_domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCodeOf */ .FO)(ending);
    }
    catch (error) {
        const { ending, text } = (0,_compose_to_failure_js__WEBPACK_IMPORTED_MODULE_13__/* .toFailure */ .w)(error, host.redactor.redact, 'run');
        const refused = {
            taskId: flags.task ?? (await findTaskId(planPath)) ?? null,
            ending,
            reason: text,
            taskBranch: flags.taskBranch ?? null,
            view: undefined,
        };
        if (flags.json === true)
            console.out((0,_report_terminal_run_json_js__WEBPACK_IMPORTED_MODULE_5__/* .renderRunJson */ .y)(refused, host.redactor.redact));
        console.err(`${text}\n`);
        return (0,_domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCodeOf */ .FO)(ending);
    }
}
/** Runs a plan as `runPlanCommand` does, and returns the result instead of printing it. */
async function runLocally(planPath, flags, { host, console }) {
    const { plan, text } = await (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_9__/* .loadPlan */ .Yq)(planPath);
    const taskId = (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_9__/* .requireTaskId */ .Og)(flags.task, plan, planPath);
    const given = { ...flags, protectedBranches: (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_17__/* .parseBranchGlobs */ .vS)(flags.protectedBranch ?? [], 'protected-branch') };
    // Invalid values are refused before anything is read.
    (0,_settings_run_settings_js__WEBPACK_IMPORTED_MODULE_16__/* .readRunSettings */ .x)(given);
    const { inRepository, config } = await (0,_compose_compose_js__WEBPACK_IMPORTED_MODULE_7__/* .withGit */ .z)(host, async (git) => ({
        inRepository: await findPathInRepository(git, flags.repo, planPath),
        config: await readBaseConfig(git, flags),
    }));
    const { settings, workers } = (0,_compose_prepare_run_js__WEBPACK_IMPORTED_MODULE_11__/* .prepareRun */ .Z)(given, config, { ...host, write: console.err });
    const { limits, isolation, workspace, protectedBranches, forRequest } = settings;
    const request = {
        taskId,
        planSource: { plan, text, path: inRepository, isInline: false },
        base: flags.base,
        taskBranch: flags.taskBranch,
        ...forRequest,
        protection: { globs: protectedBranches, names: [] },
        checkout: workspace === 'in_place' ? { folder: flags.repo, excludes: (0,_compose_find_excludes_files_js__WEBPACK_IMPORTED_MODULE_8__/* .findExcludesFiles */ .y)(host.env) } : undefined,
        keepsLfsPointers: flags.lfs === true,
    };
    const notifier = (0,_publish_terminal_notifier_js__WEBPACK_IMPORTED_MODULE_14__/* .createTerminalNotifier */ .D)(console.err);
    const openOrigin = (git) => (0,_store_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .openLocalOrigin */ ._f)(git, flags.repo);
    const lease = await (0,_compose_open_lease_js__WEBPACK_IMPORTED_MODULE_10__/* .openLocalLease */ .G)();
    const parts = { request, ...workers, notifier, openOrigin, limits, isolation, lease };
    const result = await (0,_compose_signals_js__WEBPACK_IMPORTED_MODULE_12__/* .withCancellation */ .an)((signal) => (0,_compose_compose_js__WEBPACK_IMPORTED_MODULE_7__/* .composeRun */ .w)(host, { ...parts, signal }), () => ({
        ending: 'paused',
        reason: _compose_signals_js__WEBPACK_IMPORTED_MODULE_12__/* .LATE_REASON */ .Gx,
        view: undefined,
        taskBranch: flags.taskBranch ?? null,
        isOvertaken: false,
    }));
    return { result, taskId };
}
/** Finds the task id of a refused run in its plan; undefined when the plan cannot be read either. */
async function findTaskId(planPath) {
    try {
        const { plan } = await (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_9__/* .loadPlan */ .Yq)(planPath);
        return (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_9__/* .requireTaskId */ .Og)(undefined, plan, planPath);
    }
    catch {
        return undefined;
    }
}
/** Reads the configuration at the base, whatever is checked out. */
async function readBaseConfig(git, { repo, base }) {
    const { remote, resolveBase } = await (0,_store_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .openLocalOrigin */ ._f)(git, repo);
    const { sha } = await resolveBase(base);
    return (0,_settings_load_config_js__WEBPACK_IMPORTED_MODULE_15__/* .readConfigAt */ .i)(git, { remote, commit: sha, checkout: repo, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.location.gitDir, 'base.git') });
}
/** Finds the plan's path below the repository's root; undefined when it lies elsewhere. */
async function findPathInRepository(git, repo, planPath) {
    const root = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .vE)(git, repo);
    if (root === undefined)
        return undefined;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(planPath)));
    return path.startsWith('..') || path === '' ? undefined : path;
}


/***/ }),

/***/ 63070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ openLocalLease),
  l: () => (/* binding */ openRemoteLease)
});

// EXTERNAL MODULE: ./domain/server-clock.js
var server_clock = __webpack_require__(67797);
// EXTERNAL MODULE: ./exec/process-identity.js
var process_identity = __webpack_require__(51312);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./git/http-trace.js
var http_trace = __webpack_require__(41723);
// EXTERNAL MODULE: ./git/remote.js
var git_remote = __webpack_require__(41985);
;// CONCATENATED MODULE: ./git/server-date.js



// Why: docs/decisions/0054-time-of-a-remote-from-git.md
/** Fetches the Date header of an http(s) remote; undefined for a folder, and when there is no date or no response. */
async function findServerDate(git, remote) {
    if (!(0,git_remote/* isHttp */.Zc)(remote))
        return undefined;
    const args = ['ls-remote', '--quiet', '--end-of-options', remote.url, 'HEAD'];
    try {
        const { trace } = await git.text(args, (0,git_remote/* toRemoteCall */.g6)(remote));
        return (0,http_trace/* findDate */.OJ)(trace ?? '');
    }
    catch (error) {
        if (error instanceof errors/* GitError */.XS)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
;// CONCATENATED MODULE: ./entry/compose/open-lease.js




/** Opens the lease of a task on a remote: by the clock of its server, or by this machine's where there is none. */
async function openRemoteLease({ git, remote, onWarning, }) {
    const { now, isGone } = await openLocalLease();
    // A folder has no server with a clock of its own.
    if (!/^https?:/i.test(remote.url))
        return { now, isGone };
    return {
        isGone,
        now: (0,server_clock/* createServerClock */.m)({
            clock: system_clock/* systemClock */.ml,
            fetchDate: () => findServerDate(git, remote),
            onUnknown: () => onWarning(`The remote did not report its time: whether a run is at work was decided by this machine's clock, ${system_clock/* systemClock */.ml.now().toISOString()}.`),
        }),
    };
}
/** Opens the lease of a run on this machine: by the machine's clock, and a holder is gone when its process is. */
async function openLocalLease() {
    return {
        place: { kind: 'process', ...(await (0,process_identity/* readOurIdentity */.J)()) },
        now: () => Promise.resolve(system_clock/* systemClock */.ml.now()),
        isGone: async ({ place }) => place.kind === 'process' && (await (0,process_identity/* isProcessGone */.D)(place)),
    };
}


/***/ }),

/***/ 41249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ renderStatusText),
/* harmony export */   r: () => (/* binding */ renderChronicleText)
/* harmony export */ });
/* harmony import */ var _domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18495);
/* harmony import */ var _domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24543);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70375);
/* harmony import */ var _domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50566);
/* harmony import */ var _parts_failure_section_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42506);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18964);
/* harmony import */ var _words_attribution_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83514);
/* harmony import */ var _words_outcome_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29373);
/* harmony import */ var _words_steering_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48112);
/* harmony import */ var _words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88598);
/* harmony import */ var _words_task_status_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(45343);












const MAX_TEXT_BYTES = 4000;
/** Renders the history of a task for a terminal: one block for each checkpoint, untrusted lines behind "|". */
function renderChronicleText(view) {
    const checkpoints = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .listCheckpoints */ .Ep)(view);
    return toLogText([renderHead(view, checkpoints), ...checkpoints.map(renderBlock), renderEnd(view)]);
}
/** Renders the status of a task for a terminal: one line for each checkpoint. */
function renderStatusText(view) {
    const checkpoints = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .listCheckpoints */ .Ep)(view);
    const lines = checkpoints.map((checkpoint) => {
        const commit = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .findLandedCommit */ .Rl)(checkpoint);
        const made = checkpoint.attempts.length === 0 ? '' : `, ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlural */ .yk)(checkpoint.attempts.length, 'attempt')}`;
        return `${renderTitle(checkpoint)}${made}${commit === null ? '' : `, commit ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortId */ .px)(commit)}`}`;
    });
    return toLogText([renderHead(view, checkpoints), lines.join('\n'), renderEnd(view)]);
}
function renderHead(view, checkpoints) {
    const attempts = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .listAttempts */ .NN)(checkpoints);
    const cost = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .sumUsage */ .iJ)(attempts).cost_usd;
    const done = checkpoints.filter(_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .isDone */ .$L).length;
    return [
        `Task ${view.record.task_id}: ${done} of ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlural */ .yk)(checkpoints.length, 'checkpoint')} done, ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlural */ .yk)(attempts.length, 'attempt')}${cost === null ? '' : `, ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCost */ .BD)(cost)}`}`,
        `Branch ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toShortLine */ .wb)(view.record.task_branch, 200)} at ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortId */ .px)(view.record.head)}, base ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortId */ .px)(view.record.base_sha)}`,
        ...(view.record.result === null ? [] : [`Waits for approval: ${view.record.result}`]),
        view.record.isolation === 'none'
            ? 'Isolation: none'
            : `Isolated: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toShortLine */ .wb)(view.record.isolation_detail ?? 'yes', 300)}`,
    ].join('\n');
}
function renderEnd(view) {
    const status = (0,_words_task_status_js__WEBPACK_IMPORTED_MODULE_10__/* .describeTaskStatus */ .J)(view);
    const actions = (0,_words_steering_text_js__WEBPACK_IMPORTED_MODULE_8__/* .listSteering */ .Aq)(view);
    const done = actions.length === 0 ? '' : `Done by people:\n${actions.map((line) => `  ${line}`).join('\n')}\n\n`;
    if (status === undefined)
        return `${done}The run has not ended.${describeRequested(view)}`;
    const { meaning, reason, nextStep } = status;
    return `${done}${[meaning, ...(reason === null ? [] : quote(reason)), `Next: ${nextStep}`].join('\n')}`;
}
/** Describes the request to a running task. An abort takes precedence over a pause. */
function describeRequested({ record: { aborted, pause } }) {
    if (aborted !== null)
        return ` The task was aborted by ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toShortLine */ .wb)(aborted.by, 60)}: the run at work is stopped.`;
    return pause === null ? '' : ' A pause was requested.';
}
function renderTitle(checkpoint) {
    return `${(0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .isDone */ .$L)(checkpoint) ? '[x]' : '[ ]'} ${checkpoint.position}. ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toShortLine */ .wb)(checkpoint.id, 100)}: ${(0,_words_outcome_text_js__WEBPACK_IMPORTED_MODULE_7__/* .describeCheckpoint */ .QK)(checkpoint)}`;
}
function renderBlock(checkpoint) {
    const { run, attempts } = checkpoint;
    const held = (0,_domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .findVacuous */ .IL)(run?.baseline ?? []);
    return [
        renderTitle(checkpoint),
        ...(run?.reason && (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .needsReason */ .iB)(checkpoint) ? quote(run.reason) : []),
        ...held.map(({ criterion }) => `    held before any work: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toShortLine */ .wb)((0,_domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_11__/* .describeCriterion */ .N)(criterion), 120)}`),
        ...attempts.flatMap(renderAttempt),
    ].join('\n');
}
function renderAttempt(attempt) {
    const { day, failure_report: report } = attempt;
    const usage = (0,_domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .totalUsage */ .GG)(attempt);
    const facts = [(0,_words_outcome_text_js__WEBPACK_IMPORTED_MODULE_7__/* .describeAttempt */ .Be)(attempt.outcome), (0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatSpan */ .QA)(attempt.started_at, attempt.ended_at)];
    if (usage.turns !== null)
        facts.push((0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlural */ .yk)(usage.turns, 'turn'));
    if (usage.cost_usd !== null)
        facts.push((0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCost */ .BD)(usage.cost_usd));
    if (attempt.committed_ref !== null)
        facts.push(`commit ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortId */ .px)(attempt.committed_ref)}`);
    else if (attempt.scratch_commit === attempt.snapshot_ref)
        facts.push('no change');
    else if (attempt.scratch_commit !== null)
        facts.push(`scratch ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortId */ .px)(attempt.scratch_commit)}`);
    const reason = report?.what_happened ?? (0,_words_outcome_text_js__WEBPACK_IMPORTED_MODULE_7__/* .findAttemptReason */ .RD)(attempt);
    return [
        `    attempt ${day}: ${facts.join(', ')}`,
        ...quote(reason),
        ...(attempt.attribution === null ? [] : [`      lines: ${(0,_words_attribution_text_js__WEBPACK_IMPORTED_MODULE_6__/* .describeAttribution */ .f)(attempt.attribution)}`]),
        ...(report === null ? [] : [`      reported by ${(0,_parts_failure_section_js__WEBPACK_IMPORTED_MODULE_3__/* .describeSource */ .B6)(report.source)}`]),
        ...attempt.verifier_runs
            .filter(({ outcome }) => outcome === 'unjudged')
            .map((run) => `      not judged: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toShortLine */ .wb)((0,_domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_11__/* .describeCriterion */ .N)(run.criterion), 200)}`),
        ...attempt.side_effects.map(({ kind, target, reversible }) => `      side effect: ${kind} ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toShortLine */ .wb)(target, 200)}${reversible ? '' : ' (not reversible)'}`),
        // A note of an interrupted attempt is the reason above.
        ...attempt.notes.filter((note) => note !== reason).map((note) => `      note: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toShortLine */ .wb)(note, 200)}`),
    ];
}
// A job log takes "##[" anywhere in a line for a command.
function toLogText(blocks) {
    return `${blocks.join('\n\n').replaceAll('##[', '## [')}\n`;
}
// Behind the bar no line can start with a command of a job log.
function quote(text) {
    const plain = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutText */ .IN)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toUnmarkedText */ .mq)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutText */ .IN)(text, MAX_TEXT_BYTES * 4)), MAX_TEXT_BYTES).trim();
    return plain === '' ? [] : plain.split('\n').map((line) => `      | ${line}`);
}


/***/ })

};
