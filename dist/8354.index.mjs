export const id = 8354;
export const ids = [8354];
export const modules = {

/***/ 32413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ toSystemError),
/* harmony export */   z: () => (/* binding */ toGroundhogError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);

// Codes of errno(3). EDQUOT is the full disk of one user.
const SYSTEM_CODES = {
    ENOSPC: ['disk_full', 'no space left'],
    EDQUOT: ['disk_full', 'the quota is used up'],
    EROFS: ['permission_denied', 'the file system is read-only'],
    EACCES: ['permission_denied', 'permission denied'],
    EPERM: ['permission_denied', 'operation not permitted'],
    EMFILE: ['open_files_limit', 'too many files are open in this process'],
    ENFILE: ['open_files_limit', 'too many files are open on this machine'],
};
/** Returns a thrown value as an error of the catalogue: `internal`, with the place in the code, where it has no other. */
function toGroundhogError(thrown) {
    if (thrown instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GroundhogError */ .CX)
        return thrown;
    const error = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toError */ .iT)(thrown);
    const known = toSystemError(error);
    if (known !== undefined)
        return known;
    const where = error.stack?.split('\n').find((line) => line.trim().startsWith('at ')) ?? '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GroundhogError */ .CX('internal', { message: `${error.name}: ${error.message}\n${where}`.trimEnd() }, { cause: error });
}
/** Returns the error for a refusal of the operating system, with its path; undefined for any other error. */
function toSystemError(error) {
    const [code, reason] = ('code' in error && SYSTEM_CODES[String(error.code)]) || [];
    if (code === undefined)
        return undefined;
    const data = { path: findPath(error), reason };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GroundhogError */ .CX(code, data, { cause: error });
}
/** Finds the path that a call of the file system was about: of two, the one that was to be created. */
function findPath(error) {
    for (const name of ['dest', 'path']) {
        const value = Reflect.get(error, name);
        if (typeof value === 'string')
            return value;
    }
    return undefined;
}


/***/ }),

/***/ 20068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ endingSchema),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   WG: () => (/* binding */ isPassing),
/* harmony export */   p$: () => (/* binding */ pauseCauseSchema),
/* harmony export */   vu: () => (/* binding */ conclusionOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);

/** The endings of a run. */
const endingSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'passed',
    'nothing_to_do',
    'blocked',
    'paused',
    'refused',
    'conflict',
    'infra_error',
]);
const conclusions = {
    passed: 'success',
    nothing_to_do: 'success',
    blocked: 'failure',
    paused: 'neutral',
    refused: 'failure',
    conflict: 'failure',
    infra_error: 'failure',
};
/** Returns the conclusion of a GitHub check run for an ending. */
function conclusionOf(ending) {
    return conclusions[ending];
}
const exitCodes = {
    passed: 0,
    nothing_to_do: 0,
    blocked: 1,
    paused: 3,
    refused: 4,
    conflict: 4,
    infra_error: 5,
};
// Why: docs/decisions/0125-exit-codes-of-the-command-line.md
/** Returns the exit code of the command line for an ending; 2 is for wrong usage, see `isUsageError`. */
function exitCodeOf(ending) {
    return exitCodes[ending];
}
/** The cause of a pause, which decides whether the run may resume by itself. */
const pauseCauseSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'deadline',
    'budget',
    'cancelled',
    /** The agent's provider was unavailable. */
    'provider',
    /** The user must fix the account at the agent's provider. */
    'account',
    /** The judge has given no verdict on a statement. */
    'unjudged',
    'asked',
    'approval',
    /** The job ended before its run did. */
    'job_ended',
    /** Another run has taken the task. */
    'taken',
]);
const passing = {
    deadline: true,
    budget: false,
    cancelled: false,
    provider: true,
    account: false,
    unjudged: false,
    asked: false,
    approval: false,
    job_ended: true,
    taken: true,
};
/** Returns whether a run that paused for this cause can resume without any action of a user. */
function isPassing(cause) {
    return passing[cause];
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

/***/ 38354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderUsageError: () => (/* binding */ renderUsageError)
/* harmony export */ });
/* harmony import */ var _domain_errors_usage_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92044);
/* harmony import */ var _to_exit_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23794);


const CODE = 'setting_invalid';
/**
 * Renders the document of a call that the program refuses, where the command that it names, or one below it, prints its
 * result as a document and was asked to; undefined for any other call.
 */
function renderUsageError(program, argv, { code, message: text }) {
    const command = findNamed(program, argv);
    if (!argv.includes('--json') || !printsJson(command))
        return undefined;
    const message = code === 'commander.help' ? 'a command is missing' : text.replace(/^error: /, '');
    return (0,_to_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .renderErrorJson */ .B)({ code: CODE, message, exit_code: _domain_errors_usage_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_USAGE */ .R });
}
/** Finds the command that the first words name. */
function findNamed(command, [word, ...rest]) {
    const child = command.commands.find((each) => each.name() === word);
    return child === undefined ? command : findNamed(child, rest);
}
/** Returns whether a command has the switch `--json`; verbs have a flag of that name that takes a value. */
function printsJson({ options, commands }) {
    return options.some(({ long, required }) => long === '--json' && !required) || commands.some(printsJson);
}


/***/ }),

/***/ 86740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ toFailure)
/* harmony export */ });
/* harmony import */ var _domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22533);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32413);
/* harmony import */ var _domain_errors_usage_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92044);
/* harmony import */ var _domain_record_ending_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20068);
/* harmony import */ var _exec_redaction_clean_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77855);






/**
 * Translates a thrown value to an ending: `refused` for a ConfigurationError, `infra_error` for all else. `command` is the
 * one of the command line: refusals name it and point to its help.
 */
function toFailure(thrown, redact, command) {
    const error = (0,_domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_2__/* .toGroundhogError */ .z)(thrown);
    const help = error.code === 'setting_invalid' && command !== undefined ? `groundhog ${command} --help` : undefined;
    const text = (0,_exec_redaction_clean_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toCleanText */ .M)((0,_domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .renderError */ .v)(error, { help, refused: command }), redact);
    const ending = error instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1 ? 'refused' : 'infra_error';
    return { code: error.code, ending, exitCode: (0,_domain_errors_usage_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isUsageError */ .m)(error) ? _domain_errors_usage_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_USAGE */ .R : (0,_domain_record_ending_js__WEBPACK_IMPORTED_MODULE_4__/* .exitCodeOf */ .FO)(ending), text };
}


/***/ })

};
