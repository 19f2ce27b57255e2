export const id = 5985;
export const ids = [5985];
export const modules = {

/***/ 91685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ decideContinuation)
/* harmony export */ });
/* harmony import */ var _record_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93714);
/* harmony import */ var _next_action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97319);


/**
 * Decides whether another job continues a run: only after a deadline, only where it could work without a person, and only
 * when an attempt ended or was captured. Otherwise a run whose attempt takes longer than its time would start jobs for ever.
 */
function decideContinuation(record) {
    if (record.pause_cause !== 'deadline')
        return { kind: 'no', why: undefined };
    const next = (0,_next_action_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseNextAction */ .Zb)(record);
    if (next.kind === 'done' || next.kind === 'await_approval')
        return { kind: 'no', why: undefined };
    if (next.kind === 'blocked')
        return { kind: 'no', why: next.reason };
    if (next.kind === 'abandon')
        return { kind: 'no', why: `Checkpoint "${next.checkpointId}" needs a retry or a skip: ${next.reason}.` };
    const isDone = (attempt) => attempt.outcome === 'passed' || attempt.outcome === 'failed' || (0,_record_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isCaptured */ .TW)(attempt);
    const hasProgress = record.checkpoints.some(({ attempts }) => attempts.some((attempt) => attempt.day > record.last_day_before_run && isDone(attempt)));
    if (hasProgress)
        return { kind: 'continue' };
    return {
        kind: 'no',
        why: 'No attempt ended within the time of this run, so another run would get no further. Give a run more minutes, or an attempt fewer seconds.',
    };
}


/***/ }),

/***/ 4309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   By: () => (/* binding */ findTicking),
/* harmony export */   DB: () => (/* binding */ isTicked),
/* harmony export */   V1: () => (/* binding */ readPageLineage),
/* harmony export */   _f: () => (/* binding */ listBoxes),
/* harmony export */   o: () => (/* binding */ renderBox)
/* harmony export */ });
/* harmony import */ var _text_comment_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15900);

/** Renders a box that stands for a command, at the start of an item of a list; the command has no `/groundhog`. */
function renderBox(command) {
    return `[ ] <!-- groundhog:1:do:${(0,_text_comment_code_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeForComment */ .d)(command)} -->`;
}
/** Finds the box that was not ticked in the text before, and is in the text after an edit. */
function findTicking(before, after) {
    const [from, to] = [readBoxes(before), readBoxes(after)];
    const ticked = [...to].filter(([command, isTicked]) => isTicked && from.get(command) === false);
    const [only] = ticked;
    if (only === undefined)
        return { kind: 'none' };
    return ticked.length === 1 ? { kind: 'one', command: only[0] } : { kind: 'several' };
}
/** Returns whether the box of this command is ticked in a text. */
function isTicked(text, command) {
    return readBoxes(text).get(command) === true;
}
/** Lists the commands that have a box in a text. */
function listBoxes(text) {
    return [...readBoxes(text).keys()];
}
const BOX = /^ {0,3}- \[([ xX])\] <!-- groundhog:1:do:(\S+) -->/;
/** Reads the boxes of a text: each command, and whether it is ticked. */
function readBoxes(text) {
    const boxes = new Map();
    for (const line of text.split(/\r\n|\r|\n/)) {
        const [, mark = '', code = ''] = BOX.exec(line) ?? [];
        const command = (0,_text_comment_code_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeFromComment */ .Y)(code);
        if (command !== undefined && command !== '')
            boxes.set(command, mark !== ' ');
    }
    return boxes;
}
const PAGE = /^<!-- groundhog:1:([^\s:]+):(?:status|issue): -->\r?\n/;
/** Reads the lineage of the task that a page with boxes is of, from its first line; undefined for any other text. */
function readPageLineage(text) {
    const [, code] = PAGE.exec(text) ?? [];
    return code === undefined ? undefined : (0,_text_comment_code_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeFromComment */ .Y)(code);
}


/***/ }),

/***/ 15900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ decodeFromComment),
/* harmony export */   d: () => (/* binding */ encodeForComment)
/* harmony export */ });
/** Encodes a text so that an HTML comment can hold it as one word, which nothing in it ends. */
function encodeForComment(text) {
    // A hyphen or "!" could end the HTML comment early.
    return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).replace(/[-!]/g, (character) => character === '-' ? '%2D' : '%21');
}
/** Decodes what `encodeForComment` has encoded; undefined for any other text. */
function decodeFromComment(code) {
    try {
        return decodeURIComponent(code);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 72846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ renderCommand),
/* harmony export */   b: () => (/* binding */ renderStart)
/* harmony export */ });
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18964);

/** Renders a command as a code span: as a comment, or as the input of a workflow, which then names its task. */
function renderCommand(text, channel) {
    if (channel === undefined || (channel.start === undefined && channel.isInput !== true))
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCodeSpan */ .o9)(`/groundhog ${text}`, 300);
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCodeSpan */ .o9)(text.replace(/^\S+/, (name) => `${name} task=${channel.taskId}`), 300);
}
/** Renders the way of giving commands to a workflow that a user starts, as a clause that ends with their name. */
function renderStart({ url, takesCommand }, what) {
    const workflow = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderLink */ .BK)('the workflow', url);
    if (takesCommand)
        return `start ${workflow} with ${what} as its input \`command\``;
    return `give ${workflow} an input \`command\`, passed to the action, and start it with ${what}`;
}


/***/ }),

/***/ 32155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ RETRY_ALL),
/* harmony export */   L$: () => (/* binding */ findNextStep),
/* harmony export */   P8: () => (/* binding */ listApprovals),
/* harmony export */   So: () => (/* binding */ findStuckCheckpoint),
/* harmony export */   XZ: () => (/* binding */ listRebaseStop),
/* harmony export */   nw: () => (/* binding */ listCommitApproval),
/* harmony export */   oq: () => (/* binding */ RUN),
/* harmony export */   vA: () => (/* binding */ renderCommands),
/* harmony export */   zo: () => (/* binding */ RUNNING_COMMANDS)
/* harmony export */ });
/* harmony import */ var _domain_assert_never_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71996);
/* harmony import */ var _domain_operations_approval_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41867);
/* harmony import */ var _domain_operations_command_box_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4309);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83969);
/* harmony import */ var _command_channel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72846);
/* harmony import */ var _task_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88598);






/** The command that resumes a task. */
const RUN = { text: 'run', effect: 'resume where it stopped' };
/** The advice where a run would end as it starts. */
const REOPEN = 'give it more attempts, or continue without it';
const HINT = { text: 'hint <text>', effect: 'give the next attempts a hint', needsText: true };
const ABORT = { text: 'abort', effect: 'give the task up; nothing is deleted' };
/** The command that reopens a task. */
const RETRY_ALL = { text: 'retry', effect: 'reopen it' };
/** The commands for a running task. */
const RUNNING_COMMANDS = [
    { text: 'pause', effect: 'end before the next step, to resume later' },
    HINT,
    ABORT,
];
/**
 * Finds the next step for a status, for a reader on GitHub, of a task with a pull request or without one. The first command
 * alone brings the task to its end.
 */
// Why: docs/decisions/0159-the-first-command-brings-a-task-to-its-end.md
function findNextStep(status, hasPullRequest) {
    const { kind, stuck, isOpen } = status;
    const commands = listResuming(status);
    const again = stuck.length === 0 ? 'start it again' : REOPEN;
    switch (kind) {
        case 'passed':
        case 'approved':
            return {
                advice: `review the commits, and merge the ${hasPullRequest ? 'pull request' : 'task branch'}`,
                commands: [],
            };
        case 'nothing_to_do':
        case 'merged':
            return { advice: 'nothing. To ask for more, change the plan', commands: [] };
        case 'blocked':
            return { advice: stuck.length === 0 ? 'fix what is named above, then start it again' : undefined, commands };
        case 'aborted':
            return { advice: 'if you want it after all, reopen it', commands: [RETRY_ALL] };
        case 'paused':
            return stuck.length === 0
                ? {
                    advice: `${renderResumers(status)}start it again when you like`,
                    commands: isOpen ? [RUN, HINT, ABORT] : [RUN],
                }
                : { advice: again, commands: [...commands, ABORT] };
        case 'open_again':
        case 'interrupted':
            return { advice: `${renderResumers(status)}${again}`, commands };
        case 'awaits_approval':
            return { advice: 'review the commits, then approve them', commands: [] };
        case 'refused':
            return { advice: `fix what is named above; then ${again}`, commands };
        case 'conflict':
            return {
                advice: `check the task branch. Where our commits are gone from it, restore them; then, or with commits on top of ours, ${again}`,
                commands,
            };
        case 'infra_error':
            return { advice: `${renderResumers(status)}once that is fixed, ${again}`, commands };
        default:
            return (0,_domain_assert_never_js__WEBPACK_IMPORTED_MODULE_3__/* .assertNever */ .x)(kind);
    }
}
/** Renders commands as a list with their effects; with `hasBoxes` those that need no text have a box to tick. */
function renderCommands(commands, hasBoxes = false, channel) {
    const renderTick = ({ text, needsText }) => (hasBoxes && needsText !== true ? `${(0,_domain_operations_command_box_js__WEBPACK_IMPORTED_MODULE_4__/* .renderBox */ .o)(text)} ` : '');
    return commands
        .map((each) => `- ${renderTick(each)}${(0,_command_channel_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCommand */ .C)(each.text, channel)} – ${each.effect}`)
        .join('\n');
}
/** Finds the checkpoint that a task stops at before a retry or a skip; undefined when there is none. */
function findStuckCheckpoint({ stuck: [first] }, checkpoints) {
    return checkpoints.find(({ id }) => id === first);
}
/** Renders what resumes the task by itself; whether the workflow has it is not in the record, so both cases are named. */
function renderResumers({ resumedBy }) {
    if (resumedBy.length === 0)
        return '';
    const names = resumedBy.map((name) => (name === 'continue' ? '`continue: true`' : 'a scheduled sweep'));
    return `nothing, where ${names.join(' or ')} resumes it; otherwise `;
}
/** Lists the commands that resume a task: a run, or what has to be decided before one could get further. */
function listResuming({ stuck: [first, ...others] }) {
    if (first === undefined)
        return [RUN];
    const name = (0,_domain_operations_approval_target_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteName */ .AB)(first);
    const them = others.length === 0 ? '' : `, as ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlural */ .yk)(others.length, 'other checkpoint')} that was given up`;
    return [
        {
            text: others.length === 0 ? `retry ${name}` : 'retry',
            effect: `try again with a fresh budget${them}; add \`hint: …\` to say how`,
        },
        { text: `skip ${name} <reason>`, effect: 'continue without it', needsText: true },
    ];
}
/** Lists the command that gives up a rebase which blocks its task; none where no rebase does. */
function listRebaseStop({ kind }, { rebase }) {
    if (kind !== 'blocked' || rebase === null)
        return [];
    return [{ text: 'rebase stop', effect: 'give the rebase up; the task branch stays where it is' }];
}
const APPROVED_ID_CHARS = 12;
/** Lists the command that approves the commits which wait for that; none when none wait. */
function listCommitApproval({ result }) {
    if (result === null)
        return [];
    return [{ text: `approve ${result.slice(0, APPROVED_ID_CHARS)}`, effect: 'bring them to the task branch' }];
}
const MAX_APPROVALS = 10;
/** Lists the commands that approve the statements of landed checkpoints which no machine judged. */
function listApprovals(checkpoints) {
    return checkpoints
        .filter((checkpoint) => checkpoint.run?.outcome === 'success' && (0,_task_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .countUnjudged */ .yv)(checkpoint) > 0)
        .slice(0, MAX_APPROVALS)
        .map((checkpoint) => {
        const count = (0,_task_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .countUnjudged */ .yv)(checkpoint);
        const them = count === 1 ? 'its statement, which no machine judged' : `its ${count} statements, which no machine judged`;
        return { text: `approve ${(0,_domain_operations_approval_target_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteName */ .AB)(checkpoint.id)}`, effect: `if you agree with ${them}` };
    });
}


/***/ }),

/***/ 99666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NR: () => (/* binding */ wasCommand),
/* harmony export */   _$: () => (/* binding */ findResumeWords),
/* harmony export */   gC: () => (/* binding */ addRebaseFlag),
/* harmony export */   x4: () => (/* binding */ renderTaskCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _domain_record_carry_over_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40207);
/* harmony import */ var _domain_record_rebase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47647);
/* harmony import */ var _domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93714);
/* harmony import */ var _domain_text_quote_for_shell_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78240);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18964);






/** Finds the words of the command that resumes a task: the reader's own, else those that its record has; undefined where neither is known. */
function findResumeWords(facts) {
    const { again, remote, view } = facts;
    const given = again === undefined ? undefined : updateOnly(again, view.record);
    return given ?? (remote === undefined ? listRecordedRun(view.record, facts) : undefined);
}
/**
 * Drops `--only` with a checkpoint that is done, which resumes the task as a whole. In the place of one whose turn it is not yet,
 * names the next one: the same command would do nothing again.
 */
function updateOnly(words, { checkpoints, rebase }) {
    const at = words.findIndex((word) => /^--only(?:=|$)/.test(word));
    if (at === -1)
        return words;
    const [, value] = /^--only=(.*)$/.exec(words[at] ?? '') ?? [];
    const asked = value ?? words[at + 1];
    const run = checkpoints.find(({ checkpoint_id: id }) => id === asked);
    const next = rebase === null ? checkpoints.find((each) => !(0,_domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isCheckpointDone */ .t9)(each)) : run;
    if (run === undefined || next === run)
        return words;
    const [before, after] = [words.slice(0, at), words.slice(at + (value === undefined ? 2 : 1))];
    return (0,_domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isCheckpointDone */ .t9)(run) || next === undefined
        ? [...before, ...after]
        : [...before, '--only', next.checkpoint_id, ...after];
}
/**
 * Adds `--rebase` to a command that resumes a task. A run in place refuses it, so that the run works beside the checkout; one
 * whose work waits for approval refuses it, too, and stays as it is: without that flag its work would land unseen.
 */
function addRebaseFlag(words) {
    const isFlag = (at, flag, value) => words[at] === `${flag}=${value}` || (words[at] === flag && words[at + 1] === value);
    if (words.includes('--rebase') || words.some((_, at) => isFlag(at, '--materialize', 'approval')))
        return words;
    const isDropped = (word, at) => word === '--no-rebase' ||
        isFlag(at, '--workspace', 'in_place') ||
        (word === 'in_place' && words[at - 1] === '--workspace');
    return [...words.filter((word, at) => !isDropped(word, at)), '--rebase'];
}
function listRecordedRun(record, { toRoot = '', repo }) {
    const isPath = (0,_domain_record_carry_over_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPlanPath */ .z0)(record) && record.plan_id === (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toShortLine */ .wb)(record.plan_id, 400);
    if (!isPath || record.run_url !== null)
        return undefined;
    const plan = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(toRoot, record.plan_id);
    return ['run', plan, ...listRepoFlag(repo), '--task', record.task_id, ...listAgentFlags(record)];
}
/** Renders a command of this program for a task, which can be copied. */
function renderTaskCommand({ program, repo, remote }, taskId, words) {
    const where = [...listRepoFlag(repo), ...(remote === undefined ? [] : ['--remote', remote])];
    return `${program} ${(0,_domain_text_quote_for_shell_js__WEBPACK_IMPORTED_MODULE_5__/* .renderShellCommand */ .c)([...words, '--task', taskId, ...where])}`;
}
/** Lists the flag that names the repository of the reader; empty where that is in the reader's folder. */
function listRepoFlag(repo) {
    return repo === undefined ? [] : ['--repo', repo];
}
/** Returns whether the last agent that worked was a command, whose text no record has. */
function wasCommand(record) {
    const last = findLastAgent(record);
    return last?.entry === null && last.name === 'command';
}
function findLastAgent({ checkpoints }) {
    const worked = checkpoints.flatMap(({ attempts }) => attempts).filter((attempt) => !(0,_domain_record_rebase_js__WEBPACK_IMPORTED_MODULE_2__/* .isReplay */ ._d)(attempt));
    return worked.toSorted((a, b) => b.day - a.day)[0]?.agent;
}
/** Lists the flags of the last agent that worked, where it was none of a ladder and no command, whose text no record has. */
function listAgentFlags(record) {
    const last = findLastAgent(record);
    if (last === undefined || last.entry !== null || last.name === 'command')
        return [];
    const { name, provider, model } = last;
    const flags = { '--agent': name, '--provider': provider, '--model': model };
    return Object.entries(flags).flatMap(([flag, value]) => (value === null ? [] : [flag, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toShortLine */ .wb)(value, 200)]));
}


/***/ }),

/***/ 45343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ isFinished),
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   JZ: () => (/* binding */ describeTaskStatus),
/* harmony export */   ux: () => (/* binding */ isTaskFinished),
/* harmony export */   z6: () => (/* binding */ endingOf)
/* harmony export */ });
/* harmony import */ var _domain_decisions_decide_continuation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91685);
/* harmony import */ var _domain_decisions_next_action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97319);
/* harmony import */ var _domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20068);
/* harmony import */ var _domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93714);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18964);
/* harmony import */ var _outcome_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29373);






/** Describes the status of a task; undefined while it is running. */
function describeTaskStatus(view) {
    const { record } = view;
    const { ending } = record;
    if (ending === null && view.isInterrupted !== true)
        return undefined;
    const isOpen = !record.checkpoints.every(_domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isCheckpointDone */ .t9);
    const status = ending === null ? (findAborted(record) ?? INTERRUPTED) : findStatus(record, ending);
    const isMerged = view.isMerged === true && hasPassed(status.kind);
    return { ...(isMerged ? toMerged(record) : status), stuck: (0,_domain_decisions_next_action_js__WEBPACK_IMPORTED_MODULE_1__/* .listStuck */ .F1)(record), isOpen };
}
function toMerged({ base_ref: base }) {
    return {
        kind: 'merged',
        meaning: `Merged: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toShortLine */ .wb)(base, 100)} has all commits, or a squash of them.`,
        reason: null,
        resumedBy: [],
    };
}
/** Returns whether a task has passed, so that no run is to follow, before it is known whether it was merged. */
function hasPassed(kind) {
    return kind === 'passed' || kind === 'approved' || kind === 'nothing_to_do';
}
/** Returns whether no run is to follow for a task of this status. */
function isFinished(kind) {
    return hasPassed(kind) || kind === 'merged';
}
const INTERRUPTED = {
    kind: 'interrupted',
    meaning: 'Interrupted: the run is gone, and did not end by itself. Nothing that landed is lost.',
    reason: null,
    resumedBy: ['sweep'],
};
function findAborted(record) {
    if (record.aborted === null || (0,_domain_decisions_next_action_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseNextAction */ .Zb)(record).kind !== 'blocked')
        return undefined;
    return {
        kind: 'aborted',
        meaning: 'Aborted: the task was given up. Nothing that landed is lost.',
        reason: `by ${(0,_domain_decisions_next_action_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRequest */ .Ng)(record.aborted)}`,
        resumedBy: [],
    };
}
function findStatus(record, ending) {
    const action = (0,_domain_decisions_next_action_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseNextAction */ .Zb)(record);
    const aborted = findAborted(record);
    if (aborted !== undefined)
        return aborted;
    if (action.kind === 'await_approval') {
        return {
            kind: 'awaits_approval',
            meaning: 'Paused: all checkpoints are done, and their commits wait for approval.',
            reason: null,
            resumedBy: [],
        };
    }
    const isDecidedSince = (record.steering.at(-1)?.at ?? '') >= (record.ended_at ?? '');
    const isLeft = ending === 'paused' || (isDecidedSince && isStopped(ending));
    if (isLeft && action.kind === 'done')
        return describeDone(record, isDecidedSince);
    if (isOpenAgain(ending, action.kind, isDecidedSince)) {
        return {
            kind: 'open_again',
            meaning: 'Open again: there is work to do.',
            reason: null,
            resumedBy: ['sweep'],
        };
    }
    return {
        kind: ending,
        meaning: describeMeaning(ending, action),
        reason: findReason(ending, record),
        resumedBy: findResumers(record),
    };
}
/** Describes the ending of a run. One that is blocked with work left could not publish what it had done. */
function describeMeaning(ending, action) {
    const isPushRefused = ending === 'blocked' && action.kind !== 'blocked' && action.kind !== 'abandon';
    return isPushRefused ? 'Blocked: the repository refused what was to be pushed.' : (0,_outcome_text_js__WEBPACK_IMPORTED_MODULE_5__/* .describeEnding */ .be)(ending);
}
/** Describes a paused task without work: its commits were approved, its last checkpoints were skipped, or its run died then. */
function describeDone(record, isDecidedSince) {
    const isApproved = isDecidedSince && record.steering.some(({ kind }) => kind === 'materialize');
    const meaning = isApproved
        ? 'Approved: all commits were put on the task branch.'
        : 'Open again: no work is left, and the next run ends the task.';
    const kind = isApproved ? 'approved' : 'open_again';
    if (isDecidedSince)
        return { kind, meaning, reason: null, resumedBy: [] };
    return { kind, meaning, reason: record.ending_reason, resumedBy: findResumers(record) };
}
/** Returns whether a task that had ended has work again, such as a fix, or a checkpoint less that blocks it. */
function isOpenAgain(ending, next, isDecidedSince) {
    if ((0,_domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .conclusionOf */ .vu)(ending) === 'success')
        return next !== 'done';
    return isDecidedSince && isStopped(ending) && next !== 'blocked' && next !== 'abandon';
}
/** Returns whether a task ended for a cause that a decision of people may remove. */
function isStopped(ending) {
    return ending === 'blocked' || ending === 'refused';
}
/** Finds the features that resume a task. A sweep resumes only after transient causes, not after a user's pause. */
function findResumers(record) {
    const { ending, pause_cause: cause } = record;
    if ((0,_domain_decisions_next_action_js__WEBPACK_IMPORTED_MODULE_1__/* .listStuck */ .F1)(record).length > 0)
        return [];
    const isSwept = ending === 'infra_error' || (ending === 'paused' && cause !== null && (0,_domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .isPassing */ .WG)(cause));
    const isContinued = (0,_domain_decisions_decide_continuation_js__WEBPACK_IMPORTED_MODULE_0__/* .decideContinuation */ .w)(record).kind === 'continue';
    return [...(isContinued ? ['continue'] : []), ...(isSwept ? ['sweep'] : [])];
}
/** Returns the ending that a status is shown as. */
function endingOf(kind) {
    if (kind === 'approved' || kind === 'merged')
        return 'passed';
    if (kind === 'open_again' || kind === 'awaits_approval' || kind === 'interrupted')
        return 'paused';
    return kind === 'aborted' ? 'blocked' : kind;
}
/** Returns whether a task is between two runs and has no work left, so that its pull request can be merged. */
function isTaskFinished(view) {
    const kind = describeTaskStatus(view)?.kind;
    return kind !== undefined && isFinished(kind);
}
/** Finds the reason to show; a run that passed all checkpoints needs none. */
function findReason(ending, { ending_reason: reason, checkpoints }) {
    const isWhole = !checkpoints.some(({ outcome }) => outcome === 'skipped');
    return ending === 'passed' && isWhole ? null : reason;
}
const titles = {
    passed: 'Passed',
    nothing_to_do: 'Nothing to do',
    blocked: 'Blocked',
    paused: 'Paused',
    refused: 'Refused',
    conflict: 'Conflict',
    infra_error: 'Stopped by its environment',
    aborted: 'Aborted',
    awaits_approval: 'Waits for approval',
    open_again: 'Open again',
    approved: 'Approved',
    merged: 'Merged',
    interrupted: 'Interrupted',
};
/** Returns the few words that stand for a status in a heading. */
function titleOf(kind) {
    return titles[kind];
}


/***/ }),

/***/ 5985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ findTerminalSteps)
});

// EXTERNAL MODULE: ./domain/assert-never.js
var assert_never = __webpack_require__(71996);
// EXTERNAL MODULE: ./domain/text/quote-for-shell.js
var quote_for_shell = __webpack_require__(78240);
// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
// EXTERNAL MODULE: ./domain/ids.js
var ids = __webpack_require__(70375);
// EXTERNAL MODULE: ./report/text/format-duration.js
var format_duration = __webpack_require__(83969);
;// CONCATENATED MODULE: ./report/words/later-commits.js



/** Says of a task that has passed that its base branch has moved on; empty where it has not, or that is not known. */
function describeLaterOfDone(view) {
    if (view.isBaseRewritten === true)
        return ` ${describeRewritten(view)} A merge would bring back what that dropped, or conflict: run it with --rebase first.`;
    const commits = describeCommits(view);
    if (commits === undefined)
        return '';
    return ` ${commits} that the work was not verified with: a run with --rebase verifies it there first.`;
}
/** Says of a task with work left that its base branch has moved on; empty where it has not, and during a rebase. */
function describeLaterOfOpen(view) {
    if (view.record.rebase === null && view.isBaseRewritten === true)
        return ` ${describeRewritten(view)} A run with --rebase takes the work to where it is now.`;
    const commits = view.record.rebase === null ? describeCommits(view) : undefined;
    return commits === undefined ? '' : ` ${commits} that the task does not have: a run with --rebase takes them in.`;
}
function describeRewritten({ record }) {
    const { base_ref: base, base_sha: sha } = record;
    return `${(0,safe_text/* toShortLine */.wb)(base, 100)} was rewritten and no longer has ${(0,ids/* toShortId */.px)(sha)}, which the work began from.`;
}
function describeCommits({ laterCommits: count, record }) {
    return count === undefined ? undefined : `${(0,safe_text/* toShortLine */.wb)(record.base_ref, 100)} has ${(0,format_duration/* formatPlural */.yk)(count, 'commit')}`;
}

// EXTERNAL MODULE: ./report/words/reader-command.js
var reader_command = __webpack_require__(99666);
// EXTERNAL MODULE: ./domain/refs/ref-name.js
var ref_name = __webpack_require__(60085);
// EXTERNAL MODULE: ./domain/refs/scratch-checkout.js
var scratch_checkout = __webpack_require__(76647);
// EXTERNAL MODULE: ./report/words/next-step.js
var next_step = __webpack_require__(32155);
// EXTERNAL MODULE: ./report/words/task-facts.js
var task_facts = __webpack_require__(88598);
;// CONCATENATED MODULE: ./report/words/review-steps.js








/** Finds the next step of a task that has passed: to look at the commits, to judge what nobody has, and to merge. */
function findReviewSteps(facts) {
    const { remote, headBranch, view } = facts;
    const { record } = view;
    const branch = (0,safe_text/* toShortLine */.wb)(record.task_branch, 200);
    const [base, end] = [record.base_sha, branch];
    const look = remote === undefined ? [renderLog(facts, base, end)] : listRemoteLog(facts, base, (0,ref_name/* toBranchRef */.fL)(branch));
    // A killed run in place has left the checkout on a branch that nothing is to be merged into.
    const isOfTask = headBranch === record.task_branch || (0,scratch_checkout/* findScratchTask */.L)(headBranch) !== undefined;
    const back = isOfTask ? [renderGit(facts, ['switch', (0,safe_text/* toShortLine */.wb)(record.base_ref, 200)])] : [];
    const isRewritten = view.isBaseRewritten === true;
    const merge = remote === undefined && !isRewritten ? [...back, renderGit(facts, ['merge', branch])] : [];
    const advice = `${isRewritten ? 'Do not merge the commits yet.' : 'Review the commits and merge them.'}${describeLaterOfDone(view)}`;
    const judged = addApprovals({ advice, commands: look }, facts);
    return { ...judged, commands: [...judged.commands, ...merge] };
}
/** Lists the commands that show the commits that wait, where they can be had, and that approve them. */
function listWaiting(facts) {
    const { record } = facts.view;
    const approval = (0,next_step/* listCommitApproval */.nw)(record).map(({ text }) => renderOwn(facts, text.split(' ')));
    if (record.result === null)
        return approval;
    if (facts.remote === undefined)
        return [...(record.run_url === null ? [renderLog(facts, record.head, record.result)] : []), ...approval];
    const ref = (0,ref_name/* toRefName */.kk)({ kind: 'result', taskId: record.task_id });
    return [...listRemoteLog(facts, record.head, ref), ...approval];
}
/** Lists the commands that show the commits of a remote; none where that is an address, which may be relative. */
function listRemoteLog(facts, base, ref) {
    const { remote = '' } = facts;
    if (!/^\w[\w.-]*$/.test(remote))
        return [];
    return [renderGit(facts, ['fetch', remote, ref]), renderLog(facts, base, 'FETCH_HEAD')];
}
/** Renders the command that shows commits; ids are shortened. */
function renderLog(facts, base, end) {
    const range = [base, end].map((each) => each.replace(/^[0-9a-f]{40,64}$/, (id) => id.slice(0, 12))).join('..');
    return renderGit(facts, ['log', '--reverse', '-p', range]);
}
const MAX_APPROVALS = 3;
/** Lists the checkpoints that have passed with a statement that nobody has judged. */
function listUnjudgedRuns({ view: { record } }) {
    return record.checkpoints.filter((run) => run.outcome === 'success' && (0,task_facts/* countUnjudged */.yv)({ run }) > 0);
}
/** Adds that statements of what has landed were judged by nobody, and the commands that approve them. */
function addApprovals({ advice, commands }, facts) {
    const open = listUnjudgedRuns(facts);
    if (open.length === 0)
        return { advice, commands };
    const count = open.reduce((sum, run) => sum + (0,task_facts/* countUnjudged */.yv)({ run }), 0);
    const them = count === 1 ? 'One statement was' : `${count} statements were`;
    const approvals = open.slice(0, MAX_APPROVALS).map(({ checkpoint_id: id }) => renderOwn(facts, ['approve', id]));
    return {
        advice: `${advice === '' ? '' : `${advice} `}${them} judged by nobody: approve where you agree.`,
        commands: [...commands, ...approvals],
    };
}
/** Adds that the checkout was left on the scratch branch of an attempt of the task. */
function addScratch({ advice, commands }, { headBranch, view }) {
    if (headBranch === undefined || (0,scratch_checkout/* findScratchTask */.L)(headBranch) !== view.record.task_id)
        return { advice, commands };
    return { advice: `${advice} ${(0,scratch_checkout/* describeScratchCheckout */.a)(headBranch)}`, commands };
}
/** Renders a command of git in the repository of the reader. */
function renderGit({ repo }, words) {
    return (0,quote_for_shell/* renderShellCommand */.c)(['git', ...(repo === undefined ? [] : ['-C', repo]), ...words]);
}
/** Renders a command of this program for the task. */
function renderOwn(facts, words) {
    return (0,reader_command/* renderTaskCommand */.x4)(facts, facts.view.record.task_id, words);
}

// EXTERNAL MODULE: ./domain/attempt/explain-sandbox.js
var explain_sandbox = __webpack_require__(48638);
;// CONCATENATED MODULE: ./report/words/sandbox-remedy.js

/**
 * Finds the flag that allows what the sandbox kept from the last attempt of the last run; undefined where it ended
 * otherwise. A report of the agent itself counts for nothing: it may ask for any flag.
 */
function findRemedy({ record }) {
    if (record.last_day <= record.last_day_before_run)
        return undefined;
    const last = record.checkpoints.flatMap(({ attempts }) => attempts).find(({ day }) => day === record.last_day);
    if (last === undefined || last.outcome === 'passed')
        return undefined;
    const { failure_report: report, notes } = last;
    // The first note on an interrupted attempt is its reason.
    const reason = report === null ? notes[0] : report.source === 'runner' ? report.what_happened : undefined;
    return reason === undefined ? undefined : (0,explain_sandbox/* findSandboxRemedy */.H)(reason);
}
/** Returns whether the words of a command have a remedy already, which has not helped then. */
function isRemedyGiven(words, { flag, value }) {
    return (words ?? []).some((word, index, all) => {
        const given = all[index - 1] === flag ? word : word.startsWith(`${flag}=`) ? word.slice(flag.length + 1) : '';
        return given.split(',').includes(value);
    });
}
/** Describes a remedy as a sentence and a space; nothing where there is none. */
function describeRemedy(remedy) {
    if (remedy === undefined)
        return '';
    return `If the agent may have it, allow what the sandbox kept from it: ${remedy.flag} ${remedy.value}. `;
}
/** Adds the flag of a remedy to the words of a command, to the paths or hosts that it names already. */
function addRemedy(words, remedy) {
    if (remedy === undefined)
        return words;
    const { flag, value } = remedy;
    const at = words.findLastIndex((word) => word === flag || word.startsWith(`${flag}=`));
    if (at === -1)
        return [...words, flag, value];
    const isJoined = words[at] !== flag;
    const given = isJoined ? (words[at]?.slice(flag.length + 1) ?? '') : (words[at + 1] ?? '');
    const isGiven = given.split(',').includes(value);
    const both = value === 'open' || given === 'none' ? value : isGiven ? given : `${given},${value}`;
    return [...words.slice(0, at), flag, both, ...words.slice(at + (isJoined ? 1 : 2))];
}

// EXTERNAL MODULE: ./report/words/task-status.js
var task_status = __webpack_require__(45343);
;// CONCATENATED MODULE: ./report/words/terminal-steps.js








/** Finds the next step for a status, with commands that name the task and the checkpoint. */
function findTerminalSteps(status, view, reader) {
    const facts = { ...reader, view };
    const steps = addLater(findSteps(status, facts), status, facts);
    return addScratch(addWayBack(addRebaseStop(steps, status.kind, facts), status, facts), facts);
}
/** Adds that the base branch has moved on, where a run is to follow that can take it in. */
function addLater({ advice, commands }, { kind }, facts) {
    const [[run], more] = [listAgain(facts), describeLaterOfOpen(facts.view)];
    if ((0,task_status/* isFinished */.$g)(kind) || kind === 'awaits_approval' || kind === 'aborted' || run === undefined || more === '')
        return { advice, commands };
    // What stopped it may have been fixed there.
    const isStopped = kind === 'blocked' || kind === 'refused';
    const [rebase = run] = isStopped ? listAgain(facts, reader_command/* addRebaseFlag */.gC) : [];
    const withRebase = (command) => (command === run ? rebase : command);
    return { advice: `${advice}${more}`, commands: commands.map(withRebase) };
}
/** Adds the command that restores the task branch, where it lacks our commits and a run is to follow: it would end for that. */
function addWayBack({ advice, commands }, { kind }, facts) {
    const { movedTo, isRewound } = facts.view;
    const isLost = movedTo === null || isRewound === true;
    if ((0,task_status/* isFinished */.$g)(kind) || kind === 'awaits_approval' || !isLost)
        return { advice, commands };
    if (facts.remote !== undefined)
        return { advice: `The task branch is gone from the remote, or lacks what has landed. ${advice}`, commands };
    const before = movedTo === null
        ? 'The task branch is gone. Unless its commits were merged, the first line brings it back.'
        : `The task branch lacks what has landed. The first line puts that back. ${DROPS}`;
    return { advice: `${before} ${advice}`, commands: [renderWayBack(facts), ...commands] };
}
const DROPS = 'Commits that only the branch has now are on no branch then.';
function renderWayBack(facts) {
    const { movedTo, record } = facts.view;
    const force = movedTo === null ? [] : ['-f'];
    return renderGit(facts, ['branch', ...force, (0,safe_text/* toShortLine */.wb)(record.task_branch, 200), record.head.slice(0, 12)]);
}
function findSteps({ kind, stuck }, facts) {
    const { view } = facts;
    const first = BEFORE_REOPENING[kind];
    const found = findRemedy(view);
    const isHelpful = found !== undefined && !isRemedyGiven(facts.again, found);
    const remedy = describeRemedy(isHelpful ? found : undefined);
    const broken = view.record.checkpoints.find(({ held_at }) => held_at !== null);
    if (kind === 'blocked' && broken?.held_at != null)
        return findRepair(facts, broken);
    return first === undefined || stuck.length === 0
        ? findUsualSteps(kind, facts, remedy)
        : findReopening(`${first}${remedy}`, stuck, facts);
}
function findUsualSteps(kind, facts, remedy) {
    const { view } = facts;
    const again = listAgain(facts);
    const flags = describeFlags(facts, again);
    switch (kind) {
        case 'passed':
        case 'approved':
        case 'nothing_to_do':
            if (kind === 'nothing_to_do' && view.record.head === view.record.base_sha)
                return { advice: 'No step is needed. To ask for more, change the plan.', commands: [] };
            if (view.record.head === view.record.base_sha)
                return addApprovals({ advice: 'Nothing has landed that could be merged.', commands: [] }, facts);
            if (view.movedTo !== undefined)
                return findMovedSteps(facts, view.movedTo);
            return addRebase(findReviewSteps(facts), facts);
        case 'merged':
            return addApprovals({ advice: listUnjudgedRuns(facts).length === 0 ? MERGED : '', commands: [] }, facts);
        case 'blocked':
            return { advice: `Fix what is named as the reason, then start again${flags}.`, commands: again };
        case 'aborted':
            return { advice: 'Reopen it if you want it after all.', commands: [renderOwn(facts, ['retry'])] };
        case 'awaits_approval':
            return { advice: view.movedTo === undefined ? WAITING : MOVED_MEANWHILE, commands: listWaiting(facts) };
        case 'paused':
        case 'interrupted':
            return { advice: `Start the run again${flags}; it resumes where it stopped.`, commands: again };
        case 'open_again':
            return { advice: `Start the run again${flags}; it resumes there.`, commands: again };
        case 'refused':
            return { advice: `Fix what is named as the reason, then start the run again${flags}.`, commands: again };
        case 'conflict':
            return { advice: describeConflict(view, flags), commands: again };
        case 'infra_error':
            return {
                advice: `${remedy}Once that is fixed, start the run again${flags}; it resumes where it stopped.`,
                commands: again,
            };
        default:
            return (0,assert_never/* assertNever */.x)(kind);
    }
}
function describeConflict({ record }, flags) {
    const isKept = 'Without --rebase it continues on the base that it has.';
    const impossible = record.impossible_rebase?.from === record.head ? record.impossible_rebase : undefined;
    if (impossible?.left_base !== undefined)
        return `Start the plan as another task, with --task and another name: a merge of "${(0,safe_text/* toShortLine */.wb)(record.base_ref, 200)}", which was rewritten, would bring back what that has dropped. ${isKept}`;
    if (impossible !== undefined)
        return `Merge "${(0,safe_text/* toShortLine */.wb)(record.base_ref, 200)}" into the task branch and commit, then start the run again${flags}. ${isKept}`;
    const suspect = record.isolation === 'none' ? ', which the agent may have moved, too' : '';
    return `Look at the task branch${suspect}. Commits of people on top of ours are fine: start the run again${flags}. If ours are gone from it, restore them or use another task id.`;
}
/** Finds the next step where the task branch is not where the task has passed: a merge of it would not merge what was checked. */
function findMovedSteps(facts, movedTo) {
    if (facts.remote !== undefined)
        return { advice: movedTo === null ? GONE_THERE : MOVED_THERE, commands: [] };
    if (movedTo === null)
        return {
            advice: 'The task branch is gone. Where its commits were merged, no step is needed, and more work is another task (--task); the next line brings it back.',
            commands: [renderWayBack(facts)],
        };
    if (facts.view.isRewound === true)
        return {
            advice: `The task branch lacks commits that have passed, and nobody has checked what is there instead: do not merge it. The next line puts back what has passed. ${DROPS}`,
            commands: [renderWayBack(facts)],
        };
    const again = listAgain(facts);
    return {
        advice: `The task branch is not where the task has passed. Before you merge it, start the run again${describeFlags(facts, again)}: it checks what is there.`,
        commands: again,
    };
}
/**
 * Lists the command that resumes the task, with the flag that allows what the sandbox kept from the agent: the reader's own
 * one, else one that names the recorded plan and agent, without the other flags of the earlier run, which no record has. A
 * task of a job or of a remote is resumed there.
 */
function listAgain(facts, change = (words) => words) {
    const words = (0,reader_command/* findResumeWords */._$)(facts);
    return words === undefined
        ? []
        : [`${facts.program} ${(0,quote_for_shell/* renderShellCommand */.c)(change(addRemedy(words, findRemedy(facts.view))))}`];
}
/** Adds the command that takes passed work to a base that was rewritten. */
function addRebase({ advice, commands }, facts) {
    const rebases = facts.view.isBaseRewritten === true ? listAgain(facts, reader_command/* addRebaseFlag */.gC) : [];
    const flags = describeFlags(facts, rebases);
    const needs = flags === '' ? '' : ` That run is to be started${flags.replace(/^,/, '')}.`;
    return { advice: `${advice}${needs}`, commands: [...commands, ...rebases] };
}
/** Adds the command that gives up a rebase which has begun, where people have to decide about it. */
function addRebaseStop({ advice, commands }, kind, facts) {
    const words = facts.view.record.rebase === null ? undefined : (0,reader_command/* findResumeWords */._$)(facts);
    if (words === undefined || (kind !== 'blocked' && kind !== 'refused'))
        return { advice, commands };
    const stop = [...words.filter((word) => word !== '--rebase'), '--no-rebase'];
    return {
        advice: `${advice} The last line gives the rebase up.`,
        commands: [...commands, `${facts.program} ${(0,quote_for_shell/* renderShellCommand */.c)(stop)}`],
    };
}
/** Says that the command to resume needs the flags of the earlier run, where it is made from the record. */
function describeFlags({ again, view }, commands) {
    if (again !== undefined || commands.length === 0)
        return '';
    return `, with the flags that it had${(0,reader_command/* wasCommand */.NR)(view.record) ? ', such as --agent-command' : ''}`;
}
const WAITING = 'Look at the commits, then approve them.';
const GONE_THERE = 'The task branch is gone from the remote. Where its commits were merged, no step is needed; a run says how to bring it back.';
const MOVED_THERE = 'The task branch of the remote is not where the task has passed: nobody has checked what is there. Start a run before you merge it.';
const MOVED_MEANWHILE = 'Look at the commits. The task branch was moved: unless it has the commit that waits, merge that into it first. Then approve.';
const MERGED = 'No step is needed. For more work, add checkpoints to the plan and run it with --rebase, start it as another task (--task), or write another plan.';
/** Advice that comes first where a task needs a retry or a skip; a status that no run follows on has no entry. */
const BEFORE_REOPENING = {
    blocked: '',
    paused: '',
    interrupted: '',
    open_again: '',
    refused: 'Fix what is named as the reason. ',
    conflict: 'Check the task branch; where our commits are gone from it, restore them. ',
    infra_error: 'Fix what is named as the reason. ',
};
/** Finds the next step where commits of people have broken what had passed after a commit. */
function findRepair(facts, { held_at: heldAt, is_held_mixed: isMixed }) {
    const { record } = facts.view;
    const isHere = facts.remote === undefined && record.run_url === null && isMixed !== true;
    const revert = ['revert', '--no-edit', `${heldAt?.slice(0, 12)}..${record.head.slice(0, 12)}`];
    const steps = [['switch', (0,safe_text/* toShortLine */.wb)(record.task_branch, 200)], revert, ['switch', '-']];
    const commands = steps.map((words) => renderGit(facts, words));
    const undo = `, or undo the commits there${isHere ? ', as the next lines do' : ' with "git revert"'}`;
    const repair = isMixed === true ? 'where the reason says' : `with a commit on the task branch${undo}`;
    return {
        advice: `Repair it ${repair}. Then start the run again: it checks, and no agent is paid. "retry" has an agent do it instead.`,
        commands: [...(isHere ? commands : []), ...listAgain(facts)],
    };
}
function findReopening(before, [first = '', ...others], facts) {
    const retry = others.length === 0 ? ['retry', first] : ['retry'];
    const again = listAgain(facts);
    const flags = describeFlags(facts, again);
    const last = flags === '' ? '' : ` Then start the run again${flags}.`;
    return {
        advice: `${before}Read why it failed; for a fresh budget, retry it or change it in the plan. "hint <text>" advises the agent, "skip <checkpoint> <reason>" leaves it out.${last}`,
        commands: [renderOwn(facts, ['show', first]), renderOwn(facts, retry), ...again],
    };
}


/***/ })

};
