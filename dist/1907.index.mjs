export const id = 1907;
export const ids = [1907];
export const modules = {

/***/ 1266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ modelPrices),
/* harmony export */   I: () => (/* binding */ PRICES_DATE)
/* harmony export */ });
// Written by scripts/generate-prices.mjs ("npm run prices") from @pydantic/genai-prices 0.1.8 (MIT): not to be edited.
/** The date of the prices in this table. */
const PRICES_DATE = '2026-09-23';
const modelPrices = {
    'claude-3-5-haiku': [0.8, 0.08, 1, 1.6, 4],
    'claude-3-5-sonnet': [3, 0.3, 3.75, 6, 15],
    'claude-3-7-sonnet': [3, 0.3, 3.75, 6, 15],
    'claude-fable-5': [10, 1, 12.5, 20, 50],
    'claude-fable-5-1': [10, 0.25, 12.5, 20, 50],
    'claude-haiku-4-5': [1, 0.1, 1.25, 2, 5],
    'claude-opus-4': [15, 1.5, 18.75, 30, 75],
    'claude-opus-4-0': [15, 1.5, 18.75, 30, 75],
    'claude-opus-4-1': [15, 1.5, 18.75, 30, 75],
    'claude-opus-4-5': [5, 0.5, 6.25, 10, 25],
    'claude-opus-4-6': [5, 0.5, 6.25, 10, 25],
    'claude-opus-4-7': [5, 0.5, 6.25, 10, 25],
    'claude-opus-4-8': [5, 0.5, 6.25, 10, 25],
    'claude-opus-5': [5, 0.5, 6.25, 10, 25],
    'claude-opus-5-5': [4, 0.2, 5, 8, 20],
    'claude-sonnet-4': [3, 0.3, 3.75, 6, 15],
    'claude-sonnet-4-0': [3, 0.3, 3.75, 6, 15],
    'claude-sonnet-4-5': [3, 0.3, 3.75, 6, 15, 200000],
    'claude-sonnet-4-6': [3, 0.3, 3.75, 6, 15],
    'claude-sonnet-5': [2, 0.2, 2.5, 4, 10],
    'codex-mini': [1.5, 0.375, 1.5, 1.5, 6],
    'gemini-2.0-flash': [0.1, 0.025, 0.1, 0.1, 0.4],
    'gemini-2.0-flash-lite': [0.075, 0.075, 0.075, 0.075, 0.3],
    'gemini-2.5-flash': [0.3, 0.03, 0.3, 0.3, 2.5],
    'gemini-2.5-flash-lite': [0.1, 0.01, 0.1, 0.1, 0.4],
    'gemini-2.5-flash-preview': [0.15, 0.15, 0.15, 0.15, 0.6],
    'gemini-2.5-flash-preview-09-2025': [0.3, 0.03, 0.3, 0.3, 2.5],
    'gemini-2.5-pro': [1.25, 0.125, 1.25, 1.25, 10, 200000],
    'gemini-3-flash-preview': [0.5, 0.05, 0.5, 0.5, 3],
    'gemini-3-pro-preview': [2, 0.2, 2, 2, 12, 200000],
    'gemini-3-pro-text-preview': [2, 0.2, 2, 2, 12, 200000],
    'gemini-3.1-flash-lite': [0.25, 0.025, 0.25, 0.25, 1.5],
    'gemini-3.1-pro-preview': [2, 0.2, 2, 2, 12, 200000],
    'gemini-3.5-flash': [1.5, 0.15, 1.5, 1.5, 9],
    'gemini-3.5-flash-lite': [0.3, 0.03, 0.3, 0.3, 2.5],
    'gemini-3.6-flash': [0.75, 0.075, 0.75, 0.75, 3.75],
    'gemini-3.7-flash': [0.75, 0.075, 0.75, 0.75, 3.75],
    'gemini-3.8-flash': [0.75, 0.075, 0.75, 0.75, 3.75],
    'gpt-4.1': [2, 0.5, 2, 2, 8],
    'gpt-4.1-mini': [0.4, 0.1, 0.4, 0.4, 1.6],
    'gpt-4.1-nano': [0.1, 0.025, 0.1, 0.1, 0.4],
    'gpt-4o': [2.5, 1.25, 2.5, 2.5, 10],
    'gpt-4o-mini': [0.15, 0.075, 0.15, 0.15, 0.6],
    'gpt-5': [1.25, 0.125, 1.25, 1.25, 10],
    'gpt-5-1': [1.25, 0.125, 1.25, 1.25, 10],
    'gpt-5-1-chat': [1.25, 0.125, 1.25, 1.25, 10],
    'gpt-5-1-codex': [1.25, 0.125, 1.25, 1.25, 10],
    'gpt-5-1-codex-max': [1.25, 0.125, 1.25, 1.25, 10],
    'gpt-5-1-codex-mini': [0.25, 0.025, 0.25, 0.25, 2],
    'gpt-5-1-mini': [0.25, 0.025, 0.25, 0.25, 2],
    'gpt-5-2': [1.75, 0.175, 1.75, 1.75, 14],
    'gpt-5-2-chat': [1.75, 0.175, 1.75, 1.75, 14],
    'gpt-5-2-codex': [1.75, 0.175, 1.75, 1.75, 14],
    'gpt-5-3': [1.75, 0.175, 1.75, 1.75, 14],
    'gpt-5-3-chat': [1.75, 0.175, 1.75, 1.75, 14],
    'gpt-5-3-codex': [1.75, 0.175, 1.75, 1.75, 14],
    'gpt-5-4': [2.5, 0.25, 2.5, 2.5, 15, 271999],
    'gpt-5-4-mini': [0.75, 0.075, 0.75, 0.75, 4.5],
    'gpt-5-4-nano': [0.2, 0.02, 0.2, 0.2, 1.25],
    'gpt-5-4-pro': [30, 30, 30, 30, 180, 271999],
    'gpt-5-5': [5, 0.5, 5, 5, 30, 271999],
    'gpt-5-5-chat': [5, 0.5, 5, 5, 30, 271999],
    'gpt-5-5-codex': [5, 0.5, 5, 5, 30, 271999],
    'gpt-5-5-pro': [30, 30, 30, 30, 180, 271999],
    'gpt-5-6': [4, 0.4, 5, 5, 20, 271999],
    'gpt-5-6-luna': [0.2, 0.02, 0.25, 0.25, 1.2, 271999],
    'gpt-5-6-sol': [4, 0.4, 5, 5, 20, 271999],
    'gpt-5-6-terra': [2, 0.2, 2.5, 2.5, 12, 271999],
    'gpt-5-chat': [1.25, 0.125, 1.25, 1.25, 10],
    'gpt-5-codex': [1.25, 0.125, 1.25, 1.25, 10],
    'gpt-5-mini': [0.25, 0.025, 0.25, 0.25, 2],
    'gpt-5-nano': [0.05, 0.005, 0.05, 0.05, 0.4],
    'gpt-5-pro': [15, 15, 15, 15, 120],
    'gpt-5.1': [1.25, 0.125, 1.25, 1.25, 10],
    'gpt-5.1-chat': [1.25, 0.125, 1.25, 1.25, 10],
    'gpt-5.1-codex': [1.25, 0.125, 1.25, 1.25, 10],
    'gpt-5.1-codex-max': [1.25, 0.125, 1.25, 1.25, 10],
    'gpt-5.1-codex-mini': [0.25, 0.025, 0.25, 0.25, 2],
    'gpt-5.1-mini': [0.25, 0.025, 0.25, 0.25, 2],
    'gpt-5.2': [1.75, 0.175, 1.75, 1.75, 14],
    'gpt-5.2-chat': [1.75, 0.175, 1.75, 1.75, 14],
    'gpt-5.2-codex': [1.75, 0.175, 1.75, 1.75, 14],
    'gpt-5.2-pro': [21, 21, 21, 21, 168],
    'gpt-5.3': [1.75, 0.175, 1.75, 1.75, 14],
    'gpt-5.3-chat': [1.75, 0.175, 1.75, 1.75, 14],
    'gpt-5.3-codex': [1.75, 0.175, 1.75, 1.75, 14],
    'gpt-5.4': [2.5, 0.25, 2.5, 2.5, 15, 271999],
    'gpt-5.4-mini': [0.75, 0.075, 0.75, 0.75, 4.5],
    'gpt-5.4-nano': [0.2, 0.02, 0.2, 0.2, 1.25],
    'gpt-5.4-pro': [30, 30, 30, 30, 180, 271999],
    'gpt-5.5': [5, 0.5, 5, 5, 30, 271999],
    'gpt-5.5-chat': [5, 0.5, 5, 5, 30, 271999],
    'gpt-5.5-codex': [5, 0.5, 5, 5, 30, 271999],
    'gpt-5.5-pro': [30, 30, 30, 30, 180, 271999],
    'gpt-5.6': [4, 0.4, 5, 5, 20, 271999],
    'gpt-5.6-luna': [0.2, 0.02, 0.25, 0.25, 1.2, 271999],
    'gpt-5.6-sol': [4, 0.4, 5, 5, 20, 271999],
    'gpt-5.6-terra': [2, 0.2, 2.5, 2.5, 12, 271999],
    'gpt-6-astra': [10, 1, 12.5, 12.5, 50, 271999],
    'gpt-6-luna': [0.1, 0.01, 0.125, 0.125, 0.5, 272000],
    'gpt-6-sol': [2, 0.2, 2.5, 2.5, 10, 272000],
    o1: [15, 7.5, 15, 15, 60],
    'o1-mini': [1.1, 0.55, 1.1, 1.1, 4.4],
    'o1-preview': [15, 7.5, 15, 15, 60],
    'o1-pro': [150, 150, 150, 150, 600],
    o3: [2, 0.5, 2, 2, 8],
    'o3-mini': [1.1, 0.55, 1.1, 1.1, 4.4],
    'o3-mini-high': [1.1, 0.55, 1.1, 1.1, 4.4],
    'o3-pro': [20, 20, 20, 20, 80],
    'o4-mini': [1.1, 0.275, 1.1, 1.1, 4.4],
    'o4-mini-high': [1.1, 0.275, 1.1, 1.1, 4.4],
};


/***/ }),

/***/ 14734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L0: () => (/* binding */ findTablePrice),
/* harmony export */   cc: () => (/* binding */ createPriceSearch),
/* harmony export */   jd: () => (/* binding */ toCost),
/* harmony export */   xt: () => (/* binding */ toPlainName)
/* harmony export */ });
/* harmony import */ var _model_prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1266);

/** The factors for long requests, which all providers that charge more for them share. */
const LONG = { input: 2, output: 1.5 };
/** The suffix that a name in the table may have: a date or "latest". A later version has a price of its own. */
const END_OF_NAME = /(?:-\d{8}|-\d{4}-\d{2}-\d{2})?(?:-latest)?$/;
// Why: docs/decisions/0042-price-is-known-or-not.md
/** Looks a model up in the table by its name; undefined for a model that is not in it. */
function findTablePrice(model) {
    const name = toPlainName(model);
    const row = Object.hasOwn(_model_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .modelPrices */ .E, name) ? _model_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .modelPrices */ .E[name] : undefined;
    if (row === undefined)
        return undefined;
    const [input, cached, cacheWrite, cacheWriteHour, output, longFrom] = row;
    return { input, cached, cacheWrite, cacheWriteHour, output, longFrom };
}
/** Returns the name of a model without its provider, its date and "latest". */
function toPlainName(model) {
    return model.replace(/^.*\//, '').replace(END_OF_NAME, '');
}
/**
 * Creates the search for the price of an answer. A CLI may ask another model than the chosen one: then the price is that
 * of the model that answered, as far as the table has both. Else it is the given one or that of the chosen model.
 */
function createPriceSearch(chosen, given) {
    const ofChosen = findTablePrice(chosen);
    return (answered = chosen) => {
        const ofAnswered = findTablePrice(answered);
        const isOther = ofChosen !== undefined && toPlainName(answered) !== toPlainName(chosen);
        if (given !== undefined && !isOther)
            return given;
        return ofAnswered ?? given ?? ofChosen;
    };
}
/** Returns the cost of a request in US dollars. */
function toCost(tokens, price) {
    const { input, cached, cacheWritten, cacheWrittenHour, output } = tokens;
    const factor = price.longFrom !== undefined && input > price.longFrom ? LONG : { input: 1, output: 1 };
    const plain = Math.max(0, input - cached - cacheWritten);
    const written = (cacheWritten - cacheWrittenHour) * price.cacheWrite + cacheWrittenHour * price.cacheWriteHour;
    const read = plain * price.input + cached * price.cached + written;
    return (read * factor.input + output * price.output * factor.output) / 1_000_000;
}


/***/ }),

/***/ 31907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findIneffective),
/* harmony export */   T: () => (/* binding */ requireValidSettings)
/* harmony export */ });
/* harmony import */ var _agent_builtin_provider_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34859);
/* harmony import */ var _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8550);
/* harmony import */ var _agent_choice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49602);
/* harmony import */ var _ladder_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87467);
/* harmony import */ var _model_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45628);
/* harmony import */ var _model_tuning_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86436);
/* harmony import */ var _require_all_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11884);
/* harmony import */ var _run_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18320);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45320);









const parsers = [
    ({ agent }) => agent?.trim() && (0,_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .parseChoice */ .HU)(agent.trim(), 'agent', _agent_choice_js__WEBPACK_IMPORTED_MODULE_2__/* .AGENT_NAMES */ .RO),
    ({ provider }) => provider?.trim() && (0,_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .parseChoice */ .HU)(provider.trim(), 'provider', _agent_builtin_provider_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .PROVIDER_NAMES */ .xd),
    ({ judgeProvider }) => judgeProvider?.trim() && (0,_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .parseChoice */ .HU)(judgeProvider.trim(), 'judge-provider', _agent_builtin_provider_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .PROVIDER_NAMES */ .xd),
    ({ judgeVotes }) => judgeVotes?.trim() && (0,_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .parseChoice */ .HU)(judgeVotes.trim(), 'judge-votes', _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeVoteChoices */ .Wq),
    ({ baseUrl }) => baseUrl?.trim() && (0,_model_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .readAddress */ .zq)({ provider: 'openai', model: '', given: baseUrl }, {}),
    ({ tools }) => (0,_model_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePolicy */ .ON)({ tools }),
    ({ onDenial }) => (0,_model_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePolicy */ .ON)({ onDenial }),
    ({ price }) => (0,_model_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePrice */ .z7)({ price }, { model: '', isNeeded: false }),
    ({ judgePrice }) => (0,_model_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePrice */ .z7)({ price: judgePrice }, { model: '', isNeeded: false, setting: 'judge-price' }),
    ({ agents }) => (0,_ladder_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseAgents */ .w)(agents),
    ({ effort }, env) => (0,_model_tuning_js__WEBPACK_IMPORTED_MODULE_5__/* .readTuning */ .mW)({ effort }, env),
    ({ temperature }, env) => (0,_model_tuning_js__WEBPACK_IMPORTED_MODULE_5__/* .readTuning */ .mW)({ temperature }, env),
    ({ maxOutputTokens }, env) => (0,_model_tuning_js__WEBPACK_IMPORTED_MODULE_5__/* .readTuning */ .mW)({ maxOutputTokens }, env),
    ({ contextWindow }, env) => (0,_model_tuning_js__WEBPACK_IMPORTED_MODULE_5__/* .readTuning */ .mW)({ contextWindow }, env),
    ({ headers }, env) => (0,_model_tuning_js__WEBPACK_IMPORTED_MODULE_5__/* .readTuning */ .mW)({ headers }, env),
    ({ providerOptions }, env) => (0,_model_tuning_js__WEBPACK_IMPORTED_MODULE_5__/* .readTuning */ .mW)({ providerOptions }, env),
];
/**
 * Checks the values of all settings, also of those that the chosen agent does not use, and those that `others` parse.
 * Throws ConfigurationError, with every value that cannot be used.
 */
function requireValidSettings(given, env, others = []) {
    const alone = Object.entries(given).map(([name, value]) => () => (0,_run_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .readRunSettings */ .x)({ [name]: value }));
    (0,_require_all_js__WEBPACK_IMPORTED_MODULE_6__/* .requireAll */ .r)([...alone, ...parsers.map((parse) => () => parse(given, env)), ...others]);
}
/** Describes the settings that a user has given and that change nothing, by the settings that count for the run. */
function findIneffective(given, merged) {
    const agent = merged.agent?.trim() || 'command';
    const hasJudge = Boolean(merged.judgeModel?.trim());
    const isLadder = Boolean(merged.agents?.trim());
    const rules = [
        [
            !isLadder && agent === 'command',
            ['model', 'tools', 'onDenial', 'effort', 'temperature', 'maxOutputTokens', 'contextWindow', 'providerOptions'],
            'the agent "command" has no model of ours',
        ],
        [
            !isLadder && agent === 'command' && !hasJudge,
            ['provider', 'baseUrl', 'price', 'headers'],
            'the agent "command" has no model of ours, and there is no judge',
        ],
        [!isLadder && agent === 'builtin', ['agentCommand'], 'the agent "builtin" has no program'],
        [isLadder, ['agent', 'agentCommand'], 'the agents are those of "agents"'],
        [
            merged.isolation === 'none',
            ['networkSetup', 'networkAgent', 'networkCriteria', 'visiblePaths'],
            'there is no sandbox with "isolation: none"',
        ],
        [merged.verifyIn === 'workspace', ['auditMinutes'], 'no audit is made with "verify-in: workspace"'],
        [!isLadder && !(0,_agent_choice_js__WEBPACK_IMPORTED_MODULE_2__/* .isProgram */ .Vd)(agent), ['session'], 'only a CLI agent has a conversation to resume'],
    ];
    return rules.flatMap(([holds, names, why]) => names
        .filter((name) => holds && given[name] !== undefined)
        .map((name) => `"${toFlag(name)}" has no effect: ${why}.`));
}
function toFlag(name) {
    return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}


/***/ }),

/***/ 28833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findAgentProvider),
/* harmony export */   S: () => (/* binding */ readCliSettings)
/* harmony export */ });
/* harmony import */ var _agent_builtin_provider_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34859);
/* harmony import */ var _agent_cli_cli_adapters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9032);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14902);
/* harmony import */ var _model_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45628);
/* harmony import */ var _model_tuning_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86436);
/* harmony import */ var _require_all_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11884);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45320);







/** Returns the provider of an agent's model: as given, else the CLI's first one; undefined for other agents. */
function findAgentProvider({ agent, provider, }) {
    const given = provider?.trim() || undefined;
    return given ?? _agent_cli_cli_adapters_js__WEBPACK_IMPORTED_MODULE_1__/* .cliAdapters */ .f.find(({ name }) => name === agent)?.providers[0];
}
/** Reads the model, address and key of a CLI agent; the key comes from the environment. Throws ConfigurationError. */
function readCliSettings(adapter, texts, env) {
    const { name, providers, keyName, isModelNeeded, loginNames = [] } = adapter;
    const provider = (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .parseChoice */ .HU)(texts.provider?.trim() || adapter.providers[0], 'provider', providers);
    (0,_require_all_js__WEBPACK_IMPORTED_MODULE_5__/* .requireAll */ .r)(Object.entries({ tools: 'tools', onDenial: 'on-denial', ..._model_tuning_js__WEBPACK_IMPORTED_MODULE_4__/* .TUNING_NAMES */ .Z9 }).map(([key, setting]) => () => {
        const text = Reflect.get(texts, key);
        if (typeof text === 'string' && text.trim() !== '')
            throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('setting_invalid', {
                ...{ name: setting, value: '', reason: `is for the agent "builtin" only, and the agent is "${name}"` },
                act: 'Leave it out',
            });
    }));
    const model = texts.model?.trim() || undefined;
    if (model === undefined && isModelNeeded)
        throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .toSettingError */ .Oh)('model', '', `is missing; the agent "${name}" needs one`);
    const facts = _agent_builtin_provider_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .providerFacts */ .VJ[provider];
    const found = (0,_model_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .findKey */ .Tj)(provider, { names: [...facts.keyNames, ...loginNames], who: `the agent "${name}"` }, env);
    const key = {
        name: keyName ?? found?.name ?? 'GROUNDHOG_NO_KEY',
        value: found?.value ?? 'none',
        isLogin: found !== undefined && loginNames.includes(found.name),
    };
    return {
        provider,
        model,
        key,
        ...splitPath((0,_model_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .readAddress */ .zq)({ provider, model: model ?? '', given: texts.baseUrl }, env), facts.path),
    };
}
/** Splits the provider's usual path off an address, since some CLIs add it themselves; another path stays as it is. */
function splitPath(address, path) {
    return path !== '' && address.endsWith(path)
        ? { baseUrl: address.slice(0, -path.length), basePath: path }
        : { baseUrl: address, basePath: '' };
}


/***/ }),

/***/ 87738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ findSigningKey),
/* harmony export */   R: () => (/* binding */ parseAuthor)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45320);


/** Finds the key that signs commits; undefined where none does. Throws ConfigurationError where one is asked for. */
function findSigningKey({ choice, as }, env) {
    if (choice === 'none' || choice === 'api')
        return undefined;
    const text = env.GROUNDHOG_SIGNING_KEY?.trim() ?? '';
    if (text !== '')
        return { text, as };
    if (choice === 'auto')
        return undefined;
    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('signing_key_unusable', { reason: 'it is not set, and the setting "sign" is "key"' });
}
/** Parses the author of commits, `Name <address>`; undefined for no text. Throws ConfigurationError otherwise. */
function parseAuthor(text, name) {
    if (text === undefined || text.trim() === '')
        return undefined;
    const [, author, email] = /^([^<>\p{Cc}]*[^<>\p{Cc}\s])\s*<([^<>\s\p{Cc}]+@[^<>\s\p{Cc}]+)>$/u.exec(text.trim()) ?? [];
    if (author === undefined || email === undefined)
        throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .toSettingError */ .Oh)(name, text, 'is not written Name <address>');
    return { name: author, email };
}


/***/ }),

/***/ 87467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ chooseLadder),
/* harmony export */   w: () => (/* binding */ parseAgents)
/* harmony export */ });
/* harmony import */ var _domain_agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36253);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _domain_plan_describe_schema_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41077);
/* harmony import */ var _domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39617);
/* harmony import */ var _domain_yaml_yaml_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60720);
/* harmony import */ var _agent_choice_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49602);
/* harmony import */ var _cli_agent_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28833);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45320);








// Why: docs/decisions/0106-a-plan-chooses-among-trusted-agents.md
/**
 * Chooses the agents of the attempts: those of the plan, each of which the settings must offer, else those of the
 * settings. Throws ConfigurationError.
 */
function chooseLadder(given, limits, planned) {
    const listed = parseAgents(given.agents);
    const offered = listed === undefined ? [toOnlyStep(given, limits)] : toSteps(given, limits, listed);
    requireUse(given, offered);
    const chosen = planned?.map((entry, index) => findOffered(entry, index, offered)) ?? offered;
    const isLadder = planned !== undefined || listed !== undefined;
    const [first, ...others] = chosen.map((step, index) => ({
        ...step,
        identity: { ...step.identity, entry: isLadder ? index + 1 : null },
    }));
    if (first === undefined)
        throw new Error('a ladder has at least one entry');
    return [first, ...others];
}
/** Parses the list of agents, which is YAML; undefined for no text. Throws ConfigurationError. */
function parseAgents(text) {
    if (text === undefined || text.trim() === '')
        return undefined;
    const reading = (0,_domain_yaml_yaml_document_js__WEBPACK_IMPORTED_MODULE_3__/* .readYamlDocument */ .H)(text);
    if (reading.kind !== 'read') {
        const [fault] = reading.kind === 'refused' ? [reading.fault] : reading.faults;
        throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .toSettingError */ .Oh)('agents', '', `cannot be read: ${fault?.message}`);
    }
    const { document } = reading;
    const parsed = _domain_agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__/* .ladderSchema */ .mt.safeParse(document.value);
    if (parsed.success)
        return parsed.data;
    const words = { nameSubject: nameEntry, knownKeysAt: () => Object.keys(_domain_agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__/* .ladderSchema */ .mt.element.shape) };
    const faults = parsed.error.issues.flatMap((issue) => (0,_domain_plan_describe_schema_error_js__WEBPACK_IMPORTED_MODULE_2__/* .describeSchemaError */ .L)(issue, document, words));
    const problems = (0,_domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .toProblems */ .ek)(text, faults).map(({ message }) => message);
    throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .toSettingError */ .Oh)('agents', '', `is no list of agents: ${problems.join('; ')}`);
}
function nameEntry(_root, path) {
    if (path.length === 0)
        return 'the list';
    return path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : (0,_domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(step))).join(' ');
}
function toOnlyStep(given, limits) {
    return { ...limits, choice: given, identity: identify(given) };
}
function toSteps(given, limits, listed) {
    const base = given.agent || 'command';
    const hasBuiltin = listed.some(({ agent }) => (agent ?? base) === 'builtin');
    return listed.map((entry) => {
        const choice = toChoice(given, entry, { base, hasBuiltin });
        return { choice, identity: identify(choice), ...narrow(limits, entry) };
    });
}
/** Completes an entry by the settings: a provider and a model only for the agent, a price only for the model, that they name. */
function toChoice(given, entry, { base, hasBuiltin }) {
    const agent = entry.agent ?? base;
    const isBase = agent === base;
    const provider = entry.provider ?? (isBase ? given.provider : undefined);
    const isSameProvider = (0,_cli_agent_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .findAgentProvider */ .C)({ agent, provider }) === (0,_cli_agent_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .findAgentProvider */ .C)(given);
    const model = entry.model ?? (isBase && isSameProvider ? given.model : undefined);
    const isSameModel = model !== undefined && model === given.model?.trim();
    // Tools limit the built-in agent wherever it is; for any other one they are an error.
    const hasTools = agent === 'builtin' || !hasBuiltin;
    return {
        ...{ agent, provider, model },
        agentCommand: isBase || (agent === 'command' && !(0,_agent_choice_js__WEBPACK_IMPORTED_MODULE_4__/* .isProgram */ .Vd)(base)) ? given.agentCommand : undefined,
        baseUrl: isSameProvider ? given.baseUrl : undefined,
        price: isSameModel ? given.price : undefined,
        tools: hasTools ? given.tools : undefined,
        onDenial: hasTools ? given.onDenial : undefined,
        ...pickTuning(given, { agent, hasBuiltin, isSameProvider, isSameModel }),
    };
}
/** Picks the settings of requests that were meant for this provider and model; for no agent with a CLI where there is another. */
function pickTuning(given, { agent, hasBuiltin, isSameProvider, isSameModel }) {
    if (agent !== 'builtin' && hasBuiltin)
        return {};
    const { effort, temperature, maxOutputTokens, contextWindow, headers, providerOptions } = given;
    return {
        ...(isSameModel ? { effort, temperature, maxOutputTokens, contextWindow } : {}),
        ...(isSameProvider ? { headers, providerOptions } : {}),
    };
}
function identify(choice) {
    const { agent: name = 'command', model } = choice;
    if (name === 'command')
        return { name, provider: null, model: null, entry: null };
    return { name, provider: (0,_cli_agent_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .findAgentProvider */ .C)(choice) ?? null, model: model?.trim() || null, entry: null };
}
/** Throws ConfigurationError for an address that would go unused: it was meant for some model. */
function requireUse({ baseUrl }, offered) {
    if (!baseUrl?.trim() || offered.some(({ choice }) => choice.baseUrl !== undefined))
        return;
    throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .toSettingError */ .Oh)('base-url', baseUrl, 'is of no entry of "agents": it belongs to the provider that "provider" names');
}
/** Finds the agent that the settings offer for an entry of the plan. Throws ConfigurationError `agent_not_offered`. */
function findOffered(entry, index, offered) {
    const found = offered.find(({ identity: { name, provider, model } }) => (entry.agent ?? name) === name && (entry.provider ?? provider) === provider && (entry.model ?? model) === model);
    if (found !== undefined)
        return { ...found, ...narrow(found, entry, Math.min) };
    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('agent_not_offered', {
        entry: index + 1,
        wanted: [entry.agent, entry.provider, entry.model].filter((part) => part !== undefined).join(' '),
        offered: offered.map(({ identity }) => (0,_domain_agent_ladder_js__WEBPACK_IMPORTED_MODULE_0__/* .describeAgent */ .P7)(identity)).join('; '),
    });
}
/** Applies the limits of an entry: in place of the others, or as `join` says. */
function narrow({ maxTurns, wallClockTimeoutMs, session }, { max_iterations: turns, wall_clock_timeout_seconds: seconds }, join = (own) => own) {
    return {
        session,
        maxTurns: turns === undefined ? maxTurns : join(turns, maxTurns),
        wallClockTimeoutMs: seconds === undefined ? wallClockTimeoutMs : join(seconds * 1000, wallClockTimeoutMs),
    };
}


/***/ }),

/***/ 45628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ON: () => (/* binding */ parsePolicy),
/* harmony export */   Tj: () => (/* binding */ findKey),
/* harmony export */   ni: () => (/* binding */ readModelSettings),
/* harmony export */   te: () => (/* binding */ parseProvider),
/* harmony export */   z7: () => (/* binding */ parsePrice),
/* harmony export */   zq: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var _agent_builtin_provider_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34859);
/* harmony import */ var _agent_builtin_tools_tool_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39499);
/* harmony import */ var _agent_usage_model_prices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1266);
/* harmony import */ var _agent_usage_price_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14734);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14902);
/* harmony import */ var _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8550);
/* harmony import */ var _model_tuning_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86436);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45320);








const PLACEHOLDER = /\{(\w+)\}/g;
const BUILTIN = { who: 'the agent "builtin"', providerSetting: 'provider', modelSetting: 'model' };
/** Reads the model, address and key; the key comes from the environment alone. Throws ConfigurationError. */
function readModelSettings({ provider, model, baseUrl, ...texts }, env, user = BUILTIN) {
    const name = parseProvider(provider, user);
    const modelName = model?.trim() ?? '';
    if (modelName === '')
        throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .toSettingError */ .Oh)(user.modelSetting, '', `is missing; ${user.who} needs one`);
    const facts = _agent_builtin_provider_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .providerFacts */ .VJ[name];
    if (facts.isForCli === true)
        throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .toSettingError */ .Oh)(user.providerSetting, name, 'is for the agent "copilot", which is the CLI of this provider');
    const key = findKey(name, { names: facts.keyNames, who: user.who }, env);
    return {
        ...(0,_model_tuning_js__WEBPACK_IMPORTED_MODULE_5__/* .readTuning */ .mW)(texts, env),
        provider: name,
        model: modelName,
        apiKey: key?.value,
        isBearer: key !== undefined && facts.bearerNames?.includes(key.name) === true,
        baseUrl: readAddress({ provider: name, model: modelName, given: baseUrl }, env),
    };
}
/** Parses the name of a provider. Throws ConfigurationError for a missing or unknown one. */
function parseProvider(text, { who, providerSetting }) {
    const given = text?.trim() ?? '';
    if (given === '')
        throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .toSettingError */ .Oh)(providerSetting, '', `is missing; ${who} needs one of: ${_agent_builtin_provider_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .PROVIDER_NAMES */ .xd.join(', ')}`);
    return (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .parseChoice */ .HU)(given, providerSetting, _agent_builtin_provider_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .PROVIDER_NAMES */ .xd);
}
/** Finds the first variable that holds a key; undefined where the key is optional. Throws ConfigurationError otherwise. */
function findKey(provider, { names, who }, env) {
    const name = names.find((variable) => env[variable]?.trim());
    if (name !== undefined)
        return { name, value: env[name]?.trim() ?? '' };
    const { isKeyOptional, jobKey } = _agent_builtin_provider_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .providerFacts */ .VJ[provider];
    if (isKeyOptional)
        return undefined;
    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1('model_key_missing', { provider, names: names.join(' or '), ofJob: jobKey, who });
}
/** Reads a provider's address: as given, else from its usual variable, else its default. Throws ConfigurationError. */
function readAddress({ provider, model, given }, env) {
    const facts = _agent_builtin_provider_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .providerFacts */ .VJ[provider];
    const { address: usual, path } = (0,_agent_builtin_provider_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findEndpoint */ .vS)(provider, model);
    const address = given?.trim() || findFirst(env, facts.addressNames) || fillAddress(usual, env);
    if (address !== undefined)
        return toAddress(address, path);
    const parts = [...facts.addressNames, ...listVariables(usual)];
    const why = facts.retired === undefined ? '' : `. ${facts.retired}`;
    throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .toSettingError */ .Oh)('base-url', '', `is needed by the provider "${provider}", here or in ${parts.join(' or ')}${why}`);
}
/** Puts the values of variables in an address; undefined where one is not set. */
function fillAddress(address, env) {
    const isWhole = listVariables(address).every((name) => /^[\w-]+$/.test(env[name]?.trim() ?? ''));
    return isWhole ? address?.replace(PLACEHOLDER, (_, name) => env[name]?.trim() ?? '') : undefined;
}
function listVariables(address) {
    return [...(address ?? '').matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}
/** Returns the value of the first variable that is set. */
function findFirst(env, names) {
    return names.map((name) => env[name]?.trim()).find((value) => value !== undefined && value !== '');
}
/** Gives an address without a path the usual one: a provider's tools do not agree on whether it is part of the address. */
function toAddress(text, path) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol))
        throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .toSettingError */ .Oh)('base-url', text, 'is no http or https address');
    if (url.username !== '' || url.password !== '')
        throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .toSettingError */ .Oh)('base-url', url.host, 'has a name or password before it; give the key by its variable');
    if (url.pathname === '/')
        url.pathname = path;
    return url.toString().replace(/\/+$/, '');
}
/** Parses the tools that the agent may use. Throws ConfigurationError for an unknown one. */
function parsePolicy({ tools, onDenial }) {
    const names = tools?.split(/[\s,]+/).filter((name) => name !== '');
    const unknown = names?.find((name) => !isKnownTool(name));
    if (unknown !== undefined)
        throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .toSettingError */ .Oh)('tools', unknown, `matches none of ${_agent_builtin_tools_tool_names_js__WEBPACK_IMPORTED_MODULE_7__/* .BUILTIN_TOOL_NAMES */ .W.join(', ')}`);
    const allowed = names === undefined || names.length === 0 ? undefined : names;
    return { allowed, onDenial: (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .parseChoice */ .HU)(onDenial || 'terminate', 'on-denial', _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .denialChoices */ .oI) };
}
function isKnownTool(entry) {
    if (!entry.endsWith('*'))
        return _agent_builtin_tools_tool_names_js__WEBPACK_IMPORTED_MODULE_7__/* .BUILTIN_TOOL_NAMES */ .W.some((name) => name === entry);
    return _agent_builtin_tools_tool_names_js__WEBPACK_IMPORTED_MODULE_7__/* .BUILTIN_TOOL_NAMES */ .W.some((name) => name.startsWith(entry.slice(0, -1)));
}
/** Parses the price of a model: as given, else from the table. Throws ConfigurationError when it is needed and unknown. */
function parsePrice({ price }, { model, isNeeded, setting = 'price' }) {
    const text = price?.trim() ?? '';
    const given = text === '' ? undefined : readPrice(text, setting);
    if (given === undefined && (0,_agent_usage_price_table_js__WEBPACK_IMPORTED_MODULE_2__/* .findTablePrice */ .L0)(model) === undefined && isNeeded)
        throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .toSettingError */ .Oh)('max-cost-usd', model, model === ''
            ? `needs the price of a model, and no model is named; name one with "model", or give the price with "${setting}"`
            : `has no price in the table of ${_agent_usage_model_prices_js__WEBPACK_IMPORTED_MODULE_1__/* .PRICES_DATE */ .I}; give one with "${setting}"`);
    return (0,_agent_usage_price_table_js__WEBPACK_IMPORTED_MODULE_2__/* .createPriceSearch */ .cc)(model, given);
}
function readPrice(text, setting) {
    const numbers = text
        .split('/')
        .map((part) => (/^\d{1,6}(\.\d{1,6})?$/.test(part.trim()) ? Number(part) : Number.NaN));
    const [input, cached, output] = numbers;
    const isWhole = numbers.length === 3 && numbers.every((number) => !Number.isNaN(number));
    if (input === undefined || cached === undefined || output === undefined || !isWhole)
        throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .toSettingError */ .Oh)(setting, text, 'is not <input>/<cached input>/<output> in US dollars for a million tokens, such as 3/0.3/15');
    return { input, cached, cacheWrite: input, cacheWriteHour: input, output };
}


/***/ }),

/***/ 86436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yv: () => (/* binding */ findHeaderSecrets),
/* harmony export */   Z9: () => (/* binding */ TUNING_NAMES),
/* harmony export */   gE: () => (/* binding */ describeUnknownWindow),
/* harmony export */   mW: () => (/* binding */ readTuning)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40669);
/* harmony import */ var _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8550);
/* harmony import */ var _domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11395);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45320);




/** The names of these settings for people, all of which are for the agent "builtin". */
const TUNING_NAMES = {
    effort: 'effort',
    temperature: 'temperature',
    maxOutputTokens: 'max-output-tokens',
    contextWindow: 'context-window',
    headers: 'headers',
    providerOptions: 'provider-options',
};
const TEMPERATURE = { name: TUNING_NAMES.temperature, ..._domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .settingRanges */ .lO.temperature };
const MAX_OUTPUT_TOKENS = { name: TUNING_NAMES.maxOutputTokens, ..._domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .settingRanges */ .lO.maxOutputTokens };
const CONTEXT_WINDOW = { name: TUNING_NAMES.contextWindow, ..._domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .settingRanges */ .lO.contextWindow };
/** The headers that a request has in any case: a key has its own variable. */
const OWN_HEADERS = /^(?:authorization|x-api-key|x-goog-api-key|api-key|host|connection|content-.*|transfer-encoding|cookie)$/i;
const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
const headersSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
const optionsSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9());
const VARIABLE = /^\$([A-Za-z_][A-Za-z0-9_]*)$/;
/** Returns a warning where a local server drops the beginning of a conversation without a word; undefined elsewhere. */
function describeUnknownWindow(choice) {
    if (choice.agent !== 'builtin' || choice.provider?.trim() !== 'ollama' || choice.contextWindow?.trim())
        return undefined;
    return 'Warning: Ollama keeps as few as 4096 tokens of a request unless OLLAMA_CONTEXT_LENGTH is set where it is served, and drops the rest without a word. Set that to 64000 or more, and "context-window" to the same number.';
}
/** Parses the settings. Throws ConfigurationError for an invalid value. */
function readTuning(texts, env) {
    const effort = texts.effort?.trim() || undefined;
    return {
        effort: effort === undefined ? undefined : (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .parseChoice */ .HU)(effort, TUNING_NAMES.effort, _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .effortChoices */ .Pv),
        temperature: (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .parseNumber */ .$J)(texts.temperature, TEMPERATURE),
        maxOutputTokens: (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWholeNumber */ .oA)(texts.maxOutputTokens, MAX_OUTPUT_TOKENS),
        contextWindow: (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWholeNumber */ .oA)(texts.contextWindow, CONTEXT_WINDOW),
        headers: readHeaders(texts.headers, env),
        providerOptions: parseObject(texts.providerOptions, TUNING_NAMES.providerOptions, optionsSchema),
    };
}
/** Reads headers whose values may be `$NAME`, the value of a variable. Throws ConfigurationError. */
function readHeaders(text, env) {
    const given = parseObject(text, TUNING_NAMES.headers, headersSchema);
    if (given === undefined)
        return undefined;
    const entries = Object.entries(given).map(([name, value]) => {
        const setting = TUNING_NAMES.headers;
        if (!HEADER_NAME.test(name))
            throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .toSettingError */ .Oh)(setting, name, 'is no name of a header');
        if (OWN_HEADERS.test(name))
            throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .toSettingError */ .Oh)(setting, name, 'is set by Groundhog; give the key by the variable of its provider');
        const [, variable] = VARIABLE.exec(value) ?? [];
        const found = variable === undefined ? value : env[variable];
        if (found === undefined || found === '')
            throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .toSettingError */ .Oh)(setting, value, 'names a variable that is not set');
        // None of the value is quoted: it may be a secret.
        if (/[^\t\x20-\x7e]/.test(found))
            throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .toSettingError */ .Oh)(setting, name, 'has a value with a character that is not ASCII');
        return [name, found];
    });
    return Object.fromEntries(entries);
}
/** Returns the values of headers that come from variables: they are secrets, whatever the variables are called. */
function findHeaderSecrets(text, env) {
    const given = parseObject(text, TUNING_NAMES.headers, headersSchema) ?? {};
    const names = Object.values(given).flatMap((value) => VARIABLE.exec(value)?.slice(1) ?? []);
    return names.map((name) => env[name] ?? '').filter((value) => value !== '');
}
function parseObject(text, name, schema) {
    if (text === undefined || text.trim() === '')
        return undefined;
    const parsed = schema.safeParse((0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .tryParseJson */ .Bl)(text));
    if (parsed.success)
        return parsed.data;
    // None of the text is quoted: a part of a secret would not be recognized as one.
    throw (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .toSettingError */ .Oh)(name, '…', 'is no JSON object of the form that the setting has');
}


/***/ }),

/***/ 11884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ requireAll)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45320);


/** Parses several settings. Throws one ConfigurationError with every value that cannot be used. */
function requireAll(parses) {
    const found = parses.flatMap(findError);
    const [only] = found;
    if (only === undefined)
        return;
    const errors = found.map(toSetting);
    const [first = only, ...others] = new Map(errors.map((error) => [`${error.data.name} ${error.data.value}`, error])).values();
    // The error of a task id says more, where it is the only one.
    if (others.length === 0)
        throw only;
    const more = others.map(({ data: { name, value, reason } }) => `The setting "${name}": ${value === '' ? 'it' : `"${value}"`} ${reason}.`);
    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('setting_invalid', { ...first.data, more: more.join('\n') });
}
function findError(parse) {
    try {
        parse();
        return [];
    }
    catch (thrown) {
        const isOfValue = thrown instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1 && (thrown.code === 'setting_invalid' || thrown.code === 'task_id_invalid');
        if (isOfValue)
            return [thrown];
        throw thrown;
    }
}
function toSetting(error) {
    const { id, reason } = error.data;
    return error.code === 'task_id_invalid' ? (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .toSettingError */ .Oh)('task', String(id), `is no task id: ${reason}`) : error;
}


/***/ }),

/***/ 18320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readRunSettings)
/* harmony export */ });
/* harmony import */ var _domain_attempt_step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68033);
/* harmony import */ var _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8550);
/* harmony import */ var _find_signing_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87738);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45320);




const ATTEMPT_BUDGET = { name: 'attempt-budget-default', ..._domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRanges */ .lO.attemptBudget };
const WALL_CLOCK_SECONDS = { name: 'wall-clock-timeout-seconds', ..._domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRanges */ .lO.wallClockSeconds };
const DEFAULT_WALL_CLOCK_SECONDS = 1800;
const RESCUE_STEPS = { name: 'rescue-steps', ..._domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRanges */ .lO.rescueSteps };
const AUDIT_MINUTES = { name: 'audit-minutes', ..._domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRanges */ .lO.auditMinutes };
const MAX_ITERATIONS = { name: 'max-iterations', ..._domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRanges */ .lO.maxIterations };
const DEFAULT_MAX_ITERATIONS = 100;
/** Parses the settings. Throws ConfigurationError for an invalid value. */
function readRunSettings(given) {
    const workspace = (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseChoice */ .HU)(given.workspace || 'worktree', 'workspace', _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceChoices */ .SV);
    const materialize = (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .requireRoomToWait */ .f0)((0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseChoice */ .HU)(given.materialize || 'direct', 'materialize', _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .materializeModes */ .IS), workspace);
    const claimRule = (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseChoice */ .HU)(given.claim || 'end', 'claim', _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .claimRules */ .GJ);
    return {
        forRequest: {
            attemptBudgetDefault: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseWholeNumber */ .oA)(given.attemptBudgetDefault, ATTEMPT_BUDGET),
            auditMinutes: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseWholeNumber */ .oA)(given.auditMinutes, AUDIT_MINUTES) ?? 0,
            caches: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseCaches */ .xH)(given.caches),
            claimRule,
            rescueSteps: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .requireRescuable */ .ku)((0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseWholeNumber */ .oA)(given.rescueSteps, RESCUE_STEPS) ?? 0, claimRule),
            instruction: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInstruction */ .ED)(given.instruction),
            isForced: given.force === true,
            isFresh: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .requireDiscardable */ .AE)(given.fresh === true, workspace),
            materialize,
            rebase: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .requireRebasable */ .rH)((0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRebase */ .iC)(given.rebase ?? ''), { materialize, workspace }),
            onUnjudged: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseChoice */ .HU)(given.onUnjudged || 'pause', 'on-unjudged', _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .unjudgedChoices */ .Ng),
            signsOff: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBoolean */ .yG)(given.signOff ?? '', 'sign-off'),
            stepMatch: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseChoice */ .HU)(given.stepMatch || 'exact', 'step-match', _domain_attempt_step_js__WEBPACK_IMPORTED_MODULE_0__/* .stepMatchSchema */ .db.options),
            verifyIn: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseChoice */ .HU)(given.verifyIn || 'checkout', 'verify-in', _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .verifyInChoices */ .tW),
        },
        attemptLimits: {
            session: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseChoice */ .HU)(given.session || 'fresh', 'session', _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .sessionChoices */ .pG),
            maxTurns: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseWholeNumber */ .oA)(given.maxIterations, MAX_ITERATIONS) ?? DEFAULT_MAX_ITERATIONS,
            wallClockTimeoutMs: ((0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseWholeNumber */ .oA)(given.wallClockTimeoutSeconds, WALL_CLOCK_SECONDS) ?? DEFAULT_WALL_CLOCK_SECONDS) * 1000,
        },
        limits: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseLimits */ .kd)(given),
        signing: {
            choice: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseChoice */ .HU)(given.sign || 'auto', 'sign', _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .signChoices */ .yU),
            as: (0,_find_signing_key_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAuthor */ .R)(given.signAs, 'sign-as'),
        },
        workspace,
        isolation: readIsolation(given),
        protectedBranches: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBranchGlobs */ .vS)(given.protectedBranches ?? [], 'protected-branches'),
        masked: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseVariableNames */ .OE)(given.mask ?? [], 'mask'),
    };
}
function readIsolation(given) {
    return {
        choice: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseChoice */ .HU)(given.isolation || 'auto', 'isolation', _domain_setting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .isolationChoices */ .Lp),
        networks: {
            setup: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseNetwork */ .MO)(given.networkSetup, 'network-setup'),
            agent: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseNetwork */ .MO)(given.networkAgent, 'network-agent') ?? [],
            criteria: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseNetwork */ .MO)(given.networkCriteria, 'network-criteria') ?? [],
        },
        visiblePaths: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseVisiblePaths */ .A6)(given.visiblePaths),
    };
}


/***/ })

};
