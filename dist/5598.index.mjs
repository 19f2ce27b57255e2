export const id = 5598;
export const ids = [5598];
export const modules = {

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

/***/ 43026:
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
// EXTERNAL MODULE: ./domain/text/quote-for-shell.js
var quote_for_shell = __webpack_require__(78240);
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

// EXTERNAL MODULE: ./report/terminal/marks.js
var marks = __webpack_require__(4258);
// EXTERNAL MODULE: ./report/terminal/run-json.js
var run_json = __webpack_require__(21120);
// EXTERNAL MODULE: ./report/terminal/wrap-to-style.js
var wrap_to_style = __webpack_require__(92362);
// EXTERNAL MODULE: ./store/signature.js
var signature = __webpack_require__(28120);
// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 6 modules
var with_git = __webpack_require__(18859);
// EXTERNAL MODULE: ./entry/commands/flags.js
var commands_flags = __webpack_require__(21829);
// EXTERNAL MODULE: ./entry/commands/reader.js
var reader = __webpack_require__(68275);
// EXTERNAL MODULE: ./entry/commands/to-exit-code.js
var to_exit_code = __webpack_require__(23794);
// EXTERNAL MODULE: ./domain/attempt/verdict.js + 1 modules
var verdict = __webpack_require__(24543);
// EXTERNAL MODULE: ./domain/ids.js
var ids = __webpack_require__(70375);
// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
// EXTERNAL MODULE: ./report/words/criterion-failure.js
var criterion_failure = __webpack_require__(15753);
// EXTERNAL MODULE: ./report/words/task-facts.js
var task_facts = __webpack_require__(88598);
;// CONCATENATED MODULE: ./entry/commands/run/demo-notifier.js







const INDENT = 4;
/** Creates a notifier that explains each step of the demo in a sentence. */
function createDemoNotifier(write, style) {
    let heading = '';
    const print = (line) => write(`${(0,wrap_to_style/* wrapToStyle */.h)(line, INDENT, style)}\n`);
    const writeHeading = (id, view) => {
        const checkpoints = (0,task_facts/* listCheckpoints */.Ep)(view);
        const { position = 1, definition } = checkpoints.find((checkpoint) => checkpoint.id === id) ?? {};
        const next = `${position}/${checkpoints.length} ${id}: ${definition?.spec ?? ''}`;
        if (next !== heading)
            print(next);
        heading = next;
    };
    return {
        recorded(events, view) {
            for (const event of events) {
                const sentence = describeEvent(event);
                if (sentence === undefined)
                    continue;
                if ('checkpoint_id' in event)
                    writeHeading(event.checkpoint_id, view);
                const { mark, text } = sentence;
                print(`  ${mark === undefined ? (0,marks/* renderNoMark */.xN)(style) : (0,marks/* renderMark */.oh)(mark, style)} ${text}`);
            }
            return Promise.resolve();
        },
        progress: () => undefined,
    };
}
function describeEvent(event) {
    switch (event.kind) {
        case 'attempt_started':
            return event.attempt === 1 ? undefined : { text: 'The next attempt got the report.' };
        case 'attempt_captured':
            return { text: `The agent said that it was done: "${(0,safe_text/* toShortLine */.wb)(event.summary, 60)}".` };
        case 'attempt_ended':
            return describeEnd(event);
        case 'workspace_rewound':
            return {
                mark: 'undone',
                text: `Its work was undone, and is kept as evidence: refs/groundhog/demo/day-${event.day}`,
            };
        case 'checkpoint_landed': {
            const commit = event.committed_ref === null ? '' : `${(0,ids/* toShortId */.px)(event.committed_ref)} `;
            return { mark: 'done', text: `It landed as one commit: ${commit}${(0,safe_text/* toShortLine */.wb)(event.summary, 60)}` };
        }
        case 'checkpoint_satisfied':
            return { mark: 'done', text: 'Its criteria held already: no agent was started.' };
        default:
            return undefined;
    }
}
function describeEnd({ outcome, verifier_runs: runs }) {
    if (outcome === 'passed')
        return { text: 'Groundhog ran the test itself: it passed.' };
    const [failed] = (0,verdict/* findFailed */.bq)(runs);
    const why = failed === undefined ? outcome : (0,criterion_failure/* findFailureCause */.P)(failed);
    return { mark: 'failed', text: `Groundhog ran the test itself, and it failed: ${(0,safe_text/* toShortLine */.wb)(why, 100)}` };
}

;// CONCATENATED MODULE: ./entry/commands/run/demo-repository.js
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
`;
/** The demo's agent: a shell script instead of a model. */
const DEMO_AGENT = `#!/bin/sh
# Stands in for a coding agent. It gets its brief on standard input and in the file $GROUNDHOG_BRIEF.
case "$GROUNDHOG_CHECKPOINT/$GROUNDHOG_ATTEMPT" in
  greet/1)
    mkdir -p src
    echo 'exports.greet = (name) => "Hello, " + name + "!";' > src/greet.js
    groundhog verb checkpoint-success --summary "Add greet(name)"
    ;;
  shout/1)
    echo 'exports.shout = (text) => text.toUpperCase();' > src/shout.js
    groundhog verb checkpoint-success --summary "Add shout(text), all tests pass"
    ;;
  shout/2)
    echo 'exports.shout = (text) => text.toUpperCase() + "!";' > src/shout.js
    groundhog verb checkpoint-success --summary "Add shout(text)"
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

// EXTERNAL MODULE: ./entry/commands/run/run-locally.js + 1 modules
var run_locally = __webpack_require__(7751);
;// CONCATENATED MODULE: ./entry/commands/run/demo.js


















/** Creates a small repository, runs a plan in it with a scripted agent, and explains each step. */
function demoCommand(flags, io) {
    const { host, console } = (0,commands_flags/* withVerbose */.Z8)(io, flags);
    return (0,to_exit_code/* toExitCode */.t)(io, { name: 'demo', json: flags.json }, async () => {
        const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(host.tempDir ?? (0,external_node_os_.tmpdir)(), 'groundhog-demo-'));
        const repository = (0,external_node_path_.join)(folder, 'repository');
        const agent = (0,external_node_path_.join)(folder, 'agent.sh');
        await (0,promises_.mkdir)(repository);
        await (0,promises_.writeFile)(agent, DEMO_AGENT);
        await (0,promises_.chmod)(agent, 0o755);
        const location = { gitDir: (0,external_node_path_.join)(repository, '.git'), workTree: repository };
        const files = { branch: 'main', files: DEMO_FILES, message: 'Start\n', signature: (0,signature/* toSignature */.u)(system_clock/* systemClock */.ml.now()) };
        await (0,with_git/* withGit */.z)(host, (git) => createRepository(git.at(location), files));
        const [write, style] = flags.json === true ? [console.err, console.errStyle] : [console.out, console.outStyle];
        const print = (text) => write(text, marks/* findLineTone */.IX);
        print((0,wrap_to_style/* wrapToStyle */.h)(START, 0, style));
        const plan = (0,external_node_path_.join)(repository, '.groundhog', 'plans', 'demo.yml');
        // Its agent is a script of ours, which needs no sandbox.
        const runFlags = {
            repo: repository,
            agent: 'command',
            agentCommand: `sh ${(0,quote_for_shell/* quoteForShell */.e)(agent)}`,
            isolation: 'none',
        };
        const notifier = createDemoNotifier(print, style);
        const { result, taskId } = await (0,run_locally/* runLocally */.gm)(plan, runFlags, { host, console, notifier });
        print(renderEnd(repository, (0,reader/* findReader */.Z)(host.env, process.argv).program));
        if (flags.json === true)
            console.out((0,run_json/* renderRunJson */.y)({ taskId, ...result }, host.redactor.redact));
        return (0,ending/* exitCodeOf */.FO)(result.ending);
    });
}
const START = `A new repository, a plan of three checkpoints, and a script in place of the agent: no key, no network.

`;
function renderEnd(repository, program) {
    return `
See what is on the branch, what was undone, and the whole record:
  ${(0,quote_for_shell/* renderShellCommand */.c)(['cd', repository])}
  git log --stat groundhog/demo/task
  git show refs/groundhog/demo/day-2
  ${program} chronicle

Try it in your own repository:
  ${program} init
`;
}


/***/ }),

/***/ 7751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CC: () => (/* binding */ listUncommitted),
  uk: () => (/* binding */ prepareLocalRun),
  ef: () => (/* binding */ readBaseConfig),
  gm: () => (/* binding */ runLocally)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/text/list-some.js
var list_some = __webpack_require__(13258);
// EXTERNAL MODULE: ./domain/text/nearest-name.js
var nearest_name = __webpack_require__(78251);
// EXTERNAL MODULE: ./domain/toolchain/named-paths.js
var named_paths = __webpack_require__(20861);
// EXTERNAL MODULE: ./git/find-git-dir.js
var find_git_dir = __webpack_require__(72603);
// EXTERNAL MODULE: ./git/path-bytes.js
var path_bytes = __webpack_require__(31150);
// EXTERNAL MODULE: ./git/status.js
var git_status = __webpack_require__(28149);
// EXTERNAL MODULE: ./store/origin.js
var origin = __webpack_require__(29330);
// EXTERNAL MODULE: ./entry/compose/compose.js + 6 modules
var compose = __webpack_require__(3646);
// EXTERNAL MODULE: ./entry/compose/find-excludes-files.js
var find_excludes_files = __webpack_require__(50559);
// EXTERNAL MODULE: ./entry/compose/load-plan.js
var load_plan = __webpack_require__(56208);
// EXTERNAL MODULE: ./entry/compose/open-lease.js + 1 modules
var open_lease = __webpack_require__(63070);
// EXTERNAL MODULE: ./entry/compose/prepare-run.js + 32 modules
var prepare_run = __webpack_require__(49164);
// EXTERNAL MODULE: ./entry/compose/signals.js + 1 modules
var signals = __webpack_require__(24774);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 6 modules
var with_git = __webpack_require__(18859);
// EXTERNAL MODULE: ./entry/publish/terminal-notifier.js + 4 modules
var terminal_notifier = __webpack_require__(18639);
// EXTERNAL MODULE: ./entry/settings/check-settings.js
var check_settings = __webpack_require__(31907);
// EXTERNAL MODULE: ./entry/settings/load-config.js
var load_config = __webpack_require__(68008);
// EXTERNAL MODULE: ./entry/settings/merge-settings.js
var merge_settings = __webpack_require__(93435);
// EXTERNAL MODULE: ./entry/settings/run-settings.js
var run_settings = __webpack_require__(18320);
// EXTERNAL MODULE: ./entry/settings/settings.js
var settings_settings = __webpack_require__(45320);
// EXTERNAL MODULE: ./domain/refs/ref-name.js
var ref_name = __webpack_require__(60085);
// EXTERNAL MODULE: ./git/for-each-ref.js
var for_each_ref = __webpack_require__(36064);
// EXTERNAL MODULE: ./runner/open/require-whole-tree.js + 1 modules
var require_whole_tree = __webpack_require__(78121);
// EXTERNAL MODULE: ./entry/planning/locate-impossible.js
var locate_impossible = __webpack_require__(56161);
;// CONCATENATED MODULE: ./entry/commands/run/require-possible.js







/**
 * Refuses, before a task begins, a plan that `groundhog validate` refuses. A task keeps the base that it began from, so that
 * its attempts would fail one after the other, and a file that is committed later would not reach them. Throws ConfigurationError `objects_missing`, too.
 */
async function requirePossible(opened, { planPath, taskId, plan, text }, { repo, base }) {
    const { gitDir } = await (0,find_git_dir/* requireGitDir */.dz)(opened, repo);
    const git = opened.at({ gitDir });
    const ref = (0,ref_name/* toRefName */.kk)({ kind: 'state', taskId });
    if ((await (0,for_each_ref/* listRefs */.Dy)(git, [ref])).has(ref))
        return;
    const { sha } = await (await (0,origin/* openLocalOrigin */._f)(opened, repo)).resolveBase(base);
    try {
        await (0,locate_impossible/* requirePossibleAt */.O)(git, sha, { plan, text, path: planPath });
    }
    catch (thrown) {
        // A tree that cannot be read is refused with what is missing in it.
        if (!(thrown instanceof errors/* ConfigurationError */.j1))
            await (0,require_whole_tree/* requireWholeTree */.z)(git, sha);
        throw thrown;
    }
}

;// CONCATENATED MODULE: ./entry/commands/run/run-locally.js
























/** Reads the plan and the settings of a run on this machine. Throws ConfigurationError. */
async function prepareLocalRun(planPath, flags, { host, console }) {
    const loaded = await (0,load_plan/* loadPlan */.Yq)(planPath);
    const { plan } = loaded;
    const parseProtected = () => (0,settings_settings/* parseBranchGlobs */.vS)(flags.protectedBranch ?? [], 'protected-branch');
    const rebase = flags.rebase === undefined ? undefined : flags.rebase ? 'true' : 'stop';
    const settings = { ...flags, rebase };
    // Invalid values are refused before anything is read.
    (0,check_settings/* requireValidSettings */.T)(settings, host.env, [
        () => (0,load_plan/* requireTaskId */.Og)(flags.task, plan, planPath),
        parseProtected,
        () => (0,settings_settings/* chooseIsolation */.I1)(flags.isolation, host.env),
        () => requireCheckpointOf(plan, flags.only),
    ]);
    const taskId = (0,load_plan/* requireTaskId */.Og)(flags.task, plan, planPath);
    const given = { ...settings, protectedBranches: parseProtected() };
    (0,run_settings/* readRunSettings */.x)(given);
    const { path, config } = await (0,with_git/* withGit */.z)(host, async (git) => {
        const config = await readBaseConfig(git, flags);
        await requirePossible(git, { ...loaded, planPath, taskId }, flags);
        return { path: await findPathInRepository(git, flags.repo, planPath), config };
    });
    for (const text of (0,check_settings/* findIneffective */.K)(given, (0,merge_settings/* mergeSettings */.s)(given, config).given))
        console.err(`Warning: ${text}\n`, 'warning');
    const planSource = { ...loaded, path, isInline: false };
    return { ...(0,prepare_run/* prepareRun */.Z)({ given, config, plan }, { ...host, write: console.err }), taskId, planSource };
}
function requireCheckpointOf({ checkpoints }, only) {
    const ids = checkpoints.map(({ id }) => id);
    if (only === undefined || ids.includes(only))
        return;
    const near = (0,nearest_name/* findNearestName */.$)(only, ids);
    const reason = near === undefined ? 'names no checkpoint of the plan' : `names no checkpoint; did you mean "${near}"?`;
    throw new errors/* ConfigurationError */.j1('setting_invalid', { name: 'only', value: only, reason });
}
/** Runs a plan on this machine and returns the result, which is not printed; `notifier` takes the place of the terminal. */
async function runLocally(planPath, flags, { host, console, ...io }) {
    const prepared = await prepareLocalRun(planPath, flags, { host, console });
    const { limits, isolation, signing } = prepared.settings;
    const { errStyle: style, showLive } = console;
    const terminal = (0,terminal_notifier/* createTerminalNotifier */.D)(console.err, { style, showLive, limits });
    const notifier = io.notifier ?? (flags.quiet === true ? (0,terminal_notifier/* createQuietNotifier */.X)(console.err, style) : terminal);
    await warnOfUncommitted(prepared, flags, { host, notifier });
    const openOrigin = (git) => (0,origin/* openLocalOrigin */._f)(git, flags.repo);
    const lease = await (0,open_lease/* openLocalLease */.G)();
    const request = toRequest(prepared, flags, host);
    const parts = { request, ...prepared.workers, notifier, openOrigin, limits, isolation, signing, lease };
    const result = await (0,signals/* withCancellation */.an)((signal) => (0,compose/* composeRun */.w)(host, { ...parts, signal }), () => ({
        ending: 'paused',
        reason: signals/* LATE_REASON */.Gx,
        view: undefined,
        taskBranch: flags.taskBranch ?? null,
        isOvertaken: false,
        hasWorked: false,
    })).finally(terminal.close);
    return { result, taskId: prepared.taskId };
}
function toRequest({ planSource, taskId, settings }, flags, host) {
    const { workspace, protectedBranches, forRequest } = settings;
    return {
        taskId,
        planSource,
        base: flags.base,
        taskBranch: flags.taskBranch,
        ...forRequest,
        only: flags.only,
        protection: { globs: protectedBranches, names: [] },
        checkout: workspace === 'in_place' ? { folder: flags.repo, excludes: (0,find_excludes_files/* findExcludesFiles */.y)(host.env) } : undefined,
        keepsLfsPointers: flags.lfs === true,
    };
}
/**
 * Warns of files that the plan names and no commit has. Not in place: there the agent of a run that died may still write,
 * and a checkout that is not clean is refused.
 */
async function warnOfUncommitted({ planSource: { plan }, settings }, { repo }, { host, notifier }) {
    if (settings.workspace === 'in_place')
        return;
    const uncommitted = await (0,with_git/* withGit */.z)(host, (git) => findUncommitted(git, repo, plan));
    if (uncommitted.length === 0)
        return;
    const text = `The plan names files that are not committed as they are in your checkout, so that neither agents nor criteria see them: ${(0,list_some/* listSome */.X)(uncommitted)}`;
    notifier.progress({ kind: 'warning', text });
}
/** Reads the configuration at the base, whatever is checked out. */
async function readBaseConfig(git, { repo, base }) {
    const { remote, resolveBase } = await (0,origin/* openLocalOrigin */._f)(git, repo);
    const { sha } = await resolveBase(base);
    return (0,load_config/* readConfigAt */["in"])(git, { remote, commit: sha, checkout: repo, folder: (0,external_node_path_.join)(git.location.gitDir, 'base.git') });
}
/** Finds the files of the checkout that the plan names and whose state there is in no commit; sorted. */
async function findUncommitted(git, repo, plan) {
    const named = (0,named_paths/* listPlanPaths */.U)(plan);
    return (await listUncommitted(git, repo)).filter((path) => named.has(path));
}
/** Lists the files of the checkout whose state there is in no commit, sorted; none where there is no checkout. */
async function listUncommitted(git, repo) {
    const root = await (0,find_git_dir/* findWorkTree */.vE)(git, repo);
    if (root === undefined)
        return [];
    const { gitDir } = await (0,find_git_dir/* requireGitDir */.dz)(git, repo);
    const { changed, untracked } = await (0,git_status/* readStatus */.rk)(git.at({ gitDir, workTree: root }));
    return [...changed, ...untracked].map(path_bytes/* toReadablePath */.ZR).sort();
}
/** Finds the plan's path below the repository's root; undefined when it lies elsewhere. */
async function findPathInRepository(git, repo, planPath) {
    const root = await (0,find_git_dir/* findWorkTree */.vE)(git, repo);
    if (root === undefined)
        return undefined;
    const path = (0,external_node_path_.relative)(await (0,promises_.realpath)(root), await (0,promises_.realpath)((0,external_node_path_.resolve)(planPath)));
    return path.startsWith('..') || path === '' ? undefined : path;
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

/***/ 21120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ renderRunJson)
/* harmony export */ });
/* harmony import */ var _domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66483);
/* harmony import */ var _domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50566);
/* harmony import */ var _domain_text_redact_deep_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4583);
/* harmony import */ var _words_task_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88598);




/**
 * Renders the ending as one JSON document, schema version 1: names as in the records, absent values are null. Each text in
 * it is redacted: in JSON a secret may be written in escapes.
 */
function renderRunJson({ taskId, ending, reason, taskBranch, view }, redact) {
    const record = view?.record;
    const document = {
        schema_version: 1,
        task_id: taskId,
        ending,
        reason,
        task_branch: taskBranch,
        head: record?.head ?? null,
        result: record?.result ?? null,
        checkpoints: (record?.checkpoints ?? []).map((checkpoint) => ({
            id: checkpoint.checkpoint_id,
            outcome: checkpoint.outcome,
            committed_ref: (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .findLandedAttempt */ .NH)({ run: checkpoint, attempts: checkpoint.attempts })?.committed_ref ?? null,
            attempts: checkpoint.attempts.map(toAttempt),
        })),
    };
    return `${JSON.stringify((0,_domain_text_redact_deep_js__WEBPACK_IMPORTED_MODULE_3__/* .redactDeep */ .K)(document, redact), undefined, 2)}\n`;
}
function toAttempt(attempt) {
    const { day, outcome, scratch_commit, failure_report, verifier_runs } = attempt;
    const criteria = verifier_runs.map((run) => ({
        kind: run.criterion.kind,
        criterion: (0,_domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_1__/* .describeCriterion */ .N)(run.criterion),
        outcome: run.outcome,
        detail: run.detail,
        exit_code: run.exit_code,
        duration_ms: run.duration_ms,
    }));
    return { day, outcome, scratch_commit, failure_report, usage: toUsage((0,_domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .totalUsage */ .GG)(attempt)), criteria };
}
/** Renders the usage of an attempt's agent and judge together. */
function toUsage({ turns, input_tokens, cached_input_tokens = null, output_tokens, cost_usd, estimated = false, }) {
    return { turns, input_tokens, cached_input_tokens, output_tokens, cost_usd, estimated };
}


/***/ }),

/***/ 37817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createParser)
/* harmony export */ });
/* unused harmony export ParseError */
class ParseError extends Error {
  constructor(message, options) {
    super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
  }
}
const LF = 10, CR = 13, SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end);
        onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
      }
      return;
    }
    const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line, "", line);
      return;
    }
    const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
    processField(field, value, line);
  }
  function processField(field, value, line) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data
    }), id = void 0, data = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

//# sourceMappingURL=index.js.map


/***/ })

};
