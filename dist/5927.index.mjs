export const id = 5927;
export const ids = [5927];
export const modules = {

/***/ 15927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ operate)
});

// EXTERNAL MODULE: ./domain/decisions/require-task-branch.js
var require_task_branch = __webpack_require__(16923);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/errors/push-refusal.js
var push_refusal = __webpack_require__(72468);
// EXTERNAL MODULE: ./domain/assert-never.js
var assert_never = __webpack_require__(71996);
// EXTERNAL MODULE: ./domain/decisions/next-action.js
var next_action = __webpack_require__(97319);
// EXTERNAL MODULE: ./domain/record/close-open-attempts.js
var close_open_attempts = __webpack_require__(74443);
// EXTERNAL MODULE: ./domain/record/lease.js
var record_lease = __webpack_require__(45789);
// EXTERNAL MODULE: ./domain/record/run-record.js
var run_record = __webpack_require__(93714);
// EXTERNAL MODULE: ./domain/record/statements.js
var statements = __webpack_require__(97841);
// EXTERNAL MODULE: ./domain/operations/approval-target.js
var approval_target = __webpack_require__(41867);
// EXTERNAL MODULE: ./domain/text/list-some.js
var list_some = __webpack_require__(13258);
// EXTERNAL MODULE: ./domain/text/nearest-name.js
var nearest_name = __webpack_require__(78251);
;// CONCATENATED MODULE: ./domain/operations/operation.js


/** Renders that the plan has no checkpoint of this name, with the nearest name that it has, else with those that it has. */
function explainUnknown(name, record) {
    const ids = record.checkpoints.map(({ checkpoint_id }) => checkpoint_id);
    const nearest = (0,nearest_name/* findNearestName */.$q)(name, ids);
    const guess = nearest === undefined ? ` It has ${(0,list_some/* listSome */.X)(ids)}.` : ` Did you mean "${nearest}"?`;
    return `The plan of this task has no checkpoint "${name}".${guess}`;
}
const MAX_TEXT_CHARACTERS = 4000;
/** Explains why a text of a user cannot be taken; undefined when it can. */
function findTextProblem(text, name) {
    if (text.trim() === '')
        return `A ${name} is needed, and this one is empty.`;
    if (text.length > MAX_TEXT_CHARACTERS)
        return `The ${name} has ${text.length} characters; at most ${MAX_TEXT_CHARACTERS} are allowed.`;
    return undefined;
}

;// CONCATENATED MODULE: ./domain/operations/decide-approval.js





const MIN_SHORT_ID = 7;
// Why: docs/decisions/0031-results-wait-on-a-ref.md
/** Decides an approval: of statements, or of the commits that wait for the task branch. */
function decideApproval(operation, facts) {
    const { record } = facts;
    if (operation.kind === 'materialize')
        return decideMaterialize(operation.commit, facts);
    const { target, statement } = operation;
    const checkpoint = record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === target);
    if (checkpoint !== undefined)
        return decideJudgement(checkpoint, statement, facts);
    if (target === undefined)
        return record.result === null ? decideAny(record) : decideMaterialize(undefined, facts);
    const named = statement === undefined ? findNamed(target, record) : [];
    const [first] = named;
    if (first !== undefined && named.length === 1)
        return decideJudgement(first, target, facts);
    if (named.length > 1)
        return refuse(`"${target}" is a statement of several checkpoints. ${(0,approval_target/* describeWaiting */.h1)(record)}`);
    if (statement !== undefined || !isCommitName(target))
        return refuse(`${explainUnknown(target, record)} ${(0,approval_target/* describeWaiting */.h1)(record)}`);
    return decideMaterialize(target, facts);
}
/** Returns the landed checkpoints with a statement of this name. */
function findNamed(name, { checkpoints }) {
    return checkpoints.filter((checkpoint) => checkpoint.outcome === 'success' && (0,statements/* listStatements */.l9)(checkpoint).some((each) => isNamed(each, name)));
}
/** Returns whether a statement has this name, in any case: a keyboard may begin it with a capital. */
function isNamed(statement, name) {
    return statement.name?.toLowerCase() === name.toLowerCase();
}
/** Explains what can be approved where no commit waits and nothing is named. */
function decideAny(record) {
    const [first] = (0,approval_target/* listToJudge */.hv)(record);
    if (first === undefined && isHeadApproved(record))
        return explainApproved(record);
    return refuse(first === undefined
        ? 'There is nothing to approve: no commit waits, and no statement is left to judge.'
        : `No commit waits. ${(0,approval_target/* describeWaiting */.h1)(record)} Name one of them, or a checkpoint: ${(0,next_action/* renderSteering */.Wz)(`approve ${(0,approval_target/* quoteName */.AB)(first.checkpoint_id)}`, record)}`);
}
function isHeadApproved({ steering, head }) {
    return steering.some(({ kind, text }) => kind === 'materialize' && text === head);
}
function explainApproved({ head }) {
    return { kind: 'nothing', message: `${head} was approved already, and nothing has come after it.` };
}
/** Decides the approval of all statements of a checkpoint, or of the one with a name or number. */
function decideJudgement(checkpoint, named, { record, by }) {
    const { checkpoint_id, outcome } = checkpoint;
    const explain = (why) => refuse(`Checkpoint "${checkpoint_id}" ${why}`);
    if (outcome !== 'success')
        return explain(`has not landed: it is ${(0,run_record/* nameOutcome */.sM)(outcome)}. Only what has landed can be judged.`);
    const all = (0,statements/* listStatements */.l9)(checkpoint);
    if (named === undefined)
        return decideAll(checkpoint, by);
    const statement = all.find((each) => isNamed(each, named) || String(each.number) === named);
    const isJudged = all.length > 0 && (0,statements/* listUnjudged */.nu)(checkpoint).length === 0;
    if (statement === undefined)
        return explain(`has no statement "${named}"${isJudged ? '; all that it has are judged' : ''}. ${(0,approval_target/* describeWaiting */.h1)(record)}`);
    if (statement.outcome !== 'unjudged')
        return { kind: 'nothing', message: `This statement of "${checkpoint_id}" is judged already: ${statement.text}` };
    const body = { kind: 'checkpoint_approved', checkpoint_id, statement: statement.number, by };
    return { kind: 'record', bodies: [body], message: `Approved of "${checkpoint_id}": ${statement.text}` };
}
function decideAll(checkpoint, by) {
    const { checkpoint_id } = checkpoint;
    const unjudged = (0,statements/* listUnjudged */.nu)(checkpoint).length;
    const isJudged = (0,statements/* listStatements */.l9)(checkpoint).some(({ outcome }) => outcome === 'judged_pass');
    if (unjudged === 0 && isJudged)
        return { kind: 'nothing', message: `The statements of checkpoint "${checkpoint_id}" are approved already.` };
    if (unjudged === 0)
        return refuse(`Checkpoint "${checkpoint_id}" has no statement to judge.`);
    const body = { kind: 'checkpoint_approved', checkpoint_id, by };
    const count = unjudged === 1 ? '1 statement' : `${unjudged} statements`;
    return { kind: 'record', bodies: [body], message: `Approved: ${count} of "${checkpoint_id}".` };
}
function decideMaterialize(commit, { record, by }) {
    const { result, head, base_sha, task_branch } = record;
    if (commit !== undefined && !isCommitName(commit))
        return refuse(`"${commit}" is no commit id: give ${MIN_SHORT_ID} to 64 of 0-9 and a-f.`);
    if (result === null) {
        if (commit !== undefined && head !== base_sha && head.startsWith(commit.toLowerCase()))
            return {
                kind: 'nothing',
                message: `${head} has landed on "${task_branch}" already: no commit waits for approval.`,
            };
        if (commit === undefined && isHeadApproved(record))
            return explainApproved(record);
        return refuse('There is nothing to materialize: no commit waits for approval.');
    }
    if (commit !== undefined && !result.startsWith(commit.toLowerCase()))
        return refuse(`The commit that waits is ${result}, and not ${commit}. Review it again first.`);
    const from = head === base_sha ? null : head;
    const unjudged = (0,approval_target/* listToJudge */.hv)(record).map(({ checkpoint_id }) => checkpoint_id);
    const note = unjudged.length === 0 ? '' : ` Statements are not judged yet in: ${unjudged.join(', ')}.`;
    return {
        kind: 'record',
        bodies: [{ kind: 'result_materialized', by, from, to: result }],
        materializes: result,
        message: `"${task_branch}" is at ${result} now.${note}`,
    };
}
function isCommitName(text) {
    return text.length >= MIN_SHORT_ID && /^[0-9a-f]{1,64}$/i.test(text);
}
function refuse(reason) {
    return { kind: 'refuse', reason };
}

// EXTERNAL MODULE: ./domain/plan/criterion.js
var criterion = __webpack_require__(38158);
;// CONCATENATED MODULE: ./domain/operations/decide-fix.js



const MAX_CHECKPOINTS = 1000;
// Why: docs/decisions/0133-a-fix-is-a-checkpoint.md
/** Decides to add a checkpoint with a text as its spec. Without a guard that a program checks nothing could tell that it holds. */
function decideFix(text, { record, plan }) {
    const problem = findTextProblem(text, 'text');
    if (problem !== undefined)
        return decide_fix_refuse(problem);
    if (plan === undefined)
        return decide_fix_refuse('The plan of this task cannot be read.');
    if (record.aborted !== null)
        return decide_fix_refuse(`The task is given up until: ${(0,next_action/* renderSteering */.Wz)('retry', record)}`);
    if (!plan.guards?.some(criterion/* isMachineCheckable */.mV))
        return decide_fix_refuse('The plan has no "guards" by which a fix could be checked. Add the checkpoint to the plan instead.');
    if (plan.checkpoints.length >= MAX_CHECKPOINTS)
        return decide_fix_refuse(`The plan has ${MAX_CHECKPOINTS} checkpoints already.`);
    const repeated = plan.checkpoints.find(({ id, spec }) => isFix(id) && spec === text.trim());
    if (repeated !== undefined)
        return { kind: 'nothing', message: `Checkpoint "${repeated.id}" has this text already.` };
    const id = toFreeId(plan);
    const spec = text.trim();
    // The guards hold before any work: as criteria of the checkpoint they would say that it is done already.
    const criteria = [
        { kind: 'changes_within', paths: ['**'] },
        { kind: 'semantic', statement: `This is done: ${spec}` },
    ];
    const checkpoint = { id, spec, success_criteria: criteria };
    return {
        kind: 'record',
        bodies: [],
        plan: { ...plan, checkpoints: [...plan.checkpoints, checkpoint] },
        message: `Checkpoint "${id}" is added to the plan. The guards check it.`,
    };
}
function isFix(id) {
    return /^fix-\d+$/.test(id);
}
function toFreeId({ checkpoints }) {
    const taken = new Set(checkpoints.map(({ id }) => id));
    let number = 1;
    while (taken.has(`fix-${number}`))
        number += 1;
    return `fix-${number}`;
}
function decide_fix_refuse(reason) {
    return { kind: 'refuse', reason };
}

;// CONCATENATED MODULE: ./domain/operations/decide-operation.js








const FREE = 'Nobody holds this task.';
// Why: docs/decisions/0030-operations-are-events.md
/** Decides the effect of an operation on a task in its present state. Every refusal has a reason. */
function decide(operation, facts) {
    if (operation.kind === 'unlock')
        return decideUnlock(operation.generation, facts);
    const isMessage = operation.kind === 'hint' || operation.kind === 'pause' || operation.kind === 'abort';
    if (facts.liveness === 'alive' && !isMessage)
        return decide_operation_refuse(`A run is at work on this task. Wait for its end, or ask for it with: ${(0,next_action/* renderSteering */.Wz)('pause', facts.record)}`);
    switch (operation.kind) {
        case 'run':
            return decideRun(facts);
        case 'rebase':
            return decideRebaseRun(operation, facts);
        case 'retry':
            return withHint(decideRetry(operation.checkpoint, facts), operation.hint, facts);
        case 'skip':
            return decideSkip(operation, facts);
        case 'hint':
            return decideHint(operation.text, facts);
        case 'fix':
            return decideFix(operation.text, facts);
        case 'pause':
            return decidePause(operation.reason, facts);
        case 'abort':
            return decideAbort(operation.reason, facts);
        case 'approve':
        case 'materialize':
            return decideApproval(operation, facts);
        default:
            return (0,assert_never/* assertNever */.x)(operation);
    }
}
/** Refuses a run that would end as it started. */
function decideRun({ record }) {
    const next = (0,next_action/* chooseNextAction */.Zb)(record);
    // After a conflict, say, a run says first of all that the task is blocked, and what to do then.
    const isKnown = record.ending === 'blocked' || record.aborted !== null;
    // A commit of a person may have repaired what another one broke.
    const mayBeRepaired = record.aborted === null && record.checkpoints.some(({ held_at }) => held_at !== null);
    if (next.kind === 'blocked' && isKnown && !mayBeRepaired)
        return decide_operation_refuse(next.reason);
    if (next.kind === 'done' && record.ending === 'passed')
        return { kind: 'nothing', message: 'The task has passed.' };
    return { kind: 'record', bodies: [], message: 'The task resumes.' };
}
/** Refuses a rebase that no run can make; whether the base has moved is known to the run alone. */
function decideRebaseRun({ isStop }, { record }) {
    const { rebase, result, aborted } = record;
    if (isStop && rebase === null)
        return { kind: 'nothing', message: 'No rebase of this task has begun.' };
    if (isStop)
        return { kind: 'record', bodies: [], message: 'The rebase is given up. The task branch stays as it is.' };
    if (aborted !== null)
        return decide_operation_refuse(`The task was aborted by ${(0,next_action/* describeRequest */.Ng)(aborted)}`);
    if (result !== null)
        return decide_operation_refuse('Commits of this task wait for approval: approve them first.');
    return { kind: 'record', bodies: [], message: 'The task is rebased where its base has moved.' };
}
function decideRetry(name, { record, by }) {
    const named = record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === name);
    if (name !== undefined && named === undefined)
        return decide_operation_refuse(explainUnknown(name, record));
    if (named !== undefined)
        return decideRetryOf(named, { record, by });
    const stuck = record.checkpoints.filter(next_action/* needsRetry */.Ij);
    const firstOpen = record.checkpoints.filter((checkpoint) => !(0,run_record/* isCheckpointDone */.t9)(checkpoint)).slice(0, 1);
    const chosen = stuck.length > 0 || record.aborted === null ? stuck : firstOpen;
    if (chosen.length > 0)
        return reopen(chosen, { record, by });
    if (firstOpen[0] === undefined)
        return decide_operation_refuse('There is nothing to retry: every checkpoint is done.');
    return explainOpen(firstOpen[0], record);
}
/** Records the hint of a retry before what it reopens. */
function withHint(decision, hint, { by }) {
    if (hint === undefined || decision.kind === 'refuse')
        return decision;
    const problem = findTextProblem(hint, 'hint');
    if (problem !== undefined)
        return decide_operation_refuse(problem);
    const given = { kind: 'hint_given', by, text: hint.trim() };
    const bodies = decision.kind === 'record' ? decision.bodies : [];
    return { kind: 'record', bodies: [given, ...bodies], message: decision.message };
}
function decideRetryOf(named, { record, by }) {
    const name = named.checkpoint_id;
    if (named.outcome === 'success')
        return decide_operation_refuse(`Checkpoint "${name}" has already landed. To repeat it, change it in the plan.`);
    const isOpen = named.outcome === 'pending' && !(0,next_action/* needsRetry */.Ij)(named);
    return isOpen && record.aborted === null ? explainOpen(named, record) : reopen([named], { record, by });
}
/** Explains that an open checkpoint needs no retry, since a run resumes it; refuses where an earlier one keeps the run from it. */
function explainOpen({ checkpoint_id: name, attempts, budget_from }, record) {
    const next = (0,next_action/* chooseNextAction */.Zb)(record);
    if (next.kind === 'blocked')
        return decide_operation_refuse(`Checkpoint "${name}" is open, and an earlier one blocks it. ${next.reason}`);
    const isFresh = budget_from > 0 && budget_from === attempts.length;
    const state = isFresh ? 'open again already, with a fresh budget' : 'open already';
    return { kind: 'nothing', message: `Checkpoint "${name}" is ${state}: the next run resumes it.` };
}
function reopen(checkpoints, { record, by }) {
    const ids = checkpoints.map(({ checkpoint_id }) => checkpoint_id);
    const names = ids.map((id) => `"${id}"`).join(', ');
    return {
        kind: 'record',
        bodies: ids.map((checkpoint_id) => ({ kind: 'checkpoint_reopened', checkpoint_id, by })),
        message: `${record.aborted === null ? '' : 'The task is no longer aborted. '}Open again with a fresh budget: ${names}. ${describeFirst(ids, record)}`,
    };
}
/** Says where the next run resumes, or which checkpoint before those that are reopened keeps it from them. */
function describeFirst(ids, { checkpoints }) {
    const first = checkpoints.find((each) => ids.includes(each.checkpoint_id) || !(0,run_record/* isCheckpointDone */.t9)(each));
    if (first === undefined || ids.includes(first.checkpoint_id))
        return 'The next run resumes there.';
    const { checkpoint_id: id } = first;
    return (0,next_action/* needsRetry */.Ij)(first)
        ? `Before it comes "${id}": no attempt starts until that is open again or skipped.`
        : `The next run resumes at "${id}", which comes before.`;
}
function decideSkip({ checkpoint: name, reason }, { record, by }) {
    const found = record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === name);
    const problem = findTextProblem(reason, 'reason');
    if (found === undefined)
        return decide_operation_refuse(explainUnknown(name, record));
    if (found.outcome === 'success')
        return decide_operation_refuse(`Checkpoint "${name}" has already landed, so that it cannot be skipped.`);
    if (found.outcome === 'skipped')
        return {
            kind: 'nothing',
            message: `Checkpoint "${name}" is skipped already: ${found.reason ?? 'no reason recorded'}`,
        };
    if (problem !== undefined)
        return decide_operation_refuse(problem);
    const body = { kind: 'checkpoint_skipped', checkpoint_id: name, by, reason: reason.trim() };
    // Captured work that was not verified must not be verified any more.
    const note = `The checkpoint was skipped by ${by}.`;
    const closed = (0,close_open_attempts/* closeOpenAttempts */.V)({ ...record, checkpoints: [found] }, { note, exceptCaptured: false, isEndKnown: false });
    const bodies = [...closed, body];
    const skipped = (0,run_record/* updateCheckpoint */.G5)(record, name, (run) => ({ ...run, outcome: 'skipped' }));
    const follows = describeStuck(skipped) || ' The next run resumes after it.';
    return { kind: 'record', bodies, message: `Checkpoint "${name}" is skipped.${follows}` };
}
function decideHint(text, { record, by }) {
    const problem = findTextProblem(text, 'hint');
    if (problem !== undefined)
        return decide_operation_refuse(problem);
    if (record.checkpoints.every(run_record/* isCheckpointDone */.t9))
        return decide_operation_refuse('Every checkpoint is done: no attempt is left to read a hint.');
    const last = record.steering.findLast(({ kind }) => kind === 'hint');
    const stands = describeStuck(record);
    if (last?.text === text.trim())
        return { kind: 'nothing', message: `This hint was given already.${stands}` };
    const body = { kind: 'hint_given', by, text: text.trim() };
    const message = `Later attempts get this hint.${stands}`;
    return { kind: 'record', bodies: [body], message };
}
/** Says that no run works on a task that is blocked or aborted, and what opens it again; empty for any other task. */
function describeStuck(record) {
    const next = (0,next_action/* chooseNextAction */.Zb)(record).kind;
    if (next !== 'blocked' && next !== 'abandon')
        return '';
    const retry = (0,next_action/* renderSteering */.Wz)('retry', record);
    return record.aborted === null
        ? ` The task is blocked; no attempt starts until its checkpoint changes in the plan, or until: ${retry}`
        : ` The task is aborted; no attempt starts until: ${retry}`;
}
function decidePause(reason, { record, liveness, by }) {
    const problem = reason === undefined ? undefined : findTextProblem(reason, 'reason');
    if (problem !== undefined)
        return decide_operation_refuse(problem);
    if (liveness === 'none')
        return decide_operation_refuse('There is nothing to pause: no run is at work on this task.');
    if (record.pause !== null)
        return { kind: 'nothing', message: `A pause was asked for already, by ${record.pause.by}.` };
    const body = { kind: 'pause_requested', by, reason: reason?.trim() ?? null };
    return { kind: 'record', bodies: [body], message: 'The run ends before its next step. Start it again to resume.' };
}
function decideAbort(reason, { record, by }) {
    const problem = reason === undefined ? undefined : findTextProblem(reason, 'reason');
    if (problem !== undefined)
        return decide_operation_refuse(problem);
    if (record.checkpoints.every(run_record/* isCheckpointDone */.t9))
        return decide_operation_refuse('There is nothing to abort: every checkpoint is done.');
    if (record.aborted !== null)
        return { kind: 'nothing', message: `The task was aborted already, by ${record.aborted.by}.` };
    const body = { kind: 'task_aborted', by, reason: reason?.trim() ?? null };
    const message = `What has landed and what is recorded stays. The task is given up until: ${(0,next_action/* renderSteering */.Wz)('retry', record)}`;
    return { kind: 'record', bodies: [body], message };
}
function decideUnlock(text, { lease, by }) {
    const isNumber = /^[1-9]\d*$/.test(text);
    const problem = `"${text}" is ${isNumber ? 'another' : 'not a number of a lease'}.`;
    if (!lease?.holder)
        return isNumber ? { kind: 'nothing', message: FREE } : decide_operation_refuse(`${problem} ${FREE}`);
    const holder = (0,record_lease/* describeHolder */.sG)(lease.holder);
    if (text !== String(lease.generation))
        return decide_operation_refuse(`The task is held under number ${lease.generation} by ${holder}; ${problem}`);
    return {
        kind: 'record',
        bodies: [{ kind: 'lease_released', generation: lease.generation, by }],
        message: `The task is free. Should ${holder} still be at work, it publishes nothing more.`,
        unlocks: lease.generation + 1,
    };
}
function decide_operation_refuse(reason) {
    return { kind: 'refuse', reason };
}

// EXTERNAL MODULE: ./domain/paths/branch-protection.js
var branch_protection = __webpack_require__(51422);
// EXTERNAL MODULE: ./domain/plan/plan-identity.js
var plan_identity = __webpack_require__(52461);
// EXTERNAL MODULE: ./domain/plan/render-plan.js
var render_plan = __webpack_require__(86725);
// EXTERNAL MODULE: ./domain/record/chronicle-event.js + 1 modules
var chronicle_event = __webpack_require__(87221);
// EXTERNAL MODULE: ./domain/record/thread-event.js
var thread_event = __webpack_require__(59386);
// EXTERNAL MODULE: ./domain/refs/ref-name.js
var ref_name = __webpack_require__(60085);
// EXTERNAL MODULE: ./domain/text/redact-deep.js
var redact_deep = __webpack_require__(4583);
// EXTERNAL MODULE: ./exec/sha256.js
var sha256 = __webpack_require__(11325);
// EXTERNAL MODULE: ./git/ls-remote.js
var ls_remote = __webpack_require__(50737);
// EXTERNAL MODULE: ./git/merge-base.js
var merge_base = __webpack_require__(32705);
// EXTERNAL MODULE: ./store/control-repository.js
var control_repository = __webpack_require__(44800);
// EXTERNAL MODULE: ./store/held-lease.js
var held_lease = __webpack_require__(51832);
// EXTERNAL MODULE: ./store/state-commit.js + 2 modules
var state_commit = __webpack_require__(57061);
// EXTERNAL MODULE: ./store/task-journal.js + 3 modules
var task_journal = __webpack_require__(94215);
// EXTERNAL MODULE: ./runner/open/find-moved-base.js
var find_moved_base = __webpack_require__(17133);
// EXTERNAL MODULE: ./runner/open/opening-events.js
var opening_events = __webpack_require__(90264);
;// CONCATENATED MODULE: ./runner/operate.js





















// Each further round means that another process has recorded something of the task in between.
const MAX_ROUNDS = 10;
/**
 * Runs an operation that a user asks for: decided on the record of the task, and published only if that has not changed
 * since. Throws `operation_refused`, with nothing written, when it makes no sense for the task.
 */
async function operate(request, context) {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const current = await readTask(request, context, round);
        const record = current.stored.state.record;
        if (request.comment !== undefined && (0,thread_event/* isHandled */.ds)(record, request.comment))
            return { kind: 'repeated', message: 'This comment was handled before.', record };
        const decision = decide(toSafe(request.operation, context), {
            record,
            plan: (0,state_commit/* requirePlan */.VH)(current.stored),
            lease: current.stored.lease,
            liveness: await findLiveness(current.stored, context.lease),
            by: request.by,
        });
        if (decision.kind === 'refuse')
            throw toRefusal(request, decision.reason);
        if (decision.kind === 'nothing' && request.comment === undefined)
            return { ...decision, record };
        const answered = await withMovedBase(decision, current, { request, context });
        const done = await recordDecision({ request, context, current }, toRecord(answered));
        if (done !== undefined)
            return { ...done, kind: decision.kind === 'nothing' ? 'nothing' : 'done' };
    }
    throw toRefusal(request, 'The record of this task changed each time before this was published. Try it again later.');
}
/** Adds to a retry that the base has commits which the task lacks: the attempts would fail as before. */
async function withMovedBase(decision, { control, stored }, { request, context }) {
    if (request.operation.kind !== 'retry' || decision.kind !== 'record')
        return decision;
    const { state, events } = stored;
    const { record } = state;
    const moved = await (0,find_moved_base/* findMovedBase */.AB)({ control, record, events, head: record.head }, context);
    return moved === undefined ? decision : { ...decision, message: `${decision.message} ${moved}` };
}
/** Returns the decision to record. A comment that changes nothing is recorded, too: delivered again later, it might. */
function toRecord(decision) {
    return decision.kind === 'record' ? decision : { kind: 'record', bodies: [], message: decision.message };
}
/** Finds whether a run is at work, by its lease; a record without a lease shows only whether its last run has ended. */
async function findLiveness({ state, lease }, terms) {
    if (lease === undefined)
        return state.record.ending === null ? 'unknown' : 'none';
    const holder = lease.holder ?? undefined;
    const isHolderGone = holder !== undefined && (await terms.isGone(holder));
    return (0,record_lease/* decideClaim */.XS)(lease, { now: await terms.now(), isHolderGone }).kind === 'held' ? 'alive' : 'none';
}
async function readTask({ taskId }, { git, origin, runDir }, round) {
    const refs = await (0,ls_remote/* listRemoteRefs */.R)(git, origin.remote, ['refs/heads/*', `${(0,ref_name/* taskNamespace */.P)(taskId)}/*`]);
    const ref = (0,ref_name/* toRefName */.kk)({ kind: 'state', taskId });
    const commit = refs.get(ref);
    if (commit === undefined)
        throw new errors/* ConfigurationError */.j1('task_not_found', { task: taskId, known: 'not looked for' });
    const folder = { runDir: `${runDir}/round-${round}`, idLength: commit.length };
    const control = await (0,control_repository/* createControlRepository */.K1)(git, origin, folder);
    await (0,control_repository/* fetchCommits */.Bj)(control, origin, [commit]);
    return { control, refs, stored: await (0,state_commit/* readState */.un)(control, commit, ref) };
}
/** Records the decision; undefined when the record has changed meanwhile, so that it must be decided again. */
async function recordDecision(step, decision) {
    const { context, current } = step;
    const { materializes, unlocks, plan } = decision;
    const branchHead = materializes === undefined ? undefined : await findApprovedHead(step, materializes);
    const isThere = branchHead !== undefined;
    const message = isThere ? `The task branch has it already, at ${branchHead}: approved.` : decision.message;
    const moved = materializes && isThere && branchHead !== materializes ? [toUnchecked(materializes, branchHead)] : [];
    const lease = unlocks === undefined ? undefined : (0,held_lease/* toFreeLease */.K)(unlocks, context.lease.now);
    const journal = openJournal(step, lease, plan);
    const changed = plan === undefined ? [] : [(0,opening_events/* toPlanSet */.$)(plan, (0,sha256/* sha256Hex */.f)((0,plan_identity/* planIdentity */.g)(plan)))];
    const given = [...changed, ...decision.bodies, ...moved, ...toHandled(step.request)];
    if (given.length === 0)
        return { kind: 'done', message, record: current.stored.state.record };
    const bodies = given.map((body) => chronicle_event/* eventBodySchema */.eo.parse((0,redact_deep/* redactDeep */.K)(body, context.redactor.redact)));
    const push = {
        ...(materializes === undefined ? {} : { resultTo: null, ...(isThere ? {} : { branchTo: materializes }) }),
        isLast: unlocks !== undefined,
    };
    const publication = await journal.record(bodies, push);
    if (publication.kind === 'rejected' || publication.kind === 'torn')
        throw (0,push_refusal/* toPushRefusal */.S)(publication.reason, context.origin.remote.url);
    return publication.kind === 'published' ? { kind: 'done', message, record: journal.state().record } : undefined;
}
/** The text of a fix becomes a part of the plan, whose text is recorded as it is. */
function toSafe(operation, { redactor }) {
    return operation.kind === 'fix' ? { ...operation, text: redactor.redact(operation.text) } : operation;
}
function toHandled({ operation, by, comment }) {
    return comment === undefined ? [] : [(0,thread_event/* toCommentHandled */.Jq)(comment, { command: operation.kind, by })];
}
function openJournal({ request, context, current }, lease, plan) {
    const { stored, refs, control } = current;
    const { taskId } = request;
    const taskBranch = stored.state.record.task_branch;
    return (0,task_journal/* openTaskJournal */.J)({
        ...context,
        git: control,
        remote: context.origin.remote,
        taskId,
        taskBranch,
        planSource: plan === undefined ? { plan: (0,state_commit/* requirePlan */.VH)(stored), text: stored.planText } : { plan, text: (0,render_plan/* renderPlan */.E)(plan) },
        stored,
        lease,
        branchHead: refs.get((0,ref_name/* toBranchRef */.fL)(taskBranch)),
        resultHead: refs.get((0,ref_name/* toRefName */.kk)({ kind: 'result', taskId })),
    });
}
/** Returns the event of commits of people on top of those that were approved. */
function toUnchecked(from, to) {
    return { kind: 'branch_advanced', from, to, is_unchecked: true };
}
/**
 * Finds the head of a task branch that has the waiting commits already, by a push or a merge of a person; undefined where the
 * branch is at the commit that they are built on, so that it can only advance. Throws for a branch that is anywhere else.
 */
async function findApprovedHead({ request, context, current }, result) {
    const { control, refs, stored } = current;
    const { head, base_ref, base_sha, task_branch } = stored.state.record;
    const { origin } = context;
    const defaultBranch = await origin.findDefaultBranch();
    const checkedOutAt = await origin.findCheckout(task_branch);
    const names = { taskBranch: task_branch, recorded: task_branch, refs: refs.keys(), checkedOutAt };
    (0,require_task_branch/* requireTaskBranch */.P)({ taskId: request.taskId, ...names, protection: branch_protection/* NO_PROTECTION */.W4, bases: [base_ref], defaultBranch });
    const waiting = refs.get((0,ref_name/* toRefName */.kk)({ kind: 'result', taskId: request.taskId }));
    if (waiting !== result)
        throw toRefusal(request, `The commit that waits for approval was ${result} and is now ${waiting ?? 'gone'}.`);
    const found = refs.get((0,ref_name/* toBranchRef */.fL)(task_branch));
    const isNotMadeYet = found === undefined && head === base_sha;
    if (found !== head && !isNotMadeYet) {
        if (found !== undefined)
            await (0,control_repository/* fetchCommits */.Bj)(control, origin, [found, result]);
        if (found !== undefined && (await (0,merge_base/* isAncestor */.Q)(control, result, found)))
            return found;
        const now = found ?? 'nothing: the branch is gone';
        throw toRefusal(request, `The task branch "${task_branch}" was at ${head} and is now at ${now}. It was left as it is.`);
    }
    await (0,control_repository/* fetchCommits */.Bj)(control, origin, [head, result]);
    if (!(await (0,merge_base/* isAncestor */.Q)(control, head, result)))
        throw toRefusal(request, `${result} is not built on ${head}, where the task branch "${task_branch}" is.`);
    return undefined;
}
function toRefusal({ operation, taskId }, reason) {
    return new errors/* ConfigurationError */.j1('operation_refused', { operation: operation.kind, task: taskId, reason });
}


/***/ })

};
