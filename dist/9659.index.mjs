export const id = 9659;
export const ids = [9659];
export const modules = {

/***/ 9659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCli: () => (/* binding */ runCli)
});

// EXTERNAL MODULE: ../../node_modules/commander/esm.mjs
var esm = __webpack_require__(13735);
// EXTERNAL MODULE: ./domain/errors/usage-errors.js
var usage_errors = __webpack_require__(92044);
// EXTERNAL MODULE: ./exec/programs.js
var exec_programs = __webpack_require__(42959);
// EXTERNAL MODULE: ./exec/redaction/redact.js + 5 modules
var redact = __webpack_require__(93930);
// EXTERNAL MODULE: ./entry/compose/version.js
var version = __webpack_require__(98312);
// EXTERNAL MODULE: ./entry/settings/find-secrets-on-machine.js + 1 modules
var find_secrets_on_machine = __webpack_require__(24349);
// EXTERNAL MODULE: ./entry/commands/reader.js
var reader = __webpack_require__(68275);
// EXTERNAL MODULE: ./entry/commands/flags.js
var commands_flags = __webpack_require__(21829);
// EXTERNAL MODULE: ./agent/builtin/provider-facts.js
var provider_facts = __webpack_require__(34859);
// EXTERNAL MODULE: ./agent/builtin/tools/tool-names.js
var tool_names = __webpack_require__(39499);
// EXTERNAL MODULE: ./domain/setting-limits.js
var setting_limits = __webpack_require__(8550);
// EXTERNAL MODULE: ./entry/settings/agent-choice.js
var agent_choice = __webpack_require__(49602);
;// CONCATENATED MODULE: ./entry/commands/declare/add-agent-options.js




/** Adds the flags that choose the agent and its model. */
function addAgentChoice(command) {
    return command
        .option('--agent <name>', `the agent: ${agent_choice/* AGENT_NAMES */.RO.join(', ')} (default: command)`)
        .option('--agents <list>', 'a ladder: the agents of the first attempt, the second and so on, as YAML such as "[{agent: codex}, {agent: claude-code}]"')
        .option('--agent-command <command>', 'the shell command of the agent "command", or the program of a CLI agent')
        .option('--provider <name>', `the provider of its model: ${provider_facts/* PROVIDER_NAMES */.xd.join(', ')}`)
        .option('--model <name>', 'the model, by the name that its provider uses')
        .option('--base-url <address>', "another address of the provider (default: the provider's own)");
}
/** Adds the flags that choose agent, model and judge. */
function addAgentOptions(command) {
    addAgentChoice(command)
        .option('--tools <names>', `tools of the agent "builtin": ${tool_names/* BUILTIN_TOOL_NAMES */.W.join(', ')}; "read*" is possible (default: all)`)
        .option('--on-denial <what>', 'on a call of another tool: terminate or continue (default: terminate)')
        .option('--effort <how-much>', `how much its model thinks: ${setting_limits/* effortChoices */.Pv.join(', ')} (default: the model's own)`)
        .option('--temperature <number>', "from 0 to 2 (default: the provider's own)")
        .option('--max-output-tokens <number>', 'the longest answer (default: 32,000, or the most that the model can)')
        .option('--context-window <number>', 'the tokens that its model takes (default: the table, else 128,000)')
        .option('--headers <json>', 'headers of every request as a JSON object; "$NAME" is the value of that variable')
        .option('--provider-options <json>', 'options of the AI SDK for the provider, as a JSON object')
        .option('--price <in/cached/out>', 'the price of a million tokens in US dollars, such as 3/0.3/15')
        .option('--instruction <text>', 'added to every brief, before that of the plan; at most 32,768 characters')
        .option('--judge-model <name>', 'the model that judges statements (default: none, a person may judge them later)')
        .option('--judge-provider <name>', "the judge's provider (default: the agent's)")
        .option('--judge-price <in/cached/out>', 'the price of its model (default: the table, or --price for the same model)')
        .option('--judge-fallback-model <name>', 'the model that is asked where the judge gives no verdict')
        .option('--judge-votes <number>', 'how many conversations decide a statement: 1 or 3 (default: 1)')
        .option('--on-unjudged <what>', 'without a verdict of the judge: pause, fail or land (default: pause)');
}

// EXTERNAL MODULE: ./entry/commands/check/init-choices.js
var init_choices = __webpack_require__(91866);
;// CONCATENATED MODULE: ./entry/commands/declare/describe-program.js




/** The possible values of flags by their long names; those of one command with its name before it. */
const VALUES = new Map([
    ['--agent', agent_choice/* AGENT_NAMES */.RO],
    ['init --agent', init_choices/* initAgents */.ZS],
    ['--trigger', init_choices/* initTriggers */.Q2],
    ['--provider', provider_facts/* PROVIDER_NAMES */.xd],
    ['--judge-provider', provider_facts/* PROVIDER_NAMES */.xd],
    ['--isolation', setting_limits/* isolationChoices */.Lp],
    ['--workspace', setting_limits/* workspaceChoices */.SV],
    ['--verify-in', setting_limits/* verifyInChoices */.tW],
    ['--claim', setting_limits/* claimRules */.GJ],
    ['--session', setting_limits/* sessionChoices */.pG],
    ['--effort', setting_limits/* effortChoices */.Pv],
    ['--on-denial', setting_limits/* denialChoices */.oI],
    ['--on-unjudged', setting_limits/* unjudgedChoices */.Ng],
    ['--materialize', setting_limits/* materializeModes */.IS],
]);
/** The names of arguments that are files. */
const FILES = /^(?:plan|files)$/;
/** Lists the commands of a program, each by its words, with what may follow it. */
function describeProgram(command, path = []) {
    const options = command.options.flatMap((option) => describeFlag(option, path));
    const flags = [...options, { name: '--help', value: 'none' }];
    const [argument] = command.registeredArguments;
    const names = argument?.argChoices ?? command.commands.map((child) => child.name());
    const isOfFlags = names.length === 0 && !FILES.test(argument?.name() ?? '');
    const own = { path, words: isOfFlags ? flags.map(({ name }) => name) : names, flags };
    return [own, ...command.commands.flatMap((child) => describeProgram(child, [...path, child.name()]))];
}
function describeFlag({ long, required }, path) {
    if (long === undefined || long === null)
        return [];
    const values = VALUES.get([...path, long].join(' ')) ?? VALUES.get(long);
    if (!required)
        return [{ name: long, value: 'none' }];
    return [{ name: long, value: long === '--task' ? 'task' : (values ?? 'open') }];
}

;// CONCATENATED MODULE: ./entry/commands/declare/add-checks.js




/** Adds the commands that set up a repository and check it, its plans and the machine. */
function addChecks(program, io, finish) {
    addInit(program, io, finish);
    const validate = program
        .command('validate')
        .description('Check plans, and .groundhog/config.yml: every problem with its position, or a summary.')
        .argument('[files...]', 'plan files, or folders of them; "-" is standard input (default: all in .groundhog/plans)')
        .option('--json', 'print the result as one JSON document on standard output')
        .action(async (paths, flags) => {
        const { validateCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(163), __webpack_require__.e(136), __webpack_require__.e(3980), __webpack_require__.e(2533), __webpack_require__.e(6346), __webpack_require__.e(1158), __webpack_require__.e(1077), __webpack_require__.e(6084), __webpack_require__.e(8505), __webpack_require__.e(4140), __webpack_require__.e(2220), __webpack_require__.e(7190), __webpack_require__.e(6687)]).then(__webpack_require__.bind(__webpack_require__, 56687));
        finish(await validateCommand(paths, flags, io));
    });
    (0,commands_flags/* addExample */.wK)(validate, 'groundhog validate .groundhog/plans/parser.yml');
    const doctor = program
        .command('doctor')
        .description('Examine this machine and the repository: what is missing for a run, and how to fix it.')
        .addOption(commands_flags/* repoFlag */.t$)
        .option('--isolation', 'the sandboxes alone (default: all examinations)')
        .option('--json', 'print JSON');
    addAgentChoice(doctor).action(async (flags) => {
        const { doctorCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(163), __webpack_require__.e(136), __webpack_require__.e(3980), __webpack_require__.e(5790), __webpack_require__.e(7008), __webpack_require__.e(2533), __webpack_require__.e(6346), __webpack_require__.e(1158), __webpack_require__.e(1077), __webpack_require__.e(6084), __webpack_require__.e(8505), __webpack_require__.e(2804), __webpack_require__.e(4140), __webpack_require__.e(2220), __webpack_require__.e(1907), __webpack_require__.e(3058), __webpack_require__.e(2589), __webpack_require__.e(7190), __webpack_require__.e(7834)]).then(__webpack_require__.bind(__webpack_require__, 61948));
        finish(await doctorCommand(flags, io));
    });
    (0,commands_flags/* addExample */.wK)(doctor, 'groundhog doctor --agent claude-code');
    addCompletion(program, io, finish);
}
function addInit(program, io, finish) {
    const init = program
        .command('init')
        .description('Write a workflow, a configuration and a first plan for this repository. Overwrites nothing.')
        .addOption(commands_flags/* repoFlag */.t$)
        .option('--agent <name>', 'the agent of the workflow: builtin, claude-code, codex, copilot, opencode or gemini (default: builtin)')
        .option('--trigger <name>', 'what starts the workflow: manual, or issue, a label on an issue (default: manual)')
        .option('--yes', 'ask nothing (default: ask in a terminal)')
        .option('--json', 'print JSON, and ask nothing')
        .action(async (flags) => {
        const { initCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(163), __webpack_require__.e(136), __webpack_require__.e(3980), __webpack_require__.e(2533), __webpack_require__.e(6346), __webpack_require__.e(1158), __webpack_require__.e(1077), __webpack_require__.e(4140), __webpack_require__.e(9605)]).then(__webpack_require__.bind(__webpack_require__, 8797));
        finish(await initCommand(flags, io));
    });
    (0,commands_flags/* addExample */.wK)(init, 'groundhog init --agent claude-code --trigger issue');
}
function addCompletion(program, io, finish) {
    const completion = program
        .command('completion')
        .description('Print the completion script of a shell.')
        .addArgument(new esm/* Argument */.ef('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']))
        .action(async (shell) => {
        const { renderCompletion } = await __webpack_require__.e(/* import() */ 1139).then(__webpack_require__.bind(__webpack_require__, 21139));
        io.console.out(renderCompletion(shell, describeProgram(program)));
        finish(0);
    });
    completion.addHelpText('after', `
Examples:
  bash, with the package bash-completion:
    mkdir -p ~/.local/share/bash-completion/completions
    groundhog completion bash > ~/.local/share/bash-completion/completions/groundhog
  zsh, in ~/.zshrc after compinit:
    source <(groundhog completion zsh)
  fish:
    mkdir -p ~/.config/fish/completions
    groundhog completion fish > ~/.config/fish/completions/groundhog.fish`);
}

;// CONCATENATED MODULE: ./entry/commands/declare/add-gc.js

/** Adds the command that lists and deletes refs past their retention. */
function addGc(program, io, finish) {
    const gc = program
        .command('gc')
        .description('List old scratch commits, steps and snapshots; with --apply, delete their refs.');
    (0,commands_flags/* addExample */.wK)(gc, 'groundhog gc --older-than 2w --apply');
    gc.addOption(commands_flags/* repoFlag */.t$)
        .option('--remote <name>', 'the refs of a remote (name or address) instead of the local ones')
        .option('--older-than <age>', 'a whole number and m, h, d or w', '30d')
        .addOption((0,commands_flags/* taskFlag */.EU)(commands_flags/* ALL_TASKS */.zl))
        .option('--records', 'the records of finished tasks, too')
        .option('--apply', 'delete the listed refs')
        .option('--json', 'print JSON')
        .addOption(commands_flags/* verboseFlag */.fe)
        .action(async (flags) => {
        const { gcCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(163), __webpack_require__.e(136), __webpack_require__.e(3980), __webpack_require__.e(2533), __webpack_require__.e(6346), __webpack_require__.e(1158), __webpack_require__.e(1077), __webpack_require__.e(6084), __webpack_require__.e(8505), __webpack_require__.e(2804), __webpack_require__.e(7061), __webpack_require__.e(7940)]).then(__webpack_require__.bind(__webpack_require__, 47940));
        finish(await gcCommand(flags, io));
    });
}

;// CONCATENATED MODULE: ./entry/commands/declare/add-operations.js

const COMMANDS = [
    {
        name: 'retry',
        description: 'Open a checkpoint again that was given up or skipped, with a new budget; without a name, all that were given up.',
        example: 'groundhog retry parser --task first',
        parameters: [['[checkpoint]', 'its id']],
        toOperation: ([checkpoint]) => ({ kind: 'retry', checkpoint }),
    },
    {
        name: 'skip',
        description: 'Skip a checkpoint, with a reason that is recorded.',
        example: 'groundhog skip parser "done by hand"',
        parameters: [
            ['<checkpoint>', 'its id'],
            ['<reason>', 'why'],
        ],
        toOperation: ([checkpoint = '', reason = '']) => ({ kind: 'skip', checkpoint, reason }),
    },
    {
        name: 'hint',
        description: 'Give a hint to all later attempts.',
        example: 'groundhog hint "the grammar is in docs/grammar.md"',
        parameters: [['<text>', 'the hint']],
        toOperation: ([text = '']) => ({ kind: 'hint', text }),
    },
    {
        name: 'pause',
        description: 'Pause the active run before its next step.',
        example: 'groundhog pause "the API is down"',
        parameters: [['[reason]', 'why']],
        toOperation: ([reason]) => ({ kind: 'pause', reason }),
    },
    {
        name: 'abort',
        description: 'Give up the task: the active run is stopped, and none resumes it until a retry. Nothing is deleted.',
        example: 'groundhog abort "no longer wanted"',
        parameters: [['[reason]', 'why']],
        toOperation: ([reason]) => ({ kind: 'abort', reason }),
    },
    {
        name: 'approve',
        description: 'Approve the commits that wait, or the statements of a checkpoint that wait for a person, all or one.',
        example: 'groundhog approve parser',
        parameters: [
            ['[what]', 'a checkpoint, the name of a statement, or a commit (default: the commits that wait)'],
            ['[statement]', 'the only statement of that checkpoint that is approved: its name or number'],
        ],
        toOperation: ([target, statement]) => ({
            kind: 'approve',
            target,
            ...(statement === undefined ? {} : { statement }),
        }),
    },
    {
        name: 'materialize',
        description: 'Move the task branch to the commits that wait for approval.',
        example: 'groundhog materialize',
        parameters: [['[commit]', 'the last of them, at least 7 digits; refused when another one waits']],
        toOperation: ([commit]) => ({ kind: 'materialize', commit }),
    },
    {
        name: 'unlock',
        description: 'Take the task from a run that no longer responds; should it come back, it publishes nothing.',
        example: 'groundhog unlock 3',
        parameters: [['<generation>', 'the number in the refusal of another run']],
        toOperation: ([generation = '']) => ({ kind: 'unlock', generation }),
    },
];
/** Adds the commands by which a user steers a task from outside of its runs. */
function addOperations(program, io, finish) {
    for (const { name, description, example, parameters, toOperation } of COMMANDS) {
        const command = program.command(name).description(description);
        (0,commands_flags/* addExample */.wK)(command, example);
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
            const { operateCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(163), __webpack_require__.e(136), __webpack_require__.e(3980), __webpack_require__.e(2533), __webpack_require__.e(6346), __webpack_require__.e(1158), __webpack_require__.e(1077), __webpack_require__.e(6084), __webpack_require__.e(8505), __webpack_require__.e(2804), __webpack_require__.e(7061), __webpack_require__.e(6235), __webpack_require__.e(5927), __webpack_require__.e(980)]).then(__webpack_require__.bind(__webpack_require__, 69884));
            finish(await operateCommand(toOperation(texts), flags, io));
        });
    }
}

;// CONCATENATED MODULE: ./entry/commands/declare/add-readers.js


/** Adds the commands that read the records of tasks. */
function addReaders(program, io, finish) {
    addStatusAndList(program, io, finish);
    addChronicle(program, io, finish);
    addShow(program, io, finish);
    const stats = program.command('stats').description('Count attempts, landings, false claims, time and money.');
    addReaderFlags(stats)
        .addOption(new esm/* Option */.c$('--csv', 'print CSV: a row for each number').conflicts('json'))
        .action(async (flags) => {
        const { statsCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(163), __webpack_require__.e(136), __webpack_require__.e(3980), __webpack_require__.e(2533), __webpack_require__.e(6346), __webpack_require__.e(1158), __webpack_require__.e(1077), __webpack_require__.e(6084), __webpack_require__.e(8505), __webpack_require__.e(2804), __webpack_require__.e(7061), __webpack_require__.e(4824), __webpack_require__.e(3205), __webpack_require__.e(5985), __webpack_require__.e(2715)]).then(__webpack_require__.bind(__webpack_require__, 62715));
        finish(await statsCommand(flags, io));
    });
    (0,commands_flags/* addExample */.wK)(stats, 'groundhog stats --csv > stats.csv');
}
function addReaderFlags(command, task = commands_flags/* ALL_TASKS */.zl) {
    return command
        .addOption(commands_flags/* repoFlag */.t$)
        .addOption((0,commands_flags/* taskFlag */.EU)(task))
        .addOption(commands_flags/* remoteFlag */.d_)
        .option('--json', 'print JSON')
        .addOption(commands_flags/* verboseFlag */.fe);
}
function addStatusAndList(program, io, finish) {
    const status = program.command('status').description('Show the state of tasks, and the next step of each.');
    addReaderFlags(status).action(async (flags) => {
        const { statusCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(163), __webpack_require__.e(136), __webpack_require__.e(3980), __webpack_require__.e(2533), __webpack_require__.e(6346), __webpack_require__.e(1158), __webpack_require__.e(1077), __webpack_require__.e(6084), __webpack_require__.e(8505), __webpack_require__.e(2804), __webpack_require__.e(7061), __webpack_require__.e(4824), __webpack_require__.e(3205), __webpack_require__.e(5985), __webpack_require__.e(2715)]).then(__webpack_require__.bind(__webpack_require__, 62715));
        finish(await statusCommand(flags, io));
    });
    (0,commands_flags/* addExample */.wK)(status, 'groundhog status --remote origin');
    const list = program.command('list').description('Show one line for each task.');
    addReaderFlags(list).action(async (flags) => {
        const { listCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(163), __webpack_require__.e(136), __webpack_require__.e(3980), __webpack_require__.e(2533), __webpack_require__.e(6346), __webpack_require__.e(1158), __webpack_require__.e(1077), __webpack_require__.e(6084), __webpack_require__.e(8505), __webpack_require__.e(2804), __webpack_require__.e(7061), __webpack_require__.e(4824), __webpack_require__.e(3205), __webpack_require__.e(5985), __webpack_require__.e(2715)]).then(__webpack_require__.bind(__webpack_require__, 62715));
        finish(await listCommand(flags, io));
    });
    (0,commands_flags/* addExample */.wK)(list, 'groundhog list');
}
function addChronicle(program, io, finish) {
    const chronicle = program.command('chronicle').description('Show what happened in a task, or in all tasks.');
    addReaderFlags(chronicle)
        .option('--checkpoint <id>', 'only this checkpoint')
        .option('--attempt <n>', 'only the attempt with this number')
        .option('--last', 'only the last attempt')
        .option('--failed', 'only attempts that failed')
        .action(async (flags) => {
        const { chronicleCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(163), __webpack_require__.e(136), __webpack_require__.e(3980), __webpack_require__.e(2533), __webpack_require__.e(6346), __webpack_require__.e(1158), __webpack_require__.e(1077), __webpack_require__.e(6084), __webpack_require__.e(8505), __webpack_require__.e(2804), __webpack_require__.e(7061), __webpack_require__.e(4824), __webpack_require__.e(3205), __webpack_require__.e(5985), __webpack_require__.e(2715)]).then(__webpack_require__.bind(__webpack_require__, 62715));
        finish(await chronicleCommand(flags, io));
    });
    (0,commands_flags/* addExample */.wK)(chronicle, 'groundhog chronicle --task parser --failed');
}
function addShow(program, io, finish) {
    const show = program
        .command('show')
        .description('Show one attempt: its criteria with their output, and its changes.')
        .argument('[checkpoint-or-attempt]', 'a checkpoint, for its last attempt, or the number of one; unless given, the last of all');
    addReaderFlags(show, commands_flags/* ONLY_TASK */.BQ)
        .option('--transcript', 'show what the agent wrote and called, too')
        .option('--no-pager', 'print to the terminal without a pager')
        .action(async (name, flags) => {
        const { showCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(163), __webpack_require__.e(136), __webpack_require__.e(3980), __webpack_require__.e(2533), __webpack_require__.e(6346), __webpack_require__.e(1158), __webpack_require__.e(1077), __webpack_require__.e(6084), __webpack_require__.e(8505), __webpack_require__.e(2804), __webpack_require__.e(7061), __webpack_require__.e(4824), __webpack_require__.e(6558)]).then(__webpack_require__.bind(__webpack_require__, 56558));
        finish(await showCommand(name, flags, io));
    });
    (0,commands_flags/* addExample */.wK)(show, 'groundhog show parser --task parser');
}

;// CONCATENATED MODULE: ./entry/commands/declare/add-report.js

/** Adds the command that writes the record of a task as one HTML file. */
function addReport(program, io, finish) {
    const report = program
        .command('report')
        .description('Write what happened in a task as one HTML file that needs no network.');
    (0,commands_flags/* addExample */.wK)(report, 'groundhog report --task first --open');
    report
        .addOption(commands_flags/* repoFlag */.t$)
        .addOption((0,commands_flags/* taskFlag */.EU)(commands_flags/* ONLY_TASK */.BQ))
        .option('--remote <name>', 'read the records of a remote (name or address) instead of the local ones')
        .option('--out <file>', 'the file (default: one in the git directory, whose path is printed)')
        .option('--open', 'open it in the browser')
        .addOption(commands_flags/* verboseFlag */.fe)
        .action(async (flags) => {
        const { reportCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(163), __webpack_require__.e(136), __webpack_require__.e(3980), __webpack_require__.e(2533), __webpack_require__.e(6346), __webpack_require__.e(1158), __webpack_require__.e(1077), __webpack_require__.e(6084), __webpack_require__.e(8505), __webpack_require__.e(2804), __webpack_require__.e(7061), __webpack_require__.e(4824), __webpack_require__.e(3205), __webpack_require__.e(5985), __webpack_require__.e(2764), __webpack_require__.e(8578)]).then(__webpack_require__.bind(__webpack_require__, 15653));
        finish(await reportCommand(flags, io));
    });
}

;// CONCATENATED MODULE: ./entry/commands/declare/add-isolation-options.js
/** Adds the flags of the sandboxes that setup and criteria run in. */
function addIsolationOptions(command) {
    return command
        .option('--isolation <how>', 'auto, a sandbox where there can be one; sandbox, or nothing runs; none (default: auto)')
        .option('--network-setup <hosts>', 'hosts for setup: none, open, or names (default: the registries of its lockfiles)')
        .option('--network-criteria <hosts>', 'hosts for criteria: none, open, or names (default: none)')
        .option('--visible-paths <paths>', 'absolute paths that programs in a sandbox may read (default: none)');
}

;// CONCATENATED MODULE: ./entry/commands/declare/add-plan.js



/** Adds the command that drafts a plan. `finish` takes its exit code. */
function addPlan(program, io, finish) {
    const plan = program
        .command('plan')
        .description('Draft a plan from a wish with a model that only reads, check it before any work, and write it to a file.')
        .argument('<wish>', 'what you want, in your words')
        .addOption(commands_flags/* repoFlag */.t$)
        .option('--base <ref>', 'the commit that it is drafted for (default: HEAD)')
        .option('--out <file>', 'the new file; "-" writes none (default: .groundhog/plans/<wish>.yml)')
        .option('--yes', 'run a setup of the draft that is no known installation, to check it');
    (0,commands_flags/* addExample */.wK)(plan, 'groundhog plan "parse negative numbers" --provider anthropic --model <name>');
    addPlannerOptions(plan);
    addIsolationOptions(plan)
        .option('--caches <folders>', 'folders such as ~/.m2 of which setup and criteria get a copy (default: none)')
        .option('--wall-clock-timeout-seconds <n>', 'time of one round, 1 to 21600 (default: 1800)')
        .option('--max-iterations <n>', 'turns of one round, 1 to 1000 (default: 100)')
        .option('--max-tokens <n>', 'tokens of the drafting, as its provider counts them (default: no limit)')
        .option('--max-cost-usd <amount>', 'US dollars of the drafting (default: no limit)')
        .option('--json', 'print the result as one JSON document on standard output')
        .addOption(commands_flags/* verboseFlag */.fe)
        .action(async (wish, flags) => {
        const { planCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(163), __webpack_require__.e(136), __webpack_require__.e(3980), __webpack_require__.e(7609), __webpack_require__.e(2533), __webpack_require__.e(6346), __webpack_require__.e(1158), __webpack_require__.e(1077), __webpack_require__.e(6084), __webpack_require__.e(8505), __webpack_require__.e(2804), __webpack_require__.e(7061), __webpack_require__.e(4140), __webpack_require__.e(4824), __webpack_require__.e(2220), __webpack_require__.e(378), __webpack_require__.e(1907), __webpack_require__.e(3205), __webpack_require__.e(3058), __webpack_require__.e(6235), __webpack_require__.e(3908), __webpack_require__.e(2227), __webpack_require__.e(9848), __webpack_require__.e(2425)]).then(__webpack_require__.bind(__webpack_require__, 12425));
        finish(await planCommand(wish, flags, io));
    });
}
/** Adds the flags that choose the agent that drafts, and its model. */
function addPlannerOptions(plan) {
    plan
        .option('--agent <name>', 'the agent that drafts, which only reads: as for "run" (default: builtin)')
        .option('--agent-command <command>', 'a command that reads the brief on standard input and prints the plan in one code block that begins with ```yaml; or the program of a CLI agent')
        .option('--agents <list>', 'a ladder of agents as for "run"; the first that reads by tools of its own drafts')
        .option('--provider <name>', `the provider of its model: ${provider_facts/* PROVIDER_NAMES */.xd.join(', ')}`)
        .option('--model <name>', 'the model, by the name that its provider uses')
        .option('--base-url <address>', "another address of the provider (default: the provider's own)")
        .option('--price <in/cached/out>', 'the price of a million tokens in US dollars, such as 3/0.3/15');
}

;// CONCATENATED MODULE: ./entry/commands/declare/add-run.js




/** Adds the commands that work on a plan: `run`, `plan`, `audit` and `demo`. */
function addRunCommands(program, io, finish) {
    addRun(program, io, finish);
    addPlan(program, io, finish);
    addAudit(program, io, finish);
    const demo = program
        .command('demo')
        .description('Run a small plan in a new repository with a scripted agent: no key and no network needed.')
        .option('--json', 'print the result of the run as one JSON document on standard output')
        .addOption(commands_flags/* verboseFlag */.fe)
        .action(async (flags) => {
        const { demoCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(163), __webpack_require__.e(136), __webpack_require__.e(3980), __webpack_require__.e(2533), __webpack_require__.e(6346), __webpack_require__.e(1158), __webpack_require__.e(1077), __webpack_require__.e(6084), __webpack_require__.e(8505), __webpack_require__.e(2804), __webpack_require__.e(7061), __webpack_require__.e(4140), __webpack_require__.e(4824), __webpack_require__.e(2220), __webpack_require__.e(378), __webpack_require__.e(1907), __webpack_require__.e(3205), __webpack_require__.e(3058), __webpack_require__.e(6235), __webpack_require__.e(3908), __webpack_require__.e(2227), __webpack_require__.e(3026)]).then(__webpack_require__.bind(__webpack_require__, 43026));
        finish(await demoCommand(flags, io));
    });
    (0,commands_flags/* addExample */.wK)(demo, 'groundhog demo');
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
    (0,commands_flags/* addExample */.wK)(run, 'groundhog run .groundhog/plans/first.yml --agent claude-code');
    addAttemptOptions(run);
    run
        .option('--fresh', 'discard the workspace after an attempt that does not land, instead of rewinding it')
        .option('--force', 'start agents although a criterion cannot be run at the base, or a guard fails there')
        .option('--protected-branch <glob>', 'no results on such a branch; may be given several times', collect)
        .option('--mask <name>', 'an environment variable whose value is a secret; may be given several times', collect)
        .option('--step-match <how>', "how lines of an agent's steps are matched: exact or whitespace (default: exact)")
        .option('--lfs', 'work on pointer files where the repository has files in Git LFS')
        .option('--audit-minutes <n>', 'time of an audit of each landing, see "groundhog audit" (default: 0, none)')
        .option('--materialize <mode>', 'direct, or approval: what lands waits for "groundhog approve" (default: direct)')
        .option('--sign <who>', 'what signs landed commits here: key (GROUNDHOG_SIGNING_KEY), or none (default: a key if set)')
        .option('--sign-as <author>', 'author of what the key signs: Name <address>')
        .option('--rebase', 'put what has landed on the tip of the base where that has moved, and verify it again there')
        .option('--no-rebase', 'stop a rebase that has begun; the task branch stays as it is')
        .option('--only <checkpoint>', 'work on this checkpoint, and pause before another one')
        .option('--dry-run', 'check everything, show what would be done, and start and write nothing')
        .option('--json', 'print the result as one JSON document on standard output')
        .option('--quiet', 'show only warnings and the result')
        .addOption(commands_flags/* verboseFlag */.fe)
        .action(async (plan, flags) => {
        const { runPlanCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(163), __webpack_require__.e(136), __webpack_require__.e(3980), __webpack_require__.e(2533), __webpack_require__.e(6346), __webpack_require__.e(1158), __webpack_require__.e(1077), __webpack_require__.e(6084), __webpack_require__.e(8505), __webpack_require__.e(2804), __webpack_require__.e(7061), __webpack_require__.e(4140), __webpack_require__.e(4824), __webpack_require__.e(2220), __webpack_require__.e(378), __webpack_require__.e(1907), __webpack_require__.e(3205), __webpack_require__.e(3058), __webpack_require__.e(6235), __webpack_require__.e(3908), __webpack_require__.e(5985), __webpack_require__.e(2227), __webpack_require__.e(7701)]).then(__webpack_require__.bind(__webpack_require__, 37701));
        finish(await runPlanCommand(plan, flags, io));
    });
}
/** Adds the flags for where agents and criteria work. */
function addFolderOptions(run) {
    run
        .option('--workspace <where>', 'where the agent works: worktree, a separate folder, or in_place, your checkout (default: worktree)')
        .option('--verify-in <where>', 'where commands of criteria run: checkout, our own of the captured tree, or workspace, as the agent left it (default: checkout)')
        .option('--caches <folders>', 'folders such as ~/.m2 of which setup, criteria and agents in a sandbox get a copy (default: none)');
}
/** Adds the flags for the limits of attempts and of the run, and for what of an attempt counts. */
function addAttemptOptions(run) {
    run
        .option('--attempt-budget-default <n>', 'attempts where the plan gives no number, 1 to 20 (default: 3)')
        .option('--wall-clock-timeout-seconds <n>', 'time of one attempt, 1 to 21600 (default: 1800)')
        .option('--max-iterations <n>', 'turns of one attempt, 1 to 1000 (default: 100)')
        .option('--claim <what>', 'what claims success: end, also a clean end after a change, or verb, the verb alone (default: end)')
        .option('--session <what>', 'of a retry with a CLI agent: fresh, or resume-once for the first one (default: fresh)')
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
    (0,commands_flags/* addExample */.wK)(audit, 'groundhog audit .groundhog/plans/first.yml --minutes 5');
    addIsolationOptions(audit)
        .option('--caches <folders>', 'folders such as ~/.m2 of which setup and criteria get a copy (default: none)')
        .option('--json', 'print the result as one JSON document on standard output')
        .addOption(commands_flags/* verboseFlag */.fe)
        .action(async (plan, flags) => {
        const { auditCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(163), __webpack_require__.e(136), __webpack_require__.e(3980), __webpack_require__.e(2533), __webpack_require__.e(6346), __webpack_require__.e(1158), __webpack_require__.e(1077), __webpack_require__.e(6084), __webpack_require__.e(8505), __webpack_require__.e(2804), __webpack_require__.e(7061), __webpack_require__.e(4140), __webpack_require__.e(4824), __webpack_require__.e(2220), __webpack_require__.e(378), __webpack_require__.e(1907), __webpack_require__.e(3205), __webpack_require__.e(3058), __webpack_require__.e(6235), __webpack_require__.e(3908), __webpack_require__.e(2227), __webpack_require__.e(7445)]).then(__webpack_require__.bind(__webpack_require__, 37445));
        finish(await auditCommand(plan, flags, io));
    });
}
function collect(value, others = []) {
    return [...others, value];
}

;// CONCATENATED MODULE: ./entry/commands/declare/add-snapshots.js

/** Adds the commands that create, list, compare, restore and delete named snapshots. */
function addSnapshots(program, io, finish) {
    const snapshot = program
        .command('snapshot')
        .description('Name the state of your files, compare with it, restore it. No branch, index or stash is touched.');
    (0,commands_flags/* addExample */.wK)(snapshot, 'groundhog snapshot create before-refactoring');
    const add = (name, description) => {
        const command = snapshot.command(name).description(description);
        (0,commands_flags/* addExample */.wK)(command, `groundhog snapshot ${name}${name === 'list' ? '' : ' before-refactoring'}`);
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
            const { snapshotCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(136), __webpack_require__.e(2533), __webpack_require__.e(6346), __webpack_require__.e(1158), __webpack_require__.e(6084), __webpack_require__.e(378), __webpack_require__.e(3225)]).then(__webpack_require__.bind(__webpack_require__, 75606));
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
;// CONCATENATED MODULE: ./entry/commands/declare/add-steps.js


/** Adds the commands that list, show, compare and restore the steps of an agent. */
function addSteps(program, io, finish) {
    const steps = program
        .command('steps')
        .description('What an agent did in its attempts, step by step: list (the default), show, diff, restore.')
        // For the default command, an unknown name would be one argument too many.
        .hook('preSubcommand', (group) => {
        const word = group.args.find((arg) => !arg.startsWith('-'));
        const isFirst = word !== undefined && word === group.args[0];
        if (isFirst && !group.commands.some((command) => command.name() === word))
            refuseUnknown(group, word);
    });
    (0,commands_flags/* addExample */.wK)(steps, 'groundhog steps list --task first');
    const add = (name, description, example) => {
        const options = { isDefault: name === 'list' };
        const command = steps.command(name, options).description(description);
        (0,commands_flags/* addExample */.wK)(command, example);
        return command
            .addOption(commands_flags/* repoFlag */.t$)
            .addOption((0,commands_flags/* taskFlag */.EU)(commands_flags/* ONLY_TASK */.BQ))
            .option('--json', 'print JSON')
            .addOption(commands_flags/* verboseFlag */.fe);
    };
    const run = async (request, flags) => {
        const { stepsCommand } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(163), __webpack_require__.e(136), __webpack_require__.e(3980), __webpack_require__.e(2533), __webpack_require__.e(6346), __webpack_require__.e(1158), __webpack_require__.e(1077), __webpack_require__.e(6084), __webpack_require__.e(8505), __webpack_require__.e(2804), __webpack_require__.e(7061), __webpack_require__.e(378), __webpack_require__.e(9194)]).then(__webpack_require__.bind(__webpack_require__, 31440));
        finish(await stepsCommand(request, flags, io));
    };
    add('list', 'Show the steps, oldest first.', 'groundhog steps list --json').action((flags) => run({ kind: 'list' }, flags));
    add('show', 'Show one step and what it changed.', 'groundhog steps show 4')
        .argument('<n>', 'the number of the step')
        .action((step, flags) => run({ kind: 'show', step }, flags));
    add('diff', 'Compare a step with a later one, or with your files.', 'groundhog steps diff 4 7')
        .argument('<n>', 'the number of the step')
        .argument('[m]', 'the number of the other one')
        .action((step, other, flags) => run({ kind: 'diff', step, other }, flags));
    add('restore', 'Restore your files to a step; their current state is kept in a snapshot.', 'groundhog steps restore 4 --dry-run')
        .argument('<n>', 'the number of the step')
        .option('--dry-run', 'only show what would change')
        .action((step, flags) => run({ kind: 'restore', step, dryRun: flags.dryRun === true }, flags));
}
function refuseUnknown(group, word) {
    const near = (0,nearest_name/* findNearestName */.$q)(word, group.commands.map((command) => command.name()));
    const question = near === undefined ? '' : `\n(Did you mean ${near}?)`;
    group.error(`error: unknown command '${word}'${question}`, { code: 'commander.unknownCommand' });
}

;// CONCATENATED MODULE: ./entry/commands/attempt/verb-forms.js
/** The flag that every verb has. */
const JSON_FLAG = {
    flags: '--json <payload>',
    text: 'the payload as JSON; "-" reads it from standard input',
};
/** The verbs by which an agent reports to Groundhog during an attempt. */
const verbForms = [
    {
        name: 'checkpoint-success',
        description: 'The checkpoint is done. Ends the attempt.',
        example: '--summary "Parse negative numbers"',
        flags: [{ flags: '--summary <text>', text: 'what was done: the commit message' }],
        toPayload: ({ summary }) => ({ summary }),
    },
    {
        name: 'checkpoint-failure',
        description: 'The checkpoint could not be done. Ends the attempt.',
        example: '--what-tried "a regular expression" --what-happened "-0 fails" --next "a parser"',
        flags: [
            { flags: '--what-tried <text>', text: 'what was tried' },
            { flags: '--what-happened <text>', text: 'what happened' },
            { flags: '--next <text>', text: 'the plan for the next attempt' },
            { flags: '--retry-pointless', text: 'another attempt would not help' },
        ],
        toPayload: ({ whatTried, whatHappened, next, retryPointless = false }) => ({
            what_tried: whatTried,
            what_happened: whatHappened,
            next_attempt_plan: next,
            retry_pointless: retryPointless,
        }),
    },
    {
        name: 'side-effect',
        description: 'Something was changed outside of the workspace.',
        example: '--kind file_write --target ~/.cache/tool',
        flags: [
            { flags: '--kind <kind>', text: 'file_write, file_delete, git_commit, db_mutation or other' },
            { flags: '--target <text>', text: 'what was changed: a path, an address, a table' },
            { flags: '--reversible', text: 'it can be undone' },
        ],
        toPayload: ({ kind, target, reversible = false }) => ({ kind, target, reversible }),
    },
    {
        name: 'step',
        description: 'A tool of the agent has just ended, or is about to run: the changes are kept as a step.',
        example: '--tool edit --start',
        flags: [
            { flags: '--tool <name>', text: 'the name of the tool' },
            { flags: '--start', text: 'it is about to run' },
        ],
        toPayload: ({ tool, start }) => ({ tool, phase: start === true ? 'start' : undefined }),
    },
    {
        name: 'usage',
        description: 'What this attempt has used so far, in all.',
        example: '--turns 3 --input-tokens 12000 --output-tokens 800',
        flags: [
            { flags: '--turns <n>', text: 'turns', isNumber: true },
            { flags: '--input-tokens <n>', text: 'input tokens', isNumber: true },
            { flags: '--output-tokens <n>', text: 'output tokens', isNumber: true },
            { flags: '--cost-usd <amount>', text: 'US dollars', isNumber: true },
        ],
        toPayload: ({ turns, inputTokens, outputTokens, costUsd }) => ({
            turns,
            input_tokens: inputTokens,
            output_tokens: outputTokens,
            cost_usd: costUsd,
        }),
    },
    {
        name: 'retry-after',
        description: 'The provider limits requests; exit with 75 after it.',
        example: '--seconds 60',
        flags: [{ flags: '--seconds <n>', text: 'how long to wait', isNumber: true }],
        toPayload: ({ seconds }) => ({ seconds }),
    },
    {
        name: 'chronicle',
        description: 'What is done so far and how earlier attempts failed, as JSON.',
        example: '--plan',
        flags: [{ flags: '--plan', text: 'the whole plan as well' }],
        toPayload: ({ plan = false }) => ({ plan }),
    },
];

;// CONCATENATED MODULE: ./entry/commands/declare/add-verbs.js


/** Adds the verbs by which an agent reports to Groundhog during an attempt. */
function addVerbs(program, io, finish) {
    const verb = program
        .command('verb')
        .description('Report to Groundhog from within an attempt; for agents.')
        .addHelpText('after', '\nTo name states of its files and restore them, an agent uses: groundhog snapshot');
    (0,commands_flags/* addExample */.wK)(verb, 'groundhog verb checkpoint-success --summary "Parse negative numbers"');
    for (const { name, description, example, flags, toPayload } of verbForms) {
        const command = verb.command(name).description(description);
        (0,commands_flags/* addExample */.wK)(command, `groundhog verb ${name} ${example}`);
        for (const flag of [...flags, JSON_FLAG])
            addFlag(command, flag);
        command.action(async (values) => {
            const { callVerbOf } = await Promise.all(/* import() */[__webpack_require__.e(2533), __webpack_require__.e(1199)]).then(__webpack_require__.bind(__webpack_require__, 21199));
            finish(await callVerbOf({ name, toPayload }, values, io));
        });
    }
}
function addFlag(command, { flags, text, isNumber }) {
    if (isNumber === true)
        command.option(flags, text, Number);
    else
        command.option(flags, text);
}
/** Adds the command that serves the verbs to agents that support MCP. */
function addMcp(program, io, finish) {
    const mcp = program
        .command('mcp')
        .description('Serve the verbs of the running attempt as MCP tools on standard input and output, for a CLI agent.');
    (0,commands_flags/* addExample */.wK)(mcp, 'claude mcp add groundhog -- groundhog mcp');
    mcp.action(async () => {
        const { mcpCommand } = await Promise.all(/* import() */[__webpack_require__.e(2533), __webpack_require__.e(4264)]).then(__webpack_require__.bind(__webpack_require__, 4264));
        finish(await mcpCommand(io));
    });
}

;// CONCATENATED MODULE: ./entry/commands/declare/groundhog-command.js


/** The code of commander's error for an unknown flag, and of ours for several. */
const UNKNOWN_FLAG = 'commander.unknownOption';
/** The arguments that are sentences. */
const TEXTS = new Set(['text', 'reason']);
/** Commands by the names that other tools have for them. */
const OTHER_NAMES = new Map([
    ['log', 'chronicle'],
    ['history', 'chronicle'],
    ['resume', 'run'],
    ['continue', 'run'],
    ['start', 'run'],
    ['check', 'validate'],
    ['clean', 'gc'],
]);
/** A command that reports all of its unknown flags at once, where commander reports the first. */
class GroundhogCommand extends esm/* Command */.uB {
    createCommand(name) {
        return new GroundhogCommand(name);
    }
    parseOptions(args) {
        const [word, name, ...inner] = args;
        // Commander prints its usage alone for help of what is no command.
        if (this.commands.length > 0 && word === 'help' && name !== undefined && !name.startsWith('-'))
            this.#requireKnown(name);
        const parent = word === 'help' ? this.commands.find((each) => each.name() === name) : undefined;
        const [child] = inner;
        if (!(parent instanceof GroundhogCommand) || parent.commands.length === 0 || child === undefined)
            return this.#parseKnown(args);
        parent.#requireKnown(child);
        return this.parseOptions([parent.name(), 'help', child]);
    }
    /** Adds what was probably meant by a word too many, and by the name that other tools have for a command. */
    error(message, options) {
        return super.error(`${message}${this.#advise(message, options?.code)}`, options);
    }
    #advise(message, code) {
        if (code === 'commander.unknownCommand') {
            const [, word = ''] = /'(.*?)'/.exec(message) ?? [];
            const meant = message.includes('Did you mean') ? undefined : OTHER_NAMES.get(word);
            return this.parent !== null || meant === undefined ? '' : `\n(Did you mean ${meant}?)`;
        }
        if (code !== 'commander.excessArguments')
            return '';
        const hasTask = this.options.some(({ long }) => long === '--task');
        const hasText = this.registeredArguments.some((argument) => TEXTS.has(argument.name()));
        return `${hasText ? ' Quote a text of several words.' : ''}${hasTask ? ' A task is named by --task <id>.' : ''}`;
    }
    #requireKnown(name) {
        const names = this.commands.flatMap((command) => [command.name(), ...command.aliases()]);
        if (name === 'help' || names.includes(name))
            return;
        const nearest = (0,nearest_name/* findNearestName */.$q)(name, names);
        this.error(`error: unknown command '${name}'${nearest === undefined ? '' : `\n(Did you mean ${nearest}?)`}`);
    }
    #parseKnown(args) {
        this.#refuseBoth(args);
        const parsed = super.parseOptions(args);
        const flags = parsed.unknown.filter((word) => /^-{1,2}[a-z]/i.test(word));
        const isForHelp = flags.some((flag) => flag === '-h' || flag === '--help');
        // One alone is commander's to report; those of a subcommand are the subcommand's.
        if (this.commands.length > 0 || flags.length < 2 || isForHelp)
            return parsed;
        const described = flags.map((flag) => this.#describe(flag)).join(', ');
        this.error(`error: unknown options ${described}`, { code: UNKNOWN_FLAG });
    }
    /** Refuses a flag beside its `--no-` form, of which the last would win in silence. */
    #refuseBoth(args) {
        const negated = this.options.flatMap(({ long, negate }) => (negate && long ? [long] : []));
        const given = negated.find((long) => args.includes(long) && args.includes(long.replace('--no-', '--')));
        if (given !== undefined)
            this.error(`error: options '${given.replace('--no-', '--')}' and '${given}' exclude each other`);
    }
    #describe(flag) {
        const nearest = (0,nearest_name/* findNearestName */.$q)(flag, this.options.flatMap(({ long }) => long ?? []));
        return `'${flag}'${nearest === undefined ? '' : ` (did you mean ${nearest}?)`}`;
    }
}

;// CONCATENATED MODULE: ./entry/commands/declare/build-program.js














/**
 * Builds the commands with their flags and help. The work of each is loaded when it is called, since agents call verbs
 * often, and most of the program is for runs. `finish` takes the exit code of the command that was called.
 */
function buildProgram(io, finish) {
    const program = new GroundhogCommand('groundhog')
        .description('Runs an agent against a plan, checks each checkpoint itself, rewinds failures and lands passes.')
        .version(version/* VERSION */.x)
        .configureHelp({ subcommandTerm: (command) => command.name(), minWidthToWrap: 30 })
        .addHelpCommand(new esm/* Command */.uB('help').argument('[command]').description('Show the help of a command.').helpGroup('Set up:'))
        .exitOverride();
    program.hook('preAction', (_program, command) => {
        // A command without this flag is called by an agent, or reads one file.
        const { repo } = command.opts();
        if (typeof repo === 'string')
            io.host.redactor.add((0,find_secrets_on_machine/* findSecretsOnMachine */.r)(io.host.env, [repo]));
    });
    program.commandsGroup('Work:');
    addRunCommands(program, io, finish);
    program.commandsGroup('Watch:');
    addReaders(program, io, finish);
    addSteps(program, io, finish);
    addReport(program, io, finish);
    program.commandsGroup('Steer:');
    addOperations(program, io, finish);
    program.commandsGroup('Set up:');
    addChecks(program, io, finish);
    addGc(program, io, finish);
    program.commandsGroup('For agents, and for your files:');
    addSnapshots(program, io, finish);
    addVerbs(program, io, finish);
    addMcp(program, io, finish);
    program.addHelpText('after', '\nTo begin: groundhog demo, then groundhog init in your repository.');
    pointToHelp(program, io.host.env);
    return program;
}
/** Makes the error of a misused command point to the command's own help. */
function pointToHelp(command, env, parents = []) {
    const names = [...parents, command.name()];
    const listed = command.commands.length > 0 ? 'commands' : 'flags';
    command.showHelpAfterError((0,reader/* toReaderWords */.CM)(`Run "${names.join(' ')} --help" for the ${listed}.`, env));
    for (const child of command.commands)
        pointToHelp(child, env, names);
}

// EXTERNAL MODULE: ./entry/compose/abandoned-work.js
var abandoned_work = __webpack_require__(22796);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./exec/redaction/log-text.js
var log_text = __webpack_require__(56498);
// EXTERNAL MODULE: ./report/terminal/terminal-style.js
var terminal_style = __webpack_require__(44058);
// EXTERNAL MODULE: ./report/text/fit-columns.js
var fit_columns = __webpack_require__(90238);
;// CONCATENATED MODULE: ./entry/compose/console.js





/** The exit code of `infra_error`, whose module needs a package that no quick command loads. */
const EXIT_UNWRITTEN = 5;
const DEFAULT_COLUMNS = 80;
/** Moves to the first column and erases the line (ECMA-48: CR, EL). */
const ERASE = '\r\x1b[2K';
/** Opens the streams of this process, which take no secret. A reader that has closed its end causes no error. */
function openConsole(redact, env) {
    const { stdout, stderr } = process;
    if (stderr.listenerCount('error') === 0)
        stderr.on('error', () => undefined);
    // Also of what is printed around this console, such as the help.
    watchStandardOutput((text) => stderr.write(text));
    const outStyle = chooseStreamStyle(stdout, env);
    const errStyle = chooseStreamStyle(stderr, env);
    const isLive = stderr.isTTY && env.TERM !== 'dumb' && (env.CI ?? '') === '';
    let live = '';
    const print = (stream, text) => {
        const isAround = live !== '' && stream.isTTY;
        if (isAround)
            stderr.write(ERASE);
        stream.write(text);
        if (isAround)
            stderr.write(live);
    };
    return {
        out: (text, tone) => print(stdout, (0,terminal_style/* paint */.n)((0,log_text/* toResultText */.c)(text, redact), tone, outStyle)),
        err: (text, tone) => print(stderr, (0,terminal_style/* paint */.n)((0,log_text/* toLogText */.Z)(text, redact), tone, errStyle)),
        ...{ outStyle, errStyle },
        showLive: isLive
            ? (line) => {
                const before = live;
                const columns = stderr.columns || DEFAULT_COLUMNS;
                live = line === undefined ? '' : (0,terminal_style/* paint */.n)((0,fit_columns/* fitColumns */.P)((0,log_text/* toLogText */.Z)(line, redact), columns - 1), 'strong', errStyle);
                if (before !== '' || live !== '')
                    stderr.write(`${before === '' ? '' : ERASE}${live}`);
            }
            : undefined,
    };
}
/** Chooses the style of a stream, whose width follows that of the window. */
function chooseStreamStyle(stream, env) {
    const style = (0,terminal_style/* chooseStyle */.h)(env, stream.isTTY);
    return {
        ...style,
        get columns() {
            // A terminal without a size says 0.
            return stream.isTTY && stream.columns > 0 ? stream.columns : undefined;
        },
    };
}
/**
 * Watches the standard output of this process. Where it cannot be written, `warn` gets one message about it, and the process
 * exits as for a failure of the machine, whatever else it has done. A reader that has closed its end is no failure.
 */
function watchStandardOutput(warn) {
    const { stdout } = process;
    if (stdout.listenerCount('error') > 0)
        return;
    stdout.once('error', ({ code, message }) => {
        stdout.on('error', () => undefined);
        if (code === 'EPIPE')
            return;
        process.once('exit', () => {
            process.exitCode = EXIT_UNWRITTEN;
        });
        warn(`The output of this command cannot be written.\nStandard output: ${message}\nFree space there, or send the output elsewhere, and call the command again. What it has changed stays changed.\n`);
    });
    if (isFile(stdout.fd))
        stdout._write = createWholeWrite(stdout.fd);
}
function isFile(fd) {
    try {
        return (0,external_node_fs_.fstatSync)(fd).isFile();
    }
    catch {
        return false;
    }
}
/** Creates a write of all bytes: that of Node leaves out what a nearly full disk does not take, without an error. */
function createWholeWrite(fd) {
    return (chunk, _encoding, done) => {
        try {
            for (let at = 0; at < chunk.length;)
                at += (0,external_node_fs_.writeSync)(fd, chunk, at);
            done();
        }
        catch (error) {
            done((0,errors/* toError */.iT)(error));
        }
    };
}

// EXTERNAL MODULE: ./entry/settings/find-secrets-in-env.js
var find_secrets_in_env = __webpack_require__(4478);
;// CONCATENATED MODULE: ./entry/cli.js









/** Runs the command line and sets the exit code of the process. */
async function runCli(argv) {
    const redactor = (0,redact/* createRedactor */.l)((0,find_secrets_in_env/* findSecretsInEnv */.HM)(process.env));
    const programs = await (0,exec_programs/* findPrograms */.z0)(process.env.PATH ?? '');
    const host = { env: process.env, programs, redactor, tempDir: undefined };
    let exitCode = 0;
    const console = openConsole(redactor.redact, process.env);
    const program = buildProgram({ host, console }, (code) => {
        exitCode = code;
    });
    try {
        await program.parseAsync([...argv], { from: 'user' });
    }
    catch (error) {
        if (!(error instanceof esm/* CommanderError */.b7))
            throw error;
        exitCode = error.exitCode === 0 ? 0 : usage_errors/* EXIT_USAGE */.R;
        if (exitCode !== 0 && argv.includes('--json')) {
            const { renderUsageError } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(2533), __webpack_require__.e(8354)]).then(__webpack_require__.bind(__webpack_require__, 38354));
            console.out(renderUsageError(program, argv, error) ?? '');
        }
        const command = program.commands.find((each) => each.name() === argv[0]);
        if (error.code === UNKNOWN_FLAG && command !== undefined) {
            const { describeWrongValues } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(163), __webpack_require__.e(2533), __webpack_require__.e(6346), __webpack_require__.e(1077), __webpack_require__.e(1907), __webpack_require__.e(4562)]).then(__webpack_require__.bind(__webpack_require__, 49794));
            console.err(describeWrongValues({ name: command.name(), flags: command.opts() }, host));
        }
    }
    process.exitCode = exitCode;
    // Abandoned work must not keep this process alive.
    if ((0,abandoned_work/* isWorkAbandoned */.q)())
        process.stdout.write('', () => process.exit());
}


/***/ }),

/***/ 91866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ WORKFLOW_PATH),
/* harmony export */   FA: () => (/* binding */ FIRST_PLAN_PATH),
/* harmony export */   Gl: () => (/* binding */ findAgentKey),
/* harmony export */   Q2: () => (/* binding */ initTriggers),
/* harmony export */   ZS: () => (/* binding */ initAgents),
/* harmony export */   tl: () => (/* binding */ FIRST_PROVIDER),
/* harmony export */   x4: () => (/* binding */ findFirstModel)
/* harmony export */ });
/* harmony import */ var _agent_builtin_provider_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34859);
/* harmony import */ var _agent_cli_cli_adapters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9032);


const FIRST_PLAN_PATH = '.groundhog/plans/first.yml';
const WORKFLOW_PATH = '.github/workflows/groundhog.yml';
const initTriggers = ['manual', 'issue'];
/** The agents that a workflow can be written for. */
const initAgents = ['builtin', ..._agent_cli_cli_adapters_js__WEBPACK_IMPORTED_MODULE_1__/* .cliAdapters */ .f.map(({ name }) => name)];
// Why: docs/decisions/0169-the-first-model-needs-a-key.md
/** The provider of the model that the built-in agent begins with. */
const FIRST_PROVIDER = 'anthropic';
/** Finds the key of the provider that an agent begins with; the token of a job on a server is unknown to each provider. */
function findAgentKey(agent, { isEnterprise = false }) {
    const [provider = FIRST_PROVIDER] = _agent_cli_cli_adapters_js__WEBPACK_IMPORTED_MODULE_1__/* .cliAdapters */ .f.find(({ name }) => name === agent)?.providers ?? [];
    const { keyNames, jobKey } = _agent_builtin_provider_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .providerFacts */ .VJ[provider];
    const [variable = 'API_KEY'] = keyNames;
    return jobKey === undefined || isEnterprise
        ? { variable, expression: `secrets.${variable}`, secret: variable }
        : { variable, expression: jobKey, secret: undefined };
}
/** The models of the agents that ask none of Anthropic; each has a price, without which a limit on the cost is refused. */
const MODELS = { codex: 'gpt-5.5', gemini: 'gemini-2.5-pro' };
/** Returns the model that an agent begins with. */
function findFirstModel(agent) {
    return MODELS[agent] ?? 'claude-sonnet-5';
}


/***/ }),

/***/ 21829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BQ: () => (/* binding */ ONLY_TASK),
/* harmony export */   EU: () => (/* binding */ taskFlag),
/* harmony export */   Z8: () => (/* binding */ withVerbose),
/* harmony export */   d_: () => (/* binding */ remoteFlag),
/* harmony export */   fe: () => (/* binding */ verboseFlag),
/* harmony export */   t$: () => (/* binding */ repoFlag),
/* harmony export */   wK: () => (/* binding */ addExample),
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
/** The flag of commands that read the records of a remote. */
const remoteFlag = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--remote <name>', 'read the records of a remote (name or address) instead of the local ones');
/** Adds an example to the help of a command. */
function addExample(command, example) {
    command.addHelpText('after', `\nExample:\n  ${example}`);
}


/***/ }),

/***/ 68275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ toReaderWords),
/* harmony export */   JB: () => (/* binding */ findProgramAnywhere),
/* harmony export */   Zc: () => (/* binding */ findReader)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_text_quote_for_shell_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78240);
/* harmony import */ var _git_plain_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59516);
/* harmony import */ var _report_words_own_commands_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16104);
/* harmony import */ var _settings_checkout_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3574);






/** A longer command is not repeated. */
const MAX_COMMAND_CHARS = 240;
/** Returns the words by which the reader has started this program, for the repository of a folder. */
function findReader(env, [, script = 'groundhog', ...words], repo = '.') {
    const isInstalled = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(script) === 'groundhog';
    const program = !isInstalled ? (0,_domain_text_quote_for_shell_js__WEBPACK_IMPORTED_MODULE_4__/* .renderShellCommand */ .c)(['node', script]) : isNpx(env) ? 'npx groundhog' : 'groundhog';
    const command = `${program} ${(0,_domain_text_quote_for_shell_js__WEBPACK_IMPORTED_MODULE_4__/* .renderShellCommand */ .c)(words)}`;
    const isShort = command.length <= MAX_COMMAND_CHARS && !command.includes('\n');
    return {
        program,
        again: isShort ? words : undefined,
        remote: undefined,
        headBranch: (0,_git_plain_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findHeadBranch */ .Ur)(repo),
        ...findWay(repo),
    };
}
/** Has the commands of a text begin with the program of the reader, and name the repository and the remote of the reader. */
function toReaderWords(text, env, { repo, remote } = {}) {
    // An attempt finds the program by its name.
    if (env.GROUNDHOG_SOCKET !== undefined)
        return text;
    const reader = findReader(env, process.argv, repo);
    const flags = [
        ...(reader.repo === undefined ? [] : ['--repo', reader.repo]),
        ...(remote === undefined ? [] : ['--remote', remote]),
    ];
    const suffix = flags.length === 0 ? '' : (0,_domain_text_quote_for_shell_js__WEBPACK_IMPORTED_MODULE_4__/* .renderShellCommand */ .c)(flags);
    return (0,_report_words_own_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceOwnCommands */ .TY)(text, (words) => `${reader.program} ${(0,_report_words_own_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .addTaskFlags */ .GC)(words, suffix)}`);
}
/** Finds the way from the current folder to a repository: to the root of its checkout, and whether it has to be named. */
function findWay(repo) {
    const root = toRoot(repo);
    return { toRoot: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)('.', root), repo: root === toRoot('.') ? undefined : repo };
}
function toRoot(folder) {
    return (0,_settings_checkout_root_js__WEBPACK_IMPORTED_MODULE_3__/* .findCheckoutRoot */ .w)(folder) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
}
/** Returns the words that start this program from any folder: npx finds it only where it is installed. */
function findProgramAnywhere(env, argv) {
    const [node = 'node', script = 'groundhog'] = argv;
    return findReader(env, isNpx(env) ? [node, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(script)] : argv).program;
}
function isNpx({ npm_command: command }) {
    return command === 'exec';
}


/***/ }),

/***/ 63502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readPlainFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/**
 * Reads a file of a git directory; undefined where there is none. Throws for a link, for what is no file, and for a file
 * above the limit, in bytes.
 */
function readPlainFile(path, maxBytes) {
    // Most files that are asked for are not there, and an error takes longer than the answer.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) === undefined)
        return undefined;
    // The opening of a pipe would wait for its writer.
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        if (!stat.isFile() || stat.size > maxBytes)
            throw new Error(`${path} is no file of a usual size`);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 59516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ findCommonDir),
/* harmony export */   Ur: () => (/* binding */ findHeadBranch)
/* harmony export */ });
/* unused harmony export findPlainRepository */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _plain_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63502);



const MAX_BYTES = 1024 * 1024;
/**
 * Finds the folder of refs and objects of the repository that a folder is in, without a process, as git does. Throws an
 * Error for a repository that is in any way unusual, such as a bare one or one with an extension: git knows that one.
 */
function findPlainRepository(folder) {
    const { dev } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder);
    for (let at = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(at);
        const gitDir = stat.isDirectory() && stat.dev === dev ? findGitDirIn(at) : undefined;
        if (gitDir !== undefined)
            return requireCommonDir(gitDir);
        // A folder with this file may be a bare repository, or the git directory itself.
        if (!stat.isDirectory() || at === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, 'HEAD')))
            throw new Error('no plain repository');
    }
}
/** Finds the folder of refs and objects of a plain repository; undefined for one that only git can read. */
function findCommonDir(folder) {
    try {
        return findPlainRepository(folder);
    }
    catch {
        return undefined;
    }
}
/** Finds the branch that is checked out where a folder is, without a process; undefined for none, and where only git can tell. */
function findHeadBranch(folder) {
    try {
        for (let at = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
            const gitDir = findGitDirIn(at);
            if (gitDir !== undefined)
                return /^ref: refs\/heads\/([^\n]+)\n$/.exec(readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD')))?.[1];
            if (at === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
                return undefined;
        }
    }
    catch {
        return undefined;
    }
}
function findGitDirIn(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (stat === undefined)
        return undefined;
    if (stat.isDirectory())
        return path;
    const linked = /^gitdir: ([^\r\n]+)\n$/.exec(readText(path))?.[1];
    if (linked === undefined)
        throw new Error(`${path} names no git directory`);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, linked);
}
function requireCommonDir(gitDir) {
    if (!/^(?:ref: refs\/[^\n]+|[0-9a-f]{40})\n$/.test(readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'))))
        throw new Error('no plain HEAD');
    const commonDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir')).replace(/\n$/, ''));
    const isWhole = ['refs', 'objects'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, name)).isDirectory());
    if (!isWhole || !hasOldestFormat(readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'config'))))
        throw new Error('no plain repository');
    return commonDir;
}
/** Returns whether a repository of this configuration has files of refs, and objects with ids of SHA-1. */
function hasOldestFormat(config) {
    const rest = config.replace(/^\s*repositoryformatversion = 0$/m, '');
    return rest !== config && !/extensions|repositoryformatversion/i.test(rest);
}
/** Reads a file as text; empty where there is none. */
function readText(path) {
    return (0,_plain_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlainFile */ .b)(path, MAX_BYTES)?.toString('utf8') ?? '';
}


/***/ }),

/***/ 44058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ chooseStyle),
/* harmony export */   n: () => (/* binding */ paint)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/**
 * Chooses the style of a stream. `NO_COLOR` (no-color.org) turns colours off, `FORCE_COLOR` (force-color.org) on, also
 * where nobody sees them; the first counts where both are set. Marks are ASCII where the locale is not UTF-8.
 */
function chooseStyle(env, isTerminal) {
    return { hasColor: hasColor(env, isTerminal), hasUnicode: hasUnicode(env) };
}
function hasColor({ NO_COLOR, FORCE_COLOR, TERM }, isTerminal) {
    if (isSet(NO_COLOR))
        return false;
    if (isSet(FORCE_COLOR))
        return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
    return isTerminal && TERM !== 'dumb';
}
/** Returns whether the locale is UTF-8 (locale(7)); the log of a job always is. */
function hasUnicode({ LC_ALL, LC_CTYPE, LANG, TERM, CI }) {
    // The font of the console of Linux has no such characters.
    if (TERM === 'linux')
        return false;
    const locale = [LC_ALL, LC_CTYPE, LANG].find(isSet);
    return locale === undefined ? isSet(CI) : /utf-?8/i.test(locale);
}
function isSet(value) {
    return value !== undefined && value !== '';
}
const formats = { good: 'green', bad: 'red', warning: 'magenta', strong: 'bold' };
/** The first word of a text, behind a time. */
const FIRST_WORD = /^( *(?:\d\d:\d\d:\d\d +)?)(\S+)/;
// Why: docs/decisions/0149-colour-is-for-marks.md
/** Colours the first word of lines, which is their mark; returns a text as it is without a tone or without colours. */
function paint(text, tone, { hasColor }) {
    if (tone === undefined || !hasColor)
        return text;
    if (typeof tone !== 'function')
        return paintFirstWord(text, tone);
    return text.replace(/[^\n]+/g, (line) => {
        const found = tone(line);
        return found === undefined ? line : paintFirstWord(line, found);
    });
}
function paintFirstWord(text, tone) {
    return text.replace(FIRST_WORD, (_, before, word) => {
        return `${before}${(0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(formats[tone], word, { validateStream: false })}`;
    });
}


/***/ })

};
