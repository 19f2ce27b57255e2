export const id = 556;
export const ids = [556];
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
/* harmony import */ var _fold_events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13682);


const REASON = 'The job ended before its run did.';
/** Returns the events that end a dead run: its attempt is interrupted, unless it can still be verified. */
function endDeadRun(record) {
    const closed = (0,_close_open_attempts_js__WEBPACK_IMPORTED_MODULE_0__/* .closeOpenAttempts */ .V)(record, { note: REASON, exceptCaptured: true });
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

/***/ 70556:
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
// EXTERNAL MODULE: ./domain/errors/error-catalog.js + 6 modules
var error_catalog = __webpack_require__(95182);
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
// EXTERNAL MODULE: ./report/parts/footer.js
var footer = __webpack_require__(30859);
// EXTERNAL MODULE: ./domain/text/fence.js
var fence = __webpack_require__(18676);
// EXTERNAL MODULE: ./report/words/outcome-text.js
var outcome_text = __webpack_require__(29373);
;// CONCATENATED MODULE: ./report/parts/gantt-chart.js


const MAX_BARS = 200;
// Green for passed and red for failed attempts; GitHub chooses the rest by the reader's theme.
const STYLE = `%%{init: ${JSON.stringify({
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
const DAY_MS = 24 * 3_600_000;
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
    const starts = shown.flatMap(({ attempts }) => attempts.map(({ started_at }) => Date.parse(started_at)));
    const isLong = Math.max(...starts) - Math.min(...starts) > DAY_MS;
    const lines = [STYLE, 'gantt', '  dateFormat x', `  axisFormat ${isLong ? '%m-%d %H:%M' : '%H:%M'}`];
    for (const { id, position, attempts } of shown)
        lines.push(`  section ${position} ${toChartName(id)}`.trimEnd(), ...attempts.map(renderBar));
    const chart = (0,fence/* renderFence */.Q)('mermaid', lines.join('\n'));
    return days.length > MAX_BARS ? `${chart}\n\nThe latest ${MAX_BARS} of ${days.length} attempts.` : chart;
}
function toChartName(id) {
    return id
        .replace(/[^A-Za-z0-9_-]+/g, ' ')
        .trim()
        .slice(0, 24);
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

// EXTERNAL MODULE: ./report/parts/headline.js
var headline = __webpack_require__(94588);
// EXTERNAL MODULE: ./report/parts/tests-table.js
var tests_table = __webpack_require__(32458);
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
/** Renders the whole run as a job summary of at most 1 MiB: status, failures, attempts over time, and folded outputs. */
function renderJobSummary(view, links) {
    const checkpoints = (0,task_facts/* listCheckpoints */.Ep)(view);
    const chart = renderGanttChart(checkpoints);
    const latest = checkpoints.flatMap((checkpoint) => (0,task_facts/* findLatestCriteria */.Oq)(checkpoint).map((run) => ({ position: checkpoint.position, run })));
    const sections = [
        (0,status_comment/* renderStatus */.LG)(view, links, links.pullRequestUrl === undefined ? undefined : 'on the pull request'),
        renderFailures(checkpoints),
        chart === undefined ? undefined : `### Attempts\n\n${chart}`,
        renderTests(checkpoints),
        renderOutputs(latest),
        (0,footer/* renderFooter */.u)(view, links),
    ];
    return `${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}
/** Renders the ending of a run without a record as a job summary. */
function renderEndSummary(ending, reason) {
    return `## Groundhog: ${ending}\n\n${(0,headline/* renderEnding */.il)(ending, reason)}\n`;
}
/** Renders the failures of open checkpoints: without a pull request no other page holds them. */
function renderFailures(checkpoints) {
    const sections = checkpoints
        .filter((checkpoint) => !(0,task_facts/* isDone */.$L)(checkpoint))
        .map(({ attempts, position }) => (0,failure_section/* renderFailureSection */.CI)(attempts, `Checkpoint ${position}: `))
        .filter((section) => section !== undefined);
    return sections.length === 0 ? undefined : sections.slice(0, MAX_FAILURES).join('\n\n');
}
/** Renders the tests of each checkpoint, at the base and now. */
function renderTests(checkpoints) {
    const sections = checkpoints.flatMap((checkpoint) => {
        const tables = (0,tests_table/* renderTestsTables */.D)((0,task_facts/* findLatestCriteria */.Oq)(checkpoint), MAX_TESTS_CHARS);
        return tables === undefined ? [] : [`Checkpoint ${checkpoint.position}:\n\n${tables}`];
    });
    return sections.length === 0 ? undefined : `### Tests\n\n${sections.slice(-MAX_TESTED).join('\n\n')}`;
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
function renderOutput({ position, run }) {
    const outcome = (0,outcome_text/* describeCriterionOutcome */.fh)(run.outcome);
    const title = `Checkpoint ${position}, ${run.criterion.kind}: ${outcome}`;
    const criterion = (0,safe_text/* renderCodeSpan */.o9)((0,describe_criterion/* describeCriterion */.N)(run.criterion), 300);
    const omitted = run.omitted_bytes > 0 ? `\n\n${(0,format_duration/* formatPlural */.yk)(run.omitted_bytes, 'byte')} not kept in the record.` : '';
    return (0,failure_section/* renderFolded */.jq)(title, `${criterion}\n\n${(0,safe_text/* renderTextBlock */.F3)(run.output, MAX_OUTPUT_BYTES)}${omitted}`);
}

// EXTERNAL MODULE: ./report/text/wrap-lines.js
var wrap_lines = __webpack_require__(53137);
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
/** Compares a comment with the text of the event. Never throws. */
async function compareComment({ client, repository }, comment) {
    try {
        const { data } = await client.rest.issues.getComment({ ...repository, comment_id: comment.id });
        const isNewer = !(Date.parse(data.updated_at) <= Date.parse(comment.updatedAt));
        return isNewer || !isSameBody(data.body, comment.body) ? 'changed' : 'same';
    }
    catch (error) {
        return (0,request_failure/* hasStatus */.Ro)(error, 404) || (0,request_failure/* hasStatus */.Ro)(error, 410) ? 'gone' : 'unknown';
    }
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
const NOT_COMPARED = { headBranch: undefined, labels: [] };
/** Decides whether an event may act; fetches no more from GitHub than the decision needs. */
async function checkAccess(trigger, target, terms) {
    const sender = trigger.kind === 'sweep' ? undefined : trigger.sender;
    const facts = { ...terms, via: trigger.kind, sender };
    const screening = screenActors(facts);
    if (screening.kind !== 'ask')
        return { access: screening, ...NOT_COMPARED };
    const standings = new Map();
    for (const login of screening.logins)
        standings.set(login, await fetchStanding(target.client, target.repository, login));
    const early = decideAccess(facts, { standings, head: 'none', text: 'none' });
    if (early.kind !== 'allowed')
        return { access: early, ...NOT_COMPARED };
    const head = trigger.kind === 'command' && trigger.isPullRequest ? await fetchPullHead(target, trigger.issue.number) : NO_PULL;
    const { text, labels } = await compareText(trigger, target);
    return { access: decideAccess(facts, { standings, head: head.origin, text }), headBranch: head.branch, labels };
}
async function compareText(trigger, target) {
    if (trigger.kind === 'labelled')
        return compareIssue(target, trigger.issue);
    const text = trigger.kind === 'command' ? await compareComment(target, trigger.comment) : 'none';
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
;// CONCATENATED MODULE: ./domain/markdown/markdown-limits.js
const MAX_LINES = 4000;
const MAX_DECLARATIONS = 500;
const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){50}/;
/** Returns why a Markdown text is too costly to parse, which takes quadratic time in these counts; undefined otherwise. */
function findMarkdownExcess(lines) {
    let declarations = 0;
    for (const [index, text] of lines.entries()) {
        const line = index + 1;
        if (line > MAX_LINES)
            return { line, message: `a text may have at most ${MAX_LINES} lines` };
        if (TOO_DEEP.test(text))
            return { line, message: 'lists and quotations may be nested at most 50 levels deep' };
        declarations += text.match(/<[!?]/g)?.length ?? 0;
        if (declarations > MAX_DECLARATIONS)
            return { line, message: `a text may have at most ${MAX_DECLARATIONS} HTML comments` };
    }
    return undefined;
}

// EXTERNAL MODULE: ../../node_modules/micromark/lib/preprocess.js
var preprocess = __webpack_require__(91804);
// EXTERNAL MODULE: ../../node_modules/micromark/lib/postprocess.js
var postprocess = __webpack_require__(91623);
// EXTERNAL MODULE: ../../node_modules/micromark/lib/parse.js + 39 modules
var parse = __webpack_require__(11764);
// EXTERNAL MODULE: ../../node_modules/micromark-extension-gfm-footnote/lib/syntax.js
var syntax = __webpack_require__(98009);
;// CONCATENATED MODULE: ./domain/markdown/markdown-tree.js


// Emphasis hides nothing, and finding it takes quadratic time.
const EXTENSIONS = [(0,syntax/* gfmFootnote */.r)(), { disable: { null: ['attention'] } }];
/** Parses a text as CommonMark with the footnotes of GitHub. Returns all nodes in the order of their starts. */
function parseMarkdown(text) {
    const nodes = [];
    const open = [];
    const chunks = (0,preprocess/* preprocess */.v)()(text, undefined, true);
    for (const [kind, token, context] of (0,postprocess/* postprocess */._)((0,parse/* parse */.q)({ extensions: EXTENSIONS }).document().write(chunks))) {
        if (kind === 'exit') {
            open.pop();
            continue;
        }
        const { type, start, end } = token;
        const parent = open.at(-1);
        const node = { type, start, end, parent, children: [], source: () => context.sliceSerialize(token) };
        parent?.children.push(node);
        nodes.push(node);
        open.push(node);
    }
    return nodes;
}

;// CONCATENATED MODULE: ./domain/markdown/read-markdown.js


/** The character that stands for markup in a line of text. */
const MARKUP = '\uFFFC';
const CONTAINERS = new Map([
    ['listOrdered', 'list'],
    ['listUnordered', 'list'],
    ['blockQuote', 'quotation'],
    ['gfmFootnoteDefinition', 'footnote'],
]);
// Why: docs/decisions/0093-what-readers-see-is-what-is-parsed.md
/** Reads a Markdown text as GitHub does. */
function readMarkdown(text) {
    const excess = findMarkdownExcess(text.split(/\r\n|\r|\n/));
    if (excess !== undefined)
        return { kind: 'too_costly', ...excess };
    const nodes = parseMarkdown(text);
    const ofTypes = (...types) => nodes.filter(({ type }) => types.includes(type));
    return {
        kind: 'read',
        fences: ofTypes('codeFenced').map(toFencedBlock),
        texts: ofTypes('paragraph', 'setextHeadingText').flatMap(toTextLines),
        html: ofTypes('htmlFlow', 'htmlText').map((node) => ({ line: node.start.line, text: node.source() })),
    };
}
function toFencedBlock(node) {
    const fences = node.children.filter(({ type }) => type === 'codeFencedFence');
    const isClosed = fences.length > 1;
    const code = new Map();
    for (const { type, start, source } of node.children) {
        const before = code.get(start.line);
        if (type === 'codeFlowValue')
            code.set(start.line, { text: `${before?.text ?? ''}${source()}`, column: before?.column ?? start.column });
    }
    const from = node.start.line + 1;
    const until = isClosed ? node.end.line : node.end.line + 1;
    return {
        line: node.start.line,
        info: toInfo(fences[0]),
        isClosed,
        container: findContainer(node),
        // A line without text has no node.
        lines: Array.from({ length: until - from }, (_, index) => code.get(from + index) ?? { text: '', column: 1 }),
    };
}
function toInfo(fence) {
    const parts = fence?.children.filter(({ type }) => type !== 'codeFencedFenceSequence') ?? [];
    return parts
        .map(({ source }) => source())
        .join('')
        .trim();
}
function toTextLines(node) {
    const container = findContainer(node);
    const shown = new Map();
    for (const child of node.children) {
        const text = showInline(child);
        for (let line = child.start.line; line <= child.end.line && text !== ''; line += 1)
            shown.set(line, `${shown.get(line) ?? ''}${text}`);
    }
    return [...shown].map(([line, text]) => ({ line, text, container }));
}
/** Returns the text that an inline node shows. */
function showInline(node) {
    switch (node.type) {
        case 'data':
            return node.source();
        case 'characterEscape':
            return node.source().slice(1);
        case 'codeText':
            return node.start.line === node.end.line ? `\`${showCode(node)}\`` : MARKUP;
        case 'lineEnding':
        case 'linePrefix':
        case 'lineSuffix':
        case 'hardBreakTrailing':
        case 'hardBreakEscape':
            return '';
        default:
            return MARKUP;
    }
}
function showCode({ children }) {
    return children
        .filter(({ type }) => type === 'codeTextData')
        .map(({ source }) => source())
        .join('');
}
function findContainer(node) {
    let found = 'document';
    for (let at = node.parent; at !== undefined; at = at.parent) {
        const container = CONTAINERS.get(at.type);
        if (container === 'quotation' || container === 'footnote')
            return container;
        found = container ?? found;
    }
    return found;
}

;// CONCATENATED MODULE: ./domain/text/invisible-text.js
// An emoji may end with a selector, and be joined to others.
const EMOJI = /\p{Extended_Pictographic}\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*/gu;
const INVISIBLE = /[^\P{Cc}\n\r\t]|[\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const FAR_TEXT = /[ \t]{80}\S/;
/**
 * Describes the first character that a page shows as nothing, or that turns what stands around it: a control or formatting
 * character, but not one that is a part of an emoji. Undefined without any.
 */
function describeInvisible(text) {
    return findInLines(text, (line) => {
        const match = INVISIBLE.exec(line.replace(EMOJI, (emoji) => '-'.repeat(emoji.length)));
        const code = match?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
        return match && { index: match.index, message: `the invisible character U+${code} is not allowed here: remove it` };
    });
}
/** Describes the first text that stands so far to the right of other text that a page shows it only when scrolled. */
function describeFarText(text) {
    return findInLines(text, (line) => {
        const match = FAR_TEXT.exec(line);
        return match && { index: match.index + 80, message: 'text after 80 spaces is out of sight: move it to the left' };
    });
}
function findInLines(text, findInLine) {
    for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
        const found = findInLine(line);
        if (found !== null)
            return { line: index + 1, column: found.index + 1, message: found.message };
    }
    return undefined;
}

// EXTERNAL MODULE: ./domain/text/nearest-name.js
var nearest_name = __webpack_require__(78251);
// EXTERNAL MODULE: ./domain/yaml/file-problem.js
var file_problem = __webpack_require__(39617);
;// CONCATENATED MODULE: ./domain/operations/command-forms.js
/** All commands of comments, in the order of the help. */
const COMMAND_FORMS = [
    { name: 'status', words: '', meaning: 'show the status of the task' },
    { name: 'run', words: '', meaning: 'resume the task' },
    { name: 'retry', words: '[checkpoint]', meaning: 'give abandoned or blocked checkpoints a fresh budget, and resume' },
    { name: 'skip', words: '<checkpoint> <reason>', meaning: 'skip a checkpoint' },
    { name: 'pause', words: '[reason]', meaning: 'end the current run before its next step' },
    { name: 'abort', words: '[reason]', meaning: 'stop the task until a retry' },
    {
        name: 'approve',
        words: '[checkpoint, commit or hash]',
        meaning: 'approve what waits, the statements of a checkpoint, or the plan of an issue by its hash',
    },
    { name: 'hint', words: '<text>', meaning: 'give a hint to the attempts that start from now on' },
    { name: 'unlock', words: '<generation>', meaning: 'take the task from a run that no longer responds' },
    { name: 'help', words: '', meaning: 'show this list' },
];
/** Renders the syntax of a command, such as `/groundhog retry [checkpoint]`. */
function renderForm({ name, words }) {
    return words === '' ? `/groundhog ${name}` : `/groundhog ${name} ${words}`;
}

;// CONCATENATED MODULE: ./domain/operations/comment-command.js






const MAX_LINE_CHARACTERS = 5000;
/**
 * Parses the command of a comment: the text after `/groundhog` on its first line. Undefined for any other comment: a quoted,
 * fenced, indented or later line only mentions a command. A line that GitHub does not show in full is wrong.
 */
function parseCommentCommand(body) {
    const [first = ''] = body.split(/\r\n|\r|\n/, 1);
    const line = /^\/groundhog(?:[ \t](.*))?$/.exec(first.trimEnd())?.slice(1).join('');
    if (line === undefined)
        return undefined;
    const problem = findHiddenPart(body, first);
    return problem === undefined ? parseCommand(line) : wrong(problem);
}
function findHiddenPart(body, firstLine) {
    const invisible = describeInvisible(firstLine);
    if (invisible !== undefined)
        return `Column ${invisible.column} of the line: ${invisible.message}.`;
    const reading = readMarkdown(body);
    if (reading.kind === 'too_costly')
        return `Line ${reading.line} of the comment: ${reading.message}.`;
    return reading.html.some(({ line }) => line === 1)
        ? 'A part of the line is HTML, which GitHub does not show: write it in backticks, or leave it out.'
        : undefined;
}
/** Parses the text after `/groundhog`: the name, optionally `task=<id>`, and the arguments. */
function parseCommand(line) {
    if (line.length > MAX_LINE_CHARACTERS)
        return wrong(`The line has ${line.length} characters; at most ${MAX_LINE_CHARACTERS} are allowed.`);
    const [, name = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line) ?? [];
    const form = COMMAND_FORMS.find((known) => known.name === name);
    if (form === undefined)
        return wrong(explainName(name));
    const [, task, words = ''] = /^(?:task=(\S*)(?:\s+|$))?(.*)$/.exec(rest) ?? [];
    const taskId = ids/* taskIdSchema */.Ov.safeParse(task);
    if (task !== undefined && !taskId.success)
        return wrong(`${(0,file_problem/* quote */.hD)(task)} is no task id: ${taskId.error.issues[0]?.message}.`);
    const command = toCommand(form.name, words);
    if (command === undefined)
        return wrong(explainCommand(form, words));
    return { kind: 'command', command, task: taskId.data };
}
function explainName(name) {
    if (name === '')
        return 'The line names no command.';
    const known = COMMAND_FORMS.map((form) => form.name);
    const nearest = (0,nearest_name/* findNearestName */.$)(name, known);
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
    const operation = toOperation(name, words);
    return operation && { kind: 'operate', operation };
}
function toOperation(name, words) {
    const [first, more] = takeWord(words);
    const text = words === '' ? undefined : words;
    switch (name) {
        case 'retry':
            return more === '' ? { kind: 'retry', checkpoint: first } : undefined;
        case 'approve':
            return more === '' ? { kind: 'approve', target: first } : undefined;
        case 'skip':
            return first === undefined || more === '' ? undefined : { kind: 'skip', checkpoint: first, reason: more };
        case 'pause':
        case 'abort':
            return { kind: name, reason: text };
        case 'hint':
            return text === undefined ? undefined : { kind: 'hint', text };
        case 'unlock':
            return /^[1-9]\d{0,8}$/.test(words) ? { kind: 'unlock', generation: words } : undefined;
    }
}
/** Splits off the first word. A name with spaces is written in quotation marks. */
function takeWord(words) {
    const match = /^(?:"([^"]+)"|(\S+))(?:\s+(.*))?$/.exec(words);
    return [match?.[1] ?? match?.[2], match?.[3] ?? ''];
}
function wrong(reason) {
    return { kind: 'wrong', reason };
}

;// CONCATENATED MODULE: ./github/events/trigger.js


const actorSchema = schemas/* object */.Ikc({ login: schemas/* string */.YjP().min(1).max(100), type: schemas/* string */.YjP().optional() })
    .transform(({ login, type }) => ({ login, isBot: type === 'Bot' }));
const issueSchema = schemas/* object */.Ikc({
    number: schemas/* int */.Whr().min(1),
    state: schemas/* string */.YjP(),
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
            return parseAction(payload, 'created', () => parseWith(commentSchema, payload, trigger_toCommand));
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
    const parsing = parseCommentCommand(comment.body);
    if (parsing === undefined)
        return ignore('The first line of the comment is no /groundhog command.');
    return {
        kind: 'command',
        sender,
        issue: toIssue(issue),
        isPullRequest: issue.pull_request !== undefined,
        comment: { id: comment.id, body: comment.body, updatedAt: comment.updated_at },
        parsing,
    };
}
function toIssue({ number, body }) {
    return { number, body: body ?? '' };
}
function parseAction(payload, wanted, act) {
    return parseWith(actionSchema, payload, ({ action }) => action === wanted ? act() : ignore(`The action is "${action}"; Groundhog acts on "${wanted}" only.`));
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
// EXTERNAL MODULE: ./entry/job/job-context.js + 3 modules
var job_context = __webpack_require__(45003);
// EXTERNAL MODULE: ./entry/settings/settings.js
var settings = __webpack_require__(45320);
;// CONCATENATED MODULE: ./github/comments/reaction.js

const PERMISSION = 'issues: write\n    pull-requests: write';
/** Adds a reaction; GitHub keeps one of each kind by an author. Returns false when the target is gone. */
async function react({ client, repository }, target, content) {
    try {
        if (target.kind === 'issue')
            await client.rest.reactions.createForIssue({ ...repository, issue_number: target.number, content });
        else
            await client.rest.reactions.createForIssueComment({ ...repository, comment_id: target.id, content });
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
// EXTERNAL MODULE: ./report/text/marker.js
var text_marker = __webpack_require__(69909);
;// CONCATENATED MODULE: ./report/pages/answer-comment.js







const MAX_TEXT_BYTES = 20_000;
/**
 * Renders the one comment that answers a comment, or the labels of a thread: at most 60,000 characters, its marker first.
 * Without a task the marker has no nonce and can be guessed. The author then identifies the comment: only workflows of the
 * repository can write as it, and at worst an answer overwrites a comment of theirs.
 */
function renderAnswer(to, answer, links) {
    const lineage = to.lineage ?? `thread-${to.threadNumber}`;
    const marker = (0,text_marker/* renderMarker */.B)({ lineage, kind: 'answer', questionId: to.question?.commentId });
    const sections = [...renderQuestion(to, links), ...renderText(answer, links)];
    return `${marker}\n${sections.join('\n\n')}\n`;
}
/** Replaces commands of the command line by commands of comments. */
function toCommentText(text) {
    return text.replace(/(?<![\w/-])groundhog (?=(?:status|retry|skip|pause|abort|approve|hint|unlock)\b)([^\n]*?)(?: --task \S+)?(?=[\n.]|$)/g, '/groundhog $1');
}
function renderQuestion({ threadNumber, question }, { repositoryUrl }) {
    if (question === undefined)
        return [];
    const { line, commentId, by } = question;
    const url = `${repositoryUrl}/issues/${threadNumber}#issuecomment-${commentId}`;
    const asked = repositoryUrl === undefined ? 'Asked' : `[Asked](${url})`;
    return [`${asked} by ${(0,safe_text/* renderCodeSpan */.o9)(by, 60)}: ${(0,safe_text/* renderCodeSpan */.o9)(line, 200)}`];
}
function renderText(answer, links) {
    switch (answer.kind) {
        case 'plain': {
            const run = links.runUrl === undefined ? 'a run' : `[this run](${links.runUrl})`;
            const resumed = answer.isResumed === true ? [`Work continues in ${run}.`] : [];
            return [(0,safe_text/* renderTextBlock */.F3)((0,wrap_lines/* wrapLines */.M)(toCommentText(answer.text)), MAX_TEXT_BYTES), ...resumed];
        }
        case 'help':
            return [
                ...(answer.problem === undefined ? [] : [(0,safe_text/* renderTextBlock */.F3)((0,wrap_lines/* wrapLines */.M)(answer.problem), MAX_TEXT_BYTES)]),
                renderHelp(),
            ];
        case 'unapproved_plan':
            return renderUnapproved(answer);
        case 'status':
            return [(0,status_comment/* renderStatus */.LG)(answer.view, links, 'here')];
    }
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
        'A command is the first line of a comment:',
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
function toAnswer(asked) {
    if ('issueNumber' in asked) {
        const { issueNumber } = asked;
        return { to: { threadNumber: issueNumber, question: undefined }, target: { kind: 'issue', number: issueNumber } };
    }
    const { comment, issue, by } = asked;
    const [line = ''] = comment.body.split(/\r\n|\r|\n/, 1);
    return {
        to: { threadNumber: issue.number, question: { line, commentId: comment.id, by } },
        target: { kind: 'comment', id: comment.id },
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

// EXTERNAL MODULE: ./domain/paths/glob.js + 1 modules
var paths_glob = __webpack_require__(59923);
// EXTERNAL MODULE: ./report/text/fit-rows.js
var fit_rows = __webpack_require__(50064);
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
    if (ending === 'infra_error')
        return true;
    if (pause_cause !== null && (0,record_ending/* isPassing */.WG)(pause_cause))
        return true;
    return (ending === 'blocked' || ending === 'passed') && isDecidedSince(steering, ended_at);
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
// EXTERNAL MODULE: ./entry/compose/with-git.js + 4 modules
var with_git = __webpack_require__(50575);
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
async function survey(task, terms) {
    if (task instanceof errors/* GroundhogError */.CX)
        return { kind: 'stuck', why: (0,error_catalog/* renderError */.v)(task) };
    const { state, events, lease } = task;
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
        const reason = (0,paths_glob/* findGlobProblem */.R)(glob);
        if (reason !== undefined)
            throw (0,settings/* toSettingError */.Oh)('plan', glob, reason);
    }
    const isPlan = (0,paths_glob/* compileGlobs */.t)(globs);
    return (0,with_base_commit/* withBaseCommit */.N)(base, context, async (git, { source, name }) => {
        const files = await (0,read_file_at/* listFilesAt */.R)(git, source);
        const found = files.filter((path) => /\.(ya?ml|json)$/i.test(path) && isPlan(path));
        if (found.length === 0)
            throw new errors/* ConfigurationError */.j1('plan_not_found', { path: globs.join(' '), where: name });
        return found.sort();
    });
}

// EXTERNAL MODULE: ./domain/record/notifier.js
var notifier = __webpack_require__(38425);
// EXTERNAL MODULE: ./runner/operate.js + 3 modules
var operate = __webpack_require__(58142);
// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
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

// EXTERNAL MODULE: ./domain/plan/parse-plan.js + 1 modules
var parse_plan = __webpack_require__(15478);
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
    const reading = readMarkdown(body);
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
    const isMarked = path.includes(MARKUP) || (plain !== undefined && /[*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u.test(plain));
    const found = isMarked
        ? toWrong(line, 'GitHub shows parts of this path as markup: write it in backticks, as in Plan: `plans/a.yml`')
        : { kind: 'path', path };
    return [{ line, container, last: line, found }];
}
/** Finds the first text in the lines of a plan that a reader of the issue cannot see. */
function findUnreadable(body, { line, last }) {
    const lines = body.split(/\r\n|\r|\n/).slice(line - 1, last);
    const problem = describeInvisible(lines.join('\n')) ?? describeFarText(lines.join('\n'));
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
    const { owner, repo } = context.job.repository;
    const about = { repository: `${owner}/${repo}`.toLowerCase(), issue: issue.number, task: order.taskId };
    const hash = `sha256:${(0,sha256/* sha256Hex */.f)(renderApprovedPlan({ ...about, text: order.planText }))}`;
    if (approval?.hash === hash)
        return { kind: 'trusted', approval };
    if (approval !== undefined)
        return { kind: 'unapproved', hash, reason: 'That is not the hash of the plan that is in the issue now.' };
    const authored = await fetchIssueAuthors(context.target, issue.number);
    if (!isSameBody(authored.body, issue.body))
        throw new errors/* ConfigurationError */.j1('access_refused', {
            reason: 'The issue was changed after this event. Its present version was not asked for: ask again.',
        });
    const decision = decideAuthors(authored, {
        standings: await fetchStandings(authored, context),
        allowedBots: context.inputs.allowedBots,
    });
    if (decision.kind === 'unknown')
        throw new errors/* ConfigurationError */.j1('access_refused', { reason: decision.reason });
    if (decision.kind === 'trusted' || (await isApprovalRecorded(order, hash, context)))
        return { kind: 'trusted', approval: undefined };
    return { kind: 'unapproved', hash, reason: decision.reason };
}
async function fetchStandings(authored, { client, job }) {
    const standings = new Map();
    for (const login of listAuthorLogins(authored))
        standings.set(login, await fetchStanding(client, job.repository, login));
    return standings;
}
async function isApprovalRecorded({ taskId }, hash, context) {
    const stored = await (0,load_order/* findRecordedTask */.LE)(taskId, context);
    return stored?.events.some((event) => event.kind === 'plan_approved' && event.hash === hash) ?? false;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
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

// EXTERNAL MODULE: ./store/origin.js
var origin = __webpack_require__(29330);
// EXTERNAL MODULE: ./entry/compose/compose.js + 74 modules
var compose = __webpack_require__(50144);
// EXTERNAL MODULE: ./entry/compose/find-excludes-files.js
var find_excludes_files = __webpack_require__(50559);
// EXTERNAL MODULE: ./entry/compose/prepare-run.js + 25 modules
var prepare_run = __webpack_require__(28725);
// EXTERNAL MODULE: ./entry/publish/github-reporters.js + 11 modules
var github_reporters = __webpack_require__(81802);
// EXTERNAL MODULE: ./entry/publish/terminal-notifier.js + 1 modules
var terminal_notifier = __webpack_require__(30340);
// EXTERNAL MODULE: ./entry/settings/load-config.js
var load_config = __webpack_require__(68008);
// EXTERNAL MODULE: ./domain/decisions/decide-continuation.js
var decide_continuation = __webpack_require__(91685);
// EXTERNAL MODULE: ./domain/record/run-record.js
var run_record = __webpack_require__(93714);
// EXTERNAL MODULE: ./github/client/our-login.js
var our_login = __webpack_require__(30414);
;// CONCATENATED MODULE: ./entry/events/follow-up-workflows.js





/** Starts the workflows that follow a run: its next job, and the checks of what has landed. Returns redacted notes. */
async function startFollowUpWorkflows(view, context) {
    const continued = context.inputs.isContinued ? await continueRun(view, context) : undefined;
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
















/** Runs a task until it ends, and reports the result on its pull request and its issue. */
async function runTask(order, context) {
    return context.fence.during(order.taskId, () => runFenced(order, context));
}
async function runFenced(order, context) {
    const { inputs, signal } = context;
    const { taskId } = order;
    const { settings, workers } = (0,prepare_run/* prepareRun */.Z)({ given: inputs.given, config: await loadConfig(order, context), plan: order.plan }, context);
    context.setDeadline(settings.limits.deadlineMs);
    const { github, issue } = (0,github_reporters/* openGitHubReporters */.m)({ ...order, hasCheck: inputs.hasCheckRun }, context);
    const { ending, reason, view, taskBranch, isOvertaken } = await (0,compose/* composeRun */.w)(context.host, {
        request: await toRequest(order, settings, context),
        onStart: (runId) => (inputs.isDryRun ? undefined : context.onRun({ taskId, runId })),
        ...workers,
        checks: createChecks(context),
        notifier: combineNotifiers([context.fence, (0,terminal_notifier/* createTerminalNotifier */.D)(context.write), github, issue]),
        openOrigin: (git) => openJobOrigin(git, context, order.base),
        limits: settings.limits,
        isolation: settings.isolation,
        lease: (0,job_lease/* openJobLease */.G)(context),
        signal,
    });
    // A task that another run has taken is reported by that run.
    const ours = isOvertaken ? undefined : view;
    const isReported = ours === undefined || (await (0,github_reporters/* reportInTime */.B)({ github, issue }, ours, context));
    const notes = ours === undefined || inputs.isDryRun ? [] : await startFollowUpWorkflows(ours, context);
    return {
        summary: { taskId, ending, reason, view: ours, taskBranch },
        pullRequestUrl: github.pullRequest()?.url,
        notes,
        isReported,
        isOvertaken,
    };
}
async function toRequest(order, settings, context) {
    const { inputs } = context;
    const { taskId, plan, planText, planPath, isPlanInline, base, issueNumber, asked, planApproval } = order;
    return {
        ...{ taskId, base, issueNumber, asked, planApproval },
        planSource: { plan, text: planText, path: planPath, isInline: isPlanInline },
        taskBranch: inputs.taskBranch,
        ...settings.forRequest,
        protection: { globs: settings.protectedBranches, names: await fetchProtectedBranches(context) },
        checkout: toCheckout(settings, context),
        keepsLfsPointers: inputs.keepsLfsPointers,
    };
}
/** Reads the configuration at the base, also for a task that is resumed. */
async function loadConfig({ base }, context) {
    return (0,with_base_commit/* withBaseCommit */.N)(base, context, (git, { source }) => (0,load_config/* readConfigAt */["in"])(git, source));
}
/** Returns the checkout of an earlier step when the run is to work in it. Throws ConfigurationError without one. */
function toCheckout({ workspace }, { job, env }) {
    if (workspace === 'worktree')
        return undefined;
    if (job.workspace === undefined)
        throw (0,settings/* toSettingError */.Oh)('workspace', workspace, 'needs the checkout of an earlier step, and GITHUB_WORKSPACE is not set');
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
    const paceMs = (0,settings/* readCheckPaceMs */.CO)(env);
    return createCommitChecks({
        ...target,
        workflows: inputs.ciWorkflows,
        ourLogin: ourLogin,
        pace: paceMs === undefined ? PACE : { firstMs: paceMs, longestMs: paceMs },
        redact: redactor.redact,
    });
}

;// CONCATENATED MODULE: ./entry/events/start-issue.js








/** GitHub takes 65,536 characters in a comment. */
const MAX_SHOWN_PLAN = 50_000;
// Why: docs/decisions/0079-label-in-doubt.md
/** Runs the plan of an issue. Its problems are answered on the issue, in one comment that is kept current. */
async function startIssue(issue, context, request) {
    const { reply, asked, approval, claim = 'ours' } = request;
    try {
        const found = await loadIssueOrder(issue, context);
        requireInline(found, approval);
        const trust = found.isPlanInline
            ? await checkPlanTrust(found, { issue, approval }, context)
            : { kind: 'trusted', approval: undefined };
        if (trust.kind === 'unapproved')
            return await answerUnapproved(found, trust, { context, request });
        if (approval !== undefined && (await isRepeated(found, request, context)))
            return (0,job_context/* toResult */.X5)('nothing_to_do', 'This comment was carried out before.', found.taskId);
        if (approval !== undefined)
            await reply.react('+1');
        const order = { ...found, asked, planApproval: trust.approval };
        await reply.updateExisting({
            kind: 'plain',
            text: `The plan can be run now: task "${order.taskId}".`,
            isResumed: true,
        });
        return await (claim === 'unclear' ? runTask(order, context) : runAndReport(order, context, reply));
    }
    catch (thrown) {
        return answerFailure(thrown, context, reply);
    }
}
function requireInline({ isPlanInline }, approval) {
    if (approval === undefined || isPlanInline)
        return;
    const reason = 'The issue names a plan file of the repository, which needs no approval.';
    throw new errors/* ConfigurationError */.j1('plan_not_approved', { reason });
}
/** Answers with the plan as it was read, and with the command that approves it. */
async function answerUnapproved({ taskId, planText }, { hash, reason }, { context, request }) {
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
/** Returns whether a comment was handled before. A re-run of the job continues its work. */
async function isRepeated({ taskId }, { asked }, context) {
    if (asked === undefined || (context.job.run?.attempt ?? 1) > 1)
        return false;
    const stored = await (0,load_order/* findRecordedTask */.LE)(taskId, context);
    return stored?.state.record.handled_comments.includes(asked.commentId) ?? false;
}
/** Runs a task, and answers with the reason when the run is refused. */
async function runAndReport(order, context, reply) {
    const result = await runTask(order, context);
    const { ending, reason } = result.summary;
    if (ending !== 'refused')
        return result;
    await reply.answer({ kind: 'plain', text: context.redactor.redact(reason) });
    await reply.react('confused');
    return result;
}
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
            const { plan, text } = await (0,load_order/* loadPlanFile */.w$)({ path: found.path, base }, context);
            const taskId = plan.task ?? (0,load_order/* toIssueTask */.se)(issueNumber);
            return { taskId, plan, planText: text, planPath: found.path, isPlanInline: false, base, issueNumber };
        }
        case 'inline': {
            const parsed = (0,parse_plan/* parsePlan */.v)(found.text, { fileName: 'the plan' });
            if (parsed.kind === 'invalid')
                throw toInvalid(issueNumber, parsed.problems.map((problem) => renderInlineProblem(problem, found)), context);
            const { plan } = parsed;
            const taskId = plan.task ?? (0,load_order/* toIssueTask */.se)(issueNumber);
            const planPath = `.groundhog/plans/${taskId}.yml`;
            return { taskId, plan, planText: found.text, planPath, isPlanInline: true, base, issueNumber };
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
/** Runs the plan that is in the issue now when the approval is of exactly that. */
async function approvePlan({ thread, by }, hash, { context, reply }) {
    if (thread === undefined || thread.isPullRequest)
        throw new errors/* ConfigurationError */.j1('plan_not_approved', { reason: 'A plan is approved in a comment on its issue.' });
    const { number } = thread.issue;
    const { body } = await fetchIssueAuthors(context.target, number);
    const asked = { commentId: thread.comment.id, by };
    return startIssue({ number, body }, context, { reply, asked, approval: { hash, by } });
}

// EXTERNAL MODULE: ./entry/events/choose-task.js
var choose_task = __webpack_require__(67508);
// EXTERNAL MODULE: ./entry/events/refresh-task-display.js
var refresh_task_display = __webpack_require__(73509);
;// CONCATENATED MODULE: ./entry/events/handle-command.js
















const NO_CHECK = { hasCheck: false };
/** Executes a command, and answers in the thread that it was written in. */
async function handleCommand(action, context, headBranch) {
    const reply = openCommandReply(context, action.thread);
    await reply.react('eyes');
    try {
        return await executeCommand({ action, context, reply, headBranch });
    }
    catch (thrown) {
        return { kind: 'ended', result: await answerFailure(thrown, context, reply) };
    }
}
async function executeCommand(commandContext) {
    const { action, context, reply, headBranch } = commandContext;
    const { parsing, thread } = action;
    if (parsing.kind === 'wrong') {
        await reply.answer({ kind: 'help', problem: parsing.reason });
        await reply.react('confused');
        return { kind: 'ended', result: (0,job_context/* toResult */.X5)('refused', parsing.reason) };
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
    const taskId = await (0,choose_task/* findReferencedTask */.kz)({ named: parsing.task ?? action.task, thread, headBranch }, context);
    if (taskId === undefined)
        return startNewTask(commandContext, command);
    if (command.kind === 'status')
        return reportStatus(taskId, context, reply);
    return operateOnTask({ action, taskId, operation: handle_command_toOperation(command) }, context, reply);
}
/** Runs the plan of an issue that has no task yet. Throws ConfigurationError for any other command without a task. */
async function startNewTask({ action, context, reply }, { kind }) {
    const { thread, by } = action;
    if (thread === undefined || thread.isPullRequest || kind !== 'run')
        throw (0,choose_task/* toTaskUnclear */.Bx)(thread, []);
    const asked = { commentId: thread.comment.id, by };
    return { kind: 'ended', result: await startIssue(thread.issue, context, { reply, asked }) };
}
function handle_command_toOperation(command) {
    return command.kind === 'operate' ? command.operation : { kind: 'run' };
}
async function reportStatus(taskId, context, reply) {
    const current = await (0,refresh_task_display/* fetchCurrentTask */.d8)(taskId, context);
    const { view } = current;
    reply.setTask(view.record.lineage);
    await reply.answer({ kind: 'status', view });
    // A killed job may have left the display stale.
    await (0,refresh_task_display/* displayTask */.Ur)(current, context, NO_CHECK);
    await reply.react('+1');
    const { task_branch: taskBranch } = view.record;
    const reason = 'The status was reported.';
    return {
        kind: 'ended',
        result: {
            ...(0,job_context/* toResult */.X5)('nothing_to_do', reason),
            summary: { taskId, ending: 'nothing_to_do', reason, taskBranch, view },
        },
    };
}
async function operateOnTask({ action, taskId, operation }, context, reply) {
    const request = { taskId, operation, by: action.by, commentId: action.thread?.comment.id };
    const { kind, message, record } = await operateInJob(request, context);
    // A re-run of the job continues; a second delivery of the event to another job has nothing left to do.
    const isSecondDelivery = kind === 'repeated' && (context.job.run?.attempt ?? 1) === 1;
    if (isSecondDelivery)
        return { kind: 'ignored', reason: message };
    const isResumed = isRunNext(operation, record);
    reply.setTask(record.lineage);
    await reply.answer({ kind: 'plain', text: message, isResumed });
    await reply.react('+1');
    if (!isResumed) {
        // The operation has succeeded, whether or not it can be displayed.
        await (0,warn_on_failure/* createWarnOnFailure */.S)(context.warn)(() => (0,refresh_task_display/* refreshTaskDisplay */.BG)(taskId, context, NO_CHECK));
        return { kind: 'ended', result: (0,job_context/* toResult */.X5)('nothing_to_do', message, taskId) };
    }
    return { kind: 'ended', result: await runAndReport(await (0,load_order/* loadRecordedOrder */.pl)(taskId, context), context, reply) };
}
/** Returns whether a run follows the operation. */
function isRunNext(operation, record) {
    const isOver = record.ending === 'passed' && (0,next_action/* chooseNextAction */.Zb)(record).kind === 'done';
    if (operation.kind === 'run' || operation.kind === 'retry')
        return !isOver;
    const isCommitApproved = operation.kind === 'approve' && record.steering.at(-1)?.kind === 'materialize';
    return (isCommitApproved && !isOver && record.ending === 'paused' && (0,next_action/* chooseNextAction */.Zb)(record).kind !== 'await_approval');
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
                ? { kind: 'resume', task }
                : { kind: 'run_plan', path: plan, task, base: base ?? words.base };
        }
        case 'labelled':
            return { kind: 'start_issue', issue: trigger.issue, label: trigger.label };
        case 'command': {
            const { issue, isPullRequest, comment, parsing } = trigger;
            const by = trigger.sender.login;
            return { kind: 'command', parsing, task: undefined, thread: { issue, isPullRequest, comment, by }, by };
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
    return trigger.kind === 'sweep' || (trigger.kind === 'ignored' && !event.endsWith('_comment'));
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
        const { summary, notes = [] } = await runTask(await (0,load_order/* loadRecordedOrder */.pl)(taskId, context), context);
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
            await warnOnFailure(() => (0,refresh_task_display/* refreshTaskDisplay */.BG)(taskId, context, { hasCheck: context.inputs.hasCheckRun }));
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
    const checked = await requestAccess(trigger, context);
    const { access } = checked;
    if (access.kind === 'ignored')
        return { kind: 'ignored', reason: access.reason };
    if (access.kind === 'refused') {
        const refusal = new errors/* ConfigurationError */.j1('access_refused', { reason: access.reason });
        // Anybody can write a comment: that of a stranger must not fail a run of the default branch.
        if (access.isActorRefused && trigger.kind === 'command')
            return { kind: 'access_refused', refusal };
        throw refusal;
    }
    return doAction(routeEvent(trigger, inputs), context, checked);
}
const UNCHECKED = { access: { kind: 'allowed' }, headBranch: undefined, labels: [] };
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
                result: await runTask(await (0,load_order/* loadRecordedOrder */.pl)((0,settings/* parseTaskId */.ik)(action.task), context), context),
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
    await reply.react('eyes');
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
;// CONCATENATED MODULE: ./entry/job/command-files.js


const NAMES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const MAX_BYTES = 1024 * 1024;
const command_files_MAX_LINES = 5;
const MAX_CHARACTERS = 120;
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
    const shown = lines.slice(0, command_files_MAX_LINES).map((line) => JSON.stringify(line.slice(0, MAX_CHARACTERS)));
    const more = lines.length > command_files_MAX_LINES ? [`and ${lines.length - command_files_MAX_LINES} more`] : [];
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
function writeOutputs(summary, { pullRequestUrl, redact }) {
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
        attempts: attempts.length,
        'cost-usd': usage.cost_usd ?? '',
        'input-tokens': usage.input_tokens ?? '',
        'output-tokens': usage.output_tokens ?? '',
        'run-json': renderBoundedJson(summary, redact),
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

// EXTERNAL MODULE: ./entry/settings/find-secrets-in-env.js
var find_secrets_in_env = __webpack_require__(4478);
// EXTERNAL MODULE: ./entry/settings/find-secrets-on-machine.js + 1 modules
var find_secrets_on_machine = __webpack_require__(24349);
// EXTERNAL MODULE: ./entry/settings/inputs.js + 1 modules
var settings_inputs = __webpack_require__(99974);
;// CONCATENATED MODULE: ./entry/action.js

























const FINISHED_STATE = 'finished';
const RUN_STATE = 'run';
/** The state by which `dist/post.js` checks the program before it loads it. */
const BUNDLE_STATE = 'bundle';
/** The state that is set when the run has ended, and GitHub has not received all of it in time. */
const UNREPORTED_STATE = 'untold';
/** Runs the main step of the action: reads its inputs, handles the event, and reports the ending to the runner. */
async function runAction() {
    const token = (0,settings_inputs/* readToken */.A)();
    if (token !== '')
        (0,core/* setSecret */.Pq)(token);
    const redactor = (0,redact/* createRedactor */.l)([
        ...(0,find_secrets_in_env/* findSecretsInEnv */.HM)(process.env),
        ...(0,find_secrets_on_machine/* findSecretsOnMachine */.r)(process.env, [process.env.GITHUB_WORKSPACE ?? '.']),
        ...(token === '' ? [] : [token, (0,remote/* toAuthorization */.ts)(token)]),
    ]);
    const step = await openStep(redactor);
    try {
        const job = (0,job_job/* readJob */.c)(process.env);
        const inputs = (0,settings_inputs/* readInputs */.K)();
        redactor.add((0,find_secrets_in_env/* findNamedSecrets */.Ax)(process.env, inputs.given.mask ?? []));
        const outcome = await handleSafely(inputs, { job, redactor, step });
        await step.write(() => reportOutcome(outcome, job, redactor));
    }
    catch (thrown) {
        const { ending, text } = (0,to_failure/* toFailure */.w)(thrown, redactor.redact);
        await step.write(() => reportResult((0,job_context/* toResult */.X5)(ending, text), { job: undefined, redactor }));
    }
    // The post step closes abandoned work.
    if (!(0,abandoned_work/* isWorkAbandoned */.q)())
        step.save(FINISHED_STATE, 'true');
    // Sockets that a server keeps open must not keep the job.
    process.exit(process.exitCode);
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
async function handleSafely(inputs, { job, redactor, step }) {
    const log = (0,safe_log/* openSafeLog */.yJ)((text) => process.stdout.write(text), redactor.redact);
    const { programs, files } = step;
    const host = { job, redactor, env: process.env, programs, step: files, write: log.write };
    const onRun = ({ taskId, runId }) => step.save(RUN_STATE, JSON.stringify({ task_id: taskId, run_id: runId }));
    try {
        return await (0,signals/* withCancellation */.an)((signal) => handleEvent(inputs, { ...host, signal, onRun }), () => ({ kind: 'ended', result: (0,job_context/* toResult */.X5)('paused', signals/* LATE_REASON */.Gx) }));
    }
    finally {
        log.end();
    }
}
async function reportOutcome(outcome, job, redactor) {
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
        return reportResult(outcome.result, { job, redactor });
    const { ending, page, matrix } = outcome;
    const reason = clean(outcome.reason);
    writeOutputs((0,job_context/* toResult */.X5)(ending, reason).summary, { pullRequestUrl: undefined, redact });
    writeMatrix(matrix);
    await writeSummary(page, redactor);
    conclude(ending, reason);
}
async function reportResult({ summary: result, pullRequestUrl, notes = [], isReported = true }, { job, redactor }) {
    const { redact } = redactor;
    if (!isReported)
        (0,core/* saveState */.LZ)(UNREPORTED_STATE, 'true');
    writeOutputs(result, { pullRequestUrl, redact });
    const links = { repositoryUrl: job?.repositoryUrl, runUrl: job?.runUrl, pullRequestUrl };
    // Without a recorded end the view does not hold the reason.
    const isUnrecorded = result.view === undefined || result.view.record.ending === null;
    const end = isUnrecorded ? [renderEndSummary(result.ending, result.reason)] : [];
    const page = result.view === undefined ? [] : [renderJobSummary(result.view, links)];
    const text = [[...end, ...page].join('\n'), ...notes.map((note) => `\n${toIndented(note)}\n`)].join('');
    await writeSummary(text, redactor);
    for (const note of notes)
        (0,core/* notice */.lm)((0,clean_text/* toCleanText */.M)(note, redact));
    conclude(result.ending, (0,clean_text/* toCleanText */.M)(result.reason, redact));
}
function conclude(ending, reason) {
    const line = `Groundhog: ${ending}. ${reason}`;
    if ((0,record_ending/* exitCodeOf */.FO)(ending) === 0)
        (0,core/* notice */.lm)(line);
    else
        (0,core/* setFailed */.C1)(line);
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

/***/ 5836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ toRecordedOrder),
/* harmony export */   LE: () => (/* binding */ findRecordedTask),
/* harmony export */   Qc: () => (/* binding */ fetchTask),
/* harmony export */   Re: () => (/* binding */ loadFileOrder),
/* harmony export */   pl: () => (/* binding */ loadRecordedOrder),
/* harmony export */   se: () => (/* binding */ toIssueTask),
/* harmony export */   w$: () => (/* binding */ loadPlanFile)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70375);
/* harmony import */ var _domain_paths_repository_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84618);
/* harmony import */ var _store_read_file_at_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11665);
/* harmony import */ var _store_remote_tasks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99149);
/* harmony import */ var _store_state_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95559);
/* harmony import */ var _compose_load_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56208);
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50575);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45320);
/* harmony import */ var _choose_task_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67508);
/* harmony import */ var _with_base_commit_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82653);











/** Loads the order to run a plan file of the repository. Throws ConfigurationError when it cannot be run. */
async function loadFileOrder({ path, base, task }, context) {
    if (path === '')
        throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .toSettingError */ .Oh)('plan', '', 'is missing');
    const { plan, text } = await loadPlanFile({ path, base }, context);
    const taskId = (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .requireTaskId */ .Og)(task, plan, path);
    return { taskId, plan, planText: text, planPath: path, isPlanInline: false, base };
}
/** Reads a plan from the base, whatever is checked out. Throws ConfigurationError when it is missing or invalid. */
async function loadPlanFile({ path, base }, context) {
    if (!_domain_paths_repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPathSchema */ .T.safeParse(path).success)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('plan_not_found', { path, where: 'the repository' });
    return (0,_with_base_commit_js__WEBPACK_IMPORTED_MODULE_10__/* .withBaseCommit */ .N)(base, context, async (git, { source, name }) => {
        const bytes = await (0,_store_read_file_at_js__WEBPACK_IMPORTED_MODULE_3__/* .readFileAt */ ._)(git, { ...source, path });
        if (bytes === undefined)
            throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('plan_not_found', { path, where: name });
        return (0,_compose_load_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePlanBytes */ .SZ)(path, bytes);
    });
}
/** Loads the order to resume a task by its record: with its recorded plan, base branch and issue. */
async function loadRecordedOrder(taskId, context) {
    return toRecordedOrder(taskId, await fetchTask(taskId, context));
}
/** Translates a record to the order to resume its task. */
function toRecordedOrder(taskId, stored) {
    const { planText, state } = stored;
    const { plan_id: planId, base_ref: baseBranch, issue_number: issueNumber } = state.record;
    return {
        taskId,
        plan: (0,_store_state_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .requirePlan */ .VH)(stored),
        planText,
        planPath: planId === `${taskId}:plan` ? undefined : planId,
        isPlanInline: false,
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
/* harmony import */ var _job_job_lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34376);
/* harmony import */ var _publish_github_reporters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81802);
/* harmony import */ var _load_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5836);




/** Fetches a task with its lease. A run that is gone counts as ended, whatever it recorded last. */
async function fetchCurrentTask(taskId, context) {
    const stored = await (0,_load_order_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchTask */ .Qc)(taskId, context);
    const order = (0,_load_order_js__WEBPACK_IMPORTED_MODULE_3__/* .toRecordedOrder */ .Iv)(taskId, stored);
    const claim = await (0,_job_job_lease_js__WEBPACK_IMPORTED_MODULE_1__/* .peekLease */ .E)(stored.lease, (0,_job_job_lease_js__WEBPACK_IMPORTED_MODULE_1__/* .openJobLease */ .G)(context));
    const isActive = claim.kind === 'held';
    const { record, memory } = isActive ? stored.state : (0,_domain_record_dead_run_js__WEBPACK_IMPORTED_MODULE_0__/* .toEndedState */ .z)(stored.state, stored.events);
    return { order, view: { plan: order.plan, record, memory }, isActive };
}
// Why: docs/decisions/0067-display-is-corrected-by-the-next-job.md
/**
 * Updates the pull request and the issue of a task between two runs, as its last run would have. What is current already
 * is not written again.
 */
async function refreshTaskDisplay(taskId, context, options) {
    await displayTask(await fetchCurrentTask(taskId, context), context, options);
}
/** Updates the pull request and the issue of a task that was fetched already. */
async function displayTask({ order, view, isActive }, context, options) {
    if (!isActive)
        await (0,_publish_github_reporters_js__WEBPACK_IMPORTED_MODULE_2__/* .reportInTime */ .B)((0,_publish_github_reporters_js__WEBPACK_IMPORTED_MODULE_2__/* .openGitHubReporters */ .m)({ ...order, ...options }, context), view, context);
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
/* harmony import */ var _compose_with_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50575);



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

/***/ 45003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  He: () => (/* binding */ openJobContext),
  gs: () => (/* binding */ toHost),
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
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ../../node_modules/@actions/github/lib/utils.js + 2 modules
var utils = __webpack_require__(20268);
// EXTERNAL MODULE: ../../node_modules/@octokit/rest/dist-src/index.js + 3 modules
var dist_src = __webpack_require__(95831);
// EXTERNAL MODULE: ./github/client/request-failure.js
var request_failure = __webpack_require__(67974);
;// CONCATENATED MODULE: ./github/client/write-queue.js
/** Creates a queue whose first write starts at once. */
function createWriteQueue({ pace, sleep, monotonicMs }) {
    let tail = Promise.resolve();
    let lastWriteMs;
    let lastNotifyMs;
    const waitMs = (kind) => {
        const sinceMs = (atMs) => atMs === undefined ? Number.POSITIVE_INFINITY : monotonicMs() - atMs;
        const forWrite = pace.writeMs - sinceMs(lastWriteMs);
        return Math.max(0, forWrite, kind === 'notifying' ? pace.notifyMs - sinceMs(lastNotifyMs) : 0);
    };
    return {
        run(kind, write) {
            const paced = async () => {
                const durationMs = waitMs(kind);
                if (durationMs > 0)
                    await sleep(durationMs);
                try {
                    return await write();
                }
                finally {
                    lastWriteMs = monotonicMs();
                    if (kind === 'notifying')
                        lastNotifyMs = lastWriteMs;
                }
            };
            const done = tail.then(paced);
            tail = done.catch(() => undefined);
            return done;
        },
    };
}

;// CONCATENATED MODULE: ./github/client/client.js





const DEFAULT_PACE = { writeMs: 1000, notifyMs: 3000 };
const DEFAULT_REQUEST_TIMEOUT_MS = 30_000;
const MAX_LIMIT_WAITS = 3;
const MAX_REPEATS = 2;
// Not POST: a create may have been executed although its answer was lost.
const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'PATCH']);
const NOTIFYING = /^POST \/repos\/[^/]+\/[^/]+\/(?:issues|pulls)(?:\/[^/]+\/(?:comments|reviews|requested_reviewers))?$/;
// Why: docs/decisions/0003-own-github-policy.md
/** Creates a client. Reads run at once; writes one after the other. */
function createGitHubClient(options) {
    const { token, apiUrl, userAgent, onWarning, pace = DEFAULT_PACE, findTimeLeftMs, debug } = options;
    const sleep = options.sleep ?? ((durationMs) => (0,promises_.setTimeout)(durationMs));
    const monotonicMs = options.monotonicMs ?? (() => performance.now());
    const queue = createWriteQueue({ pace, sleep, monotonicMs });
    const timed = withTimeout(options.requestTimeoutMs ?? DEFAULT_REQUEST_TIMEOUT_MS, utils/* defaults */.NT.request?.fetch ?? fetch);
    const silent = () => undefined;
    const client = new dist_src/* Octokit */.E({
        // The runner's proxy, where it has one.
        ...utils/* defaults */.NT,
        request: { ...utils/* defaults */.NT.request, fetch: debug === undefined ? timed : withDebug(timed, { debug, monotonicMs }) },
        auth: token,
        baseUrl: apiUrl,
        userAgent,
        log: { debug: silent, info: silent, warn: onWarning, error: silent },
    });
    client.hook.wrap('request', (request, parameters) => {
        const { method, url } = parameters;
        const isRead = method === 'GET' || method === 'HEAD' || isQuery(url, parameters.query);
        const send = async () => {
            const refusal = isRead ? undefined : await options.findRefusal?.();
            if (refusal !== undefined)
                throw refusal;
            return request(parameters);
        };
        const isRepeatable = isRead || REPEATABLE.has(method);
        const sendAll = () => sendWithRetries(send, { isRepeatable, sleep, onWarning, findTimeLeftMs });
        return isRead ? sendAll() : queue.run(kindOfWrite(method, url), sendAll);
    });
    return client;
}
/** Returns whether a request of the GraphQL API only reads. */
function isQuery(url, document) {
    return url.endsWith('/graphql') && typeof document === 'string' && document.startsWith('query');
}
/** Returns whether a write sends notifications; `path` may be a template. */
function kindOfWrite(method, path) {
    return NOTIFYING.test(`${method} ${path}`) ? 'notifying' : 'quiet';
}
/** Ends requests that take too long, reading the answer included. Wraps `fetch`, since Octokit drops a hook's signal. */
function withTimeout(timeoutMs, send) {
    return (url, init) => {
        const controller = new AbortController();
        // The timer references the signal: that of `AbortSignal.timeout` may be garbage collected, and then ends nothing.
        setTimeout(() => controller.abort(new DOMException('GitHub gave no answer', 'TimeoutError')), timeoutMs).unref();
        return send(url, { ...init, signal: controller.signal });
    };
}
/** Reports each request as one line, without its query and headers, which may hold secrets. */
function withDebug(send, { debug, monotonicMs }) {
    return async (url, init) => {
        const startedMs = monotonicMs();
        const report = (outcome, remaining) => {
            const { pathname } = new URL(url instanceof Request ? url.url : url);
            const left = remaining === null ? '' : `, ${Number(remaining).toLocaleString('en-US')} left`;
            const durationMs = Math.round(monotonicMs() - startedMs);
            debug(`${init?.method ?? 'GET'} ${pathname} ${outcome} (${durationMs} ms${left})`);
        };
        try {
            const response = await send(url, init);
            report(String(response.status), response.headers.get('x-ratelimit-remaining'));
            return response;
        }
        catch (error) {
            report('no answer', null);
            throw error;
        }
    };
}
async function sendWithRetries(send, options) {
    const { isRepeatable, sleep, onWarning, findTimeLeftMs = () => Number.POSITIVE_INFINITY } = options;
    let limitWaits = 0;
    let repeats = 0;
    for (;;) {
        try {
            return await send();
        }
        catch (error) {
            const failure = (0,request_failure/* parseRequestFailure */.nX)(error);
            const limitMs = failure === undefined ? undefined : (0,request_failure/* findRateLimitWait */.K7)(failure);
            if (limitMs !== undefined && limitWaits < MAX_LIMIT_WAITS && limitMs < findTimeLeftMs()) {
                limitWaits += 1;
                onWarning(`GitHub limits the rate of requests; waiting ${Math.ceil(limitMs / 1000)} s.`);
                await sleep(limitMs);
            }
            else if (isRepeatable && (0,request_failure/* isOutcomeUnknown */.B1)(error) && repeats < MAX_REPEATS) {
                repeats += 1;
                await sleep(1000 * 2 ** repeats);
            }
            else {
                throw error;
            }
        }
    }
}

// EXTERNAL MODULE: ./github/client/our-login.js
var our_login = __webpack_require__(30414);
// EXTERNAL MODULE: ./entry/compose/debug-port.js
var debug_port = __webpack_require__(29275);
// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
// EXTERNAL MODULE: ./entry/compose/version.js
var version = __webpack_require__(98312);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 4 modules
var with_git = __webpack_require__(50575);
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
    const client = createGitHubClient({
        ...toClientOptions(inputs, environment),
        debug: host.debug,
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
        target: { client, repository: job.repository },
        links: { repositoryUrl: job.repositoryUrl, runUrl: job.runUrl },
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
/** Makes the host of a job. Debug lines go to its log where the runner's debug logging is on, by `RUNNER_DEBUG`. */
function toHost(environment) {
    const { job, redactor, env, programs, step, write } = environment;
    const debug = env.RUNNER_DEBUG === '1' ? (0,debug_port/* openDebugPort */.l)(redactor, write) : undefined;
    return { env, programs, redactor, tempDir: job.tempDir, debug, step };
}
function toClientOptions({ token }, { job, env }) {
    const paceMs = (0,settings/* readWritePaceMs */.ZT)(env);
    return {
        token,
        apiUrl: job.apiUrl,
        userAgent: `groundhog/${version/* VERSION */.x}`,
        requestTimeoutMs: (0,settings/* readApiStallMs */.re)(env),
        ...(paceMs === undefined ? {} : { pace: { writeMs: paceMs, notifyMs: paceMs } }),
    };
}
async function fetchRecord(host, remote, taskId) {
    const ref = (0,ref_name/* toRefName */.kk)({ kind: 'state', taskId });
    return (0,with_git/* withGit */.z)(host, async (git) => (await (0,ls_remote/* listRemoteRefs */.R)(git, remote, [ref])).get(ref));
}
/** Makes the result of a job that ended without a run. */
function toResult(ending, reason, taskId = null) {
    return { summary: { taskId, ending, reason, taskBranch: null, view: undefined }, pullRequestUrl: undefined };
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40669);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45320);



const payloadSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).optional() });
/** Reads the job from the runner's environment. Throws ConfigurationError outside of a job. */
function readJob(env) {
    const requireVariable = (name) => {
        const value = env[name];
        if (value !== undefined && value !== '')
            return value;
        throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .toSettingError */ .Oh)(name, '', 'is not set; the action runs in a GitHub job');
    };
    const [owner = '', repo = ''] = requireVariable('GITHUB_REPOSITORY').split('/');
    const repositoryUrl = `${(env.GITHUB_SERVER_URL ?? 'https://github.com').replace(/\/$/, '')}/${owner}/${repo}`;
    const ref = env.GITHUB_REF ?? '';
    const payload = readPayload(env.GITHUB_EVENT_PATH);
    return {
        event: requireVariable('GITHUB_EVENT_NAME'),
        repository: { owner, repo },
        apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
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
    return path === undefined ? undefined : JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
}


/***/ }),

/***/ 81802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ openGitHubReporters),
  B: () => (/* binding */ reportInTime)
});

// EXTERNAL MODULE: ./domain/ids.js
var ids = __webpack_require__(70375);
// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
// EXTERNAL MODULE: ./domain/plan/parse-plan.js + 1 modules
var parse_plan = __webpack_require__(15478);
// EXTERNAL MODULE: ./github/client/request-failure.js
var request_failure = __webpack_require__(67974);
// EXTERNAL MODULE: ./github/comments/comment-keeper.js
var comment_keeper = __webpack_require__(38395);
;// CONCATENATED MODULE: ./github/checks/check-run.js


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
        const isSame = conclusion === check.conclusion && title === check.title && (0,comment_keeper/* isSameText */.c)(summary ?? '', check.summary);
        if (isSame)
            return { kind: 'unchanged', id };
        const output = { title: check.title, summary: check.summary };
        const { conclusion: ended } = check;
        await target.client.rest.checks.update({ ...target.repository, check_run_id: id, conclusion: ended, output });
        return { kind: 'edited', id };
    }
    catch (error) {
        const failure = (0,request_failure/* parseRequestFailure */.nX)(error);
        if (failure?.status === 403 && (0,request_failure/* findRateLimitWait */.K7)(failure) === undefined)
            return { kind: 'refused', reason: failure.message };
        throw (0,request_failure/* toGitHubError */.Lg)(error, { operation: 'write the check run', permission: 'checks: write' });
    }
}
async function createOnce(target, check) {
    try {
        return await createCheckRun(target, check);
    }
    catch (error) {
        if (!(0,request_failure/* isOutcomeUnknown */.B1)(error))
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

// EXTERNAL MODULE: ./domain/attempt/describe-test-rows.js
var describe_test_rows = __webpack_require__(81625);
// EXTERNAL MODULE: ./domain/attempt/verdict.js + 1 modules
var verdict = __webpack_require__(24543);
// EXTERNAL MODULE: ./domain/plan/describe-criterion.js
var describe_criterion = __webpack_require__(50566);
// EXTERNAL MODULE: ./domain/record/ending.js
var ending = __webpack_require__(20068);
// EXTERNAL MODULE: ./report/parts/failure-section.js
var failure_section = __webpack_require__(42506);
// EXTERNAL MODULE: ./report/parts/footer.js
var footer = __webpack_require__(30859);
// EXTERNAL MODULE: ./report/parts/headline.js
var headline = __webpack_require__(94588);
// EXTERNAL MODULE: ./report/parts/status-table.js
var status_table = __webpack_require__(98327);
// EXTERNAL MODULE: ./report/text/format-duration.js
var format_duration = __webpack_require__(83969);
// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
// EXTERNAL MODULE: ./report/words/task-facts.js
var task_facts = __webpack_require__(88598);
// EXTERNAL MODULE: ./report/words/task-status.js
var task_status = __webpack_require__(45343);
;// CONCATENATED MODULE: ./report/pages/check-run.js












/** GitHub's limit for one request; further requests could add an annotation twice. */
const MAX_ANNOTATIONS = 50;
const MAX_TABLE_CHARS = 35_000;
const MAX_MESSAGE_BYTES = 2000;
/** Renders the check run of a run; undefined while it is running, and without a commit on the task branch. */
function renderCheckRun(view, { links, plan }) {
    const { record } = view;
    const status = (0,task_status/* describeTaskStatus */.J)(view);
    if (status === undefined || record.ended_at === null || record.head === record.base_sha)
        return undefined;
    const checkpoints = (0,task_facts/* listCheckpoints */.Ep)(view);
    const annotations = listAnnotations(checkpoints, plan);
    const done = checkpoints.filter(task_facts/* isDone */.$L).length;
    const unlisted = annotations.length - MAX_ANNOTATIONS;
    const sections = [
        (0,headline/* renderHeadline */.Lf)(view, checkpoints, 'on the pull request'),
        (0,status_table/* renderProgressBar */.hv)(done, checkpoints.length),
        (0,status_table/* renderCheckpoints */.SC)(checkpoints, links, MAX_TABLE_CHARS),
        unlisted > 0 ? `${unlisted} more failures have no annotation.` : undefined,
        ...checkpoints
            .filter((each) => !(0,task_facts/* isDone */.$L)(each))
            .map(({ attempts }) => (0,failure_section/* renderFailureSection */.CI)(attempts))
            .slice(0, 1),
        (0,footer/* renderFooter */.u)(view, links),
    ];
    return {
        name: `Groundhog: ${record.task_id}`,
        externalId: `groundhog:1:${record.lineage}:${record.head}:${record.ended_at}`,
        headSha: record.head,
        conclusion: (0,ending/* conclusionOf */.vu)((0,task_status/* endingOf */.z)(status.kind)),
        completedAt: record.ended_at,
        title: `${status.meaning.split(/[:.]/, 1)[0]}, ${done} of ${(0,format_duration/* formatPlural */.yk)(checkpoints.length, 'checkpoint')} done`,
        summary: sections.filter((section) => section !== undefined).join('\n\n'),
        annotations: annotations.slice(0, MAX_ANNOTATIONS),
    };
}
function listAnnotations(checkpoints, plan) {
    return checkpoints
        .filter((checkpoint) => !(0,task_facts/* isDone */.$L)(checkpoint))
        .flatMap((checkpoint) => {
        const runs = (0,task_facts/* findLatestCriteria */.Oq)(checkpoint);
        if (checkpoint.attempts.length === 0)
            return [];
        return (0,verdict/* findFailed */.bq)(runs).flatMap((run) => {
            const tests = annotateTests(checkpoint, run);
            if (tests.length > 0)
                return tests;
            const position = findPosition(run) ?? findPlanPosition(checkpoint.position - 1, runs.indexOf(run), plan);
            return position === undefined ? [] : [{ ...position, ...describeFailure(checkpoint, run) }];
        });
    });
}
/** Returns an annotation for each test that keeps a criterion from holding, at the line that its report names. */
function annotateTests(checkpoint, run) {
    return (0,describe_test_rows/* findBadRows */.mg)(run).flatMap(({ name, path, line, message, base, now }) => {
        if (path === null)
            return [];
        const outcomes = `base: ${(0,describe_test_rows/* describeTestOutcome */.Ir)(base)}, now: ${(0,describe_test_rows/* describeTestOutcome */.Ir)(now)}`;
        const text = (0,safe_text/* cutText */.IN)((0,safe_text/* toUnmarkedText */.mq)(message), MAX_MESSAGE_BYTES).trim();
        return {
            path,
            line: line ?? 1,
            title: `Checkpoint ${(0,safe_text/* toShortLine */.wb)(checkpoint.id, 60)}: ${(0,safe_text/* toShortLine */.wb)(name, 120)}`,
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
    const criterion = `${run.criterion.kind}: ${(0,safe_text/* toShortLine */.wb)((0,describe_criterion/* describeCriterion */.N)(run.criterion), 300)}`;
    const output = (0,safe_text/* cutText */.IN)((0,safe_text/* toUnmarkedText */.mq)((0,safe_text/* cutText */.IN)(run.output, MAX_MESSAGE_BYTES * 4)), MAX_MESSAGE_BYTES).trim();
    return {
        title: `Checkpoint ${(0,safe_text/* toShortLine */.wb)(checkpoint.id, 60)}: ${(0,safe_text/* toShortLine */.wb)(run.detail, 120)}`,
        message: output === '' ? criterion : `${criterion}\n\n${output}`,
    };
}

;// CONCATENATED MODULE: ./entry/publish/check-publisher.js



/** Creates a function that writes the ending of a run as a check run on its head; once refused it does nothing more. */
function createCheckPublisher(options) {
    const { client, repository, links, plan, author, onWarning, redact } = options;
    const findLine = (0,parse_plan/* locateCriteria */.C)(plan.text);
    let isRefused = false;
    let last = '';
    return async (view) => {
        const planFile = plan.path === undefined ? undefined : { path: plan.path, findLine };
        const report = isRefused ? undefined : renderCheckRun(view, { links, plan: planFile });
        // The same view may be reported more than once.
        if (report === undefined || JSON.stringify(report) === last)
            return;
        const ensured = await ensureCheckRun({ client, repository, author: await author() }, redactReport(report, redact));
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

// EXTERNAL MODULE: ./domain/errors/error-catalog.js + 6 modules
var error_catalog = __webpack_require__(95182);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
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

;// CONCATENATED MODULE: ./github/pull-request.js

/** Finds or creates the open pull request from `head` to `base`. Never creates a second. */
async function ensurePullRequest(target, proposal) {
    const existing = await findPullRequest(target, proposal);
    if (existing !== undefined)
        return { kind: 'open', pullRequest: existing, isNew: false };
    try {
        return await createPullRequest(target, proposal);
    }
    catch (error) {
        const failure = (0,request_failure/* parseRequestFailure */.nX)(error);
        const message = failure === undefined ? '' : [failure.message, ...failure.details].join('; ');
        if (failure?.status === 422) {
            if (/no commits between/i.test(message))
                return { kind: 'nothing_to_show' };
            if (proposal.draft && /draft pull requests are not supported/i.test(message)) {
                return ensurePullRequest(target, { ...proposal, draft: false });
            }
        }
        if (failure?.status === 403 && (0,request_failure/* findRateLimitWait */.K7)(failure) === undefined)
            return { kind: 'refused', reason: message, compareUrl: toCompareUrl(target, proposal) };
        // Another job may have been faster, or our own request may have been executed.
        const isTaken = failure?.status === 422 && /already exists/i.test(message);
        const found = isTaken || (0,request_failure/* isOutcomeUnknown */.B1)(error) ? await findPullRequest(target, proposal) : undefined;
        if (found !== undefined)
            return { kind: 'open', pullRequest: found, isNew: !isTaken };
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
/** The GraphQL document of `markReady`. */
const READY_DOCUMENT = 'mutation($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } } }';
/** Marks a draft as ready for review, which only the GraphQL API can. Never throws. */
async function markReady({ client }, nodeId) {
    for (let isLastTry = false;; isLastTry = true) {
        try {
            await client.graphql(READY_DOCUMENT, { id: nodeId });
            return { kind: 'ready' };
        }
        catch (error) {
            // Marking a pull request that is ready again changes nothing.
            if (!isLastTry && (0,request_failure/* isOutcomeUnknown */.B1)(error))
                continue;
            const { data } = (0,request_failure/* toGitHubError */.Lg)(error, { operation: 'mark the pull request ready' });
            return { kind: 'failed', reason: String(data.message) };
        }
    }
}
async function findPullRequest({ client, repository }, { head, base }) {
    try {
        const { data } = await client.rest.pulls.list({
            ...repository,
            state: 'open',
            head: `${repository.owner}:${head}`,
            base,
            per_page: 100,
        });
        // A server ignores filters that it does not know, so the answer is checked.
        const ours = `${repository.owner}/${repository.repo}`.toLowerCase();
        const found = data.find((pull) => pull.head.ref === head && pull.base.ref === base && pull.head.repo?.full_name.toLowerCase() === ours);
        return found === undefined ? undefined : toPullRequest(found);
    }
    catch (error) {
        throw (0,request_failure/* toGitHubError */.Lg)(error, { operation: 'find the pull request', permission: 'pull-requests: write' });
    }
}
async function createPullRequest({ client, repository }, proposal) {
    const { data } = await client.rest.pulls.create({ ...repository, ...proposal });
    return { kind: 'open', pullRequest: toPullRequest(data), isNew: true };
}
function toPullRequest({ number, html_url, node_id, draft, body }) {
    return { number, url: html_url, nodeId: node_id, isDraft: draft === true, body: body ?? '' };
}
function toCompareUrl({ repositoryUrl }, { base, head }) {
    if (repositoryUrl === undefined)
        return undefined;
    const encode = (branch) => branch.split('/').map(encodeURIComponent).join('/');
    return `${repositoryUrl}/compare/${encode(base)}...${encode(head)}?expand=1`;
}

// EXTERNAL MODULE: ./domain/attempt/attempt.js + 1 modules
var attempt_attempt = __webpack_require__(66483);
// EXTERNAL MODULE: ./domain/attempt/landing-audit.js
var landing_audit = __webpack_require__(97546);
// EXTERNAL MODULE: ./domain/attempt/side-effect.js
var side_effect = __webpack_require__(85144);
// EXTERNAL MODULE: ./report/parts/criteria-table.js
var criteria_table = __webpack_require__(65700);
// EXTERNAL MODULE: ./report/parts/tests-table.js
var tests_table = __webpack_require__(32458);
// EXTERNAL MODULE: ./report/text/fit-rows.js
var fit_rows = __webpack_require__(50064);
// EXTERNAL MODULE: ./report/text/marker.js
var text_marker = __webpack_require__(69909);
// EXTERNAL MODULE: ./report/words/attribution-text.js
var attribution_text = __webpack_require__(83514);
// EXTERNAL MODULE: ./report/words/outcome-text.js
var outcome_text = __webpack_require__(29373);
;// CONCATENATED MODULE: ./report/pages/checkpoint-comment.js














// Together with the failure section (at most 21,000) these stay below 60,000 characters.
const MAX_ATTEMPTS_CHARS = 10_000;
const MAX_CRITERIA_CHARS = 10_000;
const MAX_TESTS_CHARS = 8000;
const MAX_LIST_CHARS = 3000;
/** Renders the history of one checkpoint as a comment of at most 60,000 characters, its marker first. */
function renderCheckpointComment(view, checkpointId, links) {
    const marker = (0,text_marker/* renderMarker */.B)({ lineage: view.record.lineage, kind: 'checkpoint', checkpointId });
    const checkpoints = (0,task_facts/* listCheckpoints */.Ep)(view);
    const checkpoint = checkpoints.find(({ id }) => id === checkpointId);
    const sections = checkpoint === undefined
        ? [`### ${(0,safe_text/* renderCodeSpan */.o9)(checkpointId, 100)}: not in the plan`, (0,footer/* renderFooter */.u)(view, links)]
        : [
            ...renderWork(checkpoint, checkpoints.length, links),
            ...renderEvidence(checkpoint),
            (0,footer/* renderFooter */.u)(view, links),
        ];
    return `${marker}\n${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}
function renderWork(checkpoint, of, links) {
    const { id, position, run, attempts, definition } = checkpoint;
    const criteria = (0,task_facts/* findLatestCriteria */.Oq)(checkpoint);
    const verified = attempts.findLast((attempt) => attempt.verifier_runs.length > 0);
    const title = verified === undefined ? 'Criteria before any work' : `Criteria of attempt ${verified.day}`;
    const table = (0,criteria_table/* renderCriteriaTable */.uM)(criteria, run?.baseline ?? [], MAX_CRITERIA_CHARS);
    const name = `Checkpoint ${position} of ${of} ${(0,safe_text/* renderCodeSpan */.o9)(id, 100)}`;
    return [
        `### ${(0,outcome_text/* markCheckpoint */.yd)(checkpoint)} ${name}: ${(0,outcome_text/* describeCheckpoint */.QK)(checkpoint)}`,
        definition === undefined ? undefined : (0,safe_text/* renderCodeSpan */.o9)(definition.spec, 300),
        run?.reason && (0,task_facts/* needsReason */.iB)(checkpoint) ? `**Why:** ${(0,safe_text/* renderCodeSpan */.o9)(run.reason, 400)}` : undefined,
        renderEffort(checkpoint),
        renderAudit((0,task_facts/* findLandedAttempt */.NH)(checkpoint)?.audit),
        attempts.length === 0 ? undefined : renderAttemptsTable(attempts, links, MAX_ATTEMPTS_CHARS),
        criteria.length === 0 ? undefined : `#### ${title}\n\n${table}`,
        (0,tests_table/* renderTestsTables */.D)(criteria, MAX_TESTS_CHARS),
        (0,criteria_table/* renderUnjudged */.dD)(checkpoint),
    ];
}
/** Renders attempts, time, cost and attribution in one line. */
function renderEffort(checkpoint) {
    const { attempts, run } = checkpoint;
    if (attempts.length === 0)
        return 'No attempt was made.';
    const counted = (0,task_facts/* countStarted */.$H)(checkpoint);
    const others = attempts.length - counted;
    const usage = (0,task_facts/* sumUsage */.iJ)(attempts);
    const parts = [
        `${counted} of ${(0,format_duration/* formatPlural */.yk)(run?.attempt_budget ?? counted, 'attempt')} used${others === 0 ? '' : `, ${others} more not counted`}`,
        (0,format_duration/* formatTotal */.Ej)(attempts),
        ...(usage.cost_usd === null ? [] : [(0,format_duration/* formatCost */.BD)(usage)]),
        ...renderAttribution(checkpoint),
    ];
    return parts.filter((part) => part !== fit_rows/* BLANK */.Z4).join(' · ');
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
    return attribution === null ? [] : [`lines: ${(0,attribution_text/* describeAttribution */.f)(attribution)}`];
}
function renderEvidence({ attempts }) {
    return [renderSideEffects(attempts), (0,failure_section/* renderFailureSection */.CI)(attempts), renderChanges(attempts), renderNotes(attempts)];
}
function renderSideEffects(attempts) {
    const effects = (0,side_effect/* mergeSideEffects */.W)(...attempts.map((attempt) => attempt.side_effects));
    if (effects.length === 0)
        return undefined;
    const items = effects.map(({ kind, target, reversible }) => `${kind}: ${(0,safe_text/* renderCodeSpan */.o9)(target, 200)}${reversible ? '' : ', cannot be undone'}`);
    return `#### Side effects, as reported by the agent\n\n${(0,fit_rows/* renderBulletList */.Fm)(items, MAX_LIST_CHARS)}`;
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
    return `#### Notes of attempt ${last.day}\n\n${(0,fit_rows/* renderBulletList */.Fm)(items, MAX_LIST_CHARS)}`;
}
const COLUMNS = [
    { title: 'Attempt', isNumber: true },
    { title: 'Outcome', isWhole: true },
    { title: 'Why' },
    { title: 'Duration', isNumber: true },
    { title: 'Turns', isNumber: true },
    { title: 'Cost', isNumber: true },
    { title: 'Result', isWhole: true },
];
/** Renders the attempts at one checkpoint, one row each; when not all fit, the latest are kept. */
function renderAttemptsTable(attempts, links, maxChars) {
    const hasEntries = attempts.some((attempt) => (0,outcome_text/* describeEntry */.OY)(attempt) !== undefined);
    const columns = hasEntries ? COLUMNS.toSpliced(1, 0, { title: 'Agent' }) : COLUMNS;
    const rows = attempts.map((attempt) => [
        String(attempt.day),
        ...(hasEntries ? [(0,safe_text/* renderCodeCell */.Qj)((0,outcome_text/* describeEntry */.OY)(attempt) ?? '', 80)] : []),
        `${(0,outcome_text/* markAttempt */.j7)(attempt.outcome)} ${(0,outcome_text/* describeAttempt */.Be)(attempt)}`,
        (0,safe_text/* renderCodeCell */.Qj)((0,outcome_text/* findAttemptReason */.RD)(attempt), 160),
        (0,format_duration/* formatSpan */.QA)(attempt.started_at, attempt.ended_at),
        (0,format_duration/* formatCount */.B4)(attempt.usage.turns),
        (0,format_duration/* formatCost */.BD)((0,attempt_attempt/* totalUsage */.GG)(attempt)),
        renderResult(attempt, links),
    ]);
    return (0,fit_rows/* renderTable */.bo)(columns, rows, { maxChars, focus: rows.length - 1 });
}
function renderResult(attempt, links) {
    if (attempt.committed_ref !== null)
        return `landed ${(0,safe_text/* renderCommitLink */.IF)(links, attempt.committed_ref)}`;
    if (attempt.scratch_commit === null)
        return fit_rows/* BLANK */.Z4;
    if (attempt.scratch_commit === attempt.snapshot_ref)
        return 'no change';
    return `diff ${(0,safe_text/* renderCompareLink */._O)(links, attempt.snapshot_ref, attempt.scratch_commit)}`;
}

// EXTERNAL MODULE: ./domain/assert-never.js
var assert_never = __webpack_require__(71996);
// EXTERNAL MODULE: ./domain/text/break-references.js
var break_references = __webpack_require__(31101);
// EXTERNAL MODULE: ./report/words/steering-text.js
var steering_text = __webpack_require__(48112);
;// CONCATENATED MODULE: ./report/pages/pull-request-body.js







const MAX_CHECKLIST_CHARS = 55_000;
/** Renders the title of a task's pull request. It may become the subject of a commit, so it holds only the task's id. */
function renderPullRequestTitle(view) {
    return `Groundhog: ${view.record.task_id}`;
}
/**
 * Renders the plan as a checklist of at most 60,000 characters, which changes only when a checkpoint's outcome does. It may
 * become a commit message, so nothing in it but our own line refers to an issue or user.
 */
function renderPullRequestBody(view, { links, issueNumber }) {
    const checkpoints = (0,task_facts/* listCheckpoints */.Ep)(view);
    const items = checkpoints.map((checkpoint) => renderItem(checkpoint, links));
    const focus = checkpoints.findIndex((checkpoint) => !(0,task_facts/* isDone */.$L)(checkpoint));
    const { rows, before, after } = (0,fit_rows/* fitRows */.zV)(items, MAX_CHECKLIST_CHARS, focus);
    const checklist = [
        ...(before > 0 ? [`- ${before} earlier, left out here`] : []),
        ...rows,
        ...(after > 0 ? [`- ${after} more, left out here`] : []),
    ].join('\n');
    const sections = [
        'Each checked item landed as one commit, after Groundhog, and not the agent, had run its criteria.',
        `## Plan\n\n${checklist}`,
        (0,steering_text/* renderApproval */.mv)(view, links),
        (0,footer/* renderIsolation */.V)(view),
        issueNumber === undefined ? undefined : `Closes #${issueNumber}`,
    ];
    return `${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}
function renderItem(checkpoint, links) {
    const commit = (0,task_facts/* findLandedCommit */.Rl)(checkpoint);
    const spec = (0,safe_text/* toShortLine */.wb)(checkpoint.definition?.spec ?? '', 80);
    const parts = [
        (0,safe_text/* renderCodeSpan */.o9)((0,break_references/* breakReferences */.m)((0,safe_text/* toShortLine */.wb)(checkpoint.id, 60)), 120),
        ...(spec === '' ? [] : [(0,safe_text/* renderCodeSpan */.o9)((0,break_references/* breakReferences */.m)(spec), 160)]),
        ...describe(checkpoint),
        ...(commit === null ? [] : [(0,safe_text/* renderCommitLink */.IF)(links, commit)]),
    ];
    return `- [${(0,task_facts/* isDone */.$L)(checkpoint) ? 'x' : ' '}] ${parts.join(' · ')}`;
}
function describe(checkpoint) {
    const outcome = checkpoint.run?.outcome ?? 'pending';
    switch (outcome) {
        case 'pending':
            return [];
        case 'success':
            return (0,task_facts/* isSatisfiedFromStart */.br)(checkpoint) ? ['already satisfied'] : [];
        case 'skipped':
        case 'abandoned':
        case 'blocked':
            return [`**${outcome}**`];
        default:
            return (0,assert_never/* assertNever */.x)(outcome);
    }
}

// EXTERNAL MODULE: ./report/pages/status-comment.js
var status_comment = __webpack_require__(95344);
;// CONCATENATED MODULE: ./entry/publish/pull-request-publisher.js








/** More edits make a request too large. */
const MAX_EDITS_AT_ONCE = 10;
/** Creates a publisher. A failure goes through `warnOnFailure`, and is tried again with the next view. */
function createPublisher(options, warnOnFailure) {
    const { links, issueNumber, redact, client } = options;
    const target = { client, repository: options.repository, repositoryUrl: links.repositoryUrl };
    const openPull = createPullOpener(options);
    const editAtOnce = createJointEditor(client);
    let open;
    let isDraft = false;
    const publishBody = async (pull, body) => {
        if ((0,comment_keeper/* isSameText */.c)(body, pull.body))
            return;
        await updatePullRequestBody(target, pull.pullRequest.number, body);
        pull.body = body;
    };
    const publishReady = async (nodeId) => {
        const marked = await markReady(target, nodeId);
        if (marked.kind === 'failed')
            options.onWarning(`The pull request stays a draft: ${redact(marked.reason)}`);
        isDraft = false;
    };
    return {
        pullRequest: () => open?.pullRequest,
        async publish(view, ids) {
            const body = redact(renderPullRequestBody(view, { links, issueNumber: view.record.issue_number ?? issueNumber }));
            if (open === undefined) {
                open = await warnOnFailure(() => openPull(view, body));
                isDraft = open?.pullRequest.isDraft ?? false;
            }
            if (open === undefined)
                return ids;
            const pull = open;
            const status = redact((0,status_comment/* renderStatusComment */.uc)(view, links));
            const shown = [...ids].filter((id) => hasAttemptOrOutcome(view, id));
            const chronicle = new Map(shown.map((id) => [id, redact(renderCheckpointComment(view, id, links))]));
            await editAtOnce(findEdits(pull, body, [status, ...chronicle.values()]));
            // What the joint edit has not changed is changed one by one.
            await warnOnFailure(() => publishBody(pull, body));
            await warnOnFailure(() => pull.comments.upsert(status));
            const failed = new Set();
            for (const [id, text] of chronicle)
                if ((await warnOnFailure(() => pull.comments.upsert(text))) === undefined)
                    failed.add(id);
            if (view.record.ending === 'passed' && isDraft)
                await warnOnFailure(() => publishReady(pull.pullRequest.nodeId));
            await warnOnFailure(async () => options.publishCheck?.(view));
            return failed;
        },
    };
}
/** Lists the edits of texts that exist already. */
function findEdits(pull, body, texts) {
    const edits = texts.flatMap((text) => pull.comments.findEdit(text) ?? []);
    if ((0,comment_keeper/* isSameText */.c)(body, pull.body))
        return edits;
    const confirm = () => {
        pull.body = body;
    };
    return [{ kind: 'pull_request', nodeId: pull.pullRequest.nodeId, body, confirm }, ...edits];
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
/** Opens the pull request as soon as there is a commit to show; undefined until then, and for good once refused. */
function createPullOpener(options) {
    const { client, repository, links, onWarning, redact } = options;
    let triedHead;
    let isRefused = false;
    return async (view, body) => {
        const { head, base_sha: baseSha, task_branch: taskBranch } = view.record;
        if (isRefused || head === baseSha || head === triedHead)
            return undefined;
        const proposal = {
            head: taskBranch.replace(/^refs\/heads\//, ''),
            base: options.baseBranch,
            title: redact(renderPullRequestTitle(view)),
            body,
            draft: true,
        };
        const ensured = await ensurePullRequest({ client, repository, repositoryUrl: links.repositoryUrl }, proposal);
        if (ensured.kind !== 'open') {
            triedHead = head;
            isRefused = ensured.kind === 'refused';
            if (ensured.kind === 'refused') {
                const facts = { message: ensured.reason, compare_url: ensured.compareUrl };
                onWarning(redact((0,error_catalog/* renderError */.v)(new errors/* GitHubError */.y_('pull_request_refused', facts))));
            }
            return undefined;
        }
        const { pullRequest, isNew } = ensured;
        const author = await options.author();
        const thread = { client, repository, issueNumber: pullRequest.number, author, isEmpty: isNew };
        return { pullRequest, comments: (0,comment_keeper/* createCommentKeeper */.o)(thread), body: pullRequest.body };
    };
}
function hasAttemptOrOutcome(view, checkpointId) {
    const record = view.record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === checkpointId);
    if (record === undefined)
        return false;
    return record.outcome !== 'pending' || record.attempts.some(({ ended_at }) => ended_at !== null);
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
    const warnOnFailure = (0,warn_on_failure/* createWarnOnFailure */.S)((text) => onWarning(redact(text)));
    const publisher = createPublisher(options, warnOnFailure);
    /** The checkpoints whose comments are not known to be current; undefined for all. */
    let outdated;
    const publishLatest = createLatestQueue(async (view) => {
        // The comments of the run before this one are unknown, so all are compared once.
        const ids = outdated ?? new Set(listCheckpointIds(view));
        outdated = new Set();
        const failed = (await warnOnFailure(() => publisher.publish(view, ids))) ?? ids;
        outdated = new Set([...failed, ...outdated]);
    });
    return {
        async recorded(events, view) {
            if (outdated !== undefined)
                outdated = new Set([...outdated, ...events.flatMap((event) => findAffected(event, view))]);
            if (options.dryRun !== true && events.some(isMilestone))
                void publishLatest(view);
        },
        progress() { },
        pullRequest: publisher.pullRequest,
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
function createIssueNotifier({ context, issueNumber, pullRequest }) {
    const warnOnFailure = (0,warn_on_failure/* createWarnOnFailure */.S)(context.warn);
    const { redactor, inputs, target, links } = context;
    let thread;
    let label;
    let shownPull;
    const update = async (number, view) => {
        thread ??= await warnOnFailure(() => (0,open_comment_thread/* openCommentThread */.i)(context, number));
        const status = (0,task_status/* describeTaskStatus */.J)(view);
        const wanted = (0,task_label/* toTaskLabel */.$j)(status === undefined ? null : (0,task_status/* endingOf */.z)(status.kind));
        const setLabel = () => (0,issue_labels/* setTaskLabel */.yq)(target, number, wanted).then(() => true);
        if (wanted !== label && (await warnOnFailure(setLabel)) === true)
            label = wanted;
        shownPull = pullRequest()?.url;
        const comment = (0,status_comment/* renderIssueComment */.x)(view, { ...links, pullRequestUrl: shownPull });
        await warnOnFailure(async () => thread?.upsert(redactor.redact(comment)));
    };
    const updateLatest = createLatestQueue(async (view) => {
        const number = view.record.issue_number ?? issueNumber;
        if (number !== undefined)
            await update(number, view);
    });
    const start = (view) => (inputs.isDryRun ? Promise.resolve() : updateLatest(view));
    return {
        async recorded(events, view) {
            const hasNewPull = pullRequest()?.url !== shownPull && events.some(isMilestone);
            if (hasNewPull || events.some((event) => (0,event_traits/* hasTrait */.j)(event, 'status')))
                void start(view);
        },
        progress() { },
        finish: start,
    };
}

;// CONCATENATED MODULE: ./entry/publish/github-reporters.js





const REPORT_TIMEOUT_MS = 5 * 60_000;
const CANCELLED_REPORT_TIMEOUT_MS = 2000;
/** Opens the reporters of a task; they send nothing before there is something to report. */
function openGitHubReporters(task, context) {
    const { base, baseBranch, issueNumber, planText, planPath, hasCheck } = task;
    const { inputs, job, redactor, target, links, warn, ourLogin } = context;
    const options = { ...target, links, author: ourLogin, onWarning: warn, redact: redactor.redact };
    const publishCheck = createCheckPublisher({ ...options, plan: { text: planText, path: planPath } });
    const named = baseBranch ?? base;
    const isCommit = ids/* objectIdSchema */.kf.safeParse(named).success;
    const github = createGitHubNotifier({
        ...options,
        baseBranch: (isCommit ? undefined : named) ?? job.branch ?? job.defaultBranch ?? 'main',
        issueNumber,
        publishCheck: hasCheck ? publishCheck : undefined,
        dryRun: inputs.isDryRun,
    });
    return { github, issue: createIssueNotifier({ context, issueNumber, pullRequest: github.pullRequest }) };
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
/* harmony import */ var _domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95182);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);


/** Creates a function that turns failures into warnings, each text once. */
function createWarnOnFailure(warn) {
    const warned = new Set();
    return async (step) => {
        try {
            return await step();
        }
        catch (thrown) {
            const text = thrown instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GroundhogError */ .CX ? (0,_domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .renderError */ .v)(thrown) : (0,_domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toError */ .iT)(thrown).message;
            if (!warned.has(text))
                warn(text);
            warned.add(text);
            return undefined;
        }
    };
}


/***/ }),

/***/ 99974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ readInputs),
  A: () => (/* binding */ readToken)
});

// EXTERNAL MODULE: ../../node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(22825);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/paths/repository-path.js
var repository_path = __webpack_require__(84618);
// EXTERNAL MODULE: ./entry/settings/settings.js
var settings = __webpack_require__(45320);
;// CONCATENATED MODULE: ./entry/settings/routing-inputs.js




/** `run` works on one task, `sweep` on all that can be resumed, `fan-out` lists tasks for other jobs. */
const JOB_MODES = ['run', 'sweep', 'fan-out'];
const DEFAULT_TRIGGER_LABEL = 'groundhog';
/** Reads the inputs that choose what a job does. Throws ConfigurationError for an invalid value. */
function readRoutingInputs() {
    const mode = (0,settings/* parseChoice */.HU)((0,core/* getInput */.V4)('mode') || 'run', 'mode', JOB_MODES);
    return {
        mode,
        plan: readPlanInput(mode),
        task: findInput('task'),
        base: findInput('base'),
        command: findInput('command'),
        triggerLabel: findInput('trigger-label') ?? DEFAULT_TRIGGER_LABEL,
        allowedBots: readWords('allowed-bots').map(requireExactLogin),
        isContinued: (0,settings/* parseBoolean */.yG)((0,core/* getInput */.V4)('continue'), 'continue'),
        ciWorkflows: readWords('ci-workflows').map(requireWorkflowFile),
    };
}
/** Reads one path; for `sweep` and `fan-out` globs, which are checked where they are matched. */
function readPlanInput(mode) {
    const plan = (0,core/* getInput */.V4)('plan').replace(/^(\.\/)+/, '');
    if (mode !== 'run' || plan === '' || repository_path/* repositoryPathSchema */.T.safeParse(plan).success)
        return plan;
    throw new errors/* ConfigurationError */.j1('plan_not_found', { path: plan, where: 'the repository' });
}
function requireWorkflowFile(name) {
    const file = name.replace(/^\.github\/workflows\//, '');
    if (/^[\w.-]+\.ya?ml$/.test(file))
        return file;
    throw (0,settings/* toSettingError */.Oh)('ci-workflows', name, 'is no file of .github/workflows, such as test.yml');
}
function requireExactLogin(login) {
    if (!/[*?]/.test(login))
        return login;
    throw (0,settings/* toSettingError */.Oh)('allowed-bots', login, 'is no login: each bot is named in full, such as renovate[bot]');
}
/** Reads an input; undefined when it is empty. */
function findInput(name) {
    const text = (0,core/* getInput */.V4)(name);
    return text === '' ? undefined : text;
}
/** Reads an input as words separated by white space, which no name of a branch, login or workflow file contains. */
function readWords(name) {
    return (0,core/* getInput */.V4)(name).split(/\s+/).filter(Boolean);
}

// EXTERNAL MODULE: ./entry/settings/run-settings.js
var run_settings = __webpack_require__(18320);
;// CONCATENATED MODULE: ./entry/settings/inputs.js





/** Reads the token alone, so that it can be masked before anything else is read. */
function readToken() {
    return (0,core/* getInput */.V4)('github-token');
}
/** Reads the inputs. Throws ConfigurationError for an invalid value. */
function readInputs() {
    const token = readToken();
    if (token === '')
        throw new errors/* ConfigurationError */.j1('token_missing');
    const routing = readRoutingInputs();
    const given = readGiven();
    // Invalid values are refused before anything is fetched.
    (0,run_settings/* readRunSettings */.x)(given);
    return {
        ...routing,
        taskBranch: findInput('task-branch'),
        given,
        token,
        botLogin: findInput('bot-login'),
        isDryRun: (0,settings/* parseBoolean */.yG)((0,core/* getInput */.V4)('dry-run'), 'dry-run'),
        keepsLfsPointers: (0,settings/* parseBoolean */.yG)((0,core/* getInput */.V4)('lfs'), 'lfs'),
        hasCheckRun: (0,settings/* parseBoolean */.yG)((0,core/* getInput */.V4)('check-run') || 'true', 'check-run'),
    };
}
function readGiven() {
    return {
        agent: findInput('agent'),
        agents: findInput('agents'),
        agentCommand: findInput('agent-command'),
        provider: findInput('provider'),
        model: findInput('model'),
        baseUrl: findInput('base-url'),
        tools: findInput('tools'),
        onDenial: findInput('on-denial'),
        price: findInput('price'),
        judgeModel: findInput('judge-model'),
        judgeProvider: findInput('judge-provider'),
        judgePrice: findInput('judge-price'),
        judgeFallbackModel: findInput('judge-fallback-model'),
        judgeVotes: findInput('judge-votes'),
        onUnjudged: findInput('on-unjudged'),
        instruction: findInput('instruction'),
        attemptBudgetDefault: findInput('attempt-budget-default'),
        wallClockTimeoutSeconds: findInput('wall-clock-timeout-seconds'),
        claim: findInput('claim'),
        rescueSteps: findInput('rescue-steps'),
        maxIterations: findInput('max-iterations'),
        maxTokens: findInput('max-tokens'),
        maxCostUsd: findInput('max-cost-usd'),
        deadlineMinutes: findInput('deadline-minutes'),
        auditMinutes: findInput('audit-minutes'),
        materialize: findInput('materialize'),
        workspace: findInput('workspace'),
        isolation: findInput('isolation'),
        networkSetup: findInput('network-setup'),
        networkAgent: findInput('network-agent'),
        networkCriteria: findInput('network-criteria'),
        visiblePaths: findInput('visible-paths'),
        verifyIn: findInput('verify-in'),
        caches: findInput('caches'),
        stepMatch: findInput('step-match'),
        protectedBranches: readWords('protected-branches'),
        mask: readWords('mask'),
        fresh: (0,settings/* parseBoolean */.yG)((0,core/* getInput */.V4)('fresh'), 'fresh'),
        force: (0,settings/* parseBoolean */.yG)((0,core/* getInput */.V4)('force'), 'force'),
    };
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

/***/ 67974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ isOutcomeUnknown),
/* harmony export */   GD: () => (/* binding */ toCheckError),
/* harmony export */   K7: () => (/* binding */ findRateLimitWait),
/* harmony export */   Lg: () => (/* binding */ toGitHubError),
/* harmony export */   Ro: () => (/* binding */ hasStatus),
/* harmony export */   nX: () => (/* binding */ parseRequestFailure)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40669);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);


const answerSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    headers: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).catch({}),
    data: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().catch(undefined),
        errors: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).transform(({ message }) => message)]).catch(''))
            .catch([]),
    })
        .catch({ message: undefined, errors: [] }),
});
const failureSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), response: answerSchema.optional() });
/** Parses an error that the client threw for a request; undefined for other errors. */
function parseRequestFailure(thrown) {
    const parsed = failureSchema.safeParse(thrown);
    if (!parsed.success)
        return undefined;
    const { status, message, response } = parsed.data;
    const headers = {};
    for (const [name, value] of Object.entries(response?.headers ?? {}))
        headers[name.toLowerCase()] = String(value);
    return {
        status: response === undefined ? undefined : status,
        message: response?.data.message ?? message,
        details: (response?.data.errors ?? []).filter((detail) => detail !== ''),
        headers,
    };
}
/** Returns whether the request may have been executed although it failed: no answer, or a 5xx status. */
function isOutcomeUnknown(thrown) {
    const failure = parseRequestFailure(thrown);
    return failure !== undefined && (failure.status === undefined || failure.status >= 500);
}
/** Returns whether GitHub answered with this status. */
function hasStatus(thrown, status) {
    return parseRequestFailure(thrown)?.status === status;
}
const MIN_WAIT_MS = 1000;
const MAX_WAIT_MS = 15 * 60 * 1000;
const UNKNOWN_WAIT_MS = 60 * 1000;
/**
 * Returns the milliseconds to wait before a request that GitHub limited is repeated, between 1 s and 15 min; undefined
 * when it is not limited (GitHub, "Rate limits for the REST API"). The end of the limit is compared with the answer's own
 * date, since the clock of a runner may be wrong.
 */
function findRateLimitWait({ status, message, headers }) {
    if (status !== 403 && status !== 429)
        return undefined;
    const retryAfter = toNumber(headers['retry-after']);
    if (retryAfter !== undefined)
        return clamp(retryAfter * 1000);
    if (headers['x-ratelimit-remaining'] === '0') {
        const reset = toNumber(headers['x-ratelimit-reset']);
        const now = Date.parse(headers.date ?? '');
        // One second more, so that the limit is over when we ask.
        return reset === undefined || Number.isNaN(now) ? UNKNOWN_WAIT_MS : clamp(reset * 1000 - now + 1000);
    }
    return status === 429 || /\bsecondary rate limit\b/i.test(message) ? UNKNOWN_WAIT_MS : undefined;
}
function clamp(waitMs) {
    return Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, waitMs));
}
function toNumber(text) {
    return text !== undefined && /^\d+$/.test(text.trim()) ? Number(text) : undefined;
}
const MAX_MESSAGE_CHARS = 1000;
const FORBIDDEN = new Set([403, 404]);
/** Translates a failed request; the thrown error becomes the cause. Secrets are masked when the error is reported. */
function toGitHubError(thrown, context) {
    if (thrown instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_)
        return thrown;
    const { operation, permission } = context;
    const failure = parseRequestFailure(thrown);
    const whole = failure === undefined ? (0,_domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toError */ .iT)(thrown).message : [failure.message, ...failure.details].join('; ');
    const data = {
        operation,
        status: failure?.status,
        request_id: failure?.headers['x-github-request-id'],
        message: cutAfterWord(whole),
    };
    if (failure?.status === 401)
        return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_('token_rejected', data, { cause: thrown });
    const isForbidden = failure?.status !== undefined && FORBIDDEN.has(failure.status);
    return isForbidden
        ? new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_('github_forbidden', { ...data, permission }, { cause: thrown })
        : new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_('github_request_failed', data, { cause: thrown });
}
/** Translates as `toGitHubError`, but a rate limit is not taken for a missing permission: it may be over at the next try. */
function toCheckError(thrown, context) {
    const failure = parseRequestFailure(thrown);
    const error = toGitHubError(thrown, context);
    const isLimited = failure !== undefined && findRateLimitWait(failure) !== undefined;
    return isLimited ? new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_('github_request_failed', error.data, { cause: thrown }) : error;
}
/** Cuts a text between words: half of a secret would not be masked. */
function cutAfterWord(text) {
    if (text.length <= MAX_MESSAGE_CHARS)
        return text;
    return text.slice(0, MAX_MESSAGE_CHARS + 1).replace(/\s*\S*$/, '');
}


/***/ }),

/***/ 38395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ isSameText),
/* harmony export */   o: () => (/* binding */ createCommentKeeper)
/* harmony export */ });
/* harmony import */ var _client_request_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67974);

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
        if (!(0,_client_request_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .isOutcomeUnknown */ .B1)(error))
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
        if ((0,_client_request_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
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
        for (const { id, node_id: nodeId, html_url: url, body, user } of comments.sort((a, b) => a.id - b.id)) {
            if (user?.login.toLowerCase() !== author.toLowerCase() || body === undefined)
                continue;
            const oldest = ours.get(markerOf(body));
            if (oldest === undefined)
                ours.set(markerOf(body), { id, nodeId, url, body, duplicates: [] });
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
    return { id: data.id, nodeId: data.node_id, url: data.html_url, body, duplicates: [] };
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
    return (0,_client_request_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .toGitHubError */ .Lg)(error, { operation, permission: 'issues: write\n    pull-requests: write' });
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
        const labels = await listLabels(target, issueNumber);
        const ours = labels.filter((name) => _domain_decisions_task_label_js__WEBPACK_IMPORTED_MODULE_0__/* .TASK_LABELS */ .qZ.some((label) => label === name));
        for (const name of ours)
            if (name !== wanted)
                await removeLabel(target, issueNumber, name);
        if (ours.includes(wanted))
            return;
        await ensureLabel(target, wanted);
        await client.rest.issues.addLabels({ ...repository, issue_number: issueNumber, labels: [wanted] });
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

/***/ 95344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LG: () => (/* binding */ renderStatus),
/* harmony export */   uc: () => (/* binding */ renderStatusComment),
/* harmony export */   x: () => (/* binding */ renderIssueComment)
/* harmony export */ });
/* harmony import */ var _parts_criteria_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65700);
/* harmony import */ var _parts_failure_section_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42506);
/* harmony import */ var _parts_footer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30859);
/* harmony import */ var _parts_headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94588);
/* harmony import */ var _parts_status_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98327);
/* harmony import */ var _text_marker_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69909);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18964);
/* harmony import */ var _words_next_step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32155);
/* harmony import */ var _words_steering_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48112);
/* harmony import */ var _words_task_facts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88598);










const MAX_TABLE_CHARS = 45_000;
/** Renders the status of a task as the one comment that is kept current: at most 60,000 characters, its marker first. */
function renderStatusComment(view, links) {
    const marker = (0,_text_marker_js__WEBPACK_IMPORTED_MODULE_9__/* .renderMarker */ .B)({ lineage: view.record.lineage, kind: 'status' });
    return `${marker}\n${renderStatus(view, links, 'here')}\n\n${(0,_parts_footer_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFooter */ .u)(view, links)}\n`;
}
/** Renders the status of a task without marker and small print. */
function renderStatus(view, links, location) {
    const checkpoints = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_8__/* .listCheckpoints */ .Ep)(view);
    const sections = [
        `## Groundhog: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderCodeSpan */ .o9)(view.record.task_id, 63)}`,
        (0,_parts_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .renderHeadline */ .Lf)(view, checkpoints, location),
        (0,_words_steering_text_js__WEBPACK_IMPORTED_MODULE_7__/* .renderApproval */ .mv)(view, links),
        (0,_parts_status_table_js__WEBPACK_IMPORTED_MODULE_4__/* .renderProgressBar */ .hv)(checkpoints.filter(_words_task_facts_js__WEBPACK_IMPORTED_MODULE_8__/* .isDone */ .$L).length, checkpoints.length),
        (0,_parts_status_table_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCheckpoints */ .SC)(checkpoints, links, MAX_TABLE_CHARS),
        (0,_parts_criteria_table_js__WEBPACK_IMPORTED_MODULE_0__/* .renderUnjudgedList */ .Fx)(checkpoints),
        (0,_words_steering_text_js__WEBPACK_IMPORTED_MODULE_7__/* .renderSteering */ .Wz)(view),
        (0,_parts_status_table_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSpent */ .fA)(checkpoints),
    ];
    return sections.filter((section) => section !== undefined).join('\n\n');
}
/**
 * Renders the one comment on the issue that requested a task: status, next step and links. During a run only the pull
 * request is updated at each step. Without a pull request, the comment holds the failure that stopped the work.
 */
function renderIssueComment(view, links) {
    const checkpoints = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_8__/* .listCheckpoints */ .Ep)(view);
    const stuck = (0,_words_next_step_js__WEBPACK_IMPORTED_MODULE_6__/* .findStuckCheckpoint */ .So)(checkpoints);
    const isBusy = view.record.ending === null;
    const sections = [
        `### Groundhog: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderCodeSpan */ .o9)(view.record.task_id, 63)}`,
        isBusy ? (0,_parts_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .renderBusyHeadline */ .Gm)(view, 'here') : (0,_parts_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .renderHeadline */ .Lf)(view, checkpoints, 'here'),
        isBusy ? undefined : (0,_words_steering_text_js__WEBPACK_IMPORTED_MODULE_7__/* .renderApproval */ .mv)(view, links),
        isBusy ? undefined : (0,_parts_status_table_js__WEBPACK_IMPORTED_MODULE_4__/* .renderProgressBar */ .hv)(checkpoints.filter(_words_task_facts_js__WEBPACK_IMPORTED_MODULE_8__/* .isDone */ .$L).length, checkpoints.length),
        describeLocation(view, links),
        !isBusy && links.pullRequestUrl === undefined && stuck !== undefined
            ? (0,_parts_failure_section_js__WEBPACK_IMPORTED_MODULE_1__/* .renderFailureSection */ .CI)(stuck.attempts)
            : undefined,
        (0,_parts_footer_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFooter */ .u)(view, { ...links, pullRequestUrl: undefined }),
    ];
    const marker = (0,_text_marker_js__WEBPACK_IMPORTED_MODULE_9__/* .renderMarker */ .B)({ lineage: view.record.lineage, kind: 'issue' });
    return `${marker}\n${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}
function describeLocation({ record: { ending } }, { pullRequestUrl }) {
    if (pullRequestUrl !== undefined && ending === null)
        return `Progress, step by step: [pull request](${pullRequestUrl})`;
    if (pullRequestUrl !== undefined)
        return `Results and history: [pull request](${pullRequestUrl})`;
    return ending === null ? 'A draft pull request follows with the first checkpoint that lands.' : undefined;
}


/***/ }),

/***/ 65700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fx: () => (/* binding */ renderUnjudgedList),
/* harmony export */   dD: () => (/* binding */ renderUnjudged),
/* harmony export */   uM: () => (/* binding */ renderCriteriaTable)
/* harmony export */ });
/* harmony import */ var _domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24543);
/* harmony import */ var _domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50566);
/* harmony import */ var _text_fit_rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50064);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18964);
/* harmony import */ var _words_next_step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32155);
/* harmony import */ var _words_outcome_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29373);
/* harmony import */ var _words_task_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88598);








const COLUMNS = [
    { title: '#', isNumber: true },
    { title: 'Outcome', isWhole: true },
    { title: 'Kind' },
    { title: 'Criterion' },
    { title: 'Observed' },
    { title: 'Time', isNumber: true },
];
const MAX_LIST_CHARS = 4000;
/**
 * Renders the result of each criterion, in the plan's order. A criterion that held in the `baseline`, on the clean tree, is
 * marked, since it proves nothing about the work.
 */
function renderCriteriaTable(runs, baseline, maxChars) {
    const held = new Set(runs === baseline ? [] : (0,_domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .findVacuous */ .IL)(baseline).map(toKey));
    const rows = runs.map((run, index) => [
        String(index + 1),
        (0,_words_outcome_text_js__WEBPACK_IMPORTED_MODULE_4__/* .describeCriterionOutcome */ .fh)(run.outcome),
        run.guard === true ? `${run.criterion.kind} (guard)` : run.criterion.kind,
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCodeCell */ .Qj)((0,_domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_6__/* .describeCriterion */ .N)(run.criterion), 200),
        `${run.detail.trim() === '' ? _text_fit_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .BLANK */ .Z4 : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCodeCell */ .Qj)(run.detail, 160)}${held.has(toKey(run)) ? ', held before any work' : ''}`,
        run.outcome === 'unjudged' || run.duration_ms === 0 ? _text_fit_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .BLANK */ .Z4 : (0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(run.duration_ms),
    ]);
    const [firstFailed] = (0,_domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .findFailed */ .bq)(runs);
    return (0,_text_fit_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .renderTable */ .bo)(COLUMNS, rows, { maxChars, focus: firstFailed === undefined ? 0 : runs.indexOf(firstFailed) });
}
function toKey({ criterion }) {
    return JSON.stringify(criterion);
}
/** Renders the number of unjudged statements of a done checkpoint, and their command; undefined when there are none. */
function renderUnjudged(checkpoint) {
    const count = countUnjudged(checkpoint);
    if (count === 0 || checkpoint.run?.outcome !== 'success')
        return undefined;
    const approve = (0,_words_next_step_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCommand */ .CB)(`approve ${(0,_words_next_step_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteName */ .AB)(checkpoint.id)}`);
    return `👀 **Not judged:** ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlural */ .yk)(count, 'statement')}. If you agree, comment: ${approve}`;
}
/** Renders the list of done checkpoints with unjudged statements; undefined when there are none. */
function renderUnjudgedList(checkpoints) {
    const items = checkpoints
        .filter((checkpoint) => checkpoint.run?.outcome === 'success' && countUnjudged(checkpoint) > 0)
        .map((checkpoint) => `checkpoint ${checkpoint.position} ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCodeSpan */ .o9)(checkpoint.id, 60)}, ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlural */ .yk)(countUnjudged(checkpoint), 'statement')}: ${(0,_words_next_step_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCommand */ .CB)(`approve ${(0,_words_next_step_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteName */ .AB)(checkpoint.id)}`)}`);
    if (items.length === 0)
        return undefined;
    return `👀 **Not judged**, since no machine can. If you agree, comment:\n\n${(0,_text_fit_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .renderBulletList */ .Fm)(items, MAX_LIST_CHARS)}`;
}
function countUnjudged(checkpoint) {
    return (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .findLatestCriteria */ .Oq)(checkpoint).filter(({ outcome }) => outcome === 'unjudged').length;
}


/***/ }),

/***/ 30859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ renderIsolation),
/* harmony export */   u: () => (/* binding */ renderFooter)
/* harmony export */ });
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18964);

/** Renders the small print of every comment: links, the command for the full record, and missing isolation. */
function renderFooter(view, links) {
    const parts = [
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSourceLinks */ .lO)(links),
        `Full record: \`groundhog chronicle --task ${view.record.task_id} --remote origin\``,
        renderIsolation(view),
    ];
    return `<sub>${parts.filter((part) => part !== undefined).join(' · ')}</sub>`;
}
/** Renders how the agent was isolated, or a warning that it was not. */
function renderIsolation({ record: { isolation, isolation_detail } }) {
    if (isolation === 'sandbox')
        return `Isolated: ${isolation_detail === null ? 'yes' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCodeSpan */ .o9)(isolation_detail)}`;
    return 'Isolation: **none**. The agent and the criteria ran with the rights of the job itself.';
}


/***/ }),

/***/ 94588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gm: () => (/* binding */ renderBusyHeadline),
/* harmony export */   Lf: () => (/* binding */ renderHeadline),
/* harmony export */   il: () => (/* binding */ renderEnding)
/* harmony export */ });
/* harmony import */ var _domain_decisions_attempt_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23817);
/* harmony import */ var _domain_decisions_run_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18516);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18964);
/* harmony import */ var _text_wrap_lines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53137);
/* harmony import */ var _words_next_step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32155);
/* harmony import */ var _words_outcome_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29373);
/* harmony import */ var _words_task_facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88598);
/* harmony import */ var _words_task_status_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45343);









const MAX_REASON_BYTES = 3000;
const MAX_END_BYTES = 60_000;
/** Renders the status of a task and the next step as an alert of GitHub markdown. */
function renderHeadline(view, checkpoints, location) {
    const status = (0,_words_task_status_js__WEBPACK_IMPORTED_MODULE_7__/* .describeTaskStatus */ .J)(view);
    if (status === undefined) {
        const warnings = [...view.record.budget_warnings.map(_domain_decisions_run_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .describeWarning */ .U9), ...listNearBudget(checkpoints)];
        const parts = [renderCurrent(view, checkpoints), ...warnings, renderSteer(location)];
        return renderAlert(warnings.length > 0 ? 'WARNING' : 'NOTE', parts);
    }
    const { advice, commands } = (0,_words_next_step_js__WEBPACK_IMPORTED_MODULE_4__/* .findNextStep */ .L$)(status, checkpoints);
    const channel = commands.length === 0 ? '.' : ` ${renderChannel(location)}:\n\n${(0,_words_next_step_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCommands */ .vA)(commands)}`;
    const parts = [renderMeaning(status, checkpoints), `**Next:** ${advice}${channel}`];
    return renderAlert((0,_words_outcome_text_js__WEBPACK_IMPORTED_MODULE_5__/* .alertOf */ .GU)((0,_words_task_status_js__WEBPACK_IMPORTED_MODULE_7__/* .endingOf */ .z)(status.kind)), parts);
}
/** Renders the headline of a running task for a comment that is not updated at each step. */
function renderBusyHeadline(view, location) {
    return renderAlert('NOTE', [renderRequested(view) ?? '**At work.**', renderSteer(location)]);
}
/** Renders the ending of a run without a record; the reason is untrusted. */
function renderEnding(ending, reason) {
    return renderAlert((0,_words_outcome_text_js__WEBPACK_IMPORTED_MODULE_5__/* .alertOf */ .GU)(ending), [
        emphasise((0,_words_outcome_text_js__WEBPACK_IMPORTED_MODULE_5__/* .describeEnding */ .be)(ending)),
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTextBlock */ .F3)((0,_text_wrap_lines_js__WEBPACK_IMPORTED_MODULE_8__/* .wrapLines */ .M)(reason), MAX_END_BYTES),
    ]);
}
/** Renders paragraphs as an alert of GitHub markdown. */
function renderAlert(kind, paragraphs) {
    const lines = [`[!${kind}]`, ...paragraphs.join('\n\n').split('\n')];
    return lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
}
function renderSteer(location) {
    return `**Steer it** ${renderChannel(location)}:\n\n${(0,_words_next_step_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCommands */ .vA)(_words_next_step_js__WEBPACK_IMPORTED_MODULE_4__/* .RUNNING_COMMANDS */ .zo)}`;
}
function renderChannel(location) {
    const input = "the workflow's input `command`";
    return location === undefined ? `with ${input}` : `by a comment ${location} (or ${input})`;
}
/** Renders the meaning of a status and its reason. */
function renderMeaning({ kind, meaning, reason }, checkpoints) {
    const stuck = kind === 'blocked' ? (0,_words_next_step_js__WEBPACK_IMPORTED_MODULE_4__/* .findStuckCheckpoint */ .So)(checkpoints) : undefined;
    if (stuck !== undefined) {
        const why = stuck.run?.reason ?? '';
        return `**Blocked** at checkpoint ${stuck.position} ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCodeSpan */ .o9)(stuck.id, 60)}: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCodeSpan */ .o9)(why, 400)}`;
    }
    return `${emphasise(meaning)}${renderReason(reason)}`;
}
function emphasise(meaning) {
    return meaning.replace(/^[^:.]+[:.]?/, '**$&**');
}
/** Renders a reason; several lines stay lines, since they may have to be copied. */
function renderReason(reason) {
    if (reason === null || reason.trim() === '')
        return '';
    return reason.includes('\n')
        ? `\n\n${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTextBlock */ .F3)((0,_text_wrap_lines_js__WEBPACK_IMPORTED_MODULE_8__/* .wrapLines */ .M)(reason), MAX_REASON_BYTES)}`
        : ` ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCodeSpan */ .o9)(reason, 400)}`;
}
/** Renders the abort or pause that was requested of a running task; undefined without one. */
function renderRequested({ record: { aborted, pause } }) {
    if (aborted !== null)
        return `**The task was aborted** by ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCodeSpan */ .o9)(aborted.by, 60)}: the run at work is stopped.`;
    if (pause !== null)
        return `**A pause was requested** by ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCodeSpan */ .o9)(pause.by, 60)}: the run ends before its next step.`;
    return undefined;
}
function renderCurrent(view, checkpoints) {
    return renderRequested(view) ?? renderAttempt(checkpoints);
}
/** Lists a warning for the current checkpoint when few of its attempts are left. */
function listNearBudget(checkpoints) {
    const next = checkpoints.find((checkpoint) => !(0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .isDone */ .$L)(checkpoint));
    const max = next?.run?.attempt_budget;
    if (next === undefined || max === undefined)
        return [];
    const used = countCurrent(next);
    if (!(0,_domain_decisions_attempt_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .isNearLimit */ .AE)({ used, max }))
        return [];
    return [(0,_domain_decisions_attempt_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .describeNearLimit */ .H$)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCodeSpan */ .o9)(next.id, 60), { limit: 'attempt_budget', used, max })];
}
/** Returns the number of the current or next attempt under the present budget. */
function countCurrent(checkpoint) {
    return (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .countStarted */ .$H)(checkpoint) + (checkpoint.attempts.at(-1)?.outcome === 'running' ? 0 : 1);
}
function renderAttempt(checkpoints) {
    const next = checkpoints.find((checkpoint) => !(0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .isDone */ .$L)(checkpoint));
    if (next === undefined)
        return '**All checkpoints are done;** the run is about to end.';
    const last = next.attempts.at(-1);
    const name = `checkpoint ${next.position} ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCodeSpan */ .o9)(next.id, 60)}`;
    const isRunning = last?.outcome === 'running';
    const count = countCurrent(next);
    const attempt = `attempt ${count} of ${next.run?.attempt_budget ?? count}`;
    return `**At work** on ${name}, ${attempt}${isRunning ? `, since ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatInstant */ .r4)(last.started_at)}` : ''}.`;
}


/***/ }),

/***/ 98327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SC: () => (/* binding */ renderCheckpoints),
/* harmony export */   fA: () => (/* binding */ renderSpent),
/* harmony export */   hv: () => (/* binding */ renderProgressBar)
/* harmony export */ });
/* harmony import */ var _text_fit_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50064);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18964);
/* harmony import */ var _words_outcome_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29373);
/* harmony import */ var _words_task_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88598);
/* harmony import */ var _failure_section_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42506);






const BAR_BLOCKS = 20;
const MAX_OPEN_ROWS = 25;
const NEAR_ROWS = 3;
const COLUMNS = [
    { title: '#', isNumber: true },
    { title: 'Checkpoint' },
    { title: 'Status' },
    { title: 'Attempts', isWhole: true },
    { title: 'Time', isNumber: true },
    { title: 'Cost', isNumber: true },
    { title: 'Commit' },
];
/** Renders the share of done checkpoints as a bar of text blocks with the numbers. Full only when all are done. */
function renderProgressBar(done, total) {
    const filled = total === 0 ? 0 : Math.floor((done / total) * BAR_BLOCKS);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_BLOCKS - filled)}`;
    return `${bar} ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(done)} of ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlural */ .yk)(total, 'checkpoint')} done`;
}
/** Renders the table of all checkpoints; a long one is folded, below the rows around the current checkpoint. */
function renderCheckpoints(checkpoints, links, maxChars) {
    const whole = renderStatusTable(checkpoints, links, maxChars);
    if (checkpoints.length <= MAX_OPEN_ROWS)
        return whole;
    const folded = (0,_failure_section_js__WEBPACK_IMPORTED_MODULE_4__/* .renderFolded */ .jq)(`All ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlural */ .yk)(checkpoints.length, 'checkpoint')}`, whole);
    const focus = checkpoints.findIndex((checkpoint) => !(0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .isDone */ .$L)(checkpoint));
    if (focus === -1)
        return folded;
    const near = checkpoints.slice(Math.max(0, focus - NEAR_ROWS), focus + NEAR_ROWS + 1);
    return `${renderStatusTable(near, links, maxChars)}\n\n${folded}`;
}
/** Renders one row for each checkpoint; when not all fit, those around the first open one are kept. */
function renderStatusTable(checkpoints, links, maxChars) {
    const rows = checkpoints.map((checkpoint) => {
        const commit = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .findLandedCommit */ .Rl)(checkpoint);
        return [
            String(checkpoint.position),
            (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCodeCell */ .Qj)(checkpoint.id, 60),
            `${(0,_words_outcome_text_js__WEBPACK_IMPORTED_MODULE_2__/* .markCheckpoint */ .yd)(checkpoint)} ${(0,_words_outcome_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeCheckpoint */ .QK)(checkpoint)}`,
            renderAttemptCount(checkpoint),
            (0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTotal */ .Ej)(checkpoint.attempts),
            (0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCost */ .BD)((0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .sumUsage */ .iJ)(checkpoint.attempts)),
            commit === null ? _text_fit_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .BLANK */ .Z4 : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCommitLink */ .IF)(links, commit),
        ];
    });
    const focus = checkpoints.findIndex((checkpoint) => !(0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .isDone */ .$L)(checkpoint));
    return (0,_text_fit_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTable */ .bo)(COLUMNS, rows, { maxChars, focus });
}
/** Renders attempts, turns, tokens and cost so far in one line. */
function renderSpent(checkpoints) {
    const attempts = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .listAttempts */ .NN)(checkpoints);
    const usage = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .sumUsage */ .iJ)(attempts);
    const parts = [(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlural */ .yk)(attempts.length, 'attempt')];
    if (usage.turns !== null)
        parts.push((0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlural */ .yk)(usage.turns, 'turn'));
    if (usage.input_tokens !== null)
        parts.push(`${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlural */ .yk)(usage.input_tokens, 'input token')}${toCached(usage)}`);
    if (usage.output_tokens !== null)
        parts.push(`${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlural */ .yk)(usage.output_tokens, 'output token')}`);
    if (usage.cost_usd !== null)
        parts.push((0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCost */ .BD)(usage));
    return `Spent: ${parts.join(', ')}.`;
}
/** Renders the counted attempts and their limit; interrupted ones and those before a new budget or definition do not count. */
function renderAttemptCount(checkpoint) {
    const { attempts, run } = checkpoint;
    if (attempts.length === 0)
        return _text_fit_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .BLANK */ .Z4;
    const counted = (0,_words_task_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .countStarted */ .$H)(checkpoint);
    const others = attempts.length - counted;
    return `${counted} of ${run?.attempt_budget ?? counted}${others === 0 ? '' : `, ${others} not counted`}`;
}
function toCached({ cached_input_tokens: cached }) {
    return cached === undefined || cached === null ? '' : ` (${cached} of them from a cache)`;
}


/***/ }),

/***/ 32458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ renderTestsTables)
/* harmony export */ });
/* harmony import */ var _domain_attempt_describe_test_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81625);
/* harmony import */ var _text_fit_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50064);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18964);




const COLUMNS = [
    { title: 'Test' },
    { title: 'Base', isWhole: true },
    { title: 'Now', isWhole: true },
    { title: 'Why listed' },
    { title: 'File' },
];
/** Renders the tests of each criterion that has any to list, at the base and now; undefined where there are none. */
function renderTestsTables(runs, maxChars) {
    const listed = runs.flatMap(({ tests }, index) => (tests === undefined ? [] : [{ tests, position: index + 1 }]));
    if (listed.length === 0)
        return undefined;
    const each = Math.floor(maxChars / listed.length);
    return listed.map(({ tests, position }) => renderTests(tests, position, each)).join('\n\n');
}
function renderTests({ base, now, rows, left_out }, position, maxChars) {
    const counts = [
        ...(base === null ? [] : [`base ${describeCounts(base)}`]),
        now === null ? 'no report' : `now ${describeCounts(now)}`,
    ];
    const title = `Tests of criterion ${position}: ${counts.join('; ')}.`;
    if (rows.length === 0)
        return title;
    const cells = rows.map((row) => [
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCodeCell */ .Qj)(row.name, 160),
        markOutcome(row.base),
        markOutcome(row.now),
        notes[row.note],
        row.path === null ? _text_fit_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .BLANK */ .Z4 : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCodeCell */ .Qj)(`${row.path}:${row.line ?? 1}`, 120),
    ]);
    const more = left_out > 0 ? `\n\n${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlural */ .yk)(left_out, 'more test')} not kept in the record.` : '';
    return `${title}\n\n${(0,_text_fit_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTable */ .bo)(COLUMNS, cells, { maxChars: Math.max(1000, maxChars - 200) })}${more}`;
}
function describeCounts({ passed, failed, skipped }) {
    return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
const notes = {
    required: 'the plan demands it',
    lost: 'passed at the base',
    failed: 'new, and fails',
    allowed: 'the plan allows it',
    flaky: 'flaky: passed when run again',
    fixed: 'the plan demands it',
};
const marks = {
    passed: '✅',
    failed: '❌',
    skipped: '⏭️',
    missing: '🕳️',
    unknown: '❔',
};
function markOutcome(outcome) {
    return `${marks[outcome]} ${(0,_domain_attempt_describe_test_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .describeTestOutcome */ .Ir)(outcome)}`;
}


/***/ }),

/***/ 69909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderMarker)
/* harmony export */ });
/** Renders the first line of a comment, an HTML comment; equal markers have equal lines. */
function renderMarker(marker) {
    return `<!-- groundhog:1:${encode(marker.lineage)}:${marker.kind}:${encode(toSubject(marker))} -->`;
}
function toSubject({ kind, checkpointId = '', questionId }) {
    if (kind === 'checkpoint')
        return checkpointId;
    return kind === 'answer' && questionId !== undefined ? String(questionId) : '';
}
// A hyphen or "!" could end the HTML comment early.
function encode(text) {
    return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).replace(/[-!]/g, (character) => character === '-' ? '%2D' : '%21');
}


/***/ }),

/***/ 53137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ wrapLines)
/* harmony export */ });
/** The columns of a code block that GitHub shows on every page without scrolling. */
const MAX_COLUMNS = 88;
const MAX_INDENT = 20;
/** Wraps long lines at spaces for a code block. Nothing is left out. */
function wrapLines(text) {
    return text
        .split('\n')
        .flatMap((line) => wrapLine(line))
        .join('\n');
}
/** Wraps a line; the following lines are indented. A word is never broken: it may have to be copied. */
function wrapLine(line) {
    const start = /^ */.exec(line)?.[0].length ?? 0;
    const indent = ' '.repeat(Math.min(start, MAX_INDENT) + 2);
    const lines = [];
    let from = 0;
    const roomAt = () => (from === 0 ? MAX_COLUMNS : MAX_COLUMNS - indent.length);
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

/***/ 32155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   CB: () => (/* binding */ renderCommand),
/* harmony export */   L$: () => (/* binding */ findNextStep),
/* harmony export */   So: () => (/* binding */ findStuckCheckpoint),
/* harmony export */   vA: () => (/* binding */ renderCommands),
/* harmony export */   zo: () => (/* binding */ RUNNING_COMMANDS)
/* harmony export */ });
/* harmony import */ var _domain_assert_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71996);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18964);
/* harmony import */ var _task_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88598);



const RUN = { text: 'run', effect: 'resume where it stopped' };
const HINT = { text: 'hint <text>', effect: 'tell the next attempts something' };
const ABORT = { text: 'abort', effect: 'give the task up; nothing is deleted' };
const RETRY_ALL = { text: 'retry', effect: 'reopen it' };
/** The commands for a running task. */
const RUNNING_COMMANDS = [
    { text: 'pause', effect: 'end before the next step, to resume later' },
    HINT,
    ABORT,
];
/** Finds the next step for a status, for a reader on GitHub. */
function findNextStep(status, checkpoints) {
    const { kind } = status;
    switch (kind) {
        case 'passed':
        case 'approved':
            return { advice: 'review the commits and merge the pull request', commands: [] };
        case 'nothing_to_do':
            return { advice: 'nothing. To ask for more, change the plan', commands: [] };
        case 'blocked':
            return findStepWhenBlocked(checkpoints);
        case 'aborted':
            return { advice: 'if you want it after all, reopen it', commands: [RETRY_ALL] };
        case 'paused':
            return { advice: `${renderResumers(status)}start it again when you like`, commands: [RUN, HINT, ABORT] };
        case 'open_again':
            return { advice: `${renderResumers(status)}start it again`, commands: [RUN] };
        case 'awaits_approval':
            return { advice: 'look at the commits, then approve them', commands: [] };
        case 'refused':
            return { advice: 'fix what is named above, then start it again', commands: [RUN] };
        case 'conflict':
            return {
                advice: 'look at the task branch. Where our commits are gone from it, restore them; then, or with commits on top of ours, start it again',
                commands: [RUN],
            };
        case 'infra_error':
            return { advice: `${renderResumers(status)}start it again once that is fixed`, commands: [RUN] };
        default:
            return (0,_domain_assert_never_js__WEBPACK_IMPORTED_MODULE_2__/* .assertNever */ .x)(kind);
    }
}
/** Renders commands as a list with their effects. */
function renderCommands(commands) {
    return commands.map(({ text, effect }) => `- ${renderCommand(text)} – ${effect}`).join('\n');
}
/** Renders a command as a code span. */
function renderCommand(text) {
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCodeSpan */ .o9)(`/groundhog ${text}`, 300);
}
/** Quotes the name of a checkpoint for a command when it has spaces. */
function quoteName(id) {
    return /\s/.test(id) ? `"${id}"` : id;
}
/** Finds the first abandoned or blocked checkpoint; undefined when there is none. */
function findStuckCheckpoint(checkpoints) {
    return checkpoints.find((each) => !(0,_task_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .isDone */ .$L)(each) && (each.run?.outcome === 'abandoned' || each.run?.outcome === 'blocked'));
}
/** Renders what resumes the task by itself; whether the workflow has it is not in the record, so both cases are named. */
function renderResumers({ resumedBy }) {
    if (resumedBy.length === 0)
        return '';
    const names = resumedBy.map((name) => (name === 'continue' ? '`continue: true`' : 'a scheduled sweep'));
    return `with ${names.join(' or ')} in the workflow it resumes by itself; otherwise `;
}
function findStepWhenBlocked(checkpoints) {
    const stuck = findStuckCheckpoint(checkpoints);
    if (stuck === undefined)
        return { advice: 'fix what is named above, then start it again', commands: [RUN] };
    return {
        advice: 'read its failure report, then change the plan or decide',
        commands: [
            { text: `retry ${quoteName(stuck.id)}`, effect: 'try again with a fresh budget' },
            { ...HINT, effect: 'tell the next attempts something; then give the retry, too' },
            { text: `skip ${quoteName(stuck.id)} <reason>`, effect: 'continue without it' },
        ],
    };
}


/***/ })

};
