export const id = 2764;
export const ids = [2764];
export const modules = {

/***/ 35077:
/***/ ((module) => {

module.exports=n=>{if(!n)return[];if(typeof n!="string"||n.match(/^\s+$/))return[];const s=n.split(`
`);if(s.length===0)return[];const a=[];let o=null,d=null,u=0,m=0,l=null;const g=e=>{d?.changes.push({type:"normal",normal:!0,ln1:u++,ln2:m++,content:e}),l.oldLines--,l.newLines--},p=e=>{const[t,r]=parseFiles(e)??[];o={chunks:[],deletions:0,additions:0,from:t,to:r},a.push(o)},i=()=>{(!o||o.chunks.length)&&p()},$=(e,t)=>{i(),o.new=!0,o.newMode=t[1],o.from="/dev/null"},N=(e,t)=>{i(),o.deleted=!0,o.oldMode=t[1],o.to="/dev/null"},x=(e,t)=>{i(),o.oldMode=t[1]},F=(e,t)=>{i(),o.newMode=t[1]},S=(e,t)=>{i(),o.index=e.split(" ").slice(1),t[1]&&(o.oldMode=o.newMode=t[1].trim())},k=e=>{i(),o.from=parseOldOrNewFile(e)},y=e=>{i(),o.to=parseOldOrNewFile(e)},f=e=>+(e||1),M=(e,t)=>{o||p(e);const[r,c,w,L]=t.slice(1);u=+r,m=+w,d={content:e,changes:[],oldStart:+r,oldLines:f(c),newStart:+w,newLines:f(L)},l={oldLines:f(c),newLines:f(L)},o.chunks.push(d)},R=e=>{d&&(d.changes.push({type:"del",del:!0,ln:u++,content:e}),o.deletions++,l.oldLines--)},b=e=>{d&&(d.changes.push({type:"add",add:!0,ln:m++,content:e}),o.additions++,l.newLines--)},h=e=>{if(!d)return;const[t]=d.changes.slice(-1);d.changes.push({type:t.type,[t.type]:!0,ln1:t.ln1,ln2:t.ln2,ln:t.ln,content:e})},_=[[/^diff\s/,p],[/^new file mode (\d+)$/,$],[/^deleted file mode (\d+)$/,N],[/^old mode (\d+)$/,x],[/^new mode (\d+)$/,F],[/^index\s[\da-zA-Z]+\.\.[\da-zA-Z]+(\s(\d+))?$/,S],[/^---\s/,k],[/^\+\+\+\s/,y],[/^@@\s+-(\d+),?(\d+)?\s+\+(\d+),?(\d+)?\s@@/,M],[/^\\ No newline at end of file$/,h]],v=[[/^\\ No newline at end of file$/,h],[/^-/,R],[/^\+/,b],[/^\s*/,g]],C=e=>{for(const[t,r]of v){const c=e.match(t);if(c){r(e,c);break}}l.oldLines===0&&l.newLines===0&&(l=null)},H=e=>{for(const[t,r]of _){const c=e.match(t);if(c){r(e,c);break}}},O=e=>{l?C(e):H(e)};for(const e of s)O(e);return a};const fileNameDiffRegex=/(a|i|w|c|o|1|2)\/.*(?=["']? ["']?(b|i|w|c|o|1|2)\/)|(b|i|w|c|o|1|2)\/.*$/g,gitFileHeaderRegex=/^(a|b|i|w|c|o|1|2)\//,parseFiles=n=>n?.match(fileNameDiffRegex)?.map(a=>a.replace(gitFileHeaderRegex,"").replace(/("|')$/,"")),qoutedFileNameRegex=/^\\?['"]|\\?['"]$/g,parseOldOrNewFile=n=>{let s=leftTrimChars(n,"-+").trim();return s=removeTimeStamp(s),s.replace(qoutedFileNameRegex,"").replace(gitFileHeaderRegex,"")},leftTrimChars=(n,s)=>{if(n=makeString(n),!s&&String.prototype.trimLeft)return n.trimLeft();const a=formTrimmingString(s);return n.replace(new RegExp(`^${a}+`),"")},timeStampRegex=/\t.*|\d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d(.\d+)?\s(\+|-)\d\d\d\d/,removeTimeStamp=n=>{const s=timeStampRegex.exec(n);return s&&(n=n.substring(0,s.index).trim()),n},formTrimmingString=n=>n==null?"\\s":n instanceof RegExp?n.source:`[${makeString(n).replace(/([.*+?^=!:${}()|[\]/\\])/g,"\\$1")}]`,makeString=n=>`${n??""}`;


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

/***/ 25732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ make_report_renderReport)
});

// EXTERNAL MODULE: ./domain/record/run-record.js
var run_record = __webpack_require__(93714);
// EXTERNAL MODULE: ./domain/text/redact-deep.js
var redact_deep = __webpack_require__(4583);
// EXTERNAL MODULE: ./exec/redaction/clean-text.js
var clean_text = __webpack_require__(77855);
// EXTERNAL MODULE: ./exec/sha256.js
var sha256 = __webpack_require__(11325);
// EXTERNAL MODULE: ./report/words/task-facts.js
var task_facts = __webpack_require__(88598);
// EXTERNAL MODULE: ./domain/attempt/attempt.js + 1 modules
var attempt_attempt = __webpack_require__(66483);
// EXTERNAL MODULE: ./report/text/format-duration.js
var format_duration = __webpack_require__(83969);
// EXTERNAL MODULE: ./report/words/outcome-text.js
var outcome_text = __webpack_require__(29373);
// EXTERNAL MODULE: ./domain/agent-ladder.js
var agent_ladder = __webpack_require__(36253);
// EXTERNAL MODULE: ./report/parts/failure-section.js
var failure_section = __webpack_require__(42506);
// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
// EXTERNAL MODULE: ./report/words/attribution-text.js
var attribution_text = __webpack_require__(83514);
// EXTERNAL MODULE: ./domain/attempt/describe-test-rows.js
var describe_test_rows = __webpack_require__(81625);
// EXTERNAL MODULE: ./domain/plan/describe-criterion.js
var describe_criterion = __webpack_require__(50566);
// EXTERNAL MODULE: ./report/words/tests-text.js
var tests_text = __webpack_require__(56586);
// EXTERNAL MODULE: ./domain/text/plain-text.js
var plain_text = __webpack_require__(36689);
;// CONCATENATED MODULE: ./report/html/markup.js

/** HTML whose untrusted parts are escaped. Only `html` and `trustMarkup` make it. */
class Markup {
    text;
    constructor(text) {
        this.text = text;
    }
}
const ENTITIES = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
]);
/** Returns untrusted text as HTML that is safe as content and in a quoted attribute, without what nobody sees. */
function escapeHtml(text) {
    return (0,plain_text/* toPlainText */.bo)(text).replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? '');
}
/** Makes markup of a template; each value that is no markup is escaped. Attributes must be quoted. */
function html(template, ...parts) {
    const texts = template.map((text, index) => `${text}${toText(parts[index])}`);
    return new Markup(texts.join(''));
}
/** Makes markup of a text of ours, which has no part of others. */
function trustMarkup(text) {
    return new Markup(text);
}
function toText(part) {
    if (part === undefined)
        return '';
    if (part instanceof Markup)
        return part.text;
    return typeof part === 'object' ? part.map(toText).join('') : escapeHtml(String(part));
}

// EXTERNAL MODULE: ./domain/ids.js
var ids = __webpack_require__(70375);
;// CONCATENATED MODULE: ./report/html/page-parts.js


const MARKS = { good: '✓', bad: '✗', busy: '↺', plain: '○' };
/** Renders a state as a mark, that of its colour unless given, a colour and words. */
function renderBadge(tone, words, mark = MARKS[tone]) {
    return html `<span class="badge ${tone}"><span aria-hidden="true">${mark}</span> ${words}</span>`;
}
/** Renders what may be wider than the page in a box of its own, which the keyboard can scroll. */
function renderScroller(body, label) {
    return html `<div class="scroll" tabindex="0" role="group" aria-label="${label}">${body}</div>`;
}
/** Renders named facts, without those that have no value. */
function renderFacts(facts) {
    const known = facts.filter(([, value]) => value !== undefined && value !== '' && value !== '–');
    return html `<dl class="facts">${known.map(([name, value]) => html `<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
/** Renders text of several lines as it is; nothing where it is blank. */
function renderText(title, text) {
    if (text.trim() === '')
        return undefined;
    return html `<p class="label">${title}</p><pre tabindex="0" role="group" aria-label="${title}">${text.trim()}</pre>`;
}
/** Renders a folded part with its title. */
function renderFold(title, body) {
    return html `<details class="fold"><summary>${title}</summary>${body}</details>`;
}
/** Renders the short id of a commit, as a link where the repository is known. */
function linkCommit({ repositoryUrl }, commit) {
    const id = html `<code>${(0,ids/* toShortId */.px)(commit)}</code>`;
    if (repositoryUrl === undefined)
        return id;
    return html `<a href="${repositoryUrl}/commit/${commit}" rel="noreferrer">${id}</a>`;
}

;// CONCATENATED MODULE: ./report/html/criteria-list.js






/** Renders criteria in the plan's order, each with its output folded and its tests. */
function renderCriteriaList(runs) {
    if (runs.length === 0)
        return undefined;
    return html `<ol class="criteria">${runs.map(renderCriterion)}</ol>`;
}
const OUTCOMES = {
    passed: ['good', 'passed'],
    failed: ['bad', 'failed'],
    unjudged: ['plain', 'not judged'],
    judged_pass: ['good', 'judged: passed'],
    judged_fail: ['bad', 'judged: failed'],
    not_asked: ['plain', 'not asked'],
};
function renderCriterion(run) {
    const { criterion, outcome, detail, duration_ms, guard, tests } = run;
    const [tone, words] = OUTCOMES[outcome];
    const kind = guard === true ? `${criterion.kind}, guard` : criterion.kind;
    const time = duration_ms === 0 ? '' : ` · ${(0,format_duration/* formatDuration */.a3)(duration_ms)}`;
    return html `<li><p>${renderBadge(tone, words)} <code>${(0,describe_criterion/* describeCriterion */.N)(criterion)}</code> <span class="muted">${kind}${time}</span></p>
<p class="detail">${detail}</p>${tests === undefined ? undefined : renderTestRows(tests)}${renderOutput(run)}</li>`;
}
function renderOutput({ output, omitted_bytes, outcome }) {
    if (output.trim() === '')
        return undefined;
    const rest = omitted_bytes === 0
        ? undefined
        : html `<p class="muted">${(0,format_duration/* formatPlural */.yk)(omitted_bytes, 'byte')} not kept in the record.</p>`;
    const title = `Output${outcome === 'failed' ? ' of what failed' : ''}`;
    return html `<details class="fold"><summary>${title}</summary><pre tabindex="0" role="group" aria-label="${title}">${output}</pre>${rest}</details>`;
}
function renderTestRows({ base, now, rows, left_out }) {
    const counts = [
        ...(base === null ? [] : [`base ${(0,tests_text/* describeTestCounts */.M)(base)}`]),
        now === null ? 'no report' : `now ${(0,tests_text/* describeTestCounts */.M)(now)}`,
    ];
    const more = left_out === 0
        ? undefined
        : html `<p class="muted">${(0,format_duration/* formatPlural */.yk)(left_out, 'more test')} not kept in the record.</p>`;
    if (rows.length === 0)
        return html `<p>Tests: ${counts.join('; ')}.</p>`;
    const table = html `<table><thead><tr><th scope="col">Test</th><th scope="col">Base</th><th scope="col">Now</th><th scope="col">Where</th></tr></thead><tbody>${rows.map(renderTestRow)}</tbody></table>`;
    return html `<p>Tests: ${counts.join('; ')}.</p>${renderScroller(table, 'Tests at the base and now')}${more}`;
}
function renderTestRow({ name, base, now, note, message, path, line }) {
    const failure = message === '' ? undefined : html `<pre tabindex="0">${message}</pre>`;
    const where = path === null ? '–' : `${path}:${line ?? 1}`;
    return html `<tr><td><code>${name}</code>${(0,tests_text/* describeTestNote */.y)(note)}${failure}</td><td>${(0,describe_test_rows/* describeTestOutcome */.Ir)(base)}</td><td>${renderTestOutcome(now, note)}</td><td><code>${where}</code></td></tr>`;
}
function renderTestOutcome(now, note) {
    const isBad = note === 'lost' || note === 'failed' || note === 'required';
    return renderBadge(isBad ? 'bad' : 'good', (0,describe_test_rows/* describeTestOutcome */.Ir)(now));
}

// EXTERNAL MODULE: ../../node_modules/parse-diff/index.js
var parse_diff = __webpack_require__(35077);
;// CONCATENATED MODULE: ./report/html/diff-view.js



// Why: docs/decisions/0128-diffs-of-the-report.md
/** Renders a diff, folded, with a heading for each file; a sentence where there is none. */
function renderDiffView(diff, title) {
    if (diff === undefined)
        return undefined;
    if (diff.kind === 'none')
        return html `<p class="muted">${title}: ${diff.reason}</p>`;
    const files = readFiles(diff.text);
    const rest = diff.omitted === 0
        ? undefined
        : html `<p class="muted">${(0,format_duration/* formatCount */.B4)(diff.omitted)} more characters are left out here.</p>`;
    const body = files === undefined ? html `<pre tabindex="0">${diff.text}</pre>` : files.map(renderFile);
    const count = files === undefined || files.length === 0 ? '' : `, ${(0,format_duration/* formatPlural */.yk)(files.length, 'file')}`;
    return html `<details class="fold"><summary>${title}${count}</summary>${body}${rest}</details>`;
}
/** Returns the files of a diff; undefined where the text cannot be parsed, as when an agent's git has written it. */
function readFiles(text) {
    try {
        return parse_diff(text);
    }
    catch {
        return undefined;
    }
}
function renderFile(file) {
    const { chunks, additions, deletions } = file;
    const name = nameOf(file);
    const counts = `+${(0,format_duration/* formatCount */.B4)(additions)} −${(0,format_duration/* formatCount */.B4)(deletions)}`;
    const lines = chunks.map(({ content, changes }) => {
        return `<b>${escapeHtml(content)}\n</b>${changes.map(renderLine).join('')}`;
    });
    const body = chunks.length === 0
        ? html `<p class="muted">No lines to show: a binary file, a mode or a name.</p>`
        : toPre(lines, name);
    return html `<div class="file"><p class="name"><code>${name}</code> <span class="muted">${counts}</span></p>${body}</div>`;
}
function toPre(lines, name) {
    return html `<pre class="diff" tabindex="0" role="group" aria-label="Changes of ${name}">${trustMarkup(lines.join(''))}</pre>`;
}
function nameOf({ from, to }) {
    if (to === undefined || to === '/dev/null')
        return `${from ?? 'unknown'} (removed)`;
    if (from === '/dev/null')
        return `${to} (new)`;
    return from === undefined || from === to ? to : `${from} → ${to}`;
}
function renderLine(change) {
    const text = `${escapeHtml(change.content)}\n`;
    switch (change.type) {
        case 'add':
            return `<ins data-n="${change.ln}">${text}</ins>`;
        case 'del':
            return `<del data-n="${change.ln}">${text}</del>`;
        default:
            return `<span data-n="${change.ln2}">${text}</span>`;
    }
}

;// CONCATENATED MODULE: ./report/html/steps-list.js




/** Renders the recorded steps of an attempt, folded, each with what it changed. */
function renderStepsList({ timeline }, diffs) {
    if (timeline === null || timeline.steps.length === 0)
        return undefined;
    const missed = timeline.missed === 0
        ? undefined
        : html `<p class="muted">${(0,format_duration/* formatPlural */.yk)(timeline.missed, 'moment')} not recorded.</p>`;
    const steps = timeline.steps.map((step) => renderStep(step, diffs.get(step.number)));
    return renderFold(`${(0,format_duration/* formatPlural */.yk)(timeline.steps.length, 'step')}`, html `<ol class="steps">${steps}</ol>${missed}`);
}
function renderStep(step, diff) {
    const { number, at, tool, seen_at, changed_paths, changed_paths_total } = step;
    return html `<li><p>Step ${number} · ${tool ?? seen_at} · <span class="muted">${(0,format_duration/* formatInstant */.r4)(at)}</span></p>
${renderPaths(changed_paths, changed_paths_total)}${renderDiffView(diff, 'Changes of this step')}</li>`;
}
const STATUS = { A: 'added', M: 'changed', D: 'removed', T: 'type changed' };
/** Renders changed paths, one line each; nothing where there are none. */
function renderPaths(paths, total) {
    if (total === 0)
        return undefined;
    const rest = total - paths.length;
    const items = paths.map(({ status, path }) => html `<li><code>${path}</code> <span class="muted">${STATUS[status]}</span></li>`);
    const more = rest > 0 ? html `<li class="muted">${(0,format_duration/* formatPlural */.yk)(rest, 'further path')} not listed in the record.</li>` : undefined;
    return html `<ul class="paths">${items}${more}</ul>`;
}
/** Renders the agent's calls of tools, folded; nothing where there are none. */
function renderToolCalls({ tool_calls }) {
    if (tool_calls.length === 0)
        return undefined;
    const rows = tool_calls.map(({ seq, tool_name, duration_ms, result_bytes, is_error }) => html `<tr><td class="n">${seq}</td><td><code>${tool_name}</code></td><td class="n">${(0,format_duration/* formatDuration */.a3)(duration_ms)}</td><td class="n">${(0,format_duration/* formatPlural */.yk)(result_bytes, 'byte')}</td><td>${is_error ? 'error' : 'ok'}</td></tr>`);
    const table = html `<table><thead><tr><th scope="col">#</th><th scope="col">Tool</th><th scope="col">Time</th><th scope="col">Answer</th><th scope="col">Result</th></tr></thead><tbody>${rows}</tbody></table>`;
    return renderFold((0,format_duration/* formatPlural */.yk)(tool_calls.length, 'tool call'), renderScroller(table, 'Tool calls'));
}

;// CONCATENATED MODULE: ./report/html/attempt-section.js












/** The colour of an attempt's outcome. */
const attemptTones = {
    passed: 'good',
    failed: 'bad',
    running: 'busy',
    interrupted: 'plain',
};
const MAX_REASON = 160;
/** Renders one attempt, folded: its summary line says how it ended and why. */
function renderAttemptSection(attempt, report) {
    const { day, outcome } = attempt;
    const usage = (0,attempt_attempt/* totalUsage */.GG)(attempt);
    const figures = [(0,format_duration/* formatTime */.fU)(attempt), (0,format_duration/* formatCost */.BD)(usage)].filter((part) => part !== '–').join(' · ');
    return html `<details class="attempt" id="attempt-${day}"><summary><h3>Attempt ${day}</h3> ${renderBadge(attemptTones[outcome], (0,outcome_text/* describeAttempt */.Be)(attempt))} <span class="muted">${figures}</span><span class="reason">${(0,safe_text/* toShortLine */.wb)((0,outcome_text/* findAttemptReason */.RD)(attempt), MAX_REASON)}</span></summary>
<div class="body">${renderAttemptFacts(attempt, report)}${renderReport(attempt)}${renderResults(attempt)}${renderEffects(attempt)}${renderWork(attempt, report)}</div></details>\n`;
}
function renderAttemptFacts(attempt, { links }) {
    const { agent, started_at, ended_at, verified_in, committed_ref, attribution, scratch_commit, snapshot_ref } = attempt;
    const usage = (0,attempt_attempt/* totalUsage */.GG)(attempt);
    return renderFacts([
        ['Agent', agent === undefined ? undefined : (0,agent_ladder/* describeAgent */.P7)(agent)],
        ['Started', (0,format_duration/* formatInstant */.r4)(started_at)],
        ['Duration', ended_at === null ? undefined : (0,format_duration/* formatTime */.fU)(attempt)],
        ['Turns', (0,format_duration/* formatCount */.B4)(usage.turns)],
        ['Tokens', describeTokens(usage)],
        ['Cost', (0,format_duration/* formatCost */.BD)(usage)],
        ['Verified in', verified_in],
        ['Started from', linkCommit(links, snapshot_ref)],
        [
            'Work kept as',
            scratch_commit === null || scratch_commit === snapshot_ref ? undefined : linkCommit(links, scratch_commit),
        ],
        ['Landed as', committed_ref === null ? undefined : linkCommit(links, committed_ref)],
        ['Lines', attribution === null ? undefined : (0,attribution_text/* describeAttribution */.f)(attribution)],
    ]);
}
function describeTokens({ input_tokens, output_tokens }) {
    if (input_tokens === null && output_tokens === null)
        return undefined;
    return `${(0,format_duration/* formatCount */.B4)(input_tokens)} in, ${(0,format_duration/* formatCount */.B4)(output_tokens)} out`;
}
function renderReport({ summary, failure_report: report }) {
    const said = summary === null ? undefined : renderText('Summary of the agent', summary);
    if (report === null)
        return said;
    return html `${said}<h4>Failure report, by ${(0,failure_section/* describeSource */.B6)(report.source)}</h4>${renderText('What was tried', report.what_tried)}${renderText('What happened', report.what_happened)}${renderText('What to do next', report.next_attempt_plan)}`;
}
function renderResults({ verifier_runs }) {
    return verifier_runs.length === 0 ? undefined : html `<h4>Criteria</h4>${renderCriteriaList(verifier_runs)}`;
}
function renderEffects({ side_effects, notes }) {
    const effects = side_effects.map(({ kind, target, reversible }) => html `<li>${kind}: <code>${target}</code>${reversible ? '' : ', cannot be undone'}</li>`);
    return html `${effects.length === 0 ? undefined : html `<h4>Side effects, as reported by the agent</h4><ul>${effects}</ul>`}${notes.length === 0 ? undefined : html `<h4>Notes</h4><ul>${notes.map((note) => html `<li>${note}</li>`)}</ul>`}`;
}
function renderWork(attempt, { attemptDiffs, stepDiffs }) {
    const { changed_paths, changed_paths_total, day } = attempt;
    const paths = renderPaths(changed_paths, changed_paths_total);
    return html `${paths === undefined ? undefined : html `<h4>Changes</h4>${paths}`}${renderDiffView(attemptDiffs.get(day), 'All changes of the attempt')}${renderStepsList(attempt, stepDiffs)}${renderToolCalls(attempt)}`;
}

;// CONCATENATED MODULE: ./report/html/attempts-timeline.js






/** The width of the drawing, in its own units. */
const WIDTH = 1000;
const MIN_WIDTH = 4;
/** Renders the attempts of each checkpoint over time, without the time between them; nothing where there are none. */
function renderAttemptsTimeline(checkpoints, madeAt) {
    const bars = new Map();
    let total = 0;
    for (const attempt of (0,task_facts/* listAttempts */.NN)(checkpoints)) {
        const durationMs = measure(attempt, madeAt);
        bars.set(attempt.day, { attempt, start: total, durationMs });
        total += Math.max(1, durationMs ?? 0);
    }
    if (bars.size === 0)
        return undefined;
    const rows = checkpoints
        .filter(({ attempts }) => attempts.length > 0)
        .map((checkpoint) => renderRow(checkpoint, bars, total));
    return html `<section aria-labelledby="timeline"><h2 id="timeline">Attempts over time</h2><p class="muted">${(0,format_duration/* formatDuration */.a3)(total)} of work; the time between attempts is left out.</p><ol class="timeline">${rows}</ol></section>\n`;
}
function measure(attempt, madeAt) {
    return (0,attempt_attempt/* toDurationMs */.iS)(attempt.outcome === 'running' ? { ...attempt, ended_at: madeAt } : attempt);
}
function renderRow({ position, id, attempts }, bars, total) {
    const drawn = attempts.flatMap(({ day }) => bars.get(day) ?? []).map((bar) => renderBar(bar, total));
    return html `<li><a class="row" href="#checkpoint-${position}">${position}. ${id}</a><svg viewBox="0 0 ${WIDTH} 16" preserveAspectRatio="none" role="group" aria-label="Attempts at checkpoint ${position}">${drawn}</svg></li>`;
}
function renderBar({ attempt, start, durationMs }, total) {
    const width = Math.max(MIN_WIDTH, ((durationMs ?? 0) / total) * WIDTH);
    const x = Math.min(WIDTH - width, (start / total) * WIDTH);
    const title = `Attempt ${attempt.day}: ${(0,outcome_text/* describeAttempt */.Be)(attempt)}${durationMs === undefined ? '' : `, ${(0,format_duration/* formatDuration */.a3)(durationMs)}`}`;
    return html `<a href="#attempt-${attempt.day}" aria-label="${title}"><rect class="${attemptTones[attempt.outcome]}" x="${x.toFixed(1)}" y="1" width="${width.toFixed(1)}" height="14" rx="2"><title>${title}</title></rect></a>`;
}

// EXTERNAL MODULE: ./domain/attempt/landing-audit.js
var landing_audit = __webpack_require__(97546);
// EXTERNAL MODULE: ./report/terminal/marks.js
var marks = __webpack_require__(4258);
;// CONCATENATED MODULE: ./report/html/checkpoint-section.js









/** The states that the page can be filtered by. */
const CHECKPOINT_STATES = {
    landed: 'Landed',
    open: 'Not finished',
    stuck: 'Abandoned or blocked',
    skipped: 'Skipped',
};
/** Returns the state of a checkpoint that the page is filtered by. */
function findCheckpointState({ run }) {
    switch (run?.outcome) {
        case 'success':
            return 'landed';
        case 'skipped':
            return 'skipped';
        case 'abandoned':
        case 'blocked':
            return 'stuck';
        default:
            return 'open';
    }
}
/** Renders the state of a checkpoint as a badge, with the mark that a terminal shows. */
function renderCheckpointBadge(checkpoint) {
    const mark = (0,marks/* renderMark */.oh)((0,marks/* findMark */.DQ)(checkpoint), { hasUnicode: true });
    return renderBadge(findTone(checkpoint), (0,outcome_text/* describeCheckpoint */.QK)(checkpoint), mark);
}
function findTone(checkpoint) {
    const state = findCheckpointState(checkpoint);
    if (state === 'landed')
        return 'good';
    if (state === 'stuck')
        return 'bad';
    return state === 'open' && (0,task_facts/* listCountedAttempts */.r8)(checkpoint).length > 0 ? 'busy' : 'plain';
}
/** Renders a checkpoint with its attempts, open where `isOpen`. */
function renderCheckpointSection(checkpoint, report, isOpen) {
    const { id, position, attempts, definition, run } = checkpoint;
    const open = isOpen ? html ` open` : undefined;
    const figures = [
        (0,task_facts/* describeAttemptCount */.gJ)(attempts),
        (0,format_duration/* formatTotal */.Ej)((0,task_facts/* listOwnAttempts */.Lf)(attempts)),
        (0,format_duration/* formatCost */.BD)((0,task_facts/* sumUsage */.iJ)(attempts)),
    ];
    const known = figures.filter((part) => part !== '–').join(' · ');
    const why = run?.reason && (0,task_facts/* needsReason */.iB)(checkpoint) ? html `<p><strong>Why:</strong> ${run.reason}</p>` : undefined;
    return html `<details class="checkpoint" id="checkpoint-${position}" data-state="${findCheckpointState(checkpoint)}"${open}><summary><h2>${position}. ${id}</h2> ${renderCheckpointBadge(checkpoint)} <span class="muted">${known}</span></summary>
<div class="body">${definition === undefined ? undefined : renderText('Task', definition.spec)}${why}${renderLanding(checkpoint, report)}${renderBaseline(run?.baseline ?? null)}${attempts.map((attempt) => renderAttemptSection(attempt, report))}</div></details>\n`;
}
function renderLanding(checkpoint, { links }) {
    const commit = (0,task_facts/* findLandedCommit */.Rl)(checkpoint);
    const audit = (0,task_facts/* findLandedAttempt */.NH)(checkpoint)?.audit;
    const { run } = checkpoint;
    return renderFacts([
        ['Landed as', commit === null ? undefined : linkCommit(links, commit)],
        ['Attempt budget', run === undefined ? undefined : String(run.attempt_budget)],
        ['Audit', audit === undefined ? undefined : (0,landing_audit/* describeAudit */.N)(audit)],
    ]);
}
function renderBaseline(baseline) {
    if (baseline === null || baseline.length === 0)
        return undefined;
    return renderFold('Criteria before any work', renderCriteriaList(baseline));
}

;// CONCATENATED MODULE: ./report/html/page-script.js
/**
 * The program of the page: search, filter, keys, and what a link leads to. It reads the text of the page, writes no markup and
 * loads nothing; without it the page has all of its content.
 */
const pageScript = `'use strict';
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const [search] = all('#search'), [filter] = all('#filter'), [found] = all('#found');
  const checkpoints = all('.checkpoint');
  const texts = new Map();
  const textOf = (element) => {
    if (!texts.has(element)) texts.set(element, element.textContent.toLowerCase());
    return texts.get(element);
  };
  const matches = (element, words) => words.every((word) => textOf(element).includes(word));
  const apply = () => {
    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let shown = 0;
    for (const checkpoint of checkpoints) {
      const isOfState = filter.value === '' || checkpoint.dataset.state === filter.value;
      const isShown = isOfState && matches(checkpoint, words);
      checkpoint.hidden = !isShown;
      if (!isShown) continue;
      shown += 1;
      if (words.length === 0) continue;
      checkpoint.open = true;
      for (const attempt of all('.attempt', checkpoint)) attempt.open = matches(attempt, words);
    }
    found.textContent = shown + ' of ' + checkpoints.length + ' checkpoints';
  };
  const setOpen = (isOpen) => {
    for (const element of all('.checkpoint, .attempt')) element.open = isOpen;
  };
  const openTarget = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target === null) return;
    for (let part = target; part !== null; part = part.parentElement) {
      part.hidden = false;
      if (part.tagName === 'DETAILS') part.open = true;
    }
    target.scrollIntoView();
    const [summary] = all('summary', target);
    if (summary !== undefined) summary.focus({ preventScroll: true });
  };
  const step = (by) => {
    const shown = checkpoints.filter((checkpoint) => !checkpoint.hidden);
    const at = shown.findIndex((checkpoint) => checkpoint.contains(document.activeElement));
    const next = shown[at === -1 ? (by > 0 ? 0 : shown.length - 1) : at + by];
    if (next === undefined) return;
    next.scrollIntoView();
    next.querySelector('summary').focus({ preventScroll: true });
  };
  const keys = { '/': () => search.focus(), j: () => step(1), k: () => step(-1), e: () => setOpen(true), c: () => setOpen(false) };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = ['INPUT', 'SELECT', 'TEXTAREA'].includes(event.target.tagName);
    if (isTyping && event.key === 'Escape') {
      search.value = '';
      apply();
      event.target.blur();
    }
    if (isTyping || !Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key]();
  });
  let waiting;
  search.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(apply, 100);
  });
  filter.addEventListener('change', apply);
  document.getElementById('expand').addEventListener('click', () => setOpen(true));
  document.getElementById('collapse').addEventListener('click', () => setOpen(false));
  window.addEventListener('hashchange', openTarget);
  document.querySelector('.tools').hidden = false;
  apply();
  openTarget();
})();
`;

;// CONCATENATED MODULE: ./report/html/page-style.js
/** The colours of the page, light and dark: each pair of a text and what is behind it has a contrast of 4.5 (WCAG AA). */
const palettes = {
    light: {
        page: '#ffffff',
        box: '#f6f8fa',
        line: '#d1d9e0',
        text: '#1f2328',
        muted: '#59636e',
        link: '#0550ae',
        good: '#116329',
        bad: '#a40e26',
        busy: '#7d4e00',
        added: '#dafbe1',
        removed: '#ffebe9',
        focus: '#0550ae',
    },
    dark: {
        page: '#0d1117',
        box: '#151b23',
        line: '#3d444d',
        text: '#f0f6fc',
        muted: '#9198a1',
        link: '#79b8ff',
        good: '#56d364',
        bad: '#ff8f88',
        busy: '#e3b341',
        added: '#12261e',
        removed: '#2d1518',
        focus: '#79b8ff',
    },
};
const toVariables = (palette) => Object.entries(palette)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');
/** The style sheet of the page. It loads nothing. */
const pageStyle = `
:root{color-scheme:light dark;${toVariables(palettes.light)}}
@media (prefers-color-scheme:dark){:root{${toVariables(palettes.dark)}}}
*{box-sizing:border-box}
body{margin:0 auto;padding:16px;max-width:1100px;background:var(--page);color:var(--text);font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:24px;margin:0 0 12px}h2{font-size:18px;margin:24px 0 8px}h4{font-size:15px;margin:16px 0 4px}
summary h2,summary h3{display:inline;margin:0;font-size:16px}summary h3{font-size:15px}
p{margin:4px 0}ul,ol{margin:4px 0;padding-left:24px}
a{color:var(--link)}a:focus-visible,summary:focus-visible,input:focus-visible,select:focus-visible,button:focus-visible,[tabindex]:focus-visible{outline:2px solid var(--focus);outline-offset:1px}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;background:var(--page);padding:8px}
code,pre{font:13px/1.45 ui-monospace,monospace}
pre{background:var(--box);border:1px solid var(--line);border-radius:6px;padding:8px;margin:4px 0;overflow:auto;max-height:480px;white-space:pre-wrap}
pre.diff{padding:0;white-space:pre;overflow-wrap:normal}
pre.diff>*{display:block;min-width:max-content;text-decoration:none;padding-right:8px}
pre.diff>b{color:var(--muted);font-weight:400;padding-left:8px;border-top:1px solid var(--line)}
pre.diff>:not(b)::before{content:attr(data-n);display:inline-block;width:6ch;padding-right:1ch;text-align:right;color:var(--muted)}
ins{background:var(--added)}del{background:var(--removed)}
.muted{color:var(--muted);font-size:13px}.label{font-size:13px;color:var(--muted);margin-top:8px}
.badge{display:inline-block;white-space:nowrap;border:1px solid currentColor;border-radius:12px;padding:0 8px;font-size:13px;color:var(--muted);background:var(--page)}
.badge.good{color:var(--good)}.badge.bad{color:var(--bad)}.badge.busy{color:var(--busy)}
.status{border-left:4px solid var(--muted);background:var(--box);padding:8px 12px;margin:8px 0}
.status.good{border-color:var(--good)}.status.bad{border-color:var(--bad)}.status.busy{border-color:var(--busy)}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(210px,45%),1fr));gap:4px 16px;margin:8px 0}
.facts dt{font-size:13px;color:var(--muted)}.facts dd{margin:0}
.tools{display:flex;flex-wrap:wrap;gap:8px;align-items:end;position:sticky;top:0;background:var(--page);padding:8px 0;border-bottom:1px solid var(--line);z-index:1}
.tools label{display:flex;flex-direction:column;font-size:13px;color:var(--muted)}
.tools input{width:220px}.tools input,.tools select,.tools button{font:inherit;padding:4px 8px;color:var(--text);background:var(--page);border:1px solid var(--muted);border-radius:6px;min-height:32px}
.tools output{font-size:13px;color:var(--muted);padding-bottom:6px}
.checkpoint,.attempt{border:1px solid var(--line);border-radius:6px;margin:8px 0;scroll-margin-top:72px}
.checkpoint>summary,.attempt>summary{padding:8px 12px;background:var(--box);border-radius:6px;cursor:pointer}
.attempt>summary{background:none}.reason{display:block;font-size:13px;color:var(--muted)}
.body{padding:4px 12px 12px}
.fold>summary{cursor:pointer;padding:4px 0}
.criteria>li{margin:8px 0}.detail{white-space:pre-wrap}
.scroll{overflow-x:auto}table{border-collapse:collapse;font-size:14px;overflow-wrap:break-word}
th,td{border:1px solid var(--line);padding:4px 8px;text-align:left;vertical-align:top}th{background:var(--box)}td.n{text-align:right;white-space:nowrap}
td:first-child{min-width:140px}td.n:first-child{min-width:0}
.timeline{list-style:none;padding:0}.timeline li{display:grid;grid-template-columns:minmax(100px,220px) 1fr;gap:8px;align-items:center}
.timeline .row{line-height:24px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;font-size:13px}
.timeline svg{width:100%;height:24px;background:var(--box)}
rect{fill:var(--muted)}rect.good{fill:var(--good)}rect.bad{fill:var(--bad)}rect.busy{fill:var(--busy)}
svg a:focus-visible rect{stroke:var(--focus);stroke-width:3}
.file .name{margin-top:8px}.paths{font-size:14px}
[hidden]{display:none!important}
@media (max-width:600px){body{padding:8px}.tools{position:static}.tools label,.tools input{width:100%}.timeline li{grid-template-columns:1fr;gap:0}.criteria,.steps{padding-left:16px}.body{padding:4px 8px 8px}}
@media print{:root{${toVariables(palettes.light)}}.tools,.skip{display:none}body{max-width:none;font-size:11px}pre{max-height:none}pre.diff{white-space:pre-wrap}pre.diff>*{min-width:0}details::details-content{content-visibility:visible;block-size:auto}}
`;

// EXTERNAL MODULE: ./domain/record/budget-reading.js
var budget_reading = __webpack_require__(18259);
// EXTERNAL MODULE: ./domain/record/ending.js
var ending = __webpack_require__(20068);
// EXTERNAL MODULE: ./report/words/dry-run-text.js
var dry_run_text = __webpack_require__(10274);
// EXTERNAL MODULE: ./report/words/rebase-text.js
var rebase_text = __webpack_require__(54193);
// EXTERNAL MODULE: ./report/words/steering-text.js
var steering_text = __webpack_require__(48112);
// EXTERNAL MODULE: ./report/words/task-status.js
var task_status = __webpack_require__(45343);
// EXTERNAL MODULE: ./report/words/terminal-steps.js + 3 modules
var terminal_steps = __webpack_require__(5985);
;// CONCATENATED MODULE: ./report/html/report-head.js













/** Renders the beginning of the page: how the task stands, why, what comes next, and what it has cost. */
function renderReportHead(report, checkpoints) {
    const { view, links } = report;
    const status = (0,task_status/* describeTaskStatus */.JZ)(view);
    const address = [links.pullRequestUrl, links.runUrl].filter((url) => url !== undefined);
    const names = [
        ...(links.pullRequestUrl === undefined ? [] : ['Pull request']),
        ...(links.runUrl === undefined ? [] : ['Workflow run']),
    ];
    const found = address.map((url, index) => html `<a href="${url}" rel="noreferrer">${names[index]}</a> `);
    return html `<header><p class="muted">Groundhog report · ${(0,format_duration/* formatInstant */.r4)(report.madeAt)}</p><h1>${view.record.task_id}</h1>
${report.isDryRun === true ? html `<div class="status bad"><p>${renderBadge('bad', 'dry run')} ${(0,safe_text/* toSentence */.Re)(dry_run_text/* DRY_RUN_MEANING */.s)}</p></div>` : undefined}${renderStatusBox(status, view)}${found.length === 0 ? undefined : html `<p>${found}</p>`}${renderTaskFacts(report, checkpoints)}${renderPeople(report)}</header>\n`;
}
function renderStatusBox(status, view) {
    if (status === undefined)
        return html `<div class="status busy"><p>${renderBadge('busy', 'running')} The run has not ended.</p></div>`;
    const { kind, meaning, reason } = status;
    const tone = toneOf(status);
    const why = reason === null || reason.trim() === ''
        ? undefined
        : html `<pre tabindex="0" role="group" aria-label="Reason">${reason.trim()}</pre>`;
    const { advice, commands } = (0,terminal_steps/* findTerminalSteps */.D)(status, view, { program: 'groundhog' });
    const lines = commands.length === 0
        ? undefined
        : html `<pre tabindex="0" role="group" aria-label="Commands">${commands.join('\n')}</pre>`;
    return html `<div class="status ${tone}"><p>${renderBadge(tone, kind.replaceAll('_', ' '))} ${meaning}</p>${why}<p><strong>Next:</strong> ${advice}</p>${lines}</div>`;
}
function toneOf({ kind }) {
    const conclusion = (0,ending/* conclusionOf */.vu)((0,task_status/* endingOf */.z6)(kind));
    if (conclusion === 'success')
        return 'good';
    return conclusion === 'neutral' ? 'busy' : 'bad';
}
function renderTaskFacts({ view, links }, checkpoints) {
    const { record } = view;
    const attempts = (0,task_facts/* listAttempts */.NN)(checkpoints);
    const usage = (0,task_facts/* sumUsage */.iJ)(attempts);
    const isolation = record.isolation === 'none' ? 'none' : (record.isolation_detail ?? 'yes');
    return renderFacts([
        ['Checkpoints', (0,task_facts/* countDone */.qQ)(checkpoints)],
        ['Attempts', String((0,task_facts/* countAttempts */.cs)(attempts))],
        ['Time of attempts', (0,format_duration/* formatTotal */.Ej)((0,task_facts/* listOwnAttempts */.Lf)(attempts))],
        ['Turns', (0,format_duration/* formatCount */.B4)(usage.turns)],
        ['Input tokens', (0,format_duration/* formatCount */.B4)(usage.input_tokens)],
        ['Output tokens', (0,format_duration/* formatCount */.B4)(usage.output_tokens)],
        ['Cost', (0,format_duration/* formatCost */.BD)(usage)],
        [
            'Budget of the run',
            record.budget_warnings.length === 0 ? undefined : record.budget_warnings.map(budget_reading/* renderReading */.Xm).join('; '),
        ],
        ['Task branch', html `<code>${record.task_branch}</code>${describeMove(view)}`],
        ['Head', linkCommit(links, record.head)],
        ['Base', linkCommit(links, record.base_sha)],
        ['Rebase', (0,rebase_text/* describeRebase */.Ez)(record)],
        ['Waits for approval', record.result === null ? undefined : linkCommit(links, record.result)],
        ['Isolation', isolation],
        ['Started', (0,format_duration/* formatInstant */.r4)(record.started_at)],
        ['Ended', record.ended_at === null ? undefined : (0,format_duration/* formatInstant */.r4)(record.ended_at)],
    ]);
}
/** Says where the task branch is, where that is not what was checked. */
function describeMove({ movedTo, isMerged }) {
    if (movedTo === null)
        return isMerged === true ? '' : ', gone';
    return movedTo === undefined ? '' : `, moved to ${(0,ids/* toShortId */.px)(movedTo)}, not checked`;
}
function renderPeople({ view }) {
    const actions = (0,steering_text/* listSteering */.Aq)(view);
    if (actions.length === 0)
        return undefined;
    return html `<h2>Done by people</h2><ul>${actions.map((line) => html `<li>${line}</li>`)}</ul>`;
}
/** Renders where each attempt started, and what became of its work. */
function renderLineage({ view, links }, checkpoints) {
    const attempts = (0,task_facts/* listAttempts */.NN)(checkpoints);
    if (attempts.length === 0)
        return undefined;
    const landed = checkpoints.filter((checkpoint) => (0,task_facts/* findLandedCommit */.Rl)(checkpoint) !== null).length;
    const rows = attempts.map((attempt) => {
        const { day, snapshot_ref, scratch_commit, scratch_branch, committed_ref } = attempt;
        const commit = scratch_commit === null
            ? 'nothing'
            : html `${linkCommit(links, scratch_commit)} <code class="muted">${scratch_branch}</code>`;
        const kept = scratch_commit === snapshot_ref ? 'no change' : commit;
        const end = committed_ref === null ? 'rolled back' : linkCommit(links, committed_ref);
        return html `<tr><td class="n"><a href="#attempt-${day}">${day}</a></td><td>${linkCommit(links, snapshot_ref)}</td><td>${kept}</td><td>${attempt.outcome === 'running' ? 'in progress' : end}</td></tr>`;
    });
    const table = html `<table><thead><tr><th scope="col">Attempt</th><th scope="col">Started from</th><th scope="col">Work kept as</th><th scope="col">Landed as</th></tr></thead><tbody>${rows}</tbody></table>`;
    const title = `Lineage: ${(0,format_duration/* formatPlural */.yk)(attempts.length, 'scratch commit')}, ${landed} landed`;
    const start = html `<p>The task starts at ${linkCommit(links, view.record.base_sha)}; its branch is at ${linkCommit(links, view.record.head)}.</p>`;
    return renderFold(title, html `${start}${renderScroller(table, 'Lineage of the attempts')}`);
}

;// CONCATENATED MODULE: ./report/html/report-page.js








/** Up to so many checkpoints are open at the start. */
const MAX_OPEN = 3;
// Why: docs/decisions/0129-report-in-one-file.md
/**
 * Renders the whole record of a task as one HTML file. It loads nothing and runs nothing but its own script, by a policy
 * (Content Security Policy, in its head) that names the hashes of both. All text of others is escaped.
 */
function renderReportPage(report) {
    const { view, madeAt } = report;
    const checkpoints = (0,task_facts/* listCheckpoints */.Ep)(view);
    const isShort = checkpoints.length <= MAX_OPEN;
    const sections = checkpoints.map((checkpoint) => {
        const state = findCheckpointState(checkpoint);
        const isOpen = isShort || state === 'stuck' || (state === 'open' && checkpoint.attempts.length > 0);
        return renderCheckpointSection(checkpoint, report, isOpen);
    });
    const page = html `<!doctype html>
<html lang="en">
${renderDocumentHead(view.record.task_id)}
<body>
<a class="skip" href="#checkpoints">To the checkpoints</a>
${renderReportHead(report, checkpoints)}${renderAttemptsTimeline(checkpoints, madeAt)}<main id="checkpoints"><h2>Checkpoints</h2>${renderTools()}
${sections}${renderLineage(report, checkpoints)}</main>
<script>${trustMarkup(pageScript)}</script>
</body>
</html>
`;
    return page.text;
}
function renderDocumentHead(taskId) {
    const policy = [
        "default-src 'none'",
        `style-src '${toHashSource(pageStyle)}'`,
        `script-src '${toHashSource(pageScript)}'`,
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
    ].join('; ');
    // A reader that serves the file would be asked for an icon otherwise.
    return html `<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>Groundhog: ${taskId}</title>
<style>${trustMarkup(pageStyle)}</style>
</head>`;
}
function toHashSource(text) {
    return `sha256-${Buffer.from((0,sha256/* sha256Hex */.f)(text), 'hex').toString('base64')}`;
}
/** Renders the search and the filter, which the script shows. */
function renderTools() {
    const options = Object.entries(CHECKPOINT_STATES).map(([state, words]) => html `<option value="${state}">${words}</option>`);
    return html `<div class="tools" role="search" hidden><label>Search (/)<input id="search" type="search" autocomplete="off"></label><label>State<select id="filter"><option value="">All</option>${options}</select></label><button type="button" id="expand">Expand all (e)</button><button type="button" id="collapse">Collapse all (c)</button><output id="found" aria-live="polite"></output></div>`;
}

// EXTERNAL MODULE: ./store/read-steps.js
var read_steps = __webpack_require__(25234);
// EXTERNAL MODULE: ./git/diff-text.js
var diff_text = __webpack_require__(67350);
// EXTERNAL MODULE: ./git/rev-parse.js
var rev_parse = __webpack_require__(12140);
// EXTERNAL MODULE: ./report/terminal/steps-text.js
var steps_text = __webpack_require__(61523);
;// CONCATENATED MODULE: ./entry/task-report/read-diffs.js




// A page is to open at once: more of a diff is in git.
const MAX_DIFF_CHARS = 100_000;
const MAX_ALL_CHARS = 6_000_000;
const MAX_DIFFS = 2000;
/** Some texts of a few megabytes keep git busy for minutes. */
const DIFF_TIMEOUT_MS = 20_000;
const AT_ONCE = 4;
/** Opens a reader of the diffs of one report. */
function openDiffReader(git, { redact, signal }) {
    const left = { chars: MAX_ALL_CHARS, diffs: MAX_DIFFS };
    const read = async ({ from, to }) => {
        if (signal?.aborted === true)
            return { kind: 'none', reason: 'left out, since the job was cancelled.' };
        if (left.chars <= 0 || left.diffs <= 0)
            return { kind: 'none', reason: 'left out of this report, which has enough.' };
        left.diffs -= 1;
        const text = await readText(git, { from, to });
        if (text === undefined)
            return { kind: 'none', reason: 'not in this repository, or too large to be shown.' };
        const shown = (0,clean_text/* toCleanText */.M)(text, redact).slice(0, MAX_DIFF_CHARS);
        left.chars -= shown.length;
        return { kind: 'diff', text: shown, omitted: Math.max(0, text.length - MAX_DIFF_CHARS) };
    };
    const readAll = async (requests) => {
        const found = [];
        for (let at = 0; at < requests.length; at += AT_ONCE) {
            const some = requests.slice(at, at + AT_ONCE);
            found.push(...(await Promise.all(some.map(async (each) => [each.key, await read(each)]))));
        }
        return found;
    };
    return {
        readAttempts: async (attempts) => new Map(await readAll(attempts.flatMap(toAttemptRequest))),
        async readSteps(steps) {
            const lost = steps.flatMap((step) => step.state === 'kept' ? [] : [[step.number, { kind: 'none', reason: (0,steps_text/* explainLoss */.TU)(step) }]]);
            return new Map([...lost, ...(await readAll(steps.flatMap(toStepRequest)))]);
        },
    };
}
function toAttemptRequest({ day, snapshot_ref, scratch_commit }) {
    if (scratch_commit === null || scratch_commit === snapshot_ref)
        return [];
    return [{ key: day, from: snapshot_ref, to: scratch_commit }];
}
/** Returns the request for what a step changed; none for a state that was there before it. */
function toStepRequest({ number, commit, state, reason }) {
    if (commit === null || state !== 'kept' || reason === 'undone' || reason === 'returned')
        return [];
    return [{ key: number, from: `${commit}^`, to: commit }];
}
async function readText(git, { from, to }) {
    const known = await Promise.all([(0,rev_parse/* findCommit */.fq)(git, from), (0,rev_parse/* findCommit */.fq)(git, to)]);
    const [start, end] = known;
    if (start === undefined || end === undefined)
        return undefined;
    try {
        return await (0,diff_text/* renderTreeDiff */.k)(git, { from: start, to: end, signal: AbortSignal.timeout(DIFF_TIMEOUT_MS) });
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./entry/task-report/make-report.js






/** Makes the report of a view of a task, with the diffs whose commits the repository has. */
async function make_report_renderReport(git, view, { redact, signal, ...given }) {
    const reader = openDiffReader(git, { redact, signal });
    const attempts = view.record.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
    const attemptDiffs = await reader.readAttempts(attempts);
    const stepDiffs = await reader.readSteps(await (0,read_steps/* readSteps */.I)(git, view.record.task_id, view.record));
    return renderReportPage({ ...given, view: toShownView(view, redact), attemptDiffs, stepDiffs });
}
/** Returns a view as plain text, and redacted after that: without its invisible characters a text may hold a secret again. */
function toShownView({ plan, record, ...others }, redact) {
    const clean = (text) => (0,clean_text/* toCleanText */.M)(text, redact);
    const checkpoints = plan.checkpoints.map((each) => ({ ...each, id: clean(each.id), spec: clean(each.spec) }));
    return { plan: { ...plan, checkpoints }, record: run_record/* runRecordSchema */._A.parse((0,redact_deep/* redactDeep */.K)(record, clean)), ...others };
}


/***/ }),

/***/ 25448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ toUnwritable),
/* harmony export */   u: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14902);
/* harmony import */ var _domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32413);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45320);






/** Writes a report and returns its absolute path: the file is there as a whole or not at all. Throws ConfigurationError. */
async function writeReport(path, page) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    await requireFileName(path, file);
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(file)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, page, { flag: 'wx' });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, file);
        return file;
    }
    catch (thrown) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true }).catch(() => undefined);
        throw toUnwritable(file, thrown);
    }
}
/** Makes the error for a file that cannot be written: `disk_full` or the like where the cause says so, else `permission_denied`. */
function toUnwritable(path, cause) {
    const error = (0,_domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .toError */ .iT)(cause);
    const { code = 'permission_denied', data = { reason: error.message } } = (0,_domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_4__/* .toSystemError */ .R)(error) ?? {};
    // The cause may name a file that was to be renamed, or a folder.
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GroundhogError */ .CX(code, { ...data, path }, { cause });
}
async function requireFileName(path, file) {
    if (path === '-')
        throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .toSettingError */ .Oh)('out', path, 'is no name of a file, and a report is written to one');
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file).catch(() => undefined);
    if (found?.isDirectory() === true || path.endsWith('/'))
        throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .toSettingError */ .Oh)('out', path, 'is a folder, and the report is a file');
    // A rename would replace a device; a link that has landed in the repository must not choose a file of the user.
    if (found?.isFile() === false)
        throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .toSettingError */ .Oh)('out', path, 'is no file, but a link, a device or a pipe');
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file)).catch(() => undefined);
    if (folder?.isDirectory() !== true)
        throw (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .toSettingError */ .Oh)('out', path, 'is in a folder that does not exist');
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

/***/ 61523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Il: () => (/* binding */ renderSteps),
/* harmony export */   TU: () => (/* binding */ explainLoss),
/* harmony export */   c0: () => (/* binding */ renderStepsJson),
/* harmony export */   zc: () => (/* binding */ renderStep)
/* harmony export */ });
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18964);


const STREAM_REASONS = {
    first: 'the first work on this base',
    clean: 'the work before was discarded',
    no_overlap: 'in other files than the work before',
    work_still_there: 'continues its work',
    work_gone: 'nothing was left of the work before',
    undecidable: 'the files could not be read',
    returned: 'back to the end of it',
    undone: 'everything was undone',
    withheld: 'it held what looks like a secret',
};
const MAX_ROW_PATHS = 3;
const MAX_PATH_CHARACTERS = 200;
const HEADER = ['step', 'time', 'attempt', 'stream', 'state', 'tool', 'files'];
/**
 * Renders one line for each step, oldest first, and a line for each running attempt, which may have more of them. A
 * table for people has a header and columns; otherwise there are tabs between the values.
 */
function renderSteps({ task_id: taskId, checkpoints }, steps, { hasColumns }) {
    const cells = steps.map(toCells);
    const table = hasColumns ? renderTable([HEADER, ...cells]) : cells.map((row) => row.join('\t'));
    const rows = steps.length === 0 ? [`No steps of task ${taskId} are recorded.`] : table;
    const open = checkpoints.flatMap(({ attempts }) => attempts).filter(({ outcome }) => outcome === 'running');
    const waits = open.map(({ day }) => `Attempt ${day} is not over: its last steps are shown when it is.`);
    return `${[...rows, ...waits].join('\n')}\n`;
}
function renderTable(rows) {
    const widths = HEADER.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd());
}
function toCells(step) {
    const { number, at, day, streamName, tool, changed_paths: changed, changed_paths_total: total } = step;
    const paths = changed.slice(0, MAX_ROW_PATHS).map(({ status, path }) => `${status} ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toShortLine */ .wb)(path, 80)}`);
    const more = total > paths.length ? [`and ${total - paths.length} more`] : [];
    return [
        String(number),
        (0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInstant */ .r4)(at),
        `attempt ${day}`,
        streamName ?? '-',
        step.isLanded ? 'landed' : step.state,
        tool === null ? '-' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toShortLine */ .wb)(tool, 60),
        [...paths, ...more].join(', '),
    ];
}
/** Renders the record of one step. */
function renderStep(step) {
    const { number, at, day, checkpointId, tool, seen_at, streamName, reason } = step;
    const rest = step.changed_paths_total - step.changed_paths.length;
    const lines = [
        `Step ${number} of attempt ${day}, checkpoint ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toShortLine */ .wb)(checkpointId, 100)}, ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInstant */ .r4)(at)}`,
        `Tool: ${tool === null ? 'not reported' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toShortLine */ .wb)(tool, 200)} (seen at ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toShortLine */ .wb)(seen_at, 100)})`,
        `Stream: ${streamName ?? 'none'} (${STREAM_REASONS[reason]})${step.isLanded ? ', landed' : ''}`,
        `Content: ${describeContent(step)}`,
        `${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlural */ .yk)(step.changed_paths_total, 'file')} changed:`,
        ...step.changed_paths.map(({ status, path }) => `  ${status} ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toShortLine */ .wb)(path, MAX_PATH_CHARACTERS)}`),
        ...(rest > 0 ? [`  and ${rest} more`] : []),
    ];
    return `${lines.join('\n')}\n`;
}
function describeContent(step) {
    return step.state === 'kept' ? `kept as ${step.commit}` : `not here: ${explainLoss(step)}`;
}
/** Explains why the files of a step cannot be shown or restored. */
function explainLoss({ state, isBaseLanded }) {
    if (state === 'withheld')
        return 'it held what looks like a secret and was never kept';
    const why = isBaseLanded
        ? 'its checkpoint has landed, and the steps up to there were deleted with that'
        : 'the ref that kept it was deleted, or was not fetched';
    return `${why}; only the record of it is left`;
}
/** Renders the steps as one JSON document, schema version 1. */
function renderStepsJson(taskId, steps) {
    const rows = steps.map(({ checkpointId, streamName, isLanded, isBaseLanded: _base, stream: _stream, ...step }) => ({
        ...step,
        checkpoint_id: checkpointId,
        stream: streamName,
        is_landed: isLanded,
    }));
    return `${JSON.stringify({ schema_version: 1, task_id: taskId, steps: rows }, undefined, 2)}\n`;
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

/***/ 10274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ DRY_RUN_MEANING)
/* harmony export */ });
/** Says what became of the work of a dry run on GitHub. */
const DRY_RUN_MEANING = 'nothing was pushed, and nothing written to GitHub. The branch, the commits and the record that are named here are in no repository, so there is nothing to review or merge.';


/***/ }),

/***/ 56586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ describeTestCounts),
/* harmony export */   y: () => (/* binding */ describeTestNote)
/* harmony export */ });
/** Describes the numbers of tests by outcome, without those that are zero. */
function describeTestCounts({ passed, failed, skipped }) {
    const counts = { passed, failed, skipped };
    const parts = Object.entries(counts).flatMap(([word, count]) => (count === 0 ? [] : [`${count} ${word}`]));
    return parts.length === 0 ? 'no tests' : parts.join(', ');
}
/** Adds to the name of a test what its outcomes at the base and now do not say by themselves. */
function describeTestNote(note) {
    return notes[note];
}
const notes = {
    required: ', demanded by the plan',
    lost: '',
    failed: '',
    allowed: ', allowed by the plan',
    flaky: ', flaky: passed when run again',
    fixed: ', demanded by the plan',
};


/***/ }),

/***/ 25234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readSteps)
/* harmony export */ });
/* harmony import */ var _domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60085);
/* harmony import */ var _git_first_parents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94105);
/* harmony import */ var _git_for_each_ref_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36064);
/* harmony import */ var _git_rev_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12140);




/** Steps of one stream that are read; an attempt keeps fewer. */
const MAX_FOLLOWED = 5000;
/** Reads all steps that the record of a task knows, oldest first. */
async function readSteps(git, taskId, record) {
    const refs = await (0,_git_for_each_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .listRefs */ .Dy)(git, [`${(0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_0__/* .taskNamespace */ .P)(taskId)}/steps/`]);
    const found = [];
    const kept = new Map();
    const passed = record.checkpoints.flatMap(({ attempts }) => attempts).filter(({ outcome }) => outcome === 'passed');
    const landedBases = new Set(passed.map(({ snapshot_ref }) => snapshot_ref));
    for (const { checkpoint_id, attempts } of record.checkpoints) {
        for (const { day, timeline } of attempts) {
            if (timeline === null || timeline.steps.length === 0)
                continue;
            const { base, landed_stream } = timeline;
            const reachable = kept.get(base) ?? (await listKept(git, base, refs));
            kept.set(base, reachable);
            for (const step of timeline.steps)
                found.push({
                    ...step,
                    day,
                    checkpointId: checkpoint_id,
                    streamName: step.stream === null ? null : (0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_0__/* .toStreamName */ .DC)(base, step.stream),
                    isLanded: step.stream !== null && step.stream === landed_stream,
                    isBaseLanded: landedBases.has(base),
                    state: step.commit === null ? 'withheld' : reachable.has(step.commit) ? 'kept' : 'condensed',
                });
        }
    }
    return found.sort((a, b) => a.number - b.number);
}
/** Lists the base and the commits of its steps that a ref still keeps. */
async function listKept(git, base, refs) {
    const kept = new Set();
    if ((await (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .findCommit */ .fq)(git, base)) === undefined)
        return kept;
    kept.add(base);
    for (const [ref, tip] of refs) {
        if (!ref.includes(`/steps/${base.slice(0, 7)}-`))
            continue;
        for (const { id } of await (0,_git_first_parents_js__WEBPACK_IMPORTED_MODULE_3__/* .listFirstParents */ .A)(git, { from: base, to: tip, max: MAX_FOLLOWED }))
            kept.add(id);
    }
    return kept;
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
