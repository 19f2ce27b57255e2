export const id = 4824;
export const ids = [4824];
export const modules = {

/***/ 81625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ir: () => (/* binding */ describeTestOutcome),
/* harmony export */   h8: () => (/* binding */ renderBadRows),
/* harmony export */   mg: () => (/* binding */ findBadRows)
/* harmony export */ });
/* harmony import */ var _assert_never_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71996);

/** Returns the rows of tests that keep a criterion from holding. */
function findBadRows({ tests, outcome }) {
    if (tests === undefined || outcome !== 'failed')
        return [];
    return tests.rows.filter(({ note }) => note === 'lost' || note === 'failed' || note === 'required');
}
/** Renders an outcome as a word for people. */
function describeTestOutcome(outcome) {
    switch (outcome) {
        case 'passed':
        case 'failed':
        case 'skipped':
        case 'missing':
            return outcome;
        case 'unknown':
            return 'not known';
        default:
            return (0,_assert_never_js__WEBPACK_IMPORTED_MODULE_0__/* .assertNever */ .x)(outcome);
    }
}
/** Renders the tests that keep a criterion from holding: name, outcomes, place and message of each. */
function renderBadRows(run) {
    const rows = findBadRows(run);
    const left = run.tests?.left_out ?? 0;
    const lines = rows.map(({ name, base, now, path, line, message }) => {
        const place = path === null ? '' : `, at ${path}:${line ?? 1}`;
        const title = `- ${name} (base: ${describeTestOutcome(base)}, now: ${describeTestOutcome(now)}${place})`;
        return message === '' ? title : `${title}\n${indent(message)}`;
    });
    return [...lines, ...(rows.length > 0 && left > 0 ? [`- and up to ${left} more`] : [])].join('\n');
}
function indent(text) {
    return text
        .split('\n')
        .map((line) => `    ${line}`)
        .join('\n');
}


/***/ }),

/***/ 30202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ openFailureLines),
/* harmony export */   XT: () => (/* binding */ findMissingCause),
/* harmony export */   _: () => (/* binding */ describeRow),
/* harmony export */   d0: () => (/* binding */ findTellingLine),
/* harmony export */   mz: () => (/* binding */ renderTelling)
/* harmony export */ });
/* unused harmony export rateLine */
/* harmony import */ var _text_message_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77493);
/* harmony import */ var _text_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36689);
/* harmony import */ var _describe_test_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81625);



const HEAD_CHARACTERS = 1024;
const TAIL_CHARACTERS = 3 * 1024;
const MAX_LINES = 40;
const MAX_LINE_CHARACTERS = 300;
/** The lines after one that looks like a failure, which often hold its message. */
const LINES_AFTER = 2;
const ESCAPE = '\u001b';
const CERTAIN = /\b(?:FAIL(?:ED|URES?)?|ERRORS?|FATAL|PANIC)\b|^\s*not ok\b|[✗✘✕✖×❌]|\w(?:Error|Exception)\b|\bpanicked\b|\berror(?: \w+|\[\w+\])?:|\bfatal:|^Traceback\b|\.go:\d+:\d+: /;
const LIKELY = /\b(?:fail(?:s|ed|ure|ures|ing)?|errors?|exceptions?|fatal|panic|assert(?:ion)?|expected|not ok|segmentation fault|undefined reference|cannot|could not|unable to|no such file|permission denied|timed? ?out)\b/i;
const PASSED = /^\s*(?:[✓✔√]|ok\b|pass(?:ed)?\b|-+ pass\b|\[\s*ok)|\bPASS(?:ED)?\b|\.\.\. ok$|\b(?:0|no) (?:fail|error)|\b(?:fail\w*|errors?)\s*[:= ]\s*0\b/i;
const HINT = new RegExp(`${CERTAIN.source}|${LIKELY.source}`, 'i');
const SOME_FAILED = /\b[1-9]\d* (?:(?:test|spec|suite|example|check|case|file|problem)\w* )?(?:fail|error)|\b(?:fail\w*|errors?)\s*[:=]\s*[1-9]|^# fail [1-9]/i;
// Why: docs/decisions/0119-telling-output-by-rule.md
/** Returns how surely a line of output is about a failure: 2 for certain, 1 for likely, 0 for not at all. */
function rateLine(line) {
    if (PASSED.test(line) && !SOME_FAILED.test(line))
        return 0;
    if (CERTAIN.test(line))
        return 2;
    return LIKELY.test(line) || SOME_FAILED.test(line) ? 1 : 0;
}
/** Opens a collection of such lines. */
function openFailureLines() {
    const kept = { 1: [], 2: [] };
    let at = 0;
    let after = { rate: 1, left: 0 };
    return {
        add(text) {
            at += 1;
            if (kept[2].length >= MAX_LINES)
                return;
            const start = text.slice(0, 2 * MAX_LINE_CHARACTERS);
            // The code of a colour would be one word with what follows it.
            const words = start.includes(ESCAPE) ? (0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlainText */ .bo)(start) : start;
            if (after.left === 0 && !HINT.test(words))
                return;
            const line = (0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlainText */ .bo)(words).trimEnd().slice(0, MAX_LINE_CHARACTERS);
            const rate = rateLine(line);
            // What follows a certain failure is its message, also where it looks like another one.
            if (rate !== 0 && (rate >= after.rate || after.left === 0))
                after = { rate, left: LINES_AFTER + 1 };
            if (after.left === 0)
                return;
            after = { ...after, left: after.left - 1 };
            const list = kept[after.rate];
            if (line.trim() !== '' && list.length < MAX_LINES)
                list.push({ at, line });
        },
        list: () => [...kept[2], ...kept[1].slice(0, MAX_LINES - kept[2].length)].sort((a, b) => a.at - b.at).map(({ line }) => line),
    };
}
/**
 * Renders the output of a failed criterion in at most `maxCharacters`: its first 1 KiB, the lines that look like failures
 * and its last 3 KiB, less where there is less room. A short output is rendered whole.
 */
function renderTelling(run, maxCharacters) {
    const output = (0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlainText */ .bo)(run.output).trimEnd();
    if (output.length <= Math.min(maxCharacters, HEAD_CHARACTERS + TAIL_CHARACTERS))
        return output;
    const share = Math.min(1, maxCharacters / (HEAD_CHARACTERS + 2 * TAIL_CHARACTERS));
    const head = output.slice(0, Math.floor(HEAD_CHARACTERS * share));
    const tail = output.slice(output.length - Math.floor(TAIL_CHARACTERS * share));
    const lines = listFailureLines(run).filter((line) => !head.includes(line) && !tail.includes(line));
    const shown = keepLines(lines, Math.floor(TAIL_CHARACTERS * share) - 100);
    const middle = shown === '' ? '[…]' : `[… lines between that look like failures:]\n${shown}\n[…]`;
    return `${head}\n${middle}\n${tail}`;
}
/** The lines by which Go begins and ends a test, and which say nothing of why it fails. */
const FRAME_OF_GO = /^\s*(?:=== (?:RUN|PAUSE|CONT|NAME)|--- FAIL:) /;
/** Describes a test that fails by its name and the line of its message that says why. */
function describeRow({ name, message }) {
    const whole = message.trim().split('\n');
    const told = whole.filter((line) => line.trim() !== '' && !FRAME_OF_GO.test(line));
    const lines = (told.length === 0 ? whole : told).map((line) => line.trim());
    return `${name}: ${(0,_text_message_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findMessageLine */ .j)(lines) ?? lines[0] ?? ''}`.slice(0, MAX_LINE_CHARACTERS);
}
/** Returns the line that says most about why a criterion failed; its detail when nothing was printed. */
function findTellingLine(run) {
    const rows = (0,_describe_test_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .findBadRows */ .mg)(run);
    const row = rows.find(({ message }) => message.trim() !== '');
    if (row !== undefined)
        return describeRow(row);
    const lines = listFailureLines(run);
    if (rows.length > 0)
        return ((0,_text_message_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findMessageLine */ .j)(lines) ?? run.detail).slice(0, MAX_LINE_CHARACTERS);
    const rated = (0,_text_message_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findMessageLine */ .j)(lines) ?? lines.find((line) => rateLine(line) === 2) ?? lines.find((line) => rateLine(line) === 1);
    const last = (0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlainText */ .bo)(run.output).trimEnd().split('\n').at(-1)?.trim();
    return (rated?.trim() ?? (last || run.detail)).slice(0, MAX_LINE_CHARACTERS);
}
/**
 * Finds the message by which a program says why tests are missing, such as that of a file that cannot be loaded; undefined
 * where no test is missing, or no line is such a message. Untrusted.
 */
function findMissingCause(run) {
    const rows = (0,_describe_test_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .findBadRows */ .mg)(run);
    if (!rows.some(({ now }) => now === 'missing'))
        return undefined;
    const messages = rows.flatMap(({ message }) => message.split('\n'));
    return ((0,_text_message_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findMessageLine */ .j)(messages) ?? (0,_text_message_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findMessageLine */ .j)(listFailureLines(run)))?.slice(0, MAX_LINE_CHARACTERS);
}
function listFailureLines({ output, failure_lines }) {
    if (failure_lines !== undefined)
        return failure_lines;
    const lines = openFailureLines();
    for (const line of output.split('\n'))
        lines.add(line);
    return lines.list();
}
function keepLines(lines, maxCharacters) {
    let room = maxCharacters;
    const kept = lines.filter((line) => {
        room -= line.length + 1;
        return room >= 0;
    });
    return kept.join('\n');
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

/***/ 50566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ labelCriterion),
/* harmony export */   N: () => (/* binding */ describeCriterion)
/* harmony export */ });
/* harmony import */ var _assert_never_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71996);
/* harmony import */ var _text_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36689);


/** Renders the demand of a criterion without its kind: untrusted text of the plan. */
function describeCriterion(criterion) {
    switch (criterion.kind) {
        case 'command':
            return criterion.expect_exit === 0
                ? criterion.command.trimEnd()
                : `${criterion.command.trimEnd()} (expects exit ${criterion.expect_exit})`;
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
            return (0,_assert_never_js__WEBPACK_IMPORTED_MODULE_1__/* .assertNever */ .x)(criterion);
    }
}
const MAX_LABEL_CHARACTERS = 160;
/** Renders a criterion on one line of bounded length: its kind and its condition. */
function labelCriterion(criterion) {
    const characters = [...(0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(describeCriterion(criterion))];
    const isShort = characters.length <= MAX_LABEL_CHARACTERS;
    const line = isShort ? characters.join('') : `${characters.slice(0, MAX_LABEL_CHARACTERS - 1).join('')}…`;
    return `${criterion.kind} criterion: ${line}`;
}
function describeTests({ command, report, must_pass, regressions }) {
    const demands = [
        `report ${report}`,
        ...(must_pass === undefined ? [] : [`must pass: ${must_pass.join(', ')}`]),
        ...(regressions === 'none' ? [] : [`regressions: ${regressions}`]),
    ];
    return `${command.trimEnd()} (${demands.join('; ')})`;
}


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

/***/ 77493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ findMessageLine)
/* harmony export */ });
/** Lines that a program prints around its message: frames of a stack, carets, the end of npm and Node.js, and what pip says of its children. */
const NOISE = /^(?:at .+|\^[\s^~]*|~+|[-=_*#.]{3,}|Node\.js v\d.*|npm (?:ERR!|error|warn|notice).*|node:internal.*|exit (?:status|code):? \d+|error: [a-z]+(?:-[a-z]+)+|error: 'test failed'|ERROR: Failed (?:building wheel|to build) .*)$/i;
/** The beginnings of lines that say why a program failed, the most telling first. */
const TELLING = [
    /^(?:Uncaught )?(?:[\w.]+\.)?(?:[A-Z]\w*)?(?:Error|Exception)\b[^:]{0,60}: \S/,
    /^E {2,}\S/,
    /^thread '.*' panicked|^panic: /,
    /^(?:error|fatal)(?:\[\w+\])?: (?![|>][-+]?$)\S/i,
    /^\S+:\d+(?::\d+)?:? (?:error|fatal error)\b/,
    /\berror TS\d+: /,
    /^\S+\.go:\d+:\d+: \S/,
    /^(?:--- )?FAIL(?:ED)?\b/,
    /^not ok\b/,
    /^[✗✖×●✕] ?\S/,
];
/**
 * Finds the line of a failed program's output that has its message, trimmed; undefined where none begins as messages do.
 * The lines are untrusted.
 */
function findMessageLine(lines) {
    // TAP has what a program prints as comments.
    const trimmed = lines.map((line) => line.replace(/^\s*(?:# )?\s*/, '').trimEnd()).filter((line) => !NOISE.test(line));
    for (const pattern of TELLING) {
        const found = trimmed.find((line) => pattern.test(line));
        if (found !== undefined)
            return found;
    }
    return undefined;
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

/***/ 15753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ findFailureCause),
/* harmony export */   n: () => (/* binding */ describeCriterionFailure)
/* harmony export */ });
/* harmony import */ var _domain_attempt_describe_test_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81625);
/* harmony import */ var _domain_attempt_telling_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30202);
/* harmony import */ var _domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50566);



/** Describes why a criterion failed, in one line of untrusted text: by the output of its command where that says it. */
function describeCriterionFailure(run) {
    const { criterion } = run;
    // What tests are to pass the observation says, where it matters.
    const subject = criterion.kind === 'tests' ? criterion.command.trimEnd() : (0,_domain_plan_describe_criterion_js__WEBPACK_IMPORTED_MODULE_1__/* .describeCriterion */ .N)(criterion);
    return `${subject}: ${findFailureCause(run)}`;
}
/**
 * Finds why a criterion failed. A command that ran to its end says more than its exit code; another one, its end. Where tests
 * left no report, their output comes before that, and so does the message of a test or a file that fails; where tests are
 * missing and nothing fails, the message that may say why comes after it.
 */
function findFailureCause(run) {
    const hasEnded = run.criterion.kind === 'command' && run.detail.startsWith('It exited with ');
    if (isUnreported(run)) {
        const line = (0,_domain_attempt_telling_output_js__WEBPACK_IMPORTED_MODULE_0__/* .findTellingLine */ .d0)(run);
        return line === run.detail ? line : `${line} (${run.detail})`;
    }
    const rows = (0,_domain_attempt_describe_test_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .findBadRows */ .mg)(run);
    const cause = (0,_domain_attempt_telling_output_js__WEBPACK_IMPORTED_MODULE_0__/* .findMissingCause */ .XT)(run);
    if (cause !== undefined)
        return rows.some(({ now }) => now === 'failed')
            ? `${cause} (${run.detail})`
            : `${run.detail} The output has: ${cause}`;
    const row = rows.find(({ message }) => message.trim() !== '');
    if (row !== undefined)
        return `${(0,_domain_attempt_telling_output_js__WEBPACK_IMPORTED_MODULE_0__/* .describeRow */ ._)(row)} (${run.detail})`;
    return hasEnded ? (0,_domain_attempt_telling_output_js__WEBPACK_IMPORTED_MODULE_0__/* .findTellingLine */ .d0)(run) : run.detail;
}
/** Returns whether the command of tests failed without a report of them. */
function isUnreported({ criterion, tests, detail }) {
    return criterion.kind === 'tests' && (tests?.now ?? null) === null && / It exited with [1-9]\d*\.$/.test(detail);
}


/***/ }),

/***/ 29373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ describeAttempt),
/* harmony export */   KR: () => (/* binding */ findStop),
/* harmony export */   OY: () => (/* binding */ describeEntry),
/* harmony export */   QK: () => (/* binding */ describeCheckpoint),
/* harmony export */   R5: () => (/* binding */ markEnding),
/* harmony export */   RD: () => (/* binding */ findAttemptReason),
/* harmony export */   be: () => (/* binding */ describeEnding),
/* harmony export */   fh: () => (/* binding */ describeCriterionOutcome),
/* harmony export */   j7: () => (/* binding */ markAttempt),
/* harmony export */   kh: () => (/* binding */ addStop),
/* harmony export */   yd: () => (/* binding */ markCheckpoint)
/* harmony export */ });
/* harmony import */ var _domain_agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36253);
/* harmony import */ var _domain_assert_never_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71996);
/* harmony import */ var _domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24543);
/* harmony import */ var _domain_record_rebase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47647);
/* harmony import */ var _domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93714);
/* harmony import */ var _criterion_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15753);
/* harmony import */ var _task_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88598);







/** Describes the state of a checkpoint in a few words. */
function describeCheckpoint(checkpoint) {
    const outcome = checkpoint.run?.outcome ?? 'pending';
    switch (outcome) {
        case 'success':
            if ((0,_task_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .isSatisfiedFromStart */ .br)(checkpoint))
                return 'already satisfied';
            return describeLanded(checkpoint);
        case 'pending':
            return describePending(checkpoint);
        case 'abandoned':
            return 'given up';
        case 'skipped':
        case 'blocked':
            return outcome;
        default:
            return (0,_domain_assert_never_js__WEBPACK_IMPORTED_MODULE_6__/* .assertNever */ .x)(outcome);
    }
}
function describeLanded(checkpoint) {
    const landed = (0,_task_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .findLandedAttempt */ .NH)(checkpoint);
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
    const last = (0,_task_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .listCountedAttempts */ .r8)(checkpoint).at(-1);
    if (last === undefined)
        return 'waiting';
    return (0,_domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isCaptured */ .TW)(last) ? 'captured, to be verified' : pendingAfter[last.outcome];
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
    if ((0,_domain_record_rebase_js__WEBPACK_IMPORTED_MODULE_2__/* .isReplay */ ._d)({ agent }))
        return 'the landed commit on the new base';
    if (agent === undefined || agent.entry === null)
        return undefined;
    return `${(0,_domain_agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__/* .describeAgent */ .P7)(agent)} (entry ${agent.entry})`;
}
/** Finds why the agent of a failed attempt was stopped, as a sentence that may be untrusted; undefined where it ended by itself. */
function findStop({ outcome, claimed_by: claim, verifier_runs: runs, failure_report: report, }) {
    const isStopped = outcome === 'failed' && claim === 'none' && runs.length > 0 && report?.source === 'runner';
    return isStopped ? report.what_happened.split('\n', 1)[0] : undefined;
}
/** Puts before the description of what did not hold that the agent was stopped, where it was. */
function addStop(attempt, text) {
    const stop = findStop(attempt);
    return stop === undefined ? text : `${stop} ${text}`;
}
/** Finds the reason for an attempt's outcome, which is untrusted text; empty when there is none. */
function findAttemptReason(attempt) {
    if (attempt.outcome === 'passed')
        return attempt.summary ?? '';
    const failed = (0,_domain_attempt_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .findFailed */ .bq)(attempt.verifier_runs);
    const [first] = failed;
    if (first !== undefined) {
        const more = failed.length > 1 ? ` (and ${failed.length - 1} more)` : '';
        return addStop(attempt, `${(0,_criterion_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .describeCriterionFailure */ .n)(first)}${more}`);
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
        icon: '✅',
        meaning: 'Passed: no checkpoint is left.',
    },
    nothing_to_do: {
        icon: '✅',
        meaning: 'Nothing to do: the task had passed before, or all of its criteria hold already.',
    },
    blocked: {
        icon: '❌',
        meaning: 'Blocked: a checkpoint could not be finished.',
    },
    paused: {
        icon: '⏸️',
        meaning: 'Paused: nothing that landed is lost.',
    },
    refused: {
        icon: '⛔',
        meaning: 'Refused: the run could not start work on a checkpoint, or another run has its task.',
    },
    conflict: {
        icon: '⚠️',
        meaning: 'Conflict: what is on the task branch stands in the way. It was not touched.',
    },
    infra_error: {
        icon: '❌',
        meaning: 'Stopped by a failure of the environment (GitHub, git, disk, network, model provider or the command of the agent).',
    },
};
/** Describes an ending. */
function describeEnding(ending) {
    return endings[ending].meaning;
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
            return (0,_domain_assert_never_js__WEBPACK_IMPORTED_MODULE_6__/* .assertNever */ .x)(outcome);
    }
}
function markPending(checkpoint) {
    const last = (0,_task_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .listCountedAttempts */ .r8)(checkpoint).at(-1);
    if (last === undefined || (0,_domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isCaptured */ .TW)(last))
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
/** Returns the icon of an ending. */
function markEnding(ending) {
    return endings[ending].icon;
}


/***/ }),

/***/ 88598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ countStarted),
/* harmony export */   $L: () => (/* binding */ isDone),
/* harmony export */   Ep: () => (/* binding */ listCheckpoints),
/* harmony export */   GM: () => (/* binding */ describeEarlier),
/* harmony export */   IR: () => (/* binding */ settleAttempts),
/* harmony export */   Lf: () => (/* binding */ listOwnAttempts),
/* harmony export */   NH: () => (/* binding */ findLandedAttempt),
/* harmony export */   NN: () => (/* binding */ listAttempts),
/* harmony export */   Oq: () => (/* binding */ findLatestCriteria),
/* harmony export */   Rl: () => (/* binding */ findLandedCommit),
/* harmony export */   br: () => (/* binding */ isSatisfiedFromStart),
/* harmony export */   cs: () => (/* binding */ countAttempts),
/* harmony export */   gJ: () => (/* binding */ describeAttemptCount),
/* harmony export */   iB: () => (/* binding */ needsReason),
/* harmony export */   iJ: () => (/* binding */ sumUsage),
/* harmony export */   qQ: () => (/* binding */ countDone),
/* harmony export */   r8: () => (/* binding */ listCountedAttempts),
/* harmony export */   vq: () => (/* binding */ listOpenStatements),
/* harmony export */   wv: () => (/* binding */ describeCounts),
/* harmony export */   yv: () => (/* binding */ countUnjudged)
/* harmony export */ });
/* harmony import */ var _domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66483);
/* harmony import */ var _domain_operations_approval_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41867);
/* harmony import */ var _domain_record_rebase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47647);
/* harmony import */ var _domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93714);
/* harmony import */ var _domain_record_statements_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97841);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83969);






/** Lists the checkpoints in the plan's order, then those that only the record has. Without the plan none has its definition. */
function listCheckpoints(view) {
    const runs = new Map(view.record.checkpoints.map((run) => [run.checkpoint_id, run]));
    const definitions = new Map((view.plan?.checkpoints ?? []).map((checkpoint) => [checkpoint.id, checkpoint]));
    const ids = new Set([...definitions.keys(), ...runs.keys()]);
    return [...ids].map((id, index) => ({
        id,
        position: index + 1,
        definition: definitions.get(id),
        run: runs.get(id),
        attempts: (runs.get(id)?.attempts ?? []).map((attempt) => view.isInterrupted === true ? interrupt(attempt) : attempt),
        awaitsRebase: awaitsRebase(view.record, id),
    }));
}
/** Returns the record of a task as the next run has it, where the run that was at work is gone. */
function settleAttempts({ record, isInterrupted }) {
    if (isInterrupted !== true)
        return record;
    const checkpoints = record.checkpoints.map((run) => ({ ...run, attempts: run.attempts.map(interrupt) }));
    return { ...record, checkpoints };
}
/** Returns an attempt as the next run records it, where the run that it was part of is gone. */
function interrupt(attempt) {
    return attempt.outcome === 'running' && !(0,_domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isCaptured */ .TW)(attempt) ? { ...attempt, outcome: 'interrupted' } : attempt;
}
function awaitsRebase({ rebase, checkpoints }, id) {
    const last = checkpoints.find(({ checkpoint_id }) => checkpoint_id === id)?.attempts.at(-1);
    if (rebase === null || last === undefined || last.day > rebase.since_day)
        return false;
    return rebase.landed.some(({ checkpoint_id }) => checkpoint_id === id);
}
/** Returns whether the checkpoint needs no more work. */
function isDone({ run }) {
    return run !== undefined && (0,_domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isCheckpointDone */ .t9)(run);
}
/** Describes how many checkpoints are done, and how many were skipped instead. */
function countDone(checkpoints) {
    const skipped = checkpoints.filter(({ run }) => run?.outcome === 'skipped').length;
    const done = checkpoints.filter(isDone).length - skipped;
    return `${done} of ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPlural */ .yk)(checkpoints.length, 'checkpoint')} done${skipped === 0 ? '' : `, ${skipped} skipped`}`;
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
    const counted = listCountedAttempts(checkpoint).filter((attempt) => !(0,_domain_record_rebase_js__WEBPACK_IMPORTED_MODULE_1__/* .isReplay */ ._d)(attempt));
    return counted.filter(({ outcome }) => outcome !== 'interrupted').length;
}
/** Returns whether the criteria held before any work, so that no attempt was needed. */
function isSatisfiedFromStart(checkpoint) {
    const hasPassed = listCountedAttempts(checkpoint).some((attempt) => attempt.outcome === 'passed');
    return checkpoint.run?.outcome === 'success' && !hasPassed && findLandedAttempt(checkpoint) === undefined;
}
/** Finds the commit that the checkpoint landed as; null when it has none. */
function findLandedCommit(checkpoint) {
    return findLandedAttempt(checkpoint)?.committed_ref ?? null;
}
/** Finds the attempt that landed a commit; undefined when none did. */
function findLandedAttempt(checkpoint) {
    const { run, attempts } = checkpoint;
    const counted = listCountedAttempts(checkpoint);
    const findLast = (among) => among.findLast((attempt) => attempt.committed_ref !== null);
    // Work that had waited through an abort lands after the retry, whose budget begins behind it.
    const isEarlier = run?.outcome === 'success' && run.reason !== _domain_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .HELD_ALREADY */ .fZ && !counted.some(({ outcome }) => outcome === 'passed');
    return findLast(counted) ?? (isEarlier ? findLast(attempts) : undefined);
}
/** Finds the latest results of the criteria: those of the last verified attempt, else the baseline. */
function findLatestCriteria({ run }) {
    return run === undefined ? [] : (0,_domain_record_statements_js__WEBPACK_IMPORTED_MODULE_4__/* .findLatestRuns */ .XE)(run);
}
/** Lists all attempts of the task in order. */
function listAttempts(checkpoints) {
    return checkpoints.flatMap((checkpoint) => checkpoint.attempts).sort((a, b) => a.day - b.day);
}
/** Counts attempts, without landed commits that were put on another base. */
function countAttempts(attempts) {
    return listOwnAttempts(attempts).length;
}
/** Lists the attempts of agents, without those in which a rebase verified a landed commit again. */
function listOwnAttempts(attempts) {
    return attempts.filter((attempt) => !(0,_domain_record_rebase_js__WEBPACK_IMPORTED_MODULE_1__/* .isReplay */ ._d)(attempt));
}
/** Describes how many attempts there were, as `countAttempts` counts them: "3 attempts". */
function describeAttemptCount(attempts) {
    return (0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPlural */ .yk)(countAttempts(attempts), 'attempt');
}
/** Describes the time of the attempts that do not count under the present budget. */
function describeEarlier(checkpoint) {
    const isRebased = checkpoint.awaitsRebase === true || listCountedAttempts(checkpoint).some(_domain_record_rebase_js__WEBPACK_IMPORTED_MODULE_1__/* .isReplay */ ._d);
    return isRebased ? 'before the rebase' : 'before a retry';
}
/** Sums up the usage of attempts. A number that no attempt reports stays null. */
function sumUsage(attempts) {
    return attempts.map(_domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .totalUsage */ .GG).reduce(_domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .vk, _domain_attempt_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ);
}
/** Lists the statements of a checkpoint that nobody has judged. */
function listOpenStatements({ id, run }) {
    const open = run === undefined ? [] : (0,_domain_record_statements_js__WEBPACK_IMPORTED_MODULE_4__/* .listUnjudged */ .nu)(run);
    const isOnly = open.length === 1;
    return open.map((one) => ({ text: one.text, target: isOnly ? (0,_domain_operations_approval_target_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteName */ .AB)(id) : (0,_domain_operations_approval_target_js__WEBPACK_IMPORTED_MODULE_5__/* .toStatementTarget */ .oD)(id, one) }));
}
/** Counts the statements of a checkpoint that nobody has judged. */
function countUnjudged({ run }) {
    return run === undefined ? 0 : (0,_domain_record_statements_js__WEBPACK_IMPORTED_MODULE_4__/* .listUnjudged */ .nu)(run).length;
}
/**
 * Describes how many checkpoints have landed, and how many are done without a commit: "2 of 3 landed, 1 skipped". Until a
 * rebase is complete those on the new base count.
 */
function describeCounts(checkpoints, { rebase }) {
    const landed = checkpoints.filter((each) => each.run?.outcome === 'success' && findLandedCommit(each) !== null).length;
    const satisfied = checkpoints.filter(isSatisfiedFromStart).length;
    const skipped = checkpoints.filter(({ run }) => run?.outcome === 'skipped').length;
    const unchanged = checkpoints.filter(isDone).length - landed - satisfied - skipped;
    const others = [
        ...(satisfied > 0 ? [`${satisfied} already satisfied`] : []),
        ...(unchanged > 0 ? [`${unchanged} passed without changes`] : []),
        ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ];
    const where = rebase === null ? '' : ' on the new base';
    return [`${landed} of ${checkpoints.length} landed${where}`, ...others].join(', ');
}


/***/ })

};
