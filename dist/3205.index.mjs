export const id = 3205;
export const ids = [3205];
export const modules = {

/***/ 48638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ findSandboxRemedy),
/* harmony export */   e: () => (/* binding */ explainBySandbox)
/* harmony export */ });
const UNRESOLVED = /could ?n[o']t resolve (?:host|proxy)|\bENOTFOUND\b|EAI_AGAIN|temporary failure in name resolution|name or service not known|network is unreachable|ENETUNREACH/i;
/** The name of a host as curl and Node give it. */
const UNRESOLVED_HOST = /(?:resolve host:? ['"]?|ENOTFOUND |EAI_AGAIN )([a-z0-9](?:[a-z0-9-]{0,62}\.)+[a-z][a-z0-9-]{0,61}[a-z0-9])(?![\w.-])/i;
const UNCONNECTED = /(?:localhost|127\.0\.0\.1|::1).*(?:refused|could ?n[o']t connect)|(?:refused|could ?n[o']t connect).*(?:localhost|127\.0\.0\.1|::1)/i;
/** The words of curl, Python, Node and wget for a proxy that does not connect them. */
const REFUSED = /CONNECT tunnel failed|from proxy after CONNECT|tunnel connection failed|HTTP tunneling|proxy tunneling failed/i;
/** The answer of our proxy where a named host cannot be reached. */
const UNREACHED = /Groundhog did not reach host ([\w.-]{1,253}): ([A-Z_]{1,40})/;
const MISSING = /no such file or directory|not found|ENOENT|cannot find|can't open/i;
/** Paths that a person can copy into a command as they stand. The agent chooses them. */
const PLAIN_PATH = /^[\w@%+./~-]+$/;
const ABSOLUTE_PATHS = /(?<![^\s'"`(=:[])\/[^\s'"`:;,()[\]]+/g;
/**
 * Explains the end of an agent by what its sandbox keeps from it, where its last output misses just that; undefined where
 * it does not. Whether the machine has a path is not asked: the agent, which reads the answer, must not learn it.
 */
function explainBySandbox({ output, refusals, hides, network }) {
    const [, host, reason] = UNREACHED.exec(output) ?? [];
    if (network === 'hosts' && host !== undefined)
        return `The agent may reach ${host}, and the machine did not (${reason}): check the name, and the network of the machine.`;
    if (network !== 'open' && UNRESOLVED.test(output))
        return network === 'none'
            ? `The sandbox gives the agent no network: ${nameHost(output)}, or give it the network of the machine with --network-agent open.`
            : 'In the sandbox the agent reaches hosts by the proxy of HTTPS_PROXY alone: a program that does not use it needs --network-agent open.';
    if (network !== 'open' && UNCONNECTED.test(output))
        return 'In the sandbox localhost is that of the agent alone: it reaches a server of the machine with --network-agent open.';
    if (refusals.length > 0 && REFUSED.test(output))
        return refusals.join(' ');
    for (const line of output.split('\n').filter((text) => MISSING.test(text))) {
        const path = line.match(ABSOLUTE_PATHS)?.find((text) => PLAIN_PATH.test(text) && hides(text));
        if (path !== undefined)
            return explainHidden(path);
    }
    return undefined;
}
function nameHost(output) {
    const [, host] = UNRESOLVED_HOST.exec(output) ?? [];
    return host === undefined
        ? 'name the hosts that it needs with --network-agent'
        : `if it may reach ${host}, allow that with --network-agent ${host}`;
}
function explainHidden(path) {
    return `The sandbox hides ${path} from the agent, which starts in a checkout of its own and writes there alone: name files of the repository by relative paths, or if it may read what is there, allow that with --visible-paths ${path}.`;
}
const REMEDIES = [
    [/^The sandbox hides \S+ from the agent\b[^\n]*? allow that with --visible-paths (\S+)\.(?=\s|$)/, '--visible-paths'],
    [/^The sandbox gives the agent no network:[^\n]*? with --network-agent ([\w.-]*\w)(?=[,.\s]|$)/, '--network-agent'],
    [/^In the sandbox [^\n]*? --network-agent (open)\.(?=\s|$)/, '--network-agent'],
    [/^Refused in the sandbox: host ([\w.-]+):443[^\n]*?, which no setting allows\b/, '--network-agent'],
];
/** Finds the flag that a text names which begins as `explainBySandbox` writes; undefined for any other text. */
function findSandboxRemedy(text) {
    for (const [pattern, flag] of REMEDIES) {
        const [, value] = pattern.exec(text) ?? [];
        if (value !== undefined)
            return { flag, value };
    }
    return undefined;
}


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

/***/ 54230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RK: () => (/* binding */ describeUnclearBase),
/* harmony export */   TP: () => (/* binding */ decideRebase),
/* harmony export */   dP: () => (/* binding */ listOwnCommits),
/* harmony export */   g_: () => (/* binding */ describeMovedBase),
/* harmony export */   hL: () => (/* binding */ MAX_REBASED_COMMITS),
/* harmony export */   tN: () => (/* binding */ describeLaterBase),
/* harmony export */   vg: () => (/* binding */ mayWaitForBase),
/* harmony export */   yF: () => (/* binding */ chooseRebaseStep),
/* harmony export */   zt: () => (/* binding */ describeRewrittenBase)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);
/* harmony import */ var _record_rebase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47647);
/* harmony import */ var _record_run_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93714);



/** The commits of a branch that a rebase can take; more than these are a mistake about the base. */
const MAX_REBASED_COMMITS = 500;
// Why: docs/decisions/0137-a-rebase-lands-each-commit-again.md
/** Decides whether the landed commits of a task are put on the tip of its base; of work that is merged there, none is left to put. */
function decideRebase(facts) {
    const { record, head, onto, hasBase, isMerged, isFinished, commits } = facts;
    const base = `"${record.base_ref}"`;
    if (hasBase)
        return none(`The base ${base} has not moved past the task branch.`, true);
    if (isMerged && isFinished)
        return none('The task branch is merged.', true);
    if (record.result !== null)
        return none('Commits of the task wait for approval.', false);
    // Work that started elsewhere is closed by this run.
    if ((0,_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .findCapturedAttempt */ .pC)(record)?.snapshot_ref === head)
        return none('The work of an attempt waits to be checked.', false);
    const known = record.impossible_rebase;
    if (known?.from === head && known.onto === onto)
        return none(known.reason, false);
    // Why: docs/decisions/0196-a-rebase-of-merged-work-moves-the-branch.md
    if (isMerged)
        return { kind: 'start', commits: [] };
    if (!(0,_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isAnyLanded */ .Zk)(record))
        return none(`No checkpoint has landed, and until one has, a task keeps the base that it began from. To work on the new ${base}, start the plan as another task: --task <another name>, or "task" in the plan.`, false);
    const merge = commits.find(({ parents }) => parents !== 1);
    if (merge !== undefined)
        return none(`The task branch has a merge (${merge.id}): merge ${base} into it, as that did.`, false);
    if (commits.length > MAX_REBASED_COMMITS)
        return none(`The task branch is more than ${MAX_REBASED_COMMITS} commits ahead of ${base}.`, false);
    return { kind: 'start', commits: commits.map(({ id }) => toCarried(id, facts)) };
}
// Why: docs/decisions/0191-a-changed-checkpoint-in-a-rebase.md
/** Returns a commit with the checkpoint that it stands for; with none where the plan asks for something else by now. */
function toCarried(commit, { record, reopened }) {
    const id = findLanded(record, commit);
    return { commit, checkpoint_id: id !== null && reopened.has(id) ? null : id };
}
/** Endings after which people repair what a run depends on, which is often on the base. */
const AFTER_WHICH_BASES_MOVE = new Set(['blocked', 'infra_error', 'refused', 'conflict']);
/** Returns whether users are to be told that the base of a task has moved: its last run ended for a cause that a new base may remove. */
function mayWaitForBase({ ending, rebase, checkpoints }) {
    return rebase === null && AFTER_WHICH_BASES_MOVE.has(ending ?? '') && !checkpoints.every(_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isCheckpointDone */ .t9);
}
/** Describes that the base of a task was rewritten, with what takes the work to where it is now. */
function describeRewrittenBase({ base_ref: base, base_sha: sha, result }) {
    const rewritten = `"${base}" was rewritten since the task began from it, and no longer has ${(0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(sha)}.`;
    if (result !== null)
        return `${rewritten} Approve the commits that wait, and then run it with --rebase.`;
    return `${rewritten} A run with --rebase takes the work to where it is now; on GitHub the command is "/groundhog rebase".`;
}
/** Describes that a rebase carries over commits before the task that its base does not have, and may have dropped. */
function describeUnclearBase({ base_ref: base, base_sha: sha }) {
    return `"${base}" does not have ${(0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(sha)}, which the task began from, and nothing here shows whether it was rewritten: the rebase carries that over, too. If "${base}" has dropped it, stop the run, give the rebase up (--no-rebase), and rebase where the task was begun, or start the plan as another task (--task).`;
}
/** Describes that the base of a task has commits which the task lacks, with what takes them in. */
function describeMovedBase(record) {
    const moved = `"${record.base_ref}" has moved since the task began from it at ${(0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(record.base_sha)}, and the task does not have its new commits.`;
    if (record.result !== null)
        return `${moved} Approve the commits that wait, and then take them in by a run with --rebase.`;
    return `${moved} A run with --rebase takes them in; on GitHub the command is "/groundhog rebase".`;
}
/** Describes that the base has commits which a rebase that has begun lacks: it is finished where it began. */
function describeLaterBase({ base_ref: base }, { onto }) {
    return `"${base}" has moved again since this rebase began at ${(0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(onto)}: it is finished there, and another one, by --rebase or on GitHub the command "/groundhog rebase", takes the new commits in.`;
}
function none(reason, isExpected) {
    return { kind: 'none', reason, isExpected };
}
/** Finds the checkpoint that has landed with a commit, and not with a later one. */
function findLanded({ checkpoints }, commit) {
    const found = checkpoints.find(({ outcome, held_at: heldAt, attempts }) => {
        const last = attempts.findLast(({ committed_ref }) => committed_ref !== null);
        // What commits of people have blocked is landed, too.
        return (outcome === 'success' || heldAt !== null) && last?.committed_ref === commit;
    });
    return found?.checkpoint_id ?? null;
}
/** Lists the commits that Groundhog has made for the task branch, also those that a rebase has carried over since. */
function listOwnCommits(events) {
    const own = new Set();
    for (const event of events) {
        if (event.kind === 'plan_committed')
            own.add(event.to);
        if (event.kind === 'checkpoint_landed' && event.committed_ref !== null)
            own.add(event.committed_ref);
        // Commits of Groundhog are carried over one by one.
        if (event.kind !== 'commits_carried')
            continue;
        const [first, ...others] = event.commits;
        if (first !== undefined && others.length === 0 && own.has(first))
            own.add(event.to);
    }
    return own;
}
/** Chooses the next step of the rebase of a task, in the order of its commits; undefined where none has begun. */
function chooseRebaseStep({ rebase, checkpoints }) {
    if (rebase === null)
        return undefined;
    const open = new Map(checkpoints.filter((each) => !(0,_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isCheckpointDone */ .t9)(each)).map((each) => [each.checkpoint_id, each]));
    // A checkpoint that was skipped meanwhile stays away.
    const left = rebase.left.filter(({ checkpoint_id: id }) => id === null || open.has(id));
    const [first] = left;
    if (first === undefined)
        return { kind: 'complete' };
    const checkpoint = first.checkpoint_id === null ? undefined : open.get(first.checkpoint_id);
    if (checkpoint === undefined) {
        const end = left.findIndex(({ checkpoint_id }) => checkpoint_id !== null);
        return { kind: 'carry', commits: left.slice(0, end === -1 ? undefined : end).map(({ commit }) => commit) };
    }
    return { kind: 'land', checkpoint, commit: first.commit, isTried: (0,_record_rebase_js__WEBPACK_IMPORTED_MODULE_1__/* .isTriedOnLine */ .mQ)(checkpoint, rebase) };
}


/***/ }),

/***/ 97319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F1: () => (/* binding */ listStuck),
/* harmony export */   Ij: () => (/* binding */ needsRetry),
/* harmony export */   MP: () => (/* binding */ isOutOfAttempts),
/* harmony export */   Ng: () => (/* binding */ describeRequest),
/* harmony export */   Wz: () => (/* binding */ renderSteering),
/* harmony export */   Zb: () => (/* binding */ chooseNextAction),
/* harmony export */   pt: () => (/* binding */ listInterruptions)
/* harmony export */ });
/* harmony import */ var _record_rebase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47647);
/* harmony import */ var _record_run_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93714);
/* harmony import */ var _choose_ladder_entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34948);
/* harmony import */ var _decide_rebase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54230);




/** Interruptions of one checkpoint in a run before the run ends. */
const MAX_INTERRUPTIONS = 3;
/** Renders a command for a task, such as `retry`. */
function renderSteering(words, { task_id: taskId }) {
    return `groundhog ${words} --task ${taskId}`;
}
/** Chooses the next action by the record of each checkpoint in plan order, never by a count of finished ones. */
function chooseNextAction(record) {
    const pending = record.checkpoints.find((each) => !(0,_record_run_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isCheckpointDone */ .t9)(each));
    const step = (0,_decide_rebase_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseRebaseStep */ .yF)(record);
    if (pending !== undefined && record.aborted !== null) {
        const reason = `The task was aborted by ${describeRequest(record.aborted)}`;
        return { kind: 'blocked', reason: `${reason} It stays aborted until a retry.` };
    }
    if (step?.kind === 'complete')
        return { kind: 'complete_rebase' };
    if (step?.kind === 'carry')
        return step;
    if (step === undefined && record.unchecked_since !== null)
        return { kind: 'check_commits', from: record.unchecked_since };
    const checkpoint = step?.checkpoint ?? pending;
    return checkpoint === undefined ? chooseEnd(record) : chooseForCheckpoint(checkpoint, record, step);
}
function chooseForCheckpoint(checkpoint, record, step) {
    const { checkpoint_id: checkpointId } = checkpoint;
    if (checkpoint.outcome === 'abandoned' || checkpoint.outcome === 'blocked')
        return {
            kind: 'blocked',
            checkpointId,
            reason: `${describeGivenUp(checkpoint)}${step === undefined ? '' : `. ${OF_REBASE}`}`,
        };
    const captured = checkpoint.attempts.find(_record_run_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isCaptured */ .TW);
    if (captured !== undefined)
        return { kind: 'verify', checkpointId, day: captured.day };
    if (step?.isTried === false)
        return { kind: 'replay', checkpointId, commit: step.commit, day: record.last_day + 1 };
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
    const isInstead = last !== undefined && (0,_choose_ladder_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .isSkip */ .yL)(last);
    const mayBeAvailable = wasOneUnavailable(checkpoint.attempts);
    const halt = isInstead ? undefined : findHalt(checkpointId, interruptions, mayBeAvailable);
    if (halt !== undefined)
        return halt;
    if (needsBaseline(checkpoint, step))
        return { kind: 'baseline', checkpointId };
    return { kind: 'attempt', checkpointId, attempt: used + 1, day: record.last_day + 1 };
}
// Why: docs/decisions/0190-a-new-base-may-have-the-work.md
/** Returns whether the criteria are to run on the clean tree: before all work, and where a landed commit fails on a new base. */
function needsBaseline({ baseline, baseline_day, attempts }, step) {
    return baseline === null || (step !== undefined && (attempts.findLast(_record_rebase_js__WEBPACK_IMPORTED_MODULE_0__/* .isReplay */ ._d)?.day ?? 0) > baseline_day);
}
const OF_REBASE = 'The task is being rebased, and its branch is where it was. After a retry or a skip the rebase continues; "/groundhog rebase stop" on GitHub, or --no-rebase with the next run on a laptop, gives it up.';
function describeGivenUp({ checkpoint_id: id, outcome, reason }) {
    return `Checkpoint "${id}" is ${(0,_record_run_record_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOutcome */ .sM)(outcome)}: ${reason ?? 'no reason recorded'}`;
}
/**
 * Returns the attempts at a checkpoint that were interrupted in the present run, oldest first; without those that another
 * entry of the ladder made instead.
 */
function listInterruptions(checkpoint, record) {
    const { last_day_before_run: before } = record;
    return checkpoint.attempts.filter((each) => each.outcome === 'interrupted' && each.day > before && !(0,_choose_ladder_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .isSkip */ .yL)(each));
}
/** True when one of the entries of the ladder that were tried for the last attempt may be available later. */
function wasOneUnavailable(attempts) {
    return (0,_choose_ladder_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .listSkipped */ .RH)(attempts.slice(0, -1)).some(({ interruption }) => interruption?.cause === 'provider');
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
/** Returns whether no attempt is made at a checkpoint before a retry: it was given up, or is about to be. */
function needsRetry(checkpoint) {
    if ((0,_record_run_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isCheckpointDone */ .t9)(checkpoint))
        return false;
    return checkpoint.outcome !== 'pending' || isOutOfAttempts(checkpoint);
}
/** Returns whether the attempts at a checkpoint have used up its present budget. */
function isOutOfAttempts(checkpoint) {
    return !checkpoint.attempts.some(_record_run_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isCaptured */ .TW) && countUsed(checkpoint) >= checkpoint.attempt_budget;
}
/** Lists the checkpoints at which no attempt is made before a retry, first the one that the task stops at. */
function listStuck(record) {
    const next = chooseNextAction(record);
    const isStuck = next.kind === 'abandon' || next.kind === 'blocked';
    // A rebase has work before it comes to what is stuck after it.
    if (record.rebase !== null && !isStuck)
        return [];
    const first = isStuck ? next.checkpointId : undefined;
    const ids = record.checkpoints.filter(needsRetry).map(({ checkpoint_id }) => checkpoint_id);
    return ids.sort((a, b) => Number(b === first) - Number(a === first));
}
/** Counts the attempts that consumed budget: failures and passes, never interruptions or landed commits on a new base. */
function countUsed(checkpoint) {
    const counted = currentAttempts(checkpoint).filter((attempt) => !(0,_record_rebase_js__WEBPACK_IMPORTED_MODULE_0__/* .isReplay */ ._d)(attempt));
    return counted.filter(({ outcome }) => outcome === 'failed' || outcome === 'passed').length;
}


/***/ }),

/***/ 76647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ findScratchTask),
/* harmony export */   a: () => (/* binding */ describeScratchCheckout)
/* harmony export */ });
/* harmony import */ var _ref_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60085);

/** Finds the task of an attempt whose scratch branch a branch is; undefined for any other branch, and for none. */
function findScratchTask(branch) {
    const ref = branch === undefined ? undefined : (0,_ref_name_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTaskRef */ .O7)((0,_ref_name_js__WEBPACK_IMPORTED_MODULE_0__/* .toBranchRef */ .fL)(branch));
    return ref?.kind === 'scratch_branch' ? ref.taskId : undefined;
}
/** Describes a checkout that a run in place has left on the scratch branch of an attempt, and what puts it back. */
function describeScratchCheckout(branch) {
    return `The checkout is on "${branch}", the scratch branch of an attempt: unless a run in place is at work there, one was killed. Commit and merge nothing on it. The next run with --workspace in_place keeps what the attempt left, and puts the checkout back.`;
}


/***/ }),

/***/ 47447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ wasTip),
/* harmony export */   UE: () => (/* binding */ listUnmerged),
/* harmony export */   cm: () => (/* binding */ countLater)
/* harmony export */ });
/**
 * Lists those of some commits that a branch does not have, see git-rev-list(1). Rejects where the branch or one of the
 * commits is not there.
 */
async function listUnmerged(git, commits, branch) {
    const { stdout } = await git.text(['rev-list', ...commits, `^${branch}`, '--']);
    const reached = new Set(stdout.split('\n'));
    return commits.filter((commit) => reached.has(commit));
}
/** Returns whether a branch was at a commit before, by its reflog; false where it has none, or the entry has expired. */
async function wasTip(git, branch, commit) {
    const args = ['rev-list', '--walk-reflogs', branch, '--'];
    const { stdout, exitCode } = await git.text(args, { okExitCodes: [0, 128] });
    return exitCode === 0 && stdout.split('\n').includes(commit);
}
/** Counts the commits of a branch that a commit does not have. Rejects where one of them is not there. */
async function countLater(git, commit, branch) {
    const { stdout } = await git.text(['rev-list', '--count', branch, `^${commit}`, '--']);
    return Number(stdout);
}


/***/ }),

/***/ 54193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ez: () => (/* binding */ describeRebase),
/* harmony export */   HI: () => (/* binding */ renderRebaseLine),
/* harmony export */   vZ: () => (/* binding */ renderRebase)
/* harmony export */ });
/* harmony import */ var _domain_assert_never_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71996);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);
/* harmony import */ var _domain_record_rebase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47647);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18964);





/** Renders an event of a rebase as a line of the progress output. */
function renderRebaseLine(event) {
    switch (event.kind) {
        case 'rebase_started':
            if (event.commits.length === 0)
                return `Rebase: what has landed is in the base already; the task branch moves from ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(event.from)} to ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(event.onto)}.`;
            return `Rebase: ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlural */ .yk)(event.commits.length, 'commit')} of the task branch onto ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(event.onto)}; the branch stays at ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(event.from)} until all is verified there.${describeLeftBase(event, PLAIN)}`;
        case 'commits_carried':
            return `Rebase: ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlural */ .yk)(event.commits.length, 'other commit')} carried over, as ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(event.to)}.`;
        case 'rebase_completed':
            return `Rebased: the task branch moved from ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(event.from)} to ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(event.to)}. Before: ${event.kept_ref}`;
        case 'rebase_stopped':
            return `The rebase was stopped; the task branch stays as it is. ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toShortLine */ .wb)(event.reason, 300)}`;
        default:
            return (0,_domain_assert_never_js__WEBPACK_IMPORTED_MODULE_4__/* .assertNever */ .x)(event);
    }
}
const PLAIN = { name: _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toShortLine */ .wb, commit: _domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px, ref: (ref) => ref };
/** Renders the rebase of a task as `describeRebase` describes it, in markdown with links to its commits. */
function renderRebase(record, links) {
    return describeRebase(record, {
        name: _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderProse */ .E9,
        commit: (commit) => (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCommitLink */ .IF)(links, commit),
        ref: _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCodeSpan */ .o9,
    });
}
/** Describes the rebase of a task in plain text: the one that is going on, else the last one; undefined without one. */
function describeRebase(record, write = PLAIN) {
    const { rebase, rebases, base_ref, checkpoints } = record;
    const base = write.name(base_ref, 100);
    if (rebase !== null) {
        const ids = new Set(rebase.landed.map(({ checkpoint_id }) => checkpoint_id));
        const done = checkpoints.filter(({ checkpoint_id, outcome }) => ids.has(checkpoint_id) && outcome === 'success');
        const counts = `${done.length} of ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlural */ .yk)(ids.size, 'landed checkpoint')}`;
        const until = done.length === ids.size ? 'until it is moved there' : 'until all are';
        return `Being rebased onto ${base} at ${write.commit(rebase.onto)}: ${counts} verified again there. The task branch stays at ${write.commit(rebase.from)} ${until}.${describeLeftBase(rebase, write)}`;
    }
    const last = rebases.at(-1);
    if (last === undefined)
        return undefined;
    const { at, verified, onto, from, kept_ref } = last;
    const what = verified.length === 0
        ? 'no checkpoint was left to verify'
        : `verified again there: ${countVerified(verified.length, checkpoints.length)}`;
    const span = { after: rebases.at(-2)?.at ?? '', until: at };
    const again = checkpoints.filter((each) => verified.includes(each.checkpoint_id) && isMadeAgain(each, span));
    const made = again.length === 0
        ? ''
        : `; made again by an agent: ${write.name(again.map((each) => each.checkpoint_id).join(', '), 300)}`;
    return `Rebased onto ${base} at ${write.commit(onto)}; ${what}${made}. Before: ${write.commit(from)}, kept as ${write.ref(kept_ref)}.${describeLeftBase(last, write)}`;
}
// Why: docs/decisions/0197-a-rebase-from-a-base-that-was-rewritten.md
/** Describes, after a space, that the task began from a commit that the base no longer has; '' where the base has it. */
function describeLeftBase({ left_base: left }, write) {
    return left === undefined
        ? ''
        : ` The base was rewritten and no longer has ${write.commit(left)}, which the task began from: what it dropped is left out.`;
}
function countVerified(count, total) {
    return `${count > 1 && count === total ? 'all ' : ''}${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlural */ .yk)(count, 'checkpoint')}`;
}
/**
 * Returns whether an agent had made the change of a checkpoint again when a rebase was complete, since its commit did not hold on
 * the new base: in the same run, or after a retry. A checkpoint that the new base satisfies has no attempt after that.
 */
function isMadeAgain({ attempts }, { after, until }) {
    const ended = attempts.filter(({ ended_at }) => ended_at !== null && ended_at > after && ended_at <= until);
    const replayed = ended.findLastIndex(_domain_record_rebase_js__WEBPACK_IMPORTED_MODULE_1__/* .isReplay */ ._d);
    return replayed !== -1 && ended.slice(replayed + 1).some(({ committed_ref }) => committed_ref !== null);
}


/***/ }),

/***/ 48112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ listSteering),
/* harmony export */   Qt: () => (/* binding */ renderLatestDecision),
/* harmony export */   g0: () => (/* binding */ listSteeringItems),
/* harmony export */   mv: () => (/* binding */ renderApproval),
/* harmony export */   ym: () => (/* binding */ renderSteeringLine)
/* harmony export */ });
/* harmony import */ var _domain_assert_never_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71996);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18964);




const MAX_SHOWN = 10;
/** Renders a user's action as a line of the progress output. */
function renderSteeringLine(event) {
    const by = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortLine */ .wb)(event.by, 60);
    switch (event.kind) {
        case 'checkpoint_reopened':
            return `${event.checkpoint_id}: opened again by ${by}, with a fresh budget.`;
        case 'checkpoint_skipped':
            return `${event.checkpoint_id}: skipped by ${by}: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortLine */ .wb)(event.reason, 200)}`;
        case 'hint_given':
            return `Hint by ${by}: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortLine */ .wb)(event.text, 200)}`;
        case 'pause_requested':
            return `A pause was requested by ${by}${event.reason === null ? '.' : `: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortLine */ .wb)(event.reason, 200)}`}`;
        case 'task_aborted':
            return `The task was aborted by ${by}${event.reason === null ? '.' : `: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortLine */ .wb)(event.reason, 200)}`}`;
        case 'checkpoint_approved':
            return event.statement === undefined
                ? `${event.checkpoint_id}: its statements were approved by ${by}.`
                : `${event.checkpoint_id}: its statement ${event.statement} was approved by ${by}.`;
        case 'result_materialized':
            return `Approved by ${by}: the task branch is at ${(0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .toShortId */ .px)(event.to)}.`;
        default:
            return (0,_domain_assert_never_js__WEBPACK_IMPORTED_MODULE_3__/* .assertNever */ .x)(event);
    }
}
/** Lists the latest actions of users, one line each for a terminal. */
function listSteering({ record: { steering } }) {
    return latest(steering).map(({ at, by, kind, checkpoint_id, text }) => {
        const action = [
            describeKind(kind, text),
            ...(checkpoint_id === null ? [] : [`"${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortLine */ .wb)(checkpoint_id, 100)}"`]),
        ].join(' ');
        return `${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(at)}  ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortLine */ .wb)(by, 60)}: ${action}${text === null ? '' : `: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toShortLine */ .wb)(text, 200)}`}`;
    });
}
/** Lists the latest actions of users, one line of markdown each. */
function listSteeringItems({ record: { steering } }) {
    return latest(steering).map((each) => `${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(each.at)} ${renderDecision(each)}`);
}
/** Renders the latest action of a user as a sentence; undefined without one. */
function renderLatestDecision({ record: { steering } }) {
    const last = steering.at(-1);
    return last === undefined ? undefined : `${renderDecision(last)}.`;
}
function renderDecision({ by, kind, checkpoint_id, text }) {
    const name = checkpoint_id === null ? '' : ` ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProse */ .E9)(checkpoint_id, 60)}`;
    const more = text === null ? '' : `: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProse */ .E9)(text)}`;
    return `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProse */ .E9)(by, 60)} ${describeKind(kind, text)}${name}${more}`;
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
/** Describes an action; an approval with a text is of that one statement. */
function describeKind(kind, text) {
    return kind === 'approve' && text !== null ? 'approved a statement of' : kinds[kind];
}
/** Renders the commits that wait for approval; undefined when none wait. */
function renderApproval({ record: { result } }, links) {
    if (result === null)
        return undefined;
    return `The commits up to ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCommitLink */ .IF)(links, result)} wait for approval: they are not on the task branch yet.`;
}


/***/ })

};
