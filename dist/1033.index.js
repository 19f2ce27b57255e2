export const id = 1033;
export const ids = [1033];
export const modules = {

/***/ 35077:
/***/ ((module) => {

module.exports=n=>{if(!n)return[];if(typeof n!="string"||n.match(/^\s+$/))return[];const s=n.split(`
`);if(s.length===0)return[];const a=[];let o=null,d=null,u=0,m=0,l=null;const g=e=>{d?.changes.push({type:"normal",normal:!0,ln1:u++,ln2:m++,content:e}),l.oldLines--,l.newLines--},p=e=>{const[t,r]=parseFiles(e)??[];o={chunks:[],deletions:0,additions:0,from:t,to:r},a.push(o)},i=()=>{(!o||o.chunks.length)&&p()},$=(e,t)=>{i(),o.new=!0,o.newMode=t[1],o.from="/dev/null"},N=(e,t)=>{i(),o.deleted=!0,o.oldMode=t[1],o.to="/dev/null"},x=(e,t)=>{i(),o.oldMode=t[1]},F=(e,t)=>{i(),o.newMode=t[1]},S=(e,t)=>{i(),o.index=e.split(" ").slice(1),t[1]&&(o.oldMode=o.newMode=t[1].trim())},k=e=>{i(),o.from=parseOldOrNewFile(e)},y=e=>{i(),o.to=parseOldOrNewFile(e)},f=e=>+(e||1),M=(e,t)=>{o||p(e);const[r,c,w,L]=t.slice(1);u=+r,m=+w,d={content:e,changes:[],oldStart:+r,oldLines:f(c),newStart:+w,newLines:f(L)},l={oldLines:f(c),newLines:f(L)},o.chunks.push(d)},R=e=>{d&&(d.changes.push({type:"del",del:!0,ln:u++,content:e}),o.deletions++,l.oldLines--)},b=e=>{d&&(d.changes.push({type:"add",add:!0,ln:m++,content:e}),o.additions++,l.newLines--)},h=e=>{if(!d)return;const[t]=d.changes.slice(-1);d.changes.push({type:t.type,[t.type]:!0,ln1:t.ln1,ln2:t.ln2,ln:t.ln,content:e})},_=[[/^diff\s/,p],[/^new file mode (\d+)$/,$],[/^deleted file mode (\d+)$/,N],[/^old mode (\d+)$/,x],[/^new mode (\d+)$/,F],[/^index\s[\da-zA-Z]+\.\.[\da-zA-Z]+(\s(\d+))?$/,S],[/^---\s/,k],[/^\+\+\+\s/,y],[/^@@\s+-(\d+),?(\d+)?\s+\+(\d+),?(\d+)?\s@@/,M],[/^\\ No newline at end of file$/,h]],v=[[/^\\ No newline at end of file$/,h],[/^-/,R],[/^\+/,b],[/^\s*/,g]],C=e=>{for(const[t,r]of v){const c=e.match(t);if(c){r(e,c);break}}l.oldLines===0&&l.newLines===0&&(l=null)},H=e=>{for(const[t,r]of _){const c=e.match(t);if(c){r(e,c);break}}},O=e=>{l?C(e):H(e)};for(const e of s)O(e);return a};const fileNameDiffRegex=/(a|i|w|c|o|1|2)\/.*(?=["']? ["']?(b|i|w|c|o|1|2)\/)|(b|i|w|c|o|1|2)\/.*$/g,gitFileHeaderRegex=/^(a|b|i|w|c|o|1|2)\//,parseFiles=n=>n?.match(fileNameDiffRegex)?.map(a=>a.replace(gitFileHeaderRegex,"").replace(/("|')$/,"")),qoutedFileNameRegex=/^\\?['"]|\\?['"]$/g,parseOldOrNewFile=n=>{let s=leftTrimChars(n,"-+").trim();return s=removeTimeStamp(s),s.replace(qoutedFileNameRegex,"").replace(gitFileHeaderRegex,"")},leftTrimChars=(n,s)=>{if(n=makeString(n),!s&&String.prototype.trimLeft)return n.trimLeft();const a=formTrimmingString(s);return n.replace(new RegExp(`^${a}+`),"")},timeStampRegex=/\t.*|\d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d(.\d+)?\s(\+|-)\d\d\d\d/,removeTimeStamp=n=>{const s=timeStampRegex.exec(n);return s&&(n=n.substring(0,s.index).trim()),n},formTrimmingString=n=>n==null?"\\s":n instanceof RegExp?n.source:`[${makeString(n).replace(/([.*+?^=!:${}()|[\]/\\])/g,"\\$1")}]`,makeString=n=>`${n??""}`;


/***/ }),

/***/ 34948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RH: () => (/* binding */ listSkipped),
/* harmony export */   Up: () => (/* binding */ chooseLadderEntry),
/* harmony export */   rI: () => (/* binding */ chooseNextEntry),
/* harmony export */   yL: () => (/* binding */ isSkip)
/* harmony export */ });
const CAUSES = ['provider', 'provider_settings', 'provider_credit'];
/** True for an attempt that another entry of the ladder makes instead. */
function isSkip({ outcome, interruption }) {
    return outcome === 'interrupted' && interruption?.next_entry !== undefined;
}
/** Lists the attempts at the end that were skipped one after the other, oldest first. */
function listSkipped(attempts) {
    return attempts.slice(attempts.findLastIndex((each) => !isSkip(each)) + 1);
}
/**
 * Chooses the entry of the ladder for an attempt, from 1: the one of its number, and the last for all further attempts;
 * where that was skipped for this attempt, the one that was chosen instead.
 */
function chooseLadderEntry(attempts, attempt, size) {
    const instead = attempts.at(-1)?.interruption?.next_entry;
    return Math.min(instead ?? attempt, size);
}
/**
 * Chooses the entry that makes an interrupted attempt instead: the next one that was not tried for it, upwards and then
 * downwards. Undefined when the provider is not the cause, or when all entries were tried.
 */
function chooseNextEntry(attempts, { cause, entry, attempt, size }) {
    if (!CAUSES.includes(cause))
        return undefined;
    const tried = new Set([entry, ...listSkipped(attempts).map(({ agent }) => agent?.entry ?? 0)]);
    const first = Math.min(attempt, size);
    const upwards = Array.from({ length: size - first + 1 }, (_, index) => first + index);
    const downwards = Array.from({ length: first - 1 }, (_, index) => first - 1 - index);
    return [...upwards, ...downwards].find((each) => !tried.has(each));
}


/***/ }),

/***/ 97319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ng: () => (/* binding */ describeRequest),
/* harmony export */   Zb: () => (/* binding */ chooseNextAction),
/* harmony export */   pt: () => (/* binding */ listInterruptions)
/* harmony export */ });
/* harmony import */ var _record_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93714);
/* harmony import */ var _choose_ladder_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34948);


/** Interruptions of one checkpoint in a run before the run ends. */
const MAX_INTERRUPTIONS = 3;
/** Chooses the next action by the record of each checkpoint in plan order, never by a count of finished ones. */
function chooseNextAction(record) {
    const checkpoint = record.checkpoints.find((each) => !(0,_record_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isCheckpointDone */ .t9)(each));
    if (checkpoint === undefined)
        return chooseEnd(record);
    const { checkpoint_id: checkpointId } = checkpoint;
    if (record.aborted !== null) {
        const reason = `The task was aborted by ${describeRequest(record.aborted)}`;
        return { kind: 'blocked', reason: `${reason} It stays aborted until: groundhog retry` };
    }
    if (checkpoint.outcome === 'abandoned' || checkpoint.outcome === 'blocked') {
        return {
            kind: 'blocked',
            reason: `Checkpoint "${checkpointId}" is ${checkpoint.outcome}: ${checkpoint.reason ?? 'no reason recorded'}`,
        };
    }
    const captured = checkpoint.attempts.find(_record_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isCaptured */ .TW);
    if (captured !== undefined)
        return { kind: 'verify', checkpointId, day: captured.day };
    const interruptions = listInterruptions(checkpoint, record);
    const used = countUsed(checkpoint);
    if (used >= checkpoint.attempt_budget) {
        return {
            kind: 'abandon',
            checkpointId,
            reason: `attempt budget used up (${used} of ${checkpoint.attempt_budget})`,
        };
    }
    const last = checkpoint.attempts.at(-1);
    // The same attempt is made by another entry of the ladder.
    const isInstead = last !== undefined && (0,_choose_ladder_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isSkip */ .yL)(last);
    const mayBeAvailable = wasOneUnavailable(checkpoint.attempts);
    const halt = isInstead ? undefined : findHalt(checkpointId, interruptions, mayBeAvailable);
    if (halt !== undefined)
        return halt;
    if (checkpoint.baseline === null && used === 0)
        return { kind: 'baseline', checkpointId };
    return { kind: 'attempt', checkpointId, attempt: used + 1, day: record.last_day + 1 };
}
/**
 * Returns the attempts at a checkpoint that were interrupted in the present run, oldest first; without those that another
 * entry of the ladder made instead.
 */
function listInterruptions(checkpoint, record) {
    const { last_day_before_run: before } = record;
    return checkpoint.attempts.filter((each) => each.outcome === 'interrupted' && each.day > before && !(0,_choose_ladder_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isSkip */ .yL)(each));
}
/** True when one of the entries of the ladder that were tried for the last attempt may be available later. */
function wasOneUnavailable(attempts) {
    return (0,_choose_ladder_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .listSkipped */ .RH)(attempts.slice(0, -1)).some(({ interruption }) => interruption?.cause === 'provider');
}
/** Returns the action that ends a run after too many interruptions, or at once for a cause that would repeat. */
function findHalt(checkpointId, interruptions, mayBeAvailable) {
    const last = interruptions.at(-1);
    const cause = last?.interruption?.cause;
    const note = last?.notes[0];
    const kind = 'interrupted_too_often';
    if (cause === 'disk_full')
        return { kind, ending: 'infra_error', reason: `The disk is full: it ended an attempt at "${checkpointId}".` };
    if (cause === 'command_not_run')
        return { kind, ending: 'infra_error', reason: describeNotRun(checkpointId, note) };
    if ((cause === 'provider_settings' || cause === 'provider_credit') && !mayBeAvailable)
        return { kind, ...describeRefusal(checkpointId, note, cause) };
    if (interruptions.length < MAX_INTERRUPTIONS)
        return undefined;
    const times = `Checkpoint "${checkpointId}" was interrupted ${interruptions.length} times`;
    return cause === 'provider' || mayBeAvailable
        ? {
            kind,
            ending: 'paused',
            pauseCause: 'provider',
            reason: `Provider: ${times}, at last because the agent's provider was unavailable.`,
        }
        : {
            kind,
            ending: 'infra_error',
            reason: `${times} by failures outside the agent.${note === undefined ? '' : ` The last: ${note}`}`,
        };
}
function describeNotRun(checkpointId, note) {
    const observed = note ?? "The agent's command could not be run.";
    const where = 'A relative path in the command starts in the folder of the attempt, a checkout of the task branch.';
    return `${observed}\nIt should have worked on checkpoint "${checkpointId}". ${where} Fix the command, then run again.`;
}
function describeRefusal(checkpointId, note, cause) {
    const text = `${note ?? "The agent's provider refused it."} (checkpoint "${checkpointId}")`;
    return cause === 'provider_credit'
        ? { ending: 'paused', pauseCause: 'account', reason: `Provider: ${text} Fix the account, then run again.` }
        : { ending: 'infra_error', reason: `${text} Fix the key, the model's name or the address, then run again.` };
}
function chooseEnd({ checkpoints, result }) {
    if (result !== null)
        return { kind: 'await_approval', result };
    const skipped = checkpoints.filter(({ outcome }) => outcome === 'skipped').length;
    const isWorkDone = skipped > 0 || checkpoints.some(({ attempts }) => attempts.length > 0);
    return { kind: 'done', isWorkDone, skipped };
}
/** Renders the user and the reason of a request, as the end of a sentence. */
function describeRequest({ by, reason }) {
    return reason === null ? `${by}.` : `${by}: ${reason.replace(/[.\s]+$/, '')}.`;
}
function currentAttempts(checkpoint) {
    return checkpoint.attempts.slice(checkpoint.budget_from);
}
/** Counts the attempts that consumed budget: failures and passes, never interruptions. */
function countUsed(checkpoint) {
    return currentAttempts(checkpoint).filter(({ outcome }) => outcome === 'failed' || outcome === 'passed').length;
}


/***/ }),

/***/ 4583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ redactDeep)
/* harmony export */ });
/** Returns a copy of a value with every string in it redacted. */
function redactDeep(value, redact) {
    if (typeof value === 'string')
        return redact(value);
    if (Array.isArray(value))
        return value.map((item) => redactDeep(item, redact));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redactDeep(item, redact)]));
}


/***/ }),

/***/ 15653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportCommand: () => (/* binding */ reportCommand)
/* harmony export */ });
/* harmony import */ var _exec_child_env_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(25108);
/* harmony import */ var _exec_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42959);
/* harmony import */ var _exec_user_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77191);
/* harmony import */ var _store_read_tasks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19827);
/* harmony import */ var _compose_open_records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68013);
/* harmony import */ var _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38936);
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55903);
/* harmony import */ var _events_choose_task_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67508);
/* harmony import */ var _task_report_make_report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25732);
/* harmony import */ var _task_report_write_report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25448);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(21829);
/* harmony import */ var _to_exit_code_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23794);












/** Writes the record of a task as one HTML file, and opens it where that is asked for. */
function reportCommand(flags, io) {
    const { host, console } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_9__/* .withVerbose */ .Z8)(io, flags);
    return (0,_to_exit_code_js__WEBPACK_IMPORTED_MODULE_10__/* .toExitCode */ .t)({ host, console }, { name: 'report' }, async () => {
        const { taskId, page } = await (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_5__/* .withGit */ .z)(host, async (git) => {
            const { git: repository } = await (0,_compose_open_records_js__WEBPACK_IMPORTED_MODULE_3__/* .openRecords */ .t)(git, flags);
            const known = await (0,_store_read_tasks_js__WEBPACK_IMPORTED_MODULE_2__/* .listTasks */ .m)(repository);
            const found = (0,_events_choose_task_js__WEBPACK_IMPORTED_MODULE_6__/* .chooseTask */ .N0)(flags.task, known);
            const options = { links: {}, madeAt: _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .ml.now().toISOString(), redact: host.redactor.redact };
            const made = await (0,_task_report_make_report_js__WEBPACK_IMPORTED_MODULE_7__/* .makeReport */ .d)(repository, found, options);
            if (made === undefined)
                throw (0,_events_choose_task_js__WEBPACK_IMPORTED_MODULE_6__/* .toTaskNotFound */ .mx)(found, known);
            return { taskId: found, page: made };
        });
        const file = await (0,_task_report_write_report_js__WEBPACK_IMPORTED_MODULE_8__/* .writeReport */ .u)(flags.out ?? `groundhog-report-${taskId}.html`, page);
        console.out(`${file}\n`);
        if (flags.open === true && !(await openInBrowser(file, host)))
            console.err('No program opens it from here: open the file above in a browser.\n');
        return 0;
    });
}
/** Variables by which a program finds the desktop of the user. */
const DESKTOP = ['BROWSER', 'DBUS_SESSION_BUS_ADDRESS', 'DISPLAY', 'WAYLAND_DISPLAY', 'XAUTHORITY'];
/** Opens a file in the user's browser; false where nothing on this machine does. */
async function openInBrowser(file, { env }) {
    const opener = await (0,_exec_programs_js__WEBPACK_IMPORTED_MODULE_0__/* .findOnPath */ .aY)(process.platform === 'darwin' ? 'open' : 'xdg-open', env.PATH ?? '');
    if (opener === undefined)
        return false;
    const desktop = Object.entries(env).filter(([name]) => DESKTOP.includes(name) || name.startsWith('XDG_'));
    const extras = desktop.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return (0,_exec_user_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .startDetached */ .t)(opener, [file], (0,_exec_child_env_js__WEBPACK_IMPORTED_MODULE_11__/* .childEnv */ .g)(env, Object.fromEntries(extras)));
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

/***/ 25108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ childEnv)
/* harmony export */ });
const ALLOWED = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TERM', 'TZ', 'TMPDIR', 'CI'];
/**
 * Creates the environment of a program that is not ours: an allow-list of names from `source`, then all of `extras`. No
 * token, `GITHUB_*`, `ACTIONS_*`, `INPUT_*` or `RUNNER_*` can come from `source`; `extras` must come from trusted code.
 */
function childEnv(source, extras = {}) {
    const env = {};
    for (const name of ALLOWED) {
        const value = source[name];
        if (value !== undefined)
            env[name] = value;
    }
    return { ...env, ...extras };
}


/***/ }),

/***/ 77191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ startDetached),
/* harmony export */   x: () => (/* binding */ pageText)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var _domain_succeeds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67856);
/* harmony import */ var _programs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42959);




/** Shows a text through the user's pager, a shell command, in this terminal. Returns false when it could not be started. */
async function pageText(text, { pager, shell, env }) {
    const { file, args } = (0,_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .toShell */ .aB)(pager, shell);
    // As git does it: less ends at once where the text fits, keeps colours, and leaves the text on the screen.
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, args, { env: { LESS: 'FRX', ...env }, stdio: ['pipe', 'inherit', 'inherit'] });
    // A pager that is left before the end of the text closes its input.
    child.stdin.on('error', () => undefined);
    child.stdin.end(text);
    const code = await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'close').then(([exitCode]) => exitCode, () => 127);
    return code !== 126 && code !== 127;
}
/**
 * Starts a program that outlives this process, such as a browser, without standard streams. Resolves to whether it could be
 * started; how it ends is not known.
 */
async function startDetached(file, args, env) {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, args, { env, detached: true, stdio: 'ignore' });
    child.unref();
    return (0,_domain_succeeds_js__WEBPACK_IMPORTED_MODULE_3__/* .succeeds */ .k)((0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'spawn'));
}


/***/ }),

/***/ 67350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ renderTreeDiff)
/* harmony export */ });
/**
 * Renders the differences of two trees as a unified diff, see git-diff(1); empty when there are none. Runs no driver or
 * filter. Throws GitError when the signal ends it, and `git_answer_too_long` above 256 MiB.
 */
async function renderTreeDiff(git, { from, to, isOfFilesOnly, withStat, signal }) {
    const submodules = isOfFilesOnly === true ? ['--ignore-submodules=all'] : [];
    const stat = withStat === true ? ['--patch', '--stat=100', '--stat-count=30'] : [];
    const args = ['diff', '--no-color', '--no-ext-diff', '--no-textconv', ...stat, ...submodules, from, to];
    const { stdout } = await git.bytes(args, signal === undefined ? {} : { signal });
    return Buffer.from(stdout).toString('utf8');
}


/***/ }),

/***/ 94105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ listFirstParents),
/* harmony export */   W: () => (/* binding */ listParents)
/* harmony export */ });
/** Lists the commits of a branch after `from`, oldest first, without those that a merge brought in, see git-log(1). */
async function listFirstParents(git, { from, to, max }) {
    const args = ['log', '-z', '--first-parent', `--max-count=${max}`, '--format=%H%n%P%n%B', `${from}..${to}`];
    const { stdout } = await git.text(args);
    const records = stdout.split('\0').filter((record) => record !== '');
    return records.reverse().map((record) => {
        const [id = '', parents = '', ...message] = record.split('\n');
        return { id, parents: parents.split(' ').filter((parent) => parent !== ''), message: message.join('\n') };
    });
}
/** Lists the parents of a commit, the first parent first; none where a shallow history ends, see git-rev-list(1). */
async function listParents(git, commit) {
    const { stdout } = await git.text(['rev-list', '--parents', '--max-count=1', '--end-of-options', commit]);
    return stdout.trim().split(' ').slice(1);
}


/***/ }),

/***/ 48112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ listSteering),
/* harmony export */   Cr: () => (/* binding */ findApprovalCommand),
/* harmony export */   g0: () => (/* binding */ listSteeringItems),
/* harmony export */   mv: () => (/* binding */ renderApproval),
/* harmony export */   ym: () => (/* binding */ renderSteeringLine)
/* harmony export */ });
/* harmony import */ var _domain_assert_never_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71996);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);
/* harmony import */ var _domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60085);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18964);





const MAX_SHOWN = 10;
const APPROVED_ID_CHARS = 12;
/** Renders a user's action as a line of the progress output. */
function renderSteeringLine(event) {
    const by = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toShortLine */ .wb)(event.by, 60);
    switch (event.kind) {
        case 'checkpoint_reopened':
            return `${event.checkpoint_id}: opened again by ${by}, with a fresh budget.`;
        case 'checkpoint_skipped':
            return `${event.checkpoint_id}: skipped by ${by}: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toShortLine */ .wb)(event.reason, 200)}`;
        case 'hint_given':
            return `Hint by ${by}: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toShortLine */ .wb)(event.text, 200)}`;
        case 'pause_requested':
            return `A pause was requested by ${by}${event.reason === null ? '.' : `: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toShortLine */ .wb)(event.reason, 200)}`}`;
        case 'task_aborted':
            return `The task was aborted by ${by}${event.reason === null ? '.' : `: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toShortLine */ .wb)(event.reason, 200)}`}`;
        case 'checkpoint_approved':
            return `${event.checkpoint_id}: its statements were approved by ${by}.`;
        case 'result_materialized':
            return `Approved by ${by}: the task branch is at ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(event.to)}.`;
        default:
            return (0,_domain_assert_never_js__WEBPACK_IMPORTED_MODULE_4__/* .assertNever */ .x)(event);
    }
}
/** Lists the latest actions of users, one line each for a terminal. */
function listSteering({ record: { steering } }) {
    return latest(steering).map(({ at, by, kind, checkpoint_id, text }) => {
        const action = [kinds[kind], ...(checkpoint_id === null ? [] : [`"${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toShortLine */ .wb)(checkpoint_id, 100)}"`])].join(' ');
        return `${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatInstant */ .r4)(at)}  ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toShortLine */ .wb)(by, 60)}: ${action}${text === null ? '' : `: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toShortLine */ .wb)(text, 200)}`}`;
    });
}
/** Lists the latest actions of users, one line of markdown each. */
function listSteeringItems({ record: { steering } }) {
    return latest(steering).map(({ at, by, kind, checkpoint_id, text }) => {
        const name = checkpoint_id === null ? '' : ` ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderProse */ .E9)(checkpoint_id, 60)}`;
        const more = text === null ? '' : `: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderProse */ .E9)(text)}`;
        return `${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatInstant */ .r4)(at)} ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderProse */ .E9)(by, 60)} ${kinds[kind]}${name}${more}`;
    });
}
function latest(steering) {
    return steering.slice(-MAX_SHOWN);
}
const kinds = {
    retry: 'reopened',
    skip: 'skipped',
    hint: 'gave a hint',
    pause: 'asked for a pause',
    abort: 'aborted the task',
    approve: 'approved the statements of',
    materialize: 'approved the commits up to',
};
/** Finds the command that approves the waiting commits; undefined when none wait. */
function findApprovalCommand({ record }) {
    if (record.result === null)
        return undefined;
    return `groundhog approve ${record.result.slice(0, APPROVED_ID_CHARS)} --task ${record.task_id}`;
}
/** Renders the commits that wait for approval and the commands that approve them; undefined when none wait. */
function renderApproval(view, links) {
    const { result, task_id: taskId } = view.record;
    if (result === null)
        return undefined;
    const ref = (0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_1__/* .toRefName */ .kk)({ kind: 'result', taskId });
    return [
        `**Waits for approval:** ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCommitLink */ .IF)(links, result)} on \`${ref}\`. It is not on the task branch.`,
        `To bring it there, comment \`/groundhog approve ${result.slice(0, APPROVED_ID_CHARS)}\`,`,
        `or in a clone \`${findApprovalCommand(view)}\`, or push this commit to the task branch yourself.`,
    ].join(' ');
}


/***/ })

};
