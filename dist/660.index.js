export const id = 660;
export const ids = [660];
export const modules = {

/***/ 17660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCli: () => (/* binding */ runCli)
});

// EXTERNAL MODULE: ../../node_modules/commander/esm.mjs
var esm = __webpack_require__(13735);
// EXTERNAL MODULE: ./exec/programs.js
var exec_programs = __webpack_require__(42959);
// EXTERNAL MODULE: ./exec/redaction/redact.js + 5 modules
var redact = __webpack_require__(93930);
// EXTERNAL MODULE: ./agent/builtin/provider-facts.js
var provider_facts = __webpack_require__(34859);
// EXTERNAL MODULE: ./agent/builtin/tool-names.js
var tool_names = __webpack_require__(76351);
// EXTERNAL MODULE: ./entry/settings/agent-choice.js
var agent_choice = __webpack_require__(49602);
;// CONCATENATED MODULE: ./entry/commands/add-agent-options.js



/** Adds the flags that choose agent, model and judge. */
function addAgentOptions(command) {
    command
        .option('--agent <name>', `the agent: ${agent_choice/* AGENT_NAMES */.R.join(', ')} (default: command)`)
        .option('--agent-command <command>', 'the shell command of the agent "command", or the program of a CLI agent')
        .option('--provider <name>', `the provider of its model: ${provider_facts/* PROVIDER_NAMES */.x.join(', ')}`)
        .option('--model <name>', 'the model, by the name that its provider uses')
        .option('--base-url <address>', "another address of the provider (default: the provider's own)")
        .option('--tools <names>', `tools of the agent "builtin": ${tool_names/* BUILTIN_TOOL_NAMES */.W.join(', ')}; "read*" is possible (default: all)`)
        .option('--on-denial <what>', 'on a call of another tool: terminate or continue (default: terminate)')
        .option('--price <in/cached/out>', 'the price of a million tokens in US dollars, such as 3/0.3/15')
        .option('--instruction <text>', 'added to every brief, before that of the plan; at most 32,768 characters')
        .option('--judge-model <name>', 'the model that judges statements (default: none, they wait for a person)')
        .option('--judge-provider <name>', "the judge's provider (default: the agent's)")
        .option('--judge-price <in/cached/out>', 'the price of its model (default: the table, or --price for the same model)');
}

// EXTERNAL MODULE: ./domain/decisions/judge-self-test.js
var judge_self_test = __webpack_require__(14858);
;// CONCATENATED MODULE: ./report/terminal/isolation-report.js

const WORDS = { reached: 'yes', blocked: 'no', absent: '-' };
const WIDTH = Math.max(...Object.values({ ...judge_self_test/* attackTitles */.aZ, ...judge_self_test/* needTitles */.GB }).map((title) => title.length)) + 2;
/** Renders the isolation of a machine for a terminal. */
function renderIsolationReport({ means, problems, remedy, tested }) {
    const verdict = problems.length === 0
        ? ['A job on this machine runs isolated.']
        : ['A job on this machine is refused:', ...problems.map((problem) => `  ${problem}`)];
    const lines = [
        `Sandboxes: ${means ?? 'none'}`,
        '',
        ...(tested === undefined ? [] : [...renderTable(tested), '']),
        ...verdict,
        ...(remedy === undefined ? [] : [`  ${remedy}`]),
    ];
    return `${lines.join('\n')}\n`;
}
function renderTable(tested) {
    const render = (titles, names) => names.map((name) => {
        const { inside, outside } = summarize(name, tested);
        return `  ${(titles[name] ?? name).padEnd(WIDTH)}${WORDS[inside].padEnd(10)}${WORDS[outside]}`;
    });
    const head = (text) => `${text.padEnd(WIDTH + 2)}inside    outside`;
    return [
        ...[head('A program can'), ...render(judge_self_test/* attackTitles */.aZ, judge_self_test/* attacks */.kg)],
        ...['', head('A program must be able to'), ...render(judge_self_test/* needTitles */.GB, judge_self_test/* needs */.eN)],
        ...['', '"-" has nothing to try here, or is not tried without a sandbox.'],
    ];
}
/** The worst answer of all zones decides. */
function summarize(probe, { outside, zones }) {
    const worst = isAttack(probe)
        ? ['reached', 'blocked', 'absent']
        : ['blocked', 'reached', 'absent'];
    const found = zones.map(({ answers }) => answers[probe]?.outcome ?? worst[0]);
    return { inside: worst.find((outcome) => found.includes(outcome)) ?? 'absent', outside: outcomeOf(outside, probe) };
}
function isAttack(probe) {
    return probe in judge_self_test/* attackTitles */.aZ;
}
function outcomeOf(answers, probe) {
    return answers[probe]?.outcome ?? 'absent';
}
/** Renders the isolation of a machine as one JSON document, schema version 1. */
function renderIsolationReportJson({ means, problems, remedy, tested }) {
    const probes = tested === undefined
        ? []
        : [...judge_self_test/* attacks */.kg, ...judge_self_test/* needs */.eN].map((probe) => ({
            probe,
            kind: isAttack(probe) ? 'attack' : 'need',
            outside: outcomeOf(tested.outside, probe),
            inside: Object.fromEntries(tested.zones.map(({ zone, answers }) => [zone, outcomeOf(answers, probe)])),
        }));
    const isolation = { works: problems.length === 0, means: means ?? null, problems, remedy: remedy ?? null, probes };
    return `${JSON.stringify({ schema_version: 1, isolation }, undefined, 2)}\n`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./exec/child-env.js
var child_env = __webpack_require__(25108);
// EXTERNAL MODULE: ./exec/folder-access.js
var folder_access = __webpack_require__(66229);
// EXTERNAL MODULE: ./exec/process-mark.js
var process_mark = __webpack_require__(7551);
// EXTERNAL MODULE: ./entry/compose/open-isolation.js + 18 modules
var open_isolation = __webpack_require__(6822);
// EXTERNAL MODULE: ./entry/compose/run-folders.js
var run_folders = __webpack_require__(61649);
// EXTERNAL MODULE: ./entry/compose/signals.js + 1 modules
var signals = __webpack_require__(24774);
// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
// EXTERNAL MODULE: ./entry/compose/test-isolation.js + 5 modules
var test_isolation = __webpack_require__(97813);
;// CONCATENATED MODULE: ./entry/compose/inspect-isolation.js













/** Finds out how programs are isolated on this machine, as a job would; installs nothing, and needs no repository. */
function inspectIsolation(host) {
    return (0,run_folders/* withRunFolders */.Dy)(host.tempDir, async (folders) => {
        try {
            const isolation = await (0,open_isolation/* openIsolation */.z)({
                settings: {
                    choice: 'sandbox',
                    networks: { setup: [], agent: [], criteria: [] },
                    visiblePaths: [],
                    agentFiles: [],
                },
                ...{ env: host.env, isJob: false, folders, clock: (0,system_clock/* openSystemClock */.Yu)(host.env), warn: () => undefined },
            });
            return await inspectSandboxes(isolation, host, folders);
        }
        catch (error) {
            return toReport(error);
        }
    });
}
function toReport(error) {
    if (!(error instanceof errors/* ConfigurationError */.j1))
        throw error;
    const { reason, remedy, problems } = error.data;
    const nothing = { means: undefined, tested: undefined };
    if (error.code === 'isolation_broken')
        return { ...nothing, problems: [`${problems}`], remedy: undefined };
    if (error.code !== 'isolation_missing')
        throw error;
    return { ...nothing, problems: [`${reason}.`], remedy: `${remedy}` };
}
async function inspectSandboxes(isolation, host, folders) {
    const { env } = host;
    const { runDir, workDir, verifyDir, binDir, deskParent: socketParent, owner } = folders;
    // In a run it holds the objects that programs may see.
    if (isolation.agentGit !== undefined)
        await (0,folder_access/* makeFolder */.fc)(isolation.agentGit.folder);
    const config = (0,external_node_path_.join)(runDir, 'config');
    await (0,promises_.writeFile)(config, (0,external_node_crypto_.randomUUID)());
    const mark = (0,process_mark/* toProcessMark */.Ki)({ ...owner, scope: (0,process_mark/* toRunScope */.jw)(owner, runDir) }, signals/* PROCESS_WIDE_MARK */.cP, (0,external_node_crypto_.randomUUID)());
    const openSandbox = isolation.open({ processMark: mark, isInPlace: false });
    const own = (0,child_env/* childEnv */.g)(env);
    const inWork = { sandbox: openSandbox(workDir, { kind: 'agent', registries: [] }), folder: workDir };
    const verification = openSandbox(verifyDir, { kind: 'verification', number: 0, registries: [] });
    const inVerify = { sandbox: verification, folder: verifyDir, env: own, hasHistory: false, hasVerbs: false };
    const agentEnv = { ...own, PATH: `${binDir}:${own.PATH ?? ''}` };
    const zones = [
        { zone: 'agent', ...inWork, env: agentEnv, hasHistory: false, hasVerbs: true },
        { zone: 'setup', ...inVerify },
        { zone: 'criteria', ...inVerify },
    ];
    const machine = { env, isJob: false, socketParent, visiblePaths: [], openZones: [], repositoryConfigs: [] };
    const tested = await (0,test_isolation/* testIsolation */.F)(machine, { zones, controlConfigs: [config] });
    const problems = (0,judge_self_test/* findSelfTestProblems */.Sq)(tested.outside, tested.zones);
    return { means: describeMeans(isolation), problems, remedy: undefined, tested };
}
function describeMeans({ bubblewrap, detail }) {
    if (bubblewrap === undefined)
        return undefined;
    const { file, rights, sudo } = bubblewrap;
    const asRoot = sudo === undefined ? 'with the rights of root' : `with the rights of root, by ${sudo}`;
    return `${file}, ${rights === 'user_namespace' ? 'with a user namespace' : asRoot}; ${detail}`;
}

// EXTERNAL MODULE: ./entry/commands/to-exit-code.js
var to_exit_code = __webpack_require__(23794);
;// CONCATENATED MODULE: ./entry/commands/add-doctor.js



/** Adds the command that examines the machine; each flag is one examination, and without any all are made. */
function addDoctor(program, io, finish) {
    program
        .command('doctor')
        .description('Examine this machine: attack it from sandboxes, and say whether a job would run isolated.')
        .option('--isolation', 'the sandboxes alone (default: all examinations)')
        .option('--json', 'print JSON')
        .action(async (flags) => finish(await doctorCommand(flags, io)));
}
/** Prints what was found, and returns 0 when a job would run isolated. */
function doctorCommand(flags, { host, console }) {
    return (0,to_exit_code/* toExitCode */.t)({ host, console }, 'doctor', async () => {
        const report = await inspectIsolation(host);
        console.out(flags.json === true ? renderIsolationReportJson(report) : renderIsolationReport(report));
        return report.problems.length === 0 ? 0 : 1;
    });
}

// EXTERNAL MODULE: ./entry/commands/flags.js
var commands_flags = __webpack_require__(21829);
;// CONCATENATED MODULE: ./entry/commands/add-gc.js

/** Adds the command that lists and deletes refs past their retention. */
function addGc(program, io, finish) {
    program
        .command('gc')
        .description('List old scratch commits, steps and snapshots; with --apply, delete their refs.')
        .addOption(commands_flags/* repoFlag */.t$)
        .option('--remote <name>', 'the refs of a remote (name or address) instead of the local ones')
        .option('--older-than <age>', 'a whole number and m, h, d or w', '30d')
        .addOption((0,commands_flags/* taskFlag */.EU)(commands_flags/* ALL_TASKS */.zl))
        .option('--records', 'the records of finished tasks, too')
        .option('--apply', 'delete the listed refs')
        .option('--json', 'print JSON')
        .addOption(commands_flags/* verboseFlag */.fe)
        .action(async (flags) => {
        const { gcCommand } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(136), __webpack_require__.e(166), __webpack_require__.e(734), __webpack_require__.e(225)]).then(__webpack_require__.bind(__webpack_require__, 52225));
        finish(await gcCommand(flags, io));
    });
}

;// CONCATENATED MODULE: ./entry/commands/add-operations.js

const COMMANDS = [
    {
        name: 'retry',
        description: 'Reset a checkpoint that was abandoned or skipped, with a new budget; without a name, all that were abandoned.',
        parameters: [['[checkpoint]', 'its id']],
        toOperation: ([checkpoint]) => ({ kind: 'retry', checkpoint }),
    },
    {
        name: 'skip',
        description: 'Skip a checkpoint, with a reason that is recorded.',
        parameters: [
            ['<checkpoint>', 'its id'],
            ['<reason>', 'why'],
        ],
        toOperation: ([checkpoint = '', reason = '']) => ({ kind: 'skip', checkpoint, reason }),
    },
    {
        name: 'hint',
        description: 'Give a hint to all attempts that start from now on.',
        parameters: [['<text>', 'the hint']],
        toOperation: ([text = '']) => ({ kind: 'hint', text }),
    },
    {
        name: 'pause',
        description: 'Pause the active run before its next step.',
        parameters: [['[reason]', 'why']],
        toOperation: ([reason]) => ({ kind: 'pause', reason }),
    },
    {
        name: 'abort',
        description: 'Give up the task: the active run is stopped, and none resumes it until a retry. Nothing is deleted.',
        parameters: [['[reason]', 'why']],
        toOperation: ([reason]) => ({ kind: 'abort', reason }),
    },
    {
        name: 'approve',
        description: 'Approve the commits that wait, or the statements of a checkpoint that wait for a person.',
        parameters: [['[checkpoint-or-commit]', 'what is approved (default: the commits that wait)']],
        toOperation: ([target]) => ({ kind: 'approve', target }),
    },
    {
        name: 'materialize',
        description: 'Move the task branch to the commits that wait for approval.',
        parameters: [['[commit]', 'the last of them, at least 7 digits; refused when another one waits']],
        toOperation: ([commit]) => ({ kind: 'materialize', commit }),
    },
    {
        name: 'unlock',
        description: 'Take the task from a run that no longer responds; should it come back, it publishes nothing.',
        parameters: [['<generation>', 'the number in the refusal of another run']],
        toOperation: ([generation = '']) => ({ kind: 'unlock', generation }),
    },
];
/** Adds the commands by which a user steers a task from outside of its runs. */
function addOperations(program, io, finish) {
    for (const { name, description, parameters, toOperation } of COMMANDS) {
        const command = program.command(name).description(description);
        for (const [parameter, meaning] of parameters)
            command.argument(parameter, meaning);
        command
            .addOption(commands_flags/* repoFlag */.t$)
            .addOption((0,commands_flags/* taskFlag */.EU)(commands_flags/* ONLY_TASK */.BQ))
            .option('--remote <name>', 'a task of a remote (name or address) instead of a local one')
            .option('--json', 'print JSON')
            .addOption(commands_flags/* verboseFlag */.fe)
            .action(async (...given) => {
            const flags = command.opts();
            const texts = given.slice(0, parameters.length).map((text) => (typeof text === 'string' ? text : undefined));
            const { operateCommand } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(136), __webpack_require__.e(166), __webpack_require__.e(734), __webpack_require__.e(606), __webpack_require__.e(458)]).then(__webpack_require__.bind(__webpack_require__, 28458));
            finish(await operateCommand(toOperation(texts), flags, io));
        });
    }
}

;// CONCATENATED MODULE: ./entry/commands/add-snapshots.js

/** Adds the commands that create, list, compare, restore and delete named snapshots. */
function addSnapshots(program, io, finish) {
    const snapshot = program
        .command('snapshot')
        .description('Name the state of your files, compare with it, restore it. No branch, index or stash is touched.');
    const add = (name, description) => {
        const command = snapshot.command(name).description(description);
        if (name !== 'list')
            command.argument('<name>', 'letters, digits, "_", "." and "-"');
        command
            .addOption(commands_flags/* repoFlag */.t$)
            .option('--json', 'print JSON')
            .addOption(commands_flags/* verboseFlag */.fe)
            .action(async (...given) => {
            const flags = command.opts();
            const [wanted] = name === 'list' ? [undefined] : given;
            const payload = { ...(wanted === undefined ? {} : { name: wanted }), ...toSnapshotPayload(flags) };
            const { json = false } = flags;
            const repo = command.getOptionValueSource('repo') === 'default' ? undefined : flags.repo;
            const request = { verb: `snapshot_${name}`, payload, repo, json };
            const { snapshotCommand } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(136), __webpack_require__.e(166), __webpack_require__.e(734), __webpack_require__.e(24)]).then(__webpack_require__.bind(__webpack_require__, 16024));
            finish(await snapshotCommand(request, (0,commands_flags/* withVerbose */.Z8)(io, flags)));
        });
        return command;
    };
    add('create', 'Record the state of the files under a name.')
        .option('--description <text>', 'what the list shows')
        .option('--replace', 'move an existing name to the current state')
        .option('--ttl-seconds <n>', 'let it expire after this many seconds');
    add('list', 'Show the snapshots, newest first.');
    add('restore', 'Restore the files to a snapshot; their current state is kept in another one.')
        .option('--dry-run', 'only show what would change')
        .option('--preview', 'the same');
    add('diff', 'Show what has changed since a snapshot.');
    add('delete', 'Delete a snapshot.');
}
function toSnapshotPayload({ description, replace, ttlSeconds, dryRun, preview = dryRun }) {
    return {
        ...(description === undefined ? {} : { description }),
        ...(replace === undefined ? {} : { replace }),
        ...(ttlSeconds === undefined ? {} : { ttl_seconds: Number(ttlSeconds) }),
        ...(preview === undefined ? {} : { preview }),
    };
}

// EXTERNAL MODULE: ./domain/text/nearest-name.js
var nearest_name = __webpack_require__(78251);
;// CONCATENATED MODULE: ./entry/commands/add-steps.js


/** Adds the commands that list, show, compare and restore the steps of an agent. */
function addSteps(program, io, finish) {
    const steps = program
        .command('steps')
        .description('What an agent did in its attempts, step by step: list, show, compare, restore.')
        // For the default command, an unknown name would be one argument too many.
        .hook('preSubcommand', (group) => {
        const word = group.args.find((arg) => !arg.startsWith('-'));
        const isFirst = word !== undefined && word === group.args[0];
        if (isFirst && !group.commands.some((command) => command.name() === word))
            refuseUnknown(group, word);
    });
    const add = (name, description) => {
        const options = { isDefault: name === 'list' };
        return steps
            .command(name, options)
            .description(description)
            .addOption(commands_flags/* repoFlag */.t$)
            .addOption((0,commands_flags/* taskFlag */.EU)(commands_flags/* ONLY_TASK */.BQ))
            .option('--json', 'print JSON')
            .addOption(commands_flags/* verboseFlag */.fe);
    };
    const run = async (request, flags) => {
        const { stepsCommand } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(136), __webpack_require__.e(166), __webpack_require__.e(734), __webpack_require__.e(985)]).then(__webpack_require__.bind(__webpack_require__, 48985));
        finish(await stepsCommand(request, flags, io));
    };
    add('list', 'Show the steps, oldest first.').action((flags) => run({ kind: 'list' }, flags));
    add('show', 'Show one step and what it changed.')
        .argument('<n>', 'the number of the step')
        .action((step, flags) => run({ kind: 'show', step }, flags));
    add('diff', 'Compare a step with a later one, or with your files.')
        .argument('<n>', 'the number of the step')
        .argument('[m]', 'the number of the other one')
        .action((step, other, flags) => run({ kind: 'diff', step, other }, flags));
    add('restore', 'Restore your files to a step; their current state is kept in a snapshot.')
        .argument('<n>', 'the number of the step')
        .option('--dry-run', 'only show what would change')
        .action((step, flags) => run({ kind: 'restore', step, dryRun: flags.dryRun === true }, flags));
}
function refuseUnknown(group, word) {
    const near = (0,nearest_name/* findNearestName */.$)(word, group.commands.map((command) => command.name()));
    const question = near === undefined ? '' : `\n(Did you mean ${near}?)`;
    group.error(`error: unknown command '${word}'${question}`, { code: 'commander.unknownCommand' });
}
/** Adds the verb by which an agent reports calls of its own tools. */
function addStepVerb(verb, call) {
    verb
        .command('step')
        .description('A tool of the agent has just ended, or is about to run: the changes are kept as a step.')
        .option('--tool <name>', 'the name of the tool')
        .option('--start', 'it is about to run')
        .option('--json <payload>', 'the payload as JSON; "-" reads it from standard input')
        .action((flags) => call('step', { tool: flags.tool, phase: flags.start === true ? 'start' : undefined }, flags));
}

// EXTERNAL MODULE: ./entry/commands/verb.js
var commands_verb = __webpack_require__(16589);
;// CONCATENATED MODULE: ./entry/commands/add-verbs.js


const JSON_OPTION = ['--json <payload>', 'the payload as JSON; "-" reads it from standard input'];
/** Adds the verbs by which an agent reports to Groundhog during an attempt. */
function addVerbs(program, io, finish) {
    const verb = program
        .command('verb')
        .description('Report to Groundhog from within an attempt; for agents.')
        .addHelpText('after', '\nTo name states of its files and restore them, an agent uses: groundhog snapshot');
    const call = async (name, payload, flags) => finish(await (0,commands_verb/* verbCommand */.h)({ name: `groundhog.${name}`, payload, json: flags.json }, io));
    verb
        .command('checkpoint-success')
        .description('The checkpoint is done. Ends the attempt.')
        .option('--summary <text>', 'what was done: the commit message')
        .option(...JSON_OPTION)
        .action((flags) => call('checkpoint_success', { summary: flags.summary }, flags));
    verb
        .command('checkpoint-failure')
        .description('The checkpoint could not be done. Ends the attempt.')
        .option('--what-tried <text>', 'what was tried')
        .option('--what-happened <text>', 'what happened')
        .option('--next <text>', 'the plan for the next attempt')
        .option('--retry-pointless', 'another attempt would not help')
        .option(...JSON_OPTION)
        .action((flags) => call('checkpoint_failure', toFailurePayload(flags), flags));
    verb
        .command('side-effect')
        .description('Something was changed outside of the workspace.')
        .option('--kind <kind>', 'file_write, file_delete, git_commit, db_mutation or other')
        .option('--target <text>', 'what was changed: a path, an address, a table')
        .option('--reversible', 'it can be undone')
        .option(...JSON_OPTION)
        .action((flags) => call('side_effect', { kind: flags.kind, target: flags.target, reversible: flags.reversible ?? false }, flags));
    addStepVerb(verb, call);
    addUsageVerbs(verb, call);
    addChronicleVerb(verb, call);
}
function addChronicleVerb(verb, call) {
    verb
        .command('chronicle')
        .description('What is done so far and how earlier attempts failed, as JSON.')
        .option(...JSON_OPTION)
        .action((flags) => call('chronicle', {}, flags));
}
function addUsageVerbs(verb, call) {
    verb
        .command('usage')
        .description('What this attempt has used so far, in all.')
        .option('--turns <n>', 'turns', Number)
        .option('--input-tokens <n>', 'input tokens', Number)
        .option('--output-tokens <n>', 'output tokens', Number)
        .option('--cost-usd <amount>', 'US dollars', Number)
        .option(...JSON_OPTION)
        .action((flags) => call('usage', toUsagePayload(flags), flags));
    verb
        .command('retry-after')
        .description('The provider limits requests; exit with 75 after it.')
        .option('--seconds <n>', 'how long to wait', Number)
        .option(...JSON_OPTION)
        .action((flags) => call('retry_after', { seconds: flags.seconds }, flags));
}
function toUsagePayload(flags) {
    return {
        turns: flags.turns,
        input_tokens: flags.inputTokens,
        output_tokens: flags.outputTokens,
        cost_usd: flags.costUsd,
    };
}
function toFailurePayload(flags) {
    return {
        what_tried: flags.whatTried,
        what_happened: flags.whatHappened,
        next_attempt_plan: flags.next,
        retry_pointless: flags.retryPointless ?? false,
    };
}

// EXTERNAL MODULE: ./entry/compose/safe-log.js
var safe_log = __webpack_require__(51552);
;// CONCATENATED MODULE: ./entry/compose/console.js

/** Opens the streams of this process, which take no secret. A reader that has closed its end causes no error. */
function openConsole(redact) {
    return {
        out: (text) => write(process.stdout, (0,safe_log/* toResultText */.cG)(text, redact)),
        err: (text) => write(process.stderr, (0,safe_log/* toLogText */.ZQ)(text, redact)),
    };
}
function write(stream, text) {
    if (stream.listenerCount('error') === 0)
        stream.on('error', () => undefined);
    stream.write(text);
}

// EXTERNAL MODULE: ./entry/compose/version.js
var version = __webpack_require__(98312);
// EXTERNAL MODULE: ./entry/settings/find-secrets-in-env.js
var find_secrets_in_env = __webpack_require__(4478);
// EXTERNAL MODULE: ./entry/settings/find-secrets-on-machine.js + 1 modules
var find_secrets_on_machine = __webpack_require__(24349);
;// CONCATENATED MODULE: ./entry/cli.js
















/** Runs the command line and sets the exit code of the process. */
async function runCli(argv) {
    const redactor = (0,redact/* createRedactor */.l)((0,find_secrets_in_env/* findSecretsInEnv */.HM)(process.env));
    const programs = await (0,exec_programs/* findPrograms */.z0)(process.env.PATH ?? '');
    const host = { env: process.env, programs, redactor, tempDir: undefined };
    let exitCode = 0;
    const program = buildProgram({ host, console: openConsole(redactor.redact) }, (code) => {
        exitCode = code;
    });
    try {
        await program.parseAsync([...argv], { from: 'user' });
    }
    catch (error) {
        if (!(error instanceof esm/* CommanderError */.b7))
            throw error;
        exitCode = error.exitCode;
    }
    process.exitCode = exitCode;
    // Abandoned work must not keep this process alive.
    if ((0,signals/* isWorkAbandoned */.q6)())
        process.stdout.write('', () => process.exit());
}
/**
 * Builds the commands with their flags and help. The work of each is loaded when it is called, since agents call verbs
 * often, and most of the program is for runs. `finish` takes the exit code of the command that was called.
 */
function buildProgram(io, finish) {
    const program = new esm/* Command */.uB('groundhog')
        .description('Runs an agent against a plan, checks each checkpoint itself, rewinds failures and lands passes.')
        .version(version/* VERSION */.x)
        .exitOverride();
    program.hook('preAction', (_program, command) => {
        // A command without this flag is called by an agent, or reads one file.
        const { repo } = command.opts();
        if (typeof repo === 'string')
            io.host.redactor.add((0,find_secrets_on_machine/* findSecretsOnMachine */.r)(io.host.env, [repo]));
    });
    addRun(program, io, finish);
    program
        .command('demo')
        .description('Run a small plan in a new repository with a scripted agent: no key and no network needed.')
        .addOption(commands_flags/* verboseFlag */.fe)
        .action(async (flags) => {
        const { demoCommand } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(136), __webpack_require__.e(166), __webpack_require__.e(734), __webpack_require__.e(541), __webpack_require__.e(187), __webpack_require__.e(979)]).then(__webpack_require__.bind(__webpack_require__, 39979));
        finish(await demoCommand(flags, io));
    });
    program
        .command('validate')
        .description('Check a plan file: every problem with its position, or a summary.')
        .argument('<plan>', 'the plan file')
        .action(async (path) => {
        const { validateCommand } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(166), __webpack_require__.e(121)]).then(__webpack_require__.bind(__webpack_require__, 8121));
        finish(await validateCommand(path, io.console));
    });
    addReaders(program, io, finish);
    addOperations(program, io, finish);
    addDoctor(program, io, finish);
    addGc(program, io, finish);
    addSnapshots(program, io, finish);
    addSteps(program, io, finish);
    addVerbs(program, io, finish);
    program
        .command('mcp')
        .description('Serve the verbs of the running attempt as MCP tools on standard input and output, for a CLI agent.')
        .action(async () => {
        const { mcpCommand } = await __webpack_require__.e(/* import() */ 802).then(__webpack_require__.bind(__webpack_require__, 62802));
        finish(await mcpCommand(io));
    });
    pointToHelp(program);
    return program;
}
/** Makes the error of a misused command point to the command's own help. */
function pointToHelp(command, parents = []) {
    const names = [...parents, command.name()];
    const listed = command.commands.length > 0 ? 'commands' : 'flags';
    command.showHelpAfterError(`Run "${names.join(' ')} --help" for the ${listed}.`);
    for (const child of command.commands)
        pointToHelp(child, names);
}
function addRun(program, io, finish) {
    const run = program
        .command('run')
        .description('Run a plan. Results are on the task branch; your checkout is touched only with "in_place".')
        .argument('<plan>', 'the plan file')
        .addOption(commands_flags/* repoFlag */.t$)
        .addOption((0,commands_flags/* taskFlag */.EU)('"task" of the plan, else its file name'))
        .option('--base <ref>', 'where a new task starts (default: HEAD)')
        .option('--task-branch <name>', 'where results land (default: groundhog/<task>/task)');
    addAgentOptions(run);
    addIsolationOptions(run);
    run
        .option('--workspace <where>', 'where the agent works: worktree, a separate folder, or in_place, your checkout (default: worktree)')
        .option('--verify-in <where>', 'where commands of criteria run: checkout, our own of the captured tree, or workspace, as the agent left it (default: checkout)')
        .option('--caches <folders>', 'folders such as ~/.m2 of which setup and criteria get a copy (default: none)')
        .option('--attempt-budget-default <n>', 'attempts where the plan gives no number, 1 to 20 (default: 3)')
        .option('--wall-clock-timeout-seconds <n>', 'time of one attempt, 1 to 21600 (default: 1800)')
        .option('--max-iterations <n>', 'turns of one attempt, 1 to 1000 (default: 25)')
        .option('--max-tokens <n>', 'tokens of this run, as far as the agent reports them (default: no limit)')
        .option('--max-cost-usd <amount>', 'US dollars of this run, as far as the agent reports them (default: no limit)')
        .option('--deadline-minutes <n>', 'time of this run; then it pauses (default: no limit)')
        .option('--fresh', 'discard the workspace after an attempt that does not land, instead of rewinding it')
        .option('--protected-branch <glob>', 'no results on such a branch; may be given several times', collect)
        .option('--mask <name>', 'an environment variable whose value is a secret; may be given several times', collect)
        .option('--step-match <how>', "how lines of an agent's steps are matched: exact or whitespace (default: exact)")
        .option('--lfs', 'work on pointer files where the repository has files in Git LFS')
        .option('--materialize <mode>', 'direct, or approval: what lands waits for "groundhog approve" (default: direct)')
        .option('--json', 'print the result as one JSON document on standard output')
        .addOption(commands_flags/* verboseFlag */.fe)
        .action(async (plan, flags) => {
        const { runPlanCommand } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(136), __webpack_require__.e(166), __webpack_require__.e(734), __webpack_require__.e(541), __webpack_require__.e(187), __webpack_require__.e(715)]).then(__webpack_require__.bind(__webpack_require__, 36715));
        finish(await runPlanCommand(plan, flags, io));
    });
}
function addIsolationOptions(run) {
    run
        .option('--isolation <how>', 'auto, a sandbox where there can be one; sandbox, or nothing runs; none (default: auto)')
        .option('--network-setup <hosts>', 'hosts for setup: none, open, or names (default: the registries of its lockfiles)')
        .option('--network-agent <hosts>', 'hosts for the agent beside its model: none, open, or names (default: none)')
        .option('--network-criteria <hosts>', 'hosts for criteria: none, open, or names (default: none)')
        .option('--visible-paths <paths>', 'absolute paths that programs in a sandbox may read (default: none)');
}
function collect(value, others = []) {
    return [...others, value];
}
function addReaders(program, io, finish) {
    const readers = [
        ['chronicle', 'Show what happened in a task, or in all tasks.'],
        ['status', 'Show the state of tasks.'],
    ];
    for (const [name, description] of readers) {
        const reader = program
            .command(name)
            .description(description)
            .addOption(commands_flags/* repoFlag */.t$)
            .addOption((0,commands_flags/* taskFlag */.EU)(commands_flags/* ALL_TASKS */.zl))
            .option('--remote <name>', 'read the records of a remote (name or address) instead of the local ones');
        if (name === 'chronicle')
            reader.option('--json', 'print JSON');
        reader.addOption(commands_flags/* verboseFlag */.fe).action(async (flags) => {
            const { chronicleCommand, statusCommand } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(136), __webpack_require__.e(166), __webpack_require__.e(734), __webpack_require__.e(541), __webpack_require__.e(479)]).then(__webpack_require__.bind(__webpack_require__, 34479));
            finish(await (name === 'status' ? statusCommand : chronicleCommand)(flags, io));
        });
    }
}


/***/ }),

/***/ 21829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BQ: () => (/* binding */ ONLY_TASK),
/* harmony export */   EU: () => (/* binding */ taskFlag),
/* harmony export */   Z8: () => (/* binding */ withVerbose),
/* harmony export */   fe: () => (/* binding */ verboseFlag),
/* harmony export */   t$: () => (/* binding */ repoFlag),
/* harmony export */   zl: () => (/* binding */ ALL_TASKS)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13735);
/* harmony import */ var _compose_debug_port_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29275);


const repoFlag = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--repo <dir>', 'the repository, or a folder in it').default('.');
/** Makes the flag that chooses the task; `fallback` describes its default. */
function taskFlag(fallback) {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--task <id>', `the id of the task (default: ${fallback})`);
}
const ALL_TASKS = 'all of them';
const ONLY_TASK = 'the only one that is recorded';
/** The flag that shows each git command and each decision of a run. */
const verboseFlag = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--verbose', 'show each git command, and each decision of a run, on standard error');
/** Opens the debug port, on standard error, of a command that was called with `--verbose`. */
function withVerbose(io, { verbose }) {
    if (verbose !== true)
        return io;
    return { ...io, host: { ...io.host, debug: (0,_compose_debug_port_js__WEBPACK_IMPORTED_MODULE_1__/* .openDebugPort */ .l)(io.host.redactor, io.console.err) } };
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


/***/ }),

/***/ 16589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ verbCommand)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _job_call_attempt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67783);


/** Calls a verb of the attempt that this process belongs to. Returns exit code 0 when it was recorded, 1 otherwise. */
async function verbCommand(call, { host, console }) {
    const socket = host.env.GROUNDHOG_SOCKET;
    if (socket === undefined)
        return printReply(_job_call_attempt_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_ATTEMPT */ .G, call, console);
    let payload = call.payload;
    if (call.json !== undefined) {
        if (Object.values(call.payload).some((value) => value !== undefined && value !== false)) {
            console.err('Give the payload either by flags or by --json, not by both.\n');
            return 1;
        }
        try {
            payload = JSON.parse(call.json === '-' ? await readStandardInput() : call.json);
        }
        catch (error) {
            console.err(`The payload is not JSON: ${(0,_domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toError */ .iT)(error).message}\n`);
            return 1;
        }
    }
    return printReply(await (0,_job_call_attempt_js__WEBPACK_IMPORTED_MODULE_1__/* .callAttempt */ .O)(socket, call.name, payload), call, console);
}
function printReply(reply, { wantsData }, console) {
    const text = reply.ok && wantsData === true ? JSON.stringify(reply.data, undefined, 2) : reply.text;
    (reply.ok ? console.out : console.err)(`${text}\n`);
    return reply.ok ? 0 : 1;
}
async function readStandardInput() {
    const chunks = [];
    for await (const chunk of process.stdin)
        chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks).toString('utf8');
}


/***/ }),

/***/ 67783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ NO_ATTEMPT),
/* harmony export */   O: () => (/* binding */ callAttempt)
/* harmony export */ });
/* harmony import */ var _domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73305);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _verbs_verb_socket_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37284);



/** The reply to a verb where this process belongs to no attempt. */
const NO_ATTEMPT = toRefusal('No attempt is active: GROUNDHOG_SOCKET is not set.');
/** Calls a verb of the attempt behind the socket. Returns a refusal when no attempt answers. */
async function callAttempt(socket, verb, payload) {
    try {
        return await (0,_verbs_verb_socket_js__WEBPACK_IMPORTED_MODULE_2__/* .callVerb */ .c)(socket, verb, payload);
    }
    catch (error) {
        return toRefusal(`No attempt answers at ${socket}: ${(0,_domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .toError */ .iT)(error).message}`);
    }
}
function toRefusal(reason) {
    return { ok: false, text: (0,_domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .renderError */ .v)(new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('verb_outside_attempt', { reason })) };
}


/***/ })

};
