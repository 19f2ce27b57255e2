export const id = 4514;
export const ids = [4514];
export const modules = {

/***/ 21191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ toTaskLabel),
/* harmony export */   df: () => (/* binding */ LABEL_COLOURS),
/* harmony export */   qZ: () => (/* binding */ TASK_LABELS)
/* harmony export */ });
/** The labels for the status of a task on its issue; exactly one at a time. */
const TASK_LABELS = ['groundhog:running', 'groundhog:paused', 'groundhog:blocked', 'groundhog:passed'];
/** The colour and description of each label, for creating it. */
const LABEL_COLOURS = {
    'groundhog:running': { color: '1d76db', description: 'Groundhog is working' },
    'groundhog:paused': { color: 'fbca04', description: 'Groundhog has stopped with work left, and can resume' },
    'groundhog:blocked': { color: 'd93f0b', description: 'Groundhog waits for a user' },
    'groundhog:passed': { color: '0e8a16', description: 'Every checkpoint is done' },
};
const labels = {
    passed: 'groundhog:passed',
    nothing_to_do: 'groundhog:passed',
    blocked: 'groundhog:blocked',
    paused: 'groundhog:paused',
    refused: 'groundhog:blocked',
    conflict: 'groundhog:blocked',
    infra_error: 'groundhog:paused',
};
/** Returns the label for a task whose run has this ending; null means that it is running. */
function toTaskLabel(ending) {
    return ending === null ? 'groundhog:running' : labels[ending];
}


/***/ }),

/***/ 33205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ endDeadRun),
/* harmony export */   z: () => (/* binding */ toEndedState)
/* harmony export */ });
/* harmony import */ var _close_open_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74443);
/* harmony import */ var _fold_events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52694);


const REASON = 'The job ended before its run did.';
/** Returns the events that end a dead run: its attempt is interrupted, unless it can still be verified. */
function endDeadRun(record) {
    const closed = (0,_close_open_attempts_js__WEBPACK_IMPORTED_MODULE_0__/* .closeOpenAttempts */ .V)(record, { note: REASON, exceptCaptured: true, isEndKnown: false });
    return [...closed, { kind: 'run_ended', ending: 'paused', reason: REASON, pause_cause: 'job_ended' }];
}
/** Returns the state to show for a task that no run works on: a run that died has ended. */
function toEndedState(state, events) {
    const last = events.at(-1);
    if (state.record.ending !== null || last === undefined)
        return state;
    // The time of the last event, so that a record is always shown in the same way.
    return endDeadRun(state.record).reduce((settled, body, index) => (0,_fold_events_js__WEBPACK_IMPORTED_MODULE_1__/* .applyEvent */ .Z)(settled, { ...body, seq: last.seq + 1 + index, at: last.at }), state);
}


/***/ }),

/***/ 14514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FINISHED_STATE: () => (/* binding */ FINISHED_STATE),
  RUN_STATE: () => (/* binding */ RUN_STATE),
  UNREPORTED_STATE: () => (/* binding */ UNREPORTED_STATE),
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ../../node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(22825);
// EXTERNAL MODULE: ./domain/errors/error-catalog.js + 9 modules
var error_catalog = __webpack_require__(22533);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/record/ending.js
var record_ending = __webpack_require__(20068);
// EXTERNAL MODULE: ./domain/text/list-some.js
var list_some = __webpack_require__(13258);
// EXTERNAL MODULE: ./exec/programs.js
var programs = __webpack_require__(42959);
// EXTERNAL MODULE: ./exec/redaction/clean-text.js
var clean_text = __webpack_require__(77855);
// EXTERNAL MODULE: ./exec/redaction/redact.js + 5 modules
var redact = __webpack_require__(93930);
// EXTERNAL MODULE: ./git/remote.js
var remote = __webpack_require__(41985);
// EXTERNAL MODULE: ./domain/attempt/verdict.js + 1 modules
var verdict = __webpack_require__(24543);
// EXTERNAL MODULE: ./domain/plan/describe-criterion.js
var describe_criterion = __webpack_require__(50566);
// EXTERNAL MODULE: ./report/parts/failure-section.js
var failure_section = __webpack_require__(42506);
// EXTERNAL MODULE: ./domain/text/fence.js
var fence = __webpack_require__(18676);
;// CONCATENATED MODULE: ./report/text/bare-name.js
/** Reduces an untrusted name to letters, digits, hyphens, underscores and spaces; empty where it has none of them. */
function toBareName(name, maxChars) {
    return name
        .replace(/[^A-Za-z0-9_-]+/g, ' ')
        .trim()
        .slice(0, maxChars);
}

// EXTERNAL MODULE: ./report/words/outcome-text.js
var outcome_text = __webpack_require__(29373);
;// CONCATENATED MODULE: ./report/parts/gantt-chart.js



const MAX_BARS = 200;
// Longer ones would run into the bars.
const MAX_NAME_CHARS = 16;
// Green for passed and red for failed attempts; GitHub chooses the rest by the reader's theme.
const STYLE = `%%{init: ${JSON.stringify({
    gantt: { leftPadding: 130 },
    themeVariables: {
        doneTaskBkgColor: '#2da44e',
        doneTaskBorderColor: '#1a7f37',
        critBkgColor: '#e5534b',
        critBorderColor: '#b62324',
        taskTextDarkColor: '#ffffff',
        sectionBkgColor: 'rgba(128, 128, 128, 0.1)',
        sectionBkgColor2: 'rgba(128, 128, 128, 0.1)',
        altSectionBkgColor: 'rgba(128, 128, 128, 0)',
    },
})}}%%`;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The steps between two times on the axis, by their length in minutes: at most four fit on a telephone. */
const TICKS = [
    ...[1, 2, 5, 10, 15, 30].map((count) => [count, `${count}minute`]),
    ...[1, 2, 4, 8, 12].map((count) => [count * 60, `${count}hour`]),
    ...[1, 2, 7].map((count) => [count * 24 * 60, `${count}day`]),
];
const MAX_TICKS = 4;
/**
 * Renders the latest 200 attempts over time as a Mermaid Gantt chart; undefined without attempts. Untrusted text is reduced
 * to letters and digits, since Mermaid has no way to quote.
 */
function renderGanttChart(checkpoints) {
    const days = checkpoints.flatMap(({ attempts }) => attempts.map(({ day }) => day)).sort((a, b) => a - b);
    if (days.length === 0)
        return undefined;
    const firstDay = days.at(-MAX_BARS) ?? 1;
    const shown = checkpoints
        .map(({ id, position, attempts }) => ({ id, position, attempts: attempts.filter(({ day }) => day >= firstDay) }))
        .filter(({ attempts }) => attempts.length > 0);
    const instants = shown.flatMap(({ attempts }) => attempts.flatMap(({ started_at, ended_at }) => [Date.parse(started_at), Date.parse(ended_at ?? started_at)]));
    const spanMs = Math.max(...instants) - Math.min(...instants);
    const lines = [STYLE, 'gantt', '  dateFormat x', `  axisFormat ${spanMs > DAY_MS ? '%m-%d %H:%M' : '%H:%M'}`];
    lines.push(`  tickInterval ${findTick(spanMs)}`);
    for (const { id, position, attempts } of shown)
        lines.push(`  section ${position} ${toBareName(id, MAX_NAME_CHARS)}`.trimEnd(), ...attempts.map(renderBar));
    const chart = (0,fence/* renderFence */.Q)('mermaid', lines.join('\n'));
    return days.length > MAX_BARS ? `${chart}\n\nThe latest ${MAX_BARS} of ${days.length} attempts.` : chart;
}
function findTick(spanMs) {
    const fitting = TICKS.find(([minutes]) => spanMs <= minutes * MINUTE_MS * MAX_TICKS);
    return fitting?.[1] ?? '1month';
}
function renderBar({ day, outcome, started_at, ended_at }) {
    const startMs = Date.parse(started_at);
    const endMs = ended_at === null ? startMs : Date.parse(ended_at);
    // A bar of no length is not drawn.
    const span = `${startMs}, ${Math.max(endMs, startMs + 1000)}`;
    return `  Attempt ${day} ${(0,outcome_text/* describeAttempt */.Be)({ outcome })} :${tags[outcome]}${span}`;
}
const tags = {
    passed: 'done, ',
    failed: 'crit, ',
    running: 'active, ',
    interrupted: '',
};

// EXTERNAL MODULE: ./report/parts/headline.js + 1 modules
var headline = __webpack_require__(46350);
// EXTERNAL MODULE: ./report/parts/tests-list.js
var tests_list = __webpack_require__(5380);
// EXTERNAL MODULE: ./report/text/format-duration.js
var format_duration = __webpack_require__(83969);
// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
// EXTERNAL MODULE: ./report/words/task-facts.js
var task_facts = __webpack_require__(88598);
// EXTERNAL MODULE: ./report/pages/status-comment.js
var status_comment = __webpack_require__(95344);
;// CONCATENATED MODULE: ./report/pages/job-summary.js












// GitHub drops a summary of more than 1 MiB; the table and the chart take less than 300 KiB of it.
const MAX_OUTPUTS_BYTES = 600 * 1024;
const MAX_OUTPUT_BYTES = 16 * 1024;
const MAX_FAILURES = 5;
const MAX_TESTS_CHARS = 8000;
const MAX_TESTED = 10;
const MAX_OPEN_OUTPUTS = 5;
/**
 * Renders the whole run as a job summary of at most 1 MiB: a caveat in markdown, status, failures, attempts over time, and folded
 * outputs.
 */
function renderJobSummary(view, links, caveat) {
    const checkpoints = (0,task_facts/* listCheckpoints */.Ep)(view);
    const chart = renderGanttChart(checkpoints);
    const latest = checkpoints.flatMap((checkpoint) => (0,task_facts/* findLatestCriteria */.Oq)(checkpoint).map((run, index) => ({ name: nameOf(checkpoint), number: index + 1, run })));
    const sections = [
        `## Groundhog: ${(0,safe_text/* renderCodeSpan */.o9)(view.record.task_id, 63)}`,
        caveat,
        (0,status_comment/* renderStatus */.LG)(view, links, {
            location: links.pullRequestUrl === undefined ? undefined : 'on the pull request',
        }),
        renderFailures(checkpoints),
        chart === undefined ? undefined : `### Attempts\n\n${chart}`,
        renderAllTests(checkpoints),
        renderOutputs(latest),
    ];
    return `${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}
/** Renders what a command has done, which started no run, as a job summary. */
function renderAnswerSummary(reason) {
    return `## Groundhog\n\n${(0,safe_text/* renderMessage */.e4)(reason, MAX_OUTPUT_BYTES)}\n`;
}
/** Renders the ending of a run without a record as a job summary. */
function renderEndSummary(ending, reason) {
    return `## Groundhog: ${ending}\n\n${(0,headline/* renderEnding */.il)(ending, reason)}\n`;
}
/** Renders the failures of open checkpoints: without a pull request no other page holds them. */
function renderFailures(checkpoints) {
    const sections = checkpoints
        .filter((checkpoint) => !(0,task_facts/* isDone */.$L)(checkpoint))
        .map((checkpoint) => (0,failure_section/* renderFailureSection */.CI)(checkpoint.attempts, { prefix: `${nameOf(checkpoint)}: ` }))
        .filter((section) => section !== undefined);
    return sections.length === 0 ? undefined : sections.slice(0, MAX_FAILURES).join('\n\n');
}
/** Renders the tests of each checkpoint, at the base and now. */
function renderAllTests(checkpoints) {
    const sections = checkpoints.flatMap((checkpoint) => {
        const lists = (0,tests_list/* renderTests */.C)((0,task_facts/* findLatestCriteria */.Oq)(checkpoint), MAX_TESTS_CHARS);
        return lists === undefined ? [] : [`${nameOf(checkpoint)}: ${lists}`];
    });
    return sections.length === 0 ? undefined : `### Tests\n\n${sections.slice(-MAX_TESTED).join('\n\n')}`;
}
/** Names a checkpoint in a title of ours, which holds no markdown. */
function nameOf({ id, position }) {
    return toBareName(id, 40) || `Checkpoint ${position}`;
}
/** Renders outputs of failed criteria first; those of many passed criteria are folded together. */
function renderOutputs(latest) {
    const withOutput = latest.filter(({ run }) => run.output.trim() !== '');
    if (withOutput.length === 0)
        return undefined;
    const failed = new Set((0,verdict/* findFailed */.bq)(withOutput.map(({ run }) => run)));
    const failures = fitOutputs(withOutput.filter(({ run }) => failed.has(run)), MAX_OUTPUTS_BYTES);
    const passes = fitOutputs(withOutput.filter(({ run }) => !failed.has(run)), failures.room);
    const passed = passes.parts.join('\n\n');
    const folded = passes.parts.length > MAX_OPEN_OUTPUTS ? (0,failure_section/* renderFolded */.jq)('Outputs of what passed', passed) : passed;
    const sections = [...failures.parts, ...(folded === '' ? [] : [folded])];
    return `### Outputs of the criteria\n\n${sections.join('\n\n')}`;
}
/** Selects the outputs that fit, and adds the number of the others; `room` is the number of bytes left. */
function fitOutputs(runs, maxBytes) {
    const parts = [];
    let room = maxBytes;
    for (const item of runs) {
        const part = renderOutput(item);
        if ((0,safe_text/* utf8Length */.wI)(part) + 2 > room)
            break;
        room -= (0,safe_text/* utf8Length */.wI)(part) + 2;
        parts.push(part);
    }
    const rest = runs.length - parts.length;
    if (rest > 0)
        parts.push(`${(0,format_duration/* formatPlural */.yk)(rest, 'more output')} left out here.`);
    return { parts, room };
}
function renderOutput({ name, number, run }) {
    const [mark = ''] = (0,outcome_text/* describeCriterionOutcome */.fh)(run.outcome).split(' ');
    const title = `${mark} ${name} · criterion ${number}, ${run.criterion.kind}`;
    const criterion = (0,safe_text/* renderCodeSpan */.o9)((0,describe_criterion/* describeCriterion */.N)(run.criterion), 300);
    const omitted = run.omitted_bytes > 0 ? `\n\n${(0,format_duration/* formatPlural */.yk)(run.omitted_bytes, 'byte')} not kept in the record.` : '';
    return (0,failure_section/* renderFolded */.jq)(title, `${criterion}\n\n${(0,safe_text/* renderTextBlock */.F3)(run.output, MAX_OUTPUT_BYTES)}${omitted}`);
}

// EXTERNAL MODULE: ./report/text/wrap-lines.js
var wrap_lines = __webpack_require__(53137);
// EXTERNAL MODULE: ./report/words/own-commands.js
var own_commands = __webpack_require__(16104);
// EXTERNAL MODULE: ./entry/compose/abandoned-work.js
var abandoned_work = __webpack_require__(22796);
// EXTERNAL MODULE: ./entry/compose/host-guard.js + 1 modules
var host_guard = __webpack_require__(35690);
// EXTERNAL MODULE: ./entry/compose/safe-log.js
var safe_log = __webpack_require__(51552);
// EXTERNAL MODULE: ./entry/compose/signals.js + 1 modules
var signals = __webpack_require__(24774);
// EXTERNAL MODULE: ./entry/compose/to-failure.js
var to_failure = __webpack_require__(86740);
// EXTERNAL MODULE: ./domain/assert-never.js
var assert_never = __webpack_require__(71996);
;// CONCATENATED MODULE: ./domain/decisions/gate.js

/** Decides as far as the event allows, without a request. */
function screenActors(facts) {
    const { via, sender } = facts;
    // Why: docs/decisions/0061-who-may-start-work.md
    const isOurs = sender !== undefined && isSameLogin(sender.login, facts.ourLogin);
    // Only this repository can dispatch with its own login, as a run does to continue in another job.
    if (isOurs && via !== 'dispatch')
        return { kind: 'ignored', reason: `The event is by "${sender.login}", the account that Groundhog itself uses.` };
    if (sender === undefined && via !== 'sweep')
        return refuse('The event does not say who sent it.');
    const actors = listActors(facts).filter((actor) => !(isOurs && isSameLogin(actor.login, facts.ourLogin)));
    const bot = actors.find((actor) => actor.isBot && !isAllowedBot(actor, facts));
    if (bot !== undefined)
        return refuseActor(`"${bot.login}" is a bot and not among those that the input "allowed-bots" names.`);
    return { kind: 'ask', logins: actors.filter(({ isBot }) => !isBot).map(({ login }) => login) };
}
/** Decides whether an event may start work. An unknown fact refuses. */
function decideAccess(facts, findings) {
    const screening = screenActors(facts);
    if (screening.kind !== 'ask')
        return screening;
    for (const login of screening.logins) {
        const refusal = findStandingRefusal(login, findings.standings.get(login));
        if (refusal !== undefined)
            return refusal;
    }
    const problem = findHeadProblem(findings.head) ?? findTextProblem(findings.text);
    return problem === undefined ? { kind: 'allowed' } : refuse(problem);
}
function listActors({ sender, triggeringActor }) {
    const second = triggeringActor === undefined ? [] : [{ login: triggeringActor, isBot: hasBotName(triggeringActor) }];
    const first = sender === undefined ? [] : [{ ...sender, isBot: sender.isBot || hasBotName(sender.login) }];
    const isOne = sender !== undefined && triggeringActor !== undefined && isSameLogin(sender.login, triggeringActor);
    return isOne ? first : [...first, ...second];
}
function findStandingRefusal(login, standing) {
    const needed = 'Work is started by people with write, maintain or admin rights.';
    if (standing === undefined)
        return refuse(`It was not asked what "${login}" may do here. ${needed}`);
    if (standing.kind === 'unknown')
        return refuse(`GitHub did not say what "${login}" may do here (${standing.reason}). ${needed}`);
    return standing.mayWrite ? undefined : refuseActor(`"${login}" has the role "${standing.role}" here. ${needed}`);
}
function findHeadProblem(head) {
    switch (head) {
        case 'none':
        case 'same_repository':
            return undefined;
        case 'fork':
            return 'The pull request comes from another repository; Groundhog works on branches of this one only.';
        case 'unknown':
            return 'GitHub did not say where the pull request comes from.';
        default:
            return (0,assert_never/* assertNever */.x)(head);
    }
}
function findTextProblem(text) {
    switch (text) {
        case 'none':
        case 'same':
            return undefined;
        case 'changed':
            return 'The text was changed after this event. Its present version was not asked for: ask again.';
        case 'gone':
            return 'The text was deleted.';
        case 'unknown':
            return 'GitHub did not say whether the text is still the same.';
        default:
            return (0,assert_never/* assertNever */.x)(text);
    }
}
/** Returns whether a bot is among those that may start work. */
function isAllowedBot({ login }, { allowedBots }) {
    return allowedBots.some((allowed) => isSameLogin(allowed, login));
}
function hasBotName(login) {
    return login.toLowerCase().endsWith('[bot]');
}
/** Returns whether two logins are of one account. */
function isSameLogin(a, b) {
    return a.toLowerCase() === b.toLowerCase();
}
function refuse(reason) {
    return { kind: 'refused', reason, isActorRefused: false };
}
function refuseActor(reason) {
    return { kind: 'refused', reason, isActorRefused: true };
}

// EXTERNAL MODULE: ./github/client/request-failure.js
var request_failure = __webpack_require__(67974);
// EXTERNAL MODULE: ./domain/operations/command-box.js
var command_box = __webpack_require__(4309);
;// CONCATENATED MODULE: ./github/events/compare-event-text.js


/** Compares an issue with the text of the event. Never throws. */
async function compareIssue({ client, repository }, issue) {
    try {
        const { data } = await client.rest.issues.get({ ...repository, issue_number: issue.number });
        // Labels and comments change its date too, so the text itself is compared.
        const labels = data.labels.map((label) => (typeof label === 'string' ? label : (label.name ?? '')));
        return { text: isSameBody(data.body, issue.body) ? 'same' : 'changed', labels };
    }
    catch (error) {
        return { text: (0,request_failure/* hasStatus */.Ro)(error, 404) || (0,request_failure/* hasStatus */.Ro)(error, 410) ? 'gone' : 'unknown', labels: [] };
    }
}
/** Compares a comment, or a review of the pull request of this number, with the text of the event. Never throws. */
async function compareComment(access, comment, pullNumber) {
    try {
        const { body, updatedAt } = await fetchComment(access, comment, pullNumber);
        const isNewer = updatedAt !== undefined && !(Date.parse(updatedAt) <= Date.parse(comment.updatedAt));
        return isNewer || !isSameBody(body, comment.body) ? 'changed' : 'same';
    }
    catch (error) {
        return (0,request_failure/* hasStatus */.Ro)(error, 404) || (0,request_failure/* hasStatus */.Ro)(error, 410) ? 'gone' : 'unknown';
    }
}
/** Finds whether a box is still ticked: what was written since need not concern it. Never throws. */
async function compareBox(access, comment, { command }) {
    try {
        const { body } = await fetchComment(access, comment, 0);
        return (0,command_box/* isTicked */.DB)(body ?? '', command) ? 'same' : 'changed';
    }
    catch (error) {
        return (0,request_failure/* hasStatus */.Ro)(error, 404) || (0,request_failure/* hasStatus */.Ro)(error, 410) ? 'gone' : 'unknown';
    }
}
async function fetchComment({ client, repository }, { id, part }, pullNumber) {
    const { issues, pulls } = client.rest;
    if (part === 'review') {
        const { data } = await pulls.getReview({ ...repository, pull_number: pullNumber, review_id: id });
        return { body: data.body, updatedAt: undefined };
    }
    const request = { ...repository, comment_id: id };
    const { data } = part === 'line' ? await pulls.getReviewComment(request) : await issues.getComment(request);
    return { body: data.body, updatedAt: data.updated_at };
}
/** Fetches the head of a pull request. Never throws. */
async function fetchPullHead({ client, repository }, pullNumber) {
    try {
        const { data } = await client.rest.pulls.get({ ...repository, pull_number: pullNumber });
        const ours = `${repository.owner}/${repository.repo}`.toLowerCase();
        const isOurs = data.head.repo?.full_name.toLowerCase() === ours;
        return { origin: isOurs ? 'same_repository' : 'fork', branch: data.head.ref };
    }
    catch {
        return { origin: 'unknown', branch: undefined };
    }
}
/** Returns whether two texts are equal but for line ends and white space at the end. */
function isSameBody(a, b) {
    return toText(a) === toText(b);
}
function toText(body) {
    return (body ?? '').replaceAll('\r\n', '\n').trimEnd();
}

;// CONCATENATED MODULE: ./github/events/check-access.js



const NO_PULL = { origin: 'none', branch: undefined };
const NOT_COMPARED = { headBranch: undefined, labels: [], standings: new Map() };
/** Decides whether an event may act; fetches no more from GitHub than the decision needs. */
async function checkAccess(trigger, target, terms) {
    const sender = trigger.kind === 'sweep' ? undefined : trigger.sender;
    const facts = { ...terms, via: trigger.kind, sender };
    const screening = screenActors(facts);
    if (screening.kind !== 'ask')
        return { access: screening, ...NOT_COMPARED };
    if (isBox(trigger) && !isSameLogin(trigger.box?.author ?? '', terms.ourLogin))
        return { access: { kind: 'ignored', reason: NOT_OURS }, ...NOT_COMPARED };
    const standings = new Map();
    for (const login of screening.logins)
        standings.set(login, await fetchStanding(target.client, target.repository, login));
    const early = decideAccess(facts, { standings, head: 'none', text: 'none' });
    if (early.kind !== 'allowed')
        return { access: early, ...NOT_COMPARED };
    const head = trigger.kind === 'command' && trigger.isPullRequest ? await fetchPullHead(target, trigger.issue.number) : NO_PULL;
    const { text, labels } = await compareText(trigger, target);
    if (isBox(trigger) && (text === 'changed' || text === 'gone'))
        return { access: { kind: 'ignored', reason: UNTICKED }, ...NOT_COMPARED };
    const access = decideAccess(facts, { standings, head: head.origin, text });
    return { access, headBranch: head.branch, labels, standings };
}
const UNTICKED = 'The comment was written again since the box was ticked: tick it again where it is still there.';
const NOT_OURS = 'The edited comment is by another account than that of Groundhog.';
function isBox(trigger) {
    return trigger.kind === 'command' && trigger.box !== undefined;
}
async function compareText(trigger, target) {
    if (trigger.kind === 'labelled')
        return compareIssue(target, trigger.issue);
    if (trigger.kind !== 'command')
        return { text: 'none', labels: [] };
    const { comment, box, issue } = trigger;
    const text = await (box === undefined
        ? compareComment(target, comment, issue.number)
        : compareBox(target, comment, box));
    return { text, labels: [] };
}
const WRITING = new Set(['admin', 'write']);
const NOT_WRITING = new Set(['triage', 'read', 'none']);
/** Fetches a user's role by "Get repository permissions for a user" of the REST API. Never throws: a failure is `unknown`. */
async function fetchStanding(client, repository, login) {
    try {
        const { data } = await client.rest.repos.getCollaboratorPermissionLevel({ ...repository, username: login });
        const role = data.role_name || data.permission;
        // A custom role of an organisation has any name; `permission` holds the role that it is based on.
        return { kind: 'role', role, mayWrite: WRITING.has(data.permission) && !NOT_WRITING.has(role) };
    }
    catch (error) {
        if ((0,request_failure/* hasStatus */.Ro)(error, 404))
            return { kind: 'role', role: 'none', mayWrite: false };
        const { data } = (0,request_failure/* toGitHubError */.Lg)(error, { operation: 'read the permissions' });
        return { kind: 'unknown', reason: `${data.status ?? 'no answer'} ${data.message ?? ''}`.trim() };
    }
}

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(40669);
// EXTERNAL MODULE: ./domain/ids.js
var ids = __webpack_require__(70375);
// EXTERNAL MODULE: ./domain/markdown/read-markdown.js + 2 modules
var read_markdown = __webpack_require__(57826);
// EXTERNAL MODULE: ./domain/text/invisible-text.js
var invisible_text = __webpack_require__(49468);
// EXTERNAL MODULE: ./domain/text/nearest-name.js
var nearest_name = __webpack_require__(78251);
// EXTERNAL MODULE: ./domain/yaml/file-problem.js
var file_problem = __webpack_require__(39617);
;// CONCATENATED MODULE: ./domain/operations/command-forms.js
/** All commands of comments, in the order of the help. */
const COMMAND_FORMS = [
    { name: 'status', words: '', meaning: 'show the status of the task' },
    { name: 'run', words: '', meaning: 'resume the task' },
    { name: 'plan', words: '[what to change]', meaning: 'draft a plan for the issue, or change the draft' },
    { name: 'retry', words: '[checkpoint] [hint: text]', meaning: 'give blocked checkpoints a fresh budget, and resume' },
    { name: 'skip', words: '<checkpoint> <reason>', meaning: 'continue without a checkpoint' },
    {
        name: 'rebase',
        words: '[stop]',
        meaning: 'put what has landed on the tip of the base and verify it again there, or give that up',
    },
    { name: 'pause', words: '[reason]', meaning: 'end the current run before its next step' },
    { name: 'abort', words: '[reason]', meaning: 'stop the task until a retry' },
    {
        name: 'approve',
        words: '[checkpoint, statement, commit or hash] [statement]',
        meaning: 'approve commits that wait, statements of a checkpoint, all or one of them, or the plan of an issue by its hash',
    },
    { name: 'hint', words: '<text>', meaning: 'give a hint to later attempts' },
    { name: 'fix', words: '<text>', meaning: 'add a checkpoint to the plan that the guards check, and resume' },
    { name: 'unlock', words: '<generation>', meaning: 'take the task from a run that no longer responds' },
    { name: 'help', words: '', meaning: 'show this list' },
];
/** Renders the syntax of a command, such as `/groundhog retry [checkpoint]`. */
function renderForm({ name, words }) {
    return words === '' ? `/groundhog ${name}` : `/groundhog ${name} ${words}`;
}

;// CONCATENATED MODULE: ./domain/operations/comment-command.js






const MAX_LINE_CHARACTERS = 5000;
const LINE_END = /\r\n|\r|\n/;
/** Spaces of other widths, which keyboards and word processors write. */
const OTHER_SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const COMMAND_LINE = /^ {0,3}\/groundhog(?:[ \t](.*))?$/i;
/**
 * Parses the command of a comment: the text after `/groundhog` on its first line, in any case and after up to three spaces.
 * Undefined for any other comment: a quoted, fenced, indented or later line only mentions a command. The text of a fix goes
 * on to the end of the comment, or to the thread that a reply by mail quotes. A line that counts, and that GitHub does not show in full, is wrong.
 */
function parseCommentCommand(body) {
    const [first = '', ...lines] = body.split(LINE_END);
    const later = withoutMailQuote(lines);
    const line = COMMAND_LINE.exec(toPlainSpaces(first).trimEnd())?.slice(1).join('');
    if (line === undefined)
        return undefined;
    const parsing = parseCommand(line, later.join('\n'));
    const isFix = parsing.kind === 'command' && parsing.command.kind === 'operate' && parsing.command.operation.kind === 'fix';
    const problem = findProblem(body, isFix ? later.length + 1 : 1);
    return problem === undefined ? parsing : wrong(problem);
}
/** Leaves out the thread that a mail program quotes at the end: "On …, … wrote:" on one line or two, then quoted lines only. */
function withoutMailQuote(lines) {
    const last = lines.findLastIndex((line) => !/^\s*(?:>|$)/.test(line));
    const hasQuote = lines.slice(last + 1).some((line) => line.trimStart().startsWith('>'));
    if (!hasQuote || !/\bwrote:\s*$/.test(lines[last] ?? ''))
        return lines;
    const start = [last, last - 1].find((index) => lines[index]?.startsWith('On '));
    return start === undefined ? lines : lines.slice(0, start);
}
function toPlainSpaces(line) {
    return line.replace(OTHER_SPACES, ' ');
}
/** Explains why the first lines of a comment cannot be taken: GitHub hides a part of them, or one is a second command. */
function findProblem(body, count) {
    const lines = body.split(LINE_END).slice(0, count).map(toPlainSpaces);
    const invisible = (0,invisible_text/* describeInvisible */.R)(lines.join('\n'));
    if (invisible !== undefined)
        return `Column ${invisible.column} of ${nameLine(invisible.line)}: ${invisible.message}.`;
    const reading = (0,read_markdown/* readMarkdown */.k)(body);
    if (reading.kind === 'too_costly')
        return `Line ${reading.line} of the comment: ${reading.message}.`;
    const html = reading.html.find(({ line }) => line <= count);
    if (html !== undefined)
        return `A part of ${nameLine(html.line)} is HTML, which GitHub does not show: write it in backticks, or leave it out.`;
    const isCommand = (line) => line > 1 && COMMAND_LINE.test(lines[line - 1]?.trimEnd() ?? '');
    const other = reading.texts.find(({ line, container }) => container === 'document' && isCommand(line));
    return other && `Line ${other.line} is another command: send it in a comment of its own, or write it in backticks.`;
}
function nameLine(line) {
    return line === 1 ? 'the line' : `line ${line}`;
}
/**
 * Parses the text after `/groundhog`: the name, optionally `task=<id>`, and the arguments. The text of a fix goes on in the
 * later lines, which no other command takes.
 */
function parseCommand(line, later = '') {
    if (line.length > MAX_LINE_CHARACTERS)
        return wrong(`The line has ${line.length} characters; at most ${MAX_LINE_CHARACTERS} are allowed.`);
    const [, name = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line) ?? [];
    const form = COMMAND_FORMS.find((known) => known.name === name.toLowerCase());
    if (form === undefined)
        return wrong(explainName(name));
    const [, task, words = ''] = /^(?:task=(\S*)(?:\s+|$))?(.*)$/.exec(rest) ?? [];
    const taskId = ids/* taskIdSchema */.Ov.safeParse(task);
    if (task !== undefined && !taskId.success)
        return wrong(`${(0,file_problem/* quote */.hD)(task)} is no task id: ${taskId.error.issues[0]?.message}.`);
    const command = toCommand(form.name, form.name === 'fix' ? `${words}\n${later}`.trim() : words);
    if (command === undefined)
        return wrong(explainCommand(form, words));
    return { kind: 'command', command, task: taskId.data };
}
function explainName(name) {
    if (name === '')
        return 'The line names no command.';
    const known = COMMAND_FORMS.map((form) => form.name);
    const nearest = (0,nearest_name/* findNearestName */.$q)(name, known);
    return `There is no command ${(0,file_problem/* quote */.hD)(name)}.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`;
}
function explainCommand(form, words) {
    const found = words === '' ? 'nothing follows it' : `${(0,file_problem/* quote */.hD)(words)} follows it`;
    return `"${form.name}" is written ${renderForm(form)}, and ${found}.`;
}
/** Returns the command of this name with its arguments, or undefined when they do not fit. */
function toCommand(name, words) {
    if (name === 'status' || name === 'help' || name === 'run')
        return words === '' ? { kind: name } : undefined;
    if (name === 'plan')
        return { kind: name, change: words === '' ? undefined : words };
    const operation = toOperation(name, words);
    return operation && { kind: 'operate', operation };
}
function toOperation(name, words) {
    const [first, more] = takeWord(words);
    const text = words === '' ? undefined : words;
    switch (name) {
        case 'retry':
            return toRetry(words);
        case 'approve':
            return toApproval(first, more);
        case 'skip':
            return first === undefined || more === '' ? undefined : { kind: 'skip', checkpoint: first, reason: more };
        case 'rebase':
            return words === '' || words === 'stop' ? { kind: 'rebase', isStop: words === 'stop' } : undefined;
        case 'pause':
        case 'abort':
            return { kind: name, reason: text };
        case 'hint':
        case 'fix':
            return text === undefined ? undefined : { kind: name, text };
        case 'unlock':
            return /^[1-9]\d{0,8}$/.test(words) ? { kind: 'unlock', generation: words } : undefined;
    }
}
/** The start of a block of Markdown, such as a suggestion, which is one on a line of its own alone. */
const BLOCK_START = /^(?:```|~~~|[>#|*+-]|\d+[.)] )/;
/** Puts the place in the files that a text is about before it. */
function prefixLocation(text, place) {
    return `${place}:${BLOCK_START.test(text) ? '\n\n' : ' '}${text}`;
}
/** Parses the arguments of a retry: a checkpoint, or `hint:` with a text, or both. */
function toRetry(words) {
    const [, rest = '', hint] = /^(.*?)(?:(?:^|\s)hint:\s*(.*))?$/i.exec(words) ?? [];
    const [checkpoint, more] = takeWord(rest.trim());
    if (more !== '' || hint === '')
        return undefined;
    return { kind: 'retry', checkpoint, ...(hint === undefined ? {} : { hint }) };
}
function toApproval(target, more) {
    const [statement, rest] = takeWord(more);
    if (rest !== '')
        return undefined;
    return { kind: 'approve', target, ...(statement === undefined ? {} : { statement }) };
}
/** Splits off the first word. A name with spaces is written in quotation marks, straight or curved. */
function takeWord(words) {
    const match = /^(?:["\u201c\u201d\u201e]([^"\u201c\u201d]+)["\u201c\u201d]|(\S+))(?:\s+(.*))?$/.exec(words);
    return [match?.[1] ?? match?.[2], match?.[3] ?? ''];
}
function wrong(reason) {
    return { kind: 'wrong', reason };
}

;// CONCATENATED MODULE: ./github/events/merge-group.js


/** `refs/heads/gh-readonly-queue/<base>/pr-<number>-<commit>` */
const PULL_OF_GROUP = /\/pr-([1-9]\d{0,8})-[0-9a-f]+$/;
/** The shape of the payload of a merge group. */
const mergeGroupSchema = schemas/* object */.Ikc({
    merge_group: schemas/* object */.Ikc({
        head_sha: ids/* objectIdSchema */.kf,
        head_ref: schemas/* string */.YjP().regex(PULL_OF_GROUP, 'names no pull request'),
        base_sha: ids/* objectIdSchema */.kf,
        base_ref: schemas/* string */.YjP().regex(/^refs\/heads\/./, 'is no branch'),
    }),
});
/** Returns the group of a payload. */
function toMergeGroup({ merge_group: group }) {
    return {
        head: group.head_sha,
        base: group.base_sha,
        baseBranch: group.base_ref.replace('refs/heads/', ''),
        pullNumber: Number(PULL_OF_GROUP.exec(group.head_ref)?.[1]),
    };
}

;// CONCATENATED MODULE: ./github/events/ticked-box.js


/** Reads the tick of an edited comment from its text before and after. */
function readTick(before, after) {
    const lineage = (0,command_box/* readPageLineage */.V1)(after);
    if (lineage === undefined)
        return none('The action is "edited", and the comment is not one that has boxes of Groundhog.');
    const ticking = (0,command_box/* findTicking */.By)(before, after);
    if (ticking.kind === 'none')
        return none('The edit has ticked no box.');
    if (ticking.kind === 'several')
        return none('The edit has ticked several boxes at once: tick one.');
    const { command } = ticking;
    const parsing = parseCommand(command);
    return parsing.kind === 'wrong'
        ? none(`The ticked box is of no command: ${parsing.reason}`)
        : { kind: 'one', command, lineage, parsing };
}
function none(reason) {
    return { kind: 'none', reason };
}

;// CONCATENATED MODULE: ./github/events/trigger.js




const actorSchema = schemas/* object */.Ikc({ login: schemas/* string */.YjP().min(1).max(100), type: schemas/* string */.YjP().optional() })
    .transform(({ login, type }) => ({ login, isBot: type === 'Bot' }));
const issueSchema = schemas/* object */.Ikc({
    number: schemas/* int */.Whr().min(1),
    state: schemas/* string */.YjP(),
    title: schemas/* string */.YjP().optional(),
    body: schemas/* string */.YjP().nullish(),
    pull_request: schemas/* unknown */.L5J().optional(),
});
const word = schemas/* string */.YjP().max(1000).optional();
const dispatchSchema = schemas/* object */.Ikc({ sender: actorSchema.optional() });
const repositoryDispatchSchema = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(),
    sender: actorSchema.optional(),
    client_payload: schemas/* object */.Ikc({
        ...{ plan: word, task: word, base: word, agent: word, model: word },
        command: schemas/* string */.YjP().max(5000).optional(),
    })
        .nullish(),
});
const labelledSchema = schemas/* object */.Ikc({ sender: actorSchema, issue: issueSchema, label: schemas/* object */.Ikc({ name: schemas/* string */.YjP() }) });
const commentSchema = schemas/* object */.Ikc({
    sender: actorSchema,
    issue: issueSchema,
    comment: schemas/* object */.Ikc({ id: schemas/* int */.Whr().min(1), body: schemas/* string */.YjP(), updated_at: schemas/* string */.YjP() }),
});
const editedSchema = schemas/* object */.Ikc({
    sender: actorSchema,
    issue: issueSchema,
    comment: schemas/* object */.Ikc({ id: schemas/* int */.Whr().min(1), body: schemas/* string */.YjP(), updated_at: schemas/* string */.YjP(), user: actorSchema }),
    changes: schemas/* object */.Ikc({ body: schemas/* object */.Ikc({ from: schemas/* string */.YjP() }).optional() }).optional(),
});
const pullSchema = schemas/* object */.Ikc({ number: schemas/* int */.Whr().min(1), title: schemas/* string */.YjP().optional(), body: schemas/* string */.YjP().nullish() });
const reviewSchema = schemas/* object */.Ikc({
    sender: actorSchema,
    pull_request: pullSchema,
    review: schemas/* object */.Ikc({ id: schemas/* int */.Whr().min(1), body: schemas/* string */.YjP().nullish() }),
});
const reviewCommentSchema = schemas/* object */.Ikc({
    sender: actorSchema,
    pull_request: pullSchema,
    comment: schemas/* object */.Ikc({
        id: schemas/* int */.Whr().min(1),
        body: schemas/* string */.YjP(),
        updated_at: schemas/* string */.YjP(),
        path: schemas/* string */.YjP().max(4096),
        line: schemas/* int */.Whr().nullish(),
    }),
});
const actionSchema = schemas/* object */.Ikc({ action: schemas/* string */.YjP() });
/** Parses the name and payload of an event. Never throws: an event that cannot be parsed is `ignored`. */
function parseTrigger(event, payload, { triggerLabel }) {
    switch (event) {
        case 'workflow_dispatch':
            return parseWith(dispatchSchema, payload, ({ sender }) => ({ kind: 'dispatch', sender, inputs: {} }));
        case 'repository_dispatch':
            return parseWith(repositoryDispatchSchema, payload, toRepositoryDispatch);
        case 'schedule':
            return { kind: 'sweep' };
        case 'issues':
            return parseAction(payload, 'labeled', () => parseWith(labelledSchema, payload, (found) => toLabelled(found, triggerLabel)));
        case 'issue_comment':
            return parseActions(payload, {
                created: () => parseWith(commentSchema, payload, trigger_toCommand),
                edited: () => parseWith(editedSchema, payload, toTick),
            });
        case 'pull_request_review':
            return parseAction(payload, 'submitted', () => parseWith(reviewSchema, payload, toReviewCommand));
        case 'pull_request_review_comment':
            return parseAction(payload, 'created', () => parseWith(reviewCommentSchema, payload, toLineCommand));
        case 'merge_group':
            return parseAction(payload, 'checks_requested', () => parseWith(mergeGroupSchema, payload, (found) => ({ kind: 'merge_group', ...toMergeGroup(found) })));
        default:
            return ignore(`Groundhog does not act on "${event}".`);
    }
}
function toRepositoryDispatch({ action, sender, client_payload: inputs }) {
    if (action !== 'groundhog')
        return ignore(`The dispatch is of type "${action}", and not "groundhog".`);
    return { kind: 'dispatch', sender, inputs: inputs ?? {} };
}
function toLabelled({ sender, issue, label }, triggerLabel) {
    if (label.name.toLowerCase() !== triggerLabel.toLowerCase())
        return ignore(`The label is "${label.name}", and not "${triggerLabel}".`);
    if (issue.pull_request !== undefined)
        return ignore('The label is on a pull request, and not on an issue.');
    if (issue.state !== 'open')
        return ignore(`Issue #${issue.number} is ${issue.state}.`);
    return { kind: 'labelled', sender, issue: toIssue(issue), label: label.name };
}
function trigger_toCommand({ sender, issue, comment }) {
    return toCommandOf(sender, comment.body, {
        issue: toIssue(issue),
        isPullRequest: issue.pull_request !== undefined,
        comment: { id: comment.id, body: comment.body, updatedAt: comment.updated_at },
    });
}
/** Returns the command of the box that an edit has ticked; whose comment it is, is checked where our login is known. */
function toTick({ sender, issue, comment, changes }) {
    const { id, body, updated_at: updatedAt, user } = comment;
    const tick = readTick(changes?.body?.from ?? body, body);
    if (tick.kind === 'none')
        return ignore(tick.reason);
    const box = { command: tick.command, author: user.login, lineage: tick.lineage };
    const thread = { issue: toIssue(issue), isPullRequest: issue.pull_request !== undefined };
    const text = { id, body, updatedAt, part: 'box', editedAt: updatedAt };
    return { kind: 'command', sender, ...thread, comment: text, parsing: tick.parsing, box };
}
function toReviewCommand({ sender, pull_request: pull, review }) {
    const body = review.body ?? '';
    const comment = { id: review.id, body, updatedAt: '', part: 'review' };
    return toCommandOf(sender, body, { issue: toIssue(pull), isPullRequest: true, comment });
}
function toLineCommand({ sender, pull_request: pull, comment }) {
    const { id, body, updated_at: updatedAt, path, line } = comment;
    const place = line == null ? path : `${path}, line ${line}`;
    const text = { id, body, updatedAt, part: 'line', place };
    return toCommandOf(sender, body, { issue: toIssue(pull), isPullRequest: true, comment: text });
}
function toCommandOf(sender, body, thread) {
    const parsing = parseCommentCommand(body);
    if (parsing === undefined)
        return ignore('The first line of the comment is no /groundhog command.');
    return { kind: 'command', sender, ...thread, parsing };
}
function toIssue({ number, title, body }) {
    return { number, title, body: body ?? '' };
}
function parseAction(payload, wanted, act) {
    return parseActions(payload, { [wanted]: act });
}
function parseActions(payload, acts) {
    const wanted = Object.keys(acts).map((name) => `"${name}"`);
    return parseWith(actionSchema, payload, ({ action }) => {
        const act = Object.hasOwn(acts, action) ? acts[action] : undefined;
        return act?.() ?? ignore(`The action is "${action}"; Groundhog acts on ${wanted.join(' and ')} only.`);
    });
}
function parseWith(schema, payload, use) {
    const parsed = schema.safeParse(payload);
    if (parsed.success)
        return use(parsed.data);
    const [issue] = parsed.error.issues;
    return ignore(`The event cannot be read: ${issue?.path.join('.') || 'its payload'}: ${issue?.message}.`);
}
function ignore(reason) {
    return { kind: 'ignored', reason };
}

// EXTERNAL MODULE: ./github/issue-labels.js
var issue_labels = __webpack_require__(24397);
// EXTERNAL MODULE: ./entry/job/job-context.js + 2 modules
var job_context = __webpack_require__(682);
// EXTERNAL MODULE: ./entry/settings/settings.js
var settings_settings = __webpack_require__(45320);
;// CONCATENATED MODULE: ./github/comments/reaction.js

const PERMISSION = 'issues: write\n    pull-requests: write';
/** Adds a reaction; GitHub keeps one of each kind by an author. Returns false when the target is gone. */
async function react({ client, repository }, target, content) {
    try {
        const { reactions } = client.rest;
        if (target.kind === 'issue')
            await reactions.createForIssue({ ...repository, issue_number: target.number, content });
        else if (target.kind === 'comment')
            await reactions.createForIssueComment({ ...repository, comment_id: target.id, content });
        else
            await reactions.createForPullRequestReviewComment({ ...repository, comment_id: target.id, content });
        return true;
    }
    catch (error) {
        if ((0,request_failure/* hasStatus */.Ro)(error, 404) || (0,request_failure/* hasStatus */.Ro)(error, 410))
            return false;
        throw (0,request_failure/* toGitHubError */.Lg)(error, { operation: 'react', permission: PERMISSION });
    }
}

// EXTERNAL MODULE: ./domain/text/break-references.js
var break_references = __webpack_require__(31101);
// EXTERNAL MODULE: ./report/parts/task-title.js
var task_title = __webpack_require__(63438);
// EXTERNAL MODULE: ./report/text/fit-rows.js
var fit_rows = __webpack_require__(50064);
// EXTERNAL MODULE: ./report/text/marker.js
var text_marker = __webpack_require__(69909);
;// CONCATENATED MODULE: ./report/pages/answer-comment.js









const MAX_TEXT_BYTES = 16_000;
const MAX_TITLE_BYTES = 1000;
/**
 * Renders the one comment that answers a comment, or the labels of a thread: at most 60,000 characters, its marker first.
 * Without a task the marker has no nonce and can be guessed. The author then identifies the comment: only workflows of the
 * repository can write as it, and at worst an answer overwrites a comment of theirs.
 */
function renderAnswer(to, answer, links) {
    const lineage = to.lineage ?? `thread-${to.threadNumber}`;
    const marker = (0,text_marker/* renderMarker */.Bd)({ lineage, kind: 'answer', question: to.question?.comment });
    const sections = [...renderText(answer, to, links), ...renderQuestion(to, links)];
    return `${marker}\n${sections.join('\n\n')}\n`;
}
/** Replaces commands of the command line by commands of comments. */
function toCommentText(text) {
    return text.replace(/(?<![\w/-])groundhog (?=(?:status|retry|skip|pause|abort|approve|hint|unlock)\b)([^\n]*?)(?: --task \S+)?(?=[\n.]|$)/g, '/groundhog $1');
}
const ANCHORS = {
    ...{ conversation: 'issuecomment-', box: 'issuecomment-' },
    ...{ review: 'pullrequestreview-', line: 'discussion_r' },
};
function renderQuestion({ threadNumber, question }, { repositoryUrl }) {
    if (question === undefined)
        return [];
    const { line, comment, by } = question;
    const url = `${repositoryUrl}/issues/${threadNumber}#${ANCHORS[comment.part ?? 'conversation']}${comment.id}`;
    const asked = repositoryUrl === undefined ? 'Asked' : `[Asked](${url})`;
    return [`<sub>${asked} by ${(0,safe_text/* renderCodeSpan */.o9)(by, 60)}: ${(0,safe_text/* renderCodeSpan */.o9)(line, 200)}</sub>`];
}
function renderText(answer, { threadNumber }, links) {
    switch (answer.kind) {
        case 'plain': {
            const run = links.runUrl === undefined ? 'a run' : `[this run](${links.runUrl})`;
            const resumed = answer.isResumed === true ? [`Work continues in ${run}.`] : [];
            return [...renderWords(toCommentText(answer.text), threadNumber), ...resumed];
        }
        case 'help':
            return answer.problem === undefined
                ? [renderHelp()]
                : [...renderWords(answer.problem, threadNumber), (0,failure_section/* renderFolded */.jq)('All commands', renderHelp())];
        case 'unapproved_plan':
            return renderUnapproved(answer);
        case 'status':
            return [renderStatusLine(answer)];
    }
}
/** Renders what was refused or done in paragraphs: the title, each fact as an item where there are several, the advice. */
function renderWords(text, threadNumber) {
    const [title = '', ...lines] = text.replaceAll(`issue #${threadNumber}`, 'this issue').trim().split('\n');
    const advice = lines.findLastIndex((line) => !/^ {2,}/.test(line));
    if (lines.length < 2 || advice < 1)
        return [(0,safe_text/* renderMessage */.e4)([title, ...lines].join('\n'), MAX_TEXT_BYTES)];
    const facts = lines.slice(0, advice);
    const isList = facts.length > 1 && facts.every((line) => /^\S/.test(line));
    const [only = ''] = facts;
    return [
        (0,safe_text/* renderMessage */.e4)(title, MAX_TITLE_BYTES),
        isList
            ? (0,fit_rows/* renderBulletList */.Fm)(facts.map((line) => (0,safe_text/* renderProse */.E9)(line, 1000)), MAX_TEXT_BYTES)
            : (0,safe_text/* renderMessage */.e4)(/^[a-z]+ /.test(only) ? (0,safe_text/* toSentence */.Re)(facts.join('\n')) : facts.join('\n'), MAX_TEXT_BYTES),
        (0,safe_text/* renderMessage */.e4)(lines.slice(advice).join('\n'), MAX_TEXT_BYTES),
    ];
}
function renderStatusLine({ view, url }) {
    const state = (0,task_title/* renderState */.C)(view, (0,task_facts/* listCheckpoints */.Ep)(view));
    return url === undefined ? state : `${state} · ${(0,safe_text/* renderLink */.BK)('status', url)}`;
}
/** Renders a plan whole, since an approval is of all of it. */
function renderUnapproved({ taskId, hash, reason, planText }) {
    return [
        `**The plan was not run.** ${(0,break_references/* breakReferences */.m)((0,safe_text/* toShortLine */.wb)(reason, 300))}`,
        'A user with write access approves exactly this plan with the comment:',
        (0,fence/* renderFence */.Q)('', `/groundhog approve ${hash}`),
        `It was read as the plan of the task ${(0,safe_text/* renderCodeSpan */.o9)(taskId, 80)}:`,
        (0,fence/* renderFence */.Q)('yaml', (0,safe_text/* toUnmarkedText */.mq)(planText).replace(/\n$/, '')),
        'When the issue is edited, the approval of this hash no longer holds.',
    ];
}
function renderHelp() {
    const lines = COMMAND_FORMS.map((form) => `- ${(0,safe_text/* renderCodeSpan */.o9)(renderForm(form))} – ${form.meaning}`);
    return [
        'A command is the first line of a new comment; one that is edited starts nothing:',
        lines.join('\n'),
        'A name with spaces is written in quotation marks. `task=<id>` right after the name of the command picks a task.',
    ].join('\n\n');
}

// EXTERNAL MODULE: ./entry/publish/open-comment-thread.js
var open_comment_thread = __webpack_require__(1816);
// EXTERNAL MODULE: ./entry/publish/warn-on-failure.js
var warn_on_failure = __webpack_require__(84650);
;// CONCATENATED MODULE: ./entry/events/command-reply.js




// Why: docs/decisions/0078-one-answer-for-one-question.md
/** Opens the reply to a comment or to a label on an issue; without either, or in a dry run, nothing is written. */
function openCommandReply(context, asked) {
    const warnOnFailure = (0,warn_on_failure/* createWarnOnFailure */.S)(context.warn);
    if (asked === undefined || context.inputs.isDryRun)
        return NO_REPLY;
    const { to, target } = toAnswer(asked);
    let thread;
    let lineage;
    const write = async (answered, text, missing) => {
        await warnOnFailure(async () => {
            thread ??= await (0,open_comment_thread/* openCommentThread */.i)(context, to.threadNumber);
            await thread.upsert(context.redactor.redact(renderAnswer(answered, text, context.links)), missing);
        });
    };
    return {
        async react(content) {
            // The REST API has no reactions to reviews.
            if (target !== undefined)
                await warnOnFailure(() => react(context.target, target, content));
        },
        answer: (text) => write({ ...to, lineage }, text, 'create'),
        setTask(known) {
            lineage = known;
        },
        async updateExisting(text) {
            if (to.question !== undefined)
                await write(to, text, 'leave_out');
            await write({ ...to, question: undefined }, text, 'leave_out');
        },
    };
}
const NO_REPLY = {
    react: () => Promise.resolve(),
    answer: () => Promise.resolve(),
    setTask() { },
    updateExisting: () => Promise.resolve(),
};
/** Returns what a reaction goes to: not to our own comment, which would keep it from one tick to the next. */
function toReactionTarget({ id, part }) {
    if (part === 'review' || part === 'box')
        return undefined;
    return { kind: part === 'line' ? 'line_comment' : 'comment', id };
}
function toAnswer(asked) {
    if ('issueNumber' in asked) {
        const { issueNumber } = asked;
        return { to: { threadNumber: issueNumber, question: undefined }, target: { kind: 'issue', number: issueNumber } };
    }
    const { comment, issue, by, box } = asked;
    const [written = ''] = comment.body.split(/\r\n|\r|\n/, 1);
    const line = box === undefined ? written : `/groundhog ${box.command}`;
    return {
        to: { threadNumber: issue.number, question: { line, comment, by } },
        target: toReactionTarget(comment),
    };
}

;// CONCATENATED MODULE: ./domain/decisions/task-matrix.js
/** GitHub's limit on the jobs of one matrix. */
const MAX_JOBS = 256;
/** Returns the matrix of jobs: each task once, in order, as many as a matrix may have. */
function toMatrix(entries) {
    const byTask = new Map();
    for (const entry of entries)
        if (!byTask.has(entry.task))
            byTask.set(entry.task, entry);
    const all = [...byTask.values()];
    return { include: all.slice(0, MAX_JOBS), leftOut: Math.max(0, all.length - MAX_JOBS) };
}

// EXTERNAL MODULE: ./domain/paths/glob.js
var glob = __webpack_require__(66898);
// EXTERNAL MODULE: ./domain/paths/glob-syntax.js
var glob_syntax = __webpack_require__(12532);
;// CONCATENATED MODULE: ./report/pages/fan-out-summary.js



/** Renders the tasks that a workflow can run in parallel: as a job summary, and in one line. */
function renderFanOutSummary({ include, leftOut }) {
    const more = leftOut === 0 ? '' : ` ${(0,format_duration/* formatPlural */.yk)(leftOut, 'more')} did not fit into one matrix.`;
    const reason = `${(0,format_duration/* formatPlural */.yk)(include.length, 'task')} can be worked on now.${more}`;
    const rows = include.map(({ task, plan }) => [
        (0,safe_text/* renderCodeCell */.Qj)(task, 63),
        plan === '' ? 'resumes' : `new, by ${(0,safe_text/* renderCodeCell */.Qj)(plan)}`,
    ]);
    const table = rows.length === 0 ? '' : `\n${(0,fit_rows/* renderTable */.bo)([{ title: 'Task' }, { title: 'Work' }], rows, { maxChars: 60_000 })}\n`;
    return { page: `## Groundhog: fan-out\n\n${reason}\n${table}`, reason };
}

// EXTERNAL MODULE: ./store/read-file-at.js
var read_file_at = __webpack_require__(11665);
// EXTERNAL MODULE: ./entry/events/load-order.js
var load_order = __webpack_require__(5836);
// EXTERNAL MODULE: ./domain/record/event-traits.js
var event_traits = __webpack_require__(33977);
// EXTERNAL MODULE: ./domain/record/lease.js
var lease = __webpack_require__(45789);
// EXTERNAL MODULE: ./domain/decisions/next-action.js
var next_action = __webpack_require__(97319);
;// CONCATENATED MODULE: ./domain/decisions/decide-sweep.js




/** Runs in a row without progress before a task is left to people. */
const MAX_UNPRODUCTIVE_RUNS = 3;
/** Decides whether a task can resume by itself: only when no run works on it and nothing waits for a user. */
function decideSweep({ record, events, claim }) {
    if (claim.kind === 'held')
        return { kind: 'busy', why: `${(0,lease/* describeHolder */.sG)(claim.holder)} works on it` };
    const reason = describeEnd(record);
    // A dead run must be resumed in any case: its end is not recorded and shown yet.
    if (record.ending === null)
        return toTurn(reason, countUnproductiveRuns(events, 'dead'));
    const next = (0,next_action/* chooseNextAction */.Zb)(record);
    if (next.kind === 'await_approval')
        return { kind: 'stuck', why: `Commits wait for approval: ${next.result}.` };
    if (next.kind === 'blocked' || next.kind === 'abandon')
        return { kind: 'stuck', why: next.reason };
    // Why: docs/decisions/0158-a-sweep-rebases-nothing-that-has-passed.md
    if (next.kind === 'done')
        return { kind: 'done' };
    if (!isOpen(record))
        return { kind: 'stuck', why: reason };
    return toTurn(reason, countUnproductiveRuns(events));
}
function toTurn(reason, unproductive) {
    return unproductive < MAX_UNPRODUCTIVE_RUNS
        ? { kind: 'resume', why: reason }
        : { kind: 'stuck', why: `${unproductive} runs in a row made no progress, the last one because: ${reason}` };
}
/** Returns whether the last run left work that the next one can do without a user. */
function isOpen({ ending, pause_cause, steering, ended_at }) {
    // What had ended has work again: a fix, or what a person opened again.
    if (ending === 'infra_error' || (ending !== null && (0,record_ending/* conclusionOf */.vu)(ending) === 'success'))
        return true;
    if (pause_cause !== null && (0,record_ending/* isPassing */.WG)(pause_cause))
        return true;
    return ending === 'blocked' && isDecidedSince(steering, ended_at);
}
function isDecidedSince(steering, endedAt) {
    const last = steering.at(-1);
    return last !== undefined && last.kind !== 'pause' && last.at >= (endedAt ?? '');
}
function describeEnd({ ending, ending_reason }) {
    return ending === null ? 'Its last run died.' : (ending_reason ?? `Its last run ended as ${ending}.`);
}
/**
 * Counts the runs in a row, up to the last one that is over, without an event of trait `progress`. A run is over when
 * it has ended, or when another one has started after it died; the last one is over too when it is `dead`.
 */
function countUnproductiveRuns(events, last = 'may_resume') {
    let count = 0;
    let isUnproductive = false;
    const close = () => {
        if (isUnproductive)
            count += 1;
        isUnproductive = false;
    };
    for (const event of events) {
        if (event.kind === 'run_ended' || event.kind === 'run_started')
            close();
        if (event.kind === 'run_started')
            isUnproductive = true;
        if (!isProgressEvent(event))
            continue;
        count = 0;
        isUnproductive = false;
    }
    if (last === 'dead')
        close();
    return count;
}
function isProgressEvent(event) {
    if (event.kind === 'attempt_ended' && event.outcome === 'interrupted')
        return false;
    return (0,event_traits/* hasTrait */.j)(event, 'progress');
}

// EXTERNAL MODULE: ./store/remote-tasks.js
var remote_tasks = __webpack_require__(99149);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 7 modules
var with_git = __webpack_require__(24850);
// EXTERNAL MODULE: ./entry/job/job-lease.js + 2 modules
var job_lease = __webpack_require__(34376);
;// CONCATENATED MODULE: ./entry/events/survey-tasks.js






/** Reads every recorded task of the repository. Writes nothing. */
async function surveyTasks(context) {
    const { host, remote } = context;
    const stored = await (0,with_git/* withGit */.z)(host, (git) => (0,remote_tasks/* fetchRemoteTasks */.Dj)(git, remote));
    const { now: fetchTime, isGone } = (0,job_lease/* openJobLease */.G)(context);
    const now = await fetchTime();
    const terms = { now: () => Promise.resolve(now), isGone };
    const surveyed = [];
    for (const [taskId, task] of stored)
        surveyed.push({
            taskId,
            found: await survey(task, terms),
            issueNumber: task instanceof errors/* GroundhogError */.CX ? null : task.state.record.issue_number,
        });
    return surveyed.sort((a, b) => (a.taskId < b.taskId ? -1 : 1));
}
async function survey(stored, terms) {
    if (stored instanceof errors/* GroundhogError */.CX)
        return { kind: 'stuck', why: (0,error_catalog/* renderError */.v)(stored) };
    const { state, events, lease } = stored;
    return decideSweep({ record: state.record, events, claim: await (0,job_lease/* peekLease */.E)(lease, terms) });
}

// EXTERNAL MODULE: ./entry/events/with-base-commit.js
var with_base_commit = __webpack_require__(82653);
;// CONCATENATED MODULE: ./entry/events/fan-out.js










/**
 * Lists the tasks that jobs can work on side by side: the recorded ones that can be resumed, and those of the plans that
 * have no record yet.
 */
async function fanOut({ plans, base }, context) {
    const surveyed = await surveyTasks(context);
    const paths = await findPlans(plans.split(/\s+/).filter(Boolean), base, context);
    const known = new Set(surveyed.map(({ taskId }) => taskId));
    const entries = surveyed
        .filter(({ found }) => found.kind === 'resume')
        .map(({ taskId }) => ({ task: taskId, plan: '' }));
    for (const path of paths) {
        const { taskId } = await (0,load_order/* loadFileOrder */.Re)({ path, base, task: undefined }, context);
        if (!known.has(taskId))
            entries.push({ task: taskId, plan: path });
    }
    const matrix = toMatrix(entries);
    const { page, reason } = renderFanOutSummary(matrix);
    return { kind: 'surveyed', ending: 'nothing_to_do', reason, page, matrix };
}
/** Finds the plan files of the base that match one of the globs, sorted by path. */
async function findPlans(globs, base, context) {
    if (globs.length === 0)
        return [];
    for (const glob of globs) {
        const reason = (0,glob_syntax/* findGlobProblem */.R)(glob);
        if (reason !== undefined)
            throw (0,settings_settings/* toSettingError */.Oh)('plan', glob, reason);
    }
    const isPlan = (0,glob/* compileGlobs */.t)(globs);
    return (0,with_base_commit/* withBaseCommit */.N)(base, context, async (git, { source, name }) => {
        const files = await (0,read_file_at/* listFilesAt */.R4)(git, source);
        const found = files.filter((path) => /\.(ya?ml|json)$/i.test(path) && isPlan(path));
        if (found.length === 0)
            throw new errors/* ConfigurationError */.j1('plan_not_found', { path: globs.join(' '), where: name });
        return found.sort();
    });
}

;// CONCATENATED MODULE: ./domain/operations/decide-next-run.js

/** Returns whether a run follows an operation: also after the skip of a checkpoint that had blocked the task, or was its last. */
function isRunNext({ operation, record, isChange }) {
    const next = (0,next_action/* chooseNextAction */.Zb)(record).kind;
    if (operation.kind === 'rebase')
        return !operation.isStop || record.rebase !== null;
    const isOver = record.ending === 'passed' && next === 'done';
    if (operation.kind === 'run' || operation.kind === 'retry' || operation.kind === 'fix')
        return !isOver;
    if (isOver || next === 'blocked' || next === 'abandon' || next === 'await_approval')
        return false;
    if (operation.kind === 'skip')
        return isChange && (next === 'done' || hadStopped(operation.checkpoint, record));
    return operation.kind === 'approve' && record.steering.at(-1)?.kind === 'materialize';
}
/** Returns whether a checkpoint that is skipped now had kept the task from continuing. */
function hadStopped(name, { ending, checkpoints }) {
    const skipped = checkpoints.find(({ checkpoint_id }) => checkpoint_id === name);
    return ending === 'blocked' || (skipped !== undefined && (0,next_action/* isOutOfAttempts */.MP)(skipped));
}

// EXTERNAL MODULE: ./domain/record/notifier.js
var notifier = __webpack_require__(38425);
// EXTERNAL MODULE: ./github/find-pull-request.js
var find_pull_request = __webpack_require__(30407);
// EXTERNAL MODULE: ./runner/operate.js + 4 modules
var operate = __webpack_require__(15927);
// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
;// CONCATENATED MODULE: ./entry/publish/find-status-url.js



/** Finds the comment that shows the status of a task, on its pull request, else on its issue; undefined when there is none. */
async function findStatusUrl({ record }, context) {
    const { lineage, task_branch: taskBranch, issue_number: issueNumber } = record;
    const pull = await (0,find_pull_request/* findLastPullRequest */.k2)(context.target, taskBranch.replace(/^refs\/heads\//, ''));
    const find = async (thread, kind) => (await (await (0,open_comment_thread/* openCommentThread */.i)(context, thread)).find((0,text_marker/* renderMarker */.Bd)({ lineage, kind })))?.url;
    const onPull = pull === undefined ? undefined : await find(pull.number, 'status');
    return onPull ?? (issueNumber === null ? undefined : find(issueNumber, 'issue'));
}

;// CONCATENATED MODULE: ./entry/events/answer-failure.js


/** Answers with what has stopped the work. Returns the result of a refusal; throws again what is not the asker's fault. */
async function answerFailure(thrown, { redactor }, reply) {
    const { ending, text } = (0,to_failure/* toFailure */.w)(thrown, redactor.redact);
    await reply.answer({ kind: 'plain', text });
    await reply.react('confused');
    if (ending !== 'refused')
        throw thrown;
    return (0,job_context/* toResult */.X5)(ending, text);
}

// EXTERNAL MODULE: ./domain/text/canonical-json.js
var canonical_json = __webpack_require__(66894);
;// CONCATENATED MODULE: ./domain/plan/plan-approval.js

/** Returns whether a word has the form of the hash of a plan. */
function isPlanHash(word) {
    return /^sha256:[0-9a-f]{64}$/.test(word);
}
/** Renders the plan of an issue and the task that it is for, for hashing: an approval covers all of it and nothing else. */
function renderApprovedPlan(plan) {
    return (0,canonical_json/* canonicalJson */.d)(plan);
}

;// CONCATENATED MODULE: ./github/events/fetch-issue-authors.js



/** The GraphQL document of `fetchIssueAuthors`; REST does not have the last editor. */
const AUTHORS_DOCUMENT = `query($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) {
    issue(number: $number) { body author { __typename login } editor { __typename login } lastEditedAt }
  }
}`;
const fetch_issue_authors_actorSchema = schemas/* object */.Ikc({ __typename: schemas/* string */.YjP(), login: schemas/* string */.YjP().min(1) })
    .transform(({ __typename: type, login }) => {
    const isBot = type === 'Bot';
    // GraphQL leaves out the ending that the login of a bot has everywhere else.
    return { login: isBot && !login.endsWith('[bot]') ? `${login}[bot]` : login, isBot };
})
    .nullable();
const answerSchema = schemas/* object */.Ikc({
    repository: schemas/* object */.Ikc({
        issue: schemas/* object */.Ikc({
            body: schemas/* string */.YjP(),
            author: fetch_issue_authors_actorSchema,
            editor: fetch_issue_authors_actorSchema,
            lastEditedAt: schemas/* string */.YjP().nullable(),
        }),
    }),
});
/** Fetches the text of an issue with its author and last editor. Throws ConfigurationError when GitHub does not report them. */
async function fetchIssueAuthors({ client, repository }, issueNumber) {
    const answer = await client
        .graphql(AUTHORS_DOCUMENT, { ...repository, number: issueNumber })
        .catch((error) => toRefusal((0,request_failure/* toGitHubError */.Lg)(error, { operation: 'read the authors' })));
    if (answer instanceof errors/* ConfigurationError */.j1)
        throw answer;
    const parsed = answerSchema.safeParse(answer);
    if (!parsed.success)
        throw toRefusal();
    const { body, author, editor, lastEditedAt } = parsed.data.repository.issue;
    const isEdited = lastEditedAt !== null || editor !== null;
    return { body, author: author ?? undefined, editor: editor ?? undefined, isEdited };
}
function toRefusal(error) {
    const why = error === undefined ? 'its answer has no issue' : `${error.data.status ?? 'no answer'} ${error.data.message ?? ''}`;
    return new errors/* ConfigurationError */.j1('access_refused', {
        reason: `GitHub did not report who wrote the text of the issue (${why.trim()}). Its plan runs only when that is known.`,
    });
}

;// CONCATENATED MODULE: ./domain/decisions/plan-authors.js

/** Returns the logins whose roles decide. */
function listAuthorLogins({ author, editor }) {
    const people = [author, editor].flatMap((actor) => (actor === undefined || actor.isBot ? [] : [actor.login]));
    return [...new Set(people)];
}
/** Decides whether a plan in an issue may run without an approval: author and last editor may write here. */
function decideAuthors(authors, { standings, allowedBots, }) {
    const decideOn = (actor) => decideAuthor(actor, { standings, allowedBots });
    const author = decideOn(authors.author);
    const editor = authors.isEdited ? decideOn(authors.editor) : undefined;
    const unknown = [author, editor].find((problem) => problem?.kind === 'unknown');
    if (unknown !== undefined)
        return { kind: 'unknown', reason: unknown.reason };
    if (author !== undefined)
        return { kind: 'unapproved', reason: `The issue is by ${author.reason}.` };
    if (editor !== undefined)
        return { kind: 'unapproved', reason: `The issue was last edited by ${editor.reason}.` };
    return { kind: 'trusted' };
}
function decideAuthor(actor, { standings, allowedBots }) {
    if (actor === undefined)
        return { kind: 'unapproved', reason: 'an account that is gone' };
    const { login, isBot } = actor;
    if (isBot && isAllowedBot(actor, { allowedBots }))
        return undefined;
    if (isBot)
        return { kind: 'unapproved', reason: `the bot "${login}", which the input "allowed-bots" does not name` };
    const standing = standings.get(login) ?? { kind: 'unknown', reason: 'it was not asked' };
    if (standing.kind === 'unknown')
        return { kind: 'unknown', reason: `GitHub did not say what "${login}" may do here (${standing.reason}).` };
    return standing.mayWrite
        ? undefined
        : { kind: 'unapproved', reason: `"${login}", who has the role "${standing.role}" here` };
}

// EXTERNAL MODULE: ./exec/sha256.js
var sha256 = __webpack_require__(11325);
;// CONCATENATED MODULE: ./entry/events/check-plan-trust.js








/** Decides whether a plan in the text of an issue may run. Throws a GroundhogError when GitHub does not report its authors. */
async function checkPlanTrust(order, { issue, approval }, context) {
    const hash = hashIssuePlan(order, issue.number, context);
    if (approval?.hash === hash)
        return { kind: 'trusted', approval };
    if (approval !== undefined)
        return { kind: 'unapproved', hash, reason: 'That is not the hash of the plan that is in the issue now.' };
    const authored = await fetchIssueAuthors(context.target, issue.number);
    if (!isSameBody(authored.body, issue.body))
        throw new errors/* ConfigurationError */.j1('access_refused', {
            reason: 'The issue was changed after this event. Its present version was not asked for: ask again.',
        });
    const decision = await decideIssueAuthors(authored, context, context.standings);
    if (decision.kind === 'unknown')
        throw new errors/* ConfigurationError */.j1('access_refused', { reason: decision.reason });
    if (decision.kind === 'trusted' || (await isApprovalRecorded(order, hash, context)))
        return { kind: 'trusted', approval: undefined };
    return { kind: 'unapproved', hash, reason: decision.reason };
}
/** Returns the hash by which exactly this plan of an issue is approved. */
function hashIssuePlan({ taskId, planSource }, issue, { job }) {
    const { owner, repo } = job.repository;
    const about = { repository: `${owner}/${repo}`.toLowerCase(), issue, task: taskId };
    return `sha256:${(0,sha256/* sha256Hex */.f)(renderApprovedPlan({ ...about, text: planSource.text }))}`;
}
/** Decides whether the text of an issue is by users who may write here; `known` has the rights that GitHub has just reported. */
async function decideIssueAuthors(authored, context, known = new Map()) {
    const standings = await fetchStandings(authored, context, known);
    return decideAuthors(authored, { standings, allowedBots: context.inputs.allowedBots });
}
async function fetchStandings(authored, { client, job }, known) {
    const standings = new Map();
    for (const login of listAuthorLogins(authored))
        standings.set(login, known.get(login) ?? (await fetchStanding(client, job.repository, login)));
    return standings;
}
async function isApprovalRecorded({ taskId }, hash, context) {
    const stored = await (0,load_order/* findRecordedTask */.LE)(taskId, context);
    return stored?.events.some((event) => event.kind === 'plan_approved' && event.hash === hash) ?? false;
}

// EXTERNAL MODULE: ./domain/plan/parse-plan.js + 1 modules
var parse_plan = __webpack_require__(15478);
// EXTERNAL MODULE: ./domain/planning/extract-draft.js
var extract_draft = __webpack_require__(4756);
// EXTERNAL MODULE: ./domain/planning/draft-remark.js
var draft_remark = __webpack_require__(58693);
// EXTERNAL MODULE: ./report/words/criterion-demand.js
var criterion_demand = __webpack_require__(13964);
// EXTERNAL MODULE: ./report/words/draft-words.js
var draft_words = __webpack_require__(27286);
// EXTERNAL MODULE: ./report/words/next-step.js
var next_step = __webpack_require__(32155);
;// CONCATENATED MODULE: ./report/pages/draft-comment.js










// With a plan of at most 40,000 characters these stay below GitHub's limit of 65,536.
const MAX_REMARKS_CHARS = 4000;
const MAX_OUTLINE_CHARS = 8000;
/** A plan with more lines is folded: its outline is above it. */
const MAX_OPEN_LINES = 40;
const APPROVE = { text: 'approve', effect: 'start exactly this plan; it takes write access' };
const REDRAFT = { text: 'plan <what to change>', effect: 'draft it again' };
/** Renders the marker of the one comment of an issue that holds its draft. */
function renderDraftMarker(issueNumber) {
    return (0,text_marker/* renderMarker */.Bd)({ lineage: `thread-${issueNumber}`, kind: 'draft' });
}
/**
 * Renders the one comment of an issue with the draft of its plan: whether it is sound, the next step, an outline, and the
 * plan itself, the only block of YAML. It stays true once the plan has been approved.
 */
function renderDraftComment({ issueNumber, planText, hash, findings }, links) {
    const { remarks, planSource } = findings;
    const faults = (0,draft_remark/* findFaults */.HA)(remarks);
    const others = remarks.filter(({ isFault, kind }) => !isFault && kind !== 'not_checked');
    const unchecked = remarks.filter(({ kind }) => kind === 'not_checked');
    const run = links.runUrl === undefined ? '' : ` · ${(0,safe_text/* renderLink */.BK)('job log', links.runUrl)}`;
    const sections = [
        renderHeading(planSource?.plan, faults.length),
        `${(0,draft_words/* describeChecks */.Pt)(findings)} Nothing of it starts before it is approved.`,
        // No flag is given to a bot.
        ...unchecked.map(({ message }) => `⚠️ ${(0,safe_text/* toSentence */.Re)((0,safe_text/* renderProse */.E9)(message.replace(' with --yes', ' once it is approved'), 400))}.`),
        `**Your move** – comment one line:\n\n${(0,next_step/* renderCommands */.vA)(faults.length > 0 ? [REDRAFT, APPROVE] : [APPROVE, REDRAFT])}`,
        faults.length === 0 ? undefined : `**What is wrong with it:**\n\n${renderRemarks(faults)}`,
        ...(planSource === undefined ? [] : renderOutline(planSource.plan)),
        others.length === 0 ? undefined : (0,failure_section/* renderFolded */.jq)((0,format_duration/* formatPlural */.yk)(others.length, 'remark'), renderRemarks(others)),
        renderPlan(planText, hash),
        `<sub>${(0,draft_words/* describeDraftCosts */.Fp)(findings)}${run}</sub>`,
    ];
    return `${renderDraftMarker(issueNumber)}\n${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}
function renderHeading(plan, faults) {
    const title = `${faults === 0 ? '📝' : '⚠️'} Draft of a plan for this issue`;
    const counts = [
        ...(plan === undefined ? [] : [(0,format_duration/* formatPlural */.yk)(plan.checkpoints.length, 'checkpoint')]),
        ...(faults === 0 ? [] : [(0,format_duration/* formatPlural */.yk)(faults, 'fault')]),
    ];
    return `### ${[title, ...counts].join(' · ')}`;
}
function renderRemarks(remarks) {
    const items = remarks.map((remark) => (0,safe_text/* renderProse */.E9)((0,draft_remark/* renderRemark */.PJ)(remark), 400));
    return (0,fit_rows/* renderBulletList */.Fm)(items, MAX_REMARKS_CHARS);
}
/** Renders a plan as prose that fits a narrow page: its checkpoints, and what holds for all of them. */
function renderOutline(plan) {
    const { setup, guards = [], protect = [] } = plan;
    const all = [
        ...(setup === undefined ? [] : [`runs ${(0,safe_text/* renderCodeSpan */.o9)(setup, 300)} before the first attempt`]),
        ...(guards.length === 0 ? [] : [`keeps ${guards.map(criterion_demand/* renderDemand */.s).join(', ')} green throughout`]),
        ...(protect.length === 0 ? [] : [`leaves ${protect.map((glob) => (0,safe_text/* renderCodeSpan */.o9)(glob, 100)).join(', ')} alone`]),
    ];
    return [
        `**What it does:**\n\n${(0,fit_rows/* renderBulletList */.Fm)(plan.checkpoints.map(renderCheckpoint), MAX_OUTLINE_CHARS)}`,
        ...(all.length === 0 ? [] : [`It ${all.join(', ')}.`]),
    ];
}
function renderCheckpoint(checkpoint) {
    const { id, spec, success_criteria: criteria } = checkpoint;
    const proofs = criteria.map(criterion_demand/* renderDemand */.s).join(', ');
    return `**${(0,safe_text/* renderProse */.E9)(id, 60)}** – ${(0,safe_text/* renderProse */.E9)(spec, 300).replace(/\.$/, '')} · proved by ${proofs}`;
}
/** Renders the text that is approved, with the command that names it by its hash. */
function renderPlan(planText, hash) {
    const text = toShownPlan(planText);
    const lines = text.split('\n').length;
    const exact = `An approval with its hash is of exactly this text, whatever is drafted since:\n\n${(0,fence/* renderFence */.Q)('', `/groundhog approve ${hash}`)}`;
    return (0,failure_section/* renderFolded */.jq)(`The plan that runs, ${(0,format_duration/* formatPlural */.yk)(lines, 'line')}`, `${(0,fence/* renderFence */.Q)('yaml', text)}\n\n${exact}`, lines <= MAX_OPEN_LINES);
}
/** Returns the text of a plan as the comment shows it; what is approved is this text. */
function toShownPlan(planText) {
    return (0,safe_text/* toUnmarkedText */.mq)(planText).replace(/\n$/, '');
}

;// CONCATENATED MODULE: ./entry/events/find-draft.js







/** Finds the draft of an issue as its comment shows it; undefined where there is none. */
async function findDraft(issueNumber, context) {
    const thread = await (0,open_comment_thread/* openCommentThread */.i)(context, issueNumber);
    const comment = await thread.find(renderDraftMarker(issueNumber));
    const extracted = comment === undefined ? undefined : (0,extract_draft/* extractDraft */.L)(comment.body);
    if (comment === undefined || extracted?.kind !== 'plan')
        return undefined;
    return { text: extracted.text, updatedAt: comment.updatedAt };
}
/** Makes the order to run a draft, byte for byte as it is shown. Throws ConfigurationError where it is no plan. */
function toDraftOrder(issueNumber, text, base) {
    const parsed = (0,parse_plan/* parsePlan */.v)(text, { fileName: 'the draft' });
    if (parsed.kind === 'invalid')
        throw new errors/* ConfigurationError */.j1('plan_not_approved', {
            reason: `The draft is no valid plan:\n${(0,file_problem/* renderProblems */.x8)('draft', parsed.problems)}`,
        });
    return (0,load_order/* toInlineOrder */.TQ)({ plan: parsed.plan, text }, issueNumber, base);
}

;// CONCATENATED MODULE: ./domain/markdown/hiding-html.js
// Of HTML that a text may have before a plan: comments that end as HTML has it, too, images and line breaks.
const HARMLESS = /^(?:[^<]|<!--(?!-?>)(?:(?!--!?>)[\s\S])*-->|<(?:img|br)(?:\s+(?:[^<>"'/]|\/(?!>)|"[^"<>]*"|'[^'<>]*')*)?\/?>)*$/i;
/**
 * Finds the first raw HTML before a line that may hide, fold or change what comes after it: anything but whole comments,
 * images and line breaks. An element may be closed elsewhere, or not at all.
 */
function findHidingHtml(html, beforeLine) {
    return html.find(({ line, text }) => line < beforeLine && !HARMLESS.test(text));
}

;// CONCATENATED MODULE: ./domain/plan/plan-from-issue.js



/** The languages of a block that GitHub shows as its text, and not as a picture. */
const LANGUAGES = ['groundhog', 'yaml', 'yml'];
const WAY = 'a plan counts as a code block of its own, or in a list, with no HTML before it';
/**
 * Finds the plan of an issue: one fenced block whose info string has the word `groundhog`, or one line `Plan: <path>`, as
 * GitHub shows the issue. One in a quotation or footnote does not count; where nothing else does, its line is named, and so
 * is that of a plan in HTML.
 */
function findPlanInIssue(body) {
    const reading = (0,read_markdown/* readMarkdown */.k)(body);
    if (reading.kind === 'too_costly')
        return toWrong(reading.line, reading.message);
    const candidates = [...reading.fences.filter(isPlanBlock).map(toBlock), ...reading.texts.flatMap(toPathLine)];
    const shown = candidates.filter(({ container }) => container === 'document' || container === 'list');
    const [first, second] = shown.toSorted((a, b) => a.line - b.line);
    if (first === undefined)
        return explainUncounted(candidates, reading);
    if (second !== undefined)
        return toWrong(second.line, `a second plan; the first one is on line ${first.line}, and only one is allowed`);
    const hiding = findHidingHtml(reading.html, first.line);
    if (hiding !== undefined)
        return toWrong(first.line, `the HTML on line ${hiding.line} may hide or fold this plan: put the plan above it; ${WAY}`);
    const unreadable = findUnreadable(body, first);
    if (unreadable !== undefined)
        return { kind: 'wrong', problem: unreadable };
    return first.found;
}
/** Returns the line and column in the issue of a problem of its inline plan. */
function toIssuePlanPath({ line, column }, plan) {
    return { line: line + plan.line - 1, column: column + (plan.columns[line - 1] ?? 1) - 1 };
}
function isPlanBlock({ info }) {
    return toWords(info).includes('groundhog');
}
function toWords(info) {
    return info
        .toLowerCase()
        .split(/[\s,{}]+/)
        .filter((word) => word !== '');
}
function toBlock(block) {
    const { line, container, lines } = block;
    return { line, container, last: line + lines.length, found: toInline(block) };
}
function toInline({ line, info, isClosed, lines }) {
    const [language = ''] = toWords(info);
    if (!LANGUAGES.includes(language))
        return toWrong(line, `GitHub may show a block of "${language}" as a picture: begin it with \`\`\`yaml groundhog`);
    if (!isClosed)
        return toWrong(line, 'the block is not closed: it needs a line of the same marks at its end');
    const columns = lines.map(({ column }) => column);
    return { kind: 'inline', text: lines.map(({ text }) => `${text}\n`).join(''), line: line + 1, columns };
}
/** Returns the plan that a line of text names by its path, if it does. Markup could show another path. */
function toPathLine({ line, text, container }) {
    const [, plain, code] = /^Plan:[ \t]*(?:([^`\s]+)|`([^`\s]+)`)[ \t]*$/i.exec(text) ?? [];
    const path = plain ?? code;
    if (path === undefined)
        return [];
    const isMarked = path.includes(read_markdown/* MARKUP */.L) || (plain !== undefined && /[*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u.test(plain));
    const found = isMarked
        ? toWrong(line, 'GitHub shows parts of this path as markup: write it in backticks, as in Plan: `plans/a.yml`')
        : { kind: 'path', path };
    return [{ line, container, last: line, found }];
}
/** Finds the first text in the lines of a plan that a reader of the issue cannot see. */
function findUnreadable(body, { line, last }) {
    const lines = body.split(/\r\n|\r|\n/).slice(line - 1, last);
    const problem = (0,invisible_text/* describeInvisible */.R)(lines.join('\n')) ?? (0,invisible_text/* describeFarText */.I)(lines.join('\n'));
    return problem && { ...problem, line: problem.line + line - 1 };
}
/** Returns why none of the plans in a text counts, by the line of the first one. */
function explainUncounted(candidates, { html }) {
    const [first] = candidates;
    if (first !== undefined)
        return toWrong(first.line, `a plan in a ${first.container} does not count; ${WAY}`);
    for (const { line, text } of html) {
        const index = text
            .split(/\r\n|\r|\n/)
            .findIndex((one) => /^\s*(?:(?:`{3,}|~{3,}).*\bgroundhog\b|Plan:[ \t]*\S+\s*$)/i.test(one));
        if (index !== -1)
            return toWrong(line + index, `a plan within HTML does not count: GitHub may not show it; ${WAY}`);
    }
    return { kind: 'none' };
}
function toWrong(line, message) {
    return { kind: 'wrong', problem: { line, column: 1, message } };
}

// EXTERNAL MODULE: ./domain/record/thread-event.js
var thread_event = __webpack_require__(59386);
// EXTERNAL MODULE: ./domain/planning/drafting-cost.js
var drafting_cost = __webpack_require__(55350);
// EXTERNAL MODULE: ./domain/planning/planner-reading.js
var planner_reading = __webpack_require__(96954);
// EXTERNAL MODULE: ./entry/compose/prepare-run.js
var prepare_run = __webpack_require__(79919);
// EXTERNAL MODULE: ./entry/planning/compose-draft.js + 14 modules
var compose_draft = __webpack_require__(65303);
// EXTERNAL MODULE: ./entry/publish/terminal-notifier.js + 4 modules
var terminal_notifier = __webpack_require__(18639);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/config/apply-policy.js
var apply_policy = __webpack_require__(48931);
// EXTERNAL MODULE: ./exec/folder-access.js
var folder_access = __webpack_require__(66229);
;// CONCATENATED MODULE: ./github/actions/dispatch-workflow.js

/** Starts a workflow. The request is sent once: one without an answer may have started it, and is not repeated. */
async function dispatchWorkflow(dispatch) {
    const { client, repository, workflow, ref, inputs } = dispatch;
    try {
        await client.rest.actions.createWorkflowDispatch({ ...repository, workflow_id: workflow, ref, inputs });
        return { kind: 'dispatched' };
    }
    catch (error) {
        const failure = (0,request_failure/* parseRequestFailure */.nX)(error);
        const isRefusal = failure?.status === 403 || failure?.status === 404 || failure?.status === 422;
        if (failure === undefined || !isRefusal || (0,request_failure/* findRateLimitWait */.K7)(failure) !== undefined)
            throw (0,request_failure/* toGitHubError */.Lg)(error, { operation: `start the workflow "${workflow}"`, permission: 'actions: write' });
        const reason = [failure.message, ...failure.details].join('; ');
        return { kind: 'refused', reason, isForbidden: failure.status === 403 };
    }
}

;// CONCATENATED MODULE: ./github/actions/start-workflows.js



/**
 * Starts each workflow on a branch whose head is the commit, unless it has a run on that commit already. When a start gets
 * no answer, it is repeated only if no run is found. Throws GitHubError `check_not_started` when GitHub refuses the start.
 */
async function startWorkflows(start, branch, commit) {
    for (const workflow of start.workflows) {
        if (await hasRun(start, workflow, commit))
            continue;
        try {
            await startOne(start, workflow, branch);
        }
        catch (thrown) {
            const mayHaveStarted = thrown instanceof errors/* GitHubError */.y_ && thrown.code === 'github_request_failed';
            if (!mayHaveStarted)
                throw thrown;
            if (!(await hasRun(start, workflow, commit)))
                await startOne(start, workflow, branch);
        }
    }
}
async function startOne({ client, repository }, workflow, ref) {
    const answer = await dispatchWorkflow({ client, repository, workflow, ref, inputs: {} });
    if (answer.kind === 'dispatched')
        return;
    const permission = answer.isForbidden ? 'actions: write' : undefined;
    throw new errors/* GitHubError */.y_('check_not_started', { workflow, branch: ref, message: answer.reason, permission });
}
async function hasRun({ client, repository }, workflow, commit) {
    try {
        const query = { ...repository, workflow_id: workflow, head_sha: commit, per_page: 1 };
        return (await client.rest.actions.listWorkflowRuns(query)).data.total_count > 0;
    }
    catch (error) {
        // The start of a missing workflow is refused with a clearer message.
        if ((0,request_failure/* hasStatus */.Ro)(error, 404))
            return false;
        throw (0,request_failure/* toCheckError */.GD)(error, { operation: 'list the runs of a workflow', permission: 'actions: write' });
    }
}

;// CONCATENATED MODULE: ./github/actions/verify-job-origin.js

/** Creates the verifier, which asks once for each check. On GitHub a job and its check run have the same id. */
function createJobVerifier(client, repository) {
    const known = new Map();
    const ask = async (checkId, commit) => {
        try {
            const { data } = await client.rest.actions.getJobForWorkflowRun({ ...repository, job_id: checkId });
            return data.head_sha === commit && data.check_run_url.endsWith(`/check-runs/${checkId}`);
        }
        catch (error) {
            if ((0,request_failure/* hasStatus */.Ro)(error, 404))
                return false;
            throw (0,request_failure/* toCheckError */.GD)(error, { operation: 'read the job of a check', permission: 'actions: read' });
        }
    };
    return async (checkId, commit) => {
        const isJob = known.get(checkId) ?? ask(checkId, commit);
        known.set(checkId, isJob);
        isJob.catch(() => known.delete(checkId));
        return isJob;
    };
}

;// CONCATENATED MODULE: ./github/checks/check-run-output.js


const MAX_ANNOTATIONS = 30;
const MAX_TEXT_CHARS = 1500;
const MAX_ANNOTATIONS_CHARS = 2500;
/**
 * Creates a reader of the output of failed checks: title, texts and annotations, which hold most of a job's output. Each
 * check is read once. The text is bounded, plain and redacted, and still untrusted.
 */
function createCheckOutputReader({ client, repository, redact, }) {
    const known = new Map();
    const listAnnotations = async ({ id, output }) => {
        if (output.annotations_count === 0)
            return '';
        try {
            const query = { ...repository, check_run_id: id, per_page: MAX_ANNOTATIONS };
            const { data } = await client.rest.checks.listAnnotations(query);
            return data.map(({ path, start_line, message }) => `${path}:${start_line}: ${message ?? ''}`).join('\n');
        }
        catch (error) {
            throw (0,request_failure/* toCheckError */.GD)(error, { operation: 'read the annotations of a check', permission: 'checks: read' });
        }
    };
    // Redacted before it is cut: half of a secret would not be found.
    const clean = (text, maxChars) => (0,clean_text/* toCleanText */.M)(text, redact).slice(0, maxChars);
    return async (check) => {
        const cached = known.get(check.id);
        if (cached !== undefined)
            return cached;
        const { output, details_url, html_url } = check;
        const texts = [output.title, output.summary, output.text, details_url === html_url ? null : details_url];
        // Last, since the end of a long output is kept.
        const annotations = clean(await listAnnotations(check), MAX_ANNOTATIONS_CHARS);
        const parts = [...texts.map((text) => clean(text ?? '', MAX_TEXT_CHARS)), annotations];
        const text = parts.filter((part) => part !== '').join('\n');
        known.set(check.id, text);
        return text;
    };
}

;// CONCATENATED MODULE: ./github/checks/check-source.js
const ACTIONS_SLUG = 'github-actions';
/** Returns the source of a check run by its app's slug; `ourLogin` is the login of our token, such as `my-bot[bot]`. */
function toCheckSource(slug, ourLogin) {
    if (slug === undefined || slug === '')
        return 'unknown';
    const name = slug.toLowerCase();
    if (name === ACTIONS_SLUG)
        return 'actions';
    return `${name}[bot]` === ourLogin.toLowerCase() ? 'ours' : 'other';
}
/** Returns the source of a commit status by its creator's login. `actions` is a job's token: jobs write no statuses. */
function toStatusSource(login, ourLogin) {
    if (login === undefined || login === '')
        return 'unknown';
    const name = login.toLowerCase();
    if (name === `${ACTIONS_SLUG}[bot]`)
        return 'actions';
    return name === ourLogin.toLowerCase() ? 'ours' : 'other';
}
const distrust = {
    actions: 'does not count: it was written with the token of a job and is no job itself',
    ours: "does not count: it was written with this run's own token",
    unknown: 'does not count: GitHub does not say who wrote it',
};
/** Returns why a check of this source does not count, as a clause. */
function describeDistrust(source) {
    return distrust[source];
}

;// CONCATENATED MODULE: ./github/checks/commit-statuses.js

const MAX_PAGES = 10;
/** Creates the list for one repository. */
function createStatusList(client, repository) {
    let isForbidden = false;
    return async (commit) => {
        if (isForbidden)
            return undefined;
        try {
            return await listLatest(client, repository, commit);
        }
        catch (error) {
            const failure = (0,request_failure/* parseRequestFailure */.nX)(error);
            isForbidden = failure?.status === 403 && (0,request_failure/* findRateLimitWait */.K7)(failure) === undefined;
            if (isForbidden)
                return undefined;
            throw (0,request_failure/* toCheckError */.GD)(error, { operation: 'list the statuses of a commit', permission: 'statuses: read' });
        }
    };
}
/** Lists the latest status of each context; GitHub returns statuses newest first. */
async function listLatest(client, repository, ref) {
    const latest = new Map();
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const { data } = await client.rest.repos.listCommitStatusesForRef({ ...repository, ref, per_page: 100, page });
        for (const { context, state, creator, description, target_url } of data) {
            if (latest.has(context))
                continue;
            latest.set(context, {
                name: context,
                state,
                creator: creator?.login,
                description: description ?? '',
                targetUrl: target_url,
            });
        }
        if (data.length < 100)
            break;
    }
    return [...latest.values()];
}

;// CONCATENATED MODULE: ./github/checks/commit-checks.js







/** Creates the port to the checks of one repository's commits on GitHub. */
function createCommitChecks(options) {
    const { client, repository, workflows, pace } = options;
    const context = {
        ...options,
        isJob: createJobVerifier(client, repository),
        listStatuses: createStatusList(client, repository),
        readOutput: createCheckOutputReader(options),
    };
    return {
        pace,
        fetch: (commit, names) => observe(context, commit, names),
        start: (branch, commit) => startWorkflows({ client, repository, workflows }, branch, commit),
    };
}
async function observe(context, commit, names) {
    const entries = [];
    for (const run of await listRuns(context, commit))
        entries.push(await weighRun(context, run, { commit, names }));
    // A status counts where no check run of that name does.
    const found = new Set(entries.flatMap((each) => (each.kind === 'counts' ? [each.check.name] : [])));
    const open = names.filter((name) => !found.has(name));
    if (open.length > 0)
        entries.push(...(await weighStatuses(context, commit, open)));
    const clean = (text) => (0,clean_text/* toCleanLine */.B)(text, context.redact).slice(0, 200);
    return {
        checks: entries.flatMap((each) => (each.kind === 'counts' ? [each.check] : [])),
        others: entries.flatMap((each) => (each.kind === 'beside' ? [clean(each.what)] : [])),
    };
}
async function listRuns({ client, repository }, commit) {
    try {
        return await client.paginate(client.rest.checks.listForRef, {
            ...repository,
            ref: commit,
            filter: 'latest',
            per_page: 100,
        });
    }
    catch (error) {
        // GitHub knows a commit only a moment after its push.
        if ((0,request_failure/* hasStatus */.Ro)(error, 422))
            return [];
        throw (0,request_failure/* toCheckError */.GD)(error, { operation: 'list the checks of a commit', permission: 'checks: read' });
    }
}
async function weighRun(context, run, { commit, names }) {
    const { name, conclusion, status, html_url: url } = run;
    if (!names.includes(name))
        return { kind: 'beside', what: `"${name}" (${conclusion ?? status})` };
    const source = toCheckSource(run.app?.slug, await findLoginToCompare(context, run));
    if (source !== 'other' && !(source === 'actions' && (await context.isJob(run.id, commit))))
        return ignoreEntry(name, source);
    // A check run that is not completed has no conclusion.
    const ended = status === 'completed' ? (conclusion ?? 'no conclusion') : null;
    const hasFailed = ended !== null && ended !== 'success';
    const output = hasFailed ? await context.readOutput(run) : '';
    return { kind: 'counts', check: { name, conclusion: ended, url, output } };
}
/** Returns our login where it decides the source; "" for check runs of jobs, which need no request. */
async function findLoginToCompare({ ourLogin }, { app }) {
    return toCheckSource(app?.slug, '') === 'other' ? ourLogin() : '';
}
async function weighStatuses(context, commit, open) {
    const found = await context.listStatuses(commit);
    if (found === undefined)
        return [{ kind: 'beside', what: 'commit statuses, which the token may not read ("statuses: read" lets it)' }];
    const entries = [];
    for (const status of found)
        entries.push(await weighStatus(context, status, open));
    return entries;
}
async function weighStatus(context, status, open) {
    const { name, state, creator, description, targetUrl } = status;
    if (!open.includes(name))
        return { kind: 'beside', what: `the status "${name}" (${state})` };
    const source = toStatusSource(creator, await context.ourLogin());
    if (source !== 'other')
        return ignoreEntry(name, source);
    const output = state === 'success'
        ? ''
        : (0,clean_text/* toCleanText */.M)([description, targetUrl ?? ''].join('\n'), context.redact)
            .trim()
            .slice(0, 4000);
    const conclusion = state === 'pending' ? null : state;
    return { kind: 'counts', check: { name, conclusion, url: null, output } };
}
function ignoreEntry(name, source) {
    return { kind: 'beside', what: `"${name}", which ${describeDistrust(source)}` };
}

;// CONCATENATED MODULE: ./github/protected-branches.js

/** Lists the names of all protected branches. Throws GitHubError, also when the token may not read them. */
async function listProtectedBranches(client, repository) {
    try {
        const branches = await client.paginate(client.rest.repos.listBranches, {
            ...repository,
            protected: true,
            per_page: 100,
        });
        return branches.map(({ name }) => name);
    }
    catch (error) {
        throw (0,request_failure/* toGitHubError */.Lg)(error, { operation: 'list the protected branches', permission: 'contents: read' });
    }
}

// EXTERNAL MODULE: ./runner/run-plan.js + 77 modules
var run_plan = __webpack_require__(96898);
// EXTERNAL MODULE: ./store/control-repository.js
var control_repository = __webpack_require__(44800);
// EXTERNAL MODULE: ./store/origin.js
var origin = __webpack_require__(29330);
// EXTERNAL MODULE: ./entry/compose/compose.js + 6 modules
var compose = __webpack_require__(3646);
// EXTERNAL MODULE: ./entry/compose/find-excludes-files.js
var find_excludes_files = __webpack_require__(50559);
// EXTERNAL MODULE: ./github/client/our-login.js
var our_login = __webpack_require__(30414);
;// CONCATENATED MODULE: ./github/signed-commit.js


const MAX_TRIES = 2;
/**
 * Has GitHub make a commit without naming an author: then it is by the account of the token, and signed where that is a
 * bot (REST API, "Create a commit"). No ref names the commit yet, so a request whose answer was lost is sent once more.
 * Throws GitHubError when there is no answer again.
 */
async function createCommit({ client, repository }, { tree, parent, message }) {
    return requestTwice(async () => {
        const { data } = await client.rest.git.createCommit({ ...repository, message, tree, parents: [parent] });
        const { verified, reason } = data.verification;
        return { kind: 'created', commit: data.sha, problem: verified ? undefined : reason };
    });
}
/** Has GitHub make the tree of a commit that adds a file. Throws GitHubError when there is no answer twice. */
async function createTree({ client, repository }, { path, text, onTree }) {
    return requestTwice(async () => {
        const tree = [{ path, mode: '100644', type: 'blob', content: text }];
        const { data } = await client.rest.git.createTree({ ...repository, base_tree: onTree, tree });
        return { kind: 'made', tree: data.sha };
    });
}
/** Sends a request for an object that no ref names yet, and sends it again when its answer was lost. */
async function requestTwice(request) {
    for (let tries = 1;; tries += 1) {
        try {
            return await request();
        }
        catch (error) {
            if ((0,request_failure/* isOutcomeUnknown */.B1)(error) && tries < MAX_TRIES)
                continue;
            const failure = (0,request_failure/* parseRequestFailure */.nX)(error);
            const isRefusal = failure?.status !== undefined && failure.status < 500 && (0,request_failure/* findRateLimitWait */.K7)(failure) === undefined;
            if (isRefusal)
                return { kind: 'refused', reason: [failure.message, ...failure.details].join('; ') };
            throw (0,request_failure/* toGitHubError */.Lg)(error, { operation: 'create a signed commit', permission: 'contents: write' });
        }
    }
}
/** Returns whether a rule of a branch requires signed commits (REST API, "Get rules for a branch"). */
async function requiresSignatures({ client, repository }, branch) {
    try {
        const { data } = await client.rest.repos.getBranchRules({ ...repository, branch, per_page: 100 });
        return data.some(({ type }) => type === 'required_signatures');
    }
    catch (error) {
        throw (0,request_failure/* toGitHubError */.Lg)(error, { operation: 'read the rules of the branch' });
    }
}
/** The account of jobs on github.com; its number is part of the address. */
const JOB_ACCOUNT = 41_898_282;
const GITHUB_HOST = 'github.com';
/**
 * Finds the name and the private address of an account, by which GitHub knows its commits. `host` is that of the
 * pages. Throws GitHubError when GitHub does not say its number.
 */
async function fetchCommitAuthor(client, login, host) {
    const isJob = host === GITHUB_HOST && login === our_login/* JOB_TOKEN_LOGIN */.i;
    const id = isJob ? JOB_ACCOUNT : await fetchAccountId(client, login);
    return { name: login, email: `${id}+${login}@users.noreply.${host}` };
}
async function fetchAccountId(client, username) {
    try {
        return (await client.rest.users.getByUsername({ username })).data.id;
    }
    catch (error) {
        throw (0,request_failure/* toGitHubError */.Lg)(error, { operation: 'read the account of the token' });
    }
}

;// CONCATENATED MODULE: ./entry/job/committer.js



/** Opens the account of the job's token as the one that lands commits on a task branch. */
function openCommitter(context, sign) {
    let author;
    return {
        findAuthor: () => {
            author ??= findAuthor(context);
            return author;
        },
        sign: (draft) => signBy(sign, context, draft),
        requiresSignatures: (branch) => isSigningRequired(context, branch),
    };
}
async function signBy(sign, context, draft) {
    if (sign === 'none' || sign === 'key')
        return { kind: 'not_wanted' };
    if (sign === 'api')
        return requestCommit(context, draft, true);
    try {
        if (isBot(await context.ourLogin()))
            return await requestCommit(context, draft, false);
        const reason = `The rules of ${draft.branch} require signatures, and GitHub makes them for the token of a job or an app only.`;
        const isRequired = await requiresSignatures(context.target, draft.branch);
        return isRequired ? { kind: 'refused', reason, isFatal: false } : { kind: 'not_wanted' };
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_))
            throw error;
        return { kind: 'refused', reason: (0,error_catalog/* renderError */.v)(error), isFatal: false };
    }
}
async function requestCommit({ target }, draft, isFatal) {
    const { adds } = draft;
    const made = adds === undefined ? undefined : await createTree(target, adds);
    if (made?.kind === 'refused')
        return { kind: 'refused', reason: `GitHub refused its tree: ${made.reason}`, isFatal };
    if (made !== undefined && made.tree !== draft.tree)
        return { kind: 'refused', reason: 'GitHub made another tree than the one that it was asked for.', isFatal };
    const created = await createCommit(target, draft);
    if (created.kind === 'refused')
        return { kind: 'refused', reason: `GitHub refused it: ${created.reason}`, isFatal };
    if (created.problem === undefined)
        return { kind: 'signed', commit: created.commit };
    return { kind: 'refused', reason: `GitHub made it without a valid signature (${created.problem}).`, isFatal };
}
/** Returns whether GitHub says that a rule requires signatures: where it does not answer, it refuses the push itself. */
async function isSigningRequired({ target }, branch) {
    try {
        return await requiresSignatures(target, branch);
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_))
            throw error;
        return false;
    }
}
/** Returns whether a login is that of the token of a job or of an app: only their commits does GitHub sign. */
function isBot(login) {
    return login.endsWith('[bot]');
}
/** Finds who lands. Where GitHub does not say, commits are by Groundhog as elsewhere. */
async function findAuthor({ client, job, ourLogin }) {
    try {
        return await fetchCommitAuthor(client, await ourLogin(), new URL(job.repositoryUrl).hostname);
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_))
            throw error;
        return undefined;
    }
}

// EXTERNAL MODULE: ./entry/planning/locate-impossible.js
var locate_impossible = __webpack_require__(56161);
// EXTERNAL MODULE: ./entry/publish/describe-unopened.js
var describe_unopened = __webpack_require__(10305);
// EXTERNAL MODULE: ./entry/publish/github-reporters.js + 18 modules
var github_reporters = __webpack_require__(95519);
// EXTERNAL MODULE: ./entry/settings/load-config.js
var load_config = __webpack_require__(68008);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./domain/config/parse-config.js + 1 modules
var parse_config = __webpack_require__(30769);
;// CONCATENATED MODULE: ./github/remote-file.js

/**
 * Fetches the bytes of a file (REST API, "Get repository content"); undefined for a folder, a link, and a file that is too
 * large for that request (1 MB). Throws GitHubError, also where the file is not there: GitHub does not tell that apart from a
 * repository that the token may not read.
 */
async function fetchFile(client, { repository, path, ref }) {
    try {
        const { data } = await client.rest.repos.getContent({ ...repository, path, ref });
        const isFile = !Array.isArray(data) && data.type === 'file' && 'encoding' in data && data.encoding === 'base64';
        return isFile ? Buffer.from(data.content, 'base64') : undefined;
    }
    catch (error) {
        throw (0,request_failure/* toGitHubError */.Lg)(error, { operation: 'read a file', permission: 'contents: read' });
    }
}

;// CONCATENATED MODULE: ./entry/settings/load-policy.js





/** Fetches the policy. Throws ConfigurationError `policy_unreadable` when it cannot be had, so that nothing runs without it. */
async function loadPolicy(client, file) {
    const { repository, path, ref } = file;
    const address = `${repository.owner}/${repository.repo}/${path}@${ref}`;
    const refuse = (reason) => new errors/* ConfigurationError */.j1('policy_unreadable', { policy: address, reason });
    const bytes = await fetchFile(client, file).catch((error) => {
        throw error instanceof errors/* GitHubError */.y_ ? refuse(String(error.data.message)) : error;
    });
    if (bytes === undefined)
        throw refuse('it is no file, or too large');
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw refuse('it is not valid UTF-8');
    const parsed = (0,parse_config/* parsePolicyFile */._)(Buffer.from(bytes).toString('utf8'), path);
    if (parsed.kind === 'ok')
        return { rules: parsed.policy, address };
    throw refuse(`it is not valid\n${(0,file_problem/* renderProblems */.x8)(path, parsed.problems)}`);
}

// EXTERNAL MODULE: ./entry/settings/paces.js
var paces = __webpack_require__(19609);
;// CONCATENATED MODULE: ./entry/settings/token-lifetime.js
/** The time that a run can use of the 24 hours that the token of a job lives at most: the rest is for what ends it. */
const MAX_MINUTES_OF_JOB_TOKEN = 1430;
/** Describes a deadline that the token of a job or of an app does not live to see; undefined where it may, or is of a user. */
function describeLateDeadline(token, { deadlineMs = 0 }) {
    const minutes = deadlineMs / 60_000;
    // Tokens of jobs and of apps begin so, those of users do not.
    if (!token.startsWith('ghs_') || minutes <= MAX_MINUTES_OF_JOB_TOKEN)
        return undefined;
    return `The deadline is ${minutes} minutes, and the token of a job ends after 24 hours at the latest, that of an app after one: a run that still works then loses what it has not published. Give "deadline-minutes" at most ${MAX_MINUTES_OF_JOB_TOKEN}; with "continue" another job resumes the task.`;
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./entry/task-report/make-report.js + 13 modules
var make_report = __webpack_require__(25732);
// EXTERNAL MODULE: ./entry/task-report/write-report.js
var write_report = __webpack_require__(25448);
;// CONCATENATED MODULE: ./entry/task-report/report-in-job.js







/**
 * Writes the report of a task whose run has ended into the temporary folder of the job, while the repository of the run is
 * there, and returns its path. A report that cannot be made is a warning; none is made in a job that is cancelled, which
 * has little time.
 */
async function writeJobReport(view, { ports, folders }, { job, inputs, links, redactor, warn, signal }) {
    if (signal.aborted)
        return undefined;
    const { task_id: taskId, checkpoints } = view.record;
    try {
        const control = (0,control_repository/* openControlRepository */.aH)(ports.git, folders.runDir);
        const commits = checkpoints.flatMap(({ attempts }) => attempts.flatMap(({ scratch_commit }) => scratch_commit ?? []));
        // Those of earlier runs are fetched; without them the report says that they are not there.
        await (0,control_repository/* fetchCommits */.Bj)(control, ports.origin, commits).catch(() => undefined);
        const { isDryRun } = inputs;
        // The commits of a dry run are in no repository.
        const shown = isDryRun ? { ...links, repositoryUrl: undefined } : links;
        const options = {
            links: shown,
            isDryRun,
            madeAt: system_clock/* systemClock */.ml.now().toISOString(),
            redact: redactor.redact,
            signal,
        };
        const page = await (0,make_report/* renderReport */.B)(control, view, options);
        return await (0,write_report/* writeReport */.u)((0,external_node_path_.join)(job.tempDir ?? (0,external_node_os_.tmpdir)(), `groundhog-report-${taskId}.html`), page);
    }
    catch (thrown) {
        warn(`The report of the task was not written: ${(0,errors/* toError */.iT)(thrown).message}`);
        return undefined;
    }
}

// EXTERNAL MODULE: ./domain/decisions/decide-continuation.js
var decide_continuation = __webpack_require__(91685);
// EXTERNAL MODULE: ./domain/record/run-record.js
var run_record = __webpack_require__(93714);
;// CONCATENATED MODULE: ./entry/events/follow-up-workflows.js





/** Starts the workflows that follow a run: its next job, and the checks of what has landed. Returns redacted notes. */
async function startFollowUpWorkflows({ view, ending }, context) {
    // The pause of an earlier run is no reason to continue this one.
    const isRecorded = view.record.ending === ending;
    const continued = context.inputs.isContinued && isRecorded ? await continueRun(view, context) : undefined;
    const notes = [...(continued === undefined ? [] : [continued]), ...(await startChecks(view, context))];
    return notes.map(context.redactor.redact);
}
/** Dispatches the named workflows, since pushes with a job's GITHUB_TOKEN start none (GitHub's docs, "GITHUB_TOKEN"). */
async function startChecks({ record }, context) {
    const { inputs, target, warn } = context;
    if (!(0,run_record/* hasLandedInThisRun */.nl)(record))
        return [];
    const ref = record.task_branch;
    const notes = [];
    for (const workflow of inputs.ciWorkflows) {
        try {
            const answer = await dispatchWorkflow({ ...target, workflow, ref, inputs: {} });
            if (answer.kind === 'refused')
                notes.push(describeRefusedChecks(workflow, answer));
        }
        catch (thrown) {
            if (!(thrown instanceof errors/* GitHubError */.y_))
                throw thrown;
            warn(`The workflow "${workflow}" was not started: ${String(thrown.data.message)}`);
        }
    }
    if (inputs.ciWorkflows.length === 0 && (await isJobToken(context)))
        notes.push(HOW_CHECKS_START);
    return notes;
}
const HOW_CHECKS_START = 'GitHub starts no checks by itself for commits that are pushed with the job\'s own token. On the pull request, press "Approve workflows to run"; or name workflows in the input "ci-workflows"; or use the token of an app.';
function describeRefusedChecks(workflow, answer) {
    const fix = toDispatchFix(answer, `Give .github/workflows/${workflow} "on: workflow_dispatch" without inputs that are required.`);
    return `The workflow "${workflow}" was not started on the task branch: ${answer.reason} ${fix}`;
}
async function isJobToken({ ourLogin }) {
    return (await ourLogin().catch(() => '')) === our_login/* JOB_TOKEN_LOGIN */.i;
}
/**
 * Starts this job's workflow again for the same task when the run has stopped at its deadline. Returns a note on the
 * result, also for a refusal; undefined where nothing is to be continued.
 */
async function continueRun({ record }, { job, target }) {
    const decision = (0,decide_continuation/* decideContinuation */.w)(record);
    if (decision.kind === 'no')
        return decision.why === undefined ? undefined : toUnstarted(decision.why);
    const { workflow } = job;
    if (workflow === undefined)
        return toUnstarted('The runner does not say which workflow this is.');
    try {
        const request = { ...target, workflow: workflow.file, ref: workflow.ref };
        const answer = await dispatchAgain(request, record.task_id, record.plan_id);
        if (answer.kind === 'dispatched')
            return `Another job of "${workflow.file}" resumes this task.`;
        return toUnstarted(describeRefusal(answer, workflow.file));
    }
    catch (thrown) {
        if (!(thrown instanceof errors/* GitHubError */.y_))
            throw thrown;
        return toUnstarted(`GitHub did not start it: ${thrown.data.message ?? 'no answer'}`);
    }
}
/** Dispatches with the task alone; a workflow that requires an input `plan` gets the plan of the task. */
async function dispatchAgain(request, task, plan) {
    const answer = await dispatchWorkflow({ ...request, inputs: { task } });
    const isPlanRequired = answer.kind === 'refused' && /required input .*plan/i.test(answer.reason);
    return isPlanRequired ? dispatchWorkflow({ ...request, inputs: { task, plan } }) : answer;
}
function describeRefusal(answer, file) {
    const fix = `Give ${file} "on: workflow_dispatch" with an input "task" that is passed to the action.`;
    return `GitHub refused to start it: ${answer.reason} ${toDispatchFix(answer, fix)}`;
}
/** Returns the missing permission as the fix for a refused dispatch, or `otherwise` where none is missing. */
function toDispatchFix({ isForbidden }, otherwise) {
    return isForbidden ? 'Add "actions: write" to the permissions of the job.' : otherwise;
}
function toUnstarted(text) {
    return `This task was not continued by itself. ${text}`;
}

;// CONCATENATED MODULE: ./entry/events/run-task.js





























/**
 * Runs a task until it ends, and reports the result on its pull request and its issue. A run that nobody asked for, such
 * as that of a sweep, opens only the `first` pull request.
 */
async function runTask(order, context, creation = 'next') {
    const result = await context.fence.during(order.taskId, () => runFenced(order, context, creation));
    // The plan was read seconds ago: a fix that somebody has asked for since must not be taken back.
    if (result.isPlanOutdated !== true)
        return result;
    const { planSource } = await (0,load_order/* loadRecordedOrder */.pl)(order.taskId, context);
    return runTask({ ...order, planSource }, context, creation);
}
async function runFenced(given, context, creation) {
    const { inputs, signal } = context;
    const { taskId } = given;
    const { order, settings, workers } = await prepareTask(given, context);
    context.setDeadline(settings.limits.deadlineMs);
    const late = describeLateDeadline(inputs.token, settings.limits);
    if (late !== undefined)
        await context.caution(late);
    const { github, issue, live } = (0,github_reporters/* openGitHubReporters */.m)({ ...order, hasCheck: inputs.hasCheckRun, creation }, context);
    const terminal = (0,terminal_notifier/* createTerminalNotifier */.D)(context.write, { limits: settings.limits });
    const parts = {
        request: await toRequest(order, settings, context),
        onStart: (runId) => (inputs.isDryRun ? undefined : context.onRun({ taskId, runId })),
        ...workers,
        checks: createChecks(context),
        committer: inputs.isDryRun ? undefined : openCommitter(context, settings.signing.choice),
        signing: settings.signing,
        isMerged: (branch, head) => (0,find_pull_request/* isMergedAt */.OU)(context.target, branch, head),
        notifier: combineNotifiers([context.fence, terminal, github, issue, live]),
        openOrigin: (git) => openJobOrigin(git, context, order.base),
        limits: settings.limits,
        isolation: settings.isolation,
        lease: (0,job_lease/* openJobLease */.G)(context),
        signal,
    };
    const { result, reportPath } = await (0,compose/* composeWork */.A)(context.host, parts, (request, runContext) => runAndReport(request, runContext, context)).finally(live.close);
    const { ending, reason, view, taskBranch, isOvertaken, notRebased, isPlanOutdated } = result;
    // A task that another run has taken is reported by that run.
    const ours = isOvertaken ? undefined : view;
    const isReported = ours === undefined || (await (0,github_reporters/* reportInTime */.B)({ github, issue }, ours, context));
    // A run that found nothing to do ends with the record of an earlier one, which has started what follows from that.
    const isFollowed = ours !== undefined && result.hasWorked && !inputs.isDryRun;
    const notes = isFollowed ? await startFollowUpWorkflows({ view: ours, ending }, context) : [];
    return {
        summary: { taskId, ending, reason, view: ours, taskBranch },
        pullRequestUrl: github.pullRequest()?.url,
        isDryRun: inputs.isDryRun,
        caveat: inputs.isDryRun ? describe_unopened/* DRY_RUN_CAVEAT */.ZO : (0,describe_unopened/* describeUnopened */.sW)(github.unopened()),
        reportPath,
        reportUrl: reportPath === undefined ? undefined : context.links.reportUrl,
        notes,
        isReported,
        ...{ isOvertaken, isPlanOutdated, notRebased },
    };
}
/** Reads the settings of a task, within the rules of the organisation, and adds its guards and paths to the plan. */
async function prepareTask(given, context) {
    const { inputs } = context;
    const policy = await loadJobPolicy(context);
    const order = addPolicy(given, policy);
    const config = await loadBaseConfig(order, context);
    await requirePossible(order, context);
    return { order, ...(0,prepare_run/* prepareRun */.Z)({ given: inputs.given, config, plan: order.planSource.plan, policy }, context) };
}
/** Refuses, before a task begins, a plan that cannot pass at its base, with the paths that the organisation protects. */
async function requirePossible({ taskId, planSource, base }, context) {
    if (planSource.recordedAs !== undefined)
        return;
    await (0,with_base_commit/* withBaseCommit */.N)(base, context, async (git, { source }) => {
        // A task keeps the base that it began from.
        if ((await (0,remote_tasks/* listRemoteTasks */.lx)(git, source.remote)).has(taskId))
            return;
        const { plan, text, path = taskId } = planSource;
        await (0,locate_impossible/* requirePossibleAt */.OR)(await (0,control_repository/* openCommit */.Cg)(git, source), source.commit, { plan, text, path });
    });
}
/** Adds the guards and the protected paths of the organisation to the plan of an order. */
function addPolicy(order, policy) {
    const { planSource } = order;
    return { ...order, planSource: { ...planSource, plan: (0,apply_policy/* addToPlan */.iz)(planSource.plan, policy?.rules) } };
}
/** Runs the plan, and writes the report of its task while the commits of the run are there. */
async function runAndReport(request, runContext, context) {
    const result = await (0,run_plan/* runPlan */.F)(request, runContext);
    const { view, isOvertaken } = result;
    const isOurs = view !== undefined && !isOvertaken;
    return { result, reportPath: isOurs ? await writeJobReport(view, runContext, context) : undefined };
}
/** Makes the request for a run, or for other work on a task. */
async function toRequest(order, settings, context) {
    const { inputs } = context;
    const { taskId, planSource, base, issueNumber, asked, planApproval } = order;
    return {
        ...{ taskId, planSource, base, issueNumber, asked, planApproval },
        taskBranch: inputs.taskBranch,
        ...settings.forRequest,
        rebase: (0,settings_settings/* requireRebasable */.rH)(order.rebase ?? settings.forRequest.rebase, {
            materialize: settings.forRequest.materialize,
            workspace: settings.workspace,
        }),
        protection: { globs: settings.protectedBranches, names: await fetchProtectedBranches(context) },
        checkout: toCheckout(settings, context),
        keepsLfsPointers: inputs.keepsLfsPointers,
    };
}
/** Loads the rules of the organisation; undefined where the job names none. */
async function loadJobPolicy({ inputs, client }) {
    return inputs.policy === undefined ? undefined : loadPolicy(client, inputs.policy);
}
/** Reads the configuration at the base, also for a task that is resumed. */
async function loadBaseConfig({ base }, context) {
    return (0,with_base_commit/* withBaseCommit */.N)(base, context, (git, { source }) => (0,load_config/* readConfigAt */["in"])(git, source));
}
/** Returns the checkout of an earlier step when the run is to work in it. Throws ConfigurationError without one. */
function toCheckout({ workspace }, { job, env }) {
    if (workspace === 'worktree')
        return undefined;
    if (job.workspace === undefined)
        throw (0,settings_settings/* toSettingError */.Oh)('workspace', workspace, 'needs the checkout of an earlier step, and GITHUB_WORKSPACE is not set');
    return { folder: job.workspace, excludes: (0,find_excludes_files/* findExcludesFiles */.y)(env) };
}
/** Opens the remote, or for a dry run a temporary copy of it. */
async function openJobOrigin(git, context, baseName) {
    const { inputs, job, remote } = context;
    if (!inputs.isDryRun)
        return (0,with_base_commit/* openJobRemote */.S)(git, context);
    const folder = (0,external_node_path_.join)(git.location.gitDir, 'dry-origin.git');
    await (0,folder_access/* makeFolder */.fc)(folder);
    const base = await (await (0,with_base_commit/* openJobRemote */.S)(git, context)).resolveBase(baseName);
    await (0,origin/* createDryOrigin */.El)(git, remote, { folder, defaultBranch: job.defaultBranch, base });
    const copy = await (0,origin/* openLocalOrigin */._f)(git, folder);
    return {
        ...copy,
        resolveBase: () => Promise.resolve(base),
        findDefaultBranch: () => Promise.resolve(job.defaultBranch),
    };
}
/** Lists protected branches; none for a token without that permission, since GitHub itself refuses the push then. */
async function fetchProtectedBranches({ client, job, warn }) {
    try {
        return await listProtectedBranches(client, job.repository);
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_))
            throw error;
        warn(`GitHub did not report which branches are protected: ${String(error.data.message)}`);
        return [];
    }
}
/** Combines notifiers into one that calls them in order. */
function combineNotifiers(notifiers) {
    return {
        async recorded(events, view) {
            for (const notifier of notifiers)
                await notifier.recorded(events, view);
        },
        progress(progress) {
            for (const notifier of notifiers)
                notifier.progress(progress);
        },
    };
}
/** Some forty requests in half an hour. */
const PACE = { firstMs: 15_000, longestMs: 60_000 };
/** Creates the checks of the job's repository; undefined for a dry run, which pushes no commit for them. */
function createChecks({ inputs, target, ourLogin, redactor, env }) {
    if (inputs.isDryRun)
        return undefined;
    const paceMs = (0,paces/* readCheckPaceMs */.CO)(env);
    return createCommitChecks({
        ...target,
        workflows: inputs.ciWorkflows,
        ourLogin: ourLogin,
        pace: paceMs === undefined ? PACE : { firstMs: paceMs, longestMs: paceMs },
        redact: redactor.redact,
    });
}

;// CONCATENATED MODULE: ./entry/events/draft-issue.js



















// Why: docs/decisions/0136-a-draft-waits-in-one-comment.md
/**
 * Drafts a plan from the text of an issue, and shows it in the one comment for that. Throws ConfigurationError without an
 * agent that can draft, and `draft_failed`.
 */
async function draftIssue(issue, context, request) {
    const { base } = context.inputs;
    const prepared = await prepare(issue, context, request);
    const authored = await fetchIssueAuthors(context.target, issue.number);
    const decision = await decideIssueAuthors(authored, context);
    if (decision.kind === 'unknown')
        throw new errors/* ConfigurationError */.j1('access_refused', { reason: decision.reason });
    const isOwnWish = decision.kind === 'trusted';
    const drafted = await draft({ issue, authored, request, isOwnWish }, prepared, context);
    const { planSource, remarks } = drafted;
    if (planSource === undefined) {
        const reasons = [...remarks.map(draft_remark/* renderRemark */.PJ), (0,draft_words/* describeSpent */.S2)(drafted.spent)];
        throw new errors/* GroundhogError */.CX('draft_failed', { reason: reasons.join('\n') });
    }
    const order = toDraftOrder(issue.number, `${toShownPlan(planSource.text)}\n`, base);
    const hash = hashIssuePlan(order, issue.number, context);
    const shown = { issueNumber: issue.number, planText: order.planSource.text, hash, findings: drafted };
    await showDraft(context.redactor.redact(renderDraftComment(shown, context.links)), issue.number, context);
    const reason = `A plan was drafted. It runs when a user with write access comments: /groundhog approve ${hash}`;
    return {
        order,
        isReady: isOwnWish && (0,draft_remark/* findFaults */.HA)(remarks).length === 0,
        result: (0,job_context/* toResult */.X5)('paused', reason, order.taskId),
    };
}
/** Writes the comment with a draft. Two jobs may create it at the same moment: the second reading leaves the older one. */
async function showDraft(text, issueNumber, context) {
    const { kind } = await (await (0,open_comment_thread/* openCommentThread */.i)(context, issueNumber)).upsert(text);
    if (kind === 'created')
        await (await (0,open_comment_thread/* openCommentThread */.i)(context, issueNumber)).upsert(text);
}
/** Reads the settings of a run. A label on an issue without a plan is refused as before where no agent can draft one. */
async function prepare(issue, context, { isAsked }) {
    const { given, base, triggerLabel } = context.inputs;
    const missing = new errors/* ConfigurationError */.j1('issue_plan_missing', { issue: issue.number, label: triggerLabel });
    const [config, policy] = [await loadBaseConfig({ base }, context), await loadJobPolicy(context)];
    try {
        const prepared = (0,prepare_run/* prepareRun */.Z)({ given, config, plan: {}, policy }, context);
        // Of a command it is not known whether it can answer: only who asks for a draft knows that.
        if (!isAsked && (0,planner_reading/* choosePlanner */.u)(prepared.workers.workers).agent.reading === undefined)
            throw missing;
        context.setDeadline(prepared.settings.limits.deadlineMs);
        return { prepared, rules: policy?.rules };
    }
    catch (thrown) {
        const isWithoutAgent = thrown instanceof errors/* ConfigurationError */.j1 && thrown.code === 'agent_command_missing';
        throw isWithoutAgent && !isAsked ? missing : thrown;
    }
}
async function draft({ issue, authored, request, isOwnWish }, { prepared, rules }, context) {
    const { base } = context.inputs;
    const found = await findDraft(issue.number, context);
    const last = found === undefined ? undefined : (0,drafting_cost/* splitDraftHeader */.jo)(found.text);
    const addition = last === undefined && request.change !== undefined ? `\n\n${request.change}` : '';
    return (0,compose_draft/* composeDraft */.Y)(context.host, {
        ...{ base, prepared, signal: context.signal },
        wish: {
            wish: `${issue.title ?? ''}\n\n${authored.body}${addition}`.trim(),
            change: last && request.change !== undefined ? { planText: last.text, request: request.change } : undefined,
            ...{ spentBefore: last?.cost, rules },
            ...{ isOwnWish, isAgreed: false },
            records: await readRecords(context),
            onRound: (text) => context.write(`${text}\n`),
        },
        notifier: (0,terminal_notifier/* createTerminalNotifier */.D)(context.write),
        openOrigin: (git) => (0,with_base_commit/* openJobRemote */.S)(git, context),
        lease: (0,job_lease/* openJobLease */.G)(context),
    });
}
/** Reads the records of the repository's tasks; those that cannot be read are left out. */
async function readRecords({ host, remote }) {
    const stored = await (0,with_git/* withGit */.z)(host, (git) => (0,remote_tasks/* fetchRemoteTasks */.Dj)(git, remote));
    return [...stored.values()].flatMap((task) => (task instanceof errors/* GroundhogError */.CX ? [] : [task.state.record]));
}

;// CONCATENATED MODULE: ./entry/events/start-issue.js












/** GitHub takes 65,536 characters in a comment. */
const MAX_SHOWN_PLAN = 50_000;
// Why: docs/decisions/0079-label-in-doubt.md
/** Runs the plan of an issue. Its problems are answered on the issue, in one comment that is kept current. */
async function startIssue(issue, context, request) {
    const { reply, asked, approval, claim = 'ours' } = request;
    try {
        const isWithoutPlan = findPlanInIssue(issue.body).kind === 'none' && !context.inputs.isDryRun;
        if (isWithoutPlan && approval === undefined && context.inputs.planFromIssue !== 'off')
            return await startFromWish(issue, context, request);
        const found = isWithoutPlan ? await loadDraftOrder(issue.number, context) : await loadIssueOrder(issue, context);
        requireInline(found, approval);
        const trust = found.planSource.isInline
            ? await checkPlanTrust(found, { issue, approval }, context)
            : { kind: 'trusted', approval: undefined };
        if (trust.kind === 'unapproved')
            return await answerUnapproved(found, trust, { context, request });
        if (approval !== undefined && (await isRepeated({ ...found, asked }, context)))
            return toRepeated(found.taskId);
        if (approval !== undefined)
            await reply.react('+1');
        const order = { ...found, asked, planApproval: trust.approval };
        await reply.updateExisting({
            kind: 'plain',
            text: `The plan can be run now: task "${order.taskId}".`,
            isResumed: true,
        });
        return await (claim === 'unclear' ? runTask(order, context) : start_issue_runAndReport(order, context, reply));
    }
    catch (thrown) {
        return answerFailure(thrown, context, reply);
    }
}
/** Resumes the task of an issue without a plan, or has a plan drafted for it, which runs at once only by a trusted setting. */
async function startFromWish(issue, context, request) {
    const { reply, asked } = request;
    const stored = await (0,load_order/* findRecordedTask */.LE)((0,load_order/* toIssueTask */.se)(issue.number), context);
    if (stored?.state.record.issue_number === issue.number)
        return start_issue_runAndReport({ ...(0,load_order/* toRecordedOrder */.Iv)((0,load_order/* toIssueTask */.se)(issue.number), stored), asked }, context, reply);
    // A draft takes minutes, and no label shows it; a run shows its own at once.
    if (asked === undefined)
        await reply.react('eyes');
    const { order, isReady, result } = await draftIssue(issue, context, { isAsked: false, change: undefined });
    await reply.react('+1');
    if (context.inputs.planFromIssue !== 'run' || !isReady)
        return result;
    return start_issue_runAndReport({ ...order, asked }, context, reply);
}
/** Loads the order to run the draft that the comment of an issue shows. Throws ConfigurationError without one. */
async function loadDraftOrder(issueNumber, context) {
    const drafted = await findDraft(issueNumber, context);
    if (drafted !== undefined)
        return toDraftOrder(issueNumber, drafted.text, context.inputs.base);
    throw new errors/* ConfigurationError */.j1('issue_plan_missing', { issue: issueNumber, label: context.inputs.triggerLabel });
}
function requireInline({ planSource }, approval) {
    if (approval === undefined || planSource.isInline)
        return;
    const reason = 'The issue names a plan file of the repository, which needs no approval.';
    throw new errors/* ConfigurationError */.j1('plan_not_approved', { reason });
}
/** Answers with the plan as it was read, and with the command that approves it. */
async function answerUnapproved({ taskId, planSource: { text: planText } }, { hash, reason }, { context, request }) {
    const { reply, approval } = request;
    if (planText.length > MAX_SHOWN_PLAN)
        throw new errors/* ConfigurationError */.j1('plan_not_approved', {
            reason: `${reason} The plan has ${planText.length} characters, and an answer can show ${MAX_SHOWN_PLAN} for approval: put it in a file of the repository, and write "Plan: <path>" in the issue.`,
        });
    const shown = { taskId, hash, reason: context.redactor.redact(reason), planText };
    await reply.answer({ kind: 'unapproved_plan', ...shown });
    await reply.react('confused');
    const what = `${reason} The plan runs when a user with write access comments: /groundhog approve ${hash}`;
    return (0,job_context/* toResult */.X5)(approval === undefined ? 'paused' : 'refused', what, taskId);
}
/** Returns whether the comment that asks was handled before. A re-run of the job continues its work. */
async function isRepeated({ taskId, asked }, context) {
    if (asked === undefined || (context.job.run?.attempt ?? 1) > 1)
        return false;
    const stored = await (0,load_order/* findRecordedTask */.LE)(taskId, context);
    return stored !== undefined && (0,thread_event/* isHandled */.ds)(stored.state.record, asked.comment);
}
function toRepeated(taskId) {
    return (0,job_context/* toResult */.X5)('nothing_to_do', 'This comment was handled before.', taskId);
}
/**
 * Runs a task, and answers with the reason when the run is refused, or ends without a record that is reported: not where
 * another delivery of the comment started it.
 */
async function start_issue_runAndReport(order, context, reply) {
    const result = await runTask(order, context);
    const { ending, reason, view } = result.summary;
    // A run that finds the branch without our commits records nothing, so that no comment shows why.
    const isUnshown = ending === 'conflict' && view?.record.ending !== ending;
    const isUnrecorded = view === undefined && result.isOvertaken !== true && (0,record_ending/* conclusionOf */.vu)(ending) !== 'success';
    if (ending !== 'refused' && !isUnshown && !isUnrecorded)
        return result;
    if (result.isOvertaken === true && (await isRepeated(order, context)))
        return toRepeated(order.taskId);
    await reply.answer({
        kind: 'plain',
        text: context.redactor.redact(ending === 'blocked' ? `${reason}\n\n${NOTHING_DONE}` : reason),
    });
    await reply.react('confused');
    return result;
}
const NOTHING_DONE = 'No agent was started and nothing was pushed, so there is no work to compare.';
/** Loads the order to run the plan of an issue. Throws ConfigurationError with every problem and its position. */
async function loadIssueOrder(issue, context) {
    const { base } = context.inputs;
    const issueNumber = issue.number;
    const found = findPlanInIssue(issue.body);
    switch (found.kind) {
        case 'none':
            throw new errors/* ConfigurationError */.j1('issue_plan_missing', { issue: issueNumber, label: context.inputs.triggerLabel });
        case 'wrong':
            throw toInvalid(issueNumber, [renderProblem(found.problem)], context);
        case 'path': {
            const planSource = await (0,load_order/* loadPlanFile */.w$)({ path: found.path, base }, context);
            return { taskId: planSource.plan.task ?? (0,load_order/* toIssueTask */.se)(issueNumber), planSource, base, issueNumber };
        }
        case 'inline': {
            const parsed = (0,parse_plan/* parsePlan */.v)(found.text, { fileName: 'the plan' });
            if (parsed.kind === 'invalid')
                throw toInvalid(issueNumber, parsed.problems.map((problem) => renderInlineProblem(problem, found)), context);
            return (0,load_order/* toInlineOrder */.TQ)({ plan: parsed.plan, text: found.text }, issueNumber, base);
        }
    }
}
function toInvalid(issue, problems, { inputs }) {
    return new errors/* ConfigurationError */.j1('issue_plan_invalid', {
        issue,
        problems: problems.join('\n'),
        label: inputs.triggerLabel,
    });
}
function renderProblem({ line, column, message }) {
    return `issue ${line}:${column}: ${message}`;
}
function renderInlineProblem(problem, plan) {
    const { line, column } = toIssuePlanPath(problem, plan);
    return `issue ${line}:${column} (plan ${problem.line}:${problem.column}): ${problem.message}`;
}

;// CONCATENATED MODULE: ./entry/events/approve-plan.js






/** Returns the hash when a command approves the plan of an issue; undefined for any other command. */
function findPlanHash({ parsing }) {
    if (parsing.kind !== 'command' || parsing.command.kind !== 'operate')
        return undefined;
    const { operation } = parsing.command;
    const hash = operation.kind === 'approve' ? operation.target?.toLowerCase() : undefined;
    return hash !== undefined && isPlanHash(hash) ? hash : undefined;
}
/** Returns whether a command approves what waits without naming it: in an issue without a task that is its draft. */
function isBareApproval({ parsing }) {
    if (parsing.kind !== 'command' || parsing.command.kind !== 'operate')
        return false;
    const { operation } = parsing.command;
    return operation.kind === 'approve' && operation.target === undefined;
}
/** Runs the draft of an issue as it was before the comment that approves it. Throws ConfigurationError for a later one. */
async function approveDraft(action, parts) {
    const { thread } = action;
    if (thread === undefined || thread.isPullRequest)
        return undefined;
    const { number } = thread.issue;
    const drafted = await findDraft(number, parts.context);
    if (drafted === undefined)
        return undefined;
    // Within one second the order of the two is not known.
    if (!(Date.parse(drafted.updatedAt) < Date.parse(thread.comment.updatedAt)))
        throw new errors/* ConfigurationError */.j1('plan_not_approved', {
            reason: 'The draft was changed when this comment was written, or after it: read it again.',
        });
    const order = toDraftOrder(number, drafted.text, parts.context.inputs.base);
    return approvePlan(action, hashIssuePlan(order, number, parts.context), parts);
}
/** Runs the plan that is in the issue now when the approval is of exactly that. */
async function approvePlan({ thread, by }, hash, { context, reply }) {
    if (thread === undefined || thread.isPullRequest)
        throw new errors/* ConfigurationError */.j1('plan_not_approved', { reason: 'A plan is approved in a comment on its issue.' });
    const { number } = thread.issue;
    const { body } = await fetchIssueAuthors(context.target, number);
    const asked = { comment: thread.comment, by };
    return startIssue({ number, body }, context, { reply, asked, approval: { hash, by } });
}

// EXTERNAL MODULE: ./entry/events/choose-task.js
var choose_task = __webpack_require__(67508);
;// CONCATENATED MODULE: ./entry/events/draft-by-command.js



/** Returns the thread of a command where it is an issue. Throws ConfigurationError `plan_without_issue` for any other. */
function requireIssue(thread) {
    if (thread?.isPullRequest === false)
        return thread;
    const where = thread === undefined ? 'by the input "command"' : 'on a pull request';
    throw new errors/* ConfigurationError */.j1('plan_without_issue', { where });
}
/** Drafts a plan for the issue of a command, or its draft again. Throws ConfigurationError where the issue has its plan. */
async function draftByCommand(thread, change, { context, reply, taskId }) {
    const refuse = (reason) => new errors/* ConfigurationError */.j1('plan_not_approved', { reason });
    if (context.inputs.planFromIssue === 'off')
        throw refuse('No plans are drafted here: the input "plan-from-issue" is off.');
    if (taskId !== undefined)
        throw refuse(`The task "${taskId}" of this issue has its plan. Change that with a hint, or in a new issue.`);
    if (findPlanInIssue(thread.issue.body).kind !== 'none')
        throw refuse('The issue has a plan of its own: edit it, or remove it first.');
    const { result } = await draftIssue(thread.issue, context, { isAsked: true, change });
    await reply.react('+1');
    return result;
}

// EXTERNAL MODULE: ./entry/events/refresh-task-display.js
var refresh_task_display = __webpack_require__(73509);
;// CONCATENATED MODULE: ./entry/events/require-offered.js





const READ_ONLY = { hasCheck: false, creation: 'never' };
// Why: docs/decisions/0161-boxes-are-commands.md
/**
 * Throws `operation_refused` unless the status of the task as it is now has this box: a page may be older than the task. The
 * page is written again then, except where a run is active, which does so itself. A tick that was handled passes.
 */
async function requireOffered(taskId, { comment, box }, context) {
    const current = await (0,refresh_task_display/* fetchCurrentTask */.d8)(taskId, context);
    if ((0,thread_event/* isHandled */.ds)(current.view.record, comment) || isOffered(current.view, box))
        return;
    await (0,refresh_task_display/* displayTask */.Ur)(current, context, READ_ONLY);
    throw new errors/* ConfigurationError */.j1('operation_refused', {
        operation: box.command,
        task: taskId,
        reason: 'The box was ticked on a page from before: as the task is now, it is not offered.',
    });
}
/** Returns whether the status of a task has this box. */
function isOffered(view, { lineage, command }) {
    return (view.record.lineage === lineage && (0,command_box/* listBoxes */._f)((0,status_comment/* renderStatusComment */.uc)(view, {}, { hasBoxes: true })).includes(command));
}

;// CONCATENATED MODULE: ./entry/events/handle-command.js























/** A command between two runs may open the first pull request; one that only reads creates nothing. */
const AFTER_COMMAND = { hasCheck: false, creation: 'first' };
const handle_command_READ_ONLY = { hasCheck: false, creation: 'never' };
/** The errors that a slip of the asker leads to: their answer is enough, and the job does not fail. */
const SLIPS = new Set(['operation_refused', 'task_unclear', 'plan_without_issue']);
/** Executes a command, and answers in the thread that it was written in. */
async function handleCommand(action, context, headBranch) {
    const reply = openCommandReply(context, action.thread);
    await reply.react('eyes');
    try {
        return await executeCommand({ action, context, reply, headBranch });
    }
    catch (thrown) {
        const result = await answerFailure(thrown, context, reply);
        const isSlip = action.thread !== undefined && thrown instanceof errors/* GroundhogError */.CX && SLIPS.has(thrown.code);
        const answered = isSlip ? (0,job_context/* toResult */.X5)('nothing_to_do', result.summary.reason) : result;
        return { kind: 'ended', result: await addRefusedTask(thrown, answered, context) };
    }
}
/** Adds the task of an operation that was refused to the result, for its outputs; as it is where that cannot be read. */
async function addRefusedTask(thrown, result, context) {
    const { task } = thrown instanceof errors/* GroundhogError */.CX && thrown.code === 'operation_refused' ? thrown.data : {};
    if (task === undefined)
        return result;
    const current = await (0,warn_on_failure/* createWarnOnFailure */.S)(context.warn)(() => (0,refresh_task_display/* fetchCurrentTask */.d8)((0,settings_settings/* parseTaskId */.ik)(`${task}`), context));
    return current === undefined ? result : addTask(result, current, { context });
}
/** Adds a task as it is now to the result of a command that started no run. */
async function addTask(result, { order, view }, { context, pullRequestUrl: known }) {
    const { ending, reason } = result.summary;
    const taskBranch = view.record.task_branch;
    const find = async () => (await (0,find_pull_request/* findLastPullRequest */.k2)(context.target, taskBranch.replace(/^refs\/heads\//, '')))?.url;
    const pullRequestUrl = known ?? (await (0,warn_on_failure/* createWarnOnFailure */.S)(context.warn)(find));
    const summary = { taskId: order.taskId, ending, reason, taskBranch, view };
    return { ...result, summary, pullRequestUrl, isAnswer: true };
}
async function executeCommand(commandContext) {
    const { action, context, reply, headBranch } = commandContext;
    const { parsing, thread } = action;
    if (parsing.kind === 'wrong') {
        await reply.answer({ kind: 'help', problem: parsing.reason });
        await reply.react('confused');
        return { kind: 'ended', result: (0,job_context/* toResult */.X5)(thread === undefined ? 'refused' : 'nothing_to_do', parsing.reason) };
    }
    const { command } = parsing;
    if (command.kind === 'help') {
        await reply.answer({ kind: 'help', problem: undefined });
        await reply.react('+1');
        return { kind: 'ended', result: (0,job_context/* toResult */.X5)('nothing_to_do', 'The commands were listed.') };
    }
    const planHash = findPlanHash(action);
    if (planHash !== undefined)
        return { kind: 'ended', result: await approvePlan(action, planHash, { context, reply }) };
    if (command.kind === 'plan')
        requireIssue(thread);
    const taskId = await (0,choose_task/* findReferencedTask */.kz)({ named: parsing.task ?? action.task, thread, headBranch }, context);
    if (taskId !== undefined && thread?.box !== undefined)
        await requireOffered(taskId, { comment: thread.comment, box: thread.box }, context);
    if (command.kind === 'plan')
        return {
            kind: 'ended',
            result: await draftByCommand(requireIssue(thread), command.change, { context, reply, taskId }),
        };
    if (taskId === undefined)
        return startNewTask(commandContext, command);
    if (command.kind === 'status')
        return reportStatus(taskId, context, reply);
    const operation = handle_command_toOperation(command, thread?.comment.place);
    const operated = operateOnTask({ action, taskId, operation }, context, reply);
    return thread?.box === undefined ? operated : clearTick(operated, taskId, context);
}
/** Writes the page of a tick again where what it asked for is refused: no run does, and a box that stays ticked is of no use. */
async function clearTick(operated, taskId, context) {
    let isRefused = true;
    try {
        const outcome = await operated;
        isRefused = outcome.kind === 'ended' && outcome.result.summary.ending === 'refused';
        return outcome;
    }
    finally {
        if (isRefused)
            await (0,warn_on_failure/* createWarnOnFailure */.S)(context.warn)(() => (0,refresh_task_display/* refreshTaskDisplay */.BG)(taskId, context, handle_command_READ_ONLY));
    }
}
/** Runs the plan of an issue that has no task yet. Throws ConfigurationError for any other command without a task. */
async function startNewTask({ action, context, reply }, { kind }) {
    const { thread, by } = action;
    const started = isBareApproval(action) ? await approveDraft(action, { context, reply }) : undefined;
    if (started !== undefined)
        return { kind: 'ended', result: started };
    if (thread === undefined || thread.isPullRequest || kind !== 'run')
        throw (0,choose_task/* toTaskUnclear */.Bx)(thread, []);
    const asked = { comment: thread.comment, by };
    return { kind: 'ended', result: await startIssue(thread.issue, context, { reply, asked }) };
}
/** Returns the operation of a command; a fix or a hint that was written at a place of the files names it. */
function handle_command_toOperation(command, place) {
    if (command.kind !== 'operate')
        return { kind: 'run' };
    const { operation } = command;
    const isText = operation.kind === 'fix' || operation.kind === 'hint';
    return isText && place !== undefined ? { ...operation, text: prefixLocation(operation.text, place) } : operation;
}
async function reportStatus(taskId, context, reply) {
    const current = await (0,refresh_task_display/* fetchCurrentTask */.d8)(taskId, context);
    const { view } = current;
    reply.setTask(view.record.lineage);
    // A killed job may have left the display stale.
    const pullRequestUrl = await (0,refresh_task_display/* displayTask */.Ur)(current, context, handle_command_READ_ONLY);
    const url = await (0,warn_on_failure/* createWarnOnFailure */.S)(context.warn)(() => findStatusUrl(view, context));
    await reply.answer({ kind: 'status', view, url });
    await reply.react('+1');
    const told = (0,job_context/* toResult */.X5)('nothing_to_do', 'The status was reported.');
    return { kind: 'ended', result: await addTask(told, current, { context, pullRequestUrl }) };
}
async function operateOnTask({ action, taskId, operation }, context, reply) {
    const request = { taskId, operation, by: action.by, comment: action.thread?.comment };
    const { kind, message, record } = await operateInJob(request, context);
    // A re-run of the job continues; a second delivery of the event to another job has nothing left to do.
    const isSecondDelivery = kind === 'repeated' && (context.job.run?.attempt ?? 1) === 1;
    if (isSecondDelivery)
        return { kind: 'ignored', reason: message };
    const isResumed = isRunNext({ operation, record, isChange: kind === 'done' });
    reply.setTask(record.lineage);
    await reply.react('+1');
    if (!isResumed) {
        // The operation has succeeded, whether or not it can be displayed.
        const attempt = (0,warn_on_failure/* createWarnOnFailure */.S)(context.warn);
        const current = await attempt(() => (0,refresh_task_display/* fetchCurrentTask */.d8)(taskId, context));
        const result = (0,job_context/* toResult */.X5)('nothing_to_do', message, taskId);
        if (current === undefined)
            return { kind: 'ended', result };
        const pullRequestUrl = await attempt(() => (0,refresh_task_display/* displayTask */.Ur)(current, context, AFTER_COMMAND));
        return { kind: 'ended', result: await addTask(result, current, { context, pullRequestUrl }) };
    }
    const recorded = await (0,load_order/* loadRecordedOrder */.pl)(taskId, context);
    const order = { ...recorded, isShownAtStart: action.thread?.box !== undefined };
    if (operation.kind !== 'rebase')
        return { kind: 'ended', result: await start_issue_runAndReport(order, context, reply) };
    const rebase = operation.isStop ? 'stop' : 'start';
    const result = await start_issue_runAndReport({ ...order, rebase }, context, reply);
    const { ending, reason } = result.summary;
    const text = ending === 'nothing_to_do' ? reason : result.notRebased;
    // Nothing on the pull request would show why.
    if (text !== undefined)
        await reply.answer({ kind: 'plain', text: context.redactor.redact(text) });
    return { kind: 'ended', result };
}
/** Performs an operation on a task of the job's repository. */
async function operateInJob(request, context) {
    return (0,with_git/* withGit */.z)(context.host, async (git, { runDir }) => (0,operate/* operate */.N)(request, {
        git,
        origin: await (0,with_base_commit/* openJobRemote */.S)(git, context),
        notifier: notifier/* silentNotifier */.a,
        clock: system_clock/* systemClock */.ml,
        sleep: system_clock/* sleep */.yy,
        redactor: context.redactor,
        lease: (0,job_lease/* openJobLease */.G)(context),
        runDir,
    }));
}

;// CONCATENATED MODULE: ./entry/events/route-event.js


/** Decides the work of a job. Inputs take precedence over the words of a dispatch: they are the repository's. */
function routeEvent(trigger, inputs) {
    const { mode, base } = inputs;
    if (mode !== 'run' && (trigger.kind === 'labelled' || trigger.kind === 'command'))
        return { kind: 'ignore', reason: `The input "mode" is ${mode}; labels and comments are for jobs without it.` };
    if (mode === 'fan-out')
        return { kind: 'fan_out', plans: inputs.plan, base };
    if (mode === 'sweep')
        return { kind: 'sweep' };
    switch (trigger.kind) {
        case 'dispatch': {
            const { inputs: words } = trigger;
            const plan = inputs.plan || (words.plan ?? '');
            const task = inputs.task ?? words.task;
            const command = inputs.command ?? words.command;
            const by = trigger.sender?.login ?? '';
            if (command !== undefined)
                return { kind: 'command', parsing: parseDispatched(command), task, thread: undefined, by };
            return plan === '' && task !== undefined
                ? { kind: 'resume', task, isAsked: trigger.sender?.isBot !== true }
                : { kind: 'run_plan', path: plan, task, base: base ?? words.base };
        }
        case 'labelled':
            return { kind: 'start_issue', issue: trigger.issue, label: trigger.label };
        case 'command': {
            const { issue, isPullRequest, comment, parsing, box } = trigger;
            const by = trigger.sender.login;
            return { kind: 'command', parsing, task: undefined, thread: { issue, isPullRequest, comment, by, box }, by };
        }
        case 'sweep':
            return { kind: 'sweep' };
        default:
            return (0,assert_never/* assertNever */.x)(trigger);
    }
}
// Why: docs/decisions/0006-dry-run-on-any-event.md
/** Returns whether a dry run tries the plan of its input: on any event that asks for nothing itself, except comments. */
function isDryRunEvent(trigger, event, { mode, plan }) {
    if (mode !== 'run' || plan === '')
        return false;
    // Anybody can write a comment, and a dry run checks no access.
    return trigger.kind === 'sweep' || (trigger.kind === 'ignored' && !/_comment$|_review$/.test(event));
}
/** Fills empty settings with those of a dispatch. */
function fillSettings(given, trigger) {
    if (trigger.kind !== 'dispatch')
        return given;
    const { agent, model } = trigger.inputs;
    return { ...given, agent: given.agent ?? (agent || undefined), model: given.model ?? (model || undefined) };
}
/** Parses a command of a dispatch, with or without its first word. */
function parseDispatched(command) {
    return parseCommand(command.trim().replace(/^\/?groundhog(?=\s|$)/, ''));
}

;// CONCATENATED MODULE: ./report/pages/sweep-summary.js



const MAX_CHARS = 60_000;
/** Renders the result of a sweep as a job summary. Done tasks are counted and not listed. */
function renderSweepSummary(tasks) {
    const open = tasks.filter(({ found }) => found.kind !== 'done');
    const title = `## Groundhog: sweep\n\n${describeSweep(tasks)}\n`;
    if (open.length === 0)
        return title;
    const rows = open.map((task) => [(0,safe_text/* renderCodeCell */.Qj)(task.taskId, 63), describeState(task), renderReason(task.found)]);
    return `${title}\n${(0,fit_rows/* renderTable */.bo)([{ title: 'Task' }, { title: 'Now' }, { title: 'Why' }], rows, { maxChars: MAX_CHARS })}\n`;
}
/** Describes the result of a sweep in one line. */
function describeSweep(tasks) {
    if (tasks.length === 0)
        return 'No task is recorded here.';
    const count = (kind) => tasks.filter(({ found }) => found.kind === kind).length;
    const resumed = tasks.filter(({ ending }) => ending !== undefined).length;
    const parts = [
        [resumed, 'resumed'],
        [count('resume') - resumed, 'can be resumed'],
        [count('busy'), 'being worked on'],
        [count('stuck'), 'waiting for a person'],
        [count('done'), 'done'],
    ];
    const counts = parts.filter(([number]) => number > 0).map(([number, state]) => `${number} ${state}`);
    return `${(0,format_duration/* formatPlural */.yk)(tasks.length, 'task')}: ${counts.join(', ')}.`;
}
const states = {
    resume: 'can be resumed',
    busy: 'being worked on',
    stuck: 'waits for a person',
    done: 'done',
};
function describeState({ found, ending }) {
    return ending === undefined ? states[found.kind] : `resumed: ${ending}`;
}
function renderReason(found) {
    return found.kind === 'done' ? '–' : (0,safe_text/* renderCodeCell */.Qj)(found.why, 300);
}

;// CONCATENATED MODULE: ./entry/events/sweep-tasks.js









/** Endings from the most to the least urgent for the user. */
const BY_SEVERITY = ['infra_error', 'conflict', 'blocked', 'refused', 'paused', 'passed'];
/**
 * Resumes the tasks that can be, one after the other while there is time, and lists those that wait for the user. A dry
 * run only lists.
 */
async function sweepTasks(context) {
    const surveyed = await surveyTasks(context);
    const swept = [];
    for (const task of surveyed) {
        const mayResume = !context.inputs.isDryRun && !context.signal.aborted;
        // A run that stops before its first attempt would count as one without progress.
        const isResumed = task.found.kind === 'resume' && mayResume && context.hasUsefulTime();
        const ending = isResumed ? await resume(task, context) : undefined;
        swept.push({ ...task, ending });
    }
    if (!context.inputs.isDryRun && !context.signal.aborted)
        await correctLabels(swept, context);
    const endings = swept.map(({ ending }) => ending);
    return {
        kind: 'surveyed',
        ending: BY_SEVERITY.find((ending) => endings.includes(ending)) ?? 'nothing_to_do',
        reason: describeSweep(swept),
        page: renderSweepSummary(swept),
        matrix: toMatrix([]),
    };
}
/** Resumes a task. Its failure becomes a warning, so that the next task gets its turn. */
async function resume({ taskId }, context) {
    context.write(`Task ${taskId}\n`);
    try {
        const { summary, notes = [] } = await runTask(await (0,load_order/* loadRecordedOrder */.pl)(taskId, context), context, 'first');
        for (const note of notes)
            context.write(`${note}\n`);
        return summary.ending;
    }
    catch (thrown) {
        const { ending, text } = (0,to_failure/* toFailure */.w)(thrown, context.redactor.redact);
        context.warn(text);
        return ending;
    }
}
/** Updates issues that a killed job has left with the label of an active run. */
async function correctLabels(swept, context) {
    const warnOnFailure = (0,warn_on_failure/* createWarnOnFailure */.S)(context.warn);
    // A run updates its own issue.
    const idle = swept.filter(({ found, ending }) => found.kind !== 'busy' && ending === undefined);
    if (idle.every(({ issueNumber }) => issueNumber === null))
        return;
    const labelled = (await warnOnFailure(() => (0,issue_labels/* listIssuesWith */.H$)(context.target, 'groundhog:running'))) ?? [];
    for (const { taskId, issueNumber } of idle)
        if (issueNumber !== null && labelled.includes(issueNumber))
            await warnOnFailure(() => (0,refresh_task_display/* refreshTaskDisplay */.BG)(taskId, context, { hasCheck: context.inputs.hasCheckRun, creation: 'first' }));
}

// EXTERNAL MODULE: ./github/checks/check-run.js
var check_run = __webpack_require__(4194);
// EXTERNAL MODULE: ./domain/plan/plan.js
var plan = __webpack_require__(6526);
// EXTERNAL MODULE: ./report/words/criterion-failure.js
var criterion_failure = __webpack_require__(15753);
// EXTERNAL MODULE: ./report/pages/check-run.js
var pages_check_run = __webpack_require__(55228);
;// CONCATENATED MODULE: ./report/pages/group-check.js








const group_check_MAX_CHARS = 50_000;
const MAX_SHOWN = 300;
/** Describes in one sentence what was verified of a merge group. */
function describeGroup(head, rows) {
    const failed = rows.filter((row) => !isRowHeld(row)).map(({ checkpointId }) => `"${checkpointId}"`);
    const total = (0,format_duration/* formatPlural */.yk)(rows.length, 'landed checkpoint');
    const group = `the merge group ${(0,ids/* toShortId */.px)(head)}`;
    if (rows.length === 0)
        return `Nothing has landed that could be verified on ${group}.`;
    if (failed.length === 0)
        return `The criteria of ${total} hold on ${group}.`;
    return `On ${group} criteria of ${failed.length} of ${total} do not hold: ${failed.slice(0, 10).join(', ')}.`;
}
/** Returns whether the group holds: something was verified on it, and no criterion failed. */
function doesGroupHold(rows) {
    return rows.length > 0 && rows.every(isRowHeld);
}
function isRowHeld({ runs }) {
    return (0,verdict/* findFailed */.bq)(runs).length === 0;
}
/** Renders what was verified of a merge group as a job summary. */
function renderGroupPage(head, rows) {
    const focus = Math.max(0, rows.findIndex((row) => !isRowHeld(row)));
    const list = (0,fit_rows/* renderBulletList */.Fm)(rows.map(renderRow), group_check_MAX_CHARS, focus);
    return `## Groundhog: merge group\n\n${(0,safe_text/* renderProse */.E9)(describeGroup(head, rows), MAX_SHOWN)}\n\n${list}\n`;
}
function renderRow(row) {
    const { taskId, checkpointId, runs } = row;
    const name = `${isRowHeld(row) ? '✅' : '❌'} **${(0,safe_text/* renderProse */.E9)(checkpointId, 63)}** of ${(0,safe_text/* renderProse */.E9)(taskId, 63)}`;
    if (runs.length === 0)
        return `${name} · nothing that can be checked on a group`;
    if (isRowHeld(row))
        return `${name} · ${(0,plan/* countCriteria */.T5)(runs.length)} held`;
    return `${name} · ${(0,verdict/* findFailed */.bq)(runs)
        .map((run) => (0,safe_text/* renderProse */.E9)((0,criterion_failure/* describeCriterionFailure */.n)(run), MAX_SHOWN))
        .join('; ')}`;
}
/** Renders the check run on the head of a merge group. */
function renderGroupCheck(head, rows, at) {
    const isFailed = !doesGroupHold(rows);
    return {
        name: pages_check_run/* CHECK_NAME */.$,
        externalId: `groundhog:1:merge_group:${head}`,
        headSha: head,
        conclusion: isFailed ? 'failure' : 'success',
        completedAt: at.toISOString(),
        title: isFailed ? 'The merge group does not hold' : 'The merge group holds',
        summary: renderGroupPage(head, rows),
        annotations: [],
    };
}

// EXTERNAL MODULE: ./runner/audit/verify-commit.js
var verify_commit = __webpack_require__(77678);
// EXTERNAL MODULE: ./runner/context/worker.js
var worker = __webpack_require__(46445);
// EXTERNAL MODULE: ./entry/settings/apply-policy-to-settings.js
var apply_policy_to_settings = __webpack_require__(92504);
;// CONCATENATED MODULE: ./entry/events/prepare-without-agent.js




/** Reads the settings for work on a task that starts no agent, within the rules of the organisation that concern it. */
async function prepareWithoutAgent(order, context) {
    const { inputs } = context;
    const policy = await loadJobPolicy(context);
    const config = await loadBaseConfig(order, context);
    const { settings, given } = (0,prepare_run/* mergeChoice */.y)({ given: inputs.given, config, policy }, context);
    const isolation = { ...settings.isolation, agentCommand: undefined, agentHosts: [], hasModel: false };
    if (policy !== undefined)
        (0,apply_policy_to_settings/* requireAllowed */.w)({ ...policy, rules: { ...policy.rules, agents: undefined, models: undefined } }, { given, isolation, workers: [worker/* NO_WORKER */.v] });
    return { order: addPolicy(order, policy), settings };
}

;// CONCATENATED MODULE: ./entry/events/verify-group.js

















/** Verifies a merge group for the task whose pull request it is named after. Writes nothing but a check on its head. */
async function verifyGroup(group, context) {
    const { target, inputs } = context;
    if (inputs.mode !== 'run')
        return { kind: 'ignored', reason: `The input "mode" is ${inputs.mode}; merge groups are for jobs without it.` };
    const pull = await fetchPullHead(target, group.pullNumber);
    if (pull.origin === 'unknown') {
        const reason = `GitHub did not say which branch pull request ${group.pullNumber} of the merge group comes from.`;
        return { kind: 'ended', result: (0,job_context/* toResult */.X5)('infra_error', reason) };
    }
    const tasks = pull.origin === 'same_repository' ? await findTasks(pull.branch ?? '', context) : [];
    if (tasks.length === 0) {
        const reason = `Pull request ${group.pullNumber} of the merge group is of no task: nothing was verified.`;
        return { kind: 'ended', result: (0,job_context/* toResult */.X5)('nothing_to_do', reason) };
    }
    const rows = [];
    for (const taskId of tasks) {
        const verified = await verifyTask(taskId, group, context);
        if (verified === undefined)
            return {
                kind: 'ended',
                result: (0,job_context/* toResult */.X5)('infra_error', 'The job was stopped before the merge group was verified.'),
            };
        rows.push(...verified.map((each) => ({ taskId, ...each })));
    }
    await publishCheck(group, rows, context);
    const isFailed = !doesGroupHold(rows);
    const page = renderGroupPage(group.head, rows);
    const reason = describeGroup(group.head, rows);
    return {
        kind: 'surveyed',
        ending: isFailed ? 'blocked' : 'passed',
        reason,
        page,
        matrix: { include: [], leftOut: 0 },
    };
}
function findTasks(branch, { host, remote }) {
    return (0,with_git/* withGit */.z)(host, (git) => (0,remote_tasks/* findTasksOf */.T3)(git, remote, { kind: 'pull_request', branch }));
}
/** Verifies the landed checkpoints of a task on the group, by its recorded plan and the settings of the base branch. */
async function verifyTask(taskId, group, context) {
    // The group may change the settings: those of the branch that it is for count.
    const given = { ...(await (0,load_order/* loadRecordedOrder */.pl)(taskId, context)), base: group.baseBranch };
    const { order, settings } = await prepareWithoutAgent(given, context);
    const parts = {
        request: await toRequest(order, { ...settings, workspace: 'worktree' }, context),
        ...{ workers: [worker/* NO_WORKER */.v], judge: undefined, limits: settings.limits },
        isolation: { ...settings.isolation, agentCommand: undefined, agentHosts: [], hasModel: false },
        notifier: (0,terminal_notifier/* createTerminalNotifier */.D)(context.write),
        openOrigin: (git) => (0,with_base_commit/* openJobRemote */.S)(git, context),
        lease: (0,job_lease/* openJobLease */.G)(context),
        signal: context.signal,
    };
    return (0,compose/* composeWork */.A)(context.host, parts, (request, runContext) => (0,verify_commit/* verifyCommit */.z)(request, runContext, group));
}
/** Writes the check, which a rule may require of the group. Without it the job itself says the same. */
async function publishCheck(group, rows, context) {
    const { inputs, client, job, redactor } = context;
    if (!inputs.hasCheckRun || inputs.isDryRun)
        return;
    const check = renderGroupCheck(group.head, rows, system_clock/* systemClock */.ml.now());
    const { redact } = redactor;
    const safe = { ...check, title: redact(check.title), summary: redact(check.summary) };
    await (0,warn_on_failure/* createWarnOnFailure */.S)(context.warn)(async () => {
        const author = await context.ourLogin();
        const ensured = await (0,check_run/* ensureCheckRun */.a)({ client, repository: job.repository, author }, safe);
        if (ensured.kind === 'refused')
            context.warn(`No check run was written: ${ensured.reason}. Grant "checks: write".`);
    });
}

;// CONCATENATED MODULE: ./entry/events/handle-event.js
















/** Does what the job's event asks for, once access is allowed. */
async function handleEvent(givenInputs, environment) {
    const { job } = environment;
    const trigger = parseTrigger(job.event, job.payload, givenInputs);
    const inputs = { ...givenInputs, given: fillSettings(givenInputs.given, trigger) };
    const context = (0,job_context/* openJobContext */.He)(inputs, environment);
    if (inputs.isDryRun && isDryRunEvent(trigger, job.event, inputs))
        return doAction({ kind: 'run_plan', path: inputs.plan, task: inputs.task, base: inputs.base }, context, UNCHECKED);
    if (trigger.kind === 'ignored')
        return { kind: 'ignored', reason: trigger.reason };
    // Whoever put the pull request into the queue was asked by GitHub, whose own account may be the sender.
    if (trigger.kind === 'merge_group')
        return verifyGroup(trigger, context);
    const checked = await requestAccess(trigger, context);
    const { access } = checked;
    if (access.kind === 'ignored')
        return { kind: 'ignored', reason: access.reason };
    if (access.kind === 'refused') {
        const refusal = new errors/* ConfigurationError */.j1('access_refused', { reason: access.reason });
        // A comment or a label of somebody who may not ask must not fail a run of the default branch.
        if (access.isActorRefused && (trigger.kind === 'command' || trigger.kind === 'labelled'))
            return { kind: 'access_refused', refusal };
        throw refusal;
    }
    return doAction(routeEvent(trigger, inputs), { ...context, standings: checked.standings }, checked);
}
const UNCHECKED = {
    access: { kind: 'allowed' },
    headBranch: undefined,
    labels: [],
    standings: new Map(),
};
/** Checks who asks. Refuses while our own login is unknown, since our own writes must not start work. */
async function requestAccess(trigger, context) {
    const { job, target, inputs } = context;
    const attempt = job.run?.attempt ?? 1;
    // On a schedule GitHub names the last committer of the workflow, who did not ask for this run.
    const triggeringActor = trigger.kind === 'sweep' && attempt === 1 ? undefined : job.triggeringActor;
    try {
        const ourLogin = isOurLoginNeeded(trigger, triggeringActor) ? await context.ourLogin() : '';
        const terms = { triggeringActor, ourLogin, allowedBots: inputs.allowedBots };
        return await checkAccess(trigger, target, terms);
    }
    catch (thrown) {
        if (!(thrown instanceof errors/* GitHubError */.y_))
            throw thrown;
        const reason = `GitHub did not report who asks: ${thrown.data.status ?? 'no answer'} ${thrown.data.message ?? ''}`;
        return { ...UNCHECKED, access: { kind: 'refused', reason, isActorRefused: false } };
    }
}
/** Returns whether the sender may be us; a user who dispatches cannot be, which saves a request. */
function isOurLoginNeeded(trigger, triggeringActor) {
    if (trigger.kind !== 'dispatch')
        return trigger.kind !== 'sweep';
    return trigger.sender?.isBot === true || triggeringActor?.endsWith('[bot]') === true;
}
async function doAction(action, context, checked) {
    switch (action.kind) {
        case 'run_plan':
            return { kind: 'ended', result: await runTask(await (0,load_order/* loadFileOrder */.Re)(action, context), context) };
        case 'resume':
            return {
                kind: 'ended',
                result: await runTask(await (0,load_order/* loadRecordedOrder */.pl)((0,settings_settings/* parseTaskId */.ik)(action.task), context), context, action.isAsked ? 'next' : 'first'),
            };
        case 'start_issue':
            return startLabelled(action, context, checked);
        case 'command':
            if (context.inputs.isDryRun)
                return { kind: 'ignored', reason: 'A dry run executes no commands.' };
            return handleCommand(action, context, checked.headBranch);
        case 'sweep':
            return sweepTasks(context);
        case 'fan_out':
            return fanOut(action, context);
        case 'ignore':
            return { kind: 'ignored', reason: action.reason };
        default:
            return (0,assert_never/* assertNever */.x)(action);
    }
}
/** Removes the label first, so that of several deliveries only one job runs the plan. */
async function startLabelled({ issue, label }, context, { labels }) {
    const { job, inputs, target } = context;
    const reply = openCommandReply(context, { issueNumber: issue.number });
    const hasLabel = labels.some((name) => name.toLowerCase() === label.toLowerCase());
    const isRerun = (job.run?.attempt ?? 1) > 1;
    const taken = hasLabel && !inputs.isDryRun ? await (0,issue_labels/* removeLabel */.tA)(target, issue.number, label) : 'by_others';
    if (taken === 'by_others' && !isRerun && !inputs.isDryRun)
        return {
            kind: 'ignored',
            reason: `The label "${label}" is no longer on the issue: another job has handled it, or somebody has removed it.`,
        };
    const claim = taken === 'unclear' ? 'unclear' : 'ours';
    const result = await startIssue(issue, context, { reply, claim });
    // Whether another job had removed the label was unknown; now the lease shows that its run is active.
    const isOfOther = claim === 'unclear' && result.isOvertaken === true;
    return isOfOther ? { kind: 'ignored', reason: result.summary.reason } : { kind: 'ended', result };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./exec/trusted-files.js
var trusted_files = __webpack_require__(9629);
// EXTERNAL MODULE: ./entry/settings/require-all.js
var require_all = __webpack_require__(11884);
;// CONCATENATED MODULE: ./entry/job/command-files.js





const NAMES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const MAX_BYTES = 1024 * 1024;
const MAX_LINES = 5;
const MAX_CHARACTERS = 120;
/** Checks that this step can write its outputs and its state. Throws ConfigurationError with the variables of those it cannot. */
function requireCommandFiles(env) {
    (0,require_all/* requireAll */.r)(['GITHUB_OUTPUT', 'GITHUB_STATE'].map((name) => () => {
        const path = env[name] || undefined;
        const problem = path === undefined ? undefined : findWriteProblem(path);
        if (path !== undefined && problem !== undefined)
            throw (0,settings_settings/* toSettingError */.Oh)(name, path, problem);
    }));
}
function findWriteProblem(path) {
    try {
        if ((0,external_node_fs_.statSync)(path).isDirectory())
            return 'is a folder, where the runner has a file';
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.W_OK);
        return undefined;
    }
    catch (thrown) {
        return `is no file that this step can write: ${(0,errors/* toError */.iT)(thrown).message}`;
    }
}
/** Opens the files of this step as they are now, before any agent. Notes are redacted; `warn` gets those before a write. */
function openCommandFiles(env, { redact, warn }) {
    const paths = new Map(NAMES.flatMap((name) => (env[name] ? [[env[name], name]] : [])));
    const trust = () => (0,trusted_files/* trustFiles */.G)({ files: [...paths.keys()], folders: [] });
    let trusted = trust();
    const restore = () => {
        const found = trusted.findChanges().map((path) => ({ path, text: readStart(path) }));
        trusted.restore();
        return found.map(({ path, text }) => describeChange(paths.get(path) ?? path, listForeign(redact(text), readStart(path))));
    };
    return {
        restore,
        openForWriting() {
            for (const note of restore())
                warn(note);
            return () => {
                trusted = trust();
            };
        },
    };
}
/** Returns the lines that are not ours: those after our text, or all where our text is gone. */
function listForeign(text, ours) {
    const foreign = text.startsWith(ours) ? text.slice(ours.length) : text;
    return foreign.split(/\r\n|\r|\n/).filter((line) => line !== '');
}
function describeChange(name, lines) {
    const shown = lines.slice(0, MAX_LINES).map((line) => JSON.stringify(line.slice(0, MAX_CHARACTERS)));
    const more = lines.length > MAX_LINES ? [`and ${lines.length - MAX_LINES} more`] : [];
    const removed = lines.length === 0 ? '' : ` Lines that were removed: ${[...shown, ...more].join(', ')}.`;
    return `The file ${name} of the runner was changed during the run, and was restored.${removed}`;
}
/** Reads the first bytes of a file; nothing of a link, a pipe or a file that is gone. */
function readStart(path) {
    try {
        const file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
        try {
            const buffer = Buffer.alloc(MAX_BYTES);
            return buffer.subarray(0, (0,external_node_fs_.readSync)(file, buffer, 0, MAX_BYTES, 0)).toString('utf8');
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./entry/job/hash-bundle.js



/** Hashes all files of a folder with their names, as `dist/post.js` does before it loads any of them. */
function hashBundle(folder) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const files = (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    for (const name of files.map((file) => file.name).sort()) {
        const content = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name));
        hash.update(`${name}\n${content.length}\n`).update(content);
    }
    return hash.digest('hex');
}

// EXTERNAL MODULE: ./entry/job/job.js
var job_job = __webpack_require__(81508);
// EXTERNAL MODULE: ./report/terminal/run-json.js
var run_json = __webpack_require__(21120);
;// CONCATENATED MODULE: ./entry/job/outputs.js





const MAX_JSON_BYTES = 256 * 1024;
/** Sets all outputs of the action, redacted, whatever the ending. */
function writeOutputs(summary, { pullRequestUrl, reportPath, redact }) {
    const { view } = summary;
    const checkpoints = view?.record.checkpoints ?? [];
    const attempts = checkpoints.flatMap((checkpoint) => checkpoint.attempts);
    const usage = (0,task_facts/* sumUsage */.iJ)(attempts);
    const outputs = {
        ending: summary.ending,
        conclusion: (0,record_ending/* conclusionOf */.vu)(summary.ending),
        'task-id': summary.taskId ?? '',
        'task-branch': summary.taskBranch ?? '',
        'pull-request': pullRequestUrl ?? '',
        'checkpoints-total': checkpoints.length,
        'checkpoints-landed': checkpoints.filter(({ outcome }) => outcome === 'success').length,
        attempts: (0,task_facts/* countAttempts */.cs)(attempts),
        'cost-usd': usage.cost_usd ?? '',
        'input-tokens': usage.input_tokens ?? '',
        'output-tokens': usage.output_tokens ?? '',
        'run-json': renderBoundedJson(summary, redact),
        'report-path': reportPath ?? '',
    };
    for (const [name, value] of Object.entries(outputs))
        (0,core/* setOutput */.uH)(name, typeof value === 'string' ? redact(value) : value);
}
/** Sets the outputs for the matrix of other jobs. */
function writeMatrix({ include }) {
    (0,core/* setOutput */.uH)('matrix', JSON.stringify({ include }));
    (0,core/* setOutput */.uH)('tasks', include.length);
}
/** Renders the result within the size of an output: without the criteria where it is too long, then without attempts. */
function renderBoundedJson(summary, redact) {
    const candidates = [summary, withoutCriteria(summary), withoutAttempts(summary), { ...summary, view: undefined }];
    const texts = candidates.map((each) => (0,run_json/* renderRunJson */.y)(each, redact));
    return texts.find((text) => (0,safe_text/* utf8Length */.wI)(text) <= MAX_JSON_BYTES) ?? '';
}
function withoutCriteria(summary) {
    return mapAttempts(summary, (view) => view.record.checkpoints.map((checkpoint) => ({
        ...checkpoint,
        attempts: checkpoint.attempts.map((attempt) => ({ ...attempt, verifier_runs: [] })),
    })));
}
function withoutAttempts(summary) {
    return mapAttempts(summary, (view) => view.record.checkpoints.map((checkpoint) => ({ ...checkpoint, attempts: [] })));
}
function mapAttempts(summary, map) {
    const { view } = summary;
    return view === undefined
        ? summary
        : { ...summary, view: { ...view, record: { ...view.record, checkpoints: map(view) } } };
}

// EXTERNAL MODULE: ./entry/job/read-workflows.js
var read_workflows = __webpack_require__(86356);
// EXTERNAL MODULE: ./entry/settings/find-secrets-in-env.js
var find_secrets_in_env = __webpack_require__(4478);
// EXTERNAL MODULE: ./entry/settings/find-secrets-on-machine.js + 1 modules
var find_secrets_on_machine = __webpack_require__(24349);
// EXTERNAL MODULE: ./entry/settings/inputs.js
var settings_inputs = __webpack_require__(10384);
;// CONCATENATED MODULE: ./entry/action.js



























const FINISHED_STATE = 'finished';
const RUN_STATE = 'run';
/** The state by which `dist/post.js` checks the program before it loads it. */
const BUNDLE_STATE = 'bundle';
/** The state that is set when the run has ended, and GitHub has not received all of it in time. */
const UNREPORTED_STATE = 'untold';
/** Runs the main step of the action: reads its inputs, handles the event, and reports the ending to the runner. */
async function runAction() {
    const token = (0,settings_inputs/* readToken */.AI)();
    if (token !== '')
        (0,core/* setSecret */.Pq)(token);
    const redactor = (0,redact/* createRedactor */.l)([
        ...(0,find_secrets_in_env/* findSecretsInEnv */.HM)(process.env),
        ...(0,find_secrets_on_machine/* findSecretsOnMachine */.r)(process.env, [process.env.GITHUB_WORKSPACE ?? '.']),
        ...(token === '' ? [] : [token, (0,remote/* toAuthorization */.ts)(token)]),
    ]);
    try {
        requireCommandFiles(process.env);
        await runStep(await openStep(redactor), redactor);
    }
    catch (thrown) {
        const { ending, text } = (0,to_failure/* toFailure */.w)(thrown, redactor.redact);
        conclude(ending, text);
    }
    // Sockets that a server keeps open must not keep the job.
    process.exit(process.exitCode);
}
async function runStep(step, redactor) {
    try {
        const job = (0,job_job/* readJob */.c)(process.env);
        const inputs = (0,settings_inputs/* readInputs */.Ko)();
        redactor.add((0,find_secrets_in_env/* findNamedSecrets */.Ax)(process.env, inputs.given.mask ?? []));
        const start = await (0,read_workflows/* findManualStart */.yK)(job, process.env);
        const outcome = await handleSafely(inputs, { job, redactor, step, start });
        await step.write(() => reportOutcome(outcome, { job, start }, redactor));
    }
    catch (thrown) {
        const { ending, text } = (0,to_failure/* toFailure */.w)(thrown, redactor.redact);
        await step.write(() => reportResult((0,job_context/* toResult */.X5)(ending, text), { redactor }));
    }
    // The post step closes abandoned work.
    if (!(0,abandoned_work/* isWorkAbandoned */.q)())
        step.save(FINISHED_STATE, 'true');
}
/** Trusts the files of the step as they are now, and restores them however this process ends, but by KILL. */
async function openStep({ redact }) {
    const bundle = (0,host_guard/* trustBundle */.FG)();
    const commands = openCommandFiles(process.env, { redact, warn: core/* warning */.$e });
    process.once('exit', () => {
        for (const note of commands.restore())
            (0,core/* warning */.$e)(note);
        const changed = bundle.restore();
        if (changed.length > 0)
            (0,core/* warning */.$e)(`The program of the post step was changed, and was restored: ${(0,list_some/* listSome */.X)(changed)}`);
    });
    const step = {
        programs: await (0,programs/* findPrograms */.z0)(process.env.PATH ?? ''),
        files: { bundle, restoreCommands: commands.restore },
        save(name, value) {
            const close = commands.openForWriting();
            (0,core/* saveState */.LZ)(name, value);
            close();
        },
        async write(use) {
            const close = commands.openForWriting();
            await use().finally(close);
        },
    };
    step.save(BUNDLE_STATE, hashBundle(host_guard/* BUNDLE_FOLDER */.oA));
    return step;
}
/** Reports at the start what a run may not live to report at its end. */
async function reportCaution(text, redactor) {
    (0,core/* warning */.$e)(text);
    await writeSummary(`${toIndented(text)}\n\n`, redactor);
}
async function handleSafely(inputs, { job, redactor, step, start }) {
    const log = (0,safe_log/* openSafeLog */.y)((text) => process.stdout.write(text), redactor.redact);
    const { programs, files } = step;
    const host = { job, redactor, env: process.env, programs, step: files, write: log.write, start };
    const onRun = ({ taskId, runId }) => step.save(RUN_STATE, JSON.stringify({ task_id: taskId, run_id: runId }));
    const caution = (text) => step.write(() => reportCaution(text, redactor));
    try {
        return await (0,signals/* withCancellation */.an)((signal) => handleEvent(inputs, { ...host, signal, onRun, caution }), () => ({ kind: 'ended', result: (0,job_context/* toResult */.X5)('paused', signals/* LATE_REASON */.Gx) }));
    }
    finally {
        log.end();
    }
}
async function reportOutcome(outcome, pages, redactor) {
    const { redact } = redactor;
    const clean = (text) => (0,clean_text/* toCleanText */.M)(text, redact);
    if (outcome.kind === 'ignored') {
        const ignored = new errors/* ConfigurationError */.j1('event_unsupported', { reason: outcome.reason });
        return (0,core/* notice */.lm)(clean((0,error_catalog/* renderError */.v)(ignored)));
    }
    if (outcome.kind === 'access_refused') {
        const text = clean((0,error_catalog/* renderError */.v)(outcome.refusal));
        await writeSummary(renderEndSummary('refused', text), redactor);
        return (0,core/* notice */.lm)(text);
    }
    if (outcome.kind === 'ended')
        return reportResult(outcome.result, { ...pages, redactor });
    const { ending, page, matrix } = outcome;
    const reason = clean(outcome.reason);
    writeOutputs((0,job_context/* toResult */.X5)(ending, reason).summary, { pullRequestUrl: undefined, redact });
    writeMatrix(matrix);
    await writeSummary(page, redactor);
    conclude(ending, reason);
}
async function reportResult({ summary: ended, notes = [], isReported = true, isAnswer = false, ...given }, { job, redactor, start }) {
    const { redact } = redactor;
    const { pullRequestUrl, reportPath, reportUrl, caveat, isDryRun = false } = given;
    const result = { ...ended, reason: (0,own_commands/* toCloneWords */.c0)(ended.reason) };
    if (!isReported)
        (0,core/* saveState */.LZ)(UNREPORTED_STATE, 'true');
    writeOutputs(result, { pullRequestUrl, reportPath, redact });
    // Of a dry run no page has the commits.
    const repositoryUrl = isDryRun ? undefined : job?.repositoryUrl;
    const links = { repositoryUrl, runUrl: job?.runUrl, pullRequestUrl, reportUrl, start };
    // Without a recorded end the view does not hold the reason.
    const isUnrecorded = isAnswer || result.view === undefined || result.view.record.ending === null;
    const end = isUnrecorded ? [renderEnd(result, isAnswer)] : [];
    const page = result.view === undefined ? [] : [renderJobSummary(result.view, links, caveat)];
    const text = [[...end, ...page].join('\n'), ...notes.map((note) => `\n${toIndented(note)}\n`)].join('');
    await writeSummary(text, redactor);
    for (const note of notes)
        (0,core/* notice */.lm)((0,clean_text/* toCleanText */.M)(note, redact));
    conclude(result.ending, `${isDryRun ? 'Dry run, nothing was pushed. ' : ''}${(0,clean_text/* toCleanText */.M)(result.reason, redact)}`);
}
/** Renders how the job has ended: of a command that ran nothing what it did, and nothing of criteria. */
function renderEnd({ ending, reason }, isAnswer) {
    return isAnswer && ending === 'nothing_to_do' ? renderAnswerSummary(reason) : renderEndSummary(ending, reason);
}
function conclude(ending, reason) {
    const line = `Groundhog: ${ending}. ${reason}`;
    if ((0,record_ending/* conclusionOf */.vu)(ending) === 'failure')
        (0,core/* setFailed */.C1)(line);
    else
        (0,core/* notice */.lm)(line);
}
async function writeSummary(text, { redact }) {
    try {
        await core/* summary */.z.addRaw(redact(text)).write();
    }
    catch (thrown) {
        (0,core/* warning */.$e)(`The job summary was not written: ${String(thrown)}`);
        (0,core/* debug */.Yz)(String(thrown));
    }
}
/** Indents a text as a code block, so that nothing in it is markup. */
function toIndented(text) {
    return (0,wrap_lines/* wrapLines */.M)(text)
        .split('\n')
        .map((line) => `    ${line}`)
        .join('\n');
}


/***/ }),

/***/ 51552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ openSafeLog)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _exec_redaction_log_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56498);


/**
 * Opens a log in which no text of an agent is a workflow command: `::` commands are stopped until a random token is
 * written ("Stopping and starting workflow commands" in GitHub's docs), and each beginning of a command is broken.
 */
function openSafeLog(out, redact) {
    const token = `groundhog-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    out(`::stop-commands::${token}\n`);
    return {
        write: (text) => out((0,_exec_redaction_log_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toLogText */ .Z)(text, redact)),
        end: () => out(`::${token}::\n`),
    };
}


/***/ }),

/***/ 5836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ toRecordedOrder),
/* harmony export */   LE: () => (/* binding */ findRecordedTask),
/* harmony export */   Qc: () => (/* binding */ fetchTask),
/* harmony export */   Re: () => (/* binding */ loadFileOrder),
/* harmony export */   TQ: () => (/* binding */ toInlineOrder),
/* harmony export */   pl: () => (/* binding */ loadRecordedOrder),
/* harmony export */   se: () => (/* binding */ toIssueTask),
/* harmony export */   w$: () => (/* binding */ loadPlanFile)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70375);
/* harmony import */ var _domain_paths_repository_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84618);
/* harmony import */ var _store_read_file_at_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11665);
/* harmony import */ var _store_remote_tasks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99149);
/* harmony import */ var _store_state_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57061);
/* harmony import */ var _compose_load_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56208);
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24850);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45320);
/* harmony import */ var _choose_task_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67508);
/* harmony import */ var _with_base_commit_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82653);











/** Loads the order to run a plan file of the repository. Throws ConfigurationError when it cannot be run. */
async function loadFileOrder({ path, base, task }, context) {
    if (path === '')
        throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .toSettingError */ .Oh)('plan', '', 'is missing');
    const planSource = await loadPlanFile({ path, base }, context);
    return { taskId: (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .requireTaskId */ .Og)(task, planSource.plan, path), planSource, base };
}
/** Reads a plan from the base, whatever is checked out. Throws ConfigurationError when it is missing or invalid. */
async function loadPlanFile({ path, base }, context) {
    if (!_domain_paths_repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPathSchema */ .T.safeParse(path).success)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('plan_not_found', { path, where: 'the repository' });
    return (0,_with_base_commit_js__WEBPACK_IMPORTED_MODULE_10__/* .withBaseCommit */ .N)(base, context, async (git, { source, name }) => {
        const bytes = await (0,_store_read_file_at_js__WEBPACK_IMPORTED_MODULE_3__/* .readFileAt */ ._T)(git, { ...source, path });
        if (bytes === undefined)
            throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('plan_not_found', { path, where: name });
        return { ...(0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePlanBytes */ .SZ)(path, bytes), path, isInline: false };
    });
}
/** Loads the order to resume a task by its record: with its recorded plan, base branch and issue. */
async function loadRecordedOrder(taskId, context) {
    return toRecordedOrder(taskId, await fetchTask(taskId, context));
}
/** Translates a record to the order to resume its task. */
function toRecordedOrder(taskId, stored) {
    const { plan_id: planId, plan_hash: recordedAs, base_ref: baseBranch, issue_number: issueNumber, } = stored.state.record;
    const path = planId === `${taskId}:plan` ? undefined : planId;
    return {
        taskId,
        planSource: { plan: (0,_store_state_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .requirePlan */ .VH)(stored), text: stored.planText, path, isInline: false, recordedAs },
        base: undefined,
        baseBranch,
        issueNumber: issueNumber ?? undefined,
    };
}
/** Fetches the record of a task; undefined when there is none. */
async function findRecordedTask(taskId, { host, remote }) {
    return (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_7__/* .withGit */ .z)(host, async (git) => {
        const commit = (await (0,_store_remote_tasks_js__WEBPACK_IMPORTED_MODULE_4__/* .listRemoteTasks */ .lx)(git, remote)).get(taskId);
        return commit === undefined ? undefined : (0,_store_remote_tasks_js__WEBPACK_IMPORTED_MODULE_4__/* .fetchRemoteTask */ .Qn)(git, remote, commit);
    });
}
/** Fetches the record of a task. Throws ConfigurationError `task_not_found`, which names the recorded tasks. */
async function fetchTask(taskId, { host, remote }) {
    return (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_7__/* .withGit */ .z)(host, async (git) => {
        const tasks = await (0,_store_remote_tasks_js__WEBPACK_IMPORTED_MODULE_4__/* .listRemoteTasks */ .lx)(git, remote);
        const commit = tasks.get(taskId);
        if (commit === undefined)
            throw (0,_choose_task_js__WEBPACK_IMPORTED_MODULE_9__/* .toTaskNotFound */ .mx)(taskId, [...tasks.keys()]);
        return (0,_store_remote_tasks_js__WEBPACK_IMPORTED_MODULE_4__/* .fetchRemoteTask */ .Qn)(git, remote, commit);
    });
}
/** Makes the order to run a plan that is in an issue or on it, and that the run commits to the repository first. */
function toInlineOrder({ plan, text }, issueNumber, base) {
    const taskId = plan.task ?? toIssueTask(issueNumber);
    const path = `.groundhog/plans/${taskId}.yml`;
    return { taskId, planSource: { plan, text, path, isInline: true }, base, issueNumber };
}
/** Returns the task id of an issue whose plan names none. */
function toIssueTask(issueNumber) {
    const taskId = (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .toTaskId */ .kt)(`issue-${issueNumber}`);
    if (taskId === undefined)
        throw new Error(`no task can be named after issue ${issueNumber}`);
    return taskId;
}


/***/ }),

/***/ 73509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ refreshTaskDisplay),
/* harmony export */   Ur: () => (/* binding */ displayTask),
/* harmony export */   d8: () => (/* binding */ fetchCurrentTask)
/* harmony export */ });
/* harmony import */ var _domain_record_dead_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33205);
/* harmony import */ var _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38936);
/* harmony import */ var _job_job_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(682);
/* harmony import */ var _job_job_lease_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34376);
/* harmony import */ var _publish_github_reporters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95519);
/* harmony import */ var _load_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5836);






/** Fetches a task with its lease. A run that is gone counts as ended, whatever it recorded last. */
async function fetchCurrentTask(taskId, context) {
    const fetchedAt = _compose_system_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml.now().toISOString();
    const stored = await (0,_load_order_js__WEBPACK_IMPORTED_MODULE_5__/* .fetchTask */ .Qc)(taskId, context);
    const order = (0,_load_order_js__WEBPACK_IMPORTED_MODULE_5__/* .toRecordedOrder */ .Iv)(taskId, stored);
    const claim = await (0,_job_job_lease_js__WEBPACK_IMPORTED_MODULE_3__/* .peekLease */ .E)(stored.lease, (0,_job_job_lease_js__WEBPACK_IMPORTED_MODULE_3__/* .openJobLease */ .G)(context));
    const isActive = claim.kind === 'held';
    const { record, memory } = isActive ? stored.state : (0,_domain_record_dead_run_js__WEBPACK_IMPORTED_MODULE_0__/* .toEndedState */ .z)(stored.state, stored.events);
    return { order, view: { plan: order.planSource.plan, record, memory }, commit: stored.commit, fetchedAt, isActive };
}
// Why: docs/decisions/0067-display-is-corrected-by-the-next-job.md
/**
 * Updates the pull request and the issue of a task between two runs, as its last run would have. What is current already
 * is not written again.
 */
async function refreshTaskDisplay(taskId, context, options) {
    await displayTask(await fetchCurrentTask(taskId, context), context, options);
}
/**
 * Updates the pull request and the issue of a task that was fetched already, unless a run starts on it meanwhile. Returns the
 * address of the pull request; undefined without one, and where a run is active.
 */
async function displayTask({ order, view, commit, fetchedAt, isActive }, context, options) {
    if (isActive)
        return undefined;
    const { fence } = context;
    const ofLastRun = { ...context, links: toLastRunLinks(view.record, context) };
    return fence.during(order.taskId, async () => {
        fence.progress({ kind: 'record_at', commit });
        await fence.recorded([{ at: fetchedAt }]);
        const reporters = (0,_publish_github_reporters_js__WEBPACK_IMPORTED_MODULE_4__/* .openGitHubReporters */ .m)({ ...order, ...options }, ofLastRun);
        await (0,_publish_github_reporters_js__WEBPACK_IMPORTED_MODULE_4__/* .reportInTime */ .B)(reporters, view, ofLastRun);
        return reporters.github.pullRequest()?.url;
    });
}
/** Returns the pages of the last run, since its log and its report are not those of the job that shows the task. */
function toLastRunLinks(record, { job, inputs, signal, start }) {
    const { run_url: runUrl, pause_cause: cause } = record;
    if (runUrl === null)
        return { repositoryUrl: job.repositoryUrl, start };
    const linksReport = inputs.linksReport && cause !== 'cancelled' && cause !== 'job_ended';
    return (0,_job_job_context_js__WEBPACK_IMPORTED_MODULE_2__/* .toJobLinks */ .OO)({ job: { ...job, runUrl }, signal, start }, { linksReport });
}


/***/ }),

/***/ 82653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ withBaseCommit),
/* harmony export */   S: () => (/* binding */ openJobRemote)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _store_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29330);
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24850);



/** Resolves a base on the remote and lets `use` read its commit, whatever is checked out in the job. */
async function withBaseCommit(base, context, use) {
    const { host, remote, job } = context;
    return (0,_compose_with_git_js__WEBPACK_IMPORTED_MODULE_2__/* .withGit */ .z)(host, async (git) => {
        const { sha, ref } = await (await openJobRemote(git, context)).resolveBase(base);
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(git.location.gitDir, 'base.git');
        const source = { remote, commit: sha, checkout: job.workspace, folder };
        return use(git, { source, name: `${ref} (${sha})` });
    });
}
/** Opens the repository of the job as an origin. Without a named base, the commit of the event is the base. */
async function openJobRemote(git, { job, remote }) {
    const objects = job.workspace === undefined ? undefined : await (0,_store_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .findBorrowableObjects */ .XT)(git, job.workspace);
    return (0,_store_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .openRemoteOrigin */ .lm)(git, remote, {
        borrowFrom: objects === undefined ? [] : [objects],
        pinnedBase: { ref: job.branch ?? job.defaultBranch ?? job.sha, sha: job.sha },
    });
}


/***/ }),

/***/ 682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  He: () => (/* binding */ openJobContext),
  gs: () => (/* binding */ toHost),
  OO: () => (/* binding */ toJobLinks),
  X5: () => (/* binding */ toResult)
});

// EXTERNAL MODULE: ./domain/decisions/run-budget.js
var run_budget = __webpack_require__(18516);
// EXTERNAL MODULE: ./domain/refs/ref-name.js
var ref_name = __webpack_require__(60085);
// EXTERNAL MODULE: ./exec/redaction/clean-text.js
var clean_text = __webpack_require__(77855);
// EXTERNAL MODULE: ./git/ls-remote.js
var ls_remote = __webpack_require__(50737);
// EXTERNAL MODULE: ./git/remote.js
var git_remote = __webpack_require__(41985);
// EXTERNAL MODULE: ./github/client/client.js + 1 modules
var client_client = __webpack_require__(88183);
// EXTERNAL MODULE: ./github/client/our-login.js
var our_login = __webpack_require__(30414);
;// CONCATENATED MODULE: ./github/client/request-quota.js
/** The part of a limit that is kept for what has to be written. */
const KEPT_SHARE = 0.25;
/** Opens the quota of the REST API ("Rate limits for the REST API"); the answers of other resources do not count. */
function openRequestQuota() {
    let left;
    let limit = 0;
    return {
        note(headers) {
            const found = Number.parseInt(headers.get('x-ratelimit-remaining') ?? '', 10);
            if (Number.isNaN(found) || (headers.get('x-ratelimit-resource') ?? 'core') !== 'core')
                return;
            left = found;
            limit = Number.parseInt(headers.get('x-ratelimit-limit') ?? '0', 10);
        },
        isLow: () => left !== undefined && left <= limit * KEPT_SHARE,
    };
}

// EXTERNAL MODULE: ./entry/compose/debug-port.js
var debug_port = __webpack_require__(29275);
// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
// EXTERNAL MODULE: ./entry/compose/version.js
var version = __webpack_require__(98312);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 7 modules
var with_git = __webpack_require__(24850);
// EXTERNAL MODULE: ./entry/settings/paces.js
var paces = __webpack_require__(19609);
// EXTERNAL MODULE: ./entry/settings/run-settings.js
var run_settings = __webpack_require__(18320);
// EXTERNAL MODULE: ./entry/settings/settings.js
var settings = __webpack_require__(45320);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
;// CONCATENATED MODULE: ./entry/job/task-fence.js

/** A check that took longer may be older than a freeze of this process, and is repeated. */
const MAX_CHECK_MS = 10_000;
const MAX_CHECKS = 3;
// Why: docs/decisions/0071-no-write-for-a-task-in-doubt.md
/** Opens a fence, which lets every write pass until `during` is called. */
function openTaskFence({ clock, maxAgeMs, fetchRecord }) {
    let fenced;
    const ageMs = (moment) => sinceMs(moment, readMoment(clock));
    const checkRecord = async (task) => {
        for (let checks = 0; checks < MAX_CHECKS; checks += 1) {
            const startedAt = readMoment(clock);
            const found = await fetchRecord(task.taskId);
            if (found === undefined || !task.ours.has(found))
                return toRefusal('another run, or a person, has written its record since');
            if (ageMs(startedAt) > MAX_CHECK_MS)
                continue;
            task.confirmedAt = startedAt;
            return undefined;
        }
        return toRefusal('the remote took too long to report its record');
    };
    return {
        async during(taskId, use) {
            fenced = { taskId, ours: new Set(), confirmedAt: undefined };
            try {
                return await use();
            }
            finally {
                fenced = undefined;
            }
        },
        async findRefusal() {
            if (fenced?.confirmedAt === undefined || ageMs(fenced.confirmedAt) <= maxAgeMs)
                return undefined;
            try {
                return await checkRecord(fenced);
            }
            catch (thrown) {
                if (thrown instanceof errors/* GroundhogError */.CX)
                    return toRefusal('the remote did not report its record');
                throw thrown;
            }
        },
        recorded(events) {
            // It was ours when the record was started; the answer may have come long after.
            const startedMs = Date.parse(events.at(-1)?.at ?? '');
            if (fenced !== undefined && !(startedMs <= (fenced.confirmedAt?.wallMs ?? 0)))
                fenced.confirmedAt = toMoment(clock, startedMs);
            return Promise.resolve();
        },
        progress(progress) {
            if (progress.kind === 'record_at')
                fenced?.ours.add(progress.commit);
        },
    };
}
function toRefusal(reason) {
    return new errors/* GitHubError */.y_('task_in_doubt', { reason });
}
function readMoment(clock) {
    return { monotonicMs: clock.monotonicMs(), wallMs: clock.now().getTime() };
}
/** Makes a moment from the time of day alone. */
function toMoment(clock, wallMs) {
    const now = readMoment(clock);
    const agoMs = Math.max(0, now.wallMs - wallMs);
    return { monotonicMs: now.monotonicMs - agoMs, wallMs: now.wallMs - agoMs };
}
function sinceMs(from, to) {
    return Math.max(to.monotonicMs - from.monotonicMs, to.wallMs - from.wallMs);
}

;// CONCATENATED MODULE: ./entry/job/job-context.js
















/** Shorter than it takes a user to unlock a task and another job to take it over and write about it. */
const MAX_CONFIRMED_AGE_MS = 3000;
/** Opens the context of a job. */
function openJobContext(inputs, environment) {
    const { job, redactor, env, write } = environment;
    const warn = (text) => write(`Warning: ${(0,clean_text/* toCleanText */.M)(text, redactor.redact).replaceAll('\n', '\n  ')}\n`);
    let { deadlineMs = Number.POSITIVE_INFINITY } = (0,run_settings/* readRunSettings */.x)(inputs.given).limits;
    const host = toHost(environment);
    const remote = { url: job.repositoryUrl, authorization: (0,git_remote/* toAuthorization */.ts)(inputs.token) };
    const fence = openTaskFence({
        clock: system_clock/* systemClock */.ml,
        maxAgeMs: Math.min(MAX_CONFIRMED_AGE_MS, (0,settings/* readLeaseMs */.z9)(env) / 2),
        fetchRecord: (taskId) => fetchRecord(host, remote, taskId),
    });
    const quota = openRequestQuota();
    const client = (0,client_client/* createGitHubClient */.LX)({
        ...toClientOptions(inputs, environment),
        debug: host.debug,
        onAnswer: quota.note,
        onWarning: warn,
        findRefusal: fence.findRefusal,
        // Both count from the start of this process.
        findTimeLeftMs: () => deadlineMs - system_clock/* systemClock */.ml.monotonicMs(),
    });
    let login;
    return {
        ...environment,
        inputs,
        host,
        remote,
        client,
        quota,
        target: { client, repository: job.repository },
        links: toJobLinks(environment, inputs),
        fence,
        warn,
        setDeadline: (ms) => {
            deadlineMs = ms ?? Number.POSITIVE_INFINITY;
        },
        hasUsefulTime: () => (0,run_budget/* hasUsefulTime */.kl)({ deadlineMs }, system_clock/* systemClock */.ml.monotonicMs()),
        ourLogin: () => {
            login ??= (0,our_login/* fetchOurLogin */.y)(client, inputs.botLogin);
            return login;
        },
    };
}
/**
 * Returns the pages that reports of a job link to: the artifacts of its run only where a later step uploads the report,
 * which it does not once the job is cancelled.
 */
function toJobLinks({ job, signal, start, }, { linksReport }) {
    const { repositoryUrl, runUrl } = job;
    return {
        ...{ repositoryUrl, runUrl, start },
        get reportUrl() {
            return linksReport && !signal.aborted ? `${runUrl}#artifacts` : undefined;
        },
    };
}
/** Makes the host of a job. Debug lines go to its log where the runner's debug logging is on, by `RUNNER_DEBUG`. */
function toHost(environment) {
    const { job, redactor, env, programs, step, write } = environment;
    const debug = env.RUNNER_DEBUG === '1' ? (0,debug_port/* openDebugPort */.l)(redactor, write) : undefined;
    return { env, programs, redactor, tempDir: job.tempDir, debug, step };
}
function toClientOptions({ token }, { job, env }) {
    const paceMs = (0,paces/* readWritePaceMs */.ZT)(env);
    return {
        token,
        apiUrl: job.apiUrl,
        userAgent: `groundhog/${version/* VERSION */.x}`,
        requestTimeoutMs: (0,paces/* readApiStallMs */.re)(env),
        ...(paceMs === undefined ? {} : { pace: { writeMs: paceMs, notifyMs: paceMs } }),
    };
}
async function fetchRecord(host, remote, taskId) {
    const ref = (0,ref_name/* toRefName */.kk)({ kind: 'state', taskId });
    return (0,with_git/* withGit */.z)(host, async (git) => (await (0,ls_remote/* listRemoteRefs */.R)(git, remote, [ref])).get(ref));
}
/** Makes the result of a job that ended without a run; where nothing had to be run, the reason is the answer. */
function toResult(ending, reason, taskId = null) {
    const summary = { taskId, ending, reason, taskBranch: null, view: undefined };
    return { summary, pullRequestUrl: undefined, isAnswer: ending === 'nothing_to_do' };
}


/***/ }),

/***/ 34376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ openJobLease),
  E: () => (/* binding */ peekLease)
});

// EXTERNAL MODULE: ./domain/record/lease.js
var record_lease = __webpack_require__(45789);
;// CONCATENATED MODULE: ./github/actions/is-run-over.js
/**
 * Returns true only when GitHub reports the attempt of a workflow run as completed. False for a run that GitHub does
 * not know, and without the permission `actions: read`: the run may still be active.
 */
async function isRunOver(client, repository, { run, attempt }) {
    try {
        const { data } = await client.rest.actions.getWorkflowRunAttempt({
            ...repository,
            run_id: Number(run),
            attempt_number: attempt,
        });
        return data.status === 'completed';
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./domain/server-clock.js
var server_clock = __webpack_require__(67797);
;// CONCATENATED MODULE: ./github/client/server-time.js

/** Creates a clock with GitHub's time; without an answer it uses this machine's time and warns once. */
function createServerTime({ client, repository, clock, onWarning }) {
    return (0,server_clock/* createServerClock */.m)({
        clock,
        fetchDate: () => client.rest.repos.get({ ...repository }).then(({ headers }) => headers.date, () => undefined),
        onUnknown: () => onWarning("GitHub did not report its time; this machine's is used for the lease."),
    });
}

// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
;// CONCATENATED MODULE: ./entry/job/job-lease.js




/** Opens the lease of a job: by GitHub's clock, and a holder is gone when GitHub has its workflow run as completed. */
function openJobLease({ job, client, warn }) {
    const { run, runUrl, repository } = job;
    const place = run === undefined ? { kind: 'unknown' } : { kind: 'job', run: run.id, attempt: run.attempt, url: runUrl };
    return {
        place,
        now: createServerTime({ client, repository, clock: system_clock/* systemClock */.ml, onWarning: warn }),
        async isGone(holder) {
            if (holder.place.kind !== 'job')
                return false;
            // GitHub allows a re-run only after the last attempt is completed.
            if (run?.id === holder.place.run && holder.place.attempt < run.attempt)
                return true;
            return isRunOver(client, repository, holder.place);
        },
    };
}
/** Decides what a run that claims a task now would get, without claiming it. */
async function peekLease(lease, { now, isGone }) {
    const holder = lease?.holder ?? undefined;
    return (0,record_lease/* decideClaim */.XS)(lease, { now: await now(), isHolderGone: holder !== undefined && (await isGone(holder)) });
}


/***/ }),

/***/ 81508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readJob)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40669);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45320);




const payloadSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).optional() });
/** Reads the job from the runner's environment. Throws ConfigurationError outside of a job. */
function readJob(env) {
    const requireVariable = (name) => {
        const value = env[name];
        if (value !== undefined && value !== '')
            return value;
        throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .toSettingError */ .Oh)(name, '', 'is not set; the action runs in a GitHub job');
    };
    const name = requireVariable('GITHUB_REPOSITORY');
    const [owner = '', repo = ''] = name.split('/');
    if (owner === '' || repo === '')
        throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .toSettingError */ .Oh)('GITHUB_REPOSITORY', name, 'is not the owner and the name of a repository');
    const serverUrl = requireAddress('GITHUB_SERVER_URL', env.GITHUB_SERVER_URL || 'https://github.com');
    const repositoryUrl = `${serverUrl.replace(/\/$/, '')}/${owner}/${repo}`;
    const ref = env.GITHUB_REF ?? '';
    const payload = readPayload(env.GITHUB_EVENT_PATH);
    return {
        event: requireVariable('GITHUB_EVENT_NAME'),
        repository: { owner, repo },
        apiUrl: requireAddress('GITHUB_API_URL', env.GITHUB_API_URL || 'https://api.github.com'),
        repositoryUrl,
        runUrl: `${repositoryUrl}/actions/runs/${env.GITHUB_RUN_ID ?? ''}`,
        run: readRun(env),
        workflow: readWorkflow(env.GITHUB_WORKFLOW_REF),
        sha: requireVariable('GITHUB_SHA'),
        branch: ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined,
        defaultBranch: payloadSchema.safeParse(payload).data?.repository?.default_branch,
        workspace: env.GITHUB_WORKSPACE,
        tempDir: env.RUNNER_TEMP,
        triggeringActor: env.GITHUB_TRIGGERING_ACTOR || undefined,
        payload,
    };
}
function requireAddress(name, value) {
    if (/^https?:/i.test(value) && URL.canParse(value))
        return value;
    throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .toSettingError */ .Oh)(name, value, 'is no address that begins with https:// or http://');
}
function readRun({ GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt }) {
    if (id === undefined || !/^\d+$/.test(id) || !/^[1-9]\d{0,8}$/.test(attempt ?? ''))
        return undefined;
    return { id, attempt: Number(attempt) };
}
function readWorkflow(text = '') {
    const [, file, ref] = /\/\.github\/workflows\/([^/@]+)@refs\/(?:heads|tags)\/(.+)$/.exec(text) ?? [];
    return file === undefined || ref === undefined ? undefined : { file, ref };
}
function readPayload(path) {
    if (path === undefined)
        return undefined;
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch (error) {
        throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .toSettingError */ .Oh)('GITHUB_EVENT_PATH', path, `has no payload of an event: ${(0,_domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toError */ .iT)(error).message}`);
    }
}


/***/ }),

/***/ 10305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ve: () => (/* binding */ renderUnopenedWarning),
/* harmony export */   Ye: () => (/* binding */ findUnopenedLine),
/* harmony export */   ZO: () => (/* binding */ DRY_RUN_CAVEAT),
/* harmony export */   sW: () => (/* binding */ describeUnopened)
/* harmony export */ });
/* harmony import */ var _domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22533);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _report_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18964);
/* harmony import */ var _report_words_command_channel_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72846);
/* harmony import */ var _report_words_dry_run_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10274);
/* harmony import */ var _report_words_next_step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32155);






/** The paragraph that says what became of the work of a dry run, as markdown. */
const DRY_RUN_CAVEAT = `⚠️ **Dry run**: ${_report_words_dry_run_text_js__WEBPACK_IMPORTED_MODULE_5__/* .DRY_RUN_MEANING */ .s}`;
/** Renders why a task has no pull request, and what opens one, as markdown; undefined for no reason. */
function describeUnopened(why) {
    if (why === undefined)
        return undefined;
    if (why.kind === 'branch_gone')
        return `⚠️ There is no pull request: ${(0,_report_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProse */ .E9)(describeGoneBranch(why), 500)} Then ${(0,_report_words_command_channel_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCommand */ .C)(_report_words_next_step_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN */ .oq.text)} opens it.`;
    const { reason, compareUrl } = why;
    const how = compareUrl === undefined ? '' : ` ${(0,_report_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLink */ .BK)('Open it by hand', compareUrl)}, and it is kept current.`;
    return `⚠️ GitHub did not let this job open a pull request: ${(0,_report_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProse */ .E9)(reason, 300).replace(/\.$/, '')}.${how}`;
}
/** Finds the line of `describeUnopened` in a comment of ours; undefined where it has none. */
function findUnopenedLine(body) {
    return /^⚠️ (?:There is no pull request|GitHub did not let this job open a pull request): .*$/m.exec(body)?.[0];
}
/** Renders the warning for the log of a job that was to open a pull request. */
function renderUnopenedWarning(why) {
    if (why.kind === 'branch_gone')
        return `No pull request was opened: ${describeGoneBranch(why)}`;
    return (0,_domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .renderError */ .v)(new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_('pull_request_refused', { message: why.reason, compare_url: why.compareUrl }));
}
function describeGoneBranch({ branch, headSha }) {
    return `the branch "${branch}" is gone. Create it again at ${headSha}.`;
}


/***/ }),

/***/ 95519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ openGitHubReporters),
  B: () => (/* binding */ reportInTime)
});

// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/ids.js
var ids = __webpack_require__(70375);
// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
// EXTERNAL MODULE: ./entry/settings/paces.js
var paces = __webpack_require__(19609);
// EXTERNAL MODULE: ./domain/plan/parse-plan.js + 1 modules
var parse_plan = __webpack_require__(15478);
// EXTERNAL MODULE: ./github/checks/check-run.js
var check_run = __webpack_require__(4194);
// EXTERNAL MODULE: ./report/pages/check-run.js
var pages_check_run = __webpack_require__(55228);
;// CONCATENATED MODULE: ./entry/publish/check-publisher.js



/** Creates a function that writes the ending of a run as a check run on its head; once refused it does nothing more. */
function createCheckPublisher(options) {
    const { client, repository, links, planSource, author, onWarning, redact } = options;
    const findLine = (0,parse_plan/* locateCriteria */.C)(planSource.text);
    let isRefused = false;
    let last = '';
    const { path } = planSource;
    return async (view) => {
        const planFile = path === undefined ? undefined : { path, findLine };
        const report = isRefused ? undefined : (0,pages_check_run/* renderCheckRun */.k)(view, { links, plan: planFile });
        // The same view may be reported more than once.
        if (report === undefined || JSON.stringify(report) === last)
            return;
        const ensured = await (0,check_run/* ensureCheckRun */.a)({ client, repository, author: await author() }, redactReport(report, redact));
        last = JSON.stringify(report);
        if (ensured.kind !== 'refused')
            return;
        isRefused = true;
        onWarning(`No check run was written: ${redact(ensured.reason)}. Grant "checks: write", or set check-run to "false".`);
    };
}
function redactReport(report, redact) {
    const { title, summary, annotations } = report;
    return {
        ...report,
        title: redact(title),
        summary: redact(summary),
        annotations: annotations.map((each) => ({ ...each, title: redact(each.title), message: redact(each.message) })),
    };
}

// EXTERNAL MODULE: ./domain/record/event-traits.js
var event_traits = __webpack_require__(33977);
;// CONCATENATED MODULE: ./entry/publish/latest-queue.js
/**
 * Makes a function that hands views to `publish` one after the other. Of those that arrive while it works only the last is
 * published; each call returns when nothing is left to publish.
 */
function createLatestQueue(publish) {
    let next;
    let active;
    const drain = async () => {
        for (let current = next; current !== undefined; current = next) {
            next = undefined;
            await publish(current.view);
        }
        active = undefined;
    };
    return (view) => {
        next = { view };
        active ??= drain();
        return active;
    };
}

;// CONCATENATED MODULE: ./entry/publish/live-lane.js
/** Creates a lane; `onFailure` gets what a live edit has thrown. */
function createLiveLane(onFailure) {
    let live;
    let publications = 0;
    let hasFailed = false;
    return {
        async publish(work) {
            publications += 1;
            await live;
            hasFailed = false;
            try {
                return await work();
            }
            finally {
                publications -= 1;
            }
        },
        noteFailure() {
            hasFailed = true;
        },
        isBusy: () => publications > 0 || live !== undefined,
        takeFailure() {
            const taken = hasFailed;
            hasFailed = false;
            return taken;
        },
        async edit(work) {
            live = work().catch((thrown) => {
                hasFailed = true;
                onFailure(thrown);
            });
            await live;
            live = undefined;
        },
    };
}

// EXTERNAL MODULE: ./github/comments/comment-keeper.js
var comment_keeper = __webpack_require__(38395);
;// CONCATENATED MODULE: ./github/comments/edit-batch.js
// Why: docs/decisions/0077-several-edits-are-one-request.md
/**
 * Edits several texts in one request, which only the GraphQL API can. Returns true when all were edited. After false any of
 * them may have been edited; each can be edited again on its own. Never throws.
 */
async function sendEditBatch(client, edits) {
    try {
        await client.graphql(renderEditDocument(edits), toVariables(edits));
        return true;
    }
    catch {
        return false;
    }
}
/** Renders the GraphQL document of these edits; ids and texts are variables. */
function renderEditDocument(edits) {
    const variables = edits.map((_, at) => `$id${at}: ID!, $body${at}: String!`).join(', ');
    const fields = edits.map(({ kind }, at) => `  edit${at}: ${toMutation(kind, at)} { clientMutationId }`);
    return `mutation(${variables}) {\n${fields.join('\n')}\n}`;
}
function toMutation(kind, at) {
    if (kind === 'comment')
        return `updateIssueComment(input: { id: $id${at}, body: $body${at} })`;
    return `updatePullRequest(input: { pullRequestId: $id${at}, body: $body${at} })`;
}
function toVariables(edits) {
    return Object.fromEntries(edits.flatMap(({ nodeId, body }, at) => [
        [`id${at}`, nodeId],
        [`body${at}`, body],
    ]));
}

// EXTERNAL MODULE: ./github/client/request-failure.js
var request_failure = __webpack_require__(67974);
;// CONCATENATED MODULE: ./github/compare-url.js
/** Returns the page on which a pull request of a branch can be opened by hand; undefined without a repository's page. */
function toCompareUrl(repositoryUrl, { base, head }) {
    if (repositoryUrl === undefined)
        return undefined;
    const encode = (branch) => branch.split('/').map(encodeURIComponent).join('/');
    const range = base === undefined ? encode(head) : `${encode(base)}...${encode(head)}`;
    return `${repositoryUrl}/compare/${range}?expand=1`;
}

// EXTERNAL MODULE: ./github/find-pull-request.js
var find_pull_request = __webpack_require__(30407);
;// CONCATENATED MODULE: ./github/pull-request.js



// Why: docs/decisions/0123-merged-or-closed-is-final.md
/** Finds the pull request of the branch `head`, or creates it where `creation` allows. Never creates a second open one. */
async function ensurePullRequest(target, proposal) {
    const { headSha, creation } = proposal;
    const all = await (0,find_pull_request/* listPullRequests */.qc)(target, proposal.head);
    const open = all.find(({ state }) => state === 'open');
    const last = all.find(({ state }) => state !== 'open');
    if (open !== undefined)
        return { kind: 'open', pullRequest: open, isNew: false, before: last };
    if (last !== undefined && (creation !== 'next' || last.headSha === headSha))
        return { kind: 'final', pullRequest: last };
    if (creation === 'never')
        return { kind: 'absent' };
    const opened = await openPullRequest(target, proposal);
    if (opened.kind === 'open')
        return { ...opened, before: last };
    // The last one was merged with a commit of a person, or closed with its branch: it is still the one to link to.
    const isNone = opened.kind === 'nothing_to_show' || opened.kind === 'branch_gone';
    return isNone && last !== undefined ? { kind: 'final', pullRequest: last } : opened;
}
async function openPullRequest(target, proposal) {
    try {
        return await createPullRequest(target, proposal);
    }
    catch (error) {
        const failure = (0,request_failure/* parseRequestFailure */.nX)(error);
        const message = failure === undefined ? '' : [failure.message, ...failure.details].join('; ');
        if (failure?.status === 422) {
            if (/no commits between/i.test(message))
                return { kind: 'nothing_to_show' };
            if (failure.details.includes('head invalid'))
                return { kind: 'branch_gone', branch: proposal.head, headSha: proposal.headSha };
            // GitHub takes no former name of a branch that was renamed.
            if (failure.details.includes('base invalid')) {
                const compareUrl = toCompareUrl(target.repositoryUrl, { head: proposal.head });
                return { kind: 'refused', reason: `The base "${proposal.base}" is gone.`, compareUrl };
            }
            if (proposal.draft && /draft pull requests are not supported/i.test(message))
                return openPullRequest(target, { ...proposal, draft: false });
        }
        if (failure?.status === 403 && (0,request_failure/* findRateLimitWait */.K7)(failure) === undefined)
            return { kind: 'refused', reason: message, compareUrl: toCompareUrl(target.repositoryUrl, proposal) };
        // Another job may have been faster, or our own request may have been executed.
        const isTaken = failure?.status === 422 && /already exists/i.test(message);
        const found = isTaken || (0,request_failure/* isOutcomeUnknown */.B1)(error) ? await (0,find_pull_request/* findLastPullRequest */.k2)(target, proposal.head) : undefined;
        if (found?.state === 'open')
            return { kind: 'open', pullRequest: found, isNew: !isTaken, before: undefined };
        throw (0,request_failure/* toGitHubError */.Lg)(error, { operation: 'open a pull request', permission: 'pull-requests: write' });
    }
}
/** Replaces the body. Returns false when the pull request is gone. */
async function updatePullRequestBody({ client, repository }, number, body) {
    try {
        await client.rest.pulls.update({ ...repository, pull_number: number, body });
        return true;
    }
    catch (error) {
        if ((0,request_failure/* hasStatus */.Ro)(error, 404))
            return false;
        throw (0,request_failure/* toGitHubError */.Lg)(error, { operation: 'edit the pull request', permission: 'pull-requests: write' });
    }
}
/** The GraphQL documents of `markReady`. */
const READY_DOCUMENTS = {
    ready: 'mutation($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } } }',
    draft: 'mutation($id: ID!) { convertPullRequestToDraft(input: { pullRequestId: $id }) { pullRequest { isDraft } } }',
};
/** Marks a pull request as ready for review or as a draft, which only the GraphQL API can. Never throws. */
async function markReady({ client }, nodeId, wanted) {
    for (let isLastTry = false;; isLastTry = true) {
        try {
            await client.graphql(READY_DOCUMENTS[wanted], { id: nodeId });
            return { kind: 'marked' };
        }
        catch (error) {
            // Marking a pull request again as what it is changes nothing.
            if (!isLastTry && (0,request_failure/* isOutcomeUnknown */.B1)(error))
                continue;
            const { data } = (0,request_failure/* toGitHubError */.Lg)(error, { operation: `mark the pull request as ${wanted}` });
            return { kind: 'failed', reason: String(data.message) };
        }
    }
}
/** The GraphQL document of `readPullRequest`: a request of this kind does not count against the limit of the REST API. */
const PULL_REQUEST_QUERY = 'query($owner: String!, $repo: String!, $number: Int!) { repository(owner: $owner, name: $repo) { pullRequest(number: $number) { body isDraft } } }';
/** Reads a pull request as it is now. */
async function readPullRequest({ client, repository }, number) {
    try {
        const answer = await client.graphql(PULL_REQUEST_QUERY, {
            ...repository,
            number,
        });
        return answer.repository.pullRequest;
    }
    catch (error) {
        throw (0,request_failure/* toGitHubError */.Lg)(error, { operation: 'read the pull request', permission: 'pull-requests: write' });
    }
}
async function createPullRequest({ client, repository }, { head, base, renderTitle, body, draft }) {
    const title = await renderTitle();
    const { data } = await client.rest.pulls.create({ ...repository, head, base, title, body, draft });
    return { kind: 'open', pullRequest: (0,find_pull_request/* toPullRequest */.c$)(data), isNew: true, before: undefined };
}

// EXTERNAL MODULE: ./domain/attempt/attempt.js + 1 modules
var attempt_attempt = __webpack_require__(66483);
// EXTERNAL MODULE: ./domain/attempt/landing-audit.js
var landing_audit = __webpack_require__(97546);
// EXTERNAL MODULE: ./domain/attempt/side-effect.js
var side_effect = __webpack_require__(85144);
// EXTERNAL MODULE: ./domain/attempt/verdict.js + 1 modules
var verdict = __webpack_require__(24543);
// EXTERNAL MODULE: ./domain/record/rebase.js
var rebase = __webpack_require__(47647);
// EXTERNAL MODULE: ./domain/operations/approval-target.js
var approval_target = __webpack_require__(41867);
// EXTERNAL MODULE: ./report/text/fit-rows.js
var fit_rows = __webpack_require__(50064);
// EXTERNAL MODULE: ./report/text/format-duration.js
var format_duration = __webpack_require__(83969);
// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
// EXTERNAL MODULE: ./report/words/command-channel.js
var command_channel = __webpack_require__(72846);
// EXTERNAL MODULE: ./report/words/criterion-demand.js
var criterion_demand = __webpack_require__(13964);
// EXTERNAL MODULE: ./report/words/outcome-text.js
var outcome_text = __webpack_require__(29373);
// EXTERNAL MODULE: ./report/words/task-facts.js
var task_facts = __webpack_require__(88598);
;// CONCATENATED MODULE: ./report/parts/criteria-list.js









const MAX_STATEMENTS = 10;
/**
 * Renders the result of each criterion as a list, in the plan's order. A criterion that held in the `baseline`, on the clean
 * tree, is marked, since it proves nothing about the work.
 */
function renderCriteriaItems(runs, baseline, maxChars) {
    const held = new Set(runs === baseline ? [] : (0,verdict/* findVacuous */.IL)(baseline).map(toKey));
    const items = runs.map((run, index) => renderCriterion(run, index + 1, held.has(toKey(run))));
    const [firstFailed] = (0,verdict/* findFailed */.bq)(runs);
    return (0,fit_rows/* renderBulletList */.Fm)(items, maxChars, firstFailed === undefined ? 0 : runs.indexOf(firstFailed));
}
/** Renders a criterion in one line: mark and number, its demand, what was observed, its time. */
function renderCriterion(run, number, isHeld) {
    const { criterion, outcome, detail, duration_ms: durationMs } = run;
    const [mark = '', ...words] = (0,outcome_text/* describeCriterionOutcome */.fh)(outcome).split(' ');
    const isPlain = outcome === 'passed' || outcome === 'failed';
    const parts = [
        `${mark} ${number}`,
        (0,criterion_demand/* renderDemand */.s)(criterion),
        ...(run.guard === true ? ['guard'] : []),
        ...(isPlain ? [] : [words.join(' ')]),
        (0,safe_text/* renderProse */.E9)(detail, 160).replace(/\.$/, ''),
        ...(isHeld ? ['held before any work'] : []),
        ...(outcome === 'unjudged' || durationMs === 0 ? [] : [(0,format_duration/* formatDuration */.a3)(durationMs)]),
    ];
    return parts.filter((part) => part !== '').join(' · ');
}
function toKey({ criterion }) {
    return JSON.stringify(criterion);
}
/** Renders the statements of a done checkpoint that nobody judged, and their command; undefined when there are none. */
function renderUnjudged(checkpoint, channel) {
    if (checkpoint.run?.outcome !== 'success')
        return undefined;
    const statements = (0,task_facts/* listOpenStatements */.vq)(checkpoint);
    const [first] = statements;
    if (first === undefined)
        return undefined;
    const command = (0,command_channel/* renderCommand */.C)(`approve ${(0,approval_target/* quoteName */.AB)(checkpoint.id)}`, channel);
    const approve = channel.start === undefined ? command : (0,command_channel/* renderStart */.b)(channel.start, command);
    if (statements.length === 1)
        return `👀 **Not judged:** ${(0,safe_text/* renderProse */.E9)(first.text, 300).replace(/\.$/, '')}. If you agree: ${approve}`;
    const shown = statements.slice(0, MAX_STATEMENTS).map((statement) => renderStatement(statement, channel));
    const rest = statements.length - shown.length;
    const items = [...shown, ...(rest === 0 ? [] : [`${rest} more`])].map((item) => `- ${item}`);
    return `👀 **Not judged.** If you agree with all: ${approve}\n\n${items.join('\n')}`;
}
/** Renders a statement with the command that approves it alone. */
function renderStatement({ text, target }, channel) {
    return `\u201c${(0,safe_text/* renderProse */.E9)(text, 300)}\u201d – ${(0,command_channel/* renderCommand */.C)(`approve ${target}`, channel)}`;
}

// EXTERNAL MODULE: ./report/parts/failure-section.js
var failure_section = __webpack_require__(42506);
// EXTERNAL MODULE: ./report/parts/tests-list.js
var tests_list = __webpack_require__(5380);
// EXTERNAL MODULE: ./report/text/marker.js
var text_marker = __webpack_require__(69909);
// EXTERNAL MODULE: ./report/words/attribution-text.js
var attribution_text = __webpack_require__(83514);
// EXTERNAL MODULE: ./report/words/failed-criterion.js
var failed_criterion = __webpack_require__(95770);
;// CONCATENATED MODULE: ./report/pages/checkpoint-comment.js
















// Together with the failure section (at most 21,000) these stay below 60,000 characters.
const MAX_ATTEMPTS_CHARS = 10_000;
const MAX_CRITERIA_CHARS = 10_000;
const MAX_TESTS_CHARS = 8000;
const MAX_LIST_CHARS = 3000;
/**
 * Returns whether a checkpoint has a comment of its own: not while it has had no end, and not where its first attempt has
 * landed with nothing to judge, of which the status says enough.
 */
function needsOwnComment({ record }, checkpointId) {
    const run = record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === checkpointId);
    if (run === undefined)
        return false;
    const facts = { id: checkpointId, position: 1, definition: undefined, run, attempts: run.attempts };
    if (run.outcome === 'success' && (0,task_facts/* countUnjudged */.yv)(facts) > 0)
        return true;
    // An interrupted attempt says nothing about the work.
    const attempts = run.attempts.filter(({ outcome }) => outcome !== 'interrupted');
    const [first] = attempts;
    if (attempts.length === 0)
        return run.outcome === 'blocked' || run.outcome === 'abandoned';
    const worked = attempts.filter((attempt) => !(0,rebase/* isReplay */._d)(attempt) || attempt.outcome === 'failed');
    const isClean = worked.length === 1 && first?.outcome === 'passed' && first.audit === undefined;
    return !isClean && attempts.some(({ ended_at }) => ended_at !== null);
}
/** Renders the history of one checkpoint as a comment of at most 60,000 characters, its marker first. */
function renderCheckpointComment(view, checkpointId, links) {
    const marker = (0,text_marker/* renderMarker */.Bd)({ lineage: view.record.lineage, kind: 'checkpoint', checkpointId });
    const checkpoint = (0,task_facts/* listCheckpoints */.Ep)(view).find(({ id }) => id === checkpointId);
    const sections = checkpoint === undefined
        ? [`### ${(0,safe_text/* renderProse */.E9)(checkpointId, 100)} · not in the plan`]
        : [...renderWork(checkpoint, view, links), ...renderEvidence(checkpoint)];
    return `${marker}\n${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}
function renderWork(checkpoint, view, links) {
    const { id, run, attempts, definition } = checkpoint;
    const items = attempts.map((_, index) => renderAttempt(checkpoint, index, { view, links }));
    const { rows, before } = (0,fit_rows/* fitRows */.zV)(items, MAX_ATTEMPTS_CHARS, items.length - 1);
    const earlier = before > 0 ? [`- ${(0,format_duration/* formatPlural */.yk)(before, 'earlier attempt')}, left out here`] : [];
    const spec = (0,safe_text/* renderProse */.E9)(definition?.spec ?? '', 300);
    // The attempts that follow show what the reason counts.
    const isSpent = run?.outcome === 'abandoned' && attempts.length > 0;
    return [
        `### ${(0,outcome_text/* markCheckpoint */.yd)(checkpoint)} ${(0,safe_text/* renderProse */.E9)(id, 100)} · ${renderState(checkpoint, links)}`,
        spec === '' ? undefined : spec,
        run?.reason && (0,task_facts/* needsReason */.iB)(checkpoint) && !isSpent ? `**Why:** ${(0,safe_text/* renderProse */.E9)(run.reason, 400)}` : undefined,
        hasOwnNumbers(attempts) ? undefined : 'Attempts, numbered through the whole task:',
        rows.length === 0 ? 'No attempt was made.' : [...earlier, ...rows].join('\n'),
        renderUnjudged(checkpoint, { taskId: view.record.task_id, start: links.start }),
        renderAudit((0,task_facts/* findLandedAttempt */.NH)(checkpoint)?.audit),
        renderCriteria(checkpoint),
    ];
}
/** Returns whether the numbers of attempts, which count through the task, are those that a reader of this checkpoint counts. */
function hasOwnNumbers(attempts) {
    return attempts.every(({ day }, index) => day === index + 1);
}
/** Renders the state for the heading, with the commit that landed and the attempt that made it. */
function renderState(checkpoint, links) {
    const landed = (0,task_facts/* findLandedAttempt */.NH)(checkpoint);
    const state = (0,outcome_text/* describeCheckpoint */.QK)(checkpoint);
    if (checkpoint.run?.outcome !== 'success' || landed?.committed_ref == null)
        return state;
    const note = state.replace(/^landed/, '');
    return `landed as ${(0,safe_text/* renderCommitLink */.IF)(links, landed.committed_ref)} on attempt ${landed.day}${note}`;
}
/** Renders an attempt in one line: its mark and number, the telling fact, the diff, its time and cost. */
function renderAttempt(checkpoint, index, { view, links }) {
    const { attempts, run } = checkpoint;
    const attempt = attempts[index];
    if (attempt === undefined)
        return '';
    const entry = (0,outcome_text/* describeEntry */.OY)(attempt);
    const cost = (0,attempt_attempt/* totalUsage */.GG)(attempt);
    const spent = [(0,format_duration/* formatTime */.fU)(attempt), (0,format_duration/* formatCost */.BD)(cost)].filter((part) => part !== fit_rows/* BLANK */.Z4);
    const parts = [
        `${(0,outcome_text/* markAttempt */.j7)(attempt.outcome)} ${attempt.day}`,
        ...(entry === undefined ? [] : [(0,safe_text/* renderProse */.E9)(entry, 80)]),
        ...findTellingFacts(attempts, index, view.record.steering),
        ...renderDiff(attempt, links),
        ...(spent.length === 0 ? [] : [spent.join(', ')]),
        ...(run !== undefined && index < run.budget_from ? [(0,task_facts/* describeEarlier */.GM)(checkpoint)] : []),
    ];
    return `- ${parts.join(' · ')}`;
}
function findTellingFacts(attempts, index, steering) {
    const attempt = attempts[index];
    if (attempt === undefined)
        return [];
    const since = attempts[index - 1]?.started_at ?? '';
    const hints = steering.filter(({ kind, at }) => kind === 'hint' && at > since && at <= attempt.started_at);
    const hinted = hints.length === 0 || index === 0 ? [] : [`after a hint by ${(0,safe_text/* renderProse */.E9)(hints.at(-1)?.by ?? '', 60)}`];
    if (attempt.outcome !== 'failed') {
        const state = (0,outcome_text/* describeAttempt */.Be)(attempt);
        return [...(state === 'passed' ? [] : [state]), ...hinted];
    }
    const earlier = attempts.slice(0, index);
    const twin = earlier.find(({ tree }) => tree !== null && tree === attempt.tree);
    if (twin !== undefined)
        return [`the same files as attempt ${twin.day}`, ...hinted];
    const failure = (0,failed_criterion/* renderAttemptFailure */.O)(attempt) ?? 'failed';
    const last = earlier.findLast(({ outcome }) => outcome === 'failed');
    const isRepeated = last !== undefined && (0,failed_criterion/* renderAttemptFailure */.O)(last) === failure;
    return [isRepeated ? 'the same failure' : failure, ...hinted];
}
function renderDiff(attempt, links) {
    if (attempt.committed_ref !== null || attempt.scratch_commit === null)
        return [];
    if (attempt.scratch_commit === attempt.snapshot_ref)
        return ['nothing was changed'];
    return [(0,safe_text/* renderCompareLink */._O)(links, attempt.snapshot_ref, attempt.scratch_commit)];
}
/** Renders the criteria of the latest verified attempt, folded under how many of them hold. */
function renderCriteria(checkpoint) {
    const { attempts, run } = checkpoint;
    const criteria = (0,task_facts/* findLatestCriteria */.Oq)(checkpoint);
    if (criteria.length === 0)
        return undefined;
    const verified = attempts.findLast((attempt) => attempt.verifier_runs.length > 0);
    const judged = criteria.filter(({ outcome }) => outcome !== 'unjudged');
    const holding = judged.length - (0,verdict/* findFailed */.bq)(judged).length - judged.filter(({ outcome }) => outcome === 'not_asked').length;
    const when = verified === undefined ? 'before any work' : `after attempt ${verified.day}`;
    const unjudged = criteria.length - judged.length;
    const counts = `${holding} of ${judged.length} ${judged.length === 1 ? 'criterion holds' : 'criteria hold'} ${when}`;
    const title = `${counts}${unjudged === 0 ? '' : `, ${unjudged} not judged`}`;
    const parts = [
        renderCriteriaItems(criteria, run?.baseline ?? [], MAX_CRITERIA_CHARS),
        (0,tests_list/* renderTests */.C)(criteria, MAX_TESTS_CHARS),
        ...renderAttribution(checkpoint),
    ];
    return (0,failure_section/* renderFolded */.jq)(title, parts.filter((part) => part !== undefined).join('\n\n'));
}
const MAX_AUDIT_HUNKS = 10;
/** Renders what no criterion of a landing notices, in one line. */
function renderAudit(audit) {
    if (audit === undefined)
        return undefined;
    const places = audit.unnoticed.slice(0, MAX_AUDIT_HUNKS).map(({ path, line }) => {
        return (0,safe_text/* renderCodeSpan */.o9)(line === null ? path : `${path}:${line}`, 200);
    });
    const rest = audit.unnoticed.length - places.length;
    const listed = [...places, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
    return `**Audit:** ${(0,landing_audit/* describeAudit */.N)(audit)}${listed === '' ? '' : `: ${listed}`}.`;
}
function renderAttribution(checkpoint) {
    const attribution = (0,task_facts/* findLandedAttempt */.NH)(checkpoint)?.attribution ?? null;
    return attribution === null ? [] : [`Lines: ${(0,attribution_text/* describeAttribution */.f)(attribution)}.`];
}
function renderEvidence({ attempts, run }) {
    const isOpen = run?.outcome === 'abandoned' || run?.outcome === 'blocked';
    return [
        renderSideEffects(attempts),
        (0,failure_section/* renderFailureSection */.CI)(attempts, { isOpen }),
        renderChanges(attempts),
        renderNotes(attempts),
    ];
}
function renderSideEffects(attempts) {
    const effects = (0,side_effect/* mergeSideEffects */.W)(...attempts.map((attempt) => attempt.side_effects));
    if (effects.length === 0)
        return undefined;
    const items = effects.map(({ kind, target, reversible }) => `${kind}: ${(0,safe_text/* renderCodeSpan */.o9)(target, 200)}${reversible ? '' : ', cannot be undone'}`);
    return `**Side effects**, as reported by the agent:\n\n${(0,fit_rows/* renderBulletList */.Fm)(items, MAX_LIST_CHARS)}`;
}
function renderChanges(attempts) {
    const attempt = attempts.findLast(({ changed_paths_total }) => changed_paths_total > 0);
    if (attempt === undefined)
        return undefined;
    const items = attempt.changed_paths.map(({ status, path }) => `${status} ${(0,safe_text/* renderCodeSpan */.o9)(path, 200)}`);
    const unlisted = attempt.changed_paths_total - attempt.changed_paths.length;
    const rest = unlisted > 0 ? `\n\n${(0,format_duration/* formatPlural */.yk)(unlisted, 'further path')} not listed in the record.` : '';
    const title = `${(0,format_duration/* formatPlural */.yk)(attempt.changed_paths_total, 'path')} changed by attempt ${attempt.day}`;
    return (0,failure_section/* renderFolded */.jq)(title, `${(0,fit_rows/* renderBulletList */.Fm)(items, MAX_LIST_CHARS)}${rest}`);
}
function renderNotes(attempts) {
    const last = attempts.at(-1);
    if (last === undefined || last.notes.length === 0)
        return undefined;
    const items = last.notes.map((note) => (0,safe_text/* renderCodeSpan */.o9)(note, 300));
    return (0,failure_section/* renderFolded */.jq)(`Notes of attempt ${last.day}`, (0,fit_rows/* renderBulletList */.Fm)(items, MAX_LIST_CHARS));
}

;// CONCATENATED MODULE: ./report/pages/continued-comment.js


/** Renders the status comment of a pull request that was merged or closed before its task was done. */
function renderContinuedComment({ record }, { isMerged, next }) {
    const link = (0,safe_text/* renderLink */.BK)(`#${next.number}`, next.url);
    const end = isMerged ? 'This pull request was merged' : 'This pull request was closed without being merged';
    return `${(0,text_marker/* renderMarker */.Bd)({ lineage: record.lineage, kind: 'status' })}
### ⏩ The task continues in ${link}

${end}. What the task has landed since, and its state, are in ${link}.
`;
}

// EXTERNAL MODULE: ./domain/record/apply-rebase.js
var apply_rebase = __webpack_require__(13752);
// EXTERNAL MODULE: ./domain/text/break-references.js
var break_references = __webpack_require__(31101);
// EXTERNAL MODULE: ./report/parts/footer.js
var footer = __webpack_require__(30859);
// EXTERNAL MODULE: ./report/words/next-step.js
var next_step = __webpack_require__(32155);
// EXTERNAL MODULE: ./report/words/rebase-text.js
var rebase_text = __webpack_require__(54193);
// EXTERNAL MODULE: ./report/words/steering-text.js
var steering_text = __webpack_require__(48112);
// EXTERNAL MODULE: ./report/words/task-status.js
var task_status = __webpack_require__(45343);
;// CONCATENATED MODULE: ./report/pages/pull-request-body.js














const MAX_CHECKLIST_CHARS = 45_000;
const pull_request_body_MAX_STATEMENTS = 20;
const MAX_PROOFS = 2;
const MAX_TITLE_CHARS = 120;
/**
 * Renders the title of a task's pull request: that of its issue, else the plan's, else the id of the task. It may become the
 * subject of a commit, so nothing in it refers to an issue or user.
 */
function renderPullRequestTitle({ plan, record }, issueTitle = '') {
    return toTitle(issueTitle) || toTitle(plan.title ?? '') || `Groundhog: ${record.task_id}`;
}
function toTitle(text) {
    return (0,safe_text/* toShortLine */.wb)((0,break_references/* breakReferences */.m)((0,safe_text/* toShortLine */.wb)(text, MAX_TITLE_CHARS)), 200);
}
/**
 * Renders our part of a pull request's body, between its markers and at most 60,000 characters: the plan as a checklist,
 * and what people should look at. Until a rebase is complete the checklist has the commits that the branch still holds. It
 * may become a commit message, so nothing in it but our own line refers to an issue or user.
 */
function renderPullRequestBody(view, { links, issueNumber }) {
    const held = { ...view, record: (0,apply_rebase/* toBranchRecord */.$5)(view.record) };
    const checkpoints = (0,task_facts/* listCheckpoints */.Ep)(held);
    const items = checkpoints.map((checkpoint) => renderItem(held, checkpoint, links));
    const focus = checkpoints.findIndex((checkpoint) => !(0,task_facts/* isDone */.$L)(checkpoint));
    const { rows, before, after } = (0,fit_rows/* fitRows */.zV)(items, MAX_CHECKLIST_CHARS, focus);
    const checklist = [
        ...(before > 0 ? [`- ${before} earlier, left out here`] : []),
        ...rows,
        ...(after > 0 ? [`- ${after} more, left out here`] : []),
    ].join('\n');
    const counts = `**${(0,task_facts/* describeCounts */.wv)(checkpoints, held.record)}**`;
    const sections = [
        issueNumber === undefined ? counts : `Closes #${issueNumber} · ${counts}`,
        view.record.rebase === null ? undefined : (0,rebase_text/* renderRebase */.vZ)(view.record, links),
        checklist,
        renderForYourEyes((0,task_facts/* listCheckpoints */.Ep)(view), { taskId: view.record.task_id, start: links.start }),
        renderWaiting(view, links),
        renderSmallPrint(view, links),
    ];
    const { start, end } = (0,text_marker/* renderBodyMarkers */.ig)((0,task_status/* isTaskFinished */.ux)(view) ? 'finished' : 'open');
    return `${start}\n${sections.filter((section) => section !== undefined).join('\n\n')}\n${end}\n`;
}
function renderItem(view, checkpoint, links) {
    const name = (0,safe_text/* renderProse */.E9)(checkpoint.id, 60);
    if (checkpoint.run?.outcome === 'skipped')
        return `- [ ] ~~${name}~~ – ${renderSkip(view, checkpoint)}`;
    const commit = (0,task_facts/* findLandedCommit */.Rl)(checkpoint);
    const spec = (0,safe_text/* renderProse */.E9)(checkpoint.definition?.spec.trimStart().split('\n', 1)[0] ?? '', 120);
    const state = describeLasting(checkpoint);
    const parts = [
        `**${name}**${spec === '' ? '' : ` – ${spec.replace(/\.$/, '')}`}`,
        ...(commit === null ? [] : [(0,safe_text/* renderCommitLink */.IF)(links, commit)]),
        ...(state === undefined ? [] : [state]),
        ...renderProofs(checkpoint),
    ];
    return `- [${(0,task_facts/* isDone */.$L)(checkpoint) ? 'x' : ' '}] ${parts.join(' · ')}`;
}
function renderSkip({ record: { steering } }, { id, run }) {
    const by = steering.findLast(({ kind, checkpoint_id }) => kind === 'skip' && checkpoint_id === id)?.by;
    const reason = (0,safe_text/* renderProse */.E9)(run?.reason ?? '');
    return `skipped${by === undefined ? '' : ` by ${(0,safe_text/* renderProse */.E9)(by, 60)}`}${reason === '' ? '' : `: ${reason}`}`;
}
/** Describes a state that lasts: the body does not change with every attempt. */
function describeLasting(checkpoint) {
    const outcome = checkpoint.run?.outcome ?? 'pending';
    const state = (0,outcome_text/* describeCheckpoint */.QK)(checkpoint);
    return outcome === 'pending' || state === 'landed' ? undefined : state;
}
/** Lists the commands and checks that a landed commit has passed. */
function renderProofs(checkpoint) {
    const commands = ((0,task_facts/* findLandedAttempt */.NH)(checkpoint)?.verifier_runs ?? []).flatMap(({ criterion, outcome, guard }) => {
        if (outcome !== 'passed' || guard === true)
            return [];
        if (criterion.kind === 'github_check')
            return [criterion.name];
        return criterion.kind === 'command' || criterion.kind === 'tests' ? [criterion.command] : [];
    });
    if (commands.length === 0)
        return [];
    const shown = commands
        .slice(0, MAX_PROOFS)
        .map((text) => (0,safe_text/* renderCodeSpan */.o9)((0,break_references/* breakReferences */.m)((0,safe_text/* toShortLine */.wb)(text, 60)), 120));
    const rest = commands.length - shown.length;
    return [`proved by ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`];
}
function renderForYourEyes(checkpoints, channel) {
    const statements = checkpoints
        .filter(({ run }) => run?.outcome === 'success')
        .flatMap((each) => (0,task_facts/* listOpenStatements */.vq)(each).map((one) => `${(0,safe_text/* renderProse */.E9)(each.id, 60)}: ${renderStatement(one, channel)}`));
    if (statements.length === 0)
        return undefined;
    const rest = statements.length - pull_request_body_MAX_STATEMENTS;
    const items = [...statements.slice(0, pull_request_body_MAX_STATEMENTS), ...(rest > 0 ? [`${rest} more`] : [])];
    const how = channel.start === undefined ? '' : `; to agree, ${(0,command_channel/* renderStart */.b)(channel.start, 'one of the commands')}`;
    return `**For your eyes**, since no machine judged it${how}:\n\n${items.map((item) => `- ${item}`).join('\n')}`;
}
/** Renders the commits that wait for approval, with the command that approves them; undefined where none wait. */
function renderWaiting(view, links) {
    const waiting = (0,steering_text/* renderApproval */.mv)(view, links);
    const [approval] = (0,next_step/* listCommitApproval */.nw)(view.record);
    if (waiting === undefined || approval === undefined)
        return undefined;
    const { start } = links;
    const command = (0,command_channel/* renderCommand */.C)(approval.text, { taskId: view.record.task_id, start });
    return `${waiting} To bring them there, ${start === undefined ? `comment ${command}` : (0,command_channel/* renderStart */.b)(start, command)}.`;
}
function renderSmallPrint(view, links) {
    const status = links.comments?.status;
    const { reportUrl } = links;
    const parts = [
        'Groundhog ran the criteria of each commit after the agent had stopped',
        (0,footer/* renderIsolation */.V)(view),
        ...(status === undefined ? [] : [(0,safe_text/* renderLink */.BK)('Status', status)]),
        ...(reportUrl === undefined ? [] : [(0,safe_text/* renderLink */.BK)('Report', reportUrl)]),
    ];
    return `<sub>${parts.join(' · ')}</sub>`;
}

// EXTERNAL MODULE: ./report/pages/status-comment.js
var status_comment = __webpack_require__(95344);
;// CONCATENATED MODULE: ./github/issue-title.js
/** Fetches the title of an issue; empty where it cannot be read. */
async function fetchIssueTitle({ client, repository }, number) {
    try {
        const { data } = await client.rest.issues.get({ ...repository, issue_number: number });
        return data.title;
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: ./entry/publish/describe-unopened.js
var describe_unopened = __webpack_require__(10305);
;// CONCATENATED MODULE: ./entry/publish/pull-opener.js






/**
 * Creates a function that finds or opens the pull request as soon as there is a commit to show; it returns undefined until
 * then, and for good once GitHub has refused, with a warning. One head is tried once.
 */
function createPullOpener(options, onUnopened) {
    const { client, repository, links, redact, creation } = options;
    const target = { client, repository, repositoryUrl: links.repositoryUrl };
    let triedHead;
    let isRefused = false;
    return async (view) => {
        const { head, base_sha: baseSha, task_branch: taskBranch } = view.record;
        if (isRefused || head === baseSha || head === triedHead)
            return undefined;
        const issueNumber = view.record.issue_number ?? options.issueNumber;
        const renderTitle = async () => redact(renderPullRequestTitle(view, issueNumber === undefined ? '' : await fetchIssueTitle(target, issueNumber)));
        const ensured = await ensurePullRequest(target, {
            head: taskBranch.replace(/^refs\/heads\//, ''),
            base: options.baseBranch,
            renderTitle,
            body: redact(renderPullRequestBody(view, { links, issueNumber })),
            draft: !(0,task_status/* isTaskFinished */.ux)(view),
            headSha: head,
            creation,
        });
        triedHead = head;
        isRefused = ensured.kind === 'refused';
        if (ensured.kind === 'refused' || ensured.kind === 'branch_gone') {
            options.onWarning(redact((0,describe_unopened/* renderUnopenedWarning */.Ve)(ensured)));
            onUnopened(ensured);
        }
        if (ensured.kind !== 'open' && ensured.kind !== 'final')
            return undefined;
        const { pullRequest } = ensured;
        const isEmpty = ensured.kind === 'open' && ensured.isNew;
        const thread = { client, repository, issueNumber: pullRequest.number, author: await options.author(), isEmpty };
        return {
            pullRequest,
            comments: (0,comment_keeper/* createCommentKeeper */.o)(thread),
            isFinal: ensured.kind === 'final',
            before: ensured.kind === 'open' ? ensured.before : undefined,
            body: pullRequest.body,
        };
    };
}

;// CONCATENATED MODULE: ./entry/publish/pull-request-publisher.js









/** More edits make a request too large. */
const MAX_EDITS_AT_ONCE = 10;
/** Creates a publisher. A failure goes through `warnOnFailure`, and is tried again with the next view. */
function createPublisher(options, warnOnFailure) {
    const { client } = options;
    let unopened;
    const opener = createPullOpener(options, (why) => {
        unopened = why;
    });
    const editAtOnce = createJointEditor(client);
    let open;
    return {
        pullRequest: () => open?.pullRequest,
        unopened: () => (open === undefined ? unopened : undefined),
        isFinal: () => open?.isFinal === true,
        async showLive(view) {
            if (open !== undefined && !open.isFinal)
                await open.comments.tryEdit(await renderStatus({ view, pull: open, options }));
        },
        async publish(view, ids) {
            // A final one may be followed by another as soon as something new has landed.
            if (open === undefined || open.isFinal)
                open = (await warnOnFailure(() => opener(view))) ?? open;
            if (open === undefined)
                return ids;
            const pull = open;
            const failed = await publishComments({ view, ids, pull, options, editAtOnce, warnOnFailure });
            await warnOnFailure(() => linkFromBefore({ view, pull, options }));
            await warnOnFailure(async () => options.publishCheck?.(view));
            return failed;
        },
    };
}
/** Publishes body, status and comments: what is new by itself, what exists already by one request. */
async function publishComments(publication) {
    const { view, pull, options, editAtOnce, warnOnFailure } = publication;
    const { comments } = pull;
    const missing = pull.isFinal || options.creation === 'never' ? 'leave_out' : 'create';
    const failed = new Set();
    // The status comes first on the page.
    const renderNow = () => renderStatus(publication);
    const isStatusNew = (await warnOnFailure(() => comments.find(toStatusMarker(view)))) === undefined;
    if (isStatusNew)
        await warnOnFailure(async () => comments.upsert(await renderNow(), missing));
    const chronicle = await findCheckpointTexts(publication);
    for (const [id, text] of chronicle)
        if (comments.findEdit(text) === undefined)
            if ((await warnOnFailure(() => comments.upsert(text, missing))) === undefined)
                failed.add(id);
    const status = (await warnOnFailure(renderNow)) ?? '';
    const edits = [status, ...chronicle.values()].flatMap((text) => comments.findEdit(text) ?? []);
    const body = pull.isFinal ? undefined : await warnOnFailure(() => findBodyEdit(publication));
    await editAtOnce(body === undefined ? edits : [body, ...edits]);
    // What the joint edit has not changed is changed one by one.
    await warnOnFailure(() => publishBody(publication, body));
    if (status !== '')
        await warnOnFailure(() => comments.upsert(status, missing));
    for (const [id, text] of chronicle)
        if ((await warnOnFailure(() => comments.upsert(text, missing))) === undefined)
            failed.add(id);
        else
            failed.delete(id);
    return failed;
}
/** Renders the comments of the checkpoints that have one, or that have more to say than the status does. */
async function findCheckpointTexts({ view, ids, pull, options }) {
    const texts = new Map();
    for (const id of ids) {
        const isThere = (await pull.comments.find(toCheckpointMarker(view, id)).catch(() => undefined)) !== undefined;
        if (isThere || needsOwnComment(view, id))
            texts.set(id, options.redact(renderCheckpointComment(view, id, options.links)));
    }
    return texts;
}
/** Has the status on the pull request before this one, where there is one, say that the task continues here. */
async function linkFromBefore({ view, pull, options }) {
    const { before, pullRequest } = pull;
    if (before === undefined)
        return;
    const { client, repository } = options;
    const author = await options.author();
    const comments = (0,comment_keeper/* createCommentKeeper */.o)({ client, repository, issueNumber: before.number, author });
    const isMerged = before.state === 'merged';
    await comments.upsert(renderContinuedComment(view, { isMerged, next: pullRequest }), 'leave_out');
    pull.before = undefined;
}
async function renderStatus(shown) {
    const { view, options } = shown;
    const extras = { live: shown.pull.isFinal ? undefined : options.findLive?.(), hasBoxes: options.hasBoxes };
    return options.redact((0,status_comment/* renderStatusComment */.uc)(view, await withCommentLinks(shown), extras));
}
/** Returns the links with the addresses of the comments that exist. */
async function withCommentLinks({ view, pull, options }) {
    const checkpoints = new Map();
    for (const { checkpoint_id: id } of view.record.checkpoints) {
        const url = (await pull.comments.find(toCheckpointMarker(view, id)))?.url;
        if (url !== undefined)
            checkpoints.set(id, url);
    }
    return { ...options.links, comments: { status: (await pull.comments.find(toStatusMarker(view)))?.url, checkpoints } };
}
function toStatusMarker({ record: { lineage } }) {
    return (0,text_marker/* renderMarker */.Bd)({ lineage, kind: 'status' });
}
function toCheckpointMarker({ record: { lineage } }, checkpointId) {
    return (0,text_marker/* renderMarker */.Bd)({ lineage, kind: 'checkpoint', checkpointId });
}
// Why: docs/decisions/0142-text-of-people-is-read-before-each-edit.md
/**
 * Finds the edit of our part of the body; undefined when it is as it should be. The body is read again first, since people
 * write around our part. Where the part changes between open and finished, the pull request is made ready, or a draft again.
 */
async function findBodyEdit(publication) {
    const { view, pull, options } = publication;
    const { issueNumber, redact } = options;
    const links = await withCommentLinks(publication);
    const part = redact(renderPullRequestBody(view, { links, issueNumber: view.record.issue_number ?? issueNumber }));
    if ((0,comment_keeper/* isSameText */.c)((0,text_marker/* findOurPart */.PV)(pull.body) ?? '', part))
        return undefined;
    const target = { client: options.client, repository: options.repository };
    const now = await readPullRequest(target, pull.pullRequest.number);
    const before = (0,text_marker/* readBodyState */.YO)(now.body) ?? 'open';
    const after = (0,text_marker/* readBodyState */.YO)(part);
    const wanted = after === 'finished' ? 'ready' : 'draft';
    if (before !== after && now.isDraft === (wanted === 'ready')) {
        const marked = await markReady(target, pull.pullRequest.nodeId, wanted);
        if (marked.kind === 'failed')
            options.onWarning(`The pull request ${wanted === 'ready' ? 'stays a draft' : 'stays ready'}: ${redact(marked.reason)}`);
    }
    const body = (0,text_marker/* replaceOurPart */.qh)(now.body, part);
    const confirm = () => {
        pull.body = body;
    };
    return { kind: 'pull_request', nodeId: pull.pullRequest.nodeId, body, confirm };
}
async function publishBody({ pull, options }, edit) {
    if (edit === undefined || pull.body === edit.body)
        return;
    await updatePullRequestBody(options, pull.pullRequest.number, edit.body);
    edit.confirm();
}
/**
 * Creates an editor that sends several edits as one request, which costs one second of a paced client. A single edit is
 * left to the caller, and so are all after a token or a server has once refused.
 */
function createJointEditor(client) {
    let isTried = true;
    return async (edits) => {
        for (let from = 0; isTried && from < edits.length; from += MAX_EDITS_AT_ONCE) {
            const some = edits.slice(from, from + MAX_EDITS_AT_ONCE);
            if (some.length < 2)
                continue;
            isTried = await sendEditBatch(client, some);
            if (isTried)
                for (const { confirm } of some)
                    confirm();
        }
    };
}

// EXTERNAL MODULE: ./entry/publish/warn-on-failure.js
var warn_on_failure = __webpack_require__(84650);
;// CONCATENATED MODULE: ./entry/publish/github-notifier.js





/**
 * Creates a notifier that reports a run on GitHub without holding it up: `recorded` returns at once, and events that arrive
 * during a request are reported together. A failure becomes one warning and is tried again with the next event.
 */
function createGitHubNotifier(options) {
    const { onWarning, redact } = options;
    const lane = createLiveLane((thrown) => options.onLiveFailure?.(thrown));
    const warnOnFailure = (0,warn_on_failure/* createWarnOnFailure */.S)((text) => onWarning(redact(text)), lane.noteFailure);
    const publisher = createPublisher(options, warnOnFailure);
    /** The checkpoints whose comments are not known to be current; undefined for all. */
    let outdated;
    let isStartDue = options.isShownAtStart === true;
    const publishLatest = createLatestQueue(async (view) => {
        // The comments of the run before this one are unknown, so all are compared once.
        const ids = outdated ?? new Set(listCheckpointIds(view));
        outdated = new Set();
        const failed = (await lane.publish(() => warnOnFailure(() => publisher.publish(view, ids)))) ?? ids;
        outdated = new Set([...failed, ...outdated]);
    });
    return {
        async recorded(events, view) {
            if (outdated !== undefined)
                outdated = new Set([...outdated, ...events.flatMap((event) => findAffected(event, view))]);
            const isStarted = isStartDue && events.some(({ kind }) => kind === 'attempt_started');
            if (isStarted)
                isStartDue = false;
            if (options.dryRun !== true && (isStarted || events.some(isMilestone)))
                void publishLatest(view);
        },
        progress() { },
        lane,
        showLive: (view) => publisher.pullRequest() === undefined ? publishLatest(view) : lane.edit(() => publisher.showLive(view)),
        pullRequest: publisher.pullRequest,
        unopened: publisher.unopened,
        isFinal: publisher.isFinal,
        async finish(view) {
            if (options.dryRun === true)
                options.onWarning('Dry run: no pull request and no comment was written.');
            else
                await publishLatest(view);
        },
    };
}
/** Returns whether an event is worth an edit. A pass is shown with the landing that follows it. */
function isMilestone(event) {
    if (event.kind === 'attempt_ended' && event.outcome === 'passed')
        return false;
    return (0,event_traits/* hasTrait */.j)(event, 'milestone');
}
function findAffected(event, view) {
    if (event.kind === 'plan_set')
        return listCheckpointIds(view);
    return 'checkpoint_id' in event ? [event.checkpoint_id] : [];
}
function listCheckpointIds({ record }) {
    return record.checkpoints.map(({ checkpoint_id }) => checkpoint_id);
}

// EXTERNAL MODULE: ./domain/decisions/task-label.js
var task_label = __webpack_require__(21191);
// EXTERNAL MODULE: ./github/issue-labels.js
var issue_labels = __webpack_require__(24397);
// EXTERNAL MODULE: ./entry/publish/open-comment-thread.js
var open_comment_thread = __webpack_require__(1816);
;// CONCATENATED MODULE: ./entry/publish/issue-notifier.js












/** Creates a notifier that reports a run on the issue of its task, without holding it up; for none it does nothing. */
function createIssueNotifier(options) {
    const { context, issueNumber, github, creation, onLiveFailure } = options;
    const lane = createLiveLane(onLiveFailure);
    const warnOnFailure = (0,warn_on_failure/* createWarnOnFailure */.S)(context.warn, lane.noteFailure);
    const { inputs, target } = context;
    let thread;
    let label;
    let shownPull;
    let isLiveShown = false;
    /** The line of an earlier job on why there is no pull request, which a job that opens none does not learn. */
    let keptLine;
    const findUnopened = () => (0,describe_unopened/* describeUnopened */.sW)(github.unopened()) ?? (github.pullRequest() === undefined ? keptLine : undefined);
    const findShown = () => github.pullRequest()?.url ?? findUnopened();
    const render = (view) => renderComment(view, options, findUnopened());
    const update = async (number, view) => {
        thread ??= await warnOnFailure(() => (0,open_comment_thread/* openCommentThread */.i)(context, number));
        const status = (0,task_status/* describeTaskStatus */.JZ)(view);
        const wanted = (0,task_label/* toTaskLabel */.$j)(status === undefined ? null : (0,task_status/* endingOf */.z6)(status.kind));
        const setLabel = () => (0,issue_labels/* setTaskLabel */.yq)(target, number, wanted).then(() => true);
        if (wanted !== label && (await warnOnFailure(setLabel)) === true)
            label = wanted;
        shownPull = findShown();
        const missing = creation === 'never' ? 'leave_out' : 'create';
        await warnOnFailure(async () => {
            if (creation === 'never')
                keptLine = (0,describe_unopened/* findUnopenedLine */.Ye)((await thread?.find(toMarker(view)))?.body ?? '');
            await thread?.upsert(render(view), missing);
        });
    };
    const updateLatest = createLatestQueue(async (view) => {
        const number = view.record.issue_number ?? issueNumber;
        if (number !== undefined)
            await lane.publish(() => update(number, view));
    });
    const start = (view) => (inputs.isDryRun ? Promise.resolve() : updateLatest(view));
    return {
        async recorded(events, view) {
            const hasNewPull = findShown() !== shownPull && events.some(isMilestone);
            const isOver = isLiveShown && events.some(({ kind }) => kind === 'attempt_ended');
            if (isOver)
                isLiveShown = false;
            if (hasNewPull || isOver || events.some((event) => (0,event_traits/* hasTrait */.j)(event, 'status')))
                void start(view);
        },
        progress() { },
        lane,
        async showLive(view) {
            isLiveShown = true;
            await (thread === undefined ? start(view) : lane.edit(async () => thread?.tryEdit(render(view))));
        },
        finish: start,
    };
}
function renderComment(view, { context: { redactor, links, inputs }, github, findLive }, unopened) {
    const pages = { ...links, pullRequestUrl: github.pullRequest()?.url, unopened };
    // An open pull request shows it.
    const live = pages.pullRequestUrl === undefined || github.isFinal() ? findLive() : undefined;
    return redactor.redact((0,status_comment/* renderIssueComment */.x)(view, pages, { live, hasBoxes: inputs.hasButtons }));
}
function toMarker({ record: { lineage } }) {
    return (0,text_marker/* renderMarker */.Bd)({ lineage, kind: 'issue' });
}

;// CONCATENATED MODULE: ./entry/publish/live-pace.js
/** In a run of one long attempt after 2, 6, 14 and 30 minutes, then every half hour: the twelfth edit after 4.5 hours. */
const LIVE_PACE = { firstMs: 120_000, longestMs: 1_800_000, maxEdits: 12 };
/** Returns when the next edit of a run is due, in an attempt that has started then; undefined for one too many. */
function findLiveEditMs(attemptMs, { count, lastMs }, pace) {
    if (count >= pace.maxEdits)
        return undefined;
    const firstMs = attemptMs + pace.firstMs;
    return lastMs === undefined
        ? firstMs
        : Math.max(firstMs, lastMs + Math.min(pace.firstMs * 2 ** count, pace.longestMs));
}
/** Decides whether an edit that is due is left out; the next one comes at its own time. Returns why, or undefined. */
function findLiveObstacle({ isQuotaLow, isBusy, hasFailed }) {
    if (isQuotaLow)
        return 'few requests are left until the limit of GitHub is reset';
    if (hasFailed)
        return 'the last write failed';
    return isBusy ? 'another write is under way' : undefined;
}

// EXTERNAL MODULE: ./report/words/live-attempt.js
var live_attempt = __webpack_require__(4515);
;// CONCATENATED MODULE: ./entry/publish/live-reporter.js


// Why: docs/decisions/0160-an-attempt-is-shown-while-it-works.md
/** Creates the reporter of one run, which holds nothing up. */
function createLiveReporter({ clock, pace, schedule, show }) {
    let running;
    let edits = { count: 0, lastMs: undefined };
    let view;
    let cancel = () => { };
    const end = () => {
        cancel();
        running = undefined;
    };
    const plan = () => {
        const dueMs = running === undefined ? undefined : findLiveEditMs(running.startedMs, edits, pace);
        if (dueMs !== undefined)
            cancel = schedule(edit, Math.max(0, dueMs - clock.monotonicMs()));
    };
    const edit = () => {
        if (running === undefined || view === undefined)
            return;
        running = { ...running, isShown: true };
        edits = { count: edits.count + 1, lastMs: clock.monotonicMs() };
        show(view);
        plan();
    };
    return {
        recorded(events, present) {
            view = present;
            for (const event of events) {
                if (event.kind === 'attempt_ended' || event.kind === 'run_ended')
                    end();
                if (event.kind !== 'attempt_started')
                    continue;
                end();
                running = { live: (0,live_attempt/* toLiveAttempt */.LA)(event), startedMs: clock.monotonicMs(), isShown: false };
                plan();
            }
            return Promise.resolve();
        },
        progress(progress) {
            if (running !== undefined)
                running = { ...running, live: (0,live_attempt/* applyProgress */.kl)(running.live, progress) };
        },
        find() {
            if (running === undefined || !running.isShown)
                return undefined;
            const elapsedMs = clock.monotonicMs() - running.startedMs;
            return { attempt: running.live, at: clock.now().toISOString(), elapsedMs };
        },
        close: end,
    };
}

;// CONCATENATED MODULE: ./entry/publish/show-live.js

// Why: docs/decisions/0160-an-attempt-is-shown-while-it-works.md
/** Creates a function that shows the attempt at work on the pull request, or on the issue while none is open. */
function createShowLive(options) {
    const { github, issue, isDryRun, isQuotaLow, debug } = options;
    // What has a commit has a pull request, unless GitHub has refused one.
    const hasOpenPull = ({ record }) => record.head !== record.base_sha && github.unopened() === undefined && !github.isFinal();
    return async (view) => {
        const isOnPull = hasOpenPull(view);
        const { lane } = isOnPull ? github : issue;
        const facts = { isQuotaLow: isQuotaLow(), isBusy: lane.isBusy(), hasFailed: lane.takeFailure() };
        const obstacle = isDryRun ? 'a dry run writes nothing' : findLiveObstacle(facts);
        if (obstacle !== undefined)
            return debug(`The progress of the attempt is not shown: ${obstacle}.`);
        if (isOnPull)
            await github.showLive(view);
        // The first look at a pull request of an earlier job may find that it was merged.
        if (!isOnPull || !hasOpenPull(view))
            await issue.showLive(view);
    };
}

;// CONCATENATED MODULE: ./entry/publish/github-reporters.js










const REPORT_TIMEOUT_MS = 5 * 60_000;
const CANCELLED_REPORT_TIMEOUT_MS = 2000;
/** Opens the reporters of a task; they send nothing before there is something to report. */
function openGitHubReporters(task, context) {
    const { base, baseBranch, issueNumber, planSource, hasCheck, isShownAtStart, creation } = task;
    const { inputs, job, redactor, target, links, warn, ourLogin } = context;
    const options = { ...target, links, author: ourLogin, onWarning: warn, redact: redactor.redact };
    const publishCheck = createCheckPublisher({ ...options, planSource });
    const named = baseBranch ?? base;
    const live = openLiveReporter(context, (view) => void showLive(view));
    const showing = {
        findLive: live.find,
        onLiveFailure: (thrown) => context.host.debug?.(describeFailure(thrown)),
    };
    const isCommit = ids/* objectIdSchema */.kf.safeParse(named).success;
    const github = createGitHubNotifier({
        ...options,
        baseBranch: (isCommit ? undefined : named) ?? job.branch ?? job.defaultBranch ?? 'main',
        issueNumber,
        publishCheck: hasCheck ? publishCheck : undefined,
        dryRun: inputs.isDryRun,
        isShownAtStart,
        hasBoxes: inputs.hasButtons,
        creation,
        ...showing,
    });
    const issue = createIssueNotifier({ context, issueNumber, github, creation, ...showing });
    const isQuotaLow = () => context.quota.isLow();
    const debug = (text) => context.host.debug?.(text);
    const showLive = createShowLive({ github, issue, isDryRun: inputs.isDryRun, isQuotaLow, debug });
    return { github, issue, live };
}
function openLiveReporter({ env }, show) {
    const firstMs = (0,paces/* readLivePaceMs */.SS)(env);
    return createLiveReporter({
        clock: system_clock/* systemClock */.ml,
        pace: firstMs === undefined ? LIVE_PACE : { firstMs, longestMs: firstMs, maxEdits: Number.POSITIVE_INFINITY },
        schedule(act, ms) {
            const timer = setTimeout(act, ms).unref();
            return () => clearTimeout(timer);
        },
        show,
    });
}
function describeFailure(thrown) {
    return `The progress of the attempt was not shown: ${(0,errors/* toError */.iT)(thrown).message}`;
}
/**
 * Publishes a view on GitHub; false when that took too long. The result is on the remote by then, so the job does not sit
 * out a long rate limit.
 */
async function reportInTime({ github, issue }, view, context) {
    const ms = context.signal.aborted ? CANCELLED_REPORT_TIMEOUT_MS : REPORT_TIMEOUT_MS;
    const over = new AbortController();
    const finished = github.finish(view).then(() => issue.finish(view));
    const isInTime = await Promise.race([finished.then(() => true), (0,system_clock/* sleep */.yy)(ms, over.signal).then(() => false)]);
    over.abort();
    if (!isInTime)
        context.write('Warning: GitHub took too long; the comments may be incomplete. The next run updates them.\n');
    return isInTime;
}


/***/ }),

/***/ 1816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ openCommentThread)
/* harmony export */ });
/* harmony import */ var _github_comments_comment_keeper_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38395);

/** Opens the comments of an issue or a pull request, of which only our own are edited. */
async function openCommentThread({ target, ourLogin }, issueNumber) {
    return (0,_github_comments_comment_keeper_js__WEBPACK_IMPORTED_MODULE_0__/* .createCommentKeeper */ .o)({ ...target, issueNumber, author: await ourLogin() });
}


/***/ }),

/***/ 84650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ createWarnOnFailure)
/* harmony export */ });
/* harmony import */ var _domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22533);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);


/** Creates a function that turns failures into warnings, each text once; each failure calls `onFailure`. */
function createWarnOnFailure(warn, onFailure) {
    const warned = new Set();
    return async (step) => {
        try {
            return await step();
        }
        catch (thrown) {
            onFailure?.();
            const text = thrown instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GroundhogError */ .CX ? (0,_domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .renderError */ .v)(thrown) : (0,_domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toError */ .iT)(thrown).message;
            if (!warned.has(text))
                warn(text);
            warned.add(text);
            return undefined;
        }
    };
}


/***/ }),

/***/ 4194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ ensureCheckRun)
/* harmony export */ });
/* harmony import */ var _client_request_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67974);
/* harmony import */ var _comments_comment_keeper_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38395);


// Why: docs/decisions/0062-one-check-for-each-ending.md
/**
 * Creates or edits a check run; afterwards it exists exactly once, even when answers of GitHub get lost. An edit leaves the
 * annotations as they are, since GitHub would add them a second time.
 */
async function ensureCheckRun(target, check) {
    try {
        const known = await findCheckRun(target, check);
        if (known === undefined)
            return { kind: 'created', id: await createOnce(target, check) };
        const { id, conclusion, title, summary } = known;
        const isSame = conclusion === check.conclusion && title === check.title && (0,_comments_comment_keeper_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameText */ .c)(summary ?? '', check.summary);
        if (isSame)
            return { kind: 'unchanged', id };
        const output = { title: check.title, summary: check.summary };
        const { conclusion: ended } = check;
        await target.client.rest.checks.update({ ...target.repository, check_run_id: id, conclusion: ended, output });
        return { kind: 'edited', id };
    }
    catch (error) {
        const failure = (0,_client_request_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRequestFailure */ .nX)(error);
        if (failure?.status === 403 && (0,_client_request_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .findRateLimitWait */ .K7)(failure) === undefined)
            return { kind: 'refused', reason: failure.message };
        throw (0,_client_request_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .toGitHubError */ .Lg)(error, { operation: 'write the check run', permission: 'checks: write' });
    }
}
async function createOnce(target, check) {
    try {
        return await createCheckRun(target, check);
    }
    catch (error) {
        if (!(0,_client_request_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .isOutcomeUnknown */ .B1)(error))
            throw error;
        return (await findCheckRun(target, check))?.id ?? (await createCheckRun(target, check));
    }
}
async function createCheckRun({ client, repository }, check) {
    const { name, externalId, headSha, conclusion, completedAt, title, summary } = check;
    const annotations = check.annotations.map(({ path, line, title, message }) => ({
        ...{ path, title, message },
        start_line: line,
        end_line: line,
        annotation_level: 'failure',
    }));
    const { data } = await client.rest.checks.create({
        ...repository,
        name,
        head_sha: headSha,
        external_id: externalId,
        status: 'completed',
        conclusion,
        completed_at: completedAt,
        output: { title, summary, annotations },
    });
    return data.id;
}
/** Finds our check run by its external id; check runs of other apps are ignored. */
async function findCheckRun({ client, repository, author }, { name, headSha, externalId }) {
    const slug = author.replace(/\[bot\]$/, '').toLowerCase();
    const runs = await client.paginate(client.rest.checks.listForRef, {
        ...repository,
        ref: headSha,
        check_name: name,
        filter: 'all',
        per_page: 100,
    });
    const isOurs = (app) => app === undefined || app.toLowerCase() === slug;
    const ours = runs.find((run) => run.external_id === externalId && isOurs(run.app?.slug));
    return ours && { id: ours.id, conclusion: ours.conclusion, title: ours.output.title, summary: ours.output.summary };
}


/***/ }),

/***/ 30414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ JOB_TOKEN_LOGIN),
/* harmony export */   y: () => (/* binding */ fetchOurLogin)
/* harmony export */ });
/* harmony import */ var _request_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67974);

/** The author of comments that are written with a job's `GITHUB_TOKEN`. */
const JOB_TOKEN_LOGIN = 'github-actions[bot]';
/** Fetches the login that our comments carry; `botLogin` for tokens of apps and jobs, to which GitHub refuses it. */
async function fetchOurLogin(client, botLogin = JOB_TOKEN_LOGIN) {
    try {
        const { data } = await client.rest.users.getAuthenticated();
        return data.login;
    }
    catch (error) {
        const failure = (0,_request_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRequestFailure */ .nX)(error);
        if (failure?.status === 403 && (0,_request_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .findRateLimitWait */ .K7)(failure) === undefined)
            return botLogin;
        throw (0,_request_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .toGitHubError */ .Lg)(error, { operation: 'read the owner of the token' });
    }
}


/***/ }),

/***/ 38395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ isSameText),
/* harmony export */   o: () => (/* binding */ createCommentKeeper)
/* harmony export */ });
/* harmony import */ var _client_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88183);
/* harmony import */ var _client_request_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67974);


/**
 * Creates a keeper of comments. A comment is identified by its author and the first line of its body, its marker. After an
 * upsert it exists exactly once, even when answers of GitHub get lost; of several the oldest is kept current, and the others
 * link to it. The thread is read once, over all pages, and again only when the outcome of a request is unknown.
 */
function createCommentKeeper(thread) {
    const cache = { known: thread.isEmpty === true ? new Map() : undefined };
    return {
        async upsert(body, missing = 'create') {
            const upserted = await upsert(thread, cache, { body, missing });
            await retireDuplicates(thread, cache, markerOf(body));
            return upserted;
        },
        findEdit(body) {
            const comment = cache.known?.get(markerOf(body));
            if (comment?.nodeId === undefined || comment.duplicates.length > 0 || isSameText(comment.body, body))
                return undefined;
            const confirm = () => void cacheComment(cache, 'edited', { ...comment, body });
            return { kind: 'comment', nodeId: comment.nodeId, body, confirm };
        },
        async tryEdit(body) {
            const comment = cache.known?.get(markerOf(body));
            if (comment === undefined || isSameText(comment.body, body))
                return;
            // Until the edit is confirmed the text is not known, so that the next upsert writes it in any case.
            cacheComment(cache, 'edited', { ...comment, body: markerOf(body) });
            const { client, repository } = thread;
            await client.rest.issues.updateComment({ ...repository, comment_id: comment.id, body, ..._client_client_js__WEBPACK_IMPORTED_MODULE_0__/* .triedOnce */ .gK });
            cacheComment(cache, 'edited', { ...comment, body });
        },
        async find(marker) {
            cache.known ??= await listOurComments(thread);
            return cache.known.get(marker);
        },
    };
}
async function upsert(thread, cache, { body, missing }) {
    cache.known ??= await listOurComments(thread);
    const comment = cache.known.get(markerOf(body));
    if (comment === undefined)
        return missing === 'create' ? create(thread, cache, body) : { kind: 'absent', commentId: undefined };
    if (isSameText(comment.body, body))
        return { kind: 'unchanged', commentId: comment.id };
    if (await edit(thread, comment.id, body))
        return cacheComment(cache, 'edited', { ...comment, body });
    // The comment was deleted: perhaps there is another one.
    cache.known = await listOurComments(thread);
    const other = cache.known.get(markerOf(body));
    if (other !== undefined && (await edit(thread, other.id, body)))
        return cacheComment(cache, 'edited', { ...other, body });
    cache.known.delete(markerOf(body));
    return create(thread, cache, body);
}
async function create(thread, cache, body) {
    try {
        return cacheComment(cache, 'created', await postComment(thread, body));
    }
    catch (error) {
        if (!(0,_client_request_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isOutcomeUnknown */ .B1)(error))
            throw toCommentError(error, 'create a comment');
    }
    cache.known = await listOurComments(thread);
    const found = cache.known.get(markerOf(body));
    if (found !== undefined)
        return cacheComment(cache, 'created', found);
    try {
        return cacheComment(cache, 'created', await postComment(thread, body));
    }
    catch (error) {
        // The outcome is unknown: the next call reads the thread first.
        cache.known = undefined;
        throw toCommentError(error, 'create a comment');
    }
}
/** Replaces duplicates, which no job keeps current, with a link to the comment that is kept. */
async function retireDuplicates(thread, { known }, marker) {
    const kept = known?.get(marker);
    if (kept === undefined || kept.duplicates.length === 0)
        return;
    for (const id of kept.duplicates)
        await edit(thread, id, `Out of date. [This comment](${kept.url}) is kept current.\n`);
    known?.set(marker, { ...kept, duplicates: [] });
}
async function edit({ client, repository }, commentId, body) {
    try {
        await client.rest.issues.updateComment({ ...repository, comment_id: commentId, body });
        return true;
    }
    catch (error) {
        if ((0,_client_request_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .hasStatus */ .Ro)(error, 404))
            return false;
        throw toCommentError(error, 'edit a comment');
    }
}
function cacheComment({ known }, kind, comment) {
    known?.set(markerOf(comment.body), comment);
    return { kind, commentId: comment.id };
}
/** Lists our comments by their first lines; of several with the same one, the oldest. */
async function listOurComments({ client, repository, issueNumber, author }) {
    const ours = new Map();
    try {
        const comments = await client.paginate(client.rest.issues.listComments, {
            ...repository,
            issue_number: issueNumber,
            per_page: 100,
        });
        for (const { id, node_id: nodeId, html_url: url, body, user, updated_at: updatedAt } of comments.sort((a, b) => a.id - b.id)) {
            if (user?.login.toLowerCase() !== author.toLowerCase() || body === undefined)
                continue;
            const oldest = ours.get(markerOf(body));
            if (oldest === undefined)
                ours.set(markerOf(body), { id, nodeId, url, body, updatedAt, duplicates: [] });
            else
                ours.set(markerOf(body), { ...oldest, duplicates: [...oldest.duplicates, id] });
        }
        return ours;
    }
    catch (error) {
        throw toCommentError(error, 'list the comments');
    }
}
async function postComment({ client, repository, issueNumber }, body) {
    const { data } = await client.rest.issues.createComment({ ...repository, issue_number: issueNumber, body });
    const { id, node_id: nodeId, html_url: url, updated_at: updatedAt } = data;
    return { id, nodeId, url, body, updatedAt, duplicates: [] };
}
function markerOf(body) {
    return (body.split('\n', 1)[0] ?? '').trim();
}
/**
 * Returns whether two texts are equal but for line ends, outer white space and the workflow run that they link to: a run
 * that changes nothing edits nothing.
 */
function isSameText(a, b) {
    return toComparable(a) === toComparable(b);
}
function toComparable(text) {
    return text
        .replaceAll('\r\n', '\n')
        .replaceAll(/\/actions\/runs\/\d+/g, '/actions/runs/')
        .trim();
}
function toCommentError(error, operation) {
    return (0,_client_request_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .toGitHubError */ .Lg)(error, { operation, permission: 'issues: write\n    pull-requests: write' });
}


/***/ }),

/***/ 30407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OU: () => (/* binding */ isMergedAt),
/* harmony export */   c$: () => (/* binding */ toPullRequest),
/* harmony export */   k2: () => (/* binding */ findLastPullRequest),
/* harmony export */   qc: () => (/* binding */ listPullRequests)
/* harmony export */ });
/* harmony import */ var _client_request_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67974);

/** Lists the pull requests of a branch in every state, whatever they go to, newest first. */
async function listPullRequests({ client, repository }, head) {
    try {
        const { data } = await client.rest.pulls.list({
            ...repository,
            state: 'all',
            head: `${repository.owner}:${head}`,
            sort: 'created',
            direction: 'desc',
            per_page: 100,
        });
        // A server ignores filters that it does not know, so the answer is checked.
        const ours = `${repository.owner}/${repository.repo}`.toLowerCase();
        return data
            .filter((pull) => pull.head.ref === head && pull.head.repo?.full_name.toLowerCase() === ours)
            .sort((a, b) => b.number - a.number)
            .map(toPullRequest);
    }
    catch (error) {
        throw (0,_client_request_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .toGitHubError */ .Lg)(error, { operation: 'find the pull request', permission: 'pull-requests: write' });
    }
}
/** Finds the open pull request of a branch, else the last one that was merged or closed. */
async function findLastPullRequest(target, head) {
    const found = await listPullRequests(target, head);
    return found.find(({ state }) => state === 'open') ?? found[0];
}
/** Returns whether a pull request of the branch was merged when it was at this commit. */
async function isMergedAt(target, head, headSha) {
    const last = await findLastPullRequest(target, head);
    return last?.state === 'merged' && last.headSha === headSha;
}
/** Takes the fields of a pull request out of an answer of GitHub. */
function toPullRequest({ number, html_url, node_id, draft, body, state, merged_at, head, }) {
    return {
        number,
        url: html_url,
        nodeId: node_id,
        isDraft: draft === true,
        body: body ?? '',
        state: state === 'open' ? 'open' : merged_at == null ? 'closed' : 'merged',
        headSha: head.sha,
    };
}


/***/ }),

/***/ 24397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ listIssuesWith),
/* harmony export */   tA: () => (/* binding */ removeLabel),
/* harmony export */   yq: () => (/* binding */ setTaskLabel)
/* harmony export */ });
/* harmony import */ var _domain_decisions_task_label_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21191);
/* harmony import */ var _client_request_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67974);


const PERMISSION = 'issues: write';
const MAX_REMOVALS = 3;
// Why: docs/decisions/0060-label-is-the-claim.md
/**
 * Removes a label. Of several jobs that try, one gets `by_us`. When an answer of GitHub is lost, the labels are read, and
 * one that is still there is removed again.
 */
async function removeLabel(target, issueNumber, name) {
    const { client, repository } = target;
    try {
        for (let removals = 1;; removals += 1) {
            try {
                await client.rest.issues.removeLabel({ ...repository, issue_number: issueNumber, name });
                return 'by_us';
            }
            catch (error) {
                if ((0,_client_request_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .hasStatus */ .Ro)(error, 404))
                    return removals === 1 ? 'by_others' : 'unclear';
                if (!(0,_client_request_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isOutcomeUnknown */ .B1)(error) || removals === MAX_REMOVALS)
                    throw error;
            }
            const left = await listLabels(target, issueNumber);
            if (!left.some((label) => label.toLowerCase() === name.toLowerCase()))
                return 'unclear';
        }
    }
    catch (error) {
        throw (0,_client_request_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .toGitHubError */ .Lg)(error, { operation: 'remove the label', permission: PERMISSION });
    }
}
/** Sets exactly one of our labels on an issue, and creates the label when the repository lacks it. */
async function setTaskLabel(target, issueNumber, wanted) {
    const { client, repository } = target;
    try {
        await ensureLabel(target, wanted);
        const added = await client.rest.issues.addLabels({ ...repository, issue_number: issueNumber, labels: [wanted] });
        // The answer lists all labels of the issue, so that they need not be read.
        const ours = added.data.map(({ name }) => name).filter((name) => _domain_decisions_task_label_js__WEBPACK_IMPORTED_MODULE_0__/* .TASK_LABELS */ .qZ.some((label) => label === name));
        for (const name of ours)
            if (name !== wanted)
                await removeLabel(target, issueNumber, name);
    }
    catch (error) {
        throw (0,_client_request_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .toGitHubError */ .Lg)(error, { operation: 'set the label', permission: PERMISSION });
    }
}
async function listLabels({ client, repository }, issueNumber) {
    const { data } = await client.rest.issues.listLabelsOnIssue({
        ...repository,
        issue_number: issueNumber,
        per_page: 100,
    });
    return data.map(({ name }) => name);
}
/** Lists the issues with one of our labels, the last updated first, at most 100. */
async function listIssuesWith({ client, repository }, label) {
    try {
        const { data } = await client.rest.issues.listForRepo({
            ...repository,
            labels: label,
            state: 'all',
            sort: 'updated',
            per_page: 100,
        });
        return data.map(({ number }) => number);
    }
    catch (error) {
        throw (0,_client_request_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .toGitHubError */ .Lg)(error, { operation: 'list the issues with a label', permission: PERMISSION });
    }
}
/** Creates a label without reading it first: GitHub answers 422 when it exists. */
async function ensureLabel({ client, repository }, name) {
    try {
        await client.rest.issues.createLabel({ ...repository, name, ..._domain_decisions_task_label_js__WEBPACK_IMPORTED_MODULE_0__/* .LABEL_COLOURS */ .df[name] });
    }
    catch (error) {
        if (!(0,_client_request_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .hasStatus */ .Ro)(error, 422))
            throw error;
    }
}


/***/ }),

/***/ 55228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ CHECK_NAME),
/* harmony export */   k: () => (/* binding */ renderCheckRun)
/* harmony export */ });
/* harmony import */ var _domain_attempt_describe_test_rows_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(81625);
/* harmony import */ var _domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24543);
/* harmony import */ var _domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50566);
/* harmony import */ var _domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20068);
/* harmony import */ var _parts_failure_section_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42506);
/* harmony import */ var _parts_headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46350);
/* harmony import */ var _parts_status_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98327);
/* harmony import */ var _parts_task_title_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63438);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18964);
/* harmony import */ var _words_task_facts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88598);
/* harmony import */ var _words_task_status_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(45343);











/** GitHub's limit for one request; further requests could add an annotation twice. */
const MAX_ANNOTATIONS = 50;
const MAX_TABLE_CHARS = 35_000;
const MAX_MESSAGE_BYTES = 2000;
/** The name of the check run, which a rule of the repository can require. */
const CHECK_NAME = 'Groundhog';
/** Renders the check run of a run; undefined while it is running, and without a commit on the task branch. */
function renderCheckRun(view, { links, plan }) {
    const { record } = view;
    const status = (0,_words_task_status_js__WEBPACK_IMPORTED_MODULE_9__/* .describeTaskStatus */ .JZ)(view);
    if (status === undefined || record.ended_at === null || record.head === record.base_sha)
        return undefined;
    const checkpoints = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_8__/* .listCheckpoints */ .Ep)(view);
    const annotations = listAnnotations(checkpoints, plan);
    const conclusion = (0,_domain_record_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .conclusionOf */ .vu)((0,_words_task_status_js__WEBPACK_IMPORTED_MODULE_9__/* .endingOf */ .z6)(status.kind));
    const unlisted = annotations.length - MAX_ANNOTATIONS;
    const sections = [
        // GitHub shows the title above it.
        (0,_parts_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSituation */ .Zd)(view, { checkpoints, links, location: 'on the pull request' }),
        (0,_parts_status_table_js__WEBPACK_IMPORTED_MODULE_5__/* .renderCheckpoints */ .S)(checkpoints, links, MAX_TABLE_CHARS),
        unlisted > 0 ? `${unlisted} more failures have no annotation.` : undefined,
        ...checkpoints
            .filter((each) => !(0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_8__/* .isDone */ .$L)(each))
            .map(({ attempts }) => (0,_parts_failure_section_js__WEBPACK_IMPORTED_MODULE_3__/* .renderFailureSection */ .CI)(attempts, { isOpen: status.kind === 'blocked' }))
            .slice(0, 1),
        (0,_parts_status_table_js__WEBPACK_IMPORTED_MODULE_5__/* .renderNumbers */ .D)(view, checkpoints, links),
    ];
    return {
        name: CHECK_NAME,
        externalId: `groundhog:1:${record.lineage}:${record.head}:${record.ended_at}`,
        headSha: record.head,
        conclusion: conclusion === 'neutral' ? 'action_required' : conclusion,
        completedAt: record.ended_at,
        title: (0,_parts_task_title_js__WEBPACK_IMPORTED_MODULE_6__/* .titleState */ .G)(view, checkpoints, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .toShortLine */ .wb),
        summary: sections.filter((section) => section !== undefined).join('\n\n'),
        annotations: annotations.slice(0, MAX_ANNOTATIONS),
    };
}
function listAnnotations(checkpoints, plan) {
    return checkpoints
        .filter((checkpoint) => !(0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_8__/* .isDone */ .$L)(checkpoint))
        .flatMap((checkpoint) => {
        const runs = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_8__/* .findLatestCriteria */ .Oq)(checkpoint);
        if (checkpoint.attempts.length === 0)
            return [];
        return (0,_domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .findFailed */ .bq)(runs).flatMap((run) => {
            const tests = annotateTests(checkpoint, run);
            if (tests.length > 0)
                return tests;
            const position = findPlanPosition(checkpoint.position - 1, runs.indexOf(run), plan) ?? findPosition(run);
            return position === undefined ? [] : [{ ...position, ...describeFailure(checkpoint, run) }];
        });
    });
}
/** Returns an annotation for each test that keeps a criterion from holding, at the line that its report names. */
function annotateTests(checkpoint, run) {
    return (0,_domain_attempt_describe_test_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .findBadRows */ .mg)(run).flatMap(({ name, path, line, message, base, now }) => {
        if (path === null)
            return [];
        const outcomes = `base: ${(0,_domain_attempt_describe_test_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .describeTestOutcome */ .Ir)(base)}, now: ${(0,_domain_attempt_describe_test_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .describeTestOutcome */ .Ir)(now)}`;
        const text = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .cutText */ .IN)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .toUnmarkedText */ .mq)(message), MAX_MESSAGE_BYTES).trim();
        return {
            path,
            line: line ?? 1,
            title: `Checkpoint ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .toShortLine */ .wb)(checkpoint.id, 60)}: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .toShortLine */ .wb)(name, 120)}`,
            message: text === '' ? outcomes : `${outcomes}\n\n${text}`,
        };
    });
}
function findPosition({ criterion }) {
    return 'path' in criterion ? { path: criterion.path, line: 1 } : undefined;
}
function findPlanPosition(checkpoint, criterion, plan) {
    return plan === undefined ? undefined : { path: plan.path, line: plan.findLine(checkpoint, criterion) };
}
function describeFailure(checkpoint, run) {
    const criterion = `${run.criterion.kind}: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .toShortLine */ .wb)((0,_domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_1__/* .describeCriterion */ .N)(run.criterion), 300)}`;
    const output = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .cutText */ .IN)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .toUnmarkedText */ .mq)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .cutText */ .IN)(run.output, MAX_MESSAGE_BYTES * 4)), MAX_MESSAGE_BYTES).trim();
    return {
        title: `Checkpoint ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .toShortLine */ .wb)(checkpoint.id, 60)}: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .toShortLine */ .wb)(run.detail, 120)}`,
        message: output === '' ? criterion : `${criterion}\n\n${output}`,
    };
}


/***/ }),

/***/ 95344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LG: () => (/* binding */ renderStatus),
/* harmony export */   uc: () => (/* binding */ renderStatusComment),
/* harmony export */   x: () => (/* binding */ renderIssueComment)
/* harmony export */ });
/* harmony import */ var _parts_failure_section_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42506);
/* harmony import */ var _parts_headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46350);
/* harmony import */ var _parts_live_progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68896);
/* harmony import */ var _parts_status_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98327);
/* harmony import */ var _parts_task_title_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63438);
/* harmony import */ var _text_marker_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(69909);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18964);
/* harmony import */ var _words_next_step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32155);
/* harmony import */ var _words_rebase_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54193);
/* harmony import */ var _words_task_facts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88598);
/* harmony import */ var _words_task_status_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(45343);











const MAX_TABLE_CHARS = 45_000;
/**
 * Renders the status of a task as the one comment that is kept current, with the progress of the attempt at work where that
 * is known: at most 60,000 characters, its marker first.
 */
function renderStatusComment(view, links, extras = {}) {
    const marker = (0,_text_marker_js__WEBPACK_IMPORTED_MODULE_10__/* .renderMarker */ .Bd)({ lineage: view.record.lineage, kind: 'status' });
    return `${marker}\n${renderStatus(view, links, { location: 'here', ...extras })}\n`;
}
/** Renders the status of a task without a marker: its state, its rebase, what led to it, the next step, checkpoints and numbers. */
function renderStatus(view, links, context) {
    const checkpoints = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_8__/* .listCheckpoints */ .Ep)(view);
    const sections = [
        `### ${(0,_parts_task_title_js__WEBPACK_IMPORTED_MODULE_4__/* .renderState */ .C)(view, checkpoints)}`,
        (0,_words_rebase_text_js__WEBPACK_IMPORTED_MODULE_7__/* .renderRebase */ .vZ)(view.record, links),
        (0,_parts_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSituation */ .Zd)(view, { checkpoints, links, ...context }),
        (0,_parts_status_table_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCheckpoints */ .S)(checkpoints, links, MAX_TABLE_CHARS),
        (0,_parts_status_table_js__WEBPACK_IMPORTED_MODULE_3__/* .renderNumbers */ .D)(view, checkpoints, links),
    ];
    return sections.filter((section) => section !== undefined).join('\n\n');
}
/**
 * Renders the one comment on the issue that requested a task: status, next step and links. During a run only the pull
 * request is updated at each step. Without a pull request, the comment holds the progress of the attempt at work, and the
 * failure that stopped the work.
 */
function renderIssueComment(view, links, extras = {}) {
    const checkpoints = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_8__/* .listCheckpoints */ .Ep)(view);
    const status = (0,_words_task_status_js__WEBPACK_IMPORTED_MODULE_9__/* .describeTaskStatus */ .JZ)(view);
    const isBusy = status === undefined;
    const stuck = isBusy ? undefined : (0,_words_next_step_js__WEBPACK_IMPORTED_MODULE_6__/* .findStuckCheckpoint */ .So)(status, checkpoints);
    const hasFailure = links.pullRequestUrl === undefined && stuck !== undefined;
    const pages = describeLocation(view, links);
    const sections = [
        ...(isBusy
            ? [
                (0,_parts_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .renderBusyHeadline */ .Gm)(view, { links, location: 'here', ...extras }, [
                    ...(pages === undefined ? [] : [pages]),
                    ...(0,_parts_live_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLiveProgress */ .a)(view, extras.live),
                ]),
            ]
            : [(0,_parts_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .renderHeadline */ .Lf)(view, { checkpoints, links, location: 'here', ...extras }), pages]),
        hasFailure ? (0,_parts_failure_section_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFailureSection */ .CI)(stuck.attempts, { isOpen: true }) : undefined,
    ];
    const marker = (0,_text_marker_js__WEBPACK_IMPORTED_MODULE_10__/* .renderMarker */ .Bd)({ lineage: view.record.lineage, kind: 'issue' });
    return `${marker}\n${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}
function describeLocation({ record: { ending } }, links) {
    const { pullRequestUrl, runUrl, unopened } = links;
    if (unopened !== undefined)
        return unopened;
    const log = ending === null && runUrl !== undefined ? ` · ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderLink */ .BK)('job log', runUrl)}` : '';
    if (pullRequestUrl !== undefined && ending === null)
        return `Progress: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderLink */ .BK)('pull request', pullRequestUrl)}${log}`;
    if (pullRequestUrl !== undefined)
        return `Results and history: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderLink */ .BK)('pull request', pullRequestUrl)}`;
    return ending === null ? `A draft pull request follows with the first checkpoint that lands${log}` : undefined;
}


/***/ }),

/***/ 30859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ renderIsolation)
/* harmony export */ });
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18964);

/** Renders how the agent was isolated, or a warning that it was not. */
function renderIsolation({ record: { isolation, isolation_detail } }) {
    if (isolation === 'sandbox')
        return `Isolated: ${isolation_detail === null ? 'yes' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCodeSpan */ .o9)(isolation_detail)}`;
    return 'Isolation: **none**. The agent and the criteria ran with the rights of the job itself.';
}


/***/ }),

/***/ 46350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gm: () => (/* binding */ renderBusyHeadline),
  il: () => (/* binding */ renderEnding),
  Lf: () => (/* binding */ renderHeadline),
  Zd: () => (/* binding */ renderSituation)
});

// EXTERNAL MODULE: ./domain/decisions/next-action.js
var next_action = __webpack_require__(97319);
// EXTERNAL MODULE: ./domain/decisions/run-budget.js
var run_budget = __webpack_require__(18516);
// EXTERNAL MODULE: ./report/text/format-duration.js
var format_duration = __webpack_require__(83969);
// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
// EXTERNAL MODULE: ./report/words/command-channel.js
var command_channel = __webpack_require__(72846);
// EXTERNAL MODULE: ./report/words/failed-criterion.js
var failed_criterion = __webpack_require__(95770);
// EXTERNAL MODULE: ./report/words/next-step.js
var next_step = __webpack_require__(32155);
// EXTERNAL MODULE: ./report/words/outcome-text.js
var outcome_text = __webpack_require__(29373);
// EXTERNAL MODULE: ./report/words/steering-text.js
var steering_text = __webpack_require__(48112);
// EXTERNAL MODULE: ./report/words/task-facts.js
var task_facts = __webpack_require__(88598);
// EXTERNAL MODULE: ./report/words/task-status.js
var task_status = __webpack_require__(45343);
// EXTERNAL MODULE: ./domain/decisions/attempt-limits.js
var attempt_limits = __webpack_require__(23817);
;// CONCATENATED MODULE: ./report/parts/current-attempt.js




/** Lists a warning for the current checkpoint when few of its attempts are left. */
function listNearBudget(checkpoints) {
    const next = checkpoints.find((checkpoint) => !(0,task_facts/* isDone */.$L)(checkpoint));
    const max = next?.run?.attempt_budget;
    if (next === undefined || max === undefined)
        return [];
    const reading = { limit: 'attempt_budget', used: countCurrent(next), max };
    return (0,attempt_limits/* isNearLimit */.AE)(reading) ? [(0,attempt_limits/* describeNearLimit */.H$)((0,safe_text/* renderCodeSpan */.o9)(next.id, 60), reading)] : [];
}
/** Returns the number of the current or next attempt under the present budget. */
function countCurrent(checkpoint) {
    return (0,task_facts/* countStarted */.$H)(checkpoint) + (checkpoint.attempts.at(-1)?.outcome === 'running' ? 0 : 1);
}
/** Renders which attempt is under way or comes next, by its number in the task and at its checkpoint. */
function renderCurrentAttempt(checkpoints) {
    const next = checkpoints.find((checkpoint) => !(0,task_facts/* isDone */.$L)(checkpoint));
    if (next === undefined)
        return ['Every checkpoint is done; the run is about to end.'];
    const last = next.attempts.at(-1);
    const isRunning = last?.outcome === 'running';
    const count = countCurrent(next);
    const budget = `${count} of ${next.run?.attempt_budget ?? count} at this checkpoint`;
    return [
        isRunning
            ? `Attempt ${last.day} (${budget}), since ${(0,format_duration/* formatInstant */.r4)(last.started_at)}.`
            : `Next attempt: ${budget}.`,
    ];
}

// EXTERNAL MODULE: ./report/parts/live-progress.js
var live_progress = __webpack_require__(68896);
// EXTERNAL MODULE: ./report/parts/task-title.js
var task_title = __webpack_require__(63438);
;// CONCATENATED MODULE: ./report/parts/headline.js














const MAX_REASON_BYTES = 3000;
const MAX_END_BYTES = 60_000;
/** Renders the state of a task as a heading, then what led to it, then what the reader can do. */
function renderHeadline(view, context) {
    return `### ${(0,task_title/* renderState */.C)(view, context.checkpoints)}\n\n${renderSituation(view, context)}`;
}
/** Renders what led to the state of a task, then what the reader can do. */
function renderSituation(view, context) {
    const status = (0,task_status/* describeTaskStatus */.JZ)(view);
    const parts = status === undefined ? renderRunning(view, context) : renderEnded(status, view, context);
    return parts.join('\n\n');
}
/** Renders the headline of a running task for a comment that is not updated at each step. */
function renderBusyHeadline(view, context, progress) {
    const requested = renderRequested(view);
    return [
        `### ⏳ ${requested === undefined ? 'At work' : 'Stopping'}`,
        ...(requested ?? []),
        ...progress,
        renderSteer(view, context),
    ].join('\n\n');
}
/** Renders the ending of a run without a record; the reason is untrusted. */
function renderEnding(ending, reason) {
    const [title = '', ...rest] = (0,outcome_text/* describeEnding */.be)(ending).split(': ');
    const meaning = rest.join(': ');
    return [
        `### ${(0,outcome_text/* markEnding */.R5)(ending)} ${title.replace(/\.$/, '')}`,
        ...(meaning === '' ? [] : [(0,safe_text/* toSentence */.Re)(meaning)]),
        (0,safe_text/* renderMessage */.e4)(reason, MAX_END_BYTES),
    ].join('\n\n');
}
function renderRunning(view, context) {
    const { checkpoints, links, live } = context;
    const warnings = [...view.record.budget_warnings.map(run_budget/* describeWarning */.U9), ...listNearBudget(checkpoints)];
    const [work = '', ...more] = renderRequested(view) ?? renderCurrentAttempt(checkpoints);
    return [
        [work, ...renderLog(links)].join(' '),
        ...more,
        ...(0,live_progress/* renderLiveProgress */.a)(view, live),
        ...warnings.map((warning) => `⚠️ ${warning}`),
        renderSteer(view, context),
    ];
}
function renderEnded(status, view, context) {
    const { checkpoints, links, location } = context;
    const move = renderMove(status, view, context);
    const found = status.kind === 'blocked' ? (0,next_step/* findStuckCheckpoint */.So)(status, checkpoints) : undefined;
    const stuck = found?.run?.outcome === 'pending' ? undefined : found;
    const waiting = renderWaiting(view, { links, location });
    if (status.kind === 'awaits_approval' && waiting !== undefined)
        return [[waiting, ...renderLog(links)].join(' '), move];
    const isDecided = status.kind === 'open_again' && status.reason === null;
    const decision = isDecided ? (0,steering_text/* renderLatestDecision */.Qt)(view) : undefined;
    const pages = [...renderUnlanded(status, checkpoints, links), ...renderLog(links)].join(' · ');
    const reason = stuck === undefined ? renderMeaning(status, links, [decision ?? '', pages]) : renderStuck(stuck, links);
    return [reason, waiting ?? '', move].filter((part) => part !== '');
}
/** Renders the commits that wait for approval; where nobody reads comments, with the command for a clone. */
function renderWaiting(view, { links, location }) {
    const waiting = (0,steering_text/* renderApproval */.mv)(view, links);
    const [approval] = (0,next_step/* listCommitApproval */.nw)(view.record);
    if (waiting === undefined || approval === undefined || location !== undefined)
        return waiting;
    return `${waiting} In a clone: ${(0,safe_text/* renderCodeSpan */.o9)(`groundhog ${approval.text} --task ${view.record.task_id} --remote origin`)}.`;
}
/** Renders what the reader can do: a sentence, and the commands to copy. */
function renderMove(status, { record }, { checkpoints, ...channel }) {
    const { advice, commands } = (0,next_step/* findNextStep */.L$)(status, channel.location !== undefined);
    const needed = [...(0,next_step/* listCommitApproval */.nw)(record), ...commands, ...(0,next_step/* listRebaseStop */.XZ)(status, record)];
    const all = [...needed, ...(0,next_step/* listApprovals */.P8)(checkpoints)];
    const hasBoxes = channel.hasBoxes === true && all.some(({ needsText }) => needsText !== true);
    const clause = renderChannel({ ...channel, hasBoxes });
    const how = needed.length > 0 ? clause : `to agree with what no machine judged, ${clause}`;
    const sentences = [...(advice === undefined ? [] : [advice]), ...(all.length === 0 ? [] : [how])];
    const text = sentences.map((sentence, index) => (index === 0 ? sentence : (0,safe_text/* toSentence */.Re)(sentence))).join('. ');
    return `**Your move** – ${text}${all.length === 0 ? '.' : `:\n\n${renderList(all, record, channel)}`}`;
}
/** Renders what keeps a checkpoint from landing, with links to what was tried. */
function renderStuck(stuck, links) {
    const last = stuck.attempts.findLast(({ outcome }) => outcome === 'failed');
    const failure = last === undefined ? undefined : (0,failed_criterion/* renderAttemptFailure */.O)(last);
    const reason = (0,safe_text/* renderProse */.E9)(stuck.run?.reason ?? '', 400).replace(/[.\s]+$/, '');
    const isAbandoned = stuck.run?.outcome === 'abandoned';
    const what = failure === undefined
        ? (0,safe_text/* toSentence */.Re)(`${reason}.`)
        : `After ${(0,format_duration/* formatPlural */.yk)(Math.max((0,task_facts/* countStarted */.$H)(stuck), 1), 'attempt')} ${failure}.${isAbandoned || reason === '' ? '' : ` ${(0,safe_text/* toSentence */.Re)(reason)}.`}`;
    const tried = links.comments?.checkpoints.get(stuck.id);
    const pages = [
        ...(tried === undefined ? [] : [(0,safe_text/* renderLink */.BK)('What was tried', tried)]),
        ...(last === undefined ? [] : renderDiff(last, links)),
        ...renderLog(links),
    ];
    return [what, pages.join(' · ')].filter((part) => part !== '').join(' ');
}
/** Renders a link to the work that could not be brought to the task branch, since a rule or a person was in its way. */
function renderUnlanded({ kind }, checkpoints, links) {
    const last = kind === 'blocked' || kind === 'conflict' ? (0,task_facts/* listAttempts */.NN)(checkpoints).at(-1) : undefined;
    return last?.outcome === 'running' || last?.outcome === 'interrupted' ? renderDiff(last, links) : [];
}
function renderDiff({ scratch_commit: commit, snapshot_ref: from }, links) {
    return commit === null || commit === from ? [] : [(0,safe_text/* renderCompareLink */._O)(links, from, commit)];
}
/**
 * Renders the meaning of a status after its title, its reason, and what follows them; the reason of a run which did its work
 * says it all.
 */
function renderMeaning({ kind, meaning, reason }, links, more) {
    const said = (0,safe_text/* toSentence */.Re)(meaning.replace(/^[^:.]+[:.]\s*/, ''));
    const why = reason === null ? '' : reason.trim();
    if (why === '' && kind === 'passed')
        return '';
    const isWhole = why !== '' && (kind === 'passed' || kind === 'nothing_to_do' || kind === 'refused');
    if (why.includes('\n'))
        return [isWhole ? '' : said, (0,safe_text/* renderMessage */.e4)(why, MAX_REASON_BYTES), ...more]
            .filter((part) => part !== '')
            .join('\n\n');
    const facts = [renderReason(why, links), isWhole ? '' : said];
    return [...(kind === 'paused' ? facts : facts.reverse()), ...more].filter((part) => part !== '').join(' ');
}
function renderLog({ runUrl }) {
    return runUrl === undefined ? [] : [(0,safe_text/* renderLink */.BK)('job log', runUrl)];
}
function renderReason(reason, links) {
    const text = (0,safe_text/* renderCommitProse */.JH)(links, reason, 400);
    return /^[a-z]+ /.test(reason) ? (0,safe_text/* toSentence */.Re)(text) : text;
}
/** Renders the commands for a running task; one that is stopping takes none that would stop it again. */
function renderSteer({ record }, channel) {
    const { aborted, pause } = record;
    const isOpen = aborted === null && pause === null;
    const commands = isOpen ? next_step/* RUNNING_COMMANDS */.zo : [aborted === null ? next_step/* RUN */.oq : next_step/* RETRY_ALL */.B];
    // A command for later is no box: what is ticked is done at once.
    const shown = { ...channel, hasBoxes: channel.hasBoxes === true && isOpen };
    const how = `${isOpen ? 'To steer it' : 'Once it has ended'}, ${renderChannel(shown)}`;
    return `${how}:\n\n${renderList(commands, record, shown)}`;
}
/** Renders how commands are given, as a clause without a full stop. */
function renderChannel({ location, hasBoxes = false, links: { start } }) {
    if (start !== undefined)
        return (0,command_channel/* renderStart */.b)(start, 'one line');
    if (location === undefined)
        return 'start the workflow with one line as its input `command`';
    return `${hasBoxes ? 'tick a box, or ' : ''}comment one line${location === 'here' ? '' : ` ${location}`}`;
}
/** Renders commands as a list; a box is of no use where no workflow starts for the edit of a comment. */
function renderList(commands, { task_id: taskId }, { location, hasBoxes = false, links: { start } }) {
    return (0,next_step/* renderCommands */.vA)(commands, hasBoxes && start === undefined, { taskId, start, isInput: location === undefined });
}
/** Renders the abort or pause that was requested of a running task; undefined without one. */
function renderRequested({ record: { aborted, pause } }) {
    if (aborted !== null)
        return [`The task was aborted by ${(0,safe_text/* renderProse */.E9)((0,next_action/* describeRequest */.Ng)(aborted))} The run at work is stopped.`];
    if (pause !== null)
        return [`A pause was requested by ${(0,safe_text/* renderProse */.E9)((0,next_action/* describeRequest */.Ng)(pause))} The run ends before its next step.`];
    return undefined;
}


/***/ }),

/***/ 68896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ renderLiveProgress)
/* harmony export */ });
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18964);
/* harmony import */ var _failure_section_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42506);



const SHOWN_STEPS = 10;
const SHOWN_PATHS = 3;
/**
 * Renders what an attempt at work has done so far, as a paragraph and a folded list of its last steps, each with the time
 * that it is of; none for an attempt that the record has as ended, or not yet.
 */
function renderLiveProgress({ record }, live) {
    const { started } = live?.attempt ?? {};
    const run = record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === started?.checkpoint_id);
    const last = run?.attempts.at(-1);
    if (live === undefined || last?.day !== started?.day || last?.outcome !== 'running')
        return [];
    return [renderFacts(live), ...renderSteps(live.attempt)];
}
function renderFacts({ attempt, at, elapsedMs }) {
    const { usage, tool, phase } = attempt;
    const turns = usage?.turns ?? null;
    const facts = [
        formatMinutes(elapsedMs),
        ...(turns === null ? [] : [(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlural */ .yk)(turns, 'turn')]),
        ...(usage === undefined || usage.cost_usd === null ? [] : [(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCost */ .BD)(usage)]),
        ...countPaths(attempt),
    ];
    const doing = phase === undefined ? (tool === undefined ? '' : `last tool: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderProse */ .E9)(tool, 40)}`) : phase;
    return `As of ${formatTime(at)} UTC: ${facts.join(', ')}${doing === '' ? '' : `; ${doing}`}.`;
}
function countPaths({ changedPaths, hasMorePaths }) {
    if (changedPaths.size === 0)
        return [];
    return [`${hasMorePaths ? 'more than ' : ''}${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlural */ .yk)(changedPaths.size, 'changed file')}`];
}
function renderSteps({ steps, stepCount }) {
    if (steps.length === 0)
        return [];
    const shown = steps.slice(-SHOWN_STEPS);
    const part = shown.length < stepCount ? `last ${shown.length} of ` : '';
    const title = `Its ${part}${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlural */ .yk)(stepCount, 'step')} so far`;
    return [(0,_failure_section_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFolded */ .jq)(title, shown.map(renderStep).join('\n'))];
}
function renderStep({ at, tool, changed_paths: paths, changed_paths_total: total }) {
    const shown = paths.slice(0, SHOWN_PATHS).map(({ path }) => (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCodeSpan */ .o9)(path, 80));
    const rest = total - shown.length;
    const files = [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
    return `- ${formatTime(at)} ${tool === null || tool.trim() === '' ? 'Changed' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderProse */ .E9)(tool, 40)}: ${files}`;
}
/** Formats a duration to the minute, which is as exact as it is when it is read. */
function formatMinutes(durationMs) {
    const minutes = Math.floor(durationMs / 60_000);
    return minutes < 60 ? `${Math.max(1, minutes)} min` : (0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(durationMs);
}
/** Formats the time of day in UTC, to the minute. */
function formatTime(at) {
    return new Date(at).toISOString().slice(11, 16);
}


/***/ }),

/***/ 98327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ renderNumbers),
/* harmony export */   S: () => (/* binding */ renderCheckpoints)
/* harmony export */ });
/* harmony import */ var _domain_record_rebase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47647);
/* harmony import */ var _text_fit_rows_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50064);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18964);
/* harmony import */ var _words_outcome_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29373);
/* harmony import */ var _words_steering_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48112);
/* harmony import */ var _words_task_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88598);
/* harmony import */ var _failure_section_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42506);
/* harmony import */ var _footer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30859);









const MAX_OPEN_ROWS = 25;
const NEAR_ROWS = 3;
const COLUMNS = [{ title: ' ' }, { title: 'Checkpoint' }, { title: 'Attempts' }];
/** Renders the table of all checkpoints; a long one is folded, below the rows around the current checkpoint. */
function renderCheckpoints(checkpoints, links, maxChars) {
    const whole = renderStatusTable(checkpoints, links, maxChars);
    if (checkpoints.length <= MAX_OPEN_ROWS)
        return whole;
    const folded = (0,_failure_section_js__WEBPACK_IMPORTED_MODULE_6__/* .renderFolded */ .jq)(`All ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlural */ .yk)(checkpoints.length, 'checkpoint')}`, whole);
    const focus = checkpoints.findIndex((checkpoint) => !(0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .isDone */ .$L)(checkpoint));
    if (focus === -1)
        return folded;
    const near = checkpoints.slice(Math.max(0, focus - NEAR_ROWS), focus + NEAR_ROWS + 1);
    return `${renderStatusTable(near, links, maxChars)}\n\n${folded}`;
}
/** Renders one row for each checkpoint; when not all fit, those around the first open one are kept. */
function renderStatusTable(checkpoints, links, maxChars) {
    const rows = checkpoints.map((checkpoint) => [
        (0,_words_outcome_text_js__WEBPACK_IMPORTED_MODULE_3__/* .markCheckpoint */ .yd)(checkpoint),
        renderCheckpointCell(checkpoint, links),
        renderAttemptCount(checkpoint),
    ]);
    const focus = checkpoints.findIndex((checkpoint) => !(0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .isDone */ .$L)(checkpoint));
    return (0,_text_fit_rows_js__WEBPACK_IMPORTED_MODULE_8__/* .renderTable */ .bo)(COLUMNS, rows, { maxChars, focus });
}
/** Renders the name of a checkpoint, its commit, and what its mark does not say. */
function renderCheckpointCell(checkpoint, links) {
    const page = links.comments?.checkpoints.get(checkpoint.id);
    const name = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCellProse */ .C4)(shortenWords(checkpoint.id), 60);
    const commit = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .findLandedCommit */ .Rl)(checkpoint);
    const state = (0,_words_outcome_text_js__WEBPACK_IMPORTED_MODULE_3__/* .describeCheckpoint */ .QK)(checkpoint);
    const unjudged = checkpoint.run?.outcome === 'success' ? (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .countUnjudged */ .yv)(checkpoint) : 0;
    const judge = `${unjudged} to judge`;
    const parts = [
        page === undefined ? name : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLink */ .BK)(name, page),
        ...(commit === null ? [] : [(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCommitLink */ .IF)(links, commit)]),
        ...(state === 'landed' || state === 'waiting' ? [] : [state]),
        ...(unjudged === 0 ? [] : [`👀 ${page === undefined ? judge : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLink */ .BK)(judge, page)}`]),
    ];
    return parts.join(' · ');
}
/** Shortens words in their middle that would make a cell wider than a telephone. */
function shortenWords(text) {
    return text.replace(/[^\s-]{25,}/gu, (word) => `${word.slice(0, 14)}…${word.slice(-9)}`);
}
/** Renders the attempts under the present budget, then the interrupted ones and those before a retry or a new plan. */
function renderAttemptCount(checkpoint) {
    const { attempts, run } = checkpoint;
    if (attempts.length === 0)
        return _text_fit_rows_js__WEBPACK_IMPORTED_MODULE_8__/* .BLANK */ .Z4;
    const present = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .listCountedAttempts */ .r8)(checkpoint);
    const counted = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .countStarted */ .$H)(checkpoint);
    const worked = present.filter((attempt) => !(0,_domain_record_rebase_js__WEBPACK_IMPORTED_MODULE_0__/* .isReplay */ ._d)(attempt));
    const interrupted = worked.length - counted;
    const before = attempts.length - present.length;
    const isMoved = checkpoint.awaitsRebase === true || (worked.length === 0 && present.length > 0);
    return [
        ...(isMoved ? [] : [`${counted} of ${run?.attempt_budget ?? counted}`]),
        ...(interrupted === 0 ? [] : [`${interrupted} interrupted`]),
        ...(before === 0 || run === undefined ? [] : [`${before} ${(0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .describeEarlier */ .GM)(checkpoint)}`]),
    ].join(', ');
}
/**
 * Renders attempts, time, cost and decisions of people, folded: in its title the sums, below it the rest. The attempt at work
 * is left out, since its figures are not known yet.
 */
function renderNumbers(view, checkpoints, links) {
    const { runUrl } = links;
    const all = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .listAttempts */ .NN)(checkpoints);
    const attempts = all.filter(({ outcome }) => outcome !== 'running');
    const usage = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .sumUsage */ .iJ)(attempts);
    const decisions = (0,_words_steering_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listSteeringItems */ .g0)(view);
    const total = (0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTotal */ .Ej)((0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .listOwnAttempts */ .Lf)(attempts));
    const title = [
        `${(0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .describeAttemptCount */ .gJ)(attempts)}${attempts.length < all.length ? ' before this one' : ''}`,
        ...(total === _text_fit_rows_js__WEBPACK_IMPORTED_MODULE_8__/* .BLANK */ .Z4 ? [] : [total]),
        ...(usage.cost_usd === null ? [] : [(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCost */ .BD)(usage)]),
        ...(decisions.length === 0 ? [] : [`${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlural */ .yk)(view.record.steering.length, 'decision')} by people`]),
    ].join(' · ');
    const cached = usage.cached_input_tokens ?? null;
    const numbers = [
        ...(usage.turns === null ? [] : [(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlural */ .yk)(usage.turns, 'turn')]),
        ...(usage.input_tokens === null
            ? []
            : [
                `${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlural */ .yk)(usage.input_tokens, 'input token')}${cached === null ? '' : ` (${cached} of them from a cache)`}`,
            ]),
        ...(usage.output_tokens === null ? [] : [(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlural */ .yk)(usage.output_tokens, 'output token')]),
    ];
    const items = [
        ...(numbers.length === 0 ? [] : [`${numbers.join(', ')}.`]),
        ...decisions,
        (0,_footer_js__WEBPACK_IMPORTED_MODULE_7__/* .renderIsolation */ .V)(view),
        ...(runUrl === undefined ? [] : [(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLink */ .BK)('Job log', runUrl)]),
        renderFullRecord(view, links),
    ];
    return (0,_failure_section_js__WEBPACK_IMPORTED_MODULE_6__/* .renderFolded */ .jq)(title, items.map((item) => `- ${item}`).join('\n'));
}
/** Renders where the whole record is: in the report, which every reader of the run can open, or by a command in a clone. */
function renderFullRecord({ record }, { reportUrl }) {
    if (reportUrl !== undefined)
        return `Full record, after the run: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLink */ .BK)('report', reportUrl)}`;
    return `Full record: \`groundhog chronicle --task ${record.task_id} --remote origin\``;
}


/***/ }),

/***/ 63438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ renderState),
/* harmony export */   G: () => (/* binding */ titleState)
/* harmony export */ });
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18964);
/* harmony import */ var _words_next_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32155);
/* harmony import */ var _words_outcome_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29373);
/* harmony import */ var _words_task_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88598);
/* harmony import */ var _words_task_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45343);





/** Renders the state of a task and how many of its checkpoints have landed, in one line of markdown. */
function renderState(view, checkpoints) {
    const status = (0,_words_task_status_js__WEBPACK_IMPORTED_MODULE_4__/* .describeTaskStatus */ .JZ)(view);
    const mark = status === undefined ? '⏳' : (0,_words_outcome_text_js__WEBPACK_IMPORTED_MODULE_2__/* .markEnding */ .R5)((0,_words_task_status_js__WEBPACK_IMPORTED_MODULE_4__/* .endingOf */ .z6)(status.kind));
    return `${mark} ${titleState(view, checkpoints, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderProse */ .E9)}`;
}
/** Titles the state of a task without a mark; `toName` makes a text of at most so many characters of a name. */
function titleState(view, checkpoints, toName) {
    const status = (0,_words_task_status_js__WEBPACK_IMPORTED_MODULE_4__/* .describeTaskStatus */ .JZ)(view);
    const counts = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .describeCounts */ .wv)(checkpoints, view.record);
    const open = checkpoints.find((each) => !(0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .isDone */ .$L)(each));
    if (status === undefined)
        return `${titleWork(view, open && toName(open.id, 60))} · ${counts}`;
    const at = (0,_words_next_step_js__WEBPACK_IMPORTED_MODULE_1__/* .findStuckCheckpoint */ .So)(status, checkpoints) ?? (status.kind === 'blocked' ? undefined : open);
    const isAt = at !== undefined && ['blocked', 'paused', 'open_again'].includes(status.kind);
    return `${(0,_words_task_status_js__WEBPACK_IMPORTED_MODULE_4__/* .titleOf */ .Gg)(status.kind)}${isAt ? ` at ${toName(at.id, 60)}` : ''} · ${counts}`;
}
function titleWork({ record: { aborted, pause } }, name) {
    const isStopping = aborted !== null || pause !== null;
    if (name === undefined)
        return isStopping ? 'Stopping' : 'About to end';
    return `${isStopping ? 'Stopping at' : 'At work on'} ${name}`;
}


/***/ }),

/***/ 5380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ renderTests)
/* harmony export */ });
/* harmony import */ var _domain_attempt_describe_test_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81625);
/* harmony import */ var _text_fit_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50064);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18964);
/* harmony import */ var _words_tests_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56586);





/** Renders the tests of each criterion that has any to list, at the base and now; undefined where there are none. */
function renderTests(runs, maxChars) {
    const listed = runs.flatMap(({ tests }, index) => (tests === undefined ? [] : [{ tests, position: index + 1 }]));
    if (listed.length === 0)
        return undefined;
    const each = Math.floor(maxChars / listed.length);
    return listed.map(({ tests, position }) => renderTestsOf(tests, position, each)).join('\n\n');
}
function renderTestsOf({ base, now, rows, left_out }, position, maxChars) {
    const counts = [
        ...(base === null ? [] : [`base ${(0,_words_tests_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeTestCounts */ .M)(base)}`]),
        now === null ? 'no report' : `now ${(0,_words_tests_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeTestCounts */ .M)(now)}`,
    ];
    const title = `Tests of criterion ${position}: ${counts.join('; ')}.`;
    if (rows.length === 0)
        return title;
    const more = left_out > 0 ? `\n\n${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlural */ .yk)(left_out, 'more test')} not kept in the record.` : '';
    return `${title}\n\n${(0,_text_fit_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .renderBulletList */ .Fm)(rows.map(renderTest), Math.max(1000, maxChars - 200))}${more}`;
}
/** Renders a test in one line: its outcome at the base and now, and where it is. */
function renderTest({ name, note, base, now, path, line }) {
    const outcomes = `${(0,_domain_attempt_describe_test_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .describeTestOutcome */ .Ir)(base)} → ${(0,_domain_attempt_describe_test_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .describeTestOutcome */ .Ir)(now)}`;
    const parts = [
        `${FAILING.has(note) ? '❌' : marks[now]} ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCodeSpan */ .o9)(name, 160)}${(0,_words_tests_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeTestNote */ .y)(note)}`,
        base === now ? (0,_domain_attempt_describe_test_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .describeTestOutcome */ .Ir)(now) : outcomes,
        ...(path === null ? [] : [(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCodeSpan */ .o9)(`${path}:${line ?? 1}`, 120)]),
    ];
    return parts.join(' · ');
}
/** The notes on tests that keep a criterion from holding. */
const FAILING = new Set(['lost', 'failed', 'required']);
const marks = {
    passed: '✅',
    failed: '❌',
    skipped: '⏭️',
    missing: '⚪',
    unknown: '❔',
};


/***/ }),

/***/ 21120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ renderRunJson)
/* harmony export */ });
/* harmony import */ var _domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66483);
/* harmony import */ var _domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50566);
/* harmony import */ var _domain_text_redact_deep_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4583);
/* harmony import */ var _words_task_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88598);




/**
 * Renders the ending as one JSON document, schema version 1: names as in the records, absent values are null. Each text in
 * it is redacted: in JSON a secret may be written in escapes.
 */
function renderRunJson({ taskId, ending, reason, taskBranch, view }, redact) {
    const record = view?.record;
    const document = {
        schema_version: 1,
        task_id: taskId,
        ending,
        reason,
        task_branch: taskBranch,
        head: record?.head ?? null,
        result: record?.result ?? null,
        checkpoints: (record?.checkpoints ?? []).map((checkpoint) => ({
            id: checkpoint.checkpoint_id,
            outcome: checkpoint.outcome,
            committed_ref: (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .findLandedAttempt */ .NH)({ run: checkpoint, attempts: checkpoint.attempts })?.committed_ref ?? null,
            attempts: checkpoint.attempts.map(toAttempt),
        })),
    };
    return `${JSON.stringify((0,_domain_text_redact_deep_js__WEBPACK_IMPORTED_MODULE_3__/* .redactDeep */ .K)(document, redact), undefined, 2)}\n`;
}
function toAttempt(attempt) {
    const { day, outcome, scratch_commit, failure_report, verifier_runs } = attempt;
    const criteria = verifier_runs.map((run) => ({
        kind: run.criterion.kind,
        criterion: (0,_domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_1__/* .describeCriterion */ .N)(run.criterion),
        outcome: run.outcome,
        detail: run.detail,
        exit_code: run.exit_code,
        duration_ms: run.duration_ms,
    }));
    return { day, outcome, scratch_commit, failure_report, usage: toUsage((0,_domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .totalUsage */ .GG)(attempt)), criteria };
}
/** Renders the usage of an attempt's agent and judge together. */
function toUsage({ turns, input_tokens, cached_input_tokens = null, output_tokens, cost_usd, estimated = false, }) {
    return { turns, input_tokens, cached_input_tokens, output_tokens, cost_usd, estimated };
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
    const lines = rows.map(toLine);
    const { rows: shown, before, after } = fitRows(lines, maxChars - 400, focus);
    const borders = columns.map(() => '---');
    const parts = [toLine(columns.map(({ title }) => title)), toLine(borders), ...shown];
    if (before > 0)
        parts.unshift(`${before} earlier ${before === 1 ? 'row is' : 'rows are'} left out here.`, '');
    if (after > 0)
        parts.push('', `${after} further ${after === 1 ? 'row is' : 'rows are'} left out here.`);
    return parts.join('\n');
}
// Why: docs/decisions/0143-pages-wrap.md
/** Renders a markdown list of at most `maxChars`, with a line for the items left out; those around `focus` stay. */
function renderBulletList(items, maxChars, focus = 0) {
    const { rows, before, after } = fitRows(items.map((item) => `- ${item}`), maxChars, focus);
    const earlier = before > 0 ? [`- ${before} earlier, left out here`] : [];
    return [...earlier, ...rows, ...(after > 0 ? [`- and ${after} more`] : [])].join('\n');
}


/***/ }),

/***/ 69909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ renderMarker),
/* harmony export */   PV: () => (/* binding */ findOurPart),
/* harmony export */   YO: () => (/* binding */ readBodyState),
/* harmony export */   ig: () => (/* binding */ renderBodyMarkers),
/* harmony export */   qh: () => (/* binding */ replaceOurPart)
/* harmony export */ });
/* harmony import */ var _domain_text_comment_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15900);

/** Renders the first line of a comment, an HTML comment; equal markers have equal lines. */
function renderMarker(marker) {
    return `<!-- groundhog:1:${(0,_domain_text_comment_code_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeForComment */ .d)(marker.lineage)}:${marker.kind}:${(0,_domain_text_comment_code_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeForComment */ .d)(toSubject(marker))} -->`;
}
function toSubject({ kind, checkpointId = '', question }) {
    if (kind === 'checkpoint')
        return checkpointId;
    if (kind !== 'answer' || question === undefined)
        return '';
    const { id, part, editedAt } = question;
    // Each tick of one page has an answer of its own.
    return [part, id, editedAt].filter((word) => word !== undefined).join('.');
}
const BODY_START = /<!-- groundhog:1:body:(open|finished) -->/;
const BODY_END = '<!-- groundhog:1:end -->';
/** Renders the lines before and after our part of a pull request's body. */
function renderBodyMarkers(state) {
    return { start: `<!-- groundhog:1:body:${state} -->`, end: BODY_END };
}
/** Returns the state of our part of a body; undefined where the body has none. */
function readBodyState(body) {
    const state = BODY_START.exec(body)?.[1];
    return state === 'open' || state === 'finished' ? state : undefined;
}
/** Returns our part of a body with its markers; undefined where the body has none. */
function findOurPart(body) {
    const start = body.search(BODY_START);
    const end = start === -1 ? -1 : body.indexOf(BODY_END, start);
    return end === -1 ? undefined : body.slice(start, end + BODY_END.length);
}
/** The first line of the bodies that were written before they had markers: all of such a body is ours. */
const UNMARKED_BODY = /^Each checked item landed as one commit, after Groundhog/;
// Why: docs/decisions/0124-ours-is-between-markers.md
/** Puts our part into a body in place of the one that is there, and leaves the text around it. Without one it is added. */
function replaceOurPart(body, part) {
    const old = findOurPart(body);
    // A function, since a text may hold what a replacement string gives a meaning to.
    if (old !== undefined)
        return body.replace(old, () => part.trimEnd());
    if (body.trim() === '' || UNMARKED_BODY.test(body))
        return part;
    return `${body.trimEnd()}\n\n${part}`;
}


/***/ }),

/***/ 13964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ renderDemand)
/* harmony export */ });
/* harmony import */ var _domain_assert_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71996);
/* harmony import */ var _domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50566);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18964);



const MAX_CHARS = 160;
/** Renders the demand of a criterion in a few words, such as "`README.md` has `^## Use`". */
function renderDemand(criterion) {
    const condition = () => (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCodeSpan */ .o9)((0,_domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_0__/* .describeCriterion */ .N)(criterion), MAX_CHARS);
    switch (criterion.kind) {
        case 'command':
        case 'tests':
            return condition();
        case 'file_exists':
            return `${condition()} exists`;
        case 'file_absent':
            return `${condition()} is gone`;
        case 'file_contains':
            return `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCodeSpan */ .o9)(criterion.path, MAX_CHARS)} has ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCodeSpan */ .o9)(criterion.pattern, MAX_CHARS)}`;
        case 'changes_within':
            return `changes only in ${condition()}`;
        case 'github_check':
            return `the check ${condition()}`;
        case 'semantic':
            return `“${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderProse */ .E9)(criterion.statement, MAX_CHARS)}”`;
        default:
            return (0,_domain_assert_never_js__WEBPACK_IMPORTED_MODULE_2__/* .assertNever */ .x)(criterion);
    }
}


/***/ }),

/***/ 95770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ renderAttemptFailure)
/* harmony export */ });
/* harmony import */ var _domain_attempt_telling_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30202);
/* harmony import */ var _domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24543);
/* harmony import */ var _domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50566);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18964);
/* harmony import */ var _outcome_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29373);





const MAX_SUBJECT_CHARS = 120;
const MAX_DETAIL_CHARS = 160;
/** Renders why an attempt has failed as the rest of a sentence; undefined where neither criteria nor a report say. */
function renderAttemptFailure(attempt) {
    const [first, ...others] = (0,_domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .findFailed */ .bq)(attempt.verifier_runs);
    if (first !== undefined) {
        const more = others.length === 0 ? '' : `, and ${others.length} more did not hold`;
        const stop = (0,_outcome_text_js__WEBPACK_IMPORTED_MODULE_4__/* .findStop */ .KR)(attempt);
        return `${renderFailedCriterion(first)}${more}${stop === undefined ? '' : `. ${renderBounded(stop)}`}`;
    }
    const happened = attempt.failure_report?.what_happened ?? attempt.notes.at(-1) ?? '';
    return renderBounded(happened) || undefined;
}
/** Renders the observation of a failed criterion, such as "`CHANGELOG.md` does not exist", without a full stop. */
function renderFailedCriterion(run) {
    const { criterion, detail, exit_code: exitCode, timed_out: isTimedOut } = run;
    if (criterion.kind === 'semantic')
        return `a judge denies “${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderProse */ .E9)(criterion.statement)}”: ${renderBounded(detail)}`;
    if (criterion.kind === 'changes_within')
        return renderBounded(detail);
    const subject = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCodeSpan */ .o9)(toSubject(criterion), MAX_SUBJECT_CHARS);
    if (criterion.kind === 'file_contains' && /^The pattern matches nowhere/.test(detail))
        return `${subject} has nothing that matches ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCodeSpan */ .o9)(criterion.pattern, MAX_SUBJECT_CHARS)}`;
    const isPlainExit = criterion.kind === 'command' && criterion.expect_exit === 0 && !isTimedOut;
    if (isPlainExit && exitCode !== null && exitCode !== 0)
        return `${subject} exited with ${exitCode}${renderTellingLine(run)}`;
    if (detail.startsWith('It '))
        return `${subject} ${renderBounded(detail.slice(3))}`;
    const cause = (0,_domain_attempt_telling_output_js__WEBPACK_IMPORTED_MODULE_0__/* .findMissingCause */ .XT)(run);
    const output = cause === undefined ? '' : `. The output has: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCodeSpan */ .o9)(cause, MAX_DETAIL_CHARS)}`;
    return `${subject}: ${renderBounded(detail)}${output}`;
}
/** Renders a text without the full stop at its end; a regular expression on megabytes of them would exhaust the stack. */
function renderBounded(text) {
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderProse */ .E9)(text.slice(0, 4 * MAX_DETAIL_CHARS).replace(/[.\s]+$/, ''), MAX_DETAIL_CHARS);
}
/** Renders the line of its output that says why a command failed, where it has printed any. */
function renderTellingLine(run) {
    const line = (0,_domain_attempt_telling_output_js__WEBPACK_IMPORTED_MODULE_0__/* .findTellingLine */ .d0)(run);
    return line === run.detail ? '' : `: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCodeSpan */ .o9)(line, MAX_DETAIL_CHARS)}`;
}
function toSubject(criterion) {
    if (criterion.kind === 'tests')
        return criterion.command;
    return criterion.kind === 'file_contains' ? criterion.path : (0,_domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_2__/* .describeCriterion */ .N)(criterion);
}


/***/ }),

/***/ 46445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ NO_WORKER)
/* harmony export */ });
/** Takes the place of the agent where none is ever started. */
const NO_WORKER = {
    agent: { name: 'none', run: () => Promise.reject(new Error('this work starts no agent')) },
    identity: { name: 'none', provider: null, model: null, entry: null },
    ...{ maxTurns: 1, wallClockTimeoutMs: 1, session: 'fresh' },
};


/***/ })

};
