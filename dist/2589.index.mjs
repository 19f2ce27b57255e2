export const id = 2589;
export const ids = [2589];
export const modules = {

/***/ 91954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ takesCommand),
/* harmony export */   C: () => (/* binding */ findCommandSupport)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11395);
/* harmony import */ var _read_workflow_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53933);


/**
 * Finds how a repository takes commands: by comments where a workflow that uses the action, or that calls another one, starts
 * for them, else by a start of a workflow with an input `command`, or of `own`. Undefined where no file is such a workflow.
 */
function findCommandSupport(files, { action, own }) {
    const users = files.flatMap(({ name, text }) => {
        const reading = name === own || mayUse(text, action) ? (0,_read_workflow_js__WEBPACK_IMPORTED_MODULE_0__/* .readWorkflow */ .S6)(text) : undefined;
        return reading?.kind === 'read' ? [{ name, workflow: reading.workflow }] : [];
    });
    if (users.some(({ workflow }) => (0,_read_workflow_js__WEBPACK_IMPORTED_MODULE_0__/* .listEvents */ .Ir)(workflow).has('issue_comment')))
        return { kind: 'comments' };
    const isOwn = ({ name }) => name === own;
    const ordered = [...users.filter(isOwn), ...users.filter((user) => !isOwn(user))];
    const taking = ordered.find(({ workflow }) => takesCommand(workflow));
    const file = taking?.name ?? ordered.find(isOwn)?.name;
    return file === undefined ? undefined : { kind: 'start', file, takesCommand: taking !== undefined };
}
/** Returns whether the text of a workflow names the action, or a workflow that it calls. */
function mayUse(text, action) {
    return text.toLowerCase().includes(action.toLowerCase()) || /\buses:.*\.github\/workflows\//.test(text);
}
/** Returns whether users who start a workflow by hand can give it a command. */
function takesCommand(workflow) {
    const inputs = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)((0,_read_workflow_js__WEBPACK_IMPORTED_MODULE_0__/* .listEvents */ .Ir)(workflow).get('workflow_dispatch'), 'inputs');
    return (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(inputs) && Object.hasOwn(inputs, 'command');
}


/***/ }),

/***/ 53933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ir: () => (/* binding */ listEvents),
/* harmony export */   S6: () => (/* binding */ readWorkflow),
/* harmony export */   Ud: () => (/* binding */ keepsRecord),
/* harmony export */   be: () => (/* binding */ isForMergeQueue),
/* harmony export */   ce: () => (/* binding */ listVariables),
/* harmony export */   hx: () => (/* binding */ listActionJobs),
/* harmony export */   jy: () => (/* binding */ mayStartAgent),
/* harmony export */   vG: () => (/* binding */ isDryRun),
/* harmony export */   wA: () => (/* binding */ isFanOut)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11395);
/* harmony import */ var _yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39617);
/* harmony import */ var _yaml_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60720);



/** Parses the text of a workflow. */
function readWorkflow(text) {
    const reading = (0,_yaml_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__/* .readYamlDocument */ .H)(text);
    if (reading.kind !== 'read') {
        const faults = reading.kind === 'refused' ? [reading.fault] : reading.faults;
        return { kind: 'invalid', problems: (0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .toProblems */ .ek)(text, faults) };
    }
    const { value, positions, faults } = reading.document;
    const findLine = (path) => {
        const position = positions.get((0,_yaml_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__/* .toPathKey */ .y)(path));
        if (position !== undefined)
            return (0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .lineOf */ .cA)(text, position.key ?? position.value);
        return path.length === 0 ? 1 : findLine(path.slice(0, -1));
    };
    const repeated = (0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .toProblems */ .ek)(text, faults.filter(({ message }) => message.includes('is written twice')));
    return { kind: 'read', workflow: { root: (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value) ? value : {}, findLine, repeated } };
}
/** Lists the jobs of a workflow with a step that uses an action, such as `owner/name`; letter case does not count. */
function listActionJobs(workflow, action) {
    const jobs = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(workflow.root, 'jobs');
    return Object.entries((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(jobs) ? jobs : {}).flatMap(([name, job]) => {
        if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(job))
            return [];
        const path = ['jobs', name];
        const steps = (Array.isArray(job.steps) ? job.steps : []).map((step, index) => ({
            path: [...path, 'steps', index],
            step: (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(step) ? step : {},
        }));
        const use = steps.find(({ step }) => isUseOf((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(step, 'uses'), action));
        return use === undefined ? [] : [{ workflow, path, job, steps, use }];
    });
}
/** Returns whether `uses` of a step names an action, with or without a ref. */
function isUseOf(uses, action) {
    const [name = ''] = uses.split('@');
    return name.toLowerCase() === action.toLowerCase();
}
/** Returns the events that start a workflow, with their settings; undefined settings where it names none. */
function listEvents({ root }) {
    const on = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(root, 'on');
    if (typeof on === 'string')
        return new Map([[on, undefined]]);
    if (Array.isArray(on))
        return new Map(on.map((name) => [String(name), undefined]));
    const entries = Object.entries((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(on) ? on : {});
    return new Map(entries.map(([name, settings]) => [name, (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(settings) ? settings : undefined]));
}
/** Returns the variables that a step gets from its workflow, its job and itself, with the path of each. */
function listVariables({ workflow, path, job, use }) {
    const levels = [
        { env: workflow.root.env, at: ['env'] },
        { env: job.env, at: [...path, 'env'] },
        { env: use.step.env, at: [...use.path, 'env'] },
    ];
    const entries = levels.flatMap(({ env, at }) => Object.entries((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(env) ? env : {}).map(([name, value]) => [name, { text: String(value), path: [...at, name] }]));
    return new Map(entries);
}
/** Returns whether a workflow is started by a merge queue alone; a slip in the name of its event makes it no other workflow. */
function isForMergeQueue(workflow) {
    const events = [...listEvents(workflow).keys()];
    return events.length > 0 && events.every((event) => /^merge[_-]?(?:group|queue)s?$/i.test(event));
}
/** Returns whether a job runs its plan and writes nothing. */
function isDryRun({ use }) {
    return String((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(use.step, 'with', 'dry-run')) === 'true';
}
/** Returns whether a job lists tasks for other jobs. */
function isFanOut({ use }) {
    return (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(use.step, 'with', 'mode') === 'fan-out';
}
/** Returns whether a job may write the record of a task, to which people answer with commands. */
function keepsRecord(job) {
    return !isFanOut(job) && !isDryRun(job) && !isForMergeQueue(job.workflow);
}
/** Returns whether a job may start an agent, as a dry run does too. */
function mayStartAgent(job) {
    return !isFanOut(job) && !isForMergeQueue(job.workflow);
}


/***/ }),

/***/ 86356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L9: () => (/* binding */ readWorkflows),
/* harmony export */   o8: () => (/* binding */ WORKFLOWS_FOLDER),
/* harmony export */   yK: () => (/* binding */ findManualStart)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_workflow_find_command_support_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91954);
/* harmony import */ var _exec_files_read_beginning_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83604);
/* harmony import */ var _compose_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98312);





/** The folder of the workflows of a repository. */
const WORKFLOWS_FOLDER = '.github/workflows';
/** Far more than a workflow has. */
const MAX_WORKFLOW_BYTES = 512 * 1024;
/** Reads the workflows of a checkout, in the order of their names; none where it has no folder of them. */
async function readWorkflows(root) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, WORKFLOWS_FOLDER);
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(() => []);
    const files = names.filter((name) => /\.ya?ml$/.test(name)).sort();
    return Promise.all(files.map(async (name) => {
        const bytes = await (0,_exec_files_read_beginning_js__WEBPACK_IMPORTED_MODULE_3__/* .readBeginning */ .i)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), MAX_WORKFLOW_BYTES).catch(() => undefined);
        return { name, text: Buffer.from(bytes ?? []).toString('utf8') };
    }));
}
/**
 * Finds the workflow that users start to give commands, by the checkout of an earlier step. Undefined where a workflow starts
 * for comments, and where the checkout does not have the workflow of the job.
 */
async function findManualStart({ event, workspace, workflow, repositoryUrl }, { GITHUB_ACTION_REPOSITORY: action }) {
    if (workspace === undefined || /_comment$|_review$/.test(event))
        return undefined;
    const facts = { action: action || _compose_version_js__WEBPACK_IMPORTED_MODULE_4__/* .PROJECT */ .y, own: workflow?.file };
    const support = (0,_domain_workflow_find_command_support_js__WEBPACK_IMPORTED_MODULE_2__/* .findCommandSupport */ .C)(await readWorkflows(workspace), facts);
    if (support?.kind !== 'start')
        return undefined;
    return { url: `${repositoryUrl}/actions/workflows/${support.file}`, takesCommand: support.takesCommand };
}


/***/ }),

/***/ 10384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ readToken),
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   W3: () => (/* binding */ readSettingInputs)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22825);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _check_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31907);
/* harmony import */ var _model_tuning_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86436);
/* harmony import */ var _routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30893);
/* harmony import */ var _run_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18320);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45320);







/** Reads the token alone, so that it can be masked before anything else is read. */
function readToken() {
    return (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4)('github-token');
}
/** Reads the inputs of the step, or those that `read` returns. Throws ConfigurationError for an invalid value. */
function readInputs(read = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4) {
    const token = read('github-token');
    if (token === '')
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('token_missing');
    const texts = readSettingInputs(read);
    // Invalid values are refused before anything is fetched, all of them at once.
    const readers = [..._routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .routingReaders */ .v_, readPolicyInput, ...SWITCHES.map((name) => () => readSwitch(read, name))];
    (0,_check_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .requireValidSettings */ .T)(texts, process.env, readers.map((reader) => () => reader(read)));
    const routing = (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readRoutingInputs */ .mq)(read);
    const given = { ...texts, fresh: readSwitch(read, 'fresh'), force: readSwitch(read, 'force') };
    (0,_run_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .readRunSettings */ .x)(given);
    return {
        ...routing,
        taskBranch: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'task-branch'),
        given,
        token,
        botLogin: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'bot-login'),
        isDryRun: readSwitch(read, 'dry-run'),
        keepsLfsPointers: readSwitch(read, 'lfs'),
        policy: readPolicyInput(read),
        linksReport: readSwitch(read, 'link-report'),
        hasButtons: readSwitch(read, 'buttons'),
        hasCheckRun: readSwitch(read, 'check-run'),
    };
}
/** The inputs that are on or off. */
const SWITCHES = ['fresh', 'force', 'dry-run', 'lfs', 'link-report', 'buttons', 'check-run'];
const IS_ON_UNLESS_GIVEN = new Set(['check-run']);
function readSwitch(read, name) {
    return (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .parseBoolean */ .yG)(read(name) || String(IS_ON_UNLESS_GIVEN.has(name)), name);
}
function readTuningInputs(read) {
    const entries = Object.entries(_model_tuning_js__WEBPACK_IMPORTED_MODULE_3__/* .TUNING_NAMES */ .Z9).map(([key, name]) => [key, (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, name)]);
    return Object.fromEntries(entries);
}
function readJudgeInputs(read) {
    return {
        judgeModel: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'judge-model'),
        judgeProvider: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'judge-provider'),
        judgePrice: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'judge-price'),
        judgeFallbackModel: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'judge-fallback-model'),
        judgeVotes: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'judge-votes'),
        onUnjudged: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'on-unjudged'),
    };
}
/** Reads the inputs that are settings of a run, as texts. */
function readSettingInputs(read) {
    return {
        agent: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'agent'),
        agents: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'agents'),
        agentCommand: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'agent-command'),
        provider: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'provider'),
        model: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'model'),
        baseUrl: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'base-url'),
        tools: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'tools'),
        onDenial: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'on-denial'),
        price: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'price'),
        ...readTuningInputs(read),
        ...readJudgeInputs(read),
        instruction: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'instruction'),
        attemptBudgetDefault: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'attempt-budget-default'),
        wallClockTimeoutSeconds: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'wall-clock-timeout-seconds'),
        claim: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'claim'),
        session: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'session'),
        rescueSteps: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'rescue-steps'),
        maxIterations: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'max-iterations'),
        maxTokens: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'max-tokens'),
        maxCostUsd: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'max-cost-usd'),
        deadlineMinutes: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'deadline-minutes'),
        auditMinutes: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'audit-minutes'),
        rebase: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'rebase'),
        materialize: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'materialize'),
        sign: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'sign'),
        signAs: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'sign-as'),
        signOff: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'sign-off'),
        workspace: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'workspace'),
        isolation: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'isolation'),
        networkSetup: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'network-setup'),
        networkAgent: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'network-agent'),
        networkCriteria: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'network-criteria'),
        visiblePaths: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'visible-paths'),
        verifyIn: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'verify-in'),
        caches: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'caches'),
        stepMatch: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'step-match'),
        protectedBranches: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readWords */ .ux)(read, 'protected-branches'),
        mask: (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readWords */ .ux)(read, 'mask'),
    };
}
function readPolicyInput(read) {
    const text = (0,_routing_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .findInput */ .cu)(read, 'policy');
    if (text === undefined)
        return undefined;
    const [, owner, repo, path, ref] = /^([\w.-]+)\/([\w.-]+)\/([^@]+)@([^@\s]+)$/.exec(text) ?? [];
    if (owner !== undefined && repo !== undefined && path !== undefined && ref !== undefined)
        return { repository: { owner, repo }, path, ref };
    throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .toSettingError */ .Oh)('policy', text, 'is not written <owner>/<repository>/<path>@<ref>');
}


/***/ }),

/***/ 30893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cu: () => (/* binding */ findInput),
/* harmony export */   mq: () => (/* binding */ readRoutingInputs),
/* harmony export */   ux: () => (/* binding */ readWords),
/* harmony export */   v_: () => (/* binding */ routingReaders),
/* harmony export */   yA: () => (/* binding */ DEFAULT_TRIGGER_LABEL)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _domain_paths_repository_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84618);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45320);



/** `run` works on one task, `sweep` on all that can be resumed, `fan-out` lists tasks for other jobs. */
const JOB_MODES = ['run', 'sweep', 'fan-out'];
/** The treatment of an issue without a plan: refused, a plan is drafted for approval, or drafted and run. */
const PLAN_FROM_ISSUE = ['off', 'draft', 'run'];
/** The label of issues that starts work unless the input names another. */
const DEFAULT_TRIGGER_LABEL = 'groundhog';
/** Reads the inputs that choose what a job does. Throws ConfigurationError for an invalid value. */
function readRoutingInputs(read) {
    const mode = readMode(read);
    return {
        mode,
        plan: readPlanInput(read, mode),
        task: findInput(read, 'task'),
        base: findInput(read, 'base'),
        command: findInput(read, 'command'),
        triggerLabel: findInput(read, 'trigger-label') ?? DEFAULT_TRIGGER_LABEL,
        // Why: docs/decisions/0151-the-workflow-decides-on-plans-from-issues.md
        planFromIssue: readPlanFromIssue(read),
        allowedBots: readAllowedBots(read),
        isContinued: readIsContinued(read),
        ciWorkflows: readCiWorkflows(read),
    };
}
const readMode = (read) => (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)(read('mode') || 'run', 'mode', JOB_MODES);
const readPlanFromIssue = (read) => (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)(read('plan-from-issue') || 'draft', 'plan-from-issue', PLAN_FROM_ISSUE);
const readAllowedBots = (read) => readWords(read, 'allowed-bots').map(requireExactLogin);
const readIsContinued = (read) => (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBoolean */ .yG)(read('continue'), 'continue');
const readCiWorkflows = (read) => readWords(read, 'ci-workflows').map(requireWorkflowFile);
/** The readers of the inputs here that have values of their own. */
const routingReaders = [
    readMode,
    readPlanFromIssue,
    readAllowedBots,
    readIsContinued,
    readCiWorkflows,
];
/** Reads one path; for `sweep` and `fan-out` globs, which are checked where they are matched. */
function readPlanInput(read, mode) {
    const plan = read('plan').replace(/^(\.\/)+/, '');
    if (mode !== 'run' || plan === '' || _domain_paths_repository_path_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPathSchema */ .T.safeParse(plan).success)
        return plan;
    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('plan_not_found', { path: plan, where: 'the repository' });
}
function requireWorkflowFile(name) {
    const file = name.replace(/^\.github\/workflows\//, '');
    if (/^[\w.-]+\.ya?ml$/.test(file))
        return file;
    throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .toSettingError */ .Oh)('ci-workflows', name, 'is no file of .github/workflows, such as test.yml');
}
function requireExactLogin(login) {
    if (/^[\w.-]+(?:\[bot\])?$/.test(login))
        return login;
    const rule = 'is no login: each bot is named in full, such as renovate[bot], with spaces between them';
    throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .toSettingError */ .Oh)('allowed-bots', login, rule);
}
/** Reads an input; undefined when it is empty. */
function findInput(read, name) {
    return read(name) || undefined;
}
/** Reads an input as words separated by white space, which no name of a branch, login or workflow file contains. */
function readWords(read, name) {
    return read(name).split(/\s+/).filter(Boolean);
}


/***/ }),

/***/ 88183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LX: () => (/* binding */ createGitHubClient),
  gK: () => (/* binding */ triedOnce)
});

// UNUSED EXPORTS: kindOfWrite

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





const TRIED_ONCE = 'isTriedOnce';
/** The option of a request that nobody waits for: it is not repeated, and no limit is waited for. */
const triedOnce = { request: { [TRIED_ONCE]: true } };
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
    const plain = withTimeout(options.requestTimeoutMs ?? DEFAULT_REQUEST_TIMEOUT_MS, utils/* defaults */.NT.request?.fetch ?? fetch);
    const timed = withHeaders(plain, options.onAnswer);
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
        const { method, url, request: terms } = parameters;
        const isRead = method === 'GET' || method === 'HEAD' || isQuery(url, parameters.query);
        const send = async () => {
            const refusal = isRead ? undefined : await options.findRefusal?.();
            if (refusal !== undefined)
                throw refusal;
            return request(parameters);
        };
        const isRepeatable = isRead || REPEATABLE.has(method);
        const sendAll = () => terms?.[TRIED_ONCE] === true ? send() : sendWithRetries(send, { isRepeatable, sleep, onWarning, findTimeLeftMs });
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
function withHeaders(send, onAnswer) {
    if (onAnswer === undefined)
        return send;
    return async (url, init) => {
        const response = await send(url, init);
        onAnswer(response.headers);
        return response;
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


const messageSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).transform(({ message }) => message);
// GitHub, "Troubleshooting the REST API": a code like "invalid", without a message.
const fieldSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ field: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), code: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })
    .transform(({ field, code }) => `${field} ${code}`);
const answerSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    headers: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).catch({}),
    data: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().catch(undefined),
        errors: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), messageSchema, fieldSchema]).catch('')).catch([]),
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


/***/ })

};
