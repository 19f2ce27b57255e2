export const id = 7994;
export const ids = [7994];
export const modules = {

/***/ 7994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planCommand: () => (/* binding */ planCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/ids.js
var ids = __webpack_require__(70375);
// EXTERNAL MODULE: ./domain/planning/draft-remark.js
var draft_remark = __webpack_require__(58693);
// EXTERNAL MODULE: ./domain/record/notifier.js
var notifier = __webpack_require__(38425);
// EXTERNAL MODULE: ./domain/text/plain-text.js
var plain_text = __webpack_require__(36689);
// EXTERNAL MODULE: ./domain/text/quote-for-shell.js
var quote_for_shell = __webpack_require__(78240);
// EXTERNAL MODULE: ./git/find-git-dir.js
var find_git_dir = __webpack_require__(72603);
// EXTERNAL MODULE: ./report/words/draft-words.js
var draft_words = __webpack_require__(27286);
;// CONCATENATED MODULE: ./report/terminal/draft-text.js


/** Renders a draft and what was found out about it for a terminal. */
function renderDraft(draft) {
    const { plan, remarks } = draft;
    const faults = remarks.filter(({ isFault }) => isFault).map((remark) => `  ✗ ${(0,draft_remark/* renderRemark */.PJ)(remark)}`);
    const notes = remarks.filter(({ isFault }) => !isFault).map((remark) => `  · ${(0,draft_remark/* renderRemark */.PJ)(remark)}`);
    const setup = plan?.parsed.setup;
    return [
        ...(plan === undefined ? [] : [plan.text]),
        (0,draft_words/* describeChecks */.P)(draft),
        ...faults,
        ...notes,
        ...(setup === undefined ? [] : [`Before the first attempt it runs: ${setup}`]),
        (0,draft_words/* describeDraftCosts */.F)(draft),
    ].join('\n');
}
/** Renders the document of `groundhog plan --json`: one line of JSON. */
function renderDraftJson(draft, path) {
    const { plan, remarks, counts, rounds, usage, estimate } = draft;
    return JSON.stringify({
        schema_version: 1,
        path,
        plan: plan?.text ?? null,
        remarks: remarks.map(({ kind, isFault, about, message }) => ({ kind, fault: isFault, about, message })),
        criteria: counts,
        rounds,
        usage,
        estimate: estimate === undefined
            ? null
            : {
                landings: estimate.landings,
                attempts: estimate.attempts,
                cost_usd: estimate.costUsd,
                minutes: estimate.minutes,
            },
    });
}

// EXTERNAL MODULE: ./store/origin.js
var origin = __webpack_require__(29330);
// EXTERNAL MODULE: ./store/read-tasks.js
var read_tasks = __webpack_require__(19827);
// EXTERNAL MODULE: ./entry/compose/open-lease.js + 1 modules
var open_lease = __webpack_require__(63070);
// EXTERNAL MODULE: ./entry/compose/open-records.js
var open_records = __webpack_require__(68013);
// EXTERNAL MODULE: ./entry/compose/prepare-run.js + 34 modules
var prepare_run = __webpack_require__(21728);
// EXTERNAL MODULE: ./entry/compose/signals.js + 1 modules
var signals = __webpack_require__(24774);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 3 modules
var with_git = __webpack_require__(55903);
// EXTERNAL MODULE: ./entry/planning/compose-draft.js + 15 modules
var compose_draft = __webpack_require__(92417);
// EXTERNAL MODULE: ./entry/settings/run-settings.js
var run_settings = __webpack_require__(18320);
// EXTERNAL MODULE: ./entry/settings/settings.js
var settings = __webpack_require__(45320);
// EXTERNAL MODULE: ./entry/commands/flags.js
var commands_flags = __webpack_require__(21829);
// EXTERNAL MODULE: ./entry/commands/to-exit-code.js
var to_exit_code = __webpack_require__(23794);
// EXTERNAL MODULE: ./entry/commands/run/run-locally.js + 1 modules
var run_locally = __webpack_require__(43560);
;// CONCATENATED MODULE: ./entry/commands/run/plan.js























const MAX_WISH_BYTES = 32 * 1024;
const MAX_RECORDS = 50;
const STANDARD_OUTPUT = '-';
/**
 * Drafts a plan from a wish, writes it to a new file, and prints it with what was found out about it. Returns 1 where
 * something stays wrong with it, else 0.
 */
function planCommand(wish, flags, io) {
    const { host, console } = (0,commands_flags/* withVerbose */.Z8)(io, flags);
    return (0,to_exit_code/* toExitCode */.t)({ host, console }, { name: 'plan', json: flags.json }, async () => {
        if (wish.trim() === '' || Buffer.byteLength(wish) > MAX_WISH_BYTES)
            throw (0,settings/* toSettingError */.Oh)('wish', '', `must have 1 to ${MAX_WISH_BYTES / 1024} KiB of text`);
        const prepared = await prepare(flags, { host, console });
        const drafted = await (0,signals/* withCancellation */.an)(async (signal) => (0,compose_draft/* composeDraft */.Y)(host, {
            ...{ signal, prepared, base: flags.base },
            wish: {
                ...{ wish, isOwnWish: true, isAgreed: flags.yes === true },
                records: await readRecords(host, flags.repo),
                onRound: (text) => console.err(`${text}\n`),
            },
            notifier: { ...notifier/* silentNotifier */.a, progress: (shown) => writeWarning(shown, console.err) },
            openOrigin: (git) => (0,origin/* openLocalOrigin */._f)(git, flags.repo),
            lease: await (0,open_lease/* openLocalLease */.G)(),
        }), () => undefined);
        if (drafted === undefined)
            throw new errors/* ConfigurationError */.j1('draft_failed', { reason: 'it was stopped' });
        const path = await writePlan(drafted, { wish, flags }, host);
        if (flags.json === true)
            console.out(renderDraftJson(drafted, path ?? null));
        else
            console.out(`${renderDraft(drafted)}\n`);
        if (path !== undefined)
            console.err(`\nWritten to ${path}. Next: groundhog run ${(0,quote_for_shell/* quoteForShell */.e)(path)}\n`);
        return (0,draft_remark/* findFaults */.HA)(drafted.remarks).length > 0 ? 1 : 0;
    });
}
/** Reads the settings; the agent is `builtin` where nothing chooses one. */
async function prepare(flags, { host, console }) {
    (0,run_settings/* readRunSettings */.x)(flags);
    const config = await (0,with_git/* withGit */.z)(host, (git) => (0,run_locally/* readBaseConfig */.ef)(git, flags));
    const isChosen = [flags.agent, flags.agents, config?.agent, config?.agents].some((choice) => choice !== undefined);
    const given = isChosen ? flags : { ...flags, agent: 'builtin' };
    return (0,prepare_run/* prepareRun */.Z)({ given, config, plan: {} }, { ...host, write: console.err });
}
function writeWarning(shown, write) {
    if (shown.kind === 'warning')
        write(`Warning: ${shown.text ?? ''}\n`);
}
/** Reads the records of the repository's tasks, as many as are needed for an estimate. */
async function readRecords(host, repo) {
    return (0,with_git/* withGit */.z)(host, async (opened) => {
        const { git } = await (0,open_records/* openRecords */.t)(opened, { repo });
        const records = [];
        for (const taskId of (await (0,read_tasks/* listTasks */.m)(git)).slice(0, MAX_RECORDS)) {
            const found = await (0,read_tasks/* findTask */.V)(git, taskId);
            if (found !== undefined)
                records.push(found.state.record);
        }
        return records;
    });
}
/** Writes the plan to a file that is not there yet, and returns its path; undefined where there is nothing to write. */
async function writePlan({ plan }, { wish, flags }, host) {
    if (plan === undefined || flags.out === STANDARD_OUTPUT)
        return undefined;
    if (flags.out !== undefined) {
        if (await writeNew(flags.out, plan.text))
            return flags.out;
        throw (0,settings/* toSettingError */.Oh)('out', flags.out, 'is there already');
    }
    const root = (await (0,with_git/* withGit */.z)(host, (git) => (0,find_git_dir/* findWorkTree */.vE)(git, flags.repo))) ?? flags.repo;
    const name = (0,ids/* toTaskId */.kt)((0,plain_text/* toPlainText */.bo)(wish).slice(0, 40)) ?? 'plan';
    for (let number = 1;; number += 1) {
        const path = (0,external_node_path_.join)(root, '.groundhog', 'plans', `${name}${number === 1 ? '' : `-${number}`}.yml`);
        if (await writeNew(path, plan.text))
            return (0,external_node_path_.relative)('.', path);
    }
}
/** Writes a file unless it is there; returns whether it was written. */
async function writeNew(path, text) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    try {
        await (0,promises_.writeFile)(path, text, { flag: 'wx' });
        return true;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
            return false;
        throw error;
    }
}


/***/ }),

/***/ 43560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uk: () => (/* binding */ prepareLocalRun),
  ef: () => (/* binding */ readBaseConfig),
  gm: () => (/* binding */ runLocally)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors_errors = __webpack_require__(14902);
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
// EXTERNAL MODULE: ./entry/compose/compose.js + 2 modules
var compose = __webpack_require__(20255);
// EXTERNAL MODULE: ./entry/compose/find-excludes-files.js
var find_excludes_files = __webpack_require__(50559);
// EXTERNAL MODULE: ./entry/compose/load-plan.js
var load_plan = __webpack_require__(56208);
// EXTERNAL MODULE: ./entry/compose/open-lease.js + 1 modules
var open_lease = __webpack_require__(63070);
// EXTERNAL MODULE: ./entry/compose/prepare-run.js + 34 modules
var prepare_run = __webpack_require__(21728);
// EXTERNAL MODULE: ./entry/compose/signals.js + 1 modules
var signals = __webpack_require__(24774);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 3 modules
var with_git = __webpack_require__(55903);
// EXTERNAL MODULE: ./entry/publish/terminal-notifier.js + 4 modules
var terminal_notifier = __webpack_require__(18639);
// EXTERNAL MODULE: ./agent/builtin/provider-facts.js
var provider_facts = __webpack_require__(34859);
// EXTERNAL MODULE: ./domain/setting-limits.js
var setting_limits = __webpack_require__(8550);
// EXTERNAL MODULE: ./entry/settings/agent-choice.js
var agent_choice = __webpack_require__(49602);
// EXTERNAL MODULE: ./entry/settings/model-settings.js
var model_settings = __webpack_require__(45628);
// EXTERNAL MODULE: ./entry/settings/run-settings.js
var run_settings = __webpack_require__(18320);
// EXTERNAL MODULE: ./entry/settings/settings.js
var settings = __webpack_require__(45320);
;// CONCATENATED MODULE: ./entry/settings/check-settings.js







const parsers = [
    ({ agent }) => agent?.trim() && (0,settings/* parseChoice */.HU)(agent.trim(), 'agent', agent_choice/* AGENT_NAMES */.RO),
    ({ provider }) => provider?.trim() && (0,settings/* parseChoice */.HU)(provider.trim(), 'provider', provider_facts/* PROVIDER_NAMES */.xd),
    ({ judgeProvider }) => judgeProvider?.trim() && (0,settings/* parseChoice */.HU)(judgeProvider.trim(), 'judge-provider', provider_facts/* PROVIDER_NAMES */.xd),
    ({ judgeVotes }) => judgeVotes?.trim() && (0,settings/* parseChoice */.HU)(judgeVotes.trim(), 'judge-votes', setting_limits/* judgeVoteChoices */.Wq),
    ({ baseUrl }) => baseUrl?.trim() && (0,model_settings/* readAddress */.zq)({ provider: 'openai', model: '', given: baseUrl }, {}),
    ({ tools }) => (0,model_settings/* parsePolicy */.ON)({ tools }),
    ({ onDenial }) => (0,model_settings/* parsePolicy */.ON)({ onDenial }),
    ({ price }) => (0,model_settings/* parsePrice */.z7)({ price }, { model: '', isNeeded: false }),
    ({ judgePrice }) => (0,model_settings/* parsePrice */.z7)({ price: judgePrice }, { model: '', isNeeded: false, setting: 'judge-price' }),
];
/**
 * Checks the values of all settings, also of those that the chosen agent does not use. Throws ConfigurationError, with every
 * value that cannot be used.
 */
function requireValidSettings(given) {
    const alone = Object.entries(given).map(([name, value]) => () => (0,run_settings/* readRunSettings */.x)({ [name]: value }));
    const errors = [...alone, ...parsers].flatMap((parse) => findError(parse, given));
    const [first, ...others] = new Map(errors.map((error) => [error.data.name, error])).values();
    if (first === undefined)
        return;
    const more = others.map(({ data: { name, value, reason } }) => `The setting "${name}": "${value}" ${reason}.`);
    throw new errors_errors/* ConfigurationError */.j1('setting_invalid', {
        ...first.data,
        ...(more.length === 0 ? {} : { more: more.join('\n') }),
    });
}
function findError(parse, given) {
    try {
        parse(given);
        return [];
    }
    catch (thrown) {
        if (thrown instanceof errors_errors/* ConfigurationError */.j1 && thrown.code === 'setting_invalid')
            return [thrown];
        throw thrown;
    }
}
/** Describes the settings that a user has given and that change nothing, by the settings that count for the run. */
function findIneffective(given, merged) {
    const agent = merged.agent?.trim() || 'command';
    const hasJudge = Boolean(merged.judgeModel?.trim());
    const isLadder = Boolean(merged.agents?.trim());
    const rules = [
        [!isLadder && agent === 'command', ['model', 'tools', 'onDenial'], 'the agent "command" has no model of ours'],
        [
            !isLadder && agent === 'command' && !hasJudge,
            ['provider', 'baseUrl', 'price'],
            'the agent "command" has no model of ours, and there is no judge',
        ],
        [!isLadder && agent === 'builtin', ['agentCommand'], 'the agent "builtin" has no program'],
        [isLadder, ['agent', 'agentCommand'], 'the agents are those of "agents"'],
        [
            merged.isolation === 'none',
            ['networkSetup', 'networkAgent', 'networkCriteria', 'visiblePaths'],
            'there is no sandbox with "isolation: none"',
        ],
        [merged.verifyIn === 'workspace', ['auditMinutes'], 'no audit is made with "verify-in: workspace"'],
        [!isLadder && !(0,agent_choice/* isProgram */.Vd)(agent), ['session'], 'only a CLI agent has a conversation to resume'],
    ];
    return rules.flatMap(([holds, names, why]) => names
        .filter((name) => holds && given[name] !== undefined)
        .map((name) => `"${toFlag(name)}" has no effect: ${why}.`));
}
function toFlag(name) {
    return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

// EXTERNAL MODULE: ./entry/settings/load-config.js
var load_config = __webpack_require__(68008);
// EXTERNAL MODULE: ./entry/settings/merge-settings.js
var merge_settings = __webpack_require__(93435);
;// CONCATENATED MODULE: ./entry/commands/run/run-locally.js























/** Reads the plan and the settings of a run on this machine. Throws ConfigurationError. */
async function prepareLocalRun(planPath, flags, { host, console }) {
    const loaded = await (0,load_plan/* loadPlan */.Yq)(planPath);
    const { plan } = loaded;
    const taskId = (0,load_plan/* requireTaskId */.Og)(flags.task, plan, planPath);
    const given = { ...flags, protectedBranches: (0,settings/* parseBranchGlobs */.vS)(flags.protectedBranch ?? [], 'protected-branch') };
    // Invalid values are refused before anything is read.
    requireValidSettings(given);
    (0,run_settings/* readRunSettings */.x)(given);
    requireCheckpointOf(plan, flags.only);
    const { inRepository, config } = await (0,with_git/* withGit */.z)(host, async (git) => ({
        inRepository: await findPathInRepository(git, flags.repo, planPath),
        config: await readBaseConfig(git, flags),
    }));
    for (const text of findIneffective(given, (0,merge_settings/* mergeSettings */.s)(given, config).given))
        console.err(`Warning: ${text}\n`, 'warning');
    return { ...loaded, ...(0,prepare_run/* prepareRun */.Z)({ given, config, plan }, { ...host, write: console.err }), taskId, inRepository };
}
function requireCheckpointOf({ checkpoints }, only) {
    const ids = checkpoints.map(({ id }) => id);
    if (only === undefined || ids.includes(only))
        return;
    const near = (0,nearest_name/* findNearestName */.$)(only, ids);
    const reason = near === undefined ? 'names no checkpoint of the plan' : `names no checkpoint; did you mean "${near}"?`;
    throw new errors_errors/* ConfigurationError */.j1('setting_invalid', { name: 'only', value: only, reason });
}
/** Runs a plan on this machine and returns the result, which is not printed; `notifier` takes the place of the terminal. */
async function runLocally(planPath, flags, { host, console, ...io }) {
    const prepared = await prepareLocalRun(planPath, flags, { host, console });
    const { limits, isolation } = prepared.settings;
    const { errStyle: style, showLive } = console;
    const terminal = (0,terminal_notifier/* createTerminalNotifier */.D)(console.err, { style, showLive, limits });
    const notifier = io.notifier ?? (flags.quiet === true ? (0,terminal_notifier/* createQuietNotifier */.X)(console.err) : terminal);
    await warnOfUncommitted(prepared, flags, { host, notifier });
    const openOrigin = (git) => (0,origin/* openLocalOrigin */._f)(git, flags.repo);
    const lease = await (0,open_lease/* openLocalLease */.G)();
    const request = toRequest(prepared, flags, host);
    const parts = { request, ...prepared.workers, notifier, openOrigin, limits, isolation, lease };
    const result = await (0,signals/* withCancellation */.an)((signal) => (0,compose/* composeRun */.w)(host, { ...parts, signal }), () => ({
        ending: 'paused',
        reason: signals/* LATE_REASON */.Gx,
        view: undefined,
        taskBranch: flags.taskBranch ?? null,
        isOvertaken: false,
    })).finally(terminal.close);
    return { result, taskId: prepared.taskId };
}
function toRequest({ plan, text, taskId, inRepository, settings }, flags, host) {
    const { workspace, protectedBranches, forRequest } = settings;
    return {
        taskId,
        planSource: { plan, text, path: inRepository, isInline: false },
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
async function warnOfUncommitted({ plan, settings }, { repo }, { host, notifier }) {
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
    const root = await (0,find_git_dir/* findWorkTree */.vE)(git, repo);
    if (root === undefined)
        return [];
    const { gitDir } = await (0,find_git_dir/* requireGitDir */.dz)(git, repo);
    const { changed, untracked } = await (0,git_status/* readStatus */.rk)(git.at({ gitDir, workTree: root }));
    const named = (0,named_paths/* listPlanPaths */.U)(plan);
    return [...changed, ...untracked]
        .map(path_bytes/* toReadablePath */.ZR)
        .filter((path) => named.has(path))
        .sort();
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

/***/ 68013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ openRecords)
/* harmony export */ });
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);
/* harmony import */ var _git_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9793);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3903);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72603);
/* harmony import */ var _git_init_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41581);
/* harmony import */ var _git_ls_remote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50737);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41985);
/* harmony import */ var _git_rev_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12140);








/** Opens the local records, or those of a remote, fetched into a temporary repository below the git directory. */
async function openRecords(git, { repo, remote }, namespaces = ['refs/groundhog']) {
    const found = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_1__/* .requireGitDir */ .dz)(git, repo);
    const local = git.at({ gitDir: found.gitDir });
    if (remote === undefined)
        return { git: local, source: undefined };
    const copy = git.at({ gitDir: `${git.location.gitDir}/records.git` });
    const source = (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .toRemote */ .CN)((await (0,_git_config_js__WEBPACK_IMPORTED_MODULE_5__/* .findRemoteUrl */ .J)(local, remote)) ?? remote);
    const patterns = namespaces.map((namespace) => `${namespace}/*`);
    const [id] = (await (0,_git_ls_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .listRemoteRefs */ .R)(git, source, patterns)).values();
    const isSameFormat = (await (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .findCommit */ .fq)(local, 'HEAD'))?.length === id?.length;
    await (0,_git_init_js__WEBPACK_IMPORTED_MODULE_2__/* .initBare */ .d)(copy, {
        objectFormat: (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toObjectFormat */ .AF)(id?.length),
        borrowFrom: isSameFormat ? [`${found.commonDir}/objects`] : [],
    });
    await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_7__/* .fetchRefs */ .B)(copy, source, { refspecs: patterns.map((pattern) => `+${pattern}:${pattern}`) });
    return { git: copy, source };
}


/***/ }),

/***/ 19827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ findTask),
/* harmony export */   m: () => (/* binding */ listTasks)
/* harmony export */ });
/* harmony import */ var _domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60085);
/* harmony import */ var _git_for_each_ref_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36064);
/* harmony import */ var _state_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95559);



/** Lists the tasks that a repository has a record of, by name, from its refs only. */
async function listTasks(git) {
    const refs = [...(await (0,_git_for_each_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .listRefs */ .Dy)(git, ['refs/groundhog/'])).keys()].map(_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTaskRef */ .O7);
    return refs
        .filter((ref) => ref?.kind === 'state')
        .map((ref) => ref.taskId)
        .sort();
}
/** Reads the record of one task; undefined when the repository has none. */
async function findTask(git, taskId) {
    const ref = (0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_0__/* .toRefName */ .kk)({ kind: 'state', taskId });
    const commit = (await (0,_git_for_each_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .listRefs */ .Dy)(git, [ref])).get(ref);
    if (commit === undefined)
        return undefined;
    const stored = await (0,_state_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .un)(git, commit, ref);
    return { ...stored, view: { plan: (0,_state_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .requirePlan */ .VH)(stored), record: stored.state.record, memory: stored.state.memory } };
}


/***/ })

};
