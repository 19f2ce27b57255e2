export const id = 980;
export const ids = [980];
export const modules = {

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

/***/ 41867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   h1: () => (/* binding */ describeWaiting),
/* harmony export */   hv: () => (/* binding */ listToJudge),
/* harmony export */   oD: () => (/* binding */ toStatementTarget)
/* harmony export */ });
/* harmony import */ var _record_statements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97841);
/* harmony import */ var _text_list_some_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13258);


const SHORT_ID_CHARS = 12;
/** Quotes the name of a checkpoint for a command when it has spaces. */
function quoteName(id) {
    return /\s/.test(id) ? `"${id}"` : id;
}
/** Renders the arguments of the approval of one statement: its checkpoint, and its name or number. */
function toStatementTarget(checkpointId, { name, number }) {
    return `${quoteName(checkpointId)} ${name ?? number}`;
}
/** Lists the landed checkpoints with statements that nobody has judged. */
function listToJudge({ checkpoints }) {
    return checkpoints.filter((checkpoint) => checkpoint.outcome === 'success' && (0,_record_statements_js__WEBPACK_IMPORTED_MODULE_0__/* .listUnjudged */ .nu)(checkpoint).length > 0);
}
/** Names a statement in words, where it has only a number, and by the arguments of its approval. */
function describeStatement(checkpointId, statement) {
    const target = toStatementTarget(checkpointId, statement);
    return statement.name === undefined
        ? `${target} (statement ${statement.number} of ${quoteName(checkpointId)})`
        : target;
}
/** Renders as a sentence what an approval can be of: the commit that waits, and each statement that nobody has judged. */
function describeWaiting(record) {
    const statements = listToJudge(record).flatMap((checkpoint) => (0,_record_statements_js__WEBPACK_IMPORTED_MODULE_0__/* .listUnjudged */ .nu)(checkpoint).map((each) => describeStatement(checkpoint.checkpoint_id, each)));
    const waiting = [...(record.result === null ? [] : [record.result.slice(0, SHORT_ID_CHARS)]), ...statements];
    return waiting.length === 0 ? 'Nothing waits for approval.' : `These wait for approval: ${(0,_text_list_some_js__WEBPACK_IMPORTED_MODULE_1__/* .listSome */ .X)(waiting)}.`;
}


/***/ }),

/***/ 66898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ compileGlobs)
/* harmony export */ });
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13980);
/* harmony import */ var _expand_braces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75737);
/* harmony import */ var _glob_syntax_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12532);



// Why: docs/decisions/0004-globs-are-translated-to-re2.md
/**
 * Compiles globs to a test for paths; an invalid one matches nothing. The whole path must match, letter case counts,
 * and a leading dot is a character like any other.
 *
 * - `*` any characters within one folder or file name, `?` one of them, `[a-z]` and `[!a-z]` one of a set
 * - `**` as a whole name: any number of folders, also none; at the end all below: `docs/**` is `docs` and what is in
 *   it, but a name that ends in `*` is not taken itself: `*\/**` is no file at the top
 * - `{a,b}` either; a backslash before a special character takes it as it is
 * - without a wildcard, or with "/" at the end, a glob also matches all below it: `docs`, `docs/`
 *
 * Matching is linear in the length of the path, whatever the glob.
 */
function compileGlobs(globs) {
    const regexes = globs
        .filter((glob) => glob.trim() !== '' && (0,_glob_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .findGlobProblem */ .R)(glob) === undefined)
        .map((glob) => re2js__WEBPACK_IMPORTED_MODULE_1__/* .RE2JS */ .L3.compile(toChoices(glob).map(toSource).join('|'), re2js__WEBPACK_IMPORTED_MODULE_1__/* .RE2JS */ .L3.DOTALL));
    return (path) => regexes.some((regex) => regex.testExact(path));
}
function toChoices(glob) {
    const expanded = (0,_expand_braces_js__WEBPACK_IMPORTED_MODULE_2__/* .expandBraces */ .P)(glob);
    return expanded.kind === 'invalid' ? [] : expanded.globs;
}
/** Renders a glob without braces as a regular expression for the whole path. */
function toSource(glob) {
    const names = glob.replace(/\/$/, '').split('/');
    const parts = names.filter((name, index) => name !== '**' || names[index - 1] !== '**');
    const isPlain = [...(0,_glob_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .readGlobTokens */ .z)(glob)].every((token) => token.kind === 'text');
    const isTree = isPlain || glob.endsWith('/');
    const last = parts.length - 1;
    let source = '';
    for (const [index, part] of parts.entries()) {
        const isAnyDepth = part === '**';
        if (isAnyDepth && index === last) {
            const isBelowOnly = index === 0 || parts[index - 1]?.endsWith('*');
            return isBelowOnly ? `${source}.+` : `${source.slice(0, -1)}(?:/.*)?`;
        }
        source += isAnyDepth ? '(?:[^/]+/)*' : `${toPartSource(part)}${index === last ? '' : '/'}`;
    }
    return isTree ? `${source}(?:/.*)?` : source;
}
function toPartSource(part) {
    return [...(0,_glob_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .readGlobTokens */ .z)(part)].map(toTokenSource).join('');
}
function toTokenSource(token) {
    if (token.kind === 'text')
        return re2js__WEBPACK_IMPORTED_MODULE_1__/* .RE2JS */ .L3.quote(token.character);
    return token.kind === 'wildcard' ? token.source : '';
}


/***/ }),

/***/ 86725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ renderPlan),
/* harmony export */   M: () => (/* binding */ renderCriteria)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33483);
/* harmony import */ var _criterion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38158);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6526);



/** Lines are not folded, so that a command is shown as it is run. The schemas copy, so that no alias appears. */
const LAYOUT = { version: '1.2', schema: 'core', lineWidth: 0, indent: 2 };
/** Renders a plan as YAML with its keys in the order of the schema; `parsePlan` returns the same plan. */
function renderPlan(plan) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__.stringify)(_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planSchema */ .Fu.parse(plan), LAYOUT);
}
/** Renders the criteria of a checkpoint as a YAML list, with the defaults. */
function renderCriteria(criteria) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__.stringify)(criteria.map(toOrdered), LAYOUT);
}
function toOrdered(criterion) {
    return _criterion_js__WEBPACK_IMPORTED_MODULE_1__/* .criterionSchema */ .$A.parse(criterion);
}


/***/ }),

/***/ 38425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ silentNotifier)
/* harmony export */ });
/** A notifier that reports nothing: the next run reports what is recorded. */
const silentNotifier = { recorded: () => Promise.resolve(), progress: () => undefined };


/***/ }),

/***/ 67797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ createServerClock)
/* harmony export */ });
/**
 * Returns a clock of the server's time: the date of one response plus the time that has passed since, because clocks of
 * machines may differ by hours. Falls back to this machine's time when the server sends no date.
 */
function createServerClock({ clock, fetchDate, onUnknown }) {
    let known;
    const measure = async () => {
        const localMs = clock.now().getTime();
        const serverMs = Date.parse((await fetchDate()) ?? '');
        if (Number.isNaN(serverMs))
            onUnknown();
        return { serverMs: Number.isNaN(serverMs) ? localMs : serverMs, atMs: clock.monotonicMs() };
    };
    return async () => {
        known ??= measure();
        const { serverMs, atMs } = await known;
        return new Date(serverMs + (clock.monotonicMs() - atMs));
    };
}


/***/ }),

/***/ 67856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ succeeds)
/* harmony export */ });
/** Resolves to whether the work succeeded. Never rejects. */
function succeeds(work) {
    return work.then(() => true, () => false);
}


/***/ }),

/***/ 66894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/** Renders equal values as the same JSON text, for hashing: sorted by UTF-16 units, no spaces, no undefined values. */
function canonicalJson(value) {
    return JSON.stringify(value, (_key, part) => (isMapping(part) ? sortKeys(part) : part));
}
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function sortKeys(mapping) {
    return Object.fromEntries(Object.entries(mapping).toSorted(([a], [b]) => (a < b ? -1 : 1)));
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

/***/ 69884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operateCommand: () => (/* binding */ operateCommand)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _domain_record_notifier_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38425);
/* harmony import */ var _report_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18964);
/* harmony import */ var _runner_operate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15927);
/* harmony import */ var _store_origin_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29330);
/* harmony import */ var _store_read_tasks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84243);
/* harmony import */ var _compose_open_lease_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63070);
/* harmony import */ var _compose_open_records_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68013);
/* harmony import */ var _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38936);
/* harmony import */ var _compose_to_failure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(86740);
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24850);
/* harmony import */ var _events_choose_task_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(67508);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(21829);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(68275);















/** Performs an operation of the user's on a task and returns the exit code: 0 also when there was nothing to change. */
async function operateCommand(operation, flags, io) {
    const { host, console } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_13__/* .withVerbose */ .Z8)(io, flags);
    const warnings = [];
    try {
        // No security boundary: it keeps a well-meaning agent from steering its own task.
        if (host.env.GROUNDHOG_SOCKET !== undefined)
            throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('operation_refused', {
                operation: operation.kind,
                task: flags.task ?? host.env.GROUNDHOG_TASK,
                reason: 'An attempt cannot steer its own task; that is for people.',
            });
        const { taskId, result } = await (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_11__/* .withGit */ .z)(host, async (git, { runDir }) => {
            const { taskId, origin } = await findTarget(git, flags);
            const onWarning = (text) => void warnings.push(text);
            const lease = await (0,_compose_open_lease_js__WEBPACK_IMPORTED_MODULE_7__/* .openRemoteLease */ .l)({ git, remote: origin.remote, onWarning });
            const { redactor } = host;
            const context = { git, origin, notifier: _domain_record_notifier_js__WEBPACK_IMPORTED_MODULE_2__/* .silentNotifier */ .a, clock: _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_9__/* .systemClock */ .ml, sleep: _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_9__/* .sleep */ .yy, redactor, lease, runDir };
            return { taskId, result: await (0,_runner_operate_js__WEBPACK_IMPORTED_MODULE_4__/* .operate */ .N)({ taskId, operation, by: findUserName(host.env) }, context) };
        });
        const message = (0,_reader_js__WEBPACK_IMPORTED_MODULE_14__/* .toReaderWords */ .CM)(result.message, host.env, flags);
        printResult({ taskId, operation, result: { ...result, message } }, flags, console);
        if (flags.remote === undefined && result.kind === 'done' && result.record.run_url !== null)
            warnings.push(LOCAL_ONLY);
        for (const text of warnings)
            console.err(`${text}\n`);
        return 0;
    }
    catch (error) {
        const failure = (0,_compose_to_failure_js__WEBPACK_IMPORTED_MODULE_10__/* .toFailure */ .w)(error, host.redactor.redact, operation.kind);
        const text = [(0,_reader_js__WEBPACK_IMPORTED_MODULE_14__/* .toReaderWords */ .CM)(failure.text, host.env, flags), ...warnings].join('\n');
        if (flags.json === true) {
            const refused = {
                taskId: flags.task ?? null,
                operation: operation.kind,
                outcome: 'refused',
                message: text,
            };
            console.out(renderOperationJson(refused));
        }
        console.err(`${text}\n`);
        return failure.exitCode;
    }
}
/** Warns where the records of jobs were fetched, and are changed here alone. */
const LOCAL_ONLY = 'This task was last worked on by a job, and was changed here alone. To change it on GitHub, too, repeat the command with --remote origin.';
function printResult({ taskId, operation, result }, { json }, console) {
    const { message } = result;
    const outcome = result.kind === 'done' ? 'done' : 'nothing';
    if (json === true)
        console.out(renderOperationJson({ taskId, operation: operation.kind, outcome, message }));
    else
        console.out(`Task ${taskId}: ${message}\n`);
}
async function findTarget(git, flags) {
    const records = await (0,_compose_open_records_js__WEBPACK_IMPORTED_MODULE_8__/* .openRecords */ .t)(git, flags);
    const taskId = (0,_events_choose_task_js__WEBPACK_IMPORTED_MODULE_12__/* .chooseTask */ .N0)(flags.task, await (0,_store_read_tasks_js__WEBPACK_IMPORTED_MODULE_6__/* .listTasks */ .m)(records.git), flags.remote);
    const { source } = records;
    if (source === undefined)
        return { taskId, origin: await (0,_store_origin_js__WEBPACK_IMPORTED_MODULE_5__/* .openLocalOrigin */ ._f)(git, flags.repo) };
    return { taskId, origin: (0,_store_origin_js__WEBPACK_IMPORTED_MODULE_5__/* .openRemoteOrigin */ .lm)(git, source, { borrowFrom: [] }) };
}
/** Returns the user's name as the machine has it, or `somebody`. */
function findUserName(env) {
    const name = (0,_report_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toShortLine */ .wb)(env.GITHUB_ACTOR ?? readSystemUser(), 100);
    return name === '' ? 'somebody' : name;
}
function readSystemUser() {
    try {
        return (0,node_os__WEBPACK_IMPORTED_MODULE_0__.userInfo)().username;
    }
    catch {
        return '';
    }
}
/** Renders the outcome of an operation as one JSON document, schema version 1. */
function renderOperationJson({ taskId, operation, outcome, message }) {
    return `${JSON.stringify({ schema_version: 1, task_id: taskId, operation, outcome, message }, undefined, 2)}\n`;
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
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70375);
/* harmony import */ var _git_config_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9793);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3903);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72603);
/* harmony import */ var _git_init_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41581);
/* harmony import */ var _git_ls_remote_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50737);
/* harmony import */ var _git_plain_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59516);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41985);
/* harmony import */ var _git_rev_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12140);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45320);












/** Opens the local records, or those of a remote, fetched as the user would fetch them, into a temporary repository. */
async function openRecords(git, { repo, remote }, namespaces = ['refs/groundhog']) {
    const found = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_3__/* .requireGitDir */ .dz)(git, repo);
    const local = git.at({ gitDir: found.gitDir });
    const { commonDir } = found;
    if (remote === undefined)
        return { git: local, source: undefined, findTip: undefined, commonDir, refsFolder: (0,_git_plain_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .findCommonDir */ .SF)(repo) };
    const copy = git.at({ gitDir: `${git.location.gitDir}/records.git` });
    const source = { ...(0,_git_remote_js__WEBPACK_IMPORTED_MODULE_8__/* .toRemote */ .CN)(await findAddress(local, { repo, remote })), isAsUser: true };
    const patterns = namespaces.map((namespace) => `${namespace}/*`);
    const [id] = (await (0,_git_ls_remote_js__WEBPACK_IMPORTED_MODULE_9__/* .listRemoteRefs */ .R)(git, source, patterns)).values();
    const isSameFormat = (await (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .findCommit */ .fq)(local, 'HEAD'))?.length === id?.length;
    await (0,_git_init_js__WEBPACK_IMPORTED_MODULE_4__/* .initBare */ .d)(copy, {
        objectFormat: (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toObjectFormat */ .AF)(id?.length),
        borrowFrom: isSameFormat ? [`${commonDir}/objects`] : [],
    });
    await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_10__/* .fetchRefs */ .B)(copy, source, { refspecs: patterns.map((pattern) => `+${pattern}:${pattern}`) });
    let heads;
    const findTip = async (branch) => {
        heads ??= (0,_git_ls_remote_js__WEBPACK_IMPORTED_MODULE_9__/* .listRemoteRefs */ .R)(git, source, ['refs/heads/*']);
        return (await heads).get(branch);
    };
    return { git: copy, source, findTip, commonDir, refsFolder: undefined };
}
/** Finds the address of a remote; of a folder in full, since git runs in another one. Throws the error of the setting. */
async function findAddress(git, { repo, remote }) {
    const configured = await (0,_git_config_js__WEBPACK_IMPORTED_MODULE_11__/* .findRemoteUrl */ .J)(git, remote);
    // As git-fetch(1) has it: a relative one is found from the root of the checkout.
    if (configured !== undefined)
        return isRelative(configured)
            ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .vE)(git, repo)) ?? git.location.gitDir, configured)
            : configured;
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(remote))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(remote);
    if (/[/:]/.test(remote))
        return remote;
    throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .toSettingError */ .Oh)('remote', remote, 'is neither the name of a remote of this repository nor an address');
}
/** Returns whether an address is a path that does not begin at the root: no scheme, and no colon before a slash, see git-fetch(1). */
function isRelative(address) {
    return !address.startsWith('/') && !/^[^/]*:/.test(address);
}


/***/ }),

/***/ 67508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ toTaskUnclear),
/* harmony export */   Hd: () => (/* binding */ requireTask),
/* harmony export */   N0: () => (/* binding */ chooseTask),
/* harmony export */   kz: () => (/* binding */ findReferencedTask),
/* harmony export */   mx: () => (/* binding */ toTaskNotFound)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _store_remote_tasks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99149);
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24850);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45320);




// Why: docs/decisions/0059-pull-request-of-a-task.md
/**
 * Finds the named task, else the one of the thread, else the only one that there is; undefined when there is none. Throws
 * ConfigurationError where several match, or not the named one.
 */
async function findReferencedTask({ named, thread, headBranch }, context) {
    const { host, remote } = context;
    return (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_2__/* .withGit */ .z)(host, async (git) => {
        const known = named !== undefined || thread === undefined
            ? [...(await (0,_store_remote_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .listRemoteTasks */ .lx)(git, remote)).keys()]
            : await (0,_store_remote_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .findTasksOf */ .T3)(git, remote, toTaskThread(thread, headBranch));
        if (named !== undefined && known.includes((0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTaskId */ .ik)(named)))
            return (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTaskId */ .ik)(named);
        if (named === undefined && known.length < 2)
            return known[0];
        throw toTaskUnclear(thread, known, named);
    });
}
function toTaskThread({ isPullRequest, issue }, headBranch) {
    if (isPullRequest)
        return { kind: 'pull_request', branch: headBranch ?? '' };
    return { kind: 'issue', number: issue.number };
}
/** Makes the error for a command that does not identify its task. */
function toTaskUnclear(thread, known, task) {
    const where = thread === undefined ? 'this repository' : `#${thread.issue.number}`;
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('task_unclear', { where, known: known.join(', ') || 'none', task });
}
/** Returns the named task, else the only one among those that the remote, or this repository, has. Throws ConfigurationError when neither is clear. */
function chooseTask(named, known, remote) {
    const [only] = known;
    if (named !== undefined)
        return requireTask(named, known, remote);
    if (only !== undefined && known.length === 1)
        return only;
    if (only === undefined)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('no_task_recorded', { remote });
    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('task_not_named', { known: known.join(', ') });
}
/** Returns a recorded task by its id. Throws ConfigurationError for an invalid id, and for a task that is not recorded. */
function requireTask(named, known, remote) {
    const taskId = (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTaskId */ .ik)(named);
    if (known.includes(taskId))
        return taskId;
    throw toTaskNotFound(named, known, remote);
}
/** Makes the error for a task that is not recorded; it names those that are. */
function toTaskNotFound(task, known, remote) {
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('task_not_found', { task, known: known.join(', ') || 'none', remote });
}


/***/ }),

/***/ 9793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ findRemoteUrl),
/* harmony export */   t: () => (/* binding */ isPartialClone)
/* harmony export */ });
/** Reads the address of a configured remote; undefined when there is no remote of this name. */
async function findRemoteUrl(git, name) {
    const { exitCode, stdout } = await git.text(['config', '--get', `remote.${name}.url`], { okExitCodes: [0, 1] });
    return exitCode === 0 ? stdout.trim() : undefined;
}
/** Returns true when a remote keeps some objects of the repository until they are needed, see partial-clone(7). */
async function isPartialClone(git) {
    const args = ['config', '--get-regexp', '^(extensions\\.partialclone|remote\\..*\\.promisor)$'];
    return (await git.text(args, { okExitCodes: [0, 1] })).exitCode === 0;
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

/***/ 42007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ listWorktrees)
/* harmony export */ });
/* harmony import */ var _path_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31150);

/** Lists all checkouts of a repository, the main one first, see git-worktree(1). */
async function listWorktrees(git) {
    const { stdout } = await git.bytes(['worktree', 'list', '--porcelain', '-z']);
    const found = [];
    for (const line of (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(stdout)) {
        if (line.startsWith('worktree '))
            found.push({ path: (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .toReadablePath */ .ZR)(line.slice('worktree '.length)), head: undefined });
        const last = found.at(-1);
        if (line.startsWith('branch ') && last !== undefined)
            last.head = line.slice('branch '.length);
    }
    return found;
}


/***/ }),

/***/ 44800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ fetchCommits),
/* harmony export */   Cg: () => (/* binding */ openCommit),
/* harmony export */   K1: () => (/* binding */ createControlRepository),
/* harmony export */   aH: () => (/* binding */ openControlRepository)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70375);
/* harmony import */ var _exec_folder_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66229);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3903);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72603);
/* harmony import */ var _git_init_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41581);
/* harmony import */ var _git_rev_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12140);








// Why: docs/decisions/0001-own-control-repository.md
/** Creates the repository that only we write: bare, outside every workspace, removed with the run. */
async function createControlRepository(git, origin, { runDir, idLength }) {
    const control = openControlRepository(git, runDir);
    await (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .fc)(runDir, 0o700);
    const objectFormat = (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toObjectFormat */ .AF)(idLength);
    await (0,_git_init_js__WEBPACK_IMPORTED_MODULE_5__/* .initBare */ .d)(control, { objectFormat, borrowFrom: origin.borrowFrom, isTemporary: true });
    if (origin.shallowFile !== undefined)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(origin.shallowFile, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(control.location.gitDir, 'shallow'));
    return control;
}
/** Opens the control repository of a run, which has one once its task is open. */
function openControlRepository(git, runDir) {
    return git.at({ gitDir: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runDir, 'control.git') });
}
/** Fetches the commits that the control repository lacks, by their ids: a name may have moved since it was resolved. */
async function fetchCommits(control, origin, ids) {
    const missing = [];
    for (const id of new Set(ids))
        if (id !== undefined && (await (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .findCommit */ .fq)(control, id)) === undefined)
            missing.push(id);
    const refspecs = missing.map(_git_fetch_js__WEBPACK_IMPORTED_MODULE_7__/* .toFetchSpec */ .n);
    await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_7__/* .fetchRefs */ .B)(control, origin.remote, { refspecs });
}
/** Opens a repository that has the commit with all its files: the checkout's, else one that it is fetched into. */
async function openCommit(git, { remote, commit, checkout, folder }) {
    for (const holder of [checkout, folder]) {
        const found = holder === undefined ? undefined : await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_4__/* .findGitDir */ .rR)(git, holder);
        const local = found === undefined ? undefined : git.at({ gitDir: found.gitDir });
        if (local !== undefined && (await (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .findCommit */ .fq)(local, commit)) !== undefined)
            return local;
    }
    const copy = git.at({ gitDir: folder });
    await (0,_git_init_js__WEBPACK_IMPORTED_MODULE_5__/* .initBare */ .d)(copy, { objectFormat: (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toObjectFormat */ .AF)(commit.length), borrowFrom: [] });
    await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_7__/* .fetchRefs */ .B)(copy, remote, { refspecs: [(0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_7__/* .toFetchSpec */ .n)(commit)], depth: 1 });
    return copy;
}


/***/ }),

/***/ 29330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   El: () => (/* binding */ createDryOrigin),
/* harmony export */   XT: () => (/* binding */ findBorrowableObjects),
/* harmony export */   _f: () => (/* binding */ openLocalOrigin),
/* harmony export */   lm: () => (/* binding */ openRemoteOrigin)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14902);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70375);
/* harmony import */ var _domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60085);
/* harmony import */ var _domain_succeeds_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67856);
/* harmony import */ var _exec_folder_access_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66229);
/* harmony import */ var _git_config_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9793);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(3903);
/* harmony import */ var _git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72603);
/* harmony import */ var _git_init_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41581);
/* harmony import */ var _git_ls_remote_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(50737);
/* harmony import */ var _git_rev_list_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(47447);
/* harmony import */ var _git_rev_parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12140);
/* harmony import */ var _git_symbolic_ref_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5707);
/* harmony import */ var _git_worktree_list_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(42007);
















/**
 * Opens a repository on this disk. Throws ConfigurationError `not_a_repository` or `partial_clone`, and the error of the
 * system when no records can be written there.
 */
async function openLocalOrigin(git, folder) {
    const found = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_6__/* .requireGitDir */ .dz)(git, folder);
    const repository = git.at({ gitDir: found.gitDir });
    if (await (0,_git_config_js__WEBPACK_IMPORTED_MODULE_9__/* .isPartialClone */ .t)(repository))
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('partial_clone', { path: folder });
    await (0,_exec_folder_access_js__WEBPACK_IMPORTED_MODULE_5__/* .requireWritable */ .ik)(['.', 'objects', 'refs'].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(found.commonDir, name)));
    const shallow = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(found.commonDir, 'shallow');
    return {
        remote: { url: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(found.gitDir) },
        repository: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(found.commonDir),
        isOnThisMachine: true,
        borrowFrom: [await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(found.commonDir, 'objects'))],
        refsFolder: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(found.commonDir),
        shallowFile: (await (0,_domain_succeeds_js__WEBPACK_IMPORTED_MODULE_10__/* .succeeds */ .k)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(shallow))) ? shallow : undefined,
        async resolveBase(name) {
            const head = await (0,_git_symbolic_ref_js__WEBPACK_IMPORTED_MODULE_11__/* .findHead */ .m)(repository);
            const sha = await (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .findCommit */ .fq)(repository, name ?? 'HEAD');
            if (sha === undefined) {
                const lost = await (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .findLostCommit */ .v3)(repository, name ?? 'HEAD');
                if (lost !== undefined)
                    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GroundhogError */ .CX('repository_damaged', { path: found.commonDir, reason: lost });
                throw name === undefined
                    ? new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('no_commits', { path: folder })
                    : new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('base_not_found', { ref: name });
            }
            return { ref: (name ?? head ?? sha).replace(/^(?:refs\/)?heads\//, ''), sha };
        },
        wasAt: (branch, commit) => (0,_git_rev_list_js__WEBPACK_IMPORTED_MODULE_12__/* .wasTip */ .Bv)(repository, (0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .toBranchRef */ .fL)(branch), commit),
        // The branch that is checked out need not be the one that pull requests are merged into.
        findDefaultBranch: () => Promise.resolve(undefined),
        async findCheckout(branch) {
            return (await (0,_git_worktree_list_js__WEBPACK_IMPORTED_MODULE_13__/* .listWorktrees */ .P)(repository)).find(({ head }) => head === (0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .toBranchRef */ .fL)(branch))?.path;
        },
        async listFolders() {
            const checkouts = (await (0,_git_worktree_list_js__WEBPACK_IMPORTED_MODULE_13__/* .listWorktrees */ .P)(repository)).map(({ path }) => path);
            return [...new Set([found.gitDir, found.commonDir, ...checkouts])];
        },
    };
}
/** Opens a remote as the origin. */
function openRemoteOrigin(git, remote, { borrowFrom, pinnedBase }) {
    return {
        remote,
        repository: remote.url,
        isOnThisMachine: false,
        borrowFrom,
        refsFolder: undefined,
        shallowFile: undefined,
        async resolveBase(name) {
            if (name === undefined && pinnedBase !== undefined)
                return pinnedBase;
            const ref = name ?? (await (0,_git_ls_remote_js__WEBPACK_IMPORTED_MODULE_14__/* .findRemoteHead */ .C)(git, remote));
            if (ref === undefined)
                throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('no_commits', { path: remote.url });
            if (_domain_ids_js__WEBPACK_IMPORTED_MODULE_3__/* .objectIdSchema */ .kf.safeParse(ref).success)
                return { ref, sha: ref };
            const short = ref.replace(/^(?:(?:refs\/)?heads|refs\/tags)\//, '');
            const branch = (0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .toBranchRef */ .fL)(short);
            const tag = `refs/tags/${short}`;
            const refs = await (0,_git_ls_remote_js__WEBPACK_IMPORTED_MODULE_14__/* .listRemoteRefs */ .R)(git, remote, [branch, tag, `${tag}^{}`]);
            const sha = refs.get(branch) ?? refs.get(`${tag}^{}`) ?? refs.get(tag);
            if (sha === undefined)
                throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('base_not_found', { ref });
            return { ref: short, sha };
        },
        findDefaultBranch: () => (0,_git_ls_remote_js__WEBPACK_IMPORTED_MODULE_14__/* .findRemoteHead */ .C)(git, remote),
        findCheckout: () => Promise.resolve(undefined),
        listFolders: () => Promise.resolve([]),
    };
}
/** Finds the object folder of a full clone at a path, to borrow from; undefined for a shallow or partial one, or none. */
async function findBorrowableObjects(git, folder) {
    const found = await (0,_git_find_git_dir_js__WEBPACK_IMPORTED_MODULE_6__/* .findGitDir */ .rR)(git, folder);
    if (found === undefined)
        return undefined;
    const isShallow = await (0,_domain_succeeds_js__WEBPACK_IMPORTED_MODULE_10__/* .succeeds */ .k)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(found.commonDir, 'shallow')));
    if (isShallow || (await (0,_git_config_js__WEBPACK_IMPORTED_MODULE_9__/* .isPartialClone */ .t)(git.at({ gitDir: found.gitDir }))))
        return undefined;
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(found.commonDir, 'objects'));
}
/** Creates a local copy of a remote's branches and records, so that a run against it changes nothing elsewhere. */
async function createDryOrigin(git, remote, { folder, defaultBranch, base }) {
    const copy = git.at({ gitDir: folder });
    await (0,_git_init_js__WEBPACK_IMPORTED_MODULE_7__/* .initBare */ .d)(copy, { objectFormat: (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_3__/* .toObjectFormat */ .AF)(base.sha.length), borrowFrom: [] });
    await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_15__/* .fetchRefs */ .B)(copy, remote, { refspecs: ['+refs/heads/*:refs/heads/*', '+refs/groundhog/*:refs/groundhog/*'] });
    await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_15__/* .fetchRefs */ .B)(copy, remote, { refspecs: [(0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_15__/* .toFetchSpec */ .n)(base.sha)] });
    if (defaultBranch !== undefined)
        await (0,_git_symbolic_ref_js__WEBPACK_IMPORTED_MODULE_11__/* .setHead */ .l)(copy, (0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .toBranchRef */ .fL)(defaultBranch));
}


/***/ }),

/***/ 84243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ findTask),
  m: () => (/* binding */ listTasks)
});

// EXTERNAL MODULE: ./domain/refs/ref-name.js
var ref_name = __webpack_require__(60085);
// EXTERNAL MODULE: ./git/for-each-ref.js
var for_each_ref = __webpack_require__(36064);
// EXTERNAL MODULE: ./store/state-commit.js + 2 modules
var state_commit = __webpack_require__(57061);
;// CONCATENATED MODULE: ./store/state-refs.js

/** The refs that the records of all tasks are below. */
const RECORD_REFS = 'refs/groundhog/';
/** The refs among them that name the state of a task, `refs/groundhog/<task_id>/state`. */
const STATE_REFS = { below: 'refs/groundhog', name: 'state' };
/** Finds the state commits among refs, by the ids of their tasks, in the order of these. */
function findStates(refs) {
    const states = [...refs].flatMap(([name, commit]) => {
        const ref = (0,ref_name/* parseTaskRef */.O7)(name);
        return ref?.kind === 'state' ? [[ref.taskId, commit]] : [];
    });
    return new Map(states.sort(([a], [b]) => (a < b ? -1 : 1)));
}

;// CONCATENATED MODULE: ./store/read-tasks.js




/** Lists the tasks that a repository has a record of, by name, from its refs only. */
async function listTasks(git) {
    return [...findStates(await (0,for_each_ref/* listRefs */.Dy)(git, [RECORD_REFS])).keys()];
}
/** Reads the record of one task; undefined when the repository has none. */
async function findTask(git, taskId) {
    const ref = (0,ref_name/* toRefName */.kk)({ kind: 'state', taskId });
    const commit = (await (0,for_each_ref/* listRefs */.Dy)(git, [ref])).get(ref);
    if (commit === undefined)
        return undefined;
    const stored = await (0,state_commit/* readState */.un)(git, commit, ref);
    return { ...stored, view: { plan: (0,state_commit/* requirePlan */.VH)(stored), record: stored.state.record, memory: stored.state.memory } };
}


/***/ }),

/***/ 99149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dj: () => (/* binding */ fetchRemoteTasks),
/* harmony export */   Qn: () => (/* binding */ fetchRemoteTask),
/* harmony export */   T3: () => (/* binding */ findTasksOf),
/* harmony export */   lx: () => (/* binding */ listRemoteTasks)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40669);
/* harmony import */ var _domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32413);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70375);
/* harmony import */ var _domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60085);
/* harmony import */ var _git_cat_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23654);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3903);
/* harmony import */ var _git_init_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41581);
/* harmony import */ var _git_ls_remote_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50737);
/* harmony import */ var _git_ls_tree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73383);
/* harmony import */ var _state_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57061);











const linksSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    issue_number: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().nullable().default(null),
    task_branch: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
});
/** Lists the tasks on a remote with the commits of their records. */
async function listRemoteTasks(git, remote) {
    const tasks = new Map();
    for (const [name, commit] of await (0,_git_ls_remote_js__WEBPACK_IMPORTED_MODULE_7__/* .listRemoteRefs */ .R)(git, remote, ['refs/groundhog/*'])) {
        const ref = (0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTaskRef */ .O7)(name);
        if (ref?.kind === 'state')
            tasks.set(ref.taskId, commit);
    }
    return tasks;
}
/** Finds the tasks of a thread. Only their records count, so that no text of a comment can claim a task. */
async function findTasksOf(git, remote, thread) {
    const tasks = await listRemoteTasks(git, remote);
    const copy = await fetchRecords(git, remote, tasks);
    const found = [];
    for (const [taskId, commit] of tasks) {
        const links = await findLinks(copy, commit);
        if (links !== undefined && isOf(links, thread))
            found.push(taskId);
    }
    return found;
}
async function fetchRecords(git, remote, tasks) {
    const [first] = tasks.values();
    const copy = git.at({ gitDir: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(git.location.gitDir, 'records.git') });
    await (0,_git_init_js__WEBPACK_IMPORTED_MODULE_4__/* .initBare */ .d)(copy, { objectFormat: (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toObjectFormat */ .AF)(first?.length), borrowFrom: [] });
    const refspecs = [...new Set(tasks.values())].map(_git_fetch_js__WEBPACK_IMPORTED_MODULE_8__/* .toFetchSpec */ .n);
    await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_8__/* .fetchRefs */ .B)(copy, remote, { refspecs, depth: 1 });
    return copy;
}
async function findLinks(git, commit) {
    const entry = await (0,_git_ls_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .findTreeEntry */ .Cn)(git, commit, 'run.json');
    if (entry?.type !== 'blob')
        return undefined;
    const text = Buffer.from(await (0,_git_cat_file_js__WEBPACK_IMPORTED_MODULE_10__/* .readBlob */ .gm)(git, entry.id)).toString('utf8');
    try {
        return linksSchema.safeParse(JSON.parse(text)).data;
    }
    catch {
        // A record that is not whole must not keep the threads of other tasks from their answers.
        return undefined;
    }
}
function isOf(links, thread) {
    return thread.kind === 'issue' ? links.issue_number === thread.number : links.task_branch === thread.branch;
}
/**
 * Fetches the records of all tasks of a remote at once, without their history. A record that cannot be read becomes an
 * error in its place, so that the others are still returned.
 */
async function fetchRemoteTasks(git, remote) {
    const tasks = await listRemoteTasks(git, remote);
    const copy = await fetchRecords(git, remote, tasks);
    const read = new Map();
    for (const [taskId, commit] of tasks) {
        const ref = (0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .toRefName */ .kk)({ kind: 'state', taskId });
        const stored = await (0,_state_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .readState */ .un)(copy, commit, ref).catch((thrown) => (0,_domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_1__/* .toGroundhogError */ .z)(thrown));
        read.set(taskId, stored);
    }
    return read;
}
/** Fetches the record of a task, by its commit from `listRemoteTasks`. */
async function fetchRemoteTask(git, remote, commit) {
    const copy = git.at({ gitDir: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(git.location.gitDir, 'record.git') });
    await (0,_git_init_js__WEBPACK_IMPORTED_MODULE_4__/* .initBare */ .d)(copy, { objectFormat: (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .toObjectFormat */ .AF)(commit.length), borrowFrom: [] });
    await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_8__/* .fetchRefs */ .B)(copy, remote, { refspecs: [(0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_8__/* .toFetchSpec */ .n)(commit)], depth: 1 });
    return (0,_state_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .readState */ .un)(copy, commit);
}


/***/ }),

/***/ 28120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ toSignature)
/* harmony export */ });
// A reserved domain (RFC 2606): no account is credited with these commits.
const SIGNATURE_NAME = 'Groundhog';
const SIGNATURE_EMAIL = 'groundhog@noreply.invalid';
// Why: docs/decisions/0010-identity-on-a-reserved-domain.md
/** Returns the author and committer of Groundhog's commits, at a time. */
function toSignature(at) {
    return { name: SIGNATURE_NAME, email: SIGNATURE_EMAIL, epochSeconds: Math.floor(at.getTime() / 1000) };
}


/***/ })

};
