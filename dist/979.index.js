export const id = 979;
export const ids = [979];
export const modules = {

/***/ 39979:
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
// EXTERNAL MODULE: ./git/log.js
var log = __webpack_require__(71357);
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

// EXTERNAL MODULE: ./report/terminal/chronicle-text.js
var chronicle_text = __webpack_require__(41249);
// EXTERNAL MODULE: ./store/signature.js
var signature = __webpack_require__(28120);
// EXTERNAL MODULE: ./entry/compose/run-folders.js
var run_folders = __webpack_require__(61649);
// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 4 modules
var with_git = __webpack_require__(50575);
;// CONCATENATED MODULE: ./entry/commands/demo-repository.js
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

  - id: changelog
    spec: Write CHANGELOG.md for the two functions, and tell the team.
    success_criteria:
      - { kind: file_contains, path: CHANGELOG.md, pattern: 'greet' }
      - { kind: semantic, statement: The changelog reads well. }
`;
/** The demo's agent: a shell script instead of a model. */
const DEMO_AGENT = `#!/bin/sh
# Stands in for a coding agent. It gets its brief on standard input and in the file $GROUNDHOG_BRIEF.
case "$GROUNDHOG_CHECKPOINT/$GROUNDHOG_ATTEMPT" in
  greet/1)
    echo "writing src/greet.js"
    mkdir -p src
    echo 'exports.greet = (name) => "Hello, " + name + "!";' > src/greet.js
    groundhog verb checkpoint-success --summary "Add greet(name)"
    ;;
  shout/1)
    echo "writing src/shout.js, and claiming that it works"
    echo 'exports.shout = (text) => text.toUpperCase();' > src/shout.js
    groundhog verb checkpoint-success --summary "Add shout(text), all tests pass"
    ;;
  shout/2)
    echo "the brief says what failed: the sign at the end is missing"
    echo 'exports.shout = (text) => text.toUpperCase() + "!";' > src/shout.js
    groundhog verb checkpoint-success --summary "Add shout(text)"
    ;;
  changelog/1)
    printf '# Changelog\\n\\n- greet(name) and shout(text)\\n' > CHANGELOG.md
    groundhog verb side-effect --kind other --target "told the team (in this demo: nobody)"
    groundhog verb checkpoint-success --summary "Add a changelog"
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

// EXTERNAL MODULE: ./entry/commands/flags.js
var commands_flags = __webpack_require__(21829);
// EXTERNAL MODULE: ./entry/commands/run.js
var run = __webpack_require__(36715);
// EXTERNAL MODULE: ./entry/commands/to-exit-code.js
var to_exit_code = __webpack_require__(23794);
;// CONCATENATED MODULE: ./entry/commands/demo.js















/** Creates a small repository, runs a plan in it with a scripted agent, and shows the result. */
function demoCommand(flags, io) {
    const { host, console } = (0,commands_flags/* withVerbose */.Z8)(io, flags);
    return (0,to_exit_code/* toExitCode */.t)(io, undefined, async () => {
        const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(host.tempDir ?? (0,external_node_os_.tmpdir)(), 'groundhog-demo-'));
        const repository = (0,external_node_path_.join)(folder, 'repository');
        const agent = (0,external_node_path_.join)(folder, 'agent.sh');
        await (0,promises_.mkdir)(repository);
        await (0,promises_.writeFile)(agent, DEMO_AGENT);
        await (0,promises_.chmod)(agent, 0o755);
        const location = { gitDir: (0,external_node_path_.join)(repository, '.git'), workTree: repository };
        const files = { branch: 'main', files: DEMO_FILES, message: 'Start\n', signature: (0,signature/* toSignature */.u)(system_clock/* systemClock */.ml.now()) };
        await (0,with_git/* withGit */.z)(host, (git) => createRepository(git.at(location), files));
        console.out(`A repository was made in ${repository}\nIts plan has four checkpoints; a script stands in for the agent.\n\n`);
        const plan = (0,external_node_path_.join)(repository, '.groundhog', 'plans', 'demo.yml');
        const runFlags = { repo: repository, agent: 'command', agentCommand: `sh ${(0,run_folders/* quoteForShell */.eC)(agent)}` };
        // Its agent is a script of ours, which needs no sandbox where there can be none, not even in a job.
        const laptop = { ...host, env: { ...host.env, CI: undefined } };
        const { result } = await (0,run/* runLocally */.g)(plan, runFlags, {
            host: laptop,
            console: { out: console.out, err: console.out },
        });
        console.out(await renderResult(result, { host, repository, agent }));
        return (0,ending/* exitCodeOf */.FO)(result.ending);
    });
}
function renderResult(result, { host, repository, agent }) {
    return (0,with_git/* withGit */.z)(host, async (opened) => {
        const git = opened.at({ gitDir: (0,external_node_path_.join)(repository, '.git') });
        const attempts = result.view?.record.checkpoints.flatMap((checkpoint) => checkpoint.attempts) ?? [];
        const rewound = attempts.find(({ outcome }) => outcome === 'failed');
        const scratch = rewound?.scratch_commit ?? undefined;
        return [
            `\nEnding: ${result.ending}. ${result.reason}\n`,
            title('The chronicle'),
            result.view === undefined ? '' : (0,chronicle_text/* renderChronicleText */.r)(result.view),
            title('The task branch: one commit for each checkpoint that needed one'),
            await (0,log/* renderGraph */.Dy)(git, [`refs/heads/${result.taskBranch}`]),
            title(`The rewound attempt: kept as refs/groundhog/demo/day-${rewound?.day ?? 0}, not on any branch`),
            scratch === undefined ? '' : await (0,log/* renderCommit */.ak)(git, scratch),
            title('Where things are'),
            renderFolders(repository, agent),
        ].join('\n');
    });
}
function renderFolders(repository, agent) {
    const program = `node ${process.argv[1] ?? 'dist/cli.js'}`;
    return `repository   ${repository}
results      branch groundhog/demo/task
record       ref refs/groundhog/demo/state: plan.yml, chronicle.jsonl, run.json, memory.json, evidence
agent        ${agent}

Inspect it:    cd ${repository} && git log --stat groundhog/demo/task
Your own plan: ${program} validate plan.yml
               ${program} run plan.yml --repo . --agent-command '<any program that changes files and calls the verbs>'
`;
}
function title(text) {
    return `\n${text}\n${'-'.repeat(text.length)}`;
}


/***/ }),

/***/ 23794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ toExitCode)
/* harmony export */ });
/* harmony import */ var _domain_record_ending_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20068);
/* harmony import */ var _compose_to_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86740);


/**
 * Runs the work of a command and returns its exit code, or that of the ending for what it throws, whose text goes to
 * standard error. `command` is the command's name for that text.
 */
async function toExitCode({ host, console }, command, run) {
    try {
        return await run();
    }
    catch (thrown) {
        const { ending, text } = (0,_compose_to_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .toFailure */ .w)(thrown, host.redactor.redact, command);
        console.err(`${text}\n`);
        return (0,_domain_record_ending_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOf */ .FO)(ending);
    }
}


/***/ })

};
