export const id = 541;
export const ids = [541];
export const modules = {

/***/ 91685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ decideContinuation)
/* harmony export */ });
/* harmony import */ var _record_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93714);

/**
 * Decides whether another job continues a run: only after a deadline, and only when an attempt ended or was captured.
 * Otherwise a run whose attempt takes longer than its time would start jobs for ever.
 */
function decideContinuation(record) {
    if (record.pause_cause !== 'deadline')
        return { kind: 'no', why: undefined };
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

/***/ 50566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ describeCriterion)
/* harmony export */ });
/* harmony import */ var _assert_never_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71996);

/** Renders the demand of a criterion without its kind: untrusted text of the plan. */
function describeCriterion(criterion) {
    switch (criterion.kind) {
        case 'command':
            return criterion.expect_exit === 0
                ? criterion.command
                : `${criterion.command} (expects exit ${criterion.expect_exit})`;
        case 'tests':
            return describeTests(criterion);
        case 'file_exists':
        case 'file_absent':
            return criterion.path;
        case 'file_contains':
            return `${criterion.path}: ${criterion.pattern}`;
        case 'changes_within':
            return criterion.paths.join(', ');
        case 'github_check':
            return criterion.name;
        case 'semantic':
            return criterion.statement;
        default:
            return (0,_assert_never_js__WEBPACK_IMPORTED_MODULE_0__/* .assertNever */ .x)(criterion);
    }
}
function describeTests({ command, report, must_pass, regressions }) {
    const demands = [
        `report ${report}`,
        ...(must_pass === undefined ? [] : [`must pass: ${must_pass.join(', ')}`]),
        ...(regressions === 'none' ? [] : [`regressions: ${regressions}`]),
    ];
    return `${command} (${demands.join('; ')})`;
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



const MAX_TEXT_BYTES = 3000;
const MAX_OUTPUT_BYTES = 3000;
const MAX_OUTPUTS = 3;
/** Renders a folded section under a trusted title. */
function renderFolded(title, body) {
    return `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}
/** Renders the latest failure of a checkpoint, folded: the report, then the output of the failed criteria. */
function renderFailureSection(attempts, prefix = '') {
    const attempt = attempts.findLast(({ failure_report }) => failure_report !== null);
    if (attempt === undefined || attempt.failure_report === null)
        return undefined;
    const report = attempt.failure_report;
    const parts = [
        renderText('What was tried', report.what_tried),
        renderText('What happened', report.what_happened),
        renderText('What to do next', report.next_attempt_plan),
        ...renderOutputs(attempt),
    ];
    const title = `${prefix}Failure report of attempt ${attempt.day}, by ${describeSource(report.source)}`;
    return renderFolded(title, parts.filter((part) => part !== undefined).join('\n\n'));
}
const sources = { agent: 'the agent', verifier: 'the verifier', runner: 'Groundhog' };
/** Returns a phrase for the source of a report. */
function describeSource(source) {
    return sources[source];
}
function renderText(title, text) {
    return text.trim() === '' ? undefined : `${title}:\n\n${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTextBlock */ .F3)(text, MAX_TEXT_BYTES)}`;
}
function renderOutputs(attempt) {
    const reported = attempt.failure_report?.what_happened ?? '';
    const failed = (0,_domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .findFailed */ .bq)(attempt.verifier_runs).filter(({ output }) => !reported.includes(output.trim()));
    const outputs = failed
        .slice(0, MAX_OUTPUTS)
        .map((run) => `Output of criterion ${attempt.verifier_runs.indexOf(run) + 1}:\n\n${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTextBlock */ .F3)(run.output, MAX_OUTPUT_BYTES)}`);
    const rest = failed.length - outputs.length;
    return rest > 0 ? [...outputs, `${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlural */ .yk)(rest, 'more output')} left out here.`] : outputs;
}


/***/ }),

/***/ 50064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fm: () => (/* binding */ renderBulletList),
/* harmony export */   Z4: () => (/* binding */ BLANK),
/* harmony export */   bo: () => (/* binding */ renderTable),
/* harmony export */   zV: () => (/* binding */ fitRows)
/* harmony export */ });
/**
 * Selects the rows around `focus` that fit into `maxChars`, in order. Rows are never cut; whole rows are left out, first at
 * the end that is further away.
 */
function fitRows(rows, maxChars, focus = 0) {
    let start = Math.min(Math.max(focus, 0), Math.max(rows.length - 1, 0));
    let end = start;
    let room = maxChars;
    const fits = (row) => {
        if (row === undefined || row.length + 1 > room)
            return false;
        room -= row.length + 1;
        return true;
    };
    for (let isGrowing = true; isGrowing;) {
        isGrowing = false;
        if (end < rows.length && fits(rows[end])) {
            end += 1;
            isGrowing = true;
        }
        if (start > 0 && end > start && fits(rows[start - 1])) {
            start -= 1;
            isGrowing = true;
        }
    }
    return { rows: rows.slice(start, end), before: start, after: rows.length - end };
}
/** The text of an empty cell. */
const BLANK = '–';
/**
 * Renders a markdown table of at most `maxChars`, with a line for the rows left out. A column whose cells are all empty is
 * not shown.
 */
function renderTable(columns, rows, { maxChars, focus = 0 }) {
    const isShown = columns.map((_, index) => rows.length === 0 || rows.some((cells) => cells[index] !== BLANK));
    const toLine = (cells) => `| ${cells.filter((_, index) => isShown[index]).join(' | ')} |`;
    const keepWhole = (cells) => cells.map((cell, index) => columns[index]?.isNumber === true || columns[index]?.isWhole === true ? cell.replaceAll(' ', '\u00a0') : cell);
    const lines = rows.map((cells) => toLine(keepWhole(cells)));
    const { rows: shown, before, after } = fitRows(lines, maxChars - 400, focus);
    const borders = columns.map(({ isNumber }) => (isNumber === true ? '--:' : '---'));
    const parts = [toLine(columns.map(({ title }) => title)), toLine(borders), ...shown];
    if (before > 0)
        parts.unshift(`${before} earlier ${before === 1 ? 'row is' : 'rows are'} left out here.`, '');
    if (after > 0)
        parts.push('', `${after} further ${after === 1 ? 'row is' : 'rows are'} left out here.`);
    return parts.join('\n');
}
/** Renders a markdown list of at most `maxChars`, with a line for the items left out. */
function renderBulletList(items, maxChars) {
    const { rows, after } = fitRows(items.map((item) => `- ${item}`), maxChars);
    return [...rows, ...(after > 0 ? [`- and ${after} more`] : [])].join('\n');
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
        ...(binary_files === 0 ? [] : [`${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlural */ .yk)(binary_files, 'binary file')} not counted`]),
    ];
    return parts.join('; ');
}


/***/ }),

/***/ 29373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ describeAttempt),
/* harmony export */   GU: () => (/* binding */ alertOf),
/* harmony export */   Nt: () => (/* binding */ describeNextStep),
/* harmony export */   OY: () => (/* binding */ describeEntry),
/* harmony export */   QK: () => (/* binding */ describeCheckpoint),
/* harmony export */   RD: () => (/* binding */ findAttemptReason),
/* harmony export */   be: () => (/* binding */ describeEnding),
/* harmony export */   fh: () => (/* binding */ describeCriterionOutcome),
/* harmony export */   j7: () => (/* binding */ markAttempt),
/* harmony export */   yd: () => (/* binding */ markCheckpoint)
/* harmony export */ });
/* harmony import */ var _domain_agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36253);
/* harmony import */ var _domain_assert_never_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71996);
/* harmony import */ var _domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24543);
/* harmony import */ var _domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50566);
/* harmony import */ var _domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93714);
/* harmony import */ var _task_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88598);






/** Describes the state of a checkpoint in a few words. */
function describeCheckpoint(checkpoint) {
    const outcome = checkpoint.run?.outcome ?? 'pending';
    switch (outcome) {
        case 'success':
            if ((0,_task_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .isSatisfiedFromStart */ .br)(checkpoint))
                return 'already satisfied';
            return describeLanded(checkpoint);
        case 'pending':
            return describePending(checkpoint);
        case 'skipped':
        case 'abandoned':
        case 'blocked':
            return outcome;
        default:
            return (0,_domain_assert_never_js__WEBPACK_IMPORTED_MODULE_4__/* .assertNever */ .x)(outcome);
    }
}
function describeLanded(checkpoint) {
    const landed = (0,_task_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .findLandedAttempt */ .NH)(checkpoint);
    if (landed === undefined)
        return 'passed without changes';
    return ['landed', describeUnclaimed(landed)].filter((part) => part !== undefined).join(', ');
}
const pendingAfter = {
    running: 'in progress',
    passed: 'passed, not landed yet',
    failed: 'failed, to be tried again',
    interrupted: 'interrupted, to be tried again',
};
function describePending(checkpoint) {
    const last = (0,_task_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .listCountedAttempts */ .r8)(checkpoint).at(-1);
    if (last === undefined)
        return 'waiting';
    return (0,_domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isCaptured */ .TW)(last) ? 'captured, to be verified' : pendingAfter[last.outcome];
}
/** Describes the outcome of an attempt in a word, and the claim of one that passed without one. */
function describeAttempt(attempt) {
    const { outcome } = attempt;
    if (outcome === 'running')
        return 'in progress';
    const unclaimed = outcome === 'passed' ? describeUnclaimed(attempt) : undefined;
    return unclaimed === undefined ? outcome : `${outcome}, ${unclaimed}`;
}
/** Describes that no agent has claimed the work of an attempt; undefined where one has. */
function describeUnclaimed({ claimed_by, rescued_from_step: step, }) {
    if (step !== undefined)
        return `rescued from step ${step}`;
    return claimed_by === 'none' ? 'not claimed' : undefined;
}
/** Describes the agent of an attempt by its entry of the ladder; undefined without a ladder. */
function describeEntry({ agent }) {
    if (agent === undefined || agent.entry === null)
        return undefined;
    return `${(0,_domain_agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__/* .describeAgent */ .P7)(agent)} (entry ${agent.entry})`;
}
/** Finds the reason for an attempt's outcome, which is untrusted text; empty when there is none. */
function findAttemptReason(attempt) {
    if (attempt.outcome === 'passed')
        return attempt.summary ?? '';
    const failed = (0,_domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .findFailed */ .bq)(attempt.verifier_runs);
    const [first] = failed;
    if (first !== undefined) {
        const more = failed.length > 1 ? ` (and ${failed.length - 1} more)` : '';
        return `${(0,_domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_5__/* .describeCriterion */ .N)(first.criterion)}: ${first.detail}${more}`;
    }
    return attempt.failure_report?.what_happened ?? attempt.notes.at(-1) ?? '';
}
const criterionOutcomes = {
    passed: '✅ passed',
    failed: '❌ failed',
    unjudged: '👀 not judged',
    judged_pass: '✅ judged: passed',
    judged_fail: '❌ judged: failed',
    not_asked: '⚪ not asked',
};
/** Describes the outcome of a criterion, after its icon. */
function describeCriterionOutcome(outcome) {
    return criterionOutcomes[outcome];
}
const endings = {
    passed: {
        alert: 'TIP',
        meaning: 'Passed: every checkpoint is done.',
        nextStep: 'Review the commits and merge them.',
    },
    nothing_to_do: {
        alert: 'TIP',
        meaning: 'Nothing to do: the task had passed before, or all of its criteria hold already.',
        nextStep: 'No step is needed. To ask for more, change the plan.',
    },
    blocked: {
        alert: 'CAUTION',
        meaning: 'Blocked: a checkpoint could not be finished.',
        nextStep: 'Read its failure report. Then give it a fresh budget (groundhog retry), with a hint before it if one helps (groundhog hint), leave it out (groundhog skip), or change the plan: a changed checkpoint is opened again, and a larger attempt_budget adds attempts.',
    },
    paused: {
        alert: 'WARNING',
        meaning: 'Paused: stopped with work left. Nothing that landed is lost.',
        nextStep: 'Start the run again; it resumes where it stopped.',
    },
    refused: {
        alert: 'CAUTION',
        meaning: 'Refused: the run was not started, or another run has its task.',
        nextStep: 'Fix what is named as the reason, then start the run again.',
    },
    conflict: {
        alert: 'CAUTION',
        meaning: 'Conflict: somebody else moved the task branch. Their work was not touched.',
        nextStep: 'Look at the task branch. Commits on top of ours are fine: start the run again. If ours are gone from it, restore them or use another task id.',
    },
    infra_error: {
        alert: 'CAUTION',
        meaning: 'Stopped by a failure of the environment (GitHub, git, disk, network, model provider or the command of the agent).',
        nextStep: 'Start the run again once it is fixed; it resumes where it stopped.',
    },
};
/** Describes an ending. */
function describeEnding(ending) {
    return endings[ending].meaning;
}
/** Describes the user's next step after an ending. */
function describeNextStep(ending) {
    return endings[ending].nextStep;
}
/** Returns the icon of a checkpoint's state, to be shown beside its description. */
function markCheckpoint(checkpoint) {
    const outcome = checkpoint.run?.outcome ?? 'pending';
    switch (outcome) {
        case 'success':
            return '✅';
        case 'skipped':
            return '⏩';
        case 'abandoned':
        case 'blocked':
            return '❌';
        case 'pending':
            return markPending(checkpoint);
        default:
            return (0,_domain_assert_never_js__WEBPACK_IMPORTED_MODULE_4__/* .assertNever */ .x)(outcome);
    }
}
function markPending(checkpoint) {
    const last = (0,_task_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .listCountedAttempts */ .r8)(checkpoint).at(-1);
    if (last === undefined)
        return '⚪';
    return last.outcome === 'running' || last.outcome === 'passed' ? '⏳' : '🔁';
}
const attemptIcons = {
    passed: '✅',
    failed: '❌',
    running: '⏳',
    interrupted: '⚡',
};
/** Returns the icon of an attempt's outcome. */
function markAttempt(outcome) {
    return attemptIcons[outcome];
}
/** Returns the kind of alert for an ending (GitHub markdown, "Alerts"); null is a running task. */
function alertOf(ending) {
    return ending === null ? 'NOTE' : endings[ending].alert;
}


/***/ }),

/***/ 48112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ listSteering),
/* harmony export */   Cr: () => (/* binding */ findApprovalCommand),
/* harmony export */   Wz: () => (/* binding */ renderSteering),
/* harmony export */   mv: () => (/* binding */ renderApproval),
/* harmony export */   ym: () => (/* binding */ renderSteeringLine)
/* harmony export */ });
/* harmony import */ var _domain_assert_never_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71996);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);
/* harmony import */ var _domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60085);
/* harmony import */ var _text_fit_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50064);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18964);






const MAX_SHOWN = 10;
const MAX_LIST_CHARS = 4000;
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
/** Renders the latest actions of users as a section of a comment; undefined without any. */
function renderSteering({ record: { steering } }) {
    const items = latest(steering).map(({ at, by, kind, checkpoint_id, text }) => {
        const name = checkpoint_id === null ? '' : ` ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCodeSpan */ .o9)(checkpoint_id, 60)}`;
        const more = text === null ? '' : `: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCodeSpan */ .o9)(text, 200)}`;
        return `${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatInstant */ .r4)(at)} ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCodeSpan */ .o9)(by, 60)}: ${kinds[kind]}${name}${more}`;
    });
    return items.length === 0 ? undefined : `### Done by people\n\n${(0,_text_fit_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .renderBulletList */ .Fm)(items, MAX_LIST_CHARS)}`;
}
function latest(steering) {
    return steering.slice(-MAX_SHOWN);
}
const kinds = {
    retry: 'opened again',
    skip: 'skipped',
    hint: 'hint',
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


/***/ }),

/***/ 88598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ countStarted),
/* harmony export */   $L: () => (/* binding */ isDone),
/* harmony export */   Ep: () => (/* binding */ listCheckpoints),
/* harmony export */   NH: () => (/* binding */ findLandedAttempt),
/* harmony export */   NN: () => (/* binding */ listAttempts),
/* harmony export */   Oq: () => (/* binding */ findLatestCriteria),
/* harmony export */   Rl: () => (/* binding */ findLandedCommit),
/* harmony export */   br: () => (/* binding */ isSatisfiedFromStart),
/* harmony export */   iB: () => (/* binding */ needsReason),
/* harmony export */   iJ: () => (/* binding */ sumUsage),
/* harmony export */   r8: () => (/* binding */ listCountedAttempts)
/* harmony export */ });
/* harmony import */ var _domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66483);
/* harmony import */ var _domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93714);


/** Lists the checkpoints in the plan's order, then those that only the record has. */
function listCheckpoints(view) {
    const runs = new Map(view.record.checkpoints.map((run) => [run.checkpoint_id, run]));
    const definitions = new Map(view.plan.checkpoints.map((checkpoint) => [checkpoint.id, checkpoint]));
    const ids = new Set([...definitions.keys(), ...runs.keys()]);
    return [...ids].map((id, index) => ({
        id,
        position: index + 1,
        definition: definitions.get(id),
        run: runs.get(id),
        attempts: runs.get(id)?.attempts ?? [],
    }));
}
/** Returns whether the checkpoint needs no more work. */
function isDone({ run }) {
    return run !== undefined && (0,_domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isCheckpointDone */ .t9)(run);
}
/** Returns whether the reason adds information to the outcome. */
function needsReason({ run }) {
    return run !== undefined && run.outcome !== 'success';
}
/** Lists the attempts under the present definition and budget. */
function listCountedAttempts({ run, attempts, }) {
    return attempts.slice(run?.budget_from ?? 0);
}
/** Counts the attempts started under the present budget, without interrupted ones, which use none of it. */
function countStarted(checkpoint) {
    return listCountedAttempts(checkpoint).filter(({ outcome }) => outcome !== 'interrupted').length;
}
/** Returns whether the criteria held before any work, so that no attempt was needed. */
function isSatisfiedFromStart(checkpoint) {
    const hasPassed = listCountedAttempts(checkpoint).some((attempt) => attempt.outcome === 'passed');
    return checkpoint.run?.outcome === 'success' && !hasPassed;
}
/** Finds the commit that the checkpoint landed as; null when it has none. */
function findLandedCommit(checkpoint) {
    return findLandedAttempt(checkpoint)?.committed_ref ?? null;
}
/** Finds the attempt that landed a commit; undefined when none did. */
function findLandedAttempt(checkpoint) {
    return listCountedAttempts(checkpoint).findLast((attempt) => attempt.committed_ref !== null);
}
/** Finds the latest results of the criteria: those of the last verified attempt, else the baseline. */
function findLatestCriteria({ run, attempts }) {
    const verified = attempts.findLast((attempt) => attempt.verifier_runs.length > 0);
    return verified?.verifier_runs ?? run?.baseline ?? [];
}
/** Lists all attempts of the task in order. */
function listAttempts(checkpoints) {
    return checkpoints.flatMap((checkpoint) => checkpoint.attempts).sort((a, b) => a.day - b.day);
}
/** Sums up the usage of attempts. A number that no attempt reports stays null. */
function sumUsage(attempts) {
    return attempts.map(_domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .totalUsage */ .GG).reduce((sum, usage) => ({
        turns: add(sum.turns, usage.turns),
        input_tokens: add(sum.input_tokens, usage.input_tokens),
        output_tokens: add(sum.output_tokens, usage.output_tokens),
        cached_input_tokens: add(sum.cached_input_tokens ?? null, usage.cached_input_tokens ?? null),
        cost_usd: add(sum.cost_usd, usage.cost_usd),
        ...(sum.estimated === true || usage.estimated === true ? { estimated: true } : {}),
    }), _domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ);
}
function add(a, b) {
    return a === null && b === null ? null : (a ?? 0) + (b ?? 0);
}


/***/ }),

/***/ 45343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ describeTaskStatus),
/* harmony export */   z: () => (/* binding */ endingOf)
/* harmony export */ });
/* harmony import */ var _domain_decisions_decide_continuation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91685);
/* harmony import */ var _domain_decisions_next_action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97319);
/* harmony import */ var _domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20068);
/* harmony import */ var _outcome_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29373);
/* harmony import */ var _steering_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48112);





/** Describes the status of a task; undefined while it is running. */
function describeTaskStatus(view) {
    const { record } = view;
    const { ending } = record;
    if (ending === null)
        return undefined;
    const action = (0,_domain_decisions_next_action_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseNextAction */ .Zb)(record);
    if (record.aborted !== null && action.kind === 'blocked') {
        return {
            kind: 'aborted',
            meaning: 'Aborted: a person gave the task up. Nothing that landed is lost.',
            reason: `by ${(0,_domain_decisions_next_action_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRequest */ .Ng)(record.aborted)}`,
            nextStep: `Reopen it with: groundhog retry --task ${record.task_id}`,
            resumedBy: [],
        };
    }
    if (action.kind === 'await_approval') {
        return {
            kind: 'awaits_approval',
            meaning: 'Paused: all checkpoints are done, and their commits wait for approval.',
            reason: null,
            nextStep: `Look at the commits, then: ${(0,_steering_text_js__WEBPACK_IMPORTED_MODULE_4__/* .findApprovalCommand */ .Cr)(view)}`,
            resumedBy: [],
        };
    }
    const isDecidedSince = (record.steering.at(-1)?.at ?? '') >= (record.ended_at ?? '');
    if (isDecidedSince && isOpenAgain(ending, action.kind)) {
        return {
            kind: 'open_again',
            meaning: 'Open again: a person has decided how the task continues.',
            reason: null,
            nextStep: 'Start the run again; it resumes there.',
            resumedBy: ['sweep'],
        };
    }
    if (isDecidedSince && ending === 'paused' && action.kind === 'done')
        return {
            kind: 'approved',
            meaning: 'Approved: all commits are on the task branch.',
            reason: null,
            nextStep: 'Review and merge them.',
            resumedBy: [],
        };
    return {
        kind: ending,
        meaning: (0,_outcome_text_js__WEBPACK_IMPORTED_MODULE_3__/* .describeEnding */ .be)(ending),
        reason: findReason(ending, record),
        nextStep: (0,_outcome_text_js__WEBPACK_IMPORTED_MODULE_3__/* .describeNextStep */ .Nt)(ending),
        resumedBy: findResumers(record),
    };
}
/** Returns whether a task that had ended has work again, or a checkpoint less that blocks it. */
function isOpenAgain(ending, next) {
    if (next === 'blocked' || next === 'abandon')
        return false;
    return ending === 'blocked' || ((0,_domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .conclusionOf */ .vu)(ending) === 'success' && next !== 'done');
}
/** Finds the features that resume a task. A sweep resumes only after transient causes, not after a user's pause. */
function findResumers(record) {
    const { ending, pause_cause: cause } = record;
    const isSwept = ending === 'infra_error' || (ending === 'paused' && cause !== null && (0,_domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .isPassing */ .WG)(cause));
    const isContinued = (0,_domain_decisions_decide_continuation_js__WEBPACK_IMPORTED_MODULE_0__/* .decideContinuation */ .w)(record).kind === 'continue';
    return [...(isContinued ? ['continue'] : []), ...(isSwept ? ['sweep'] : [])];
}
/** Returns the ending that a status is shown as. */
function endingOf(kind) {
    if (kind === 'approved')
        return 'passed';
    if (kind === 'open_again' || kind === 'awaits_approval')
        return 'paused';
    return kind === 'aborted' ? 'blocked' : kind;
}
/** Finds the reason to show; a run that passed all checkpoints needs none. */
function findReason(ending, { ending_reason: reason, checkpoints }) {
    const isWhole = !checkpoints.some(({ outcome }) => outcome === 'skipped');
    return ending === 'passed' && isWhole ? null : reason;
}


/***/ })

};
