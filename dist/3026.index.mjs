export const id = 3026;
export const ids = [3026];
export const modules = {

/***/ 43026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demoCommand: () => (/* binding */ demoCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/record/ending.js
var ending = __webpack_require__(20068);
// EXTERNAL MODULE: ./domain/text/quote-for-shell.js
var quote_for_shell = __webpack_require__(78240);
// EXTERNAL MODULE: ./exec/folder-access.js
var folder_access = __webpack_require__(66229);
// EXTERNAL MODULE: ./git/fast-import.js
var fast_import = __webpack_require__(97183);
// EXTERNAL MODULE: ./git/path-bytes.js
var path_bytes = __webpack_require__(31150);
// EXTERNAL MODULE: ./git/read-tree.js
var read_tree = __webpack_require__(50564);
;// CONCATENATED MODULE: ./git/make-repository.js



/** Creates an ordinary repository whose work tree holds the given files, committed on a branch. */
async function createRepository(git, { branch, files, message, signature }) {
    const { gitDir, workTree } = git.location;
    if (workTree === undefined)
        throw new Error('an ordinary repository needs a work tree');
    const args = ['init', '--quiet', '--template=', `--initial-branch=${branch}`];
    await git.at({ gitDir }).discover(workTree, args);
    const changes = Object.entries(files).map(([path, text]) => ({
        kind: 'content',
        path: (0,path_bytes/* toPathBytes */.si)(path),
        bytes: Buffer.from(text, 'utf8'),
    }));
    const commit = await (0,fast_import/* importCommit */.Tr)(git, { ref: `refs/heads/${branch}`, message, signature, changes });
    await (0,read_tree/* setIndexTree */.RC)(git, commit);
    await git.bytes(['checkout-index', '--all', '--force', '--quiet']);
    return commit;
}

// EXTERNAL MODULE: ./report/terminal/marks.js
var marks = __webpack_require__(4258);
// EXTERNAL MODULE: ./report/terminal/run-json.js
var run_json = __webpack_require__(21120);
// EXTERNAL MODULE: ./report/terminal/wrap-to-style.js
var wrap_to_style = __webpack_require__(92362);
// EXTERNAL MODULE: ./store/signature.js
var signature = __webpack_require__(28120);
// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 7 modules
var with_git = __webpack_require__(24850);
// EXTERNAL MODULE: ./entry/commands/flags.js
var commands_flags = __webpack_require__(21829);
// EXTERNAL MODULE: ./entry/commands/reader.js
var reader = __webpack_require__(68275);
// EXTERNAL MODULE: ./entry/commands/to-exit-code.js
var to_exit_code = __webpack_require__(23794);
// EXTERNAL MODULE: ./domain/attempt/verdict.js + 1 modules
var verdict = __webpack_require__(24543);
// EXTERNAL MODULE: ./domain/ids.js
var ids = __webpack_require__(70375);
// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
// EXTERNAL MODULE: ./report/words/criterion-failure.js
var criterion_failure = __webpack_require__(15753);
// EXTERNAL MODULE: ./report/words/task-facts.js
var task_facts = __webpack_require__(88598);
;// CONCATENATED MODULE: ./entry/commands/run/demo-notifier.js







const INDENT = 4;
/** Creates a notifier that explains each step of the demo in a sentence. */
function createDemoNotifier(write, style) {
    let heading = '';
    const print = (line) => write(`${(0,wrap_to_style/* wrapToStyle */.h)(line, INDENT, style)}\n`);
    const writeHeading = (id, view) => {
        const checkpoints = (0,task_facts/* listCheckpoints */.Ep)(view);
        const { position = 1, definition } = checkpoints.find((checkpoint) => checkpoint.id === id) ?? {};
        const next = `${position}/${checkpoints.length} ${id}: ${definition?.spec ?? ''}`;
        if (next !== heading)
            print(next);
        heading = next;
    };
    return {
        recorded(events, view) {
            for (const event of events) {
                const sentence = describeEvent(event);
                if (sentence === undefined)
                    continue;
                if ('checkpoint_id' in event)
                    writeHeading(event.checkpoint_id, view);
                const { mark, text } = sentence;
                print(`  ${mark === undefined ? (0,marks/* renderNoMark */.xN)(style) : (0,marks/* renderMark */.oh)(mark, style)} ${text}`);
            }
            return Promise.resolve();
        },
        progress: () => undefined,
    };
}
function describeEvent(event) {
    switch (event.kind) {
        case 'attempt_started':
            return event.attempt === 1 ? undefined : { text: 'The next attempt got the report.' };
        case 'attempt_captured':
            return { text: `The agent said that it was done: "${(0,safe_text/* toShortLine */.wb)(event.summary, 60)}".` };
        case 'attempt_ended':
            return describeEnd(event);
        case 'workspace_rewound':
            return {
                mark: 'undone',
                text: `Its work was undone, and is kept as evidence: refs/groundhog/demo/day-${event.day}`,
            };
        case 'checkpoint_landed': {
            const commit = event.committed_ref === null ? '' : `${(0,ids/* toShortId */.px)(event.committed_ref)} `;
            return { mark: 'done', text: `It landed as one commit: ${commit}${(0,safe_text/* toShortLine */.wb)(event.summary, 60)}` };
        }
        case 'checkpoint_satisfied':
            return { mark: 'done', text: 'Its criteria held already: no agent was started.' };
        default:
            return undefined;
    }
}
function describeEnd({ outcome, verifier_runs: runs }) {
    if (outcome === 'passed')
        return { text: 'Groundhog ran the test itself: it passed.' };
    const [failed] = (0,verdict/* findFailed */.bq)(runs);
    const why = failed === undefined ? outcome : (0,criterion_failure/* findFailureCause */.P)(failed);
    return { mark: 'failed', text: `Groundhog ran the test itself, and it failed: ${(0,safe_text/* toShortLine */.wb)(why, 100)}` };
}

;// CONCATENATED MODULE: ./entry/commands/run/demo-repository.js
/** The demo's plan: each checkpoint shows another outcome of an attempt. */
const DEMO_PLAN = `version: 1
task: demo
instruction: Small steps. No dependencies.
protect: ["test/**"]
checkpoints:
  - id: greet
    spec: Write src/greet.js. It exports greet(name), which returns "Hello, <name>!".
    success_criteria:
      - { kind: command, command: node test/greet.js, timeout_seconds: 60 }
      - { kind: changes_within, paths: ["src/**"] }

  - id: shout
    spec: Write src/shout.js. It exports shout(text), which returns the text in capitals with "!" at its end.
    attempt_budget: 3
    success_criteria:
      - { kind: file_contains, path: src/shout.js, pattern: 'toUpperCase' }
      - { kind: command, command: node test/shout.js, timeout_seconds: 60 }

  - id: readme
    spec: The repository has a README with a title.
    success_criteria:
      - { kind: file_contains, path: README.md, pattern: '^# ' }
`;
/** The demo's agent: a shell script instead of a model. */
const DEMO_AGENT = `#!/bin/sh
# Stands in for a coding agent. It gets its brief on standard input and in the file $GROUNDHOG_BRIEF.
case "$GROUNDHOG_CHECKPOINT/$GROUNDHOG_ATTEMPT" in
  greet/1)
    mkdir -p src
    echo 'exports.greet = (name) => "Hello, " + name + "!";' > src/greet.js
    groundhog verb checkpoint-success --summary "Add greet(name)"
    ;;
  shout/1)
    echo 'exports.shout = (text) => text.toUpperCase();' > src/shout.js
    groundhog verb checkpoint-success --summary "Add shout(text), all tests pass"
    ;;
  shout/2)
    echo 'exports.shout = (text) => text.toUpperCase() + "!";' > src/shout.js
    groundhog verb checkpoint-success --summary "Add shout(text)"
    ;;
  *)
    groundhog verb checkpoint-failure --what-tried nothing --what-happened "no script for this" --next none --retry-pointless
    ;;
esac
`;
/** The files of the demo's repository before the run. */
const DEMO_FILES = {
    'README.md': '# Demo\n\nA small repository for the Groundhog demo.\n',
    'package.json': '{ "name": "demo", "version": "1.0.0", "private": true }\n',
    'test/greet.js': "const { greet } = require('../src/greet.js');\nif (greet('you') !== 'Hello, you!') throw new Error('greet(\"you\") gave ' + greet('you'));\n",
    'test/shout.js': "const { shout } = require('../src/shout.js');\nif (shout('hi') !== 'HI!') throw new Error('shout(\"hi\") gave ' + shout('hi') + ', wanted HI!');\n",
    '.groundhog/plans/demo.yml': DEMO_PLAN,
};

// EXTERNAL MODULE: ./entry/commands/run/run-locally.js + 1 modules
var run_locally = __webpack_require__(7751);
;// CONCATENATED MODULE: ./entry/commands/run/demo.js



















/** Creates a small repository, runs a plan in it with a scripted agent, and explains each step. */
function demoCommand(flags, io) {
    const { host, console } = (0,commands_flags/* withVerbose */.Z8)(io, flags);
    return (0,to_exit_code/* toExitCode */.t)(io, { name: 'demo', json: flags.json }, async () => {
        const folder = await (0,folder_access/* makeTemporaryFolder */.wE)(host.tempDir ?? (0,external_node_os_.tmpdir)(), 'demo');
        const repository = (0,external_node_path_.join)(folder, 'repository');
        const agent = (0,external_node_path_.join)(folder, 'agent.sh');
        await (0,promises_.mkdir)(repository);
        await (0,promises_.writeFile)(agent, DEMO_AGENT);
        await (0,promises_.chmod)(agent, 0o755);
        const location = { gitDir: (0,external_node_path_.join)(repository, '.git'), workTree: repository };
        const files = { branch: 'main', files: DEMO_FILES, message: 'Start\n', signature: (0,signature/* toSignature */.u)(system_clock/* systemClock */.ml.now()) };
        await (0,with_git/* withGit */.z)(host, (git) => createRepository(git.at(location), files));
        const [write, style] = flags.json === true ? [console.err, console.errStyle] : [console.out, console.outStyle];
        const print = (text) => write(text, marks/* findLineTone */.IX);
        print((0,wrap_to_style/* wrapToStyle */.h)(START, 0, style));
        const plan = (0,external_node_path_.join)(repository, '.groundhog', 'plans', 'demo.yml');
        // Its agent is a script of ours, which needs no sandbox.
        const runFlags = {
            repo: repository,
            agent: 'command',
            agentCommand: `sh ${(0,quote_for_shell/* quoteForShell */.e)(agent)}`,
            isolation: 'none',
        };
        const notifier = createDemoNotifier(print, style);
        const { result, taskId } = await (0,run_locally/* runLocally */.gm)(plan, runFlags, { host, console, notifier });
        print(renderEnd(repository, (0,reader/* findProgramAnywhere */.JB)(host.env, process.argv)));
        if (flags.json === true)
            console.out((0,run_json/* renderRunJson */.y)({ taskId, ...result }, host.redactor.redact));
        return (0,ending/* exitCodeOf */.FO)(result.ending);
    });
}
const START = `A new repository, a plan of three checkpoints, and a script in place of the agent: no key, no network.

`;
function renderEnd(repository, program) {
    return `
See what is on the branch, what was undone, and the whole record:
  ${(0,quote_for_shell/* renderShellCommand */.c)(['cd', repository])}
  git log --stat groundhog/demo/task
  git show refs/groundhog/demo/day-2
  ${program} chronicle

Try it in your own repository:
  ${program} init
`;
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


/***/ })

};
