export const id = 8891;
export const ids = [8891];
export const modules = {

/***/ 28891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPost: () => (/* binding */ runPost)
});

// EXTERNAL MODULE: ../../node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(22825);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(40669);
// EXTERNAL MODULE: ./domain/ids.js
var ids = __webpack_require__(70375);
// EXTERNAL MODULE: ./exec/programs.js
var exec_programs = __webpack_require__(42959);
// EXTERNAL MODULE: ./exec/redaction/redact.js + 5 modules
var redact = __webpack_require__(93930);
// EXTERNAL MODULE: ./git/remote.js
var git_remote = __webpack_require__(41985);
// EXTERNAL MODULE: ./domain/record/dead-run.js
var dead_run = __webpack_require__(33205);
// EXTERNAL MODULE: ./domain/record/notifier.js
var notifier = __webpack_require__(38425);
// EXTERNAL MODULE: ./domain/refs/ref-name.js
var ref_name = __webpack_require__(60085);
// EXTERNAL MODULE: ./git/ls-remote.js
var ls_remote = __webpack_require__(50737);
// EXTERNAL MODULE: ./store/control-repository.js
var control_repository = __webpack_require__(44800);
// EXTERNAL MODULE: ./store/held-lease.js
var held_lease = __webpack_require__(51832);
// EXTERNAL MODULE: ./store/state-commit.js + 2 modules
var state_commit = __webpack_require__(57061);
// EXTERNAL MODULE: ./store/task-journal.js + 3 modules
var task_journal = __webpack_require__(94215);
;// CONCATENATED MODULE: ./runner/close-run.js








/**
 * Records the end of a run whose process is gone: its attempt as interrupted, the run as paused. Writes only while that
 * run is the last one of its task and has no end, and only on top of the record that was read.
 */
async function closeRun(options) {
    const { git, origin, runDir, taskId } = options;
    const ref = (0,ref_name/* toRefName */.kk)({ kind: 'state', taskId });
    const stateCommit = (await (0,ls_remote/* listRemoteRefs */.R)(git, origin.remote, [ref])).get(ref);
    if (stateCommit === undefined)
        return 'not_recorded';
    const control = await (0,control_repository/* createControlRepository */.K1)(git, origin, { runDir, idLength: stateCommit.length });
    await (0,control_repository/* fetchCommits */.Bj)(control, origin, [stateCommit]);
    const stored = await (0,state_commit/* readState */.un)(control, stateCommit, ref);
    if (!isOpen(stored, options))
        return 'not_open';
    const journal = openJournal(control, stored, options);
    const publication = await journal.record((0,dead_run/* endDeadRun */.Z)(stored.state.record), { isLast: true });
    if (publication.kind === 'rejected' || publication.kind === 'torn')
        throw new Error(publication.reason);
    return publication.kind === 'published' ? 'closed' : 'moved';
}
function isOpen({ events, state, lease }, { runId, job }) {
    if (lease !== undefined && (lease.holder?.run_id !== runId || !isOf(job, lease.holder.place)))
        return false;
    const last = events.findLast((event) => event.kind === 'run_started');
    return last?.kind === 'run_started' && last.run_id === runId && state.record.ending === null;
}
function isOf(job, place) {
    if (job === undefined)
        return place.kind === 'unknown';
    return place.kind === 'job' && place.run === job.id && place.attempt === job.attempt;
}
function openJournal(control, stored, { origin, clock, sleep, taskId }) {
    const { state } = stored;
    return (0,task_journal/* openTaskJournal */.J)({
        git: control,
        remote: origin.remote,
        clock,
        sleep,
        // The caller reports the end, from the record.
        notifier: notifier/* silentNotifier */.a,
        taskId,
        taskBranch: state.record.task_branch,
        planSource: { plan: (0,state_commit/* requirePlan */.VH)(stored), text: stored.planText },
        stored,
        branchHead: undefined,
        resultHead: undefined,
        lease: stored.lease && (0,held_lease/* toFreeLease */.K)(stored.lease.generation, () => Promise.resolve(clock.now())),
    });
}

// EXTERNAL MODULE: ./store/origin.js
var origin = __webpack_require__(29330);
// EXTERNAL MODULE: ./entry/action.js + 62 modules
var action = __webpack_require__(14514);
// EXTERNAL MODULE: ./entry/compose/safe-log.js
var safe_log = __webpack_require__(51552);
// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
// EXTERNAL MODULE: ./entry/compose/to-failure.js
var to_failure = __webpack_require__(86740);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 7 modules
var with_git = __webpack_require__(24850);
// EXTERNAL MODULE: ./entry/events/refresh-task-display.js
var refresh_task_display = __webpack_require__(73509);
// EXTERNAL MODULE: ./entry/job/job.js
var job_job = __webpack_require__(81508);
// EXTERNAL MODULE: ./entry/job/job-context.js + 2 modules
var job_context = __webpack_require__(682);
// EXTERNAL MODULE: ./entry/job/read-workflows.js
var read_workflows = __webpack_require__(86356);
// EXTERNAL MODULE: ./entry/settings/find-secrets-in-env.js
var find_secrets_in_env = __webpack_require__(4478);
// EXTERNAL MODULE: ./entry/settings/find-secrets-on-machine.js + 1 modules
var find_secrets_on_machine = __webpack_require__(24349);
// EXTERNAL MODULE: ./entry/settings/inputs.js
var settings_inputs = __webpack_require__(10384);
;// CONCATENATED MODULE: ./entry/post.js




















const runStateSchema = schemas/* object */.Ikc({ task_id: ids/* taskIdSchema */.Ov, run_id: schemas/* string */.YjP() });
/** Folders that are searched before those that an agent may have added to the PATH by GITHUB_PATH. */
const TRUSTED_PATH = '/usr/bin:/bin';
const TEXTS = {
    closed: 'The run was ended before it finished; its attempt is recorded as interrupted.',
    not_open: 'The run was ended before it finished; nothing was left open in its record.',
    not_recorded: 'The run was ended before it recorded anything.',
    moved: 'The run was ended before it finished; another run has resumed the task.',
};
// Why: docs/decisions/0013-post-closes-its-own-run.md
/**
 * Runs the post step of the action, also when the job was cancelled. A second call changes nothing. An agent of a main
 * step that was killed may have written the saved state: it names a run, which counts only where the record has it as
 * one of this job.
 */
async function runPost() {
    const run = readRunState();
    if ((0,core/* getState */.Gu)(action.FINISHED_STATE) !== 'true')
        await endRun(run);
    else if (run !== undefined && (0,core/* getState */.Gu)(action.UNREPORTED_STATE) === 'true')
        await reportRun(run, { hasReport: true });
    else
        (0,core/* info */.pq)('Nothing is left to do.');
    // Sockets that a server keeps open must not keep the job.
    process.exit(process.exitCode);
}
async function endRun(run) {
    if (run === undefined)
        return (0,core/* info */.pq)('The step was ended before its run started. Start the workflow again.');
    const closed = await warnOnFailure('The record of the run was not closed; the next run does it.', (environment) => closeRecord(run, environment));
    if (closed === undefined)
        return;
    (0,core/* info */.pq)(`${TEXTS[closed]} Start the workflow again with the same task to resume it.`);
    if (closed === 'closed' || closed === 'not_open')
        await reportRun(run, { hasReport: false });
}
function closeRecord(run, environment) {
    const { job } = environment;
    const remote = { url: job.repositoryUrl, authorization: (0,git_remote/* toAuthorization */.ts)((0,settings_inputs/* readToken */.AI)()) };
    return (0,with_git/* withGit */.z)((0,job_context/* toHost */.gs)(environment), (git, { runDir }) => closeRun({
        git,
        origin: (0,origin/* openRemoteOrigin */.lm)(git, remote, { borrowFrom: [] }),
        runDir,
        clock: system_clock/* systemClock */.ml,
        sleep: system_clock/* sleep */.yy,
        taskId: run.task_id,
        runId: run.run_id,
        job: job.run,
    }));
}
/**
 * Brings the recorded state to the pull request and the issue, which the ended step could not. `hasReport` says whether the
 * step has written the report of the task, which a later step uploads.
 */
async function reportRun({ task_id: taskId }, { hasReport }) {
    await warnOnFailure('The comments were not updated; the next run does it.', async (environment) => {
        const read = (0,settings_inputs/* readInputs */.Ko)();
        const inputs = { ...read, linksReport: read.linksReport && hasReport };
        environment.redactor.add((0,find_secrets_in_env/* findNamedSecrets */.Ax)(environment.env, inputs.given.mask ?? []));
        const { signal } = new AbortController();
        const start = await (0,read_workflows/* findManualStart */.yK)(environment.job, environment.env);
        const context = (0,job_context/* openJobContext */.He)(inputs, {
            ...environment,
            ...{ signal, start },
            onRun: () => undefined,
            caution: async () => undefined,
        });
        await (0,refresh_task_display/* refreshTaskDisplay */.BG)(taskId, context, { hasCheck: inputs.hasCheckRun, creation: 'first' });
    });
}
/** Runs a step whose log holds no workflow command. A failure is a warning, since the next run makes up for it. */
async function warnOnFailure(problem, step) {
    const token = (0,settings_inputs/* readToken */.AI)();
    const redactor = (0,redact/* createRedactor */.l)([
        ...(0,find_secrets_in_env/* findSecretsInEnv */.HM)(process.env),
        ...(0,find_secrets_on_machine/* findSecretsOnMachine */.r)(process.env, [process.env.GITHUB_WORKSPACE ?? '.']),
        ...[token, (0,git_remote/* toAuthorization */.ts)(token)],
    ]);
    try {
        // The payload was a file that the agent could write.
        const job = (0,job_job/* readJob */.c)({ ...process.env, GITHUB_EVENT_PATH: undefined });
        const programs = await (0,exec_programs/* findPrograms */.z0)(`${TRUSTED_PATH}:${process.env.PATH ?? ''}`);
        const log = (0,safe_log/* openSafeLog */.y)((text) => process.stdout.write(text), redactor.redact);
        try {
            return await step({ job, redactor, env: process.env, programs, write: log.write });
        }
        finally {
            log.end();
        }
    }
    catch (thrown) {
        (0,core/* warning */.$e)(`${problem}\n${(0,to_failure/* toFailure */.w)(thrown, redactor.redact).text}`);
        return undefined;
    }
}
function readRunState() {
    try {
        return runStateSchema.safeParse(JSON.parse((0,core/* getState */.Gu)(action.RUN_STATE))).data;
    }
    catch {
        return undefined;
    }
}


/***/ })

};
