export const id = 2715;
export const ids = [2715];
export const modules = {

/***/ 62715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  chronicleCommand: () => (/* binding */ chronicleCommand),
  listCommand: () => (/* binding */ listCommand),
  statsCommand: () => (/* binding */ statsCommand),
  statusCommand: () => (/* binding */ statusCommand)
});

// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/agent-ladder.js
var agent_ladder = __webpack_require__(36253);
// EXTERNAL MODULE: ./domain/attempt/attempt.js + 1 modules
var attempt_attempt = __webpack_require__(66483);
// EXTERNAL MODULE: ./domain/record/rebase.js
var rebase = __webpack_require__(47647);
;// CONCATENATED MODULE: ./domain/record/task-stats.js



/** Counts the attempts of tasks; landed commits that were put on another base are none. */
function countStats(records) {
    const runs = records.flatMap(({ checkpoints }) => checkpoints);
    const attempts = runs.flatMap((run) => run.attempts).filter((attempt) => !(0,rebase/* isReplay */._d)(attempt));
    const failed = attempts.filter(({ outcome }) => outcome === 'failed');
    return {
        tasks: records.length,
        checkpoints: runs.length,
        tried: runs.filter((run) => run.attempts.length > 0).length,
        attempts: attempts.length,
        landings: attempts.filter(hasLanded).length,
        interrupted: attempts.filter(({ outcome }) => outcome === 'interrupted').length,
        rewinds: failed.filter(({ workspace_reverted: isReverted }) => isReverted).length,
        falseClaims: failed.filter(hasClaimed).length,
        timeMs: attempts.reduce((sum, attempt) => sum + ((0,attempt_attempt/* toDurationMs */.iS)(attempt) ?? 0), 0),
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
/** Adds up costs in US dollars, to a millionth. */
function sumCost(attempts) {
    const costs = attempts.flatMap((attempt) => (0,attempt_attempt/* totalUsage */.GG)(attempt).cost_usd ?? []);
    return costs.length === 0 ? null : Number(costs.reduce((sum, cost) => sum + cost, 0).toFixed(6));
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

// EXTERNAL MODULE: ./domain/text/list-some.js
var list_some = __webpack_require__(13258);
// EXTERNAL MODULE: ./domain/attempt/verdict.js + 1 modules
var verdict = __webpack_require__(24543);
// EXTERNAL MODULE: ./domain/ids.js
var ids = __webpack_require__(70375);
// EXTERNAL MODULE: ./domain/plan/describe-criterion.js
var describe_criterion = __webpack_require__(50566);
// EXTERNAL MODULE: ./domain/record/run-record.js
var run_record = __webpack_require__(93714);
// EXTERNAL MODULE: ./report/parts/failure-section.js
var failure_section = __webpack_require__(42506);
// EXTERNAL MODULE: ./report/text/format-duration.js
var format_duration = __webpack_require__(83969);
// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
// EXTERNAL MODULE: ./report/text/wrap-lines.js
var wrap_lines = __webpack_require__(53137);
// EXTERNAL MODULE: ./report/words/attribution-text.js
var attribution_text = __webpack_require__(83514);
// EXTERNAL MODULE: ./report/words/outcome-text.js
var outcome_text = __webpack_require__(29373);
// EXTERNAL MODULE: ./report/words/rebase-text.js
var rebase_text = __webpack_require__(54193);
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
// EXTERNAL MODULE: ./report/words/terminal-steps.js + 3 modules
var terminal_steps = __webpack_require__(5985);
// EXTERNAL MODULE: ./report/terminal/marks.js
var marks = __webpack_require__(4258);
// EXTERNAL MODULE: ./report/terminal/wrap-to-style.js
var wrap_to_style = __webpack_require__(92362);
;// CONCATENATED MODULE: ./report/terminal/chronicle-text.js




















const MAX_TEXT_BYTES = 4000;
const UNICODE = { hasColor: false, hasUnicode: true };
const ANY_READER = { program: 'groundhog' };
/** Renders the history of a task for a terminal: one block for each checkpoint, untrusted lines behind "|". */
function renderChronicleText(view, options = {}) {
    const checkpoints = (0,task_facts/* listCheckpoints */.Ep)(view);
    const shown = selectAttempts(checkpoints, options.filter ?? {}, ({ id }) => id);
    // The state of a checkpoint is that of all its attempts, however few are shown.
    const blocks = shown.map(({ id, attempts }) => {
        const whole = checkpoints.filter((each) => each.id === id);
        const heads = whole.flatMap((each) => [renderTitle(each, checkpoints.length, options), ...renderReasons(each)]);
        return [...heads, ...attempts.flatMap(renderAttempt)].join('\n');
    });
    return toLogText([renderHead(view, checkpoints), ...blocks, renderEnd(view, options)]);
}
/** Renders the status of a task for a terminal: one line for each checkpoint. */
function renderStatusText(view, options = {}) {
    const checkpoints = (0,task_facts/* listCheckpoints */.Ep)(view);
    const lines = checkpoints.map((checkpoint) => {
        const commit = (0,task_facts/* findLandedCommit */.Rl)(checkpoint);
        const made = checkpoint.attempts.length === 0 ? '' : `, ${(0,task_facts/* describeAttemptCount */.gJ)(checkpoint.attempts)}`;
        const usage = (0,task_facts/* sumUsage */.iJ)(checkpoint.attempts);
        const price = usage.cost_usd === null ? '' : `, ${(0,format_duration/* formatCost */.BD)(usage)}`;
        const line = `${renderTitle(checkpoint, checkpoints.length, options)}${made}${price}${commit === null ? '' : `, commit ${(0,ids/* toShortId */.px)(commit)}`}`;
        return [line, ...quote(findCause(checkpoint), options.style)].join('\n');
    });
    return toLogText([renderHead(view, checkpoints), lines.join('\n'), renderEnd(view, options)]);
}
/** Finds why the last attempt at a checkpoint failed that is given up, or why one is blocked or open; empty for others. */
function findCause({ run, attempts }) {
    const last = attempts.at(-1);
    if (run?.outcome === 'pending' || run?.outcome === 'blocked')
        return run.reason ?? '';
    return run?.outcome === 'abandoned' && last !== undefined ? (0,safe_text/* toShortLine */.wb)((0,outcome_text/* findAttemptReason */.RD)(last), 400) : '';
}
function renderHead(view, checkpoints) {
    const attempts = (0,task_facts/* listAttempts */.NN)(checkpoints);
    const usage = (0,task_facts/* sumUsage */.iJ)(attempts);
    return [
        `Task ${view.record.task_id}: ${(0,task_facts/* countDone */.qQ)(checkpoints)}, ${(0,task_facts/* describeAttemptCount */.gJ)(attempts)}${usage.cost_usd === null ? '' : `, ${(0,format_duration/* formatCost */.BD)(usage)}`}`,
        `Branch ${(0,safe_text/* toShortLine */.wb)(view.record.task_branch, 200)}${renderPosition(view)}`,
        ...[(0,rebase_text/* describeRebase */.Ez)(view.record)].filter((line) => line !== undefined),
        ...(view.record.result === null ? [] : [`Waits for approval: ${view.record.result}`]),
        view.record.isolation === 'none'
            ? 'Isolation: none'
            : `Isolated: ${(0,safe_text/* toShortLine */.wb)(view.record.isolation_detail ?? 'yes', 300)}`,
    ].join('\n');
}
function renderPosition({ record, movedTo, isMerged, isHeadInBase }) {
    const { head, base_sha: base, result } = record;
    const none = (0,run_record/* isAnyLanded */.Zk)(record) && result === null ? 'what has landed is in the base' : 'nothing has landed';
    if (isHeadInBase === true || (movedTo === null && isMerged === true))
        return `: gone, and ${(0,safe_text/* toShortLine */.wb)(record.base_ref, 100)} has what has landed, base ${(0,ids/* toShortId */.px)(base)}`;
    if (movedTo === null)
        return `: gone, it was at ${(0,ids/* toShortId */.px)(head)}, base ${(0,ids/* toShortId */.px)(base)}`;
    if (typeof movedTo === 'string')
        return ` at ${(0,ids/* toShortId */.px)(movedTo)}, not checked; ${head === base ? none : `what has landed is at ${(0,ids/* toShortId */.px)(head)}`}, base ${(0,ids/* toShortId */.px)(base)}`;
    return head === base
        ? `: ${result === null ? none : 'its commits wait'}, base ${(0,ids/* toShortId */.px)(base)}`
        : ` at ${(0,ids/* toShortId */.px)(head)}, base ${(0,ids/* toShortId */.px)(base)}`;
}
function renderEnd(view, { reader = ANY_READER, style = UNICODE }) {
    const status = (0,task_status/* describeTaskStatus */.JZ)(view);
    const actions = (0,steering_text/* listSteering */.Aq)(view);
    const done = actions.length === 0 ? '' : `Done by people:\n${actions.map((line) => `  ${line}`).join('\n')}\n\n`;
    if (status === undefined)
        return `${done}The run has not ended.${describeRequested(view)}`;
    const { meaning, reason } = status;
    const { advice, commands } = (0,terminal_steps/* findTerminalSteps */.D)(status, view, reader);
    // Commands are not wrapped, so that they can be copied.
    const next = [(0,wrap_to_style/* wrapToStyle */.h)(`Next: ${advice}`, undefined, style), ...commands.map((command) => `  ${command}`)];
    return `${done}${[meaning, ...(reason === null ? [] : quote(reason, style)), ...next].join('\n')}`;
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
function renderReasons(checkpoint) {
    const { run } = checkpoint;
    const held = (0,verdict/* findVacuous */.IL)(run?.baseline ?? []);
    return [
        ...(run?.reason && (0,task_facts/* needsReason */.iB)(checkpoint) ? quote(run.reason) : []),
        ...held.map(({ criterion }) => `    held before any work: ${(0,safe_text/* toShortLine */.wb)((0,describe_criterion/* describeCriterion */.N)(criterion), 120)}`),
    ];
}
function renderAttempt(attempt) {
    const { day, failure_report: report } = attempt;
    const usage = (0,attempt_attempt/* totalUsage */.GG)(attempt);
    const facts = [(0,outcome_text/* describeAttempt */.Be)(attempt)];
    if (attempt.ended_at !== null)
        facts.push((0,format_duration/* formatTime */.fU)(attempt));
    const agent = (0,outcome_text/* describeEntry */.OY)(attempt);
    if (agent !== undefined)
        facts.push(`${(0,rebase/* isReplay */._d)(attempt) ? '' : 'by '}${(0,safe_text/* toShortLine */.wb)(agent, 100)}`);
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
const QUOTE = '      | ';
// Behind the bar no line can start with a command of a job log.
function quote(text, { columns = Number.POSITIVE_INFINITY } = UNICODE) {
    const plain = (0,safe_text/* cutText */.IN)((0,safe_text/* toUnmarkedText */.mq)((0,safe_text/* cutText */.IN)(text, MAX_TEXT_BYTES * 4)), MAX_TEXT_BYTES).trim();
    return plain === ''
        ? []
        : plain.split('\n').flatMap((line) => (0,wrap_lines/* wrapLine */.x)(line, columns - QUOTE.length).map((part) => `${QUOTE}${part}`));
}

;// CONCATENATED MODULE: ./report/terminal/stats-text.js


/** Renders counts over tasks for a terminal. */
function renderStats(stats) {
    const { tasks, checkpoints, attempts, landings, interrupted, rewinds, falseClaims, kinds, agents } = stats;
    const perCheckpoint = stats.tried === 0 ? '–' : (attempts / stats.tried).toFixed(1);
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

// EXTERNAL MODULE: ./domain/record/ending.js
var ending = __webpack_require__(20068);
;// CONCATENATED MODULE: ./report/terminal/task-list.js





/** Renders the text where no task is recorded: on a remote, or in this repository. */
function renderNoTasks(remote) {
    if (remote !== undefined)
        return 'No tasks are recorded on that remote: no run has pushed its record there.\n';
    return 'No tasks are recorded here. Those of jobs on GitHub are shown with --remote origin.\n';
}
/** Renders one line for each of one or more tasks: its state, what is done, attempts, cost, and when its last run began. */
function renderTaskList(views, style) {
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
        ...(typeof view.movedTo === 'string' ? ['branch moved, not checked'] : []),
        (0,task_facts/* countDone */.qQ)(checkpoints),
        (0,task_facts/* describeAttemptCount */.gJ)(attempts),
        ...(usage.cost_usd === null ? [] : [(0,format_duration/* formatCost */.BD)(usage)]),
        (0,format_duration/* formatInstant */.r4)(record.run_started_at),
    ];
    return `${(0,marks/* renderMark */.oh)(mark, style)} ${record.task_id.padEnd(width)}  ${facts.join(', ')}`;
}

// EXTERNAL MODULE: ./store/mark-merged.js + 2 modules
var mark_merged = __webpack_require__(27583);
// EXTERNAL MODULE: ./store/read-tasks.js + 1 modules
var read_tasks = __webpack_require__(84243);
// EXTERNAL MODULE: ./entry/compose/open-records.js
var open_records = __webpack_require__(68013);
// EXTERNAL MODULE: ./entry/compose/to-failure.js
var to_failure = __webpack_require__(86740);
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
// EXTERNAL MODULE: ./entry/commands/reader.js
var commands_reader = __webpack_require__(68275);
// EXTERNAL MODULE: ./entry/commands/to-exit-code.js
var to_exit_code = __webpack_require__(23794);
// EXTERNAL MODULE: ./entry/commands/read/find-interruption.js
var find_interruption = __webpack_require__(57230);
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
        attempts: (0,task_facts/* countAttempts */.cs)(attempts),
        cost_usd: (0,task_facts/* sumUsage */.iJ)(attempts).cost_usd,
        started_at: record.started_at,
        run_started_at: record.run_started_at,
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
        attempts: (0,task_facts/* countAttempts */.cs)(attempts),
        cost_usd: (0,task_facts/* sumUsage */.iJ)(attempts).cost_usd,
        committed_ref: (0,task_facts/* findLandedCommit */.Rl)(checkpoint),
    };
}

;// CONCATENATED MODULE: ./entry/commands/read/render-records.js



/** Renders the state of each task in a few lines, or as JSON. */
function renderRecords(views, { json, options, remote }) {
    if (json === true)
        return renderStatusJson(views, options.reader);
    const texts = views.map((view) => renderStatusText(view, options));
    return texts.length === 0 ? renderNoTasks(remote) : texts.join('\n');
}
/** Renders one line for each task, or JSON. */
function renderRecordList(views, { json, options, remote }) {
    if (json === true)
        return renderTaskListJson(views);
    return views.length === 0 ? renderNoTasks(remote) : renderTaskList(views, options.style);
}

;// CONCATENATED MODULE: ./entry/commands/read/chronicle.js






















/** Shows the chronicle of a task, or of all tasks, or some of their attempts. Writes nothing. */
function chronicleCommand(flags, io) {
    const parseAttempt = () => (0,settings/* parseWholeNumber */.oA)(flags.attempt, ATTEMPT);
    return withTasks({ name: 'chronicle', flags, parses: [parseAttempt] }, io, (tasks) => {
        const filter = readFilter(flags, tasks);
        const options = { ...toTextOptions(flags, io), filter };
        if (flags.json !== true)
            return tasks.map(({ view }) => renderChronicleText(view, options)).join('\n') || renderNoTasks(flags.remote);
        const document = tasks.map(({ view: { record, memory }, events }) => {
            const checkpoints = selectAttempts(record.checkpoints, filter, ({ checkpoint_id: id }) => id);
            return { run: { ...record, checkpoints }, memory, chronicle: events };
        });
        return toJson({ schema_version: 1, tasks: document });
    });
}
/** Shows the state of each task in a few lines. Writes nothing. */
function statusCommand(flags, io) {
    return withTasks({ name: 'status', flags }, io, (tasks) => renderRecords(tasks.map(toView), toForm(flags, io)));
}
/** Shows one line for each task. Writes nothing. */
function listCommand(flags, io) {
    return withTasks({ name: 'list', flags }, io, (tasks) => renderRecordList(tasks.map(toView), toForm(flags, io)));
}
/** Shows counts over the attempts of a task, or of all tasks. Writes nothing. */
function statsCommand(flags, io) {
    return withTasks({ name: 'stats', flags }, io, (tasks) => {
        const stats = countStats(tasks.map(({ view }) => (0,task_facts/* settleAttempts */.IR)(view)));
        if (flags.json === true)
            return renderStatsJson(stats);
        return flags.csv === true ? renderStatsCsv(stats) : renderStats(stats);
    });
}
function toTextOptions({ remote, repo }, { host, console }) {
    const reader = { ...(0,commands_reader/* findReader */.Zc)(host.env, process.argv, repo), again: undefined, remote };
    return { style: console.outStyle, reader };
}
function toForm(flags, io) {
    return { json: flags.json, options: toTextOptions(flags, io), remote: flags.remote };
}
function toView({ view }) {
    return view;
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
    (0,require_all/* requireAll */.r)([
        () => {
            if (checkpoint === undefined || runs.some(({ id }) => id === checkpoint))
                return;
            const ids = [...new Set(runs.map(({ id }) => id))];
            throw (0,settings/* toSettingError */.Oh)('checkpoint', checkpoint, `names no checkpoint of the tasks here: ${(0,list_some/* listSome */.X)(ids)}`);
        },
        () => {
            if (attempt === undefined || runs.some(({ attempts }) => attempts.some(({ day }) => day === attempt)))
                return;
            const days = runs.flatMap(({ attempts }) => attempts.map(({ day }) => day)).sort((one, other) => one - other);
            const known = days.length === 0 ? 'there is none yet' : (0,list_some/* listSome */.X)(days.map(String));
            throw (0,settings/* toSettingError */.Oh)('attempt', String(attempt), `is the number of no attempt that is recorded here: ${known}`);
        },
    ]);
    return { checkpoint, attempt, isLast, isFailed };
}
function toJson(document) {
    return `${JSON.stringify(document, undefined, 2)}\n`;
}
async function withTasks({ name, flags, parses = [] }, io, render) {
    const { host, console } = (0,commands_flags/* withVerbose */.Z8)(io, flags);
    return (0,to_exit_code/* toExitCode */.t)(io, { name, json: flags.json, repo: flags.repo, remote: flags.remote }, async () => {
        (0,require_all/* requireAll */.r)([...parses, () => flags.task !== undefined && (0,settings/* parseTaskId */.ik)(flags.task)]);
        const read = await (0,with_git/* withGit */.z)(host, async (git) => {
            const { git: repository, findTip, refsFolder: commonDir } = await (0,open_records/* openRecords */.t)(git, flags);
            const known = await (0,read_tasks/* listTasks */.m)(repository);
            const taskIds = flags.task === undefined ? known : [(0,choose_task/* requireTask */.Hd)(flags.task, known, flags.remote)];
            const readings = await Promise.all(taskIds.map((taskId) => readTask(repository, taskId)));
            const found = readings.map((each) => ('task' in each ? each.task : undefined));
            const tasks = await Promise.all(found.filter((task) => task !== undefined).map(find_interruption/* withInterruption */.A));
            const views = await (0,mark_merged/* markMerged */.a)(tasks.map(({ view }) => view), { openGit: () => Promise.resolve(repository), findTip, commonDir });
            const unreadable = readings.flatMap((each) => ('error' in each ? [each] : []));
            return { tasks: tasks.map((task, at) => ({ ...task, view: views[at] ?? task.view })), unreadable };
        });
        const [first] = read.unreadable;
        if (first !== undefined && read.tasks.length === 0)
            throw first.error;
        console.out(render(read.tasks), flags.json === true ? undefined : marks/* findLineTone */.IX);
        const failures = read.unreadable.map(({ taskId, error }) => ({
            taskId,
            ...(0,to_failure/* toFailure */.w)(error, host.redactor.redact),
        }));
        for (const { taskId, text } of failures)
            console.err(`\nTask ${taskId}: ${text}\n`, 'bad');
        return failures[0]?.exitCode ?? 0;
    });
}
/** Reads a task. One that cannot be read is returned with the reason, since it hides no other. */
async function readTask(repository, taskId) {
    try {
        return { task: await (0,read_tasks/* findTask */.V)(repository, taskId) };
    }
    catch (error) {
        if (error instanceof errors/* GroundhogError */.CX)
            return { taskId, error };
        throw error;
    }
}


/***/ }),

/***/ 57230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ withInterruption)
/* harmony export */ });
/* harmony import */ var _domain_record_lease_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45789);
/* harmony import */ var _compose_open_lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63070);


/**
 * Marks a task as interrupted where its run is gone and has recorded no ending: its process has ended, or its lease was not
 * renewed, by the clock of this machine. For readers alone: a run that takes the task decides by the clock of its server.
 */
async function withInterruption(task) {
    const { lease, view } = task;
    if (lease === undefined || view.record.ending !== null)
        return task;
    const { now, isGone } = await (0,_compose_open_lease_js__WEBPACK_IMPORTED_MODULE_1__/* .openLocalLease */ .G)();
    const isHolderGone = lease.holder !== null && (await isGone(lease.holder));
    const isInterrupted = (0,_domain_record_lease_js__WEBPACK_IMPORTED_MODULE_0__/* .decideClaim */ .XS)(lease, { now: await now(), isHolderGone }).kind !== 'held';
    return { ...task, view: { ...view, isInterrupted } };
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

/***/ 42506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ describeSource),
/* harmony export */   CI: () => (/* binding */ renderFailureSection),
/* harmony export */   jq: () => (/* binding */ renderFolded)
/* harmony export */ });
/* harmony import */ var _domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24543);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18964);



const MAX_TEXT_BYTES = 1500;
const MAX_OUTPUT_BYTES = 3000;
const MAX_OUTPUTS = 3;
/** Renders a section that folds, folded unless `isOpen`, under a trusted title. */
function renderFolded(title, body, isOpen = false) {
    return `<details${isOpen ? ' open' : ''}>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}
/** Renders the latest failure of a checkpoint: the report, then the output of the failed criteria. */
function renderFailureSection(attempts, { prefix = '', isOpen = false } = {}) {
    const attempt = attempts.findLast(({ failure_report }) => failure_report !== null);
    if (attempt === undefined || attempt.failure_report === null)
        return undefined;
    const report = attempt.failure_report;
    const parts = [
        renderText('Tried', report.what_tried, report.source),
        renderText('Happened', report.what_happened, report.source),
        renderText('Next', report.next_attempt_plan, report.source),
        ...renderOutputs(attempt),
    ];
    const title = `${prefix}Failure report of attempt ${attempt.day}, by ${describeSource(report.source)}`;
    return renderFolded(title, parts.filter((part) => part !== undefined).join('\n\n'), isOpen);
}
const sources = { agent: 'the agent', verifier: 'the verifier', runner: 'Groundhog' };
/** Returns a phrase for the source of a report. */
function describeSource(source) {
    return sources[source];
}
function renderText(title, text, source) {
    const lines = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProseLines */ .ni)(source === 'runner' ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenIds */ .IR)(text) : text, MAX_TEXT_BYTES);
    return lines === '' ? undefined : `**${title}:** ${lines}`;
}
function renderOutputs(attempt) {
    const reported = attempt.failure_report?.what_happened ?? '';
    const failed = (0,_domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .findFailed */ .bq)(attempt.verifier_runs).filter(({ output }) => !reported.includes(output.trim()));
    const outputs = failed
        .slice(0, MAX_OUTPUTS)
        .map((run) => `**Output** of criterion ${attempt.verifier_runs.indexOf(run) + 1}:\n\n${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTextBlock */ .F3)(run.output, MAX_OUTPUT_BYTES)}`);
    const rest = failed.length - outputs.length;
    return rest > 0 ? [...outputs, `${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlural */ .yk)(rest, 'more output')} left out here.`] : outputs;
}


/***/ }),

/***/ 92362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ wrapToStyle)
/* harmony export */ });
/* harmony import */ var _text_wrap_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53137);

/** Wraps the lines of a text to the width of a terminal, if it is one; further lines are indented by some columns. */
function wrapToStyle(text, indent, { columns }) {
    if (columns === undefined)
        return text;
    return text
        .split('\n')
        .flatMap((line) => (0,_text_wrap_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapLine */ .x)(line, columns, indent))
        .join('\n');
}


/***/ }),

/***/ 53137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ wrapLines),
/* harmony export */   x: () => (/* binding */ wrapLine)
/* harmony export */ });
/** The columns of a code block that GitHub shows on every page without scrolling. */
const MAX_COLUMNS = 88;
const MAX_INDENT = 20;
/** Wraps long lines at spaces for a code block. Nothing is left out. */
function wrapLines(text) {
    return text
        .split('\n')
        .flatMap((line) => wrapLine(line, MAX_COLUMNS))
        .join('\n');
}
/**
 * Wraps a line at a width; the following lines are indented, by two columns more than the first unless given. A word is
 * never broken: it may have to be copied.
 */
function wrapLine(line, columns, columnsBefore) {
    const start = /^ */.exec(line)?.[0].length ?? 0;
    const indent = ' '.repeat(columnsBefore ?? Math.min(start, MAX_INDENT) + 2);
    const lines = [];
    let from = 0;
    const roomAt = () => (from === 0 ? columns : Math.max(1, columns - indent.length));
    const add = (end) => lines.push(`${from === 0 ? '' : indent}${line.slice(from, end)}`);
    while (line.length - from > roomAt()) {
        const first = Math.max(from, start);
        const before = line.lastIndexOf(' ', from + roomAt());
        const at = before > first ? before : line.indexOf(' ', Math.max(first + 1, from + roomAt()));
        if (at < 0)
            break;
        add(at);
        from = at + 1;
    }
    add();
    return lines;
}


/***/ }),

/***/ 83514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ describeAttribution)
/* harmony export */ });
/* harmony import */ var _domain_attempt_attribution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63434);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83969);


/** Describes who wrote the lines that a checkpoint landed, in one line without a full stop. */
function describeAttribution(attribution) {
    const { agent_added, agent_removed, people_added, people_commits, binary_files } = attribution;
    const share = (0,_domain_attempt_attribution_js__WEBPACK_IMPORTED_MODULE_0__/* .renderShare */ .O8)(attribution);
    const parts = [
        share ?? 'none added',
        `agent +${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(agent_added)} -${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(agent_removed)}`,
        ...(people_commits === 0
            ? []
            : [`people +${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(people_added)} in ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlural */ .yk)(people_commits, 'commit')}`]),
        ...(binary_files === 0 ? [] : [`${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlural */ .yk)(binary_files, 'binary file')} without lines`]),
    ];
    return parts.join('; ');
}


/***/ }),

/***/ 27583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ markMerged)
});

// EXTERNAL MODULE: ./domain/record/run-record.js
var run_record = __webpack_require__(93714);
// EXTERNAL MODULE: ./domain/refs/ref-name.js
var ref_name = __webpack_require__(60085);
;// CONCATENATED MODULE: ./git/contains-changes.js
/** The most that is passed as arguments: a system may allow a command no more than 128 KiB. */
const MAX_BYTES = 64 * 1024;
/**
 * Returns whether a branch has what a range has changed, file by file, as a squashed merge leaves it; false where the branch
 * has changed one of the files since, or where there are too many. Writes nothing. Rejects where a commit is not there.
 */
async function containsChanges(git, { from, to }, branch) {
    const { stdout } = await git.text(['diff-tree', '-r', '-z', '--no-renames', '--name-only', from, to]);
    // A name that is no UTF-8 would match nothing.
    if (stdout === '' || Buffer.byteLength(stdout) > MAX_BYTES || stdout.includes('\ufffd'))
        return false;
    const paths = stdout.split('\0').filter((path) => path !== '');
    const [there, here] = await Promise.all([branch, to].map((tree) => listEntries(git, tree, paths)));
    return there === here;
}
/** Lists the entries of a tree at paths from its root; git-diff-tree(1) takes paths from the reader's folder. */
async function listEntries(git, tree, paths) {
    const { stdout } = await git.text(['ls-tree', '-r', '-z', '--full-tree', tree, '--', ...paths]);
    return stdout;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./git/plain-file.js
var plain_file = __webpack_require__(63502);
;// CONCATENATED MODULE: ./git/loose-objects.js
// Buys 0.4 bare Nodes of a start of `groundhog status`, which takes 2.8 of them without it (docs/performance.md).




const MAX_REF_BYTES = 1024;
const MAX_PACKED_REFS_BYTES = 1024 * 1024;
const MAX_OBJECT_BYTES = (/* unused pure expression or super */ null && (16 * 1024 * 1024));
const ID_BYTES = 20;
/**
 * Lists the refs `<below>/<any>/<name>` with the objects that they name, without a process, see gitrepository-layout(5).
 * Throws an Error for refs that are in any way unusual, such as symbolic ones: git knows those.
 */
function listPlainRefs(commonDir, { below, name }) {
    const refs = new Map();
    for (const entry of listFolder(join(commonDir, below))) {
        const ref = `${below}/${entry.name}/${name}`;
        const text = entry.isFile() ? undefined : readText(join(commonDir, ref), MAX_REF_BYTES);
        const id = /^([0-9a-f]{40})\n$/.exec(text ?? '')?.[1];
        if (text !== undefined && id === undefined)
            throw new Error(`${ref} is no plain ref`);
        if (id !== undefined)
            refs.set(ref, id);
    }
    // Read last: git packs a ref before it removes the file of the ref, and the file counts.
    for (const [ref, id] of listPackedRefs(commonDir)) {
        const isWanted = ref.startsWith(`${below}/`) && ref.endsWith(`/${name}`);
        if (isWanted && !refs.has(ref))
            refs.set(ref, id);
    }
    return refs;
}
/** Opens the refs of a repository, read without a process, see gitrepository-layout(5); the packed ones once for all. */
function openPlainRefs(commonDir) {
    let packed;
    return (ref) => {
        const text = readText((0,external_node_path_.join)(commonDir, ref), MAX_REF_BYTES);
        if (text === undefined) {
            packed ??= new Map(listPackedRefs(commonDir));
            return packed.get(ref);
        }
        const id = /^([0-9a-f]{40})\n$/.exec(text)?.[1];
        if (id === undefined)
            throw new Error(`${ref} is no plain ref`);
        return id;
    };
}
function listFolder(path) {
    const entries = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
    if (entries.some((entry) => !entry.isFile() && !entry.isDirectory()))
        throw new Error(`${path} has links`);
    return entries;
}
function listPackedRefs(commonDir) {
    const lines = (readText((0,external_node_path_.join)(commonDir, 'packed-refs'), MAX_PACKED_REFS_BYTES) ?? '').split('\n');
    if (lines.pop() !== '')
        throw new Error('the packed refs do not end with a line end');
    return lines.flatMap((line) => {
        const [, id, ref] = /^([0-9a-f]{40}) (refs\/.+)$/.exec(line) ?? [];
        if (id !== undefined && ref !== undefined)
            return [[ref, id]];
        if (!/^(?:#.*|\^[0-9a-f]{40})$/.test(line))
            throw new Error('the packed refs have a line that is no ref');
        return [];
    });
}
/**
 * Reads files in the root of a commit whose objects are all loose, without a process, in the order of the names;
 * undefined for one that is not there. Throws an Error for an object that is packed, damaged or above 16 MiB, and for what is no
 * file: git knows those.
 */
function readLooseFiles(commonDir, commit, names) {
    const text = readLoose(commonDir, commit, 'commit').bytes.toString('latin1');
    const tree = /^tree ([0-9a-f]{40})\n/.exec(text)?.[1] ?? '';
    const entries = parseTree(readLoose(commonDir, tree, 'tree').bytes);
    return names.map((name) => {
        const entry = entries.get(name);
        if (entry === undefined)
            return undefined;
        if (entry.mode !== '100644')
            throw new Error(`${name} is no plain file`);
        return readLoose(commonDir, entry.id, 'blob');
    });
}
/** Reads an object, with the checks that git makes of a loose one: its checksum, its type and its size. */
function readLoose(commonDir, id, type) {
    const packed = readPlainFile(join(commonDir, 'objects', id.slice(0, 2), id.slice(2)), MAX_OBJECT_BYTES);
    if (packed === undefined)
        throw new Error(`${id} is not loose`);
    const whole = inflateSync(packed, { maxOutputLength: MAX_OBJECT_BYTES });
    const bytes = whole.subarray(whole.indexOf(0) + 1);
    const head = whole.toString('latin1', 0, whole.length - bytes.length);
    if (head !== `${type} ${bytes.length}\0`)
        throw new Error(`${id} is no ${type} of its size`);
    return { id, type, bytes };
}
/** Parses a tree, whose entries are "mode name", a zero byte, and the id as bytes. Throws an Error for any other bytes. */
function parseTree(bytes) {
    const entries = new Map();
    for (let at = 0; at < bytes.length;) {
        const start = bytes.indexOf(0, at) + 1;
        const [, mode, name] = /^([1-7][0-7]{4,5}) ([^/]+)\0$/.exec(bytes.toString('latin1', at, start)) ?? [];
        const end = start + ID_BYTES;
        if (mode === undefined || name === undefined || end > bytes.length)
            throw new Error('a tree is damaged');
        if (!entries.has(name))
            entries.set(name, { mode, id: bytes.toString('hex', start, end) });
        at = end;
    }
    return entries;
}
function readText(path, maxBytes) {
    return (0,plain_file/* readPlainFile */.b)(path, maxBytes)?.toString('latin1');
}

// EXTERNAL MODULE: ./git/rev-list.js
var rev_list = __webpack_require__(47447);
;// CONCATENATED MODULE: ./store/mark-merged.js





/** Git is asked about each of the last tasks alone. */
const MAX_COUNTED = 5;
// Why: docs/decisions/0193-a-squashed-merge-is-a-merge.md
/**
 * Marks the views of tasks without open checkpoints whose base branch has all that has landed, as a merge leaves it there, and
 * for the last tasks a squashed one, until a file of it is changed again. The last others that have ended get how many commits
 * the base branch has since. Git is asked once for each base branch, and once for each of those; where it cannot answer, nothing
 * is marked. In a plain repository, and on a remote, views also get where their task branch has been moved to, and
 * whether it lacks what landed.
 */
async function markMerged(views, reader) {
    const branches = new Map();
    for (const { record } of views.filter(({ record: { ending } }) => ending !== null)) {
        const branch = (0,ref_name/* toBranchRef */.fL)(record.base_ref);
        branches.set(branch, [...(branches.get(branch) ?? []), record]);
    }
    const { commonDir } = reader;
    const findRef = commonDir === undefined ? undefined : openPlainRefs(commonDir);
    const found = await Promise.all([...branches].map(([branch, records]) => findMarks(branch, records, { ...reader, findRef })));
    const marks = new Map(found.flatMap((each) => [...each]));
    return Promise.all(views.map(async (view) => {
        const move = await findMove(view.record, { findRef, findTip: reader.findTip });
        const isMerged = marks.get(view.record)?.isMerged === true;
        // What is open still begins from the base, as after a merge and a longer plan.
        if (move.movedTo === null && !isMerged && (await isHeadInBase(view.record, reader)))
            return { ...view, ...marks.get(view.record), isHeadInBase: true };
        const isRewound = typeof move.movedTo === 'string' && (await lacksLandings(view.record, move.movedTo, reader));
        return { ...view, ...marks.get(view.record), ...move, ...(isRewound ? { isRewound } : {}) };
    }));
}
/** Returns whether a commit lacks what has landed; false where git cannot tell. */
async function lacksLandings({ head }, commit, { openGit }) {
    try {
        return (await (0,rev_list/* listUnmerged */.UE)(await openGit(), [head], commit)).length > 0;
    }
    catch {
        return false;
    }
}
/** Returns whether the base branch has the commit that a task works from; false where git cannot tell. */
async function isHeadInBase(record, reader) {
    const branch = (0,ref_name/* toBranchRef */.fL)(record.base_ref);
    const tip = reader.findTip === undefined ? branch : await reader.findTip(branch).catch(() => undefined);
    if (tip === undefined)
        return false;
    try {
        return (await (0,rev_list/* listUnmerged */.UE)(await reader.openGit(), [record.head], tip)).length === 0;
    }
    catch {
        return false;
    }
}
/** Finds where the task branch is instead, here or on the remote; nothing where git would have to be asked. */
async function findMove(record, { findRef, findTip }) {
    const { head, base_sha: base, result, rebase, run_url, task_branch: branch } = record;
    const isNone = head === base && result === null;
    // The branch of a job is on its remote.
    const find = findTip ?? (run_url === null ? findRef : undefined);
    if (find === undefined || isNone || rebase !== null)
        return {};
    try {
        const found = (await find((0,ref_name/* toBranchRef */.fL)(branch))) ?? null;
        // Before the first landing there may be no branch.
        const isThere = found === head || (head === base && found === null) || (result !== null && found === result);
        return isThere ? {} : { movedTo: found };
    }
    catch {
        return {};
    }
}
function hasLandedAll({ head, base_sha: base, checkpoints }) {
    return head !== base && checkpoints.every(run_record/* isCheckpointDone */.t9);
}
async function findMarks(branch, records, { openGit, findTip, findRef }) {
    const marks = new Map();
    try {
        const tip = await (findTip === undefined ? readTip(findRef, branch) : findTip(branch));
        const landed = records.filter(hasLandedAll);
        for (const record of landed.filter(({ head }) => tip === head))
            marks.set(record, { isMerged: true });
        const asked = records.filter(({ head, base_sha: base }) => tip !== head && tip !== base);
        const name = findTip === undefined ? branch : tip;
        if (asked.length === 0 || name === undefined)
            return marks;
        const git = await openGit();
        const heads = landed.filter((record) => asked.includes(record)).map(({ head }) => head);
        const unmerged = new Set(heads.length === 0 ? [] : await (0,rev_list/* listUnmerged */.UE)(git, heads, name));
        const isMerged = (record) => hasLandedAll(record) && !unmerged.has(record.head);
        for (const record of asked.filter(isMerged))
            marks.set(record, { isMerged: true });
        for (const record of asked.filter((each) => !isMerged(each)).slice(-MAX_COUNTED)) {
            const range = { from: record.base_sha, to: record.head };
            const isSquashed = hasLandedAll(record) && (await containsChanges(git, range, name));
            const laterCommits = isSquashed ? 0 : await (0,rev_list/* countLater */.cm)(git, record.head, name);
            if (isSquashed)
                marks.set(record, { isMerged: true });
            else {
                const isRewritten = findTip === undefined && (await wasRewritten(git, record, name));
                marks.set(record, { ...(laterCommits > 0 && { laterCommits }), ...(isRewritten && { isBaseRewritten: true }) });
            }
        }
        return marks;
    }
    catch {
        return marks;
    }
}
/** Returns whether a branch of the reader has the base of a task no more; one that is merely behind never had it. */
async function wasRewritten(git, { base_sha: base }, branch) {
    return (await (0,rev_list/* listUnmerged */.UE)(git, [base], branch)).length > 0 && (await (0,rev_list/* wasTip */.Bv)(git, branch, base));
}
/** Finds the tip of a branch without git; undefined where git must be asked. */
function readTip(findRef, branch) {
    try {
        return findRef?.(branch);
    }
    catch {
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


/***/ })

};
