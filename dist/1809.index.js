export const id = 1809;
export const ids = [1809];
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

/***/ 19160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  chronicleCommand: () => (/* binding */ chronicleCommand),
  listCommand: () => (/* binding */ listCommand),
  statsCommand: () => (/* binding */ statsCommand),
  statusCommand: () => (/* binding */ statusCommand)
});

// EXTERNAL MODULE: ./domain/agent-ladder.js
var agent_ladder = __webpack_require__(36253);
// EXTERNAL MODULE: ./domain/attempt/attempt.js + 1 modules
var attempt_attempt = __webpack_require__(66483);
;// CONCATENATED MODULE: ./domain/record/task-stats.js


/** Counts the attempts of tasks. */
function countStats(records) {
    const runs = records.flatMap(({ checkpoints }) => checkpoints);
    const attempts = runs.flatMap((run) => run.attempts);
    const failed = attempts.filter(({ outcome }) => outcome === 'failed');
    return {
        tasks: records.length,
        checkpoints: runs.length,
        attempts: attempts.length,
        landings: attempts.filter(hasLanded).length,
        interrupted: attempts.filter(({ outcome }) => outcome === 'interrupted').length,
        rewinds: failed.filter(({ workspace_reverted: isReverted }) => isReverted).length,
        falseClaims: failed.filter(hasClaimed).length,
        timeMs: attempts.reduce((sum, attempt) => sum + durationOf(attempt), 0),
        costUsd: sumCost(attempts),
        kinds: countKinds(attempts),
        agents: countAgents(attempts),
    };
}
function hasLanded({ committed_ref: commit }) {
    return commit !== null;
}
/** Returns whether a failed attempt had claimed success: only then were its criteria checked by the claim. */
function hasClaimed({ claimed_by: claim, verifier_runs: runs }) {
    return runs.length > 0 && claim !== 'none';
}
function durationOf({ started_at, ended_at }) {
    return ended_at === null ? 0 : Math.max(0, Date.parse(ended_at) - Date.parse(started_at));
}
function sumCost(attempts) {
    const costs = attempts.flatMap((attempt) => (0,attempt_attempt/* totalUsage */.GG)(attempt).cost_usd ?? []);
    return costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0);
}
function countKinds(attempts) {
    const counts = new Map();
    for (const { criterion, outcome } of attempts.flatMap(({ verifier_runs }) => verifier_runs)) {
        const count = counts.get(criterion.kind) ?? { passed: 0, failed: 0 };
        counts.set(criterion.kind, count);
        if (outcome === 'passed' || outcome === 'judged_pass')
            count.passed += 1;
        if (outcome === 'failed' || outcome === 'judged_fail')
            count.failed += 1;
    }
    return [...counts].map(([kind, count]) => ({ kind, ...count })).sort((a, b) => (a.kind < b.kind ? -1 : 1));
}
function countAgents(attempts) {
    const nameOf = ({ agent }) => (agent === undefined ? 'unknown' : (0,agent_ladder/* describeAgent */.P7)(agent));
    return [...new Set(attempts.map(nameOf))].map((agent) => {
        const its = attempts.filter((attempt) => nameOf(attempt) === agent);
        return { agent, attempts: its.length, landed: its.filter(hasLanded).length, costUsd: sumCost(its) };
    });
}

// EXTERNAL MODULE: ./domain/attempt/verdict.js + 1 modules
var verdict = __webpack_require__(24543);
// EXTERNAL MODULE: ./domain/ids.js
var ids = __webpack_require__(70375);
// EXTERNAL MODULE: ./domain/plan/describe-criterion.js
var describe_criterion = __webpack_require__(50566);
// EXTERNAL MODULE: ./report/parts/failure-section.js
var failure_section = __webpack_require__(42506);
// EXTERNAL MODULE: ./report/text/format-duration.js
var format_duration = __webpack_require__(83969);
// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
// EXTERNAL MODULE: ./report/words/attribution-text.js
var attribution_text = __webpack_require__(83514);
// EXTERNAL MODULE: ./report/words/outcome-text.js
var outcome_text = __webpack_require__(29373);
;// CONCATENATED MODULE: ./report/words/select-attempts.js
/** Selects attempts, and the checkpoints that have one of them; all checkpoints where no attempt is asked for. */
function selectAttempts(checkpoints, { checkpoint, attempt, isLast, isFailed }, idOf) {
    const named = checkpoints.filter((each) => checkpoint === undefined || idOf(each) === checkpoint);
    if (attempt === undefined && isLast !== true && isFailed !== true)
        return named;
    const isAsked = ({ day, outcome }) => (attempt === undefined || day === attempt) && (isFailed !== true || outcome === 'failed');
    const asked = named.map((each) => ({ ...each, attempts: each.attempts.filter(isAsked) }));
    const last = Math.max(0, ...asked.flatMap(({ attempts }) => attempts.map(({ day }) => day)));
    return asked
        .map((each) => ({
        ...each,
        attempts: isLast === true ? each.attempts.filter(({ day }) => day === last) : each.attempts,
    }))
        .filter(({ attempts }) => attempts.length > 0);
}

// EXTERNAL MODULE: ./report/words/steering-text.js
var steering_text = __webpack_require__(48112);
// EXTERNAL MODULE: ./report/words/task-facts.js
var task_facts = __webpack_require__(88598);
// EXTERNAL MODULE: ./report/words/task-status.js
var task_status = __webpack_require__(45343);
// EXTERNAL MODULE: ./report/words/terminal-steps.js
var terminal_steps = __webpack_require__(86899);
// EXTERNAL MODULE: ./report/terminal/marks.js
var marks = __webpack_require__(4258);
;// CONCATENATED MODULE: ./report/terminal/chronicle-text.js















const MAX_TEXT_BYTES = 4000;
const UNICODE = { hasColor: false, hasUnicode: true };
const ANY_READER = { program: 'groundhog' };
/** Renders the history of a task for a terminal: one block for each checkpoint, untrusted lines behind "|". */
function renderChronicleText(view, options = {}) {
    const checkpoints = (0,task_facts/* listCheckpoints */.Ep)(view);
    const shown = selectAttempts(checkpoints, options.filter ?? {}, ({ id }) => id);
    const blocks = shown.map((checkpoint) => renderBlock(checkpoint, checkpoints.length, options));
    return toLogText([renderHead(view, checkpoints), ...blocks, renderEnd(view, options)]);
}
/** Renders the status of a task for a terminal: one line for each checkpoint. */
function renderStatusText(view, options = {}) {
    const checkpoints = (0,task_facts/* listCheckpoints */.Ep)(view);
    const lines = checkpoints.map((checkpoint) => {
        const commit = (0,task_facts/* findLandedCommit */.Rl)(checkpoint);
        const made = checkpoint.attempts.length === 0 ? '' : `, ${(0,format_duration/* formatPlural */.yk)(checkpoint.attempts.length, 'attempt')}`;
        const usage = (0,task_facts/* sumUsage */.iJ)(checkpoint.attempts);
        const price = usage.cost_usd === null ? '' : `, ${(0,format_duration/* formatCost */.BD)(usage)}`;
        return `${renderTitle(checkpoint, checkpoints.length, options)}${made}${price}${commit === null ? '' : `, commit ${(0,ids/* toShortId */.px)(commit)}`}`;
    });
    return toLogText([renderHead(view, checkpoints), lines.join('\n'), renderEnd(view, options)]);
}
function renderHead(view, checkpoints) {
    const attempts = (0,task_facts/* listAttempts */.NN)(checkpoints);
    const usage = (0,task_facts/* sumUsage */.iJ)(attempts);
    return [
        `Task ${view.record.task_id}: ${(0,task_facts/* countDone */.qQ)(checkpoints)}, ${(0,format_duration/* formatPlural */.yk)(attempts.length, 'attempt')}${usage.cost_usd === null ? '' : `, ${(0,format_duration/* formatCost */.BD)(usage)}`}`,
        `Branch ${(0,safe_text/* toShortLine */.wb)(view.record.task_branch, 200)} at ${(0,ids/* toShortId */.px)(view.record.head)}, base ${(0,ids/* toShortId */.px)(view.record.base_sha)}`,
        ...(view.record.result === null ? [] : [`Waits for approval: ${view.record.result}`]),
        view.record.isolation === 'none'
            ? 'Isolation: none'
            : `Isolated: ${(0,safe_text/* toShortLine */.wb)(view.record.isolation_detail ?? 'yes', 300)}`,
    ].join('\n');
}
function renderEnd(view, { reader = ANY_READER }) {
    const status = (0,task_status/* describeTaskStatus */.JZ)(view);
    const actions = (0,steering_text/* listSteering */.Aq)(view);
    const done = actions.length === 0 ? '' : `Done by people:\n${actions.map((line) => `  ${line}`).join('\n')}\n\n`;
    if (status === undefined)
        return `${done}The run has not ended.${describeRequested(view)}`;
    const { meaning, reason } = status;
    const { advice, commands } = (0,terminal_steps/* findTerminalSteps */.D)(status, view, reader);
    const next = [`Next: ${advice}`, ...commands.map((command) => `  ${command}`)];
    return `${done}${[meaning, ...(reason === null ? [] : quote(reason)), ...next].join('\n')}`;
}
/** Describes the request to a running task. An abort takes precedence over a pause. */
function describeRequested({ record: { aborted, pause } }) {
    if (aborted !== null)
        return ` The task was aborted by ${(0,safe_text/* toShortLine */.wb)(aborted.by, 60)}: the run at work is stopped.`;
    return pause === null ? '' : ' A pause was requested.';
}
function renderTitle(checkpoint, total, { style = UNICODE }) {
    const mark = (0,marks/* renderMark */.oh)((0,marks/* findMark */.DQ)(checkpoint), style);
    return `${mark} ${checkpoint.position}/${total} ${(0,safe_text/* toShortLine */.wb)(checkpoint.id, 100)}: ${(0,outcome_text/* describeCheckpoint */.QK)(checkpoint)}`;
}
function renderBlock(checkpoint, total, options) {
    const { run, attempts } = checkpoint;
    const held = (0,verdict/* findVacuous */.IL)(run?.baseline ?? []);
    return [
        renderTitle(checkpoint, total, options),
        ...(run?.reason && (0,task_facts/* needsReason */.iB)(checkpoint) ? quote(run.reason) : []),
        ...held.map(({ criterion }) => `    held before any work: ${(0,safe_text/* toShortLine */.wb)((0,describe_criterion/* describeCriterion */.N)(criterion), 120)}`),
        ...attempts.flatMap(renderAttempt),
    ].join('\n');
}
function renderAttempt(attempt) {
    const { day, failure_report: report } = attempt;
    const usage = (0,attempt_attempt/* totalUsage */.GG)(attempt);
    const facts = [(0,outcome_text/* describeAttempt */.Be)(attempt), (0,format_duration/* formatSpan */.QA)(attempt.started_at, attempt.ended_at)];
    const agent = (0,outcome_text/* describeEntry */.OY)(attempt);
    if (agent !== undefined)
        facts.push(`by ${(0,safe_text/* toShortLine */.wb)(agent, 100)}`);
    if (usage.turns !== null)
        facts.push((0,format_duration/* formatPlural */.yk)(usage.turns, 'turn'));
    if (usage.cost_usd !== null)
        facts.push((0,format_duration/* formatCost */.BD)(usage));
    if (attempt.committed_ref !== null)
        facts.push(`commit ${(0,ids/* toShortId */.px)(attempt.committed_ref)}`);
    else if (attempt.scratch_commit === attempt.snapshot_ref)
        facts.push('no change');
    else if (attempt.scratch_commit !== null)
        facts.push(`scratch ${(0,ids/* toShortId */.px)(attempt.scratch_commit)}`);
    const reason = report?.what_happened ?? (0,outcome_text/* findAttemptReason */.RD)(attempt);
    return [
        `    attempt ${day}: ${facts.join(', ')}`,
        ...quote(reason),
        ...(attempt.attribution === null ? [] : [`      lines: ${(0,attribution_text/* describeAttribution */.f)(attempt.attribution)}`]),
        ...(report === null ? [] : [`      reported by ${(0,failure_section/* describeSource */.B6)(report.source)}`]),
        ...attempt.verifier_runs
            .filter(({ outcome }) => outcome === 'unjudged')
            .map((run) => `      not judged: ${(0,safe_text/* toShortLine */.wb)((0,describe_criterion/* describeCriterion */.N)(run.criterion), 200)}`),
        ...attempt.side_effects.map(({ kind, target, reversible }) => `      side effect: ${kind} ${(0,safe_text/* toShortLine */.wb)(target, 200)}${reversible ? '' : ' (not reversible)'}`),
        // A note of an interrupted attempt is the reason above.
        ...attempt.notes.filter((note) => note !== reason).map((note) => `      note: ${(0,safe_text/* toShortLine */.wb)(note, 200)}`),
    ];
}
// A job log takes "##[" anywhere in a line for a command.
function toLogText(blocks) {
    return `${blocks.join('\n\n').replaceAll('##[', '## [')}\n`;
}
// Behind the bar no line can start with a command of a job log.
function quote(text) {
    const plain = (0,safe_text/* cutText */.IN)((0,safe_text/* toUnmarkedText */.mq)((0,safe_text/* cutText */.IN)(text, MAX_TEXT_BYTES * 4)), MAX_TEXT_BYTES).trim();
    return plain === '' ? [] : plain.split('\n').map((line) => `      | ${line}`);
}

;// CONCATENATED MODULE: ./report/terminal/stats-text.js


/** Renders counts over tasks for a terminal. */
function renderStats(stats) {
    const { tasks, checkpoints, attempts, landings, interrupted, rewinds, falseClaims, kinds, agents } = stats;
    const perCheckpoint = checkpoints === 0 ? '–' : (attempts / checkpoints).toFixed(1);
    const lines = [
        `${(0,format_duration/* formatPlural */.yk)(tasks, 'task')}, ${(0,format_duration/* formatPlural */.yk)(checkpoints, 'checkpoint')}, ${(0,format_duration/* formatPlural */.yk)(attempts, 'attempt')}`,
        `  attempts per checkpoint   ${perCheckpoint}`,
        `  landed                    ${(0,format_duration/* formatCount */.B4)(landings)}`,
        `  undone                    ${(0,format_duration/* formatCount */.B4)(rewinds)}`,
        `  false claims refused      ${(0,format_duration/* formatCount */.B4)(falseClaims)}`,
        `  interrupted               ${(0,format_duration/* formatCount */.B4)(interrupted)}`,
        `  time per landing          ${landings === 0 ? '–' : (0,format_duration/* formatDuration */.a3)(stats.timeMs / landings)}`,
        `  cost per landing          ${formatMoney(landings === 0 || stats.costUsd === null ? null : stats.costUsd / landings)}`,
        ...(kinds.length === 0 ? [] : ['', 'Criteria, passed and failed:']),
        ...kinds.map(({ kind, passed, failed }) => `  ${kind.padEnd(24)}  ${(0,format_duration/* formatCount */.B4)(passed)}, ${(0,format_duration/* formatCount */.B4)(failed)}`),
        ...(agents.length === 0 ? [] : ['', 'Agents, attempts and landings:']),
        ...agents.map(({ agent, attempts: made, landed, costUsd }) => `  ${(0,safe_text/* toShortLine */.wb)(agent, 60).padEnd(24)}  ${(0,format_duration/* formatCount */.B4)(made)}, ${(0,format_duration/* formatCount */.B4)(landed)}${costUsd === null ? '' : `, ${formatMoney(costUsd)}`}`),
    ];
    return `${lines.join('\n')}\n`;
}
function formatMoney(costUsd) {
    return (0,format_duration/* formatCost */.BD)({ cost_usd: costUsd });
}
/** Renders counts over tasks as one JSON document, schema version 1. */
function renderStatsJson(stats) {
    const { kinds, agents } = stats;
    const document = {
        schema_version: 1,
        ...Object.fromEntries(listNumbers(stats)),
        criteria: kinds,
        agents: agents.map(({ costUsd, ...agent }) => ({ ...agent, cost_usd: costUsd })),
    };
    return `${JSON.stringify(document, undefined, 2)}\n`;
}
/** Renders counts over tasks as CSV (RFC 4180): a row for each number, criteria and agents by name. */
function renderStatsCsv(stats) {
    const rows = [
        ['subject', 'name', 'count', 'value'],
        ...listNumbers(stats).map(([name, value]) => ['all', '', name, value ?? '']),
        ...stats.kinds.flatMap(({ kind, passed, failed }) => [
            ['criterion', kind, 'passed', passed],
            ['criterion', kind, 'failed', failed],
        ]),
        ...stats.agents.flatMap(({ agent, attempts, landed, costUsd }) => [
            ['agent', agent, 'attempts', attempts],
            ['agent', agent, 'landed', landed],
            ['agent', agent, 'cost_usd', costUsd ?? ''],
        ]),
    ];
    return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}
function listNumbers(stats) {
    return [
        ['tasks', stats.tasks],
        ['checkpoints', stats.checkpoints],
        ['attempts', stats.attempts],
        ['landings', stats.landings],
        ['rewinds', stats.rewinds],
        ['false_claims', stats.falseClaims],
        ['interrupted', stats.interrupted],
        ['time_ms', stats.timeMs],
        ['cost_usd', stats.costUsd],
    ];
}
/** Quotes a cell where it needs quotes. A spreadsheet takes "=" and its like at the beginning for a formula. */
function toCell(value) {
    const text = typeof value === 'string' && /^[=+@\t-]/.test(value) ? `'${value}` : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

;// CONCATENATED MODULE: ./report/terminal/status-json.js




/** Renders the status of tasks as one JSON document, schema version 1; absent values are null. */
function renderStatusJson(views, reader) {
    const tasks = views.map((view) => ({ ...toTask(view), ...toDetails(view, reader) }));
    return `${JSON.stringify({ schema_version: 1, tasks }, undefined, 2)}\n`;
}
/** Renders a list of tasks as one JSON document, schema version 1; absent values are null. */
function renderTaskListJson(views) {
    return `${JSON.stringify({ schema_version: 1, tasks: views.map(toTask) }, undefined, 2)}\n`;
}
/** The status of a task that is running. */
const RUNNING = 'running';
function toTask(view) {
    const { record } = view;
    const checkpoints = (0,task_facts/* listCheckpoints */.Ep)(view);
    const attempts = (0,task_facts/* listAttempts */.NN)(checkpoints);
    const skipped = checkpoints.filter(({ run }) => run?.outcome === 'skipped').length;
    return {
        task_id: record.task_id,
        status: (0,task_status/* describeTaskStatus */.JZ)(view)?.kind ?? RUNNING,
        done: checkpoints.filter(task_facts/* isDone */.$L).length - skipped,
        skipped,
        checkpoint_count: checkpoints.length,
        attempts: attempts.length,
        cost_usd: (0,task_facts/* sumUsage */.iJ)(attempts).cost_usd,
        started_at: record.started_at,
        ended_at: record.ended_at,
    };
}
function toDetails(view, reader) {
    const { record } = view;
    const status = (0,task_status/* describeTaskStatus */.JZ)(view);
    return {
        ending: record.ending,
        reason: record.ending_reason,
        task_branch: record.task_branch,
        base_sha: record.base_sha,
        head: record.head,
        result: record.result,
        checkpoints: (0,task_facts/* listCheckpoints */.Ep)(view).map(toCheckpoint),
        next: status === undefined ? null : (0,terminal_steps/* findTerminalSteps */.D)(status, view, reader),
    };
}
function toCheckpoint(checkpoint) {
    const { id, run, attempts } = checkpoint;
    return {
        id,
        outcome: run?.outcome ?? 'pending',
        state: (0,marks/* findMark */.DQ)(checkpoint),
        reason: run?.reason ?? null,
        attempts: attempts.length,
        cost_usd: (0,task_facts/* sumUsage */.iJ)(attempts).cost_usd,
        committed_ref: (0,task_facts/* findLandedCommit */.Rl)(checkpoint),
    };
}

// EXTERNAL MODULE: ./domain/record/ending.js
var ending = __webpack_require__(20068);
;// CONCATENATED MODULE: ./report/terminal/task-list.js





/** Renders one line for each task: its state, what is done, attempts, cost, and when its last run began. */
function renderTaskList(views, style) {
    if (views.length === 0)
        return 'No tasks are recorded here.\n';
    const width = Math.max(...views.map(({ record }) => record.task_id.length));
    return views.map((view) => `${renderTask(view, width, style)}\n`).join('');
}
const markNames = {
    success: 'done',
    failure: 'failed',
    neutral: 'waiting',
};
function renderTask(view, width, style) {
    const { record } = view;
    const kind = (0,task_status/* describeTaskStatus */.JZ)(view)?.kind;
    const mark = kind === undefined ? 'running' : markNames[(0,ending/* conclusionOf */.vu)((0,task_status/* endingOf */.z6)(kind))];
    const checkpoints = (0,task_facts/* listCheckpoints */.Ep)(view);
    const attempts = (0,task_facts/* listAttempts */.NN)(checkpoints);
    const usage = (0,task_facts/* sumUsage */.iJ)(attempts);
    const facts = [
        (kind ?? 'running').replaceAll('_', ' '),
        (0,task_facts/* countDone */.qQ)(checkpoints),
        (0,format_duration/* formatPlural */.yk)(attempts.length, 'attempt'),
        ...(usage.cost_usd === null ? [] : [(0,format_duration/* formatCost */.BD)(usage)]),
        (0,format_duration/* formatInstant */.r4)(record.started_at),
    ];
    return `${(0,marks/* renderMark */.oh)(mark, style)} ${record.task_id.padEnd(width)}  ${facts.join(', ')}`;
}

// EXTERNAL MODULE: ./store/read-tasks.js
var read_tasks = __webpack_require__(19827);
// EXTERNAL MODULE: ./entry/compose/open-records.js
var open_records = __webpack_require__(68013);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 3 modules
var with_git = __webpack_require__(55903);
// EXTERNAL MODULE: ./entry/events/choose-task.js
var choose_task = __webpack_require__(67508);
// EXTERNAL MODULE: ./entry/settings/settings.js
var settings = __webpack_require__(45320);
// EXTERNAL MODULE: ./entry/commands/flags.js
var commands_flags = __webpack_require__(21829);
// EXTERNAL MODULE: ./entry/commands/reader.js
var reader = __webpack_require__(68275);
// EXTERNAL MODULE: ./entry/commands/to-exit-code.js
var to_exit_code = __webpack_require__(23794);
;// CONCATENATED MODULE: ./entry/commands/read/chronicle.js















/** Shows the chronicle of a task, or of all tasks, or some of their attempts. Writes nothing. */
function chronicleCommand(flags, io) {
    return withTasks({ name: 'chronicle', flags }, io, (tasks) => {
        const filter = readFilter(flags, tasks);
        const options = { ...toTextOptions(flags, io), filter };
        if (flags.json !== true)
            return tasks.map(({ view }) => renderChronicleText(view, options)).join('\n');
        const document = tasks.map(({ view: { record, memory }, events }) => {
            const checkpoints = selectAttempts(record.checkpoints, filter, ({ checkpoint_id: id }) => id);
            return { run: { ...record, checkpoints }, memory, chronicle: events };
        });
        return toJson({ schema_version: 1, tasks: document });
    });
}
/** Shows the state of each task in a few lines. Writes nothing. */
function statusCommand(flags, io) {
    return withTasks({ name: 'status', flags }, io, (tasks) => {
        const views = tasks.map(({ view }) => view);
        const options = toTextOptions(flags, io);
        if (flags.json === true)
            return renderStatusJson(views, options.reader);
        const texts = views.map((view) => renderStatusText(view, options));
        return texts.length === 0 ? 'No tasks are recorded here.\n' : texts.join('\n');
    });
}
/** Shows one line for each task. Writes nothing. */
function listCommand(flags, io) {
    return withTasks({ name: 'list', flags }, io, (tasks) => {
        const views = tasks.map(({ view }) => view);
        return flags.json === true ? renderTaskListJson(views) : renderTaskList(views, io.console.outStyle);
    });
}
/** Shows counts over the attempts of a task, or of all tasks. Writes nothing. */
function statsCommand(flags, io) {
    return withTasks({ name: 'stats', flags }, io, (tasks) => {
        const stats = countStats(tasks.map(({ view }) => view.record));
        if (flags.json === true && flags.csv === true)
            throw (0,settings/* toSettingError */.Oh)('csv', '', 'cannot be given together with --json');
        if (flags.json === true)
            return renderStatsJson(stats);
        return flags.csv === true ? renderStatsCsv(stats) : renderStats(stats);
    });
}
function toTextOptions({ remote }, { host, console }) {
    const { program } = (0,reader/* findReader */.Z)(host.env, process.argv);
    return { style: console.outStyle, reader: { program, remote } };
}
const ATTEMPT = { name: 'attempt', min: 1, max: 999_999_999 };
/** Reads the filter of a chronicle. Throws ConfigurationError for a checkpoint or an attempt that no shown task has. */
function readFilter(flags, tasks) {
    const { checkpoint, last: isLast, failed: isFailed } = flags;
    const attempt = (0,settings/* parseWholeNumber */.oA)(flags.attempt, ATTEMPT);
    const runs = tasks.flatMap(({ view: { plan, record } }) => [
        ...record.checkpoints.map(({ checkpoint_id: id, attempts }) => ({ id, attempts })),
        ...plan.checkpoints.map(({ id }) => ({ id, attempts: [] })),
    ]);
    if (checkpoint !== undefined && !runs.some(({ id }) => id === checkpoint))
        throw (0,settings/* toSettingError */.Oh)('checkpoint', checkpoint, 'names no checkpoint of the tasks here');
    if (attempt !== undefined && !runs.some(({ attempts }) => attempts.some(({ day }) => day === attempt)))
        throw (0,settings/* toSettingError */.Oh)('attempt', String(attempt), 'is the number of no attempt that is recorded here');
    return { checkpoint, attempt, isLast, isFailed };
}
function toJson(document) {
    return `${JSON.stringify(document, undefined, 2)}\n`;
}
async function withTasks({ name, flags }, io, render) {
    const { host, console } = (0,commands_flags/* withVerbose */.Z8)(io, flags);
    return (0,to_exit_code/* toExitCode */.t)(io, { name, json: flags.json }, async () => {
        const tasks = await (0,with_git/* withGit */.z)(host, async (git) => {
            const { git: repository } = await (0,open_records/* openRecords */.t)(git, flags);
            const known = await (0,read_tasks/* listTasks */.m)(repository);
            const taskIds = flags.task === undefined ? known : [(0,choose_task/* requireTask */.Hd)(flags.task, known)];
            const found = await Promise.all(taskIds.map((taskId) => (0,read_tasks/* findTask */.V)(repository, taskId)));
            return found.filter((task) => task !== undefined);
        });
        console.out(render(tasks), flags.json === true ? undefined : marks/* findLineTone */.IX);
        return 0;
    });
}


/***/ }),

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

/***/ 4258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ findMark),
/* harmony export */   IX: () => (/* binding */ findLineTone),
/* harmony export */   YV: () => (/* binding */ toneOf),
/* harmony export */   oh: () => (/* binding */ renderMark),
/* harmony export */   xN: () => (/* binding */ renderNoMark)
/* harmony export */ });
/* harmony import */ var _domain_assert_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71996);
/* harmony import */ var _domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93714);
/* harmony import */ var _words_task_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88598);



const marks = {
    done: { mark: '✓', ascii: '[x]', tone: 'good' },
    failed: { mark: '✗', ascii: '[!]', tone: 'bad' },
    undone: { mark: '↺', ascii: '[<]', tone: 'warning' },
    waiting: { mark: '○', ascii: '[ ]' },
    running: { mark: '▸', ascii: '[*]', tone: 'strong' },
    skipped: { mark: '»', ascii: '[>]', tone: 'warning' },
    abandoned: { mark: '⊘', ascii: '[-]', tone: 'bad' },
    blocked: { mark: '■', ascii: '[#]', tone: 'bad' },
};
/** Returns the mark of a state, one column wide, or three of ASCII. */
function renderMark(name, { hasUnicode }) {
    const { mark, ascii } = marks[name];
    return hasUnicode ? mark : ascii;
}
/** Returns as many spaces as a mark is wide. */
function renderNoMark({ hasUnicode }) {
    return hasUnicode ? ' ' : '   ';
}
/** Returns the tone of a line with a mark. */
function toneOf(name) {
    return marks[name].tone;
}
/** Returns the state of a checkpoint for its mark. */
function findMark(checkpoint) {
    const outcome = checkpoint.run?.outcome ?? 'pending';
    switch (outcome) {
        case 'success':
            return 'done';
        case 'skipped':
        case 'abandoned':
        case 'blocked':
            return outcome;
        case 'pending':
            return findPendingMark(checkpoint);
        default:
            return (0,_domain_assert_never_js__WEBPACK_IMPORTED_MODULE_2__/* .assertNever */ .x)(outcome);
    }
}
function findPendingMark(checkpoint) {
    const last = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .listCountedAttempts */ .r8)(checkpoint).at(-1);
    if (last === undefined || (0,_domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isCaptured */ .TW)(last))
        return 'waiting';
    return last.outcome === 'running' || last.outcome === 'passed' ? 'running' : 'undone';
}
const tones = new Map(Object.values(marks).flatMap(({ mark, ascii, tone }) => [[mark, tone], [ascii, tone]]));
/** Finds the tone of a line that begins with a mark, behind two spaces at most. */
function findLineTone(line) {
    return tones.get(/^ {0,2}(\S+) /.exec(line)?.[1] ?? '');
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
