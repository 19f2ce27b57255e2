export const id = 668;
export const ids = [668];
export const modules = {

/***/ 61668:
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
        .option('--agent <name>', `the agent: ${agent_choice/* AGENT_NAMES */.RO.join(', ')} (default: command)`)
        .option('--agents <list>', 'a ladder: the agents of the first attempt, the second and so on, as YAML such as "[{agent: codex}, {agent: claude-code}]"')
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
        .option('--judge-price <in/cached/out>', 'the price of its model (default: the table, or --price for the same model)')
        .option('--judge-fallback-model <name>', 'the model that is asked where the judge gives no verdict')
        .option('--judge-votes <number>', 'how many conversations decide a statement: 1 or 3 (default: 1)')
        .option('--on-unjudged <what>', 'without a verdict of the judge: pause, fail or land (default: pause)');
}

;// CONCATENATED MODULE: ./entry/commands/add-doctor.js
/** Adds the command that examines the machine; each flag is one examination, and without any all are made. */
function addDoctor(program, io, finish) {
    program
        .command('doctor')
        .description('Examine this machine: attack it from sandboxes, and say whether a job would run isolated.')
        .option('--isolation', 'the sandboxes alone (default: all examinations)')
        .option('--json', 'print JSON')
        .action(async (flags) => {
        const { doctorCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(58), __webpack_require__.e(77), __webpack_require__.e(0), __webpack_require__.e(994), __webpack_require__.e(785)]).then(__webpack_require__.bind(__webpack_require__, 33785));
        finish(await doctorCommand(flags, io));
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
        const { gcCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(58), __webpack_require__.e(136), __webpack_require__.e(483), __webpack_require__.e(77), __webpack_require__.e(0), __webpack_require__.e(509), __webpack_require__.e(505), __webpack_require__.e(855), __webpack_require__.e(615), __webpack_require__.e(225)]).then(__webpack_require__.bind(__webpack_require__, 52225));
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
            const { operateCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(58), __webpack_require__.e(136), __webpack_require__.e(483), __webpack_require__.e(77), __webpack_require__.e(0), __webpack_require__.e(509), __webpack_require__.e(505), __webpack_require__.e(855), __webpack_require__.e(615), __webpack_require__.e(388), __webpack_require__.e(606), __webpack_require__.e(458)]).then(__webpack_require__.bind(__webpack_require__, 28458));
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
            const { snapshotCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(58), __webpack_require__.e(136), __webpack_require__.e(77), __webpack_require__.e(0), __webpack_require__.e(509), __webpack_require__.e(855), __webpack_require__.e(29), __webpack_require__.e(24)]).then(__webpack_require__.bind(__webpack_require__, 16024));
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
        const { stepsCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(58), __webpack_require__.e(136), __webpack_require__.e(483), __webpack_require__.e(77), __webpack_require__.e(0), __webpack_require__.e(509), __webpack_require__.e(505), __webpack_require__.e(855), __webpack_require__.e(615), __webpack_require__.e(29), __webpack_require__.e(985)]).then(__webpack_require__.bind(__webpack_require__, 48985));
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

;// CONCATENATED MODULE: ./entry/commands/add-verbs.js

const JSON_OPTION = ['--json <payload>', 'the payload as JSON; "-" reads it from standard input'];
/** Adds the verbs by which an agent reports to Groundhog during an attempt. */
function addVerbs(program, io, finish) {
    const verb = program
        .command('verb')
        .description('Report to Groundhog from within an attempt; for agents.')
        .addHelpText('after', '\nTo name states of its files and restore them, an agent uses: groundhog snapshot');
    const call = async (name, payload, flags) => {
        const { verbCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(77), __webpack_require__.e(589)]).then(__webpack_require__.bind(__webpack_require__, 16589));
        finish(await verbCommand({ name: `groundhog.${name}`, payload, json: flags.json }, io));
    };
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

// EXTERNAL MODULE: ./entry/compose/abandoned-work.js
var abandoned_work = __webpack_require__(22796);
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
    if ((0,abandoned_work/* isWorkAbandoned */.q)())
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
        const { demoCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(58), __webpack_require__.e(136), __webpack_require__.e(483), __webpack_require__.e(77), __webpack_require__.e(0), __webpack_require__.e(509), __webpack_require__.e(505), __webpack_require__.e(855), __webpack_require__.e(615), __webpack_require__.e(29), __webpack_require__.e(994), __webpack_require__.e(388), __webpack_require__.e(541), __webpack_require__.e(314), __webpack_require__.e(135), __webpack_require__.e(979)]).then(__webpack_require__.bind(__webpack_require__, 39979));
        finish(await demoCommand(flags, io));
    });
    program
        .command('validate')
        .description('Check plans, and .groundhog/config.yml: every problem with its position, or a summary.')
        .argument('<files...>', 'plan files; "-" is standard input')
        .option('--json', 'print the result as one JSON document on standard output')
        .action(async (paths, flags) => {
        const { validateCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(58), __webpack_require__.e(136), __webpack_require__.e(483), __webpack_require__.e(77), __webpack_require__.e(0), __webpack_require__.e(509), __webpack_require__.e(505), __webpack_require__.e(800)]).then(__webpack_require__.bind(__webpack_require__, 75800));
        finish(await validateCommand(paths, flags, io));
    });
    addAudit(program, io, finish);
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
        const { mcpCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(77), __webpack_require__.e(802)]).then(__webpack_require__.bind(__webpack_require__, 62802));
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
    addIsolationOptions(run).option('--network-agent <hosts>', 'hosts for the agent beside its model: none, open, or names (default: none)');
    addFolderOptions(run);
    addAttemptOptions(run);
    run
        .option('--fresh', 'discard the workspace after an attempt that does not land, instead of rewinding it')
        .option('--force', 'start agents although a criterion cannot be run at the base')
        .option('--protected-branch <glob>', 'no results on such a branch; may be given several times', collect)
        .option('--mask <name>', 'an environment variable whose value is a secret; may be given several times', collect)
        .option('--step-match <how>', "how lines of an agent's steps are matched: exact or whitespace (default: exact)")
        .option('--lfs', 'work on pointer files where the repository has files in Git LFS')
        .option('--audit-minutes <n>', 'time of an audit of each landing, see "groundhog audit" (default: 0, none)')
        .option('--materialize <mode>', 'direct, or approval: what lands waits for "groundhog approve" (default: direct)')
        .option('--json', 'print the result as one JSON document on standard output')
        .addOption(commands_flags/* verboseFlag */.fe)
        .action(async (plan, flags) => {
        const { runPlanCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(58), __webpack_require__.e(136), __webpack_require__.e(483), __webpack_require__.e(77), __webpack_require__.e(0), __webpack_require__.e(509), __webpack_require__.e(505), __webpack_require__.e(855), __webpack_require__.e(615), __webpack_require__.e(29), __webpack_require__.e(994), __webpack_require__.e(388), __webpack_require__.e(541), __webpack_require__.e(314), __webpack_require__.e(135)]).then(__webpack_require__.bind(__webpack_require__, 36715));
        finish(await runPlanCommand(plan, flags, io));
    });
}
/** Adds the flags for where agents and criteria work. */
function addFolderOptions(run) {
    run
        .option('--workspace <where>', 'where the agent works: worktree, a separate folder, or in_place, your checkout (default: worktree)')
        .option('--verify-in <where>', 'where commands of criteria run: checkout, our own of the captured tree, or workspace, as the agent left it (default: checkout)')
        .option('--caches <folders>', 'folders such as ~/.m2 of which setup and criteria get a copy (default: none)');
}
/** Adds the flags for the limits of attempts and of the run, and for what of an attempt counts. */
function addAttemptOptions(run) {
    run
        .option('--attempt-budget-default <n>', 'attempts where the plan gives no number, 1 to 20 (default: 3)')
        .option('--wall-clock-timeout-seconds <n>', 'time of one attempt, 1 to 21600 (default: 1800)')
        .option('--max-iterations <n>', 'turns of one attempt, 1 to 1000 (default: 25)')
        .option('--claim <what>', 'what claims success: end, also a clean end after a change, or verb, the verb alone (default: end)')
        .option('--rescue-steps <n>', 'steps of a failed attempt to verify, newest first, 0 to 50 (default: 0)')
        .option('--max-tokens <n>', 'tokens of this run, as its providers count them (default: no limit)')
        .option('--max-cost-usd <amount>', 'US dollars of this run, by what its providers count (default: no limit)')
        .option('--deadline-minutes <n>', 'time of this run; then it pauses (default: no limit)');
}
function addAudit(program, io, finish) {
    const audit = program
        .command('audit')
        .description('Undo each hunk of what has landed in turn, and list those that no criterion notices. Writes nothing.')
        .argument('<plan>', 'the plan file')
        .addOption(commands_flags/* repoFlag */.t$)
        .addOption((0,commands_flags/* taskFlag */.EU)('"task" of the plan, else its file name'))
        .option('--minutes <n>', 'time of the audit, 1 to 1440 (default: 10)');
    addIsolationOptions(audit)
        .option('--caches <folders>', 'folders such as ~/.m2 of which setup and criteria get a copy (default: none)')
        .option('--json', 'print the result as one JSON document on standard output')
        .addOption(commands_flags/* verboseFlag */.fe)
        .action(async (plan, flags) => {
        const { auditCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(58), __webpack_require__.e(136), __webpack_require__.e(483), __webpack_require__.e(77), __webpack_require__.e(0), __webpack_require__.e(509), __webpack_require__.e(505), __webpack_require__.e(855), __webpack_require__.e(615), __webpack_require__.e(29), __webpack_require__.e(994), __webpack_require__.e(388), __webpack_require__.e(541), __webpack_require__.e(314), __webpack_require__.e(135), __webpack_require__.e(734)]).then(__webpack_require__.bind(__webpack_require__, 70734));
        finish(await auditCommand(plan, flags, io));
    });
}
/** Adds the flags of the sandboxes that setup and criteria run in. */
function addIsolationOptions(command) {
    return command
        .option('--isolation <how>', 'auto, a sandbox where there can be one; sandbox, or nothing runs; none (default: auto)')
        .option('--network-setup <hosts>', 'hosts for setup: none, open, or names (default: the registries of its lockfiles)')
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
            const { chronicleCommand, statusCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(58), __webpack_require__.e(136), __webpack_require__.e(483), __webpack_require__.e(77), __webpack_require__.e(0), __webpack_require__.e(509), __webpack_require__.e(505), __webpack_require__.e(855), __webpack_require__.e(615), __webpack_require__.e(541), __webpack_require__.e(937)]).then(__webpack_require__.bind(__webpack_require__, 34479));
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


/***/ })

};
