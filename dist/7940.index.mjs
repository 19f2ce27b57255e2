export const id = 7940;
export const ids = [7940];
export const modules = {

/***/ 5209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ isCaptureMessage),
/* harmony export */   Ie: () => (/* binding */ isOwnMessage),
/* harmony export */   aw: () => (/* binding */ parseTrailers),
/* harmony export */   e8: () => (/* binding */ findLandedCheckpoint),
/* harmony export */   eC: () => (/* binding */ renderLandedMessage),
/* harmony export */   i0: () => (/* binding */ renderCaptureMessage),
/* harmony export */   xI: () => (/* binding */ renderPlanMessage)
/* harmony export */ });
/* harmony import */ var _attempt_attribution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63434);
/* harmony import */ var _text_break_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31101);
/* harmony import */ var _text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36689);



const MAX_SUBJECT_LENGTH = 72;
/** Renders the message of a landed checkpoint: the summary with a subject of at most 72 characters, then trailers. */
function renderLandedMessage(landed) {
    const { subject, body } = toSubjectAndBody(landed.summary);
    // Without a subject git would take our trailers for one.
    const title = subject === '' ? `Checkpoint ${toTrailerValue(landed.checkpointId)}`.slice(0, MAX_SUBJECT_LENGTH) : subject;
    const share = landed.attribution ? (0,_attempt_attribution_js__WEBPACK_IMPORTED_MODULE_0__/* .renderShare */ .O8)(landed.attribution) : undefined;
    const trailers = [
        `Groundhog-Task: ${landed.taskId}`,
        `Groundhog-Checkpoint: ${toTrailerValue(landed.checkpointId)}`,
        `Groundhog-Attempt: ${landed.day}`,
        `Groundhog-Plan: ${landed.planHash}`,
        ...renderMaker(landed.madeBy),
        ...(share === undefined ? [] : [`Groundhog-Attribution: ${share}`]),
        ...renderSignOff(landed.signedOffBy),
    ].join('\n');
    return `${[title, body, trailers].filter((part) => part !== '').join('\n\n')}\n`;
}
function renderSignOff(author) {
    return author === undefined ? [] : [`Signed-off-by: ${(0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(author.name)} <${(0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(author.email)}>`];
}
function renderMaker(madeBy) {
    if (madeBy === undefined)
        return [];
    const { agent, costUsd } = madeBy;
    const cost = costUsd === null ? [] : [`Groundhog-Cost: ${costUsd.toFixed(4)} USD`];
    return [`Groundhog-Agent: ${toTrailerValue(agent)}`, ...cost];
}
/** Renders the message of the commit that adds the plan of an issue; its trailer shows that no person wrote its lines. */
function renderPlanMessage(taskId) {
    return `Add the plan of ${taskId}\n\nGroundhog-Task: ${taskId}\n`;
}
/** Renders the message of a capture on a scratch branch. */
function renderCaptureMessage(capture) {
    const subject = `groundhog: capture ${capture.taskId} day-${capture.day}`;
    return `${subject}\n\nGroundhog-Task: ${capture.taskId}\nGroundhog-Checkpoint: ${toTrailerValue(capture.checkpointId)}\nGroundhog-Attempt: ${capture.day}\n`;
}
/** Returns whether a message is that of a capture of this attempt. */
function isCaptureMessage(message, { taskId, day }) {
    const trailers = parseTrailers(message);
    return trailers.get('Groundhog-Task') === taskId && trailers.get('Groundhog-Attempt') === String(day);
}
/** Parses our trailers in a message; of repeated ones the last counts. */
function parseTrailers(message) {
    const last = message
        .trimEnd()
        .split(/\n\s*\n/)
        .at(-1) ?? '';
    const found = new Map();
    for (const line of last.split('\n')) {
        const match = /^(Groundhog-[A-Za-z]+): (.*)$/.exec(line);
        if (match?.[1] !== undefined && match[2] !== undefined)
            found.set(match[1], match[2]);
    }
    return found;
}
/** Returns whether a message is that of a commit which Groundhog made, or which somebody has made again from one. */
function isOwnMessage(message) {
    return parseTrailers(message).has('Groundhog-Task');
}
/** Finds which of some checkpoints a commit with this message has landed; undefined where it is none of them. */
function findLandedCheckpoint(message, checkpoints) {
    const trailers = parseTrailers(message);
    const name = trailers.has('Groundhog-Task') ? trailers.get('Groundhog-Checkpoint') : undefined;
    return checkpoints.find((id) => toTrailerValue(id) === name);
}
/** The id of a checkpoint is the plan's text, and not ours either. */
function toTrailerValue(text) {
    return (0,_text_break_references_js__WEBPACK_IMPORTED_MODULE_1__/* .breakReferences */ .m)((0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(text));
}
/** Splits a summary at its first line; a long line is cut at a word, and repeated whole in the body. */
function toSubjectAndBody(summary) {
    const text = (0,_text_break_references_js__WEBPACK_IMPORTED_MODULE_1__/* .breakReferences */ .m)((0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlainText */ .bo)(summary)).trim();
    const [first = '', ...rest] = text.split('\n');
    const others = rest
        .map((line) => breakTrailer(line, BODY_TRAILER))
        .join('\n')
        .trim();
    const line = breakTrailer(first.trim(), SUBJECT_TRAILER);
    if ([...line].length <= MAX_SUBJECT_LENGTH)
        return { subject: line, body: others };
    const head = [...line].slice(0, MAX_SUBJECT_LENGTH - 1).join('');
    const cut = head.lastIndexOf(' ') > 40 ? head.slice(0, head.lastIndexOf(' ')) : head;
    const whole = breakTrailer(line, BODY_TRAILER);
    const gap = rest[0]?.trim() === '' ? '\n\n' : '\n';
    return { subject: `${cut}\u2026`, body: [whole, others].filter((part) => part !== '').join(gap) };
}
/** A trailer, the line of a cherry-pick that git counts among them, or a line at which git ends a message. */
const BODY_TRAILER = /^\s*(?:[a-z0-9][a-z0-9-]*\s*:|\(cherry picked from|---|.*-\s*>8\s*-)/i;
/** A trailer in a subject, where a type such as "fix:" is usual. */
const SUBJECT_TRAILER = /^\s*(?:[a-z0-9]+-[a-z0-9-]*\s*:|cc\s*:|\(cherry picked from|---|.*-\s*>8\s*-)/i;
const PREFIX = '\u2014 ';
/** Puts a line of an agent's behind a prefix where git, GitHub or a person may take it for a trailer. */
function breakTrailer(line, pattern) {
    return pattern.test((0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .foldText */ .TH)(line).replace(/\p{Pd}/gu, '-')) ? PREFIX + line.trimStart().replace(/>8/g, '> 8') : line;
}


/***/ }),

/***/ 47940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gcCommand: () => (/* binding */ gcCommand)
});

// EXTERNAL MODULE: ./domain/ids.js
var ids = __webpack_require__(70375);
// EXTERNAL MODULE: ./domain/record/run-record.js
var run_record = __webpack_require__(93714);
// EXTERNAL MODULE: ./domain/refs/ref-name.js
var ref_name = __webpack_require__(60085);
;// CONCATENATED MODULE: ./domain/decisions/retention.js



const BRANCHES = 'refs/heads/';
// Why: docs/decisions/0015-housekeeping-fails-closed.md
/** Decides which refs are deleted. Doubtful ones are kept; refs of unknown kinds are not listed. */
function decideRefs(refs, tasks, rules) {
    const named = refs.flatMap((found) => {
        const name = parseRetained(found.ref);
        return name === undefined ? [] : [{ ...found, ...name }];
    });
    const work = named.filter(({ kind }) => kind !== 'state').map((found) => decideWork(found, tasks, rules));
    const isGone = new Set(work.filter(({ action }) => action === 'delete').map(({ ref }) => ref));
    const records = named
        .filter(({ kind }) => kind === 'state')
        .map((found) => {
        const rest = refs.filter(({ ref }) => ref !== found.ref && isBelow(ref, found.taskId) && !isGone.has(ref));
        return decideRecord(found, tasks, { ...rules, hasRest: rest.length > 0 });
    });
    return [...work, ...records].sort((a, b) => (a.ref < b.ref ? -1 : 1));
}
/** The refs of a task that are of no attempt. */
const WITHOUT_ATTEMPT = [
    ['steps', /^refs\/groundhog\/([^/]+)\/steps\/[0-9a-f]{7,64}-[1-9]\d{0,6}$/],
    ['before_rebase', /^refs\/groundhog\/([^/]+)\/before-rebase-[1-9]\d{0,6}$/],
    ['state', /^refs\/groundhog\/([^/]+)\/state$/],
    ['result', /^refs\/groundhog\/([^/]+)\/result$/],
];
/** Parses a ref that housekeeping lists; undefined for any other. */
function parseRetained(ref) {
    if (/^refs\/sandbox\/snapshots\/./.test(ref))
        return { kind: 'snapshot', taskId: undefined, day: undefined };
    for (const [kind, pattern] of WITHOUT_ATTEMPT) {
        const owner = ids/* taskIdSchema */.Ov.safeParse(pattern.exec(ref)?.[1]);
        if (owner.success)
            return { kind, taskId: owner.data, day: undefined };
    }
    const found = (0,ref_name/* parseTaskRef */.O7)(ref);
    if (found?.kind !== 'scratch' && found?.kind !== 'scratch_branch')
        return undefined;
    return { kind: 'scratch', taskId: found.taskId, day: found.day };
}
const UNASKED = { action: 'keep', reason: 'records stay unless asked for' };
function decideWork(found, tasks, rules) {
    const { expiresAtSeconds } = found;
    const task = found.taskId === undefined ? undefined : tasks.get(found.taskId);
    const open = task === undefined ? undefined : findOpenReason(task, rules);
    const at = findTime(found, task);
    const held = findHold(found, task);
    if (held !== undefined)
        return decide(found, at, { action: 'keep', reason: held });
    if (isAwaited(found, task))
        return decide(found, at, { action: 'keep', reason: 'its work waits to be checked' });
    if (open !== undefined)
        return decide(found, at, { action: 'keep', reason: open });
    // A clone may keep the ref of an approval that was given elsewhere.
    const record = task?.kind === 'recorded' ? task.record : undefined;
    const isApproved = record?.ending === 'passed' && record.result === null;
    if (found.kind === 'result' && !isApproved)
        return decide(found, at, { action: 'keep', reason: 'its commits wait for approval' });
    if (found.kind === 'before_rebase' && rules.scope === 'work')
        return decide(found, at, UNASKED);
    if (expiresAtSeconds !== undefined) {
        const isExpired = expiresAtSeconds * 1000 <= rules.now.getTime();
        const when = toInstant(expiresAtSeconds * 1000);
        if (isExpired)
            return decide(found, at, { action: 'delete', reason: `it expired at ${when}` });
        return decide(found, at, { action: 'keep', reason: `it expires at ${when}` });
    }
    return decide(found, at, decideByAge(at, rules));
}
function decideRecord(found, tasks, rules) {
    const task = found.taskId === undefined ? undefined : tasks.get(found.taskId);
    const ended = task?.kind === 'recorded' && task.record.ended_at !== null ? new Date(task.record.ended_at) : undefined;
    const open = task === undefined ? 'its record was not read' : findOpenReason(task, rules);
    if (open !== undefined)
        return decide(found, ended, { action: 'keep', reason: open });
    if (rules.scope === 'work')
        return decide(found, ended, UNASKED);
    if (rules.hasRest)
        return decide(found, ended, { action: 'keep', reason: 'other refs of its task stay' });
    return decide(found, ended, decideByAge(ended, rules));
}
/** Returns whether the ref holds the captured work that the next run will verify. */
function isAwaited({ day }, task) {
    return task?.kind === 'recorded' && day !== undefined && (0,run_record/* findCapturedAttempt */.pC)(task.record)?.day === day;
}
/** Returns why a branch may hold work of people, or undefined when it is only ours. */
function findHold({ ref, id, day, branch }, task) {
    if (!ref.startsWith(BRANCHES))
        return undefined;
    if (branch?.isCheckedOut === true)
        return 'it is checked out';
    const attempt = findAttempt(day, task);
    const isOurs = branch?.endsWithCapture === true || attempt?.snapshot_ref === id || attempt?.scratch_commit === id;
    return isOurs ? undefined : 'it does not end with the capture of its attempt';
}
function findAttempt(day, task) {
    const checkpoints = task?.kind === 'recorded' ? task.record.checkpoints : [];
    return checkpoints.flatMap(({ attempts }) => attempts).find((candidate) => candidate.day === day);
}
/** Returns why a task is not finished, or undefined when it is. */
function findOpenReason(task, rules) {
    if (task.kind === 'unrecorded')
        return undefined;
    if (task.kind === 'unreadable')
        return 'the record of its task cannot be read';
    const { ending, ended_at } = task.record;
    if (ended_at === null)
        return 'the last run of its task has not ended';
    const isDone = ending === 'passed' || ending === 'nothing_to_do';
    const isRecent = decideByAge(new Date(ended_at), rules).action === 'keep';
    return !isDone && isRecent ? `its task ended ${ending} and may resume` : undefined;
}
/** Returns the later of the times of the record and of the commit; that of a branch before a rebase is the end of its task. */
function findTime({ kind, day, atSeconds }, task) {
    if (atSeconds === undefined)
        return undefined;
    const attempt = findAttempt(day, task);
    const ended = kind === 'before_rebase' && task?.kind === 'recorded' ? task.record.ended_at : undefined;
    const recorded = attempt === undefined ? Date.parse(ended ?? '') || 0 : Date.parse(attempt.ended_at ?? attempt.started_at);
    return new Date(Math.max(atSeconds * 1000, recorded));
}
function decideByAge(at, { now, olderThanMs }) {
    if (at === undefined)
        return { action: 'keep', reason: 'its age is not known' };
    const isOld = now.getTime() - at.getTime() >= olderThanMs;
    return isOld ? { action: 'delete', reason: 'past its retention' } : { action: 'keep', reason: 'younger than that' };
}
function decide({ ref, id, kind, taskId }, at, decision) {
    return { ref, id, kind, taskId, at, ...decision };
}
function isBelow(ref, taskId) {
    return taskId !== undefined && (ref.startsWith(`${(0,ref_name/* taskNamespace */.P)(taskId)}/`) || parseRetained(ref)?.taskId === taskId);
}
function toInstant(epochMs) {
    return `${new Date(epochMs).toISOString().slice(0, 19)}Z`;
}

// EXTERNAL MODULE: ./report/text/format-duration.js
var format_duration = __webpack_require__(83969);
// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
;// CONCATENATED MODULE: ./report/terminal/housekeeping.js


/** Renders the refs that housekeeping deletes and keeps, for a terminal. */
function renderHousekeeping({ verdicts, olderThan, isApplied }) {
    const deleted = verdicts.filter(({ action }) => action === 'delete');
    const kept = verdicts.filter(({ action }) => action === 'keep');
    const lines = deleted.map(({ ref, id, at, reason }) => {
        const when = at === undefined ? 'no time' : (0,format_duration/* formatInstant */.r4)(at.toISOString());
        return `  ${(0,safe_text/* toShortLine */.wb)(ref, 300)} ${id.slice(0, 7)} (${when}; ${reason})`;
    });
    const head = deleted.length === 0
        ? describeNothing(olderThan)
        : `${(0,format_duration/* formatPlural */.yk)(deleted.length, 'ref')} ${isApplied ? 'deleted' : 'would be deleted'}:`;
    const tail = deleted.length > 0 && !isApplied ? ['Nothing was deleted. To delete them: the same command with --apply'] : [];
    return `${[head, ...lines, ...renderKept(kept), ...tail].join('\n')}\n`;
}
/** Describes that no ref is past a retention, which of no length at all every ref is. */
function describeNothing(olderThan) {
    return /^0+\D$/.test(olderThan) ? 'There is nothing to delete.' : `Nothing is older than ${olderThan}.`;
}
function renderKept(kept) {
    const counts = new Map();
    for (const { reason, taskId } of kept) {
        const why = taskId === undefined ? reason : `${taskId}: ${reason}`;
        counts.set(why, (counts.get(why) ?? 0) + 1);
    }
    if (kept.length === 0)
        return [];
    const head = kept.length === 1 ? '1 ref stays:' : `${(0,format_duration/* formatPlural */.yk)(kept.length, 'ref')} stay:`;
    return [head, ...[...counts].map(([why, count]) => `  ${count} (${why})`)];
}
/** Renders the result as one JSON document, schema version 1. */
function renderHousekeepingJson({ verdicts, olderThan, isApplied }) {
    const refs = verdicts.map(({ ref, id, kind, taskId, at, action, reason }) => ({
        ref,
        id,
        kind,
        task_id: taskId ?? null,
        at: at?.toISOString() ?? null,
        action,
        reason,
    }));
    const document = { schema_version: 1, applied: isApplied, older_than: olderThan, refs };
    return `${JSON.stringify(document, undefined, 2)}\n`;
}

// EXTERNAL MODULE: ./store/read-tasks.js + 1 modules
var read_tasks = __webpack_require__(84243);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/refs/commit-message.js
var commit_message = __webpack_require__(5209);
// EXTERNAL MODULE: ./git/for-each-ref.js
var for_each_ref = __webpack_require__(36064);
// EXTERNAL MODULE: ./git/list-commits.js
var list_commits = __webpack_require__(35148);
// EXTERNAL MODULE: ./git/log.js
var log = __webpack_require__(71357);
// EXTERNAL MODULE: ./git/update-ref.js
var update_ref = __webpack_require__(43842);
// EXTERNAL MODULE: ./git/worktree-list.js
var worktree_list = __webpack_require__(42007);
// EXTERNAL MODULE: ./store/publish.js
var publish = __webpack_require__(19113);
// EXTERNAL MODULE: ./store/signature.js
var signature = __webpack_require__(28120);
// EXTERNAL MODULE: ./store/state-commit.js + 2 modules
var state_commit = __webpack_require__(57061);
;// CONCATENATED MODULE: ./store/retention.js












const SNAPSHOTS = 'refs/sandbox/snapshots/';
const EXPIRES = 'Groundhog-Expires';
/** Reads the refs of all tasks and of the named snapshots, or the refs of one task. */
async function surveyRefs(git, taskId) {
    const branches = (0,ref_name/* scratchBranchNamespace */.gh)(taskId);
    const prefixes = taskId === undefined ? ['refs/groundhog/', SNAPSHOTS] : [`${(0,ref_name/* taskNamespace */.P)(taskId)}/`];
    const dated = await (0,for_each_ref/* listDatedRefs */.Xv)(git, { prefixes: [...prefixes, `${branches}/`], trailer: EXPIRES });
    const facts = dated.some(({ ref }) => ref.startsWith(branches)) ? await readBranchFacts(git, branches) : new Map();
    const refs = dated.flatMap(toFoundRef).map((found) => ({ ...found, branch: facts.get(found.ref) }));
    const states = new Map(refs.map(({ ref, id }) => [ref, id]));
    const lives = new Map();
    for (const { ref } of refs) {
        const owner = parseRetained(ref)?.taskId;
        if (owner === undefined || lives.has(owner))
            continue;
        lives.set(owner, await readLife(git, states.get((0,ref_name/* toRefName */.kk)({ kind: 'state', taskId: owner }))));
    }
    return { refs, lives };
}
function toFoundRef({ ref, id, atSeconds, trailer }) {
    if (!(0,ref_name/* isRefName */.pA)(ref))
        return [];
    const expiresAtSeconds = /^\d{1,12}$/.test(trailer) ? Number(trailer) : undefined;
    const isSnapshot = ref.startsWith(SNAPSHOTS);
    return [{ ref, id, atSeconds, expiresAtSeconds: isSnapshot ? expiresAtSeconds : undefined }];
}
/** Reads the branches that are named as scratch branches. Any other branch is not ours, and gets no facts. */
async function readBranchFacts(git, prefix) {
    const { email } = (0,signature/* toSignature */.u)(new Date(0));
    const heads = new Set((await (0,worktree_list/* listWorktrees */.P)(git)).map(({ head }) => head));
    const facts = new Map();
    for (const { ref, id, message } of await (0,list_commits/* listCommits */.V)(git, prefix)) {
        const name = (0,ref_name/* parseTaskRef */.O7)(ref);
        if (name?.kind !== 'scratch_branch')
            continue;
        const endsWithCapture = (0,commit_message/* isCaptureMessage */.Af)(message, name) && (await (0,log/* readCommitterEmail */.fl)(git, id)) === email;
        facts.set(ref, { isCheckedOut: heads.has(ref), endsWithCapture });
    }
    return facts;
}
async function readLife(git, commit) {
    if (commit === undefined)
        return { kind: 'unrecorded' };
    try {
        return { kind: 'recorded', record: (await (0,state_commit/* readState */.un)(git, commit)).state.record };
    }
    catch (error) {
        if (error instanceof errors/* GroundhogError */.CX && error.code === 'state_unreadable')
            return { kind: 'unreadable' };
        throw error;
    }
}
function toDeletion(verdicts, { refs }) {
    const gone = verdicts.filter(({ action }) => action === 'delete');
    const known = new Map(refs.map(({ ref, id }) => [ref, id]));
    const records = new Map();
    for (const { taskId } of gone) {
        const state = taskId === undefined ? undefined : (0,ref_name/* toRefName */.kk)({ kind: 'state', taskId });
        const isGone = gone.some(({ ref }) => ref === state);
        if (state !== undefined && !isGone)
            records.set(state, known.get(state));
    }
    return { gone, records };
}
/**
 * Deletes the refs with the verdict `delete` in one transaction. Throws GroundhogError `refs_moved`, with nothing
 * deleted, when one of them or the record of its task has moved since the survey.
 */
async function deleteRefs(git, verdicts, survey) {
    const { gone, records } = toDeletion(verdicts, survey);
    if (gone.length === 0)
        return;
    const changes = gone.map(({ ref, id }) => ({ kind: 'delete', ref, from: id }));
    const nothing = '0'.repeat(gone[0]?.id.length ?? 40);
    for (const [ref, id] of records)
        changes.push({ kind: 'verify', ref, is: id ?? nothing });
    try {
        await (0,update_ref/* updateRefs */.E)(git, changes);
    }
    catch (error) {
        if (!(error instanceof errors/* GitError */.XS))
            throw error;
        const now = await (0,for_each_ref/* listRefs */.Dy)(git, ['refs/groundhog/', `${(0,ref_name/* scratchBranchNamespace */.gh)(undefined)}/`, SNAPSHOTS]);
        const expected = new Map([
            ...gone.map(({ ref, id }) => [ref, id]),
            ...records,
        ]);
        const moved = [...expected].filter(([ref, id]) => now.get(ref) !== id).map(([ref]) => ref);
        throw moved.length === 0 ? error : toMovedError(moved);
    }
}
/** Deletes the refs on a remote in one atomic push, with the errors of `deleteRefs`. */
async function deleteRemoteRefs(target, verdicts, survey) {
    const { gone, records } = toDeletion(verdicts, survey);
    if (gone.length === 0)
        return;
    const moves = gone.map(({ ref, id }) => ({ ref, from: id, to: undefined }));
    // A push to the value that it has: git refuses the whole push when the ref has moved.
    for (const [ref, id] of records)
        if (id !== undefined)
            moves.push({ ref, from: id, to: id });
    const outcome = await (0,publish/* publish */.m)(target, moves);
    if (outcome.kind === 'moved')
        throw toMovedError(outcome.refs.map(({ ref }) => ref));
    if (outcome.kind === 'rejected' || outcome.kind === 'torn')
        throw new errors/* GitError */.XS('remote_rejected', { remote: 'The remote', stderr: outcome.reason });
}
function toMovedError(refs) {
    return new errors/* GroundhogError */.CX('refs_moved', { refs: refs.join(', ') });
}

// EXTERNAL MODULE: ./entry/compose/open-records.js
var open_records = __webpack_require__(68013);
// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 7 modules
var with_git = __webpack_require__(24850);
// EXTERNAL MODULE: ./entry/events/choose-task.js
var choose_task = __webpack_require__(67508);
// EXTERNAL MODULE: ./entry/settings/require-all.js
var require_all = __webpack_require__(11884);
// EXTERNAL MODULE: ./entry/settings/settings.js
var settings = __webpack_require__(45320);
// EXTERNAL MODULE: ./entry/commands/flags.js
var commands_flags = __webpack_require__(21829);
// EXTERNAL MODULE: ./entry/commands/to-exit-code.js
var to_exit_code = __webpack_require__(23794);
;// CONCATENATED MODULE: ./entry/commands/steer/gc.js












/** Lists the refs that are old enough to be deleted, and deletes them with `--apply`. */
function gcCommand(flags, io) {
    const { host, console } = (0,commands_flags/* withVerbose */.Z8)(io, flags);
    return (0,to_exit_code/* toExitCode */.t)(io, { name: 'gc', json: flags.json, repo: flags.repo }, async () => {
        const verdicts = await (0,with_git/* withGit */.z)(host, (git) => cleanRefs(git, flags));
        const render = flags.json === true ? renderHousekeepingJson : renderHousekeeping;
        console.out(render({ verdicts, olderThan: flags.olderThan, isApplied: flags.apply === true }));
        return 0;
    });
}
async function cleanRefs(git, flags) {
    const parse = () => (0,settings/* parseAge */.F1)(flags.olderThan, 'older-than');
    const parseTask = () => (flags.task === undefined ? undefined : (0,settings/* parseTaskId */.ik)(flags.task));
    (0,require_all/* requireAll */.r)([parse, parseTask]);
    const [olderThanMs, taskId] = [parse(), parseTask()];
    const records = await (0,open_records/* openRecords */.t)(git, flags, ['refs/groundhog', 'refs/sandbox/snapshots']);
    const survey = await surveyRefs(records.git, taskId);
    if (taskId !== undefined && survey.refs.length === 0)
        throw (0,choose_task/* toTaskNotFound */.mx)(taskId, await (0,read_tasks/* listTasks */.m)(records.git), flags.remote);
    const verdicts = decideRefs(survey.refs, survey.lives, {
        now: system_clock/* systemClock */.ml.now(),
        olderThanMs,
        scope: flags.records === true ? 'work_and_records' : 'work',
    });
    if (flags.apply !== true)
        return verdicts;
    const { source } = records;
    if (source === undefined)
        await deleteRefs(records.git, verdicts, survey);
    else
        await deleteRemoteRefs({ git: records.git, remote: source, sleep: system_clock/* sleep */.yy }, verdicts, survey);
    return verdicts;
}


/***/ }),

/***/ 23794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderErrorJson),
/* harmony export */   t: () => (/* binding */ toExitCode)
/* harmony export */ });
/* harmony import */ var _compose_to_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86740);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68275);


/**
 * Runs the work of a command and returns its exit code, or that of what it throws, whose text goes to standard error, and
 * with `json` also as a document to standard output.
 */
async function toExitCode({ host, console }, { name, json, ...place }, run) {
    try {
        return await run();
    }
    catch (thrown) {
        const { code, exitCode, text: told } = (0,_compose_to_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .toFailure */ .w)(thrown, host.redactor.redact, name);
        const text = (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .toReaderWords */ .CM)(told, host.env, place);
        if (json === true)
            console.out(renderErrorJson({ code, message: text, exit_code: exitCode }));
        console.err(`${text}\n`, 'bad');
        return exitCode;
    }
}
/** Renders an error as the document of a command with `--json`. */
function renderErrorJson(error) {
    return `${JSON.stringify({ schema_version: 1, error }, undefined, 2)}\n`;
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

/***/ 11884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ requireAll)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45320);


/** Parses several settings. Throws one ConfigurationError with every value that cannot be used. */
function requireAll(parses) {
    const found = parses.flatMap(findError);
    const [only] = found;
    if (only === undefined)
        return;
    const errors = found.map(toSetting);
    const [first = only, ...others] = new Map(errors.map((error) => [`${error.data.name} ${error.data.value}`, error])).values();
    // The error of a task id says more, where it is the only one.
    if (others.length === 0)
        throw only;
    const more = others.map(({ data: { name, value, reason } }) => `The setting "${name}": ${value === '' ? 'it' : `"${value}"`} ${reason}.`);
    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('setting_invalid', { ...first.data, more: more.join('\n') });
}
function findError(parse) {
    try {
        parse();
        return [];
    }
    catch (thrown) {
        const isOfValue = thrown instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1 && (thrown.code === 'setting_invalid' || thrown.code === 'task_id_invalid');
        if (isOfValue)
            return [thrown];
        throw thrown;
    }
}
function toSetting(error) {
    const { id, reason } = error.data;
    return error.code === 'task_id_invalid' ? (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .toSettingError */ .Oh)('task', String(id), `is no task id: ${reason}`) : error;
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

/***/ 35148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ listCommits)
/* harmony export */ });
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);

const FIELDS = ['refname', 'objectname', 'tree', 'committerdate:unix', 'contents'];
/** Lists the commits that the refs below a prefix name, with their messages, see git-for-each-ref(1). */
async function listCommits(git, prefix) {
    const format = FIELDS.map((field) => `%(${field})`).join('%00');
    const result = await git.bytes(['for-each-ref', `--format=${format}%00`, `${prefix}/`]);
    const stdout = Buffer.from(result.stdout).toString('utf8');
    const parts = stdout.split('\0');
    const found = [];
    for (let at = 0; at + FIELDS.length <= parts.length; at += FIELDS.length) {
        const [ref = '', id = '', tree = '', seconds = '', message = ''] = parts.slice(at, at + FIELDS.length);
        if (!_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf.safeParse(tree).success)
            continue;
        found.push({ ref: ref.trimStart(), id, tree, epochSeconds: Number(seconds), message });
    }
    return found;
}


/***/ }),

/***/ 71357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ readAuthor),
/* harmony export */   _8: () => (/* binding */ readMessage),
/* harmony export */   fl: () => (/* binding */ readCommitterEmail)
/* harmony export */ });
/* unused harmony exports renderGraph, renderCommit */
/** Renders the history of some refs for a terminal, see git-log(1). */
async function renderGraph(git, refs) {
    return (await git.text(['log', '--graph', '--decorate=short', '--format=%h%d %s', '--end-of-options', ...refs]))
        .stdout;
}
/** Renders the changes of one commit as a patch with its totals, see git-show(1). */
async function renderCommit(git, commit) {
    const flags = ['--format=%h %s', '--stat', '--patch', '--no-ext-diff', '--no-textconv'];
    return (await git.text(['show', ...flags, '--end-of-options', commit])).stdout;
}
/** Reads the email address of a commit's committer. */
async function readCommitterEmail(git, commit) {
    return (await git.text(['log', '-1', '--format=%ce', '--end-of-options', commit])).stdout.trim();
}
/** Reads the author of a commit. */
async function readAuthor(git, commit) {
    const format = '--format=%an%x00%ae%x00%ad';
    const { stdout } = await git.text(['log', '-1', '--date=raw', format, '--end-of-options', commit]);
    const [name = '', email = '', date = ''] = stdout.trimEnd().split('\0');
    return { name, email, date };
}
/** Reads the message of a commit. */
async function readMessage(git, commit) {
    return (await git.text(['log', '-1', '--format=%B', '--end-of-options', commit])).stdout;
}


/***/ }),

/***/ 14315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ pushRefs)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _git_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62324);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41985);



const UNABLE = new Set(['disk_full', 'git_lock_held', 'git_not_writable']);
const MAX_LINES = 12;
const MAX_CHARS = 2000;
/** Moves all refs on the remote or none, each only from its `from`, see `--force-with-lease` in git-push(1). */
async function pushRefs(git, remote, moves) {
    const leases = moves.map(({ ref, from }) => `--force-with-lease=${ref}:${from ?? ''}`);
    const refspecs = moves.map(({ ref, to }) => `${to ?? ''}:${ref}`);
    const restrictions = ['--no-verify', '--no-signed', '--no-follow-tags', '--recurse-submodules=no'];
    const flags = ['--atomic', '--porcelain', ...restrictions, ...(0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .toReceivePack */ .Ke)(remote), ...leases];
    const args = ['push', ...flags, '--end-of-options', remote.url, ...refspecs];
    try {
        const result = await git.text(args, { ...(0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .toRemoteCall */ .g6)(remote), okExitCodes: [0, 1] });
        return result.exitCode === 0 ? { kind: 'pushed' } : explainRefusal(result, git, remote);
    }
    catch (error) {
        if (error instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS)
            return { kind: 'unclear', error };
        throw error;
    }
}
/** Parses the lines "!<TAB>from:to<TAB>[rejected] (why)" of a failed push, see OUTPUT in git-push(1). */
function explainRefusal(result, { redact, now }, { url }) {
    // Before any cut: half of a secret is not found.
    const [stdout, stderr] = [redact(result.stdout), redact(result.stderr)];
    // The other side looks for the objects of each of its refs before it takes new ones.
    const [, broken] = /^(?:remote: )?(?:fatal|error): bad object (refs\/\S+)$/m.exec(stderr) ?? [];
    if (broken !== undefined)
        return { kind: 'unclear', error: new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('repository_damaged', { path: redact(url), ref: broken }) };
    const refused = [...stdout.matchAll(/^!\t[^\t]*:([^\t]+)\t\[(.*)\] \((.*)\)$/gm)].map(([, ref = '', what = '', why = '']) => ({ ref, what, why }));
    const rejected = refused.filter(isByRule);
    const error = (0,_git_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .toGitError */ .KN)({ args: ['push'], exitCode: 1, stderr: result.stderr, redact, now });
    // The remote could not write, and may be able to later: this is no rule.
    // Why: docs/decisions/0038-remote-that-cannot-write.md
    const isUnable = rejected.some(({ why }) => /unable to migrate objects/.test(why)) || couldNotWrite(stderr);
    if (UNABLE.has(error.code) || isUnable)
        return { kind: 'unclear', error };
    if (rejected.length > 0)
        return { kind: 'rejected', reason: describeRejection(rejected, stderr), refs: rejected.map(({ ref }) => ref) };
    if (refused.length > 0)
        return { kind: 'stale', reason: toReason(findDirectRefusals(refused)) };
    return { kind: 'unclear', error };
}
/** Returns whether a rule of the remote refused a ref. Only git here refuses a move for where the ref is; git there, by a rule. */
function isByRule({ what, why }) {
    if (why === 'non-fast-forward')
        return what === 'remote rejected';
    return !/stale info|atomic|fetch first|already exists|cannot lock ref|failed to update ref|incorrect old value/.test(why);
}
/** Returns true when the remote could not write the objects or the new value of a ref. */
function couldNotWrite(stderr) {
    return (/^error: remote unpack failed: (unable to create temporary object directory|.* fork failed)$/m.test(stderr) ||
        /cannot (update|lock) ref '[^']*': (couldn't (write|set) '|unable to append to ')/.test(stderr));
}
/** Returns the refs that were refused themselves, when git names them; an atomic push refuses the others with them. */
function findDirectRefusals(refused) {
    const direct = refused.filter(({ why }) => !/atomic/.test(why));
    return direct.length > 0 ? direct : refused;
}
function toReason(refused) {
    return refused.map(({ ref, why }) => `${ref}: ${why}`).join('\n');
}
/** Renders the refs with git's reasons, then the remote's messages, which alone name the rule. */
function describeRejection(rejected, stderr) {
    const messages = [...stderr.matchAll(/^remote: ?(.*)$/gm)]
        .map(([, line = '']) => line.trim())
        .filter((line) => line !== '');
    return [toReason(rejected), ...messages].join('\n').split('\n').slice(0, MAX_LINES).join('\n').slice(0, MAX_CHARS);
}


/***/ }),

/***/ 43842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ updateRefs)
/* harmony export */ });
/** Applies all changes or none, each only if its ref still has the value that it names, see git-update-ref(1). */
async function updateRefs(git, changes) {
    const lines = changes.map(toLine);
    await git.bytes(['update-ref', '--no-deref', '--stdin'], { stdin: ['start', ...lines, 'commit', ''].join('\n') });
}
function toLine(change) {
    switch (change.kind) {
        case 'create':
            return `create ${change.ref} ${change.to}`;
        case 'update':
            return `update ${change.ref} ${change.to} ${change.from}`;
        case 'delete':
            return `delete ${change.ref} ${change.from}`;
        case 'verify':
            return `verify ${change.ref} ${change.is}`;
    }
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

/***/ 83969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   BD: () => (/* binding */ formatCost),
/* harmony export */   Ej: () => (/* binding */ formatTotal),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   r4: () => (/* binding */ formatInstant),
/* harmony export */   yk: () => (/* binding */ formatPlural)
/* harmony export */ });
/* harmony import */ var _domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66483);

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
/** Formats the time in which a run was at work on an attempt; "–" while it is unknown. */
function formatTime(attempt) {
    const durationMs = (0,_domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .toDurationMs */ .iS)(attempt);
    return durationMs === undefined ? '–' : formatDuration(durationMs);
}
/** Formats the total time of attempts; "–" while none has ended. */
function formatTotal(attempts) {
    const known = attempts.flatMap((attempt) => (0,_domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .toDurationMs */ .iS)(attempt) ?? []);
    return known.length === 0 ? '–' : formatDuration(known.reduce((sum, ms) => sum + ms, 0));
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

/***/ 19113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ publish)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _git_ls_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50737);
/* harmony import */ var _git_push_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14315);
/* harmony import */ var _retry_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21707);




// Another try gets the same answer.
const REFUSALS = new Set(['remote_unauthorised', 'token_rejected', 'repository_damaged']);
/**
 * Moves all refs or none. After any unclear answer it lists the remote's refs, and only these count: a push may succeed
 * and still report a failure. Throws GitError when the remote stays out of reach.
 */
async function publish(options, moves) {
    const { git, remote, sleep, probe } = options;
    let left = moves;
    for (let attempt = 0;; attempt += 1) {
        const outcome = await (0,_git_push_js__WEBPACK_IMPORTED_MODULE_1__/* .pushRefs */ .N)(git, remote, left);
        if (outcome.kind === 'pushed')
            return { kind: 'published' };
        if (outcome.kind === 'rejected')
            return findTornPush(options, moves, outcome);
        const pause = _retry_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .PAUSES_MS */ .T[attempt];
        if (outcome.kind === 'unclear' && REFUSALS.has(outcome.error.code))
            throw outcome.error;
        if (outcome.kind === 'unclear' && pause !== undefined)
            await sleep(pause);
        const found = await readRemoteRefs({ git, remote, isLastTry: pause === undefined }, moves);
        if (found === undefined)
            continue;
        // A server that died in the middle has moved some refs: these are not moved again.
        left = moves.filter(({ ref, to }) => found.get(ref) !== to);
        // All or none: when our push was done, refs that are elsewhere were moved by others after it.
        if (await isPublished(probe, moves, found))
            left = left.filter(({ ref, from }) => found.get(ref) === from);
        if (left.length === 0)
            return { kind: 'published' };
        const moved = left
            .filter(({ ref, from }) => found.get(ref) !== from)
            .map(({ ref, from }) => ({ ref, expected: from, found: found.get(ref) }));
        if (moved.length > 0)
            return { kind: 'moved', refs: moved };
        if (outcome.kind === 'unclear' && pause === undefined)
            throw outcome.error;
        // A server that hides a ref from pushes refuses it in these words.
        if (outcome.kind === 'stale' && pause === undefined) {
            const reason = `${outcome.reason}, although it is there: the server may hide it from pushes`;
            return findTornPush(options, moves, { kind: 'rejected', reason, refs: left.map(({ ref }) => ref) });
        }
    }
}
async function isPublished(probe, moves, found) {
    const move = moves.find(({ ref }) => ref === probe?.ref);
    const at = move && found.get(move.ref);
    if (probe === undefined || at === undefined || at === move?.from)
        return false;
    return at === move?.to || probe.isBuiltOn(at);
}
/** Finds the refs that were moved in spite of a refusal: of a ref that a server hides, git still pushes the others. */
async function findTornPush({ git, remote, probe }, moves, { reason, refs: refused }) {
    const others = moves.filter(({ ref, from, to }) => from !== to && !refused.includes(ref));
    if (others.length === 0)
        return { kind: 'rejected', reason };
    const found = await readRemoteRefs({ git, remote, isLastTry: true }, others);
    const isProven = found !== undefined && (await isPublished(probe, others, found));
    const isThere = ({ ref, to }) => found?.get(ref) === to || (isProven && ref === probe?.ref);
    const refs = others.filter(isThere).map(({ ref }) => ref);
    return refs.length === 0 ? { kind: 'rejected', reason } : { kind: 'torn', reason, refs };
}
/** Reads the remote's refs; undefined when it was out of reach and there is another try. */
async function readRemoteRefs({ git, remote, isLastTry }, moves) {
    const refs = moves.map(({ ref }) => ref);
    try {
        return await (0,_git_ls_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .listRemoteRefs */ .R)(git, remote, refs);
    }
    catch (error) {
        if (isLastTry || !(error instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS) || error.code !== 'remote_unreachable')
            throw error;
        return undefined;
    }
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

/***/ 21707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ PAUSES_MS),
/* harmony export */   l: () => (/* binding */ retryRemote)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);

/** Pauses before each retry of a remote that gave no clear answer, in milliseconds. */
const PAUSES_MS = [250, 1000, 4000];
/** Sends a request to a remote, and again after each of the pauses while it is out of reach. */
async function retryRemote(sleep, send) {
    for (const pause of PAUSES_MS) {
        try {
            return await send();
        }
        catch (error) {
            if (!(error instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS) || error.code !== 'remote_unreachable')
                throw error;
        }
        await sleep(pause);
    }
    return send();
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
