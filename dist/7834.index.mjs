export const id = 7834;
export const ids = [7834];
export const modules = {

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

/***/ 61948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctorCommand: () => (/* binding */ doctorCommand)
});

// EXTERNAL MODULE: ./domain/text/quote-for-shell.js
var quote_for_shell = __webpack_require__(78240);
// EXTERNAL MODULE: ./report/text/safe-text.js
var safe_text = __webpack_require__(18964);
// EXTERNAL MODULE: ./report/terminal/marks.js
var marks = __webpack_require__(4258);
// EXTERNAL MODULE: ./report/terminal/wrap-to-style.js
var wrap_to_style = __webpack_require__(92362);
;// CONCATENATED MODULE: ./report/terminal/doctor-text.js



const doctor_text_marks = { fine: 'done', missing: 'failed', optional: 'waiting' };
function renderFinding(start, detail, style) {
    return (0,wrap_to_style/* wrapToStyle */.h)(`${start}${(0,safe_text/* toShortLine */.wb)(detail, 300)}`, start.length, style);
}
/** Renders findings, one after the other, and the fix of each that needs one, which is not wrapped: it may have to be copied. */
function renderFindings(findings, style) {
    const width = Math.max(...findings.map(({ name }) => name.length));
    const lines = findings.flatMap(({ name, state, detail, fix }) => [
        renderFinding(`${(0,marks/* renderMark */.oh)(doctor_text_marks[state], style)} ${name.padEnd(width)}  `, detail, style),
        ...(fix === undefined ? [] : [`    ${(0,safe_text/* toShortLine */.wb)(fix, 300)}`]),
    ]);
    return `${lines.join('\n')}\n`;
}

// EXTERNAL MODULE: ./domain/sandbox-attacks.js
var sandbox_attacks = __webpack_require__(76826);
;// CONCATENATED MODULE: ./report/terminal/isolation-report.js

const WORDS = { reached: 'yes', blocked: 'no', absent: '-' };
/** The width of a column. */
const GAP = 10;
const WIDTH = Math.max(...Object.values({ ...sandbox_attacks/* attackTitles */.aZ, ...sandbox_attacks/* needTitles */.GB }).map((title) => title.length)) + 2;
/** Renders the isolation of a machine for a terminal, in a few lines, or with the table of the self-test. */
function renderIsolationReport({ means, problems, remedy, tested }, { hasTable, isOff }) {
    const verdict = problems.length > 0
        ? ['A job on this machine is refused:', ...problems.map((problem) => `  ${problem}`)]
        : isOff
            ? ['This machine can isolate a job, and "isolation" above switches that off.']
            : ['A job on this machine runs isolated.'];
    const lines = [
        `Sandboxes: ${means ?? 'none'}`,
        ...(tested === undefined || !hasTable ? [] : ['', ...renderTable(tested), '']),
        ...verdict,
        ...(remedy === undefined ? [] : [`  ${remedy}`]),
        ...(tested === undefined || hasTable
            ? []
            : ['What a program in a sandbox can reach: groundhog doctor --isolation']),
    ];
    return `${lines.join('\n')}\n`;
}
function renderTable({ outside, zones }) {
    const columns = [...zones, { zone: 'outside', answers: outside }];
    const toRow = (title, cells) => `${title.padEnd(WIDTH + 2)}${cells.map((cell, at) => cell.padEnd(columns[at + 1] === undefined ? 0 : GAP)).join('')}`;
    const render = (titles, names) => names.map((name) => toRow(`  ${titles[name] ?? name}`, columns.map(({ answers }) => WORDS[outcomeOf(answers, name)])));
    const head = (text) => toRow(text, columns.map(({ zone }) => zone));
    return [
        ...[head('A program can'), ...render(sandbox_attacks/* attackTitles */.aZ, sandbox_attacks/* attacks */.kg)],
        ...['', head('A program must be able to'), ...render(sandbox_attacks/* needTitles */.GB, sandbox_attacks/* needs */.eN)],
        ...['', '"-" has nothing to try here, or is not tried without a sandbox.'],
        'The columns are the sandboxes of the agent, its setup and its criteria, and of the tools of the built-in agent.',
    ];
}
function isAttack(probe) {
    return probe in sandbox_attacks/* attackTitles */.aZ;
}
function outcomeOf(answers, probe) {
    return answers[probe]?.outcome ?? 'absent';
}
/** Renders the isolation of a machine, and other findings on it, as one JSON document, schema version 1. */
function renderIsolationReportJson({ means, problems, remedy, tested }, findings) {
    const probes = tested === undefined
        ? []
        : [...sandbox_attacks/* attacks */.kg, ...sandbox_attacks/* needs */.eN].map((probe) => ({
            probe,
            kind: isAttack(probe) ? 'attack' : 'need',
            outside: outcomeOf(tested.outside, probe),
            inside: Object.fromEntries(tested.zones.map(({ zone, answers }) => [zone, outcomeOf(answers, probe)])),
        }));
    const isolation = { works: problems.length === 0, means: means ?? null, problems, remedy: remedy ?? null, probes };
    return `${JSON.stringify({ schema_version: 1, isolation, findings }, undefined, 2)}\n`;
}

// EXTERNAL MODULE: ./report/words/own-commands.js
var own_commands = __webpack_require__(16104);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./domain/decisions/judge-self-test.js
var judge_self_test = __webpack_require__(14858);
// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./exec/child-env.js
var child_env = __webpack_require__(25108);
// EXTERNAL MODULE: ./exec/folder-access.js
var folder_access = __webpack_require__(66229);
// EXTERNAL MODULE: ./exec/process-mark.js
var process_mark = __webpack_require__(7551);
// EXTERNAL MODULE: ./sandbox/bubblewrap/launch-args.js + 2 modules
var launch_args = __webpack_require__(75175);
// EXTERNAL MODULE: ./entry/compose/open-isolation.js + 20 modules
var open_isolation = __webpack_require__(6833);
// EXTERNAL MODULE: ./entry/compose/run-folders.js
var run_folders = __webpack_require__(61649);
// EXTERNAL MODULE: ./entry/compose/signals.js + 1 modules
var signals = __webpack_require__(24774);
// EXTERNAL MODULE: ./entry/compose/system-clock.js
var system_clock = __webpack_require__(38936);
// EXTERNAL MODULE: ./entry/compose/test-isolation.js + 5 modules
var test_isolation = __webpack_require__(97813);
;// CONCATENATED MODULE: ./entry/compose/inspect-isolation.js














const meansTexts = {
    user_namespace: 'with a user namespace',
    given_namespace: 'with a user namespace that sudo made',
    root: 'with the rights of root, by sudo',
    unshare: 'with the rights of root, without bubblewrap',
};
/** Finds out how programs are isolated on this machine, as a job would; installs nothing, and needs no repository. */
function inspectIsolation(host) {
    return (0,run_folders/* withRunFolders */.D)(host.tempDir, async (folders) => {
        try {
            const isolation = await (0,open_isolation/* openIsolation */.z)({
                settings: {
                    choice: 'sandbox',
                    // A host for the setup, so that its proxy is tried, too: a name that nobody has (RFC 6761).
                    networks: { setup: ['allowed.invalid'], agent: [], criteria: [] },
                    visiblePaths: [],
                    agentCommand: undefined,
                    agentHosts: [],
                    hasModel: false,
                },
                ...{
                    env: host.env,
                    isJob: false,
                    folders,
                    caches: [],
                    clock: (0,system_clock/* openSystemClock */.Yu)(host.env),
                    warn: () => undefined,
                },
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
    const { runDir, workDir, verifyDir, binDir, socketParent, owner } = folders;
    // In a run it holds the objects that programs may see.
    if (isolation.agentGit !== undefined)
        await (0,folder_access/* makeFolder */.fc)(isolation.agentGit.folder);
    const config = (0,external_node_path_.join)(runDir, 'config');
    await (0,promises_.writeFile)(config, (0,external_node_crypto_.randomUUID)());
    const mark = (0,process_mark/* toProcessMark */.Ki)({ ...owner, scope: (0,process_mark/* toRunScope */.jw)(owner, runDir) }, signals/* PROCESS_WIDE_MARK */.cP, (0,external_node_crypto_.randomUUID)());
    const openSandbox = isolation.open({ processMark: mark, isInPlace: false });
    const own = (0,child_env/* childEnv */.g)(env);
    const inWork = { sandbox: openSandbox(workDir, { kind: 'agent', hosts: [], registries: [] }), folder: workDir };
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
    const problems = (0,judge_self_test/* findSelfTestProblems */.S)(tested.outside, tested.zones);
    return { means: describeMeans(isolation), problems, remedy: undefined, tested };
}
function describeMeans({ bubblewrap }) {
    if (bubblewrap === undefined)
        return undefined;
    const { file, version, means } = bubblewrap;
    return `${(0,launch_args/* nameLauncher */.E)(bubblewrap)} ${version}, ${file}, ${meansTexts[means]}`;
}

// EXTERNAL MODULE: ./entry/commands/reader.js
var reader = __webpack_require__(68275);
// EXTERNAL MODULE: ./entry/commands/to-exit-code.js
var to_exit_code = __webpack_require__(23794);
// EXTERNAL MODULE: ./domain/config/run-config.js
var run_config = __webpack_require__(71028);
;// CONCATENATED MODULE: ./entry/commands/check/inspect-isolation-choice.js

/** The name of the findings that switch isolation off, whatever the machine can do. */
const ISOLATION = 'isolation';
/** Finds that the configuration or the environment switches isolation off. */
function inspectIsolationChoice(config, { GROUNDHOG_ISOLATION: variable }) {
    const chosen = config?.isolation ?? variable?.trim();
    if (chosen !== 'none')
        return [];
    const place = config?.isolation === undefined ? 'the variable GROUNDHOG_ISOLATION' : run_config/* CONFIG_PATH */.tF;
    return [
        {
            ...{ name: ISOLATION, state: 'missing' },
            detail: `${place} switches it off: the agent has all rights of the job, or yours, and can read its token and its keys`,
            fix: 'Remove "isolation: none", where the machine can have a sandbox: groundhog doctor --isolation',
        },
    ];
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./agent/cli/check-cli.js
var check_cli = __webpack_require__(7164);
// EXTERNAL MODULE: ./agent/cli/cli-adapters.js + 6 modules
var cli_adapters = __webpack_require__(9032);
// EXTERNAL MODULE: ./domain/errors/to-groundhog-error.js
var to_groundhog_error = __webpack_require__(32413);
// EXTERNAL MODULE: ./domain/refs/ref-name.js
var ref_name = __webpack_require__(60085);
// EXTERNAL MODULE: ./domain/text/list-some.js
var list_some = __webpack_require__(13258);
// EXTERNAL MODULE: ./exec/programs.js
var programs = __webpack_require__(42959);
// EXTERNAL MODULE: ./git/find-git-dir.js
var find_git_dir = __webpack_require__(72603);
// EXTERNAL MODULE: ./git/find-lfs-rules.js
var find_lfs_rules = __webpack_require__(6340);
// EXTERNAL MODULE: ./git/for-each-ref.js
var for_each_ref = __webpack_require__(36064);
// EXTERNAL MODULE: ./git/path-bytes.js
var path_bytes = __webpack_require__(31150);
// EXTERNAL MODULE: ./git/rev-parse.js
var rev_parse = __webpack_require__(12140);
// EXTERNAL MODULE: ./git/version.js
var version = __webpack_require__(89219);
// EXTERNAL MODULE: ./store/origin.js
var origin = __webpack_require__(29330);
// EXTERNAL MODULE: ./store/read-file-at.js
var read_file_at = __webpack_require__(11665);
// EXTERNAL MODULE: ./store/signature.js
var signature = __webpack_require__(28120);
// EXTERNAL MODULE: ./entry/compose/version.js
var compose_version = __webpack_require__(98312);
// EXTERNAL MODULE: ./entry/compose/with-git.js + 7 modules
var with_git = __webpack_require__(24850);
// EXTERNAL MODULE: ./entry/job/read-workflows.js
var read_workflows = __webpack_require__(86356);
// EXTERNAL MODULE: ./entry/settings/load-config.js
var load_config = __webpack_require__(68008);
// EXTERNAL MODULE: ./entry/commands/check/check-file.js + 1 modules
var check_file = __webpack_require__(54343);
// EXTERNAL MODULE: ./agent/builtin/provider-facts.js
var provider_facts = __webpack_require__(34859);
// EXTERNAL MODULE: ./domain/agent-ladder.js
var agent_ladder = __webpack_require__(36253);
// EXTERNAL MODULE: ./domain/errors/error-catalog.js + 9 modules
var error_catalog = __webpack_require__(22533);
// EXTERNAL MODULE: ./entry/compose/create-agent.js + 31 modules
var create_agent = __webpack_require__(76609);
// EXTERNAL MODULE: ./entry/compose/prepare-run.js
var prepare_run = __webpack_require__(79919);
;// CONCATENATED MODULE: ./entry/commands/check/inspect-agent.js








/** Lists the variables of this environment that hold the key of some model. */
function listKeys(env) {
    const names = provider_facts/* PROVIDER_NAMES */.xd.flatMap((provider) => {
        const { keyNames } = provider_facts/* providerFacts */.VJ[provider];
        return keyNames.filter((name) => env[name]?.trim());
    });
    return [...new Set(names)];
}
/**
 * Examines whether the agents that flags, or the configuration of a checkout, choose can run here; nothing is found where
 * neither does. A missing key alone is no obstacle while that of another model is set and flags may still choose that one.
 */
async function inspectAgent(host, { root, agent, agents, agentCommand, provider, model, baseUrl }) {
    const config = await (0,load_config/* findValidConfigBeside */.uG)(root);
    const given = { agent, agents, agentCommand, provider, model, baseUrl };
    const isGiven = Object.values(given).some((value) => value !== undefined);
    if (!isGiven && config?.agent === undefined && config?.agents === undefined)
        return [];
    const name = 'agent';
    const prepare = async (env) => {
        const prepared = (0,prepare_run/* prepareRun */.Z)({ given, config, plan: {} }, { ...host, env, write: () => undefined });
        for (const { agent } of prepared.workers.workers)
            await agent.check?.();
        return prepared.workers.workers.map(({ identity }) => (0,agent_ladder/* describeAgent */.P7)(identity));
    };
    const { obstacles, ready } = await listObstacles(prepare, host.env);
    if (ready !== undefined)
        return [{ name, state: 'fine', detail: ready.join('; ') }];
    return obstacles.map((error) => {
        // Flags can choose another agent, which needs the judge all the same.
        const isOfJudge = error.data.who === create_agent/* JUDGE */.aQ.who;
        const isKeyOfAgent = error.code === 'model_key_missing' && !isOfJudge;
        const isOptional = !isGiven && isKeyOfAgent && listKeys(host.env).length > 0;
        const found = toFinding(error, { name, state: isOptional ? 'optional' : 'missing' });
        if (isGiven)
            return found;
        const fix = isOfJudge ? found.fix : `${found.fix} ${OTHER_AGENT}`;
        return { ...found, detail: `${run_config/* CONFIG_PATH */.tF}: ${found.detail}`, fix };
    });
}
/** Lists what keeps agents from running: all keys that are missing, and what else is wrong once they are there. */
async function listObstacles(prepare, env) {
    try {
        return { obstacles: [], ready: await prepare(env) };
    }
    catch (error) {
        if (!(error instanceof errors/* ConfigurationError */.j1))
            throw error;
        const [key = ''] = String(error.data.names ?? '').split(' or ');
        if (error.code !== 'model_key_missing' || (env[key] ?? '').trim() !== '')
            return { obstacles: [error], ready: undefined };
        // No model is called here: what is asked is whether a key is there.
        const { obstacles } = await listObstacles(prepare, { ...env, [key]: 'missing' });
        return { obstacles: [error, ...obstacles], ready: undefined };
    }
}
const OTHER_AGENT = "Or, for a run with another agent, name that here as well: groundhog doctor --agent-command '<shell command>'";
/** Renders an error that a run would end with as a finding. */
function toFinding(error, { name, state }) {
    const [title = '', observed = '', ...hint] = (0,error_catalog/* renderError */.v)(error).split('\n');
    return { name, state, detail: `${title} ${observed}`, fix: hint.join(' ').replace(/\s+/g, ' ') };
}

// EXTERNAL MODULE: ../../node_modules/@actions/workflow-parser/dist/index.js + 97 modules
var dist = __webpack_require__(17008);
;// CONCATENATED MODULE: ./domain/workflow/find-refused-lines.js

// Why: docs/decisions/0200-githubs-parser-has-the-last-say-of-a-workflow.md
/**
 * Finds what GitHub's own parser of workflows refuses in a text that is YAML: keys, values, expressions, schedules, and jobs
 * that wait for one another; the first of each line. Knows what GitHub knew when that parser was published.
 */
async function findRefusedLines(text) {
    const { context, value } = (0,dist/* parseWorkflow */.hM)({ name: FILE, content: text }, new dist/* NoOperationTraceWriter */.P0());
    if (value !== undefined)
        await (0,dist/* convertWorkflowTemplate */.DE)(context, value);
    const firsts = new Map();
    for (const { rawMessage, range } of context.errors.getErrors()) {
        const line = range?.start.line ?? 1;
        if (!firsts.has(line))
            firsts.set(line, rawMessage.trim().replace(/\.$/, ''));
    }
    return [...firsts].map(([line, refusal]) => ({
        line,
        message: `GitHub refuses the workflow: ${refusal}`,
        fix: refusal.startsWith('Unexpected value') ? `${CORRECT} What is newer than this version it may know.` : CORRECT,
        isSerious: true,
    }));
}
const CORRECT = 'Correct it; GitHub starts nothing of this file until then.';
/** The parser puts the name of a file before its messages, with the line. */
const FILE = 'workflow.yml';

// EXTERNAL MODULE: ./domain/text/json-object.js
var json_object = __webpack_require__(11395);
// EXTERNAL MODULE: ./domain/workflow/read-workflow.js
var read_workflow = __webpack_require__(53933);
;// CONCATENATED MODULE: ./domain/workflow/agent-mistakes.js


/** Finds a provider that is gone, and an agent that gets none of the keys that it needs. */
function findKeyMistakes(job, { findKeys, findRetirement }) {
    const { use } = job;
    if (!(0,read_workflow/* mayStartAgent */.jy)(job))
        return [];
    const retirement = findRetirement(findWord(use.step, 'provider') ?? '');
    if (retirement !== undefined && findWord(use.step, 'base-url') === undefined)
        return [
            {
                ...{ path: [...use.path, 'with', 'provider'], isSerious: true },
                message: retirement,
                fix: 'provider: anthropic, with its key: docs/agents.md lists the providers.',
            },
        ];
    const choice = readStepAgent(use.step);
    const isOpen = [choice.agent, choice.provider].some((word) => word?.includes('${{'));
    const isOwnMachine = [(0,json_object/* valueAt */.fK)(job.job, 'runs-on')].flat().includes('self-hosted');
    if (isOpen || isOwnMachine || findWord(use.step, 'agents') !== undefined)
        return [];
    return findMissingKey(job, 'the agent', findKeys(choice));
}
/** Finds a judge that gets none of the keys that it needs, whichever agent works. */
function findJudgeMistakes(job, { findJudgeKeys }) {
    const { step } = job.use;
    const { agent, provider } = readStepAgent(step);
    const [judgeModel, judgeProvider] = [findWord(step, 'judge-model'), findWord(step, 'judge-provider')];
    const isOpen = [agent, provider, judgeModel, judgeProvider].some((word) => word?.includes('${{'));
    const isOwnMachine = [(0,json_object/* valueAt */.fK)(job.job, 'runs-on')].flat().includes('self-hosted');
    if (!(0,read_workflow/* mayStartAgent */.jy)(job) || isOpen || isOwnMachine)
        return [];
    return findMissingKey(job, 'the judge', findJudgeKeys({ agent, provider, judgeModel, judgeProvider }));
}
function findMissingKey(job, who, keys) {
    const variables = (0,read_workflow/* listVariables */.ce)(job);
    const [first] = keys;
    const given = keys.flatMap(({ variable }) => variables.get(variable) ?? []);
    if (first === undefined || given.length > 0)
        return given.flatMap(findOpenKey);
    const names = keys.map(({ variable }) => variable).join(', ');
    const message = `${who} gets no key: the step has none of the variables ${names}`;
    const fix = `env: { ${first.variable}: "\${{ ${first.expression} }}" }`;
    return [{ path: job.use.path, message, fix, isSerious: false }];
}
/** Finds a key that is a variable of the repository: the runner prints the environment of a step, and hides secrets alone. */
function findOpenKey({ text, path }) {
    const [, name] = /\bvars\.(\w+)/.exec(text) ?? [];
    // A condition or the name of a secret may be a variable.
    if (name === undefined || /\bsecrets\b/.test(text))
        return [];
    const message = 'the key is a variable and not a secret: the log of the job shows it';
    const fix = `gh secret set ${name}, \${{ secrets.${name} }} here, and gh variable delete ${name}; revoke the key if a job has run.`;
    return [{ path, message, fix, isSerious: true }];
}
/** Finds a step for which no agent is chosen, or no model for one that needs it: its run is refused. */
function findMissingChoice(job, { lacksAgent, lacksModel }) {
    const { use } = job;
    const isChosen = ['agents', 'mode'].some((name) => ((0,json_object/* valueAt */.fK)(use.step, 'with', name) ?? '') !== '');
    if (!(0,read_workflow/* mayStartAgent */.jy)(job) || (0,read_workflow/* isDryRun */.vG)(job) || isChosen)
        return [];
    if (lacksModel(readStepAgent(use.step))) {
        const without = 'the agent needs a model: neither the step nor .groundhog/config.yml names one';
        return [{ path: use.path, message: without, fix: 'with: { model: claude-sonnet-5 }', isSerious: true }];
    }
    if (!lacksAgent(readStepAgent(use.step)))
        return [];
    if (findWord(use.step, 'agent') === 'command') {
        const message = 'the agent "command" has no command: neither the step nor .groundhog/config.yml gives one';
        return [{ path: use.path, message, fix: 'with: { agent-command: <program and arguments> }', isSerious: true }];
    }
    const message = 'no agent is chosen, or "command" without its command: neither the step nor .groundhog/config.yml gives both';
    return [{ path: use.path, message, fix: 'with: { agent: claude-code }', isSerious: true }];
}
/** Finds a limit on the cost that a run refuses, for lack of a price of its model. */
function findPriceMistakes({ use }, { findPriceProblem }) {
    const choice = readStepAgent(use.step);
    const { agent, model, price } = choice;
    const maxCost = (0,json_object/* valueAt */.fK)(use.step, 'with', 'max-cost-usd');
    const isOpen = [agent, model, price, maxCost].some((word) => String(word).includes('${{'));
    const problem = isOpen ? undefined : findPriceProblem({ ...choice, hasLimit: maxCost !== undefined });
    if (problem === undefined || findWord(use.step, 'agents') !== undefined)
        return [];
    const name = model === undefined ? 'max-cost-usd' : 'model';
    const fix = model === undefined
        ? 'Name a model, with "model" here or in .groundhog/config.yml, or give its "price".'
        : 'Correct the name of the model, or give its "price".';
    return [{ path: [...use.path, 'with', name], message: `the run is refused: ${problem}`, fix, isSerious: true }];
}
/** Finds settings that the action refuses together, or with those of the configuration, and a key for signing that is not there. */
function findRefusals(job, { findRefusal }) {
    const { use } = job;
    if (!(0,read_workflow/* mayStartAgent */.jy)(job))
        return [];
    const given = (0,json_object/* valueAt */.fK)(use.step, 'with');
    const inputs = new Map(Object.entries((0,json_object/* isJsonObject */.OW)(given) ? given : {}).map(([name, value]) => [name.toLowerCase(), String(value ?? '')]));
    const refusal = findRefusal(inputs);
    if (refusal !== undefined)
        return [
            {
                ...{ path: inputs.has(refusal.name) ? [...use.path, 'with', refusal.name] : use.path, isSerious: true },
                message: `the run is refused: "${refusal.name}" ${refusal.reason}`,
                fix: `Correct "${refusal.name}", or what it does not fit, here or in .groundhog/config.yml.`,
            },
        ];
    const isOwnMachine = [(0,json_object/* valueAt */.fK)(job.job, 'runs-on')].flat().includes('self-hosted');
    if (inputs.get('sign') !== 'key' || isOwnMachine || (0,read_workflow/* listVariables */.ce)(job).has(SIGNING_KEY))
        return [];
    const message = `the run is refused: "sign" is "key", and the step has no variable ${SIGNING_KEY}`;
    const fix = `env: { ${SIGNING_KEY}: "\${{ secrets.${SIGNING_KEY} }}" }`;
    return [{ path: [...use.path, 'with', 'sign'], message, fix, isSerious: true }];
}
const SIGNING_KEY = 'GROUNDHOG_SIGNING_KEY';
function readStepAgent(step) {
    return {
        ...{ agent: findWord(step, 'agent'), agentCommand: findWord(step, 'agent-command') },
        ...{ provider: findWord(step, 'provider'), model: findWord(step, 'model'), price: findWord(step, 'price') },
    };
}
function findWord(step, name) {
    return (0,json_object/* textAt */.$6)(step, 'with', name) || undefined;
}

;// CONCATENATED MODULE: ./domain/workflow/concurrency-mistakes.js


/** Finds why runs of one task may collide or be cut off. */
function findConcurrencyMistakes(found, { isEnterprise }) {
    // Each dry run works in a repository of its own.
    if ((0,read_workflow/* isDryRun */.vG)(found))
        return [];
    const { workflow, job, path: jobPath, use } = found;
    const path = job.concurrency === undefined ? ['concurrency'] : [...jobPath, 'concurrency'];
    const given = job.concurrency ?? workflow.root.concurrency;
    const isOfManyTasks = (0,json_object/* isJsonObject */.OW)(use.step.with) && ['fan-out', 'sweep'].includes(String(use.step.with.mode));
    if (given === undefined || given === null || IS_OF_ITS_OWN.test(groupOf(given)))
        return isOfManyTasks
            ? []
            : [
                {
                    path: jobPath,
                    message: 'nothing keeps two jobs from working on one task: the second one ends "refused"',
                    fix: `concurrency: { group: "${GROUP}", cancel-in-progress: false${isEnterprise ? '' : ', queue: max'} }`,
                    isSerious: false,
                },
            ];
    const settings = (0,json_object/* isJsonObject */.OW)(given) ? given : {};
    const isCut = ![undefined, false, 'false'].some((value) => value === settings['cancel-in-progress']);
    return [
        ...(isCut
            ? [
                {
                    path: [...path, 'cancel-in-progress'],
                    message: 'a job that comes later cuts off one that works',
                    fix: 'cancel-in-progress: false',
                    isSerious: true,
                },
            ]
            : []),
        ...(isOfManyTasks ? [] : findWaitingWords(workflow, groupOf(given))).map((words) => ({
            path,
            message: `${words} waits for the run of its group, so that "pause" and "abort" stop nothing`,
            fix: `group: "${GROUP}"`,
            isSerious: false,
        })),
        // Each run of these finds all that is open, so that one which is cancelled while it waits is not missed.
        ...(isOfManyTasks && !isEnterprise ? [] : findQueueMistakes([...path, 'queue'], settings.queue, isEnterprise)),
    ];
}
/** A group that no other run has. */
const IS_OF_ITS_OWN = /\$\{\{\s*github\.run_(?:id|number)\s*\}\}/;
/** The events with commands of people, and the part of their payload by which a group can tell them from other ones. */
const concurrency_mistakes_WORDS = [
    { name: 'a comment', events: ['issue_comment', 'pull_request_review_comment'], part: 'event.comment' },
    { name: 'a review', events: ['pull_request_review'], part: 'event.review' },
];
/** Finds the first kind of command that has no group of its own: one with `run_id`, in general or where its event has its part. */
function findWaitingWords(workflow, group) {
    const events = (0,read_workflow/* listEvents */.Ir)(workflow);
    const hasRunId = group.includes('run_id');
    // What else tells events from each other is not evaluated.
    const isOpen = hasRunId && (!group.includes('&&') || /event_name\s*[!=]=|\(\s*github\.event_name/.test(group));
    const isWaiting = (part) => !isOpen && !(hasRunId && group.includes(part));
    return concurrency_mistakes_WORDS.filter(({ events: names, part }) => names.some((name) => events.has(name)) && isWaiting(part))
        .map(({ name }) => name)
        .slice(0, 1);
}
function groupOf(given) {
    return (0,json_object/* isJsonObject */.OW)(given) ? String(given.group ?? '') : String(given);
}
/** A comment, a review or a command waits for no run, since it may be to pause one; runs of other tasks do not wait for each other. */
const GROUP = "groundhog-${{ github.event.issue.number || github.event.pull_request.number || inputs.task || inputs.plan || github.event_name }}-${{ (github.event.comment || github.event.review || inputs.command) && github.run_id || 'work' }}";
function findQueueMistakes(path, queue, isEnterprise) {
    if (isEnterprise && queue !== undefined) {
        const message = 'GitHub Enterprise Server does not know "queue", and refuses the workflow';
        return [{ path, message, fix: 'Remove "queue".', isSerious: true }];
    }
    if (isEnterprise || queue === 'max')
        return [];
    const message = 'a job that waits is cancelled when another one comes';
    return [{ path, message, fix: 'queue: max', isSerious: false }];
}

;// CONCATENATED MODULE: ./domain/workflow/condition-mistakes.js


/** Finds a condition of a job, or of its step, that lets issues through by other labels than the one that starts work. */
function findConditionMistakes(job, { triggerLabel }) {
    const { workflow, use } = job;
    const label = (0,json_object/* textAt */.$6)(use.step, 'with', 'trigger-label') || triggerLabel;
    if (!(0,read_workflow/* listEvents */.Ir)(workflow).has('issues') || label.includes('${{'))
        return [];
    return [
        ...findOtherLabels((0,json_object/* textAt */.$6)(job.job, 'if'), { path: [...job.path, 'if'], label }),
        ...findOtherLabels((0,json_object/* textAt */.$6)(use.step, 'if'), { path: [...use.path, 'if'], label }),
    ];
}
/** A comparison with the name of a label, whose quotation marks are doubled in a literal. Letter case does not count. */
const LABEL = /github\.event\.label\.name\s*==\s*'((?:[^']|'')*)'/gi;
function findOtherLabels(condition, { path, label }) {
    const labels = [...condition.matchAll(LABEL)].map(([, name = '']) => name.replaceAll("''", "'"));
    // What else is asked of labels may let others through.
    const others = condition.replace(LABEL, '');
    if (labels.length === 0 ||
        /\blabels?\b|!\s*\(/i.test(others) ||
        labels.some((name) => name.toLowerCase() === label.toLowerCase()))
        return [];
    const named = labels.map((name) => `"${name}"`).join(' or ');
    return [
        {
            ...{ path, isSerious: true },
            message: `the condition wants the label ${named}, and the step waits for "${label}": no issue starts work`,
            fix: `github.event.label.name == '${label.replaceAll("'", "''")}', or with: { trigger-label: ${labels[0]} }`,
        },
    ];
}

// EXTERNAL MODULE: ./domain/text/nearest-name.js
var nearest_name = __webpack_require__(78251);
;// CONCATENATED MODULE: ./domain/workflow/event-mistakes.js



/** The events of GitHub's docs, "Events that trigger workflows". */
const EVENTS = [
    ...['branch_protection_rule', 'check_run', 'check_suite', 'create', 'delete', 'deployment', 'deployment_status'],
    ...['discussion', 'discussion_comment', 'fork', 'gollum', 'image_version', 'issue_comment', 'issues', 'label'],
    ...['merge_group', 'milestone', 'page_build', 'project', 'project_card', 'project_column', 'public', 'pull_request'],
    ...['pull_request_review', 'pull_request_review_comment', 'pull_request_target', 'push', 'registry_package'],
    ...['release', 'repository_dispatch', 'schedule', 'status', 'watch', 'workflow_call', 'workflow_dispatch'],
    ...['workflow_run'],
];
/** The events that the action acts on, and the call by another workflow, which has one of them. */
const ACTED_ON = [
    ...['issues', 'issue_comment', 'pull_request_review', 'pull_request_review_comment', 'merge_group', 'schedule'],
    ...['workflow_dispatch', 'repository_dispatch', 'workflow_call'],
];
/** Finds a job for which the events of its workflow start nothing. A dry run may have others. */
function findIdleEvents(job) {
    const events = [...(0,read_workflow/* listEvents */.Ir)(job.workflow).keys()];
    const isIdle = events.length > 0 && events.every((event) => EVENTS.includes(event) && !ACTED_ON.includes(event));
    if (!isIdle || (0,read_workflow/* isDryRun */.vG)(job))
        return [];
    const message = `the action acts on none of the events that start this workflow: ${events.join(', ')}`;
    return [{ path: ['on'], message, fix: 'on: { issues: { types: [labeled] } }', isSerious: true }];
}
/** The types of events that start work, where not all of an event do. */
const STARTING_TYPES = {
    issues: ['labeled'],
    issue_comment: ['created', 'edited'],
    pull_request_review: ['submitted'],
    pull_request_review_comment: ['created'],
    repository_dispatch: ['groundhog'],
};
/** Events by the names that GitHub uses for them elsewhere. */
const OTHER_NAMES = new Map([
    ['merge_queue', 'merge_group'],
    ['pull_request_comment', 'issue_comment'],
    ['comment', 'issue_comment'],
    ['manual', 'workflow_dispatch'],
    ['cron', 'schedule'],
]);
/** Finds events of which the workflow waits for none of the types that start work, and comments whose commands start nothing. */
function findIdleTypes(job) {
    if ((0,read_workflow/* isDryRun */.vG)(job))
        return [];
    const events = (0,read_workflow/* listEvents */.Ir)(job.workflow);
    const idle = Object.entries(STARTING_TYPES).filter(([event, types]) => types.every((type) => lacksType(events, event, type)));
    const isForBoxes = lacksType(events, 'issue_comment', 'created') && !lacksType(events, 'issue_comment', 'edited');
    return [
        ...idle.map(([event, [first]]) => ({
            path: ['on', event, 'types'],
            message: `none of the types of ${event} starts work: that is done by "${first}"`,
            fix: `types: [${hasBoxes(job, event) ? 'created, edited' : first}]`,
            isSerious: true,
        })),
        ...(isForBoxes
            ? [
                {
                    path: ['on', 'issue_comment', 'types'],
                    message: 'comments with a command start nothing: the types of issue_comment lack "created"',
                    fix: 'types: [created, edited]',
                    isSerious: false,
                },
            ]
            : []),
    ];
}
/** The filters of events that GitHub takes alone, or in their form to ignore. */
const FILTERS = ['branches', 'tags', 'paths'];
/** Finds events with a filter in both of its forms, which GitHub refuses. */
function findBothFilters(workflow) {
    return [...(0,read_workflow/* listEvents */.Ir)(workflow)].flatMap(([event, given]) => FILTERS.filter((name) => (0,json_object/* isJsonObject */.OW)(given) && name in given && `${name}-ignore` in given).map((name) => ({
        path: ['on', event, `${name}-ignore`],
        message: `${event} has both "${name}" and "${name}-ignore": GitHub refuses the workflow`,
        fix: `Keep one of them; in "${name}" a pattern that begins with "!" leaves out.`,
        isSerious: true,
    })));
}
function hasBoxes({ use }, event) {
    return event === 'issue_comment' && String((0,json_object/* valueAt */.fK)(use.step, 'with', 'buttons')) === 'true';
}
/** Returns whether a workflow waits for an event, and not for one of its types. */
function lacksType(events, event, type) {
    const types = events.get(event)?.types;
    return types !== undefined && ![types].flat().includes(type);
}
/** Finds the events of a workflow that are misspelt, and times of a schedule that it cannot read. */
function findEventMistakes(workflow) {
    const unknown = [...(0,read_workflow/* listEvents */.Ir)(workflow).keys()].filter((event) => !EVENTS.includes(event));
    const misspelt = unknown.map((event) => {
        const nearest = OTHER_NAMES.get(event) ?? (0,nearest_name/* findNearestName */.$q)(event, EVENTS);
        const path = ['on', event];
        // An event that resembles none may be newer than this list.
        if (nearest === undefined)
            return { path, message: `this version knows no event "${event}"`, fix: 'Check its name.', isSerious: false };
        const message = `GitHub knows no event "${event}", and refuses the workflow`;
        return { path, message, fix: `${nearest}:`, isSerious: true };
    });
    return [...misspelt, ...findBothFilters(workflow), ...findTimeMistakes(workflow)];
}
function findTimeMistakes({ root }) {
    const times = (0,json_object/* valueAt */.fK)(root, 'on', 'schedule');
    if ((0,json_object/* isJsonObject */.OW)(times)) {
        const message = 'GitHub takes a list of times, and refuses the workflow';
        return [{ path: ['on', 'schedule'], message, fix: "- cron: '17 * * * *'", isSerious: true }];
    }
    return (Array.isArray(times) ? times : []).flatMap((time, index) => {
        const cron = (0,json_object/* textAt */.$6)(time, 'cron');
        const problem = findCronProblem(cron);
        if (problem === undefined)
            return [];
        const message = `the time "${cron}" is none that GitHub reads: ${problem}`;
        const fix = "cron: '17 * * * *'";
        return [{ path: ['on', 'schedule', index, 'cron'], message, fix, isSerious: true }];
    });
}
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
const FIELDS = [
    { name: 'minute', min: 0, max: 59 },
    { name: 'hour', min: 0, max: 23 },
    { name: 'day', min: 1, max: 31 },
    { name: 'month', min: 1, max: 12, words: MONTHS },
    { name: 'weekday', min: 0, max: 6, words: DAYS },
];
/** Finds why a time of five fields cannot be read (POSIX crontab, with steps); undefined where it can. */
function findCronProblem(cron) {
    const fields = cron.trim().split(/\s+/).filter(Boolean);
    if (fields.length !== FIELDS.length)
        return `it has ${fields.length} fields, and not five`;
    const wrong = FIELDS.find((field, index) => !(fields[index] ?? '').split(',').every((part) => isPart(part, field)));
    return wrong && `its ${wrong.name} is not from ${wrong.min} to ${wrong.max}`;
}
function isPart(part, field) {
    const [, range = '', step = '1'] = /^(\*|\w+(?:-\w+)?)(?:\/(\d+))?$/.exec(part) ?? [];
    if (range === '' || Number(step) < 1)
        return false;
    return range === '*' || range.split('-').every((word) => isValue(word, field));
}
function isValue(word, { min, max, words = [] }) {
    return words.includes(word.toUpperCase()) || (/^\d+$/.test(word) && Number(word) >= min && Number(word) <= max);
}

;// CONCATENATED MODULE: ./domain/workflow/expression-mistakes.js



/** The contexts of GitHub's docs, "Contexts reference". */
const CONTEXTS = [
    ...['github', 'env', 'vars', 'job', 'jobs', 'steps', 'runner', 'secrets', 'strategy', 'matrix', 'needs', 'inputs'],
];
/** Finds expressions that GitHub cannot read, and inputs in them whose names resemble one that the workflow has. */
function findExpressionMistakes(workflow) {
    const { on: _events, ...others } = workflow.root;
    const inputs = listInputs(workflow);
    // A caller gives its secrets names of its own.
    const isCalled = (0,read_workflow/* listEvents */.Ir)(workflow).has('workflow_call');
    return listTexts(others, []).flatMap(({ path, text }) => [
        ...findOpen(text, path),
        ...listExpressions(text, path).flatMap((expression) => [
            ...findDoubleQuotes(expression, path),
            ...findUnknownContexts(expression, path),
            ...(isCalled ? [] : findReservedSecrets(expression, path)),
            ...findMisspeltInputs(expression, { path, inputs }),
        ]),
    ]);
}
function listTexts(value, path) {
    if (typeof value === 'string')
        return [{ path, text: value }];
    if (Array.isArray(value))
        return value.flatMap((item, index) => listTexts(item, [...path, index]));
    return (0,json_object/* isJsonObject */.OW)(value) ? Object.entries(value).flatMap(([key, item]) => listTexts(item, [...path, key])) : [];
}
/** An expression; between its quotation marks, of which two in a row are one, everything is text. */
const EXPRESSION = /\$\{\{((?:'[^']*'|[^'}]|\}(?!\}))*)\}\}/g;
/** The lengths of the paths of the conditions of a job and of a step. */
const CONDITION_DEPTHS = [3, 5];
/** Lists the expressions of a text without their literals. A condition is one without its braces. */
function listExpressions(text, path) {
    const found = [...text.matchAll(EXPRESSION)].map(([, expression = '']) => expression);
    return (isCondition(path) && found.length === 0 ? [text] : found).map((expression) => expression.replace(/'[^']*'/g, ' '));
}
function findOpen(text, path) {
    if (!text.replace(EXPRESSION, '').includes('${{'))
        return [];
    const message = 'an expression begins with "${{" and never ends: GitHub refuses the workflow';
    return [{ path, message, fix: 'End it with "}}".', isSerious: true }];
}
function findDoubleQuotes(expression, path) {
    if (!expression.includes('"'))
        return [];
    const message = 'an expression has a text in double quotes: GitHub refuses the workflow';
    return [{ path, message, fix: "Write it as '…'.", isSerious: true }];
}
/** Returns whether a value is the condition of a job, or of a step. */
function isCondition(path) {
    return path.at(-1) === 'if' && CONDITION_DEPTHS.includes(path.length);
}
function findUnknownContexts(expression, path) {
    const names = [...expression.matchAll(/(?<![\w.)\]-])([a-z_][\w-]*)[.[]/gi)].map(([, name = '']) => name);
    const unknown = names.filter((name) => !CONTEXTS.includes(name.toLowerCase()));
    // GitHub's docs, "Context availability".
    if (isCondition(path) && names.some((name) => name.toLowerCase() === 'secrets'))
        return [
            {
                ...{ path, isSerious: true },
                message: 'a condition knows no "secrets": GitHub refuses the workflow',
                fix: "Give the secret to a variable of the job, env: { NAME: … }, and ask in the step for env.NAME != ''.",
            },
        ];
    return [...new Set(unknown)].map((name) => {
        const nearest = (0,nearest_name/* findNearestName */.$q)(name, CONTEXTS);
        const fix = nearest === undefined ? `It is one of ${CONTEXTS.join(', ')}.` : `Did you mean "${nearest}"?`;
        return { path, message: `an expression knows no "${name}": GitHub refuses the workflow`, fix, isSerious: true };
    });
}
/** Finds secrets that no repository can have: GitHub's docs, "Secrets reference", keep names that begin so for GitHub. */
function findReservedSecrets(expression, path) {
    const names = [...expression.matchAll(/\bsecrets\.(GITHUB_\w+)/gi)].map(([, name = '']) => name);
    return [...new Set(names)]
        .filter((name) => name.toUpperCase() !== 'GITHUB_TOKEN')
        .map((name) => ({
        ...{ path, isSerious: true },
        message: `GitHub lets no secret be called "${name}", so that this is empty`,
        fix: 'Give the secret a name that does not begin with GITHUB_.',
    }));
}
/** Finds inputs of a start by hand that are those of the action and that no job reads, nor the environment of all: what a user gives there is lost. */
function findUnreadInputs(workflow, inputNames) {
    const { env, jobs } = workflow.root;
    const given = (0,json_object/* valueAt */.fK)((0,read_workflow/* listEvents */.Ir)(workflow).get('workflow_dispatch'), 'inputs');
    const isRead = ({ path }) => !path.includes('concurrency') && path.at(-1) !== 'if';
    const texts = [...listTexts(env, ['env']), ...listTexts(jobs, ['jobs'])].filter(isRead);
    const read = texts.flatMap(({ text, path }) => listExpressions(text, path)).join('\n');
    // Of a document of all inputs, a program may take any.
    if (!(0,json_object/* isJsonObject */.OW)(given) || /\binputs(?!\.)\b/i.test(read))
        return [];
    const unread = inputNames.filter((name) => Object.hasOwn(given, name) && !readsInput(read, name));
    return unread.map((name) => ({
        path: ['on', 'workflow_dispatch', 'inputs', name],
        message: `no step gets the input "${name}": what is given there is lost, and the action does without it`,
        fix: `with: { ${name}: "\${{ inputs.${name} }}" }`,
        isSerious: true,
    }));
}
function readsInput(expressions, name) {
    return new RegExp(`\\binputs\\.${name}(?![\\w-])`, 'i').test(expressions);
}
/** Finds outputs that a job reads from steps that it does not have, or that the action does not have: they are empty. */
function findLostOutputs({ path, job, steps, use }, outputNames) {
    const ids = steps.map(({ step }) => (0,json_object/* textAt */.$6)(step, 'id')).filter((id) => id !== '' && !id.includes('${{'));
    return listTexts(job, path).flatMap(({ text, path: at }) => listExpressions(text, at).flatMap((expression) => [...expression.matchAll(OUTPUT)].flatMap(([, id = '', name]) => {
        if (!ids.some((one) => isSameName(one, id))) {
            const fix = toCorrection((0,nearest_name/* findNearestName */.$q)(id, ids), `id: ${id}, at the step that is meant`);
            return [toLost(at, `this job has no step with the id "${id}"`, fix)];
        }
        const isOurs = isSameName(id, (0,json_object/* textAt */.$6)(use.step, 'id')) && name !== undefined;
        if (!isOurs || outputNames.some((one) => isSameName(one, name)))
            return [];
        const fix = toCorrection((0,nearest_name/* findNearestName */.$q)(name, outputNames), 'docs/action-reference.md lists the outputs.');
        return [toLost(at, `the action has no output "${name}"`, fix)];
    })));
}
/** A step by its id, and the output that is read of it. */
const OUTPUT = /(?<![\w.-])steps\.([a-z_][\w-]*)(?:\.outputs\.([a-z_][\w-]*))?/gi;
function isSameName(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
function toLost(path, what, fix) {
    return { path, message: `${what}, so that this is empty`, fix, isSerious: true };
}
function toCorrection(nearest, otherwise) {
    return nearest === undefined ? otherwise : `Did you mean "${nearest}"?`;
}
/** One that resembles none may be meant for another event of the workflow, and is empty. */
function findMisspeltInputs(expression, { path, inputs }) {
    const found = expression.matchAll(/(?<![\w.-])(?:github\.event\.)?inputs\.([a-z_][\w-]*)/gi);
    const names = [...new Set([...found].map(([, name = '']) => name))];
    const unknown = names.filter((name) => !inputs.some((input) => input.toLowerCase() === name.toLowerCase()));
    return unknown.flatMap((name) => {
        const nearest = (0,nearest_name/* findNearestName */.$q)(name, inputs);
        if (nearest === undefined)
            return [];
        const message = `the workflow has no input "${name}", so that this is empty`;
        return [{ path, message, fix: `Did you mean "inputs.${nearest}"?`, isSerious: true }];
    });
}
function listInputs(workflow) {
    return ['workflow_dispatch', 'workflow_call'].flatMap((event) => {
        const inputs = (0,json_object/* valueAt */.fK)((0,read_workflow/* listEvents */.Ir)(workflow).get(event), 'inputs');
        return (0,json_object/* isJsonObject */.OW)(inputs) ? Object.keys(inputs) : [];
    });
}

// EXTERNAL MODULE: ./domain/workflow/find-command-support.js
var find_command_support = __webpack_require__(91954);
;// CONCATENATED MODULE: ./domain/workflow/input-mistakes.js



/** Finds inputs that the action does not have, values that it refuses, and files that they name and that are not there. */
function findInputMistakes(job, facts) {
    const given = (0,json_object/* valueAt */.fK)(job.use.step, 'with');
    const entries = Object.entries((0,json_object/* isJsonObject */.OW)(given) ? given : {});
    const inputs = entries
        .filter(([, value]) => !isNoText(value))
        .map(([name, value]) => ({ name, value: value === null || value === undefined ? '' : String(value) }));
    return [
        ...inputs.flatMap((input) => findWrong(job, input, facts)),
        ...entries.filter(([, value]) => isNoText(value)).map(([name]) => toNoText(job, name)),
        ...findPlanMistakes(job, facts),
        ...findIdleWorkflows(job, facts),
        ...findContinueMistakes(job),
        ...findOtherPlans(job),
        ...findMissingAgent(job, facts),
    ];
}
function isNoText(value) {
    return typeof value === 'object' && value !== null && !(value instanceof Date);
}
/** Describes an input that is written as YAML, where GitHub takes text alone. */
function toNoText({ use }, name) {
    const message = `the input "${name}" is no text, and GitHub refuses the workflow`;
    return {
        path: [...use.path, 'with', name],
        message,
        fix: `${name}: |, with its lines indented below`,
        isSerious: true,
    };
}
function findWrong({ use }, { name, value }, facts) {
    const path = [...use.path, 'with', name];
    // GitHub compares names of inputs without regard to case.
    const known = facts.inputNames.find((one) => one === name.toLowerCase());
    if (known === undefined) {
        const nearest = (0,nearest_name/* findNearestName */.$q)(name, facts.inputNames);
        const fix = nearest === undefined ? 'Remove it: docs/action-reference.md lists the inputs.' : `${nearest}: ${value}`;
        return [{ path, message: `the action has no input "${name}", and ignores it`, fix, isSerious: true }];
    }
    const problem = value.includes('${{') ? undefined : facts.findInputProblem(known, value);
    if (problem === undefined)
        return [];
    const message = `the action refuses "${name}": ${value === '' ? 'it' : `"${value}"`} ${problem}`;
    return [{ path, message, fix: `Give "${name}" a value that it takes: docs/action-reference.md.`, isSerious: true }];
}
/** Finds a plan that is named, by the step or as the default of the start by hand, and is not in the repository. */
function findPlanMistakes({ workflow, use }, { hasFile }) {
    const given = (0,json_object/* textAt */.$6)(use.step, 'with', 'plan');
    const start = ['workflow_dispatch', 'inputs', 'plan', 'default'];
    const isOfStart = /^\$\{\{ *(?:inputs|github\.event\.inputs)\.plan *\}\}$/.test(given);
    const path = isOfStart ? ['on', ...start] : [...use.path, 'with', 'plan'];
    const plan = isOfStart ? (0,json_object/* textAt */.$6)(workflow.root, 'on', ...start) : given;
    const isOpen = plan === '' || /\$\{\{|[*?[{\s]/.test(plan);
    if (isOpen || hasFile(plan.replace(/^(\.\/)+/, '')))
        return [];
    return [
        {
            ...{ path, isSerious: false },
            message: `the plan ${plan} is not in this checkout`,
            fix: 'Name one that is committed, or write and commit it.',
        },
    ];
}
/** Finds workflows that are to be started on what has landed and are not there, or cannot be started by a job. */
function findIdleWorkflows({ use }, { hasFile, listEventsOf }) {
    const path = [...use.path, 'with', 'ci-workflows'];
    const names = (0,json_object/* textAt */.$6)(use.step, 'with', 'ci-workflows')
        .split(/\s+/)
        .map((name) => name.replace(/^\.github\/workflows\//, ''))
        .filter((name) => !name.includes('${{') && /^[\w.-]+\.ya?ml$/.test(name));
    return names.flatMap((name) => {
        const file = `.github/workflows/${name}`;
        if (!hasFile(file)) {
            const fix = 'Name the files of .github/workflows with the checks of a pull request.';
            return [{ path, message: `there is no workflow ${name} to start on what has landed`, fix, isSerious: false }];
        }
        const events = listEventsOf(file);
        if (events === undefined || events.includes('workflow_dispatch'))
            return [];
        const message = `the workflow ${name} cannot be started on what has landed: its events lack workflow_dispatch`;
        return [{ path, message, fix: `Add "workflow_dispatch:" to "on" of ${name}.`, isSerious: false }];
    });
}
function findContinueMistakes({ workflow, use }) {
    if (String((0,json_object/* valueAt */.fK)(use.step, 'with', 'continue')) !== 'true')
        return [];
    const events = (0,read_workflow/* listEvents */.Ir)(workflow);
    const inputs = (0,json_object/* valueAt */.fK)(events.get('workflow_dispatch'), 'inputs');
    const isPassed = (0,json_object/* textAt */.$6)(use.step, 'with', 'task').includes('inputs.task');
    if (events.has('workflow_call') || ((0,json_object/* isJsonObject */.OW)(inputs) && Object.hasOwn(inputs, 'task') && isPassed))
        return [];
    return [
        {
            path: [...use.path, 'with', 'continue'],
            message: '"continue" starts the workflow again with an input "task", which it does not pass to the action',
            fix: 'on: { workflow_dispatch: { inputs: { task: {} } } } and with: { task: "${{ inputs.task }}" }',
            isSerious: true,
        },
    ];
}
/** Finds a default for the plan of a start by hand that gets the id of a task as well: GitHub gives it to each such start. */
function findOtherPlans({ workflow, use }) {
    const inputs = (0,json_object/* valueAt */.fK)((0,read_workflow/* listEvents */.Ir)(workflow).get('workflow_dispatch'), 'inputs');
    const isFilled = (0,json_object/* textAt */.$6)(use.step, 'with', 'plan').includes('inputs.plan') && (0,json_object/* textAt */.$6)(inputs, 'plan', 'default') !== '';
    if (!isFilled || !(0,json_object/* textAt */.$6)(use.step, 'with', 'task').includes('inputs.task'))
        return [];
    const isSerious = String((0,json_object/* valueAt */.fK)(use.step, 'with', 'continue')) === 'true';
    const who = isSerious ? '"continue" starts the workflow with a task alone, and' : 'a start with "task" alone';
    return [
        {
            ...{ path: ['on', 'workflow_dispatch', 'inputs', 'plan', 'default'], isSerious },
            message: `${who} gets the default of "plan", too: a task of another plan is refused`,
            fix: 'Remove the default of "plan".',
        },
    ];
}
/** Finds an agent that is a program of its own and that no step names, on a machine of GitHub, which does not have it. */
function findMissingAgent(given, { findPackage }) {
    const { job, steps, use } = given;
    const agent = (0,json_object/* textAt */.$6)(use.step, 'with', 'agent') || undefined;
    const program = agent?.includes('${{') ? undefined : findPackage(agent);
    const isOfGitHub = /^(?:ubuntu|macos)-/.test((0,json_object/* textAt */.$6)(job, 'runs-on')) && (0,json_object/* valueAt */.fK)(job, 'container') === undefined;
    const isGiven = ['agent-command', 'agents'].some((name) => (0,json_object/* valueAt */.fK)(use.step, 'with', name) !== undefined);
    if (program === undefined || !isOfGitHub || isGiven || !(0,read_workflow/* mayStartAgent */.jy)(given))
        return [];
    const { name, packageName, version } = program;
    const isNamed = steps.some(({ step }) => {
        const text = `${(0,json_object/* textAt */.$6)(step, 'run')} ${(0,json_object/* textAt */.$6)(step, 'uses')}`;
        // A script of the repository, or one of the agent's own that a shell reads, may install it.
        return text.includes(packageName) || text.includes(name) || /(?:^|[\s"'])\.\/|\|\s*(?:ba|z)?sh\b/.test(text);
    });
    if (isNamed)
        return [];
    const message = `no step installs ${packageName}, which the agent ${name} is, and the machine does not have it`;
    return [{ path: use.path, message, fix: `- run: npm install --global ${packageName}@${version}`, isSerious: false }];
}

;// CONCATENATED MODULE: ./domain/workflow/key-mistakes.js


// The keys of GitHub's schema of workflows, workflow-v1.0.json in actions/languageservices.
const OF_WORKFLOW = [
    ...['on', 'name', 'description', 'run-name', 'defaults', 'env', 'permissions', 'concurrency', 'jobs'],
];
const OF_JOB = [
    ...['needs', 'if', 'strategy', 'name', 'runs-on', 'timeout-minutes', 'cancel-timeout-minutes', 'continue-on-error'],
    ...['container', 'services', 'env', 'environment', 'permissions', 'concurrency', 'outputs', 'defaults', 'steps'],
    ...['snapshot', 'uses', 'with', 'secrets'],
];
const OF_STEP = [
    ...['name', 'id', 'if', 'continue-on-error', 'timeout-minutes', 'uses', 'with', 'env', 'run', 'working-directory'],
    ...['shell', 'background'],
];
const SCOPES = [
    ...['actions', 'artifact-metadata', 'attestations', 'checks', 'code-quality', 'contents', 'copilot-requests'],
    ...['deployments', 'discussions', 'drives', 'id-token', 'issues', 'models', 'packages', 'pages', 'pull-requests'],
    ...['repository-projects', 'security-events', 'statuses', 'vulnerability-alerts'],
];
const LEVELS = ['read', 'write', 'none'];
/** Inputs of actions/checkout, which are keys of a step where they are out of their column. */
const OF_CHECKOUT = [
    ...['fetch-depth', 'fetch-tags', 'persist-credentials', 'ref', 'repository', 'token', 'path', 'submodules', 'lfs'],
];
/**
 * Finds keys of a workflow, its jobs, their steps and their permissions that GitHub refuses, and that resemble one that it
 * knows or belong below another. Its own parser finds the others.
 */
function findUnknownKeys({ root }, inputNames) {
    const jobs = (0,json_object/* valueAt */.fK)(root, 'jobs');
    return [
        ...findOthers(root, { path: [], owner: 'a workflow', known: OF_WORKFLOW }),
        ...findWrongPermissions(root.permissions, ['permissions']),
        ...Object.entries((0,json_object/* isJsonObject */.OW)(jobs) ? jobs : {}).flatMap(([name, job]) => {
            const path = ['jobs', name];
            return [
                ...findOthers(job, { path, owner: 'a job', known: OF_JOB }),
                ...findWrongPermissions((0,json_object/* valueAt */.fK)(job, 'permissions'), [...path, 'permissions']),
                ...(0,json_object/* objectsAt */.yR)(job, 'steps').flatMap((step, index) => {
                    const at = [...path, 'steps', index];
                    const ofWith = [...OF_CHECKOUT, ...inputNames];
                    return [
                        ...findOthers(step, { path: at, owner: 'a step', known: OF_STEP, ofWith }),
                        ...findTwoSteps(step, at),
                    ];
                }),
            ];
        }),
    ];
}
/** Finds a step that has become a part of the one before, by a lost dash. */
function findTwoSteps(step, path) {
    if (step.run === undefined || step.uses === undefined)
        return [];
    const message = 'a step has both "uses" and "run": GitHub refuses the workflow';
    return [{ path: [...path, 'run'], message, fix: 'Make two steps of it, each with its dash.', isSerious: true }];
}
function findOthers(value, { path, owner, known, ofWith = [] }) {
    const keys = (0,json_object/* isJsonObject */.OW)(value) ? Object.keys(value) : [];
    return keys
        .filter((key) => !known.includes(key))
        .flatMap((key) => {
        const at = { path: [...path, key], message: `${owner} has no key "${key}": GitHub refuses the workflow` };
        if (ofWith.includes(key))
            return [{ ...at, fix: 'Indent it, so that it is below "with:".', isSerious: true }];
        const nearest = (0,nearest_name/* findNearestName */.$q)(key, known);
        return nearest === undefined ? [] : [{ ...at, fix: `Did you mean "${nearest}:"?`, isSerious: true }];
    });
}
function findWrongPermissions(given, path) {
    if (typeof given === 'string')
        return findWrongWord(given, { path, known: ['read-all', 'write-all'] });
    return [
        ...findOthers(given, { path, owner: 'permissions', known: SCOPES }),
        ...Object.entries((0,json_object/* isJsonObject */.OW)(given) ? given : {}).flatMap(([scope, level]) => findWrongWord(String(level), { path: [...path, scope], known: LEVELS })),
    ];
}
function findWrongWord(word, { path, known }) {
    if (known.includes(word))
        return [];
    const nearest = (0,nearest_name/* findNearestName */.$q)(word, known);
    const fix = nearest === undefined ? `It is one of ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
    return [{ path, message: `a permission cannot be "${word}": GitHub refuses the workflow`, fix, isSerious: true }];
}

;// CONCATENATED MODULE: ./domain/workflow/safety-mistakes.js


/** Finds what gives secrets of a job away, or its rights to code that others write. */
function findSafetyMistakes(job, { action, isolation }) {
    return [
        ...findPlainSecrets(job),
        ...job.steps.flatMap(findInjection),
        ...findMissingIsolation(job, isolation),
        ...job.steps.flatMap((step) => findUnpinned(step, action)),
    ];
}
/** The beginnings of keys and tokens of providers, of GitHub and of GitLab. */
const SECRET = /^(?:sk-|gh[opsu]_|github_pat_|AIza|xai-|gsk_|glpat-)[\w-]{8,}/;
const SECRET_NAME = /(?:(?:api|access|private|signing)[_-]?key|token|secret|password)$/i;
const SECRET_LIKE = /^(?=.*\d)[\w+/=.-]{16,}$/;
function findPlainSecrets(job) {
    const inputs = (0,json_object/* valueAt */.fK)(job.use.step, 'with');
    const given = Object.entries((0,json_object/* isJsonObject */.OW)(inputs) ? inputs : {}).map(([name, value]) => [name, { text: String(value), path: [...job.use.path, 'with', name] }]);
    return [...(0,read_workflow/* listVariables */.ce)(job), ...given]
        .filter(([name, { text }]) => SECRET.test(text) || (SECRET_NAME.test(name) && SECRET_LIKE.test(text)))
        .map(([name, { path }]) => {
        // GitHub takes no secret whose name begins with "GITHUB_".
        const secret = name
            .toUpperCase()
            .replaceAll('-', '_')
            .replace(/^GITHUB_/, 'GROUNDHOG_');
        return {
            ...{ path, isSerious: true },
            message: `"${name}" is a secret in plain text, which everybody reads who can read the repository: revoke it`,
            fix: `gh secret set ${secret}, and here: ${name}: \${{ secrets.${secret} }}`,
        };
    });
}
/** Texts of an event that anybody can write (GitHub's docs, "Script injections"), in the spelling with dots. */
const UNTRUSTED = /\b(?:github\.(?:head_ref\b|event(?![\w.])|event\.(?:[\w*]+\.)*(?:body|title|message|page_name|(?:author|committer)\.(?:name|email)|head\.(?:ref|label|repo\.default_branch))\b)|toJSON\(\s*github\s*\))/i;
/** Finds an expression in a text whose value strangers write: as a whole, or a field by a dot or in brackets. */
function findUntrusted(text) {
    const expressions = text.match(/\$\{\{(?:'[^']*'|[^}']|\}(?!\}))*\}\}/g) ?? [];
    return expressions.find((expression) => UNTRUSTED.test(expression.replace(/\[\s*(?:'([^']*)'|(\*|\d+))\s*\]/g, '.$1$2')));
}
function findInjection({ step, path }) {
    const places = [
        { place: ['run'], toFix: (found) => `env: { TEXT: "${found}" } and in the script: "$TEXT"` },
        {
            place: ['with', 'agent-command'],
            toFix: () => 'Remove it: the plan says what is to be done, and the agent reads it.',
        },
    ];
    return places.flatMap(({ place, toFix }) => {
        const found = findUntrusted((0,json_object/* textAt */.$6)(step, ...place));
        if (found === undefined)
            return [];
        const message = `${found} becomes part of a command, so that whoever writes it runs commands in this job`;
        return [{ path: [...path, ...place], message, fix: toFix(found), isSerious: true }];
    });
}
/** Finds the isolation that a step chooses: by its input, or by the variable where neither that nor the configuration does. */
function findIsolation(job, configured) {
    const text = (0,json_object/* textAt */.$6)(job.use.step, 'with', 'isolation');
    if (text !== '')
        return { text, path: [...job.use.path, 'with', 'isolation'] };
    return configured === undefined ? (0,read_workflow/* listVariables */.ce)(job).get('GROUNDHOG_ISOLATION') : undefined;
}
function findMissingIsolation(job, configured) {
    const found = findIsolation(job, configured);
    if (found?.text !== 'none')
        return [];
    return [
        {
            path: found.path,
            message: 'without isolation the agent has all rights of the job, and can read its token and its keys',
            fix: 'Remove it, where the machine can have a sandbox: groundhog doctor --isolation',
            ...{ isSerious: true, isWithoutIsolation: true },
        },
    ];
}
/** Finds a step with an action of others whose tag can be moved to other code. */
function findUnpinned({ step, path }, action) {
    const uses = (0,json_object/* textAt */.$6)(step, 'uses');
    const [name = '', ref = ''] = uses.split('@');
    const isTrusted = /^(?:actions|github)\//i.test(name) || name.toLowerCase() === action.toLowerCase();
    if (isTrusted || !/^[\w-]+\/[\w.-]+/.test(name) || /^[0-9a-f]{40}$/.test(ref))
        return [];
    const message = `${uses} is by others, and its ${ref === '' ? 'code' : 'tag'} can change without notice`;
    return [{ path: [...path, 'uses'], message, fix: `uses: ${name}@<its commit, 40 digits>`, isSerious: false }];
}

;// CONCATENATED MODULE: ./domain/workflow/machine-mistakes.js



/** The time of a job that names none, and the most on a machine of GitHub, whatever the job names. */
const MAX_HOSTED_MINUTES = 360;
/** GitHub's docs, "GitHub-hosted runners reference": a machine of one processor is a container without privileges. */
const MAX_SLIM_MINUTES = 15;
const SLIM = /^ubuntu-slim$/i;
const RETIRED = /^ubuntu-(?:16|18|20)\.04$/i;
const HOSTED = /^(?:ubuntu|macos|windows)-[\w.-]+$/i;
/** Finds machines that cannot run the action, and a deadline that a job ends before, or does not have. */
function findMachineMistakes(given, { isolation, hasDeadline }) {
    const { path, job } = given;
    const isIsolated = (findIsolation(given, isolation)?.text ?? isolation) !== 'none';
    const machines = [(0,json_object/* valueAt */.fK)(job, 'runs-on')].flat().filter((label) => typeof label === 'string');
    const isSlim = machines.some((label) => SLIM.test(label));
    const isHosted = machines.some((label) => HOSTED.test(label));
    const fix = 'runs-on: ubuntu-latest';
    const refuse = (message) => ({ path: [...path, 'runs-on'], message, fix, isSerious: true });
    return [
        ...(machines.some((label) => /^windows\b/i.test(label)) ? [refuse('Groundhog does not run on Windows')] : []),
        ...(isIsolated && machines.some((label) => /^macos\b/i.test(label))
            ? [refuse('macOS has no sandboxes, without which a job is refused')]
            : []),
        ...machines
            .filter((label) => RETIRED.test(label))
            .map((label) => refuse(`GitHub has no machine "${label}" any more: the job finds none`)),
        ...(isIsolated && isSlim && (0,read_workflow/* mayStartAgent */.jy)(given)
            ? [refuse('ubuntu-slim is a container without privileges: it has no sandboxes, without which a job is refused')]
            : []),
        ...(isIsolated && isHosted && !isSlim ? findContainerMistakes(given) : []),
        ...findDeadlineMistakes(given, {
            hasDeadline,
            most: isSlim ? MAX_SLIM_MINUTES : isHosted ? MAX_HOSTED_MINUTES : Infinity,
        }),
    ];
}
/** Finds a container in which no sandbox can be made; that of a machine of others may have rights that no workflow names. */
function findContainerMistakes(given) {
    const { path, job } = given;
    const container = (0,json_object/* valueAt */.fK)(job, 'container');
    const options = (0,json_object/* textAt */.$6)(job, 'container', 'options');
    if (container === undefined || container === null || !(0,read_workflow/* mayStartAgent */.jy)(given))
        return [];
    if (/--privileged\b|SYS_ADMIN|--cap-add[= ]ALL|\$\{\{/.test(`${options} ${typeof container === 'string' ? container : ''}`))
        return [];
    const message = 'a container without privileges has no sandboxes, without which a job is refused';
    const fix = 'container: { options: --privileged }, or run the job outside of one';
    return [{ path: [...path, 'container'], message, fix, isSerious: true }];
}
function findDeadlineMistakes(given, { hasDeadline, most }) {
    const { job, use } = given;
    const allowed = Number((0,json_object/* valueAt */.fK)(job, 'timeout-minutes') ?? MAX_HOSTED_MINUTES);
    const timeout = Math.min(allowed, most);
    const stated = (0,json_object/* valueAt */.fK)(use.step, 'with', 'deadline-minutes');
    const fix = `deadline-minutes: ${Math.max(1, timeout - 10)}`;
    if (Number(stated ?? Number.NaN) >= timeout) {
        const message = `GitHub ends the job after ${timeout} minutes, before the run can pause at its deadline`;
        return [{ path: [...use.path, 'with', 'deadline-minutes'], message, fix, isSerious: true }];
    }
    if (stated !== undefined || hasDeadline || Number.isNaN(timeout) || !(0,read_workflow/* mayStartAgent */.jy)(given))
        return [];
    if ((0,read_workflow/* isDryRun */.vG)(given) || (0,read_workflow/* isFanOut */.wA)(given))
        return [];
    const message = `the run has no deadline: GitHub cuts it off after ${timeout} minutes, where it could pause`;
    return [{ path: use.path, message, fix, isSerious: false }];
}

;// CONCATENATED MODULE: ./domain/workflow/permission-mistakes.js


const permission_mistakes_LEVELS = ['none', 'read', 'write'];
/** Finds the permissions that the job of an action lacks, or has beyond all need. One with a token of its own needs none. */
function findPermissionMistakes(job, { defaultPermissions, isEnterprise }) {
    if (!isEnterprise || !usesJobsCopilot(job))
        return findUnfit(job, defaultPermissions);
    const found = findUnfit(job, defaultPermissions).filter(({ message }) => !message.includes(USE_COPILOT.scope));
    return [toUnknownToken(job), ...found];
}
function findUnfit(job, defaultPermissions) {
    const { given, path } = findGiven(job);
    const needs = hasOwnToken(job) ? OWN_TOKEN_NEEDS : listNeeds(job);
    if (given === 'write-all')
        return [{ path, message: 'the job may write everything', fix: renderPermissions(needs), isSerious: false }];
    if (hasOwnToken(job))
        return [];
    if (given === undefined)
        return findUnstated(job, defaultPermissions);
    return needs
        .filter(({ scope, level }) => permission_mistakes_LEVELS.indexOf(levelOf(given, scope)) < permission_mistakes_LEVELS.indexOf(level))
        .map(({ scope, level, why, isSerious }) => ({
        ...{ path, isSerious },
        message: `the job lacks the permission ${scope}: ${level}, ${why}`,
        fix: `Add "${scope}: ${level}" to its permissions.`,
    }));
}
/** The permissions of a job with a token of its own: those of the checkout. */
const OWN_TOKEN_NEEDS = [
    { scope: 'contents', level: 'read', why: 'to check out the repository', isSerious: true },
];
/** Returns whether a job gives the action another token than its own. */
function hasOwnToken({ use }) {
    const token = (0,json_object/* textAt */.$6)(use.step, 'with', 'github-token');
    return token !== '' && !/^\$\{\{ *(?:github\.token|secrets\.GITHUB_TOKEN) *\}\}$/i.test(token);
}
/** Finds the permissions that count for a job: its own, or those of the workflow. */
function findGiven({ workflow, job, path }) {
    return job.permissions === undefined
        ? { given: workflow.root.permissions, path: ['permissions'] }
        : { given: job.permissions, path: [...path, 'permissions'] };
}
function findUnstated(job, defaultPermissions) {
    const needs = listNeeds(job).filter(({ isSerious }) => isSerious);
    if (defaultPermissions === 'write' || needs.length === 0)
        return [];
    const isKnown = defaultPermissions === 'read';
    const message = isKnown
        ? 'the workflow states no permissions, and in this repository a job may then only read'
        : 'the workflow states no permissions: those of the repository count, which in new ones are to read';
    return [{ path: job.path, message, fix: renderPermissions(needs), isSerious: isKnown }];
}
function renderPermissions(needs) {
    return `permissions: { ${needs.map(({ scope, level }) => `${scope}: ${level}`).join(', ')} }`;
}
function levelOf(given, scope) {
    if (given === 'read-all')
        return 'read';
    const level = (0,json_object/* isJsonObject */.OW)(given) ? given[scope] : undefined;
    return permission_mistakes_LEVELS.find((known) => known === level) ?? 'none';
}
const START_JOBS = { scope: 'actions', level: 'write', why: 'to start other jobs', isSerious: true };
const WRITE_CHECKS = {
    ...{ scope: 'checks', level: 'write', isSerious: false },
    why: 'to show failed criteria beside the code',
};
const WRITE_GROUP_CHECK = { ...WRITE_CHECKS, why: 'to write the check "Groundhog" on the group' };
const USE_COPILOT = {
    ...{ scope: 'copilot-requests', level: 'write', isSerious: true },
    why: 'to use GitHub Copilot with the token of the job',
};
/** The permissions of a job for a merge queue, which writes to no branch. */
const GROUP_NEEDS = [
    { scope: 'contents', level: 'read', why: 'to read the group and the records', isSerious: true },
    { scope: 'pull-requests', level: 'read', why: 'to find the task of a group', isSerious: true },
];
function listNeeds(job) {
    const { step } = job.use;
    const isSet = (name) => String((0,json_object/* valueAt */.fK)(step, 'with', name) ?? '') === 'true';
    if ((0,read_workflow/* isDryRun */.vG)(job) || (0,read_workflow/* isFanOut */.wA)(job))
        return [{ scope: 'contents', level: 'read', why: 'to read the plan', isSerious: true }];
    const hasCheck = String((0,json_object/* valueAt */.fK)(step, 'with', 'check-run') ?? 'true') !== 'false';
    const checks = hasCheck ? [WRITE_CHECKS] : [];
    if ((0,read_workflow/* isForMergeQueue */.be)(job.workflow))
        return [...GROUP_NEEDS, ...(hasCheck ? [WRITE_GROUP_CHECK] : [])];
    const startsJobs = isSet('continue') || (0,json_object/* textAt */.$6)(step, 'with', 'ci-workflows') !== '';
    return [
        { scope: 'contents', level: 'write', why: 'to push the task branch and the records', isSerious: true },
        { scope: 'pull-requests', level: 'write', why: 'to open the pull request', isSerious: true },
        { scope: 'issues', level: 'write', why: 'to comment, and to set labels', isSerious: true },
        ...(startsJobs ? [START_JOBS] : []),
        ...checks,
        ...(usesJobsCopilot(job) ? [USE_COPILOT] : []),
    ];
}
/** Describes a token that GitHub Copilot, which is on github.com, cannot know. */
function toUnknownToken({ use }) {
    const message = 'GitHub Copilot is on github.com, which does not know the token of a job of another server';
    const fix = 'COPILOT_GITHUB_TOKEN: ${{ secrets.COPILOT_GITHUB_TOKEN }}, a token of github.com; no permission copilot-requests.';
    return { path: use.path, message, fix, isSerious: true };
}
function usesJobsCopilot(job) {
    const token = (0,read_workflow/* listVariables */.ce)(job).get('COPILOT_GITHUB_TOKEN')?.text ?? '';
    return /\b(?:github\.token|secrets\.GITHUB_TOKEN)\b/.test(token);
}

;// CONCATENATED MODULE: ./domain/workflow/lint-workflow.js













/** Finds the mistakes of a workflow that uses the action. A text that is no YAML is judged where it names the action. */
function lintWorkflow(text, facts) {
    const reading = (0,read_workflow/* readWorkflow */.S6)(text);
    if (reading.kind === 'invalid')
        return toInvalid(text, facts, reading.problems);
    const { workflow } = reading;
    const jobs = (0,read_workflow/* listActionJobs */.hx)(workflow, facts.action);
    const found = jobs.flatMap((job) => [
        ...findLostOutputs(job, facts.outputNames),
        ...findNameMistakes(job, facts),
        ...findTriggerMistakes(job),
        ...findConditionMistakes(job, facts),
        ...findPermissionMistakes(job, facts),
        ...findConcurrencyMistakes(job, facts),
        ...findCheckoutMistakes(job),
        ...findMachineMistakes(job, facts),
        ...findChoiceMistakes(job, facts),
        ...findSafetyMistakes(job, facts),
    ]);
    const isUser = jobs.length > 0;
    const ofFile = isUser
        ? [
            ...findEventMistakes(workflow),
            ...findUnknownKeys(workflow, facts.inputNames),
            ...findExpressionMistakes(workflow),
            ...findUnreadInputs(workflow, facts.inputNames),
        ]
        : [];
    const repeated = isUser ? workflow.repeated.map(toRepeated) : [];
    const mistakes = [...found, ...ofFile]
        .map(({ path, ...mistake }) => ({ ...mistake, line: workflow.findLine(path) }))
        .concat(repeated);
    // Ours say what to write instead.
    const isOurs = (line) => mistakes.some((other) => other.isSerious && other.line === line);
    const refused = isUser ? (facts.refusedLines ?? []).filter(({ line }) => !isOurs(line)) : [];
    const events = [...(0,read_workflow/* listEvents */.Ir)(workflow).keys()];
    const labels = jobs.map(({ use }) => (0,json_object/* textAt */.$6)(use.step, 'with', 'trigger-label') || facts.triggerLabel);
    return {
        isUser,
        mistakes: [...mistakes, ...refused].sort((left, right) => left.line - right.line),
        events: jobs.some(read_workflow/* keepsRecord */.Ud) ? events : [],
        takesCommand: isUser && (0,find_command_support/* takesCommand */.A)(workflow),
        labels: events.includes('issues') ? labels.filter((label) => !label.includes('${{')) : [],
        secrets: jobs.flatMap((job) => listSecrets(job).map(({ name, path }) => ({ name, line: workflow.findLine(path) }))),
    };
}
function toInvalid(text, { action }, problems) {
    const isUser = text.toLowerCase().includes(action.toLowerCase());
    const fix = 'Correct the YAML; GitHub starts nothing of this file until then.';
    const mistakes = problems.map(({ line, message }) => ({ line, message, fix, isSerious: true }));
    return { isUser, mistakes: isUser ? mistakes : [], events: [], takesCommand: false, labels: [], secrets: [] };
}
function toRepeated({ line, message }) {
    return { line, message: `${message}; GitHub refuses the workflow`, fix: 'Remove one of them.', isSerious: true };
}
/** Finds what is wrong with the inputs of a step, each by itself and then together, and with its keys. */
function findChoiceMistakes(job, facts) {
    const [inputs, choice] = [findInputMistakes(job, facts), findMissingChoice(job, facts)];
    // The price of a misspelt agent's model is not what is wrong.
    const price = inputs.some(({ isSerious }) => isSerious) ? [] : findPriceMistakes(job, facts);
    const found = [...choice, ...inputs, ...price];
    const refusals = found.some(({ isSerious }) => isSerious) ? [] : findRefusals(job, facts);
    if (refusals.length > 0)
        return [...found, ...refusals];
    return [...found, ...findKeyMistakes(job, facts), ...findJudgeMistakes(job, facts)];
}
function findNameMistakes(job, facts) {
    return [...findForeignCopy(job, facts), ...findTagMistakes(job, facts)];
}
/** Finds that the action is of another owner than that of the project and that of the repository: by a slip, or a copy. */
function findForeignCopy({ use }, facts) {
    const { action, project, owner, tag, isEnterprise } = facts;
    const [copier = ''] = action.toLowerCase().split('/');
    // Another server has the action from where its administrators have put it.
    if (isEnterprise || action.toLowerCase() === project || copier === owner?.toLowerCase())
        return [];
    const message = `"${action}" is not "${project}": its owner gets the token and the keys of this job`;
    const fix = `uses: ${project}@${tag}, unless you trust this copy.`;
    return [{ path: [...use.path, 'uses'], message, fix, isSerious: false }];
}
function findTagMistakes({ use }, { action, tag }) {
    const path = [...use.path, 'uses'];
    const [, ref = ''] = (0,json_object/* textAt */.$6)(use.step, 'uses').split('@');
    const fix = `uses: ${action}@${tag}`;
    if (ref === '')
        return [{ path, message: `${action} has no tag, which GitHub refuses`, fix, isSerious: true }];
    // GitHub's runner: "the provided ref … is the shortened version of a commit SHA, which is not supported".
    if (/^(?=.*\d)[0-9a-f]{7,39}$/.test(ref))
        return [{ path, message: `"@${ref}" is a part of a commit's name, which GitHub refuses`, fix, isSerious: true }];
    if (/^\d{1,6}(?:\.\d+)*$/.test(ref))
        return [{ path, message: `"@${ref}" is no tag of the action: those begin with "v"`, fix, isSerious: true }];
    if (!/^(?:main|master|head)$/i.test(ref))
        return [];
    return [{ path, message: `"@${ref}" is a branch: the action changes without notice`, fix, isSerious: false }];
}
function findTriggerMistakes(job) {
    const { workflow, steps } = job;
    const events = (0,read_workflow/* listEvents */.Ir)(workflow);
    // A misspelt event is said to be one, and may be what the boxes need.
    const startsForBoxes = events.has('issue_comment') || events.has('workflow_call');
    const isClear = startsForBoxes || findEventMistakes(workflow).length > 0;
    return [
        ...findIdleEvents(job),
        ...findIdleTypes(job),
        ...(lacksType(events, 'issue_comment', 'edited') ? findDeadBoxes(job, ['on', 'issue_comment', 'types']) : []),
        ...(isClear ? [] : findDeadBoxes(job, ['on'])),
        ...(events.has('pull_request_target') ? steps.flatMap(findUntrustedCheckout) : []),
    ];
}
/** Finds boxes in comments that the workflow does not start for. */
function findDeadBoxes({ workflow, use }, path) {
    if (String((0,json_object/* valueAt */.fK)(use.step, 'with', 'buttons')) !== 'true')
        return [];
    const message = 'boxes are shown in comments, and this workflow does not start when one is ticked';
    const event = 'issue_comment: { types: [created, edited] }';
    // Without a condition each comment of the repository would start a job.
    const fix = (0,read_workflow/* listEvents */.Ir)(workflow).has('issue_comment') ? event : `${event}, and the "if" of examples/full-bot.yml`;
    return [{ path, message, fix, isSerious: false }];
}
const HEAD_OF_OTHERS = /github\.(?:event\.pull_request\.head|head_ref)/;
function findUntrustedCheckout({ step, path }) {
    const isOfOthers = ['ref', 'repository'].some((name) => HEAD_OF_OTHERS.test((0,json_object/* textAt */.$6)(step, 'with', name)));
    if (!isCheckout(step) || !isOfOthers)
        return [];
    const message = 'pull_request_target has the secrets of this repository, and this step checks out the code of anybody who opens a pull request';
    return [{ path, message, fix: 'Remove "ref" and "repository", or use the event pull_request.', isSerious: true }];
}
function isCheckout(step) {
    return (0,json_object/* textAt */.$6)(step, 'uses').toLowerCase().startsWith('actions/checkout@');
}
function findCheckoutMistakes({ steps }) {
    return steps
        .filter(({ step }) => isCheckout(step) && String((0,json_object/* valueAt */.fK)(step, 'with', 'persist-credentials')) !== 'false')
        .map(({ path }) => ({
        path,
        message: 'the checkout leaves the token of the job in a file, where an agent without isolation can read it',
        fix: 'with: { persist-credentials: false }',
        isSerious: true,
    }));
}
function listSecrets(job) {
    const inputs = (0,json_object/* valueAt */.fK)(job.use.step, 'with') ?? {};
    const texts = [
        ...[...(0,read_workflow/* listVariables */.ce)(job).values()],
        ...Object.entries(inputs).map(([name, value]) => ({ text: String(value), path: [...job.use.path, 'with', name] })),
    ];
    return texts.flatMap(({ text, path }) => [...text.matchAll(/\bsecrets\.([A-Za-z_]\w*)/g)].flatMap(([, name = '']) => name.toUpperCase() === 'GITHUB_TOKEN' ? [] : [{ name: name.toUpperCase(), path }]));
}

// EXTERNAL MODULE: ./git/config.js
var config = __webpack_require__(9793);
// EXTERNAL MODULE: ./github/client/client.js + 1 modules
var client_client = __webpack_require__(88183);
// EXTERNAL MODULE: ./github/client/request-failure.js
var request_failure = __webpack_require__(67974);
;// CONCATENATED MODULE: ./github/repository-facts.js

/**
 * Fetches the settings of a repository that decide whether jobs work; changes nothing. `branch` names a task branch, which
 * need not exist. Throws GitHubError when the repository cannot be read at all.
 */
async function fetchRepositoryFacts(target, branch) {
    const { client, repository } = target;
    const { rest } = client;
    const { data } = await rest.repos.get({ ...repository }).catch((error) => {
        throw (0,request_failure/* toGitHubError */.Lg)(error, { operation: 'read the repository', permission: 'metadata: read' });
    });
    const [actions, jobs, rules, labels, secretNames] = await Promise.all([
        readAllowed(() => fetchActionsSettings(target)),
        readAllowed(() => fetchJobSettings(target)),
        readAllowed(async () => {
            const found = await rest.repos.getBranchRules({ ...repository, branch, per_page: 100 });
            return found.data.map(({ type, ruleset_id }) => ({ type, rulesetId: ruleset_id }));
        }),
        readAllowed(async () => {
            const found = await client.paginate(rest.issues.listLabelsForRepo, { ...repository, per_page: 100 });
            return found.map(({ name }) => name);
        }),
        readAllowed(() => fetchSecretNames(target)),
    ]);
    return {
        defaultBranch: data.default_branch,
        isArchived: data.archived,
        hasIssues: data.has_issues,
        mayPush: data.permissions?.push,
        ...{ actions, jobs, rules, labels, secretNames },
    };
}
async function fetchActionsSettings({ client: { rest }, repository }) {
    const { data } = await rest.actions.getGithubActionsPermissionsRepository({ ...repository });
    const allowed = data.allowed_actions ?? 'all';
    const patterns = allowed === 'selected'
        ? ((await rest.actions.getAllowedActionsRepository({ ...repository })).data.patterns_allowed ?? [])
        : [];
    return { isEnabled: data.enabled, allowed, patterns };
}
async function fetchJobSettings({ client: { rest }, repository }) {
    const { data } = await rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository({ ...repository });
    return {
        defaultPermissions: data.default_workflow_permissions,
        mayOpenPullRequests: data.can_approve_pull_request_reviews,
    };
}
async function fetchSecretNames({ client, repository }) {
    const { rest } = client;
    const ours = await client.paginate(rest.actions.listRepoSecrets, { ...repository, per_page: 100 });
    const shared = await client.paginate(rest.actions.listRepoOrganizationSecrets, { ...repository, per_page: 100 });
    return [...ours, ...shared].map(({ name }) => name);
}
/** Reads a part; undefined where the token may not, for which GitHub answers 403 or 404. Throws GitHubError. */
async function readAllowed(read) {
    try {
        return await read();
    }
    catch (error) {
        const failure = (0,request_failure/* parseRequestFailure */.nX)(error);
        const isForbidden = failure?.status === 403 || failure?.status === 404;
        if (isForbidden && (0,request_failure/* findRateLimitWait */.K7)(failure) === undefined)
            return undefined;
        throw (0,request_failure/* toGitHubError */.Lg)(error, { operation: 'read the settings of the repository' });
    }
}

// EXTERNAL MODULE: ./entry/settings/paces.js
var paces = __webpack_require__(19609);
// EXTERNAL MODULE: ./entry/commands/check/hosted-repository.js
var hosted_repository = __webpack_require__(70199);
;// CONCATENATED MODULE: ./entry/commands/check/judge-repository.js
/** Judges the settings of a repository on GitHub: what keeps jobs from working, each with its fix. */
function judgeRepository(facts, repository) {
    return [
        judgeAccess(facts, repository),
        judgeActions(facts.actions, repository),
        judgePullRequests(facts, repository),
        ...judgeRules(facts.rules, repository),
        ...judgeLabels(facts.labels, repository),
        ...judgeSecrets(facts.secretNames, repository),
    ];
}
function judgeAccess({ isArchived, mayPush, hasIssues }, { name, pageUrl }) {
    const about = { name: 'GitHub' };
    if (isArchived)
        return {
            ...about,
            ...{
                state: 'missing',
                detail: `${name} is archived: nothing can be written`,
                fix: `Unarchive it: ${pageUrl}/settings`,
            },
        };
    if (!hasIssues)
        return {
            ...about,
            ...{ state: 'optional', detail: `${name} has no issues, so that none can start work` },
            fix: `gh repo edit ${name} --enable-issues`,
        };
    const detail = `${name}${mayPush === false ? '; you may not push, and so not start work by a comment' : ''}`;
    return mayPush === false
        ? { ...about, state: 'optional', detail, fix: 'Ask an owner of the repository for the role "write".' }
        : { ...about, state: 'fine', detail };
}
function judgeActions(actions, repository) {
    const { name, action, pageUrl } = repository;
    const about = { name: 'Actions' };
    if (actions === undefined)
        return toUnread('Actions', 'administration: read');
    const { isEnabled, allowed, patterns } = actions;
    const call = `gh api --method PUT repos/${name}/actions/permissions`;
    if (!isEnabled)
        return {
            ...about,
            ...{
                state: 'missing',
                detail: 'workflows are off in this repository',
                fix: `${call} -F enabled=true -f allowed_actions=all`,
            },
        };
    const isOwn = name.split('/')[0]?.toLowerCase() === action.split('/')[0]?.toLowerCase();
    if (allowed === 'all' || isOwn || (allowed === 'selected' && patterns.some((pattern) => fits(pattern, action))))
        return { ...about, state: 'fine', detail: 'workflows may use this action' };
    return {
        ...about,
        ...{ state: 'missing', detail: `the repository does not allow ${action}` },
        fix: `Add "${action}@*" to the allowed actions: ${pageUrl}/settings/actions`,
    };
}
/** Returns whether a pattern of allowed actions, such as `owner/*`, allows an action at some ref. */
function fits(pattern, action) {
    const [name = ''] = pattern.toLowerCase().split('@');
    const escaped = name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return !pattern.startsWith('!') && new RegExp(`^${escaped}$`).test(action.toLowerCase());
}
function judgePullRequests({ jobs }, { name }) {
    if (jobs === undefined)
        return toUnread('pull requests', 'administration: read');
    if (jobs.mayOpenPullRequests)
        return { name: 'pull requests', state: 'fine', detail: 'jobs may open them' };
    return {
        ...{ name: 'pull requests', state: 'missing', detail: 'GitHub Actions may not open them in this repository' },
        fix: `gh api --method PUT repos/${name}/actions/permissions/workflow -F can_approve_pull_request_reviews=true`,
    };
}
// Types of rules in "Get rules for a branch" of the REST API. Fast-forwards alone are pushed, so that others do not matter.
const refusing = new Set([
    ...['creation', 'update', 'pull_request', 'required_status_checks', 'required_deployments', 'merge_queue'],
    ...['workflows', 'code_scanning'],
]);
const demanding = new Set([
    ...['commit_message_pattern', 'commit_author_email_pattern', 'committer_email_pattern', 'branch_name_pattern'],
    ...['file_path_restriction', 'max_file_path_length', 'file_extension_restriction', 'max_file_size', 'deletion'],
]);
function judgeRules(rules, { branch, pageUrl }) {
    const name = 'branch rules';
    if (rules === undefined)
        return [toUnread(name, 'metadata: read')];
    const relevant = rules.filter(({ type }) => refusing.has(type) || demanding.has(type));
    if (relevant.length === 0)
        return [{ name, state: 'fine', detail: `none hinders branches such as ${branch}` }];
    return relevant.map(({ type, rulesetId }) => ({
        name,
        state: refusing.has(type) ? 'missing' : 'optional',
        detail: `the rule "${type}" counts for ${branch}${refusing.has(type) ? ', and refuses what a job pushes' : ''}`,
        fix: `Exclude groundhog/** from the ruleset, or let GitHub Actions bypass it: ${pageUrl}/settings/rules${rulesetId === undefined ? '' : `/${rulesetId}`}`,
    }));
}
function judgeLabels(labels, repository) {
    const wanted = [...new Set(repository.labels)];
    if (wanted.length === 0)
        return [];
    if (labels === undefined)
        return [toUnread('labels', 'issues: read')];
    const known = new Set(labels.map((label) => label.toLowerCase()));
    const missing = wanted.filter((label) => !known.has(label.toLowerCase()));
    if (missing.length === 0)
        return [{ name: 'labels', state: 'fine', detail: wanted.join(', ') }];
    return missing.map((label) => ({
        ...{ name: 'labels', state: 'missing', detail: `"${label}", which starts work, does not exist` },
        fix: `gh label create ${JSON.stringify(label)} --repo ${repository.name}`,
    }));
}
function judgeSecrets(known, { name, secrets }) {
    if (secrets.length === 0)
        return [];
    if (known === undefined)
        return [toUnread('secrets', 'secrets: read')];
    const missing = secrets.filter((secret) => !known.includes(secret.name));
    const found = [...new Set(secrets.map((secret) => secret.name))];
    if (missing.length === 0)
        return [{ name: 'secrets', state: 'fine', detail: found.join(', ') }];
    return missing.map((secret) => ({
        ...{ name: 'secrets', state: 'missing', detail: `${secret.at}: the repository has no secret ${secret.name}` },
        fix: `gh secret set ${secret.name} --repo ${name}`,
    }));
}
function toUnread(name, permission) {
    return {
        ...{ name, state: 'optional', detail: `not checked: the token may not read them (${permission})` },
        fix: 'Use the token of somebody who may change the settings: GH_TOKEN=$(gh auth token) groundhog doctor',
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./domain/workflow/output-names.js
/** The outputs of the action for each run. */
const RUN_OUTPUT_NAMES = [
    ...['ending', 'conclusion', 'task-id', 'task-branch', 'pull-request', 'checkpoints-total', 'checkpoints-landed'],
    ...['attempts', 'cost-usd', 'input-tokens', 'output-tokens', 'run-json', 'report-path'],
];
/** All outputs of the action, as `action.yml` declares them. */
const OUTPUT_NAMES = [...RUN_OUTPUT_NAMES, 'matrix', 'tasks'];

// EXTERNAL MODULE: ./entry/settings/merge-settings.js
var merge_settings = __webpack_require__(93435);
// EXTERNAL MODULE: ./entry/settings/routing-inputs.js
var routing_inputs = __webpack_require__(30893);
// EXTERNAL MODULE: ./domain/ids.js
var ids = __webpack_require__(70375);
// EXTERNAL MODULE: ./exec/redaction/redact.js + 5 modules
var redact = __webpack_require__(93930);
// EXTERNAL MODULE: ./entry/settings/inputs.js
var settings_inputs = __webpack_require__(10384);
// EXTERNAL MODULE: ./entry/settings/model-settings.js
var model_settings = __webpack_require__(45628);
;// CONCATENATED MODULE: ./entry/commands/check/inspect-inputs.js








/** Lists the names of the inputs of the action: those that it reads. */
function listInputNames() {
    const names = new Set();
    (0,settings_inputs/* readInputs */.Ko)((name) => {
        names.add(name);
        return toNeeded(name);
    });
    return [...names];
}
/** Returns why the action refuses a value of an input, as a clause; undefined where it takes it. */
function findInputProblem(name, value) {
    // The value of a header may be that of a variable, which only the job has.
    if (name === 'headers')
        return undefined;
    if (name === 'task' && value !== '')
        return findTaskProblem(value.trim());
    if (name === 'task-branch' && value !== '')
        return findBranchProblem(value.trim());
    const read = (wanted) => (wanted === name ? value.trim() : toNeeded(wanted));
    try {
        (0,settings_inputs/* readInputs */.Ko)(read);
        return undefined;
    }
    catch (thrown) {
        if (!(thrown instanceof errors/* ConfigurationError */.j1) || thrown.code !== 'setting_invalid')
            throw thrown;
        return String(thrown.data.reason);
    }
}
function findTaskProblem(id) {
    const { error } = ids/* taskIdSchema */.Ov.safeParse(id);
    return error && `is no id of a task: ${error.issues[0]?.message ?? ''}`;
}
function findBranchProblem(name) {
    return /^(?:main|master)$/i.test(name)
        ? 'is protected: results land on a branch of their own'
        : (0,ref_name/* findBranchNameProblem */.mA)(name);
}
/** Returns why a limit on the cost is refused with an agent, its model and its price, as a clause; undefined where it is not. */
function findPriceProblem({ agent, model, price }) {
    if (agent === undefined || agent === 'command')
        return undefined;
    try {
        (0,model_settings/* parsePrice */.z7)({ price }, { model: model ?? '', isNeeded: true });
        return undefined;
    }
    catch (thrown) {
        if (!(thrown instanceof errors/* ConfigurationError */.j1))
            throw thrown;
        const reason = String(thrown.data.reason);
        return model === undefined ? `"max-cost-usd" ${reason}` : `"max-cost-usd" needs a price, and "${model}" ${reason}`;
    }
}
/**
 * Finds the setting for which a run with the inputs of a step is refused, whatever keys it has: what each value by itself does
 * not show. Undefined where none is, or where a value is known to the job alone.
 */
function findRefusal(inputs, config) {
    const given = (0,settings_inputs/* readSettingInputs */.W3)((name) => inputs.get(name)?.trim() ?? '');
    if (Object.values(given).some((text) => text?.includes('${{') === true) || given.headers !== undefined)
        return undefined;
    const context = { env: toKeys(), redactor: (0,redact/* createRedactor */.l)([]), write: () => undefined };
    try {
        (0,prepare_run/* prepareRun */.Z)({ given, config, plan: {} }, context);
        return undefined;
    }
    catch (thrown) {
        if (!(thrown instanceof errors/* ConfigurationError */.j1) || thrown.code !== 'setting_invalid')
            return undefined;
        const { name, value, reason } = thrown.data;
        return { name: String(name), reason: value === '' ? String(reason) : `"${value}" ${reason}` };
    }
}
/** Sets the keys of all providers, so that none of them is what a run lacks. */
function toKeys() {
    const names = provider_facts/* PROVIDER_NAMES */.xd.flatMap((provider) => {
        const { keyNames } = provider_facts/* providerFacts */.VJ[provider];
        return keyNames;
    });
    return Object.fromEntries(names.map((name) => [name, 'none']));
}
/** Returns the value without which no input is read. */
function toNeeded(name) {
    return name === 'github-token' ? 'token' : '';
}

;// CONCATENATED MODULE: ./entry/commands/check/workflow-facts.js










/** Collects the facts that workflows are judged by; nothing is known of the agent where the configuration is invalid. */
function toWorkflowFacts(found, { isEnterprise = false, fetched, root = '.', owner }) {
    const isKnown = found !== 'invalid';
    const config = isKnown ? found : undefined;
    const choose = (choice) => (0,merge_settings/* mergeSettings */.s)(choice, config).given;
    return {
        ...{
            action: compose_version/* PROJECT */.y,
            project: compose_version/* PROJECT */.y,
            owner,
            tag: `v${compose_version/* VERSION */.x}`,
            triggerLabel: routing_inputs/* DEFAULT_TRIGGER_LABEL */.yA,
            isEnterprise,
        },
        defaultPermissions: fetched?.jobs?.defaultPermissions,
        lacksAgent: (choice) => {
            const { agent = 'command', agentCommand, agents } = choose(choice);
            return isKnown && agent === 'command' && agentCommand === undefined && agents === undefined;
        },
        lacksModel: (choice) => isKnown && lacksModel(choose(choice)),
        findKeys: (choice) => findKeys(choose(choice)),
        findJudgeKeys: (choice) => {
            const { agent, provider, judgeModel, judgeProvider } = (0,merge_settings/* mergeSettings */.s)(choice, config).given;
            const adapter = cli_adapters/* cliAdapters */.f.find(({ name }) => name === agent);
            return judgeModel === undefined ? [] : workflow_facts_listKeys(judgeProvider ?? provider ?? adapter?.providers[0], []);
        },
        isolation: config?.isolation,
        // Nothing is known of an invalid configuration.
        hasDeadline: !isKnown || config?.deadline_minutes !== undefined,
        findPriceProblem: ({ hasLimit, ...choice }) => {
            const { agents, ...chosen } = choose(choice);
            const isLimited = hasLimit || config?.max_cost_usd !== undefined;
            return isLimited && agents === undefined ? findPriceProblem(chosen) : undefined;
        },
        inputNames: listInputNames(),
        findInputProblem: findInputProblem,
        hasFile: (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, path)),
        listEventsOf: (path) => {
            const reading = (0,read_workflow/* readWorkflow */.S6)(readText((0,external_node_path_.join)(root, path)));
            return reading.kind === 'invalid' ? undefined : [...(0,read_workflow/* listEvents */.Ir)(reading.workflow).keys()];
        },
        findPackage: (agent) => {
            const chosen = choose({ agent }).agent;
            const adapter = cli_adapters/* cliAdapters */.f.find(({ name }) => name === chosen);
            return adapter && { name: adapter.name, packageName: adapter.packageName, version: adapter.minVersion };
        },
        findRetirement: (provider) => findProvider(provider)?.retired,
        findRefusal: (step) => (isKnown ? findRefusal(step, config) : undefined),
        outputNames: OUTPUT_NAMES,
    };
}
/** Reads a file of the checkout; '' where it cannot be read. */
function readText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return '';
    }
}
function lacksModel({ agent, agents, model }) {
    const isNeeded = agent === 'builtin' || cli_adapters/* cliAdapters */.f.some(({ name, isModelNeeded }) => name === agent && isModelNeeded);
    return isNeeded && agents === undefined && model === undefined;
}
/** Finds the keys of an agent's model, and its logins; none for an agent or a provider that needs none. */
function findKeys({ agent, agents, provider }) {
    const adapter = cli_adapters/* cliAdapters */.f.find(({ name }) => name === agent);
    if (agents !== undefined || (agent !== 'builtin' && adapter === undefined))
        return [];
    return workflow_facts_listKeys(provider ?? adapter?.providers[0], adapter?.loginNames ?? []);
}
function workflow_facts_listKeys(provider, loginNames) {
    const facts = findProvider(provider);
    if (facts === undefined || facts.isKeyOptional)
        return [];
    const names = [...facts.keyNames, ...loginNames];
    return names.map((variable) => ({ variable, expression: facts.jobKey ?? `secrets.${variable}` }));
}
function findProvider(wanted) {
    return Object.entries(provider_facts/* providerFacts */.VJ).find(([name]) => name === wanted)?.[1];
}

;// CONCATENATED MODULE: ./entry/commands/check/inspect-hosting.js
















/** A name that a task branch may have, to look up the rules for it. */
const TASK_BRANCH = 'groundhog/doctor/task';
/** Examines the workflows of a checkout, and with a token the settings of its repository on GitHub. Changes nothing. */
async function inspectHosting(host, root) {
    const address = await findOrigin(host, root);
    const hosted = address === undefined ? undefined : (0,hosted_repository/* findHostedRepository */.pG)(address, host.env);
    const fetched = await fetchFacts(host, hosted ?? address);
    const files = await (0,read_workflows/* readWorkflows */.L9)(root);
    const facts = toWorkflowFacts(await (0,load_config/* findConfigBeside */.oA)(root), {
        ...{ isEnterprise: (0,hosted_repository/* isForEnterprise */.DK)(address, host.env), fetched: fetched.facts, root, owner: hosted?.owner },
    });
    const linted = await Promise.all(files.map(async ({ name, text }) => ({
        path: `${read_workflows/* WORKFLOWS_FOLDER */.o8}/${name}`,
        ...lintWorkflow(text, { ...facts, action: findAction(text), refusedLines: await findRefusedLines(text) }),
    })));
    const workflows = linted.filter(({ isUser }) => isUser);
    return [...judgeWorkflows(workflows, files), ...fetched.findings, ...judgeFetched(workflows, hosted, fetched.facts)];
}
function findOrigin(host, root) {
    return (0,with_git/* withGit */.z)(host, async (git) => {
        const found = await (0,find_git_dir/* findGitDir */.rR)(git, root);
        return found === undefined ? undefined : (0,config/* findRemoteUrl */.J)(git.at({ gitDir: found.gitDir }), 'origin');
    });
}
/** Finds the name by which a workflow uses the action: that of the project, or of a copy, such as `acme/groundhog`. */
function findAction(text) {
    const names = [...text.matchAll(/^[ -]+uses: *["']?([\w.-]+\/groundhog)(?=["'@\s])/gim)].map(([, name = '']) => name);
    return names.some((name) => name.toLowerCase() === compose_version/* PROJECT */.y) ? compose_version/* PROJECT */.y : (names[0] ?? compose_version/* PROJECT */.y);
}
const UNCHECKED = 'not checked: settings, permissions, rules, labels and secrets of the repository';
/** Fetches the facts of a repository on GitHub; of the address of another remote, or of none, says why there are none. */
async function fetchFacts(host, hosted) {
    const token = host.env.GH_TOKEN?.trim() || host.env.GITHUB_TOKEN?.trim();
    const toMissing = (detail, fix) => ({
        facts: undefined,
        findings: [{ name: 'GitHub', state: 'optional', detail, fix }],
    });
    if (hosted === undefined)
        return toMissing(`${UNCHECKED}, since there is no remote "origin"`, 'git remote add origin https://github.com/OWNER/NAME.git');
    if (typeof hosted === 'string')
        return toMissing(`${UNCHECKED}, since the remote "origin" names none on the GitHub of this environment`, 'git remote set-url origin https://github.com/OWNER/NAME.git; for another server set GH_HOST.');
    if (token === undefined || token === '')
        return toMissing(`${UNCHECKED}, for lack of a token`, 'GH_TOKEN=$(gh auth token) groundhog doctor');
    const { owner, repo, apiUrl } = hosted;
    const client = (0,client_client/* createGitHubClient */.LX)({
        ...{ token, apiUrl, userAgent: `groundhog/${compose_version/* VERSION */.x}`, onWarning: () => undefined, debug: host.debug },
        requestTimeoutMs: (0,paces/* readApiStallMs */.re)(host.env),
    });
    try {
        return { facts: await fetchRepositoryFacts({ client, repository: { owner, repo } }, TASK_BRANCH), findings: [] };
    }
    catch (thrown) {
        if (!(thrown instanceof errors/* GitHubError */.y_))
            throw thrown;
        const { status, message } = thrown.data;
        const text = host.redactor.redact(String(message));
        const detail = status === undefined ? `GitHub was not reached: ${text}` : `GitHub answers ${status} ${text}`;
        const fix = status === undefined
            ? `Check that this machine reaches ${apiUrl}`
            : `Check that the token is valid and can see ${owner}/${repo}: gh repo view ${owner}/${repo}`;
        return { facts: undefined, findings: [{ name: 'GitHub', state: 'missing', detail, fix }] };
    }
}
function judgeWorkflows(workflows, files) {
    const name = 'workflows';
    if (workflows.length === 0)
        return [judgeOthers(files)];
    const mistakes = workflows.flatMap(({ path, mistakes: found }) => found.map(({ line, message, fix, isSerious, isWithoutIsolation }) => ({
        name: isWithoutIsolation === true ? ISOLATION : name,
        ...{ state: isSerious ? 'missing' : 'optional', detail: `${path}:${line}: ${message}`, fix },
    })));
    const paths = workflows.map(({ path }) => path).join(', ');
    const fine = { name, state: 'fine', detail: `${paths} (${EXAMINED})` };
    return [...(mistakes.length === 0 ? [fine] : mistakes), ...judgeCommands(workflows)];
}
const EXAMINED = 'events, keys, permissions, concurrency, steps, inputs, secrets and names in expressions; no scripts';
/** Judges a checkout without a workflow that uses the action; one that it calls may be elsewhere. */
function judgeOthers(files) {
    const name = 'workflows';
    const caller = files.find(({ text }) => /^ +uses: *["']?\S+\/groundhog\.ya?ml@/m.test(text));
    if (caller !== undefined)
        return {
            name,
            state: 'fine',
            detail: `${read_workflows/* WORKFLOWS_FOLDER */.o8}/${caller.name} calls one elsewhere, which is not examined`,
        };
    return { name, state: 'optional', detail: `none in ${read_workflows/* WORKFLOWS_FOLDER */.o8} uses ${compose_version/* PROJECT */.y}`, fix: 'groundhog init' };
}
/** Finds that a task which waits cannot be answered on GitHub. */
function judgeCommands(workflows) {
    const events = new Set(workflows.flatMap((workflow) => workflow.events));
    const isHeard = ['issue_comment', 'workflow_call'].some((event) => events.has(event));
    if (events.size === 0 || isHeard || workflows.some((workflow) => workflow.takesCommand))
        return [];
    return [
        {
            ...{ name: 'workflows', state: 'optional' },
            detail: 'no workflow takes commands, such as "retry": none starts for comments or has an input "command"',
            fix: 'on: { workflow_dispatch: { inputs: { command: {} } } } and with: { command: "${{ inputs.command }}" }',
        },
    ];
}
function judgeFetched(workflows, hosted, facts) {
    if (hosted === undefined || facts === undefined)
        return [];
    const { owner, repo, serverUrl } = hosted;
    const name = `${owner}/${repo}`;
    const secrets = workflows.flatMap(({ path, secrets: found }) => found.map((secret) => ({ name: secret.name, at: `${path}:${secret.line}` })));
    return judgeRepository(facts, {
        ...{ name, pageUrl: `${serverUrl}/${name}`, action: compose_version/* PROJECT */.y, branch: TASK_BRANCH, secrets },
        labels: workflows.flatMap(({ labels }) => labels),
    });
}

// EXTERNAL MODULE: ./entry/commands/check/list-plans.js
var list_plans = __webpack_require__(31624);
// EXTERNAL MODULE: ./entry/commands/check/shared-tasks.js
var shared_tasks = __webpack_require__(71691);
;// CONCATENATED MODULE: ./entry/commands/check/inspect-machine.js






























/** Examines programs, keys, and the plans, configuration, workflows and settings of a repository. Changes nothing. */
async function inspectMachine(host, { repo, ...chosen }) {
    return [
        // An older one is refused before any command.
        { name: 'Node.js', state: 'fine', detail: process.versions.node },
        await inspectGit(host),
        ...(await Promise.all(cli_adapters/* cliAdapters */.f.map((adapter) => inspectCli(adapter, host)))),
        inspectKeys(host),
        inspectIdentity(),
        ...(await inspectRepository(host, repo, chosen)),
    ];
}
async function inspectGit(host) {
    try {
        return { name: 'git', state: 'fine', detail: await (0,with_git/* withGit */.z)(host, version/* requireGitVersion */.E) };
    }
    catch (thrown) {
        if (!(thrown instanceof errors/* GroundhogError */.CX))
            throw thrown;
        return { name: 'git', state: 'missing', detail: 'not found, or too old', fix: 'Install git 2.38 or newer.' };
    }
}
/** Examines a coding CLI, of which a run needs one at most. */
async function inspectCli(adapter, { env }) {
    const { name, program, packageName, minVersion } = adapter;
    const fix = `npm install --global ${packageName}@${minVersion}`;
    const file = await (0,programs/* findOnPath */.aY)(program, env.PATH ?? '');
    if (file === undefined)
        return { name, state: 'optional', detail: `"${program}" is not on the PATH`, fix };
    try {
        await (0,check_cli/* requireCli */.u)({ adapter, program, env: { PATH: env.PATH ?? '', HOME: (0,external_node_os_.homedir)() } });
        return { name, state: 'fine', detail: file };
    }
    catch (thrown) {
        if (!(thrown instanceof errors/* GroundhogError */.CX))
            throw thrown;
        return { name, state: 'optional', detail: `${file} does not run, or is older than ${minVersion}`, fix };
    }
}
function inspectKeys({ env }) {
    const set = listKeys(env);
    return set.length > 0
        ? { name: 'keys', state: 'fine', detail: set.join(', ') }
        : {
            ...{ name: 'keys', state: 'optional', detail: 'no variable with the key of a model is set' },
            fix: 'Set one, such as ANTHROPIC_API_KEY; an agent command needs none.',
        };
}
/** Examines who commits are by: always us, so that no configuration of git is needed. */
function inspectIdentity() {
    const { name, email } = (0,signature/* toSignature */.u)(new Date(0));
    return {
        name: 'identity',
        state: 'fine',
        detail: `commits are by ${name} <${email}>, whatever git is configured to`,
    };
}
async function inspectRepository(host, repo, chosen) {
    const root = await (0,with_git/* withGit */.z)(host, (git) => (0,find_git_dir/* findWorkTree */.vE)(git, repo)).catch((error) => (0,to_groundhog_error/* toGroundhogError */.z)(error));
    if (root instanceof errors/* GroundhogError */.CX && root.code !== 'not_a_repository')
        return [
            { name: 'repository', state: 'missing', detail: 'not examined, since git does not run', fix: 'See "git" above.' },
        ];
    if (root === undefined || root instanceof errors/* GroundhogError */.CX)
        return [
            { name: 'repository', state: 'missing', detail: `none at "${repo}"`, fix: 'cd to one, or give --repo DIR.' },
        ];
    const plans = await (0,list_plans/* listPlans */.TC)((0,external_node_path_.join)(root, list_plans/* PLANS_FOLDER */.Cw));
    const beside = await (0,list_plans/* listPlans */.TC)((0,external_node_path_.dirname)((0,external_node_path_.join)(root, run_config/* CONFIG_PATH */.tF)));
    const files = [...beside.filter(check_file/* isConfigPath */.Co), ...plans];
    const checked = await Promise.all(files.map((path) => (0,check_file/* checkFile */.vH)(path, host)));
    const isChosen = Object.values(chosen).some((value) => value !== undefined);
    const wrong = checked.filter(({ problems }) => problems.length > 0);
    const none = { name: 'plans', state: 'optional', detail: `none in ${list_plans/* PLANS_FOLDER */.Cw}`, fix: 'groundhog init' };
    return [
        ...(await inspectOrigin(host, root, isChosen)),
        ...(plans.length === 0 ? [none] : []),
        ...(files.length > 0 && wrong.length === 0
            ? [{ name: 'files', state: 'fine', detail: `${files.length} in .groundhog, all valid` }]
            : []),
        ...beside.filter((path) => !(0,check_file/* isConfigPath */.Co)(path)).map(inspect_machine_toUnread),
        ...(await listSharedTasks(checked)),
        ...wrong.map(({ path, problems }) => ({
            ...{ name: 'files', state: 'missing', detail: `${path}: ${problems[0]?.message ?? ''}` },
            fix: `groundhog validate ${path}`,
        })),
        ...inspectIsolationChoice(await (0,load_config/* findValidConfigBeside */.uG)(root), host.env),
        ...(await inspectAgent(host, { root, ...chosen })),
        ...(await inspectHosting(host, root)),
    ];
}
/** Finds fault with a YAML file in the folder of the configuration, such as `config.yaml`, which has no effect. */
function inspect_machine_toUnread(path) {
    const detail = `${path} is read by no run: settings are in ${run_config/* CONFIG_PATH */.tF}, plans in ${list_plans/* PLANS_FOLDER */.Cw}`;
    return { name: 'files', state: 'optional', detail, fix: `Rename it, or move it to ${list_plans/* PLANS_FOLDER */.Cw}.` };
}
async function listSharedTasks(checked) {
    const warned = await (0,shared_tasks/* warnOfSharedTasks */.N)(checked.map((file) => ({ ...file, warnings: [] })));
    return warned.flatMap(({ path, warnings }) => warnings.map(({ message }) => ({
        ...{ name: 'files', state: 'optional', detail: `${path}: ${message}` },
        fix: 'task: <another name>',
    })));
}
/** A task that does not exist, to see whether the names of its refs are free. */
const TASK_REFS = ['refs/heads/groundhog/doctor/task', 'refs/groundhog/doctor/state'];
/** Examines whether an attempt could start from the commit that is checked out, and its records be kept here. */
async function inspectOrigin(host, root, isChosen) {
    const name = 'repository';
    try {
        return await (0,with_git/* withGit */.z)(host, async (opened) => {
            await (0,origin/* openLocalOrigin */._f)(opened, root);
            const git = opened.at({ gitDir: (await (0,find_git_dir/* requireGitDir */.dz)(opened, root)).gitDir });
            const head = await (0,rev_parse/* findCommit */.fq)(git, 'HEAD');
            if (head === undefined)
                throw new errors/* ConfigurationError */.j1('no_commits', { path: root });
            const taken = await (0,for_each_ref/* listRefs */.Dy)(git, ['refs/heads/groundhog', 'refs/groundhog']);
            const conflict = (0,ref_name/* findRefConflict */.H$)(TASK_REFS, [...taken.keys()]);
            if (conflict !== undefined)
                throw new errors/* ConfigurationError */.j1('ref_name_taken', conflict);
            const rules = (await (0,find_lfs_rules/* findLfsRules */._)(git, head)).map(path_bytes/* toReadablePath */.ZR);
            const settings = await inspectSettings(git, { root, head, isChosen });
            return [{ name, state: 'fine', detail: root }, ...settings, ...(rules.length === 0 ? [] : [toLfsFinding(rules)])];
        });
    }
    catch (thrown) {
        const error = (0,to_groundhog_error/* toGroundhogError */.z)(thrown);
        if (error.code === 'internal')
            throw thrown;
        return [toFinding(error, { name, state: 'missing' })];
    }
}
/** Judges settings that are not committed as they are: a run reads them at its base, as a job does. Flags may be in their place. */
async function inspectSettings(git, { root, head, isChosen }) {
    const found = await (0,load_config/* compareConfig */.YE)(root, await (0,read_file_at/* readEntryOf */.og)(git, head, run_config/* CONFIG_PATH */.tF));
    if (found === undefined)
        return [];
    const what = found === 'not_committed' ? 'is not committed' : 'has changes that are not committed';
    const paths = found === 'not_committed' ? await listOfSetup(git, root, head) : [run_config/* CONFIG_PATH */.tF];
    return [
        {
            ...{ name: 'files', state: found === 'not_committed' && !isChosen ? 'missing' : 'optional' },
            detail: `${run_config/* CONFIG_PATH */.tF} ${what}: a run reads it at its base`,
            fix: `${(0,quote_for_shell/* renderShellCommand */.c)(['git', 'add', ...paths])} && git commit -m "Set up Groundhog"`,
        },
    ];
}
/** Lists what a first set-up leaves to commit: the folder of the configuration, and the workflows with the action that the head lacks. */
async function listOfSetup(git, root, head) {
    const workflows = [];
    for (const { name, text } of await (0,read_workflows/* readWorkflows */.L9)(root)) {
        const path = `${read_workflows/* WORKFLOWS_FOLDER */.o8}/${name}`;
        if (text.includes(compose_version/* PROJECT */.y) && (await (0,read_file_at/* readEntryOf */.og)(git, head, path)) === undefined)
            workflows.push(path);
    }
    return [...workflows, (0,external_node_path_.dirname)(run_config/* CONFIG_PATH */.tF)];
}
function toLfsFinding(rules) {
    return {
        ...{ name: 'Git LFS', state: 'optional', detail: `${(0,list_some/* listSome */.X)(rules)}: a run is refused, or sees pointer files` },
        fix: 'groundhog run --lfs, or the input "lfs": true',
    };
}

;// CONCATENATED MODULE: ./entry/commands/check/doctor.js










/** Prints what was found, and returns 0 when a run would work here, isolated as in a job; else 1. */
function doctorCommand(flags, { host, console }) {
    return (0,to_exit_code/* toExitCode */.t)({ host, console }, { name: 'doctor', json: flags.json }, async () => {
        const findings = flags.isolation === true ? [] : await inspectMachine(host, flags);
        const report = await inspectIsolation(host);
        if (flags.json === true)
            console.out(renderIsolationReportJson(report, findings));
        else {
            const { program, again = ['doctor'] } = (0,reader/* findReader */.Zc)(host.env, process.argv);
            // The same doctor, with the flags that it has now.
            const toOwn = (words) => `${program} ${words === 'doctor' ? (0,quote_for_shell/* renderShellCommand */.c)(again) : words}`;
            const found = (0,own_commands/* replaceOwnCommands */.TY)(renderFindings(findings, console.outStyle), toOwn);
            if (findings.length > 0)
                console.out(`${found}\n`, marks/* findLineTone */.IX);
            const isOff = findings.some(({ name }) => name === ISOLATION);
            console.out((0,own_commands/* replaceOwnCommands */.TY)(renderIsolationReport(report, { hasTable: flags.isolation === true, isOff }), toOwn));
        }
        const isMissing = findings.some(({ state }) => state === 'missing');
        return report.problems.length === 0 && !isMissing ? 0 : 1;
    });
}


/***/ }),

/***/ 70199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ isForEnterprise),
/* harmony export */   Fm: () => (/* binding */ findServer),
/* harmony export */   pG: () => (/* binding */ findHostedRepository)
/* harmony export */ });
/** The GitHub of this environment, as the runner (`GITHUB_SERVER_URL`) or the CLI of GitHub (`GH_HOST`) names it. */
function findServerUrl({ GITHUB_SERVER_URL, GH_HOST }) {
    if (GITHUB_SERVER_URL)
        return GITHUB_SERVER_URL.replace(/\/$/, '');
    return GH_HOST ? `https://${GH_HOST}` : 'https://github.com';
}
// Why: docs/decisions/0148-token-of-the-doctor.md
/**
 * Finds the repository that the address of a remote names; undefined where it lies on another server than that of the
 * environment: the token is for that one alone, whatever a repository names as its remote.
 */
function findHostedRepository(address, env) {
    const serverUrl = findServerUrl(env);
    const url = parseAddress(address);
    if (url === undefined || !URL.canParse(serverUrl))
        return undefined;
    const { pathname, protocol } = url;
    const { host: server, hostname } = new URL(serverUrl);
    const [, owner, repo] = /^\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(pathname) ?? [];
    // The port of ssh is another one than that of the web.
    const isThere = protocol === 'ssh:' ? url.hostname === hostname : url.host === server;
    if (!isThere || owner === undefined || repo === undefined)
        return undefined;
    const isCloud = isOfCloud(server);
    const derived = isCloud ? `https://api.${server}` : `${serverUrl}/api/v3`;
    return { owner, repo, serverUrl, apiUrl: env.GITHUB_API_URL || derived, isEnterprise: !isCloud };
}
function isOfCloud(server) {
    return server === 'github.com' || server.endsWith('.ghe.com');
}
/**
 * Returns whether a workflow is for GitHub Enterprise Server: the environment names one, and the remote is on no other server of
 * GitHub. An unknown host of a remote may be an alias of ssh.
 */
function isForEnterprise(address, env) {
    const serverUrl = findServerUrl(env);
    const other = address === undefined ? undefined : findServer(address);
    return URL.canParse(serverUrl) && !isOfCloud(new URL(serverUrl).host) && (other === undefined || !isOfCloud(other));
}
/** Finds the server that the address of a remote names; undefined for a folder of this machine. */
function findServer(address) {
    return parseAddress(address)?.hostname || undefined;
}
/** Parses the address of a remote, also in the form of scp, see git-clone(1). */
function parseAddress(address) {
    const url = address.replace(/^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)/, 'ssh://$1/');
    return URL.canParse(url) ? new URL(url) : undefined;
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

/***/ 47447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ wasTip),
/* harmony export */   UE: () => (/* binding */ listUnmerged),
/* harmony export */   cm: () => (/* binding */ countLater)
/* harmony export */ });
/**
 * Lists those of some commits that a branch does not have, see git-rev-list(1). Rejects where the branch or one of the
 * commits is not there.
 */
async function listUnmerged(git, commits, branch) {
    const { stdout } = await git.text(['rev-list', ...commits, `^${branch}`, '--']);
    const reached = new Set(stdout.split('\n'));
    return commits.filter((commit) => reached.has(commit));
}
/** Returns whether a branch was at a commit before, by its reflog; false where it has none, or the entry has expired. */
async function wasTip(git, branch, commit) {
    const args = ['rev-list', '--walk-reflogs', branch, '--'];
    const { stdout, exitCode } = await git.text(args, { okExitCodes: [0, 128] });
    return exitCode === 0 && stdout.split('\n').includes(commit);
}
/** Counts the commits of a branch that a commit does not have. Rejects where one of them is not there. */
async function countLater(git, commit, branch) {
    const { stdout } = await git.text(['rev-list', '--count', branch, `^${commit}`, '--']);
    return Number(stdout);
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
