export const id = 6687;
export const ids = [6687];
export const modules = {

/***/ 56687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validateCommand: () => (/* binding */ validateCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _domain_errors_usage_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92044);
/* harmony import */ var _report_terminal_checked_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78883);
/* harmony import */ var _settings_load_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68008);
/* harmony import */ var _to_exit_code_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23794);
/* harmony import */ var _check_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54343);
/* harmony import */ var _list_plans_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31624);
/* harmony import */ var _shared_tasks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71691);








/**
 * Checks plans and configurations and returns the exit code: 2 with every problem by file, line and column, or 0 with a
 * summary of each plan. "-" is standard input, a folder means the plans in it, and no path those of the checkout. The
 * configuration beside a plan is checked, too, and shown when it is wrong.
 */
function validateCommand(paths, flags, io) {
    return (0,_to_exit_code_js__WEBPACK_IMPORTED_MODULE_4__/* .toExitCode */ .t)(io, { name: 'validate', json: flags.json }, () => validateFiles(paths, flags, io));
}
async function validateFiles(paths, flags, { host, console }) {
    const named = [...new Set(await (0,_list_plans_js__WEBPACK_IMPORTED_MODULE_6__/* .expandFolders */ ._T)(paths))];
    const files = [];
    for (const path of named)
        files.push(await (0,_check_file_js__WEBPACK_IMPORTED_MODULE_5__/* .checkFile */ .vH)(path, host));
    const checked = [...(await (0,_shared_tasks_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOfSharedTasks */ .N)(files))];
    for (const path of findConfigs(named)) {
        const config = await (0,_check_file_js__WEBPACK_IMPORTED_MODULE_5__/* .checkFile */ .vH)(path, host);
        if (config.problems.length > 0)
            checked.push(config);
    }
    const isWrong = ({ problems }) => problems.length > 0;
    if (flags.json === true)
        console.out((0,_report_terminal_checked_files_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCheckedJson */ .cz)(checked));
    else {
        const valid = checked.filter((file) => !isWrong(file));
        if (valid.length > 0)
            console.out(valid.map(_report_terminal_checked_files_js__WEBPACK_IMPORTED_MODULE_2__/* .renderChecked */ .SD).join('\n'));
        for (const file of checked.filter(isWrong))
            console.err((0,_report_terminal_checked_files_js__WEBPACK_IMPORTED_MODULE_2__/* .renderChecked */ .SD)(file));
    }
    return checked.some(isWrong) ? _domain_errors_usage_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT_USAGE */ .R : 0;
}
/** Finds the configurations beside files, apart from those that are named. */
function findConfigs(paths) {
    const named = new Set(paths.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path)));
    const found = paths.map((path) => (0,_settings_load_config_js__WEBPACK_IMPORTED_MODULE_3__/* .findConfigFile */ ["if"])(path === _check_file_js__WEBPACK_IMPORTED_MODULE_5__/* .STDIN */ .TF ? '.' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)));
    const others = found.filter((path) => path !== undefined).filter((path) => !named.has(path));
    return [...new Set(others)].map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)('.', path));
}


/***/ }),

/***/ 78883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SD: () => (/* binding */ renderChecked),
/* harmony export */   c7: () => (/* binding */ renderWarnings),
/* harmony export */   cz: () => (/* binding */ renderCheckedJson)
/* harmony export */ });
/* harmony import */ var _domain_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6526);
/* harmony import */ var _domain_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36689);
/* harmony import */ var _domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39617);
/* harmony import */ var _text_format_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83969);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18964);





/** Renders a checked file: its problems, which editors jump to, or a summary, and warnings with the lines to paste. */
function renderChecked({ path, kind, plan, problems, warnings }) {
    const lines = problems.length > 0 ? [(0,_domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .renderProblems */ .x8)(path, problems)] : [renderSummary(path, kind, plan)];
    // Paths may hold control characters.
    return `${(0,_domain_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)([...lines, ...renderWarnings(warnings)].join('\n'))}\n`;
}
/** Renders the warnings of a plan as lines, with those to paste; none without warnings. */
function renderWarnings(warnings) {
    if (warnings.length === 0)
        return [];
    const lines = warnings.flatMap(({ checkpointId, message, paste }) => [
        `  ${checkpointId ?? 'plan'}: ${message}`,
        ...(paste === undefined ? [] : ['    better:', paste.replace(/^/gm, '      ')]),
    ]);
    return ['', 'Warnings:', ...lines];
}
function renderSummary(path, kind, plan) {
    if (plan === undefined)
        return `${path} is a valid ${kind}.`;
    const lines = [`${path} is valid: ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlural */ .yk)(plan.checkpoints.length, 'checkpoint')}.`];
    for (const [index, checkpoint] of plan.checkpoints.entries()) {
        const kinds = checkpoint.success_criteria.map((criterion) => criterion.kind).join(', ');
        const budget = (0,_domain_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .attemptBudgetOf */ .E4)(checkpoint, plan, undefined);
        lines.push(`${String(index + 1).padStart(3)}. ${checkpoint.id} (at most ${(0,_text_format_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlural */ .yk)(budget, 'attempt')}; criteria: ${kinds})`);
        lines.push(`     ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toShortLine */ .wb)(checkpoint.spec, 100)}`);
    }
    return lines.join('\n');
}
/** Renders checked files as one JSON document. */
function renderCheckedJson(files) {
    const listed = files.map(({ path, kind, plan, problems, warnings }) => ({
        path,
        kind,
        valid: problems.length === 0,
        checkpoints: plan?.checkpoints.map(({ id }) => id) ?? [],
        problems: problems.map(({ line, column, message, excerpt }) => ({ line, column, message, excerpt })),
        warnings: warnings.map(({ checkpointId, message, paste }) => ({
            checkpoint: checkpointId ?? null,
            message,
            paste,
        })),
    }));
    return `${JSON.stringify({ schema_version: 1, files: listed }, undefined, 2)}\n`;
}


/***/ })

};
